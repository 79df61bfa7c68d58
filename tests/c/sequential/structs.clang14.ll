source_filename = "structs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.point = type { i32, i32 }
%struct.line = type { %struct.point, %struct.point, ptr }
%struct.big = type { [5 x i64] }

@.str = private unnamed_addr constant [16 x i8] c"%d %d %d %d %s\0A\00", align 1
@.str.1 = private unnamed_addr constant [17 x i8] c"%ld %ld %ld %lu\0A\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@__const.main.array = private unnamed_addr constant [3 x %struct.point] [%struct.point { i32 1, i32 1 }, %struct.point { i32 2, i32 2 }, %struct.point zeroinitializer], align 16
@.str.3 = private unnamed_addr constant [5 x i8] c"line\00", align 1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.point, align 4
  %3 = alloca %struct.point, align 4
  %4 = alloca %struct.point, align 4
  %5 = alloca %struct.line, align 8
  %6 = alloca %struct.line, align 8
  %7 = alloca %struct.big, align 8
  %8 = alloca %struct.big, align 8
  %9 = alloca ptr, align 8
  %10 = alloca [3 x %struct.point], align 16
  store i32 0, ptr %1, align 4
  %11 = getelementptr inbounds %struct.point, ptr %3, i32 0, i32 0
  store i32 1, ptr %11, align 4
  %12 = getelementptr inbounds %struct.point, ptr %3, i32 0, i32 1
  store i32 2, ptr %12, align 4
  %13 = getelementptr inbounds %struct.point, ptr %4, i32 0, i32 0
  store i32 10, ptr %13, align 4
  %14 = getelementptr inbounds %struct.point, ptr %4, i32 0, i32 1
  store i32 20, ptr %14, align 4
  %15 = load i64, ptr %3, align 4
  %16 = load i64, ptr %4, align 4
  %17 = call i64 @add(i64 %15, i64 %16)
  store i64 %17, ptr %2, align 4
  call void @make(ptr sret(%struct.line) align 8 %5, i32 noundef 5)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %5, i64 24, i1 false)
  %18 = getelementptr inbounds %struct.line, ptr %6, i32 0, i32 1
  %19 = getelementptr inbounds %struct.point, ptr %18, i32 0, i32 0
  store i32 99, ptr %19, align 8
  %20 = getelementptr inbounds %struct.point, ptr %2, i32 0, i32 0
  %21 = load i32, ptr %20, align 4
  %22 = getelementptr inbounds %struct.point, ptr %2, i32 0, i32 1
  %23 = load i32, ptr %22, align 4
  %24 = getelementptr inbounds %struct.line, ptr %5, i32 0, i32 1
  %25 = getelementptr inbounds %struct.point, ptr %24, i32 0, i32 0
  %26 = load i32, ptr %25, align 8
  %27 = getelementptr inbounds %struct.line, ptr %6, i32 0, i32 1
  %28 = getelementptr inbounds %struct.point, ptr %27, i32 0, i32 0
  %29 = load i32, ptr %28, align 8
  %30 = getelementptr inbounds %struct.line, ptr %6, i32 0, i32 2
  %31 = load ptr, ptr %30, align 8
  %32 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([16 x i8], ptr @.str, i64 0, i64 0), i32 noundef %21, i32 noundef %23, i32 noundef %26, i32 noundef %29, ptr noundef %31)
  call void @llvm.memset.p0.i64(ptr align 8 %7, i8 0, i64 40, i1 false)
  %33 = getelementptr inbounds %struct.big, ptr %7, i32 0, i32 0
  %34 = getelementptr inbounds [5 x i64], ptr %33, i32 0, i32 0
  store i64 1, ptr %34, align 8
  %35 = getelementptr inbounds [5 x i64], ptr %33, i32 0, i32 1
  store i64 2, ptr %35, align 8
  %36 = getelementptr inbounds [5 x i64], ptr %33, i32 0, i32 2
  store i64 3, ptr %36, align 8
  call void @twice(ptr sret(%struct.big) align 8 %8, ptr noundef byval(%struct.big) align 8 %7)
  %37 = getelementptr inbounds %struct.big, ptr %7, i32 0, i32 0
  %38 = getelementptr inbounds [5 x i64], ptr %37, i64 0, i64 1
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds %struct.big, ptr %8, i32 0, i32 0
  %41 = getelementptr inbounds [5 x i64], ptr %40, i64 0, i64 1
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr inbounds %struct.big, ptr %8, i32 0, i32 0
  %44 = getelementptr inbounds [5 x i64], ptr %43, i64 0, i64 4
  %45 = load i64, ptr %44, align 8
  %46 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([17 x i8], ptr @.str.1, i64 0, i64 0), i64 noundef %39, i64 noundef %42, i64 noundef %45, i64 noundef 40)
  %47 = getelementptr inbounds %struct.line, ptr %5, i32 0, i32 0
  store ptr %47, ptr %9, align 8
  %48 = load ptr, ptr %9, align 8
  %49 = getelementptr inbounds %struct.point, ptr %48, i32 0, i32 1
  store i32 7, ptr %49, align 4
  %50 = load ptr, ptr %9, align 8
  %51 = getelementptr inbounds %struct.point, ptr %50, i32 0, i32 0
  %52 = load i32, ptr %51, align 4
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %51, align 4
  %54 = getelementptr inbounds %struct.line, ptr %5, i32 0, i32 0
  %55 = getelementptr inbounds %struct.point, ptr %54, i32 0, i32 0
  %56 = load i32, ptr %55, align 8
  %57 = getelementptr inbounds %struct.line, ptr %5, i32 0, i32 0
  %58 = getelementptr inbounds %struct.point, ptr %57, i32 0, i32 1
  %59 = load i32, ptr %58, align 4
  %60 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([7 x i8], ptr @.str.2, i64 0, i64 0), i32 noundef %56, i32 noundef %59)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %10, ptr align 16 @__const.main.array, i64 24, i1 false)
  %61 = getelementptr inbounds [3 x %struct.point], ptr %10, i64 0, i64 2
  %62 = getelementptr inbounds [3 x %struct.point], ptr %10, i64 0, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %61, ptr align 8 %62, i64 8, i1 false)
  %63 = getelementptr inbounds [3 x %struct.point], ptr %10, i64 0, i64 2
  %64 = getelementptr inbounds %struct.point, ptr %63, i32 0, i32 0
  %65 = load i32, ptr %64, align 16
  %66 = getelementptr inbounds [3 x %struct.point], ptr %10, i64 0, i64 0
  %67 = getelementptr inbounds %struct.point, ptr %66, i32 0, i32 1
  %68 = load i32, ptr %67, align 4
  %69 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([7 x i8], ptr @.str.2, i64 0, i64 0), i32 noundef %65, i32 noundef %68)
  ret i32 0
}

define internal i64 @add(i64 %0, i64 %1) #0 {
  %3 = alloca %struct.point, align 4
  %4 = alloca %struct.point, align 4
  %5 = alloca %struct.point, align 4
  store i64 %0, ptr %4, align 4
  store i64 %1, ptr %5, align 4
  %6 = getelementptr inbounds %struct.point, ptr %3, i32 0, i32 0
  %7 = getelementptr inbounds %struct.point, ptr %4, i32 0, i32 0
  %8 = load i32, ptr %7, align 4
  %9 = getelementptr inbounds %struct.point, ptr %5, i32 0, i32 0
  %10 = load i32, ptr %9, align 4
  %11 = add nsw i32 %8, %10
  store i32 %11, ptr %6, align 4
  %12 = getelementptr inbounds %struct.point, ptr %3, i32 0, i32 1
  %13 = getelementptr inbounds %struct.point, ptr %4, i32 0, i32 1
  %14 = load i32, ptr %13, align 4
  %15 = getelementptr inbounds %struct.point, ptr %5, i32 0, i32 1
  %16 = load i32, ptr %15, align 4
  %17 = add nsw i32 %14, %16
  store i32 %17, ptr %12, align 4
  %18 = load i64, ptr %3, align 4
  ret i64 %18
}

define internal void @make(ptr noalias sret(%struct.line) align 8 %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  store i32 %1, ptr %3, align 4
  %4 = getelementptr inbounds %struct.line, ptr %0, i32 0, i32 0
  %5 = getelementptr inbounds %struct.point, ptr %4, i32 0, i32 0
  %6 = load i32, ptr %3, align 4
  store i32 %6, ptr %5, align 8
  %7 = getelementptr inbounds %struct.point, ptr %4, i32 0, i32 1
  %8 = load i32, ptr %3, align 4
  %9 = add nsw i32 %8, 1
  store i32 %9, ptr %7, align 4
  %10 = getelementptr inbounds %struct.line, ptr %0, i32 0, i32 1
  %11 = getelementptr inbounds %struct.point, ptr %10, i32 0, i32 0
  %12 = load i32, ptr %3, align 4
  %13 = add nsw i32 %12, 2
  store i32 %13, ptr %11, align 8
  %14 = getelementptr inbounds %struct.point, ptr %10, i32 0, i32 1
  %15 = load i32, ptr %3, align 4
  %16 = add nsw i32 %15, 3
  store i32 %16, ptr %14, align 4
  %17 = getelementptr inbounds %struct.line, ptr %0, i32 0, i32 2
  store ptr getelementptr inbounds ([5 x i8], ptr @.str.3, i64 0, i64 0), ptr %17, align 8
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare i32 @printf(ptr noundef, ...) #2

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

define internal void @twice(ptr noalias sret(%struct.big) align 8 %0, ptr noundef byval(%struct.big) align 8 %1) #0 {
  %3 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  br label %4

4:                                                ; preds = %14, %2
  %5 = load i32, ptr %3, align 4
  %6 = icmp slt i32 %5, 5
  br i1 %6, label %7, label %17

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.big, ptr %1, i32 0, i32 0
  %9 = load i32, ptr %3, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [5 x i64], ptr %8, i64 0, i64 %10
  %12 = load i64, ptr %11, align 8
  %13 = mul nsw i64 %12, 2
  store i64 %13, ptr %11, align 8
  br label %14

14:                                               ; preds = %7
  %15 = load i32, ptr %3, align 4
  %16 = add nsw i32 %15, 1
  store i32 %16, ptr %3, align 4
  br label %4, !llvm.loop !6

17:                                               ; preds = %4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %1, i64 40, i1 false)
  ret void
}


!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
