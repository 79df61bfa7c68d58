source_filename = "strings.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.a = private unnamed_addr constant [32 x i8] c"hello\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", align 16
@.str = private unnamed_addr constant [8 x i8] c", world\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"%lu %d %d %d\0A\00", align 1
@.str.2 = private unnamed_addr constant [10 x i8] c"%s %s %s\0A\00", align 1
@.str.3 = private unnamed_addr constant [3 x i8] c"lo\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"%s %d\0A\00", align 1
@.str.5 = private unnamed_addr constant [5 x i8] c"help\00", align 1
@.str.6 = private unnamed_addr constant [7 x i8] c"abcdef\00", align 1
@.str.7 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1
@__const.main.text = private unnamed_addr constant [7 x i8] c"a,b;;c\00", align 1
@.str.8 = private unnamed_addr constant [3 x i8] c",;\00", align 1
@.str.9 = private unnamed_addr constant [5 x i8] c"[%s]\00", align 1
@.str.10 = private unnamed_addr constant [10 x i8] c" %lu %lu\0A\00", align 1
@.str.11 = private unnamed_addr constant [6 x i8] c"aabbc\00", align 1
@.str.12 = private unnamed_addr constant [3 x i8] c"ab\00", align 1
@.str.13 = private unnamed_addr constant [4 x i8] c"xyz\00", align 1
@.str.14 = private unnamed_addr constant [2 x i8] c"z\00", align 1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [32 x i8], align 16
  %3 = alloca [32 x i8], align 16
  %4 = alloca [7 x i8], align 1
  %5 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.main.a, i64 32, i1 false)
  %6 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 0
  %7 = call ptr @strcat(ptr noundef %6, ptr noundef getelementptr inbounds ([8 x i8], ptr @.str, i64 0, i64 0)) #6
  %8 = getelementptr inbounds [32 x i8], ptr %3, i64 0, i64 0
  %9 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 0
  %10 = call ptr @strcpy(ptr noundef %8, ptr noundef %9) #6
  %11 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 0
  %12 = call i64 @strlen(ptr noundef %11) #7
  %13 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 0
  %14 = getelementptr inbounds [32 x i8], ptr %3, i64 0, i64 0
  %15 = call i32 @strcmp(ptr noundef %13, ptr noundef %14) #7
  %16 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([14 x i8], ptr @.str.1, i64 0, i64 0), i64 noundef %12, i32 noundef %15, i32 noundef 1, i32 noundef 0)
  %17 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 0
  %18 = call ptr @strchr(ptr noundef %17, i32 noundef 119) #7
  %19 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 0
  %20 = call ptr @strrchr(ptr noundef %19, i32 noundef 111) #7
  %21 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 0
  %22 = call ptr @strstr(ptr noundef %21, ptr noundef getelementptr inbounds ([3 x i8], ptr @.str.3, i64 0, i64 0)) #7
  %23 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([10 x i8], ptr @.str.2, i64 0, i64 0), ptr noundef %18, ptr noundef %20, ptr noundef %22)
  %24 = getelementptr inbounds [32 x i8], ptr %3, i64 0, i64 0
  call void @llvm.memset.p0.i64(ptr align 16 %24, i8 120, i64 5, i1 false)
  %25 = getelementptr inbounds [32 x i8], ptr %3, i64 0, i64 5
  store i8 0, ptr %25, align 1
  %26 = getelementptr inbounds [32 x i8], ptr %3, i64 0, i64 0
  %27 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 0
  %28 = call i32 @memcmp(ptr noundef %27, ptr noundef getelementptr inbounds ([5 x i8], ptr @.str.5, i64 0, i64 0), i64 noundef 4) #7
  %29 = icmp slt i32 %28, 0
  %30 = zext i1 %29 to i32
  %31 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([7 x i8], ptr @.str.4, i64 0, i64 0), ptr noundef %26, i32 noundef %30)
  %32 = getelementptr inbounds [32 x i8], ptr %3, i64 0, i64 0
  %33 = call ptr @strncpy(ptr noundef %32, ptr noundef getelementptr inbounds ([7 x i8], ptr @.str.6, i64 0, i64 0), i64 noundef 3) #6
  %34 = getelementptr inbounds [32 x i8], ptr %3, i64 0, i64 0
  %35 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([4 x i8], ptr @.str.7, i64 0, i64 0), ptr noundef %34)
  %36 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 0
  %37 = getelementptr inbounds i8, ptr %36, i64 2
  %38 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 0
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %37, ptr align 16 %38, i64 5, i1 false)
  %39 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 0
  %40 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([4 x i8], ptr @.str.7, i64 0, i64 0), ptr noundef %39)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %4, ptr align 1 @__const.main.text, i64 7, i1 false)
  %41 = getelementptr inbounds [7 x i8], ptr %4, i64 0, i64 0
  %42 = call ptr @strtok(ptr noundef %41, ptr noundef getelementptr inbounds ([3 x i8], ptr @.str.8, i64 0, i64 0)) #6
  store ptr %42, ptr %5, align 8
  br label %43

43:                                               ; preds = %49, %0
  %44 = load ptr, ptr %5, align 8
  %45 = icmp ne ptr %44, null
  br i1 %45, label %46, label %51

46:                                               ; preds = %43
  %47 = load ptr, ptr %5, align 8
  %48 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([5 x i8], ptr @.str.9, i64 0, i64 0), ptr noundef %47)
  br label %49

49:                                               ; preds = %46
  %50 = call ptr @strtok(ptr noundef null, ptr noundef getelementptr inbounds ([3 x i8], ptr @.str.8, i64 0, i64 0)) #6
  store ptr %50, ptr %5, align 8
  br label %43, !llvm.loop !6

51:                                               ; preds = %43
  %52 = call i64 @strspn(ptr noundef getelementptr inbounds ([6 x i8], ptr @.str.11, i64 0, i64 0), ptr noundef getelementptr inbounds ([3 x i8], ptr @.str.12, i64 0, i64 0)) #7
  %53 = call i64 @strcspn(ptr noundef getelementptr inbounds ([4 x i8], ptr @.str.13, i64 0, i64 0), ptr noundef getelementptr inbounds ([2 x i8], ptr @.str.14, i64 0, i64 0)) #7
  %54 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([10 x i8], ptr @.str.10, i64 0, i64 0), i64 noundef %52, i64 noundef %53)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare ptr @strcat(ptr noundef, ptr noundef) #2

declare ptr @strcpy(ptr noundef, ptr noundef) #2

declare i32 @printf(ptr noundef, ...) #3

declare i64 @strlen(ptr noundef) #4

declare i32 @strcmp(ptr noundef, ptr noundef) #4

declare ptr @strchr(ptr noundef, i32 noundef) #4

declare ptr @strrchr(ptr noundef, i32 noundef) #4

declare ptr @strstr(ptr noundef, ptr noundef) #4

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #4

declare ptr @strncpy(ptr noundef, ptr noundef, i64 noundef) #2

declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #1

declare ptr @strtok(ptr noundef, ptr noundef) #2

declare i64 @strspn(ptr noundef, ptr noundef) #4

declare i64 @strcspn(ptr noundef, ptr noundef) #4


!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
