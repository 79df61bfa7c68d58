source_filename = "struct_varargs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.large = type { i64, i64, i64 }
%struct.odd = type { [21 x i8] }
%struct.small = type { i32, float }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@__const.main.large = private unnamed_addr constant %struct.large { i64 1, i64 2, i64 3 }, align 8
@__const.main.odd = private unnamed_addr constant %struct.odd { [21 x i8] c"01234567890123456789A" }, align 1
@__const.main.small = private unnamed_addr constant %struct.small { i32 3, float 5.000000e-01 }, align 4
@.str = private unnamed_addr constant [4 x i8] c"%g\0A\00", align 1
@.str.1 = private unnamed_addr constant [8 x i8] c"ilodsli\00", align 1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.large, align 8
  %3 = alloca %struct.odd, align 8
  %4 = alloca %struct.small, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 @__const.main.large, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr align 1 @__const.main.odd, i64 21, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 @__const.main.small, i64 8, i1 false)
  %5 = load i64, ptr %4, align 4
  %6 = call double (ptr, ...) @sum(ptr noundef getelementptr inbounds ([8 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 7, ptr noundef byval(%struct.large) align 8 %2, ptr noundef byval(%struct.odd) align 8 %3, double noundef 2.500000e-01, i64 %5, ptr noundef byval(%struct.large) align 8 %2, i32 noundef 1000)
  %7 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([4 x i8], ptr @.str, i64 0, i64 0), double noundef %6)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare i32 @printf(ptr noundef, ...) #2

define internal double @sum(ptr noundef %0, ...) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca double, align 8
  %5 = alloca %struct.large, align 8
  %6 = alloca %struct.odd, align 1
  %7 = alloca %struct.small, align 4
  store ptr %0, ptr %2, align 8
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_start(ptr %8)
  store double 0.000000e+00, ptr %4, align 8
  br label %9

9:                                                ; preds = %112, %1
  %10 = load ptr, ptr %2, align 8
  %11 = load i8, ptr %10, align 1
  %12 = icmp ne i8 %11, 0
  br i1 %12, label %13, label %115

13:                                               ; preds = %9
  %14 = load ptr, ptr %2, align 8
  %15 = load i8, ptr %14, align 1
  %16 = sext i8 %15 to i32
  switch i32 %16, label %111 [
    i32 105, label %17
    i32 100, label %37
    i32 108, label %56
    i32 111, label %74
    i32 115, label %86
  ]

17:                                               ; preds = %13
  %18 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %19 = getelementptr inbounds %struct.__va_list_tag, ptr %18, i32 0, i32 0
  %20 = load i32, ptr %19, align 16
  %21 = icmp ule i32 %20, 40
  br i1 %21, label %22, label %27

22:                                               ; preds = %17
  %23 = getelementptr inbounds %struct.__va_list_tag, ptr %18, i32 0, i32 3
  %24 = load ptr, ptr %23, align 16
  %25 = getelementptr i8, ptr %24, i32 %20
  %26 = add i32 %20, 8
  store i32 %26, ptr %19, align 16
  br label %31

27:                                               ; preds = %17
  %28 = getelementptr inbounds %struct.__va_list_tag, ptr %18, i32 0, i32 2
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr i8, ptr %29, i32 8
  store ptr %30, ptr %28, align 8
  br label %31

31:                                               ; preds = %27, %22
  %32 = phi ptr [ %25, %22 ], [ %29, %27 ]
  %33 = load i32, ptr %32, align 4
  %34 = sitofp i32 %33 to double
  %35 = load double, ptr %4, align 8
  %36 = fadd double %35, %34
  store double %36, ptr %4, align 8
  br label %111

37:                                               ; preds = %13
  %38 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %39 = getelementptr inbounds %struct.__va_list_tag, ptr %38, i32 0, i32 1
  %40 = load i32, ptr %39, align 4
  %41 = icmp ule i32 %40, 160
  br i1 %41, label %42, label %47

42:                                               ; preds = %37
  %43 = getelementptr inbounds %struct.__va_list_tag, ptr %38, i32 0, i32 3
  %44 = load ptr, ptr %43, align 16
  %45 = getelementptr i8, ptr %44, i32 %40
  %46 = add i32 %40, 16
  store i32 %46, ptr %39, align 4
  br label %51

47:                                               ; preds = %37
  %48 = getelementptr inbounds %struct.__va_list_tag, ptr %38, i32 0, i32 2
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr i8, ptr %49, i32 8
  store ptr %50, ptr %48, align 8
  br label %51

51:                                               ; preds = %47, %42
  %52 = phi ptr [ %45, %42 ], [ %49, %47 ]
  %53 = load double, ptr %52, align 8
  %54 = load double, ptr %4, align 8
  %55 = fadd double %54, %53
  store double %55, ptr %4, align 8
  br label %111

56:                                               ; preds = %13
  %57 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %58 = getelementptr inbounds %struct.__va_list_tag, ptr %57, i32 0, i32 2
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr i8, ptr %59, i32 24
  store ptr %60, ptr %58, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %59, i64 24, i1 false)
  %61 = getelementptr inbounds %struct.large, ptr %5, i32 0, i32 0
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds %struct.large, ptr %5, i32 0, i32 1
  %64 = load i64, ptr %63, align 8
  %65 = mul nsw i64 10, %64
  %66 = add nsw i64 %62, %65
  %67 = getelementptr inbounds %struct.large, ptr %5, i32 0, i32 2
  %68 = load i64, ptr %67, align 8
  %69 = mul nsw i64 100, %68
  %70 = add nsw i64 %66, %69
  %71 = sitofp i64 %70 to double
  %72 = load double, ptr %4, align 8
  %73 = fadd double %72, %71
  store double %73, ptr %4, align 8
  br label %111

74:                                               ; preds = %13
  %75 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %76 = getelementptr inbounds %struct.__va_list_tag, ptr %75, i32 0, i32 2
  %77 = load ptr, ptr %76, align 8
  %78 = getelementptr i8, ptr %77, i32 24
  store ptr %78, ptr %76, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %6, ptr align 1 %77, i64 21, i1 false)
  %79 = getelementptr inbounds %struct.odd, ptr %6, i32 0, i32 0
  %80 = getelementptr inbounds [21 x i8], ptr %79, i64 0, i64 20
  %81 = load i8, ptr %80, align 1
  %82 = sext i8 %81 to i32
  %83 = sitofp i32 %82 to double
  %84 = load double, ptr %4, align 8
  %85 = fadd double %84, %83
  store double %85, ptr %4, align 8
  br label %111

86:                                               ; preds = %13
  %87 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %88 = getelementptr inbounds %struct.__va_list_tag, ptr %87, i32 0, i32 0
  %89 = load i32, ptr %88, align 16
  %90 = icmp ule i32 %89, 40
  br i1 %90, label %91, label %96

91:                                               ; preds = %86
  %92 = getelementptr inbounds %struct.__va_list_tag, ptr %87, i32 0, i32 3
  %93 = load ptr, ptr %92, align 16
  %94 = getelementptr i8, ptr %93, i32 %89
  %95 = add i32 %89, 8
  store i32 %95, ptr %88, align 16
  br label %100

96:                                               ; preds = %86
  %97 = getelementptr inbounds %struct.__va_list_tag, ptr %87, i32 0, i32 2
  %98 = load ptr, ptr %97, align 8
  %99 = getelementptr i8, ptr %98, i32 8
  store ptr %99, ptr %97, align 8
  br label %100

100:                                              ; preds = %96, %91
  %101 = phi ptr [ %94, %91 ], [ %98, %96 ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %7, ptr align 4 %101, i64 8, i1 false)
  %102 = getelementptr inbounds %struct.small, ptr %7, i32 0, i32 0
  %103 = load i32, ptr %102, align 4
  %104 = sitofp i32 %103 to float
  %105 = getelementptr inbounds %struct.small, ptr %7, i32 0, i32 1
  %106 = load float, ptr %105, align 4
  %107 = fmul float %104, %106
  %108 = fpext float %107 to double
  %109 = load double, ptr %4, align 8
  %110 = fadd double %109, %108
  store double %110, ptr %4, align 8
  br label %111

111:                                              ; preds = %13, %100, %74, %56, %51, %31
  br label %112

112:                                              ; preds = %111
  %113 = load ptr, ptr %2, align 8
  %114 = getelementptr inbounds i8, ptr %113, i32 1
  store ptr %114, ptr %2, align 8
  br label %9, !llvm.loop !6

115:                                              ; preds = %9
  %116 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_end(ptr %116)
  %117 = load double, ptr %4, align 8
  ret double %117
}

declare void @llvm.va_start(ptr) #3

declare void @llvm.va_end(ptr) #3


!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
