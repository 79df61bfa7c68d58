source_filename = "gcd_lcm.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [9 x i8] c"%lu %lu\0A\00", align 1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  store i64 1, ptr %2, align 8
  store i64 2, ptr %3, align 8
  br label %4

4:                                                ; preds = %15, %0
  %5 = load i64, ptr %3, align 8
  %6 = icmp ule i64 %5, 20
  br i1 %6, label %7, label %18

7:                                                ; preds = %4
  %8 = load i64, ptr %2, align 8
  %9 = load i64, ptr %2, align 8
  %10 = load i64, ptr %3, align 8
  %11 = call i64 @gcd(i64 noundef %9, i64 noundef %10)
  %12 = udiv i64 %8, %11
  %13 = load i64, ptr %3, align 8
  %14 = mul i64 %12, %13
  store i64 %14, ptr %2, align 8
  br label %15

15:                                               ; preds = %7
  %16 = load i64, ptr %3, align 8
  %17 = add i64 %16, 1
  store i64 %17, ptr %3, align 8
  br label %4, !llvm.loop !6

18:                                               ; preds = %4
  %19 = load i64, ptr %2, align 8
  %20 = call i64 @power(i64 noundef 3, i32 noundef 200, i64 noundef 1000007)
  %21 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([9 x i8], ptr @.str, i64 0, i64 0), i64 noundef %19, i64 noundef %20)
  ret i32 0
}

define internal i64 @gcd(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  br label %6

6:                                                ; preds = %9, %2
  %7 = load i64, ptr %4, align 8
  %8 = icmp ne i64 %7, 0
  br i1 %8, label %9, label %15

9:                                                ; preds = %6
  %10 = load i64, ptr %3, align 8
  %11 = load i64, ptr %4, align 8
  %12 = urem i64 %10, %11
  store i64 %12, ptr %5, align 8
  %13 = load i64, ptr %4, align 8
  store i64 %13, ptr %3, align 8
  %14 = load i64, ptr %5, align 8
  store i64 %14, ptr %4, align 8
  br label %6, !llvm.loop !8

15:                                               ; preds = %6
  %16 = load i64, ptr %3, align 8
  ret i64 %16
}

declare i32 @printf(ptr noundef, ...) #1

define internal i64 @power(i64 noundef %0, i32 noundef %1, i64 noundef %2) #0 {
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  store i64 %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i64 %2, ptr %6, align 8
  store i64 1, ptr %7, align 8
  br label %8

8:                                                ; preds = %27, %3
  %9 = load i32, ptr %5, align 4
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %30

11:                                               ; preds = %8
  %12 = load i32, ptr %5, align 4
  %13 = and i32 %12, 1
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %21

15:                                               ; preds = %11
  %16 = load i64, ptr %7, align 8
  %17 = load i64, ptr %4, align 8
  %18 = mul i64 %16, %17
  %19 = load i64, ptr %6, align 8
  %20 = urem i64 %18, %19
  store i64 %20, ptr %7, align 8
  br label %21

21:                                               ; preds = %15, %11
  %22 = load i64, ptr %4, align 8
  %23 = load i64, ptr %4, align 8
  %24 = mul i64 %22, %23
  %25 = load i64, ptr %6, align 8
  %26 = urem i64 %24, %25
  store i64 %26, ptr %4, align 8
  br label %27

27:                                               ; preds = %21
  %28 = load i32, ptr %5, align 4
  %29 = lshr i32 %28, 1
  store i32 %29, ptr %5, align 4
  br label %8, !llvm.loop !9

30:                                               ; preds = %8
  %31 = load i64, ptr %7, align 8
  ret i64 %31
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
!9 = distinct !{!9, !7}
