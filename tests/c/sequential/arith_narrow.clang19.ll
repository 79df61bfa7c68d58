source_filename = "arith_narrow.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  %4 = alloca i16, align 2
  %5 = alloca i16, align 2
  store i32 0, ptr %1, align 4
  store i8 127, ptr %2, align 1
  store i8 -1, ptr %3, align 1
  store i16 -32768, ptr %4, align 2
  store i16 -1, ptr %5, align 2
  %6 = load i8, ptr %2, align 1
  %7 = add i8 %6, 1
  store i8 %7, ptr %2, align 1
  %8 = load i8, ptr %3, align 1
  %9 = add i8 %8, 1
  store i8 %9, ptr %3, align 1
  %10 = load i16, ptr %4, align 2
  %11 = add i16 %10, -1
  store i16 %11, ptr %4, align 2
  %12 = load i16, ptr %5, align 2
  %13 = zext i16 %12 to i32
  %14 = add nsw i32 %13, 2
  %15 = trunc i32 %14 to i16
  store i16 %15, ptr %5, align 2
  %16 = load i8, ptr %2, align 1
  %17 = sext i8 %16 to i32
  %18 = load i8, ptr %3, align 1
  %19 = zext i8 %18 to i32
  %20 = load i16, ptr %4, align 2
  %21 = sext i16 %20 to i32
  %22 = load i16, ptr %5, align 2
  %23 = zext i16 %22 to i32
  %24 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %17, i32 noundef %19, i32 noundef %21, i32 noundef %23)
  store i8 -128, ptr %2, align 1
  %25 = load i8, ptr %2, align 1
  %26 = sext i8 %25 to i32
  %27 = sdiv i32 %26, 3
  %28 = load i8, ptr %2, align 1
  %29 = sext i8 %28 to i32
  %30 = srem i32 %29, 3
  %31 = load i8, ptr %2, align 1
  %32 = sext i8 %31 to i32
  %33 = ashr i32 %32, 2
  %34 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %27, i32 noundef %30, i32 noundef %33)
  store i8 -56, ptr %3, align 1
  %35 = load i8, ptr %3, align 1
  %36 = zext i8 %35 to i32
  %37 = ashr i32 %36, 3
  %38 = load i8, ptr %3, align 1
  %39 = sext i8 %38 to i32
  %40 = load i8, ptr %3, align 1
  %41 = zext i8 %40 to i32
  %42 = sub nsw i32 0, %41
  %43 = trunc i32 %42 to i8
  %44 = zext i8 %43 to i32
  %45 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %37, i32 noundef %39, i32 noundef %44)
  store i16 12345, ptr %4, align 2
  %46 = load i16, ptr %4, align 2
  %47 = trunc i16 %46 to i8
  %48 = sext i8 %47 to i32
  %49 = load i16, ptr %4, align 2
  %50 = sext i16 %49 to i32
  %51 = mul nsw i32 %50, 7
  %52 = trunc i32 %51 to i16
  %53 = sext i16 %52 to i32
  %54 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %48, i32 noundef %53)
  store i16 -25536, ptr %5, align 2
  %55 = load i16, ptr %5, align 2
  %56 = sext i16 %55 to i32
  %57 = load i16, ptr %5, align 2
  %58 = zext i16 %57 to i32
  %59 = load i16, ptr %5, align 2
  %60 = zext i16 %59 to i32
  %61 = mul nsw i32 %58, %60
  %62 = icmp sgt i32 %61, 0
  %63 = zext i1 %62 to i32
  %64 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %56, i32 noundef %63)
  %65 = load i8, ptr %2, align 1
  %66 = sext i8 %65 to i32
  %67 = mul nsw i32 %66, 3
  %68 = trunc i32 %67 to i8
  %69 = zext i8 %68 to i32
  ret i32 %69
}

declare i32 @printf(ptr noundef, ...) #1


!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
