source_filename = "error_texts.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutexattr_t = type { i32 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@__const.main.errors = private unnamed_addr constant [8 x i32] [i32 2, i32 4, i32 11, i32 12, i32 22, i32 34, i32 110, i32 130], align 16
@.str = private unnamed_addr constant [7 x i8] c"%d %s\0A\00", align 1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca %union.pthread_mutexattr_t, align 4
  %3 = alloca %union.pthread_mutex_t, align 8
  %4 = alloca [8 x i32], align 16
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %6 = call i32 @pthread_mutexattr_init(ptr noundef %2) #4
  %7 = call i32 @pthread_mutexattr_settype(ptr noundef %2, i32 noundef 2) #4
  %8 = call i32 @pthread_mutex_init(ptr noundef %3, ptr noundef %2) #4
  %9 = call i32 @pthread_mutex_lock(ptr noundef %3) #4
  %10 = call ptr @strerror(i32 noundef %9) #4
  %11 = call i32 @puts(ptr noundef %10)
  %12 = call i32 @pthread_mutex_lock(ptr noundef %3) #4
  %13 = call ptr @strerror(i32 noundef %12) #4
  %14 = call i32 @puts(ptr noundef %13)
  %15 = call i32 @pthread_mutex_trylock(ptr noundef %3) #4
  %16 = call ptr @strerror(i32 noundef %15) #4
  %17 = call i32 @puts(ptr noundef %16)
  %18 = call i32 @pthread_mutex_unlock(ptr noundef %3) #4
  %19 = call ptr @strerror(i32 noundef %18) #4
  %20 = call i32 @puts(ptr noundef %19)
  %21 = call i32 @pthread_mutex_unlock(ptr noundef %3) #4
  %22 = call ptr @strerror(i32 noundef %21) #4
  %23 = call i32 @puts(ptr noundef %22)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %4, ptr align 16 @__const.main.errors, i64 32, i1 false)
  store i32 0, ptr %5, align 4
  br label %24

24:                                               ; preds = %39, %0
  %25 = load i32, ptr %5, align 4
  %26 = zext i32 %25 to i64
  %27 = icmp ult i64 %26, 8
  br i1 %27, label %28, label %42

28:                                               ; preds = %24
  %29 = load i32, ptr %5, align 4
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 %30
  %32 = load i32, ptr %31, align 4
  %33 = load i32, ptr %5, align 4
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 %34
  %36 = load i32, ptr %35, align 4
  %37 = call ptr @strerror(i32 noundef %36) #4
  %38 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %32, ptr noundef %37)
  br label %39

39:                                               ; preds = %28
  %40 = load i32, ptr %5, align 4
  %41 = add i32 %40, 1
  store i32 %41, ptr %5, align 4
  br label %24, !llvm.loop !6

42:                                               ; preds = %24
  ret i32 0
}

declare i32 @pthread_mutexattr_init(ptr noundef) #1

declare i32 @pthread_mutexattr_settype(ptr noundef, i32 noundef) #1

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #1

declare i32 @puts(ptr noundef) #2

declare ptr @strerror(i32 noundef) #1

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_mutex_trylock(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

declare i32 @printf(ptr noundef, ...) #2


!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
