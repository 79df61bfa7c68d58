source_filename = "dates.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr }

@main.times = internal constant [12 x i64] [i64 0, i64 1, i64 -1, i64 951782400, i64 951868799, i64 1709251199, i64 1735689599, i64 -2208988800, i64 4102444800, i64 10000000000, i64 -62135596800, i64 68169600], align 16
@.str = private unnamed_addr constant [17 x i8] c"%ld %d %d %d %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"%zu\0A\00", align 1
@.str.2 = private unnamed_addr constant [3 x i8] c"%Y\00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"%d %s\00", align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1
@.str.5 = private unnamed_addr constant [2 x i8] c"C\00", align 1
@.str.6 = private unnamed_addr constant [27 x i8] c"%d-%d-%d %d:%d:%d %d %d | \00", align 1
@.str.7 = private unnamed_addr constant [5 x i8] c"%zu \00", align 1
@.str.8 = private unnamed_addr constant [42 x i8] c"%a %A %b %B %d %e %H %I %M %S %p %j %y %Y\00", align 1
@.str.9 = private unnamed_addr constant [6 x i8] c"%s | \00", align 1
@.str.10 = private unnamed_addr constant [31 x i8] c"%c|%D|%F|%T|%R|%r|%u%w%%|%x|%X\00", align 1
@.str.11 = private unnamed_addr constant [9 x i8] c"%s | %d \00", align 1
@.str.12 = private unnamed_addr constant [3 x i8] c"%s\00", align 1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca %struct.tm, align 8
  %4 = alloca [4 x i8], align 1
  %5 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  store i32 0, ptr %2, align 4
  br label %6

6:                                                ; preds = %15, %0
  %7 = load i32, ptr %2, align 4
  %8 = zext i32 %7 to i64
  %9 = icmp ult i64 %8, 12
  br i1 %9, label %10, label %18

10:                                               ; preds = %6
  %11 = load i32, ptr %2, align 4
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds [12 x i64], ptr @main.times, i64 0, i64 %12
  %14 = load i64, ptr %13, align 8
  call void @show(i64 noundef %14)
  br label %15

15:                                               ; preds = %10
  %16 = load i32, ptr %2, align 4
  %17 = add i32 %16, 1
  store i32 %17, ptr %2, align 4
  br label %6, !llvm.loop !6

18:                                               ; preds = %6
  call void @llvm.memset.p0.i64(ptr align 8 %3, i8 0, i64 56, i1 false)
  %19 = getelementptr inbounds %struct.tm, ptr %3, i32 0, i32 1
  store i32 -5, ptr %19, align 4
  %20 = getelementptr inbounds %struct.tm, ptr %3, i32 0, i32 2
  store i32 25, ptr %20, align 8
  %21 = getelementptr inbounds %struct.tm, ptr %3, i32 0, i32 3
  store i32 35, ptr %21, align 4
  %22 = getelementptr inbounds %struct.tm, ptr %3, i32 0, i32 4
  store i32 13, ptr %22, align 8
  %23 = getelementptr inbounds %struct.tm, ptr %3, i32 0, i32 5
  store i32 124, ptr %23, align 4
  %24 = call i64 @timegm(ptr noundef %3) #4
  %25 = getelementptr inbounds %struct.tm, ptr %3, i32 0, i32 5
  %26 = load i32, ptr %25, align 4
  %27 = getelementptr inbounds %struct.tm, ptr %3, i32 0, i32 4
  %28 = load i32, ptr %27, align 8
  %29 = getelementptr inbounds %struct.tm, ptr %3, i32 0, i32 3
  %30 = load i32, ptr %29, align 4
  %31 = getelementptr inbounds %struct.tm, ptr %3, i32 0, i32 6
  %32 = load i32, ptr %31, align 8
  %33 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %24, i32 noundef %26, i32 noundef %28, i32 noundef %30, i32 noundef %32)
  call void @llvm.memset.p0.i64(ptr align 1 %4, i8 0, i64 4, i1 false)
  %34 = getelementptr inbounds [4 x i8], ptr %4, i64 0, i64 0
  %35 = call i64 @strftime(ptr noundef %34, i64 noundef 4, ptr noundef @.str.2, ptr noundef %3) #4
  %36 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i64 noundef %35)
  store i64 86399, ptr %5, align 8
  %37 = call ptr @gmtime(ptr noundef %5) #4
  %38 = getelementptr inbounds %struct.tm, ptr %37, i32 0, i32 2
  %39 = load i32, ptr %38, align 8
  %40 = call ptr @gmtime(ptr noundef %5) #4
  %41 = call ptr @asctime(ptr noundef %40) #4
  %42 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %39, ptr noundef %41)
  %43 = call ptr @setlocale(i32 noundef 6, ptr noundef @.str.5) #4
  %44 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, ptr noundef %43)
  ret i32 0
}

define internal void @show(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  %3 = alloca %struct.tm, align 8
  %4 = alloca [200 x i8], align 16
  store i64 %0, ptr %2, align 8
  %5 = call ptr @gmtime_r(ptr noundef %2, ptr noundef %3) #4
  %6 = getelementptr inbounds %struct.tm, ptr %3, i32 0, i32 5
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds %struct.tm, ptr %3, i32 0, i32 4
  %9 = load i32, ptr %8, align 8
  %10 = getelementptr inbounds %struct.tm, ptr %3, i32 0, i32 3
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds %struct.tm, ptr %3, i32 0, i32 2
  %13 = load i32, ptr %12, align 8
  %14 = getelementptr inbounds %struct.tm, ptr %3, i32 0, i32 1
  %15 = load i32, ptr %14, align 4
  %16 = getelementptr inbounds %struct.tm, ptr %3, i32 0, i32 0
  %17 = load i32, ptr %16, align 8
  %18 = getelementptr inbounds %struct.tm, ptr %3, i32 0, i32 6
  %19 = load i32, ptr %18, align 8
  %20 = getelementptr inbounds %struct.tm, ptr %3, i32 0, i32 7
  %21 = load i32, ptr %20, align 4
  %22 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef %7, i32 noundef %9, i32 noundef %11, i32 noundef %13, i32 noundef %15, i32 noundef %17, i32 noundef %19, i32 noundef %21)
  %23 = getelementptr inbounds [200 x i8], ptr %4, i64 0, i64 0
  %24 = call i64 @strftime(ptr noundef %23, i64 noundef 200, ptr noundef @.str.8, ptr noundef %3) #4
  %25 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, i64 noundef %24)
  %26 = getelementptr inbounds [200 x i8], ptr %4, i64 0, i64 0
  %27 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, ptr noundef %26)
  %28 = getelementptr inbounds [200 x i8], ptr %4, i64 0, i64 0
  %29 = call i64 @strftime(ptr noundef %28, i64 noundef 200, ptr noundef @.str.10, ptr noundef %3) #4
  %30 = getelementptr inbounds [200 x i8], ptr %4, i64 0, i64 0
  %31 = call i64 @timegm(ptr noundef %3) #4
  %32 = load i64, ptr %2, align 8
  %33 = icmp eq i64 %31, %32
  %34 = zext i1 %33 to i32
  %35 = call i32 (ptr, ...) @printf(ptr noundef @.str.11, ptr noundef %30, i32 noundef %34)
  %36 = getelementptr inbounds [200 x i8], ptr %4, i64 0, i64 0
  %37 = call ptr @asctime_r(ptr noundef %3, ptr noundef %36) #4
  %38 = getelementptr inbounds [200 x i8], ptr %4, i64 0, i64 0
  %39 = call i32 (ptr, ...) @printf(ptr noundef @.str.12, ptr noundef %38)
  ret void
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

declare i32 @printf(ptr noundef, ...) #2

declare i64 @timegm(ptr noundef) #3

declare i64 @strftime(ptr noundef, i64 noundef, ptr noundef, ptr noundef) #3

declare ptr @gmtime(ptr noundef) #3

declare ptr @asctime(ptr noundef) #3

declare ptr @setlocale(i32 noundef, ptr noundef) #3

declare ptr @gmtime_r(ptr noundef, ptr noundef) #3

declare ptr @asctime_r(ptr noundef, ptr noundef) #3


!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
