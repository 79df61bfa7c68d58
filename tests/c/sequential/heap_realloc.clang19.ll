source_filename = "heap_realloc.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"one\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"two\00", align 1
@.str.3 = private unnamed_addr constant [10 x i8] c"%s %s %d\0A\00", align 1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  store ptr null, ptr %2, align 8
  store i32 0, ptr %3, align 4
  store i32 0, ptr %4, align 4
  store i32 0, ptr %5, align 4
  br label %7

7:                                                ; preds = %36, %0
  %8 = load i32, ptr %5, align 4
  %9 = icmp slt i32 %8, 20
  br i1 %9, label %10, label %39

10:                                               ; preds = %7
  %11 = load i32, ptr %3, align 4
  %12 = load i32, ptr %4, align 4
  %13 = icmp eq i32 %11, %12
  br i1 %13, label %14, label %28

14:                                               ; preds = %10
  %15 = load i32, ptr %4, align 4
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %17, label %20

17:                                               ; preds = %14
  %18 = load i32, ptr %4, align 4
  %19 = mul nsw i32 2, %18
  br label %21

20:                                               ; preds = %14
  br label %21

21:                                               ; preds = %20, %17
  %22 = phi i32 [ %19, %17 ], [ 2, %20 ]
  store i32 %22, ptr %4, align 4
  %23 = load ptr, ptr %2, align 8
  %24 = load i32, ptr %4, align 4
  %25 = sext i32 %24 to i64
  %26 = mul i64 %25, 4
  %27 = call ptr @realloc(ptr noundef %23, i64 noundef %26) #6
  store ptr %27, ptr %2, align 8
  br label %28

28:                                               ; preds = %21, %10
  %29 = load i32, ptr %5, align 4
  %30 = mul nsw i32 %29, 3
  %31 = load ptr, ptr %2, align 8
  %32 = load i32, ptr %3, align 4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %3, align 4
  %34 = sext i32 %32 to i64
  %35 = getelementptr inbounds i32, ptr %31, i64 %34
  store i32 %30, ptr %35, align 4
  br label %36

36:                                               ; preds = %28
  %37 = load i32, ptr %5, align 4
  %38 = add nsw i32 %37, 1
  store i32 %38, ptr %5, align 4
  br label %7, !llvm.loop !6

39:                                               ; preds = %7
  %40 = load ptr, ptr %2, align 8
  %41 = getelementptr inbounds i32, ptr %40, i64 0
  %42 = load i32, ptr %41, align 4
  %43 = load ptr, ptr %2, align 8
  %44 = getelementptr inbounds i32, ptr %43, i64 19
  %45 = load i32, ptr %44, align 4
  %46 = load i32, ptr %4, align 4
  %47 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %42, i32 noundef %45, i32 noundef %46)
  %48 = call noalias ptr @calloc(i64 noundef 3, i64 noundef 8) #7
  store ptr %48, ptr %6, align 8
  %49 = call noalias ptr @strdup(ptr noundef @.str.1) #8
  %50 = load ptr, ptr %6, align 8
  %51 = getelementptr inbounds ptr, ptr %50, i64 0
  store ptr %49, ptr %51, align 8
  %52 = call noalias ptr @malloc(i64 noundef 10) #9
  %53 = load ptr, ptr %6, align 8
  %54 = getelementptr inbounds ptr, ptr %53, i64 1
  store ptr %52, ptr %54, align 8
  %55 = load ptr, ptr %6, align 8
  %56 = getelementptr inbounds ptr, ptr %55, i64 1
  %57 = load ptr, ptr %56, align 8
  %58 = call ptr @strcpy(ptr noundef %57, ptr noundef @.str.2) #8
  %59 = load ptr, ptr %6, align 8
  %60 = call ptr @realloc(ptr noundef %59, i64 noundef 40) #6
  store ptr %60, ptr %6, align 8
  %61 = load ptr, ptr %6, align 8
  %62 = getelementptr inbounds ptr, ptr %61, i64 0
  %63 = load ptr, ptr %62, align 8
  %64 = load ptr, ptr %6, align 8
  %65 = getelementptr inbounds ptr, ptr %64, i64 1
  %66 = load ptr, ptr %65, align 8
  %67 = load ptr, ptr %6, align 8
  %68 = getelementptr inbounds ptr, ptr %67, i64 2
  %69 = load ptr, ptr %68, align 8
  %70 = icmp eq ptr %69, null
  %71 = zext i1 %70 to i32
  %72 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, ptr noundef %63, ptr noundef %66, i32 noundef %71)
  %73 = load ptr, ptr %6, align 8
  %74 = getelementptr inbounds ptr, ptr %73, i64 0
  %75 = load ptr, ptr %74, align 8
  call void @free(ptr noundef %75) #8
  %76 = load ptr, ptr %6, align 8
  %77 = getelementptr inbounds ptr, ptr %76, i64 1
  %78 = load ptr, ptr %77, align 8
  call void @free(ptr noundef %78) #8
  %79 = load ptr, ptr %6, align 8
  call void @free(ptr noundef %79) #8
  %80 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %80) #8
  call void @free(ptr noundef null) #8
  ret i32 0
}

declare ptr @realloc(ptr noundef, i64 noundef) #1

declare i32 @printf(ptr noundef, ...) #2

declare noalias ptr @calloc(i64 noundef, i64 noundef) #3

declare noalias ptr @strdup(ptr noundef) #4

declare noalias ptr @malloc(i64 noundef) #5

declare ptr @strcpy(ptr noundef, ptr noundef) #4

declare void @free(ptr noundef) #4


!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
