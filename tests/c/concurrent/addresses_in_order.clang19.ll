source_filename = "addresses_in_order.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.account = type { %union.pthread_mutex_t, i32 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%struct.node = type { ptr, ptr }

@a = internal global %struct.account { %union.pthread_mutex_t zeroinitializer, i32 10 }, align 8, !dbg !0
@b = internal global %struct.account { %union.pthread_mutex_t zeroinitializer, i32 10 }, align 8, !dbg !74
@.str = private unnamed_addr constant [34 x i8] c"a.balance == 12 && b.balance == 8\00", align 1, !dbg !10
@.str.1 = private unnamed_addr constant [21 x i8] c"addresses_in_order.c\00", align 1, !dbg !16
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !21
@.str.2 = private unnamed_addr constant [39 x i8] c"(all[i] < all[j]) == (all[j] > all[i])\00", align 1, !dbg !27
@__PRETTY_FUNCTION__.sorted = private unnamed_addr constant [18 x i8] c"void sorted(void)\00", align 1, !dbg !32
@.str.3 = private unnamed_addr constant [41 x i8] c"(all[i] <= all[j]) == !(all[i] > all[j])\00", align 1, !dbg !37
@.str.4 = private unnamed_addr constant [49 x i8] c"i == j || (all[i] < all[j]) != (all[j] < all[i])\00", align 1, !dbg !42
@.str.5 = private unnamed_addr constant [61 x i8] c"(all[i] < all[j]) == ((uintptr_t)all[i] < (uintptr_t)all[j])\00", align 1, !dbg !47
@.str.6 = private unnamed_addr constant [57 x i8] c"!(all[i] < all[j] && all[j] < all[k]) || all[i] < all[k]\00", align 1, !dbg !52
@root = internal global ptr null, align 8, !dbg !67
@.str.7 = private unnamed_addr constant [24 x i8] c"count(root, &last) == 3\00", align 1, !dbg !57
@__PRETTY_FUNCTION__.whole_objects = private unnamed_addr constant [25 x i8] c"void whole_objects(void)\00", align 1, !dbg !62
@tree = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !112
@.str.8 = private unnamed_addr constant [23 x i8] c"!*last || *last < node\00", align 1, !dbg !114
@__PRETTY_FUNCTION__.count = private unnamed_addr constant [41 x i8] c"int count(struct node *, struct node **)\00", align 1, !dbg !119

define dso_local i32 @main() #0 !dbg !130 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !134, !DIExpression(), !139)
  %3 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 0, !dbg !140
  %4 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @forth, ptr noundef null) #6, !dbg !141
  %5 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 1, !dbg !142
  %6 = call i32 @pthread_create(ptr noundef %5, ptr noundef null, ptr noundef @back, ptr noundef null) #6, !dbg !143
  %7 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 0, !dbg !144
  %8 = load i64, ptr %7, align 16, !dbg !144
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !145
  %10 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 1, !dbg !146
  %11 = load i64, ptr %10, align 8, !dbg !146
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef null), !dbg !147
  %13 = load i32, ptr getelementptr inbounds (%struct.account, ptr @a, i32 0, i32 1), align 8, !dbg !148
  %14 = icmp eq i32 %13, 12, !dbg !148
  br i1 %14, label %15, label %19, !dbg !148

15:                                               ; preds = %0
  %16 = load i32, ptr getelementptr inbounds (%struct.account, ptr @b, i32 0, i32 1), align 8, !dbg !148
  %17 = icmp eq i32 %16, 8, !dbg !148
  br i1 %17, label %18, label %19, !dbg !151

18:                                               ; preds = %15
  br label %20, !dbg !151

19:                                               ; preds = %15, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 46, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !148
  unreachable, !dbg !148

20:                                               ; preds = %18
  ret i32 0, !dbg !152
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @forth(ptr noundef %0) #0 !dbg !153 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !156, !DIExpression(), !157)
  call void @transfer(ptr noundef @a, ptr noundef @b, i32 noundef 3), !dbg !158
  ret ptr null, !dbg !159
}

define internal ptr @back(ptr noundef %0) #0 !dbg !160 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !161, !DIExpression(), !162)
  call void @transfer(ptr noundef @b, ptr noundef @a, i32 noundef 5), !dbg !163
  ret ptr null, !dbg !164
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

define dso_local void @sorted() #0 !dbg !165 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x ptr], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
    #dbg_declare(ptr %1, !168, !DIExpression(), !169)
    #dbg_declare(ptr %2, !170, !DIExpression(), !175)
  store ptr getelementptr inbounds (%struct.account, ptr @a, i32 0, i32 1), ptr %2, align 8, !dbg !176
  %6 = getelementptr inbounds ptr, ptr %2, i64 1, !dbg !176
  store ptr getelementptr inbounds (%struct.account, ptr @b, i32 0, i32 1), ptr %6, align 8, !dbg !176
  %7 = getelementptr inbounds ptr, ptr %2, i64 2, !dbg !176
  store ptr %1, ptr %7, align 8, !dbg !176
  %8 = getelementptr inbounds ptr, ptr %2, i64 3, !dbg !176
  %9 = call noalias ptr @malloc(i64 noundef 4) #8, !dbg !177
  store ptr %9, ptr %8, align 8, !dbg !176
    #dbg_declare(ptr %3, !178, !DIExpression(), !180)
  store i32 0, ptr %3, align 4, !dbg !180
  br label %10, !dbg !181

10:                                               ; preds = %165, %0
  %11 = load i32, ptr %3, align 4, !dbg !182
  %12 = icmp slt i32 %11, 4, !dbg !184
  br i1 %12, label %13, label %168, !dbg !185

13:                                               ; preds = %10
    #dbg_declare(ptr %4, !186, !DIExpression(), !188)
  store i32 0, ptr %4, align 4, !dbg !188
  br label %14, !dbg !189

14:                                               ; preds = %161, %13
  %15 = load i32, ptr %4, align 4, !dbg !190
  %16 = icmp slt i32 %15, 4, !dbg !192
  br i1 %16, label %17, label %164, !dbg !193

17:                                               ; preds = %14
  %18 = load i32, ptr %3, align 4, !dbg !194
  %19 = sext i32 %18 to i64, !dbg !194
  %20 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 %19, !dbg !194
  %21 = load ptr, ptr %20, align 8, !dbg !194
  %22 = load i32, ptr %4, align 4, !dbg !194
  %23 = sext i32 %22 to i64, !dbg !194
  %24 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 %23, !dbg !194
  %25 = load ptr, ptr %24, align 8, !dbg !194
  %26 = icmp ult ptr %21, %25, !dbg !194
  %27 = zext i1 %26 to i32, !dbg !194
  %28 = load i32, ptr %4, align 4, !dbg !194
  %29 = sext i32 %28 to i64, !dbg !194
  %30 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 %29, !dbg !194
  %31 = load ptr, ptr %30, align 8, !dbg !194
  %32 = load i32, ptr %3, align 4, !dbg !194
  %33 = sext i32 %32 to i64, !dbg !194
  %34 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 %33, !dbg !194
  %35 = load ptr, ptr %34, align 8, !dbg !194
  %36 = icmp ugt ptr %31, %35, !dbg !194
  %37 = zext i1 %36 to i32, !dbg !194
  %38 = icmp eq i32 %27, %37, !dbg !194
  br i1 %38, label %39, label %40, !dbg !198

39:                                               ; preds = %17
  br label %41, !dbg !198

40:                                               ; preds = %17
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 56, ptr noundef @__PRETTY_FUNCTION__.sorted) #7, !dbg !194
  unreachable, !dbg !194

41:                                               ; preds = %39
  %42 = load i32, ptr %3, align 4, !dbg !199
  %43 = sext i32 %42 to i64, !dbg !199
  %44 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 %43, !dbg !199
  %45 = load ptr, ptr %44, align 8, !dbg !199
  %46 = load i32, ptr %4, align 4, !dbg !199
  %47 = sext i32 %46 to i64, !dbg !199
  %48 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 %47, !dbg !199
  %49 = load ptr, ptr %48, align 8, !dbg !199
  %50 = icmp ule ptr %45, %49, !dbg !199
  %51 = zext i1 %50 to i32, !dbg !199
  %52 = load i32, ptr %3, align 4, !dbg !199
  %53 = sext i32 %52 to i64, !dbg !199
  %54 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 %53, !dbg !199
  %55 = load ptr, ptr %54, align 8, !dbg !199
  %56 = load i32, ptr %4, align 4, !dbg !199
  %57 = sext i32 %56 to i64, !dbg !199
  %58 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 %57, !dbg !199
  %59 = load ptr, ptr %58, align 8, !dbg !199
  %60 = icmp ugt ptr %55, %59, !dbg !199
  %61 = xor i1 %60, true, !dbg !199
  %62 = zext i1 %61 to i32, !dbg !199
  %63 = icmp eq i32 %51, %62, !dbg !199
  br i1 %63, label %64, label %65, !dbg !202

64:                                               ; preds = %41
  br label %66, !dbg !202

65:                                               ; preds = %41
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 57, ptr noundef @__PRETTY_FUNCTION__.sorted) #7, !dbg !199
  unreachable, !dbg !199

66:                                               ; preds = %64
  %67 = load i32, ptr %3, align 4, !dbg !203
  %68 = load i32, ptr %4, align 4, !dbg !203
  %69 = icmp eq i32 %67, %68, !dbg !203
  br i1 %69, label %92, label %70, !dbg !203

70:                                               ; preds = %66
  %71 = load i32, ptr %3, align 4, !dbg !203
  %72 = sext i32 %71 to i64, !dbg !203
  %73 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 %72, !dbg !203
  %74 = load ptr, ptr %73, align 8, !dbg !203
  %75 = load i32, ptr %4, align 4, !dbg !203
  %76 = sext i32 %75 to i64, !dbg !203
  %77 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 %76, !dbg !203
  %78 = load ptr, ptr %77, align 8, !dbg !203
  %79 = icmp ult ptr %74, %78, !dbg !203
  %80 = zext i1 %79 to i32, !dbg !203
  %81 = load i32, ptr %4, align 4, !dbg !203
  %82 = sext i32 %81 to i64, !dbg !203
  %83 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 %82, !dbg !203
  %84 = load ptr, ptr %83, align 8, !dbg !203
  %85 = load i32, ptr %3, align 4, !dbg !203
  %86 = sext i32 %85 to i64, !dbg !203
  %87 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 %86, !dbg !203
  %88 = load ptr, ptr %87, align 8, !dbg !203
  %89 = icmp ult ptr %84, %88, !dbg !203
  %90 = zext i1 %89 to i32, !dbg !203
  %91 = icmp ne i32 %80, %90, !dbg !203
  br i1 %91, label %92, label %93, !dbg !206

92:                                               ; preds = %70, %66
  br label %94, !dbg !206

93:                                               ; preds = %70
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 58, ptr noundef @__PRETTY_FUNCTION__.sorted) #7, !dbg !203
  unreachable, !dbg !203

94:                                               ; preds = %92
  %95 = load i32, ptr %3, align 4, !dbg !207
  %96 = sext i32 %95 to i64, !dbg !207
  %97 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 %96, !dbg !207
  %98 = load ptr, ptr %97, align 8, !dbg !207
  %99 = load i32, ptr %4, align 4, !dbg !207
  %100 = sext i32 %99 to i64, !dbg !207
  %101 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 %100, !dbg !207
  %102 = load ptr, ptr %101, align 8, !dbg !207
  %103 = icmp ult ptr %98, %102, !dbg !207
  %104 = zext i1 %103 to i32, !dbg !207
  %105 = load i32, ptr %3, align 4, !dbg !207
  %106 = sext i32 %105 to i64, !dbg !207
  %107 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 %106, !dbg !207
  %108 = load ptr, ptr %107, align 8, !dbg !207
  %109 = ptrtoint ptr %108 to i64, !dbg !207
  %110 = load i32, ptr %4, align 4, !dbg !207
  %111 = sext i32 %110 to i64, !dbg !207
  %112 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 %111, !dbg !207
  %113 = load ptr, ptr %112, align 8, !dbg !207
  %114 = ptrtoint ptr %113 to i64, !dbg !207
  %115 = icmp ult i64 %109, %114, !dbg !207
  %116 = zext i1 %115 to i32, !dbg !207
  %117 = icmp eq i32 %104, %116, !dbg !207
  br i1 %117, label %118, label %119, !dbg !210

118:                                              ; preds = %94
  br label %120, !dbg !210

119:                                              ; preds = %94
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 59, ptr noundef @__PRETTY_FUNCTION__.sorted) #7, !dbg !207
  unreachable, !dbg !207

120:                                              ; preds = %118
    #dbg_declare(ptr %5, !211, !DIExpression(), !213)
  store i32 0, ptr %5, align 4, !dbg !213
  br label %121, !dbg !214

121:                                              ; preds = %157, %120
  %122 = load i32, ptr %5, align 4, !dbg !215
  %123 = icmp slt i32 %122, 4, !dbg !217
  br i1 %123, label %124, label %160, !dbg !218

124:                                              ; preds = %121
  %125 = load i32, ptr %3, align 4, !dbg !219
  %126 = sext i32 %125 to i64, !dbg !219
  %127 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 %126, !dbg !219
  %128 = load ptr, ptr %127, align 8, !dbg !219
  %129 = load i32, ptr %4, align 4, !dbg !219
  %130 = sext i32 %129 to i64, !dbg !219
  %131 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 %130, !dbg !219
  %132 = load ptr, ptr %131, align 8, !dbg !219
  %133 = icmp ult ptr %128, %132, !dbg !219
  br i1 %133, label %134, label %154, !dbg !219

134:                                              ; preds = %124
  %135 = load i32, ptr %4, align 4, !dbg !219
  %136 = sext i32 %135 to i64, !dbg !219
  %137 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 %136, !dbg !219
  %138 = load ptr, ptr %137, align 8, !dbg !219
  %139 = load i32, ptr %5, align 4, !dbg !219
  %140 = sext i32 %139 to i64, !dbg !219
  %141 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 %140, !dbg !219
  %142 = load ptr, ptr %141, align 8, !dbg !219
  %143 = icmp ult ptr %138, %142, !dbg !219
  br i1 %143, label %144, label %154, !dbg !219

144:                                              ; preds = %134
  %145 = load i32, ptr %3, align 4, !dbg !219
  %146 = sext i32 %145 to i64, !dbg !219
  %147 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 %146, !dbg !219
  %148 = load ptr, ptr %147, align 8, !dbg !219
  %149 = load i32, ptr %5, align 4, !dbg !219
  %150 = sext i32 %149 to i64, !dbg !219
  %151 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 %150, !dbg !219
  %152 = load ptr, ptr %151, align 8, !dbg !219
  %153 = icmp ult ptr %148, %152, !dbg !219
  br i1 %153, label %154, label %155, !dbg !222

154:                                              ; preds = %144, %134, %124
  br label %156, !dbg !222

155:                                              ; preds = %144
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 61, ptr noundef @__PRETTY_FUNCTION__.sorted) #7, !dbg !219
  unreachable, !dbg !219

156:                                              ; preds = %154
  br label %157, !dbg !223

157:                                              ; preds = %156
  %158 = load i32, ptr %5, align 4, !dbg !224
  %159 = add nsw i32 %158, 1, !dbg !224
  store i32 %159, ptr %5, align 4, !dbg !224
  br label %121, !dbg !225, !llvm.loop !226

160:                                              ; preds = %121
  br label %161, !dbg !229

161:                                              ; preds = %160
  %162 = load i32, ptr %4, align 4, !dbg !230
  %163 = add nsw i32 %162, 1, !dbg !230
  store i32 %163, ptr %4, align 4, !dbg !230
  br label %14, !dbg !231, !llvm.loop !232

164:                                              ; preds = %14
  br label %165, !dbg !233

165:                                              ; preds = %164
  %166 = load i32, ptr %3, align 4, !dbg !234
  %167 = add nsw i32 %166, 1, !dbg !234
  store i32 %167, ptr %3, align 4, !dbg !234
  br label %10, !dbg !235, !llvm.loop !236

168:                                              ; preds = %10
  %169 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 3, !dbg !238
  %170 = load ptr, ptr %169, align 8, !dbg !238
  call void @free(ptr noundef %170) #6, !dbg !239
  ret void, !dbg !240
}

declare noalias ptr @malloc(i64 noundef) #4

declare void @free(ptr noundef) #1

define dso_local void @whole_objects() #0 !dbg !241 {
  %1 = alloca [2 x i64], align 16
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !242, !DIExpression(), !243)
    #dbg_declare(ptr %2, !244, !DIExpression(), !245)
  store ptr null, ptr %2, align 8, !dbg !245
  %3 = getelementptr inbounds [2 x i64], ptr %1, i64 0, i64 0, !dbg !246
  %4 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @insert, ptr noundef null) #6, !dbg !247
  %5 = getelementptr inbounds [2 x i64], ptr %1, i64 0, i64 1, !dbg !248
  %6 = call i32 @pthread_create(ptr noundef %5, ptr noundef null, ptr noundef @insert, ptr noundef null) #6, !dbg !249
  %7 = call ptr @insert(ptr noundef null), !dbg !250
  %8 = getelementptr inbounds [2 x i64], ptr %1, i64 0, i64 0, !dbg !251
  %9 = load i64, ptr %8, align 16, !dbg !251
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !252
  %11 = getelementptr inbounds [2 x i64], ptr %1, i64 0, i64 1, !dbg !253
  %12 = load i64, ptr %11, align 8, !dbg !253
  %13 = call i32 @pthread_join(i64 noundef %12, ptr noundef null), !dbg !254
  %14 = load ptr, ptr @root, align 8, !dbg !255
  %15 = call i32 @count(ptr noundef %14, ptr noundef %2), !dbg !255
  %16 = icmp eq i32 %15, 3, !dbg !255
  br i1 %16, label %17, label %18, !dbg !258

17:                                               ; preds = %0
  br label %19, !dbg !258

18:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 101, ptr noundef @__PRETTY_FUNCTION__.whole_objects) #7, !dbg !255
  unreachable, !dbg !255

19:                                               ; preds = %17
  ret void, !dbg !259
}

define internal ptr @insert(ptr noundef %0) #0 !dbg !260 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !261, !DIExpression(), !262)
    #dbg_declare(ptr %3, !263, !DIExpression(), !264)
  %5 = call noalias ptr @calloc(i64 noundef 1, i64 noundef 16) #9, !dbg !265
  store ptr %5, ptr %3, align 8, !dbg !264
    #dbg_declare(ptr %4, !266, !DIExpression(), !268)
  store ptr @root, ptr %4, align 8, !dbg !268
  %6 = call i32 @pthread_mutex_lock(ptr noundef @tree) #6, !dbg !269
  br label %7, !dbg !270

7:                                                ; preds = %24, %1
  %8 = load ptr, ptr %4, align 8, !dbg !271
  %9 = load ptr, ptr %8, align 8, !dbg !272
  %10 = icmp ne ptr %9, null, !dbg !270
  br i1 %10, label %11, label %26, !dbg !270

11:                                               ; preds = %7
  %12 = load ptr, ptr %3, align 8, !dbg !273
  %13 = load ptr, ptr %4, align 8, !dbg !274
  %14 = load ptr, ptr %13, align 8, !dbg !275
  %15 = icmp ult ptr %12, %14, !dbg !276
  br i1 %15, label %16, label %20, !dbg !273

16:                                               ; preds = %11
  %17 = load ptr, ptr %4, align 8, !dbg !277
  %18 = load ptr, ptr %17, align 8, !dbg !278
  %19 = getelementptr inbounds %struct.node, ptr %18, i32 0, i32 0, !dbg !279
  br label %24, !dbg !273

20:                                               ; preds = %11
  %21 = load ptr, ptr %4, align 8, !dbg !280
  %22 = load ptr, ptr %21, align 8, !dbg !281
  %23 = getelementptr inbounds %struct.node, ptr %22, i32 0, i32 1, !dbg !282
  br label %24, !dbg !273

24:                                               ; preds = %20, %16
  %25 = phi ptr [ %19, %16 ], [ %23, %20 ], !dbg !273
  store ptr %25, ptr %4, align 8, !dbg !283
  br label %7, !dbg !270, !llvm.loop !284

26:                                               ; preds = %7
  %27 = load ptr, ptr %3, align 8, !dbg !285
  %28 = load ptr, ptr %4, align 8, !dbg !286
  store ptr %27, ptr %28, align 8, !dbg !287
  %29 = call i32 @pthread_mutex_unlock(ptr noundef @tree) #6, !dbg !288
  ret ptr null, !dbg !289
}

define internal i32 @count(ptr noundef %0, ptr noundef %1) #0 !dbg !290 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !293, !DIExpression(), !294)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !295, !DIExpression(), !296)
  %7 = load ptr, ptr %4, align 8, !dbg !297
  %8 = icmp ne ptr %7, null, !dbg !297
  br i1 %8, label %10, label %9, !dbg !299

9:                                                ; preds = %2
  store i32 0, ptr %3, align 4, !dbg !300
  br label %37, !dbg !300

10:                                               ; preds = %2
    #dbg_declare(ptr %6, !301, !DIExpression(), !302)
  %11 = load ptr, ptr %4, align 8, !dbg !303
  %12 = getelementptr inbounds %struct.node, ptr %11, i32 0, i32 0, !dbg !304
  %13 = load ptr, ptr %12, align 8, !dbg !304
  %14 = load ptr, ptr %5, align 8, !dbg !305
  %15 = call i32 @count(ptr noundef %13, ptr noundef %14), !dbg !306
  store i32 %15, ptr %6, align 4, !dbg !302
  %16 = load ptr, ptr %5, align 8, !dbg !307
  %17 = load ptr, ptr %16, align 8, !dbg !307
  %18 = icmp ne ptr %17, null, !dbg !307
  br i1 %18, label %19, label %24, !dbg !307

19:                                               ; preds = %10
  %20 = load ptr, ptr %5, align 8, !dbg !307
  %21 = load ptr, ptr %20, align 8, !dbg !307
  %22 = load ptr, ptr %4, align 8, !dbg !307
  %23 = icmp ult ptr %21, %22, !dbg !307
  br i1 %23, label %24, label %25, !dbg !310

24:                                               ; preds = %19, %10
  br label %26, !dbg !310

25:                                               ; preds = %19
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.1, i32 noundef 88, ptr noundef @__PRETTY_FUNCTION__.count) #7, !dbg !307
  unreachable, !dbg !307

26:                                               ; preds = %24
  %27 = load ptr, ptr %4, align 8, !dbg !311
  %28 = load ptr, ptr %5, align 8, !dbg !312
  store ptr %27, ptr %28, align 8, !dbg !313
  %29 = load i32, ptr %6, align 4, !dbg !314
  %30 = add nsw i32 %29, 1, !dbg !315
  %31 = load ptr, ptr %4, align 8, !dbg !316
  %32 = getelementptr inbounds %struct.node, ptr %31, i32 0, i32 1, !dbg !317
  %33 = load ptr, ptr %32, align 8, !dbg !317
  %34 = load ptr, ptr %5, align 8, !dbg !318
  %35 = call i32 @count(ptr noundef %33, ptr noundef %34), !dbg !319
  %36 = add nsw i32 %30, %35, !dbg !320
  store i32 %36, ptr %3, align 4, !dbg !321
  br label %37, !dbg !321

37:                                               ; preds = %26, %9
  %38 = load i32, ptr %3, align 4, !dbg !322
  ret i32 %38, !dbg !322
}

define internal void @transfer(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 !dbg !323 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !327, !DIExpression(), !328)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !329, !DIExpression(), !330)
  store i32 %2, ptr %6, align 4
    #dbg_declare(ptr %6, !331, !DIExpression(), !332)
    #dbg_declare(ptr %7, !333, !DIExpression(), !334)
  %9 = load ptr, ptr %4, align 8, !dbg !335
  %10 = load ptr, ptr %5, align 8, !dbg !336
  %11 = icmp ult ptr %9, %10, !dbg !337
  br i1 %11, label %12, label %14, !dbg !335

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !dbg !338
  br label %16, !dbg !335

14:                                               ; preds = %3
  %15 = load ptr, ptr %5, align 8, !dbg !339
  br label %16, !dbg !335

16:                                               ; preds = %14, %12
  %17 = phi ptr [ %13, %12 ], [ %15, %14 ], !dbg !335
  store ptr %17, ptr %7, align 8, !dbg !334
    #dbg_declare(ptr %8, !340, !DIExpression(), !341)
  %18 = load ptr, ptr %4, align 8, !dbg !342
  %19 = load ptr, ptr %5, align 8, !dbg !343
  %20 = icmp ult ptr %18, %19, !dbg !344
  br i1 %20, label %21, label %23, !dbg !342

21:                                               ; preds = %16
  %22 = load ptr, ptr %5, align 8, !dbg !345
  br label %25, !dbg !342

23:                                               ; preds = %16
  %24 = load ptr, ptr %4, align 8, !dbg !346
  br label %25, !dbg !342

25:                                               ; preds = %23, %21
  %26 = phi ptr [ %22, %21 ], [ %24, %23 ], !dbg !342
  store ptr %26, ptr %8, align 8, !dbg !341
  %27 = load ptr, ptr %7, align 8, !dbg !347
  %28 = getelementptr inbounds %struct.account, ptr %27, i32 0, i32 0, !dbg !348
  %29 = call i32 @pthread_mutex_lock(ptr noundef %28) #6, !dbg !349
  %30 = load ptr, ptr %8, align 8, !dbg !350
  %31 = getelementptr inbounds %struct.account, ptr %30, i32 0, i32 0, !dbg !351
  %32 = call i32 @pthread_mutex_lock(ptr noundef %31) #6, !dbg !352
  %33 = load i32, ptr %6, align 4, !dbg !353
  %34 = load ptr, ptr %4, align 8, !dbg !354
  %35 = getelementptr inbounds %struct.account, ptr %34, i32 0, i32 1, !dbg !355
  %36 = load i32, ptr %35, align 8, !dbg !356
  %37 = sub nsw i32 %36, %33, !dbg !356
  store i32 %37, ptr %35, align 8, !dbg !356
  %38 = load i32, ptr %6, align 4, !dbg !357
  %39 = load ptr, ptr %5, align 8, !dbg !358
  %40 = getelementptr inbounds %struct.account, ptr %39, i32 0, i32 1, !dbg !359
  %41 = load i32, ptr %40, align 8, !dbg !360
  %42 = add nsw i32 %41, %38, !dbg !360
  store i32 %42, ptr %40, align 8, !dbg !360
  %43 = load ptr, ptr %8, align 8, !dbg !361
  %44 = getelementptr inbounds %struct.account, ptr %43, i32 0, i32 0, !dbg !362
  %45 = call i32 @pthread_mutex_unlock(ptr noundef %44) #6, !dbg !363
  %46 = load ptr, ptr %7, align 8, !dbg !364
  %47 = getelementptr inbounds %struct.account, ptr %46, i32 0, i32 0, !dbg !365
  %48 = call i32 @pthread_mutex_unlock(ptr noundef %47) #6, !dbg !366
  ret void, !dbg !367
}

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare noalias ptr @calloc(i64 noundef, i64 noundef) #5


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!122, !123, !124, !125, !126, !127, !128}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 18, type: !76, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !9, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "addresses_in_order.c", directory: ".", checksumkind: CSK_MD5, checksum: "5ebcdc127dccf4416e10395d4bbf3310")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !7, line: 90, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "", checksumkind: CSK_MD5, checksum: "a48e64edacc5b19f56c99745232c963c")
!8 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!9 = !{!10, !16, !21, !27, !32, !37, !42, !47, !52, !57, !62, !67, !0, !74, !112, !114, !119}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(scope: null, file: !3, line: 46, type: !12, isLocal: true, isDefinition: true)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 272, elements: !14)
!13 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!14 = !{!15}
!15 = !DISubrange(count: 34)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 46, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 168, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 21)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !3, line: 46, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 120, elements: !25)
!24 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!25 = !{!26}
!26 = !DISubrange(count: 15)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 56, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 312, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 39)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 56, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 144, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 18)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !3, line: 57, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 328, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 41)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(scope: null, file: !3, line: 58, type: !44, isLocal: true, isDefinition: true)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 392, elements: !45)
!45 = !{!46}
!46 = !DISubrange(count: 49)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(scope: null, file: !3, line: 59, type: !49, isLocal: true, isDefinition: true)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 488, elements: !50)
!50 = !{!51}
!51 = !DISubrange(count: 61)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(scope: null, file: !3, line: 61, type: !54, isLocal: true, isDefinition: true)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 456, elements: !55)
!55 = !{!56}
!56 = !DISubrange(count: 57)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(scope: null, file: !3, line: 101, type: !59, isLocal: true, isDefinition: true)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 192, elements: !60)
!60 = !{!61}
!61 = !DISubrange(count: 24)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(scope: null, file: !3, line: 101, type: !64, isLocal: true, isDefinition: true)
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 200, elements: !65)
!65 = !{!66}
!66 = !DISubrange(count: 25)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "root", scope: !2, file: !3, line: 71, type: !69, isLocal: true, isDefinition: true)
!69 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !70, size: 64)
!70 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 66, size: 128, elements: !71)
!71 = !{!72, !73}
!72 = !DIDerivedType(tag: DW_TAG_member, name: "left", scope: !70, file: !3, line: 67, baseType: !69, size: 64)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "right", scope: !70, file: !3, line: 67, baseType: !69, size: 64, offset: 64)
!74 = !DIGlobalVariableExpression(var: !75, expr: !DIExpression())
!75 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 18, type: !76, isLocal: true, isDefinition: true)
!76 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "account", file: !3, line: 13, size: 384, elements: !77)
!77 = !{!78, !111}
!78 = !DIDerivedType(tag: DW_TAG_member, name: "mutex", scope: !76, file: !3, line: 14, baseType: !79, size: 320)
!79 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !80, line: 72, baseType: !81)
!80 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!81 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !80, line: 67, size: 320, elements: !82)
!82 = !{!83, !105, !109}
!83 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !81, file: !80, line: 69, baseType: !84, size: 320)
!84 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !85, line: 22, size: 320, elements: !86)
!85 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!86 = !{!87, !89, !91, !92, !93, !94, !96, !97}
!87 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !84, file: !85, line: 24, baseType: !88, size: 32)
!88 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !84, file: !85, line: 25, baseType: !90, size: 32, offset: 32)
!90 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !84, file: !85, line: 26, baseType: !88, size: 32, offset: 64)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !84, file: !85, line: 28, baseType: !90, size: 32, offset: 96)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !84, file: !85, line: 32, baseType: !88, size: 32, offset: 128)
!94 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !84, file: !85, line: 34, baseType: !95, size: 16, offset: 160)
!95 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !84, file: !85, line: 35, baseType: !95, size: 16, offset: 176)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !84, file: !85, line: 36, baseType: !98, size: 128, offset: 192)
!98 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !99, line: 55, baseType: !100)
!99 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!100 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !99, line: 51, size: 128, elements: !101)
!101 = !{!102, !104}
!102 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !100, file: !99, line: 53, baseType: !103, size: 64)
!103 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !100, size: 64)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !100, file: !99, line: 54, baseType: !103, size: 64, offset: 64)
!105 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !81, file: !80, line: 70, baseType: !106, size: 320)
!106 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 320, elements: !107)
!107 = !{!108}
!108 = !DISubrange(count: 40)
!109 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !81, file: !80, line: 71, baseType: !110, size: 64)
!110 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!111 = !DIDerivedType(tag: DW_TAG_member, name: "balance", scope: !76, file: !3, line: 15, baseType: !88, size: 32, offset: 320)
!112 = !DIGlobalVariableExpression(var: !113, expr: !DIExpression())
!113 = distinct !DIGlobalVariable(name: "tree", scope: !2, file: !3, line: 72, type: !79, isLocal: true, isDefinition: true)
!114 = !DIGlobalVariableExpression(var: !115, expr: !DIExpression())
!115 = distinct !DIGlobalVariable(scope: null, file: !3, line: 88, type: !116, isLocal: true, isDefinition: true)
!116 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 184, elements: !117)
!117 = !{!118}
!118 = !DISubrange(count: 23)
!119 = !DIGlobalVariableExpression(var: !120, expr: !DIExpression())
!120 = distinct !DIGlobalVariable(scope: null, file: !3, line: 88, type: !121, isLocal: true, isDefinition: true)
!121 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 328, elements: !40)
!122 = !{i32 7, !"Dwarf Version", i32 5}
!123 = !{i32 2, !"Debug Info Version", i32 3}
!124 = !{i32 1, !"wchar_size", i32 4}
!125 = !{i32 8, !"PIC Level", i32 2}
!126 = !{i32 7, !"PIE Level", i32 2}
!127 = !{i32 7, !"uwtable", i32 2}
!128 = !{i32 7, !"frame-pointer", i32 2}
!129 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!130 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 40, type: !131, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !133)
!131 = !DISubroutineType(types: !132)
!132 = !{!88}
!133 = !{}
!134 = !DILocalVariable(name: "threads", scope: !130, file: !3, line: 41, type: !135)
!135 = !DICompositeType(tag: DW_TAG_array_type, baseType: !136, size: 128, elements: !137)
!136 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !80, line: 27, baseType: !8)
!137 = !{!138}
!138 = !DISubrange(count: 2)
!139 = !DILocation(line: 41, column: 13, scope: !130)
!140 = !DILocation(line: 42, column: 19, scope: !130)
!141 = !DILocation(line: 42, column: 3, scope: !130)
!142 = !DILocation(line: 43, column: 19, scope: !130)
!143 = !DILocation(line: 43, column: 3, scope: !130)
!144 = !DILocation(line: 44, column: 16, scope: !130)
!145 = !DILocation(line: 44, column: 3, scope: !130)
!146 = !DILocation(line: 45, column: 16, scope: !130)
!147 = !DILocation(line: 45, column: 3, scope: !130)
!148 = !DILocation(line: 46, column: 3, scope: !149)
!149 = distinct !DILexicalBlock(scope: !150, file: !3, line: 46, column: 3)
!150 = distinct !DILexicalBlock(scope: !130, file: !3, line: 46, column: 3)
!151 = !DILocation(line: 46, column: 3, scope: !150)
!152 = !DILocation(line: 47, column: 3, scope: !130)
!153 = distinct !DISubprogram(name: "forth", scope: !3, file: !3, line: 30, type: !154, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !133)
!154 = !DISubroutineType(types: !155)
!155 = !{!5, !5}
!156 = !DILocalVariable(name: "unused", arg: 1, scope: !153, file: !3, line: 30, type: !5)
!157 = !DILocation(line: 30, column: 26, scope: !153)
!158 = !DILocation(line: 31, column: 3, scope: !153)
!159 = !DILocation(line: 32, column: 3, scope: !153)
!160 = distinct !DISubprogram(name: "back", scope: !3, file: !3, line: 35, type: !154, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !133)
!161 = !DILocalVariable(name: "unused", arg: 1, scope: !160, file: !3, line: 35, type: !5)
!162 = !DILocation(line: 35, column: 25, scope: !160)
!163 = !DILocation(line: 36, column: 3, scope: !160)
!164 = !DILocation(line: 37, column: 3, scope: !160)
!165 = distinct !DISubprogram(name: "sorted", scope: !3, file: !3, line: 51, type: !166, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !133)
!166 = !DISubroutineType(types: !167)
!167 = !{null}
!168 = !DILocalVariable(name: "local", scope: !165, file: !3, line: 52, type: !88)
!169 = !DILocation(line: 52, column: 7, scope: !165)
!170 = !DILocalVariable(name: "all", scope: !165, file: !3, line: 53, type: !171)
!171 = !DICompositeType(tag: DW_TAG_array_type, baseType: !172, size: 256, elements: !173)
!172 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !88, size: 64)
!173 = !{!174}
!174 = !DISubrange(count: 4)
!175 = !DILocation(line: 53, column: 8, scope: !165)
!176 = !DILocation(line: 53, column: 17, scope: !165)
!177 = !DILocation(line: 53, column: 50, scope: !165)
!178 = !DILocalVariable(name: "i", scope: !179, file: !3, line: 54, type: !88)
!179 = distinct !DILexicalBlock(scope: !165, file: !3, line: 54, column: 3)
!180 = !DILocation(line: 54, column: 12, scope: !179)
!181 = !DILocation(line: 54, column: 8, scope: !179)
!182 = !DILocation(line: 54, column: 19, scope: !183)
!183 = distinct !DILexicalBlock(scope: !179, file: !3, line: 54, column: 3)
!184 = !DILocation(line: 54, column: 21, scope: !183)
!185 = !DILocation(line: 54, column: 3, scope: !179)
!186 = !DILocalVariable(name: "j", scope: !187, file: !3, line: 55, type: !88)
!187 = distinct !DILexicalBlock(scope: !183, file: !3, line: 55, column: 5)
!188 = !DILocation(line: 55, column: 14, scope: !187)
!189 = !DILocation(line: 55, column: 10, scope: !187)
!190 = !DILocation(line: 55, column: 21, scope: !191)
!191 = distinct !DILexicalBlock(scope: !187, file: !3, line: 55, column: 5)
!192 = !DILocation(line: 55, column: 23, scope: !191)
!193 = !DILocation(line: 55, column: 5, scope: !187)
!194 = !DILocation(line: 56, column: 7, scope: !195)
!195 = distinct !DILexicalBlock(scope: !196, file: !3, line: 56, column: 7)
!196 = distinct !DILexicalBlock(scope: !197, file: !3, line: 56, column: 7)
!197 = distinct !DILexicalBlock(scope: !191, file: !3, line: 55, column: 33)
!198 = !DILocation(line: 56, column: 7, scope: !196)
!199 = !DILocation(line: 57, column: 7, scope: !200)
!200 = distinct !DILexicalBlock(scope: !201, file: !3, line: 57, column: 7)
!201 = distinct !DILexicalBlock(scope: !197, file: !3, line: 57, column: 7)
!202 = !DILocation(line: 57, column: 7, scope: !201)
!203 = !DILocation(line: 58, column: 7, scope: !204)
!204 = distinct !DILexicalBlock(scope: !205, file: !3, line: 58, column: 7)
!205 = distinct !DILexicalBlock(scope: !197, file: !3, line: 58, column: 7)
!206 = !DILocation(line: 58, column: 7, scope: !205)
!207 = !DILocation(line: 59, column: 7, scope: !208)
!208 = distinct !DILexicalBlock(scope: !209, file: !3, line: 59, column: 7)
!209 = distinct !DILexicalBlock(scope: !197, file: !3, line: 59, column: 7)
!210 = !DILocation(line: 59, column: 7, scope: !209)
!211 = !DILocalVariable(name: "k", scope: !212, file: !3, line: 60, type: !88)
!212 = distinct !DILexicalBlock(scope: !197, file: !3, line: 60, column: 7)
!213 = !DILocation(line: 60, column: 16, scope: !212)
!214 = !DILocation(line: 60, column: 12, scope: !212)
!215 = !DILocation(line: 60, column: 23, scope: !216)
!216 = distinct !DILexicalBlock(scope: !212, file: !3, line: 60, column: 7)
!217 = !DILocation(line: 60, column: 25, scope: !216)
!218 = !DILocation(line: 60, column: 7, scope: !212)
!219 = !DILocation(line: 61, column: 9, scope: !220)
!220 = distinct !DILexicalBlock(scope: !221, file: !3, line: 61, column: 9)
!221 = distinct !DILexicalBlock(scope: !216, file: !3, line: 61, column: 9)
!222 = !DILocation(line: 61, column: 9, scope: !221)
!223 = !DILocation(line: 61, column: 9, scope: !216)
!224 = !DILocation(line: 60, column: 31, scope: !216)
!225 = !DILocation(line: 60, column: 7, scope: !216)
!226 = distinct !{!226, !218, !227, !228}
!227 = !DILocation(line: 61, column: 9, scope: !212)
!228 = !{!"llvm.loop.mustprogress"}
!229 = !DILocation(line: 62, column: 5, scope: !197)
!230 = !DILocation(line: 55, column: 29, scope: !191)
!231 = !DILocation(line: 55, column: 5, scope: !191)
!232 = distinct !{!232, !193, !233, !228}
!233 = !DILocation(line: 62, column: 5, scope: !187)
!234 = !DILocation(line: 54, column: 27, scope: !183)
!235 = !DILocation(line: 54, column: 3, scope: !183)
!236 = distinct !{!236, !185, !237, !228}
!237 = !DILocation(line: 62, column: 5, scope: !179)
!238 = !DILocation(line: 63, column: 8, scope: !165)
!239 = !DILocation(line: 63, column: 3, scope: !165)
!240 = !DILocation(line: 64, column: 1, scope: !165)
!241 = distinct !DISubprogram(name: "whole_objects", scope: !3, file: !3, line: 93, type: !166, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !133)
!242 = !DILocalVariable(name: "threads", scope: !241, file: !3, line: 94, type: !135)
!243 = !DILocation(line: 94, column: 13, scope: !241)
!244 = !DILocalVariable(name: "last", scope: !241, file: !3, line: 95, type: !69)
!245 = !DILocation(line: 95, column: 16, scope: !241)
!246 = !DILocation(line: 96, column: 19, scope: !241)
!247 = !DILocation(line: 96, column: 3, scope: !241)
!248 = !DILocation(line: 97, column: 19, scope: !241)
!249 = !DILocation(line: 97, column: 3, scope: !241)
!250 = !DILocation(line: 98, column: 3, scope: !241)
!251 = !DILocation(line: 99, column: 16, scope: !241)
!252 = !DILocation(line: 99, column: 3, scope: !241)
!253 = !DILocation(line: 100, column: 16, scope: !241)
!254 = !DILocation(line: 100, column: 3, scope: !241)
!255 = !DILocation(line: 101, column: 3, scope: !256)
!256 = distinct !DILexicalBlock(scope: !257, file: !3, line: 101, column: 3)
!257 = distinct !DILexicalBlock(scope: !241, file: !3, line: 101, column: 3)
!258 = !DILocation(line: 101, column: 3, scope: !257)
!259 = !DILocation(line: 102, column: 1, scope: !241)
!260 = distinct !DISubprogram(name: "insert", scope: !3, file: !3, line: 74, type: !154, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !133)
!261 = !DILocalVariable(name: "unused", arg: 1, scope: !260, file: !3, line: 74, type: !5)
!262 = !DILocation(line: 74, column: 27, scope: !260)
!263 = !DILocalVariable(name: "node", scope: !260, file: !3, line: 75, type: !69)
!264 = !DILocation(line: 75, column: 16, scope: !260)
!265 = !DILocation(line: 75, column: 23, scope: !260)
!266 = !DILocalVariable(name: "at", scope: !260, file: !3, line: 75, type: !267)
!267 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !69, size: 64)
!268 = !DILocation(line: 75, column: 50, scope: !260)
!269 = !DILocation(line: 76, column: 3, scope: !260)
!270 = !DILocation(line: 77, column: 3, scope: !260)
!271 = !DILocation(line: 77, column: 11, scope: !260)
!272 = !DILocation(line: 77, column: 10, scope: !260)
!273 = !DILocation(line: 78, column: 10, scope: !260)
!274 = !DILocation(line: 78, column: 18, scope: !260)
!275 = !DILocation(line: 78, column: 17, scope: !260)
!276 = !DILocation(line: 78, column: 15, scope: !260)
!277 = !DILocation(line: 78, column: 26, scope: !260)
!278 = !DILocation(line: 78, column: 25, scope: !260)
!279 = !DILocation(line: 78, column: 31, scope: !260)
!280 = !DILocation(line: 78, column: 41, scope: !260)
!281 = !DILocation(line: 78, column: 40, scope: !260)
!282 = !DILocation(line: 78, column: 46, scope: !260)
!283 = !DILocation(line: 78, column: 8, scope: !260)
!284 = distinct !{!284, !270, !282, !228}
!285 = !DILocation(line: 79, column: 9, scope: !260)
!286 = !DILocation(line: 79, column: 4, scope: !260)
!287 = !DILocation(line: 79, column: 7, scope: !260)
!288 = !DILocation(line: 80, column: 3, scope: !260)
!289 = !DILocation(line: 81, column: 3, scope: !260)
!290 = distinct !DISubprogram(name: "count", scope: !3, file: !3, line: 84, type: !291, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !133)
!291 = !DISubroutineType(types: !292)
!292 = !{!88, !69, !267}
!293 = !DILocalVariable(name: "node", arg: 1, scope: !290, file: !3, line: 84, type: !69)
!294 = !DILocation(line: 84, column: 31, scope: !290)
!295 = !DILocalVariable(name: "last", arg: 2, scope: !290, file: !3, line: 84, type: !267)
!296 = !DILocation(line: 84, column: 51, scope: !290)
!297 = !DILocation(line: 85, column: 8, scope: !298)
!298 = distinct !DILexicalBlock(scope: !290, file: !3, line: 85, column: 7)
!299 = !DILocation(line: 85, column: 7, scope: !290)
!300 = !DILocation(line: 86, column: 5, scope: !298)
!301 = !DILocalVariable(name: "before", scope: !290, file: !3, line: 87, type: !88)
!302 = !DILocation(line: 87, column: 7, scope: !290)
!303 = !DILocation(line: 87, column: 22, scope: !290)
!304 = !DILocation(line: 87, column: 28, scope: !290)
!305 = !DILocation(line: 87, column: 34, scope: !290)
!306 = !DILocation(line: 87, column: 16, scope: !290)
!307 = !DILocation(line: 88, column: 3, scope: !308)
!308 = distinct !DILexicalBlock(scope: !309, file: !3, line: 88, column: 3)
!309 = distinct !DILexicalBlock(scope: !290, file: !3, line: 88, column: 3)
!310 = !DILocation(line: 88, column: 3, scope: !309)
!311 = !DILocation(line: 89, column: 11, scope: !290)
!312 = !DILocation(line: 89, column: 4, scope: !290)
!313 = !DILocation(line: 89, column: 9, scope: !290)
!314 = !DILocation(line: 90, column: 10, scope: !290)
!315 = !DILocation(line: 90, column: 17, scope: !290)
!316 = !DILocation(line: 90, column: 29, scope: !290)
!317 = !DILocation(line: 90, column: 35, scope: !290)
!318 = !DILocation(line: 90, column: 42, scope: !290)
!319 = !DILocation(line: 90, column: 23, scope: !290)
!320 = !DILocation(line: 90, column: 21, scope: !290)
!321 = !DILocation(line: 90, column: 3, scope: !290)
!322 = !DILocation(line: 91, column: 1, scope: !290)
!323 = distinct !DISubprogram(name: "transfer", scope: !3, file: !3, line: 20, type: !324, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !133)
!324 = !DISubroutineType(types: !325)
!325 = !{null, !326, !326, !88}
!326 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !76, size: 64)
!327 = !DILocalVariable(name: "from", arg: 1, scope: !323, file: !3, line: 20, type: !326)
!328 = !DILocation(line: 20, column: 38, scope: !323)
!329 = !DILocalVariable(name: "to", arg: 2, scope: !323, file: !3, line: 20, type: !326)
!330 = !DILocation(line: 20, column: 60, scope: !323)
!331 = !DILocalVariable(name: "amount", arg: 3, scope: !323, file: !3, line: 20, type: !88)
!332 = !DILocation(line: 20, column: 68, scope: !323)
!333 = !DILocalVariable(name: "first", scope: !323, file: !3, line: 21, type: !326)
!334 = !DILocation(line: 21, column: 19, scope: !323)
!335 = !DILocation(line: 21, column: 27, scope: !323)
!336 = !DILocation(line: 21, column: 34, scope: !323)
!337 = !DILocation(line: 21, column: 32, scope: !323)
!338 = !DILocation(line: 21, column: 39, scope: !323)
!339 = !DILocation(line: 21, column: 46, scope: !323)
!340 = !DILocalVariable(name: "second", scope: !323, file: !3, line: 21, type: !326)
!341 = !DILocation(line: 21, column: 51, scope: !323)
!342 = !DILocation(line: 21, column: 60, scope: !323)
!343 = !DILocation(line: 21, column: 67, scope: !323)
!344 = !DILocation(line: 21, column: 65, scope: !323)
!345 = !DILocation(line: 21, column: 72, scope: !323)
!346 = !DILocation(line: 21, column: 77, scope: !323)
!347 = !DILocation(line: 22, column: 23, scope: !323)
!348 = !DILocation(line: 22, column: 30, scope: !323)
!349 = !DILocation(line: 22, column: 3, scope: !323)
!350 = !DILocation(line: 23, column: 23, scope: !323)
!351 = !DILocation(line: 23, column: 31, scope: !323)
!352 = !DILocation(line: 23, column: 3, scope: !323)
!353 = !DILocation(line: 24, column: 20, scope: !323)
!354 = !DILocation(line: 24, column: 3, scope: !323)
!355 = !DILocation(line: 24, column: 9, scope: !323)
!356 = !DILocation(line: 24, column: 17, scope: !323)
!357 = !DILocation(line: 25, column: 18, scope: !323)
!358 = !DILocation(line: 25, column: 3, scope: !323)
!359 = !DILocation(line: 25, column: 7, scope: !323)
!360 = !DILocation(line: 25, column: 15, scope: !323)
!361 = !DILocation(line: 26, column: 25, scope: !323)
!362 = !DILocation(line: 26, column: 33, scope: !323)
!363 = !DILocation(line: 26, column: 3, scope: !323)
!364 = !DILocation(line: 27, column: 25, scope: !323)
!365 = !DILocation(line: 27, column: 32, scope: !323)
!366 = !DILocation(line: 27, column: 3, scope: !323)
!367 = !DILocation(line: 28, column: 1, scope: !323)
