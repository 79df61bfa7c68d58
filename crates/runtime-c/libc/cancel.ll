target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.attributes = type { i32 }

@requests = internal global [16 x i32] zeroinitializer, align 16
@disabled = internal thread_local global i32 0, align 4
@type = internal thread_local global i32 0, align 4

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_cancel(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr %2, align 8
  %4 = call i32 @__fencepost_cancel(ptr noundef @requests, i64 noundef %3) #3
  ret i32 %4
}

declare i32 @__fencepost_cancel(ptr noundef, i64 noundef) #1

; Function Attrs: noinline nounwind
define dso_local void @pthread_testcancel() #0 {
  call void @test() #3
  ret void
}

; Function Attrs: noinline nounwind
define internal void @test() #0 {
  %1 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @disabled)
  %2 = load i32, ptr %1, align 4
  %3 = icmp ne i32 %2, 0
  br i1 %3, label %8, label %4

4:                                                ; preds = %0
  %5 = call i32 @__fencepost_is_cancelled(ptr noundef @requests) #3
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %4
  call void @end_now() #3
  br label %8

8:                                                ; preds = %7, %4, %0
  ret void
}

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
  %16 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @disabled)
  %17 = load i32, ptr %16, align 4
  %18 = load ptr, ptr %5, align 8
  store i32 %17, ptr %18, align 4
  br label %19

19:                                               ; preds = %15, %12
  %20 = load i32, ptr %4, align 4
  %21 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @disabled)
  store i32 %20, ptr %21, align 4
  store i32 0, ptr %3, align 4
  br label %22

22:                                               ; preds = %19, %11
  %23 = load i32, ptr %3, align 4
  ret i32 %23
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #2

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
  br label %26

12:                                               ; preds = %8, %2
  %13 = load i32, ptr %4, align 4
  %14 = icmp eq i32 %13, 1
  br i1 %14, label %15, label %16

15:                                               ; preds = %12
  call void @__fencepost_asynchronous_cancellation() #3
  br label %16

16:                                               ; preds = %15, %12
  %17 = load ptr, ptr %5, align 8
  %18 = icmp ne ptr %17, null
  br i1 %18, label %19, label %23

19:                                               ; preds = %16
  %20 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @type)
  %21 = load i32, ptr %20, align 4
  %22 = load ptr, ptr %5, align 8
  store i32 %21, ptr %22, align 4
  br label %23

23:                                               ; preds = %19, %16
  %24 = load i32, ptr %4, align 4
  %25 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @type)
  store i32 %24, ptr %25, align 4
  store i32 0, ptr %3, align 4
  br label %26

26:                                               ; preds = %23, %11
  %27 = load i32, ptr %3, align 4
  ret i32 %27
}

declare void @__fencepost_asynchronous_cancellation() #1

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_create(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %9 = load ptr, ptr %5, align 8
  %10 = load ptr, ptr %6, align 8
  %11 = load ptr, ptr %7, align 8
  %12 = load ptr, ptr %8, align 8
  %13 = call i32 @create(ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) #3
  ret i32 %13
}

; Function Attrs: noinline nounwind
define internal i32 @create(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
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
  %16 = load i32, ptr %15, align 4
  %17 = icmp ne i32 %16, 0
  br label %18

18:                                               ; preds = %13, %4
  %19 = phi i1 [ false, %4 ], [ %17, %13 ]
  %20 = zext i1 %19 to i32
  store i32 %20, ptr %9, align 4
  %21 = load ptr, ptr %5, align 8
  %22 = load ptr, ptr %7, align 8
  %23 = load ptr, ptr %8, align 8
  %24 = call i32 @__fencepost_create_uncancelled(ptr noundef %21, ptr noundef %22, ptr noundef %23, ptr noundef @requests) #3
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

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_join(i64 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca ptr, align 8
  store i64 %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load i64, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = call i32 @join(i64 noundef %5, ptr noundef %6) #3
  ret i32 %7
}

; Function Attrs: noinline nounwind
define internal i32 @join(i64 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca ptr, align 8
  store i64 %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @disabled)
  %6 = load i32, ptr %5, align 4
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %15, label %8

8:                                                ; preds = %2
  call void @test() #3
  %9 = load i64, ptr %3, align 8
  %10 = call i32 @__fencepost_join_or_cancel(i64 noundef %9, ptr noundef @requests) #3
  %11 = call i32 @takes_request(i32 noundef %10) #3
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %14

13:                                               ; preds = %8
  call void @end_now() #3
  br label %14

14:                                               ; preds = %13, %8
  br label %15

15:                                               ; preds = %14, %2
  %16 = load i64, ptr %3, align 8
  %17 = load ptr, ptr %4, align 8
  %18 = call i32 @__fencepost_join(i64 noundef %16, ptr noundef %17) #3
  ret i32 %18
}

; Function Attrs: noinline nounwind
define dso_local i32 @pthread_cond_wait(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = call i32 @cond_wait(ptr noundef %5, ptr noundef %6) #3
  ret i32 %7
}

; Function Attrs: noinline nounwind
define internal i32 @cond_wait(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = call i32 @__fencepost_spurious() #3
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %2
  %10 = call i32 @__fencepost_choose(i32 noundef 2) #3
  %11 = icmp ne i32 %10, 0
  br label %12

12:                                               ; preds = %9, %2
  %13 = phi i1 [ false, %2 ], [ %11, %9 ]
  %14 = zext i1 %13 to i32
  store i32 %14, ptr %5, align 4
  %15 = load ptr, ptr %3, align 8
  %16 = load ptr, ptr %4, align 8
  %17 = load i32, ptr %5, align 4
  %18 = call i32 @await_cond(ptr noundef %15, ptr noundef %16, i32 noundef %17) #3
  store i32 %18, ptr %6, align 4
  %19 = load i32, ptr %5, align 4
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %22

21:                                               ; preds = %12
  br label %24

22:                                               ; preds = %12
  %23 = load i32, ptr %6, align 4
  br label %24

24:                                               ; preds = %22, %21
  %25 = phi i32 [ 0, %21 ], [ %23, %22 ]
  ret i32 %25
}

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
  %9 = call i32 @await_cond(ptr noundef %7, ptr noundef %8, i32 noundef 1) #3
  ret i32 %9
}

; Function Attrs: noinline nounwind
define internal i32 @await_cond(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  %10 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @disabled)
  %11 = load i32, ptr %10, align 4
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %29

13:                                               ; preds = %3
  %14 = load ptr, ptr %5, align 8
  %15 = load ptr, ptr %6, align 8
  %16 = call i32 @__fencepost_cond_begin(ptr noundef %14, ptr noundef %15) #3
  %17 = load i32, ptr %7, align 4
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %23, label %19

19:                                               ; preds = %13
  %20 = load ptr, ptr %5, align 8
  %21 = load ptr, ptr %6, align 8
  %22 = call i32 @__fencepost_cond_block(ptr noundef %20, ptr noundef %21) #3
  store i32 %22, ptr %4, align 4
  br label %53

23:                                               ; preds = %13
  %24 = load ptr, ptr %5, align 8
  %25 = call i32 @__fencepost_cond_await(ptr noundef %24) #3
  store i32 %25, ptr %8, align 4
  %26 = load ptr, ptr %6, align 8
  %27 = call i32 @__fencepost_mutex_lock(ptr noundef %26) #3
  %28 = load i32, ptr %8, align 4
  store i32 %28, ptr %4, align 4
  br label %53

29:                                               ; preds = %3
  call void @test() #3
  %30 = load ptr, ptr %5, align 8
  %31 = load ptr, ptr %6, align 8
  %32 = call i32 @__fencepost_cond_begin(ptr noundef %30, ptr noundef %31) #3
  %33 = load ptr, ptr %5, align 8
  %34 = load i32, ptr %7, align 4
  %35 = call i32 @__fencepost_cond_or_cancel(ptr noundef %33, ptr noundef @requests, i32 noundef %34) #3
  store i32 %35, ptr %9, align 4
  %36 = load ptr, ptr %6, align 8
  %37 = call i32 @__fencepost_mutex_lock(ptr noundef %36) #3
  %38 = load i32, ptr %9, align 4
  %39 = icmp eq i32 %38, 110
  br i1 %39, label %40, label %41

40:                                               ; preds = %29
  store i32 110, ptr %4, align 4
  br label %53

41:                                               ; preds = %29
  %42 = load i32, ptr %9, align 4
  %43 = call i32 @takes_request(i32 noundef %42) #3
  %44 = icmp ne i32 %43, 0
  br i1 %44, label %45, label %52

45:                                               ; preds = %41
  %46 = load i32, ptr %9, align 4
  %47 = icmp eq i32 %46, 2
  br i1 %47, label %48, label %51

48:                                               ; preds = %45
  %49 = load ptr, ptr %5, align 8
  %50 = call i32 @__fencepost_cond_signal(ptr noundef %49) #3
  br label %51

51:                                               ; preds = %48, %45
  call void @end_now() #3
  br label %52

52:                                               ; preds = %51, %41
  store i32 0, ptr %4, align 4
  br label %53

53:                                               ; preds = %52, %40, %23, %19
  %54 = load i32, ptr %4, align 4
  ret i32 %54
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
  %11 = call i32 @await_cond(ptr noundef %9, ptr noundef %10, i32 noundef 1) #3
  ret i32 %11
}

; Function Attrs: noinline nounwind
define dso_local i32 @sem_wait(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 @sem_await(ptr noundef %3, i32 noundef 0) #3
  ret i32 %4
}

; Function Attrs: noinline nounwind
define internal i32 @sem_await(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %7 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @disabled)
  %8 = load i32, ptr %7, align 4
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %21

10:                                               ; preds = %2
  %11 = load i32, ptr %5, align 4
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %16

13:                                               ; preds = %10
  %14 = load ptr, ptr %4, align 8
  %15 = call i32 @__fencepost_sem_timedwait(ptr noundef %14) #3
  br label %19

16:                                               ; preds = %10
  %17 = load ptr, ptr %4, align 8
  %18 = call i32 @__fencepost_sem_wait(ptr noundef %17) #3
  br label %19

19:                                               ; preds = %16, %13
  %20 = phi i32 [ %15, %13 ], [ %18, %16 ]
  store i32 %20, ptr %3, align 4
  br label %44

21:                                               ; preds = %2
  call void @test() #3
  br label %22

22:                                               ; preds = %43, %21
  %23 = load ptr, ptr %4, align 8
  %24 = load i32, ptr %5, align 4
  %25 = call i32 @__fencepost_sem_or_cancel(ptr noundef %23, ptr noundef @requests, i32 noundef %24) #3
  store i32 %25, ptr %6, align 4
  %26 = load i32, ptr %6, align 4
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %31, label %28

28:                                               ; preds = %22
  %29 = load i32, ptr %6, align 4
  %30 = icmp eq i32 %29, 110
  br i1 %30, label %31, label %33

31:                                               ; preds = %28, %22
  %32 = load i32, ptr %6, align 4
  store i32 %32, ptr %3, align 4
  br label %44

33:                                               ; preds = %28
  %34 = load i32, ptr %6, align 4
  %35 = call i32 @takes_request(i32 noundef %34) #3
  %36 = icmp ne i32 %35, 0
  br i1 %36, label %37, label %38

37:                                               ; preds = %33
  call void @end_now() #3
  br label %38

38:                                               ; preds = %37, %33
  %39 = load ptr, ptr %4, align 8
  %40 = call i32 @__fencepost_sem_trywait(ptr noundef %39) #3
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %43

42:                                               ; preds = %38
  store i32 0, ptr %3, align 4
  br label %44

43:                                               ; preds = %38
  br label %22

44:                                               ; preds = %42, %31, %19
  %45 = load i32, ptr %3, align 4
  ret i32 %45
}

; Function Attrs: noinline nounwind
define dso_local i32 @sem_timedwait(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = call i32 @sem_timed(ptr noundef %5) #3
  ret i32 %6
}

; Function Attrs: noinline nounwind
define internal i32 @sem_timed(ptr noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  %4 = load ptr, ptr %3, align 8
  %5 = call i32 @sem_await(ptr noundef %4, i32 noundef 1) #3
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %1
  store i32 0, ptr %2, align 4
  br label %10

8:                                                ; preds = %1
  %9 = call ptr @__errno_location() #3
  store i32 110, ptr %9, align 4
  store i32 -1, ptr %2, align 4
  br label %10

10:                                               ; preds = %8, %7
  %11 = load i32, ptr %2, align 4
  ret i32 %11
}

; Function Attrs: noinline nounwind
define dso_local i32 @sem_clockwait(ptr noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = call i32 @sem_timed(ptr noundef %7) #3
  ret i32 %8
}

; Function Attrs: noinline nounwind
define dso_local i32 @sleep(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = call i32 @rest() #3
  ret i32 %3
}

; Function Attrs: noinline nounwind
define internal i32 @rest() #0 {
  call void @test() #3
  call void @__fencepost_yield() #3
  call void @test() #3
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @usleep(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = call i32 @rest() #3
  ret i32 %3
}

; Function Attrs: noinline nounwind
define dso_local i32 @nanosleep(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = call i32 @rest() #3
  ret i32 %5
}

; Function Attrs: noinline nounwind
define dso_local i32 @clock_nanosleep(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  store i32 %0, ptr %5, align 4
  store i32 %1, ptr %6, align 4
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %9 = call i32 @rest() #3
  ret i32 %9
}

; Function Attrs: noinline nounwind
define dso_local i32 @thrd_sleep(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = call i32 @rest() #3
  ret i32 %5
}

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
  %10 = call i32 @create(ptr noundef %7, ptr noundef null, ptr noundef %8, ptr noundef %9) #3
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
  %8 = call i32 @join(i64 noundef %7, ptr noundef %6) #3
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
define dso_local i32 @cnd_wait(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = call i32 @cond_wait(ptr noundef %5, ptr noundef %6) #3
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
  %9 = call i32 @await_cond(ptr noundef %7, ptr noundef %8, i32 noundef 1) #3
  %10 = icmp ne i32 %9, 0
  %11 = zext i1 %10 to i64
  %12 = select i1 %10, i32 4, i32 0
  ret i32 %12
}

declare i32 @__fencepost_is_cancelled(ptr noundef) #1

; Function Attrs: noinline nounwind
define internal void @end_now() #0 {
  %1 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @disabled)
  store i32 1, ptr %1, align 4
  call void @pthread_exit(ptr noundef inttoptr (i64 -1 to ptr)) #3
  ret void
}

declare void @pthread_exit(ptr noundef) #1

declare i32 @__fencepost_create_uncancelled(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

declare i32 @__fencepost_detach(i64 noundef) #1

; Function Attrs: noinline nounwind
define internal i32 @takes_request(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 1
  br i1 %4, label %13, label %5

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4
  %7 = icmp eq i32 %6, 2
  br i1 %7, label %8, label %11

8:                                                ; preds = %5
  %9 = call i32 @__fencepost_choose(i32 noundef 2) #3
  %10 = icmp ne i32 %9, 0
  br label %11

11:                                               ; preds = %8, %5
  %12 = phi i1 [ false, %5 ], [ %10, %8 ]
  br label %13

13:                                               ; preds = %11, %1
  %14 = phi i1 [ true, %1 ], [ %12, %11 ]
  %15 = zext i1 %14 to i32
  ret i32 %15
}

declare i32 @__fencepost_join_or_cancel(i64 noundef, ptr noundef) #1

declare i32 @__fencepost_join(i64 noundef, ptr noundef) #1

declare i32 @__fencepost_choose(i32 noundef) #1

declare i32 @__fencepost_spurious() #1

declare i32 @__fencepost_cond_begin(ptr noundef, ptr noundef) #1

declare i32 @__fencepost_cond_block(ptr noundef, ptr noundef) #1

declare i32 @__fencepost_cond_await(ptr noundef) #1

declare i32 @__fencepost_mutex_lock(ptr noundef) #1

declare i32 @__fencepost_cond_or_cancel(ptr noundef, ptr noundef, i32 noundef) #1

declare i32 @__fencepost_cond_signal(ptr noundef) #1

declare i32 @__fencepost_sem_timedwait(ptr noundef) #1

declare i32 @__fencepost_sem_wait(ptr noundef) #1

declare i32 @__fencepost_sem_or_cancel(ptr noundef, ptr noundef, i32 noundef) #1

declare i32 @__fencepost_sem_trywait(ptr noundef) #1

declare ptr @__errno_location() #1

declare void @__fencepost_yield() #1



