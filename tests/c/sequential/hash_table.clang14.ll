source_filename = "hash_table.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.entry = type { ptr, i32, ptr }

@.str = private unnamed_addr constant [4 x i8] c"the\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"cat\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"and\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"dog\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"bird\00", align 1
@__const.main.text = private unnamed_addr constant [8 x ptr] [ptr @.str, ptr @.str.1, ptr @.str.2, ptr @.str, ptr @.str.3, ptr @.str.2, ptr @.str, ptr @.str.4], align 16
@.str.5 = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c"cow\00", align 1
@table = internal global [8 x ptr] zeroinitializer, align 16

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [8 x ptr], align 16
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.main.text, i64 64, i1 false)
  store i32 0, ptr %3, align 4
  br label %4

4:                                                ; preds = %15, %0
  %5 = load i32, ptr %3, align 4
  %6 = icmp slt i32 %5, 8
  br i1 %6, label %7, label %18

7:                                                ; preds = %4
  %8 = load i32, ptr %3, align 4
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds [8 x ptr], ptr %2, i64 0, i64 %9
  %11 = load ptr, ptr %10, align 8
  %12 = call ptr @lookup(ptr noundef %11)
  %13 = load i32, ptr %12, align 4
  %14 = add nsw i32 %13, 1
  store i32 %14, ptr %12, align 4
  br label %15

15:                                               ; preds = %7
  %16 = load i32, ptr %3, align 4
  %17 = add nsw i32 %16, 1
  store i32 %17, ptr %3, align 4
  br label %4, !llvm.loop !6

18:                                               ; preds = %4
  %19 = call ptr @lookup(ptr noundef getelementptr inbounds ([4 x i8], ptr @.str, i64 0, i64 0))
  %20 = load i32, ptr %19, align 4
  %21 = call ptr @lookup(ptr noundef getelementptr inbounds ([4 x i8], ptr @.str.2, i64 0, i64 0))
  %22 = load i32, ptr %21, align 4
  %23 = call ptr @lookup(ptr noundef getelementptr inbounds ([4 x i8], ptr @.str.1, i64 0, i64 0))
  %24 = load i32, ptr %23, align 4
  %25 = call ptr @lookup(ptr noundef getelementptr inbounds ([4 x i8], ptr @.str.6, i64 0, i64 0))
  %26 = load i32, ptr %25, align 4
  %27 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([13 x i8], ptr @.str.5, i64 0, i64 0), i32 noundef %20, i32 noundef %22, i32 noundef %24, i32 noundef %26)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

define internal ptr @lookup(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = call i32 @hash(ptr noundef %7)
  store i32 %8, ptr %4, align 4
  %9 = load i32, ptr %4, align 4
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds [8 x ptr], ptr @table, i64 0, i64 %10
  %12 = load ptr, ptr %11, align 8
  store ptr %12, ptr %5, align 8
  br label %13

13:                                               ; preds = %27, %1
  %14 = load ptr, ptr %5, align 8
  %15 = icmp ne ptr %14, null
  br i1 %15, label %16, label %31

16:                                               ; preds = %13
  %17 = load ptr, ptr %5, align 8
  %18 = getelementptr inbounds %struct.entry, ptr %17, i32 0, i32 0
  %19 = load ptr, ptr %18, align 8
  %20 = load ptr, ptr %3, align 8
  %21 = call i32 @strcmp(ptr noundef %19, ptr noundef %20) #5
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %26

23:                                               ; preds = %16
  %24 = load ptr, ptr %5, align 8
  %25 = getelementptr inbounds %struct.entry, ptr %24, i32 0, i32 1
  store ptr %25, ptr %2, align 8
  br label %51

26:                                               ; preds = %16
  br label %27

27:                                               ; preds = %26
  %28 = load ptr, ptr %5, align 8
  %29 = getelementptr inbounds %struct.entry, ptr %28, i32 0, i32 2
  %30 = load ptr, ptr %29, align 8
  store ptr %30, ptr %5, align 8
  br label %13, !llvm.loop !8

31:                                               ; preds = %13
  %32 = call noalias ptr @malloc(i64 noundef 24) #6
  store ptr %32, ptr %6, align 8
  %33 = load ptr, ptr %3, align 8
  %34 = call noalias ptr @strdup(ptr noundef %33) #6
  %35 = load ptr, ptr %6, align 8
  %36 = getelementptr inbounds %struct.entry, ptr %35, i32 0, i32 0
  store ptr %34, ptr %36, align 8
  %37 = load ptr, ptr %6, align 8
  %38 = getelementptr inbounds %struct.entry, ptr %37, i32 0, i32 1
  store i32 0, ptr %38, align 8
  %39 = load i32, ptr %4, align 4
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds [8 x ptr], ptr @table, i64 0, i64 %40
  %42 = load ptr, ptr %41, align 8
  %43 = load ptr, ptr %6, align 8
  %44 = getelementptr inbounds %struct.entry, ptr %43, i32 0, i32 2
  store ptr %42, ptr %44, align 8
  %45 = load ptr, ptr %6, align 8
  %46 = load i32, ptr %4, align 4
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds [8 x ptr], ptr @table, i64 0, i64 %47
  store ptr %45, ptr %48, align 8
  %49 = load ptr, ptr %6, align 8
  %50 = getelementptr inbounds %struct.entry, ptr %49, i32 0, i32 1
  store ptr %50, ptr %2, align 8
  br label %51

51:                                               ; preds = %31, %23
  %52 = load ptr, ptr %2, align 8
  ret ptr %52
}

declare i32 @printf(ptr noundef, ...) #2

define internal i32 @hash(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  store i32 5381, ptr %3, align 4
  br label %4

4:                                                ; preds = %8, %1
  %5 = load ptr, ptr %2, align 8
  %6 = load i8, ptr %5, align 1
  %7 = icmp ne i8 %6, 0
  br i1 %7, label %8, label %16

8:                                                ; preds = %4
  %9 = load i32, ptr %3, align 4
  %10 = mul i32 %9, 33
  %11 = load ptr, ptr %2, align 8
  %12 = getelementptr inbounds i8, ptr %11, i32 1
  store ptr %12, ptr %2, align 8
  %13 = load i8, ptr %11, align 1
  %14 = zext i8 %13 to i32
  %15 = xor i32 %10, %14
  store i32 %15, ptr %3, align 4
  br label %4, !llvm.loop !9

16:                                               ; preds = %4
  %17 = load i32, ptr %3, align 4
  %18 = urem i32 %17, 8
  ret i32 %18
}

declare i32 @strcmp(ptr noundef, ptr noundef) #3

declare noalias ptr @malloc(i64 noundef) #4

declare noalias ptr @strdup(ptr noundef) #4


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
