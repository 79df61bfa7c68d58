source_filename = "pointer_tables.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@list = internal constant [4 x ptr] [ptr @a, ptr @b, ptr @c, ptr null], align 16
@cursor = internal global ptr null, align 8
@.str = private unnamed_addr constant [17 x i8] c"%d %ld %c %c %c\0A\00", align 1
@rows = internal global [3 x ptr] [ptr getelementptr (i8, ptr @grid, i64 6), ptr @grid, ptr getelementptr (i8, ptr @grid, i64 4)], align 16
@.str.1 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@b = internal global i32 2, align 4
@a = internal global i32 1, align 4
@c = internal global i32 3, align 4
@grid = internal global [3 x [3 x i8]] [[3 x i8] c"abc", [3 x i8] c"def", [3 x i8] c"ghi"], align 1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 0, ptr %2, align 4
  store ptr @list, ptr @cursor, align 8
  br label %3

3:                                                ; preds = %13, %0
  %4 = load ptr, ptr @cursor, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = icmp ne ptr %5, null
  br i1 %6, label %7, label %16

7:                                                ; preds = %3
  %8 = load ptr, ptr @cursor, align 8
  %9 = load ptr, ptr %8, align 8
  %10 = load i32, ptr %9, align 4
  %11 = load i32, ptr %2, align 4
  %12 = add nsw i32 %11, %10
  store i32 %12, ptr %2, align 4
  br label %13

13:                                               ; preds = %7
  %14 = load ptr, ptr @cursor, align 8
  %15 = getelementptr inbounds ptr, ptr %14, i32 1
  store ptr %15, ptr @cursor, align 8
  br label %3, !llvm.loop !6

16:                                               ; preds = %3
  %17 = load i32, ptr %2, align 4
  %18 = load ptr, ptr @cursor, align 8
  %19 = ptrtoint ptr %18 to i64
  %20 = sub i64 %19, ptrtoint (ptr @list to i64)
  %21 = sdiv exact i64 %20, 8
  %22 = load ptr, ptr @rows, align 16
  %23 = getelementptr inbounds i8, ptr %22, i64 1
  %24 = load i8, ptr %23, align 1
  %25 = sext i8 %24 to i32
  %26 = load ptr, ptr getelementptr inbounds ([3 x ptr], ptr @rows, i64 0, i64 1), align 8
  %27 = getelementptr inbounds i8, ptr %26, i64 2
  %28 = load i8, ptr %27, align 1
  %29 = sext i8 %28 to i32
  %30 = load ptr, ptr getelementptr inbounds ([3 x ptr], ptr @rows, i64 0, i64 2), align 16
  %31 = load i8, ptr %30, align 1
  %32 = sext i8 %31 to i32
  %33 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %17, i64 noundef %21, i32 noundef %25, i32 noundef %29, i32 noundef %32)
  %34 = load ptr, ptr getelementptr inbounds ([4 x ptr], ptr @list, i64 0, i64 1), align 8
  store i32 50, ptr %34, align 4
  %35 = load i32, ptr @b, align 4
  %36 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %35)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...) #1


!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
