source_filename = "copies.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.record = type { [13 x i8], ptr, [7 x i32] }

@.str = private unnamed_addr constant [13 x i8] c"record\00\00\00\00\00\00\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"%s %d %d %d\0A\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.record, align 8
  %3 = alloca %struct.record, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [4 x %struct.record], align 16
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  %10 = getelementptr inbounds %struct.record, ptr %2, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 1 @.str, i64 13, i1 false)
  %11 = getelementptr inbounds %struct.record, ptr %2, i32 0, i32 1
  store ptr %2, ptr %11, align 8
  %12 = getelementptr inbounds %struct.record, ptr %2, i32 0, i32 2
  %13 = getelementptr inbounds [7 x i32], ptr %12, i64 0, i64 0
  store i32 1, ptr %13, align 4
  %14 = getelementptr inbounds i32, ptr %13, i64 1
  store i32 2, ptr %14, align 4
  %15 = getelementptr inbounds i32, ptr %14, i64 1
  store i32 3, ptr %15, align 4
  %16 = getelementptr inbounds i32, ptr %15, i64 1
  %17 = getelementptr inbounds i32, ptr %13, i64 7
  br label %18

18:                                               ; preds = %18, %0
  %19 = phi ptr [ %16, %0 ], [ %20, %18 ]
  store i32 0, ptr %19, align 4
  %20 = getelementptr inbounds i32, ptr %19, i64 1
  %21 = icmp eq ptr %20, %17
  br i1 %21, label %22, label %18

22:                                               ; preds = %18
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %2, i64 56, i1 false)
  %23 = call noalias ptr @malloc(i64 noundef 56) #6
  store ptr %23, ptr %4, align 8
  %24 = load ptr, ptr %4, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %24, ptr align 8 %3, i64 56, i1 false)
  %25 = load ptr, ptr %4, align 8
  %26 = getelementptr inbounds %struct.record, ptr %25, i32 0, i32 2
  %27 = getelementptr inbounds [7 x i32], ptr %26, i64 0, i64 6
  store i32 77, ptr %27, align 8
  %28 = load ptr, ptr %4, align 8
  %29 = getelementptr inbounds %struct.record, ptr %28, i32 0, i32 0
  %30 = getelementptr inbounds [13 x i8], ptr %29, i64 0, i64 0
  %31 = load ptr, ptr %4, align 8
  %32 = getelementptr inbounds %struct.record, ptr %31, i32 0, i32 1
  %33 = load ptr, ptr %32, align 8
  %34 = icmp eq ptr %33, %2
  %35 = zext i1 %34 to i32
  %36 = load ptr, ptr %4, align 8
  %37 = getelementptr inbounds %struct.record, ptr %36, i32 0, i32 2
  %38 = getelementptr inbounds [7 x i32], ptr %37, i64 0, i64 2
  %39 = load i32, ptr %38, align 8
  %40 = getelementptr inbounds %struct.record, ptr %2, i32 0, i32 2
  %41 = getelementptr inbounds [7 x i32], ptr %40, i64 0, i64 6
  %42 = load i32, ptr %41, align 8
  %43 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([13 x i8], ptr @.str.1, i64 0, i64 0), ptr noundef %30, i32 noundef %35, i32 noundef %39, i32 noundef %42)
  store i32 0, ptr %6, align 4
  br label %44

44:                                               ; preds = %66, %22
  %45 = load i32, ptr %6, align 4
  %46 = icmp slt i32 %45, 4
  br i1 %46, label %47, label %69

47:                                               ; preds = %44
  %48 = load i32, ptr %6, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [4 x %struct.record], ptr %5, i64 0, i64 %49
  %51 = load ptr, ptr %4, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %50, ptr align 8 %51, i64 56, i1 false)
  %52 = load i32, ptr %6, align 4
  %53 = load i32, ptr %6, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [4 x %struct.record], ptr %5, i64 0, i64 %54
  %56 = getelementptr inbounds %struct.record, ptr %55, i32 0, i32 2
  %57 = getelementptr inbounds [7 x i32], ptr %56, i64 0, i64 0
  store i32 %52, ptr %57, align 8
  %58 = load i32, ptr %6, align 4
  %59 = sub nsw i32 3, %58
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [4 x %struct.record], ptr %5, i64 0, i64 %60
  %62 = load i32, ptr %6, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [4 x %struct.record], ptr %5, i64 0, i64 %63
  %65 = getelementptr inbounds %struct.record, ptr %64, i32 0, i32 1
  store ptr %61, ptr %65, align 8
  br label %66

66:                                               ; preds = %47
  %67 = load i32, ptr %6, align 4
  %68 = add nsw i32 %67, 1
  store i32 %68, ptr %6, align 4
  br label %44, !llvm.loop !6

69:                                               ; preds = %44
  %70 = getelementptr inbounds [4 x %struct.record], ptr %5, i64 0, i64 0
  %71 = getelementptr inbounds %struct.record, ptr %70, i32 0, i32 1
  %72 = load ptr, ptr %71, align 16
  store ptr %72, ptr %7, align 8
  %73 = load ptr, ptr %7, align 8
  %74 = getelementptr inbounds %struct.record, ptr %73, i32 0, i32 2
  %75 = getelementptr inbounds [7 x i32], ptr %74, i64 0, i64 0
  %76 = load i32, ptr %75, align 8
  %77 = load ptr, ptr %7, align 8
  %78 = getelementptr inbounds %struct.record, ptr %77, i32 0, i32 1
  %79 = load ptr, ptr %78, align 8
  %80 = getelementptr inbounds %struct.record, ptr %79, i32 0, i32 2
  %81 = getelementptr inbounds [7 x i32], ptr %80, i64 0, i64 0
  %82 = load i32, ptr %81, align 8
  %83 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([7 x i8], ptr @.str.2, i64 0, i64 0), i32 noundef %76, i32 noundef %82)
  %84 = call noalias ptr @malloc(i64 noundef 5000) #6
  store ptr %84, ptr %8, align 8
  %85 = load ptr, ptr %8, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %85, i8 97, i64 5000, i1 false)
  %86 = call noalias ptr @malloc(i64 noundef 5000) #6
  store ptr %86, ptr %9, align 8
  %87 = load ptr, ptr %9, align 8
  %88 = load ptr, ptr %8, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %87, ptr align 1 %88, i64 5000, i1 false)
  %89 = load ptr, ptr %9, align 8
  %90 = getelementptr inbounds i8, ptr %89, i64 1
  %91 = load ptr, ptr %9, align 8
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %90, ptr align 1 %91, i64 4999, i1 false)
  %92 = load ptr, ptr %8, align 8
  %93 = load ptr, ptr %9, align 8
  %94 = call i32 @memcmp(ptr noundef %92, ptr noundef %93, i64 noundef 5000) #7
  %95 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([4 x i8], ptr @.str.3, i64 0, i64 0), i32 noundef %94)
  %96 = load ptr, ptr %8, align 8
  call void @free(ptr noundef %96) #6
  %97 = load ptr, ptr %9, align 8
  call void @free(ptr noundef %97) #6
  %98 = load ptr, ptr %4, align 8
  call void @free(ptr noundef %98) #6
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare noalias ptr @malloc(i64 noundef) #2

declare i32 @printf(ptr noundef, ...) #3

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #1

declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #5

declare void @free(ptr noundef) #2


!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
