source_filename = "more_text.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [7 x i8] c"abcabc\00", align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"Hello World\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"WORLD\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"Hello\00", align 1
@.str.5 = private unnamed_addr constant [3 x i8] c"lx\00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.7 = private unnamed_addr constant [5 x i8] c"abcd\00", align 1
@.str.8 = private unnamed_addr constant [3 x i8] c"bc\00", align 1
@.str.9 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.10 = private unnamed_addr constant [4 x i8] c"cde\00", align 1
@.str.11 = private unnamed_addr constant [6 x i8] c"abcab\00", align 1
@.str.12 = private unnamed_addr constant [8 x i8] c"one,two\00", align 1
@.str.13 = private unnamed_addr constant [12 x i8] c"%d %c%c %d\0A\00", align 1
@.str.14 = private unnamed_addr constant [3 x i8] c"xy\00", align 1
@.str.15 = private unnamed_addr constant [3 x i8] c"ab\00", align 1
@.str.16 = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1
@.str.17 = private unnamed_addr constant [2 x i8] c"a\00", align 1
@.str.18 = private unnamed_addr constant [2 x i8] c"b\00", align 1
@.str.19 = private unnamed_addr constant [4 x i8] c"bcd\00", align 1
@.str.20 = private unnamed_addr constant [7 x i8] c"%s %d\0A\00", align 1
@.str.21 = private unnamed_addr constant [8 x i8] c"%s-%05d\00", align 1
@.str.22 = private unnamed_addr constant [7 x i8] c"number\00", align 1
@.str.23 = private unnamed_addr constant [7 x i8] c"%d %s\0A\00", align 1
@.str.24 = private unnamed_addr constant [13 x i8] c"%jd %ju %jd\0A\00", align 1
@.str.25 = private unnamed_addr constant [3 x i8] c"-7\00", align 1
@.str.26 = private unnamed_addr constant [3 x i8] c"ff\00", align 1
@stdout = external global ptr, align 8
@.str.27 = private unnamed_addr constant [9 x i8] c"written\0A\00", align 1
@.str.28 = private unnamed_addr constant [12 x i8] c"2.5e1 -0.25\00", align 1
@.str.29 = private unnamed_addr constant [6 x i8] c"%lf%f\00", align 1
@.str.30 = private unnamed_addr constant [10 x i8] c"%d %g %g\0A\00", align 1
@.str.31 = private unnamed_addr constant [16 x i8] c"key=value; more\00", align 1
@.str.32 = private unnamed_addr constant [15 x i8] c"%[^=]=%15[a-z]\00", align 1
@.str.33 = private unnamed_addr constant [10 x i8] c"%d %s %s\0A\00", align 1
@.str.34 = private unnamed_addr constant [4 x i8] c"]-x\00", align 1
@.str.35 = private unnamed_addr constant [6 x i8] c"%[]-]\00", align 1
@.str.36 = private unnamed_addr constant [6 x i8] c"17 FF\00", align 1
@.str.37 = private unnamed_addr constant [5 x i8] c"%o%X\00", align 1
@.str.38 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@.str.39 = private unnamed_addr constant [6 x i8] c"12345\00", align 1
@.str.40 = private unnamed_addr constant [6 x i8] c"%2d%d\00", align 1
@.str.41 = private unnamed_addr constant [25 x i8] c"200 18446744073709551615\00", align 1
@.str.42 = private unnamed_addr constant [8 x i8] c"%hhu%lu\00", align 1
@.str.43 = private unnamed_addr constant [11 x i8] c"%d %u %lu\0A\00", align 1
@.str.44 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.45 = private unnamed_addr constant [4 x i8] c"%lf\00", align 1
@.str.46 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.47 = private unnamed_addr constant [5 x i8] c"%[a]\00", align 1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [32 x i8], align 16
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %6 = call ptr @index(ptr noundef @.str, i32 noundef 98) #7
  %7 = call i32 @puts(ptr noundef %6)
  %8 = call ptr @rindex(ptr noundef @.str, i32 noundef 98) #7
  %9 = call i32 @puts(ptr noundef %8)
  %10 = call ptr @strcasestr(ptr noundef @.str.1, ptr noundef @.str.2) #7
  %11 = call i32 @puts(ptr noundef %10)
  %12 = call ptr @strcasestr(ptr noundef @.str.4, ptr noundef @.str.5) #7
  %13 = icmp eq ptr %12, null
  %14 = zext i1 %13 to i32
  %15 = call ptr @strchrnul(ptr noundef @.str.6, i32 noundef 122) #7
  %16 = load i8, ptr %15, align 1
  %17 = sext i8 %16 to i32
  %18 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %14, i32 noundef %17)
  %19 = call ptr @memmem(ptr noundef @.str.7, i64 noundef 5, ptr noundef @.str.8, i64 noundef 2) #7
  %20 = call i32 @puts(ptr noundef %19)
  %21 = call ptr @memmem(ptr noundef @.str.7, i64 noundef 4, ptr noundef @.str.10, i64 noundef 3) #7
  %22 = icmp eq ptr %21, null
  %23 = zext i1 %22 to i32
  %24 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i32 noundef %23)
  %25 = call ptr @memrchr(ptr noundef @.str.11, i32 noundef 97, i64 noundef 6) #7
  %26 = call i32 @puts(ptr noundef %25)
  %27 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 0
  call void @llvm.memset.p0.i64(ptr align 16 %27, i8 35, i64 32, i1 false)
  %28 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 0
  %29 = call ptr @memccpy(ptr noundef %28, ptr noundef @.str.12, i32 noundef 44, i64 noundef 8) #8
  store ptr %29, ptr %3, align 8
  %30 = load ptr, ptr %3, align 8
  %31 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 0
  %32 = ptrtoint ptr %30 to i64
  %33 = ptrtoint ptr %31 to i64
  %34 = sub i64 %32, %33
  %35 = trunc i64 %34 to i32
  %36 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 3
  %37 = load i8, ptr %36, align 1
  %38 = sext i8 %37 to i32
  %39 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 4
  %40 = load i8, ptr %39, align 4
  %41 = sext i8 %40 to i32
  %42 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 0
  %43 = call ptr @memccpy(ptr noundef %42, ptr noundef @.str.14, i32 noundef 122, i64 noundef 2) #8
  %44 = icmp eq ptr %43, null
  %45 = zext i1 %44 to i32
  %46 = call i32 (ptr, ...) @printf(ptr noundef @.str.13, i32 noundef %35, i32 noundef %38, i32 noundef %41, i32 noundef %45)
  %47 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 0
  %48 = call ptr @stpncpy(ptr noundef %47, ptr noundef @.str.15, i64 noundef 6) #8
  %49 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 0
  %50 = ptrtoint ptr %48 to i64
  %51 = ptrtoint ptr %49 to i64
  %52 = sub i64 %50, %51
  %53 = trunc i64 %52 to i32
  %54 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i32 noundef %53)
  %55 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 1
  %56 = load i8, ptr %55, align 1
  %57 = sext i8 %56 to i32
  %58 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 5
  %59 = load i8, ptr %58, align 1
  %60 = sext i8 %59 to i32
  %61 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 6
  %62 = load i8, ptr %61, align 2
  %63 = sext i8 %62 to i32
  %64 = call i32 @strcoll(ptr noundef @.str.17, ptr noundef @.str.18) #7
  %65 = icmp slt i32 %64, 0
  %66 = zext i1 %65 to i32
  %67 = call i32 (ptr, ...) @printf(ptr noundef @.str.16, i32 noundef %57, i32 noundef %60, i32 noundef %63, i32 noundef %66)
  %68 = call i32 @ffs(i32 noundef 0) #9
  %69 = call i32 @ffs(i32 noundef 8) #9
  %70 = call i32 @ffsl(i64 noundef 1099511627776) #9
  %71 = call i32 @ffsll(i64 noundef -1) #9
  %72 = call i32 (ptr, ...) @printf(ptr noundef @.str.16, i32 noundef %68, i32 noundef %69, i32 noundef %70, i32 noundef %71)
  %73 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 0
  call void @llvm.memmove.p0.p0.i64(ptr align 16 %73, ptr align 1 @.str.19, i64 4, i1 false)
  %74 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 0
  %75 = getelementptr inbounds i8, ptr %74, i64 1
  call void @explicit_bzero(ptr noundef %75, i64 noundef 1) #8
  %76 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 0
  %77 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 2
  %78 = load i8, ptr %77, align 2
  %79 = sext i8 %78 to i32
  %80 = call i32 (ptr, ...) @printf(ptr noundef @.str.20, ptr noundef %76, i32 noundef %79)
  %81 = call i32 (ptr, ptr, ...) @asprintf(ptr noundef %4, ptr noundef @.str.21, ptr noundef @.str.22, i32 noundef 42) #8
  store i32 %81, ptr %5, align 4
  %82 = load i32, ptr %5, align 4
  %83 = load ptr, ptr %4, align 8
  %84 = call i32 (ptr, ...) @printf(ptr noundef @.str.23, i32 noundef %82, ptr noundef %83)
  %85 = load ptr, ptr %4, align 8
  call void @free(ptr noundef %85) #8
  %86 = call i64 @strtoimax(ptr noundef @.str.25, ptr noundef null, i32 noundef 10) #8
  %87 = call i64 @strtoumax(ptr noundef @.str.26, ptr noundef null, i32 noundef 16) #8
  %88 = call i64 @imaxabs(i64 noundef -9) #9
  %89 = call i32 (ptr, ...) @printf(ptr noundef @.str.24, i64 noundef %86, i64 noundef %87, i64 noundef %88)
  %90 = load ptr, ptr @stdout, align 8
  %91 = call i32 @fflush(ptr noundef %90)
  %92 = call i64 @write(i32 noundef 1, ptr noundef @.str.27, i64 noundef 8)
  %93 = trunc i64 %92 to i32
  %94 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i32 noundef %93)
  %95 = call i32 @putchar_unlocked(i32 noundef 120)
  %96 = load ptr, ptr @stdout, align 8
  %97 = call i32 @putc_unlocked(i32 noundef 10, ptr noundef %96)
  call void @scan()
  ret i32 0
}

declare i32 @puts(ptr noundef) #1

declare ptr @index(ptr noundef, i32 noundef) #2

declare ptr @rindex(ptr noundef, i32 noundef) #2

declare ptr @strcasestr(ptr noundef, ptr noundef) #2

declare i32 @printf(ptr noundef, ...) #1

declare ptr @strchrnul(ptr noundef, i32 noundef) #2

declare ptr @memmem(ptr noundef, i64 noundef, ptr noundef, i64 noundef) #2

declare ptr @memrchr(ptr noundef, i32 noundef, i64 noundef) #2

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

declare ptr @memccpy(ptr noundef, ptr noundef, i32 noundef, i64 noundef) #4

declare ptr @stpncpy(ptr noundef, ptr noundef, i64 noundef) #4

declare i32 @strcoll(ptr noundef, ptr noundef) #2

declare i32 @ffs(i32 noundef) #5

declare i32 @ffsl(i64 noundef) #5

declare i32 @ffsll(i64 noundef) #5

declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #6

declare void @explicit_bzero(ptr noundef, i64 noundef) #4

declare i32 @asprintf(ptr noundef, ptr noundef, ...) #4

declare void @free(ptr noundef) #4

declare i64 @strtoimax(ptr noundef, ptr noundef, i32 noundef) #4

declare i64 @strtoumax(ptr noundef, ptr noundef, i32 noundef) #4

declare i64 @imaxabs(i64 noundef) #5

declare i32 @fflush(ptr noundef) #1

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #1

declare i32 @putchar_unlocked(i32 noundef) #1

declare i32 @putc_unlocked(i32 noundef, ptr noundef) #1

define internal void @scan() #0 {
  %1 = alloca double, align 8
  %2 = alloca float, align 4
  %3 = alloca [16 x i8], align 16
  %4 = alloca [16 x i8], align 16
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i8, align 1
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  store double 0.000000e+00, ptr %1, align 8
  store float 0.000000e+00, ptr %2, align 4
  store i32 0, ptr %5, align 4
  store i32 0, ptr %6, align 4
  store i8 0, ptr %7, align 1
  store i64 0, ptr %8, align 8
  %10 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str.28, ptr noundef @.str.29, ptr noundef %1, ptr noundef %2) #8
  store i32 %10, ptr %9, align 4
  %11 = load i32, ptr %9, align 4
  %12 = load double, ptr %1, align 8
  %13 = load float, ptr %2, align 4
  %14 = fpext float %13 to double
  %15 = call i32 (ptr, ...) @printf(ptr noundef @.str.30, i32 noundef %11, double noundef %12, double noundef %14)
  %16 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 0
  %17 = getelementptr inbounds [16 x i8], ptr %4, i64 0, i64 0
  %18 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str.31, ptr noundef @.str.32, ptr noundef %16, ptr noundef %17) #8
  store i32 %18, ptr %9, align 4
  %19 = load i32, ptr %9, align 4
  %20 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 0
  %21 = getelementptr inbounds [16 x i8], ptr %4, i64 0, i64 0
  %22 = call i32 (ptr, ...) @printf(ptr noundef @.str.33, i32 noundef %19, ptr noundef %20, ptr noundef %21)
  %23 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 0
  %24 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str.34, ptr noundef @.str.35, ptr noundef %23) #8
  store i32 %24, ptr %9, align 4
  %25 = load i32, ptr %9, align 4
  %26 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 0
  %27 = call i32 (ptr, ...) @printf(ptr noundef @.str.23, i32 noundef %25, ptr noundef %26)
  %28 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str.36, ptr noundef @.str.37, ptr noundef %5, ptr noundef %6) #8
  store i32 %28, ptr %9, align 4
  %29 = load i32, ptr %9, align 4
  %30 = load i32, ptr %5, align 4
  %31 = load i32, ptr %6, align 4
  %32 = call i32 (ptr, ...) @printf(ptr noundef @.str.38, i32 noundef %29, i32 noundef %30, i32 noundef %31)
  %33 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str.39, ptr noundef @.str.40, ptr noundef %5, ptr noundef %6) #8
  store i32 %33, ptr %9, align 4
  %34 = load i32, ptr %9, align 4
  %35 = load i32, ptr %5, align 4
  %36 = load i32, ptr %6, align 4
  %37 = call i32 (ptr, ...) @printf(ptr noundef @.str.38, i32 noundef %34, i32 noundef %35, i32 noundef %36)
  %38 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str.41, ptr noundef @.str.42, ptr noundef %7, ptr noundef %8) #8
  store i32 %38, ptr %9, align 4
  %39 = load i32, ptr %9, align 4
  %40 = load i8, ptr %7, align 1
  %41 = zext i8 %40 to i32
  %42 = load i64, ptr %8, align 8
  %43 = call i32 (ptr, ...) @printf(ptr noundef @.str.43, i32 noundef %39, i32 noundef %41, i64 noundef %42)
  %44 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str.44, ptr noundef @.str.45, ptr noundef %1) #8
  %45 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 0
  %46 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str.46, ptr noundef @.str.47, ptr noundef %45) #8
  %47 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 0
  %48 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str.18, ptr noundef @.str.47, ptr noundef %47) #8
  %49 = call i32 (ptr, ...) @printf(ptr noundef @.str.38, i32 noundef %44, i32 noundef %46, i32 noundef %48)
  ret void
}

declare i32 @__isoc99_sscanf(ptr noundef, ptr noundef, ...) #4


!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
