source_filename = "long_loops.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.job = type { ptr, i32, i32, i64 }

@numbers = internal global [200 x i32] zeroinitializer, align 16, !dbg !0
@.str = private unnamed_addr constant [16 x i8] c"numbers[i] == i\00", align 1, !dbg !20
@.str.1 = private unnamed_addr constant [13 x i8] c"long_loops.c\00", align 1, !dbg !26
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !31
@.str.2 = private unnamed_addr constant [30 x i8] c"numbers[SIZE - 1] == SIZE - 1\00", align 1, !dbg !37
@__PRETTY_FUNCTION__.strides = private unnamed_addr constant [19 x i8] c"void strides(void)\00", align 1, !dbg !42
@.str.3 = private unnamed_addr constant [51 x i8] c"jobs[0].sum + jobs[1].sum == SIZE * (SIZE - 1) / 2\00", align 1, !dbg !47
@__PRETTY_FUNCTION__.sums = private unnamed_addr constant [16 x i8] c"void sums(void)\00", align 1, !dbg !52
@left = internal global [6 x [6 x i32]] zeroinitializer, align 16, !dbg !65
@right = internal global [6 x [6 x i32]] zeroinitializer, align 16, !dbg !70
@product = internal global [6 x [6 x i32]] zeroinitializer, align 16, !dbg !72
@.str.4 = private unnamed_addr constant [23 x i8] c"product[i][j] == i + j\00", align 1, !dbg !55
@__PRETTY_FUNCTION__.products = private unnamed_addr constant [20 x i8] c"void products(void)\00", align 1, !dbg !60
@filled = internal global i32 0, align 4, !dbg !74
@.str.5 = private unnamed_addr constant [16 x i8] c"numbers[i] == 1\00", align 1, !dbg !78
@__PRETTY_FUNCTION__.look = private unnamed_addr constant [19 x i8] c"void *look(void *)\00", align 1, !dbg !80

define dso_local i32 @main() #0 !dbg !93 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @run(ptr noundef @fill_half, ptr noundef @fill_half), !dbg !97
    #dbg_declare(ptr %2, !98, !DIExpression(), !100)
  store i32 0, ptr %2, align 4, !dbg !100
  br label %3, !dbg !101

3:                                                ; preds = %16, %0
  %4 = load i32, ptr %2, align 4, !dbg !102
  %5 = icmp slt i32 %4, 200, !dbg !104
  br i1 %5, label %6, label %19, !dbg !105

6:                                                ; preds = %3
  %7 = load i32, ptr %2, align 4, !dbg !106
  %8 = sext i32 %7 to i64, !dbg !106
  %9 = getelementptr inbounds [200 x i32], ptr @numbers, i64 0, i64 %8, !dbg !106
  %10 = load i32, ptr %9, align 4, !dbg !106
  %11 = load i32, ptr %2, align 4, !dbg !106
  %12 = icmp eq i32 %10, %11, !dbg !106
  br i1 %12, label %13, label %14, !dbg !109

13:                                               ; preds = %6
  br label %15, !dbg !109

14:                                               ; preds = %6
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 40, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !106
  unreachable, !dbg !106

15:                                               ; preds = %13
  br label %16, !dbg !110

16:                                               ; preds = %15
  %17 = load i32, ptr %2, align 4, !dbg !111
  %18 = add nsw i32 %17, 1, !dbg !111
  store i32 %18, ptr %2, align 4, !dbg !111
  br label %3, !dbg !112, !llvm.loop !113

19:                                               ; preds = %3
  ret i32 0, !dbg !116
}

define internal void @run(ptr noundef %0, ptr noundef %1) #0 !dbg !117 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [2 x i64], align 16
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !123, !DIExpression(), !124)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !125, !DIExpression(), !126)
    #dbg_declare(ptr %5, !127, !DIExpression(), !134)
  %6 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 0, !dbg !135
  %7 = load ptr, ptr %3, align 8, !dbg !136
  %8 = call i32 @pthread_create(ptr noundef %6, ptr noundef null, ptr noundef %7, ptr noundef null) #6, !dbg !137
  %9 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 1, !dbg !138
  %10 = load ptr, ptr %4, align 8, !dbg !139
  %11 = call i32 @pthread_create(ptr noundef %9, ptr noundef null, ptr noundef %10, ptr noundef inttoptr (i64 1 to ptr)) #6, !dbg !140
  %12 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 0, !dbg !141
  %13 = load i64, ptr %12, align 16, !dbg !141
  %14 = call i32 @pthread_join(i64 noundef %13, ptr noundef null), !dbg !142
  %15 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 1, !dbg !143
  %16 = load i64, ptr %15, align 8, !dbg !143
  %17 = call i32 @pthread_join(i64 noundef %16, ptr noundef null), !dbg !144
  ret void, !dbg !145
}

define internal ptr @fill_half(ptr noundef %0) #0 !dbg !146 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !147, !DIExpression(), !148)
    #dbg_declare(ptr %3, !149, !DIExpression(), !150)
  %5 = load ptr, ptr %2, align 8, !dbg !151
  %6 = ptrtoint ptr %5 to i64, !dbg !152
  %7 = trunc i64 %6 to i32, !dbg !153
  %8 = mul nsw i32 %7, 200, !dbg !154
  %9 = sdiv i32 %8, 2, !dbg !155
  store i32 %9, ptr %3, align 4, !dbg !150
    #dbg_declare(ptr %4, !156, !DIExpression(), !158)
  %10 = load i32, ptr %3, align 4, !dbg !159
  store i32 %10, ptr %4, align 4, !dbg !158
  br label %11, !dbg !160

11:                                               ; preds = %21, %1
  %12 = load i32, ptr %4, align 4, !dbg !161
  %13 = load i32, ptr %3, align 4, !dbg !163
  %14 = add nsw i32 %13, 100, !dbg !164
  %15 = icmp slt i32 %12, %14, !dbg !165
  br i1 %15, label %16, label %24, !dbg !166

16:                                               ; preds = %11
  %17 = load i32, ptr %4, align 4, !dbg !167
  %18 = load i32, ptr %4, align 4, !dbg !168
  %19 = sext i32 %18 to i64, !dbg !169
  %20 = getelementptr inbounds [200 x i32], ptr @numbers, i64 0, i64 %19, !dbg !169
  store i32 %17, ptr %20, align 4, !dbg !170
  br label %21, !dbg !169

21:                                               ; preds = %16
  %22 = load i32, ptr %4, align 4, !dbg !171
  %23 = add nsw i32 %22, 1, !dbg !171
  store i32 %23, ptr %4, align 4, !dbg !171
  br label %11, !dbg !172, !llvm.loop !173

24:                                               ; preds = %11
  ret ptr null, !dbg !175
}

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #1

define dso_local void @strides() #0 !dbg !176 {
  call void @run(ptr noundef @fill_every_other, ptr noundef @fill_every_other), !dbg !179
  %1 = load i32, ptr getelementptr inbounds ([200 x i32], ptr @numbers, i64 0, i64 199), align 4, !dbg !180
  %2 = icmp eq i32 %1, 199, !dbg !180
  br i1 %2, label %3, label %4, !dbg !183

3:                                                ; preds = %0
  br label %5, !dbg !183

4:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 52, ptr noundef @__PRETTY_FUNCTION__.strides) #5, !dbg !180
  unreachable, !dbg !180

5:                                                ; preds = %3
  ret void, !dbg !184
}

define internal ptr @fill_every_other(ptr noundef %0) #0 !dbg !185 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !186, !DIExpression(), !187)
    #dbg_declare(ptr %3, !188, !DIExpression(), !190)
  %4 = load ptr, ptr %2, align 8, !dbg !191
  %5 = ptrtoint ptr %4 to i64, !dbg !192
  %6 = trunc i64 %5 to i32, !dbg !193
  store i32 %6, ptr %3, align 4, !dbg !190
  br label %7, !dbg !194

7:                                                ; preds = %15, %1
  %8 = load i32, ptr %3, align 4, !dbg !195
  %9 = icmp slt i32 %8, 200, !dbg !197
  br i1 %9, label %10, label %18, !dbg !198

10:                                               ; preds = %7
  %11 = load i32, ptr %3, align 4, !dbg !199
  %12 = load i32, ptr %3, align 4, !dbg !200
  %13 = sext i32 %12 to i64, !dbg !201
  %14 = getelementptr inbounds [200 x i32], ptr @numbers, i64 0, i64 %13, !dbg !201
  store i32 %11, ptr %14, align 4, !dbg !202
  br label %15, !dbg !201

15:                                               ; preds = %10
  %16 = load i32, ptr %3, align 4, !dbg !203
  %17 = add nsw i32 %16, 2, !dbg !203
  store i32 %17, ptr %3, align 4, !dbg !203
  br label %7, !dbg !204, !llvm.loop !205

18:                                               ; preds = %7
  ret ptr null, !dbg !207
}

define dso_local void @overlap() #0 !dbg !208 {
  call void @run(ptr noundef @fill_too_much, ptr noundef @fill_the_rest), !dbg !209
  ret void, !dbg !210
}

define internal ptr @fill_too_much(ptr noundef %0) #0 !dbg !211 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !212, !DIExpression(), !213)
    #dbg_declare(ptr %3, !214, !DIExpression(), !216)
  store i32 0, ptr %3, align 4, !dbg !216
  br label %4, !dbg !217

4:                                                ; preds = %11, %1
  %5 = load i32, ptr %3, align 4, !dbg !218
  %6 = icmp sle i32 %5, 100, !dbg !220
  br i1 %6, label %7, label %14, !dbg !221

7:                                                ; preds = %4
  %8 = load i32, ptr %3, align 4, !dbg !222
  %9 = sext i32 %8 to i64, !dbg !223
  %10 = getelementptr inbounds [200 x i32], ptr @numbers, i64 0, i64 %9, !dbg !223
  store i32 1, ptr %10, align 4, !dbg !224
  br label %11, !dbg !223

11:                                               ; preds = %7
  %12 = load i32, ptr %3, align 4, !dbg !225
  %13 = add nsw i32 %12, 1, !dbg !225
  store i32 %13, ptr %3, align 4, !dbg !225
  br label %4, !dbg !226, !llvm.loop !227

14:                                               ; preds = %4
  ret ptr null, !dbg !229
}

define internal ptr @fill_the_rest(ptr noundef %0) #0 !dbg !230 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !231, !DIExpression(), !232)
    #dbg_declare(ptr %3, !233, !DIExpression(), !235)
  store i32 100, ptr %3, align 4, !dbg !235
  br label %4, !dbg !236

4:                                                ; preds = %11, %1
  %5 = load i32, ptr %3, align 4, !dbg !237
  %6 = icmp slt i32 %5, 200, !dbg !239
  br i1 %6, label %7, label %14, !dbg !240

7:                                                ; preds = %4
  %8 = load i32, ptr %3, align 4, !dbg !241
  %9 = sext i32 %8 to i64, !dbg !242
  %10 = getelementptr inbounds [200 x i32], ptr @numbers, i64 0, i64 %9, !dbg !242
  store i32 1, ptr %10, align 4, !dbg !243
  br label %11, !dbg !242

11:                                               ; preds = %7
  %12 = load i32, ptr %3, align 4, !dbg !244
  %13 = add nsw i32 %12, 1, !dbg !244
  store i32 %13, ptr %3, align 4, !dbg !244
  br label %4, !dbg !245, !llvm.loop !246

14:                                               ; preds = %4
  ret ptr null, !dbg !248
}

define dso_local void @published_too_early() #0 !dbg !249 {
  call void @run(ptr noundef @publish_too_early, ptr noundef @look), !dbg !250
  ret void, !dbg !251
}

define internal ptr @publish_too_early(ptr noundef %0) #0 !dbg !252 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !253, !DIExpression(), !254)
    #dbg_declare(ptr %3, !255, !DIExpression(), !257)
  store i32 0, ptr %3, align 4, !dbg !257
  br label %5, !dbg !258

5:                                                ; preds = %17, %1
  %6 = load i32, ptr %3, align 4, !dbg !259
  %7 = icmp slt i32 %6, 200, !dbg !261
  br i1 %7, label %8, label %20, !dbg !262

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !263
  %10 = icmp eq i32 %9, 199, !dbg !266
  br i1 %10, label %11, label %13, !dbg !267

11:                                               ; preds = %8
  store i32 1, ptr %4, align 4, !dbg !268
  %12 = load i32, ptr %4, align 4, !dbg !268
  store atomic i32 %12, ptr @filled release, align 4, !dbg !268
  br label %13, !dbg !268

13:                                               ; preds = %11, %8
  %14 = load i32, ptr %3, align 4, !dbg !269
  %15 = sext i32 %14 to i64, !dbg !270
  %16 = getelementptr inbounds [200 x i32], ptr @numbers, i64 0, i64 %15, !dbg !270
  store i32 1, ptr %16, align 4, !dbg !271
  br label %17, !dbg !272

17:                                               ; preds = %13
  %18 = load i32, ptr %3, align 4, !dbg !273
  %19 = add nsw i32 %18, 1, !dbg !273
  store i32 %19, ptr %3, align 4, !dbg !273
  br label %5, !dbg !274, !llvm.loop !275

20:                                               ; preds = %5
  %21 = load ptr, ptr %2, align 8, !dbg !277
  ret ptr %21, !dbg !278
}

define internal ptr @look(ptr noundef %0) #0 !dbg !279 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !280, !DIExpression(), !281)
  %5 = load atomic i32, ptr @filled acquire, align 4, !dbg !282
  store i32 %5, ptr %3, align 4, !dbg !282
  %6 = load i32, ptr %3, align 4, !dbg !282
  %7 = icmp ne i32 %6, 0, !dbg !282
  br i1 %7, label %8, label %25, !dbg !284

8:                                                ; preds = %1
    #dbg_declare(ptr %4, !285, !DIExpression(), !287)
  store i32 0, ptr %4, align 4, !dbg !287
  br label %9, !dbg !288

9:                                                ; preds = %21, %8
  %10 = load i32, ptr %4, align 4, !dbg !289
  %11 = icmp slt i32 %10, 200, !dbg !291
  br i1 %11, label %12, label %24, !dbg !292

12:                                               ; preds = %9
  %13 = load i32, ptr %4, align 4, !dbg !293
  %14 = sext i32 %13 to i64, !dbg !293
  %15 = getelementptr inbounds [200 x i32], ptr @numbers, i64 0, i64 %14, !dbg !293
  %16 = load i32, ptr %15, align 4, !dbg !293
  %17 = icmp eq i32 %16, 1, !dbg !293
  br i1 %17, label %18, label %19, !dbg !296

18:                                               ; preds = %12
  br label %20, !dbg !296

19:                                               ; preds = %12
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 88, ptr noundef @__PRETTY_FUNCTION__.look) #5, !dbg !293
  unreachable, !dbg !293

20:                                               ; preds = %18
  br label %21, !dbg !297

21:                                               ; preds = %20
  %22 = load i32, ptr %4, align 4, !dbg !298
  %23 = add nsw i32 %22, 1, !dbg !298
  store i32 %23, ptr %4, align 4, !dbg !298
  br label %9, !dbg !299, !llvm.loop !300

24:                                               ; preds = %9
  br label %25, !dbg !301

25:                                               ; preds = %24, %1
  ret ptr null, !dbg !302
}

define dso_local void @published() #0 !dbg !303 {
  call void @run(ptr noundef @publish, ptr noundef @look), !dbg !304
  ret void, !dbg !305
}

define internal ptr @publish(ptr noundef %0) #0 !dbg !306 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !307, !DIExpression(), !308)
    #dbg_declare(ptr %3, !309, !DIExpression(), !311)
  store i32 0, ptr %3, align 4, !dbg !311
  br label %5, !dbg !312

5:                                                ; preds = %12, %1
  %6 = load i32, ptr %3, align 4, !dbg !313
  %7 = icmp slt i32 %6, 200, !dbg !315
  br i1 %7, label %8, label %15, !dbg !316

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !317
  %10 = sext i32 %9 to i64, !dbg !318
  %11 = getelementptr inbounds [200 x i32], ptr @numbers, i64 0, i64 %10, !dbg !318
  store i32 1, ptr %11, align 4, !dbg !319
  br label %12, !dbg !318

12:                                               ; preds = %8
  %13 = load i32, ptr %3, align 4, !dbg !320
  %14 = add nsw i32 %13, 1, !dbg !320
  store i32 %14, ptr %3, align 4, !dbg !320
  br label %5, !dbg !321, !llvm.loop !322

15:                                               ; preds = %5
  store i32 1, ptr %4, align 4, !dbg !324
  %16 = load i32, ptr %4, align 4, !dbg !324
  store atomic i32 %16, ptr @filled release, align 4, !dbg !324
  %17 = load ptr, ptr %2, align 8, !dbg !325
  ret ptr %17, !dbg !326
}

define dso_local void @sums() #0 !dbg !327 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
  %3 = alloca [2 x %struct.job], align 16
  %4 = alloca [2 x i64], align 16
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
    #dbg_declare(ptr %1, !328, !DIExpression(), !330)
  %7 = call noalias ptr @malloc(i64 noundef 800) #7, !dbg !331
  store ptr %7, ptr %1, align 8, !dbg !330
    #dbg_declare(ptr %2, !332, !DIExpression(), !334)
  store i32 0, ptr %2, align 4, !dbg !334
  br label %8, !dbg !335

8:                                                ; preds = %17, %0
  %9 = load i32, ptr %2, align 4, !dbg !336
  %10 = icmp slt i32 %9, 200, !dbg !338
  br i1 %10, label %11, label %20, !dbg !339

11:                                               ; preds = %8
  %12 = load i32, ptr %2, align 4, !dbg !340
  %13 = load ptr, ptr %1, align 8, !dbg !341
  %14 = load i32, ptr %2, align 4, !dbg !342
  %15 = sext i32 %14 to i64, !dbg !341
  %16 = getelementptr inbounds i32, ptr %13, i64 %15, !dbg !341
  store i32 %12, ptr %16, align 4, !dbg !343
  br label %17, !dbg !341

17:                                               ; preds = %11
  %18 = load i32, ptr %2, align 4, !dbg !344
  %19 = add nsw i32 %18, 1, !dbg !344
  store i32 %19, ptr %2, align 4, !dbg !344
  br label %8, !dbg !345, !llvm.loop !346

20:                                               ; preds = %8
    #dbg_declare(ptr %3, !348, !DIExpression(), !356)
  %21 = getelementptr inbounds %struct.job, ptr %3, i32 0, i32 0, !dbg !357
  %22 = load ptr, ptr %1, align 8, !dbg !358
  store ptr %22, ptr %21, align 8, !dbg !357
  %23 = getelementptr inbounds %struct.job, ptr %3, i32 0, i32 1, !dbg !357
  store i32 0, ptr %23, align 8, !dbg !357
  %24 = getelementptr inbounds %struct.job, ptr %3, i32 0, i32 2, !dbg !357
  store i32 100, ptr %24, align 4, !dbg !357
  %25 = getelementptr inbounds %struct.job, ptr %3, i32 0, i32 3, !dbg !357
  store i64 0, ptr %25, align 8, !dbg !357
  %26 = getelementptr inbounds %struct.job, ptr %3, i64 1, !dbg !359
  %27 = getelementptr inbounds %struct.job, ptr %26, i32 0, i32 0, !dbg !360
  %28 = load ptr, ptr %1, align 8, !dbg !361
  store ptr %28, ptr %27, align 8, !dbg !360
  %29 = getelementptr inbounds %struct.job, ptr %26, i32 0, i32 1, !dbg !360
  store i32 100, ptr %29, align 8, !dbg !360
  %30 = getelementptr inbounds %struct.job, ptr %26, i32 0, i32 2, !dbg !360
  store i32 200, ptr %30, align 4, !dbg !360
  %31 = getelementptr inbounds %struct.job, ptr %26, i32 0, i32 3, !dbg !360
  store i64 0, ptr %31, align 8, !dbg !360
    #dbg_declare(ptr %4, !362, !DIExpression(), !363)
    #dbg_declare(ptr %5, !364, !DIExpression(), !366)
  store i32 0, ptr %5, align 4, !dbg !366
  br label %32, !dbg !367

32:                                               ; preds = %43, %20
  %33 = load i32, ptr %5, align 4, !dbg !368
  %34 = icmp slt i32 %33, 2, !dbg !370
  br i1 %34, label %35, label %46, !dbg !371

35:                                               ; preds = %32
  %36 = load i32, ptr %5, align 4, !dbg !372
  %37 = sext i32 %36 to i64, !dbg !373
  %38 = getelementptr inbounds [2 x i64], ptr %4, i64 0, i64 %37, !dbg !373
  %39 = load i32, ptr %5, align 4, !dbg !374
  %40 = sext i32 %39 to i64, !dbg !375
  %41 = getelementptr inbounds [2 x %struct.job], ptr %3, i64 0, i64 %40, !dbg !375
  %42 = call i32 @pthread_create(ptr noundef %38, ptr noundef null, ptr noundef @add, ptr noundef %41) #6, !dbg !376
  br label %43, !dbg !376

43:                                               ; preds = %35
  %44 = load i32, ptr %5, align 4, !dbg !377
  %45 = add nsw i32 %44, 1, !dbg !377
  store i32 %45, ptr %5, align 4, !dbg !377
  br label %32, !dbg !378, !llvm.loop !379

46:                                               ; preds = %32
    #dbg_declare(ptr %6, !381, !DIExpression(), !383)
  store i32 0, ptr %6, align 4, !dbg !383
  br label %47, !dbg !384

47:                                               ; preds = %56, %46
  %48 = load i32, ptr %6, align 4, !dbg !385
  %49 = icmp slt i32 %48, 2, !dbg !387
  br i1 %49, label %50, label %59, !dbg !388

50:                                               ; preds = %47
  %51 = load i32, ptr %6, align 4, !dbg !389
  %52 = sext i32 %51 to i64, !dbg !390
  %53 = getelementptr inbounds [2 x i64], ptr %4, i64 0, i64 %52, !dbg !390
  %54 = load i64, ptr %53, align 8, !dbg !390
  %55 = call i32 @pthread_join(i64 noundef %54, ptr noundef null), !dbg !391
  br label %56, !dbg !391

56:                                               ; preds = %50
  %57 = load i32, ptr %6, align 4, !dbg !392
  %58 = add nsw i32 %57, 1, !dbg !392
  store i32 %58, ptr %6, align 4, !dbg !392
  br label %47, !dbg !393, !llvm.loop !394

59:                                               ; preds = %47
  %60 = getelementptr inbounds [2 x %struct.job], ptr %3, i64 0, i64 0, !dbg !396
  %61 = getelementptr inbounds %struct.job, ptr %60, i32 0, i32 3, !dbg !396
  %62 = load i64, ptr %61, align 16, !dbg !396
  %63 = getelementptr inbounds [2 x %struct.job], ptr %3, i64 0, i64 1, !dbg !396
  %64 = getelementptr inbounds %struct.job, ptr %63, i32 0, i32 3, !dbg !396
  %65 = load i64, ptr %64, align 8, !dbg !396
  %66 = add nsw i64 %62, %65, !dbg !396
  %67 = icmp eq i64 %66, 19900, !dbg !396
  br i1 %67, label %68, label %69, !dbg !399

68:                                               ; preds = %59
  br label %70, !dbg !399

69:                                               ; preds = %59
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 119, ptr noundef @__PRETTY_FUNCTION__.sums) #5, !dbg !396
  unreachable, !dbg !396

70:                                               ; preds = %68
  %71 = load ptr, ptr %1, align 8, !dbg !400
  call void @free(ptr noundef %71) #6, !dbg !401
  ret void, !dbg !402
}

declare noalias ptr @malloc(i64 noundef) #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

define internal ptr @add(ptr noundef %0) #0 !dbg !403 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !404, !DIExpression(), !405)
    #dbg_declare(ptr %3, !406, !DIExpression(), !408)
  %5 = load ptr, ptr %2, align 8, !dbg !409
  store ptr %5, ptr %3, align 8, !dbg !408
    #dbg_declare(ptr %4, !410, !DIExpression(), !412)
  %6 = load ptr, ptr %3, align 8, !dbg !413
  %7 = getelementptr inbounds %struct.job, ptr %6, i32 0, i32 1, !dbg !414
  %8 = load i32, ptr %7, align 8, !dbg !414
  store i32 %8, ptr %4, align 4, !dbg !412
  br label %9, !dbg !415

9:                                                ; preds = %28, %1
  %10 = load i32, ptr %4, align 4, !dbg !416
  %11 = load ptr, ptr %3, align 8, !dbg !418
  %12 = getelementptr inbounds %struct.job, ptr %11, i32 0, i32 2, !dbg !419
  %13 = load i32, ptr %12, align 4, !dbg !419
  %14 = icmp slt i32 %10, %13, !dbg !420
  br i1 %14, label %15, label %31, !dbg !421

15:                                               ; preds = %9
  %16 = load ptr, ptr %3, align 8, !dbg !422
  %17 = getelementptr inbounds %struct.job, ptr %16, i32 0, i32 0, !dbg !423
  %18 = load ptr, ptr %17, align 8, !dbg !423
  %19 = load i32, ptr %4, align 4, !dbg !424
  %20 = sext i32 %19 to i64, !dbg !422
  %21 = getelementptr inbounds i32, ptr %18, i64 %20, !dbg !422
  %22 = load i32, ptr %21, align 4, !dbg !422
  %23 = sext i32 %22 to i64, !dbg !422
  %24 = load ptr, ptr %3, align 8, !dbg !425
  %25 = getelementptr inbounds %struct.job, ptr %24, i32 0, i32 3, !dbg !426
  %26 = load i64, ptr %25, align 8, !dbg !427
  %27 = add nsw i64 %26, %23, !dbg !427
  store i64 %27, ptr %25, align 8, !dbg !427
  br label %28, !dbg !425

28:                                               ; preds = %15
  %29 = load i32, ptr %4, align 4, !dbg !428
  %30 = add nsw i32 %29, 1, !dbg !428
  store i32 %30, ptr %4, align 4, !dbg !428
  br label %9, !dbg !429, !llvm.loop !430

31:                                               ; preds = %9
  ret ptr null, !dbg !432
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

declare void @free(ptr noundef) #3

define dso_local void @products() #0 !dbg !433 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
    #dbg_declare(ptr %1, !434, !DIExpression(), !436)
  store i32 0, ptr %1, align 4, !dbg !436
  br label %5, !dbg !437

5:                                                ; preds = %36, %0
  %6 = load i32, ptr %1, align 4, !dbg !438
  %7 = icmp slt i32 %6, 6, !dbg !440
  br i1 %7, label %8, label %39, !dbg !441

8:                                                ; preds = %5
    #dbg_declare(ptr %2, !442, !DIExpression(), !444)
  store i32 0, ptr %2, align 4, !dbg !444
  br label %9, !dbg !445

9:                                                ; preds = %32, %8
  %10 = load i32, ptr %2, align 4, !dbg !446
  %11 = icmp slt i32 %10, 6, !dbg !448
  br i1 %11, label %12, label %35, !dbg !449

12:                                               ; preds = %9
  %13 = load i32, ptr %1, align 4, !dbg !450
  %14 = load i32, ptr %2, align 4, !dbg !452
  %15 = add nsw i32 %13, %14, !dbg !453
  %16 = load i32, ptr %1, align 4, !dbg !454
  %17 = sext i32 %16 to i64, !dbg !455
  %18 = getelementptr inbounds [6 x [6 x i32]], ptr @left, i64 0, i64 %17, !dbg !455
  %19 = load i32, ptr %2, align 4, !dbg !456
  %20 = sext i32 %19 to i64, !dbg !455
  %21 = getelementptr inbounds [6 x i32], ptr %18, i64 0, i64 %20, !dbg !455
  store i32 %15, ptr %21, align 4, !dbg !457
  %22 = load i32, ptr %1, align 4, !dbg !458
  %23 = load i32, ptr %2, align 4, !dbg !459
  %24 = icmp eq i32 %22, %23, !dbg !460
  %25 = zext i1 %24 to i32, !dbg !460
  %26 = load i32, ptr %1, align 4, !dbg !461
  %27 = sext i32 %26 to i64, !dbg !462
  %28 = getelementptr inbounds [6 x [6 x i32]], ptr @right, i64 0, i64 %27, !dbg !462
  %29 = load i32, ptr %2, align 4, !dbg !463
  %30 = sext i32 %29 to i64, !dbg !462
  %31 = getelementptr inbounds [6 x i32], ptr %28, i64 0, i64 %30, !dbg !462
  store i32 %25, ptr %31, align 4, !dbg !464
  br label %32, !dbg !465

32:                                               ; preds = %12
  %33 = load i32, ptr %2, align 4, !dbg !466
  %34 = add nsw i32 %33, 1, !dbg !466
  store i32 %34, ptr %2, align 4, !dbg !466
  br label %9, !dbg !467, !llvm.loop !468

35:                                               ; preds = %9
  br label %36, !dbg !469

36:                                               ; preds = %35
  %37 = load i32, ptr %1, align 4, !dbg !470
  %38 = add nsw i32 %37, 1, !dbg !470
  store i32 %38, ptr %1, align 4, !dbg !470
  br label %5, !dbg !471, !llvm.loop !472

39:                                               ; preds = %5
  call void @run(ptr noundef @multiply, ptr noundef @multiply), !dbg !474
    #dbg_declare(ptr %3, !475, !DIExpression(), !477)
  store i32 0, ptr %3, align 4, !dbg !477
  br label %40, !dbg !478

40:                                               ; preds = %66, %39
  %41 = load i32, ptr %3, align 4, !dbg !479
  %42 = icmp slt i32 %41, 6, !dbg !481
  br i1 %42, label %43, label %69, !dbg !482

43:                                               ; preds = %40
    #dbg_declare(ptr %4, !483, !DIExpression(), !485)
  store i32 0, ptr %4, align 4, !dbg !485
  br label %44, !dbg !486

44:                                               ; preds = %62, %43
  %45 = load i32, ptr %4, align 4, !dbg !487
  %46 = icmp slt i32 %45, 6, !dbg !489
  br i1 %46, label %47, label %65, !dbg !490

47:                                               ; preds = %44
  %48 = load i32, ptr %3, align 4, !dbg !491
  %49 = sext i32 %48 to i64, !dbg !491
  %50 = getelementptr inbounds [6 x [6 x i32]], ptr @product, i64 0, i64 %49, !dbg !491
  %51 = load i32, ptr %4, align 4, !dbg !491
  %52 = sext i32 %51 to i64, !dbg !491
  %53 = getelementptr inbounds [6 x i32], ptr %50, i64 0, i64 %52, !dbg !491
  %54 = load i32, ptr %53, align 4, !dbg !491
  %55 = load i32, ptr %3, align 4, !dbg !491
  %56 = load i32, ptr %4, align 4, !dbg !491
  %57 = add nsw i32 %55, %56, !dbg !491
  %58 = icmp eq i32 %54, %57, !dbg !491
  br i1 %58, label %59, label %60, !dbg !494

59:                                               ; preds = %47
  br label %61, !dbg !494

60:                                               ; preds = %47
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 140, ptr noundef @__PRETTY_FUNCTION__.products) #5, !dbg !491
  unreachable, !dbg !491

61:                                               ; preds = %59
  br label %62, !dbg !495

62:                                               ; preds = %61
  %63 = load i32, ptr %4, align 4, !dbg !496
  %64 = add nsw i32 %63, 1, !dbg !496
  store i32 %64, ptr %4, align 4, !dbg !496
  br label %44, !dbg !497, !llvm.loop !498

65:                                               ; preds = %44
  br label %66, !dbg !499

66:                                               ; preds = %65
  %67 = load i32, ptr %3, align 4, !dbg !500
  %68 = add nsw i32 %67, 1, !dbg !500
  store i32 %68, ptr %3, align 4, !dbg !500
  br label %40, !dbg !501, !llvm.loop !502

69:                                               ; preds = %40
  ret void, !dbg !504
}

define internal ptr @multiply(ptr noundef %0) #0 !dbg !505 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !506, !DIExpression(), !507)
    #dbg_declare(ptr %3, !508, !DIExpression(), !510)
  %6 = load ptr, ptr %2, align 8, !dbg !511
  %7 = ptrtoint ptr %6 to i64, !dbg !512
  %8 = trunc i64 %7 to i32, !dbg !513
  store i32 %8, ptr %3, align 4, !dbg !510
  br label %9, !dbg !514

9:                                                ; preds = %52, %1
  %10 = load i32, ptr %3, align 4, !dbg !515
  %11 = icmp slt i32 %10, 6, !dbg !517
  br i1 %11, label %12, label %55, !dbg !518

12:                                               ; preds = %9
    #dbg_declare(ptr %4, !519, !DIExpression(), !521)
  store i32 0, ptr %4, align 4, !dbg !521
  br label %13, !dbg !522

13:                                               ; preds = %48, %12
  %14 = load i32, ptr %4, align 4, !dbg !523
  %15 = icmp slt i32 %14, 6, !dbg !525
  br i1 %15, label %16, label %51, !dbg !526

16:                                               ; preds = %13
    #dbg_declare(ptr %5, !527, !DIExpression(), !529)
  store i32 0, ptr %5, align 4, !dbg !529
  br label %17, !dbg !530

17:                                               ; preds = %44, %16
  %18 = load i32, ptr %5, align 4, !dbg !531
  %19 = icmp slt i32 %18, 6, !dbg !533
  br i1 %19, label %20, label %47, !dbg !534

20:                                               ; preds = %17
  %21 = load i32, ptr %3, align 4, !dbg !535
  %22 = sext i32 %21 to i64, !dbg !536
  %23 = getelementptr inbounds [6 x [6 x i32]], ptr @left, i64 0, i64 %22, !dbg !536
  %24 = load i32, ptr %5, align 4, !dbg !537
  %25 = sext i32 %24 to i64, !dbg !536
  %26 = getelementptr inbounds [6 x i32], ptr %23, i64 0, i64 %25, !dbg !536
  %27 = load i32, ptr %26, align 4, !dbg !536
  %28 = load i32, ptr %5, align 4, !dbg !538
  %29 = sext i32 %28 to i64, !dbg !539
  %30 = getelementptr inbounds [6 x [6 x i32]], ptr @right, i64 0, i64 %29, !dbg !539
  %31 = load i32, ptr %4, align 4, !dbg !540
  %32 = sext i32 %31 to i64, !dbg !539
  %33 = getelementptr inbounds [6 x i32], ptr %30, i64 0, i64 %32, !dbg !539
  %34 = load i32, ptr %33, align 4, !dbg !539
  %35 = mul nsw i32 %27, %34, !dbg !541
  %36 = load i32, ptr %3, align 4, !dbg !542
  %37 = sext i32 %36 to i64, !dbg !543
  %38 = getelementptr inbounds [6 x [6 x i32]], ptr @product, i64 0, i64 %37, !dbg !543
  %39 = load i32, ptr %4, align 4, !dbg !544
  %40 = sext i32 %39 to i64, !dbg !543
  %41 = getelementptr inbounds [6 x i32], ptr %38, i64 0, i64 %40, !dbg !543
  %42 = load i32, ptr %41, align 4, !dbg !545
  %43 = add nsw i32 %42, %35, !dbg !545
  store i32 %43, ptr %41, align 4, !dbg !545
  br label %44, !dbg !543

44:                                               ; preds = %20
  %45 = load i32, ptr %5, align 4, !dbg !546
  %46 = add nsw i32 %45, 1, !dbg !546
  store i32 %46, ptr %5, align 4, !dbg !546
  br label %17, !dbg !547, !llvm.loop !548

47:                                               ; preds = %17
  br label %48, !dbg !549

48:                                               ; preds = %47
  %49 = load i32, ptr %4, align 4, !dbg !550
  %50 = add nsw i32 %49, 1, !dbg !550
  store i32 %50, ptr %4, align 4, !dbg !550
  br label %13, !dbg !551, !llvm.loop !552

51:                                               ; preds = %13
  br label %52, !dbg !553

52:                                               ; preds = %51
  %53 = load i32, ptr %3, align 4, !dbg !554
  %54 = add nsw i32 %53, 2, !dbg !554
  store i32 %54, ptr %3, align 4, !dbg !554
  br label %9, !dbg !555, !llvm.loop !556

55:                                               ; preds = %9
  ret ptr null, !dbg !558
}


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!85, !86, !87, !88, !89, !90, !91}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "numbers", scope: !2, file: !3, line: 18, type: !82, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !19, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "long_loops.c", directory: ".", checksumkind: CSK_MD5, checksum: "4fb5d9c375d5d5a97ff30208afae8622")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 68, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "lib/llvm-19/lib/clang/19/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16, !17, !18}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!19 = !{!20, !26, !31, !37, !42, !47, !52, !55, !60, !0, !65, !70, !72, !74, !78, !80}
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 128, elements: !24)
!23 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!24 = !{!25}
!25 = !DISubrange(count: 16)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 104, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 13)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !33, isLocal: true, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !34, size: 120, elements: !35)
!34 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !23)
!35 = !{!36}
!36 = !DISubrange(count: 15)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !3, line: 52, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 240, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 30)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(scope: null, file: !3, line: 52, type: !44, isLocal: true, isDefinition: true)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !34, size: 152, elements: !45)
!45 = !{!46}
!46 = !DISubrange(count: 19)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(scope: null, file: !3, line: 119, type: !49, isLocal: true, isDefinition: true)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 408, elements: !50)
!50 = !{!51}
!51 = !DISubrange(count: 51)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(scope: null, file: !3, line: 119, type: !54, isLocal: true, isDefinition: true)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !34, size: 128, elements: !24)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(scope: null, file: !3, line: 140, type: !57, isLocal: true, isDefinition: true)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 184, elements: !58)
!58 = !{!59}
!59 = !DISubrange(count: 23)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(scope: null, file: !3, line: 140, type: !62, isLocal: true, isDefinition: true)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !34, size: 160, elements: !63)
!63 = !{!64}
!64 = !DISubrange(count: 20)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "left", scope: !2, file: !3, line: 19, type: !67, isLocal: true, isDefinition: true)
!67 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 1152, elements: !68)
!68 = !{!69, !69}
!69 = !DISubrange(count: 6)
!70 = !DIGlobalVariableExpression(var: !71, expr: !DIExpression())
!71 = distinct !DIGlobalVariable(name: "right", scope: !2, file: !3, line: 19, type: !67, isLocal: true, isDefinition: true)
!72 = !DIGlobalVariableExpression(var: !73, expr: !DIExpression())
!73 = distinct !DIGlobalVariable(name: "product", scope: !2, file: !3, line: 19, type: !67, isLocal: true, isDefinition: true)
!74 = !DIGlobalVariableExpression(var: !75, expr: !DIExpression())
!75 = distinct !DIGlobalVariable(name: "filled", scope: !2, file: !3, line: 20, type: !76, isLocal: true, isDefinition: true)
!76 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !77)
!77 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !17)
!78 = !DIGlobalVariableExpression(var: !79, expr: !DIExpression())
!79 = distinct !DIGlobalVariable(scope: null, file: !3, line: 88, type: !22, isLocal: true, isDefinition: true)
!80 = !DIGlobalVariableExpression(var: !81, expr: !DIExpression())
!81 = distinct !DIGlobalVariable(scope: null, file: !3, line: 88, type: !44, isLocal: true, isDefinition: true)
!82 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 6400, elements: !83)
!83 = !{!84}
!84 = !DISubrange(count: 200)
!85 = !{i32 7, !"Dwarf Version", i32 5}
!86 = !{i32 2, !"Debug Info Version", i32 3}
!87 = !{i32 1, !"wchar_size", i32 4}
!88 = !{i32 8, !"PIC Level", i32 2}
!89 = !{i32 7, !"PIE Level", i32 2}
!90 = !{i32 7, !"uwtable", i32 2}
!91 = !{i32 7, !"frame-pointer", i32 2}
!92 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!93 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 37, type: !94, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !96)
!94 = !DISubroutineType(types: !95)
!95 = !{!17}
!96 = !{}
!97 = !DILocation(line: 38, column: 3, scope: !93)
!98 = !DILocalVariable(name: "i", scope: !99, file: !3, line: 39, type: !17)
!99 = distinct !DILexicalBlock(scope: !93, file: !3, line: 39, column: 3)
!100 = !DILocation(line: 39, column: 12, scope: !99)
!101 = !DILocation(line: 39, column: 8, scope: !99)
!102 = !DILocation(line: 39, column: 19, scope: !103)
!103 = distinct !DILexicalBlock(scope: !99, file: !3, line: 39, column: 3)
!104 = !DILocation(line: 39, column: 21, scope: !103)
!105 = !DILocation(line: 39, column: 3, scope: !99)
!106 = !DILocation(line: 40, column: 5, scope: !107)
!107 = distinct !DILexicalBlock(scope: !108, file: !3, line: 40, column: 5)
!108 = distinct !DILexicalBlock(scope: !103, file: !3, line: 40, column: 5)
!109 = !DILocation(line: 40, column: 5, scope: !108)
!110 = !DILocation(line: 40, column: 5, scope: !103)
!111 = !DILocation(line: 39, column: 30, scope: !103)
!112 = !DILocation(line: 39, column: 3, scope: !103)
!113 = distinct !{!113, !105, !114, !115}
!114 = !DILocation(line: 40, column: 5, scope: !99)
!115 = !{!"llvm.loop.mustprogress"}
!116 = !DILocation(line: 41, column: 3, scope: !93)
!117 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 22, type: !118, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !96)
!118 = !DISubroutineType(types: !119)
!119 = !{null, !120, !120}
!120 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !121, size: 64)
!121 = !DISubroutineType(types: !122)
!122 = !{!16, !16}
!123 = !DILocalVariable(name: "first", arg: 1, scope: !117, file: !3, line: 22, type: !120)
!124 = !DILocation(line: 22, column: 25, scope: !117)
!125 = !DILocalVariable(name: "second", arg: 2, scope: !117, file: !3, line: 22, type: !120)
!126 = !DILocation(line: 22, column: 49, scope: !117)
!127 = !DILocalVariable(name: "threads", scope: !117, file: !3, line: 23, type: !128)
!128 = !DICompositeType(tag: DW_TAG_array_type, baseType: !129, size: 128, elements: !132)
!129 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !130, line: 27, baseType: !131)
!130 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!131 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!132 = !{!133}
!133 = !DISubrange(count: 2)
!134 = !DILocation(line: 23, column: 13, scope: !117)
!135 = !DILocation(line: 24, column: 19, scope: !117)
!136 = !DILocation(line: 24, column: 37, scope: !117)
!137 = !DILocation(line: 24, column: 3, scope: !117)
!138 = !DILocation(line: 25, column: 19, scope: !117)
!139 = !DILocation(line: 25, column: 37, scope: !117)
!140 = !DILocation(line: 25, column: 3, scope: !117)
!141 = !DILocation(line: 26, column: 16, scope: !117)
!142 = !DILocation(line: 26, column: 3, scope: !117)
!143 = !DILocation(line: 27, column: 16, scope: !117)
!144 = !DILocation(line: 27, column: 3, scope: !117)
!145 = !DILocation(line: 28, column: 1, scope: !117)
!146 = distinct !DISubprogram(name: "fill_half", scope: !3, file: !3, line: 30, type: !121, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !96)
!147 = !DILocalVariable(name: "which", arg: 1, scope: !146, file: !3, line: 30, type: !16)
!148 = !DILocation(line: 30, column: 30, scope: !146)
!149 = !DILocalVariable(name: "first", scope: !146, file: !3, line: 31, type: !17)
!150 = !DILocation(line: 31, column: 7, scope: !146)
!151 = !DILocation(line: 31, column: 26, scope: !146)
!152 = !DILocation(line: 31, column: 20, scope: !146)
!153 = !DILocation(line: 31, column: 15, scope: !146)
!154 = !DILocation(line: 31, column: 32, scope: !146)
!155 = !DILocation(line: 31, column: 39, scope: !146)
!156 = !DILocalVariable(name: "i", scope: !157, file: !3, line: 32, type: !17)
!157 = distinct !DILexicalBlock(scope: !146, file: !3, line: 32, column: 3)
!158 = !DILocation(line: 32, column: 12, scope: !157)
!159 = !DILocation(line: 32, column: 16, scope: !157)
!160 = !DILocation(line: 32, column: 8, scope: !157)
!161 = !DILocation(line: 32, column: 23, scope: !162)
!162 = distinct !DILexicalBlock(scope: !157, file: !3, line: 32, column: 3)
!163 = !DILocation(line: 32, column: 27, scope: !162)
!164 = !DILocation(line: 32, column: 33, scope: !162)
!165 = !DILocation(line: 32, column: 25, scope: !162)
!166 = !DILocation(line: 32, column: 3, scope: !157)
!167 = !DILocation(line: 33, column: 18, scope: !162)
!168 = !DILocation(line: 33, column: 13, scope: !162)
!169 = !DILocation(line: 33, column: 5, scope: !162)
!170 = !DILocation(line: 33, column: 16, scope: !162)
!171 = !DILocation(line: 32, column: 46, scope: !162)
!172 = !DILocation(line: 32, column: 3, scope: !162)
!173 = distinct !{!173, !166, !174, !115}
!174 = !DILocation(line: 33, column: 18, scope: !157)
!175 = !DILocation(line: 34, column: 3, scope: !146)
!176 = distinct !DISubprogram(name: "strides", scope: !3, file: !3, line: 50, type: !177, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!177 = !DISubroutineType(types: !178)
!178 = !{null}
!179 = !DILocation(line: 51, column: 3, scope: !176)
!180 = !DILocation(line: 52, column: 3, scope: !181)
!181 = distinct !DILexicalBlock(scope: !182, file: !3, line: 52, column: 3)
!182 = distinct !DILexicalBlock(scope: !176, file: !3, line: 52, column: 3)
!183 = !DILocation(line: 52, column: 3, scope: !182)
!184 = !DILocation(line: 53, column: 1, scope: !176)
!185 = distinct !DISubprogram(name: "fill_every_other", scope: !3, file: !3, line: 44, type: !121, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !96)
!186 = !DILocalVariable(name: "which", arg: 1, scope: !185, file: !3, line: 44, type: !16)
!187 = !DILocation(line: 44, column: 37, scope: !185)
!188 = !DILocalVariable(name: "i", scope: !189, file: !3, line: 45, type: !17)
!189 = distinct !DILexicalBlock(scope: !185, file: !3, line: 45, column: 3)
!190 = !DILocation(line: 45, column: 12, scope: !189)
!191 = !DILocation(line: 45, column: 27, scope: !189)
!192 = !DILocation(line: 45, column: 21, scope: !189)
!193 = !DILocation(line: 45, column: 16, scope: !189)
!194 = !DILocation(line: 45, column: 8, scope: !189)
!195 = !DILocation(line: 45, column: 34, scope: !196)
!196 = distinct !DILexicalBlock(scope: !189, file: !3, line: 45, column: 3)
!197 = !DILocation(line: 45, column: 36, scope: !196)
!198 = !DILocation(line: 45, column: 3, scope: !189)
!199 = !DILocation(line: 46, column: 18, scope: !196)
!200 = !DILocation(line: 46, column: 13, scope: !196)
!201 = !DILocation(line: 46, column: 5, scope: !196)
!202 = !DILocation(line: 46, column: 16, scope: !196)
!203 = !DILocation(line: 45, column: 46, scope: !196)
!204 = !DILocation(line: 45, column: 3, scope: !196)
!205 = distinct !{!205, !198, !206, !115}
!206 = !DILocation(line: 46, column: 18, scope: !189)
!207 = !DILocation(line: 47, column: 3, scope: !185)
!208 = distinct !DISubprogram(name: "overlap", scope: !3, file: !3, line: 67, type: !177, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!209 = !DILocation(line: 67, column: 22, scope: !208)
!210 = !DILocation(line: 67, column: 57, scope: !208)
!211 = distinct !DISubprogram(name: "fill_too_much", scope: !3, file: !3, line: 55, type: !121, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !96)
!212 = !DILocalVariable(name: "which", arg: 1, scope: !211, file: !3, line: 55, type: !16)
!213 = !DILocation(line: 55, column: 34, scope: !211)
!214 = !DILocalVariable(name: "i", scope: !215, file: !3, line: 56, type: !17)
!215 = distinct !DILexicalBlock(scope: !211, file: !3, line: 56, column: 3)
!216 = !DILocation(line: 56, column: 12, scope: !215)
!217 = !DILocation(line: 56, column: 8, scope: !215)
!218 = !DILocation(line: 56, column: 19, scope: !219)
!219 = distinct !DILexicalBlock(scope: !215, file: !3, line: 56, column: 3)
!220 = !DILocation(line: 56, column: 21, scope: !219)
!221 = !DILocation(line: 56, column: 3, scope: !215)
!222 = !DILocation(line: 57, column: 13, scope: !219)
!223 = !DILocation(line: 57, column: 5, scope: !219)
!224 = !DILocation(line: 57, column: 16, scope: !219)
!225 = !DILocation(line: 56, column: 35, scope: !219)
!226 = !DILocation(line: 56, column: 3, scope: !219)
!227 = distinct !{!227, !221, !228, !115}
!228 = !DILocation(line: 57, column: 18, scope: !215)
!229 = !DILocation(line: 58, column: 3, scope: !211)
!230 = distinct !DISubprogram(name: "fill_the_rest", scope: !3, file: !3, line: 61, type: !121, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !96)
!231 = !DILocalVariable(name: "which", arg: 1, scope: !230, file: !3, line: 61, type: !16)
!232 = !DILocation(line: 61, column: 34, scope: !230)
!233 = !DILocalVariable(name: "i", scope: !234, file: !3, line: 62, type: !17)
!234 = distinct !DILexicalBlock(scope: !230, file: !3, line: 62, column: 3)
!235 = !DILocation(line: 62, column: 12, scope: !234)
!236 = !DILocation(line: 62, column: 8, scope: !234)
!237 = !DILocation(line: 62, column: 26, scope: !238)
!238 = distinct !DILexicalBlock(scope: !234, file: !3, line: 62, column: 3)
!239 = !DILocation(line: 62, column: 28, scope: !238)
!240 = !DILocation(line: 62, column: 3, scope: !234)
!241 = !DILocation(line: 63, column: 13, scope: !238)
!242 = !DILocation(line: 63, column: 5, scope: !238)
!243 = !DILocation(line: 63, column: 16, scope: !238)
!244 = !DILocation(line: 62, column: 37, scope: !238)
!245 = !DILocation(line: 62, column: 3, scope: !238)
!246 = distinct !{!246, !240, !247, !115}
!247 = !DILocation(line: 63, column: 18, scope: !234)
!248 = !DILocation(line: 64, column: 3, scope: !230)
!249 = distinct !DISubprogram(name: "published_too_early", scope: !3, file: !3, line: 92, type: !177, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!250 = !DILocation(line: 92, column: 34, scope: !249)
!251 = !DILocation(line: 92, column: 64, scope: !249)
!252 = distinct !DISubprogram(name: "publish_too_early", scope: !3, file: !3, line: 69, type: !121, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !96)
!253 = !DILocalVariable(name: "unused", arg: 1, scope: !252, file: !3, line: 69, type: !16)
!254 = !DILocation(line: 69, column: 38, scope: !252)
!255 = !DILocalVariable(name: "i", scope: !256, file: !3, line: 70, type: !17)
!256 = distinct !DILexicalBlock(scope: !252, file: !3, line: 70, column: 3)
!257 = !DILocation(line: 70, column: 12, scope: !256)
!258 = !DILocation(line: 70, column: 8, scope: !256)
!259 = !DILocation(line: 70, column: 19, scope: !260)
!260 = distinct !DILexicalBlock(scope: !256, file: !3, line: 70, column: 3)
!261 = !DILocation(line: 70, column: 21, scope: !260)
!262 = !DILocation(line: 70, column: 3, scope: !256)
!263 = !DILocation(line: 71, column: 9, scope: !264)
!264 = distinct !DILexicalBlock(scope: !265, file: !3, line: 71, column: 9)
!265 = distinct !DILexicalBlock(scope: !260, file: !3, line: 70, column: 34)
!266 = !DILocation(line: 71, column: 11, scope: !264)
!267 = !DILocation(line: 71, column: 9, scope: !265)
!268 = !DILocation(line: 72, column: 7, scope: !264)
!269 = !DILocation(line: 73, column: 13, scope: !265)
!270 = !DILocation(line: 73, column: 5, scope: !265)
!271 = !DILocation(line: 73, column: 16, scope: !265)
!272 = !DILocation(line: 74, column: 3, scope: !265)
!273 = !DILocation(line: 70, column: 30, scope: !260)
!274 = !DILocation(line: 70, column: 3, scope: !260)
!275 = distinct !{!275, !262, !276, !115}
!276 = !DILocation(line: 74, column: 3, scope: !256)
!277 = !DILocation(line: 75, column: 10, scope: !252)
!278 = !DILocation(line: 75, column: 3, scope: !252)
!279 = distinct !DISubprogram(name: "look", scope: !3, file: !3, line: 85, type: !121, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !96)
!280 = !DILocalVariable(name: "unused", arg: 1, scope: !279, file: !3, line: 85, type: !16)
!281 = !DILocation(line: 85, column: 25, scope: !279)
!282 = !DILocation(line: 86, column: 7, scope: !283)
!283 = distinct !DILexicalBlock(scope: !279, file: !3, line: 86, column: 7)
!284 = !DILocation(line: 86, column: 7, scope: !279)
!285 = !DILocalVariable(name: "i", scope: !286, file: !3, line: 87, type: !17)
!286 = distinct !DILexicalBlock(scope: !283, file: !3, line: 87, column: 5)
!287 = !DILocation(line: 87, column: 14, scope: !286)
!288 = !DILocation(line: 87, column: 10, scope: !286)
!289 = !DILocation(line: 87, column: 21, scope: !290)
!290 = distinct !DILexicalBlock(scope: !286, file: !3, line: 87, column: 5)
!291 = !DILocation(line: 87, column: 23, scope: !290)
!292 = !DILocation(line: 87, column: 5, scope: !286)
!293 = !DILocation(line: 88, column: 7, scope: !294)
!294 = distinct !DILexicalBlock(scope: !295, file: !3, line: 88, column: 7)
!295 = distinct !DILexicalBlock(scope: !290, file: !3, line: 88, column: 7)
!296 = !DILocation(line: 88, column: 7, scope: !295)
!297 = !DILocation(line: 88, column: 7, scope: !290)
!298 = !DILocation(line: 87, column: 32, scope: !290)
!299 = !DILocation(line: 87, column: 5, scope: !290)
!300 = distinct !{!300, !292, !301, !115}
!301 = !DILocation(line: 88, column: 7, scope: !286)
!302 = !DILocation(line: 89, column: 3, scope: !279)
!303 = distinct !DISubprogram(name: "published", scope: !3, file: !3, line: 94, type: !177, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!304 = !DILocation(line: 94, column: 24, scope: !303)
!305 = !DILocation(line: 94, column: 44, scope: !303)
!306 = distinct !DISubprogram(name: "publish", scope: !3, file: !3, line: 78, type: !121, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !96)
!307 = !DILocalVariable(name: "unused", arg: 1, scope: !306, file: !3, line: 78, type: !16)
!308 = !DILocation(line: 78, column: 28, scope: !306)
!309 = !DILocalVariable(name: "i", scope: !310, file: !3, line: 79, type: !17)
!310 = distinct !DILexicalBlock(scope: !306, file: !3, line: 79, column: 3)
!311 = !DILocation(line: 79, column: 12, scope: !310)
!312 = !DILocation(line: 79, column: 8, scope: !310)
!313 = !DILocation(line: 79, column: 19, scope: !314)
!314 = distinct !DILexicalBlock(scope: !310, file: !3, line: 79, column: 3)
!315 = !DILocation(line: 79, column: 21, scope: !314)
!316 = !DILocation(line: 79, column: 3, scope: !310)
!317 = !DILocation(line: 80, column: 13, scope: !314)
!318 = !DILocation(line: 80, column: 5, scope: !314)
!319 = !DILocation(line: 80, column: 16, scope: !314)
!320 = !DILocation(line: 79, column: 30, scope: !314)
!321 = !DILocation(line: 79, column: 3, scope: !314)
!322 = distinct !{!322, !316, !323, !115}
!323 = !DILocation(line: 80, column: 18, scope: !310)
!324 = !DILocation(line: 81, column: 3, scope: !306)
!325 = !DILocation(line: 82, column: 10, scope: !306)
!326 = !DILocation(line: 82, column: 3, scope: !306)
!327 = distinct !DISubprogram(name: "sums", scope: !3, file: !3, line: 109, type: !177, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !96)
!328 = !DILocalVariable(name: "all", scope: !327, file: !3, line: 110, type: !329)
!329 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!330 = !DILocation(line: 110, column: 8, scope: !327)
!331 = !DILocation(line: 110, column: 14, scope: !327)
!332 = !DILocalVariable(name: "i", scope: !333, file: !3, line: 111, type: !17)
!333 = distinct !DILexicalBlock(scope: !327, file: !3, line: 111, column: 3)
!334 = !DILocation(line: 111, column: 12, scope: !333)
!335 = !DILocation(line: 111, column: 8, scope: !333)
!336 = !DILocation(line: 111, column: 19, scope: !337)
!337 = distinct !DILexicalBlock(scope: !333, file: !3, line: 111, column: 3)
!338 = !DILocation(line: 111, column: 21, scope: !337)
!339 = !DILocation(line: 111, column: 3, scope: !333)
!340 = !DILocation(line: 112, column: 14, scope: !337)
!341 = !DILocation(line: 112, column: 5, scope: !337)
!342 = !DILocation(line: 112, column: 9, scope: !337)
!343 = !DILocation(line: 112, column: 12, scope: !337)
!344 = !DILocation(line: 111, column: 30, scope: !337)
!345 = !DILocation(line: 111, column: 3, scope: !337)
!346 = distinct !{!346, !339, !347, !115}
!347 = !DILocation(line: 112, column: 14, scope: !333)
!348 = !DILocalVariable(name: "jobs", scope: !327, file: !3, line: 113, type: !349)
!349 = !DICompositeType(tag: DW_TAG_array_type, baseType: !350, size: 384, elements: !132)
!350 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "job", file: !3, line: 96, size: 192, elements: !351)
!351 = !{!352, !353, !354, !355}
!352 = !DIDerivedType(tag: DW_TAG_member, name: "numbers", scope: !350, file: !3, line: 97, baseType: !329, size: 64)
!353 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !350, file: !3, line: 98, baseType: !17, size: 32, offset: 64)
!354 = !DIDerivedType(tag: DW_TAG_member, name: "end", scope: !350, file: !3, line: 98, baseType: !17, size: 32, offset: 96)
!355 = !DIDerivedType(tag: DW_TAG_member, name: "sum", scope: !350, file: !3, line: 99, baseType: !18, size: 64, offset: 128)
!356 = !DILocation(line: 113, column: 14, scope: !327)
!357 = !DILocation(line: 113, column: 25, scope: !327)
!358 = !DILocation(line: 113, column: 26, scope: !327)
!359 = !DILocation(line: 113, column: 24, scope: !327)
!360 = !DILocation(line: 113, column: 48, scope: !327)
!361 = !DILocation(line: 113, column: 49, scope: !327)
!362 = !DILocalVariable(name: "threads", scope: !327, file: !3, line: 114, type: !128)
!363 = !DILocation(line: 114, column: 13, scope: !327)
!364 = !DILocalVariable(name: "i", scope: !365, file: !3, line: 115, type: !17)
!365 = distinct !DILexicalBlock(scope: !327, file: !3, line: 115, column: 3)
!366 = !DILocation(line: 115, column: 12, scope: !365)
!367 = !DILocation(line: 115, column: 8, scope: !365)
!368 = !DILocation(line: 115, column: 19, scope: !369)
!369 = distinct !DILexicalBlock(scope: !365, file: !3, line: 115, column: 3)
!370 = !DILocation(line: 115, column: 21, scope: !369)
!371 = !DILocation(line: 115, column: 3, scope: !365)
!372 = !DILocation(line: 116, column: 29, scope: !369)
!373 = !DILocation(line: 116, column: 21, scope: !369)
!374 = !DILocation(line: 116, column: 50, scope: !369)
!375 = !DILocation(line: 116, column: 45, scope: !369)
!376 = !DILocation(line: 116, column: 5, scope: !369)
!377 = !DILocation(line: 115, column: 27, scope: !369)
!378 = !DILocation(line: 115, column: 3, scope: !369)
!379 = distinct !{!379, !371, !380, !115}
!380 = !DILocation(line: 116, column: 52, scope: !365)
!381 = !DILocalVariable(name: "i", scope: !382, file: !3, line: 117, type: !17)
!382 = distinct !DILexicalBlock(scope: !327, file: !3, line: 117, column: 3)
!383 = !DILocation(line: 117, column: 12, scope: !382)
!384 = !DILocation(line: 117, column: 8, scope: !382)
!385 = !DILocation(line: 117, column: 19, scope: !386)
!386 = distinct !DILexicalBlock(scope: !382, file: !3, line: 117, column: 3)
!387 = !DILocation(line: 117, column: 21, scope: !386)
!388 = !DILocation(line: 117, column: 3, scope: !382)
!389 = !DILocation(line: 118, column: 26, scope: !386)
!390 = !DILocation(line: 118, column: 18, scope: !386)
!391 = !DILocation(line: 118, column: 5, scope: !386)
!392 = !DILocation(line: 117, column: 27, scope: !386)
!393 = !DILocation(line: 117, column: 3, scope: !386)
!394 = distinct !{!394, !388, !395, !115}
!395 = !DILocation(line: 118, column: 34, scope: !382)
!396 = !DILocation(line: 119, column: 3, scope: !397)
!397 = distinct !DILexicalBlock(scope: !398, file: !3, line: 119, column: 3)
!398 = distinct !DILexicalBlock(scope: !327, file: !3, line: 119, column: 3)
!399 = !DILocation(line: 119, column: 3, scope: !398)
!400 = !DILocation(line: 120, column: 8, scope: !327)
!401 = !DILocation(line: 120, column: 3, scope: !327)
!402 = !DILocation(line: 121, column: 1, scope: !327)
!403 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 102, type: !121, scopeLine: 102, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !96)
!404 = !DILocalVariable(name: "given", arg: 1, scope: !403, file: !3, line: 102, type: !16)
!405 = !DILocation(line: 102, column: 24, scope: !403)
!406 = !DILocalVariable(name: "job", scope: !403, file: !3, line: 103, type: !407)
!407 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !350, size: 64)
!408 = !DILocation(line: 103, column: 15, scope: !403)
!409 = !DILocation(line: 103, column: 21, scope: !403)
!410 = !DILocalVariable(name: "i", scope: !411, file: !3, line: 104, type: !17)
!411 = distinct !DILexicalBlock(scope: !403, file: !3, line: 104, column: 3)
!412 = !DILocation(line: 104, column: 12, scope: !411)
!413 = !DILocation(line: 104, column: 16, scope: !411)
!414 = !DILocation(line: 104, column: 21, scope: !411)
!415 = !DILocation(line: 104, column: 8, scope: !411)
!416 = !DILocation(line: 104, column: 28, scope: !417)
!417 = distinct !DILexicalBlock(scope: !411, file: !3, line: 104, column: 3)
!418 = !DILocation(line: 104, column: 32, scope: !417)
!419 = !DILocation(line: 104, column: 37, scope: !417)
!420 = !DILocation(line: 104, column: 30, scope: !417)
!421 = !DILocation(line: 104, column: 3, scope: !411)
!422 = !DILocation(line: 105, column: 17, scope: !417)
!423 = !DILocation(line: 105, column: 22, scope: !417)
!424 = !DILocation(line: 105, column: 30, scope: !417)
!425 = !DILocation(line: 105, column: 5, scope: !417)
!426 = !DILocation(line: 105, column: 10, scope: !417)
!427 = !DILocation(line: 105, column: 14, scope: !417)
!428 = !DILocation(line: 104, column: 43, scope: !417)
!429 = !DILocation(line: 104, column: 3, scope: !417)
!430 = distinct !{!430, !421, !431, !115}
!431 = !DILocation(line: 105, column: 31, scope: !411)
!432 = !DILocation(line: 106, column: 3, scope: !403)
!433 = distinct !DISubprogram(name: "products", scope: !3, file: !3, line: 131, type: !177, scopeLine: 131, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !96)
!434 = !DILocalVariable(name: "i", scope: !435, file: !3, line: 132, type: !17)
!435 = distinct !DILexicalBlock(scope: !433, file: !3, line: 132, column: 3)
!436 = !DILocation(line: 132, column: 12, scope: !435)
!437 = !DILocation(line: 132, column: 8, scope: !435)
!438 = !DILocation(line: 132, column: 19, scope: !439)
!439 = distinct !DILexicalBlock(scope: !435, file: !3, line: 132, column: 3)
!440 = !DILocation(line: 132, column: 21, scope: !439)
!441 = !DILocation(line: 132, column: 3, scope: !435)
!442 = !DILocalVariable(name: "j", scope: !443, file: !3, line: 133, type: !17)
!443 = distinct !DILexicalBlock(scope: !439, file: !3, line: 133, column: 5)
!444 = !DILocation(line: 133, column: 14, scope: !443)
!445 = !DILocation(line: 133, column: 10, scope: !443)
!446 = !DILocation(line: 133, column: 21, scope: !447)
!447 = distinct !DILexicalBlock(scope: !443, file: !3, line: 133, column: 5)
!448 = !DILocation(line: 133, column: 23, scope: !447)
!449 = !DILocation(line: 133, column: 5, scope: !443)
!450 = !DILocation(line: 134, column: 20, scope: !451)
!451 = distinct !DILexicalBlock(scope: !447, file: !3, line: 133, column: 36)
!452 = !DILocation(line: 134, column: 24, scope: !451)
!453 = !DILocation(line: 134, column: 22, scope: !451)
!454 = !DILocation(line: 134, column: 12, scope: !451)
!455 = !DILocation(line: 134, column: 7, scope: !451)
!456 = !DILocation(line: 134, column: 15, scope: !451)
!457 = !DILocation(line: 134, column: 18, scope: !451)
!458 = !DILocation(line: 135, column: 21, scope: !451)
!459 = !DILocation(line: 135, column: 26, scope: !451)
!460 = !DILocation(line: 135, column: 23, scope: !451)
!461 = !DILocation(line: 135, column: 13, scope: !451)
!462 = !DILocation(line: 135, column: 7, scope: !451)
!463 = !DILocation(line: 135, column: 16, scope: !451)
!464 = !DILocation(line: 135, column: 19, scope: !451)
!465 = !DILocation(line: 136, column: 5, scope: !451)
!466 = !DILocation(line: 133, column: 32, scope: !447)
!467 = !DILocation(line: 133, column: 5, scope: !447)
!468 = distinct !{!468, !449, !469, !115}
!469 = !DILocation(line: 136, column: 5, scope: !443)
!470 = !DILocation(line: 132, column: 30, scope: !439)
!471 = !DILocation(line: 132, column: 3, scope: !439)
!472 = distinct !{!472, !441, !473, !115}
!473 = !DILocation(line: 136, column: 5, scope: !435)
!474 = !DILocation(line: 137, column: 3, scope: !433)
!475 = !DILocalVariable(name: "i", scope: !476, file: !3, line: 138, type: !17)
!476 = distinct !DILexicalBlock(scope: !433, file: !3, line: 138, column: 3)
!477 = !DILocation(line: 138, column: 12, scope: !476)
!478 = !DILocation(line: 138, column: 8, scope: !476)
!479 = !DILocation(line: 138, column: 19, scope: !480)
!480 = distinct !DILexicalBlock(scope: !476, file: !3, line: 138, column: 3)
!481 = !DILocation(line: 138, column: 21, scope: !480)
!482 = !DILocation(line: 138, column: 3, scope: !476)
!483 = !DILocalVariable(name: "j", scope: !484, file: !3, line: 139, type: !17)
!484 = distinct !DILexicalBlock(scope: !480, file: !3, line: 139, column: 5)
!485 = !DILocation(line: 139, column: 14, scope: !484)
!486 = !DILocation(line: 139, column: 10, scope: !484)
!487 = !DILocation(line: 139, column: 21, scope: !488)
!488 = distinct !DILexicalBlock(scope: !484, file: !3, line: 139, column: 5)
!489 = !DILocation(line: 139, column: 23, scope: !488)
!490 = !DILocation(line: 139, column: 5, scope: !484)
!491 = !DILocation(line: 140, column: 7, scope: !492)
!492 = distinct !DILexicalBlock(scope: !493, file: !3, line: 140, column: 7)
!493 = distinct !DILexicalBlock(scope: !488, file: !3, line: 140, column: 7)
!494 = !DILocation(line: 140, column: 7, scope: !493)
!495 = !DILocation(line: 140, column: 7, scope: !488)
!496 = !DILocation(line: 139, column: 32, scope: !488)
!497 = !DILocation(line: 139, column: 5, scope: !488)
!498 = distinct !{!498, !490, !499, !115}
!499 = !DILocation(line: 140, column: 7, scope: !484)
!500 = !DILocation(line: 138, column: 30, scope: !480)
!501 = !DILocation(line: 138, column: 3, scope: !480)
!502 = distinct !{!502, !482, !503, !115}
!503 = !DILocation(line: 140, column: 7, scope: !476)
!504 = !DILocation(line: 141, column: 1, scope: !433)
!505 = distinct !DISubprogram(name: "multiply", scope: !3, file: !3, line: 123, type: !121, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !96)
!506 = !DILocalVariable(name: "which", arg: 1, scope: !505, file: !3, line: 123, type: !16)
!507 = !DILocation(line: 123, column: 29, scope: !505)
!508 = !DILocalVariable(name: "i", scope: !509, file: !3, line: 124, type: !17)
!509 = distinct !DILexicalBlock(scope: !505, file: !3, line: 124, column: 3)
!510 = !DILocation(line: 124, column: 12, scope: !509)
!511 = !DILocation(line: 124, column: 27, scope: !509)
!512 = !DILocation(line: 124, column: 21, scope: !509)
!513 = !DILocation(line: 124, column: 16, scope: !509)
!514 = !DILocation(line: 124, column: 8, scope: !509)
!515 = !DILocation(line: 124, column: 34, scope: !516)
!516 = distinct !DILexicalBlock(scope: !509, file: !3, line: 124, column: 3)
!517 = !DILocation(line: 124, column: 36, scope: !516)
!518 = !DILocation(line: 124, column: 3, scope: !509)
!519 = !DILocalVariable(name: "j", scope: !520, file: !3, line: 125, type: !17)
!520 = distinct !DILexicalBlock(scope: !516, file: !3, line: 125, column: 5)
!521 = !DILocation(line: 125, column: 14, scope: !520)
!522 = !DILocation(line: 125, column: 10, scope: !520)
!523 = !DILocation(line: 125, column: 21, scope: !524)
!524 = distinct !DILexicalBlock(scope: !520, file: !3, line: 125, column: 5)
!525 = !DILocation(line: 125, column: 23, scope: !524)
!526 = !DILocation(line: 125, column: 5, scope: !520)
!527 = !DILocalVariable(name: "k", scope: !528, file: !3, line: 126, type: !17)
!528 = distinct !DILexicalBlock(scope: !524, file: !3, line: 126, column: 7)
!529 = !DILocation(line: 126, column: 16, scope: !528)
!530 = !DILocation(line: 126, column: 12, scope: !528)
!531 = !DILocation(line: 126, column: 23, scope: !532)
!532 = distinct !DILexicalBlock(scope: !528, file: !3, line: 126, column: 7)
!533 = !DILocation(line: 126, column: 25, scope: !532)
!534 = !DILocation(line: 126, column: 7, scope: !528)
!535 = !DILocation(line: 127, column: 31, scope: !532)
!536 = !DILocation(line: 127, column: 26, scope: !532)
!537 = !DILocation(line: 127, column: 34, scope: !532)
!538 = !DILocation(line: 127, column: 45, scope: !532)
!539 = !DILocation(line: 127, column: 39, scope: !532)
!540 = !DILocation(line: 127, column: 48, scope: !532)
!541 = !DILocation(line: 127, column: 37, scope: !532)
!542 = !DILocation(line: 127, column: 17, scope: !532)
!543 = !DILocation(line: 127, column: 9, scope: !532)
!544 = !DILocation(line: 127, column: 20, scope: !532)
!545 = !DILocation(line: 127, column: 23, scope: !532)
!546 = !DILocation(line: 126, column: 34, scope: !532)
!547 = !DILocation(line: 126, column: 7, scope: !532)
!548 = distinct !{!548, !534, !549, !115}
!549 = !DILocation(line: 127, column: 49, scope: !528)
!550 = !DILocation(line: 125, column: 32, scope: !524)
!551 = !DILocation(line: 125, column: 5, scope: !524)
!552 = distinct !{!552, !526, !553, !115}
!553 = !DILocation(line: 127, column: 49, scope: !520)
!554 = !DILocation(line: 124, column: 46, scope: !516)
!555 = !DILocation(line: 124, column: 3, scope: !516)
!556 = distinct !{!556, !518, !557, !115}
!557 = !DILocation(line: 127, column: 49, scope: !509)
!558 = !DILocation(line: 128, column: 3, scope: !505)
