source_filename = "spurious_wakeups.c"
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
@.str = private unnamed_addr constant [6 x i8] c"ready\00", align 1
@.str.1 = private unnamed_addr constant [19 x i8] c"spurious_wakeups.c\00", align 1
@__PRETTY_FUNCTION__.wait_once = private unnamed_addr constant [24 x i8] c"void *wait_once(void *)\00", align 1
@__PRETTY_FUNCTION__.wait_in_a_loop = private unnamed_addr constant [29 x i8] c"void *wait_in_a_loop(void *)\00", align 1

define dso_local i32 @main() #0 !dbg !85 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @wake(ptr noundef @wait_once), !dbg !89
  ret i32 0, !dbg !90
}

define internal void @wake(ptr noundef %0) #0 !dbg !91 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !97, metadata !DIExpression()), !dbg !98
  call void @llvm.dbg.declare(metadata ptr %3, metadata !99, metadata !DIExpression()), !dbg !102
  %4 = load ptr, ptr %2, align 8, !dbg !103
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef %4, ptr noundef null) #5, !dbg !104
  %6 = call i32 @pthread_mutex_lock(ptr noundef @m) #5, !dbg !105
  store i32 1, ptr @ready, align 4, !dbg !106
  %7 = call i32 @pthread_cond_signal(ptr noundef @c) #5, !dbg !107
  %8 = call i32 @pthread_mutex_unlock(ptr noundef @m) #5, !dbg !108
  %9 = load i64, ptr %3, align 8, !dbg !109
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !110
  ret void, !dbg !111
}

define internal ptr @wait_once(ptr noundef %0) #0 !dbg !112 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !113, metadata !DIExpression()), !dbg !114
  %3 = call i32 @pthread_mutex_lock(ptr noundef @m) #5, !dbg !115
  %4 = load i32, ptr @ready, align 4, !dbg !116
  %5 = icmp ne i32 %4, 0, !dbg !116
  br i1 %5, label %8, label %6, !dbg !118

6:                                                ; preds = %1
  %7 = call i32 @pthread_cond_wait(ptr noundef @c, ptr noundef @m), !dbg !119
  br label %8, !dbg !119

8:                                                ; preds = %6, %1
  %9 = load i32, ptr @ready, align 4, !dbg !120
  %10 = icmp ne i32 %9, 0, !dbg !120
  br i1 %10, label %11, label %12, !dbg !123

11:                                               ; preds = %8
  br label %13, !dbg !123

12:                                               ; preds = %8
  call void @__assert_fail(ptr noundef getelementptr inbounds ([6 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([19 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 16, ptr noundef getelementptr inbounds ([24 x i8], ptr @__PRETTY_FUNCTION__.wait_once, i64 0, i64 0)) #6, !dbg !120
  unreachable, !dbg !120

13:                                               ; preds = %11
  %14 = call i32 @pthread_mutex_unlock(ptr noundef @m) #5, !dbg !124
  %15 = load ptr, ptr %2, align 8, !dbg !125
  ret ptr %15, !dbg !126
}

define dso_local void @in_a_loop() #0 !dbg !127 {
  call void @wake(ptr noundef @wait_in_a_loop), !dbg !130
  ret void, !dbg !131
}

define internal ptr @wait_in_a_loop(ptr noundef %0) #0 !dbg !132 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !133, metadata !DIExpression()), !dbg !134
  %3 = call i32 @pthread_mutex_lock(ptr noundef @m) #5, !dbg !135
  br label %4, !dbg !136

4:                                                ; preds = %8, %1
  %5 = load i32, ptr @ready, align 4, !dbg !137
  %6 = icmp ne i32 %5, 0, !dbg !138
  %7 = xor i1 %6, true, !dbg !138
  br i1 %7, label %8, label %10, !dbg !136

8:                                                ; preds = %4
  %9 = call i32 @pthread_cond_wait(ptr noundef @c, ptr noundef @m), !dbg !139
  br label %4, !dbg !136, !llvm.loop !140

10:                                               ; preds = %4
  %11 = load i32, ptr @ready, align 4, !dbg !143
  %12 = icmp ne i32 %11, 0, !dbg !143
  br i1 %12, label %13, label %14, !dbg !146

13:                                               ; preds = %10
  br label %15, !dbg !146

14:                                               ; preds = %10
  call void @__assert_fail(ptr noundef getelementptr inbounds ([6 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([19 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 25, ptr noundef getelementptr inbounds ([29 x i8], ptr @__PRETTY_FUNCTION__.wait_in_a_loop, i64 0, i64 0)) #6, !dbg !143
  unreachable, !dbg !143

15:                                               ; preds = %13
  %16 = call i32 @pthread_mutex_unlock(ptr noundef @m) #5, !dbg !147
  %17 = load ptr, ptr %2, align 8, !dbg !148
  ret ptr %17, !dbg !149
}

define dso_local void @never_woken() #0 !dbg !150 {
  %1 = call i32 @pthread_mutex_lock(ptr noundef @m) #5, !dbg !151
  br label %2, !dbg !152

2:                                                ; preds = %6, %0
  %3 = load i32, ptr @ready, align 4, !dbg !153
  %4 = icmp ne i32 %3, 0, !dbg !154
  %5 = xor i1 %4, true, !dbg !154
  br i1 %5, label %6, label %8, !dbg !152

6:                                                ; preds = %2
  %7 = call i32 @pthread_cond_wait(ptr noundef @c, ptr noundef @m), !dbg !155
  br label %2, !dbg !152, !llvm.loop !156

8:                                                ; preds = %2
  ret void, !dbg !158
}

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #2

declare void @llvm.dbg.declare(metadata, metadata, metadata) #3

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

declare i32 @pthread_cond_signal(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!77, !78, !79, !80, !81, !82, !83}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 8, type: !49, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "spurious_wakeups.c", directory: ".", checksumkind: CSK_MD5, checksum: "0e9d12b3e5c626b83ca2ae835a3c36c6")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !0, !10}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 10, type: !9, isLocal: true, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 9, type: !12, isLocal: true, isDefinition: true)
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
!85 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 40, type: !86, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !88)
!86 = !DISubroutineType(types: !87)
!87 = !{!9}
!88 = !{}
!89 = !DILocation(line: 41, column: 3, scope: !85)
!90 = !DILocation(line: 42, column: 3, scope: !85)
!91 = distinct !DISubprogram(name: "wake", scope: !3, file: !3, line: 30, type: !92, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !88)
!92 = !DISubroutineType(types: !93)
!93 = !{null, !94}
!94 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !95, size: 64)
!95 = !DISubroutineType(types: !96)
!96 = !{!5, !5}
!97 = !DILocalVariable(name: "waiter", arg: 1, scope: !91, file: !3, line: 30, type: !94)
!98 = !DILocation(line: 30, column: 26, scope: !91)
!99 = !DILocalVariable(name: "t", scope: !91, file: !3, line: 31, type: !100)
!100 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !13, line: 27, baseType: !101)
!101 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!102 = !DILocation(line: 31, column: 13, scope: !91)
!103 = !DILocation(line: 32, column: 28, scope: !91)
!104 = !DILocation(line: 32, column: 3, scope: !91)
!105 = !DILocation(line: 33, column: 3, scope: !91)
!106 = !DILocation(line: 34, column: 9, scope: !91)
!107 = !DILocation(line: 35, column: 3, scope: !91)
!108 = !DILocation(line: 36, column: 3, scope: !91)
!109 = !DILocation(line: 37, column: 16, scope: !91)
!110 = !DILocation(line: 37, column: 3, scope: !91)
!111 = !DILocation(line: 38, column: 1, scope: !91)
!112 = distinct !DISubprogram(name: "wait_once", scope: !3, file: !3, line: 12, type: !95, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !88)
!113 = !DILocalVariable(name: "unused", arg: 1, scope: !112, file: !3, line: 12, type: !5)
!114 = !DILocation(line: 12, column: 30, scope: !112)
!115 = !DILocation(line: 13, column: 3, scope: !112)
!116 = !DILocation(line: 14, column: 8, scope: !117)
!117 = distinct !DILexicalBlock(scope: !112, file: !3, line: 14, column: 7)
!118 = !DILocation(line: 14, column: 7, scope: !112)
!119 = !DILocation(line: 15, column: 5, scope: !117)
!120 = !DILocation(line: 16, column: 3, scope: !121)
!121 = distinct !DILexicalBlock(scope: !122, file: !3, line: 16, column: 3)
!122 = distinct !DILexicalBlock(scope: !112, file: !3, line: 16, column: 3)
!123 = !DILocation(line: 16, column: 3, scope: !122)
!124 = !DILocation(line: 17, column: 3, scope: !112)
!125 = !DILocation(line: 18, column: 10, scope: !112)
!126 = !DILocation(line: 18, column: 3, scope: !112)
!127 = distinct !DISubprogram(name: "in_a_loop", scope: !3, file: !3, line: 45, type: !128, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !88)
!128 = !DISubroutineType(types: !129)
!129 = !{null}
!130 = !DILocation(line: 45, column: 24, scope: !127)
!131 = !DILocation(line: 45, column: 46, scope: !127)
!132 = distinct !DISubprogram(name: "wait_in_a_loop", scope: !3, file: !3, line: 21, type: !95, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !88)
!133 = !DILocalVariable(name: "unused", arg: 1, scope: !132, file: !3, line: 21, type: !5)
!134 = !DILocation(line: 21, column: 35, scope: !132)
!135 = !DILocation(line: 22, column: 3, scope: !132)
!136 = !DILocation(line: 23, column: 3, scope: !132)
!137 = !DILocation(line: 23, column: 11, scope: !132)
!138 = !DILocation(line: 23, column: 10, scope: !132)
!139 = !DILocation(line: 24, column: 5, scope: !132)
!140 = distinct !{!140, !136, !141, !142}
!141 = !DILocation(line: 24, column: 29, scope: !132)
!142 = !{!"llvm.loop.mustprogress"}
!143 = !DILocation(line: 25, column: 3, scope: !144)
!144 = distinct !DILexicalBlock(scope: !145, file: !3, line: 25, column: 3)
!145 = distinct !DILexicalBlock(scope: !132, file: !3, line: 25, column: 3)
!146 = !DILocation(line: 25, column: 3, scope: !145)
!147 = !DILocation(line: 26, column: 3, scope: !132)
!148 = !DILocation(line: 27, column: 10, scope: !132)
!149 = !DILocation(line: 27, column: 3, scope: !132)
!150 = distinct !DISubprogram(name: "never_woken", scope: !3, file: !3, line: 47, type: !128, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !88)
!151 = !DILocation(line: 48, column: 3, scope: !150)
!152 = !DILocation(line: 49, column: 3, scope: !150)
!153 = !DILocation(line: 49, column: 11, scope: !150)
!154 = !DILocation(line: 49, column: 10, scope: !150)
!155 = !DILocation(line: 50, column: 5, scope: !150)
!156 = distinct !{!156, !152, !157, !142}
!157 = !DILocation(line: 50, column: 29, scope: !150)
!158 = !DILocation(line: 51, column: 1, scope: !150)
