source_filename = "struct_values.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.a = type { i8 }
%struct.b = type { [3 x i8] }
%struct.c = type { double, double }
%struct.d = type { float, i32 }
%struct.e = type { i64, double }
%struct.f = type { ptr, i16 }
%struct.g = type { float, float, float }

@.str = private unnamed_addr constant [3 x i8] c"xyz", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"hey\00", align 1
@.str.2 = private unnamed_addr constant [32 x i8] c"%c %c %.2f %.2f %ld %s %d %.1f\0A\00", align 1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.a, align 1
  %3 = alloca %struct.a, align 1
  %4 = alloca %struct.b, align 1
  %5 = alloca %struct.b, align 1
  %6 = alloca i24, align 4
  %7 = alloca i24, align 4
  %8 = alloca %struct.c, align 8
  %9 = alloca %struct.c, align 8
  %10 = alloca %struct.d, align 4
  %11 = alloca %struct.d, align 4
  %12 = alloca %struct.e, align 8
  %13 = alloca %struct.e, align 8
  %14 = alloca %struct.f, align 8
  %15 = alloca %struct.f, align 8
  %16 = alloca %struct.g, align 4
  %17 = alloca %struct.g, align 4
  %18 = alloca { <2 x float>, float }, align 4
  %19 = alloca { <2 x float>, float }, align 8
  store i32 0, ptr %1, align 4
  %20 = getelementptr inbounds %struct.a, ptr %3, i32 0, i32 0
  store i8 97, ptr %20, align 1
  %21 = getelementptr inbounds %struct.a, ptr %3, i32 0, i32 0
  %22 = load i8, ptr %21, align 1
  %23 = call i8 @fa(i8 %22)
  %24 = getelementptr inbounds %struct.a, ptr %2, i32 0, i32 0
  store i8 %23, ptr %24, align 1
  %25 = getelementptr inbounds %struct.b, ptr %5, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %25, ptr align 1 @.str, i64 3, i1 false)
  %26 = getelementptr inbounds %struct.b, ptr %5, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 1 %26, i64 3, i1 false)
  %27 = load i24, ptr %6, align 4
  %28 = call i24 @fb(i24 %27)
  %29 = getelementptr inbounds %struct.b, ptr %4, i32 0, i32 0
  store i24 %28, ptr %7, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %29, ptr align 4 %7, i64 3, i1 false)
  %30 = getelementptr inbounds %struct.c, ptr %9, i32 0, i32 0
  store double 1.500000e+00, ptr %30, align 8
  %31 = getelementptr inbounds %struct.c, ptr %9, i32 0, i32 1
  store double 2.000000e+00, ptr %31, align 8
  %32 = getelementptr inbounds { double, double }, ptr %9, i32 0, i32 0
  %33 = load double, ptr %32, align 8
  %34 = getelementptr inbounds { double, double }, ptr %9, i32 0, i32 1
  %35 = load double, ptr %34, align 8
  %36 = call { double, double } @fc(double %33, double %35)
  %37 = getelementptr inbounds { double, double }, ptr %8, i32 0, i32 0
  %38 = extractvalue { double, double } %36, 0
  store double %38, ptr %37, align 8
  %39 = getelementptr inbounds { double, double }, ptr %8, i32 0, i32 1
  %40 = extractvalue { double, double } %36, 1
  store double %40, ptr %39, align 8
  %41 = getelementptr inbounds %struct.d, ptr %11, i32 0, i32 0
  store float 5.000000e-01, ptr %41, align 4
  %42 = getelementptr inbounds %struct.d, ptr %11, i32 0, i32 1
  store i32 3, ptr %42, align 4
  %43 = load i64, ptr %11, align 4
  %44 = call i64 @fd(i64 %43)
  store i64 %44, ptr %10, align 4
  %45 = getelementptr inbounds %struct.e, ptr %13, i32 0, i32 0
  store i64 7, ptr %45, align 8
  %46 = getelementptr inbounds %struct.e, ptr %13, i32 0, i32 1
  store double 8.500000e+00, ptr %46, align 8
  %47 = getelementptr inbounds { i64, double }, ptr %13, i32 0, i32 0
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds { i64, double }, ptr %13, i32 0, i32 1
  %50 = load double, ptr %49, align 8
  %51 = call { i64, double } @fe(i64 %48, double %50)
  %52 = getelementptr inbounds { i64, double }, ptr %12, i32 0, i32 0
  %53 = extractvalue { i64, double } %51, 0
  store i64 %53, ptr %52, align 8
  %54 = getelementptr inbounds { i64, double }, ptr %12, i32 0, i32 1
  %55 = extractvalue { i64, double } %51, 1
  store double %55, ptr %54, align 8
  %56 = getelementptr inbounds %struct.f, ptr %15, i32 0, i32 0
  store ptr getelementptr inbounds ([4 x i8], ptr @.str.1, i64 0, i64 0), ptr %56, align 8
  %57 = getelementptr inbounds %struct.f, ptr %15, i32 0, i32 1
  store i16 5, ptr %57, align 8
  %58 = getelementptr inbounds { ptr, i16 }, ptr %15, i32 0, i32 0
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds { ptr, i16 }, ptr %15, i32 0, i32 1
  %61 = load i16, ptr %60, align 8
  %62 = call { ptr, i16 } @ff(ptr %59, i16 %61)
  %63 = getelementptr inbounds { ptr, i16 }, ptr %14, i32 0, i32 0
  %64 = extractvalue { ptr, i16 } %62, 0
  store ptr %64, ptr %63, align 8
  %65 = getelementptr inbounds { ptr, i16 }, ptr %14, i32 0, i32 1
  %66 = extractvalue { ptr, i16 } %62, 1
  store i16 %66, ptr %65, align 8
  %67 = getelementptr inbounds %struct.g, ptr %17, i32 0, i32 0
  store float 2.000000e+00, ptr %67, align 4
  %68 = getelementptr inbounds %struct.g, ptr %17, i32 0, i32 1
  store float 3.000000e+00, ptr %68, align 4
  %69 = getelementptr inbounds %struct.g, ptr %17, i32 0, i32 2
  store float 0.000000e+00, ptr %69, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %18, ptr align 4 %17, i64 12, i1 false)
  %70 = getelementptr inbounds { <2 x float>, float }, ptr %18, i32 0, i32 0
  %71 = load <2 x float>, ptr %70, align 4
  %72 = getelementptr inbounds { <2 x float>, float }, ptr %18, i32 0, i32 1
  %73 = load float, ptr %72, align 4
  %74 = call { <2 x float>, float } @fg(<2 x float> %71, float %73)
  store { <2 x float>, float } %74, ptr %19, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %16, ptr align 8 %19, i64 12, i1 false)
  %75 = getelementptr inbounds %struct.a, ptr %2, i32 0, i32 0
  %76 = load i8, ptr %75, align 1
  %77 = sext i8 %76 to i32
  %78 = getelementptr inbounds %struct.b, ptr %4, i32 0, i32 0
  %79 = getelementptr inbounds [3 x i8], ptr %78, i64 0, i64 1
  %80 = load i8, ptr %79, align 1
  %81 = sext i8 %80 to i32
  %82 = getelementptr inbounds %struct.c, ptr %8, i32 0, i32 1
  %83 = load double, ptr %82, align 8
  %84 = getelementptr inbounds %struct.d, ptr %10, i32 0, i32 0
  %85 = load float, ptr %84, align 4
  %86 = fpext float %85 to double
  %87 = getelementptr inbounds %struct.e, ptr %12, i32 0, i32 0
  %88 = load i64, ptr %87, align 8
  %89 = getelementptr inbounds %struct.f, ptr %14, i32 0, i32 0
  %90 = load ptr, ptr %89, align 8
  %91 = getelementptr inbounds %struct.f, ptr %14, i32 0, i32 1
  %92 = load i16, ptr %91, align 8
  %93 = sext i16 %92 to i32
  %94 = getelementptr inbounds %struct.g, ptr %16, i32 0, i32 2
  %95 = load float, ptr %94, align 4
  %96 = fpext float %95 to double
  %97 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([32 x i8], ptr @.str.2, i64 0, i64 0), i32 noundef %77, i32 noundef %81, double noundef %83, double noundef %86, i64 noundef %88, ptr noundef %90, i32 noundef %93, double noundef %96)
  ret i32 0
}

define internal i8 @fa(i8 %0) #1 {
  %2 = alloca %struct.a, align 1
  %3 = alloca %struct.a, align 1
  %4 = getelementptr inbounds %struct.a, ptr %3, i32 0, i32 0
  store i8 %0, ptr %4, align 1
  %5 = getelementptr inbounds %struct.a, ptr %3, i32 0, i32 0
  %6 = load i8, ptr %5, align 1
  %7 = add i8 %6, 1
  store i8 %7, ptr %5, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr align 1 %3, i64 1, i1 false)
  %8 = getelementptr inbounds %struct.a, ptr %2, i32 0, i32 0
  %9 = load i8, ptr %8, align 1
  ret i8 %9
}

define internal i24 @fb(i24 %0) #1 {
  %2 = alloca %struct.b, align 1
  %3 = alloca %struct.b, align 1
  %4 = alloca i24, align 4
  %5 = alloca i24, align 4
  %6 = getelementptr inbounds %struct.b, ptr %3, i32 0, i32 0
  store i24 %0, ptr %4, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %6, ptr align 4 %4, i64 3, i1 false)
  %7 = getelementptr inbounds %struct.b, ptr %3, i32 0, i32 0
  %8 = getelementptr inbounds [3 x i8], ptr %7, i64 0, i64 1
  %9 = load i8, ptr %8, align 1
  %10 = add i8 %9, 1
  store i8 %10, ptr %8, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr align 1 %3, i64 3, i1 false)
  %11 = getelementptr inbounds %struct.b, ptr %2, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 1 %11, i64 3, i1 false)
  %12 = load i24, ptr %5, align 4
  ret i24 %12
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

define internal { double, double } @fc(double %0, double %1) #1 {
  %3 = alloca %struct.c, align 8
  %4 = alloca %struct.c, align 8
  %5 = getelementptr inbounds { double, double }, ptr %4, i32 0, i32 0
  store double %0, ptr %5, align 8
  %6 = getelementptr inbounds { double, double }, ptr %4, i32 0, i32 1
  store double %1, ptr %6, align 8
  %7 = getelementptr inbounds %struct.c, ptr %4, i32 0, i32 0
  %8 = load double, ptr %7, align 8
  %9 = getelementptr inbounds %struct.c, ptr %4, i32 0, i32 1
  %10 = load double, ptr %9, align 8
  %11 = fadd double %10, %8
  store double %11, ptr %9, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %4, i64 16, i1 false)
  %12 = load { double, double }, ptr %3, align 8
  ret { double, double } %12
}

define internal i64 @fd(i64 %0) #1 {
  %2 = alloca %struct.d, align 4
  %3 = alloca %struct.d, align 4
  store i64 %0, ptr %3, align 4
  %4 = getelementptr inbounds %struct.d, ptr %3, i32 0, i32 1
  %5 = load i32, ptr %4, align 4
  %6 = sitofp i32 %5 to float
  %7 = getelementptr inbounds %struct.d, ptr %3, i32 0, i32 0
  %8 = load float, ptr %7, align 4
  %9 = fadd float %8, %6
  store float %9, ptr %7, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %2, ptr align 4 %3, i64 8, i1 false)
  %10 = load i64, ptr %2, align 4
  ret i64 %10
}

define internal { i64, double } @fe(i64 %0, double %1) #1 {
  %3 = alloca %struct.e, align 8
  %4 = alloca %struct.e, align 8
  %5 = getelementptr inbounds { i64, double }, ptr %4, i32 0, i32 0
  store i64 %0, ptr %5, align 8
  %6 = getelementptr inbounds { i64, double }, ptr %4, i32 0, i32 1
  store double %1, ptr %6, align 8
  %7 = getelementptr inbounds %struct.e, ptr %4, i32 0, i32 1
  %8 = load double, ptr %7, align 8
  %9 = fptosi double %8 to i64
  %10 = getelementptr inbounds %struct.e, ptr %4, i32 0, i32 0
  %11 = load i64, ptr %10, align 8
  %12 = add nsw i64 %11, %9
  store i64 %12, ptr %10, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %4, i64 16, i1 false)
  %13 = load { i64, double }, ptr %3, align 8
  ret { i64, double } %13
}

define internal { ptr, i16 } @ff(ptr %0, i16 %1) #1 {
  %3 = alloca %struct.f, align 8
  %4 = alloca %struct.f, align 8
  %5 = getelementptr inbounds { ptr, i16 }, ptr %4, i32 0, i32 0
  store ptr %0, ptr %5, align 8
  %6 = getelementptr inbounds { ptr, i16 }, ptr %4, i32 0, i32 1
  store i16 %1, ptr %6, align 8
  %7 = getelementptr inbounds %struct.f, ptr %4, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %8, i32 1
  store ptr %9, ptr %7, align 8
  %10 = getelementptr inbounds %struct.f, ptr %4, i32 0, i32 1
  %11 = load i16, ptr %10, align 8
  %12 = add i16 %11, -1
  store i16 %12, ptr %10, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %4, i64 16, i1 false)
  %13 = load { ptr, i16 }, ptr %3, align 8
  ret { ptr, i16 } %13
}

define internal { <2 x float>, float } @fg(<2 x float> %0, float %1) #0 {
  %3 = alloca %struct.g, align 4
  %4 = alloca %struct.g, align 4
  %5 = alloca { <2 x float>, float }, align 4
  %6 = alloca { <2 x float>, float }, align 8
  %7 = getelementptr inbounds { <2 x float>, float }, ptr %5, i32 0, i32 0
  store <2 x float> %0, ptr %7, align 4
  %8 = getelementptr inbounds { <2 x float>, float }, ptr %5, i32 0, i32 1
  store float %1, ptr %8, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 %5, i64 12, i1 false)
  %9 = getelementptr inbounds %struct.g, ptr %4, i32 0, i32 0
  %10 = load float, ptr %9, align 4
  %11 = getelementptr inbounds %struct.g, ptr %4, i32 0, i32 1
  %12 = load float, ptr %11, align 4
  %13 = fmul float %10, %12
  %14 = getelementptr inbounds %struct.g, ptr %4, i32 0, i32 2
  store float %13, ptr %14, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %4, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 4 %3, i64 12, i1 false)
  %15 = load { <2 x float>, float }, ptr %6, align 8
  ret { <2 x float>, float } %15
}

declare i32 @printf(ptr noundef, ...) #3


!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
