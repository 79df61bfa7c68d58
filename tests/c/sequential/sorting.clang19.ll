source_filename = "sorting.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.item = type { i32, i8 }

@__const.main.n = private unnamed_addr constant [8 x i32] [i32 5, i32 -3, i32 9, i32 0, i32 2, i32 2, i32 -8, i32 7], align 16
@.str = private unnamed_addr constant [4 x i8] c"%d \00", align 1
@.str.1 = private unnamed_addr constant [8 x i8] c"at %ld\0A\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"pear\00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"apple\00", align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"fig\00", align 1
@.str.5 = private unnamed_addr constant [5 x i8] c"date\00", align 1
@__const.main.w = private unnamed_addr constant [4 x ptr] [ptr @.str.2, ptr @.str.3, ptr @.str.4, ptr @.str.5], align 16
@.str.6 = private unnamed_addr constant [13 x i8] c"%s %s %s %s\0A\00", align 1
@__const.main.items = private unnamed_addr constant [3 x %struct.item] [%struct.item { i32 3, i8 99 }, %struct.item { i32 1, i8 97 }, %struct.item { i32 2, i8 98 }], align 16
@.str.7 = private unnamed_addr constant [8 x i8] c"%c%c%c\0A\00", align 1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [8 x i32], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca [4 x ptr], align 16
  %7 = alloca [3 x %struct.item], align 16
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.main.n, i64 32, i1 false)
  %8 = getelementptr inbounds [8 x i32], ptr %2, i64 0, i64 0
  call void @qsort(ptr noundef %8, i64 noundef 8, i64 noundef 4, ptr noundef @by_number)
  store i32 0, ptr %3, align 4
  br label %9

9:                                                ; preds = %18, %0
  %10 = load i32, ptr %3, align 4
  %11 = icmp slt i32 %10, 8
  br i1 %11, label %12, label %21

12:                                               ; preds = %9
  %13 = load i32, ptr %3, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds [8 x i32], ptr %2, i64 0, i64 %14
  %16 = load i32, ptr %15, align 4
  %17 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %16)
  br label %18

18:                                               ; preds = %12
  %19 = load i32, ptr %3, align 4
  %20 = add nsw i32 %19, 1
  store i32 %20, ptr %3, align 4
  br label %9, !llvm.loop !6

21:                                               ; preds = %9
  store i32 7, ptr %4, align 4
  %22 = getelementptr inbounds [8 x i32], ptr %2, i64 0, i64 0
  %23 = call ptr @bsearch(ptr noundef %4, ptr noundef %22, i64 noundef 8, i64 noundef 4, ptr noundef @by_number)
  store ptr %23, ptr %5, align 8
  %24 = load ptr, ptr %5, align 8
  %25 = getelementptr inbounds [8 x i32], ptr %2, i64 0, i64 0
  %26 = ptrtoint ptr %24 to i64
  %27 = ptrtoint ptr %25 to i64
  %28 = sub i64 %26, %27
  %29 = sdiv exact i64 %28, 4
  %30 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i64 noundef %29)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %6, ptr align 16 @__const.main.w, i64 32, i1 false)
  %31 = getelementptr inbounds [4 x ptr], ptr %6, i64 0, i64 0
  call void @qsort(ptr noundef %31, i64 noundef 4, i64 noundef 8, ptr noundef @by_text)
  %32 = getelementptr inbounds [4 x ptr], ptr %6, i64 0, i64 0
  %33 = load ptr, ptr %32, align 16
  %34 = getelementptr inbounds [4 x ptr], ptr %6, i64 0, i64 1
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds [4 x ptr], ptr %6, i64 0, i64 2
  %37 = load ptr, ptr %36, align 16
  %38 = getelementptr inbounds [4 x ptr], ptr %6, i64 0, i64 3
  %39 = load ptr, ptr %38, align 8
  %40 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, ptr noundef %33, ptr noundef %35, ptr noundef %37, ptr noundef %39)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %7, ptr align 16 @__const.main.items, i64 24, i1 false)
  %41 = getelementptr inbounds [3 x %struct.item], ptr %7, i64 0, i64 0
  call void @qsort(ptr noundef %41, i64 noundef 3, i64 noundef 8, ptr noundef @by_key)
  %42 = getelementptr inbounds [3 x %struct.item], ptr %7, i64 0, i64 0
  %43 = getelementptr inbounds %struct.item, ptr %42, i32 0, i32 1
  %44 = load i8, ptr %43, align 4
  %45 = sext i8 %44 to i32
  %46 = getelementptr inbounds [3 x %struct.item], ptr %7, i64 0, i64 1
  %47 = getelementptr inbounds %struct.item, ptr %46, i32 0, i32 1
  %48 = load i8, ptr %47, align 4
  %49 = sext i8 %48 to i32
  %50 = getelementptr inbounds [3 x %struct.item], ptr %7, i64 0, i64 2
  %51 = getelementptr inbounds %struct.item, ptr %50, i32 0, i32 1
  %52 = load i8, ptr %51, align 4
  %53 = sext i8 %52 to i32
  %54 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, i32 noundef %45, i32 noundef %49, i32 noundef %53)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #2

define internal i32 @by_number(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = load i32, ptr %7, align 4
  store i32 %8, ptr %5, align 4
  %9 = load ptr, ptr %4, align 8
  %10 = load i32, ptr %9, align 4
  store i32 %10, ptr %6, align 4
  %11 = load i32, ptr %5, align 4
  %12 = load i32, ptr %6, align 4
  %13 = icmp sgt i32 %11, %12
  %14 = zext i1 %13 to i32
  %15 = load i32, ptr %5, align 4
  %16 = load i32, ptr %6, align 4
  %17 = icmp slt i32 %15, %16
  %18 = zext i1 %17 to i32
  %19 = sub nsw i32 %14, %18
  ret i32 %19
}

declare i32 @printf(ptr noundef, ...) #2

declare ptr @bsearch(ptr noundef, ptr noundef, i64 noundef, i64 noundef, ptr noundef) #2

define internal i32 @by_text(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %5, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %7, align 8
  %9 = call i32 @strcmp(ptr noundef %6, ptr noundef %8) #4
  ret i32 %9
}

define internal i32 @by_key(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.item, ptr %5, i32 0, i32 0
  %7 = load i32, ptr %6, align 4
  %8 = load ptr, ptr %4, align 8
  %9 = getelementptr inbounds %struct.item, ptr %8, i32 0, i32 0
  %10 = load i32, ptr %9, align 4
  %11 = sub nsw i32 %7, %10
  ret i32 %11
}

declare i32 @strcmp(ptr noundef, ptr noundef) #3


!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
