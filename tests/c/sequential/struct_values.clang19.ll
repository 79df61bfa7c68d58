source_filename = "struct_values.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
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
  %7 = alloca %struct.c, align 8
  %8 = alloca %struct.c, align 8
  %9 = alloca %struct.d, align 4
  %10 = alloca %struct.d, align 4
  %11 = alloca %struct.e, align 8
  %12 = alloca %struct.e, align 8
  %13 = alloca %struct.f, align 8
  %14 = alloca %struct.f, align 8
  %15 = alloca %struct.g, align 4
  %16 = alloca %struct.g, align 4
  %17 = alloca { <2 x float>, float }, align 4
  %18 = alloca { <2 x float>, float }, align 8
  store i32 0, ptr %1, align 4
  %19 = getelementptr inbounds %struct.a, ptr %3, i32 0, i32 0
  store i8 97, ptr %19, align 1
  %20 = getelementptr inbounds %struct.a, ptr %3, i32 0, i32 0
  %21 = load i8, ptr %20, align 1
  %22 = call i8 @fa(i8 %21)
  %23 = getelementptr inbounds %struct.a, ptr %2, i32 0, i32 0
  store i8 %22, ptr %23, align 1
  %24 = getelementptr inbounds %struct.b, ptr %5, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %24, ptr align 1 @.str, i64 3, i1 false)
  %25 = getelementptr inbounds %struct.b, ptr %5, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 1 %25, i64 3, i1 false)
  %26 = load i24, ptr %6, align 4
  %27 = call i24 @fb(i24 %26)
  %28 = getelementptr inbounds %struct.b, ptr %4, i32 0, i32 0
  store i24 %27, ptr %28, align 1
  %29 = getelementptr inbounds %struct.c, ptr %8, i32 0, i32 0
  store double 1.500000e+00, ptr %29, align 8
  %30 = getelementptr inbounds %struct.c, ptr %8, i32 0, i32 1
  store double 2.000000e+00, ptr %30, align 8
  %31 = getelementptr inbounds { double, double }, ptr %8, i32 0, i32 0
  %32 = load double, ptr %31, align 8
  %33 = getelementptr inbounds { double, double }, ptr %8, i32 0, i32 1
  %34 = load double, ptr %33, align 8
  %35 = call { double, double } @fc(double %32, double %34)
  %36 = getelementptr inbounds { double, double }, ptr %7, i32 0, i32 0
  %37 = extractvalue { double, double } %35, 0
  store double %37, ptr %36, align 8
  %38 = getelementptr inbounds { double, double }, ptr %7, i32 0, i32 1
  %39 = extractvalue { double, double } %35, 1
  store double %39, ptr %38, align 8
  %40 = getelementptr inbounds %struct.d, ptr %10, i32 0, i32 0
  store float 5.000000e-01, ptr %40, align 4
  %41 = getelementptr inbounds %struct.d, ptr %10, i32 0, i32 1
  store i32 3, ptr %41, align 4
  %42 = load i64, ptr %10, align 4
  %43 = call i64 @fd(i64 %42)
  store i64 %43, ptr %9, align 4
  %44 = getelementptr inbounds %struct.e, ptr %12, i32 0, i32 0
  store i64 7, ptr %44, align 8
  %45 = getelementptr inbounds %struct.e, ptr %12, i32 0, i32 1
  store double 8.500000e+00, ptr %45, align 8
  %46 = getelementptr inbounds { i64, double }, ptr %12, i32 0, i32 0
  %47 = load i64, ptr %46, align 8
  %48 = getelementptr inbounds { i64, double }, ptr %12, i32 0, i32 1
  %49 = load double, ptr %48, align 8
  %50 = call { i64, double } @fe(i64 %47, double %49)
  %51 = getelementptr inbounds { i64, double }, ptr %11, i32 0, i32 0
  %52 = extractvalue { i64, double } %50, 0
  store i64 %52, ptr %51, align 8
  %53 = getelementptr inbounds { i64, double }, ptr %11, i32 0, i32 1
  %54 = extractvalue { i64, double } %50, 1
  store double %54, ptr %53, align 8
  %55 = getelementptr inbounds %struct.f, ptr %14, i32 0, i32 0
  store ptr @.str.1, ptr %55, align 8
  %56 = getelementptr inbounds %struct.f, ptr %14, i32 0, i32 1
  store i16 5, ptr %56, align 8
  %57 = getelementptr inbounds { ptr, i16 }, ptr %14, i32 0, i32 0
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds { ptr, i16 }, ptr %14, i32 0, i32 1
  %60 = load i16, ptr %59, align 8
  %61 = call { ptr, i16 } @ff(ptr %58, i16 %60)
  %62 = getelementptr inbounds { ptr, i16 }, ptr %13, i32 0, i32 0
  %63 = extractvalue { ptr, i16 } %61, 0
  store ptr %63, ptr %62, align 8
  %64 = getelementptr inbounds { ptr, i16 }, ptr %13, i32 0, i32 1
  %65 = extractvalue { ptr, i16 } %61, 1
  store i16 %65, ptr %64, align 8
  %66 = getelementptr inbounds %struct.g, ptr %16, i32 0, i32 0
  store float 2.000000e+00, ptr %66, align 4
  %67 = getelementptr inbounds %struct.g, ptr %16, i32 0, i32 1
  store float 3.000000e+00, ptr %67, align 4
  %68 = getelementptr inbounds %struct.g, ptr %16, i32 0, i32 2
  store float 0.000000e+00, ptr %68, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %17, ptr align 4 %16, i64 12, i1 false)
  %69 = getelementptr inbounds { <2 x float>, float }, ptr %17, i32 0, i32 0
  %70 = load <2 x float>, ptr %69, align 4
  %71 = getelementptr inbounds { <2 x float>, float }, ptr %17, i32 0, i32 1
  %72 = load float, ptr %71, align 4
  %73 = call { <2 x float>, float } @fg(<2 x float> %70, float %72)
  store { <2 x float>, float } %73, ptr %18, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %15, ptr align 8 %18, i64 12, i1 false)
  %74 = getelementptr inbounds %struct.a, ptr %2, i32 0, i32 0
  %75 = load i8, ptr %74, align 1
  %76 = sext i8 %75 to i32
  %77 = getelementptr inbounds %struct.b, ptr %4, i32 0, i32 0
  %78 = getelementptr inbounds [3 x i8], ptr %77, i64 0, i64 1
  %79 = load i8, ptr %78, align 1
  %80 = sext i8 %79 to i32
  %81 = getelementptr inbounds %struct.c, ptr %7, i32 0, i32 1
  %82 = load double, ptr %81, align 8
  %83 = getelementptr inbounds %struct.d, ptr %9, i32 0, i32 0
  %84 = load float, ptr %83, align 4
  %85 = fpext float %84 to double
  %86 = getelementptr inbounds %struct.e, ptr %11, i32 0, i32 0
  %87 = load i64, ptr %86, align 8
  %88 = getelementptr inbounds %struct.f, ptr %13, i32 0, i32 0
  %89 = load ptr, ptr %88, align 8
  %90 = getelementptr inbounds %struct.f, ptr %13, i32 0, i32 1
  %91 = load i16, ptr %90, align 8
  %92 = sext i16 %91 to i32
  %93 = getelementptr inbounds %struct.g, ptr %15, i32 0, i32 2
  %94 = load float, ptr %93, align 4
  %95 = fpext float %94 to double
  %96 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %76, i32 noundef %80, double noundef %82, double noundef %85, i64 noundef %87, ptr noundef %89, i32 noundef %92, double noundef %95)
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
  %5 = getelementptr inbounds %struct.b, ptr %3, i32 0, i32 0
  store i24 %0, ptr %5, align 1
  %6 = getelementptr inbounds %struct.b, ptr %3, i32 0, i32 0
  %7 = getelementptr inbounds [3 x i8], ptr %6, i64 0, i64 1
  %8 = load i8, ptr %7, align 1
  %9 = add i8 %8, 1
  store i8 %9, ptr %7, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr align 1 %3, i64 3, i1 false)
  %10 = getelementptr inbounds %struct.b, ptr %2, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 1 %10, i64 3, i1 false)
  %11 = load i24, ptr %4, align 4
  ret i24 %11
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
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
