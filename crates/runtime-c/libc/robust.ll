target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@held = internal thread_local global [16 x ptr] zeroinitializer, align 16
@fencepost_at_end = external thread_local global [2 x ptr], align 16

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutexattr_setrobust(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  %7 = call i32 @set_robust(ptr noundef %5, i32 noundef %6) #3
  ret i32 %7
}

; Function Attrs: noinline nounwind
define internal i32 @set_robust(ptr noundef %0, i32 noundef %1) #0 {
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
  br label %26

12:                                               ; preds = %8, %2
  %13 = load i32, ptr %5, align 4
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %19

15:                                               ; preds = %12
  %16 = load ptr, ptr %4, align 8
  %17 = load i32, ptr %16, align 4
  %18 = or i32 %17, 16
  br label %23

19:                                               ; preds = %12
  %20 = load ptr, ptr %4, align 8
  %21 = load i32, ptr %20, align 4
  %22 = and i32 %21, -17
  br label %23

23:                                               ; preds = %19, %15
  %24 = phi i32 [ %18, %15 ], [ %22, %19 ]
  %25 = load ptr, ptr %4, align 8
  store i32 %24, ptr %25, align 4
  store i32 0, ptr %3, align 4
  br label %26

26:                                               ; preds = %23, %11
  %27 = load i32, ptr %3, align 4
  ret i32 %27
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutexattr_setrobust_np(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  %7 = call i32 @set_robust(ptr noundef %5, i32 noundef %6) #3
  ret i32 %7
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutexattr_getrobust(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = call i32 @get_robust(ptr noundef %5, ptr noundef %6) #3
  ret i32 %7
}

; Function Attrs: noinline nounwind
define internal i32 @get_robust(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %5, align 4
  %7 = and i32 %6, 16
  %8 = icmp ne i32 %7, 0
  %9 = zext i1 %8 to i32
  %10 = load ptr, ptr %4, align 8
  store i32 %9, ptr %10, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutexattr_getrobust_np(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = call i32 @get_robust(ptr noundef %5, ptr noundef %6) #3
  ret i32 %7
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutex_consistent(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 @__fencepost_robust_consistent(ptr noundef %3) #3
  ret i32 %4
}

declare i32 @__fencepost_robust_consistent(ptr noundef) #1

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutex_consistent_np(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 @__fencepost_robust_consistent(ptr noundef %3) #3
  ret i32 %4
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutex_lock(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = call i32 @__fencepost_robust_lock(ptr noundef %4) #3
  %6 = call i32 @locked(ptr noundef %3, i32 noundef %5) #3
  ret i32 %6
}

; Function Attrs: noinline nounwind
define internal i32 @locked(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %4, align 4
  %6 = and i32 %5, 4096
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load ptr, ptr %3, align 8
  call void @remember(ptr noundef %9) #3
  br label %10

10:                                               ; preds = %8, %2
  %11 = load i32, ptr %4, align 4
  %12 = and i32 %11, -4097
  ret i32 %12
}

declare i32 @__fencepost_robust_lock(ptr noundef) #1

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutex_trylock(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = call i32 @__fencepost_robust_trylock(ptr noundef %4) #3
  %6 = call i32 @locked(ptr noundef %3, i32 noundef %5) #3
  ret i32 %6
}

declare i32 @__fencepost_robust_trylock(ptr noundef) #1

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutex_timedlock(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = call i32 @__fencepost_robust_timedlock(ptr noundef %6) #3
  %8 = call i32 @locked(ptr noundef %5, i32 noundef %7) #3
  ret i32 %8
}

declare i32 @__fencepost_robust_timedlock(ptr noundef) #1

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutex_clocklock(ptr noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = call i32 @__fencepost_robust_timedlock(ptr noundef %8) #3
  %10 = call i32 @locked(ptr noundef %7, i32 noundef %9) #3
  ret i32 %10
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_mutex_unlock(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = call i32 @__fencepost_robust_unlock(ptr noundef %4) #3
  %6 = call i32 @unlocked(ptr noundef %3, i32 noundef %5) #3
  ret i32 %6
}

; Function Attrs: noinline nounwind
define internal i32 @unlocked(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %4, align 4
  %6 = and i32 %5, 4096
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load ptr, ptr %3, align 8
  call void @forget(ptr noundef %9) #3
  br label %10

10:                                               ; preds = %8, %2
  %11 = load i32, ptr %4, align 4
  %12 = and i32 %11, -4097
  ret i32 %12
}

declare i32 @__fencepost_robust_unlock(ptr noundef) #1

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_cond_wait(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  %7 = call i32 @__fencepost_spurious() #3
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %23

9:                                                ; preds = %2
  %10 = call i32 @__fencepost_choose(i32 noundef 2) #3
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %12, label %23

12:                                               ; preds = %9
  %13 = load ptr, ptr %4, align 8
  %14 = load ptr, ptr %5, align 8
  %15 = call i32 @await(ptr noundef %13, ptr noundef %14) #3
  store i32 %15, ptr %6, align 4
  %16 = load i32, ptr %6, align 4
  %17 = icmp eq i32 %16, 110
  br i1 %17, label %18, label %19

18:                                               ; preds = %12
  br label %21

19:                                               ; preds = %12
  %20 = load i32, ptr %6, align 4
  br label %21

21:                                               ; preds = %19, %18
  %22 = phi i32 [ 0, %18 ], [ %20, %19 ]
  store i32 %22, ptr %3, align 4
  br label %34

23:                                               ; preds = %9, %2
  %24 = load ptr, ptr %5, align 8
  %25 = load ptr, ptr %4, align 8
  %26 = load ptr, ptr %5, align 8
  %27 = call i32 @__fencepost_robust_cond_begin(ptr noundef %25, ptr noundef %26) #3
  %28 = call i32 @unlocked(ptr noundef %24, i32 noundef %27) #3
  %29 = load ptr, ptr %5, align 8
  %30 = load ptr, ptr %4, align 8
  %31 = load ptr, ptr %5, align 8
  %32 = call i32 @__fencepost_robust_cond_block(ptr noundef %30, ptr noundef %31) #3
  %33 = call i32 @locked(ptr noundef %29, i32 noundef %32) #3
  store i32 %33, ptr %3, align 4
  br label %34

34:                                               ; preds = %23, %21
  %35 = load i32, ptr %3, align 4
  ret i32 %35
}

declare i32 @__fencepost_spurious() #1

declare i32 @__fencepost_choose(i32 noundef) #1

; Function Attrs: noinline nounwind
define internal i32 @await(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %3, align 8
  %9 = load ptr, ptr %4, align 8
  %10 = call i32 @__fencepost_robust_cond_begin(ptr noundef %8, ptr noundef %9) #3
  %11 = call i32 @unlocked(ptr noundef %7, i32 noundef %10) #3
  %12 = load ptr, ptr %3, align 8
  %13 = call i32 @__fencepost_cond_await(ptr noundef %12) #3
  store i32 %13, ptr %5, align 4
  %14 = load ptr, ptr %4, align 8
  %15 = load ptr, ptr %4, align 8
  %16 = call i32 @__fencepost_robust_lock(ptr noundef %15) #3
  %17 = call i32 @locked(ptr noundef %14, i32 noundef %16) #3
  store i32 %17, ptr %6, align 4
  %18 = load i32, ptr %6, align 4
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %22

20:                                               ; preds = %2
  %21 = load i32, ptr %6, align 4
  br label %24

22:                                               ; preds = %2
  %23 = load i32, ptr %5, align 4
  br label %24

24:                                               ; preds = %22, %20
  %25 = phi i32 [ %21, %20 ], [ %23, %22 ]
  ret i32 %25
}

declare i32 @__fencepost_robust_cond_begin(ptr noundef, ptr noundef) #1

declare i32 @__fencepost_robust_cond_block(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_cond_timedwait(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = call i32 @await(ptr noundef %7, ptr noundef %8) #3
  ret i32 %9
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
  %11 = call i32 @await(ptr noundef %9, ptr noundef %10) #3
  ret i32 %11
}

; Function Attrs: noinline nounwind
define internal void @remember(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  store i32 -1, ptr %3, align 4
  store i32 15, ptr %4, align 4
  br label %5

5:                                                ; preds = %27, %1
  %6 = load i32, ptr %4, align 4
  %7 = icmp sge i32 %6, 0
  br i1 %7, label %8, label %30

8:                                                ; preds = %5
  %9 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @held)
  %10 = load i32, ptr %4, align 4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds [16 x ptr], ptr %9, i64 0, i64 %11
  %13 = load ptr, ptr %12, align 8
  %14 = load ptr, ptr %2, align 8
  %15 = icmp eq ptr %13, %14
  br i1 %15, label %16, label %17

16:                                               ; preds = %8
  br label %42

17:                                               ; preds = %8
  %18 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @held)
  %19 = load i32, ptr %4, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds [16 x ptr], ptr %18, i64 0, i64 %20
  %22 = load ptr, ptr %21, align 8
  %23 = icmp ne ptr %22, null
  br i1 %23, label %26, label %24

24:                                               ; preds = %17
  %25 = load i32, ptr %4, align 4
  store i32 %25, ptr %3, align 4
  br label %26

26:                                               ; preds = %24, %17
  br label %27

27:                                               ; preds = %26
  %28 = load i32, ptr %4, align 4
  %29 = add nsw i32 %28, -1
  store i32 %29, ptr %4, align 4
  br label %5, !llvm.loop !5

30:                                               ; preds = %5
  %31 = load i32, ptr %3, align 4
  %32 = icmp slt i32 %31, 0
  br i1 %32, label %33, label %34

33:                                               ; preds = %30
  call void @__fencepost_robust_too_many() #3
  br label %34

34:                                               ; preds = %33, %30
  %35 = load ptr, ptr %2, align 8
  %36 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @held)
  %37 = load i32, ptr %3, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [16 x ptr], ptr %36, i64 0, i64 %38
  store ptr %35, ptr %39, align 8
  %40 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @fencepost_at_end)
  %41 = getelementptr inbounds [2 x ptr], ptr %40, i64 0, i64 1
  store ptr @give_up_all, ptr %41, align 8
  br label %42

42:                                               ; preds = %34, %16
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #2

declare void @__fencepost_robust_too_many() #1

; Function Attrs: noinline nounwind
define internal void @give_up_all() #0 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  br label %3

3:                                                ; preds = %21, %0
  %4 = load i32, ptr %1, align 4
  %5 = icmp slt i32 %4, 16
  br i1 %5, label %6, label %24

6:                                                ; preds = %3
  %7 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @held)
  %8 = load i32, ptr %1, align 4
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds [16 x ptr], ptr %7, i64 0, i64 %9
  %11 = load ptr, ptr %10, align 8
  store ptr %11, ptr %2, align 8
  %12 = load ptr, ptr %2, align 8
  %13 = icmp ne ptr %12, null
  br i1 %13, label %15, label %14

14:                                               ; preds = %6
  br label %21

15:                                               ; preds = %6
  %16 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @held)
  %17 = load i32, ptr %1, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds [16 x ptr], ptr %16, i64 0, i64 %18
  store ptr null, ptr %19, align 8
  %20 = load ptr, ptr %2, align 8
  call void @__fencepost_robust_abandon(ptr noundef %20) #3
  br label %21

21:                                               ; preds = %15, %14
  %22 = load i32, ptr %1, align 4
  %23 = add nsw i32 %22, 1
  store i32 %23, ptr %1, align 4
  br label %3, !llvm.loop !7

24:                                               ; preds = %3
  ret void
}

declare void @__fencepost_robust_abandon(ptr noundef) #1

; Function Attrs: noinline nounwind
define internal void @forget(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  store i32 0, ptr %3, align 4
  br label %4

4:                                                ; preds = %21, %1
  %5 = load i32, ptr %3, align 4
  %6 = icmp slt i32 %5, 16
  br i1 %6, label %7, label %24

7:                                                ; preds = %4
  %8 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @held)
  %9 = load i32, ptr %3, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [16 x ptr], ptr %8, i64 0, i64 %10
  %12 = load ptr, ptr %11, align 8
  %13 = load ptr, ptr %2, align 8
  %14 = icmp eq ptr %12, %13
  br i1 %14, label %15, label %20

15:                                               ; preds = %7
  %16 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @held)
  %17 = load i32, ptr %3, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds [16 x ptr], ptr %16, i64 0, i64 %18
  store ptr null, ptr %19, align 8
  br label %20

20:                                               ; preds = %15, %7
  br label %21

21:                                               ; preds = %20
  %22 = load i32, ptr %3, align 4
  %23 = add nsw i32 %22, 1
  store i32 %23, ptr %3, align 4
  br label %4, !llvm.loop !8

24:                                               ; preds = %4
  ret void
}

declare i32 @__fencepost_cond_await(ptr noundef) #1



