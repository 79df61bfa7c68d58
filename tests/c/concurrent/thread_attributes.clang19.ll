source_filename = "thread_attributes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%struct.sched_param = type { i32 }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i32, i32, i8, [7 x i8], i64, i32 }
%union.pthread_barrier_t = type { i64, [24 x i8] }
%union.pthread_mutexattr_t = type { i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }
%union.pthread_condattr_t = type { i32 }
%union.pthread_rwlockattr_t = type { i64 }
%union.pthread_barrierattr_t = type { i32 }
%struct.cpu_set_t = type { [16 x i64] }

@.str = private unnamed_addr constant [34 x i8] c"shared == PTHREAD_PROCESS_PRIVATE\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [20 x i8] c"thread_attributes.c\00", align 1, !dbg !7
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !12
@.str.2 = private unnamed_addr constant [69 x i8] c"shared == PTHREAD_PROCESS_SHARED && type == PTHREAD_MUTEX_ERRORCHECK\00", align 1, !dbg !18
@.str.3 = private unnamed_addr constant [30 x i8] c"protocol == PTHREAD_PRIO_NONE\00", align 1, !dbg !23
@.str.4 = private unnamed_addr constant [50 x i8] c"pthread_mutexattr_setprotocol(&kind, 7) == EINVAL\00", align 1, !dbg !28
@.str.5 = private unnamed_addr constant [33 x i8] c"protocol == PTHREAD_PRIO_INHERIT\00", align 1, !dbg !33
@.str.6 = private unnamed_addr constant [50 x i8] c"ceiling == 12 && type == PTHREAD_MUTEX_ERRORCHECK\00", align 1, !dbg !38
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !40
@.str.7 = private unnamed_addr constant [37 x i8] c"pthread_mutex_unlock(&lock) == EPERM\00", align 1, !dbg !85
@.str.8 = private unnamed_addr constant [30 x i8] c"scope == PTHREAD_SCOPE_SYSTEM\00", align 1, !dbg !90
@__const.main.parameters = private unnamed_addr constant %struct.sched_param { i32 -1 }, align 4
@.str.9 = private unnamed_addr constant [56 x i8] c"policy == SCHED_OTHER && parameters.sched_priority == 0\00", align 1, !dbg !92
@__const.main.name = private unnamed_addr constant [16 x i8] c"x\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", align 16
@.str.10 = private unnamed_addr constant [54 x i8] c"pthread_getname_np(pthread_self(), name, 4) == ERANGE\00", align 1, !dbg !97
@.str.11 = private unnamed_addr constant [59 x i8] c"pthread_getname_np(pthread_self(), name, sizeof name) == 0\00", align 1, !dbg !102
@x = internal global i32 0, align 4, !dbg !112
@.str.12 = private unnamed_addr constant [7 x i8] c"x == 2\00", align 1, !dbg !107
@__const.set_and_get.parameters = private unnamed_addr constant %struct.sched_param { i32 7 }, align 4
@.str.13 = private unnamed_addr constant [33 x i8] c"value == PTHREAD_CREATE_JOINABLE\00", align 1, !dbg !115
@__PRETTY_FUNCTION__.set_and_get = private unnamed_addr constant [23 x i8] c"void set_and_get(void)\00", align 1, !dbg !117
@.str.14 = private unnamed_addr constant [54 x i8] c"pthread_attr_setdetachstate(&attributes, 5) == EINVAL\00", align 1, !dbg !122
@.str.15 = private unnamed_addr constant [54 x i8] c"pthread_attr_setstacksize(&attributes, 100) == EINVAL\00", align 1, !dbg !124
@.str.16 = private unnamed_addr constant [53 x i8] c"pthread_attr_setstacksize(&attributes, 1 << 16) == 0\00", align 1, !dbg !126
@.str.17 = private unnamed_addr constant [26 x i8] c"!stack && size == 1 << 16\00", align 1, !dbg !131
@.str.18 = private unnamed_addr constant [10 x i8] c"size == 0\00", align 1, !dbg !136
@.str.19 = private unnamed_addr constant [54 x i8] c"pthread_attr_setschedpolicy(&attributes, 9) == EINVAL\00", align 1, !dbg !141
@.str.20 = private unnamed_addr constant [20 x i8] c"value == SCHED_FIFO\00", align 1, !dbg !143
@.str.21 = private unnamed_addr constant [31 x i8] c"parameters.sched_priority == 7\00", align 1, !dbg !145
@.str.22 = private unnamed_addr constant [32 x i8] c"value == PTHREAD_EXPLICIT_SCHED\00", align 1, !dbg !150
@.str.23 = private unnamed_addr constant [69 x i8] c"pthread_attr_setscope(&attributes, PTHREAD_SCOPE_PROCESS) == ENOTSUP\00", align 1, !dbg !155
@.str.24 = private unnamed_addr constant [25 x i8] c"value == CLOCK_MONOTONIC\00", align 1, !dbg !157
@.str.25 = private unnamed_addr constant [32 x i8] c"value == PTHREAD_PROCESS_SHARED\00", align 1, !dbg !162
@changed = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !183
@.str.26 = private unnamed_addr constant [54 x i8] c"value == PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP\00", align 1, !dbg !164
@table = internal global %union.pthread_rwlock_t zeroinitializer, align 8, !dbg !220
@meeting = internal global %union.pthread_barrier_t zeroinitializer, align 8, !dbg !248
@.str.27 = private unnamed_addr constant [30 x i8] c"pthread_getconcurrency() == 3\00", align 1, !dbg !166
@.str.28 = private unnamed_addr constant [68 x i8] c"sched_get_priority_max(SCHED_RR) > sched_get_priority_min(SCHED_RR)\00", align 1, !dbg !168
@.str.29 = private unnamed_addr constant [76 x i8] c"pthread_getaffinity_np(pthread_self(), sizeof processors, &processors) == 0\00", align 1, !dbg !173
@.str.30 = private unnamed_addr constant [27 x i8] c"CPU_COUNT(&processors) > 0\00", align 1, !dbg !178

define dso_local i32 @main() #0 !dbg !290 {
  %1 = alloca i32, align 4
  %2 = alloca %union.pthread_mutexattr_t, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %union.pthread_attr_t, align 8
  %10 = alloca %struct.sched_param, align 4
  %11 = alloca [16 x i8], align 16
  %12 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @set_and_get(), !dbg !294
    #dbg_declare(ptr %2, !295, !DIExpression(), !304)
    #dbg_declare(ptr %3, !305, !DIExpression(), !306)
  store i32 -1, ptr %3, align 4, !dbg !306
    #dbg_declare(ptr %4, !307, !DIExpression(), !308)
  store i32 -1, ptr %4, align 4, !dbg !308
    #dbg_declare(ptr %5, !309, !DIExpression(), !310)
  store i32 -1, ptr %5, align 4, !dbg !310
    #dbg_declare(ptr %6, !311, !DIExpression(), !312)
  store i32 -1, ptr %6, align 4, !dbg !312
  %13 = call i32 @pthread_mutexattr_init(ptr noundef %2) #6, !dbg !313
  %14 = call i32 @pthread_mutexattr_getpshared(ptr noundef %2, ptr noundef %3) #6, !dbg !314
  %15 = load i32, ptr %3, align 4, !dbg !315
  %16 = icmp eq i32 %15, 0, !dbg !315
  br i1 %16, label %17, label %18, !dbg !318

17:                                               ; preds = %0
  br label %19, !dbg !318

18:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 96, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !315
  unreachable, !dbg !315

19:                                               ; preds = %17
  %20 = call i32 @pthread_mutexattr_settype(ptr noundef %2, i32 noundef 2) #6, !dbg !319
  %21 = call i32 @pthread_mutexattr_setpshared(ptr noundef %2, i32 noundef 1) #6, !dbg !320
  %22 = call i32 @pthread_mutexattr_getpshared(ptr noundef %2, ptr noundef %3) #6, !dbg !321
  %23 = call i32 @pthread_mutexattr_gettype(ptr noundef %2, ptr noundef %4) #6, !dbg !322
  %24 = load i32, ptr %3, align 4, !dbg !323
  %25 = icmp eq i32 %24, 1, !dbg !323
  br i1 %25, label %26, label %30, !dbg !323

26:                                               ; preds = %19
  %27 = load i32, ptr %4, align 4, !dbg !323
  %28 = icmp eq i32 %27, 2, !dbg !323
  br i1 %28, label %29, label %30, !dbg !326

29:                                               ; preds = %26
  br label %31, !dbg !326

30:                                               ; preds = %26, %19
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 101, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !323
  unreachable, !dbg !323

31:                                               ; preds = %29
    #dbg_declare(ptr %7, !327, !DIExpression(), !328)
  store i32 -1, ptr %7, align 4, !dbg !328
    #dbg_declare(ptr %8, !329, !DIExpression(), !330)
  store i32 -1, ptr %8, align 4, !dbg !330
  %32 = call i32 @pthread_mutexattr_getprotocol(ptr noundef %2, ptr noundef %7) #6, !dbg !331
  %33 = load i32, ptr %7, align 4, !dbg !332
  %34 = icmp eq i32 %33, 0, !dbg !332
  br i1 %34, label %35, label %36, !dbg !335

35:                                               ; preds = %31
  br label %37, !dbg !335

36:                                               ; preds = %31
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 104, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !332
  unreachable, !dbg !332

37:                                               ; preds = %35
  %38 = call i32 @pthread_mutexattr_setprotocol(ptr noundef %2, i32 noundef 7) #6, !dbg !336
  %39 = icmp eq i32 %38, 22, !dbg !336
  br i1 %39, label %40, label %41, !dbg !339

40:                                               ; preds = %37
  br label %42, !dbg !339

41:                                               ; preds = %37
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 105, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !336
  unreachable, !dbg !336

42:                                               ; preds = %40
  %43 = call i32 @pthread_mutexattr_setprotocol(ptr noundef %2, i32 noundef 1) #6, !dbg !340
  %44 = call i32 @pthread_mutexattr_getprotocol(ptr noundef %2, ptr noundef %7) #6, !dbg !341
  %45 = load i32, ptr %7, align 4, !dbg !342
  %46 = icmp eq i32 %45, 1, !dbg !342
  br i1 %46, label %47, label %48, !dbg !345

47:                                               ; preds = %42
  br label %49, !dbg !345

48:                                               ; preds = %42
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 108, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !342
  unreachable, !dbg !342

49:                                               ; preds = %47
  %50 = call i32 @pthread_mutexattr_setprioceiling(ptr noundef %2, i32 noundef 12) #6, !dbg !346
  %51 = call i32 @pthread_mutexattr_getprioceiling(ptr noundef %2, ptr noundef %8) #6, !dbg !347
  %52 = call i32 @pthread_mutexattr_gettype(ptr noundef %2, ptr noundef %4) #6, !dbg !348
  %53 = load i32, ptr %8, align 4, !dbg !349
  %54 = icmp eq i32 %53, 12, !dbg !349
  br i1 %54, label %55, label %59, !dbg !349

55:                                               ; preds = %49
  %56 = load i32, ptr %4, align 4, !dbg !349
  %57 = icmp eq i32 %56, 2, !dbg !349
  br i1 %57, label %58, label %59, !dbg !352

58:                                               ; preds = %55
  br label %60, !dbg !352

59:                                               ; preds = %55, %49
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 112, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !349
  unreachable, !dbg !349

60:                                               ; preds = %58
  %61 = call i32 @pthread_mutex_init(ptr noundef @lock, ptr noundef %2) #6, !dbg !353
  %62 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #6, !dbg !354
  %63 = icmp eq i32 %62, 1, !dbg !354
  br i1 %63, label %64, label %65, !dbg !357

64:                                               ; preds = %60
  br label %66, !dbg !357

65:                                               ; preds = %60
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 114, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !354
  unreachable, !dbg !354

66:                                               ; preds = %64
    #dbg_declare(ptr %9, !358, !DIExpression(), !364)
  %67 = call i32 @pthread_attr_init(ptr noundef %9) #6, !dbg !365
  %68 = call i32 @pthread_attr_getscope(ptr noundef %9, ptr noundef %6) #6, !dbg !366
  %69 = load i32, ptr %6, align 4, !dbg !367
  %70 = icmp eq i32 %69, 0, !dbg !367
  br i1 %70, label %71, label %72, !dbg !370

71:                                               ; preds = %66
  br label %73, !dbg !370

72:                                               ; preds = %66
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.1, i32 noundef 119, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !367
  unreachable, !dbg !367

73:                                               ; preds = %71
    #dbg_declare(ptr %10, !371, !DIExpression(), !376)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %10, ptr align 4 @__const.main.parameters, i64 4, i1 false), !dbg !376
  %74 = call i64 @pthread_self() #8, !dbg !377
  %75 = call i32 @pthread_getschedparam(i64 noundef %74, ptr noundef %5, ptr noundef %10) #6, !dbg !378
  %76 = load i32, ptr %5, align 4, !dbg !379
  %77 = icmp eq i32 %76, 0, !dbg !379
  br i1 %77, label %78, label %83, !dbg !379

78:                                               ; preds = %73
  %79 = getelementptr inbounds %struct.sched_param, ptr %10, i32 0, i32 0, !dbg !379
  %80 = load i32, ptr %79, align 4, !dbg !379
  %81 = icmp eq i32 %80, 0, !dbg !379
  br i1 %81, label %82, label %83, !dbg !382

82:                                               ; preds = %78
  br label %84, !dbg !382

83:                                               ; preds = %78, %73
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.1, i32 noundef 122, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !379
  unreachable, !dbg !379

84:                                               ; preds = %82
    #dbg_declare(ptr %11, !383, !DIExpression(), !387)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %11, ptr align 16 @__const.main.name, i64 16, i1 false), !dbg !387
  %85 = call i64 @pthread_self() #8, !dbg !388
  %86 = getelementptr inbounds [16 x i8], ptr %11, i64 0, i64 0, !dbg !388
  %87 = call i32 @pthread_getname_np(i64 noundef %85, ptr noundef %86, i64 noundef 4) #6, !dbg !388
  %88 = icmp eq i32 %87, 34, !dbg !388
  br i1 %88, label %89, label %90, !dbg !391

89:                                               ; preds = %84
  br label %91, !dbg !391

90:                                               ; preds = %84
  call void @__assert_fail(ptr noundef @.str.10, ptr noundef @.str.1, i32 noundef 124, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !388
  unreachable, !dbg !388

91:                                               ; preds = %89
  %92 = call i64 @pthread_self() #8, !dbg !392
  %93 = getelementptr inbounds [16 x i8], ptr %11, i64 0, i64 0, !dbg !392
  %94 = call i32 @pthread_getname_np(i64 noundef %92, ptr noundef %93, i64 noundef 16) #6, !dbg !392
  %95 = icmp eq i32 %94, 0, !dbg !392
  br i1 %95, label %96, label %97, !dbg !395

96:                                               ; preds = %91
  br label %98, !dbg !395

97:                                               ; preds = %91
  call void @__assert_fail(ptr noundef @.str.11, ptr noundef @.str.1, i32 noundef 125, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !392
  unreachable, !dbg !392

98:                                               ; preds = %96
    #dbg_declare(ptr %12, !396, !DIExpression(), !398)
  %99 = call i32 @pthread_create(ptr noundef %12, ptr noundef %9, ptr noundef @work, ptr noundef null) #6, !dbg !399
  %100 = call ptr @work(ptr noundef null), !dbg !400
  %101 = load i64, ptr %12, align 8, !dbg !401
  %102 = call i32 @pthread_join(i64 noundef %101, ptr noundef null), !dbg !402
  %103 = load i32, ptr @x, align 4, !dbg !403
  %104 = icmp eq i32 %103, 2, !dbg !403
  br i1 %104, label %105, label %106, !dbg !406

105:                                              ; preds = %98
  br label %107, !dbg !406

106:                                              ; preds = %98
  call void @__assert_fail(ptr noundef @.str.12, ptr noundef @.str.1, i32 noundef 131, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !403
  unreachable, !dbg !403

107:                                              ; preds = %105
  ret i32 0, !dbg !407
}

define internal void @set_and_get() #0 !dbg !408 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  %4 = alloca %struct.sched_param, align 4
  %5 = alloca %union.pthread_attr_t, align 8
  %6 = alloca %union.pthread_condattr_t, align 4
  %7 = alloca %union.pthread_rwlockattr_t, align 8
  %8 = alloca %union.pthread_barrierattr_t, align 4
  %9 = alloca %struct.cpu_set_t, align 8
    #dbg_declare(ptr %1, !411, !DIExpression(), !412)
  store i32 -1, ptr %1, align 4, !dbg !412
    #dbg_declare(ptr %2, !413, !DIExpression(), !416)
  store i64 0, ptr %2, align 8, !dbg !416
    #dbg_declare(ptr %3, !417, !DIExpression(), !419)
  store ptr %1, ptr %3, align 8, !dbg !419
    #dbg_declare(ptr %4, !420, !DIExpression(), !421)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 @__const.set_and_get.parameters, i64 4, i1 false), !dbg !421
    #dbg_declare(ptr %5, !422, !DIExpression(), !423)
  %10 = call i32 @pthread_attr_init(ptr noundef %5) #6, !dbg !424
  %11 = call i32 @pthread_attr_getdetachstate(ptr noundef %5, ptr noundef %1) #6, !dbg !425
  %12 = load i32, ptr %1, align 4, !dbg !426
  %13 = icmp eq i32 %12, 0, !dbg !426
  br i1 %13, label %14, label %15, !dbg !429

14:                                               ; preds = %0
  br label %16, !dbg !429

15:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str.13, ptr noundef @.str.1, i32 noundef 26, ptr noundef @__PRETTY_FUNCTION__.set_and_get) #7, !dbg !426
  unreachable, !dbg !426

16:                                               ; preds = %14
  %17 = call i32 @pthread_attr_setdetachstate(ptr noundef %5, i32 noundef 5) #6, !dbg !430
  %18 = icmp eq i32 %17, 22, !dbg !430
  br i1 %18, label %19, label %20, !dbg !433

19:                                               ; preds = %16
  br label %21, !dbg !433

20:                                               ; preds = %16
  call void @__assert_fail(ptr noundef @.str.14, ptr noundef @.str.1, i32 noundef 27, ptr noundef @__PRETTY_FUNCTION__.set_and_get) #7, !dbg !430
  unreachable, !dbg !430

21:                                               ; preds = %19
  %22 = call i32 @pthread_attr_setstacksize(ptr noundef %5, i64 noundef 100) #6, !dbg !434
  %23 = icmp eq i32 %22, 22, !dbg !434
  br i1 %23, label %24, label %25, !dbg !437

24:                                               ; preds = %21
  br label %26, !dbg !437

25:                                               ; preds = %21
  call void @__assert_fail(ptr noundef @.str.15, ptr noundef @.str.1, i32 noundef 28, ptr noundef @__PRETTY_FUNCTION__.set_and_get) #7, !dbg !434
  unreachable, !dbg !434

26:                                               ; preds = %24
  %27 = call i32 @pthread_attr_setstacksize(ptr noundef %5, i64 noundef 65536) #6, !dbg !438
  %28 = icmp eq i32 %27, 0, !dbg !438
  br i1 %28, label %29, label %30, !dbg !441

29:                                               ; preds = %26
  br label %31, !dbg !441

30:                                               ; preds = %26
  call void @__assert_fail(ptr noundef @.str.16, ptr noundef @.str.1, i32 noundef 29, ptr noundef @__PRETTY_FUNCTION__.set_and_get) #7, !dbg !438
  unreachable, !dbg !438

31:                                               ; preds = %29
  %32 = call i32 @pthread_attr_getstack(ptr noundef %5, ptr noundef %3, ptr noundef %2) #6, !dbg !442
  %33 = load ptr, ptr %3, align 8, !dbg !443
  %34 = icmp ne ptr %33, null, !dbg !443
  br i1 %34, label %39, label %35, !dbg !443

35:                                               ; preds = %31
  %36 = load i64, ptr %2, align 8, !dbg !443
  %37 = icmp eq i64 %36, 65536, !dbg !443
  br i1 %37, label %38, label %39, !dbg !446

38:                                               ; preds = %35
  br label %40, !dbg !446

39:                                               ; preds = %35, %31
  call void @__assert_fail(ptr noundef @.str.17, ptr noundef @.str.1, i32 noundef 31, ptr noundef @__PRETTY_FUNCTION__.set_and_get) #7, !dbg !443
  unreachable, !dbg !443

40:                                               ; preds = %38
  %41 = call i32 @pthread_attr_setguardsize(ptr noundef %5, i64 noundef 0) #6, !dbg !447
  %42 = call i32 @pthread_attr_getguardsize(ptr noundef %5, ptr noundef %2) #6, !dbg !448
  %43 = load i64, ptr %2, align 8, !dbg !449
  %44 = icmp eq i64 %43, 0, !dbg !449
  br i1 %44, label %45, label %46, !dbg !452

45:                                               ; preds = %40
  br label %47, !dbg !452

46:                                               ; preds = %40
  call void @__assert_fail(ptr noundef @.str.18, ptr noundef @.str.1, i32 noundef 34, ptr noundef @__PRETTY_FUNCTION__.set_and_get) #7, !dbg !449
  unreachable, !dbg !449

47:                                               ; preds = %45
  %48 = call i32 @pthread_attr_setschedpolicy(ptr noundef %5, i32 noundef 9) #6, !dbg !453
  %49 = icmp eq i32 %48, 22, !dbg !453
  br i1 %49, label %50, label %51, !dbg !456

50:                                               ; preds = %47
  br label %52, !dbg !456

51:                                               ; preds = %47
  call void @__assert_fail(ptr noundef @.str.19, ptr noundef @.str.1, i32 noundef 35, ptr noundef @__PRETTY_FUNCTION__.set_and_get) #7, !dbg !453
  unreachable, !dbg !453

52:                                               ; preds = %50
  %53 = call i32 @pthread_attr_setschedpolicy(ptr noundef %5, i32 noundef 1) #6, !dbg !457
  %54 = call i32 @pthread_attr_getschedpolicy(ptr noundef %5, ptr noundef %1) #6, !dbg !458
  %55 = load i32, ptr %1, align 4, !dbg !459
  %56 = icmp eq i32 %55, 1, !dbg !459
  br i1 %56, label %57, label %58, !dbg !462

57:                                               ; preds = %52
  br label %59, !dbg !462

58:                                               ; preds = %52
  call void @__assert_fail(ptr noundef @.str.20, ptr noundef @.str.1, i32 noundef 38, ptr noundef @__PRETTY_FUNCTION__.set_and_get) #7, !dbg !459
  unreachable, !dbg !459

59:                                               ; preds = %57
  %60 = call i32 @pthread_attr_setschedparam(ptr noundef %5, ptr noundef %4) #6, !dbg !463
  %61 = getelementptr inbounds %struct.sched_param, ptr %4, i32 0, i32 0, !dbg !464
  store i32 0, ptr %61, align 4, !dbg !465
  %62 = call i32 @pthread_attr_getschedparam(ptr noundef %5, ptr noundef %4) #6, !dbg !466
  %63 = getelementptr inbounds %struct.sched_param, ptr %4, i32 0, i32 0, !dbg !467
  %64 = load i32, ptr %63, align 4, !dbg !467
  %65 = icmp eq i32 %64, 7, !dbg !467
  br i1 %65, label %66, label %67, !dbg !470

66:                                               ; preds = %59
  br label %68, !dbg !470

67:                                               ; preds = %59
  call void @__assert_fail(ptr noundef @.str.21, ptr noundef @.str.1, i32 noundef 42, ptr noundef @__PRETTY_FUNCTION__.set_and_get) #7, !dbg !467
  unreachable, !dbg !467

68:                                               ; preds = %66
  %69 = call i32 @pthread_attr_setinheritsched(ptr noundef %5, i32 noundef 1) #6, !dbg !471
  %70 = call i32 @pthread_attr_getinheritsched(ptr noundef %5, ptr noundef %1) #6, !dbg !472
  %71 = load i32, ptr %1, align 4, !dbg !473
  %72 = icmp eq i32 %71, 1, !dbg !473
  br i1 %72, label %73, label %74, !dbg !476

73:                                               ; preds = %68
  br label %75, !dbg !476

74:                                               ; preds = %68
  call void @__assert_fail(ptr noundef @.str.22, ptr noundef @.str.1, i32 noundef 45, ptr noundef @__PRETTY_FUNCTION__.set_and_get) #7, !dbg !473
  unreachable, !dbg !473

75:                                               ; preds = %73
  %76 = call i32 @pthread_attr_setscope(ptr noundef %5, i32 noundef 1) #6, !dbg !477
  %77 = icmp eq i32 %76, 95, !dbg !477
  br i1 %77, label %78, label %79, !dbg !480

78:                                               ; preds = %75
  br label %80, !dbg !480

79:                                               ; preds = %75
  call void @__assert_fail(ptr noundef @.str.23, ptr noundef @.str.1, i32 noundef 46, ptr noundef @__PRETTY_FUNCTION__.set_and_get) #7, !dbg !477
  unreachable, !dbg !477

80:                                               ; preds = %78
    #dbg_declare(ptr %6, !481, !DIExpression(), !487)
  %81 = call i32 @pthread_condattr_init(ptr noundef %6) #6, !dbg !488
  %82 = call i32 @pthread_condattr_setclock(ptr noundef %6, i32 noundef 1) #6, !dbg !489
  %83 = call i32 @pthread_condattr_setpshared(ptr noundef %6, i32 noundef 1) #6, !dbg !490
  %84 = call i32 @pthread_condattr_getclock(ptr noundef %6, ptr noundef %1) #6, !dbg !491
  %85 = load i32, ptr %1, align 4, !dbg !492
  %86 = icmp eq i32 %85, 1, !dbg !492
  br i1 %86, label %87, label %88, !dbg !495

87:                                               ; preds = %80
  br label %89, !dbg !495

88:                                               ; preds = %80
  call void @__assert_fail(ptr noundef @.str.24, ptr noundef @.str.1, i32 noundef 53, ptr noundef @__PRETTY_FUNCTION__.set_and_get) #7, !dbg !492
  unreachable, !dbg !492

89:                                               ; preds = %87
  %90 = call i32 @pthread_condattr_getpshared(ptr noundef %6, ptr noundef %1) #6, !dbg !496
  %91 = load i32, ptr %1, align 4, !dbg !497
  %92 = icmp eq i32 %91, 1, !dbg !497
  br i1 %92, label %93, label %94, !dbg !500

93:                                               ; preds = %89
  br label %95, !dbg !500

94:                                               ; preds = %89
  call void @__assert_fail(ptr noundef @.str.25, ptr noundef @.str.1, i32 noundef 55, ptr noundef @__PRETTY_FUNCTION__.set_and_get) #7, !dbg !497
  unreachable, !dbg !497

95:                                               ; preds = %93
  %96 = call i32 @pthread_cond_init(ptr noundef @changed, ptr noundef %6) #6, !dbg !501
    #dbg_declare(ptr %7, !502, !DIExpression(), !511)
  %97 = call i32 @pthread_rwlockattr_init(ptr noundef %7) #6, !dbg !512
  %98 = call i32 @pthread_rwlockattr_setkind_np(ptr noundef %7, i32 noundef 2) #6, !dbg !513
  %99 = call i32 @pthread_rwlockattr_setpshared(ptr noundef %7, i32 noundef 1) #6, !dbg !514
  %100 = call i32 @pthread_rwlockattr_getkind_np(ptr noundef %7, ptr noundef %1) #6, !dbg !515
  %101 = load i32, ptr %1, align 4, !dbg !516
  %102 = icmp eq i32 %101, 2, !dbg !516
  br i1 %102, label %103, label %104, !dbg !519

103:                                              ; preds = %95
  br label %105, !dbg !519

104:                                              ; preds = %95
  call void @__assert_fail(ptr noundef @.str.26, ptr noundef @.str.1, i32 noundef 63, ptr noundef @__PRETTY_FUNCTION__.set_and_get) #7, !dbg !516
  unreachable, !dbg !516

105:                                              ; preds = %103
  %106 = call i32 @pthread_rwlockattr_getpshared(ptr noundef %7, ptr noundef %1) #6, !dbg !520
  %107 = load i32, ptr %1, align 4, !dbg !521
  %108 = icmp eq i32 %107, 1, !dbg !521
  br i1 %108, label %109, label %110, !dbg !524

109:                                              ; preds = %105
  br label %111, !dbg !524

110:                                              ; preds = %105
  call void @__assert_fail(ptr noundef @.str.25, ptr noundef @.str.1, i32 noundef 65, ptr noundef @__PRETTY_FUNCTION__.set_and_get) #7, !dbg !521
  unreachable, !dbg !521

111:                                              ; preds = %109
  %112 = call i32 @pthread_rwlock_init(ptr noundef @table, ptr noundef %7) #6, !dbg !525
    #dbg_declare(ptr %8, !526, !DIExpression(), !532)
  %113 = call i32 @pthread_barrierattr_init(ptr noundef %8) #6, !dbg !533
  %114 = call i32 @pthread_barrierattr_setpshared(ptr noundef %8, i32 noundef 1) #6, !dbg !534
  %115 = call i32 @pthread_barrierattr_getpshared(ptr noundef %8, ptr noundef %1) #6, !dbg !535
  %116 = load i32, ptr %1, align 4, !dbg !536
  %117 = icmp eq i32 %116, 1, !dbg !536
  br i1 %117, label %118, label %119, !dbg !539

118:                                              ; preds = %111
  br label %120, !dbg !539

119:                                              ; preds = %111
  call void @__assert_fail(ptr noundef @.str.25, ptr noundef @.str.1, i32 noundef 72, ptr noundef @__PRETTY_FUNCTION__.set_and_get) #7, !dbg !536
  unreachable, !dbg !536

120:                                              ; preds = %118
  %121 = call i32 @pthread_barrier_init(ptr noundef @meeting, ptr noundef %8, i32 noundef 1) #6, !dbg !540
  %122 = call i32 @pthread_setconcurrency(i32 noundef 3) #6, !dbg !541
  %123 = call i32 @pthread_getconcurrency() #6, !dbg !542
  %124 = icmp eq i32 %123, 3, !dbg !542
  br i1 %124, label %125, label %126, !dbg !545

125:                                              ; preds = %120
  br label %127, !dbg !545

126:                                              ; preds = %120
  call void @__assert_fail(ptr noundef @.str.27, ptr noundef @.str.1, i32 noundef 76, ptr noundef @__PRETTY_FUNCTION__.set_and_get) #7, !dbg !542
  unreachable, !dbg !542

127:                                              ; preds = %125
  %128 = call i32 @sched_get_priority_max(i32 noundef 2) #6, !dbg !546
  %129 = call i32 @sched_get_priority_min(i32 noundef 2) #6, !dbg !546
  %130 = icmp sgt i32 %128, %129, !dbg !546
  br i1 %130, label %131, label %132, !dbg !549

131:                                              ; preds = %127
  br label %133, !dbg !549

132:                                              ; preds = %127
  call void @__assert_fail(ptr noundef @.str.28, ptr noundef @.str.1, i32 noundef 77, ptr noundef @__PRETTY_FUNCTION__.set_and_get) #7, !dbg !546
  unreachable, !dbg !546

133:                                              ; preds = %131
    #dbg_declare(ptr %9, !550, !DIExpression(), !558)
  %134 = call i64 @pthread_self() #8, !dbg !559
  %135 = call i32 @pthread_getaffinity_np(i64 noundef %134, i64 noundef 128, ptr noundef %9) #6, !dbg !559
  %136 = icmp eq i32 %135, 0, !dbg !559
  br i1 %136, label %137, label %138, !dbg !562

137:                                              ; preds = %133
  br label %139, !dbg !562

138:                                              ; preds = %133
  call void @__assert_fail(ptr noundef @.str.29, ptr noundef @.str.1, i32 noundef 79, ptr noundef @__PRETTY_FUNCTION__.set_and_get) #7, !dbg !559
  unreachable, !dbg !559

139:                                              ; preds = %137
  %140 = call i32 @__sched_cpucount(i64 noundef 128, ptr noundef %9) #6, !dbg !563
  %141 = icmp sgt i32 %140, 0, !dbg !563
  br i1 %141, label %142, label %143, !dbg !566

142:                                              ; preds = %139
  br label %144, !dbg !566

143:                                              ; preds = %139
  call void @__assert_fail(ptr noundef @.str.30, ptr noundef @.str.1, i32 noundef 80, ptr noundef @__PRETTY_FUNCTION__.set_and_get) #7, !dbg !563
  unreachable, !dbg !563

144:                                              ; preds = %142
  ret void, !dbg !567
}

declare i32 @pthread_mutexattr_init(ptr noundef) #1

declare i32 @pthread_mutexattr_getpshared(ptr noundef, ptr noundef) #1

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @pthread_mutexattr_settype(ptr noundef, i32 noundef) #1

declare i32 @pthread_mutexattr_setpshared(ptr noundef, i32 noundef) #1

declare i32 @pthread_mutexattr_gettype(ptr noundef, ptr noundef) #1

declare i32 @pthread_mutexattr_getprotocol(ptr noundef, ptr noundef) #1

declare i32 @pthread_mutexattr_setprotocol(ptr noundef, i32 noundef) #1

declare i32 @pthread_mutexattr_setprioceiling(ptr noundef, i32 noundef) #1

declare i32 @pthread_mutexattr_getprioceiling(ptr noundef, ptr noundef) #1

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare i32 @pthread_attr_init(ptr noundef) #1

declare i32 @pthread_attr_getscope(ptr noundef, ptr noundef) #1

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

declare i32 @pthread_getschedparam(i64 noundef, ptr noundef, ptr noundef) #1

declare i64 @pthread_self() #4

declare i32 @pthread_getname_np(i64 noundef, ptr noundef, i64 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @work(ptr noundef %0) #0 !dbg !568 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !571, !DIExpression(), !572)
  %3 = call i32 @pthread_mutex_lock(ptr noundef @lock) #6, !dbg !573
  %4 = load i32, ptr @x, align 4, !dbg !574
  %5 = add nsw i32 %4, 1, !dbg !574
  store i32 %5, ptr @x, align 4, !dbg !574
  %6 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #6, !dbg !575
  ret ptr null, !dbg !576
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #5

declare i32 @pthread_attr_getdetachstate(ptr noundef, ptr noundef) #1

declare i32 @pthread_attr_setdetachstate(ptr noundef, i32 noundef) #1

declare i32 @pthread_attr_setstacksize(ptr noundef, i64 noundef) #1

declare i32 @pthread_attr_getstack(ptr noundef, ptr noundef, ptr noundef) #1

declare i32 @pthread_attr_setguardsize(ptr noundef, i64 noundef) #1

declare i32 @pthread_attr_getguardsize(ptr noundef, ptr noundef) #1

declare i32 @pthread_attr_setschedpolicy(ptr noundef, i32 noundef) #1

declare i32 @pthread_attr_getschedpolicy(ptr noundef, ptr noundef) #1

declare i32 @pthread_attr_setschedparam(ptr noundef, ptr noundef) #1

declare i32 @pthread_attr_getschedparam(ptr noundef, ptr noundef) #1

declare i32 @pthread_attr_setinheritsched(ptr noundef, i32 noundef) #1

declare i32 @pthread_attr_getinheritsched(ptr noundef, ptr noundef) #1

declare i32 @pthread_attr_setscope(ptr noundef, i32 noundef) #1

declare i32 @pthread_condattr_init(ptr noundef) #1

declare i32 @pthread_condattr_setclock(ptr noundef, i32 noundef) #1

declare i32 @pthread_condattr_setpshared(ptr noundef, i32 noundef) #1

declare i32 @pthread_condattr_getclock(ptr noundef, ptr noundef) #1

declare i32 @pthread_condattr_getpshared(ptr noundef, ptr noundef) #1

declare i32 @pthread_cond_init(ptr noundef, ptr noundef) #1

declare i32 @pthread_rwlockattr_init(ptr noundef) #1

declare i32 @pthread_rwlockattr_setkind_np(ptr noundef, i32 noundef) #1

declare i32 @pthread_rwlockattr_setpshared(ptr noundef, i32 noundef) #1

declare i32 @pthread_rwlockattr_getkind_np(ptr noundef, ptr noundef) #1

declare i32 @pthread_rwlockattr_getpshared(ptr noundef, ptr noundef) #1

declare i32 @pthread_rwlock_init(ptr noundef, ptr noundef) #1

declare i32 @pthread_barrierattr_init(ptr noundef) #1

declare i32 @pthread_barrierattr_setpshared(ptr noundef, i32 noundef) #1

declare i32 @pthread_barrierattr_getpshared(ptr noundef, ptr noundef) #1

declare i32 @pthread_barrier_init(ptr noundef, ptr noundef, i32 noundef) #1

declare i32 @pthread_setconcurrency(i32 noundef) #1

declare i32 @pthread_getconcurrency() #1

declare i32 @sched_get_priority_max(i32 noundef) #1

declare i32 @sched_get_priority_min(i32 noundef) #1

declare i32 @pthread_getaffinity_np(i64 noundef, i64 noundef, ptr noundef) #1

declare i32 @__sched_cpucount(i64 noundef, ptr noundef) #1

declare i32 @pthread_mutex_lock(ptr noundef) #1


!llvm.dbg.cu = !{!42}
!llvm.module.flags = !{!282, !283, !284, !285, !286, !287, !288}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 96, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "thread_attributes.c", directory: ".", checksumkind: CSK_MD5, checksum: "a838ddb7ca03387bcdc5e130905051ec")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 272, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 34)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 96, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 20)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 96, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 120, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 15)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 101, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 552, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 69)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !2, line: 104, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 240, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 30)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !2, line: 105, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 400, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 50)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !2, line: 108, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 264, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 33)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !2, line: 112, type: !30, isLocal: true, isDefinition: true)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "lock", scope: !42, file: !2, line: 10, type: !255, isLocal: true, isDefinition: true)
!42 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !43, globals: !84, splitDebugInlining: false, nameTableKind: None)
!43 = !{!44, !50, !61, !66, !70, !74, !78}
!44 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !45, line: 144, baseType: !46, size: 32, elements: !47)
!45 = !DIFile(filename: "include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!46 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!47 = !{!48, !49}
!48 = !DIEnumerator(name: "PTHREAD_PROCESS_PRIVATE", value: 0)
!49 = !DIEnumerator(name: "PTHREAD_PROCESS_SHARED", value: 1)
!50 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !45, line: 47, baseType: !46, size: 32, elements: !51)
!51 = !{!52, !53, !54, !55, !56, !57, !58, !59, !60}
!52 = !DIEnumerator(name: "PTHREAD_MUTEX_TIMED_NP", value: 0)
!53 = !DIEnumerator(name: "PTHREAD_MUTEX_RECURSIVE_NP", value: 1)
!54 = !DIEnumerator(name: "PTHREAD_MUTEX_ERRORCHECK_NP", value: 2)
!55 = !DIEnumerator(name: "PTHREAD_MUTEX_ADAPTIVE_NP", value: 3)
!56 = !DIEnumerator(name: "PTHREAD_MUTEX_NORMAL", value: 0)
!57 = !DIEnumerator(name: "PTHREAD_MUTEX_RECURSIVE", value: 1)
!58 = !DIEnumerator(name: "PTHREAD_MUTEX_ERRORCHECK", value: 2)
!59 = !DIEnumerator(name: "PTHREAD_MUTEX_DEFAULT", value: 0)
!60 = !DIEnumerator(name: "PTHREAD_MUTEX_FAST_NP", value: 0)
!61 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !45, line: 81, baseType: !46, size: 32, elements: !62)
!62 = !{!63, !64, !65}
!63 = !DIEnumerator(name: "PTHREAD_PRIO_NONE", value: 0)
!64 = !DIEnumerator(name: "PTHREAD_PRIO_INHERIT", value: 1)
!65 = !DIEnumerator(name: "PTHREAD_PRIO_PROTECT", value: 2)
!66 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !45, line: 134, baseType: !46, size: 32, elements: !67)
!67 = !{!68, !69}
!68 = !DIEnumerator(name: "PTHREAD_SCOPE_SYSTEM", value: 0)
!69 = !DIEnumerator(name: "PTHREAD_SCOPE_PROCESS", value: 1)
!70 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !45, line: 37, baseType: !46, size: 32, elements: !71)
!71 = !{!72, !73}
!72 = !DIEnumerator(name: "PTHREAD_CREATE_JOINABLE", value: 0)
!73 = !DIEnumerator(name: "PTHREAD_CREATE_DETACHED", value: 1)
!74 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !45, line: 124, baseType: !46, size: 32, elements: !75)
!75 = !{!76, !77}
!76 = !DIEnumerator(name: "PTHREAD_INHERIT_SCHED", value: 0)
!77 = !DIEnumerator(name: "PTHREAD_EXPLICIT_SCHED", value: 1)
!78 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !45, line: 104, baseType: !46, size: 32, elements: !79)
!79 = !{!80, !81, !82, !83}
!80 = !DIEnumerator(name: "PTHREAD_RWLOCK_PREFER_READER_NP", value: 0)
!81 = !DIEnumerator(name: "PTHREAD_RWLOCK_PREFER_WRITER_NP", value: 1)
!82 = !DIEnumerator(name: "PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP", value: 2)
!83 = !DIEnumerator(name: "PTHREAD_RWLOCK_DEFAULT_NP", value: 0)
!84 = !{!0, !7, !12, !18, !23, !28, !33, !38, !85, !90, !92, !97, !102, !107, !40, !112, !115, !117, !122, !124, !126, !131, !136, !141, !143, !145, !150, !155, !157, !162, !164, !166, !168, !173, !178, !183, !220, !248}
!85 = !DIGlobalVariableExpression(var: !86, expr: !DIExpression())
!86 = distinct !DIGlobalVariable(scope: null, file: !2, line: 114, type: !87, isLocal: true, isDefinition: true)
!87 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 296, elements: !88)
!88 = !{!89}
!89 = !DISubrange(count: 37)
!90 = !DIGlobalVariableExpression(var: !91, expr: !DIExpression())
!91 = distinct !DIGlobalVariable(scope: null, file: !2, line: 119, type: !25, isLocal: true, isDefinition: true)
!92 = !DIGlobalVariableExpression(var: !93, expr: !DIExpression())
!93 = distinct !DIGlobalVariable(scope: null, file: !2, line: 122, type: !94, isLocal: true, isDefinition: true)
!94 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 448, elements: !95)
!95 = !{!96}
!96 = !DISubrange(count: 56)
!97 = !DIGlobalVariableExpression(var: !98, expr: !DIExpression())
!98 = distinct !DIGlobalVariable(scope: null, file: !2, line: 124, type: !99, isLocal: true, isDefinition: true)
!99 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 432, elements: !100)
!100 = !{!101}
!101 = !DISubrange(count: 54)
!102 = !DIGlobalVariableExpression(var: !103, expr: !DIExpression())
!103 = distinct !DIGlobalVariable(scope: null, file: !2, line: 125, type: !104, isLocal: true, isDefinition: true)
!104 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 472, elements: !105)
!105 = !{!106}
!106 = !DISubrange(count: 59)
!107 = !DIGlobalVariableExpression(var: !108, expr: !DIExpression())
!108 = distinct !DIGlobalVariable(scope: null, file: !2, line: 131, type: !109, isLocal: true, isDefinition: true)
!109 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !110)
!110 = !{!111}
!111 = !DISubrange(count: 7)
!112 = !DIGlobalVariableExpression(var: !113, expr: !DIExpression())
!113 = distinct !DIGlobalVariable(name: "x", scope: !42, file: !2, line: 11, type: !114, isLocal: true, isDefinition: true)
!114 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!115 = !DIGlobalVariableExpression(var: !116, expr: !DIExpression())
!116 = distinct !DIGlobalVariable(scope: null, file: !2, line: 26, type: !35, isLocal: true, isDefinition: true)
!117 = !DIGlobalVariableExpression(var: !118, expr: !DIExpression())
!118 = distinct !DIGlobalVariable(scope: null, file: !2, line: 26, type: !119, isLocal: true, isDefinition: true)
!119 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 184, elements: !120)
!120 = !{!121}
!121 = !DISubrange(count: 23)
!122 = !DIGlobalVariableExpression(var: !123, expr: !DIExpression())
!123 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !99, isLocal: true, isDefinition: true)
!124 = !DIGlobalVariableExpression(var: !125, expr: !DIExpression())
!125 = distinct !DIGlobalVariable(scope: null, file: !2, line: 28, type: !99, isLocal: true, isDefinition: true)
!126 = !DIGlobalVariableExpression(var: !127, expr: !DIExpression())
!127 = distinct !DIGlobalVariable(scope: null, file: !2, line: 29, type: !128, isLocal: true, isDefinition: true)
!128 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 424, elements: !129)
!129 = !{!130}
!130 = !DISubrange(count: 53)
!131 = !DIGlobalVariableExpression(var: !132, expr: !DIExpression())
!132 = distinct !DIGlobalVariable(scope: null, file: !2, line: 31, type: !133, isLocal: true, isDefinition: true)
!133 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 208, elements: !134)
!134 = !{!135}
!135 = !DISubrange(count: 26)
!136 = !DIGlobalVariableExpression(var: !137, expr: !DIExpression())
!137 = distinct !DIGlobalVariable(scope: null, file: !2, line: 34, type: !138, isLocal: true, isDefinition: true)
!138 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !139)
!139 = !{!140}
!140 = !DISubrange(count: 10)
!141 = !DIGlobalVariableExpression(var: !142, expr: !DIExpression())
!142 = distinct !DIGlobalVariable(scope: null, file: !2, line: 35, type: !99, isLocal: true, isDefinition: true)
!143 = !DIGlobalVariableExpression(var: !144, expr: !DIExpression())
!144 = distinct !DIGlobalVariable(scope: null, file: !2, line: 38, type: !9, isLocal: true, isDefinition: true)
!145 = !DIGlobalVariableExpression(var: !146, expr: !DIExpression())
!146 = distinct !DIGlobalVariable(scope: null, file: !2, line: 42, type: !147, isLocal: true, isDefinition: true)
!147 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 248, elements: !148)
!148 = !{!149}
!149 = !DISubrange(count: 31)
!150 = !DIGlobalVariableExpression(var: !151, expr: !DIExpression())
!151 = distinct !DIGlobalVariable(scope: null, file: !2, line: 45, type: !152, isLocal: true, isDefinition: true)
!152 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !153)
!153 = !{!154}
!154 = !DISubrange(count: 32)
!155 = !DIGlobalVariableExpression(var: !156, expr: !DIExpression())
!156 = distinct !DIGlobalVariable(scope: null, file: !2, line: 46, type: !20, isLocal: true, isDefinition: true)
!157 = !DIGlobalVariableExpression(var: !158, expr: !DIExpression())
!158 = distinct !DIGlobalVariable(scope: null, file: !2, line: 53, type: !159, isLocal: true, isDefinition: true)
!159 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 200, elements: !160)
!160 = !{!161}
!161 = !DISubrange(count: 25)
!162 = !DIGlobalVariableExpression(var: !163, expr: !DIExpression())
!163 = distinct !DIGlobalVariable(scope: null, file: !2, line: 55, type: !152, isLocal: true, isDefinition: true)
!164 = !DIGlobalVariableExpression(var: !165, expr: !DIExpression())
!165 = distinct !DIGlobalVariable(scope: null, file: !2, line: 63, type: !99, isLocal: true, isDefinition: true)
!166 = !DIGlobalVariableExpression(var: !167, expr: !DIExpression())
!167 = distinct !DIGlobalVariable(scope: null, file: !2, line: 76, type: !25, isLocal: true, isDefinition: true)
!168 = !DIGlobalVariableExpression(var: !169, expr: !DIExpression())
!169 = distinct !DIGlobalVariable(scope: null, file: !2, line: 77, type: !170, isLocal: true, isDefinition: true)
!170 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 544, elements: !171)
!171 = !{!172}
!172 = !DISubrange(count: 68)
!173 = !DIGlobalVariableExpression(var: !174, expr: !DIExpression())
!174 = distinct !DIGlobalVariable(scope: null, file: !2, line: 79, type: !175, isLocal: true, isDefinition: true)
!175 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 608, elements: !176)
!176 = !{!177}
!177 = !DISubrange(count: 76)
!178 = !DIGlobalVariableExpression(var: !179, expr: !DIExpression())
!179 = distinct !DIGlobalVariable(scope: null, file: !2, line: 80, type: !180, isLocal: true, isDefinition: true)
!180 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 216, elements: !181)
!181 = !{!182}
!182 = !DISubrange(count: 27)
!183 = !DIGlobalVariableExpression(var: !184, expr: !DIExpression())
!184 = distinct !DIGlobalVariable(name: "changed", scope: !42, file: !2, line: 13, type: !185, isLocal: true, isDefinition: true)
!185 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !186, line: 80, baseType: !187)
!186 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!187 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !186, line: 75, size: 384, elements: !188)
!188 = !{!189, !214, !218}
!189 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !187, file: !186, line: 77, baseType: !190, size: 384)
!190 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !191, line: 94, size: 384, elements: !192)
!191 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!192 = !{!193, !205, !206, !210, !211, !212, !213}
!193 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !190, file: !191, line: 96, baseType: !194, size: 64)
!194 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !195, line: 33, baseType: !196)
!195 = !DIFile(filename: "include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: "", checksumkind: CSK_MD5, checksum: "2708e6e61e266abad2d765ccef838dbe")
!196 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !195, line: 25, size: 64, elements: !197)
!197 = !{!198, !200}
!198 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !196, file: !195, line: 27, baseType: !199, size: 64)
!199 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!200 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !196, file: !195, line: 32, baseType: !201, size: 64)
!201 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !196, file: !195, line: 28, size: 64, elements: !202)
!202 = !{!203, !204}
!203 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !201, file: !195, line: 30, baseType: !46, size: 32)
!204 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !201, file: !195, line: 31, baseType: !46, size: 32, offset: 32)
!205 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !190, file: !191, line: 97, baseType: !194, size: 64, offset: 64)
!206 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !190, file: !191, line: 98, baseType: !207, size: 64, offset: 128)
!207 = !DICompositeType(tag: DW_TAG_array_type, baseType: !46, size: 64, elements: !208)
!208 = !{!209}
!209 = !DISubrange(count: 2)
!210 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !190, file: !191, line: 99, baseType: !207, size: 64, offset: 192)
!211 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !190, file: !191, line: 100, baseType: !46, size: 32, offset: 256)
!212 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !190, file: !191, line: 101, baseType: !46, size: 32, offset: 288)
!213 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !190, file: !191, line: 102, baseType: !207, size: 64, offset: 320)
!214 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !187, file: !186, line: 78, baseType: !215, size: 384)
!215 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 384, elements: !216)
!216 = !{!217}
!217 = !DISubrange(count: 48)
!218 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !187, file: !186, line: 79, baseType: !219, size: 64)
!219 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!220 = !DIGlobalVariableExpression(var: !221, expr: !DIExpression())
!221 = distinct !DIGlobalVariable(name: "table", scope: !42, file: !2, line: 14, type: !222, isLocal: true, isDefinition: true)
!222 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_rwlock_t", file: !186, line: 91, baseType: !223)
!223 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !186, line: 86, size: 448, elements: !224)
!224 = !{!225, !245, !246}
!225 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !223, file: !186, line: 88, baseType: !226, size: 448)
!226 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_rwlock_arch_t", file: !227, line: 23, size: 448, elements: !228)
!227 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_rwlock.h", directory: "", checksumkind: CSK_MD5, checksum: "2034038f4a99ff6cb7b9de3a3e8c2a8e")
!228 = !{!229, !230, !231, !232, !233, !234, !235, !236, !237, !239, !242, !244}
!229 = !DIDerivedType(tag: DW_TAG_member, name: "__readers", scope: !226, file: !227, line: 25, baseType: !46, size: 32)
!230 = !DIDerivedType(tag: DW_TAG_member, name: "__writers", scope: !226, file: !227, line: 26, baseType: !46, size: 32, offset: 32)
!231 = !DIDerivedType(tag: DW_TAG_member, name: "__wrphase_futex", scope: !226, file: !227, line: 27, baseType: !46, size: 32, offset: 64)
!232 = !DIDerivedType(tag: DW_TAG_member, name: "__writers_futex", scope: !226, file: !227, line: 28, baseType: !46, size: 32, offset: 96)
!233 = !DIDerivedType(tag: DW_TAG_member, name: "__pad3", scope: !226, file: !227, line: 29, baseType: !46, size: 32, offset: 128)
!234 = !DIDerivedType(tag: DW_TAG_member, name: "__pad4", scope: !226, file: !227, line: 30, baseType: !46, size: 32, offset: 160)
!235 = !DIDerivedType(tag: DW_TAG_member, name: "__cur_writer", scope: !226, file: !227, line: 32, baseType: !114, size: 32, offset: 192)
!236 = !DIDerivedType(tag: DW_TAG_member, name: "__shared", scope: !226, file: !227, line: 33, baseType: !114, size: 32, offset: 224)
!237 = !DIDerivedType(tag: DW_TAG_member, name: "__rwelision", scope: !226, file: !227, line: 34, baseType: !238, size: 8, offset: 256)
!238 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!239 = !DIDerivedType(tag: DW_TAG_member, name: "__pad1", scope: !226, file: !227, line: 39, baseType: !240, size: 56, offset: 264)
!240 = !DICompositeType(tag: DW_TAG_array_type, baseType: !241, size: 56, elements: !110)
!241 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!242 = !DIDerivedType(tag: DW_TAG_member, name: "__pad2", scope: !226, file: !227, line: 42, baseType: !243, size: 64, offset: 320)
!243 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!244 = !DIDerivedType(tag: DW_TAG_member, name: "__flags", scope: !226, file: !227, line: 45, baseType: !46, size: 32, offset: 384)
!245 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !223, file: !186, line: 89, baseType: !94, size: 448)
!246 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !223, file: !186, line: 90, baseType: !247, size: 64)
!247 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!248 = !DIGlobalVariableExpression(var: !249, expr: !DIExpression())
!249 = distinct !DIGlobalVariable(name: "meeting", scope: !42, file: !2, line: 15, type: !250, isLocal: true, isDefinition: true)
!250 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_barrier_t", file: !186, line: 112, baseType: !251)
!251 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !186, line: 108, size: 256, elements: !252)
!252 = !{!253, !254}
!253 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !251, file: !186, line: 110, baseType: !152, size: 256)
!254 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !251, file: !186, line: 111, baseType: !247, size: 64)
!255 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !186, line: 72, baseType: !256)
!256 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !186, line: 67, size: 320, elements: !257)
!257 = !{!258, !277, !281}
!258 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !256, file: !186, line: 69, baseType: !259, size: 320)
!259 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !260, line: 22, size: 320, elements: !261)
!260 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!261 = !{!262, !263, !264, !265, !266, !267, !269, !270}
!262 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !259, file: !260, line: 24, baseType: !114, size: 32)
!263 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !259, file: !260, line: 25, baseType: !46, size: 32, offset: 32)
!264 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !259, file: !260, line: 26, baseType: !114, size: 32, offset: 64)
!265 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !259, file: !260, line: 28, baseType: !46, size: 32, offset: 96)
!266 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !259, file: !260, line: 32, baseType: !114, size: 32, offset: 128)
!267 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !259, file: !260, line: 34, baseType: !268, size: 16, offset: 160)
!268 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!269 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !259, file: !260, line: 35, baseType: !268, size: 16, offset: 176)
!270 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !259, file: !260, line: 36, baseType: !271, size: 128, offset: 192)
!271 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !191, line: 55, baseType: !272)
!272 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !191, line: 51, size: 128, elements: !273)
!273 = !{!274, !276}
!274 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !272, file: !191, line: 53, baseType: !275, size: 64)
!275 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !272, size: 64)
!276 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !272, file: !191, line: 54, baseType: !275, size: 64, offset: 64)
!277 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !256, file: !186, line: 70, baseType: !278, size: 320)
!278 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 320, elements: !279)
!279 = !{!280}
!280 = !DISubrange(count: 40)
!281 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !256, file: !186, line: 71, baseType: !247, size: 64)
!282 = !{i32 7, !"Dwarf Version", i32 5}
!283 = !{i32 2, !"Debug Info Version", i32 3}
!284 = !{i32 1, !"wchar_size", i32 4}
!285 = !{i32 8, !"PIC Level", i32 2}
!286 = !{i32 7, !"PIE Level", i32 2}
!287 = !{i32 7, !"uwtable", i32 2}
!288 = !{i32 7, !"frame-pointer", i32 2}
!289 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!290 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 90, type: !291, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !42, retainedNodes: !293)
!291 = !DISubroutineType(types: !292)
!292 = !{!114}
!293 = !{}
!294 = !DILocation(line: 91, column: 3, scope: !290)
!295 = !DILocalVariable(name: "kind", scope: !290, file: !2, line: 92, type: !296)
!296 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutexattr_t", file: !186, line: 36, baseType: !297)
!297 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !186, line: 32, size: 32, elements: !298)
!298 = !{!299, !303}
!299 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !297, file: !186, line: 34, baseType: !300, size: 32)
!300 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !301)
!301 = !{!302}
!302 = !DISubrange(count: 4)
!303 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !297, file: !186, line: 35, baseType: !114, size: 32)
!304 = !DILocation(line: 92, column: 23, scope: !290)
!305 = !DILocalVariable(name: "shared", scope: !290, file: !2, line: 93, type: !114)
!306 = !DILocation(line: 93, column: 7, scope: !290)
!307 = !DILocalVariable(name: "type", scope: !290, file: !2, line: 93, type: !114)
!308 = !DILocation(line: 93, column: 20, scope: !290)
!309 = !DILocalVariable(name: "policy", scope: !290, file: !2, line: 93, type: !114)
!310 = !DILocation(line: 93, column: 31, scope: !290)
!311 = !DILocalVariable(name: "scope", scope: !290, file: !2, line: 93, type: !114)
!312 = !DILocation(line: 93, column: 44, scope: !290)
!313 = !DILocation(line: 94, column: 3, scope: !290)
!314 = !DILocation(line: 95, column: 3, scope: !290)
!315 = !DILocation(line: 96, column: 3, scope: !316)
!316 = distinct !DILexicalBlock(scope: !317, file: !2, line: 96, column: 3)
!317 = distinct !DILexicalBlock(scope: !290, file: !2, line: 96, column: 3)
!318 = !DILocation(line: 96, column: 3, scope: !317)
!319 = !DILocation(line: 97, column: 3, scope: !290)
!320 = !DILocation(line: 98, column: 3, scope: !290)
!321 = !DILocation(line: 99, column: 3, scope: !290)
!322 = !DILocation(line: 100, column: 3, scope: !290)
!323 = !DILocation(line: 101, column: 3, scope: !324)
!324 = distinct !DILexicalBlock(scope: !325, file: !2, line: 101, column: 3)
!325 = distinct !DILexicalBlock(scope: !290, file: !2, line: 101, column: 3)
!326 = !DILocation(line: 101, column: 3, scope: !325)
!327 = !DILocalVariable(name: "protocol", scope: !290, file: !2, line: 102, type: !114)
!328 = !DILocation(line: 102, column: 7, scope: !290)
!329 = !DILocalVariable(name: "ceiling", scope: !290, file: !2, line: 102, type: !114)
!330 = !DILocation(line: 102, column: 22, scope: !290)
!331 = !DILocation(line: 103, column: 3, scope: !290)
!332 = !DILocation(line: 104, column: 3, scope: !333)
!333 = distinct !DILexicalBlock(scope: !334, file: !2, line: 104, column: 3)
!334 = distinct !DILexicalBlock(scope: !290, file: !2, line: 104, column: 3)
!335 = !DILocation(line: 104, column: 3, scope: !334)
!336 = !DILocation(line: 105, column: 3, scope: !337)
!337 = distinct !DILexicalBlock(scope: !338, file: !2, line: 105, column: 3)
!338 = distinct !DILexicalBlock(scope: !290, file: !2, line: 105, column: 3)
!339 = !DILocation(line: 105, column: 3, scope: !338)
!340 = !DILocation(line: 106, column: 3, scope: !290)
!341 = !DILocation(line: 107, column: 3, scope: !290)
!342 = !DILocation(line: 108, column: 3, scope: !343)
!343 = distinct !DILexicalBlock(scope: !344, file: !2, line: 108, column: 3)
!344 = distinct !DILexicalBlock(scope: !290, file: !2, line: 108, column: 3)
!345 = !DILocation(line: 108, column: 3, scope: !344)
!346 = !DILocation(line: 109, column: 3, scope: !290)
!347 = !DILocation(line: 110, column: 3, scope: !290)
!348 = !DILocation(line: 111, column: 3, scope: !290)
!349 = !DILocation(line: 112, column: 3, scope: !350)
!350 = distinct !DILexicalBlock(scope: !351, file: !2, line: 112, column: 3)
!351 = distinct !DILexicalBlock(scope: !290, file: !2, line: 112, column: 3)
!352 = !DILocation(line: 112, column: 3, scope: !351)
!353 = !DILocation(line: 113, column: 3, scope: !290)
!354 = !DILocation(line: 114, column: 3, scope: !355)
!355 = distinct !DILexicalBlock(scope: !356, file: !2, line: 114, column: 3)
!356 = distinct !DILexicalBlock(scope: !290, file: !2, line: 114, column: 3)
!357 = !DILocation(line: 114, column: 3, scope: !356)
!358 = !DILocalVariable(name: "attributes", scope: !290, file: !2, line: 116, type: !359)
!359 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !186, line: 62, baseType: !360)
!360 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !186, line: 56, size: 448, elements: !361)
!361 = !{!362, !363}
!362 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !360, file: !186, line: 58, baseType: !94, size: 448)
!363 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !360, file: !186, line: 59, baseType: !247, size: 64)
!364 = !DILocation(line: 116, column: 18, scope: !290)
!365 = !DILocation(line: 117, column: 3, scope: !290)
!366 = !DILocation(line: 118, column: 3, scope: !290)
!367 = !DILocation(line: 119, column: 3, scope: !368)
!368 = distinct !DILexicalBlock(scope: !369, file: !2, line: 119, column: 3)
!369 = distinct !DILexicalBlock(scope: !290, file: !2, line: 119, column: 3)
!370 = !DILocation(line: 119, column: 3, scope: !369)
!371 = !DILocalVariable(name: "parameters", scope: !290, file: !2, line: 120, type: !372)
!372 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "sched_param", file: !373, line: 23, size: 32, elements: !374)
!373 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/struct_sched_param.h", directory: "", checksumkind: CSK_MD5, checksum: "13c2f29d5f5dc39597ef32d201b78292")
!374 = !{!375}
!375 = !DIDerivedType(tag: DW_TAG_member, name: "sched_priority", scope: !372, file: !373, line: 25, baseType: !114, size: 32)
!376 = !DILocation(line: 120, column: 22, scope: !290)
!377 = !DILocation(line: 121, column: 25, scope: !290)
!378 = !DILocation(line: 121, column: 3, scope: !290)
!379 = !DILocation(line: 122, column: 3, scope: !380)
!380 = distinct !DILexicalBlock(scope: !381, file: !2, line: 122, column: 3)
!381 = distinct !DILexicalBlock(scope: !290, file: !2, line: 122, column: 3)
!382 = !DILocation(line: 122, column: 3, scope: !381)
!383 = !DILocalVariable(name: "name", scope: !290, file: !2, line: 123, type: !384)
!384 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !385)
!385 = !{!386}
!386 = !DISubrange(count: 16)
!387 = !DILocation(line: 123, column: 8, scope: !290)
!388 = !DILocation(line: 124, column: 3, scope: !389)
!389 = distinct !DILexicalBlock(scope: !390, file: !2, line: 124, column: 3)
!390 = distinct !DILexicalBlock(scope: !290, file: !2, line: 124, column: 3)
!391 = !DILocation(line: 124, column: 3, scope: !390)
!392 = !DILocation(line: 125, column: 3, scope: !393)
!393 = distinct !DILexicalBlock(scope: !394, file: !2, line: 125, column: 3)
!394 = distinct !DILexicalBlock(scope: !290, file: !2, line: 125, column: 3)
!395 = !DILocation(line: 125, column: 3, scope: !394)
!396 = !DILocalVariable(name: "thread", scope: !290, file: !2, line: 127, type: !397)
!397 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !186, line: 27, baseType: !243)
!398 = !DILocation(line: 127, column: 13, scope: !290)
!399 = !DILocation(line: 128, column: 3, scope: !290)
!400 = !DILocation(line: 129, column: 3, scope: !290)
!401 = !DILocation(line: 130, column: 16, scope: !290)
!402 = !DILocation(line: 130, column: 3, scope: !290)
!403 = !DILocation(line: 131, column: 3, scope: !404)
!404 = distinct !DILexicalBlock(scope: !405, file: !2, line: 131, column: 3)
!405 = distinct !DILexicalBlock(scope: !290, file: !2, line: 131, column: 3)
!406 = !DILocation(line: 131, column: 3, scope: !405)
!407 = !DILocation(line: 132, column: 3, scope: !290)
!408 = distinct !DISubprogram(name: "set_and_get", scope: !2, file: !2, line: 18, type: !409, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !42, retainedNodes: !293)
!409 = !DISubroutineType(types: !410)
!410 = !{null}
!411 = !DILocalVariable(name: "value", scope: !408, file: !2, line: 19, type: !114)
!412 = !DILocation(line: 19, column: 7, scope: !408)
!413 = !DILocalVariable(name: "size", scope: !408, file: !2, line: 20, type: !414)
!414 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !415, line: 18, baseType: !243)
!415 = !DIFile(filename: "lib/llvm-19/lib/clang/19/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!416 = !DILocation(line: 20, column: 10, scope: !408)
!417 = !DILocalVariable(name: "stack", scope: !408, file: !2, line: 21, type: !418)
!418 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!419 = !DILocation(line: 21, column: 9, scope: !408)
!420 = !DILocalVariable(name: "parameters", scope: !408, file: !2, line: 22, type: !372)
!421 = !DILocation(line: 22, column: 22, scope: !408)
!422 = !DILocalVariable(name: "attributes", scope: !408, file: !2, line: 23, type: !359)
!423 = !DILocation(line: 23, column: 18, scope: !408)
!424 = !DILocation(line: 24, column: 3, scope: !408)
!425 = !DILocation(line: 25, column: 3, scope: !408)
!426 = !DILocation(line: 26, column: 3, scope: !427)
!427 = distinct !DILexicalBlock(scope: !428, file: !2, line: 26, column: 3)
!428 = distinct !DILexicalBlock(scope: !408, file: !2, line: 26, column: 3)
!429 = !DILocation(line: 26, column: 3, scope: !428)
!430 = !DILocation(line: 27, column: 3, scope: !431)
!431 = distinct !DILexicalBlock(scope: !432, file: !2, line: 27, column: 3)
!432 = distinct !DILexicalBlock(scope: !408, file: !2, line: 27, column: 3)
!433 = !DILocation(line: 27, column: 3, scope: !432)
!434 = !DILocation(line: 28, column: 3, scope: !435)
!435 = distinct !DILexicalBlock(scope: !436, file: !2, line: 28, column: 3)
!436 = distinct !DILexicalBlock(scope: !408, file: !2, line: 28, column: 3)
!437 = !DILocation(line: 28, column: 3, scope: !436)
!438 = !DILocation(line: 29, column: 3, scope: !439)
!439 = distinct !DILexicalBlock(scope: !440, file: !2, line: 29, column: 3)
!440 = distinct !DILexicalBlock(scope: !408, file: !2, line: 29, column: 3)
!441 = !DILocation(line: 29, column: 3, scope: !440)
!442 = !DILocation(line: 30, column: 3, scope: !408)
!443 = !DILocation(line: 31, column: 3, scope: !444)
!444 = distinct !DILexicalBlock(scope: !445, file: !2, line: 31, column: 3)
!445 = distinct !DILexicalBlock(scope: !408, file: !2, line: 31, column: 3)
!446 = !DILocation(line: 31, column: 3, scope: !445)
!447 = !DILocation(line: 32, column: 3, scope: !408)
!448 = !DILocation(line: 33, column: 3, scope: !408)
!449 = !DILocation(line: 34, column: 3, scope: !450)
!450 = distinct !DILexicalBlock(scope: !451, file: !2, line: 34, column: 3)
!451 = distinct !DILexicalBlock(scope: !408, file: !2, line: 34, column: 3)
!452 = !DILocation(line: 34, column: 3, scope: !451)
!453 = !DILocation(line: 35, column: 3, scope: !454)
!454 = distinct !DILexicalBlock(scope: !455, file: !2, line: 35, column: 3)
!455 = distinct !DILexicalBlock(scope: !408, file: !2, line: 35, column: 3)
!456 = !DILocation(line: 35, column: 3, scope: !455)
!457 = !DILocation(line: 36, column: 3, scope: !408)
!458 = !DILocation(line: 37, column: 3, scope: !408)
!459 = !DILocation(line: 38, column: 3, scope: !460)
!460 = distinct !DILexicalBlock(scope: !461, file: !2, line: 38, column: 3)
!461 = distinct !DILexicalBlock(scope: !408, file: !2, line: 38, column: 3)
!462 = !DILocation(line: 38, column: 3, scope: !461)
!463 = !DILocation(line: 39, column: 3, scope: !408)
!464 = !DILocation(line: 40, column: 14, scope: !408)
!465 = !DILocation(line: 40, column: 29, scope: !408)
!466 = !DILocation(line: 41, column: 3, scope: !408)
!467 = !DILocation(line: 42, column: 3, scope: !468)
!468 = distinct !DILexicalBlock(scope: !469, file: !2, line: 42, column: 3)
!469 = distinct !DILexicalBlock(scope: !408, file: !2, line: 42, column: 3)
!470 = !DILocation(line: 42, column: 3, scope: !469)
!471 = !DILocation(line: 43, column: 3, scope: !408)
!472 = !DILocation(line: 44, column: 3, scope: !408)
!473 = !DILocation(line: 45, column: 3, scope: !474)
!474 = distinct !DILexicalBlock(scope: !475, file: !2, line: 45, column: 3)
!475 = distinct !DILexicalBlock(scope: !408, file: !2, line: 45, column: 3)
!476 = !DILocation(line: 45, column: 3, scope: !475)
!477 = !DILocation(line: 46, column: 3, scope: !478)
!478 = distinct !DILexicalBlock(scope: !479, file: !2, line: 46, column: 3)
!479 = distinct !DILexicalBlock(scope: !408, file: !2, line: 46, column: 3)
!480 = !DILocation(line: 46, column: 3, scope: !479)
!481 = !DILocalVariable(name: "of_condition", scope: !408, file: !2, line: 48, type: !482)
!482 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_condattr_t", file: !186, line: 45, baseType: !483)
!483 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !186, line: 41, size: 32, elements: !484)
!484 = !{!485, !486}
!485 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !483, file: !186, line: 43, baseType: !300, size: 32)
!486 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !483, file: !186, line: 44, baseType: !114, size: 32)
!487 = !DILocation(line: 48, column: 22, scope: !408)
!488 = !DILocation(line: 49, column: 3, scope: !408)
!489 = !DILocation(line: 50, column: 3, scope: !408)
!490 = !DILocation(line: 51, column: 3, scope: !408)
!491 = !DILocation(line: 52, column: 3, scope: !408)
!492 = !DILocation(line: 53, column: 3, scope: !493)
!493 = distinct !DILexicalBlock(scope: !494, file: !2, line: 53, column: 3)
!494 = distinct !DILexicalBlock(scope: !408, file: !2, line: 53, column: 3)
!495 = !DILocation(line: 53, column: 3, scope: !494)
!496 = !DILocation(line: 54, column: 3, scope: !408)
!497 = !DILocation(line: 55, column: 3, scope: !498)
!498 = distinct !DILexicalBlock(scope: !499, file: !2, line: 55, column: 3)
!499 = distinct !DILexicalBlock(scope: !408, file: !2, line: 55, column: 3)
!500 = !DILocation(line: 55, column: 3, scope: !499)
!501 = !DILocation(line: 56, column: 3, scope: !408)
!502 = !DILocalVariable(name: "of_table", scope: !408, file: !2, line: 58, type: !503)
!503 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_rwlockattr_t", file: !186, line: 97, baseType: !504)
!504 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !186, line: 93, size: 64, elements: !505)
!505 = !{!506, !510}
!506 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !504, file: !186, line: 95, baseType: !507, size: 64)
!507 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !508)
!508 = !{!509}
!509 = !DISubrange(count: 8)
!510 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !504, file: !186, line: 96, baseType: !247, size: 64)
!511 = !DILocation(line: 58, column: 24, scope: !408)
!512 = !DILocation(line: 59, column: 3, scope: !408)
!513 = !DILocation(line: 60, column: 3, scope: !408)
!514 = !DILocation(line: 61, column: 3, scope: !408)
!515 = !DILocation(line: 62, column: 3, scope: !408)
!516 = !DILocation(line: 63, column: 3, scope: !517)
!517 = distinct !DILexicalBlock(scope: !518, file: !2, line: 63, column: 3)
!518 = distinct !DILexicalBlock(scope: !408, file: !2, line: 63, column: 3)
!519 = !DILocation(line: 63, column: 3, scope: !518)
!520 = !DILocation(line: 64, column: 3, scope: !408)
!521 = !DILocation(line: 65, column: 3, scope: !522)
!522 = distinct !DILexicalBlock(scope: !523, file: !2, line: 65, column: 3)
!523 = distinct !DILexicalBlock(scope: !408, file: !2, line: 65, column: 3)
!524 = !DILocation(line: 65, column: 3, scope: !523)
!525 = !DILocation(line: 66, column: 3, scope: !408)
!526 = !DILocalVariable(name: "of_meeting", scope: !408, file: !2, line: 68, type: !527)
!527 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_barrierattr_t", file: !186, line: 118, baseType: !528)
!528 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !186, line: 114, size: 32, elements: !529)
!529 = !{!530, !531}
!530 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !528, file: !186, line: 116, baseType: !300, size: 32)
!531 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !528, file: !186, line: 117, baseType: !114, size: 32)
!532 = !DILocation(line: 68, column: 25, scope: !408)
!533 = !DILocation(line: 69, column: 3, scope: !408)
!534 = !DILocation(line: 70, column: 3, scope: !408)
!535 = !DILocation(line: 71, column: 3, scope: !408)
!536 = !DILocation(line: 72, column: 3, scope: !537)
!537 = distinct !DILexicalBlock(scope: !538, file: !2, line: 72, column: 3)
!538 = distinct !DILexicalBlock(scope: !408, file: !2, line: 72, column: 3)
!539 = !DILocation(line: 72, column: 3, scope: !538)
!540 = !DILocation(line: 73, column: 3, scope: !408)
!541 = !DILocation(line: 75, column: 3, scope: !408)
!542 = !DILocation(line: 76, column: 3, scope: !543)
!543 = distinct !DILexicalBlock(scope: !544, file: !2, line: 76, column: 3)
!544 = distinct !DILexicalBlock(scope: !408, file: !2, line: 76, column: 3)
!545 = !DILocation(line: 76, column: 3, scope: !544)
!546 = !DILocation(line: 77, column: 3, scope: !547)
!547 = distinct !DILexicalBlock(scope: !548, file: !2, line: 77, column: 3)
!548 = distinct !DILexicalBlock(scope: !408, file: !2, line: 77, column: 3)
!549 = !DILocation(line: 77, column: 3, scope: !548)
!550 = !DILocalVariable(name: "processors", scope: !408, file: !2, line: 78, type: !551)
!551 = !DIDerivedType(tag: DW_TAG_typedef, name: "cpu_set_t", file: !552, line: 42, baseType: !553)
!552 = !DIFile(filename: "include/x86_64-linux-gnu/bits/cpu-set.h", directory: "", checksumkind: CSK_MD5, checksum: "9b78eb5e247ecb71c5de90bcf65db505")
!553 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !552, line: 39, size: 1024, elements: !554)
!554 = !{!555}
!555 = !DIDerivedType(tag: DW_TAG_member, name: "__bits", scope: !553, file: !552, line: 41, baseType: !556, size: 1024)
!556 = !DICompositeType(tag: DW_TAG_array_type, baseType: !557, size: 1024, elements: !385)
!557 = !DIDerivedType(tag: DW_TAG_typedef, name: "__cpu_mask", file: !552, line: 32, baseType: !243)
!558 = !DILocation(line: 78, column: 13, scope: !408)
!559 = !DILocation(line: 79, column: 3, scope: !560)
!560 = distinct !DILexicalBlock(scope: !561, file: !2, line: 79, column: 3)
!561 = distinct !DILexicalBlock(scope: !408, file: !2, line: 79, column: 3)
!562 = !DILocation(line: 79, column: 3, scope: !561)
!563 = !DILocation(line: 80, column: 3, scope: !564)
!564 = distinct !DILexicalBlock(scope: !565, file: !2, line: 80, column: 3)
!565 = distinct !DILexicalBlock(scope: !408, file: !2, line: 80, column: 3)
!566 = !DILocation(line: 80, column: 3, scope: !565)
!567 = !DILocation(line: 81, column: 1, scope: !408)
!568 = distinct !DISubprogram(name: "work", scope: !2, file: !2, line: 83, type: !569, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !42, retainedNodes: !293)
!569 = !DISubroutineType(types: !570)
!570 = !{!418, !418}
!571 = !DILocalVariable(name: "unused", arg: 1, scope: !568, file: !2, line: 83, type: !418)
!572 = !DILocation(line: 83, column: 25, scope: !568)
!573 = !DILocation(line: 84, column: 3, scope: !568)
!574 = !DILocation(line: 85, column: 4, scope: !568)
!575 = !DILocation(line: 86, column: 3, scope: !568)
!576 = !DILocation(line: 87, column: 3, scope: !568)
