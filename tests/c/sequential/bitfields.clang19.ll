source_filename = "bitfields.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.packed = type <{ i8, i32 }>
%struct.flags = type { i64 }

@__const.main.f = private unnamed_addr constant { i8, i8, i8, i8, i8, i8, i8, i8 } { i8 -19, i8 41, i8 52, i8 50, i8 125, i8 57, i8 0, i8 undef }, align 8
@.str = private unnamed_addr constant [14 x i8] c"%u %d %u %lu\0A\00", align 1
@__const.main.p = private unnamed_addr constant [2 x %struct.packed] [%struct.packed <{ i8 1, i32 2 }>, %struct.packed <{ i8 3, i32 4 }>], align 1
@.str.1 = private unnamed_addr constant [11 x i8] c"%lu %d %d\0A\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.flags, align 8
  %3 = alloca [2 x %struct.packed], align 1
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 @__const.main.f, i64 8, i1 false)
  %4 = load i64, ptr %2, align 8
  %5 = and i64 %4, 7
  %6 = trunc i64 %5 to i32
  %7 = load i64, ptr %2, align 8
  %8 = shl i64 %7, 56
  %9 = ashr i64 %8, 59
  %10 = trunc i64 %9 to i32
  %11 = load i64, ptr %2, align 8
  %12 = lshr i64 %11, 8
  %13 = and i64 %12, 1
  %14 = trunc i64 %13 to i32
  %15 = load i64, ptr %2, align 8
  %16 = lshr i64 %15, 9
  %17 = and i64 %16, 1099511627775
  %18 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %6, i32 noundef %10, i32 noundef %14, i64 noundef %17)
  %19 = load i64, ptr %2, align 8
  %20 = and i64 %19, -8
  %21 = or i64 %20, 1
  store i64 %21, ptr %2, align 8
  %22 = load i64, ptr %2, align 8
  %23 = and i64 %22, -249
  %24 = or i64 %23, 136
  store i64 %24, ptr %2, align 8
  %25 = load i64, ptr %2, align 8
  %26 = lshr i64 %25, 8
  %27 = and i64 %26, 1
  %28 = trunc i64 %27 to i32
  %29 = xor i32 %28, 1
  %30 = zext i32 %29 to i64
  %31 = load i64, ptr %2, align 8
  %32 = and i64 %30, 1
  %33 = shl i64 %32, 8
  %34 = and i64 %31, -257
  %35 = or i64 %34, %33
  store i64 %35, ptr %2, align 8
  %36 = trunc i64 %32 to i32
  %37 = load i64, ptr %2, align 8
  %38 = lshr i64 %37, 9
  %39 = and i64 %38, 1099511627775
  %40 = add i64 %39, 1
  %41 = load i64, ptr %2, align 8
  %42 = and i64 %40, 1099511627775
  %43 = shl i64 %42, 9
  %44 = and i64 %41, -562949953420801
  %45 = or i64 %44, %43
  store i64 %45, ptr %2, align 8
  %46 = load i64, ptr %2, align 8
  %47 = and i64 %46, 7
  %48 = trunc i64 %47 to i32
  %49 = load i64, ptr %2, align 8
  %50 = shl i64 %49, 56
  %51 = ashr i64 %50, 59
  %52 = trunc i64 %51 to i32
  %53 = load i64, ptr %2, align 8
  %54 = lshr i64 %53, 8
  %55 = and i64 %54, 1
  %56 = trunc i64 %55 to i32
  %57 = load i64, ptr %2, align 8
  %58 = lshr i64 %57, 9
  %59 = and i64 %58, 1099511627775
  %60 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %48, i32 noundef %52, i32 noundef %56, i64 noundef %59)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr align 1 @__const.main.p, i64 10, i1 false)
  %61 = getelementptr inbounds [2 x %struct.packed], ptr %3, i64 0, i64 1
  %62 = getelementptr inbounds %struct.packed, ptr %61, i32 0, i32 0
  %63 = load i8, ptr %62, align 1
  %64 = sext i8 %63 to i32
  %65 = getelementptr inbounds [2 x %struct.packed], ptr %3, i64 0, i64 1
  %66 = getelementptr inbounds %struct.packed, ptr %65, i32 0, i32 1
  %67 = load i32, ptr %66, align 1
  %68 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i64 noundef 10, i32 noundef %64, i32 noundef %67)
  %69 = getelementptr inbounds [2 x %struct.packed], ptr %3, i64 0, i64 1
  %70 = getelementptr inbounds %struct.packed, ptr %69, i32 0, i32 1
  store i32 1000000, ptr %70, align 1
  %71 = getelementptr inbounds [2 x %struct.packed], ptr %3, i64 0, i64 1
  %72 = getelementptr inbounds %struct.packed, ptr %71, i32 0, i32 1
  %73 = load i32, ptr %72, align 1
  %74 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %73)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare i32 @printf(ptr noundef, ...) #2


!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
