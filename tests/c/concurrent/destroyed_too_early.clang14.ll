source_filename = "destroyed_too_early.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%union.sem_t = type { i64, [24 x i8] }
%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i32, i32, i8, [7 x i8], i64, i32 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%struct.element = type { i32, %union.pthread_cond_t }

@c = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !0
@s = internal global %union.sem_t zeroinitializer, align 8, !dbg !11
@l = internal global %union.pthread_rwlock_t zeroinitializer, align 8, !dbg !66
@p = internal global i32 0, align 4, !dbg !5
@list = internal global ptr null, align 8, !dbg !24
@m = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !98

define dso_local void @condition() #0 !dbg !135 {
  %1 = call i32 @pthread_cond_destroy(ptr noundef @c) #4, !dbg !139
  %2 = call i32 @pthread_cond_signal(ptr noundef @c) #4, !dbg !140
  ret void, !dbg !141
}

declare i32 @pthread_cond_destroy(ptr noundef) #1

declare i32 @pthread_cond_signal(ptr noundef) #1

define dso_local void @condition_twice() #0 !dbg !142 {
  %1 = call i32 @pthread_cond_init(ptr noundef @c, ptr noundef null) #4, !dbg !143
  %2 = call i32 @pthread_cond_destroy(ptr noundef @c) #4, !dbg !144
  %3 = call i32 @pthread_cond_destroy(ptr noundef @c) #4, !dbg !145
  ret void, !dbg !146
}

declare i32 @pthread_cond_init(ptr noundef, ptr noundef) #1

define dso_local void @semaphore() #0 !dbg !147 {
  %1 = call i32 @sem_init(ptr noundef @s, i32 noundef 0, i32 noundef 1) #4, !dbg !148
  %2 = call i32 @sem_destroy(ptr noundef @s) #4, !dbg !149
  %3 = call i32 @sem_wait(ptr noundef @s), !dbg !150
  ret void, !dbg !151
}

declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #1

declare i32 @sem_destroy(ptr noundef) #1

declare i32 @sem_wait(ptr noundef) #2

define dso_local void @readers() #0 !dbg !152 {
  %1 = call i32 @pthread_rwlock_rdlock(ptr noundef @l) #4, !dbg !153
  %2 = call i32 @pthread_rwlock_unlock(ptr noundef @l) #4, !dbg !154
  %3 = call i32 @pthread_rwlock_destroy(ptr noundef @l) #4, !dbg !155
  %4 = call i32 @pthread_rwlock_rdlock(ptr noundef @l) #4, !dbg !156
  ret void, !dbg !157
}

declare i32 @pthread_rwlock_rdlock(ptr noundef) #1

declare i32 @pthread_rwlock_unlock(ptr noundef) #1

declare i32 @pthread_rwlock_destroy(ptr noundef) #1

define dso_local void @spinning() #0 !dbg !158 {
  %1 = call i32 @pthread_spin_init(ptr noundef @p, i32 noundef 0) #4, !dbg !159
  %2 = call i32 @pthread_spin_destroy(ptr noundef @p) #4, !dbg !160
  %3 = call i32 @pthread_spin_lock(ptr noundef @p) #4, !dbg !161
  ret void, !dbg !162
}

declare i32 @pthread_spin_init(ptr noundef, i32 noundef) #1

declare i32 @pthread_spin_destroy(ptr noundef) #1

declare i32 @pthread_spin_lock(ptr noundef) #1

define dso_local void @while_waited_for() #0 !dbg !163 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !164, metadata !DIExpression()), !dbg !166
  %2 = call i32 @sem_init(ptr noundef @s, i32 noundef 0, i32 noundef 0) #4, !dbg !167
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @wait_for_it, ptr noundef null) #4, !dbg !168
  %4 = call i32 @sem_destroy(ptr noundef @s) #4, !dbg !169
  %5 = load i64, ptr %1, align 8, !dbg !170
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !171
  ret void, !dbg !172
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #3

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @wait_for_it(ptr noundef %0) #0 !dbg !173 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !177, metadata !DIExpression()), !dbg !178
  %3 = call i32 @sem_wait(ptr noundef @s), !dbg !179
  ret ptr null, !dbg !180
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

define dso_local void @again() #0 !dbg !181 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !182, metadata !DIExpression()), !dbg !184
  store i32 0, ptr %1, align 4, !dbg !184
  br label %2, !dbg !185

2:                                                ; preds = %20, %0
  %3 = load i32, ptr %1, align 4, !dbg !186
  %4 = icmp slt i32 %3, 2, !dbg !188
  br i1 %4, label %5, label %23, !dbg !189

5:                                                ; preds = %2
  %6 = call i32 @pthread_cond_init(ptr noundef @c, ptr noundef null) #4, !dbg !190
  %7 = call i32 @sem_init(ptr noundef @s, i32 noundef 0, i32 noundef 1) #4, !dbg !192
  %8 = call i32 @pthread_rwlock_init(ptr noundef @l, ptr noundef null) #4, !dbg !193
  %9 = call i32 @pthread_spin_init(ptr noundef @p, i32 noundef 0) #4, !dbg !194
  %10 = call i32 @pthread_cond_signal(ptr noundef @c) #4, !dbg !195
  %11 = call i32 @sem_wait(ptr noundef @s), !dbg !196
  %12 = call i32 @pthread_rwlock_wrlock(ptr noundef @l) #4, !dbg !197
  %13 = call i32 @pthread_spin_lock(ptr noundef @p) #4, !dbg !198
  %14 = call i32 @pthread_rwlock_unlock(ptr noundef @l) #4, !dbg !199
  %15 = call i32 @pthread_spin_unlock(ptr noundef @p) #4, !dbg !200
  %16 = call i32 @pthread_cond_destroy(ptr noundef @c) #4, !dbg !201
  %17 = call i32 @sem_destroy(ptr noundef @s) #4, !dbg !202
  %18 = call i32 @pthread_rwlock_destroy(ptr noundef @l) #4, !dbg !203
  %19 = call i32 @pthread_spin_destroy(ptr noundef @p) #4, !dbg !204
  br label %20, !dbg !205

20:                                               ; preds = %5
  %21 = load i32, ptr %1, align 4, !dbg !206
  %22 = add nsw i32 %21, 1, !dbg !206
  store i32 %22, ptr %1, align 4, !dbg !206
  br label %2, !dbg !207, !llvm.loop !208

23:                                               ; preds = %2
  ret void, !dbg !211
}

declare i32 @pthread_rwlock_init(ptr noundef, ptr noundef) #1

declare i32 @pthread_rwlock_wrlock(ptr noundef) #1

declare i32 @pthread_spin_unlock(ptr noundef) #1

define dso_local void @of_another_reader() #0 !dbg !212 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !213, metadata !DIExpression()), !dbg !214
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @read_it, ptr noundef null) #4, !dbg !215
  %3 = load i64, ptr %1, align 8, !dbg !216
  %4 = call i32 @pthread_join(i64 noundef %3, ptr noundef null), !dbg !217
  %5 = call i32 @pthread_rwlock_unlock(ptr noundef @l) #4, !dbg !218
  ret void, !dbg !219
}

define internal ptr @read_it(ptr noundef %0) #0 !dbg !220 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !221, metadata !DIExpression()), !dbg !222
  %3 = call i32 @pthread_rwlock_rdlock(ptr noundef @l) #4, !dbg !223
  ret ptr null, !dbg !224
}

define dso_local void @shared_by_many() #0 !dbg !225 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !226, metadata !DIExpression()), !dbg !228
  store i32 0, ptr %1, align 4, !dbg !228
  br label %3, !dbg !229

3:                                                ; preds = %8, %0
  %4 = load i32, ptr %1, align 4, !dbg !230
  %5 = icmp slt i32 %4, 12, !dbg !232
  br i1 %5, label %6, label %11, !dbg !233

6:                                                ; preds = %3
  %7 = call i32 @pthread_rwlock_rdlock(ptr noundef @l) #4, !dbg !234
  br label %8, !dbg !234

8:                                                ; preds = %6
  %9 = load i32, ptr %1, align 4, !dbg !235
  %10 = add nsw i32 %9, 1, !dbg !235
  store i32 %10, ptr %1, align 4, !dbg !235
  br label %3, !dbg !236, !llvm.loop !237

11:                                               ; preds = %3
  call void @llvm.dbg.declare(metadata ptr %2, metadata !239, metadata !DIExpression()), !dbg !241
  store i32 0, ptr %2, align 4, !dbg !241
  br label %12, !dbg !242

12:                                               ; preds = %17, %11
  %13 = load i32, ptr %2, align 4, !dbg !243
  %14 = icmp slt i32 %13, 12, !dbg !245
  br i1 %14, label %15, label %20, !dbg !246

15:                                               ; preds = %12
  %16 = call i32 @pthread_rwlock_unlock(ptr noundef @l) #4, !dbg !247
  br label %17, !dbg !247

17:                                               ; preds = %15
  %18 = load i32, ptr %2, align 4, !dbg !248
  %19 = add nsw i32 %18, 1, !dbg !248
  store i32 %19, ptr %2, align 4, !dbg !248
  br label %12, !dbg !249, !llvm.loop !250

20:                                               ; preds = %12
  %21 = call i32 @pthread_rwlock_wrlock(ptr noundef @l) #4, !dbg !252
  %22 = call i32 @pthread_rwlock_unlock(ptr noundef @l) #4, !dbg !253
  ret void, !dbg !254
}

define dso_local void @gone_when_woken() #0 !dbg !255 {
  %1 = alloca i64, align 8
  %2 = alloca ptr, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !256, metadata !DIExpression()), !dbg !257
  %3 = call noalias ptr @calloc(i64 noundef 1, i64 noundef 56) #4, !dbg !258
  store ptr %3, ptr @list, align 8, !dbg !259
  %4 = load ptr, ptr @list, align 8, !dbg !260
  %5 = getelementptr inbounds %struct.element, ptr %4, i32 0, i32 0, !dbg !261
  store i32 1, ptr %5, align 8, !dbg !262
  %6 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @await, ptr noundef null) #4, !dbg !263
  %7 = call i32 @pthread_mutex_lock(ptr noundef @m) #4, !dbg !264
  call void @llvm.dbg.declare(metadata ptr %2, metadata !265, metadata !DIExpression()), !dbg !266
  %8 = load ptr, ptr @list, align 8, !dbg !267
  store ptr %8, ptr %2, align 8, !dbg !266
  store ptr null, ptr @list, align 8, !dbg !268
  %9 = load ptr, ptr %2, align 8, !dbg !269
  %10 = getelementptr inbounds %struct.element, ptr %9, i32 0, i32 1, !dbg !270
  %11 = call i32 @pthread_cond_broadcast(ptr noundef %10) #4, !dbg !271
  %12 = call i32 @pthread_mutex_unlock(ptr noundef @m) #4, !dbg !272
  %13 = load ptr, ptr %2, align 8, !dbg !273
  %14 = getelementptr inbounds %struct.element, ptr %13, i32 0, i32 1, !dbg !274
  %15 = call i32 @pthread_cond_destroy(ptr noundef %14) #4, !dbg !275
  %16 = load ptr, ptr %2, align 8, !dbg !276
  call void @free(ptr noundef %16) #4, !dbg !277
  %17 = load i64, ptr %1, align 8, !dbg !278
  %18 = call i32 @pthread_join(i64 noundef %17, ptr noundef null), !dbg !279
  ret void, !dbg !280
}

declare noalias ptr @calloc(i64 noundef, i64 noundef) #1

define internal ptr @await(ptr noundef %0) #0 !dbg !281 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !282, metadata !DIExpression()), !dbg !283
  %3 = call i32 @pthread_mutex_lock(ptr noundef @m) #4, !dbg !284
  br label %4, !dbg !285

4:                                                ; preds = %14, %1
  %5 = load ptr, ptr @list, align 8, !dbg !286
  %6 = icmp ne ptr %5, null, !dbg !286
  br i1 %6, label %7, label %12, !dbg !287

7:                                                ; preds = %4
  %8 = load ptr, ptr @list, align 8, !dbg !288
  %9 = getelementptr inbounds %struct.element, ptr %8, i32 0, i32 0, !dbg !289
  %10 = load i32, ptr %9, align 8, !dbg !289
  %11 = icmp ne i32 %10, 0, !dbg !287
  br label %12

12:                                               ; preds = %7, %4
  %13 = phi i1 [ false, %4 ], [ %11, %7 ], !dbg !290
  br i1 %13, label %14, label %18, !dbg !285

14:                                               ; preds = %12
  %15 = load ptr, ptr @list, align 8, !dbg !291
  %16 = getelementptr inbounds %struct.element, ptr %15, i32 0, i32 1, !dbg !292
  %17 = call i32 @pthread_cond_wait(ptr noundef %16, ptr noundef @m), !dbg !293
  br label %4, !dbg !285, !llvm.loop !294

18:                                               ; preds = %12
  %19 = call i32 @pthread_mutex_unlock(ptr noundef @m) #4, !dbg !296
  ret ptr null, !dbg !297
}

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_cond_broadcast(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare void @free(ptr noundef) #1

define dso_local i32 @main() #0 !dbg !298 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @again(), !dbg !301
  ret i32 0, !dbg !302
}

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!127, !128, !129, !130, !131, !132, !133}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 16, type: !31, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "destroyed_too_early.c", directory: ".", checksumkind: CSK_MD5, checksum: "e50c73a97ffeacfe8b0c573189a69cde")
!4 = !{!5, !11, !24, !0, !66, !98}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "p", scope: !2, file: !3, line: 19, type: !7, isLocal: true, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_spinlock_t", file: !8, line: 103, baseType: !9)
!8 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!9 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !10)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 20, type: !13, isLocal: true, isDefinition: true)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !14, line: 39, baseType: !15)
!14 = !DIFile(filename: "include/x86_64-linux-gnu/bits/semaphore.h", directory: ".", checksumkind: CSK_MD5, checksum: "f0ec69aef73516c696d526041269f8fd")
!15 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !14, line: 35, size: 256, elements: !16)
!16 = !{!17, !22}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !15, file: !14, line: 37, baseType: !18, size: 256)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 256, elements: !20)
!19 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!20 = !{!21}
!21 = !DISubrange(count: 32)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !15, file: !14, line: 38, baseType: !23, size: 64)
!23 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "list", scope: !2, file: !3, line: 102, type: !26, isLocal: true, isDefinition: true)
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64)
!27 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "element", file: !3, line: 98, size: 448, elements: !28)
!28 = !{!29, !30}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "busy", scope: !27, file: !3, line: 99, baseType: !10, size: 32)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "not_busy", scope: !27, file: !3, line: 100, baseType: !31, size: 384, offset: 64)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !8, line: 80, baseType: !32)
!32 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !8, line: 75, size: 384, elements: !33)
!33 = !{!34, !60, !64}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !32, file: !8, line: 77, baseType: !35, size: 384)
!35 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !36, line: 94, size: 384, elements: !37)
!36 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: ".", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!37 = !{!38, !51, !52, !56, !57, !58, !59}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !35, file: !36, line: 96, baseType: !39, size: 64)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !40, line: 33, baseType: !41)
!40 = !DIFile(filename: "include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: ".", checksumkind: CSK_MD5, checksum: "2708e6e61e266abad2d765ccef838dbe")
!41 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !40, line: 25, size: 64, elements: !42)
!42 = !{!43, !45}
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !41, file: !40, line: 27, baseType: !44, size: 64)
!44 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !41, file: !40, line: 32, baseType: !46, size: 64)
!46 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !41, file: !40, line: 28, size: 64, elements: !47)
!47 = !{!48, !50}
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !46, file: !40, line: 30, baseType: !49, size: 32)
!49 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !46, file: !40, line: 31, baseType: !49, size: 32, offset: 32)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !35, file: !36, line: 97, baseType: !39, size: 64, offset: 64)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !35, file: !36, line: 98, baseType: !53, size: 64, offset: 128)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !49, size: 64, elements: !54)
!54 = !{!55}
!55 = !DISubrange(count: 2)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !35, file: !36, line: 99, baseType: !53, size: 64, offset: 192)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !35, file: !36, line: 100, baseType: !49, size: 32, offset: 256)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !35, file: !36, line: 101, baseType: !49, size: 32, offset: 288)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !35, file: !36, line: 102, baseType: !53, size: 64, offset: 320)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !32, file: !8, line: 78, baseType: !61, size: 384)
!61 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 384, elements: !62)
!62 = !{!63}
!63 = !DISubrange(count: 48)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !32, file: !8, line: 79, baseType: !65, size: 64)
!65 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(name: "l", scope: !2, file: !3, line: 17, type: !68, isLocal: true, isDefinition: true)
!68 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_rwlock_t", file: !8, line: 91, baseType: !69)
!69 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !8, line: 86, size: 448, elements: !70)
!70 = !{!71, !93, !97}
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !69, file: !8, line: 88, baseType: !72, size: 448)
!72 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_rwlock_arch_t", file: !73, line: 23, size: 448, elements: !74)
!73 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_rwlock.h", directory: ".", checksumkind: CSK_MD5, checksum: "2034038f4a99ff6cb7b9de3a3e8c2a8e")
!74 = !{!75, !76, !77, !78, !79, !80, !81, !82, !83, !85, !90, !92}
!75 = !DIDerivedType(tag: DW_TAG_member, name: "__readers", scope: !72, file: !73, line: 25, baseType: !49, size: 32)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "__writers", scope: !72, file: !73, line: 26, baseType: !49, size: 32, offset: 32)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "__wrphase_futex", scope: !72, file: !73, line: 27, baseType: !49, size: 32, offset: 64)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "__writers_futex", scope: !72, file: !73, line: 28, baseType: !49, size: 32, offset: 96)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "__pad3", scope: !72, file: !73, line: 29, baseType: !49, size: 32, offset: 128)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "__pad4", scope: !72, file: !73, line: 30, baseType: !49, size: 32, offset: 160)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "__cur_writer", scope: !72, file: !73, line: 32, baseType: !10, size: 32, offset: 192)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "__shared", scope: !72, file: !73, line: 33, baseType: !10, size: 32, offset: 224)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "__rwelision", scope: !72, file: !73, line: 34, baseType: !84, size: 8, offset: 256)
!84 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "__pad1", scope: !72, file: !73, line: 39, baseType: !86, size: 56, offset: 264)
!86 = !DICompositeType(tag: DW_TAG_array_type, baseType: !87, size: 56, elements: !88)
!87 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!88 = !{!89}
!89 = !DISubrange(count: 7)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "__pad2", scope: !72, file: !73, line: 42, baseType: !91, size: 64, offset: 320)
!91 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "__flags", scope: !72, file: !73, line: 45, baseType: !49, size: 32, offset: 384)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !69, file: !8, line: 89, baseType: !94, size: 448)
!94 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 448, elements: !95)
!95 = !{!96}
!96 = !DISubrange(count: 56)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !69, file: !8, line: 90, baseType: !23, size: 64)
!98 = !DIGlobalVariableExpression(var: !99, expr: !DIExpression())
!99 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 18, type: !100, isLocal: true, isDefinition: true)
!100 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !8, line: 72, baseType: !101)
!101 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !8, line: 67, size: 320, elements: !102)
!102 = !{!103, !122, !126}
!103 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !101, file: !8, line: 69, baseType: !104, size: 320)
!104 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !105, line: 22, size: 320, elements: !106)
!105 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: ".", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!106 = !{!107, !108, !109, !110, !111, !112, !114, !115}
!107 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !104, file: !105, line: 24, baseType: !10, size: 32)
!108 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !104, file: !105, line: 25, baseType: !49, size: 32, offset: 32)
!109 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !104, file: !105, line: 26, baseType: !10, size: 32, offset: 64)
!110 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !104, file: !105, line: 28, baseType: !49, size: 32, offset: 96)
!111 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !104, file: !105, line: 32, baseType: !10, size: 32, offset: 128)
!112 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !104, file: !105, line: 34, baseType: !113, size: 16, offset: 160)
!113 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!114 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !104, file: !105, line: 35, baseType: !113, size: 16, offset: 176)
!115 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !104, file: !105, line: 36, baseType: !116, size: 128, offset: 192)
!116 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !36, line: 55, baseType: !117)
!117 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !36, line: 51, size: 128, elements: !118)
!118 = !{!119, !121}
!119 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !117, file: !36, line: 53, baseType: !120, size: 64)
!120 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !117, size: 64)
!121 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !117, file: !36, line: 54, baseType: !120, size: 64, offset: 64)
!122 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !101, file: !8, line: 70, baseType: !123, size: 320)
!123 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 320, elements: !124)
!124 = !{!125}
!125 = !DISubrange(count: 40)
!126 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !101, file: !8, line: 71, baseType: !23, size: 64)
!127 = !{i32 7, !"Dwarf Version", i32 5}
!128 = !{i32 2, !"Debug Info Version", i32 3}
!129 = !{i32 1, !"wchar_size", i32 4}
!130 = !{i32 7, !"PIC Level", i32 2}
!131 = !{i32 7, !"PIE Level", i32 2}
!132 = !{i32 7, !"uwtable", i32 1}
!133 = !{i32 7, !"frame-pointer", i32 2}
!134 = !{!"Debian clang version 14.0.6"}
!135 = distinct !DISubprogram(name: "condition", scope: !3, file: !3, line: 22, type: !136, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !138)
!136 = !DISubroutineType(types: !137)
!137 = !{null}
!138 = !{}
!139 = !DILocation(line: 23, column: 3, scope: !135)
!140 = !DILocation(line: 24, column: 3, scope: !135)
!141 = !DILocation(line: 25, column: 1, scope: !135)
!142 = distinct !DISubprogram(name: "condition_twice", scope: !3, file: !3, line: 27, type: !136, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !138)
!143 = !DILocation(line: 28, column: 3, scope: !142)
!144 = !DILocation(line: 29, column: 3, scope: !142)
!145 = !DILocation(line: 30, column: 3, scope: !142)
!146 = !DILocation(line: 31, column: 1, scope: !142)
!147 = distinct !DISubprogram(name: "semaphore", scope: !3, file: !3, line: 33, type: !136, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !138)
!148 = !DILocation(line: 34, column: 3, scope: !147)
!149 = !DILocation(line: 35, column: 3, scope: !147)
!150 = !DILocation(line: 36, column: 3, scope: !147)
!151 = !DILocation(line: 37, column: 1, scope: !147)
!152 = distinct !DISubprogram(name: "readers", scope: !3, file: !3, line: 39, type: !136, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !138)
!153 = !DILocation(line: 40, column: 3, scope: !152)
!154 = !DILocation(line: 40, column: 30, scope: !152)
!155 = !DILocation(line: 41, column: 3, scope: !152)
!156 = !DILocation(line: 42, column: 3, scope: !152)
!157 = !DILocation(line: 43, column: 1, scope: !152)
!158 = distinct !DISubprogram(name: "spinning", scope: !3, file: !3, line: 45, type: !136, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !138)
!159 = !DILocation(line: 46, column: 3, scope: !158)
!160 = !DILocation(line: 47, column: 3, scope: !158)
!161 = !DILocation(line: 48, column: 3, scope: !158)
!162 = !DILocation(line: 49, column: 1, scope: !158)
!163 = distinct !DISubprogram(name: "while_waited_for", scope: !3, file: !3, line: 56, type: !136, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !138)
!164 = !DILocalVariable(name: "thread", scope: !163, file: !3, line: 57, type: !165)
!165 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !8, line: 27, baseType: !91)
!166 = !DILocation(line: 57, column: 13, scope: !163)
!167 = !DILocation(line: 58, column: 3, scope: !163)
!168 = !DILocation(line: 59, column: 3, scope: !163)
!169 = !DILocation(line: 60, column: 3, scope: !163)
!170 = !DILocation(line: 61, column: 16, scope: !163)
!171 = !DILocation(line: 61, column: 3, scope: !163)
!172 = !DILocation(line: 62, column: 1, scope: !163)
!173 = distinct !DISubprogram(name: "wait_for_it", scope: !3, file: !3, line: 51, type: !174, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !138)
!174 = !DISubroutineType(types: !175)
!175 = !{!176, !176}
!176 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!177 = !DILocalVariable(name: "unused", arg: 1, scope: !173, file: !3, line: 51, type: !176)
!178 = !DILocation(line: 51, column: 32, scope: !173)
!179 = !DILocation(line: 52, column: 3, scope: !173)
!180 = !DILocation(line: 53, column: 3, scope: !173)
!181 = distinct !DISubprogram(name: "again", scope: !3, file: !3, line: 64, type: !136, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !138)
!182 = !DILocalVariable(name: "i", scope: !183, file: !3, line: 65, type: !10)
!183 = distinct !DILexicalBlock(scope: !181, file: !3, line: 65, column: 3)
!184 = !DILocation(line: 65, column: 12, scope: !183)
!185 = !DILocation(line: 65, column: 8, scope: !183)
!186 = !DILocation(line: 65, column: 19, scope: !187)
!187 = distinct !DILexicalBlock(scope: !183, file: !3, line: 65, column: 3)
!188 = !DILocation(line: 65, column: 21, scope: !187)
!189 = !DILocation(line: 65, column: 3, scope: !183)
!190 = !DILocation(line: 66, column: 5, scope: !191)
!191 = distinct !DILexicalBlock(scope: !187, file: !3, line: 65, column: 31)
!192 = !DILocation(line: 66, column: 31, scope: !191)
!193 = !DILocation(line: 66, column: 51, scope: !191)
!194 = !DILocation(line: 67, column: 5, scope: !191)
!195 = !DILocation(line: 68, column: 5, scope: !191)
!196 = !DILocation(line: 68, column: 30, scope: !191)
!197 = !DILocation(line: 68, column: 44, scope: !191)
!198 = !DILocation(line: 68, column: 71, scope: !191)
!199 = !DILocation(line: 69, column: 5, scope: !191)
!200 = !DILocation(line: 69, column: 32, scope: !191)
!201 = !DILocation(line: 70, column: 5, scope: !191)
!202 = !DILocation(line: 70, column: 31, scope: !191)
!203 = !DILocation(line: 70, column: 48, scope: !191)
!204 = !DILocation(line: 71, column: 5, scope: !191)
!205 = !DILocation(line: 72, column: 3, scope: !191)
!206 = !DILocation(line: 65, column: 27, scope: !187)
!207 = !DILocation(line: 65, column: 3, scope: !187)
!208 = distinct !{!208, !189, !209, !210}
!209 = !DILocation(line: 72, column: 3, scope: !183)
!210 = !{!"llvm.loop.mustprogress"}
!211 = !DILocation(line: 73, column: 1, scope: !181)
!212 = distinct !DISubprogram(name: "of_another_reader", scope: !3, file: !3, line: 80, type: !136, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !138)
!213 = !DILocalVariable(name: "thread", scope: !212, file: !3, line: 81, type: !165)
!214 = !DILocation(line: 81, column: 13, scope: !212)
!215 = !DILocation(line: 82, column: 3, scope: !212)
!216 = !DILocation(line: 83, column: 16, scope: !212)
!217 = !DILocation(line: 83, column: 3, scope: !212)
!218 = !DILocation(line: 84, column: 3, scope: !212)
!219 = !DILocation(line: 85, column: 1, scope: !212)
!220 = distinct !DISubprogram(name: "read_it", scope: !3, file: !3, line: 75, type: !174, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !138)
!221 = !DILocalVariable(name: "unused", arg: 1, scope: !220, file: !3, line: 75, type: !176)
!222 = !DILocation(line: 75, column: 28, scope: !220)
!223 = !DILocation(line: 76, column: 3, scope: !220)
!224 = !DILocation(line: 77, column: 3, scope: !220)
!225 = distinct !DISubprogram(name: "shared_by_many", scope: !3, file: !3, line: 88, type: !136, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !138)
!226 = !DILocalVariable(name: "i", scope: !227, file: !3, line: 89, type: !10)
!227 = distinct !DILexicalBlock(scope: !225, file: !3, line: 89, column: 3)
!228 = !DILocation(line: 89, column: 12, scope: !227)
!229 = !DILocation(line: 89, column: 8, scope: !227)
!230 = !DILocation(line: 89, column: 19, scope: !231)
!231 = distinct !DILexicalBlock(scope: !227, file: !3, line: 89, column: 3)
!232 = !DILocation(line: 89, column: 21, scope: !231)
!233 = !DILocation(line: 89, column: 3, scope: !227)
!234 = !DILocation(line: 90, column: 5, scope: !231)
!235 = !DILocation(line: 89, column: 28, scope: !231)
!236 = !DILocation(line: 89, column: 3, scope: !231)
!237 = distinct !{!237, !233, !238, !210}
!238 = !DILocation(line: 90, column: 29, scope: !227)
!239 = !DILocalVariable(name: "i", scope: !240, file: !3, line: 91, type: !10)
!240 = distinct !DILexicalBlock(scope: !225, file: !3, line: 91, column: 3)
!241 = !DILocation(line: 91, column: 12, scope: !240)
!242 = !DILocation(line: 91, column: 8, scope: !240)
!243 = !DILocation(line: 91, column: 19, scope: !244)
!244 = distinct !DILexicalBlock(scope: !240, file: !3, line: 91, column: 3)
!245 = !DILocation(line: 91, column: 21, scope: !244)
!246 = !DILocation(line: 91, column: 3, scope: !240)
!247 = !DILocation(line: 92, column: 5, scope: !244)
!248 = !DILocation(line: 91, column: 28, scope: !244)
!249 = !DILocation(line: 91, column: 3, scope: !244)
!250 = distinct !{!250, !246, !251, !210}
!251 = !DILocation(line: 92, column: 29, scope: !240)
!252 = !DILocation(line: 93, column: 3, scope: !225)
!253 = !DILocation(line: 94, column: 3, scope: !225)
!254 = !DILocation(line: 95, column: 1, scope: !225)
!255 = distinct !DISubprogram(name: "gone_when_woken", scope: !3, file: !3, line: 112, type: !136, scopeLine: 112, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !138)
!256 = !DILocalVariable(name: "thread", scope: !255, file: !3, line: 113, type: !165)
!257 = !DILocation(line: 113, column: 13, scope: !255)
!258 = !DILocation(line: 114, column: 10, scope: !255)
!259 = !DILocation(line: 114, column: 8, scope: !255)
!260 = !DILocation(line: 115, column: 3, scope: !255)
!261 = !DILocation(line: 115, column: 9, scope: !255)
!262 = !DILocation(line: 115, column: 14, scope: !255)
!263 = !DILocation(line: 116, column: 3, scope: !255)
!264 = !DILocation(line: 117, column: 3, scope: !255)
!265 = !DILocalVariable(name: "taken", scope: !255, file: !3, line: 118, type: !26)
!266 = !DILocation(line: 118, column: 19, scope: !255)
!267 = !DILocation(line: 118, column: 27, scope: !255)
!268 = !DILocation(line: 119, column: 8, scope: !255)
!269 = !DILocation(line: 120, column: 27, scope: !255)
!270 = !DILocation(line: 120, column: 34, scope: !255)
!271 = !DILocation(line: 120, column: 3, scope: !255)
!272 = !DILocation(line: 121, column: 3, scope: !255)
!273 = !DILocation(line: 122, column: 25, scope: !255)
!274 = !DILocation(line: 122, column: 32, scope: !255)
!275 = !DILocation(line: 122, column: 3, scope: !255)
!276 = !DILocation(line: 123, column: 8, scope: !255)
!277 = !DILocation(line: 123, column: 3, scope: !255)
!278 = !DILocation(line: 124, column: 16, scope: !255)
!279 = !DILocation(line: 124, column: 3, scope: !255)
!280 = !DILocation(line: 125, column: 1, scope: !255)
!281 = distinct !DISubprogram(name: "await", scope: !3, file: !3, line: 104, type: !174, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !138)
!282 = !DILocalVariable(name: "unused", arg: 1, scope: !281, file: !3, line: 104, type: !176)
!283 = !DILocation(line: 104, column: 26, scope: !281)
!284 = !DILocation(line: 105, column: 3, scope: !281)
!285 = !DILocation(line: 106, column: 3, scope: !281)
!286 = !DILocation(line: 106, column: 10, scope: !281)
!287 = !DILocation(line: 106, column: 15, scope: !281)
!288 = !DILocation(line: 106, column: 18, scope: !281)
!289 = !DILocation(line: 106, column: 24, scope: !281)
!290 = !DILocation(line: 0, scope: !281)
!291 = !DILocation(line: 107, column: 24, scope: !281)
!292 = !DILocation(line: 107, column: 30, scope: !281)
!293 = !DILocation(line: 107, column: 5, scope: !281)
!294 = distinct !{!294, !285, !295, !210}
!295 = !DILocation(line: 107, column: 42, scope: !281)
!296 = !DILocation(line: 108, column: 3, scope: !281)
!297 = !DILocation(line: 109, column: 3, scope: !281)
!298 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 127, type: !299, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !138)
!299 = !DISubroutineType(types: !300)
!300 = !{!10}
!301 = !DILocation(line: 128, column: 3, scope: !298)
!302 = !DILocation(line: 129, column: 3, scope: !298)
