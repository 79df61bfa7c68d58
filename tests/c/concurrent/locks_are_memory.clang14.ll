source_filename = "locks_are_memory.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%union.sem_t = type { i64, [24 x i8] }

@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@changed = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !16
@count = internal global %union.sem_t zeroinitializer, align 8, !dbg !54
@x = internal global i32 0, align 4, !dbg !71
@flag = internal global i32 0, align 4, !dbg !66

define dso_local void @mutex() #0 !dbg !108 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !112, metadata !DIExpression()), !dbg !115
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @take, ptr noundef null) #5, !dbg !116
  %3 = call i32 @pthread_mutex_init(ptr noundef @lock, ptr noundef null) #5, !dbg !117
  ret void, !dbg !118
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @take(ptr noundef %0) #0 !dbg !119 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !123, metadata !DIExpression()), !dbg !124
  %3 = call i32 @pthread_mutex_lock(ptr noundef @lock) #5, !dbg !125
  %4 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #5, !dbg !126
  ret ptr null, !dbg !127
}

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #2

define dso_local void @condition() #0 !dbg !128 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !129, metadata !DIExpression()), !dbg !130
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @signal, ptr noundef null) #5, !dbg !131
  %3 = call i32 @pthread_cond_init(ptr noundef @changed, ptr noundef null) #5, !dbg !132
  ret void, !dbg !133
}

define internal ptr @signal(ptr noundef %0) #0 !dbg !134 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !135, metadata !DIExpression()), !dbg !136
  %3 = call i32 @pthread_cond_signal(ptr noundef @changed) #5, !dbg !137
  ret ptr null, !dbg !138
}

declare i32 @pthread_cond_init(ptr noundef, ptr noundef) #2

define dso_local void @semaphore() #0 !dbg !139 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !140, metadata !DIExpression()), !dbg !141
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @post, ptr noundef null) #5, !dbg !142
  %3 = call i32 @sem_init(ptr noundef @count, i32 noundef 0, i32 noundef 1) #5, !dbg !143
  ret void, !dbg !144
}

define internal ptr @post(ptr noundef %0) #0 !dbg !145 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !146, metadata !DIExpression()), !dbg !147
  %3 = call i32 @sem_post(ptr noundef @count) #5, !dbg !148
  ret ptr null, !dbg !149
}

declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #2

define dso_local void @overwritten() #0 !dbg !150 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !151, metadata !DIExpression()), !dbg !152
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @take, ptr noundef null) #5, !dbg !153
  call void @llvm.memset.p0.i64(ptr align 8 @lock, i8 0, i64 40, i1 false), !dbg !154
  ret void, !dbg !155
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

define dso_local void @nothing_is_ordered() #0 !dbg !156 {
  %1 = alloca i64, align 8
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !157, metadata !DIExpression()), !dbg !158
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @initialise_and_write, ptr noundef null) #5, !dbg !159
  store i32 1, ptr @x, align 4, !dbg !160
  %4 = call i32 @pthread_mutex_init(ptr noundef @lock, ptr noundef null) #5, !dbg !161
  store i32 1, ptr %2, align 4, !dbg !162
  %5 = load i32, ptr %2, align 4, !dbg !162
  store atomic i32 %5, ptr @flag monotonic, align 4, !dbg !162
  ret void, !dbg !163
}

define internal ptr @initialise_and_write(ptr noundef %0) #0 !dbg !164 {
  %2 = alloca ptr, align 8
  %3 = alloca %union.pthread_mutex_t, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !165, metadata !DIExpression()), !dbg !166
  call void @llvm.dbg.declare(metadata ptr %3, metadata !167, metadata !DIExpression()), !dbg !168
  %5 = load atomic i32, ptr @flag monotonic, align 4, !dbg !169
  store i32 %5, ptr %4, align 4, !dbg !169
  %6 = load i32, ptr %4, align 4, !dbg !169
  %7 = icmp ne i32 %6, 0, !dbg !169
  br i1 %7, label %8, label %10, !dbg !171

8:                                                ; preds = %1
  %9 = call i32 @pthread_mutex_init(ptr noundef %3, ptr noundef null) #5, !dbg !172
  store i32 2, ptr @x, align 4, !dbg !174
  br label %10, !dbg !175

10:                                               ; preds = %8, %1
  ret ptr null, !dbg !176
}

define dso_local void @published() #0 !dbg !177 {
  %1 = alloca i64, align 8
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !178, metadata !DIExpression()), !dbg !179
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @take_published, ptr noundef null) #5, !dbg !180
  %4 = call i32 @pthread_mutex_init(ptr noundef @lock, ptr noundef null) #5, !dbg !181
  store i32 1, ptr %2, align 4, !dbg !182
  %5 = load i32, ptr %2, align 4, !dbg !182
  store atomic i32 %5, ptr @flag release, align 4, !dbg !182
  %6 = call i32 @pthread_mutex_lock(ptr noundef @lock) #5, !dbg !183
  %7 = load i32, ptr @x, align 4, !dbg !184
  %8 = add nsw i32 %7, 1, !dbg !184
  store i32 %8, ptr @x, align 4, !dbg !184
  %9 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #5, !dbg !185
  %10 = load i64, ptr %1, align 8, !dbg !186
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !187
  ret void, !dbg !188
}

define internal ptr @take_published(ptr noundef %0) #0 !dbg !189 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !190, metadata !DIExpression()), !dbg !191
  %4 = load atomic i32, ptr @flag acquire, align 4, !dbg !192
  store i32 %4, ptr %3, align 4, !dbg !192
  %5 = load i32, ptr %3, align 4, !dbg !192
  %6 = icmp ne i32 %5, 0, !dbg !192
  br i1 %6, label %7, label %12, !dbg !194

7:                                                ; preds = %1
  %8 = call i32 @pthread_mutex_lock(ptr noundef @lock) #5, !dbg !195
  %9 = load i32, ptr @x, align 4, !dbg !197
  %10 = add nsw i32 %9, 1, !dbg !197
  store i32 %10, ptr @x, align 4, !dbg !197
  %11 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #5, !dbg !198
  br label %12, !dbg !199

12:                                               ; preds = %7, %1
  ret ptr null, !dbg !200
}

declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

define dso_local i32 @main() #0 !dbg !201 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @published(), !dbg !204
  ret i32 0, !dbg !205
}

declare i32 @pthread_cond_signal(ptr noundef) #2

declare i32 @sem_post(ptr noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!100, !101, !102, !103, !104, !105, !106}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 16, type: !73, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "locks_are_memory.c", directory: ".", checksumkind: CSK_MD5, checksum: "aeabd568c6dcf118c8e45bf4ed096eac")
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
!15 = !{!0, !16, !54, !66, !71}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "changed", scope: !2, file: !3, line: 17, type: !18, isLocal: true, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !19, line: 80, baseType: !20)
!19 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!20 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !19, line: 75, size: 384, elements: !21)
!21 = !{!22, !47, !52}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !20, file: !19, line: 77, baseType: !23, size: 384)
!23 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !24, line: 94, size: 384, elements: !25)
!24 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: ".", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!25 = !{!26, !38, !39, !43, !44, !45, !46}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !23, file: !24, line: 96, baseType: !27, size: 64)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !28, line: 33, baseType: !29)
!28 = !DIFile(filename: "include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: ".", checksumkind: CSK_MD5, checksum: "2708e6e61e266abad2d765ccef838dbe")
!29 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !28, line: 25, size: 64, elements: !30)
!30 = !{!31, !33}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !29, file: !28, line: 27, baseType: !32, size: 64)
!32 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !29, file: !28, line: 32, baseType: !34, size: 64)
!34 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !29, file: !28, line: 28, size: 64, elements: !35)
!35 = !{!36, !37}
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !34, file: !28, line: 30, baseType: !7, size: 32)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !34, file: !28, line: 31, baseType: !7, size: 32, offset: 32)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !23, file: !24, line: 97, baseType: !27, size: 64, offset: 64)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !23, file: !24, line: 98, baseType: !40, size: 64, offset: 128)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 64, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 2)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !23, file: !24, line: 99, baseType: !40, size: 64, offset: 192)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !23, file: !24, line: 100, baseType: !7, size: 32, offset: 256)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !23, file: !24, line: 101, baseType: !7, size: 32, offset: 288)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !23, file: !24, line: 102, baseType: !40, size: 64, offset: 320)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !20, file: !19, line: 78, baseType: !48, size: 384)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !49, size: 384, elements: !50)
!49 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!50 = !{!51}
!51 = !DISubrange(count: 48)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !20, file: !19, line: 79, baseType: !53, size: 64)
!53 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 18, type: !56, isLocal: true, isDefinition: true)
!56 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !57, line: 39, baseType: !58)
!57 = !DIFile(filename: "include/x86_64-linux-gnu/bits/semaphore.h", directory: ".", checksumkind: CSK_MD5, checksum: "f0ec69aef73516c696d526041269f8fd")
!58 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !57, line: 35, size: 256, elements: !59)
!59 = !{!60, !64}
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !58, file: !57, line: 37, baseType: !61, size: 256)
!61 = !DICompositeType(tag: DW_TAG_array_type, baseType: !49, size: 256, elements: !62)
!62 = !{!63}
!63 = !DISubrange(count: 32)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !58, file: !57, line: 38, baseType: !65, size: 64)
!65 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 19, type: !68, isLocal: true, isDefinition: true)
!68 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !69)
!69 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !70)
!70 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 20, type: !70, isLocal: true, isDefinition: true)
!73 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !19, line: 72, baseType: !74)
!74 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !19, line: 67, size: 320, elements: !75)
!75 = !{!76, !95, !99}
!76 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !74, file: !19, line: 69, baseType: !77, size: 320)
!77 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !78, line: 22, size: 320, elements: !79)
!78 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: ".", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!79 = !{!80, !81, !82, !83, !84, !85, !87, !88}
!80 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !77, file: !78, line: 24, baseType: !70, size: 32)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !77, file: !78, line: 25, baseType: !7, size: 32, offset: 32)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !77, file: !78, line: 26, baseType: !70, size: 32, offset: 64)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !77, file: !78, line: 28, baseType: !7, size: 32, offset: 96)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !77, file: !78, line: 32, baseType: !70, size: 32, offset: 128)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !77, file: !78, line: 34, baseType: !86, size: 16, offset: 160)
!86 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !77, file: !78, line: 35, baseType: !86, size: 16, offset: 176)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !77, file: !78, line: 36, baseType: !89, size: 128, offset: 192)
!89 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !24, line: 55, baseType: !90)
!90 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !24, line: 51, size: 128, elements: !91)
!91 = !{!92, !94}
!92 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !90, file: !24, line: 53, baseType: !93, size: 64)
!93 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !90, size: 64)
!94 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !90, file: !24, line: 54, baseType: !93, size: 64, offset: 64)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !74, file: !19, line: 70, baseType: !96, size: 320)
!96 = !DICompositeType(tag: DW_TAG_array_type, baseType: !49, size: 320, elements: !97)
!97 = !{!98}
!98 = !DISubrange(count: 40)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !74, file: !19, line: 71, baseType: !65, size: 64)
!100 = !{i32 7, !"Dwarf Version", i32 5}
!101 = !{i32 2, !"Debug Info Version", i32 3}
!102 = !{i32 1, !"wchar_size", i32 4}
!103 = !{i32 7, !"PIC Level", i32 2}
!104 = !{i32 7, !"PIE Level", i32 2}
!105 = !{i32 7, !"uwtable", i32 1}
!106 = !{i32 7, !"frame-pointer", i32 2}
!107 = !{!"Debian clang version 14.0.6"}
!108 = distinct !DISubprogram(name: "mutex", scope: !3, file: !3, line: 28, type: !109, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !111)
!109 = !DISubroutineType(types: !110)
!110 = !{null}
!111 = !{}
!112 = !DILocalVariable(name: "thread", scope: !108, file: !3, line: 29, type: !113)
!113 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !19, line: 27, baseType: !114)
!114 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!115 = !DILocation(line: 29, column: 13, scope: !108)
!116 = !DILocation(line: 30, column: 3, scope: !108)
!117 = !DILocation(line: 31, column: 3, scope: !108)
!118 = !DILocation(line: 32, column: 1, scope: !108)
!119 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 22, type: !120, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!120 = !DISubroutineType(types: !121)
!121 = !{!122, !122}
!122 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!123 = !DILocalVariable(name: "unused", arg: 1, scope: !119, file: !3, line: 22, type: !122)
!124 = !DILocation(line: 22, column: 25, scope: !119)
!125 = !DILocation(line: 23, column: 3, scope: !119)
!126 = !DILocation(line: 24, column: 3, scope: !119)
!127 = !DILocation(line: 25, column: 3, scope: !119)
!128 = distinct !DISubprogram(name: "condition", scope: !3, file: !3, line: 39, type: !109, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !111)
!129 = !DILocalVariable(name: "thread", scope: !128, file: !3, line: 40, type: !113)
!130 = !DILocation(line: 40, column: 13, scope: !128)
!131 = !DILocation(line: 41, column: 3, scope: !128)
!132 = !DILocation(line: 42, column: 3, scope: !128)
!133 = !DILocation(line: 43, column: 1, scope: !128)
!134 = distinct !DISubprogram(name: "signal", scope: !3, file: !3, line: 34, type: !120, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!135 = !DILocalVariable(name: "unused", arg: 1, scope: !134, file: !3, line: 34, type: !122)
!136 = !DILocation(line: 34, column: 27, scope: !134)
!137 = !DILocation(line: 35, column: 3, scope: !134)
!138 = !DILocation(line: 36, column: 3, scope: !134)
!139 = distinct !DISubprogram(name: "semaphore", scope: !3, file: !3, line: 50, type: !109, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !111)
!140 = !DILocalVariable(name: "thread", scope: !139, file: !3, line: 51, type: !113)
!141 = !DILocation(line: 51, column: 13, scope: !139)
!142 = !DILocation(line: 52, column: 3, scope: !139)
!143 = !DILocation(line: 53, column: 3, scope: !139)
!144 = !DILocation(line: 54, column: 1, scope: !139)
!145 = distinct !DISubprogram(name: "post", scope: !3, file: !3, line: 45, type: !120, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!146 = !DILocalVariable(name: "unused", arg: 1, scope: !145, file: !3, line: 45, type: !122)
!147 = !DILocation(line: 45, column: 25, scope: !145)
!148 = !DILocation(line: 46, column: 3, scope: !145)
!149 = !DILocation(line: 47, column: 3, scope: !145)
!150 = distinct !DISubprogram(name: "overwritten", scope: !3, file: !3, line: 56, type: !109, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !111)
!151 = !DILocalVariable(name: "thread", scope: !150, file: !3, line: 57, type: !113)
!152 = !DILocation(line: 57, column: 13, scope: !150)
!153 = !DILocation(line: 58, column: 3, scope: !150)
!154 = !DILocation(line: 59, column: 3, scope: !150)
!155 = !DILocation(line: 60, column: 1, scope: !150)
!156 = distinct !DISubprogram(name: "nothing_is_ordered", scope: !3, file: !3, line: 71, type: !109, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !111)
!157 = !DILocalVariable(name: "thread", scope: !156, file: !3, line: 72, type: !113)
!158 = !DILocation(line: 72, column: 13, scope: !156)
!159 = !DILocation(line: 73, column: 3, scope: !156)
!160 = !DILocation(line: 74, column: 5, scope: !156)
!161 = !DILocation(line: 75, column: 3, scope: !156)
!162 = !DILocation(line: 76, column: 3, scope: !156)
!163 = !DILocation(line: 77, column: 1, scope: !156)
!164 = distinct !DISubprogram(name: "initialise_and_write", scope: !3, file: !3, line: 62, type: !120, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!165 = !DILocalVariable(name: "unused", arg: 1, scope: !164, file: !3, line: 62, type: !122)
!166 = !DILocation(line: 62, column: 41, scope: !164)
!167 = !DILocalVariable(name: "own", scope: !164, file: !3, line: 63, type: !73)
!168 = !DILocation(line: 63, column: 19, scope: !164)
!169 = !DILocation(line: 64, column: 7, scope: !170)
!170 = distinct !DILexicalBlock(scope: !164, file: !3, line: 64, column: 7)
!171 = !DILocation(line: 64, column: 7, scope: !164)
!172 = !DILocation(line: 65, column: 5, scope: !173)
!173 = distinct !DILexicalBlock(scope: !170, file: !3, line: 64, column: 58)
!174 = !DILocation(line: 66, column: 7, scope: !173)
!175 = !DILocation(line: 67, column: 3, scope: !173)
!176 = !DILocation(line: 68, column: 3, scope: !164)
!177 = distinct !DISubprogram(name: "published", scope: !3, file: !3, line: 88, type: !109, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !111)
!178 = !DILocalVariable(name: "thread", scope: !177, file: !3, line: 89, type: !113)
!179 = !DILocation(line: 89, column: 13, scope: !177)
!180 = !DILocation(line: 90, column: 3, scope: !177)
!181 = !DILocation(line: 91, column: 3, scope: !177)
!182 = !DILocation(line: 92, column: 3, scope: !177)
!183 = !DILocation(line: 93, column: 3, scope: !177)
!184 = !DILocation(line: 94, column: 4, scope: !177)
!185 = !DILocation(line: 95, column: 3, scope: !177)
!186 = !DILocation(line: 96, column: 16, scope: !177)
!187 = !DILocation(line: 96, column: 3, scope: !177)
!188 = !DILocation(line: 97, column: 1, scope: !177)
!189 = distinct !DISubprogram(name: "take_published", scope: !3, file: !3, line: 79, type: !120, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !111)
!190 = !DILocalVariable(name: "unused", arg: 1, scope: !189, file: !3, line: 79, type: !122)
!191 = !DILocation(line: 79, column: 35, scope: !189)
!192 = !DILocation(line: 80, column: 7, scope: !193)
!193 = distinct !DILexicalBlock(scope: !189, file: !3, line: 80, column: 7)
!194 = !DILocation(line: 80, column: 7, scope: !189)
!195 = !DILocation(line: 81, column: 5, scope: !196)
!196 = distinct !DILexicalBlock(scope: !193, file: !3, line: 80, column: 58)
!197 = !DILocation(line: 82, column: 6, scope: !196)
!198 = !DILocation(line: 83, column: 5, scope: !196)
!199 = !DILocation(line: 84, column: 3, scope: !196)
!200 = !DILocation(line: 85, column: 3, scope: !189)
!201 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 99, type: !202, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !111)
!202 = !DISubroutineType(types: !203)
!203 = !{!70}
!204 = !DILocation(line: 100, column: 3, scope: !201)
!205 = !DILocation(line: 101, column: 3, scope: !201)
