source_filename = "bits.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.v = private unnamed_addr constant [5 x i32] [i32 0, i32 1, i32 -2147483648, i32 -16711936, i32 12345678], align 16
@.str = private unnamed_addr constant [10 x i8] c"%d %d %x \00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"%d %d\00", align 1
@.str.2 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.3 = private unnamed_addr constant [14 x i8] c"%d %d %d %lx\0A\00", align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"%x\0A\00", align 1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [5 x i32], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.main.v, i64 20, i1 false)
  store i32 0, ptr %3, align 4
  br label %6

6:                                                ; preds = %32, %0
  %7 = load i32, ptr %3, align 4
  %8 = icmp slt i32 %7, 5
  br i1 %8, label %9, label %35

9:                                                ; preds = %6
  %10 = load i32, ptr %3, align 4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds [5 x i32], ptr %2, i64 0, i64 %11
  %13 = load i32, ptr %12, align 4
  store i32 %13, ptr %4, align 4
  %14 = load i32, ptr %4, align 4
  %15 = call i32 @llvm.ctpop.i32(i32 %14)
  %16 = load i32, ptr %4, align 4
  %17 = call i32 @llvm.ctpop.i32(i32 %16)
  %18 = and i32 %17, 1
  %19 = load i32, ptr %4, align 4
  %20 = call i32 @llvm.bswap.i32(i32 %19)
  %21 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %15, i32 noundef %18, i32 noundef %20)
  %22 = load i32, ptr %4, align 4
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %24, label %30

24:                                               ; preds = %9
  %25 = load i32, ptr %4, align 4
  %26 = call i32 @llvm.ctlz.i32(i32 %25, i1 true)
  %27 = load i32, ptr %4, align 4
  %28 = call i32 @llvm.cttz.i32(i32 %27, i1 true)
  %29 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %26, i32 noundef %28)
  br label %30

30:                                               ; preds = %24, %9
  %31 = call i32 @puts(ptr noundef @.str.2)
  br label %32

32:                                               ; preds = %30
  %33 = load i32, ptr %3, align 4
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr %3, align 4
  br label %6, !llvm.loop !6

35:                                               ; preds = %6
  store i64 81985529216486895, ptr %5, align 8
  %36 = load i64, ptr %5, align 8
  %37 = call i64 @llvm.ctpop.i64(i64 %36)
  %38 = trunc i64 %37 to i32
  %39 = load i64, ptr %5, align 8
  %40 = call i64 @llvm.ctlz.i64(i64 %39, i1 true)
  %41 = trunc i64 %40 to i32
  %42 = load i64, ptr %5, align 8
  %43 = call i64 @llvm.cttz.i64(i64 %42, i1 true)
  %44 = trunc i64 %43 to i32
  %45 = load i64, ptr %5, align 8
  %46 = call i64 @llvm.bswap.i64(i64 %45)
  %47 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %38, i32 noundef %41, i32 noundef %44, i64 noundef %46)
  %48 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef 13330)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare i32 @printf(ptr noundef, ...) #2

declare i32 @llvm.ctpop.i32(i32) #3

declare i32 @llvm.bswap.i32(i32) #3

declare i32 @llvm.ctlz.i32(i32, i1 immarg) #3

declare i32 @llvm.cttz.i32(i32, i1 immarg) #3

declare i32 @puts(ptr noundef) #2

declare i64 @llvm.ctpop.i64(i64) #3

declare i64 @llvm.ctlz.i64(i64, i1 immarg) #3

declare i64 @llvm.cttz.i64(i64, i1 immarg) #3

declare i64 @llvm.bswap.i64(i64) #3


!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
