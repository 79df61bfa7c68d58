source_filename = "refused_calls.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.sem_t = type { i64, [24 x i8] }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%struct.timespec = type { i64, i64 }
%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i32, i32, i8, [7 x i8], i64, i32 }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }

@data = dso_local global i32 0, align 4, !dbg !0
@sem = internal global %union.sem_t zeroinitializer, align 8, !dbg !19
@spin = internal global i32 0, align 4, !dbg !31
@mutex_ = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !37
@soon = internal constant %struct.timespec { i64 1, i64 0 }, align 8, !dbg !67
@lock = internal global %union.pthread_rwlock_t zeroinitializer, align 8, !dbg !78
@cond = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !110
@flag = internal global i32 0, align 4, !dbg !145

define dso_local void @mutex() #0 !dbg !157 {
  call void @both(ptr noundef @hold_mutex, ptr noundef @try_mutex), !dbg !161
  ret void, !dbg !162
}

define internal void @both(ptr noundef %0, ptr noundef %1) #0 !dbg !163 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !169, metadata !DIExpression()), !dbg !170
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !171, metadata !DIExpression()), !dbg !172
  call void @llvm.dbg.declare(metadata ptr %5, metadata !173, metadata !DIExpression()), !dbg !175
  call void @llvm.dbg.declare(metadata ptr %6, metadata !176, metadata !DIExpression()), !dbg !177
  %7 = call i32 @sem_init(ptr noundef @sem, i32 noundef 0, i32 noundef 1) #4, !dbg !178
  %8 = call i32 @pthread_spin_init(ptr noundef @spin, i32 noundef 0) #4, !dbg !179
  %9 = load ptr, ptr %3, align 8, !dbg !180
  %10 = call i32 @pthread_create(ptr noundef %5, ptr noundef null, ptr noundef %9, ptr noundef null) #4, !dbg !181
  %11 = load ptr, ptr %4, align 8, !dbg !182
  %12 = call i32 @pthread_create(ptr noundef %6, ptr noundef null, ptr noundef %11, ptr noundef null) #4, !dbg !183
  %13 = load i64, ptr %5, align 8, !dbg !184
  %14 = call i32 @pthread_join(i64 noundef %13, ptr noundef null), !dbg !185
  %15 = load i64, ptr %6, align 8, !dbg !186
  %16 = call i32 @pthread_join(i64 noundef %15, ptr noundef null), !dbg !187
  ret void, !dbg !188
}

define internal ptr @hold_mutex(ptr noundef %0) #0 !dbg !189 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !190, metadata !DIExpression()), !dbg !191
  store i32 1, ptr @data, align 4, !dbg !192
  %3 = call i32 @pthread_mutex_lock(ptr noundef @mutex_) #4, !dbg !193
  %4 = call i32 @pthread_mutex_unlock(ptr noundef @mutex_) #4, !dbg !194
  %5 = load ptr, ptr %2, align 8, !dbg !195
  ret ptr %5, !dbg !196
}

define internal ptr @try_mutex(ptr noundef %0) #0 !dbg !197 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !198, metadata !DIExpression()), !dbg !199
  %4 = call i32 @pthread_mutex_trylock(ptr noundef @mutex_) #4, !dbg !200
  %5 = icmp eq i32 %4, 16, !dbg !202
  br i1 %5, label %6, label %10, !dbg !203

6:                                                ; preds = %1
  %7 = load i32, ptr @data, align 4, !dbg !204
  %8 = sext i32 %7 to i64, !dbg !205
  %9 = inttoptr i64 %8 to ptr, !dbg !206
  store ptr %9, ptr %2, align 8, !dbg !207
  br label %13, !dbg !207

10:                                               ; preds = %1
  %11 = call i32 @pthread_mutex_unlock(ptr noundef @mutex_) #4, !dbg !208
  %12 = load ptr, ptr %3, align 8, !dbg !209
  store ptr %12, ptr %2, align 8, !dbg !210
  br label %13, !dbg !210

13:                                               ; preds = %10, %6
  %14 = load ptr, ptr %2, align 8, !dbg !211
  ret ptr %14, !dbg !211
}

define dso_local void @timed_mutex() #0 !dbg !212 {
  call void @both(ptr noundef @hold_mutex, ptr noundef @try_mutex_for_a_while), !dbg !213
  ret void, !dbg !214
}

define internal ptr @try_mutex_for_a_while(ptr noundef %0) #0 !dbg !215 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !216, metadata !DIExpression()), !dbg !217
  %4 = call i32 @pthread_mutex_timedlock(ptr noundef @mutex_, ptr noundef @soon) #4, !dbg !218
  %5 = icmp eq i32 %4, 110, !dbg !220
  br i1 %5, label %6, label %10, !dbg !221

6:                                                ; preds = %1
  %7 = load i32, ptr @data, align 4, !dbg !222
  %8 = sext i32 %7 to i64, !dbg !223
  %9 = inttoptr i64 %8 to ptr, !dbg !224
  store ptr %9, ptr %2, align 8, !dbg !225
  br label %13, !dbg !225

10:                                               ; preds = %1
  %11 = call i32 @pthread_mutex_unlock(ptr noundef @mutex_) #4, !dbg !226
  %12 = load ptr, ptr %3, align 8, !dbg !227
  store ptr %12, ptr %2, align 8, !dbg !228
  br label %13, !dbg !228

13:                                               ; preds = %10, %6
  %14 = load ptr, ptr %2, align 8, !dbg !229
  ret ptr %14, !dbg !229
}

define dso_local void @reader() #0 !dbg !230 {
  call void @both(ptr noundef @hold_lock, ptr noundef @try_to_read), !dbg !231
  ret void, !dbg !232
}

define internal ptr @hold_lock(ptr noundef %0) #0 !dbg !233 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !234, metadata !DIExpression()), !dbg !235
  store i32 1, ptr @data, align 4, !dbg !236
  %3 = call i32 @pthread_rwlock_wrlock(ptr noundef @lock) #4, !dbg !237
  %4 = call i32 @pthread_rwlock_unlock(ptr noundef @lock) #4, !dbg !238
  %5 = load ptr, ptr %2, align 8, !dbg !239
  ret ptr %5, !dbg !240
}

define internal ptr @try_to_read(ptr noundef %0) #0 !dbg !241 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !242, metadata !DIExpression()), !dbg !243
  %4 = call i32 @pthread_rwlock_tryrdlock(ptr noundef @lock) #4, !dbg !244
  %5 = icmp eq i32 %4, 16, !dbg !246
  br i1 %5, label %6, label %10, !dbg !247

6:                                                ; preds = %1
  %7 = load i32, ptr @data, align 4, !dbg !248
  %8 = sext i32 %7 to i64, !dbg !249
  %9 = inttoptr i64 %8 to ptr, !dbg !250
  store ptr %9, ptr %2, align 8, !dbg !251
  br label %13, !dbg !251

10:                                               ; preds = %1
  %11 = call i32 @pthread_rwlock_unlock(ptr noundef @lock) #4, !dbg !252
  %12 = load ptr, ptr %3, align 8, !dbg !253
  store ptr %12, ptr %2, align 8, !dbg !254
  br label %13, !dbg !254

13:                                               ; preds = %10, %6
  %14 = load ptr, ptr %2, align 8, !dbg !255
  ret ptr %14, !dbg !255
}

define dso_local void @writer() #0 !dbg !256 {
  call void @both(ptr noundef @hold_lock, ptr noundef @try_to_write), !dbg !257
  ret void, !dbg !258
}

define internal ptr @try_to_write(ptr noundef %0) #0 !dbg !259 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !260, metadata !DIExpression()), !dbg !261
  %4 = call i32 @pthread_rwlock_trywrlock(ptr noundef @lock) #4, !dbg !262
  %5 = icmp eq i32 %4, 16, !dbg !264
  br i1 %5, label %6, label %10, !dbg !265

6:                                                ; preds = %1
  %7 = load i32, ptr @data, align 4, !dbg !266
  %8 = sext i32 %7 to i64, !dbg !267
  %9 = inttoptr i64 %8 to ptr, !dbg !268
  store ptr %9, ptr %2, align 8, !dbg !269
  br label %13, !dbg !269

10:                                               ; preds = %1
  %11 = call i32 @pthread_rwlock_unlock(ptr noundef @lock) #4, !dbg !270
  %12 = load ptr, ptr %3, align 8, !dbg !271
  store ptr %12, ptr %2, align 8, !dbg !272
  br label %13, !dbg !272

13:                                               ; preds = %10, %6
  %14 = load ptr, ptr %2, align 8, !dbg !273
  ret ptr %14, !dbg !273
}

define dso_local void @semaphore() #0 !dbg !274 {
  call void @both(ptr noundef @take_semaphore, ptr noundef @try_semaphore), !dbg !275
  ret void, !dbg !276
}

define internal ptr @take_semaphore(ptr noundef %0) #0 !dbg !277 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !278, metadata !DIExpression()), !dbg !279
  store i32 1, ptr @data, align 4, !dbg !280
  %3 = call i32 @sem_wait(ptr noundef @sem), !dbg !281
  %4 = load ptr, ptr %2, align 8, !dbg !282
  ret ptr %4, !dbg !283
}

define internal ptr @try_semaphore(ptr noundef %0) #0 !dbg !284 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !285, metadata !DIExpression()), !dbg !286
  %4 = call i32 @sem_trywait(ptr noundef @sem) #4, !dbg !287
  %5 = icmp ne i32 %4, 0, !dbg !289
  br i1 %5, label %6, label %10, !dbg !290

6:                                                ; preds = %1
  %7 = load i32, ptr @data, align 4, !dbg !291
  %8 = sext i32 %7 to i64, !dbg !292
  %9 = inttoptr i64 %8 to ptr, !dbg !293
  store ptr %9, ptr %2, align 8, !dbg !294
  br label %13, !dbg !294

10:                                               ; preds = %1
  %11 = call i32 @sem_post(ptr noundef @sem) #4, !dbg !295
  %12 = load ptr, ptr %3, align 8, !dbg !296
  store ptr %12, ptr %2, align 8, !dbg !297
  br label %13, !dbg !297

13:                                               ; preds = %10, %6
  %14 = load ptr, ptr %2, align 8, !dbg !298
  ret ptr %14, !dbg !298
}

define dso_local void @timed_semaphore() #0 !dbg !299 {
  call void @both(ptr noundef @take_semaphore, ptr noundef @try_semaphore_for_a_while), !dbg !300
  ret void, !dbg !301
}

define internal ptr @try_semaphore_for_a_while(ptr noundef %0) #0 !dbg !302 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !303, metadata !DIExpression()), !dbg !304
  %4 = call i32 @sem_timedwait(ptr noundef @sem, ptr noundef @soon), !dbg !305
  %5 = icmp ne i32 %4, 0, !dbg !307
  br i1 %5, label %6, label %10, !dbg !308

6:                                                ; preds = %1
  %7 = load i32, ptr @data, align 4, !dbg !309
  %8 = sext i32 %7 to i64, !dbg !310
  %9 = inttoptr i64 %8 to ptr, !dbg !311
  store ptr %9, ptr %2, align 8, !dbg !312
  br label %13, !dbg !312

10:                                               ; preds = %1
  %11 = call i32 @sem_post(ptr noundef @sem) #4, !dbg !313
  %12 = load ptr, ptr %3, align 8, !dbg !314
  store ptr %12, ptr %2, align 8, !dbg !315
  br label %13, !dbg !315

13:                                               ; preds = %10, %6
  %14 = load ptr, ptr %2, align 8, !dbg !316
  ret ptr %14, !dbg !316
}

define dso_local void @semaphore_value() #0 !dbg !317 {
  call void @both(ptr noundef @take_semaphore, ptr noundef @look_at_semaphore), !dbg !318
  ret void, !dbg !319
}

define internal ptr @look_at_semaphore(ptr noundef %0) #0 !dbg !320 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !321, metadata !DIExpression()), !dbg !322
  call void @llvm.dbg.declare(metadata ptr %3, metadata !323, metadata !DIExpression()), !dbg !324
  %4 = call i32 @sem_getvalue(ptr noundef @sem, ptr noundef %3) #4, !dbg !325
  %5 = load i32, ptr %3, align 4, !dbg !326
  %6 = icmp eq i32 %5, 0, !dbg !327
  br i1 %6, label %7, label %11, !dbg !326

7:                                                ; preds = %1
  %8 = load i32, ptr @data, align 4, !dbg !328
  %9 = sext i32 %8 to i64, !dbg !329
  %10 = inttoptr i64 %9 to ptr, !dbg !330
  br label %13, !dbg !326

11:                                               ; preds = %1
  %12 = load ptr, ptr %2, align 8, !dbg !331
  br label %13, !dbg !326

13:                                               ; preds = %11, %7
  %14 = phi ptr [ %10, %7 ], [ %12, %11 ], !dbg !326
  ret ptr %14, !dbg !332
}

define dso_local void @condition() #0 !dbg !333 {
  call void @both(ptr noundef @signal_nobody, ptr noundef @wait_for_a_while), !dbg !334
  ret void, !dbg !335
}

define internal ptr @signal_nobody(ptr noundef %0) #0 !dbg !336 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !337, metadata !DIExpression()), !dbg !338
  store i32 1, ptr @data, align 4, !dbg !339
  %4 = call i32 @pthread_cond_signal(ptr noundef @cond) #4, !dbg !340
  store i32 1, ptr %3, align 4, !dbg !341
  %5 = load i32, ptr %3, align 4, !dbg !341
  store atomic i32 %5, ptr @flag monotonic, align 4, !dbg !341
  %6 = load ptr, ptr %2, align 8, !dbg !342
  ret ptr %6, !dbg !343
}

define internal ptr @wait_for_a_while(ptr noundef %0) #0 !dbg !344 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !345, metadata !DIExpression()), !dbg !346
  %6 = load atomic i32, ptr @flag monotonic, align 4, !dbg !347
  store i32 %6, ptr %4, align 4, !dbg !347
  %7 = load i32, ptr %4, align 4, !dbg !347
  %8 = icmp ne i32 %7, 0, !dbg !347
  br i1 %8, label %11, label %9, !dbg !349

9:                                                ; preds = %1
  %10 = load ptr, ptr %3, align 8, !dbg !350
  store ptr %10, ptr %2, align 8, !dbg !351
  br label %25, !dbg !351

11:                                               ; preds = %1
  %12 = call i32 @pthread_mutex_lock(ptr noundef @mutex_) #4, !dbg !352
  call void @llvm.dbg.declare(metadata ptr %5, metadata !353, metadata !DIExpression()), !dbg !354
  %13 = call i32 @pthread_cond_timedwait(ptr noundef @cond, ptr noundef @mutex_, ptr noundef @soon), !dbg !355
  store i32 %13, ptr %5, align 4, !dbg !354
  %14 = call i32 @pthread_mutex_unlock(ptr noundef @mutex_) #4, !dbg !356
  %15 = load i32, ptr %5, align 4, !dbg !357
  %16 = icmp eq i32 %15, 110, !dbg !358
  br i1 %16, label %17, label %21, !dbg !357

17:                                               ; preds = %11
  %18 = load i32, ptr @data, align 4, !dbg !359
  %19 = sext i32 %18 to i64, !dbg !360
  %20 = inttoptr i64 %19 to ptr, !dbg !361
  br label %23, !dbg !357

21:                                               ; preds = %11
  %22 = load ptr, ptr %3, align 8, !dbg !362
  br label %23, !dbg !357

23:                                               ; preds = %21, %17
  %24 = phi ptr [ %20, %17 ], [ %22, %21 ], !dbg !357
  store ptr %24, ptr %2, align 8, !dbg !363
  br label %25, !dbg !363

25:                                               ; preds = %23, %9
  %26 = load ptr, ptr %2, align 8, !dbg !364
  ret ptr %26, !dbg !364
}

define dso_local void @spinlock() #0 !dbg !365 {
  call void @both(ptr noundef @hold_spinlock, ptr noundef @try_spinlock), !dbg !366
  ret void, !dbg !367
}

define internal ptr @hold_spinlock(ptr noundef %0) #0 !dbg !368 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !369, metadata !DIExpression()), !dbg !370
  store i32 1, ptr @data, align 4, !dbg !371
  %3 = call i32 @pthread_spin_lock(ptr noundef @spin) #4, !dbg !372
  %4 = call i32 @pthread_spin_unlock(ptr noundef @spin) #4, !dbg !373
  %5 = load ptr, ptr %2, align 8, !dbg !374
  ret ptr %5, !dbg !375
}

define internal ptr @try_spinlock(ptr noundef %0) #0 !dbg !376 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !377, metadata !DIExpression()), !dbg !378
  %4 = call i32 @pthread_spin_trylock(ptr noundef @spin) #4, !dbg !379
  %5 = icmp eq i32 %4, 16, !dbg !381
  br i1 %5, label %6, label %10, !dbg !382

6:                                                ; preds = %1
  %7 = load i32, ptr @data, align 4, !dbg !383
  %8 = sext i32 %7 to i64, !dbg !384
  %9 = inttoptr i64 %8 to ptr, !dbg !385
  store ptr %9, ptr %2, align 8, !dbg !386
  br label %13, !dbg !386

10:                                               ; preds = %1
  %11 = call i32 @pthread_spin_unlock(ptr noundef @spin) #4, !dbg !387
  %12 = load ptr, ptr %3, align 8, !dbg !388
  store ptr %12, ptr %2, align 8, !dbg !389
  br label %13, !dbg !389

13:                                               ; preds = %10, %6
  %14 = load ptr, ptr %2, align 8, !dbg !390
  ret ptr %14, !dbg !390
}

define dso_local void @told() #0 !dbg !391 {
  call void @both(ptr noundef @be_refused, ptr noundef @hold_until_refused), !dbg !392
  ret void, !dbg !393
}

define internal ptr @be_refused(ptr noundef %0) #0 !dbg !394 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !395, metadata !DIExpression()), !dbg !396
  store i32 1, ptr @data, align 4, !dbg !397
  %4 = call i32 @pthread_mutex_trylock(ptr noundef @mutex_) #4, !dbg !398
  %5 = icmp eq i32 %4, 16, !dbg !400
  br i1 %5, label %6, label %8, !dbg !401

6:                                                ; preds = %1
  store i32 1, ptr %3, align 4, !dbg !402
  %7 = load i32, ptr %3, align 4, !dbg !402
  store atomic i32 %7, ptr @flag monotonic, align 4, !dbg !402
  br label %10, !dbg !402

8:                                                ; preds = %1
  %9 = call i32 @pthread_mutex_unlock(ptr noundef @mutex_) #4, !dbg !403
  br label %10

10:                                               ; preds = %8, %6
  %11 = load ptr, ptr %2, align 8, !dbg !404
  ret ptr %11, !dbg !405
}

define internal ptr @hold_until_refused(ptr noundef %0) #0 !dbg !406 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !407, metadata !DIExpression()), !dbg !408
  %5 = call i32 @pthread_mutex_lock(ptr noundef @mutex_) #4, !dbg !409
  call void @llvm.dbg.declare(metadata ptr %3, metadata !410, metadata !DIExpression()), !dbg !411
  %6 = load atomic i32, ptr @flag monotonic, align 4, !dbg !412
  store i32 %6, ptr %4, align 4, !dbg !412
  %7 = load i32, ptr %4, align 4, !dbg !412
  store i32 %7, ptr %3, align 4, !dbg !411
  %8 = call i32 @pthread_mutex_unlock(ptr noundef @mutex_) #4, !dbg !413
  %9 = load i32, ptr %3, align 4, !dbg !414
  %10 = icmp ne i32 %9, 0, !dbg !414
  br i1 %10, label %11, label %15, !dbg !414

11:                                               ; preds = %1
  %12 = load i32, ptr @data, align 4, !dbg !415
  %13 = sext i32 %12 to i64, !dbg !416
  %14 = inttoptr i64 %13 to ptr, !dbg !417
  br label %17, !dbg !414

15:                                               ; preds = %1
  %16 = load ptr, ptr %2, align 8, !dbg !418
  br label %17, !dbg !414

17:                                               ; preds = %15, %11
  %18 = phi ptr [ %14, %11 ], [ %16, %15 ], !dbg !414
  ret ptr %18, !dbg !419
}

define dso_local void @granted() #0 !dbg !420 {
  call void @both(ptr noundef @write_with_mutex, ptr noundef @read_if_free), !dbg !421
  ret void, !dbg !422
}

define internal ptr @write_with_mutex(ptr noundef %0) #0 !dbg !423 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !424, metadata !DIExpression()), !dbg !425
  %3 = call i32 @pthread_mutex_lock(ptr noundef @mutex_) #4, !dbg !426
  store i32 1, ptr @data, align 4, !dbg !427
  %4 = call i32 @pthread_mutex_unlock(ptr noundef @mutex_) #4, !dbg !428
  %5 = load ptr, ptr %2, align 8, !dbg !429
  ret ptr %5, !dbg !430
}

define internal ptr @read_if_free(ptr noundef %0) #0 !dbg !431 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !432, metadata !DIExpression()), !dbg !433
  %3 = call i32 @pthread_mutex_trylock(ptr noundef @mutex_) #4, !dbg !434
  %4 = icmp eq i32 %3, 0, !dbg !436
  br i1 %4, label %5, label %10, !dbg !437

5:                                                ; preds = %1
  %6 = load i32, ptr @data, align 4, !dbg !438
  %7 = sext i32 %6 to i64, !dbg !440
  %8 = inttoptr i64 %7 to ptr, !dbg !441
  store ptr %8, ptr %2, align 8, !dbg !442
  %9 = call i32 @pthread_mutex_unlock(ptr noundef @mutex_) #4, !dbg !443
  br label %10, !dbg !444

10:                                               ; preds = %5, %1
  %11 = call i32 @sem_trywait(ptr noundef @sem) #4, !dbg !445
  %12 = icmp eq i32 %11, 0, !dbg !447
  br i1 %12, label %13, label %15, !dbg !448

13:                                               ; preds = %10
  %14 = call i32 @sem_post(ptr noundef @sem) #4, !dbg !449
  br label %15, !dbg !449

15:                                               ; preds = %13, %10
  %16 = load ptr, ptr %2, align 8, !dbg !450
  ret ptr %16, !dbg !451
}

define dso_local i32 @main() #0 !dbg !452 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @granted(), !dbg !455
  ret i32 0, !dbg !456
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #2

declare i32 @pthread_spin_init(ptr noundef, i32 noundef) #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #2

declare i32 @pthread_mutex_trylock(ptr noundef) #2

declare i32 @pthread_mutex_timedlock(ptr noundef, ptr noundef) #2

declare i32 @pthread_rwlock_wrlock(ptr noundef) #2

declare i32 @pthread_rwlock_unlock(ptr noundef) #2

declare i32 @pthread_rwlock_tryrdlock(ptr noundef) #2

declare i32 @pthread_rwlock_trywrlock(ptr noundef) #2

declare i32 @sem_wait(ptr noundef) #3

declare i32 @sem_trywait(ptr noundef) #2

declare i32 @sem_post(ptr noundef) #2

declare i32 @sem_timedwait(ptr noundef, ptr noundef) #3

declare i32 @sem_getvalue(ptr noundef, ptr noundef) #2

declare i32 @pthread_cond_signal(ptr noundef) #2

declare i32 @pthread_cond_timedwait(ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @pthread_spin_lock(ptr noundef) #2

declare i32 @pthread_spin_unlock(ptr noundef) #2

declare i32 @pthread_spin_trylock(ptr noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!149, !150, !151, !152, !153, !154, !155}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 29, type: !36, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !18, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "refused_calls.c", directory: ".", checksumkind: CSK_MD5, checksum: "b335c4bc57e81e3f4f514bd287c27bae")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 56, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: ".", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16, !17}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!18 = !{!0, !19, !31, !37, !67, !78, !110, !145}
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "sem", scope: !2, file: !3, line: 27, type: !21, isLocal: true, isDefinition: true)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !22, line: 39, baseType: !23)
!22 = !DIFile(filename: "include/x86_64-linux-gnu/bits/semaphore.h", directory: ".", checksumkind: CSK_MD5, checksum: "f0ec69aef73516c696d526041269f8fd")
!23 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !22, line: 35, size: 256, elements: !24)
!24 = !{!25, !30}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !23, file: !22, line: 37, baseType: !26, size: 256)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 256, elements: !28)
!27 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!28 = !{!29}
!29 = !DISubrange(count: 32)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !23, file: !22, line: 38, baseType: !17, size: 64)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "spin", scope: !2, file: !3, line: 26, type: !33, isLocal: true, isDefinition: true)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_spinlock_t", file: !34, line: 103, baseType: !35)
!34 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!35 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !36)
!36 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "mutex_", scope: !2, file: !3, line: 23, type: !39, isLocal: true, isDefinition: true)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !34, line: 72, baseType: !40)
!40 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !34, line: 67, size: 320, elements: !41)
!41 = !{!42, !62, !66}
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !40, file: !34, line: 69, baseType: !43, size: 320)
!43 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !44, line: 22, size: 320, elements: !45)
!44 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: ".", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!45 = !{!46, !47, !48, !49, !50, !51, !53, !54}
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !43, file: !44, line: 24, baseType: !36, size: 32)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !43, file: !44, line: 25, baseType: !7, size: 32, offset: 32)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !43, file: !44, line: 26, baseType: !36, size: 32, offset: 64)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !43, file: !44, line: 28, baseType: !7, size: 32, offset: 96)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !43, file: !44, line: 32, baseType: !36, size: 32, offset: 128)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !43, file: !44, line: 34, baseType: !52, size: 16, offset: 160)
!52 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !43, file: !44, line: 35, baseType: !52, size: 16, offset: 176)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !43, file: !44, line: 36, baseType: !55, size: 128, offset: 192)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !56, line: 55, baseType: !57)
!56 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: ".", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!57 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !56, line: 51, size: 128, elements: !58)
!58 = !{!59, !61}
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !57, file: !56, line: 53, baseType: !60, size: 64)
!60 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !57, size: 64)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !57, file: !56, line: 54, baseType: !60, size: 64, offset: 64)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !40, file: !34, line: 70, baseType: !63, size: 320)
!63 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 320, elements: !64)
!64 = !{!65}
!65 = !DISubrange(count: 40)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !40, file: !34, line: 71, baseType: !17, size: 64)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "soon", scope: !2, file: !3, line: 30, type: !69, isLocal: true, isDefinition: true)
!69 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !70)
!70 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !71, line: 11, size: 128, elements: !72)
!71 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/struct_timespec.h", directory: ".", checksumkind: CSK_MD5, checksum: "55dc154df3f21a5aa944dcafba9b43f6")
!72 = !{!73, !76}
!73 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !70, file: !71, line: 16, baseType: !74, size: 64)
!74 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !75, line: 160, baseType: !17)
!75 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!76 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !70, file: !71, line: 21, baseType: !77, size: 64, offset: 64)
!77 = !DIDerivedType(tag: DW_TAG_typedef, name: "__syscall_slong_t", file: !75, line: 197, baseType: !17)
!78 = !DIGlobalVariableExpression(var: !79, expr: !DIExpression())
!79 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 24, type: !80, isLocal: true, isDefinition: true)
!80 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_rwlock_t", file: !34, line: 91, baseType: !81)
!81 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !34, line: 86, size: 448, elements: !82)
!82 = !{!83, !105, !109}
!83 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !81, file: !34, line: 88, baseType: !84, size: 448)
!84 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_rwlock_arch_t", file: !85, line: 23, size: 448, elements: !86)
!85 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_rwlock.h", directory: ".", checksumkind: CSK_MD5, checksum: "2034038f4a99ff6cb7b9de3a3e8c2a8e")
!86 = !{!87, !88, !89, !90, !91, !92, !93, !94, !95, !97, !102, !104}
!87 = !DIDerivedType(tag: DW_TAG_member, name: "__readers", scope: !84, file: !85, line: 25, baseType: !7, size: 32)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "__writers", scope: !84, file: !85, line: 26, baseType: !7, size: 32, offset: 32)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "__wrphase_futex", scope: !84, file: !85, line: 27, baseType: !7, size: 32, offset: 64)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "__writers_futex", scope: !84, file: !85, line: 28, baseType: !7, size: 32, offset: 96)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "__pad3", scope: !84, file: !85, line: 29, baseType: !7, size: 32, offset: 128)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "__pad4", scope: !84, file: !85, line: 30, baseType: !7, size: 32, offset: 160)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "__cur_writer", scope: !84, file: !85, line: 32, baseType: !36, size: 32, offset: 192)
!94 = !DIDerivedType(tag: DW_TAG_member, name: "__shared", scope: !84, file: !85, line: 33, baseType: !36, size: 32, offset: 224)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "__rwelision", scope: !84, file: !85, line: 34, baseType: !96, size: 8, offset: 256)
!96 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "__pad1", scope: !84, file: !85, line: 39, baseType: !98, size: 56, offset: 264)
!98 = !DICompositeType(tag: DW_TAG_array_type, baseType: !99, size: 56, elements: !100)
!99 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!100 = !{!101}
!101 = !DISubrange(count: 7)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "__pad2", scope: !84, file: !85, line: 42, baseType: !103, size: 64, offset: 320)
!103 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "__flags", scope: !84, file: !85, line: 45, baseType: !7, size: 32, offset: 384)
!105 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !81, file: !34, line: 89, baseType: !106, size: 448)
!106 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 448, elements: !107)
!107 = !{!108}
!108 = !DISubrange(count: 56)
!109 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !81, file: !34, line: 90, baseType: !17, size: 64)
!110 = !DIGlobalVariableExpression(var: !111, expr: !DIExpression())
!111 = distinct !DIGlobalVariable(name: "cond", scope: !2, file: !3, line: 25, type: !112, isLocal: true, isDefinition: true)
!112 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !34, line: 80, baseType: !113)
!113 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !34, line: 75, size: 384, elements: !114)
!114 = !{!115, !139, !143}
!115 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !113, file: !34, line: 77, baseType: !116, size: 384)
!116 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !56, line: 94, size: 384, elements: !117)
!117 = !{!118, !130, !131, !135, !136, !137, !138}
!118 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !116, file: !56, line: 96, baseType: !119, size: 64)
!119 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !120, line: 33, baseType: !121)
!120 = !DIFile(filename: "include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: ".", checksumkind: CSK_MD5, checksum: "2708e6e61e266abad2d765ccef838dbe")
!121 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !120, line: 25, size: 64, elements: !122)
!122 = !{!123, !125}
!123 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !121, file: !120, line: 27, baseType: !124, size: 64)
!124 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!125 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !121, file: !120, line: 32, baseType: !126, size: 64)
!126 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !121, file: !120, line: 28, size: 64, elements: !127)
!127 = !{!128, !129}
!128 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !126, file: !120, line: 30, baseType: !7, size: 32)
!129 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !126, file: !120, line: 31, baseType: !7, size: 32, offset: 32)
!130 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !116, file: !56, line: 97, baseType: !119, size: 64, offset: 64)
!131 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !116, file: !56, line: 98, baseType: !132, size: 64, offset: 128)
!132 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 64, elements: !133)
!133 = !{!134}
!134 = !DISubrange(count: 2)
!135 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !116, file: !56, line: 99, baseType: !132, size: 64, offset: 192)
!136 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !116, file: !56, line: 100, baseType: !7, size: 32, offset: 256)
!137 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !116, file: !56, line: 101, baseType: !7, size: 32, offset: 288)
!138 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !116, file: !56, line: 102, baseType: !132, size: 64, offset: 320)
!139 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !113, file: !34, line: 78, baseType: !140, size: 384)
!140 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 384, elements: !141)
!141 = !{!142}
!142 = !DISubrange(count: 48)
!143 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !113, file: !34, line: 79, baseType: !144, size: 64)
!144 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!145 = !DIGlobalVariableExpression(var: !146, expr: !DIExpression())
!146 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 28, type: !147, isLocal: true, isDefinition: true)
!147 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !148)
!148 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !36)
!149 = !{i32 7, !"Dwarf Version", i32 5}
!150 = !{i32 2, !"Debug Info Version", i32 3}
!151 = !{i32 1, !"wchar_size", i32 4}
!152 = !{i32 7, !"PIC Level", i32 2}
!153 = !{i32 7, !"PIE Level", i32 2}
!154 = !{i32 7, !"uwtable", i32 1}
!155 = !{i32 7, !"frame-pointer", i32 2}
!156 = !{!"Debian clang version 14.0.6"}
!157 = distinct !DISubprogram(name: "mutex", scope: !3, file: !3, line: 63, type: !158, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !160)
!158 = !DISubroutineType(types: !159)
!159 = !{null}
!160 = !{}
!161 = !DILocation(line: 63, column: 20, scope: !157)
!162 = !DILocation(line: 63, column: 49, scope: !157)
!163 = distinct !DISubprogram(name: "both", scope: !3, file: !3, line: 32, type: !164, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !160)
!164 = !DISubroutineType(types: !165)
!165 = !{null, !166, !166}
!166 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !167, size: 64)
!167 = !DISubroutineType(types: !168)
!168 = !{!16, !16}
!169 = !DILocalVariable(name: "first", arg: 1, scope: !163, file: !3, line: 32, type: !166)
!170 = !DILocation(line: 32, column: 26, scope: !163)
!171 = !DILocalVariable(name: "second", arg: 2, scope: !163, file: !3, line: 32, type: !166)
!172 = !DILocation(line: 32, column: 50, scope: !163)
!173 = !DILocalVariable(name: "a", scope: !163, file: !3, line: 33, type: !174)
!174 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !34, line: 27, baseType: !103)
!175 = !DILocation(line: 33, column: 13, scope: !163)
!176 = !DILocalVariable(name: "b", scope: !163, file: !3, line: 33, type: !174)
!177 = !DILocation(line: 33, column: 16, scope: !163)
!178 = !DILocation(line: 34, column: 3, scope: !163)
!179 = !DILocation(line: 35, column: 3, scope: !163)
!180 = !DILocation(line: 36, column: 28, scope: !163)
!181 = !DILocation(line: 36, column: 3, scope: !163)
!182 = !DILocation(line: 37, column: 28, scope: !163)
!183 = !DILocation(line: 37, column: 3, scope: !163)
!184 = !DILocation(line: 38, column: 16, scope: !163)
!185 = !DILocation(line: 38, column: 3, scope: !163)
!186 = !DILocation(line: 39, column: 16, scope: !163)
!187 = !DILocation(line: 39, column: 3, scope: !163)
!188 = !DILocation(line: 40, column: 1, scope: !163)
!189 = distinct !DISubprogram(name: "hold_mutex", scope: !3, file: !3, line: 42, type: !167, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !160)
!190 = !DILocalVariable(name: "unused", arg: 1, scope: !189, file: !3, line: 42, type: !16)
!191 = !DILocation(line: 42, column: 31, scope: !189)
!192 = !DILocation(line: 43, column: 8, scope: !189)
!193 = !DILocation(line: 44, column: 3, scope: !189)
!194 = !DILocation(line: 45, column: 3, scope: !189)
!195 = !DILocation(line: 46, column: 10, scope: !189)
!196 = !DILocation(line: 46, column: 3, scope: !189)
!197 = distinct !DISubprogram(name: "try_mutex", scope: !3, file: !3, line: 49, type: !167, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !160)
!198 = !DILocalVariable(name: "unused", arg: 1, scope: !197, file: !3, line: 49, type: !16)
!199 = !DILocation(line: 49, column: 30, scope: !197)
!200 = !DILocation(line: 50, column: 7, scope: !201)
!201 = distinct !DILexicalBlock(scope: !197, file: !3, line: 50, column: 7)
!202 = !DILocation(line: 50, column: 38, scope: !201)
!203 = !DILocation(line: 50, column: 7, scope: !197)
!204 = !DILocation(line: 51, column: 26, scope: !201)
!205 = !DILocation(line: 51, column: 20, scope: !201)
!206 = !DILocation(line: 51, column: 12, scope: !201)
!207 = !DILocation(line: 51, column: 5, scope: !201)
!208 = !DILocation(line: 52, column: 3, scope: !197)
!209 = !DILocation(line: 53, column: 10, scope: !197)
!210 = !DILocation(line: 53, column: 3, scope: !197)
!211 = !DILocation(line: 54, column: 1, scope: !197)
!212 = distinct !DISubprogram(name: "timed_mutex", scope: !3, file: !3, line: 64, type: !158, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !160)
!213 = !DILocation(line: 64, column: 26, scope: !212)
!214 = !DILocation(line: 64, column: 67, scope: !212)
!215 = distinct !DISubprogram(name: "try_mutex_for_a_while", scope: !3, file: !3, line: 56, type: !167, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !160)
!216 = !DILocalVariable(name: "unused", arg: 1, scope: !215, file: !3, line: 56, type: !16)
!217 = !DILocation(line: 56, column: 42, scope: !215)
!218 = !DILocation(line: 57, column: 7, scope: !219)
!219 = distinct !DILexicalBlock(scope: !215, file: !3, line: 57, column: 7)
!220 = !DILocation(line: 57, column: 47, scope: !219)
!221 = !DILocation(line: 57, column: 7, scope: !215)
!222 = !DILocation(line: 58, column: 26, scope: !219)
!223 = !DILocation(line: 58, column: 20, scope: !219)
!224 = !DILocation(line: 58, column: 12, scope: !219)
!225 = !DILocation(line: 58, column: 5, scope: !219)
!226 = !DILocation(line: 59, column: 3, scope: !215)
!227 = !DILocation(line: 60, column: 10, scope: !215)
!228 = !DILocation(line: 60, column: 3, scope: !215)
!229 = !DILocation(line: 61, column: 1, scope: !215)
!230 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 87, type: !158, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !160)
!231 = !DILocation(line: 87, column: 21, scope: !230)
!232 = !DILocation(line: 87, column: 51, scope: !230)
!233 = distinct !DISubprogram(name: "hold_lock", scope: !3, file: !3, line: 66, type: !167, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !160)
!234 = !DILocalVariable(name: "unused", arg: 1, scope: !233, file: !3, line: 66, type: !16)
!235 = !DILocation(line: 66, column: 30, scope: !233)
!236 = !DILocation(line: 67, column: 8, scope: !233)
!237 = !DILocation(line: 68, column: 3, scope: !233)
!238 = !DILocation(line: 69, column: 3, scope: !233)
!239 = !DILocation(line: 70, column: 10, scope: !233)
!240 = !DILocation(line: 70, column: 3, scope: !233)
!241 = distinct !DISubprogram(name: "try_to_read", scope: !3, file: !3, line: 73, type: !167, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !160)
!242 = !DILocalVariable(name: "unused", arg: 1, scope: !241, file: !3, line: 73, type: !16)
!243 = !DILocation(line: 73, column: 32, scope: !241)
!244 = !DILocation(line: 74, column: 7, scope: !245)
!245 = distinct !DILexicalBlock(scope: !241, file: !3, line: 74, column: 7)
!246 = !DILocation(line: 74, column: 39, scope: !245)
!247 = !DILocation(line: 74, column: 7, scope: !241)
!248 = !DILocation(line: 75, column: 26, scope: !245)
!249 = !DILocation(line: 75, column: 20, scope: !245)
!250 = !DILocation(line: 75, column: 12, scope: !245)
!251 = !DILocation(line: 75, column: 5, scope: !245)
!252 = !DILocation(line: 76, column: 3, scope: !241)
!253 = !DILocation(line: 77, column: 10, scope: !241)
!254 = !DILocation(line: 77, column: 3, scope: !241)
!255 = !DILocation(line: 78, column: 1, scope: !241)
!256 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 88, type: !158, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !160)
!257 = !DILocation(line: 88, column: 21, scope: !256)
!258 = !DILocation(line: 88, column: 52, scope: !256)
!259 = distinct !DISubprogram(name: "try_to_write", scope: !3, file: !3, line: 80, type: !167, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !160)
!260 = !DILocalVariable(name: "unused", arg: 1, scope: !259, file: !3, line: 80, type: !16)
!261 = !DILocation(line: 80, column: 33, scope: !259)
!262 = !DILocation(line: 81, column: 7, scope: !263)
!263 = distinct !DILexicalBlock(scope: !259, file: !3, line: 81, column: 7)
!264 = !DILocation(line: 81, column: 39, scope: !263)
!265 = !DILocation(line: 81, column: 7, scope: !259)
!266 = !DILocation(line: 82, column: 26, scope: !263)
!267 = !DILocation(line: 82, column: 20, scope: !263)
!268 = !DILocation(line: 82, column: 12, scope: !263)
!269 = !DILocation(line: 82, column: 5, scope: !263)
!270 = !DILocation(line: 83, column: 3, scope: !259)
!271 = !DILocation(line: 84, column: 10, scope: !259)
!272 = !DILocation(line: 84, column: 3, scope: !259)
!273 = !DILocation(line: 85, column: 1, scope: !259)
!274 = distinct !DISubprogram(name: "semaphore", scope: !3, file: !3, line: 116, type: !158, scopeLine: 116, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !160)
!275 = !DILocation(line: 116, column: 24, scope: !274)
!276 = !DILocation(line: 116, column: 61, scope: !274)
!277 = distinct !DISubprogram(name: "take_semaphore", scope: !3, file: !3, line: 90, type: !167, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !160)
!278 = !DILocalVariable(name: "unused", arg: 1, scope: !277, file: !3, line: 90, type: !16)
!279 = !DILocation(line: 90, column: 35, scope: !277)
!280 = !DILocation(line: 91, column: 8, scope: !277)
!281 = !DILocation(line: 92, column: 3, scope: !277)
!282 = !DILocation(line: 93, column: 10, scope: !277)
!283 = !DILocation(line: 93, column: 3, scope: !277)
!284 = distinct !DISubprogram(name: "try_semaphore", scope: !3, file: !3, line: 96, type: !167, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !160)
!285 = !DILocalVariable(name: "unused", arg: 1, scope: !284, file: !3, line: 96, type: !16)
!286 = !DILocation(line: 96, column: 34, scope: !284)
!287 = !DILocation(line: 97, column: 7, scope: !288)
!288 = distinct !DILexicalBlock(scope: !284, file: !3, line: 97, column: 7)
!289 = !DILocation(line: 97, column: 25, scope: !288)
!290 = !DILocation(line: 97, column: 7, scope: !284)
!291 = !DILocation(line: 98, column: 26, scope: !288)
!292 = !DILocation(line: 98, column: 20, scope: !288)
!293 = !DILocation(line: 98, column: 12, scope: !288)
!294 = !DILocation(line: 98, column: 5, scope: !288)
!295 = !DILocation(line: 99, column: 3, scope: !284)
!296 = !DILocation(line: 100, column: 10, scope: !284)
!297 = !DILocation(line: 100, column: 3, scope: !284)
!298 = !DILocation(line: 101, column: 1, scope: !284)
!299 = distinct !DISubprogram(name: "timed_semaphore", scope: !3, file: !3, line: 117, type: !158, scopeLine: 117, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !160)
!300 = !DILocation(line: 117, column: 30, scope: !299)
!301 = !DILocation(line: 117, column: 79, scope: !299)
!302 = distinct !DISubprogram(name: "try_semaphore_for_a_while", scope: !3, file: !3, line: 103, type: !167, scopeLine: 103, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !160)
!303 = !DILocalVariable(name: "unused", arg: 1, scope: !302, file: !3, line: 103, type: !16)
!304 = !DILocation(line: 103, column: 46, scope: !302)
!305 = !DILocation(line: 104, column: 7, scope: !306)
!306 = distinct !DILexicalBlock(scope: !302, file: !3, line: 104, column: 7)
!307 = !DILocation(line: 104, column: 34, scope: !306)
!308 = !DILocation(line: 104, column: 7, scope: !302)
!309 = !DILocation(line: 105, column: 26, scope: !306)
!310 = !DILocation(line: 105, column: 20, scope: !306)
!311 = !DILocation(line: 105, column: 12, scope: !306)
!312 = !DILocation(line: 105, column: 5, scope: !306)
!313 = !DILocation(line: 106, column: 3, scope: !302)
!314 = !DILocation(line: 107, column: 10, scope: !302)
!315 = !DILocation(line: 107, column: 3, scope: !302)
!316 = !DILocation(line: 108, column: 1, scope: !302)
!317 = distinct !DISubprogram(name: "semaphore_value", scope: !3, file: !3, line: 118, type: !158, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !160)
!318 = !DILocation(line: 118, column: 30, scope: !317)
!319 = !DILocation(line: 118, column: 71, scope: !317)
!320 = distinct !DISubprogram(name: "look_at_semaphore", scope: !3, file: !3, line: 110, type: !167, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !160)
!321 = !DILocalVariable(name: "unused", arg: 1, scope: !320, file: !3, line: 110, type: !16)
!322 = !DILocation(line: 110, column: 38, scope: !320)
!323 = !DILocalVariable(name: "value", scope: !320, file: !3, line: 111, type: !36)
!324 = !DILocation(line: 111, column: 7, scope: !320)
!325 = !DILocation(line: 112, column: 3, scope: !320)
!326 = !DILocation(line: 113, column: 10, scope: !320)
!327 = !DILocation(line: 113, column: 16, scope: !320)
!328 = !DILocation(line: 113, column: 37, scope: !320)
!329 = !DILocation(line: 113, column: 31, scope: !320)
!330 = !DILocation(line: 113, column: 23, scope: !320)
!331 = !DILocation(line: 113, column: 44, scope: !320)
!332 = !DILocation(line: 113, column: 3, scope: !320)
!333 = distinct !DISubprogram(name: "condition", scope: !3, file: !3, line: 136, type: !158, scopeLine: 136, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !160)
!334 = !DILocation(line: 136, column: 24, scope: !333)
!335 = !DILocation(line: 136, column: 63, scope: !333)
!336 = distinct !DISubprogram(name: "signal_nobody", scope: !3, file: !3, line: 120, type: !167, scopeLine: 120, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !160)
!337 = !DILocalVariable(name: "unused", arg: 1, scope: !336, file: !3, line: 120, type: !16)
!338 = !DILocation(line: 120, column: 34, scope: !336)
!339 = !DILocation(line: 121, column: 8, scope: !336)
!340 = !DILocation(line: 122, column: 3, scope: !336)
!341 = !DILocation(line: 123, column: 3, scope: !336)
!342 = !DILocation(line: 124, column: 10, scope: !336)
!343 = !DILocation(line: 124, column: 3, scope: !336)
!344 = distinct !DISubprogram(name: "wait_for_a_while", scope: !3, file: !3, line: 127, type: !167, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !160)
!345 = !DILocalVariable(name: "unused", arg: 1, scope: !344, file: !3, line: 127, type: !16)
!346 = !DILocation(line: 127, column: 37, scope: !344)
!347 = !DILocation(line: 128, column: 8, scope: !348)
!348 = distinct !DILexicalBlock(scope: !344, file: !3, line: 128, column: 7)
!349 = !DILocation(line: 128, column: 7, scope: !344)
!350 = !DILocation(line: 129, column: 12, scope: !348)
!351 = !DILocation(line: 129, column: 5, scope: !348)
!352 = !DILocation(line: 130, column: 3, scope: !344)
!353 = !DILocalVariable(name: "result", scope: !344, file: !3, line: 131, type: !36)
!354 = !DILocation(line: 131, column: 7, scope: !344)
!355 = !DILocation(line: 131, column: 16, scope: !344)
!356 = !DILocation(line: 132, column: 3, scope: !344)
!357 = !DILocation(line: 133, column: 10, scope: !344)
!358 = !DILocation(line: 133, column: 17, scope: !344)
!359 = !DILocation(line: 133, column: 46, scope: !344)
!360 = !DILocation(line: 133, column: 40, scope: !344)
!361 = !DILocation(line: 133, column: 32, scope: !344)
!362 = !DILocation(line: 133, column: 53, scope: !344)
!363 = !DILocation(line: 133, column: 3, scope: !344)
!364 = !DILocation(line: 134, column: 1, scope: !344)
!365 = distinct !DISubprogram(name: "spinlock", scope: !3, file: !3, line: 152, type: !158, scopeLine: 152, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !160)
!366 = !DILocation(line: 152, column: 23, scope: !365)
!367 = !DILocation(line: 152, column: 58, scope: !365)
!368 = distinct !DISubprogram(name: "hold_spinlock", scope: !3, file: !3, line: 138, type: !167, scopeLine: 138, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !160)
!369 = !DILocalVariable(name: "unused", arg: 1, scope: !368, file: !3, line: 138, type: !16)
!370 = !DILocation(line: 138, column: 34, scope: !368)
!371 = !DILocation(line: 139, column: 8, scope: !368)
!372 = !DILocation(line: 140, column: 3, scope: !368)
!373 = !DILocation(line: 141, column: 3, scope: !368)
!374 = !DILocation(line: 142, column: 10, scope: !368)
!375 = !DILocation(line: 142, column: 3, scope: !368)
!376 = distinct !DISubprogram(name: "try_spinlock", scope: !3, file: !3, line: 145, type: !167, scopeLine: 145, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !160)
!377 = !DILocalVariable(name: "unused", arg: 1, scope: !376, file: !3, line: 145, type: !16)
!378 = !DILocation(line: 145, column: 33, scope: !376)
!379 = !DILocation(line: 146, column: 7, scope: !380)
!380 = distinct !DILexicalBlock(scope: !376, file: !3, line: 146, column: 7)
!381 = !DILocation(line: 146, column: 35, scope: !380)
!382 = !DILocation(line: 146, column: 7, scope: !376)
!383 = !DILocation(line: 147, column: 26, scope: !380)
!384 = !DILocation(line: 147, column: 20, scope: !380)
!385 = !DILocation(line: 147, column: 12, scope: !380)
!386 = !DILocation(line: 147, column: 5, scope: !380)
!387 = !DILocation(line: 148, column: 3, scope: !376)
!388 = !DILocation(line: 149, column: 10, scope: !376)
!389 = !DILocation(line: 149, column: 3, scope: !376)
!390 = !DILocation(line: 150, column: 1, scope: !376)
!391 = distinct !DISubprogram(name: "told", scope: !3, file: !3, line: 171, type: !158, scopeLine: 171, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !160)
!392 = !DILocation(line: 171, column: 19, scope: !391)
!393 = !DILocation(line: 171, column: 57, scope: !391)
!394 = distinct !DISubprogram(name: "be_refused", scope: !3, file: !3, line: 155, type: !167, scopeLine: 155, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !160)
!395 = !DILocalVariable(name: "unused", arg: 1, scope: !394, file: !3, line: 155, type: !16)
!396 = !DILocation(line: 155, column: 31, scope: !394)
!397 = !DILocation(line: 156, column: 8, scope: !394)
!398 = !DILocation(line: 157, column: 7, scope: !399)
!399 = distinct !DILexicalBlock(scope: !394, file: !3, line: 157, column: 7)
!400 = !DILocation(line: 157, column: 38, scope: !399)
!401 = !DILocation(line: 157, column: 7, scope: !394)
!402 = !DILocation(line: 158, column: 5, scope: !399)
!403 = !DILocation(line: 160, column: 5, scope: !399)
!404 = !DILocation(line: 161, column: 10, scope: !394)
!405 = !DILocation(line: 161, column: 3, scope: !394)
!406 = distinct !DISubprogram(name: "hold_until_refused", scope: !3, file: !3, line: 164, type: !167, scopeLine: 164, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !160)
!407 = !DILocalVariable(name: "unused", arg: 1, scope: !406, file: !3, line: 164, type: !16)
!408 = !DILocation(line: 164, column: 39, scope: !406)
!409 = !DILocation(line: 165, column: 3, scope: !406)
!410 = !DILocalVariable(name: "refused", scope: !406, file: !3, line: 166, type: !36)
!411 = !DILocation(line: 166, column: 7, scope: !406)
!412 = !DILocation(line: 166, column: 17, scope: !406)
!413 = !DILocation(line: 167, column: 3, scope: !406)
!414 = !DILocation(line: 168, column: 10, scope: !406)
!415 = !DILocation(line: 168, column: 34, scope: !406)
!416 = !DILocation(line: 168, column: 28, scope: !406)
!417 = !DILocation(line: 168, column: 20, scope: !406)
!418 = !DILocation(line: 168, column: 41, scope: !406)
!419 = !DILocation(line: 168, column: 3, scope: !406)
!420 = distinct !DISubprogram(name: "granted", scope: !3, file: !3, line: 190, type: !158, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !160)
!421 = !DILocation(line: 190, column: 22, scope: !420)
!422 = !DILocation(line: 190, column: 60, scope: !420)
!423 = distinct !DISubprogram(name: "write_with_mutex", scope: !3, file: !3, line: 173, type: !167, scopeLine: 173, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !160)
!424 = !DILocalVariable(name: "unused", arg: 1, scope: !423, file: !3, line: 173, type: !16)
!425 = !DILocation(line: 173, column: 37, scope: !423)
!426 = !DILocation(line: 174, column: 3, scope: !423)
!427 = !DILocation(line: 175, column: 8, scope: !423)
!428 = !DILocation(line: 176, column: 3, scope: !423)
!429 = !DILocation(line: 177, column: 10, scope: !423)
!430 = !DILocation(line: 177, column: 3, scope: !423)
!431 = distinct !DISubprogram(name: "read_if_free", scope: !3, file: !3, line: 180, type: !167, scopeLine: 180, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !160)
!432 = !DILocalVariable(name: "unused", arg: 1, scope: !431, file: !3, line: 180, type: !16)
!433 = !DILocation(line: 180, column: 33, scope: !431)
!434 = !DILocation(line: 181, column: 7, scope: !435)
!435 = distinct !DILexicalBlock(scope: !431, file: !3, line: 181, column: 7)
!436 = !DILocation(line: 181, column: 38, scope: !435)
!437 = !DILocation(line: 181, column: 7, scope: !431)
!438 = !DILocation(line: 182, column: 28, scope: !439)
!439 = distinct !DILexicalBlock(scope: !435, file: !3, line: 181, column: 44)
!440 = !DILocation(line: 182, column: 22, scope: !439)
!441 = !DILocation(line: 182, column: 14, scope: !439)
!442 = !DILocation(line: 182, column: 12, scope: !439)
!443 = !DILocation(line: 183, column: 5, scope: !439)
!444 = !DILocation(line: 184, column: 3, scope: !439)
!445 = !DILocation(line: 185, column: 7, scope: !446)
!446 = distinct !DILexicalBlock(scope: !431, file: !3, line: 185, column: 7)
!447 = !DILocation(line: 185, column: 25, scope: !446)
!448 = !DILocation(line: 185, column: 7, scope: !431)
!449 = !DILocation(line: 186, column: 5, scope: !446)
!450 = !DILocation(line: 187, column: 10, scope: !431)
!451 = !DILocation(line: 187, column: 3, scope: !431)
!452 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 192, type: !453, scopeLine: 192, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !160)
!453 = !DISubroutineType(types: !454)
!454 = !{!36}
!455 = !DILocation(line: 193, column: 3, scope: !452)
!456 = !DILocation(line: 194, column: 3, scope: !452)
