source_filename = "ended_owners.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
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
@.str = private unnamed_addr constant [12 x i8] c"it is taken\00", align 1, !dbg !54
@.str.1 = private unnamed_addr constant [17 x i8] c"by somebody else\00", align 1, !dbg !59
@lock = internal global %union.pthread_rwlock_t zeroinitializer, align 8, !dbg !64
@cond = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !96

define dso_local i32 @main() #0 !dbg !139 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @one_after_the_other(ptr noundef @lock_or_unlock, ptr noundef @lock_or_unlock), !dbg !142
  ret i32 0, !dbg !143
}

define internal void @one_after_the_other(ptr noundef %0, ptr noundef %1) #0 !dbg !144 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !151, !DIExpression(), !152)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !153, !DIExpression(), !154)
    #dbg_declare(ptr %5, !155, !DIExpression(), !157)
  %6 = load ptr, ptr %3, align 8, !dbg !158
  %7 = call i32 @pthread_create(ptr noundef %5, ptr noundef null, ptr noundef %6, ptr noundef null) #3, !dbg !159
  %8 = load i64, ptr %5, align 8, !dbg !160
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !161
  %10 = load ptr, ptr %4, align 8, !dbg !162
  %11 = call i32 @pthread_create(ptr noundef %5, ptr noundef null, ptr noundef %10, ptr noundef %5) #3, !dbg !163
  %12 = load i64, ptr %5, align 8, !dbg !164
  %13 = call i32 @pthread_join(i64 noundef %12, ptr noundef null), !dbg !165
  ret void, !dbg !166
}

define internal ptr @lock_or_unlock(ptr noundef %0) #0 !dbg !167 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !168, !DIExpression(), !169)
  %3 = load ptr, ptr %2, align 8, !dbg !170
  %4 = icmp ne ptr %3, null, !dbg !170
  br i1 %4, label %7, label %5, !dbg !172

5:                                                ; preds = %1
  %6 = call i32 @pthread_mutex_lock(ptr noundef @plain) #3, !dbg !173
  br label %9, !dbg !173

7:                                                ; preds = %1
  %8 = call i32 @pthread_mutex_unlock(ptr noundef @plain) #3, !dbg !174
  br label %9

9:                                                ; preds = %7, %5
  ret ptr null, !dbg !175
}

define dso_local void @recursive() #0 !dbg !176 {
  call void @of_kind(i32 noundef 1), !dbg !179
  call void @one_after_the_other(ptr noundef @take, ptr noundef @take), !dbg !180
  ret void, !dbg !181
}

define internal void @of_kind(i32 noundef %0) #0 !dbg !182 {
  %2 = alloca i32, align 4
  %3 = alloca %union.pthread_mutexattr_t, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !185, !DIExpression(), !186)
    #dbg_declare(ptr %3, !187, !DIExpression(), !196)
  %4 = call i32 @pthread_mutexattr_init(ptr noundef %3) #3, !dbg !197
  %5 = load i32, ptr %2, align 4, !dbg !198
  %6 = call i32 @pthread_mutexattr_settype(ptr noundef %3, i32 noundef %5) #3, !dbg !199
  %7 = call i32 @pthread_mutex_init(ptr noundef @mutex, ptr noundef %3) #3, !dbg !200
  ret void, !dbg !201
}

define internal ptr @take(ptr noundef %0) #0 !dbg !202 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !203, !DIExpression(), !204)
  %3 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #3, !dbg !205
  ret ptr null, !dbg !206
}

define dso_local void @checking() #0 !dbg !207 {
  call void @of_kind(i32 noundef 2), !dbg !208
  call void @one_after_the_other(ptr noundef @take, ptr noundef @find_taken), !dbg !209
  ret void, !dbg !210
}

define internal ptr @find_taken(ptr noundef %0) #0 !dbg !211 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !212, !DIExpression(), !213)
  %3 = call i32 @pthread_mutex_trylock(ptr noundef @mutex) #3, !dbg !214
  %4 = icmp eq i32 %3, 16, !dbg !215
  %5 = zext i1 %4 to i32, !dbg !215
  call void @fencepost_assert(i32 noundef %5, ptr noundef @.str), !dbg !216
  %6 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #3, !dbg !217
  %7 = icmp eq i32 %6, 1, !dbg !218
  %8 = zext i1 %7 to i32, !dbg !218
  call void @fencepost_assert(i32 noundef %8, ptr noundef @.str.1), !dbg !219
  ret ptr null, !dbg !220
}

define dso_local void @writer() #0 !dbg !221 {
  call void @one_after_the_other(ptr noundef @write_once, ptr noundef @write_once), !dbg !222
  ret void, !dbg !223
}

define internal ptr @write_once(ptr noundef %0) #0 !dbg !224 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !225, !DIExpression(), !226)
  %3 = call i32 @pthread_rwlock_wrlock(ptr noundef @lock) #3, !dbg !227
  ret ptr null, !dbg !228
}

define dso_local void @others() #0 !dbg !229 {
  call void @of_kind(i32 noundef 1), !dbg !230
  call void @one_after_the_other(ptr noundef @hold_and_give_back, ptr noundef @hold_and_give_back), !dbg !231
  ret void, !dbg !232
}

define internal ptr @hold_and_give_back(ptr noundef %0) #0 !dbg !233 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.timespec, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !234, !DIExpression(), !235)
  %4 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #3, !dbg !236
  %5 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #3, !dbg !237
  %6 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #3, !dbg !238
  %7 = call i32 @pthread_rwlock_wrlock(ptr noundef @lock) #3, !dbg !239
  %8 = call i32 @pthread_rwlock_unlock(ptr noundef @lock) #3, !dbg !240
  %9 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #3, !dbg !241
  %10 = call i32 @pthread_mutex_lock(ptr noundef @plain) #3, !dbg !242
  %11 = getelementptr inbounds %struct.timespec, ptr %3, i32 0, i32 0, !dbg !243
  store i64 1, ptr %11, align 8, !dbg !243
  %12 = getelementptr inbounds %struct.timespec, ptr %3, i32 0, i32 1, !dbg !243
  store i64 0, ptr %12, align 8, !dbg !243
  %13 = call i32 @pthread_cond_timedwait(ptr noundef @cond, ptr noundef @plain, ptr noundef %3), !dbg !244
  %14 = call i32 @pthread_mutex_unlock(ptr noundef @plain) #3, !dbg !245
  ret ptr null, !dbg !246
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare i32 @pthread_mutexattr_init(ptr noundef) #1

declare i32 @pthread_mutexattr_settype(ptr noundef, i32 noundef) #1

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #1

declare void @fencepost_assert(i32 noundef, ptr noundef) #2

declare i32 @pthread_mutex_trylock(ptr noundef) #1

declare i32 @pthread_rwlock_wrlock(ptr noundef) #1

declare i32 @pthread_rwlock_unlock(ptr noundef) #1

declare i32 @pthread_cond_timedwait(ptr noundef, ptr noundef, ptr noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!131, !132, !133, !134, !135, !136, !137}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "plain", scope: !2, file: !3, line: 15, type: !22, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !17, globals: !19, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "ended_owners.c", directory: ".", checksumkind: CSK_MD5, checksum: "9d36c37c1f73a1ca289b4701137cf540")
!4 = !{!5}
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
!17 = !{!18}
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!19 = !{!0, !20, !54, !59, !64, !96}
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 16, type: !22, isLocal: true, isDefinition: true)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !23, line: 72, baseType: !24)
!23 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!24 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !23, line: 67, size: 320, elements: !25)
!25 = !{!26, !47, !52}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !24, file: !23, line: 69, baseType: !27, size: 320)
!27 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !28, line: 22, size: 320, elements: !29)
!28 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
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
!41 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
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
!55 = distinct !DIGlobalVariable(scope: null, file: !3, line: 59, type: !56, isLocal: true, isDefinition: true)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !49, size: 96, elements: !57)
!57 = !{!58}
!58 = !DISubrange(count: 12)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(scope: null, file: !3, line: 60, type: !61, isLocal: true, isDefinition: true)
!61 = !DICompositeType(tag: DW_TAG_array_type, baseType: !49, size: 136, elements: !62)
!62 = !{!63}
!63 = !DISubrange(count: 17)
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression())
!65 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 17, type: !66, isLocal: true, isDefinition: true)
!66 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_rwlock_t", file: !23, line: 91, baseType: !67)
!67 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !23, line: 86, size: 448, elements: !68)
!68 = !{!69, !91, !95}
!69 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !67, file: !23, line: 88, baseType: !70, size: 448)
!70 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_rwlock_arch_t", file: !71, line: 23, size: 448, elements: !72)
!71 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_rwlock.h", directory: "", checksumkind: CSK_MD5, checksum: "2034038f4a99ff6cb7b9de3a3e8c2a8e")
!72 = !{!73, !74, !75, !76, !77, !78, !79, !80, !81, !83, !88, !90}
!73 = !DIDerivedType(tag: DW_TAG_member, name: "__readers", scope: !70, file: !71, line: 25, baseType: !7, size: 32)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "__writers", scope: !70, file: !71, line: 26, baseType: !7, size: 32, offset: 32)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "__wrphase_futex", scope: !70, file: !71, line: 27, baseType: !7, size: 32, offset: 64)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "__writers_futex", scope: !70, file: !71, line: 28, baseType: !7, size: 32, offset: 96)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "__pad3", scope: !70, file: !71, line: 29, baseType: !7, size: 32, offset: 128)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "__pad4", scope: !70, file: !71, line: 30, baseType: !7, size: 32, offset: 160)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "__cur_writer", scope: !70, file: !71, line: 32, baseType: !31, size: 32, offset: 192)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "__shared", scope: !70, file: !71, line: 33, baseType: !31, size: 32, offset: 224)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "__rwelision", scope: !70, file: !71, line: 34, baseType: !82, size: 8, offset: 256)
!82 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "__pad1", scope: !70, file: !71, line: 39, baseType: !84, size: 56, offset: 264)
!84 = !DICompositeType(tag: DW_TAG_array_type, baseType: !85, size: 56, elements: !86)
!85 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!86 = !{!87}
!87 = !DISubrange(count: 7)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "__pad2", scope: !70, file: !71, line: 42, baseType: !89, size: 64, offset: 320)
!89 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "__flags", scope: !70, file: !71, line: 45, baseType: !7, size: 32, offset: 384)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !67, file: !23, line: 89, baseType: !92, size: 448)
!92 = !DICompositeType(tag: DW_TAG_array_type, baseType: !49, size: 448, elements: !93)
!93 = !{!94}
!94 = !DISubrange(count: 56)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !67, file: !23, line: 90, baseType: !53, size: 64)
!96 = !DIGlobalVariableExpression(var: !97, expr: !DIExpression())
!97 = distinct !DIGlobalVariable(name: "cond", scope: !2, file: !3, line: 18, type: !98, isLocal: true, isDefinition: true)
!98 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !23, line: 80, baseType: !99)
!99 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !23, line: 75, size: 384, elements: !100)
!100 = !{!101, !125, !129}
!101 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !99, file: !23, line: 77, baseType: !102, size: 384)
!102 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !41, line: 94, size: 384, elements: !103)
!103 = !{!104, !116, !117, !121, !122, !123, !124}
!104 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !102, file: !41, line: 96, baseType: !105, size: 64)
!105 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !106, line: 33, baseType: !107)
!106 = !DIFile(filename: "include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: "", checksumkind: CSK_MD5, checksum: "2708e6e61e266abad2d765ccef838dbe")
!107 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !106, line: 25, size: 64, elements: !108)
!108 = !{!109, !111}
!109 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !107, file: !106, line: 27, baseType: !110, size: 64)
!110 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!111 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !107, file: !106, line: 32, baseType: !112, size: 64)
!112 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !107, file: !106, line: 28, size: 64, elements: !113)
!113 = !{!114, !115}
!114 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !112, file: !106, line: 30, baseType: !7, size: 32)
!115 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !112, file: !106, line: 31, baseType: !7, size: 32, offset: 32)
!116 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !102, file: !41, line: 97, baseType: !105, size: 64, offset: 64)
!117 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !102, file: !41, line: 98, baseType: !118, size: 64, offset: 128)
!118 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 64, elements: !119)
!119 = !{!120}
!120 = !DISubrange(count: 2)
!121 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !102, file: !41, line: 99, baseType: !118, size: 64, offset: 192)
!122 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !102, file: !41, line: 100, baseType: !7, size: 32, offset: 256)
!123 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !102, file: !41, line: 101, baseType: !7, size: 32, offset: 288)
!124 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !102, file: !41, line: 102, baseType: !118, size: 64, offset: 320)
!125 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !99, file: !23, line: 78, baseType: !126, size: 384)
!126 = !DICompositeType(tag: DW_TAG_array_type, baseType: !49, size: 384, elements: !127)
!127 = !{!128}
!128 = !DISubrange(count: 48)
!129 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !99, file: !23, line: 79, baseType: !130, size: 64)
!130 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!131 = !{i32 7, !"Dwarf Version", i32 5}
!132 = !{i32 2, !"Debug Info Version", i32 3}
!133 = !{i32 1, !"wchar_size", i32 4}
!134 = !{i32 8, !"PIC Level", i32 2}
!135 = !{i32 7, !"PIE Level", i32 2}
!136 = !{i32 7, !"uwtable", i32 2}
!137 = !{i32 7, !"frame-pointer", i32 2}
!138 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!139 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 43, type: !140, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!140 = !DISubroutineType(types: !141)
!141 = !{!31}
!142 = !DILocation(line: 44, column: 3, scope: !139)
!143 = !DILocation(line: 45, column: 3, scope: !139)
!144 = distinct !DISubprogram(name: "one_after_the_other", scope: !3, file: !3, line: 28, type: !145, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !150)
!145 = !DISubroutineType(types: !146)
!146 = !{null, !147, !147}
!147 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !148, size: 64)
!148 = !DISubroutineType(types: !149)
!149 = !{!18, !18}
!150 = !{}
!151 = !DILocalVariable(name: "first", arg: 1, scope: !144, file: !3, line: 28, type: !147)
!152 = !DILocation(line: 28, column: 41, scope: !144)
!153 = !DILocalVariable(name: "second", arg: 2, scope: !144, file: !3, line: 28, type: !147)
!154 = !DILocation(line: 28, column: 65, scope: !144)
!155 = !DILocalVariable(name: "thread", scope: !144, file: !3, line: 29, type: !156)
!156 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !23, line: 27, baseType: !89)
!157 = !DILocation(line: 29, column: 13, scope: !144)
!158 = !DILocation(line: 30, column: 33, scope: !144)
!159 = !DILocation(line: 30, column: 3, scope: !144)
!160 = !DILocation(line: 31, column: 16, scope: !144)
!161 = !DILocation(line: 31, column: 3, scope: !144)
!162 = !DILocation(line: 32, column: 33, scope: !144)
!163 = !DILocation(line: 32, column: 3, scope: !144)
!164 = !DILocation(line: 33, column: 16, scope: !144)
!165 = !DILocation(line: 33, column: 3, scope: !144)
!166 = !DILocation(line: 34, column: 1, scope: !144)
!167 = distinct !DISubprogram(name: "lock_or_unlock", scope: !3, file: !3, line: 20, type: !148, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !150)
!168 = !DILocalVariable(name: "unlocks", arg: 1, scope: !167, file: !3, line: 20, type: !18)
!169 = !DILocation(line: 20, column: 35, scope: !167)
!170 = !DILocation(line: 21, column: 8, scope: !171)
!171 = distinct !DILexicalBlock(scope: !167, file: !3, line: 21, column: 7)
!172 = !DILocation(line: 21, column: 7, scope: !167)
!173 = !DILocation(line: 22, column: 5, scope: !171)
!174 = !DILocation(line: 24, column: 5, scope: !171)
!175 = !DILocation(line: 25, column: 3, scope: !167)
!176 = distinct !DISubprogram(name: "recursive", scope: !3, file: !3, line: 53, type: !177, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!177 = !DISubroutineType(types: !178)
!178 = !{null}
!179 = !DILocation(line: 54, column: 3, scope: !176)
!180 = !DILocation(line: 55, column: 3, scope: !176)
!181 = !DILocation(line: 56, column: 1, scope: !176)
!182 = distinct !DISubprogram(name: "of_kind", scope: !3, file: !3, line: 36, type: !183, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !150)
!183 = !DISubroutineType(types: !184)
!184 = !{null, !31}
!185 = !DILocalVariable(name: "kind", arg: 1, scope: !182, file: !3, line: 36, type: !31)
!186 = !DILocation(line: 36, column: 25, scope: !182)
!187 = !DILocalVariable(name: "attributes", scope: !182, file: !3, line: 37, type: !188)
!188 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutexattr_t", file: !23, line: 36, baseType: !189)
!189 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !23, line: 32, size: 32, elements: !190)
!190 = !{!191, !195}
!191 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !189, file: !23, line: 34, baseType: !192, size: 32)
!192 = !DICompositeType(tag: DW_TAG_array_type, baseType: !49, size: 32, elements: !193)
!193 = !{!194}
!194 = !DISubrange(count: 4)
!195 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !189, file: !23, line: 35, baseType: !31, size: 32)
!196 = !DILocation(line: 37, column: 23, scope: !182)
!197 = !DILocation(line: 38, column: 3, scope: !182)
!198 = !DILocation(line: 39, column: 42, scope: !182)
!199 = !DILocation(line: 39, column: 3, scope: !182)
!200 = !DILocation(line: 40, column: 3, scope: !182)
!201 = !DILocation(line: 41, column: 1, scope: !182)
!202 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 48, type: !148, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !150)
!203 = !DILocalVariable(name: "unused", arg: 1, scope: !202, file: !3, line: 48, type: !18)
!204 = !DILocation(line: 48, column: 25, scope: !202)
!205 = !DILocation(line: 49, column: 3, scope: !202)
!206 = !DILocation(line: 50, column: 3, scope: !202)
!207 = distinct !DISubprogram(name: "checking", scope: !3, file: !3, line: 64, type: !177, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!208 = !DILocation(line: 65, column: 3, scope: !207)
!209 = !DILocation(line: 66, column: 3, scope: !207)
!210 = !DILocation(line: 67, column: 1, scope: !207)
!211 = distinct !DISubprogram(name: "find_taken", scope: !3, file: !3, line: 58, type: !148, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !150)
!212 = !DILocalVariable(name: "unused", arg: 1, scope: !211, file: !3, line: 58, type: !18)
!213 = !DILocation(line: 58, column: 31, scope: !211)
!214 = !DILocation(line: 59, column: 20, scope: !211)
!215 = !DILocation(line: 59, column: 50, scope: !211)
!216 = !DILocation(line: 59, column: 3, scope: !211)
!217 = !DILocation(line: 60, column: 20, scope: !211)
!218 = !DILocation(line: 60, column: 49, scope: !211)
!219 = !DILocation(line: 60, column: 3, scope: !211)
!220 = !DILocation(line: 61, column: 3, scope: !211)
!221 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 74, type: !177, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!222 = !DILocation(line: 74, column: 21, scope: !221)
!223 = !DILocation(line: 74, column: 66, scope: !221)
!224 = distinct !DISubprogram(name: "write_once", scope: !3, file: !3, line: 69, type: !148, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !150)
!225 = !DILocalVariable(name: "second", arg: 1, scope: !224, file: !3, line: 69, type: !18)
!226 = !DILocation(line: 69, column: 31, scope: !224)
!227 = !DILocation(line: 70, column: 3, scope: !224)
!228 = !DILocation(line: 71, column: 3, scope: !224)
!229 = distinct !DISubprogram(name: "others", scope: !3, file: !3, line: 90, type: !177, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!230 = !DILocation(line: 91, column: 3, scope: !229)
!231 = !DILocation(line: 92, column: 3, scope: !229)
!232 = !DILocation(line: 93, column: 1, scope: !229)
!233 = distinct !DISubprogram(name: "hold_and_give_back", scope: !3, file: !3, line: 77, type: !148, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !150)
!234 = !DILocalVariable(name: "unused", arg: 1, scope: !233, file: !3, line: 77, type: !18)
!235 = !DILocation(line: 77, column: 39, scope: !233)
!236 = !DILocation(line: 78, column: 3, scope: !233)
!237 = !DILocation(line: 79, column: 3, scope: !233)
!238 = !DILocation(line: 80, column: 3, scope: !233)
!239 = !DILocation(line: 81, column: 3, scope: !233)
!240 = !DILocation(line: 82, column: 3, scope: !233)
!241 = !DILocation(line: 83, column: 3, scope: !233)
!242 = !DILocation(line: 84, column: 3, scope: !233)
!243 = !DILocation(line: 85, column: 59, scope: !233)
!244 = !DILocation(line: 85, column: 3, scope: !233)
!245 = !DILocation(line: 86, column: 3, scope: !233)
!246 = !DILocation(line: 87, column: 3, scope: !233)
