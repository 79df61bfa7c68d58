source_filename = "switches.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.all = private unnamed_addr constant [9 x i32] [i32 0, i32 1, i32 2, i32 3, i32 4, i32 100, i32 -5, i32 2000000000, i32 7], align 16
@.str = private unnamed_addr constant [7 x i8] c"%s %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"long\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"cut\00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"range\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"zero\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"one\00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c"few\00", align 1
@.str.7 = private unnamed_addr constant [8 x i8] c"hundred\00", align 1
@.str.8 = private unnamed_addr constant [11 x i8] c"minus five\00", align 1
@.str.9 = private unnamed_addr constant [4 x i8] c"big\00", align 1
@.str.10 = private unnamed_addr constant [6 x i8] c"other\00", align 1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [9 x i32], align 16
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  %5 = alloca i8, align 1
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.main.all, i64 36, i1 false)
  store i32 0, ptr %3, align 4
  br label %6

6:                                                ; preds = %21, %0
  %7 = load i32, ptr %3, align 4
  %8 = icmp slt i32 %7, 9
  br i1 %8, label %9, label %24

9:                                                ; preds = %6
  %10 = load i32, ptr %3, align 4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds [9 x i32], ptr %2, i64 0, i64 %11
  %13 = load i32, ptr %12, align 4
  %14 = call ptr @name(i32 noundef %13)
  %15 = load i32, ptr %3, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds [9 x i32], ptr %2, i64 0, i64 %16
  %18 = load i32, ptr %17, align 4
  %19 = call i32 @fall(i32 noundef %18)
  %20 = call i32 (ptr, ...) @printf(ptr noundef @.str, ptr noundef %14, i32 noundef %19)
  br label %21

21:                                               ; preds = %9
  %22 = load i32, ptr %3, align 4
  %23 = add nsw i32 %22, 1
  store i32 %23, ptr %3, align 4
  br label %6, !llvm.loop !6

24:                                               ; preds = %6
  store i64 5000000000, ptr %4, align 8
  %25 = load i64, ptr %4, align 8
  switch i64 %25, label %30 [
    i64 5000000000, label %26
    i64 705032704, label %28
  ]

26:                                               ; preds = %24
  %27 = call i32 @puts(ptr noundef @.str.1)
  br label %30

28:                                               ; preds = %24
  %29 = call i32 @puts(ptr noundef @.str.2)
  br label %30

30:                                               ; preds = %28, %24, %26
  store i8 120, ptr %5, align 1
  %31 = load i8, ptr %5, align 1
  %32 = sext i8 %31 to i32
  switch i32 %32, label %35 [
    i32 119, label %33
    i32 120, label %33
    i32 121, label %33
    i32 122, label %33
  ]

33:                                               ; preds = %30, %30, %30, %30
  %34 = call i32 @puts(ptr noundef @.str.3)
  br label %35

35:                                               ; preds = %33, %30
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare i32 @printf(ptr noundef, ...) #2

define internal ptr @name(i32 noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %4 = load i32, ptr %3, align 4
  switch i32 %4, label %11 [
    i32 0, label %5
    i32 1, label %6
    i32 2, label %7
    i32 3, label %7
    i32 100, label %8
    i32 -5, label %9
    i32 2000000000, label %10
  ]

5:                                                ; preds = %1
  store ptr @.str.4, ptr %2, align 8
  br label %12

6:                                                ; preds = %1
  store ptr @.str.5, ptr %2, align 8
  br label %12

7:                                                ; preds = %1, %1
  store ptr @.str.6, ptr %2, align 8
  br label %12

8:                                                ; preds = %1
  store ptr @.str.7, ptr %2, align 8
  br label %12

9:                                                ; preds = %1
  store ptr @.str.8, ptr %2, align 8
  br label %12

10:                                               ; preds = %1
  store ptr @.str.9, ptr %2, align 8
  br label %12

11:                                               ; preds = %1
  store ptr @.str.10, ptr %2, align 8
  br label %12

12:                                               ; preds = %11, %10, %9, %8, %7, %6, %5
  %13 = load ptr, ptr %2, align 8
  ret ptr %13
}

define internal i32 @fall(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  store i32 0, ptr %3, align 4
  %4 = load i32, ptr %2, align 4
  switch i32 %4, label %15 [
    i32 4, label %5
    i32 3, label %8
    i32 2, label %11
    i32 1, label %14
  ]

5:                                                ; preds = %1
  %6 = load i32, ptr %3, align 4
  %7 = add nsw i32 %6, 1
  store i32 %7, ptr %3, align 4
  br label %8

8:                                                ; preds = %1, %5
  %9 = load i32, ptr %3, align 4
  %10 = add nsw i32 %9, 1
  store i32 %10, ptr %3, align 4
  br label %11

11:                                               ; preds = %1, %8
  %12 = load i32, ptr %3, align 4
  %13 = add nsw i32 %12, 1
  store i32 %13, ptr %3, align 4
  br label %15

14:                                               ; preds = %1
  store i32 100, ptr %3, align 4
  br label %15

15:                                               ; preds = %14, %1, %11
  %16 = load i32, ptr %3, align 4
  ret i32 %16
}

declare i32 @puts(ptr noundef) #2


!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
