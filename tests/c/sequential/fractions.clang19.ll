source_filename = "fractions.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.numbers = private unnamed_addr constant [8 x double] [double 0.000000e+00, double -0.000000e+00, double 8.000000e+00, double -3.250000e+00, double 1.000000e+300, double 4.940660e-324, double 0x7FF0000000000000, double 1.000000e-01], align 16
@.str = private unnamed_addr constant [7 x i8] c"%g %d \00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"%g %g %d\0A\00", align 1
@.str.2 = private unnamed_addr constant [10 x i8] c"%g %g %g\0A\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@.str.4 = private unnamed_addr constant [19 x i8] c"%ld %ld %lld %lld\0A\00", align 1
@.str.5 = private unnamed_addr constant [31 x i8] c"%.12g %.12g %.12g %.12g %.12g\0A\00", align 1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [8 x double], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.main.numbers, i64 64, i1 false)
  store i32 0, ptr %3, align 4
  br label %7

7:                                                ; preds = %62, %0
  %8 = load i32, ptr %3, align 4
  %9 = icmp slt i32 %8, 8
  br i1 %9, label %10, label %65

10:                                               ; preds = %7
  %11 = load i32, ptr %3, align 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds [8 x double], ptr %2, i64 0, i64 %12
  %14 = load double, ptr %13, align 8
  %15 = call double @frexp(double noundef %14, ptr noundef %4) #5
  store double %15, ptr %6, align 8
  %16 = load i32, ptr %3, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds [8 x double], ptr %2, i64 0, i64 %17
  %19 = load double, ptr %18, align 8
  %20 = call double @llvm.fabs.f64(double %19) #6
  %21 = fcmp oeq double %20, 0x7FF0000000000000
  %22 = bitcast double %19 to i64
  %23 = icmp slt i64 %22, 0
  %24 = select i1 %23, i32 -1, i32 1
  %25 = select i1 %21, i32 %24, i32 0
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %31, label %27

27:                                               ; preds = %10
  %28 = load double, ptr %6, align 8
  %29 = load i32, ptr %4, align 4
  %30 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %28, i32 noundef %29)
  br label %31

31:                                               ; preds = %27, %10
  %32 = load i32, ptr %3, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [8 x double], ptr %2, i64 0, i64 %33
  %35 = load double, ptr %34, align 8
  %36 = call double @modf(double noundef %35, ptr noundef %5) #5
  store double %36, ptr %6, align 8
  %37 = load double, ptr %6, align 8
  %38 = load double, ptr %5, align 8
  %39 = load double, ptr %6, align 8
  %40 = bitcast double %39 to i64
  %41 = icmp slt i64 %40, 0
  %42 = zext i1 %41 to i32
  %43 = icmp ne i32 %42, 0
  %44 = zext i1 %43 to i32
  %45 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, double noundef %37, double noundef %38, i32 noundef %44)
  %46 = load i32, ptr %3, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [8 x double], ptr %2, i64 0, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = call double @ldexp(double noundef %49, i32 noundef 4) #5
  %51 = load i32, ptr %3, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [8 x double], ptr %2, i64 0, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = call double @ldexp(double noundef %54, i32 noundef -1080) #5
  %56 = load i32, ptr %3, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [8 x double], ptr %2, i64 0, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = call double @scalbn(double noundef %59, i32 noundef 2000) #5
  %61 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, double noundef %50, double noundef %55, double noundef %60)
  br label %62

62:                                               ; preds = %31
  %63 = load i32, ptr %3, align 4
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %3, align 4
  br label %7, !llvm.loop !6

65:                                               ; preds = %7
  %66 = call double @ldexp(double noundef 3.000000e+00, i32 noundef -1075) #5
  %67 = fcmp oeq double %66, 9.881310e-324
  %68 = zext i1 %67 to i32
  %69 = call double @ldexp(double noundef 1.000000e+00, i32 noundef -1075) #5
  %70 = fcmp oeq double %69, 0.000000e+00
  %71 = zext i1 %70 to i32
  %72 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %68, i32 noundef %71)
  %73 = call double @ldexp(double noundef 0x18000000000000, i32 noundef -52) #5
  %74 = fcmp oeq double %73, 9.881310e-324
  %75 = zext i1 %74 to i32
  %76 = call double @ldexp(double noundef 0x7E7FFFFFFFFFFFFF, i32 noundef -2023) #5
  %77 = fcmp oeq double %76, 0x10000000000000
  %78 = zext i1 %77 to i32
  %79 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %75, i32 noundef %78)
  %80 = call i64 @lroundf(float noundef 2.500000e+00) #5
  %81 = call i64 @lrintf(float noundef 2.500000e+00) #5
  %82 = call i64 @llround(double noundef -2.500000e+00) #5
  %83 = call i64 @llrint(double noundef -1.500000e+00) #5
  %84 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i64 noundef %80, i64 noundef %81, i64 noundef %82, i64 noundef %83)
  %85 = call double @log1p(double noundef 1.000000e-10) #5
  %86 = call double @expm1(double noundef 1.000000e-10) #5
  %87 = call double @asinh(double noundef 5.000000e-01) #5
  %88 = call double @acosh(double noundef 2.000000e+00) #5
  %89 = call double @atanh(double noundef 5.000000e-01) #5
  %90 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, double noundef %85, double noundef %86, double noundef %87, double noundef %88, double noundef %89)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare double @frexp(double noundef, ptr noundef) #2

declare double @llvm.fabs.f64(double) #3

declare i32 @printf(ptr noundef, ...) #4

declare double @modf(double noundef, ptr noundef) #2

declare double @ldexp(double noundef, i32 noundef) #2

declare double @scalbn(double noundef, i32 noundef) #2

declare i64 @lroundf(float noundef) #2

declare i64 @lrintf(float noundef) #2

declare i64 @llround(double noundef) #2

declare i64 @llrint(double noundef) #2

declare double @log1p(double noundef) #2

declare double @expm1(double noundef) #2

declare double @asinh(double noundef) #2

declare double @acosh(double noundef) #2

declare double @atanh(double noundef) #2


!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
