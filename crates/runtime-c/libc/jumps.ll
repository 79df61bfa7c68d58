target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.call = type { i32, i32, i64 }
%struct.buffer = type { ptr, i32, i32, i64 }

@fencepost_signals = external thread_local global [2 x i64], align 16
@fencepost_jumping = dso_local thread_local global ptr null, align 8
@.str = private unnamed_addr constant [42 x i8] c"longjmp leads to a call of another thread\00", align 1
@.str.1 = private unnamed_addr constant [57 x i8] c"a jump that lets signals through which have been blocked\00", align 1

; Function Attrs: noinline nounwind
define dso_local void @fencepost_mark_place(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load ptr, ptr %6, align 8
  %10 = getelementptr inbounds %struct.call, ptr %9, i32 0, i32 0
  store i32 0, ptr %10, align 8
  %11 = call i64 @__fencepost_self() #3
  %12 = load ptr, ptr %6, align 8
  %13 = getelementptr inbounds %struct.call, ptr %12, i32 0, i32 2
  store i64 %11, ptr %13, align 8
  %14 = load ptr, ptr %6, align 8
  %15 = load ptr, ptr %5, align 8
  %16 = getelementptr inbounds %struct.buffer, ptr %15, i32 0, i32 0
  store ptr %14, ptr %16, align 8
  %17 = load i32, ptr %7, align 4
  %18 = load ptr, ptr %5, align 8
  %19 = getelementptr inbounds %struct.buffer, ptr %18, i32 0, i32 1
  store i32 %17, ptr %19, align 8
  %20 = load i32, ptr %8, align 4
  %21 = load ptr, ptr %5, align 8
  %22 = getelementptr inbounds %struct.buffer, ptr %21, i32 0, i32 2
  store i32 %20, ptr %22, align 4
  %23 = load i32, ptr %8, align 4
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %25, label %31

25:                                               ; preds = %4
  %26 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @fencepost_signals)
  %27 = getelementptr inbounds [2 x i64], ptr %26, i64 0, i64 0
  %28 = load i64, ptr %27, align 16
  %29 = load ptr, ptr %5, align 8
  %30 = getelementptr inbounds %struct.buffer, ptr %29, i32 0, i32 3
  store i64 %28, ptr %30, align 8
  br label %31

31:                                               ; preds = %25, %4
  ret void
}

declare i64 @__fencepost_self() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #2

; Function Attrs: noinline nounwind
define dso_local i32 @fencepost_place() #0 {
  %1 = alloca i32, align 4
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @fencepost_jumping)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.call, ptr %3, i32 0, i32 1
  %5 = load i32, ptr %4, align 4
  store i32 %5, ptr %1, align 4
  %6 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @fencepost_jumping)
  store ptr null, ptr %6, align 8
  %7 = load i32, ptr %1, align 4
  ret i32 %7
}

; Function Attrs: noinline nounwind
define dso_local void @longjmp(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  call void @jump(ptr noundef %5, i32 noundef %6) #3
  ret void
}

; Function Attrs: noinline nounwind
define internal void @jump(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds %struct.buffer, ptr %6, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  store ptr %8, ptr %5, align 8
  %9 = load ptr, ptr %5, align 8
  %10 = getelementptr inbounds %struct.call, ptr %9, i32 0, i32 2
  %11 = load i64, ptr %10, align 8
  %12 = call i64 @__fencepost_self() #3
  %13 = icmp ne i64 %11, %12
  br i1 %13, label %14, label %15

14:                                               ; preds = %2
  call void @__fencepost_assert_fail(ptr noundef @.str) #3
  br label %15

15:                                               ; preds = %14, %2
  %16 = load ptr, ptr %3, align 8
  %17 = getelementptr inbounds %struct.buffer, ptr %16, i32 0, i32 1
  %18 = load i32, ptr %17, align 8
  %19 = load ptr, ptr %5, align 8
  %20 = getelementptr inbounds %struct.call, ptr %19, i32 0, i32 1
  store i32 %18, ptr %20, align 4
  %21 = load i32, ptr %4, align 4
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %23, label %25

23:                                               ; preds = %15
  %24 = load i32, ptr %4, align 4
  br label %26

25:                                               ; preds = %15
  br label %26

26:                                               ; preds = %25, %23
  %27 = phi i32 [ %24, %23 ], [ 1, %25 ]
  %28 = load ptr, ptr %5, align 8
  %29 = getelementptr inbounds %struct.call, ptr %28, i32 0, i32 0
  store i32 %27, ptr %29, align 8
  %30 = load ptr, ptr %3, align 8
  %31 = getelementptr inbounds %struct.buffer, ptr %30, i32 0, i32 2
  %32 = load i32, ptr %31, align 4
  %33 = icmp ne i32 %32, 0
  br i1 %33, label %34, label %51

34:                                               ; preds = %26
  %35 = load ptr, ptr %3, align 8
  %36 = getelementptr inbounds %struct.buffer, ptr %35, i32 0, i32 3
  %37 = load i64, ptr %36, align 8
  %38 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @fencepost_signals)
  %39 = getelementptr inbounds [2 x i64], ptr %38, i64 0, i64 0
  store i64 %37, ptr %39, align 16
  %40 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @fencepost_signals)
  %41 = getelementptr inbounds [2 x i64], ptr %40, i64 0, i64 1
  %42 = load i64, ptr %41, align 8
  %43 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @fencepost_signals)
  %44 = getelementptr inbounds [2 x i64], ptr %43, i64 0, i64 0
  %45 = load i64, ptr %44, align 16
  %46 = xor i64 %45, -1
  %47 = and i64 %42, %46
  %48 = icmp ne i64 %47, 0
  br i1 %48, label %49, label %50

49:                                               ; preds = %34
  call void @__fencepost_not_modelled(ptr noundef @.str.1) #3
  br label %50

50:                                               ; preds = %49, %34
  br label %51

51:                                               ; preds = %50, %26
  %52 = load ptr, ptr %5, align 8
  %53 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @fencepost_jumping)
  store ptr %52, ptr %53, align 8
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_longjmp(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  call void @jump(ptr noundef %5, i32 noundef %6) #3
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @siglongjmp(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  call void @jump(ptr noundef %5, i32 noundef %6) #3
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__longjmp_chk(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  call void @jump(ptr noundef %5, i32 noundef %6) #3
  ret void
}

declare void @__fencepost_assert_fail(ptr noundef) #1

declare void @__fencepost_not_modelled(ptr noundef) #1



