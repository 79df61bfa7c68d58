source_filename = "lost_wakeup.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }

@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@full = internal global i32 0, align 4, !dbg !7
@ready = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !13

define dso_local i32 @main() #0 !dbg !88 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @consume(ptr noundef @produce), !dbg !91
  ret i32 0, !dbg !92
}

define internal void @consume(ptr noundef %0) #0 !dbg !93 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !100, !DIExpression(), !101)
    #dbg_declare(ptr %3, !102, !DIExpression(), !105)
  %4 = load ptr, ptr %2, align 8, !dbg !106
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef %4, ptr noundef null) #3, !dbg !107
  %6 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #3, !dbg !108
  br label %7, !dbg !109

7:                                                ; preds = %11, %1
  %8 = load atomic i32, ptr @full seq_cst, align 4, !dbg !110
  %9 = icmp ne i32 %8, 0, !dbg !111
  %10 = xor i1 %9, true, !dbg !111
  br i1 %10, label %11, label %13, !dbg !109

11:                                               ; preds = %7
  %12 = call i32 @pthread_cond_wait(ptr noundef @ready, ptr noundef @mutex), !dbg !112
  br label %7, !dbg !109, !llvm.loop !113

13:                                               ; preds = %7
  %14 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #3, !dbg !116
  %15 = load i64, ptr %3, align 8, !dbg !117
  %16 = call i32 @pthread_join(i64 noundef %15, ptr noundef null), !dbg !118
  ret void, !dbg !119
}

define internal ptr @produce(ptr noundef %0) #0 !dbg !120 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !121, !DIExpression(), !122)
  store atomic i32 1, ptr @full seq_cst, align 4, !dbg !123
  %3 = call i32 @pthread_cond_signal(ptr noundef @ready) #3, !dbg !124
  %4 = load ptr, ptr %2, align 8, !dbg !125
  ret ptr %4, !dbg !126
}

define dso_local void @repaired() #0 !dbg !127 {
  call void @consume(ptr noundef @produce_locked), !dbg !130
  ret void, !dbg !131
}

define internal ptr @produce_locked(ptr noundef %0) #0 !dbg !132 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !133, !DIExpression(), !134)
  %3 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #3, !dbg !135
  store atomic i32 1, ptr @full seq_cst, align 4, !dbg !136
  %4 = call i32 @pthread_cond_signal(ptr noundef @ready) #3, !dbg !137
  %5 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #3, !dbg !138
  %6 = load ptr, ptr %2, align 8, !dbg !139
  ret ptr %6, !dbg !140
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare i32 @pthread_cond_signal(ptr noundef) #1


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!80, !81, !82, !83, !84, !85, !86}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 6, type: !52, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "lost_wakeup.c", directory: ".", checksumkind: CSK_MD5, checksum: "f3329920d540ab701fa7ba6278c3d9d1")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !13}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "full", scope: !2, file: !3, line: 8, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !10, line: 104, baseType: !11)
!10 = !DIFile(filename: "lib/llvm-19/lib/clang/19/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !12)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 7, type: !15, isLocal: true, isDefinition: true)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !16, line: 80, baseType: !17)
!16 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!17 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !16, line: 75, size: 384, elements: !18)
!18 = !{!19, !45, !50}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !17, file: !16, line: 77, baseType: !20, size: 384)
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !21, line: 94, size: 384, elements: !22)
!21 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!22 = !{!23, !36, !37, !41, !42, !43, !44}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !20, file: !21, line: 96, baseType: !24, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !25, line: 33, baseType: !26)
!25 = !DIFile(filename: "include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: "", checksumkind: CSK_MD5, checksum: "2708e6e61e266abad2d765ccef838dbe")
!26 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !25, line: 25, size: 64, elements: !27)
!27 = !{!28, !30}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !26, file: !25, line: 27, baseType: !29, size: 64)
!29 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !26, file: !25, line: 32, baseType: !31, size: 64)
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !26, file: !25, line: 28, size: 64, elements: !32)
!32 = !{!33, !35}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !31, file: !25, line: 30, baseType: !34, size: 32)
!34 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !31, file: !25, line: 31, baseType: !34, size: 32, offset: 32)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !20, file: !21, line: 97, baseType: !24, size: 64, offset: 64)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !20, file: !21, line: 98, baseType: !38, size: 64, offset: 128)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !34, size: 64, elements: !39)
!39 = !{!40}
!40 = !DISubrange(count: 2)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !20, file: !21, line: 99, baseType: !38, size: 64, offset: 192)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !20, file: !21, line: 100, baseType: !34, size: 32, offset: 256)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !20, file: !21, line: 101, baseType: !34, size: 32, offset: 288)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !20, file: !21, line: 102, baseType: !38, size: 64, offset: 320)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !17, file: !16, line: 78, baseType: !46, size: 384)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !47, size: 384, elements: !48)
!47 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!48 = !{!49}
!49 = !DISubrange(count: 48)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !17, file: !16, line: 79, baseType: !51, size: 64)
!51 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !16, line: 72, baseType: !53)
!53 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !16, line: 67, size: 320, elements: !54)
!54 = !{!55, !74, !78}
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !53, file: !16, line: 69, baseType: !56, size: 320)
!56 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !57, line: 22, size: 320, elements: !58)
!57 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!58 = !{!59, !60, !61, !62, !63, !64, !66, !67}
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !56, file: !57, line: 24, baseType: !12, size: 32)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !56, file: !57, line: 25, baseType: !34, size: 32, offset: 32)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !56, file: !57, line: 26, baseType: !12, size: 32, offset: 64)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !56, file: !57, line: 28, baseType: !34, size: 32, offset: 96)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !56, file: !57, line: 32, baseType: !12, size: 32, offset: 128)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !56, file: !57, line: 34, baseType: !65, size: 16, offset: 160)
!65 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !56, file: !57, line: 35, baseType: !65, size: 16, offset: 176)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !56, file: !57, line: 36, baseType: !68, size: 128, offset: 192)
!68 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !21, line: 55, baseType: !69)
!69 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !21, line: 51, size: 128, elements: !70)
!70 = !{!71, !73}
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !69, file: !21, line: 53, baseType: !72, size: 64)
!72 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !69, size: 64)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !69, file: !21, line: 54, baseType: !72, size: 64, offset: 64)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !53, file: !16, line: 70, baseType: !75, size: 320)
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !47, size: 320, elements: !76)
!76 = !{!77}
!77 = !DISubrange(count: 40)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !53, file: !16, line: 71, baseType: !79, size: 64)
!79 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!80 = !{i32 7, !"Dwarf Version", i32 5}
!81 = !{i32 2, !"Debug Info Version", i32 3}
!82 = !{i32 1, !"wchar_size", i32 4}
!83 = !{i32 8, !"PIC Level", i32 2}
!84 = !{i32 7, !"PIE Level", i32 2}
!85 = !{i32 7, !"uwtable", i32 2}
!86 = !{i32 7, !"frame-pointer", i32 2}
!87 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!88 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 34, type: !89, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!89 = !DISubroutineType(types: !90)
!90 = !{!12}
!91 = !DILocation(line: 35, column: 3, scope: !88)
!92 = !DILocation(line: 36, column: 3, scope: !88)
!93 = distinct !DISubprogram(name: "consume", scope: !3, file: !3, line: 24, type: !94, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !99)
!94 = !DISubroutineType(types: !95)
!95 = !{null, !96}
!96 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !97, size: 64)
!97 = !DISubroutineType(types: !98)
!98 = !{!5, !5}
!99 = !{}
!100 = !DILocalVariable(name: "producer", arg: 1, scope: !93, file: !3, line: 24, type: !96)
!101 = !DILocation(line: 24, column: 29, scope: !93)
!102 = !DILocalVariable(name: "thread", scope: !93, file: !3, line: 25, type: !103)
!103 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !16, line: 27, baseType: !104)
!104 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!105 = !DILocation(line: 25, column: 13, scope: !93)
!106 = !DILocation(line: 26, column: 33, scope: !93)
!107 = !DILocation(line: 26, column: 3, scope: !93)
!108 = !DILocation(line: 27, column: 3, scope: !93)
!109 = !DILocation(line: 28, column: 3, scope: !93)
!110 = !DILocation(line: 28, column: 11, scope: !93)
!111 = !DILocation(line: 28, column: 10, scope: !93)
!112 = !DILocation(line: 29, column: 5, scope: !93)
!113 = distinct !{!113, !109, !114, !115}
!114 = !DILocation(line: 29, column: 37, scope: !93)
!115 = !{!"llvm.loop.mustprogress"}
!116 = !DILocation(line: 30, column: 3, scope: !93)
!117 = !DILocation(line: 31, column: 16, scope: !93)
!118 = !DILocation(line: 31, column: 3, scope: !93)
!119 = !DILocation(line: 32, column: 1, scope: !93)
!120 = distinct !DISubprogram(name: "produce", scope: !3, file: !3, line: 10, type: !97, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !99)
!121 = !DILocalVariable(name: "unused", arg: 1, scope: !120, file: !3, line: 10, type: !5)
!122 = !DILocation(line: 10, column: 28, scope: !120)
!123 = !DILocation(line: 11, column: 8, scope: !120)
!124 = !DILocation(line: 12, column: 3, scope: !120)
!125 = !DILocation(line: 13, column: 10, scope: !120)
!126 = !DILocation(line: 13, column: 3, scope: !120)
!127 = distinct !DISubprogram(name: "repaired", scope: !3, file: !3, line: 39, type: !128, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!128 = !DISubroutineType(types: !129)
!129 = !{null}
!130 = !DILocation(line: 39, column: 23, scope: !127)
!131 = !DILocation(line: 39, column: 48, scope: !127)
!132 = distinct !DISubprogram(name: "produce_locked", scope: !3, file: !3, line: 16, type: !97, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !99)
!133 = !DILocalVariable(name: "unused", arg: 1, scope: !132, file: !3, line: 16, type: !5)
!134 = !DILocation(line: 16, column: 35, scope: !132)
!135 = !DILocation(line: 17, column: 3, scope: !132)
!136 = !DILocation(line: 18, column: 8, scope: !132)
!137 = !DILocation(line: 19, column: 3, scope: !132)
!138 = !DILocation(line: 20, column: 3, scope: !132)
!139 = !DILocation(line: 21, column: 10, scope: !132)
!140 = !DILocation(line: 21, column: 3, scope: !132)
