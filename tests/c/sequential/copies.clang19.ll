source_filename = "copies.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
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
  store i32 1, ptr %12, align 4
  %13 = getelementptr inbounds i32, ptr %12, i64 1
  store i32 2, ptr %13, align 4
  %14 = getelementptr inbounds i32, ptr %12, i64 2
  store i32 3, ptr %14, align 4
  %15 = getelementptr inbounds i32, ptr %12, i64 3
  %16 = getelementptr inbounds i32, ptr %12, i64 7
  br label %17

17:                                               ; preds = %17, %0
  %18 = phi ptr [ %15, %0 ], [ %19, %17 ]
  store i32 0, ptr %18, align 4
  %19 = getelementptr inbounds i32, ptr %18, i64 1
  %20 = icmp eq ptr %19, %16
  br i1 %20, label %21, label %17

21:                                               ; preds = %17
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %2, i64 56, i1 false)
  %22 = call noalias ptr @malloc(i64 noundef 56) #7
  store ptr %22, ptr %4, align 8
  %23 = load ptr, ptr %4, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %3, i64 56, i1 false)
  %24 = load ptr, ptr %4, align 8
  %25 = getelementptr inbounds %struct.record, ptr %24, i32 0, i32 2
  %26 = getelementptr inbounds [7 x i32], ptr %25, i64 0, i64 6
  store i32 77, ptr %26, align 8
  %27 = load ptr, ptr %4, align 8
  %28 = getelementptr inbounds %struct.record, ptr %27, i32 0, i32 0
  %29 = getelementptr inbounds [13 x i8], ptr %28, i64 0, i64 0
  %30 = load ptr, ptr %4, align 8
  %31 = getelementptr inbounds %struct.record, ptr %30, i32 0, i32 1
  %32 = load ptr, ptr %31, align 8
  %33 = icmp eq ptr %32, %2
  %34 = zext i1 %33 to i32
  %35 = load ptr, ptr %4, align 8
  %36 = getelementptr inbounds %struct.record, ptr %35, i32 0, i32 2
  %37 = getelementptr inbounds [7 x i32], ptr %36, i64 0, i64 2
  %38 = load i32, ptr %37, align 8
  %39 = getelementptr inbounds %struct.record, ptr %2, i32 0, i32 2
  %40 = getelementptr inbounds [7 x i32], ptr %39, i64 0, i64 6
  %41 = load i32, ptr %40, align 8
  %42 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef %29, i32 noundef %34, i32 noundef %38, i32 noundef %41)
  store i32 0, ptr %6, align 4
  br label %43

43:                                               ; preds = %65, %21
  %44 = load i32, ptr %6, align 4
  %45 = icmp slt i32 %44, 4
  br i1 %45, label %46, label %68

46:                                               ; preds = %43
  %47 = load i32, ptr %6, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [4 x %struct.record], ptr %5, i64 0, i64 %48
  %50 = load ptr, ptr %4, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %49, ptr align 8 %50, i64 56, i1 false)
  %51 = load i32, ptr %6, align 4
  %52 = load i32, ptr %6, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [4 x %struct.record], ptr %5, i64 0, i64 %53
  %55 = getelementptr inbounds %struct.record, ptr %54, i32 0, i32 2
  %56 = getelementptr inbounds [7 x i32], ptr %55, i64 0, i64 0
  store i32 %51, ptr %56, align 8
  %57 = load i32, ptr %6, align 4
  %58 = sub nsw i32 3, %57
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [4 x %struct.record], ptr %5, i64 0, i64 %59
  %61 = load i32, ptr %6, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [4 x %struct.record], ptr %5, i64 0, i64 %62
  %64 = getelementptr inbounds %struct.record, ptr %63, i32 0, i32 1
  store ptr %60, ptr %64, align 8
  br label %65

65:                                               ; preds = %46
  %66 = load i32, ptr %6, align 4
  %67 = add nsw i32 %66, 1
  store i32 %67, ptr %6, align 4
  br label %43, !llvm.loop !6

68:                                               ; preds = %43
  %69 = getelementptr inbounds [4 x %struct.record], ptr %5, i64 0, i64 0
  %70 = getelementptr inbounds %struct.record, ptr %69, i32 0, i32 1
  %71 = load ptr, ptr %70, align 16
  store ptr %71, ptr %7, align 8
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.record, ptr %72, i32 0, i32 2
  %74 = getelementptr inbounds [7 x i32], ptr %73, i64 0, i64 0
  %75 = load i32, ptr %74, align 8
  %76 = load ptr, ptr %7, align 8
  %77 = getelementptr inbounds %struct.record, ptr %76, i32 0, i32 1
  %78 = load ptr, ptr %77, align 8
  %79 = getelementptr inbounds %struct.record, ptr %78, i32 0, i32 2
  %80 = getelementptr inbounds [7 x i32], ptr %79, i64 0, i64 0
  %81 = load i32, ptr %80, align 8
  %82 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %75, i32 noundef %81)
  %83 = call noalias ptr @malloc(i64 noundef 5000) #7
  store ptr %83, ptr %8, align 8
  %84 = load ptr, ptr %8, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %84, i8 97, i64 5000, i1 false)
  %85 = call noalias ptr @malloc(i64 noundef 5000) #7
  store ptr %85, ptr %9, align 8
  %86 = load ptr, ptr %9, align 8
  %87 = load ptr, ptr %8, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %86, ptr align 1 %87, i64 5000, i1 false)
  %88 = load ptr, ptr %9, align 8
  %89 = getelementptr inbounds i8, ptr %88, i64 1
  %90 = load ptr, ptr %9, align 8
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %89, ptr align 1 %90, i64 4999, i1 false)
  %91 = load ptr, ptr %8, align 8
  %92 = load ptr, ptr %9, align 8
  %93 = call i32 @memcmp(ptr noundef %91, ptr noundef %92, i64 noundef 5000) #8
  %94 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %93)
  %95 = load ptr, ptr %8, align 8
  call void @free(ptr noundef %95) #9
  %96 = load ptr, ptr %9, align 8
  call void @free(ptr noundef %96) #9
  %97 = load ptr, ptr %4, align 8
  call void @free(ptr noundef %97) #9
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare noalias ptr @malloc(i64 noundef) #2

declare i32 @printf(ptr noundef, ...) #3

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #1

declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #5

declare void @free(ptr noundef) #6


!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
