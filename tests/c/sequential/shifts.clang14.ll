source_filename = "shifts.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [15 x i8] c"%x %d %lx %ld\0A\00", align 1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  store i32 0, ptr %2, align 4
  br label %7

7:                                                ; preds = %32, %0
  %8 = load i32, ptr %2, align 4
  %9 = icmp slt i32 %8, 32
  br i1 %9, label %10, label %35

10:                                               ; preds = %7
  store i32 -2147483647, ptr %3, align 4
  store i32 -1000000, ptr %4, align 4
  store i64 -9223372036854775807, ptr %5, align 8
  store i64 -123456789012345, ptr %6, align 8
  %11 = load i32, ptr %3, align 4
  %12 = load i32, ptr %2, align 4
  %13 = lshr i32 %11, %12
  %14 = load i32, ptr %3, align 4
  %15 = load i32, ptr %2, align 4
  %16 = sub nsw i32 31, %15
  %17 = shl i32 %14, %16
  %18 = or i32 %13, %17
  %19 = load i32, ptr %4, align 4
  %20 = load i32, ptr %2, align 4
  %21 = ashr i32 %19, %20
  %22 = load i64, ptr %5, align 8
  %23 = load i32, ptr %2, align 4
  %24 = add nsw i32 %23, 20
  %25 = zext i32 %24 to i64
  %26 = lshr i64 %22, %25
  %27 = load i64, ptr %6, align 8
  %28 = load i32, ptr %2, align 4
  %29 = zext i32 %28 to i64
  %30 = ashr i64 %27, %29
  %31 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([15 x i8], ptr @.str, i64 0, i64 0), i32 noundef %18, i32 noundef %21, i64 noundef %26, i64 noundef %30)
  br label %32

32:                                               ; preds = %10
  %33 = load i32, ptr %2, align 4
  %34 = add nsw i32 %33, 5
  store i32 %34, ptr %2, align 4
  br label %7, !llvm.loop !6

35:                                               ; preds = %7
  ret i32 0
}

declare i32 @printf(ptr noundef, ...) #1


!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
