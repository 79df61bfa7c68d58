source_filename = "arith_int.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [16 x i8] c"%d %d %d %d %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"%u %u %u %u\0A\00", align 1
@.str.2 = private unnamed_addr constant [13 x i8] c"%ld %ld %ld\0A\00", align 1
@.str.3 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@.str.4 = private unnamed_addr constant [10 x i8] c"%d %d %u\0A\00", align 1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  store i32 17, ptr %2, align 4
  store i32 -5, ptr %3, align 4
  store i32 -294967296, ptr %4, align 4
  store i32 7, ptr %5, align 4
  store i64 1099511627776, ptr %6, align 8
  %7 = load i32, ptr %2, align 4
  %8 = load i32, ptr %3, align 4
  %9 = add nsw i32 %7, %8
  %10 = load i32, ptr %2, align 4
  %11 = load i32, ptr %3, align 4
  %12 = sub nsw i32 %10, %11
  %13 = load i32, ptr %2, align 4
  %14 = load i32, ptr %3, align 4
  %15 = mul nsw i32 %13, %14
  %16 = load i32, ptr %2, align 4
  %17 = load i32, ptr %3, align 4
  %18 = sdiv i32 %16, %17
  %19 = load i32, ptr %2, align 4
  %20 = load i32, ptr %3, align 4
  %21 = srem i32 %19, %20
  %22 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([16 x i8], ptr @.str, i64 0, i64 0), i32 noundef %9, i32 noundef %12, i32 noundef %15, i32 noundef %18, i32 noundef %21)
  %23 = load i32, ptr %4, align 4
  %24 = load i32, ptr %5, align 4
  %25 = add i32 %23, %24
  %26 = load i32, ptr %4, align 4
  %27 = load i32, ptr %5, align 4
  %28 = udiv i32 %26, %27
  %29 = load i32, ptr %4, align 4
  %30 = load i32, ptr %5, align 4
  %31 = urem i32 %29, %30
  %32 = load i32, ptr %4, align 4
  %33 = load i32, ptr %5, align 4
  %34 = mul i32 %32, %33
  %35 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([13 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef %25, i32 noundef %28, i32 noundef %31, i32 noundef %34)
  %36 = load i64, ptr %6, align 8
  %37 = mul nsw i64 %36, 3
  %38 = load i64, ptr %6, align 8
  %39 = sdiv i64 %38, -7
  %40 = load i64, ptr %6, align 8
  %41 = srem i64 %40, 1000003
  %42 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([13 x i8], ptr @.str.2, i64 0, i64 0), i64 noundef %37, i64 noundef %39, i64 noundef %41)
  %43 = load i32, ptr %2, align 4
  %44 = load i32, ptr %3, align 4
  %45 = and i32 %43, %44
  %46 = load i32, ptr %2, align 4
  %47 = load i32, ptr %3, align 4
  %48 = or i32 %46, %47
  %49 = load i32, ptr %2, align 4
  %50 = load i32, ptr %3, align 4
  %51 = xor i32 %49, %50
  %52 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([10 x i8], ptr @.str.3, i64 0, i64 0), i32 noundef %45, i32 noundef %48, i32 noundef %51)
  %53 = load i32, ptr %2, align 4
  %54 = shl i32 %53, 3
  %55 = load i32, ptr %3, align 4
  %56 = ashr i32 %55, 1
  %57 = load i32, ptr %4, align 4
  %58 = lshr i32 %57, 4
  %59 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([10 x i8], ptr @.str.4, i64 0, i64 0), i32 noundef %54, i32 noundef %56, i32 noundef %58)
  %60 = load i32, ptr %2, align 4
  %61 = xor i32 %60, -1
  %62 = load i32, ptr %2, align 4
  %63 = sub nsw i32 0, %62
  %64 = load i32, ptr %2, align 4
  %65 = icmp ne i32 %64, 0
  %66 = xor i1 %65, true
  %67 = zext i1 %66 to i32
  %68 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([10 x i8], ptr @.str.3, i64 0, i64 0), i32 noundef %61, i32 noundef %63, i32 noundef %67)
  %69 = load i32, ptr %2, align 4
  %70 = load i32, ptr %3, align 4
  %71 = add nsw i32 %69, %70
  ret i32 %71
}

declare i32 @printf(ptr noundef, ...) #1


!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
