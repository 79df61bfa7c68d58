source_filename = "rounds_of_joins.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%struct.node = type { i64, ptr }

@threads = internal global [3 x i64] zeroinitializer, align 16, !dbg !0
@part = internal global [3 x i32] zeroinitializer, align 4, !dbg !22
@begun = internal global i32 0, align 4, !dbg !28
@done = internal global i32 0, align 4, !dbg !30
@.str = private unnamed_addr constant [36 x i8] c"sum == 2 * THREADS && begun == done\00", align 1
@.str.1 = private unnamed_addr constant [18 x i8] c"rounds_of_joins.c\00", align 1
@__PRETTY_FUNCTION__.results_on_the_way = private unnamed_addr constant [29 x i8] c"int results_on_the_way(void)\00", align 1
@enough = internal global i32 0, align 4, !dbg !32
@first_lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !36
@second_lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !68
@__PRETTY_FUNCTION__.check = private unnamed_addr constant [17 x i8] c"void check(void)\00", align 1

define dso_local i32 @in_turn() #0 !dbg !81 {
  %1 = alloca i32, align 4
  call void @start(ptr noundef @work), !dbg !85
  call void @llvm.dbg.declare(metadata ptr %1, metadata !86, metadata !DIExpression()), !dbg !88
  store i32 0, ptr %1, align 4, !dbg !88
  br label %2, !dbg !89

2:                                                ; preds = %11, %0
  %3 = load i32, ptr %1, align 4, !dbg !90
  %4 = icmp slt i32 %3, 3, !dbg !92
  br i1 %4, label %5, label %14, !dbg !93

5:                                                ; preds = %2
  %6 = load i32, ptr %1, align 4, !dbg !94
  %7 = sext i32 %6 to i64, !dbg !95
  %8 = getelementptr inbounds [3 x i64], ptr @threads, i64 0, i64 %7, !dbg !95
  %9 = load i64, ptr %8, align 8, !dbg !95
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !96
  br label %11, !dbg !96

11:                                               ; preds = %5
  %12 = load i32, ptr %1, align 4, !dbg !97
  %13 = add nsw i32 %12, 1, !dbg !97
  store i32 %13, ptr %1, align 4, !dbg !97
  br label %2, !dbg !98, !llvm.loop !99

14:                                               ; preds = %2
  call void @check(), !dbg !102
  ret i32 0, !dbg !103
}

define internal void @start(ptr noundef %0) #0 !dbg !104 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !110, metadata !DIExpression()), !dbg !111
  call void @llvm.dbg.declare(metadata ptr %3, metadata !112, metadata !DIExpression()), !dbg !114
  store i64 0, ptr %3, align 8, !dbg !114
  br label %4, !dbg !115

4:                                                ; preds = %14, %1
  %5 = load i64, ptr %3, align 8, !dbg !116
  %6 = icmp slt i64 %5, 3, !dbg !118
  br i1 %6, label %7, label %17, !dbg !119

7:                                                ; preds = %4
  %8 = load i64, ptr %3, align 8, !dbg !120
  %9 = getelementptr inbounds [3 x i64], ptr @threads, i64 0, i64 %8, !dbg !121
  %10 = load ptr, ptr %2, align 8, !dbg !122
  %11 = load i64, ptr %3, align 8, !dbg !123
  %12 = inttoptr i64 %11 to ptr, !dbg !124
  %13 = call i32 @pthread_create(ptr noundef %9, ptr noundef null, ptr noundef %10, ptr noundef %12) #5, !dbg !125
  br label %14, !dbg !125

14:                                               ; preds = %7
  %15 = load i64, ptr %3, align 8, !dbg !126
  %16 = add nsw i64 %15, 1, !dbg !126
  store i64 %16, ptr %3, align 8, !dbg !126
  br label %4, !dbg !127, !llvm.loop !128

17:                                               ; preds = %4
  ret void, !dbg !130
}

define internal ptr @work(ptr noundef %0) #0 !dbg !131 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !132, metadata !DIExpression()), !dbg !133
  %3 = call i32 @pthread_mutex_lock(ptr noundef @first_lock) #5, !dbg !134
  %4 = load i32, ptr @begun, align 4, !dbg !135
  %5 = add nsw i32 %4, 1, !dbg !135
  store i32 %5, ptr @begun, align 4, !dbg !135
  %6 = call i32 @pthread_mutex_unlock(ptr noundef @first_lock) #5, !dbg !136
  %7 = load ptr, ptr %2, align 8, !dbg !137
  %8 = ptrtoint ptr %7 to i64, !dbg !138
  %9 = getelementptr inbounds [3 x i32], ptr @part, i64 0, i64 %8, !dbg !139
  store i32 2, ptr %9, align 4, !dbg !140
  %10 = call i32 @pthread_mutex_lock(ptr noundef @second_lock) #5, !dbg !141
  %11 = load i32, ptr @done, align 4, !dbg !142
  %12 = add nsw i32 %11, 1, !dbg !142
  store i32 %12, ptr @done, align 4, !dbg !142
  %13 = call i32 @pthread_mutex_unlock(ptr noundef @second_lock) #5, !dbg !143
  ret ptr null, !dbg !144
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

define internal void @check() #0 !dbg !145 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !148, metadata !DIExpression()), !dbg !149
  store i32 0, ptr %1, align 4, !dbg !149
  call void @llvm.dbg.declare(metadata ptr %2, metadata !150, metadata !DIExpression()), !dbg !152
  store i32 0, ptr %2, align 4, !dbg !152
  br label %3, !dbg !153

3:                                                ; preds = %13, %0
  %4 = load i32, ptr %2, align 4, !dbg !154
  %5 = icmp slt i32 %4, 3, !dbg !156
  br i1 %5, label %6, label %16, !dbg !157

6:                                                ; preds = %3
  %7 = load i32, ptr %2, align 4, !dbg !158
  %8 = sext i32 %7 to i64, !dbg !159
  %9 = getelementptr inbounds [3 x i32], ptr @part, i64 0, i64 %8, !dbg !159
  %10 = load i32, ptr %9, align 4, !dbg !159
  %11 = load i32, ptr %1, align 4, !dbg !160
  %12 = add nsw i32 %11, %10, !dbg !160
  store i32 %12, ptr %1, align 4, !dbg !160
  br label %13, !dbg !161

13:                                               ; preds = %6
  %14 = load i32, ptr %2, align 4, !dbg !162
  %15 = add nsw i32 %14, 1, !dbg !162
  store i32 %15, ptr %2, align 4, !dbg !162
  br label %3, !dbg !163, !llvm.loop !164

16:                                               ; preds = %3
  %17 = load i32, ptr %1, align 4, !dbg !166
  %18 = icmp eq i32 %17, 6, !dbg !166
  br i1 %18, label %19, label %24, !dbg !166

19:                                               ; preds = %16
  %20 = load i32, ptr @begun, align 4, !dbg !166
  %21 = load i32, ptr @done, align 4, !dbg !166
  %22 = icmp eq i32 %20, %21, !dbg !166
  br i1 %22, label %23, label %24, !dbg !169

23:                                               ; preds = %19
  br label %25, !dbg !169

24:                                               ; preds = %19, %16
  call void @__assert_fail(ptr noundef getelementptr inbounds ([36 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([18 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 60, ptr noundef getelementptr inbounds ([17 x i8], ptr @__PRETTY_FUNCTION__.check, i64 0, i64 0)) #6, !dbg !166
  unreachable, !dbg !166

25:                                               ; preds = %23
  ret void, !dbg !170
}

define dso_local i32 @last_first() #0 !dbg !171 {
  %1 = alloca i32, align 4
  call void @start(ptr noundef @work), !dbg !172
  call void @llvm.dbg.declare(metadata ptr %1, metadata !173, metadata !DIExpression()), !dbg !174
  store i32 3, ptr %1, align 4, !dbg !174
  br label %2, !dbg !175

2:                                                ; preds = %14, %0
  %3 = load i32, ptr %1, align 4, !dbg !176
  %4 = add nsw i32 %3, -1, !dbg !176
  store i32 %4, ptr %1, align 4, !dbg !176
  %5 = icmp sgt i32 %3, 0, !dbg !177
  br i1 %5, label %6, label %15, !dbg !175

6:                                                ; preds = %2
  %7 = load i32, ptr %1, align 4, !dbg !178
  %8 = sext i32 %7 to i64, !dbg !180
  %9 = getelementptr inbounds [3 x i64], ptr @threads, i64 0, i64 %8, !dbg !180
  %10 = load i64, ptr %9, align 8, !dbg !180
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !181
  %12 = icmp ne i32 %11, 0, !dbg !182
  br i1 %12, label %13, label %14, !dbg !183

13:                                               ; preds = %6
  call void @abort() #6, !dbg !184
  unreachable, !dbg !184

14:                                               ; preds = %6
  br label %2, !dbg !175, !llvm.loop !185

15:                                               ; preds = %2
  call void @check(), !dbg !187
  ret i32 0, !dbg !188
}

declare void @abort() #3

define dso_local i32 @results_on_the_way() #0 !dbg !189 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  call void @start(ptr noundef @work), !dbg !190
  call void @llvm.dbg.declare(metadata ptr %1, metadata !191, metadata !DIExpression()), !dbg !192
  store i32 0, ptr %1, align 4, !dbg !192
  call void @llvm.dbg.declare(metadata ptr %2, metadata !193, metadata !DIExpression()), !dbg !195
  store i32 0, ptr %2, align 4, !dbg !195
  br label %3, !dbg !196

3:                                                ; preds = %18, %0
  %4 = load i32, ptr %2, align 4, !dbg !197
  %5 = icmp slt i32 %4, 3, !dbg !199
  br i1 %5, label %6, label %21, !dbg !200

6:                                                ; preds = %3
  %7 = load i32, ptr %2, align 4, !dbg !201
  %8 = sext i32 %7 to i64, !dbg !203
  %9 = getelementptr inbounds [3 x i64], ptr @threads, i64 0, i64 %8, !dbg !203
  %10 = load i64, ptr %9, align 8, !dbg !203
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !204
  %12 = load i32, ptr %2, align 4, !dbg !205
  %13 = sext i32 %12 to i64, !dbg !206
  %14 = getelementptr inbounds [3 x i32], ptr @part, i64 0, i64 %13, !dbg !206
  %15 = load i32, ptr %14, align 4, !dbg !206
  %16 = load i32, ptr %1, align 4, !dbg !207
  %17 = add nsw i32 %16, %15, !dbg !207
  store i32 %17, ptr %1, align 4, !dbg !207
  br label %18, !dbg !208

18:                                               ; preds = %6
  %19 = load i32, ptr %2, align 4, !dbg !209
  %20 = add nsw i32 %19, 1, !dbg !209
  store i32 %20, ptr %2, align 4, !dbg !209
  br label %3, !dbg !210, !llvm.loop !211

21:                                               ; preds = %3
  %22 = load i32, ptr %1, align 4, !dbg !213
  %23 = icmp eq i32 %22, 6, !dbg !213
  br i1 %23, label %24, label %29, !dbg !213

24:                                               ; preds = %21
  %25 = load i32, ptr @begun, align 4, !dbg !213
  %26 = load i32, ptr @done, align 4, !dbg !213
  %27 = icmp eq i32 %25, %26, !dbg !213
  br i1 %27, label %28, label %29, !dbg !216

28:                                               ; preds = %24
  br label %30, !dbg !216

29:                                               ; preds = %24, %21
  call void @__assert_fail(ptr noundef getelementptr inbounds ([36 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([18 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 88, ptr noundef getelementptr inbounds ([29 x i8], ptr @__PRETTY_FUNCTION__.results_on_the_way, i64 0, i64 0)) #6, !dbg !213
  unreachable, !dbg !213

30:                                               ; preds = %28
  ret i32 0, !dbg !217
}

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

define dso_local i32 @in_a_function() #0 !dbg !218 {
  call void @start(ptr noundef @work), !dbg !219
  call void @join_all(ptr noundef getelementptr inbounds ([3 x i64], ptr @threads, i64 0, i64 0), i32 noundef 3), !dbg !220
  call void @check(), !dbg !221
  ret i32 0, !dbg !222
}

define internal void @join_all(ptr noundef %0, i32 noundef %1) #0 !dbg !223 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !227, metadata !DIExpression()), !dbg !228
  store i32 %1, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !229, metadata !DIExpression()), !dbg !230
  call void @llvm.dbg.declare(metadata ptr %5, metadata !231, metadata !DIExpression()), !dbg !233
  store i32 0, ptr %5, align 4, !dbg !233
  br label %6, !dbg !234

6:                                                ; preds = %17, %2
  %7 = load i32, ptr %5, align 4, !dbg !235
  %8 = load i32, ptr %4, align 4, !dbg !237
  %9 = icmp slt i32 %7, %8, !dbg !238
  br i1 %9, label %10, label %20, !dbg !239

10:                                               ; preds = %6
  %11 = load ptr, ptr %3, align 8, !dbg !240
  %12 = load i32, ptr %5, align 4, !dbg !241
  %13 = sext i32 %12 to i64, !dbg !240
  %14 = getelementptr inbounds i64, ptr %11, i64 %13, !dbg !240
  %15 = load i64, ptr %14, align 8, !dbg !240
  %16 = call i32 @pthread_join(i64 noundef %15, ptr noundef null), !dbg !242
  br label %17, !dbg !242

17:                                               ; preds = %10
  %18 = load i32, ptr %5, align 4, !dbg !243
  %19 = add nsw i32 %18, 1, !dbg !243
  store i32 %19, ptr %5, align 4, !dbg !243
  br label %6, !dbg !244, !llvm.loop !245

20:                                               ; preds = %6
  ret void, !dbg !247
}

define dso_local i32 @in_a_list() #0 !dbg !248 {
  %1 = alloca ptr, align 8
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !249, metadata !DIExpression()), !dbg !255
  store ptr null, ptr %1, align 8, !dbg !255
  call void @llvm.dbg.declare(metadata ptr %2, metadata !256, metadata !DIExpression()), !dbg !258
  store i64 0, ptr %2, align 8, !dbg !258
  br label %5, !dbg !259

5:                                                ; preds = %19, %0
  %6 = load i64, ptr %2, align 8, !dbg !260
  %7 = icmp slt i64 %6, 3, !dbg !262
  br i1 %7, label %8, label %22, !dbg !263

8:                                                ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %3, metadata !264, metadata !DIExpression()), !dbg !266
  %9 = call noalias ptr @malloc(i64 noundef 16) #5, !dbg !267
  store ptr %9, ptr %3, align 8, !dbg !266
  %10 = load ptr, ptr %3, align 8, !dbg !268
  %11 = getelementptr inbounds %struct.node, ptr %10, i32 0, i32 0, !dbg !269
  %12 = load i64, ptr %2, align 8, !dbg !270
  %13 = inttoptr i64 %12 to ptr, !dbg !271
  %14 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @work, ptr noundef %13) #5, !dbg !272
  %15 = load ptr, ptr %1, align 8, !dbg !273
  %16 = load ptr, ptr %3, align 8, !dbg !274
  %17 = getelementptr inbounds %struct.node, ptr %16, i32 0, i32 1, !dbg !275
  store ptr %15, ptr %17, align 8, !dbg !276
  %18 = load ptr, ptr %3, align 8, !dbg !277
  store ptr %18, ptr %1, align 8, !dbg !278
  br label %19, !dbg !279

19:                                               ; preds = %8
  %20 = load i64, ptr %2, align 8, !dbg !280
  %21 = add nsw i64 %20, 1, !dbg !280
  store i64 %21, ptr %2, align 8, !dbg !280
  br label %5, !dbg !281, !llvm.loop !282

22:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !284, metadata !DIExpression()), !dbg !286
  %23 = load ptr, ptr %1, align 8, !dbg !287
  store ptr %23, ptr %4, align 8, !dbg !286
  br label %24, !dbg !288

24:                                               ; preds = %32, %22
  %25 = load ptr, ptr %4, align 8, !dbg !289
  %26 = icmp ne ptr %25, null, !dbg !291
  br i1 %26, label %27, label %36, !dbg !291

27:                                               ; preds = %24
  %28 = load ptr, ptr %4, align 8, !dbg !292
  %29 = getelementptr inbounds %struct.node, ptr %28, i32 0, i32 0, !dbg !293
  %30 = load i64, ptr %29, align 8, !dbg !293
  %31 = call i32 @pthread_join(i64 noundef %30, ptr noundef null), !dbg !294
  br label %32, !dbg !294

32:                                               ; preds = %27
  %33 = load ptr, ptr %4, align 8, !dbg !295
  %34 = getelementptr inbounds %struct.node, ptr %33, i32 0, i32 1, !dbg !296
  %35 = load ptr, ptr %34, align 8, !dbg !296
  store ptr %35, ptr %4, align 8, !dbg !297
  br label %24, !dbg !298, !llvm.loop !299

36:                                               ; preds = %24
  call void @check(), !dbg !301
  ret i32 0, !dbg !302
}

declare noalias ptr @malloc(i64 noundef) #4

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #4

define dso_local i32 @left_early() #0 !dbg !303 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  call void @start(ptr noundef @work_and_tell), !dbg !304
  call void @llvm.dbg.declare(metadata ptr %1, metadata !305, metadata !DIExpression()), !dbg !307
  store i32 0, ptr %1, align 4, !dbg !307
  br label %3, !dbg !308

3:                                                ; preds = %17, %0
  %4 = load i32, ptr %1, align 4, !dbg !309
  %5 = icmp slt i32 %4, 3, !dbg !311
  br i1 %5, label %6, label %20, !dbg !312

6:                                                ; preds = %3
  %7 = load atomic i32, ptr @enough monotonic, align 4, !dbg !313
  store i32 %7, ptr %2, align 4, !dbg !313
  %8 = load i32, ptr %2, align 4, !dbg !313
  %9 = icmp ne i32 %8, 0, !dbg !313
  br i1 %9, label %10, label %11, !dbg !316

10:                                               ; preds = %6
  br label %20, !dbg !317

11:                                               ; preds = %6
  %12 = load i32, ptr %1, align 4, !dbg !318
  %13 = sext i32 %12 to i64, !dbg !319
  %14 = getelementptr inbounds [3 x i64], ptr @threads, i64 0, i64 %13, !dbg !319
  %15 = load i64, ptr %14, align 8, !dbg !319
  %16 = call i32 @pthread_join(i64 noundef %15, ptr noundef null), !dbg !320
  br label %17, !dbg !321

17:                                               ; preds = %11
  %18 = load i32, ptr %1, align 4, !dbg !322
  %19 = add nsw i32 %18, 1, !dbg !322
  store i32 %19, ptr %1, align 4, !dbg !322
  br label %3, !dbg !323, !llvm.loop !324

20:                                               ; preds = %10, %3
  call void @check(), !dbg !326
  ret i32 0, !dbg !327
}

define internal ptr @work_and_tell(ptr noundef %0) #0 !dbg !328 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !329, metadata !DIExpression()), !dbg !330
  %4 = load ptr, ptr %2, align 8, !dbg !331
  %5 = ptrtoint ptr %4 to i64, !dbg !332
  %6 = getelementptr inbounds [3 x i32], ptr @part, i64 0, i64 %5, !dbg !333
  store i32 2, ptr %6, align 4, !dbg !334
  store i32 1, ptr %3, align 4, !dbg !335
  %7 = load i32, ptr %3, align 4, !dbg !335
  store atomic i32 %7, ptr @enough seq_cst, align 4, !dbg !335
  ret ptr null, !dbg !336
}

define dso_local i32 @too_few() #0 !dbg !337 {
  %1 = alloca i32, align 4
  call void @start(ptr noundef @work), !dbg !338
  call void @llvm.dbg.declare(metadata ptr %1, metadata !339, metadata !DIExpression()), !dbg !341
  store i32 0, ptr %1, align 4, !dbg !341
  br label %2, !dbg !342

2:                                                ; preds = %11, %0
  %3 = load i32, ptr %1, align 4, !dbg !343
  %4 = icmp slt i32 %3, 2, !dbg !345
  br i1 %4, label %5, label %14, !dbg !346

5:                                                ; preds = %2
  %6 = load i32, ptr %1, align 4, !dbg !347
  %7 = sext i32 %6 to i64, !dbg !348
  %8 = getelementptr inbounds [3 x i64], ptr @threads, i64 0, i64 %7, !dbg !348
  %9 = load i64, ptr %8, align 8, !dbg !348
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !349
  br label %11, !dbg !349

11:                                               ; preds = %5
  %12 = load i32, ptr %1, align 4, !dbg !350
  %13 = add nsw i32 %12, 1, !dbg !350
  store i32 %13, ptr %1, align 4, !dbg !350
  br label %2, !dbg !351, !llvm.loop !352

14:                                               ; preds = %2
  call void @check(), !dbg !354
  ret i32 0, !dbg !355
}

define dso_local i32 @other_threads() #0 !dbg !356 {
  %1 = alloca i64, align 8
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !357, metadata !DIExpression()), !dbg !358
  call void @start(ptr noundef @work), !dbg !359
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @exchange, ptr noundef null) #5, !dbg !360
  call void @llvm.dbg.declare(metadata ptr %2, metadata !361, metadata !DIExpression()), !dbg !363
  store i32 0, ptr %2, align 4, !dbg !363
  br label %4, !dbg !364

4:                                                ; preds = %13, %0
  %5 = load i32, ptr %2, align 4, !dbg !365
  %6 = icmp slt i32 %5, 3, !dbg !367
  br i1 %6, label %7, label %16, !dbg !368

7:                                                ; preds = %4
  %8 = load i32, ptr %2, align 4, !dbg !369
  %9 = sext i32 %8 to i64, !dbg !370
  %10 = getelementptr inbounds [3 x i64], ptr @threads, i64 0, i64 %9, !dbg !370
  %11 = load i64, ptr %10, align 8, !dbg !370
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef null), !dbg !371
  br label %13, !dbg !371

13:                                               ; preds = %7
  %14 = load i32, ptr %2, align 4, !dbg !372
  %15 = add nsw i32 %14, 1, !dbg !372
  store i32 %15, ptr %2, align 4, !dbg !372
  br label %4, !dbg !373, !llvm.loop !374

16:                                               ; preds = %4
  call void @check(), !dbg !376
  ret i32 0, !dbg !377
}

define internal ptr @exchange(ptr noundef %0) #0 !dbg !378 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !379, metadata !DIExpression()), !dbg !380
  %3 = load i64, ptr getelementptr inbounds ([3 x i64], ptr @threads, i64 0, i64 0), align 16, !dbg !381
  store i64 %3, ptr getelementptr inbounds ([3 x i64], ptr @threads, i64 0, i64 1), align 8, !dbg !382
  ret ptr null, !dbg !383
}

declare i32 @pthread_mutex_lock(ptr noundef) #4

declare i32 @pthread_mutex_unlock(ptr noundef) #4


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!73, !74, !75, !76, !77, !78, !79}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "threads", scope: !2, file: !3, line: 27, type: !70, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !18, globals: !21, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rounds_of_joins.c", directory: ".", checksumkind: CSK_MD5, checksum: "b6c45eb9c8a8fa0d3c0e191cb5ad5930")
!4 = !{!5, !9}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !3, line: 21, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !{!8}
!8 = !DIEnumerator(name: "THREADS", value: 3)
!9 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !10, line: 56, baseType: !6, size: 32, elements: !11)
!10 = !DIFile(filename: "lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: ".", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!11 = !{!12, !13, !14, !15, !16, !17}
!12 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!13 = !DIEnumerator(name: "memory_order_consume", value: 1)
!14 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!15 = !DIEnumerator(name: "memory_order_release", value: 3)
!16 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!17 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!18 = !{!19, !20}
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!20 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!21 = !{!22, !28, !30, !32, !0, !36, !68}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "part", scope: !2, file: !3, line: 24, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 96, elements: !26)
!25 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!26 = !{!27}
!27 = !DISubrange(count: 3)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "begun", scope: !2, file: !3, line: 25, type: !25, isLocal: true, isDefinition: true)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "done", scope: !2, file: !3, line: 25, type: !25, isLocal: true, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "enough", scope: !2, file: !3, line: 26, type: !34, isLocal: true, isDefinition: true)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !10, line: 92, baseType: !35)
!35 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !25)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "first_lock", scope: !2, file: !3, line: 23, type: !38, isLocal: true, isDefinition: true)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !39, line: 72, baseType: !40)
!39 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!40 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !39, line: 67, size: 320, elements: !41)
!41 = !{!42, !62, !67}
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !40, file: !39, line: 69, baseType: !43, size: 320)
!43 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !44, line: 22, size: 320, elements: !45)
!44 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: ".", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!45 = !{!46, !47, !48, !49, !50, !51, !53, !54}
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !43, file: !44, line: 24, baseType: !25, size: 32)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !43, file: !44, line: 25, baseType: !6, size: 32, offset: 32)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !43, file: !44, line: 26, baseType: !25, size: 32, offset: 64)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !43, file: !44, line: 28, baseType: !6, size: 32, offset: 96)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !43, file: !44, line: 32, baseType: !25, size: 32, offset: 128)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !43, file: !44, line: 34, baseType: !52, size: 16, offset: 160)
!52 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !43, file: !44, line: 35, baseType: !52, size: 16, offset: 176)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !43, file: !44, line: 36, baseType: !55, size: 128, offset: 192)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !56, line: 55, baseType: !57)
!56 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: ".", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!57 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !56, line: 51, size: 128, elements: !58)
!58 = !{!59, !61}
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !57, file: !56, line: 53, baseType: !60, size: 64)
!60 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !57, size: 64)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !57, file: !56, line: 54, baseType: !60, size: 64, offset: 64)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !40, file: !39, line: 70, baseType: !63, size: 320)
!63 = !DICompositeType(tag: DW_TAG_array_type, baseType: !64, size: 320, elements: !65)
!64 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!65 = !{!66}
!66 = !DISubrange(count: 40)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !40, file: !39, line: 71, baseType: !20, size: 64)
!68 = !DIGlobalVariableExpression(var: !69, expr: !DIExpression())
!69 = distinct !DIGlobalVariable(name: "second_lock", scope: !2, file: !3, line: 23, type: !38, isLocal: true, isDefinition: true)
!70 = !DICompositeType(tag: DW_TAG_array_type, baseType: !71, size: 192, elements: !26)
!71 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !39, line: 27, baseType: !72)
!72 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!73 = !{i32 7, !"Dwarf Version", i32 5}
!74 = !{i32 2, !"Debug Info Version", i32 3}
!75 = !{i32 1, !"wchar_size", i32 4}
!76 = !{i32 7, !"PIC Level", i32 2}
!77 = !{i32 7, !"PIE Level", i32 2}
!78 = !{i32 7, !"uwtable", i32 1}
!79 = !{i32 7, !"frame-pointer", i32 2}
!80 = !{!"Debian clang version 14.0.6"}
!81 = distinct !DISubprogram(name: "in_turn", scope: !3, file: !3, line: 63, type: !82, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !84)
!82 = !DISubroutineType(types: !83)
!83 = !{!25}
!84 = !{}
!85 = !DILocation(line: 64, column: 3, scope: !81)
!86 = !DILocalVariable(name: "i", scope: !87, file: !3, line: 65, type: !25)
!87 = distinct !DILexicalBlock(scope: !81, file: !3, line: 65, column: 3)
!88 = !DILocation(line: 65, column: 12, scope: !87)
!89 = !DILocation(line: 65, column: 8, scope: !87)
!90 = !DILocation(line: 65, column: 19, scope: !91)
!91 = distinct !DILexicalBlock(scope: !87, file: !3, line: 65, column: 3)
!92 = !DILocation(line: 65, column: 21, scope: !91)
!93 = !DILocation(line: 65, column: 3, scope: !87)
!94 = !DILocation(line: 66, column: 26, scope: !91)
!95 = !DILocation(line: 66, column: 18, scope: !91)
!96 = !DILocation(line: 66, column: 5, scope: !91)
!97 = !DILocation(line: 65, column: 33, scope: !91)
!98 = !DILocation(line: 65, column: 3, scope: !91)
!99 = distinct !{!99, !93, !100, !101}
!100 = !DILocation(line: 66, column: 34, scope: !87)
!101 = !{!"llvm.loop.mustprogress"}
!102 = !DILocation(line: 67, column: 3, scope: !81)
!103 = !DILocation(line: 68, column: 3, scope: !81)
!104 = distinct !DISubprogram(name: "start", scope: !3, file: !3, line: 51, type: !105, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!105 = !DISubroutineType(types: !106)
!106 = !{null, !107}
!107 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !108, size: 64)
!108 = !DISubroutineType(types: !109)
!109 = !{!19, !19}
!110 = !DILocalVariable(name: "function", arg: 1, scope: !104, file: !3, line: 51, type: !107)
!111 = !DILocation(line: 51, column: 27, scope: !104)
!112 = !DILocalVariable(name: "i", scope: !113, file: !3, line: 52, type: !20)
!113 = distinct !DILexicalBlock(scope: !104, file: !3, line: 52, column: 3)
!114 = !DILocation(line: 52, column: 13, scope: !113)
!115 = !DILocation(line: 52, column: 8, scope: !113)
!116 = !DILocation(line: 52, column: 20, scope: !117)
!117 = distinct !DILexicalBlock(scope: !113, file: !3, line: 52, column: 3)
!118 = !DILocation(line: 52, column: 22, scope: !117)
!119 = !DILocation(line: 52, column: 3, scope: !113)
!120 = !DILocation(line: 53, column: 29, scope: !117)
!121 = !DILocation(line: 53, column: 21, scope: !117)
!122 = !DILocation(line: 53, column: 39, scope: !117)
!123 = !DILocation(line: 53, column: 57, scope: !117)
!124 = !DILocation(line: 53, column: 49, scope: !117)
!125 = !DILocation(line: 53, column: 5, scope: !117)
!126 = !DILocation(line: 52, column: 34, scope: !117)
!127 = !DILocation(line: 52, column: 3, scope: !117)
!128 = distinct !{!128, !119, !129, !101}
!129 = !DILocation(line: 53, column: 58, scope: !113)
!130 = !DILocation(line: 54, column: 1, scope: !104)
!131 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 29, type: !108, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!132 = !DILocalVariable(name: "number", arg: 1, scope: !131, file: !3, line: 29, type: !19)
!133 = !DILocation(line: 29, column: 25, scope: !131)
!134 = !DILocation(line: 30, column: 3, scope: !131)
!135 = !DILocation(line: 31, column: 8, scope: !131)
!136 = !DILocation(line: 32, column: 3, scope: !131)
!137 = !DILocation(line: 33, column: 14, scope: !131)
!138 = !DILocation(line: 33, column: 8, scope: !131)
!139 = !DILocation(line: 33, column: 3, scope: !131)
!140 = !DILocation(line: 33, column: 22, scope: !131)
!141 = !DILocation(line: 34, column: 3, scope: !131)
!142 = !DILocation(line: 35, column: 7, scope: !131)
!143 = !DILocation(line: 36, column: 3, scope: !131)
!144 = !DILocation(line: 37, column: 3, scope: !131)
!145 = distinct !DISubprogram(name: "check", scope: !3, file: !3, line: 56, type: !146, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!146 = !DISubroutineType(types: !147)
!147 = !{null}
!148 = !DILocalVariable(name: "sum", scope: !145, file: !3, line: 57, type: !25)
!149 = !DILocation(line: 57, column: 7, scope: !145)
!150 = !DILocalVariable(name: "i", scope: !151, file: !3, line: 58, type: !25)
!151 = distinct !DILexicalBlock(scope: !145, file: !3, line: 58, column: 3)
!152 = !DILocation(line: 58, column: 12, scope: !151)
!153 = !DILocation(line: 58, column: 8, scope: !151)
!154 = !DILocation(line: 58, column: 19, scope: !155)
!155 = distinct !DILexicalBlock(scope: !151, file: !3, line: 58, column: 3)
!156 = !DILocation(line: 58, column: 21, scope: !155)
!157 = !DILocation(line: 58, column: 3, scope: !151)
!158 = !DILocation(line: 59, column: 17, scope: !155)
!159 = !DILocation(line: 59, column: 12, scope: !155)
!160 = !DILocation(line: 59, column: 9, scope: !155)
!161 = !DILocation(line: 59, column: 5, scope: !155)
!162 = !DILocation(line: 58, column: 33, scope: !155)
!163 = !DILocation(line: 58, column: 3, scope: !155)
!164 = distinct !{!164, !157, !165, !101}
!165 = !DILocation(line: 59, column: 18, scope: !151)
!166 = !DILocation(line: 60, column: 3, scope: !167)
!167 = distinct !DILexicalBlock(scope: !168, file: !3, line: 60, column: 3)
!168 = distinct !DILexicalBlock(scope: !145, file: !3, line: 60, column: 3)
!169 = !DILocation(line: 60, column: 3, scope: !168)
!170 = !DILocation(line: 61, column: 1, scope: !145)
!171 = distinct !DISubprogram(name: "last_first", scope: !3, file: !3, line: 71, type: !82, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !84)
!172 = !DILocation(line: 72, column: 3, scope: !171)
!173 = !DILocalVariable(name: "i", scope: !171, file: !3, line: 73, type: !25)
!174 = !DILocation(line: 73, column: 7, scope: !171)
!175 = !DILocation(line: 74, column: 3, scope: !171)
!176 = !DILocation(line: 74, column: 11, scope: !171)
!177 = !DILocation(line: 74, column: 14, scope: !171)
!178 = !DILocation(line: 75, column: 30, scope: !179)
!179 = distinct !DILexicalBlock(scope: !171, file: !3, line: 75, column: 9)
!180 = !DILocation(line: 75, column: 22, scope: !179)
!181 = !DILocation(line: 75, column: 9, scope: !179)
!182 = !DILocation(line: 75, column: 40, scope: !179)
!183 = !DILocation(line: 75, column: 9, scope: !171)
!184 = !DILocation(line: 76, column: 7, scope: !179)
!185 = distinct !{!185, !175, !186, !101}
!186 = !DILocation(line: 76, column: 13, scope: !171)
!187 = !DILocation(line: 77, column: 3, scope: !171)
!188 = !DILocation(line: 78, column: 3, scope: !171)
!189 = distinct !DISubprogram(name: "results_on_the_way", scope: !3, file: !3, line: 81, type: !82, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !84)
!190 = !DILocation(line: 82, column: 3, scope: !189)
!191 = !DILocalVariable(name: "sum", scope: !189, file: !3, line: 83, type: !25)
!192 = !DILocation(line: 83, column: 7, scope: !189)
!193 = !DILocalVariable(name: "i", scope: !194, file: !3, line: 84, type: !25)
!194 = distinct !DILexicalBlock(scope: !189, file: !3, line: 84, column: 3)
!195 = !DILocation(line: 84, column: 12, scope: !194)
!196 = !DILocation(line: 84, column: 8, scope: !194)
!197 = !DILocation(line: 84, column: 19, scope: !198)
!198 = distinct !DILexicalBlock(scope: !194, file: !3, line: 84, column: 3)
!199 = !DILocation(line: 84, column: 21, scope: !198)
!200 = !DILocation(line: 84, column: 3, scope: !194)
!201 = !DILocation(line: 85, column: 26, scope: !202)
!202 = distinct !DILexicalBlock(scope: !198, file: !3, line: 84, column: 37)
!203 = !DILocation(line: 85, column: 18, scope: !202)
!204 = !DILocation(line: 85, column: 5, scope: !202)
!205 = !DILocation(line: 86, column: 17, scope: !202)
!206 = !DILocation(line: 86, column: 12, scope: !202)
!207 = !DILocation(line: 86, column: 9, scope: !202)
!208 = !DILocation(line: 87, column: 3, scope: !202)
!209 = !DILocation(line: 84, column: 33, scope: !198)
!210 = !DILocation(line: 84, column: 3, scope: !198)
!211 = distinct !{!211, !200, !212, !101}
!212 = !DILocation(line: 87, column: 3, scope: !194)
!213 = !DILocation(line: 88, column: 3, scope: !214)
!214 = distinct !DILexicalBlock(scope: !215, file: !3, line: 88, column: 3)
!215 = distinct !DILexicalBlock(scope: !189, file: !3, line: 88, column: 3)
!216 = !DILocation(line: 88, column: 3, scope: !215)
!217 = !DILocation(line: 89, column: 3, scope: !189)
!218 = distinct !DISubprogram(name: "in_a_function", scope: !3, file: !3, line: 97, type: !82, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !84)
!219 = !DILocation(line: 98, column: 3, scope: !218)
!220 = !DILocation(line: 99, column: 3, scope: !218)
!221 = !DILocation(line: 100, column: 3, scope: !218)
!222 = !DILocation(line: 101, column: 3, scope: !218)
!223 = distinct !DISubprogram(name: "join_all", scope: !3, file: !3, line: 92, type: !224, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!224 = !DISubroutineType(types: !225)
!225 = !{null, !226, !25}
!226 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !71, size: 64)
!227 = !DILocalVariable(name: "first", arg: 1, scope: !223, file: !3, line: 92, type: !226)
!228 = !DILocation(line: 92, column: 33, scope: !223)
!229 = !DILocalVariable(name: "count", arg: 2, scope: !223, file: !3, line: 92, type: !25)
!230 = !DILocation(line: 92, column: 44, scope: !223)
!231 = !DILocalVariable(name: "i", scope: !232, file: !3, line: 93, type: !25)
!232 = distinct !DILexicalBlock(scope: !223, file: !3, line: 93, column: 3)
!233 = !DILocation(line: 93, column: 12, scope: !232)
!234 = !DILocation(line: 93, column: 8, scope: !232)
!235 = !DILocation(line: 93, column: 19, scope: !236)
!236 = distinct !DILexicalBlock(scope: !232, file: !3, line: 93, column: 3)
!237 = !DILocation(line: 93, column: 23, scope: !236)
!238 = !DILocation(line: 93, column: 21, scope: !236)
!239 = !DILocation(line: 93, column: 3, scope: !232)
!240 = !DILocation(line: 94, column: 18, scope: !236)
!241 = !DILocation(line: 94, column: 24, scope: !236)
!242 = !DILocation(line: 94, column: 5, scope: !236)
!243 = !DILocation(line: 93, column: 31, scope: !236)
!244 = !DILocation(line: 93, column: 3, scope: !236)
!245 = distinct !{!245, !239, !246, !101}
!246 = !DILocation(line: 94, column: 32, scope: !232)
!247 = !DILocation(line: 95, column: 1, scope: !223)
!248 = distinct !DISubprogram(name: "in_a_list", scope: !3, file: !3, line: 109, type: !82, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !84)
!249 = !DILocalVariable(name: "first", scope: !248, file: !3, line: 110, type: !250)
!250 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !251, size: 64)
!251 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 104, size: 128, elements: !252)
!252 = !{!253, !254}
!253 = !DIDerivedType(tag: DW_TAG_member, name: "thread", scope: !251, file: !3, line: 105, baseType: !71, size: 64)
!254 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !251, file: !3, line: 106, baseType: !250, size: 64, offset: 64)
!255 = !DILocation(line: 110, column: 16, scope: !248)
!256 = !DILocalVariable(name: "i", scope: !257, file: !3, line: 111, type: !20)
!257 = distinct !DILexicalBlock(scope: !248, file: !3, line: 111, column: 3)
!258 = !DILocation(line: 111, column: 13, scope: !257)
!259 = !DILocation(line: 111, column: 8, scope: !257)
!260 = !DILocation(line: 111, column: 20, scope: !261)
!261 = distinct !DILexicalBlock(scope: !257, file: !3, line: 111, column: 3)
!262 = !DILocation(line: 111, column: 22, scope: !261)
!263 = !DILocation(line: 111, column: 3, scope: !257)
!264 = !DILocalVariable(name: "node", scope: !265, file: !3, line: 112, type: !250)
!265 = distinct !DILexicalBlock(scope: !261, file: !3, line: 111, column: 38)
!266 = !DILocation(line: 112, column: 18, scope: !265)
!267 = !DILocation(line: 112, column: 25, scope: !265)
!268 = !DILocation(line: 113, column: 21, scope: !265)
!269 = !DILocation(line: 113, column: 27, scope: !265)
!270 = !DILocation(line: 113, column: 55, scope: !265)
!271 = !DILocation(line: 113, column: 47, scope: !265)
!272 = !DILocation(line: 113, column: 5, scope: !265)
!273 = !DILocation(line: 114, column: 18, scope: !265)
!274 = !DILocation(line: 114, column: 5, scope: !265)
!275 = !DILocation(line: 114, column: 11, scope: !265)
!276 = !DILocation(line: 114, column: 16, scope: !265)
!277 = !DILocation(line: 115, column: 13, scope: !265)
!278 = !DILocation(line: 115, column: 11, scope: !265)
!279 = !DILocation(line: 116, column: 3, scope: !265)
!280 = !DILocation(line: 111, column: 34, scope: !261)
!281 = !DILocation(line: 111, column: 3, scope: !261)
!282 = distinct !{!282, !263, !283, !101}
!283 = !DILocation(line: 116, column: 3, scope: !257)
!284 = !DILocalVariable(name: "node", scope: !285, file: !3, line: 117, type: !250)
!285 = distinct !DILexicalBlock(scope: !248, file: !3, line: 117, column: 3)
!286 = !DILocation(line: 117, column: 21, scope: !285)
!287 = !DILocation(line: 117, column: 28, scope: !285)
!288 = !DILocation(line: 117, column: 8, scope: !285)
!289 = !DILocation(line: 117, column: 35, scope: !290)
!290 = distinct !DILexicalBlock(scope: !285, file: !3, line: 117, column: 3)
!291 = !DILocation(line: 117, column: 3, scope: !285)
!292 = !DILocation(line: 118, column: 18, scope: !290)
!293 = !DILocation(line: 118, column: 24, scope: !290)
!294 = !DILocation(line: 118, column: 5, scope: !290)
!295 = !DILocation(line: 117, column: 48, scope: !290)
!296 = !DILocation(line: 117, column: 54, scope: !290)
!297 = !DILocation(line: 117, column: 46, scope: !290)
!298 = !DILocation(line: 117, column: 3, scope: !290)
!299 = distinct !{!299, !291, !300, !101}
!300 = !DILocation(line: 118, column: 36, scope: !285)
!301 = !DILocation(line: 119, column: 3, scope: !248)
!302 = !DILocation(line: 120, column: 3, scope: !248)
!303 = distinct !DISubprogram(name: "left_early", scope: !3, file: !3, line: 123, type: !82, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !84)
!304 = !DILocation(line: 124, column: 3, scope: !303)
!305 = !DILocalVariable(name: "i", scope: !306, file: !3, line: 125, type: !25)
!306 = distinct !DILexicalBlock(scope: !303, file: !3, line: 125, column: 3)
!307 = !DILocation(line: 125, column: 12, scope: !306)
!308 = !DILocation(line: 125, column: 8, scope: !306)
!309 = !DILocation(line: 125, column: 19, scope: !310)
!310 = distinct !DILexicalBlock(scope: !306, file: !3, line: 125, column: 3)
!311 = !DILocation(line: 125, column: 21, scope: !310)
!312 = !DILocation(line: 125, column: 3, scope: !306)
!313 = !DILocation(line: 126, column: 9, scope: !314)
!314 = distinct !DILexicalBlock(scope: !315, file: !3, line: 126, column: 9)
!315 = distinct !DILexicalBlock(scope: !310, file: !3, line: 125, column: 37)
!316 = !DILocation(line: 126, column: 9, scope: !315)
!317 = !DILocation(line: 127, column: 7, scope: !314)
!318 = !DILocation(line: 128, column: 26, scope: !315)
!319 = !DILocation(line: 128, column: 18, scope: !315)
!320 = !DILocation(line: 128, column: 5, scope: !315)
!321 = !DILocation(line: 129, column: 3, scope: !315)
!322 = !DILocation(line: 125, column: 33, scope: !310)
!323 = !DILocation(line: 125, column: 3, scope: !310)
!324 = distinct !{!324, !312, !325, !101}
!325 = !DILocation(line: 129, column: 3, scope: !306)
!326 = !DILocation(line: 130, column: 3, scope: !303)
!327 = !DILocation(line: 131, column: 3, scope: !303)
!328 = distinct !DISubprogram(name: "work_and_tell", scope: !3, file: !3, line: 40, type: !108, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!329 = !DILocalVariable(name: "number", arg: 1, scope: !328, file: !3, line: 40, type: !19)
!330 = !DILocation(line: 40, column: 34, scope: !328)
!331 = !DILocation(line: 41, column: 14, scope: !328)
!332 = !DILocation(line: 41, column: 8, scope: !328)
!333 = !DILocation(line: 41, column: 3, scope: !328)
!334 = !DILocation(line: 41, column: 22, scope: !328)
!335 = !DILocation(line: 42, column: 3, scope: !328)
!336 = !DILocation(line: 43, column: 3, scope: !328)
!337 = distinct !DISubprogram(name: "too_few", scope: !3, file: !3, line: 134, type: !82, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !84)
!338 = !DILocation(line: 135, column: 3, scope: !337)
!339 = !DILocalVariable(name: "i", scope: !340, file: !3, line: 136, type: !25)
!340 = distinct !DILexicalBlock(scope: !337, file: !3, line: 136, column: 3)
!341 = !DILocation(line: 136, column: 12, scope: !340)
!342 = !DILocation(line: 136, column: 8, scope: !340)
!343 = !DILocation(line: 136, column: 19, scope: !344)
!344 = distinct !DILexicalBlock(scope: !340, file: !3, line: 136, column: 3)
!345 = !DILocation(line: 136, column: 21, scope: !344)
!346 = !DILocation(line: 136, column: 3, scope: !340)
!347 = !DILocation(line: 137, column: 26, scope: !344)
!348 = !DILocation(line: 137, column: 18, scope: !344)
!349 = !DILocation(line: 137, column: 5, scope: !344)
!350 = !DILocation(line: 136, column: 37, scope: !344)
!351 = !DILocation(line: 136, column: 3, scope: !344)
!352 = distinct !{!352, !346, !353, !101}
!353 = !DILocation(line: 137, column: 34, scope: !340)
!354 = !DILocation(line: 138, column: 3, scope: !337)
!355 = !DILocation(line: 139, column: 3, scope: !337)
!356 = distinct !DISubprogram(name: "other_threads", scope: !3, file: !3, line: 142, type: !82, scopeLine: 142, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !84)
!357 = !DILocalVariable(name: "other", scope: !356, file: !3, line: 143, type: !71)
!358 = !DILocation(line: 143, column: 13, scope: !356)
!359 = !DILocation(line: 144, column: 3, scope: !356)
!360 = !DILocation(line: 145, column: 3, scope: !356)
!361 = !DILocalVariable(name: "i", scope: !362, file: !3, line: 146, type: !25)
!362 = distinct !DILexicalBlock(scope: !356, file: !3, line: 146, column: 3)
!363 = !DILocation(line: 146, column: 12, scope: !362)
!364 = !DILocation(line: 146, column: 8, scope: !362)
!365 = !DILocation(line: 146, column: 19, scope: !366)
!366 = distinct !DILexicalBlock(scope: !362, file: !3, line: 146, column: 3)
!367 = !DILocation(line: 146, column: 21, scope: !366)
!368 = !DILocation(line: 146, column: 3, scope: !362)
!369 = !DILocation(line: 147, column: 26, scope: !366)
!370 = !DILocation(line: 147, column: 18, scope: !366)
!371 = !DILocation(line: 147, column: 5, scope: !366)
!372 = !DILocation(line: 146, column: 33, scope: !366)
!373 = !DILocation(line: 146, column: 3, scope: !366)
!374 = distinct !{!374, !368, !375, !101}
!375 = !DILocation(line: 147, column: 34, scope: !362)
!376 = !DILocation(line: 148, column: 3, scope: !356)
!377 = !DILocation(line: 149, column: 3, scope: !356)
!378 = distinct !DISubprogram(name: "exchange", scope: !3, file: !3, line: 46, type: !108, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!379 = !DILocalVariable(name: "unused", arg: 1, scope: !378, file: !3, line: 46, type: !19)
!380 = !DILocation(line: 46, column: 29, scope: !378)
!381 = !DILocation(line: 47, column: 16, scope: !378)
!382 = !DILocation(line: 47, column: 14, scope: !378)
!383 = !DILocation(line: 48, column: 3, scope: !378)
