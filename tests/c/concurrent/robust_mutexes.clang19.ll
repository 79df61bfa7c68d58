source_filename = "robust_mutexes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%union.pthread_mutexattr_t = type { i32 }

@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@half_done = internal global i32 0, align 4, !dbg !102
@.str = private unnamed_addr constant [16 x i8] c"it was about to\00", align 1, !dbg !28
@.str.1 = private unnamed_addr constant [15 x i8] c"it is repaired\00", align 1, !dbg !34
@.str.2 = private unnamed_addr constant [22 x i8] c"there is no other way\00", align 1, !dbg !39
@.str.3 = private unnamed_addr constant [18 x i8] c"nothing to repair\00", align 1, !dbg !44
@.str.4 = private unnamed_addr constant [12 x i8] c"all is well\00", align 1, !dbg !49
@.str.5 = private unnamed_addr constant [11 x i8] c"it is held\00", align 1, !dbg !54
@.str.6 = private unnamed_addr constant [18 x i8] c"either came first\00", align 1, !dbg !59
@.str.7 = private unnamed_addr constant [20 x i8] c"the owner has ended\00", align 1, !dbg !61
@.str.8 = private unnamed_addr constant [20 x i8] c"it was not repaired\00", align 1, !dbg !66
@.str.9 = private unnamed_addr constant [9 x i8] c"for ever\00", align 1, !dbg !68
@.str.10 = private unnamed_addr constant [16 x i8] c"nobody holds it\00", align 1, !dbg !73
@.str.11 = private unnamed_addr constant [16 x i8] c"nobody needs it\00", align 1, !dbg !75
@.str.12 = private unnamed_addr constant [16 x i8] c"so has this one\00", align 1, !dbg !77
@.str.13 = private unnamed_addr constant [24 x i8] c"it never waits for ever\00", align 1, !dbg !79
@.str.14 = private unnamed_addr constant [10 x i8] c"it checks\00", align 1, !dbg !84
@.str.15 = private unnamed_addr constant [15 x i8] c"nobody held it\00", align 1, !dbg !89
@.str.16 = private unnamed_addr constant [22 x i8] c"it was held once more\00", align 1, !dbg !91
@waiting = internal global i32 0, align 4, !dbg !104
@cond = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !114
@.str.17 = private unnamed_addr constant [24 x i8] c"it ended with the mutex\00", align 1, !dbg !93
@.str.18 = private unnamed_addr constant [15 x i8] c"and not before\00", align 1, !dbg !95
@first = internal global i32 0, align 4, !dbg !106
@second = internal global i32 0, align 4, !dbg !108
@.str.19 = private unnamed_addr constant [23 x i8] c"it can be locked again\00", align 1, !dbg !97
@.str.20 = private unnamed_addr constant [11 x i8] c"it is kept\00", align 1, !dbg !110
@.str.21 = private unnamed_addr constant [11 x i8] c"so is this\00", align 1, !dbg !112
@.str.22 = private unnamed_addr constant [16 x i8] c"it is another's\00", align 1, !dbg !151

define dso_local i32 @main() #0 !dbg !189 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !193, !DIExpression(), !196)
  call void @of_kind(i32 noundef 0, i32 noundef 1), !dbg !197
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @dies, ptr noundef null) #4, !dbg !198
    #dbg_declare(ptr %3, !199, !DIExpression(), !200)
  %5 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #4, !dbg !201
  store i32 %5, ptr %3, align 4, !dbg !200
  %6 = load i32, ptr %3, align 4, !dbg !202
  %7 = icmp eq i32 %6, 130, !dbg !204
  br i1 %7, label %8, label %13, !dbg !205

8:                                                ; preds = %0
  %9 = load i32, ptr @half_done, align 4, !dbg !206
  call void @fencepost_assert(i32 noundef %9, ptr noundef @.str), !dbg !208
  store i32 0, ptr @half_done, align 4, !dbg !209
  %10 = call i32 @pthread_mutex_consistent(ptr noundef @mutex) #4, !dbg !210
  %11 = icmp eq i32 %10, 0, !dbg !211
  %12 = zext i1 %11 to i32, !dbg !211
  call void @fencepost_assert(i32 noundef %12, ptr noundef @.str.1), !dbg !212
  br label %20, !dbg !213

13:                                               ; preds = %0
  %14 = load i32, ptr %3, align 4, !dbg !214
  %15 = icmp eq i32 %14, 0, !dbg !216
  %16 = zext i1 %15 to i32, !dbg !216
  call void @fencepost_assert(i32 noundef %16, ptr noundef @.str.2), !dbg !217
  %17 = call i32 @pthread_mutex_consistent(ptr noundef @mutex) #4, !dbg !218
  %18 = icmp eq i32 %17, 22, !dbg !219
  %19 = zext i1 %18 to i32, !dbg !219
  call void @fencepost_assert(i32 noundef %19, ptr noundef @.str.3), !dbg !220
  br label %20

20:                                               ; preds = %13, %8
  %21 = load i32, ptr @half_done, align 4, !dbg !221
  %22 = icmp ne i32 %21, 0, !dbg !222
  %23 = xor i1 %22, true, !dbg !222
  %24 = zext i1 %23 to i32, !dbg !222
  call void @fencepost_assert(i32 noundef %24, ptr noundef @.str.4), !dbg !223
  %25 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #4, !dbg !224
  %26 = icmp eq i32 %25, 0, !dbg !225
  %27 = zext i1 %26 to i32, !dbg !225
  call void @fencepost_assert(i32 noundef %27, ptr noundef @.str.5), !dbg !226
  %28 = load i64, ptr %2, align 8, !dbg !227
  %29 = call i32 @pthread_join(i64 noundef %28, ptr noundef null), !dbg !228
  %30 = call i32 @pthread_mutex_trylock(ptr noundef @mutex) #4, !dbg !229
  store i32 %30, ptr %3, align 4, !dbg !230
  %31 = load i32, ptr %3, align 4, !dbg !231
  %32 = icmp eq i32 %31, 0, !dbg !232
  br i1 %32, label %36, label %33, !dbg !233

33:                                               ; preds = %20
  %34 = load i32, ptr %3, align 4, !dbg !234
  %35 = icmp eq i32 %34, 130, !dbg !235
  br label %36, !dbg !233

36:                                               ; preds = %33, %20
  %37 = phi i1 [ true, %20 ], [ %35, %33 ]
  %38 = zext i1 %37 to i32, !dbg !233
  call void @fencepost_assert(i32 noundef %38, ptr noundef @.str.6), !dbg !236
  ret i32 0, !dbg !237
}

define internal void @of_kind(i32 noundef %0, i32 noundef %1) #0 !dbg !238 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca %union.pthread_mutexattr_t, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !241, !DIExpression(), !242)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !243, !DIExpression(), !244)
    #dbg_declare(ptr %5, !245, !DIExpression(), !254)
  %7 = call i32 @pthread_mutexattr_init(ptr noundef %5) #4, !dbg !255
  %8 = load i32, ptr %4, align 4, !dbg !256
  %9 = call i32 @pthread_mutexattr_setrobust(ptr noundef %5, i32 noundef %8) #4, !dbg !257
  %10 = load i32, ptr %3, align 4, !dbg !258
  %11 = call i32 @pthread_mutexattr_settype(ptr noundef %5, i32 noundef %10) #4, !dbg !259
    #dbg_declare(ptr %6, !260, !DIExpression(), !261)
  store i32 -1, ptr %6, align 4, !dbg !261
  %12 = call i32 @pthread_mutexattr_getrobust(ptr noundef %5, ptr noundef %6) #4, !dbg !262
  %13 = load i32, ptr %6, align 4, !dbg !263
  %14 = load i32, ptr %4, align 4, !dbg !264
  %15 = icmp eq i32 %13, %14, !dbg !265
  %16 = zext i1 %15 to i32, !dbg !265
  call void @fencepost_assert(i32 noundef %16, ptr noundef @.str.20), !dbg !266
  %17 = call i32 @pthread_mutexattr_gettype(ptr noundef %5, ptr noundef %6) #4, !dbg !267
  %18 = load i32, ptr %6, align 4, !dbg !268
  %19 = load i32, ptr %3, align 4, !dbg !269
  %20 = icmp eq i32 %18, %19, !dbg !270
  %21 = zext i1 %20 to i32, !dbg !270
  call void @fencepost_assert(i32 noundef %21, ptr noundef @.str.21), !dbg !271
  %22 = call i32 @pthread_mutex_init(ptr noundef @mutex, ptr noundef %5) #4, !dbg !272
  ret void, !dbg !273
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @dies(ptr noundef %0) #0 !dbg !274 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !277, !DIExpression(), !278)
  %3 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #4, !dbg !279
  store i32 1, ptr @half_done, align 4, !dbg !280
  ret ptr null, !dbg !281
}

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare void @fencepost_assert(i32 noundef, ptr noundef) #2

declare i32 @pthread_mutex_consistent(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare i32 @pthread_mutex_trylock(ptr noundef) #1

define dso_local void @lost() #0 !dbg !282 {
  call void @of_kind(i32 noundef 0, i32 noundef 1), !dbg !285
  call void @run(ptr noundef @dies), !dbg !286
  %1 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #4, !dbg !287
  %2 = icmp eq i32 %1, 130, !dbg !288
  %3 = zext i1 %2 to i32, !dbg !288
  call void @fencepost_assert(i32 noundef %3, ptr noundef @.str.7), !dbg !289
  %4 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #4, !dbg !290
  %5 = icmp eq i32 %4, 0, !dbg !291
  %6 = zext i1 %5 to i32, !dbg !291
  call void @fencepost_assert(i32 noundef %6, ptr noundef @.str.5), !dbg !292
  %7 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #4, !dbg !293
  %8 = icmp eq i32 %7, 131, !dbg !294
  %9 = zext i1 %8 to i32, !dbg !294
  call void @fencepost_assert(i32 noundef %9, ptr noundef @.str.8), !dbg !295
  %10 = call i32 @pthread_mutex_trylock(ptr noundef @mutex) #4, !dbg !296
  %11 = icmp eq i32 %10, 131, !dbg !297
  %12 = zext i1 %11 to i32, !dbg !297
  call void @fencepost_assert(i32 noundef %12, ptr noundef @.str.9), !dbg !298
  %13 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #4, !dbg !299
  %14 = icmp eq i32 %13, 1, !dbg !300
  %15 = zext i1 %14 to i32, !dbg !300
  call void @fencepost_assert(i32 noundef %15, ptr noundef @.str.10), !dbg !301
  %16 = call i32 @pthread_mutex_destroy(ptr noundef @mutex) #4, !dbg !302
  %17 = icmp eq i32 %16, 0, !dbg !303
  %18 = zext i1 %17 to i32, !dbg !303
  call void @fencepost_assert(i32 noundef %18, ptr noundef @.str.11), !dbg !304
  ret void, !dbg !305
}

define internal void @run(ptr noundef %0) #0 !dbg !306 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !310, !DIExpression(), !311)
    #dbg_declare(ptr %3, !312, !DIExpression(), !313)
  %4 = load ptr, ptr %2, align 8, !dbg !314
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef %4, ptr noundef null) #4, !dbg !315
  %6 = load i64, ptr %3, align 8, !dbg !316
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !317
  ret void, !dbg !318
}

declare i32 @pthread_mutex_destroy(ptr noundef) #1

define dso_local void @dies_again() #0 !dbg !319 {
  call void @of_kind(i32 noundef 0, i32 noundef 1), !dbg !320
  call void @run(ptr noundef @dies), !dbg !321
  call void @run(ptr noundef @finds_it_dead), !dbg !322
  %1 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #4, !dbg !323
  %2 = icmp eq i32 %1, 130, !dbg !324
  %3 = zext i1 %2 to i32, !dbg !324
  call void @fencepost_assert(i32 noundef %3, ptr noundef @.str.12), !dbg !325
  ret void, !dbg !326
}

define internal ptr @finds_it_dead(ptr noundef %0) #0 !dbg !327 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !328, !DIExpression(), !329)
  %3 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #4, !dbg !330
  %4 = icmp eq i32 %3, 130, !dbg !331
  %5 = zext i1 %4 to i32, !dbg !331
  call void @fencepost_assert(i32 noundef %5, ptr noundef @.str.7), !dbg !332
  ret ptr null, !dbg !333
}

define dso_local void @by_exit() #0 !dbg !334 {
  %1 = alloca i64, align 8
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !335, !DIExpression(), !336)
  call void @of_kind(i32 noundef 2, i32 noundef 1), !dbg !337
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @leaves, ptr noundef null) #4, !dbg !338
    #dbg_declare(ptr %2, !339, !DIExpression(), !340)
  %4 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #4, !dbg !341
  store i32 %4, ptr %2, align 4, !dbg !340
  %5 = load i32, ptr %2, align 4, !dbg !342
  %6 = icmp eq i32 %5, 0, !dbg !343
  br i1 %6, label %10, label %7, !dbg !344

7:                                                ; preds = %0
  %8 = load i32, ptr %2, align 4, !dbg !345
  %9 = icmp eq i32 %8, 130, !dbg !346
  br label %10, !dbg !344

10:                                               ; preds = %7, %0
  %11 = phi i1 [ true, %0 ], [ %9, %7 ]
  %12 = zext i1 %11 to i32, !dbg !344
  call void @fencepost_assert(i32 noundef %12, ptr noundef @.str.13), !dbg !347
  %13 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #4, !dbg !348
  %14 = icmp eq i32 %13, 35, !dbg !349
  %15 = zext i1 %14 to i32, !dbg !349
  call void @fencepost_assert(i32 noundef %15, ptr noundef @.str.14), !dbg !350
  %16 = load i32, ptr %2, align 4, !dbg !351
  %17 = icmp ne i32 %16, 0, !dbg !351
  br i1 %17, label %18, label %20, !dbg !353

18:                                               ; preds = %10
  %19 = call i32 @pthread_mutex_consistent(ptr noundef @mutex) #4, !dbg !354
  br label %20, !dbg !354

20:                                               ; preds = %18, %10
  %21 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #4, !dbg !355
  %22 = load i64, ptr %1, align 8, !dbg !356
  %23 = call i32 @pthread_join(i64 noundef %22, ptr noundef null), !dbg !357
  ret void, !dbg !358
}

define internal ptr @leaves(ptr noundef %0) #0 !dbg !359 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !360, !DIExpression(), !361)
  %3 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #4, !dbg !362
  call void @pthread_exit(ptr noundef null) #5, !dbg !363
  unreachable, !dbg !363
}

define dso_local void @twice() #0 !dbg !364 {
  call void @of_kind(i32 noundef 1, i32 noundef 1), !dbg !365
  call void @run(ptr noundef @gives_both_back), !dbg !366
  %1 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #4, !dbg !367
  %2 = icmp eq i32 %1, 0, !dbg !368
  %3 = zext i1 %2 to i32, !dbg !368
  call void @fencepost_assert(i32 noundef %3, ptr noundef @.str.15), !dbg !369
  %4 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #4, !dbg !370
  call void @run(ptr noundef @dies_with_two), !dbg !371
  %5 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #4, !dbg !372
  %6 = icmp eq i32 %5, 130, !dbg !373
  %7 = zext i1 %6 to i32, !dbg !373
  call void @fencepost_assert(i32 noundef %7, ptr noundef @.str.16), !dbg !374
  ret void, !dbg !375
}

define internal ptr @gives_both_back(ptr noundef %0) #0 !dbg !376 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !377, !DIExpression(), !378)
  %3 = call ptr @dies_with_two(ptr noundef null), !dbg !379
  %4 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #4, !dbg !380
  ret ptr null, !dbg !381
}

define internal ptr @dies_with_two(ptr noundef %0) #0 !dbg !382 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !383, !DIExpression(), !384)
  %3 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #4, !dbg !385
  %4 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #4, !dbg !386
  %5 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #4, !dbg !387
  ret ptr null, !dbg !388
}

define dso_local void @in_a_wait() #0 !dbg !389 {
  %1 = alloca i64, align 8
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !390, !DIExpression(), !391)
  call void @of_kind(i32 noundef 0, i32 noundef 1), !dbg !392
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @signals_and_dies, ptr noundef null) #4, !dbg !393
    #dbg_declare(ptr %2, !394, !DIExpression(), !395)
  %4 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #4, !dbg !396
  store i32 %4, ptr %2, align 4, !dbg !395
  %5 = load i32, ptr %2, align 4, !dbg !397
  %6 = icmp eq i32 %5, 0, !dbg !399
  br i1 %6, label %7, label %9, !dbg !400

7:                                                ; preds = %0
  store i32 1, ptr @waiting, align 4, !dbg !401
  %8 = call i32 @pthread_cond_wait(ptr noundef @cond, ptr noundef @mutex), !dbg !403
  store i32 %8, ptr %2, align 4, !dbg !404
  br label %9, !dbg !405

9:                                                ; preds = %7, %0
  %10 = load i32, ptr %2, align 4, !dbg !406
  %11 = icmp eq i32 %10, 130, !dbg !407
  %12 = zext i1 %11 to i32, !dbg !407
  call void @fencepost_assert(i32 noundef %12, ptr noundef @.str.17), !dbg !408
  %13 = load i32, ptr @waiting, align 4, !dbg !409
  %14 = icmp eq i32 %13, 2, !dbg !410
  %15 = zext i1 %14 to i32, !dbg !410
  call void @fencepost_assert(i32 noundef %15, ptr noundef @.str.18), !dbg !411
  %16 = call i32 @pthread_mutex_consistent(ptr noundef @mutex) #4, !dbg !412
  %17 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #4, !dbg !413
  %18 = icmp eq i32 %17, 0, !dbg !414
  %19 = zext i1 %18 to i32, !dbg !414
  call void @fencepost_assert(i32 noundef %19, ptr noundef @.str.5), !dbg !415
  %20 = load i64, ptr %1, align 8, !dbg !416
  %21 = call i32 @pthread_join(i64 noundef %20, ptr noundef null), !dbg !417
  ret void, !dbg !418
}

define internal ptr @signals_and_dies(ptr noundef %0) #0 !dbg !419 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !420, !DIExpression(), !421)
  %3 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #4, !dbg !422
  %4 = load i32, ptr @waiting, align 4, !dbg !423
  %5 = icmp ne i32 %4, 0, !dbg !423
  br i1 %5, label %6, label %8, !dbg !425

6:                                                ; preds = %1
  %7 = call i32 @pthread_cond_signal(ptr noundef @cond) #4, !dbg !426
  br label %8, !dbg !426

8:                                                ; preds = %6, %1
  store i32 2, ptr @waiting, align 4, !dbg !427
  ret ptr null, !dbg !428
}

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #2

define dso_local void @unlocked() #0 !dbg !429 {
  call void @of_kind(i32 noundef 0, i32 noundef 1), !dbg !430
  %1 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #4, !dbg !431
  call void @run(ptr noundef @unlocks), !dbg !432
  %2 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #4, !dbg !433
  ret void, !dbg !434
}

define internal ptr @unlocks(ptr noundef %0) #0 !dbg !435 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !436, !DIExpression(), !437)
  %3 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #4, !dbg !438
  %4 = icmp eq i32 %3, 1, !dbg !439
  %5 = zext i1 %4 to i32, !dbg !439
  call void @fencepost_assert(i32 noundef %5, ptr noundef @.str.22), !dbg !440
  ret ptr null, !dbg !441
}

define dso_local void @not_robust() #0 !dbg !442 {
  call void @of_kind(i32 noundef 0, i32 noundef 0), !dbg !443
  call void @run(ptr noundef @dies), !dbg !444
  %1 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #4, !dbg !445
  ret void, !dbg !446
}

define dso_local void @in_any_order() #0 !dbg !447 {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
    #dbg_declare(ptr %1, !448, !DIExpression(), !449)
    #dbg_declare(ptr %2, !450, !DIExpression(), !451)
  call void @of_kind(i32 noundef 0, i32 noundef 1), !dbg !452
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @adds, ptr noundef @first) #4, !dbg !453
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @adds, ptr noundef @second) #4, !dbg !454
  %5 = load i64, ptr %1, align 8, !dbg !455
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !456
  %7 = load i64, ptr %2, align 8, !dbg !457
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !458
  ret void, !dbg !459
}

define internal ptr @adds(ptr noundef %0) #0 !dbg !460 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !461, !DIExpression(), !462)
  %3 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #4, !dbg !463
  %4 = load ptr, ptr %2, align 8, !dbg !464
  store i32 %3, ptr %4, align 4, !dbg !465
  ret ptr null, !dbg !466
}

define dso_local void @forgets_to_repair() #0 !dbg !467 {
  %1 = alloca i64, align 8
    #dbg_declare(ptr %1, !468, !DIExpression(), !469)
  call void @of_kind(i32 noundef 0, i32 noundef 1), !dbg !470
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @dies, ptr noundef null) #4, !dbg !471
  %3 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #4, !dbg !472
  %4 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #4, !dbg !473
  %5 = load i64, ptr %1, align 8, !dbg !474
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !475
  %7 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #4, !dbg !476
  %8 = icmp ne i32 %7, 131, !dbg !477
  %9 = zext i1 %8 to i32, !dbg !477
  call void @fencepost_assert(i32 noundef %9, ptr noundef @.str.19), !dbg !478
  ret void, !dbg !479
}

declare i32 @pthread_mutexattr_init(ptr noundef) #1

declare i32 @pthread_mutexattr_setrobust(ptr noundef, i32 noundef) #1

declare i32 @pthread_mutexattr_settype(ptr noundef, i32 noundef) #1

declare i32 @pthread_mutexattr_getrobust(ptr noundef, ptr noundef) #1

declare i32 @pthread_mutexattr_gettype(ptr noundef, ptr noundef) #1

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #1

declare void @pthread_exit(ptr noundef) #3

declare i32 @pthread_cond_signal(ptr noundef) #1


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!181, !182, !183, !184, !185, !186, !187}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 27, type: !153, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !23, globals: !27, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "robust_mutexes.c", directory: ".", checksumkind: CSK_MD5, checksum: "a4220963a965a34cbadd59ecd57f3c5a")
!4 = !{!5, !17}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !6, line: 47, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
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
!27 = !{!28, !34, !39, !44, !49, !54, !59, !61, !66, !68, !73, !75, !77, !79, !84, !89, !91, !93, !95, !97, !0, !102, !104, !106, !108, !110, !112, !114, !151}
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !3, line: 62, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 128, elements: !32)
!31 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!32 = !{!33}
!33 = !DISubrange(count: 16)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !3, line: 64, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 120, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 15)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(scope: null, file: !3, line: 66, type: !41, isLocal: true, isDefinition: true)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 176, elements: !42)
!42 = !{!43}
!43 = !DISubrange(count: 22)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(scope: null, file: !3, line: 67, type: !46, isLocal: true, isDefinition: true)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 144, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 18)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(scope: null, file: !3, line: 69, type: !51, isLocal: true, isDefinition: true)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 96, elements: !52)
!52 = !{!53}
!53 = !DISubrange(count: 12)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(scope: null, file: !3, line: 70, type: !56, isLocal: true, isDefinition: true)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 88, elements: !57)
!57 = !{!58}
!58 = !DISubrange(count: 11)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(scope: null, file: !3, line: 73, type: !46, isLocal: true, isDefinition: true)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(scope: null, file: !3, line: 80, type: !63, isLocal: true, isDefinition: true)
!63 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 160, elements: !64)
!64 = !{!65}
!65 = !DISubrange(count: 20)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(scope: null, file: !3, line: 82, type: !63, isLocal: true, isDefinition: true)
!68 = !DIGlobalVariableExpression(var: !69, expr: !DIExpression())
!69 = distinct !DIGlobalVariable(scope: null, file: !3, line: 83, type: !70, isLocal: true, isDefinition: true)
!70 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 72, elements: !71)
!71 = !{!72}
!72 = !DISubrange(count: 9)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(scope: null, file: !3, line: 84, type: !30, isLocal: true, isDefinition: true)
!75 = !DIGlobalVariableExpression(var: !76, expr: !DIExpression())
!76 = distinct !DIGlobalVariable(scope: null, file: !3, line: 85, type: !30, isLocal: true, isDefinition: true)
!77 = !DIGlobalVariableExpression(var: !78, expr: !DIExpression())
!78 = distinct !DIGlobalVariable(scope: null, file: !3, line: 97, type: !30, isLocal: true, isDefinition: true)
!79 = !DIGlobalVariableExpression(var: !80, expr: !DIExpression())
!80 = distinct !DIGlobalVariable(scope: null, file: !3, line: 110, type: !81, isLocal: true, isDefinition: true)
!81 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 192, elements: !82)
!82 = !{!83}
!83 = !DISubrange(count: 24)
!84 = !DIGlobalVariableExpression(var: !85, expr: !DIExpression())
!85 = distinct !DIGlobalVariable(scope: null, file: !3, line: 111, type: !86, isLocal: true, isDefinition: true)
!86 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 80, elements: !87)
!87 = !{!88}
!88 = !DISubrange(count: 10)
!89 = !DIGlobalVariableExpression(var: !90, expr: !DIExpression())
!90 = distinct !DIGlobalVariable(scope: null, file: !3, line: 134, type: !36, isLocal: true, isDefinition: true)
!91 = !DIGlobalVariableExpression(var: !92, expr: !DIExpression())
!92 = distinct !DIGlobalVariable(scope: null, file: !3, line: 137, type: !41, isLocal: true, isDefinition: true)
!93 = !DIGlobalVariableExpression(var: !94, expr: !DIExpression())
!94 = distinct !DIGlobalVariable(scope: null, file: !3, line: 157, type: !81, isLocal: true, isDefinition: true)
!95 = !DIGlobalVariableExpression(var: !96, expr: !DIExpression())
!96 = distinct !DIGlobalVariable(scope: null, file: !3, line: 158, type: !36, isLocal: true, isDefinition: true)
!97 = !DIGlobalVariableExpression(var: !98, expr: !DIExpression())
!98 = distinct !DIGlobalVariable(scope: null, file: !3, line: 204, type: !99, isLocal: true, isDefinition: true)
!99 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 184, elements: !100)
!100 = !{!101}
!101 = !DISubrange(count: 23)
!102 = !DIGlobalVariableExpression(var: !103, expr: !DIExpression())
!103 = distinct !DIGlobalVariable(name: "half_done", scope: !2, file: !3, line: 29, type: !26, isLocal: true, isDefinition: true)
!104 = !DIGlobalVariableExpression(var: !105, expr: !DIExpression())
!105 = distinct !DIGlobalVariable(name: "waiting", scope: !2, file: !3, line: 29, type: !26, isLocal: true, isDefinition: true)
!106 = !DIGlobalVariableExpression(var: !107, expr: !DIExpression())
!107 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 29, type: !26, isLocal: true, isDefinition: true)
!108 = !DIGlobalVariableExpression(var: !109, expr: !DIExpression())
!109 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 29, type: !26, isLocal: true, isDefinition: true)
!110 = !DIGlobalVariableExpression(var: !111, expr: !DIExpression())
!111 = distinct !DIGlobalVariable(scope: null, file: !3, line: 38, type: !56, isLocal: true, isDefinition: true)
!112 = !DIGlobalVariableExpression(var: !113, expr: !DIExpression())
!113 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !56, isLocal: true, isDefinition: true)
!114 = !DIGlobalVariableExpression(var: !115, expr: !DIExpression())
!115 = distinct !DIGlobalVariable(name: "cond", scope: !2, file: !3, line: 28, type: !116, isLocal: true, isDefinition: true)
!116 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !117, line: 80, baseType: !118)
!117 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!118 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !117, line: 75, size: 384, elements: !119)
!119 = !{!120, !145, !149}
!120 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !118, file: !117, line: 77, baseType: !121, size: 384)
!121 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !122, line: 94, size: 384, elements: !123)
!122 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!123 = !{!124, !136, !137, !141, !142, !143, !144}
!124 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !121, file: !122, line: 96, baseType: !125, size: 64)
!125 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !126, line: 33, baseType: !127)
!126 = !DIFile(filename: "include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: "", checksumkind: CSK_MD5, checksum: "2708e6e61e266abad2d765ccef838dbe")
!127 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !126, line: 25, size: 64, elements: !128)
!128 = !{!129, !131}
!129 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !127, file: !126, line: 27, baseType: !130, size: 64)
!130 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!131 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !127, file: !126, line: 32, baseType: !132, size: 64)
!132 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !127, file: !126, line: 28, size: 64, elements: !133)
!133 = !{!134, !135}
!134 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !132, file: !126, line: 30, baseType: !7, size: 32)
!135 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !132, file: !126, line: 31, baseType: !7, size: 32, offset: 32)
!136 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !121, file: !122, line: 97, baseType: !125, size: 64, offset: 64)
!137 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !121, file: !122, line: 98, baseType: !138, size: 64, offset: 128)
!138 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 64, elements: !139)
!139 = !{!140}
!140 = !DISubrange(count: 2)
!141 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !121, file: !122, line: 99, baseType: !138, size: 64, offset: 192)
!142 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !121, file: !122, line: 100, baseType: !7, size: 32, offset: 256)
!143 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !121, file: !122, line: 101, baseType: !7, size: 32, offset: 288)
!144 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !121, file: !122, line: 102, baseType: !138, size: 64, offset: 320)
!145 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !118, file: !117, line: 78, baseType: !146, size: 384)
!146 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 384, elements: !147)
!147 = !{!148}
!148 = !DISubrange(count: 48)
!149 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !118, file: !117, line: 79, baseType: !150, size: 64)
!150 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!151 = !DIGlobalVariableExpression(var: !152, expr: !DIExpression())
!152 = distinct !DIGlobalVariable(scope: null, file: !3, line: 165, type: !30, isLocal: true, isDefinition: true)
!153 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !117, line: 72, baseType: !154)
!154 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !117, line: 67, size: 320, elements: !155)
!155 = !{!156, !175, !179}
!156 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !154, file: !117, line: 69, baseType: !157, size: 320)
!157 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !158, line: 22, size: 320, elements: !159)
!158 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!159 = !{!160, !161, !162, !163, !164, !165, !167, !168}
!160 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !157, file: !158, line: 24, baseType: !26, size: 32)
!161 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !157, file: !158, line: 25, baseType: !7, size: 32, offset: 32)
!162 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !157, file: !158, line: 26, baseType: !26, size: 32, offset: 64)
!163 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !157, file: !158, line: 28, baseType: !7, size: 32, offset: 96)
!164 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !157, file: !158, line: 32, baseType: !26, size: 32, offset: 128)
!165 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !157, file: !158, line: 34, baseType: !166, size: 16, offset: 160)
!166 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!167 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !157, file: !158, line: 35, baseType: !166, size: 16, offset: 176)
!168 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !157, file: !158, line: 36, baseType: !169, size: 128, offset: 192)
!169 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !122, line: 55, baseType: !170)
!170 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !122, line: 51, size: 128, elements: !171)
!171 = !{!172, !174}
!172 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !170, file: !122, line: 53, baseType: !173, size: 64)
!173 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !170, size: 64)
!174 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !170, file: !122, line: 54, baseType: !173, size: 64, offset: 64)
!175 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !154, file: !117, line: 70, baseType: !176, size: 320)
!176 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 320, elements: !177)
!177 = !{!178}
!178 = !DISubrange(count: 40)
!179 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !154, file: !117, line: 71, baseType: !180, size: 64)
!180 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!181 = !{i32 7, !"Dwarf Version", i32 5}
!182 = !{i32 2, !"Debug Info Version", i32 3}
!183 = !{i32 1, !"wchar_size", i32 4}
!184 = !{i32 8, !"PIC Level", i32 2}
!185 = !{i32 7, !"PIE Level", i32 2}
!186 = !{i32 7, !"uwtable", i32 2}
!187 = !{i32 7, !"frame-pointer", i32 2}
!188 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!189 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 56, type: !190, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !192)
!190 = !DISubroutineType(types: !191)
!191 = !{!26}
!192 = !{}
!193 = !DILocalVariable(name: "thread", scope: !189, file: !3, line: 57, type: !194)
!194 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !117, line: 27, baseType: !195)
!195 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!196 = !DILocation(line: 57, column: 13, scope: !189)
!197 = !DILocation(line: 58, column: 3, scope: !189)
!198 = !DILocation(line: 59, column: 3, scope: !189)
!199 = !DILocalVariable(name: "result", scope: !189, file: !3, line: 60, type: !26)
!200 = !DILocation(line: 60, column: 7, scope: !189)
!201 = !DILocation(line: 60, column: 16, scope: !189)
!202 = !DILocation(line: 61, column: 7, scope: !203)
!203 = distinct !DILexicalBlock(scope: !189, file: !3, line: 61, column: 7)
!204 = !DILocation(line: 61, column: 14, scope: !203)
!205 = !DILocation(line: 61, column: 7, scope: !189)
!206 = !DILocation(line: 62, column: 22, scope: !207)
!207 = distinct !DILexicalBlock(scope: !203, file: !3, line: 61, column: 29)
!208 = !DILocation(line: 62, column: 5, scope: !207)
!209 = !DILocation(line: 63, column: 15, scope: !207)
!210 = !DILocation(line: 64, column: 22, scope: !207)
!211 = !DILocation(line: 64, column: 55, scope: !207)
!212 = !DILocation(line: 64, column: 5, scope: !207)
!213 = !DILocation(line: 65, column: 3, scope: !207)
!214 = !DILocation(line: 66, column: 22, scope: !215)
!215 = distinct !DILexicalBlock(scope: !203, file: !3, line: 65, column: 10)
!216 = !DILocation(line: 66, column: 29, scope: !215)
!217 = !DILocation(line: 66, column: 5, scope: !215)
!218 = !DILocation(line: 67, column: 22, scope: !215)
!219 = !DILocation(line: 67, column: 55, scope: !215)
!220 = !DILocation(line: 67, column: 5, scope: !215)
!221 = !DILocation(line: 69, column: 21, scope: !189)
!222 = !DILocation(line: 69, column: 20, scope: !189)
!223 = !DILocation(line: 69, column: 3, scope: !189)
!224 = !DILocation(line: 70, column: 20, scope: !189)
!225 = !DILocation(line: 70, column: 49, scope: !189)
!226 = !DILocation(line: 70, column: 3, scope: !189)
!227 = !DILocation(line: 71, column: 16, scope: !189)
!228 = !DILocation(line: 71, column: 3, scope: !189)
!229 = !DILocation(line: 72, column: 12, scope: !189)
!230 = !DILocation(line: 72, column: 10, scope: !189)
!231 = !DILocation(line: 73, column: 20, scope: !189)
!232 = !DILocation(line: 73, column: 27, scope: !189)
!233 = !DILocation(line: 73, column: 32, scope: !189)
!234 = !DILocation(line: 73, column: 35, scope: !189)
!235 = !DILocation(line: 73, column: 42, scope: !189)
!236 = !DILocation(line: 73, column: 3, scope: !189)
!237 = !DILocation(line: 74, column: 3, scope: !189)
!238 = distinct !DISubprogram(name: "of_kind", scope: !3, file: !3, line: 31, type: !239, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !192)
!239 = !DISubroutineType(types: !240)
!240 = !{null, !26, !26}
!241 = !DILocalVariable(name: "kind", arg: 1, scope: !238, file: !3, line: 31, type: !26)
!242 = !DILocation(line: 31, column: 25, scope: !238)
!243 = !DILocalVariable(name: "robust", arg: 2, scope: !238, file: !3, line: 31, type: !26)
!244 = !DILocation(line: 31, column: 35, scope: !238)
!245 = !DILocalVariable(name: "attributes", scope: !238, file: !3, line: 32, type: !246)
!246 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutexattr_t", file: !117, line: 36, baseType: !247)
!247 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !117, line: 32, size: 32, elements: !248)
!248 = !{!249, !253}
!249 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !247, file: !117, line: 34, baseType: !250, size: 32)
!250 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 32, elements: !251)
!251 = !{!252}
!252 = !DISubrange(count: 4)
!253 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !247, file: !117, line: 35, baseType: !26, size: 32)
!254 = !DILocation(line: 32, column: 23, scope: !238)
!255 = !DILocation(line: 33, column: 3, scope: !238)
!256 = !DILocation(line: 34, column: 44, scope: !238)
!257 = !DILocation(line: 34, column: 3, scope: !238)
!258 = !DILocation(line: 35, column: 42, scope: !238)
!259 = !DILocation(line: 35, column: 3, scope: !238)
!260 = !DILocalVariable(name: "found", scope: !238, file: !3, line: 36, type: !26)
!261 = !DILocation(line: 36, column: 7, scope: !238)
!262 = !DILocation(line: 37, column: 3, scope: !238)
!263 = !DILocation(line: 38, column: 20, scope: !238)
!264 = !DILocation(line: 38, column: 29, scope: !238)
!265 = !DILocation(line: 38, column: 26, scope: !238)
!266 = !DILocation(line: 38, column: 3, scope: !238)
!267 = !DILocation(line: 39, column: 3, scope: !238)
!268 = !DILocation(line: 40, column: 20, scope: !238)
!269 = !DILocation(line: 40, column: 29, scope: !238)
!270 = !DILocation(line: 40, column: 26, scope: !238)
!271 = !DILocation(line: 40, column: 3, scope: !238)
!272 = !DILocation(line: 41, column: 3, scope: !238)
!273 = !DILocation(line: 42, column: 1, scope: !238)
!274 = distinct !DISubprogram(name: "dies", scope: !3, file: !3, line: 44, type: !275, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !192)
!275 = !DISubroutineType(types: !276)
!276 = !{!24, !24}
!277 = !DILocalVariable(name: "unused", arg: 1, scope: !274, file: !3, line: 44, type: !24)
!278 = !DILocation(line: 44, column: 25, scope: !274)
!279 = !DILocation(line: 45, column: 3, scope: !274)
!280 = !DILocation(line: 46, column: 13, scope: !274)
!281 = !DILocation(line: 47, column: 3, scope: !274)
!282 = distinct !DISubprogram(name: "lost", scope: !3, file: !3, line: 77, type: !283, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!283 = !DISubroutineType(types: !284)
!284 = !{null}
!285 = !DILocation(line: 78, column: 3, scope: !282)
!286 = !DILocation(line: 79, column: 3, scope: !282)
!287 = !DILocation(line: 80, column: 20, scope: !282)
!288 = !DILocation(line: 80, column: 47, scope: !282)
!289 = !DILocation(line: 80, column: 3, scope: !282)
!290 = !DILocation(line: 81, column: 20, scope: !282)
!291 = !DILocation(line: 81, column: 49, scope: !282)
!292 = !DILocation(line: 81, column: 3, scope: !282)
!293 = !DILocation(line: 82, column: 20, scope: !282)
!294 = !DILocation(line: 82, column: 47, scope: !282)
!295 = !DILocation(line: 82, column: 3, scope: !282)
!296 = !DILocation(line: 83, column: 20, scope: !282)
!297 = !DILocation(line: 83, column: 50, scope: !282)
!298 = !DILocation(line: 83, column: 3, scope: !282)
!299 = !DILocation(line: 84, column: 20, scope: !282)
!300 = !DILocation(line: 84, column: 49, scope: !282)
!301 = !DILocation(line: 84, column: 3, scope: !282)
!302 = !DILocation(line: 85, column: 20, scope: !282)
!303 = !DILocation(line: 85, column: 50, scope: !282)
!304 = !DILocation(line: 85, column: 3, scope: !282)
!305 = !DILocation(line: 86, column: 1, scope: !282)
!306 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 50, type: !307, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !192)
!307 = !DISubroutineType(types: !308)
!308 = !{null, !309}
!309 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !275, size: 64)
!310 = !DILocalVariable(name: "function", arg: 1, scope: !306, file: !3, line: 50, type: !309)
!311 = !DILocation(line: 50, column: 25, scope: !306)
!312 = !DILocalVariable(name: "thread", scope: !306, file: !3, line: 51, type: !194)
!313 = !DILocation(line: 51, column: 13, scope: !306)
!314 = !DILocation(line: 52, column: 33, scope: !306)
!315 = !DILocation(line: 52, column: 3, scope: !306)
!316 = !DILocation(line: 53, column: 16, scope: !306)
!317 = !DILocation(line: 53, column: 3, scope: !306)
!318 = !DILocation(line: 54, column: 1, scope: !306)
!319 = distinct !DISubprogram(name: "dies_again", scope: !3, file: !3, line: 93, type: !283, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!320 = !DILocation(line: 94, column: 3, scope: !319)
!321 = !DILocation(line: 95, column: 3, scope: !319)
!322 = !DILocation(line: 96, column: 3, scope: !319)
!323 = !DILocation(line: 97, column: 20, scope: !319)
!324 = !DILocation(line: 97, column: 47, scope: !319)
!325 = !DILocation(line: 97, column: 3, scope: !319)
!326 = !DILocation(line: 98, column: 1, scope: !319)
!327 = distinct !DISubprogram(name: "finds_it_dead", scope: !3, file: !3, line: 88, type: !275, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !192)
!328 = !DILocalVariable(name: "unused", arg: 1, scope: !327, file: !3, line: 88, type: !24)
!329 = !DILocation(line: 88, column: 34, scope: !327)
!330 = !DILocation(line: 89, column: 20, scope: !327)
!331 = !DILocation(line: 89, column: 47, scope: !327)
!332 = !DILocation(line: 89, column: 3, scope: !327)
!333 = !DILocation(line: 90, column: 3, scope: !327)
!334 = distinct !DISubprogram(name: "by_exit", scope: !3, file: !3, line: 105, type: !283, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !192)
!335 = !DILocalVariable(name: "thread", scope: !334, file: !3, line: 106, type: !194)
!336 = !DILocation(line: 106, column: 13, scope: !334)
!337 = !DILocation(line: 107, column: 3, scope: !334)
!338 = !DILocation(line: 108, column: 3, scope: !334)
!339 = !DILocalVariable(name: "result", scope: !334, file: !3, line: 109, type: !26)
!340 = !DILocation(line: 109, column: 7, scope: !334)
!341 = !DILocation(line: 109, column: 16, scope: !334)
!342 = !DILocation(line: 110, column: 20, scope: !334)
!343 = !DILocation(line: 110, column: 27, scope: !334)
!344 = !DILocation(line: 110, column: 32, scope: !334)
!345 = !DILocation(line: 110, column: 35, scope: !334)
!346 = !DILocation(line: 110, column: 42, scope: !334)
!347 = !DILocation(line: 110, column: 3, scope: !334)
!348 = !DILocation(line: 111, column: 20, scope: !334)
!349 = !DILocation(line: 111, column: 47, scope: !334)
!350 = !DILocation(line: 111, column: 3, scope: !334)
!351 = !DILocation(line: 112, column: 7, scope: !352)
!352 = distinct !DILexicalBlock(scope: !334, file: !3, line: 112, column: 7)
!353 = !DILocation(line: 112, column: 7, scope: !334)
!354 = !DILocation(line: 113, column: 5, scope: !352)
!355 = !DILocation(line: 114, column: 3, scope: !334)
!356 = !DILocation(line: 115, column: 16, scope: !334)
!357 = !DILocation(line: 115, column: 3, scope: !334)
!358 = !DILocation(line: 116, column: 1, scope: !334)
!359 = distinct !DISubprogram(name: "leaves", scope: !3, file: !3, line: 100, type: !275, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !192)
!360 = !DILocalVariable(name: "unused", arg: 1, scope: !359, file: !3, line: 100, type: !24)
!361 = !DILocation(line: 100, column: 27, scope: !359)
!362 = !DILocation(line: 101, column: 3, scope: !359)
!363 = !DILocation(line: 102, column: 3, scope: !359)
!364 = distinct !DISubprogram(name: "twice", scope: !3, file: !3, line: 131, type: !283, scopeLine: 131, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!365 = !DILocation(line: 132, column: 3, scope: !364)
!366 = !DILocation(line: 133, column: 3, scope: !364)
!367 = !DILocation(line: 134, column: 20, scope: !364)
!368 = !DILocation(line: 134, column: 47, scope: !364)
!369 = !DILocation(line: 134, column: 3, scope: !364)
!370 = !DILocation(line: 135, column: 3, scope: !364)
!371 = !DILocation(line: 136, column: 3, scope: !364)
!372 = !DILocation(line: 137, column: 20, scope: !364)
!373 = !DILocation(line: 137, column: 47, scope: !364)
!374 = !DILocation(line: 137, column: 3, scope: !364)
!375 = !DILocation(line: 138, column: 1, scope: !364)
!376 = distinct !DISubprogram(name: "gives_both_back", scope: !3, file: !3, line: 125, type: !275, scopeLine: 125, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !192)
!377 = !DILocalVariable(name: "unused", arg: 1, scope: !376, file: !3, line: 125, type: !24)
!378 = !DILocation(line: 125, column: 36, scope: !376)
!379 = !DILocation(line: 126, column: 3, scope: !376)
!380 = !DILocation(line: 127, column: 3, scope: !376)
!381 = !DILocation(line: 128, column: 3, scope: !376)
!382 = distinct !DISubprogram(name: "dies_with_two", scope: !3, file: !3, line: 118, type: !275, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !192)
!383 = !DILocalVariable(name: "unused", arg: 1, scope: !382, file: !3, line: 118, type: !24)
!384 = !DILocation(line: 118, column: 34, scope: !382)
!385 = !DILocation(line: 119, column: 3, scope: !382)
!386 = !DILocation(line: 120, column: 3, scope: !382)
!387 = !DILocation(line: 121, column: 3, scope: !382)
!388 = !DILocation(line: 122, column: 3, scope: !382)
!389 = distinct !DISubprogram(name: "in_a_wait", scope: !3, file: !3, line: 148, type: !283, scopeLine: 148, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !192)
!390 = !DILocalVariable(name: "thread", scope: !389, file: !3, line: 149, type: !194)
!391 = !DILocation(line: 149, column: 13, scope: !389)
!392 = !DILocation(line: 150, column: 3, scope: !389)
!393 = !DILocation(line: 151, column: 3, scope: !389)
!394 = !DILocalVariable(name: "result", scope: !389, file: !3, line: 152, type: !26)
!395 = !DILocation(line: 152, column: 7, scope: !389)
!396 = !DILocation(line: 152, column: 16, scope: !389)
!397 = !DILocation(line: 153, column: 7, scope: !398)
!398 = distinct !DILexicalBlock(scope: !389, file: !3, line: 153, column: 7)
!399 = !DILocation(line: 153, column: 14, scope: !398)
!400 = !DILocation(line: 153, column: 7, scope: !389)
!401 = !DILocation(line: 154, column: 13, scope: !402)
!402 = distinct !DILexicalBlock(scope: !398, file: !3, line: 153, column: 20)
!403 = !DILocation(line: 155, column: 14, scope: !402)
!404 = !DILocation(line: 155, column: 12, scope: !402)
!405 = !DILocation(line: 156, column: 3, scope: !402)
!406 = !DILocation(line: 157, column: 20, scope: !389)
!407 = !DILocation(line: 157, column: 27, scope: !389)
!408 = !DILocation(line: 157, column: 3, scope: !389)
!409 = !DILocation(line: 158, column: 20, scope: !389)
!410 = !DILocation(line: 158, column: 28, scope: !389)
!411 = !DILocation(line: 158, column: 3, scope: !389)
!412 = !DILocation(line: 159, column: 3, scope: !389)
!413 = !DILocation(line: 160, column: 20, scope: !389)
!414 = !DILocation(line: 160, column: 49, scope: !389)
!415 = !DILocation(line: 160, column: 3, scope: !389)
!416 = !DILocation(line: 161, column: 16, scope: !389)
!417 = !DILocation(line: 161, column: 3, scope: !389)
!418 = !DILocation(line: 162, column: 1, scope: !389)
!419 = distinct !DISubprogram(name: "signals_and_dies", scope: !3, file: !3, line: 140, type: !275, scopeLine: 140, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !192)
!420 = !DILocalVariable(name: "unused", arg: 1, scope: !419, file: !3, line: 140, type: !24)
!421 = !DILocation(line: 140, column: 37, scope: !419)
!422 = !DILocation(line: 141, column: 3, scope: !419)
!423 = !DILocation(line: 142, column: 7, scope: !424)
!424 = distinct !DILexicalBlock(scope: !419, file: !3, line: 142, column: 7)
!425 = !DILocation(line: 142, column: 7, scope: !419)
!426 = !DILocation(line: 143, column: 5, scope: !424)
!427 = !DILocation(line: 144, column: 11, scope: !419)
!428 = !DILocation(line: 145, column: 3, scope: !419)
!429 = distinct !DISubprogram(name: "unlocked", scope: !3, file: !3, line: 169, type: !283, scopeLine: 169, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!430 = !DILocation(line: 170, column: 3, scope: !429)
!431 = !DILocation(line: 171, column: 3, scope: !429)
!432 = !DILocation(line: 172, column: 3, scope: !429)
!433 = !DILocation(line: 173, column: 3, scope: !429)
!434 = !DILocation(line: 174, column: 1, scope: !429)
!435 = distinct !DISubprogram(name: "unlocks", scope: !3, file: !3, line: 164, type: !275, scopeLine: 164, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !192)
!436 = !DILocalVariable(name: "unused", arg: 1, scope: !435, file: !3, line: 164, type: !24)
!437 = !DILocation(line: 164, column: 28, scope: !435)
!438 = !DILocation(line: 165, column: 20, scope: !435)
!439 = !DILocation(line: 165, column: 49, scope: !435)
!440 = !DILocation(line: 165, column: 3, scope: !435)
!441 = !DILocation(line: 166, column: 3, scope: !435)
!442 = distinct !DISubprogram(name: "not_robust", scope: !3, file: !3, line: 176, type: !283, scopeLine: 176, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!443 = !DILocation(line: 177, column: 3, scope: !442)
!444 = !DILocation(line: 178, column: 3, scope: !442)
!445 = !DILocation(line: 179, column: 3, scope: !442)
!446 = !DILocation(line: 180, column: 1, scope: !442)
!447 = distinct !DISubprogram(name: "in_any_order", scope: !3, file: !3, line: 188, type: !283, scopeLine: 188, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !192)
!448 = !DILocalVariable(name: "one", scope: !447, file: !3, line: 189, type: !194)
!449 = !DILocation(line: 189, column: 13, scope: !447)
!450 = !DILocalVariable(name: "other", scope: !447, file: !3, line: 189, type: !194)
!451 = !DILocation(line: 189, column: 18, scope: !447)
!452 = !DILocation(line: 190, column: 3, scope: !447)
!453 = !DILocation(line: 191, column: 3, scope: !447)
!454 = !DILocation(line: 192, column: 3, scope: !447)
!455 = !DILocation(line: 193, column: 16, scope: !447)
!456 = !DILocation(line: 193, column: 3, scope: !447)
!457 = !DILocation(line: 194, column: 16, scope: !447)
!458 = !DILocation(line: 194, column: 3, scope: !447)
!459 = !DILocation(line: 195, column: 1, scope: !447)
!460 = distinct !DISubprogram(name: "adds", scope: !3, file: !3, line: 182, type: !275, scopeLine: 182, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !192)
!461 = !DILocalVariable(name: "result", arg: 1, scope: !460, file: !3, line: 182, type: !24)
!462 = !DILocation(line: 182, column: 25, scope: !460)
!463 = !DILocation(line: 183, column: 20, scope: !460)
!464 = !DILocation(line: 183, column: 11, scope: !460)
!465 = !DILocation(line: 183, column: 18, scope: !460)
!466 = !DILocation(line: 184, column: 3, scope: !460)
!467 = distinct !DISubprogram(name: "forgets_to_repair", scope: !3, file: !3, line: 197, type: !283, scopeLine: 197, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !192)
!468 = !DILocalVariable(name: "thread", scope: !467, file: !3, line: 198, type: !194)
!469 = !DILocation(line: 198, column: 13, scope: !467)
!470 = !DILocation(line: 199, column: 3, scope: !467)
!471 = !DILocation(line: 200, column: 3, scope: !467)
!472 = !DILocation(line: 201, column: 3, scope: !467)
!473 = !DILocation(line: 202, column: 3, scope: !467)
!474 = !DILocation(line: 203, column: 16, scope: !467)
!475 = !DILocation(line: 203, column: 3, scope: !467)
!476 = !DILocation(line: 204, column: 20, scope: !467)
!477 = !DILocation(line: 204, column: 47, scope: !467)
!478 = !DILocation(line: 204, column: 3, scope: !467)
!479 = !DILocation(line: 205, column: 1, scope: !467)
