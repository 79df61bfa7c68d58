source_filename = "bools.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1
@__const.main.a = private unnamed_addr constant [4 x i8] c"\01\00\01\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"%d %d %d %lu\0A\00", align 1
@.str.2 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = alloca [4 x i8], align 1
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  store i8 1, ptr %2, align 1
  store i8 0, ptr %3, align 1
  store i8 1, ptr %4, align 1
  %10 = load i8, ptr %2, align 1
  %11 = trunc i8 %10 to i1
  %12 = zext i1 %11 to i32
  %13 = load i8, ptr %3, align 1
  %14 = trunc i8 %13 to i1
  %15 = zext i1 %14 to i32
  %16 = load i8, ptr %4, align 1
  %17 = trunc i8 %16 to i1
  %18 = zext i1 %17 to i32
  %19 = load i8, ptr %4, align 1
  %20 = trunc i8 %19 to i1
  %21 = call zeroext i1 @flip(i1 noundef zeroext %20)
  %22 = zext i1 %21 to i32
  %23 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([13 x i8], ptr @.str, i64 0, i64 0), i32 noundef %12, i32 noundef %15, i32 noundef %18, i32 noundef %22)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %5, ptr align 1 @__const.main.a, i64 4, i1 false)
  store i32 0, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %24

24:                                               ; preds = %36, %0
  %25 = load i32, ptr %7, align 4
  %26 = icmp slt i32 %25, 4
  br i1 %26, label %27, label %39

27:                                               ; preds = %24
  %28 = load i32, ptr %7, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [4 x i8], ptr %5, i64 0, i64 %29
  %31 = load i8, ptr %30, align 1
  %32 = trunc i8 %31 to i1
  %33 = zext i1 %32 to i32
  %34 = load i32, ptr %6, align 4
  %35 = add nsw i32 %34, %33
  store i32 %35, ptr %6, align 4
  br label %36

36:                                               ; preds = %27
  %37 = load i32, ptr %7, align 4
  %38 = add nsw i32 %37, 1
  store i32 %38, ptr %7, align 4
  br label %24, !llvm.loop !6

39:                                               ; preds = %24
  %40 = load i8, ptr %3, align 1
  %41 = trunc i8 %40 to i1
  %42 = zext i1 %41 to i32
  %43 = load i8, ptr %2, align 1
  %44 = trunc i8 %43 to i1
  %45 = zext i1 %44 to i32
  %46 = and i32 %45, %42
  %47 = icmp ne i32 %46, 0
  %48 = zext i1 %47 to i8
  store i8 %48, ptr %2, align 1
  %49 = load i8, ptr %4, align 1
  %50 = trunc i8 %49 to i1
  %51 = zext i1 %50 to i32
  %52 = load i8, ptr %3, align 1
  %53 = trunc i8 %52 to i1
  %54 = zext i1 %53 to i32
  %55 = or i32 %54, %51
  %56 = icmp ne i32 %55, 0
  %57 = zext i1 %56 to i8
  store i8 %57, ptr %3, align 1
  %58 = load i32, ptr %6, align 4
  %59 = load i8, ptr %2, align 1
  %60 = trunc i8 %59 to i1
  %61 = zext i1 %60 to i32
  %62 = load i8, ptr %3, align 1
  %63 = trunc i8 %62 to i1
  %64 = zext i1 %63 to i32
  %65 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([14 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef %58, i32 noundef %61, i32 noundef %64, i64 noundef 1)
  store i32 5, ptr %8, align 4
  %66 = load i32, ptr %8, align 4
  %67 = icmp sgt i32 %66, 3
  br i1 %67, label %68, label %71

68:                                               ; preds = %39
  %69 = load i32, ptr %8, align 4
  %70 = icmp slt i32 %69, 10
  br label %71

71:                                               ; preds = %68, %39
  %72 = phi i1 [ false, %39 ], [ %70, %68 ]
  %73 = zext i1 %72 to i32
  %74 = load i32, ptr %8, align 4
  %75 = icmp slt i32 %74, 3
  br i1 %75, label %79, label %76

76:                                               ; preds = %71
  %77 = load i32, ptr %8, align 4
  %78 = icmp eq i32 %77, 5
  br label %79

79:                                               ; preds = %76, %71
  %80 = phi i1 [ true, %71 ], [ %78, %76 ]
  %81 = zext i1 %80 to i32
  %82 = load i32, ptr %8, align 4
  %83 = icmp eq i32 %82, 5
  %84 = xor i1 %83, true
  %85 = zext i1 %84 to i64
  %86 = select i1 %84, i32 1, i32 2
  %87 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([10 x i8], ptr @.str.2, i64 0, i64 0), i32 noundef %73, i32 noundef %81, i32 noundef %86)
  store ptr %2, ptr %9, align 8
  %88 = load ptr, ptr %9, align 8
  store i8 1, ptr %88, align 1
  %89 = load i8, ptr %2, align 1
  %90 = trunc i8 %89 to i1
  %91 = zext i1 %90 to i32
  %92 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([4 x i8], ptr @.str.3, i64 0, i64 0), i32 noundef %91)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...) #1

define internal zeroext i1 @flip(i1 noundef zeroext %0) #0 {
  %2 = alloca i8, align 1
  %3 = zext i1 %0 to i8
  store i8 %3, ptr %2, align 1
  %4 = load i8, ptr %2, align 1
  %5 = trunc i8 %4 to i1
  %6 = xor i1 %5, true
  ret i1 %6
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2


!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
