source_filename = "linked_lru.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr, ptr }

@__const.main.keys = private unnamed_addr constant [8 x i32] [i32 1, i32 2, i32 3, i32 1, i32 4, i32 2, i32 5, i32 1], align 16
@.str = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@ends = internal global %struct.node { i32 0, ptr @ends, ptr @ends }, align 8
@.str.1 = private unnamed_addr constant [4 x i8] c" %d\00", align 1
@.str.2 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@size = internal global i32 0, align 4

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [8 x i32], align 16
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.main.keys, i64 32, i1 false)
  store i32 0, ptr %3, align 4
  br label %5

5:                                                ; preds = %15, %0
  %6 = load i32, ptr %3, align 4
  %7 = icmp slt i32 %6, 8
  br i1 %7, label %8, label %18

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [8 x i32], ptr %2, i64 0, i64 %10
  %12 = load i32, ptr %11, align 4
  %13 = call i32 @touch(i32 noundef %12)
  %14 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([3 x i8], ptr @.str, i64 0, i64 0), i32 noundef %13)
  br label %15

15:                                               ; preds = %8
  %16 = load i32, ptr %3, align 4
  %17 = add nsw i32 %16, 1
  store i32 %17, ptr %3, align 4
  br label %5, !llvm.loop !6

18:                                               ; preds = %5
  %19 = load ptr, ptr getelementptr inbounds (%struct.node, ptr @ends, i32 0, i32 2), align 8
  store ptr %19, ptr %4, align 8
  br label %20

20:                                               ; preds = %28, %18
  %21 = load ptr, ptr %4, align 8
  %22 = icmp ne ptr %21, @ends
  br i1 %22, label %23, label %32

23:                                               ; preds = %20
  %24 = load ptr, ptr %4, align 8
  %25 = getelementptr inbounds %struct.node, ptr %24, i32 0, i32 0
  %26 = load i32, ptr %25, align 8
  %27 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([4 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef %26)
  br label %28

28:                                               ; preds = %23
  %29 = load ptr, ptr %4, align 8
  %30 = getelementptr inbounds %struct.node, ptr %29, i32 0, i32 2
  %31 = load ptr, ptr %30, align 8
  store ptr %31, ptr %4, align 8
  br label %20, !llvm.loop !8

32:                                               ; preds = %20
  %33 = call i32 @puts(ptr noundef getelementptr inbounds ([1 x i8], ptr @.str.2, i64 0, i64 0))
  %34 = load i32, ptr @size, align 4
  ret i32 %34
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare i32 @printf(ptr noundef, ...) #2

define internal i32 @touch(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
  %7 = load ptr, ptr getelementptr inbounds (%struct.node, ptr @ends, i32 0, i32 2), align 8
  store ptr %7, ptr %4, align 8
  br label %8

8:                                                ; preds = %21, %1
  %9 = load ptr, ptr %4, align 8
  %10 = icmp ne ptr %9, @ends
  br i1 %10, label %11, label %25

11:                                               ; preds = %8
  %12 = load ptr, ptr %4, align 8
  %13 = getelementptr inbounds %struct.node, ptr %12, i32 0, i32 0
  %14 = load i32, ptr %13, align 8
  %15 = load i32, ptr %3, align 4
  %16 = icmp eq i32 %14, %15
  br i1 %16, label %17, label %20

17:                                               ; preds = %11
  %18 = load ptr, ptr %4, align 8
  call void @unlink_node(ptr noundef %18)
  %19 = load ptr, ptr %4, align 8
  call void @front(ptr noundef %19)
  store i32 1, ptr %2, align 4
  br label %42

20:                                               ; preds = %11
  br label %21

21:                                               ; preds = %20
  %22 = load ptr, ptr %4, align 8
  %23 = getelementptr inbounds %struct.node, ptr %22, i32 0, i32 2
  %24 = load ptr, ptr %23, align 8
  store ptr %24, ptr %4, align 8
  br label %8, !llvm.loop !9

25:                                               ; preds = %8
  %26 = load i32, ptr @size, align 4
  %27 = icmp eq i32 %26, 3
  br i1 %27, label %28, label %34

28:                                               ; preds = %25
  %29 = load ptr, ptr getelementptr inbounds (%struct.node, ptr @ends, i32 0, i32 1), align 8
  store ptr %29, ptr %5, align 8
  %30 = load ptr, ptr %5, align 8
  call void @unlink_node(ptr noundef %30)
  %31 = load ptr, ptr %5, align 8
  call void @free(ptr noundef %31) #4
  %32 = load i32, ptr @size, align 4
  %33 = add nsw i32 %32, -1
  store i32 %33, ptr @size, align 4
  br label %34

34:                                               ; preds = %28, %25
  %35 = call noalias ptr @malloc(i64 noundef 24) #4
  store ptr %35, ptr %6, align 8
  %36 = load i32, ptr %3, align 4
  %37 = load ptr, ptr %6, align 8
  %38 = getelementptr inbounds %struct.node, ptr %37, i32 0, i32 0
  store i32 %36, ptr %38, align 8
  %39 = load ptr, ptr %6, align 8
  call void @front(ptr noundef %39)
  %40 = load i32, ptr @size, align 4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr @size, align 4
  store i32 0, ptr %2, align 4
  br label %42

42:                                               ; preds = %34, %17
  %43 = load i32, ptr %2, align 4
  ret i32 %43
}

declare i32 @puts(ptr noundef) #2

define internal void @unlink_node(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 2
  %5 = load ptr, ptr %4, align 8
  %6 = load ptr, ptr %2, align 8
  %7 = getelementptr inbounds %struct.node, ptr %6, i32 0, i32 1
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds %struct.node, ptr %8, i32 0, i32 2
  store ptr %5, ptr %9, align 8
  %10 = load ptr, ptr %2, align 8
  %11 = getelementptr inbounds %struct.node, ptr %10, i32 0, i32 1
  %12 = load ptr, ptr %11, align 8
  %13 = load ptr, ptr %2, align 8
  %14 = getelementptr inbounds %struct.node, ptr %13, i32 0, i32 2
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds %struct.node, ptr %15, i32 0, i32 1
  store ptr %12, ptr %16, align 8
  ret void
}

define internal void @front(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr getelementptr inbounds (%struct.node, ptr @ends, i32 0, i32 2), align 8
  %4 = load ptr, ptr %2, align 8
  %5 = getelementptr inbounds %struct.node, ptr %4, i32 0, i32 2
  store ptr %3, ptr %5, align 8
  %6 = load ptr, ptr %2, align 8
  %7 = getelementptr inbounds %struct.node, ptr %6, i32 0, i32 1
  store ptr @ends, ptr %7, align 8
  %8 = load ptr, ptr %2, align 8
  %9 = load ptr, ptr getelementptr inbounds (%struct.node, ptr @ends, i32 0, i32 2), align 8
  %10 = getelementptr inbounds %struct.node, ptr %9, i32 0, i32 1
  store ptr %8, ptr %10, align 8
  %11 = load ptr, ptr %2, align 8
  store ptr %11, ptr getelementptr inbounds (%struct.node, ptr @ends, i32 0, i32 2), align 8
  ret void
}

declare void @free(ptr noundef) #3

declare noalias ptr @malloc(i64 noundef) #3


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
