source_filename = "long_loops.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.job = type { ptr, i32, i32, i64 }

@numbers = internal global [200 x i32] zeroinitializer, align 16, !dbg !0
@.str = private unnamed_addr constant [16 x i8] c"numbers[i] == i\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"long_loops.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [30 x i8] c"numbers[SIZE - 1] == SIZE - 1\00", align 1
@__PRETTY_FUNCTION__.strides = private unnamed_addr constant [19 x i8] c"void strides(void)\00", align 1
@.str.3 = private unnamed_addr constant [51 x i8] c"jobs[0].sum + jobs[1].sum == SIZE * (SIZE - 1) / 2\00", align 1
@__PRETTY_FUNCTION__.sums = private unnamed_addr constant [16 x i8] c"void sums(void)\00", align 1
@left = internal global [6 x [6 x i32]] zeroinitializer, align 16, !dbg !20
@right = internal global [6 x [6 x i32]] zeroinitializer, align 16, !dbg !25
@product = internal global [6 x [6 x i32]] zeroinitializer, align 16, !dbg !27
@.str.4 = private unnamed_addr constant [23 x i8] c"product[i][j] == i + j\00", align 1
@__PRETTY_FUNCTION__.products = private unnamed_addr constant [20 x i8] c"void products(void)\00", align 1
@filled = internal global i32 0, align 4, !dbg !29
@.str.5 = private unnamed_addr constant [16 x i8] c"numbers[i] == 1\00", align 1
@__PRETTY_FUNCTION__.look = private unnamed_addr constant [19 x i8] c"void *look(void *)\00", align 1

define dso_local i32 @main() #0 !dbg !44 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @run(ptr noundef @fill_half, ptr noundef @fill_half), !dbg !48
  call void @llvm.dbg.declare(metadata ptr %2, metadata !49, metadata !DIExpression()), !dbg !51
  store i32 0, ptr %2, align 4, !dbg !51
  br label %3, !dbg !52

3:                                                ; preds = %16, %0
  %4 = load i32, ptr %2, align 4, !dbg !53
  %5 = icmp slt i32 %4, 200, !dbg !55
  br i1 %5, label %6, label %19, !dbg !56

6:                                                ; preds = %3
  %7 = load i32, ptr %2, align 4, !dbg !57
  %8 = sext i32 %7 to i64, !dbg !57
  %9 = getelementptr inbounds [200 x i32], ptr @numbers, i64 0, i64 %8, !dbg !57
  %10 = load i32, ptr %9, align 4, !dbg !57
  %11 = load i32, ptr %2, align 4, !dbg !57
  %12 = icmp eq i32 %10, %11, !dbg !57
  br i1 %12, label %13, label %14, !dbg !60

13:                                               ; preds = %6
  br label %15, !dbg !60

14:                                               ; preds = %6
  call void @__assert_fail(ptr noundef getelementptr inbounds ([16 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([13 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 40, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !57
  unreachable, !dbg !57

15:                                               ; preds = %13
  br label %16, !dbg !61

16:                                               ; preds = %15
  %17 = load i32, ptr %2, align 4, !dbg !62
  %18 = add nsw i32 %17, 1, !dbg !62
  store i32 %18, ptr %2, align 4, !dbg !62
  br label %3, !dbg !63, !llvm.loop !64

19:                                               ; preds = %3
  ret i32 0, !dbg !67
}

define internal void @run(ptr noundef %0, ptr noundef %1) #0 !dbg !68 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [2 x i64], align 16
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !74, metadata !DIExpression()), !dbg !75
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !76, metadata !DIExpression()), !dbg !77
  call void @llvm.dbg.declare(metadata ptr %5, metadata !78, metadata !DIExpression()), !dbg !85
  %6 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 0, !dbg !86
  %7 = load ptr, ptr %3, align 8, !dbg !87
  %8 = call i32 @pthread_create(ptr noundef %6, ptr noundef null, ptr noundef %7, ptr noundef null) #6, !dbg !88
  %9 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 1, !dbg !89
  %10 = load ptr, ptr %4, align 8, !dbg !90
  %11 = call i32 @pthread_create(ptr noundef %9, ptr noundef null, ptr noundef %10, ptr noundef inttoptr (i64 1 to ptr)) #6, !dbg !91
  %12 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 0, !dbg !92
  %13 = load i64, ptr %12, align 16, !dbg !92
  %14 = call i32 @pthread_join(i64 noundef %13, ptr noundef null), !dbg !93
  %15 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 1, !dbg !94
  %16 = load i64, ptr %15, align 8, !dbg !94
  %17 = call i32 @pthread_join(i64 noundef %16, ptr noundef null), !dbg !95
  ret void, !dbg !96
}

define internal ptr @fill_half(ptr noundef %0) #0 !dbg !97 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !98, metadata !DIExpression()), !dbg !99
  call void @llvm.dbg.declare(metadata ptr %3, metadata !100, metadata !DIExpression()), !dbg !101
  %5 = load ptr, ptr %2, align 8, !dbg !102
  %6 = ptrtoint ptr %5 to i64, !dbg !103
  %7 = trunc i64 %6 to i32, !dbg !104
  %8 = mul nsw i32 %7, 200, !dbg !105
  %9 = sdiv i32 %8, 2, !dbg !106
  store i32 %9, ptr %3, align 4, !dbg !101
  call void @llvm.dbg.declare(metadata ptr %4, metadata !107, metadata !DIExpression()), !dbg !109
  %10 = load i32, ptr %3, align 4, !dbg !110
  store i32 %10, ptr %4, align 4, !dbg !109
  br label %11, !dbg !111

11:                                               ; preds = %21, %1
  %12 = load i32, ptr %4, align 4, !dbg !112
  %13 = load i32, ptr %3, align 4, !dbg !114
  %14 = add nsw i32 %13, 100, !dbg !115
  %15 = icmp slt i32 %12, %14, !dbg !116
  br i1 %15, label %16, label %24, !dbg !117

16:                                               ; preds = %11
  %17 = load i32, ptr %4, align 4, !dbg !118
  %18 = load i32, ptr %4, align 4, !dbg !119
  %19 = sext i32 %18 to i64, !dbg !120
  %20 = getelementptr inbounds [200 x i32], ptr @numbers, i64 0, i64 %19, !dbg !120
  store i32 %17, ptr %20, align 4, !dbg !121
  br label %21, !dbg !120

21:                                               ; preds = %16
  %22 = load i32, ptr %4, align 4, !dbg !122
  %23 = add nsw i32 %22, 1, !dbg !122
  store i32 %23, ptr %4, align 4, !dbg !122
  br label %11, !dbg !123, !llvm.loop !124

24:                                               ; preds = %11
  ret ptr null, !dbg !126
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

define dso_local void @strides() #0 !dbg !127 {
  call void @run(ptr noundef @fill_every_other, ptr noundef @fill_every_other), !dbg !130
  %1 = load i32, ptr getelementptr inbounds ([200 x i32], ptr @numbers, i64 0, i64 199), align 4, !dbg !131
  %2 = icmp eq i32 %1, 199, !dbg !131
  br i1 %2, label %3, label %4, !dbg !134

3:                                                ; preds = %0
  br label %5, !dbg !134

4:                                                ; preds = %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([30 x i8], ptr @.str.2, i64 0, i64 0), ptr noundef getelementptr inbounds ([13 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 52, ptr noundef getelementptr inbounds ([19 x i8], ptr @__PRETTY_FUNCTION__.strides, i64 0, i64 0)) #5, !dbg !131
  unreachable, !dbg !131

5:                                                ; preds = %3
  ret void, !dbg !135
}

define internal ptr @fill_every_other(ptr noundef %0) #0 !dbg !136 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !137, metadata !DIExpression()), !dbg !138
  call void @llvm.dbg.declare(metadata ptr %3, metadata !139, metadata !DIExpression()), !dbg !141
  %4 = load ptr, ptr %2, align 8, !dbg !142
  %5 = ptrtoint ptr %4 to i64, !dbg !143
  %6 = trunc i64 %5 to i32, !dbg !144
  store i32 %6, ptr %3, align 4, !dbg !141
  br label %7, !dbg !145

7:                                                ; preds = %15, %1
  %8 = load i32, ptr %3, align 4, !dbg !146
  %9 = icmp slt i32 %8, 200, !dbg !148
  br i1 %9, label %10, label %18, !dbg !149

10:                                               ; preds = %7
  %11 = load i32, ptr %3, align 4, !dbg !150
  %12 = load i32, ptr %3, align 4, !dbg !151
  %13 = sext i32 %12 to i64, !dbg !152
  %14 = getelementptr inbounds [200 x i32], ptr @numbers, i64 0, i64 %13, !dbg !152
  store i32 %11, ptr %14, align 4, !dbg !153
  br label %15, !dbg !152

15:                                               ; preds = %10
  %16 = load i32, ptr %3, align 4, !dbg !154
  %17 = add nsw i32 %16, 2, !dbg !154
  store i32 %17, ptr %3, align 4, !dbg !154
  br label %7, !dbg !155, !llvm.loop !156

18:                                               ; preds = %7
  ret ptr null, !dbg !158
}

define dso_local void @overlap() #0 !dbg !159 {
  call void @run(ptr noundef @fill_too_much, ptr noundef @fill_the_rest), !dbg !160
  ret void, !dbg !161
}

define internal ptr @fill_too_much(ptr noundef %0) #0 !dbg !162 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !163, metadata !DIExpression()), !dbg !164
  call void @llvm.dbg.declare(metadata ptr %3, metadata !165, metadata !DIExpression()), !dbg !167
  store i32 0, ptr %3, align 4, !dbg !167
  br label %4, !dbg !168

4:                                                ; preds = %11, %1
  %5 = load i32, ptr %3, align 4, !dbg !169
  %6 = icmp sle i32 %5, 100, !dbg !171
  br i1 %6, label %7, label %14, !dbg !172

7:                                                ; preds = %4
  %8 = load i32, ptr %3, align 4, !dbg !173
  %9 = sext i32 %8 to i64, !dbg !174
  %10 = getelementptr inbounds [200 x i32], ptr @numbers, i64 0, i64 %9, !dbg !174
  store i32 1, ptr %10, align 4, !dbg !175
  br label %11, !dbg !174

11:                                               ; preds = %7
  %12 = load i32, ptr %3, align 4, !dbg !176
  %13 = add nsw i32 %12, 1, !dbg !176
  store i32 %13, ptr %3, align 4, !dbg !176
  br label %4, !dbg !177, !llvm.loop !178

14:                                               ; preds = %4
  ret ptr null, !dbg !180
}

define internal ptr @fill_the_rest(ptr noundef %0) #0 !dbg !181 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !182, metadata !DIExpression()), !dbg !183
  call void @llvm.dbg.declare(metadata ptr %3, metadata !184, metadata !DIExpression()), !dbg !186
  store i32 100, ptr %3, align 4, !dbg !186
  br label %4, !dbg !187

4:                                                ; preds = %11, %1
  %5 = load i32, ptr %3, align 4, !dbg !188
  %6 = icmp slt i32 %5, 200, !dbg !190
  br i1 %6, label %7, label %14, !dbg !191

7:                                                ; preds = %4
  %8 = load i32, ptr %3, align 4, !dbg !192
  %9 = sext i32 %8 to i64, !dbg !193
  %10 = getelementptr inbounds [200 x i32], ptr @numbers, i64 0, i64 %9, !dbg !193
  store i32 1, ptr %10, align 4, !dbg !194
  br label %11, !dbg !193

11:                                               ; preds = %7
  %12 = load i32, ptr %3, align 4, !dbg !195
  %13 = add nsw i32 %12, 1, !dbg !195
  store i32 %13, ptr %3, align 4, !dbg !195
  br label %4, !dbg !196, !llvm.loop !197

14:                                               ; preds = %4
  ret ptr null, !dbg !199
}

define dso_local void @published_too_early() #0 !dbg !200 {
  call void @run(ptr noundef @publish_too_early, ptr noundef @look), !dbg !201
  ret void, !dbg !202
}

define internal ptr @publish_too_early(ptr noundef %0) #0 !dbg !203 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !204, metadata !DIExpression()), !dbg !205
  call void @llvm.dbg.declare(metadata ptr %3, metadata !206, metadata !DIExpression()), !dbg !208
  store i32 0, ptr %3, align 4, !dbg !208
  br label %5, !dbg !209

5:                                                ; preds = %17, %1
  %6 = load i32, ptr %3, align 4, !dbg !210
  %7 = icmp slt i32 %6, 200, !dbg !212
  br i1 %7, label %8, label %20, !dbg !213

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !214
  %10 = icmp eq i32 %9, 199, !dbg !217
  br i1 %10, label %11, label %13, !dbg !218

11:                                               ; preds = %8
  store i32 1, ptr %4, align 4, !dbg !219
  %12 = load i32, ptr %4, align 4, !dbg !219
  store atomic i32 %12, ptr @filled release, align 4, !dbg !219
  br label %13, !dbg !219

13:                                               ; preds = %11, %8
  %14 = load i32, ptr %3, align 4, !dbg !220
  %15 = sext i32 %14 to i64, !dbg !221
  %16 = getelementptr inbounds [200 x i32], ptr @numbers, i64 0, i64 %15, !dbg !221
  store i32 1, ptr %16, align 4, !dbg !222
  br label %17, !dbg !223

17:                                               ; preds = %13
  %18 = load i32, ptr %3, align 4, !dbg !224
  %19 = add nsw i32 %18, 1, !dbg !224
  store i32 %19, ptr %3, align 4, !dbg !224
  br label %5, !dbg !225, !llvm.loop !226

20:                                               ; preds = %5
  %21 = load ptr, ptr %2, align 8, !dbg !228
  ret ptr %21, !dbg !229
}

define internal ptr @look(ptr noundef %0) #0 !dbg !230 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !231, metadata !DIExpression()), !dbg !232
  %5 = load atomic i32, ptr @filled acquire, align 4, !dbg !233
  store i32 %5, ptr %3, align 4, !dbg !233
  %6 = load i32, ptr %3, align 4, !dbg !233
  %7 = icmp ne i32 %6, 0, !dbg !233
  br i1 %7, label %8, label %25, !dbg !235

8:                                                ; preds = %1
  call void @llvm.dbg.declare(metadata ptr %4, metadata !236, metadata !DIExpression()), !dbg !238
  store i32 0, ptr %4, align 4, !dbg !238
  br label %9, !dbg !239

9:                                                ; preds = %21, %8
  %10 = load i32, ptr %4, align 4, !dbg !240
  %11 = icmp slt i32 %10, 200, !dbg !242
  br i1 %11, label %12, label %24, !dbg !243

12:                                               ; preds = %9
  %13 = load i32, ptr %4, align 4, !dbg !244
  %14 = sext i32 %13 to i64, !dbg !244
  %15 = getelementptr inbounds [200 x i32], ptr @numbers, i64 0, i64 %14, !dbg !244
  %16 = load i32, ptr %15, align 4, !dbg !244
  %17 = icmp eq i32 %16, 1, !dbg !244
  br i1 %17, label %18, label %19, !dbg !247

18:                                               ; preds = %12
  br label %20, !dbg !247

19:                                               ; preds = %12
  call void @__assert_fail(ptr noundef getelementptr inbounds ([16 x i8], ptr @.str.5, i64 0, i64 0), ptr noundef getelementptr inbounds ([13 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 88, ptr noundef getelementptr inbounds ([19 x i8], ptr @__PRETTY_FUNCTION__.look, i64 0, i64 0)) #5, !dbg !244
  unreachable, !dbg !244

20:                                               ; preds = %18
  br label %21, !dbg !248

21:                                               ; preds = %20
  %22 = load i32, ptr %4, align 4, !dbg !249
  %23 = add nsw i32 %22, 1, !dbg !249
  store i32 %23, ptr %4, align 4, !dbg !249
  br label %9, !dbg !250, !llvm.loop !251

24:                                               ; preds = %9
  br label %25, !dbg !252

25:                                               ; preds = %24, %1
  ret ptr null, !dbg !253
}

define dso_local void @published() #0 !dbg !254 {
  call void @run(ptr noundef @publish, ptr noundef @look), !dbg !255
  ret void, !dbg !256
}

define internal ptr @publish(ptr noundef %0) #0 !dbg !257 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !258, metadata !DIExpression()), !dbg !259
  call void @llvm.dbg.declare(metadata ptr %3, metadata !260, metadata !DIExpression()), !dbg !262
  store i32 0, ptr %3, align 4, !dbg !262
  br label %5, !dbg !263

5:                                                ; preds = %12, %1
  %6 = load i32, ptr %3, align 4, !dbg !264
  %7 = icmp slt i32 %6, 200, !dbg !266
  br i1 %7, label %8, label %15, !dbg !267

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !268
  %10 = sext i32 %9 to i64, !dbg !269
  %11 = getelementptr inbounds [200 x i32], ptr @numbers, i64 0, i64 %10, !dbg !269
  store i32 1, ptr %11, align 4, !dbg !270
  br label %12, !dbg !269

12:                                               ; preds = %8
  %13 = load i32, ptr %3, align 4, !dbg !271
  %14 = add nsw i32 %13, 1, !dbg !271
  store i32 %14, ptr %3, align 4, !dbg !271
  br label %5, !dbg !272, !llvm.loop !273

15:                                               ; preds = %5
  store i32 1, ptr %4, align 4, !dbg !275
  %16 = load i32, ptr %4, align 4, !dbg !275
  store atomic i32 %16, ptr @filled release, align 4, !dbg !275
  %17 = load ptr, ptr %2, align 8, !dbg !276
  ret ptr %17, !dbg !277
}

define dso_local void @sums() #0 !dbg !278 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
  %3 = alloca [2 x %struct.job], align 16
  %4 = alloca [2 x i64], align 16
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !279, metadata !DIExpression()), !dbg !281
  %7 = call noalias ptr @malloc(i64 noundef 800) #6, !dbg !282
  store ptr %7, ptr %1, align 8, !dbg !281
  call void @llvm.dbg.declare(metadata ptr %2, metadata !283, metadata !DIExpression()), !dbg !285
  store i32 0, ptr %2, align 4, !dbg !285
  br label %8, !dbg !286

8:                                                ; preds = %17, %0
  %9 = load i32, ptr %2, align 4, !dbg !287
  %10 = icmp slt i32 %9, 200, !dbg !289
  br i1 %10, label %11, label %20, !dbg !290

11:                                               ; preds = %8
  %12 = load i32, ptr %2, align 4, !dbg !291
  %13 = load ptr, ptr %1, align 8, !dbg !292
  %14 = load i32, ptr %2, align 4, !dbg !293
  %15 = sext i32 %14 to i64, !dbg !292
  %16 = getelementptr inbounds i32, ptr %13, i64 %15, !dbg !292
  store i32 %12, ptr %16, align 4, !dbg !294
  br label %17, !dbg !292

17:                                               ; preds = %11
  %18 = load i32, ptr %2, align 4, !dbg !295
  %19 = add nsw i32 %18, 1, !dbg !295
  store i32 %19, ptr %2, align 4, !dbg !295
  br label %8, !dbg !296, !llvm.loop !297

20:                                               ; preds = %8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !299, metadata !DIExpression()), !dbg !307
  %21 = getelementptr inbounds [2 x %struct.job], ptr %3, i64 0, i64 0, !dbg !308
  %22 = getelementptr inbounds %struct.job, ptr %21, i32 0, i32 0, !dbg !309
  %23 = load ptr, ptr %1, align 8, !dbg !310
  store ptr %23, ptr %22, align 8, !dbg !309
  %24 = getelementptr inbounds %struct.job, ptr %21, i32 0, i32 1, !dbg !309
  store i32 0, ptr %24, align 8, !dbg !309
  %25 = getelementptr inbounds %struct.job, ptr %21, i32 0, i32 2, !dbg !309
  store i32 100, ptr %25, align 4, !dbg !309
  %26 = getelementptr inbounds %struct.job, ptr %21, i32 0, i32 3, !dbg !309
  store i64 0, ptr %26, align 8, !dbg !309
  %27 = getelementptr inbounds %struct.job, ptr %21, i64 1, !dbg !308
  %28 = getelementptr inbounds %struct.job, ptr %27, i32 0, i32 0, !dbg !311
  %29 = load ptr, ptr %1, align 8, !dbg !312
  store ptr %29, ptr %28, align 8, !dbg !311
  %30 = getelementptr inbounds %struct.job, ptr %27, i32 0, i32 1, !dbg !311
  store i32 100, ptr %30, align 8, !dbg !311
  %31 = getelementptr inbounds %struct.job, ptr %27, i32 0, i32 2, !dbg !311
  store i32 200, ptr %31, align 4, !dbg !311
  %32 = getelementptr inbounds %struct.job, ptr %27, i32 0, i32 3, !dbg !311
  store i64 0, ptr %32, align 8, !dbg !311
  call void @llvm.dbg.declare(metadata ptr %4, metadata !313, metadata !DIExpression()), !dbg !314
  call void @llvm.dbg.declare(metadata ptr %5, metadata !315, metadata !DIExpression()), !dbg !317
  store i32 0, ptr %5, align 4, !dbg !317
  br label %33, !dbg !318

33:                                               ; preds = %44, %20
  %34 = load i32, ptr %5, align 4, !dbg !319
  %35 = icmp slt i32 %34, 2, !dbg !321
  br i1 %35, label %36, label %47, !dbg !322

36:                                               ; preds = %33
  %37 = load i32, ptr %5, align 4, !dbg !323
  %38 = sext i32 %37 to i64, !dbg !324
  %39 = getelementptr inbounds [2 x i64], ptr %4, i64 0, i64 %38, !dbg !324
  %40 = load i32, ptr %5, align 4, !dbg !325
  %41 = sext i32 %40 to i64, !dbg !326
  %42 = getelementptr inbounds [2 x %struct.job], ptr %3, i64 0, i64 %41, !dbg !326
  %43 = call i32 @pthread_create(ptr noundef %39, ptr noundef null, ptr noundef @add, ptr noundef %42) #6, !dbg !327
  br label %44, !dbg !327

44:                                               ; preds = %36
  %45 = load i32, ptr %5, align 4, !dbg !328
  %46 = add nsw i32 %45, 1, !dbg !328
  store i32 %46, ptr %5, align 4, !dbg !328
  br label %33, !dbg !329, !llvm.loop !330

47:                                               ; preds = %33
  call void @llvm.dbg.declare(metadata ptr %6, metadata !332, metadata !DIExpression()), !dbg !334
  store i32 0, ptr %6, align 4, !dbg !334
  br label %48, !dbg !335

48:                                               ; preds = %57, %47
  %49 = load i32, ptr %6, align 4, !dbg !336
  %50 = icmp slt i32 %49, 2, !dbg !338
  br i1 %50, label %51, label %60, !dbg !339

51:                                               ; preds = %48
  %52 = load i32, ptr %6, align 4, !dbg !340
  %53 = sext i32 %52 to i64, !dbg !341
  %54 = getelementptr inbounds [2 x i64], ptr %4, i64 0, i64 %53, !dbg !341
  %55 = load i64, ptr %54, align 8, !dbg !341
  %56 = call i32 @pthread_join(i64 noundef %55, ptr noundef null), !dbg !342
  br label %57, !dbg !342

57:                                               ; preds = %51
  %58 = load i32, ptr %6, align 4, !dbg !343
  %59 = add nsw i32 %58, 1, !dbg !343
  store i32 %59, ptr %6, align 4, !dbg !343
  br label %48, !dbg !344, !llvm.loop !345

60:                                               ; preds = %48
  %61 = getelementptr inbounds [2 x %struct.job], ptr %3, i64 0, i64 0, !dbg !347
  %62 = getelementptr inbounds %struct.job, ptr %61, i32 0, i32 3, !dbg !347
  %63 = load i64, ptr %62, align 16, !dbg !347
  %64 = getelementptr inbounds [2 x %struct.job], ptr %3, i64 0, i64 1, !dbg !347
  %65 = getelementptr inbounds %struct.job, ptr %64, i32 0, i32 3, !dbg !347
  %66 = load i64, ptr %65, align 8, !dbg !347
  %67 = add nsw i64 %63, %66, !dbg !347
  %68 = icmp eq i64 %67, 19900, !dbg !347
  br i1 %68, label %69, label %70, !dbg !350

69:                                               ; preds = %60
  br label %71, !dbg !350

70:                                               ; preds = %60
  call void @__assert_fail(ptr noundef getelementptr inbounds ([51 x i8], ptr @.str.3, i64 0, i64 0), ptr noundef getelementptr inbounds ([13 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 119, ptr noundef getelementptr inbounds ([16 x i8], ptr @__PRETTY_FUNCTION__.sums, i64 0, i64 0)) #5, !dbg !347
  unreachable, !dbg !347

71:                                               ; preds = %69
  %72 = load ptr, ptr %1, align 8, !dbg !351
  call void @free(ptr noundef %72) #6, !dbg !352
  ret void, !dbg !353
}

declare noalias ptr @malloc(i64 noundef) #3

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

define internal ptr @add(ptr noundef %0) #0 !dbg !354 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !355, metadata !DIExpression()), !dbg !356
  call void @llvm.dbg.declare(metadata ptr %3, metadata !357, metadata !DIExpression()), !dbg !359
  %5 = load ptr, ptr %2, align 8, !dbg !360
  store ptr %5, ptr %3, align 8, !dbg !359
  call void @llvm.dbg.declare(metadata ptr %4, metadata !361, metadata !DIExpression()), !dbg !363
  %6 = load ptr, ptr %3, align 8, !dbg !364
  %7 = getelementptr inbounds %struct.job, ptr %6, i32 0, i32 1, !dbg !365
  %8 = load i32, ptr %7, align 8, !dbg !365
  store i32 %8, ptr %4, align 4, !dbg !363
  br label %9, !dbg !366

9:                                                ; preds = %28, %1
  %10 = load i32, ptr %4, align 4, !dbg !367
  %11 = load ptr, ptr %3, align 8, !dbg !369
  %12 = getelementptr inbounds %struct.job, ptr %11, i32 0, i32 2, !dbg !370
  %13 = load i32, ptr %12, align 4, !dbg !370
  %14 = icmp slt i32 %10, %13, !dbg !371
  br i1 %14, label %15, label %31, !dbg !372

15:                                               ; preds = %9
  %16 = load ptr, ptr %3, align 8, !dbg !373
  %17 = getelementptr inbounds %struct.job, ptr %16, i32 0, i32 0, !dbg !374
  %18 = load ptr, ptr %17, align 8, !dbg !374
  %19 = load i32, ptr %4, align 4, !dbg !375
  %20 = sext i32 %19 to i64, !dbg !373
  %21 = getelementptr inbounds i32, ptr %18, i64 %20, !dbg !373
  %22 = load i32, ptr %21, align 4, !dbg !373
  %23 = sext i32 %22 to i64, !dbg !373
  %24 = load ptr, ptr %3, align 8, !dbg !376
  %25 = getelementptr inbounds %struct.job, ptr %24, i32 0, i32 3, !dbg !377
  %26 = load i64, ptr %25, align 8, !dbg !378
  %27 = add nsw i64 %26, %23, !dbg !378
  store i64 %27, ptr %25, align 8, !dbg !378
  br label %28, !dbg !376

28:                                               ; preds = %15
  %29 = load i32, ptr %4, align 4, !dbg !379
  %30 = add nsw i32 %29, 1, !dbg !379
  store i32 %30, ptr %4, align 4, !dbg !379
  br label %9, !dbg !380, !llvm.loop !381

31:                                               ; preds = %9
  ret ptr null, !dbg !383
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

declare void @free(ptr noundef) #3

define dso_local void @products() #0 !dbg !384 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !385, metadata !DIExpression()), !dbg !387
  store i32 0, ptr %1, align 4, !dbg !387
  br label %5, !dbg !388

5:                                                ; preds = %36, %0
  %6 = load i32, ptr %1, align 4, !dbg !389
  %7 = icmp slt i32 %6, 6, !dbg !391
  br i1 %7, label %8, label %39, !dbg !392

8:                                                ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %2, metadata !393, metadata !DIExpression()), !dbg !395
  store i32 0, ptr %2, align 4, !dbg !395
  br label %9, !dbg !396

9:                                                ; preds = %32, %8
  %10 = load i32, ptr %2, align 4, !dbg !397
  %11 = icmp slt i32 %10, 6, !dbg !399
  br i1 %11, label %12, label %35, !dbg !400

12:                                               ; preds = %9
  %13 = load i32, ptr %1, align 4, !dbg !401
  %14 = load i32, ptr %2, align 4, !dbg !403
  %15 = add nsw i32 %13, %14, !dbg !404
  %16 = load i32, ptr %1, align 4, !dbg !405
  %17 = sext i32 %16 to i64, !dbg !406
  %18 = getelementptr inbounds [6 x [6 x i32]], ptr @left, i64 0, i64 %17, !dbg !406
  %19 = load i32, ptr %2, align 4, !dbg !407
  %20 = sext i32 %19 to i64, !dbg !406
  %21 = getelementptr inbounds [6 x i32], ptr %18, i64 0, i64 %20, !dbg !406
  store i32 %15, ptr %21, align 4, !dbg !408
  %22 = load i32, ptr %1, align 4, !dbg !409
  %23 = load i32, ptr %2, align 4, !dbg !410
  %24 = icmp eq i32 %22, %23, !dbg !411
  %25 = zext i1 %24 to i32, !dbg !411
  %26 = load i32, ptr %1, align 4, !dbg !412
  %27 = sext i32 %26 to i64, !dbg !413
  %28 = getelementptr inbounds [6 x [6 x i32]], ptr @right, i64 0, i64 %27, !dbg !413
  %29 = load i32, ptr %2, align 4, !dbg !414
  %30 = sext i32 %29 to i64, !dbg !413
  %31 = getelementptr inbounds [6 x i32], ptr %28, i64 0, i64 %30, !dbg !413
  store i32 %25, ptr %31, align 4, !dbg !415
  br label %32, !dbg !416

32:                                               ; preds = %12
  %33 = load i32, ptr %2, align 4, !dbg !417
  %34 = add nsw i32 %33, 1, !dbg !417
  store i32 %34, ptr %2, align 4, !dbg !417
  br label %9, !dbg !418, !llvm.loop !419

35:                                               ; preds = %9
  br label %36, !dbg !420

36:                                               ; preds = %35
  %37 = load i32, ptr %1, align 4, !dbg !421
  %38 = add nsw i32 %37, 1, !dbg !421
  store i32 %38, ptr %1, align 4, !dbg !421
  br label %5, !dbg !422, !llvm.loop !423

39:                                               ; preds = %5
  call void @run(ptr noundef @multiply, ptr noundef @multiply), !dbg !425
  call void @llvm.dbg.declare(metadata ptr %3, metadata !426, metadata !DIExpression()), !dbg !428
  store i32 0, ptr %3, align 4, !dbg !428
  br label %40, !dbg !429

40:                                               ; preds = %66, %39
  %41 = load i32, ptr %3, align 4, !dbg !430
  %42 = icmp slt i32 %41, 6, !dbg !432
  br i1 %42, label %43, label %69, !dbg !433

43:                                               ; preds = %40
  call void @llvm.dbg.declare(metadata ptr %4, metadata !434, metadata !DIExpression()), !dbg !436
  store i32 0, ptr %4, align 4, !dbg !436
  br label %44, !dbg !437

44:                                               ; preds = %62, %43
  %45 = load i32, ptr %4, align 4, !dbg !438
  %46 = icmp slt i32 %45, 6, !dbg !440
  br i1 %46, label %47, label %65, !dbg !441

47:                                               ; preds = %44
  %48 = load i32, ptr %3, align 4, !dbg !442
  %49 = sext i32 %48 to i64, !dbg !442
  %50 = getelementptr inbounds [6 x [6 x i32]], ptr @product, i64 0, i64 %49, !dbg !442
  %51 = load i32, ptr %4, align 4, !dbg !442
  %52 = sext i32 %51 to i64, !dbg !442
  %53 = getelementptr inbounds [6 x i32], ptr %50, i64 0, i64 %52, !dbg !442
  %54 = load i32, ptr %53, align 4, !dbg !442
  %55 = load i32, ptr %3, align 4, !dbg !442
  %56 = load i32, ptr %4, align 4, !dbg !442
  %57 = add nsw i32 %55, %56, !dbg !442
  %58 = icmp eq i32 %54, %57, !dbg !442
  br i1 %58, label %59, label %60, !dbg !445

59:                                               ; preds = %47
  br label %61, !dbg !445

60:                                               ; preds = %47
  call void @__assert_fail(ptr noundef getelementptr inbounds ([23 x i8], ptr @.str.4, i64 0, i64 0), ptr noundef getelementptr inbounds ([13 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 140, ptr noundef getelementptr inbounds ([20 x i8], ptr @__PRETTY_FUNCTION__.products, i64 0, i64 0)) #5, !dbg !442
  unreachable, !dbg !442

61:                                               ; preds = %59
  br label %62, !dbg !446

62:                                               ; preds = %61
  %63 = load i32, ptr %4, align 4, !dbg !447
  %64 = add nsw i32 %63, 1, !dbg !447
  store i32 %64, ptr %4, align 4, !dbg !447
  br label %44, !dbg !448, !llvm.loop !449

65:                                               ; preds = %44
  br label %66, !dbg !450

66:                                               ; preds = %65
  %67 = load i32, ptr %3, align 4, !dbg !451
  %68 = add nsw i32 %67, 1, !dbg !451
  store i32 %68, ptr %3, align 4, !dbg !451
  br label %40, !dbg !452, !llvm.loop !453

69:                                               ; preds = %40
  ret void, !dbg !455
}

define internal ptr @multiply(ptr noundef %0) #0 !dbg !456 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !457, metadata !DIExpression()), !dbg !458
  call void @llvm.dbg.declare(metadata ptr %3, metadata !459, metadata !DIExpression()), !dbg !461
  %6 = load ptr, ptr %2, align 8, !dbg !462
  %7 = ptrtoint ptr %6 to i64, !dbg !463
  %8 = trunc i64 %7 to i32, !dbg !464
  store i32 %8, ptr %3, align 4, !dbg !461
  br label %9, !dbg !465

9:                                                ; preds = %52, %1
  %10 = load i32, ptr %3, align 4, !dbg !466
  %11 = icmp slt i32 %10, 6, !dbg !468
  br i1 %11, label %12, label %55, !dbg !469

12:                                               ; preds = %9
  call void @llvm.dbg.declare(metadata ptr %4, metadata !470, metadata !DIExpression()), !dbg !472
  store i32 0, ptr %4, align 4, !dbg !472
  br label %13, !dbg !473

13:                                               ; preds = %48, %12
  %14 = load i32, ptr %4, align 4, !dbg !474
  %15 = icmp slt i32 %14, 6, !dbg !476
  br i1 %15, label %16, label %51, !dbg !477

16:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata ptr %5, metadata !478, metadata !DIExpression()), !dbg !480
  store i32 0, ptr %5, align 4, !dbg !480
  br label %17, !dbg !481

17:                                               ; preds = %44, %16
  %18 = load i32, ptr %5, align 4, !dbg !482
  %19 = icmp slt i32 %18, 6, !dbg !484
  br i1 %19, label %20, label %47, !dbg !485

20:                                               ; preds = %17
  %21 = load i32, ptr %3, align 4, !dbg !486
  %22 = sext i32 %21 to i64, !dbg !487
  %23 = getelementptr inbounds [6 x [6 x i32]], ptr @left, i64 0, i64 %22, !dbg !487
  %24 = load i32, ptr %5, align 4, !dbg !488
  %25 = sext i32 %24 to i64, !dbg !487
  %26 = getelementptr inbounds [6 x i32], ptr %23, i64 0, i64 %25, !dbg !487
  %27 = load i32, ptr %26, align 4, !dbg !487
  %28 = load i32, ptr %5, align 4, !dbg !489
  %29 = sext i32 %28 to i64, !dbg !490
  %30 = getelementptr inbounds [6 x [6 x i32]], ptr @right, i64 0, i64 %29, !dbg !490
  %31 = load i32, ptr %4, align 4, !dbg !491
  %32 = sext i32 %31 to i64, !dbg !490
  %33 = getelementptr inbounds [6 x i32], ptr %30, i64 0, i64 %32, !dbg !490
  %34 = load i32, ptr %33, align 4, !dbg !490
  %35 = mul nsw i32 %27, %34, !dbg !492
  %36 = load i32, ptr %3, align 4, !dbg !493
  %37 = sext i32 %36 to i64, !dbg !494
  %38 = getelementptr inbounds [6 x [6 x i32]], ptr @product, i64 0, i64 %37, !dbg !494
  %39 = load i32, ptr %4, align 4, !dbg !495
  %40 = sext i32 %39 to i64, !dbg !494
  %41 = getelementptr inbounds [6 x i32], ptr %38, i64 0, i64 %40, !dbg !494
  %42 = load i32, ptr %41, align 4, !dbg !496
  %43 = add nsw i32 %42, %35, !dbg !496
  store i32 %43, ptr %41, align 4, !dbg !496
  br label %44, !dbg !494

44:                                               ; preds = %20
  %45 = load i32, ptr %5, align 4, !dbg !497
  %46 = add nsw i32 %45, 1, !dbg !497
  store i32 %46, ptr %5, align 4, !dbg !497
  br label %17, !dbg !498, !llvm.loop !499

47:                                               ; preds = %17
  br label %48, !dbg !500

48:                                               ; preds = %47
  %49 = load i32, ptr %4, align 4, !dbg !501
  %50 = add nsw i32 %49, 1, !dbg !501
  store i32 %50, ptr %4, align 4, !dbg !501
  br label %13, !dbg !502, !llvm.loop !503

51:                                               ; preds = %13
  br label %52, !dbg !504

52:                                               ; preds = %51
  %53 = load i32, ptr %3, align 4, !dbg !505
  %54 = add nsw i32 %53, 2, !dbg !505
  store i32 %54, ptr %3, align 4, !dbg !505
  br label %9, !dbg !506, !llvm.loop !507

55:                                               ; preds = %9
  ret ptr null, !dbg !509
}


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!36, !37, !38, !39, !40, !41, !42}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "numbers", scope: !2, file: !3, line: 18, type: !33, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !19, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "long_loops.c", directory: ".", checksumkind: CSK_MD5, checksum: "4fb5d9c375d5d5a97ff30208afae8622")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 56, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: ".", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
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
!19 = !{!0, !20, !25, !27, !29}
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "left", scope: !2, file: !3, line: 19, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 1152, elements: !23)
!23 = !{!24, !24}
!24 = !DISubrange(count: 6)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "right", scope: !2, file: !3, line: 19, type: !22, isLocal: true, isDefinition: true)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "product", scope: !2, file: !3, line: 19, type: !22, isLocal: true, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "filled", scope: !2, file: !3, line: 20, type: !31, isLocal: true, isDefinition: true)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !32)
!32 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !17)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 6400, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 200)
!36 = !{i32 7, !"Dwarf Version", i32 5}
!37 = !{i32 2, !"Debug Info Version", i32 3}
!38 = !{i32 1, !"wchar_size", i32 4}
!39 = !{i32 7, !"PIC Level", i32 2}
!40 = !{i32 7, !"PIE Level", i32 2}
!41 = !{i32 7, !"uwtable", i32 1}
!42 = !{i32 7, !"frame-pointer", i32 2}
!43 = !{!"Debian clang version 14.0.6"}
!44 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 37, type: !45, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !47)
!45 = !DISubroutineType(types: !46)
!46 = !{!17}
!47 = !{}
!48 = !DILocation(line: 38, column: 3, scope: !44)
!49 = !DILocalVariable(name: "i", scope: !50, file: !3, line: 39, type: !17)
!50 = distinct !DILexicalBlock(scope: !44, file: !3, line: 39, column: 3)
!51 = !DILocation(line: 39, column: 12, scope: !50)
!52 = !DILocation(line: 39, column: 8, scope: !50)
!53 = !DILocation(line: 39, column: 19, scope: !54)
!54 = distinct !DILexicalBlock(scope: !50, file: !3, line: 39, column: 3)
!55 = !DILocation(line: 39, column: 21, scope: !54)
!56 = !DILocation(line: 39, column: 3, scope: !50)
!57 = !DILocation(line: 40, column: 5, scope: !58)
!58 = distinct !DILexicalBlock(scope: !59, file: !3, line: 40, column: 5)
!59 = distinct !DILexicalBlock(scope: !54, file: !3, line: 40, column: 5)
!60 = !DILocation(line: 40, column: 5, scope: !59)
!61 = !DILocation(line: 40, column: 5, scope: !54)
!62 = !DILocation(line: 39, column: 30, scope: !54)
!63 = !DILocation(line: 39, column: 3, scope: !54)
!64 = distinct !{!64, !56, !65, !66}
!65 = !DILocation(line: 40, column: 5, scope: !50)
!66 = !{!"llvm.loop.mustprogress"}
!67 = !DILocation(line: 41, column: 3, scope: !44)
!68 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 22, type: !69, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!69 = !DISubroutineType(types: !70)
!70 = !{null, !71, !71}
!71 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !72, size: 64)
!72 = !DISubroutineType(types: !73)
!73 = !{!16, !16}
!74 = !DILocalVariable(name: "first", arg: 1, scope: !68, file: !3, line: 22, type: !71)
!75 = !DILocation(line: 22, column: 25, scope: !68)
!76 = !DILocalVariable(name: "second", arg: 2, scope: !68, file: !3, line: 22, type: !71)
!77 = !DILocation(line: 22, column: 49, scope: !68)
!78 = !DILocalVariable(name: "threads", scope: !68, file: !3, line: 23, type: !79)
!79 = !DICompositeType(tag: DW_TAG_array_type, baseType: !80, size: 128, elements: !83)
!80 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !81, line: 27, baseType: !82)
!81 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!82 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!83 = !{!84}
!84 = !DISubrange(count: 2)
!85 = !DILocation(line: 23, column: 13, scope: !68)
!86 = !DILocation(line: 24, column: 19, scope: !68)
!87 = !DILocation(line: 24, column: 37, scope: !68)
!88 = !DILocation(line: 24, column: 3, scope: !68)
!89 = !DILocation(line: 25, column: 19, scope: !68)
!90 = !DILocation(line: 25, column: 37, scope: !68)
!91 = !DILocation(line: 25, column: 3, scope: !68)
!92 = !DILocation(line: 26, column: 16, scope: !68)
!93 = !DILocation(line: 26, column: 3, scope: !68)
!94 = !DILocation(line: 27, column: 16, scope: !68)
!95 = !DILocation(line: 27, column: 3, scope: !68)
!96 = !DILocation(line: 28, column: 1, scope: !68)
!97 = distinct !DISubprogram(name: "fill_half", scope: !3, file: !3, line: 30, type: !72, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!98 = !DILocalVariable(name: "which", arg: 1, scope: !97, file: !3, line: 30, type: !16)
!99 = !DILocation(line: 30, column: 30, scope: !97)
!100 = !DILocalVariable(name: "first", scope: !97, file: !3, line: 31, type: !17)
!101 = !DILocation(line: 31, column: 7, scope: !97)
!102 = !DILocation(line: 31, column: 26, scope: !97)
!103 = !DILocation(line: 31, column: 20, scope: !97)
!104 = !DILocation(line: 31, column: 15, scope: !97)
!105 = !DILocation(line: 31, column: 32, scope: !97)
!106 = !DILocation(line: 31, column: 39, scope: !97)
!107 = !DILocalVariable(name: "i", scope: !108, file: !3, line: 32, type: !17)
!108 = distinct !DILexicalBlock(scope: !97, file: !3, line: 32, column: 3)
!109 = !DILocation(line: 32, column: 12, scope: !108)
!110 = !DILocation(line: 32, column: 16, scope: !108)
!111 = !DILocation(line: 32, column: 8, scope: !108)
!112 = !DILocation(line: 32, column: 23, scope: !113)
!113 = distinct !DILexicalBlock(scope: !108, file: !3, line: 32, column: 3)
!114 = !DILocation(line: 32, column: 27, scope: !113)
!115 = !DILocation(line: 32, column: 33, scope: !113)
!116 = !DILocation(line: 32, column: 25, scope: !113)
!117 = !DILocation(line: 32, column: 3, scope: !108)
!118 = !DILocation(line: 33, column: 18, scope: !113)
!119 = !DILocation(line: 33, column: 13, scope: !113)
!120 = !DILocation(line: 33, column: 5, scope: !113)
!121 = !DILocation(line: 33, column: 16, scope: !113)
!122 = !DILocation(line: 32, column: 46, scope: !113)
!123 = !DILocation(line: 32, column: 3, scope: !113)
!124 = distinct !{!124, !117, !125, !66}
!125 = !DILocation(line: 33, column: 18, scope: !108)
!126 = !DILocation(line: 34, column: 3, scope: !97)
!127 = distinct !DISubprogram(name: "strides", scope: !3, file: !3, line: 50, type: !128, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !47)
!128 = !DISubroutineType(types: !129)
!129 = !{null}
!130 = !DILocation(line: 51, column: 3, scope: !127)
!131 = !DILocation(line: 52, column: 3, scope: !132)
!132 = distinct !DILexicalBlock(scope: !133, file: !3, line: 52, column: 3)
!133 = distinct !DILexicalBlock(scope: !127, file: !3, line: 52, column: 3)
!134 = !DILocation(line: 52, column: 3, scope: !133)
!135 = !DILocation(line: 53, column: 1, scope: !127)
!136 = distinct !DISubprogram(name: "fill_every_other", scope: !3, file: !3, line: 44, type: !72, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!137 = !DILocalVariable(name: "which", arg: 1, scope: !136, file: !3, line: 44, type: !16)
!138 = !DILocation(line: 44, column: 37, scope: !136)
!139 = !DILocalVariable(name: "i", scope: !140, file: !3, line: 45, type: !17)
!140 = distinct !DILexicalBlock(scope: !136, file: !3, line: 45, column: 3)
!141 = !DILocation(line: 45, column: 12, scope: !140)
!142 = !DILocation(line: 45, column: 27, scope: !140)
!143 = !DILocation(line: 45, column: 21, scope: !140)
!144 = !DILocation(line: 45, column: 16, scope: !140)
!145 = !DILocation(line: 45, column: 8, scope: !140)
!146 = !DILocation(line: 45, column: 34, scope: !147)
!147 = distinct !DILexicalBlock(scope: !140, file: !3, line: 45, column: 3)
!148 = !DILocation(line: 45, column: 36, scope: !147)
!149 = !DILocation(line: 45, column: 3, scope: !140)
!150 = !DILocation(line: 46, column: 18, scope: !147)
!151 = !DILocation(line: 46, column: 13, scope: !147)
!152 = !DILocation(line: 46, column: 5, scope: !147)
!153 = !DILocation(line: 46, column: 16, scope: !147)
!154 = !DILocation(line: 45, column: 46, scope: !147)
!155 = !DILocation(line: 45, column: 3, scope: !147)
!156 = distinct !{!156, !149, !157, !66}
!157 = !DILocation(line: 46, column: 18, scope: !140)
!158 = !DILocation(line: 47, column: 3, scope: !136)
!159 = distinct !DISubprogram(name: "overlap", scope: !3, file: !3, line: 67, type: !128, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !47)
!160 = !DILocation(line: 67, column: 22, scope: !159)
!161 = !DILocation(line: 67, column: 57, scope: !159)
!162 = distinct !DISubprogram(name: "fill_too_much", scope: !3, file: !3, line: 55, type: !72, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!163 = !DILocalVariable(name: "which", arg: 1, scope: !162, file: !3, line: 55, type: !16)
!164 = !DILocation(line: 55, column: 34, scope: !162)
!165 = !DILocalVariable(name: "i", scope: !166, file: !3, line: 56, type: !17)
!166 = distinct !DILexicalBlock(scope: !162, file: !3, line: 56, column: 3)
!167 = !DILocation(line: 56, column: 12, scope: !166)
!168 = !DILocation(line: 56, column: 8, scope: !166)
!169 = !DILocation(line: 56, column: 19, scope: !170)
!170 = distinct !DILexicalBlock(scope: !166, file: !3, line: 56, column: 3)
!171 = !DILocation(line: 56, column: 21, scope: !170)
!172 = !DILocation(line: 56, column: 3, scope: !166)
!173 = !DILocation(line: 57, column: 13, scope: !170)
!174 = !DILocation(line: 57, column: 5, scope: !170)
!175 = !DILocation(line: 57, column: 16, scope: !170)
!176 = !DILocation(line: 56, column: 35, scope: !170)
!177 = !DILocation(line: 56, column: 3, scope: !170)
!178 = distinct !{!178, !172, !179, !66}
!179 = !DILocation(line: 57, column: 18, scope: !166)
!180 = !DILocation(line: 58, column: 3, scope: !162)
!181 = distinct !DISubprogram(name: "fill_the_rest", scope: !3, file: !3, line: 61, type: !72, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!182 = !DILocalVariable(name: "which", arg: 1, scope: !181, file: !3, line: 61, type: !16)
!183 = !DILocation(line: 61, column: 34, scope: !181)
!184 = !DILocalVariable(name: "i", scope: !185, file: !3, line: 62, type: !17)
!185 = distinct !DILexicalBlock(scope: !181, file: !3, line: 62, column: 3)
!186 = !DILocation(line: 62, column: 12, scope: !185)
!187 = !DILocation(line: 62, column: 8, scope: !185)
!188 = !DILocation(line: 62, column: 26, scope: !189)
!189 = distinct !DILexicalBlock(scope: !185, file: !3, line: 62, column: 3)
!190 = !DILocation(line: 62, column: 28, scope: !189)
!191 = !DILocation(line: 62, column: 3, scope: !185)
!192 = !DILocation(line: 63, column: 13, scope: !189)
!193 = !DILocation(line: 63, column: 5, scope: !189)
!194 = !DILocation(line: 63, column: 16, scope: !189)
!195 = !DILocation(line: 62, column: 37, scope: !189)
!196 = !DILocation(line: 62, column: 3, scope: !189)
!197 = distinct !{!197, !191, !198, !66}
!198 = !DILocation(line: 63, column: 18, scope: !185)
!199 = !DILocation(line: 64, column: 3, scope: !181)
!200 = distinct !DISubprogram(name: "published_too_early", scope: !3, file: !3, line: 92, type: !128, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !47)
!201 = !DILocation(line: 92, column: 34, scope: !200)
!202 = !DILocation(line: 92, column: 64, scope: !200)
!203 = distinct !DISubprogram(name: "publish_too_early", scope: !3, file: !3, line: 69, type: !72, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!204 = !DILocalVariable(name: "unused", arg: 1, scope: !203, file: !3, line: 69, type: !16)
!205 = !DILocation(line: 69, column: 38, scope: !203)
!206 = !DILocalVariable(name: "i", scope: !207, file: !3, line: 70, type: !17)
!207 = distinct !DILexicalBlock(scope: !203, file: !3, line: 70, column: 3)
!208 = !DILocation(line: 70, column: 12, scope: !207)
!209 = !DILocation(line: 70, column: 8, scope: !207)
!210 = !DILocation(line: 70, column: 19, scope: !211)
!211 = distinct !DILexicalBlock(scope: !207, file: !3, line: 70, column: 3)
!212 = !DILocation(line: 70, column: 21, scope: !211)
!213 = !DILocation(line: 70, column: 3, scope: !207)
!214 = !DILocation(line: 71, column: 9, scope: !215)
!215 = distinct !DILexicalBlock(scope: !216, file: !3, line: 71, column: 9)
!216 = distinct !DILexicalBlock(scope: !211, file: !3, line: 70, column: 34)
!217 = !DILocation(line: 71, column: 11, scope: !215)
!218 = !DILocation(line: 71, column: 9, scope: !216)
!219 = !DILocation(line: 72, column: 7, scope: !215)
!220 = !DILocation(line: 73, column: 13, scope: !216)
!221 = !DILocation(line: 73, column: 5, scope: !216)
!222 = !DILocation(line: 73, column: 16, scope: !216)
!223 = !DILocation(line: 74, column: 3, scope: !216)
!224 = !DILocation(line: 70, column: 30, scope: !211)
!225 = !DILocation(line: 70, column: 3, scope: !211)
!226 = distinct !{!226, !213, !227, !66}
!227 = !DILocation(line: 74, column: 3, scope: !207)
!228 = !DILocation(line: 75, column: 10, scope: !203)
!229 = !DILocation(line: 75, column: 3, scope: !203)
!230 = distinct !DISubprogram(name: "look", scope: !3, file: !3, line: 85, type: !72, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!231 = !DILocalVariable(name: "unused", arg: 1, scope: !230, file: !3, line: 85, type: !16)
!232 = !DILocation(line: 85, column: 25, scope: !230)
!233 = !DILocation(line: 86, column: 7, scope: !234)
!234 = distinct !DILexicalBlock(scope: !230, file: !3, line: 86, column: 7)
!235 = !DILocation(line: 86, column: 7, scope: !230)
!236 = !DILocalVariable(name: "i", scope: !237, file: !3, line: 87, type: !17)
!237 = distinct !DILexicalBlock(scope: !234, file: !3, line: 87, column: 5)
!238 = !DILocation(line: 87, column: 14, scope: !237)
!239 = !DILocation(line: 87, column: 10, scope: !237)
!240 = !DILocation(line: 87, column: 21, scope: !241)
!241 = distinct !DILexicalBlock(scope: !237, file: !3, line: 87, column: 5)
!242 = !DILocation(line: 87, column: 23, scope: !241)
!243 = !DILocation(line: 87, column: 5, scope: !237)
!244 = !DILocation(line: 88, column: 7, scope: !245)
!245 = distinct !DILexicalBlock(scope: !246, file: !3, line: 88, column: 7)
!246 = distinct !DILexicalBlock(scope: !241, file: !3, line: 88, column: 7)
!247 = !DILocation(line: 88, column: 7, scope: !246)
!248 = !DILocation(line: 88, column: 7, scope: !241)
!249 = !DILocation(line: 87, column: 32, scope: !241)
!250 = !DILocation(line: 87, column: 5, scope: !241)
!251 = distinct !{!251, !243, !252, !66}
!252 = !DILocation(line: 88, column: 7, scope: !237)
!253 = !DILocation(line: 89, column: 3, scope: !230)
!254 = distinct !DISubprogram(name: "published", scope: !3, file: !3, line: 94, type: !128, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !47)
!255 = !DILocation(line: 94, column: 24, scope: !254)
!256 = !DILocation(line: 94, column: 44, scope: !254)
!257 = distinct !DISubprogram(name: "publish", scope: !3, file: !3, line: 78, type: !72, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!258 = !DILocalVariable(name: "unused", arg: 1, scope: !257, file: !3, line: 78, type: !16)
!259 = !DILocation(line: 78, column: 28, scope: !257)
!260 = !DILocalVariable(name: "i", scope: !261, file: !3, line: 79, type: !17)
!261 = distinct !DILexicalBlock(scope: !257, file: !3, line: 79, column: 3)
!262 = !DILocation(line: 79, column: 12, scope: !261)
!263 = !DILocation(line: 79, column: 8, scope: !261)
!264 = !DILocation(line: 79, column: 19, scope: !265)
!265 = distinct !DILexicalBlock(scope: !261, file: !3, line: 79, column: 3)
!266 = !DILocation(line: 79, column: 21, scope: !265)
!267 = !DILocation(line: 79, column: 3, scope: !261)
!268 = !DILocation(line: 80, column: 13, scope: !265)
!269 = !DILocation(line: 80, column: 5, scope: !265)
!270 = !DILocation(line: 80, column: 16, scope: !265)
!271 = !DILocation(line: 79, column: 30, scope: !265)
!272 = !DILocation(line: 79, column: 3, scope: !265)
!273 = distinct !{!273, !267, !274, !66}
!274 = !DILocation(line: 80, column: 18, scope: !261)
!275 = !DILocation(line: 81, column: 3, scope: !257)
!276 = !DILocation(line: 82, column: 10, scope: !257)
!277 = !DILocation(line: 82, column: 3, scope: !257)
!278 = distinct !DISubprogram(name: "sums", scope: !3, file: !3, line: 109, type: !128, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !47)
!279 = !DILocalVariable(name: "all", scope: !278, file: !3, line: 110, type: !280)
!280 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!281 = !DILocation(line: 110, column: 8, scope: !278)
!282 = !DILocation(line: 110, column: 14, scope: !278)
!283 = !DILocalVariable(name: "i", scope: !284, file: !3, line: 111, type: !17)
!284 = distinct !DILexicalBlock(scope: !278, file: !3, line: 111, column: 3)
!285 = !DILocation(line: 111, column: 12, scope: !284)
!286 = !DILocation(line: 111, column: 8, scope: !284)
!287 = !DILocation(line: 111, column: 19, scope: !288)
!288 = distinct !DILexicalBlock(scope: !284, file: !3, line: 111, column: 3)
!289 = !DILocation(line: 111, column: 21, scope: !288)
!290 = !DILocation(line: 111, column: 3, scope: !284)
!291 = !DILocation(line: 112, column: 14, scope: !288)
!292 = !DILocation(line: 112, column: 5, scope: !288)
!293 = !DILocation(line: 112, column: 9, scope: !288)
!294 = !DILocation(line: 112, column: 12, scope: !288)
!295 = !DILocation(line: 111, column: 30, scope: !288)
!296 = !DILocation(line: 111, column: 3, scope: !288)
!297 = distinct !{!297, !290, !298, !66}
!298 = !DILocation(line: 112, column: 14, scope: !284)
!299 = !DILocalVariable(name: "jobs", scope: !278, file: !3, line: 113, type: !300)
!300 = !DICompositeType(tag: DW_TAG_array_type, baseType: !301, size: 384, elements: !83)
!301 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "job", file: !3, line: 96, size: 192, elements: !302)
!302 = !{!303, !304, !305, !306}
!303 = !DIDerivedType(tag: DW_TAG_member, name: "numbers", scope: !301, file: !3, line: 97, baseType: !280, size: 64)
!304 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !301, file: !3, line: 98, baseType: !17, size: 32, offset: 64)
!305 = !DIDerivedType(tag: DW_TAG_member, name: "end", scope: !301, file: !3, line: 98, baseType: !17, size: 32, offset: 96)
!306 = !DIDerivedType(tag: DW_TAG_member, name: "sum", scope: !301, file: !3, line: 99, baseType: !18, size: 64, offset: 128)
!307 = !DILocation(line: 113, column: 14, scope: !278)
!308 = !DILocation(line: 113, column: 24, scope: !278)
!309 = !DILocation(line: 113, column: 25, scope: !278)
!310 = !DILocation(line: 113, column: 26, scope: !278)
!311 = !DILocation(line: 113, column: 48, scope: !278)
!312 = !DILocation(line: 113, column: 49, scope: !278)
!313 = !DILocalVariable(name: "threads", scope: !278, file: !3, line: 114, type: !79)
!314 = !DILocation(line: 114, column: 13, scope: !278)
!315 = !DILocalVariable(name: "i", scope: !316, file: !3, line: 115, type: !17)
!316 = distinct !DILexicalBlock(scope: !278, file: !3, line: 115, column: 3)
!317 = !DILocation(line: 115, column: 12, scope: !316)
!318 = !DILocation(line: 115, column: 8, scope: !316)
!319 = !DILocation(line: 115, column: 19, scope: !320)
!320 = distinct !DILexicalBlock(scope: !316, file: !3, line: 115, column: 3)
!321 = !DILocation(line: 115, column: 21, scope: !320)
!322 = !DILocation(line: 115, column: 3, scope: !316)
!323 = !DILocation(line: 116, column: 29, scope: !320)
!324 = !DILocation(line: 116, column: 21, scope: !320)
!325 = !DILocation(line: 116, column: 50, scope: !320)
!326 = !DILocation(line: 116, column: 45, scope: !320)
!327 = !DILocation(line: 116, column: 5, scope: !320)
!328 = !DILocation(line: 115, column: 27, scope: !320)
!329 = !DILocation(line: 115, column: 3, scope: !320)
!330 = distinct !{!330, !322, !331, !66}
!331 = !DILocation(line: 116, column: 52, scope: !316)
!332 = !DILocalVariable(name: "i", scope: !333, file: !3, line: 117, type: !17)
!333 = distinct !DILexicalBlock(scope: !278, file: !3, line: 117, column: 3)
!334 = !DILocation(line: 117, column: 12, scope: !333)
!335 = !DILocation(line: 117, column: 8, scope: !333)
!336 = !DILocation(line: 117, column: 19, scope: !337)
!337 = distinct !DILexicalBlock(scope: !333, file: !3, line: 117, column: 3)
!338 = !DILocation(line: 117, column: 21, scope: !337)
!339 = !DILocation(line: 117, column: 3, scope: !333)
!340 = !DILocation(line: 118, column: 26, scope: !337)
!341 = !DILocation(line: 118, column: 18, scope: !337)
!342 = !DILocation(line: 118, column: 5, scope: !337)
!343 = !DILocation(line: 117, column: 27, scope: !337)
!344 = !DILocation(line: 117, column: 3, scope: !337)
!345 = distinct !{!345, !339, !346, !66}
!346 = !DILocation(line: 118, column: 34, scope: !333)
!347 = !DILocation(line: 119, column: 3, scope: !348)
!348 = distinct !DILexicalBlock(scope: !349, file: !3, line: 119, column: 3)
!349 = distinct !DILexicalBlock(scope: !278, file: !3, line: 119, column: 3)
!350 = !DILocation(line: 119, column: 3, scope: !349)
!351 = !DILocation(line: 120, column: 8, scope: !278)
!352 = !DILocation(line: 120, column: 3, scope: !278)
!353 = !DILocation(line: 121, column: 1, scope: !278)
!354 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 102, type: !72, scopeLine: 102, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!355 = !DILocalVariable(name: "given", arg: 1, scope: !354, file: !3, line: 102, type: !16)
!356 = !DILocation(line: 102, column: 24, scope: !354)
!357 = !DILocalVariable(name: "job", scope: !354, file: !3, line: 103, type: !358)
!358 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !301, size: 64)
!359 = !DILocation(line: 103, column: 15, scope: !354)
!360 = !DILocation(line: 103, column: 21, scope: !354)
!361 = !DILocalVariable(name: "i", scope: !362, file: !3, line: 104, type: !17)
!362 = distinct !DILexicalBlock(scope: !354, file: !3, line: 104, column: 3)
!363 = !DILocation(line: 104, column: 12, scope: !362)
!364 = !DILocation(line: 104, column: 16, scope: !362)
!365 = !DILocation(line: 104, column: 21, scope: !362)
!366 = !DILocation(line: 104, column: 8, scope: !362)
!367 = !DILocation(line: 104, column: 28, scope: !368)
!368 = distinct !DILexicalBlock(scope: !362, file: !3, line: 104, column: 3)
!369 = !DILocation(line: 104, column: 32, scope: !368)
!370 = !DILocation(line: 104, column: 37, scope: !368)
!371 = !DILocation(line: 104, column: 30, scope: !368)
!372 = !DILocation(line: 104, column: 3, scope: !362)
!373 = !DILocation(line: 105, column: 17, scope: !368)
!374 = !DILocation(line: 105, column: 22, scope: !368)
!375 = !DILocation(line: 105, column: 30, scope: !368)
!376 = !DILocation(line: 105, column: 5, scope: !368)
!377 = !DILocation(line: 105, column: 10, scope: !368)
!378 = !DILocation(line: 105, column: 14, scope: !368)
!379 = !DILocation(line: 104, column: 43, scope: !368)
!380 = !DILocation(line: 104, column: 3, scope: !368)
!381 = distinct !{!381, !372, !382, !66}
!382 = !DILocation(line: 105, column: 31, scope: !362)
!383 = !DILocation(line: 106, column: 3, scope: !354)
!384 = distinct !DISubprogram(name: "products", scope: !3, file: !3, line: 131, type: !128, scopeLine: 131, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !47)
!385 = !DILocalVariable(name: "i", scope: !386, file: !3, line: 132, type: !17)
!386 = distinct !DILexicalBlock(scope: !384, file: !3, line: 132, column: 3)
!387 = !DILocation(line: 132, column: 12, scope: !386)
!388 = !DILocation(line: 132, column: 8, scope: !386)
!389 = !DILocation(line: 132, column: 19, scope: !390)
!390 = distinct !DILexicalBlock(scope: !386, file: !3, line: 132, column: 3)
!391 = !DILocation(line: 132, column: 21, scope: !390)
!392 = !DILocation(line: 132, column: 3, scope: !386)
!393 = !DILocalVariable(name: "j", scope: !394, file: !3, line: 133, type: !17)
!394 = distinct !DILexicalBlock(scope: !390, file: !3, line: 133, column: 5)
!395 = !DILocation(line: 133, column: 14, scope: !394)
!396 = !DILocation(line: 133, column: 10, scope: !394)
!397 = !DILocation(line: 133, column: 21, scope: !398)
!398 = distinct !DILexicalBlock(scope: !394, file: !3, line: 133, column: 5)
!399 = !DILocation(line: 133, column: 23, scope: !398)
!400 = !DILocation(line: 133, column: 5, scope: !394)
!401 = !DILocation(line: 134, column: 20, scope: !402)
!402 = distinct !DILexicalBlock(scope: !398, file: !3, line: 133, column: 36)
!403 = !DILocation(line: 134, column: 24, scope: !402)
!404 = !DILocation(line: 134, column: 22, scope: !402)
!405 = !DILocation(line: 134, column: 12, scope: !402)
!406 = !DILocation(line: 134, column: 7, scope: !402)
!407 = !DILocation(line: 134, column: 15, scope: !402)
!408 = !DILocation(line: 134, column: 18, scope: !402)
!409 = !DILocation(line: 135, column: 21, scope: !402)
!410 = !DILocation(line: 135, column: 26, scope: !402)
!411 = !DILocation(line: 135, column: 23, scope: !402)
!412 = !DILocation(line: 135, column: 13, scope: !402)
!413 = !DILocation(line: 135, column: 7, scope: !402)
!414 = !DILocation(line: 135, column: 16, scope: !402)
!415 = !DILocation(line: 135, column: 19, scope: !402)
!416 = !DILocation(line: 136, column: 5, scope: !402)
!417 = !DILocation(line: 133, column: 32, scope: !398)
!418 = !DILocation(line: 133, column: 5, scope: !398)
!419 = distinct !{!419, !400, !420, !66}
!420 = !DILocation(line: 136, column: 5, scope: !394)
!421 = !DILocation(line: 132, column: 30, scope: !390)
!422 = !DILocation(line: 132, column: 3, scope: !390)
!423 = distinct !{!423, !392, !424, !66}
!424 = !DILocation(line: 136, column: 5, scope: !386)
!425 = !DILocation(line: 137, column: 3, scope: !384)
!426 = !DILocalVariable(name: "i", scope: !427, file: !3, line: 138, type: !17)
!427 = distinct !DILexicalBlock(scope: !384, file: !3, line: 138, column: 3)
!428 = !DILocation(line: 138, column: 12, scope: !427)
!429 = !DILocation(line: 138, column: 8, scope: !427)
!430 = !DILocation(line: 138, column: 19, scope: !431)
!431 = distinct !DILexicalBlock(scope: !427, file: !3, line: 138, column: 3)
!432 = !DILocation(line: 138, column: 21, scope: !431)
!433 = !DILocation(line: 138, column: 3, scope: !427)
!434 = !DILocalVariable(name: "j", scope: !435, file: !3, line: 139, type: !17)
!435 = distinct !DILexicalBlock(scope: !431, file: !3, line: 139, column: 5)
!436 = !DILocation(line: 139, column: 14, scope: !435)
!437 = !DILocation(line: 139, column: 10, scope: !435)
!438 = !DILocation(line: 139, column: 21, scope: !439)
!439 = distinct !DILexicalBlock(scope: !435, file: !3, line: 139, column: 5)
!440 = !DILocation(line: 139, column: 23, scope: !439)
!441 = !DILocation(line: 139, column: 5, scope: !435)
!442 = !DILocation(line: 140, column: 7, scope: !443)
!443 = distinct !DILexicalBlock(scope: !444, file: !3, line: 140, column: 7)
!444 = distinct !DILexicalBlock(scope: !439, file: !3, line: 140, column: 7)
!445 = !DILocation(line: 140, column: 7, scope: !444)
!446 = !DILocation(line: 140, column: 7, scope: !439)
!447 = !DILocation(line: 139, column: 32, scope: !439)
!448 = !DILocation(line: 139, column: 5, scope: !439)
!449 = distinct !{!449, !441, !450, !66}
!450 = !DILocation(line: 140, column: 7, scope: !435)
!451 = !DILocation(line: 138, column: 30, scope: !431)
!452 = !DILocation(line: 138, column: 3, scope: !431)
!453 = distinct !{!453, !433, !454, !66}
!454 = !DILocation(line: 140, column: 7, scope: !427)
!455 = !DILocation(line: 141, column: 1, scope: !384)
!456 = distinct !DISubprogram(name: "multiply", scope: !3, file: !3, line: 123, type: !72, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!457 = !DILocalVariable(name: "which", arg: 1, scope: !456, file: !3, line: 123, type: !16)
!458 = !DILocation(line: 123, column: 29, scope: !456)
!459 = !DILocalVariable(name: "i", scope: !460, file: !3, line: 124, type: !17)
!460 = distinct !DILexicalBlock(scope: !456, file: !3, line: 124, column: 3)
!461 = !DILocation(line: 124, column: 12, scope: !460)
!462 = !DILocation(line: 124, column: 27, scope: !460)
!463 = !DILocation(line: 124, column: 21, scope: !460)
!464 = !DILocation(line: 124, column: 16, scope: !460)
!465 = !DILocation(line: 124, column: 8, scope: !460)
!466 = !DILocation(line: 124, column: 34, scope: !467)
!467 = distinct !DILexicalBlock(scope: !460, file: !3, line: 124, column: 3)
!468 = !DILocation(line: 124, column: 36, scope: !467)
!469 = !DILocation(line: 124, column: 3, scope: !460)
!470 = !DILocalVariable(name: "j", scope: !471, file: !3, line: 125, type: !17)
!471 = distinct !DILexicalBlock(scope: !467, file: !3, line: 125, column: 5)
!472 = !DILocation(line: 125, column: 14, scope: !471)
!473 = !DILocation(line: 125, column: 10, scope: !471)
!474 = !DILocation(line: 125, column: 21, scope: !475)
!475 = distinct !DILexicalBlock(scope: !471, file: !3, line: 125, column: 5)
!476 = !DILocation(line: 125, column: 23, scope: !475)
!477 = !DILocation(line: 125, column: 5, scope: !471)
!478 = !DILocalVariable(name: "k", scope: !479, file: !3, line: 126, type: !17)
!479 = distinct !DILexicalBlock(scope: !475, file: !3, line: 126, column: 7)
!480 = !DILocation(line: 126, column: 16, scope: !479)
!481 = !DILocation(line: 126, column: 12, scope: !479)
!482 = !DILocation(line: 126, column: 23, scope: !483)
!483 = distinct !DILexicalBlock(scope: !479, file: !3, line: 126, column: 7)
!484 = !DILocation(line: 126, column: 25, scope: !483)
!485 = !DILocation(line: 126, column: 7, scope: !479)
!486 = !DILocation(line: 127, column: 31, scope: !483)
!487 = !DILocation(line: 127, column: 26, scope: !483)
!488 = !DILocation(line: 127, column: 34, scope: !483)
!489 = !DILocation(line: 127, column: 45, scope: !483)
!490 = !DILocation(line: 127, column: 39, scope: !483)
!491 = !DILocation(line: 127, column: 48, scope: !483)
!492 = !DILocation(line: 127, column: 37, scope: !483)
!493 = !DILocation(line: 127, column: 17, scope: !483)
!494 = !DILocation(line: 127, column: 9, scope: !483)
!495 = !DILocation(line: 127, column: 20, scope: !483)
!496 = !DILocation(line: 127, column: 23, scope: !483)
!497 = !DILocation(line: 126, column: 34, scope: !483)
!498 = !DILocation(line: 126, column: 7, scope: !483)
!499 = distinct !{!499, !485, !500, !66}
!500 = !DILocation(line: 127, column: 49, scope: !479)
!501 = !DILocation(line: 125, column: 32, scope: !475)
!502 = !DILocation(line: 125, column: 5, scope: !475)
!503 = distinct !{!503, !477, !504, !66}
!504 = !DILocation(line: 127, column: 49, scope: !471)
!505 = !DILocation(line: 124, column: 46, scope: !467)
!506 = !DILocation(line: 124, column: 3, scope: !467)
!507 = distinct !{!507, !469, !508, !66}
!508 = !DILocation(line: 127, column: 49, scope: !460)
!509 = !DILocation(line: 128, column: 3, scope: !456)
