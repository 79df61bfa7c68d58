source_filename = "one_signal_two_waiters.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }

@m = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@ready = internal global i32 0, align 4, !dbg !7
@c = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !10

define dso_local i32 @main() #0 !dbg !85 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !89, metadata !DIExpression()), !dbg !92
  call void @llvm.dbg.declare(metadata ptr %3, metadata !93, metadata !DIExpression()), !dbg !94
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @wait_for_it, ptr noundef null) #4, !dbg !95
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @wait_for_it, ptr noundef null) #4, !dbg !96
  %6 = call i32 @pthread_mutex_lock(ptr noundef @m) #4, !dbg !97
  store i32 1, ptr @ready, align 4, !dbg !98
  %7 = call i32 @pthread_cond_signal(ptr noundef @c) #4, !dbg !99
  %8 = call i32 @pthread_mutex_unlock(ptr noundef @m) #4, !dbg !100
  %9 = load i64, ptr %2, align 8, !dbg !101
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !102
  %11 = load i64, ptr %3, align 8, !dbg !103
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef null), !dbg !104
  ret i32 0, !dbg !105
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @wait_for_it(ptr noundef %0) #0 !dbg !106 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !109, metadata !DIExpression()), !dbg !110
  %3 = call i32 @pthread_mutex_lock(ptr noundef @m) #4, !dbg !111
  br label %4, !dbg !112

4:                                                ; preds = %8, %1
  %5 = load i32, ptr @ready, align 4, !dbg !113
  %6 = icmp ne i32 %5, 0, !dbg !114
  %7 = xor i1 %6, true, !dbg !114
  br i1 %7, label %8, label %10, !dbg !112

8:                                                ; preds = %4
  %9 = call i32 @pthread_cond_wait(ptr noundef @c, ptr noundef @m), !dbg !115
  br label %4, !dbg !112, !llvm.loop !116

10:                                               ; preds = %4
  %11 = call i32 @pthread_mutex_unlock(ptr noundef @m) #4, !dbg !119
  %12 = load ptr, ptr %2, align 8, !dbg !120
  ret ptr %12, !dbg !121
}

declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @pthread_cond_signal(ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #3


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!77, !78, !79, !80, !81, !82, !83}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 4, type: !49, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "one_signal_two_waiters.c", directory: ".", checksumkind: CSK_MD5, checksum: "16e4fda3c26a7e611d785c48ad0da8f3")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !0, !10}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 6, type: !9, isLocal: true, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 5, type: !12, isLocal: true, isDefinition: true)
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !13, line: 80, baseType: !14)
!13 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!14 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !13, line: 75, size: 384, elements: !15)
!15 = !{!16, !42, !47}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !14, file: !13, line: 77, baseType: !17, size: 384)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !18, line: 94, size: 384, elements: !19)
!18 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: ".", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!19 = !{!20, !33, !34, !38, !39, !40, !41}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !17, file: !18, line: 96, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !22, line: 33, baseType: !23)
!22 = !DIFile(filename: "include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: ".", checksumkind: CSK_MD5, checksum: "2708e6e61e266abad2d765ccef838dbe")
!23 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !22, line: 25, size: 64, elements: !24)
!24 = !{!25, !27}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !23, file: !22, line: 27, baseType: !26, size: 64)
!26 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !23, file: !22, line: 32, baseType: !28, size: 64)
!28 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !23, file: !22, line: 28, size: 64, elements: !29)
!29 = !{!30, !32}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !28, file: !22, line: 30, baseType: !31, size: 32)
!31 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !28, file: !22, line: 31, baseType: !31, size: 32, offset: 32)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !17, file: !18, line: 97, baseType: !21, size: 64, offset: 64)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !17, file: !18, line: 98, baseType: !35, size: 64, offset: 128)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 64, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 2)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !17, file: !18, line: 99, baseType: !35, size: 64, offset: 192)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !17, file: !18, line: 100, baseType: !31, size: 32, offset: 256)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !17, file: !18, line: 101, baseType: !31, size: 32, offset: 288)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !17, file: !18, line: 102, baseType: !35, size: 64, offset: 320)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !14, file: !13, line: 78, baseType: !43, size: 384)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 384, elements: !45)
!44 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!45 = !{!46}
!46 = !DISubrange(count: 48)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !14, file: !13, line: 79, baseType: !48, size: 64)
!48 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !13, line: 72, baseType: !50)
!50 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !13, line: 67, size: 320, elements: !51)
!51 = !{!52, !71, !75}
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !50, file: !13, line: 69, baseType: !53, size: 320)
!53 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !54, line: 22, size: 320, elements: !55)
!54 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: ".", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!55 = !{!56, !57, !58, !59, !60, !61, !63, !64}
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !53, file: !54, line: 24, baseType: !9, size: 32)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !53, file: !54, line: 25, baseType: !31, size: 32, offset: 32)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !53, file: !54, line: 26, baseType: !9, size: 32, offset: 64)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !53, file: !54, line: 28, baseType: !31, size: 32, offset: 96)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !53, file: !54, line: 32, baseType: !9, size: 32, offset: 128)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !53, file: !54, line: 34, baseType: !62, size: 16, offset: 160)
!62 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !53, file: !54, line: 35, baseType: !62, size: 16, offset: 176)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !53, file: !54, line: 36, baseType: !65, size: 128, offset: 192)
!65 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !18, line: 55, baseType: !66)
!66 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !18, line: 51, size: 128, elements: !67)
!67 = !{!68, !70}
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !66, file: !18, line: 53, baseType: !69, size: 64)
!69 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !66, file: !18, line: 54, baseType: !69, size: 64, offset: 64)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !50, file: !13, line: 70, baseType: !72, size: 320)
!72 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 320, elements: !73)
!73 = !{!74}
!74 = !DISubrange(count: 40)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !50, file: !13, line: 71, baseType: !76, size: 64)
!76 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!77 = !{i32 7, !"Dwarf Version", i32 5}
!78 = !{i32 2, !"Debug Info Version", i32 3}
!79 = !{i32 1, !"wchar_size", i32 4}
!80 = !{i32 7, !"PIC Level", i32 2}
!81 = !{i32 7, !"PIE Level", i32 2}
!82 = !{i32 7, !"uwtable", i32 1}
!83 = !{i32 7, !"frame-pointer", i32 2}
!84 = !{!"Debian clang version 14.0.6"}
!85 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 16, type: !86, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !88)
!86 = !DISubroutineType(types: !87)
!87 = !{!9}
!88 = !{}
!89 = !DILocalVariable(name: "a", scope: !85, file: !3, line: 17, type: !90)
!90 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !13, line: 27, baseType: !91)
!91 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!92 = !DILocation(line: 17, column: 13, scope: !85)
!93 = !DILocalVariable(name: "b", scope: !85, file: !3, line: 17, type: !90)
!94 = !DILocation(line: 17, column: 16, scope: !85)
!95 = !DILocation(line: 18, column: 3, scope: !85)
!96 = !DILocation(line: 19, column: 3, scope: !85)
!97 = !DILocation(line: 20, column: 3, scope: !85)
!98 = !DILocation(line: 21, column: 9, scope: !85)
!99 = !DILocation(line: 22, column: 3, scope: !85)
!100 = !DILocation(line: 23, column: 3, scope: !85)
!101 = !DILocation(line: 24, column: 16, scope: !85)
!102 = !DILocation(line: 24, column: 3, scope: !85)
!103 = !DILocation(line: 25, column: 16, scope: !85)
!104 = !DILocation(line: 25, column: 3, scope: !85)
!105 = !DILocation(line: 26, column: 3, scope: !85)
!106 = distinct !DISubprogram(name: "wait_for_it", scope: !3, file: !3, line: 8, type: !107, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !88)
!107 = !DISubroutineType(types: !108)
!108 = !{!5, !5}
!109 = !DILocalVariable(name: "unused", arg: 1, scope: !106, file: !3, line: 8, type: !5)
!110 = !DILocation(line: 8, column: 32, scope: !106)
!111 = !DILocation(line: 9, column: 3, scope: !106)
!112 = !DILocation(line: 10, column: 3, scope: !106)
!113 = !DILocation(line: 10, column: 11, scope: !106)
!114 = !DILocation(line: 10, column: 10, scope: !106)
!115 = !DILocation(line: 11, column: 5, scope: !106)
!116 = distinct !{!116, !112, !117, !118}
!117 = !DILocation(line: 11, column: 29, scope: !106)
!118 = !{!"llvm.loop.mustprogress"}
!119 = !DILocation(line: 12, column: 3, scope: !106)
!120 = !DILocation(line: 13, column: 10, scope: !106)
!121 = !DILocation(line: 13, column: 3, scope: !106)
