target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.attributes = type { i32, i32, i32, i32, i32, i64, i64, ptr }
%struct.rw_attributes = type { i32, i32 }

@used = internal global [32 x i32] zeroinitializer, align 16
@destructors = internal global [32 x ptr] zeroinitializer, align 16
@values = internal thread_local global [32 x ptr] zeroinitializer, align 16
@fencepost_at_end = dso_local thread_local global [2 x ptr] zeroinitializer, align 16
@concurrency = internal global i32 0, align 4
@cleanups = internal thread_local global ptr null, align 8
@before_exit = internal thread_local global ptr null, align 8
@cancel_state = internal thread_local global i32 0, align 4
@cancel_type = internal thread_local global i32 0, align 4
@fencepost_signals = dso_local thread_local global [2 x i64] zeroinitializer, align 16

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_key_create(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %10

10:                                               ; preds = %30, %2
  %11 = load i32, ptr %6, align 4
  %12 = icmp ult i32 %11, 32
  br i1 %12, label %13, label %33

13:                                               ; preds = %10
  %14 = load i32, ptr %6, align 4
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds [32 x i32], ptr @used, i64 0, i64 %15
  store i32 1, ptr %7, align 4
  %17 = load i32, ptr %7, align 4
  %18 = atomicrmw xchg ptr %16, i32 %17 monotonic, align 4
  store i32 %18, ptr %8, align 4
  %19 = load i32, ptr %8, align 4
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %22

21:                                               ; preds = %13
  br label %30

22:                                               ; preds = %13
  %23 = load i32, ptr %6, align 4
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds [32 x ptr], ptr @destructors, i64 0, i64 %24
  %26 = load ptr, ptr %5, align 8
  store ptr %26, ptr %9, align 8
  %27 = load i64, ptr %9, align 8
  store atomic i64 %27, ptr %25 monotonic, align 8
  %28 = load i32, ptr %6, align 4
  %29 = load ptr, ptr %4, align 8
  store i32 %28, ptr %29, align 4
  store i32 0, ptr %3, align 4
  br label %34

30:                                               ; preds = %21
  %31 = load i32, ptr %6, align 4
  %32 = add i32 %31, 1
  store i32 %32, ptr %6, align 4
  br label %10, !llvm.loop !5

33:                                               ; preds = %10
  store i32 11, ptr %3, align 4
  br label %34

34:                                               ; preds = %33, %22
  %35 = load i32, ptr %3, align 4
  ret i32 %35
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_key_delete(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %6 = load i32, ptr %3, align 4
  %7 = icmp uge i32 %6, 32
  br i1 %7, label %8, label %9

8:                                                ; preds = %1
  store i32 22, ptr %2, align 4
  br label %18

9:                                                ; preds = %1
  %10 = load i32, ptr %3, align 4
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds [32 x ptr], ptr @destructors, i64 0, i64 %11
  store ptr null, ptr %4, align 8
  %13 = load i64, ptr %4, align 8
  store atomic i64 %13, ptr %12 monotonic, align 8
  %14 = load i32, ptr %3, align 4
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds [32 x i32], ptr @used, i64 0, i64 %15
  store i32 0, ptr %5, align 4
  %17 = load i32, ptr %5, align 4
  store atomic i32 %17, ptr %16 release, align 4
  store i32 0, ptr %2, align 4
  br label %18

18:                                               ; preds = %9, %8
  %19 = load i32, ptr %2, align 4
  ret i32 %19
}

; Function Attrs: noinline nounwind
define dso_local ptr @pthread_getspecific(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp ult i32 %3, 32
  br i1 %4, label %5, label %11

5:                                                ; preds = %1
  %6 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @values)
  %7 = load i32, ptr %2, align 4
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds [32 x ptr], ptr %6, i64 0, i64 %8
  %10 = load ptr, ptr %9, align 8
  br label %12

11:                                               ; preds = %1
  br label %12

12:                                               ; preds = %11, %5
  %13 = phi ptr [ %10, %5 ], [ null, %11 ]
  ret ptr %13
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_setspecific(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %6 = load i32, ptr %4, align 4
  %7 = icmp uge i32 %6, 32
  br i1 %7, label %8, label %9

8:                                                ; preds = %2
  store i32 22, ptr %3, align 4
  br label %17

9:                                                ; preds = %2
  %10 = load ptr, ptr %5, align 8
  %11 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @values)
  %12 = load i32, ptr %4, align 4
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds [32 x ptr], ptr %11, i64 0, i64 %13
  store ptr %10, ptr %14, align 8
  %15 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @fencepost_at_end)
  %16 = getelementptr inbounds [2 x ptr], ptr %15, i64 0, i64 0
  store ptr @run_destructors, ptr %16, align 16
  store i32 0, ptr %3, align 4
  br label %17

17:                                               ; preds = %9, %8
  %18 = load i32, ptr %3, align 4
  ret i32 %18
}

; Function Attrs: noinline nounwind
define internal void @run_destructors() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  br label %7

7:                                                ; preds = %47, %0
  %8 = load i32, ptr %1, align 4
  %9 = icmp slt i32 %8, 4
  br i1 %9, label %10, label %50

10:                                               ; preds = %7
  store i32 0, ptr %2, align 4
  store i32 0, ptr %3, align 4
  br label %11

11:                                               ; preds = %39, %10
  %12 = load i32, ptr %3, align 4
  %13 = icmp slt i32 %12, 32
  br i1 %13, label %14, label %42

14:                                               ; preds = %11
  %15 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @values)
  %16 = load i32, ptr %3, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds [32 x ptr], ptr %15, i64 0, i64 %17
  %19 = load ptr, ptr %18, align 8
  store ptr %19, ptr %4, align 8
  %20 = load ptr, ptr %4, align 8
  %21 = icmp ne ptr %20, null
  br i1 %21, label %23, label %22

22:                                               ; preds = %14
  br label %39

23:                                               ; preds = %14
  %24 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @values)
  %25 = load i32, ptr %3, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [32 x ptr], ptr %24, i64 0, i64 %26
  store ptr null, ptr %27, align 8
  %28 = load i32, ptr %3, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [32 x ptr], ptr @destructors, i64 0, i64 %29
  %31 = load atomic i64, ptr %30 monotonic, align 8
  store i64 %31, ptr %6, align 8
  %32 = load ptr, ptr %6, align 8
  store ptr %32, ptr %5, align 8
  %33 = load ptr, ptr %5, align 8
  %34 = icmp ne ptr %33, null
  br i1 %34, label %35, label %38

35:                                               ; preds = %23
  store i32 1, ptr %2, align 4
  %36 = load ptr, ptr %5, align 8
  %37 = load ptr, ptr %4, align 8
  call void %36(ptr noundef %37) #3
  br label %38

38:                                               ; preds = %35, %23
  br label %39

39:                                               ; preds = %38, %22
  %40 = load i32, ptr %3, align 4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %3, align 4
  br label %11, !llvm.loop !7

42:                                               ; preds = %11
  %43 = load i32, ptr %2, align 4
  %44 = icmp ne i32 %43, 0
  br i1 %44, label %46, label %45

45:                                               ; preds = %42
  br label %50

46:                                               ; preds = %42
  br label %47

47:                                               ; preds = %46
  %48 = load i32, ptr %1, align 4
  %49 = add nsw i32 %48, 1
  store i32 %49, ptr %1, align 4
  br label %7, !llvm.loop !8

50:                                               ; preds = %45, %7
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @fencepost_thread_finish(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @fencepost_at_end)
  %4 = getelementptr inbounds [2 x ptr], ptr %3, i64 0, i64 0
  %5 = load ptr, ptr %4, align 16
  %6 = icmp ne ptr %5, null
  br i1 %6, label %7, label %11

7:                                                ; preds = %1
  %8 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @fencepost_at_end)
  %9 = getelementptr inbounds [2 x ptr], ptr %8, i64 0, i64 0
  %10 = load ptr, ptr %9, align 16
  call void %10() #3
  br label %11

11:                                               ; preds = %7, %1
  %12 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @fencepost_at_end)
  %13 = getelementptr inbounds [2 x ptr], ptr %12, i64 0, i64 1
  %14 = load ptr, ptr %13, align 8
  %15 = icmp ne ptr %14, null
  br i1 %15, label %16, label %20

16:                                               ; preds = %11
  %17 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @fencepost_at_end)
  %18 = getelementptr inbounds [2 x ptr], ptr %17, i64 0, i64 1
  %19 = load ptr, ptr %18, align 8
  call void %19() #3
  br label %20

20:                                               ; preds = %16, %11
  call void @__fencepost_end_own_copies() #3
  %21 = load ptr, ptr %2, align 8
  call void @__fencepost_set_result(ptr noundef %21) #3
  ret void
}

declare void @__fencepost_end_own_copies() #2

declare void @__fencepost_set_result(ptr noundef) #2

; Function Attrs: noinline nounwind
define dso_local void @fencepost_thread_root(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = call i32 @__fencepost_parameters(ptr noundef %6) #3
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %2
  %10 = load ptr, ptr %3, align 8
  %11 = call ptr %10() #3
  store ptr %11, ptr %5, align 8
  br label %16

12:                                               ; preds = %2
  %13 = load ptr, ptr %3, align 8
  %14 = load ptr, ptr %4, align 8
  %15 = call ptr %13(ptr noundef %14) #3
  store ptr %15, ptr %5, align 8
  br label %16

16:                                               ; preds = %12, %9
  %17 = load ptr, ptr %5, align 8
  call void @fencepost_thread_finish(ptr noundef %17) #3
  ret void
}

declare i32 @__fencepost_parameters(ptr noundef) #2

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_attr_init(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.attributes, ptr %3, i32 0, i32 4
  store i32 0, ptr %4, align 8
  %5 = load ptr, ptr %2, align 8
  %6 = getelementptr inbounds %struct.attributes, ptr %5, i32 0, i32 3
  store i32 0, ptr %6, align 4
  %7 = load ptr, ptr %2, align 8
  %8 = getelementptr inbounds %struct.attributes, ptr %7, i32 0, i32 2
  store i32 0, ptr %8, align 8
  %9 = load ptr, ptr %2, align 8
  %10 = getelementptr inbounds %struct.attributes, ptr %9, i32 0, i32 1
  store i32 0, ptr %10, align 4
  %11 = load ptr, ptr %2, align 8
  %12 = getelementptr inbounds %struct.attributes, ptr %11, i32 0, i32 0
  store i32 0, ptr %12, align 8
  %13 = load ptr, ptr %2, align 8
  %14 = getelementptr inbounds %struct.attributes, ptr %13, i32 0, i32 5
  store i64 8388608, ptr %14, align 8
  %15 = load ptr, ptr %2, align 8
  %16 = getelementptr inbounds %struct.attributes, ptr %15, i32 0, i32 6
  store i64 4096, ptr %16, align 8
  %17 = load ptr, ptr %2, align 8
  %18 = getelementptr inbounds %struct.attributes, ptr %17, i32 0, i32 7
  store ptr null, ptr %18, align 8
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_attr_destroy(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_attr_setdetachstate(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %6 = load i32, ptr %5, align 4
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %12

8:                                                ; preds = %2
  %9 = load i32, ptr %5, align 4
  %10 = icmp ne i32 %9, 1
  br i1 %10, label %11, label %12

11:                                               ; preds = %8
  store i32 22, ptr %3, align 4
  br label %16

12:                                               ; preds = %8, %2
  %13 = load i32, ptr %5, align 4
  %14 = load ptr, ptr %4, align 8
  %15 = getelementptr inbounds %struct.attributes, ptr %14, i32 0, i32 0
  store i32 %13, ptr %15, align 8
  store i32 0, ptr %3, align 4
  br label %16

16:                                               ; preds = %12, %11
  %17 = load i32, ptr %3, align 4
  ret i32 %17
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_attr_getdetachstate(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.attributes, ptr %5, i32 0, i32 0
  %7 = load i32, ptr %6, align 8
  %8 = load ptr, ptr %4, align 8
  store i32 %7, ptr %8, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_attr_setstacksize(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  %6 = load i64, ptr %5, align 8
  %7 = icmp ult i64 %6, 16384
  br i1 %7, label %8, label %9

8:                                                ; preds = %2
  store i32 22, ptr %3, align 4
  br label %13

9:                                                ; preds = %2
  %10 = load i64, ptr %5, align 8
  %11 = load ptr, ptr %4, align 8
  %12 = getelementptr inbounds %struct.attributes, ptr %11, i32 0, i32 5
  store i64 %10, ptr %12, align 8
  store i32 0, ptr %3, align 4
  br label %13

13:                                               ; preds = %9, %8
  %14 = load i32, ptr %3, align 4
  ret i32 %14
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_attr_getstacksize(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.attributes, ptr %5, i32 0, i32 5
  %7 = load i64, ptr %6, align 8
  %8 = load ptr, ptr %4, align 8
  store i64 %7, ptr %8, align 8
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_attr_setstack(ptr noundef %0, ptr noundef %1, i64 noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  %8 = load i64, ptr %7, align 8
  %9 = icmp ult i64 %8, 16384
  br i1 %9, label %10, label %11

10:                                               ; preds = %3
  store i32 22, ptr %4, align 4
  br label %18

11:                                               ; preds = %3
  %12 = load ptr, ptr %6, align 8
  %13 = load ptr, ptr %5, align 8
  %14 = getelementptr inbounds %struct.attributes, ptr %13, i32 0, i32 7
  store ptr %12, ptr %14, align 8
  %15 = load i64, ptr %7, align 8
  %16 = load ptr, ptr %5, align 8
  %17 = getelementptr inbounds %struct.attributes, ptr %16, i32 0, i32 5
  store i64 %15, ptr %17, align 8
  store i32 0, ptr %4, align 4
  br label %18

18:                                               ; preds = %11, %10
  %19 = load i32, ptr %4, align 4
  ret i32 %19
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_attr_getstack(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds %struct.attributes, ptr %7, i32 0, i32 7
  %9 = load ptr, ptr %8, align 8
  %10 = load ptr, ptr %5, align 8
  store ptr %9, ptr %10, align 8
  %11 = load ptr, ptr %4, align 8
  %12 = getelementptr inbounds %struct.attributes, ptr %11, i32 0, i32 5
  %13 = load i64, ptr %12, align 8
  %14 = load ptr, ptr %6, align 8
  store i64 %13, ptr %14, align 8
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_attr_setguardsize(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load i64, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds %struct.attributes, ptr %6, i32 0, i32 6
  store i64 %5, ptr %7, align 8
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_attr_getguardsize(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.attributes, ptr %5, i32 0, i32 6
  %7 = load i64, ptr %6, align 8
  %8 = load ptr, ptr %4, align 8
  store i64 %7, ptr %8, align 8
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_attr_setschedpolicy(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %6 = load i32, ptr %5, align 4
  %7 = icmp slt i32 %6, 0
  br i1 %7, label %11, label %8

8:                                                ; preds = %2
  %9 = load i32, ptr %5, align 4
  %10 = icmp sgt i32 %9, 2
  br i1 %10, label %11, label %12

11:                                               ; preds = %8, %2
  store i32 22, ptr %3, align 4
  br label %16

12:                                               ; preds = %8
  %13 = load i32, ptr %5, align 4
  %14 = load ptr, ptr %4, align 8
  %15 = getelementptr inbounds %struct.attributes, ptr %14, i32 0, i32 1
  store i32 %13, ptr %15, align 4
  store i32 0, ptr %3, align 4
  br label %16

16:                                               ; preds = %12, %11
  %17 = load i32, ptr %3, align 4
  ret i32 %17
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_attr_getschedpolicy(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.attributes, ptr %5, i32 0, i32 1
  %7 = load i32, ptr %6, align 4
  %8 = load ptr, ptr %4, align 8
  store i32 %7, ptr %8, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_attr_setschedparam(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = load i32, ptr %5, align 4
  %7 = load ptr, ptr %3, align 8
  %8 = getelementptr inbounds %struct.attributes, ptr %7, i32 0, i32 2
  store i32 %6, ptr %8, align 8
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_attr_getschedparam(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.attributes, ptr %5, i32 0, i32 2
  %7 = load i32, ptr %6, align 8
  %8 = load ptr, ptr %4, align 8
  store i32 %7, ptr %8, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_attr_setinheritsched(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %6 = load i32, ptr %5, align 4
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %12

8:                                                ; preds = %2
  %9 = load i32, ptr %5, align 4
  %10 = icmp ne i32 %9, 1
  br i1 %10, label %11, label %12

11:                                               ; preds = %8
  store i32 22, ptr %3, align 4
  br label %16

12:                                               ; preds = %8, %2
  %13 = load i32, ptr %5, align 4
  %14 = load ptr, ptr %4, align 8
  %15 = getelementptr inbounds %struct.attributes, ptr %14, i32 0, i32 3
  store i32 %13, ptr %15, align 4
  store i32 0, ptr %3, align 4
  br label %16

16:                                               ; preds = %12, %11
  %17 = load i32, ptr %3, align 4
  ret i32 %17
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_attr_getinheritsched(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.attributes, ptr %5, i32 0, i32 3
  %7 = load i32, ptr %6, align 4
  %8 = load ptr, ptr %4, align 8
  store i32 %7, ptr %8, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_attr_setscope(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %6 = load i32, ptr %5, align 4
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %13

8:                                                ; preds = %2
  %9 = load i32, ptr %5, align 4
  %10 = icmp eq i32 %9, 1
  %11 = zext i1 %10 to i64
  %12 = select i1 %10, i32 95, i32 22
  store i32 %12, ptr %3, align 4
  br label %14

13:                                               ; preds = %2
  store i32 0, ptr %3, align 4
  br label %14

14:                                               ; preds = %13, %8
  %15 = load i32, ptr %3, align 4
  ret i32 %15
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_attr_getscope(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.attributes, ptr %5, i32 0, i32 4
  %7 = load i32, ptr %6, align 8
  %8 = load ptr, ptr %4, align 8
  store i32 %7, ptr %8, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_attr_setaffinity_np(ptr noundef %0, i64 noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_setconcurrency(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %5 = load i32, ptr %3, align 4
  %6 = icmp slt i32 %5, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %1
  store i32 22, ptr %2, align 4
  br label %11

8:                                                ; preds = %1
  %9 = load i32, ptr %3, align 4
  store i32 %9, ptr %4, align 4
  %10 = load i32, ptr %4, align 4
  store atomic i32 %10, ptr @concurrency monotonic, align 4
  store i32 0, ptr %2, align 4
  br label %11

11:                                               ; preds = %8, %7
  %12 = load i32, ptr %2, align 4
  ret i32 %12
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_getconcurrency() #0 {
  %1 = alloca i32, align 4
  %2 = load atomic i32, ptr @concurrency monotonic, align 4
  store i32 %2, ptr %1, align 4
  %3 = load i32, ptr %1, align 4
  ret i32 %3
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_create(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = icmp ne ptr %11, null
  br i1 %12, label %13, label %18

13:                                               ; preds = %4
  %14 = load ptr, ptr %6, align 8
  %15 = getelementptr inbounds %struct.attributes, ptr %14, i32 0, i32 0
  %16 = load i32, ptr %15, align 8
  %17 = icmp ne i32 %16, 0
  br label %18

18:                                               ; preds = %13, %4
  %19 = phi i1 [ false, %4 ], [ %17, %13 ]
  %20 = zext i1 %19 to i32
  store i32 %20, ptr %9, align 4
  %21 = load ptr, ptr %5, align 8
  %22 = load ptr, ptr %7, align 8
  %23 = load ptr, ptr %8, align 8
  %24 = call i32 @__fencepost_create(ptr noundef %21, ptr noundef %22, ptr noundef %23) #3
  store i32 %24, ptr %10, align 4
  %25 = load i32, ptr %9, align 4
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %27, label %31

27:                                               ; preds = %18
  %28 = load ptr, ptr %5, align 8
  %29 = load i64, ptr %28, align 8
  %30 = call i32 @__fencepost_detach(i64 noundef %29) #3
  br label %31

31:                                               ; preds = %27, %18
  %32 = load i32, ptr %10, align 4
  ret i32 %32
}

declare i32 @__fencepost_create(ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @__fencepost_detach(i64 noundef) #2

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_join(i64 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca ptr, align 8
  store i64 %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load i64, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = call i32 @__fencepost_join(i64 noundef %5, ptr noundef %6) #3
  ret i32 %7
}

declare i32 @__fencepost_join(i64 noundef, ptr noundef) #2

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_tryjoin_np(i64 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca ptr, align 8
  store i64 %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load i64, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = call i32 @__fencepost_try_join(i64 noundef %5, ptr noundef %6) #3
  ret i32 %7
}

declare i32 @__fencepost_try_join(i64 noundef, ptr noundef) #2

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_timedjoin_np(i64 noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i64 %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load i64, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = call i32 @__fencepost_timed_join(i64 noundef %7, ptr noundef %8) #3
  ret i32 %9
}

declare i32 @__fencepost_timed_join(i64 noundef, ptr noundef) #2

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_clockjoin_np(i64 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) #0 {
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  store i64 %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store ptr %3, ptr %8, align 8
  %9 = load i64, ptr %5, align 8
  %10 = load ptr, ptr %6, align 8
  %11 = call i32 @__fencepost_timed_join(i64 noundef %9, ptr noundef %10) #3
  ret i32 %11
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_detach(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr %2, align 8
  %4 = call i32 @__fencepost_detach(i64 noundef %3) #3
  ret i32 %4
}

; Function Attrs: noinline nounwind
define dso_local i64 @pthread_self() #0 {
  %1 = call i64 @__fencepost_self() #3
  ret i64 %1
}

declare i64 @__fencepost_self() #2

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_equal(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load i64, ptr %3, align 8
  %6 = load i64, ptr %4, align 8
  %7 = icmp eq i64 %5, %6
  %8 = zext i1 %7 to i32
  ret i32 %8
}

; Function Attrs: noinline nounwind
define dso_local i32 @gettid() #0 {
  %1 = call i64 @__fencepost_self() #3
  %2 = trunc i64 %1 to i32
  ret i32 %2
}

; Function Attrs: noinline nounwind
define dso_local void @fencepost_push_cleanup(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %5, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = getelementptr inbounds ptr, ptr %8, i64 0
  store ptr %7, ptr %9, align 8
  %10 = load ptr, ptr %6, align 8
  %11 = load ptr, ptr %4, align 8
  %12 = getelementptr inbounds ptr, ptr %11, i64 1
  store ptr %10, ptr %12, align 8
  %13 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @cleanups)
  %14 = load ptr, ptr %13, align 8
  %15 = load ptr, ptr %4, align 8
  %16 = getelementptr inbounds ptr, ptr %15, i64 2
  store ptr %14, ptr %16, align 8
  %17 = load ptr, ptr %4, align 8
  %18 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @cleanups)
  store ptr %17, ptr %18, align 8
  %19 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @before_exit)
  store ptr @run_cleanups, ptr %19, align 8
  ret void
}

; Function Attrs: noinline nounwind
define internal void @run_cleanups() #0 {
  %1 = alloca ptr, align 8
  br label %2

2:                                                ; preds = %6, %0
  %3 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @cleanups)
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %19

6:                                                ; preds = %2
  %7 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @cleanups)
  %8 = load ptr, ptr %7, align 8
  store ptr %8, ptr %1, align 8
  %9 = load ptr, ptr %1, align 8
  %10 = getelementptr inbounds ptr, ptr %9, i64 2
  %11 = load ptr, ptr %10, align 8
  %12 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @cleanups)
  store ptr %11, ptr %12, align 8
  %13 = load ptr, ptr %1, align 8
  %14 = getelementptr inbounds ptr, ptr %13, i64 0
  %15 = load ptr, ptr %14, align 8
  %16 = load ptr, ptr %1, align 8
  %17 = getelementptr inbounds ptr, ptr %16, i64 1
  %18 = load ptr, ptr %17, align 8
  call void %15(ptr noundef %18) #3
  br label %2, !llvm.loop !9

19:                                               ; preds = %2
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__pthread_register_cancel(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @fencepost_push_cleanup(ptr noundef %3, ptr noundef @fencepost_unknown_cleanup_handler, ptr noundef null) #3
  ret void
}

declare void @fencepost_unknown_cleanup_handler(ptr noundef) #2

; Function Attrs: noinline nounwind
define dso_local void @__pthread_unregister_cancel(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds ptr, ptr %3, i64 2
  %5 = load ptr, ptr %4, align 8
  %6 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @cleanups)
  store ptr %5, ptr %6, align 8
  %7 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @cleanups)
  %8 = load ptr, ptr %7, align 8
  %9 = icmp ne ptr %8, null
  br i1 %9, label %12, label %10

10:                                               ; preds = %1
  %11 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @before_exit)
  store ptr null, ptr %11, align 8
  br label %12

12:                                               ; preds = %10, %1
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @__sigsetjmp(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local void @pthread_exit(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @before_exit)
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %9

6:                                                ; preds = %1
  %7 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @before_exit)
  %8 = load ptr, ptr %7, align 8
  call void %8() #3
  br label %9

9:                                                ; preds = %6, %1
  %10 = load ptr, ptr %2, align 8
  call void @__fencepost_thread_exit(ptr noundef %10) #3
  ret void
}

declare void @__fencepost_thread_exit(ptr noundef) #2

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_setcancelstate(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %6 = load i32, ptr %4, align 4
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %12

8:                                                ; preds = %2
  %9 = load i32, ptr %4, align 4
  %10 = icmp ne i32 %9, 1
  br i1 %10, label %11, label %12

11:                                               ; preds = %8
  store i32 22, ptr %3, align 4
  br label %22

12:                                               ; preds = %8, %2
  %13 = load ptr, ptr %5, align 8
  %14 = icmp ne ptr %13, null
  br i1 %14, label %15, label %19

15:                                               ; preds = %12
  %16 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cancel_state)
  %17 = load i32, ptr %16, align 4
  %18 = load ptr, ptr %5, align 8
  store i32 %17, ptr %18, align 4
  br label %19

19:                                               ; preds = %15, %12
  %20 = load i32, ptr %4, align 4
  %21 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cancel_state)
  store i32 %20, ptr %21, align 4
  store i32 0, ptr %3, align 4
  br label %22

22:                                               ; preds = %19, %11
  %23 = load i32, ptr %3, align 4
  ret i32 %23
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_setcanceltype(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %6 = load i32, ptr %4, align 4
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %12

8:                                                ; preds = %2
  %9 = load i32, ptr %4, align 4
  %10 = icmp ne i32 %9, 1
  br i1 %10, label %11, label %12

11:                                               ; preds = %8
  store i32 22, ptr %3, align 4
  br label %22

12:                                               ; preds = %8, %2
  %13 = load ptr, ptr %5, align 8
  %14 = icmp ne ptr %13, null
  br i1 %14, label %15, label %19

15:                                               ; preds = %12
  %16 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cancel_type)
  %17 = load i32, ptr %16, align 4
  %18 = load ptr, ptr %5, align 8
  store i32 %17, ptr %18, align 4
  br label %19

19:                                               ; preds = %15, %12
  %20 = load i32, ptr %4, align 4
  %21 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cancel_type)
  store i32 %20, ptr %21, align 4
  store i32 0, ptr %3, align 4
  br label %22

22:                                               ; preds = %19, %11
  %23 = load i32, ptr %3, align 4
  ret i32 %23
}

; Function Attrs: noinline nounwind
define dso_local void @pthread_testcancel() #0 {
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_setname_np(i64 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca ptr, align 8
  store i64 %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_getname_np(i64 noundef %0, ptr noundef %1, i64 noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  store i64 %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  %8 = load i64, ptr %7, align 8
  %9 = icmp ult i64 %8, 16
  br i1 %9, label %10, label %11

10:                                               ; preds = %3
  store i32 34, ptr %4, align 4
  br label %13

11:                                               ; preds = %3
  %12 = load ptr, ptr %6, align 8
  store i8 0, ptr %12, align 1
  store i32 0, ptr %4, align 4
  br label %13

13:                                               ; preds = %11, %10
  %14 = load i32, ptr %4, align 4
  ret i32 %14
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_setschedparam(i64 noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store i64 %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_getschedparam(i64 noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i64 %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %6, align 8
  store i32 0, ptr %7, align 4
  %8 = load ptr, ptr %5, align 8
  store i32 0, ptr %8, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_setschedprio(i64 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i64 %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_setaffinity_np(i64 noundef %0, i64 noundef %1, ptr noundef %2) #0 {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  store i64 %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_getaffinity_np(i64 noundef %0, i64 noundef %1, ptr noundef %2) #0 {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  store i64 %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  store i64 0, ptr %7, align 8
  br label %8

8:                                                ; preds = %21, %3
  %9 = load i64, ptr %7, align 8
  %10 = load i64, ptr %5, align 8
  %11 = icmp ult i64 %9, %10
  br i1 %11, label %12, label %24

12:                                               ; preds = %8
  %13 = load i64, ptr %7, align 8
  %14 = icmp ne i64 %13, 0
  %15 = zext i1 %14 to i64
  %16 = select i1 %14, i32 0, i32 3
  %17 = trunc i32 %16 to i8
  %18 = load ptr, ptr %6, align 8
  %19 = load i64, ptr %7, align 8
  %20 = getelementptr inbounds i8, ptr %18, i64 %19
  store i8 %17, ptr %20, align 1
  br label %21

21:                                               ; preds = %12
  %22 = load i64, ptr %7, align 8
  %23 = add i64 %22, 1
  store i64 %23, ptr %7, align 8
  br label %8, !llvm.loop !10

24:                                               ; preds = %8
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_yield() #0 {
  call void @__fencepost_yield() #3
  ret i32 0
}

declare void @__fencepost_yield() #2

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutexattr_init(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  store i32 0, ptr %3, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutexattr_destroy(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutexattr_settype(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %6 = load i32, ptr %5, align 4
  %7 = icmp slt i32 %6, 0
  br i1 %7, label %11, label %8

8:                                                ; preds = %2
  %9 = load i32, ptr %5, align 4
  %10 = icmp sgt i32 %9, 3
  br i1 %10, label %11, label %12

11:                                               ; preds = %8, %2
  store i32 22, ptr %3, align 4
  br label %19

12:                                               ; preds = %8
  %13 = load ptr, ptr %4, align 8
  %14 = load i32, ptr %13, align 4
  %15 = and i32 %14, -4
  %16 = load i32, ptr %5, align 4
  %17 = or i32 %15, %16
  %18 = load ptr, ptr %4, align 8
  store i32 %17, ptr %18, align 4
  store i32 0, ptr %3, align 4
  br label %19

19:                                               ; preds = %12, %11
  %20 = load i32, ptr %3, align 4
  ret i32 %20
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutexattr_gettype(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %5, align 4
  %7 = and i32 %6, 3
  %8 = load ptr, ptr %4, align 8
  store i32 %7, ptr %8, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutexattr_setpshared(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %6 = load i32, ptr %5, align 4
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %12

8:                                                ; preds = %2
  %9 = load i32, ptr %5, align 4
  %10 = icmp ne i32 %9, 1
  br i1 %10, label %11, label %12

11:                                               ; preds = %8
  store i32 22, ptr %3, align 4
  br label %22

12:                                               ; preds = %8, %2
  %13 = load ptr, ptr %4, align 8
  %14 = load i32, ptr %13, align 4
  %15 = and i32 %14, -1073741825
  %16 = load i32, ptr %5, align 4
  %17 = icmp ne i32 %16, 0
  %18 = zext i1 %17 to i64
  %19 = select i1 %17, i32 1073741824, i32 0
  %20 = or i32 %15, %19
  %21 = load ptr, ptr %4, align 8
  store i32 %20, ptr %21, align 4
  store i32 0, ptr %3, align 4
  br label %22

22:                                               ; preds = %12, %11
  %23 = load i32, ptr %3, align 4
  ret i32 %23
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutexattr_getpshared(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %5, align 4
  %7 = and i32 %6, 1073741824
  %8 = icmp ne i32 %7, 0
  %9 = zext i1 %8 to i32
  %10 = load ptr, ptr %4, align 8
  store i32 %9, ptr %10, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutexattr_setprotocol(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %6 = load i32, ptr %5, align 4
  %7 = icmp slt i32 %6, 0
  br i1 %7, label %11, label %8

8:                                                ; preds = %2
  %9 = load i32, ptr %5, align 4
  %10 = icmp sgt i32 %9, 2
  br i1 %10, label %11, label %12

11:                                               ; preds = %8, %2
  store i32 22, ptr %3, align 4
  br label %20

12:                                               ; preds = %8
  %13 = load ptr, ptr %4, align 8
  %14 = load i32, ptr %13, align 4
  %15 = and i32 %14, -805306369
  %16 = load i32, ptr %5, align 4
  %17 = shl i32 %16, 28
  %18 = or i32 %15, %17
  %19 = load ptr, ptr %4, align 8
  store i32 %18, ptr %19, align 4
  store i32 0, ptr %3, align 4
  br label %20

20:                                               ; preds = %12, %11
  %21 = load i32, ptr %3, align 4
  ret i32 %21
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutexattr_getprotocol(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %5, align 4
  %7 = and i32 %6, 805306368
  %8 = ashr i32 %7, 28
  %9 = load ptr, ptr %4, align 8
  store i32 %8, ptr %9, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutexattr_setprioceiling(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %6 = load i32, ptr %5, align 4
  %7 = icmp slt i32 %6, 1
  br i1 %7, label %11, label %8

8:                                                ; preds = %2
  %9 = load i32, ptr %5, align 4
  %10 = icmp sgt i32 %9, 99
  br i1 %10, label %11, label %12

11:                                               ; preds = %8, %2
  store i32 22, ptr %3, align 4
  br label %20

12:                                               ; preds = %8
  %13 = load ptr, ptr %4, align 8
  %14 = load i32, ptr %13, align 4
  %15 = and i32 %14, -16773121
  %16 = load i32, ptr %5, align 4
  %17 = shl i32 %16, 12
  %18 = or i32 %15, %17
  %19 = load ptr, ptr %4, align 8
  store i32 %18, ptr %19, align 4
  store i32 0, ptr %3, align 4
  br label %20

20:                                               ; preds = %12, %11
  %21 = load i32, ptr %3, align 4
  ret i32 %21
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutexattr_getprioceiling(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = load i32, ptr %6, align 4
  %8 = and i32 %7, 16773120
  %9 = ashr i32 %8, 12
  store i32 %9, ptr %5, align 4
  %10 = load i32, ptr %5, align 4
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %12, label %14

12:                                               ; preds = %2
  %13 = load i32, ptr %5, align 4
  br label %15

14:                                               ; preds = %2
  br label %15

15:                                               ; preds = %14, %12
  %16 = phi i32 [ %13, %12 ], [ 1, %14 ]
  %17 = load ptr, ptr %4, align 8
  store i32 %16, ptr %17, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutex_init(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = icmp ne ptr %6, null
  br i1 %7, label %8, label %12

8:                                                ; preds = %2
  %9 = load ptr, ptr %4, align 8
  %10 = load i32, ptr %9, align 4
  %11 = and i32 %10, -1895821313
  br label %13

12:                                               ; preds = %2
  br label %13

13:                                               ; preds = %12, %8
  %14 = phi i32 [ %11, %8 ], [ 0, %12 ]
  call void @__fencepost_init_mutex(ptr noundef %5, i32 noundef %14) #3
  ret i32 0
}

declare void @__fencepost_init_mutex(ptr noundef, i32 noundef) #2

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutex_destroy(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 @__fencepost_mutex_destroy(ptr noundef %3) #3
  ret i32 %4
}

declare i32 @__fencepost_mutex_destroy(ptr noundef) #2

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutex_lock(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 @__fencepost_mutex_lock(ptr noundef %3) #3
  ret i32 %4
}

declare i32 @__fencepost_mutex_lock(ptr noundef) #2

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutex_trylock(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 @__fencepost_mutex_trylock(ptr noundef %3) #3
  ret i32 %4
}

declare i32 @__fencepost_mutex_trylock(ptr noundef) #2

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutex_timedlock(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = call i32 @__fencepost_mutex_timedlock(ptr noundef %5) #3
  ret i32 %6
}

declare i32 @__fencepost_mutex_timedlock(ptr noundef) #2

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutex_clocklock(ptr noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = call i32 @__fencepost_mutex_timedlock(ptr noundef %7) #3
  ret i32 %8
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutex_unlock(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 @__fencepost_mutex_unlock(ptr noundef %3) #3
  ret i32 %4
}

declare i32 @__fencepost_mutex_unlock(ptr noundef) #2

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_spin_init(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  call void @__fencepost_init_word(ptr noundef %5, i32 noundef 1) #3
  ret i32 0
}

declare void @__fencepost_init_word(ptr noundef, i32 noundef) #2

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_spin_destroy(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 @__fencepost_sem_destroy(ptr noundef %3) #3
  ret i32 %4
}

declare i32 @__fencepost_sem_destroy(ptr noundef) #2

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_spin_lock(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 @__fencepost_sem_wait(ptr noundef %3) #3
  ret i32 %4
}

declare i32 @__fencepost_sem_wait(ptr noundef) #2

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_spin_trylock(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 @__fencepost_sem_trywait(ptr noundef %3) #3
  %5 = icmp ne i32 %4, 0
  %6 = zext i1 %5 to i64
  %7 = select i1 %5, i32 16, i32 0
  ret i32 %7
}

declare i32 @__fencepost_sem_trywait(ptr noundef) #2

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_spin_unlock(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 @__fencepost_sem_post(ptr noundef %3) #3
  ret i32 %4
}

declare i32 @__fencepost_sem_post(ptr noundef) #2

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_cond_init(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  call void @__fencepost_init_cond(ptr noundef %5) #3
  ret i32 0
}

declare void @__fencepost_init_cond(ptr noundef) #2

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_condattr_init(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  store i32 0, ptr %3, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_condattr_destroy(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_condattr_setpshared(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %6 = load i32, ptr %5, align 4
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %12

8:                                                ; preds = %2
  %9 = load i32, ptr %5, align 4
  %10 = icmp ne i32 %9, 1
  br i1 %10, label %11, label %12

11:                                               ; preds = %8
  store i32 22, ptr %3, align 4
  br label %19

12:                                               ; preds = %8, %2
  %13 = load ptr, ptr %4, align 8
  %14 = load i32, ptr %13, align 4
  %15 = and i32 %14, -2
  %16 = load i32, ptr %5, align 4
  %17 = or i32 %15, %16
  %18 = load ptr, ptr %4, align 8
  store i32 %17, ptr %18, align 4
  store i32 0, ptr %3, align 4
  br label %19

19:                                               ; preds = %12, %11
  %20 = load i32, ptr %3, align 4
  ret i32 %20
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_condattr_getpshared(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %5, align 4
  %7 = and i32 %6, 1
  %8 = load ptr, ptr %4, align 8
  store i32 %7, ptr %8, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_condattr_setclock(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %6 = load i32, ptr %5, align 4
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %12

8:                                                ; preds = %2
  %9 = load i32, ptr %5, align 4
  %10 = icmp ne i32 %9, 1
  br i1 %10, label %11, label %12

11:                                               ; preds = %8
  store i32 22, ptr %3, align 4
  br label %20

12:                                               ; preds = %8, %2
  %13 = load ptr, ptr %4, align 8
  %14 = load i32, ptr %13, align 4
  %15 = and i32 %14, 1
  %16 = load i32, ptr %5, align 4
  %17 = shl i32 %16, 1
  %18 = or i32 %15, %17
  %19 = load ptr, ptr %4, align 8
  store i32 %18, ptr %19, align 4
  store i32 0, ptr %3, align 4
  br label %20

20:                                               ; preds = %12, %11
  %21 = load i32, ptr %3, align 4
  ret i32 %21
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_condattr_getclock(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %5, align 4
  %7 = ashr i32 %6, 1
  %8 = load ptr, ptr %4, align 8
  store i32 %7, ptr %8, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_cond_destroy(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 @__fencepost_cond_destroy(ptr noundef %3) #3
  ret i32 %4
}

declare i32 @__fencepost_cond_destroy(ptr noundef) #2

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_cond_wait(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  %6 = call i32 @__fencepost_spurious() #3
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %19

8:                                                ; preds = %2
  %9 = call i32 @__fencepost_choose(i32 noundef 2) #3
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %19

11:                                               ; preds = %8
  %12 = load ptr, ptr %4, align 8
  %13 = load ptr, ptr %5, align 8
  %14 = call i32 @__fencepost_cond_begin(ptr noundef %12, ptr noundef %13) #3
  %15 = load ptr, ptr %4, align 8
  %16 = call i32 @__fencepost_cond_await(ptr noundef %15) #3
  %17 = load ptr, ptr %5, align 8
  %18 = call i32 @__fencepost_mutex_lock(ptr noundef %17) #3
  store i32 0, ptr %3, align 4
  br label %26

19:                                               ; preds = %8, %2
  %20 = load ptr, ptr %4, align 8
  %21 = load ptr, ptr %5, align 8
  %22 = call i32 @__fencepost_cond_begin(ptr noundef %20, ptr noundef %21) #3
  %23 = load ptr, ptr %4, align 8
  %24 = load ptr, ptr %5, align 8
  %25 = call i32 @__fencepost_cond_block(ptr noundef %23, ptr noundef %24) #3
  store i32 %25, ptr %3, align 4
  br label %26

26:                                               ; preds = %19, %11
  %27 = load i32, ptr %3, align 4
  ret i32 %27
}

declare i32 @__fencepost_spurious() #2

declare i32 @__fencepost_choose(i32 noundef) #2

declare i32 @__fencepost_cond_begin(ptr noundef, ptr noundef) #2

declare i32 @__fencepost_cond_await(ptr noundef) #2

declare i32 @__fencepost_cond_block(ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_cond_timedwait(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = load ptr, ptr %5, align 8
  %10 = call i32 @__fencepost_cond_begin(ptr noundef %8, ptr noundef %9) #3
  %11 = load ptr, ptr %4, align 8
  %12 = call i32 @__fencepost_cond_await(ptr noundef %11) #3
  store i32 %12, ptr %7, align 4
  %13 = load ptr, ptr %5, align 8
  %14 = call i32 @__fencepost_mutex_lock(ptr noundef %13) #3
  %15 = load i32, ptr %7, align 4
  ret i32 %15
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_cond_clockwait(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store ptr %3, ptr %8, align 8
  %9 = load ptr, ptr %5, align 8
  %10 = load ptr, ptr %6, align 8
  %11 = load ptr, ptr %8, align 8
  %12 = call i32 @pthread_cond_timedwait(ptr noundef %9, ptr noundef %10, ptr noundef %11) #3
  ret i32 %12
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_cond_signal(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 @__fencepost_cond_signal(ptr noundef %3) #3
  ret i32 %4
}

declare i32 @__fencepost_cond_signal(ptr noundef) #2

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_cond_broadcast(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 @__fencepost_cond_broadcast(ptr noundef %3) #3
  ret i32 %4
}

declare i32 @__fencepost_cond_broadcast(ptr noundef) #2

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlock_init(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  call void @__fencepost_init_rw(ptr noundef %5) #3
  ret i32 0
}

declare void @__fencepost_init_rw(ptr noundef) #2

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlockattr_init(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.rw_attributes, ptr %3, i32 0, i32 1
  store i32 0, ptr %4, align 4
  %5 = load ptr, ptr %2, align 8
  %6 = getelementptr inbounds %struct.rw_attributes, ptr %5, i32 0, i32 0
  store i32 0, ptr %6, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlockattr_destroy(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlockattr_setpshared(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %6 = load i32, ptr %5, align 4
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %12

8:                                                ; preds = %2
  %9 = load i32, ptr %5, align 4
  %10 = icmp ne i32 %9, 1
  br i1 %10, label %11, label %12

11:                                               ; preds = %8
  store i32 22, ptr %3, align 4
  br label %16

12:                                               ; preds = %8, %2
  %13 = load i32, ptr %5, align 4
  %14 = load ptr, ptr %4, align 8
  %15 = getelementptr inbounds %struct.rw_attributes, ptr %14, i32 0, i32 1
  store i32 %13, ptr %15, align 4
  store i32 0, ptr %3, align 4
  br label %16

16:                                               ; preds = %12, %11
  %17 = load i32, ptr %3, align 4
  ret i32 %17
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlockattr_getpshared(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.rw_attributes, ptr %5, i32 0, i32 1
  %7 = load i32, ptr %6, align 4
  %8 = load ptr, ptr %4, align 8
  store i32 %7, ptr %8, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlockattr_setkind_np(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %6 = load i32, ptr %5, align 4
  %7 = icmp slt i32 %6, 0
  br i1 %7, label %11, label %8

8:                                                ; preds = %2
  %9 = load i32, ptr %5, align 4
  %10 = icmp sgt i32 %9, 2
  br i1 %10, label %11, label %12

11:                                               ; preds = %8, %2
  store i32 22, ptr %3, align 4
  br label %16

12:                                               ; preds = %8
  %13 = load i32, ptr %5, align 4
  %14 = load ptr, ptr %4, align 8
  %15 = getelementptr inbounds %struct.rw_attributes, ptr %14, i32 0, i32 0
  store i32 %13, ptr %15, align 4
  store i32 0, ptr %3, align 4
  br label %16

16:                                               ; preds = %12, %11
  %17 = load i32, ptr %3, align 4
  ret i32 %17
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlockattr_getkind_np(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.rw_attributes, ptr %5, i32 0, i32 0
  %7 = load i32, ptr %6, align 4
  %8 = load ptr, ptr %4, align 8
  store i32 %7, ptr %8, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlock_destroy(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 @__fencepost_rw_destroy(ptr noundef %3) #3
  ret i32 %4
}

declare i32 @__fencepost_rw_destroy(ptr noundef) #2

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlock_rdlock(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 @__fencepost_rw_read(ptr noundef %3) #3
  ret i32 %4
}

declare i32 @__fencepost_rw_read(ptr noundef) #2

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlock_wrlock(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 @__fencepost_rw_write(ptr noundef %3) #3
  ret i32 %4
}

declare i32 @__fencepost_rw_write(ptr noundef) #2

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlock_timedrdlock(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = call i32 @__fencepost_rw_timed_read(ptr noundef %5) #3
  ret i32 %6
}

declare i32 @__fencepost_rw_timed_read(ptr noundef) #2

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlock_timedwrlock(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = call i32 @__fencepost_rw_timed_write(ptr noundef %5) #3
  ret i32 %6
}

declare i32 @__fencepost_rw_timed_write(ptr noundef) #2

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlock_clockrdlock(ptr noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = call i32 @__fencepost_rw_timed_read(ptr noundef %7) #3
  ret i32 %8
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlock_clockwrlock(ptr noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = call i32 @__fencepost_rw_timed_write(ptr noundef %7) #3
  ret i32 %8
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlock_tryrdlock(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 @__fencepost_rw_try_read(ptr noundef %3) #3
  ret i32 %4
}

declare i32 @__fencepost_rw_try_read(ptr noundef) #2

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlock_trywrlock(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 @__fencepost_rw_try_write(ptr noundef %3) #3
  ret i32 %4
}

declare i32 @__fencepost_rw_try_write(ptr noundef) #2

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_rwlock_unlock(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 @__fencepost_rw_unlock(ptr noundef %3) #3
  ret i32 %4
}

declare i32 @__fencepost_rw_unlock(ptr noundef) #2

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_barrier_init(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  %8 = load i32, ptr %7, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %13, label %10

10:                                               ; preds = %3
  %11 = load i32, ptr %7, align 4
  %12 = icmp ugt i32 %11, 2147483647
  br i1 %12, label %13, label %14

13:                                               ; preds = %10, %3
  store i32 22, ptr %4, align 4
  br label %18

14:                                               ; preds = %10
  %15 = load ptr, ptr %5, align 8
  %16 = load i32, ptr %7, align 4
  %17 = call i32 @__fencepost_barrier_init(ptr noundef %15, i32 noundef %16) #3
  store i32 %17, ptr %4, align 4
  br label %18

18:                                               ; preds = %14, %13
  %19 = load i32, ptr %4, align 4
  ret i32 %19
}

declare i32 @__fencepost_barrier_init(ptr noundef, i32 noundef) #2

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_barrierattr_init(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  store i32 0, ptr %3, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_barrierattr_destroy(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_barrierattr_setpshared(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %6 = load i32, ptr %5, align 4
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %12

8:                                                ; preds = %2
  %9 = load i32, ptr %5, align 4
  %10 = icmp ne i32 %9, 1
  br i1 %10, label %11, label %12

11:                                               ; preds = %8
  store i32 22, ptr %3, align 4
  br label %15

12:                                               ; preds = %8, %2
  %13 = load i32, ptr %5, align 4
  %14 = load ptr, ptr %4, align 8
  store i32 %13, ptr %14, align 4
  store i32 0, ptr %3, align 4
  br label %15

15:                                               ; preds = %12, %11
  %16 = load i32, ptr %3, align 4
  ret i32 %16
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_barrierattr_getpshared(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %5, align 4
  %7 = load ptr, ptr %4, align 8
  store i32 %6, ptr %7, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_barrier_destroy(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 @__fencepost_barrier_destroy(ptr noundef %3) #3
  ret i32 %4
}

declare i32 @__fencepost_barrier_destroy(ptr noundef) #2

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_barrier_wait(ptr noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = call i32 @__fencepost_barrier_arrive(ptr noundef %5) #3
  store i32 %6, ptr %4, align 4
  %7 = load i32, ptr %4, align 4
  %8 = icmp slt i32 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %1
  store i32 -1, ptr %2, align 4
  br label %14

10:                                               ; preds = %1
  %11 = load ptr, ptr %3, align 8
  %12 = load i32, ptr %4, align 4
  %13 = call i32 @__fencepost_barrier_block(ptr noundef %11, i32 noundef %12) #3
  store i32 %13, ptr %2, align 4
  br label %14

14:                                               ; preds = %10, %9
  %15 = load i32, ptr %2, align 4
  ret i32 %15
}

declare i32 @__fencepost_barrier_arrive(ptr noundef) #2

declare i32 @__fencepost_barrier_block(ptr noundef, i32 noundef) #2

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_once(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = call i32 @__fencepost_once_begin(ptr noundef %5) #3
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %11

8:                                                ; preds = %2
  %9 = load ptr, ptr %4, align 8
  call void %9() #3
  %10 = load ptr, ptr %3, align 8
  call void @__fencepost_once_end(ptr noundef %10) #3
  br label %11

11:                                               ; preds = %8, %2
  ret i32 0
}

declare i32 @__fencepost_once_begin(ptr noundef) #2

declare void @__fencepost_once_end(ptr noundef) #2

; Function Attrs: noinline nounwind
define dso_local i32 @sem_init(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  %8 = load i32, ptr %7, align 4
  %9 = icmp ugt i32 %8, 2147483647
  br i1 %9, label %10, label %12

10:                                               ; preds = %3
  %11 = call ptr @__errno_location() #3
  store i32 22, ptr %11, align 4
  store i32 -1, ptr %4, align 4
  br label %15

12:                                               ; preds = %3
  %13 = load ptr, ptr %5, align 8
  %14 = load i32, ptr %7, align 4
  call void @__fencepost_init_word(ptr noundef %13, i32 noundef %14) #3
  store i32 0, ptr %4, align 4
  br label %15

15:                                               ; preds = %12, %10
  %16 = load i32, ptr %4, align 4
  ret i32 %16
}

declare ptr @__errno_location() #2

; Function Attrs: noinline nounwind
define dso_local i32 @sem_destroy(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 @__fencepost_sem_destroy(ptr noundef %3) #3
  ret i32 %4
}

; Function Attrs: noinline nounwind
define dso_local i32 @sem_wait(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 @__fencepost_sem_wait(ptr noundef %3) #3
  ret i32 %4
}

; Function Attrs: noinline nounwind
define dso_local i32 @sem_timedwait(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = call i32 @__fencepost_sem_timedwait(ptr noundef %6) #3
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %2
  store i32 0, ptr %3, align 4
  br label %12

10:                                               ; preds = %2
  %11 = call ptr @__errno_location() #3
  store i32 110, ptr %11, align 4
  store i32 -1, ptr %3, align 4
  br label %12

12:                                               ; preds = %10, %9
  %13 = load i32, ptr %3, align 4
  ret i32 %13
}

declare i32 @__fencepost_sem_timedwait(ptr noundef) #2

; Function Attrs: noinline nounwind
define dso_local i32 @sem_clockwait(ptr noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %6, align 8
  %9 = call i32 @sem_timedwait(ptr noundef %7, ptr noundef %8) #3
  ret i32 %9
}

; Function Attrs: noinline nounwind
define dso_local i32 @sem_trywait(ptr noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  %4 = load ptr, ptr %3, align 8
  %5 = call i32 @__fencepost_sem_trywait(ptr noundef %4) #3
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %1
  store i32 0, ptr %2, align 4
  br label %10

8:                                                ; preds = %1
  %9 = call ptr @__errno_location() #3
  store i32 11, ptr %9, align 4
  store i32 -1, ptr %2, align 4
  br label %10

10:                                               ; preds = %8, %7
  %11 = load i32, ptr %2, align 4
  ret i32 %11
}

; Function Attrs: noinline nounwind
define dso_local i32 @sem_post(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 @__fencepost_sem_post(ptr noundef %3) #3
  ret i32 %4
}

; Function Attrs: noinline nounwind
define dso_local i32 @sem_getvalue(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = call i32 @__fencepost_sem_value(ptr noundef %5) #3
  %7 = load ptr, ptr %4, align 8
  store i32 %6, ptr %7, align 4
  ret i32 0
}

declare i32 @__fencepost_sem_value(ptr noundef) #2

; Function Attrs: noinline nounwind
define dso_local i32 @thrd_create(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %6, align 8
  %10 = call i32 @pthread_create(ptr noundef %7, ptr noundef null, ptr noundef %8, ptr noundef %9) #3
  %11 = icmp ne i32 %10, 0
  %12 = zext i1 %11 to i64
  %13 = select i1 %11, i32 2, i32 0
  ret i32 %13
}

; Function Attrs: noinline nounwind
define dso_local i32 @thrd_join(i64 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i64 %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  %7 = load i64, ptr %4, align 8
  %8 = call i32 @__fencepost_join(i64 noundef %7, ptr noundef %6) #3
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %11

10:                                               ; preds = %2
  store i32 2, ptr %3, align 4
  br label %20

11:                                               ; preds = %2
  %12 = load ptr, ptr %5, align 8
  %13 = icmp ne ptr %12, null
  br i1 %13, label %14, label %19

14:                                               ; preds = %11
  %15 = load ptr, ptr %6, align 8
  %16 = ptrtoint ptr %15 to i64
  %17 = trunc i64 %16 to i32
  %18 = load ptr, ptr %5, align 8
  store i32 %17, ptr %18, align 4
  br label %19

19:                                               ; preds = %14, %11
  store i32 0, ptr %3, align 4
  br label %20

20:                                               ; preds = %19, %10
  %21 = load i32, ptr %3, align 4
  ret i32 %21
}

; Function Attrs: noinline nounwind
define dso_local i32 @thrd_detach(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr %2, align 8
  %4 = call i32 @pthread_detach(i64 noundef %3) #3
  %5 = icmp ne i32 %4, 0
  %6 = zext i1 %5 to i64
  %7 = select i1 %5, i32 2, i32 0
  ret i32 %7
}

; Function Attrs: noinline nounwind
define dso_local i64 @thrd_current() #0 {
  %1 = call i64 @__fencepost_self() #3
  ret i64 %1
}

; Function Attrs: noinline nounwind
define dso_local i32 @thrd_equal(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load i64, ptr %3, align 8
  %6 = load i64, ptr %4, align 8
  %7 = icmp eq i64 %5, %6
  %8 = zext i1 %7 to i32
  ret i32 %8
}

; Function Attrs: noinline nounwind
define dso_local void @thrd_yield() #0 {
  call void @__fencepost_yield() #3
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @thrd_sleep(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  call void @__fencepost_yield() #3
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local void @thrd_exit(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = sext i32 %3 to i64
  %5 = inttoptr i64 %4 to ptr
  call void @__fencepost_thread_exit(ptr noundef %5) #3
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @mtx_init(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %6 = load i32, ptr %4, align 4
  %7 = and i32 %6, 1
  store i32 %7, ptr %5, align 4
  %8 = load ptr, ptr %3, align 8
  %9 = call i32 @pthread_mutex_init(ptr noundef %8, ptr noundef %5) #3
  %10 = icmp ne i32 %9, 0
  %11 = zext i1 %10 to i64
  %12 = select i1 %10, i32 2, i32 0
  ret i32 %12
}

; Function Attrs: noinline nounwind
define dso_local void @mtx_destroy(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 @__fencepost_mutex_destroy(ptr noundef %3) #3
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @mtx_lock(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 @__fencepost_mutex_lock(ptr noundef %3) #3
  %5 = icmp ne i32 %4, 0
  %6 = zext i1 %5 to i64
  %7 = select i1 %5, i32 2, i32 0
  ret i32 %7
}

; Function Attrs: noinline nounwind
define dso_local i32 @mtx_unlock(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 @__fencepost_mutex_unlock(ptr noundef %3) #3
  %5 = icmp ne i32 %4, 0
  %6 = zext i1 %5 to i64
  %7 = select i1 %5, i32 2, i32 0
  ret i32 %7
}

; Function Attrs: noinline nounwind
define dso_local i32 @mtx_trylock(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 @__fencepost_mutex_trylock(ptr noundef %3) #3
  %5 = icmp ne i32 %4, 0
  %6 = zext i1 %5 to i64
  %7 = select i1 %5, i32 1, i32 0
  ret i32 %7
}

; Function Attrs: noinline nounwind
define dso_local i32 @mtx_timedlock(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = call i32 @__fencepost_mutex_timedlock(ptr noundef %5) #3
  %7 = icmp ne i32 %6, 0
  %8 = zext i1 %7 to i64
  %9 = select i1 %7, i32 4, i32 0
  ret i32 %9
}

; Function Attrs: noinline nounwind
define dso_local i32 @cnd_init(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 @pthread_cond_init(ptr noundef %3, ptr noundef null) #3
  ret i32 %4
}

; Function Attrs: noinline nounwind
define dso_local void @cnd_destroy(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 @__fencepost_cond_destroy(ptr noundef %3) #3
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @cnd_wait(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = call i32 @pthread_cond_wait(ptr noundef %5, ptr noundef %6) #3
  %8 = icmp ne i32 %7, 0
  %9 = zext i1 %8 to i64
  %10 = select i1 %8, i32 2, i32 0
  ret i32 %10
}

; Function Attrs: noinline nounwind
define dso_local i32 @cnd_timedwait(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %6, align 8
  %10 = call i32 @pthread_cond_timedwait(ptr noundef %7, ptr noundef %8, ptr noundef %9) #3
  %11 = icmp ne i32 %10, 0
  %12 = zext i1 %11 to i64
  %13 = select i1 %11, i32 4, i32 0
  ret i32 %13
}

; Function Attrs: noinline nounwind
define dso_local i32 @cnd_signal(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 @__fencepost_cond_signal(ptr noundef %3) #3
  ret i32 %4
}

; Function Attrs: noinline nounwind
define dso_local i32 @cnd_broadcast(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 @__fencepost_cond_broadcast(ptr noundef %3) #3
  ret i32 %4
}

; Function Attrs: noinline nounwind
define dso_local void @call_once(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = call i32 @pthread_once(ptr noundef %5, ptr noundef %6) #3
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @tss_create(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = call i32 @pthread_key_create(ptr noundef %5, ptr noundef %6) #3
  %8 = icmp ne i32 %7, 0
  %9 = zext i1 %8 to i64
  %10 = select i1 %8, i32 2, i32 0
  ret i32 %10
}

; Function Attrs: noinline nounwind
define dso_local void @tss_delete(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = call i32 @pthread_key_delete(i32 noundef %3) #3
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @tss_set(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
  store ptr %1, ptr %4, align 8
  %5 = load i32, ptr %3, align 4
  %6 = load ptr, ptr %4, align 8
  %7 = call i32 @pthread_setspecific(i32 noundef %5, ptr noundef %6) #3
  %8 = icmp ne i32 %7, 0
  %9 = zext i1 %8 to i64
  %10 = select i1 %8, i32 2, i32 0
  ret i32 %10
}

; Function Attrs: noinline nounwind
define dso_local ptr @tss_get(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = call ptr @pthread_getspecific(i32 noundef %3) #3
  ret ptr %4
}



