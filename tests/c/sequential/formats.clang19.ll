source_filename = "formats.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [35 x i8] c"[%5d][%-5d][%05d][%+d][% d][%.3d]\0A\00", align 1
@.str.1 = private unnamed_addr constant [30 x i8] c"[%x][%X][%#x][%o][%#o][%08x]\0A\00", align 1
@.str.2 = private unnamed_addr constant [29 x i8] c"[%10s][%-10s][%.2s][%c][%%]\0A\00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"right\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"left\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"cut\00", align 1
@.str.6 = private unnamed_addr constant [35 x i8] c"[%8.3f][%-8.2f][%08.1f][%.0f][%e]\0A\00", align 1
@.str.7 = private unnamed_addr constant [26 x i8] c"[%g][%g][%g][%G][%10.4g]\0A\00", align 1
@.str.8 = private unnamed_addr constant [34 x i8] c"[%ld][%lu][%lld][%hhd][%hu][%zu]\0A\00", align 1
@.str.9 = private unnamed_addr constant [19 x i8] c"[%*d][%-*d][%.*f]\0A\00", align 1
@.str.10 = private unnamed_addr constant [10 x i8] c"[%s][%p]\0A\00", align 1
@.str.11 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.12 = private unnamed_addr constant [6 x i8] c"%s-%d\00", align 1
@.str.13 = private unnamed_addr constant [13 x i8] c"abcdefghijkl\00", align 1
@.str.14 = private unnamed_addr constant [7 x i8] c"%s %d\0A\00", align 1
@.str.15 = private unnamed_addr constant [11 x i8] c"%03d|%-4s|\00", align 1
@.str.16 = private unnamed_addr constant [3 x i8] c"ab\00", align 1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [16 x i8], align 16
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %4 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef 42, i32 noundef 42, i32 noundef 42, i32 noundef 42, i32 noundef 42, i32 noundef 7)
  %5 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef 255, i32 noundef 255, i32 noundef 255, i32 noundef 8, i32 noundef 8, i32 noundef 48879)
  %6 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, ptr noundef @.str.3, ptr noundef @.str.4, ptr noundef @.str.5, i32 noundef 122)
  %7 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, double noundef 3.141590e+00, double noundef 2.500000e+00, double noundef -1.250000e+00, double noundef 2.500000e+00, double noundef 0x40C81CD6C8B43958)
  %8 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, double noundef 1.000000e-04, double noundef 1.000000e-05, double noundef 1.000000e+20, double noundef 1.000000e-10, double noundef 0x400921FB53C8D4F1)
  %9 = call i32 (ptr, ...) @printf(ptr noundef @.str.8, i64 noundef -1, i64 noundef -9223372036854775808, i64 noundef 4611686018427387904, i32 noundef 300, i32 noundef 70000, i64 noundef 4)
  %10 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i32 noundef 6, i32 noundef 1, i32 noundef 6, i32 noundef 2, i32 noundef 2, double noundef 1.005000e+00)
  %11 = call i32 (ptr, ...) @printf(ptr noundef @.str.10, ptr noundef @.str.11, ptr noundef null)
  %12 = getelementptr inbounds [16 x i8], ptr %2, i64 0, i64 0
  %13 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %12, i64 noundef 16, ptr noundef @.str.12, ptr noundef @.str.13, i32 noundef 12345) #3
  store i32 %13, ptr %3, align 4
  %14 = getelementptr inbounds [16 x i8], ptr %2, i64 0, i64 0
  %15 = load i32, ptr %3, align 4
  %16 = call i32 (ptr, ...) @printf(ptr noundef @.str.14, ptr noundef %14, i32 noundef %15)
  %17 = getelementptr inbounds [16 x i8], ptr %2, i64 0, i64 0
  %18 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %17, ptr noundef @.str.15, i32 noundef 7, ptr noundef @.str.16) #3
  store i32 %18, ptr %3, align 4
  %19 = getelementptr inbounds [16 x i8], ptr %2, i64 0, i64 0
  %20 = load i32, ptr %3, align 4
  %21 = call i32 (ptr, ...) @printf(ptr noundef @.str.14, ptr noundef %19, i32 noundef %20)
  ret i32 %21
}

declare i32 @printf(ptr noundef, ...) #1

declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #2

declare i32 @sprintf(ptr noundef, ptr noundef, ...) #2


!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
