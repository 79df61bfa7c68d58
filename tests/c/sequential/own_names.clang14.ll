source_filename = "own_names.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@time = dso_local global i32 3, align 4
@random = dso_local global [2 x i64] [i64 4, i64 5], align 16
@.str = private unnamed_addr constant [17 x i8] c"%d %ld %d %d %d\0A\00", align 1

define dso_local i32 @write(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = mul nsw i32 2, %3
  ret i32 %4
}

define weak dso_local i32 @weak_here() #0 {
  ret i32 6
}

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = load i32, ptr @time, align 4
  %3 = add nsw i32 %2, 1
  store i32 %3, ptr @time, align 4
  %4 = load i32, ptr @time, align 4
  %5 = load i64, ptr getelementptr inbounds ([2 x i64], ptr @random, i64 0, i64 1), align 8
  %6 = call i32 @clock(i32 noundef 10)
  %7 = call i32 @write(i32 noundef 21)
  %8 = call i32 @weak_here()
  %9 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([17 x i8], ptr @.str, i64 0, i64 0), i32 noundef %4, i64 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...) #1

define internal i32 @clock(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = load i32, ptr @time, align 4
  %5 = add nsw i32 %3, %4
  ret i32 %5
}


!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
