source_filename = "calculator.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [6 x i8] c"1+2*3\00", align 1
@.str.1 = private unnamed_addr constant [8 x i8] c"(1+2)*3\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"10/3-4\00", align 1
@.str.3 = private unnamed_addr constant [10 x i8] c"-(2+3)*-4\00", align 1
@.str.4 = private unnamed_addr constant [18 x i8] c"2*(3+4)*5-6/(1+1)\00", align 1
@__const.main.all = private unnamed_addr constant [5 x ptr] [ptr @.str, ptr @.str.1, ptr @.str.2, ptr @.str.3, ptr @.str.4], align 16
@at = internal global ptr null, align 8
@.str.5 = private unnamed_addr constant [7 x i8] c"%s=%d\0A\00", align 1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [5 x ptr], align 16
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.main.all, i64 40, i1 false)
  store i32 0, ptr %3, align 4
  br label %4

4:                                                ; preds = %18, %0
  %5 = load i32, ptr %3, align 4
  %6 = icmp slt i32 %5, 5
  br i1 %6, label %7, label %21

7:                                                ; preds = %4
  %8 = load i32, ptr %3, align 4
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds [5 x ptr], ptr %2, i64 0, i64 %9
  %11 = load ptr, ptr %10, align 8
  store ptr %11, ptr @at, align 8
  %12 = load i32, ptr %3, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [5 x ptr], ptr %2, i64 0, i64 %13
  %15 = load ptr, ptr %14, align 8
  %16 = call i32 @sum()
  %17 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([7 x i8], ptr @.str.5, i64 0, i64 0), ptr noundef %15, i32 noundef %16)
  br label %18

18:                                               ; preds = %7
  %19 = load i32, ptr %3, align 4
  %20 = add nsw i32 %19, 1
  store i32 %20, ptr %3, align 4
  br label %4, !llvm.loop !6

21:                                               ; preds = %4
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare i32 @printf(ptr noundef, ...) #2

define internal i32 @sum() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca i32, align 4
  %4 = call i32 @product()
  store i32 %4, ptr %1, align 4
  br label %5

5:                                                ; preds = %33, %0
  %6 = load ptr, ptr @at, align 8
  %7 = load i8, ptr %6, align 1
  %8 = sext i8 %7 to i32
  %9 = icmp eq i32 %8, 43
  br i1 %9, label %15, label %10

10:                                               ; preds = %5
  %11 = load ptr, ptr @at, align 8
  %12 = load i8, ptr %11, align 1
  %13 = sext i8 %12 to i32
  %14 = icmp eq i32 %13, 45
  br label %15

15:                                               ; preds = %10, %5
  %16 = phi i1 [ true, %5 ], [ %14, %10 ]
  br i1 %16, label %17, label %35

17:                                               ; preds = %15
  %18 = load ptr, ptr @at, align 8
  %19 = getelementptr inbounds i8, ptr %18, i32 1
  store ptr %19, ptr @at, align 8
  %20 = load i8, ptr %18, align 1
  store i8 %20, ptr %2, align 1
  %21 = call i32 @product()
  store i32 %21, ptr %3, align 4
  %22 = load i8, ptr %2, align 1
  %23 = sext i8 %22 to i32
  %24 = icmp eq i32 %23, 43
  br i1 %24, label %25, label %29

25:                                               ; preds = %17
  %26 = load i32, ptr %1, align 4
  %27 = load i32, ptr %3, align 4
  %28 = add nsw i32 %26, %27
  br label %33

29:                                               ; preds = %17
  %30 = load i32, ptr %1, align 4
  %31 = load i32, ptr %3, align 4
  %32 = sub nsw i32 %30, %31
  br label %33

33:                                               ; preds = %29, %25
  %34 = phi i32 [ %28, %25 ], [ %32, %29 ]
  store i32 %34, ptr %1, align 4
  br label %5, !llvm.loop !8

35:                                               ; preds = %15
  %36 = load i32, ptr %1, align 4
  ret i32 %36
}

define internal i32 @product() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca i32, align 4
  %4 = call i32 @factor()
  store i32 %4, ptr %1, align 4
  br label %5

5:                                                ; preds = %33, %0
  %6 = load ptr, ptr @at, align 8
  %7 = load i8, ptr %6, align 1
  %8 = sext i8 %7 to i32
  %9 = icmp eq i32 %8, 42
  br i1 %9, label %15, label %10

10:                                               ; preds = %5
  %11 = load ptr, ptr @at, align 8
  %12 = load i8, ptr %11, align 1
  %13 = sext i8 %12 to i32
  %14 = icmp eq i32 %13, 47
  br label %15

15:                                               ; preds = %10, %5
  %16 = phi i1 [ true, %5 ], [ %14, %10 ]
  br i1 %16, label %17, label %35

17:                                               ; preds = %15
  %18 = load ptr, ptr @at, align 8
  %19 = getelementptr inbounds i8, ptr %18, i32 1
  store ptr %19, ptr @at, align 8
  %20 = load i8, ptr %18, align 1
  store i8 %20, ptr %2, align 1
  %21 = call i32 @factor()
  store i32 %21, ptr %3, align 4
  %22 = load i8, ptr %2, align 1
  %23 = sext i8 %22 to i32
  %24 = icmp eq i32 %23, 42
  br i1 %24, label %25, label %29

25:                                               ; preds = %17
  %26 = load i32, ptr %1, align 4
  %27 = load i32, ptr %3, align 4
  %28 = mul nsw i32 %26, %27
  br label %33

29:                                               ; preds = %17
  %30 = load i32, ptr %1, align 4
  %31 = load i32, ptr %3, align 4
  %32 = sdiv i32 %30, %31
  br label %33

33:                                               ; preds = %29, %25
  %34 = phi i32 [ %28, %25 ], [ %32, %29 ]
  store i32 %34, ptr %1, align 4
  br label %5, !llvm.loop !9

35:                                               ; preds = %15
  %36 = load i32, ptr %1, align 4
  ret i32 %36
}

define internal i32 @factor() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = load ptr, ptr @at, align 8
  %5 = load i8, ptr %4, align 1
  %6 = sext i8 %5 to i32
  %7 = icmp eq i32 %6, 40
  br i1 %7, label %8, label %15

8:                                                ; preds = %0
  %9 = load ptr, ptr @at, align 8
  %10 = getelementptr inbounds i8, ptr %9, i32 1
  store ptr %10, ptr @at, align 8
  %11 = call i32 @sum()
  store i32 %11, ptr %2, align 4
  %12 = load ptr, ptr @at, align 8
  %13 = getelementptr inbounds i8, ptr %12, i32 1
  store ptr %13, ptr @at, align 8
  %14 = load i32, ptr %2, align 4
  store i32 %14, ptr %1, align 4
  br label %49

15:                                               ; preds = %0
  %16 = load ptr, ptr @at, align 8
  %17 = load i8, ptr %16, align 1
  %18 = sext i8 %17 to i32
  %19 = icmp eq i32 %18, 45
  br i1 %19, label %20, label %25

20:                                               ; preds = %15
  %21 = load ptr, ptr @at, align 8
  %22 = getelementptr inbounds i8, ptr %21, i32 1
  store ptr %22, ptr @at, align 8
  %23 = call i32 @factor()
  %24 = sub nsw i32 0, %23
  store i32 %24, ptr %1, align 4
  br label %49

25:                                               ; preds = %15
  store i32 0, ptr %3, align 4
  br label %26

26:                                               ; preds = %38, %25
  %27 = call ptr @__ctype_b_loc() #4
  %28 = load ptr, ptr %27, align 8
  %29 = load ptr, ptr @at, align 8
  %30 = load i8, ptr %29, align 1
  %31 = zext i8 %30 to i32
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i16, ptr %28, i64 %32
  %34 = load i16, ptr %33, align 2
  %35 = zext i16 %34 to i32
  %36 = and i32 %35, 2048
  %37 = icmp ne i32 %36, 0
  br i1 %37, label %38, label %47

38:                                               ; preds = %26
  %39 = load i32, ptr %3, align 4
  %40 = mul nsw i32 %39, 10
  %41 = load ptr, ptr @at, align 8
  %42 = getelementptr inbounds i8, ptr %41, i32 1
  store ptr %42, ptr @at, align 8
  %43 = load i8, ptr %41, align 1
  %44 = sext i8 %43 to i32
  %45 = sub nsw i32 %44, 48
  %46 = add nsw i32 %40, %45
  store i32 %46, ptr %3, align 4
  br label %26, !llvm.loop !10

47:                                               ; preds = %26
  %48 = load i32, ptr %3, align 4
  store i32 %48, ptr %1, align 4
  br label %49

49:                                               ; preds = %47, %20, %8
  %50 = load i32, ptr %1, align 4
  ret i32 %50
}

declare ptr @__ctype_b_loc() #3


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
!10 = distinct !{!10, !7}
