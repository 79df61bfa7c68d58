source_filename = "life.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@now = internal global [6 x [6 x i8]] zeroinitializer, align 16
@next = internal global [6 x [6 x i8]] zeroinitializer, align 16

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i8 1, ptr getelementptr inbounds ([6 x [6 x i8]], ptr @now, i64 0, i64 3, i64 3), align 1
  store i8 1, ptr getelementptr inbounds ([6 x [6 x i8]], ptr @now, i64 0, i64 3, i64 2), align 2
  store i8 1, ptr getelementptr inbounds ([6 x [6 x i8]], ptr @now, i64 0, i64 3, i64 1), align 1
  store i8 1, ptr getelementptr inbounds ([6 x [6 x i8]], ptr @now, i64 0, i64 2, i64 3), align 1
  store i8 1, ptr getelementptr inbounds ([6 x [6 x i8]], ptr @now, i64 0, i64 1, i64 2), align 2
  store i32 0, ptr %2, align 4
  br label %10

10:                                               ; preds = %98, %0
  %11 = load i32, ptr %2, align 4
  %12 = icmp slt i32 %11, 4
  br i1 %12, label %13, label %101

13:                                               ; preds = %10
  store i32 0, ptr %3, align 4
  br label %14

14:                                               ; preds = %94, %13
  %15 = load i32, ptr %3, align 4
  %16 = icmp slt i32 %15, 6
  br i1 %16, label %17, label %97

17:                                               ; preds = %14
  store i32 0, ptr %4, align 4
  br label %18

18:                                               ; preds = %90, %17
  %19 = load i32, ptr %4, align 4
  %20 = icmp slt i32 %19, 6
  br i1 %20, label %21, label %93

21:                                               ; preds = %18
  store i32 0, ptr %5, align 4
  store i32 -1, ptr %6, align 4
  br label %22

22:                                               ; preds = %59, %21
  %23 = load i32, ptr %6, align 4
  %24 = icmp sle i32 %23, 1
  br i1 %24, label %25, label %62

25:                                               ; preds = %22
  store i32 -1, ptr %7, align 4
  br label %26

26:                                               ; preds = %55, %25
  %27 = load i32, ptr %7, align 4
  %28 = icmp sle i32 %27, 1
  br i1 %28, label %29, label %58

29:                                               ; preds = %26
  %30 = load i32, ptr %7, align 4
  %31 = icmp ne i32 %30, 0
  br i1 %31, label %35, label %32

32:                                               ; preds = %29
  %33 = load i32, ptr %6, align 4
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %35, label %54

35:                                               ; preds = %32, %29
  %36 = load i32, ptr %3, align 4
  %37 = load i32, ptr %6, align 4
  %38 = add nsw i32 %36, %37
  %39 = add nsw i32 %38, 6
  %40 = srem i32 %39, 6
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [6 x [6 x i8]], ptr @now, i64 0, i64 %41
  %43 = load i32, ptr %4, align 4
  %44 = load i32, ptr %7, align 4
  %45 = add nsw i32 %43, %44
  %46 = add nsw i32 %45, 6
  %47 = srem i32 %46, 6
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [6 x i8], ptr %42, i64 0, i64 %48
  %50 = load i8, ptr %49, align 1
  %51 = sext i8 %50 to i32
  %52 = load i32, ptr %5, align 4
  %53 = add nsw i32 %52, %51
  store i32 %53, ptr %5, align 4
  br label %54

54:                                               ; preds = %35, %32
  br label %55

55:                                               ; preds = %54
  %56 = load i32, ptr %7, align 4
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %7, align 4
  br label %26, !llvm.loop !6

58:                                               ; preds = %26
  br label %59

59:                                               ; preds = %58
  %60 = load i32, ptr %6, align 4
  %61 = add nsw i32 %60, 1
  store i32 %61, ptr %6, align 4
  br label %22, !llvm.loop !8

62:                                               ; preds = %22
  %63 = load i32, ptr %5, align 4
  %64 = icmp eq i32 %63, 3
  br i1 %64, label %80, label %65

65:                                               ; preds = %62
  %66 = load i32, ptr %5, align 4
  %67 = icmp eq i32 %66, 2
  br i1 %67, label %68, label %78

68:                                               ; preds = %65
  %69 = load i32, ptr %3, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [6 x [6 x i8]], ptr @now, i64 0, i64 %70
  %72 = load i32, ptr %4, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [6 x i8], ptr %71, i64 0, i64 %73
  %75 = load i8, ptr %74, align 1
  %76 = sext i8 %75 to i32
  %77 = icmp ne i32 %76, 0
  br label %78

78:                                               ; preds = %68, %65
  %79 = phi i1 [ false, %65 ], [ %77, %68 ]
  br label %80

80:                                               ; preds = %78, %62
  %81 = phi i1 [ true, %62 ], [ %79, %78 ]
  %82 = zext i1 %81 to i32
  %83 = trunc i32 %82 to i8
  %84 = load i32, ptr %3, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [6 x [6 x i8]], ptr @next, i64 0, i64 %85
  %87 = load i32, ptr %4, align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [6 x i8], ptr %86, i64 0, i64 %88
  store i8 %83, ptr %89, align 1
  br label %90

90:                                               ; preds = %80
  %91 = load i32, ptr %4, align 4
  %92 = add nsw i32 %91, 1
  store i32 %92, ptr %4, align 4
  br label %18, !llvm.loop !9

93:                                               ; preds = %18
  br label %94

94:                                               ; preds = %93
  %95 = load i32, ptr %3, align 4
  %96 = add nsw i32 %95, 1
  store i32 %96, ptr %3, align 4
  br label %14, !llvm.loop !10

97:                                               ; preds = %14
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 getelementptr inbounds ([6 x [6 x i8]], ptr @now, i64 0, i64 0), ptr align 16 getelementptr inbounds ([6 x [6 x i8]], ptr @next, i64 0, i64 0), i64 36, i1 false)
  br label %98

98:                                               ; preds = %97
  %99 = load i32, ptr %2, align 4
  %100 = add nsw i32 %99, 1
  store i32 %100, ptr %2, align 4
  br label %10, !llvm.loop !11

101:                                              ; preds = %10
  store i32 0, ptr %8, align 4
  br label %102

102:                                              ; preds = %127, %101
  %103 = load i32, ptr %8, align 4
  %104 = icmp slt i32 %103, 6
  br i1 %104, label %105, label %130

105:                                              ; preds = %102
  store i32 0, ptr %9, align 4
  br label %106

106:                                              ; preds = %122, %105
  %107 = load i32, ptr %9, align 4
  %108 = icmp slt i32 %107, 6
  br i1 %108, label %109, label %125

109:                                              ; preds = %106
  %110 = load i32, ptr %8, align 4
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds [6 x [6 x i8]], ptr @now, i64 0, i64 %111
  %113 = load i32, ptr %9, align 4
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds [6 x i8], ptr %112, i64 0, i64 %114
  %116 = load i8, ptr %115, align 1
  %117 = sext i8 %116 to i32
  %118 = icmp ne i32 %117, 0
  %119 = zext i1 %118 to i64
  %120 = select i1 %118, i32 35, i32 46
  %121 = call i32 @putchar(i32 noundef %120)
  br label %122

122:                                              ; preds = %109
  %123 = load i32, ptr %9, align 4
  %124 = add nsw i32 %123, 1
  store i32 %124, ptr %9, align 4
  br label %106, !llvm.loop !12

125:                                              ; preds = %106
  %126 = call i32 @putchar(i32 noundef 10)
  br label %127

127:                                              ; preds = %125
  %128 = load i32, ptr %8, align 4
  %129 = add nsw i32 %128, 1
  store i32 %129, ptr %8, align 4
  br label %102, !llvm.loop !13

130:                                              ; preds = %102
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare i32 @putchar(i32 noundef) #2


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
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !7}
!13 = distinct !{!13, !7}
