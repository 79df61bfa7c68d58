source_filename = "numbers_text.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [11 x i8] c"%d %d %ld\0A\00", align 1
@.str.1 = private unnamed_addr constant [3 x i8] c"42\00", align 1
@.str.2 = private unnamed_addr constant [9 x i8] c"  -17abc\00", align 1
@.str.3 = private unnamed_addr constant [14 x i8] c"1234567890123\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"%ld \00", align 1
@.str.5 = private unnamed_addr constant [6 x i8] c"0x1fz\00", align 1
@.str.6 = private unnamed_addr constant [6 x i8] c"[%s] \00", align 1
@.str.7 = private unnamed_addr constant [13 x i8] c"%ld %ld %lu\0A\00", align 1
@.str.8 = private unnamed_addr constant [4 x i8] c"777\00", align 1
@.str.9 = private unnamed_addr constant [3 x i8] c"zz\00", align 1
@.str.10 = private unnamed_addr constant [21 x i8] c"18446744073709551615\00", align 1
@.str.11 = private unnamed_addr constant [21 x i8] c"99999999999999999999\00", align 1
@.str.12 = private unnamed_addr constant [8 x i8] c"%ld %d\0A\00", align 1
@.str.13 = private unnamed_addr constant [8 x i8] c"%d %ld\0A\00", align 1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  %4 = call i32 @atoi(ptr noundef getelementptr inbounds ([3 x i8], ptr @.str.1, i64 0, i64 0)) #5
  %5 = call i32 @atoi(ptr noundef getelementptr inbounds ([9 x i8], ptr @.str.2, i64 0, i64 0)) #5
  %6 = call i64 @atol(ptr noundef getelementptr inbounds ([14 x i8], ptr @.str.3, i64 0, i64 0)) #5
  %7 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([11 x i8], ptr @.str, i64 0, i64 0), i32 noundef %4, i32 noundef %5, i64 noundef %6)
  %8 = call i64 @strtol(ptr noundef getelementptr inbounds ([6 x i8], ptr @.str.5, i64 0, i64 0), ptr noundef %2, i32 noundef 0) #6
  %9 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([5 x i8], ptr @.str.4, i64 0, i64 0), i64 noundef %8)
  %10 = load ptr, ptr %2, align 8
  %11 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([6 x i8], ptr @.str.6, i64 0, i64 0), ptr noundef %10)
  %12 = call i64 @strtol(ptr noundef getelementptr inbounds ([4 x i8], ptr @.str.8, i64 0, i64 0), ptr noundef null, i32 noundef 8) #6
  %13 = call i64 @strtol(ptr noundef getelementptr inbounds ([3 x i8], ptr @.str.9, i64 0, i64 0), ptr noundef null, i32 noundef 36) #6
  %14 = call i64 @strtoul(ptr noundef getelementptr inbounds ([21 x i8], ptr @.str.10, i64 0, i64 0), ptr noundef null, i32 noundef 10) #6
  %15 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([13 x i8], ptr @.str.7, i64 0, i64 0), i64 noundef %12, i64 noundef %13, i64 noundef %14)
  %16 = call ptr @__errno_location() #7
  store i32 0, ptr %16, align 4
  %17 = call i64 @strtol(ptr noundef getelementptr inbounds ([21 x i8], ptr @.str.11, i64 0, i64 0), ptr noundef null, i32 noundef 10) #6
  store i64 %17, ptr %3, align 8
  %18 = load i64, ptr %3, align 8
  %19 = call ptr @__errno_location() #7
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq i32 %20, 34
  %22 = zext i1 %21 to i32
  %23 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([8 x i8], ptr @.str.12, i64 0, i64 0), i64 noundef %18, i32 noundef %22)
  %24 = call i32 @abs(i32 noundef -3) #7
  %25 = call i64 @labs(i64 noundef -4) #7
  %26 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([8 x i8], ptr @.str.13, i64 0, i64 0), i32 noundef %24, i64 noundef %25)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...) #1

declare i32 @atoi(ptr noundef) #2

declare i64 @atol(ptr noundef) #2

declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #3

declare i64 @strtoul(ptr noundef, ptr noundef, i32 noundef) #3

declare ptr @__errno_location() #4

declare i32 @abs(i32 noundef) #4

declare i64 @labs(i64 noundef) #4


!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
