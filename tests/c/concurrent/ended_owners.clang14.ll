source_filename = "ended_owners.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i32, i32, i8, [7 x i8], i64, i32 }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%union.pthread_mutexattr_t = type { i32 }
%struct.timespec = type { i64, i64 }

@plain = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !20
@.str = private unnamed_addr constant [12 x i8] c"it is taken\00", align 1
@.str.1 = private unnamed_addr constant [17 x i8] c"by somebody else\00", align 1
@lock = internal global %union.pthread_rwlock_t zeroinitializer, align 8, !dbg !54
@cond = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !86

define dso_local i32 @main() #0 !dbg !129 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @one_after_the_other(ptr noundef @lock_or_unlock, ptr noundef @lock_or_unlock), !dbg !133
  ret i32 0, !dbg !134
}

define internal void @one_after_the_other(ptr noundef %0, ptr noundef %1) #0 !dbg !135 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !141, metadata !DIExpression()), !dbg !142
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !143, metadata !DIExpression()), !dbg !144
  call void @llvm.dbg.declare(metadata ptr %5, metadata !145, metadata !DIExpression()), !dbg !147
  %6 = load ptr, ptr %3, align 8, !dbg !148
  %7 = call i32 @pthread_create(ptr noundef %5, ptr noundef null, ptr noundef %6, ptr noundef null) #4, !dbg !149
  %8 = load i64, ptr %5, align 8, !dbg !150
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !151
  %10 = load ptr, ptr %4, align 8, !dbg !152
  %11 = call i32 @pthread_create(ptr noundef %5, ptr noundef null, ptr noundef %10, ptr noundef %5) #4, !dbg !153
  %12 = load i64, ptr %5, align 8, !dbg !154
  %13 = call i32 @pthread_join(i64 noundef %12, ptr noundef null), !dbg !155
  ret void, !dbg !156
}

define internal ptr @lock_or_unlock(ptr noundef %0) #0 !dbg !157 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !158, metadata !DIExpression()), !dbg !159
  %3 = load ptr, ptr %2, align 8, !dbg !160
  %4 = icmp ne ptr %3, null, !dbg !160
  br i1 %4, label %7, label %5, !dbg !162

5:                                                ; preds = %1
  %6 = call i32 @pthread_mutex_lock(ptr noundef @plain) #4, !dbg !163
  br label %9, !dbg !163

7:                                                ; preds = %1
  %8 = call i32 @pthread_mutex_unlock(ptr noundef @plain) #4, !dbg !164
  br label %9

9:                                                ; preds = %7, %5
  ret ptr null, !dbg !165
}

define dso_local void @recursive() #0 !dbg !166 {
  call void @of_kind(i32 noundef 1), !dbg !169
  call void @one_after_the_other(ptr noundef @take, ptr noundef @take), !dbg !170
  ret void, !dbg !171
}

define internal void @of_kind(i32 noundef %0) #0 !dbg !172 {
  %2 = alloca i32, align 4
  %3 = alloca %union.pthread_mutexattr_t, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !175, metadata !DIExpression()), !dbg !176
  call void @llvm.dbg.declare(metadata ptr %3, metadata !177, metadata !DIExpression()), !dbg !186
  %4 = call i32 @pthread_mutexattr_init(ptr noundef %3) #4, !dbg !187
  %5 = load i32, ptr %2, align 4, !dbg !188
  %6 = call i32 @pthread_mutexattr_settype(ptr noundef %3, i32 noundef %5) #4, !dbg !189
  %7 = call i32 @pthread_mutex_init(ptr noundef @mutex, ptr noundef %3) #4, !dbg !190
  ret void, !dbg !191
}

define internal ptr @take(ptr noundef %0) #0 !dbg !192 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !193, metadata !DIExpression()), !dbg !194
  %3 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #4, !dbg !195
  ret ptr null, !dbg !196
}

define dso_local void @checking() #0 !dbg !197 {
  call void @of_kind(i32 noundef 2), !dbg !198
  call void @one_after_the_other(ptr noundef @take, ptr noundef @find_taken), !dbg !199
  ret void, !dbg !200
}

define internal ptr @find_taken(ptr noundef %0) #0 !dbg !201 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !202, metadata !DIExpression()), !dbg !203
  %3 = call i32 @pthread_mutex_trylock(ptr noundef @mutex) #4, !dbg !204
  %4 = icmp eq i32 %3, 16, !dbg !205
  %5 = zext i1 %4 to i32, !dbg !205
  call void @fencepost_assert(i32 noundef %5, ptr noundef getelementptr inbounds ([12 x i8], ptr @.str, i64 0, i64 0)), !dbg !206
  %6 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #4, !dbg !207
  %7 = icmp eq i32 %6, 1, !dbg !208
  %8 = zext i1 %7 to i32, !dbg !208
  call void @fencepost_assert(i32 noundef %8, ptr noundef getelementptr inbounds ([17 x i8], ptr @.str.1, i64 0, i64 0)), !dbg !209
  ret ptr null, !dbg !210
}

define dso_local void @writer() #0 !dbg !211 {
  call void @one_after_the_other(ptr noundef @write_once, ptr noundef @write_once), !dbg !212
  ret void, !dbg !213
}

define internal ptr @write_once(ptr noundef %0) #0 !dbg !214 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !215, metadata !DIExpression()), !dbg !216
  %3 = call i32 @pthread_rwlock_wrlock(ptr noundef @lock) #4, !dbg !217
  ret ptr null, !dbg !218
}

define dso_local void @others() #0 !dbg !219 {
  call void @of_kind(i32 noundef 1), !dbg !220
  call void @one_after_the_other(ptr noundef @hold_and_give_back, ptr noundef @hold_and_give_back), !dbg !221
  ret void, !dbg !222
}

define internal ptr @hold_and_give_back(ptr noundef %0) #0 !dbg !223 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.timespec, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !224, metadata !DIExpression()), !dbg !225
  %4 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #4, !dbg !226
  %5 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #4, !dbg !227
  %6 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #4, !dbg !228
  %7 = call i32 @pthread_rwlock_wrlock(ptr noundef @lock) #4, !dbg !229
  %8 = call i32 @pthread_rwlock_unlock(ptr noundef @lock) #4, !dbg !230
  %9 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #4, !dbg !231
  %10 = call i32 @pthread_mutex_lock(ptr noundef @plain) #4, !dbg !232
  %11 = getelementptr inbounds %struct.timespec, ptr %3, i32 0, i32 0, !dbg !233
  store i64 1, ptr %11, align 8, !dbg !233
  %12 = getelementptr inbounds %struct.timespec, ptr %3, i32 0, i32 1, !dbg !233
  store i64 0, ptr %12, align 8, !dbg !233
  %13 = call i32 @pthread_cond_timedwait(ptr noundef @cond, ptr noundef @plain, ptr noundef %3), !dbg !234
  %14 = call i32 @pthread_mutex_unlock(ptr noundef @plain) #4, !dbg !235
  ret ptr null, !dbg !236
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #2

declare i32 @pthread_mutexattr_init(ptr noundef) #2

declare i32 @pthread_mutexattr_settype(ptr noundef, i32 noundef) #2

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #2

declare void @fencepost_assert(i32 noundef, ptr noundef) #3

declare i32 @pthread_mutex_trylock(ptr noundef) #2

declare i32 @pthread_rwlock_wrlock(ptr noundef) #2

declare i32 @pthread_rwlock_unlock(ptr noundef) #2

declare i32 @pthread_cond_timedwait(ptr noundef, ptr noundef, ptr noundef) #3


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!121, !122, !123, !124, !125, !126, !127}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "plain", scope: !2, file: !3, line: 15, type: !22, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !17, globals: !19, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "ended_owners.c", directory: ".", checksumkind: CSK_MD5, checksum: "9d36c37c1f73a1ca289b4701137cf540")
!4 = !{!5}
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
!17 = !{!18}
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!19 = !{!0, !20, !54, !86}
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 16, type: !22, isLocal: true, isDefinition: true)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !23, line: 72, baseType: !24)
!23 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!24 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !23, line: 67, size: 320, elements: !25)
!25 = !{!26, !47, !52}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !24, file: !23, line: 69, baseType: !27, size: 320)
!27 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !28, line: 22, size: 320, elements: !29)
!28 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: ".", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!29 = !{!30, !32, !33, !34, !35, !36, !38, !39}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !27, file: !28, line: 24, baseType: !31, size: 32)
!31 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !27, file: !28, line: 25, baseType: !7, size: 32, offset: 32)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !27, file: !28, line: 26, baseType: !31, size: 32, offset: 64)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !27, file: !28, line: 28, baseType: !7, size: 32, offset: 96)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !27, file: !28, line: 32, baseType: !31, size: 32, offset: 128)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !27, file: !28, line: 34, baseType: !37, size: 16, offset: 160)
!37 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !27, file: !28, line: 35, baseType: !37, size: 16, offset: 176)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !27, file: !28, line: 36, baseType: !40, size: 128, offset: 192)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !41, line: 55, baseType: !42)
!41 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: ".", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!42 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !41, line: 51, size: 128, elements: !43)
!43 = !{!44, !46}
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !42, file: !41, line: 53, baseType: !45, size: 64)
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !42, file: !41, line: 54, baseType: !45, size: 64, offset: 64)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !24, file: !23, line: 70, baseType: !48, size: 320)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !49, size: 320, elements: !50)
!49 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!50 = !{!51}
!51 = !DISubrange(count: 40)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !24, file: !23, line: 71, baseType: !53, size: 64)
!53 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 17, type: !56, isLocal: true, isDefinition: true)
!56 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_rwlock_t", file: !23, line: 91, baseType: !57)
!57 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !23, line: 86, size: 448, elements: !58)
!58 = !{!59, !81, !85}
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !57, file: !23, line: 88, baseType: !60, size: 448)
!60 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_rwlock_arch_t", file: !61, line: 23, size: 448, elements: !62)
!61 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_rwlock.h", directory: ".", checksumkind: CSK_MD5, checksum: "2034038f4a99ff6cb7b9de3a3e8c2a8e")
!62 = !{!63, !64, !65, !66, !67, !68, !69, !70, !71, !73, !78, !80}
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__readers", scope: !60, file: !61, line: 25, baseType: !7, size: 32)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__writers", scope: !60, file: !61, line: 26, baseType: !7, size: 32, offset: 32)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "__wrphase_futex", scope: !60, file: !61, line: 27, baseType: !7, size: 32, offset: 64)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "__writers_futex", scope: !60, file: !61, line: 28, baseType: !7, size: 32, offset: 96)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "__pad3", scope: !60, file: !61, line: 29, baseType: !7, size: 32, offset: 128)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__pad4", scope: !60, file: !61, line: 30, baseType: !7, size: 32, offset: 160)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "__cur_writer", scope: !60, file: !61, line: 32, baseType: !31, size: 32, offset: 192)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__shared", scope: !60, file: !61, line: 33, baseType: !31, size: 32, offset: 224)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__rwelision", scope: !60, file: !61, line: 34, baseType: !72, size: 8, offset: 256)
!72 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "__pad1", scope: !60, file: !61, line: 39, baseType: !74, size: 56, offset: 264)
!74 = !DICompositeType(tag: DW_TAG_array_type, baseType: !75, size: 56, elements: !76)
!75 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!76 = !{!77}
!77 = !DISubrange(count: 7)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "__pad2", scope: !60, file: !61, line: 42, baseType: !79, size: 64, offset: 320)
!79 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "__flags", scope: !60, file: !61, line: 45, baseType: !7, size: 32, offset: 384)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !57, file: !23, line: 89, baseType: !82, size: 448)
!82 = !DICompositeType(tag: DW_TAG_array_type, baseType: !49, size: 448, elements: !83)
!83 = !{!84}
!84 = !DISubrange(count: 56)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !57, file: !23, line: 90, baseType: !53, size: 64)
!86 = !DIGlobalVariableExpression(var: !87, expr: !DIExpression())
!87 = distinct !DIGlobalVariable(name: "cond", scope: !2, file: !3, line: 18, type: !88, isLocal: true, isDefinition: true)
!88 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !23, line: 80, baseType: !89)
!89 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !23, line: 75, size: 384, elements: !90)
!90 = !{!91, !115, !119}
!91 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !89, file: !23, line: 77, baseType: !92, size: 384)
!92 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !41, line: 94, size: 384, elements: !93)
!93 = !{!94, !106, !107, !111, !112, !113, !114}
!94 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !92, file: !41, line: 96, baseType: !95, size: 64)
!95 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !96, line: 33, baseType: !97)
!96 = !DIFile(filename: "include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: ".", checksumkind: CSK_MD5, checksum: "2708e6e61e266abad2d765ccef838dbe")
!97 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !96, line: 25, size: 64, elements: !98)
!98 = !{!99, !101}
!99 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !97, file: !96, line: 27, baseType: !100, size: 64)
!100 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!101 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !97, file: !96, line: 32, baseType: !102, size: 64)
!102 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !97, file: !96, line: 28, size: 64, elements: !103)
!103 = !{!104, !105}
!104 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !102, file: !96, line: 30, baseType: !7, size: 32)
!105 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !102, file: !96, line: 31, baseType: !7, size: 32, offset: 32)
!106 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !92, file: !41, line: 97, baseType: !95, size: 64, offset: 64)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !92, file: !41, line: 98, baseType: !108, size: 64, offset: 128)
!108 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 64, elements: !109)
!109 = !{!110}
!110 = !DISubrange(count: 2)
!111 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !92, file: !41, line: 99, baseType: !108, size: 64, offset: 192)
!112 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !92, file: !41, line: 100, baseType: !7, size: 32, offset: 256)
!113 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !92, file: !41, line: 101, baseType: !7, size: 32, offset: 288)
!114 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !92, file: !41, line: 102, baseType: !108, size: 64, offset: 320)
!115 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !89, file: !23, line: 78, baseType: !116, size: 384)
!116 = !DICompositeType(tag: DW_TAG_array_type, baseType: !49, size: 384, elements: !117)
!117 = !{!118}
!118 = !DISubrange(count: 48)
!119 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !89, file: !23, line: 79, baseType: !120, size: 64)
!120 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!121 = !{i32 7, !"Dwarf Version", i32 5}
!122 = !{i32 2, !"Debug Info Version", i32 3}
!123 = !{i32 1, !"wchar_size", i32 4}
!124 = !{i32 7, !"PIC Level", i32 2}
!125 = !{i32 7, !"PIE Level", i32 2}
!126 = !{i32 7, !"uwtable", i32 1}
!127 = !{i32 7, !"frame-pointer", i32 2}
!128 = !{!"Debian clang version 14.0.6"}
!129 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 43, type: !130, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !132)
!130 = !DISubroutineType(types: !131)
!131 = !{!31}
!132 = !{}
!133 = !DILocation(line: 44, column: 3, scope: !129)
!134 = !DILocation(line: 45, column: 3, scope: !129)
!135 = distinct !DISubprogram(name: "one_after_the_other", scope: !3, file: !3, line: 28, type: !136, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !132)
!136 = !DISubroutineType(types: !137)
!137 = !{null, !138, !138}
!138 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !139, size: 64)
!139 = !DISubroutineType(types: !140)
!140 = !{!18, !18}
!141 = !DILocalVariable(name: "first", arg: 1, scope: !135, file: !3, line: 28, type: !138)
!142 = !DILocation(line: 28, column: 41, scope: !135)
!143 = !DILocalVariable(name: "second", arg: 2, scope: !135, file: !3, line: 28, type: !138)
!144 = !DILocation(line: 28, column: 65, scope: !135)
!145 = !DILocalVariable(name: "thread", scope: !135, file: !3, line: 29, type: !146)
!146 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !23, line: 27, baseType: !79)
!147 = !DILocation(line: 29, column: 13, scope: !135)
!148 = !DILocation(line: 30, column: 33, scope: !135)
!149 = !DILocation(line: 30, column: 3, scope: !135)
!150 = !DILocation(line: 31, column: 16, scope: !135)
!151 = !DILocation(line: 31, column: 3, scope: !135)
!152 = !DILocation(line: 32, column: 33, scope: !135)
!153 = !DILocation(line: 32, column: 3, scope: !135)
!154 = !DILocation(line: 33, column: 16, scope: !135)
!155 = !DILocation(line: 33, column: 3, scope: !135)
!156 = !DILocation(line: 34, column: 1, scope: !135)
!157 = distinct !DISubprogram(name: "lock_or_unlock", scope: !3, file: !3, line: 20, type: !139, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !132)
!158 = !DILocalVariable(name: "unlocks", arg: 1, scope: !157, file: !3, line: 20, type: !18)
!159 = !DILocation(line: 20, column: 35, scope: !157)
!160 = !DILocation(line: 21, column: 8, scope: !161)
!161 = distinct !DILexicalBlock(scope: !157, file: !3, line: 21, column: 7)
!162 = !DILocation(line: 21, column: 7, scope: !157)
!163 = !DILocation(line: 22, column: 5, scope: !161)
!164 = !DILocation(line: 24, column: 5, scope: !161)
!165 = !DILocation(line: 25, column: 3, scope: !157)
!166 = distinct !DISubprogram(name: "recursive", scope: !3, file: !3, line: 53, type: !167, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !132)
!167 = !DISubroutineType(types: !168)
!168 = !{null}
!169 = !DILocation(line: 54, column: 3, scope: !166)
!170 = !DILocation(line: 55, column: 3, scope: !166)
!171 = !DILocation(line: 56, column: 1, scope: !166)
!172 = distinct !DISubprogram(name: "of_kind", scope: !3, file: !3, line: 36, type: !173, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !132)
!173 = !DISubroutineType(types: !174)
!174 = !{null, !31}
!175 = !DILocalVariable(name: "kind", arg: 1, scope: !172, file: !3, line: 36, type: !31)
!176 = !DILocation(line: 36, column: 25, scope: !172)
!177 = !DILocalVariable(name: "attributes", scope: !172, file: !3, line: 37, type: !178)
!178 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutexattr_t", file: !23, line: 36, baseType: !179)
!179 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !23, line: 32, size: 32, elements: !180)
!180 = !{!181, !185}
!181 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !179, file: !23, line: 34, baseType: !182, size: 32)
!182 = !DICompositeType(tag: DW_TAG_array_type, baseType: !49, size: 32, elements: !183)
!183 = !{!184}
!184 = !DISubrange(count: 4)
!185 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !179, file: !23, line: 35, baseType: !31, size: 32)
!186 = !DILocation(line: 37, column: 23, scope: !172)
!187 = !DILocation(line: 38, column: 3, scope: !172)
!188 = !DILocation(line: 39, column: 42, scope: !172)
!189 = !DILocation(line: 39, column: 3, scope: !172)
!190 = !DILocation(line: 40, column: 3, scope: !172)
!191 = !DILocation(line: 41, column: 1, scope: !172)
!192 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 48, type: !139, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !132)
!193 = !DILocalVariable(name: "unused", arg: 1, scope: !192, file: !3, line: 48, type: !18)
!194 = !DILocation(line: 48, column: 25, scope: !192)
!195 = !DILocation(line: 49, column: 3, scope: !192)
!196 = !DILocation(line: 50, column: 3, scope: !192)
!197 = distinct !DISubprogram(name: "checking", scope: !3, file: !3, line: 64, type: !167, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !132)
!198 = !DILocation(line: 65, column: 3, scope: !197)
!199 = !DILocation(line: 66, column: 3, scope: !197)
!200 = !DILocation(line: 67, column: 1, scope: !197)
!201 = distinct !DISubprogram(name: "find_taken", scope: !3, file: !3, line: 58, type: !139, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !132)
!202 = !DILocalVariable(name: "unused", arg: 1, scope: !201, file: !3, line: 58, type: !18)
!203 = !DILocation(line: 58, column: 31, scope: !201)
!204 = !DILocation(line: 59, column: 20, scope: !201)
!205 = !DILocation(line: 59, column: 50, scope: !201)
!206 = !DILocation(line: 59, column: 3, scope: !201)
!207 = !DILocation(line: 60, column: 20, scope: !201)
!208 = !DILocation(line: 60, column: 49, scope: !201)
!209 = !DILocation(line: 60, column: 3, scope: !201)
!210 = !DILocation(line: 61, column: 3, scope: !201)
!211 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 74, type: !167, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !132)
!212 = !DILocation(line: 74, column: 21, scope: !211)
!213 = !DILocation(line: 74, column: 66, scope: !211)
!214 = distinct !DISubprogram(name: "write_once", scope: !3, file: !3, line: 69, type: !139, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !132)
!215 = !DILocalVariable(name: "second", arg: 1, scope: !214, file: !3, line: 69, type: !18)
!216 = !DILocation(line: 69, column: 31, scope: !214)
!217 = !DILocation(line: 70, column: 3, scope: !214)
!218 = !DILocation(line: 71, column: 3, scope: !214)
!219 = distinct !DISubprogram(name: "others", scope: !3, file: !3, line: 90, type: !167, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !132)
!220 = !DILocation(line: 91, column: 3, scope: !219)
!221 = !DILocation(line: 92, column: 3, scope: !219)
!222 = !DILocation(line: 93, column: 1, scope: !219)
!223 = distinct !DISubprogram(name: "hold_and_give_back", scope: !3, file: !3, line: 77, type: !139, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !132)
!224 = !DILocalVariable(name: "unused", arg: 1, scope: !223, file: !3, line: 77, type: !18)
!225 = !DILocation(line: 77, column: 39, scope: !223)
!226 = !DILocation(line: 78, column: 3, scope: !223)
!227 = !DILocation(line: 79, column: 3, scope: !223)
!228 = !DILocation(line: 80, column: 3, scope: !223)
!229 = !DILocation(line: 81, column: 3, scope: !223)
!230 = !DILocation(line: 82, column: 3, scope: !223)
!231 = !DILocation(line: 83, column: 3, scope: !223)
!232 = !DILocation(line: 84, column: 3, scope: !223)
!233 = !DILocation(line: 85, column: 59, scope: !223)
!234 = !DILocation(line: 85, column: 3, scope: !223)
!235 = !DILocation(line: 86, column: 3, scope: !223)
!236 = !DILocation(line: 87, column: 3, scope: !223)
