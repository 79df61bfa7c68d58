source_filename = "sorting_and_order.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.word = type { [8 x i8], i32 }

@.str = private unnamed_addr constant [5 x i8] c"pear\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"fig\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"apple\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"plum\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"date\00", align 1
@.str.5 = private unnamed_addr constant [5 x i8] c"kiwi\00", align 1
@__const.main.texts = private unnamed_addr constant [6 x ptr] [ptr @.str, ptr @.str.1, ptr @.str.2, ptr @.str.3, ptr @.str.4, ptr @.str.5], align 16
@.str.6 = private unnamed_addr constant [4 x i8] c"%s \00", align 1
@.str.7 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@.str.8 = private unnamed_addr constant [13 x i8] c"%x %x %x %x\0A\00", align 1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [6 x ptr], align 16
  %3 = alloca [6 x %struct.word], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.main.texts, i64 48, i1 false)
  store i32 0, ptr %4, align 4
  br label %7

7:                                                ; preds = %31, %0
  %8 = load i32, ptr %4, align 4
  %9 = icmp slt i32 %8, 6
  br i1 %9, label %10, label %34

10:                                               ; preds = %7
  %11 = load i32, ptr %4, align 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds [6 x %struct.word], ptr %3, i64 0, i64 %12
  %14 = getelementptr inbounds %struct.word, ptr %13, i32 0, i32 0
  %15 = getelementptr inbounds [8 x i8], ptr %14, i64 0, i64 0
  %16 = load i32, ptr %4, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds [6 x ptr], ptr %2, i64 0, i64 %17
  %19 = load ptr, ptr %18, align 8
  %20 = call ptr @strcpy(ptr noundef %15, ptr noundef %19) #6
  %21 = load i32, ptr %4, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [6 x ptr], ptr %2, i64 0, i64 %22
  %24 = load ptr, ptr %23, align 8
  %25 = call i64 @strlen(ptr noundef %24) #7
  %26 = trunc i64 %25 to i32
  %27 = load i32, ptr %4, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [6 x %struct.word], ptr %3, i64 0, i64 %28
  %30 = getelementptr inbounds %struct.word, ptr %29, i32 0, i32 1
  store i32 %26, ptr %30, align 4
  br label %31

31:                                               ; preds = %10
  %32 = load i32, ptr %4, align 4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %4, align 4
  br label %7, !llvm.loop !6

34:                                               ; preds = %7
  store i32 1, ptr %5, align 4
  br label %35

35:                                               ; preds = %55, %34
  %36 = load i32, ptr %5, align 4
  %37 = icmp sge i32 %36, -1
  br i1 %37, label %38, label %58

38:                                               ; preds = %35
  %39 = getelementptr inbounds [6 x %struct.word], ptr %3, i64 0, i64 0
  call void @qsort_r(ptr noundef %39, i64 noundef 6, i64 noundef 12, ptr noundef @by_length, ptr noundef %5)
  store i32 0, ptr %6, align 4
  br label %40

40:                                               ; preds = %50, %38
  %41 = load i32, ptr %6, align 4
  %42 = icmp slt i32 %41, 6
  br i1 %42, label %43, label %53

43:                                               ; preds = %40
  %44 = load i32, ptr %6, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [6 x %struct.word], ptr %3, i64 0, i64 %45
  %47 = getelementptr inbounds %struct.word, ptr %46, i32 0, i32 0
  %48 = getelementptr inbounds [8 x i8], ptr %47, i64 0, i64 0
  %49 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([4 x i8], ptr @.str.6, i64 0, i64 0), ptr noundef %48)
  br label %50

50:                                               ; preds = %43
  %51 = load i32, ptr %6, align 4
  %52 = add nsw i32 %51, 1
  store i32 %52, ptr %6, align 4
  br label %40, !llvm.loop !8

53:                                               ; preds = %40
  %54 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([2 x i8], ptr @.str.7, i64 0, i64 0))
  br label %55

55:                                               ; preds = %53
  %56 = load i32, ptr %5, align 4
  %57 = sub nsw i32 %56, 2
  store i32 %57, ptr %5, align 4
  br label %35, !llvm.loop !9

58:                                               ; preds = %35
  %59 = getelementptr inbounds [6 x %struct.word], ptr %3, i64 0, i64 0
  call void @qsort_r(ptr noundef %59, i64 noundef 0, i64 noundef 12, ptr noundef @by_length, ptr noundef null)
  %60 = call i32 @htonl(i32 noundef 16909060) #8
  %61 = call i32 @ntohl(i32 noundef -1599029040) #8
  %62 = call zeroext i16 @htons(i16 noundef zeroext 258) #8
  %63 = zext i16 %62 to i32
  %64 = call zeroext i16 @ntohs(i16 noundef zeroext -2) #8
  %65 = zext i16 %64 to i32
  %66 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([13 x i8], ptr @.str.8, i64 0, i64 0), i32 noundef %60, i32 noundef %61, i32 noundef %63, i32 noundef %65)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare ptr @strcpy(ptr noundef, ptr noundef) #2

declare i64 @strlen(ptr noundef) #3

declare void @qsort_r(ptr noundef, i64 noundef, i64 noundef, ptr noundef, ptr noundef) #4

define internal i32 @by_length(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %10 = load ptr, ptr %4, align 8
  store ptr %10, ptr %7, align 8
  %11 = load ptr, ptr %5, align 8
  store ptr %11, ptr %8, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = getelementptr inbounds %struct.word, ptr %12, i32 0, i32 1
  %14 = load i32, ptr %13, align 4
  %15 = load ptr, ptr %8, align 8
  %16 = getelementptr inbounds %struct.word, ptr %15, i32 0, i32 1
  %17 = load i32, ptr %16, align 4
  %18 = sub nsw i32 %14, %17
  store i32 %18, ptr %9, align 4
  %19 = load i32, ptr %9, align 4
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %29, label %21

21:                                               ; preds = %3
  %22 = load ptr, ptr %7, align 8
  %23 = getelementptr inbounds %struct.word, ptr %22, i32 0, i32 0
  %24 = getelementptr inbounds [8 x i8], ptr %23, i64 0, i64 0
  %25 = load ptr, ptr %8, align 8
  %26 = getelementptr inbounds %struct.word, ptr %25, i32 0, i32 0
  %27 = getelementptr inbounds [8 x i8], ptr %26, i64 0, i64 0
  %28 = call i32 @strcmp(ptr noundef %24, ptr noundef %27) #7
  store i32 %28, ptr %9, align 4
  br label %29

29:                                               ; preds = %21, %3
  %30 = load i32, ptr %9, align 4
  %31 = load ptr, ptr %6, align 8
  %32 = load i32, ptr %31, align 4
  %33 = mul nsw i32 %30, %32
  ret i32 %33
}

declare i32 @printf(ptr noundef, ...) #4

declare i32 @htonl(i32 noundef) #5

declare i32 @ntohl(i32 noundef) #5

declare zeroext i16 @htons(i16 noundef zeroext) #5

declare zeroext i16 @ntohs(i16 noundef zeroext) #5

declare i32 @strcmp(ptr noundef, ptr noundef) #3


!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
