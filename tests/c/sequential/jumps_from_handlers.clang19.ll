source_filename = "jumps_from_handlers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }

@with_signals = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16
@.str = private unnamed_addr constant [11 x i8] c"%d: %d %d\0A\00", align 1
@without = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16
@.str.1 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@calls = internal global i32 0, align 4

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %5 = call ptr @signal(i32 noundef 10, ptr noundef @handler) #5
  %6 = call ptr @signal(i32 noundef 12, ptr noundef @other) #5
  store volatile i32 0, ptr %2, align 4
  br label %7

7:                                                ; preds = %23, %0
  %8 = load volatile i32, ptr %2, align 4
  %9 = icmp slt i32 %8, 3
  br i1 %9, label %10, label %26

10:                                               ; preds = %7
  %11 = call i32 @__sigsetjmp(ptr noundef @with_signals, i32 noundef 1) #6
  store i32 %11, ptr %3, align 4
  %12 = load i32, ptr %3, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %16

14:                                               ; preds = %10
  %15 = call i32 @raise(i32 noundef 10) #5
  br label %16

16:                                               ; preds = %14, %10
  %17 = load volatile i32, ptr %2, align 4
  %18 = load i32, ptr %3, align 4
  %19 = icmp eq i32 %18, 10
  %20 = zext i1 %19 to i32
  %21 = call i32 @is_blocked(i32 noundef 10)
  %22 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %17, i32 noundef %20, i32 noundef %21)
  br label %23

23:                                               ; preds = %16
  %24 = load volatile i32, ptr %2, align 4
  %25 = add nsw i32 %24, 1
  store volatile i32 %25, ptr %2, align 4
  br label %7, !llvm.loop !6

26:                                               ; preds = %7
  %27 = call i32 @_setjmp(ptr noundef @without) #6
  store i32 %27, ptr %4, align 4
  %28 = load i32, ptr %4, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %32

30:                                               ; preds = %26
  %31 = call i32 @raise(i32 noundef 12) #5
  br label %32

32:                                               ; preds = %30, %26
  %33 = load i32, ptr %4, align 4
  %34 = icmp eq i32 %33, 12
  %35 = zext i1 %34 to i32
  %36 = call i32 @is_blocked(i32 noundef 12)
  %37 = load volatile i32, ptr @calls, align 4
  %38 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %35, i32 noundef %36, i32 noundef %37)
  ret i32 0
}

declare ptr @signal(i32 noundef, ptr noundef) #1

define internal void @handler(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load volatile i32, ptr @calls, align 4
  %4 = add nsw i32 %3, 1
  store volatile i32 %4, ptr @calls, align 4
  %5 = load i32, ptr %2, align 4
  call void @siglongjmp(ptr noundef @with_signals, i32 noundef %5) #7
  unreachable
}

define internal void @other(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load volatile i32, ptr @calls, align 4
  %4 = add nsw i32 %3, 1
  store volatile i32 %4, ptr @calls, align 4
  %5 = load i32, ptr %2, align 4
  call void @longjmp(ptr noundef @without, i32 noundef %5) #7
  unreachable
}

declare i32 @__sigsetjmp(ptr noundef, i32 noundef) #2

declare i32 @raise(i32 noundef) #1

declare i32 @printf(ptr noundef, ...) #3

define internal i32 @is_blocked(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.__sigset_t, align 8
  store i32 %0, ptr %2, align 4
  %4 = call i32 @sigprocmask(i32 noundef 0, ptr noundef null, ptr noundef %3) #5
  %5 = load i32, ptr %2, align 4
  %6 = call i32 @sigismember(ptr noundef %3, i32 noundef %5) #5
  ret i32 %6
}

declare i32 @_setjmp(ptr noundef) #2

declare void @siglongjmp(ptr noundef, i32 noundef) #4

declare void @longjmp(ptr noundef, i32 noundef) #4

declare i32 @sigprocmask(i32 noundef, ptr noundef, ptr noundef) #1

declare i32 @sigismember(ptr noundef, i32 noundef) #1


!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
