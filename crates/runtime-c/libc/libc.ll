target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.stream = type { i32 }
%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr }
%struct.quotient = type { i32, i32 }
%struct.long_quotient = type { i64, i64 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }
%struct.timespec = type { i64, i64 }
%struct.wide = type { i64, i64 }

@error_number = internal thread_local global i32 0, align 4
@tokens = internal global ptr null, align 8
@.str = private unnamed_addr constant [8 x i8] c"Success\00", align 1
@.str.1 = private unnamed_addr constant [24 x i8] c"Operation not permitted\00", align 1
@.str.2 = private unnamed_addr constant [26 x i8] c"No such file or directory\00", align 1
@.str.3 = private unnamed_addr constant [16 x i8] c"No such process\00", align 1
@.str.4 = private unnamed_addr constant [24 x i8] c"Interrupted system call\00", align 1
@.str.5 = private unnamed_addr constant [19 x i8] c"Input/output error\00", align 1
@.str.6 = private unnamed_addr constant [20 x i8] c"Bad file descriptor\00", align 1
@.str.7 = private unnamed_addr constant [33 x i8] c"Resource temporarily unavailable\00", align 1
@.str.8 = private unnamed_addr constant [23 x i8] c"Cannot allocate memory\00", align 1
@.str.9 = private unnamed_addr constant [18 x i8] c"Permission denied\00", align 1
@.str.10 = private unnamed_addr constant [12 x i8] c"Bad address\00", align 1
@.str.11 = private unnamed_addr constant [24 x i8] c"Device or resource busy\00", align 1
@.str.12 = private unnamed_addr constant [12 x i8] c"File exists\00", align 1
@.str.13 = private unnamed_addr constant [16 x i8] c"Not a directory\00", align 1
@.str.14 = private unnamed_addr constant [17 x i8] c"Invalid argument\00", align 1
@.str.15 = private unnamed_addr constant [24 x i8] c"No space left on device\00", align 1
@.str.16 = private unnamed_addr constant [33 x i8] c"Numerical argument out of domain\00", align 1
@.str.17 = private unnamed_addr constant [30 x i8] c"Numerical result out of range\00", align 1
@.str.18 = private unnamed_addr constant [26 x i8] c"Resource deadlock avoided\00", align 1
@.str.19 = private unnamed_addr constant [25 x i8] c"Function not implemented\00", align 1
@.str.20 = private unnamed_addr constant [38 x i8] c"Value too large for defined data type\00", align 1
@.str.21 = private unnamed_addr constant [24 x i8] c"Operation not supported\00", align 1
@.str.22 = private unnamed_addr constant [21 x i8] c"Connection timed out\00", align 1
@.str.23 = private unnamed_addr constant [11 x i8] c"Owner died\00", align 1
@.str.24 = private unnamed_addr constant [22 x i8] c"State not recoverable\00", align 1
@.str.25 = private unnamed_addr constant [14 x i8] c"Unknown error\00", align 1
@__ctype_b_loc.table = internal thread_local global ptr null, align 8
@has_character_bits = internal global i32 0, align 4
@character_bits = internal global [384 x i16] zeroinitializer, align 16
@.str.26 = private unnamed_addr constant [4 x i8] c"inf\00", align 1
@.str.27 = private unnamed_addr constant [4 x i8] c"nan\00", align 1
@.str.28 = private unnamed_addr constant [9 x i8] c"infinity\00", align 1
@random_state = internal global i64 1, align 8
@state48 = internal global i64 0, align 8
@at_exit_count = internal global i32 0, align 4
@at_exit = internal global [32 x ptr] zeroinitializer, align 16
@at_quick_count = internal global i32 0, align 4
@at_quick = internal global [32 x ptr] zeroinitializer, align 16
@.str.29 = private unnamed_addr constant [7 x i8] c"assert\00", align 1
@.str.30 = private unnamed_addr constant [2 x i8] c"C\00", align 1
@optind = dso_local global i32 1, align 4
@opterr = dso_local global i32 1, align 4
@getopt.place = internal global i32 0, align 4
@optarg = dso_local global ptr null, align 8
@optopt = dso_local global i32 0, align 4
@output = internal constant %struct.stream { i32 1 }, align 4
@stdout = dso_local constant ptr @output, align 8
@errors = internal constant %struct.stream { i32 2 }, align 4
@stderr = dso_local constant ptr @errors, align 8
@input = internal constant %struct.stream zeroinitializer, align 4
@stdin = dso_local constant ptr @input, align 8
@.str.31 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1
@.str.32 = private unnamed_addr constant [6 x i8] c"hlzjt\00", align 1
@.str.33 = private unnamed_addr constant [13 x i8] c"diuxXofFeEgG\00", align 1
@.str.34 = private unnamed_addr constant [7 x i8] c"diuxXo\00", align 1
@.str.35 = private unnamed_addr constant [7 x i8] c"fFeEgG\00", align 1
@.str.36 = private unnamed_addr constant [4 x i8] c"UTC\00", align 1
@date = internal global %struct.tm zeroinitializer, align 8
@.str.37 = private unnamed_addr constant [32 x i8] c"%.3s %.3s%3d %.2d:%.2d:%.2d %d\0A\00", align 1
@weekdays = internal constant [7 x ptr] [ptr @.str.73, ptr @.str.74, ptr @.str.75, ptr @.str.76, ptr @.str.77, ptr @.str.78, ptr @.str.79], align 16
@months = internal constant [12 x ptr] [ptr @.str.80, ptr @.str.81, ptr @.str.82, ptr @.str.83, ptr @.str.84, ptr @.str.85, ptr @.str.86, ptr @.str.87, ptr @.str.88, ptr @.str.89, ptr @.str.90, ptr @.str.91], align 16
@date_text = internal global [26 x i8] zeroinitializer, align 16
@.str.38 = private unnamed_addr constant [27 x i8] c"__VERIFIER_error is called\00", align 1
@.str.39 = private unnamed_addr constant [22 x i8] c"reach_error is called\00", align 1
@.str.40 = private unnamed_addr constant [18 x i8] c"__VERIFIER_assert\00", align 1
@.str.41 = private unnamed_addr constant [23 x i8] c"__VERIFIER_nondet_char\00", align 1
@.str.42 = private unnamed_addr constant [24 x i8] c"__VERIFIER_nondet_uchar\00", align 1
@.str.43 = private unnamed_addr constant [24 x i8] c"__VERIFIER_nondet_short\00", align 1
@.str.44 = private unnamed_addr constant [25 x i8] c"__VERIFIER_nondet_ushort\00", align 1
@.str.45 = private unnamed_addr constant [22 x i8] c"__VERIFIER_nondet_int\00", align 1
@.str.46 = private unnamed_addr constant [23 x i8] c"__VERIFIER_nondet_uint\00", align 1
@.str.47 = private unnamed_addr constant [27 x i8] c"__VERIFIER_nondet_unsigned\00", align 1
@.str.48 = private unnamed_addr constant [23 x i8] c"__VERIFIER_nondet_long\00", align 1
@.str.49 = private unnamed_addr constant [27 x i8] c"__VERIFIER_nondet_longlong\00", align 1
@.str.50 = private unnamed_addr constant [24 x i8] c"__VERIFIER_nondet_ulong\00", align 1
@.str.51 = private unnamed_addr constant [28 x i8] c"__VERIFIER_nondet_ulonglong\00", align 1
@.str.52 = private unnamed_addr constant [25 x i8] c"__VERIFIER_nondet_size_t\00", align 1
@.str.53 = private unnamed_addr constant [25 x i8] c"__VERIFIER_nondet_double\00", align 1
@.str.54 = private unnamed_addr constant [26 x i8] c"__VERIFIER_nondet_pointer\00", align 1
@days_of.days = internal constant [12 x i8] c"\1F\1C\1F\1E\1F\1E\1F\1F\1E\1F\1E\1F", align 1
@.str.55 = private unnamed_addr constant [5 x i8] c"%.3s\00", align 1
@.str.56 = private unnamed_addr constant [3 x i8] c"%s\00", align 1
@.str.57 = private unnamed_addr constant [32 x i8] c"%.3s %.3s %2d %02d:%02d:%02d %d\00", align 1
@.str.58 = private unnamed_addr constant [5 x i8] c"%02d\00", align 1
@.str.59 = private unnamed_addr constant [15 x i8] c"%02d/%02d/%02d\00", align 1
@.str.60 = private unnamed_addr constant [4 x i8] c"%2d\00", align 1
@.str.61 = private unnamed_addr constant [13 x i8] c"%d-%02d-%02d\00", align 1
@.str.62 = private unnamed_addr constant [5 x i8] c"%03d\00", align 1
@.str.63 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@.str.64 = private unnamed_addr constant [3 x i8] c"AM\00", align 1
@.str.65 = private unnamed_addr constant [3 x i8] c"PM\00", align 1
@.str.66 = private unnamed_addr constant [18 x i8] c"%02d:%02d:%02d %s\00", align 1
@.str.67 = private unnamed_addr constant [10 x i8] c"%02d:%02d\00", align 1
@.str.68 = private unnamed_addr constant [2 x i8] c"\09\00", align 1
@.str.69 = private unnamed_addr constant [15 x i8] c"%02d:%02d:%02d\00", align 1
@.str.70 = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@.str.71 = private unnamed_addr constant [6 x i8] c"+0000\00", align 1
@.str.72 = private unnamed_addr constant [3 x i8] c"%%\00", align 1
@.str.73 = private unnamed_addr constant [7 x i8] c"Sunday\00", align 1
@.str.74 = private unnamed_addr constant [7 x i8] c"Monday\00", align 1
@.str.75 = private unnamed_addr constant [8 x i8] c"Tuesday\00", align 1
@.str.76 = private unnamed_addr constant [10 x i8] c"Wednesday\00", align 1
@.str.77 = private unnamed_addr constant [9 x i8] c"Thursday\00", align 1
@.str.78 = private unnamed_addr constant [7 x i8] c"Friday\00", align 1
@.str.79 = private unnamed_addr constant [9 x i8] c"Saturday\00", align 1
@.str.80 = private unnamed_addr constant [8 x i8] c"January\00", align 1
@.str.81 = private unnamed_addr constant [9 x i8] c"February\00", align 1
@.str.82 = private unnamed_addr constant [6 x i8] c"March\00", align 1
@.str.83 = private unnamed_addr constant [6 x i8] c"April\00", align 1
@.str.84 = private unnamed_addr constant [4 x i8] c"May\00", align 1
@.str.85 = private unnamed_addr constant [5 x i8] c"June\00", align 1
@.str.86 = private unnamed_addr constant [5 x i8] c"July\00", align 1
@.str.87 = private unnamed_addr constant [7 x i8] c"August\00", align 1
@.str.88 = private unnamed_addr constant [10 x i8] c"September\00", align 1
@.str.89 = private unnamed_addr constant [8 x i8] c"October\00", align 1
@.str.90 = private unnamed_addr constant [9 x i8] c"November\00", align 1
@.str.91 = private unnamed_addr constant [9 x i8] c"December\00", align 1

; Function Attrs: noinline nounwind
define dso_local ptr @__errno_location() #0 {
  %1 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  ret ptr %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

; Function Attrs: noinline nounwind
define dso_local ptr @memcpy(ptr noundef %0, ptr noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %9 = load ptr, ptr %4, align 8
  store ptr %9, ptr %7, align 8
  %10 = load ptr, ptr %5, align 8
  store ptr %10, ptr %8, align 8
  br label %11

11:                                               ; preds = %24, %3
  %12 = load i64, ptr %6, align 8
  %13 = icmp uge i64 %12, 8
  br i1 %13, label %14, label %22

14:                                               ; preds = %11
  %15 = load ptr, ptr %7, align 8
  %16 = ptrtoint ptr %15 to i64
  %17 = load ptr, ptr %8, align 8
  %18 = ptrtoint ptr %17 to i64
  %19 = or i64 %16, %18
  %20 = and i64 %19, 7
  %21 = icmp eq i64 %20, 0
  br label %22

22:                                               ; preds = %14, %11
  %23 = phi i1 [ false, %11 ], [ %21, %14 ]
  br i1 %23, label %24, label %34

24:                                               ; preds = %22
  %25 = load ptr, ptr %8, align 8
  %26 = load ptr, ptr %25, align 8
  %27 = load ptr, ptr %7, align 8
  store ptr %26, ptr %27, align 8
  %28 = load ptr, ptr %7, align 8
  %29 = getelementptr inbounds i8, ptr %28, i64 8
  store ptr %29, ptr %7, align 8
  %30 = load ptr, ptr %8, align 8
  %31 = getelementptr inbounds i8, ptr %30, i64 8
  store ptr %31, ptr %8, align 8
  %32 = load i64, ptr %6, align 8
  %33 = sub i64 %32, 8
  store i64 %33, ptr %6, align 8
  br label %11, !llvm.loop !5

34:                                               ; preds = %22
  br label %35

35:                                               ; preds = %39, %34
  %36 = load i64, ptr %6, align 8
  %37 = add i64 %36, -1
  store i64 %37, ptr %6, align 8
  %38 = icmp ugt i64 %36, 0
  br i1 %38, label %39, label %45

39:                                               ; preds = %35
  %40 = load ptr, ptr %8, align 8
  %41 = getelementptr inbounds i8, ptr %40, i32 1
  store ptr %41, ptr %8, align 8
  %42 = load i8, ptr %40, align 1
  %43 = load ptr, ptr %7, align 8
  %44 = getelementptr inbounds i8, ptr %43, i32 1
  store ptr %44, ptr %7, align 8
  store i8 %42, ptr %43, align 1
  br label %35, !llvm.loop !7

45:                                               ; preds = %35
  %46 = load ptr, ptr %4, align 8
  ret ptr %46
}

; Function Attrs: noinline nounwind
define dso_local ptr @memmove(ptr noundef %0, ptr noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  %12 = load ptr, ptr %5, align 8
  store ptr %12, ptr %8, align 8
  %13 = load ptr, ptr %6, align 8
  store ptr %13, ptr %9, align 8
  %14 = load ptr, ptr %8, align 8
  %15 = ptrtoint ptr %14 to i64
  store i64 %15, ptr %10, align 8
  %16 = load ptr, ptr %9, align 8
  %17 = ptrtoint ptr %16 to i64
  store i64 %17, ptr %11, align 8
  %18 = load i64, ptr %10, align 8
  %19 = load i64, ptr %11, align 8
  %20 = icmp eq i64 %18, %19
  br i1 %20, label %31, label %21

21:                                               ; preds = %3
  %22 = load i64, ptr %10, align 8
  %23 = lshr i64 %22, 32
  %24 = load i64, ptr %11, align 8
  %25 = lshr i64 %24, 32
  %26 = icmp ne i64 %23, %25
  br i1 %26, label %31, label %27

27:                                               ; preds = %21
  %28 = load i64, ptr %10, align 8
  %29 = load i64, ptr %11, align 8
  %30 = icmp ult i64 %28, %29
  br i1 %30, label %31, label %36

31:                                               ; preds = %27, %21, %3
  %32 = load ptr, ptr %5, align 8
  %33 = load ptr, ptr %6, align 8
  %34 = load i64, ptr %7, align 8
  %35 = call ptr @memcpy(ptr noundef %32, ptr noundef %33, i64 noundef %34) #6
  store ptr %35, ptr %4, align 8
  br label %78

36:                                               ; preds = %27
  %37 = load i64, ptr %7, align 8
  %38 = load ptr, ptr %8, align 8
  %39 = getelementptr inbounds i8, ptr %38, i64 %37
  store ptr %39, ptr %8, align 8
  %40 = load i64, ptr %7, align 8
  %41 = load ptr, ptr %9, align 8
  %42 = getelementptr inbounds i8, ptr %41, i64 %40
  store ptr %42, ptr %9, align 8
  br label %43

43:                                               ; preds = %75, %36
  %44 = load i64, ptr %7, align 8
  %45 = icmp ugt i64 %44, 0
  br i1 %45, label %46, label %76

46:                                               ; preds = %43
  %47 = load i64, ptr %7, align 8
  %48 = icmp uge i64 %47, 8
  br i1 %48, label %49, label %67

49:                                               ; preds = %46
  %50 = load ptr, ptr %8, align 8
  %51 = ptrtoint ptr %50 to i64
  %52 = load ptr, ptr %9, align 8
  %53 = ptrtoint ptr %52 to i64
  %54 = or i64 %51, %53
  %55 = and i64 %54, 7
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %57, label %67

57:                                               ; preds = %49
  %58 = load ptr, ptr %8, align 8
  %59 = getelementptr inbounds i8, ptr %58, i64 -8
  store ptr %59, ptr %8, align 8
  %60 = load ptr, ptr %9, align 8
  %61 = getelementptr inbounds i8, ptr %60, i64 -8
  store ptr %61, ptr %9, align 8
  %62 = load ptr, ptr %9, align 8
  %63 = load ptr, ptr %62, align 8
  %64 = load ptr, ptr %8, align 8
  store ptr %63, ptr %64, align 8
  %65 = load i64, ptr %7, align 8
  %66 = sub i64 %65, 8
  store i64 %66, ptr %7, align 8
  br label %75

67:                                               ; preds = %49, %46
  %68 = load ptr, ptr %9, align 8
  %69 = getelementptr inbounds i8, ptr %68, i32 -1
  store ptr %69, ptr %9, align 8
  %70 = load i8, ptr %69, align 1
  %71 = load ptr, ptr %8, align 8
  %72 = getelementptr inbounds i8, ptr %71, i32 -1
  store ptr %72, ptr %8, align 8
  store i8 %70, ptr %72, align 1
  %73 = load i64, ptr %7, align 8
  %74 = add i64 %73, -1
  store i64 %74, ptr %7, align 8
  br label %75

75:                                               ; preds = %67, %57
  br label %43, !llvm.loop !8

76:                                               ; preds = %43
  %77 = load ptr, ptr %5, align 8
  store ptr %77, ptr %4, align 8
  br label %78

78:                                               ; preds = %76, %31
  %79 = load ptr, ptr %4, align 8
  ret ptr %79
}

; Function Attrs: noinline nounwind
define dso_local ptr @mempcpy(ptr noundef %0, ptr noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load i64, ptr %6, align 8
  %10 = call ptr @memcpy(ptr noundef %7, ptr noundef %8, i64 noundef %9) #6
  %11 = load i64, ptr %6, align 8
  %12 = getelementptr inbounds i8, ptr %10, i64 %11
  ret ptr %12
}

; Function Attrs: noinline nounwind
define dso_local ptr @memset(ptr noundef %0, i32 noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i64 %2, ptr %6, align 8
  %9 = load ptr, ptr %4, align 8
  store ptr %9, ptr %7, align 8
  %10 = load i32, ptr %5, align 4
  %11 = trunc i32 %10 to i8
  %12 = zext i8 %11 to i64
  %13 = mul i64 %12, 72340172838076673
  store i64 %13, ptr %8, align 8
  br label %14

14:                                               ; preds = %24, %3
  %15 = load i64, ptr %6, align 8
  %16 = icmp uge i64 %15, 8
  br i1 %16, label %17, label %22

17:                                               ; preds = %14
  %18 = load ptr, ptr %7, align 8
  %19 = ptrtoint ptr %18 to i64
  %20 = and i64 %19, 7
  %21 = icmp eq i64 %20, 0
  br label %22

22:                                               ; preds = %17, %14
  %23 = phi i1 [ false, %14 ], [ %21, %17 ]
  br i1 %23, label %24, label %31

24:                                               ; preds = %22
  %25 = load i64, ptr %8, align 8
  %26 = load ptr, ptr %7, align 8
  store i64 %25, ptr %26, align 8
  %27 = load ptr, ptr %7, align 8
  %28 = getelementptr inbounds i8, ptr %27, i64 8
  store ptr %28, ptr %7, align 8
  %29 = load i64, ptr %6, align 8
  %30 = sub i64 %29, 8
  store i64 %30, ptr %6, align 8
  br label %14, !llvm.loop !9

31:                                               ; preds = %22
  br label %32

32:                                               ; preds = %36, %31
  %33 = load i64, ptr %6, align 8
  %34 = add i64 %33, -1
  store i64 %34, ptr %6, align 8
  %35 = icmp ugt i64 %33, 0
  br i1 %35, label %36, label %41

36:                                               ; preds = %32
  %37 = load i32, ptr %5, align 4
  %38 = trunc i32 %37 to i8
  %39 = load ptr, ptr %7, align 8
  %40 = getelementptr inbounds i8, ptr %39, i32 1
  store ptr %40, ptr %7, align 8
  store i8 %38, ptr %39, align 1
  br label %32, !llvm.loop !10

41:                                               ; preds = %32
  %42 = load ptr, ptr %4, align 8
  ret ptr %42
}

; Function Attrs: noinline nounwind
define dso_local i32 @memcmp(ptr noundef %0, ptr noundef %1, i64 noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  %10 = load ptr, ptr %5, align 8
  store ptr %10, ptr %8, align 8
  %11 = load ptr, ptr %6, align 8
  store ptr %11, ptr %9, align 8
  br label %12

12:                                               ; preds = %32, %3
  %13 = load i64, ptr %7, align 8
  %14 = icmp ugt i64 %13, 0
  br i1 %14, label %15, label %39

15:                                               ; preds = %12
  %16 = load ptr, ptr %8, align 8
  %17 = load i8, ptr %16, align 1
  %18 = zext i8 %17 to i32
  %19 = load ptr, ptr %9, align 8
  %20 = load i8, ptr %19, align 1
  %21 = zext i8 %20 to i32
  %22 = icmp ne i32 %18, %21
  br i1 %22, label %23, label %31

23:                                               ; preds = %15
  %24 = load ptr, ptr %8, align 8
  %25 = load i8, ptr %24, align 1
  %26 = zext i8 %25 to i32
  %27 = load ptr, ptr %9, align 8
  %28 = load i8, ptr %27, align 1
  %29 = zext i8 %28 to i32
  %30 = sub nsw i32 %26, %29
  store i32 %30, ptr %4, align 4
  br label %40

31:                                               ; preds = %15
  br label %32

32:                                               ; preds = %31
  %33 = load ptr, ptr %8, align 8
  %34 = getelementptr inbounds i8, ptr %33, i32 1
  store ptr %34, ptr %8, align 8
  %35 = load ptr, ptr %9, align 8
  %36 = getelementptr inbounds i8, ptr %35, i32 1
  store ptr %36, ptr %9, align 8
  %37 = load i64, ptr %7, align 8
  %38 = add i64 %37, -1
  store i64 %38, ptr %7, align 8
  br label %12, !llvm.loop !11

39:                                               ; preds = %12
  store i32 0, ptr %4, align 4
  br label %40

40:                                               ; preds = %39, %23
  %41 = load i32, ptr %4, align 4
  ret i32 %41
}

; Function Attrs: noinline nounwind
define dso_local ptr @memchr(ptr noundef %0, i32 noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store i64 %2, ptr %7, align 8
  %9 = load ptr, ptr %5, align 8
  store ptr %9, ptr %8, align 8
  br label %10

10:                                               ; preds = %24, %3
  %11 = load i64, ptr %7, align 8
  %12 = icmp ugt i64 %11, 0
  br i1 %12, label %13, label %29

13:                                               ; preds = %10
  %14 = load ptr, ptr %8, align 8
  %15 = load i8, ptr %14, align 1
  %16 = zext i8 %15 to i32
  %17 = load i32, ptr %6, align 4
  %18 = trunc i32 %17 to i8
  %19 = zext i8 %18 to i32
  %20 = icmp eq i32 %16, %19
  br i1 %20, label %21, label %23

21:                                               ; preds = %13
  %22 = load ptr, ptr %8, align 8
  store ptr %22, ptr %4, align 8
  br label %30

23:                                               ; preds = %13
  br label %24

24:                                               ; preds = %23
  %25 = load ptr, ptr %8, align 8
  %26 = getelementptr inbounds i8, ptr %25, i32 1
  store ptr %26, ptr %8, align 8
  %27 = load i64, ptr %7, align 8
  %28 = add i64 %27, -1
  store i64 %28, ptr %7, align 8
  br label %10, !llvm.loop !12

29:                                               ; preds = %10
  store ptr null, ptr %4, align 8
  br label %30

30:                                               ; preds = %29, %21
  %31 = load ptr, ptr %4, align 8
  ret ptr %31
}

; Function Attrs: noinline nounwind
define dso_local void @bzero(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load i64, ptr %4, align 8
  %7 = call ptr @memset(ptr noundef %5, i32 noundef 0, i64 noundef %6) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local ptr @malloc(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  store i64 %0, ptr %2, align 8
  %4 = load i64, ptr %2, align 8
  %5 = call ptr @__fencepost_malloc(i64 noundef %4) #6
  store ptr %5, ptr %3, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = icmp ne ptr %6, null
  br i1 %7, label %10, label %8

8:                                                ; preds = %1
  %9 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 12, ptr %9, align 4
  br label %10

10:                                               ; preds = %8, %1
  %11 = load ptr, ptr %3, align 8
  ret ptr %11
}

declare ptr @__fencepost_malloc(i64 noundef) #2

; Function Attrs: noinline nounwind
define dso_local ptr @calloc(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca ptr, align 8
  store i64 %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  %8 = load i64, ptr %4, align 8
  %9 = load i64, ptr %5, align 8
  %10 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %8, i64 %9)
  %11 = extractvalue { i64, i1 } %10, 1
  %12 = extractvalue { i64, i1 } %10, 0
  store i64 %12, ptr %6, align 8
  br i1 %11, label %13, label %15

13:                                               ; preds = %2
  %14 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 12, ptr %14, align 4
  store ptr null, ptr %3, align 8
  br label %24

15:                                               ; preds = %2
  %16 = load i64, ptr %6, align 8
  %17 = call ptr @malloc(i64 noundef %16) #6
  store ptr %17, ptr %7, align 8
  %18 = load ptr, ptr %7, align 8
  %19 = icmp ne ptr %18, null
  br i1 %19, label %20, label %22

20:                                               ; preds = %15
  %21 = load ptr, ptr %7, align 8
  call void @__fencepost_mark_written(ptr noundef %21) #6
  br label %22

22:                                               ; preds = %20, %15
  %23 = load ptr, ptr %7, align 8
  store ptr %23, ptr %3, align 8
  br label %24

24:                                               ; preds = %22, %13
  %25 = load ptr, ptr %3, align 8
  ret ptr %25
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #1

declare void @__fencepost_mark_written(ptr noundef) #2

; Function Attrs: noinline nounwind
define dso_local void @free(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @__fencepost_free(ptr noundef %3) #6
  ret void
}

declare void @__fencepost_free(ptr noundef) #2

; Function Attrs: noinline nounwind
define dso_local ptr @realloc(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = icmp ne ptr %8, null
  br i1 %9, label %13, label %10

10:                                               ; preds = %2
  %11 = load i64, ptr %5, align 8
  %12 = call ptr @malloc(i64 noundef %11) #6
  store ptr %12, ptr %3, align 8
  br label %41

13:                                               ; preds = %2
  %14 = load i64, ptr %5, align 8
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %18

16:                                               ; preds = %13
  %17 = load ptr, ptr %4, align 8
  call void @free(ptr noundef %17) #6
  store ptr null, ptr %3, align 8
  br label %41

18:                                               ; preds = %13
  %19 = load ptr, ptr %4, align 8
  %20 = call i64 @__fencepost_block_size(ptr noundef %19) #6
  store i64 %20, ptr %6, align 8
  %21 = load i64, ptr %5, align 8
  %22 = call ptr @malloc(i64 noundef %21) #6
  store ptr %22, ptr %7, align 8
  %23 = load ptr, ptr %7, align 8
  %24 = icmp ne ptr %23, null
  br i1 %24, label %26, label %25

25:                                               ; preds = %18
  store ptr null, ptr %3, align 8
  br label %41

26:                                               ; preds = %18
  %27 = load ptr, ptr %7, align 8
  %28 = load ptr, ptr %4, align 8
  %29 = load i64, ptr %6, align 8
  %30 = load i64, ptr %5, align 8
  %31 = icmp ult i64 %29, %30
  br i1 %31, label %32, label %34

32:                                               ; preds = %26
  %33 = load i64, ptr %6, align 8
  br label %36

34:                                               ; preds = %26
  %35 = load i64, ptr %5, align 8
  br label %36

36:                                               ; preds = %34, %32
  %37 = phi i64 [ %33, %32 ], [ %35, %34 ]
  %38 = call ptr @memcpy(ptr noundef %27, ptr noundef %28, i64 noundef %37) #6
  %39 = load ptr, ptr %4, align 8
  call void @free(ptr noundef %39) #6
  %40 = load ptr, ptr %7, align 8
  store ptr %40, ptr %3, align 8
  br label %41

41:                                               ; preds = %36, %25, %16, %10
  %42 = load ptr, ptr %3, align 8
  ret ptr %42
}

declare i64 @__fencepost_block_size(ptr noundef) #2

; Function Attrs: noinline nounwind
define dso_local ptr @reallocarray(ptr noundef %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store i64 %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  %9 = load i64, ptr %6, align 8
  %10 = load i64, ptr %7, align 8
  %11 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %9, i64 %10)
  %12 = extractvalue { i64, i1 } %11, 1
  %13 = extractvalue { i64, i1 } %11, 0
  store i64 %13, ptr %8, align 8
  br i1 %12, label %14, label %16

14:                                               ; preds = %3
  %15 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 12, ptr %15, align 4
  store ptr null, ptr %4, align 8
  br label %20

16:                                               ; preds = %3
  %17 = load ptr, ptr %5, align 8
  %18 = load i64, ptr %8, align 8
  %19 = call ptr @realloc(ptr noundef %17, i64 noundef %18) #6
  store ptr %19, ptr %4, align 8
  br label %20

20:                                               ; preds = %16, %14
  %21 = load ptr, ptr %4, align 8
  ret ptr %21
}

; Function Attrs: noinline nounwind
define dso_local ptr @aligned_alloc(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load i64, ptr %4, align 8
  %6 = call ptr @malloc(i64 noundef %5) #6
  ret ptr %6
}

; Function Attrs: noinline nounwind
define dso_local ptr @memalign(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load i64, ptr %4, align 8
  %6 = call ptr @malloc(i64 noundef %5) #6
  ret ptr %6
}

; Function Attrs: noinline nounwind
define dso_local ptr @valloc(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr %2, align 8
  %4 = call ptr @malloc(i64 noundef %3) #6
  ret ptr %4
}

; Function Attrs: noinline nounwind
define dso_local i32 @posix_memalign(ptr noundef %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store i64 %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  %9 = load i64, ptr %7, align 8
  %10 = call ptr @malloc(i64 noundef %9) #6
  store ptr %10, ptr %8, align 8
  %11 = load ptr, ptr %8, align 8
  %12 = icmp ne ptr %11, null
  br i1 %12, label %14, label %13

13:                                               ; preds = %3
  store i32 12, ptr %4, align 4
  br label %17

14:                                               ; preds = %3
  %15 = load ptr, ptr %8, align 8
  %16 = load ptr, ptr %5, align 8
  store ptr %15, ptr %16, align 8
  store i32 0, ptr %4, align 4
  br label %17

17:                                               ; preds = %14, %13
  %18 = load i32, ptr %4, align 4
  ret i32 %18
}

; Function Attrs: noinline nounwind
define dso_local i64 @strlen(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  store ptr %4, ptr %3, align 8
  br label %5

5:                                                ; preds = %9, %1
  %6 = load ptr, ptr %3, align 8
  %7 = load i8, ptr %6, align 1
  %8 = icmp ne i8 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %5
  %10 = load ptr, ptr %3, align 8
  %11 = getelementptr inbounds i8, ptr %10, i32 1
  store ptr %11, ptr %3, align 8
  br label %5, !llvm.loop !13

12:                                               ; preds = %5
  %13 = load ptr, ptr %3, align 8
  %14 = load ptr, ptr %2, align 8
  %15 = ptrtoint ptr %13 to i64
  %16 = ptrtoint ptr %14 to i64
  %17 = sub i64 %15, %16
  ret i64 %17
}

; Function Attrs: noinline nounwind
define dso_local i64 @strnlen(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  store i64 0, ptr %5, align 8
  br label %6

6:                                                ; preds = %19, %2
  %7 = load i64, ptr %5, align 8
  %8 = load i64, ptr %4, align 8
  %9 = icmp ult i64 %7, %8
  br i1 %9, label %10, label %17

10:                                               ; preds = %6
  %11 = load ptr, ptr %3, align 8
  %12 = load i64, ptr %5, align 8
  %13 = getelementptr inbounds i8, ptr %11, i64 %12
  %14 = load i8, ptr %13, align 1
  %15 = sext i8 %14 to i32
  %16 = icmp ne i32 %15, 0
  br label %17

17:                                               ; preds = %10, %6
  %18 = phi i1 [ false, %6 ], [ %16, %10 ]
  br i1 %18, label %19, label %22

19:                                               ; preds = %17
  %20 = load i64, ptr %5, align 8
  %21 = add i64 %20, 1
  store i64 %21, ptr %5, align 8
  br label %6, !llvm.loop !14

22:                                               ; preds = %17
  %23 = load i64, ptr %5, align 8
  ret i64 %23
}

; Function Attrs: noinline nounwind
define dso_local ptr @strcpy(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  store ptr %6, ptr %5, align 8
  br label %7

7:                                                ; preds = %14, %2
  %8 = load ptr, ptr %4, align 8
  %9 = getelementptr inbounds i8, ptr %8, i32 1
  store ptr %9, ptr %4, align 8
  %10 = load i8, ptr %8, align 1
  %11 = load ptr, ptr %5, align 8
  %12 = getelementptr inbounds i8, ptr %11, i32 1
  store ptr %12, ptr %5, align 8
  store i8 %10, ptr %11, align 1
  %13 = icmp ne i8 %10, 0
  br i1 %13, label %14, label %15

14:                                               ; preds = %7
  br label %7, !llvm.loop !15

15:                                               ; preds = %7
  %16 = load ptr, ptr %3, align 8
  ret ptr %16
}

; Function Attrs: noinline nounwind
define dso_local ptr @stpcpy(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  br label %5

5:                                                ; preds = %11, %2
  %6 = load ptr, ptr %4, align 8
  %7 = getelementptr inbounds i8, ptr %6, i32 1
  store ptr %7, ptr %4, align 8
  %8 = load i8, ptr %6, align 1
  %9 = load ptr, ptr %3, align 8
  store i8 %8, ptr %9, align 1
  %10 = icmp ne i8 %8, 0
  br i1 %10, label %11, label %14

11:                                               ; preds = %5
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds i8, ptr %12, i32 1
  store ptr %13, ptr %3, align 8
  br label %5, !llvm.loop !16

14:                                               ; preds = %5
  %15 = load ptr, ptr %3, align 8
  ret ptr %15
}

; Function Attrs: noinline nounwind
define dso_local ptr @strncpy(ptr noundef %0, ptr noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  store i64 0, ptr %7, align 8
  br label %8

8:                                                ; preds = %29, %3
  %9 = load i64, ptr %7, align 8
  %10 = load i64, ptr %6, align 8
  %11 = icmp ult i64 %9, %10
  br i1 %11, label %12, label %19

12:                                               ; preds = %8
  %13 = load ptr, ptr %5, align 8
  %14 = load i64, ptr %7, align 8
  %15 = getelementptr inbounds i8, ptr %13, i64 %14
  %16 = load i8, ptr %15, align 1
  %17 = sext i8 %16 to i32
  %18 = icmp ne i32 %17, 0
  br label %19

19:                                               ; preds = %12, %8
  %20 = phi i1 [ false, %8 ], [ %18, %12 ]
  br i1 %20, label %21, label %32

21:                                               ; preds = %19
  %22 = load ptr, ptr %5, align 8
  %23 = load i64, ptr %7, align 8
  %24 = getelementptr inbounds i8, ptr %22, i64 %23
  %25 = load i8, ptr %24, align 1
  %26 = load ptr, ptr %4, align 8
  %27 = load i64, ptr %7, align 8
  %28 = getelementptr inbounds i8, ptr %26, i64 %27
  store i8 %25, ptr %28, align 1
  br label %29

29:                                               ; preds = %21
  %30 = load i64, ptr %7, align 8
  %31 = add i64 %30, 1
  store i64 %31, ptr %7, align 8
  br label %8, !llvm.loop !17

32:                                               ; preds = %19
  br label %33

33:                                               ; preds = %41, %32
  %34 = load i64, ptr %7, align 8
  %35 = load i64, ptr %6, align 8
  %36 = icmp ult i64 %34, %35
  br i1 %36, label %37, label %44

37:                                               ; preds = %33
  %38 = load ptr, ptr %4, align 8
  %39 = load i64, ptr %7, align 8
  %40 = getelementptr inbounds i8, ptr %38, i64 %39
  store i8 0, ptr %40, align 1
  br label %41

41:                                               ; preds = %37
  %42 = load i64, ptr %7, align 8
  %43 = add i64 %42, 1
  store i64 %43, ptr %7, align 8
  br label %33, !llvm.loop !18

44:                                               ; preds = %33
  %45 = load ptr, ptr %4, align 8
  ret ptr %45
}

; Function Attrs: noinline nounwind
define dso_local ptr @strcat(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = call i64 @strlen(ptr noundef %6) #6
  %8 = getelementptr inbounds i8, ptr %5, i64 %7
  %9 = load ptr, ptr %4, align 8
  %10 = call ptr @strcpy(ptr noundef %8, ptr noundef %9) #6
  %11 = load ptr, ptr %3, align 8
  ret ptr %11
}

; Function Attrs: noinline nounwind
define dso_local ptr @strncat(ptr noundef %0, ptr noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = load ptr, ptr %4, align 8
  %10 = call i64 @strlen(ptr noundef %9) #6
  %11 = getelementptr inbounds i8, ptr %8, i64 %10
  store ptr %11, ptr %7, align 8
  br label %12

12:                                               ; preds = %23, %3
  %13 = load i64, ptr %6, align 8
  %14 = add i64 %13, -1
  store i64 %14, ptr %6, align 8
  %15 = icmp ugt i64 %13, 0
  br i1 %15, label %16, label %21

16:                                               ; preds = %12
  %17 = load ptr, ptr %5, align 8
  %18 = load i8, ptr %17, align 1
  %19 = sext i8 %18 to i32
  %20 = icmp ne i32 %19, 0
  br label %21

21:                                               ; preds = %16, %12
  %22 = phi i1 [ false, %12 ], [ %20, %16 ]
  br i1 %22, label %23, label %29

23:                                               ; preds = %21
  %24 = load ptr, ptr %5, align 8
  %25 = getelementptr inbounds i8, ptr %24, i32 1
  store ptr %25, ptr %5, align 8
  %26 = load i8, ptr %24, align 1
  %27 = load ptr, ptr %7, align 8
  %28 = getelementptr inbounds i8, ptr %27, i32 1
  store ptr %28, ptr %7, align 8
  store i8 %26, ptr %27, align 1
  br label %12, !llvm.loop !19

29:                                               ; preds = %21
  %30 = load ptr, ptr %7, align 8
  store i8 0, ptr %30, align 1
  %31 = load ptr, ptr %4, align 8
  ret ptr %31
}

; Function Attrs: noinline nounwind
define dso_local i32 @strcmp(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  br label %5

5:                                                ; preds = %20, %2
  %6 = load ptr, ptr %3, align 8
  %7 = load i8, ptr %6, align 1
  %8 = sext i8 %7 to i32
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %18

10:                                               ; preds = %5
  %11 = load ptr, ptr %3, align 8
  %12 = load i8, ptr %11, align 1
  %13 = sext i8 %12 to i32
  %14 = load ptr, ptr %4, align 8
  %15 = load i8, ptr %14, align 1
  %16 = sext i8 %15 to i32
  %17 = icmp eq i32 %13, %16
  br label %18

18:                                               ; preds = %10, %5
  %19 = phi i1 [ false, %5 ], [ %17, %10 ]
  br i1 %19, label %20, label %25

20:                                               ; preds = %18
  %21 = load ptr, ptr %3, align 8
  %22 = getelementptr inbounds i8, ptr %21, i32 1
  store ptr %22, ptr %3, align 8
  %23 = load ptr, ptr %4, align 8
  %24 = getelementptr inbounds i8, ptr %23, i32 1
  store ptr %24, ptr %4, align 8
  br label %5, !llvm.loop !20

25:                                               ; preds = %18
  %26 = load ptr, ptr %3, align 8
  %27 = load i8, ptr %26, align 1
  %28 = zext i8 %27 to i32
  %29 = load ptr, ptr %4, align 8
  %30 = load i8, ptr %29, align 1
  %31 = zext i8 %30 to i32
  %32 = sub nsw i32 %28, %31
  ret i32 %32
}

; Function Attrs: noinline nounwind
define dso_local i32 @strncmp(ptr noundef %0, ptr noundef %1, i64 noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  br label %8

8:                                                ; preds = %33, %3
  %9 = load i64, ptr %7, align 8
  %10 = icmp ugt i64 %9, 0
  br i1 %10, label %11, label %40

11:                                               ; preds = %8
  %12 = load ptr, ptr %5, align 8
  %13 = load i8, ptr %12, align 1
  %14 = sext i8 %13 to i32
  %15 = load ptr, ptr %6, align 8
  %16 = load i8, ptr %15, align 1
  %17 = sext i8 %16 to i32
  %18 = icmp ne i32 %14, %17
  br i1 %18, label %19, label %27

19:                                               ; preds = %11
  %20 = load ptr, ptr %5, align 8
  %21 = load i8, ptr %20, align 1
  %22 = zext i8 %21 to i32
  %23 = load ptr, ptr %6, align 8
  %24 = load i8, ptr %23, align 1
  %25 = zext i8 %24 to i32
  %26 = sub nsw i32 %22, %25
  store i32 %26, ptr %4, align 4
  br label %41

27:                                               ; preds = %11
  %28 = load ptr, ptr %5, align 8
  %29 = load i8, ptr %28, align 1
  %30 = icmp ne i8 %29, 0
  br i1 %30, label %32, label %31

31:                                               ; preds = %27
  store i32 0, ptr %4, align 4
  br label %41

32:                                               ; preds = %27
  br label %33

33:                                               ; preds = %32
  %34 = load ptr, ptr %5, align 8
  %35 = getelementptr inbounds i8, ptr %34, i32 1
  store ptr %35, ptr %5, align 8
  %36 = load ptr, ptr %6, align 8
  %37 = getelementptr inbounds i8, ptr %36, i32 1
  store ptr %37, ptr %6, align 8
  %38 = load i64, ptr %7, align 8
  %39 = add i64 %38, -1
  store i64 %39, ptr %7, align 8
  br label %8, !llvm.loop !21

40:                                               ; preds = %8
  store i32 0, ptr %4, align 4
  br label %41

41:                                               ; preds = %40, %31, %19
  %42 = load i32, ptr %4, align 4
  ret i32 %42
}

; Function Attrs: noinline nounwind
define dso_local ptr @strchr(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  br label %6

6:                                                ; preds = %22, %2
  %7 = load ptr, ptr %4, align 8
  %8 = load i8, ptr %7, align 1
  %9 = sext i8 %8 to i32
  %10 = load i32, ptr %5, align 4
  %11 = trunc i32 %10 to i8
  %12 = sext i8 %11 to i32
  %13 = icmp eq i32 %9, %12
  br i1 %13, label %14, label %16

14:                                               ; preds = %6
  %15 = load ptr, ptr %4, align 8
  store ptr %15, ptr %3, align 8
  br label %25

16:                                               ; preds = %6
  %17 = load ptr, ptr %4, align 8
  %18 = load i8, ptr %17, align 1
  %19 = icmp ne i8 %18, 0
  br i1 %19, label %21, label %20

20:                                               ; preds = %16
  store ptr null, ptr %3, align 8
  br label %25

21:                                               ; preds = %16
  br label %22

22:                                               ; preds = %21
  %23 = load ptr, ptr %4, align 8
  %24 = getelementptr inbounds i8, ptr %23, i32 1
  store ptr %24, ptr %4, align 8
  br label %6

25:                                               ; preds = %20, %14
  %26 = load ptr, ptr %3, align 8
  ret ptr %26
}

; Function Attrs: noinline nounwind
define dso_local ptr @strrchr(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store ptr null, ptr %5, align 8
  br label %6

6:                                                ; preds = %23, %2
  %7 = load ptr, ptr %3, align 8
  %8 = load i8, ptr %7, align 1
  %9 = sext i8 %8 to i32
  %10 = load i32, ptr %4, align 4
  %11 = trunc i32 %10 to i8
  %12 = sext i8 %11 to i32
  %13 = icmp eq i32 %9, %12
  br i1 %13, label %14, label %16

14:                                               ; preds = %6
  %15 = load ptr, ptr %3, align 8
  store ptr %15, ptr %5, align 8
  br label %16

16:                                               ; preds = %14, %6
  %17 = load ptr, ptr %3, align 8
  %18 = load i8, ptr %17, align 1
  %19 = icmp ne i8 %18, 0
  br i1 %19, label %22, label %20

20:                                               ; preds = %16
  %21 = load ptr, ptr %5, align 8
  ret ptr %21

22:                                               ; preds = %16
  br label %23

23:                                               ; preds = %22
  %24 = load ptr, ptr %3, align 8
  %25 = getelementptr inbounds i8, ptr %24, i32 1
  store ptr %25, ptr %3, align 8
  br label %6
}

; Function Attrs: noinline nounwind
define dso_local ptr @strstr(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  %7 = load ptr, ptr %5, align 8
  %8 = call i64 @strlen(ptr noundef %7) #6
  store i64 %8, ptr %6, align 8
  br label %9

9:                                                ; preds = %23, %2
  %10 = load ptr, ptr %4, align 8
  %11 = load ptr, ptr %5, align 8
  %12 = load i64, ptr %6, align 8
  %13 = call i32 @strncmp(ptr noundef %10, ptr noundef %11, i64 noundef %12) #6
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %17

15:                                               ; preds = %9
  %16 = load ptr, ptr %4, align 8
  store ptr %16, ptr %3, align 8
  br label %26

17:                                               ; preds = %9
  %18 = load ptr, ptr %4, align 8
  %19 = load i8, ptr %18, align 1
  %20 = icmp ne i8 %19, 0
  br i1 %20, label %22, label %21

21:                                               ; preds = %17
  store ptr null, ptr %3, align 8
  br label %26

22:                                               ; preds = %17
  br label %23

23:                                               ; preds = %22
  %24 = load ptr, ptr %4, align 8
  %25 = getelementptr inbounds i8, ptr %24, i32 1
  store ptr %25, ptr %4, align 8
  br label %9

26:                                               ; preds = %21, %15
  %27 = load ptr, ptr %3, align 8
  ret ptr %27
}

; Function Attrs: noinline nounwind
define dso_local i64 @strspn(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  store i64 0, ptr %5, align 8
  br label %6

6:                                                ; preds = %24, %2
  %7 = load ptr, ptr %3, align 8
  %8 = load i64, ptr %5, align 8
  %9 = getelementptr inbounds i8, ptr %7, i64 %8
  %10 = load i8, ptr %9, align 1
  %11 = sext i8 %10 to i32
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %22

13:                                               ; preds = %6
  %14 = load ptr, ptr %4, align 8
  %15 = load ptr, ptr %3, align 8
  %16 = load i64, ptr %5, align 8
  %17 = getelementptr inbounds i8, ptr %15, i64 %16
  %18 = load i8, ptr %17, align 1
  %19 = sext i8 %18 to i32
  %20 = call ptr @strchr(ptr noundef %14, i32 noundef %19) #6
  %21 = icmp ne ptr %20, null
  br label %22

22:                                               ; preds = %13, %6
  %23 = phi i1 [ false, %6 ], [ %21, %13 ]
  br i1 %23, label %24, label %27

24:                                               ; preds = %22
  %25 = load i64, ptr %5, align 8
  %26 = add i64 %25, 1
  store i64 %26, ptr %5, align 8
  br label %6, !llvm.loop !22

27:                                               ; preds = %22
  %28 = load i64, ptr %5, align 8
  ret i64 %28
}

; Function Attrs: noinline nounwind
define dso_local i64 @strcspn(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  store i64 0, ptr %5, align 8
  br label %6

6:                                                ; preds = %25, %2
  %7 = load ptr, ptr %3, align 8
  %8 = load i64, ptr %5, align 8
  %9 = getelementptr inbounds i8, ptr %7, i64 %8
  %10 = load i8, ptr %9, align 1
  %11 = sext i8 %10 to i32
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %23

13:                                               ; preds = %6
  %14 = load ptr, ptr %4, align 8
  %15 = load ptr, ptr %3, align 8
  %16 = load i64, ptr %5, align 8
  %17 = getelementptr inbounds i8, ptr %15, i64 %16
  %18 = load i8, ptr %17, align 1
  %19 = sext i8 %18 to i32
  %20 = call ptr @strchr(ptr noundef %14, i32 noundef %19) #6
  %21 = icmp ne ptr %20, null
  %22 = xor i1 %21, true
  br label %23

23:                                               ; preds = %13, %6
  %24 = phi i1 [ false, %6 ], [ %22, %13 ]
  br i1 %24, label %25, label %28

25:                                               ; preds = %23
  %26 = load i64, ptr %5, align 8
  %27 = add i64 %26, 1
  store i64 %27, ptr %5, align 8
  br label %6, !llvm.loop !23

28:                                               ; preds = %23
  %29 = load i64, ptr %5, align 8
  ret i64 %29
}

; Function Attrs: noinline nounwind
define dso_local ptr @strpbrk(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = call i64 @strcspn(ptr noundef %5, ptr noundef %6) #6
  %8 = load ptr, ptr %3, align 8
  %9 = getelementptr inbounds i8, ptr %8, i64 %7
  store ptr %9, ptr %3, align 8
  %10 = load ptr, ptr %3, align 8
  %11 = load i8, ptr %10, align 1
  %12 = sext i8 %11 to i32
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %16

14:                                               ; preds = %2
  %15 = load ptr, ptr %3, align 8
  br label %17

16:                                               ; preds = %2
  br label %17

17:                                               ; preds = %16, %14
  %18 = phi ptr [ %15, %14 ], [ null, %16 ]
  ret ptr %18
}

; Function Attrs: noinline nounwind
define dso_local ptr @index(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  %7 = call ptr @strchr(ptr noundef %5, i32 noundef %6) #6
  ret ptr %7
}

; Function Attrs: noinline nounwind
define dso_local ptr @rindex(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  %7 = call ptr @strrchr(ptr noundef %5, i32 noundef %6) #6
  ret ptr %7
}

; Function Attrs: noinline nounwind
define dso_local i32 @strcoll(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = call i32 @strcmp(ptr noundef %5, ptr noundef %6) #6
  ret i32 %7
}

; Function Attrs: noinline nounwind
define dso_local ptr @strchrnul(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  br label %5

5:                                                ; preds = %20, %2
  %6 = load ptr, ptr %3, align 8
  %7 = load i8, ptr %6, align 1
  %8 = sext i8 %7 to i32
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %18

10:                                               ; preds = %5
  %11 = load ptr, ptr %3, align 8
  %12 = load i8, ptr %11, align 1
  %13 = sext i8 %12 to i32
  %14 = load i32, ptr %4, align 4
  %15 = trunc i32 %14 to i8
  %16 = sext i8 %15 to i32
  %17 = icmp ne i32 %13, %16
  br label %18

18:                                               ; preds = %10, %5
  %19 = phi i1 [ false, %5 ], [ %17, %10 ]
  br i1 %19, label %20, label %23

20:                                               ; preds = %18
  %21 = load ptr, ptr %3, align 8
  %22 = getelementptr inbounds i8, ptr %21, i32 1
  store ptr %22, ptr %3, align 8
  br label %5, !llvm.loop !24

23:                                               ; preds = %18
  %24 = load ptr, ptr %3, align 8
  ret ptr %24
}

; Function Attrs: noinline nounwind
define dso_local ptr @memmem(ptr noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store i64 %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store i64 %3, ptr %9, align 8
  %11 = load ptr, ptr %6, align 8
  store ptr %11, ptr %10, align 8
  br label %12

12:                                               ; preds = %25, %4
  %13 = load i64, ptr %7, align 8
  %14 = load i64, ptr %9, align 8
  %15 = icmp uge i64 %13, %14
  br i1 %15, label %16, label %30

16:                                               ; preds = %12
  %17 = load ptr, ptr %10, align 8
  %18 = load ptr, ptr %8, align 8
  %19 = load i64, ptr %9, align 8
  %20 = call i32 @memcmp(ptr noundef %17, ptr noundef %18, i64 noundef %19) #6
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %24

22:                                               ; preds = %16
  %23 = load ptr, ptr %10, align 8
  store ptr %23, ptr %5, align 8
  br label %31

24:                                               ; preds = %16
  br label %25

25:                                               ; preds = %24
  %26 = load ptr, ptr %10, align 8
  %27 = getelementptr inbounds i8, ptr %26, i32 1
  store ptr %27, ptr %10, align 8
  %28 = load i64, ptr %7, align 8
  %29 = add i64 %28, -1
  store i64 %29, ptr %7, align 8
  br label %12, !llvm.loop !25

30:                                               ; preds = %12
  store ptr null, ptr %5, align 8
  br label %31

31:                                               ; preds = %30, %22
  %32 = load ptr, ptr %5, align 8
  ret ptr %32
}

; Function Attrs: noinline nounwind
define dso_local ptr @memrchr(ptr noundef %0, i32 noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store i64 %2, ptr %7, align 8
  %9 = load ptr, ptr %5, align 8
  store ptr %9, ptr %8, align 8
  br label %10

10:                                               ; preds = %28, %3
  %11 = load i64, ptr %7, align 8
  %12 = add i64 %11, -1
  store i64 %12, ptr %7, align 8
  %13 = icmp ugt i64 %11, 0
  br i1 %13, label %14, label %29

14:                                               ; preds = %10
  %15 = load ptr, ptr %8, align 8
  %16 = load i64, ptr %7, align 8
  %17 = getelementptr inbounds i8, ptr %15, i64 %16
  %18 = load i8, ptr %17, align 1
  %19 = zext i8 %18 to i32
  %20 = load i32, ptr %6, align 4
  %21 = trunc i32 %20 to i8
  %22 = zext i8 %21 to i32
  %23 = icmp eq i32 %19, %22
  br i1 %23, label %24, label %28

24:                                               ; preds = %14
  %25 = load ptr, ptr %8, align 8
  %26 = load i64, ptr %7, align 8
  %27 = getelementptr inbounds i8, ptr %25, i64 %26
  store ptr %27, ptr %4, align 8
  br label %30

28:                                               ; preds = %14
  br label %10, !llvm.loop !26

29:                                               ; preds = %10
  store ptr null, ptr %4, align 8
  br label %30

30:                                               ; preds = %29, %24
  %31 = load ptr, ptr %4, align 8
  ret ptr %31
}

; Function Attrs: noinline nounwind
define dso_local ptr @memccpy(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i64 %3, ptr %9, align 8
  %12 = load ptr, ptr %6, align 8
  store ptr %12, ptr %10, align 8
  %13 = load ptr, ptr %7, align 8
  store ptr %13, ptr %11, align 8
  br label %14

14:                                               ; preds = %31, %4
  %15 = load i64, ptr %9, align 8
  %16 = add i64 %15, -1
  store i64 %16, ptr %9, align 8
  %17 = icmp ugt i64 %15, 0
  br i1 %17, label %18, label %32

18:                                               ; preds = %14
  %19 = load ptr, ptr %11, align 8
  %20 = getelementptr inbounds i8, ptr %19, i32 1
  store ptr %20, ptr %11, align 8
  %21 = load i8, ptr %19, align 1
  %22 = load ptr, ptr %10, align 8
  %23 = getelementptr inbounds i8, ptr %22, i32 1
  store ptr %23, ptr %10, align 8
  store i8 %21, ptr %22, align 1
  %24 = zext i8 %21 to i32
  %25 = load i32, ptr %8, align 4
  %26 = trunc i32 %25 to i8
  %27 = zext i8 %26 to i32
  %28 = icmp eq i32 %24, %27
  br i1 %28, label %29, label %31

29:                                               ; preds = %18
  %30 = load ptr, ptr %10, align 8
  store ptr %30, ptr %5, align 8
  br label %33

31:                                               ; preds = %18
  br label %14, !llvm.loop !27

32:                                               ; preds = %14
  store ptr null, ptr %5, align 8
  br label %33

33:                                               ; preds = %32, %29
  %34 = load ptr, ptr %5, align 8
  ret ptr %34
}

; Function Attrs: noinline nounwind
define dso_local ptr @stpncpy(ptr noundef %0, ptr noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load i64, ptr %6, align 8
  %10 = call ptr @strncpy(ptr noundef %7, ptr noundef %8, i64 noundef %9) #6
  %11 = load ptr, ptr %4, align 8
  %12 = load ptr, ptr %5, align 8
  %13 = load i64, ptr %6, align 8
  %14 = call i64 @strnlen(ptr noundef %12, i64 noundef %13) #6
  %15 = getelementptr inbounds i8, ptr %11, i64 %14
  ret ptr %15
}

; Function Attrs: noinline nounwind
define dso_local i64 @strlcpy(ptr noundef %0, ptr noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %9 = load ptr, ptr %5, align 8
  %10 = call i64 @strlen(ptr noundef %9) #6
  store i64 %10, ptr %7, align 8
  %11 = load i64, ptr %6, align 8
  %12 = icmp ugt i64 %11, 0
  br i1 %12, label %13, label %31

13:                                               ; preds = %3
  %14 = load i64, ptr %7, align 8
  %15 = load i64, ptr %6, align 8
  %16 = icmp ult i64 %14, %15
  br i1 %16, label %17, label %19

17:                                               ; preds = %13
  %18 = load i64, ptr %7, align 8
  br label %22

19:                                               ; preds = %13
  %20 = load i64, ptr %6, align 8
  %21 = sub i64 %20, 1
  br label %22

22:                                               ; preds = %19, %17
  %23 = phi i64 [ %18, %17 ], [ %21, %19 ]
  store i64 %23, ptr %8, align 8
  %24 = load ptr, ptr %4, align 8
  %25 = load ptr, ptr %5, align 8
  %26 = load i64, ptr %8, align 8
  %27 = call ptr @memcpy(ptr noundef %24, ptr noundef %25, i64 noundef %26) #6
  %28 = load ptr, ptr %4, align 8
  %29 = load i64, ptr %8, align 8
  %30 = getelementptr inbounds i8, ptr %28, i64 %29
  store i8 0, ptr %30, align 1
  br label %31

31:                                               ; preds = %22, %3
  %32 = load i64, ptr %7, align 8
  ret i64 %32
}

; Function Attrs: noinline nounwind
define dso_local i64 @strlcat(ptr noundef %0, ptr noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = load i64, ptr %6, align 8
  %10 = call i64 @strnlen(ptr noundef %8, i64 noundef %9) #6
  store i64 %10, ptr %7, align 8
  %11 = load i64, ptr %7, align 8
  %12 = load ptr, ptr %4, align 8
  %13 = load i64, ptr %7, align 8
  %14 = getelementptr inbounds i8, ptr %12, i64 %13
  %15 = load ptr, ptr %5, align 8
  %16 = load i64, ptr %6, align 8
  %17 = load i64, ptr %7, align 8
  %18 = sub i64 %16, %17
  %19 = call i64 @strlcpy(ptr noundef %14, ptr noundef %15, i64 noundef %18) #6
  %20 = add i64 %11, %19
  ret i64 %20
}

; Function Attrs: noinline nounwind
define dso_local zeroext i16 @htons(i16 noundef zeroext %0) #0 {
  %2 = alloca i16, align 2
  store i16 %0, ptr %2, align 2
  %3 = load i16, ptr %2, align 2
  %4 = zext i16 %3 to i32
  %5 = shl i32 %4, 8
  %6 = load i16, ptr %2, align 2
  %7 = zext i16 %6 to i32
  %8 = ashr i32 %7, 8
  %9 = or i32 %5, %8
  %10 = trunc i32 %9 to i16
  ret i16 %10
}

; Function Attrs: noinline nounwind
define dso_local zeroext i16 @ntohs(i16 noundef zeroext %0) #0 {
  %2 = alloca i16, align 2
  store i16 %0, ptr %2, align 2
  %3 = load i16, ptr %2, align 2
  %4 = call zeroext i16 @htons(i16 noundef zeroext %3) #6
  ret i16 %4
}

; Function Attrs: noinline nounwind
define dso_local i32 @htonl(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = shl i32 %3, 24
  %5 = load i32, ptr %2, align 4
  %6 = and i32 %5, 65280
  %7 = shl i32 %6, 8
  %8 = or i32 %4, %7
  %9 = load i32, ptr %2, align 4
  %10 = lshr i32 %9, 8
  %11 = and i32 %10, 65280
  %12 = or i32 %8, %11
  %13 = load i32, ptr %2, align 4
  %14 = lshr i32 %13, 24
  %15 = or i32 %12, %14
  ret i32 %15
}

; Function Attrs: noinline nounwind
define dso_local i32 @ntohl(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = call i32 @htonl(i32 noundef %3) #6
  ret i32 %4
}

; Function Attrs: noinline nounwind
define dso_local void @explicit_bzero(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load i64, ptr %4, align 8
  %7 = call ptr @memset(ptr noundef %5, i32 noundef 0, i64 noundef %6) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @bcopy(ptr noundef %0, ptr noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %7 = load ptr, ptr %5, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = load i64, ptr %6, align 8
  %10 = call ptr @memmove(ptr noundef %7, ptr noundef %8, i64 noundef %9) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @ffsll(i64 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i64 %0, ptr %3, align 8
  store i32 1, ptr %4, align 4
  %5 = load i64, ptr %3, align 8
  %6 = icmp ne i64 %5, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %1
  store i32 0, ptr %2, align 4
  br label %22

8:                                                ; preds = %1
  br label %9

9:                                                ; preds = %17, %8
  %10 = load i64, ptr %3, align 8
  %11 = and i64 %10, 1
  %12 = icmp ne i64 %11, 0
  %13 = xor i1 %12, true
  br i1 %13, label %14, label %20

14:                                               ; preds = %9
  %15 = load i32, ptr %4, align 4
  %16 = add nsw i32 %15, 1
  store i32 %16, ptr %4, align 4
  br label %17

17:                                               ; preds = %14
  %18 = load i64, ptr %3, align 8
  %19 = ashr i64 %18, 1
  store i64 %19, ptr %3, align 8
  br label %9, !llvm.loop !28

20:                                               ; preds = %9
  %21 = load i32, ptr %4, align 4
  store i32 %21, ptr %2, align 4
  br label %22

22:                                               ; preds = %20, %7
  %23 = load i32, ptr %2, align 4
  ret i32 %23
}

; Function Attrs: noinline nounwind
define dso_local i32 @ffs(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = sext i32 %3 to i64
  %5 = call i32 @ffsll(i64 noundef %4) #6
  ret i32 %5
}

; Function Attrs: noinline nounwind
define dso_local i32 @ffsl(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr %2, align 8
  %4 = call i32 @ffsll(i64 noundef %3) #6
  ret i32 %4
}

; Function Attrs: noinline nounwind
define dso_local ptr @strtok_r(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  %9 = load ptr, ptr %5, align 8
  %10 = icmp ne ptr %9, null
  br i1 %10, label %14, label %11

11:                                               ; preds = %3
  %12 = load ptr, ptr %7, align 8
  %13 = load ptr, ptr %12, align 8
  store ptr %13, ptr %5, align 8
  br label %14

14:                                               ; preds = %11, %3
  %15 = load ptr, ptr %5, align 8
  %16 = load ptr, ptr %6, align 8
  %17 = call i64 @strspn(ptr noundef %15, ptr noundef %16) #6
  %18 = load ptr, ptr %5, align 8
  %19 = getelementptr inbounds i8, ptr %18, i64 %17
  store ptr %19, ptr %5, align 8
  %20 = load ptr, ptr %5, align 8
  %21 = load i8, ptr %20, align 1
  %22 = icmp ne i8 %21, 0
  br i1 %22, label %26, label %23

23:                                               ; preds = %14
  %24 = load ptr, ptr %5, align 8
  %25 = load ptr, ptr %7, align 8
  store ptr %24, ptr %25, align 8
  store ptr null, ptr %4, align 8
  br label %43

26:                                               ; preds = %14
  %27 = load ptr, ptr %5, align 8
  store ptr %27, ptr %8, align 8
  %28 = load ptr, ptr %5, align 8
  %29 = load ptr, ptr %6, align 8
  %30 = call i64 @strcspn(ptr noundef %28, ptr noundef %29) #6
  %31 = load ptr, ptr %5, align 8
  %32 = getelementptr inbounds i8, ptr %31, i64 %30
  store ptr %32, ptr %5, align 8
  %33 = load ptr, ptr %5, align 8
  %34 = load i8, ptr %33, align 1
  %35 = icmp ne i8 %34, 0
  br i1 %35, label %36, label %39

36:                                               ; preds = %26
  %37 = load ptr, ptr %5, align 8
  %38 = getelementptr inbounds i8, ptr %37, i32 1
  store ptr %38, ptr %5, align 8
  store i8 0, ptr %37, align 1
  br label %39

39:                                               ; preds = %36, %26
  %40 = load ptr, ptr %5, align 8
  %41 = load ptr, ptr %7, align 8
  store ptr %40, ptr %41, align 8
  %42 = load ptr, ptr %8, align 8
  store ptr %42, ptr %4, align 8
  br label %43

43:                                               ; preds = %39, %23
  %44 = load ptr, ptr %4, align 8
  ret ptr %44
}

; Function Attrs: noinline nounwind
define dso_local ptr @strtok(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = call ptr @strtok_r(ptr noundef %5, ptr noundef %6, ptr noundef @tokens) #6
  ret ptr %7
}

; Function Attrs: noinline nounwind
define dso_local ptr @strdup(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %5 = load ptr, ptr %2, align 8
  %6 = call i64 @strlen(ptr noundef %5) #6
  %7 = add i64 %6, 1
  store i64 %7, ptr %3, align 8
  %8 = load i64, ptr %3, align 8
  %9 = call ptr @malloc(i64 noundef %8) #6
  store ptr %9, ptr %4, align 8
  %10 = load ptr, ptr %4, align 8
  %11 = icmp ne ptr %10, null
  br i1 %11, label %12, label %17

12:                                               ; preds = %1
  %13 = load ptr, ptr %4, align 8
  %14 = load ptr, ptr %2, align 8
  %15 = load i64, ptr %3, align 8
  %16 = call ptr @memcpy(ptr noundef %13, ptr noundef %14, i64 noundef %15) #6
  br label %18

17:                                               ; preds = %1
  br label %18

18:                                               ; preds = %17, %12
  %19 = phi ptr [ %16, %12 ], [ null, %17 ]
  ret ptr %19
}

; Function Attrs: noinline nounwind
define dso_local ptr @strndup(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = load i64, ptr %5, align 8
  %10 = call i64 @strnlen(ptr noundef %8, i64 noundef %9) #6
  store i64 %10, ptr %6, align 8
  %11 = load i64, ptr %6, align 8
  %12 = add i64 %11, 1
  %13 = call ptr @malloc(i64 noundef %12) #6
  store ptr %13, ptr %7, align 8
  %14 = load ptr, ptr %7, align 8
  %15 = icmp ne ptr %14, null
  br i1 %15, label %17, label %16

16:                                               ; preds = %2
  store ptr null, ptr %3, align 8
  br label %26

17:                                               ; preds = %2
  %18 = load ptr, ptr %7, align 8
  %19 = load ptr, ptr %4, align 8
  %20 = load i64, ptr %6, align 8
  %21 = call ptr @memcpy(ptr noundef %18, ptr noundef %19, i64 noundef %20) #6
  %22 = load ptr, ptr %7, align 8
  %23 = load i64, ptr %6, align 8
  %24 = getelementptr inbounds i8, ptr %22, i64 %23
  store i8 0, ptr %24, align 1
  %25 = load ptr, ptr %7, align 8
  store ptr %25, ptr %3, align 8
  br label %26

26:                                               ; preds = %17, %16
  %27 = load ptr, ptr %3, align 8
  ret ptr %27
}

; Function Attrs: noinline nounwind
define dso_local i32 @isdigit(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp sge i32 %3, 48
  br i1 %4, label %5, label %8

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4
  %7 = icmp sle i32 %6, 57
  br label %8

8:                                                ; preds = %5, %1
  %9 = phi i1 [ false, %1 ], [ %7, %5 ]
  %10 = zext i1 %9 to i32
  ret i32 %10
}

; Function Attrs: noinline nounwind
define dso_local i32 @islower(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp sge i32 %3, 97
  br i1 %4, label %5, label %8

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4
  %7 = icmp sle i32 %6, 122
  br label %8

8:                                                ; preds = %5, %1
  %9 = phi i1 [ false, %1 ], [ %7, %5 ]
  %10 = zext i1 %9 to i32
  ret i32 %10
}

; Function Attrs: noinline nounwind
define dso_local i32 @isupper(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp sge i32 %3, 65
  br i1 %4, label %5, label %8

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4
  %7 = icmp sle i32 %6, 90
  br label %8

8:                                                ; preds = %5, %1
  %9 = phi i1 [ false, %1 ], [ %7, %5 ]
  %10 = zext i1 %9 to i32
  ret i32 %10
}

; Function Attrs: noinline nounwind
define dso_local i32 @isalpha(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = call i32 @islower(i32 noundef %3) #6
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %10, label %6

6:                                                ; preds = %1
  %7 = load i32, ptr %2, align 4
  %8 = call i32 @isupper(i32 noundef %7) #6
  %9 = icmp ne i32 %8, 0
  br label %10

10:                                               ; preds = %6, %1
  %11 = phi i1 [ true, %1 ], [ %9, %6 ]
  %12 = zext i1 %11 to i32
  ret i32 %12
}

; Function Attrs: noinline nounwind
define dso_local i32 @isalnum(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = call i32 @isalpha(i32 noundef %3) #6
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %10, label %6

6:                                                ; preds = %1
  %7 = load i32, ptr %2, align 4
  %8 = call i32 @isdigit(i32 noundef %7) #6
  %9 = icmp ne i32 %8, 0
  br label %10

10:                                               ; preds = %6, %1
  %11 = phi i1 [ true, %1 ], [ %9, %6 ]
  %12 = zext i1 %11 to i32
  ret i32 %12
}

; Function Attrs: noinline nounwind
define dso_local i32 @isspace(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 32
  br i1 %4, label %13, label %5

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4
  %7 = icmp sge i32 %6, 9
  br i1 %7, label %8, label %11

8:                                                ; preds = %5
  %9 = load i32, ptr %2, align 4
  %10 = icmp sle i32 %9, 13
  br label %11

11:                                               ; preds = %8, %5
  %12 = phi i1 [ false, %5 ], [ %10, %8 ]
  br label %13

13:                                               ; preds = %11, %1
  %14 = phi i1 [ true, %1 ], [ %12, %11 ]
  %15 = zext i1 %14 to i32
  ret i32 %15
}

; Function Attrs: noinline nounwind
define dso_local i32 @isprint(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp sge i32 %3, 32
  br i1 %4, label %5, label %8

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4
  %7 = icmp slt i32 %6, 127
  br label %8

8:                                                ; preds = %5, %1
  %9 = phi i1 [ false, %1 ], [ %7, %5 ]
  %10 = zext i1 %9 to i32
  ret i32 %10
}

; Function Attrs: noinline nounwind
define dso_local i32 @isgraph(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp sgt i32 %3, 32
  br i1 %4, label %5, label %8

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4
  %7 = icmp slt i32 %6, 127
  br label %8

8:                                                ; preds = %5, %1
  %9 = phi i1 [ false, %1 ], [ %7, %5 ]
  %10 = zext i1 %9 to i32
  ret i32 %10
}

; Function Attrs: noinline nounwind
define dso_local i32 @iscntrl(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp sge i32 %3, 0
  br i1 %4, label %5, label %8

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4
  %7 = icmp slt i32 %6, 32
  br i1 %7, label %11, label %8

8:                                                ; preds = %5, %1
  %9 = load i32, ptr %2, align 4
  %10 = icmp eq i32 %9, 127
  br label %11

11:                                               ; preds = %8, %5
  %12 = phi i1 [ true, %5 ], [ %10, %8 ]
  %13 = zext i1 %12 to i32
  ret i32 %13
}

; Function Attrs: noinline nounwind
define dso_local i32 @ispunct(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = call i32 @isgraph(i32 noundef %3) #6
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %6, label %11

6:                                                ; preds = %1
  %7 = load i32, ptr %2, align 4
  %8 = call i32 @isalnum(i32 noundef %7) #6
  %9 = icmp ne i32 %8, 0
  %10 = xor i1 %9, true
  br label %11

11:                                               ; preds = %6, %1
  %12 = phi i1 [ false, %1 ], [ %10, %6 ]
  %13 = zext i1 %12 to i32
  ret i32 %13
}

; Function Attrs: noinline nounwind
define dso_local i32 @isxdigit(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = call i32 @isdigit(i32 noundef %3) #6
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %20, label %6

6:                                                ; preds = %1
  %7 = load i32, ptr %2, align 4
  %8 = icmp sge i32 %7, 97
  br i1 %8, label %9, label %12

9:                                                ; preds = %6
  %10 = load i32, ptr %2, align 4
  %11 = icmp sle i32 %10, 102
  br i1 %11, label %20, label %12

12:                                               ; preds = %9, %6
  %13 = load i32, ptr %2, align 4
  %14 = icmp sge i32 %13, 65
  br i1 %14, label %15, label %18

15:                                               ; preds = %12
  %16 = load i32, ptr %2, align 4
  %17 = icmp sle i32 %16, 70
  br label %18

18:                                               ; preds = %15, %12
  %19 = phi i1 [ false, %12 ], [ %17, %15 ]
  br label %20

20:                                               ; preds = %18, %9, %1
  %21 = phi i1 [ true, %9 ], [ true, %1 ], [ %19, %18 ]
  %22 = zext i1 %21 to i32
  ret i32 %22
}

; Function Attrs: noinline nounwind
define dso_local i32 @tolower(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = call i32 @isupper(i32 noundef %3) #6
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %6, label %9

6:                                                ; preds = %1
  %7 = load i32, ptr %2, align 4
  %8 = add nsw i32 %7, 32
  br label %11

9:                                                ; preds = %1
  %10 = load i32, ptr %2, align 4
  br label %11

11:                                               ; preds = %9, %6
  %12 = phi i32 [ %8, %6 ], [ %10, %9 ]
  ret i32 %12
}

; Function Attrs: noinline nounwind
define dso_local i32 @toupper(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = call i32 @islower(i32 noundef %3) #6
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %6, label %9

6:                                                ; preds = %1
  %7 = load i32, ptr %2, align 4
  %8 = sub nsw i32 %7, 32
  br label %11

9:                                                ; preds = %1
  %10 = load i32, ptr %2, align 4
  br label %11

11:                                               ; preds = %9, %6
  %12 = phi i32 [ %8, %6 ], [ %10, %9 ]
  ret i32 %12
}

; Function Attrs: noinline nounwind
define dso_local i32 @strcasecmp(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  br label %5

5:                                                ; preds = %22, %2
  %6 = load ptr, ptr %3, align 8
  %7 = load i8, ptr %6, align 1
  %8 = sext i8 %7 to i32
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %20

10:                                               ; preds = %5
  %11 = load ptr, ptr %3, align 8
  %12 = load i8, ptr %11, align 1
  %13 = sext i8 %12 to i32
  %14 = call i32 @tolower(i32 noundef %13) #6
  %15 = load ptr, ptr %4, align 8
  %16 = load i8, ptr %15, align 1
  %17 = sext i8 %16 to i32
  %18 = call i32 @tolower(i32 noundef %17) #6
  %19 = icmp eq i32 %14, %18
  br label %20

20:                                               ; preds = %10, %5
  %21 = phi i1 [ false, %5 ], [ %19, %10 ]
  br i1 %21, label %22, label %27

22:                                               ; preds = %20
  %23 = load ptr, ptr %3, align 8
  %24 = getelementptr inbounds i8, ptr %23, i32 1
  store ptr %24, ptr %3, align 8
  %25 = load ptr, ptr %4, align 8
  %26 = getelementptr inbounds i8, ptr %25, i32 1
  store ptr %26, ptr %4, align 8
  br label %5, !llvm.loop !29

27:                                               ; preds = %20
  %28 = load ptr, ptr %3, align 8
  %29 = load i8, ptr %28, align 1
  %30 = zext i8 %29 to i32
  %31 = call i32 @tolower(i32 noundef %30) #6
  %32 = load ptr, ptr %4, align 8
  %33 = load i8, ptr %32, align 1
  %34 = zext i8 %33 to i32
  %35 = call i32 @tolower(i32 noundef %34) #6
  %36 = sub nsw i32 %31, %35
  ret i32 %36
}

; Function Attrs: noinline nounwind
define dso_local i32 @isblank(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 32
  br i1 %4, label %8, label %5

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4
  %7 = icmp eq i32 %6, 9
  br label %8

8:                                                ; preds = %5, %1
  %9 = phi i1 [ true, %1 ], [ %7, %5 ]
  %10 = zext i1 %9 to i32
  ret i32 %10
}

; Function Attrs: noinline nounwind
define dso_local i32 @strncasecmp(ptr noundef %0, ptr noundef %1, i64 noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  br label %9

9:                                                ; preds = %31, %3
  %10 = load i64, ptr %7, align 8
  %11 = icmp ugt i64 %10, 0
  br i1 %11, label %12, label %38

12:                                               ; preds = %9
  %13 = load ptr, ptr %5, align 8
  %14 = load i8, ptr %13, align 1
  %15 = zext i8 %14 to i32
  %16 = call i32 @tolower(i32 noundef %15) #6
  %17 = load ptr, ptr %6, align 8
  %18 = load i8, ptr %17, align 1
  %19 = zext i8 %18 to i32
  %20 = call i32 @tolower(i32 noundef %19) #6
  %21 = sub nsw i32 %16, %20
  store i32 %21, ptr %8, align 4
  %22 = load i32, ptr %8, align 4
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %28, label %24

24:                                               ; preds = %12
  %25 = load ptr, ptr %5, align 8
  %26 = load i8, ptr %25, align 1
  %27 = icmp ne i8 %26, 0
  br i1 %27, label %30, label %28

28:                                               ; preds = %24, %12
  %29 = load i32, ptr %8, align 4
  store i32 %29, ptr %4, align 4
  br label %39

30:                                               ; preds = %24
  br label %31

31:                                               ; preds = %30
  %32 = load ptr, ptr %5, align 8
  %33 = getelementptr inbounds i8, ptr %32, i32 1
  store ptr %33, ptr %5, align 8
  %34 = load ptr, ptr %6, align 8
  %35 = getelementptr inbounds i8, ptr %34, i32 1
  store ptr %35, ptr %6, align 8
  %36 = load i64, ptr %7, align 8
  %37 = add i64 %36, -1
  store i64 %37, ptr %7, align 8
  br label %9, !llvm.loop !30

38:                                               ; preds = %9
  store i32 0, ptr %4, align 4
  br label %39

39:                                               ; preds = %38, %28
  %40 = load i32, ptr %4, align 4
  ret i32 %40
}

; Function Attrs: noinline nounwind
define dso_local ptr @strcasestr(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  %7 = load ptr, ptr %5, align 8
  %8 = call i64 @strlen(ptr noundef %7) #6
  store i64 %8, ptr %6, align 8
  br label %9

9:                                                ; preds = %29, %2
  %10 = load ptr, ptr %4, align 8
  %11 = load i8, ptr %10, align 1
  %12 = sext i8 %11 to i32
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %18, label %14

14:                                               ; preds = %9
  %15 = load i64, ptr %6, align 8
  %16 = icmp ne i64 %15, 0
  %17 = xor i1 %16, true
  br label %18

18:                                               ; preds = %14, %9
  %19 = phi i1 [ true, %9 ], [ %17, %14 ]
  br i1 %19, label %20, label %32

20:                                               ; preds = %18
  %21 = load ptr, ptr %4, align 8
  %22 = load ptr, ptr %5, align 8
  %23 = load i64, ptr %6, align 8
  %24 = call i32 @strncasecmp(ptr noundef %21, ptr noundef %22, i64 noundef %23) #6
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %28

26:                                               ; preds = %20
  %27 = load ptr, ptr %4, align 8
  store ptr %27, ptr %3, align 8
  br label %33

28:                                               ; preds = %20
  br label %29

29:                                               ; preds = %28
  %30 = load ptr, ptr %4, align 8
  %31 = getelementptr inbounds i8, ptr %30, i32 1
  store ptr %31, ptr %4, align 8
  br label %9, !llvm.loop !31

32:                                               ; preds = %18
  store ptr null, ptr %3, align 8
  br label %33

33:                                               ; preds = %32, %26
  %34 = load ptr, ptr %3, align 8
  ret ptr %34
}

; Function Attrs: noinline nounwind
define dso_local ptr @strsep(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = load ptr, ptr %8, align 8
  store ptr %9, ptr %6, align 8
  %10 = load ptr, ptr %6, align 8
  %11 = icmp ne ptr %10, null
  br i1 %11, label %13, label %12

12:                                               ; preds = %2
  store ptr null, ptr %3, align 8
  br label %32

13:                                               ; preds = %2
  %14 = load ptr, ptr %6, align 8
  %15 = load ptr, ptr %6, align 8
  %16 = load ptr, ptr %5, align 8
  %17 = call i64 @strcspn(ptr noundef %15, ptr noundef %16) #6
  %18 = getelementptr inbounds i8, ptr %14, i64 %17
  store ptr %18, ptr %7, align 8
  %19 = load ptr, ptr %7, align 8
  %20 = load i8, ptr %19, align 1
  %21 = sext i8 %20 to i32
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %23, label %26

23:                                               ; preds = %13
  %24 = load ptr, ptr %7, align 8
  %25 = getelementptr inbounds i8, ptr %24, i64 1
  br label %27

26:                                               ; preds = %13
  br label %27

27:                                               ; preds = %26, %23
  %28 = phi ptr [ %25, %23 ], [ null, %26 ]
  %29 = load ptr, ptr %4, align 8
  store ptr %28, ptr %29, align 8
  %30 = load ptr, ptr %7, align 8
  store i8 0, ptr %30, align 1
  %31 = load ptr, ptr %6, align 8
  store ptr %31, ptr %3, align 8
  br label %32

32:                                               ; preds = %27, %12
  %33 = load ptr, ptr %3, align 8
  ret ptr %33
}

; Function Attrs: noinline nounwind
define dso_local ptr @strerror(i32 noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %4 = load i32, ptr %3, align 4
  switch i32 %4, label %30 [
    i32 0, label %5
    i32 1, label %6
    i32 2, label %7
    i32 3, label %8
    i32 4, label %9
    i32 5, label %10
    i32 9, label %11
    i32 11, label %12
    i32 12, label %13
    i32 13, label %14
    i32 14, label %15
    i32 16, label %16
    i32 17, label %17
    i32 20, label %18
    i32 22, label %19
    i32 28, label %20
    i32 33, label %21
    i32 34, label %22
    i32 35, label %23
    i32 38, label %24
    i32 75, label %25
    i32 95, label %26
    i32 110, label %27
    i32 130, label %28
    i32 131, label %29
  ]

5:                                                ; preds = %1
  store ptr @.str, ptr %2, align 8
  br label %31

6:                                                ; preds = %1
  store ptr @.str.1, ptr %2, align 8
  br label %31

7:                                                ; preds = %1
  store ptr @.str.2, ptr %2, align 8
  br label %31

8:                                                ; preds = %1
  store ptr @.str.3, ptr %2, align 8
  br label %31

9:                                                ; preds = %1
  store ptr @.str.4, ptr %2, align 8
  br label %31

10:                                               ; preds = %1
  store ptr @.str.5, ptr %2, align 8
  br label %31

11:                                               ; preds = %1
  store ptr @.str.6, ptr %2, align 8
  br label %31

12:                                               ; preds = %1
  store ptr @.str.7, ptr %2, align 8
  br label %31

13:                                               ; preds = %1
  store ptr @.str.8, ptr %2, align 8
  br label %31

14:                                               ; preds = %1
  store ptr @.str.9, ptr %2, align 8
  br label %31

15:                                               ; preds = %1
  store ptr @.str.10, ptr %2, align 8
  br label %31

16:                                               ; preds = %1
  store ptr @.str.11, ptr %2, align 8
  br label %31

17:                                               ; preds = %1
  store ptr @.str.12, ptr %2, align 8
  br label %31

18:                                               ; preds = %1
  store ptr @.str.13, ptr %2, align 8
  br label %31

19:                                               ; preds = %1
  store ptr @.str.14, ptr %2, align 8
  br label %31

20:                                               ; preds = %1
  store ptr @.str.15, ptr %2, align 8
  br label %31

21:                                               ; preds = %1
  store ptr @.str.16, ptr %2, align 8
  br label %31

22:                                               ; preds = %1
  store ptr @.str.17, ptr %2, align 8
  br label %31

23:                                               ; preds = %1
  store ptr @.str.18, ptr %2, align 8
  br label %31

24:                                               ; preds = %1
  store ptr @.str.19, ptr %2, align 8
  br label %31

25:                                               ; preds = %1
  store ptr @.str.20, ptr %2, align 8
  br label %31

26:                                               ; preds = %1
  store ptr @.str.21, ptr %2, align 8
  br label %31

27:                                               ; preds = %1
  store ptr @.str.22, ptr %2, align 8
  br label %31

28:                                               ; preds = %1
  store ptr @.str.23, ptr %2, align 8
  br label %31

29:                                               ; preds = %1
  store ptr @.str.24, ptr %2, align 8
  br label %31

30:                                               ; preds = %1
  store ptr @.str.25, ptr %2, align 8
  br label %31

31:                                               ; preds = %30, %29, %28, %27, %26, %25, %24, %23, %22, %21, %20, %19, %18, %17, %16, %15, %14, %13, %12, %11, %10, %9, %8, %7, %6, %5
  %32 = load ptr, ptr %2, align 8
  ret ptr %32
}

; Function Attrs: noinline nounwind
define dso_local ptr @__ctype_b_loc() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i16, align 2
  call void @__fencepost_atomic_begin() #6
  %3 = load i32, ptr @has_character_bits, align 4
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %129, label %5

5:                                                ; preds = %0
  store i32 0, ptr %1, align 4
  br label %6

6:                                                ; preds = %125, %5
  %7 = load i32, ptr %1, align 4
  %8 = icmp slt i32 %7, 128
  br i1 %8, label %9, label %128

9:                                                ; preds = %6
  store i16 0, ptr %2, align 2
  %10 = load i32, ptr %1, align 4
  %11 = call i32 @isupper(i32 noundef %10) #6
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %18

13:                                               ; preds = %9
  %14 = load i16, ptr %2, align 2
  %15 = zext i16 %14 to i32
  %16 = or i32 %15, 256
  %17 = trunc i32 %16 to i16
  store i16 %17, ptr %2, align 2
  br label %18

18:                                               ; preds = %13, %9
  %19 = load i32, ptr %1, align 4
  %20 = call i32 @islower(i32 noundef %19) #6
  %21 = icmp ne i32 %20, 0
  br i1 %21, label %22, label %27

22:                                               ; preds = %18
  %23 = load i16, ptr %2, align 2
  %24 = zext i16 %23 to i32
  %25 = or i32 %24, 512
  %26 = trunc i32 %25 to i16
  store i16 %26, ptr %2, align 2
  br label %27

27:                                               ; preds = %22, %18
  %28 = load i32, ptr %1, align 4
  %29 = call i32 @isalpha(i32 noundef %28) #6
  %30 = icmp ne i32 %29, 0
  br i1 %30, label %31, label %36

31:                                               ; preds = %27
  %32 = load i16, ptr %2, align 2
  %33 = zext i16 %32 to i32
  %34 = or i32 %33, 1024
  %35 = trunc i32 %34 to i16
  store i16 %35, ptr %2, align 2
  br label %36

36:                                               ; preds = %31, %27
  %37 = load i32, ptr %1, align 4
  %38 = call i32 @isdigit(i32 noundef %37) #6
  %39 = icmp ne i32 %38, 0
  br i1 %39, label %40, label %45

40:                                               ; preds = %36
  %41 = load i16, ptr %2, align 2
  %42 = zext i16 %41 to i32
  %43 = or i32 %42, 2048
  %44 = trunc i32 %43 to i16
  store i16 %44, ptr %2, align 2
  br label %45

45:                                               ; preds = %40, %36
  %46 = load i32, ptr %1, align 4
  %47 = call i32 @isxdigit(i32 noundef %46) #6
  %48 = icmp ne i32 %47, 0
  br i1 %48, label %49, label %54

49:                                               ; preds = %45
  %50 = load i16, ptr %2, align 2
  %51 = zext i16 %50 to i32
  %52 = or i32 %51, 4096
  %53 = trunc i32 %52 to i16
  store i16 %53, ptr %2, align 2
  br label %54

54:                                               ; preds = %49, %45
  %55 = load i32, ptr %1, align 4
  %56 = call i32 @isspace(i32 noundef %55) #6
  %57 = icmp ne i32 %56, 0
  br i1 %57, label %58, label %63

58:                                               ; preds = %54
  %59 = load i16, ptr %2, align 2
  %60 = zext i16 %59 to i32
  %61 = or i32 %60, 8192
  %62 = trunc i32 %61 to i16
  store i16 %62, ptr %2, align 2
  br label %63

63:                                               ; preds = %58, %54
  %64 = load i32, ptr %1, align 4
  %65 = call i32 @isprint(i32 noundef %64) #6
  %66 = icmp ne i32 %65, 0
  br i1 %66, label %67, label %72

67:                                               ; preds = %63
  %68 = load i16, ptr %2, align 2
  %69 = zext i16 %68 to i32
  %70 = or i32 %69, 16384
  %71 = trunc i32 %70 to i16
  store i16 %71, ptr %2, align 2
  br label %72

72:                                               ; preds = %67, %63
  %73 = load i32, ptr %1, align 4
  %74 = call i32 @isgraph(i32 noundef %73) #6
  %75 = icmp ne i32 %74, 0
  br i1 %75, label %76, label %81

76:                                               ; preds = %72
  %77 = load i16, ptr %2, align 2
  %78 = zext i16 %77 to i32
  %79 = or i32 %78, 32768
  %80 = trunc i32 %79 to i16
  store i16 %80, ptr %2, align 2
  br label %81

81:                                               ; preds = %76, %72
  %82 = load i32, ptr %1, align 4
  %83 = icmp eq i32 %82, 32
  br i1 %83, label %87, label %84

84:                                               ; preds = %81
  %85 = load i32, ptr %1, align 4
  %86 = icmp eq i32 %85, 9
  br i1 %86, label %87, label %92

87:                                               ; preds = %84, %81
  %88 = load i16, ptr %2, align 2
  %89 = zext i16 %88 to i32
  %90 = or i32 %89, 1
  %91 = trunc i32 %90 to i16
  store i16 %91, ptr %2, align 2
  br label %92

92:                                               ; preds = %87, %84
  %93 = load i32, ptr %1, align 4
  %94 = call i32 @iscntrl(i32 noundef %93) #6
  %95 = icmp ne i32 %94, 0
  br i1 %95, label %96, label %101

96:                                               ; preds = %92
  %97 = load i16, ptr %2, align 2
  %98 = zext i16 %97 to i32
  %99 = or i32 %98, 2
  %100 = trunc i32 %99 to i16
  store i16 %100, ptr %2, align 2
  br label %101

101:                                              ; preds = %96, %92
  %102 = load i32, ptr %1, align 4
  %103 = call i32 @ispunct(i32 noundef %102) #6
  %104 = icmp ne i32 %103, 0
  br i1 %104, label %105, label %110

105:                                              ; preds = %101
  %106 = load i16, ptr %2, align 2
  %107 = zext i16 %106 to i32
  %108 = or i32 %107, 4
  %109 = trunc i32 %108 to i16
  store i16 %109, ptr %2, align 2
  br label %110

110:                                              ; preds = %105, %101
  %111 = load i32, ptr %1, align 4
  %112 = call i32 @isalnum(i32 noundef %111) #6
  %113 = icmp ne i32 %112, 0
  br i1 %113, label %114, label %119

114:                                              ; preds = %110
  %115 = load i16, ptr %2, align 2
  %116 = zext i16 %115 to i32
  %117 = or i32 %116, 8
  %118 = trunc i32 %117 to i16
  store i16 %118, ptr %2, align 2
  br label %119

119:                                              ; preds = %114, %110
  %120 = load i16, ptr %2, align 2
  %121 = load i32, ptr %1, align 4
  %122 = add nsw i32 128, %121
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [384 x i16], ptr @character_bits, i64 0, i64 %123
  store i16 %120, ptr %124, align 2
  br label %125

125:                                              ; preds = %119
  %126 = load i32, ptr %1, align 4
  %127 = add nsw i32 %126, 1
  store i32 %127, ptr %1, align 4
  br label %6, !llvm.loop !32

128:                                              ; preds = %6
  store i32 1, ptr @has_character_bits, align 4
  br label %129

129:                                              ; preds = %128, %0
  call void @__fencepost_atomic_end() #6
  %130 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ctype_b_loc.table)
  store ptr getelementptr inbounds (i16, ptr @character_bits, i64 128), ptr %130, align 8
  %131 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ctype_b_loc.table)
  ret ptr %131
}

declare void @__fencepost_atomic_begin() #2

declare void @__fencepost_atomic_end() #2

; Function Attrs: noinline nounwind
define dso_local i64 @strtol(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  %10 = call i64 @parse(ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef 1) #6
  ret i64 %10
}

; Function Attrs: noinline nounwind
define internal i64 @parse(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  %16 = load ptr, ptr %6, align 8
  store ptr %16, ptr %10, align 8
  store i32 0, ptr %11, align 4
  store i32 0, ptr %12, align 4
  store i32 0, ptr %13, align 4
  store i64 0, ptr %14, align 8
  br label %17

17:                                               ; preds = %23, %4
  %18 = load ptr, ptr %10, align 8
  %19 = load i8, ptr %18, align 1
  %20 = sext i8 %19 to i32
  %21 = call i32 @isspace(i32 noundef %20) #6
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %23, label %26

23:                                               ; preds = %17
  %24 = load ptr, ptr %10, align 8
  %25 = getelementptr inbounds i8, ptr %24, i32 1
  store ptr %25, ptr %10, align 8
  br label %17, !llvm.loop !33

26:                                               ; preds = %17
  %27 = load ptr, ptr %10, align 8
  %28 = load i8, ptr %27, align 1
  %29 = sext i8 %28 to i32
  %30 = icmp eq i32 %29, 45
  br i1 %30, label %36, label %31

31:                                               ; preds = %26
  %32 = load ptr, ptr %10, align 8
  %33 = load i8, ptr %32, align 1
  %34 = sext i8 %33 to i32
  %35 = icmp eq i32 %34, 43
  br i1 %35, label %36, label %43

36:                                               ; preds = %31, %26
  %37 = load ptr, ptr %10, align 8
  %38 = getelementptr inbounds i8, ptr %37, i32 1
  store ptr %38, ptr %10, align 8
  %39 = load i8, ptr %37, align 1
  %40 = sext i8 %39 to i32
  %41 = icmp eq i32 %40, 45
  %42 = zext i1 %41 to i32
  store i32 %42, ptr %11, align 4
  br label %43

43:                                               ; preds = %36, %31
  %44 = load i32, ptr %8, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %49, label %46

46:                                               ; preds = %43
  %47 = load i32, ptr %8, align 4
  %48 = icmp eq i32 %47, 16
  br i1 %48, label %49, label %77

49:                                               ; preds = %46, %43
  %50 = load ptr, ptr %10, align 8
  %51 = getelementptr inbounds i8, ptr %50, i64 0
  %52 = load i8, ptr %51, align 1
  %53 = sext i8 %52 to i32
  %54 = icmp eq i32 %53, 48
  br i1 %54, label %55, label %77

55:                                               ; preds = %49
  %56 = load ptr, ptr %10, align 8
  %57 = getelementptr inbounds i8, ptr %56, i64 1
  %58 = load i8, ptr %57, align 1
  %59 = sext i8 %58 to i32
  %60 = icmp eq i32 %59, 120
  br i1 %60, label %67, label %61

61:                                               ; preds = %55
  %62 = load ptr, ptr %10, align 8
  %63 = getelementptr inbounds i8, ptr %62, i64 1
  %64 = load i8, ptr %63, align 1
  %65 = sext i8 %64 to i32
  %66 = icmp eq i32 %65, 88
  br i1 %66, label %67, label %77

67:                                               ; preds = %61, %55
  %68 = load ptr, ptr %10, align 8
  %69 = getelementptr inbounds i8, ptr %68, i64 2
  %70 = load i8, ptr %69, align 1
  %71 = sext i8 %70 to i32
  %72 = call i32 @digit_of(i32 noundef %71) #6
  %73 = icmp slt i32 %72, 16
  br i1 %73, label %74, label %77

74:                                               ; preds = %67
  %75 = load ptr, ptr %10, align 8
  %76 = getelementptr inbounds i8, ptr %75, i64 2
  store ptr %76, ptr %10, align 8
  store i32 16, ptr %8, align 4
  br label %77

77:                                               ; preds = %74, %67, %61, %49, %46
  %78 = load i32, ptr %8, align 4
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %87

80:                                               ; preds = %77
  %81 = load ptr, ptr %10, align 8
  %82 = load i8, ptr %81, align 1
  %83 = sext i8 %82 to i32
  %84 = icmp eq i32 %83, 48
  %85 = zext i1 %84 to i64
  %86 = select i1 %84, i32 8, i32 10
  store i32 %86, ptr %8, align 4
  br label %87

87:                                               ; preds = %80, %77
  br label %88

88:                                               ; preds = %114, %87
  %89 = load ptr, ptr %10, align 8
  %90 = load i8, ptr %89, align 1
  %91 = sext i8 %90 to i32
  %92 = call i32 @digit_of(i32 noundef %91) #6
  %93 = load i32, ptr %8, align 4
  %94 = icmp slt i32 %92, %93
  br i1 %94, label %95, label %117

95:                                               ; preds = %88
  store i32 1, ptr %12, align 4
  %96 = load i64, ptr %14, align 8
  %97 = load i32, ptr %8, align 4
  %98 = sext i32 %97 to i64
  %99 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %96, i64 %98)
  %100 = extractvalue { i64, i1 } %99, 1
  %101 = extractvalue { i64, i1 } %99, 0
  store i64 %101, ptr %14, align 8
  br i1 %100, label %112, label %102

102:                                              ; preds = %95
  %103 = load i64, ptr %14, align 8
  %104 = load ptr, ptr %10, align 8
  %105 = load i8, ptr %104, align 1
  %106 = sext i8 %105 to i32
  %107 = call i32 @digit_of(i32 noundef %106) #6
  %108 = sext i32 %107 to i64
  %109 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %103, i64 %108)
  %110 = extractvalue { i64, i1 } %109, 1
  %111 = extractvalue { i64, i1 } %109, 0
  store i64 %111, ptr %14, align 8
  br i1 %110, label %112, label %113

112:                                              ; preds = %102, %95
  store i32 1, ptr %13, align 4
  br label %113

113:                                              ; preds = %112, %102
  br label %114

114:                                              ; preds = %113
  %115 = load ptr, ptr %10, align 8
  %116 = getelementptr inbounds i8, ptr %115, i32 1
  store ptr %116, ptr %10, align 8
  br label %88, !llvm.loop !34

117:                                              ; preds = %88
  %118 = load ptr, ptr %7, align 8
  %119 = icmp ne ptr %118, null
  br i1 %119, label %120, label %130

120:                                              ; preds = %117
  %121 = load i32, ptr %12, align 4
  %122 = icmp ne i32 %121, 0
  br i1 %122, label %123, label %125

123:                                              ; preds = %120
  %124 = load ptr, ptr %10, align 8
  br label %127

125:                                              ; preds = %120
  %126 = load ptr, ptr %6, align 8
  br label %127

127:                                              ; preds = %125, %123
  %128 = phi ptr [ %124, %123 ], [ %126, %125 ]
  %129 = load ptr, ptr %7, align 8
  store ptr %128, ptr %129, align 8
  br label %130

130:                                              ; preds = %127, %117
  %131 = load i32, ptr %9, align 4
  %132 = icmp ne i32 %131, 0
  br i1 %132, label %133, label %151

133:                                              ; preds = %130
  %134 = load i32, ptr %11, align 4
  %135 = icmp ne i32 %134, 0
  %136 = zext i1 %135 to i64
  %137 = select i1 %135, i64 -9223372036854775808, i64 9223372036854775807
  store i64 %137, ptr %15, align 8
  %138 = load i32, ptr %13, align 4
  %139 = icmp ne i32 %138, 0
  br i1 %139, label %144, label %140

140:                                              ; preds = %133
  %141 = load i64, ptr %14, align 8
  %142 = load i64, ptr %15, align 8
  %143 = icmp ugt i64 %141, %142
  br i1 %143, label %144, label %150

144:                                              ; preds = %140, %133
  %145 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 34, ptr %145, align 4
  %146 = load i32, ptr %11, align 4
  %147 = icmp ne i32 %146, 0
  %148 = zext i1 %147 to i64
  %149 = select i1 %147, i64 -9223372036854775808, i64 9223372036854775807
  store i64 %149, ptr %5, align 8
  br label %167

150:                                              ; preds = %140
  br label %157

151:                                              ; preds = %130
  %152 = load i32, ptr %13, align 4
  %153 = icmp ne i32 %152, 0
  br i1 %153, label %154, label %156

154:                                              ; preds = %151
  %155 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 34, ptr %155, align 4
  store i64 -1, ptr %5, align 8
  br label %167

156:                                              ; preds = %151
  br label %157

157:                                              ; preds = %156, %150
  %158 = load i32, ptr %11, align 4
  %159 = icmp ne i32 %158, 0
  br i1 %159, label %160, label %163

160:                                              ; preds = %157
  %161 = load i64, ptr %14, align 8
  %162 = sub i64 0, %161
  br label %165

163:                                              ; preds = %157
  %164 = load i64, ptr %14, align 8
  br label %165

165:                                              ; preds = %163, %160
  %166 = phi i64 [ %162, %160 ], [ %164, %163 ]
  store i64 %166, ptr %5, align 8
  br label %167

167:                                              ; preds = %165, %154, %144
  %168 = load i64, ptr %5, align 8
  ret i64 %168
}

; Function Attrs: noinline nounwind
define dso_local i64 @strtoll(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  %10 = call i64 @parse(ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef 1) #6
  ret i64 %10
}

; Function Attrs: noinline nounwind
define dso_local i64 @strtoul(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  %10 = call i64 @parse(ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef 0) #6
  ret i64 %10
}

; Function Attrs: noinline nounwind
define dso_local i64 @strtoull(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  %10 = call i64 @parse(ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef 0) #6
  ret i64 %10
}

; Function Attrs: noinline nounwind
define dso_local i64 @__isoc23_strtol(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  %10 = call i64 @parse(ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef 1) #6
  ret i64 %10
}

; Function Attrs: noinline nounwind
define dso_local i64 @__isoc23_strtoul(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  %10 = call i64 @parse(ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef 0) #6
  ret i64 %10
}

; Function Attrs: noinline nounwind
define dso_local i64 @__isoc23_strtoll(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  %10 = call i64 @parse(ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef 1) #6
  ret i64 %10
}

; Function Attrs: noinline nounwind
define dso_local i64 @__isoc23_strtoull(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  %10 = call i64 @parse(ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef 0) #6
  ret i64 %10
}

; Function Attrs: noinline nounwind
define dso_local i64 @strtoimax(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  %10 = call i64 @parse(ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef 1) #6
  ret i64 %10
}

; Function Attrs: noinline nounwind
define dso_local i64 @__isoc23_strtoimax(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  %10 = call i64 @parse(ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef 1) #6
  ret i64 %10
}

; Function Attrs: noinline nounwind
define dso_local i64 @strtoumax(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  %10 = call i64 @parse(ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef 0) #6
  ret i64 %10
}

; Function Attrs: noinline nounwind
define dso_local i64 @__isoc23_strtoumax(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  %10 = call i64 @parse(ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef 0) #6
  ret i64 %10
}

; Function Attrs: noinline nounwind
define dso_local i64 @imaxabs(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr %2, align 8
  %4 = icmp slt i64 %3, 0
  br i1 %4, label %5, label %8

5:                                                ; preds = %1
  %6 = load i64, ptr %2, align 8
  %7 = sub nsw i64 0, %6
  br label %10

8:                                                ; preds = %1
  %9 = load i64, ptr %2, align 8
  br label %10

10:                                               ; preds = %8, %5
  %11 = phi i64 [ %7, %5 ], [ %9, %8 ]
  ret i64 %11
}

; Function Attrs: noinline nounwind
define dso_local i32 @atoi(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i64 @strtol(ptr noundef %3, ptr noundef null, i32 noundef 10) #6
  %5 = trunc i64 %4 to i32
  ret i32 %5
}

; Function Attrs: noinline nounwind
define dso_local i64 @atol(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i64 @strtol(ptr noundef %3, ptr noundef null, i32 noundef 10) #6
  ret i64 %4
}

; Function Attrs: noinline nounwind
define dso_local i64 @atoll(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i64 @strtol(ptr noundef %3, ptr noundef null, i32 noundef 10) #6
  ret i64 %4
}

; Function Attrs: noinline nounwind
define dso_local i32 @abs(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp slt i32 %3, 0
  br i1 %4, label %5, label %8

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4
  %7 = sub nsw i32 0, %6
  br label %10

8:                                                ; preds = %1
  %9 = load i32, ptr %2, align 4
  br label %10

10:                                               ; preds = %8, %5
  %11 = phi i32 [ %7, %5 ], [ %9, %8 ]
  ret i32 %11
}

; Function Attrs: noinline nounwind
define dso_local i64 @labs(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr %2, align 8
  %4 = icmp slt i64 %3, 0
  br i1 %4, label %5, label %8

5:                                                ; preds = %1
  %6 = load i64, ptr %2, align 8
  %7 = sub nsw i64 0, %6
  br label %10

8:                                                ; preds = %1
  %9 = load i64, ptr %2, align 8
  br label %10

10:                                               ; preds = %8, %5
  %11 = phi i64 [ %7, %5 ], [ %9, %8 ]
  ret i64 %11
}

; Function Attrs: noinline nounwind
define dso_local i64 @llabs(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr %2, align 8
  %4 = icmp slt i64 %3, 0
  br i1 %4, label %5, label %8

5:                                                ; preds = %1
  %6 = load i64, ptr %2, align 8
  %7 = sub nsw i64 0, %6
  br label %10

8:                                                ; preds = %1
  %9 = load i64, ptr %2, align 8
  br label %10

10:                                               ; preds = %8, %5
  %11 = phi i64 [ %7, %5 ], [ %9, %8 ]
  ret i64 %11
}

; Function Attrs: noinline nounwind
define dso_local i64 @div(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca %struct.quotient, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  %6 = getelementptr inbounds %struct.quotient, ptr %3, i32 0, i32 0
  %7 = load i32, ptr %4, align 4
  %8 = load i32, ptr %5, align 4
  %9 = sdiv i32 %7, %8
  store i32 %9, ptr %6, align 4
  %10 = getelementptr inbounds %struct.quotient, ptr %3, i32 0, i32 1
  %11 = load i32, ptr %4, align 4
  %12 = load i32, ptr %5, align 4
  %13 = srem i32 %11, %12
  store i32 %13, ptr %10, align 4
  %14 = load i64, ptr %3, align 4
  ret i64 %14
}

; Function Attrs: noinline nounwind
define dso_local { i64, i64 } @ldiv(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca %struct.long_quotient, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  store i64 %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  %6 = getelementptr inbounds %struct.long_quotient, ptr %3, i32 0, i32 0
  %7 = load i64, ptr %4, align 8
  %8 = load i64, ptr %5, align 8
  %9 = sdiv i64 %7, %8
  store i64 %9, ptr %6, align 8
  %10 = getelementptr inbounds %struct.long_quotient, ptr %3, i32 0, i32 1
  %11 = load i64, ptr %4, align 8
  %12 = load i64, ptr %5, align 8
  %13 = srem i64 %11, %12
  store i64 %13, ptr %10, align 8
  %14 = load { i64, i64 }, ptr %3, align 8
  ret { i64, i64 } %14
}

; Function Attrs: noinline nounwind
define dso_local { i64, i64 } @lldiv(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca %struct.long_quotient, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  store i64 %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  %6 = getelementptr inbounds %struct.long_quotient, ptr %3, i32 0, i32 0
  %7 = load i64, ptr %4, align 8
  %8 = load i64, ptr %5, align 8
  %9 = sdiv i64 %7, %8
  store i64 %9, ptr %6, align 8
  %10 = getelementptr inbounds %struct.long_quotient, ptr %3, i32 0, i32 1
  %11 = load i64, ptr %4, align 8
  %12 = load i64, ptr %5, align 8
  %13 = srem i64 %11, %12
  store i64 %13, ptr %10, align 8
  %14 = load { i64, i64 }, ptr %3, align 8
  ret { i64, i64 } %14
}

; Function Attrs: noinline nounwind
define dso_local double @strtod(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca double, align 8
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  %17 = load ptr, ptr %4, align 8
  store ptr %17, ptr %6, align 8
  store i64 0, ptr %7, align 8
  store i32 0, ptr %8, align 4
  store i32 0, ptr %9, align 4
  store i32 0, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %18

18:                                               ; preds = %24, %2
  %19 = load ptr, ptr %6, align 8
  %20 = load i8, ptr %19, align 1
  %21 = sext i8 %20 to i32
  %22 = call i32 @isspace(i32 noundef %21) #6
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %24, label %27

24:                                               ; preds = %18
  %25 = load ptr, ptr %6, align 8
  %26 = getelementptr inbounds i8, ptr %25, i32 1
  store ptr %26, ptr %6, align 8
  br label %18, !llvm.loop !35

27:                                               ; preds = %18
  %28 = load ptr, ptr %6, align 8
  %29 = load i8, ptr %28, align 1
  %30 = sext i8 %29 to i32
  %31 = icmp eq i32 %30, 45
  br i1 %31, label %37, label %32

32:                                               ; preds = %27
  %33 = load ptr, ptr %6, align 8
  %34 = load i8, ptr %33, align 1
  %35 = sext i8 %34 to i32
  %36 = icmp eq i32 %35, 43
  br i1 %36, label %37, label %44

37:                                               ; preds = %32, %27
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds i8, ptr %38, i32 1
  store ptr %39, ptr %6, align 8
  %40 = load i8, ptr %38, align 1
  %41 = sext i8 %40 to i32
  %42 = icmp eq i32 %41, 45
  %43 = zext i1 %42 to i32
  store i32 %43, ptr %8, align 4
  br label %44

44:                                               ; preds = %37, %32
  %45 = load ptr, ptr %6, align 8
  %46 = call i32 @begins_with(ptr noundef %45, ptr noundef @.str.26) #6
  %47 = icmp ne i32 %46, 0
  br i1 %47, label %52, label %48

48:                                               ; preds = %44
  %49 = load ptr, ptr %6, align 8
  %50 = call i32 @begins_with(ptr noundef %49, ptr noundef @.str.27) #6
  %51 = icmp ne i32 %50, 0
  br i1 %51, label %52, label %74

52:                                               ; preds = %48, %44
  %53 = load ptr, ptr %6, align 8
  %54 = load i8, ptr %53, align 1
  %55 = sext i8 %54 to i32
  %56 = icmp eq i32 %55, 105
  br i1 %56, label %62, label %57

57:                                               ; preds = %52
  %58 = load ptr, ptr %6, align 8
  %59 = load i8, ptr %58, align 1
  %60 = sext i8 %59 to i32
  %61 = icmp eq i32 %60, 73
  br label %62

62:                                               ; preds = %57, %52
  %63 = phi i1 [ true, %52 ], [ %61, %57 ]
  %64 = zext i1 %63 to i64
  %65 = select i1 %63, double 0x7FF0000000000000, double 0x7FF8000000000000
  store double %65, ptr %12, align 8
  %66 = load ptr, ptr %6, align 8
  %67 = call i32 @begins_with(ptr noundef %66, ptr noundef @.str.28) #6
  %68 = icmp ne i32 %67, 0
  %69 = zext i1 %68 to i64
  %70 = select i1 %68, i32 8, i32 3
  %71 = load ptr, ptr %6, align 8
  %72 = sext i32 %70 to i64
  %73 = getelementptr inbounds i8, ptr %71, i64 %72
  store ptr %73, ptr %6, align 8
  store i32 1, ptr %9, align 4
  br label %212

74:                                               ; preds = %48
  store i32 0, ptr %13, align 4
  br label %75

75:                                               ; preds = %130, %74
  %76 = load ptr, ptr %6, align 8
  %77 = load i8, ptr %76, align 1
  %78 = sext i8 %77 to i32
  %79 = call i32 @isdigit(i32 noundef %78) #6
  %80 = icmp ne i32 %79, 0
  br i1 %80, label %92, label %81

81:                                               ; preds = %75
  %82 = load ptr, ptr %6, align 8
  %83 = load i8, ptr %82, align 1
  %84 = sext i8 %83 to i32
  %85 = icmp eq i32 %84, 46
  br i1 %85, label %86, label %90

86:                                               ; preds = %81
  %87 = load i32, ptr %13, align 4
  %88 = icmp ne i32 %87, 0
  %89 = xor i1 %88, true
  br label %90

90:                                               ; preds = %86, %81
  %91 = phi i1 [ false, %81 ], [ %89, %86 ]
  br label %92

92:                                               ; preds = %90, %75
  %93 = phi i1 [ true, %75 ], [ %91, %90 ]
  br i1 %93, label %94, label %133

94:                                               ; preds = %92
  %95 = load ptr, ptr %6, align 8
  %96 = load i8, ptr %95, align 1
  %97 = sext i8 %96 to i32
  %98 = icmp eq i32 %97, 46
  br i1 %98, label %99, label %100

99:                                               ; preds = %94
  store i32 1, ptr %13, align 4
  br label %130

100:                                              ; preds = %94
  store i32 1, ptr %9, align 4
  %101 = load i64, ptr %7, align 8
  %102 = icmp ult i64 %101, 1844674407370955160
  br i1 %102, label %103, label %115

103:                                              ; preds = %100
  %104 = load i64, ptr %7, align 8
  %105 = mul i64 %104, 10
  %106 = load ptr, ptr %6, align 8
  %107 = load i8, ptr %106, align 1
  %108 = sext i8 %107 to i32
  %109 = sub nsw i32 %108, 48
  %110 = sext i32 %109 to i64
  %111 = add i64 %105, %110
  store i64 %111, ptr %7, align 8
  %112 = load i32, ptr %13, align 4
  %113 = load i32, ptr %11, align 4
  %114 = sub nsw i32 %113, %112
  store i32 %114, ptr %11, align 4
  br label %129

115:                                              ; preds = %100
  %116 = load ptr, ptr %6, align 8
  %117 = load i8, ptr %116, align 1
  %118 = sext i8 %117 to i32
  %119 = icmp ne i32 %118, 48
  %120 = zext i1 %119 to i32
  %121 = load i32, ptr %10, align 4
  %122 = or i32 %121, %120
  store i32 %122, ptr %10, align 4
  %123 = load i32, ptr %13, align 4
  %124 = icmp ne i32 %123, 0
  %125 = xor i1 %124, true
  %126 = zext i1 %125 to i32
  %127 = load i32, ptr %11, align 4
  %128 = add nsw i32 %127, %126
  store i32 %128, ptr %11, align 4
  br label %129

129:                                              ; preds = %115, %103
  br label %130

130:                                              ; preds = %129, %99
  %131 = load ptr, ptr %6, align 8
  %132 = getelementptr inbounds i8, ptr %131, i32 1
  store ptr %132, ptr %6, align 8
  br label %75, !llvm.loop !36

133:                                              ; preds = %92
  %134 = load i32, ptr %9, align 4
  %135 = icmp ne i32 %134, 0
  br i1 %135, label %136, label %207

136:                                              ; preds = %133
  %137 = load ptr, ptr %6, align 8
  %138 = load i8, ptr %137, align 1
  %139 = sext i8 %138 to i32
  %140 = icmp eq i32 %139, 101
  br i1 %140, label %146, label %141

141:                                              ; preds = %136
  %142 = load ptr, ptr %6, align 8
  %143 = load i8, ptr %142, align 1
  %144 = sext i8 %143 to i32
  %145 = icmp eq i32 %144, 69
  br i1 %145, label %146, label %207

146:                                              ; preds = %141, %136
  %147 = load ptr, ptr %6, align 8
  %148 = getelementptr inbounds i8, ptr %147, i64 1
  store ptr %148, ptr %14, align 8
  store i32 0, ptr %15, align 4
  store i32 0, ptr %16, align 4
  %149 = load ptr, ptr %14, align 8
  %150 = load i8, ptr %149, align 1
  %151 = sext i8 %150 to i32
  %152 = icmp eq i32 %151, 45
  br i1 %152, label %158, label %153

153:                                              ; preds = %146
  %154 = load ptr, ptr %14, align 8
  %155 = load i8, ptr %154, align 1
  %156 = sext i8 %155 to i32
  %157 = icmp eq i32 %156, 43
  br i1 %157, label %158, label %165

158:                                              ; preds = %153, %146
  %159 = load ptr, ptr %14, align 8
  %160 = getelementptr inbounds i8, ptr %159, i32 1
  store ptr %160, ptr %14, align 8
  %161 = load i8, ptr %159, align 1
  %162 = sext i8 %161 to i32
  %163 = icmp eq i32 %162, 45
  %164 = zext i1 %163 to i32
  store i32 %164, ptr %15, align 4
  br label %165

165:                                              ; preds = %158, %153
  %166 = load ptr, ptr %14, align 8
  %167 = load i8, ptr %166, align 1
  %168 = sext i8 %167 to i32
  %169 = call i32 @isdigit(i32 noundef %168) #6
  %170 = icmp ne i32 %169, 0
  br i1 %170, label %171, label %206

171:                                              ; preds = %165
  br label %172

172:                                              ; preds = %190, %171
  %173 = load ptr, ptr %14, align 8
  %174 = load i8, ptr %173, align 1
  %175 = sext i8 %174 to i32
  %176 = call i32 @isdigit(i32 noundef %175) #6
  %177 = icmp ne i32 %176, 0
  br i1 %177, label %178, label %193

178:                                              ; preds = %172
  %179 = load i32, ptr %16, align 4
  %180 = icmp slt i32 %179, 100000
  br i1 %180, label %181, label %189

181:                                              ; preds = %178
  %182 = load i32, ptr %16, align 4
  %183 = mul nsw i32 %182, 10
  %184 = load ptr, ptr %14, align 8
  %185 = load i8, ptr %184, align 1
  %186 = sext i8 %185 to i32
  %187 = sub nsw i32 %186, 48
  %188 = add nsw i32 %183, %187
  store i32 %188, ptr %16, align 4
  br label %189

189:                                              ; preds = %181, %178
  br label %190

190:                                              ; preds = %189
  %191 = load ptr, ptr %14, align 8
  %192 = getelementptr inbounds i8, ptr %191, i32 1
  store ptr %192, ptr %14, align 8
  br label %172, !llvm.loop !37

193:                                              ; preds = %172
  %194 = load i32, ptr %15, align 4
  %195 = icmp ne i32 %194, 0
  br i1 %195, label %196, label %199

196:                                              ; preds = %193
  %197 = load i32, ptr %16, align 4
  %198 = sub nsw i32 0, %197
  br label %201

199:                                              ; preds = %193
  %200 = load i32, ptr %16, align 4
  br label %201

201:                                              ; preds = %199, %196
  %202 = phi i32 [ %198, %196 ], [ %200, %199 ]
  %203 = load i32, ptr %11, align 4
  %204 = add nsw i32 %203, %202
  store i32 %204, ptr %11, align 4
  %205 = load ptr, ptr %14, align 8
  store ptr %205, ptr %6, align 8
  br label %206

206:                                              ; preds = %201, %165
  br label %207

207:                                              ; preds = %206, %141, %133
  %208 = load i64, ptr %7, align 8
  %209 = load i32, ptr %11, align 4
  %210 = load i32, ptr %10, align 4
  %211 = call double @__fencepost_decimal(i64 noundef %208, i32 noundef %209, i32 noundef %210) #6
  store double %211, ptr %12, align 8
  br label %212

212:                                              ; preds = %207, %62
  %213 = load ptr, ptr %5, align 8
  %214 = icmp ne ptr %213, null
  br i1 %214, label %215, label %225

215:                                              ; preds = %212
  %216 = load i32, ptr %9, align 4
  %217 = icmp ne i32 %216, 0
  br i1 %217, label %218, label %220

218:                                              ; preds = %215
  %219 = load ptr, ptr %6, align 8
  br label %222

220:                                              ; preds = %215
  %221 = load ptr, ptr %4, align 8
  br label %222

222:                                              ; preds = %220, %218
  %223 = phi ptr [ %219, %218 ], [ %221, %220 ]
  %224 = load ptr, ptr %5, align 8
  store ptr %223, ptr %224, align 8
  br label %225

225:                                              ; preds = %222, %212
  %226 = load i32, ptr %9, align 4
  %227 = icmp ne i32 %226, 0
  br i1 %227, label %229, label %228

228:                                              ; preds = %225
  store double 0.000000e+00, ptr %3, align 8
  br label %239

229:                                              ; preds = %225
  %230 = load i32, ptr %8, align 4
  %231 = icmp ne i32 %230, 0
  br i1 %231, label %232, label %235

232:                                              ; preds = %229
  %233 = load double, ptr %12, align 8
  %234 = fneg double %233
  br label %237

235:                                              ; preds = %229
  %236 = load double, ptr %12, align 8
  br label %237

237:                                              ; preds = %235, %232
  %238 = phi double [ %234, %232 ], [ %236, %235 ]
  store double %238, ptr %3, align 8
  br label %239

239:                                              ; preds = %237, %228
  %240 = load double, ptr %3, align 8
  ret double %240
}

; Function Attrs: noinline nounwind
define internal i32 @begins_with(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  br label %6

6:                                                ; preds = %21, %2
  %7 = load ptr, ptr %5, align 8
  %8 = load i8, ptr %7, align 1
  %9 = icmp ne i8 %8, 0
  br i1 %9, label %10, label %26

10:                                               ; preds = %6
  %11 = load ptr, ptr %4, align 8
  %12 = load i8, ptr %11, align 1
  %13 = sext i8 %12 to i32
  %14 = call i32 @tolower(i32 noundef %13) #6
  %15 = load ptr, ptr %5, align 8
  %16 = load i8, ptr %15, align 1
  %17 = sext i8 %16 to i32
  %18 = icmp ne i32 %14, %17
  br i1 %18, label %19, label %20

19:                                               ; preds = %10
  store i32 0, ptr %3, align 4
  br label %27

20:                                               ; preds = %10
  br label %21

21:                                               ; preds = %20
  %22 = load ptr, ptr %4, align 8
  %23 = getelementptr inbounds i8, ptr %22, i32 1
  store ptr %23, ptr %4, align 8
  %24 = load ptr, ptr %5, align 8
  %25 = getelementptr inbounds i8, ptr %24, i32 1
  store ptr %25, ptr %5, align 8
  br label %6, !llvm.loop !38

26:                                               ; preds = %6
  store i32 1, ptr %3, align 4
  br label %27

27:                                               ; preds = %26, %19
  %28 = load i32, ptr %3, align 4
  ret i32 %28
}

declare double @__fencepost_decimal(i64 noundef, i32 noundef, i32 noundef) #2

; Function Attrs: noinline nounwind
define dso_local float @strtof(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = call double @strtod(ptr noundef %5, ptr noundef %6) #6
  %8 = fptrunc double %7 to float
  ret float %8
}

; Function Attrs: noinline nounwind
define dso_local double @atof(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call double @strtod(ptr noundef %3, ptr noundef null) #6
  ret double %4
}

; Function Attrs: noinline nounwind
define dso_local double @fabs(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @__fencepost_fabs(double noundef %3) #6
  ret double %4
}

declare double @__fencepost_fabs(double noundef) #2

; Function Attrs: noinline nounwind
define dso_local float @fabsf(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = fpext float %3 to double
  %5 = call double @__fencepost_fabs(double noundef %4) #6
  %6 = fptrunc double %5 to float
  ret float %6
}

; Function Attrs: noinline nounwind
define dso_local double @sqrt(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @__fencepost_sqrt(double noundef %3) #6
  ret double %4
}

declare double @__fencepost_sqrt(double noundef) #2

; Function Attrs: noinline nounwind
define dso_local float @sqrtf(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = fpext float %3 to double
  %5 = call double @__fencepost_sqrt(double noundef %4) #6
  %6 = fptrunc double %5 to float
  ret float %6
}

; Function Attrs: noinline nounwind
define dso_local double @floor(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @__fencepost_floor(double noundef %3) #6
  ret double %4
}

declare double @__fencepost_floor(double noundef) #2

; Function Attrs: noinline nounwind
define dso_local float @floorf(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = fpext float %3 to double
  %5 = call double @__fencepost_floor(double noundef %4) #6
  %6 = fptrunc double %5 to float
  ret float %6
}

; Function Attrs: noinline nounwind
define dso_local double @ceil(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @__fencepost_ceil(double noundef %3) #6
  ret double %4
}

declare double @__fencepost_ceil(double noundef) #2

; Function Attrs: noinline nounwind
define dso_local float @ceilf(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = fpext float %3 to double
  %5 = call double @__fencepost_ceil(double noundef %4) #6
  %6 = fptrunc double %5 to float
  ret float %6
}

; Function Attrs: noinline nounwind
define dso_local double @round(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @__fencepost_round(double noundef %3) #6
  ret double %4
}

declare double @__fencepost_round(double noundef) #2

; Function Attrs: noinline nounwind
define dso_local float @roundf(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = fpext float %3 to double
  %5 = call double @__fencepost_round(double noundef %4) #6
  %6 = fptrunc double %5 to float
  ret float %6
}

; Function Attrs: noinline nounwind
define dso_local double @trunc(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @__fencepost_trunc(double noundef %3) #6
  ret double %4
}

declare double @__fencepost_trunc(double noundef) #2

; Function Attrs: noinline nounwind
define dso_local float @truncf(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = fpext float %3 to double
  %5 = call double @__fencepost_trunc(double noundef %4) #6
  %6 = fptrunc double %5 to float
  ret float %6
}

; Function Attrs: noinline nounwind
define dso_local double @cbrt(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @__fencepost_cbrt(double noundef %3) #6
  ret double %4
}

declare double @__fencepost_cbrt(double noundef) #2

; Function Attrs: noinline nounwind
define dso_local float @cbrtf(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = fpext float %3 to double
  %5 = call double @__fencepost_cbrt(double noundef %4) #6
  %6 = fptrunc double %5 to float
  ret float %6
}

; Function Attrs: noinline nounwind
define dso_local double @exp(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @__fencepost_exp(double noundef %3) #6
  ret double %4
}

declare double @__fencepost_exp(double noundef) #2

; Function Attrs: noinline nounwind
define dso_local float @expf(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = fpext float %3 to double
  %5 = call double @__fencepost_exp(double noundef %4) #6
  %6 = fptrunc double %5 to float
  ret float %6
}

; Function Attrs: noinline nounwind
define dso_local double @exp2(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @__fencepost_exp2(double noundef %3) #6
  ret double %4
}

declare double @__fencepost_exp2(double noundef) #2

; Function Attrs: noinline nounwind
define dso_local float @exp2f(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = fpext float %3 to double
  %5 = call double @__fencepost_exp2(double noundef %4) #6
  %6 = fptrunc double %5 to float
  ret float %6
}

; Function Attrs: noinline nounwind
define dso_local double @log(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @__fencepost_log(double noundef %3) #6
  ret double %4
}

declare double @__fencepost_log(double noundef) #2

; Function Attrs: noinline nounwind
define dso_local float @logf(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = fpext float %3 to double
  %5 = call double @__fencepost_log(double noundef %4) #6
  %6 = fptrunc double %5 to float
  ret float %6
}

; Function Attrs: noinline nounwind
define dso_local double @log2(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @__fencepost_log2(double noundef %3) #6
  ret double %4
}

declare double @__fencepost_log2(double noundef) #2

; Function Attrs: noinline nounwind
define dso_local float @log2f(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = fpext float %3 to double
  %5 = call double @__fencepost_log2(double noundef %4) #6
  %6 = fptrunc double %5 to float
  ret float %6
}

; Function Attrs: noinline nounwind
define dso_local double @log10(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @__fencepost_log10(double noundef %3) #6
  ret double %4
}

declare double @__fencepost_log10(double noundef) #2

; Function Attrs: noinline nounwind
define dso_local float @log10f(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = fpext float %3 to double
  %5 = call double @__fencepost_log10(double noundef %4) #6
  %6 = fptrunc double %5 to float
  ret float %6
}

; Function Attrs: noinline nounwind
define dso_local double @sin(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @__fencepost_sin(double noundef %3) #6
  ret double %4
}

declare double @__fencepost_sin(double noundef) #2

; Function Attrs: noinline nounwind
define dso_local float @sinf(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = fpext float %3 to double
  %5 = call double @__fencepost_sin(double noundef %4) #6
  %6 = fptrunc double %5 to float
  ret float %6
}

; Function Attrs: noinline nounwind
define dso_local double @cos(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @__fencepost_cos(double noundef %3) #6
  ret double %4
}

declare double @__fencepost_cos(double noundef) #2

; Function Attrs: noinline nounwind
define dso_local float @cosf(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = fpext float %3 to double
  %5 = call double @__fencepost_cos(double noundef %4) #6
  %6 = fptrunc double %5 to float
  ret float %6
}

; Function Attrs: noinline nounwind
define dso_local double @tan(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @__fencepost_tan(double noundef %3) #6
  ret double %4
}

declare double @__fencepost_tan(double noundef) #2

; Function Attrs: noinline nounwind
define dso_local float @tanf(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = fpext float %3 to double
  %5 = call double @__fencepost_tan(double noundef %4) #6
  %6 = fptrunc double %5 to float
  ret float %6
}

; Function Attrs: noinline nounwind
define dso_local double @asin(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @__fencepost_asin(double noundef %3) #6
  ret double %4
}

declare double @__fencepost_asin(double noundef) #2

; Function Attrs: noinline nounwind
define dso_local float @asinf(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = fpext float %3 to double
  %5 = call double @__fencepost_asin(double noundef %4) #6
  %6 = fptrunc double %5 to float
  ret float %6
}

; Function Attrs: noinline nounwind
define dso_local double @acos(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @__fencepost_acos(double noundef %3) #6
  ret double %4
}

declare double @__fencepost_acos(double noundef) #2

; Function Attrs: noinline nounwind
define dso_local float @acosf(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = fpext float %3 to double
  %5 = call double @__fencepost_acos(double noundef %4) #6
  %6 = fptrunc double %5 to float
  ret float %6
}

; Function Attrs: noinline nounwind
define dso_local double @atan(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @__fencepost_atan(double noundef %3) #6
  ret double %4
}

declare double @__fencepost_atan(double noundef) #2

; Function Attrs: noinline nounwind
define dso_local float @atanf(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = fpext float %3 to double
  %5 = call double @__fencepost_atan(double noundef %4) #6
  %6 = fptrunc double %5 to float
  ret float %6
}

; Function Attrs: noinline nounwind
define dso_local double @sinh(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @__fencepost_sinh(double noundef %3) #6
  ret double %4
}

declare double @__fencepost_sinh(double noundef) #2

; Function Attrs: noinline nounwind
define dso_local float @sinhf(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = fpext float %3 to double
  %5 = call double @__fencepost_sinh(double noundef %4) #6
  %6 = fptrunc double %5 to float
  ret float %6
}

; Function Attrs: noinline nounwind
define dso_local double @cosh(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @__fencepost_cosh(double noundef %3) #6
  ret double %4
}

declare double @__fencepost_cosh(double noundef) #2

; Function Attrs: noinline nounwind
define dso_local float @coshf(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = fpext float %3 to double
  %5 = call double @__fencepost_cosh(double noundef %4) #6
  %6 = fptrunc double %5 to float
  ret float %6
}

; Function Attrs: noinline nounwind
define dso_local double @tanh(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @__fencepost_tanh(double noundef %3) #6
  ret double %4
}

declare double @__fencepost_tanh(double noundef) #2

; Function Attrs: noinline nounwind
define dso_local float @tanhf(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = fpext float %3 to double
  %5 = call double @__fencepost_tanh(double noundef %4) #6
  %6 = fptrunc double %5 to float
  ret float %6
}

; Function Attrs: noinline nounwind
define dso_local double @rint(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @__fencepost_rint(double noundef %3) #6
  ret double %4
}

declare double @__fencepost_rint(double noundef) #2

; Function Attrs: noinline nounwind
define dso_local float @rintf(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = fpext float %3 to double
  %5 = call double @__fencepost_rint(double noundef %4) #6
  %6 = fptrunc double %5 to float
  ret float %6
}

; Function Attrs: noinline nounwind
define dso_local double @nearbyint(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @__fencepost_rint(double noundef %3) #6
  ret double %4
}

; Function Attrs: noinline nounwind
define dso_local float @nearbyintf(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = fpext float %3 to double
  %5 = call double @__fencepost_rint(double noundef %4) #6
  %6 = fptrunc double %5 to float
  ret float %6
}

; Function Attrs: noinline nounwind
define dso_local double @pow(double noundef %0, double noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load double, ptr %3, align 8
  %6 = load double, ptr %4, align 8
  %7 = call double @__fencepost_pow(double noundef %5, double noundef %6) #6
  ret double %7
}

declare double @__fencepost_pow(double noundef, double noundef) #2

; Function Attrs: noinline nounwind
define dso_local float @powf(float noundef %0, float noundef %1) #0 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4
  store float %1, ptr %4, align 4
  %5 = load float, ptr %3, align 4
  %6 = fpext float %5 to double
  %7 = load float, ptr %4, align 4
  %8 = fpext float %7 to double
  %9 = call double @__fencepost_pow(double noundef %6, double noundef %8) #6
  %10 = fptrunc double %9 to float
  ret float %10
}

; Function Attrs: noinline nounwind
define dso_local double @fmod(double noundef %0, double noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load double, ptr %3, align 8
  %6 = load double, ptr %4, align 8
  %7 = call double @__fencepost_fmod(double noundef %5, double noundef %6) #6
  ret double %7
}

declare double @__fencepost_fmod(double noundef, double noundef) #2

; Function Attrs: noinline nounwind
define dso_local float @fmodf(float noundef %0, float noundef %1) #0 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4
  store float %1, ptr %4, align 4
  %5 = load float, ptr %3, align 4
  %6 = fpext float %5 to double
  %7 = load float, ptr %4, align 4
  %8 = fpext float %7 to double
  %9 = call double @__fencepost_fmod(double noundef %6, double noundef %8) #6
  %10 = fptrunc double %9 to float
  ret float %10
}

; Function Attrs: noinline nounwind
define dso_local double @atan2(double noundef %0, double noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load double, ptr %3, align 8
  %6 = load double, ptr %4, align 8
  %7 = call double @__fencepost_atan2(double noundef %5, double noundef %6) #6
  ret double %7
}

declare double @__fencepost_atan2(double noundef, double noundef) #2

; Function Attrs: noinline nounwind
define dso_local float @atan2f(float noundef %0, float noundef %1) #0 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4
  store float %1, ptr %4, align 4
  %5 = load float, ptr %3, align 4
  %6 = fpext float %5 to double
  %7 = load float, ptr %4, align 4
  %8 = fpext float %7 to double
  %9 = call double @__fencepost_atan2(double noundef %6, double noundef %8) #6
  %10 = fptrunc double %9 to float
  ret float %10
}

; Function Attrs: noinline nounwind
define dso_local double @hypot(double noundef %0, double noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load double, ptr %3, align 8
  %6 = load double, ptr %4, align 8
  %7 = call double @__fencepost_hypot(double noundef %5, double noundef %6) #6
  ret double %7
}

declare double @__fencepost_hypot(double noundef, double noundef) #2

; Function Attrs: noinline nounwind
define dso_local float @hypotf(float noundef %0, float noundef %1) #0 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4
  store float %1, ptr %4, align 4
  %5 = load float, ptr %3, align 4
  %6 = fpext float %5 to double
  %7 = load float, ptr %4, align 4
  %8 = fpext float %7 to double
  %9 = call double @__fencepost_hypot(double noundef %6, double noundef %8) #6
  %10 = fptrunc double %9 to float
  ret float %10
}

; Function Attrs: noinline nounwind
define dso_local double @fmax(double noundef %0, double noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load double, ptr %3, align 8
  %6 = load double, ptr %3, align 8
  %7 = fcmp une double %5, %6
  br i1 %7, label %12, label %8

8:                                                ; preds = %2
  %9 = load double, ptr %3, align 8
  %10 = load double, ptr %4, align 8
  %11 = fcmp olt double %9, %10
  br i1 %11, label %12, label %14

12:                                               ; preds = %8, %2
  %13 = load double, ptr %4, align 8
  br label %16

14:                                               ; preds = %8
  %15 = load double, ptr %3, align 8
  br label %16

16:                                               ; preds = %14, %12
  %17 = phi double [ %13, %12 ], [ %15, %14 ]
  ret double %17
}

; Function Attrs: noinline nounwind
define dso_local double @fmin(double noundef %0, double noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load double, ptr %3, align 8
  %6 = load double, ptr %3, align 8
  %7 = fcmp une double %5, %6
  br i1 %7, label %12, label %8

8:                                                ; preds = %2
  %9 = load double, ptr %4, align 8
  %10 = load double, ptr %3, align 8
  %11 = fcmp olt double %9, %10
  br i1 %11, label %12, label %14

12:                                               ; preds = %8, %2
  %13 = load double, ptr %4, align 8
  br label %16

14:                                               ; preds = %8
  %15 = load double, ptr %3, align 8
  br label %16

16:                                               ; preds = %14, %12
  %17 = phi double [ %13, %12 ], [ %15, %14 ]
  ret double %17
}

; Function Attrs: noinline nounwind
define dso_local float @fmaxf(float noundef %0, float noundef %1) #0 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4
  store float %1, ptr %4, align 4
  %5 = load float, ptr %3, align 4
  %6 = fpext float %5 to double
  %7 = load float, ptr %4, align 4
  %8 = fpext float %7 to double
  %9 = call double @fmax(double noundef %6, double noundef %8) #6
  %10 = fptrunc double %9 to float
  ret float %10
}

; Function Attrs: noinline nounwind
define dso_local float @fminf(float noundef %0, float noundef %1) #0 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4
  store float %1, ptr %4, align 4
  %5 = load float, ptr %3, align 4
  %6 = fpext float %5 to double
  %7 = load float, ptr %4, align 4
  %8 = fpext float %7 to double
  %9 = call double @fmin(double noundef %6, double noundef %8) #6
  %10 = fptrunc double %9 to float
  ret float %10
}

; Function Attrs: noinline nounwind
define dso_local double @fdim(double noundef %0, double noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load double, ptr %3, align 8
  %6 = load double, ptr %4, align 8
  %7 = fcmp ogt double %5, %6
  br i1 %7, label %8, label %12

8:                                                ; preds = %2
  %9 = load double, ptr %3, align 8
  %10 = load double, ptr %4, align 8
  %11 = fsub double %9, %10
  br label %27

12:                                               ; preds = %2
  %13 = load double, ptr %3, align 8
  %14 = load double, ptr %3, align 8
  %15 = fcmp une double %13, %14
  br i1 %15, label %20, label %16

16:                                               ; preds = %12
  %17 = load double, ptr %4, align 8
  %18 = load double, ptr %4, align 8
  %19 = fcmp une double %17, %18
  br i1 %19, label %20, label %24

20:                                               ; preds = %16, %12
  %21 = load double, ptr %3, align 8
  %22 = load double, ptr %4, align 8
  %23 = fadd double %21, %22
  br label %25

24:                                               ; preds = %16
  br label %25

25:                                               ; preds = %24, %20
  %26 = phi double [ %23, %20 ], [ 0.000000e+00, %24 ]
  br label %27

27:                                               ; preds = %25, %8
  %28 = phi double [ %11, %8 ], [ %26, %25 ]
  ret double %28
}

; Function Attrs: noinline nounwind
define dso_local i64 @lround(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @__fencepost_round(double noundef %3) #6
  %5 = fptosi double %4 to i64
  ret i64 %5
}

; Function Attrs: noinline nounwind
define dso_local i64 @lrint(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @__fencepost_rint(double noundef %3) #6
  %5 = fptosi double %4 to i64
  ret i64 %5
}

; Function Attrs: noinline nounwind
define dso_local i64 @lroundf(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = fpext float %3 to double
  %5 = call i64 @lround(double noundef %4) #6
  ret i64 %5
}

; Function Attrs: noinline nounwind
define dso_local i64 @lrintf(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = fpext float %3 to double
  %5 = call i64 @lrint(double noundef %4) #6
  ret i64 %5
}

; Function Attrs: noinline nounwind
define dso_local i64 @llround(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call i64 @lround(double noundef %3) #6
  ret i64 %4
}

; Function Attrs: noinline nounwind
define dso_local i64 @llrint(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call i64 @lrint(double noundef %3) #6
  ret i64 %4
}

; Function Attrs: noinline nounwind
define dso_local double @log1p(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @__fencepost_log1p(double noundef %3) #6
  ret double %4
}

declare double @__fencepost_log1p(double noundef) #2

; Function Attrs: noinline nounwind
define dso_local double @expm1(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @__fencepost_expm1(double noundef %3) #6
  ret double %4
}

declare double @__fencepost_expm1(double noundef) #2

; Function Attrs: noinline nounwind
define dso_local double @asinh(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @__fencepost_asinh(double noundef %3) #6
  ret double %4
}

declare double @__fencepost_asinh(double noundef) #2

; Function Attrs: noinline nounwind
define dso_local double @acosh(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @__fencepost_acosh(double noundef %3) #6
  ret double %4
}

declare double @__fencepost_acosh(double noundef) #2

; Function Attrs: noinline nounwind
define dso_local double @atanh(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @__fencepost_atanh(double noundef %3) #6
  ret double %4
}

declare double @__fencepost_atanh(double noundef) #2

; Function Attrs: noinline nounwind
define dso_local double @modf(double noundef %0, ptr noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca ptr, align 8
  %5 = alloca double, align 8
  store double %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %6 = load double, ptr %3, align 8
  %7 = call double @__fencepost_trunc(double noundef %6) #6
  %8 = load ptr, ptr %4, align 8
  store double %7, ptr %8, align 8
  %9 = load double, ptr %3, align 8
  %10 = load ptr, ptr %4, align 8
  %11 = load double, ptr %10, align 8
  %12 = fcmp oeq double %9, %11
  br i1 %12, label %13, label %14

13:                                               ; preds = %2
  br label %19

14:                                               ; preds = %2
  %15 = load double, ptr %3, align 8
  %16 = load ptr, ptr %4, align 8
  %17 = load double, ptr %16, align 8
  %18 = fsub double %15, %17
  br label %19

19:                                               ; preds = %14, %13
  %20 = phi double [ 0.000000e+00, %13 ], [ %18, %14 ]
  store double %20, ptr %5, align 8
  %21 = load double, ptr %5, align 8
  %22 = load double, ptr %3, align 8
  %23 = call double @llvm.copysign.f64(double %21, double %22)
  ret double %23
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.copysign.f64(double, double) #1

; Function Attrs: noinline nounwind
define dso_local double @frexp(double noundef %0, ptr noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca ptr, align 8
  store double %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  %6 = load ptr, ptr %5, align 8
  store i32 0, ptr %6, align 4
  %7 = load double, ptr %4, align 8
  %8 = fcmp oeq double %7, 0.000000e+00
  br i1 %8, label %18, label %9

9:                                                ; preds = %2
  %10 = load double, ptr %4, align 8
  %11 = load double, ptr %4, align 8
  %12 = fcmp une double %10, %11
  br i1 %12, label %18, label %13

13:                                               ; preds = %9
  %14 = load double, ptr %4, align 8
  %15 = load double, ptr %4, align 8
  %16 = fsub double %14, %15
  %17 = fcmp une double %16, 0.000000e+00
  br i1 %17, label %18, label %20

18:                                               ; preds = %13, %9, %2
  %19 = load double, ptr %4, align 8
  store double %19, ptr %3, align 8
  br label %54

20:                                               ; preds = %13
  br label %21

21:                                               ; preds = %33, %20
  %22 = load double, ptr %4, align 8
  %23 = fcmp oge double %22, 1.000000e+00
  br i1 %23, label %27, label %24

24:                                               ; preds = %21
  %25 = load double, ptr %4, align 8
  %26 = fcmp ole double %25, -1.000000e+00
  br label %27

27:                                               ; preds = %24, %21
  %28 = phi i1 [ true, %21 ], [ %26, %24 ]
  br i1 %28, label %29, label %36

29:                                               ; preds = %27
  %30 = load ptr, ptr %5, align 8
  %31 = load i32, ptr %30, align 4
  %32 = add nsw i32 %31, 1
  store i32 %32, ptr %30, align 4
  br label %33

33:                                               ; preds = %29
  %34 = load double, ptr %4, align 8
  %35 = fdiv double %34, 2.000000e+00
  store double %35, ptr %4, align 8
  br label %21, !llvm.loop !39

36:                                               ; preds = %27
  br label %37

37:                                               ; preds = %49, %36
  %38 = load double, ptr %4, align 8
  %39 = fcmp olt double %38, 5.000000e-01
  br i1 %39, label %40, label %43

40:                                               ; preds = %37
  %41 = load double, ptr %4, align 8
  %42 = fcmp ogt double %41, -5.000000e-01
  br label %43

43:                                               ; preds = %40, %37
  %44 = phi i1 [ false, %37 ], [ %42, %40 ]
  br i1 %44, label %45, label %52

45:                                               ; preds = %43
  %46 = load ptr, ptr %5, align 8
  %47 = load i32, ptr %46, align 4
  %48 = add nsw i32 %47, -1
  store i32 %48, ptr %46, align 4
  br label %49

49:                                               ; preds = %45
  %50 = load double, ptr %4, align 8
  %51 = fmul double %50, 2.000000e+00
  store double %51, ptr %4, align 8
  br label %37, !llvm.loop !40

52:                                               ; preds = %43
  %53 = load double, ptr %4, align 8
  store double %53, ptr %3, align 8
  br label %54

54:                                               ; preds = %52, %18
  %55 = load double, ptr %3, align 8
  ret double %55
}

; Function Attrs: noinline nounwind
define dso_local double @ldexp(double noundef %0, i32 noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca double, align 8
  store double %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %9 = load double, ptr %4, align 8
  %10 = fcmp oeq double %9, 0.000000e+00
  br i1 %10, label %20, label %11

11:                                               ; preds = %2
  %12 = load double, ptr %4, align 8
  %13 = load double, ptr %4, align 8
  %14 = fcmp une double %12, %13
  br i1 %14, label %20, label %15

15:                                               ; preds = %11
  %16 = load double, ptr %4, align 8
  %17 = load double, ptr %4, align 8
  %18 = fsub double %16, %17
  %19 = fcmp une double %18, 0.000000e+00
  br i1 %19, label %20, label %22

20:                                               ; preds = %15, %11, %2
  %21 = load double, ptr %4, align 8
  store double %21, ptr %3, align 8
  br label %76

22:                                               ; preds = %15
  %23 = load double, ptr %4, align 8
  %24 = call double @frexp(double noundef %23, ptr noundef %6) #6
  store double %24, ptr %4, align 8
  %25 = load i32, ptr %6, align 4
  %26 = sext i32 %25 to i64
  %27 = load i32, ptr %5, align 4
  %28 = sext i32 %27 to i64
  %29 = add nsw i64 %26, %28
  store i64 %29, ptr %7, align 8
  br label %30

30:                                               ; preds = %43, %22
  %31 = load i64, ptr %7, align 8
  %32 = icmp sgt i64 %31, 0
  br i1 %32, label %33, label %38

33:                                               ; preds = %30
  %34 = load double, ptr %4, align 8
  %35 = load double, ptr %4, align 8
  %36 = fsub double %34, %35
  %37 = fcmp oeq double %36, 0.000000e+00
  br label %38

38:                                               ; preds = %33, %30
  %39 = phi i1 [ false, %30 ], [ %37, %33 ]
  br i1 %39, label %40, label %46

40:                                               ; preds = %38
  %41 = load double, ptr %4, align 8
  %42 = fmul double %41, 2.000000e+00
  store double %42, ptr %4, align 8
  br label %43

43:                                               ; preds = %40
  %44 = load i64, ptr %7, align 8
  %45 = add nsw i64 %44, -1
  store i64 %45, ptr %7, align 8
  br label %30, !llvm.loop !41

46:                                               ; preds = %38
  %47 = load i64, ptr %7, align 8
  %48 = icmp slt i64 %47, -1100
  br i1 %48, label %49, label %52

49:                                               ; preds = %46
  %50 = load double, ptr %4, align 8
  %51 = fmul double %50, 0.000000e+00
  store double %51, ptr %3, align 8
  br label %76

52:                                               ; preds = %46
  store double 1.000000e+00, ptr %8, align 8
  br label %53

53:                                               ; preds = %59, %52
  %54 = load i64, ptr %7, align 8
  %55 = icmp slt i64 %54, -1000
  br i1 %55, label %56, label %62

56:                                               ; preds = %53
  %57 = load double, ptr %8, align 8
  %58 = fdiv double %57, 2.000000e+00
  store double %58, ptr %8, align 8
  br label %59

59:                                               ; preds = %56
  %60 = load i64, ptr %7, align 8
  %61 = add nsw i64 %60, 1
  store i64 %61, ptr %7, align 8
  br label %53, !llvm.loop !42

62:                                               ; preds = %53
  br label %63

63:                                               ; preds = %69, %62
  %64 = load i64, ptr %7, align 8
  %65 = icmp slt i64 %64, 0
  br i1 %65, label %66, label %72

66:                                               ; preds = %63
  %67 = load double, ptr %4, align 8
  %68 = fdiv double %67, 2.000000e+00
  store double %68, ptr %4, align 8
  br label %69

69:                                               ; preds = %66
  %70 = load i64, ptr %7, align 8
  %71 = add nsw i64 %70, 1
  store i64 %71, ptr %7, align 8
  br label %63, !llvm.loop !43

72:                                               ; preds = %63
  %73 = load double, ptr %4, align 8
  %74 = load double, ptr %8, align 8
  %75 = fmul double %73, %74
  store double %75, ptr %3, align 8
  br label %76

76:                                               ; preds = %72, %49, %20
  %77 = load double, ptr %3, align 8
  ret double %77
}

; Function Attrs: noinline nounwind
define dso_local double @scalbn(double noundef %0, i32 noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca i32, align 4
  store double %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load double, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  %7 = call double @ldexp(double noundef %5, i32 noundef %6) #6
  ret double %7
}

; Function Attrs: noinline nounwind
define dso_local void @srand(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i64, align 8
  store i32 %0, ptr %2, align 4
  %4 = load i32, ptr %2, align 4
  %5 = zext i32 %4 to i64
  store i64 %5, ptr %3, align 8
  %6 = load i64, ptr %3, align 8
  store atomic i64 %6, ptr @random_state monotonic, align 8
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @rand_r(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load i32, ptr %3, align 4
  %5 = mul i32 %4, 1103515245
  %6 = add i32 %5, 12345
  %7 = load ptr, ptr %2, align 8
  store i32 %6, ptr %7, align 4
  %8 = load ptr, ptr %2, align 8
  %9 = load i32, ptr %8, align 4
  %10 = lshr i32 %9, 1
  %11 = and i32 %10, 2147483647
  ret i32 %11
}

; Function Attrs: noinline nounwind
define dso_local i32 @rand() #0 {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i64 -7046029254386353131, ptr %2, align 8
  %4 = load i64, ptr %2, align 8
  %5 = atomicrmw add ptr @random_state, i64 %4 monotonic, align 8
  store i64 %5, ptr %3, align 8
  %6 = load i64, ptr %3, align 8
  store i64 %6, ptr %1, align 8
  %7 = load i64, ptr %1, align 8
  %8 = load i64, ptr %1, align 8
  %9 = lshr i64 %8, 32
  %10 = xor i64 %7, %9
  %11 = mul i64 %10, -2960836687051489901
  store i64 %11, ptr %1, align 8
  %12 = load i64, ptr %1, align 8
  %13 = load i64, ptr %1, align 8
  %14 = lshr i64 %13, 32
  %15 = xor i64 %12, %14
  %16 = mul i64 %15, -2960836687051489901
  store i64 %16, ptr %1, align 8
  %17 = load i64, ptr %1, align 8
  %18 = lshr i64 %17, 33
  %19 = trunc i64 %18 to i32
  ret i32 %19
}

; Function Attrs: noinline nounwind
define dso_local void @srandom(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  call void @srand(i32 noundef %3) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i64 @random() #0 {
  %1 = call i32 @rand() #6
  %2 = sext i32 %1 to i64
  ret i64 %2
}

; Function Attrs: noinline nounwind
define dso_local void @srand48(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %5 = load i64, ptr %2, align 8
  %6 = trunc i64 %5 to i32
  %7 = zext i32 %6 to i64
  %8 = shl i64 %7, 16
  %9 = or i64 %8, 13070
  store i64 %9, ptr %3, align 8
  %10 = load i64, ptr %3, align 8
  store i64 %10, ptr %4, align 8
  %11 = load i64, ptr %4, align 8
  store atomic i64 %11, ptr @state48 monotonic, align 8
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i64 @lrand48() #0 {
  %1 = call i64 @take48() #6
  %2 = lshr i64 %1, 17
  ret i64 %2
}

; Function Attrs: noinline nounwind
define internal i64 @take48() #0 {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i8, align 1
  %5 = load atomic i64, ptr @state48 monotonic, align 8
  store i64 %5, ptr %2, align 8
  %6 = load i64, ptr %2, align 8
  store i64 %6, ptr %1, align 8
  br label %7

7:                                                ; preds = %21, %0
  %8 = load i64, ptr %1, align 8
  %9 = call i64 @next48(i64 noundef %8) #6
  store i64 %9, ptr %3, align 8
  %10 = load i64, ptr %1, align 8
  %11 = load i64, ptr %3, align 8
  %12 = cmpxchg ptr @state48, i64 %10, i64 %11 monotonic monotonic, align 8
  %13 = extractvalue { i64, i1 } %12, 0
  %14 = extractvalue { i64, i1 } %12, 1
  br i1 %14, label %16, label %15

15:                                               ; preds = %7
  store i64 %13, ptr %1, align 8
  br label %16

16:                                               ; preds = %15, %7
  %17 = zext i1 %14 to i8
  store i8 %17, ptr %4, align 1
  %18 = load i8, ptr %4, align 1
  %19 = trunc i8 %18 to i1
  %20 = xor i1 %19, true
  br i1 %20, label %21, label %22

21:                                               ; preds = %16
  br label %7, !llvm.loop !44

22:                                               ; preds = %16
  %23 = load i64, ptr %1, align 8
  %24 = call i64 @next48(i64 noundef %23) #6
  ret i64 %24
}

; Function Attrs: noinline nounwind
define dso_local i64 @mrand48() #0 {
  %1 = call i64 @take48() #6
  %2 = lshr i64 %1, 16
  %3 = trunc i64 %2 to i32
  %4 = sext i32 %3 to i64
  ret i64 %4
}

; Function Attrs: noinline nounwind
define dso_local double @drand48() #0 {
  %1 = call i64 @take48() #6
  %2 = uitofp i64 %1 to double
  %3 = fdiv double %2, 0x42F0000000000000
  ret double %3
}

; Function Attrs: noinline nounwind
define dso_local i64 @nrand48(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i64 @advance48(ptr noundef %3) #6
  %5 = lshr i64 %4, 17
  ret i64 %5
}

; Function Attrs: noinline nounwind
define internal i64 @advance48(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = getelementptr inbounds i16, ptr %4, i64 0
  %6 = load i16, ptr %5, align 2
  %7 = zext i16 %6 to i64
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds i16, ptr %8, i64 1
  %10 = load i16, ptr %9, align 2
  %11 = zext i16 %10 to i64
  %12 = shl i64 %11, 16
  %13 = or i64 %7, %12
  %14 = load ptr, ptr %2, align 8
  %15 = getelementptr inbounds i16, ptr %14, i64 2
  %16 = load i16, ptr %15, align 2
  %17 = zext i16 %16 to i64
  %18 = shl i64 %17, 32
  %19 = or i64 %13, %18
  store i64 %19, ptr %3, align 8
  %20 = load i64, ptr %3, align 8
  %21 = call i64 @next48(i64 noundef %20) #6
  store i64 %21, ptr %3, align 8
  %22 = load i64, ptr %3, align 8
  %23 = trunc i64 %22 to i16
  %24 = load ptr, ptr %2, align 8
  %25 = getelementptr inbounds i16, ptr %24, i64 0
  store i16 %23, ptr %25, align 2
  %26 = load i64, ptr %3, align 8
  %27 = lshr i64 %26, 16
  %28 = trunc i64 %27 to i16
  %29 = load ptr, ptr %2, align 8
  %30 = getelementptr inbounds i16, ptr %29, i64 1
  store i16 %28, ptr %30, align 2
  %31 = load i64, ptr %3, align 8
  %32 = lshr i64 %31, 32
  %33 = trunc i64 %32 to i16
  %34 = load ptr, ptr %2, align 8
  %35 = getelementptr inbounds i16, ptr %34, i64 2
  store i16 %33, ptr %35, align 2
  %36 = load i64, ptr %3, align 8
  ret i64 %36
}

; Function Attrs: noinline nounwind
define dso_local i64 @jrand48(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i64 @advance48(ptr noundef %3) #6
  %5 = lshr i64 %4, 16
  %6 = trunc i64 %5 to i32
  %7 = sext i32 %6 to i64
  ret i64 %7
}

; Function Attrs: noinline nounwind
define dso_local double @erand48(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i64 @advance48(ptr noundef %3) #6
  %5 = uitofp i64 %4 to double
  %6 = fdiv double %5, 0x42F0000000000000
  ret double %6
}

; Function Attrs: noinline nounwind
define dso_local void @qsort(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store i64 %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %14 = load ptr, ptr %5, align 8
  store ptr %14, ptr %9, align 8
  %15 = load i64, ptr %6, align 8
  %16 = icmp ult i64 %15, 2
  br i1 %16, label %17, label %18

17:                                               ; preds = %4
  br label %103

18:                                               ; preds = %4
  %19 = load i64, ptr %6, align 8
  %20 = udiv i64 %19, 2
  store i64 %20, ptr %10, align 8
  %21 = load i64, ptr %6, align 8
  store i64 %21, ptr %11, align 8
  br label %22

22:                                               ; preds = %102, %18
  %23 = load i64, ptr %11, align 8
  %24 = icmp ugt i64 %23, 1
  br i1 %24, label %25, label %103

25:                                               ; preds = %22
  %26 = load i64, ptr %10, align 8
  %27 = icmp ugt i64 %26, 0
  br i1 %27, label %28, label %31

28:                                               ; preds = %25
  %29 = load i64, ptr %10, align 8
  %30 = add i64 %29, -1
  store i64 %30, ptr %10, align 8
  br label %41

31:                                               ; preds = %25
  %32 = load i64, ptr %11, align 8
  %33 = add i64 %32, -1
  store i64 %33, ptr %11, align 8
  %34 = load ptr, ptr %9, align 8
  %35 = load ptr, ptr %9, align 8
  %36 = load i64, ptr %11, align 8
  %37 = load i64, ptr %7, align 8
  %38 = mul i64 %36, %37
  %39 = getelementptr inbounds i8, ptr %35, i64 %38
  %40 = load i64, ptr %7, align 8
  call void @swap(ptr noundef %34, ptr noundef %39, i64 noundef %40) #6
  br label %41

41:                                               ; preds = %31, %28
  %42 = load i64, ptr %10, align 8
  store i64 %42, ptr %12, align 8
  br label %43

43:                                               ; preds = %89, %41
  %44 = load i64, ptr %12, align 8
  %45 = mul i64 2, %44
  %46 = add i64 %45, 1
  store i64 %46, ptr %13, align 8
  %47 = load i64, ptr %13, align 8
  %48 = load i64, ptr %11, align 8
  %49 = icmp uge i64 %47, %48
  br i1 %49, label %50, label %51

50:                                               ; preds = %43
  br label %102

51:                                               ; preds = %43
  %52 = load i64, ptr %13, align 8
  %53 = add i64 %52, 1
  %54 = load i64, ptr %11, align 8
  %55 = icmp ult i64 %53, %54
  br i1 %55, label %56, label %74

56:                                               ; preds = %51
  %57 = load ptr, ptr %8, align 8
  %58 = load ptr, ptr %9, align 8
  %59 = load i64, ptr %13, align 8
  %60 = load i64, ptr %7, align 8
  %61 = mul i64 %59, %60
  %62 = getelementptr inbounds i8, ptr %58, i64 %61
  %63 = load ptr, ptr %9, align 8
  %64 = load i64, ptr %13, align 8
  %65 = add i64 %64, 1
  %66 = load i64, ptr %7, align 8
  %67 = mul i64 %65, %66
  %68 = getelementptr inbounds i8, ptr %63, i64 %67
  %69 = call i32 %57(ptr noundef %62, ptr noundef %68) #6
  %70 = icmp slt i32 %69, 0
  br i1 %70, label %71, label %74

71:                                               ; preds = %56
  %72 = load i64, ptr %13, align 8
  %73 = add i64 %72, 1
  store i64 %73, ptr %13, align 8
  br label %74

74:                                               ; preds = %71, %56, %51
  %75 = load ptr, ptr %8, align 8
  %76 = load ptr, ptr %9, align 8
  %77 = load i64, ptr %12, align 8
  %78 = load i64, ptr %7, align 8
  %79 = mul i64 %77, %78
  %80 = getelementptr inbounds i8, ptr %76, i64 %79
  %81 = load ptr, ptr %9, align 8
  %82 = load i64, ptr %13, align 8
  %83 = load i64, ptr %7, align 8
  %84 = mul i64 %82, %83
  %85 = getelementptr inbounds i8, ptr %81, i64 %84
  %86 = call i32 %75(ptr noundef %80, ptr noundef %85) #6
  %87 = icmp sge i32 %86, 0
  br i1 %87, label %88, label %89

88:                                               ; preds = %74
  br label %102

89:                                               ; preds = %74
  %90 = load ptr, ptr %9, align 8
  %91 = load i64, ptr %12, align 8
  %92 = load i64, ptr %7, align 8
  %93 = mul i64 %91, %92
  %94 = getelementptr inbounds i8, ptr %90, i64 %93
  %95 = load ptr, ptr %9, align 8
  %96 = load i64, ptr %13, align 8
  %97 = load i64, ptr %7, align 8
  %98 = mul i64 %96, %97
  %99 = getelementptr inbounds i8, ptr %95, i64 %98
  %100 = load i64, ptr %7, align 8
  call void @swap(ptr noundef %94, ptr noundef %99, i64 noundef %100) #6
  %101 = load i64, ptr %13, align 8
  store i64 %101, ptr %12, align 8
  br label %43

102:                                              ; preds = %88, %50
  br label %22, !llvm.loop !45

103:                                              ; preds = %17, %22
  ret void
}

; Function Attrs: noinline nounwind
define internal void @swap(ptr noundef %0, ptr noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i8, align 1
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  br label %9

9:                                                ; preds = %22, %3
  %10 = load i64, ptr %6, align 8
  %11 = icmp uge i64 %10, 8
  br i1 %11, label %12, label %20

12:                                               ; preds = %9
  %13 = load ptr, ptr %4, align 8
  %14 = ptrtoint ptr %13 to i64
  %15 = load ptr, ptr %5, align 8
  %16 = ptrtoint ptr %15 to i64
  %17 = or i64 %14, %16
  %18 = and i64 %17, 7
  %19 = icmp eq i64 %18, 0
  br label %20

20:                                               ; preds = %12, %9
  %21 = phi i1 [ false, %9 ], [ %19, %12 ]
  br i1 %21, label %22, label %36

22:                                               ; preds = %20
  %23 = load ptr, ptr %4, align 8
  %24 = load ptr, ptr %23, align 8
  store ptr %24, ptr %7, align 8
  %25 = load ptr, ptr %5, align 8
  %26 = load ptr, ptr %25, align 8
  %27 = load ptr, ptr %4, align 8
  store ptr %26, ptr %27, align 8
  %28 = load ptr, ptr %7, align 8
  %29 = load ptr, ptr %5, align 8
  store ptr %28, ptr %29, align 8
  %30 = load ptr, ptr %4, align 8
  %31 = getelementptr inbounds i8, ptr %30, i64 8
  store ptr %31, ptr %4, align 8
  %32 = load ptr, ptr %5, align 8
  %33 = getelementptr inbounds i8, ptr %32, i64 8
  store ptr %33, ptr %5, align 8
  %34 = load i64, ptr %6, align 8
  %35 = sub i64 %34, 8
  store i64 %35, ptr %6, align 8
  br label %9, !llvm.loop !46

36:                                               ; preds = %20
  br label %37

37:                                               ; preds = %48, %36
  %38 = load i64, ptr %6, align 8
  %39 = icmp ugt i64 %38, 0
  br i1 %39, label %40, label %55

40:                                               ; preds = %37
  %41 = load ptr, ptr %4, align 8
  %42 = load i8, ptr %41, align 1
  store i8 %42, ptr %8, align 1
  %43 = load ptr, ptr %5, align 8
  %44 = load i8, ptr %43, align 1
  %45 = load ptr, ptr %4, align 8
  store i8 %44, ptr %45, align 1
  %46 = load i8, ptr %8, align 1
  %47 = load ptr, ptr %5, align 8
  store i8 %46, ptr %47, align 1
  br label %48

48:                                               ; preds = %40
  %49 = load ptr, ptr %4, align 8
  %50 = getelementptr inbounds i8, ptr %49, i32 1
  store ptr %50, ptr %4, align 8
  %51 = load ptr, ptr %5, align 8
  %52 = getelementptr inbounds i8, ptr %51, i32 1
  store ptr %52, ptr %5, align 8
  %53 = load i64, ptr %6, align 8
  %54 = add i64 %53, -1
  store i64 %54, ptr %6, align 8
  br label %37, !llvm.loop !47

55:                                               ; preds = %37
  ret void
}

; Function Attrs: noinline nounwind
define dso_local ptr @bsearch(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i64 %2, ptr %9, align 8
  store i64 %3, ptr %10, align 8
  store ptr %4, ptr %11, align 8
  %17 = load ptr, ptr %8, align 8
  store ptr %17, ptr %12, align 8
  store i64 0, ptr %13, align 8
  %18 = load i64, ptr %9, align 8
  store i64 %18, ptr %14, align 8
  br label %19

19:                                               ; preds = %54, %5
  %20 = load i64, ptr %13, align 8
  %21 = load i64, ptr %14, align 8
  %22 = icmp ult i64 %20, %21
  br i1 %22, label %23, label %55

23:                                               ; preds = %19
  %24 = load i64, ptr %13, align 8
  %25 = load i64, ptr %14, align 8
  %26 = load i64, ptr %13, align 8
  %27 = sub i64 %25, %26
  %28 = udiv i64 %27, 2
  %29 = add i64 %24, %28
  store i64 %29, ptr %15, align 8
  %30 = load ptr, ptr %11, align 8
  %31 = load ptr, ptr %7, align 8
  %32 = load ptr, ptr %12, align 8
  %33 = load i64, ptr %15, align 8
  %34 = load i64, ptr %10, align 8
  %35 = mul i64 %33, %34
  %36 = getelementptr inbounds i8, ptr %32, i64 %35
  %37 = call i32 %30(ptr noundef %31, ptr noundef %36) #6
  store i32 %37, ptr %16, align 4
  %38 = load i32, ptr %16, align 4
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %46

40:                                               ; preds = %23
  %41 = load ptr, ptr %12, align 8
  %42 = load i64, ptr %15, align 8
  %43 = load i64, ptr %10, align 8
  %44 = mul i64 %42, %43
  %45 = getelementptr inbounds i8, ptr %41, i64 %44
  store ptr %45, ptr %6, align 8
  br label %56

46:                                               ; preds = %23
  %47 = load i32, ptr %16, align 4
  %48 = icmp slt i32 %47, 0
  br i1 %48, label %49, label %51

49:                                               ; preds = %46
  %50 = load i64, ptr %15, align 8
  store i64 %50, ptr %14, align 8
  br label %54

51:                                               ; preds = %46
  %52 = load i64, ptr %15, align 8
  %53 = add i64 %52, 1
  store i64 %53, ptr %13, align 8
  br label %54

54:                                               ; preds = %51, %49
  br label %19, !llvm.loop !48

55:                                               ; preds = %19
  store ptr null, ptr %6, align 8
  br label %56

56:                                               ; preds = %55, %40
  %57 = load ptr, ptr %6, align 8
  ret ptr %57
}

; Function Attrs: noinline nounwind
define dso_local void @qsort_r(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i64, align 8
  %13 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store i64 %1, ptr %7, align 8
  store i64 %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store ptr %4, ptr %10, align 8
  %14 = load ptr, ptr %6, align 8
  store ptr %14, ptr %11, align 8
  store i64 1, ptr %12, align 8
  br label %15

15:                                               ; preds = %53, %5
  %16 = load i64, ptr %12, align 8
  %17 = load i64, ptr %7, align 8
  %18 = icmp ult i64 %16, %17
  br i1 %18, label %19, label %56

19:                                               ; preds = %15
  %20 = load ptr, ptr %11, align 8
  %21 = load i64, ptr %12, align 8
  %22 = load i64, ptr %8, align 8
  %23 = mul i64 %21, %22
  %24 = getelementptr inbounds i8, ptr %20, i64 %23
  store ptr %24, ptr %13, align 8
  br label %25

25:                                               ; preds = %47, %19
  %26 = load ptr, ptr %13, align 8
  %27 = load ptr, ptr %11, align 8
  %28 = icmp ugt ptr %26, %27
  br i1 %28, label %29, label %52

29:                                               ; preds = %25
  %30 = load ptr, ptr %9, align 8
  %31 = load ptr, ptr %13, align 8
  %32 = load i64, ptr %8, align 8
  %33 = sub i64 0, %32
  %34 = getelementptr inbounds i8, ptr %31, i64 %33
  %35 = load ptr, ptr %13, align 8
  %36 = load ptr, ptr %10, align 8
  %37 = call i32 %30(ptr noundef %34, ptr noundef %35, ptr noundef %36) #6
  %38 = icmp sle i32 %37, 0
  br i1 %38, label %39, label %40

39:                                               ; preds = %29
  br label %52

40:                                               ; preds = %29
  %41 = load ptr, ptr %13, align 8
  %42 = load i64, ptr %8, align 8
  %43 = sub i64 0, %42
  %44 = getelementptr inbounds i8, ptr %41, i64 %43
  %45 = load ptr, ptr %13, align 8
  %46 = load i64, ptr %8, align 8
  call void @swap(ptr noundef %44, ptr noundef %45, i64 noundef %46) #6
  br label %47

47:                                               ; preds = %40
  %48 = load i64, ptr %8, align 8
  %49 = load ptr, ptr %13, align 8
  %50 = sub i64 0, %48
  %51 = getelementptr inbounds i8, ptr %49, i64 %50
  store ptr %51, ptr %13, align 8
  br label %25, !llvm.loop !49

52:                                               ; preds = %39, %25
  br label %53

53:                                               ; preds = %52
  %54 = load i64, ptr %12, align 8
  %55 = add i64 %54, 1
  store i64 %55, ptr %12, align 8
  br label %15, !llvm.loop !50

56:                                               ; preds = %15
  ret void
}

; Function Attrs: noinline nounwind
define dso_local ptr @lfind(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i64, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store i64 %3, ptr %10, align 8
  store ptr %4, ptr %11, align 8
  store i64 0, ptr %12, align 8
  br label %13

13:                                               ; preds = %35, %5
  %14 = load i64, ptr %12, align 8
  %15 = load ptr, ptr %9, align 8
  %16 = load i64, ptr %15, align 8
  %17 = icmp ult i64 %14, %16
  br i1 %17, label %18, label %38

18:                                               ; preds = %13
  %19 = load ptr, ptr %11, align 8
  %20 = load ptr, ptr %7, align 8
  %21 = load ptr, ptr %8, align 8
  %22 = load i64, ptr %12, align 8
  %23 = load i64, ptr %10, align 8
  %24 = mul i64 %22, %23
  %25 = getelementptr inbounds i8, ptr %21, i64 %24
  %26 = call i32 %19(ptr noundef %20, ptr noundef %25) #6
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %34

28:                                               ; preds = %18
  %29 = load ptr, ptr %8, align 8
  %30 = load i64, ptr %12, align 8
  %31 = load i64, ptr %10, align 8
  %32 = mul i64 %30, %31
  %33 = getelementptr inbounds i8, ptr %29, i64 %32
  store ptr %33, ptr %6, align 8
  br label %39

34:                                               ; preds = %18
  br label %35

35:                                               ; preds = %34
  %36 = load i64, ptr %12, align 8
  %37 = add i64 %36, 1
  store i64 %37, ptr %12, align 8
  br label %13, !llvm.loop !51

38:                                               ; preds = %13
  store ptr null, ptr %6, align 8
  br label %39

39:                                               ; preds = %38, %28
  %40 = load ptr, ptr %6, align 8
  ret ptr %40
}

; Function Attrs: noinline nounwind
define dso_local ptr @lsearch(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store i64 %3, ptr %10, align 8
  store ptr %4, ptr %11, align 8
  %13 = load ptr, ptr %7, align 8
  %14 = load ptr, ptr %8, align 8
  %15 = load ptr, ptr %9, align 8
  %16 = load i64, ptr %10, align 8
  %17 = load ptr, ptr %11, align 8
  %18 = call ptr @lfind(ptr noundef %13, ptr noundef %14, ptr noundef %15, i64 noundef %16, ptr noundef %17) #6
  store ptr %18, ptr %12, align 8
  %19 = load ptr, ptr %12, align 8
  %20 = icmp ne ptr %19, null
  br i1 %20, label %21, label %23

21:                                               ; preds = %5
  %22 = load ptr, ptr %12, align 8
  store ptr %22, ptr %6, align 8
  br label %34

23:                                               ; preds = %5
  %24 = load ptr, ptr %8, align 8
  %25 = load ptr, ptr %9, align 8
  %26 = load i64, ptr %25, align 8
  %27 = add i64 %26, 1
  store i64 %27, ptr %25, align 8
  %28 = load i64, ptr %10, align 8
  %29 = mul i64 %26, %28
  %30 = getelementptr inbounds i8, ptr %24, i64 %29
  %31 = load ptr, ptr %7, align 8
  %32 = load i64, ptr %10, align 8
  %33 = call ptr @memcpy(ptr noundef %30, ptr noundef %31, i64 noundef %32) #6
  store ptr %33, ptr %6, align 8
  br label %34

34:                                               ; preds = %23, %21
  %35 = load ptr, ptr %6, align 8
  ret ptr %35
}

; Function Attrs: noinline nounwind
define dso_local i32 @atexit(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @__fencepost_atomic_begin() #6
  %4 = load i32, ptr @at_exit_count, align 4
  %5 = icmp slt i32 %4, 32
  %6 = zext i1 %5 to i32
  store i32 %6, ptr %3, align 4
  %7 = load i32, ptr %3, align 4
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %15

9:                                                ; preds = %1
  %10 = load ptr, ptr %2, align 8
  %11 = load i32, ptr @at_exit_count, align 4
  %12 = add nsw i32 %11, 1
  store i32 %12, ptr @at_exit_count, align 4
  %13 = sext i32 %11 to i64
  %14 = getelementptr inbounds [32 x ptr], ptr @at_exit, i64 0, i64 %13
  store ptr %10, ptr %14, align 8
  br label %15

15:                                               ; preds = %9, %1
  call void @__fencepost_atomic_end() #6
  %16 = load i32, ptr %3, align 4
  %17 = icmp ne i32 %16, 0
  %18 = zext i1 %17 to i64
  %19 = select i1 %17, i32 0, i32 -1
  ret i32 %19
}

; Function Attrs: noinline nounwind
define dso_local void @exit(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  store i32 %0, ptr %2, align 4
  br label %4

4:                                                ; preds = %20, %1
  %5 = call i32 @__fencepost_has_handlers() #6
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %22

7:                                                ; preds = %4
  store ptr null, ptr %3, align 8
  call void @__fencepost_atomic_begin() #6
  %8 = load i32, ptr @at_exit_count, align 4
  %9 = icmp sgt i32 %8, 0
  br i1 %9, label %10, label %16

10:                                               ; preds = %7
  %11 = load i32, ptr @at_exit_count, align 4
  %12 = add nsw i32 %11, -1
  store i32 %12, ptr @at_exit_count, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [32 x ptr], ptr @at_exit, i64 0, i64 %13
  %15 = load ptr, ptr %14, align 8
  store ptr %15, ptr %3, align 8
  br label %16

16:                                               ; preds = %10, %7
  call void @__fencepost_atomic_end() #6
  %17 = load ptr, ptr %3, align 8
  %18 = icmp ne ptr %17, null
  br i1 %18, label %20, label %19

19:                                               ; preds = %16
  br label %22

20:                                               ; preds = %16
  %21 = load ptr, ptr %3, align 8
  call void %21() #6
  br label %4, !llvm.loop !52

22:                                               ; preds = %19, %4
  call void @__fencepost_run_destructors() #6
  %23 = load i32, ptr %2, align 4
  call void @__fencepost_exit(i32 noundef %23) #6
  ret void
}

declare i32 @__fencepost_has_handlers() #2

declare void @__fencepost_run_destructors() #2

declare void @__fencepost_exit(i32 noundef) #2

; Function Attrs: noinline nounwind
define dso_local void @_exit(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  call void @__fencepost_exit(i32 noundef %3) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @_Exit(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  call void @__fencepost_exit(i32 noundef %3) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @at_quick_exit(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @__fencepost_atomic_begin() #6
  %4 = load i32, ptr @at_quick_count, align 4
  %5 = icmp slt i32 %4, 32
  %6 = zext i1 %5 to i32
  store i32 %6, ptr %3, align 4
  %7 = load i32, ptr %3, align 4
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %15

9:                                                ; preds = %1
  %10 = load ptr, ptr %2, align 8
  %11 = load i32, ptr @at_quick_count, align 4
  %12 = add nsw i32 %11, 1
  store i32 %12, ptr @at_quick_count, align 4
  %13 = sext i32 %11 to i64
  %14 = getelementptr inbounds [32 x ptr], ptr @at_quick, i64 0, i64 %13
  store ptr %10, ptr %14, align 8
  br label %15

15:                                               ; preds = %9, %1
  call void @__fencepost_atomic_end() #6
  %16 = load i32, ptr %3, align 4
  %17 = icmp ne i32 %16, 0
  %18 = zext i1 %17 to i64
  %19 = select i1 %17, i32 0, i32 -1
  ret i32 %19
}

; Function Attrs: noinline nounwind
define dso_local void @quick_exit(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  store i32 %0, ptr %2, align 4
  br label %4

4:                                                ; preds = %17, %1
  store ptr null, ptr %3, align 8
  call void @__fencepost_atomic_begin() #6
  %5 = load i32, ptr @at_quick_count, align 4
  %6 = icmp sgt i32 %5, 0
  br i1 %6, label %7, label %13

7:                                                ; preds = %4
  %8 = load i32, ptr @at_quick_count, align 4
  %9 = add nsw i32 %8, -1
  store i32 %9, ptr @at_quick_count, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [32 x ptr], ptr @at_quick, i64 0, i64 %10
  %12 = load ptr, ptr %11, align 8
  store ptr %12, ptr %3, align 8
  br label %13

13:                                               ; preds = %7, %4
  call void @__fencepost_atomic_end() #6
  %14 = load ptr, ptr %3, align 8
  %15 = icmp ne ptr %14, null
  br i1 %15, label %17, label %16

16:                                               ; preds = %13
  br label %19

17:                                               ; preds = %13
  %18 = load ptr, ptr %3, align 8
  call void %18() #6
  br label %4

19:                                               ; preds = %16
  %20 = load i32, ptr %2, align 4
  call void @__fencepost_exit(i32 noundef %20) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @abort() #0 {
  call void @__fencepost_abort() #6
  ret void
}

declare void @__fencepost_abort() #2

; Function Attrs: noinline nounwind
define dso_local void @__assert_fail(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store ptr %3, ptr %8, align 8
  %9 = load ptr, ptr %5, align 8
  call void @__fencepost_assert_fail(ptr noundef %9) #6
  ret void
}

declare void @__fencepost_assert_fail(ptr noundef) #2

; Function Attrs: noinline nounwind
define dso_local void @__assert(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  call void @__fencepost_assert_fail(ptr noundef %7) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @assert(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr %2, align 8
  %4 = icmp ne i64 %3, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %1
  call void @__fencepost_assert_fail(ptr noundef @.str.29) #6
  br label %6

6:                                                ; preds = %5, %1
  ret void
}

; Function Attrs: noinline nounwind
define dso_local ptr @getenv(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  ret ptr null
}

; Function Attrs: noinline nounwind
define dso_local ptr @secure_getenv(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  ret ptr null
}

; Function Attrs: noinline nounwind
define dso_local ptr @setlocale(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = icmp ne ptr %5, null
  br i1 %6, label %7, label %25

7:                                                ; preds = %2
  %8 = load ptr, ptr %4, align 8
  %9 = load i8, ptr %8, align 1
  %10 = icmp ne i8 %9, 0
  br i1 %10, label %11, label %25

11:                                               ; preds = %7
  %12 = load ptr, ptr %4, align 8
  %13 = getelementptr inbounds i8, ptr %12, i64 0
  %14 = load i8, ptr %13, align 1
  %15 = sext i8 %14 to i32
  %16 = icmp eq i32 %15, 67
  br i1 %16, label %17, label %23

17:                                               ; preds = %11
  %18 = load ptr, ptr %4, align 8
  %19 = getelementptr inbounds i8, ptr %18, i64 1
  %20 = load i8, ptr %19, align 1
  %21 = icmp ne i8 %20, 0
  %22 = xor i1 %21, true
  br label %23

23:                                               ; preds = %17, %11
  %24 = phi i1 [ false, %11 ], [ %22, %17 ]
  br label %25

25:                                               ; preds = %23, %7, %2
  %26 = phi i1 [ true, %7 ], [ true, %2 ], [ %24, %23 ]
  %27 = zext i1 %26 to i64
  %28 = select i1 %26, ptr @.str.30, ptr null
  ret ptr %28
}

; Function Attrs: noinline nounwind
define dso_local i32 @getopt(i32 noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  store i32 %0, ptr %5, align 4
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  %12 = load i32, ptr @optind, align 4
  %13 = load i32, ptr %5, align 4
  %14 = icmp slt i32 %12, %13
  br i1 %14, label %15, label %21

15:                                               ; preds = %3
  %16 = load ptr, ptr %6, align 8
  %17 = load i32, ptr @optind, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds ptr, ptr %16, i64 %18
  %20 = load ptr, ptr %19, align 8
  br label %22

21:                                               ; preds = %3
  br label %22

22:                                               ; preds = %21, %15
  %23 = phi ptr [ %20, %15 ], [ null, %21 ]
  store ptr %23, ptr %8, align 8
  %24 = load i32, ptr @getopt.place, align 4
  %25 = icmp ne i32 %24, 0
  br i1 %25, label %56, label %26

26:                                               ; preds = %22
  %27 = load ptr, ptr %8, align 8
  %28 = icmp ne ptr %27, null
  br i1 %28, label %29, label %40

29:                                               ; preds = %26
  %30 = load ptr, ptr %8, align 8
  %31 = getelementptr inbounds i8, ptr %30, i64 0
  %32 = load i8, ptr %31, align 1
  %33 = sext i8 %32 to i32
  %34 = icmp ne i32 %33, 45
  br i1 %34, label %40, label %35

35:                                               ; preds = %29
  %36 = load ptr, ptr %8, align 8
  %37 = getelementptr inbounds i8, ptr %36, i64 1
  %38 = load i8, ptr %37, align 1
  %39 = icmp ne i8 %38, 0
  br i1 %39, label %41, label %40

40:                                               ; preds = %35, %29, %26
  store i32 -1, ptr %4, align 4
  br label %152

41:                                               ; preds = %35
  %42 = load ptr, ptr %8, align 8
  %43 = getelementptr inbounds i8, ptr %42, i64 1
  %44 = load i8, ptr %43, align 1
  %45 = sext i8 %44 to i32
  %46 = icmp eq i32 %45, 45
  br i1 %46, label %47, label %55

47:                                               ; preds = %41
  %48 = load ptr, ptr %8, align 8
  %49 = getelementptr inbounds i8, ptr %48, i64 2
  %50 = load i8, ptr %49, align 1
  %51 = icmp ne i8 %50, 0
  br i1 %51, label %55, label %52

52:                                               ; preds = %47
  %53 = load i32, ptr @optind, align 4
  %54 = add nsw i32 %53, 1
  store i32 %54, ptr @optind, align 4
  store i32 -1, ptr %4, align 4
  br label %152

55:                                               ; preds = %47, %41
  store i32 1, ptr @getopt.place, align 4
  br label %56

56:                                               ; preds = %55, %22
  %57 = load ptr, ptr %8, align 8
  %58 = load i32, ptr @getopt.place, align 4
  %59 = add nsw i32 %58, 1
  store i32 %59, ptr @getopt.place, align 4
  %60 = sext i32 %58 to i64
  %61 = getelementptr inbounds i8, ptr %57, i64 %60
  %62 = load i8, ptr %61, align 1
  %63 = zext i8 %62 to i32
  store i32 %63, ptr %9, align 4
  %64 = load ptr, ptr %8, align 8
  %65 = load i32, ptr @getopt.place, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i8, ptr %64, i64 %66
  %68 = load i8, ptr %67, align 1
  %69 = icmp ne i8 %68, 0
  %70 = xor i1 %69, true
  %71 = zext i1 %70 to i32
  store i32 %71, ptr %10, align 4
  %72 = load i32, ptr %9, align 4
  %73 = icmp eq i32 %72, 58
  br i1 %73, label %74, label %75

74:                                               ; preds = %56
  br label %77

75:                                               ; preds = %56
  %76 = load ptr, ptr %7, align 8
  br label %77

77:                                               ; preds = %75, %74
  %78 = phi ptr [ null, %74 ], [ %76, %75 ]
  store ptr %78, ptr %11, align 8
  br label %79

79:                                               ; preds = %95, %77
  %80 = load ptr, ptr %11, align 8
  %81 = icmp ne ptr %80, null
  br i1 %81, label %82, label %93

82:                                               ; preds = %79
  %83 = load ptr, ptr %11, align 8
  %84 = load i8, ptr %83, align 1
  %85 = sext i8 %84 to i32
  %86 = icmp ne i32 %85, 0
  br i1 %86, label %87, label %93

87:                                               ; preds = %82
  %88 = load ptr, ptr %11, align 8
  %89 = load i8, ptr %88, align 1
  %90 = sext i8 %89 to i32
  %91 = load i32, ptr %9, align 4
  %92 = icmp ne i32 %90, %91
  br label %93

93:                                               ; preds = %87, %82, %79
  %94 = phi i1 [ false, %82 ], [ false, %79 ], [ %92, %87 ]
  br i1 %94, label %95, label %98

95:                                               ; preds = %93
  %96 = load ptr, ptr %11, align 8
  %97 = getelementptr inbounds i8, ptr %96, i32 1
  store ptr %97, ptr %11, align 8
  br label %79, !llvm.loop !53

98:                                               ; preds = %93
  store ptr null, ptr @optarg, align 8
  %99 = load ptr, ptr %11, align 8
  %100 = icmp ne ptr %99, null
  br i1 %100, label %101, label %105

101:                                              ; preds = %98
  %102 = load ptr, ptr %11, align 8
  %103 = load i8, ptr %102, align 1
  %104 = icmp ne i8 %103, 0
  br i1 %104, label %107, label %105

105:                                              ; preds = %101, %98
  %106 = load i32, ptr %9, align 4
  store i32 %106, ptr @optopt, align 4
  store i32 63, ptr %9, align 4
  br label %144

107:                                              ; preds = %101
  %108 = load ptr, ptr %11, align 8
  %109 = getelementptr inbounds i8, ptr %108, i64 1
  %110 = load i8, ptr %109, align 1
  %111 = sext i8 %110 to i32
  %112 = icmp eq i32 %111, 58
  br i1 %112, label %113, label %143

113:                                              ; preds = %107
  %114 = load i32, ptr %10, align 4
  %115 = icmp ne i32 %114, 0
  br i1 %115, label %121, label %116

116:                                              ; preds = %113
  %117 = load ptr, ptr %8, align 8
  %118 = load i32, ptr @getopt.place, align 4
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds i8, ptr %117, i64 %119
  store ptr %120, ptr @optarg, align 8
  br label %142

121:                                              ; preds = %113
  %122 = load i32, ptr @optind, align 4
  %123 = add nsw i32 %122, 1
  %124 = load i32, ptr %5, align 4
  %125 = icmp slt i32 %123, %124
  br i1 %125, label %126, label %133

126:                                              ; preds = %121
  %127 = load ptr, ptr %6, align 8
  %128 = load i32, ptr @optind, align 4
  %129 = add nsw i32 %128, 1
  store i32 %129, ptr @optind, align 4
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds ptr, ptr %127, i64 %130
  %132 = load ptr, ptr %131, align 8
  store ptr %132, ptr @optarg, align 8
  br label %141

133:                                              ; preds = %121
  %134 = load i32, ptr %9, align 4
  store i32 %134, ptr @optopt, align 4
  %135 = load ptr, ptr %7, align 8
  %136 = load i8, ptr %135, align 1
  %137 = sext i8 %136 to i32
  %138 = icmp eq i32 %137, 58
  %139 = zext i1 %138 to i64
  %140 = select i1 %138, i32 58, i32 63
  store i32 %140, ptr %9, align 4
  br label %141

141:                                              ; preds = %133, %126
  br label %142

142:                                              ; preds = %141, %116
  store i32 1, ptr %10, align 4
  br label %143

143:                                              ; preds = %142, %107
  br label %144

144:                                              ; preds = %143, %105
  %145 = load i32, ptr %10, align 4
  %146 = icmp ne i32 %145, 0
  br i1 %146, label %147, label %150

147:                                              ; preds = %144
  %148 = load i32, ptr @optind, align 4
  %149 = add nsw i32 %148, 1
  store i32 %149, ptr @optind, align 4
  store i32 0, ptr @getopt.place, align 4
  br label %150

150:                                              ; preds = %147, %144
  %151 = load i32, ptr %9, align 4
  store i32 %151, ptr %4, align 4
  br label %152

152:                                              ; preds = %150, %52, %40
  %153 = load i32, ptr %4, align 4
  ret i32 %153
}

; Function Attrs: noinline nounwind
define dso_local i32 @vfprintf(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds %struct.stream, ptr %7, i32 0, i32 0
  %9 = load i32, ptr %8, align 4
  %10 = load ptr, ptr %5, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = call i32 @__fencepost_print(i32 noundef %9, ptr noundef %10, ptr noundef %11) #6
  ret i32 %12
}

declare i32 @__fencepost_print(i32 noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind
define dso_local i32 @vprintf(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = call i32 @__fencepost_print(i32 noundef 1, ptr noundef %5, ptr noundef %6) #6
  ret i32 %7
}

; Function Attrs: noinline nounwind
define dso_local i32 @printf(ptr noundef %0, ...) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %5)
  %6 = load ptr, ptr %2, align 8
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %8 = call i32 @__fencepost_print(i32 noundef 1, ptr noundef %6, ptr noundef %7) #6
  store i32 %8, ptr %4, align 4
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %9)
  %10 = load i32, ptr %4, align 4
  ret i32 %10
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #3

; Function Attrs: noinline nounwind
define dso_local i32 @fprintf(ptr noundef %0, ptr noundef %1, ...) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [1 x %struct.__va_list_tag], align 16
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %7)
  %8 = load ptr, ptr %3, align 8
  %9 = getelementptr inbounds %struct.stream, ptr %8, i32 0, i32 0
  %10 = load i32, ptr %9, align 4
  %11 = load ptr, ptr %4, align 8
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  %13 = call i32 @__fencepost_print(i32 noundef %10, ptr noundef %11, ptr noundef %12) #6
  store i32 %13, ptr %6, align 4
  %14 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %14)
  %15 = load i32, ptr %6, align 4
  ret i32 %15
}

; Function Attrs: noinline nounwind
define dso_local i32 @dprintf(i32 noundef %0, ptr noundef %1, ...) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca [1 x %struct.__va_list_tag], align 16
  %6 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store ptr %1, ptr %4, align 8
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %7)
  %8 = load i32, ptr %3, align 4
  %9 = load ptr, ptr %4, align 8
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  %11 = call i32 @__fencepost_print(i32 noundef %8, ptr noundef %9, ptr noundef %10) #6
  store i32 %11, ptr %6, align 4
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %12)
  %13 = load i32, ptr %6, align 4
  ret i32 %13
}

; Function Attrs: noinline nounwind
define dso_local i32 @vsnprintf(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store i64 %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %9 = load ptr, ptr %5, align 8
  %10 = load i64, ptr %6, align 8
  %11 = load ptr, ptr %7, align 8
  %12 = load ptr, ptr %8, align 8
  %13 = call i32 @__fencepost_format(ptr noundef %9, i64 noundef %10, ptr noundef %11, ptr noundef %12) #6
  ret i32 %13
}

declare i32 @__fencepost_format(ptr noundef, i64 noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind
define dso_local i32 @snprintf(ptr noundef %0, i64 noundef %1, ptr noundef %2, ...) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [1 x %struct.__va_list_tag], align 16
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %7, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %9)
  %10 = load ptr, ptr %4, align 8
  %11 = load i64, ptr %5, align 8
  %12 = load ptr, ptr %6, align 8
  %13 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %7, i64 0, i64 0
  %14 = call i32 @__fencepost_format(ptr noundef %10, i64 noundef %11, ptr noundef %12, ptr noundef %13) #6
  store i32 %14, ptr %8, align 4
  %15 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %7, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %15)
  %16 = load i32, ptr %8, align 4
  ret i32 %16
}

; Function Attrs: noinline nounwind
define dso_local i32 @vsprintf(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %6, align 8
  %10 = call i32 @__fencepost_format(ptr noundef %7, i64 noundef 2147483648, ptr noundef %8, ptr noundef %9) #6
  ret i32 %10
}

; Function Attrs: noinline nounwind
define dso_local i32 @sprintf(ptr noundef %0, ptr noundef %1, ...) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [1 x %struct.__va_list_tag], align 16
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %7)
  %8 = load ptr, ptr %3, align 8
  %9 = load ptr, ptr %4, align 8
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  %11 = call i32 @__fencepost_format(ptr noundef %8, i64 noundef 2147483648, ptr noundef %9, ptr noundef %10) #6
  store i32 %11, ptr %6, align 4
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %12)
  %13 = load i32, ptr %6, align 4
  ret i32 %13
}

; Function Attrs: noinline nounwind
define dso_local i32 @vasprintf(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [1 x %struct.__va_list_tag], align 16
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %7, i64 0, i64 0
  %10 = load ptr, ptr %6, align 8
  call void @llvm.va_copy.p0(ptr %9, ptr %10)
  %11 = load ptr, ptr %5, align 8
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %7, i64 0, i64 0
  %13 = call i32 @__fencepost_format(ptr noundef null, i64 noundef 0, ptr noundef %11, ptr noundef %12) #6
  store i32 %13, ptr %8, align 4
  %14 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %7, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %14)
  %15 = load i32, ptr %8, align 4
  %16 = sext i32 %15 to i64
  %17 = add i64 %16, 1
  %18 = call ptr @malloc(i64 noundef %17) #6
  %19 = load ptr, ptr %4, align 8
  store ptr %18, ptr %19, align 8
  %20 = load ptr, ptr %4, align 8
  %21 = load ptr, ptr %20, align 8
  %22 = icmp ne ptr %21, null
  br i1 %22, label %23, label %32

23:                                               ; preds = %3
  %24 = load ptr, ptr %4, align 8
  %25 = load ptr, ptr %24, align 8
  %26 = load i32, ptr %8, align 4
  %27 = sext i32 %26 to i64
  %28 = add i64 %27, 1
  %29 = load ptr, ptr %5, align 8
  %30 = load ptr, ptr %6, align 8
  %31 = call i32 @__fencepost_format(ptr noundef %25, i64 noundef %28, ptr noundef %29, ptr noundef %30) #6
  br label %33

32:                                               ; preds = %3
  br label %33

33:                                               ; preds = %32, %23
  %34 = phi i32 [ %31, %23 ], [ -1, %32 ]
  ret i32 %34
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #3

; Function Attrs: noinline nounwind
define dso_local i32 @asprintf(ptr noundef %0, ptr noundef %1, ...) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [1 x %struct.__va_list_tag], align 16
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %7)
  %8 = load ptr, ptr %3, align 8
  %9 = load ptr, ptr %4, align 8
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  %11 = call i32 @vasprintf(ptr noundef %8, ptr noundef %9, ptr noundef %10) #6
  store i32 %11, ptr %6, align 4
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %12)
  %13 = load i32, ptr %6, align 4
  ret i32 %13
}

; Function Attrs: noinline nounwind
define dso_local i32 @fputs(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.stream, ptr %5, i32 0, i32 0
  %7 = load i32, ptr %6, align 4
  %8 = load ptr, ptr %3, align 8
  %9 = load ptr, ptr %3, align 8
  %10 = call i64 @strlen(ptr noundef %9) #6
  call void @__fencepost_write(i32 noundef %7, ptr noundef %8, i64 noundef %10) #6
  ret i32 0
}

declare void @__fencepost_write(i32 noundef, ptr noundef, i64 noundef) #2

; Function Attrs: noinline nounwind
define dso_local i32 @puts(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 (ptr, ...) @put_line(ptr noundef @.str.31, ptr noundef %3) #6
  ret i32 %4
}

; Function Attrs: noinline nounwind
define internal i32 @put_line(ptr noundef %0, ...) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %5)
  %6 = load ptr, ptr %2, align 8
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %8 = call i32 @__fencepost_print(i32 noundef 1, ptr noundef %6, ptr noundef %7) #6
  store i32 %8, ptr %4, align 4
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %9)
  %10 = load i32, ptr %4, align 4
  ret i32 %10
}

; Function Attrs: noinline nounwind
define dso_local i32 @fputc(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i8, align 1
  store i32 %0, ptr %3, align 4
  store ptr %1, ptr %4, align 8
  %6 = load i32, ptr %3, align 4
  %7 = trunc i32 %6 to i8
  store i8 %7, ptr %5, align 1
  %8 = load ptr, ptr %4, align 8
  %9 = getelementptr inbounds %struct.stream, ptr %8, i32 0, i32 0
  %10 = load i32, ptr %9, align 4
  call void @__fencepost_write(i32 noundef %10, ptr noundef %5, i64 noundef 1) #6
  %11 = load i32, ptr %3, align 4
  %12 = trunc i32 %11 to i8
  %13 = zext i8 %12 to i32
  ret i32 %13
}

; Function Attrs: noinline nounwind
define dso_local i32 @putc(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
  store ptr %1, ptr %4, align 8
  %5 = load i32, ptr %3, align 4
  %6 = load ptr, ptr %4, align 8
  %7 = call i32 @fputc(i32 noundef %5, ptr noundef %6) #6
  ret i32 %7
}

; Function Attrs: noinline nounwind
define dso_local i32 @putchar(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = call i32 @fputc(i32 noundef %3, ptr noundef @output) #6
  ret i32 %4
}

; Function Attrs: noinline nounwind
define dso_local i32 @fputc_unlocked(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
  store ptr %1, ptr %4, align 8
  %5 = load i32, ptr %3, align 4
  %6 = load ptr, ptr %4, align 8
  %7 = call i32 @fputc(i32 noundef %5, ptr noundef %6) #6
  ret i32 %7
}

; Function Attrs: noinline nounwind
define dso_local i32 @putc_unlocked(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
  store ptr %1, ptr %4, align 8
  %5 = load i32, ptr %3, align 4
  %6 = load ptr, ptr %4, align 8
  %7 = call i32 @fputc(i32 noundef %5, ptr noundef %6) #6
  ret i32 %7
}

; Function Attrs: noinline nounwind
define dso_local i32 @putchar_unlocked(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = call i32 @fputc(i32 noundef %3, ptr noundef @output) #6
  ret i32 %4
}

; Function Attrs: noinline nounwind
define dso_local i32 @fputs_unlocked(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = call i32 @fputs(ptr noundef %5, ptr noundef %6) #6
  ret i32 %7
}

; Function Attrs: noinline nounwind
define dso_local i32 @fileno(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.stream, ptr %3, i32 0, i32 0
  %5 = load i32, ptr %4, align 4
  ret i32 %5
}

; Function Attrs: noinline nounwind
define dso_local i64 @write(i32 noundef %0, ptr noundef %1, i64 noundef %2) #0 {
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  store i32 %0, ptr %5, align 4
  store ptr %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  %8 = load i32, ptr %5, align 4
  %9 = icmp ne i32 %8, 1
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = load i32, ptr %5, align 4
  %12 = icmp ne i32 %11, 2
  br i1 %12, label %13, label %16

13:                                               ; preds = %10
  %14 = call i32 @fail(i32 noundef 9) #6
  %15 = sext i32 %14 to i64
  store i64 %15, ptr %4, align 8
  br label %21

16:                                               ; preds = %10, %3
  %17 = load i32, ptr %5, align 4
  %18 = load ptr, ptr %6, align 8
  %19 = load i64, ptr %7, align 8
  call void @__fencepost_write(i32 noundef %17, ptr noundef %18, i64 noundef %19) #6
  %20 = load i64, ptr %7, align 8
  store i64 %20, ptr %4, align 8
  br label %21

21:                                               ; preds = %16, %13
  %22 = load i64, ptr %4, align 8
  ret i64 %22
}

; Function Attrs: noinline nounwind
define internal i32 @fail(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %3, ptr %4, align 4
  ret i32 -1
}

; Function Attrs: noinline nounwind
define dso_local i64 @fwrite(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store i64 %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.stream, ptr %9, i32 0, i32 0
  %11 = load i32, ptr %10, align 4
  %12 = load ptr, ptr %5, align 8
  %13 = load i64, ptr %6, align 8
  %14 = load i64, ptr %7, align 8
  %15 = mul i64 %13, %14
  call void @__fencepost_write(i32 noundef %11, ptr noundef %12, i64 noundef %15) #6
  %16 = load i64, ptr %7, align 8
  ret i64 %16
}

; Function Attrs: noinline nounwind
define dso_local void @perror(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef @errors, ptr noundef @.str.31, ptr noundef %3) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @fflush(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @setvbuf(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i64 %3, ptr %8, align 8
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local void @setbuf(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @vsscanf(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca [64 x i8], align 16
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca i64, align 8
  %18 = alloca double, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  %24 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  %25 = load ptr, ptr %5, align 8
  store ptr %25, ptr %8, align 8
  store i32 0, ptr %9, align 4
  br label %26

26:                                               ; preds = %599, %3
  %27 = load ptr, ptr %6, align 8
  %28 = load i8, ptr %27, align 1
  %29 = icmp ne i8 %28, 0
  br i1 %29, label %30, label %602

30:                                               ; preds = %26
  %31 = load ptr, ptr %6, align 8
  %32 = load i8, ptr %31, align 1
  %33 = sext i8 %32 to i32
  %34 = call i32 @isspace(i32 noundef %33) #6
  %35 = icmp ne i32 %34, 0
  br i1 %35, label %36, label %47

36:                                               ; preds = %30
  br label %37

37:                                               ; preds = %43, %36
  %38 = load ptr, ptr %5, align 8
  %39 = load i8, ptr %38, align 1
  %40 = sext i8 %39 to i32
  %41 = call i32 @isspace(i32 noundef %40) #6
  %42 = icmp ne i32 %41, 0
  br i1 %42, label %43, label %46

43:                                               ; preds = %37
  %44 = load ptr, ptr %5, align 8
  %45 = getelementptr inbounds i8, ptr %44, i32 1
  store ptr %45, ptr %5, align 8
  br label %37, !llvm.loop !54

46:                                               ; preds = %37
  br label %599

47:                                               ; preds = %30
  %48 = load ptr, ptr %6, align 8
  %49 = load i8, ptr %48, align 1
  %50 = sext i8 %49 to i32
  %51 = icmp ne i32 %50, 37
  br i1 %51, label %58, label %52

52:                                               ; preds = %47
  %53 = load ptr, ptr %6, align 8
  %54 = getelementptr inbounds i8, ptr %53, i64 1
  %55 = load i8, ptr %54, align 1
  %56 = sext i8 %55 to i32
  %57 = icmp eq i32 %56, 37
  br i1 %57, label %58, label %90

58:                                               ; preds = %52, %47
  %59 = load ptr, ptr %6, align 8
  %60 = load i8, ptr %59, align 1
  %61 = sext i8 %60 to i32
  %62 = icmp eq i32 %61, 37
  br i1 %62, label %63, label %66

63:                                               ; preds = %58
  %64 = load ptr, ptr %6, align 8
  %65 = getelementptr inbounds i8, ptr %64, i32 1
  store ptr %65, ptr %6, align 8
  br label %66

66:                                               ; preds = %63, %58
  %67 = load ptr, ptr %5, align 8
  %68 = load i8, ptr %67, align 1
  %69 = sext i8 %68 to i32
  %70 = load ptr, ptr %6, align 8
  %71 = load i8, ptr %70, align 1
  %72 = sext i8 %71 to i32
  %73 = icmp ne i32 %69, %72
  br i1 %73, label %74, label %87

74:                                               ; preds = %66
  %75 = load ptr, ptr %5, align 8
  %76 = load i8, ptr %75, align 1
  %77 = sext i8 %76 to i32
  %78 = icmp ne i32 %77, 0
  br i1 %78, label %82, label %79

79:                                               ; preds = %74
  %80 = load i32, ptr %9, align 4
  %81 = icmp ne i32 %80, 0
  br i1 %81, label %82, label %84

82:                                               ; preds = %79, %74
  %83 = load i32, ptr %9, align 4
  br label %85

84:                                               ; preds = %79
  br label %85

85:                                               ; preds = %84, %82
  %86 = phi i32 [ %83, %82 ], [ -1, %84 ]
  store i32 %86, ptr %4, align 4
  br label %604

87:                                               ; preds = %66
  %88 = load ptr, ptr %5, align 8
  %89 = getelementptr inbounds i8, ptr %88, i32 1
  store ptr %89, ptr %5, align 8
  br label %599

90:                                               ; preds = %52
  %91 = load ptr, ptr %6, align 8
  %92 = getelementptr inbounds i8, ptr %91, i32 1
  store ptr %92, ptr %6, align 8
  %93 = load ptr, ptr %6, align 8
  %94 = load i8, ptr %93, align 1
  %95 = sext i8 %94 to i32
  %96 = icmp eq i32 %95, 42
  %97 = zext i1 %96 to i32
  store i32 %97, ptr %10, align 4
  store i32 0, ptr %11, align 4
  store i32 4, ptr %12, align 4
  %98 = load i32, ptr %10, align 4
  %99 = icmp ne i32 %98, 0
  br i1 %99, label %100, label %103

100:                                              ; preds = %90
  %101 = load ptr, ptr %6, align 8
  %102 = getelementptr inbounds i8, ptr %101, i32 1
  store ptr %102, ptr %6, align 8
  br label %103

103:                                              ; preds = %100, %90
  br label %104

104:                                              ; preds = %110, %103
  %105 = load ptr, ptr %6, align 8
  %106 = load i8, ptr %105, align 1
  %107 = sext i8 %106 to i32
  %108 = call i32 @isdigit(i32 noundef %107) #6
  %109 = icmp ne i32 %108, 0
  br i1 %109, label %110, label %119

110:                                              ; preds = %104
  %111 = load i32, ptr %11, align 4
  %112 = mul nsw i32 %111, 10
  %113 = load ptr, ptr %6, align 8
  %114 = getelementptr inbounds i8, ptr %113, i32 1
  store ptr %114, ptr %6, align 8
  %115 = load i8, ptr %113, align 1
  %116 = sext i8 %115 to i32
  %117 = sub nsw i32 %116, 48
  %118 = add nsw i32 %112, %117
  store i32 %118, ptr %11, align 4
  br label %104, !llvm.loop !55

119:                                              ; preds = %104
  br label %120

120:                                              ; preds = %144, %119
  %121 = load ptr, ptr %6, align 8
  %122 = load i8, ptr %121, align 1
  %123 = sext i8 %122 to i32
  %124 = icmp ne i32 %123, 0
  br i1 %124, label %125, label %131

125:                                              ; preds = %120
  %126 = load ptr, ptr %6, align 8
  %127 = load i8, ptr %126, align 1
  %128 = sext i8 %127 to i32
  %129 = call ptr @strchr(ptr noundef @.str.32, i32 noundef %128) #6
  %130 = icmp ne ptr %129, null
  br label %131

131:                                              ; preds = %125, %120
  %132 = phi i1 [ false, %120 ], [ %130, %125 ]
  br i1 %132, label %133, label %147

133:                                              ; preds = %131
  %134 = load ptr, ptr %6, align 8
  %135 = load i8, ptr %134, align 1
  %136 = sext i8 %135 to i32
  %137 = icmp eq i32 %136, 104
  br i1 %137, label %138, label %141

138:                                              ; preds = %133
  %139 = load i32, ptr %12, align 4
  %140 = sdiv i32 %139, 2
  br label %142

141:                                              ; preds = %133
  br label %142

142:                                              ; preds = %141, %138
  %143 = phi i32 [ %140, %138 ], [ 8, %141 ]
  store i32 %143, ptr %12, align 4
  br label %144

144:                                              ; preds = %142
  %145 = load ptr, ptr %6, align 8
  %146 = getelementptr inbounds i8, ptr %145, i32 1
  store ptr %146, ptr %6, align 8
  br label %120, !llvm.loop !56

147:                                              ; preds = %131
  %148 = load ptr, ptr %6, align 8
  %149 = load i8, ptr %148, align 1
  %150 = sext i8 %149 to i32
  %151 = icmp ne i32 %150, 99
  br i1 %151, label %152, label %173

152:                                              ; preds = %147
  %153 = load ptr, ptr %6, align 8
  %154 = load i8, ptr %153, align 1
  %155 = sext i8 %154 to i32
  %156 = icmp ne i32 %155, 110
  br i1 %156, label %157, label %173

157:                                              ; preds = %152
  %158 = load ptr, ptr %6, align 8
  %159 = load i8, ptr %158, align 1
  %160 = sext i8 %159 to i32
  %161 = icmp ne i32 %160, 91
  br i1 %161, label %162, label %173

162:                                              ; preds = %157
  br label %163

163:                                              ; preds = %169, %162
  %164 = load ptr, ptr %5, align 8
  %165 = load i8, ptr %164, align 1
  %166 = sext i8 %165 to i32
  %167 = call i32 @isspace(i32 noundef %166) #6
  %168 = icmp ne i32 %167, 0
  br i1 %168, label %169, label %172

169:                                              ; preds = %163
  %170 = load ptr, ptr %5, align 8
  %171 = getelementptr inbounds i8, ptr %170, i32 1
  store ptr %171, ptr %5, align 8
  br label %163, !llvm.loop !57

172:                                              ; preds = %163
  br label %173

173:                                              ; preds = %172, %157, %152, %147
  %174 = load ptr, ptr %6, align 8
  %175 = load i8, ptr %174, align 1
  %176 = sext i8 %175 to i32
  %177 = icmp eq i32 %176, 110
  br i1 %177, label %178, label %201

178:                                              ; preds = %173
  %179 = load ptr, ptr %5, align 8
  %180 = load ptr, ptr %8, align 8
  %181 = ptrtoint ptr %179 to i64
  %182 = ptrtoint ptr %180 to i64
  %183 = sub i64 %181, %182
  %184 = trunc i64 %183 to i32
  %185 = load ptr, ptr %7, align 8
  %186 = getelementptr inbounds %struct.__va_list_tag, ptr %185, i32 0, i32 0
  %187 = load i32, ptr %186, align 8
  %188 = icmp ule i32 %187, 40
  br i1 %188, label %189, label %194

189:                                              ; preds = %178
  %190 = getelementptr inbounds %struct.__va_list_tag, ptr %185, i32 0, i32 3
  %191 = load ptr, ptr %190, align 8
  %192 = getelementptr i8, ptr %191, i32 %187
  %193 = add i32 %187, 8
  store i32 %193, ptr %186, align 8
  br label %198

194:                                              ; preds = %178
  %195 = getelementptr inbounds %struct.__va_list_tag, ptr %185, i32 0, i32 2
  %196 = load ptr, ptr %195, align 8
  %197 = getelementptr i8, ptr %196, i32 8
  store ptr %197, ptr %195, align 8
  br label %198

198:                                              ; preds = %194, %189
  %199 = phi ptr [ %192, %189 ], [ %196, %194 ]
  %200 = load ptr, ptr %199, align 8
  store i32 %184, ptr %200, align 4
  br label %599

201:                                              ; preds = %173
  %202 = load ptr, ptr %5, align 8
  %203 = load i8, ptr %202, align 1
  %204 = icmp ne i8 %203, 0
  br i1 %204, label %213, label %205

205:                                              ; preds = %201
  %206 = load i32, ptr %9, align 4
  %207 = icmp ne i32 %206, 0
  br i1 %207, label %208, label %210

208:                                              ; preds = %205
  %209 = load i32, ptr %9, align 4
  br label %211

210:                                              ; preds = %205
  br label %211

211:                                              ; preds = %210, %208
  %212 = phi i32 [ %209, %208 ], [ -1, %210 ]
  store i32 %212, ptr %4, align 4
  br label %604

213:                                              ; preds = %201
  %214 = load ptr, ptr %5, align 8
  store ptr %214, ptr %15, align 8
  %215 = load i32, ptr %11, align 4
  %216 = icmp ne i32 %215, 0
  br i1 %216, label %217, label %241

217:                                              ; preds = %213
  %218 = load ptr, ptr %6, align 8
  %219 = load i8, ptr %218, align 1
  %220 = sext i8 %219 to i32
  %221 = icmp ne i32 %220, 0
  br i1 %221, label %222, label %241

222:                                              ; preds = %217
  %223 = load ptr, ptr %6, align 8
  %224 = load i8, ptr %223, align 1
  %225 = sext i8 %224 to i32
  %226 = call ptr @strchr(ptr noundef @.str.33, i32 noundef %225) #6
  %227 = icmp ne ptr %226, null
  br i1 %227, label %228, label %241

228:                                              ; preds = %222
  %229 = load i32, ptr %11, align 4
  %230 = sext i32 %229 to i64
  %231 = icmp uge i64 %230, 64
  br i1 %231, label %232, label %233

232:                                              ; preds = %228
  call void @__fencepost_unknown_format() #6
  br label %233

233:                                              ; preds = %232, %228
  %234 = getelementptr inbounds [64 x i8], ptr %13, i64 0, i64 0
  store i8 0, ptr %234, align 16
  %235 = getelementptr inbounds [64 x i8], ptr %13, i64 0, i64 0
  %236 = load ptr, ptr %5, align 8
  %237 = load i32, ptr %11, align 4
  %238 = sext i32 %237 to i64
  %239 = call ptr @strncat(ptr noundef %235, ptr noundef %236, i64 noundef %238) #6
  %240 = getelementptr inbounds [64 x i8], ptr %13, i64 0, i64 0
  store ptr %240, ptr %15, align 8
  br label %241

241:                                              ; preds = %233, %222, %217, %213
  %242 = load ptr, ptr %6, align 8
  %243 = load i8, ptr %242, align 1
  %244 = sext i8 %243 to i32
  %245 = icmp ne i32 %244, 0
  br i1 %245, label %246, label %332

246:                                              ; preds = %241
  %247 = load ptr, ptr %6, align 8
  %248 = load i8, ptr %247, align 1
  %249 = sext i8 %248 to i32
  %250 = call ptr @strchr(ptr noundef @.str.34, i32 noundef %249) #6
  %251 = icmp ne ptr %250, null
  br i1 %251, label %252, label %332

252:                                              ; preds = %246
  %253 = load ptr, ptr %6, align 8
  %254 = load i8, ptr %253, align 1
  %255 = sext i8 %254 to i32
  %256 = icmp eq i32 %255, 111
  br i1 %256, label %257, label %258

257:                                              ; preds = %252
  br label %280

258:                                              ; preds = %252
  %259 = load ptr, ptr %6, align 8
  %260 = load i8, ptr %259, align 1
  %261 = sext i8 %260 to i32
  %262 = icmp eq i32 %261, 105
  br i1 %262, label %263, label %264

263:                                              ; preds = %258
  br label %278

264:                                              ; preds = %258
  %265 = load ptr, ptr %6, align 8
  %266 = load i8, ptr %265, align 1
  %267 = sext i8 %266 to i32
  %268 = icmp eq i32 %267, 100
  br i1 %268, label %274, label %269

269:                                              ; preds = %264
  %270 = load ptr, ptr %6, align 8
  %271 = load i8, ptr %270, align 1
  %272 = sext i8 %271 to i32
  %273 = icmp eq i32 %272, 117
  br label %274

274:                                              ; preds = %269, %264
  %275 = phi i1 [ true, %264 ], [ %273, %269 ]
  %276 = zext i1 %275 to i64
  %277 = select i1 %275, i32 10, i32 16
  br label %278

278:                                              ; preds = %274, %263
  %279 = phi i32 [ 0, %263 ], [ %277, %274 ]
  br label %280

280:                                              ; preds = %278, %257
  %281 = phi i32 [ 8, %257 ], [ %279, %278 ]
  store i32 %281, ptr %16, align 4
  %282 = load ptr, ptr %15, align 8
  %283 = load i32, ptr %16, align 4
  %284 = load ptr, ptr %6, align 8
  %285 = load i8, ptr %284, align 1
  %286 = sext i8 %285 to i32
  %287 = icmp eq i32 %286, 100
  br i1 %287, label %293, label %288

288:                                              ; preds = %280
  %289 = load ptr, ptr %6, align 8
  %290 = load i8, ptr %289, align 1
  %291 = sext i8 %290 to i32
  %292 = icmp eq i32 %291, 105
  br label %293

293:                                              ; preds = %288, %280
  %294 = phi i1 [ true, %280 ], [ %292, %288 ]
  %295 = zext i1 %294 to i32
  %296 = call i64 @parse(ptr noundef %282, ptr noundef %14, i32 noundef %283, i32 noundef %295) #6
  store i64 %296, ptr %17, align 8
  %297 = load ptr, ptr %14, align 8
  %298 = load ptr, ptr %15, align 8
  %299 = icmp eq ptr %297, %298
  br i1 %299, label %300, label %302

300:                                              ; preds = %293
  %301 = load i32, ptr %9, align 4
  store i32 %301, ptr %4, align 4
  br label %604

302:                                              ; preds = %293
  %303 = load ptr, ptr %14, align 8
  %304 = load ptr, ptr %15, align 8
  %305 = ptrtoint ptr %303 to i64
  %306 = ptrtoint ptr %304 to i64
  %307 = sub i64 %305, %306
  %308 = load ptr, ptr %5, align 8
  %309 = getelementptr inbounds i8, ptr %308, i64 %307
  store ptr %309, ptr %5, align 8
  %310 = load i32, ptr %10, align 4
  %311 = icmp ne i32 %310, 0
  br i1 %311, label %331, label %312

312:                                              ; preds = %302
  %313 = load ptr, ptr %7, align 8
  %314 = getelementptr inbounds %struct.__va_list_tag, ptr %313, i32 0, i32 0
  %315 = load i32, ptr %314, align 8
  %316 = icmp ule i32 %315, 40
  br i1 %316, label %317, label %322

317:                                              ; preds = %312
  %318 = getelementptr inbounds %struct.__va_list_tag, ptr %313, i32 0, i32 3
  %319 = load ptr, ptr %318, align 8
  %320 = getelementptr i8, ptr %319, i32 %315
  %321 = add i32 %315, 8
  store i32 %321, ptr %314, align 8
  br label %326

322:                                              ; preds = %312
  %323 = getelementptr inbounds %struct.__va_list_tag, ptr %313, i32 0, i32 2
  %324 = load ptr, ptr %323, align 8
  %325 = getelementptr i8, ptr %324, i32 8
  store ptr %325, ptr %323, align 8
  br label %326

326:                                              ; preds = %322, %317
  %327 = phi ptr [ %320, %317 ], [ %324, %322 ]
  %328 = load ptr, ptr %327, align 8
  %329 = load i64, ptr %17, align 8
  %330 = load i32, ptr %12, align 4
  call void @store_number(ptr noundef %328, i64 noundef %329, i32 noundef %330) #6
  br label %331

331:                                              ; preds = %326, %302
  br label %592

332:                                              ; preds = %246, %241
  %333 = load ptr, ptr %6, align 8
  %334 = load i8, ptr %333, align 1
  %335 = sext i8 %334 to i32
  %336 = icmp ne i32 %335, 0
  br i1 %336, label %337, label %406

337:                                              ; preds = %332
  %338 = load ptr, ptr %6, align 8
  %339 = load i8, ptr %338, align 1
  %340 = sext i8 %339 to i32
  %341 = call ptr @strchr(ptr noundef @.str.35, i32 noundef %340) #6
  %342 = icmp ne ptr %341, null
  br i1 %342, label %343, label %406

343:                                              ; preds = %337
  %344 = load ptr, ptr %15, align 8
  %345 = call double @strtod(ptr noundef %344, ptr noundef %14) #6
  store double %345, ptr %18, align 8
  %346 = load ptr, ptr %14, align 8
  %347 = load ptr, ptr %15, align 8
  %348 = icmp eq ptr %346, %347
  br i1 %348, label %349, label %351

349:                                              ; preds = %343
  %350 = load i32, ptr %9, align 4
  store i32 %350, ptr %4, align 4
  br label %604

351:                                              ; preds = %343
  %352 = load ptr, ptr %14, align 8
  %353 = load ptr, ptr %15, align 8
  %354 = ptrtoint ptr %352 to i64
  %355 = ptrtoint ptr %353 to i64
  %356 = sub i64 %354, %355
  %357 = load ptr, ptr %5, align 8
  %358 = getelementptr inbounds i8, ptr %357, i64 %356
  store ptr %358, ptr %5, align 8
  %359 = load i32, ptr %10, align 4
  %360 = icmp ne i32 %359, 0
  br i1 %360, label %382, label %361

361:                                              ; preds = %351
  %362 = load i32, ptr %12, align 4
  %363 = icmp eq i32 %362, 8
  br i1 %363, label %364, label %382

364:                                              ; preds = %361
  %365 = load double, ptr %18, align 8
  %366 = load ptr, ptr %7, align 8
  %367 = getelementptr inbounds %struct.__va_list_tag, ptr %366, i32 0, i32 0
  %368 = load i32, ptr %367, align 8
  %369 = icmp ule i32 %368, 40
  br i1 %369, label %370, label %375

370:                                              ; preds = %364
  %371 = getelementptr inbounds %struct.__va_list_tag, ptr %366, i32 0, i32 3
  %372 = load ptr, ptr %371, align 8
  %373 = getelementptr i8, ptr %372, i32 %368
  %374 = add i32 %368, 8
  store i32 %374, ptr %367, align 8
  br label %379

375:                                              ; preds = %364
  %376 = getelementptr inbounds %struct.__va_list_tag, ptr %366, i32 0, i32 2
  %377 = load ptr, ptr %376, align 8
  %378 = getelementptr i8, ptr %377, i32 8
  store ptr %378, ptr %376, align 8
  br label %379

379:                                              ; preds = %375, %370
  %380 = phi ptr [ %373, %370 ], [ %377, %375 ]
  %381 = load ptr, ptr %380, align 8
  store double %365, ptr %381, align 8
  br label %405

382:                                              ; preds = %361, %351
  %383 = load i32, ptr %10, align 4
  %384 = icmp ne i32 %383, 0
  br i1 %384, label %404, label %385

385:                                              ; preds = %382
  %386 = load double, ptr %18, align 8
  %387 = fptrunc double %386 to float
  %388 = load ptr, ptr %7, align 8
  %389 = getelementptr inbounds %struct.__va_list_tag, ptr %388, i32 0, i32 0
  %390 = load i32, ptr %389, align 8
  %391 = icmp ule i32 %390, 40
  br i1 %391, label %392, label %397

392:                                              ; preds = %385
  %393 = getelementptr inbounds %struct.__va_list_tag, ptr %388, i32 0, i32 3
  %394 = load ptr, ptr %393, align 8
  %395 = getelementptr i8, ptr %394, i32 %390
  %396 = add i32 %390, 8
  store i32 %396, ptr %389, align 8
  br label %401

397:                                              ; preds = %385
  %398 = getelementptr inbounds %struct.__va_list_tag, ptr %388, i32 0, i32 2
  %399 = load ptr, ptr %398, align 8
  %400 = getelementptr i8, ptr %399, i32 8
  store ptr %400, ptr %398, align 8
  br label %401

401:                                              ; preds = %397, %392
  %402 = phi ptr [ %395, %392 ], [ %399, %397 ]
  %403 = load ptr, ptr %402, align 8
  store float %387, ptr %403, align 4
  br label %404

404:                                              ; preds = %401, %382
  br label %405

405:                                              ; preds = %404, %379
  br label %591

406:                                              ; preds = %337, %332
  %407 = load ptr, ptr %6, align 8
  %408 = load i8, ptr %407, align 1
  %409 = sext i8 %408 to i32
  %410 = icmp eq i32 %409, 91
  br i1 %410, label %411, label %493

411:                                              ; preds = %406
  %412 = load ptr, ptr %6, align 8
  %413 = getelementptr inbounds i8, ptr %412, i64 1
  store ptr %413, ptr %19, align 8
  %414 = load ptr, ptr %19, align 8
  %415 = call ptr @end_of_set(ptr noundef %414) #6
  store ptr %415, ptr %6, align 8
  %416 = load ptr, ptr %6, align 8
  %417 = load i8, ptr %416, align 1
  %418 = icmp ne i8 %417, 0
  br i1 %418, label %420, label %419

419:                                              ; preds = %411
  call void @__fencepost_unknown_format() #6
  br label %420

420:                                              ; preds = %419, %411
  %421 = load i32, ptr %10, align 4
  %422 = icmp ne i32 %421, 0
  br i1 %422, label %423, label %424

423:                                              ; preds = %420
  br label %441

424:                                              ; preds = %420
  %425 = load ptr, ptr %7, align 8
  %426 = getelementptr inbounds %struct.__va_list_tag, ptr %425, i32 0, i32 0
  %427 = load i32, ptr %426, align 8
  %428 = icmp ule i32 %427, 40
  br i1 %428, label %429, label %434

429:                                              ; preds = %424
  %430 = getelementptr inbounds %struct.__va_list_tag, ptr %425, i32 0, i32 3
  %431 = load ptr, ptr %430, align 8
  %432 = getelementptr i8, ptr %431, i32 %427
  %433 = add i32 %427, 8
  store i32 %433, ptr %426, align 8
  br label %438

434:                                              ; preds = %424
  %435 = getelementptr inbounds %struct.__va_list_tag, ptr %425, i32 0, i32 2
  %436 = load ptr, ptr %435, align 8
  %437 = getelementptr i8, ptr %436, i32 8
  store ptr %437, ptr %435, align 8
  br label %438

438:                                              ; preds = %434, %429
  %439 = phi ptr [ %432, %429 ], [ %436, %434 ]
  %440 = load ptr, ptr %439, align 8
  br label %441

441:                                              ; preds = %438, %423
  %442 = phi ptr [ null, %423 ], [ %440, %438 ]
  store ptr %442, ptr %20, align 8
  %443 = load i32, ptr %11, align 4
  %444 = icmp ne i32 %443, 0
  br i1 %444, label %445, label %447

445:                                              ; preds = %441
  %446 = load i32, ptr %11, align 4
  br label %448

447:                                              ; preds = %441
  br label %448

448:                                              ; preds = %447, %445
  %449 = phi i32 [ %446, %445 ], [ 2147483647, %447 ]
  store i32 %449, ptr %21, align 4
  store i32 0, ptr %22, align 4
  br label %450

450:                                              ; preds = %477, %448
  %451 = load i32, ptr %22, align 4
  %452 = load i32, ptr %21, align 4
  %453 = icmp slt i32 %451, %452
  br i1 %453, label %454, label %466

454:                                              ; preds = %450
  %455 = load ptr, ptr %5, align 8
  %456 = load i8, ptr %455, align 1
  %457 = sext i8 %456 to i32
  %458 = icmp ne i32 %457, 0
  br i1 %458, label %459, label %466

459:                                              ; preds = %454
  %460 = load ptr, ptr %5, align 8
  %461 = load i8, ptr %460, align 1
  %462 = load ptr, ptr %19, align 8
  %463 = load ptr, ptr %6, align 8
  %464 = call i32 @is_in_set(i8 noundef signext %461, ptr noundef %462, ptr noundef %463) #6
  %465 = icmp ne i32 %464, 0
  br label %466

466:                                              ; preds = %459, %454, %450
  %467 = phi i1 [ false, %454 ], [ false, %450 ], [ %465, %459 ]
  br i1 %467, label %468, label %482

468:                                              ; preds = %466
  %469 = load ptr, ptr %20, align 8
  %470 = icmp ne ptr %469, null
  br i1 %470, label %471, label %476

471:                                              ; preds = %468
  %472 = load ptr, ptr %5, align 8
  %473 = load i8, ptr %472, align 1
  %474 = load ptr, ptr %20, align 8
  %475 = getelementptr inbounds i8, ptr %474, i32 1
  store ptr %475, ptr %20, align 8
  store i8 %473, ptr %474, align 1
  br label %476

476:                                              ; preds = %471, %468
  br label %477

477:                                              ; preds = %476
  %478 = load i32, ptr %22, align 4
  %479 = add nsw i32 %478, 1
  store i32 %479, ptr %22, align 4
  %480 = load ptr, ptr %5, align 8
  %481 = getelementptr inbounds i8, ptr %480, i32 1
  store ptr %481, ptr %5, align 8
  br label %450, !llvm.loop !58

482:                                              ; preds = %466
  %483 = load i32, ptr %22, align 4
  %484 = icmp ne i32 %483, 0
  br i1 %484, label %487, label %485

485:                                              ; preds = %482
  %486 = load i32, ptr %9, align 4
  store i32 %486, ptr %4, align 4
  br label %604

487:                                              ; preds = %482
  %488 = load ptr, ptr %20, align 8
  %489 = icmp ne ptr %488, null
  br i1 %489, label %490, label %492

490:                                              ; preds = %487
  %491 = load ptr, ptr %20, align 8
  store i8 0, ptr %491, align 1
  br label %492

492:                                              ; preds = %490, %487
  br label %590

493:                                              ; preds = %406
  %494 = load ptr, ptr %6, align 8
  %495 = load i8, ptr %494, align 1
  %496 = sext i8 %495 to i32
  %497 = icmp eq i32 %496, 115
  br i1 %497, label %503, label %498

498:                                              ; preds = %493
  %499 = load ptr, ptr %6, align 8
  %500 = load i8, ptr %499, align 1
  %501 = sext i8 %500 to i32
  %502 = icmp eq i32 %501, 99
  br i1 %502, label %503, label %588

503:                                              ; preds = %498, %493
  %504 = load i32, ptr %10, align 4
  %505 = icmp ne i32 %504, 0
  br i1 %505, label %506, label %507

506:                                              ; preds = %503
  br label %524

507:                                              ; preds = %503
  %508 = load ptr, ptr %7, align 8
  %509 = getelementptr inbounds %struct.__va_list_tag, ptr %508, i32 0, i32 0
  %510 = load i32, ptr %509, align 8
  %511 = icmp ule i32 %510, 40
  br i1 %511, label %512, label %517

512:                                              ; preds = %507
  %513 = getelementptr inbounds %struct.__va_list_tag, ptr %508, i32 0, i32 3
  %514 = load ptr, ptr %513, align 8
  %515 = getelementptr i8, ptr %514, i32 %510
  %516 = add i32 %510, 8
  store i32 %516, ptr %509, align 8
  br label %521

517:                                              ; preds = %507
  %518 = getelementptr inbounds %struct.__va_list_tag, ptr %508, i32 0, i32 2
  %519 = load ptr, ptr %518, align 8
  %520 = getelementptr i8, ptr %519, i32 8
  store ptr %520, ptr %518, align 8
  br label %521

521:                                              ; preds = %517, %512
  %522 = phi ptr [ %515, %512 ], [ %519, %517 ]
  %523 = load ptr, ptr %522, align 8
  br label %524

524:                                              ; preds = %521, %506
  %525 = phi ptr [ null, %506 ], [ %523, %521 ]
  store ptr %525, ptr %23, align 8
  %526 = load i32, ptr %11, align 4
  %527 = icmp ne i32 %526, 0
  br i1 %527, label %528, label %530

528:                                              ; preds = %524
  %529 = load i32, ptr %11, align 4
  br label %537

530:                                              ; preds = %524
  %531 = load ptr, ptr %6, align 8
  %532 = load i8, ptr %531, align 1
  %533 = sext i8 %532 to i32
  %534 = icmp eq i32 %533, 99
  %535 = zext i1 %534 to i64
  %536 = select i1 %534, i32 1, i32 2147483647
  br label %537

537:                                              ; preds = %530, %528
  %538 = phi i32 [ %529, %528 ], [ %536, %530 ]
  store i32 %538, ptr %24, align 4
  br label %539

539:                                              ; preds = %572, %537
  %540 = load i32, ptr %24, align 4
  %541 = icmp sgt i32 %540, 0
  br i1 %541, label %542, label %561

542:                                              ; preds = %539
  %543 = load ptr, ptr %5, align 8
  %544 = load i8, ptr %543, align 1
  %545 = sext i8 %544 to i32
  %546 = icmp ne i32 %545, 0
  br i1 %546, label %547, label %561

547:                                              ; preds = %542
  %548 = load ptr, ptr %6, align 8
  %549 = load i8, ptr %548, align 1
  %550 = sext i8 %549 to i32
  %551 = icmp eq i32 %550, 99
  br i1 %551, label %559, label %552

552:                                              ; preds = %547
  %553 = load ptr, ptr %5, align 8
  %554 = load i8, ptr %553, align 1
  %555 = sext i8 %554 to i32
  %556 = call i32 @isspace(i32 noundef %555) #6
  %557 = icmp ne i32 %556, 0
  %558 = xor i1 %557, true
  br label %559

559:                                              ; preds = %552, %547
  %560 = phi i1 [ true, %547 ], [ %558, %552 ]
  br label %561

561:                                              ; preds = %559, %542, %539
  %562 = phi i1 [ false, %542 ], [ false, %539 ], [ %560, %559 ]
  br i1 %562, label %563, label %577

563:                                              ; preds = %561
  %564 = load ptr, ptr %23, align 8
  %565 = icmp ne ptr %564, null
  br i1 %565, label %566, label %571

566:                                              ; preds = %563
  %567 = load ptr, ptr %5, align 8
  %568 = load i8, ptr %567, align 1
  %569 = load ptr, ptr %23, align 8
  %570 = getelementptr inbounds i8, ptr %569, i32 1
  store ptr %570, ptr %23, align 8
  store i8 %568, ptr %569, align 1
  br label %571

571:                                              ; preds = %566, %563
  br label %572

572:                                              ; preds = %571
  %573 = load i32, ptr %24, align 4
  %574 = add nsw i32 %573, -1
  store i32 %574, ptr %24, align 4
  %575 = load ptr, ptr %5, align 8
  %576 = getelementptr inbounds i8, ptr %575, i32 1
  store ptr %576, ptr %5, align 8
  br label %539, !llvm.loop !59

577:                                              ; preds = %561
  %578 = load ptr, ptr %23, align 8
  %579 = icmp ne ptr %578, null
  br i1 %579, label %580, label %587

580:                                              ; preds = %577
  %581 = load ptr, ptr %6, align 8
  %582 = load i8, ptr %581, align 1
  %583 = sext i8 %582 to i32
  %584 = icmp eq i32 %583, 115
  br i1 %584, label %585, label %587

585:                                              ; preds = %580
  %586 = load ptr, ptr %23, align 8
  store i8 0, ptr %586, align 1
  br label %587

587:                                              ; preds = %585, %580, %577
  br label %589

588:                                              ; preds = %498
  call void @__fencepost_unknown_format() #6
  br label %589

589:                                              ; preds = %588, %587
  br label %590

590:                                              ; preds = %589, %492
  br label %591

591:                                              ; preds = %590, %405
  br label %592

592:                                              ; preds = %591, %331
  %593 = load i32, ptr %10, align 4
  %594 = icmp ne i32 %593, 0
  %595 = xor i1 %594, true
  %596 = zext i1 %595 to i32
  %597 = load i32, ptr %9, align 4
  %598 = add nsw i32 %597, %596
  store i32 %598, ptr %9, align 4
  br label %599

599:                                              ; preds = %592, %198, %87, %46
  %600 = load ptr, ptr %6, align 8
  %601 = getelementptr inbounds i8, ptr %600, i32 1
  store ptr %601, ptr %6, align 8
  br label %26, !llvm.loop !60

602:                                              ; preds = %26
  %603 = load i32, ptr %9, align 4
  store i32 %603, ptr %4, align 4
  br label %604

604:                                              ; preds = %602, %485, %349, %300, %211, %85
  %605 = load i32, ptr %4, align 4
  ret i32 %605
}

declare void @__fencepost_unknown_format() #2

; Function Attrs: noinline nounwind
define internal void @store_number(ptr noundef %0, i64 noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load i32, ptr %6, align 4
  switch i32 %7, label %20 [
    i32 1, label %8
    i32 2, label %12
    i32 4, label %16
  ]

8:                                                ; preds = %3
  %9 = load i64, ptr %5, align 8
  %10 = trunc i64 %9 to i8
  %11 = load ptr, ptr %4, align 8
  store i8 %10, ptr %11, align 1
  br label %23

12:                                               ; preds = %3
  %13 = load i64, ptr %5, align 8
  %14 = trunc i64 %13 to i16
  %15 = load ptr, ptr %4, align 8
  store i16 %14, ptr %15, align 2
  br label %23

16:                                               ; preds = %3
  %17 = load i64, ptr %5, align 8
  %18 = trunc i64 %17 to i32
  %19 = load ptr, ptr %4, align 8
  store i32 %18, ptr %19, align 4
  br label %23

20:                                               ; preds = %3
  %21 = load i64, ptr %5, align 8
  %22 = load ptr, ptr %4, align 8
  store i64 %21, ptr %22, align 8
  br label %23

23:                                               ; preds = %20, %16, %12, %8
  ret void
}

; Function Attrs: noinline nounwind
define internal ptr @end_of_set(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load i8, ptr %3, align 1
  %5 = sext i8 %4 to i32
  %6 = icmp eq i32 %5, 94
  br i1 %6, label %7, label %10

7:                                                ; preds = %1
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds i8, ptr %8, i32 1
  store ptr %9, ptr %2, align 8
  br label %10

10:                                               ; preds = %7, %1
  %11 = load ptr, ptr %2, align 8
  %12 = load i8, ptr %11, align 1
  %13 = sext i8 %12 to i32
  %14 = icmp eq i32 %13, 93
  br i1 %14, label %15, label %18

15:                                               ; preds = %10
  %16 = load ptr, ptr %2, align 8
  %17 = getelementptr inbounds i8, ptr %16, i32 1
  store ptr %17, ptr %2, align 8
  br label %18

18:                                               ; preds = %15, %10
  br label %19

19:                                               ; preds = %31, %18
  %20 = load ptr, ptr %2, align 8
  %21 = load i8, ptr %20, align 1
  %22 = sext i8 %21 to i32
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %24, label %29

24:                                               ; preds = %19
  %25 = load ptr, ptr %2, align 8
  %26 = load i8, ptr %25, align 1
  %27 = sext i8 %26 to i32
  %28 = icmp ne i32 %27, 93
  br label %29

29:                                               ; preds = %24, %19
  %30 = phi i1 [ false, %19 ], [ %28, %24 ]
  br i1 %30, label %31, label %34

31:                                               ; preds = %29
  %32 = load ptr, ptr %2, align 8
  %33 = getelementptr inbounds i8, ptr %32, i32 1
  store ptr %33, ptr %2, align 8
  br label %19, !llvm.loop !61

34:                                               ; preds = %29
  %35 = load ptr, ptr %2, align 8
  ret ptr %35
}

; Function Attrs: noinline nounwind
define internal i32 @is_in_set(i8 noundef signext %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca i8, align 1
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i8 %0, ptr %4, align 1
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %9 = load ptr, ptr %5, align 8
  %10 = load i8, ptr %9, align 1
  %11 = sext i8 %10 to i32
  %12 = icmp eq i32 %11, 94
  %13 = zext i1 %12 to i32
  store i32 %13, ptr %7, align 4
  store i32 0, ptr %8, align 4
  %14 = load i32, ptr %7, align 4
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %16, label %19

16:                                               ; preds = %3
  %17 = load ptr, ptr %5, align 8
  %18 = getelementptr inbounds i8, ptr %17, i32 1
  store ptr %18, ptr %5, align 8
  br label %19

19:                                               ; preds = %16, %3
  br label %20

20:                                               ; preds = %68, %19
  %21 = load ptr, ptr %5, align 8
  %22 = load ptr, ptr %6, align 8
  %23 = icmp ult ptr %21, %22
  br i1 %23, label %24, label %71

24:                                               ; preds = %20
  %25 = load ptr, ptr %5, align 8
  %26 = getelementptr inbounds i8, ptr %25, i64 2
  %27 = load ptr, ptr %6, align 8
  %28 = icmp ult ptr %26, %27
  br i1 %28, label %29, label %57

29:                                               ; preds = %24
  %30 = load ptr, ptr %5, align 8
  %31 = getelementptr inbounds i8, ptr %30, i64 1
  %32 = load i8, ptr %31, align 1
  %33 = sext i8 %32 to i32
  %34 = icmp eq i32 %33, 45
  br i1 %34, label %35, label %57

35:                                               ; preds = %29
  %36 = load ptr, ptr %5, align 8
  %37 = load i8, ptr %36, align 1
  %38 = sext i8 %37 to i32
  %39 = load i8, ptr %4, align 1
  %40 = sext i8 %39 to i32
  %41 = icmp sle i32 %38, %40
  br i1 %41, label %42, label %50

42:                                               ; preds = %35
  %43 = load i8, ptr %4, align 1
  %44 = sext i8 %43 to i32
  %45 = load ptr, ptr %5, align 8
  %46 = getelementptr inbounds i8, ptr %45, i64 2
  %47 = load i8, ptr %46, align 1
  %48 = sext i8 %47 to i32
  %49 = icmp sle i32 %44, %48
  br label %50

50:                                               ; preds = %42, %35
  %51 = phi i1 [ false, %35 ], [ %49, %42 ]
  %52 = zext i1 %51 to i32
  %53 = load i32, ptr %8, align 4
  %54 = or i32 %53, %52
  store i32 %54, ptr %8, align 4
  %55 = load ptr, ptr %5, align 8
  %56 = getelementptr inbounds i8, ptr %55, i64 2
  store ptr %56, ptr %5, align 8
  br label %67

57:                                               ; preds = %29, %24
  %58 = load ptr, ptr %5, align 8
  %59 = load i8, ptr %58, align 1
  %60 = sext i8 %59 to i32
  %61 = load i8, ptr %4, align 1
  %62 = sext i8 %61 to i32
  %63 = icmp eq i32 %60, %62
  %64 = zext i1 %63 to i32
  %65 = load i32, ptr %8, align 4
  %66 = or i32 %65, %64
  store i32 %66, ptr %8, align 4
  br label %67

67:                                               ; preds = %57, %50
  br label %68

68:                                               ; preds = %67
  %69 = load ptr, ptr %5, align 8
  %70 = getelementptr inbounds i8, ptr %69, i32 1
  store ptr %70, ptr %5, align 8
  br label %20, !llvm.loop !62

71:                                               ; preds = %20
  %72 = load i32, ptr %8, align 4
  %73 = load i32, ptr %7, align 4
  %74 = icmp ne i32 %72, %73
  %75 = zext i1 %74 to i32
  ret i32 %75
}

; Function Attrs: noinline nounwind
define dso_local i32 @sscanf(ptr noundef %0, ptr noundef %1, ...) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [1 x %struct.__va_list_tag], align 16
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %7)
  %8 = load ptr, ptr %3, align 8
  %9 = load ptr, ptr %4, align 8
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  %11 = call i32 @vsscanf(ptr noundef %8, ptr noundef %9, ptr noundef %10) #6
  store i32 %11, ptr %6, align 4
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %12)
  %13 = load i32, ptr %6, align 4
  ret i32 %13
}

; Function Attrs: noinline nounwind
define dso_local i32 @__isoc99_sscanf(ptr noundef %0, ptr noundef %1, ...) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [1 x %struct.__va_list_tag], align 16
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %7)
  %8 = load ptr, ptr %3, align 8
  %9 = load ptr, ptr %4, align 8
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  %11 = call i32 @vsscanf(ptr noundef %8, ptr noundef %9, ptr noundef %10) #6
  store i32 %11, ptr %6, align 4
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %12)
  %13 = load i32, ptr %6, align 4
  ret i32 %13
}

; Function Attrs: noinline nounwind
define dso_local i32 @__isoc23_sscanf(ptr noundef %0, ptr noundef %1, ...) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [1 x %struct.__va_list_tag], align 16
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %7)
  %8 = load ptr, ptr %3, align 8
  %9 = load ptr, ptr %4, align 8
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  %11 = call i32 @vsscanf(ptr noundef %8, ptr noundef %9, ptr noundef %10) #6
  store i32 %11, ptr %6, align 4
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %12)
  %13 = load i32, ptr %6, align 4
  ret i32 %13
}

; Function Attrs: noinline nounwind
define dso_local i32 @scanf(ptr noundef %0, ...) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  ret i32 -1
}

; Function Attrs: noinline nounwind
define dso_local i32 @__isoc99_scanf(ptr noundef %0, ...) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  ret i32 -1
}

; Function Attrs: noinline nounwind
define dso_local i32 @__isoc23_scanf(ptr noundef %0, ...) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  ret i32 -1
}

; Function Attrs: noinline nounwind
define dso_local i32 @fscanf(ptr noundef %0, ptr noundef %1, ...) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  ret i32 -1
}

; Function Attrs: noinline nounwind
define dso_local i32 @__isoc99_fscanf(ptr noundef %0, ptr noundef %1, ...) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  ret i32 -1
}

; Function Attrs: noinline nounwind
define dso_local i32 @__isoc23_fscanf(ptr noundef %0, ptr noundef %1, ...) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  ret i32 -1
}

; Function Attrs: noinline nounwind
define dso_local i32 @getc(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  ret i32 -1
}

; Function Attrs: noinline nounwind
define dso_local i32 @feof(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.stream, ptr %3, i32 0, i32 0
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %5, 0
  %7 = zext i1 %6 to i32
  ret i32 %7
}

; Function Attrs: noinline nounwind
define dso_local i32 @ferror(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @getchar() #0 {
  ret i32 -1
}

; Function Attrs: noinline nounwind
define dso_local i32 @fgetc(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  ret i32 -1
}

; Function Attrs: noinline nounwind
define dso_local ptr @fgets(ptr noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  ret ptr null
}

; Function Attrs: noinline nounwind
define dso_local i64 @getline(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  ret i64 -1
}

; Function Attrs: noinline nounwind
define dso_local i64 @fread(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store i64 %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local void @clearerr(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @isatty(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @time(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = icmp ne ptr %3, null
  br i1 %4, label %5, label %7

5:                                                ; preds = %1
  %6 = load ptr, ptr %2, align 8
  store i64 0, ptr %6, align 8
  br label %7

7:                                                ; preds = %5, %1
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @clock_gettime(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.timespec, ptr %5, i32 0, i32 0
  store i64 0, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds %struct.timespec, ptr %7, i32 0, i32 1
  store i64 0, ptr %8, align 8
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @timespec_get(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = call i32 @clock_gettime(i32 noundef 0, ptr noundef %5) #6
  %7 = load i32, ptr %4, align 4
  ret i32 %7
}

; Function Attrs: noinline nounwind
define dso_local i32 @clock_getres(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = icmp ne ptr %5, null
  br i1 %6, label %7, label %12

7:                                                ; preds = %2
  %8 = load ptr, ptr %4, align 8
  %9 = getelementptr inbounds %struct.timespec, ptr %8, i32 0, i32 0
  store i64 0, ptr %9, align 8
  %10 = load ptr, ptr %4, align 8
  %11 = getelementptr inbounds %struct.timespec, ptr %10, i32 0, i32 1
  store i64 1, ptr %11, align 8
  br label %12

12:                                               ; preds = %7, %2
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local ptr @gmtime_r(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %10 = load ptr, ptr %3, align 8
  %11 = load i64, ptr %10, align 8
  %12 = sdiv i64 %11, 86400
  store i64 %12, ptr %5, align 8
  %13 = load ptr, ptr %3, align 8
  %14 = load i64, ptr %13, align 8
  %15 = srem i64 %14, 86400
  store i64 %15, ptr %6, align 8
  %16 = load i64, ptr %6, align 8
  %17 = icmp slt i64 %16, 0
  br i1 %17, label %18, label %23

18:                                               ; preds = %2
  %19 = load i64, ptr %6, align 8
  %20 = add nsw i64 %19, 86400
  store i64 %20, ptr %6, align 8
  %21 = load i64, ptr %5, align 8
  %22 = add nsw i64 %21, -1
  store i64 %22, ptr %5, align 8
  br label %23

23:                                               ; preds = %18, %2
  %24 = load i64, ptr %5, align 8
  %25 = sdiv i64 %24, 366
  %26 = add nsw i64 1970, %25
  store i64 %26, ptr %7, align 8
  %27 = load i64, ptr %5, align 8
  %28 = icmp slt i64 %27, 0
  br i1 %28, label %29, label %34

29:                                               ; preds = %23
  %30 = load i64, ptr %5, align 8
  %31 = sdiv i64 %30, 365
  %32 = add nsw i64 1970, %31
  %33 = sub nsw i64 %32, 1
  store i64 %33, ptr %7, align 8
  br label %34

34:                                               ; preds = %29, %23
  br label %35

35:                                               ; preds = %41, %34
  %36 = load i64, ptr %7, align 8
  %37 = add nsw i64 %36, 1
  %38 = call i64 @days_before(i64 noundef %37) #6
  %39 = load i64, ptr %5, align 8
  %40 = icmp sle i64 %38, %39
  br i1 %40, label %41, label %44

41:                                               ; preds = %35
  %42 = load i64, ptr %7, align 8
  %43 = add nsw i64 %42, 1
  store i64 %43, ptr %7, align 8
  br label %35, !llvm.loop !63

44:                                               ; preds = %35
  %45 = load i64, ptr %6, align 8
  %46 = srem i64 %45, 60
  %47 = trunc i64 %46 to i32
  %48 = load ptr, ptr %4, align 8
  %49 = getelementptr inbounds %struct.tm, ptr %48, i32 0, i32 0
  store i32 %47, ptr %49, align 8
  %50 = load i64, ptr %6, align 8
  %51 = sdiv i64 %50, 60
  %52 = srem i64 %51, 60
  %53 = trunc i64 %52 to i32
  %54 = load ptr, ptr %4, align 8
  %55 = getelementptr inbounds %struct.tm, ptr %54, i32 0, i32 1
  store i32 %53, ptr %55, align 4
  %56 = load i64, ptr %6, align 8
  %57 = sdiv i64 %56, 3600
  %58 = trunc i64 %57 to i32
  %59 = load ptr, ptr %4, align 8
  %60 = getelementptr inbounds %struct.tm, ptr %59, i32 0, i32 2
  store i32 %58, ptr %60, align 8
  %61 = load i64, ptr %5, align 8
  %62 = add nsw i64 %61, 4
  %63 = srem i64 %62, 7
  %64 = add nsw i64 %63, 7
  %65 = srem i64 %64, 7
  %66 = trunc i64 %65 to i32
  %67 = load ptr, ptr %4, align 8
  %68 = getelementptr inbounds %struct.tm, ptr %67, i32 0, i32 6
  store i32 %66, ptr %68, align 8
  %69 = load i64, ptr %7, align 8
  %70 = sub nsw i64 %69, 1900
  %71 = trunc i64 %70 to i32
  %72 = load ptr, ptr %4, align 8
  %73 = getelementptr inbounds %struct.tm, ptr %72, i32 0, i32 5
  store i32 %71, ptr %73, align 4
  %74 = load i64, ptr %5, align 8
  %75 = load i64, ptr %7, align 8
  %76 = call i64 @days_before(i64 noundef %75) #6
  %77 = sub nsw i64 %74, %76
  store i64 %77, ptr %8, align 8
  %78 = load i64, ptr %8, align 8
  %79 = trunc i64 %78 to i32
  %80 = load ptr, ptr %4, align 8
  %81 = getelementptr inbounds %struct.tm, ptr %80, i32 0, i32 7
  store i32 %79, ptr %81, align 4
  store i32 0, ptr %9, align 4
  br label %82

82:                                               ; preds = %96, %44
  %83 = load i64, ptr %8, align 8
  %84 = load i32, ptr %9, align 4
  %85 = load i64, ptr %7, align 8
  %86 = call i32 @days_of(i32 noundef %84, i64 noundef %85) #6
  %87 = sext i32 %86 to i64
  %88 = icmp sge i64 %83, %87
  br i1 %88, label %89, label %99

89:                                               ; preds = %82
  %90 = load i32, ptr %9, align 4
  %91 = load i64, ptr %7, align 8
  %92 = call i32 @days_of(i32 noundef %90, i64 noundef %91) #6
  %93 = sext i32 %92 to i64
  %94 = load i64, ptr %8, align 8
  %95 = sub nsw i64 %94, %93
  store i64 %95, ptr %8, align 8
  br label %96

96:                                               ; preds = %89
  %97 = load i32, ptr %9, align 4
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr %9, align 4
  br label %82, !llvm.loop !64

99:                                               ; preds = %82
  %100 = load i32, ptr %9, align 4
  %101 = load ptr, ptr %4, align 8
  %102 = getelementptr inbounds %struct.tm, ptr %101, i32 0, i32 4
  store i32 %100, ptr %102, align 8
  %103 = load i64, ptr %8, align 8
  %104 = trunc i64 %103 to i32
  %105 = add nsw i32 %104, 1
  %106 = load ptr, ptr %4, align 8
  %107 = getelementptr inbounds %struct.tm, ptr %106, i32 0, i32 3
  store i32 %105, ptr %107, align 4
  %108 = load ptr, ptr %4, align 8
  %109 = getelementptr inbounds %struct.tm, ptr %108, i32 0, i32 8
  store i32 0, ptr %109, align 8
  %110 = load ptr, ptr %4, align 8
  %111 = getelementptr inbounds %struct.tm, ptr %110, i32 0, i32 9
  store i64 0, ptr %111, align 8
  %112 = load ptr, ptr %4, align 8
  %113 = getelementptr inbounds %struct.tm, ptr %112, i32 0, i32 10
  store ptr @.str.36, ptr %113, align 8
  %114 = load ptr, ptr %4, align 8
  ret ptr %114
}

; Function Attrs: noinline nounwind
define internal i64 @days_before(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %5 = load i64, ptr %2, align 8
  %6 = sub nsw i64 %5, 1
  store i64 %6, ptr %3, align 8
  %7 = load i64, ptr %3, align 8
  %8 = sdiv i64 %7, 4
  %9 = load i64, ptr %3, align 8
  %10 = sdiv i64 %9, 100
  %11 = sub nsw i64 %8, %10
  %12 = load i64, ptr %3, align 8
  %13 = sdiv i64 %12, 400
  %14 = add nsw i64 %11, %13
  store i64 %14, ptr %4, align 8
  %15 = load i64, ptr %2, align 8
  %16 = sub nsw i64 %15, 1970
  %17 = mul nsw i64 %16, 365
  %18 = load i64, ptr %4, align 8
  %19 = add nsw i64 %17, %18
  %20 = sub nsw i64 %19, 477
  ret i64 %20
}

; Function Attrs: noinline nounwind
define internal i32 @days_of(i32 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  store i32 %0, ptr %3, align 4
  store i64 %1, ptr %4, align 8
  %5 = load i32, ptr %3, align 4
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds [12 x i8], ptr @days_of.days, i64 0, i64 %6
  %8 = load i8, ptr %7, align 1
  %9 = sext i8 %8 to i32
  %10 = load i32, ptr %3, align 4
  %11 = icmp eq i32 %10, 1
  br i1 %11, label %12, label %16

12:                                               ; preds = %2
  %13 = load i64, ptr %4, align 8
  %14 = call i32 @is_leap(i64 noundef %13) #6
  %15 = icmp ne i32 %14, 0
  br label %16

16:                                               ; preds = %12, %2
  %17 = phi i1 [ false, %2 ], [ %15, %12 ]
  %18 = zext i1 %17 to i32
  %19 = add nsw i32 %9, %18
  ret i32 %19
}

; Function Attrs: noinline nounwind
define dso_local ptr @localtime_r(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = call ptr @gmtime_r(ptr noundef %5, ptr noundef %6) #6
  ret ptr %7
}

; Function Attrs: noinline nounwind
define dso_local ptr @gmtime(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call ptr @gmtime_r(ptr noundef %3, ptr noundef @date) #6
  ret ptr %4
}

; Function Attrs: noinline nounwind
define dso_local ptr @localtime(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call ptr @gmtime_r(ptr noundef %3, ptr noundef @date) #6
  ret ptr %4
}

; Function Attrs: noinline nounwind
define dso_local i64 @timegm(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds %struct.tm, ptr %8, i32 0, i32 4
  %10 = load i32, ptr %9, align 8
  %11 = sext i32 %10 to i64
  store i64 %11, ptr %3, align 8
  %12 = load ptr, ptr %2, align 8
  %13 = getelementptr inbounds %struct.tm, ptr %12, i32 0, i32 5
  %14 = load i32, ptr %13, align 4
  %15 = sext i32 %14 to i64
  %16 = add nsw i64 1900, %15
  %17 = load i64, ptr %3, align 8
  %18 = sdiv i64 %17, 12
  %19 = add nsw i64 %16, %18
  store i64 %19, ptr %4, align 8
  %20 = load i64, ptr %3, align 8
  %21 = srem i64 %20, 12
  store i64 %21, ptr %3, align 8
  %22 = load i64, ptr %3, align 8
  %23 = icmp slt i64 %22, 0
  br i1 %23, label %24, label %29

24:                                               ; preds = %1
  %25 = load i64, ptr %3, align 8
  %26 = add nsw i64 %25, 12
  store i64 %26, ptr %3, align 8
  %27 = load i64, ptr %4, align 8
  %28 = add nsw i64 %27, -1
  store i64 %28, ptr %4, align 8
  br label %29

29:                                               ; preds = %24, %1
  %30 = load i64, ptr %4, align 8
  %31 = call i64 @days_before(i64 noundef %30) #6
  %32 = load ptr, ptr %2, align 8
  %33 = getelementptr inbounds %struct.tm, ptr %32, i32 0, i32 3
  %34 = load i32, ptr %33, align 4
  %35 = sext i32 %34 to i64
  %36 = add nsw i64 %31, %35
  %37 = sub nsw i64 %36, 1
  store i64 %37, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %38

38:                                               ; preds = %50, %29
  %39 = load i32, ptr %6, align 4
  %40 = sext i32 %39 to i64
  %41 = load i64, ptr %3, align 8
  %42 = icmp slt i64 %40, %41
  br i1 %42, label %43, label %53

43:                                               ; preds = %38
  %44 = load i32, ptr %6, align 4
  %45 = load i64, ptr %4, align 8
  %46 = call i32 @days_of(i32 noundef %44, i64 noundef %45) #6
  %47 = sext i32 %46 to i64
  %48 = load i64, ptr %5, align 8
  %49 = add nsw i64 %48, %47
  store i64 %49, ptr %5, align 8
  br label %50

50:                                               ; preds = %43
  %51 = load i32, ptr %6, align 4
  %52 = add nsw i32 %51, 1
  store i32 %52, ptr %6, align 4
  br label %38, !llvm.loop !65

53:                                               ; preds = %38
  %54 = load i64, ptr %5, align 8
  %55 = mul nsw i64 %54, 24
  %56 = load ptr, ptr %2, align 8
  %57 = getelementptr inbounds %struct.tm, ptr %56, i32 0, i32 2
  %58 = load i32, ptr %57, align 8
  %59 = sext i32 %58 to i64
  %60 = add nsw i64 %55, %59
  %61 = mul nsw i64 %60, 60
  %62 = load ptr, ptr %2, align 8
  %63 = getelementptr inbounds %struct.tm, ptr %62, i32 0, i32 1
  %64 = load i32, ptr %63, align 4
  %65 = sext i32 %64 to i64
  %66 = add nsw i64 %61, %65
  %67 = mul nsw i64 %66, 60
  %68 = load ptr, ptr %2, align 8
  %69 = getelementptr inbounds %struct.tm, ptr %68, i32 0, i32 0
  %70 = load i32, ptr %69, align 8
  %71 = sext i32 %70 to i64
  %72 = add nsw i64 %67, %71
  store i64 %72, ptr %7, align 8
  %73 = load ptr, ptr %2, align 8
  %74 = call ptr @gmtime_r(ptr noundef %7, ptr noundef %73) #6
  %75 = load i64, ptr %7, align 8
  ret i64 %75
}

; Function Attrs: noinline nounwind
define dso_local i64 @mktime(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i64 @timegm(ptr noundef %3) #6
  ret i64 %4
}

; Function Attrs: noinline nounwind
define dso_local i64 @strftime(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store i64 %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i64 0, ptr %10, align 8
  br label %11

11:                                               ; preds = %48, %4
  %12 = load ptr, ptr %8, align 8
  %13 = load i8, ptr %12, align 1
  %14 = icmp ne i8 %13, 0
  br i1 %14, label %15, label %51

15:                                               ; preds = %11
  %16 = load i64, ptr %10, align 8
  %17 = load i64, ptr %7, align 8
  %18 = icmp uge i64 %16, %17
  br i1 %18, label %19, label %20

19:                                               ; preds = %15
  store i64 0, ptr %5, align 8
  br label %61

20:                                               ; preds = %15
  %21 = load ptr, ptr %8, align 8
  %22 = load i8, ptr %21, align 1
  %23 = sext i8 %22 to i32
  %24 = icmp ne i32 %23, 37
  br i1 %24, label %25, label %32

25:                                               ; preds = %20
  %26 = load ptr, ptr %8, align 8
  %27 = load i8, ptr %26, align 1
  %28 = load ptr, ptr %6, align 8
  %29 = load i64, ptr %10, align 8
  %30 = add i64 %29, 1
  store i64 %30, ptr %10, align 8
  %31 = getelementptr inbounds i8, ptr %28, i64 %29
  store i8 %27, ptr %31, align 1
  br label %47

32:                                               ; preds = %20
  %33 = load ptr, ptr %6, align 8
  %34 = load i64, ptr %10, align 8
  %35 = getelementptr inbounds i8, ptr %33, i64 %34
  %36 = load i64, ptr %7, align 8
  %37 = load i64, ptr %10, align 8
  %38 = sub i64 %36, %37
  %39 = load ptr, ptr %8, align 8
  %40 = getelementptr inbounds i8, ptr %39, i32 1
  store ptr %40, ptr %8, align 8
  %41 = load i8, ptr %40, align 1
  %42 = load ptr, ptr %9, align 8
  %43 = call i32 @put_date(ptr noundef %35, i64 noundef %38, i8 noundef signext %41, ptr noundef %42) #6
  %44 = sext i32 %43 to i64
  %45 = load i64, ptr %10, align 8
  %46 = add i64 %45, %44
  store i64 %46, ptr %10, align 8
  br label %47

47:                                               ; preds = %32, %25
  br label %48

48:                                               ; preds = %47
  %49 = load ptr, ptr %8, align 8
  %50 = getelementptr inbounds i8, ptr %49, i32 1
  store ptr %50, ptr %8, align 8
  br label %11, !llvm.loop !66

51:                                               ; preds = %11
  %52 = load i64, ptr %10, align 8
  %53 = load i64, ptr %7, align 8
  %54 = icmp uge i64 %52, %53
  br i1 %54, label %55, label %56

55:                                               ; preds = %51
  store i64 0, ptr %5, align 8
  br label %61

56:                                               ; preds = %51
  %57 = load ptr, ptr %6, align 8
  %58 = load i64, ptr %10, align 8
  %59 = getelementptr inbounds i8, ptr %57, i64 %58
  store i8 0, ptr %59, align 1
  %60 = load i64, ptr %10, align 8
  store i64 %60, ptr %5, align 8
  br label %61

61:                                               ; preds = %56, %55, %19
  %62 = load i64, ptr %5, align 8
  ret i64 %62
}

; Function Attrs: noinline nounwind
define internal i32 @put_date(ptr noundef %0, i64 noundef %1, i8 noundef signext %2, ptr noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i8, align 1
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store i64 %1, ptr %7, align 8
  store i8 %2, ptr %8, align 1
  store ptr %3, ptr %9, align 8
  %12 = load ptr, ptr %9, align 8
  %13 = getelementptr inbounds %struct.tm, ptr %12, i32 0, i32 5
  %14 = load i32, ptr %13, align 4
  %15 = add nsw i32 1900, %14
  store i32 %15, ptr %10, align 4
  %16 = load ptr, ptr %9, align 8
  %17 = getelementptr inbounds %struct.tm, ptr %16, i32 0, i32 2
  %18 = load i32, ptr %17, align 8
  %19 = srem i32 %18, 12
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %26

21:                                               ; preds = %4
  %22 = load ptr, ptr %9, align 8
  %23 = getelementptr inbounds %struct.tm, ptr %22, i32 0, i32 2
  %24 = load i32, ptr %23, align 8
  %25 = srem i32 %24, 12
  br label %27

26:                                               ; preds = %4
  br label %27

27:                                               ; preds = %26, %21
  %28 = phi i32 [ %25, %21 ], [ 12, %26 ]
  store i32 %28, ptr %11, align 4
  %29 = load i8, ptr %8, align 1
  %30 = sext i8 %29 to i32
  switch i32 %30, label %284 [
    i32 97, label %31
    i32 65, label %41
    i32 98, label %51
    i32 104, label %51
    i32 66, label %61
    i32 99, label %71
    i32 100, label %100
    i32 68, label %107
    i32 120, label %107
    i32 101, label %120
    i32 70, label %127
    i32 72, label %139
    i32 73, label %146
    i32 106, label %151
    i32 109, label %159
    i32 77, label %167
    i32 110, label %174
    i32 112, label %178
    i32 114, label %188
    i32 82, label %205
    i32 83, label %215
    i32 116, label %222
    i32 84, label %226
    i32 88, label %226
    i32 117, label %239
    i32 119, label %254
    i32 121, label %261
    i32 89, label %267
    i32 122, label %272
    i32 90, label %276
    i32 37, label %280
  ]

31:                                               ; preds = %27
  %32 = load ptr, ptr %6, align 8
  %33 = load i64, ptr %7, align 8
  %34 = load ptr, ptr %9, align 8
  %35 = getelementptr inbounds %struct.tm, ptr %34, i32 0, i32 6
  %36 = load i32, ptr %35, align 8
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [7 x ptr], ptr @weekdays, i64 0, i64 %37
  %39 = load ptr, ptr %38, align 8
  %40 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %32, i64 noundef %33, ptr noundef @.str.55, ptr noundef %39) #6
  store i32 %40, ptr %5, align 4
  br label %285

41:                                               ; preds = %27
  %42 = load ptr, ptr %6, align 8
  %43 = load i64, ptr %7, align 8
  %44 = load ptr, ptr %9, align 8
  %45 = getelementptr inbounds %struct.tm, ptr %44, i32 0, i32 6
  %46 = load i32, ptr %45, align 8
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [7 x ptr], ptr @weekdays, i64 0, i64 %47
  %49 = load ptr, ptr %48, align 8
  %50 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %42, i64 noundef %43, ptr noundef @.str.56, ptr noundef %49) #6
  store i32 %50, ptr %5, align 4
  br label %285

51:                                               ; preds = %27, %27
  %52 = load ptr, ptr %6, align 8
  %53 = load i64, ptr %7, align 8
  %54 = load ptr, ptr %9, align 8
  %55 = getelementptr inbounds %struct.tm, ptr %54, i32 0, i32 4
  %56 = load i32, ptr %55, align 8
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [12 x ptr], ptr @months, i64 0, i64 %57
  %59 = load ptr, ptr %58, align 8
  %60 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %52, i64 noundef %53, ptr noundef @.str.55, ptr noundef %59) #6
  store i32 %60, ptr %5, align 4
  br label %285

61:                                               ; preds = %27
  %62 = load ptr, ptr %6, align 8
  %63 = load i64, ptr %7, align 8
  %64 = load ptr, ptr %9, align 8
  %65 = getelementptr inbounds %struct.tm, ptr %64, i32 0, i32 4
  %66 = load i32, ptr %65, align 8
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [12 x ptr], ptr @months, i64 0, i64 %67
  %69 = load ptr, ptr %68, align 8
  %70 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %62, i64 noundef %63, ptr noundef @.str.56, ptr noundef %69) #6
  store i32 %70, ptr %5, align 4
  br label %285

71:                                               ; preds = %27
  %72 = load ptr, ptr %6, align 8
  %73 = load i64, ptr %7, align 8
  %74 = load ptr, ptr %9, align 8
  %75 = getelementptr inbounds %struct.tm, ptr %74, i32 0, i32 6
  %76 = load i32, ptr %75, align 8
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [7 x ptr], ptr @weekdays, i64 0, i64 %77
  %79 = load ptr, ptr %78, align 8
  %80 = load ptr, ptr %9, align 8
  %81 = getelementptr inbounds %struct.tm, ptr %80, i32 0, i32 4
  %82 = load i32, ptr %81, align 8
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [12 x ptr], ptr @months, i64 0, i64 %83
  %85 = load ptr, ptr %84, align 8
  %86 = load ptr, ptr %9, align 8
  %87 = getelementptr inbounds %struct.tm, ptr %86, i32 0, i32 3
  %88 = load i32, ptr %87, align 4
  %89 = load ptr, ptr %9, align 8
  %90 = getelementptr inbounds %struct.tm, ptr %89, i32 0, i32 2
  %91 = load i32, ptr %90, align 8
  %92 = load ptr, ptr %9, align 8
  %93 = getelementptr inbounds %struct.tm, ptr %92, i32 0, i32 1
  %94 = load i32, ptr %93, align 4
  %95 = load ptr, ptr %9, align 8
  %96 = getelementptr inbounds %struct.tm, ptr %95, i32 0, i32 0
  %97 = load i32, ptr %96, align 8
  %98 = load i32, ptr %10, align 4
  %99 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %72, i64 noundef %73, ptr noundef @.str.57, ptr noundef %79, ptr noundef %85, i32 noundef %88, i32 noundef %91, i32 noundef %94, i32 noundef %97, i32 noundef %98) #6
  store i32 %99, ptr %5, align 4
  br label %285

100:                                              ; preds = %27
  %101 = load ptr, ptr %6, align 8
  %102 = load i64, ptr %7, align 8
  %103 = load ptr, ptr %9, align 8
  %104 = getelementptr inbounds %struct.tm, ptr %103, i32 0, i32 3
  %105 = load i32, ptr %104, align 4
  %106 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %101, i64 noundef %102, ptr noundef @.str.58, i32 noundef %105) #6
  store i32 %106, ptr %5, align 4
  br label %285

107:                                              ; preds = %27, %27
  %108 = load ptr, ptr %6, align 8
  %109 = load i64, ptr %7, align 8
  %110 = load ptr, ptr %9, align 8
  %111 = getelementptr inbounds %struct.tm, ptr %110, i32 0, i32 4
  %112 = load i32, ptr %111, align 8
  %113 = add nsw i32 %112, 1
  %114 = load ptr, ptr %9, align 8
  %115 = getelementptr inbounds %struct.tm, ptr %114, i32 0, i32 3
  %116 = load i32, ptr %115, align 4
  %117 = load i32, ptr %10, align 4
  %118 = srem i32 %117, 100
  %119 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %108, i64 noundef %109, ptr noundef @.str.59, i32 noundef %113, i32 noundef %116, i32 noundef %118) #6
  store i32 %119, ptr %5, align 4
  br label %285

120:                                              ; preds = %27
  %121 = load ptr, ptr %6, align 8
  %122 = load i64, ptr %7, align 8
  %123 = load ptr, ptr %9, align 8
  %124 = getelementptr inbounds %struct.tm, ptr %123, i32 0, i32 3
  %125 = load i32, ptr %124, align 4
  %126 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %121, i64 noundef %122, ptr noundef @.str.60, i32 noundef %125) #6
  store i32 %126, ptr %5, align 4
  br label %285

127:                                              ; preds = %27
  %128 = load ptr, ptr %6, align 8
  %129 = load i64, ptr %7, align 8
  %130 = load i32, ptr %10, align 4
  %131 = load ptr, ptr %9, align 8
  %132 = getelementptr inbounds %struct.tm, ptr %131, i32 0, i32 4
  %133 = load i32, ptr %132, align 8
  %134 = add nsw i32 %133, 1
  %135 = load ptr, ptr %9, align 8
  %136 = getelementptr inbounds %struct.tm, ptr %135, i32 0, i32 3
  %137 = load i32, ptr %136, align 4
  %138 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %128, i64 noundef %129, ptr noundef @.str.61, i32 noundef %130, i32 noundef %134, i32 noundef %137) #6
  store i32 %138, ptr %5, align 4
  br label %285

139:                                              ; preds = %27
  %140 = load ptr, ptr %6, align 8
  %141 = load i64, ptr %7, align 8
  %142 = load ptr, ptr %9, align 8
  %143 = getelementptr inbounds %struct.tm, ptr %142, i32 0, i32 2
  %144 = load i32, ptr %143, align 8
  %145 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %140, i64 noundef %141, ptr noundef @.str.58, i32 noundef %144) #6
  store i32 %145, ptr %5, align 4
  br label %285

146:                                              ; preds = %27
  %147 = load ptr, ptr %6, align 8
  %148 = load i64, ptr %7, align 8
  %149 = load i32, ptr %11, align 4
  %150 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %147, i64 noundef %148, ptr noundef @.str.58, i32 noundef %149) #6
  store i32 %150, ptr %5, align 4
  br label %285

151:                                              ; preds = %27
  %152 = load ptr, ptr %6, align 8
  %153 = load i64, ptr %7, align 8
  %154 = load ptr, ptr %9, align 8
  %155 = getelementptr inbounds %struct.tm, ptr %154, i32 0, i32 7
  %156 = load i32, ptr %155, align 4
  %157 = add nsw i32 %156, 1
  %158 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %152, i64 noundef %153, ptr noundef @.str.62, i32 noundef %157) #6
  store i32 %158, ptr %5, align 4
  br label %285

159:                                              ; preds = %27
  %160 = load ptr, ptr %6, align 8
  %161 = load i64, ptr %7, align 8
  %162 = load ptr, ptr %9, align 8
  %163 = getelementptr inbounds %struct.tm, ptr %162, i32 0, i32 4
  %164 = load i32, ptr %163, align 8
  %165 = add nsw i32 %164, 1
  %166 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %160, i64 noundef %161, ptr noundef @.str.58, i32 noundef %165) #6
  store i32 %166, ptr %5, align 4
  br label %285

167:                                              ; preds = %27
  %168 = load ptr, ptr %6, align 8
  %169 = load i64, ptr %7, align 8
  %170 = load ptr, ptr %9, align 8
  %171 = getelementptr inbounds %struct.tm, ptr %170, i32 0, i32 1
  %172 = load i32, ptr %171, align 4
  %173 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %168, i64 noundef %169, ptr noundef @.str.58, i32 noundef %172) #6
  store i32 %173, ptr %5, align 4
  br label %285

174:                                              ; preds = %27
  %175 = load ptr, ptr %6, align 8
  %176 = load i64, ptr %7, align 8
  %177 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %175, i64 noundef %176, ptr noundef @.str.63) #6
  store i32 %177, ptr %5, align 4
  br label %285

178:                                              ; preds = %27
  %179 = load ptr, ptr %6, align 8
  %180 = load i64, ptr %7, align 8
  %181 = load ptr, ptr %9, align 8
  %182 = getelementptr inbounds %struct.tm, ptr %181, i32 0, i32 2
  %183 = load i32, ptr %182, align 8
  %184 = icmp slt i32 %183, 12
  %185 = zext i1 %184 to i64
  %186 = select i1 %184, ptr @.str.64, ptr @.str.65
  %187 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %179, i64 noundef %180, ptr noundef @.str.56, ptr noundef %186) #6
  store i32 %187, ptr %5, align 4
  br label %285

188:                                              ; preds = %27
  %189 = load ptr, ptr %6, align 8
  %190 = load i64, ptr %7, align 8
  %191 = load i32, ptr %11, align 4
  %192 = load ptr, ptr %9, align 8
  %193 = getelementptr inbounds %struct.tm, ptr %192, i32 0, i32 1
  %194 = load i32, ptr %193, align 4
  %195 = load ptr, ptr %9, align 8
  %196 = getelementptr inbounds %struct.tm, ptr %195, i32 0, i32 0
  %197 = load i32, ptr %196, align 8
  %198 = load ptr, ptr %9, align 8
  %199 = getelementptr inbounds %struct.tm, ptr %198, i32 0, i32 2
  %200 = load i32, ptr %199, align 8
  %201 = icmp slt i32 %200, 12
  %202 = zext i1 %201 to i64
  %203 = select i1 %201, ptr @.str.64, ptr @.str.65
  %204 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %189, i64 noundef %190, ptr noundef @.str.66, i32 noundef %191, i32 noundef %194, i32 noundef %197, ptr noundef %203) #6
  store i32 %204, ptr %5, align 4
  br label %285

205:                                              ; preds = %27
  %206 = load ptr, ptr %6, align 8
  %207 = load i64, ptr %7, align 8
  %208 = load ptr, ptr %9, align 8
  %209 = getelementptr inbounds %struct.tm, ptr %208, i32 0, i32 2
  %210 = load i32, ptr %209, align 8
  %211 = load ptr, ptr %9, align 8
  %212 = getelementptr inbounds %struct.tm, ptr %211, i32 0, i32 1
  %213 = load i32, ptr %212, align 4
  %214 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %206, i64 noundef %207, ptr noundef @.str.67, i32 noundef %210, i32 noundef %213) #6
  store i32 %214, ptr %5, align 4
  br label %285

215:                                              ; preds = %27
  %216 = load ptr, ptr %6, align 8
  %217 = load i64, ptr %7, align 8
  %218 = load ptr, ptr %9, align 8
  %219 = getelementptr inbounds %struct.tm, ptr %218, i32 0, i32 0
  %220 = load i32, ptr %219, align 8
  %221 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %216, i64 noundef %217, ptr noundef @.str.58, i32 noundef %220) #6
  store i32 %221, ptr %5, align 4
  br label %285

222:                                              ; preds = %27
  %223 = load ptr, ptr %6, align 8
  %224 = load i64, ptr %7, align 8
  %225 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %223, i64 noundef %224, ptr noundef @.str.68) #6
  store i32 %225, ptr %5, align 4
  br label %285

226:                                              ; preds = %27, %27
  %227 = load ptr, ptr %6, align 8
  %228 = load i64, ptr %7, align 8
  %229 = load ptr, ptr %9, align 8
  %230 = getelementptr inbounds %struct.tm, ptr %229, i32 0, i32 2
  %231 = load i32, ptr %230, align 8
  %232 = load ptr, ptr %9, align 8
  %233 = getelementptr inbounds %struct.tm, ptr %232, i32 0, i32 1
  %234 = load i32, ptr %233, align 4
  %235 = load ptr, ptr %9, align 8
  %236 = getelementptr inbounds %struct.tm, ptr %235, i32 0, i32 0
  %237 = load i32, ptr %236, align 8
  %238 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %227, i64 noundef %228, ptr noundef @.str.69, i32 noundef %231, i32 noundef %234, i32 noundef %237) #6
  store i32 %238, ptr %5, align 4
  br label %285

239:                                              ; preds = %27
  %240 = load ptr, ptr %6, align 8
  %241 = load i64, ptr %7, align 8
  %242 = load ptr, ptr %9, align 8
  %243 = getelementptr inbounds %struct.tm, ptr %242, i32 0, i32 6
  %244 = load i32, ptr %243, align 8
  %245 = icmp ne i32 %244, 0
  br i1 %245, label %246, label %250

246:                                              ; preds = %239
  %247 = load ptr, ptr %9, align 8
  %248 = getelementptr inbounds %struct.tm, ptr %247, i32 0, i32 6
  %249 = load i32, ptr %248, align 8
  br label %251

250:                                              ; preds = %239
  br label %251

251:                                              ; preds = %250, %246
  %252 = phi i32 [ %249, %246 ], [ 7, %250 ]
  %253 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %240, i64 noundef %241, ptr noundef @.str.70, i32 noundef %252) #6
  store i32 %253, ptr %5, align 4
  br label %285

254:                                              ; preds = %27
  %255 = load ptr, ptr %6, align 8
  %256 = load i64, ptr %7, align 8
  %257 = load ptr, ptr %9, align 8
  %258 = getelementptr inbounds %struct.tm, ptr %257, i32 0, i32 6
  %259 = load i32, ptr %258, align 8
  %260 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %255, i64 noundef %256, ptr noundef @.str.70, i32 noundef %259) #6
  store i32 %260, ptr %5, align 4
  br label %285

261:                                              ; preds = %27
  %262 = load ptr, ptr %6, align 8
  %263 = load i64, ptr %7, align 8
  %264 = load i32, ptr %10, align 4
  %265 = srem i32 %264, 100
  %266 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %262, i64 noundef %263, ptr noundef @.str.58, i32 noundef %265) #6
  store i32 %266, ptr %5, align 4
  br label %285

267:                                              ; preds = %27
  %268 = load ptr, ptr %6, align 8
  %269 = load i64, ptr %7, align 8
  %270 = load i32, ptr %10, align 4
  %271 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %268, i64 noundef %269, ptr noundef @.str.70, i32 noundef %270) #6
  store i32 %271, ptr %5, align 4
  br label %285

272:                                              ; preds = %27
  %273 = load ptr, ptr %6, align 8
  %274 = load i64, ptr %7, align 8
  %275 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %273, i64 noundef %274, ptr noundef @.str.71) #6
  store i32 %275, ptr %5, align 4
  br label %285

276:                                              ; preds = %27
  %277 = load ptr, ptr %6, align 8
  %278 = load i64, ptr %7, align 8
  %279 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %277, i64 noundef %278, ptr noundef @.str.36) #6
  store i32 %279, ptr %5, align 4
  br label %285

280:                                              ; preds = %27
  %281 = load ptr, ptr %6, align 8
  %282 = load i64, ptr %7, align 8
  %283 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %281, i64 noundef %282, ptr noundef @.str.72) #6
  store i32 %283, ptr %5, align 4
  br label %285

284:                                              ; preds = %27
  call void @__fencepost_unknown_format() #6
  store i32 0, ptr %5, align 4
  br label %285

285:                                              ; preds = %284, %280, %276, %272, %267, %261, %254, %251, %226, %222, %215, %205, %188, %178, %174, %167, %159, %151, %146, %139, %127, %120, %107, %100, %71, %61, %51, %41, %31
  %286 = load i32, ptr %5, align 4
  ret i32 %286
}

; Function Attrs: noinline nounwind
define dso_local ptr @asctime_r(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds %struct.tm, ptr %6, i32 0, i32 6
  %8 = load i32, ptr %7, align 8
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds [7 x ptr], ptr @weekdays, i64 0, i64 %9
  %11 = load ptr, ptr %10, align 8
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds %struct.tm, ptr %12, i32 0, i32 4
  %14 = load i32, ptr %13, align 8
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [12 x ptr], ptr @months, i64 0, i64 %15
  %17 = load ptr, ptr %16, align 8
  %18 = load ptr, ptr %3, align 8
  %19 = getelementptr inbounds %struct.tm, ptr %18, i32 0, i32 3
  %20 = load i32, ptr %19, align 4
  %21 = load ptr, ptr %3, align 8
  %22 = getelementptr inbounds %struct.tm, ptr %21, i32 0, i32 2
  %23 = load i32, ptr %22, align 8
  %24 = load ptr, ptr %3, align 8
  %25 = getelementptr inbounds %struct.tm, ptr %24, i32 0, i32 1
  %26 = load i32, ptr %25, align 4
  %27 = load ptr, ptr %3, align 8
  %28 = getelementptr inbounds %struct.tm, ptr %27, i32 0, i32 0
  %29 = load i32, ptr %28, align 8
  %30 = load ptr, ptr %3, align 8
  %31 = getelementptr inbounds %struct.tm, ptr %30, i32 0, i32 5
  %32 = load i32, ptr %31, align 4
  %33 = add nsw i32 1900, %32
  %34 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %5, i64 noundef 26, ptr noundef @.str.37, ptr noundef %11, ptr noundef %17, i32 noundef %20, i32 noundef %23, i32 noundef %26, i32 noundef %29, i32 noundef %33) #6
  %35 = load ptr, ptr %4, align 8
  ret ptr %35
}

; Function Attrs: noinline nounwind
define dso_local ptr @asctime(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call ptr @asctime_r(ptr noundef %3, ptr noundef @date_text) #6
  ret ptr %4
}

; Function Attrs: noinline nounwind
define dso_local ptr @ctime_r(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %struct.tm, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = call ptr @gmtime_r(ptr noundef %6, ptr noundef %5) #6
  %8 = load ptr, ptr %4, align 8
  %9 = call ptr @asctime_r(ptr noundef %7, ptr noundef %8) #6
  ret ptr %9
}

; Function Attrs: noinline nounwind
define dso_local ptr @ctime(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call ptr @localtime(ptr noundef %3) #6
  %5 = call ptr @asctime(ptr noundef %4) #6
  ret ptr %5
}

; Function Attrs: noinline nounwind
define dso_local i64 @clock() #0 {
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local double @difftime(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load i64, ptr %3, align 8
  %6 = load i64, ptr %4, align 8
  %7 = sub nsw i64 %5, %6
  %8 = sitofp i64 %7 to double
  ret double %8
}

; Function Attrs: noinline nounwind
define dso_local i32 @getpid() #0 {
  ret i32 1
}

; Function Attrs: noinline nounwind
define dso_local i32 @getppid() #0 {
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @getpagesize() #0 {
  ret i32 4096
}

; Function Attrs: noinline nounwind
define dso_local i32 @sched_getcpu() #0 {
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @gettimeofday(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = call i32 @clock_gettime(i32 noundef 0, ptr noundef %5) #6
  ret i32 %6
}

; Function Attrs: noinline nounwind
define dso_local i32 @sched_yield() #0 {
  call void @__fencepost_yield() #6
  ret i32 0
}

declare void @__fencepost_yield() #2

; Function Attrs: noinline nounwind
define dso_local i32 @sleep(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @__fencepost_yield() #6
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @usleep(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @__fencepost_yield() #6
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @nanosleep(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  call void @__fencepost_yield() #6
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @clock_nanosleep(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  store i32 %0, ptr %5, align 4
  store i32 %1, ptr %6, align 4
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  call void @__fencepost_yield() #6
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @get_nprocs() #0 {
  ret i32 2
}

; Function Attrs: noinline nounwind
define dso_local i32 @get_nprocs_conf() #0 {
  ret i32 2
}

; Function Attrs: noinline nounwind
define dso_local i64 @sysconf(i32 noundef %0) #0 {
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %4 = load i32, ptr %3, align 4
  switch i32 %4, label %9 [
    i32 2, label %5
    i32 30, label %6
    i32 75, label %7
    i32 83, label %8
    i32 84, label %8
  ]

5:                                                ; preds = %1
  store i64 100, ptr %2, align 8
  br label %10

6:                                                ; preds = %1
  store i64 4096, ptr %2, align 8
  br label %10

7:                                                ; preds = %1
  store i64 16384, ptr %2, align 8
  br label %10

8:                                                ; preds = %1, %1
  store i64 2, ptr %2, align 8
  br label %10

9:                                                ; preds = %1
  store i64 -1, ptr %2, align 8
  br label %10

10:                                               ; preds = %9, %8, %7, %6, %5
  %11 = load i64, ptr %2, align 8
  ret i64 %11
}

; Function Attrs: noinline nounwind
define dso_local i32 @sched_get_priority_max(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 1
  br i1 %4, label %8, label %5

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4
  %7 = icmp eq i32 %6, 2
  br label %8

8:                                                ; preds = %5, %1
  %9 = phi i1 [ true, %1 ], [ %7, %5 ]
  %10 = zext i1 %9 to i64
  %11 = select i1 %9, i32 99, i32 0
  ret i32 %11
}

; Function Attrs: noinline nounwind
define dso_local i32 @sched_get_priority_min(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 1
  br i1 %4, label %8, label %5

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4
  %7 = icmp eq i32 %6, 2
  br label %8

8:                                                ; preds = %5, %1
  %9 = phi i1 [ true, %1 ], [ %7, %5 ]
  %10 = zext i1 %9 to i64
  %11 = select i1 %9, i32 1, i32 0
  ret i32 %11
}

; Function Attrs: noinline nounwind
define dso_local i32 @sched_setscheduler(i32 noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @sched_setaffinity(i32 noundef %0, i64 noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  store i32 %0, ptr %4, align 4
  store i64 %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local i32 @__sched_cpucount(i64 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  store i64 %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  store i32 0, ptr %5, align 4
  store i64 0, ptr %6, align 8
  br label %8

8:                                                ; preds = %30, %2
  %9 = load i64, ptr %6, align 8
  %10 = load i64, ptr %3, align 8
  %11 = icmp ult i64 %9, %10
  br i1 %11, label %12, label %33

12:                                               ; preds = %8
  %13 = load ptr, ptr %4, align 8
  %14 = load i64, ptr %6, align 8
  %15 = getelementptr inbounds i8, ptr %13, i64 %14
  %16 = load i8, ptr %15, align 1
  %17 = zext i8 %16 to i32
  store i32 %17, ptr %7, align 4
  br label %18

18:                                               ; preds = %24, %12
  %19 = load i32, ptr %7, align 4
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %29

21:                                               ; preds = %18
  %22 = load i32, ptr %5, align 4
  %23 = add nsw i32 %22, 1
  store i32 %23, ptr %5, align 4
  br label %24

24:                                               ; preds = %21
  %25 = load i32, ptr %7, align 4
  %26 = sub i32 %25, 1
  %27 = load i32, ptr %7, align 4
  %28 = and i32 %27, %26
  store i32 %28, ptr %7, align 4
  br label %18, !llvm.loop !67

29:                                               ; preds = %18
  br label %30

30:                                               ; preds = %29
  %31 = load i64, ptr %6, align 8
  %32 = add i64 %31, 1
  store i64 %32, ptr %6, align 8
  br label %8, !llvm.loop !68

33:                                               ; preds = %8
  %34 = load i32, ptr %5, align 4
  ret i32 %34
}

; Function Attrs: noinline nounwind
define dso_local ptr @__sched_cpualloc(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr %2, align 8
  %4 = add i64 %3, 63
  %5 = udiv i64 %4, 64
  %6 = mul i64 %5, 8
  %7 = call ptr @malloc(i64 noundef %6) #6
  ret ptr %7
}

; Function Attrs: noinline nounwind
define dso_local void @__sched_cpufree(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %3) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @sched_getaffinity(i32 noundef %0, i64 noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  store i32 %0, ptr %4, align 4
  store i64 %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %6, align 8
  %8 = load i64, ptr %5, align 8
  %9 = call ptr @memset(ptr noundef %7, i32 noundef 0, i64 noundef %8) #6
  %10 = load i64, ptr %5, align 8
  %11 = icmp ne i64 %10, 0
  br i1 %11, label %12, label %14

12:                                               ; preds = %3
  %13 = load ptr, ptr %6, align 8
  store i8 3, ptr %13, align 1
  br label %14

14:                                               ; preds = %12, %3
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local void @__VERIFIER_assume(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr %2, align 8
  %4 = icmp ne i64 %3, 0
  %5 = zext i1 %4 to i32
  call void @__fencepost_assume(i32 noundef %5) #6
  ret void
}

declare void @__fencepost_assume(i32 noundef) #2

; Function Attrs: noinline nounwind
define dso_local void @assume_abort_if_not(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr %2, align 8
  %4 = icmp ne i64 %3, 0
  %5 = zext i1 %4 to i32
  call void @__fencepost_assume(i32 noundef %5) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__VERIFIER_error() #0 {
  call void @__fencepost_assert_fail(ptr noundef @.str.38) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @reach_error() #0 {
  call void @__fencepost_assert_fail(ptr noundef @.str.39) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__VERIFIER_assert(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr %2, align 8
  %4 = icmp ne i64 %3, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %1
  call void @__fencepost_assert_fail(ptr noundef @.str.40) #6
  br label %6

6:                                                ; preds = %5, %1
  ret void
}

; Function Attrs: noinline nounwind
define dso_local zeroext i1 @__VERIFIER_nondet_bool() #0 {
  %1 = call i32 @__fencepost_choose(i32 noundef 2) #6
  %2 = icmp ne i32 %1, 0
  ret i1 %2
}

declare i32 @__fencepost_choose(i32 noundef) #2

; Function Attrs: noinline nounwind
define dso_local zeroext i1 @__VERIFIER_nondet__Bool() #0 {
  %1 = call i32 @__fencepost_choose(i32 noundef 2) #6
  %2 = icmp ne i32 %1, 0
  ret i1 %2
}

; Function Attrs: noinline nounwind
define dso_local signext i8 @__VERIFIER_nondet_char() #0 {
  %1 = call i64 @any_number(ptr noundef @.str.41, i64 noundef -128, i64 noundef 127) #6
  %2 = trunc i64 %1 to i8
  ret i8 %2
}

; Function Attrs: noinline nounwind
define internal i64 @any_number(ptr noundef %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store i64 %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  %8 = call i32 @__fencepost_choose(i32 noundef 6) #6
  switch i32 %8, label %27 [
    i32 0, label %9
    i32 1, label %10
    i32 2, label %11
    i32 3, label %12
    i32 4, label %18
  ]

9:                                                ; preds = %3
  store i64 0, ptr %4, align 8
  br label %30

10:                                               ; preds = %3
  store i64 1, ptr %4, align 8
  br label %30

11:                                               ; preds = %3
  store i64 2, ptr %4, align 8
  br label %30

12:                                               ; preds = %3
  %13 = load i64, ptr %6, align 8
  %14 = icmp slt i64 %13, 0
  %15 = zext i1 %14 to i64
  %16 = select i1 %14, i32 -1, i32 3
  %17 = sext i32 %16 to i64
  store i64 %17, ptr %4, align 8
  br label %30

18:                                               ; preds = %3
  %19 = load i64, ptr %6, align 8
  %20 = icmp slt i64 %19, 0
  br i1 %20, label %21, label %23

21:                                               ; preds = %18
  %22 = load i64, ptr %6, align 8
  br label %25

23:                                               ; preds = %18
  %24 = load i64, ptr %7, align 8
  br label %25

25:                                               ; preds = %23, %21
  %26 = phi i64 [ %22, %21 ], [ %24, %23 ]
  store i64 %26, ptr %4, align 8
  br label %30

27:                                               ; preds = %3
  %28 = load ptr, ptr %5, align 8
  call void @__fencepost_unknown_number(ptr noundef %28) #6
  %29 = load i64, ptr %7, align 8
  store i64 %29, ptr %4, align 8
  br label %30

30:                                               ; preds = %27, %25, %12, %11, %10, %9
  %31 = load i64, ptr %4, align 8
  ret i64 %31
}

; Function Attrs: noinline nounwind
define dso_local zeroext i8 @__VERIFIER_nondet_uchar() #0 {
  %1 = call i64 @any_number(ptr noundef @.str.42, i64 noundef 0, i64 noundef 255) #6
  %2 = trunc i64 %1 to i8
  ret i8 %2
}

; Function Attrs: noinline nounwind
define dso_local signext i16 @__VERIFIER_nondet_short() #0 {
  %1 = call i64 @any_number(ptr noundef @.str.43, i64 noundef -32768, i64 noundef 32767) #6
  %2 = trunc i64 %1 to i16
  ret i16 %2
}

; Function Attrs: noinline nounwind
define dso_local zeroext i16 @__VERIFIER_nondet_ushort() #0 {
  %1 = call i64 @any_number(ptr noundef @.str.44, i64 noundef 0, i64 noundef 65535) #6
  %2 = trunc i64 %1 to i16
  ret i16 %2
}

; Function Attrs: noinline nounwind
define dso_local i32 @__VERIFIER_nondet_int() #0 {
  %1 = call i64 @any_number(ptr noundef @.str.45, i64 noundef -2147483648, i64 noundef 2147483647) #6
  %2 = trunc i64 %1 to i32
  ret i32 %2
}

; Function Attrs: noinline nounwind
define dso_local i32 @__VERIFIER_nondet_uint() #0 {
  %1 = call i64 @any_number(ptr noundef @.str.46, i64 noundef 0, i64 noundef 4294967295) #6
  %2 = trunc i64 %1 to i32
  ret i32 %2
}

; Function Attrs: noinline nounwind
define dso_local i32 @__VERIFIER_nondet_unsigned() #0 {
  %1 = call i64 @any_number(ptr noundef @.str.47, i64 noundef 0, i64 noundef 4294967295) #6
  %2 = trunc i64 %1 to i32
  ret i32 %2
}

; Function Attrs: noinline nounwind
define dso_local i64 @__VERIFIER_nondet_long() #0 {
  %1 = call i64 @any_number(ptr noundef @.str.48, i64 noundef -9223372036854775808, i64 noundef 9223372036854775807) #6
  ret i64 %1
}

; Function Attrs: noinline nounwind
define dso_local i64 @__VERIFIER_nondet_longlong() #0 {
  %1 = call i64 @any_number(ptr noundef @.str.49, i64 noundef -9223372036854775808, i64 noundef 9223372036854775807) #6
  ret i64 %1
}

; Function Attrs: noinline nounwind
define dso_local i64 @__VERIFIER_nondet_ulong() #0 {
  %1 = call i64 @any_number(ptr noundef @.str.50, i64 noundef 0, i64 noundef -1) #6
  ret i64 %1
}

; Function Attrs: noinline nounwind
define dso_local i64 @__VERIFIER_nondet_ulonglong() #0 {
  %1 = call i64 @any_number(ptr noundef @.str.51, i64 noundef 0, i64 noundef -1) #6
  ret i64 %1
}

; Function Attrs: noinline nounwind
define dso_local i64 @__VERIFIER_nondet_size_t() #0 {
  %1 = call i64 @any_number(ptr noundef @.str.52, i64 noundef 0, i64 noundef -1) #6
  ret i64 %1
}

; Function Attrs: noinline nounwind
define dso_local double @__VERIFIER_nondet_double() #0 {
  %1 = alloca double, align 8
  %2 = call i32 @__fencepost_choose(i32 noundef 6) #6
  switch i32 %2, label %8 [
    i32 0, label %3
    i32 1, label %4
    i32 2, label %5
    i32 3, label %6
    i32 4, label %7
  ]

3:                                                ; preds = %0
  store double 0.000000e+00, ptr %1, align 8
  br label %9

4:                                                ; preds = %0
  store double 1.000000e+00, ptr %1, align 8
  br label %9

5:                                                ; preds = %0
  store double -1.000000e+00, ptr %1, align 8
  br label %9

6:                                                ; preds = %0
  store double 5.000000e-01, ptr %1, align 8
  br label %9

7:                                                ; preds = %0
  store double 1.000000e+30, ptr %1, align 8
  br label %9

8:                                                ; preds = %0
  call void @__fencepost_unknown_number(ptr noundef @.str.53) #6
  store double 0.000000e+00, ptr %1, align 8
  br label %9

9:                                                ; preds = %8, %7, %6, %5, %4, %3
  %10 = load double, ptr %1, align 8
  ret double %10
}

declare void @__fencepost_unknown_number(ptr noundef) #2

; Function Attrs: noinline nounwind
define dso_local float @__VERIFIER_nondet_float() #0 {
  %1 = call double @__VERIFIER_nondet_double() #6
  %2 = fptrunc double %1 to float
  ret float %2
}

; Function Attrs: noinline nounwind
define dso_local ptr @__VERIFIER_nondet_pointer() #0 {
  %1 = call i32 @__fencepost_choose(i32 noundef 2) #6
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %4

3:                                                ; preds = %0
  call void @__fencepost_unknown_number(ptr noundef @.str.54) #6
  br label %4

4:                                                ; preds = %3, %0
  ret ptr null
}

; Function Attrs: noinline nounwind
define dso_local zeroext i1 @nondet_bool() #0 {
  %1 = call i32 @__fencepost_choose(i32 noundef 2) #6
  %2 = icmp ne i32 %1, 0
  ret i1 %2
}

; Function Attrs: noinline nounwind
define dso_local signext i8 @nondet_char() #0 {
  %1 = call signext i8 @__VERIFIER_nondet_char() #6
  ret i8 %1
}

; Function Attrs: noinline nounwind
define dso_local zeroext i8 @nondet_uchar() #0 {
  %1 = call zeroext i8 @__VERIFIER_nondet_uchar() #6
  ret i8 %1
}

; Function Attrs: noinline nounwind
define dso_local signext i16 @nondet_short() #0 {
  %1 = call signext i16 @__VERIFIER_nondet_short() #6
  ret i16 %1
}

; Function Attrs: noinline nounwind
define dso_local zeroext i16 @nondet_ushort() #0 {
  %1 = call zeroext i16 @__VERIFIER_nondet_ushort() #6
  ret i16 %1
}

; Function Attrs: noinline nounwind
define dso_local i32 @nondet_int() #0 {
  %1 = call i32 @__VERIFIER_nondet_int() #6
  ret i32 %1
}

; Function Attrs: noinline nounwind
define dso_local i32 @nondet_uint() #0 {
  %1 = call i32 @__VERIFIER_nondet_uint() #6
  ret i32 %1
}

; Function Attrs: noinline nounwind
define dso_local i64 @nondet_long() #0 {
  %1 = call i64 @__VERIFIER_nondet_long() #6
  ret i64 %1
}

; Function Attrs: noinline nounwind
define dso_local i64 @nondet_ulong() #0 {
  %1 = call i64 @__VERIFIER_nondet_ulong() #6
  ret i64 %1
}

; Function Attrs: noinline nounwind
define dso_local void @__CPROVER_assume(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr %2, align 8
  %4 = icmp ne i64 %3, 0
  %5 = zext i1 %4 to i32
  call void @__fencepost_assume(i32 noundef %5) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__ESBMC_assume(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr %2, align 8
  %4 = icmp ne i64 %3, 0
  %5 = zext i1 %4 to i32
  call void @__fencepost_assume(i32 noundef %5) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__CPROVER_assert(i64 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca ptr, align 8
  store i64 %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load i64, ptr %3, align 8
  %6 = icmp ne i64 %5, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %2
  %8 = load ptr, ptr %4, align 8
  call void @__fencepost_assert_fail(ptr noundef %8) #6
  br label %9

9:                                                ; preds = %7, %2
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__ESBMC_assert(i64 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca ptr, align 8
  store i64 %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load i64, ptr %3, align 8
  %6 = icmp ne i64 %5, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %2
  %8 = load ptr, ptr %4, align 8
  call void @__fencepost_assert_fail(ptr noundef %8) #6
  br label %9

9:                                                ; preds = %7, %2
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__CPROVER_atomic_begin() #0 {
  call void @__fencepost_atomic_begin() #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__CPROVER_atomic_end() #0 {
  call void @__fencepost_atomic_end() #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__ESBMC_atomic_begin() #0 {
  call void @__fencepost_atomic_begin() #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__ESBMC_atomic_end() #0 {
  call void @__fencepost_atomic_end() #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__ESBMC_yield() #0 {
  call void @__fencepost_yield() #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__VERIFIER_atomic_begin() #0 {
  call void @__fencepost_atomic_begin() #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__VERIFIER_atomic_end() #0 {
  call void @__fencepost_atomic_end() #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__VERIFIER_loop_begin() #0 {
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__VERIFIER_spin_start() #0 {
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__VERIFIER_spin_end(i1 noundef zeroext %0) #0 {
  %2 = alloca i8, align 1
  %3 = zext i1 %0 to i8
  store i8 %3, ptr %2, align 1
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__VERIFIER_loop_bound(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__VERIFIER_annotate_begin(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__VERIFIER_annotate_end(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @__VERIFIER_opt_begin() #0 {
  ret i32 0
}

; Function Attrs: noinline nounwind
define dso_local void @fencepost_assume(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  call void @__fencepost_assume(i32 noundef %3) #6
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @fencepost_daemon() #0 {
  call void @__fencepost_daemon() #6
  ret void
}

declare void @__fencepost_daemon() #2

; Function Attrs: noinline nounwind
define dso_local i32 @fencepost_choose(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = call i32 @__fencepost_choose(i32 noundef %3) #6
  ret i32 %4
}

; Function Attrs: noinline nounwind
define dso_local void @fencepost_assert(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
  store ptr %1, ptr %4, align 8
  %5 = load i32, ptr %3, align 4
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %2
  %8 = load ptr, ptr %4, align 8
  call void @__fencepost_assert_fail(ptr noundef %8) #6
  br label %9

9:                                                ; preds = %7, %2
  ret void
}

; Function Attrs: noinline nounwind
define dso_local { i64, i64 } @fencepost_divide(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = alloca %struct.wide, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca %struct.wide, align 8
  store i64 %0, ptr %6, align 8
  store i64 %1, ptr %7, align 8
  store i64 %2, ptr %8, align 8
  store i64 %3, ptr %9, align 8
  %11 = load i64, ptr %6, align 8
  %12 = load i64, ptr %7, align 8
  %13 = load i64, ptr %8, align 8
  %14 = load i64, ptr %9, align 8
  %15 = call { i64, i64 } @divide(i64 noundef %11, i64 noundef %12, i64 noundef %13, i64 noundef %14, ptr noundef %10) #6
  %16 = getelementptr inbounds { i64, i64 }, ptr %5, i32 0, i32 0
  %17 = extractvalue { i64, i64 } %15, 0
  store i64 %17, ptr %16, align 8
  %18 = getelementptr inbounds { i64, i64 }, ptr %5, i32 0, i32 1
  %19 = extractvalue { i64, i64 } %15, 1
  store i64 %19, ptr %18, align 8
  %20 = load { i64, i64 }, ptr %5, align 8
  ret { i64, i64 } %20
}

; Function Attrs: noinline nounwind
define internal { i64, i64 } @divide(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4) #0 {
  %6 = alloca %struct.wide, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca %struct.wide, align 8
  %13 = alloca i32, align 4
  %14 = alloca i64, align 8
  store i64 %0, ptr %7, align 8
  store i64 %1, ptr %8, align 8
  store i64 %2, ptr %9, align 8
  store i64 %3, ptr %10, align 8
  store ptr %4, ptr %11, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %6, i8 0, i64 16, i1 false)
  call void @llvm.memset.p0.i64(ptr align 8 %12, i8 0, i64 16, i1 false)
  %15 = load i64, ptr %8, align 8
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %17, label %32

17:                                               ; preds = %5
  %18 = load i64, ptr %10, align 8
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %20, label %32

20:                                               ; preds = %17
  %21 = load i64, ptr %7, align 8
  %22 = load i64, ptr %9, align 8
  %23 = udiv i64 %21, %22
  %24 = getelementptr inbounds %struct.wide, ptr %6, i32 0, i32 0
  store i64 %23, ptr %24, align 8
  %25 = load i64, ptr %7, align 8
  %26 = load i64, ptr %9, align 8
  %27 = urem i64 %25, %26
  %28 = load ptr, ptr %11, align 8
  %29 = getelementptr inbounds %struct.wide, ptr %28, i32 0, i32 0
  store i64 %27, ptr %29, align 8
  %30 = load ptr, ptr %11, align 8
  %31 = getelementptr inbounds %struct.wide, ptr %30, i32 0, i32 1
  store i64 0, ptr %31, align 8
  br label %137

32:                                               ; preds = %17, %5
  %33 = load i64, ptr %9, align 8
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %35, label %43

35:                                               ; preds = %32
  %36 = load i64, ptr %10, align 8
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %38, label %43

38:                                               ; preds = %35
  %39 = load i64, ptr %7, align 8
  %40 = load i64, ptr %9, align 8
  %41 = udiv i64 %39, %40
  %42 = getelementptr inbounds %struct.wide, ptr %6, i32 0, i32 0
  store i64 %41, ptr %42, align 8
  br label %43

43:                                               ; preds = %38, %35, %32
  store i32 127, ptr %13, align 4
  br label %44

44:                                               ; preds = %132, %43
  %45 = load i32, ptr %13, align 4
  %46 = icmp sge i32 %45, 0
  br i1 %46, label %47, label %135

47:                                               ; preds = %44
  %48 = getelementptr inbounds %struct.wide, ptr %12, i32 0, i32 1
  %49 = load i64, ptr %48, align 8
  %50 = lshr i64 %49, 63
  store i64 %50, ptr %14, align 8
  %51 = getelementptr inbounds %struct.wide, ptr %12, i32 0, i32 1
  %52 = load i64, ptr %51, align 8
  %53 = shl i64 %52, 1
  %54 = getelementptr inbounds %struct.wide, ptr %12, i32 0, i32 0
  %55 = load i64, ptr %54, align 8
  %56 = lshr i64 %55, 63
  %57 = or i64 %53, %56
  %58 = getelementptr inbounds %struct.wide, ptr %12, i32 0, i32 1
  store i64 %57, ptr %58, align 8
  %59 = getelementptr inbounds %struct.wide, ptr %12, i32 0, i32 0
  %60 = load i64, ptr %59, align 8
  %61 = shl i64 %60, 1
  %62 = load i32, ptr %13, align 4
  %63 = icmp sge i32 %62, 64
  br i1 %63, label %64, label %70

64:                                               ; preds = %47
  %65 = load i64, ptr %8, align 8
  %66 = load i32, ptr %13, align 4
  %67 = sub nsw i32 %66, 64
  %68 = zext i32 %67 to i64
  %69 = lshr i64 %65, %68
  br label %75

70:                                               ; preds = %47
  %71 = load i64, ptr %7, align 8
  %72 = load i32, ptr %13, align 4
  %73 = zext i32 %72 to i64
  %74 = lshr i64 %71, %73
  br label %75

75:                                               ; preds = %70, %64
  %76 = phi i64 [ %69, %64 ], [ %74, %70 ]
  %77 = and i64 %76, 1
  %78 = or i64 %61, %77
  %79 = getelementptr inbounds %struct.wide, ptr %12, i32 0, i32 0
  store i64 %78, ptr %79, align 8
  %80 = load i64, ptr %14, align 8
  %81 = icmp ne i64 %80, 0
  br i1 %81, label %97, label %82

82:                                               ; preds = %75
  %83 = getelementptr inbounds %struct.wide, ptr %12, i32 0, i32 1
  %84 = load i64, ptr %83, align 8
  %85 = load i64, ptr %10, align 8
  %86 = icmp ugt i64 %84, %85
  br i1 %86, label %97, label %87

87:                                               ; preds = %82
  %88 = getelementptr inbounds %struct.wide, ptr %12, i32 0, i32 1
  %89 = load i64, ptr %88, align 8
  %90 = load i64, ptr %10, align 8
  %91 = icmp eq i64 %89, %90
  br i1 %91, label %92, label %131

92:                                               ; preds = %87
  %93 = getelementptr inbounds %struct.wide, ptr %12, i32 0, i32 0
  %94 = load i64, ptr %93, align 8
  %95 = load i64, ptr %9, align 8
  %96 = icmp uge i64 %94, %95
  br i1 %96, label %97, label %131

97:                                               ; preds = %92, %82, %75
  %98 = load i64, ptr %10, align 8
  %99 = getelementptr inbounds %struct.wide, ptr %12, i32 0, i32 0
  %100 = load i64, ptr %99, align 8
  %101 = load i64, ptr %9, align 8
  %102 = icmp ult i64 %100, %101
  %103 = zext i1 %102 to i32
  %104 = sext i32 %103 to i64
  %105 = add i64 %98, %104
  %106 = getelementptr inbounds %struct.wide, ptr %12, i32 0, i32 1
  %107 = load i64, ptr %106, align 8
  %108 = sub i64 %107, %105
  store i64 %108, ptr %106, align 8
  %109 = load i64, ptr %9, align 8
  %110 = getelementptr inbounds %struct.wide, ptr %12, i32 0, i32 0
  %111 = load i64, ptr %110, align 8
  %112 = sub i64 %111, %109
  store i64 %112, ptr %110, align 8
  %113 = load i32, ptr %13, align 4
  %114 = icmp sge i32 %113, 64
  br i1 %114, label %115, label %123

115:                                              ; preds = %97
  %116 = load i32, ptr %13, align 4
  %117 = sub nsw i32 %116, 64
  %118 = zext i32 %117 to i64
  %119 = shl i64 1, %118
  %120 = getelementptr inbounds %struct.wide, ptr %6, i32 0, i32 1
  %121 = load i64, ptr %120, align 8
  %122 = or i64 %121, %119
  store i64 %122, ptr %120, align 8
  br label %130

123:                                              ; preds = %97
  %124 = load i32, ptr %13, align 4
  %125 = zext i32 %124 to i64
  %126 = shl i64 1, %125
  %127 = getelementptr inbounds %struct.wide, ptr %6, i32 0, i32 0
  %128 = load i64, ptr %127, align 8
  %129 = or i64 %128, %126
  store i64 %129, ptr %127, align 8
  br label %130

130:                                              ; preds = %123, %115
  br label %131

131:                                              ; preds = %130, %92, %87
  br label %132

132:                                              ; preds = %131
  %133 = load i32, ptr %13, align 4
  %134 = add nsw i32 %133, -1
  store i32 %134, ptr %13, align 4
  br label %44, !llvm.loop !69

135:                                              ; preds = %44
  %136 = load ptr, ptr %11, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %136, ptr align 8 %12, i64 16, i1 false)
  br label %137

137:                                              ; preds = %135, %20
  %138 = load { i64, i64 }, ptr %6, align 8
  ret { i64, i64 } %138
}

; Function Attrs: noinline nounwind
define dso_local { i64, i64 } @fencepost_remainder(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = alloca %struct.wide, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca %struct.wide, align 8
  store i64 %0, ptr %6, align 8
  store i64 %1, ptr %7, align 8
  store i64 %2, ptr %8, align 8
  store i64 %3, ptr %9, align 8
  %11 = load i64, ptr %6, align 8
  %12 = load i64, ptr %7, align 8
  %13 = load i64, ptr %8, align 8
  %14 = load i64, ptr %9, align 8
  %15 = call { i64, i64 } @divide(i64 noundef %11, i64 noundef %12, i64 noundef %13, i64 noundef %14, ptr noundef %5) #6
  %16 = getelementptr inbounds { i64, i64 }, ptr %10, i32 0, i32 0
  %17 = extractvalue { i64, i64 } %15, 0
  store i64 %17, ptr %16, align 8
  %18 = getelementptr inbounds { i64, i64 }, ptr %10, i32 0, i32 1
  %19 = extractvalue { i64, i64 } %15, 1
  store i64 %19, ptr %18, align 8
  %20 = load { i64, i64 }, ptr %5, align 8
  ret { i64, i64 } %20
}

; Function Attrs: noinline nounwind
define dso_local { i64, i64 } @fencepost_divide_signed(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = alloca %struct.wide, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca %struct.wide, align 8
  %11 = alloca %struct.wide, align 8
  %12 = alloca %struct.wide, align 8
  %13 = alloca %struct.wide, align 8
  store i64 %0, ptr %6, align 8
  store i64 %1, ptr %7, align 8
  store i64 %2, ptr %8, align 8
  store i64 %3, ptr %9, align 8
  %14 = load i64, ptr %6, align 8
  %15 = load i64, ptr %7, align 8
  %16 = call { i64, i64 } @magnitude(i64 noundef %14, i64 noundef %15) #6
  %17 = getelementptr inbounds { i64, i64 }, ptr %10, i32 0, i32 0
  %18 = extractvalue { i64, i64 } %16, 0
  store i64 %18, ptr %17, align 8
  %19 = getelementptr inbounds { i64, i64 }, ptr %10, i32 0, i32 1
  %20 = extractvalue { i64, i64 } %16, 1
  store i64 %20, ptr %19, align 8
  %21 = load i64, ptr %8, align 8
  %22 = load i64, ptr %9, align 8
  %23 = call { i64, i64 } @magnitude(i64 noundef %21, i64 noundef %22) #6
  %24 = getelementptr inbounds { i64, i64 }, ptr %11, i32 0, i32 0
  %25 = extractvalue { i64, i64 } %23, 0
  store i64 %25, ptr %24, align 8
  %26 = getelementptr inbounds { i64, i64 }, ptr %11, i32 0, i32 1
  %27 = extractvalue { i64, i64 } %23, 1
  store i64 %27, ptr %26, align 8
  %28 = getelementptr inbounds %struct.wide, ptr %10, i32 0, i32 0
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds %struct.wide, ptr %10, i32 0, i32 1
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds %struct.wide, ptr %11, i32 0, i32 0
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds %struct.wide, ptr %11, i32 0, i32 1
  %35 = load i64, ptr %34, align 8
  %36 = call { i64, i64 } @divide(i64 noundef %29, i64 noundef %31, i64 noundef %33, i64 noundef %35, ptr noundef %12) #6
  %37 = getelementptr inbounds { i64, i64 }, ptr %13, i32 0, i32 0
  %38 = extractvalue { i64, i64 } %36, 0
  store i64 %38, ptr %37, align 8
  %39 = getelementptr inbounds { i64, i64 }, ptr %13, i32 0, i32 1
  %40 = extractvalue { i64, i64 } %36, 1
  store i64 %40, ptr %39, align 8
  %41 = load i64, ptr %7, align 8
  %42 = load i64, ptr %9, align 8
  %43 = xor i64 %41, %42
  %44 = icmp slt i64 %43, 0
  br i1 %44, label %45, label %55

45:                                               ; preds = %4
  %46 = getelementptr inbounds { i64, i64 }, ptr %13, i32 0, i32 0
  %47 = load i64, ptr %46, align 8
  %48 = getelementptr inbounds { i64, i64 }, ptr %13, i32 0, i32 1
  %49 = load i64, ptr %48, align 8
  %50 = call { i64, i64 } @negated(i64 %47, i64 %49) #6
  %51 = getelementptr inbounds { i64, i64 }, ptr %5, i32 0, i32 0
  %52 = extractvalue { i64, i64 } %50, 0
  store i64 %52, ptr %51, align 8
  %53 = getelementptr inbounds { i64, i64 }, ptr %5, i32 0, i32 1
  %54 = extractvalue { i64, i64 } %50, 1
  store i64 %54, ptr %53, align 8
  br label %56

55:                                               ; preds = %4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %13, i64 16, i1 false)
  br label %56

56:                                               ; preds = %55, %45
  %57 = load { i64, i64 }, ptr %5, align 8
  ret { i64, i64 } %57
}

; Function Attrs: noinline nounwind
define internal { i64, i64 } @magnitude(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca %struct.wide, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca %struct.wide, align 8
  store i64 %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  %7 = getelementptr inbounds %struct.wide, ptr %6, i32 0, i32 0
  %8 = load i64, ptr %4, align 8
  store i64 %8, ptr %7, align 8
  %9 = getelementptr inbounds %struct.wide, ptr %6, i32 0, i32 1
  %10 = load i64, ptr %5, align 8
  store i64 %10, ptr %9, align 8
  %11 = load i64, ptr %5, align 8
  %12 = icmp slt i64 %11, 0
  br i1 %12, label %13, label %23

13:                                               ; preds = %2
  %14 = getelementptr inbounds { i64, i64 }, ptr %6, i32 0, i32 0
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds { i64, i64 }, ptr %6, i32 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = call { i64, i64 } @negated(i64 %15, i64 %17) #6
  %19 = getelementptr inbounds { i64, i64 }, ptr %3, i32 0, i32 0
  %20 = extractvalue { i64, i64 } %18, 0
  store i64 %20, ptr %19, align 8
  %21 = getelementptr inbounds { i64, i64 }, ptr %3, i32 0, i32 1
  %22 = extractvalue { i64, i64 } %18, 1
  store i64 %22, ptr %21, align 8
  br label %24

23:                                               ; preds = %2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %6, i64 16, i1 false)
  br label %24

24:                                               ; preds = %23, %13
  %25 = load { i64, i64 }, ptr %3, align 8
  ret { i64, i64 } %25
}

; Function Attrs: noinline nounwind
define internal { i64, i64 } @negated(i64 %0, i64 %1) #0 {
  %3 = alloca %struct.wide, align 8
  %4 = alloca %struct.wide, align 8
  %5 = getelementptr inbounds { i64, i64 }, ptr %4, i32 0, i32 0
  store i64 %0, ptr %5, align 8
  %6 = getelementptr inbounds { i64, i64 }, ptr %4, i32 0, i32 1
  store i64 %1, ptr %6, align 8
  %7 = getelementptr inbounds %struct.wide, ptr %3, i32 0, i32 0
  %8 = getelementptr inbounds %struct.wide, ptr %4, i32 0, i32 0
  %9 = load i64, ptr %8, align 8
  %10 = sub i64 0, %9
  store i64 %10, ptr %7, align 8
  %11 = getelementptr inbounds %struct.wide, ptr %3, i32 0, i32 1
  %12 = getelementptr inbounds %struct.wide, ptr %4, i32 0, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = xor i64 %13, -1
  %15 = getelementptr inbounds %struct.wide, ptr %4, i32 0, i32 0
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %16, 0
  %18 = zext i1 %17 to i32
  %19 = sext i32 %18 to i64
  %20 = add i64 %14, %19
  store i64 %20, ptr %11, align 8
  %21 = load { i64, i64 }, ptr %3, align 8
  ret { i64, i64 } %21
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: noinline nounwind
define dso_local { i64, i64 } @fencepost_remainder_signed(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = alloca %struct.wide, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca %struct.wide, align 8
  %11 = alloca %struct.wide, align 8
  %12 = alloca %struct.wide, align 8
  %13 = alloca %struct.wide, align 8
  store i64 %0, ptr %6, align 8
  store i64 %1, ptr %7, align 8
  store i64 %2, ptr %8, align 8
  store i64 %3, ptr %9, align 8
  %14 = load i64, ptr %6, align 8
  %15 = load i64, ptr %7, align 8
  %16 = call { i64, i64 } @magnitude(i64 noundef %14, i64 noundef %15) #6
  %17 = getelementptr inbounds { i64, i64 }, ptr %10, i32 0, i32 0
  %18 = extractvalue { i64, i64 } %16, 0
  store i64 %18, ptr %17, align 8
  %19 = getelementptr inbounds { i64, i64 }, ptr %10, i32 0, i32 1
  %20 = extractvalue { i64, i64 } %16, 1
  store i64 %20, ptr %19, align 8
  %21 = load i64, ptr %8, align 8
  %22 = load i64, ptr %9, align 8
  %23 = call { i64, i64 } @magnitude(i64 noundef %21, i64 noundef %22) #6
  %24 = getelementptr inbounds { i64, i64 }, ptr %11, i32 0, i32 0
  %25 = extractvalue { i64, i64 } %23, 0
  store i64 %25, ptr %24, align 8
  %26 = getelementptr inbounds { i64, i64 }, ptr %11, i32 0, i32 1
  %27 = extractvalue { i64, i64 } %23, 1
  store i64 %27, ptr %26, align 8
  %28 = getelementptr inbounds %struct.wide, ptr %10, i32 0, i32 0
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds %struct.wide, ptr %10, i32 0, i32 1
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds %struct.wide, ptr %11, i32 0, i32 0
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds %struct.wide, ptr %11, i32 0, i32 1
  %35 = load i64, ptr %34, align 8
  %36 = call { i64, i64 } @divide(i64 noundef %29, i64 noundef %31, i64 noundef %33, i64 noundef %35, ptr noundef %12) #6
  %37 = getelementptr inbounds { i64, i64 }, ptr %13, i32 0, i32 0
  %38 = extractvalue { i64, i64 } %36, 0
  store i64 %38, ptr %37, align 8
  %39 = getelementptr inbounds { i64, i64 }, ptr %13, i32 0, i32 1
  %40 = extractvalue { i64, i64 } %36, 1
  store i64 %40, ptr %39, align 8
  %41 = load i64, ptr %7, align 8
  %42 = icmp slt i64 %41, 0
  br i1 %42, label %43, label %53

43:                                               ; preds = %4
  %44 = getelementptr inbounds { i64, i64 }, ptr %12, i32 0, i32 0
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds { i64, i64 }, ptr %12, i32 0, i32 1
  %47 = load i64, ptr %46, align 8
  %48 = call { i64, i64 } @negated(i64 %45, i64 %47) #6
  %49 = getelementptr inbounds { i64, i64 }, ptr %5, i32 0, i32 0
  %50 = extractvalue { i64, i64 } %48, 0
  store i64 %50, ptr %49, align 8
  %51 = getelementptr inbounds { i64, i64 }, ptr %5, i32 0, i32 1
  %52 = extractvalue { i64, i64 } %48, 1
  store i64 %52, ptr %51, align 8
  br label %54

53:                                               ; preds = %4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %12, i64 16, i1 false)
  br label %54

54:                                               ; preds = %53, %43
  %55 = load { i64, i64 }, ptr %5, align 8
  ret { i64, i64 } %55
}

; Function Attrs: noinline nounwind
define dso_local double @fencepost_wide_to_double(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca double, align 8
  store i64 %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  store double 1.000000e+00, ptr %5, align 8
  br label %6

6:                                                ; preds = %9, %2
  %7 = load i64, ptr %4, align 8
  %8 = icmp ne i64 %7, 0
  br i1 %8, label %9, label %22

9:                                                ; preds = %6
  %10 = load i64, ptr %3, align 8
  %11 = lshr i64 %10, 1
  %12 = load i64, ptr %3, align 8
  %13 = and i64 %12, 1
  %14 = or i64 %11, %13
  %15 = load i64, ptr %4, align 8
  %16 = shl i64 %15, 63
  %17 = or i64 %14, %16
  store i64 %17, ptr %3, align 8
  %18 = load i64, ptr %4, align 8
  %19 = lshr i64 %18, 1
  store i64 %19, ptr %4, align 8
  %20 = load double, ptr %5, align 8
  %21 = fmul double %20, 2.000000e+00
  store double %21, ptr %5, align 8
  br label %6, !llvm.loop !70

22:                                               ; preds = %6
  %23 = load i64, ptr %3, align 8
  %24 = uitofp i64 %23 to double
  %25 = load double, ptr %5, align 8
  %26 = fmul double %24, %25
  ret double %26
}

; Function Attrs: noinline nounwind
define dso_local double @fencepost_signed_to_double(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca %struct.wide, align 8
  %6 = alloca double, align 8
  store i64 %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %7 = load i64, ptr %3, align 8
  %8 = load i64, ptr %4, align 8
  %9 = call { i64, i64 } @magnitude(i64 noundef %7, i64 noundef %8) #6
  %10 = getelementptr inbounds { i64, i64 }, ptr %5, i32 0, i32 0
  %11 = extractvalue { i64, i64 } %9, 0
  store i64 %11, ptr %10, align 8
  %12 = getelementptr inbounds { i64, i64 }, ptr %5, i32 0, i32 1
  %13 = extractvalue { i64, i64 } %9, 1
  store i64 %13, ptr %12, align 8
  %14 = getelementptr inbounds %struct.wide, ptr %5, i32 0, i32 0
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds %struct.wide, ptr %5, i32 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = call double @fencepost_wide_to_double(i64 noundef %15, i64 noundef %17) #6
  store double %18, ptr %6, align 8
  %19 = load i64, ptr %4, align 8
  %20 = icmp slt i64 %19, 0
  br i1 %20, label %21, label %24

21:                                               ; preds = %2
  %22 = load double, ptr %6, align 8
  %23 = fneg double %22
  br label %26

24:                                               ; preds = %2
  %25 = load double, ptr %6, align 8
  br label %26

26:                                               ; preds = %24, %21
  %27 = phi double [ %23, %21 ], [ %25, %24 ]
  ret double %27
}

; Function Attrs: noinline nounwind
define internal i32 @digit_of(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %4 = load i32, ptr %3, align 4
  %5 = call i32 @isdigit(i32 noundef %4) #6
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %1
  %8 = load i32, ptr %3, align 4
  %9 = sub nsw i32 %8, 48
  store i32 %9, ptr %2, align 4
  br label %20

10:                                               ; preds = %1
  %11 = load i32, ptr %3, align 4
  %12 = call i32 @isalpha(i32 noundef %11) #6
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %19

14:                                               ; preds = %10
  %15 = load i32, ptr %3, align 4
  %16 = call i32 @tolower(i32 noundef %15) #6
  %17 = sub nsw i32 %16, 97
  %18 = add nsw i32 %17, 10
  store i32 %18, ptr %2, align 4
  br label %20

19:                                               ; preds = %10
  store i32 99, ptr %2, align 4
  br label %20

20:                                               ; preds = %19, %14, %7
  %21 = load i32, ptr %2, align 4
  ret i32 %21
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64) #1

; Function Attrs: noinline nounwind
define internal i64 @next48(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr %2, align 8
  %4 = mul i64 %3, 25214903917
  %5 = add i64 %4, 11
  %6 = and i64 %5, 281474976710655
  ret i64 %6
}

; Function Attrs: noinline nounwind
define internal i32 @is_leap(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr %2, align 8
  %4 = srem i64 %3, 4
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %6, label %16

6:                                                ; preds = %1
  %7 = load i64, ptr %2, align 8
  %8 = srem i64 %7, 100
  %9 = icmp ne i64 %8, 0
  br i1 %9, label %14, label %10

10:                                               ; preds = %6
  %11 = load i64, ptr %2, align 8
  %12 = srem i64 %11, 400
  %13 = icmp eq i64 %12, 0
  br label %14

14:                                               ; preds = %10, %6
  %15 = phi i1 [ true, %6 ], [ %13, %10 ]
  br label %16

16:                                               ; preds = %14, %1
  %17 = phi i1 [ false, %1 ], [ %15, %14 ]
  %18 = zext i1 %17 to i32
  ret i32 %18
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5



