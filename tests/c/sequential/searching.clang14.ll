source_filename = "searching.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.table = private unnamed_addr constant [6 x i32] [i32 4, i32 8, i32 15, i32 0, i32 0, i32 0], align 16
@.str = private unnamed_addr constant [8 x i8] c"%ld %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"%ld %zu %d\0A\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.3 = private unnamed_addr constant [8 x i8] c"%s %ld\0A\00", align 1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [6 x i32], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [8 x i8], align 1
  %8 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.main.table, i64 24, i1 false)
  store i32 8, ptr %3, align 4
  store i32 16, ptr %4, align 4
  store i64 3, ptr %5, align 8
  %9 = getelementptr inbounds [6 x i32], ptr %2, i64 0, i64 0
  %10 = call ptr @lfind(ptr noundef %3, ptr noundef %9, ptr noundef %5, i64 noundef 4, ptr noundef @compare)
  store ptr %10, ptr %6, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = getelementptr inbounds [6 x i32], ptr %2, i64 0, i64 0
  %13 = ptrtoint ptr %11 to i64
  %14 = ptrtoint ptr %12 to i64
  %15 = sub i64 %13, %14
  %16 = sdiv exact i64 %15, 4
  %17 = getelementptr inbounds [6 x i32], ptr %2, i64 0, i64 0
  %18 = call ptr @lfind(ptr noundef %4, ptr noundef %17, ptr noundef %5, i64 noundef 4, ptr noundef @compare)
  %19 = icmp eq ptr %18, null
  %20 = zext i1 %19 to i32
  %21 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([8 x i8], ptr @.str, i64 0, i64 0), i64 noundef %16, i32 noundef %20)
  %22 = getelementptr inbounds [6 x i32], ptr %2, i64 0, i64 0
  %23 = call ptr @lsearch(ptr noundef %4, ptr noundef %22, ptr noundef %5, i64 noundef 4, ptr noundef @compare)
  store ptr %23, ptr %6, align 8
  %24 = load ptr, ptr %6, align 8
  %25 = getelementptr inbounds [6 x i32], ptr %2, i64 0, i64 0
  %26 = ptrtoint ptr %24 to i64
  %27 = ptrtoint ptr %25 to i64
  %28 = sub i64 %26, %27
  %29 = sdiv exact i64 %28, 4
  %30 = load i64, ptr %5, align 8
  %31 = getelementptr inbounds [6 x i32], ptr %2, i64 0, i64 3
  %32 = load i32, ptr %31, align 4
  %33 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([12 x i8], ptr @.str.1, i64 0, i64 0), i64 noundef %29, i64 noundef %30, i32 noundef %32)
  call void @llvm.memset.p0.i64(ptr align 1 %7, i8 0, i64 8, i1 false)
  %34 = getelementptr inbounds [8 x i8], ptr %7, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %34, ptr align 1 getelementptr inbounds ([4 x i8], ptr @.str.2, i64 0, i64 0), i64 3, i1 false)
  %35 = getelementptr inbounds i8, ptr %34, i64 3
  store ptr %35, ptr %8, align 8
  %36 = getelementptr inbounds [8 x i8], ptr %7, i64 0, i64 0
  %37 = load ptr, ptr %8, align 8
  %38 = getelementptr inbounds [8 x i8], ptr %7, i64 0, i64 0
  %39 = ptrtoint ptr %37 to i64
  %40 = ptrtoint ptr %38 to i64
  %41 = sub i64 %39, %40
  %42 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([8 x i8], ptr @.str.3, i64 0, i64 0), ptr noundef %36, i64 noundef %41)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare ptr @lfind(ptr noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef) #2

define internal i32 @compare(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %5, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load i32, ptr %7, align 4
  %9 = sub nsw i32 %6, %8
  ret i32 %9
}

declare i32 @printf(ptr noundef, ...) #2

declare ptr @lsearch(ptr noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef) #2

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3


!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
