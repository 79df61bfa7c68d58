source_filename = "any_waiter_is_woken.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }

@m = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@waiting = internal global i32 0, align 4, !dbg !9
@c = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !13
@first = dso_local global i32 0, align 4, !dbg !11

define dso_local i32 @main() #0 !dbg !87 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !91, metadata !DIExpression()), !dbg !94
  call void @llvm.dbg.declare(metadata ptr %3, metadata !95, metadata !DIExpression()), !dbg !96
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @wait_for_it, ptr noundef inttoptr (i64 1 to ptr)) #4, !dbg !97
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @wait_for_it, ptr noundef inttoptr (i64 2 to ptr)) #4, !dbg !98
  br label %6, !dbg !99

6:                                                ; preds = %11, %0
  %7 = call i32 @pthread_mutex_lock(ptr noundef @m) #4, !dbg !100
  %8 = load i32, ptr @waiting, align 4, !dbg !104
  %9 = icmp eq i32 %8, 2, !dbg !106
  br i1 %9, label %10, label %11, !dbg !107

10:                                               ; preds = %6
  br label %13, !dbg !108

11:                                               ; preds = %6
  %12 = call i32 @pthread_mutex_unlock(ptr noundef @m) #4, !dbg !109
  br label %6, !dbg !110, !llvm.loop !111

13:                                               ; preds = %10
  %14 = call i32 @pthread_cond_signal(ptr noundef @c) #4, !dbg !114
  %15 = call i32 @pthread_mutex_unlock(ptr noundef @m) #4, !dbg !115
  %16 = load i64, ptr %2, align 8, !dbg !116
  %17 = call i32 @pthread_join(i64 noundef %16, ptr noundef null), !dbg !117
  %18 = load i64, ptr %3, align 8, !dbg !118
  %19 = call i32 @pthread_join(i64 noundef %18, ptr noundef null), !dbg !119
  ret i32 0, !dbg !120
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @wait_for_it(ptr noundef %0) #0 !dbg !121 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !124, metadata !DIExpression()), !dbg !125
  %3 = call i32 @pthread_mutex_lock(ptr noundef @m) #4, !dbg !126
  %4 = load i32, ptr @waiting, align 4, !dbg !127
  %5 = add nsw i32 %4, 1, !dbg !127
  store i32 %5, ptr @waiting, align 4, !dbg !127
  %6 = call i32 @pthread_cond_wait(ptr noundef @c, ptr noundef @m), !dbg !128
  %7 = load i32, ptr @first, align 4, !dbg !129
  %8 = icmp ne i32 %7, 0, !dbg !129
  br i1 %8, label %13, label %9, !dbg !131

9:                                                ; preds = %1
  %10 = load ptr, ptr %2, align 8, !dbg !132
  %11 = ptrtoint ptr %10 to i64, !dbg !133
  %12 = trunc i64 %11 to i32, !dbg !134
  store i32 %12, ptr @first, align 4, !dbg !135
  br label %13, !dbg !136

13:                                               ; preds = %9, %1
  %14 = call i32 @pthread_cond_signal(ptr noundef @c) #4, !dbg !137
  %15 = call i32 @pthread_mutex_unlock(ptr noundef @m) #4, !dbg !138
  ret ptr null, !dbg !139
}

declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #2

declare i32 @pthread_cond_signal(ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #3


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!79, !80, !81, !82, !83, !84, !85}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 5, type: !52, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "any_waiter_is_woken.c", directory: ".", checksumkind: CSK_MD5, checksum: "d9096b05cf12fbc3ee99443c8b333832")
!4 = !{!5, !6, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!8 = !{!9, !11, !0, !13}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "waiting", scope: !2, file: !3, line: 7, type: !6, isLocal: true, isDefinition: true)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 8, type: !6, isLocal: false, isDefinition: true)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 6, type: !15, isLocal: true, isDefinition: true)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !16, line: 80, baseType: !17)
!16 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!17 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !16, line: 75, size: 384, elements: !18)
!18 = !{!19, !45, !50}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !17, file: !16, line: 77, baseType: !20, size: 384)
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !21, line: 94, size: 384, elements: !22)
!21 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: ".", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!22 = !{!23, !36, !37, !41, !42, !43, !44}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !20, file: !21, line: 96, baseType: !24, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !25, line: 33, baseType: !26)
!25 = !DIFile(filename: "include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: ".", checksumkind: CSK_MD5, checksum: "2708e6e61e266abad2d765ccef838dbe")
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
!57 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: ".", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!58 = !{!59, !60, !61, !62, !63, !64, !66, !67}
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !56, file: !57, line: 24, baseType: !6, size: 32)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !56, file: !57, line: 25, baseType: !34, size: 32, offset: 32)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !56, file: !57, line: 26, baseType: !6, size: 32, offset: 64)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !56, file: !57, line: 28, baseType: !34, size: 32, offset: 96)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !56, file: !57, line: 32, baseType: !6, size: 32, offset: 128)
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
!78 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !53, file: !16, line: 71, baseType: !7, size: 64)
!79 = !{i32 7, !"Dwarf Version", i32 5}
!80 = !{i32 2, !"Debug Info Version", i32 3}
!81 = !{i32 1, !"wchar_size", i32 4}
!82 = !{i32 7, !"PIC Level", i32 2}
!83 = !{i32 7, !"PIE Level", i32 2}
!84 = !{i32 7, !"uwtable", i32 1}
!85 = !{i32 7, !"frame-pointer", i32 2}
!86 = !{!"Debian clang version 14.0.6"}
!87 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 21, type: !88, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !90)
!88 = !DISubroutineType(types: !89)
!89 = !{!6}
!90 = !{}
!91 = !DILocalVariable(name: "a", scope: !87, file: !3, line: 22, type: !92)
!92 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !16, line: 27, baseType: !93)
!93 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!94 = !DILocation(line: 22, column: 13, scope: !87)
!95 = !DILocalVariable(name: "b", scope: !87, file: !3, line: 22, type: !92)
!96 = !DILocation(line: 22, column: 16, scope: !87)
!97 = !DILocation(line: 23, column: 3, scope: !87)
!98 = !DILocation(line: 24, column: 3, scope: !87)
!99 = !DILocation(line: 25, column: 3, scope: !87)
!100 = !DILocation(line: 26, column: 5, scope: !101)
!101 = distinct !DILexicalBlock(scope: !102, file: !3, line: 25, column: 12)
!102 = distinct !DILexicalBlock(scope: !103, file: !3, line: 25, column: 3)
!103 = distinct !DILexicalBlock(scope: !87, file: !3, line: 25, column: 3)
!104 = !DILocation(line: 27, column: 9, scope: !105)
!105 = distinct !DILexicalBlock(scope: !101, file: !3, line: 27, column: 9)
!106 = !DILocation(line: 27, column: 17, scope: !105)
!107 = !DILocation(line: 27, column: 9, scope: !101)
!108 = !DILocation(line: 28, column: 7, scope: !105)
!109 = !DILocation(line: 29, column: 5, scope: !101)
!110 = !DILocation(line: 25, column: 3, scope: !102)
!111 = distinct !{!111, !112, !113}
!112 = !DILocation(line: 25, column: 3, scope: !103)
!113 = !DILocation(line: 30, column: 3, scope: !103)
!114 = !DILocation(line: 31, column: 3, scope: !87)
!115 = !DILocation(line: 32, column: 3, scope: !87)
!116 = !DILocation(line: 33, column: 16, scope: !87)
!117 = !DILocation(line: 33, column: 3, scope: !87)
!118 = !DILocation(line: 34, column: 16, scope: !87)
!119 = !DILocation(line: 34, column: 3, scope: !87)
!120 = !DILocation(line: 35, column: 3, scope: !87)
!121 = distinct !DISubprogram(name: "wait_for_it", scope: !3, file: !3, line: 10, type: !122, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !90)
!122 = !DISubroutineType(types: !123)
!123 = !{!5, !5}
!124 = !DILocalVariable(name: "which", arg: 1, scope: !121, file: !3, line: 10, type: !5)
!125 = !DILocation(line: 10, column: 32, scope: !121)
!126 = !DILocation(line: 11, column: 3, scope: !121)
!127 = !DILocation(line: 12, column: 10, scope: !121)
!128 = !DILocation(line: 13, column: 3, scope: !121)
!129 = !DILocation(line: 14, column: 8, scope: !130)
!130 = distinct !DILexicalBlock(scope: !121, file: !3, line: 14, column: 7)
!131 = !DILocation(line: 14, column: 7, scope: !121)
!132 = !DILocation(line: 15, column: 24, scope: !130)
!133 = !DILocation(line: 15, column: 18, scope: !130)
!134 = !DILocation(line: 15, column: 13, scope: !130)
!135 = !DILocation(line: 15, column: 11, scope: !130)
!136 = !DILocation(line: 15, column: 5, scope: !130)
!137 = !DILocation(line: 16, column: 3, scope: !121)
!138 = !DILocation(line: 17, column: 3, scope: !121)
!139 = !DILocation(line: 18, column: 3, scope: !121)
