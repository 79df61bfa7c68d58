source_filename = "computed_goto.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.code = private unnamed_addr constant [10 x i8] c"\00\00\01\02\03\00\00\01\00\03", align 1
@.str = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@run.operations = internal constant [4 x ptr] [ptr blockaddress(@run, %10), ptr blockaddress(@run, %19), ptr blockaddress(@run, %28), ptr blockaddress(@run, %41)], align 16

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [10 x i8], align 1
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr align 1 @__const.main.code, i64 10, i1 false)
  %3 = getelementptr inbounds [10 x i8], ptr %2, i64 0, i64 0
  %4 = call i32 @run(ptr noundef %3)
  %5 = call i32 @rounds(i32 noundef 4)
  %6 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([7 x i8], ptr @.str, i64 0, i64 0), i32 noundef %4, i32 noundef %5)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare i32 @printf(ptr noundef, ...) #2

define internal i32 @run(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  store i32 0, ptr %3, align 4
  %4 = load ptr, ptr %2, align 8
  %5 = getelementptr inbounds i8, ptr %4, i32 1
  store ptr %5, ptr %2, align 8
  %6 = load i8, ptr %4, align 1
  %7 = zext i8 %6 to i64
  %8 = getelementptr inbounds [4 x ptr], ptr @run.operations, i64 0, i64 %7
  %9 = load ptr, ptr %8, align 8
  br label %43

10:                                               ; preds = %43
  %11 = load i32, ptr %3, align 4
  %12 = add nsw i32 %11, 1
  store i32 %12, ptr %3, align 4
  %13 = load ptr, ptr %2, align 8
  %14 = getelementptr inbounds i8, ptr %13, i32 1
  store ptr %14, ptr %2, align 8
  %15 = load i8, ptr %13, align 1
  %16 = zext i8 %15 to i64
  %17 = getelementptr inbounds [4 x ptr], ptr @run.operations, i64 0, i64 %16
  %18 = load ptr, ptr %17, align 8
  br label %43

19:                                               ; preds = %43
  %20 = load i32, ptr %3, align 4
  %21 = mul nsw i32 %20, 2
  store i32 %21, ptr %3, align 4
  %22 = load ptr, ptr %2, align 8
  %23 = getelementptr inbounds i8, ptr %22, i32 1
  store ptr %23, ptr %2, align 8
  %24 = load i8, ptr %22, align 1
  %25 = zext i8 %24 to i64
  %26 = getelementptr inbounds [4 x ptr], ptr @run.operations, i64 0, i64 %25
  %27 = load ptr, ptr %26, align 8
  br label %43

28:                                               ; preds = %43
  %29 = load ptr, ptr %2, align 8
  %30 = load i8, ptr %29, align 1
  %31 = zext i8 %30 to i32
  %32 = load ptr, ptr %2, align 8
  %33 = sext i32 %31 to i64
  %34 = getelementptr inbounds i8, ptr %32, i64 %33
  store ptr %34, ptr %2, align 8
  %35 = load ptr, ptr %2, align 8
  %36 = getelementptr inbounds i8, ptr %35, i32 1
  store ptr %36, ptr %2, align 8
  %37 = load i8, ptr %35, align 1
  %38 = zext i8 %37 to i64
  %39 = getelementptr inbounds [4 x ptr], ptr @run.operations, i64 0, i64 %38
  %40 = load ptr, ptr %39, align 8
  br label %43

41:                                               ; preds = %43
  %42 = load i32, ptr %3, align 4
  ret i32 %42

43:                                               ; preds = %28, %19, %10, %1
  %44 = phi ptr [ %9, %1 ], [ %18, %10 ], [ %27, %19 ], [ %40, %28 ]
  indirectbr ptr %44, [label %10, label %19, label %28, label %41]
}

define internal i32 @rounds(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  store ptr blockaddress(@rounds, %6), ptr %3, align 8
  store i32 0, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  br label %18

6:                                                ; preds = %18, %18
  %7 = load i32, ptr %2, align 4
  %8 = load i32, ptr %4, align 4
  %9 = add nsw i32 %8, %7
  store i32 %9, ptr %4, align 4
  %10 = load i32, ptr %2, align 4
  %11 = add nsw i32 %10, -1
  store i32 %11, ptr %2, align 4
  %12 = icmp sgt i32 %11, 0
  %13 = zext i1 %12 to i64
  %14 = select i1 %12, ptr blockaddress(@rounds, %6), ptr blockaddress(@rounds, %16)
  store ptr %14, ptr %3, align 8
  %15 = load ptr, ptr %3, align 8
  br label %18

16:                                               ; preds = %18
  %17 = load i32, ptr %4, align 4
  ret i32 %17

18:                                               ; preds = %6, %1
  %19 = phi ptr [ %5, %1 ], [ %15, %6 ]
  indirectbr ptr %19, [label %6, label %6, label %16]
}


!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
