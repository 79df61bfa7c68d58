source_filename = "futexes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.timespec = type { i64, i64 }

@x = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [7 x i8] c"x == 3\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [10 x i8] c"futexes.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.locks = private unnamed_addr constant [17 x i8] c"void locks(void)\00", align 1, !dbg !18
@.str.2 = private unnamed_addr constant [7 x i8] c"x == 2\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.two_lock = private unnamed_addr constant [20 x i8] c"void two_lock(void)\00", align 1, !dbg !26
@forgetful = internal global i32 0, align 4, !dbg !67
@word = internal global i32 0, align 4, !dbg !59
@plain = internal global i32 0, align 4, !dbg !65
@__const.times_out.soon = private unnamed_addr constant %struct.timespec { i64 0, i64 1000 }, align 8
@.str.3 = private unnamed_addr constant [85 x i8] c"syscall(SYS_futex, &word, FUTEX_WAIT, 0, &soon, NULL, 0) == -1 && errno == ETIMEDOUT\00", align 1, !dbg !31
@__PRETTY_FUNCTION__.times_out = private unnamed_addr constant [21 x i8] c"void times_out(void)\00", align 1, !dbg !36
@.str.4 = private unnamed_addr constant [44 x i8] c"wait_for(&word, 1) == -1 && errno == EAGAIN\00", align 1, !dbg !41
@.str.5 = private unnamed_addr constant [20 x i8] c"wake(&word, 1) == 0\00", align 1, !dbg !46
@.str.6 = private unnamed_addr constant [67 x i8] c"syscall(SYS_gettid) == gettid() && syscall(SYS_getpid) == getpid()\00", align 1, !dbg !49
@__PRETTY_FUNCTION__.numbers = private unnamed_addr constant [19 x i8] c"void numbers(void)\00", align 1, !dbg !54
@.str.7 = private unnamed_addr constant [24 x i8] c"atomic_load(&word) == 1\00", align 1, !dbg !69
@__PRETTY_FUNCTION__.wait_without_a_look = private unnamed_addr constant [34 x i8] c"void *wait_without_a_look(void *)\00", align 1, !dbg !74

define dso_local void @locks() #0 !dbg !87 {
  call void @run(i32 noundef 3, ptr noundef @add_one), !dbg !90
  %1 = load i32, ptr @x, align 4, !dbg !91
  %2 = icmp eq i32 %1, 3, !dbg !91
  br i1 %2, label %3, label %4, !dbg !94

3:                                                ; preds = %0
  br label %5, !dbg !94

4:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 71, ptr noundef @__PRETTY_FUNCTION__.locks) #6, !dbg !91
  unreachable, !dbg !91

5:                                                ; preds = %3
  ret void, !dbg !95
}

define internal void @run(i32 noundef %0, ptr noundef %1) #0 !dbg !96 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca [3 x i64], align 16
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !103, !DIExpression(), !104)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !105, !DIExpression(), !106)
    #dbg_declare(ptr %5, !107, !DIExpression(), !114)
    #dbg_declare(ptr %6, !115, !DIExpression(), !118)
  store i64 0, ptr %6, align 8, !dbg !118
  br label %8, !dbg !119

8:                                                ; preds = %20, %2
  %9 = load i64, ptr %6, align 8, !dbg !120
  %10 = load i32, ptr %3, align 4, !dbg !122
  %11 = sext i32 %10 to i64, !dbg !122
  %12 = icmp slt i64 %9, %11, !dbg !123
  br i1 %12, label %13, label %23, !dbg !124

13:                                               ; preds = %8
  %14 = load i64, ptr %6, align 8, !dbg !125
  %15 = getelementptr inbounds [3 x i64], ptr %5, i64 0, i64 %14, !dbg !126
  %16 = load ptr, ptr %4, align 8, !dbg !127
  %17 = load i64, ptr %6, align 8, !dbg !128
  %18 = inttoptr i64 %17 to ptr, !dbg !129
  %19 = call i32 @pthread_create(ptr noundef %15, ptr noundef null, ptr noundef %16, ptr noundef %18) #7, !dbg !130
  br label %20, !dbg !130

20:                                               ; preds = %13
  %21 = load i64, ptr %6, align 8, !dbg !131
  %22 = add nsw i64 %21, 1, !dbg !131
  store i64 %22, ptr %6, align 8, !dbg !131
  br label %8, !dbg !132, !llvm.loop !133

23:                                               ; preds = %8
    #dbg_declare(ptr %7, !136, !DIExpression(), !138)
  store i32 0, ptr %7, align 4, !dbg !138
  br label %24, !dbg !139

24:                                               ; preds = %34, %23
  %25 = load i32, ptr %7, align 4, !dbg !140
  %26 = load i32, ptr %3, align 4, !dbg !142
  %27 = icmp slt i32 %25, %26, !dbg !143
  br i1 %27, label %28, label %37, !dbg !144

28:                                               ; preds = %24
  %29 = load i32, ptr %7, align 4, !dbg !145
  %30 = sext i32 %29 to i64, !dbg !146
  %31 = getelementptr inbounds [3 x i64], ptr %5, i64 0, i64 %30, !dbg !146
  %32 = load i64, ptr %31, align 8, !dbg !146
  %33 = call i32 @pthread_join(i64 noundef %32, ptr noundef null), !dbg !147
  br label %34, !dbg !147

34:                                               ; preds = %28
  %35 = load i32, ptr %7, align 4, !dbg !148
  %36 = add nsw i32 %35, 1, !dbg !148
  store i32 %36, ptr %7, align 4, !dbg !148
  br label %24, !dbg !149, !llvm.loop !150

37:                                               ; preds = %24
  ret void, !dbg !152
}

define internal ptr @add_one(ptr noundef %0) #0 !dbg !153 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !154, !DIExpression(), !155)
  call void @lock(), !dbg !156
  %3 = load i32, ptr @x, align 4, !dbg !157
  %4 = add nsw i32 %3, 1, !dbg !157
  store i32 %4, ptr @x, align 4, !dbg !157
  call void @unlock(), !dbg !158
  ret ptr null, !dbg !159
}

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #1

define dso_local void @two_lock() #0 !dbg !160 {
  call void @run(i32 noundef 2, ptr noundef @add_one), !dbg !161
  %1 = load i32, ptr @x, align 4, !dbg !162
  %2 = icmp eq i32 %1, 2, !dbg !162
  br i1 %2, label %3, label %4, !dbg !165

3:                                                ; preds = %0
  br label %5, !dbg !165

4:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 76, ptr noundef @__PRETTY_FUNCTION__.two_lock) #6, !dbg !162
  unreachable, !dbg !162

5:                                                ; preds = %3
  ret void, !dbg !166
}

define dso_local void @forgets_to_wake() #0 !dbg !167 {
  store i32 1, ptr @forgetful, align 4, !dbg !168
  call void @run(i32 noundef 2, ptr noundef @add_one), !dbg !169
  ret void, !dbg !170
}

define dso_local void @wakes_one_of_two() #0 !dbg !171 {
  call void @await_two(i32 noundef 1), !dbg !172
  ret void, !dbg !173
}

define internal void @await_two(i32 noundef %0) #0 !dbg !174 {
  %2 = alloca i32, align 4
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !177, !DIExpression(), !178)
    #dbg_declare(ptr %3, !179, !DIExpression(), !180)
    #dbg_declare(ptr %4, !181, !DIExpression(), !182)
  %6 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @await, ptr noundef null) #7, !dbg !183
  %7 = call i32 @pthread_create(ptr noundef %4, ptr noundef null, ptr noundef @await, ptr noundef null) #7, !dbg !184
  store i32 1, ptr %5, align 4, !dbg !185
  %8 = load i32, ptr %5, align 4, !dbg !185
  store atomic i32 %8, ptr @word seq_cst, align 4, !dbg !185
  %9 = load i32, ptr %2, align 4, !dbg !186
  %10 = call i64 @wake(ptr noundef @word, i32 noundef %9), !dbg !187
  %11 = load i64, ptr %3, align 8, !dbg !188
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef null), !dbg !189
  %13 = load i64, ptr %4, align 8, !dbg !190
  %14 = call i32 @pthread_join(i64 noundef %13, ptr noundef null), !dbg !191
  ret void, !dbg !192
}

define dso_local void @wakes_all() #0 !dbg !193 {
  call void @await_two(i32 noundef 2147483647), !dbg !194
  ret void, !dbg !195
}

define dso_local void @orders_nothing() #0 !dbg !196 {
  %1 = alloca i64, align 8
    #dbg_declare(ptr %1, !197, !DIExpression(), !198)
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @wait_once, ptr noundef null) #7, !dbg !199
  store i32 1, ptr @x, align 4, !dbg !200
  br label %3, !dbg !201

3:                                                ; preds = %6, %0
  %4 = call i64 @wake(ptr noundef @word, i32 noundef 1), !dbg !202
  %5 = icmp eq i64 %4, 0, !dbg !203
  br i1 %5, label %6, label %7, !dbg !201

6:                                                ; preds = %3
  br label %3, !dbg !201, !llvm.loop !204

7:                                                ; preds = %3
  %8 = load i64, ptr %1, align 8, !dbg !206
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !207
  ret void, !dbg !208
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @wait_once(ptr noundef %0) #0 !dbg !209 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !210, !DIExpression(), !211)
  %3 = call i64 @wait_for(ptr noundef @word, i32 noundef 0), !dbg !212
  %4 = icmp eq i64 %3, 0, !dbg !214
  br i1 %4, label %5, label %6, !dbg !215

5:                                                ; preds = %1
  store i32 2, ptr @x, align 4, !dbg !216
  br label %6, !dbg !217

6:                                                ; preds = %5, %1
  ret ptr null, !dbg !218
}

define internal i64 @wake(ptr noundef %0, i32 noundef %1) #0 !dbg !219 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !222, !DIExpression(), !223)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !224, !DIExpression(), !225)
  %5 = load ptr, ptr %3, align 8, !dbg !226
  %6 = load i32, ptr %4, align 4, !dbg !227
  %7 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef %5, i32 noundef 129, i32 noundef %6) #7, !dbg !228
  ret i64 %7, !dbg !229
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

define dso_local void @plain_word() #0 !dbg !230 {
  %1 = alloca i64, align 8
    #dbg_declare(ptr %1, !231, !DIExpression(), !232)
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @wait_plainly, ptr noundef null) #7, !dbg !233
  store i32 2, ptr @plain, align 4, !dbg !234
  %3 = load i64, ptr %1, align 8, !dbg !235
  %4 = call i32 @pthread_join(i64 noundef %3, ptr noundef null), !dbg !236
  ret void, !dbg !237
}

define internal ptr @wait_plainly(ptr noundef %0) #0 !dbg !238 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !239, !DIExpression(), !240)
  %3 = call i64 @wait_for(ptr noundef @plain, i32 noundef 1), !dbg !241
  ret ptr null, !dbg !242
}

define dso_local void @times_out() #0 !dbg !243 {
  %1 = alloca %struct.timespec, align 8
    #dbg_declare(ptr %1, !244, !DIExpression(), !253)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 8 @__const.times_out.soon, i64 16, i1 false), !dbg !253
  %2 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef @word, i32 noundef 0, i32 noundef 0, ptr noundef %1, ptr noundef null, i32 noundef 0) #7, !dbg !254
  %3 = icmp eq i64 %2, -1, !dbg !254
  br i1 %3, label %4, label %9, !dbg !254

4:                                                ; preds = %0
  %5 = call ptr @__errno_location() #8, !dbg !254
  %6 = load i32, ptr %5, align 4, !dbg !254
  %7 = icmp eq i32 %6, 110, !dbg !254
  br i1 %7, label %8, label %9, !dbg !257

8:                                                ; preds = %4
  br label %10, !dbg !257

9:                                                ; preds = %4, %0
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 133, ptr noundef @__PRETTY_FUNCTION__.times_out) #6, !dbg !254
  unreachable, !dbg !254

10:                                               ; preds = %8
  %11 = call i64 @wait_for(ptr noundef @word, i32 noundef 1), !dbg !258
  %12 = icmp eq i64 %11, -1, !dbg !258
  br i1 %12, label %13, label %18, !dbg !258

13:                                               ; preds = %10
  %14 = call ptr @__errno_location() #8, !dbg !258
  %15 = load i32, ptr %14, align 4, !dbg !258
  %16 = icmp eq i32 %15, 11, !dbg !258
  br i1 %16, label %17, label %18, !dbg !261

17:                                               ; preds = %13
  br label %19, !dbg !261

18:                                               ; preds = %13, %10
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 134, ptr noundef @__PRETTY_FUNCTION__.times_out) #6, !dbg !258
  unreachable, !dbg !258

19:                                               ; preds = %17
  %20 = call i64 @wake(ptr noundef @word, i32 noundef 1), !dbg !262
  %21 = icmp eq i64 %20, 0, !dbg !262
  br i1 %21, label %22, label %23, !dbg !265

22:                                               ; preds = %19
  br label %24, !dbg !265

23:                                               ; preds = %19
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 135, ptr noundef @__PRETTY_FUNCTION__.times_out) #6, !dbg !262
  unreachable, !dbg !262

24:                                               ; preds = %22
  ret void, !dbg !266
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

declare i64 @syscall(i64 noundef, ...) #2

declare ptr @__errno_location() #5

define internal i64 @wait_for(ptr noundef %0, i32 noundef %1) #0 !dbg !267 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !268, !DIExpression(), !269)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !270, !DIExpression(), !271)
  %5 = load ptr, ptr %3, align 8, !dbg !272
  %6 = load i32, ptr %4, align 4, !dbg !273
  %7 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef %5, i32 noundef 128, i32 noundef %6, ptr noundef null, ptr noundef null, i32 noundef 0) #7, !dbg !274
  ret i64 %7, !dbg !275
}

define dso_local void @without_a_cause() #0 !dbg !276 {
  %1 = alloca i64, align 8
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !277, !DIExpression(), !278)
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @wait_without_a_look, ptr noundef null) #7, !dbg !279
  store i32 1, ptr %2, align 4, !dbg !280
  %4 = load i32, ptr %2, align 4, !dbg !280
  store atomic i32 %4, ptr @word seq_cst, align 4, !dbg !280
  %5 = call i64 @wake(ptr noundef @word, i32 noundef 1), !dbg !281
  %6 = load i64, ptr %1, align 8, !dbg !282
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !283
  ret void, !dbg !284
}

define internal ptr @wait_without_a_look(ptr noundef %0) #0 !dbg !285 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !286, !DIExpression(), !287)
  %4 = call i64 @wait_for(ptr noundef @word, i32 noundef 0), !dbg !288
  %5 = icmp eq i64 %4, 0, !dbg !290
  br i1 %5, label %6, label %13, !dbg !291

6:                                                ; preds = %1
  %7 = load atomic i32, ptr @word seq_cst, align 4, !dbg !292
  store i32 %7, ptr %3, align 4, !dbg !292
  %8 = load i32, ptr %3, align 4, !dbg !292
  %9 = icmp eq i32 %8, 1, !dbg !292
  br i1 %9, label %10, label %11, !dbg !295

10:                                               ; preds = %6
  br label %12, !dbg !295

11:                                               ; preds = %6
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 140, ptr noundef @__PRETTY_FUNCTION__.wait_without_a_look) #6, !dbg !292
  unreachable, !dbg !292

12:                                               ; preds = %10
  br label %13, !dbg !296

13:                                               ; preds = %12, %1
  ret ptr null, !dbg !297
}

define dso_local void @numbers() #0 !dbg !298 {
  %1 = call i64 (i64, ...) @syscall(i64 noundef 186) #7, !dbg !299
  %2 = call i32 (...) @gettid(), !dbg !299
  %3 = sext i32 %2 to i64, !dbg !299
  %4 = icmp eq i64 %1, %3, !dbg !299
  br i1 %4, label %5, label %11, !dbg !299

5:                                                ; preds = %0
  %6 = call i64 (i64, ...) @syscall(i64 noundef 39) #7, !dbg !299
  %7 = call i32 @getpid() #7, !dbg !299
  %8 = sext i32 %7 to i64, !dbg !299
  %9 = icmp eq i64 %6, %8, !dbg !299
  br i1 %9, label %10, label %11, !dbg !302

10:                                               ; preds = %5
  br label %12, !dbg !302

11:                                               ; preds = %5, %0
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 152, ptr noundef @__PRETTY_FUNCTION__.numbers) #6, !dbg !299
  unreachable, !dbg !299

12:                                               ; preds = %10
  ret void, !dbg !303
}

declare i32 @gettid(...) #3

declare i32 @getpid() #2

define dso_local i32 @main() #0 !dbg !304 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @locks(), !dbg !307
  ret i32 0, !dbg !308
}

define internal void @lock() #0 !dbg !309 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
    #dbg_declare(ptr %1, !310, !DIExpression(), !311)
  store i32 0, ptr %1, align 4, !dbg !311
  store i32 1, ptr %2, align 4, !dbg !312
  %8 = load i32, ptr %1, align 4, !dbg !312
  %9 = load i32, ptr %2, align 4, !dbg !312
  %10 = cmpxchg ptr @word, i32 %8, i32 %9 seq_cst seq_cst, align 4, !dbg !312
  %11 = extractvalue { i32, i1 } %10, 0, !dbg !312
  %12 = extractvalue { i32, i1 } %10, 1, !dbg !312
  br i1 %12, label %14, label %13, !dbg !312

13:                                               ; preds = %0
  store i32 %11, ptr %1, align 4, !dbg !312
  br label %14, !dbg !312

14:                                               ; preds = %13, %0
  %15 = zext i1 %12 to i8, !dbg !312
  store i8 %15, ptr %3, align 1, !dbg !312
  %16 = load i8, ptr %3, align 1, !dbg !312
  %17 = trunc i8 %16 to i1, !dbg !312
  br i1 %17, label %18, label %19, !dbg !314

18:                                               ; preds = %14
  br label %35, !dbg !315

19:                                               ; preds = %14
  %20 = load i32, ptr %1, align 4, !dbg !316
  %21 = icmp ne i32 %20, 2, !dbg !318
  br i1 %21, label %22, label %26, !dbg !319

22:                                               ; preds = %19
  store i32 2, ptr %4, align 4, !dbg !320
  %23 = load i32, ptr %4, align 4, !dbg !320
  %24 = atomicrmw xchg ptr @word, i32 %23 seq_cst, align 4, !dbg !320
  store i32 %24, ptr %5, align 4, !dbg !320
  %25 = load i32, ptr %5, align 4, !dbg !320
  store i32 %25, ptr %1, align 4, !dbg !321
  br label %26, !dbg !322

26:                                               ; preds = %22, %19
  br label %27, !dbg !323

27:                                               ; preds = %30, %26
  %28 = load i32, ptr %1, align 4, !dbg !324
  %29 = icmp ne i32 %28, 0, !dbg !323
  br i1 %29, label %30, label %35, !dbg !323

30:                                               ; preds = %27
  %31 = call i64 @wait_for(ptr noundef @word, i32 noundef 2), !dbg !325
  store i32 2, ptr %6, align 4, !dbg !327
  %32 = load i32, ptr %6, align 4, !dbg !327
  %33 = atomicrmw xchg ptr @word, i32 %32 seq_cst, align 4, !dbg !327
  store i32 %33, ptr %7, align 4, !dbg !327
  %34 = load i32, ptr %7, align 4, !dbg !327
  store i32 %34, ptr %1, align 4, !dbg !328
  br label %27, !dbg !323, !llvm.loop !329

35:                                               ; preds = %18, %27
  ret void, !dbg !331
}

define internal void @unlock() #0 !dbg !332 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, ptr %1, align 4, !dbg !333
  %3 = load i32, ptr %1, align 4, !dbg !333
  %4 = atomicrmw xchg ptr @word, i32 %3 seq_cst, align 4, !dbg !333
  store i32 %4, ptr %2, align 4, !dbg !333
  %5 = load i32, ptr %2, align 4, !dbg !333
  %6 = icmp eq i32 %5, 2, !dbg !335
  br i1 %6, label %7, label %12, !dbg !336

7:                                                ; preds = %0
  %8 = load i32, ptr @forgetful, align 4, !dbg !337
  %9 = icmp ne i32 %8, 0, !dbg !337
  br i1 %9, label %12, label %10, !dbg !338

10:                                               ; preds = %7
  %11 = call i64 @wake(ptr noundef @word, i32 noundef 1), !dbg !339
  br label %12, !dbg !339

12:                                               ; preds = %10, %7, %0
  ret void, !dbg !340
}

define internal ptr @await(ptr noundef %0) #0 !dbg !341 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !342, !DIExpression(), !343)
  br label %4, !dbg !344

4:                                                ; preds = %9, %1
  %5 = load atomic i32, ptr @word seq_cst, align 4, !dbg !345
  store i32 %5, ptr %3, align 4, !dbg !345
  %6 = load i32, ptr %3, align 4, !dbg !345
  %7 = icmp ne i32 %6, 0, !dbg !346
  %8 = xor i1 %7, true, !dbg !346
  br i1 %8, label %9, label %11, !dbg !344

9:                                                ; preds = %4
  %10 = call i64 @wait_for(ptr noundef @word, i32 noundef 0), !dbg !347
  br label %4, !dbg !344, !llvm.loop !348

11:                                               ; preds = %4
  ret ptr null, !dbg !350
}


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!79, !80, !81, !82, !83, !84, !85}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 26, type: !64, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "futexes.c", directory: ".", checksumkind: CSK_MD5, checksum: "648d33b7ddedae902dd43d01f7bbf156")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !24, !26, !31, !36, !41, !46, !49, !54, !59, !65, !0, !67, !69, !74}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 71, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 56, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 7)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 71, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 80, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 10)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 71, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 136, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 17)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 76, type: !9, isLocal: true, isDefinition: true)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !3, line: 76, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 160, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 20)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !3, line: 133, type: !33, isLocal: true, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 680, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 85)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(scope: null, file: !3, line: 133, type: !38, isLocal: true, isDefinition: true)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 168, elements: !39)
!39 = !{!40}
!40 = !DISubrange(count: 21)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(scope: null, file: !3, line: 134, type: !43, isLocal: true, isDefinition: true)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 352, elements: !44)
!44 = !{!45}
!45 = !DISubrange(count: 44)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(scope: null, file: !3, line: 135, type: !48, isLocal: true, isDefinition: true)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 160, elements: !29)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(scope: null, file: !3, line: 152, type: !51, isLocal: true, isDefinition: true)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 536, elements: !52)
!52 = !{!53}
!53 = !DISubrange(count: 67)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(scope: null, file: !3, line: 152, type: !56, isLocal: true, isDefinition: true)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 152, elements: !57)
!57 = !{!58}
!58 = !DISubrange(count: 19)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(name: "word", scope: !2, file: !3, line: 25, type: !61, isLocal: true, isDefinition: true)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !62, line: 104, baseType: !63)
!62 = !DIFile(filename: "lib/llvm-19/lib/clang/19/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!63 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !64)
!64 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "plain", scope: !2, file: !3, line: 26, type: !64, isLocal: true, isDefinition: true)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "forgetful", scope: !2, file: !3, line: 55, type: !64, isLocal: true, isDefinition: true)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(scope: null, file: !3, line: 140, type: !71, isLocal: true, isDefinition: true)
!71 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 192, elements: !72)
!72 = !{!73}
!73 = !DISubrange(count: 24)
!74 = !DIGlobalVariableExpression(var: !75, expr: !DIExpression())
!75 = distinct !DIGlobalVariable(scope: null, file: !3, line: 140, type: !76, isLocal: true, isDefinition: true)
!76 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 272, elements: !77)
!77 = !{!78}
!78 = !DISubrange(count: 34)
!79 = !{i32 7, !"Dwarf Version", i32 5}
!80 = !{i32 2, !"Debug Info Version", i32 3}
!81 = !{i32 1, !"wchar_size", i32 4}
!82 = !{i32 8, !"PIC Level", i32 2}
!83 = !{i32 7, !"PIE Level", i32 2}
!84 = !{i32 7, !"uwtable", i32 2}
!85 = !{i32 7, !"frame-pointer", i32 2}
!86 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!87 = distinct !DISubprogram(name: "locks", scope: !3, file: !3, line: 69, type: !88, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!88 = !DISubroutineType(types: !89)
!89 = !{null}
!90 = !DILocation(line: 70, column: 3, scope: !87)
!91 = !DILocation(line: 71, column: 3, scope: !92)
!92 = distinct !DILexicalBlock(scope: !93, file: !3, line: 71, column: 3)
!93 = distinct !DILexicalBlock(scope: !87, file: !3, line: 71, column: 3)
!94 = !DILocation(line: 71, column: 3, scope: !93)
!95 = !DILocation(line: 72, column: 1, scope: !87)
!96 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 34, type: !97, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !102)
!97 = !DISubroutineType(types: !98)
!98 = !{null, !64, !99}
!99 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !100, size: 64)
!100 = !DISubroutineType(types: !101)
!101 = !{!5, !5}
!102 = !{}
!103 = !DILocalVariable(name: "count", arg: 1, scope: !96, file: !3, line: 34, type: !64)
!104 = !DILocation(line: 34, column: 21, scope: !96)
!105 = !DILocalVariable(name: "work", arg: 2, scope: !96, file: !3, line: 34, type: !99)
!106 = !DILocation(line: 34, column: 36, scope: !96)
!107 = !DILocalVariable(name: "threads", scope: !96, file: !3, line: 35, type: !108)
!108 = !DICompositeType(tag: DW_TAG_array_type, baseType: !109, size: 192, elements: !112)
!109 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !110, line: 27, baseType: !111)
!110 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!111 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!112 = !{!113}
!113 = !DISubrange(count: 3)
!114 = !DILocation(line: 35, column: 13, scope: !96)
!115 = !DILocalVariable(name: "i", scope: !116, file: !3, line: 36, type: !117)
!116 = distinct !DILexicalBlock(scope: !96, file: !3, line: 36, column: 3)
!117 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!118 = !DILocation(line: 36, column: 13, scope: !116)
!119 = !DILocation(line: 36, column: 8, scope: !116)
!120 = !DILocation(line: 36, column: 20, scope: !121)
!121 = distinct !DILexicalBlock(scope: !116, file: !3, line: 36, column: 3)
!122 = !DILocation(line: 36, column: 24, scope: !121)
!123 = !DILocation(line: 36, column: 22, scope: !121)
!124 = !DILocation(line: 36, column: 3, scope: !116)
!125 = !DILocation(line: 37, column: 29, scope: !121)
!126 = !DILocation(line: 37, column: 21, scope: !121)
!127 = !DILocation(line: 37, column: 36, scope: !121)
!128 = !DILocation(line: 37, column: 50, scope: !121)
!129 = !DILocation(line: 37, column: 42, scope: !121)
!130 = !DILocation(line: 37, column: 5, scope: !121)
!131 = !DILocation(line: 36, column: 32, scope: !121)
!132 = !DILocation(line: 36, column: 3, scope: !121)
!133 = distinct !{!133, !124, !134, !135}
!134 = !DILocation(line: 37, column: 51, scope: !116)
!135 = !{!"llvm.loop.mustprogress"}
!136 = !DILocalVariable(name: "i", scope: !137, file: !3, line: 38, type: !64)
!137 = distinct !DILexicalBlock(scope: !96, file: !3, line: 38, column: 3)
!138 = !DILocation(line: 38, column: 12, scope: !137)
!139 = !DILocation(line: 38, column: 8, scope: !137)
!140 = !DILocation(line: 38, column: 19, scope: !141)
!141 = distinct !DILexicalBlock(scope: !137, file: !3, line: 38, column: 3)
!142 = !DILocation(line: 38, column: 23, scope: !141)
!143 = !DILocation(line: 38, column: 21, scope: !141)
!144 = !DILocation(line: 38, column: 3, scope: !137)
!145 = !DILocation(line: 39, column: 26, scope: !141)
!146 = !DILocation(line: 39, column: 18, scope: !141)
!147 = !DILocation(line: 39, column: 5, scope: !141)
!148 = !DILocation(line: 38, column: 31, scope: !141)
!149 = !DILocation(line: 38, column: 3, scope: !141)
!150 = distinct !{!150, !144, !151, !135}
!151 = !DILocation(line: 39, column: 31, scope: !137)
!152 = !DILocation(line: 40, column: 1, scope: !96)
!153 = distinct !DISubprogram(name: "add_one", scope: !3, file: !3, line: 62, type: !100, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !102)
!154 = !DILocalVariable(name: "unused", arg: 1, scope: !153, file: !3, line: 62, type: !5)
!155 = !DILocation(line: 62, column: 28, scope: !153)
!156 = !DILocation(line: 63, column: 3, scope: !153)
!157 = !DILocation(line: 64, column: 4, scope: !153)
!158 = !DILocation(line: 65, column: 3, scope: !153)
!159 = !DILocation(line: 66, column: 3, scope: !153)
!160 = distinct !DISubprogram(name: "two_lock", scope: !3, file: !3, line: 74, type: !88, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!161 = !DILocation(line: 75, column: 3, scope: !160)
!162 = !DILocation(line: 76, column: 3, scope: !163)
!163 = distinct !DILexicalBlock(scope: !164, file: !3, line: 76, column: 3)
!164 = distinct !DILexicalBlock(scope: !160, file: !3, line: 76, column: 3)
!165 = !DILocation(line: 76, column: 3, scope: !164)
!166 = !DILocation(line: 77, column: 1, scope: !160)
!167 = distinct !DISubprogram(name: "forgets_to_wake", scope: !3, file: !3, line: 79, type: !88, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!168 = !DILocation(line: 80, column: 13, scope: !167)
!169 = !DILocation(line: 81, column: 3, scope: !167)
!170 = !DILocation(line: 82, column: 1, scope: !167)
!171 = distinct !DISubprogram(name: "wakes_one_of_two", scope: !3, file: !3, line: 100, type: !88, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!172 = !DILocation(line: 100, column: 31, scope: !171)
!173 = !DILocation(line: 100, column: 45, scope: !171)
!174 = distinct !DISubprogram(name: "await_two", scope: !3, file: !3, line: 90, type: !175, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !102)
!175 = !DISubroutineType(types: !176)
!176 = !{null, !64}
!177 = !DILocalVariable(name: "woken", arg: 1, scope: !174, file: !3, line: 90, type: !64)
!178 = !DILocation(line: 90, column: 27, scope: !174)
!179 = !DILocalVariable(name: "a", scope: !174, file: !3, line: 91, type: !109)
!180 = !DILocation(line: 91, column: 13, scope: !174)
!181 = !DILocalVariable(name: "b", scope: !174, file: !3, line: 91, type: !109)
!182 = !DILocation(line: 91, column: 16, scope: !174)
!183 = !DILocation(line: 92, column: 3, scope: !174)
!184 = !DILocation(line: 93, column: 3, scope: !174)
!185 = !DILocation(line: 94, column: 3, scope: !174)
!186 = !DILocation(line: 95, column: 15, scope: !174)
!187 = !DILocation(line: 95, column: 3, scope: !174)
!188 = !DILocation(line: 96, column: 16, scope: !174)
!189 = !DILocation(line: 96, column: 3, scope: !174)
!190 = !DILocation(line: 97, column: 16, scope: !174)
!191 = !DILocation(line: 97, column: 3, scope: !174)
!192 = !DILocation(line: 98, column: 1, scope: !174)
!193 = distinct !DISubprogram(name: "wakes_all", scope: !3, file: !3, line: 101, type: !88, scopeLine: 101, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!194 = !DILocation(line: 101, column: 24, scope: !193)
!195 = !DILocation(line: 101, column: 44, scope: !193)
!196 = distinct !DISubprogram(name: "orders_nothing", scope: !3, file: !3, line: 110, type: !88, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !102)
!197 = !DILocalVariable(name: "thread", scope: !196, file: !3, line: 111, type: !109)
!198 = !DILocation(line: 111, column: 13, scope: !196)
!199 = !DILocation(line: 112, column: 3, scope: !196)
!200 = !DILocation(line: 113, column: 5, scope: !196)
!201 = !DILocation(line: 114, column: 3, scope: !196)
!202 = !DILocation(line: 114, column: 10, scope: !196)
!203 = !DILocation(line: 114, column: 25, scope: !196)
!204 = distinct !{!204, !201, !205, !135}
!205 = !DILocation(line: 115, column: 5, scope: !196)
!206 = !DILocation(line: 116, column: 16, scope: !196)
!207 = !DILocation(line: 116, column: 3, scope: !196)
!208 = !DILocation(line: 117, column: 1, scope: !196)
!209 = distinct !DISubprogram(name: "wait_once", scope: !3, file: !3, line: 103, type: !100, scopeLine: 103, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !102)
!210 = !DILocalVariable(name: "unused", arg: 1, scope: !209, file: !3, line: 103, type: !5)
!211 = !DILocation(line: 103, column: 30, scope: !209)
!212 = !DILocation(line: 104, column: 7, scope: !213)
!213 = distinct !DILexicalBlock(scope: !209, file: !3, line: 104, column: 7)
!214 = !DILocation(line: 104, column: 26, scope: !213)
!215 = !DILocation(line: 104, column: 7, scope: !209)
!216 = !DILocation(line: 105, column: 7, scope: !213)
!217 = !DILocation(line: 105, column: 5, scope: !213)
!218 = !DILocation(line: 106, column: 3, scope: !209)
!219 = distinct !DISubprogram(name: "wake", scope: !3, file: !3, line: 32, type: !220, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !102)
!220 = !DISubroutineType(types: !221)
!221 = !{!117, !5, !64}
!222 = !DILocalVariable(name: "at", arg: 1, scope: !219, file: !3, line: 32, type: !5)
!223 = !DILocation(line: 32, column: 24, scope: !219)
!224 = !DILocalVariable(name: "most", arg: 2, scope: !219, file: !3, line: 32, type: !64)
!225 = !DILocation(line: 32, column: 32, scope: !219)
!226 = !DILocation(line: 32, column: 66, scope: !219)
!227 = !DILocation(line: 32, column: 90, scope: !219)
!228 = !DILocation(line: 32, column: 47, scope: !219)
!229 = !DILocation(line: 32, column: 40, scope: !219)
!230 = distinct !DISubprogram(name: "plain_word", scope: !3, file: !3, line: 124, type: !88, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !102)
!231 = !DILocalVariable(name: "thread", scope: !230, file: !3, line: 125, type: !109)
!232 = !DILocation(line: 125, column: 13, scope: !230)
!233 = !DILocation(line: 126, column: 3, scope: !230)
!234 = !DILocation(line: 127, column: 9, scope: !230)
!235 = !DILocation(line: 128, column: 16, scope: !230)
!236 = !DILocation(line: 128, column: 3, scope: !230)
!237 = !DILocation(line: 129, column: 1, scope: !230)
!238 = distinct !DISubprogram(name: "wait_plainly", scope: !3, file: !3, line: 119, type: !100, scopeLine: 119, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !102)
!239 = !DILocalVariable(name: "unused", arg: 1, scope: !238, file: !3, line: 119, type: !5)
!240 = !DILocation(line: 119, column: 33, scope: !238)
!241 = !DILocation(line: 120, column: 3, scope: !238)
!242 = !DILocation(line: 121, column: 3, scope: !238)
!243 = distinct !DISubprogram(name: "times_out", scope: !3, file: !3, line: 131, type: !88, scopeLine: 131, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !102)
!244 = !DILocalVariable(name: "soon", scope: !243, file: !3, line: 132, type: !245)
!245 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !246, line: 11, size: 128, elements: !247)
!246 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/struct_timespec.h", directory: "", checksumkind: CSK_MD5, checksum: "55dc154df3f21a5aa944dcafba9b43f6")
!247 = !{!248, !251}
!248 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !245, file: !246, line: 16, baseType: !249, size: 64)
!249 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !250, line: 160, baseType: !117)
!250 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!251 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !245, file: !246, line: 21, baseType: !252, size: 64, offset: 64)
!252 = !DIDerivedType(tag: DW_TAG_typedef, name: "__syscall_slong_t", file: !250, line: 197, baseType: !117)
!253 = !DILocation(line: 132, column: 19, scope: !243)
!254 = !DILocation(line: 133, column: 3, scope: !255)
!255 = distinct !DILexicalBlock(scope: !256, file: !3, line: 133, column: 3)
!256 = distinct !DILexicalBlock(scope: !243, file: !3, line: 133, column: 3)
!257 = !DILocation(line: 133, column: 3, scope: !256)
!258 = !DILocation(line: 134, column: 3, scope: !259)
!259 = distinct !DILexicalBlock(scope: !260, file: !3, line: 134, column: 3)
!260 = distinct !DILexicalBlock(scope: !243, file: !3, line: 134, column: 3)
!261 = !DILocation(line: 134, column: 3, scope: !260)
!262 = !DILocation(line: 135, column: 3, scope: !263)
!263 = distinct !DILexicalBlock(scope: !264, file: !3, line: 135, column: 3)
!264 = distinct !DILexicalBlock(scope: !243, file: !3, line: 135, column: 3)
!265 = !DILocation(line: 135, column: 3, scope: !264)
!266 = !DILocation(line: 136, column: 1, scope: !243)
!267 = distinct !DISubprogram(name: "wait_for", scope: !3, file: !3, line: 28, type: !220, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !102)
!268 = !DILocalVariable(name: "at", arg: 1, scope: !267, file: !3, line: 28, type: !5)
!269 = !DILocation(line: 28, column: 28, scope: !267)
!270 = !DILocalVariable(name: "value", arg: 2, scope: !267, file: !3, line: 28, type: !64)
!271 = !DILocation(line: 28, column: 36, scope: !267)
!272 = !DILocation(line: 29, column: 29, scope: !267)
!273 = !DILocation(line: 29, column: 53, scope: !267)
!274 = !DILocation(line: 29, column: 10, scope: !267)
!275 = !DILocation(line: 29, column: 3, scope: !267)
!276 = distinct !DISubprogram(name: "without_a_cause", scope: !3, file: !3, line: 144, type: !88, scopeLine: 144, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !102)
!277 = !DILocalVariable(name: "thread", scope: !276, file: !3, line: 145, type: !109)
!278 = !DILocation(line: 145, column: 13, scope: !276)
!279 = !DILocation(line: 146, column: 3, scope: !276)
!280 = !DILocation(line: 147, column: 3, scope: !276)
!281 = !DILocation(line: 148, column: 3, scope: !276)
!282 = !DILocation(line: 149, column: 16, scope: !276)
!283 = !DILocation(line: 149, column: 3, scope: !276)
!284 = !DILocation(line: 150, column: 1, scope: !276)
!285 = distinct !DISubprogram(name: "wait_without_a_look", scope: !3, file: !3, line: 138, type: !100, scopeLine: 138, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !102)
!286 = !DILocalVariable(name: "unused", arg: 1, scope: !285, file: !3, line: 138, type: !5)
!287 = !DILocation(line: 138, column: 40, scope: !285)
!288 = !DILocation(line: 139, column: 7, scope: !289)
!289 = distinct !DILexicalBlock(scope: !285, file: !3, line: 139, column: 7)
!290 = !DILocation(line: 139, column: 26, scope: !289)
!291 = !DILocation(line: 139, column: 7, scope: !285)
!292 = !DILocation(line: 140, column: 5, scope: !293)
!293 = distinct !DILexicalBlock(scope: !294, file: !3, line: 140, column: 5)
!294 = distinct !DILexicalBlock(scope: !289, file: !3, line: 140, column: 5)
!295 = !DILocation(line: 140, column: 5, scope: !294)
!296 = !DILocation(line: 140, column: 5, scope: !289)
!297 = !DILocation(line: 141, column: 3, scope: !285)
!298 = distinct !DISubprogram(name: "numbers", scope: !3, file: !3, line: 152, type: !88, scopeLine: 152, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!299 = !DILocation(line: 152, column: 22, scope: !300)
!300 = distinct !DILexicalBlock(scope: !301, file: !3, line: 152, column: 22)
!301 = distinct !DILexicalBlock(scope: !298, file: !3, line: 152, column: 22)
!302 = !DILocation(line: 152, column: 22, scope: !301)
!303 = !DILocation(line: 152, column: 98, scope: !298)
!304 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 154, type: !305, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!305 = !DISubroutineType(types: !306)
!306 = !{!64}
!307 = !DILocation(line: 155, column: 3, scope: !304)
!308 = !DILocation(line: 156, column: 3, scope: !304)
!309 = distinct !DISubprogram(name: "lock", scope: !3, file: !3, line: 43, type: !88, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !102)
!310 = !DILocalVariable(name: "found", scope: !309, file: !3, line: 44, type: !64)
!311 = !DILocation(line: 44, column: 7, scope: !309)
!312 = !DILocation(line: 45, column: 7, scope: !313)
!313 = distinct !DILexicalBlock(scope: !309, file: !3, line: 45, column: 7)
!314 = !DILocation(line: 45, column: 7, scope: !309)
!315 = !DILocation(line: 46, column: 5, scope: !313)
!316 = !DILocation(line: 47, column: 7, scope: !317)
!317 = distinct !DILexicalBlock(scope: !309, file: !3, line: 47, column: 7)
!318 = !DILocation(line: 47, column: 13, scope: !317)
!319 = !DILocation(line: 47, column: 7, scope: !309)
!320 = !DILocation(line: 48, column: 13, scope: !317)
!321 = !DILocation(line: 48, column: 11, scope: !317)
!322 = !DILocation(line: 48, column: 5, scope: !317)
!323 = !DILocation(line: 49, column: 3, scope: !309)
!324 = !DILocation(line: 49, column: 10, scope: !309)
!325 = !DILocation(line: 50, column: 5, scope: !326)
!326 = distinct !DILexicalBlock(scope: !309, file: !3, line: 49, column: 17)
!327 = !DILocation(line: 51, column: 13, scope: !326)
!328 = !DILocation(line: 51, column: 11, scope: !326)
!329 = distinct !{!329, !323, !330, !135}
!330 = !DILocation(line: 52, column: 3, scope: !309)
!331 = !DILocation(line: 53, column: 1, scope: !309)
!332 = distinct !DISubprogram(name: "unlock", scope: !3, file: !3, line: 57, type: !88, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!333 = !DILocation(line: 58, column: 7, scope: !334)
!334 = distinct !DILexicalBlock(scope: !332, file: !3, line: 58, column: 7)
!335 = !DILocation(line: 58, column: 33, scope: !334)
!336 = !DILocation(line: 58, column: 38, scope: !334)
!337 = !DILocation(line: 58, column: 42, scope: !334)
!338 = !DILocation(line: 58, column: 7, scope: !332)
!339 = !DILocation(line: 59, column: 5, scope: !334)
!340 = !DILocation(line: 60, column: 1, scope: !332)
!341 = distinct !DISubprogram(name: "await", scope: !3, file: !3, line: 84, type: !100, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !102)
!342 = !DILocalVariable(name: "unused", arg: 1, scope: !341, file: !3, line: 84, type: !5)
!343 = !DILocation(line: 84, column: 26, scope: !341)
!344 = !DILocation(line: 85, column: 3, scope: !341)
!345 = !DILocation(line: 85, column: 11, scope: !341)
!346 = !DILocation(line: 85, column: 10, scope: !341)
!347 = !DILocation(line: 86, column: 5, scope: !341)
!348 = distinct !{!348, !344, !349, !135}
!349 = !DILocation(line: 86, column: 22, scope: !341)
!350 = !DILocation(line: 87, column: 3, scope: !341)
