source_filename = "math_functions.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.v = private unnamed_addr constant [4 x double] [double 2.000000e+00, double 2.500000e+00, double -2.500000e+00, double 1.000000e+06], align 16
@.str = private unnamed_addr constant [13 x i8] c"%g %g %g %g\0A\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"%.6f %g\0A\00", align 1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x double], align 16
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.main.v, i64 32, i1 false)
  store i32 0, ptr %3, align 4
  br label %4

4:                                                ; preds = %29, %0
  %5 = load i32, ptr %3, align 4
  %6 = icmp slt i32 %5, 4
  br i1 %6, label %7, label %32

7:                                                ; preds = %4
  %8 = load i32, ptr %3, align 4
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds [4 x double], ptr %2, i64 0, i64 %9
  %11 = load double, ptr %10, align 8
  %12 = call double @llvm.fabs.f64(double %11)
  %13 = load i32, ptr %3, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds [4 x double], ptr %2, i64 0, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = call double @llvm.floor.f64(double %16)
  %18 = load i32, ptr %3, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [4 x double], ptr %2, i64 0, i64 %19
  %21 = load double, ptr %20, align 8
  %22 = call double @llvm.ceil.f64(double %21)
  %23 = load i32, ptr %3, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [4 x double], ptr %2, i64 0, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = call double @llvm.trunc.f64(double %26)
  %28 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %12, double noundef %17, double noundef %22, double noundef %27)
  br label %29

29:                                               ; preds = %7
  %30 = load i32, ptr %3, align 4
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %3, align 4
  br label %4, !llvm.loop !6

32:                                               ; preds = %4
  %33 = call double @sqrt(double noundef 2.000000e+00) #5
  %34 = call double @llvm.round.f64(double 2.500000e+00)
  %35 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, double noundef %33, double noundef %34)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare i32 @printf(ptr noundef, ...) #2

declare double @llvm.fabs.f64(double) #3

declare double @llvm.floor.f64(double) #3

declare double @llvm.ceil.f64(double) #3

declare double @llvm.trunc.f64(double) #3

declare double @sqrt(double noundef) #4

declare double @llvm.round.f64(double) #3


!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
