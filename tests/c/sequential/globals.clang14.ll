source_filename = "globals.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr }

@fixed = dso_local constant [5 x i32] [i32 3, i32 1, i32 4, i32 1, i32 5], align 16
@table = dso_local global [2 x [3 x i32]] [[3 x i32] [i32 1, i32 2, i32 3], [3 x i32] [i32 4, i32 5, i32 6]], align 16
@.str = private unnamed_addr constant [6 x i8] c"alpha\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"beta\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"gamma\00", align 1
@words = dso_local global [3 x ptr] [ptr @.str, ptr @.str.1, ptr @.str.2], align 16
@c = dso_local global %struct.node { i32 3, ptr null }, align 8
@b = dso_local global %struct.node { i32 2, ptr @c }, align 8
@a = dso_local global %struct.node { i32 1, ptr @b }, align 8
@inner = dso_local global ptr getelementptr (i8, ptr @table, i64 20), align 8
@buffer = dso_local global [5 x i8] c"text\00", align 1
@ratio = dso_local global double 7.500000e-01, align 8
@hidden = internal global i32 7, align 4
@counter = dso_local global i32 0, align 4
@.str.3 = private unnamed_addr constant [4 x i8] c"%d \00", align 1
@.str.4 = private unnamed_addr constant [16 x i8] c"%d %d %s %s %g\0A\00", align 1
@.str.5 = private unnamed_addr constant [13 x i8] c"%s %d %d %d\0A\00", align 1
@next.calls = internal global i32 10, align 4

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  %3 = load i32, ptr @hidden, align 4
  %4 = load i32, ptr @counter, align 4
  %5 = add nsw i32 %4, %3
  store i32 %5, ptr @counter, align 4
  store ptr @a, ptr %2, align 8
  br label %6

6:                                                ; preds = %14, %0
  %7 = load ptr, ptr %2, align 8
  %8 = icmp ne ptr %7, null
  br i1 %8, label %9, label %18

9:                                                ; preds = %6
  %10 = load ptr, ptr %2, align 8
  %11 = getelementptr inbounds %struct.node, ptr %10, i32 0, i32 0
  %12 = load i32, ptr %11, align 8
  %13 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([4 x i8], ptr @.str.3, i64 0, i64 0), i32 noundef %12)
  br label %14

14:                                               ; preds = %9
  %15 = load ptr, ptr %2, align 8
  %16 = getelementptr inbounds %struct.node, ptr %15, i32 0, i32 1
  %17 = load ptr, ptr %16, align 8
  store ptr %17, ptr %2, align 8
  br label %6, !llvm.loop !6

18:                                               ; preds = %6
  %19 = load ptr, ptr @inner, align 8
  %20 = load i32, ptr %19, align 4
  %21 = load i32, ptr getelementptr inbounds ([5 x i32], ptr @fixed, i64 0, i64 2), align 8
  %22 = load ptr, ptr getelementptr inbounds ([3 x ptr], ptr @words, i64 0, i64 1), align 8
  %23 = load double, ptr @ratio, align 8
  %24 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([16 x i8], ptr @.str.4, i64 0, i64 0), i32 noundef %20, i32 noundef %21, ptr noundef %22, ptr noundef getelementptr inbounds ([5 x i8], ptr @buffer, i64 0, i64 0), double noundef %23)
  store i8 110, ptr getelementptr inbounds ([5 x i8], ptr @buffer, i64 0, i64 0), align 1
  %25 = call i32 @next()
  %26 = call i32 @next()
  %27 = add nsw i32 %25, %26
  store i32 %27, ptr @hidden, align 4
  %28 = load i32, ptr @hidden, align 4
  %29 = load i32, ptr @counter, align 4
  %30 = call i32 @next()
  %31 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([13 x i8], ptr @.str.5, i64 0, i64 0), ptr noundef getelementptr inbounds ([5 x i8], ptr @buffer, i64 0, i64 0), i32 noundef %28, i32 noundef %29, i32 noundef %30)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...) #1

define internal i32 @next() #0 {
  %1 = load i32, ptr @next.calls, align 4
  %2 = add nsw i32 %1, 1
  store i32 %2, ptr @next.calls, align 4
  ret i32 %1
}


!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
