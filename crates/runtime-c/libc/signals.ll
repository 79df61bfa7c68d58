target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sigaction = type { %union.anon, [16 x i64], i32, ptr }
%union.anon = type { ptr }
%struct.information = type { i32, [31 x i32] }

@.str = private unnamed_addr constant [27 x i8] c"a signal to another thread\00", align 1
@.str.1 = private unnamed_addr constant [34 x i8] c"a signal that any thread may take\00", align 1
@actions = internal global [65 x %struct.sigaction] zeroinitializer, align 16
@fencepost_signals = external thread_local global [2 x i64], align 16
@knows_mask = internal thread_local global i32 0, align 4
@somebody_blocks = internal global i32 0, align 4
@.str.2 = private unnamed_addr constant [61 x i8] c"what signals a thread blocks that was started by another one\00", align 1
@.str.3 = private unnamed_addr constant [32 x i8] c"a signal that stops the process\00", align 1

; Function Attrs: noinline nounwind
define dso_local i32 @raise(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %4 = load i32, ptr %3, align 4
  %5 = call i32 @is_signal(i32 noundef %4) #5
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %15, label %7

7:                                                ; preds = %1
  %8 = load i32, ptr %3, align 4
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %7
  %11 = call i32 @invalid() #5
  br label %13

12:                                               ; preds = %7
  br label %13

13:                                               ; preds = %12, %10
  %14 = phi i32 [ %11, %10 ], [ 0, %12 ]
  store i32 %14, ptr %2, align 4
  br label %18

15:                                               ; preds = %1
  %16 = load i32, ptr %3, align 4
  %17 = call i32 @send(i32 noundef %16) #5
  store i32 %17, ptr %2, align 4
  br label %18

18:                                               ; preds = %15, %13
  %19 = load i32, ptr %2, align 4
  ret i32 %19
}

; Function Attrs: noinline nounwind
define internal i32 @is_signal(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp sge i32 %3, 1
  br i1 %4, label %5, label %8

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4
  %7 = icmp sle i32 %6, 64
  br label %8

8:                                                ; preds = %5, %1
  %9 = phi i1 [ false, %1 ], [ %7, %5 ]
  %10 = zext i1 %9 to i32
  ret i32 %10
}

; Function Attrs: noinline nounwind
define internal i32 @invalid() #0 {
  %1 = call ptr @__errno_location() #5
  store i32 22, ptr %1, align 4
  ret i32 -1
}

; Function Attrs: noinline nounwind
define internal i32 @send(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @need_mask() #5
  %3 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @fencepost_signals)
  %4 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 0
  %5 = load i64, ptr %4, align 16
  %6 = load i32, ptr %2, align 4
  %7 = call i64 @bit(i32 noundef %6) #5
  %8 = and i64 %5, %7
  %9 = icmp ne i64 %8, 0
  br i1 %9, label %10, label %17

10:                                               ; preds = %1
  %11 = load i32, ptr %2, align 4
  %12 = call i64 @bit(i32 noundef %11) #5
  %13 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @fencepost_signals)
  %14 = getelementptr inbounds [2 x i64], ptr %13, i64 0, i64 1
  %15 = load i64, ptr %14, align 8
  %16 = or i64 %15, %12
  store i64 %16, ptr %14, align 8
  br label %19

17:                                               ; preds = %1
  %18 = load i32, ptr %2, align 4
  call void @deliver(i32 noundef %18) #5
  br label %19

19:                                               ; preds = %17, %10
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_kill(i64 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  store i64 %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %6 = load i32, ptr %5, align 4
  %7 = call i32 @is_signal(i32 noundef %6) #5
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %14, label %9

9:                                                ; preds = %2
  %10 = load i32, ptr %5, align 4
  %11 = icmp ne i32 %10, 0
  %12 = zext i1 %11 to i64
  %13 = select i1 %11, i32 22, i32 0
  store i32 %13, ptr %3, align 4
  br label %22

14:                                               ; preds = %2
  %15 = load i64, ptr %4, align 8
  %16 = call i64 @__fencepost_self() #5
  %17 = icmp ne i64 %15, %16
  br i1 %17, label %18, label %19

18:                                               ; preds = %14
  call void @__fencepost_not_modelled(ptr noundef @.str) #5
  br label %19

19:                                               ; preds = %18, %14
  %20 = load i32, ptr %5, align 4
  %21 = call i32 @send(i32 noundef %20) #5
  store i32 %21, ptr %3, align 4
  br label %22

22:                                               ; preds = %19, %9
  %23 = load i32, ptr %3, align 4
  ret i32 %23
}

declare i64 @__fencepost_self() #1

declare void @__fencepost_not_modelled(ptr noundef) #1

; Function Attrs: noinline nounwind
define dso_local i32 @kill(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %4, align 4
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %2
  call void @__fencepost_not_modelled(ptr noundef @.str.1) #5
  br label %8

8:                                                ; preds = %7, %2
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local void @abort() #0 {
  %1 = alloca %struct.sigaction, align 8
  call void @__fencepost_atomic_begin() #5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 16 getelementptr inbounds ([65 x %struct.sigaction], ptr @actions, i64 0, i64 6), i64 152, i1 false)
  call void @__fencepost_atomic_end() #5
  %2 = getelementptr inbounds %struct.sigaction, ptr %1, i32 0, i32 0
  %3 = load ptr, ptr %2, align 8
  %4 = icmp ne ptr %3, null
  br i1 %4, label %5, label %10

5:                                                ; preds = %0
  %6 = getelementptr inbounds %struct.sigaction, ptr %1, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = icmp ne ptr %7, inttoptr (i64 1 to ptr)
  br i1 %8, label %9, label %10

9:                                                ; preds = %5
  call void @deliver(i32 noundef 6) #5
  br label %10

10:                                               ; preds = %9, %5, %0
  call void @__fencepost_abort() #5
  ret void
}

declare void @__fencepost_atomic_begin() #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

declare void @__fencepost_atomic_end() #1

; Function Attrs: noinline nounwind
define internal void @deliver(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.sigaction, align 8
  %4 = alloca i64, align 8
  %5 = alloca %struct.information, align 4
  %6 = alloca [128 x i64], align 16
  store i32 %0, ptr %2, align 4
  call void @__fencepost_atomic_begin() #5
  %7 = load i32, ptr %2, align 4
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds [65 x %struct.sigaction], ptr @actions, i64 0, i64 %8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %9, i64 152, i1 false)
  %10 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 2
  %11 = load i32, ptr %10, align 8
  %12 = and i32 %11, -2147483648
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %19

14:                                               ; preds = %1
  %15 = load i32, ptr %2, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds [65 x %struct.sigaction], ptr @actions, i64 0, i64 %16
  %18 = getelementptr inbounds %struct.sigaction, ptr %17, i32 0, i32 0
  store ptr null, ptr %18, align 8
  br label %19

19:                                               ; preds = %14, %1
  call void @__fencepost_atomic_end() #5
  %20 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8
  %22 = icmp eq ptr %21, inttoptr (i64 1 to ptr)
  br i1 %22, label %23, label %24

23:                                               ; preds = %19
  br label %73

24:                                               ; preds = %19
  %25 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 0
  %26 = load ptr, ptr %25, align 8
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %30

28:                                               ; preds = %24
  %29 = load i32, ptr %2, align 4
  call void @act_by_default(i32 noundef %29) #5
  br label %73

30:                                               ; preds = %24
  %31 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @fencepost_signals)
  %32 = getelementptr inbounds [2 x i64], ptr %31, i64 0, i64 0
  %33 = load i64, ptr %32, align 16
  store i64 %33, ptr %4, align 8
  %34 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 1
  %35 = getelementptr inbounds [16 x i64], ptr %34, i64 0, i64 0
  %36 = load i64, ptr %35, align 8
  %37 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @fencepost_signals)
  %38 = getelementptr inbounds [2 x i64], ptr %37, i64 0, i64 0
  %39 = load i64, ptr %38, align 16
  %40 = or i64 %39, %36
  store i64 %40, ptr %38, align 16
  %41 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 2
  %42 = load i32, ptr %41, align 8
  %43 = and i32 %42, 1073741824
  %44 = icmp ne i32 %43, 0
  br i1 %44, label %52, label %45

45:                                               ; preds = %30
  %46 = load i32, ptr %2, align 4
  %47 = call i64 @bit(i32 noundef %46) #5
  %48 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @fencepost_signals)
  %49 = getelementptr inbounds [2 x i64], ptr %48, i64 0, i64 0
  %50 = load i64, ptr %49, align 16
  %51 = or i64 %50, %47
  store i64 %51, ptr %49, align 16
  br label %52

52:                                               ; preds = %45, %30
  %53 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 2
  %54 = load i32, ptr %53, align 8
  %55 = and i32 %54, 4
  %56 = icmp ne i32 %55, 0
  br i1 %56, label %57, label %65

57:                                               ; preds = %52
  call void @llvm.memset.p0.i64(ptr align 4 %5, i8 0, i64 128, i1 false)
  %58 = getelementptr inbounds %struct.information, ptr %5, i32 0, i32 0
  %59 = load i32, ptr %2, align 4
  store i32 %59, ptr %58, align 4
  %60 = getelementptr inbounds %struct.information, ptr %5, i32 0, i32 1
  call void @llvm.memset.p0.i64(ptr align 16 %6, i8 0, i64 1024, i1 false)
  %61 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 0
  %62 = load ptr, ptr %61, align 8
  %63 = load i32, ptr %2, align 4
  %64 = getelementptr inbounds [128 x i64], ptr %6, i64 0, i64 0
  call void %62(i32 noundef %63, ptr noundef %5, ptr noundef %64) #5
  br label %69

65:                                               ; preds = %52
  %66 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 0
  %67 = load ptr, ptr %66, align 8
  %68 = load i32, ptr %2, align 4
  call void %67(i32 noundef %68) #5
  br label %69

69:                                               ; preds = %65, %57
  %70 = load i64, ptr %4, align 8
  %71 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @fencepost_signals)
  %72 = getelementptr inbounds [2 x i64], ptr %71, i64 0, i64 0
  store i64 %70, ptr %72, align 16
  call void @deliver_waiting() #5
  br label %73

73:                                               ; preds = %69, %28, %23
  ret void
}

declare void @__fencepost_abort() #1

; Function Attrs: noinline nounwind
define dso_local i32 @sigaction(i32 noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load i32, ptr %4, align 4
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %6, align 8
  %10 = call i32 @act(i32 noundef %7, ptr noundef %8, ptr noundef %9) #5
  ret i32 %10
}

; Function Attrs: noinline nounwind
define internal i32 @act(i32 noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca %struct.sigaction, align 8
  %9 = alloca %struct.sigaction, align 8
  store i32 %0, ptr %5, align 4
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  %10 = load i32, ptr %5, align 4
  %11 = call i32 @is_signal(i32 noundef %10) #5
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %22

13:                                               ; preds = %3
  %14 = load ptr, ptr %6, align 8
  %15 = icmp ne ptr %14, null
  br i1 %15, label %16, label %24

16:                                               ; preds = %13
  %17 = load i32, ptr %5, align 4
  %18 = icmp eq i32 %17, 9
  br i1 %18, label %22, label %19

19:                                               ; preds = %16
  %20 = load i32, ptr %5, align 4
  %21 = icmp eq i32 %20, 19
  br i1 %21, label %22, label %24

22:                                               ; preds = %19, %16, %3
  %23 = call i32 @invalid() #5
  store i32 %23, ptr %4, align 4
  br label %45

24:                                               ; preds = %19, %13
  %25 = load ptr, ptr %6, align 8
  %26 = icmp ne ptr %25, null
  br i1 %26, label %27, label %29

27:                                               ; preds = %24
  %28 = load ptr, ptr %6, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %28, i64 152, i1 false)
  br label %29

29:                                               ; preds = %27, %24
  call void @__fencepost_atomic_begin() #5
  %30 = load i32, ptr %5, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [65 x %struct.sigaction], ptr @actions, i64 0, i64 %31
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %32, i64 152, i1 false)
  %33 = load ptr, ptr %6, align 8
  %34 = icmp ne ptr %33, null
  br i1 %34, label %35, label %39

35:                                               ; preds = %29
  %36 = load i32, ptr %5, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [65 x %struct.sigaction], ptr @actions, i64 0, i64 %37
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %38, ptr align 8 %9, i64 152, i1 false)
  br label %39

39:                                               ; preds = %35, %29
  call void @__fencepost_atomic_end() #5
  %40 = load ptr, ptr %7, align 8
  %41 = icmp ne ptr %40, null
  br i1 %41, label %42, label %44

42:                                               ; preds = %39
  %43 = load ptr, ptr %7, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %43, ptr align 8 %8, i64 152, i1 false)
  br label %44

44:                                               ; preds = %42, %39
  store i32 0, ptr %4, align 4
  br label %45

45:                                               ; preds = %44, %22
  %46 = load i32, ptr %4, align 4
  ret i32 %46
}

; Function Attrs: noinline nounwind
define dso_local ptr @signal(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
  store ptr %1, ptr %4, align 8
  %5 = load i32, ptr %3, align 4
  %6 = load ptr, ptr %4, align 8
  %7 = call ptr @set_handler(i32 noundef %5, ptr noundef %6, i32 noundef 0) #5
  ret ptr %7
}

; Function Attrs: noinline nounwind
define internal ptr @set_handler(i32 noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca %struct.sigaction, align 8
  %9 = alloca %struct.sigaction, align 8
  store i32 %0, ptr %5, align 4
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  call void @llvm.memset.p0.i64(ptr align 8 %8, i8 0, i64 152, i1 false)
  %10 = getelementptr inbounds %struct.sigaction, ptr %8, i32 0, i32 0
  %11 = load ptr, ptr %6, align 8
  store ptr %11, ptr %10, align 8
  %12 = getelementptr inbounds %struct.sigaction, ptr %8, i32 0, i32 1
  %13 = getelementptr inbounds %struct.sigaction, ptr %8, i32 0, i32 2
  %14 = getelementptr inbounds %struct.sigaction, ptr %8, i32 0, i32 3
  %15 = load i32, ptr %7, align 4
  %16 = getelementptr inbounds %struct.sigaction, ptr %8, i32 0, i32 2
  store i32 %15, ptr %16, align 8
  %17 = load ptr, ptr %6, align 8
  %18 = icmp eq ptr %17, inttoptr (i64 -1 to ptr)
  br i1 %18, label %19, label %21

19:                                               ; preds = %3
  %20 = call i32 @invalid() #5
  store ptr inttoptr (i64 -1 to ptr), ptr %4, align 8
  br label %31

21:                                               ; preds = %3
  %22 = load i32, ptr %5, align 4
  %23 = call i32 @act(i32 noundef %22, ptr noundef %8, ptr noundef %9) #5
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %25, label %26

25:                                               ; preds = %21
  br label %29

26:                                               ; preds = %21
  %27 = getelementptr inbounds %struct.sigaction, ptr %9, i32 0, i32 0
  %28 = load ptr, ptr %27, align 8
  br label %29

29:                                               ; preds = %26, %25
  %30 = phi ptr [ inttoptr (i64 -1 to ptr), %25 ], [ %28, %26 ]
  store ptr %30, ptr %4, align 8
  br label %31

31:                                               ; preds = %29, %19
  %32 = load ptr, ptr %4, align 8
  ret ptr %32
}

; Function Attrs: noinline nounwind
define dso_local ptr @bsd_signal(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
  store ptr %1, ptr %4, align 8
  %5 = load i32, ptr %3, align 4
  %6 = load ptr, ptr %4, align 8
  %7 = call ptr @set_handler(i32 noundef %5, ptr noundef %6, i32 noundef 0) #5
  ret ptr %7
}

; Function Attrs: noinline nounwind
define dso_local ptr @__sysv_signal(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
  store ptr %1, ptr %4, align 8
  %5 = load i32, ptr %3, align 4
  %6 = load ptr, ptr %4, align 8
  %7 = call ptr @set_handler(i32 noundef %5, ptr noundef %6, i32 noundef -1073741824) #5
  ret ptr %7
}

; Function Attrs: noinline nounwind
define dso_local i32 @sigemptyset(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  store i32 0, ptr %3, align 4
  br label %4

4:                                                ; preds = %12, %1
  %5 = load i32, ptr %3, align 4
  %6 = icmp slt i32 %5, 16
  br i1 %6, label %7, label %15

7:                                                ; preds = %4
  %8 = load ptr, ptr %2, align 8
  %9 = load i32, ptr %3, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i64, ptr %8, i64 %10
  store i64 0, ptr %11, align 8
  br label %12

12:                                               ; preds = %7
  %13 = load i32, ptr %3, align 4
  %14 = add nsw i32 %13, 1
  store i32 %14, ptr %3, align 4
  br label %4, !llvm.loop !5

15:                                               ; preds = %4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @sigfillset(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  store i32 0, ptr %3, align 4
  br label %4

4:                                                ; preds = %12, %1
  %5 = load i32, ptr %3, align 4
  %6 = icmp slt i32 %5, 16
  br i1 %6, label %7, label %15

7:                                                ; preds = %4
  %8 = load ptr, ptr %2, align 8
  %9 = load i32, ptr %3, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i64, ptr %8, i64 %10
  store i64 -1, ptr %11, align 8
  br label %12

12:                                               ; preds = %7
  %13 = load i32, ptr %3, align 4
  %14 = add nsw i32 %13, 1
  store i32 %14, ptr %3, align 4
  br label %4, !llvm.loop !7

15:                                               ; preds = %4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @sigaddset(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %6 = load i32, ptr %5, align 4
  %7 = call i32 @is_signal(i32 noundef %6) #5
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %11, label %9

9:                                                ; preds = %2
  %10 = call i32 @invalid() #5
  store i32 %10, ptr %3, align 4
  br label %18

11:                                               ; preds = %2
  %12 = load i32, ptr %5, align 4
  %13 = call i64 @bit(i32 noundef %12) #5
  %14 = load ptr, ptr %4, align 8
  %15 = getelementptr inbounds i64, ptr %14, i64 0
  %16 = load i64, ptr %15, align 8
  %17 = or i64 %16, %13
  store i64 %17, ptr %15, align 8
  store i32 0, ptr %3, align 4
  br label %18

18:                                               ; preds = %11, %9
  %19 = load i32, ptr %3, align 4
  ret i32 %19
}

; Function Attrs: noinline nounwind
define internal i64 @bit(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = sub nsw i32 %3, 1
  %5 = zext i32 %4 to i64
  %6 = shl i64 1, %5
  ret i64 %6
}

; Function Attrs: noinline nounwind
define dso_local i32 @sigdelset(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %6 = load i32, ptr %5, align 4
  %7 = call i32 @is_signal(i32 noundef %6) #5
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %11, label %9

9:                                                ; preds = %2
  %10 = call i32 @invalid() #5
  store i32 %10, ptr %3, align 4
  br label %19

11:                                               ; preds = %2
  %12 = load i32, ptr %5, align 4
  %13 = call i64 @bit(i32 noundef %12) #5
  %14 = xor i64 %13, -1
  %15 = load ptr, ptr %4, align 8
  %16 = getelementptr inbounds i64, ptr %15, i64 0
  %17 = load i64, ptr %16, align 8
  %18 = and i64 %17, %14
  store i64 %18, ptr %16, align 8
  store i32 0, ptr %3, align 4
  br label %19

19:                                               ; preds = %11, %9
  %20 = load i32, ptr %3, align 4
  ret i32 %20
}

; Function Attrs: noinline nounwind
define dso_local i32 @sigismember(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %6 = load i32, ptr %5, align 4
  %7 = call i32 @is_signal(i32 noundef %6) #5
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %11, label %9

9:                                                ; preds = %2
  %10 = call i32 @invalid() #5
  store i32 %10, ptr %3, align 4
  br label %20

11:                                               ; preds = %2
  %12 = load ptr, ptr %4, align 8
  %13 = getelementptr inbounds i64, ptr %12, i64 0
  %14 = load i64, ptr %13, align 8
  %15 = load i32, ptr %5, align 4
  %16 = call i64 @bit(i32 noundef %15) #5
  %17 = and i64 %14, %16
  %18 = icmp ne i64 %17, 0
  %19 = zext i1 %18 to i32
  store i32 %19, ptr %3, align 4
  br label %20

20:                                               ; preds = %11, %9
  %21 = load i32, ptr %3, align 4
  ret i32 %21
}

; Function Attrs: noinline nounwind
define dso_local i32 @sigpending(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  store i32 1, ptr %3, align 4
  br label %4

4:                                                ; preds = %12, %1
  %5 = load i32, ptr %3, align 4
  %6 = icmp slt i32 %5, 16
  br i1 %6, label %7, label %15

7:                                                ; preds = %4
  %8 = load ptr, ptr %2, align 8
  %9 = load i32, ptr %3, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i64, ptr %8, i64 %10
  store i64 0, ptr %11, align 8
  br label %12

12:                                               ; preds = %7
  %13 = load i32, ptr %3, align 4
  %14 = add nsw i32 %13, 1
  store i32 %14, ptr %3, align 4
  br label %4, !llvm.loop !8

15:                                               ; preds = %4
  %16 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @fencepost_signals)
  %17 = getelementptr inbounds [2 x i64], ptr %16, i64 0, i64 1
  %18 = load i64, ptr %17, align 8
  %19 = load ptr, ptr %2, align 8
  %20 = getelementptr inbounds i64, ptr %19, i64 0
  store i64 %18, ptr %20, align 8
  ret i32 0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #3

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_sigmask(i32 noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load i32, ptr %4, align 4
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %6, align 8
  %10 = call i32 @mask(i32 noundef %7, ptr noundef %8, ptr noundef %9) #5
  ret i32 %10
}

; Function Attrs: noinline nounwind
define internal i32 @mask(i32 noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = icmp ne ptr %11, null
  br i1 %12, label %13, label %17

13:                                               ; preds = %3
  %14 = load ptr, ptr %6, align 8
  %15 = getelementptr inbounds i64, ptr %14, i64 0
  %16 = load i64, ptr %15, align 8
  br label %18

17:                                               ; preds = %3
  br label %18

18:                                               ; preds = %17, %13
  %19 = phi i64 [ %16, %13 ], [ 0, %17 ]
  store i64 %19, ptr %8, align 8
  %20 = load ptr, ptr %6, align 8
  %21 = icmp ne ptr %20, null
  br i1 %21, label %22, label %32

22:                                               ; preds = %18
  %23 = load i32, ptr %5, align 4
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %25, label %32

25:                                               ; preds = %22
  %26 = load i32, ptr %5, align 4
  %27 = icmp ne i32 %26, 1
  br i1 %27, label %28, label %32

28:                                               ; preds = %25
  %29 = load i32, ptr %5, align 4
  %30 = icmp ne i32 %29, 2
  br i1 %30, label %31, label %32

31:                                               ; preds = %28
  store i32 22, ptr %4, align 4
  br label %110

32:                                               ; preds = %28, %25, %22, %18
  %33 = load ptr, ptr %7, align 8
  %34 = icmp ne ptr %33, null
  br i1 %34, label %41, label %35

35:                                               ; preds = %32
  %36 = load ptr, ptr %6, align 8
  %37 = icmp ne ptr %36, null
  br i1 %37, label %38, label %41

38:                                               ; preds = %35
  %39 = load i32, ptr %5, align 4
  %40 = icmp ne i32 %39, 2
  br i1 %40, label %41, label %42

41:                                               ; preds = %38, %35, %32
  call void @need_mask() #5
  br label %42

42:                                               ; preds = %41, %38
  %43 = load ptr, ptr %7, align 8
  %44 = icmp ne ptr %43, null
  br i1 %44, label %45, label %63

45:                                               ; preds = %42
  store i32 1, ptr %9, align 4
  br label %46

46:                                               ; preds = %54, %45
  %47 = load i32, ptr %9, align 4
  %48 = icmp slt i32 %47, 16
  br i1 %48, label %49, label %57

49:                                               ; preds = %46
  %50 = load ptr, ptr %7, align 8
  %51 = load i32, ptr %9, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i64, ptr %50, i64 %52
  store i64 0, ptr %53, align 8
  br label %54

54:                                               ; preds = %49
  %55 = load i32, ptr %9, align 4
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr %9, align 4
  br label %46, !llvm.loop !9

57:                                               ; preds = %46
  %58 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @fencepost_signals)
  %59 = getelementptr inbounds [2 x i64], ptr %58, i64 0, i64 0
  %60 = load i64, ptr %59, align 16
  %61 = load ptr, ptr %7, align 8
  %62 = getelementptr inbounds i64, ptr %61, i64 0
  store i64 %60, ptr %62, align 8
  br label %63

63:                                               ; preds = %57, %42
  %64 = load ptr, ptr %6, align 8
  %65 = icmp ne ptr %64, null
  br i1 %65, label %67, label %66

66:                                               ; preds = %63
  store i32 0, ptr %4, align 4
  br label %110

67:                                               ; preds = %63
  %68 = load i32, ptr %5, align 4
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %76

70:                                               ; preds = %67
  %71 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @fencepost_signals)
  %72 = getelementptr inbounds [2 x i64], ptr %71, i64 0, i64 0
  %73 = load i64, ptr %72, align 16
  %74 = load i64, ptr %8, align 8
  %75 = or i64 %73, %74
  br label %90

76:                                               ; preds = %67
  %77 = load i32, ptr %5, align 4
  %78 = icmp eq i32 %77, 1
  br i1 %78, label %79, label %86

79:                                               ; preds = %76
  %80 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @fencepost_signals)
  %81 = getelementptr inbounds [2 x i64], ptr %80, i64 0, i64 0
  %82 = load i64, ptr %81, align 16
  %83 = load i64, ptr %8, align 8
  %84 = xor i64 %83, -1
  %85 = and i64 %82, %84
  br label %88

86:                                               ; preds = %76
  %87 = load i64, ptr %8, align 8
  br label %88

88:                                               ; preds = %86, %79
  %89 = phi i64 [ %85, %79 ], [ %87, %86 ]
  br label %90

90:                                               ; preds = %88, %70
  %91 = phi i64 [ %75, %70 ], [ %89, %88 ]
  %92 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @fencepost_signals)
  %93 = getelementptr inbounds [2 x i64], ptr %92, i64 0, i64 0
  store i64 %91, ptr %93, align 16
  %94 = call i64 @bit(i32 noundef 9) #5
  %95 = call i64 @bit(i32 noundef 19) #5
  %96 = or i64 %94, %95
  %97 = xor i64 %96, -1
  %98 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @fencepost_signals)
  %99 = getelementptr inbounds [2 x i64], ptr %98, i64 0, i64 0
  %100 = load i64, ptr %99, align 16
  %101 = and i64 %100, %97
  store i64 %101, ptr %99, align 16
  %102 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @knows_mask)
  store i32 1, ptr %102, align 4
  %103 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @fencepost_signals)
  %104 = getelementptr inbounds [2 x i64], ptr %103, i64 0, i64 0
  %105 = load i64, ptr %104, align 16
  %106 = icmp ne i64 %105, 0
  br i1 %106, label %107, label %109

107:                                              ; preds = %90
  store i32 1, ptr %10, align 4
  %108 = load i32, ptr %10, align 4
  store atomic i32 %108, ptr @somebody_blocks monotonic, align 4
  br label %109

109:                                              ; preds = %107, %90
  call void @deliver_waiting() #5
  store i32 0, ptr %4, align 4
  br label %110

110:                                              ; preds = %109, %66, %31
  %111 = load i32, ptr %4, align 4
  ret i32 %111
}

; Function Attrs: noinline nounwind
define dso_local i32 @sigprocmask(i32 noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load i32, ptr %4, align 4
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %6, align 8
  %10 = call i32 @mask(i32 noundef %7, ptr noundef %8, ptr noundef %9) #5
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %12, label %14

12:                                               ; preds = %3
  %13 = call i32 @invalid() #5
  br label %15

14:                                               ; preds = %3
  br label %15

15:                                               ; preds = %14, %12
  %16 = phi i32 [ %13, %12 ], [ 0, %14 ]
  ret i32 %16
}

declare ptr @__errno_location() #1

; Function Attrs: noinline nounwind
define internal void @need_mask() #0 {
  %1 = alloca i32, align 4
  %2 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @knows_mask)
  %3 = load i32, ptr %2, align 4
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %10, label %5

5:                                                ; preds = %0
  %6 = load atomic i32, ptr @somebody_blocks monotonic, align 4
  store i32 %6, ptr %1, align 4
  %7 = load i32, ptr %1, align 4
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %5
  call void @__fencepost_not_modelled(ptr noundef @.str.2) #5
  br label %10

10:                                               ; preds = %9, %5, %0
  ret void
}

; Function Attrs: noinline nounwind
define internal void @act_by_default(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp sge i32 %3, 19
  br i1 %4, label %5, label %9

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4
  %7 = icmp sle i32 %6, 22
  br i1 %7, label %8, label %9

8:                                                ; preds = %5
  call void @__fencepost_not_modelled(ptr noundef @.str.3) #5
  br label %9

9:                                                ; preds = %8, %5, %1
  %10 = load i32, ptr %2, align 4
  %11 = call i32 @ends_process(i32 noundef %10) #5
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %9
  br label %22

14:                                               ; preds = %9
  %15 = load i32, ptr %2, align 4
  %16 = call i32 @leaves_core(i32 noundef %15) #5
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %19

18:                                               ; preds = %14
  call void @__fencepost_abort() #5
  br label %19

19:                                               ; preds = %18, %14
  %20 = load i32, ptr %2, align 4
  %21 = add nsw i32 128, %20
  call void @__fencepost_exit(i32 noundef %21) #5
  br label %22

22:                                               ; preds = %19, %13
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: noinline nounwind
define internal void @deliver_waiting() #0 {
  %1 = alloca i32, align 4
  store i32 1, ptr %1, align 4
  br label %2

2:                                                ; preds = %28, %0
  %3 = load i32, ptr %1, align 4
  %4 = icmp sle i32 %3, 64
  br i1 %4, label %5, label %31

5:                                                ; preds = %2
  %6 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @fencepost_signals)
  %7 = getelementptr inbounds [2 x i64], ptr %6, i64 0, i64 1
  %8 = load i64, ptr %7, align 8
  %9 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @fencepost_signals)
  %10 = getelementptr inbounds [2 x i64], ptr %9, i64 0, i64 0
  %11 = load i64, ptr %10, align 16
  %12 = xor i64 %11, -1
  %13 = and i64 %8, %12
  %14 = load i32, ptr %1, align 4
  %15 = call i64 @bit(i32 noundef %14) #5
  %16 = and i64 %13, %15
  %17 = icmp ne i64 %16, 0
  br i1 %17, label %18, label %27

18:                                               ; preds = %5
  %19 = load i32, ptr %1, align 4
  %20 = call i64 @bit(i32 noundef %19) #5
  %21 = xor i64 %20, -1
  %22 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @fencepost_signals)
  %23 = getelementptr inbounds [2 x i64], ptr %22, i64 0, i64 1
  %24 = load i64, ptr %23, align 8
  %25 = and i64 %24, %21
  store i64 %25, ptr %23, align 8
  %26 = load i32, ptr %1, align 4
  call void @deliver(i32 noundef %26) #5
  br label %27

27:                                               ; preds = %18, %5
  br label %28

28:                                               ; preds = %27
  %29 = load i32, ptr %1, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %1, align 4
  br label %2, !llvm.loop !10

31:                                               ; preds = %2
  ret void
}

; Function Attrs: noinline nounwind
define internal i32 @ends_process(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp ne i32 %3, 17
  br i1 %4, label %5, label %14

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4
  %7 = icmp ne i32 %6, 18
  br i1 %7, label %8, label %14

8:                                                ; preds = %5
  %9 = load i32, ptr %2, align 4
  %10 = icmp ne i32 %9, 23
  br i1 %10, label %11, label %14

11:                                               ; preds = %8
  %12 = load i32, ptr %2, align 4
  %13 = icmp ne i32 %12, 28
  br label %14

14:                                               ; preds = %11, %8, %5, %1
  %15 = phi i1 [ false, %8 ], [ false, %5 ], [ false, %1 ], [ %13, %11 ]
  %16 = zext i1 %15 to i32
  ret i32 %16
}

; Function Attrs: noinline nounwind
define internal i32 @leaves_core(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp sge i32 %3, 3
  br i1 %4, label %5, label %8

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4
  %7 = icmp sle i32 %6, 8
  br i1 %7, label %20, label %8

8:                                                ; preds = %5, %1
  %9 = load i32, ptr %2, align 4
  %10 = icmp eq i32 %9, 11
  br i1 %10, label %20, label %11

11:                                               ; preds = %8
  %12 = load i32, ptr %2, align 4
  %13 = icmp eq i32 %12, 24
  br i1 %13, label %20, label %14

14:                                               ; preds = %11
  %15 = load i32, ptr %2, align 4
  %16 = icmp eq i32 %15, 25
  br i1 %16, label %20, label %17

17:                                               ; preds = %14
  %18 = load i32, ptr %2, align 4
  %19 = icmp eq i32 %18, 31
  br label %20

20:                                               ; preds = %17, %14, %11, %8, %5
  %21 = phi i1 [ true, %14 ], [ true, %11 ], [ true, %8 ], [ true, %5 ], [ %19, %17 ]
  %22 = zext i1 %21 to i32
  ret i32 %22
}

declare void @__fencepost_exit(i32 noundef) #1



