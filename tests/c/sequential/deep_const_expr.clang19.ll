source_filename = "deep_const_expr.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.outer = type { i32, [3 x %struct.inner] }
%struct.inner = type { i16, i16 }

@picked = internal global ptr getelementptr (i8, ptr @all, i64 42), align 8
@.str = private unnamed_addr constant [15 x i8] c"%d %ld %ld %d\0A\00", align 1
@all = internal global [4 x %struct.outer] zeroinitializer, align 16
@end = internal global ptr getelementptr (i8, ptr @all, i64 64), align 8
@gap = internal global i64 12, align 8
@minus = internal global ptr inttoptr (i64 8 to ptr), align 8

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = load ptr, ptr @picked, align 8
  store i16 77, ptr %2, align 2
  %3 = load i16, ptr getelementptr inbounds (%struct.inner, ptr getelementptr inbounds ([3 x %struct.inner], ptr getelementptr inbounds (%struct.outer, ptr getelementptr inbounds ([4 x %struct.outer], ptr @all, i64 0, i64 2), i32 0, i32 1), i64 0, i64 1), i32 0, i32 1), align 2
  %4 = sext i16 %3 to i32
  %5 = load ptr, ptr @end, align 8
  %6 = ptrtoint ptr %5 to i64
  %7 = sub i64 %6, ptrtoint (ptr @all to i64)
  %8 = load i64, ptr @gap, align 8
  %9 = load ptr, ptr @minus, align 8
  %10 = icmp eq ptr %9, inttoptr (i64 8 to ptr)
  %11 = zext i1 %10 to i32
  %12 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %4, i64 noundef %7, i64 noundef %8, i32 noundef %11)
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
