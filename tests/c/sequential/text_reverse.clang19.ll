source_filename = "text_reverse.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.text = private unnamed_addr constant [28 x i8] c"every word is turned around\00", align 16

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [28 x i8], align 16
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.main.text, i64 28, i1 false)
  %5 = getelementptr inbounds [28 x i8], ptr %2, i64 0, i64 0
  %6 = getelementptr inbounds [28 x i8], ptr %2, i64 0, i64 0
  %7 = getelementptr inbounds [28 x i8], ptr %2, i64 0, i64 0
  %8 = call i64 @strlen(ptr noundef %7) #4
  %9 = getelementptr inbounds i8, ptr %6, i64 %8
  call void @reverse(ptr noundef %5, ptr noundef %9)
  %10 = getelementptr inbounds [28 x i8], ptr %2, i64 0, i64 0
  store ptr %10, ptr %3, align 8
  br label %11

11:                                               ; preds = %37, %0
  %12 = load ptr, ptr %3, align 8
  %13 = load i8, ptr %12, align 1
  %14 = icmp ne i8 %13, 0
  br i1 %14, label %15, label %39

15:                                               ; preds = %11
  %16 = load ptr, ptr %3, align 8
  %17 = call ptr @strchr(ptr noundef %16, i32 noundef 32) #4
  store ptr %17, ptr %4, align 8
  %18 = load ptr, ptr %4, align 8
  %19 = icmp ne ptr %18, null
  br i1 %19, label %25, label %20

20:                                               ; preds = %15
  %21 = load ptr, ptr %3, align 8
  %22 = load ptr, ptr %3, align 8
  %23 = call i64 @strlen(ptr noundef %22) #4
  %24 = getelementptr inbounds i8, ptr %21, i64 %23
  store ptr %24, ptr %4, align 8
  br label %25

25:                                               ; preds = %20, %15
  %26 = load ptr, ptr %3, align 8
  %27 = load ptr, ptr %4, align 8
  call void @reverse(ptr noundef %26, ptr noundef %27)
  %28 = load ptr, ptr %4, align 8
  %29 = load i8, ptr %28, align 1
  %30 = sext i8 %29 to i32
  %31 = icmp ne i32 %30, 0
  br i1 %31, label %32, label %35

32:                                               ; preds = %25
  %33 = load ptr, ptr %4, align 8
  %34 = getelementptr inbounds i8, ptr %33, i64 1
  br label %37

35:                                               ; preds = %25
  %36 = load ptr, ptr %4, align 8
  br label %37

37:                                               ; preds = %35, %32
  %38 = phi ptr [ %34, %32 ], [ %36, %35 ]
  store ptr %38, ptr %3, align 8
  br label %11, !llvm.loop !6

39:                                               ; preds = %11
  %40 = getelementptr inbounds [28 x i8], ptr %2, i64 0, i64 0
  %41 = call i32 @puts(ptr noundef %40)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

define internal void @reverse(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i8, align 1
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  br label %6

6:                                                ; preds = %11, %2
  %7 = load ptr, ptr %3, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = getelementptr inbounds i8, ptr %8, i32 -1
  store ptr %9, ptr %4, align 8
  %10 = icmp ult ptr %7, %9
  br i1 %10, label %11, label %20

11:                                               ; preds = %6
  %12 = load ptr, ptr %3, align 8
  %13 = load i8, ptr %12, align 1
  store i8 %13, ptr %5, align 1
  %14 = load ptr, ptr %4, align 8
  %15 = load i8, ptr %14, align 1
  %16 = load ptr, ptr %3, align 8
  %17 = getelementptr inbounds i8, ptr %16, i32 1
  store ptr %17, ptr %3, align 8
  store i8 %15, ptr %16, align 1
  %18 = load i8, ptr %5, align 1
  %19 = load ptr, ptr %4, align 8
  store i8 %18, ptr %19, align 1
  br label %6, !llvm.loop !8

20:                                               ; preds = %6
  ret void
}

declare i64 @strlen(ptr noundef) #2

declare ptr @strchr(ptr noundef, i32 noundef) #2

declare i32 @puts(ptr noundef) #3


!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
