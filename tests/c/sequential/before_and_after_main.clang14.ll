source_filename = "before_and_after_main.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [12 x i8] c"constructor\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"constructor 200\00", align 1
@.str.2 = private unnamed_addr constant [16 x i8] c"constructor 150\00", align 1
@.str.3 = private unnamed_addr constant [11 x i8] c"destructor\00", align 1
@.str.4 = private unnamed_addr constant [15 x i8] c"destructor 200\00", align 1
@.str.5 = private unnamed_addr constant [19 x i8] c"another destructor\00", align 1
@.str.6 = private unnamed_addr constant [5 x i8] c"main\00", align 1
@.str.7 = private unnamed_addr constant [2 x i8] c"a\00", align 1
@.str.8 = private unnamed_addr constant [2 x i8] c"b\00", align 1
@llvm.global_ctors = appending global [3 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @c1, ptr null }, { i32, ptr, ptr } { i32 200, ptr @c2, ptr null }, { i32, ptr, ptr } { i32 150, ptr @c3, ptr null }]
@llvm.global_dtors = appending global [3 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @d1, ptr null }, { i32, ptr, ptr } { i32 200, ptr @d2, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @d3, ptr null }]

define internal void @c1() #0 {
  %1 = call i32 @puts(ptr noundef getelementptr inbounds ([12 x i8], ptr @.str, i64 0, i64 0))
  ret void
}

declare i32 @puts(ptr noundef) #1

define internal void @c2() #0 {
  %1 = call i32 @puts(ptr noundef getelementptr inbounds ([16 x i8], ptr @.str.1, i64 0, i64 0))
  ret void
}

define internal void @c3() #0 {
  %1 = call i32 @puts(ptr noundef getelementptr inbounds ([16 x i8], ptr @.str.2, i64 0, i64 0))
  ret void
}

define internal void @d1() #0 {
  %1 = call i32 @puts(ptr noundef getelementptr inbounds ([11 x i8], ptr @.str.3, i64 0, i64 0))
  ret void
}

define internal i32 @d2() #0 {
  %1 = call i32 @puts(ptr noundef getelementptr inbounds ([15 x i8], ptr @.str.4, i64 0, i64 0))
  ret i32 %1
}

define internal void @d3() #0 {
  %1 = call i32 @puts(ptr noundef getelementptr inbounds ([19 x i8], ptr @.str.5, i64 0, i64 0))
  ret void
}

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = call i32 @atexit(ptr noundef @a) #3
  %3 = call i32 @atexit(ptr noundef @b) #3
  %4 = call i32 @puts(ptr noundef getelementptr inbounds ([5 x i8], ptr @.str.6, i64 0, i64 0))
  ret i32 4
}

declare i32 @atexit(ptr noundef) #2

define internal void @a() #0 {
  %1 = call i32 @puts(ptr noundef getelementptr inbounds ([2 x i8], ptr @.str.7, i64 0, i64 0))
  ret void
}

define internal void @b() #0 {
  %1 = call i32 @puts(ptr noundef getelementptr inbounds ([2 x i8], ptr @.str.8, i64 0, i64 0))
  ret void
}


!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
