source_filename = "types.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.queue = type { %union.pthread_mutex_t, ptr, ptr, i32, [2 x i32] }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%struct.node = type { i32, ptr }
%struct.stack = type { ptr }
%struct.spin = type { %struct.atomic_flag, i32, i32, i32, i32, i32 }
%struct.atomic_flag = type { i8 }

define dso_local ptr @make_queue() #0 !dbg !23 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !75, !DIExpression(), !76)
  %3 = call noalias ptr @malloc(i64 noundef 72) #4, !dbg !77
  store ptr %3, ptr %1, align 8, !dbg !76
  %4 = load ptr, ptr %1, align 8, !dbg !78
  %5 = getelementptr inbounds %struct.queue, ptr %4, i32 0, i32 0, !dbg !79
  %6 = call i32 @pthread_mutex_init(ptr noundef %5, ptr noundef null) #5, !dbg !80
  %7 = load ptr, ptr %1, align 8, !dbg !81
  %8 = getelementptr inbounds %struct.queue, ptr %7, i32 0, i32 2, !dbg !82
  store ptr null, ptr %8, align 8, !dbg !83
  %9 = load ptr, ptr %1, align 8, !dbg !84
  %10 = getelementptr inbounds %struct.queue, ptr %9, i32 0, i32 1, !dbg !85
  store ptr null, ptr %10, align 8, !dbg !86
  %11 = load ptr, ptr %1, align 8, !dbg !87
  %12 = getelementptr inbounds %struct.queue, ptr %11, i32 0, i32 3, !dbg !88
  store i32 0, ptr %12, align 8, !dbg !89
    #dbg_declare(ptr %2, !90, !DIExpression(), !92)
  store i32 0, ptr %2, align 4, !dbg !92
  br label %13, !dbg !93

13:                                               ; preds = %22, %0
  %14 = load i32, ptr %2, align 4, !dbg !94
  %15 = icmp slt i32 %14, 2, !dbg !96
  br i1 %15, label %16, label %25, !dbg !97

16:                                               ; preds = %13
  %17 = load ptr, ptr %1, align 8, !dbg !98
  %18 = getelementptr inbounds %struct.queue, ptr %17, i32 0, i32 4, !dbg !99
  %19 = load i32, ptr %2, align 4, !dbg !100
  %20 = sext i32 %19 to i64, !dbg !98
  %21 = getelementptr inbounds [2 x i32], ptr %18, i64 0, i64 %20, !dbg !98
  store i32 0, ptr %21, align 4, !dbg !101
  br label %22, !dbg !98

22:                                               ; preds = %16
  %23 = load i32, ptr %2, align 4, !dbg !102
  %24 = add nsw i32 %23, 1, !dbg !102
  store i32 %24, ptr %2, align 4, !dbg !102
  br label %13, !dbg !103, !llvm.loop !104

25:                                               ; preds = %13
  %26 = load ptr, ptr %1, align 8, !dbg !107
  ret ptr %26, !dbg !108
}

declare noalias ptr @malloc(i64 noundef) #1

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #2

define dso_local void @add(ptr noundef %0, i32 noundef %1) #0 !dbg !109 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !112, !DIExpression(), !113)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !114, !DIExpression(), !115)
    #dbg_declare(ptr %5, !116, !DIExpression(), !117)
  %6 = call noalias ptr @malloc(i64 noundef 16) #4, !dbg !118
  store ptr %6, ptr %5, align 8, !dbg !117
  %7 = load i32, ptr %4, align 4, !dbg !119
  %8 = load ptr, ptr %5, align 8, !dbg !120
  %9 = getelementptr inbounds %struct.node, ptr %8, i32 0, i32 0, !dbg !121
  store i32 %7, ptr %9, align 8, !dbg !122
  %10 = load ptr, ptr %5, align 8, !dbg !123
  %11 = getelementptr inbounds %struct.node, ptr %10, i32 0, i32 1, !dbg !124
  store ptr null, ptr %11, align 8, !dbg !125
  %12 = load ptr, ptr %3, align 8, !dbg !126
  %13 = getelementptr inbounds %struct.queue, ptr %12, i32 0, i32 0, !dbg !127
  %14 = call i32 @pthread_mutex_lock(ptr noundef %13) #5, !dbg !128
  %15 = load ptr, ptr %3, align 8, !dbg !129
  %16 = getelementptr inbounds %struct.queue, ptr %15, i32 0, i32 2, !dbg !131
  %17 = load ptr, ptr %16, align 8, !dbg !131
  %18 = icmp ne ptr %17, null, !dbg !129
  br i1 %18, label %19, label %25, !dbg !132

19:                                               ; preds = %2
  %20 = load ptr, ptr %5, align 8, !dbg !133
  %21 = load ptr, ptr %3, align 8, !dbg !134
  %22 = getelementptr inbounds %struct.queue, ptr %21, i32 0, i32 2, !dbg !135
  %23 = load ptr, ptr %22, align 8, !dbg !135
  %24 = getelementptr inbounds %struct.node, ptr %23, i32 0, i32 1, !dbg !136
  store ptr %20, ptr %24, align 8, !dbg !137
  br label %29, !dbg !134

25:                                               ; preds = %2
  %26 = load ptr, ptr %5, align 8, !dbg !138
  %27 = load ptr, ptr %3, align 8, !dbg !139
  %28 = getelementptr inbounds %struct.queue, ptr %27, i32 0, i32 1, !dbg !140
  store ptr %26, ptr %28, align 8, !dbg !141
  br label %29

29:                                               ; preds = %25, %19
  %30 = load ptr, ptr %5, align 8, !dbg !142
  %31 = load ptr, ptr %3, align 8, !dbg !143
  %32 = getelementptr inbounds %struct.queue, ptr %31, i32 0, i32 2, !dbg !144
  store ptr %30, ptr %32, align 8, !dbg !145
  %33 = load i32, ptr %4, align 4, !dbg !146
  %34 = load ptr, ptr %3, align 8, !dbg !147
  %35 = getelementptr inbounds %struct.queue, ptr %34, i32 0, i32 4, !dbg !148
  %36 = load ptr, ptr %3, align 8, !dbg !149
  %37 = getelementptr inbounds %struct.queue, ptr %36, i32 0, i32 3, !dbg !150
  %38 = load i32, ptr %37, align 8, !dbg !151
  %39 = add nsw i32 %38, 1, !dbg !151
  store i32 %39, ptr %37, align 8, !dbg !151
  %40 = srem i32 %38, 2, !dbg !152
  %41 = sext i32 %40 to i64, !dbg !147
  %42 = getelementptr inbounds [2 x i32], ptr %35, i64 0, i64 %41, !dbg !147
  store i32 %33, ptr %42, align 4, !dbg !153
  %43 = load ptr, ptr %3, align 8, !dbg !154
  %44 = getelementptr inbounds %struct.queue, ptr %43, i32 0, i32 0, !dbg !155
  %45 = call i32 @pthread_mutex_unlock(ptr noundef %44) #5, !dbg !156
  ret void, !dbg !157
}

declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #2

define dso_local zeroext i1 @take(ptr noundef %0, ptr noundef %1) #0 !dbg !158 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !163, !DIExpression(), !164)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !165, !DIExpression(), !166)
  %6 = load ptr, ptr %3, align 8, !dbg !167
  %7 = getelementptr inbounds %struct.queue, ptr %6, i32 0, i32 0, !dbg !168
  %8 = call i32 @pthread_mutex_lock(ptr noundef %7) #5, !dbg !169
    #dbg_declare(ptr %5, !170, !DIExpression(), !171)
  %9 = load ptr, ptr %3, align 8, !dbg !172
  %10 = call ptr @remove_first(ptr noundef %9), !dbg !173
  store ptr %10, ptr %5, align 8, !dbg !171
  %11 = load ptr, ptr %3, align 8, !dbg !174
  %12 = getelementptr inbounds %struct.queue, ptr %11, i32 0, i32 0, !dbg !175
  %13 = call i32 @pthread_mutex_unlock(ptr noundef %12) #5, !dbg !176
  %14 = load ptr, ptr %5, align 8, !dbg !177
  %15 = icmp ne ptr %14, null, !dbg !177
  br i1 %15, label %16, label %21, !dbg !179

16:                                               ; preds = %2
  %17 = load ptr, ptr %5, align 8, !dbg !180
  %18 = getelementptr inbounds %struct.node, ptr %17, i32 0, i32 0, !dbg !181
  %19 = load i32, ptr %18, align 8, !dbg !181
  %20 = load ptr, ptr %4, align 8, !dbg !182
  store i32 %19, ptr %20, align 4, !dbg !183
  br label %21, !dbg !184

21:                                               ; preds = %16, %2
  %22 = load ptr, ptr %5, align 8, !dbg !185
  %23 = icmp ne ptr %22, null, !dbg !186
  ret i1 %23, !dbg !187
}

define internal ptr @remove_first(ptr noundef %0) #0 !dbg !188 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !191, !DIExpression(), !192)
    #dbg_declare(ptr %3, !193, !DIExpression(), !194)
  %4 = load ptr, ptr %2, align 8, !dbg !195
  %5 = getelementptr inbounds %struct.queue, ptr %4, i32 0, i32 1, !dbg !196
  %6 = load ptr, ptr %5, align 8, !dbg !196
  store ptr %6, ptr %3, align 8, !dbg !194
  %7 = load ptr, ptr %3, align 8, !dbg !197
  %8 = icmp ne ptr %7, null, !dbg !197
  br i1 %8, label %9, label %23, !dbg !199

9:                                                ; preds = %1
  %10 = load ptr, ptr %3, align 8, !dbg !200
  %11 = getelementptr inbounds %struct.node, ptr %10, i32 0, i32 1, !dbg !202
  %12 = load ptr, ptr %11, align 8, !dbg !202
  %13 = load ptr, ptr %2, align 8, !dbg !203
  %14 = getelementptr inbounds %struct.queue, ptr %13, i32 0, i32 1, !dbg !204
  store ptr %12, ptr %14, align 8, !dbg !205
  %15 = load ptr, ptr %2, align 8, !dbg !206
  %16 = getelementptr inbounds %struct.queue, ptr %15, i32 0, i32 1, !dbg !208
  %17 = load ptr, ptr %16, align 8, !dbg !208
  %18 = icmp ne ptr %17, null, !dbg !206
  br i1 %18, label %22, label %19, !dbg !209

19:                                               ; preds = %9
  %20 = load ptr, ptr %2, align 8, !dbg !210
  %21 = getelementptr inbounds %struct.queue, ptr %20, i32 0, i32 2, !dbg !211
  store ptr null, ptr %21, align 8, !dbg !212
  br label %22, !dbg !210

22:                                               ; preds = %19, %9
  br label %23, !dbg !213

23:                                               ; preds = %22, %1
  %24 = load ptr, ptr %3, align 8, !dbg !214
  ret ptr %24, !dbg !215
}

define dso_local zeroext i1 @try_take(ptr noundef %0, ptr noundef %1) #0 !dbg !216 {
  %3 = alloca i1, align 1
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !217, !DIExpression(), !218)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !219, !DIExpression(), !220)
  %7 = load ptr, ptr %4, align 8, !dbg !221
  %8 = getelementptr inbounds %struct.queue, ptr %7, i32 0, i32 0, !dbg !223
  %9 = call i32 @pthread_mutex_trylock(ptr noundef %8) #5, !dbg !224
  %10 = icmp ne i32 %9, 0, !dbg !224
  br i1 %10, label %11, label %12, !dbg !225

11:                                               ; preds = %2
  store i1 false, ptr %3, align 1, !dbg !226
  br label %28, !dbg !226

12:                                               ; preds = %2
    #dbg_declare(ptr %6, !227, !DIExpression(), !228)
  %13 = load ptr, ptr %4, align 8, !dbg !229
  %14 = call ptr @remove_first(ptr noundef %13), !dbg !230
  store ptr %14, ptr %6, align 8, !dbg !228
  %15 = load ptr, ptr %4, align 8, !dbg !231
  %16 = getelementptr inbounds %struct.queue, ptr %15, i32 0, i32 0, !dbg !232
  %17 = call i32 @pthread_mutex_unlock(ptr noundef %16) #5, !dbg !233
  %18 = load ptr, ptr %6, align 8, !dbg !234
  %19 = icmp ne ptr %18, null, !dbg !234
  br i1 %19, label %20, label %25, !dbg !236

20:                                               ; preds = %12
  %21 = load ptr, ptr %6, align 8, !dbg !237
  %22 = getelementptr inbounds %struct.node, ptr %21, i32 0, i32 0, !dbg !238
  %23 = load i32, ptr %22, align 8, !dbg !238
  %24 = load ptr, ptr %5, align 8, !dbg !239
  store i32 %23, ptr %24, align 4, !dbg !240
  br label %25, !dbg !241

25:                                               ; preds = %20, %12
  %26 = load ptr, ptr %6, align 8, !dbg !242
  %27 = icmp ne ptr %26, null, !dbg !243
  store i1 %27, ptr %3, align 1, !dbg !244
  br label %28, !dbg !244

28:                                               ; preds = %25, %11
  %29 = load i1, ptr %3, align 1, !dbg !245
  ret i1 %29, !dbg !245
}

declare i32 @pthread_mutex_trylock(ptr noundef) #2

define dso_local zeroext i1 @take_unlocked(ptr noundef %0, ptr noundef %1) #0 !dbg !246 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !247, !DIExpression(), !248)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !249, !DIExpression(), !250)
    #dbg_declare(ptr %5, !251, !DIExpression(), !252)
  %6 = load ptr, ptr %3, align 8, !dbg !253
  %7 = call ptr @remove_first(ptr noundef %6), !dbg !254
  store ptr %7, ptr %5, align 8, !dbg !252
  %8 = load ptr, ptr %5, align 8, !dbg !255
  %9 = icmp ne ptr %8, null, !dbg !255
  br i1 %9, label %10, label %15, !dbg !257

10:                                               ; preds = %2
  %11 = load ptr, ptr %5, align 8, !dbg !258
  %12 = getelementptr inbounds %struct.node, ptr %11, i32 0, i32 0, !dbg !259
  %13 = load i32, ptr %12, align 8, !dbg !259
  %14 = load ptr, ptr %4, align 8, !dbg !260
  store i32 %13, ptr %14, align 4, !dbg !261
  br label %15, !dbg !262

15:                                               ; preds = %10, %2
  %16 = load ptr, ptr %5, align 8, !dbg !263
  %17 = icmp ne ptr %16, null, !dbg !264
  ret i1 %17, !dbg !265
}

define dso_local zeroext i1 @take_and_free(ptr noundef %0, ptr noundef %1) #0 !dbg !266 {
  %3 = alloca i1, align 1
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !267, !DIExpression(), !268)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !269, !DIExpression(), !270)
  %7 = load ptr, ptr %4, align 8, !dbg !271
  %8 = getelementptr inbounds %struct.queue, ptr %7, i32 0, i32 0, !dbg !272
  %9 = call i32 @pthread_mutex_lock(ptr noundef %8) #5, !dbg !273
    #dbg_declare(ptr %6, !274, !DIExpression(), !275)
  %10 = load ptr, ptr %4, align 8, !dbg !276
  %11 = call ptr @remove_first(ptr noundef %10), !dbg !277
  store ptr %11, ptr %6, align 8, !dbg !275
  %12 = load ptr, ptr %4, align 8, !dbg !278
  %13 = getelementptr inbounds %struct.queue, ptr %12, i32 0, i32 0, !dbg !279
  %14 = call i32 @pthread_mutex_unlock(ptr noundef %13) #5, !dbg !280
  %15 = load ptr, ptr %6, align 8, !dbg !281
  %16 = icmp ne ptr %15, null, !dbg !281
  br i1 %16, label %18, label %17, !dbg !283

17:                                               ; preds = %2
  store i1 false, ptr %3, align 1, !dbg !284
  br label %24, !dbg !284

18:                                               ; preds = %2
  %19 = load ptr, ptr %6, align 8, !dbg !285
  %20 = getelementptr inbounds %struct.node, ptr %19, i32 0, i32 0, !dbg !286
  %21 = load i32, ptr %20, align 8, !dbg !286
  %22 = load ptr, ptr %5, align 8, !dbg !287
  store i32 %21, ptr %22, align 4, !dbg !288
  %23 = load ptr, ptr %6, align 8, !dbg !289
  call void @free(ptr noundef %23) #5, !dbg !290
  store i1 true, ptr %3, align 1, !dbg !291
  br label %24, !dbg !291

24:                                               ; preds = %18, %17
  %25 = load i1, ptr %3, align 1, !dbg !292
  ret i1 %25, !dbg !292
}

declare void @free(ptr noundef) #2

define dso_local i32 @sum(ptr noundef %0) #0 !dbg !293 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !296, !DIExpression(), !297)
  %4 = load ptr, ptr %2, align 8, !dbg !298
  %5 = getelementptr inbounds %struct.queue, ptr %4, i32 0, i32 0, !dbg !299
  %6 = call i32 @pthread_mutex_lock(ptr noundef %5) #5, !dbg !300
    #dbg_declare(ptr %3, !301, !DIExpression(), !302)
  %7 = load ptr, ptr %2, align 8, !dbg !303
  %8 = getelementptr inbounds %struct.queue, ptr %7, i32 0, i32 4, !dbg !304
  %9 = getelementptr inbounds [2 x i32], ptr %8, i64 0, i64 0, !dbg !303
  %10 = load i32, ptr %9, align 4, !dbg !303
  %11 = mul nsw i32 %10, 3, !dbg !305
  %12 = load ptr, ptr %2, align 8, !dbg !306
  %13 = getelementptr inbounds %struct.queue, ptr %12, i32 0, i32 4, !dbg !307
  %14 = getelementptr inbounds [2 x i32], ptr %13, i64 0, i64 1, !dbg !306
  %15 = load i32, ptr %14, align 4, !dbg !306
  %16 = add nsw i32 %11, %15, !dbg !308
  store i32 %16, ptr %3, align 4, !dbg !302
  %17 = load ptr, ptr %2, align 8, !dbg !309
  %18 = getelementptr inbounds %struct.queue, ptr %17, i32 0, i32 0, !dbg !310
  %19 = call i32 @pthread_mutex_unlock(ptr noundef %18) #5, !dbg !311
  %20 = load i32, ptr %3, align 4, !dbg !312
  ret i32 %20, !dbg !313
}

define dso_local i32 @lock_twice(ptr noundef %0) #0 !dbg !314 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !315, !DIExpression(), !316)
  %3 = load ptr, ptr %2, align 8, !dbg !317
  %4 = getelementptr inbounds %struct.queue, ptr %3, i32 0, i32 0, !dbg !318
  %5 = call i32 @pthread_mutex_lock(ptr noundef %4) #5, !dbg !319
  %6 = load ptr, ptr %2, align 8, !dbg !320
  %7 = getelementptr inbounds %struct.queue, ptr %6, i32 0, i32 0, !dbg !321
  %8 = call i32 @pthread_mutex_lock(ptr noundef %7) #5, !dbg !322
  %9 = load ptr, ptr %2, align 8, !dbg !323
  %10 = getelementptr inbounds %struct.queue, ptr %9, i32 0, i32 0, !dbg !324
  %11 = call i32 @pthread_mutex_unlock(ptr noundef %10) #5, !dbg !325
  ret i32 0, !dbg !326
}

define dso_local ptr @make_stack() #0 !dbg !327 {
  %1 = call noalias ptr @calloc(i64 noundef 1, i64 noundef 8) #6, !dbg !335
  ret ptr %1, !dbg !336
}

declare noalias ptr @calloc(i64 noundef, i64 noundef) #3

define dso_local void @push(ptr noundef %0, i32 noundef %1) #0 !dbg !337 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i8, align 1
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !340, !DIExpression(), !341)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !342, !DIExpression(), !343)
    #dbg_declare(ptr %5, !344, !DIExpression(), !345)
  %9 = call noalias ptr @malloc(i64 noundef 16) #4, !dbg !346
  store ptr %9, ptr %5, align 8, !dbg !345
  %10 = load i32, ptr %4, align 4, !dbg !347
  %11 = load ptr, ptr %5, align 8, !dbg !348
  %12 = getelementptr inbounds %struct.node, ptr %11, i32 0, i32 0, !dbg !349
  store i32 %10, ptr %12, align 8, !dbg !350
  %13 = load ptr, ptr %3, align 8, !dbg !351
  %14 = getelementptr inbounds %struct.stack, ptr %13, i32 0, i32 0, !dbg !352
  %15 = load atomic i64, ptr %14 monotonic, align 8, !dbg !353
  store i64 %15, ptr %6, align 8, !dbg !353
  %16 = load ptr, ptr %6, align 8, !dbg !353
  %17 = load ptr, ptr %5, align 8, !dbg !354
  %18 = getelementptr inbounds %struct.node, ptr %17, i32 0, i32 1, !dbg !355
  store ptr %16, ptr %18, align 8, !dbg !356
  br label %19, !dbg !357

19:                                               ; preds = %36, %2
  %20 = load ptr, ptr %3, align 8, !dbg !358
  %21 = getelementptr inbounds %struct.stack, ptr %20, i32 0, i32 0, !dbg !359
  %22 = load ptr, ptr %5, align 8, !dbg !360
  %23 = getelementptr inbounds %struct.node, ptr %22, i32 0, i32 1, !dbg !361
  %24 = load ptr, ptr %5, align 8, !dbg !362
  store ptr %24, ptr %7, align 8, !dbg !363
  %25 = load i64, ptr %23, align 8, !dbg !363
  %26 = load i64, ptr %7, align 8, !dbg !363
  %27 = cmpxchg ptr %21, i64 %25, i64 %26 release monotonic, align 8, !dbg !363
  %28 = extractvalue { i64, i1 } %27, 0, !dbg !363
  %29 = extractvalue { i64, i1 } %27, 1, !dbg !363
  br i1 %29, label %31, label %30, !dbg !363

30:                                               ; preds = %19
  store i64 %28, ptr %23, align 8, !dbg !363
  br label %31, !dbg !363

31:                                               ; preds = %30, %19
  %32 = zext i1 %29 to i8, !dbg !363
  store i8 %32, ptr %8, align 1, !dbg !363
  %33 = load i8, ptr %8, align 1, !dbg !363
  %34 = trunc i8 %33 to i1, !dbg !363
  %35 = xor i1 %34, true, !dbg !364
  br i1 %35, label %36, label %37, !dbg !357

36:                                               ; preds = %31
  br label %19, !dbg !357, !llvm.loop !365

37:                                               ; preds = %31
  ret void, !dbg !367
}

define dso_local void @push_relaxed(ptr noundef %0, i32 noundef %1) #0 !dbg !368 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i8, align 1
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !369, !DIExpression(), !370)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !371, !DIExpression(), !372)
    #dbg_declare(ptr %5, !373, !DIExpression(), !374)
  %9 = call noalias ptr @malloc(i64 noundef 16) #4, !dbg !375
  store ptr %9, ptr %5, align 8, !dbg !374
  %10 = load i32, ptr %4, align 4, !dbg !376
  %11 = load ptr, ptr %5, align 8, !dbg !377
  %12 = getelementptr inbounds %struct.node, ptr %11, i32 0, i32 0, !dbg !378
  store i32 %10, ptr %12, align 8, !dbg !379
  %13 = load ptr, ptr %3, align 8, !dbg !380
  %14 = getelementptr inbounds %struct.stack, ptr %13, i32 0, i32 0, !dbg !381
  %15 = load atomic i64, ptr %14 monotonic, align 8, !dbg !382
  store i64 %15, ptr %6, align 8, !dbg !382
  %16 = load ptr, ptr %6, align 8, !dbg !382
  %17 = load ptr, ptr %5, align 8, !dbg !383
  %18 = getelementptr inbounds %struct.node, ptr %17, i32 0, i32 1, !dbg !384
  store ptr %16, ptr %18, align 8, !dbg !385
  br label %19, !dbg !386

19:                                               ; preds = %36, %2
  %20 = load ptr, ptr %3, align 8, !dbg !387
  %21 = getelementptr inbounds %struct.stack, ptr %20, i32 0, i32 0, !dbg !388
  %22 = load ptr, ptr %5, align 8, !dbg !389
  %23 = getelementptr inbounds %struct.node, ptr %22, i32 0, i32 1, !dbg !390
  %24 = load ptr, ptr %5, align 8, !dbg !391
  store ptr %24, ptr %7, align 8, !dbg !392
  %25 = load i64, ptr %23, align 8, !dbg !392
  %26 = load i64, ptr %7, align 8, !dbg !392
  %27 = cmpxchg ptr %21, i64 %25, i64 %26 monotonic monotonic, align 8, !dbg !392
  %28 = extractvalue { i64, i1 } %27, 0, !dbg !392
  %29 = extractvalue { i64, i1 } %27, 1, !dbg !392
  br i1 %29, label %31, label %30, !dbg !392

30:                                               ; preds = %19
  store i64 %28, ptr %23, align 8, !dbg !392
  br label %31, !dbg !392

31:                                               ; preds = %30, %19
  %32 = zext i1 %29 to i8, !dbg !392
  store i8 %32, ptr %8, align 1, !dbg !392
  %33 = load i8, ptr %8, align 1, !dbg !392
  %34 = trunc i8 %33 to i1, !dbg !392
  %35 = xor i1 %34, true, !dbg !393
  br i1 %35, label %36, label %37, !dbg !386

36:                                               ; preds = %31
  br label %19, !dbg !386, !llvm.loop !394

37:                                               ; preds = %31
  ret void, !dbg !396
}

define dso_local zeroext i1 @pop(ptr noundef %0, ptr noundef %1) #0 !dbg !397 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i8, align 1
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !400, !DIExpression(), !401)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !402, !DIExpression(), !403)
    #dbg_declare(ptr %5, !404, !DIExpression(), !405)
  %9 = load ptr, ptr %3, align 8, !dbg !406
  %10 = getelementptr inbounds %struct.stack, ptr %9, i32 0, i32 0, !dbg !407
  %11 = load atomic i64, ptr %10 acquire, align 8, !dbg !408
  store i64 %11, ptr %6, align 8, !dbg !408
  %12 = load ptr, ptr %6, align 8, !dbg !408
  store ptr %12, ptr %5, align 8, !dbg !405
  br label %13, !dbg !409

13:                                               ; preds = %35, %2
  %14 = load ptr, ptr %5, align 8, !dbg !410
  %15 = icmp ne ptr %14, null, !dbg !410
  br i1 %15, label %16, label %33, !dbg !411

16:                                               ; preds = %13
  %17 = load ptr, ptr %3, align 8, !dbg !412
  %18 = getelementptr inbounds %struct.stack, ptr %17, i32 0, i32 0, !dbg !413
  %19 = load ptr, ptr %5, align 8, !dbg !414
  %20 = getelementptr inbounds %struct.node, ptr %19, i32 0, i32 1, !dbg !415
  %21 = load ptr, ptr %20, align 8, !dbg !415
  store ptr %21, ptr %7, align 8, !dbg !416
  %22 = load i64, ptr %5, align 8, !dbg !416
  %23 = load i64, ptr %7, align 8, !dbg !416
  %24 = cmpxchg ptr %18, i64 %22, i64 %23 acquire acquire, align 8, !dbg !416
  %25 = extractvalue { i64, i1 } %24, 0, !dbg !416
  %26 = extractvalue { i64, i1 } %24, 1, !dbg !416
  br i1 %26, label %28, label %27, !dbg !416

27:                                               ; preds = %16
  store i64 %25, ptr %5, align 8, !dbg !416
  br label %28, !dbg !416

28:                                               ; preds = %27, %16
  %29 = zext i1 %26 to i8, !dbg !416
  store i8 %29, ptr %8, align 1, !dbg !416
  %30 = load i8, ptr %8, align 1, !dbg !416
  %31 = trunc i8 %30 to i1, !dbg !416
  %32 = xor i1 %31, true, !dbg !417
  br label %33

33:                                               ; preds = %28, %13
  %34 = phi i1 [ false, %13 ], [ %32, %28 ], !dbg !418
  br i1 %34, label %35, label %36, !dbg !409

35:                                               ; preds = %33
  br label %13, !dbg !409, !llvm.loop !419

36:                                               ; preds = %33
  %37 = load ptr, ptr %5, align 8, !dbg !421
  %38 = icmp ne ptr %37, null, !dbg !421
  br i1 %38, label %39, label %44, !dbg !423

39:                                               ; preds = %36
  %40 = load ptr, ptr %5, align 8, !dbg !424
  %41 = getelementptr inbounds %struct.node, ptr %40, i32 0, i32 0, !dbg !425
  %42 = load i32, ptr %41, align 8, !dbg !425
  %43 = load ptr, ptr %4, align 8, !dbg !426
  store i32 %42, ptr %43, align 4, !dbg !427
  br label %44, !dbg !428

44:                                               ; preds = %39, %36
  %45 = load ptr, ptr %5, align 8, !dbg !429
  %46 = icmp ne ptr %45, null, !dbg !430
  ret i1 %46, !dbg !431
}

define dso_local zeroext i1 @pop_unsafely(ptr noundef %0, ptr noundef %1) #0 !dbg !432 {
  %3 = alloca i1, align 1
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !433, !DIExpression(), !434)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !435, !DIExpression(), !436)
    #dbg_declare(ptr %6, !437, !DIExpression(), !438)
  %9 = load ptr, ptr %4, align 8, !dbg !439
  %10 = getelementptr inbounds %struct.stack, ptr %9, i32 0, i32 0, !dbg !439
  %11 = load atomic i64, ptr %10 seq_cst, align 8, !dbg !439
  store i64 %11, ptr %7, align 8, !dbg !439
  %12 = load ptr, ptr %7, align 8, !dbg !439
  store ptr %12, ptr %6, align 8, !dbg !438
  %13 = load ptr, ptr %6, align 8, !dbg !440
  %14 = icmp ne ptr %13, null, !dbg !440
  br i1 %14, label %16, label %15, !dbg !442

15:                                               ; preds = %2
  store i1 false, ptr %3, align 1, !dbg !443
  br label %27, !dbg !443

16:                                               ; preds = %2
  %17 = load ptr, ptr %4, align 8, !dbg !444
  %18 = getelementptr inbounds %struct.stack, ptr %17, i32 0, i32 0, !dbg !444
  %19 = load ptr, ptr %6, align 8, !dbg !444
  %20 = getelementptr inbounds %struct.node, ptr %19, i32 0, i32 1, !dbg !444
  %21 = load ptr, ptr %20, align 8, !dbg !444
  store ptr %21, ptr %8, align 8, !dbg !444
  %22 = load i64, ptr %8, align 8, !dbg !444
  store atomic i64 %22, ptr %18 seq_cst, align 8, !dbg !444
  %23 = load ptr, ptr %6, align 8, !dbg !445
  %24 = getelementptr inbounds %struct.node, ptr %23, i32 0, i32 0, !dbg !446
  %25 = load i32, ptr %24, align 8, !dbg !446
  %26 = load ptr, ptr %5, align 8, !dbg !447
  store i32 %25, ptr %26, align 4, !dbg !448
  store i1 true, ptr %3, align 1, !dbg !449
  br label %27, !dbg !449

27:                                               ; preds = %16, %15
  %28 = load i1, ptr %3, align 1, !dbg !450
  ret i1 %28, !dbg !450
}

define dso_local ptr @make_spin() #0 !dbg !451 {
  %1 = call noalias ptr @calloc(i64 noundef 1, i64 noundef 24) #6, !dbg !471
  ret ptr %1, !dbg !472
}

define dso_local i32 @increment(ptr noundef %0) #0 !dbg !473 {
  %2 = alloca ptr, align 8
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = alloca i32, align 4
  %6 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !476, !DIExpression(), !477)
  br label %7, !dbg !478

7:                                                ; preds = %15, %1
  %8 = load ptr, ptr %2, align 8, !dbg !479
  %9 = getelementptr inbounds %struct.spin, ptr %8, i32 0, i32 0, !dbg !479
  %10 = getelementptr inbounds %struct.atomic_flag, ptr %9, i32 0, i32 0, !dbg !479
  store i8 1, ptr %3, align 1, !dbg !479
  %11 = load i8, ptr %3, align 1, !dbg !479
  %12 = atomicrmw xchg ptr %10, i8 %11 acquire, align 4, !dbg !479
  store i8 %12, ptr %4, align 1, !dbg !479
  %13 = load i8, ptr %4, align 1, !dbg !479
  %14 = trunc i8 %13 to i1, !dbg !479
  br i1 %14, label %15, label %16, !dbg !478

15:                                               ; preds = %7
  br label %7, !dbg !478, !llvm.loop !480

16:                                               ; preds = %7
    #dbg_declare(ptr %5, !482, !DIExpression(), !483)
  %17 = load ptr, ptr %2, align 8, !dbg !484
  %18 = getelementptr inbounds %struct.spin, ptr %17, i32 0, i32 5, !dbg !485
  %19 = load i32, ptr %18, align 4, !dbg !486
  %20 = add nsw i32 %19, 1, !dbg !486
  store i32 %20, ptr %18, align 4, !dbg !486
  store i32 %20, ptr %5, align 4, !dbg !483
  %21 = load ptr, ptr %2, align 8, !dbg !487
  %22 = getelementptr inbounds %struct.spin, ptr %21, i32 0, i32 0, !dbg !487
  %23 = getelementptr inbounds %struct.atomic_flag, ptr %22, i32 0, i32 0, !dbg !487
  store i8 0, ptr %6, align 1, !dbg !487
  %24 = load i8, ptr %6, align 1, !dbg !487
  store atomic i8 %24, ptr %23 release, align 4, !dbg !487
  %25 = load i32, ptr %5, align 4, !dbg !488
  ret i32 %25, !dbg !489
}

define dso_local i32 @increment_relaxed(ptr noundef %0) #0 !dbg !490 {
  %2 = alloca ptr, align 8
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = alloca i32, align 4
  %6 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !491, !DIExpression(), !492)
  br label %7, !dbg !493

7:                                                ; preds = %15, %1
  %8 = load ptr, ptr %2, align 8, !dbg !494
  %9 = getelementptr inbounds %struct.spin, ptr %8, i32 0, i32 0, !dbg !494
  %10 = getelementptr inbounds %struct.atomic_flag, ptr %9, i32 0, i32 0, !dbg !494
  store i8 1, ptr %3, align 1, !dbg !494
  %11 = load i8, ptr %3, align 1, !dbg !494
  %12 = atomicrmw xchg ptr %10, i8 %11 acquire, align 4, !dbg !494
  store i8 %12, ptr %4, align 1, !dbg !494
  %13 = load i8, ptr %4, align 1, !dbg !494
  %14 = trunc i8 %13 to i1, !dbg !494
  br i1 %14, label %15, label %16, !dbg !493

15:                                               ; preds = %7
  br label %7, !dbg !493, !llvm.loop !495

16:                                               ; preds = %7
    #dbg_declare(ptr %5, !497, !DIExpression(), !498)
  %17 = load ptr, ptr %2, align 8, !dbg !499
  %18 = getelementptr inbounds %struct.spin, ptr %17, i32 0, i32 5, !dbg !500
  %19 = load i32, ptr %18, align 4, !dbg !501
  %20 = add nsw i32 %19, 1, !dbg !501
  store i32 %20, ptr %18, align 4, !dbg !501
  store i32 %20, ptr %5, align 4, !dbg !498
  %21 = load ptr, ptr %2, align 8, !dbg !502
  %22 = getelementptr inbounds %struct.spin, ptr %21, i32 0, i32 0, !dbg !502
  %23 = getelementptr inbounds %struct.atomic_flag, ptr %22, i32 0, i32 0, !dbg !502
  store i8 0, ptr %6, align 1, !dbg !502
  %24 = load i8, ptr %6, align 1, !dbg !502
  store atomic i8 %24, ptr %23 monotonic, align 4, !dbg !502
  %25 = load i32, ptr %5, align 4, !dbg !503
  ret i32 %25, !dbg !504
}

define dso_local i32 @take_ticket(ptr noundef %0) #0 !dbg !505 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !506, !DIExpression(), !507)
    #dbg_declare(ptr %3, !508, !DIExpression(), !509)
  %9 = load ptr, ptr %2, align 8, !dbg !510
  %10 = getelementptr inbounds %struct.spin, ptr %9, i32 0, i32 1, !dbg !511
  store i32 1, ptr %4, align 4, !dbg !512
  %11 = load i32, ptr %4, align 4, !dbg !512
  %12 = atomicrmw add ptr %10, i32 %11 monotonic, align 4, !dbg !512
  store i32 %12, ptr %5, align 4, !dbg !512
  %13 = load i32, ptr %5, align 4, !dbg !512
  store i32 %13, ptr %3, align 4, !dbg !509
  br label %14, !dbg !513

14:                                               ; preds = %21, %1
  %15 = load ptr, ptr %2, align 8, !dbg !514
  %16 = getelementptr inbounds %struct.spin, ptr %15, i32 0, i32 2, !dbg !515
  %17 = load atomic i32, ptr %16 acquire, align 4, !dbg !516
  store i32 %17, ptr %6, align 4, !dbg !516
  %18 = load i32, ptr %6, align 4, !dbg !516
  %19 = load i32, ptr %3, align 4, !dbg !517
  %20 = icmp ne i32 %18, %19, !dbg !518
  br i1 %20, label %21, label %22, !dbg !513

21:                                               ; preds = %14
  br label %14, !dbg !513, !llvm.loop !519

22:                                               ; preds = %14
    #dbg_declare(ptr %7, !521, !DIExpression(), !522)
  %23 = load ptr, ptr %2, align 8, !dbg !523
  %24 = getelementptr inbounds %struct.spin, ptr %23, i32 0, i32 5, !dbg !524
  %25 = load i32, ptr %24, align 4, !dbg !525
  %26 = add nsw i32 %25, 1, !dbg !525
  store i32 %26, ptr %24, align 4, !dbg !525
  store i32 %26, ptr %7, align 4, !dbg !522
  %27 = load ptr, ptr %2, align 8, !dbg !526
  %28 = getelementptr inbounds %struct.spin, ptr %27, i32 0, i32 2, !dbg !527
  %29 = load i32, ptr %3, align 4, !dbg !528
  %30 = add nsw i32 %29, 1, !dbg !529
  store i32 %30, ptr %8, align 4, !dbg !530
  %31 = load i32, ptr %8, align 4, !dbg !530
  store atomic i32 %31, ptr %28 release, align 4, !dbg !530
  %32 = load i32, ptr %7, align 4, !dbg !531
  ret i32 %32, !dbg !532
}

define dso_local void @send(ptr noundef %0, i32 noundef %1) #0 !dbg !533 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !536, !DIExpression(), !537)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !538, !DIExpression(), !539)
  %7 = load ptr, ptr %3, align 8, !dbg !540
  %8 = getelementptr inbounds %struct.spin, ptr %7, i32 0, i32 4, !dbg !541
  %9 = load i32, ptr %4, align 4, !dbg !542
  store i32 %9, ptr %5, align 4, !dbg !543
  %10 = load i32, ptr %5, align 4, !dbg !543
  store atomic i32 %10, ptr %8 monotonic, align 4, !dbg !543
  fence release, !dbg !544
  %11 = load ptr, ptr %3, align 8, !dbg !545
  %12 = getelementptr inbounds %struct.spin, ptr %11, i32 0, i32 3, !dbg !546
  store i32 1, ptr %6, align 4, !dbg !547
  %13 = load i32, ptr %6, align 4, !dbg !547
  store atomic i32 %13, ptr %12 monotonic, align 4, !dbg !547
  ret void, !dbg !548
}

define dso_local void @send_unfenced(ptr noundef %0, i32 noundef %1) #0 !dbg !549 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !550, !DIExpression(), !551)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !552, !DIExpression(), !553)
  %7 = load ptr, ptr %3, align 8, !dbg !554
  %8 = getelementptr inbounds %struct.spin, ptr %7, i32 0, i32 4, !dbg !555
  %9 = load i32, ptr %4, align 4, !dbg !556
  store i32 %9, ptr %5, align 4, !dbg !557
  %10 = load i32, ptr %5, align 4, !dbg !557
  store atomic i32 %10, ptr %8 monotonic, align 4, !dbg !557
  %11 = load ptr, ptr %3, align 8, !dbg !558
  %12 = getelementptr inbounds %struct.spin, ptr %11, i32 0, i32 3, !dbg !559
  store i32 1, ptr %6, align 4, !dbg !560
  %13 = load i32, ptr %6, align 4, !dbg !560
  store atomic i32 %13, ptr %12 monotonic, align 4, !dbg !560
  ret void, !dbg !561
}

define dso_local i32 @receive(ptr noundef %0) #0 !dbg !562 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !563, !DIExpression(), !564)
  %6 = load ptr, ptr %3, align 8, !dbg !565
  %7 = getelementptr inbounds %struct.spin, ptr %6, i32 0, i32 3, !dbg !567
  %8 = load atomic i32, ptr %7 monotonic, align 4, !dbg !568
  store i32 %8, ptr %4, align 4, !dbg !568
  %9 = load i32, ptr %4, align 4, !dbg !568
  %10 = icmp ne i32 %9, 0, !dbg !568
  br i1 %10, label %12, label %11, !dbg !569

11:                                               ; preds = %1
  store i32 -1, ptr %2, align 4, !dbg !570
  br label %17, !dbg !570

12:                                               ; preds = %1
  fence acquire, !dbg !571
  %13 = load ptr, ptr %3, align 8, !dbg !572
  %14 = getelementptr inbounds %struct.spin, ptr %13, i32 0, i32 4, !dbg !573
  %15 = load atomic i32, ptr %14 monotonic, align 4, !dbg !574
  store i32 %15, ptr %5, align 4, !dbg !574
  %16 = load i32, ptr %5, align 4, !dbg !574
  store i32 %16, ptr %2, align 4, !dbg !575
  br label %17, !dbg !575

17:                                               ; preds = %12, %11
  %18 = load i32, ptr %2, align 4, !dbg !576
  ret i32 %18, !dbg !576
}


!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!15, !16, !17, !18, !19, !20, !21}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, retainedTypes: !13, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "types.c", directory: ".", checksumkind: CSK_MD5, checksum: "a8c9ba192bbc7b6eee975f3c2852353c")
!2 = !{!3}
!3 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !4, line: 68, baseType: !5, size: 32, elements: !6)
!4 = !DIFile(filename: "lib/llvm-19/lib/clang/19/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!5 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!6 = !{!7, !8, !9, !10, !11, !12}
!7 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!8 = !DIEnumerator(name: "memory_order_consume", value: 1)
!9 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!10 = !DIEnumerator(name: "memory_order_release", value: 3)
!11 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!12 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!13 = !{!14}
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!15 = !{i32 7, !"Dwarf Version", i32 5}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 8, !"PIC Level", i32 2}
!19 = !{i32 7, !"PIE Level", i32 2}
!20 = !{i32 7, !"uwtable", i32 2}
!21 = !{i32 7, !"frame-pointer", i32 2}
!22 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!23 = distinct !DISubprogram(name: "make_queue", scope: !1, file: !1, line: 20, type: !24, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !74)
!24 = !DISubroutineType(types: !25)
!25 = !{!26}
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64)
!27 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "queue", file: !1, line: 13, size: 576, elements: !28)
!28 = !{!29, !62, !68, !69, !70}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "lock", scope: !27, file: !1, line: 14, baseType: !30, size: 320)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !31, line: 72, baseType: !32)
!31 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!32 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !31, line: 67, size: 320, elements: !33)
!33 = !{!34, !55, !60}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !32, file: !31, line: 69, baseType: !35, size: 320)
!35 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !36, line: 22, size: 320, elements: !37)
!36 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!37 = !{!38, !40, !41, !42, !43, !44, !46, !47}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !35, file: !36, line: 24, baseType: !39, size: 32)
!39 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !35, file: !36, line: 25, baseType: !5, size: 32, offset: 32)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !35, file: !36, line: 26, baseType: !39, size: 32, offset: 64)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !35, file: !36, line: 28, baseType: !5, size: 32, offset: 96)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !35, file: !36, line: 32, baseType: !39, size: 32, offset: 128)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !35, file: !36, line: 34, baseType: !45, size: 16, offset: 160)
!45 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !35, file: !36, line: 35, baseType: !45, size: 16, offset: 176)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !35, file: !36, line: 36, baseType: !48, size: 128, offset: 192)
!48 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !49, line: 55, baseType: !50)
!49 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!50 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !49, line: 51, size: 128, elements: !51)
!51 = !{!52, !54}
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !50, file: !49, line: 53, baseType: !53, size: 64)
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !50, file: !49, line: 54, baseType: !53, size: 64, offset: 64)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !32, file: !31, line: 70, baseType: !56, size: 320)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !57, size: 320, elements: !58)
!57 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!58 = !{!59}
!59 = !DISubrange(count: 40)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !32, file: !31, line: 71, baseType: !61, size: 64)
!61 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "head", scope: !27, file: !1, line: 15, baseType: !63, size: 64, offset: 320)
!63 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !64, size: 64)
!64 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 7, size: 128, elements: !65)
!65 = !{!66, !67}
!66 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !64, file: !1, line: 8, baseType: !39, size: 32)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !64, file: !1, line: 9, baseType: !63, size: 64, offset: 64)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "tail", scope: !27, file: !1, line: 15, baseType: !63, size: 64, offset: 384)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !27, file: !1, line: 16, baseType: !39, size: 32, offset: 448)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "last", scope: !27, file: !1, line: 17, baseType: !71, size: 64, offset: 480)
!71 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 64, elements: !72)
!72 = !{!73}
!73 = !DISubrange(count: 2)
!74 = !{}
!75 = !DILocalVariable(name: "queue", scope: !23, file: !1, line: 21, type: !26)
!76 = !DILocation(line: 21, column: 17, scope: !23)
!77 = !DILocation(line: 21, column: 25, scope: !23)
!78 = !DILocation(line: 22, column: 23, scope: !23)
!79 = !DILocation(line: 22, column: 30, scope: !23)
!80 = !DILocation(line: 22, column: 3, scope: !23)
!81 = !DILocation(line: 23, column: 17, scope: !23)
!82 = !DILocation(line: 23, column: 24, scope: !23)
!83 = !DILocation(line: 23, column: 29, scope: !23)
!84 = !DILocation(line: 23, column: 3, scope: !23)
!85 = !DILocation(line: 23, column: 10, scope: !23)
!86 = !DILocation(line: 23, column: 15, scope: !23)
!87 = !DILocation(line: 24, column: 3, scope: !23)
!88 = !DILocation(line: 24, column: 10, scope: !23)
!89 = !DILocation(line: 24, column: 16, scope: !23)
!90 = !DILocalVariable(name: "i", scope: !91, file: !1, line: 25, type: !39)
!91 = distinct !DILexicalBlock(scope: !23, file: !1, line: 25, column: 3)
!92 = !DILocation(line: 25, column: 12, scope: !91)
!93 = !DILocation(line: 25, column: 8, scope: !91)
!94 = !DILocation(line: 25, column: 19, scope: !95)
!95 = distinct !DILexicalBlock(scope: !91, file: !1, line: 25, column: 3)
!96 = !DILocation(line: 25, column: 21, scope: !95)
!97 = !DILocation(line: 25, column: 3, scope: !91)
!98 = !DILocation(line: 26, column: 5, scope: !95)
!99 = !DILocation(line: 26, column: 12, scope: !95)
!100 = !DILocation(line: 26, column: 17, scope: !95)
!101 = !DILocation(line: 26, column: 20, scope: !95)
!102 = !DILocation(line: 25, column: 27, scope: !95)
!103 = !DILocation(line: 25, column: 3, scope: !95)
!104 = distinct !{!104, !97, !105, !106}
!105 = !DILocation(line: 26, column: 22, scope: !91)
!106 = !{!"llvm.loop.mustprogress"}
!107 = !DILocation(line: 27, column: 10, scope: !23)
!108 = !DILocation(line: 27, column: 3, scope: !23)
!109 = distinct !DISubprogram(name: "add", scope: !1, file: !1, line: 30, type: !110, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !74)
!110 = !DISubroutineType(types: !111)
!111 = !{null, !26, !39}
!112 = !DILocalVariable(name: "queue", arg: 1, scope: !109, file: !1, line: 30, type: !26)
!113 = !DILocation(line: 30, column: 24, scope: !109)
!114 = !DILocalVariable(name: "value", arg: 2, scope: !109, file: !1, line: 30, type: !39)
!115 = !DILocation(line: 30, column: 35, scope: !109)
!116 = !DILocalVariable(name: "node", scope: !109, file: !1, line: 31, type: !63)
!117 = !DILocation(line: 31, column: 16, scope: !109)
!118 = !DILocation(line: 31, column: 23, scope: !109)
!119 = !DILocation(line: 32, column: 17, scope: !109)
!120 = !DILocation(line: 32, column: 3, scope: !109)
!121 = !DILocation(line: 32, column: 9, scope: !109)
!122 = !DILocation(line: 32, column: 15, scope: !109)
!123 = !DILocation(line: 33, column: 3, scope: !109)
!124 = !DILocation(line: 33, column: 9, scope: !109)
!125 = !DILocation(line: 33, column: 14, scope: !109)
!126 = !DILocation(line: 34, column: 23, scope: !109)
!127 = !DILocation(line: 34, column: 30, scope: !109)
!128 = !DILocation(line: 34, column: 3, scope: !109)
!129 = !DILocation(line: 35, column: 7, scope: !130)
!130 = distinct !DILexicalBlock(scope: !109, file: !1, line: 35, column: 7)
!131 = !DILocation(line: 35, column: 14, scope: !130)
!132 = !DILocation(line: 35, column: 7, scope: !109)
!133 = !DILocation(line: 36, column: 25, scope: !130)
!134 = !DILocation(line: 36, column: 5, scope: !130)
!135 = !DILocation(line: 36, column: 12, scope: !130)
!136 = !DILocation(line: 36, column: 18, scope: !130)
!137 = !DILocation(line: 36, column: 23, scope: !130)
!138 = !DILocation(line: 38, column: 19, scope: !130)
!139 = !DILocation(line: 38, column: 5, scope: !130)
!140 = !DILocation(line: 38, column: 12, scope: !130)
!141 = !DILocation(line: 38, column: 17, scope: !130)
!142 = !DILocation(line: 39, column: 17, scope: !109)
!143 = !DILocation(line: 39, column: 3, scope: !109)
!144 = !DILocation(line: 39, column: 10, scope: !109)
!145 = !DILocation(line: 39, column: 15, scope: !109)
!146 = !DILocation(line: 40, column: 37, scope: !109)
!147 = !DILocation(line: 40, column: 3, scope: !109)
!148 = !DILocation(line: 40, column: 10, scope: !109)
!149 = !DILocation(line: 40, column: 15, scope: !109)
!150 = !DILocation(line: 40, column: 22, scope: !109)
!151 = !DILocation(line: 40, column: 27, scope: !109)
!152 = !DILocation(line: 40, column: 30, scope: !109)
!153 = !DILocation(line: 40, column: 35, scope: !109)
!154 = !DILocation(line: 41, column: 25, scope: !109)
!155 = !DILocation(line: 41, column: 32, scope: !109)
!156 = !DILocation(line: 41, column: 3, scope: !109)
!157 = !DILocation(line: 42, column: 1, scope: !109)
!158 = distinct !DISubprogram(name: "take", scope: !1, file: !1, line: 54, type: !159, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !74)
!159 = !DISubroutineType(types: !160)
!160 = !{!161, !26, !162}
!161 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!162 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!163 = !DILocalVariable(name: "queue", arg: 1, scope: !158, file: !1, line: 54, type: !26)
!164 = !DILocation(line: 54, column: 25, scope: !158)
!165 = !DILocalVariable(name: "value", arg: 2, scope: !158, file: !1, line: 54, type: !162)
!166 = !DILocation(line: 54, column: 37, scope: !158)
!167 = !DILocation(line: 55, column: 23, scope: !158)
!168 = !DILocation(line: 55, column: 30, scope: !158)
!169 = !DILocation(line: 55, column: 3, scope: !158)
!170 = !DILocalVariable(name: "node", scope: !158, file: !1, line: 56, type: !63)
!171 = !DILocation(line: 56, column: 16, scope: !158)
!172 = !DILocation(line: 56, column: 36, scope: !158)
!173 = !DILocation(line: 56, column: 23, scope: !158)
!174 = !DILocation(line: 57, column: 25, scope: !158)
!175 = !DILocation(line: 57, column: 32, scope: !158)
!176 = !DILocation(line: 57, column: 3, scope: !158)
!177 = !DILocation(line: 58, column: 7, scope: !178)
!178 = distinct !DILexicalBlock(scope: !158, file: !1, line: 58, column: 7)
!179 = !DILocation(line: 58, column: 7, scope: !158)
!180 = !DILocation(line: 59, column: 14, scope: !178)
!181 = !DILocation(line: 59, column: 20, scope: !178)
!182 = !DILocation(line: 59, column: 6, scope: !178)
!183 = !DILocation(line: 59, column: 12, scope: !178)
!184 = !DILocation(line: 59, column: 5, scope: !178)
!185 = !DILocation(line: 60, column: 10, scope: !158)
!186 = !DILocation(line: 60, column: 15, scope: !158)
!187 = !DILocation(line: 60, column: 3, scope: !158)
!188 = distinct !DISubprogram(name: "remove_first", scope: !1, file: !1, line: 44, type: !189, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !74)
!189 = !DISubroutineType(types: !190)
!190 = !{!63, !26}
!191 = !DILocalVariable(name: "queue", arg: 1, scope: !188, file: !1, line: 44, type: !26)
!192 = !DILocation(line: 44, column: 48, scope: !188)
!193 = !DILocalVariable(name: "node", scope: !188, file: !1, line: 45, type: !63)
!194 = !DILocation(line: 45, column: 16, scope: !188)
!195 = !DILocation(line: 45, column: 23, scope: !188)
!196 = !DILocation(line: 45, column: 30, scope: !188)
!197 = !DILocation(line: 46, column: 7, scope: !198)
!198 = distinct !DILexicalBlock(scope: !188, file: !1, line: 46, column: 7)
!199 = !DILocation(line: 46, column: 7, scope: !188)
!200 = !DILocation(line: 47, column: 19, scope: !201)
!201 = distinct !DILexicalBlock(scope: !198, file: !1, line: 46, column: 13)
!202 = !DILocation(line: 47, column: 25, scope: !201)
!203 = !DILocation(line: 47, column: 5, scope: !201)
!204 = !DILocation(line: 47, column: 12, scope: !201)
!205 = !DILocation(line: 47, column: 17, scope: !201)
!206 = !DILocation(line: 48, column: 10, scope: !207)
!207 = distinct !DILexicalBlock(scope: !201, file: !1, line: 48, column: 9)
!208 = !DILocation(line: 48, column: 17, scope: !207)
!209 = !DILocation(line: 48, column: 9, scope: !201)
!210 = !DILocation(line: 49, column: 7, scope: !207)
!211 = !DILocation(line: 49, column: 14, scope: !207)
!212 = !DILocation(line: 49, column: 19, scope: !207)
!213 = !DILocation(line: 50, column: 3, scope: !201)
!214 = !DILocation(line: 51, column: 10, scope: !188)
!215 = !DILocation(line: 51, column: 3, scope: !188)
!216 = distinct !DISubprogram(name: "try_take", scope: !1, file: !1, line: 63, type: !159, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !74)
!217 = !DILocalVariable(name: "queue", arg: 1, scope: !216, file: !1, line: 63, type: !26)
!218 = !DILocation(line: 63, column: 29, scope: !216)
!219 = !DILocalVariable(name: "value", arg: 2, scope: !216, file: !1, line: 63, type: !162)
!220 = !DILocation(line: 63, column: 41, scope: !216)
!221 = !DILocation(line: 64, column: 30, scope: !222)
!222 = distinct !DILexicalBlock(scope: !216, file: !1, line: 64, column: 7)
!223 = !DILocation(line: 64, column: 37, scope: !222)
!224 = !DILocation(line: 64, column: 7, scope: !222)
!225 = !DILocation(line: 64, column: 7, scope: !216)
!226 = !DILocation(line: 65, column: 5, scope: !222)
!227 = !DILocalVariable(name: "node", scope: !216, file: !1, line: 66, type: !63)
!228 = !DILocation(line: 66, column: 16, scope: !216)
!229 = !DILocation(line: 66, column: 36, scope: !216)
!230 = !DILocation(line: 66, column: 23, scope: !216)
!231 = !DILocation(line: 67, column: 25, scope: !216)
!232 = !DILocation(line: 67, column: 32, scope: !216)
!233 = !DILocation(line: 67, column: 3, scope: !216)
!234 = !DILocation(line: 68, column: 7, scope: !235)
!235 = distinct !DILexicalBlock(scope: !216, file: !1, line: 68, column: 7)
!236 = !DILocation(line: 68, column: 7, scope: !216)
!237 = !DILocation(line: 69, column: 14, scope: !235)
!238 = !DILocation(line: 69, column: 20, scope: !235)
!239 = !DILocation(line: 69, column: 6, scope: !235)
!240 = !DILocation(line: 69, column: 12, scope: !235)
!241 = !DILocation(line: 69, column: 5, scope: !235)
!242 = !DILocation(line: 70, column: 10, scope: !216)
!243 = !DILocation(line: 70, column: 15, scope: !216)
!244 = !DILocation(line: 70, column: 3, scope: !216)
!245 = !DILocation(line: 71, column: 1, scope: !216)
!246 = distinct !DISubprogram(name: "take_unlocked", scope: !1, file: !1, line: 74, type: !159, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !74)
!247 = !DILocalVariable(name: "queue", arg: 1, scope: !246, file: !1, line: 74, type: !26)
!248 = !DILocation(line: 74, column: 34, scope: !246)
!249 = !DILocalVariable(name: "value", arg: 2, scope: !246, file: !1, line: 74, type: !162)
!250 = !DILocation(line: 74, column: 46, scope: !246)
!251 = !DILocalVariable(name: "node", scope: !246, file: !1, line: 75, type: !63)
!252 = !DILocation(line: 75, column: 16, scope: !246)
!253 = !DILocation(line: 75, column: 36, scope: !246)
!254 = !DILocation(line: 75, column: 23, scope: !246)
!255 = !DILocation(line: 76, column: 7, scope: !256)
!256 = distinct !DILexicalBlock(scope: !246, file: !1, line: 76, column: 7)
!257 = !DILocation(line: 76, column: 7, scope: !246)
!258 = !DILocation(line: 77, column: 14, scope: !256)
!259 = !DILocation(line: 77, column: 20, scope: !256)
!260 = !DILocation(line: 77, column: 6, scope: !256)
!261 = !DILocation(line: 77, column: 12, scope: !256)
!262 = !DILocation(line: 77, column: 5, scope: !256)
!263 = !DILocation(line: 78, column: 10, scope: !246)
!264 = !DILocation(line: 78, column: 15, scope: !246)
!265 = !DILocation(line: 78, column: 3, scope: !246)
!266 = distinct !DISubprogram(name: "take_and_free", scope: !1, file: !1, line: 81, type: !159, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !74)
!267 = !DILocalVariable(name: "queue", arg: 1, scope: !266, file: !1, line: 81, type: !26)
!268 = !DILocation(line: 81, column: 34, scope: !266)
!269 = !DILocalVariable(name: "value", arg: 2, scope: !266, file: !1, line: 81, type: !162)
!270 = !DILocation(line: 81, column: 46, scope: !266)
!271 = !DILocation(line: 82, column: 23, scope: !266)
!272 = !DILocation(line: 82, column: 30, scope: !266)
!273 = !DILocation(line: 82, column: 3, scope: !266)
!274 = !DILocalVariable(name: "node", scope: !266, file: !1, line: 83, type: !63)
!275 = !DILocation(line: 83, column: 16, scope: !266)
!276 = !DILocation(line: 83, column: 36, scope: !266)
!277 = !DILocation(line: 83, column: 23, scope: !266)
!278 = !DILocation(line: 84, column: 25, scope: !266)
!279 = !DILocation(line: 84, column: 32, scope: !266)
!280 = !DILocation(line: 84, column: 3, scope: !266)
!281 = !DILocation(line: 85, column: 8, scope: !282)
!282 = distinct !DILexicalBlock(scope: !266, file: !1, line: 85, column: 7)
!283 = !DILocation(line: 85, column: 7, scope: !266)
!284 = !DILocation(line: 86, column: 5, scope: !282)
!285 = !DILocation(line: 87, column: 12, scope: !266)
!286 = !DILocation(line: 87, column: 18, scope: !266)
!287 = !DILocation(line: 87, column: 4, scope: !266)
!288 = !DILocation(line: 87, column: 10, scope: !266)
!289 = !DILocation(line: 88, column: 8, scope: !266)
!290 = !DILocation(line: 88, column: 3, scope: !266)
!291 = !DILocation(line: 89, column: 3, scope: !266)
!292 = !DILocation(line: 90, column: 1, scope: !266)
!293 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 92, type: !294, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !74)
!294 = !DISubroutineType(types: !295)
!295 = !{!39, !26}
!296 = !DILocalVariable(name: "queue", arg: 1, scope: !293, file: !1, line: 92, type: !26)
!297 = !DILocation(line: 92, column: 23, scope: !293)
!298 = !DILocation(line: 93, column: 23, scope: !293)
!299 = !DILocation(line: 93, column: 30, scope: !293)
!300 = !DILocation(line: 93, column: 3, scope: !293)
!301 = !DILocalVariable(name: "sum", scope: !293, file: !1, line: 94, type: !39)
!302 = !DILocation(line: 94, column: 7, scope: !293)
!303 = !DILocation(line: 94, column: 13, scope: !293)
!304 = !DILocation(line: 94, column: 20, scope: !293)
!305 = !DILocation(line: 94, column: 28, scope: !293)
!306 = !DILocation(line: 94, column: 34, scope: !293)
!307 = !DILocation(line: 94, column: 41, scope: !293)
!308 = !DILocation(line: 94, column: 32, scope: !293)
!309 = !DILocation(line: 95, column: 25, scope: !293)
!310 = !DILocation(line: 95, column: 32, scope: !293)
!311 = !DILocation(line: 95, column: 3, scope: !293)
!312 = !DILocation(line: 96, column: 10, scope: !293)
!313 = !DILocation(line: 96, column: 3, scope: !293)
!314 = distinct !DISubprogram(name: "lock_twice", scope: !1, file: !1, line: 100, type: !294, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !74)
!315 = !DILocalVariable(name: "queue", arg: 1, scope: !314, file: !1, line: 100, type: !26)
!316 = !DILocation(line: 100, column: 30, scope: !314)
!317 = !DILocation(line: 101, column: 23, scope: !314)
!318 = !DILocation(line: 101, column: 30, scope: !314)
!319 = !DILocation(line: 101, column: 3, scope: !314)
!320 = !DILocation(line: 102, column: 23, scope: !314)
!321 = !DILocation(line: 102, column: 30, scope: !314)
!322 = !DILocation(line: 102, column: 3, scope: !314)
!323 = !DILocation(line: 103, column: 25, scope: !314)
!324 = !DILocation(line: 103, column: 32, scope: !314)
!325 = !DILocation(line: 103, column: 3, scope: !314)
!326 = !DILocation(line: 104, column: 3, scope: !314)
!327 = distinct !DISubprogram(name: "make_stack", scope: !1, file: !1, line: 112, type: !328, scopeLine: 112, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!328 = !DISubroutineType(types: !329)
!329 = !{!330}
!330 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !331, size: 64)
!331 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "stack", file: !1, line: 108, size: 64, elements: !332)
!332 = !{!333}
!333 = !DIDerivedType(tag: DW_TAG_member, name: "top", scope: !331, file: !1, line: 109, baseType: !334, size: 64)
!334 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !63)
!335 = !DILocation(line: 112, column: 41, scope: !327)
!336 = !DILocation(line: 112, column: 34, scope: !327)
!337 = distinct !DISubprogram(name: "push", scope: !1, file: !1, line: 114, type: !338, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !74)
!338 = !DISubroutineType(types: !339)
!339 = !{null, !330, !39}
!340 = !DILocalVariable(name: "stack", arg: 1, scope: !337, file: !1, line: 114, type: !330)
!341 = !DILocation(line: 114, column: 25, scope: !337)
!342 = !DILocalVariable(name: "value", arg: 2, scope: !337, file: !1, line: 114, type: !39)
!343 = !DILocation(line: 114, column: 36, scope: !337)
!344 = !DILocalVariable(name: "node", scope: !337, file: !1, line: 115, type: !63)
!345 = !DILocation(line: 115, column: 16, scope: !337)
!346 = !DILocation(line: 115, column: 23, scope: !337)
!347 = !DILocation(line: 116, column: 17, scope: !337)
!348 = !DILocation(line: 116, column: 3, scope: !337)
!349 = !DILocation(line: 116, column: 9, scope: !337)
!350 = !DILocation(line: 116, column: 15, scope: !337)
!351 = !DILocation(line: 117, column: 38, scope: !337)
!352 = !DILocation(line: 117, column: 45, scope: !337)
!353 = !DILocation(line: 117, column: 16, scope: !337)
!354 = !DILocation(line: 117, column: 3, scope: !337)
!355 = !DILocation(line: 117, column: 9, scope: !337)
!356 = !DILocation(line: 117, column: 14, scope: !337)
!357 = !DILocation(line: 118, column: 3, scope: !337)
!358 = !DILocation(line: 118, column: 52, scope: !337)
!359 = !DILocation(line: 118, column: 59, scope: !337)
!360 = !DILocation(line: 118, column: 65, scope: !337)
!361 = !DILocation(line: 118, column: 71, scope: !337)
!362 = !DILocation(line: 118, column: 77, scope: !337)
!363 = !DILocation(line: 118, column: 11, scope: !337)
!364 = !DILocation(line: 118, column: 10, scope: !337)
!365 = distinct !{!365, !357, !366, !106}
!366 = !DILocation(line: 120, column: 5, scope: !337)
!367 = !DILocation(line: 121, column: 1, scope: !337)
!368 = distinct !DISubprogram(name: "push_relaxed", scope: !1, file: !1, line: 124, type: !338, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !74)
!369 = !DILocalVariable(name: "stack", arg: 1, scope: !368, file: !1, line: 124, type: !330)
!370 = !DILocation(line: 124, column: 33, scope: !368)
!371 = !DILocalVariable(name: "value", arg: 2, scope: !368, file: !1, line: 124, type: !39)
!372 = !DILocation(line: 124, column: 44, scope: !368)
!373 = !DILocalVariable(name: "node", scope: !368, file: !1, line: 125, type: !63)
!374 = !DILocation(line: 125, column: 16, scope: !368)
!375 = !DILocation(line: 125, column: 23, scope: !368)
!376 = !DILocation(line: 126, column: 17, scope: !368)
!377 = !DILocation(line: 126, column: 3, scope: !368)
!378 = !DILocation(line: 126, column: 9, scope: !368)
!379 = !DILocation(line: 126, column: 15, scope: !368)
!380 = !DILocation(line: 127, column: 38, scope: !368)
!381 = !DILocation(line: 127, column: 45, scope: !368)
!382 = !DILocation(line: 127, column: 16, scope: !368)
!383 = !DILocation(line: 127, column: 3, scope: !368)
!384 = !DILocation(line: 127, column: 9, scope: !368)
!385 = !DILocation(line: 127, column: 14, scope: !368)
!386 = !DILocation(line: 128, column: 3, scope: !368)
!387 = !DILocation(line: 128, column: 52, scope: !368)
!388 = !DILocation(line: 128, column: 59, scope: !368)
!389 = !DILocation(line: 128, column: 65, scope: !368)
!390 = !DILocation(line: 128, column: 71, scope: !368)
!391 = !DILocation(line: 128, column: 77, scope: !368)
!392 = !DILocation(line: 128, column: 11, scope: !368)
!393 = !DILocation(line: 128, column: 10, scope: !368)
!394 = distinct !{!394, !386, !395, !106}
!395 = !DILocation(line: 130, column: 5, scope: !368)
!396 = !DILocation(line: 131, column: 1, scope: !368)
!397 = distinct !DISubprogram(name: "pop", scope: !1, file: !1, line: 133, type: !398, scopeLine: 133, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !74)
!398 = !DISubroutineType(types: !399)
!399 = !{!161, !330, !162}
!400 = !DILocalVariable(name: "stack", arg: 1, scope: !397, file: !1, line: 133, type: !330)
!401 = !DILocation(line: 133, column: 24, scope: !397)
!402 = !DILocalVariable(name: "value", arg: 2, scope: !397, file: !1, line: 133, type: !162)
!403 = !DILocation(line: 133, column: 36, scope: !397)
!404 = !DILocalVariable(name: "old", scope: !397, file: !1, line: 134, type: !63)
!405 = !DILocation(line: 134, column: 16, scope: !397)
!406 = !DILocation(line: 134, column: 44, scope: !397)
!407 = !DILocation(line: 134, column: 51, scope: !397)
!408 = !DILocation(line: 134, column: 22, scope: !397)
!409 = !DILocation(line: 135, column: 3, scope: !397)
!410 = !DILocation(line: 135, column: 10, scope: !397)
!411 = !DILocation(line: 135, column: 14, scope: !397)
!412 = !DILocation(line: 135, column: 59, scope: !397)
!413 = !DILocation(line: 135, column: 66, scope: !397)
!414 = !DILocation(line: 135, column: 77, scope: !397)
!415 = !DILocation(line: 135, column: 82, scope: !397)
!416 = !DILocation(line: 135, column: 18, scope: !397)
!417 = !DILocation(line: 135, column: 17, scope: !397)
!418 = !DILocation(line: 0, scope: !397)
!419 = distinct !{!419, !409, !420, !106}
!420 = !DILocation(line: 137, column: 5, scope: !397)
!421 = !DILocation(line: 138, column: 7, scope: !422)
!422 = distinct !DILexicalBlock(scope: !397, file: !1, line: 138, column: 7)
!423 = !DILocation(line: 138, column: 7, scope: !397)
!424 = !DILocation(line: 139, column: 14, scope: !422)
!425 = !DILocation(line: 139, column: 19, scope: !422)
!426 = !DILocation(line: 139, column: 6, scope: !422)
!427 = !DILocation(line: 139, column: 12, scope: !422)
!428 = !DILocation(line: 139, column: 5, scope: !422)
!429 = !DILocation(line: 140, column: 10, scope: !397)
!430 = !DILocation(line: 140, column: 14, scope: !397)
!431 = !DILocation(line: 140, column: 3, scope: !397)
!432 = distinct !DISubprogram(name: "pop_unsafely", scope: !1, file: !1, line: 143, type: !398, scopeLine: 143, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !74)
!433 = !DILocalVariable(name: "stack", arg: 1, scope: !432, file: !1, line: 143, type: !330)
!434 = !DILocation(line: 143, column: 33, scope: !432)
!435 = !DILocalVariable(name: "value", arg: 2, scope: !432, file: !1, line: 143, type: !162)
!436 = !DILocation(line: 143, column: 45, scope: !432)
!437 = !DILocalVariable(name: "old", scope: !432, file: !1, line: 144, type: !63)
!438 = !DILocation(line: 144, column: 16, scope: !432)
!439 = !DILocation(line: 144, column: 22, scope: !432)
!440 = !DILocation(line: 145, column: 8, scope: !441)
!441 = distinct !DILexicalBlock(scope: !432, file: !1, line: 145, column: 7)
!442 = !DILocation(line: 145, column: 7, scope: !432)
!443 = !DILocation(line: 146, column: 5, scope: !441)
!444 = !DILocation(line: 147, column: 3, scope: !432)
!445 = !DILocation(line: 148, column: 12, scope: !432)
!446 = !DILocation(line: 148, column: 17, scope: !432)
!447 = !DILocation(line: 148, column: 4, scope: !432)
!448 = !DILocation(line: 148, column: 10, scope: !432)
!449 = !DILocation(line: 149, column: 3, scope: !432)
!450 = !DILocation(line: 150, column: 1, scope: !432)
!451 = distinct !DISubprogram(name: "make_spin", scope: !1, file: !1, line: 160, type: !452, scopeLine: 160, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!452 = !DISubroutineType(types: !453)
!453 = !{!454}
!454 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !455, size: 64)
!455 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "spin", file: !1, line: 153, size: 192, elements: !456)
!456 = !{!457, !464, !467, !468, !469, !470}
!457 = !DIDerivedType(tag: DW_TAG_member, name: "flag", scope: !455, file: !1, line: 154, baseType: !458, size: 8)
!458 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_flag", file: !4, line: 173, baseType: !459)
!459 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "atomic_flag", file: !4, line: 173, size: 8, elements: !460)
!460 = !{!461}
!461 = !DIDerivedType(tag: DW_TAG_member, name: "_Value", scope: !459, file: !4, line: 173, baseType: !462, size: 8)
!462 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_bool", file: !4, line: 97, baseType: !463)
!463 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !161)
!464 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !455, file: !1, line: 155, baseType: !465, size: 32, offset: 32)
!465 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !4, line: 104, baseType: !466)
!466 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !39)
!467 = !DIDerivedType(tag: DW_TAG_member, name: "serving", scope: !455, file: !1, line: 155, baseType: !465, size: 32, offset: 64)
!468 = !DIDerivedType(tag: DW_TAG_member, name: "ready", scope: !455, file: !1, line: 156, baseType: !465, size: 32, offset: 96)
!469 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !455, file: !1, line: 156, baseType: !465, size: 32, offset: 128)
!470 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !455, file: !1, line: 157, baseType: !39, size: 32, offset: 160)
!471 = !DILocation(line: 160, column: 39, scope: !451)
!472 = !DILocation(line: 160, column: 32, scope: !451)
!473 = distinct !DISubprogram(name: "increment", scope: !1, file: !1, line: 162, type: !474, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !74)
!474 = !DISubroutineType(types: !475)
!475 = !{!39, !454}
!476 = !DILocalVariable(name: "spin", arg: 1, scope: !473, file: !1, line: 162, type: !454)
!477 = !DILocation(line: 162, column: 28, scope: !473)
!478 = !DILocation(line: 163, column: 3, scope: !473)
!479 = !DILocation(line: 163, column: 10, scope: !473)
!480 = distinct !{!480, !478, !481, !106}
!481 = !DILocation(line: 164, column: 5, scope: !473)
!482 = !DILocalVariable(name: "count", scope: !473, file: !1, line: 165, type: !39)
!483 = !DILocation(line: 165, column: 7, scope: !473)
!484 = !DILocation(line: 165, column: 17, scope: !473)
!485 = !DILocation(line: 165, column: 23, scope: !473)
!486 = !DILocation(line: 165, column: 15, scope: !473)
!487 = !DILocation(line: 166, column: 3, scope: !473)
!488 = !DILocation(line: 167, column: 10, scope: !473)
!489 = !DILocation(line: 167, column: 3, scope: !473)
!490 = distinct !DISubprogram(name: "increment_relaxed", scope: !1, file: !1, line: 170, type: !474, scopeLine: 170, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !74)
!491 = !DILocalVariable(name: "spin", arg: 1, scope: !490, file: !1, line: 170, type: !454)
!492 = !DILocation(line: 170, column: 36, scope: !490)
!493 = !DILocation(line: 171, column: 3, scope: !490)
!494 = !DILocation(line: 171, column: 10, scope: !490)
!495 = distinct !{!495, !493, !496, !106}
!496 = !DILocation(line: 172, column: 5, scope: !490)
!497 = !DILocalVariable(name: "count", scope: !490, file: !1, line: 173, type: !39)
!498 = !DILocation(line: 173, column: 7, scope: !490)
!499 = !DILocation(line: 173, column: 17, scope: !490)
!500 = !DILocation(line: 173, column: 23, scope: !490)
!501 = !DILocation(line: 173, column: 15, scope: !490)
!502 = !DILocation(line: 174, column: 3, scope: !490)
!503 = !DILocation(line: 175, column: 10, scope: !490)
!504 = !DILocation(line: 175, column: 3, scope: !490)
!505 = distinct !DISubprogram(name: "take_ticket", scope: !1, file: !1, line: 178, type: !474, scopeLine: 178, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !74)
!506 = !DILocalVariable(name: "spin", arg: 1, scope: !505, file: !1, line: 178, type: !454)
!507 = !DILocation(line: 178, column: 30, scope: !505)
!508 = !DILocalVariable(name: "ticket", scope: !505, file: !1, line: 179, type: !39)
!509 = !DILocation(line: 179, column: 7, scope: !505)
!510 = !DILocation(line: 179, column: 43, scope: !505)
!511 = !DILocation(line: 179, column: 49, scope: !505)
!512 = !DILocation(line: 179, column: 16, scope: !505)
!513 = !DILocation(line: 180, column: 3, scope: !505)
!514 = !DILocation(line: 180, column: 32, scope: !505)
!515 = !DILocation(line: 180, column: 38, scope: !505)
!516 = !DILocation(line: 180, column: 10, scope: !505)
!517 = !DILocation(line: 180, column: 72, scope: !505)
!518 = !DILocation(line: 180, column: 69, scope: !505)
!519 = distinct !{!519, !513, !520, !106}
!520 = !DILocation(line: 181, column: 5, scope: !505)
!521 = !DILocalVariable(name: "count", scope: !505, file: !1, line: 182, type: !39)
!522 = !DILocation(line: 182, column: 7, scope: !505)
!523 = !DILocation(line: 182, column: 17, scope: !505)
!524 = !DILocation(line: 182, column: 23, scope: !505)
!525 = !DILocation(line: 182, column: 15, scope: !505)
!526 = !DILocation(line: 183, column: 26, scope: !505)
!527 = !DILocation(line: 183, column: 32, scope: !505)
!528 = !DILocation(line: 183, column: 41, scope: !505)
!529 = !DILocation(line: 183, column: 48, scope: !505)
!530 = !DILocation(line: 183, column: 3, scope: !505)
!531 = !DILocation(line: 184, column: 10, scope: !505)
!532 = !DILocation(line: 184, column: 3, scope: !505)
!533 = distinct !DISubprogram(name: "send", scope: !1, file: !1, line: 187, type: !534, scopeLine: 187, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !74)
!534 = !DISubroutineType(types: !535)
!535 = !{null, !454, !39}
!536 = !DILocalVariable(name: "spin", arg: 1, scope: !533, file: !1, line: 187, type: !454)
!537 = !DILocation(line: 187, column: 24, scope: !533)
!538 = !DILocalVariable(name: "value", arg: 2, scope: !533, file: !1, line: 187, type: !39)
!539 = !DILocation(line: 187, column: 34, scope: !533)
!540 = !DILocation(line: 188, column: 26, scope: !533)
!541 = !DILocation(line: 188, column: 32, scope: !533)
!542 = !DILocation(line: 188, column: 38, scope: !533)
!543 = !DILocation(line: 188, column: 3, scope: !533)
!544 = !DILocation(line: 189, column: 3, scope: !533)
!545 = !DILocation(line: 190, column: 26, scope: !533)
!546 = !DILocation(line: 190, column: 32, scope: !533)
!547 = !DILocation(line: 190, column: 3, scope: !533)
!548 = !DILocation(line: 191, column: 1, scope: !533)
!549 = distinct !DISubprogram(name: "send_unfenced", scope: !1, file: !1, line: 193, type: !534, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !74)
!550 = !DILocalVariable(name: "spin", arg: 1, scope: !549, file: !1, line: 193, type: !454)
!551 = !DILocation(line: 193, column: 33, scope: !549)
!552 = !DILocalVariable(name: "value", arg: 2, scope: !549, file: !1, line: 193, type: !39)
!553 = !DILocation(line: 193, column: 43, scope: !549)
!554 = !DILocation(line: 194, column: 26, scope: !549)
!555 = !DILocation(line: 194, column: 32, scope: !549)
!556 = !DILocation(line: 194, column: 38, scope: !549)
!557 = !DILocation(line: 194, column: 3, scope: !549)
!558 = !DILocation(line: 195, column: 26, scope: !549)
!559 = !DILocation(line: 195, column: 32, scope: !549)
!560 = !DILocation(line: 195, column: 3, scope: !549)
!561 = !DILocation(line: 196, column: 1, scope: !549)
!562 = distinct !DISubprogram(name: "receive", scope: !1, file: !1, line: 198, type: !474, scopeLine: 198, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !74)
!563 = !DILocalVariable(name: "spin", arg: 1, scope: !562, file: !1, line: 198, type: !454)
!564 = !DILocation(line: 198, column: 26, scope: !562)
!565 = !DILocation(line: 199, column: 30, scope: !566)
!566 = distinct !DILexicalBlock(scope: !562, file: !1, line: 199, column: 7)
!567 = !DILocation(line: 199, column: 36, scope: !566)
!568 = !DILocation(line: 199, column: 8, scope: !566)
!569 = !DILocation(line: 199, column: 7, scope: !562)
!570 = !DILocation(line: 200, column: 5, scope: !566)
!571 = !DILocation(line: 201, column: 3, scope: !562)
!572 = !DILocation(line: 202, column: 32, scope: !562)
!573 = !DILocation(line: 202, column: 38, scope: !562)
!574 = !DILocation(line: 202, column: 10, scope: !562)
!575 = !DILocation(line: 202, column: 3, scope: !562)
!576 = !DILocation(line: 203, column: 1, scope: !562)
