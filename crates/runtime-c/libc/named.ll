target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.named = type { [8 x i32], i32, [64 x i8] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@all = internal global [8 x %struct.named] zeroinitializer, align 16

; Function Attrs: noinline nounwind
define dso_local ptr @sem_open(ptr noundef %0, i32 noundef %1, ...) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca [1 x %struct.__va_list_tag], align 16
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 0, ptr %5, align 4
  %10 = load i32, ptr %4, align 4
  %11 = and i32 %10, 64
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %48

13:                                               ; preds = %2
  %14 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %6, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %14)
  %15 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %6, i64 0, i64 0
  %16 = getelementptr inbounds %struct.__va_list_tag, ptr %15, i32 0, i32 0
  %17 = load i32, ptr %16, align 16
  %18 = icmp ule i32 %17, 40
  br i1 %18, label %19, label %24

19:                                               ; preds = %13
  %20 = getelementptr inbounds %struct.__va_list_tag, ptr %15, i32 0, i32 3
  %21 = load ptr, ptr %20, align 16
  %22 = getelementptr i8, ptr %21, i32 %17
  %23 = add i32 %17, 8
  store i32 %23, ptr %16, align 16
  br label %28

24:                                               ; preds = %13
  %25 = getelementptr inbounds %struct.__va_list_tag, ptr %15, i32 0, i32 2
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr i8, ptr %26, i32 8
  store ptr %27, ptr %25, align 8
  br label %28

28:                                               ; preds = %24, %19
  %29 = phi ptr [ %22, %19 ], [ %26, %24 ]
  %30 = load i32, ptr %29, align 4
  %31 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %6, i64 0, i64 0
  %32 = getelementptr inbounds %struct.__va_list_tag, ptr %31, i32 0, i32 0
  %33 = load i32, ptr %32, align 16
  %34 = icmp ule i32 %33, 40
  br i1 %34, label %35, label %40

35:                                               ; preds = %28
  %36 = getelementptr inbounds %struct.__va_list_tag, ptr %31, i32 0, i32 3
  %37 = load ptr, ptr %36, align 16
  %38 = getelementptr i8, ptr %37, i32 %33
  %39 = add i32 %33, 8
  store i32 %39, ptr %32, align 16
  br label %44

40:                                               ; preds = %28
  %41 = getelementptr inbounds %struct.__va_list_tag, ptr %31, i32 0, i32 2
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr i8, ptr %42, i32 8
  store ptr %43, ptr %41, align 8
  br label %44

44:                                               ; preds = %40, %35
  %45 = phi ptr [ %38, %35 ], [ %42, %40 ]
  %46 = load i32, ptr %45, align 4
  store i32 %46, ptr %5, align 4
  %47 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %6, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %47)
  br label %48

48:                                               ; preds = %44, %2
  store ptr null, ptr %7, align 8
  %49 = load ptr, ptr %3, align 8
  %50 = call i64 @strnlen(ptr noundef %49, i64 noundef 64) #3
  store i64 %50, ptr %8, align 8
  store i32 36, ptr %9, align 4
  %51 = load i64, ptr %8, align 8
  %52 = icmp ugt i64 %51, 0
  br i1 %52, label %53, label %61

53:                                               ; preds = %48
  %54 = load i64, ptr %8, align 8
  %55 = icmp ult i64 %54, 64
  br i1 %55, label %56, label %61

56:                                               ; preds = %53
  call void @__fencepost_atomic_begin() #3
  %57 = load ptr, ptr %3, align 8
  %58 = load i32, ptr %4, align 4
  %59 = load i32, ptr %5, align 4
  %60 = call i32 @open_one(ptr noundef %57, i32 noundef %58, i32 noundef %59, ptr noundef %7) #3
  store i32 %60, ptr %9, align 4
  call void @__fencepost_atomic_end() #3
  br label %66

61:                                               ; preds = %53, %48
  %62 = load i64, ptr %8, align 8
  %63 = icmp eq i64 %62, 0
  br i1 %63, label %64, label %65

64:                                               ; preds = %61
  store i32 22, ptr %9, align 4
  br label %65

65:                                               ; preds = %64, %61
  br label %66

66:                                               ; preds = %65, %56
  %67 = load i32, ptr %9, align 4
  %68 = icmp ne i32 %67, 0
  br i1 %68, label %69, label %72

69:                                               ; preds = %66
  %70 = load i32, ptr %9, align 4
  %71 = call ptr @__errno_location() #3
  store i32 %70, ptr %71, align 4
  br label %72

72:                                               ; preds = %69, %66
  %73 = load ptr, ptr %7, align 8
  ret ptr %73
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #1

declare i64 @strnlen(ptr noundef, i64 noundef) #2

declare void @__fencepost_atomic_begin() #2

; Function Attrs: noinline nounwind
define internal i32 @open_one(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store i32 %1, ptr %7, align 4
  store i32 %2, ptr %8, align 4
  store ptr %3, ptr %9, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = call ptr @find(ptr noundef %11) #3
  store ptr %12, ptr %10, align 8
  %13 = load ptr, ptr %10, align 8
  %14 = icmp ne ptr %13, null
  br i1 %14, label %15, label %20

15:                                               ; preds = %4
  %16 = load i32, ptr %7, align 4
  %17 = and i32 %16, 192
  %18 = icmp eq i32 %17, 192
  br i1 %18, label %19, label %20

19:                                               ; preds = %15
  store i32 17, ptr %5, align 4
  br label %54

20:                                               ; preds = %15, %4
  %21 = load ptr, ptr %10, align 8
  %22 = icmp ne ptr %21, null
  br i1 %22, label %47, label %23

23:                                               ; preds = %20
  %24 = load i32, ptr %7, align 4
  %25 = and i32 %24, 64
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %28, label %27

27:                                               ; preds = %23
  store i32 2, ptr %5, align 4
  br label %54

28:                                               ; preds = %23
  %29 = load i32, ptr %8, align 4
  %30 = icmp ugt i32 %29, 2147483647
  br i1 %30, label %31, label %32

31:                                               ; preds = %28
  store i32 22, ptr %5, align 4
  br label %54

32:                                               ; preds = %28
  %33 = call ptr @find_room() #3
  store ptr %33, ptr %10, align 8
  %34 = load ptr, ptr %10, align 8
  %35 = icmp ne ptr %34, null
  br i1 %35, label %37, label %36

36:                                               ; preds = %32
  store i32 23, ptr %5, align 4
  br label %54

37:                                               ; preds = %32
  %38 = load ptr, ptr %10, align 8
  %39 = getelementptr inbounds %struct.named, ptr %38, i32 0, i32 2
  %40 = getelementptr inbounds [64 x i8], ptr %39, i64 0, i64 0
  %41 = load ptr, ptr %6, align 8
  %42 = call ptr @strcpy(ptr noundef %40, ptr noundef %41) #3
  %43 = load i32, ptr %8, align 4
  %44 = load ptr, ptr %10, align 8
  %45 = getelementptr inbounds %struct.named, ptr %44, i32 0, i32 0
  %46 = getelementptr inbounds [8 x i32], ptr %45, i64 0, i64 0
  store i32 %43, ptr %46, align 4
  br label %47

47:                                               ; preds = %37, %20
  %48 = load ptr, ptr %10, align 8
  %49 = getelementptr inbounds %struct.named, ptr %48, i32 0, i32 1
  %50 = load i32, ptr %49, align 4
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr %49, align 4
  %52 = load ptr, ptr %10, align 8
  %53 = load ptr, ptr %9, align 8
  store ptr %52, ptr %53, align 8
  store i32 0, ptr %5, align 4
  br label %54

54:                                               ; preds = %47, %36, %31, %27, %19
  %55 = load i32, ptr %5, align 4
  ret i32 %55
}

declare void @__fencepost_atomic_end() #2

declare ptr @__errno_location() #2

; Function Attrs: noinline nounwind
define dso_local i32 @sem_close(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @__fencepost_atomic_begin() #3
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.named, ptr %3, i32 0, i32 1
  %5 = load i32, ptr %4, align 4
  %6 = add nsw i32 %5, -1
  store i32 %6, ptr %4, align 4
  call void @__fencepost_atomic_end() #3
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @sem_unlink(ptr noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @__fencepost_atomic_begin() #3
  %5 = load ptr, ptr %3, align 8
  %6 = call ptr @find(ptr noundef %5) #3
  store ptr %6, ptr %4, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = icmp ne ptr %7, null
  br i1 %8, label %9, label %13

9:                                                ; preds = %1
  %10 = load ptr, ptr %4, align 8
  %11 = getelementptr inbounds %struct.named, ptr %10, i32 0, i32 2
  %12 = getelementptr inbounds [64 x i8], ptr %11, i64 0, i64 0
  store i8 0, ptr %12, align 4
  br label %13

13:                                               ; preds = %9, %1
  call void @__fencepost_atomic_end() #3
  %14 = load ptr, ptr %4, align 8
  %15 = icmp ne ptr %14, null
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  store i32 0, ptr %2, align 4
  br label %19

17:                                               ; preds = %13
  %18 = call ptr @__errno_location() #3
  store i32 2, ptr %18, align 4
  store i32 -1, ptr %2, align 4
  br label %19

19:                                               ; preds = %17, %16
  %20 = load i32, ptr %2, align 4
  ret i32 %20
}

; Function Attrs: noinline nounwind
define internal ptr @find(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 0, ptr %4, align 4
  br label %5

5:                                                ; preds = %31, %1
  %6 = load i32, ptr %4, align 4
  %7 = icmp slt i32 %6, 8
  br i1 %7, label %8, label %34

8:                                                ; preds = %5
  %9 = load i32, ptr %4, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [8 x %struct.named], ptr @all, i64 0, i64 %10
  %12 = getelementptr inbounds %struct.named, ptr %11, i32 0, i32 2
  %13 = getelementptr inbounds [64 x i8], ptr %12, i64 0, i64 0
  %14 = load i8, ptr %13, align 4
  %15 = sext i8 %14 to i32
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %17, label %30

17:                                               ; preds = %8
  %18 = load i32, ptr %4, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [8 x %struct.named], ptr @all, i64 0, i64 %19
  %21 = getelementptr inbounds %struct.named, ptr %20, i32 0, i32 2
  %22 = getelementptr inbounds [64 x i8], ptr %21, i64 0, i64 0
  %23 = load ptr, ptr %3, align 8
  %24 = call i32 @strcmp(ptr noundef %22, ptr noundef %23) #3
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %30

26:                                               ; preds = %17
  %27 = load i32, ptr %4, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [8 x %struct.named], ptr @all, i64 0, i64 %28
  store ptr %29, ptr %2, align 8
  br label %35

30:                                               ; preds = %17, %8
  br label %31

31:                                               ; preds = %30
  %32 = load i32, ptr %4, align 4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %4, align 4
  br label %5, !llvm.loop !5

34:                                               ; preds = %5
  store ptr null, ptr %2, align 8
  br label %35

35:                                               ; preds = %34, %26
  %36 = load ptr, ptr %2, align 8
  ret ptr %36
}

; Function Attrs: noinline nounwind
define internal ptr @find_room() #0 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
  store i32 0, ptr %2, align 4
  br label %3

3:                                                ; preds = %26, %0
  %4 = load i32, ptr %2, align 4
  %5 = icmp slt i32 %4, 8
  br i1 %5, label %6, label %29

6:                                                ; preds = %3
  %7 = load i32, ptr %2, align 4
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds [8 x %struct.named], ptr @all, i64 0, i64 %8
  %10 = getelementptr inbounds %struct.named, ptr %9, i32 0, i32 2
  %11 = getelementptr inbounds [64 x i8], ptr %10, i64 0, i64 0
  %12 = load i8, ptr %11, align 4
  %13 = icmp ne i8 %12, 0
  br i1 %13, label %25, label %14

14:                                               ; preds = %6
  %15 = load i32, ptr %2, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds [8 x %struct.named], ptr @all, i64 0, i64 %16
  %18 = getelementptr inbounds %struct.named, ptr %17, i32 0, i32 1
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %25

21:                                               ; preds = %14
  %22 = load i32, ptr %2, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [8 x %struct.named], ptr @all, i64 0, i64 %23
  store ptr %24, ptr %1, align 8
  br label %30

25:                                               ; preds = %14, %6
  br label %26

26:                                               ; preds = %25
  %27 = load i32, ptr %2, align 4
  %28 = add nsw i32 %27, 1
  store i32 %28, ptr %2, align 4
  br label %3, !llvm.loop !7

29:                                               ; preds = %3
  store ptr null, ptr %1, align 8
  br label %30

30:                                               ; preds = %29, %21
  %31 = load ptr, ptr %1, align 8
  ret ptr %31
}

declare ptr @strcpy(ptr noundef, ptr noundef) #2

declare i32 @strcmp(ptr noundef, ptr noundef) #2



