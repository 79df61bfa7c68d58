source_filename = "macros_assert.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.a = private unnamed_addr constant [3 x i32] [i32 3, i32 9, i32 2], align 4
@.str = private unnamed_addr constant [10 x i8] c"most == 9\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"macros_assert.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [15 x i8] c"%d %lu %lu %s\0A\00", align 1
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i32], align 4
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %2, ptr align 4 @__const.main.a, i64 12, i1 false)
  %5 = getelementptr inbounds [3 x i32], ptr %2, i64 0, i64 0
  %6 = load i32, ptr %5, align 4
  store i32 %6, ptr %3, align 4
  store i64 1, ptr %4, align 8
  br label %7

7:                                                ; preds = %24, %0
  %8 = load i64, ptr %4, align 8
  %9 = icmp ult i64 %8, 3
  br i1 %9, label %10, label %27

10:                                               ; preds = %7
  %11 = load i32, ptr %3, align 4
  %12 = load i64, ptr %4, align 8
  %13 = getelementptr inbounds [3 x i32], ptr %2, i64 0, i64 %12
  %14 = load i32, ptr %13, align 4
  %15 = icmp sgt i32 %11, %14
  br i1 %15, label %16, label %18

16:                                               ; preds = %10
  %17 = load i32, ptr %3, align 4
  br label %22

18:                                               ; preds = %10
  %19 = load i64, ptr %4, align 8
  %20 = getelementptr inbounds [3 x i32], ptr %2, i64 0, i64 %19
  %21 = load i32, ptr %20, align 4
  br label %22

22:                                               ; preds = %18, %16
  %23 = phi i32 [ %17, %16 ], [ %21, %18 ]
  store i32 %23, ptr %3, align 4
  br label %24

24:                                               ; preds = %22
  %25 = load i64, ptr %4, align 8
  %26 = add i64 %25, 1
  store i64 %26, ptr %4, align 8
  br label %7, !llvm.loop !6

27:                                               ; preds = %7
  %28 = load i32, ptr %3, align 4
  %29 = icmp eq i32 %28, 9
  br i1 %29, label %30, label %31

30:                                               ; preds = %27
  br label %32

31:                                               ; preds = %27
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 13, ptr noundef @__PRETTY_FUNCTION__.main) #4
  unreachable

32:                                               ; preds = %30
  %33 = load i32, ptr %3, align 4
  %34 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %33, i64 noundef 8, i64 noundef 16, ptr noundef @__func__.main)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @printf(ptr noundef, ...) #3


!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
