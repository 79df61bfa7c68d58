source_filename = "cancellation.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.sem_t = type { i64, [24 x i8] }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%struct.__pthread_unwind_buf_t = type { [1 x %struct.__cancel_jmp_buf_tag], [4 x ptr] }
%struct.__cancel_jmp_buf_tag = type { [8 x i64], i32 }

@.str = private unnamed_addr constant [23 x i8] c"pthread_cancel(t) == 0\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"cancellation.c\00", align 1
@__PRETTY_FUNCTION__.waits = private unnamed_addr constant [17 x i8] c"void waits(void)\00", align 1
@.str.2 = private unnamed_addr constant [30 x i8] c"pthread_join(t, &result) == 0\00", align 1
@.str.3 = private unnamed_addr constant [27 x i8] c"result == PTHREAD_CANCELED\00", align 1
@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@.str.4 = private unnamed_addr constant [32 x i8] c"pthread_mutex_lock(&mutex) == 0\00", align 1
@order = internal global [3 x i32] zeroinitializer, align 4, !dbg !59
@count = internal global i32 0, align 4, !dbg !64
@.str.5 = private unnamed_addr constant [65 x i8] c"result == &order && count == 2 && order[0] == 2 && order[1] == 1\00", align 1
@__PRETTY_FUNCTION__.handlers = private unnamed_addr constant [20 x i8] c"void handlers(void)\00", align 1
@key = internal global i32 0, align 4, !dbg !66
@ended = internal global i32 0, align 4, !dbg !57
@.str.6 = private unnamed_addr constant [25 x i8] c"ended == 7 || ended == 0\00", align 1
@__PRETTY_FUNCTION__.destructors = private unnamed_addr constant [23 x i8] c"void destructors(void)\00", align 1
@begun = internal global %union.sem_t zeroinitializer, align 8, !dbg !69
@semaphore = internal global %union.sem_t zeroinitializer, align 8, !dbg !45
@.str.7 = private unnamed_addr constant [41 x i8] c"result == PTHREAD_CANCELED && ended == 1\00", align 1
@__PRETTY_FUNCTION__.disabled = private unnamed_addr constant [20 x i8] c"void disabled(void)\00", align 1
@__PRETTY_FUNCTION__.tested = private unnamed_addr constant [18 x i8] c"void tested(void)\00", align 1
@__PRETTY_FUNCTION__.waits_for_semaphore = private unnamed_addr constant [31 x i8] c"void waits_for_semaphore(void)\00", align 1
@.str.8 = private unnamed_addr constant [60 x i8] c"pthread_join(t, &result) == 0 && result == PTHREAD_CANCELED\00", align 1
@__PRETTY_FUNCTION__.waits_for_thread = private unnamed_addr constant [28 x i8] c"void waits_for_thread(void)\00", align 1
@.str.9 = private unnamed_addr constant [64 x i8] c"pthread_join(other, &result) == 0 && result == PTHREAD_CANCELED\00", align 1
@.str.10 = private unnamed_addr constant [17 x i8] c"result == &ended\00", align 1
@__PRETTY_FUNCTION__.anew = private unnamed_addr constant [16 x i8] c"void anew(void)\00", align 1
@cond = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !71
@.str.11 = private unnamed_addr constant [29 x i8] c"old == PTHREAD_CANCEL_ENABLE\00", align 1
@__PRETTY_FUNCTION__.refuse = private unnamed_addr constant [21 x i8] c"void *refuse(void *)\00", align 1
@.str.12 = private unnamed_addr constant [30 x i8] c"old == PTHREAD_CANCEL_DISABLE\00", align 1
@woken = internal global i32 0, align 4, !dbg !107

define dso_local void @waits() #0 !dbg !144 {
  %1 = alloca i64, align 8
  %2 = alloca ptr, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !148, metadata !DIExpression()), !dbg !149
  call void @llvm.dbg.declare(metadata ptr %2, metadata !150, metadata !DIExpression()), !dbg !151
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @wait_for_ever, ptr noundef null) #7, !dbg !152
  %4 = load i64, ptr %1, align 8, !dbg !153
  %5 = call i32 @pthread_cancel(i64 noundef %4), !dbg !153
  %6 = icmp eq i32 %5, 0, !dbg !153
  br i1 %6, label %7, label %8, !dbg !156

7:                                                ; preds = %0
  br label %9, !dbg !156

8:                                                ; preds = %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([23 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([15 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 50, ptr noundef getelementptr inbounds ([17 x i8], ptr @__PRETTY_FUNCTION__.waits, i64 0, i64 0)) #8, !dbg !153
  unreachable, !dbg !153

9:                                                ; preds = %7
  %10 = load i64, ptr %1, align 8, !dbg !157
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef %2), !dbg !157
  %12 = icmp eq i32 %11, 0, !dbg !157
  br i1 %12, label %13, label %14, !dbg !160

13:                                               ; preds = %9
  br label %15, !dbg !160

14:                                               ; preds = %9
  call void @__assert_fail(ptr noundef getelementptr inbounds ([30 x i8], ptr @.str.2, i64 0, i64 0), ptr noundef getelementptr inbounds ([15 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 51, ptr noundef getelementptr inbounds ([17 x i8], ptr @__PRETTY_FUNCTION__.waits, i64 0, i64 0)) #8, !dbg !157
  unreachable, !dbg !157

15:                                               ; preds = %13
  %16 = load ptr, ptr %2, align 8, !dbg !161
  %17 = icmp eq ptr %16, inttoptr (i64 -1 to ptr), !dbg !161
  br i1 %17, label %18, label %19, !dbg !164

18:                                               ; preds = %15
  br label %20, !dbg !164

19:                                               ; preds = %15
  call void @__assert_fail(ptr noundef getelementptr inbounds ([27 x i8], ptr @.str.3, i64 0, i64 0), ptr noundef getelementptr inbounds ([15 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 52, ptr noundef getelementptr inbounds ([17 x i8], ptr @__PRETTY_FUNCTION__.waits, i64 0, i64 0)) #8, !dbg !161
  unreachable, !dbg !161

20:                                               ; preds = %18
  %21 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #7, !dbg !165
  %22 = icmp eq i32 %21, 0, !dbg !165
  br i1 %22, label %23, label %24, !dbg !168

23:                                               ; preds = %20
  br label %25, !dbg !168

24:                                               ; preds = %20
  call void @__assert_fail(ptr noundef getelementptr inbounds ([32 x i8], ptr @.str.4, i64 0, i64 0), ptr noundef getelementptr inbounds ([15 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 53, ptr noundef getelementptr inbounds ([17 x i8], ptr @__PRETTY_FUNCTION__.waits, i64 0, i64 0)) #8, !dbg !165
  unreachable, !dbg !165

25:                                               ; preds = %23
  ret void, !dbg !169
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @wait_for_ever(ptr noundef %0) #0 !dbg !170 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.__pthread_unwind_buf_t, align 16
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !173, metadata !DIExpression()), !dbg !174
  %7 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #7, !dbg !175
  br label %8, !dbg !176

8:                                                ; preds = %1
  call void @llvm.dbg.declare(metadata ptr %3, metadata !177, metadata !DIExpression()), !dbg !194
  call void @llvm.dbg.declare(metadata ptr %4, metadata !195, metadata !DIExpression()), !dbg !194
  store ptr @unlock, ptr %4, align 8, !dbg !194
  call void @llvm.dbg.declare(metadata ptr %5, metadata !199, metadata !DIExpression()), !dbg !194
  store ptr @mutex, ptr %5, align 8, !dbg !194
  call void @llvm.dbg.declare(metadata ptr %6, metadata !200, metadata !DIExpression()), !dbg !194
  %9 = getelementptr inbounds %struct.__pthread_unwind_buf_t, ptr %3, i32 0, i32 0, !dbg !194
  %10 = getelementptr inbounds [1 x %struct.__cancel_jmp_buf_tag], ptr %9, i64 0, i64 0, !dbg !194
  %11 = call i32 @__sigsetjmp(ptr noundef %10, i32 noundef 0) #9, !dbg !194
  store i32 %11, ptr %6, align 4, !dbg !194
  %12 = load i32, ptr %6, align 4, !dbg !201
  %13 = sext i32 %12 to i64, !dbg !201
  %14 = icmp ne i64 %13, 0, !dbg !201
  br i1 %14, label %15, label %18, !dbg !194

15:                                               ; preds = %8
  %16 = load ptr, ptr %4, align 8, !dbg !203
  %17 = load ptr, ptr %5, align 8, !dbg !203
  call void %16(ptr noundef %17), !dbg !203
  call void @__pthread_unwind_next(ptr noundef %3) #10, !dbg !203
  unreachable, !dbg !203

18:                                               ; preds = %8
  call void @__pthread_register_cancel(ptr noundef %3), !dbg !194
  br label %19, !dbg !194

19:                                               ; preds = %18
  br label %20, !dbg !205

20:                                               ; preds = %20, %19
  %21 = call i32 @pthread_cond_wait(ptr noundef @cond, ptr noundef @mutex), !dbg !207
  br label %20, !dbg !210, !llvm.loop !211

22:                                               ; No predecessors!
  call void @__pthread_unregister_cancel(ptr noundef %3), !dbg !214
  %23 = load ptr, ptr %4, align 8, !dbg !215
  %24 = load ptr, ptr %5, align 8, !dbg !215
  call void %23(ptr noundef %24), !dbg !215
  br label %25, !dbg !214

25:                                               ; preds = %22
  ret ptr null, !dbg !217
}

declare i32 @pthread_cancel(i64 noundef) #3

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare i32 @pthread_mutex_lock(ptr noundef) #2

define dso_local void @keeps_mutex() #0 !dbg !218 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !219, metadata !DIExpression()), !dbg !220
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @wait_without_handler, ptr noundef null) #7, !dbg !221
  %3 = load i64, ptr %1, align 8, !dbg !222
  %4 = call i32 @pthread_cancel(i64 noundef %3), !dbg !223
  %5 = load i64, ptr %1, align 8, !dbg !224
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !225
  %7 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #7, !dbg !226
  ret void, !dbg !227
}

define internal ptr @wait_without_handler(ptr noundef %0) #0 !dbg !228 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !229, metadata !DIExpression()), !dbg !230
  %3 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #7, !dbg !231
  br label %4, !dbg !232

4:                                                ; preds = %4, %1
  %5 = call i32 @pthread_cond_wait(ptr noundef @cond, ptr noundef @mutex), !dbg !233
  br label %4, !dbg !236, !llvm.loop !237
}

define dso_local void @handlers() #0 !dbg !240 {
  %1 = alloca i64, align 8
  %2 = alloca ptr, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !241, metadata !DIExpression()), !dbg !242
  call void @llvm.dbg.declare(metadata ptr %2, metadata !243, metadata !DIExpression()), !dbg !244
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @leave, ptr noundef null) #7, !dbg !245
  %4 = load i64, ptr %1, align 8, !dbg !246
  %5 = call i32 @pthread_join(i64 noundef %4, ptr noundef %2), !dbg !247
  %6 = load ptr, ptr %2, align 8, !dbg !248
  %7 = icmp eq ptr %6, @order, !dbg !248
  br i1 %7, label %8, label %18, !dbg !248

8:                                                ; preds = %0
  %9 = load i32, ptr @count, align 4, !dbg !248
  %10 = icmp eq i32 %9, 2, !dbg !248
  br i1 %10, label %11, label %18, !dbg !248

11:                                               ; preds = %8
  %12 = load i32, ptr getelementptr inbounds ([3 x i32], ptr @order, i64 0, i64 0), align 4, !dbg !248
  %13 = icmp eq i32 %12, 2, !dbg !248
  br i1 %13, label %14, label %18, !dbg !248

14:                                               ; preds = %11
  %15 = load i32, ptr getelementptr inbounds ([3 x i32], ptr @order, i64 0, i64 1), align 4, !dbg !248
  %16 = icmp eq i32 %15, 1, !dbg !248
  br i1 %16, label %17, label %18, !dbg !251

17:                                               ; preds = %14
  br label %19, !dbg !251

18:                                               ; preds = %14, %11, %8, %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([65 x i8], ptr @.str.5, i64 0, i64 0), ptr noundef getelementptr inbounds ([15 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 91, ptr noundef getelementptr inbounds ([20 x i8], ptr @__PRETTY_FUNCTION__.handlers, i64 0, i64 0)) #8, !dbg !248
  unreachable, !dbg !248

19:                                               ; preds = %17
  ret void, !dbg !252
}

define internal ptr @leave(ptr noundef %0) #0 !dbg !253 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca %struct.__pthread_unwind_buf_t, align 16
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca %struct.__pthread_unwind_buf_t, align 16
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca %struct.__pthread_unwind_buf_t, align 16
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !254, metadata !DIExpression()), !dbg !255
  call void @llvm.dbg.declare(metadata ptr %3, metadata !256, metadata !DIExpression()), !dbg !257
  store i32 1, ptr %3, align 4, !dbg !257
  call void @llvm.dbg.declare(metadata ptr %4, metadata !258, metadata !DIExpression()), !dbg !259
  store i32 2, ptr %4, align 4, !dbg !259
  call void @llvm.dbg.declare(metadata ptr %5, metadata !260, metadata !DIExpression()), !dbg !261
  store i32 3, ptr %5, align 4, !dbg !261
  br label %18, !dbg !262

18:                                               ; preds = %1
  call void @llvm.dbg.declare(metadata ptr %6, metadata !263, metadata !DIExpression()), !dbg !265
  call void @llvm.dbg.declare(metadata ptr %7, metadata !266, metadata !DIExpression()), !dbg !265
  store ptr @note, ptr %7, align 8, !dbg !265
  call void @llvm.dbg.declare(metadata ptr %8, metadata !267, metadata !DIExpression()), !dbg !265
  store ptr %3, ptr %8, align 8, !dbg !265
  call void @llvm.dbg.declare(metadata ptr %9, metadata !268, metadata !DIExpression()), !dbg !265
  %19 = getelementptr inbounds %struct.__pthread_unwind_buf_t, ptr %6, i32 0, i32 0, !dbg !265
  %20 = getelementptr inbounds [1 x %struct.__cancel_jmp_buf_tag], ptr %19, i64 0, i64 0, !dbg !265
  %21 = call i32 @__sigsetjmp(ptr noundef %20, i32 noundef 0) #9, !dbg !265
  store i32 %21, ptr %9, align 4, !dbg !265
  %22 = load i32, ptr %9, align 4, !dbg !269
  %23 = sext i32 %22 to i64, !dbg !269
  %24 = icmp ne i64 %23, 0, !dbg !269
  br i1 %24, label %25, label %28, !dbg !265

25:                                               ; preds = %18
  %26 = load ptr, ptr %7, align 8, !dbg !271
  %27 = load ptr, ptr %8, align 8, !dbg !271
  call void %26(ptr noundef %27), !dbg !271
  call void @__pthread_unwind_next(ptr noundef %6) #10, !dbg !271
  unreachable, !dbg !271

28:                                               ; preds = %18
  call void @__pthread_register_cancel(ptr noundef %6), !dbg !265
  br label %29, !dbg !265

29:                                               ; preds = %28
  br label %30, !dbg !273

30:                                               ; preds = %29
  call void @llvm.dbg.declare(metadata ptr %10, metadata !275, metadata !DIExpression()), !dbg !277
  call void @llvm.dbg.declare(metadata ptr %11, metadata !278, metadata !DIExpression()), !dbg !277
  store ptr @note, ptr %11, align 8, !dbg !277
  call void @llvm.dbg.declare(metadata ptr %12, metadata !279, metadata !DIExpression()), !dbg !277
  store ptr %4, ptr %12, align 8, !dbg !277
  call void @llvm.dbg.declare(metadata ptr %13, metadata !280, metadata !DIExpression()), !dbg !277
  %31 = getelementptr inbounds %struct.__pthread_unwind_buf_t, ptr %10, i32 0, i32 0, !dbg !277
  %32 = getelementptr inbounds [1 x %struct.__cancel_jmp_buf_tag], ptr %31, i64 0, i64 0, !dbg !277
  %33 = call i32 @__sigsetjmp(ptr noundef %32, i32 noundef 0) #9, !dbg !277
  store i32 %33, ptr %13, align 4, !dbg !277
  %34 = load i32, ptr %13, align 4, !dbg !281
  %35 = sext i32 %34 to i64, !dbg !281
  %36 = icmp ne i64 %35, 0, !dbg !281
  br i1 %36, label %37, label %40, !dbg !277

37:                                               ; preds = %30
  %38 = load ptr, ptr %11, align 8, !dbg !283
  %39 = load ptr, ptr %12, align 8, !dbg !283
  call void %38(ptr noundef %39), !dbg !283
  call void @__pthread_unwind_next(ptr noundef %10) #10, !dbg !283
  unreachable, !dbg !283

40:                                               ; preds = %30
  call void @__pthread_register_cancel(ptr noundef %10), !dbg !277
  br label %41, !dbg !277

41:                                               ; preds = %40
  br label %42, !dbg !285

42:                                               ; preds = %41
  call void @llvm.dbg.declare(metadata ptr %14, metadata !287, metadata !DIExpression()), !dbg !289
  call void @llvm.dbg.declare(metadata ptr %15, metadata !290, metadata !DIExpression()), !dbg !289
  store ptr @note, ptr %15, align 8, !dbg !289
  call void @llvm.dbg.declare(metadata ptr %16, metadata !291, metadata !DIExpression()), !dbg !289
  store ptr %5, ptr %16, align 8, !dbg !289
  call void @llvm.dbg.declare(metadata ptr %17, metadata !292, metadata !DIExpression()), !dbg !289
  %43 = getelementptr inbounds %struct.__pthread_unwind_buf_t, ptr %14, i32 0, i32 0, !dbg !289
  %44 = getelementptr inbounds [1 x %struct.__cancel_jmp_buf_tag], ptr %43, i64 0, i64 0, !dbg !289
  %45 = call i32 @__sigsetjmp(ptr noundef %44, i32 noundef 0) #9, !dbg !289
  store i32 %45, ptr %17, align 4, !dbg !289
  %46 = load i32, ptr %17, align 4, !dbg !293
  %47 = sext i32 %46 to i64, !dbg !293
  %48 = icmp ne i64 %47, 0, !dbg !293
  br i1 %48, label %49, label %52, !dbg !289

49:                                               ; preds = %42
  %50 = load ptr, ptr %15, align 8, !dbg !295
  %51 = load ptr, ptr %16, align 8, !dbg !295
  call void %50(ptr noundef %51), !dbg !295
  call void @__pthread_unwind_next(ptr noundef %14) #10, !dbg !295
  unreachable, !dbg !295

52:                                               ; preds = %42
  call void @__pthread_register_cancel(ptr noundef %14), !dbg !289
  br label %53, !dbg !289

53:                                               ; preds = %52
  br label %54, !dbg !297

54:                                               ; preds = %53
  br label %55, !dbg !299

55:                                               ; preds = %54
  br label %56, !dbg !297

56:                                               ; preds = %55
  call void @__pthread_unregister_cancel(ptr noundef %14), !dbg !301
  br label %57, !dbg !301

57:                                               ; preds = %56
  call void @pthread_exit(ptr noundef @order) #10, !dbg !302
  unreachable, !dbg !302

58:                                               ; No predecessors!
  call void @__pthread_unregister_cancel(ptr noundef %10), !dbg !303
  br label %59, !dbg !303

59:                                               ; preds = %58
  br label %60, !dbg !304

60:                                               ; preds = %59
  br label %61, !dbg !305

61:                                               ; preds = %60
  br label %62, !dbg !304

62:                                               ; preds = %61
  call void @__pthread_unregister_cancel(ptr noundef %6), !dbg !307
  br label %63, !dbg !307

63:                                               ; preds = %62
  ret ptr null, !dbg !308
}

define dso_local void @destructors() #0 !dbg !309 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !310, metadata !DIExpression()), !dbg !311
  %2 = call i32 @pthread_key_create(ptr noundef @key, ptr noundef @destroy) #7, !dbg !312
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @keep, ptr noundef null) #7, !dbg !313
  %4 = load i64, ptr %1, align 8, !dbg !314
  %5 = call i32 @pthread_cancel(i64 noundef %4), !dbg !315
  %6 = load i64, ptr %1, align 8, !dbg !316
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !317
  %8 = load i32, ptr @ended, align 4, !dbg !318
  %9 = icmp eq i32 %8, 7, !dbg !318
  br i1 %9, label %13, label %10, !dbg !318

10:                                               ; preds = %0
  %11 = load i32, ptr @ended, align 4, !dbg !318
  %12 = icmp eq i32 %11, 0, !dbg !318
  br i1 %12, label %13, label %14, !dbg !321

13:                                               ; preds = %10, %0
  br label %15, !dbg !321

14:                                               ; preds = %10
  call void @__assert_fail(ptr noundef getelementptr inbounds ([25 x i8], ptr @.str.6, i64 0, i64 0), ptr noundef getelementptr inbounds ([15 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 114, ptr noundef getelementptr inbounds ([23 x i8], ptr @__PRETTY_FUNCTION__.destructors, i64 0, i64 0)) #8, !dbg !318
  unreachable, !dbg !318

15:                                               ; preds = %13
  ret void, !dbg !322
}

declare i32 @pthread_key_create(ptr noundef, ptr noundef) #2

define internal void @destroy(ptr noundef %0) #0 !dbg !323 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !324, metadata !DIExpression()), !dbg !325
  %3 = load ptr, ptr %2, align 8, !dbg !326
  %4 = load i32, ptr %3, align 4, !dbg !327
  store i32 %4, ptr @ended, align 4, !dbg !328
  %5 = load ptr, ptr %2, align 8, !dbg !329
  call void @free(ptr noundef %5) #7, !dbg !330
  ret void, !dbg !331
}

define internal ptr @keep(ptr noundef %0) #0 !dbg !332 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !333, metadata !DIExpression()), !dbg !334
  call void @llvm.dbg.declare(metadata ptr %3, metadata !335, metadata !DIExpression()), !dbg !336
  %4 = call noalias ptr @malloc(i64 noundef 4) #7, !dbg !337
  store ptr %4, ptr %3, align 8, !dbg !336
  %5 = load ptr, ptr %3, align 8, !dbg !338
  store i32 7, ptr %5, align 4, !dbg !339
  %6 = load i32, ptr @key, align 4, !dbg !340
  %7 = load ptr, ptr %3, align 8, !dbg !341
  %8 = call i32 @pthread_setspecific(i32 noundef %6, ptr noundef %7) #7, !dbg !342
  %9 = call i32 @sem_wait(ptr noundef @semaphore), !dbg !343
  ret ptr null, !dbg !344
}

define dso_local void @disabled() #0 !dbg !345 {
  %1 = alloca i64, align 8
  %2 = alloca ptr, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !346, metadata !DIExpression()), !dbg !347
  call void @llvm.dbg.declare(metadata ptr %2, metadata !348, metadata !DIExpression()), !dbg !349
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @refuse, ptr noundef null) #7, !dbg !350
  %4 = call i32 @sem_wait(ptr noundef @begun), !dbg !351
  %5 = load i64, ptr %1, align 8, !dbg !352
  %6 = call i32 @pthread_cancel(i64 noundef %5), !dbg !353
  %7 = call i32 @sem_post(ptr noundef @semaphore) #7, !dbg !354
  %8 = load i64, ptr %1, align 8, !dbg !355
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef %2), !dbg !356
  %10 = load ptr, ptr %2, align 8, !dbg !357
  %11 = icmp eq ptr %10, inttoptr (i64 -1 to ptr), !dbg !357
  br i1 %11, label %12, label %16, !dbg !357

12:                                               ; preds = %0
  %13 = load i32, ptr @ended, align 4, !dbg !357
  %14 = icmp eq i32 %13, 1, !dbg !357
  br i1 %14, label %15, label %16, !dbg !360

15:                                               ; preds = %12
  br label %17, !dbg !360

16:                                               ; preds = %12, %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([41 x i8], ptr @.str.7, i64 0, i64 0), ptr noundef getelementptr inbounds ([15 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 142, ptr noundef getelementptr inbounds ([20 x i8], ptr @__PRETTY_FUNCTION__.disabled, i64 0, i64 0)) #8, !dbg !357
  unreachable, !dbg !357

17:                                               ; preds = %15
  ret void, !dbg !361
}

define internal ptr @refuse(ptr noundef %0) #0 !dbg !362 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !363, metadata !DIExpression()), !dbg !364
  call void @llvm.dbg.declare(metadata ptr %3, metadata !365, metadata !DIExpression()), !dbg !366
  %4 = call i32 @pthread_setcancelstate(i32 noundef 1, ptr noundef %3), !dbg !367
  %5 = load i32, ptr %3, align 4, !dbg !368
  %6 = icmp eq i32 %5, 0, !dbg !368
  br i1 %6, label %7, label %8, !dbg !371

7:                                                ; preds = %1
  br label %9, !dbg !371

8:                                                ; preds = %1
  call void @__assert_fail(ptr noundef getelementptr inbounds ([29 x i8], ptr @.str.11, i64 0, i64 0), ptr noundef getelementptr inbounds ([15 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 122, ptr noundef getelementptr inbounds ([21 x i8], ptr @__PRETTY_FUNCTION__.refuse, i64 0, i64 0)) #8, !dbg !368
  unreachable, !dbg !368

9:                                                ; preds = %7
  %10 = call i32 @sem_post(ptr noundef @begun) #7, !dbg !372
  %11 = call i32 @sem_wait(ptr noundef @semaphore), !dbg !373
  call void @pthread_testcancel(), !dbg !374
  store i32 1, ptr @ended, align 4, !dbg !375
  %12 = call i32 @pthread_setcancelstate(i32 noundef 0, ptr noundef %3), !dbg !376
  %13 = load i32, ptr %3, align 4, !dbg !377
  %14 = icmp eq i32 %13, 1, !dbg !377
  br i1 %14, label %15, label %16, !dbg !380

15:                                               ; preds = %9
  br label %17, !dbg !380

16:                                               ; preds = %9
  call void @__assert_fail(ptr noundef getelementptr inbounds ([30 x i8], ptr @.str.12, i64 0, i64 0), ptr noundef getelementptr inbounds ([15 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 128, ptr noundef getelementptr inbounds ([21 x i8], ptr @__PRETTY_FUNCTION__.refuse, i64 0, i64 0)) #8, !dbg !377
  unreachable, !dbg !377

17:                                               ; preds = %15
  call void @pthread_testcancel(), !dbg !381
  call void @abort() #8, !dbg !382
  unreachable, !dbg !382
}

declare i32 @sem_wait(ptr noundef) #3

declare i32 @sem_post(ptr noundef) #2

define dso_local void @tested() #0 !dbg !383 {
  %1 = alloca i64, align 8
  %2 = alloca ptr, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !384, metadata !DIExpression()), !dbg !385
  call void @llvm.dbg.declare(metadata ptr %2, metadata !386, metadata !DIExpression()), !dbg !387
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @test, ptr noundef null) #7, !dbg !388
  %4 = load i64, ptr %1, align 8, !dbg !389
  %5 = call i32 @pthread_cancel(i64 noundef %4), !dbg !390
  %6 = load i64, ptr %1, align 8, !dbg !391
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef %2), !dbg !392
  %8 = load ptr, ptr %2, align 8, !dbg !393
  %9 = icmp eq ptr %8, inttoptr (i64 -1 to ptr), !dbg !393
  br i1 %9, label %10, label %11, !dbg !396

10:                                               ; preds = %0
  br label %12, !dbg !396

11:                                               ; preds = %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([27 x i8], ptr @.str.3, i64 0, i64 0), ptr noundef getelementptr inbounds ([15 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 156, ptr noundef getelementptr inbounds ([18 x i8], ptr @__PRETTY_FUNCTION__.tested, i64 0, i64 0)) #8, !dbg !393
  unreachable, !dbg !393

12:                                               ; preds = %10
  ret void, !dbg !397
}

define internal ptr @test(ptr noundef %0) #0 !dbg !398 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !399, metadata !DIExpression()), !dbg !400
  br label %3, !dbg !401

3:                                                ; preds = %3, %1
  call void @pthread_testcancel(), !dbg !402
  br label %3, !dbg !405, !llvm.loop !406
}

define dso_local void @waits_for_semaphore() #0 !dbg !409 {
  %1 = alloca i64, align 8
  %2 = alloca ptr, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !410, metadata !DIExpression()), !dbg !411
  call void @llvm.dbg.declare(metadata ptr %2, metadata !412, metadata !DIExpression()), !dbg !413
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @wait_for_semaphore, ptr noundef null) #7, !dbg !414
  %4 = load i64, ptr %1, align 8, !dbg !415
  %5 = call i32 @pthread_cancel(i64 noundef %4), !dbg !416
  %6 = load i64, ptr %1, align 8, !dbg !417
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef %2), !dbg !418
  %8 = load ptr, ptr %2, align 8, !dbg !419
  %9 = icmp eq ptr %8, inttoptr (i64 -1 to ptr), !dbg !419
  br i1 %9, label %10, label %11, !dbg !422

10:                                               ; preds = %0
  br label %12, !dbg !422

11:                                               ; preds = %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([27 x i8], ptr @.str.3, i64 0, i64 0), ptr noundef getelementptr inbounds ([15 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 170, ptr noundef getelementptr inbounds ([31 x i8], ptr @__PRETTY_FUNCTION__.waits_for_semaphore, i64 0, i64 0)) #8, !dbg !419
  unreachable, !dbg !419

12:                                               ; preds = %10
  ret void, !dbg !423
}

define internal ptr @wait_for_semaphore(ptr noundef %0) #0 !dbg !424 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !425, metadata !DIExpression()), !dbg !426
  %3 = call i32 @sem_wait(ptr noundef @semaphore), !dbg !427
  call void @abort() #8, !dbg !428
  unreachable, !dbg !428
}

define dso_local void @waits_for_thread() #0 !dbg !429 {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !430, metadata !DIExpression()), !dbg !431
  call void @llvm.dbg.declare(metadata ptr %2, metadata !432, metadata !DIExpression()), !dbg !433
  call void @llvm.dbg.declare(metadata ptr %3, metadata !434, metadata !DIExpression()), !dbg !435
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @wait_for_semaphore, ptr noundef null) #7, !dbg !436
  %5 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @wait_for_thread, ptr noundef %2) #7, !dbg !437
  %6 = load i64, ptr %1, align 8, !dbg !438
  %7 = call i32 @pthread_cancel(i64 noundef %6), !dbg !439
  %8 = load i64, ptr %1, align 8, !dbg !440
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef %3), !dbg !440
  %10 = icmp eq i32 %9, 0, !dbg !440
  br i1 %10, label %11, label %15, !dbg !440

11:                                               ; preds = %0
  %12 = load ptr, ptr %3, align 8, !dbg !440
  %13 = icmp eq ptr %12, inttoptr (i64 -1 to ptr), !dbg !440
  br i1 %13, label %14, label %15, !dbg !443

14:                                               ; preds = %11
  br label %16, !dbg !443

15:                                               ; preds = %11, %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([60 x i8], ptr @.str.8, i64 0, i64 0), ptr noundef getelementptr inbounds ([15 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 185, ptr noundef getelementptr inbounds ([28 x i8], ptr @__PRETTY_FUNCTION__.waits_for_thread, i64 0, i64 0)) #8, !dbg !440
  unreachable, !dbg !440

16:                                               ; preds = %14
  %17 = load i64, ptr %2, align 8, !dbg !444
  %18 = call i32 @pthread_cancel(i64 noundef %17), !dbg !445
  %19 = load i64, ptr %2, align 8, !dbg !446
  %20 = call i32 @pthread_join(i64 noundef %19, ptr noundef %3), !dbg !446
  %21 = icmp eq i32 %20, 0, !dbg !446
  br i1 %21, label %22, label %26, !dbg !446

22:                                               ; preds = %16
  %23 = load ptr, ptr %3, align 8, !dbg !446
  %24 = icmp eq ptr %23, inttoptr (i64 -1 to ptr), !dbg !446
  br i1 %24, label %25, label %26, !dbg !449

25:                                               ; preds = %22
  br label %27, !dbg !449

26:                                               ; preds = %22, %16
  call void @__assert_fail(ptr noundef getelementptr inbounds ([64 x i8], ptr @.str.9, i64 0, i64 0), ptr noundef getelementptr inbounds ([15 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 187, ptr noundef getelementptr inbounds ([28 x i8], ptr @__PRETTY_FUNCTION__.waits_for_thread, i64 0, i64 0)) #8, !dbg !446
  unreachable, !dbg !446

27:                                               ; preds = %25
  ret void, !dbg !450
}

define internal ptr @wait_for_thread(ptr noundef %0) #0 !dbg !451 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !452, metadata !DIExpression()), !dbg !453
  %3 = load ptr, ptr %2, align 8, !dbg !454
  %4 = load i64, ptr %3, align 8, !dbg !455
  %5 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !456
  call void @abort() #8, !dbg !457
  unreachable, !dbg !457
}

define dso_local void @locks() #0 !dbg !458 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !459, metadata !DIExpression()), !dbg !460
  %2 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #7, !dbg !461
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @lock, ptr noundef null) #7, !dbg !462
  %4 = load i64, ptr %1, align 8, !dbg !463
  %5 = call i32 @pthread_cancel(i64 noundef %4), !dbg !464
  %6 = load i64, ptr %1, align 8, !dbg !465
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !466
  ret void, !dbg !467
}

define internal ptr @lock(ptr noundef %0) #0 !dbg !468 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !469, metadata !DIExpression()), !dbg !470
  %3 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #7, !dbg !471
  ret ptr null, !dbg !472
}

define dso_local void @anew() #0 !dbg !473 {
  %1 = alloca i64, align 8
  %2 = alloca ptr, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !474, metadata !DIExpression()), !dbg !475
  call void @llvm.dbg.declare(metadata ptr %2, metadata !476, metadata !DIExpression()), !dbg !477
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @nothing, ptr noundef null) #7, !dbg !478
  %4 = load i64, ptr %1, align 8, !dbg !479
  %5 = call i32 @pthread_cancel(i64 noundef %4), !dbg !480
  %6 = load i64, ptr %1, align 8, !dbg !481
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !482
  %8 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @look, ptr noundef null) #7, !dbg !483
  %9 = load i64, ptr %1, align 8, !dbg !484
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef %2), !dbg !485
  %11 = load ptr, ptr %2, align 8, !dbg !486
  %12 = icmp eq ptr %11, @ended, !dbg !486
  br i1 %12, label %13, label %14, !dbg !489

13:                                               ; preds = %0
  br label %15, !dbg !489

14:                                               ; preds = %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([17 x i8], ptr @.str.10, i64 0, i64 0), ptr noundef getelementptr inbounds ([15 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 220, ptr noundef getelementptr inbounds ([16 x i8], ptr @__PRETTY_FUNCTION__.anew, i64 0, i64 0)) #8, !dbg !486
  unreachable, !dbg !486

15:                                               ; preds = %13
  ret void, !dbg !490
}

define internal ptr @nothing(ptr noundef %0) #0 !dbg !491 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !492, metadata !DIExpression()), !dbg !493
  ret ptr null, !dbg !494
}

define internal ptr @look(ptr noundef %0) #0 !dbg !495 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !496, metadata !DIExpression()), !dbg !497
  call void @pthread_testcancel(), !dbg !498
  ret ptr @ended, !dbg !499
}

define dso_local void @asynchronous() #0 !dbg !500 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !501, metadata !DIExpression()), !dbg !502
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @any_moment, ptr noundef null) #7, !dbg !503
  %3 = load i64, ptr %1, align 8, !dbg !504
  %4 = call i32 @pthread_cancel(i64 noundef %3), !dbg !505
  %5 = load i64, ptr %1, align 8, !dbg !506
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !507
  ret void, !dbg !508
}

define internal ptr @any_moment(ptr noundef %0) #0 !dbg !509 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !510, metadata !DIExpression()), !dbg !511
  %3 = call i32 @pthread_setcanceltype(i32 noundef 1, ptr noundef null), !dbg !512
  ret ptr null, !dbg !513
}

define dso_local void @signalled() #0 !dbg !514 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !515, metadata !DIExpression()), !dbg !516
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @wait_until_woken, ptr noundef null) #7, !dbg !517
  %3 = call i32 @sem_wait(ptr noundef @semaphore), !dbg !518
  %4 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #7, !dbg !519
  %5 = load i64, ptr %1, align 8, !dbg !520
  %6 = call i32 @pthread_cancel(i64 noundef %5), !dbg !521
  %7 = call i32 @pthread_cond_signal(ptr noundef @cond) #7, !dbg !522
  %8 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #7, !dbg !523
  %9 = load i64, ptr %1, align 8, !dbg !524
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !525
  ret void, !dbg !526
}

define internal ptr @wait_until_woken(ptr noundef %0) #0 !dbg !527 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.__pthread_unwind_buf_t, align 16
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !528, metadata !DIExpression()), !dbg !529
  %7 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #7, !dbg !530
  br label %8, !dbg !531

8:                                                ; preds = %1
  call void @llvm.dbg.declare(metadata ptr %3, metadata !532, metadata !DIExpression()), !dbg !534
  call void @llvm.dbg.declare(metadata ptr %4, metadata !535, metadata !DIExpression()), !dbg !534
  store ptr @unlock, ptr %4, align 8, !dbg !534
  call void @llvm.dbg.declare(metadata ptr %5, metadata !536, metadata !DIExpression()), !dbg !534
  store ptr @mutex, ptr %5, align 8, !dbg !534
  call void @llvm.dbg.declare(metadata ptr %6, metadata !537, metadata !DIExpression()), !dbg !534
  %9 = getelementptr inbounds %struct.__pthread_unwind_buf_t, ptr %3, i32 0, i32 0, !dbg !534
  %10 = getelementptr inbounds [1 x %struct.__cancel_jmp_buf_tag], ptr %9, i64 0, i64 0, !dbg !534
  %11 = call i32 @__sigsetjmp(ptr noundef %10, i32 noundef 0) #9, !dbg !534
  store i32 %11, ptr %6, align 4, !dbg !534
  %12 = load i32, ptr %6, align 4, !dbg !538
  %13 = sext i32 %12 to i64, !dbg !538
  %14 = icmp ne i64 %13, 0, !dbg !538
  br i1 %14, label %15, label %18, !dbg !534

15:                                               ; preds = %8
  %16 = load ptr, ptr %4, align 8, !dbg !540
  %17 = load ptr, ptr %5, align 8, !dbg !540
  call void %16(ptr noundef %17), !dbg !540
  call void @__pthread_unwind_next(ptr noundef %3) #10, !dbg !540
  unreachable, !dbg !540

18:                                               ; preds = %8
  call void @__pthread_register_cancel(ptr noundef %3), !dbg !534
  br label %19, !dbg !534

19:                                               ; preds = %18
  %20 = call i32 @sem_post(ptr noundef @semaphore) #7, !dbg !542
  %21 = call i32 @pthread_cond_wait(ptr noundef @cond, ptr noundef @mutex), !dbg !544
  store i32 1, ptr @ended, align 4, !dbg !545
  br label %22, !dbg !546

22:                                               ; preds = %19
  br label %23, !dbg !547

23:                                               ; preds = %22
  br label %24, !dbg !546

24:                                               ; preds = %23
  call void @__pthread_unregister_cancel(ptr noundef %3), !dbg !549
  %25 = load ptr, ptr %4, align 8, !dbg !550
  %26 = load ptr, ptr %5, align 8, !dbg !550
  call void %25(ptr noundef %26), !dbg !550
  br label %27, !dbg !549

27:                                               ; preds = %24
  ret ptr null, !dbg !552
}

declare i32 @pthread_cond_signal(ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #2

define dso_local void @passed_on() #0 !dbg !553 {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !554, metadata !DIExpression()), !dbg !555
  call void @llvm.dbg.declare(metadata ptr %2, metadata !556, metadata !DIExpression()), !dbg !557
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @wait_until_woken, ptr noundef null) #7, !dbg !558
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @wait_too, ptr noundef null) #7, !dbg !559
  %5 = call i32 @sem_wait(ptr noundef @semaphore), !dbg !560
  %6 = call i32 @sem_wait(ptr noundef @semaphore), !dbg !561
  %7 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #7, !dbg !562
  %8 = load i64, ptr %1, align 8, !dbg !563
  %9 = call i32 @pthread_cancel(i64 noundef %8), !dbg !564
  %10 = call i32 @pthread_cond_signal(ptr noundef @cond) #7, !dbg !565
  %11 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #7, !dbg !566
  %12 = load i64, ptr %1, align 8, !dbg !567
  %13 = call i32 @pthread_join(i64 noundef %12, ptr noundef null), !dbg !568
  %14 = load i32, ptr @ended, align 4, !dbg !569
  %15 = icmp ne i32 %14, 0, !dbg !569
  br i1 %15, label %16, label %18, !dbg !571

16:                                               ; preds = %0
  %17 = call i32 @pthread_cond_signal(ptr noundef @cond) #7, !dbg !572
  br label %18, !dbg !572

18:                                               ; preds = %16, %0
  %19 = load i64, ptr %2, align 8, !dbg !573
  %20 = call i32 @pthread_join(i64 noundef %19, ptr noundef null), !dbg !574
  ret void, !dbg !575
}

define internal ptr @wait_too(ptr noundef %0) #0 !dbg !576 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !577, metadata !DIExpression()), !dbg !578
  %3 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #7, !dbg !579
  %4 = call i32 @sem_post(ptr noundef @semaphore) #7, !dbg !580
  %5 = call i32 @pthread_cond_wait(ptr noundef @cond, ptr noundef @mutex), !dbg !581
  store i32 1, ptr @woken, align 4, !dbg !582
  %6 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #7, !dbg !583
  ret ptr null, !dbg !584
}

define dso_local i32 @main() #0 !dbg !585 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  ret i32 0, !dbg !588
}

define internal void @unlock(ptr noundef %0) #0 !dbg !589 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !590, metadata !DIExpression()), !dbg !591
  %3 = load ptr, ptr %2, align 8, !dbg !592
  %4 = call i32 @pthread_mutex_unlock(ptr noundef %3) #7, !dbg !593
  ret void, !dbg !594
}

declare i32 @__sigsetjmp(ptr noundef, i32 noundef) #5

declare extern_weak void @__pthread_unwind_next(ptr noundef) #6

declare void @__pthread_register_cancel(ptr noundef) #3

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #3

declare void @__pthread_unregister_cancel(ptr noundef) #3

define internal void @note(ptr noundef %0) #0 !dbg !595 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !596, metadata !DIExpression()), !dbg !597
  %3 = load ptr, ptr %2, align 8, !dbg !598
  %4 = load i32, ptr %3, align 4, !dbg !599
  %5 = load i32, ptr @count, align 4, !dbg !600
  %6 = add nsw i32 %5, 1, !dbg !600
  store i32 %6, ptr @count, align 4, !dbg !600
  %7 = sext i32 %5 to i64, !dbg !601
  %8 = getelementptr inbounds [3 x i32], ptr @order, i64 0, i64 %7, !dbg !601
  store i32 %4, ptr %8, align 4, !dbg !602
  ret void, !dbg !603
}

declare void @pthread_exit(ptr noundef) #6

declare void @free(ptr noundef) #2

declare noalias ptr @malloc(i64 noundef) #2

declare i32 @pthread_setspecific(i32 noundef, ptr noundef) #2

declare i32 @pthread_setcancelstate(i32 noundef, ptr noundef) #3

declare void @pthread_testcancel() #3

declare void @abort() #4

declare i32 @pthread_setcanceltype(i32 noundef, ptr noundef) #3


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!136, !137, !138, !139, !140, !141, !142}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 29, type: !109, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !44, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "cancellation.c", directory: ".", checksumkind: CSK_MD5, checksum: "4c15962e938c6c11cb80c53a41e5a2f6")
!4 = !{!5, !11}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !6, line: 168, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10}
!9 = !DIEnumerator(name: "PTHREAD_CANCEL_ENABLE", value: 0)
!10 = !DIEnumerator(name: "PTHREAD_CANCEL_DISABLE", value: 1)
!11 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !6, line: 175, baseType: !7, size: 32, elements: !12)
!12 = !{!13, !14}
!13 = !DIEnumerator(name: "PTHREAD_CANCEL_DEFERRED", value: 0)
!14 = !DIEnumerator(name: "PTHREAD_CANCEL_ASYNCHRONOUS", value: 1)
!15 = !{!16, !17, !40, !41}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !19, line: 26, size: 1600, elements: !20)
!19 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/struct___jmp_buf_tag.h", directory: ".", checksumkind: CSK_MD5, checksum: "56a90a97e853c2bec1d9e290be5e92e4")
!20 = !{!21, !28, !30}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !18, file: !19, line: 32, baseType: !22, size: 512)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "__jmp_buf", file: !23, line: 31, baseType: !24)
!23 = !DIFile(filename: "include/x86_64-linux-gnu/bits/setjmp.h", directory: ".", checksumkind: CSK_MD5, checksum: "80e7796efafaf357b5e64731e4f6ac30")
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 512, elements: !26)
!25 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!26 = !{!27}
!27 = !DISubrange(count: 8)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !18, file: !19, line: 33, baseType: !29, size: 32, offset: 512)
!29 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !18, file: !19, line: 34, baseType: !31, size: 1024, offset: 576)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !32, line: 8, baseType: !33)
!32 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/__sigset_t.h", directory: ".", checksumkind: CSK_MD5, checksum: "acc6b14c0967857fec362a8d433e1cf2")
!33 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !32, line: 5, size: 1024, elements: !34)
!34 = !{!35}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !33, file: !32, line: 7, baseType: !36, size: 1024)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 1024, elements: !38)
!37 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!38 = !{!39}
!39 = !DISubrange(count: 16)
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !43, line: 27, baseType: !37)
!43 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!44 = !{!45, !57, !59, !64, !66, !69, !0, !71, !107}
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "semaphore", scope: !2, file: !3, line: 31, type: !47, isLocal: true, isDefinition: true)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !48, line: 39, baseType: !49)
!48 = !DIFile(filename: "include/x86_64-linux-gnu/bits/semaphore.h", directory: ".", checksumkind: CSK_MD5, checksum: "f0ec69aef73516c696d526041269f8fd")
!49 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !48, line: 35, size: 256, elements: !50)
!50 = !{!51, !56}
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !49, file: !48, line: 37, baseType: !52, size: 256)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !53, size: 256, elements: !54)
!53 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!54 = !{!55}
!55 = !DISubrange(count: 32)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !49, file: !48, line: 38, baseType: !25, size: 64)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(name: "ended", scope: !2, file: !3, line: 32, type: !29, isLocal: true, isDefinition: true)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(name: "order", scope: !2, file: !3, line: 70, type: !61, isLocal: true, isDefinition: true)
!61 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 96, elements: !62)
!62 = !{!63}
!63 = !DISubrange(count: 3)
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression())
!65 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 70, type: !29, isLocal: true, isDefinition: true)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(name: "key", scope: !2, file: !3, line: 94, type: !68, isLocal: true, isDefinition: true)
!68 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_key_t", file: !43, line: 49, baseType: !7)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(name: "begun", scope: !2, file: !3, line: 117, type: !47, isLocal: true, isDefinition: true)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(name: "cond", scope: !2, file: !3, line: 30, type: !73, isLocal: true, isDefinition: true)
!73 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !43, line: 80, baseType: !74)
!74 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !43, line: 75, size: 384, elements: !75)
!75 = !{!76, !101, !105}
!76 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !74, file: !43, line: 77, baseType: !77, size: 384)
!77 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !78, line: 94, size: 384, elements: !79)
!78 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: ".", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!79 = !{!80, !92, !93, !97, !98, !99, !100}
!80 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !77, file: !78, line: 96, baseType: !81, size: 64)
!81 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !82, line: 33, baseType: !83)
!82 = !DIFile(filename: "include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: ".", checksumkind: CSK_MD5, checksum: "2708e6e61e266abad2d765ccef838dbe")
!83 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !82, line: 25, size: 64, elements: !84)
!84 = !{!85, !87}
!85 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !83, file: !82, line: 27, baseType: !86, size: 64)
!86 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !83, file: !82, line: 32, baseType: !88, size: 64)
!88 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !83, file: !82, line: 28, size: 64, elements: !89)
!89 = !{!90, !91}
!90 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !88, file: !82, line: 30, baseType: !7, size: 32)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !88, file: !82, line: 31, baseType: !7, size: 32, offset: 32)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !77, file: !78, line: 97, baseType: !81, size: 64, offset: 64)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !77, file: !78, line: 98, baseType: !94, size: 64, offset: 128)
!94 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 64, elements: !95)
!95 = !{!96}
!96 = !DISubrange(count: 2)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !77, file: !78, line: 99, baseType: !94, size: 64, offset: 192)
!98 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !77, file: !78, line: 100, baseType: !7, size: 32, offset: 256)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !77, file: !78, line: 101, baseType: !7, size: 32, offset: 288)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !77, file: !78, line: 102, baseType: !94, size: 64, offset: 320)
!101 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !74, file: !43, line: 78, baseType: !102, size: 384)
!102 = !DICompositeType(tag: DW_TAG_array_type, baseType: !53, size: 384, elements: !103)
!103 = !{!104}
!104 = !DISubrange(count: 48)
!105 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !74, file: !43, line: 79, baseType: !106, size: 64)
!106 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!107 = !DIGlobalVariableExpression(var: !108, expr: !DIExpression())
!108 = distinct !DIGlobalVariable(name: "woken", scope: !2, file: !3, line: 32, type: !29, isLocal: true, isDefinition: true)
!109 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !43, line: 72, baseType: !110)
!110 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !43, line: 67, size: 320, elements: !111)
!111 = !{!112, !131, !135}
!112 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !110, file: !43, line: 69, baseType: !113, size: 320)
!113 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !114, line: 22, size: 320, elements: !115)
!114 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: ".", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!115 = !{!116, !117, !118, !119, !120, !121, !123, !124}
!116 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !113, file: !114, line: 24, baseType: !29, size: 32)
!117 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !113, file: !114, line: 25, baseType: !7, size: 32, offset: 32)
!118 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !113, file: !114, line: 26, baseType: !29, size: 32, offset: 64)
!119 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !113, file: !114, line: 28, baseType: !7, size: 32, offset: 96)
!120 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !113, file: !114, line: 32, baseType: !29, size: 32, offset: 128)
!121 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !113, file: !114, line: 34, baseType: !122, size: 16, offset: 160)
!122 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!123 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !113, file: !114, line: 35, baseType: !122, size: 16, offset: 176)
!124 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !113, file: !114, line: 36, baseType: !125, size: 128, offset: 192)
!125 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !78, line: 55, baseType: !126)
!126 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !78, line: 51, size: 128, elements: !127)
!127 = !{!128, !130}
!128 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !126, file: !78, line: 53, baseType: !129, size: 64)
!129 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !126, size: 64)
!130 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !126, file: !78, line: 54, baseType: !129, size: 64, offset: 64)
!131 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !110, file: !43, line: 70, baseType: !132, size: 320)
!132 = !DICompositeType(tag: DW_TAG_array_type, baseType: !53, size: 320, elements: !133)
!133 = !{!134}
!134 = !DISubrange(count: 40)
!135 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !110, file: !43, line: 71, baseType: !25, size: 64)
!136 = !{i32 7, !"Dwarf Version", i32 5}
!137 = !{i32 2, !"Debug Info Version", i32 3}
!138 = !{i32 1, !"wchar_size", i32 4}
!139 = !{i32 7, !"PIC Level", i32 2}
!140 = !{i32 7, !"PIE Level", i32 2}
!141 = !{i32 7, !"uwtable", i32 1}
!142 = !{i32 7, !"frame-pointer", i32 2}
!143 = !{!"Debian clang version 14.0.6"}
!144 = distinct !DISubprogram(name: "waits", scope: !3, file: !3, line: 46, type: !145, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !147)
!145 = !DISubroutineType(types: !146)
!146 = !{null}
!147 = !{}
!148 = !DILocalVariable(name: "t", scope: !144, file: !3, line: 47, type: !42)
!149 = !DILocation(line: 47, column: 13, scope: !144)
!150 = !DILocalVariable(name: "result", scope: !144, file: !3, line: 48, type: !16)
!151 = !DILocation(line: 48, column: 9, scope: !144)
!152 = !DILocation(line: 49, column: 3, scope: !144)
!153 = !DILocation(line: 50, column: 3, scope: !154)
!154 = distinct !DILexicalBlock(scope: !155, file: !3, line: 50, column: 3)
!155 = distinct !DILexicalBlock(scope: !144, file: !3, line: 50, column: 3)
!156 = !DILocation(line: 50, column: 3, scope: !155)
!157 = !DILocation(line: 51, column: 3, scope: !158)
!158 = distinct !DILexicalBlock(scope: !159, file: !3, line: 51, column: 3)
!159 = distinct !DILexicalBlock(scope: !144, file: !3, line: 51, column: 3)
!160 = !DILocation(line: 51, column: 3, scope: !159)
!161 = !DILocation(line: 52, column: 3, scope: !162)
!162 = distinct !DILexicalBlock(scope: !163, file: !3, line: 52, column: 3)
!163 = distinct !DILexicalBlock(scope: !144, file: !3, line: 52, column: 3)
!164 = !DILocation(line: 52, column: 3, scope: !163)
!165 = !DILocation(line: 53, column: 3, scope: !166)
!166 = distinct !DILexicalBlock(scope: !167, file: !3, line: 53, column: 3)
!167 = distinct !DILexicalBlock(scope: !144, file: !3, line: 53, column: 3)
!168 = !DILocation(line: 53, column: 3, scope: !167)
!169 = !DILocation(line: 54, column: 1, scope: !144)
!170 = distinct !DISubprogram(name: "wait_for_ever", scope: !3, file: !3, line: 36, type: !171, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !147)
!171 = !DISubroutineType(types: !172)
!172 = !{!16, !16}
!173 = !DILocalVariable(name: "unused", arg: 1, scope: !170, file: !3, line: 36, type: !16)
!174 = !DILocation(line: 36, column: 34, scope: !170)
!175 = !DILocation(line: 37, column: 3, scope: !170)
!176 = !DILocation(line: 38, column: 3, scope: !170)
!177 = !DILocalVariable(name: "__cancel_buf", scope: !178, file: !3, line: 38, type: !179)
!178 = distinct !DILexicalBlock(scope: !170, file: !3, line: 38, column: 3)
!179 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_unwind_buf_t", file: !6, line: 548, baseType: !180, align: 128)
!180 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !6, line: 544, size: 832, elements: !181)
!181 = !{!182, !190}
!182 = !DIDerivedType(tag: DW_TAG_member, name: "__cancel_jmp_buf", scope: !180, file: !6, line: 546, baseType: !183, size: 576)
!183 = !DICompositeType(tag: DW_TAG_array_type, baseType: !184, size: 576, elements: !188)
!184 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__cancel_jmp_buf_tag", file: !6, line: 538, size: 576, elements: !185)
!185 = !{!186, !187}
!186 = !DIDerivedType(tag: DW_TAG_member, name: "__cancel_jmp_buf", scope: !184, file: !6, line: 540, baseType: !22, size: 512)
!187 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !184, file: !6, line: 541, baseType: !29, size: 32, offset: 512)
!188 = !{!189}
!189 = !DISubrange(count: 1)
!190 = !DIDerivedType(tag: DW_TAG_member, name: "__pad", scope: !180, file: !6, line: 547, baseType: !191, size: 256, offset: 576)
!191 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 256, elements: !192)
!192 = !{!193}
!193 = !DISubrange(count: 4)
!194 = !DILocation(line: 38, column: 3, scope: !178)
!195 = !DILocalVariable(name: "__cancel_routine", scope: !178, file: !3, line: 38, type: !196)
!196 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !197, size: 64)
!197 = !DISubroutineType(types: !198)
!198 = !{null, !16}
!199 = !DILocalVariable(name: "__cancel_arg", scope: !178, file: !3, line: 38, type: !16)
!200 = !DILocalVariable(name: "__not_first_call", scope: !178, file: !3, line: 38, type: !29)
!201 = !DILocation(line: 38, column: 3, scope: !202)
!202 = distinct !DILexicalBlock(scope: !178, file: !3, line: 38, column: 3)
!203 = !DILocation(line: 38, column: 3, scope: !204)
!204 = distinct !DILexicalBlock(scope: !202, file: !3, line: 38, column: 3)
!205 = !DILocation(line: 39, column: 3, scope: !206)
!206 = distinct !DILexicalBlock(scope: !178, file: !3, line: 38, column: 3)
!207 = !DILocation(line: 40, column: 5, scope: !208)
!208 = distinct !DILexicalBlock(scope: !209, file: !3, line: 39, column: 3)
!209 = distinct !DILexicalBlock(scope: !206, file: !3, line: 39, column: 3)
!210 = !DILocation(line: 39, column: 3, scope: !208)
!211 = distinct !{!211, !212, !213}
!212 = !DILocation(line: 39, column: 3, scope: !209)
!213 = !DILocation(line: 40, column: 36, scope: !209)
!214 = !DILocation(line: 41, column: 3, scope: !178)
!215 = !DILocation(line: 41, column: 3, scope: !216)
!216 = distinct !DILexicalBlock(scope: !178, file: !3, line: 41, column: 3)
!217 = !DILocation(line: 42, column: 3, scope: !170)
!218 = distinct !DISubprogram(name: "keeps_mutex", scope: !3, file: !3, line: 62, type: !145, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !147)
!219 = !DILocalVariable(name: "t", scope: !218, file: !3, line: 63, type: !42)
!220 = !DILocation(line: 63, column: 13, scope: !218)
!221 = !DILocation(line: 64, column: 3, scope: !218)
!222 = !DILocation(line: 65, column: 18, scope: !218)
!223 = !DILocation(line: 65, column: 3, scope: !218)
!224 = !DILocation(line: 66, column: 16, scope: !218)
!225 = !DILocation(line: 66, column: 3, scope: !218)
!226 = !DILocation(line: 67, column: 3, scope: !218)
!227 = !DILocation(line: 68, column: 1, scope: !218)
!228 = distinct !DISubprogram(name: "wait_without_handler", scope: !3, file: !3, line: 56, type: !171, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !147)
!229 = !DILocalVariable(name: "unused", arg: 1, scope: !228, file: !3, line: 56, type: !16)
!230 = !DILocation(line: 56, column: 41, scope: !228)
!231 = !DILocation(line: 57, column: 3, scope: !228)
!232 = !DILocation(line: 58, column: 3, scope: !228)
!233 = !DILocation(line: 59, column: 5, scope: !234)
!234 = distinct !DILexicalBlock(scope: !235, file: !3, line: 58, column: 3)
!235 = distinct !DILexicalBlock(scope: !228, file: !3, line: 58, column: 3)
!236 = !DILocation(line: 58, column: 3, scope: !234)
!237 = distinct !{!237, !238, !239}
!238 = !DILocation(line: 58, column: 3, scope: !235)
!239 = !DILocation(line: 59, column: 36, scope: !235)
!240 = distinct !DISubprogram(name: "handlers", scope: !3, file: !3, line: 86, type: !145, scopeLine: 86, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !147)
!241 = !DILocalVariable(name: "t", scope: !240, file: !3, line: 87, type: !42)
!242 = !DILocation(line: 87, column: 13, scope: !240)
!243 = !DILocalVariable(name: "result", scope: !240, file: !3, line: 88, type: !16)
!244 = !DILocation(line: 88, column: 9, scope: !240)
!245 = !DILocation(line: 89, column: 3, scope: !240)
!246 = !DILocation(line: 90, column: 16, scope: !240)
!247 = !DILocation(line: 90, column: 3, scope: !240)
!248 = !DILocation(line: 91, column: 3, scope: !249)
!249 = distinct !DILexicalBlock(scope: !250, file: !3, line: 91, column: 3)
!250 = distinct !DILexicalBlock(scope: !240, file: !3, line: 91, column: 3)
!251 = !DILocation(line: 91, column: 3, scope: !250)
!252 = !DILocation(line: 92, column: 1, scope: !240)
!253 = distinct !DISubprogram(name: "leave", scope: !3, file: !3, line: 73, type: !171, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !147)
!254 = !DILocalVariable(name: "unused", arg: 1, scope: !253, file: !3, line: 73, type: !16)
!255 = !DILocation(line: 73, column: 26, scope: !253)
!256 = !DILocalVariable(name: "first", scope: !253, file: !3, line: 74, type: !29)
!257 = !DILocation(line: 74, column: 7, scope: !253)
!258 = !DILocalVariable(name: "second", scope: !253, file: !3, line: 74, type: !29)
!259 = !DILocation(line: 74, column: 18, scope: !253)
!260 = !DILocalVariable(name: "third", scope: !253, file: !3, line: 74, type: !29)
!261 = !DILocation(line: 74, column: 30, scope: !253)
!262 = !DILocation(line: 75, column: 3, scope: !253)
!263 = !DILocalVariable(name: "__cancel_buf", scope: !264, file: !3, line: 75, type: !179)
!264 = distinct !DILexicalBlock(scope: !253, file: !3, line: 75, column: 3)
!265 = !DILocation(line: 75, column: 3, scope: !264)
!266 = !DILocalVariable(name: "__cancel_routine", scope: !264, file: !3, line: 75, type: !196)
!267 = !DILocalVariable(name: "__cancel_arg", scope: !264, file: !3, line: 75, type: !16)
!268 = !DILocalVariable(name: "__not_first_call", scope: !264, file: !3, line: 75, type: !29)
!269 = !DILocation(line: 75, column: 3, scope: !270)
!270 = distinct !DILexicalBlock(scope: !264, file: !3, line: 75, column: 3)
!271 = !DILocation(line: 75, column: 3, scope: !272)
!272 = distinct !DILexicalBlock(scope: !270, file: !3, line: 75, column: 3)
!273 = !DILocation(line: 76, column: 3, scope: !274)
!274 = distinct !DILexicalBlock(scope: !264, file: !3, line: 75, column: 3)
!275 = !DILocalVariable(name: "__cancel_buf", scope: !276, file: !3, line: 76, type: !179)
!276 = distinct !DILexicalBlock(scope: !274, file: !3, line: 76, column: 3)
!277 = !DILocation(line: 76, column: 3, scope: !276)
!278 = !DILocalVariable(name: "__cancel_routine", scope: !276, file: !3, line: 76, type: !196)
!279 = !DILocalVariable(name: "__cancel_arg", scope: !276, file: !3, line: 76, type: !16)
!280 = !DILocalVariable(name: "__not_first_call", scope: !276, file: !3, line: 76, type: !29)
!281 = !DILocation(line: 76, column: 3, scope: !282)
!282 = distinct !DILexicalBlock(scope: !276, file: !3, line: 76, column: 3)
!283 = !DILocation(line: 76, column: 3, scope: !284)
!284 = distinct !DILexicalBlock(scope: !282, file: !3, line: 76, column: 3)
!285 = !DILocation(line: 77, column: 3, scope: !286)
!286 = distinct !DILexicalBlock(scope: !276, file: !3, line: 76, column: 3)
!287 = !DILocalVariable(name: "__cancel_buf", scope: !288, file: !3, line: 77, type: !179)
!288 = distinct !DILexicalBlock(scope: !286, file: !3, line: 77, column: 3)
!289 = !DILocation(line: 77, column: 3, scope: !288)
!290 = !DILocalVariable(name: "__cancel_routine", scope: !288, file: !3, line: 77, type: !196)
!291 = !DILocalVariable(name: "__cancel_arg", scope: !288, file: !3, line: 77, type: !16)
!292 = !DILocalVariable(name: "__not_first_call", scope: !288, file: !3, line: 77, type: !29)
!293 = !DILocation(line: 77, column: 3, scope: !294)
!294 = distinct !DILexicalBlock(scope: !288, file: !3, line: 77, column: 3)
!295 = !DILocation(line: 77, column: 3, scope: !296)
!296 = distinct !DILexicalBlock(scope: !294, file: !3, line: 77, column: 3)
!297 = !DILocation(line: 78, column: 3, scope: !298)
!298 = distinct !DILexicalBlock(scope: !288, file: !3, line: 77, column: 3)
!299 = !DILocation(line: 78, column: 3, scope: !300)
!300 = distinct !DILexicalBlock(scope: !298, file: !3, line: 78, column: 3)
!301 = !DILocation(line: 78, column: 3, scope: !288)
!302 = !DILocation(line: 79, column: 3, scope: !286)
!303 = !DILocation(line: 80, column: 3, scope: !276)
!304 = !DILocation(line: 81, column: 3, scope: !274)
!305 = !DILocation(line: 81, column: 3, scope: !306)
!306 = distinct !DILexicalBlock(scope: !274, file: !3, line: 81, column: 3)
!307 = !DILocation(line: 81, column: 3, scope: !264)
!308 = !DILocation(line: 82, column: 3, scope: !253)
!309 = distinct !DISubprogram(name: "destructors", scope: !3, file: !3, line: 108, type: !145, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !147)
!310 = !DILocalVariable(name: "t", scope: !309, file: !3, line: 109, type: !42)
!311 = !DILocation(line: 109, column: 13, scope: !309)
!312 = !DILocation(line: 110, column: 3, scope: !309)
!313 = !DILocation(line: 111, column: 3, scope: !309)
!314 = !DILocation(line: 112, column: 18, scope: !309)
!315 = !DILocation(line: 112, column: 3, scope: !309)
!316 = !DILocation(line: 113, column: 16, scope: !309)
!317 = !DILocation(line: 113, column: 3, scope: !309)
!318 = !DILocation(line: 114, column: 3, scope: !319)
!319 = distinct !DILexicalBlock(scope: !320, file: !3, line: 114, column: 3)
!320 = distinct !DILexicalBlock(scope: !309, file: !3, line: 114, column: 3)
!321 = !DILocation(line: 114, column: 3, scope: !320)
!322 = !DILocation(line: 115, column: 1, scope: !309)
!323 = distinct !DISubprogram(name: "destroy", scope: !3, file: !3, line: 95, type: !197, scopeLine: 95, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !147)
!324 = !DILocalVariable(name: "value", arg: 1, scope: !323, file: !3, line: 95, type: !16)
!325 = !DILocation(line: 95, column: 27, scope: !323)
!326 = !DILocation(line: 96, column: 19, scope: !323)
!327 = !DILocation(line: 96, column: 11, scope: !323)
!328 = !DILocation(line: 96, column: 9, scope: !323)
!329 = !DILocation(line: 97, column: 8, scope: !323)
!330 = !DILocation(line: 97, column: 3, scope: !323)
!331 = !DILocation(line: 98, column: 1, scope: !323)
!332 = distinct !DISubprogram(name: "keep", scope: !3, file: !3, line: 100, type: !171, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !147)
!333 = !DILocalVariable(name: "unused", arg: 1, scope: !332, file: !3, line: 100, type: !16)
!334 = !DILocation(line: 100, column: 25, scope: !332)
!335 = !DILocalVariable(name: "value", scope: !332, file: !3, line: 101, type: !40)
!336 = !DILocation(line: 101, column: 8, scope: !332)
!337 = !DILocation(line: 101, column: 16, scope: !332)
!338 = !DILocation(line: 102, column: 4, scope: !332)
!339 = !DILocation(line: 102, column: 10, scope: !332)
!340 = !DILocation(line: 103, column: 23, scope: !332)
!341 = !DILocation(line: 103, column: 28, scope: !332)
!342 = !DILocation(line: 103, column: 3, scope: !332)
!343 = !DILocation(line: 104, column: 3, scope: !332)
!344 = !DILocation(line: 105, column: 3, scope: !332)
!345 = distinct !DISubprogram(name: "disabled", scope: !3, file: !3, line: 134, type: !145, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !147)
!346 = !DILocalVariable(name: "t", scope: !345, file: !3, line: 135, type: !42)
!347 = !DILocation(line: 135, column: 13, scope: !345)
!348 = !DILocalVariable(name: "result", scope: !345, file: !3, line: 136, type: !16)
!349 = !DILocation(line: 136, column: 9, scope: !345)
!350 = !DILocation(line: 137, column: 3, scope: !345)
!351 = !DILocation(line: 138, column: 3, scope: !345)
!352 = !DILocation(line: 139, column: 18, scope: !345)
!353 = !DILocation(line: 139, column: 3, scope: !345)
!354 = !DILocation(line: 140, column: 3, scope: !345)
!355 = !DILocation(line: 141, column: 16, scope: !345)
!356 = !DILocation(line: 141, column: 3, scope: !345)
!357 = !DILocation(line: 142, column: 3, scope: !358)
!358 = distinct !DILexicalBlock(scope: !359, file: !3, line: 142, column: 3)
!359 = distinct !DILexicalBlock(scope: !345, file: !3, line: 142, column: 3)
!360 = !DILocation(line: 142, column: 3, scope: !359)
!361 = !DILocation(line: 143, column: 1, scope: !345)
!362 = distinct !DISubprogram(name: "refuse", scope: !3, file: !3, line: 119, type: !171, scopeLine: 119, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !147)
!363 = !DILocalVariable(name: "unused", arg: 1, scope: !362, file: !3, line: 119, type: !16)
!364 = !DILocation(line: 119, column: 27, scope: !362)
!365 = !DILocalVariable(name: "old", scope: !362, file: !3, line: 120, type: !29)
!366 = !DILocation(line: 120, column: 7, scope: !362)
!367 = !DILocation(line: 121, column: 3, scope: !362)
!368 = !DILocation(line: 122, column: 3, scope: !369)
!369 = distinct !DILexicalBlock(scope: !370, file: !3, line: 122, column: 3)
!370 = distinct !DILexicalBlock(scope: !362, file: !3, line: 122, column: 3)
!371 = !DILocation(line: 122, column: 3, scope: !370)
!372 = !DILocation(line: 123, column: 3, scope: !362)
!373 = !DILocation(line: 124, column: 3, scope: !362)
!374 = !DILocation(line: 125, column: 3, scope: !362)
!375 = !DILocation(line: 126, column: 9, scope: !362)
!376 = !DILocation(line: 127, column: 3, scope: !362)
!377 = !DILocation(line: 128, column: 3, scope: !378)
!378 = distinct !DILexicalBlock(scope: !379, file: !3, line: 128, column: 3)
!379 = distinct !DILexicalBlock(scope: !362, file: !3, line: 128, column: 3)
!380 = !DILocation(line: 128, column: 3, scope: !379)
!381 = !DILocation(line: 129, column: 3, scope: !362)
!382 = !DILocation(line: 130, column: 3, scope: !362)
!383 = distinct !DISubprogram(name: "tested", scope: !3, file: !3, line: 150, type: !145, scopeLine: 150, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !147)
!384 = !DILocalVariable(name: "t", scope: !383, file: !3, line: 151, type: !42)
!385 = !DILocation(line: 151, column: 13, scope: !383)
!386 = !DILocalVariable(name: "result", scope: !383, file: !3, line: 152, type: !16)
!387 = !DILocation(line: 152, column: 9, scope: !383)
!388 = !DILocation(line: 153, column: 3, scope: !383)
!389 = !DILocation(line: 154, column: 18, scope: !383)
!390 = !DILocation(line: 154, column: 3, scope: !383)
!391 = !DILocation(line: 155, column: 16, scope: !383)
!392 = !DILocation(line: 155, column: 3, scope: !383)
!393 = !DILocation(line: 156, column: 3, scope: !394)
!394 = distinct !DILexicalBlock(scope: !395, file: !3, line: 156, column: 3)
!395 = distinct !DILexicalBlock(scope: !383, file: !3, line: 156, column: 3)
!396 = !DILocation(line: 156, column: 3, scope: !395)
!397 = !DILocation(line: 157, column: 1, scope: !383)
!398 = distinct !DISubprogram(name: "test", scope: !3, file: !3, line: 145, type: !171, scopeLine: 145, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !147)
!399 = !DILocalVariable(name: "unused", arg: 1, scope: !398, file: !3, line: 145, type: !16)
!400 = !DILocation(line: 145, column: 25, scope: !398)
!401 = !DILocation(line: 146, column: 3, scope: !398)
!402 = !DILocation(line: 147, column: 5, scope: !403)
!403 = distinct !DILexicalBlock(scope: !404, file: !3, line: 146, column: 3)
!404 = distinct !DILexicalBlock(scope: !398, file: !3, line: 146, column: 3)
!405 = !DILocation(line: 146, column: 3, scope: !403)
!406 = distinct !{!406, !407, !408}
!407 = !DILocation(line: 146, column: 3, scope: !404)
!408 = !DILocation(line: 147, column: 24, scope: !404)
!409 = distinct !DISubprogram(name: "waits_for_semaphore", scope: !3, file: !3, line: 164, type: !145, scopeLine: 164, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !147)
!410 = !DILocalVariable(name: "t", scope: !409, file: !3, line: 165, type: !42)
!411 = !DILocation(line: 165, column: 13, scope: !409)
!412 = !DILocalVariable(name: "result", scope: !409, file: !3, line: 166, type: !16)
!413 = !DILocation(line: 166, column: 9, scope: !409)
!414 = !DILocation(line: 167, column: 3, scope: !409)
!415 = !DILocation(line: 168, column: 18, scope: !409)
!416 = !DILocation(line: 168, column: 3, scope: !409)
!417 = !DILocation(line: 169, column: 16, scope: !409)
!418 = !DILocation(line: 169, column: 3, scope: !409)
!419 = !DILocation(line: 170, column: 3, scope: !420)
!420 = distinct !DILexicalBlock(scope: !421, file: !3, line: 170, column: 3)
!421 = distinct !DILexicalBlock(scope: !409, file: !3, line: 170, column: 3)
!422 = !DILocation(line: 170, column: 3, scope: !421)
!423 = !DILocation(line: 171, column: 1, scope: !409)
!424 = distinct !DISubprogram(name: "wait_for_semaphore", scope: !3, file: !3, line: 159, type: !171, scopeLine: 159, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !147)
!425 = !DILocalVariable(name: "unused", arg: 1, scope: !424, file: !3, line: 159, type: !16)
!426 = !DILocation(line: 159, column: 39, scope: !424)
!427 = !DILocation(line: 160, column: 3, scope: !424)
!428 = !DILocation(line: 161, column: 3, scope: !424)
!429 = distinct !DISubprogram(name: "waits_for_thread", scope: !3, file: !3, line: 179, type: !145, scopeLine: 179, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !147)
!430 = !DILocalVariable(name: "t", scope: !429, file: !3, line: 180, type: !42)
!431 = !DILocation(line: 180, column: 13, scope: !429)
!432 = !DILocalVariable(name: "other", scope: !429, file: !3, line: 180, type: !42)
!433 = !DILocation(line: 180, column: 16, scope: !429)
!434 = !DILocalVariable(name: "result", scope: !429, file: !3, line: 181, type: !16)
!435 = !DILocation(line: 181, column: 9, scope: !429)
!436 = !DILocation(line: 182, column: 3, scope: !429)
!437 = !DILocation(line: 183, column: 3, scope: !429)
!438 = !DILocation(line: 184, column: 18, scope: !429)
!439 = !DILocation(line: 184, column: 3, scope: !429)
!440 = !DILocation(line: 185, column: 3, scope: !441)
!441 = distinct !DILexicalBlock(scope: !442, file: !3, line: 185, column: 3)
!442 = distinct !DILexicalBlock(scope: !429, file: !3, line: 185, column: 3)
!443 = !DILocation(line: 185, column: 3, scope: !442)
!444 = !DILocation(line: 186, column: 18, scope: !429)
!445 = !DILocation(line: 186, column: 3, scope: !429)
!446 = !DILocation(line: 187, column: 3, scope: !447)
!447 = distinct !DILexicalBlock(scope: !448, file: !3, line: 187, column: 3)
!448 = distinct !DILexicalBlock(scope: !429, file: !3, line: 187, column: 3)
!449 = !DILocation(line: 187, column: 3, scope: !448)
!450 = !DILocation(line: 188, column: 1, scope: !429)
!451 = distinct !DISubprogram(name: "wait_for_thread", scope: !3, file: !3, line: 173, type: !171, scopeLine: 173, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !147)
!452 = !DILocalVariable(name: "other", arg: 1, scope: !451, file: !3, line: 173, type: !16)
!453 = !DILocation(line: 173, column: 36, scope: !451)
!454 = !DILocation(line: 174, column: 30, scope: !451)
!455 = !DILocation(line: 174, column: 16, scope: !451)
!456 = !DILocation(line: 174, column: 3, scope: !451)
!457 = !DILocation(line: 175, column: 3, scope: !451)
!458 = distinct !DISubprogram(name: "locks", scope: !3, file: !3, line: 196, type: !145, scopeLine: 196, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !147)
!459 = !DILocalVariable(name: "t", scope: !458, file: !3, line: 197, type: !42)
!460 = !DILocation(line: 197, column: 13, scope: !458)
!461 = !DILocation(line: 198, column: 3, scope: !458)
!462 = !DILocation(line: 199, column: 3, scope: !458)
!463 = !DILocation(line: 200, column: 18, scope: !458)
!464 = !DILocation(line: 200, column: 3, scope: !458)
!465 = !DILocation(line: 201, column: 16, scope: !458)
!466 = !DILocation(line: 201, column: 3, scope: !458)
!467 = !DILocation(line: 202, column: 1, scope: !458)
!468 = distinct !DISubprogram(name: "lock", scope: !3, file: !3, line: 190, type: !171, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !147)
!469 = !DILocalVariable(name: "unused", arg: 1, scope: !468, file: !3, line: 190, type: !16)
!470 = !DILocation(line: 190, column: 25, scope: !468)
!471 = !DILocation(line: 191, column: 3, scope: !468)
!472 = !DILocation(line: 192, column: 3, scope: !468)
!473 = distinct !DISubprogram(name: "anew", scope: !3, file: !3, line: 212, type: !145, scopeLine: 212, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !147)
!474 = !DILocalVariable(name: "t", scope: !473, file: !3, line: 213, type: !42)
!475 = !DILocation(line: 213, column: 13, scope: !473)
!476 = !DILocalVariable(name: "result", scope: !473, file: !3, line: 214, type: !16)
!477 = !DILocation(line: 214, column: 9, scope: !473)
!478 = !DILocation(line: 215, column: 3, scope: !473)
!479 = !DILocation(line: 216, column: 18, scope: !473)
!480 = !DILocation(line: 216, column: 3, scope: !473)
!481 = !DILocation(line: 217, column: 16, scope: !473)
!482 = !DILocation(line: 217, column: 3, scope: !473)
!483 = !DILocation(line: 218, column: 3, scope: !473)
!484 = !DILocation(line: 219, column: 16, scope: !473)
!485 = !DILocation(line: 219, column: 3, scope: !473)
!486 = !DILocation(line: 220, column: 3, scope: !487)
!487 = distinct !DILexicalBlock(scope: !488, file: !3, line: 220, column: 3)
!488 = distinct !DILexicalBlock(scope: !473, file: !3, line: 220, column: 3)
!489 = !DILocation(line: 220, column: 3, scope: !488)
!490 = !DILocation(line: 221, column: 1, scope: !473)
!491 = distinct !DISubprogram(name: "nothing", scope: !3, file: !3, line: 204, type: !171, scopeLine: 204, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !147)
!492 = !DILocalVariable(name: "unused", arg: 1, scope: !491, file: !3, line: 204, type: !16)
!493 = !DILocation(line: 204, column: 28, scope: !491)
!494 = !DILocation(line: 204, column: 38, scope: !491)
!495 = distinct !DISubprogram(name: "look", scope: !3, file: !3, line: 206, type: !171, scopeLine: 206, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !147)
!496 = !DILocalVariable(name: "unused", arg: 1, scope: !495, file: !3, line: 206, type: !16)
!497 = !DILocation(line: 206, column: 25, scope: !495)
!498 = !DILocation(line: 207, column: 3, scope: !495)
!499 = !DILocation(line: 208, column: 3, scope: !495)
!500 = distinct !DISubprogram(name: "asynchronous", scope: !3, file: !3, line: 228, type: !145, scopeLine: 228, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !147)
!501 = !DILocalVariable(name: "t", scope: !500, file: !3, line: 229, type: !42)
!502 = !DILocation(line: 229, column: 13, scope: !500)
!503 = !DILocation(line: 230, column: 3, scope: !500)
!504 = !DILocation(line: 231, column: 18, scope: !500)
!505 = !DILocation(line: 231, column: 3, scope: !500)
!506 = !DILocation(line: 232, column: 16, scope: !500)
!507 = !DILocation(line: 232, column: 3, scope: !500)
!508 = !DILocation(line: 233, column: 1, scope: !500)
!509 = distinct !DISubprogram(name: "any_moment", scope: !3, file: !3, line: 223, type: !171, scopeLine: 223, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !147)
!510 = !DILocalVariable(name: "unused", arg: 1, scope: !509, file: !3, line: 223, type: !16)
!511 = !DILocation(line: 223, column: 31, scope: !509)
!512 = !DILocation(line: 224, column: 3, scope: !509)
!513 = !DILocation(line: 225, column: 3, scope: !509)
!514 = distinct !DISubprogram(name: "signalled", scope: !3, file: !3, line: 246, type: !145, scopeLine: 246, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !147)
!515 = !DILocalVariable(name: "t", scope: !514, file: !3, line: 247, type: !42)
!516 = !DILocation(line: 247, column: 13, scope: !514)
!517 = !DILocation(line: 248, column: 3, scope: !514)
!518 = !DILocation(line: 249, column: 3, scope: !514)
!519 = !DILocation(line: 250, column: 3, scope: !514)
!520 = !DILocation(line: 251, column: 18, scope: !514)
!521 = !DILocation(line: 251, column: 3, scope: !514)
!522 = !DILocation(line: 252, column: 3, scope: !514)
!523 = !DILocation(line: 253, column: 3, scope: !514)
!524 = !DILocation(line: 254, column: 16, scope: !514)
!525 = !DILocation(line: 254, column: 3, scope: !514)
!526 = !DILocation(line: 255, column: 1, scope: !514)
!527 = distinct !DISubprogram(name: "wait_until_woken", scope: !3, file: !3, line: 235, type: !171, scopeLine: 235, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !147)
!528 = !DILocalVariable(name: "unused", arg: 1, scope: !527, file: !3, line: 235, type: !16)
!529 = !DILocation(line: 235, column: 37, scope: !527)
!530 = !DILocation(line: 236, column: 3, scope: !527)
!531 = !DILocation(line: 237, column: 3, scope: !527)
!532 = !DILocalVariable(name: "__cancel_buf", scope: !533, file: !3, line: 237, type: !179)
!533 = distinct !DILexicalBlock(scope: !527, file: !3, line: 237, column: 3)
!534 = !DILocation(line: 237, column: 3, scope: !533)
!535 = !DILocalVariable(name: "__cancel_routine", scope: !533, file: !3, line: 237, type: !196)
!536 = !DILocalVariable(name: "__cancel_arg", scope: !533, file: !3, line: 237, type: !16)
!537 = !DILocalVariable(name: "__not_first_call", scope: !533, file: !3, line: 237, type: !29)
!538 = !DILocation(line: 237, column: 3, scope: !539)
!539 = distinct !DILexicalBlock(scope: !533, file: !3, line: 237, column: 3)
!540 = !DILocation(line: 237, column: 3, scope: !541)
!541 = distinct !DILexicalBlock(scope: !539, file: !3, line: 237, column: 3)
!542 = !DILocation(line: 238, column: 3, scope: !543)
!543 = distinct !DILexicalBlock(scope: !533, file: !3, line: 237, column: 3)
!544 = !DILocation(line: 239, column: 3, scope: !543)
!545 = !DILocation(line: 240, column: 9, scope: !543)
!546 = !DILocation(line: 241, column: 3, scope: !543)
!547 = !DILocation(line: 241, column: 3, scope: !548)
!548 = distinct !DILexicalBlock(scope: !543, file: !3, line: 241, column: 3)
!549 = !DILocation(line: 241, column: 3, scope: !533)
!550 = !DILocation(line: 241, column: 3, scope: !551)
!551 = distinct !DILexicalBlock(scope: !533, file: !3, line: 241, column: 3)
!552 = !DILocation(line: 242, column: 3, scope: !527)
!553 = distinct !DISubprogram(name: "passed_on", scope: !3, file: !3, line: 267, type: !145, scopeLine: 267, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !147)
!554 = !DILocalVariable(name: "t", scope: !553, file: !3, line: 268, type: !42)
!555 = !DILocation(line: 268, column: 13, scope: !553)
!556 = !DILocalVariable(name: "other", scope: !553, file: !3, line: 268, type: !42)
!557 = !DILocation(line: 268, column: 16, scope: !553)
!558 = !DILocation(line: 269, column: 3, scope: !553)
!559 = !DILocation(line: 270, column: 3, scope: !553)
!560 = !DILocation(line: 271, column: 3, scope: !553)
!561 = !DILocation(line: 272, column: 3, scope: !553)
!562 = !DILocation(line: 273, column: 3, scope: !553)
!563 = !DILocation(line: 274, column: 18, scope: !553)
!564 = !DILocation(line: 274, column: 3, scope: !553)
!565 = !DILocation(line: 275, column: 3, scope: !553)
!566 = !DILocation(line: 276, column: 3, scope: !553)
!567 = !DILocation(line: 277, column: 16, scope: !553)
!568 = !DILocation(line: 277, column: 3, scope: !553)
!569 = !DILocation(line: 278, column: 7, scope: !570)
!570 = distinct !DILexicalBlock(scope: !553, file: !3, line: 278, column: 7)
!571 = !DILocation(line: 278, column: 7, scope: !553)
!572 = !DILocation(line: 279, column: 5, scope: !570)
!573 = !DILocation(line: 280, column: 16, scope: !553)
!574 = !DILocation(line: 280, column: 3, scope: !553)
!575 = !DILocation(line: 281, column: 1, scope: !553)
!576 = distinct !DISubprogram(name: "wait_too", scope: !3, file: !3, line: 257, type: !171, scopeLine: 257, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !147)
!577 = !DILocalVariable(name: "unused", arg: 1, scope: !576, file: !3, line: 257, type: !16)
!578 = !DILocation(line: 257, column: 29, scope: !576)
!579 = !DILocation(line: 258, column: 3, scope: !576)
!580 = !DILocation(line: 259, column: 3, scope: !576)
!581 = !DILocation(line: 260, column: 3, scope: !576)
!582 = !DILocation(line: 261, column: 9, scope: !576)
!583 = !DILocation(line: 262, column: 3, scope: !576)
!584 = !DILocation(line: 263, column: 3, scope: !576)
!585 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 283, type: !586, scopeLine: 283, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !147)
!586 = !DISubroutineType(types: !587)
!587 = !{!29}
!588 = !DILocation(line: 283, column: 18, scope: !585)
!589 = distinct !DISubprogram(name: "unlock", scope: !3, file: !3, line: 34, type: !197, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !147)
!590 = !DILocalVariable(name: "held", arg: 1, scope: !589, file: !3, line: 34, type: !16)
!591 = !DILocation(line: 34, column: 26, scope: !589)
!592 = !DILocation(line: 34, column: 55, scope: !589)
!593 = !DILocation(line: 34, column: 34, scope: !589)
!594 = !DILocation(line: 34, column: 62, scope: !589)
!595 = distinct !DISubprogram(name: "note", scope: !3, file: !3, line: 71, type: !197, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !147)
!596 = !DILocalVariable(name: "number", arg: 1, scope: !595, file: !3, line: 71, type: !16)
!597 = !DILocation(line: 71, column: 24, scope: !595)
!598 = !DILocation(line: 71, column: 59, scope: !595)
!599 = !DILocation(line: 71, column: 51, scope: !595)
!600 = !DILocation(line: 71, column: 45, scope: !595)
!601 = !DILocation(line: 71, column: 34, scope: !595)
!602 = !DILocation(line: 71, column: 49, scope: !595)
!603 = !DILocation(line: 71, column: 67, scope: !595)
