source_filename = "futexes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.timespec = type { i64, i64 }

@x = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [7 x i8] c"x == 3\00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"futexes.c\00", align 1
@__PRETTY_FUNCTION__.locks = private unnamed_addr constant [17 x i8] c"void locks(void)\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"x == 2\00", align 1
@__PRETTY_FUNCTION__.two_lock = private unnamed_addr constant [20 x i8] c"void two_lock(void)\00", align 1
@forgetful = internal global i32 0, align 4, !dbg !15
@word = internal global i32 0, align 4, !dbg !7
@plain = internal global i32 0, align 4, !dbg !13
@__const.times_out.soon = private unnamed_addr constant %struct.timespec { i64 0, i64 1000 }, align 8
@.str.3 = private unnamed_addr constant [85 x i8] c"syscall(SYS_futex, &word, FUTEX_WAIT, 0, &soon, NULL, 0) == -1 && errno == ETIMEDOUT\00", align 1
@__PRETTY_FUNCTION__.times_out = private unnamed_addr constant [21 x i8] c"void times_out(void)\00", align 1
@.str.4 = private unnamed_addr constant [44 x i8] c"wait_for(&word, 1) == -1 && errno == EAGAIN\00", align 1
@.str.5 = private unnamed_addr constant [20 x i8] c"wake(&word, 1) == 0\00", align 1
@.str.6 = private unnamed_addr constant [67 x i8] c"syscall(SYS_gettid) == gettid() && syscall(SYS_getpid) == getpid()\00", align 1
@__PRETTY_FUNCTION__.numbers = private unnamed_addr constant [19 x i8] c"void numbers(void)\00", align 1
@.str.7 = private unnamed_addr constant [24 x i8] c"atomic_load(&word) == 1\00", align 1
@__PRETTY_FUNCTION__.wait_without_a_look = private unnamed_addr constant [34 x i8] c"void *wait_without_a_look(void *)\00", align 1

define dso_local void @locks() #0 !dbg !25 {
  call void @run(i32 noundef 3, ptr noundef @add_one), !dbg !29
  %1 = load i32, ptr @x, align 4, !dbg !30
  %2 = icmp eq i32 %1, 3, !dbg !30
  br i1 %2, label %3, label %4, !dbg !33

3:                                                ; preds = %0
  br label %5, !dbg !33

4:                                                ; preds = %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([7 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([10 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 71, ptr noundef getelementptr inbounds ([17 x i8], ptr @__PRETTY_FUNCTION__.locks, i64 0, i64 0)) #7, !dbg !30
  unreachable, !dbg !30

5:                                                ; preds = %3
  ret void, !dbg !34
}

define internal void @run(i32 noundef %0, ptr noundef %1) #0 !dbg !35 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca [3 x i64], align 16
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !41, metadata !DIExpression()), !dbg !42
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !43, metadata !DIExpression()), !dbg !44
  call void @llvm.dbg.declare(metadata ptr %5, metadata !45, metadata !DIExpression()), !dbg !52
  call void @llvm.dbg.declare(metadata ptr %6, metadata !53, metadata !DIExpression()), !dbg !56
  store i64 0, ptr %6, align 8, !dbg !56
  br label %8, !dbg !57

8:                                                ; preds = %20, %2
  %9 = load i64, ptr %6, align 8, !dbg !58
  %10 = load i32, ptr %3, align 4, !dbg !60
  %11 = sext i32 %10 to i64, !dbg !60
  %12 = icmp slt i64 %9, %11, !dbg !61
  br i1 %12, label %13, label %23, !dbg !62

13:                                               ; preds = %8
  %14 = load i64, ptr %6, align 8, !dbg !63
  %15 = getelementptr inbounds [3 x i64], ptr %5, i64 0, i64 %14, !dbg !64
  %16 = load ptr, ptr %4, align 8, !dbg !65
  %17 = load i64, ptr %6, align 8, !dbg !66
  %18 = inttoptr i64 %17 to ptr, !dbg !67
  %19 = call i32 @pthread_create(ptr noundef %15, ptr noundef null, ptr noundef %16, ptr noundef %18) #8, !dbg !68
  br label %20, !dbg !68

20:                                               ; preds = %13
  %21 = load i64, ptr %6, align 8, !dbg !69
  %22 = add nsw i64 %21, 1, !dbg !69
  store i64 %22, ptr %6, align 8, !dbg !69
  br label %8, !dbg !70, !llvm.loop !71

23:                                               ; preds = %8
  call void @llvm.dbg.declare(metadata ptr %7, metadata !74, metadata !DIExpression()), !dbg !76
  store i32 0, ptr %7, align 4, !dbg !76
  br label %24, !dbg !77

24:                                               ; preds = %34, %23
  %25 = load i32, ptr %7, align 4, !dbg !78
  %26 = load i32, ptr %3, align 4, !dbg !80
  %27 = icmp slt i32 %25, %26, !dbg !81
  br i1 %27, label %28, label %37, !dbg !82

28:                                               ; preds = %24
  %29 = load i32, ptr %7, align 4, !dbg !83
  %30 = sext i32 %29 to i64, !dbg !84
  %31 = getelementptr inbounds [3 x i64], ptr %5, i64 0, i64 %30, !dbg !84
  %32 = load i64, ptr %31, align 8, !dbg !84
  %33 = call i32 @pthread_join(i64 noundef %32, ptr noundef null), !dbg !85
  br label %34, !dbg !85

34:                                               ; preds = %28
  %35 = load i32, ptr %7, align 4, !dbg !86
  %36 = add nsw i32 %35, 1, !dbg !86
  store i32 %36, ptr %7, align 4, !dbg !86
  br label %24, !dbg !87, !llvm.loop !88

37:                                               ; preds = %24
  ret void, !dbg !90
}

define internal ptr @add_one(ptr noundef %0) #0 !dbg !91 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !92, metadata !DIExpression()), !dbg !93
  call void @lock(), !dbg !94
  %3 = load i32, ptr @x, align 4, !dbg !95
  %4 = add nsw i32 %3, 1, !dbg !95
  store i32 %4, ptr @x, align 4, !dbg !95
  call void @unlock(), !dbg !96
  ret ptr null, !dbg !97
}

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #1

define dso_local void @two_lock() #0 !dbg !98 {
  call void @run(i32 noundef 2, ptr noundef @add_one), !dbg !99
  %1 = load i32, ptr @x, align 4, !dbg !100
  %2 = icmp eq i32 %1, 2, !dbg !100
  br i1 %2, label %3, label %4, !dbg !103

3:                                                ; preds = %0
  br label %5, !dbg !103

4:                                                ; preds = %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([7 x i8], ptr @.str.2, i64 0, i64 0), ptr noundef getelementptr inbounds ([10 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 76, ptr noundef getelementptr inbounds ([20 x i8], ptr @__PRETTY_FUNCTION__.two_lock, i64 0, i64 0)) #7, !dbg !100
  unreachable, !dbg !100

5:                                                ; preds = %3
  ret void, !dbg !104
}

define dso_local void @forgets_to_wake() #0 !dbg !105 {
  store i32 1, ptr @forgetful, align 4, !dbg !106
  call void @run(i32 noundef 2, ptr noundef @add_one), !dbg !107
  ret void, !dbg !108
}

define dso_local void @wakes_one_of_two() #0 !dbg !109 {
  call void @await_two(i32 noundef 1), !dbg !110
  ret void, !dbg !111
}

define internal void @await_two(i32 noundef %0) #0 !dbg !112 {
  %2 = alloca i32, align 4
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !115, metadata !DIExpression()), !dbg !116
  call void @llvm.dbg.declare(metadata ptr %3, metadata !117, metadata !DIExpression()), !dbg !118
  call void @llvm.dbg.declare(metadata ptr %4, metadata !119, metadata !DIExpression()), !dbg !120
  %6 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @await, ptr noundef null) #8, !dbg !121
  %7 = call i32 @pthread_create(ptr noundef %4, ptr noundef null, ptr noundef @await, ptr noundef null) #8, !dbg !122
  store i32 1, ptr %5, align 4, !dbg !123
  %8 = load i32, ptr %5, align 4, !dbg !123
  store atomic i32 %8, ptr @word seq_cst, align 4, !dbg !123
  %9 = load i32, ptr %2, align 4, !dbg !124
  %10 = call i64 @wake(ptr noundef @word, i32 noundef %9), !dbg !125
  %11 = load i64, ptr %3, align 8, !dbg !126
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef null), !dbg !127
  %13 = load i64, ptr %4, align 8, !dbg !128
  %14 = call i32 @pthread_join(i64 noundef %13, ptr noundef null), !dbg !129
  ret void, !dbg !130
}

define dso_local void @wakes_all() #0 !dbg !131 {
  call void @await_two(i32 noundef 2147483647), !dbg !132
  ret void, !dbg !133
}

define dso_local void @orders_nothing() #0 !dbg !134 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !135, metadata !DIExpression()), !dbg !136
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @wait_once, ptr noundef null) #8, !dbg !137
  store i32 1, ptr @x, align 4, !dbg !138
  br label %3, !dbg !139

3:                                                ; preds = %6, %0
  %4 = call i64 @wake(ptr noundef @word, i32 noundef 1), !dbg !140
  %5 = icmp eq i64 %4, 0, !dbg !141
  br i1 %5, label %6, label %7, !dbg !139

6:                                                ; preds = %3
  br label %3, !dbg !139, !llvm.loop !142

7:                                                ; preds = %3
  %8 = load i64, ptr %1, align 8, !dbg !144
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !145
  ret void, !dbg !146
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

define internal ptr @wait_once(ptr noundef %0) #0 !dbg !147 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !148, metadata !DIExpression()), !dbg !149
  %3 = call i64 @wait_for(ptr noundef @word, i32 noundef 0), !dbg !150
  %4 = icmp eq i64 %3, 0, !dbg !152
  br i1 %4, label %5, label %6, !dbg !153

5:                                                ; preds = %1
  store i32 2, ptr @x, align 4, !dbg !154
  br label %6, !dbg !155

6:                                                ; preds = %5, %1
  ret ptr null, !dbg !156
}

define internal i64 @wake(ptr noundef %0, i32 noundef %1) #0 !dbg !157 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !160, metadata !DIExpression()), !dbg !161
  store i32 %1, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !162, metadata !DIExpression()), !dbg !163
  %5 = load ptr, ptr %3, align 8, !dbg !164
  %6 = load i32, ptr %4, align 4, !dbg !165
  %7 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef %5, i32 noundef 129, i32 noundef %6) #8, !dbg !166
  ret i64 %7, !dbg !167
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

define dso_local void @plain_word() #0 !dbg !168 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !169, metadata !DIExpression()), !dbg !170
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @wait_plainly, ptr noundef null) #8, !dbg !171
  store i32 2, ptr @plain, align 4, !dbg !172
  %3 = load i64, ptr %1, align 8, !dbg !173
  %4 = call i32 @pthread_join(i64 noundef %3, ptr noundef null), !dbg !174
  ret void, !dbg !175
}

define internal ptr @wait_plainly(ptr noundef %0) #0 !dbg !176 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !177, metadata !DIExpression()), !dbg !178
  %3 = call i64 @wait_for(ptr noundef @plain, i32 noundef 1), !dbg !179
  ret ptr null, !dbg !180
}

define dso_local void @times_out() #0 !dbg !181 {
  %1 = alloca %struct.timespec, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !182, metadata !DIExpression()), !dbg !191
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 8 @__const.times_out.soon, i64 16, i1 false), !dbg !191
  %2 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef @word, i32 noundef 0, i32 noundef 0, ptr noundef %1, ptr noundef null, i32 noundef 0) #8, !dbg !192
  %3 = icmp eq i64 %2, -1, !dbg !192
  br i1 %3, label %4, label %9, !dbg !192

4:                                                ; preds = %0
  %5 = call ptr @__errno_location() #9, !dbg !192
  %6 = load i32, ptr %5, align 4, !dbg !192
  %7 = icmp eq i32 %6, 110, !dbg !192
  br i1 %7, label %8, label %9, !dbg !195

8:                                                ; preds = %4
  br label %10, !dbg !195

9:                                                ; preds = %4, %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([85 x i8], ptr @.str.3, i64 0, i64 0), ptr noundef getelementptr inbounds ([10 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 133, ptr noundef getelementptr inbounds ([21 x i8], ptr @__PRETTY_FUNCTION__.times_out, i64 0, i64 0)) #7, !dbg !192
  unreachable, !dbg !192

10:                                               ; preds = %8
  %11 = call i64 @wait_for(ptr noundef @word, i32 noundef 1), !dbg !196
  %12 = icmp eq i64 %11, -1, !dbg !196
  br i1 %12, label %13, label %18, !dbg !196

13:                                               ; preds = %10
  %14 = call ptr @__errno_location() #9, !dbg !196
  %15 = load i32, ptr %14, align 4, !dbg !196
  %16 = icmp eq i32 %15, 11, !dbg !196
  br i1 %16, label %17, label %18, !dbg !199

17:                                               ; preds = %13
  br label %19, !dbg !199

18:                                               ; preds = %13, %10
  call void @__assert_fail(ptr noundef getelementptr inbounds ([44 x i8], ptr @.str.4, i64 0, i64 0), ptr noundef getelementptr inbounds ([10 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 134, ptr noundef getelementptr inbounds ([21 x i8], ptr @__PRETTY_FUNCTION__.times_out, i64 0, i64 0)) #7, !dbg !196
  unreachable, !dbg !196

19:                                               ; preds = %17
  %20 = call i64 @wake(ptr noundef @word, i32 noundef 1), !dbg !200
  %21 = icmp eq i64 %20, 0, !dbg !200
  br i1 %21, label %22, label %23, !dbg !203

22:                                               ; preds = %19
  br label %24, !dbg !203

23:                                               ; preds = %19
  call void @__assert_fail(ptr noundef getelementptr inbounds ([20 x i8], ptr @.str.5, i64 0, i64 0), ptr noundef getelementptr inbounds ([10 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 135, ptr noundef getelementptr inbounds ([21 x i8], ptr @__PRETTY_FUNCTION__.times_out, i64 0, i64 0)) #7, !dbg !200
  unreachable, !dbg !200

24:                                               ; preds = %22
  ret void, !dbg !204
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

declare i64 @syscall(i64 noundef, ...) #3

declare ptr @__errno_location() #6

define internal i64 @wait_for(ptr noundef %0, i32 noundef %1) #0 !dbg !205 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !206, metadata !DIExpression()), !dbg !207
  store i32 %1, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !208, metadata !DIExpression()), !dbg !209
  %5 = load ptr, ptr %3, align 8, !dbg !210
  %6 = load i32, ptr %4, align 4, !dbg !211
  %7 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef %5, i32 noundef 128, i32 noundef %6, ptr noundef null, ptr noundef null, i32 noundef 0) #8, !dbg !212
  ret i64 %7, !dbg !213
}

define dso_local void @without_a_cause() #0 !dbg !214 {
  %1 = alloca i64, align 8
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !215, metadata !DIExpression()), !dbg !216
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @wait_without_a_look, ptr noundef null) #8, !dbg !217
  store i32 1, ptr %2, align 4, !dbg !218
  %4 = load i32, ptr %2, align 4, !dbg !218
  store atomic i32 %4, ptr @word seq_cst, align 4, !dbg !218
  %5 = call i64 @wake(ptr noundef @word, i32 noundef 1), !dbg !219
  %6 = load i64, ptr %1, align 8, !dbg !220
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !221
  ret void, !dbg !222
}

define internal ptr @wait_without_a_look(ptr noundef %0) #0 !dbg !223 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !224, metadata !DIExpression()), !dbg !225
  %4 = call i64 @wait_for(ptr noundef @word, i32 noundef 0), !dbg !226
  %5 = icmp eq i64 %4, 0, !dbg !228
  br i1 %5, label %6, label %13, !dbg !229

6:                                                ; preds = %1
  %7 = load atomic i32, ptr @word seq_cst, align 4, !dbg !230
  store i32 %7, ptr %3, align 4, !dbg !230
  %8 = load i32, ptr %3, align 4, !dbg !230
  %9 = icmp eq i32 %8, 1, !dbg !230
  br i1 %9, label %10, label %11, !dbg !233

10:                                               ; preds = %6
  br label %12, !dbg !233

11:                                               ; preds = %6
  call void @__assert_fail(ptr noundef getelementptr inbounds ([24 x i8], ptr @.str.7, i64 0, i64 0), ptr noundef getelementptr inbounds ([10 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 140, ptr noundef getelementptr inbounds ([34 x i8], ptr @__PRETTY_FUNCTION__.wait_without_a_look, i64 0, i64 0)) #7, !dbg !230
  unreachable, !dbg !230

12:                                               ; preds = %10
  br label %13, !dbg !234

13:                                               ; preds = %12, %1
  ret ptr null, !dbg !235
}

define dso_local void @numbers() #0 !dbg !236 {
  %1 = call i64 (i64, ...) @syscall(i64 noundef 186) #8, !dbg !237
  %2 = call i32 (...) @gettid(), !dbg !237
  %3 = sext i32 %2 to i64, !dbg !237
  %4 = icmp eq i64 %1, %3, !dbg !237
  br i1 %4, label %5, label %11, !dbg !237

5:                                                ; preds = %0
  %6 = call i64 (i64, ...) @syscall(i64 noundef 39) #8, !dbg !237
  %7 = call i32 @getpid() #8, !dbg !237
  %8 = sext i32 %7 to i64, !dbg !237
  %9 = icmp eq i64 %6, %8, !dbg !237
  br i1 %9, label %10, label %11, !dbg !240

10:                                               ; preds = %5
  br label %12, !dbg !240

11:                                               ; preds = %5, %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([67 x i8], ptr @.str.6, i64 0, i64 0), ptr noundef getelementptr inbounds ([10 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 152, ptr noundef getelementptr inbounds ([19 x i8], ptr @__PRETTY_FUNCTION__.numbers, i64 0, i64 0)) #7, !dbg !237
  unreachable, !dbg !237

12:                                               ; preds = %10
  ret void, !dbg !241
}

declare i32 @gettid(...) #4

declare i32 @getpid() #3

define dso_local i32 @main() #0 !dbg !242 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @locks(), !dbg !245
  ret i32 0, !dbg !246
}

define internal void @lock() #0 !dbg !247 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !248, metadata !DIExpression()), !dbg !249
  store i32 0, ptr %1, align 4, !dbg !249
  store i32 1, ptr %2, align 4, !dbg !250
  %8 = load i32, ptr %1, align 4, !dbg !250
  %9 = load i32, ptr %2, align 4, !dbg !250
  %10 = cmpxchg ptr @word, i32 %8, i32 %9 seq_cst seq_cst, align 4, !dbg !250
  %11 = extractvalue { i32, i1 } %10, 0, !dbg !250
  %12 = extractvalue { i32, i1 } %10, 1, !dbg !250
  br i1 %12, label %14, label %13, !dbg !250

13:                                               ; preds = %0
  store i32 %11, ptr %1, align 4, !dbg !250
  br label %14, !dbg !250

14:                                               ; preds = %13, %0
  %15 = zext i1 %12 to i8, !dbg !250
  store i8 %15, ptr %3, align 1, !dbg !250
  %16 = load i8, ptr %3, align 1, !dbg !250
  %17 = trunc i8 %16 to i1, !dbg !250
  br i1 %17, label %18, label %19, !dbg !252

18:                                               ; preds = %14
  br label %35, !dbg !253

19:                                               ; preds = %14
  %20 = load i32, ptr %1, align 4, !dbg !254
  %21 = icmp ne i32 %20, 2, !dbg !256
  br i1 %21, label %22, label %26, !dbg !257

22:                                               ; preds = %19
  store i32 2, ptr %4, align 4, !dbg !258
  %23 = load i32, ptr %4, align 4, !dbg !258
  %24 = atomicrmw xchg ptr @word, i32 %23 seq_cst, align 4, !dbg !258
  store i32 %24, ptr %5, align 4, !dbg !258
  %25 = load i32, ptr %5, align 4, !dbg !258
  store i32 %25, ptr %1, align 4, !dbg !259
  br label %26, !dbg !260

26:                                               ; preds = %22, %19
  br label %27, !dbg !261

27:                                               ; preds = %30, %26
  %28 = load i32, ptr %1, align 4, !dbg !262
  %29 = icmp ne i32 %28, 0, !dbg !261
  br i1 %29, label %30, label %35, !dbg !261

30:                                               ; preds = %27
  %31 = call i64 @wait_for(ptr noundef @word, i32 noundef 2), !dbg !263
  store i32 2, ptr %6, align 4, !dbg !265
  %32 = load i32, ptr %6, align 4, !dbg !265
  %33 = atomicrmw xchg ptr @word, i32 %32 seq_cst, align 4, !dbg !265
  store i32 %33, ptr %7, align 4, !dbg !265
  %34 = load i32, ptr %7, align 4, !dbg !265
  store i32 %34, ptr %1, align 4, !dbg !266
  br label %27, !dbg !261, !llvm.loop !267

35:                                               ; preds = %18, %27
  ret void, !dbg !269
}

define internal void @unlock() #0 !dbg !270 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, ptr %1, align 4, !dbg !271
  %3 = load i32, ptr %1, align 4, !dbg !271
  %4 = atomicrmw xchg ptr @word, i32 %3 seq_cst, align 4, !dbg !271
  store i32 %4, ptr %2, align 4, !dbg !271
  %5 = load i32, ptr %2, align 4, !dbg !271
  %6 = icmp eq i32 %5, 2, !dbg !273
  br i1 %6, label %7, label %12, !dbg !274

7:                                                ; preds = %0
  %8 = load i32, ptr @forgetful, align 4, !dbg !275
  %9 = icmp ne i32 %8, 0, !dbg !275
  br i1 %9, label %12, label %10, !dbg !276

10:                                               ; preds = %7
  %11 = call i64 @wake(ptr noundef @word, i32 noundef 1), !dbg !277
  br label %12, !dbg !277

12:                                               ; preds = %10, %7, %0
  ret void, !dbg !278
}

define internal ptr @await(ptr noundef %0) #0 !dbg !279 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !280, metadata !DIExpression()), !dbg !281
  br label %4, !dbg !282

4:                                                ; preds = %9, %1
  %5 = load atomic i32, ptr @word seq_cst, align 4, !dbg !283
  store i32 %5, ptr %3, align 4, !dbg !283
  %6 = load i32, ptr %3, align 4, !dbg !283
  %7 = icmp ne i32 %6, 0, !dbg !284
  %8 = xor i1 %7, true, !dbg !284
  br i1 %8, label %9, label %11, !dbg !282

9:                                                ; preds = %4
  %10 = call i64 @wait_for(ptr noundef @word, i32 noundef 0), !dbg !285
  br label %4, !dbg !282, !llvm.loop !286

11:                                               ; preds = %4
  ret ptr null, !dbg !288
}


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!17, !18, !19, !20, !21, !22, !23}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 26, type: !12, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "futexes.c", directory: ".", checksumkind: CSK_MD5, checksum: "648d33b7ddedae902dd43d01f7bbf156")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !0, !15}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "word", scope: !2, file: !3, line: 25, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !10, line: 92, baseType: !11)
!10 = !DIFile(filename: "lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: ".", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !12)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "plain", scope: !2, file: !3, line: 26, type: !12, isLocal: true, isDefinition: true)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(name: "forgetful", scope: !2, file: !3, line: 55, type: !12, isLocal: true, isDefinition: true)
!17 = !{i32 7, !"Dwarf Version", i32 5}
!18 = !{i32 2, !"Debug Info Version", i32 3}
!19 = !{i32 1, !"wchar_size", i32 4}
!20 = !{i32 7, !"PIC Level", i32 2}
!21 = !{i32 7, !"PIE Level", i32 2}
!22 = !{i32 7, !"uwtable", i32 1}
!23 = !{i32 7, !"frame-pointer", i32 2}
!24 = !{!"Debian clang version 14.0.6"}
!25 = distinct !DISubprogram(name: "locks", scope: !3, file: !3, line: 69, type: !26, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !28)
!26 = !DISubroutineType(types: !27)
!27 = !{null}
!28 = !{}
!29 = !DILocation(line: 70, column: 3, scope: !25)
!30 = !DILocation(line: 71, column: 3, scope: !31)
!31 = distinct !DILexicalBlock(scope: !32, file: !3, line: 71, column: 3)
!32 = distinct !DILexicalBlock(scope: !25, file: !3, line: 71, column: 3)
!33 = !DILocation(line: 71, column: 3, scope: !32)
!34 = !DILocation(line: 72, column: 1, scope: !25)
!35 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 34, type: !36, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !28)
!36 = !DISubroutineType(types: !37)
!37 = !{null, !12, !38}
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!39 = !DISubroutineType(types: !40)
!40 = !{!5, !5}
!41 = !DILocalVariable(name: "count", arg: 1, scope: !35, file: !3, line: 34, type: !12)
!42 = !DILocation(line: 34, column: 21, scope: !35)
!43 = !DILocalVariable(name: "work", arg: 2, scope: !35, file: !3, line: 34, type: !38)
!44 = !DILocation(line: 34, column: 36, scope: !35)
!45 = !DILocalVariable(name: "threads", scope: !35, file: !3, line: 35, type: !46)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !47, size: 192, elements: !50)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !48, line: 27, baseType: !49)
!48 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!49 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!50 = !{!51}
!51 = !DISubrange(count: 3)
!52 = !DILocation(line: 35, column: 13, scope: !35)
!53 = !DILocalVariable(name: "i", scope: !54, file: !3, line: 36, type: !55)
!54 = distinct !DILexicalBlock(scope: !35, file: !3, line: 36, column: 3)
!55 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!56 = !DILocation(line: 36, column: 13, scope: !54)
!57 = !DILocation(line: 36, column: 8, scope: !54)
!58 = !DILocation(line: 36, column: 20, scope: !59)
!59 = distinct !DILexicalBlock(scope: !54, file: !3, line: 36, column: 3)
!60 = !DILocation(line: 36, column: 24, scope: !59)
!61 = !DILocation(line: 36, column: 22, scope: !59)
!62 = !DILocation(line: 36, column: 3, scope: !54)
!63 = !DILocation(line: 37, column: 29, scope: !59)
!64 = !DILocation(line: 37, column: 21, scope: !59)
!65 = !DILocation(line: 37, column: 36, scope: !59)
!66 = !DILocation(line: 37, column: 50, scope: !59)
!67 = !DILocation(line: 37, column: 42, scope: !59)
!68 = !DILocation(line: 37, column: 5, scope: !59)
!69 = !DILocation(line: 36, column: 32, scope: !59)
!70 = !DILocation(line: 36, column: 3, scope: !59)
!71 = distinct !{!71, !62, !72, !73}
!72 = !DILocation(line: 37, column: 51, scope: !54)
!73 = !{!"llvm.loop.mustprogress"}
!74 = !DILocalVariable(name: "i", scope: !75, file: !3, line: 38, type: !12)
!75 = distinct !DILexicalBlock(scope: !35, file: !3, line: 38, column: 3)
!76 = !DILocation(line: 38, column: 12, scope: !75)
!77 = !DILocation(line: 38, column: 8, scope: !75)
!78 = !DILocation(line: 38, column: 19, scope: !79)
!79 = distinct !DILexicalBlock(scope: !75, file: !3, line: 38, column: 3)
!80 = !DILocation(line: 38, column: 23, scope: !79)
!81 = !DILocation(line: 38, column: 21, scope: !79)
!82 = !DILocation(line: 38, column: 3, scope: !75)
!83 = !DILocation(line: 39, column: 26, scope: !79)
!84 = !DILocation(line: 39, column: 18, scope: !79)
!85 = !DILocation(line: 39, column: 5, scope: !79)
!86 = !DILocation(line: 38, column: 31, scope: !79)
!87 = !DILocation(line: 38, column: 3, scope: !79)
!88 = distinct !{!88, !82, !89, !73}
!89 = !DILocation(line: 39, column: 31, scope: !75)
!90 = !DILocation(line: 40, column: 1, scope: !35)
!91 = distinct !DISubprogram(name: "add_one", scope: !3, file: !3, line: 62, type: !39, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !28)
!92 = !DILocalVariable(name: "unused", arg: 1, scope: !91, file: !3, line: 62, type: !5)
!93 = !DILocation(line: 62, column: 28, scope: !91)
!94 = !DILocation(line: 63, column: 3, scope: !91)
!95 = !DILocation(line: 64, column: 4, scope: !91)
!96 = !DILocation(line: 65, column: 3, scope: !91)
!97 = !DILocation(line: 66, column: 3, scope: !91)
!98 = distinct !DISubprogram(name: "two_lock", scope: !3, file: !3, line: 74, type: !26, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !28)
!99 = !DILocation(line: 75, column: 3, scope: !98)
!100 = !DILocation(line: 76, column: 3, scope: !101)
!101 = distinct !DILexicalBlock(scope: !102, file: !3, line: 76, column: 3)
!102 = distinct !DILexicalBlock(scope: !98, file: !3, line: 76, column: 3)
!103 = !DILocation(line: 76, column: 3, scope: !102)
!104 = !DILocation(line: 77, column: 1, scope: !98)
!105 = distinct !DISubprogram(name: "forgets_to_wake", scope: !3, file: !3, line: 79, type: !26, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !28)
!106 = !DILocation(line: 80, column: 13, scope: !105)
!107 = !DILocation(line: 81, column: 3, scope: !105)
!108 = !DILocation(line: 82, column: 1, scope: !105)
!109 = distinct !DISubprogram(name: "wakes_one_of_two", scope: !3, file: !3, line: 100, type: !26, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !28)
!110 = !DILocation(line: 100, column: 31, scope: !109)
!111 = !DILocation(line: 100, column: 45, scope: !109)
!112 = distinct !DISubprogram(name: "await_two", scope: !3, file: !3, line: 90, type: !113, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !28)
!113 = !DISubroutineType(types: !114)
!114 = !{null, !12}
!115 = !DILocalVariable(name: "woken", arg: 1, scope: !112, file: !3, line: 90, type: !12)
!116 = !DILocation(line: 90, column: 27, scope: !112)
!117 = !DILocalVariable(name: "a", scope: !112, file: !3, line: 91, type: !47)
!118 = !DILocation(line: 91, column: 13, scope: !112)
!119 = !DILocalVariable(name: "b", scope: !112, file: !3, line: 91, type: !47)
!120 = !DILocation(line: 91, column: 16, scope: !112)
!121 = !DILocation(line: 92, column: 3, scope: !112)
!122 = !DILocation(line: 93, column: 3, scope: !112)
!123 = !DILocation(line: 94, column: 3, scope: !112)
!124 = !DILocation(line: 95, column: 15, scope: !112)
!125 = !DILocation(line: 95, column: 3, scope: !112)
!126 = !DILocation(line: 96, column: 16, scope: !112)
!127 = !DILocation(line: 96, column: 3, scope: !112)
!128 = !DILocation(line: 97, column: 16, scope: !112)
!129 = !DILocation(line: 97, column: 3, scope: !112)
!130 = !DILocation(line: 98, column: 1, scope: !112)
!131 = distinct !DISubprogram(name: "wakes_all", scope: !3, file: !3, line: 101, type: !26, scopeLine: 101, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !28)
!132 = !DILocation(line: 101, column: 24, scope: !131)
!133 = !DILocation(line: 101, column: 44, scope: !131)
!134 = distinct !DISubprogram(name: "orders_nothing", scope: !3, file: !3, line: 110, type: !26, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !28)
!135 = !DILocalVariable(name: "thread", scope: !134, file: !3, line: 111, type: !47)
!136 = !DILocation(line: 111, column: 13, scope: !134)
!137 = !DILocation(line: 112, column: 3, scope: !134)
!138 = !DILocation(line: 113, column: 5, scope: !134)
!139 = !DILocation(line: 114, column: 3, scope: !134)
!140 = !DILocation(line: 114, column: 10, scope: !134)
!141 = !DILocation(line: 114, column: 25, scope: !134)
!142 = distinct !{!142, !139, !143, !73}
!143 = !DILocation(line: 115, column: 5, scope: !134)
!144 = !DILocation(line: 116, column: 16, scope: !134)
!145 = !DILocation(line: 116, column: 3, scope: !134)
!146 = !DILocation(line: 117, column: 1, scope: !134)
!147 = distinct !DISubprogram(name: "wait_once", scope: !3, file: !3, line: 103, type: !39, scopeLine: 103, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !28)
!148 = !DILocalVariable(name: "unused", arg: 1, scope: !147, file: !3, line: 103, type: !5)
!149 = !DILocation(line: 103, column: 30, scope: !147)
!150 = !DILocation(line: 104, column: 7, scope: !151)
!151 = distinct !DILexicalBlock(scope: !147, file: !3, line: 104, column: 7)
!152 = !DILocation(line: 104, column: 26, scope: !151)
!153 = !DILocation(line: 104, column: 7, scope: !147)
!154 = !DILocation(line: 105, column: 7, scope: !151)
!155 = !DILocation(line: 105, column: 5, scope: !151)
!156 = !DILocation(line: 106, column: 3, scope: !147)
!157 = distinct !DISubprogram(name: "wake", scope: !3, file: !3, line: 32, type: !158, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !28)
!158 = !DISubroutineType(types: !159)
!159 = !{!55, !5, !12}
!160 = !DILocalVariable(name: "at", arg: 1, scope: !157, file: !3, line: 32, type: !5)
!161 = !DILocation(line: 32, column: 24, scope: !157)
!162 = !DILocalVariable(name: "most", arg: 2, scope: !157, file: !3, line: 32, type: !12)
!163 = !DILocation(line: 32, column: 32, scope: !157)
!164 = !DILocation(line: 32, column: 66, scope: !157)
!165 = !DILocation(line: 32, column: 90, scope: !157)
!166 = !DILocation(line: 32, column: 47, scope: !157)
!167 = !DILocation(line: 32, column: 40, scope: !157)
!168 = distinct !DISubprogram(name: "plain_word", scope: !3, file: !3, line: 124, type: !26, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !28)
!169 = !DILocalVariable(name: "thread", scope: !168, file: !3, line: 125, type: !47)
!170 = !DILocation(line: 125, column: 13, scope: !168)
!171 = !DILocation(line: 126, column: 3, scope: !168)
!172 = !DILocation(line: 127, column: 9, scope: !168)
!173 = !DILocation(line: 128, column: 16, scope: !168)
!174 = !DILocation(line: 128, column: 3, scope: !168)
!175 = !DILocation(line: 129, column: 1, scope: !168)
!176 = distinct !DISubprogram(name: "wait_plainly", scope: !3, file: !3, line: 119, type: !39, scopeLine: 119, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !28)
!177 = !DILocalVariable(name: "unused", arg: 1, scope: !176, file: !3, line: 119, type: !5)
!178 = !DILocation(line: 119, column: 33, scope: !176)
!179 = !DILocation(line: 120, column: 3, scope: !176)
!180 = !DILocation(line: 121, column: 3, scope: !176)
!181 = distinct !DISubprogram(name: "times_out", scope: !3, file: !3, line: 131, type: !26, scopeLine: 131, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !28)
!182 = !DILocalVariable(name: "soon", scope: !181, file: !3, line: 132, type: !183)
!183 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !184, line: 11, size: 128, elements: !185)
!184 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/struct_timespec.h", directory: ".", checksumkind: CSK_MD5, checksum: "55dc154df3f21a5aa944dcafba9b43f6")
!185 = !{!186, !189}
!186 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !183, file: !184, line: 16, baseType: !187, size: 64)
!187 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !188, line: 160, baseType: !55)
!188 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!189 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !183, file: !184, line: 21, baseType: !190, size: 64, offset: 64)
!190 = !DIDerivedType(tag: DW_TAG_typedef, name: "__syscall_slong_t", file: !188, line: 197, baseType: !55)
!191 = !DILocation(line: 132, column: 19, scope: !181)
!192 = !DILocation(line: 133, column: 3, scope: !193)
!193 = distinct !DILexicalBlock(scope: !194, file: !3, line: 133, column: 3)
!194 = distinct !DILexicalBlock(scope: !181, file: !3, line: 133, column: 3)
!195 = !DILocation(line: 133, column: 3, scope: !194)
!196 = !DILocation(line: 134, column: 3, scope: !197)
!197 = distinct !DILexicalBlock(scope: !198, file: !3, line: 134, column: 3)
!198 = distinct !DILexicalBlock(scope: !181, file: !3, line: 134, column: 3)
!199 = !DILocation(line: 134, column: 3, scope: !198)
!200 = !DILocation(line: 135, column: 3, scope: !201)
!201 = distinct !DILexicalBlock(scope: !202, file: !3, line: 135, column: 3)
!202 = distinct !DILexicalBlock(scope: !181, file: !3, line: 135, column: 3)
!203 = !DILocation(line: 135, column: 3, scope: !202)
!204 = !DILocation(line: 136, column: 1, scope: !181)
!205 = distinct !DISubprogram(name: "wait_for", scope: !3, file: !3, line: 28, type: !158, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !28)
!206 = !DILocalVariable(name: "at", arg: 1, scope: !205, file: !3, line: 28, type: !5)
!207 = !DILocation(line: 28, column: 28, scope: !205)
!208 = !DILocalVariable(name: "value", arg: 2, scope: !205, file: !3, line: 28, type: !12)
!209 = !DILocation(line: 28, column: 36, scope: !205)
!210 = !DILocation(line: 29, column: 29, scope: !205)
!211 = !DILocation(line: 29, column: 53, scope: !205)
!212 = !DILocation(line: 29, column: 10, scope: !205)
!213 = !DILocation(line: 29, column: 3, scope: !205)
!214 = distinct !DISubprogram(name: "without_a_cause", scope: !3, file: !3, line: 144, type: !26, scopeLine: 144, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !28)
!215 = !DILocalVariable(name: "thread", scope: !214, file: !3, line: 145, type: !47)
!216 = !DILocation(line: 145, column: 13, scope: !214)
!217 = !DILocation(line: 146, column: 3, scope: !214)
!218 = !DILocation(line: 147, column: 3, scope: !214)
!219 = !DILocation(line: 148, column: 3, scope: !214)
!220 = !DILocation(line: 149, column: 16, scope: !214)
!221 = !DILocation(line: 149, column: 3, scope: !214)
!222 = !DILocation(line: 150, column: 1, scope: !214)
!223 = distinct !DISubprogram(name: "wait_without_a_look", scope: !3, file: !3, line: 138, type: !39, scopeLine: 138, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !28)
!224 = !DILocalVariable(name: "unused", arg: 1, scope: !223, file: !3, line: 138, type: !5)
!225 = !DILocation(line: 138, column: 40, scope: !223)
!226 = !DILocation(line: 139, column: 7, scope: !227)
!227 = distinct !DILexicalBlock(scope: !223, file: !3, line: 139, column: 7)
!228 = !DILocation(line: 139, column: 26, scope: !227)
!229 = !DILocation(line: 139, column: 7, scope: !223)
!230 = !DILocation(line: 140, column: 5, scope: !231)
!231 = distinct !DILexicalBlock(scope: !232, file: !3, line: 140, column: 5)
!232 = distinct !DILexicalBlock(scope: !227, file: !3, line: 140, column: 5)
!233 = !DILocation(line: 140, column: 5, scope: !232)
!234 = !DILocation(line: 140, column: 5, scope: !227)
!235 = !DILocation(line: 141, column: 3, scope: !223)
!236 = distinct !DISubprogram(name: "numbers", scope: !3, file: !3, line: 152, type: !26, scopeLine: 152, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !28)
!237 = !DILocation(line: 152, column: 22, scope: !238)
!238 = distinct !DILexicalBlock(scope: !239, file: !3, line: 152, column: 22)
!239 = distinct !DILexicalBlock(scope: !236, file: !3, line: 152, column: 22)
!240 = !DILocation(line: 152, column: 22, scope: !239)
!241 = !DILocation(line: 152, column: 98, scope: !236)
!242 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 154, type: !243, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !28)
!243 = !DISubroutineType(types: !244)
!244 = !{!12}
!245 = !DILocation(line: 155, column: 3, scope: !242)
!246 = !DILocation(line: 156, column: 3, scope: !242)
!247 = distinct !DISubprogram(name: "lock", scope: !3, file: !3, line: 43, type: !26, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !28)
!248 = !DILocalVariable(name: "found", scope: !247, file: !3, line: 44, type: !12)
!249 = !DILocation(line: 44, column: 7, scope: !247)
!250 = !DILocation(line: 45, column: 7, scope: !251)
!251 = distinct !DILexicalBlock(scope: !247, file: !3, line: 45, column: 7)
!252 = !DILocation(line: 45, column: 7, scope: !247)
!253 = !DILocation(line: 46, column: 5, scope: !251)
!254 = !DILocation(line: 47, column: 7, scope: !255)
!255 = distinct !DILexicalBlock(scope: !247, file: !3, line: 47, column: 7)
!256 = !DILocation(line: 47, column: 13, scope: !255)
!257 = !DILocation(line: 47, column: 7, scope: !247)
!258 = !DILocation(line: 48, column: 13, scope: !255)
!259 = !DILocation(line: 48, column: 11, scope: !255)
!260 = !DILocation(line: 48, column: 5, scope: !255)
!261 = !DILocation(line: 49, column: 3, scope: !247)
!262 = !DILocation(line: 49, column: 10, scope: !247)
!263 = !DILocation(line: 50, column: 5, scope: !264)
!264 = distinct !DILexicalBlock(scope: !247, file: !3, line: 49, column: 17)
!265 = !DILocation(line: 51, column: 13, scope: !264)
!266 = !DILocation(line: 51, column: 11, scope: !264)
!267 = distinct !{!267, !261, !268, !73}
!268 = !DILocation(line: 52, column: 3, scope: !247)
!269 = !DILocation(line: 53, column: 1, scope: !247)
!270 = distinct !DISubprogram(name: "unlock", scope: !3, file: !3, line: 57, type: !26, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !28)
!271 = !DILocation(line: 58, column: 7, scope: !272)
!272 = distinct !DILexicalBlock(scope: !270, file: !3, line: 58, column: 7)
!273 = !DILocation(line: 58, column: 33, scope: !272)
!274 = !DILocation(line: 58, column: 38, scope: !272)
!275 = !DILocation(line: 58, column: 42, scope: !272)
!276 = !DILocation(line: 58, column: 7, scope: !270)
!277 = !DILocation(line: 59, column: 5, scope: !272)
!278 = !DILocation(line: 60, column: 1, scope: !270)
!279 = distinct !DISubprogram(name: "await", scope: !3, file: !3, line: 84, type: !39, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !28)
!280 = !DILocalVariable(name: "unused", arg: 1, scope: !279, file: !3, line: 84, type: !5)
!281 = !DILocation(line: 84, column: 26, scope: !279)
!282 = !DILocation(line: 85, column: 3, scope: !279)
!283 = !DILocation(line: 85, column: 11, scope: !279)
!284 = !DILocation(line: 85, column: 10, scope: !279)
!285 = !DILocation(line: 86, column: 5, scope: !279)
!286 = distinct !{!286, !282, !287, !73}
!287 = !DILocation(line: 86, column: 22, scope: !279)
!288 = !DILocation(line: 87, column: 3, scope: !279)
