source_filename = "addresses_in_order.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.account = type { %union.pthread_mutex_t, i32 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%struct.node = type { ptr, ptr }

@a = internal global %struct.account { %union.pthread_mutex_t zeroinitializer, i32 10 }, align 8, !dbg !0
@b = internal global %struct.account { %union.pthread_mutex_t zeroinitializer, i32 10 }, align 8, !dbg !17
@.str = private unnamed_addr constant [34 x i8] c"a.balance == 12 && b.balance == 8\00", align 1
@.str.1 = private unnamed_addr constant [21 x i8] c"addresses_in_order.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [39 x i8] c"(all[i] < all[j]) == (all[j] > all[i])\00", align 1
@__PRETTY_FUNCTION__.sorted = private unnamed_addr constant [18 x i8] c"void sorted(void)\00", align 1
@.str.3 = private unnamed_addr constant [41 x i8] c"(all[i] <= all[j]) == !(all[i] > all[j])\00", align 1
@.str.4 = private unnamed_addr constant [49 x i8] c"i == j || (all[i] < all[j]) != (all[j] < all[i])\00", align 1
@.str.5 = private unnamed_addr constant [61 x i8] c"(all[i] < all[j]) == ((uintptr_t)all[i] < (uintptr_t)all[j])\00", align 1
@.str.6 = private unnamed_addr constant [57 x i8] c"!(all[i] < all[j] && all[j] < all[k]) || all[i] < all[k]\00", align 1
@root = internal global ptr null, align 8, !dbg !10
@.str.7 = private unnamed_addr constant [24 x i8] c"count(root, &last) == 3\00", align 1
@__PRETTY_FUNCTION__.whole_objects = private unnamed_addr constant [25 x i8] c"void whole_objects(void)\00", align 1
@tree = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !56
@.str.8 = private unnamed_addr constant [23 x i8] c"!*last || *last < node\00", align 1
@__PRETTY_FUNCTION__.count = private unnamed_addr constant [41 x i8] c"int count(struct node *, struct node **)\00", align 1

define dso_local i32 @main() #0 !dbg !66 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !70, metadata !DIExpression()), !dbg !75
  %3 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 0, !dbg !76
  %4 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @forth, ptr noundef null) #5, !dbg !77
  %5 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 1, !dbg !78
  %6 = call i32 @pthread_create(ptr noundef %5, ptr noundef null, ptr noundef @back, ptr noundef null) #5, !dbg !79
  %7 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 0, !dbg !80
  %8 = load i64, ptr %7, align 16, !dbg !80
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !81
  %10 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 1, !dbg !82
  %11 = load i64, ptr %10, align 8, !dbg !82
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef null), !dbg !83
  %13 = load i32, ptr getelementptr inbounds (%struct.account, ptr @a, i32 0, i32 1), align 8, !dbg !84
  %14 = icmp eq i32 %13, 12, !dbg !84
  br i1 %14, label %15, label %19, !dbg !84

15:                                               ; preds = %0
  %16 = load i32, ptr getelementptr inbounds (%struct.account, ptr @b, i32 0, i32 1), align 8, !dbg !84
  %17 = icmp eq i32 %16, 8, !dbg !84
  br i1 %17, label %18, label %19, !dbg !87

18:                                               ; preds = %15
  br label %20, !dbg !87

19:                                               ; preds = %15, %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([34 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([21 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 46, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !84
  unreachable, !dbg !84

20:                                               ; preds = %18
  ret i32 0, !dbg !88
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @forth(ptr noundef %0) #0 !dbg !89 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !92, metadata !DIExpression()), !dbg !93
  call void @transfer(ptr noundef @a, ptr noundef @b, i32 noundef 3), !dbg !94
  ret ptr null, !dbg !95
}

define internal ptr @back(ptr noundef %0) #0 !dbg !96 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !97, metadata !DIExpression()), !dbg !98
  call void @transfer(ptr noundef @b, ptr noundef @a, i32 noundef 5), !dbg !99
  ret ptr null, !dbg !100
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

define dso_local void @sorted() #0 !dbg !101 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x ptr], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !104, metadata !DIExpression()), !dbg !105
  call void @llvm.dbg.declare(metadata ptr %2, metadata !106, metadata !DIExpression()), !dbg !111
  %6 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 0, !dbg !112
  store ptr getelementptr inbounds (%struct.account, ptr @a, i32 0, i32 1), ptr %6, align 8, !dbg !112
  %7 = getelementptr inbounds ptr, ptr %6, i64 1, !dbg !112
  store ptr getelementptr inbounds (%struct.account, ptr @b, i32 0, i32 1), ptr %7, align 8, !dbg !112
  %8 = getelementptr inbounds ptr, ptr %7, i64 1, !dbg !112
  store ptr %1, ptr %8, align 8, !dbg !112
  %9 = getelementptr inbounds ptr, ptr %8, i64 1, !dbg !112
  %10 = call noalias ptr @malloc(i64 noundef 4) #5, !dbg !113
  store ptr %10, ptr %9, align 8, !dbg !112
  call void @llvm.dbg.declare(metadata ptr %3, metadata !114, metadata !DIExpression()), !dbg !116
  store i32 0, ptr %3, align 4, !dbg !116
  br label %11, !dbg !117

11:                                               ; preds = %166, %0
  %12 = load i32, ptr %3, align 4, !dbg !118
  %13 = icmp slt i32 %12, 4, !dbg !120
  br i1 %13, label %14, label %169, !dbg !121

14:                                               ; preds = %11
  call void @llvm.dbg.declare(metadata ptr %4, metadata !122, metadata !DIExpression()), !dbg !124
  store i32 0, ptr %4, align 4, !dbg !124
  br label %15, !dbg !125

15:                                               ; preds = %162, %14
  %16 = load i32, ptr %4, align 4, !dbg !126
  %17 = icmp slt i32 %16, 4, !dbg !128
  br i1 %17, label %18, label %165, !dbg !129

18:                                               ; preds = %15
  %19 = load i32, ptr %3, align 4, !dbg !130
  %20 = sext i32 %19 to i64, !dbg !130
  %21 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 %20, !dbg !130
  %22 = load ptr, ptr %21, align 8, !dbg !130
  %23 = load i32, ptr %4, align 4, !dbg !130
  %24 = sext i32 %23 to i64, !dbg !130
  %25 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 %24, !dbg !130
  %26 = load ptr, ptr %25, align 8, !dbg !130
  %27 = icmp ult ptr %22, %26, !dbg !130
  %28 = zext i1 %27 to i32, !dbg !130
  %29 = load i32, ptr %4, align 4, !dbg !130
  %30 = sext i32 %29 to i64, !dbg !130
  %31 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 %30, !dbg !130
  %32 = load ptr, ptr %31, align 8, !dbg !130
  %33 = load i32, ptr %3, align 4, !dbg !130
  %34 = sext i32 %33 to i64, !dbg !130
  %35 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 %34, !dbg !130
  %36 = load ptr, ptr %35, align 8, !dbg !130
  %37 = icmp ugt ptr %32, %36, !dbg !130
  %38 = zext i1 %37 to i32, !dbg !130
  %39 = icmp eq i32 %28, %38, !dbg !130
  br i1 %39, label %40, label %41, !dbg !134

40:                                               ; preds = %18
  br label %42, !dbg !134

41:                                               ; preds = %18
  call void @__assert_fail(ptr noundef getelementptr inbounds ([39 x i8], ptr @.str.2, i64 0, i64 0), ptr noundef getelementptr inbounds ([21 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 56, ptr noundef getelementptr inbounds ([18 x i8], ptr @__PRETTY_FUNCTION__.sorted, i64 0, i64 0)) #6, !dbg !130
  unreachable, !dbg !130

42:                                               ; preds = %40
  %43 = load i32, ptr %3, align 4, !dbg !135
  %44 = sext i32 %43 to i64, !dbg !135
  %45 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 %44, !dbg !135
  %46 = load ptr, ptr %45, align 8, !dbg !135
  %47 = load i32, ptr %4, align 4, !dbg !135
  %48 = sext i32 %47 to i64, !dbg !135
  %49 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 %48, !dbg !135
  %50 = load ptr, ptr %49, align 8, !dbg !135
  %51 = icmp ule ptr %46, %50, !dbg !135
  %52 = zext i1 %51 to i32, !dbg !135
  %53 = load i32, ptr %3, align 4, !dbg !135
  %54 = sext i32 %53 to i64, !dbg !135
  %55 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 %54, !dbg !135
  %56 = load ptr, ptr %55, align 8, !dbg !135
  %57 = load i32, ptr %4, align 4, !dbg !135
  %58 = sext i32 %57 to i64, !dbg !135
  %59 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 %58, !dbg !135
  %60 = load ptr, ptr %59, align 8, !dbg !135
  %61 = icmp ugt ptr %56, %60, !dbg !135
  %62 = xor i1 %61, true, !dbg !135
  %63 = zext i1 %62 to i32, !dbg !135
  %64 = icmp eq i32 %52, %63, !dbg !135
  br i1 %64, label %65, label %66, !dbg !138

65:                                               ; preds = %42
  br label %67, !dbg !138

66:                                               ; preds = %42
  call void @__assert_fail(ptr noundef getelementptr inbounds ([41 x i8], ptr @.str.3, i64 0, i64 0), ptr noundef getelementptr inbounds ([21 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 57, ptr noundef getelementptr inbounds ([18 x i8], ptr @__PRETTY_FUNCTION__.sorted, i64 0, i64 0)) #6, !dbg !135
  unreachable, !dbg !135

67:                                               ; preds = %65
  %68 = load i32, ptr %3, align 4, !dbg !139
  %69 = load i32, ptr %4, align 4, !dbg !139
  %70 = icmp eq i32 %68, %69, !dbg !139
  br i1 %70, label %93, label %71, !dbg !139

71:                                               ; preds = %67
  %72 = load i32, ptr %3, align 4, !dbg !139
  %73 = sext i32 %72 to i64, !dbg !139
  %74 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 %73, !dbg !139
  %75 = load ptr, ptr %74, align 8, !dbg !139
  %76 = load i32, ptr %4, align 4, !dbg !139
  %77 = sext i32 %76 to i64, !dbg !139
  %78 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 %77, !dbg !139
  %79 = load ptr, ptr %78, align 8, !dbg !139
  %80 = icmp ult ptr %75, %79, !dbg !139
  %81 = zext i1 %80 to i32, !dbg !139
  %82 = load i32, ptr %4, align 4, !dbg !139
  %83 = sext i32 %82 to i64, !dbg !139
  %84 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 %83, !dbg !139
  %85 = load ptr, ptr %84, align 8, !dbg !139
  %86 = load i32, ptr %3, align 4, !dbg !139
  %87 = sext i32 %86 to i64, !dbg !139
  %88 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 %87, !dbg !139
  %89 = load ptr, ptr %88, align 8, !dbg !139
  %90 = icmp ult ptr %85, %89, !dbg !139
  %91 = zext i1 %90 to i32, !dbg !139
  %92 = icmp ne i32 %81, %91, !dbg !139
  br i1 %92, label %93, label %94, !dbg !142

93:                                               ; preds = %71, %67
  br label %95, !dbg !142

94:                                               ; preds = %71
  call void @__assert_fail(ptr noundef getelementptr inbounds ([49 x i8], ptr @.str.4, i64 0, i64 0), ptr noundef getelementptr inbounds ([21 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 58, ptr noundef getelementptr inbounds ([18 x i8], ptr @__PRETTY_FUNCTION__.sorted, i64 0, i64 0)) #6, !dbg !139
  unreachable, !dbg !139

95:                                               ; preds = %93
  %96 = load i32, ptr %3, align 4, !dbg !143
  %97 = sext i32 %96 to i64, !dbg !143
  %98 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 %97, !dbg !143
  %99 = load ptr, ptr %98, align 8, !dbg !143
  %100 = load i32, ptr %4, align 4, !dbg !143
  %101 = sext i32 %100 to i64, !dbg !143
  %102 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 %101, !dbg !143
  %103 = load ptr, ptr %102, align 8, !dbg !143
  %104 = icmp ult ptr %99, %103, !dbg !143
  %105 = zext i1 %104 to i32, !dbg !143
  %106 = load i32, ptr %3, align 4, !dbg !143
  %107 = sext i32 %106 to i64, !dbg !143
  %108 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 %107, !dbg !143
  %109 = load ptr, ptr %108, align 8, !dbg !143
  %110 = ptrtoint ptr %109 to i64, !dbg !143
  %111 = load i32, ptr %4, align 4, !dbg !143
  %112 = sext i32 %111 to i64, !dbg !143
  %113 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 %112, !dbg !143
  %114 = load ptr, ptr %113, align 8, !dbg !143
  %115 = ptrtoint ptr %114 to i64, !dbg !143
  %116 = icmp ult i64 %110, %115, !dbg !143
  %117 = zext i1 %116 to i32, !dbg !143
  %118 = icmp eq i32 %105, %117, !dbg !143
  br i1 %118, label %119, label %120, !dbg !146

119:                                              ; preds = %95
  br label %121, !dbg !146

120:                                              ; preds = %95
  call void @__assert_fail(ptr noundef getelementptr inbounds ([61 x i8], ptr @.str.5, i64 0, i64 0), ptr noundef getelementptr inbounds ([21 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 59, ptr noundef getelementptr inbounds ([18 x i8], ptr @__PRETTY_FUNCTION__.sorted, i64 0, i64 0)) #6, !dbg !143
  unreachable, !dbg !143

121:                                              ; preds = %119
  call void @llvm.dbg.declare(metadata ptr %5, metadata !147, metadata !DIExpression()), !dbg !149
  store i32 0, ptr %5, align 4, !dbg !149
  br label %122, !dbg !150

122:                                              ; preds = %158, %121
  %123 = load i32, ptr %5, align 4, !dbg !151
  %124 = icmp slt i32 %123, 4, !dbg !153
  br i1 %124, label %125, label %161, !dbg !154

125:                                              ; preds = %122
  %126 = load i32, ptr %3, align 4, !dbg !155
  %127 = sext i32 %126 to i64, !dbg !155
  %128 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 %127, !dbg !155
  %129 = load ptr, ptr %128, align 8, !dbg !155
  %130 = load i32, ptr %4, align 4, !dbg !155
  %131 = sext i32 %130 to i64, !dbg !155
  %132 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 %131, !dbg !155
  %133 = load ptr, ptr %132, align 8, !dbg !155
  %134 = icmp ult ptr %129, %133, !dbg !155
  br i1 %134, label %135, label %155, !dbg !155

135:                                              ; preds = %125
  %136 = load i32, ptr %4, align 4, !dbg !155
  %137 = sext i32 %136 to i64, !dbg !155
  %138 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 %137, !dbg !155
  %139 = load ptr, ptr %138, align 8, !dbg !155
  %140 = load i32, ptr %5, align 4, !dbg !155
  %141 = sext i32 %140 to i64, !dbg !155
  %142 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 %141, !dbg !155
  %143 = load ptr, ptr %142, align 8, !dbg !155
  %144 = icmp ult ptr %139, %143, !dbg !155
  br i1 %144, label %145, label %155, !dbg !155

145:                                              ; preds = %135
  %146 = load i32, ptr %3, align 4, !dbg !155
  %147 = sext i32 %146 to i64, !dbg !155
  %148 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 %147, !dbg !155
  %149 = load ptr, ptr %148, align 8, !dbg !155
  %150 = load i32, ptr %5, align 4, !dbg !155
  %151 = sext i32 %150 to i64, !dbg !155
  %152 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 %151, !dbg !155
  %153 = load ptr, ptr %152, align 8, !dbg !155
  %154 = icmp ult ptr %149, %153, !dbg !155
  br i1 %154, label %155, label %156, !dbg !158

155:                                              ; preds = %145, %135, %125
  br label %157, !dbg !158

156:                                              ; preds = %145
  call void @__assert_fail(ptr noundef getelementptr inbounds ([57 x i8], ptr @.str.6, i64 0, i64 0), ptr noundef getelementptr inbounds ([21 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 61, ptr noundef getelementptr inbounds ([18 x i8], ptr @__PRETTY_FUNCTION__.sorted, i64 0, i64 0)) #6, !dbg !155
  unreachable, !dbg !155

157:                                              ; preds = %155
  br label %158, !dbg !159

158:                                              ; preds = %157
  %159 = load i32, ptr %5, align 4, !dbg !160
  %160 = add nsw i32 %159, 1, !dbg !160
  store i32 %160, ptr %5, align 4, !dbg !160
  br label %122, !dbg !161, !llvm.loop !162

161:                                              ; preds = %122
  br label %162, !dbg !165

162:                                              ; preds = %161
  %163 = load i32, ptr %4, align 4, !dbg !166
  %164 = add nsw i32 %163, 1, !dbg !166
  store i32 %164, ptr %4, align 4, !dbg !166
  br label %15, !dbg !167, !llvm.loop !168

165:                                              ; preds = %15
  br label %166, !dbg !169

166:                                              ; preds = %165
  %167 = load i32, ptr %3, align 4, !dbg !170
  %168 = add nsw i32 %167, 1, !dbg !170
  store i32 %168, ptr %3, align 4, !dbg !170
  br label %11, !dbg !171, !llvm.loop !172

169:                                              ; preds = %11
  %170 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 3, !dbg !174
  %171 = load ptr, ptr %170, align 8, !dbg !174
  call void @free(ptr noundef %171) #5, !dbg !175
  ret void, !dbg !176
}

declare noalias ptr @malloc(i64 noundef) #2

declare void @free(ptr noundef) #2

define dso_local void @whole_objects() #0 !dbg !177 {
  %1 = alloca [2 x i64], align 16
  %2 = alloca ptr, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !178, metadata !DIExpression()), !dbg !179
  call void @llvm.dbg.declare(metadata ptr %2, metadata !180, metadata !DIExpression()), !dbg !181
  store ptr null, ptr %2, align 8, !dbg !181
  %3 = getelementptr inbounds [2 x i64], ptr %1, i64 0, i64 0, !dbg !182
  %4 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @insert, ptr noundef null) #5, !dbg !183
  %5 = getelementptr inbounds [2 x i64], ptr %1, i64 0, i64 1, !dbg !184
  %6 = call i32 @pthread_create(ptr noundef %5, ptr noundef null, ptr noundef @insert, ptr noundef null) #5, !dbg !185
  %7 = call ptr @insert(ptr noundef null), !dbg !186
  %8 = getelementptr inbounds [2 x i64], ptr %1, i64 0, i64 0, !dbg !187
  %9 = load i64, ptr %8, align 16, !dbg !187
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !188
  %11 = getelementptr inbounds [2 x i64], ptr %1, i64 0, i64 1, !dbg !189
  %12 = load i64, ptr %11, align 8, !dbg !189
  %13 = call i32 @pthread_join(i64 noundef %12, ptr noundef null), !dbg !190
  %14 = load ptr, ptr @root, align 8, !dbg !191
  %15 = call i32 @count(ptr noundef %14, ptr noundef %2), !dbg !191
  %16 = icmp eq i32 %15, 3, !dbg !191
  br i1 %16, label %17, label %18, !dbg !194

17:                                               ; preds = %0
  br label %19, !dbg !194

18:                                               ; preds = %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([24 x i8], ptr @.str.7, i64 0, i64 0), ptr noundef getelementptr inbounds ([21 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 101, ptr noundef getelementptr inbounds ([25 x i8], ptr @__PRETTY_FUNCTION__.whole_objects, i64 0, i64 0)) #6, !dbg !191
  unreachable, !dbg !191

19:                                               ; preds = %17
  ret void, !dbg !195
}

define internal ptr @insert(ptr noundef %0) #0 !dbg !196 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !197, metadata !DIExpression()), !dbg !198
  call void @llvm.dbg.declare(metadata ptr %3, metadata !199, metadata !DIExpression()), !dbg !200
  %5 = call noalias ptr @calloc(i64 noundef 1, i64 noundef 16) #5, !dbg !201
  store ptr %5, ptr %3, align 8, !dbg !200
  call void @llvm.dbg.declare(metadata ptr %4, metadata !202, metadata !DIExpression()), !dbg !204
  store ptr @root, ptr %4, align 8, !dbg !204
  %6 = call i32 @pthread_mutex_lock(ptr noundef @tree) #5, !dbg !205
  br label %7, !dbg !206

7:                                                ; preds = %24, %1
  %8 = load ptr, ptr %4, align 8, !dbg !207
  %9 = load ptr, ptr %8, align 8, !dbg !208
  %10 = icmp ne ptr %9, null, !dbg !206
  br i1 %10, label %11, label %26, !dbg !206

11:                                               ; preds = %7
  %12 = load ptr, ptr %3, align 8, !dbg !209
  %13 = load ptr, ptr %4, align 8, !dbg !210
  %14 = load ptr, ptr %13, align 8, !dbg !211
  %15 = icmp ult ptr %12, %14, !dbg !212
  br i1 %15, label %16, label %20, !dbg !209

16:                                               ; preds = %11
  %17 = load ptr, ptr %4, align 8, !dbg !213
  %18 = load ptr, ptr %17, align 8, !dbg !214
  %19 = getelementptr inbounds %struct.node, ptr %18, i32 0, i32 0, !dbg !215
  br label %24, !dbg !209

20:                                               ; preds = %11
  %21 = load ptr, ptr %4, align 8, !dbg !216
  %22 = load ptr, ptr %21, align 8, !dbg !217
  %23 = getelementptr inbounds %struct.node, ptr %22, i32 0, i32 1, !dbg !218
  br label %24, !dbg !209

24:                                               ; preds = %20, %16
  %25 = phi ptr [ %19, %16 ], [ %23, %20 ], !dbg !209
  store ptr %25, ptr %4, align 8, !dbg !219
  br label %7, !dbg !206, !llvm.loop !220

26:                                               ; preds = %7
  %27 = load ptr, ptr %3, align 8, !dbg !221
  %28 = load ptr, ptr %4, align 8, !dbg !222
  store ptr %27, ptr %28, align 8, !dbg !223
  %29 = call i32 @pthread_mutex_unlock(ptr noundef @tree) #5, !dbg !224
  ret ptr null, !dbg !225
}

define internal i32 @count(ptr noundef %0, ptr noundef %1) #0 !dbg !226 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !229, metadata !DIExpression()), !dbg !230
  store ptr %1, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !231, metadata !DIExpression()), !dbg !232
  %7 = load ptr, ptr %4, align 8, !dbg !233
  %8 = icmp ne ptr %7, null, !dbg !233
  br i1 %8, label %10, label %9, !dbg !235

9:                                                ; preds = %2
  store i32 0, ptr %3, align 4, !dbg !236
  br label %37, !dbg !236

10:                                               ; preds = %2
  call void @llvm.dbg.declare(metadata ptr %6, metadata !237, metadata !DIExpression()), !dbg !238
  %11 = load ptr, ptr %4, align 8, !dbg !239
  %12 = getelementptr inbounds %struct.node, ptr %11, i32 0, i32 0, !dbg !240
  %13 = load ptr, ptr %12, align 8, !dbg !240
  %14 = load ptr, ptr %5, align 8, !dbg !241
  %15 = call i32 @count(ptr noundef %13, ptr noundef %14), !dbg !242
  store i32 %15, ptr %6, align 4, !dbg !238
  %16 = load ptr, ptr %5, align 8, !dbg !243
  %17 = load ptr, ptr %16, align 8, !dbg !243
  %18 = icmp ne ptr %17, null, !dbg !243
  br i1 %18, label %19, label %24, !dbg !243

19:                                               ; preds = %10
  %20 = load ptr, ptr %5, align 8, !dbg !243
  %21 = load ptr, ptr %20, align 8, !dbg !243
  %22 = load ptr, ptr %4, align 8, !dbg !243
  %23 = icmp ult ptr %21, %22, !dbg !243
  br i1 %23, label %24, label %25, !dbg !246

24:                                               ; preds = %19, %10
  br label %26, !dbg !246

25:                                               ; preds = %19
  call void @__assert_fail(ptr noundef getelementptr inbounds ([23 x i8], ptr @.str.8, i64 0, i64 0), ptr noundef getelementptr inbounds ([21 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 88, ptr noundef getelementptr inbounds ([41 x i8], ptr @__PRETTY_FUNCTION__.count, i64 0, i64 0)) #6, !dbg !243
  unreachable, !dbg !243

26:                                               ; preds = %24
  %27 = load ptr, ptr %4, align 8, !dbg !247
  %28 = load ptr, ptr %5, align 8, !dbg !248
  store ptr %27, ptr %28, align 8, !dbg !249
  %29 = load i32, ptr %6, align 4, !dbg !250
  %30 = add nsw i32 %29, 1, !dbg !251
  %31 = load ptr, ptr %4, align 8, !dbg !252
  %32 = getelementptr inbounds %struct.node, ptr %31, i32 0, i32 1, !dbg !253
  %33 = load ptr, ptr %32, align 8, !dbg !253
  %34 = load ptr, ptr %5, align 8, !dbg !254
  %35 = call i32 @count(ptr noundef %33, ptr noundef %34), !dbg !255
  %36 = add nsw i32 %30, %35, !dbg !256
  store i32 %36, ptr %3, align 4, !dbg !257
  br label %37, !dbg !257

37:                                               ; preds = %26, %9
  %38 = load i32, ptr %3, align 4, !dbg !258
  ret i32 %38, !dbg !258
}

define internal void @transfer(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 !dbg !259 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !263, metadata !DIExpression()), !dbg !264
  store ptr %1, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !265, metadata !DIExpression()), !dbg !266
  store i32 %2, ptr %6, align 4
  call void @llvm.dbg.declare(metadata ptr %6, metadata !267, metadata !DIExpression()), !dbg !268
  call void @llvm.dbg.declare(metadata ptr %7, metadata !269, metadata !DIExpression()), !dbg !270
  %9 = load ptr, ptr %4, align 8, !dbg !271
  %10 = load ptr, ptr %5, align 8, !dbg !272
  %11 = icmp ult ptr %9, %10, !dbg !273
  br i1 %11, label %12, label %14, !dbg !271

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !dbg !274
  br label %16, !dbg !271

14:                                               ; preds = %3
  %15 = load ptr, ptr %5, align 8, !dbg !275
  br label %16, !dbg !271

16:                                               ; preds = %14, %12
  %17 = phi ptr [ %13, %12 ], [ %15, %14 ], !dbg !271
  store ptr %17, ptr %7, align 8, !dbg !270
  call void @llvm.dbg.declare(metadata ptr %8, metadata !276, metadata !DIExpression()), !dbg !277
  %18 = load ptr, ptr %4, align 8, !dbg !278
  %19 = load ptr, ptr %5, align 8, !dbg !279
  %20 = icmp ult ptr %18, %19, !dbg !280
  br i1 %20, label %21, label %23, !dbg !278

21:                                               ; preds = %16
  %22 = load ptr, ptr %5, align 8, !dbg !281
  br label %25, !dbg !278

23:                                               ; preds = %16
  %24 = load ptr, ptr %4, align 8, !dbg !282
  br label %25, !dbg !278

25:                                               ; preds = %23, %21
  %26 = phi ptr [ %22, %21 ], [ %24, %23 ], !dbg !278
  store ptr %26, ptr %8, align 8, !dbg !277
  %27 = load ptr, ptr %7, align 8, !dbg !283
  %28 = getelementptr inbounds %struct.account, ptr %27, i32 0, i32 0, !dbg !284
  %29 = call i32 @pthread_mutex_lock(ptr noundef %28) #5, !dbg !285
  %30 = load ptr, ptr %8, align 8, !dbg !286
  %31 = getelementptr inbounds %struct.account, ptr %30, i32 0, i32 0, !dbg !287
  %32 = call i32 @pthread_mutex_lock(ptr noundef %31) #5, !dbg !288
  %33 = load i32, ptr %6, align 4, !dbg !289
  %34 = load ptr, ptr %4, align 8, !dbg !290
  %35 = getelementptr inbounds %struct.account, ptr %34, i32 0, i32 1, !dbg !291
  %36 = load i32, ptr %35, align 8, !dbg !292
  %37 = sub nsw i32 %36, %33, !dbg !292
  store i32 %37, ptr %35, align 8, !dbg !292
  %38 = load i32, ptr %6, align 4, !dbg !293
  %39 = load ptr, ptr %5, align 8, !dbg !294
  %40 = getelementptr inbounds %struct.account, ptr %39, i32 0, i32 1, !dbg !295
  %41 = load i32, ptr %40, align 8, !dbg !296
  %42 = add nsw i32 %41, %38, !dbg !296
  store i32 %42, ptr %40, align 8, !dbg !296
  %43 = load ptr, ptr %8, align 8, !dbg !297
  %44 = getelementptr inbounds %struct.account, ptr %43, i32 0, i32 0, !dbg !298
  %45 = call i32 @pthread_mutex_unlock(ptr noundef %44) #5, !dbg !299
  %46 = load ptr, ptr %7, align 8, !dbg !300
  %47 = getelementptr inbounds %struct.account, ptr %46, i32 0, i32 0, !dbg !301
  %48 = call i32 @pthread_mutex_unlock(ptr noundef %47) #5, !dbg !302
  ret void, !dbg !303
}

declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #2

declare noalias ptr @calloc(i64 noundef, i64 noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!58, !59, !60, !61, !62, !63, !64}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 18, type: !19, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !9, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "addresses_in_order.c", directory: ".", checksumkind: CSK_MD5, checksum: "5ebcdc127dccf4416e10395d4bbf3310")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !7, line: 90, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: ".", checksumkind: CSK_MD5, checksum: "a48e64edacc5b19f56c99745232c963c")
!8 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!9 = !{!10, !0, !17, !56}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "root", scope: !2, file: !3, line: 71, type: !12, isLocal: true, isDefinition: true)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 66, size: 128, elements: !14)
!14 = !{!15, !16}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "left", scope: !13, file: !3, line: 67, baseType: !12, size: 64)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "right", scope: !13, file: !3, line: 67, baseType: !12, size: 64, offset: 64)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 18, type: !19, isLocal: true, isDefinition: true)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "account", file: !3, line: 13, size: 384, elements: !20)
!20 = !{!21, !55}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "mutex", scope: !19, file: !3, line: 14, baseType: !22, size: 320)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !23, line: 72, baseType: !24)
!23 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!24 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !23, line: 67, size: 320, elements: !25)
!25 = !{!26, !48, !53}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !24, file: !23, line: 69, baseType: !27, size: 320)
!27 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !28, line: 22, size: 320, elements: !29)
!28 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: ".", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!29 = !{!30, !32, !34, !35, !36, !37, !39, !40}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !27, file: !28, line: 24, baseType: !31, size: 32)
!31 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !27, file: !28, line: 25, baseType: !33, size: 32, offset: 32)
!33 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !27, file: !28, line: 26, baseType: !31, size: 32, offset: 64)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !27, file: !28, line: 28, baseType: !33, size: 32, offset: 96)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !27, file: !28, line: 32, baseType: !31, size: 32, offset: 128)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !27, file: !28, line: 34, baseType: !38, size: 16, offset: 160)
!38 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !27, file: !28, line: 35, baseType: !38, size: 16, offset: 176)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !27, file: !28, line: 36, baseType: !41, size: 128, offset: 192)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !42, line: 55, baseType: !43)
!42 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: ".", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!43 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !42, line: 51, size: 128, elements: !44)
!44 = !{!45, !47}
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !43, file: !42, line: 53, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !43, file: !42, line: 54, baseType: !46, size: 64, offset: 64)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !24, file: !23, line: 70, baseType: !49, size: 320)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !50, size: 320, elements: !51)
!50 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!51 = !{!52}
!52 = !DISubrange(count: 40)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !24, file: !23, line: 71, baseType: !54, size: 64)
!54 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "balance", scope: !19, file: !3, line: 15, baseType: !31, size: 32, offset: 320)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(name: "tree", scope: !2, file: !3, line: 72, type: !22, isLocal: true, isDefinition: true)
!58 = !{i32 7, !"Dwarf Version", i32 5}
!59 = !{i32 2, !"Debug Info Version", i32 3}
!60 = !{i32 1, !"wchar_size", i32 4}
!61 = !{i32 7, !"PIC Level", i32 2}
!62 = !{i32 7, !"PIE Level", i32 2}
!63 = !{i32 7, !"uwtable", i32 1}
!64 = !{i32 7, !"frame-pointer", i32 2}
!65 = !{!"Debian clang version 14.0.6"}
!66 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 40, type: !67, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !69)
!67 = !DISubroutineType(types: !68)
!68 = !{!31}
!69 = !{}
!70 = !DILocalVariable(name: "threads", scope: !66, file: !3, line: 41, type: !71)
!71 = !DICompositeType(tag: DW_TAG_array_type, baseType: !72, size: 128, elements: !73)
!72 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !23, line: 27, baseType: !8)
!73 = !{!74}
!74 = !DISubrange(count: 2)
!75 = !DILocation(line: 41, column: 13, scope: !66)
!76 = !DILocation(line: 42, column: 19, scope: !66)
!77 = !DILocation(line: 42, column: 3, scope: !66)
!78 = !DILocation(line: 43, column: 19, scope: !66)
!79 = !DILocation(line: 43, column: 3, scope: !66)
!80 = !DILocation(line: 44, column: 16, scope: !66)
!81 = !DILocation(line: 44, column: 3, scope: !66)
!82 = !DILocation(line: 45, column: 16, scope: !66)
!83 = !DILocation(line: 45, column: 3, scope: !66)
!84 = !DILocation(line: 46, column: 3, scope: !85)
!85 = distinct !DILexicalBlock(scope: !86, file: !3, line: 46, column: 3)
!86 = distinct !DILexicalBlock(scope: !66, file: !3, line: 46, column: 3)
!87 = !DILocation(line: 46, column: 3, scope: !86)
!88 = !DILocation(line: 47, column: 3, scope: !66)
!89 = distinct !DISubprogram(name: "forth", scope: !3, file: !3, line: 30, type: !90, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !69)
!90 = !DISubroutineType(types: !91)
!91 = !{!5, !5}
!92 = !DILocalVariable(name: "unused", arg: 1, scope: !89, file: !3, line: 30, type: !5)
!93 = !DILocation(line: 30, column: 26, scope: !89)
!94 = !DILocation(line: 31, column: 3, scope: !89)
!95 = !DILocation(line: 32, column: 3, scope: !89)
!96 = distinct !DISubprogram(name: "back", scope: !3, file: !3, line: 35, type: !90, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !69)
!97 = !DILocalVariable(name: "unused", arg: 1, scope: !96, file: !3, line: 35, type: !5)
!98 = !DILocation(line: 35, column: 25, scope: !96)
!99 = !DILocation(line: 36, column: 3, scope: !96)
!100 = !DILocation(line: 37, column: 3, scope: !96)
!101 = distinct !DISubprogram(name: "sorted", scope: !3, file: !3, line: 51, type: !102, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !69)
!102 = !DISubroutineType(types: !103)
!103 = !{null}
!104 = !DILocalVariable(name: "local", scope: !101, file: !3, line: 52, type: !31)
!105 = !DILocation(line: 52, column: 7, scope: !101)
!106 = !DILocalVariable(name: "all", scope: !101, file: !3, line: 53, type: !107)
!107 = !DICompositeType(tag: DW_TAG_array_type, baseType: !108, size: 256, elements: !109)
!108 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!109 = !{!110}
!110 = !DISubrange(count: 4)
!111 = !DILocation(line: 53, column: 8, scope: !101)
!112 = !DILocation(line: 53, column: 17, scope: !101)
!113 = !DILocation(line: 53, column: 50, scope: !101)
!114 = !DILocalVariable(name: "i", scope: !115, file: !3, line: 54, type: !31)
!115 = distinct !DILexicalBlock(scope: !101, file: !3, line: 54, column: 3)
!116 = !DILocation(line: 54, column: 12, scope: !115)
!117 = !DILocation(line: 54, column: 8, scope: !115)
!118 = !DILocation(line: 54, column: 19, scope: !119)
!119 = distinct !DILexicalBlock(scope: !115, file: !3, line: 54, column: 3)
!120 = !DILocation(line: 54, column: 21, scope: !119)
!121 = !DILocation(line: 54, column: 3, scope: !115)
!122 = !DILocalVariable(name: "j", scope: !123, file: !3, line: 55, type: !31)
!123 = distinct !DILexicalBlock(scope: !119, file: !3, line: 55, column: 5)
!124 = !DILocation(line: 55, column: 14, scope: !123)
!125 = !DILocation(line: 55, column: 10, scope: !123)
!126 = !DILocation(line: 55, column: 21, scope: !127)
!127 = distinct !DILexicalBlock(scope: !123, file: !3, line: 55, column: 5)
!128 = !DILocation(line: 55, column: 23, scope: !127)
!129 = !DILocation(line: 55, column: 5, scope: !123)
!130 = !DILocation(line: 56, column: 7, scope: !131)
!131 = distinct !DILexicalBlock(scope: !132, file: !3, line: 56, column: 7)
!132 = distinct !DILexicalBlock(scope: !133, file: !3, line: 56, column: 7)
!133 = distinct !DILexicalBlock(scope: !127, file: !3, line: 55, column: 33)
!134 = !DILocation(line: 56, column: 7, scope: !132)
!135 = !DILocation(line: 57, column: 7, scope: !136)
!136 = distinct !DILexicalBlock(scope: !137, file: !3, line: 57, column: 7)
!137 = distinct !DILexicalBlock(scope: !133, file: !3, line: 57, column: 7)
!138 = !DILocation(line: 57, column: 7, scope: !137)
!139 = !DILocation(line: 58, column: 7, scope: !140)
!140 = distinct !DILexicalBlock(scope: !141, file: !3, line: 58, column: 7)
!141 = distinct !DILexicalBlock(scope: !133, file: !3, line: 58, column: 7)
!142 = !DILocation(line: 58, column: 7, scope: !141)
!143 = !DILocation(line: 59, column: 7, scope: !144)
!144 = distinct !DILexicalBlock(scope: !145, file: !3, line: 59, column: 7)
!145 = distinct !DILexicalBlock(scope: !133, file: !3, line: 59, column: 7)
!146 = !DILocation(line: 59, column: 7, scope: !145)
!147 = !DILocalVariable(name: "k", scope: !148, file: !3, line: 60, type: !31)
!148 = distinct !DILexicalBlock(scope: !133, file: !3, line: 60, column: 7)
!149 = !DILocation(line: 60, column: 16, scope: !148)
!150 = !DILocation(line: 60, column: 12, scope: !148)
!151 = !DILocation(line: 60, column: 23, scope: !152)
!152 = distinct !DILexicalBlock(scope: !148, file: !3, line: 60, column: 7)
!153 = !DILocation(line: 60, column: 25, scope: !152)
!154 = !DILocation(line: 60, column: 7, scope: !148)
!155 = !DILocation(line: 61, column: 9, scope: !156)
!156 = distinct !DILexicalBlock(scope: !157, file: !3, line: 61, column: 9)
!157 = distinct !DILexicalBlock(scope: !152, file: !3, line: 61, column: 9)
!158 = !DILocation(line: 61, column: 9, scope: !157)
!159 = !DILocation(line: 61, column: 9, scope: !152)
!160 = !DILocation(line: 60, column: 31, scope: !152)
!161 = !DILocation(line: 60, column: 7, scope: !152)
!162 = distinct !{!162, !154, !163, !164}
!163 = !DILocation(line: 61, column: 9, scope: !148)
!164 = !{!"llvm.loop.mustprogress"}
!165 = !DILocation(line: 62, column: 5, scope: !133)
!166 = !DILocation(line: 55, column: 29, scope: !127)
!167 = !DILocation(line: 55, column: 5, scope: !127)
!168 = distinct !{!168, !129, !169, !164}
!169 = !DILocation(line: 62, column: 5, scope: !123)
!170 = !DILocation(line: 54, column: 27, scope: !119)
!171 = !DILocation(line: 54, column: 3, scope: !119)
!172 = distinct !{!172, !121, !173, !164}
!173 = !DILocation(line: 62, column: 5, scope: !115)
!174 = !DILocation(line: 63, column: 8, scope: !101)
!175 = !DILocation(line: 63, column: 3, scope: !101)
!176 = !DILocation(line: 64, column: 1, scope: !101)
!177 = distinct !DISubprogram(name: "whole_objects", scope: !3, file: !3, line: 93, type: !102, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !69)
!178 = !DILocalVariable(name: "threads", scope: !177, file: !3, line: 94, type: !71)
!179 = !DILocation(line: 94, column: 13, scope: !177)
!180 = !DILocalVariable(name: "last", scope: !177, file: !3, line: 95, type: !12)
!181 = !DILocation(line: 95, column: 16, scope: !177)
!182 = !DILocation(line: 96, column: 19, scope: !177)
!183 = !DILocation(line: 96, column: 3, scope: !177)
!184 = !DILocation(line: 97, column: 19, scope: !177)
!185 = !DILocation(line: 97, column: 3, scope: !177)
!186 = !DILocation(line: 98, column: 3, scope: !177)
!187 = !DILocation(line: 99, column: 16, scope: !177)
!188 = !DILocation(line: 99, column: 3, scope: !177)
!189 = !DILocation(line: 100, column: 16, scope: !177)
!190 = !DILocation(line: 100, column: 3, scope: !177)
!191 = !DILocation(line: 101, column: 3, scope: !192)
!192 = distinct !DILexicalBlock(scope: !193, file: !3, line: 101, column: 3)
!193 = distinct !DILexicalBlock(scope: !177, file: !3, line: 101, column: 3)
!194 = !DILocation(line: 101, column: 3, scope: !193)
!195 = !DILocation(line: 102, column: 1, scope: !177)
!196 = distinct !DISubprogram(name: "insert", scope: !3, file: !3, line: 74, type: !90, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !69)
!197 = !DILocalVariable(name: "unused", arg: 1, scope: !196, file: !3, line: 74, type: !5)
!198 = !DILocation(line: 74, column: 27, scope: !196)
!199 = !DILocalVariable(name: "node", scope: !196, file: !3, line: 75, type: !12)
!200 = !DILocation(line: 75, column: 16, scope: !196)
!201 = !DILocation(line: 75, column: 23, scope: !196)
!202 = !DILocalVariable(name: "at", scope: !196, file: !3, line: 75, type: !203)
!203 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!204 = !DILocation(line: 75, column: 50, scope: !196)
!205 = !DILocation(line: 76, column: 3, scope: !196)
!206 = !DILocation(line: 77, column: 3, scope: !196)
!207 = !DILocation(line: 77, column: 11, scope: !196)
!208 = !DILocation(line: 77, column: 10, scope: !196)
!209 = !DILocation(line: 78, column: 10, scope: !196)
!210 = !DILocation(line: 78, column: 18, scope: !196)
!211 = !DILocation(line: 78, column: 17, scope: !196)
!212 = !DILocation(line: 78, column: 15, scope: !196)
!213 = !DILocation(line: 78, column: 26, scope: !196)
!214 = !DILocation(line: 78, column: 25, scope: !196)
!215 = !DILocation(line: 78, column: 31, scope: !196)
!216 = !DILocation(line: 78, column: 41, scope: !196)
!217 = !DILocation(line: 78, column: 40, scope: !196)
!218 = !DILocation(line: 78, column: 46, scope: !196)
!219 = !DILocation(line: 78, column: 8, scope: !196)
!220 = distinct !{!220, !206, !218, !164}
!221 = !DILocation(line: 79, column: 9, scope: !196)
!222 = !DILocation(line: 79, column: 4, scope: !196)
!223 = !DILocation(line: 79, column: 7, scope: !196)
!224 = !DILocation(line: 80, column: 3, scope: !196)
!225 = !DILocation(line: 81, column: 3, scope: !196)
!226 = distinct !DISubprogram(name: "count", scope: !3, file: !3, line: 84, type: !227, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !69)
!227 = !DISubroutineType(types: !228)
!228 = !{!31, !12, !203}
!229 = !DILocalVariable(name: "node", arg: 1, scope: !226, file: !3, line: 84, type: !12)
!230 = !DILocation(line: 84, column: 31, scope: !226)
!231 = !DILocalVariable(name: "last", arg: 2, scope: !226, file: !3, line: 84, type: !203)
!232 = !DILocation(line: 84, column: 51, scope: !226)
!233 = !DILocation(line: 85, column: 8, scope: !234)
!234 = distinct !DILexicalBlock(scope: !226, file: !3, line: 85, column: 7)
!235 = !DILocation(line: 85, column: 7, scope: !226)
!236 = !DILocation(line: 86, column: 5, scope: !234)
!237 = !DILocalVariable(name: "before", scope: !226, file: !3, line: 87, type: !31)
!238 = !DILocation(line: 87, column: 7, scope: !226)
!239 = !DILocation(line: 87, column: 22, scope: !226)
!240 = !DILocation(line: 87, column: 28, scope: !226)
!241 = !DILocation(line: 87, column: 34, scope: !226)
!242 = !DILocation(line: 87, column: 16, scope: !226)
!243 = !DILocation(line: 88, column: 3, scope: !244)
!244 = distinct !DILexicalBlock(scope: !245, file: !3, line: 88, column: 3)
!245 = distinct !DILexicalBlock(scope: !226, file: !3, line: 88, column: 3)
!246 = !DILocation(line: 88, column: 3, scope: !245)
!247 = !DILocation(line: 89, column: 11, scope: !226)
!248 = !DILocation(line: 89, column: 4, scope: !226)
!249 = !DILocation(line: 89, column: 9, scope: !226)
!250 = !DILocation(line: 90, column: 10, scope: !226)
!251 = !DILocation(line: 90, column: 17, scope: !226)
!252 = !DILocation(line: 90, column: 29, scope: !226)
!253 = !DILocation(line: 90, column: 35, scope: !226)
!254 = !DILocation(line: 90, column: 42, scope: !226)
!255 = !DILocation(line: 90, column: 23, scope: !226)
!256 = !DILocation(line: 90, column: 21, scope: !226)
!257 = !DILocation(line: 90, column: 3, scope: !226)
!258 = !DILocation(line: 91, column: 1, scope: !226)
!259 = distinct !DISubprogram(name: "transfer", scope: !3, file: !3, line: 20, type: !260, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !69)
!260 = !DISubroutineType(types: !261)
!261 = !{null, !262, !262, !31}
!262 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!263 = !DILocalVariable(name: "from", arg: 1, scope: !259, file: !3, line: 20, type: !262)
!264 = !DILocation(line: 20, column: 38, scope: !259)
!265 = !DILocalVariable(name: "to", arg: 2, scope: !259, file: !3, line: 20, type: !262)
!266 = !DILocation(line: 20, column: 60, scope: !259)
!267 = !DILocalVariable(name: "amount", arg: 3, scope: !259, file: !3, line: 20, type: !31)
!268 = !DILocation(line: 20, column: 68, scope: !259)
!269 = !DILocalVariable(name: "first", scope: !259, file: !3, line: 21, type: !262)
!270 = !DILocation(line: 21, column: 19, scope: !259)
!271 = !DILocation(line: 21, column: 27, scope: !259)
!272 = !DILocation(line: 21, column: 34, scope: !259)
!273 = !DILocation(line: 21, column: 32, scope: !259)
!274 = !DILocation(line: 21, column: 39, scope: !259)
!275 = !DILocation(line: 21, column: 46, scope: !259)
!276 = !DILocalVariable(name: "second", scope: !259, file: !3, line: 21, type: !262)
!277 = !DILocation(line: 21, column: 51, scope: !259)
!278 = !DILocation(line: 21, column: 60, scope: !259)
!279 = !DILocation(line: 21, column: 67, scope: !259)
!280 = !DILocation(line: 21, column: 65, scope: !259)
!281 = !DILocation(line: 21, column: 72, scope: !259)
!282 = !DILocation(line: 21, column: 77, scope: !259)
!283 = !DILocation(line: 22, column: 23, scope: !259)
!284 = !DILocation(line: 22, column: 30, scope: !259)
!285 = !DILocation(line: 22, column: 3, scope: !259)
!286 = !DILocation(line: 23, column: 23, scope: !259)
!287 = !DILocation(line: 23, column: 31, scope: !259)
!288 = !DILocation(line: 23, column: 3, scope: !259)
!289 = !DILocation(line: 24, column: 20, scope: !259)
!290 = !DILocation(line: 24, column: 3, scope: !259)
!291 = !DILocation(line: 24, column: 9, scope: !259)
!292 = !DILocation(line: 24, column: 17, scope: !259)
!293 = !DILocation(line: 25, column: 18, scope: !259)
!294 = !DILocation(line: 25, column: 3, scope: !259)
!295 = !DILocation(line: 25, column: 7, scope: !259)
!296 = !DILocation(line: 25, column: 15, scope: !259)
!297 = !DILocation(line: 26, column: 25, scope: !259)
!298 = !DILocation(line: 26, column: 33, scope: !259)
!299 = !DILocation(line: 26, column: 3, scope: !259)
!300 = !DILocation(line: 27, column: 25, scope: !259)
!301 = !DILocation(line: 27, column: 32, scope: !259)
!302 = !DILocation(line: 27, column: 3, scope: !259)
!303 = !DILocation(line: 28, column: 1, scope: !259)
