target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { ptr, i32, i32 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@.str = private unnamed_addr constant [63 x i8] c"a system call other than futex, gettid, getpid and sched_yield\00", align 1
@.str.1 = private unnamed_addr constant [32 x i8] c"a futex with some bits of a set\00", align 1
@waiting = internal global [16 x %struct.anon] zeroinitializer, align 16
@.str.2 = private unnamed_addr constant [47 x i8] c"a call of futex other than to wait and to wake\00", align 1

; Function Attrs: noinline nounwind
define dso_local i64 @syscall(i64 noundef %0, ...) #0 {
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  store i64 %0, ptr %3, align 8
  %9 = load i64, ptr %3, align 8
  %10 = icmp eq i64 %9, 24
  br i1 %10, label %11, label %14

11:                                               ; preds = %1
  %12 = call i32 @sched_yield() #3
  %13 = sext i32 %12 to i64
  store i64 %13, ptr %2, align 8
  br label %190

14:                                               ; preds = %1
  %15 = load i64, ptr %3, align 8
  %16 = icmp eq i64 %15, 39
  br i1 %16, label %17, label %20

17:                                               ; preds = %14
  %18 = call i32 @getpid() #3
  %19 = sext i32 %18 to i64
  store i64 %19, ptr %2, align 8
  br label %190

20:                                               ; preds = %14
  %21 = load i64, ptr %3, align 8
  %22 = icmp eq i64 %21, 186
  br i1 %22, label %23, label %26

23:                                               ; preds = %20
  %24 = call i32 @gettid() #3
  %25 = sext i32 %24 to i64
  store i64 %25, ptr %2, align 8
  br label %190

26:                                               ; preds = %20
  %27 = load i64, ptr %3, align 8
  %28 = icmp ne i64 %27, 202
  br i1 %28, label %29, label %30

29:                                               ; preds = %26
  call void @__fencepost_not_modelled(ptr noundef @.str) #3
  br label %30

30:                                               ; preds = %29, %26
  %31 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %31)
  %32 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0
  %33 = getelementptr inbounds %struct.__va_list_tag, ptr %32, i32 0, i32 0
  %34 = load i32, ptr %33, align 16
  %35 = icmp ule i32 %34, 40
  br i1 %35, label %36, label %41

36:                                               ; preds = %30
  %37 = getelementptr inbounds %struct.__va_list_tag, ptr %32, i32 0, i32 3
  %38 = load ptr, ptr %37, align 16
  %39 = getelementptr i8, ptr %38, i32 %34
  %40 = add i32 %34, 8
  store i32 %40, ptr %33, align 16
  br label %45

41:                                               ; preds = %30
  %42 = getelementptr inbounds %struct.__va_list_tag, ptr %32, i32 0, i32 2
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr i8, ptr %43, i32 8
  store ptr %44, ptr %42, align 8
  br label %45

45:                                               ; preds = %41, %36
  %46 = phi ptr [ %39, %36 ], [ %43, %41 ]
  %47 = load ptr, ptr %46, align 8
  store ptr %47, ptr %5, align 8
  %48 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0
  %49 = getelementptr inbounds %struct.__va_list_tag, ptr %48, i32 0, i32 0
  %50 = load i32, ptr %49, align 16
  %51 = icmp ule i32 %50, 40
  br i1 %51, label %52, label %57

52:                                               ; preds = %45
  %53 = getelementptr inbounds %struct.__va_list_tag, ptr %48, i32 0, i32 3
  %54 = load ptr, ptr %53, align 16
  %55 = getelementptr i8, ptr %54, i32 %50
  %56 = add i32 %50, 8
  store i32 %56, ptr %49, align 16
  br label %61

57:                                               ; preds = %45
  %58 = getelementptr inbounds %struct.__va_list_tag, ptr %48, i32 0, i32 2
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr i8, ptr %59, i32 8
  store ptr %60, ptr %58, align 8
  br label %61

61:                                               ; preds = %57, %52
  %62 = phi ptr [ %55, %52 ], [ %59, %57 ]
  %63 = load i32, ptr %62, align 4
  %64 = and i32 %63, -385
  store i32 %64, ptr %6, align 4
  %65 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0
  %66 = getelementptr inbounds %struct.__va_list_tag, ptr %65, i32 0, i32 0
  %67 = load i32, ptr %66, align 16
  %68 = icmp ule i32 %67, 40
  br i1 %68, label %69, label %74

69:                                               ; preds = %61
  %70 = getelementptr inbounds %struct.__va_list_tag, ptr %65, i32 0, i32 3
  %71 = load ptr, ptr %70, align 16
  %72 = getelementptr i8, ptr %71, i32 %67
  %73 = add i32 %67, 8
  store i32 %73, ptr %66, align 16
  br label %78

74:                                               ; preds = %61
  %75 = getelementptr inbounds %struct.__va_list_tag, ptr %65, i32 0, i32 2
  %76 = load ptr, ptr %75, align 8
  %77 = getelementptr i8, ptr %76, i32 8
  store ptr %77, ptr %75, align 8
  br label %78

78:                                               ; preds = %74, %69
  %79 = phi ptr [ %72, %69 ], [ %76, %74 ]
  %80 = load i32, ptr %79, align 4
  store i32 %80, ptr %7, align 4
  store ptr null, ptr %8, align 8
  %81 = load i32, ptr %6, align 4
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %86, label %83

83:                                               ; preds = %78
  %84 = load i32, ptr %6, align 4
  %85 = icmp eq i32 %84, 9
  br i1 %85, label %86, label %103

86:                                               ; preds = %83, %78
  %87 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0
  %88 = getelementptr inbounds %struct.__va_list_tag, ptr %87, i32 0, i32 0
  %89 = load i32, ptr %88, align 16
  %90 = icmp ule i32 %89, 40
  br i1 %90, label %91, label %96

91:                                               ; preds = %86
  %92 = getelementptr inbounds %struct.__va_list_tag, ptr %87, i32 0, i32 3
  %93 = load ptr, ptr %92, align 16
  %94 = getelementptr i8, ptr %93, i32 %89
  %95 = add i32 %89, 8
  store i32 %95, ptr %88, align 16
  br label %100

96:                                               ; preds = %86
  %97 = getelementptr inbounds %struct.__va_list_tag, ptr %87, i32 0, i32 2
  %98 = load ptr, ptr %97, align 8
  %99 = getelementptr i8, ptr %98, i32 8
  store ptr %99, ptr %97, align 8
  br label %100

100:                                              ; preds = %96, %91
  %101 = phi ptr [ %94, %91 ], [ %98, %96 ]
  %102 = load ptr, ptr %101, align 8
  store ptr %102, ptr %8, align 8
  br label %103

103:                                              ; preds = %100, %83
  %104 = load i32, ptr %6, align 4
  %105 = icmp eq i32 %104, 9
  br i1 %105, label %109, label %106

106:                                              ; preds = %103
  %107 = load i32, ptr %6, align 4
  %108 = icmp eq i32 %107, 10
  br i1 %108, label %109, label %165

109:                                              ; preds = %106, %103
  %110 = load i32, ptr %6, align 4
  %111 = icmp eq i32 %110, 10
  br i1 %111, label %112, label %129

112:                                              ; preds = %109
  %113 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0
  %114 = getelementptr inbounds %struct.__va_list_tag, ptr %113, i32 0, i32 0
  %115 = load i32, ptr %114, align 16
  %116 = icmp ule i32 %115, 40
  br i1 %116, label %117, label %122

117:                                              ; preds = %112
  %118 = getelementptr inbounds %struct.__va_list_tag, ptr %113, i32 0, i32 3
  %119 = load ptr, ptr %118, align 16
  %120 = getelementptr i8, ptr %119, i32 %115
  %121 = add i32 %115, 8
  store i32 %121, ptr %114, align 16
  br label %126

122:                                              ; preds = %112
  %123 = getelementptr inbounds %struct.__va_list_tag, ptr %113, i32 0, i32 2
  %124 = load ptr, ptr %123, align 8
  %125 = getelementptr i8, ptr %124, i32 8
  store ptr %125, ptr %123, align 8
  br label %126

126:                                              ; preds = %122, %117
  %127 = phi ptr [ %120, %117 ], [ %124, %122 ]
  %128 = load ptr, ptr %127, align 8
  br label %129

129:                                              ; preds = %126, %109
  %130 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0
  %131 = getelementptr inbounds %struct.__va_list_tag, ptr %130, i32 0, i32 0
  %132 = load i32, ptr %131, align 16
  %133 = icmp ule i32 %132, 40
  br i1 %133, label %134, label %139

134:                                              ; preds = %129
  %135 = getelementptr inbounds %struct.__va_list_tag, ptr %130, i32 0, i32 3
  %136 = load ptr, ptr %135, align 16
  %137 = getelementptr i8, ptr %136, i32 %132
  %138 = add i32 %132, 8
  store i32 %138, ptr %131, align 16
  br label %143

139:                                              ; preds = %129
  %140 = getelementptr inbounds %struct.__va_list_tag, ptr %130, i32 0, i32 2
  %141 = load ptr, ptr %140, align 8
  %142 = getelementptr i8, ptr %141, i32 8
  store ptr %142, ptr %140, align 8
  br label %143

143:                                              ; preds = %139, %134
  %144 = phi ptr [ %137, %134 ], [ %141, %139 ]
  %145 = load ptr, ptr %144, align 8
  %146 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0
  %147 = getelementptr inbounds %struct.__va_list_tag, ptr %146, i32 0, i32 0
  %148 = load i32, ptr %147, align 16
  %149 = icmp ule i32 %148, 40
  br i1 %149, label %150, label %155

150:                                              ; preds = %143
  %151 = getelementptr inbounds %struct.__va_list_tag, ptr %146, i32 0, i32 3
  %152 = load ptr, ptr %151, align 16
  %153 = getelementptr i8, ptr %152, i32 %148
  %154 = add i32 %148, 8
  store i32 %154, ptr %147, align 16
  br label %159

155:                                              ; preds = %143
  %156 = getelementptr inbounds %struct.__va_list_tag, ptr %146, i32 0, i32 2
  %157 = load ptr, ptr %156, align 8
  %158 = getelementptr i8, ptr %157, i32 8
  store ptr %158, ptr %156, align 8
  br label %159

159:                                              ; preds = %155, %150
  %160 = phi ptr [ %153, %150 ], [ %157, %155 ]
  %161 = load i32, ptr %160, align 4
  %162 = icmp ne i32 %161, -1
  br i1 %162, label %163, label %164

163:                                              ; preds = %159
  call void @__fencepost_not_modelled(ptr noundef @.str.1) #3
  br label %164

164:                                              ; preds = %163, %159
  br label %165

165:                                              ; preds = %164, %106
  %166 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %166)
  %167 = load i32, ptr %6, align 4
  %168 = icmp eq i32 %167, 0
  br i1 %168, label %172, label %169

169:                                              ; preds = %165
  %170 = load i32, ptr %6, align 4
  %171 = icmp eq i32 %170, 9
  br i1 %171, label %172, label %177

172:                                              ; preds = %169, %165
  %173 = load ptr, ptr %5, align 8
  %174 = load i32, ptr %7, align 4
  %175 = load ptr, ptr %8, align 8
  %176 = call i64 @wait_for(ptr noundef %173, i32 noundef %174, ptr noundef %175) #3
  store i64 %176, ptr %2, align 8
  br label %190

177:                                              ; preds = %169
  %178 = load i32, ptr %6, align 4
  %179 = icmp eq i32 %178, 1
  br i1 %179, label %183, label %180

180:                                              ; preds = %177
  %181 = load i32, ptr %6, align 4
  %182 = icmp eq i32 %181, 10
  br i1 %182, label %183, label %188

183:                                              ; preds = %180, %177
  %184 = load ptr, ptr %5, align 8
  %185 = load i32, ptr %7, align 4
  %186 = call i32 @__fencepost_futex_wake(ptr noundef @waiting, ptr noundef %184, i32 noundef %185) #3
  %187 = sext i32 %186 to i64
  store i64 %187, ptr %2, align 8
  br label %190

188:                                              ; preds = %180
  call void @__fencepost_not_modelled(ptr noundef @.str.2) #3
  %189 = call i64 @fail(i32 noundef 22) #3
  store i64 %189, ptr %2, align 8
  br label %190

190:                                              ; preds = %188, %183, %172, %23, %17, %11
  %191 = load i64, ptr %2, align 8
  ret i64 %191
}

declare i32 @sched_yield() #1

declare i32 @getpid() #1

declare i32 @gettid() #1

declare void @__fencepost_not_modelled(ptr noundef) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #2

; Function Attrs: noinline nounwind
define internal i64 @wait_for(ptr noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store ptr %2, ptr %7, align 8
  %9 = call i32 @__fencepost_spurious() #3
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %14

11:                                               ; preds = %3
  %12 = call i32 @__fencepost_choose(i32 noundef 2) #3
  %13 = icmp ne i32 %12, 0
  br label %14

14:                                               ; preds = %11, %3
  %15 = phi i1 [ false, %3 ], [ %13, %11 ]
  %16 = zext i1 %15 to i32
  store i32 %16, ptr %8, align 4
  %17 = load ptr, ptr %5, align 8
  %18 = load i32, ptr %6, align 4
  %19 = call i32 @__fencepost_futex_begin(ptr noundef @waiting, ptr noundef %17, i32 noundef %18) #3
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %23

21:                                               ; preds = %14
  %22 = call i64 @fail(i32 noundef 11) #3
  store i64 %22, ptr %4, align 8
  br label %44

23:                                               ; preds = %14
  %24 = load ptr, ptr %7, align 8
  %25 = icmp ne ptr %24, null
  br i1 %25, label %32, label %26

26:                                               ; preds = %23
  %27 = load i32, ptr %8, align 4
  %28 = icmp ne i32 %27, 0
  br i1 %28, label %32, label %29

29:                                               ; preds = %26
  %30 = call i32 @__fencepost_futex_block(ptr noundef @waiting) #3
  %31 = sext i32 %30 to i64
  store i64 %31, ptr %4, align 8
  br label %44

32:                                               ; preds = %26, %23
  %33 = call i32 @__fencepost_futex_await(ptr noundef @waiting) #3
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %36

35:                                               ; preds = %32
  store i64 0, ptr %4, align 8
  br label %44

36:                                               ; preds = %32
  %37 = load i32, ptr %8, align 4
  %38 = icmp ne i32 %37, 0
  br i1 %38, label %39, label %40

39:                                               ; preds = %36
  br label %42

40:                                               ; preds = %36
  %41 = call i64 @fail(i32 noundef 110) #3
  br label %42

42:                                               ; preds = %40, %39
  %43 = phi i64 [ 0, %39 ], [ %41, %40 ]
  store i64 %43, ptr %4, align 8
  br label %44

44:                                               ; preds = %42, %35, %29, %21
  %45 = load i64, ptr %4, align 8
  ret i64 %45
}

declare i32 @__fencepost_futex_wake(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind
define internal i64 @fail(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = call ptr @__errno_location() #3
  store i32 %3, ptr %4, align 4
  ret i64 -1
}

declare i32 @__fencepost_spurious() #1

declare i32 @__fencepost_choose(i32 noundef) #1

declare i32 @__fencepost_futex_begin(ptr noundef, ptr noundef, i32 noundef) #1

declare i32 @__fencepost_futex_block(ptr noundef) #1

declare i32 @__fencepost_futex_await(ptr noundef) #1

declare ptr @__errno_location() #1



