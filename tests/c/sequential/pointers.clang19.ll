source_filename = "pointers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.a = private unnamed_addr constant [5 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5], align 16
@.str = private unnamed_addr constant [4 x i8] c"%d \00", align 1
@.str.1 = private unnamed_addr constant [11 x i8] c"%ld %d %d\0A\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@.str.3 = private unnamed_addr constant [11 x i8] c"%d %d %ld\0A\00", align 1
@.str.4 = private unnamed_addr constant [8 x i8] c"pointer\00", align 1
@.str.5 = private unnamed_addr constant [7 x i8] c"%c %s\0A\00", align 1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [5 x i32], align 16
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca [3 x [4 x i32]], align 16
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.main.a, i64 20, i1 false)
  %13 = getelementptr inbounds [5 x i32], ptr %2, i64 0, i64 0
  store ptr %13, ptr %3, align 8
  %14 = getelementptr inbounds [5 x i32], ptr %2, i64 0, i64 0
  %15 = getelementptr inbounds i32, ptr %14, i64 4
  store ptr %15, ptr %4, align 8
  br label %16

16:                                               ; preds = %20, %0
  %17 = load ptr, ptr %3, align 8
  %18 = load ptr, ptr %4, align 8
  %19 = icmp ult ptr %17, %18
  br i1 %19, label %20, label %25

20:                                               ; preds = %16
  %21 = load ptr, ptr %3, align 8
  %22 = getelementptr inbounds i32, ptr %21, i32 1
  store ptr %22, ptr %3, align 8
  %23 = load ptr, ptr %4, align 8
  %24 = getelementptr inbounds i32, ptr %23, i32 -1
  store ptr %24, ptr %4, align 8
  call void @swap(ptr noundef %21, ptr noundef %23)
  br label %16, !llvm.loop !6

25:                                               ; preds = %16
  store i32 0, ptr %5, align 4
  br label %26

26:                                               ; preds = %35, %25
  %27 = load i32, ptr %5, align 4
  %28 = icmp slt i32 %27, 5
  br i1 %28, label %29, label %38

29:                                               ; preds = %26
  %30 = load i32, ptr %5, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [5 x i32], ptr %2, i64 0, i64 %31
  %33 = load i32, ptr %32, align 4
  %34 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %33)
  br label %35

35:                                               ; preds = %29
  %36 = load i32, ptr %5, align 4
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %5, align 4
  br label %26, !llvm.loop !8

38:                                               ; preds = %26
  %39 = load ptr, ptr %4, align 8
  %40 = getelementptr inbounds [5 x i32], ptr %2, i64 0, i64 0
  %41 = ptrtoint ptr %39 to i64
  %42 = ptrtoint ptr %40 to i64
  %43 = sub i64 %41, %42
  %44 = sdiv exact i64 %43, 4
  %45 = load ptr, ptr %3, align 8
  %46 = load ptr, ptr %4, align 8
  %47 = icmp eq ptr %45, %46
  %48 = zext i1 %47 to i32
  %49 = getelementptr inbounds [5 x i32], ptr %2, i64 0, i64 0
  %50 = getelementptr inbounds i32, ptr %49, i64 2
  %51 = load i32, ptr %50, align 4
  %52 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i64 noundef %44, i32 noundef %48, i32 noundef %51)
  store i32 3, ptr %6, align 4
  store ptr %6, ptr %7, align 8
  store ptr %7, ptr %8, align 8
  %53 = load ptr, ptr %8, align 8
  %54 = load ptr, ptr %53, align 8
  store i32 9, ptr %54, align 4
  %55 = load i32, ptr %6, align 4
  %56 = load ptr, ptr %7, align 8
  %57 = getelementptr inbounds i32, ptr %56, i64 0
  %58 = load i32, ptr %57, align 4
  %59 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %55, i32 noundef %58)
  store i32 0, ptr %10, align 4
  br label %60

60:                                               ; preds = %73, %38
  %61 = load i32, ptr %10, align 4
  %62 = icmp slt i32 %61, 12
  br i1 %62, label %63, label %76

63:                                               ; preds = %60
  %64 = load i32, ptr %10, align 4
  %65 = load i32, ptr %10, align 4
  %66 = sdiv i32 %65, 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [3 x [4 x i32]], ptr %9, i64 0, i64 %67
  %69 = load i32, ptr %10, align 4
  %70 = srem i32 %69, 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [4 x i32], ptr %68, i64 0, i64 %71
  store i32 %64, ptr %72, align 4
  br label %73

73:                                               ; preds = %63
  %74 = load i32, ptr %10, align 4
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr %10, align 4
  br label %60, !llvm.loop !9

76:                                               ; preds = %60
  %77 = getelementptr inbounds [3 x [4 x i32]], ptr %9, i64 0, i64 0
  %78 = getelementptr inbounds [4 x i32], ptr %77, i64 1
  store ptr %78, ptr %11, align 8
  %79 = load ptr, ptr %11, align 8
  %80 = getelementptr inbounds [4 x i32], ptr %79, i64 1
  %81 = getelementptr inbounds [4 x i32], ptr %80, i64 0, i64 2
  %82 = load i32, ptr %81, align 4
  %83 = load ptr, ptr %11, align 8
  %84 = getelementptr inbounds [4 x i32], ptr %83, i64 0, i64 3
  %85 = load i32, ptr %84, align 4
  %86 = getelementptr inbounds [3 x [4 x i32]], ptr %9, i64 0, i64 2
  %87 = getelementptr inbounds [3 x [4 x i32]], ptr %9, i64 0, i64 0
  %88 = ptrtoint ptr %86 to i64
  %89 = ptrtoint ptr %87 to i64
  %90 = sub i64 %88, %89
  %91 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %82, i32 noundef %85, i64 noundef %90)
  store ptr @.str.4, ptr %12, align 8
  %92 = load ptr, ptr %12, align 8
  %93 = getelementptr inbounds i8, ptr %92, i64 2
  %94 = load i8, ptr %93, align 1
  %95 = sext i8 %94 to i32
  %96 = load ptr, ptr %12, align 8
  %97 = getelementptr inbounds i8, ptr %96, i64 4
  %98 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i32 noundef %95, ptr noundef %97)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

define internal void @swap(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = load i32, ptr %6, align 4
  store i32 %7, ptr %5, align 4
  %8 = load ptr, ptr %4, align 8
  %9 = load i32, ptr %8, align 4
  %10 = load ptr, ptr %3, align 8
  store i32 %9, ptr %10, align 4
  %11 = load i32, ptr %5, align 4
  %12 = load ptr, ptr %4, align 8
  store i32 %11, ptr %12, align 4
  ret void
}

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
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
