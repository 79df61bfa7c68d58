source_filename = "varargs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@.str = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"%g\0A\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"idls\00", align 1
@.str.3 = private unnamed_addr constant [2 x i8] c"A\00", align 1
@.str.4 = private unnamed_addr constant [12 x i8] c"%s=%d %c%%\0A\00", align 1
@.str.5 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = call i32 (i32, ...) @sum(i32 noundef 3, i32 noundef 1, i32 noundef 2, i32 noundef 3)
  %3 = call i32 (i32, ...) @sum(i32 noundef 0)
  %4 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([7 x i8], ptr @.str, i64 0, i64 0), i32 noundef %2, i32 noundef %3)
  %5 = call double (ptr, ...) @mix(ptr noundef getelementptr inbounds ([5 x i8], ptr @.str.2, i64 0, i64 0), i32 noundef 1, double noundef 2.500000e+00, i64 noundef 100, ptr noundef getelementptr inbounds ([2 x i8], ptr @.str.3, i64 0, i64 0))
  %6 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([4 x i8], ptr @.str.1, i64 0, i64 0), double noundef %5)
  call void (ptr, ...) @say(ptr noundef getelementptr inbounds ([12 x i8], ptr @.str.4, i64 0, i64 0), ptr noundef getelementptr inbounds ([2 x i8], ptr @.str.5, i64 0, i64 0), i32 noundef 5, i32 noundef 113)
  %7 = call i32 (i32, ...) @sum(i32 noundef 10, i32 noundef 1, i32 noundef 2, i32 noundef 3, i32 noundef 4, i32 noundef 5, i32 noundef 6, i32 noundef 7, i32 noundef 8, i32 noundef 9, i32 noundef 10)
  %8 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([4 x i8], ptr @.str.6, i64 0, i64 0), i32 noundef %7)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...) #1

define internal i32 @sum(i32 noundef %0, ...) #0 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_start(ptr %6)
  store i32 0, ptr %4, align 4
  store i32 0, ptr %5, align 4
  br label %7

7:                                                ; preds = %30, %1
  %8 = load i32, ptr %5, align 4
  %9 = load i32, ptr %2, align 4
  %10 = icmp slt i32 %8, %9
  br i1 %10, label %11, label %33

11:                                               ; preds = %7
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %13 = getelementptr inbounds %struct.__va_list_tag, ptr %12, i32 0, i32 0
  %14 = load i32, ptr %13, align 16
  %15 = icmp ule i32 %14, 40
  br i1 %15, label %16, label %21

16:                                               ; preds = %11
  %17 = getelementptr inbounds %struct.__va_list_tag, ptr %12, i32 0, i32 3
  %18 = load ptr, ptr %17, align 16
  %19 = getelementptr i8, ptr %18, i32 %14
  %20 = add i32 %14, 8
  store i32 %20, ptr %13, align 16
  br label %25

21:                                               ; preds = %11
  %22 = getelementptr inbounds %struct.__va_list_tag, ptr %12, i32 0, i32 2
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr i8, ptr %23, i32 8
  store ptr %24, ptr %22, align 8
  br label %25

25:                                               ; preds = %21, %16
  %26 = phi ptr [ %19, %16 ], [ %23, %21 ]
  %27 = load i32, ptr %26, align 4
  %28 = load i32, ptr %4, align 4
  %29 = add nsw i32 %28, %27
  store i32 %29, ptr %4, align 4
  br label %30

30:                                               ; preds = %25
  %31 = load i32, ptr %5, align 4
  %32 = add nsw i32 %31, 1
  store i32 %32, ptr %5, align 4
  br label %7, !llvm.loop !6

33:                                               ; preds = %7
  %34 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_end(ptr %34)
  %35 = load i32, ptr %4, align 4
  ret i32 %35
}

define internal double @mix(ptr noundef %0, ...) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = alloca double, align 8
  store ptr %0, ptr %2, align 8
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_start(ptr %6)
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_copy(ptr %7, ptr %8)
  store double 0.000000e+00, ptr %5, align 8
  br label %9

9:                                                ; preds = %116, %1
  %10 = load ptr, ptr %2, align 8
  %11 = load i8, ptr %10, align 1
  %12 = icmp ne i8 %11, 0
  br i1 %12, label %13, label %119

13:                                               ; preds = %9
  %14 = load ptr, ptr %2, align 8
  %15 = load i8, ptr %14, align 1
  %16 = sext i8 %15 to i32
  %17 = icmp eq i32 %16, 105
  br i1 %17, label %18, label %38

18:                                               ; preds = %13
  %19 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %20 = getelementptr inbounds %struct.__va_list_tag, ptr %19, i32 0, i32 0
  %21 = load i32, ptr %20, align 16
  %22 = icmp ule i32 %21, 40
  br i1 %22, label %23, label %28

23:                                               ; preds = %18
  %24 = getelementptr inbounds %struct.__va_list_tag, ptr %19, i32 0, i32 3
  %25 = load ptr, ptr %24, align 16
  %26 = getelementptr i8, ptr %25, i32 %21
  %27 = add i32 %21, 8
  store i32 %27, ptr %20, align 16
  br label %32

28:                                               ; preds = %18
  %29 = getelementptr inbounds %struct.__va_list_tag, ptr %19, i32 0, i32 2
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr i8, ptr %30, i32 8
  store ptr %31, ptr %29, align 8
  br label %32

32:                                               ; preds = %28, %23
  %33 = phi ptr [ %26, %23 ], [ %30, %28 ]
  %34 = load i32, ptr %33, align 4
  %35 = sitofp i32 %34 to double
  %36 = load double, ptr %5, align 8
  %37 = fadd double %36, %35
  store double %37, ptr %5, align 8
  br label %38

38:                                               ; preds = %32, %13
  %39 = load ptr, ptr %2, align 8
  %40 = load i8, ptr %39, align 1
  %41 = sext i8 %40 to i32
  %42 = icmp eq i32 %41, 100
  br i1 %42, label %43, label %62

43:                                               ; preds = %38
  %44 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %45 = getelementptr inbounds %struct.__va_list_tag, ptr %44, i32 0, i32 1
  %46 = load i32, ptr %45, align 4
  %47 = icmp ule i32 %46, 160
  br i1 %47, label %48, label %53

48:                                               ; preds = %43
  %49 = getelementptr inbounds %struct.__va_list_tag, ptr %44, i32 0, i32 3
  %50 = load ptr, ptr %49, align 16
  %51 = getelementptr i8, ptr %50, i32 %46
  %52 = add i32 %46, 16
  store i32 %52, ptr %45, align 4
  br label %57

53:                                               ; preds = %43
  %54 = getelementptr inbounds %struct.__va_list_tag, ptr %44, i32 0, i32 2
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr i8, ptr %55, i32 8
  store ptr %56, ptr %54, align 8
  br label %57

57:                                               ; preds = %53, %48
  %58 = phi ptr [ %51, %48 ], [ %55, %53 ]
  %59 = load double, ptr %58, align 8
  %60 = load double, ptr %5, align 8
  %61 = fadd double %60, %59
  store double %61, ptr %5, align 8
  br label %62

62:                                               ; preds = %57, %38
  %63 = load ptr, ptr %2, align 8
  %64 = load i8, ptr %63, align 1
  %65 = sext i8 %64 to i32
  %66 = icmp eq i32 %65, 108
  br i1 %66, label %67, label %87

67:                                               ; preds = %62
  %68 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %69 = getelementptr inbounds %struct.__va_list_tag, ptr %68, i32 0, i32 0
  %70 = load i32, ptr %69, align 16
  %71 = icmp ule i32 %70, 40
  br i1 %71, label %72, label %77

72:                                               ; preds = %67
  %73 = getelementptr inbounds %struct.__va_list_tag, ptr %68, i32 0, i32 3
  %74 = load ptr, ptr %73, align 16
  %75 = getelementptr i8, ptr %74, i32 %70
  %76 = add i32 %70, 8
  store i32 %76, ptr %69, align 16
  br label %81

77:                                               ; preds = %67
  %78 = getelementptr inbounds %struct.__va_list_tag, ptr %68, i32 0, i32 2
  %79 = load ptr, ptr %78, align 8
  %80 = getelementptr i8, ptr %79, i32 8
  store ptr %80, ptr %78, align 8
  br label %81

81:                                               ; preds = %77, %72
  %82 = phi ptr [ %75, %72 ], [ %79, %77 ]
  %83 = load i64, ptr %82, align 8
  %84 = sitofp i64 %83 to double
  %85 = load double, ptr %5, align 8
  %86 = fadd double %85, %84
  store double %86, ptr %5, align 8
  br label %87

87:                                               ; preds = %81, %62
  %88 = load ptr, ptr %2, align 8
  %89 = load i8, ptr %88, align 1
  %90 = sext i8 %89 to i32
  %91 = icmp eq i32 %90, 115
  br i1 %91, label %92, label %115

92:                                               ; preds = %87
  %93 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %94 = getelementptr inbounds %struct.__va_list_tag, ptr %93, i32 0, i32 0
  %95 = load i32, ptr %94, align 16
  %96 = icmp ule i32 %95, 40
  br i1 %96, label %97, label %102

97:                                               ; preds = %92
  %98 = getelementptr inbounds %struct.__va_list_tag, ptr %93, i32 0, i32 3
  %99 = load ptr, ptr %98, align 16
  %100 = getelementptr i8, ptr %99, i32 %95
  %101 = add i32 %95, 8
  store i32 %101, ptr %94, align 16
  br label %106

102:                                              ; preds = %92
  %103 = getelementptr inbounds %struct.__va_list_tag, ptr %93, i32 0, i32 2
  %104 = load ptr, ptr %103, align 8
  %105 = getelementptr i8, ptr %104, i32 8
  store ptr %105, ptr %103, align 8
  br label %106

106:                                              ; preds = %102, %97
  %107 = phi ptr [ %100, %97 ], [ %104, %102 ]
  %108 = load ptr, ptr %107, align 8
  %109 = getelementptr inbounds i8, ptr %108, i64 0
  %110 = load i8, ptr %109, align 1
  %111 = sext i8 %110 to i32
  %112 = sitofp i32 %111 to double
  %113 = load double, ptr %5, align 8
  %114 = fadd double %113, %112
  store double %114, ptr %5, align 8
  br label %115

115:                                              ; preds = %106, %87
  br label %116

116:                                              ; preds = %115
  %117 = load ptr, ptr %2, align 8
  %118 = getelementptr inbounds i8, ptr %117, i32 1
  store ptr %118, ptr %2, align 8
  br label %9, !llvm.loop !8

119:                                              ; preds = %9
  %120 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0
  %121 = getelementptr inbounds %struct.__va_list_tag, ptr %120, i32 0, i32 0
  %122 = load i32, ptr %121, align 16
  %123 = icmp ule i32 %122, 40
  br i1 %123, label %124, label %129

124:                                              ; preds = %119
  %125 = getelementptr inbounds %struct.__va_list_tag, ptr %120, i32 0, i32 3
  %126 = load ptr, ptr %125, align 16
  %127 = getelementptr i8, ptr %126, i32 %122
  %128 = add i32 %122, 8
  store i32 %128, ptr %121, align 16
  br label %133

129:                                              ; preds = %119
  %130 = getelementptr inbounds %struct.__va_list_tag, ptr %120, i32 0, i32 2
  %131 = load ptr, ptr %130, align 8
  %132 = getelementptr i8, ptr %131, i32 8
  store ptr %132, ptr %130, align 8
  br label %133

133:                                              ; preds = %129, %124
  %134 = phi ptr [ %127, %124 ], [ %131, %129 ]
  %135 = load i32, ptr %134, align 4
  %136 = sitofp i32 %135 to double
  %137 = load double, ptr %5, align 8
  %138 = fadd double %137, %136
  store double %138, ptr %5, align 8
  %139 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0
  call void @llvm.va_end(ptr %139)
  %140 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_end(ptr %140)
  %141 = load double, ptr %5, align 8
  ret double %141
}

define internal void @say(ptr noundef %0, ...) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  store ptr %0, ptr %2, align 8
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_start(ptr %4)
  %5 = load ptr, ptr %2, align 8
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %7 = call i32 @vprintf(ptr noundef %5, ptr noundef %6)
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_end(ptr %8)
  ret void
}

declare void @llvm.va_start(ptr) #2

declare void @llvm.va_end(ptr) #2

declare void @llvm.va_copy(ptr, ptr) #2

declare i32 @vprintf(ptr noundef, ptr noundef) #1


!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
