source_filename = "casts.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [13 x i8] c"%x %x %x %x\0A\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"%x\0A\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@.str.3 = private unnamed_addr constant [11 x i8] c"%u %d %ld\0A\00", align 1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca float, align 4
  %9 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 305419896, ptr %2, align 4
  store ptr %2, ptr %3, align 8
  %10 = load ptr, ptr %3, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 0
  %12 = load i8, ptr %11, align 1
  %13 = zext i8 %12 to i32
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds i8, ptr %14, i64 1
  %16 = load i8, ptr %15, align 1
  %17 = zext i8 %16 to i32
  %18 = load ptr, ptr %3, align 8
  %19 = getelementptr inbounds i8, ptr %18, i64 2
  %20 = load i8, ptr %19, align 1
  %21 = zext i8 %20 to i32
  %22 = load ptr, ptr %3, align 8
  %23 = getelementptr inbounds i8, ptr %22, i64 3
  %24 = load i8, ptr %23, align 1
  %25 = zext i8 %24 to i32
  %26 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %13, i32 noundef %17, i32 noundef %21, i32 noundef %25)
  store i16 1, ptr %2, align 4
  %27 = load i32, ptr %2, align 4
  %28 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %27)
  %29 = ptrtoint ptr %2 to i64
  store i64 %29, ptr %4, align 8
  %30 = load i64, ptr %4, align 8
  %31 = inttoptr i64 %30 to ptr
  store ptr %31, ptr %5, align 8
  %32 = load ptr, ptr %5, align 8
  store i32 5, ptr %32, align 4
  %33 = load i32, ptr %2, align 4
  %34 = load i64, ptr %4, align 8
  %35 = urem i64 %34, 4
  %36 = trunc i64 %35 to i32
  %37 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %33, i32 noundef %36)
  %38 = ptrtoint ptr %2 to i64
  %39 = or i64 %38, 1
  store i64 %39, ptr %6, align 8
  %40 = load i64, ptr %6, align 8
  %41 = and i64 %40, 1
  %42 = trunc i64 %41 to i32
  %43 = load i64, ptr %6, align 8
  %44 = and i64 %43, -2
  %45 = inttoptr i64 %44 to ptr
  %46 = load i32, ptr %45, align 4
  %47 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %42, i32 noundef %46)
  store i64 -5, ptr %7, align 8
  %48 = load i64, ptr %7, align 8
  %49 = trunc i64 %48 to i32
  %50 = load i64, ptr %7, align 8
  %51 = trunc i64 %50 to i8
  %52 = zext i8 %51 to i32
  %53 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %49, i32 noundef %52, i64 noundef -2147483648)
  store float 2.500000e+00, ptr %8, align 4
  %54 = load i32, ptr %8, align 4
  store i32 %54, ptr %9, align 4
  %55 = load i32, ptr %9, align 4
  %56 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %55)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...) #1


!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
