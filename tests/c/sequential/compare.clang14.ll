source_filename = "compare.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.a = private unnamed_addr constant [5 x i32] [i32 -2, i32 -1, i32 0, i32 1, i32 2147483647], align 16
@__const.main.b = private unnamed_addr constant [4 x i32] [i32 0, i32 1, i32 -2147483648, i32 -1], align 16
@.str = private unnamed_addr constant [9 x i8] c"%d%d%d%d\00", align 1
@.str.1 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"%d%d%d\00", align 1
@.str.3 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [5 x i32], align 16
  %3 = alloca [4 x i32], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i8, align 1
  %9 = alloca i8, align 1
  %10 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.main.a, i64 20, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %3, ptr align 16 @__const.main.b, i64 16, i1 false)
  store i32 0, ptr %4, align 4
  br label %11

11:                                               ; preds = %64, %0
  %12 = load i32, ptr %4, align 4
  %13 = icmp slt i32 %12, 5
  br i1 %13, label %14, label %67

14:                                               ; preds = %11
  store i32 0, ptr %5, align 4
  br label %15

15:                                               ; preds = %60, %14
  %16 = load i32, ptr %5, align 4
  %17 = icmp slt i32 %16, 5
  br i1 %17, label %18, label %63

18:                                               ; preds = %15
  %19 = load i32, ptr %4, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds [5 x i32], ptr %2, i64 0, i64 %20
  %22 = load i32, ptr %21, align 4
  %23 = load i32, ptr %5, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [5 x i32], ptr %2, i64 0, i64 %24
  %26 = load i32, ptr %25, align 4
  %27 = icmp slt i32 %22, %26
  %28 = zext i1 %27 to i32
  %29 = load i32, ptr %4, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [5 x i32], ptr %2, i64 0, i64 %30
  %32 = load i32, ptr %31, align 4
  %33 = load i32, ptr %5, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [5 x i32], ptr %2, i64 0, i64 %34
  %36 = load i32, ptr %35, align 4
  %37 = icmp sle i32 %32, %36
  %38 = zext i1 %37 to i32
  %39 = load i32, ptr %4, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [5 x i32], ptr %2, i64 0, i64 %40
  %42 = load i32, ptr %41, align 4
  %43 = load i32, ptr %5, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [5 x i32], ptr %2, i64 0, i64 %44
  %46 = load i32, ptr %45, align 4
  %47 = icmp eq i32 %42, %46
  %48 = zext i1 %47 to i32
  %49 = load i32, ptr %4, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [5 x i32], ptr %2, i64 0, i64 %50
  %52 = load i32, ptr %51, align 4
  %53 = load i32, ptr %5, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [5 x i32], ptr %2, i64 0, i64 %54
  %56 = load i32, ptr %55, align 4
  %57 = icmp sge i32 %52, %56
  %58 = zext i1 %57 to i32
  %59 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([9 x i8], ptr @.str, i64 0, i64 0), i32 noundef %28, i32 noundef %38, i32 noundef %48, i32 noundef %58)
  br label %60

60:                                               ; preds = %18
  %61 = load i32, ptr %5, align 4
  %62 = add nsw i32 %61, 1
  store i32 %62, ptr %5, align 4
  br label %15, !llvm.loop !6

63:                                               ; preds = %15
  br label %64

64:                                               ; preds = %63
  %65 = load i32, ptr %4, align 4
  %66 = add nsw i32 %65, 1
  store i32 %66, ptr %4, align 4
  br label %11, !llvm.loop !8

67:                                               ; preds = %11
  %68 = call i32 @puts(ptr noundef getelementptr inbounds ([1 x i8], ptr @.str.1, i64 0, i64 0))
  store i32 0, ptr %6, align 4
  br label %69

69:                                               ; preds = %112, %67
  %70 = load i32, ptr %6, align 4
  %71 = icmp slt i32 %70, 4
  br i1 %71, label %72, label %115

72:                                               ; preds = %69
  store i32 0, ptr %7, align 4
  br label %73

73:                                               ; preds = %108, %72
  %74 = load i32, ptr %7, align 4
  %75 = icmp slt i32 %74, 4
  br i1 %75, label %76, label %111

76:                                               ; preds = %73
  %77 = load i32, ptr %6, align 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [4 x i32], ptr %3, i64 0, i64 %78
  %80 = load i32, ptr %79, align 4
  %81 = load i32, ptr %7, align 4
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [4 x i32], ptr %3, i64 0, i64 %82
  %84 = load i32, ptr %83, align 4
  %85 = icmp ult i32 %80, %84
  %86 = zext i1 %85 to i32
  %87 = load i32, ptr %6, align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [4 x i32], ptr %3, i64 0, i64 %88
  %90 = load i32, ptr %89, align 4
  %91 = load i32, ptr %7, align 4
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [4 x i32], ptr %3, i64 0, i64 %92
  %94 = load i32, ptr %93, align 4
  %95 = icmp ugt i32 %90, %94
  %96 = zext i1 %95 to i32
  %97 = load i32, ptr %6, align 4
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [4 x i32], ptr %3, i64 0, i64 %98
  %100 = load i32, ptr %99, align 4
  %101 = load i32, ptr %7, align 4
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds [4 x i32], ptr %3, i64 0, i64 %102
  %104 = load i32, ptr %103, align 4
  %105 = icmp ne i32 %100, %104
  %106 = zext i1 %105 to i32
  %107 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([7 x i8], ptr @.str.2, i64 0, i64 0), i32 noundef %86, i32 noundef %96, i32 noundef %106)
  br label %108

108:                                              ; preds = %76
  %109 = load i32, ptr %7, align 4
  %110 = add nsw i32 %109, 1
  store i32 %110, ptr %7, align 4
  br label %73, !llvm.loop !9

111:                                              ; preds = %73
  br label %112

112:                                              ; preds = %111
  %113 = load i32, ptr %6, align 4
  %114 = add nsw i32 %113, 1
  store i32 %114, ptr %6, align 4
  br label %69, !llvm.loop !10

115:                                              ; preds = %69
  %116 = call i32 @puts(ptr noundef getelementptr inbounds ([1 x i8], ptr @.str.1, i64 0, i64 0))
  store i8 -1, ptr %8, align 1
  store i8 -1, ptr %9, align 1
  %117 = load i8, ptr %8, align 1
  %118 = sext i8 %117 to i32
  %119 = load i8, ptr %9, align 1
  %120 = zext i8 %119 to i32
  %121 = icmp eq i32 %118, %120
  %122 = zext i1 %121 to i32
  %123 = load i8, ptr %8, align 1
  %124 = sext i8 %123 to i32
  %125 = load i8, ptr %9, align 1
  %126 = zext i8 %125 to i32
  %127 = icmp slt i32 %124, %126
  %128 = zext i1 %127 to i32
  %129 = load i8, ptr %8, align 1
  %130 = zext i8 %129 to i32
  %131 = load i8, ptr %9, align 1
  %132 = zext i8 %131 to i32
  %133 = icmp eq i32 %130, %132
  %134 = zext i1 %133 to i32
  %135 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([10 x i8], ptr @.str.3, i64 0, i64 0), i32 noundef %122, i32 noundef %128, i32 noundef %134)
  store i64 -1, ptr %10, align 8
  %136 = load i64, ptr %10, align 8
  %137 = icmp slt i64 %136, 8
  %138 = zext i1 %137 to i32
  %139 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([4 x i8], ptr @.str.4, i64 0, i64 0), i32 noundef %138)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare i32 @printf(ptr noundef, ...) #2

declare i32 @puts(ptr noundef) #2


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
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}
