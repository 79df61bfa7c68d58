source_filename = "thread_attributes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
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

@.str = private unnamed_addr constant [34 x i8] c"shared == PTHREAD_PROCESS_PRIVATE\00", align 1
@.str.1 = private unnamed_addr constant [20 x i8] c"thread_attributes.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [69 x i8] c"shared == PTHREAD_PROCESS_SHARED && type == PTHREAD_MUTEX_ERRORCHECK\00", align 1
@.str.3 = private unnamed_addr constant [30 x i8] c"protocol == PTHREAD_PRIO_NONE\00", align 1
@.str.4 = private unnamed_addr constant [50 x i8] c"pthread_mutexattr_setprotocol(&kind, 7) == EINVAL\00", align 1
@.str.5 = private unnamed_addr constant [33 x i8] c"protocol == PTHREAD_PRIO_INHERIT\00", align 1
@.str.6 = private unnamed_addr constant [50 x i8] c"ceiling == 12 && type == PTHREAD_MUTEX_ERRORCHECK\00", align 1
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@.str.7 = private unnamed_addr constant [37 x i8] c"pthread_mutex_unlock(&lock) == EPERM\00", align 1
@.str.8 = private unnamed_addr constant [30 x i8] c"scope == PTHREAD_SCOPE_SYSTEM\00", align 1
@__const.main.parameters = private unnamed_addr constant %struct.sched_param { i32 -1 }, align 4
@.str.9 = private unnamed_addr constant [56 x i8] c"policy == SCHED_OTHER && parameters.sched_priority == 0\00", align 1
@__const.main.name = private unnamed_addr constant [16 x i8] c"x\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", align 16
@.str.10 = private unnamed_addr constant [54 x i8] c"pthread_getname_np(pthread_self(), name, 4) == ERANGE\00", align 1
@.str.11 = private unnamed_addr constant [59 x i8] c"pthread_getname_np(pthread_self(), name, sizeof name) == 0\00", align 1
@x = internal global i32 0, align 4, !dbg !46
@.str.12 = private unnamed_addr constant [7 x i8] c"x == 2\00", align 1
@__const.set_and_get.parameters = private unnamed_addr constant %struct.sched_param { i32 7 }, align 4
@.str.13 = private unnamed_addr constant [33 x i8] c"value == PTHREAD_CREATE_JOINABLE\00", align 1
@__PRETTY_FUNCTION__.set_and_get = private unnamed_addr constant [23 x i8] c"void set_and_get(void)\00", align 1
@.str.14 = private unnamed_addr constant [54 x i8] c"pthread_attr_setdetachstate(&attributes, 5) == EINVAL\00", align 1
@.str.15 = private unnamed_addr constant [54 x i8] c"pthread_attr_setstacksize(&attributes, 100) == EINVAL\00", align 1
@.str.16 = private unnamed_addr constant [53 x i8] c"pthread_attr_setstacksize(&attributes, 1 << 16) == 0\00", align 1
@.str.17 = private unnamed_addr constant [26 x i8] c"!stack && size == 1 << 16\00", align 1
@.str.18 = private unnamed_addr constant [10 x i8] c"size == 0\00", align 1
@.str.19 = private unnamed_addr constant [54 x i8] c"pthread_attr_setschedpolicy(&attributes, 9) == EINVAL\00", align 1
@.str.20 = private unnamed_addr constant [20 x i8] c"value == SCHED_FIFO\00", align 1
@.str.21 = private unnamed_addr constant [31 x i8] c"parameters.sched_priority == 7\00", align 1
@.str.22 = private unnamed_addr constant [32 x i8] c"value == PTHREAD_EXPLICIT_SCHED\00", align 1
@.str.23 = private unnamed_addr constant [69 x i8] c"pthread_attr_setscope(&attributes, PTHREAD_SCOPE_PROCESS) == ENOTSUP\00", align 1
@.str.24 = private unnamed_addr constant [25 x i8] c"value == CLOCK_MONOTONIC\00", align 1
@.str.25 = private unnamed_addr constant [32 x i8] c"value == PTHREAD_PROCESS_SHARED\00", align 1
@changed = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !49
@.str.26 = private unnamed_addr constant [54 x i8] c"value == PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP\00", align 1
@table = internal global %union.pthread_rwlock_t zeroinitializer, align 8, !dbg !87
@meeting = internal global %union.pthread_barrier_t zeroinitializer, align 8, !dbg !120
@.str.27 = private unnamed_addr constant [30 x i8] c"pthread_getconcurrency() == 3\00", align 1
@.str.28 = private unnamed_addr constant [68 x i8] c"sched_get_priority_max(SCHED_RR) > sched_get_priority_min(SCHED_RR)\00", align 1
@.str.29 = private unnamed_addr constant [76 x i8] c"pthread_getaffinity_np(pthread_self(), sizeof processors, &processors) == 0\00", align 1
@.str.30 = private unnamed_addr constant [27 x i8] c"CPU_COUNT(&processors) > 0\00", align 1

define dso_local i32 @main() #0 !dbg !165 {
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
  call void @set_and_get(), !dbg !169
  call void @llvm.dbg.declare(metadata ptr %2, metadata !170, metadata !DIExpression()), !dbg !179
  call void @llvm.dbg.declare(metadata ptr %3, metadata !180, metadata !DIExpression()), !dbg !181
  store i32 -1, ptr %3, align 4, !dbg !181
  call void @llvm.dbg.declare(metadata ptr %4, metadata !182, metadata !DIExpression()), !dbg !183
  store i32 -1, ptr %4, align 4, !dbg !183
  call void @llvm.dbg.declare(metadata ptr %5, metadata !184, metadata !DIExpression()), !dbg !185
  store i32 -1, ptr %5, align 4, !dbg !185
  call void @llvm.dbg.declare(metadata ptr %6, metadata !186, metadata !DIExpression()), !dbg !187
  store i32 -1, ptr %6, align 4, !dbg !187
  %13 = call i32 @pthread_mutexattr_init(ptr noundef %2) #7, !dbg !188
  %14 = call i32 @pthread_mutexattr_getpshared(ptr noundef %2, ptr noundef %3) #7, !dbg !189
  %15 = load i32, ptr %3, align 4, !dbg !190
  %16 = icmp eq i32 %15, 0, !dbg !190
  br i1 %16, label %17, label %18, !dbg !193

17:                                               ; preds = %0
  br label %19, !dbg !193

18:                                               ; preds = %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([34 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([20 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 96, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !190
  unreachable, !dbg !190

19:                                               ; preds = %17
  %20 = call i32 @pthread_mutexattr_settype(ptr noundef %2, i32 noundef 2) #7, !dbg !194
  %21 = call i32 @pthread_mutexattr_setpshared(ptr noundef %2, i32 noundef 1) #7, !dbg !195
  %22 = call i32 @pthread_mutexattr_getpshared(ptr noundef %2, ptr noundef %3) #7, !dbg !196
  %23 = call i32 @pthread_mutexattr_gettype(ptr noundef %2, ptr noundef %4) #7, !dbg !197
  %24 = load i32, ptr %3, align 4, !dbg !198
  %25 = icmp eq i32 %24, 1, !dbg !198
  br i1 %25, label %26, label %30, !dbg !198

26:                                               ; preds = %19
  %27 = load i32, ptr %4, align 4, !dbg !198
  %28 = icmp eq i32 %27, 2, !dbg !198
  br i1 %28, label %29, label %30, !dbg !201

29:                                               ; preds = %26
  br label %31, !dbg !201

30:                                               ; preds = %26, %19
  call void @__assert_fail(ptr noundef getelementptr inbounds ([69 x i8], ptr @.str.2, i64 0, i64 0), ptr noundef getelementptr inbounds ([20 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 101, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !198
  unreachable, !dbg !198

31:                                               ; preds = %29
  call void @llvm.dbg.declare(metadata ptr %7, metadata !202, metadata !DIExpression()), !dbg !203
  store i32 -1, ptr %7, align 4, !dbg !203
  call void @llvm.dbg.declare(metadata ptr %8, metadata !204, metadata !DIExpression()), !dbg !205
  store i32 -1, ptr %8, align 4, !dbg !205
  %32 = call i32 @pthread_mutexattr_getprotocol(ptr noundef %2, ptr noundef %7) #7, !dbg !206
  %33 = load i32, ptr %7, align 4, !dbg !207
  %34 = icmp eq i32 %33, 0, !dbg !207
  br i1 %34, label %35, label %36, !dbg !210

35:                                               ; preds = %31
  br label %37, !dbg !210

36:                                               ; preds = %31
  call void @__assert_fail(ptr noundef getelementptr inbounds ([30 x i8], ptr @.str.3, i64 0, i64 0), ptr noundef getelementptr inbounds ([20 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 104, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !207
  unreachable, !dbg !207

37:                                               ; preds = %35
  %38 = call i32 @pthread_mutexattr_setprotocol(ptr noundef %2, i32 noundef 7) #7, !dbg !211
  %39 = icmp eq i32 %38, 22, !dbg !211
  br i1 %39, label %40, label %41, !dbg !214

40:                                               ; preds = %37
  br label %42, !dbg !214

41:                                               ; preds = %37
  call void @__assert_fail(ptr noundef getelementptr inbounds ([50 x i8], ptr @.str.4, i64 0, i64 0), ptr noundef getelementptr inbounds ([20 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 105, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !211
  unreachable, !dbg !211

42:                                               ; preds = %40
  %43 = call i32 @pthread_mutexattr_setprotocol(ptr noundef %2, i32 noundef 1) #7, !dbg !215
  %44 = call i32 @pthread_mutexattr_getprotocol(ptr noundef %2, ptr noundef %7) #7, !dbg !216
  %45 = load i32, ptr %7, align 4, !dbg !217
  %46 = icmp eq i32 %45, 1, !dbg !217
  br i1 %46, label %47, label %48, !dbg !220

47:                                               ; preds = %42
  br label %49, !dbg !220

48:                                               ; preds = %42
  call void @__assert_fail(ptr noundef getelementptr inbounds ([33 x i8], ptr @.str.5, i64 0, i64 0), ptr noundef getelementptr inbounds ([20 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 108, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !217
  unreachable, !dbg !217

49:                                               ; preds = %47
  %50 = call i32 @pthread_mutexattr_setprioceiling(ptr noundef %2, i32 noundef 12) #7, !dbg !221
  %51 = call i32 @pthread_mutexattr_getprioceiling(ptr noundef %2, ptr noundef %8) #7, !dbg !222
  %52 = call i32 @pthread_mutexattr_gettype(ptr noundef %2, ptr noundef %4) #7, !dbg !223
  %53 = load i32, ptr %8, align 4, !dbg !224
  %54 = icmp eq i32 %53, 12, !dbg !224
  br i1 %54, label %55, label %59, !dbg !224

55:                                               ; preds = %49
  %56 = load i32, ptr %4, align 4, !dbg !224
  %57 = icmp eq i32 %56, 2, !dbg !224
  br i1 %57, label %58, label %59, !dbg !227

58:                                               ; preds = %55
  br label %60, !dbg !227

59:                                               ; preds = %55, %49
  call void @__assert_fail(ptr noundef getelementptr inbounds ([50 x i8], ptr @.str.6, i64 0, i64 0), ptr noundef getelementptr inbounds ([20 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 112, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !224
  unreachable, !dbg !224

60:                                               ; preds = %58
  %61 = call i32 @pthread_mutex_init(ptr noundef @lock, ptr noundef %2) #7, !dbg !228
  %62 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #7, !dbg !229
  %63 = icmp eq i32 %62, 1, !dbg !229
  br i1 %63, label %64, label %65, !dbg !232

64:                                               ; preds = %60
  br label %66, !dbg !232

65:                                               ; preds = %60
  call void @__assert_fail(ptr noundef getelementptr inbounds ([37 x i8], ptr @.str.7, i64 0, i64 0), ptr noundef getelementptr inbounds ([20 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 114, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !229
  unreachable, !dbg !229

66:                                               ; preds = %64
  call void @llvm.dbg.declare(metadata ptr %9, metadata !233, metadata !DIExpression()), !dbg !239
  %67 = call i32 @pthread_attr_init(ptr noundef %9) #7, !dbg !240
  %68 = call i32 @pthread_attr_getscope(ptr noundef %9, ptr noundef %6) #7, !dbg !241
  %69 = load i32, ptr %6, align 4, !dbg !242
  %70 = icmp eq i32 %69, 0, !dbg !242
  br i1 %70, label %71, label %72, !dbg !245

71:                                               ; preds = %66
  br label %73, !dbg !245

72:                                               ; preds = %66
  call void @__assert_fail(ptr noundef getelementptr inbounds ([30 x i8], ptr @.str.8, i64 0, i64 0), ptr noundef getelementptr inbounds ([20 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 119, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !242
  unreachable, !dbg !242

73:                                               ; preds = %71
  call void @llvm.dbg.declare(metadata ptr %10, metadata !246, metadata !DIExpression()), !dbg !251
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %10, ptr align 4 @__const.main.parameters, i64 4, i1 false), !dbg !251
  %74 = call i64 @pthread_self() #9, !dbg !252
  %75 = call i32 @pthread_getschedparam(i64 noundef %74, ptr noundef %5, ptr noundef %10) #7, !dbg !253
  %76 = load i32, ptr %5, align 4, !dbg !254
  %77 = icmp eq i32 %76, 0, !dbg !254
  br i1 %77, label %78, label %83, !dbg !254

78:                                               ; preds = %73
  %79 = getelementptr inbounds %struct.sched_param, ptr %10, i32 0, i32 0, !dbg !254
  %80 = load i32, ptr %79, align 4, !dbg !254
  %81 = icmp eq i32 %80, 0, !dbg !254
  br i1 %81, label %82, label %83, !dbg !257

82:                                               ; preds = %78
  br label %84, !dbg !257

83:                                               ; preds = %78, %73
  call void @__assert_fail(ptr noundef getelementptr inbounds ([56 x i8], ptr @.str.9, i64 0, i64 0), ptr noundef getelementptr inbounds ([20 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 122, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !254
  unreachable, !dbg !254

84:                                               ; preds = %82
  call void @llvm.dbg.declare(metadata ptr %11, metadata !258, metadata !DIExpression()), !dbg !262
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %11, ptr align 16 @__const.main.name, i64 16, i1 false), !dbg !262
  %85 = call i64 @pthread_self() #9, !dbg !263
  %86 = getelementptr inbounds [16 x i8], ptr %11, i64 0, i64 0, !dbg !263
  %87 = call i32 @pthread_getname_np(i64 noundef %85, ptr noundef %86, i64 noundef 4) #7, !dbg !263
  %88 = icmp eq i32 %87, 34, !dbg !263
  br i1 %88, label %89, label %90, !dbg !266

89:                                               ; preds = %84
  br label %91, !dbg !266

90:                                               ; preds = %84
  call void @__assert_fail(ptr noundef getelementptr inbounds ([54 x i8], ptr @.str.10, i64 0, i64 0), ptr noundef getelementptr inbounds ([20 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 124, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !263
  unreachable, !dbg !263

91:                                               ; preds = %89
  %92 = call i64 @pthread_self() #9, !dbg !267
  %93 = getelementptr inbounds [16 x i8], ptr %11, i64 0, i64 0, !dbg !267
  %94 = call i32 @pthread_getname_np(i64 noundef %92, ptr noundef %93, i64 noundef 16) #7, !dbg !267
  %95 = icmp eq i32 %94, 0, !dbg !267
  br i1 %95, label %96, label %97, !dbg !270

96:                                               ; preds = %91
  br label %98, !dbg !270

97:                                               ; preds = %91
  call void @__assert_fail(ptr noundef getelementptr inbounds ([59 x i8], ptr @.str.11, i64 0, i64 0), ptr noundef getelementptr inbounds ([20 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 125, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !267
  unreachable, !dbg !267

98:                                               ; preds = %96
  call void @llvm.dbg.declare(metadata ptr %12, metadata !271, metadata !DIExpression()), !dbg !273
  %99 = call i32 @pthread_create(ptr noundef %12, ptr noundef %9, ptr noundef @work, ptr noundef null) #7, !dbg !274
  %100 = call ptr @work(ptr noundef null), !dbg !275
  %101 = load i64, ptr %12, align 8, !dbg !276
  %102 = call i32 @pthread_join(i64 noundef %101, ptr noundef null), !dbg !277
  %103 = load i32, ptr @x, align 4, !dbg !278
  %104 = icmp eq i32 %103, 2, !dbg !278
  br i1 %104, label %105, label %106, !dbg !281

105:                                              ; preds = %98
  br label %107, !dbg !281

106:                                              ; preds = %98
  call void @__assert_fail(ptr noundef getelementptr inbounds ([7 x i8], ptr @.str.12, i64 0, i64 0), ptr noundef getelementptr inbounds ([20 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 131, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !278
  unreachable, !dbg !278

107:                                              ; preds = %105
  ret i32 0, !dbg !282
}

define internal void @set_and_get() #0 !dbg !283 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  %4 = alloca %struct.sched_param, align 4
  %5 = alloca %union.pthread_attr_t, align 8
  %6 = alloca %union.pthread_condattr_t, align 4
  %7 = alloca %union.pthread_rwlockattr_t, align 8
  %8 = alloca %union.pthread_barrierattr_t, align 4
  %9 = alloca %struct.cpu_set_t, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !286, metadata !DIExpression()), !dbg !287
  store i32 -1, ptr %1, align 4, !dbg !287
  call void @llvm.dbg.declare(metadata ptr %2, metadata !288, metadata !DIExpression()), !dbg !291
  store i64 0, ptr %2, align 8, !dbg !291
  call void @llvm.dbg.declare(metadata ptr %3, metadata !292, metadata !DIExpression()), !dbg !294
  store ptr %1, ptr %3, align 8, !dbg !294
  call void @llvm.dbg.declare(metadata ptr %4, metadata !295, metadata !DIExpression()), !dbg !296
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 @__const.set_and_get.parameters, i64 4, i1 false), !dbg !296
  call void @llvm.dbg.declare(metadata ptr %5, metadata !297, metadata !DIExpression()), !dbg !298
  %10 = call i32 @pthread_attr_init(ptr noundef %5) #7, !dbg !299
  %11 = call i32 @pthread_attr_getdetachstate(ptr noundef %5, ptr noundef %1) #7, !dbg !300
  %12 = load i32, ptr %1, align 4, !dbg !301
  %13 = icmp eq i32 %12, 0, !dbg !301
  br i1 %13, label %14, label %15, !dbg !304

14:                                               ; preds = %0
  br label %16, !dbg !304

15:                                               ; preds = %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([33 x i8], ptr @.str.13, i64 0, i64 0), ptr noundef getelementptr inbounds ([20 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 26, ptr noundef getelementptr inbounds ([23 x i8], ptr @__PRETTY_FUNCTION__.set_and_get, i64 0, i64 0)) #8, !dbg !301
  unreachable, !dbg !301

16:                                               ; preds = %14
  %17 = call i32 @pthread_attr_setdetachstate(ptr noundef %5, i32 noundef 5) #7, !dbg !305
  %18 = icmp eq i32 %17, 22, !dbg !305
  br i1 %18, label %19, label %20, !dbg !308

19:                                               ; preds = %16
  br label %21, !dbg !308

20:                                               ; preds = %16
  call void @__assert_fail(ptr noundef getelementptr inbounds ([54 x i8], ptr @.str.14, i64 0, i64 0), ptr noundef getelementptr inbounds ([20 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 27, ptr noundef getelementptr inbounds ([23 x i8], ptr @__PRETTY_FUNCTION__.set_and_get, i64 0, i64 0)) #8, !dbg !305
  unreachable, !dbg !305

21:                                               ; preds = %19
  %22 = call i32 @pthread_attr_setstacksize(ptr noundef %5, i64 noundef 100) #7, !dbg !309
  %23 = icmp eq i32 %22, 22, !dbg !309
  br i1 %23, label %24, label %25, !dbg !312

24:                                               ; preds = %21
  br label %26, !dbg !312

25:                                               ; preds = %21
  call void @__assert_fail(ptr noundef getelementptr inbounds ([54 x i8], ptr @.str.15, i64 0, i64 0), ptr noundef getelementptr inbounds ([20 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 28, ptr noundef getelementptr inbounds ([23 x i8], ptr @__PRETTY_FUNCTION__.set_and_get, i64 0, i64 0)) #8, !dbg !309
  unreachable, !dbg !309

26:                                               ; preds = %24
  %27 = call i32 @pthread_attr_setstacksize(ptr noundef %5, i64 noundef 65536) #7, !dbg !313
  %28 = icmp eq i32 %27, 0, !dbg !313
  br i1 %28, label %29, label %30, !dbg !316

29:                                               ; preds = %26
  br label %31, !dbg !316

30:                                               ; preds = %26
  call void @__assert_fail(ptr noundef getelementptr inbounds ([53 x i8], ptr @.str.16, i64 0, i64 0), ptr noundef getelementptr inbounds ([20 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 29, ptr noundef getelementptr inbounds ([23 x i8], ptr @__PRETTY_FUNCTION__.set_and_get, i64 0, i64 0)) #8, !dbg !313
  unreachable, !dbg !313

31:                                               ; preds = %29
  %32 = call i32 @pthread_attr_getstack(ptr noundef %5, ptr noundef %3, ptr noundef %2) #7, !dbg !317
  %33 = load ptr, ptr %3, align 8, !dbg !318
  %34 = icmp ne ptr %33, null, !dbg !318
  br i1 %34, label %39, label %35, !dbg !318

35:                                               ; preds = %31
  %36 = load i64, ptr %2, align 8, !dbg !318
  %37 = icmp eq i64 %36, 65536, !dbg !318
  br i1 %37, label %38, label %39, !dbg !321

38:                                               ; preds = %35
  br label %40, !dbg !321

39:                                               ; preds = %35, %31
  call void @__assert_fail(ptr noundef getelementptr inbounds ([26 x i8], ptr @.str.17, i64 0, i64 0), ptr noundef getelementptr inbounds ([20 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 31, ptr noundef getelementptr inbounds ([23 x i8], ptr @__PRETTY_FUNCTION__.set_and_get, i64 0, i64 0)) #8, !dbg !318
  unreachable, !dbg !318

40:                                               ; preds = %38
  %41 = call i32 @pthread_attr_setguardsize(ptr noundef %5, i64 noundef 0) #7, !dbg !322
  %42 = call i32 @pthread_attr_getguardsize(ptr noundef %5, ptr noundef %2) #7, !dbg !323
  %43 = load i64, ptr %2, align 8, !dbg !324
  %44 = icmp eq i64 %43, 0, !dbg !324
  br i1 %44, label %45, label %46, !dbg !327

45:                                               ; preds = %40
  br label %47, !dbg !327

46:                                               ; preds = %40
  call void @__assert_fail(ptr noundef getelementptr inbounds ([10 x i8], ptr @.str.18, i64 0, i64 0), ptr noundef getelementptr inbounds ([20 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 34, ptr noundef getelementptr inbounds ([23 x i8], ptr @__PRETTY_FUNCTION__.set_and_get, i64 0, i64 0)) #8, !dbg !324
  unreachable, !dbg !324

47:                                               ; preds = %45
  %48 = call i32 @pthread_attr_setschedpolicy(ptr noundef %5, i32 noundef 9) #7, !dbg !328
  %49 = icmp eq i32 %48, 22, !dbg !328
  br i1 %49, label %50, label %51, !dbg !331

50:                                               ; preds = %47
  br label %52, !dbg !331

51:                                               ; preds = %47
  call void @__assert_fail(ptr noundef getelementptr inbounds ([54 x i8], ptr @.str.19, i64 0, i64 0), ptr noundef getelementptr inbounds ([20 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 35, ptr noundef getelementptr inbounds ([23 x i8], ptr @__PRETTY_FUNCTION__.set_and_get, i64 0, i64 0)) #8, !dbg !328
  unreachable, !dbg !328

52:                                               ; preds = %50
  %53 = call i32 @pthread_attr_setschedpolicy(ptr noundef %5, i32 noundef 1) #7, !dbg !332
  %54 = call i32 @pthread_attr_getschedpolicy(ptr noundef %5, ptr noundef %1) #7, !dbg !333
  %55 = load i32, ptr %1, align 4, !dbg !334
  %56 = icmp eq i32 %55, 1, !dbg !334
  br i1 %56, label %57, label %58, !dbg !337

57:                                               ; preds = %52
  br label %59, !dbg !337

58:                                               ; preds = %52
  call void @__assert_fail(ptr noundef getelementptr inbounds ([20 x i8], ptr @.str.20, i64 0, i64 0), ptr noundef getelementptr inbounds ([20 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 38, ptr noundef getelementptr inbounds ([23 x i8], ptr @__PRETTY_FUNCTION__.set_and_get, i64 0, i64 0)) #8, !dbg !334
  unreachable, !dbg !334

59:                                               ; preds = %57
  %60 = call i32 @pthread_attr_setschedparam(ptr noundef %5, ptr noundef %4) #7, !dbg !338
  %61 = getelementptr inbounds %struct.sched_param, ptr %4, i32 0, i32 0, !dbg !339
  store i32 0, ptr %61, align 4, !dbg !340
  %62 = call i32 @pthread_attr_getschedparam(ptr noundef %5, ptr noundef %4) #7, !dbg !341
  %63 = getelementptr inbounds %struct.sched_param, ptr %4, i32 0, i32 0, !dbg !342
  %64 = load i32, ptr %63, align 4, !dbg !342
  %65 = icmp eq i32 %64, 7, !dbg !342
  br i1 %65, label %66, label %67, !dbg !345

66:                                               ; preds = %59
  br label %68, !dbg !345

67:                                               ; preds = %59
  call void @__assert_fail(ptr noundef getelementptr inbounds ([31 x i8], ptr @.str.21, i64 0, i64 0), ptr noundef getelementptr inbounds ([20 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 42, ptr noundef getelementptr inbounds ([23 x i8], ptr @__PRETTY_FUNCTION__.set_and_get, i64 0, i64 0)) #8, !dbg !342
  unreachable, !dbg !342

68:                                               ; preds = %66
  %69 = call i32 @pthread_attr_setinheritsched(ptr noundef %5, i32 noundef 1) #7, !dbg !346
  %70 = call i32 @pthread_attr_getinheritsched(ptr noundef %5, ptr noundef %1) #7, !dbg !347
  %71 = load i32, ptr %1, align 4, !dbg !348
  %72 = icmp eq i32 %71, 1, !dbg !348
  br i1 %72, label %73, label %74, !dbg !351

73:                                               ; preds = %68
  br label %75, !dbg !351

74:                                               ; preds = %68
  call void @__assert_fail(ptr noundef getelementptr inbounds ([32 x i8], ptr @.str.22, i64 0, i64 0), ptr noundef getelementptr inbounds ([20 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 45, ptr noundef getelementptr inbounds ([23 x i8], ptr @__PRETTY_FUNCTION__.set_and_get, i64 0, i64 0)) #8, !dbg !348
  unreachable, !dbg !348

75:                                               ; preds = %73
  %76 = call i32 @pthread_attr_setscope(ptr noundef %5, i32 noundef 1) #7, !dbg !352
  %77 = icmp eq i32 %76, 95, !dbg !352
  br i1 %77, label %78, label %79, !dbg !355

78:                                               ; preds = %75
  br label %80, !dbg !355

79:                                               ; preds = %75
  call void @__assert_fail(ptr noundef getelementptr inbounds ([69 x i8], ptr @.str.23, i64 0, i64 0), ptr noundef getelementptr inbounds ([20 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 46, ptr noundef getelementptr inbounds ([23 x i8], ptr @__PRETTY_FUNCTION__.set_and_get, i64 0, i64 0)) #8, !dbg !352
  unreachable, !dbg !352

80:                                               ; preds = %78
  call void @llvm.dbg.declare(metadata ptr %6, metadata !356, metadata !DIExpression()), !dbg !362
  %81 = call i32 @pthread_condattr_init(ptr noundef %6) #7, !dbg !363
  %82 = call i32 @pthread_condattr_setclock(ptr noundef %6, i32 noundef 1) #7, !dbg !364
  %83 = call i32 @pthread_condattr_setpshared(ptr noundef %6, i32 noundef 1) #7, !dbg !365
  %84 = call i32 @pthread_condattr_getclock(ptr noundef %6, ptr noundef %1) #7, !dbg !366
  %85 = load i32, ptr %1, align 4, !dbg !367
  %86 = icmp eq i32 %85, 1, !dbg !367
  br i1 %86, label %87, label %88, !dbg !370

87:                                               ; preds = %80
  br label %89, !dbg !370

88:                                               ; preds = %80
  call void @__assert_fail(ptr noundef getelementptr inbounds ([25 x i8], ptr @.str.24, i64 0, i64 0), ptr noundef getelementptr inbounds ([20 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 53, ptr noundef getelementptr inbounds ([23 x i8], ptr @__PRETTY_FUNCTION__.set_and_get, i64 0, i64 0)) #8, !dbg !367
  unreachable, !dbg !367

89:                                               ; preds = %87
  %90 = call i32 @pthread_condattr_getpshared(ptr noundef %6, ptr noundef %1) #7, !dbg !371
  %91 = load i32, ptr %1, align 4, !dbg !372
  %92 = icmp eq i32 %91, 1, !dbg !372
  br i1 %92, label %93, label %94, !dbg !375

93:                                               ; preds = %89
  br label %95, !dbg !375

94:                                               ; preds = %89
  call void @__assert_fail(ptr noundef getelementptr inbounds ([32 x i8], ptr @.str.25, i64 0, i64 0), ptr noundef getelementptr inbounds ([20 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 55, ptr noundef getelementptr inbounds ([23 x i8], ptr @__PRETTY_FUNCTION__.set_and_get, i64 0, i64 0)) #8, !dbg !372
  unreachable, !dbg !372

95:                                               ; preds = %93
  %96 = call i32 @pthread_cond_init(ptr noundef @changed, ptr noundef %6) #7, !dbg !376
  call void @llvm.dbg.declare(metadata ptr %7, metadata !377, metadata !DIExpression()), !dbg !386
  %97 = call i32 @pthread_rwlockattr_init(ptr noundef %7) #7, !dbg !387
  %98 = call i32 @pthread_rwlockattr_setkind_np(ptr noundef %7, i32 noundef 2) #7, !dbg !388
  %99 = call i32 @pthread_rwlockattr_setpshared(ptr noundef %7, i32 noundef 1) #7, !dbg !389
  %100 = call i32 @pthread_rwlockattr_getkind_np(ptr noundef %7, ptr noundef %1) #7, !dbg !390
  %101 = load i32, ptr %1, align 4, !dbg !391
  %102 = icmp eq i32 %101, 2, !dbg !391
  br i1 %102, label %103, label %104, !dbg !394

103:                                              ; preds = %95
  br label %105, !dbg !394

104:                                              ; preds = %95
  call void @__assert_fail(ptr noundef getelementptr inbounds ([54 x i8], ptr @.str.26, i64 0, i64 0), ptr noundef getelementptr inbounds ([20 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 63, ptr noundef getelementptr inbounds ([23 x i8], ptr @__PRETTY_FUNCTION__.set_and_get, i64 0, i64 0)) #8, !dbg !391
  unreachable, !dbg !391

105:                                              ; preds = %103
  %106 = call i32 @pthread_rwlockattr_getpshared(ptr noundef %7, ptr noundef %1) #7, !dbg !395
  %107 = load i32, ptr %1, align 4, !dbg !396
  %108 = icmp eq i32 %107, 1, !dbg !396
  br i1 %108, label %109, label %110, !dbg !399

109:                                              ; preds = %105
  br label %111, !dbg !399

110:                                              ; preds = %105
  call void @__assert_fail(ptr noundef getelementptr inbounds ([32 x i8], ptr @.str.25, i64 0, i64 0), ptr noundef getelementptr inbounds ([20 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 65, ptr noundef getelementptr inbounds ([23 x i8], ptr @__PRETTY_FUNCTION__.set_and_get, i64 0, i64 0)) #8, !dbg !396
  unreachable, !dbg !396

111:                                              ; preds = %109
  %112 = call i32 @pthread_rwlock_init(ptr noundef @table, ptr noundef %7) #7, !dbg !400
  call void @llvm.dbg.declare(metadata ptr %8, metadata !401, metadata !DIExpression()), !dbg !407
  %113 = call i32 @pthread_barrierattr_init(ptr noundef %8) #7, !dbg !408
  %114 = call i32 @pthread_barrierattr_setpshared(ptr noundef %8, i32 noundef 1) #7, !dbg !409
  %115 = call i32 @pthread_barrierattr_getpshared(ptr noundef %8, ptr noundef %1) #7, !dbg !410
  %116 = load i32, ptr %1, align 4, !dbg !411
  %117 = icmp eq i32 %116, 1, !dbg !411
  br i1 %117, label %118, label %119, !dbg !414

118:                                              ; preds = %111
  br label %120, !dbg !414

119:                                              ; preds = %111
  call void @__assert_fail(ptr noundef getelementptr inbounds ([32 x i8], ptr @.str.25, i64 0, i64 0), ptr noundef getelementptr inbounds ([20 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 72, ptr noundef getelementptr inbounds ([23 x i8], ptr @__PRETTY_FUNCTION__.set_and_get, i64 0, i64 0)) #8, !dbg !411
  unreachable, !dbg !411

120:                                              ; preds = %118
  %121 = call i32 @pthread_barrier_init(ptr noundef @meeting, ptr noundef %8, i32 noundef 1) #7, !dbg !415
  %122 = call i32 @pthread_setconcurrency(i32 noundef 3) #7, !dbg !416
  %123 = call i32 @pthread_getconcurrency() #7, !dbg !417
  %124 = icmp eq i32 %123, 3, !dbg !417
  br i1 %124, label %125, label %126, !dbg !420

125:                                              ; preds = %120
  br label %127, !dbg !420

126:                                              ; preds = %120
  call void @__assert_fail(ptr noundef getelementptr inbounds ([30 x i8], ptr @.str.27, i64 0, i64 0), ptr noundef getelementptr inbounds ([20 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 76, ptr noundef getelementptr inbounds ([23 x i8], ptr @__PRETTY_FUNCTION__.set_and_get, i64 0, i64 0)) #8, !dbg !417
  unreachable, !dbg !417

127:                                              ; preds = %125
  %128 = call i32 @sched_get_priority_max(i32 noundef 2) #7, !dbg !421
  %129 = call i32 @sched_get_priority_min(i32 noundef 2) #7, !dbg !421
  %130 = icmp sgt i32 %128, %129, !dbg !421
  br i1 %130, label %131, label %132, !dbg !424

131:                                              ; preds = %127
  br label %133, !dbg !424

132:                                              ; preds = %127
  call void @__assert_fail(ptr noundef getelementptr inbounds ([68 x i8], ptr @.str.28, i64 0, i64 0), ptr noundef getelementptr inbounds ([20 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 77, ptr noundef getelementptr inbounds ([23 x i8], ptr @__PRETTY_FUNCTION__.set_and_get, i64 0, i64 0)) #8, !dbg !421
  unreachable, !dbg !421

133:                                              ; preds = %131
  call void @llvm.dbg.declare(metadata ptr %9, metadata !425, metadata !DIExpression()), !dbg !433
  %134 = call i64 @pthread_self() #9, !dbg !434
  %135 = call i32 @pthread_getaffinity_np(i64 noundef %134, i64 noundef 128, ptr noundef %9) #7, !dbg !434
  %136 = icmp eq i32 %135, 0, !dbg !434
  br i1 %136, label %137, label %138, !dbg !437

137:                                              ; preds = %133
  br label %139, !dbg !437

138:                                              ; preds = %133
  call void @__assert_fail(ptr noundef getelementptr inbounds ([76 x i8], ptr @.str.29, i64 0, i64 0), ptr noundef getelementptr inbounds ([20 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 79, ptr noundef getelementptr inbounds ([23 x i8], ptr @__PRETTY_FUNCTION__.set_and_get, i64 0, i64 0)) #8, !dbg !434
  unreachable, !dbg !434

139:                                              ; preds = %137
  %140 = call i32 @__sched_cpucount(i64 noundef 128, ptr noundef %9) #7, !dbg !438
  %141 = icmp sgt i32 %140, 0, !dbg !438
  br i1 %141, label %142, label %143, !dbg !441

142:                                              ; preds = %139
  br label %144, !dbg !441

143:                                              ; preds = %139
  call void @__assert_fail(ptr noundef getelementptr inbounds ([27 x i8], ptr @.str.30, i64 0, i64 0), ptr noundef getelementptr inbounds ([20 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 80, ptr noundef getelementptr inbounds ([23 x i8], ptr @__PRETTY_FUNCTION__.set_and_get, i64 0, i64 0)) #8, !dbg !438
  unreachable, !dbg !438

144:                                              ; preds = %142
  ret void, !dbg !442
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_mutexattr_init(ptr noundef) #2

declare i32 @pthread_mutexattr_getpshared(ptr noundef, ptr noundef) #2

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare i32 @pthread_mutexattr_settype(ptr noundef, i32 noundef) #2

declare i32 @pthread_mutexattr_setpshared(ptr noundef, i32 noundef) #2

declare i32 @pthread_mutexattr_gettype(ptr noundef, ptr noundef) #2

declare i32 @pthread_mutexattr_getprotocol(ptr noundef, ptr noundef) #2

declare i32 @pthread_mutexattr_setprotocol(ptr noundef, i32 noundef) #2

declare i32 @pthread_mutexattr_setprioceiling(ptr noundef, i32 noundef) #2

declare i32 @pthread_mutexattr_getprioceiling(ptr noundef, ptr noundef) #2

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #2

declare i32 @pthread_attr_init(ptr noundef) #2

declare i32 @pthread_attr_getscope(ptr noundef, ptr noundef) #2

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

declare i32 @pthread_getschedparam(i64 noundef, ptr noundef, ptr noundef) #2

declare i64 @pthread_self() #5

declare i32 @pthread_getname_np(i64 noundef, ptr noundef, i64 noundef) #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @work(ptr noundef %0) #0 !dbg !443 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !446, metadata !DIExpression()), !dbg !447
  %3 = call i32 @pthread_mutex_lock(ptr noundef @lock) #7, !dbg !448
  %4 = load i32, ptr @x, align 4, !dbg !449
  %5 = add nsw i32 %4, 1, !dbg !449
  store i32 %5, ptr @x, align 4, !dbg !449
  %6 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #7, !dbg !450
  ret ptr null, !dbg !451
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #6

declare i32 @pthread_attr_getdetachstate(ptr noundef, ptr noundef) #2

declare i32 @pthread_attr_setdetachstate(ptr noundef, i32 noundef) #2

declare i32 @pthread_attr_setstacksize(ptr noundef, i64 noundef) #2

declare i32 @pthread_attr_getstack(ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @pthread_attr_setguardsize(ptr noundef, i64 noundef) #2

declare i32 @pthread_attr_getguardsize(ptr noundef, ptr noundef) #2

declare i32 @pthread_attr_setschedpolicy(ptr noundef, i32 noundef) #2

declare i32 @pthread_attr_getschedpolicy(ptr noundef, ptr noundef) #2

declare i32 @pthread_attr_setschedparam(ptr noundef, ptr noundef) #2

declare i32 @pthread_attr_getschedparam(ptr noundef, ptr noundef) #2

declare i32 @pthread_attr_setinheritsched(ptr noundef, i32 noundef) #2

declare i32 @pthread_attr_getinheritsched(ptr noundef, ptr noundef) #2

declare i32 @pthread_attr_setscope(ptr noundef, i32 noundef) #2

declare i32 @pthread_condattr_init(ptr noundef) #2

declare i32 @pthread_condattr_setclock(ptr noundef, i32 noundef) #2

declare i32 @pthread_condattr_setpshared(ptr noundef, i32 noundef) #2

declare i32 @pthread_condattr_getclock(ptr noundef, ptr noundef) #2

declare i32 @pthread_condattr_getpshared(ptr noundef, ptr noundef) #2

declare i32 @pthread_cond_init(ptr noundef, ptr noundef) #2

declare i32 @pthread_rwlockattr_init(ptr noundef) #2

declare i32 @pthread_rwlockattr_setkind_np(ptr noundef, i32 noundef) #2

declare i32 @pthread_rwlockattr_setpshared(ptr noundef, i32 noundef) #2

declare i32 @pthread_rwlockattr_getkind_np(ptr noundef, ptr noundef) #2

declare i32 @pthread_rwlockattr_getpshared(ptr noundef, ptr noundef) #2

declare i32 @pthread_rwlock_init(ptr noundef, ptr noundef) #2

declare i32 @pthread_barrierattr_init(ptr noundef) #2

declare i32 @pthread_barrierattr_setpshared(ptr noundef, i32 noundef) #2

declare i32 @pthread_barrierattr_getpshared(ptr noundef, ptr noundef) #2

declare i32 @pthread_barrier_init(ptr noundef, ptr noundef, i32 noundef) #2

declare i32 @pthread_setconcurrency(i32 noundef) #2

declare i32 @pthread_getconcurrency() #2

declare i32 @sched_get_priority_max(i32 noundef) #2

declare i32 @sched_get_priority_min(i32 noundef) #2

declare i32 @pthread_getaffinity_np(i64 noundef, i64 noundef, ptr noundef) #2

declare i32 @__sched_cpucount(i64 noundef, ptr noundef) #2

declare i32 @pthread_mutex_lock(ptr noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!157, !158, !159, !160, !161, !162, !163}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 10, type: !130, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !45, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "thread_attributes.c", directory: ".", checksumkind: CSK_MD5, checksum: "a838ddb7ca03387bcdc5e130905051ec")
!4 = !{!5, !11, !22, !27, !31, !35, !39}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !6, line: 144, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10}
!9 = !DIEnumerator(name: "PTHREAD_PROCESS_PRIVATE", value: 0)
!10 = !DIEnumerator(name: "PTHREAD_PROCESS_SHARED", value: 1)
!11 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !6, line: 47, baseType: !7, size: 32, elements: !12)
!12 = !{!13, !14, !15, !16, !17, !18, !19, !20, !21}
!13 = !DIEnumerator(name: "PTHREAD_MUTEX_TIMED_NP", value: 0)
!14 = !DIEnumerator(name: "PTHREAD_MUTEX_RECURSIVE_NP", value: 1)
!15 = !DIEnumerator(name: "PTHREAD_MUTEX_ERRORCHECK_NP", value: 2)
!16 = !DIEnumerator(name: "PTHREAD_MUTEX_ADAPTIVE_NP", value: 3)
!17 = !DIEnumerator(name: "PTHREAD_MUTEX_NORMAL", value: 0)
!18 = !DIEnumerator(name: "PTHREAD_MUTEX_RECURSIVE", value: 1)
!19 = !DIEnumerator(name: "PTHREAD_MUTEX_ERRORCHECK", value: 2)
!20 = !DIEnumerator(name: "PTHREAD_MUTEX_DEFAULT", value: 0)
!21 = !DIEnumerator(name: "PTHREAD_MUTEX_FAST_NP", value: 0)
!22 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !6, line: 81, baseType: !7, size: 32, elements: !23)
!23 = !{!24, !25, !26}
!24 = !DIEnumerator(name: "PTHREAD_PRIO_NONE", value: 0)
!25 = !DIEnumerator(name: "PTHREAD_PRIO_INHERIT", value: 1)
!26 = !DIEnumerator(name: "PTHREAD_PRIO_PROTECT", value: 2)
!27 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !6, line: 134, baseType: !7, size: 32, elements: !28)
!28 = !{!29, !30}
!29 = !DIEnumerator(name: "PTHREAD_SCOPE_SYSTEM", value: 0)
!30 = !DIEnumerator(name: "PTHREAD_SCOPE_PROCESS", value: 1)
!31 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !6, line: 37, baseType: !7, size: 32, elements: !32)
!32 = !{!33, !34}
!33 = !DIEnumerator(name: "PTHREAD_CREATE_JOINABLE", value: 0)
!34 = !DIEnumerator(name: "PTHREAD_CREATE_DETACHED", value: 1)
!35 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !6, line: 124, baseType: !7, size: 32, elements: !36)
!36 = !{!37, !38}
!37 = !DIEnumerator(name: "PTHREAD_INHERIT_SCHED", value: 0)
!38 = !DIEnumerator(name: "PTHREAD_EXPLICIT_SCHED", value: 1)
!39 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !6, line: 104, baseType: !7, size: 32, elements: !40)
!40 = !{!41, !42, !43, !44}
!41 = !DIEnumerator(name: "PTHREAD_RWLOCK_PREFER_READER_NP", value: 0)
!42 = !DIEnumerator(name: "PTHREAD_RWLOCK_PREFER_WRITER_NP", value: 1)
!43 = !DIEnumerator(name: "PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP", value: 2)
!44 = !DIEnumerator(name: "PTHREAD_RWLOCK_DEFAULT_NP", value: 0)
!45 = !{!0, !46, !49, !87, !120}
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 11, type: !48, isLocal: true, isDefinition: true)
!48 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(name: "changed", scope: !2, file: !3, line: 13, type: !51, isLocal: true, isDefinition: true)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !52, line: 80, baseType: !53)
!52 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!53 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !52, line: 75, size: 384, elements: !54)
!54 = !{!55, !80, !85}
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !53, file: !52, line: 77, baseType: !56, size: 384)
!56 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !57, line: 94, size: 384, elements: !58)
!57 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: ".", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!58 = !{!59, !71, !72, !76, !77, !78, !79}
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !56, file: !57, line: 96, baseType: !60, size: 64)
!60 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !61, line: 33, baseType: !62)
!61 = !DIFile(filename: "include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: ".", checksumkind: CSK_MD5, checksum: "2708e6e61e266abad2d765ccef838dbe")
!62 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !61, line: 25, size: 64, elements: !63)
!63 = !{!64, !66}
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !62, file: !61, line: 27, baseType: !65, size: 64)
!65 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !62, file: !61, line: 32, baseType: !67, size: 64)
!67 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !62, file: !61, line: 28, size: 64, elements: !68)
!68 = !{!69, !70}
!69 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !67, file: !61, line: 30, baseType: !7, size: 32)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !67, file: !61, line: 31, baseType: !7, size: 32, offset: 32)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !56, file: !57, line: 97, baseType: !60, size: 64, offset: 64)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !56, file: !57, line: 98, baseType: !73, size: 64, offset: 128)
!73 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 64, elements: !74)
!74 = !{!75}
!75 = !DISubrange(count: 2)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !56, file: !57, line: 99, baseType: !73, size: 64, offset: 192)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !56, file: !57, line: 100, baseType: !7, size: 32, offset: 256)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !56, file: !57, line: 101, baseType: !7, size: 32, offset: 288)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !56, file: !57, line: 102, baseType: !73, size: 64, offset: 320)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !53, file: !52, line: 78, baseType: !81, size: 384)
!81 = !DICompositeType(tag: DW_TAG_array_type, baseType: !82, size: 384, elements: !83)
!82 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!83 = !{!84}
!84 = !DISubrange(count: 48)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !53, file: !52, line: 79, baseType: !86, size: 64)
!86 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!87 = !DIGlobalVariableExpression(var: !88, expr: !DIExpression())
!88 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 14, type: !89, isLocal: true, isDefinition: true)
!89 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_rwlock_t", file: !52, line: 91, baseType: !90)
!90 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !52, line: 86, size: 448, elements: !91)
!91 = !{!92, !114, !118}
!92 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !90, file: !52, line: 88, baseType: !93, size: 448)
!93 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_rwlock_arch_t", file: !94, line: 23, size: 448, elements: !95)
!94 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_rwlock.h", directory: ".", checksumkind: CSK_MD5, checksum: "2034038f4a99ff6cb7b9de3a3e8c2a8e")
!95 = !{!96, !97, !98, !99, !100, !101, !102, !103, !104, !106, !111, !113}
!96 = !DIDerivedType(tag: DW_TAG_member, name: "__readers", scope: !93, file: !94, line: 25, baseType: !7, size: 32)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "__writers", scope: !93, file: !94, line: 26, baseType: !7, size: 32, offset: 32)
!98 = !DIDerivedType(tag: DW_TAG_member, name: "__wrphase_futex", scope: !93, file: !94, line: 27, baseType: !7, size: 32, offset: 64)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "__writers_futex", scope: !93, file: !94, line: 28, baseType: !7, size: 32, offset: 96)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "__pad3", scope: !93, file: !94, line: 29, baseType: !7, size: 32, offset: 128)
!101 = !DIDerivedType(tag: DW_TAG_member, name: "__pad4", scope: !93, file: !94, line: 30, baseType: !7, size: 32, offset: 160)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "__cur_writer", scope: !93, file: !94, line: 32, baseType: !48, size: 32, offset: 192)
!103 = !DIDerivedType(tag: DW_TAG_member, name: "__shared", scope: !93, file: !94, line: 33, baseType: !48, size: 32, offset: 224)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "__rwelision", scope: !93, file: !94, line: 34, baseType: !105, size: 8, offset: 256)
!105 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!106 = !DIDerivedType(tag: DW_TAG_member, name: "__pad1", scope: !93, file: !94, line: 39, baseType: !107, size: 56, offset: 264)
!107 = !DICompositeType(tag: DW_TAG_array_type, baseType: !108, size: 56, elements: !109)
!108 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!109 = !{!110}
!110 = !DISubrange(count: 7)
!111 = !DIDerivedType(tag: DW_TAG_member, name: "__pad2", scope: !93, file: !94, line: 42, baseType: !112, size: 64, offset: 320)
!112 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!113 = !DIDerivedType(tag: DW_TAG_member, name: "__flags", scope: !93, file: !94, line: 45, baseType: !7, size: 32, offset: 384)
!114 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !90, file: !52, line: 89, baseType: !115, size: 448)
!115 = !DICompositeType(tag: DW_TAG_array_type, baseType: !82, size: 448, elements: !116)
!116 = !{!117}
!117 = !DISubrange(count: 56)
!118 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !90, file: !52, line: 90, baseType: !119, size: 64)
!119 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!120 = !DIGlobalVariableExpression(var: !121, expr: !DIExpression())
!121 = distinct !DIGlobalVariable(name: "meeting", scope: !2, file: !3, line: 15, type: !122, isLocal: true, isDefinition: true)
!122 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_barrier_t", file: !52, line: 112, baseType: !123)
!123 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !52, line: 108, size: 256, elements: !124)
!124 = !{!125, !129}
!125 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !123, file: !52, line: 110, baseType: !126, size: 256)
!126 = !DICompositeType(tag: DW_TAG_array_type, baseType: !82, size: 256, elements: !127)
!127 = !{!128}
!128 = !DISubrange(count: 32)
!129 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !123, file: !52, line: 111, baseType: !119, size: 64)
!130 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !52, line: 72, baseType: !131)
!131 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !52, line: 67, size: 320, elements: !132)
!132 = !{!133, !152, !156}
!133 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !131, file: !52, line: 69, baseType: !134, size: 320)
!134 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !135, line: 22, size: 320, elements: !136)
!135 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: ".", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!136 = !{!137, !138, !139, !140, !141, !142, !144, !145}
!137 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !134, file: !135, line: 24, baseType: !48, size: 32)
!138 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !134, file: !135, line: 25, baseType: !7, size: 32, offset: 32)
!139 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !134, file: !135, line: 26, baseType: !48, size: 32, offset: 64)
!140 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !134, file: !135, line: 28, baseType: !7, size: 32, offset: 96)
!141 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !134, file: !135, line: 32, baseType: !48, size: 32, offset: 128)
!142 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !134, file: !135, line: 34, baseType: !143, size: 16, offset: 160)
!143 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!144 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !134, file: !135, line: 35, baseType: !143, size: 16, offset: 176)
!145 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !134, file: !135, line: 36, baseType: !146, size: 128, offset: 192)
!146 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !57, line: 55, baseType: !147)
!147 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !57, line: 51, size: 128, elements: !148)
!148 = !{!149, !151}
!149 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !147, file: !57, line: 53, baseType: !150, size: 64)
!150 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !147, size: 64)
!151 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !147, file: !57, line: 54, baseType: !150, size: 64, offset: 64)
!152 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !131, file: !52, line: 70, baseType: !153, size: 320)
!153 = !DICompositeType(tag: DW_TAG_array_type, baseType: !82, size: 320, elements: !154)
!154 = !{!155}
!155 = !DISubrange(count: 40)
!156 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !131, file: !52, line: 71, baseType: !119, size: 64)
!157 = !{i32 7, !"Dwarf Version", i32 5}
!158 = !{i32 2, !"Debug Info Version", i32 3}
!159 = !{i32 1, !"wchar_size", i32 4}
!160 = !{i32 7, !"PIC Level", i32 2}
!161 = !{i32 7, !"PIE Level", i32 2}
!162 = !{i32 7, !"uwtable", i32 1}
!163 = !{i32 7, !"frame-pointer", i32 2}
!164 = !{!"Debian clang version 14.0.6"}
!165 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 90, type: !166, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !168)
!166 = !DISubroutineType(types: !167)
!167 = !{!48}
!168 = !{}
!169 = !DILocation(line: 91, column: 3, scope: !165)
!170 = !DILocalVariable(name: "kind", scope: !165, file: !3, line: 92, type: !171)
!171 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutexattr_t", file: !52, line: 36, baseType: !172)
!172 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !52, line: 32, size: 32, elements: !173)
!173 = !{!174, !178}
!174 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !172, file: !52, line: 34, baseType: !175, size: 32)
!175 = !DICompositeType(tag: DW_TAG_array_type, baseType: !82, size: 32, elements: !176)
!176 = !{!177}
!177 = !DISubrange(count: 4)
!178 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !172, file: !52, line: 35, baseType: !48, size: 32)
!179 = !DILocation(line: 92, column: 23, scope: !165)
!180 = !DILocalVariable(name: "shared", scope: !165, file: !3, line: 93, type: !48)
!181 = !DILocation(line: 93, column: 7, scope: !165)
!182 = !DILocalVariable(name: "type", scope: !165, file: !3, line: 93, type: !48)
!183 = !DILocation(line: 93, column: 20, scope: !165)
!184 = !DILocalVariable(name: "policy", scope: !165, file: !3, line: 93, type: !48)
!185 = !DILocation(line: 93, column: 31, scope: !165)
!186 = !DILocalVariable(name: "scope", scope: !165, file: !3, line: 93, type: !48)
!187 = !DILocation(line: 93, column: 44, scope: !165)
!188 = !DILocation(line: 94, column: 3, scope: !165)
!189 = !DILocation(line: 95, column: 3, scope: !165)
!190 = !DILocation(line: 96, column: 3, scope: !191)
!191 = distinct !DILexicalBlock(scope: !192, file: !3, line: 96, column: 3)
!192 = distinct !DILexicalBlock(scope: !165, file: !3, line: 96, column: 3)
!193 = !DILocation(line: 96, column: 3, scope: !192)
!194 = !DILocation(line: 97, column: 3, scope: !165)
!195 = !DILocation(line: 98, column: 3, scope: !165)
!196 = !DILocation(line: 99, column: 3, scope: !165)
!197 = !DILocation(line: 100, column: 3, scope: !165)
!198 = !DILocation(line: 101, column: 3, scope: !199)
!199 = distinct !DILexicalBlock(scope: !200, file: !3, line: 101, column: 3)
!200 = distinct !DILexicalBlock(scope: !165, file: !3, line: 101, column: 3)
!201 = !DILocation(line: 101, column: 3, scope: !200)
!202 = !DILocalVariable(name: "protocol", scope: !165, file: !3, line: 102, type: !48)
!203 = !DILocation(line: 102, column: 7, scope: !165)
!204 = !DILocalVariable(name: "ceiling", scope: !165, file: !3, line: 102, type: !48)
!205 = !DILocation(line: 102, column: 22, scope: !165)
!206 = !DILocation(line: 103, column: 3, scope: !165)
!207 = !DILocation(line: 104, column: 3, scope: !208)
!208 = distinct !DILexicalBlock(scope: !209, file: !3, line: 104, column: 3)
!209 = distinct !DILexicalBlock(scope: !165, file: !3, line: 104, column: 3)
!210 = !DILocation(line: 104, column: 3, scope: !209)
!211 = !DILocation(line: 105, column: 3, scope: !212)
!212 = distinct !DILexicalBlock(scope: !213, file: !3, line: 105, column: 3)
!213 = distinct !DILexicalBlock(scope: !165, file: !3, line: 105, column: 3)
!214 = !DILocation(line: 105, column: 3, scope: !213)
!215 = !DILocation(line: 106, column: 3, scope: !165)
!216 = !DILocation(line: 107, column: 3, scope: !165)
!217 = !DILocation(line: 108, column: 3, scope: !218)
!218 = distinct !DILexicalBlock(scope: !219, file: !3, line: 108, column: 3)
!219 = distinct !DILexicalBlock(scope: !165, file: !3, line: 108, column: 3)
!220 = !DILocation(line: 108, column: 3, scope: !219)
!221 = !DILocation(line: 109, column: 3, scope: !165)
!222 = !DILocation(line: 110, column: 3, scope: !165)
!223 = !DILocation(line: 111, column: 3, scope: !165)
!224 = !DILocation(line: 112, column: 3, scope: !225)
!225 = distinct !DILexicalBlock(scope: !226, file: !3, line: 112, column: 3)
!226 = distinct !DILexicalBlock(scope: !165, file: !3, line: 112, column: 3)
!227 = !DILocation(line: 112, column: 3, scope: !226)
!228 = !DILocation(line: 113, column: 3, scope: !165)
!229 = !DILocation(line: 114, column: 3, scope: !230)
!230 = distinct !DILexicalBlock(scope: !231, file: !3, line: 114, column: 3)
!231 = distinct !DILexicalBlock(scope: !165, file: !3, line: 114, column: 3)
!232 = !DILocation(line: 114, column: 3, scope: !231)
!233 = !DILocalVariable(name: "attributes", scope: !165, file: !3, line: 116, type: !234)
!234 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !52, line: 62, baseType: !235)
!235 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !52, line: 56, size: 448, elements: !236)
!236 = !{!237, !238}
!237 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !235, file: !52, line: 58, baseType: !115, size: 448)
!238 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !235, file: !52, line: 59, baseType: !119, size: 64)
!239 = !DILocation(line: 116, column: 18, scope: !165)
!240 = !DILocation(line: 117, column: 3, scope: !165)
!241 = !DILocation(line: 118, column: 3, scope: !165)
!242 = !DILocation(line: 119, column: 3, scope: !243)
!243 = distinct !DILexicalBlock(scope: !244, file: !3, line: 119, column: 3)
!244 = distinct !DILexicalBlock(scope: !165, file: !3, line: 119, column: 3)
!245 = !DILocation(line: 119, column: 3, scope: !244)
!246 = !DILocalVariable(name: "parameters", scope: !165, file: !3, line: 120, type: !247)
!247 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "sched_param", file: !248, line: 23, size: 32, elements: !249)
!248 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/struct_sched_param.h", directory: ".", checksumkind: CSK_MD5, checksum: "13c2f29d5f5dc39597ef32d201b78292")
!249 = !{!250}
!250 = !DIDerivedType(tag: DW_TAG_member, name: "sched_priority", scope: !247, file: !248, line: 25, baseType: !48, size: 32)
!251 = !DILocation(line: 120, column: 22, scope: !165)
!252 = !DILocation(line: 121, column: 25, scope: !165)
!253 = !DILocation(line: 121, column: 3, scope: !165)
!254 = !DILocation(line: 122, column: 3, scope: !255)
!255 = distinct !DILexicalBlock(scope: !256, file: !3, line: 122, column: 3)
!256 = distinct !DILexicalBlock(scope: !165, file: !3, line: 122, column: 3)
!257 = !DILocation(line: 122, column: 3, scope: !256)
!258 = !DILocalVariable(name: "name", scope: !165, file: !3, line: 123, type: !259)
!259 = !DICompositeType(tag: DW_TAG_array_type, baseType: !82, size: 128, elements: !260)
!260 = !{!261}
!261 = !DISubrange(count: 16)
!262 = !DILocation(line: 123, column: 8, scope: !165)
!263 = !DILocation(line: 124, column: 3, scope: !264)
!264 = distinct !DILexicalBlock(scope: !265, file: !3, line: 124, column: 3)
!265 = distinct !DILexicalBlock(scope: !165, file: !3, line: 124, column: 3)
!266 = !DILocation(line: 124, column: 3, scope: !265)
!267 = !DILocation(line: 125, column: 3, scope: !268)
!268 = distinct !DILexicalBlock(scope: !269, file: !3, line: 125, column: 3)
!269 = distinct !DILexicalBlock(scope: !165, file: !3, line: 125, column: 3)
!270 = !DILocation(line: 125, column: 3, scope: !269)
!271 = !DILocalVariable(name: "thread", scope: !165, file: !3, line: 127, type: !272)
!272 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !52, line: 27, baseType: !112)
!273 = !DILocation(line: 127, column: 13, scope: !165)
!274 = !DILocation(line: 128, column: 3, scope: !165)
!275 = !DILocation(line: 129, column: 3, scope: !165)
!276 = !DILocation(line: 130, column: 16, scope: !165)
!277 = !DILocation(line: 130, column: 3, scope: !165)
!278 = !DILocation(line: 131, column: 3, scope: !279)
!279 = distinct !DILexicalBlock(scope: !280, file: !3, line: 131, column: 3)
!280 = distinct !DILexicalBlock(scope: !165, file: !3, line: 131, column: 3)
!281 = !DILocation(line: 131, column: 3, scope: !280)
!282 = !DILocation(line: 132, column: 3, scope: !165)
!283 = distinct !DISubprogram(name: "set_and_get", scope: !3, file: !3, line: 18, type: !284, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !168)
!284 = !DISubroutineType(types: !285)
!285 = !{null}
!286 = !DILocalVariable(name: "value", scope: !283, file: !3, line: 19, type: !48)
!287 = !DILocation(line: 19, column: 7, scope: !283)
!288 = !DILocalVariable(name: "size", scope: !283, file: !3, line: 20, type: !289)
!289 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !290, line: 46, baseType: !112)
!290 = !DIFile(filename: "lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: ".", checksumkind: CSK_MD5, checksum: "2499dd2361b915724b073282bea3a7bc")
!291 = !DILocation(line: 20, column: 10, scope: !283)
!292 = !DILocalVariable(name: "stack", scope: !283, file: !3, line: 21, type: !293)
!293 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!294 = !DILocation(line: 21, column: 9, scope: !283)
!295 = !DILocalVariable(name: "parameters", scope: !283, file: !3, line: 22, type: !247)
!296 = !DILocation(line: 22, column: 22, scope: !283)
!297 = !DILocalVariable(name: "attributes", scope: !283, file: !3, line: 23, type: !234)
!298 = !DILocation(line: 23, column: 18, scope: !283)
!299 = !DILocation(line: 24, column: 3, scope: !283)
!300 = !DILocation(line: 25, column: 3, scope: !283)
!301 = !DILocation(line: 26, column: 3, scope: !302)
!302 = distinct !DILexicalBlock(scope: !303, file: !3, line: 26, column: 3)
!303 = distinct !DILexicalBlock(scope: !283, file: !3, line: 26, column: 3)
!304 = !DILocation(line: 26, column: 3, scope: !303)
!305 = !DILocation(line: 27, column: 3, scope: !306)
!306 = distinct !DILexicalBlock(scope: !307, file: !3, line: 27, column: 3)
!307 = distinct !DILexicalBlock(scope: !283, file: !3, line: 27, column: 3)
!308 = !DILocation(line: 27, column: 3, scope: !307)
!309 = !DILocation(line: 28, column: 3, scope: !310)
!310 = distinct !DILexicalBlock(scope: !311, file: !3, line: 28, column: 3)
!311 = distinct !DILexicalBlock(scope: !283, file: !3, line: 28, column: 3)
!312 = !DILocation(line: 28, column: 3, scope: !311)
!313 = !DILocation(line: 29, column: 3, scope: !314)
!314 = distinct !DILexicalBlock(scope: !315, file: !3, line: 29, column: 3)
!315 = distinct !DILexicalBlock(scope: !283, file: !3, line: 29, column: 3)
!316 = !DILocation(line: 29, column: 3, scope: !315)
!317 = !DILocation(line: 30, column: 3, scope: !283)
!318 = !DILocation(line: 31, column: 3, scope: !319)
!319 = distinct !DILexicalBlock(scope: !320, file: !3, line: 31, column: 3)
!320 = distinct !DILexicalBlock(scope: !283, file: !3, line: 31, column: 3)
!321 = !DILocation(line: 31, column: 3, scope: !320)
!322 = !DILocation(line: 32, column: 3, scope: !283)
!323 = !DILocation(line: 33, column: 3, scope: !283)
!324 = !DILocation(line: 34, column: 3, scope: !325)
!325 = distinct !DILexicalBlock(scope: !326, file: !3, line: 34, column: 3)
!326 = distinct !DILexicalBlock(scope: !283, file: !3, line: 34, column: 3)
!327 = !DILocation(line: 34, column: 3, scope: !326)
!328 = !DILocation(line: 35, column: 3, scope: !329)
!329 = distinct !DILexicalBlock(scope: !330, file: !3, line: 35, column: 3)
!330 = distinct !DILexicalBlock(scope: !283, file: !3, line: 35, column: 3)
!331 = !DILocation(line: 35, column: 3, scope: !330)
!332 = !DILocation(line: 36, column: 3, scope: !283)
!333 = !DILocation(line: 37, column: 3, scope: !283)
!334 = !DILocation(line: 38, column: 3, scope: !335)
!335 = distinct !DILexicalBlock(scope: !336, file: !3, line: 38, column: 3)
!336 = distinct !DILexicalBlock(scope: !283, file: !3, line: 38, column: 3)
!337 = !DILocation(line: 38, column: 3, scope: !336)
!338 = !DILocation(line: 39, column: 3, scope: !283)
!339 = !DILocation(line: 40, column: 14, scope: !283)
!340 = !DILocation(line: 40, column: 29, scope: !283)
!341 = !DILocation(line: 41, column: 3, scope: !283)
!342 = !DILocation(line: 42, column: 3, scope: !343)
!343 = distinct !DILexicalBlock(scope: !344, file: !3, line: 42, column: 3)
!344 = distinct !DILexicalBlock(scope: !283, file: !3, line: 42, column: 3)
!345 = !DILocation(line: 42, column: 3, scope: !344)
!346 = !DILocation(line: 43, column: 3, scope: !283)
!347 = !DILocation(line: 44, column: 3, scope: !283)
!348 = !DILocation(line: 45, column: 3, scope: !349)
!349 = distinct !DILexicalBlock(scope: !350, file: !3, line: 45, column: 3)
!350 = distinct !DILexicalBlock(scope: !283, file: !3, line: 45, column: 3)
!351 = !DILocation(line: 45, column: 3, scope: !350)
!352 = !DILocation(line: 46, column: 3, scope: !353)
!353 = distinct !DILexicalBlock(scope: !354, file: !3, line: 46, column: 3)
!354 = distinct !DILexicalBlock(scope: !283, file: !3, line: 46, column: 3)
!355 = !DILocation(line: 46, column: 3, scope: !354)
!356 = !DILocalVariable(name: "of_condition", scope: !283, file: !3, line: 48, type: !357)
!357 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_condattr_t", file: !52, line: 45, baseType: !358)
!358 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !52, line: 41, size: 32, elements: !359)
!359 = !{!360, !361}
!360 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !358, file: !52, line: 43, baseType: !175, size: 32)
!361 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !358, file: !52, line: 44, baseType: !48, size: 32)
!362 = !DILocation(line: 48, column: 22, scope: !283)
!363 = !DILocation(line: 49, column: 3, scope: !283)
!364 = !DILocation(line: 50, column: 3, scope: !283)
!365 = !DILocation(line: 51, column: 3, scope: !283)
!366 = !DILocation(line: 52, column: 3, scope: !283)
!367 = !DILocation(line: 53, column: 3, scope: !368)
!368 = distinct !DILexicalBlock(scope: !369, file: !3, line: 53, column: 3)
!369 = distinct !DILexicalBlock(scope: !283, file: !3, line: 53, column: 3)
!370 = !DILocation(line: 53, column: 3, scope: !369)
!371 = !DILocation(line: 54, column: 3, scope: !283)
!372 = !DILocation(line: 55, column: 3, scope: !373)
!373 = distinct !DILexicalBlock(scope: !374, file: !3, line: 55, column: 3)
!374 = distinct !DILexicalBlock(scope: !283, file: !3, line: 55, column: 3)
!375 = !DILocation(line: 55, column: 3, scope: !374)
!376 = !DILocation(line: 56, column: 3, scope: !283)
!377 = !DILocalVariable(name: "of_table", scope: !283, file: !3, line: 58, type: !378)
!378 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_rwlockattr_t", file: !52, line: 97, baseType: !379)
!379 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !52, line: 93, size: 64, elements: !380)
!380 = !{!381, !385}
!381 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !379, file: !52, line: 95, baseType: !382, size: 64)
!382 = !DICompositeType(tag: DW_TAG_array_type, baseType: !82, size: 64, elements: !383)
!383 = !{!384}
!384 = !DISubrange(count: 8)
!385 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !379, file: !52, line: 96, baseType: !119, size: 64)
!386 = !DILocation(line: 58, column: 24, scope: !283)
!387 = !DILocation(line: 59, column: 3, scope: !283)
!388 = !DILocation(line: 60, column: 3, scope: !283)
!389 = !DILocation(line: 61, column: 3, scope: !283)
!390 = !DILocation(line: 62, column: 3, scope: !283)
!391 = !DILocation(line: 63, column: 3, scope: !392)
!392 = distinct !DILexicalBlock(scope: !393, file: !3, line: 63, column: 3)
!393 = distinct !DILexicalBlock(scope: !283, file: !3, line: 63, column: 3)
!394 = !DILocation(line: 63, column: 3, scope: !393)
!395 = !DILocation(line: 64, column: 3, scope: !283)
!396 = !DILocation(line: 65, column: 3, scope: !397)
!397 = distinct !DILexicalBlock(scope: !398, file: !3, line: 65, column: 3)
!398 = distinct !DILexicalBlock(scope: !283, file: !3, line: 65, column: 3)
!399 = !DILocation(line: 65, column: 3, scope: !398)
!400 = !DILocation(line: 66, column: 3, scope: !283)
!401 = !DILocalVariable(name: "of_meeting", scope: !283, file: !3, line: 68, type: !402)
!402 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_barrierattr_t", file: !52, line: 118, baseType: !403)
!403 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !52, line: 114, size: 32, elements: !404)
!404 = !{!405, !406}
!405 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !403, file: !52, line: 116, baseType: !175, size: 32)
!406 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !403, file: !52, line: 117, baseType: !48, size: 32)
!407 = !DILocation(line: 68, column: 25, scope: !283)
!408 = !DILocation(line: 69, column: 3, scope: !283)
!409 = !DILocation(line: 70, column: 3, scope: !283)
!410 = !DILocation(line: 71, column: 3, scope: !283)
!411 = !DILocation(line: 72, column: 3, scope: !412)
!412 = distinct !DILexicalBlock(scope: !413, file: !3, line: 72, column: 3)
!413 = distinct !DILexicalBlock(scope: !283, file: !3, line: 72, column: 3)
!414 = !DILocation(line: 72, column: 3, scope: !413)
!415 = !DILocation(line: 73, column: 3, scope: !283)
!416 = !DILocation(line: 75, column: 3, scope: !283)
!417 = !DILocation(line: 76, column: 3, scope: !418)
!418 = distinct !DILexicalBlock(scope: !419, file: !3, line: 76, column: 3)
!419 = distinct !DILexicalBlock(scope: !283, file: !3, line: 76, column: 3)
!420 = !DILocation(line: 76, column: 3, scope: !419)
!421 = !DILocation(line: 77, column: 3, scope: !422)
!422 = distinct !DILexicalBlock(scope: !423, file: !3, line: 77, column: 3)
!423 = distinct !DILexicalBlock(scope: !283, file: !3, line: 77, column: 3)
!424 = !DILocation(line: 77, column: 3, scope: !423)
!425 = !DILocalVariable(name: "processors", scope: !283, file: !3, line: 78, type: !426)
!426 = !DIDerivedType(tag: DW_TAG_typedef, name: "cpu_set_t", file: !427, line: 42, baseType: !428)
!427 = !DIFile(filename: "include/x86_64-linux-gnu/bits/cpu-set.h", directory: ".", checksumkind: CSK_MD5, checksum: "9b78eb5e247ecb71c5de90bcf65db505")
!428 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !427, line: 39, size: 1024, elements: !429)
!429 = !{!430}
!430 = !DIDerivedType(tag: DW_TAG_member, name: "__bits", scope: !428, file: !427, line: 41, baseType: !431, size: 1024)
!431 = !DICompositeType(tag: DW_TAG_array_type, baseType: !432, size: 1024, elements: !260)
!432 = !DIDerivedType(tag: DW_TAG_typedef, name: "__cpu_mask", file: !427, line: 32, baseType: !112)
!433 = !DILocation(line: 78, column: 13, scope: !283)
!434 = !DILocation(line: 79, column: 3, scope: !435)
!435 = distinct !DILexicalBlock(scope: !436, file: !3, line: 79, column: 3)
!436 = distinct !DILexicalBlock(scope: !283, file: !3, line: 79, column: 3)
!437 = !DILocation(line: 79, column: 3, scope: !436)
!438 = !DILocation(line: 80, column: 3, scope: !439)
!439 = distinct !DILexicalBlock(scope: !440, file: !3, line: 80, column: 3)
!440 = distinct !DILexicalBlock(scope: !283, file: !3, line: 80, column: 3)
!441 = !DILocation(line: 80, column: 3, scope: !440)
!442 = !DILocation(line: 81, column: 1, scope: !283)
!443 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 83, type: !444, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !168)
!444 = !DISubroutineType(types: !445)
!445 = !{!293, !293}
!446 = !DILocalVariable(name: "unused", arg: 1, scope: !443, file: !3, line: 83, type: !293)
!447 = !DILocation(line: 83, column: 25, scope: !443)
!448 = !DILocation(line: 84, column: 3, scope: !443)
!449 = !DILocation(line: 85, column: 4, scope: !443)
!450 = !DILocation(line: 86, column: 3, scope: !443)
!451 = !DILocation(line: 87, column: 3, scope: !443)
