source_filename = "jumps.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }
%struct.frame = type { ptr, [1 x %struct.__jmp_buf_tag] }
%struct.pair = type { i64, i64, i64 }

@.str = private unnamed_addr constant [3 x i8] c"42\00", align 1
@.str.1 = private unnamed_addr constant [3 x i8] c"4x\00", align 1
@__const.main.numbers = private unnamed_addr constant [5 x i32] [i32 4, i32 2, i32 3, i32 1, i32 5], align 16
@sorting = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16
@.str.2 = private unnamed_addr constant [26 x i8] c"sorting stopped after %d\0A\00", align 1
@compared = internal global i32 0, align 4
@top = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16
@.str.3 = private unnamed_addr constant [14 x i8] c"back with %d\0A\00", align 1
@.str.4 = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1
@frames = internal global ptr null, align 8
@.str.5 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@through = internal global ptr @digit, align 8
@.str.6 = private unnamed_addr constant [18 x i8] c"through a pointer\00", align 1
@.str.7 = private unnamed_addr constant [5 x i8] c"%ld\0A\00", align 1
@.str.8 = private unnamed_addr constant [13 x i8] c"inner, then \00", align 1
@.str.9 = private unnamed_addr constant [6 x i8] c"outer\00", align 1
@.str.10 = private unnamed_addr constant [11 x i8] c"0123456789\00", align 1
@.str.11 = private unnamed_addr constant [10 x i8] c"never %d\0A\00", align 1
@two_places.count = internal global i32 0, align 4

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [5 x i32], align 16
  %3 = alloca i32, align 4
  %4 = alloca %struct.frame, align 8
  store i32 0, ptr %1, align 4
  call void @nested(ptr noundef getelementptr inbounds ([3 x i8], ptr @.str, i64 0, i64 0))
  call void @nested(ptr noundef getelementptr inbounds ([3 x i8], ptr @.str.1, i64 0, i64 0))
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.main.numbers, i64 20, i1 false)
  %5 = call i32 @_setjmp(ptr noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], ptr @sorting, i64 0, i64 0)) #7
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %0
  %8 = getelementptr inbounds [5 x i32], ptr %2, i64 0, i64 0
  call void @qsort(ptr noundef %8, i64 noundef 5, i64 noundef 4, ptr noundef @compare)
  br label %12

9:                                                ; preds = %0
  %10 = load i32, ptr @compared, align 4
  %11 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([26 x i8], ptr @.str.2, i64 0, i64 0), i32 noundef %10)
  br label %12

12:                                               ; preds = %9, %7
  %13 = call i32 @_setjmp(ptr noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], ptr @top, i64 0, i64 0)) #7
  store i32 %13, ptr %3, align 4
  %14 = load i32, ptr %3, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %17

16:                                               ; preds = %12
  call void @down(i32 noundef 3)
  br label %17

17:                                               ; preds = %16, %12
  %18 = load i32, ptr %3, align 4
  %19 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([14 x i8], ptr @.str.3, i64 0, i64 0), i32 noundef %18)
  %20 = call i32 @rounds()
  %21 = call i32 @two_places(i32 noundef 1)
  %22 = call i32 @two_places(i32 noundef 2)
  %23 = call i32 @with_mask()
  %24 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([13 x i8], ptr @.str.4, i64 0, i64 0), i32 noundef %20, i32 noundef %21, i32 noundef %22, i32 noundef %23)
  %25 = load ptr, ptr @frames, align 8
  %26 = getelementptr inbounds %struct.frame, ptr %4, i32 0, i32 0
  store ptr %25, ptr %26, align 8
  store ptr %4, ptr @frames, align 8
  %27 = getelementptr inbounds %struct.frame, ptr %4, i32 0, i32 1
  %28 = getelementptr inbounds [1 x %struct.__jmp_buf_tag], ptr %27, i64 0, i64 0
  %29 = call i32 @_setjmp(ptr noundef %28) #7
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %36

31:                                               ; preds = %17
  %32 = load ptr, ptr @through, align 8
  %33 = call i32 %32(i8 noundef signext 63)
  %34 = add nsw i32 %33, 1
  %35 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([4 x i8], ptr @.str.5, i64 0, i64 0), i32 noundef %34)
  br label %38

36:                                               ; preds = %17
  %37 = call i32 @puts(ptr noundef getelementptr inbounds ([18 x i8], ptr @.str.6, i64 0, i64 0))
  br label %38

38:                                               ; preds = %36, %31
  ret i32 3
}

define internal void @nested(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.frame, align 8
  %4 = alloca %struct.frame, align 8
  %5 = alloca %struct.pair, align 8
  store ptr %0, ptr %2, align 8
  %6 = load ptr, ptr @frames, align 8
  %7 = getelementptr inbounds %struct.frame, ptr %3, i32 0, i32 0
  store ptr %6, ptr %7, align 8
  store ptr %3, ptr @frames, align 8
  %8 = getelementptr inbounds %struct.frame, ptr %3, i32 0, i32 1
  %9 = getelementptr inbounds [1 x %struct.__jmp_buf_tag], ptr %8, i64 0, i64 0
  %10 = call i32 @_setjmp(ptr noundef %9) #7
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %31

12:                                               ; preds = %1
  %13 = load ptr, ptr @frames, align 8
  %14 = getelementptr inbounds %struct.frame, ptr %4, i32 0, i32 0
  store ptr %13, ptr %14, align 8
  store ptr %4, ptr @frames, align 8
  %15 = getelementptr inbounds %struct.frame, ptr %4, i32 0, i32 1
  %16 = getelementptr inbounds [1 x %struct.__jmp_buf_tag], ptr %15, i64 0, i64 0
  %17 = call i32 @_setjmp(ptr noundef %16) #7
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %26

19:                                               ; preds = %12
  %20 = load ptr, ptr %2, align 8
  call void @parse(ptr sret(%struct.pair) align 8 %5, ptr noundef %20)
  %21 = getelementptr inbounds %struct.pair, ptr %5, i32 0, i32 2
  %22 = load i64, ptr %21, align 8
  %23 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([5 x i8], ptr @.str.7, i64 0, i64 0), i64 noundef %22)
  %24 = getelementptr inbounds %struct.frame, ptr %4, i32 0, i32 0
  %25 = load ptr, ptr %24, align 8
  store ptr %25, ptr @frames, align 8
  br label %28

26:                                               ; preds = %12
  %27 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([13 x i8], ptr @.str.8, i64 0, i64 0))
  call void @throw(i32 noundef 2) #8
  unreachable

28:                                               ; preds = %19
  %29 = getelementptr inbounds %struct.frame, ptr %3, i32 0, i32 0
  %30 = load ptr, ptr %29, align 8
  store ptr %30, ptr @frames, align 8
  br label %33

31:                                               ; preds = %1
  %32 = call i32 @puts(ptr noundef getelementptr inbounds ([6 x i8], ptr @.str.9, i64 0, i64 0))
  br label %33

33:                                               ; preds = %31, %28
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare i32 @_setjmp(ptr noundef) #2

declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #3

define internal i32 @compare(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load i32, ptr @compared, align 4
  %6 = add nsw i32 %5, 1
  store i32 %6, ptr @compared, align 4
  %7 = icmp eq i32 %6, 3
  br i1 %7, label %8, label %9

8:                                                ; preds = %2
  call void @longjmp(ptr noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], ptr @sorting, i64 0, i64 0), i32 noundef 7) #9
  unreachable

9:                                                ; preds = %2
  %10 = load ptr, ptr %3, align 8
  %11 = load i32, ptr %10, align 4
  %12 = load ptr, ptr %4, align 8
  %13 = load i32, ptr %12, align 4
  %14 = sub nsw i32 %11, %13
  ret i32 %14
}

declare i32 @printf(ptr noundef, ...) #3

define internal void @down(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca [4 x i32], align 16
  store i32 %0, ptr %2, align 4
  %4 = getelementptr inbounds [4 x i32], ptr %3, i64 0, i64 0
  %5 = load i32, ptr %2, align 4
  store i32 %5, ptr %4, align 4
  %6 = getelementptr inbounds i32, ptr %4, i64 1
  %7 = load i32, ptr %2, align 4
  store i32 %7, ptr %6, align 4
  %8 = getelementptr inbounds i32, ptr %6, i64 1
  %9 = load i32, ptr %2, align 4
  store i32 %9, ptr %8, align 4
  %10 = getelementptr inbounds i32, ptr %8, i64 1
  %11 = load i32, ptr %2, align 4
  store i32 %11, ptr %10, align 4
  %12 = load i32, ptr %2, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %15

14:                                               ; preds = %1
  call void @longjmp(ptr noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], ptr @top, i64 0, i64 0), i32 noundef 0) #9
  unreachable

15:                                               ; preds = %1
  %16 = load i32, ptr %2, align 4
  %17 = sub nsw i32 %16, 1
  call void @down(i32 noundef %17)
  %18 = getelementptr inbounds [4 x i32], ptr %3, i64 0, i64 2
  %19 = load i32, ptr %18, align 8
  %20 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([10 x i8], ptr @.str.11, i64 0, i64 0), i32 noundef %19)
  ret void
}

define internal i32 @rounds() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__jmp_buf_tag], align 16
  %4 = alloca [1 x %struct.__jmp_buf_tag], align 16
  %5 = alloca i32, align 4
  store volatile i32 0, ptr %1, align 4
  store i32 40, ptr %2, align 4
  %6 = getelementptr inbounds [1 x %struct.__jmp_buf_tag], ptr %3, i64 0, i64 0
  %7 = call i32 @_setjmp(ptr noundef %6) #7
  store i32 %7, ptr %5, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %4, ptr align 16 %3, i64 200, i1 false)
  %8 = load volatile i32, ptr %1, align 4
  %9 = add nsw i32 %8, 1
  store volatile i32 %9, ptr %1, align 4
  %10 = load volatile i32, ptr %1, align 4
  %11 = icmp slt i32 %10, 4
  br i1 %11, label %12, label %15

12:                                               ; preds = %0
  %13 = getelementptr inbounds [1 x %struct.__jmp_buf_tag], ptr %4, i64 0, i64 0
  %14 = load volatile i32, ptr %1, align 4
  call void @longjmp(ptr noundef %13, i32 noundef %14) #9
  unreachable

15:                                               ; preds = %0
  %16 = load i32, ptr %2, align 4
  %17 = load volatile i32, ptr %1, align 4
  %18 = mul nsw i32 %17, 100
  %19 = add nsw i32 %16, %18
  %20 = load i32, ptr %5, align 4
  %21 = add nsw i32 %19, %20
  ret i32 %21
}

define internal i32 @two_places(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca [1 x %struct.__jmp_buf_tag], align 16
  %5 = alloca [1 x %struct.__jmp_buf_tag], align 16
  store i32 %0, ptr %3, align 4
  store i32 0, ptr @two_places.count, align 4
  %6 = getelementptr inbounds [1 x %struct.__jmp_buf_tag], ptr %4, i64 0, i64 0
  %7 = call i32 @_setjmp(ptr noundef %6) #7
  switch i32 %7, label %12 [
    i32 0, label %8
    i32 1, label %9
  ]

8:                                                ; preds = %1
  br label %15

9:                                                ; preds = %1
  %10 = load i32, ptr @two_places.count, align 4
  %11 = add nsw i32 10, %10
  store i32 %11, ptr %2, align 4
  br label %32

12:                                               ; preds = %1
  %13 = load i32, ptr @two_places.count, align 4
  %14 = add nsw i32 20, %13
  store i32 %14, ptr %2, align 4
  br label %32

15:                                               ; preds = %8
  %16 = getelementptr inbounds [1 x %struct.__jmp_buf_tag], ptr %5, i64 0, i64 0
  %17 = call i32 @_setjmp(ptr noundef %16) #7
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %19, label %24

19:                                               ; preds = %15
  %20 = load i32, ptr @two_places.count, align 4
  %21 = add nsw i32 %20, 5
  store i32 %21, ptr @two_places.count, align 4
  %22 = getelementptr inbounds [1 x %struct.__jmp_buf_tag], ptr %4, i64 0, i64 0
  %23 = load i32, ptr %3, align 4
  call void @longjmp(ptr noundef %22, i32 noundef %23) #9
  unreachable

24:                                               ; preds = %15
  br label %25

25:                                               ; preds = %31, %24
  %26 = load i32, ptr @two_places.count, align 4
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr @two_places.count, align 4
  %28 = icmp eq i32 %27, 3
  br i1 %28, label %29, label %31

29:                                               ; preds = %25
  %30 = getelementptr inbounds [1 x %struct.__jmp_buf_tag], ptr %5, i64 0, i64 0
  call void @longjmp(ptr noundef %30, i32 noundef 1) #9
  unreachable

31:                                               ; preds = %25
  br label %25

32:                                               ; preds = %12, %9
  %33 = load i32, ptr %2, align 4
  ret i32 %33
}

define internal i32 @with_mask() #0 {
  %1 = alloca [1 x %struct.__jmp_buf_tag], align 16
  %2 = alloca i32, align 4
  %3 = getelementptr inbounds [1 x %struct.__jmp_buf_tag], ptr %1, i64 0, i64 0
  %4 = call i32 @__sigsetjmp(ptr noundef %3, i32 noundef 1) #7
  store i32 %4, ptr %2, align 4
  %5 = load i32, ptr %2, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %0
  %8 = getelementptr inbounds [1 x %struct.__jmp_buf_tag], ptr %1, i64 0, i64 0
  call void @siglongjmp(ptr noundef %8, i32 noundef 5) #9
  unreachable

9:                                                ; preds = %0
  %10 = load i32, ptr %2, align 4
  ret i32 %10
}

declare i32 @puts(ptr noundef) #3

define internal void @parse(ptr noalias sret(%struct.pair) align 8 %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  store ptr %1, ptr %3, align 8
  %4 = getelementptr inbounds %struct.pair, ptr %0, i32 0, i32 0
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 0
  %7 = load i8, ptr %6, align 1
  %8 = call i32 @digit(i8 noundef signext %7)
  %9 = sext i32 %8 to i64
  store i64 %9, ptr %4, align 8
  %10 = getelementptr inbounds %struct.pair, ptr %0, i32 0, i32 1
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds i8, ptr %11, i64 1
  %13 = load i8, ptr %12, align 1
  %14 = call i32 @digit(i8 noundef signext %13)
  %15 = sext i32 %14 to i64
  store i64 %15, ptr %10, align 8
  %16 = getelementptr inbounds %struct.pair, ptr %0, i32 0, i32 2
  store i64 0, ptr %16, align 8
  %17 = getelementptr inbounds %struct.pair, ptr %0, i32 0, i32 0
  %18 = load i64, ptr %17, align 8
  %19 = mul nsw i64 %18, 10
  %20 = getelementptr inbounds %struct.pair, ptr %0, i32 0, i32 1
  %21 = load i64, ptr %20, align 8
  %22 = add nsw i64 %19, %21
  %23 = getelementptr inbounds %struct.pair, ptr %0, i32 0, i32 2
  store i64 %22, ptr %23, align 8
  ret void
}

define internal void @throw(i32 noundef %0) #4 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  store i32 %0, ptr %2, align 4
  %4 = load ptr, ptr @frames, align 8
  store ptr %4, ptr %3, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.frame, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  store ptr %7, ptr @frames, align 8
  %8 = load ptr, ptr %3, align 8
  %9 = getelementptr inbounds %struct.frame, ptr %8, i32 0, i32 1
  %10 = getelementptr inbounds [1 x %struct.__jmp_buf_tag], ptr %9, i64 0, i64 0
  %11 = load i32, ptr %2, align 4
  call void @longjmp(ptr noundef %10, i32 noundef %11) #9
  unreachable
}

define internal i32 @digit(i8 noundef signext %0) #0 {
  %2 = alloca i8, align 1
  %3 = alloca [2 x i8], align 1
  store i8 %0, ptr %2, align 1
  %4 = getelementptr inbounds [2 x i8], ptr %3, i64 0, i64 0
  %5 = load i8, ptr %2, align 1
  store i8 %5, ptr %4, align 1
  %6 = getelementptr inbounds i8, ptr %4, i64 1
  store i8 0, ptr %6, align 1
  %7 = getelementptr inbounds [2 x i8], ptr %3, i64 0, i64 0
  %8 = load i8, ptr %7, align 1
  %9 = sext i8 %8 to i32
  %10 = call ptr @strchr(ptr noundef getelementptr inbounds ([11 x i8], ptr @.str.10, i64 0, i64 0), i32 noundef %9) #10
  %11 = icmp ne ptr %10, null
  br i1 %11, label %15, label %12

12:                                               ; preds = %1
  %13 = load i8, ptr %2, align 1
  %14 = sext i8 %13 to i32
  call void @throw(i32 noundef %14) #8
  unreachable

15:                                               ; preds = %1
  %16 = load i8, ptr %2, align 1
  %17 = sext i8 %16 to i32
  %18 = sub nsw i32 %17, 48
  ret i32 %18
}

declare ptr @strchr(ptr noundef, i32 noundef) #5

declare void @longjmp(ptr noundef, i32 noundef) #6

declare i32 @__sigsetjmp(ptr noundef, i32 noundef) #2

declare void @siglongjmp(ptr noundef, i32 noundef) #6


!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
