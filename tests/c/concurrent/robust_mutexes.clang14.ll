source_filename = "robust_mutexes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%union.pthread_mutexattr_t = type { i32 }

@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@half_done = internal global i32 0, align 4, !dbg !28
@.str = private unnamed_addr constant [16 x i8] c"it was about to\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"it is repaired\00", align 1
@.str.2 = private unnamed_addr constant [22 x i8] c"there is no other way\00", align 1
@.str.3 = private unnamed_addr constant [18 x i8] c"nothing to repair\00", align 1
@.str.4 = private unnamed_addr constant [12 x i8] c"all is well\00", align 1
@.str.5 = private unnamed_addr constant [11 x i8] c"it is held\00", align 1
@.str.6 = private unnamed_addr constant [18 x i8] c"either came first\00", align 1
@.str.7 = private unnamed_addr constant [20 x i8] c"the owner has ended\00", align 1
@.str.8 = private unnamed_addr constant [20 x i8] c"it was not repaired\00", align 1
@.str.9 = private unnamed_addr constant [9 x i8] c"for ever\00", align 1
@.str.10 = private unnamed_addr constant [16 x i8] c"nobody holds it\00", align 1
@.str.11 = private unnamed_addr constant [16 x i8] c"nobody needs it\00", align 1
@.str.12 = private unnamed_addr constant [16 x i8] c"so has this one\00", align 1
@.str.13 = private unnamed_addr constant [24 x i8] c"it never waits for ever\00", align 1
@.str.14 = private unnamed_addr constant [10 x i8] c"it checks\00", align 1
@.str.15 = private unnamed_addr constant [15 x i8] c"nobody held it\00", align 1
@.str.16 = private unnamed_addr constant [22 x i8] c"it was held once more\00", align 1
@waiting = internal global i32 0, align 4, !dbg !30
@cond = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !36
@.str.17 = private unnamed_addr constant [24 x i8] c"it ended with the mutex\00", align 1
@.str.18 = private unnamed_addr constant [15 x i8] c"and not before\00", align 1
@first = internal global i32 0, align 4, !dbg !32
@second = internal global i32 0, align 4, !dbg !34
@.str.19 = private unnamed_addr constant [23 x i8] c"it can be locked again\00", align 1
@.str.20 = private unnamed_addr constant [11 x i8] c"it is kept\00", align 1
@.str.21 = private unnamed_addr constant [11 x i8] c"so is this\00", align 1
@.str.22 = private unnamed_addr constant [16 x i8] c"it is another's\00", align 1

define dso_local i32 @main() #0 !dbg !110 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !114, metadata !DIExpression()), !dbg !117
  call void @of_kind(i32 noundef 0, i32 noundef 1), !dbg !118
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @dies, ptr noundef null) #5, !dbg !119
  call void @llvm.dbg.declare(metadata ptr %3, metadata !120, metadata !DIExpression()), !dbg !121
  %5 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !122
  store i32 %5, ptr %3, align 4, !dbg !121
  %6 = load i32, ptr %3, align 4, !dbg !123
  %7 = icmp eq i32 %6, 130, !dbg !125
  br i1 %7, label %8, label %13, !dbg !126

8:                                                ; preds = %0
  %9 = load i32, ptr @half_done, align 4, !dbg !127
  call void @fencepost_assert(i32 noundef %9, ptr noundef getelementptr inbounds ([16 x i8], ptr @.str, i64 0, i64 0)), !dbg !129
  store i32 0, ptr @half_done, align 4, !dbg !130
  %10 = call i32 @pthread_mutex_consistent(ptr noundef @mutex) #5, !dbg !131
  %11 = icmp eq i32 %10, 0, !dbg !132
  %12 = zext i1 %11 to i32, !dbg !132
  call void @fencepost_assert(i32 noundef %12, ptr noundef getelementptr inbounds ([15 x i8], ptr @.str.1, i64 0, i64 0)), !dbg !133
  br label %20, !dbg !134

13:                                               ; preds = %0
  %14 = load i32, ptr %3, align 4, !dbg !135
  %15 = icmp eq i32 %14, 0, !dbg !137
  %16 = zext i1 %15 to i32, !dbg !137
  call void @fencepost_assert(i32 noundef %16, ptr noundef getelementptr inbounds ([22 x i8], ptr @.str.2, i64 0, i64 0)), !dbg !138
  %17 = call i32 @pthread_mutex_consistent(ptr noundef @mutex) #5, !dbg !139
  %18 = icmp eq i32 %17, 22, !dbg !140
  %19 = zext i1 %18 to i32, !dbg !140
  call void @fencepost_assert(i32 noundef %19, ptr noundef getelementptr inbounds ([18 x i8], ptr @.str.3, i64 0, i64 0)), !dbg !141
  br label %20

20:                                               ; preds = %13, %8
  %21 = load i32, ptr @half_done, align 4, !dbg !142
  %22 = icmp ne i32 %21, 0, !dbg !143
  %23 = xor i1 %22, true, !dbg !143
  %24 = zext i1 %23 to i32, !dbg !143
  call void @fencepost_assert(i32 noundef %24, ptr noundef getelementptr inbounds ([12 x i8], ptr @.str.4, i64 0, i64 0)), !dbg !144
  %25 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !145
  %26 = icmp eq i32 %25, 0, !dbg !146
  %27 = zext i1 %26 to i32, !dbg !146
  call void @fencepost_assert(i32 noundef %27, ptr noundef getelementptr inbounds ([11 x i8], ptr @.str.5, i64 0, i64 0)), !dbg !147
  %28 = load i64, ptr %2, align 8, !dbg !148
  %29 = call i32 @pthread_join(i64 noundef %28, ptr noundef null), !dbg !149
  %30 = call i32 @pthread_mutex_trylock(ptr noundef @mutex) #5, !dbg !150
  store i32 %30, ptr %3, align 4, !dbg !151
  %31 = load i32, ptr %3, align 4, !dbg !152
  %32 = icmp eq i32 %31, 0, !dbg !153
  br i1 %32, label %36, label %33, !dbg !154

33:                                               ; preds = %20
  %34 = load i32, ptr %3, align 4, !dbg !155
  %35 = icmp eq i32 %34, 130, !dbg !156
  br label %36, !dbg !154

36:                                               ; preds = %33, %20
  %37 = phi i1 [ true, %20 ], [ %35, %33 ]
  %38 = zext i1 %37 to i32, !dbg !154
  call void @fencepost_assert(i32 noundef %38, ptr noundef getelementptr inbounds ([18 x i8], ptr @.str.6, i64 0, i64 0)), !dbg !157
  ret i32 0, !dbg !158
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

define internal void @of_kind(i32 noundef %0, i32 noundef %1) #0 !dbg !159 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca %union.pthread_mutexattr_t, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !162, metadata !DIExpression()), !dbg !163
  store i32 %1, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !164, metadata !DIExpression()), !dbg !165
  call void @llvm.dbg.declare(metadata ptr %5, metadata !166, metadata !DIExpression()), !dbg !175
  %7 = call i32 @pthread_mutexattr_init(ptr noundef %5) #5, !dbg !176
  %8 = load i32, ptr %4, align 4, !dbg !177
  %9 = call i32 @pthread_mutexattr_setrobust(ptr noundef %5, i32 noundef %8) #5, !dbg !178
  %10 = load i32, ptr %3, align 4, !dbg !179
  %11 = call i32 @pthread_mutexattr_settype(ptr noundef %5, i32 noundef %10) #5, !dbg !180
  call void @llvm.dbg.declare(metadata ptr %6, metadata !181, metadata !DIExpression()), !dbg !182
  store i32 -1, ptr %6, align 4, !dbg !182
  %12 = call i32 @pthread_mutexattr_getrobust(ptr noundef %5, ptr noundef %6) #5, !dbg !183
  %13 = load i32, ptr %6, align 4, !dbg !184
  %14 = load i32, ptr %4, align 4, !dbg !185
  %15 = icmp eq i32 %13, %14, !dbg !186
  %16 = zext i1 %15 to i32, !dbg !186
  call void @fencepost_assert(i32 noundef %16, ptr noundef getelementptr inbounds ([11 x i8], ptr @.str.20, i64 0, i64 0)), !dbg !187
  %17 = call i32 @pthread_mutexattr_gettype(ptr noundef %5, ptr noundef %6) #5, !dbg !188
  %18 = load i32, ptr %6, align 4, !dbg !189
  %19 = load i32, ptr %3, align 4, !dbg !190
  %20 = icmp eq i32 %18, %19, !dbg !191
  %21 = zext i1 %20 to i32, !dbg !191
  call void @fencepost_assert(i32 noundef %21, ptr noundef getelementptr inbounds ([11 x i8], ptr @.str.21, i64 0, i64 0)), !dbg !192
  %22 = call i32 @pthread_mutex_init(ptr noundef @mutex, ptr noundef %5) #5, !dbg !193
  ret void, !dbg !194
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @dies(ptr noundef %0) #0 !dbg !195 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !198, metadata !DIExpression()), !dbg !199
  %3 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !200
  store i32 1, ptr @half_done, align 4, !dbg !201
  ret ptr null, !dbg !202
}

declare i32 @pthread_mutex_lock(ptr noundef) #2

declare void @fencepost_assert(i32 noundef, ptr noundef) #3

declare i32 @pthread_mutex_consistent(ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare i32 @pthread_mutex_trylock(ptr noundef) #2

define dso_local void @lost() #0 !dbg !203 {
  call void @of_kind(i32 noundef 0, i32 noundef 1), !dbg !206
  call void @run(ptr noundef @dies), !dbg !207
  %1 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !208
  %2 = icmp eq i32 %1, 130, !dbg !209
  %3 = zext i1 %2 to i32, !dbg !209
  call void @fencepost_assert(i32 noundef %3, ptr noundef getelementptr inbounds ([20 x i8], ptr @.str.7, i64 0, i64 0)), !dbg !210
  %4 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !211
  %5 = icmp eq i32 %4, 0, !dbg !212
  %6 = zext i1 %5 to i32, !dbg !212
  call void @fencepost_assert(i32 noundef %6, ptr noundef getelementptr inbounds ([11 x i8], ptr @.str.5, i64 0, i64 0)), !dbg !213
  %7 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !214
  %8 = icmp eq i32 %7, 131, !dbg !215
  %9 = zext i1 %8 to i32, !dbg !215
  call void @fencepost_assert(i32 noundef %9, ptr noundef getelementptr inbounds ([20 x i8], ptr @.str.8, i64 0, i64 0)), !dbg !216
  %10 = call i32 @pthread_mutex_trylock(ptr noundef @mutex) #5, !dbg !217
  %11 = icmp eq i32 %10, 131, !dbg !218
  %12 = zext i1 %11 to i32, !dbg !218
  call void @fencepost_assert(i32 noundef %12, ptr noundef getelementptr inbounds ([9 x i8], ptr @.str.9, i64 0, i64 0)), !dbg !219
  %13 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !220
  %14 = icmp eq i32 %13, 1, !dbg !221
  %15 = zext i1 %14 to i32, !dbg !221
  call void @fencepost_assert(i32 noundef %15, ptr noundef getelementptr inbounds ([16 x i8], ptr @.str.10, i64 0, i64 0)), !dbg !222
  %16 = call i32 @pthread_mutex_destroy(ptr noundef @mutex) #5, !dbg !223
  %17 = icmp eq i32 %16, 0, !dbg !224
  %18 = zext i1 %17 to i32, !dbg !224
  call void @fencepost_assert(i32 noundef %18, ptr noundef getelementptr inbounds ([16 x i8], ptr @.str.11, i64 0, i64 0)), !dbg !225
  ret void, !dbg !226
}

define internal void @run(ptr noundef %0) #0 !dbg !227 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !231, metadata !DIExpression()), !dbg !232
  call void @llvm.dbg.declare(metadata ptr %3, metadata !233, metadata !DIExpression()), !dbg !234
  %4 = load ptr, ptr %2, align 8, !dbg !235
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef %4, ptr noundef null) #5, !dbg !236
  %6 = load i64, ptr %3, align 8, !dbg !237
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !238
  ret void, !dbg !239
}

declare i32 @pthread_mutex_destroy(ptr noundef) #2

define dso_local void @dies_again() #0 !dbg !240 {
  call void @of_kind(i32 noundef 0, i32 noundef 1), !dbg !241
  call void @run(ptr noundef @dies), !dbg !242
  call void @run(ptr noundef @finds_it_dead), !dbg !243
  %1 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !244
  %2 = icmp eq i32 %1, 130, !dbg !245
  %3 = zext i1 %2 to i32, !dbg !245
  call void @fencepost_assert(i32 noundef %3, ptr noundef getelementptr inbounds ([16 x i8], ptr @.str.12, i64 0, i64 0)), !dbg !246
  ret void, !dbg !247
}

define internal ptr @finds_it_dead(ptr noundef %0) #0 !dbg !248 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !249, metadata !DIExpression()), !dbg !250
  %3 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !251
  %4 = icmp eq i32 %3, 130, !dbg !252
  %5 = zext i1 %4 to i32, !dbg !252
  call void @fencepost_assert(i32 noundef %5, ptr noundef getelementptr inbounds ([20 x i8], ptr @.str.7, i64 0, i64 0)), !dbg !253
  ret ptr null, !dbg !254
}

define dso_local void @by_exit() #0 !dbg !255 {
  %1 = alloca i64, align 8
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !256, metadata !DIExpression()), !dbg !257
  call void @of_kind(i32 noundef 2, i32 noundef 1), !dbg !258
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @leaves, ptr noundef null) #5, !dbg !259
  call void @llvm.dbg.declare(metadata ptr %2, metadata !260, metadata !DIExpression()), !dbg !261
  %4 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !262
  store i32 %4, ptr %2, align 4, !dbg !261
  %5 = load i32, ptr %2, align 4, !dbg !263
  %6 = icmp eq i32 %5, 0, !dbg !264
  br i1 %6, label %10, label %7, !dbg !265

7:                                                ; preds = %0
  %8 = load i32, ptr %2, align 4, !dbg !266
  %9 = icmp eq i32 %8, 130, !dbg !267
  br label %10, !dbg !265

10:                                               ; preds = %7, %0
  %11 = phi i1 [ true, %0 ], [ %9, %7 ]
  %12 = zext i1 %11 to i32, !dbg !265
  call void @fencepost_assert(i32 noundef %12, ptr noundef getelementptr inbounds ([24 x i8], ptr @.str.13, i64 0, i64 0)), !dbg !268
  %13 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !269
  %14 = icmp eq i32 %13, 35, !dbg !270
  %15 = zext i1 %14 to i32, !dbg !270
  call void @fencepost_assert(i32 noundef %15, ptr noundef getelementptr inbounds ([10 x i8], ptr @.str.14, i64 0, i64 0)), !dbg !271
  %16 = load i32, ptr %2, align 4, !dbg !272
  %17 = icmp ne i32 %16, 0, !dbg !272
  br i1 %17, label %18, label %20, !dbg !274

18:                                               ; preds = %10
  %19 = call i32 @pthread_mutex_consistent(ptr noundef @mutex) #5, !dbg !275
  br label %20, !dbg !275

20:                                               ; preds = %18, %10
  %21 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !276
  %22 = load i64, ptr %1, align 8, !dbg !277
  %23 = call i32 @pthread_join(i64 noundef %22, ptr noundef null), !dbg !278
  ret void, !dbg !279
}

define internal ptr @leaves(ptr noundef %0) #0 !dbg !280 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !281, metadata !DIExpression()), !dbg !282
  %3 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !283
  call void @pthread_exit(ptr noundef null) #6, !dbg !284
  unreachable, !dbg !284
}

define dso_local void @twice() #0 !dbg !285 {
  call void @of_kind(i32 noundef 1, i32 noundef 1), !dbg !286
  call void @run(ptr noundef @gives_both_back), !dbg !287
  %1 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !288
  %2 = icmp eq i32 %1, 0, !dbg !289
  %3 = zext i1 %2 to i32, !dbg !289
  call void @fencepost_assert(i32 noundef %3, ptr noundef getelementptr inbounds ([15 x i8], ptr @.str.15, i64 0, i64 0)), !dbg !290
  %4 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !291
  call void @run(ptr noundef @dies_with_two), !dbg !292
  %5 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !293
  %6 = icmp eq i32 %5, 130, !dbg !294
  %7 = zext i1 %6 to i32, !dbg !294
  call void @fencepost_assert(i32 noundef %7, ptr noundef getelementptr inbounds ([22 x i8], ptr @.str.16, i64 0, i64 0)), !dbg !295
  ret void, !dbg !296
}

define internal ptr @gives_both_back(ptr noundef %0) #0 !dbg !297 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !298, metadata !DIExpression()), !dbg !299
  %3 = call ptr @dies_with_two(ptr noundef null), !dbg !300
  %4 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !301
  ret ptr null, !dbg !302
}

define internal ptr @dies_with_two(ptr noundef %0) #0 !dbg !303 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !304, metadata !DIExpression()), !dbg !305
  %3 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !306
  %4 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !307
  %5 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !308
  ret ptr null, !dbg !309
}

define dso_local void @in_a_wait() #0 !dbg !310 {
  %1 = alloca i64, align 8
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !311, metadata !DIExpression()), !dbg !312
  call void @of_kind(i32 noundef 0, i32 noundef 1), !dbg !313
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @signals_and_dies, ptr noundef null) #5, !dbg !314
  call void @llvm.dbg.declare(metadata ptr %2, metadata !315, metadata !DIExpression()), !dbg !316
  %4 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !317
  store i32 %4, ptr %2, align 4, !dbg !316
  %5 = load i32, ptr %2, align 4, !dbg !318
  %6 = icmp eq i32 %5, 0, !dbg !320
  br i1 %6, label %7, label %9, !dbg !321

7:                                                ; preds = %0
  store i32 1, ptr @waiting, align 4, !dbg !322
  %8 = call i32 @pthread_cond_wait(ptr noundef @cond, ptr noundef @mutex), !dbg !324
  store i32 %8, ptr %2, align 4, !dbg !325
  br label %9, !dbg !326

9:                                                ; preds = %7, %0
  %10 = load i32, ptr %2, align 4, !dbg !327
  %11 = icmp eq i32 %10, 130, !dbg !328
  %12 = zext i1 %11 to i32, !dbg !328
  call void @fencepost_assert(i32 noundef %12, ptr noundef getelementptr inbounds ([24 x i8], ptr @.str.17, i64 0, i64 0)), !dbg !329
  %13 = load i32, ptr @waiting, align 4, !dbg !330
  %14 = icmp eq i32 %13, 2, !dbg !331
  %15 = zext i1 %14 to i32, !dbg !331
  call void @fencepost_assert(i32 noundef %15, ptr noundef getelementptr inbounds ([15 x i8], ptr @.str.18, i64 0, i64 0)), !dbg !332
  %16 = call i32 @pthread_mutex_consistent(ptr noundef @mutex) #5, !dbg !333
  %17 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !334
  %18 = icmp eq i32 %17, 0, !dbg !335
  %19 = zext i1 %18 to i32, !dbg !335
  call void @fencepost_assert(i32 noundef %19, ptr noundef getelementptr inbounds ([11 x i8], ptr @.str.5, i64 0, i64 0)), !dbg !336
  %20 = load i64, ptr %1, align 8, !dbg !337
  %21 = call i32 @pthread_join(i64 noundef %20, ptr noundef null), !dbg !338
  ret void, !dbg !339
}

define internal ptr @signals_and_dies(ptr noundef %0) #0 !dbg !340 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !341, metadata !DIExpression()), !dbg !342
  %3 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !343
  %4 = load i32, ptr @waiting, align 4, !dbg !344
  %5 = icmp ne i32 %4, 0, !dbg !344
  br i1 %5, label %6, label %8, !dbg !346

6:                                                ; preds = %1
  %7 = call i32 @pthread_cond_signal(ptr noundef @cond) #5, !dbg !347
  br label %8, !dbg !347

8:                                                ; preds = %6, %1
  store i32 2, ptr @waiting, align 4, !dbg !348
  ret ptr null, !dbg !349
}

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #3

define dso_local void @unlocked() #0 !dbg !350 {
  call void @of_kind(i32 noundef 0, i32 noundef 1), !dbg !351
  %1 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !352
  call void @run(ptr noundef @unlocks), !dbg !353
  %2 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !354
  ret void, !dbg !355
}

define internal ptr @unlocks(ptr noundef %0) #0 !dbg !356 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !357, metadata !DIExpression()), !dbg !358
  %3 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !359
  %4 = icmp eq i32 %3, 1, !dbg !360
  %5 = zext i1 %4 to i32, !dbg !360
  call void @fencepost_assert(i32 noundef %5, ptr noundef getelementptr inbounds ([16 x i8], ptr @.str.22, i64 0, i64 0)), !dbg !361
  ret ptr null, !dbg !362
}

define dso_local void @not_robust() #0 !dbg !363 {
  call void @of_kind(i32 noundef 0, i32 noundef 0), !dbg !364
  call void @run(ptr noundef @dies), !dbg !365
  %1 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !366
  ret void, !dbg !367
}

define dso_local void @in_any_order() #0 !dbg !368 {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !369, metadata !DIExpression()), !dbg !370
  call void @llvm.dbg.declare(metadata ptr %2, metadata !371, metadata !DIExpression()), !dbg !372
  call void @of_kind(i32 noundef 0, i32 noundef 1), !dbg !373
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @adds, ptr noundef @first) #5, !dbg !374
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @adds, ptr noundef @second) #5, !dbg !375
  %5 = load i64, ptr %1, align 8, !dbg !376
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !377
  %7 = load i64, ptr %2, align 8, !dbg !378
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !379
  ret void, !dbg !380
}

define internal ptr @adds(ptr noundef %0) #0 !dbg !381 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !382, metadata !DIExpression()), !dbg !383
  %3 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !384
  %4 = load ptr, ptr %2, align 8, !dbg !385
  store i32 %3, ptr %4, align 4, !dbg !386
  ret ptr null, !dbg !387
}

define dso_local void @forgets_to_repair() #0 !dbg !388 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !389, metadata !DIExpression()), !dbg !390
  call void @of_kind(i32 noundef 0, i32 noundef 1), !dbg !391
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @dies, ptr noundef null) #5, !dbg !392
  %3 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !393
  %4 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !394
  %5 = load i64, ptr %1, align 8, !dbg !395
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !396
  %7 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !397
  %8 = icmp ne i32 %7, 131, !dbg !398
  %9 = zext i1 %8 to i32, !dbg !398
  call void @fencepost_assert(i32 noundef %9, ptr noundef getelementptr inbounds ([23 x i8], ptr @.str.19, i64 0, i64 0)), !dbg !399
  ret void, !dbg !400
}

declare i32 @pthread_mutexattr_init(ptr noundef) #2

declare i32 @pthread_mutexattr_setrobust(ptr noundef, i32 noundef) #2

declare i32 @pthread_mutexattr_settype(ptr noundef, i32 noundef) #2

declare i32 @pthread_mutexattr_getrobust(ptr noundef, ptr noundef) #2

declare i32 @pthread_mutexattr_gettype(ptr noundef, ptr noundef) #2

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #2

declare void @pthread_exit(ptr noundef) #4

declare i32 @pthread_cond_signal(ptr noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!102, !103, !104, !105, !106, !107, !108}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 27, type: !74, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !23, globals: !27, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "robust_mutexes.c", directory: ".", checksumkind: CSK_MD5, checksum: "a4220963a965a34cbadd59ecd57f3c5a")
!4 = !{!5, !17}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !6, line: 47, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14, !15, !16}
!9 = !DIEnumerator(name: "PTHREAD_MUTEX_TIMED_NP", value: 0)
!10 = !DIEnumerator(name: "PTHREAD_MUTEX_RECURSIVE_NP", value: 1)
!11 = !DIEnumerator(name: "PTHREAD_MUTEX_ERRORCHECK_NP", value: 2)
!12 = !DIEnumerator(name: "PTHREAD_MUTEX_ADAPTIVE_NP", value: 3)
!13 = !DIEnumerator(name: "PTHREAD_MUTEX_NORMAL", value: 0)
!14 = !DIEnumerator(name: "PTHREAD_MUTEX_RECURSIVE", value: 1)
!15 = !DIEnumerator(name: "PTHREAD_MUTEX_ERRORCHECK", value: 2)
!16 = !DIEnumerator(name: "PTHREAD_MUTEX_DEFAULT", value: 0)
!17 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !6, line: 69, baseType: !7, size: 32, elements: !18)
!18 = !{!19, !20, !21, !22}
!19 = !DIEnumerator(name: "PTHREAD_MUTEX_STALLED", value: 0)
!20 = !DIEnumerator(name: "PTHREAD_MUTEX_STALLED_NP", value: 0)
!21 = !DIEnumerator(name: "PTHREAD_MUTEX_ROBUST", value: 1)
!22 = !DIEnumerator(name: "PTHREAD_MUTEX_ROBUST_NP", value: 1)
!23 = !{!24, !25}
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !{!0, !28, !30, !32, !34, !36}
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "half_done", scope: !2, file: !3, line: 29, type: !26, isLocal: true, isDefinition: true)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "waiting", scope: !2, file: !3, line: 29, type: !26, isLocal: true, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 29, type: !26, isLocal: true, isDefinition: true)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 29, type: !26, isLocal: true, isDefinition: true)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "cond", scope: !2, file: !3, line: 28, type: !38, isLocal: true, isDefinition: true)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !39, line: 80, baseType: !40)
!39 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!40 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !39, line: 75, size: 384, elements: !41)
!41 = !{!42, !67, !72}
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !40, file: !39, line: 77, baseType: !43, size: 384)
!43 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !44, line: 94, size: 384, elements: !45)
!44 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: ".", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!45 = !{!46, !58, !59, !63, !64, !65, !66}
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !43, file: !44, line: 96, baseType: !47, size: 64)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !48, line: 33, baseType: !49)
!48 = !DIFile(filename: "include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: ".", checksumkind: CSK_MD5, checksum: "2708e6e61e266abad2d765ccef838dbe")
!49 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !48, line: 25, size: 64, elements: !50)
!50 = !{!51, !53}
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !49, file: !48, line: 27, baseType: !52, size: 64)
!52 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !49, file: !48, line: 32, baseType: !54, size: 64)
!54 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !49, file: !48, line: 28, size: 64, elements: !55)
!55 = !{!56, !57}
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !54, file: !48, line: 30, baseType: !7, size: 32)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !54, file: !48, line: 31, baseType: !7, size: 32, offset: 32)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !43, file: !44, line: 97, baseType: !47, size: 64, offset: 64)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !43, file: !44, line: 98, baseType: !60, size: 64, offset: 128)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 64, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 2)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !43, file: !44, line: 99, baseType: !60, size: 64, offset: 192)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !43, file: !44, line: 100, baseType: !7, size: 32, offset: 256)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !43, file: !44, line: 101, baseType: !7, size: 32, offset: 288)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !43, file: !44, line: 102, baseType: !60, size: 64, offset: 320)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !40, file: !39, line: 78, baseType: !68, size: 384)
!68 = !DICompositeType(tag: DW_TAG_array_type, baseType: !69, size: 384, elements: !70)
!69 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!70 = !{!71}
!71 = !DISubrange(count: 48)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !40, file: !39, line: 79, baseType: !73, size: 64)
!73 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!74 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !39, line: 72, baseType: !75)
!75 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !39, line: 67, size: 320, elements: !76)
!76 = !{!77, !96, !100}
!77 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !75, file: !39, line: 69, baseType: !78, size: 320)
!78 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !79, line: 22, size: 320, elements: !80)
!79 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: ".", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!80 = !{!81, !82, !83, !84, !85, !86, !88, !89}
!81 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !78, file: !79, line: 24, baseType: !26, size: 32)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !78, file: !79, line: 25, baseType: !7, size: 32, offset: 32)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !78, file: !79, line: 26, baseType: !26, size: 32, offset: 64)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !78, file: !79, line: 28, baseType: !7, size: 32, offset: 96)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !78, file: !79, line: 32, baseType: !26, size: 32, offset: 128)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !78, file: !79, line: 34, baseType: !87, size: 16, offset: 160)
!87 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !78, file: !79, line: 35, baseType: !87, size: 16, offset: 176)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !78, file: !79, line: 36, baseType: !90, size: 128, offset: 192)
!90 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !44, line: 55, baseType: !91)
!91 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !44, line: 51, size: 128, elements: !92)
!92 = !{!93, !95}
!93 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !91, file: !44, line: 53, baseType: !94, size: 64)
!94 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !91, size: 64)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !91, file: !44, line: 54, baseType: !94, size: 64, offset: 64)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !75, file: !39, line: 70, baseType: !97, size: 320)
!97 = !DICompositeType(tag: DW_TAG_array_type, baseType: !69, size: 320, elements: !98)
!98 = !{!99}
!99 = !DISubrange(count: 40)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !75, file: !39, line: 71, baseType: !101, size: 64)
!101 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!102 = !{i32 7, !"Dwarf Version", i32 5}
!103 = !{i32 2, !"Debug Info Version", i32 3}
!104 = !{i32 1, !"wchar_size", i32 4}
!105 = !{i32 7, !"PIC Level", i32 2}
!106 = !{i32 7, !"PIE Level", i32 2}
!107 = !{i32 7, !"uwtable", i32 1}
!108 = !{i32 7, !"frame-pointer", i32 2}
!109 = !{!"Debian clang version 14.0.6"}
!110 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 56, type: !111, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !113)
!111 = !DISubroutineType(types: !112)
!112 = !{!26}
!113 = !{}
!114 = !DILocalVariable(name: "thread", scope: !110, file: !3, line: 57, type: !115)
!115 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !39, line: 27, baseType: !116)
!116 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!117 = !DILocation(line: 57, column: 13, scope: !110)
!118 = !DILocation(line: 58, column: 3, scope: !110)
!119 = !DILocation(line: 59, column: 3, scope: !110)
!120 = !DILocalVariable(name: "result", scope: !110, file: !3, line: 60, type: !26)
!121 = !DILocation(line: 60, column: 7, scope: !110)
!122 = !DILocation(line: 60, column: 16, scope: !110)
!123 = !DILocation(line: 61, column: 7, scope: !124)
!124 = distinct !DILexicalBlock(scope: !110, file: !3, line: 61, column: 7)
!125 = !DILocation(line: 61, column: 14, scope: !124)
!126 = !DILocation(line: 61, column: 7, scope: !110)
!127 = !DILocation(line: 62, column: 22, scope: !128)
!128 = distinct !DILexicalBlock(scope: !124, file: !3, line: 61, column: 29)
!129 = !DILocation(line: 62, column: 5, scope: !128)
!130 = !DILocation(line: 63, column: 15, scope: !128)
!131 = !DILocation(line: 64, column: 22, scope: !128)
!132 = !DILocation(line: 64, column: 55, scope: !128)
!133 = !DILocation(line: 64, column: 5, scope: !128)
!134 = !DILocation(line: 65, column: 3, scope: !128)
!135 = !DILocation(line: 66, column: 22, scope: !136)
!136 = distinct !DILexicalBlock(scope: !124, file: !3, line: 65, column: 10)
!137 = !DILocation(line: 66, column: 29, scope: !136)
!138 = !DILocation(line: 66, column: 5, scope: !136)
!139 = !DILocation(line: 67, column: 22, scope: !136)
!140 = !DILocation(line: 67, column: 55, scope: !136)
!141 = !DILocation(line: 67, column: 5, scope: !136)
!142 = !DILocation(line: 69, column: 21, scope: !110)
!143 = !DILocation(line: 69, column: 20, scope: !110)
!144 = !DILocation(line: 69, column: 3, scope: !110)
!145 = !DILocation(line: 70, column: 20, scope: !110)
!146 = !DILocation(line: 70, column: 49, scope: !110)
!147 = !DILocation(line: 70, column: 3, scope: !110)
!148 = !DILocation(line: 71, column: 16, scope: !110)
!149 = !DILocation(line: 71, column: 3, scope: !110)
!150 = !DILocation(line: 72, column: 12, scope: !110)
!151 = !DILocation(line: 72, column: 10, scope: !110)
!152 = !DILocation(line: 73, column: 20, scope: !110)
!153 = !DILocation(line: 73, column: 27, scope: !110)
!154 = !DILocation(line: 73, column: 32, scope: !110)
!155 = !DILocation(line: 73, column: 35, scope: !110)
!156 = !DILocation(line: 73, column: 42, scope: !110)
!157 = !DILocation(line: 73, column: 3, scope: !110)
!158 = !DILocation(line: 74, column: 3, scope: !110)
!159 = distinct !DISubprogram(name: "of_kind", scope: !3, file: !3, line: 31, type: !160, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !113)
!160 = !DISubroutineType(types: !161)
!161 = !{null, !26, !26}
!162 = !DILocalVariable(name: "kind", arg: 1, scope: !159, file: !3, line: 31, type: !26)
!163 = !DILocation(line: 31, column: 25, scope: !159)
!164 = !DILocalVariable(name: "robust", arg: 2, scope: !159, file: !3, line: 31, type: !26)
!165 = !DILocation(line: 31, column: 35, scope: !159)
!166 = !DILocalVariable(name: "attributes", scope: !159, file: !3, line: 32, type: !167)
!167 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutexattr_t", file: !39, line: 36, baseType: !168)
!168 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !39, line: 32, size: 32, elements: !169)
!169 = !{!170, !174}
!170 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !168, file: !39, line: 34, baseType: !171, size: 32)
!171 = !DICompositeType(tag: DW_TAG_array_type, baseType: !69, size: 32, elements: !172)
!172 = !{!173}
!173 = !DISubrange(count: 4)
!174 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !168, file: !39, line: 35, baseType: !26, size: 32)
!175 = !DILocation(line: 32, column: 23, scope: !159)
!176 = !DILocation(line: 33, column: 3, scope: !159)
!177 = !DILocation(line: 34, column: 44, scope: !159)
!178 = !DILocation(line: 34, column: 3, scope: !159)
!179 = !DILocation(line: 35, column: 42, scope: !159)
!180 = !DILocation(line: 35, column: 3, scope: !159)
!181 = !DILocalVariable(name: "found", scope: !159, file: !3, line: 36, type: !26)
!182 = !DILocation(line: 36, column: 7, scope: !159)
!183 = !DILocation(line: 37, column: 3, scope: !159)
!184 = !DILocation(line: 38, column: 20, scope: !159)
!185 = !DILocation(line: 38, column: 29, scope: !159)
!186 = !DILocation(line: 38, column: 26, scope: !159)
!187 = !DILocation(line: 38, column: 3, scope: !159)
!188 = !DILocation(line: 39, column: 3, scope: !159)
!189 = !DILocation(line: 40, column: 20, scope: !159)
!190 = !DILocation(line: 40, column: 29, scope: !159)
!191 = !DILocation(line: 40, column: 26, scope: !159)
!192 = !DILocation(line: 40, column: 3, scope: !159)
!193 = !DILocation(line: 41, column: 3, scope: !159)
!194 = !DILocation(line: 42, column: 1, scope: !159)
!195 = distinct !DISubprogram(name: "dies", scope: !3, file: !3, line: 44, type: !196, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !113)
!196 = !DISubroutineType(types: !197)
!197 = !{!24, !24}
!198 = !DILocalVariable(name: "unused", arg: 1, scope: !195, file: !3, line: 44, type: !24)
!199 = !DILocation(line: 44, column: 25, scope: !195)
!200 = !DILocation(line: 45, column: 3, scope: !195)
!201 = !DILocation(line: 46, column: 13, scope: !195)
!202 = !DILocation(line: 47, column: 3, scope: !195)
!203 = distinct !DISubprogram(name: "lost", scope: !3, file: !3, line: 77, type: !204, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !113)
!204 = !DISubroutineType(types: !205)
!205 = !{null}
!206 = !DILocation(line: 78, column: 3, scope: !203)
!207 = !DILocation(line: 79, column: 3, scope: !203)
!208 = !DILocation(line: 80, column: 20, scope: !203)
!209 = !DILocation(line: 80, column: 47, scope: !203)
!210 = !DILocation(line: 80, column: 3, scope: !203)
!211 = !DILocation(line: 81, column: 20, scope: !203)
!212 = !DILocation(line: 81, column: 49, scope: !203)
!213 = !DILocation(line: 81, column: 3, scope: !203)
!214 = !DILocation(line: 82, column: 20, scope: !203)
!215 = !DILocation(line: 82, column: 47, scope: !203)
!216 = !DILocation(line: 82, column: 3, scope: !203)
!217 = !DILocation(line: 83, column: 20, scope: !203)
!218 = !DILocation(line: 83, column: 50, scope: !203)
!219 = !DILocation(line: 83, column: 3, scope: !203)
!220 = !DILocation(line: 84, column: 20, scope: !203)
!221 = !DILocation(line: 84, column: 49, scope: !203)
!222 = !DILocation(line: 84, column: 3, scope: !203)
!223 = !DILocation(line: 85, column: 20, scope: !203)
!224 = !DILocation(line: 85, column: 50, scope: !203)
!225 = !DILocation(line: 85, column: 3, scope: !203)
!226 = !DILocation(line: 86, column: 1, scope: !203)
!227 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 50, type: !228, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !113)
!228 = !DISubroutineType(types: !229)
!229 = !{null, !230}
!230 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !196, size: 64)
!231 = !DILocalVariable(name: "function", arg: 1, scope: !227, file: !3, line: 50, type: !230)
!232 = !DILocation(line: 50, column: 25, scope: !227)
!233 = !DILocalVariable(name: "thread", scope: !227, file: !3, line: 51, type: !115)
!234 = !DILocation(line: 51, column: 13, scope: !227)
!235 = !DILocation(line: 52, column: 33, scope: !227)
!236 = !DILocation(line: 52, column: 3, scope: !227)
!237 = !DILocation(line: 53, column: 16, scope: !227)
!238 = !DILocation(line: 53, column: 3, scope: !227)
!239 = !DILocation(line: 54, column: 1, scope: !227)
!240 = distinct !DISubprogram(name: "dies_again", scope: !3, file: !3, line: 93, type: !204, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !113)
!241 = !DILocation(line: 94, column: 3, scope: !240)
!242 = !DILocation(line: 95, column: 3, scope: !240)
!243 = !DILocation(line: 96, column: 3, scope: !240)
!244 = !DILocation(line: 97, column: 20, scope: !240)
!245 = !DILocation(line: 97, column: 47, scope: !240)
!246 = !DILocation(line: 97, column: 3, scope: !240)
!247 = !DILocation(line: 98, column: 1, scope: !240)
!248 = distinct !DISubprogram(name: "finds_it_dead", scope: !3, file: !3, line: 88, type: !196, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !113)
!249 = !DILocalVariable(name: "unused", arg: 1, scope: !248, file: !3, line: 88, type: !24)
!250 = !DILocation(line: 88, column: 34, scope: !248)
!251 = !DILocation(line: 89, column: 20, scope: !248)
!252 = !DILocation(line: 89, column: 47, scope: !248)
!253 = !DILocation(line: 89, column: 3, scope: !248)
!254 = !DILocation(line: 90, column: 3, scope: !248)
!255 = distinct !DISubprogram(name: "by_exit", scope: !3, file: !3, line: 105, type: !204, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !113)
!256 = !DILocalVariable(name: "thread", scope: !255, file: !3, line: 106, type: !115)
!257 = !DILocation(line: 106, column: 13, scope: !255)
!258 = !DILocation(line: 107, column: 3, scope: !255)
!259 = !DILocation(line: 108, column: 3, scope: !255)
!260 = !DILocalVariable(name: "result", scope: !255, file: !3, line: 109, type: !26)
!261 = !DILocation(line: 109, column: 7, scope: !255)
!262 = !DILocation(line: 109, column: 16, scope: !255)
!263 = !DILocation(line: 110, column: 20, scope: !255)
!264 = !DILocation(line: 110, column: 27, scope: !255)
!265 = !DILocation(line: 110, column: 32, scope: !255)
!266 = !DILocation(line: 110, column: 35, scope: !255)
!267 = !DILocation(line: 110, column: 42, scope: !255)
!268 = !DILocation(line: 110, column: 3, scope: !255)
!269 = !DILocation(line: 111, column: 20, scope: !255)
!270 = !DILocation(line: 111, column: 47, scope: !255)
!271 = !DILocation(line: 111, column: 3, scope: !255)
!272 = !DILocation(line: 112, column: 7, scope: !273)
!273 = distinct !DILexicalBlock(scope: !255, file: !3, line: 112, column: 7)
!274 = !DILocation(line: 112, column: 7, scope: !255)
!275 = !DILocation(line: 113, column: 5, scope: !273)
!276 = !DILocation(line: 114, column: 3, scope: !255)
!277 = !DILocation(line: 115, column: 16, scope: !255)
!278 = !DILocation(line: 115, column: 3, scope: !255)
!279 = !DILocation(line: 116, column: 1, scope: !255)
!280 = distinct !DISubprogram(name: "leaves", scope: !3, file: !3, line: 100, type: !196, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !113)
!281 = !DILocalVariable(name: "unused", arg: 1, scope: !280, file: !3, line: 100, type: !24)
!282 = !DILocation(line: 100, column: 27, scope: !280)
!283 = !DILocation(line: 101, column: 3, scope: !280)
!284 = !DILocation(line: 102, column: 3, scope: !280)
!285 = distinct !DISubprogram(name: "twice", scope: !3, file: !3, line: 131, type: !204, scopeLine: 131, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !113)
!286 = !DILocation(line: 132, column: 3, scope: !285)
!287 = !DILocation(line: 133, column: 3, scope: !285)
!288 = !DILocation(line: 134, column: 20, scope: !285)
!289 = !DILocation(line: 134, column: 47, scope: !285)
!290 = !DILocation(line: 134, column: 3, scope: !285)
!291 = !DILocation(line: 135, column: 3, scope: !285)
!292 = !DILocation(line: 136, column: 3, scope: !285)
!293 = !DILocation(line: 137, column: 20, scope: !285)
!294 = !DILocation(line: 137, column: 47, scope: !285)
!295 = !DILocation(line: 137, column: 3, scope: !285)
!296 = !DILocation(line: 138, column: 1, scope: !285)
!297 = distinct !DISubprogram(name: "gives_both_back", scope: !3, file: !3, line: 125, type: !196, scopeLine: 125, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !113)
!298 = !DILocalVariable(name: "unused", arg: 1, scope: !297, file: !3, line: 125, type: !24)
!299 = !DILocation(line: 125, column: 36, scope: !297)
!300 = !DILocation(line: 126, column: 3, scope: !297)
!301 = !DILocation(line: 127, column: 3, scope: !297)
!302 = !DILocation(line: 128, column: 3, scope: !297)
!303 = distinct !DISubprogram(name: "dies_with_two", scope: !3, file: !3, line: 118, type: !196, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !113)
!304 = !DILocalVariable(name: "unused", arg: 1, scope: !303, file: !3, line: 118, type: !24)
!305 = !DILocation(line: 118, column: 34, scope: !303)
!306 = !DILocation(line: 119, column: 3, scope: !303)
!307 = !DILocation(line: 120, column: 3, scope: !303)
!308 = !DILocation(line: 121, column: 3, scope: !303)
!309 = !DILocation(line: 122, column: 3, scope: !303)
!310 = distinct !DISubprogram(name: "in_a_wait", scope: !3, file: !3, line: 148, type: !204, scopeLine: 148, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !113)
!311 = !DILocalVariable(name: "thread", scope: !310, file: !3, line: 149, type: !115)
!312 = !DILocation(line: 149, column: 13, scope: !310)
!313 = !DILocation(line: 150, column: 3, scope: !310)
!314 = !DILocation(line: 151, column: 3, scope: !310)
!315 = !DILocalVariable(name: "result", scope: !310, file: !3, line: 152, type: !26)
!316 = !DILocation(line: 152, column: 7, scope: !310)
!317 = !DILocation(line: 152, column: 16, scope: !310)
!318 = !DILocation(line: 153, column: 7, scope: !319)
!319 = distinct !DILexicalBlock(scope: !310, file: !3, line: 153, column: 7)
!320 = !DILocation(line: 153, column: 14, scope: !319)
!321 = !DILocation(line: 153, column: 7, scope: !310)
!322 = !DILocation(line: 154, column: 13, scope: !323)
!323 = distinct !DILexicalBlock(scope: !319, file: !3, line: 153, column: 20)
!324 = !DILocation(line: 155, column: 14, scope: !323)
!325 = !DILocation(line: 155, column: 12, scope: !323)
!326 = !DILocation(line: 156, column: 3, scope: !323)
!327 = !DILocation(line: 157, column: 20, scope: !310)
!328 = !DILocation(line: 157, column: 27, scope: !310)
!329 = !DILocation(line: 157, column: 3, scope: !310)
!330 = !DILocation(line: 158, column: 20, scope: !310)
!331 = !DILocation(line: 158, column: 28, scope: !310)
!332 = !DILocation(line: 158, column: 3, scope: !310)
!333 = !DILocation(line: 159, column: 3, scope: !310)
!334 = !DILocation(line: 160, column: 20, scope: !310)
!335 = !DILocation(line: 160, column: 49, scope: !310)
!336 = !DILocation(line: 160, column: 3, scope: !310)
!337 = !DILocation(line: 161, column: 16, scope: !310)
!338 = !DILocation(line: 161, column: 3, scope: !310)
!339 = !DILocation(line: 162, column: 1, scope: !310)
!340 = distinct !DISubprogram(name: "signals_and_dies", scope: !3, file: !3, line: 140, type: !196, scopeLine: 140, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !113)
!341 = !DILocalVariable(name: "unused", arg: 1, scope: !340, file: !3, line: 140, type: !24)
!342 = !DILocation(line: 140, column: 37, scope: !340)
!343 = !DILocation(line: 141, column: 3, scope: !340)
!344 = !DILocation(line: 142, column: 7, scope: !345)
!345 = distinct !DILexicalBlock(scope: !340, file: !3, line: 142, column: 7)
!346 = !DILocation(line: 142, column: 7, scope: !340)
!347 = !DILocation(line: 143, column: 5, scope: !345)
!348 = !DILocation(line: 144, column: 11, scope: !340)
!349 = !DILocation(line: 145, column: 3, scope: !340)
!350 = distinct !DISubprogram(name: "unlocked", scope: !3, file: !3, line: 169, type: !204, scopeLine: 169, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !113)
!351 = !DILocation(line: 170, column: 3, scope: !350)
!352 = !DILocation(line: 171, column: 3, scope: !350)
!353 = !DILocation(line: 172, column: 3, scope: !350)
!354 = !DILocation(line: 173, column: 3, scope: !350)
!355 = !DILocation(line: 174, column: 1, scope: !350)
!356 = distinct !DISubprogram(name: "unlocks", scope: !3, file: !3, line: 164, type: !196, scopeLine: 164, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !113)
!357 = !DILocalVariable(name: "unused", arg: 1, scope: !356, file: !3, line: 164, type: !24)
!358 = !DILocation(line: 164, column: 28, scope: !356)
!359 = !DILocation(line: 165, column: 20, scope: !356)
!360 = !DILocation(line: 165, column: 49, scope: !356)
!361 = !DILocation(line: 165, column: 3, scope: !356)
!362 = !DILocation(line: 166, column: 3, scope: !356)
!363 = distinct !DISubprogram(name: "not_robust", scope: !3, file: !3, line: 176, type: !204, scopeLine: 176, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !113)
!364 = !DILocation(line: 177, column: 3, scope: !363)
!365 = !DILocation(line: 178, column: 3, scope: !363)
!366 = !DILocation(line: 179, column: 3, scope: !363)
!367 = !DILocation(line: 180, column: 1, scope: !363)
!368 = distinct !DISubprogram(name: "in_any_order", scope: !3, file: !3, line: 188, type: !204, scopeLine: 188, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !113)
!369 = !DILocalVariable(name: "one", scope: !368, file: !3, line: 189, type: !115)
!370 = !DILocation(line: 189, column: 13, scope: !368)
!371 = !DILocalVariable(name: "other", scope: !368, file: !3, line: 189, type: !115)
!372 = !DILocation(line: 189, column: 18, scope: !368)
!373 = !DILocation(line: 190, column: 3, scope: !368)
!374 = !DILocation(line: 191, column: 3, scope: !368)
!375 = !DILocation(line: 192, column: 3, scope: !368)
!376 = !DILocation(line: 193, column: 16, scope: !368)
!377 = !DILocation(line: 193, column: 3, scope: !368)
!378 = !DILocation(line: 194, column: 16, scope: !368)
!379 = !DILocation(line: 194, column: 3, scope: !368)
!380 = !DILocation(line: 195, column: 1, scope: !368)
!381 = distinct !DISubprogram(name: "adds", scope: !3, file: !3, line: 182, type: !196, scopeLine: 182, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !113)
!382 = !DILocalVariable(name: "result", arg: 1, scope: !381, file: !3, line: 182, type: !24)
!383 = !DILocation(line: 182, column: 25, scope: !381)
!384 = !DILocation(line: 183, column: 20, scope: !381)
!385 = !DILocation(line: 183, column: 11, scope: !381)
!386 = !DILocation(line: 183, column: 18, scope: !381)
!387 = !DILocation(line: 184, column: 3, scope: !381)
!388 = distinct !DISubprogram(name: "forgets_to_repair", scope: !3, file: !3, line: 197, type: !204, scopeLine: 197, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !113)
!389 = !DILocalVariable(name: "thread", scope: !388, file: !3, line: 198, type: !115)
!390 = !DILocation(line: 198, column: 13, scope: !388)
!391 = !DILocation(line: 199, column: 3, scope: !388)
!392 = !DILocation(line: 200, column: 3, scope: !388)
!393 = !DILocation(line: 201, column: 3, scope: !388)
!394 = !DILocation(line: 202, column: 3, scope: !388)
!395 = !DILocation(line: 203, column: 16, scope: !388)
!396 = !DILocation(line: 203, column: 3, scope: !388)
!397 = !DILocation(line: 204, column: 20, scope: !388)
!398 = !DILocation(line: 204, column: 47, scope: !388)
!399 = !DILocation(line: 204, column: 3, scope: !388)
!400 = !DILocation(line: 205, column: 1, scope: !388)
