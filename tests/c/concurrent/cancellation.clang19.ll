source_filename = "cancellation.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
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

@.str = private unnamed_addr constant [23 x i8] c"pthread_cancel(t) == 0\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [15 x i8] c"cancellation.c\00", align 1, !dbg !7
@__PRETTY_FUNCTION__.waits = private unnamed_addr constant [17 x i8] c"void waits(void)\00", align 1, !dbg !12
@.str.2 = private unnamed_addr constant [30 x i8] c"pthread_join(t, &result) == 0\00", align 1, !dbg !18
@.str.3 = private unnamed_addr constant [27 x i8] c"result == PTHREAD_CANCELED\00", align 1, !dbg !23
@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !28
@.str.4 = private unnamed_addr constant [32 x i8] c"pthread_mutex_lock(&mutex) == 0\00", align 1, !dbg !72
@order = internal global [3 x i32] zeroinitializer, align 4, !dbg !143
@count = internal global i32 0, align 4, !dbg !148
@.str.5 = private unnamed_addr constant [65 x i8] c"result == &order && count == 2 && order[0] == 2 && order[1] == 1\00", align 1, !dbg !77
@__PRETTY_FUNCTION__.handlers = private unnamed_addr constant [20 x i8] c"void handlers(void)\00", align 1, !dbg !82
@key = internal global i32 0, align 4, !dbg !150
@ended = internal global i32 0, align 4, !dbg !141
@.str.6 = private unnamed_addr constant [25 x i8] c"ended == 7 || ended == 0\00", align 1, !dbg !87
@__PRETTY_FUNCTION__.destructors = private unnamed_addr constant [23 x i8] c"void destructors(void)\00", align 1, !dbg !92
@begun = internal global %union.sem_t zeroinitializer, align 8, !dbg !153
@semaphore = internal global %union.sem_t zeroinitializer, align 8, !dbg !133
@.str.7 = private unnamed_addr constant [41 x i8] c"result == PTHREAD_CANCELED && ended == 1\00", align 1, !dbg !95
@__PRETTY_FUNCTION__.disabled = private unnamed_addr constant [20 x i8] c"void disabled(void)\00", align 1, !dbg !100
@__PRETTY_FUNCTION__.tested = private unnamed_addr constant [18 x i8] c"void tested(void)\00", align 1, !dbg !102
@__PRETTY_FUNCTION__.waits_for_semaphore = private unnamed_addr constant [31 x i8] c"void waits_for_semaphore(void)\00", align 1, !dbg !107
@.str.8 = private unnamed_addr constant [60 x i8] c"pthread_join(t, &result) == 0 && result == PTHREAD_CANCELED\00", align 1, !dbg !112
@__PRETTY_FUNCTION__.waits_for_thread = private unnamed_addr constant [28 x i8] c"void waits_for_thread(void)\00", align 1, !dbg !117
@.str.9 = private unnamed_addr constant [64 x i8] c"pthread_join(other, &result) == 0 && result == PTHREAD_CANCELED\00", align 1, !dbg !122
@.str.10 = private unnamed_addr constant [17 x i8] c"result == &ended\00", align 1, !dbg !127
@__PRETTY_FUNCTION__.anew = private unnamed_addr constant [16 x i8] c"void anew(void)\00", align 1, !dbg !130
@cond = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !167
@.str.11 = private unnamed_addr constant [29 x i8] c"old == PTHREAD_CANCEL_ENABLE\00", align 1, !dbg !155
@__PRETTY_FUNCTION__.refuse = private unnamed_addr constant [21 x i8] c"void *refuse(void *)\00", align 1, !dbg !160
@.str.12 = private unnamed_addr constant [30 x i8] c"old == PTHREAD_CANCEL_DISABLE\00", align 1, !dbg !165
@woken = internal global i32 0, align 4, !dbg !203

define dso_local void @waits() #0 !dbg !240 {
  %1 = alloca i64, align 8
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !244, !DIExpression(), !245)
    #dbg_declare(ptr %2, !246, !DIExpression(), !247)
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @wait_for_ever, ptr noundef null) #7, !dbg !248
  %4 = load i64, ptr %1, align 8, !dbg !249
  %5 = call i32 @pthread_cancel(i64 noundef %4), !dbg !249
  %6 = icmp eq i32 %5, 0, !dbg !249
  br i1 %6, label %7, label %8, !dbg !252

7:                                                ; preds = %0
  br label %9, !dbg !252

8:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 50, ptr noundef @__PRETTY_FUNCTION__.waits) #8, !dbg !249
  unreachable, !dbg !249

9:                                                ; preds = %7
  %10 = load i64, ptr %1, align 8, !dbg !253
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef %2), !dbg !253
  %12 = icmp eq i32 %11, 0, !dbg !253
  br i1 %12, label %13, label %14, !dbg !256

13:                                               ; preds = %9
  br label %15, !dbg !256

14:                                               ; preds = %9
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 51, ptr noundef @__PRETTY_FUNCTION__.waits) #8, !dbg !253
  unreachable, !dbg !253

15:                                               ; preds = %13
  %16 = load ptr, ptr %2, align 8, !dbg !257
  %17 = icmp eq ptr %16, inttoptr (i64 -1 to ptr), !dbg !257
  br i1 %17, label %18, label %19, !dbg !260

18:                                               ; preds = %15
  br label %20, !dbg !260

19:                                               ; preds = %15
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 52, ptr noundef @__PRETTY_FUNCTION__.waits) #8, !dbg !257
  unreachable, !dbg !257

20:                                               ; preds = %18
  %21 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #7, !dbg !261
  %22 = icmp eq i32 %21, 0, !dbg !261
  br i1 %22, label %23, label %24, !dbg !264

23:                                               ; preds = %20
  br label %25, !dbg !264

24:                                               ; preds = %20
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 53, ptr noundef @__PRETTY_FUNCTION__.waits) #8, !dbg !261
  unreachable, !dbg !261

25:                                               ; preds = %23
  ret void, !dbg !265
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @wait_for_ever(ptr noundef %0) #0 !dbg !266 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.__pthread_unwind_buf_t, align 16
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !269, !DIExpression(), !270)
  %7 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #7, !dbg !271
  br label %8, !dbg !272

8:                                                ; preds = %1
    #dbg_declare(ptr %3, !273, !DIExpression(), !290)
    #dbg_declare(ptr %4, !291, !DIExpression(), !290)
  store ptr @unlock, ptr %4, align 8, !dbg !290
    #dbg_declare(ptr %5, !295, !DIExpression(), !290)
  store ptr @mutex, ptr %5, align 8, !dbg !290
    #dbg_declare(ptr %6, !296, !DIExpression(), !290)
  %9 = getelementptr inbounds %struct.__pthread_unwind_buf_t, ptr %3, i32 0, i32 0, !dbg !290
  %10 = getelementptr inbounds [1 x %struct.__cancel_jmp_buf_tag], ptr %9, i64 0, i64 0, !dbg !290
  %11 = call i32 @__sigsetjmp(ptr noundef %10, i32 noundef 0) #9, !dbg !290
  store i32 %11, ptr %6, align 4, !dbg !290
  %12 = load i32, ptr %6, align 4, !dbg !297
  %13 = sext i32 %12 to i64, !dbg !297
  %14 = icmp ne i64 %13, 0, !dbg !297
  br i1 %14, label %15, label %18, !dbg !290

15:                                               ; preds = %8
  %16 = load ptr, ptr %4, align 8, !dbg !299
  %17 = load ptr, ptr %5, align 8, !dbg !299
  call void %16(ptr noundef %17), !dbg !299
  call void @__pthread_unwind_next(ptr noundef %3) #10, !dbg !299
  unreachable, !dbg !299

18:                                               ; preds = %8
  call void @__pthread_register_cancel(ptr noundef %3), !dbg !290
  br label %19, !dbg !290

19:                                               ; preds = %18
  br label %20, !dbg !301

20:                                               ; preds = %20, %19
  %21 = call i32 @pthread_cond_wait(ptr noundef @cond, ptr noundef @mutex), !dbg !303
  br label %20, !dbg !306, !llvm.loop !307

22:                                               ; No predecessors!
  call void @__pthread_unregister_cancel(ptr noundef %3), !dbg !310
  %23 = load ptr, ptr %4, align 8, !dbg !311
  %24 = load ptr, ptr %5, align 8, !dbg !311
  call void %23(ptr noundef %24), !dbg !311
  br label %25, !dbg !310

25:                                               ; preds = %22
  ret ptr null, !dbg !313
}

declare i32 @pthread_cancel(i64 noundef) #2

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare i32 @pthread_mutex_lock(ptr noundef) #1

define dso_local void @keeps_mutex() #0 !dbg !314 {
  %1 = alloca i64, align 8
    #dbg_declare(ptr %1, !315, !DIExpression(), !316)
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @wait_without_handler, ptr noundef null) #7, !dbg !317
  %3 = load i64, ptr %1, align 8, !dbg !318
  %4 = call i32 @pthread_cancel(i64 noundef %3), !dbg !319
  %5 = load i64, ptr %1, align 8, !dbg !320
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !321
  %7 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #7, !dbg !322
  ret void, !dbg !323
}

define internal ptr @wait_without_handler(ptr noundef %0) #0 !dbg !324 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !325, !DIExpression(), !326)
  %3 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #7, !dbg !327
  br label %4, !dbg !328

4:                                                ; preds = %4, %1
  %5 = call i32 @pthread_cond_wait(ptr noundef @cond, ptr noundef @mutex), !dbg !329
  br label %4, !dbg !332, !llvm.loop !333
}

define dso_local void @handlers() #0 !dbg !336 {
  %1 = alloca i64, align 8
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !337, !DIExpression(), !338)
    #dbg_declare(ptr %2, !339, !DIExpression(), !340)
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @leave, ptr noundef null) #7, !dbg !341
  %4 = load i64, ptr %1, align 8, !dbg !342
  %5 = call i32 @pthread_join(i64 noundef %4, ptr noundef %2), !dbg !343
  %6 = load ptr, ptr %2, align 8, !dbg !344
  %7 = icmp eq ptr %6, @order, !dbg !344
  br i1 %7, label %8, label %18, !dbg !344

8:                                                ; preds = %0
  %9 = load i32, ptr @count, align 4, !dbg !344
  %10 = icmp eq i32 %9, 2, !dbg !344
  br i1 %10, label %11, label %18, !dbg !344

11:                                               ; preds = %8
  %12 = load i32, ptr @order, align 4, !dbg !344
  %13 = icmp eq i32 %12, 2, !dbg !344
  br i1 %13, label %14, label %18, !dbg !344

14:                                               ; preds = %11
  %15 = load i32, ptr getelementptr inbounds ([3 x i32], ptr @order, i64 0, i64 1), align 4, !dbg !344
  %16 = icmp eq i32 %15, 1, !dbg !344
  br i1 %16, label %17, label %18, !dbg !347

17:                                               ; preds = %14
  br label %19, !dbg !347

18:                                               ; preds = %14, %11, %8, %0
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 91, ptr noundef @__PRETTY_FUNCTION__.handlers) #8, !dbg !344
  unreachable, !dbg !344

19:                                               ; preds = %17
  ret void, !dbg !348
}

define internal ptr @leave(ptr noundef %0) #0 !dbg !349 {
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
    #dbg_declare(ptr %2, !350, !DIExpression(), !351)
    #dbg_declare(ptr %3, !352, !DIExpression(), !353)
  store i32 1, ptr %3, align 4, !dbg !353
    #dbg_declare(ptr %4, !354, !DIExpression(), !355)
  store i32 2, ptr %4, align 4, !dbg !355
    #dbg_declare(ptr %5, !356, !DIExpression(), !357)
  store i32 3, ptr %5, align 4, !dbg !357
  br label %18, !dbg !358

18:                                               ; preds = %1
    #dbg_declare(ptr %6, !359, !DIExpression(), !361)
    #dbg_declare(ptr %7, !362, !DIExpression(), !361)
  store ptr @note, ptr %7, align 8, !dbg !361
    #dbg_declare(ptr %8, !363, !DIExpression(), !361)
  store ptr %3, ptr %8, align 8, !dbg !361
    #dbg_declare(ptr %9, !364, !DIExpression(), !361)
  %19 = getelementptr inbounds %struct.__pthread_unwind_buf_t, ptr %6, i32 0, i32 0, !dbg !361
  %20 = getelementptr inbounds [1 x %struct.__cancel_jmp_buf_tag], ptr %19, i64 0, i64 0, !dbg !361
  %21 = call i32 @__sigsetjmp(ptr noundef %20, i32 noundef 0) #9, !dbg !361
  store i32 %21, ptr %9, align 4, !dbg !361
  %22 = load i32, ptr %9, align 4, !dbg !365
  %23 = sext i32 %22 to i64, !dbg !365
  %24 = icmp ne i64 %23, 0, !dbg !365
  br i1 %24, label %25, label %28, !dbg !361

25:                                               ; preds = %18
  %26 = load ptr, ptr %7, align 8, !dbg !367
  %27 = load ptr, ptr %8, align 8, !dbg !367
  call void %26(ptr noundef %27), !dbg !367
  call void @__pthread_unwind_next(ptr noundef %6) #10, !dbg !367
  unreachable, !dbg !367

28:                                               ; preds = %18
  call void @__pthread_register_cancel(ptr noundef %6), !dbg !361
  br label %29, !dbg !361

29:                                               ; preds = %28
  br label %30, !dbg !369

30:                                               ; preds = %29
    #dbg_declare(ptr %10, !371, !DIExpression(), !373)
    #dbg_declare(ptr %11, !374, !DIExpression(), !373)
  store ptr @note, ptr %11, align 8, !dbg !373
    #dbg_declare(ptr %12, !375, !DIExpression(), !373)
  store ptr %4, ptr %12, align 8, !dbg !373
    #dbg_declare(ptr %13, !376, !DIExpression(), !373)
  %31 = getelementptr inbounds %struct.__pthread_unwind_buf_t, ptr %10, i32 0, i32 0, !dbg !373
  %32 = getelementptr inbounds [1 x %struct.__cancel_jmp_buf_tag], ptr %31, i64 0, i64 0, !dbg !373
  %33 = call i32 @__sigsetjmp(ptr noundef %32, i32 noundef 0) #9, !dbg !373
  store i32 %33, ptr %13, align 4, !dbg !373
  %34 = load i32, ptr %13, align 4, !dbg !377
  %35 = sext i32 %34 to i64, !dbg !377
  %36 = icmp ne i64 %35, 0, !dbg !377
  br i1 %36, label %37, label %40, !dbg !373

37:                                               ; preds = %30
  %38 = load ptr, ptr %11, align 8, !dbg !379
  %39 = load ptr, ptr %12, align 8, !dbg !379
  call void %38(ptr noundef %39), !dbg !379
  call void @__pthread_unwind_next(ptr noundef %10) #10, !dbg !379
  unreachable, !dbg !379

40:                                               ; preds = %30
  call void @__pthread_register_cancel(ptr noundef %10), !dbg !373
  br label %41, !dbg !373

41:                                               ; preds = %40
  br label %42, !dbg !381

42:                                               ; preds = %41
    #dbg_declare(ptr %14, !383, !DIExpression(), !385)
    #dbg_declare(ptr %15, !386, !DIExpression(), !385)
  store ptr @note, ptr %15, align 8, !dbg !385
    #dbg_declare(ptr %16, !387, !DIExpression(), !385)
  store ptr %5, ptr %16, align 8, !dbg !385
    #dbg_declare(ptr %17, !388, !DIExpression(), !385)
  %43 = getelementptr inbounds %struct.__pthread_unwind_buf_t, ptr %14, i32 0, i32 0, !dbg !385
  %44 = getelementptr inbounds [1 x %struct.__cancel_jmp_buf_tag], ptr %43, i64 0, i64 0, !dbg !385
  %45 = call i32 @__sigsetjmp(ptr noundef %44, i32 noundef 0) #9, !dbg !385
  store i32 %45, ptr %17, align 4, !dbg !385
  %46 = load i32, ptr %17, align 4, !dbg !389
  %47 = sext i32 %46 to i64, !dbg !389
  %48 = icmp ne i64 %47, 0, !dbg !389
  br i1 %48, label %49, label %52, !dbg !385

49:                                               ; preds = %42
  %50 = load ptr, ptr %15, align 8, !dbg !391
  %51 = load ptr, ptr %16, align 8, !dbg !391
  call void %50(ptr noundef %51), !dbg !391
  call void @__pthread_unwind_next(ptr noundef %14) #10, !dbg !391
  unreachable, !dbg !391

52:                                               ; preds = %42
  call void @__pthread_register_cancel(ptr noundef %14), !dbg !385
  br label %53, !dbg !385

53:                                               ; preds = %52
  br label %54, !dbg !393

54:                                               ; preds = %53
  br label %55, !dbg !395

55:                                               ; preds = %54
  br label %56, !dbg !393

56:                                               ; preds = %55
  call void @__pthread_unregister_cancel(ptr noundef %14), !dbg !397
  br label %57, !dbg !397

57:                                               ; preds = %56
  call void @pthread_exit(ptr noundef @order) #10, !dbg !398
  unreachable, !dbg !398

58:                                               ; No predecessors!
  call void @__pthread_unregister_cancel(ptr noundef %10), !dbg !399
  br label %59, !dbg !399

59:                                               ; preds = %58
  br label %60, !dbg !400

60:                                               ; preds = %59
  br label %61, !dbg !401

61:                                               ; preds = %60
  br label %62, !dbg !400

62:                                               ; preds = %61
  call void @__pthread_unregister_cancel(ptr noundef %6), !dbg !403
  br label %63, !dbg !403

63:                                               ; preds = %62
  ret ptr null, !dbg !404
}

define dso_local void @destructors() #0 !dbg !405 {
  %1 = alloca i64, align 8
    #dbg_declare(ptr %1, !406, !DIExpression(), !407)
  %2 = call i32 @pthread_key_create(ptr noundef @key, ptr noundef @destroy) #7, !dbg !408
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @keep, ptr noundef null) #7, !dbg !409
  %4 = load i64, ptr %1, align 8, !dbg !410
  %5 = call i32 @pthread_cancel(i64 noundef %4), !dbg !411
  %6 = load i64, ptr %1, align 8, !dbg !412
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !413
  %8 = load i32, ptr @ended, align 4, !dbg !414
  %9 = icmp eq i32 %8, 7, !dbg !414
  br i1 %9, label %13, label %10, !dbg !414

10:                                               ; preds = %0
  %11 = load i32, ptr @ended, align 4, !dbg !414
  %12 = icmp eq i32 %11, 0, !dbg !414
  br i1 %12, label %13, label %14, !dbg !417

13:                                               ; preds = %10, %0
  br label %15, !dbg !417

14:                                               ; preds = %10
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 114, ptr noundef @__PRETTY_FUNCTION__.destructors) #8, !dbg !414
  unreachable, !dbg !414

15:                                               ; preds = %13
  ret void, !dbg !418
}

declare i32 @pthread_key_create(ptr noundef, ptr noundef) #1

define internal void @destroy(ptr noundef %0) #0 !dbg !419 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !420, !DIExpression(), !421)
  %3 = load ptr, ptr %2, align 8, !dbg !422
  %4 = load i32, ptr %3, align 4, !dbg !423
  store i32 %4, ptr @ended, align 4, !dbg !424
  %5 = load ptr, ptr %2, align 8, !dbg !425
  call void @free(ptr noundef %5) #7, !dbg !426
  ret void, !dbg !427
}

define internal ptr @keep(ptr noundef %0) #0 !dbg !428 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !429, !DIExpression(), !430)
    #dbg_declare(ptr %3, !431, !DIExpression(), !432)
  %4 = call noalias ptr @malloc(i64 noundef 4) #11, !dbg !433
  store ptr %4, ptr %3, align 8, !dbg !432
  %5 = load ptr, ptr %3, align 8, !dbg !434
  store i32 7, ptr %5, align 4, !dbg !435
  %6 = load i32, ptr @key, align 4, !dbg !436
  %7 = load ptr, ptr %3, align 8, !dbg !437
  %8 = call i32 @pthread_setspecific(i32 noundef %6, ptr noundef %7) #7, !dbg !438
  %9 = call i32 @sem_wait(ptr noundef @semaphore), !dbg !439
  ret ptr null, !dbg !440
}

define dso_local void @disabled() #0 !dbg !441 {
  %1 = alloca i64, align 8
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !442, !DIExpression(), !443)
    #dbg_declare(ptr %2, !444, !DIExpression(), !445)
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @refuse, ptr noundef null) #7, !dbg !446
  %4 = call i32 @sem_wait(ptr noundef @begun), !dbg !447
  %5 = load i64, ptr %1, align 8, !dbg !448
  %6 = call i32 @pthread_cancel(i64 noundef %5), !dbg !449
  %7 = call i32 @sem_post(ptr noundef @semaphore) #7, !dbg !450
  %8 = load i64, ptr %1, align 8, !dbg !451
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef %2), !dbg !452
  %10 = load ptr, ptr %2, align 8, !dbg !453
  %11 = icmp eq ptr %10, inttoptr (i64 -1 to ptr), !dbg !453
  br i1 %11, label %12, label %16, !dbg !453

12:                                               ; preds = %0
  %13 = load i32, ptr @ended, align 4, !dbg !453
  %14 = icmp eq i32 %13, 1, !dbg !453
  br i1 %14, label %15, label %16, !dbg !456

15:                                               ; preds = %12
  br label %17, !dbg !456

16:                                               ; preds = %12, %0
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 142, ptr noundef @__PRETTY_FUNCTION__.disabled) #8, !dbg !453
  unreachable, !dbg !453

17:                                               ; preds = %15
  ret void, !dbg !457
}

define internal ptr @refuse(ptr noundef %0) #0 !dbg !458 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !459, !DIExpression(), !460)
    #dbg_declare(ptr %3, !461, !DIExpression(), !462)
  %4 = call i32 @pthread_setcancelstate(i32 noundef 1, ptr noundef %3), !dbg !463
  %5 = load i32, ptr %3, align 4, !dbg !464
  %6 = icmp eq i32 %5, 0, !dbg !464
  br i1 %6, label %7, label %8, !dbg !467

7:                                                ; preds = %1
  br label %9, !dbg !467

8:                                                ; preds = %1
  call void @__assert_fail(ptr noundef @.str.11, ptr noundef @.str.1, i32 noundef 122, ptr noundef @__PRETTY_FUNCTION__.refuse) #8, !dbg !464
  unreachable, !dbg !464

9:                                                ; preds = %7
  %10 = call i32 @sem_post(ptr noundef @begun) #7, !dbg !468
  %11 = call i32 @sem_wait(ptr noundef @semaphore), !dbg !469
  call void @pthread_testcancel(), !dbg !470
  store i32 1, ptr @ended, align 4, !dbg !471
  %12 = call i32 @pthread_setcancelstate(i32 noundef 0, ptr noundef %3), !dbg !472
  %13 = load i32, ptr %3, align 4, !dbg !473
  %14 = icmp eq i32 %13, 1, !dbg !473
  br i1 %14, label %15, label %16, !dbg !476

15:                                               ; preds = %9
  br label %17, !dbg !476

16:                                               ; preds = %9
  call void @__assert_fail(ptr noundef @.str.12, ptr noundef @.str.1, i32 noundef 128, ptr noundef @__PRETTY_FUNCTION__.refuse) #8, !dbg !473
  unreachable, !dbg !473

17:                                               ; preds = %15
  call void @pthread_testcancel(), !dbg !477
  call void @abort() #8, !dbg !478
  unreachable, !dbg !478
}

declare i32 @sem_wait(ptr noundef) #2

declare i32 @sem_post(ptr noundef) #1

define dso_local void @tested() #0 !dbg !479 {
  %1 = alloca i64, align 8
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !480, !DIExpression(), !481)
    #dbg_declare(ptr %2, !482, !DIExpression(), !483)
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @test, ptr noundef null) #7, !dbg !484
  %4 = load i64, ptr %1, align 8, !dbg !485
  %5 = call i32 @pthread_cancel(i64 noundef %4), !dbg !486
  %6 = load i64, ptr %1, align 8, !dbg !487
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef %2), !dbg !488
  %8 = load ptr, ptr %2, align 8, !dbg !489
  %9 = icmp eq ptr %8, inttoptr (i64 -1 to ptr), !dbg !489
  br i1 %9, label %10, label %11, !dbg !492

10:                                               ; preds = %0
  br label %12, !dbg !492

11:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 156, ptr noundef @__PRETTY_FUNCTION__.tested) #8, !dbg !489
  unreachable, !dbg !489

12:                                               ; preds = %10
  ret void, !dbg !493
}

define internal ptr @test(ptr noundef %0) #0 !dbg !494 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !495, !DIExpression(), !496)
  br label %3, !dbg !497

3:                                                ; preds = %3, %1
  call void @pthread_testcancel(), !dbg !498
  br label %3, !dbg !501, !llvm.loop !502
}

define dso_local void @waits_for_semaphore() #0 !dbg !505 {
  %1 = alloca i64, align 8
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !506, !DIExpression(), !507)
    #dbg_declare(ptr %2, !508, !DIExpression(), !509)
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @wait_for_semaphore, ptr noundef null) #7, !dbg !510
  %4 = load i64, ptr %1, align 8, !dbg !511
  %5 = call i32 @pthread_cancel(i64 noundef %4), !dbg !512
  %6 = load i64, ptr %1, align 8, !dbg !513
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef %2), !dbg !514
  %8 = load ptr, ptr %2, align 8, !dbg !515
  %9 = icmp eq ptr %8, inttoptr (i64 -1 to ptr), !dbg !515
  br i1 %9, label %10, label %11, !dbg !518

10:                                               ; preds = %0
  br label %12, !dbg !518

11:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 170, ptr noundef @__PRETTY_FUNCTION__.waits_for_semaphore) #8, !dbg !515
  unreachable, !dbg !515

12:                                               ; preds = %10
  ret void, !dbg !519
}

define internal ptr @wait_for_semaphore(ptr noundef %0) #0 !dbg !520 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !521, !DIExpression(), !522)
  %3 = call i32 @sem_wait(ptr noundef @semaphore), !dbg !523
  call void @abort() #8, !dbg !524
  unreachable, !dbg !524
}

define dso_local void @waits_for_thread() #0 !dbg !525 {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
    #dbg_declare(ptr %1, !526, !DIExpression(), !527)
    #dbg_declare(ptr %2, !528, !DIExpression(), !529)
    #dbg_declare(ptr %3, !530, !DIExpression(), !531)
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @wait_for_semaphore, ptr noundef null) #7, !dbg !532
  %5 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @wait_for_thread, ptr noundef %2) #7, !dbg !533
  %6 = load i64, ptr %1, align 8, !dbg !534
  %7 = call i32 @pthread_cancel(i64 noundef %6), !dbg !535
  %8 = load i64, ptr %1, align 8, !dbg !536
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef %3), !dbg !536
  %10 = icmp eq i32 %9, 0, !dbg !536
  br i1 %10, label %11, label %15, !dbg !536

11:                                               ; preds = %0
  %12 = load ptr, ptr %3, align 8, !dbg !536
  %13 = icmp eq ptr %12, inttoptr (i64 -1 to ptr), !dbg !536
  br i1 %13, label %14, label %15, !dbg !539

14:                                               ; preds = %11
  br label %16, !dbg !539

15:                                               ; preds = %11, %0
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.1, i32 noundef 185, ptr noundef @__PRETTY_FUNCTION__.waits_for_thread) #8, !dbg !536
  unreachable, !dbg !536

16:                                               ; preds = %14
  %17 = load i64, ptr %2, align 8, !dbg !540
  %18 = call i32 @pthread_cancel(i64 noundef %17), !dbg !541
  %19 = load i64, ptr %2, align 8, !dbg !542
  %20 = call i32 @pthread_join(i64 noundef %19, ptr noundef %3), !dbg !542
  %21 = icmp eq i32 %20, 0, !dbg !542
  br i1 %21, label %22, label %26, !dbg !542

22:                                               ; preds = %16
  %23 = load ptr, ptr %3, align 8, !dbg !542
  %24 = icmp eq ptr %23, inttoptr (i64 -1 to ptr), !dbg !542
  br i1 %24, label %25, label %26, !dbg !545

25:                                               ; preds = %22
  br label %27, !dbg !545

26:                                               ; preds = %22, %16
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.1, i32 noundef 187, ptr noundef @__PRETTY_FUNCTION__.waits_for_thread) #8, !dbg !542
  unreachable, !dbg !542

27:                                               ; preds = %25
  ret void, !dbg !546
}

define internal ptr @wait_for_thread(ptr noundef %0) #0 !dbg !547 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !548, !DIExpression(), !549)
  %3 = load ptr, ptr %2, align 8, !dbg !550
  %4 = load i64, ptr %3, align 8, !dbg !551
  %5 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !552
  call void @abort() #8, !dbg !553
  unreachable, !dbg !553
}

define dso_local void @locks() #0 !dbg !554 {
  %1 = alloca i64, align 8
    #dbg_declare(ptr %1, !555, !DIExpression(), !556)
  %2 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #7, !dbg !557
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @lock, ptr noundef null) #7, !dbg !558
  %4 = load i64, ptr %1, align 8, !dbg !559
  %5 = call i32 @pthread_cancel(i64 noundef %4), !dbg !560
  %6 = load i64, ptr %1, align 8, !dbg !561
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !562
  ret void, !dbg !563
}

define internal ptr @lock(ptr noundef %0) #0 !dbg !564 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !565, !DIExpression(), !566)
  %3 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #7, !dbg !567
  ret ptr null, !dbg !568
}

define dso_local void @anew() #0 !dbg !569 {
  %1 = alloca i64, align 8
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !570, !DIExpression(), !571)
    #dbg_declare(ptr %2, !572, !DIExpression(), !573)
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @nothing, ptr noundef null) #7, !dbg !574
  %4 = load i64, ptr %1, align 8, !dbg !575
  %5 = call i32 @pthread_cancel(i64 noundef %4), !dbg !576
  %6 = load i64, ptr %1, align 8, !dbg !577
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !578
  %8 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @look, ptr noundef null) #7, !dbg !579
  %9 = load i64, ptr %1, align 8, !dbg !580
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef %2), !dbg !581
  %11 = load ptr, ptr %2, align 8, !dbg !582
  %12 = icmp eq ptr %11, @ended, !dbg !582
  br i1 %12, label %13, label %14, !dbg !585

13:                                               ; preds = %0
  br label %15, !dbg !585

14:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str.10, ptr noundef @.str.1, i32 noundef 220, ptr noundef @__PRETTY_FUNCTION__.anew) #8, !dbg !582
  unreachable, !dbg !582

15:                                               ; preds = %13
  ret void, !dbg !586
}

define internal ptr @nothing(ptr noundef %0) #0 !dbg !587 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !588, !DIExpression(), !589)
  ret ptr null, !dbg !590
}

define internal ptr @look(ptr noundef %0) #0 !dbg !591 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !592, !DIExpression(), !593)
  call void @pthread_testcancel(), !dbg !594
  ret ptr @ended, !dbg !595
}

define dso_local void @asynchronous() #0 !dbg !596 {
  %1 = alloca i64, align 8
    #dbg_declare(ptr %1, !597, !DIExpression(), !598)
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @any_moment, ptr noundef null) #7, !dbg !599
  %3 = load i64, ptr %1, align 8, !dbg !600
  %4 = call i32 @pthread_cancel(i64 noundef %3), !dbg !601
  %5 = load i64, ptr %1, align 8, !dbg !602
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !603
  ret void, !dbg !604
}

define internal ptr @any_moment(ptr noundef %0) #0 !dbg !605 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !606, !DIExpression(), !607)
  %3 = call i32 @pthread_setcanceltype(i32 noundef 1, ptr noundef null), !dbg !608
  ret ptr null, !dbg !609
}

define dso_local void @signalled() #0 !dbg !610 {
  %1 = alloca i64, align 8
    #dbg_declare(ptr %1, !611, !DIExpression(), !612)
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @wait_until_woken, ptr noundef null) #7, !dbg !613
  %3 = call i32 @sem_wait(ptr noundef @semaphore), !dbg !614
  %4 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #7, !dbg !615
  %5 = load i64, ptr %1, align 8, !dbg !616
  %6 = call i32 @pthread_cancel(i64 noundef %5), !dbg !617
  %7 = call i32 @pthread_cond_signal(ptr noundef @cond) #7, !dbg !618
  %8 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #7, !dbg !619
  %9 = load i64, ptr %1, align 8, !dbg !620
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !621
  ret void, !dbg !622
}

define internal ptr @wait_until_woken(ptr noundef %0) #0 !dbg !623 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.__pthread_unwind_buf_t, align 16
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !624, !DIExpression(), !625)
  %7 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #7, !dbg !626
  br label %8, !dbg !627

8:                                                ; preds = %1
    #dbg_declare(ptr %3, !628, !DIExpression(), !630)
    #dbg_declare(ptr %4, !631, !DIExpression(), !630)
  store ptr @unlock, ptr %4, align 8, !dbg !630
    #dbg_declare(ptr %5, !632, !DIExpression(), !630)
  store ptr @mutex, ptr %5, align 8, !dbg !630
    #dbg_declare(ptr %6, !633, !DIExpression(), !630)
  %9 = getelementptr inbounds %struct.__pthread_unwind_buf_t, ptr %3, i32 0, i32 0, !dbg !630
  %10 = getelementptr inbounds [1 x %struct.__cancel_jmp_buf_tag], ptr %9, i64 0, i64 0, !dbg !630
  %11 = call i32 @__sigsetjmp(ptr noundef %10, i32 noundef 0) #9, !dbg !630
  store i32 %11, ptr %6, align 4, !dbg !630
  %12 = load i32, ptr %6, align 4, !dbg !634
  %13 = sext i32 %12 to i64, !dbg !634
  %14 = icmp ne i64 %13, 0, !dbg !634
  br i1 %14, label %15, label %18, !dbg !630

15:                                               ; preds = %8
  %16 = load ptr, ptr %4, align 8, !dbg !636
  %17 = load ptr, ptr %5, align 8, !dbg !636
  call void %16(ptr noundef %17), !dbg !636
  call void @__pthread_unwind_next(ptr noundef %3) #10, !dbg !636
  unreachable, !dbg !636

18:                                               ; preds = %8
  call void @__pthread_register_cancel(ptr noundef %3), !dbg !630
  br label %19, !dbg !630

19:                                               ; preds = %18
  %20 = call i32 @sem_post(ptr noundef @semaphore) #7, !dbg !638
  %21 = call i32 @pthread_cond_wait(ptr noundef @cond, ptr noundef @mutex), !dbg !640
  store i32 1, ptr @ended, align 4, !dbg !641
  br label %22, !dbg !642

22:                                               ; preds = %19
  br label %23, !dbg !643

23:                                               ; preds = %22
  br label %24, !dbg !642

24:                                               ; preds = %23
  call void @__pthread_unregister_cancel(ptr noundef %3), !dbg !645
  %25 = load ptr, ptr %4, align 8, !dbg !646
  %26 = load ptr, ptr %5, align 8, !dbg !646
  call void %25(ptr noundef %26), !dbg !646
  br label %27, !dbg !645

27:                                               ; preds = %24
  ret ptr null, !dbg !648
}

declare i32 @pthread_cond_signal(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

define dso_local void @passed_on() #0 !dbg !649 {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
    #dbg_declare(ptr %1, !650, !DIExpression(), !651)
    #dbg_declare(ptr %2, !652, !DIExpression(), !653)
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @wait_until_woken, ptr noundef null) #7, !dbg !654
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @wait_too, ptr noundef null) #7, !dbg !655
  %5 = call i32 @sem_wait(ptr noundef @semaphore), !dbg !656
  %6 = call i32 @sem_wait(ptr noundef @semaphore), !dbg !657
  %7 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #7, !dbg !658
  %8 = load i64, ptr %1, align 8, !dbg !659
  %9 = call i32 @pthread_cancel(i64 noundef %8), !dbg !660
  %10 = call i32 @pthread_cond_signal(ptr noundef @cond) #7, !dbg !661
  %11 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #7, !dbg !662
  %12 = load i64, ptr %1, align 8, !dbg !663
  %13 = call i32 @pthread_join(i64 noundef %12, ptr noundef null), !dbg !664
  %14 = load i32, ptr @ended, align 4, !dbg !665
  %15 = icmp ne i32 %14, 0, !dbg !665
  br i1 %15, label %16, label %18, !dbg !667

16:                                               ; preds = %0
  %17 = call i32 @pthread_cond_signal(ptr noundef @cond) #7, !dbg !668
  br label %18, !dbg !668

18:                                               ; preds = %16, %0
  %19 = load i64, ptr %2, align 8, !dbg !669
  %20 = call i32 @pthread_join(i64 noundef %19, ptr noundef null), !dbg !670
  ret void, !dbg !671
}

define internal ptr @wait_too(ptr noundef %0) #0 !dbg !672 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !673, !DIExpression(), !674)
  %3 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #7, !dbg !675
  %4 = call i32 @sem_post(ptr noundef @semaphore) #7, !dbg !676
  %5 = call i32 @pthread_cond_wait(ptr noundef @cond, ptr noundef @mutex), !dbg !677
  store i32 1, ptr @woken, align 4, !dbg !678
  %6 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #7, !dbg !679
  ret ptr null, !dbg !680
}

define dso_local i32 @main() #0 !dbg !681 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  ret i32 0, !dbg !684
}

define internal void @unlock(ptr noundef %0) #0 !dbg !685 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !686, !DIExpression(), !687)
  %3 = load ptr, ptr %2, align 8, !dbg !688
  %4 = call i32 @pthread_mutex_unlock(ptr noundef %3) #7, !dbg !689
  ret void, !dbg !690
}

declare i32 @__sigsetjmp(ptr noundef, i32 noundef) #4

declare extern_weak void @__pthread_unwind_next(ptr noundef) #5

declare void @__pthread_register_cancel(ptr noundef) #2

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #2

declare void @__pthread_unregister_cancel(ptr noundef) #2

define internal void @note(ptr noundef %0) #0 !dbg !691 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !692, !DIExpression(), !693)
  %3 = load ptr, ptr %2, align 8, !dbg !694
  %4 = load i32, ptr %3, align 4, !dbg !695
  %5 = load i32, ptr @count, align 4, !dbg !696
  %6 = add nsw i32 %5, 1, !dbg !696
  store i32 %6, ptr @count, align 4, !dbg !696
  %7 = sext i32 %5 to i64, !dbg !697
  %8 = getelementptr inbounds [3 x i32], ptr @order, i64 0, i64 %7, !dbg !697
  store i32 %4, ptr %8, align 4, !dbg !698
  ret void, !dbg !699
}

declare void @pthread_exit(ptr noundef) #5

declare void @free(ptr noundef) #1

declare noalias ptr @malloc(i64 noundef) #6

declare i32 @pthread_setspecific(i32 noundef, ptr noundef) #1

declare i32 @pthread_setcancelstate(i32 noundef, ptr noundef) #2

declare void @pthread_testcancel() #2

declare void @abort() #3

declare i32 @pthread_setcanceltype(i32 noundef, ptr noundef) #2


!llvm.dbg.cu = !{!30}
!llvm.module.flags = !{!232, !233, !234, !235, !236, !237, !238}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 50, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "cancellation.c", directory: ".", checksumkind: CSK_MD5, checksum: "4c15962e938c6c11cb80c53a41e5a2f6")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 184, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 23)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 50, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 15)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 50, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 136, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 17)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 51, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 240, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 30)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !2, line: 52, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 216, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 27)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "mutex", scope: !30, file: !2, line: 29, type: !205, isLocal: true, isDefinition: true)
!30 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !31, retainedTypes: !42, globals: !71, splitDebugInlining: false, nameTableKind: None)
!31 = !{!32, !38}
!32 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !33, line: 168, baseType: !34, size: 32, elements: !35)
!33 = !DIFile(filename: "include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!34 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!35 = !{!36, !37}
!36 = !DIEnumerator(name: "PTHREAD_CANCEL_ENABLE", value: 0)
!37 = !DIEnumerator(name: "PTHREAD_CANCEL_DISABLE", value: 1)
!38 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !33, line: 175, baseType: !34, size: 32, elements: !39)
!39 = !{!40, !41}
!40 = !DIEnumerator(name: "PTHREAD_CANCEL_DEFERRED", value: 0)
!41 = !DIEnumerator(name: "PTHREAD_CANCEL_ASYNCHRONOUS", value: 1)
!42 = !{!43, !44, !67, !68}
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !45, size: 64)
!45 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !46, line: 26, size: 1600, elements: !47)
!46 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/struct___jmp_buf_tag.h", directory: "", checksumkind: CSK_MD5, checksum: "56a90a97e853c2bec1d9e290be5e92e4")
!47 = !{!48, !55, !57}
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !45, file: !46, line: 32, baseType: !49, size: 512)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "__jmp_buf", file: !50, line: 31, baseType: !51)
!50 = !DIFile(filename: "include/x86_64-linux-gnu/bits/setjmp.h", directory: "", checksumkind: CSK_MD5, checksum: "80e7796efafaf357b5e64731e4f6ac30")
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !52, size: 512, elements: !53)
!52 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!53 = !{!54}
!54 = !DISubrange(count: 8)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !45, file: !46, line: 33, baseType: !56, size: 32, offset: 512)
!56 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !45, file: !46, line: 34, baseType: !58, size: 1024, offset: 576)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !59, line: 8, baseType: !60)
!59 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/__sigset_t.h", directory: "", checksumkind: CSK_MD5, checksum: "acc6b14c0967857fec362a8d433e1cf2")
!60 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !59, line: 5, size: 1024, elements: !61)
!61 = !{!62}
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !60, file: !59, line: 7, baseType: !63, size: 1024)
!63 = !DICompositeType(tag: DW_TAG_array_type, baseType: !64, size: 1024, elements: !65)
!64 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!65 = !{!66}
!66 = !DISubrange(count: 16)
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !56, size: 64)
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !69, size: 64)
!69 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !70, line: 27, baseType: !64)
!70 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!71 = !{!0, !7, !12, !18, !23, !72, !77, !82, !87, !92, !95, !100, !102, !107, !112, !117, !122, !127, !130, !133, !141, !143, !148, !150, !153, !28, !155, !160, !165, !167, !203}
!72 = !DIGlobalVariableExpression(var: !73, expr: !DIExpression())
!73 = distinct !DIGlobalVariable(scope: null, file: !2, line: 53, type: !74, isLocal: true, isDefinition: true)
!74 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !75)
!75 = !{!76}
!76 = !DISubrange(count: 32)
!77 = !DIGlobalVariableExpression(var: !78, expr: !DIExpression())
!78 = distinct !DIGlobalVariable(scope: null, file: !2, line: 91, type: !79, isLocal: true, isDefinition: true)
!79 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 520, elements: !80)
!80 = !{!81}
!81 = !DISubrange(count: 65)
!82 = !DIGlobalVariableExpression(var: !83, expr: !DIExpression())
!83 = distinct !DIGlobalVariable(scope: null, file: !2, line: 91, type: !84, isLocal: true, isDefinition: true)
!84 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 160, elements: !85)
!85 = !{!86}
!86 = !DISubrange(count: 20)
!87 = !DIGlobalVariableExpression(var: !88, expr: !DIExpression())
!88 = distinct !DIGlobalVariable(scope: null, file: !2, line: 114, type: !89, isLocal: true, isDefinition: true)
!89 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 200, elements: !90)
!90 = !{!91}
!91 = !DISubrange(count: 25)
!92 = !DIGlobalVariableExpression(var: !93, expr: !DIExpression())
!93 = distinct !DIGlobalVariable(scope: null, file: !2, line: 114, type: !94, isLocal: true, isDefinition: true)
!94 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 184, elements: !5)
!95 = !DIGlobalVariableExpression(var: !96, expr: !DIExpression())
!96 = distinct !DIGlobalVariable(scope: null, file: !2, line: 142, type: !97, isLocal: true, isDefinition: true)
!97 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 328, elements: !98)
!98 = !{!99}
!99 = !DISubrange(count: 41)
!100 = !DIGlobalVariableExpression(var: !101, expr: !DIExpression())
!101 = distinct !DIGlobalVariable(scope: null, file: !2, line: 142, type: !84, isLocal: true, isDefinition: true)
!102 = !DIGlobalVariableExpression(var: !103, expr: !DIExpression())
!103 = distinct !DIGlobalVariable(scope: null, file: !2, line: 156, type: !104, isLocal: true, isDefinition: true)
!104 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 144, elements: !105)
!105 = !{!106}
!106 = !DISubrange(count: 18)
!107 = !DIGlobalVariableExpression(var: !108, expr: !DIExpression())
!108 = distinct !DIGlobalVariable(scope: null, file: !2, line: 170, type: !109, isLocal: true, isDefinition: true)
!109 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 248, elements: !110)
!110 = !{!111}
!111 = !DISubrange(count: 31)
!112 = !DIGlobalVariableExpression(var: !113, expr: !DIExpression())
!113 = distinct !DIGlobalVariable(scope: null, file: !2, line: 185, type: !114, isLocal: true, isDefinition: true)
!114 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 480, elements: !115)
!115 = !{!116}
!116 = !DISubrange(count: 60)
!117 = !DIGlobalVariableExpression(var: !118, expr: !DIExpression())
!118 = distinct !DIGlobalVariable(scope: null, file: !2, line: 185, type: !119, isLocal: true, isDefinition: true)
!119 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 224, elements: !120)
!120 = !{!121}
!121 = !DISubrange(count: 28)
!122 = !DIGlobalVariableExpression(var: !123, expr: !DIExpression())
!123 = distinct !DIGlobalVariable(scope: null, file: !2, line: 187, type: !124, isLocal: true, isDefinition: true)
!124 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 512, elements: !125)
!125 = !{!126}
!126 = !DISubrange(count: 64)
!127 = !DIGlobalVariableExpression(var: !128, expr: !DIExpression())
!128 = distinct !DIGlobalVariable(scope: null, file: !2, line: 220, type: !129, isLocal: true, isDefinition: true)
!129 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !16)
!130 = !DIGlobalVariableExpression(var: !131, expr: !DIExpression())
!131 = distinct !DIGlobalVariable(scope: null, file: !2, line: 220, type: !132, isLocal: true, isDefinition: true)
!132 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 128, elements: !65)
!133 = !DIGlobalVariableExpression(var: !134, expr: !DIExpression())
!134 = distinct !DIGlobalVariable(name: "semaphore", scope: !30, file: !2, line: 31, type: !135, isLocal: true, isDefinition: true)
!135 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !136, line: 39, baseType: !137)
!136 = !DIFile(filename: "include/x86_64-linux-gnu/bits/semaphore.h", directory: "", checksumkind: CSK_MD5, checksum: "f0ec69aef73516c696d526041269f8fd")
!137 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !136, line: 35, size: 256, elements: !138)
!138 = !{!139, !140}
!139 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !137, file: !136, line: 37, baseType: !74, size: 256)
!140 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !137, file: !136, line: 38, baseType: !52, size: 64)
!141 = !DIGlobalVariableExpression(var: !142, expr: !DIExpression())
!142 = distinct !DIGlobalVariable(name: "ended", scope: !30, file: !2, line: 32, type: !56, isLocal: true, isDefinition: true)
!143 = !DIGlobalVariableExpression(var: !144, expr: !DIExpression())
!144 = distinct !DIGlobalVariable(name: "order", scope: !30, file: !2, line: 70, type: !145, isLocal: true, isDefinition: true)
!145 = !DICompositeType(tag: DW_TAG_array_type, baseType: !56, size: 96, elements: !146)
!146 = !{!147}
!147 = !DISubrange(count: 3)
!148 = !DIGlobalVariableExpression(var: !149, expr: !DIExpression())
!149 = distinct !DIGlobalVariable(name: "count", scope: !30, file: !2, line: 70, type: !56, isLocal: true, isDefinition: true)
!150 = !DIGlobalVariableExpression(var: !151, expr: !DIExpression())
!151 = distinct !DIGlobalVariable(name: "key", scope: !30, file: !2, line: 94, type: !152, isLocal: true, isDefinition: true)
!152 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_key_t", file: !70, line: 49, baseType: !34)
!153 = !DIGlobalVariableExpression(var: !154, expr: !DIExpression())
!154 = distinct !DIGlobalVariable(name: "begun", scope: !30, file: !2, line: 117, type: !135, isLocal: true, isDefinition: true)
!155 = !DIGlobalVariableExpression(var: !156, expr: !DIExpression())
!156 = distinct !DIGlobalVariable(scope: null, file: !2, line: 122, type: !157, isLocal: true, isDefinition: true)
!157 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 232, elements: !158)
!158 = !{!159}
!159 = !DISubrange(count: 29)
!160 = !DIGlobalVariableExpression(var: !161, expr: !DIExpression())
!161 = distinct !DIGlobalVariable(scope: null, file: !2, line: 122, type: !162, isLocal: true, isDefinition: true)
!162 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 168, elements: !163)
!163 = !{!164}
!164 = !DISubrange(count: 21)
!165 = !DIGlobalVariableExpression(var: !166, expr: !DIExpression())
!166 = distinct !DIGlobalVariable(scope: null, file: !2, line: 128, type: !20, isLocal: true, isDefinition: true)
!167 = !DIGlobalVariableExpression(var: !168, expr: !DIExpression())
!168 = distinct !DIGlobalVariable(name: "cond", scope: !30, file: !2, line: 30, type: !169, isLocal: true, isDefinition: true)
!169 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !70, line: 80, baseType: !170)
!170 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !70, line: 75, size: 384, elements: !171)
!171 = !{!172, !197, !201}
!172 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !170, file: !70, line: 77, baseType: !173, size: 384)
!173 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !174, line: 94, size: 384, elements: !175)
!174 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!175 = !{!176, !188, !189, !193, !194, !195, !196}
!176 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !173, file: !174, line: 96, baseType: !177, size: 64)
!177 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !178, line: 33, baseType: !179)
!178 = !DIFile(filename: "include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: "", checksumkind: CSK_MD5, checksum: "2708e6e61e266abad2d765ccef838dbe")
!179 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !178, line: 25, size: 64, elements: !180)
!180 = !{!181, !183}
!181 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !179, file: !178, line: 27, baseType: !182, size: 64)
!182 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!183 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !179, file: !178, line: 32, baseType: !184, size: 64)
!184 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !179, file: !178, line: 28, size: 64, elements: !185)
!185 = !{!186, !187}
!186 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !184, file: !178, line: 30, baseType: !34, size: 32)
!187 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !184, file: !178, line: 31, baseType: !34, size: 32, offset: 32)
!188 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !173, file: !174, line: 97, baseType: !177, size: 64, offset: 64)
!189 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !173, file: !174, line: 98, baseType: !190, size: 64, offset: 128)
!190 = !DICompositeType(tag: DW_TAG_array_type, baseType: !34, size: 64, elements: !191)
!191 = !{!192}
!192 = !DISubrange(count: 2)
!193 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !173, file: !174, line: 99, baseType: !190, size: 64, offset: 192)
!194 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !173, file: !174, line: 100, baseType: !34, size: 32, offset: 256)
!195 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !173, file: !174, line: 101, baseType: !34, size: 32, offset: 288)
!196 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !173, file: !174, line: 102, baseType: !190, size: 64, offset: 320)
!197 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !170, file: !70, line: 78, baseType: !198, size: 384)
!198 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 384, elements: !199)
!199 = !{!200}
!200 = !DISubrange(count: 48)
!201 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !170, file: !70, line: 79, baseType: !202, size: 64)
!202 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!203 = !DIGlobalVariableExpression(var: !204, expr: !DIExpression())
!204 = distinct !DIGlobalVariable(name: "woken", scope: !30, file: !2, line: 32, type: !56, isLocal: true, isDefinition: true)
!205 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !70, line: 72, baseType: !206)
!206 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !70, line: 67, size: 320, elements: !207)
!207 = !{!208, !227, !231}
!208 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !206, file: !70, line: 69, baseType: !209, size: 320)
!209 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !210, line: 22, size: 320, elements: !211)
!210 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!211 = !{!212, !213, !214, !215, !216, !217, !219, !220}
!212 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !209, file: !210, line: 24, baseType: !56, size: 32)
!213 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !209, file: !210, line: 25, baseType: !34, size: 32, offset: 32)
!214 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !209, file: !210, line: 26, baseType: !56, size: 32, offset: 64)
!215 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !209, file: !210, line: 28, baseType: !34, size: 32, offset: 96)
!216 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !209, file: !210, line: 32, baseType: !56, size: 32, offset: 128)
!217 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !209, file: !210, line: 34, baseType: !218, size: 16, offset: 160)
!218 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!219 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !209, file: !210, line: 35, baseType: !218, size: 16, offset: 176)
!220 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !209, file: !210, line: 36, baseType: !221, size: 128, offset: 192)
!221 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !174, line: 55, baseType: !222)
!222 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !174, line: 51, size: 128, elements: !223)
!223 = !{!224, !226}
!224 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !222, file: !174, line: 53, baseType: !225, size: 64)
!225 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !222, size: 64)
!226 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !222, file: !174, line: 54, baseType: !225, size: 64, offset: 64)
!227 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !206, file: !70, line: 70, baseType: !228, size: 320)
!228 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 320, elements: !229)
!229 = !{!230}
!230 = !DISubrange(count: 40)
!231 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !206, file: !70, line: 71, baseType: !52, size: 64)
!232 = !{i32 7, !"Dwarf Version", i32 5}
!233 = !{i32 2, !"Debug Info Version", i32 3}
!234 = !{i32 1, !"wchar_size", i32 4}
!235 = !{i32 8, !"PIC Level", i32 2}
!236 = !{i32 7, !"PIE Level", i32 2}
!237 = !{i32 7, !"uwtable", i32 2}
!238 = !{i32 7, !"frame-pointer", i32 2}
!239 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!240 = distinct !DISubprogram(name: "waits", scope: !2, file: !2, line: 46, type: !241, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !30, retainedNodes: !243)
!241 = !DISubroutineType(types: !242)
!242 = !{null}
!243 = !{}
!244 = !DILocalVariable(name: "t", scope: !240, file: !2, line: 47, type: !69)
!245 = !DILocation(line: 47, column: 13, scope: !240)
!246 = !DILocalVariable(name: "result", scope: !240, file: !2, line: 48, type: !43)
!247 = !DILocation(line: 48, column: 9, scope: !240)
!248 = !DILocation(line: 49, column: 3, scope: !240)
!249 = !DILocation(line: 50, column: 3, scope: !250)
!250 = distinct !DILexicalBlock(scope: !251, file: !2, line: 50, column: 3)
!251 = distinct !DILexicalBlock(scope: !240, file: !2, line: 50, column: 3)
!252 = !DILocation(line: 50, column: 3, scope: !251)
!253 = !DILocation(line: 51, column: 3, scope: !254)
!254 = distinct !DILexicalBlock(scope: !255, file: !2, line: 51, column: 3)
!255 = distinct !DILexicalBlock(scope: !240, file: !2, line: 51, column: 3)
!256 = !DILocation(line: 51, column: 3, scope: !255)
!257 = !DILocation(line: 52, column: 3, scope: !258)
!258 = distinct !DILexicalBlock(scope: !259, file: !2, line: 52, column: 3)
!259 = distinct !DILexicalBlock(scope: !240, file: !2, line: 52, column: 3)
!260 = !DILocation(line: 52, column: 3, scope: !259)
!261 = !DILocation(line: 53, column: 3, scope: !262)
!262 = distinct !DILexicalBlock(scope: !263, file: !2, line: 53, column: 3)
!263 = distinct !DILexicalBlock(scope: !240, file: !2, line: 53, column: 3)
!264 = !DILocation(line: 53, column: 3, scope: !263)
!265 = !DILocation(line: 54, column: 1, scope: !240)
!266 = distinct !DISubprogram(name: "wait_for_ever", scope: !2, file: !2, line: 36, type: !267, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, retainedNodes: !243)
!267 = !DISubroutineType(types: !268)
!268 = !{!43, !43}
!269 = !DILocalVariable(name: "unused", arg: 1, scope: !266, file: !2, line: 36, type: !43)
!270 = !DILocation(line: 36, column: 34, scope: !266)
!271 = !DILocation(line: 37, column: 3, scope: !266)
!272 = !DILocation(line: 38, column: 3, scope: !266)
!273 = !DILocalVariable(name: "__cancel_buf", scope: !274, file: !2, line: 38, type: !275)
!274 = distinct !DILexicalBlock(scope: !266, file: !2, line: 38, column: 3)
!275 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_unwind_buf_t", file: !33, line: 548, baseType: !276, align: 128)
!276 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !33, line: 544, size: 832, elements: !277)
!277 = !{!278, !286}
!278 = !DIDerivedType(tag: DW_TAG_member, name: "__cancel_jmp_buf", scope: !276, file: !33, line: 546, baseType: !279, size: 576)
!279 = !DICompositeType(tag: DW_TAG_array_type, baseType: !280, size: 576, elements: !284)
!280 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__cancel_jmp_buf_tag", file: !33, line: 538, size: 576, elements: !281)
!281 = !{!282, !283}
!282 = !DIDerivedType(tag: DW_TAG_member, name: "__cancel_jmp_buf", scope: !280, file: !33, line: 540, baseType: !49, size: 512)
!283 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !280, file: !33, line: 541, baseType: !56, size: 32, offset: 512)
!284 = !{!285}
!285 = !DISubrange(count: 1)
!286 = !DIDerivedType(tag: DW_TAG_member, name: "__pad", scope: !276, file: !33, line: 547, baseType: !287, size: 256, offset: 576)
!287 = !DICompositeType(tag: DW_TAG_array_type, baseType: !43, size: 256, elements: !288)
!288 = !{!289}
!289 = !DISubrange(count: 4)
!290 = !DILocation(line: 38, column: 3, scope: !274)
!291 = !DILocalVariable(name: "__cancel_routine", scope: !274, file: !2, line: 38, type: !292)
!292 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !293, size: 64)
!293 = !DISubroutineType(types: !294)
!294 = !{null, !43}
!295 = !DILocalVariable(name: "__cancel_arg", scope: !274, file: !2, line: 38, type: !43)
!296 = !DILocalVariable(name: "__not_first_call", scope: !274, file: !2, line: 38, type: !56)
!297 = !DILocation(line: 38, column: 3, scope: !298)
!298 = distinct !DILexicalBlock(scope: !274, file: !2, line: 38, column: 3)
!299 = !DILocation(line: 38, column: 3, scope: !300)
!300 = distinct !DILexicalBlock(scope: !298, file: !2, line: 38, column: 3)
!301 = !DILocation(line: 39, column: 3, scope: !302)
!302 = distinct !DILexicalBlock(scope: !274, file: !2, line: 38, column: 3)
!303 = !DILocation(line: 40, column: 5, scope: !304)
!304 = distinct !DILexicalBlock(scope: !305, file: !2, line: 39, column: 3)
!305 = distinct !DILexicalBlock(scope: !302, file: !2, line: 39, column: 3)
!306 = !DILocation(line: 39, column: 3, scope: !304)
!307 = distinct !{!307, !308, !309}
!308 = !DILocation(line: 39, column: 3, scope: !305)
!309 = !DILocation(line: 40, column: 36, scope: !305)
!310 = !DILocation(line: 41, column: 3, scope: !274)
!311 = !DILocation(line: 41, column: 3, scope: !312)
!312 = distinct !DILexicalBlock(scope: !274, file: !2, line: 41, column: 3)
!313 = !DILocation(line: 42, column: 3, scope: !266)
!314 = distinct !DISubprogram(name: "keeps_mutex", scope: !2, file: !2, line: 62, type: !241, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !30, retainedNodes: !243)
!315 = !DILocalVariable(name: "t", scope: !314, file: !2, line: 63, type: !69)
!316 = !DILocation(line: 63, column: 13, scope: !314)
!317 = !DILocation(line: 64, column: 3, scope: !314)
!318 = !DILocation(line: 65, column: 18, scope: !314)
!319 = !DILocation(line: 65, column: 3, scope: !314)
!320 = !DILocation(line: 66, column: 16, scope: !314)
!321 = !DILocation(line: 66, column: 3, scope: !314)
!322 = !DILocation(line: 67, column: 3, scope: !314)
!323 = !DILocation(line: 68, column: 1, scope: !314)
!324 = distinct !DISubprogram(name: "wait_without_handler", scope: !2, file: !2, line: 56, type: !267, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, retainedNodes: !243)
!325 = !DILocalVariable(name: "unused", arg: 1, scope: !324, file: !2, line: 56, type: !43)
!326 = !DILocation(line: 56, column: 41, scope: !324)
!327 = !DILocation(line: 57, column: 3, scope: !324)
!328 = !DILocation(line: 58, column: 3, scope: !324)
!329 = !DILocation(line: 59, column: 5, scope: !330)
!330 = distinct !DILexicalBlock(scope: !331, file: !2, line: 58, column: 3)
!331 = distinct !DILexicalBlock(scope: !324, file: !2, line: 58, column: 3)
!332 = !DILocation(line: 58, column: 3, scope: !330)
!333 = distinct !{!333, !334, !335}
!334 = !DILocation(line: 58, column: 3, scope: !331)
!335 = !DILocation(line: 59, column: 36, scope: !331)
!336 = distinct !DISubprogram(name: "handlers", scope: !2, file: !2, line: 86, type: !241, scopeLine: 86, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !30, retainedNodes: !243)
!337 = !DILocalVariable(name: "t", scope: !336, file: !2, line: 87, type: !69)
!338 = !DILocation(line: 87, column: 13, scope: !336)
!339 = !DILocalVariable(name: "result", scope: !336, file: !2, line: 88, type: !43)
!340 = !DILocation(line: 88, column: 9, scope: !336)
!341 = !DILocation(line: 89, column: 3, scope: !336)
!342 = !DILocation(line: 90, column: 16, scope: !336)
!343 = !DILocation(line: 90, column: 3, scope: !336)
!344 = !DILocation(line: 91, column: 3, scope: !345)
!345 = distinct !DILexicalBlock(scope: !346, file: !2, line: 91, column: 3)
!346 = distinct !DILexicalBlock(scope: !336, file: !2, line: 91, column: 3)
!347 = !DILocation(line: 91, column: 3, scope: !346)
!348 = !DILocation(line: 92, column: 1, scope: !336)
!349 = distinct !DISubprogram(name: "leave", scope: !2, file: !2, line: 73, type: !267, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, retainedNodes: !243)
!350 = !DILocalVariable(name: "unused", arg: 1, scope: !349, file: !2, line: 73, type: !43)
!351 = !DILocation(line: 73, column: 26, scope: !349)
!352 = !DILocalVariable(name: "first", scope: !349, file: !2, line: 74, type: !56)
!353 = !DILocation(line: 74, column: 7, scope: !349)
!354 = !DILocalVariable(name: "second", scope: !349, file: !2, line: 74, type: !56)
!355 = !DILocation(line: 74, column: 18, scope: !349)
!356 = !DILocalVariable(name: "third", scope: !349, file: !2, line: 74, type: !56)
!357 = !DILocation(line: 74, column: 30, scope: !349)
!358 = !DILocation(line: 75, column: 3, scope: !349)
!359 = !DILocalVariable(name: "__cancel_buf", scope: !360, file: !2, line: 75, type: !275)
!360 = distinct !DILexicalBlock(scope: !349, file: !2, line: 75, column: 3)
!361 = !DILocation(line: 75, column: 3, scope: !360)
!362 = !DILocalVariable(name: "__cancel_routine", scope: !360, file: !2, line: 75, type: !292)
!363 = !DILocalVariable(name: "__cancel_arg", scope: !360, file: !2, line: 75, type: !43)
!364 = !DILocalVariable(name: "__not_first_call", scope: !360, file: !2, line: 75, type: !56)
!365 = !DILocation(line: 75, column: 3, scope: !366)
!366 = distinct !DILexicalBlock(scope: !360, file: !2, line: 75, column: 3)
!367 = !DILocation(line: 75, column: 3, scope: !368)
!368 = distinct !DILexicalBlock(scope: !366, file: !2, line: 75, column: 3)
!369 = !DILocation(line: 76, column: 3, scope: !370)
!370 = distinct !DILexicalBlock(scope: !360, file: !2, line: 75, column: 3)
!371 = !DILocalVariable(name: "__cancel_buf", scope: !372, file: !2, line: 76, type: !275)
!372 = distinct !DILexicalBlock(scope: !370, file: !2, line: 76, column: 3)
!373 = !DILocation(line: 76, column: 3, scope: !372)
!374 = !DILocalVariable(name: "__cancel_routine", scope: !372, file: !2, line: 76, type: !292)
!375 = !DILocalVariable(name: "__cancel_arg", scope: !372, file: !2, line: 76, type: !43)
!376 = !DILocalVariable(name: "__not_first_call", scope: !372, file: !2, line: 76, type: !56)
!377 = !DILocation(line: 76, column: 3, scope: !378)
!378 = distinct !DILexicalBlock(scope: !372, file: !2, line: 76, column: 3)
!379 = !DILocation(line: 76, column: 3, scope: !380)
!380 = distinct !DILexicalBlock(scope: !378, file: !2, line: 76, column: 3)
!381 = !DILocation(line: 77, column: 3, scope: !382)
!382 = distinct !DILexicalBlock(scope: !372, file: !2, line: 76, column: 3)
!383 = !DILocalVariable(name: "__cancel_buf", scope: !384, file: !2, line: 77, type: !275)
!384 = distinct !DILexicalBlock(scope: !382, file: !2, line: 77, column: 3)
!385 = !DILocation(line: 77, column: 3, scope: !384)
!386 = !DILocalVariable(name: "__cancel_routine", scope: !384, file: !2, line: 77, type: !292)
!387 = !DILocalVariable(name: "__cancel_arg", scope: !384, file: !2, line: 77, type: !43)
!388 = !DILocalVariable(name: "__not_first_call", scope: !384, file: !2, line: 77, type: !56)
!389 = !DILocation(line: 77, column: 3, scope: !390)
!390 = distinct !DILexicalBlock(scope: !384, file: !2, line: 77, column: 3)
!391 = !DILocation(line: 77, column: 3, scope: !392)
!392 = distinct !DILexicalBlock(scope: !390, file: !2, line: 77, column: 3)
!393 = !DILocation(line: 78, column: 3, scope: !394)
!394 = distinct !DILexicalBlock(scope: !384, file: !2, line: 77, column: 3)
!395 = !DILocation(line: 78, column: 3, scope: !396)
!396 = distinct !DILexicalBlock(scope: !394, file: !2, line: 78, column: 3)
!397 = !DILocation(line: 78, column: 3, scope: !384)
!398 = !DILocation(line: 79, column: 3, scope: !382)
!399 = !DILocation(line: 80, column: 3, scope: !372)
!400 = !DILocation(line: 81, column: 3, scope: !370)
!401 = !DILocation(line: 81, column: 3, scope: !402)
!402 = distinct !DILexicalBlock(scope: !370, file: !2, line: 81, column: 3)
!403 = !DILocation(line: 81, column: 3, scope: !360)
!404 = !DILocation(line: 82, column: 3, scope: !349)
!405 = distinct !DISubprogram(name: "destructors", scope: !2, file: !2, line: 108, type: !241, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !30, retainedNodes: !243)
!406 = !DILocalVariable(name: "t", scope: !405, file: !2, line: 109, type: !69)
!407 = !DILocation(line: 109, column: 13, scope: !405)
!408 = !DILocation(line: 110, column: 3, scope: !405)
!409 = !DILocation(line: 111, column: 3, scope: !405)
!410 = !DILocation(line: 112, column: 18, scope: !405)
!411 = !DILocation(line: 112, column: 3, scope: !405)
!412 = !DILocation(line: 113, column: 16, scope: !405)
!413 = !DILocation(line: 113, column: 3, scope: !405)
!414 = !DILocation(line: 114, column: 3, scope: !415)
!415 = distinct !DILexicalBlock(scope: !416, file: !2, line: 114, column: 3)
!416 = distinct !DILexicalBlock(scope: !405, file: !2, line: 114, column: 3)
!417 = !DILocation(line: 114, column: 3, scope: !416)
!418 = !DILocation(line: 115, column: 1, scope: !405)
!419 = distinct !DISubprogram(name: "destroy", scope: !2, file: !2, line: 95, type: !293, scopeLine: 95, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, retainedNodes: !243)
!420 = !DILocalVariable(name: "value", arg: 1, scope: !419, file: !2, line: 95, type: !43)
!421 = !DILocation(line: 95, column: 27, scope: !419)
!422 = !DILocation(line: 96, column: 19, scope: !419)
!423 = !DILocation(line: 96, column: 11, scope: !419)
!424 = !DILocation(line: 96, column: 9, scope: !419)
!425 = !DILocation(line: 97, column: 8, scope: !419)
!426 = !DILocation(line: 97, column: 3, scope: !419)
!427 = !DILocation(line: 98, column: 1, scope: !419)
!428 = distinct !DISubprogram(name: "keep", scope: !2, file: !2, line: 100, type: !267, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, retainedNodes: !243)
!429 = !DILocalVariable(name: "unused", arg: 1, scope: !428, file: !2, line: 100, type: !43)
!430 = !DILocation(line: 100, column: 25, scope: !428)
!431 = !DILocalVariable(name: "value", scope: !428, file: !2, line: 101, type: !67)
!432 = !DILocation(line: 101, column: 8, scope: !428)
!433 = !DILocation(line: 101, column: 16, scope: !428)
!434 = !DILocation(line: 102, column: 4, scope: !428)
!435 = !DILocation(line: 102, column: 10, scope: !428)
!436 = !DILocation(line: 103, column: 23, scope: !428)
!437 = !DILocation(line: 103, column: 28, scope: !428)
!438 = !DILocation(line: 103, column: 3, scope: !428)
!439 = !DILocation(line: 104, column: 3, scope: !428)
!440 = !DILocation(line: 105, column: 3, scope: !428)
!441 = distinct !DISubprogram(name: "disabled", scope: !2, file: !2, line: 134, type: !241, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !30, retainedNodes: !243)
!442 = !DILocalVariable(name: "t", scope: !441, file: !2, line: 135, type: !69)
!443 = !DILocation(line: 135, column: 13, scope: !441)
!444 = !DILocalVariable(name: "result", scope: !441, file: !2, line: 136, type: !43)
!445 = !DILocation(line: 136, column: 9, scope: !441)
!446 = !DILocation(line: 137, column: 3, scope: !441)
!447 = !DILocation(line: 138, column: 3, scope: !441)
!448 = !DILocation(line: 139, column: 18, scope: !441)
!449 = !DILocation(line: 139, column: 3, scope: !441)
!450 = !DILocation(line: 140, column: 3, scope: !441)
!451 = !DILocation(line: 141, column: 16, scope: !441)
!452 = !DILocation(line: 141, column: 3, scope: !441)
!453 = !DILocation(line: 142, column: 3, scope: !454)
!454 = distinct !DILexicalBlock(scope: !455, file: !2, line: 142, column: 3)
!455 = distinct !DILexicalBlock(scope: !441, file: !2, line: 142, column: 3)
!456 = !DILocation(line: 142, column: 3, scope: !455)
!457 = !DILocation(line: 143, column: 1, scope: !441)
!458 = distinct !DISubprogram(name: "refuse", scope: !2, file: !2, line: 119, type: !267, scopeLine: 119, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, retainedNodes: !243)
!459 = !DILocalVariable(name: "unused", arg: 1, scope: !458, file: !2, line: 119, type: !43)
!460 = !DILocation(line: 119, column: 27, scope: !458)
!461 = !DILocalVariable(name: "old", scope: !458, file: !2, line: 120, type: !56)
!462 = !DILocation(line: 120, column: 7, scope: !458)
!463 = !DILocation(line: 121, column: 3, scope: !458)
!464 = !DILocation(line: 122, column: 3, scope: !465)
!465 = distinct !DILexicalBlock(scope: !466, file: !2, line: 122, column: 3)
!466 = distinct !DILexicalBlock(scope: !458, file: !2, line: 122, column: 3)
!467 = !DILocation(line: 122, column: 3, scope: !466)
!468 = !DILocation(line: 123, column: 3, scope: !458)
!469 = !DILocation(line: 124, column: 3, scope: !458)
!470 = !DILocation(line: 125, column: 3, scope: !458)
!471 = !DILocation(line: 126, column: 9, scope: !458)
!472 = !DILocation(line: 127, column: 3, scope: !458)
!473 = !DILocation(line: 128, column: 3, scope: !474)
!474 = distinct !DILexicalBlock(scope: !475, file: !2, line: 128, column: 3)
!475 = distinct !DILexicalBlock(scope: !458, file: !2, line: 128, column: 3)
!476 = !DILocation(line: 128, column: 3, scope: !475)
!477 = !DILocation(line: 129, column: 3, scope: !458)
!478 = !DILocation(line: 130, column: 3, scope: !458)
!479 = distinct !DISubprogram(name: "tested", scope: !2, file: !2, line: 150, type: !241, scopeLine: 150, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !30, retainedNodes: !243)
!480 = !DILocalVariable(name: "t", scope: !479, file: !2, line: 151, type: !69)
!481 = !DILocation(line: 151, column: 13, scope: !479)
!482 = !DILocalVariable(name: "result", scope: !479, file: !2, line: 152, type: !43)
!483 = !DILocation(line: 152, column: 9, scope: !479)
!484 = !DILocation(line: 153, column: 3, scope: !479)
!485 = !DILocation(line: 154, column: 18, scope: !479)
!486 = !DILocation(line: 154, column: 3, scope: !479)
!487 = !DILocation(line: 155, column: 16, scope: !479)
!488 = !DILocation(line: 155, column: 3, scope: !479)
!489 = !DILocation(line: 156, column: 3, scope: !490)
!490 = distinct !DILexicalBlock(scope: !491, file: !2, line: 156, column: 3)
!491 = distinct !DILexicalBlock(scope: !479, file: !2, line: 156, column: 3)
!492 = !DILocation(line: 156, column: 3, scope: !491)
!493 = !DILocation(line: 157, column: 1, scope: !479)
!494 = distinct !DISubprogram(name: "test", scope: !2, file: !2, line: 145, type: !267, scopeLine: 145, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, retainedNodes: !243)
!495 = !DILocalVariable(name: "unused", arg: 1, scope: !494, file: !2, line: 145, type: !43)
!496 = !DILocation(line: 145, column: 25, scope: !494)
!497 = !DILocation(line: 146, column: 3, scope: !494)
!498 = !DILocation(line: 147, column: 5, scope: !499)
!499 = distinct !DILexicalBlock(scope: !500, file: !2, line: 146, column: 3)
!500 = distinct !DILexicalBlock(scope: !494, file: !2, line: 146, column: 3)
!501 = !DILocation(line: 146, column: 3, scope: !499)
!502 = distinct !{!502, !503, !504}
!503 = !DILocation(line: 146, column: 3, scope: !500)
!504 = !DILocation(line: 147, column: 24, scope: !500)
!505 = distinct !DISubprogram(name: "waits_for_semaphore", scope: !2, file: !2, line: 164, type: !241, scopeLine: 164, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !30, retainedNodes: !243)
!506 = !DILocalVariable(name: "t", scope: !505, file: !2, line: 165, type: !69)
!507 = !DILocation(line: 165, column: 13, scope: !505)
!508 = !DILocalVariable(name: "result", scope: !505, file: !2, line: 166, type: !43)
!509 = !DILocation(line: 166, column: 9, scope: !505)
!510 = !DILocation(line: 167, column: 3, scope: !505)
!511 = !DILocation(line: 168, column: 18, scope: !505)
!512 = !DILocation(line: 168, column: 3, scope: !505)
!513 = !DILocation(line: 169, column: 16, scope: !505)
!514 = !DILocation(line: 169, column: 3, scope: !505)
!515 = !DILocation(line: 170, column: 3, scope: !516)
!516 = distinct !DILexicalBlock(scope: !517, file: !2, line: 170, column: 3)
!517 = distinct !DILexicalBlock(scope: !505, file: !2, line: 170, column: 3)
!518 = !DILocation(line: 170, column: 3, scope: !517)
!519 = !DILocation(line: 171, column: 1, scope: !505)
!520 = distinct !DISubprogram(name: "wait_for_semaphore", scope: !2, file: !2, line: 159, type: !267, scopeLine: 159, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, retainedNodes: !243)
!521 = !DILocalVariable(name: "unused", arg: 1, scope: !520, file: !2, line: 159, type: !43)
!522 = !DILocation(line: 159, column: 39, scope: !520)
!523 = !DILocation(line: 160, column: 3, scope: !520)
!524 = !DILocation(line: 161, column: 3, scope: !520)
!525 = distinct !DISubprogram(name: "waits_for_thread", scope: !2, file: !2, line: 179, type: !241, scopeLine: 179, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !30, retainedNodes: !243)
!526 = !DILocalVariable(name: "t", scope: !525, file: !2, line: 180, type: !69)
!527 = !DILocation(line: 180, column: 13, scope: !525)
!528 = !DILocalVariable(name: "other", scope: !525, file: !2, line: 180, type: !69)
!529 = !DILocation(line: 180, column: 16, scope: !525)
!530 = !DILocalVariable(name: "result", scope: !525, file: !2, line: 181, type: !43)
!531 = !DILocation(line: 181, column: 9, scope: !525)
!532 = !DILocation(line: 182, column: 3, scope: !525)
!533 = !DILocation(line: 183, column: 3, scope: !525)
!534 = !DILocation(line: 184, column: 18, scope: !525)
!535 = !DILocation(line: 184, column: 3, scope: !525)
!536 = !DILocation(line: 185, column: 3, scope: !537)
!537 = distinct !DILexicalBlock(scope: !538, file: !2, line: 185, column: 3)
!538 = distinct !DILexicalBlock(scope: !525, file: !2, line: 185, column: 3)
!539 = !DILocation(line: 185, column: 3, scope: !538)
!540 = !DILocation(line: 186, column: 18, scope: !525)
!541 = !DILocation(line: 186, column: 3, scope: !525)
!542 = !DILocation(line: 187, column: 3, scope: !543)
!543 = distinct !DILexicalBlock(scope: !544, file: !2, line: 187, column: 3)
!544 = distinct !DILexicalBlock(scope: !525, file: !2, line: 187, column: 3)
!545 = !DILocation(line: 187, column: 3, scope: !544)
!546 = !DILocation(line: 188, column: 1, scope: !525)
!547 = distinct !DISubprogram(name: "wait_for_thread", scope: !2, file: !2, line: 173, type: !267, scopeLine: 173, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, retainedNodes: !243)
!548 = !DILocalVariable(name: "other", arg: 1, scope: !547, file: !2, line: 173, type: !43)
!549 = !DILocation(line: 173, column: 36, scope: !547)
!550 = !DILocation(line: 174, column: 30, scope: !547)
!551 = !DILocation(line: 174, column: 16, scope: !547)
!552 = !DILocation(line: 174, column: 3, scope: !547)
!553 = !DILocation(line: 175, column: 3, scope: !547)
!554 = distinct !DISubprogram(name: "locks", scope: !2, file: !2, line: 196, type: !241, scopeLine: 196, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !30, retainedNodes: !243)
!555 = !DILocalVariable(name: "t", scope: !554, file: !2, line: 197, type: !69)
!556 = !DILocation(line: 197, column: 13, scope: !554)
!557 = !DILocation(line: 198, column: 3, scope: !554)
!558 = !DILocation(line: 199, column: 3, scope: !554)
!559 = !DILocation(line: 200, column: 18, scope: !554)
!560 = !DILocation(line: 200, column: 3, scope: !554)
!561 = !DILocation(line: 201, column: 16, scope: !554)
!562 = !DILocation(line: 201, column: 3, scope: !554)
!563 = !DILocation(line: 202, column: 1, scope: !554)
!564 = distinct !DISubprogram(name: "lock", scope: !2, file: !2, line: 190, type: !267, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, retainedNodes: !243)
!565 = !DILocalVariable(name: "unused", arg: 1, scope: !564, file: !2, line: 190, type: !43)
!566 = !DILocation(line: 190, column: 25, scope: !564)
!567 = !DILocation(line: 191, column: 3, scope: !564)
!568 = !DILocation(line: 192, column: 3, scope: !564)
!569 = distinct !DISubprogram(name: "anew", scope: !2, file: !2, line: 212, type: !241, scopeLine: 212, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !30, retainedNodes: !243)
!570 = !DILocalVariable(name: "t", scope: !569, file: !2, line: 213, type: !69)
!571 = !DILocation(line: 213, column: 13, scope: !569)
!572 = !DILocalVariable(name: "result", scope: !569, file: !2, line: 214, type: !43)
!573 = !DILocation(line: 214, column: 9, scope: !569)
!574 = !DILocation(line: 215, column: 3, scope: !569)
!575 = !DILocation(line: 216, column: 18, scope: !569)
!576 = !DILocation(line: 216, column: 3, scope: !569)
!577 = !DILocation(line: 217, column: 16, scope: !569)
!578 = !DILocation(line: 217, column: 3, scope: !569)
!579 = !DILocation(line: 218, column: 3, scope: !569)
!580 = !DILocation(line: 219, column: 16, scope: !569)
!581 = !DILocation(line: 219, column: 3, scope: !569)
!582 = !DILocation(line: 220, column: 3, scope: !583)
!583 = distinct !DILexicalBlock(scope: !584, file: !2, line: 220, column: 3)
!584 = distinct !DILexicalBlock(scope: !569, file: !2, line: 220, column: 3)
!585 = !DILocation(line: 220, column: 3, scope: !584)
!586 = !DILocation(line: 221, column: 1, scope: !569)
!587 = distinct !DISubprogram(name: "nothing", scope: !2, file: !2, line: 204, type: !267, scopeLine: 204, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, retainedNodes: !243)
!588 = !DILocalVariable(name: "unused", arg: 1, scope: !587, file: !2, line: 204, type: !43)
!589 = !DILocation(line: 204, column: 28, scope: !587)
!590 = !DILocation(line: 204, column: 38, scope: !587)
!591 = distinct !DISubprogram(name: "look", scope: !2, file: !2, line: 206, type: !267, scopeLine: 206, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, retainedNodes: !243)
!592 = !DILocalVariable(name: "unused", arg: 1, scope: !591, file: !2, line: 206, type: !43)
!593 = !DILocation(line: 206, column: 25, scope: !591)
!594 = !DILocation(line: 207, column: 3, scope: !591)
!595 = !DILocation(line: 208, column: 3, scope: !591)
!596 = distinct !DISubprogram(name: "asynchronous", scope: !2, file: !2, line: 228, type: !241, scopeLine: 228, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !30, retainedNodes: !243)
!597 = !DILocalVariable(name: "t", scope: !596, file: !2, line: 229, type: !69)
!598 = !DILocation(line: 229, column: 13, scope: !596)
!599 = !DILocation(line: 230, column: 3, scope: !596)
!600 = !DILocation(line: 231, column: 18, scope: !596)
!601 = !DILocation(line: 231, column: 3, scope: !596)
!602 = !DILocation(line: 232, column: 16, scope: !596)
!603 = !DILocation(line: 232, column: 3, scope: !596)
!604 = !DILocation(line: 233, column: 1, scope: !596)
!605 = distinct !DISubprogram(name: "any_moment", scope: !2, file: !2, line: 223, type: !267, scopeLine: 223, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, retainedNodes: !243)
!606 = !DILocalVariable(name: "unused", arg: 1, scope: !605, file: !2, line: 223, type: !43)
!607 = !DILocation(line: 223, column: 31, scope: !605)
!608 = !DILocation(line: 224, column: 3, scope: !605)
!609 = !DILocation(line: 225, column: 3, scope: !605)
!610 = distinct !DISubprogram(name: "signalled", scope: !2, file: !2, line: 246, type: !241, scopeLine: 246, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !30, retainedNodes: !243)
!611 = !DILocalVariable(name: "t", scope: !610, file: !2, line: 247, type: !69)
!612 = !DILocation(line: 247, column: 13, scope: !610)
!613 = !DILocation(line: 248, column: 3, scope: !610)
!614 = !DILocation(line: 249, column: 3, scope: !610)
!615 = !DILocation(line: 250, column: 3, scope: !610)
!616 = !DILocation(line: 251, column: 18, scope: !610)
!617 = !DILocation(line: 251, column: 3, scope: !610)
!618 = !DILocation(line: 252, column: 3, scope: !610)
!619 = !DILocation(line: 253, column: 3, scope: !610)
!620 = !DILocation(line: 254, column: 16, scope: !610)
!621 = !DILocation(line: 254, column: 3, scope: !610)
!622 = !DILocation(line: 255, column: 1, scope: !610)
!623 = distinct !DISubprogram(name: "wait_until_woken", scope: !2, file: !2, line: 235, type: !267, scopeLine: 235, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, retainedNodes: !243)
!624 = !DILocalVariable(name: "unused", arg: 1, scope: !623, file: !2, line: 235, type: !43)
!625 = !DILocation(line: 235, column: 37, scope: !623)
!626 = !DILocation(line: 236, column: 3, scope: !623)
!627 = !DILocation(line: 237, column: 3, scope: !623)
!628 = !DILocalVariable(name: "__cancel_buf", scope: !629, file: !2, line: 237, type: !275)
!629 = distinct !DILexicalBlock(scope: !623, file: !2, line: 237, column: 3)
!630 = !DILocation(line: 237, column: 3, scope: !629)
!631 = !DILocalVariable(name: "__cancel_routine", scope: !629, file: !2, line: 237, type: !292)
!632 = !DILocalVariable(name: "__cancel_arg", scope: !629, file: !2, line: 237, type: !43)
!633 = !DILocalVariable(name: "__not_first_call", scope: !629, file: !2, line: 237, type: !56)
!634 = !DILocation(line: 237, column: 3, scope: !635)
!635 = distinct !DILexicalBlock(scope: !629, file: !2, line: 237, column: 3)
!636 = !DILocation(line: 237, column: 3, scope: !637)
!637 = distinct !DILexicalBlock(scope: !635, file: !2, line: 237, column: 3)
!638 = !DILocation(line: 238, column: 3, scope: !639)
!639 = distinct !DILexicalBlock(scope: !629, file: !2, line: 237, column: 3)
!640 = !DILocation(line: 239, column: 3, scope: !639)
!641 = !DILocation(line: 240, column: 9, scope: !639)
!642 = !DILocation(line: 241, column: 3, scope: !639)
!643 = !DILocation(line: 241, column: 3, scope: !644)
!644 = distinct !DILexicalBlock(scope: !639, file: !2, line: 241, column: 3)
!645 = !DILocation(line: 241, column: 3, scope: !629)
!646 = !DILocation(line: 241, column: 3, scope: !647)
!647 = distinct !DILexicalBlock(scope: !629, file: !2, line: 241, column: 3)
!648 = !DILocation(line: 242, column: 3, scope: !623)
!649 = distinct !DISubprogram(name: "passed_on", scope: !2, file: !2, line: 267, type: !241, scopeLine: 267, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !30, retainedNodes: !243)
!650 = !DILocalVariable(name: "t", scope: !649, file: !2, line: 268, type: !69)
!651 = !DILocation(line: 268, column: 13, scope: !649)
!652 = !DILocalVariable(name: "other", scope: !649, file: !2, line: 268, type: !69)
!653 = !DILocation(line: 268, column: 16, scope: !649)
!654 = !DILocation(line: 269, column: 3, scope: !649)
!655 = !DILocation(line: 270, column: 3, scope: !649)
!656 = !DILocation(line: 271, column: 3, scope: !649)
!657 = !DILocation(line: 272, column: 3, scope: !649)
!658 = !DILocation(line: 273, column: 3, scope: !649)
!659 = !DILocation(line: 274, column: 18, scope: !649)
!660 = !DILocation(line: 274, column: 3, scope: !649)
!661 = !DILocation(line: 275, column: 3, scope: !649)
!662 = !DILocation(line: 276, column: 3, scope: !649)
!663 = !DILocation(line: 277, column: 16, scope: !649)
!664 = !DILocation(line: 277, column: 3, scope: !649)
!665 = !DILocation(line: 278, column: 7, scope: !666)
!666 = distinct !DILexicalBlock(scope: !649, file: !2, line: 278, column: 7)
!667 = !DILocation(line: 278, column: 7, scope: !649)
!668 = !DILocation(line: 279, column: 5, scope: !666)
!669 = !DILocation(line: 280, column: 16, scope: !649)
!670 = !DILocation(line: 280, column: 3, scope: !649)
!671 = !DILocation(line: 281, column: 1, scope: !649)
!672 = distinct !DISubprogram(name: "wait_too", scope: !2, file: !2, line: 257, type: !267, scopeLine: 257, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, retainedNodes: !243)
!673 = !DILocalVariable(name: "unused", arg: 1, scope: !672, file: !2, line: 257, type: !43)
!674 = !DILocation(line: 257, column: 29, scope: !672)
!675 = !DILocation(line: 258, column: 3, scope: !672)
!676 = !DILocation(line: 259, column: 3, scope: !672)
!677 = !DILocation(line: 260, column: 3, scope: !672)
!678 = !DILocation(line: 261, column: 9, scope: !672)
!679 = !DILocation(line: 262, column: 3, scope: !672)
!680 = !DILocation(line: 263, column: 3, scope: !672)
!681 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 283, type: !682, scopeLine: 283, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !30)
!682 = !DISubroutineType(types: !683)
!683 = !{!56}
!684 = !DILocation(line: 283, column: 18, scope: !681)
!685 = distinct !DISubprogram(name: "unlock", scope: !2, file: !2, line: 34, type: !293, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, retainedNodes: !243)
!686 = !DILocalVariable(name: "held", arg: 1, scope: !685, file: !2, line: 34, type: !43)
!687 = !DILocation(line: 34, column: 26, scope: !685)
!688 = !DILocation(line: 34, column: 55, scope: !685)
!689 = !DILocation(line: 34, column: 34, scope: !685)
!690 = !DILocation(line: 34, column: 62, scope: !685)
!691 = distinct !DISubprogram(name: "note", scope: !2, file: !2, line: 71, type: !293, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, retainedNodes: !243)
!692 = !DILocalVariable(name: "number", arg: 1, scope: !691, file: !2, line: 71, type: !43)
!693 = !DILocation(line: 71, column: 24, scope: !691)
!694 = !DILocation(line: 71, column: 59, scope: !691)
!695 = !DILocation(line: 71, column: 51, scope: !691)
!696 = !DILocation(line: 71, column: 45, scope: !691)
!697 = !DILocation(line: 71, column: 34, scope: !691)
!698 = !DILocation(line: 71, column: 49, scope: !691)
!699 = !DILocation(line: 71, column: 67, scope: !691)
