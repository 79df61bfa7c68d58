source_filename = "overflow_builtins.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [4 x i8] c"%d \00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"%u \00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"%ld \00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"%lu \00", align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i8, align 1
  store i32 0, ptr %1, align 4
  %7 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 2147483647, i32 1)
  %8 = extractvalue { i32, i1 } %7, 1
  %9 = extractvalue { i32, i1 } %7, 0
  store i32 %9, ptr %2, align 4
  %10 = zext i1 %8 to i32
  %11 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %10)
  %12 = load i32, ptr %2, align 4
  %13 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %12)
  %14 = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 3, i32 5)
  %15 = extractvalue { i32, i1 } %14, 1
  %16 = extractvalue { i32, i1 } %14, 0
  store i32 %16, ptr %3, align 4
  %17 = zext i1 %15 to i32
  %18 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %17)
  %19 = load i32, ptr %3, align 4
  %20 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %19)
  %21 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 1099511627776, i64 1073741824)
  %22 = extractvalue { i64, i1 } %21, 1
  %23 = extractvalue { i64, i1 } %21, 0
  store i64 %23, ptr %4, align 8
  %24 = zext i1 %22 to i32
  %25 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %24)
  %26 = load i64, ptr %4, align 8
  %27 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i64 noundef %26)
  %28 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 3, i64 5)
  %29 = extractvalue { i64, i1 } %28, 1
  %30 = extractvalue { i64, i1 } %28, 0
  store i64 %30, ptr %5, align 8
  %31 = zext i1 %29 to i32
  %32 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %31)
  %33 = load i64, ptr %5, align 8
  %34 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i64 noundef %33)
  %35 = call { i8, i1 } @llvm.sadd.with.overflow.i8(i8 100, i8 27)
  %36 = extractvalue { i8, i1 } %35, 1
  %37 = extractvalue { i8, i1 } %35, 0
  store i8 %37, ptr %6, align 1
  %38 = zext i1 %36 to i32
  %39 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %38)
  %40 = load i8, ptr %6, align 1
  %41 = sext i8 %40 to i32
  %42 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %41)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...) #1

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #2

declare { i32, i1 } @llvm.usub.with.overflow.i32(i32, i32) #2

declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #2

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #2

declare { i8, i1 } @llvm.sadd.with.overflow.i8(i8, i8) #2


!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
