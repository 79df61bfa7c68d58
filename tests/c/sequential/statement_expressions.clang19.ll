source_filename = "statement_expressions.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [8 x i8] c"%d %ld\0A\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@__const.main.values = private unnamed_addr constant [4 x i32] [i32 0, i32 2, i32 0, i32 4], align 16
@.str.2 = private unnamed_addr constant [14 x i8] c"%d %d %d %lu\0A\00", align 1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca [4 x i32], align 16
  store i32 0, ptr %1, align 4
  store i32 3, ptr %2, align 4
  %8 = load i32, ptr %2, align 4
  %9 = add nsw i32 %8, 1
  store i32 %9, ptr %2, align 4
  store i32 %8, ptr %3, align 4
  %10 = load i32, ptr %3, align 4
  %11 = load i32, ptr %3, align 4
  %12 = mul nsw i32 %10, %11
  store i32 %12, ptr %4, align 4
  %13 = load i32, ptr %4, align 4
  store i64 5, ptr %5, align 8
  %14 = load i64, ptr %5, align 8
  %15 = load i64, ptr %5, align 8
  %16 = mul nsw i64 %14, %15
  store i64 %16, ptr %6, align 8
  %17 = load i64, ptr %6, align 8
  %18 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %13, i64 noundef %17)
  %19 = load i32, ptr %2, align 4
  %20 = load i32, ptr %2, align 4
  %21 = icmp ne i32 %20, 0
  br i1 %21, label %22, label %23

22:                                               ; preds = %0
  br label %24

23:                                               ; preds = %0
  br label %24

24:                                               ; preds = %23, %22
  %25 = phi i32 [ %20, %22 ], [ 9, %23 ]
  %26 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %19, i32 noundef %25)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %7, ptr align 16 @__const.main.values, i64 16, i1 false)
  %27 = getelementptr inbounds [4 x i32], ptr %7, i64 0, i64 0
  %28 = load i32, ptr %27, align 16
  %29 = getelementptr inbounds [4 x i32], ptr %7, i64 0, i64 1
  %30 = load i32, ptr %29, align 4
  %31 = getelementptr inbounds [4 x i32], ptr %7, i64 0, i64 3
  %32 = load i32, ptr %31, align 4
  %33 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %28, i32 noundef %30, i32 noundef %32, i64 noundef 16)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...) #1

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2


!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
