source_filename = "block_compressor.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%struct.block = type { i32, i32, [4 x i8] }

@in_order = internal global i32 0, align 4, !dbg !0
@output = internal global [8 x i8] zeroinitializer, align 1, !dbg !130
@.str = private unnamed_addr constant [7 x i8] c"a2b1c1\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [30 x i8] c"strcmp(output, \22a2b1c1\22) == 0\00", align 1, !dbg !23
@.str.2 = private unnamed_addr constant [19 x i8] c"block_compressor.c\00", align 1, !dbg !28
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [14 x i8] c"void run(int)\00", align 1, !dbg !33
@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !39
@got = internal global i32 0, align 4, !dbg !72
@put = internal global i32 0, align 4, !dbg !74
@changed = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !76
@waiting = internal global [2 x ptr] zeroinitializer, align 16, !dbg !111
@done = internal global [2 x ptr] zeroinitializer, align 16, !dbg !123
@input = internal constant [5 x i8] c"aabc\00", align 1, !dbg !125

define dso_local i32 @main() #0 !dbg !143 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @run(i32 noundef 0), !dbg !146
  ret i32 0, !dbg !147
}

define internal void @run(i32 noundef %0) #0 !dbg !148 {
  %2 = alloca i32, align 4
  %3 = alloca [2 x i64], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !152, !DIExpression(), !153)
    #dbg_declare(ptr %3, !154, !DIExpression(), !157)
  %6 = load i32, ptr %2, align 4, !dbg !158
  store i32 %6, ptr @in_order, align 4, !dbg !159
    #dbg_declare(ptr %4, !160, !DIExpression(), !162)
  store i32 0, ptr %4, align 4, !dbg !162
  br label %7, !dbg !163

7:                                                ; preds = %15, %1
  %8 = load i32, ptr %4, align 4, !dbg !164
  %9 = icmp slt i32 %8, 2, !dbg !166
  br i1 %9, label %10, label %18, !dbg !167

10:                                               ; preds = %7
  %11 = load i32, ptr %4, align 4, !dbg !168
  %12 = sext i32 %11 to i64, !dbg !169
  %13 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 %12, !dbg !169
  %14 = call i32 @pthread_create(ptr noundef %13, ptr noundef null, ptr noundef @work, ptr noundef null) #7, !dbg !170
  br label %15, !dbg !170

15:                                               ; preds = %10
  %16 = load i32, ptr %4, align 4, !dbg !171
  %17 = add nsw i32 %16, 1, !dbg !171
  store i32 %17, ptr %4, align 4, !dbg !171
  br label %7, !dbg !172, !llvm.loop !173

18:                                               ; preds = %7
  call void @read_in(), !dbg !176
  call void @write_out(), !dbg !177
    #dbg_declare(ptr %5, !178, !DIExpression(), !180)
  store i32 0, ptr %5, align 4, !dbg !180
  br label %19, !dbg !181

19:                                               ; preds = %28, %18
  %20 = load i32, ptr %5, align 4, !dbg !182
  %21 = icmp slt i32 %20, 2, !dbg !184
  br i1 %21, label %22, label %31, !dbg !185

22:                                               ; preds = %19
  %23 = load i32, ptr %5, align 4, !dbg !186
  %24 = sext i32 %23 to i64, !dbg !187
  %25 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 %24, !dbg !187
  %26 = load i64, ptr %25, align 8, !dbg !187
  %27 = call i32 @pthread_join(i64 noundef %26, ptr noundef null), !dbg !188
  br label %28, !dbg !188

28:                                               ; preds = %22
  %29 = load i32, ptr %5, align 4, !dbg !189
  %30 = add nsw i32 %29, 1, !dbg !189
  store i32 %30, ptr %5, align 4, !dbg !189
  br label %19, !dbg !190, !llvm.loop !191

31:                                               ; preds = %19
  %32 = call i32 @strcmp(ptr noundef @output, ptr noundef @.str) #8, !dbg !193
  %33 = icmp eq i32 %32, 0, !dbg !193
  br i1 %33, label %34, label %35, !dbg !196

34:                                               ; preds = %31
  br label %36, !dbg !196

35:                                               ; preds = %31
  call void @__assert_fail(ptr noundef @.str.1, ptr noundef @.str.2, i32 noundef 92, ptr noundef @__PRETTY_FUNCTION__.run) #9, !dbg !193
  unreachable, !dbg !193

36:                                               ; preds = %34
  ret void, !dbg !197
}

define dso_local void @repaired() #0 !dbg !198 {
  call void @run(i32 noundef 1), !dbg !201
  ret void, !dbg !202
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @work(ptr noundef %0) #0 !dbg !203 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !206, !DIExpression(), !207)
  br label %5, !dbg !208

5:                                                ; preds = %56, %1
  %6 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #7, !dbg !209
  br label %7, !dbg !213

7:                                                ; preds = %16, %5
  %8 = load i32, ptr @got, align 4, !dbg !214
  %9 = load i32, ptr @put, align 4, !dbg !215
  %10 = icmp eq i32 %8, %9, !dbg !216
  br i1 %10, label %11, label %14, !dbg !217

11:                                               ; preds = %7
  %12 = load i32, ptr @put, align 4, !dbg !218
  %13 = icmp slt i32 %12, 2, !dbg !219
  br label %14

14:                                               ; preds = %11, %7
  %15 = phi i1 [ false, %7 ], [ %13, %11 ], !dbg !220
  br i1 %15, label %16, label %18, !dbg !213

16:                                               ; preds = %14
  %17 = call i32 @pthread_cond_wait(ptr noundef @changed, ptr noundef @mutex), !dbg !221
  br label %7, !dbg !213, !llvm.loop !222

18:                                               ; preds = %14
    #dbg_declare(ptr %3, !224, !DIExpression(), !225)
  %19 = load i32, ptr @got, align 4, !dbg !226
  %20 = load i32, ptr @put, align 4, !dbg !227
  %21 = icmp slt i32 %19, %20, !dbg !228
  br i1 %21, label %22, label %28, !dbg !226

22:                                               ; preds = %18
  %23 = load i32, ptr @got, align 4, !dbg !229
  %24 = add nsw i32 %23, 1, !dbg !229
  store i32 %24, ptr @got, align 4, !dbg !229
  %25 = sext i32 %23 to i64, !dbg !230
  %26 = getelementptr inbounds [2 x ptr], ptr @waiting, i64 0, i64 %25, !dbg !230
  %27 = load ptr, ptr %26, align 8, !dbg !230
  br label %29, !dbg !226

28:                                               ; preds = %18
  br label %29, !dbg !226

29:                                               ; preds = %28, %22
  %30 = phi ptr [ %27, %22 ], [ null, %28 ], !dbg !226
  store ptr %30, ptr %3, align 8, !dbg !225
  %31 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #7, !dbg !231
  %32 = load ptr, ptr %3, align 8, !dbg !232
  %33 = icmp ne ptr %32, null, !dbg !232
  br i1 %33, label %36, label %34, !dbg !234

34:                                               ; preds = %29
  %35 = load ptr, ptr %2, align 8, !dbg !235
  ret ptr %35, !dbg !236

36:                                               ; preds = %29
  %37 = load ptr, ptr %3, align 8, !dbg !237
  call void @compress(ptr noundef %37), !dbg !238
  %38 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #7, !dbg !239
    #dbg_declare(ptr %4, !240, !DIExpression(), !241)
  %39 = load ptr, ptr %3, align 8, !dbg !242
  %40 = getelementptr inbounds %struct.block, ptr %39, i32 0, i32 0, !dbg !243
  %41 = load i32, ptr %40, align 4, !dbg !243
  store i32 %41, ptr %4, align 4, !dbg !241
  %42 = load i32, ptr @in_order, align 4, !dbg !244
  %43 = icmp ne i32 %42, 0, !dbg !244
  br i1 %43, label %56, label %44, !dbg !246

44:                                               ; preds = %36
  store i32 0, ptr %4, align 4, !dbg !247
  br label %45, !dbg !249

45:                                               ; preds = %52, %44
  %46 = load i32, ptr %4, align 4, !dbg !250
  %47 = sext i32 %46 to i64, !dbg !252
  %48 = getelementptr inbounds [2 x ptr], ptr @done, i64 0, i64 %47, !dbg !252
  %49 = load ptr, ptr %48, align 8, !dbg !252
  %50 = icmp ne ptr %49, null, !dbg !253
  br i1 %50, label %51, label %55, !dbg !253

51:                                               ; preds = %45
  br label %52, !dbg !253

52:                                               ; preds = %51
  %53 = load i32, ptr %4, align 4, !dbg !254
  %54 = add nsw i32 %53, 1, !dbg !254
  store i32 %54, ptr %4, align 4, !dbg !254
  br label %45, !dbg !255, !llvm.loop !256

55:                                               ; preds = %45
  br label %56, !dbg !257

56:                                               ; preds = %55, %36
  %57 = load ptr, ptr %3, align 8, !dbg !258
  %58 = load i32, ptr %4, align 4, !dbg !259
  %59 = sext i32 %58 to i64, !dbg !260
  %60 = getelementptr inbounds [2 x ptr], ptr @done, i64 0, i64 %59, !dbg !260
  store ptr %57, ptr %60, align 8, !dbg !261
  %61 = call i32 @pthread_cond_broadcast(ptr noundef @changed) #7, !dbg !262
  %62 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #7, !dbg !263
  br label %5, !dbg !264, !llvm.loop !265
}

define internal void @read_in() #0 !dbg !268 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !269, !DIExpression(), !271)
  store i32 0, ptr %1, align 4, !dbg !271
  br label %3, !dbg !272

3:                                                ; preds = %26, %0
  %4 = load i32, ptr %1, align 4, !dbg !273
  %5 = icmp slt i32 %4, 2, !dbg !275
  br i1 %5, label %6, label %29, !dbg !276

6:                                                ; preds = %3
    #dbg_declare(ptr %2, !277, !DIExpression(), !279)
  %7 = call noalias ptr @malloc(i64 noundef 12) #10, !dbg !280
  store ptr %7, ptr %2, align 8, !dbg !279
  %8 = load i32, ptr %1, align 4, !dbg !281
  %9 = load ptr, ptr %2, align 8, !dbg !282
  %10 = getelementptr inbounds %struct.block, ptr %9, i32 0, i32 0, !dbg !283
  store i32 %8, ptr %10, align 4, !dbg !284
  %11 = load ptr, ptr %2, align 8, !dbg !285
  %12 = getelementptr inbounds %struct.block, ptr %11, i32 0, i32 2, !dbg !286
  %13 = getelementptr inbounds [4 x i8], ptr %12, i64 0, i64 0, !dbg !287
  %14 = load i32, ptr %1, align 4, !dbg !288
  %15 = mul nsw i32 %14, 2, !dbg !289
  %16 = sext i32 %15 to i64, !dbg !290
  %17 = getelementptr inbounds i8, ptr @input, i64 %16, !dbg !290
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %13, ptr align 1 %17, i64 2, i1 false), !dbg !287
  %18 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #7, !dbg !291
  %19 = load ptr, ptr %2, align 8, !dbg !292
  %20 = load i32, ptr @put, align 4, !dbg !293
  %21 = add nsw i32 %20, 1, !dbg !293
  store i32 %21, ptr @put, align 4, !dbg !293
  %22 = sext i32 %20 to i64, !dbg !294
  %23 = getelementptr inbounds [2 x ptr], ptr @waiting, i64 0, i64 %22, !dbg !294
  store ptr %19, ptr %23, align 8, !dbg !295
  %24 = call i32 @pthread_cond_broadcast(ptr noundef @changed) #7, !dbg !296
  %25 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #7, !dbg !297
  br label %26, !dbg !298

26:                                               ; preds = %6
  %27 = load i32, ptr %1, align 4, !dbg !299
  %28 = add nsw i32 %27, 1, !dbg !299
  store i32 %28, ptr %1, align 4, !dbg !299
  br label %3, !dbg !300, !llvm.loop !301

29:                                               ; preds = %3
  ret void, !dbg !303
}

define internal void @write_out() #0 !dbg !304 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !305, !DIExpression(), !307)
  store i32 0, ptr %1, align 4, !dbg !307
  br label %2, !dbg !308

2:                                                ; preds = %36, %0
  %3 = load i32, ptr %1, align 4, !dbg !309
  %4 = icmp slt i32 %3, 2, !dbg !311
  br i1 %4, label %5, label %39, !dbg !312

5:                                                ; preds = %2
  %6 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #7, !dbg !313
  br label %7, !dbg !315

7:                                                ; preds = %14, %5
  %8 = load i32, ptr %1, align 4, !dbg !316
  %9 = sext i32 %8 to i64, !dbg !317
  %10 = getelementptr inbounds [2 x ptr], ptr @done, i64 0, i64 %9, !dbg !317
  %11 = load ptr, ptr %10, align 8, !dbg !317
  %12 = icmp ne ptr %11, null, !dbg !318
  %13 = xor i1 %12, true, !dbg !318
  br i1 %13, label %14, label %16, !dbg !315

14:                                               ; preds = %7
  %15 = call i32 @pthread_cond_wait(ptr noundef @changed, ptr noundef @mutex), !dbg !319
  br label %7, !dbg !315, !llvm.loop !320

16:                                               ; preds = %7
  %17 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #7, !dbg !322
  %18 = load i32, ptr %1, align 4, !dbg !323
  %19 = sext i32 %18 to i64, !dbg !324
  %20 = getelementptr inbounds [2 x ptr], ptr @done, i64 0, i64 %19, !dbg !324
  %21 = load ptr, ptr %20, align 8, !dbg !324
  %22 = getelementptr inbounds %struct.block, ptr %21, i32 0, i32 2, !dbg !325
  %23 = getelementptr inbounds [4 x i8], ptr %22, i64 0, i64 0, !dbg !324
  %24 = load i32, ptr %1, align 4, !dbg !326
  %25 = sext i32 %24 to i64, !dbg !327
  %26 = getelementptr inbounds [2 x ptr], ptr @done, i64 0, i64 %25, !dbg !327
  %27 = load ptr, ptr %26, align 8, !dbg !327
  %28 = getelementptr inbounds %struct.block, ptr %27, i32 0, i32 1, !dbg !328
  %29 = load i32, ptr %28, align 4, !dbg !328
  %30 = sext i32 %29 to i64, !dbg !329
  %31 = call ptr @strncat(ptr noundef @output, ptr noundef %23, i64 noundef %30) #7, !dbg !330
  %32 = load i32, ptr %1, align 4, !dbg !331
  %33 = sext i32 %32 to i64, !dbg !332
  %34 = getelementptr inbounds [2 x ptr], ptr @done, i64 0, i64 %33, !dbg !332
  %35 = load ptr, ptr %34, align 8, !dbg !332
  call void @free(ptr noundef %35) #7, !dbg !333
  br label %36, !dbg !334

36:                                               ; preds = %16
  %37 = load i32, ptr %1, align 4, !dbg !335
  %38 = add nsw i32 %37, 1, !dbg !335
  store i32 %38, ptr %1, align 4, !dbg !335
  br label %2, !dbg !336, !llvm.loop !337

39:                                               ; preds = %2
  ret void, !dbg !339
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare i32 @strcmp(ptr noundef, ptr noundef) #3

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #1

define internal void @compress(ptr noundef %0) #0 !dbg !340 {
  %2 = alloca ptr, align 8
  %3 = alloca [2 x i8], align 1
  %4 = alloca [4 x i8], align 1
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !343, !DIExpression(), !344)
    #dbg_declare(ptr %3, !345, !DIExpression(), !347)
    #dbg_declare(ptr %4, !348, !DIExpression(), !349)
    #dbg_declare(ptr %5, !350, !DIExpression(), !351)
    #dbg_declare(ptr %6, !352, !DIExpression(), !353)
  store i32 0, ptr %6, align 4, !dbg !353
  %8 = getelementptr inbounds [2 x i8], ptr %3, i64 0, i64 0, !dbg !354
  %9 = load ptr, ptr %2, align 8, !dbg !355
  %10 = getelementptr inbounds %struct.block, ptr %9, i32 0, i32 2, !dbg !356
  %11 = getelementptr inbounds [4 x i8], ptr %10, i64 0, i64 0, !dbg !354
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %8, ptr align 4 %11, i64 2, i1 false), !dbg !354
    #dbg_declare(ptr %7, !357, !DIExpression(), !359)
  store i32 0, ptr %7, align 4, !dbg !359
  br label %12, !dbg !360

12:                                               ; preds = %57, %1
  %13 = load i32, ptr %7, align 4, !dbg !361
  %14 = icmp slt i32 %13, 2, !dbg !363
  br i1 %14, label %15, label %59, !dbg !364

15:                                               ; preds = %12
  %16 = load i32, ptr %7, align 4, !dbg !365
  %17 = add nsw i32 %16, 1, !dbg !368
  store i32 %17, ptr %5, align 4, !dbg !369
  br label %18, !dbg !370

18:                                               ; preds = %36, %15
  %19 = load i32, ptr %5, align 4, !dbg !371
  %20 = icmp slt i32 %19, 2, !dbg !373
  br i1 %20, label %21, label %33, !dbg !374

21:                                               ; preds = %18
  %22 = load i32, ptr %5, align 4, !dbg !375
  %23 = sext i32 %22 to i64, !dbg !376
  %24 = getelementptr inbounds [2 x i8], ptr %3, i64 0, i64 %23, !dbg !376
  %25 = load i8, ptr %24, align 1, !dbg !376
  %26 = sext i8 %25 to i32, !dbg !376
  %27 = load i32, ptr %7, align 4, !dbg !377
  %28 = sext i32 %27 to i64, !dbg !378
  %29 = getelementptr inbounds [2 x i8], ptr %3, i64 0, i64 %28, !dbg !378
  %30 = load i8, ptr %29, align 1, !dbg !378
  %31 = sext i8 %30 to i32, !dbg !378
  %32 = icmp eq i32 %26, %31, !dbg !379
  br label %33

33:                                               ; preds = %21, %18
  %34 = phi i1 [ false, %18 ], [ %32, %21 ], !dbg !380
  br i1 %34, label %35, label %39, !dbg !381

35:                                               ; preds = %33
  br label %36, !dbg !381

36:                                               ; preds = %35
  %37 = load i32, ptr %5, align 4, !dbg !382
  %38 = add nsw i32 %37, 1, !dbg !382
  store i32 %38, ptr %5, align 4, !dbg !382
  br label %18, !dbg !383, !llvm.loop !384

39:                                               ; preds = %33
  %40 = load i32, ptr %7, align 4, !dbg !386
  %41 = sext i32 %40 to i64, !dbg !387
  %42 = getelementptr inbounds [2 x i8], ptr %3, i64 0, i64 %41, !dbg !387
  %43 = load i8, ptr %42, align 1, !dbg !387
  %44 = load i32, ptr %6, align 4, !dbg !388
  %45 = add nsw i32 %44, 1, !dbg !388
  store i32 %45, ptr %6, align 4, !dbg !388
  %46 = sext i32 %44 to i64, !dbg !389
  %47 = getelementptr inbounds [4 x i8], ptr %4, i64 0, i64 %46, !dbg !389
  store i8 %43, ptr %47, align 1, !dbg !390
  %48 = load i32, ptr %5, align 4, !dbg !391
  %49 = add nsw i32 48, %48, !dbg !392
  %50 = load i32, ptr %7, align 4, !dbg !393
  %51 = sub nsw i32 %49, %50, !dbg !394
  %52 = trunc i32 %51 to i8, !dbg !395
  %53 = load i32, ptr %6, align 4, !dbg !396
  %54 = add nsw i32 %53, 1, !dbg !396
  store i32 %54, ptr %6, align 4, !dbg !396
  %55 = sext i32 %53 to i64, !dbg !397
  %56 = getelementptr inbounds [4 x i8], ptr %4, i64 0, i64 %55, !dbg !397
  store i8 %52, ptr %56, align 1, !dbg !398
  br label %57, !dbg !399

57:                                               ; preds = %39
  %58 = load i32, ptr %5, align 4, !dbg !400
  store i32 %58, ptr %7, align 4, !dbg !401
  br label %12, !dbg !402, !llvm.loop !403

59:                                               ; preds = %12
  %60 = load ptr, ptr %2, align 8, !dbg !405
  %61 = getelementptr inbounds %struct.block, ptr %60, i32 0, i32 2, !dbg !406
  %62 = getelementptr inbounds [4 x i8], ptr %61, i64 0, i64 0, !dbg !407
  %63 = getelementptr inbounds [4 x i8], ptr %4, i64 0, i64 0, !dbg !407
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %62, ptr align 1 %63, i64 4, i1 false), !dbg !407
  %64 = load i32, ptr %6, align 4, !dbg !408
  %65 = load ptr, ptr %2, align 8, !dbg !409
  %66 = getelementptr inbounds %struct.block, ptr %65, i32 0, i32 1, !dbg !410
  store i32 %64, ptr %66, align 4, !dbg !411
  ret void, !dbg !412
}

declare i32 @pthread_cond_broadcast(ptr noundef) #1

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

declare noalias ptr @malloc(i64 noundef) #6

declare ptr @strncat(ptr noundef, ptr noundef, i64 noundef) #1

declare void @free(ptr noundef) #1


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!135, !136, !137, !138, !139, !140, !141}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "in_order", scope: !2, file: !3, line: 20, type: !50, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !11, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "block_compressor.c", directory: ".", checksumkind: CSK_MD5, checksum: "976d908d8f9194483b8c5ca9874ec039")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !3, line: 8, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !{!8, !9, !10}
!8 = !DIEnumerator(name: "BLOCK", value: 2)
!9 = !DIEnumerator(name: "BLOCKS", value: 2)
!10 = !DIEnumerator(name: "WORKERS", value: 2)
!11 = !{!12, !13, !14}
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!13 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !15, line: 18, baseType: !16)
!15 = !DIFile(filename: "lib/llvm-19/lib/clang/19/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!16 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!17 = !{!18, !23, !28, !33, !0, !39, !72, !74, !76, !111, !123, !125, !130}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 92, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 56, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 7)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !3, line: 92, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 240, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 30)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !3, line: 92, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 152, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 19)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !3, line: 92, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 112, elements: !37)
!36 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!37 = !{!38}
!38 = !DISubrange(count: 14)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 17, type: !41, isLocal: true, isDefinition: true)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !42, line: 72, baseType: !43)
!42 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!43 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !42, line: 67, size: 320, elements: !44)
!44 = !{!45, !66, !70}
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !43, file: !42, line: 69, baseType: !46, size: 320)
!46 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !47, line: 22, size: 320, elements: !48)
!47 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!48 = !{!49, !51, !52, !53, !54, !55, !57, !58}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !46, file: !47, line: 24, baseType: !50, size: 32)
!50 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !46, file: !47, line: 25, baseType: !6, size: 32, offset: 32)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !46, file: !47, line: 26, baseType: !50, size: 32, offset: 64)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !46, file: !47, line: 28, baseType: !6, size: 32, offset: 96)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !46, file: !47, line: 32, baseType: !50, size: 32, offset: 128)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !46, file: !47, line: 34, baseType: !56, size: 16, offset: 160)
!56 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !46, file: !47, line: 35, baseType: !56, size: 16, offset: 176)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !46, file: !47, line: 36, baseType: !59, size: 128, offset: 192)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !60, line: 55, baseType: !61)
!60 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!61 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !60, line: 51, size: 128, elements: !62)
!62 = !{!63, !65}
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !61, file: !60, line: 53, baseType: !64, size: 64)
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !61, size: 64)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !61, file: !60, line: 54, baseType: !64, size: 64, offset: 64)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !43, file: !42, line: 70, baseType: !67, size: 320)
!67 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 320, elements: !68)
!68 = !{!69}
!69 = !DISubrange(count: 40)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !43, file: !42, line: 71, baseType: !71, size: 64)
!71 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!72 = !DIGlobalVariableExpression(var: !73, expr: !DIExpression())
!73 = distinct !DIGlobalVariable(name: "got", scope: !2, file: !3, line: 20, type: !50, isLocal: true, isDefinition: true)
!74 = !DIGlobalVariableExpression(var: !75, expr: !DIExpression())
!75 = distinct !DIGlobalVariable(name: "put", scope: !2, file: !3, line: 20, type: !50, isLocal: true, isDefinition: true)
!76 = !DIGlobalVariableExpression(var: !77, expr: !DIExpression())
!77 = distinct !DIGlobalVariable(name: "changed", scope: !2, file: !3, line: 18, type: !78, isLocal: true, isDefinition: true)
!78 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !42, line: 80, baseType: !79)
!79 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !42, line: 75, size: 384, elements: !80)
!80 = !{!81, !105, !109}
!81 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !79, file: !42, line: 77, baseType: !82, size: 384)
!82 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !60, line: 94, size: 384, elements: !83)
!83 = !{!84, !96, !97, !101, !102, !103, !104}
!84 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !82, file: !60, line: 96, baseType: !85, size: 64)
!85 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !86, line: 33, baseType: !87)
!86 = !DIFile(filename: "include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: "", checksumkind: CSK_MD5, checksum: "2708e6e61e266abad2d765ccef838dbe")
!87 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !86, line: 25, size: 64, elements: !88)
!88 = !{!89, !91}
!89 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !87, file: !86, line: 27, baseType: !90, size: 64)
!90 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !87, file: !86, line: 32, baseType: !92, size: 64)
!92 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !87, file: !86, line: 28, size: 64, elements: !93)
!93 = !{!94, !95}
!94 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !92, file: !86, line: 30, baseType: !6, size: 32)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !92, file: !86, line: 31, baseType: !6, size: 32, offset: 32)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !82, file: !60, line: 97, baseType: !85, size: 64, offset: 64)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !82, file: !60, line: 98, baseType: !98, size: 64, offset: 128)
!98 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 64, elements: !99)
!99 = !{!100}
!100 = !DISubrange(count: 2)
!101 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !82, file: !60, line: 99, baseType: !98, size: 64, offset: 192)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !82, file: !60, line: 100, baseType: !6, size: 32, offset: 256)
!103 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !82, file: !60, line: 101, baseType: !6, size: 32, offset: 288)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !82, file: !60, line: 102, baseType: !98, size: 64, offset: 320)
!105 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !79, file: !42, line: 78, baseType: !106, size: 384)
!106 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 384, elements: !107)
!107 = !{!108}
!108 = !DISubrange(count: 48)
!109 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !79, file: !42, line: 79, baseType: !110, size: 64)
!110 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!111 = !DIGlobalVariableExpression(var: !112, expr: !DIExpression())
!112 = distinct !DIGlobalVariable(name: "waiting", scope: !2, file: !3, line: 19, type: !113, isLocal: true, isDefinition: true)
!113 = !DICompositeType(tag: DW_TAG_array_type, baseType: !114, size: 128, elements: !99)
!114 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !115, size: 64)
!115 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "block", file: !3, line: 12, size: 96, elements: !116)
!116 = !{!117, !118, !119}
!117 = !DIDerivedType(tag: DW_TAG_member, name: "number", scope: !115, file: !3, line: 13, baseType: !50, size: 32)
!118 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !115, file: !3, line: 13, baseType: !50, size: 32, offset: 32)
!119 = !DIDerivedType(tag: DW_TAG_member, name: "text", scope: !115, file: !3, line: 14, baseType: !120, size: 32, offset: 64)
!120 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 32, elements: !121)
!121 = !{!122}
!122 = !DISubrange(count: 4)
!123 = !DIGlobalVariableExpression(var: !124, expr: !DIExpression())
!124 = distinct !DIGlobalVariable(name: "done", scope: !2, file: !3, line: 19, type: !113, isLocal: true, isDefinition: true)
!125 = !DIGlobalVariableExpression(var: !126, expr: !DIExpression())
!126 = distinct !DIGlobalVariable(name: "input", scope: !2, file: !3, line: 10, type: !127, isLocal: true, isDefinition: true)
!127 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 40, elements: !128)
!128 = !{!129}
!129 = !DISubrange(count: 5)
!130 = !DIGlobalVariableExpression(var: !131, expr: !DIExpression())
!131 = distinct !DIGlobalVariable(name: "output", scope: !2, file: !3, line: 21, type: !132, isLocal: true, isDefinition: true)
!132 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 64, elements: !133)
!133 = !{!134}
!134 = !DISubrange(count: 8)
!135 = !{i32 7, !"Dwarf Version", i32 5}
!136 = !{i32 2, !"Debug Info Version", i32 3}
!137 = !{i32 1, !"wchar_size", i32 4}
!138 = !{i32 8, !"PIC Level", i32 2}
!139 = !{i32 7, !"PIE Level", i32 2}
!140 = !{i32 7, !"uwtable", i32 2}
!141 = !{i32 7, !"frame-pointer", i32 2}
!142 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!143 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 95, type: !144, scopeLine: 95, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!144 = !DISubroutineType(types: !145)
!145 = !{!50}
!146 = !DILocation(line: 96, column: 3, scope: !143)
!147 = !DILocation(line: 97, column: 3, scope: !143)
!148 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 83, type: !149, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !151)
!149 = !DISubroutineType(types: !150)
!150 = !{null, !50}
!151 = !{}
!152 = !DILocalVariable(name: "keeps_order", arg: 1, scope: !148, file: !3, line: 83, type: !50)
!153 = !DILocation(line: 83, column: 21, scope: !148)
!154 = !DILocalVariable(name: "workers", scope: !148, file: !3, line: 84, type: !155)
!155 = !DICompositeType(tag: DW_TAG_array_type, baseType: !156, size: 128, elements: !99)
!156 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !42, line: 27, baseType: !16)
!157 = !DILocation(line: 84, column: 13, scope: !148)
!158 = !DILocation(line: 85, column: 14, scope: !148)
!159 = !DILocation(line: 85, column: 12, scope: !148)
!160 = !DILocalVariable(name: "i", scope: !161, file: !3, line: 86, type: !50)
!161 = distinct !DILexicalBlock(scope: !148, file: !3, line: 86, column: 3)
!162 = !DILocation(line: 86, column: 12, scope: !161)
!163 = !DILocation(line: 86, column: 8, scope: !161)
!164 = !DILocation(line: 86, column: 19, scope: !165)
!165 = distinct !DILexicalBlock(scope: !161, file: !3, line: 86, column: 3)
!166 = !DILocation(line: 86, column: 21, scope: !165)
!167 = !DILocation(line: 86, column: 3, scope: !161)
!168 = !DILocation(line: 87, column: 29, scope: !165)
!169 = !DILocation(line: 87, column: 21, scope: !165)
!170 = !DILocation(line: 87, column: 5, scope: !165)
!171 = !DILocation(line: 86, column: 33, scope: !165)
!172 = !DILocation(line: 86, column: 3, scope: !165)
!173 = distinct !{!173, !167, !174, !175}
!174 = !DILocation(line: 87, column: 49, scope: !161)
!175 = !{!"llvm.loop.mustprogress"}
!176 = !DILocation(line: 88, column: 3, scope: !148)
!177 = !DILocation(line: 89, column: 3, scope: !148)
!178 = !DILocalVariable(name: "i", scope: !179, file: !3, line: 90, type: !50)
!179 = distinct !DILexicalBlock(scope: !148, file: !3, line: 90, column: 3)
!180 = !DILocation(line: 90, column: 12, scope: !179)
!181 = !DILocation(line: 90, column: 8, scope: !179)
!182 = !DILocation(line: 90, column: 19, scope: !183)
!183 = distinct !DILexicalBlock(scope: !179, file: !3, line: 90, column: 3)
!184 = !DILocation(line: 90, column: 21, scope: !183)
!185 = !DILocation(line: 90, column: 3, scope: !179)
!186 = !DILocation(line: 91, column: 26, scope: !183)
!187 = !DILocation(line: 91, column: 18, scope: !183)
!188 = !DILocation(line: 91, column: 5, scope: !183)
!189 = !DILocation(line: 90, column: 33, scope: !183)
!190 = !DILocation(line: 90, column: 3, scope: !183)
!191 = distinct !{!191, !185, !192, !175}
!192 = !DILocation(line: 91, column: 34, scope: !179)
!193 = !DILocation(line: 92, column: 3, scope: !194)
!194 = distinct !DILexicalBlock(scope: !195, file: !3, line: 92, column: 3)
!195 = distinct !DILexicalBlock(scope: !148, file: !3, line: 92, column: 3)
!196 = !DILocation(line: 92, column: 3, scope: !195)
!197 = !DILocation(line: 93, column: 1, scope: !148)
!198 = distinct !DISubprogram(name: "repaired", scope: !3, file: !3, line: 100, type: !199, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!199 = !DISubroutineType(types: !200)
!200 = !{null}
!201 = !DILocation(line: 100, column: 23, scope: !198)
!202 = !DILocation(line: 100, column: 31, scope: !198)
!203 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 38, type: !204, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !151)
!204 = !DISubroutineType(types: !205)
!205 = !{!12, !12}
!206 = !DILocalVariable(name: "unused", arg: 1, scope: !203, file: !3, line: 38, type: !12)
!207 = !DILocation(line: 38, column: 25, scope: !203)
!208 = !DILocation(line: 39, column: 3, scope: !203)
!209 = !DILocation(line: 40, column: 5, scope: !210)
!210 = distinct !DILexicalBlock(scope: !211, file: !3, line: 39, column: 12)
!211 = distinct !DILexicalBlock(scope: !212, file: !3, line: 39, column: 3)
!212 = distinct !DILexicalBlock(scope: !203, file: !3, line: 39, column: 3)
!213 = !DILocation(line: 41, column: 5, scope: !210)
!214 = !DILocation(line: 41, column: 12, scope: !210)
!215 = !DILocation(line: 41, column: 19, scope: !210)
!216 = !DILocation(line: 41, column: 16, scope: !210)
!217 = !DILocation(line: 41, column: 23, scope: !210)
!218 = !DILocation(line: 41, column: 26, scope: !210)
!219 = !DILocation(line: 41, column: 30, scope: !210)
!220 = !DILocation(line: 0, scope: !210)
!221 = !DILocation(line: 42, column: 7, scope: !210)
!222 = distinct !{!222, !213, !223, !175}
!223 = !DILocation(line: 42, column: 41, scope: !210)
!224 = !DILocalVariable(name: "block", scope: !210, file: !3, line: 43, type: !114)
!225 = !DILocation(line: 43, column: 19, scope: !210)
!226 = !DILocation(line: 43, column: 27, scope: !210)
!227 = !DILocation(line: 43, column: 33, scope: !210)
!228 = !DILocation(line: 43, column: 31, scope: !210)
!229 = !DILocation(line: 43, column: 50, scope: !210)
!230 = !DILocation(line: 43, column: 39, scope: !210)
!231 = !DILocation(line: 44, column: 5, scope: !210)
!232 = !DILocation(line: 45, column: 10, scope: !233)
!233 = distinct !DILexicalBlock(scope: !210, file: !3, line: 45, column: 9)
!234 = !DILocation(line: 45, column: 9, scope: !210)
!235 = !DILocation(line: 46, column: 14, scope: !233)
!236 = !DILocation(line: 46, column: 7, scope: !233)
!237 = !DILocation(line: 47, column: 14, scope: !210)
!238 = !DILocation(line: 47, column: 5, scope: !210)
!239 = !DILocation(line: 48, column: 5, scope: !210)
!240 = !DILocalVariable(name: "place", scope: !210, file: !3, line: 50, type: !50)
!241 = !DILocation(line: 50, column: 9, scope: !210)
!242 = !DILocation(line: 50, column: 17, scope: !210)
!243 = !DILocation(line: 50, column: 24, scope: !210)
!244 = !DILocation(line: 51, column: 10, scope: !245)
!245 = distinct !DILexicalBlock(scope: !210, file: !3, line: 51, column: 9)
!246 = !DILocation(line: 51, column: 9, scope: !210)
!247 = !DILocation(line: 52, column: 18, scope: !248)
!248 = distinct !DILexicalBlock(scope: !245, file: !3, line: 52, column: 7)
!249 = !DILocation(line: 52, column: 12, scope: !248)
!250 = !DILocation(line: 52, column: 28, scope: !251)
!251 = distinct !DILexicalBlock(scope: !248, file: !3, line: 52, column: 7)
!252 = !DILocation(line: 52, column: 23, scope: !251)
!253 = !DILocation(line: 52, column: 7, scope: !248)
!254 = !DILocation(line: 52, column: 41, scope: !251)
!255 = !DILocation(line: 52, column: 7, scope: !251)
!256 = distinct !{!256, !253, !257, !175}
!257 = !DILocation(line: 53, column: 9, scope: !248)
!258 = !DILocation(line: 54, column: 19, scope: !210)
!259 = !DILocation(line: 54, column: 10, scope: !210)
!260 = !DILocation(line: 54, column: 5, scope: !210)
!261 = !DILocation(line: 54, column: 17, scope: !210)
!262 = !DILocation(line: 55, column: 5, scope: !210)
!263 = !DILocation(line: 56, column: 5, scope: !210)
!264 = !DILocation(line: 39, column: 3, scope: !211)
!265 = distinct !{!265, !266, !267}
!266 = !DILocation(line: 39, column: 3, scope: !212)
!267 = !DILocation(line: 57, column: 3, scope: !212)
!268 = distinct !DISubprogram(name: "read_in", scope: !3, file: !3, line: 71, type: !199, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !151)
!269 = !DILocalVariable(name: "i", scope: !270, file: !3, line: 72, type: !50)
!270 = distinct !DILexicalBlock(scope: !268, file: !3, line: 72, column: 3)
!271 = !DILocation(line: 72, column: 12, scope: !270)
!272 = !DILocation(line: 72, column: 8, scope: !270)
!273 = !DILocation(line: 72, column: 19, scope: !274)
!274 = distinct !DILexicalBlock(scope: !270, file: !3, line: 72, column: 3)
!275 = !DILocation(line: 72, column: 21, scope: !274)
!276 = !DILocation(line: 72, column: 3, scope: !270)
!277 = !DILocalVariable(name: "block", scope: !278, file: !3, line: 73, type: !114)
!278 = distinct !DILexicalBlock(scope: !274, file: !3, line: 72, column: 36)
!279 = !DILocation(line: 73, column: 19, scope: !278)
!280 = !DILocation(line: 73, column: 27, scope: !278)
!281 = !DILocation(line: 74, column: 21, scope: !278)
!282 = !DILocation(line: 74, column: 5, scope: !278)
!283 = !DILocation(line: 74, column: 12, scope: !278)
!284 = !DILocation(line: 74, column: 19, scope: !278)
!285 = !DILocation(line: 75, column: 12, scope: !278)
!286 = !DILocation(line: 75, column: 19, scope: !278)
!287 = !DILocation(line: 75, column: 5, scope: !278)
!288 = !DILocation(line: 75, column: 33, scope: !278)
!289 = !DILocation(line: 75, column: 35, scope: !278)
!290 = !DILocation(line: 75, column: 31, scope: !278)
!291 = !DILocation(line: 76, column: 5, scope: !278)
!292 = !DILocation(line: 77, column: 22, scope: !278)
!293 = !DILocation(line: 77, column: 16, scope: !278)
!294 = !DILocation(line: 77, column: 5, scope: !278)
!295 = !DILocation(line: 77, column: 20, scope: !278)
!296 = !DILocation(line: 78, column: 5, scope: !278)
!297 = !DILocation(line: 79, column: 5, scope: !278)
!298 = !DILocation(line: 80, column: 3, scope: !278)
!299 = !DILocation(line: 72, column: 32, scope: !274)
!300 = !DILocation(line: 72, column: 3, scope: !274)
!301 = distinct !{!301, !276, !302, !175}
!302 = !DILocation(line: 80, column: 3, scope: !270)
!303 = !DILocation(line: 81, column: 1, scope: !268)
!304 = distinct !DISubprogram(name: "write_out", scope: !3, file: !3, line: 60, type: !199, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !151)
!305 = !DILocalVariable(name: "i", scope: !306, file: !3, line: 61, type: !50)
!306 = distinct !DILexicalBlock(scope: !304, file: !3, line: 61, column: 3)
!307 = !DILocation(line: 61, column: 12, scope: !306)
!308 = !DILocation(line: 61, column: 8, scope: !306)
!309 = !DILocation(line: 61, column: 19, scope: !310)
!310 = distinct !DILexicalBlock(scope: !306, file: !3, line: 61, column: 3)
!311 = !DILocation(line: 61, column: 21, scope: !310)
!312 = !DILocation(line: 61, column: 3, scope: !306)
!313 = !DILocation(line: 62, column: 5, scope: !314)
!314 = distinct !DILexicalBlock(scope: !310, file: !3, line: 61, column: 36)
!315 = !DILocation(line: 63, column: 5, scope: !314)
!316 = !DILocation(line: 63, column: 18, scope: !314)
!317 = !DILocation(line: 63, column: 13, scope: !314)
!318 = !DILocation(line: 63, column: 12, scope: !314)
!319 = !DILocation(line: 64, column: 7, scope: !314)
!320 = distinct !{!320, !315, !321, !175}
!321 = !DILocation(line: 64, column: 41, scope: !314)
!322 = !DILocation(line: 65, column: 5, scope: !314)
!323 = !DILocation(line: 66, column: 26, scope: !314)
!324 = !DILocation(line: 66, column: 21, scope: !314)
!325 = !DILocation(line: 66, column: 30, scope: !314)
!326 = !DILocation(line: 66, column: 49, scope: !314)
!327 = !DILocation(line: 66, column: 44, scope: !314)
!328 = !DILocation(line: 66, column: 53, scope: !314)
!329 = !DILocation(line: 66, column: 36, scope: !314)
!330 = !DILocation(line: 66, column: 5, scope: !314)
!331 = !DILocation(line: 67, column: 15, scope: !314)
!332 = !DILocation(line: 67, column: 10, scope: !314)
!333 = !DILocation(line: 67, column: 5, scope: !314)
!334 = !DILocation(line: 68, column: 3, scope: !314)
!335 = !DILocation(line: 61, column: 32, scope: !310)
!336 = !DILocation(line: 61, column: 3, scope: !310)
!337 = distinct !{!337, !312, !338, !175}
!338 = !DILocation(line: 68, column: 3, scope: !306)
!339 = !DILocation(line: 69, column: 1, scope: !304)
!340 = distinct !DISubprogram(name: "compress", scope: !3, file: !3, line: 24, type: !341, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !151)
!341 = !DISubroutineType(types: !342)
!342 = !{null, !114}
!343 = !DILocalVariable(name: "block", arg: 1, scope: !340, file: !3, line: 24, type: !114)
!344 = !DILocation(line: 24, column: 36, scope: !340)
!345 = !DILocalVariable(name: "text", scope: !340, file: !3, line: 25, type: !346)
!346 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 16, elements: !99)
!347 = !DILocation(line: 25, column: 8, scope: !340)
!348 = !DILocalVariable(name: "packed", scope: !340, file: !3, line: 25, type: !120)
!349 = !DILocation(line: 25, column: 21, scope: !340)
!350 = !DILocalVariable(name: "end", scope: !340, file: !3, line: 26, type: !50)
!351 = !DILocation(line: 26, column: 7, scope: !340)
!352 = !DILocalVariable(name: "length", scope: !340, file: !3, line: 26, type: !50)
!353 = !DILocation(line: 26, column: 12, scope: !340)
!354 = !DILocation(line: 27, column: 3, scope: !340)
!355 = !DILocation(line: 27, column: 16, scope: !340)
!356 = !DILocation(line: 27, column: 23, scope: !340)
!357 = !DILocalVariable(name: "i", scope: !358, file: !3, line: 28, type: !50)
!358 = distinct !DILexicalBlock(scope: !340, file: !3, line: 28, column: 3)
!359 = !DILocation(line: 28, column: 12, scope: !358)
!360 = !DILocation(line: 28, column: 8, scope: !358)
!361 = !DILocation(line: 28, column: 19, scope: !362)
!362 = distinct !DILexicalBlock(scope: !358, file: !3, line: 28, column: 3)
!363 = !DILocation(line: 28, column: 21, scope: !362)
!364 = !DILocation(line: 28, column: 3, scope: !358)
!365 = !DILocation(line: 29, column: 16, scope: !366)
!366 = distinct !DILexicalBlock(scope: !367, file: !3, line: 29, column: 5)
!367 = distinct !DILexicalBlock(scope: !362, file: !3, line: 28, column: 39)
!368 = !DILocation(line: 29, column: 18, scope: !366)
!369 = !DILocation(line: 29, column: 14, scope: !366)
!370 = !DILocation(line: 29, column: 10, scope: !366)
!371 = !DILocation(line: 29, column: 23, scope: !372)
!372 = distinct !DILexicalBlock(scope: !366, file: !3, line: 29, column: 5)
!373 = !DILocation(line: 29, column: 27, scope: !372)
!374 = !DILocation(line: 29, column: 35, scope: !372)
!375 = !DILocation(line: 29, column: 43, scope: !372)
!376 = !DILocation(line: 29, column: 38, scope: !372)
!377 = !DILocation(line: 29, column: 56, scope: !372)
!378 = !DILocation(line: 29, column: 51, scope: !372)
!379 = !DILocation(line: 29, column: 48, scope: !372)
!380 = !DILocation(line: 0, scope: !372)
!381 = !DILocation(line: 29, column: 5, scope: !366)
!382 = !DILocation(line: 29, column: 63, scope: !372)
!383 = !DILocation(line: 29, column: 5, scope: !372)
!384 = distinct !{!384, !381, !385, !175}
!385 = !DILocation(line: 30, column: 7, scope: !366)
!386 = !DILocation(line: 31, column: 29, scope: !367)
!387 = !DILocation(line: 31, column: 24, scope: !367)
!388 = !DILocation(line: 31, column: 18, scope: !367)
!389 = !DILocation(line: 31, column: 5, scope: !367)
!390 = !DILocation(line: 31, column: 22, scope: !367)
!391 = !DILocation(line: 32, column: 37, scope: !367)
!392 = !DILocation(line: 32, column: 35, scope: !367)
!393 = !DILocation(line: 32, column: 43, scope: !367)
!394 = !DILocation(line: 32, column: 41, scope: !367)
!395 = !DILocation(line: 32, column: 24, scope: !367)
!396 = !DILocation(line: 32, column: 18, scope: !367)
!397 = !DILocation(line: 32, column: 5, scope: !367)
!398 = !DILocation(line: 32, column: 22, scope: !367)
!399 = !DILocation(line: 33, column: 3, scope: !367)
!400 = !DILocation(line: 28, column: 34, scope: !362)
!401 = !DILocation(line: 28, column: 32, scope: !362)
!402 = !DILocation(line: 28, column: 3, scope: !362)
!403 = distinct !{!403, !364, !404, !175}
!404 = !DILocation(line: 33, column: 3, scope: !358)
!405 = !DILocation(line: 34, column: 10, scope: !340)
!406 = !DILocation(line: 34, column: 17, scope: !340)
!407 = !DILocation(line: 34, column: 3, scope: !340)
!408 = !DILocation(line: 35, column: 19, scope: !340)
!409 = !DILocation(line: 35, column: 3, scope: !340)
!410 = !DILocation(line: 35, column: 10, scope: !340)
!411 = !DILocation(line: 35, column: 17, scope: !340)
!412 = !DILocation(line: 36, column: 1, scope: !340)
