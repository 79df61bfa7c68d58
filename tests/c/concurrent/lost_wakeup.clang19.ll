source_filename = "lost_wakeup.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }

@m = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@c = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !7

define dso_local i32 @main() #0 !dbg !83 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !87, !DIExpression(), !90)
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @wake, ptr noundef null) #3, !dbg !91
  %4 = call i32 @pthread_mutex_lock(ptr noundef @m) #3, !dbg !92
  %5 = call i32 @pthread_cond_wait(ptr noundef @c, ptr noundef @m), !dbg !93
  %6 = call i32 @pthread_mutex_unlock(ptr noundef @m) #3, !dbg !94
  %7 = load i64, ptr %2, align 8, !dbg !95
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !96
  ret i32 0, !dbg !97
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @wake(ptr noundef %0) #0 !dbg !98 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !101, !DIExpression(), !102)
  %3 = call i32 @pthread_mutex_lock(ptr noundef @m) #3, !dbg !103
  %4 = call i32 @pthread_cond_signal(ptr noundef @c) #3, !dbg !104
  %5 = call i32 @pthread_mutex_unlock(ptr noundef @m) #3, !dbg !105
  %6 = load ptr, ptr %2, align 8, !dbg !106
  ret ptr %6, !dbg !107
}

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare i32 @pthread_cond_signal(ptr noundef) #1


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!75, !76, !77, !78, !79, !80, !81}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 4, type: !46, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "lost_wakeup.c", directory: ".", checksumkind: CSK_MD5, checksum: "f8b114aa3d88c3475f5b6b3b965287ea")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 5, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !10, line: 80, baseType: !11)
!10 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!11 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 75, size: 384, elements: !12)
!12 = !{!13, !39, !44}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !11, file: !10, line: 77, baseType: !14, size: 384)
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !15, line: 94, size: 384, elements: !16)
!15 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!16 = !{!17, !30, !31, !35, !36, !37, !38}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !14, file: !15, line: 96, baseType: !18, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !19, line: 33, baseType: !20)
!19 = !DIFile(filename: "include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: "", checksumkind: CSK_MD5, checksum: "2708e6e61e266abad2d765ccef838dbe")
!20 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !19, line: 25, size: 64, elements: !21)
!21 = !{!22, !24}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !20, file: !19, line: 27, baseType: !23, size: 64)
!23 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !20, file: !19, line: 32, baseType: !25, size: 64)
!25 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !20, file: !19, line: 28, size: 64, elements: !26)
!26 = !{!27, !29}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !25, file: !19, line: 30, baseType: !28, size: 32)
!28 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !25, file: !19, line: 31, baseType: !28, size: 32, offset: 32)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !14, file: !15, line: 97, baseType: !18, size: 64, offset: 64)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !14, file: !15, line: 98, baseType: !32, size: 64, offset: 128)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 64, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 2)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !14, file: !15, line: 99, baseType: !32, size: 64, offset: 192)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !14, file: !15, line: 100, baseType: !28, size: 32, offset: 256)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !14, file: !15, line: 101, baseType: !28, size: 32, offset: 288)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !14, file: !15, line: 102, baseType: !32, size: 64, offset: 320)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !11, file: !10, line: 78, baseType: !40, size: 384)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 384, elements: !42)
!41 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!42 = !{!43}
!43 = !DISubrange(count: 48)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !11, file: !10, line: 79, baseType: !45, size: 64)
!45 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!46 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !10, line: 72, baseType: !47)
!47 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 67, size: 320, elements: !48)
!48 = !{!49, !69, !73}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !47, file: !10, line: 69, baseType: !50, size: 320)
!50 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !51, line: 22, size: 320, elements: !52)
!51 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!52 = !{!53, !55, !56, !57, !58, !59, !61, !62}
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !50, file: !51, line: 24, baseType: !54, size: 32)
!54 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !50, file: !51, line: 25, baseType: !28, size: 32, offset: 32)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !50, file: !51, line: 26, baseType: !54, size: 32, offset: 64)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !50, file: !51, line: 28, baseType: !28, size: 32, offset: 96)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !50, file: !51, line: 32, baseType: !54, size: 32, offset: 128)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !50, file: !51, line: 34, baseType: !60, size: 16, offset: 160)
!60 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !50, file: !51, line: 35, baseType: !60, size: 16, offset: 176)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !50, file: !51, line: 36, baseType: !63, size: 128, offset: 192)
!63 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !15, line: 55, baseType: !64)
!64 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !15, line: 51, size: 128, elements: !65)
!65 = !{!66, !68}
!66 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !64, file: !15, line: 53, baseType: !67, size: 64)
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !64, size: 64)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !64, file: !15, line: 54, baseType: !67, size: 64, offset: 64)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !47, file: !10, line: 70, baseType: !70, size: 320)
!70 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 320, elements: !71)
!71 = !{!72}
!72 = !DISubrange(count: 40)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !47, file: !10, line: 71, baseType: !74, size: 64)
!74 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!75 = !{i32 7, !"Dwarf Version", i32 5}
!76 = !{i32 2, !"Debug Info Version", i32 3}
!77 = !{i32 1, !"wchar_size", i32 4}
!78 = !{i32 8, !"PIC Level", i32 2}
!79 = !{i32 7, !"PIE Level", i32 2}
!80 = !{i32 7, !"uwtable", i32 2}
!81 = !{i32 7, !"frame-pointer", i32 2}
!82 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!83 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 14, type: !84, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !86)
!84 = !DISubroutineType(types: !85)
!85 = !{!54}
!86 = !{}
!87 = !DILocalVariable(name: "t", scope: !83, file: !3, line: 15, type: !88)
!88 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 27, baseType: !89)
!89 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!90 = !DILocation(line: 15, column: 13, scope: !83)
!91 = !DILocation(line: 16, column: 3, scope: !83)
!92 = !DILocation(line: 17, column: 3, scope: !83)
!93 = !DILocation(line: 18, column: 3, scope: !83)
!94 = !DILocation(line: 19, column: 3, scope: !83)
!95 = !DILocation(line: 20, column: 16, scope: !83)
!96 = !DILocation(line: 20, column: 3, scope: !83)
!97 = !DILocation(line: 21, column: 3, scope: !83)
!98 = distinct !DISubprogram(name: "wake", scope: !3, file: !3, line: 7, type: !99, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !86)
!99 = !DISubroutineType(types: !100)
!100 = !{!5, !5}
!101 = !DILocalVariable(name: "unused", arg: 1, scope: !98, file: !3, line: 7, type: !5)
!102 = !DILocation(line: 7, column: 25, scope: !98)
!103 = !DILocation(line: 8, column: 3, scope: !98)
!104 = !DILocation(line: 9, column: 3, scope: !98)
!105 = !DILocation(line: 10, column: 3, scope: !98)
!106 = !DILocation(line: 11, column: 10, scope: !98)
!107 = !DILocation(line: 11, column: 3, scope: !98)
