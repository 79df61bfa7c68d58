source_filename = "function_pointers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.shape = type { ptr, ptr }

@.str = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@ops = internal global [2 x ptr] [ptr @add, ptr @mul], align 16
@.str.1 = private unnamed_addr constant [7 x i8] c"square\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"circle\00", align 1
@__const.main.shapes = private unnamed_addr constant [2 x %struct.shape] [%struct.shape { ptr @.str.1, ptr @square }, %struct.shape { ptr @.str.2, ptr @circle }], align 16
@.str.3 = private unnamed_addr constant [9 x i8] c"%s %.1f\0A\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"said\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca [2 x %struct.shape], align 16
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  store i32 0, ptr %2, align 4
  br label %6

6:                                                ; preds = %24, %0
  %7 = load i32, ptr %2, align 4
  %8 = icmp slt i32 %7, 2
  br i1 %8, label %9, label %27

9:                                                ; preds = %6
  %10 = load i32, ptr %2, align 4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds [2 x ptr], ptr @ops, i64 0, i64 %11
  %13 = load ptr, ptr %12, align 8
  %14 = call i32 %13(i32 noundef 3, i32 noundef 4)
  %15 = load i32, ptr %2, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds [2 x ptr], ptr @ops, i64 0, i64 %16
  %18 = load ptr, ptr %17, align 8
  %19 = call i32 @apply(ptr noundef %18, i32 noundef 5, i32 noundef 6)
  %20 = load i32, ptr %2, align 4
  %21 = call ptr @pick(i32 noundef %20)
  %22 = call i32 %21(i32 noundef 7, i32 noundef 8)
  %23 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([10 x i8], ptr @.str, i64 0, i64 0), i32 noundef %14, i32 noundef %19, i32 noundef %22)
  br label %24

24:                                               ; preds = %9
  %25 = load i32, ptr %2, align 4
  %26 = add nsw i32 %25, 1
  store i32 %26, ptr %2, align 4
  br label %6, !llvm.loop !6

27:                                               ; preds = %6
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %3, ptr align 16 @__const.main.shapes, i64 32, i1 false)
  store i32 0, ptr %4, align 4
  br label %28

28:                                               ; preds = %44, %27
  %29 = load i32, ptr %4, align 4
  %30 = icmp slt i32 %29, 2
  br i1 %30, label %31, label %47

31:                                               ; preds = %28
  %32 = load i32, ptr %4, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [2 x %struct.shape], ptr %3, i64 0, i64 %33
  %35 = getelementptr inbounds %struct.shape, ptr %34, i32 0, i32 0
  %36 = load ptr, ptr %35, align 16
  %37 = load i32, ptr %4, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [2 x %struct.shape], ptr %3, i64 0, i64 %38
  %40 = getelementptr inbounds %struct.shape, ptr %39, i32 0, i32 1
  %41 = load ptr, ptr %40, align 8
  %42 = call double %41(double noundef 2.000000e+00)
  %43 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([9 x i8], ptr @.str.3, i64 0, i64 0), ptr noundef %36, double noundef %42)
  br label %44

44:                                               ; preds = %31
  %45 = load i32, ptr %4, align 4
  %46 = add nsw i32 %45, 1
  store i32 %46, ptr %4, align 4
  br label %28, !llvm.loop !8

47:                                               ; preds = %28
  store ptr @puts, ptr %5, align 8
  %48 = load ptr, ptr %5, align 8
  %49 = call i32 %48(ptr noundef getelementptr inbounds ([5 x i8], ptr @.str.4, i64 0, i64 0))
  %50 = load ptr, ptr getelementptr inbounds ([2 x ptr], ptr @ops, i64 0, i64 0), align 16
  %51 = icmp eq ptr %50, @add
  br i1 %51, label %52, label %55

52:                                               ; preds = %47
  %53 = load ptr, ptr getelementptr inbounds ([2 x ptr], ptr @ops, i64 0, i64 1), align 8
  %54 = icmp ne ptr %53, @add
  br label %55

55:                                               ; preds = %52, %47
  %56 = phi i1 [ false, %47 ], [ %54, %52 ]
  %57 = zext i1 %56 to i32
  %58 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([4 x i8], ptr @.str.5, i64 0, i64 0), i32 noundef %57)
  %59 = call i32 @abs(i32 noundef -4) #4
  ret i32 %59
}

declare i32 @printf(ptr noundef, ...) #1

define internal i32 @apply(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load i32, ptr %5, align 4
  %9 = load i32, ptr %6, align 4
  %10 = call i32 %7(i32 noundef %8, i32 noundef %9)
  ret i32 %10
}

define internal ptr @pick(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp ne i32 %3, 0
  %5 = zext i1 %4 to i64
  %6 = select i1 %4, ptr @mul, ptr @add
  ret ptr %6
}

define internal double @square(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = load double, ptr %2, align 8
  %5 = fmul double %3, %4
  ret double %5
}

define internal double @circle(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = fmul double 3.000000e+00, %3
  %5 = load double, ptr %2, align 8
  %6 = fmul double %4, %5
  ret double %6
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

declare i32 @puts(ptr noundef) #1

define internal i32 @add(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = add nsw i32 %5, %6
  ret i32 %7
}

declare i32 @abs(i32 noundef) #3

define internal i32 @mul(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = mul nsw i32 %5, %6
  ret i32 %7
}


!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
