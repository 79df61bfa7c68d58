source_filename = "reading_text.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"12 -7\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"%d %d\00", align 1
@.str.3 = private unnamed_addr constant [8 x i8] c" %d %d\0A\00", align 1
@.str.4 = private unnamed_addr constant [8 x i8] c"key=ff;\00", align 1
@.str.5 = private unnamed_addr constant [9 x i8] c"key=%x%c\00", align 1
@.str.6 = private unnamed_addr constant [8 x i8] c" %x %c\0A\00", align 1
@.str.7 = private unnamed_addr constant [14 x i8] c"  hello world\00", align 1
@.str.8 = private unnamed_addr constant [6 x i8] c"%5s%n\00", align 1
@.str.9 = private unnamed_addr constant [8 x i8] c" %s %d\0A\00", align 1
@.str.10 = private unnamed_addr constant [18 x i8] c"123456789012 rest\00", align 1
@.str.11 = private unnamed_addr constant [7 x i8] c"%ld%*s\00", align 1
@.str.12 = private unnamed_addr constant [6 x i8] c" %ld\0A\00", align 1
@.str.13 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@.str.14 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.15 = private unnamed_addr constant [2 x i8] c"x\00", align 1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = alloca [16 x i8], align 16
  %8 = alloca i8, align 1
  store i32 0, ptr %1, align 4
  store i32 -1, ptr %2, align 4
  store i32 -1, ptr %3, align 4
  store i32 -1, ptr %4, align 4
  store i32 0, ptr %5, align 4
  store i64 0, ptr %6, align 8
  call void @llvm.memset.p0.i64(ptr align 16 %7, i8 0, i64 16, i1 false)
  store i8 63, ptr %8, align 1
  %9 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef getelementptr inbounds ([6 x i8], ptr @.str.1, i64 0, i64 0), ptr noundef getelementptr inbounds ([6 x i8], ptr @.str.2, i64 0, i64 0), ptr noundef %2, ptr noundef %3) #4
  %10 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([3 x i8], ptr @.str, i64 0, i64 0), i32 noundef %9)
  %11 = load i32, ptr %2, align 4
  %12 = load i32, ptr %3, align 4
  %13 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([8 x i8], ptr @.str.3, i64 0, i64 0), i32 noundef %11, i32 noundef %12)
  %14 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef getelementptr inbounds ([8 x i8], ptr @.str.4, i64 0, i64 0), ptr noundef getelementptr inbounds ([9 x i8], ptr @.str.5, i64 0, i64 0), ptr noundef %5, ptr noundef %8) #4
  %15 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([3 x i8], ptr @.str, i64 0, i64 0), i32 noundef %14)
  %16 = load i32, ptr %5, align 4
  %17 = load i8, ptr %8, align 1
  %18 = sext i8 %17 to i32
  %19 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([8 x i8], ptr @.str.6, i64 0, i64 0), i32 noundef %16, i32 noundef %18)
  %20 = getelementptr inbounds [16 x i8], ptr %7, i64 0, i64 0
  %21 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef getelementptr inbounds ([14 x i8], ptr @.str.7, i64 0, i64 0), ptr noundef getelementptr inbounds ([6 x i8], ptr @.str.8, i64 0, i64 0), ptr noundef %20, ptr noundef %4) #4
  %22 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([3 x i8], ptr @.str, i64 0, i64 0), i32 noundef %21)
  %23 = getelementptr inbounds [16 x i8], ptr %7, i64 0, i64 0
  %24 = load i32, ptr %4, align 4
  %25 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([8 x i8], ptr @.str.9, i64 0, i64 0), ptr noundef %23, i32 noundef %24)
  %26 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef getelementptr inbounds ([18 x i8], ptr @.str.10, i64 0, i64 0), ptr noundef getelementptr inbounds ([7 x i8], ptr @.str.11, i64 0, i64 0), ptr noundef %6) #4
  %27 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([3 x i8], ptr @.str, i64 0, i64 0), i32 noundef %26)
  %28 = load i64, ptr %6, align 8
  %29 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([6 x i8], ptr @.str.12, i64 0, i64 0), i64 noundef %28)
  %30 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef getelementptr inbounds ([1 x i8], ptr @.str.14, i64 0, i64 0), ptr noundef getelementptr inbounds ([3 x i8], ptr @.str, i64 0, i64 0), ptr noundef %2) #4
  %31 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef getelementptr inbounds ([2 x i8], ptr @.str.15, i64 0, i64 0), ptr noundef getelementptr inbounds ([3 x i8], ptr @.str, i64 0, i64 0), ptr noundef %2) #4
  %32 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([7 x i8], ptr @.str.13, i64 0, i64 0), i32 noundef %30, i32 noundef %31)
  ret i32 0
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

declare i32 @printf(ptr noundef, ...) #2

declare i32 @__isoc99_sscanf(ptr noundef, ptr noundef, ...) #3


!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
