source_filename = "rounds_of_joins.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%struct.node = type { i64, ptr }

@threads = internal global [3 x i64] zeroinitializer, align 16, !dbg !0
@part = internal global [3 x i32] zeroinitializer, align 4, !dbg !39
@begun = internal global i32 0, align 4, !dbg !45
@done = internal global i32 0, align 4, !dbg !47
@.str = private unnamed_addr constant [36 x i8] c"sum == 2 * THREADS && begun == done\00", align 1, !dbg !22
@.str.1 = private unnamed_addr constant [18 x i8] c"rounds_of_joins.c\00", align 1, !dbg !28
@__PRETTY_FUNCTION__.results_on_the_way = private unnamed_addr constant [29 x i8] c"int results_on_the_way(void)\00", align 1, !dbg !33
@enough = internal global i32 0, align 4, !dbg !49
@first_lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !53
@second_lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !84
@__PRETTY_FUNCTION__.check = private unnamed_addr constant [17 x i8] c"void check(void)\00", align 1, !dbg !86

define dso_local i32 @in_turn() #0 !dbg !102 {
  %1 = alloca i32, align 4
  call void @start(ptr noundef @work), !dbg !106
    #dbg_declare(ptr %1, !107, !DIExpression(), !109)
  store i32 0, ptr %1, align 4, !dbg !109
  br label %2, !dbg !110

2:                                                ; preds = %11, %0
  %3 = load i32, ptr %1, align 4, !dbg !111
  %4 = icmp slt i32 %3, 3, !dbg !113
  br i1 %4, label %5, label %14, !dbg !114

5:                                                ; preds = %2
  %6 = load i32, ptr %1, align 4, !dbg !115
  %7 = sext i32 %6 to i64, !dbg !116
  %8 = getelementptr inbounds [3 x i64], ptr @threads, i64 0, i64 %7, !dbg !116
  %9 = load i64, ptr %8, align 8, !dbg !116
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !117
  br label %11, !dbg !117

11:                                               ; preds = %5
  %12 = load i32, ptr %1, align 4, !dbg !118
  %13 = add nsw i32 %12, 1, !dbg !118
  store i32 %13, ptr %1, align 4, !dbg !118
  br label %2, !dbg !119, !llvm.loop !120

14:                                               ; preds = %2
  call void @check(), !dbg !123
  ret i32 0, !dbg !124
}

define internal void @start(ptr noundef %0) #0 !dbg !125 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !131, !DIExpression(), !132)
    #dbg_declare(ptr %3, !133, !DIExpression(), !135)
  store i64 0, ptr %3, align 8, !dbg !135
  br label %4, !dbg !136

4:                                                ; preds = %14, %1
  %5 = load i64, ptr %3, align 8, !dbg !137
  %6 = icmp slt i64 %5, 3, !dbg !139
  br i1 %6, label %7, label %17, !dbg !140

7:                                                ; preds = %4
  %8 = load i64, ptr %3, align 8, !dbg !141
  %9 = getelementptr inbounds [3 x i64], ptr @threads, i64 0, i64 %8, !dbg !142
  %10 = load ptr, ptr %2, align 8, !dbg !143
  %11 = load i64, ptr %3, align 8, !dbg !144
  %12 = inttoptr i64 %11 to ptr, !dbg !145
  %13 = call i32 @pthread_create(ptr noundef %9, ptr noundef null, ptr noundef %10, ptr noundef %12) #5, !dbg !146
  br label %14, !dbg !146

14:                                               ; preds = %7
  %15 = load i64, ptr %3, align 8, !dbg !147
  %16 = add nsw i64 %15, 1, !dbg !147
  store i64 %16, ptr %3, align 8, !dbg !147
  br label %4, !dbg !148, !llvm.loop !149

17:                                               ; preds = %4
  ret void, !dbg !151
}

define internal ptr @work(ptr noundef %0) #0 !dbg !152 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !153, !DIExpression(), !154)
  %3 = call i32 @pthread_mutex_lock(ptr noundef @first_lock) #5, !dbg !155
  %4 = load i32, ptr @begun, align 4, !dbg !156
  %5 = add nsw i32 %4, 1, !dbg !156
  store i32 %5, ptr @begun, align 4, !dbg !156
  %6 = call i32 @pthread_mutex_unlock(ptr noundef @first_lock) #5, !dbg !157
  %7 = load ptr, ptr %2, align 8, !dbg !158
  %8 = ptrtoint ptr %7 to i64, !dbg !159
  %9 = getelementptr inbounds [3 x i32], ptr @part, i64 0, i64 %8, !dbg !160
  store i32 2, ptr %9, align 4, !dbg !161
  %10 = call i32 @pthread_mutex_lock(ptr noundef @second_lock) #5, !dbg !162
  %11 = load i32, ptr @done, align 4, !dbg !163
  %12 = add nsw i32 %11, 1, !dbg !163
  store i32 %12, ptr @done, align 4, !dbg !163
  %13 = call i32 @pthread_mutex_unlock(ptr noundef @second_lock) #5, !dbg !164
  ret ptr null, !dbg !165
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

define internal void @check() #0 !dbg !166 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !169, !DIExpression(), !170)
  store i32 0, ptr %1, align 4, !dbg !170
    #dbg_declare(ptr %2, !171, !DIExpression(), !173)
  store i32 0, ptr %2, align 4, !dbg !173
  br label %3, !dbg !174

3:                                                ; preds = %13, %0
  %4 = load i32, ptr %2, align 4, !dbg !175
  %5 = icmp slt i32 %4, 3, !dbg !177
  br i1 %5, label %6, label %16, !dbg !178

6:                                                ; preds = %3
  %7 = load i32, ptr %2, align 4, !dbg !179
  %8 = sext i32 %7 to i64, !dbg !180
  %9 = getelementptr inbounds [3 x i32], ptr @part, i64 0, i64 %8, !dbg !180
  %10 = load i32, ptr %9, align 4, !dbg !180
  %11 = load i32, ptr %1, align 4, !dbg !181
  %12 = add nsw i32 %11, %10, !dbg !181
  store i32 %12, ptr %1, align 4, !dbg !181
  br label %13, !dbg !182

13:                                               ; preds = %6
  %14 = load i32, ptr %2, align 4, !dbg !183
  %15 = add nsw i32 %14, 1, !dbg !183
  store i32 %15, ptr %2, align 4, !dbg !183
  br label %3, !dbg !184, !llvm.loop !185

16:                                               ; preds = %3
  %17 = load i32, ptr %1, align 4, !dbg !187
  %18 = icmp eq i32 %17, 6, !dbg !187
  br i1 %18, label %19, label %24, !dbg !187

19:                                               ; preds = %16
  %20 = load i32, ptr @begun, align 4, !dbg !187
  %21 = load i32, ptr @done, align 4, !dbg !187
  %22 = icmp eq i32 %20, %21, !dbg !187
  br i1 %22, label %23, label %24, !dbg !190

23:                                               ; preds = %19
  br label %25, !dbg !190

24:                                               ; preds = %19, %16
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 60, ptr noundef @__PRETTY_FUNCTION__.check) #6, !dbg !187
  unreachable, !dbg !187

25:                                               ; preds = %23
  ret void, !dbg !191
}

define dso_local i32 @last_first() #0 !dbg !192 {
  %1 = alloca i32, align 4
  call void @start(ptr noundef @work), !dbg !193
    #dbg_declare(ptr %1, !194, !DIExpression(), !195)
  store i32 3, ptr %1, align 4, !dbg !195
  br label %2, !dbg !196

2:                                                ; preds = %14, %0
  %3 = load i32, ptr %1, align 4, !dbg !197
  %4 = add nsw i32 %3, -1, !dbg !197
  store i32 %4, ptr %1, align 4, !dbg !197
  %5 = icmp sgt i32 %3, 0, !dbg !198
  br i1 %5, label %6, label %15, !dbg !196

6:                                                ; preds = %2
  %7 = load i32, ptr %1, align 4, !dbg !199
  %8 = sext i32 %7 to i64, !dbg !201
  %9 = getelementptr inbounds [3 x i64], ptr @threads, i64 0, i64 %8, !dbg !201
  %10 = load i64, ptr %9, align 8, !dbg !201
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !202
  %12 = icmp ne i32 %11, 0, !dbg !203
  br i1 %12, label %13, label %14, !dbg !204

13:                                               ; preds = %6
  call void @abort() #6, !dbg !205
  unreachable, !dbg !205

14:                                               ; preds = %6
  br label %2, !dbg !196, !llvm.loop !206

15:                                               ; preds = %2
  call void @check(), !dbg !208
  ret i32 0, !dbg !209
}

declare void @abort() #2

define dso_local i32 @results_on_the_way() #0 !dbg !210 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  call void @start(ptr noundef @work), !dbg !211
    #dbg_declare(ptr %1, !212, !DIExpression(), !213)
  store i32 0, ptr %1, align 4, !dbg !213
    #dbg_declare(ptr %2, !214, !DIExpression(), !216)
  store i32 0, ptr %2, align 4, !dbg !216
  br label %3, !dbg !217

3:                                                ; preds = %18, %0
  %4 = load i32, ptr %2, align 4, !dbg !218
  %5 = icmp slt i32 %4, 3, !dbg !220
  br i1 %5, label %6, label %21, !dbg !221

6:                                                ; preds = %3
  %7 = load i32, ptr %2, align 4, !dbg !222
  %8 = sext i32 %7 to i64, !dbg !224
  %9 = getelementptr inbounds [3 x i64], ptr @threads, i64 0, i64 %8, !dbg !224
  %10 = load i64, ptr %9, align 8, !dbg !224
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !225
  %12 = load i32, ptr %2, align 4, !dbg !226
  %13 = sext i32 %12 to i64, !dbg !227
  %14 = getelementptr inbounds [3 x i32], ptr @part, i64 0, i64 %13, !dbg !227
  %15 = load i32, ptr %14, align 4, !dbg !227
  %16 = load i32, ptr %1, align 4, !dbg !228
  %17 = add nsw i32 %16, %15, !dbg !228
  store i32 %17, ptr %1, align 4, !dbg !228
  br label %18, !dbg !229

18:                                               ; preds = %6
  %19 = load i32, ptr %2, align 4, !dbg !230
  %20 = add nsw i32 %19, 1, !dbg !230
  store i32 %20, ptr %2, align 4, !dbg !230
  br label %3, !dbg !231, !llvm.loop !232

21:                                               ; preds = %3
  %22 = load i32, ptr %1, align 4, !dbg !234
  %23 = icmp eq i32 %22, 6, !dbg !234
  br i1 %23, label %24, label %29, !dbg !234

24:                                               ; preds = %21
  %25 = load i32, ptr @begun, align 4, !dbg !234
  %26 = load i32, ptr @done, align 4, !dbg !234
  %27 = icmp eq i32 %25, %26, !dbg !234
  br i1 %27, label %28, label %29, !dbg !237

28:                                               ; preds = %24
  br label %30, !dbg !237

29:                                               ; preds = %24, %21
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 88, ptr noundef @__PRETTY_FUNCTION__.results_on_the_way) #6, !dbg !234
  unreachable, !dbg !234

30:                                               ; preds = %28
  ret i32 0, !dbg !238
}

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

define dso_local i32 @in_a_function() #0 !dbg !239 {
  call void @start(ptr noundef @work), !dbg !240
  call void @join_all(ptr noundef @threads, i32 noundef 3), !dbg !241
  call void @check(), !dbg !242
  ret i32 0, !dbg !243
}

define internal void @join_all(ptr noundef %0, i32 noundef %1) #0 !dbg !244 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !248, !DIExpression(), !249)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !250, !DIExpression(), !251)
    #dbg_declare(ptr %5, !252, !DIExpression(), !254)
  store i32 0, ptr %5, align 4, !dbg !254
  br label %6, !dbg !255

6:                                                ; preds = %17, %2
  %7 = load i32, ptr %5, align 4, !dbg !256
  %8 = load i32, ptr %4, align 4, !dbg !258
  %9 = icmp slt i32 %7, %8, !dbg !259
  br i1 %9, label %10, label %20, !dbg !260

10:                                               ; preds = %6
  %11 = load ptr, ptr %3, align 8, !dbg !261
  %12 = load i32, ptr %5, align 4, !dbg !262
  %13 = sext i32 %12 to i64, !dbg !261
  %14 = getelementptr inbounds i64, ptr %11, i64 %13, !dbg !261
  %15 = load i64, ptr %14, align 8, !dbg !261
  %16 = call i32 @pthread_join(i64 noundef %15, ptr noundef null), !dbg !263
  br label %17, !dbg !263

17:                                               ; preds = %10
  %18 = load i32, ptr %5, align 4, !dbg !264
  %19 = add nsw i32 %18, 1, !dbg !264
  store i32 %19, ptr %5, align 4, !dbg !264
  br label %6, !dbg !265, !llvm.loop !266

20:                                               ; preds = %6
  ret void, !dbg !268
}

define dso_local i32 @in_a_list() #0 !dbg !269 {
  %1 = alloca ptr, align 8
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
    #dbg_declare(ptr %1, !270, !DIExpression(), !276)
  store ptr null, ptr %1, align 8, !dbg !276
    #dbg_declare(ptr %2, !277, !DIExpression(), !279)
  store i64 0, ptr %2, align 8, !dbg !279
  br label %5, !dbg !280

5:                                                ; preds = %19, %0
  %6 = load i64, ptr %2, align 8, !dbg !281
  %7 = icmp slt i64 %6, 3, !dbg !283
  br i1 %7, label %8, label %22, !dbg !284

8:                                                ; preds = %5
    #dbg_declare(ptr %3, !285, !DIExpression(), !287)
  %9 = call noalias ptr @malloc(i64 noundef 16) #7, !dbg !288
  store ptr %9, ptr %3, align 8, !dbg !287
  %10 = load ptr, ptr %3, align 8, !dbg !289
  %11 = getelementptr inbounds %struct.node, ptr %10, i32 0, i32 0, !dbg !290
  %12 = load i64, ptr %2, align 8, !dbg !291
  %13 = inttoptr i64 %12 to ptr, !dbg !292
  %14 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @work, ptr noundef %13) #5, !dbg !293
  %15 = load ptr, ptr %1, align 8, !dbg !294
  %16 = load ptr, ptr %3, align 8, !dbg !295
  %17 = getelementptr inbounds %struct.node, ptr %16, i32 0, i32 1, !dbg !296
  store ptr %15, ptr %17, align 8, !dbg !297
  %18 = load ptr, ptr %3, align 8, !dbg !298
  store ptr %18, ptr %1, align 8, !dbg !299
  br label %19, !dbg !300

19:                                               ; preds = %8
  %20 = load i64, ptr %2, align 8, !dbg !301
  %21 = add nsw i64 %20, 1, !dbg !301
  store i64 %21, ptr %2, align 8, !dbg !301
  br label %5, !dbg !302, !llvm.loop !303

22:                                               ; preds = %5
    #dbg_declare(ptr %4, !305, !DIExpression(), !307)
  %23 = load ptr, ptr %1, align 8, !dbg !308
  store ptr %23, ptr %4, align 8, !dbg !307
  br label %24, !dbg !309

24:                                               ; preds = %32, %22
  %25 = load ptr, ptr %4, align 8, !dbg !310
  %26 = icmp ne ptr %25, null, !dbg !312
  br i1 %26, label %27, label %36, !dbg !312

27:                                               ; preds = %24
  %28 = load ptr, ptr %4, align 8, !dbg !313
  %29 = getelementptr inbounds %struct.node, ptr %28, i32 0, i32 0, !dbg !314
  %30 = load i64, ptr %29, align 8, !dbg !314
  %31 = call i32 @pthread_join(i64 noundef %30, ptr noundef null), !dbg !315
  br label %32, !dbg !315

32:                                               ; preds = %27
  %33 = load ptr, ptr %4, align 8, !dbg !316
  %34 = getelementptr inbounds %struct.node, ptr %33, i32 0, i32 1, !dbg !317
  %35 = load ptr, ptr %34, align 8, !dbg !317
  store ptr %35, ptr %4, align 8, !dbg !318
  br label %24, !dbg !319, !llvm.loop !320

36:                                               ; preds = %24
  call void @check(), !dbg !322
  ret i32 0, !dbg !323
}

declare noalias ptr @malloc(i64 noundef) #3

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #4

define dso_local i32 @left_early() #0 !dbg !324 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  call void @start(ptr noundef @work_and_tell), !dbg !325
    #dbg_declare(ptr %1, !326, !DIExpression(), !328)
  store i32 0, ptr %1, align 4, !dbg !328
  br label %3, !dbg !329

3:                                                ; preds = %17, %0
  %4 = load i32, ptr %1, align 4, !dbg !330
  %5 = icmp slt i32 %4, 3, !dbg !332
  br i1 %5, label %6, label %20, !dbg !333

6:                                                ; preds = %3
  %7 = load atomic i32, ptr @enough monotonic, align 4, !dbg !334
  store i32 %7, ptr %2, align 4, !dbg !334
  %8 = load i32, ptr %2, align 4, !dbg !334
  %9 = icmp ne i32 %8, 0, !dbg !334
  br i1 %9, label %10, label %11, !dbg !337

10:                                               ; preds = %6
  br label %20, !dbg !338

11:                                               ; preds = %6
  %12 = load i32, ptr %1, align 4, !dbg !339
  %13 = sext i32 %12 to i64, !dbg !340
  %14 = getelementptr inbounds [3 x i64], ptr @threads, i64 0, i64 %13, !dbg !340
  %15 = load i64, ptr %14, align 8, !dbg !340
  %16 = call i32 @pthread_join(i64 noundef %15, ptr noundef null), !dbg !341
  br label %17, !dbg !342

17:                                               ; preds = %11
  %18 = load i32, ptr %1, align 4, !dbg !343
  %19 = add nsw i32 %18, 1, !dbg !343
  store i32 %19, ptr %1, align 4, !dbg !343
  br label %3, !dbg !344, !llvm.loop !345

20:                                               ; preds = %10, %3
  call void @check(), !dbg !347
  ret i32 0, !dbg !348
}

define internal ptr @work_and_tell(ptr noundef %0) #0 !dbg !349 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !350, !DIExpression(), !351)
  %4 = load ptr, ptr %2, align 8, !dbg !352
  %5 = ptrtoint ptr %4 to i64, !dbg !353
  %6 = getelementptr inbounds [3 x i32], ptr @part, i64 0, i64 %5, !dbg !354
  store i32 2, ptr %6, align 4, !dbg !355
  store i32 1, ptr %3, align 4, !dbg !356
  %7 = load i32, ptr %3, align 4, !dbg !356
  store atomic i32 %7, ptr @enough seq_cst, align 4, !dbg !356
  ret ptr null, !dbg !357
}

define dso_local i32 @too_few() #0 !dbg !358 {
  %1 = alloca i32, align 4
  call void @start(ptr noundef @work), !dbg !359
    #dbg_declare(ptr %1, !360, !DIExpression(), !362)
  store i32 0, ptr %1, align 4, !dbg !362
  br label %2, !dbg !363

2:                                                ; preds = %11, %0
  %3 = load i32, ptr %1, align 4, !dbg !364
  %4 = icmp slt i32 %3, 2, !dbg !366
  br i1 %4, label %5, label %14, !dbg !367

5:                                                ; preds = %2
  %6 = load i32, ptr %1, align 4, !dbg !368
  %7 = sext i32 %6 to i64, !dbg !369
  %8 = getelementptr inbounds [3 x i64], ptr @threads, i64 0, i64 %7, !dbg !369
  %9 = load i64, ptr %8, align 8, !dbg !369
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !370
  br label %11, !dbg !370

11:                                               ; preds = %5
  %12 = load i32, ptr %1, align 4, !dbg !371
  %13 = add nsw i32 %12, 1, !dbg !371
  store i32 %13, ptr %1, align 4, !dbg !371
  br label %2, !dbg !372, !llvm.loop !373

14:                                               ; preds = %2
  call void @check(), !dbg !375
  ret i32 0, !dbg !376
}

define dso_local i32 @other_threads() #0 !dbg !377 {
  %1 = alloca i64, align 8
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !378, !DIExpression(), !379)
  call void @start(ptr noundef @work), !dbg !380
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @exchange, ptr noundef null) #5, !dbg !381
    #dbg_declare(ptr %2, !382, !DIExpression(), !384)
  store i32 0, ptr %2, align 4, !dbg !384
  br label %4, !dbg !385

4:                                                ; preds = %13, %0
  %5 = load i32, ptr %2, align 4, !dbg !386
  %6 = icmp slt i32 %5, 3, !dbg !388
  br i1 %6, label %7, label %16, !dbg !389

7:                                                ; preds = %4
  %8 = load i32, ptr %2, align 4, !dbg !390
  %9 = sext i32 %8 to i64, !dbg !391
  %10 = getelementptr inbounds [3 x i64], ptr @threads, i64 0, i64 %9, !dbg !391
  %11 = load i64, ptr %10, align 8, !dbg !391
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef null), !dbg !392
  br label %13, !dbg !392

13:                                               ; preds = %7
  %14 = load i32, ptr %2, align 4, !dbg !393
  %15 = add nsw i32 %14, 1, !dbg !393
  store i32 %15, ptr %2, align 4, !dbg !393
  br label %4, !dbg !394, !llvm.loop !395

16:                                               ; preds = %4
  call void @check(), !dbg !397
  ret i32 0, !dbg !398
}

define internal ptr @exchange(ptr noundef %0) #0 !dbg !399 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !400, !DIExpression(), !401)
  %3 = load i64, ptr @threads, align 16, !dbg !402
  store i64 %3, ptr getelementptr inbounds ([3 x i64], ptr @threads, i64 0, i64 1), align 8, !dbg !403
  ret ptr null, !dbg !404
}

declare i32 @pthread_mutex_lock(ptr noundef) #4

declare i32 @pthread_mutex_unlock(ptr noundef) #4


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!94, !95, !96, !97, !98, !99, !100}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "threads", scope: !2, file: !3, line: 27, type: !91, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !18, globals: !21, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rounds_of_joins.c", directory: ".", checksumkind: CSK_MD5, checksum: "b6c45eb9c8a8fa0d3c0e191cb5ad5930")
!4 = !{!5, !9}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !3, line: 21, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !{!8}
!8 = !DIEnumerator(name: "THREADS", value: 3)
!9 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !10, line: 68, baseType: !6, size: 32, elements: !11)
!10 = !DIFile(filename: "lib/llvm-19/lib/clang/19/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
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
!21 = !{!22, !28, !33, !39, !45, !47, !49, !0, !53, !84, !86}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 88, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 288, elements: !26)
!25 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!26 = !{!27}
!27 = !DISubrange(count: 36)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !3, line: 88, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 144, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 18)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !3, line: 88, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 232, elements: !37)
!36 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !25)
!37 = !{!38}
!38 = !DISubrange(count: 29)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "part", scope: !2, file: !3, line: 24, type: !41, isLocal: true, isDefinition: true)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !42, size: 96, elements: !43)
!42 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!43 = !{!44}
!44 = !DISubrange(count: 3)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "begun", scope: !2, file: !3, line: 25, type: !42, isLocal: true, isDefinition: true)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(name: "done", scope: !2, file: !3, line: 25, type: !42, isLocal: true, isDefinition: true)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(name: "enough", scope: !2, file: !3, line: 26, type: !51, isLocal: true, isDefinition: true)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !10, line: 104, baseType: !52)
!52 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !42)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(name: "first_lock", scope: !2, file: !3, line: 23, type: !55, isLocal: true, isDefinition: true)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !56, line: 72, baseType: !57)
!56 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!57 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !56, line: 67, size: 320, elements: !58)
!58 = !{!59, !79, !83}
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !57, file: !56, line: 69, baseType: !60, size: 320)
!60 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !61, line: 22, size: 320, elements: !62)
!61 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!62 = !{!63, !64, !65, !66, !67, !68, !70, !71}
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !60, file: !61, line: 24, baseType: !42, size: 32)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !60, file: !61, line: 25, baseType: !6, size: 32, offset: 32)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !60, file: !61, line: 26, baseType: !42, size: 32, offset: 64)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !60, file: !61, line: 28, baseType: !6, size: 32, offset: 96)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !60, file: !61, line: 32, baseType: !42, size: 32, offset: 128)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !60, file: !61, line: 34, baseType: !69, size: 16, offset: 160)
!69 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !60, file: !61, line: 35, baseType: !69, size: 16, offset: 176)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !60, file: !61, line: 36, baseType: !72, size: 128, offset: 192)
!72 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !73, line: 55, baseType: !74)
!73 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!74 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !73, line: 51, size: 128, elements: !75)
!75 = !{!76, !78}
!76 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !74, file: !73, line: 53, baseType: !77, size: 64)
!77 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !74, size: 64)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !74, file: !73, line: 54, baseType: !77, size: 64, offset: 64)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !57, file: !56, line: 70, baseType: !80, size: 320)
!80 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 320, elements: !81)
!81 = !{!82}
!82 = !DISubrange(count: 40)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !57, file: !56, line: 71, baseType: !20, size: 64)
!84 = !DIGlobalVariableExpression(var: !85, expr: !DIExpression())
!85 = distinct !DIGlobalVariable(name: "second_lock", scope: !2, file: !3, line: 23, type: !55, isLocal: true, isDefinition: true)
!86 = !DIGlobalVariableExpression(var: !87, expr: !DIExpression())
!87 = distinct !DIGlobalVariable(scope: null, file: !3, line: 60, type: !88, isLocal: true, isDefinition: true)
!88 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 136, elements: !89)
!89 = !{!90}
!90 = !DISubrange(count: 17)
!91 = !DICompositeType(tag: DW_TAG_array_type, baseType: !92, size: 192, elements: !43)
!92 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !56, line: 27, baseType: !93)
!93 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!94 = !{i32 7, !"Dwarf Version", i32 5}
!95 = !{i32 2, !"Debug Info Version", i32 3}
!96 = !{i32 1, !"wchar_size", i32 4}
!97 = !{i32 8, !"PIC Level", i32 2}
!98 = !{i32 7, !"PIE Level", i32 2}
!99 = !{i32 7, !"uwtable", i32 2}
!100 = !{i32 7, !"frame-pointer", i32 2}
!101 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!102 = distinct !DISubprogram(name: "in_turn", scope: !3, file: !3, line: 63, type: !103, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !105)
!103 = !DISubroutineType(types: !104)
!104 = !{!42}
!105 = !{}
!106 = !DILocation(line: 64, column: 3, scope: !102)
!107 = !DILocalVariable(name: "i", scope: !108, file: !3, line: 65, type: !42)
!108 = distinct !DILexicalBlock(scope: !102, file: !3, line: 65, column: 3)
!109 = !DILocation(line: 65, column: 12, scope: !108)
!110 = !DILocation(line: 65, column: 8, scope: !108)
!111 = !DILocation(line: 65, column: 19, scope: !112)
!112 = distinct !DILexicalBlock(scope: !108, file: !3, line: 65, column: 3)
!113 = !DILocation(line: 65, column: 21, scope: !112)
!114 = !DILocation(line: 65, column: 3, scope: !108)
!115 = !DILocation(line: 66, column: 26, scope: !112)
!116 = !DILocation(line: 66, column: 18, scope: !112)
!117 = !DILocation(line: 66, column: 5, scope: !112)
!118 = !DILocation(line: 65, column: 33, scope: !112)
!119 = !DILocation(line: 65, column: 3, scope: !112)
!120 = distinct !{!120, !114, !121, !122}
!121 = !DILocation(line: 66, column: 34, scope: !108)
!122 = !{!"llvm.loop.mustprogress"}
!123 = !DILocation(line: 67, column: 3, scope: !102)
!124 = !DILocation(line: 68, column: 3, scope: !102)
!125 = distinct !DISubprogram(name: "start", scope: !3, file: !3, line: 51, type: !126, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !105)
!126 = !DISubroutineType(types: !127)
!127 = !{null, !128}
!128 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !129, size: 64)
!129 = !DISubroutineType(types: !130)
!130 = !{!19, !19}
!131 = !DILocalVariable(name: "function", arg: 1, scope: !125, file: !3, line: 51, type: !128)
!132 = !DILocation(line: 51, column: 27, scope: !125)
!133 = !DILocalVariable(name: "i", scope: !134, file: !3, line: 52, type: !20)
!134 = distinct !DILexicalBlock(scope: !125, file: !3, line: 52, column: 3)
!135 = !DILocation(line: 52, column: 13, scope: !134)
!136 = !DILocation(line: 52, column: 8, scope: !134)
!137 = !DILocation(line: 52, column: 20, scope: !138)
!138 = distinct !DILexicalBlock(scope: !134, file: !3, line: 52, column: 3)
!139 = !DILocation(line: 52, column: 22, scope: !138)
!140 = !DILocation(line: 52, column: 3, scope: !134)
!141 = !DILocation(line: 53, column: 29, scope: !138)
!142 = !DILocation(line: 53, column: 21, scope: !138)
!143 = !DILocation(line: 53, column: 39, scope: !138)
!144 = !DILocation(line: 53, column: 57, scope: !138)
!145 = !DILocation(line: 53, column: 49, scope: !138)
!146 = !DILocation(line: 53, column: 5, scope: !138)
!147 = !DILocation(line: 52, column: 34, scope: !138)
!148 = !DILocation(line: 52, column: 3, scope: !138)
!149 = distinct !{!149, !140, !150, !122}
!150 = !DILocation(line: 53, column: 58, scope: !134)
!151 = !DILocation(line: 54, column: 1, scope: !125)
!152 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 29, type: !129, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !105)
!153 = !DILocalVariable(name: "number", arg: 1, scope: !152, file: !3, line: 29, type: !19)
!154 = !DILocation(line: 29, column: 25, scope: !152)
!155 = !DILocation(line: 30, column: 3, scope: !152)
!156 = !DILocation(line: 31, column: 8, scope: !152)
!157 = !DILocation(line: 32, column: 3, scope: !152)
!158 = !DILocation(line: 33, column: 14, scope: !152)
!159 = !DILocation(line: 33, column: 8, scope: !152)
!160 = !DILocation(line: 33, column: 3, scope: !152)
!161 = !DILocation(line: 33, column: 22, scope: !152)
!162 = !DILocation(line: 34, column: 3, scope: !152)
!163 = !DILocation(line: 35, column: 7, scope: !152)
!164 = !DILocation(line: 36, column: 3, scope: !152)
!165 = !DILocation(line: 37, column: 3, scope: !152)
!166 = distinct !DISubprogram(name: "check", scope: !3, file: !3, line: 56, type: !167, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !105)
!167 = !DISubroutineType(types: !168)
!168 = !{null}
!169 = !DILocalVariable(name: "sum", scope: !166, file: !3, line: 57, type: !42)
!170 = !DILocation(line: 57, column: 7, scope: !166)
!171 = !DILocalVariable(name: "i", scope: !172, file: !3, line: 58, type: !42)
!172 = distinct !DILexicalBlock(scope: !166, file: !3, line: 58, column: 3)
!173 = !DILocation(line: 58, column: 12, scope: !172)
!174 = !DILocation(line: 58, column: 8, scope: !172)
!175 = !DILocation(line: 58, column: 19, scope: !176)
!176 = distinct !DILexicalBlock(scope: !172, file: !3, line: 58, column: 3)
!177 = !DILocation(line: 58, column: 21, scope: !176)
!178 = !DILocation(line: 58, column: 3, scope: !172)
!179 = !DILocation(line: 59, column: 17, scope: !176)
!180 = !DILocation(line: 59, column: 12, scope: !176)
!181 = !DILocation(line: 59, column: 9, scope: !176)
!182 = !DILocation(line: 59, column: 5, scope: !176)
!183 = !DILocation(line: 58, column: 33, scope: !176)
!184 = !DILocation(line: 58, column: 3, scope: !176)
!185 = distinct !{!185, !178, !186, !122}
!186 = !DILocation(line: 59, column: 18, scope: !172)
!187 = !DILocation(line: 60, column: 3, scope: !188)
!188 = distinct !DILexicalBlock(scope: !189, file: !3, line: 60, column: 3)
!189 = distinct !DILexicalBlock(scope: !166, file: !3, line: 60, column: 3)
!190 = !DILocation(line: 60, column: 3, scope: !189)
!191 = !DILocation(line: 61, column: 1, scope: !166)
!192 = distinct !DISubprogram(name: "last_first", scope: !3, file: !3, line: 71, type: !103, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !105)
!193 = !DILocation(line: 72, column: 3, scope: !192)
!194 = !DILocalVariable(name: "i", scope: !192, file: !3, line: 73, type: !42)
!195 = !DILocation(line: 73, column: 7, scope: !192)
!196 = !DILocation(line: 74, column: 3, scope: !192)
!197 = !DILocation(line: 74, column: 11, scope: !192)
!198 = !DILocation(line: 74, column: 14, scope: !192)
!199 = !DILocation(line: 75, column: 30, scope: !200)
!200 = distinct !DILexicalBlock(scope: !192, file: !3, line: 75, column: 9)
!201 = !DILocation(line: 75, column: 22, scope: !200)
!202 = !DILocation(line: 75, column: 9, scope: !200)
!203 = !DILocation(line: 75, column: 40, scope: !200)
!204 = !DILocation(line: 75, column: 9, scope: !192)
!205 = !DILocation(line: 76, column: 7, scope: !200)
!206 = distinct !{!206, !196, !207, !122}
!207 = !DILocation(line: 76, column: 13, scope: !192)
!208 = !DILocation(line: 77, column: 3, scope: !192)
!209 = !DILocation(line: 78, column: 3, scope: !192)
!210 = distinct !DISubprogram(name: "results_on_the_way", scope: !3, file: !3, line: 81, type: !103, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !105)
!211 = !DILocation(line: 82, column: 3, scope: !210)
!212 = !DILocalVariable(name: "sum", scope: !210, file: !3, line: 83, type: !42)
!213 = !DILocation(line: 83, column: 7, scope: !210)
!214 = !DILocalVariable(name: "i", scope: !215, file: !3, line: 84, type: !42)
!215 = distinct !DILexicalBlock(scope: !210, file: !3, line: 84, column: 3)
!216 = !DILocation(line: 84, column: 12, scope: !215)
!217 = !DILocation(line: 84, column: 8, scope: !215)
!218 = !DILocation(line: 84, column: 19, scope: !219)
!219 = distinct !DILexicalBlock(scope: !215, file: !3, line: 84, column: 3)
!220 = !DILocation(line: 84, column: 21, scope: !219)
!221 = !DILocation(line: 84, column: 3, scope: !215)
!222 = !DILocation(line: 85, column: 26, scope: !223)
!223 = distinct !DILexicalBlock(scope: !219, file: !3, line: 84, column: 37)
!224 = !DILocation(line: 85, column: 18, scope: !223)
!225 = !DILocation(line: 85, column: 5, scope: !223)
!226 = !DILocation(line: 86, column: 17, scope: !223)
!227 = !DILocation(line: 86, column: 12, scope: !223)
!228 = !DILocation(line: 86, column: 9, scope: !223)
!229 = !DILocation(line: 87, column: 3, scope: !223)
!230 = !DILocation(line: 84, column: 33, scope: !219)
!231 = !DILocation(line: 84, column: 3, scope: !219)
!232 = distinct !{!232, !221, !233, !122}
!233 = !DILocation(line: 87, column: 3, scope: !215)
!234 = !DILocation(line: 88, column: 3, scope: !235)
!235 = distinct !DILexicalBlock(scope: !236, file: !3, line: 88, column: 3)
!236 = distinct !DILexicalBlock(scope: !210, file: !3, line: 88, column: 3)
!237 = !DILocation(line: 88, column: 3, scope: !236)
!238 = !DILocation(line: 89, column: 3, scope: !210)
!239 = distinct !DISubprogram(name: "in_a_function", scope: !3, file: !3, line: 97, type: !103, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!240 = !DILocation(line: 98, column: 3, scope: !239)
!241 = !DILocation(line: 99, column: 3, scope: !239)
!242 = !DILocation(line: 100, column: 3, scope: !239)
!243 = !DILocation(line: 101, column: 3, scope: !239)
!244 = distinct !DISubprogram(name: "join_all", scope: !3, file: !3, line: 92, type: !245, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !105)
!245 = !DISubroutineType(types: !246)
!246 = !{null, !247, !42}
!247 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !92, size: 64)
!248 = !DILocalVariable(name: "first", arg: 1, scope: !244, file: !3, line: 92, type: !247)
!249 = !DILocation(line: 92, column: 33, scope: !244)
!250 = !DILocalVariable(name: "count", arg: 2, scope: !244, file: !3, line: 92, type: !42)
!251 = !DILocation(line: 92, column: 44, scope: !244)
!252 = !DILocalVariable(name: "i", scope: !253, file: !3, line: 93, type: !42)
!253 = distinct !DILexicalBlock(scope: !244, file: !3, line: 93, column: 3)
!254 = !DILocation(line: 93, column: 12, scope: !253)
!255 = !DILocation(line: 93, column: 8, scope: !253)
!256 = !DILocation(line: 93, column: 19, scope: !257)
!257 = distinct !DILexicalBlock(scope: !253, file: !3, line: 93, column: 3)
!258 = !DILocation(line: 93, column: 23, scope: !257)
!259 = !DILocation(line: 93, column: 21, scope: !257)
!260 = !DILocation(line: 93, column: 3, scope: !253)
!261 = !DILocation(line: 94, column: 18, scope: !257)
!262 = !DILocation(line: 94, column: 24, scope: !257)
!263 = !DILocation(line: 94, column: 5, scope: !257)
!264 = !DILocation(line: 93, column: 31, scope: !257)
!265 = !DILocation(line: 93, column: 3, scope: !257)
!266 = distinct !{!266, !260, !267, !122}
!267 = !DILocation(line: 94, column: 32, scope: !253)
!268 = !DILocation(line: 95, column: 1, scope: !244)
!269 = distinct !DISubprogram(name: "in_a_list", scope: !3, file: !3, line: 109, type: !103, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !105)
!270 = !DILocalVariable(name: "first", scope: !269, file: !3, line: 110, type: !271)
!271 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !272, size: 64)
!272 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 104, size: 128, elements: !273)
!273 = !{!274, !275}
!274 = !DIDerivedType(tag: DW_TAG_member, name: "thread", scope: !272, file: !3, line: 105, baseType: !92, size: 64)
!275 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !272, file: !3, line: 106, baseType: !271, size: 64, offset: 64)
!276 = !DILocation(line: 110, column: 16, scope: !269)
!277 = !DILocalVariable(name: "i", scope: !278, file: !3, line: 111, type: !20)
!278 = distinct !DILexicalBlock(scope: !269, file: !3, line: 111, column: 3)
!279 = !DILocation(line: 111, column: 13, scope: !278)
!280 = !DILocation(line: 111, column: 8, scope: !278)
!281 = !DILocation(line: 111, column: 20, scope: !282)
!282 = distinct !DILexicalBlock(scope: !278, file: !3, line: 111, column: 3)
!283 = !DILocation(line: 111, column: 22, scope: !282)
!284 = !DILocation(line: 111, column: 3, scope: !278)
!285 = !DILocalVariable(name: "node", scope: !286, file: !3, line: 112, type: !271)
!286 = distinct !DILexicalBlock(scope: !282, file: !3, line: 111, column: 38)
!287 = !DILocation(line: 112, column: 18, scope: !286)
!288 = !DILocation(line: 112, column: 25, scope: !286)
!289 = !DILocation(line: 113, column: 21, scope: !286)
!290 = !DILocation(line: 113, column: 27, scope: !286)
!291 = !DILocation(line: 113, column: 55, scope: !286)
!292 = !DILocation(line: 113, column: 47, scope: !286)
!293 = !DILocation(line: 113, column: 5, scope: !286)
!294 = !DILocation(line: 114, column: 18, scope: !286)
!295 = !DILocation(line: 114, column: 5, scope: !286)
!296 = !DILocation(line: 114, column: 11, scope: !286)
!297 = !DILocation(line: 114, column: 16, scope: !286)
!298 = !DILocation(line: 115, column: 13, scope: !286)
!299 = !DILocation(line: 115, column: 11, scope: !286)
!300 = !DILocation(line: 116, column: 3, scope: !286)
!301 = !DILocation(line: 111, column: 34, scope: !282)
!302 = !DILocation(line: 111, column: 3, scope: !282)
!303 = distinct !{!303, !284, !304, !122}
!304 = !DILocation(line: 116, column: 3, scope: !278)
!305 = !DILocalVariable(name: "node", scope: !306, file: !3, line: 117, type: !271)
!306 = distinct !DILexicalBlock(scope: !269, file: !3, line: 117, column: 3)
!307 = !DILocation(line: 117, column: 21, scope: !306)
!308 = !DILocation(line: 117, column: 28, scope: !306)
!309 = !DILocation(line: 117, column: 8, scope: !306)
!310 = !DILocation(line: 117, column: 35, scope: !311)
!311 = distinct !DILexicalBlock(scope: !306, file: !3, line: 117, column: 3)
!312 = !DILocation(line: 117, column: 3, scope: !306)
!313 = !DILocation(line: 118, column: 18, scope: !311)
!314 = !DILocation(line: 118, column: 24, scope: !311)
!315 = !DILocation(line: 118, column: 5, scope: !311)
!316 = !DILocation(line: 117, column: 48, scope: !311)
!317 = !DILocation(line: 117, column: 54, scope: !311)
!318 = !DILocation(line: 117, column: 46, scope: !311)
!319 = !DILocation(line: 117, column: 3, scope: !311)
!320 = distinct !{!320, !312, !321, !122}
!321 = !DILocation(line: 118, column: 36, scope: !306)
!322 = !DILocation(line: 119, column: 3, scope: !269)
!323 = !DILocation(line: 120, column: 3, scope: !269)
!324 = distinct !DISubprogram(name: "left_early", scope: !3, file: !3, line: 123, type: !103, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !105)
!325 = !DILocation(line: 124, column: 3, scope: !324)
!326 = !DILocalVariable(name: "i", scope: !327, file: !3, line: 125, type: !42)
!327 = distinct !DILexicalBlock(scope: !324, file: !3, line: 125, column: 3)
!328 = !DILocation(line: 125, column: 12, scope: !327)
!329 = !DILocation(line: 125, column: 8, scope: !327)
!330 = !DILocation(line: 125, column: 19, scope: !331)
!331 = distinct !DILexicalBlock(scope: !327, file: !3, line: 125, column: 3)
!332 = !DILocation(line: 125, column: 21, scope: !331)
!333 = !DILocation(line: 125, column: 3, scope: !327)
!334 = !DILocation(line: 126, column: 9, scope: !335)
!335 = distinct !DILexicalBlock(scope: !336, file: !3, line: 126, column: 9)
!336 = distinct !DILexicalBlock(scope: !331, file: !3, line: 125, column: 37)
!337 = !DILocation(line: 126, column: 9, scope: !336)
!338 = !DILocation(line: 127, column: 7, scope: !335)
!339 = !DILocation(line: 128, column: 26, scope: !336)
!340 = !DILocation(line: 128, column: 18, scope: !336)
!341 = !DILocation(line: 128, column: 5, scope: !336)
!342 = !DILocation(line: 129, column: 3, scope: !336)
!343 = !DILocation(line: 125, column: 33, scope: !331)
!344 = !DILocation(line: 125, column: 3, scope: !331)
!345 = distinct !{!345, !333, !346, !122}
!346 = !DILocation(line: 129, column: 3, scope: !327)
!347 = !DILocation(line: 130, column: 3, scope: !324)
!348 = !DILocation(line: 131, column: 3, scope: !324)
!349 = distinct !DISubprogram(name: "work_and_tell", scope: !3, file: !3, line: 40, type: !129, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !105)
!350 = !DILocalVariable(name: "number", arg: 1, scope: !349, file: !3, line: 40, type: !19)
!351 = !DILocation(line: 40, column: 34, scope: !349)
!352 = !DILocation(line: 41, column: 14, scope: !349)
!353 = !DILocation(line: 41, column: 8, scope: !349)
!354 = !DILocation(line: 41, column: 3, scope: !349)
!355 = !DILocation(line: 41, column: 22, scope: !349)
!356 = !DILocation(line: 42, column: 3, scope: !349)
!357 = !DILocation(line: 43, column: 3, scope: !349)
!358 = distinct !DISubprogram(name: "too_few", scope: !3, file: !3, line: 134, type: !103, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !105)
!359 = !DILocation(line: 135, column: 3, scope: !358)
!360 = !DILocalVariable(name: "i", scope: !361, file: !3, line: 136, type: !42)
!361 = distinct !DILexicalBlock(scope: !358, file: !3, line: 136, column: 3)
!362 = !DILocation(line: 136, column: 12, scope: !361)
!363 = !DILocation(line: 136, column: 8, scope: !361)
!364 = !DILocation(line: 136, column: 19, scope: !365)
!365 = distinct !DILexicalBlock(scope: !361, file: !3, line: 136, column: 3)
!366 = !DILocation(line: 136, column: 21, scope: !365)
!367 = !DILocation(line: 136, column: 3, scope: !361)
!368 = !DILocation(line: 137, column: 26, scope: !365)
!369 = !DILocation(line: 137, column: 18, scope: !365)
!370 = !DILocation(line: 137, column: 5, scope: !365)
!371 = !DILocation(line: 136, column: 37, scope: !365)
!372 = !DILocation(line: 136, column: 3, scope: !365)
!373 = distinct !{!373, !367, !374, !122}
!374 = !DILocation(line: 137, column: 34, scope: !361)
!375 = !DILocation(line: 138, column: 3, scope: !358)
!376 = !DILocation(line: 139, column: 3, scope: !358)
!377 = distinct !DISubprogram(name: "other_threads", scope: !3, file: !3, line: 142, type: !103, scopeLine: 142, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !105)
!378 = !DILocalVariable(name: "other", scope: !377, file: !3, line: 143, type: !92)
!379 = !DILocation(line: 143, column: 13, scope: !377)
!380 = !DILocation(line: 144, column: 3, scope: !377)
!381 = !DILocation(line: 145, column: 3, scope: !377)
!382 = !DILocalVariable(name: "i", scope: !383, file: !3, line: 146, type: !42)
!383 = distinct !DILexicalBlock(scope: !377, file: !3, line: 146, column: 3)
!384 = !DILocation(line: 146, column: 12, scope: !383)
!385 = !DILocation(line: 146, column: 8, scope: !383)
!386 = !DILocation(line: 146, column: 19, scope: !387)
!387 = distinct !DILexicalBlock(scope: !383, file: !3, line: 146, column: 3)
!388 = !DILocation(line: 146, column: 21, scope: !387)
!389 = !DILocation(line: 146, column: 3, scope: !383)
!390 = !DILocation(line: 147, column: 26, scope: !387)
!391 = !DILocation(line: 147, column: 18, scope: !387)
!392 = !DILocation(line: 147, column: 5, scope: !387)
!393 = !DILocation(line: 146, column: 33, scope: !387)
!394 = !DILocation(line: 146, column: 3, scope: !387)
!395 = distinct !{!395, !389, !396, !122}
!396 = !DILocation(line: 147, column: 34, scope: !383)
!397 = !DILocation(line: 148, column: 3, scope: !377)
!398 = !DILocation(line: 149, column: 3, scope: !377)
!399 = distinct !DISubprogram(name: "exchange", scope: !3, file: !3, line: 46, type: !129, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !105)
!400 = !DILocalVariable(name: "unused", arg: 1, scope: !399, file: !3, line: 46, type: !19)
!401 = !DILocation(line: 46, column: 29, scope: !399)
!402 = !DILocation(line: 47, column: 16, scope: !399)
!403 = !DILocation(line: 47, column: 14, scope: !399)
!404 = !DILocation(line: 48, column: 3, scope: !399)
