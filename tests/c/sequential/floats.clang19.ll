source_filename = "floats.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [13 x i8] c"%f %f %f %f\0A\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"%f %f %.3e %g\0A\00", align 1
@.str.2 = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"%d %f\0A\00", align 1
@.str.4 = private unnamed_addr constant [19 x i8] c"%.10g %.17g %g %g\0A\00", align 1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  store i32 0, ptr %1, align 4
  store double 1.500000e+00, ptr %2, align 8
  store double -2.250000e+00, ptr %3, align 8
  store float 0x3FB99999A0000000, ptr %4, align 4
  store float 3.000000e+00, ptr %5, align 4
  %9 = load double, ptr %2, align 8
  %10 = load double, ptr %3, align 8
  %11 = fadd double %9, %10
  %12 = load double, ptr %2, align 8
  %13 = load double, ptr %3, align 8
  %14 = fsub double %12, %13
  %15 = load double, ptr %2, align 8
  %16 = load double, ptr %3, align 8
  %17 = fmul double %15, %16
  %18 = load double, ptr %2, align 8
  %19 = load double, ptr %3, align 8
  %20 = fdiv double %18, %19
  %21 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %11, double noundef %14, double noundef %17, double noundef %20)
  %22 = load float, ptr %4, align 4
  %23 = load float, ptr %5, align 4
  %24 = fadd float %22, %23
  %25 = fpext float %24 to double
  %26 = load float, ptr %4, align 4
  %27 = load float, ptr %5, align 4
  %28 = fmul float %26, %27
  %29 = fpext float %28 to double
  %30 = load float, ptr %4, align 4
  %31 = load float, ptr %5, align 4
  %32 = fdiv float %30, %31
  %33 = fpext float %32 to double
  %34 = load float, ptr %4, align 4
  %35 = load float, ptr %5, align 4
  %36 = fsub float %34, %35
  %37 = fpext float %36 to double
  %38 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, double noundef %25, double noundef %29, double noundef %33, double noundef %37)
  %39 = load double, ptr %2, align 8
  %40 = load double, ptr %3, align 8
  %41 = fcmp olt double %39, %40
  %42 = zext i1 %41 to i32
  %43 = load double, ptr %2, align 8
  %44 = load double, ptr %3, align 8
  %45 = fcmp ogt double %43, %44
  %46 = zext i1 %45 to i32
  %47 = load double, ptr %2, align 8
  %48 = load double, ptr %2, align 8
  %49 = fcmp oeq double %47, %48
  %50 = zext i1 %49 to i32
  %51 = load double, ptr %2, align 8
  %52 = load double, ptr %3, align 8
  %53 = fcmp une double %51, %52
  %54 = zext i1 %53 to i32
  %55 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %42, i32 noundef %46, i32 noundef %50, i32 noundef %54)
  store double 0.000000e+00, ptr %6, align 8
  %56 = load double, ptr %6, align 8
  %57 = load double, ptr %6, align 8
  %58 = fdiv double %56, %57
  store double %58, ptr %7, align 8
  %59 = load double, ptr %6, align 8
  %60 = fdiv double 1.000000e+00, %59
  store double %60, ptr %8, align 8
  %61 = load double, ptr %7, align 8
  %62 = load double, ptr %7, align 8
  %63 = fcmp oeq double %61, %62
  %64 = zext i1 %63 to i32
  %65 = load double, ptr %7, align 8
  %66 = load double, ptr %7, align 8
  %67 = fcmp une double %65, %66
  %68 = zext i1 %67 to i32
  %69 = load double, ptr %7, align 8
  %70 = fcmp olt double %69, 1.000000e+00
  %71 = zext i1 %70 to i32
  %72 = load double, ptr %7, align 8
  %73 = fcmp oge double %72, 1.000000e+00
  %74 = xor i1 %73, true
  %75 = zext i1 %74 to i32
  %76 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %64, i32 noundef %68, i32 noundef %71, i32 noundef %75)
  %77 = load double, ptr %8, align 8
  %78 = fcmp ogt double %77, 1.000000e+308
  %79 = zext i1 %78 to i32
  %80 = load double, ptr %8, align 8
  %81 = fneg double %80
  %82 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %79, double noundef %81)
  %83 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, double noundef 1.000000e-01, double noundef 1.000000e-01, double noundef 1.000000e+10, double noundef 0x419D6F3454000000)
  %84 = load double, ptr %2, align 8
  %85 = fmul double %84, 1.000000e+01
  %86 = fptosi double %85 to i32
  ret i32 %86
}

declare i32 @printf(ptr noundef, ...) #1


!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
