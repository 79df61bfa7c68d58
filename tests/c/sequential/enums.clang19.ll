source_filename = "enums.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [7 x i8] c"%s=%d \00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"%s %d %d\0A\00", align 1
@name.names = internal constant [7 x ptr] [ptr @.str.2, ptr null, ptr null, ptr null, ptr null, ptr @.str.3, ptr @.str.4], align 16
@.str.2 = private unnamed_addr constant [4 x i8] c"red\00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"green\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"blue\00", align 1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 5, ptr %2, align 4
  br label %4

4:                                                ; preds = %12, %0
  %5 = load i32, ptr %2, align 4
  %6 = icmp ule i32 %5, 6
  br i1 %6, label %7, label %15

7:                                                ; preds = %4
  %8 = load i32, ptr %2, align 4
  %9 = call ptr @name(i32 noundef %8)
  %10 = load i32, ptr %2, align 4
  %11 = call i32 (ptr, ...) @printf(ptr noundef @.str, ptr noundef %9, i32 noundef %10)
  br label %12

12:                                               ; preds = %7
  %13 = load i32, ptr %2, align 4
  %14 = add i32 %13, 1
  store i32 %14, ptr %2, align 4
  br label %4, !llvm.loop !6

15:                                               ; preds = %4
  store i32 5, ptr %3, align 4
  %16 = call ptr @name(i32 noundef 0)
  %17 = load i32, ptr %3, align 4
  %18 = load i32, ptr %3, align 4
  %19 = and i32 %18, 2
  %20 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef %16, i32 noundef %17, i32 noundef %19)
  ret i32 6
}

declare i32 @printf(ptr noundef, ...) #1

define internal ptr @name(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = zext i32 %3 to i64
  %5 = getelementptr inbounds [7 x ptr], ptr @name.names, i64 0, i64 %4
  %6 = load ptr, ptr %5, align 8
  ret ptr %6
}


!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
