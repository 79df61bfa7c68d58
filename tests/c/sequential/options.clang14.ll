source_filename = "options.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"p\00", align 1
@.str.1 = private unnamed_addr constant [3 x i8] c"-a\00", align 1
@.str.2 = private unnamed_addr constant [3 x i8] c"-n\00", align 1
@.str.3 = private unnamed_addr constant [2 x i8] c"5\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"-bn7\00", align 1
@.str.5 = private unnamed_addr constant [5 x i8] c"rest\00", align 1
@__const.main.first = private unnamed_addr constant [7 x ptr] [ptr @.str, ptr @.str.1, ptr @.str.2, ptr @.str.3, ptr @.str.4, ptr @.str.5, ptr null], align 16
@.str.6 = private unnamed_addr constant [5 x i8] c"abn:\00", align 1
@.str.7 = private unnamed_addr constant [4 x i8] c"-xa\00", align 1
@.str.8 = private unnamed_addr constant [3 x i8] c"--\00", align 1
@.str.9 = private unnamed_addr constant [3 x i8] c"-b\00", align 1
@__const.main.second = private unnamed_addr constant [5 x ptr] [ptr @.str, ptr @.str.7, ptr @.str.8, ptr @.str.9, ptr null], align 16
@.str.10 = private unnamed_addr constant [3 x i8] c"ab\00", align 1
@__const.main.third = private unnamed_addr constant [4 x ptr] [ptr @.str, ptr @.str.1, ptr @.str.2, ptr null], align 16
@.str.11 = private unnamed_addr constant [5 x i8] c":an:\00", align 1
@__const.main.fourth = private unnamed_addr constant [3 x ptr] [ptr @.str, ptr @.str.2, ptr null], align 16
@.str.12 = private unnamed_addr constant [3 x i8] c"n:\00", align 1
@.str.13 = private unnamed_addr constant [2 x i8] c"-\00", align 1
@.str.14 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@__const.main.fifth = private unnamed_addr constant [4 x ptr] [ptr @.str, ptr @.str.13, ptr @.str.14, ptr null], align 16
@__const.main.sixth = private unnamed_addr constant [2 x ptr] [ptr @.str, ptr null], align 16
@optind = external global i32, align 4
@opterr = external global i32, align 4
@.str.15 = private unnamed_addr constant [3 x i8] c"%c\00", align 1
@.str.16 = private unnamed_addr constant [5 x i8] c"(%c)\00", align 1
@optopt = external global i32, align 4
@optarg = external global ptr, align 8
@.str.17 = private unnamed_addr constant [4 x i8] c"=%s\00", align 1
@.str.18 = private unnamed_addr constant [2 x i8] c" \00", align 1
@.str.19 = private unnamed_addr constant [5 x i8] c"| %d\00", align 1
@.str.20 = private unnamed_addr constant [4 x i8] c" %s\00", align 1
@.str.21 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [7 x ptr], align 16
  %3 = alloca [5 x ptr], align 16
  %4 = alloca [4 x ptr], align 16
  %5 = alloca [3 x ptr], align 16
  %6 = alloca [4 x ptr], align 16
  %7 = alloca [2 x ptr], align 16
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.main.first, i64 56, i1 false)
  %8 = getelementptr inbounds [7 x ptr], ptr %2, i64 0, i64 0
  call void @parse(i32 noundef 6, ptr noundef %8, ptr noundef getelementptr inbounds ([5 x i8], ptr @.str.6, i64 0, i64 0))
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %3, ptr align 16 @__const.main.second, i64 40, i1 false)
  %9 = getelementptr inbounds [5 x ptr], ptr %3, i64 0, i64 0
  call void @parse(i32 noundef 4, ptr noundef %9, ptr noundef getelementptr inbounds ([3 x i8], ptr @.str.10, i64 0, i64 0))
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %4, ptr align 16 @__const.main.third, i64 32, i1 false)
  %10 = getelementptr inbounds [4 x ptr], ptr %4, i64 0, i64 0
  call void @parse(i32 noundef 3, ptr noundef %10, ptr noundef getelementptr inbounds ([5 x i8], ptr @.str.11, i64 0, i64 0))
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %5, ptr align 16 @__const.main.fourth, i64 24, i1 false)
  %11 = getelementptr inbounds [3 x ptr], ptr %5, i64 0, i64 0
  call void @parse(i32 noundef 2, ptr noundef %11, ptr noundef getelementptr inbounds ([3 x i8], ptr @.str.12, i64 0, i64 0))
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %6, ptr align 16 @__const.main.fifth, i64 32, i1 false)
  %12 = getelementptr inbounds [4 x ptr], ptr %6, i64 0, i64 0
  call void @parse(i32 noundef 3, ptr noundef %12, ptr noundef getelementptr inbounds ([3 x i8], ptr @.str.12, i64 0, i64 0))
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %7, ptr align 16 @__const.main.sixth, i64 16, i1 false)
  %13 = getelementptr inbounds [2 x ptr], ptr %7, i64 0, i64 0
  call void @parse(i32 noundef 1, ptr noundef %13, ptr noundef getelementptr inbounds ([3 x i8], ptr @.str.12, i64 0, i64 0))
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

define internal void @parse(i32 noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  store i32 1, ptr @optind, align 4
  store i32 0, ptr @opterr, align 4
  br label %9

9:                                                ; preds = %33, %3
  %10 = load i32, ptr %4, align 4
  %11 = load ptr, ptr %5, align 8
  %12 = load ptr, ptr %6, align 8
  %13 = call i32 @getopt(i32 noundef %10, ptr noundef %11, ptr noundef %12) #4
  store i32 %13, ptr %7, align 4
  %14 = icmp ne i32 %13, -1
  br i1 %14, label %15, label %35

15:                                               ; preds = %9
  %16 = load i32, ptr %7, align 4
  %17 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([3 x i8], ptr @.str.15, i64 0, i64 0), i32 noundef %16)
  %18 = load i32, ptr %7, align 4
  %19 = icmp eq i32 %18, 63
  br i1 %19, label %23, label %20

20:                                               ; preds = %15
  %21 = load i32, ptr %7, align 4
  %22 = icmp eq i32 %21, 58
  br i1 %22, label %23, label %26

23:                                               ; preds = %20, %15
  %24 = load i32, ptr @optopt, align 4
  %25 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([5 x i8], ptr @.str.16, i64 0, i64 0), i32 noundef %24)
  br label %33

26:                                               ; preds = %20
  %27 = load ptr, ptr @optarg, align 8
  %28 = icmp ne ptr %27, null
  br i1 %28, label %29, label %32

29:                                               ; preds = %26
  %30 = load ptr, ptr @optarg, align 8
  %31 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([4 x i8], ptr @.str.17, i64 0, i64 0), ptr noundef %30)
  br label %32

32:                                               ; preds = %29, %26
  br label %33

33:                                               ; preds = %32, %23
  %34 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([2 x i8], ptr @.str.18, i64 0, i64 0))
  br label %9, !llvm.loop !6

35:                                               ; preds = %9
  %36 = load i32, ptr @optind, align 4
  %37 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([5 x i8], ptr @.str.19, i64 0, i64 0), i32 noundef %36)
  %38 = load i32, ptr @optind, align 4
  store i32 %38, ptr %8, align 4
  br label %39

39:                                               ; preds = %50, %35
  %40 = load i32, ptr %8, align 4
  %41 = load i32, ptr %4, align 4
  %42 = icmp slt i32 %40, %41
  br i1 %42, label %43, label %53

43:                                               ; preds = %39
  %44 = load ptr, ptr %5, align 8
  %45 = load i32, ptr %8, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds ptr, ptr %44, i64 %46
  %48 = load ptr, ptr %47, align 8
  %49 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([4 x i8], ptr @.str.20, i64 0, i64 0), ptr noundef %48)
  br label %50

50:                                               ; preds = %43
  %51 = load i32, ptr %8, align 4
  %52 = add nsw i32 %51, 1
  store i32 %52, ptr %8, align 4
  br label %39, !llvm.loop !8

53:                                               ; preds = %39
  %54 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([2 x i8], ptr @.str.21, i64 0, i64 0))
  ret void
}

declare i32 @getopt(i32 noundef, ptr noundef, ptr noundef) #2

declare i32 @printf(ptr noundef, ...) #3


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
