source_filename = "unions.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.tagged = type { i32, %union.anon }
%union.anon = type { i64 }
%union.u = type { i32 }

@__const.main.u = private unnamed_addr constant { float } { float 1.000000e+00 }, align 4
@.str = private unnamed_addr constant [10 x i8] c"%x %d %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"%x\0A\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"text\00", align 1
@__const.main.t = private unnamed_addr constant <{ %struct.tagged, { i32, { double } }, { i32, { ptr } } }> <{ %struct.tagged { i32 0, %union.anon { i64 5 } }, { i32, { double } } { i32 1, { double } { double 2.500000e+00 } }, { i32, { ptr } } { i32 2, { ptr } { ptr @.str.2 } } }>, align 16
@.str.3 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"%lx\0A\00", align 1
@.str.5 = private unnamed_addr constant [5 x i8] c"%ld \00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c"%g \00", align 1
@.str.7 = private unnamed_addr constant [4 x i8] c"%s \00", align 1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca %union.u, align 4
  %3 = alloca [3 x %struct.tagged], align 16
  %4 = alloca i32, align 4
  %5 = alloca double, align 8
  %6 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %2, ptr align 4 @__const.main.u, i64 4, i1 false)
  %7 = load i32, ptr %2, align 4
  %8 = getelementptr inbounds [4 x i8], ptr %2, i64 0, i64 3
  %9 = load i8, ptr %8, align 1
  %10 = zext i8 %9 to i32
  %11 = getelementptr inbounds [4 x i8], ptr %2, i64 0, i64 2
  %12 = load i8, ptr %11, align 2
  %13 = zext i8 %12 to i32
  %14 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([10 x i8], ptr @.str, i64 0, i64 0), i32 noundef %7, i32 noundef %10, i32 noundef %13)
  %15 = getelementptr inbounds [4 x i8], ptr %2, i64 0, i64 0
  store i8 1, ptr %15, align 4
  %16 = load i32, ptr %2, align 4
  %17 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([4 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef %16)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %3, ptr align 16 @__const.main.t, i64 48, i1 false)
  store i32 0, ptr %4, align 4
  br label %18

18:                                               ; preds = %29, %0
  %19 = load i32, ptr %4, align 4
  %20 = icmp slt i32 %19, 3
  br i1 %20, label %21, label %32

21:                                               ; preds = %18
  %22 = load i32, ptr %4, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [3 x %struct.tagged], ptr %3, i64 0, i64 %23
  %25 = getelementptr inbounds { i32, i64 }, ptr %24, i32 0, i32 0
  %26 = load i32, ptr %25, align 16
  %27 = getelementptr inbounds { i32, i64 }, ptr %24, i32 0, i32 1
  %28 = load i64, ptr %27, align 8
  call void @show(i32 %26, i64 %28)
  br label %29

29:                                               ; preds = %21
  %30 = load i32, ptr %4, align 4
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %4, align 4
  br label %18, !llvm.loop !6

32:                                               ; preds = %18
  %33 = call i32 @puts(ptr noundef getelementptr inbounds ([1 x i8], ptr @.str.3, i64 0, i64 0))
  store double 3.250000e+00, ptr %5, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %5, i64 8, i1 false)
  %34 = load i64, ptr %6, align 8
  %35 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([5 x i8], ptr @.str.4, i64 0, i64 0), i64 noundef %34)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare i32 @printf(ptr noundef, ...) #2

define internal void @show(i32 %0, i64 %1) #0 {
  %3 = alloca %struct.tagged, align 8
  %4 = getelementptr inbounds { i32, i64 }, ptr %3, i32 0, i32 0
  store i32 %0, ptr %4, align 8
  %5 = getelementptr inbounds { i32, i64 }, ptr %3, i32 0, i32 1
  store i64 %1, ptr %5, align 8
  %6 = getelementptr inbounds %struct.tagged, ptr %3, i32 0, i32 0
  %7 = load i32, ptr %6, align 8
  switch i32 %7, label %20 [
    i32 0, label %8
    i32 1, label %12
    i32 2, label %16
  ]

8:                                                ; preds = %2
  %9 = getelementptr inbounds %struct.tagged, ptr %3, i32 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([5 x i8], ptr @.str.5, i64 0, i64 0), i64 noundef %10)
  br label %20

12:                                               ; preds = %2
  %13 = getelementptr inbounds %struct.tagged, ptr %3, i32 0, i32 1
  %14 = load double, ptr %13, align 8
  %15 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([4 x i8], ptr @.str.6, i64 0, i64 0), double noundef %14)
  br label %20

16:                                               ; preds = %2
  %17 = getelementptr inbounds %struct.tagged, ptr %3, i32 0, i32 1
  %18 = load ptr, ptr %17, align 8
  %19 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([4 x i8], ptr @.str.7, i64 0, i64 0), ptr noundef %18)
  br label %20

20:                                               ; preds = %2, %16, %12, %8
  ret void
}

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
