source_filename = "checksum.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [10 x i8] c"123456789\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"%08x %016lx\0A\00", align 1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  store ptr getelementptr inbounds ([10 x i8], ptr @.str, i64 0, i64 0), ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = call i64 @strlen(ptr noundef %4) #3
  %6 = call i32 @crc(ptr noundef %3, i64 noundef %5)
  %7 = load ptr, ptr %2, align 8
  %8 = call i64 @fnv(ptr noundef %7)
  %9 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([13 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef %6, i64 noundef %8)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...) #1

define internal i32 @crc(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %8 = load ptr, ptr %3, align 8
  store ptr %8, ptr %5, align 8
  store i32 -1, ptr %6, align 4
  br label %9

9:                                                ; preds = %39, %2
  %10 = load i64, ptr %4, align 8
  %11 = add i64 %10, -1
  store i64 %11, ptr %4, align 8
  %12 = icmp ne i64 %10, 0
  br i1 %12, label %13, label %40

13:                                               ; preds = %9
  %14 = load ptr, ptr %5, align 8
  %15 = getelementptr inbounds i8, ptr %14, i32 1
  store ptr %15, ptr %5, align 8
  %16 = load i8, ptr %14, align 1
  %17 = zext i8 %16 to i32
  %18 = load i32, ptr %6, align 4
  %19 = xor i32 %18, %17
  store i32 %19, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %20

20:                                               ; preds = %36, %13
  %21 = load i32, ptr %7, align 4
  %22 = icmp slt i32 %21, 8
  br i1 %22, label %23, label %39

23:                                               ; preds = %20
  %24 = load i32, ptr %6, align 4
  %25 = and i32 %24, 1
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %27, label %31

27:                                               ; preds = %23
  %28 = load i32, ptr %6, align 4
  %29 = lshr i32 %28, 1
  %30 = xor i32 %29, -306674912
  br label %34

31:                                               ; preds = %23
  %32 = load i32, ptr %6, align 4
  %33 = lshr i32 %32, 1
  br label %34

34:                                               ; preds = %31, %27
  %35 = phi i32 [ %30, %27 ], [ %33, %31 ]
  store i32 %35, ptr %6, align 4
  br label %36

36:                                               ; preds = %34
  %37 = load i32, ptr %7, align 4
  %38 = add nsw i32 %37, 1
  store i32 %38, ptr %7, align 4
  br label %20, !llvm.loop !6

39:                                               ; preds = %20
  br label %9, !llvm.loop !8

40:                                               ; preds = %9
  %41 = load i32, ptr %6, align 4
  %42 = xor i32 %41, -1
  ret i32 %42
}

declare i64 @strlen(ptr noundef) #2

define internal i64 @fnv(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  store i64 -3750763034362895579, ptr %3, align 8
  br label %4

4:                                                ; preds = %15, %1
  %5 = load ptr, ptr %2, align 8
  %6 = load i8, ptr %5, align 1
  %7 = icmp ne i8 %6, 0
  br i1 %7, label %8, label %18

8:                                                ; preds = %4
  %9 = load i64, ptr %3, align 8
  %10 = load ptr, ptr %2, align 8
  %11 = load i8, ptr %10, align 1
  %12 = zext i8 %11 to i64
  %13 = xor i64 %9, %12
  %14 = mul i64 %13, 1099511628211
  store i64 %14, ptr %3, align 8
  br label %15

15:                                               ; preds = %8
  %16 = load ptr, ptr %2, align 8
  %17 = getelementptr inbounds i8, ptr %16, i32 1
  store ptr %17, ptr %2, align 8
  br label %4, !llvm.loop !9

18:                                               ; preds = %4
  %19 = load i64, ptr %3, align 8
  ret i64 %19
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
