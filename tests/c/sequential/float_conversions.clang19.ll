source_filename = "float_conversions.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [11 x i8] c"%d %ld %d \00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"%f %f\0A\00", align 1
@.str.2 = private unnamed_addr constant [13 x i8] c"%f %f %f %f\0A\00", align 1
@.str.3 = private unnamed_addr constant [8 x i8] c"%u %lu\0A\00", align 1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [6 x double], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca i16, align 2
  %7 = alloca i8, align 1
  store i32 0, ptr %1, align 4
  call void @llvm.memset.p0.i64(ptr align 16 %2, i8 0, i64 48, i1 false)
  %8 = getelementptr inbounds [6 x double], ptr %2, i32 0, i32 1
  store double 1.900000e+00, ptr %8, align 8
  %9 = getelementptr inbounds [6 x double], ptr %2, i32 0, i32 2
  store double -1.900000e+00, ptr %9, align 16
  %10 = getelementptr inbounds [6 x double], ptr %2, i32 0, i32 3
  store double 1.000000e+09, ptr %10, align 8
  %11 = getelementptr inbounds [6 x double], ptr %2, i32 0, i32 4
  store double -1.000000e+09, ptr %11, align 16
  %12 = getelementptr inbounds [6 x double], ptr %2, i32 0, i32 5
  store double 2.555000e+02, ptr %12, align 8
  store i32 0, ptr %3, align 4
  br label %13

13:                                               ; preds = %49, %0
  %14 = load i32, ptr %3, align 4
  %15 = icmp slt i32 %14, 6
  br i1 %15, label %16, label %52

16:                                               ; preds = %13
  %17 = load i32, ptr %3, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds [6 x double], ptr %2, i64 0, i64 %18
  %20 = load double, ptr %19, align 8
  %21 = fptosi double %20 to i32
  %22 = load i32, ptr %3, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [6 x double], ptr %2, i64 0, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = fptosi double %25 to i64
  %27 = load i32, ptr %3, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [6 x double], ptr %2, i64 0, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = fptosi double %30 to i32
  %32 = trunc i32 %31 to i8
  %33 = sext i8 %32 to i32
  %34 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %21, i64 noundef %26, i32 noundef %33)
  %35 = load i32, ptr %3, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [6 x double], ptr %2, i64 0, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = fptrunc double %38 to float
  %40 = fpext float %39 to double
  %41 = load i32, ptr %3, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [6 x double], ptr %2, i64 0, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = fptosi double %44 to i32
  %46 = sitofp i32 %45 to float
  %47 = fpext float %46 to double
  %48 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, double noundef %40, double noundef %47)
  br label %49

49:                                               ; preds = %16
  %50 = load i32, ptr %3, align 4
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr %3, align 4
  br label %13, !llvm.loop !6

52:                                               ; preds = %13
  store i32 -1, ptr %4, align 4
  store i64 -1, ptr %5, align 8
  %53 = load i32, ptr %4, align 4
  %54 = uitofp i32 %53 to double
  %55 = load i32, ptr %4, align 4
  %56 = uitofp i32 %55 to float
  %57 = fpext float %56 to double
  %58 = load i64, ptr %5, align 8
  %59 = uitofp i64 %58 to double
  %60 = load i64, ptr %5, align 8
  %61 = sitofp i64 %60 to double
  %62 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, double noundef %54, double noundef %57, double noundef %59, double noundef %61)
  %63 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef -294967296, i64 noundef -8446744073709551616)
  store i16 -3, ptr %6, align 2
  store i8 -56, ptr %7, align 1
  %64 = load i16, ptr %6, align 2
  %65 = sitofp i16 %64 to double
  %66 = load i8, ptr %7, align 1
  %67 = uitofp i8 %66 to double
  %68 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, double noundef %65, double noundef %67)
  ret i32 0
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

declare i32 @printf(ptr noundef, ...) #2


!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
