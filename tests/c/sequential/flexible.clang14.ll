source_filename = "flexible.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.message = type { i32, [0 x i8] }

@.str = private unnamed_addr constant [9 x i8] c"flexible\00", align 1
@.str.1 = private unnamed_addr constant [11 x i8] c"%d %s %lu\0A\00", align 1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  %3 = call ptr @make(ptr noundef getelementptr inbounds ([9 x i8], ptr @.str, i64 0, i64 0))
  store ptr %3, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = getelementptr inbounds %struct.message, ptr %4, i32 0, i32 0
  %6 = load i32, ptr %5, align 4
  %7 = load ptr, ptr %2, align 8
  %8 = getelementptr inbounds %struct.message, ptr %7, i32 0, i32 1
  %9 = getelementptr inbounds [0 x i8], ptr %8, i64 0, i64 0
  %10 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([11 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef %6, ptr noundef %9, i64 noundef 4)
  %11 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %11) #4
  ret i32 0
}

define internal ptr @make(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = call i64 @strlen(ptr noundef %4) #5
  %6 = add i64 4, %5
  %7 = add i64 %6, 1
  %8 = call noalias ptr @malloc(i64 noundef %7) #4
  store ptr %8, ptr %3, align 8
  %9 = load ptr, ptr %2, align 8
  %10 = call i64 @strlen(ptr noundef %9) #5
  %11 = trunc i64 %10 to i32
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds %struct.message, ptr %12, i32 0, i32 0
  store i32 %11, ptr %13, align 4
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds %struct.message, ptr %14, i32 0, i32 1
  %16 = getelementptr inbounds [0 x i8], ptr %15, i64 0, i64 0
  %17 = load ptr, ptr %2, align 8
  %18 = call ptr @strcpy(ptr noundef %16, ptr noundef %17) #4
  %19 = load ptr, ptr %3, align 8
  ret ptr %19
}

declare i32 @printf(ptr noundef, ...) #1

declare void @free(ptr noundef) #2

declare noalias ptr @malloc(i64 noundef) #2

declare i64 @strlen(ptr noundef) #3

declare ptr @strcpy(ptr noundef, ptr noundef) #2


!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
