source_filename = "more_numbers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.div_t = type { i32, i32 }
%struct.ldiv_t = type { i64, i64 }

@.str = private unnamed_addr constant [8 x i8] c"3.25e2x\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"  -0.1\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"1e400\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c".5.\00", align 1
@.str.4 = private unnamed_addr constant [31 x i8] c"123456789012345678901234567890\00", align 1
@.str.5 = private unnamed_addr constant [24 x i8] c"2.2250738585072014e-308\00", align 1
@.str.6 = private unnamed_addr constant [9 x i8] c"infinity\00", align 1
@.str.7 = private unnamed_addr constant [3 x i8] c"e5\00", align 1
@.str.8 = private unnamed_addr constant [3 x i8] c"7e\00", align 1
@.str.9 = private unnamed_addr constant [7 x i8] c"%g %g\0A\00", align 1
@.str.10 = private unnamed_addr constant [4 x i8] c"2.5\00", align 1
@.str.11 = private unnamed_addr constant [4 x i8] c"0.1\00", align 1
@.str.12 = private unnamed_addr constant [19 x i8] c"%.12g %.12g %.12g\0A\00", align 1
@.str.13 = private unnamed_addr constant [25 x i8] c"%.12g %.12g %.12g %.12g\0A\00", align 1
@.str.14 = private unnamed_addr constant [31 x i8] c"%.12g %.12g %.12g %.12g %.12g\0A\00", align 1
@.str.15 = private unnamed_addr constant [13 x i8] c"%g %g %g %g\0A\00", align 1
@.str.16 = private unnamed_addr constant [12 x i8] c"%ld %ld %g\0A\00", align 1
@.str.17 = private unnamed_addr constant [16 x i8] c"%.6g %.6g %.6g\0A\00", align 1
@.str.18 = private unnamed_addr constant [15 x i8] c"%d %d %ld %ld\0A\00", align 1
@.str.19 = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1
@.str.20 = private unnamed_addr constant [13 x i8] c"%d %d %d %g\0A\00", align 1
@.str.21 = private unnamed_addr constant [17 x i8] c"%.17g then \22%s\22\0A\00", align 1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.div_t, align 4
  %3 = alloca %struct.ldiv_t, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca float, align 4
  store i32 0, ptr %1, align 4
  call void @show(ptr noundef @.str)
  call void @show(ptr noundef @.str.1)
  call void @show(ptr noundef @.str.2)
  call void @show(ptr noundef @.str.3)
  call void @show(ptr noundef @.str.4)
  call void @show(ptr noundef @.str.5)
  call void @show(ptr noundef @.str.6)
  call void @show(ptr noundef @.str.7)
  call void @show(ptr noundef @.str.8)
  %9 = call double @atof(ptr noundef @.str.10) #6
  %10 = call float @strtof(ptr noundef @.str.11, ptr noundef null) #7
  %11 = fpext float %10 to double
  %12 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, double noundef %9, double noundef %11)
  %13 = call double @pow(double noundef 2.000000e+00, double noundef 5.000000e-01) #7
  %14 = call double @fmod(double noundef 7.500000e+00, double noundef 2.000000e+00) #7
  %15 = call double @fmod(double noundef -7.500000e+00, double noundef 2.000000e+00) #7
  %16 = call i32 (ptr, ...) @printf(ptr noundef @.str.12, double noundef %13, double noundef %14, double noundef %15)
  %17 = call double @sin(double noundef 1.000000e+00) #7
  %18 = call double @cos(double noundef 1.000000e+00) #7
  %19 = call double @tan(double noundef 1.000000e+00) #7
  %20 = call i32 (ptr, ...) @printf(ptr noundef @.str.12, double noundef %17, double noundef %18, double noundef %19)
  %21 = call double @asin(double noundef 5.000000e-01) #7
  %22 = call double @acos(double noundef 5.000000e-01) #7
  %23 = call double @atan(double noundef 2.000000e+00) #7
  %24 = call double @atan2(double noundef -1.000000e+00, double noundef -1.000000e+00) #7
  %25 = call i32 (ptr, ...) @printf(ptr noundef @.str.13, double noundef %21, double noundef %22, double noundef %23, double noundef %24)
  %26 = call double @exp(double noundef 1.000000e+00) #7
  %27 = call double @exp2(double noundef 3.000000e+00) #7
  %28 = call double @log(double noundef 1.000000e+01) #7
  %29 = call double @log2(double noundef 8.000000e+00) #7
  %30 = call double @log10(double noundef 1.000000e+03) #7
  %31 = call i32 (ptr, ...) @printf(ptr noundef @.str.14, double noundef %26, double noundef %27, double noundef %28, double noundef %29, double noundef %30)
  %32 = call double @sinh(double noundef 1.000000e+00) #7
  %33 = call double @cosh(double noundef 1.000000e+00) #7
  %34 = call double @tanh(double noundef 1.000000e+00) #7
  %35 = call double @cbrt(double noundef 2.700000e+01) #8
  %36 = call double @hypot(double noundef 3.000000e+00, double noundef 4.000000e+00) #7
  %37 = call i32 (ptr, ...) @printf(ptr noundef @.str.14, double noundef %32, double noundef %33, double noundef %34, double noundef %35, double noundef %36)
  %38 = call double @llvm.maxnum.f64(double 1.000000e+00, double 2.000000e+00)
  %39 = call double @llvm.minnum.f64(double 1.000000e+00, double 2.000000e+00)
  %40 = call double @llvm.rint.f64(double 2.500000e+00)
  %41 = call double @llvm.nearbyint.f64(double 3.500000e+00)
  %42 = call i32 (ptr, ...) @printf(ptr noundef @.str.15, double noundef %38, double noundef %39, double noundef %40, double noundef %41)
  %43 = call i64 @lround(double noundef -2.500000e+00) #7
  %44 = call i64 @lrint(double noundef 2.500000e+00) #7
  %45 = call double @fdim(double noundef 3.000000e+00, double noundef 1.000000e+00) #7
  %46 = call i32 (ptr, ...) @printf(ptr noundef @.str.16, i64 noundef %43, i64 noundef %44, double noundef %45)
  %47 = call float @powf(float noundef 2.000000e+00, float noundef 1.000000e+01) #7
  %48 = fpext float %47 to double
  %49 = call float @llvm.floor.f32(float 0x40059999A0000000)
  %50 = fpext float %49 to double
  %51 = call float @sinf(float noundef 1.000000e+00) #7
  %52 = fpext float %51 to double
  %53 = call i32 (ptr, ...) @printf(ptr noundef @.str.17, double noundef %48, double noundef %50, double noundef %52)
  %54 = call i64 @div(i32 noundef -17, i32 noundef 5) #8
  store i64 %54, ptr %2, align 4
  %55 = call { i64, i64 } @ldiv(i64 noundef 17, i64 noundef -5) #8
  %56 = getelementptr inbounds { i64, i64 }, ptr %3, i32 0, i32 0
  %57 = extractvalue { i64, i64 } %55, 0
  store i64 %57, ptr %56, align 8
  %58 = getelementptr inbounds { i64, i64 }, ptr %3, i32 0, i32 1
  %59 = extractvalue { i64, i64 } %55, 1
  store i64 %59, ptr %58, align 8
  %60 = getelementptr inbounds %struct.div_t, ptr %2, i32 0, i32 0
  %61 = load i32, ptr %60, align 4
  %62 = getelementptr inbounds %struct.div_t, ptr %2, i32 0, i32 1
  %63 = load i32, ptr %62, align 4
  %64 = getelementptr inbounds %struct.ldiv_t, ptr %3, i32 0, i32 0
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds %struct.ldiv_t, ptr %3, i32 0, i32 1
  %67 = load i64, ptr %66, align 8
  %68 = call i32 (ptr, ...) @printf(ptr noundef @.str.18, i32 noundef %61, i32 noundef %63, i64 noundef %65, i64 noundef %67)
  store volatile double 1.000000e-310, ptr %4, align 8
  store volatile double 0.000000e+00, ptr %5, align 8
  %69 = load volatile double, ptr %5, align 8
  %70 = load volatile double, ptr %5, align 8
  %71 = fdiv double %69, %70
  store volatile double %71, ptr %6, align 8
  %72 = load volatile double, ptr %5, align 8
  %73 = fdiv double 1.000000e+00, %72
  store volatile double %73, ptr %7, align 8
  store volatile float 0x37A16C2000000000, ptr %8, align 4
  %74 = load volatile double, ptr %6, align 8
  %75 = call i1 @llvm.is.fpclass.f64(double %74, i32 3)
  %76 = xor i1 %75, true
  %77 = xor i1 %76, true
  %78 = zext i1 %77 to i32
  %79 = load volatile double, ptr %7, align 8
  %80 = call double @llvm.fabs.f64(double %79) #9
  %81 = fcmp oeq double %80, 0x7FF0000000000000
  %82 = bitcast double %79 to i64
  %83 = icmp slt i64 %82, 0
  %84 = select i1 %83, i32 -1, i32 1
  %85 = select i1 %81, i32 %84, i32 0
  %86 = icmp ne i32 %85, 0
  %87 = xor i1 %86, true
  %88 = xor i1 %87, true
  %89 = zext i1 %88 to i32
  %90 = load volatile double, ptr %4, align 8
  %91 = call i1 @llvm.is.fpclass.f64(double %90, i32 264)
  %92 = xor i1 %91, true
  %93 = xor i1 %92, true
  %94 = zext i1 %93 to i32
  %95 = load volatile double, ptr %6, align 8
  %96 = call i1 @llvm.is.fpclass.f64(double %95, i32 504)
  %97 = xor i1 %96, true
  %98 = xor i1 %97, true
  %99 = zext i1 %98 to i32
  %100 = call i32 (ptr, ...) @printf(ptr noundef @.str.19, i32 noundef %78, i32 noundef %89, i32 noundef %94, i32 noundef %99)
  %101 = load volatile float, ptr %8, align 4
  %102 = call i1 @llvm.is.fpclass.f32(float %101, i32 264)
  %103 = xor i1 %102, true
  %104 = xor i1 %103, true
  %105 = zext i1 %104 to i32
  %106 = load volatile double, ptr %5, align 8
  %107 = fneg double %106
  %108 = bitcast double %107 to i64
  %109 = icmp slt i64 %108, 0
  %110 = xor i1 %109, true
  %111 = xor i1 %110, true
  %112 = zext i1 %111 to i32
  %113 = load volatile double, ptr %6, align 8
  %114 = call double @llvm.fabs.f64(double %113) #9
  %115 = fcmp oeq double %114, 0x7FF0000000000000
  %116 = bitcast double %113 to i64
  %117 = icmp slt i64 %116, 0
  %118 = select i1 %117, i32 -1, i32 1
  %119 = select i1 %115, i32 %118, i32 0
  %120 = icmp ne i32 %119, 0
  %121 = xor i1 %120, true
  %122 = xor i1 %121, true
  %123 = zext i1 %122 to i32
  %124 = call double @llvm.copysign.f64(double 3.000000e+00, double -1.000000e+00)
  %125 = call i32 (ptr, ...) @printf(ptr noundef @.str.20, i32 noundef %105, i32 noundef %112, i32 noundef %123, double noundef %124)
  %126 = call ptr @strerror(i32 noundef 0) #7
  %127 = call i32 @puts(ptr noundef %126)
  ret i32 0
}

define internal void @show(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  store ptr %0, ptr %2, align 8
  %5 = load ptr, ptr %2, align 8
  %6 = call double @strtod(ptr noundef %5, ptr noundef %3) #7
  store double %6, ptr %4, align 8
  %7 = load double, ptr %4, align 8
  %8 = load ptr, ptr %3, align 8
  %9 = call i32 (ptr, ...) @printf(ptr noundef @.str.21, double noundef %7, ptr noundef %8)
  ret void
}

declare i32 @printf(ptr noundef, ...) #1

declare double @atof(ptr noundef) #2

declare float @strtof(ptr noundef, ptr noundef) #3

declare double @pow(double noundef, double noundef) #3

declare double @fmod(double noundef, double noundef) #3

declare double @sin(double noundef) #3

declare double @cos(double noundef) #3

declare double @tan(double noundef) #3

declare double @asin(double noundef) #3

declare double @acos(double noundef) #3

declare double @atan(double noundef) #3

declare double @atan2(double noundef, double noundef) #3

declare double @exp(double noundef) #3

declare double @exp2(double noundef) #3

declare double @log(double noundef) #3

declare double @log2(double noundef) #3

declare double @log10(double noundef) #3

declare double @sinh(double noundef) #3

declare double @cosh(double noundef) #3

declare double @tanh(double noundef) #3

declare double @cbrt(double noundef) #4

declare double @hypot(double noundef, double noundef) #3

declare double @llvm.maxnum.f64(double, double) #5

declare double @llvm.minnum.f64(double, double) #5

declare double @llvm.rint.f64(double) #5

declare double @llvm.nearbyint.f64(double) #5

declare i64 @lround(double noundef) #3

declare i64 @lrint(double noundef) #3

declare double @fdim(double noundef, double noundef) #3

declare float @powf(float noundef, float noundef) #3

declare float @llvm.floor.f32(float) #5

declare float @sinf(float noundef) #3

declare i64 @div(i32 noundef, i32 noundef) #4

declare { i64, i64 } @ldiv(i64 noundef, i64 noundef) #4

declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #5

declare double @llvm.fabs.f64(double) #5

declare i1 @llvm.is.fpclass.f32(float, i32 immarg) #5

declare double @llvm.copysign.f64(double, double) #5

declare i32 @puts(ptr noundef) #1

declare ptr @strerror(i32 noundef) #3

declare double @strtod(ptr noundef, ptr noundef) #3


!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
