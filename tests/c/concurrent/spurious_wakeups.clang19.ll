source_filename = "spurious_wakeups.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }

@m = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@ready = internal global i32 0, align 4, !dbg !7
@c = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !32
@.str = private unnamed_addr constant [6 x i8] c"ready\00", align 1, !dbg !10
@.str.1 = private unnamed_addr constant [19 x i8] c"spurious_wakeups.c\00", align 1, !dbg !16
@__PRETTY_FUNCTION__.wait_once = private unnamed_addr constant [24 x i8] c"void *wait_once(void *)\00", align 1, !dbg !21
@__PRETTY_FUNCTION__.wait_in_a_loop = private unnamed_addr constant [29 x i8] c"void *wait_in_a_loop(void *)\00", align 1, !dbg !27

define dso_local i32 @main() #0 !dbg !106 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @wake(ptr noundef @wait_once), !dbg !109
  ret i32 0, !dbg !110
}

define internal void @wake(ptr noundef %0) #0 !dbg !111 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !118, !DIExpression(), !119)
    #dbg_declare(ptr %3, !120, !DIExpression(), !123)
  %4 = load ptr, ptr %2, align 8, !dbg !124
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef %4, ptr noundef null) #4, !dbg !125
  %6 = call i32 @pthread_mutex_lock(ptr noundef @m) #4, !dbg !126
  store i32 1, ptr @ready, align 4, !dbg !127
  %7 = call i32 @pthread_cond_signal(ptr noundef @c) #4, !dbg !128
  %8 = call i32 @pthread_mutex_unlock(ptr noundef @m) #4, !dbg !129
  %9 = load i64, ptr %3, align 8, !dbg !130
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !131
  ret void, !dbg !132
}

define internal ptr @wait_once(ptr noundef %0) #0 !dbg !133 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !134, !DIExpression(), !135)
  %3 = call i32 @pthread_mutex_lock(ptr noundef @m) #4, !dbg !136
  %4 = load i32, ptr @ready, align 4, !dbg !137
  %5 = icmp ne i32 %4, 0, !dbg !137
  br i1 %5, label %8, label %6, !dbg !139

6:                                                ; preds = %1
  %7 = call i32 @pthread_cond_wait(ptr noundef @c, ptr noundef @m), !dbg !140
  br label %8, !dbg !140

8:                                                ; preds = %6, %1
  %9 = load i32, ptr @ready, align 4, !dbg !141
  %10 = icmp ne i32 %9, 0, !dbg !141
  br i1 %10, label %11, label %12, !dbg !144

11:                                               ; preds = %8
  br label %13, !dbg !144

12:                                               ; preds = %8
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 16, ptr noundef @__PRETTY_FUNCTION__.wait_once) #5, !dbg !141
  unreachable, !dbg !141

13:                                               ; preds = %11
  %14 = call i32 @pthread_mutex_unlock(ptr noundef @m) #4, !dbg !145
  %15 = load ptr, ptr %2, align 8, !dbg !146
  ret ptr %15, !dbg !147
}

define dso_local void @in_a_loop() #0 !dbg !148 {
  call void @wake(ptr noundef @wait_in_a_loop), !dbg !151
  ret void, !dbg !152
}

define internal ptr @wait_in_a_loop(ptr noundef %0) #0 !dbg !153 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !154, !DIExpression(), !155)
  %3 = call i32 @pthread_mutex_lock(ptr noundef @m) #4, !dbg !156
  br label %4, !dbg !157

4:                                                ; preds = %8, %1
  %5 = load i32, ptr @ready, align 4, !dbg !158
  %6 = icmp ne i32 %5, 0, !dbg !159
  %7 = xor i1 %6, true, !dbg !159
  br i1 %7, label %8, label %10, !dbg !157

8:                                                ; preds = %4
  %9 = call i32 @pthread_cond_wait(ptr noundef @c, ptr noundef @m), !dbg !160
  br label %4, !dbg !157, !llvm.loop !161

10:                                               ; preds = %4
  %11 = load i32, ptr @ready, align 4, !dbg !164
  %12 = icmp ne i32 %11, 0, !dbg !164
  br i1 %12, label %13, label %14, !dbg !167

13:                                               ; preds = %10
  br label %15, !dbg !167

14:                                               ; preds = %10
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 25, ptr noundef @__PRETTY_FUNCTION__.wait_in_a_loop) #5, !dbg !164
  unreachable, !dbg !164

15:                                               ; preds = %13
  %16 = call i32 @pthread_mutex_unlock(ptr noundef @m) #4, !dbg !168
  %17 = load ptr, ptr %2, align 8, !dbg !169
  ret ptr %17, !dbg !170
}

define dso_local void @never_woken() #0 !dbg !171 {
  %1 = call i32 @pthread_mutex_lock(ptr noundef @m) #4, !dbg !172
  br label %2, !dbg !173

2:                                                ; preds = %6, %0
  %3 = load i32, ptr @ready, align 4, !dbg !174
  %4 = icmp ne i32 %3, 0, !dbg !175
  %5 = xor i1 %4, true, !dbg !175
  br i1 %5, label %6, label %8, !dbg !173

6:                                                ; preds = %2
  %7 = call i32 @pthread_cond_wait(ptr noundef @c, ptr noundef @m), !dbg !176
  br label %2, !dbg !173, !llvm.loop !177

8:                                                ; preds = %2
  ret void, !dbg !179
}

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

declare i32 @pthread_cond_signal(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!98, !99, !100, !101, !102, !103, !104}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 8, type: !70, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "spurious_wakeups.c", directory: ".", checksumkind: CSK_MD5, checksum: "0e9d12b3e5c626b83ca2ae835a3c36c6")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !10, !16, !21, !27, !0, !32}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 10, type: !9, isLocal: true, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(scope: null, file: !3, line: 16, type: !12, isLocal: true, isDefinition: true)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 48, elements: !14)
!13 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!14 = !{!15}
!15 = !DISubrange(count: 6)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 16, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 152, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 19)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !3, line: 16, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 192, elements: !25)
!24 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!25 = !{!26}
!26 = !DISubrange(count: 24)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 25, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 232, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 29)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 9, type: !34, isLocal: true, isDefinition: true)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !35, line: 80, baseType: !36)
!35 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!36 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !35, line: 75, size: 384, elements: !37)
!37 = !{!38, !64, !68}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !36, file: !35, line: 77, baseType: !39, size: 384)
!39 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !40, line: 94, size: 384, elements: !41)
!40 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!41 = !{!42, !55, !56, !60, !61, !62, !63}
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !39, file: !40, line: 96, baseType: !43, size: 64)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !44, line: 33, baseType: !45)
!44 = !DIFile(filename: "include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: "", checksumkind: CSK_MD5, checksum: "2708e6e61e266abad2d765ccef838dbe")
!45 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !44, line: 25, size: 64, elements: !46)
!46 = !{!47, !49}
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !45, file: !44, line: 27, baseType: !48, size: 64)
!48 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !45, file: !44, line: 32, baseType: !50, size: 64)
!50 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !45, file: !44, line: 28, size: 64, elements: !51)
!51 = !{!52, !54}
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !50, file: !44, line: 30, baseType: !53, size: 32)
!53 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !50, file: !44, line: 31, baseType: !53, size: 32, offset: 32)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !39, file: !40, line: 97, baseType: !43, size: 64, offset: 64)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !39, file: !40, line: 98, baseType: !57, size: 64, offset: 128)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !53, size: 64, elements: !58)
!58 = !{!59}
!59 = !DISubrange(count: 2)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !39, file: !40, line: 99, baseType: !57, size: 64, offset: 192)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !39, file: !40, line: 100, baseType: !53, size: 32, offset: 256)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !39, file: !40, line: 101, baseType: !53, size: 32, offset: 288)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !39, file: !40, line: 102, baseType: !57, size: 64, offset: 320)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !36, file: !35, line: 78, baseType: !65, size: 384)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 384, elements: !66)
!66 = !{!67}
!67 = !DISubrange(count: 48)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !36, file: !35, line: 79, baseType: !69, size: 64)
!69 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !35, line: 72, baseType: !71)
!71 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !35, line: 67, size: 320, elements: !72)
!72 = !{!73, !92, !96}
!73 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !71, file: !35, line: 69, baseType: !74, size: 320)
!74 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !75, line: 22, size: 320, elements: !76)
!75 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!76 = !{!77, !78, !79, !80, !81, !82, !84, !85}
!77 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !74, file: !75, line: 24, baseType: !9, size: 32)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !74, file: !75, line: 25, baseType: !53, size: 32, offset: 32)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !74, file: !75, line: 26, baseType: !9, size: 32, offset: 64)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !74, file: !75, line: 28, baseType: !53, size: 32, offset: 96)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !74, file: !75, line: 32, baseType: !9, size: 32, offset: 128)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !74, file: !75, line: 34, baseType: !83, size: 16, offset: 160)
!83 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !74, file: !75, line: 35, baseType: !83, size: 16, offset: 176)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !74, file: !75, line: 36, baseType: !86, size: 128, offset: 192)
!86 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !40, line: 55, baseType: !87)
!87 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !40, line: 51, size: 128, elements: !88)
!88 = !{!89, !91}
!89 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !87, file: !40, line: 53, baseType: !90, size: 64)
!90 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !87, size: 64)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !87, file: !40, line: 54, baseType: !90, size: 64, offset: 64)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !71, file: !35, line: 70, baseType: !93, size: 320)
!93 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 320, elements: !94)
!94 = !{!95}
!95 = !DISubrange(count: 40)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !71, file: !35, line: 71, baseType: !97, size: 64)
!97 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!98 = !{i32 7, !"Dwarf Version", i32 5}
!99 = !{i32 2, !"Debug Info Version", i32 3}
!100 = !{i32 1, !"wchar_size", i32 4}
!101 = !{i32 8, !"PIC Level", i32 2}
!102 = !{i32 7, !"PIE Level", i32 2}
!103 = !{i32 7, !"uwtable", i32 2}
!104 = !{i32 7, !"frame-pointer", i32 2}
!105 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!106 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 40, type: !107, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!107 = !DISubroutineType(types: !108)
!108 = !{!9}
!109 = !DILocation(line: 41, column: 3, scope: !106)
!110 = !DILocation(line: 42, column: 3, scope: !106)
!111 = distinct !DISubprogram(name: "wake", scope: !3, file: !3, line: 30, type: !112, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !117)
!112 = !DISubroutineType(types: !113)
!113 = !{null, !114}
!114 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !115, size: 64)
!115 = !DISubroutineType(types: !116)
!116 = !{!5, !5}
!117 = !{}
!118 = !DILocalVariable(name: "waiter", arg: 1, scope: !111, file: !3, line: 30, type: !114)
!119 = !DILocation(line: 30, column: 26, scope: !111)
!120 = !DILocalVariable(name: "t", scope: !111, file: !3, line: 31, type: !121)
!121 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !35, line: 27, baseType: !122)
!122 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!123 = !DILocation(line: 31, column: 13, scope: !111)
!124 = !DILocation(line: 32, column: 28, scope: !111)
!125 = !DILocation(line: 32, column: 3, scope: !111)
!126 = !DILocation(line: 33, column: 3, scope: !111)
!127 = !DILocation(line: 34, column: 9, scope: !111)
!128 = !DILocation(line: 35, column: 3, scope: !111)
!129 = !DILocation(line: 36, column: 3, scope: !111)
!130 = !DILocation(line: 37, column: 16, scope: !111)
!131 = !DILocation(line: 37, column: 3, scope: !111)
!132 = !DILocation(line: 38, column: 1, scope: !111)
!133 = distinct !DISubprogram(name: "wait_once", scope: !3, file: !3, line: 12, type: !115, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !117)
!134 = !DILocalVariable(name: "unused", arg: 1, scope: !133, file: !3, line: 12, type: !5)
!135 = !DILocation(line: 12, column: 30, scope: !133)
!136 = !DILocation(line: 13, column: 3, scope: !133)
!137 = !DILocation(line: 14, column: 8, scope: !138)
!138 = distinct !DILexicalBlock(scope: !133, file: !3, line: 14, column: 7)
!139 = !DILocation(line: 14, column: 7, scope: !133)
!140 = !DILocation(line: 15, column: 5, scope: !138)
!141 = !DILocation(line: 16, column: 3, scope: !142)
!142 = distinct !DILexicalBlock(scope: !143, file: !3, line: 16, column: 3)
!143 = distinct !DILexicalBlock(scope: !133, file: !3, line: 16, column: 3)
!144 = !DILocation(line: 16, column: 3, scope: !143)
!145 = !DILocation(line: 17, column: 3, scope: !133)
!146 = !DILocation(line: 18, column: 10, scope: !133)
!147 = !DILocation(line: 18, column: 3, scope: !133)
!148 = distinct !DISubprogram(name: "in_a_loop", scope: !3, file: !3, line: 45, type: !149, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!149 = !DISubroutineType(types: !150)
!150 = !{null}
!151 = !DILocation(line: 45, column: 24, scope: !148)
!152 = !DILocation(line: 45, column: 46, scope: !148)
!153 = distinct !DISubprogram(name: "wait_in_a_loop", scope: !3, file: !3, line: 21, type: !115, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !117)
!154 = !DILocalVariable(name: "unused", arg: 1, scope: !153, file: !3, line: 21, type: !5)
!155 = !DILocation(line: 21, column: 35, scope: !153)
!156 = !DILocation(line: 22, column: 3, scope: !153)
!157 = !DILocation(line: 23, column: 3, scope: !153)
!158 = !DILocation(line: 23, column: 11, scope: !153)
!159 = !DILocation(line: 23, column: 10, scope: !153)
!160 = !DILocation(line: 24, column: 5, scope: !153)
!161 = distinct !{!161, !157, !162, !163}
!162 = !DILocation(line: 24, column: 29, scope: !153)
!163 = !{!"llvm.loop.mustprogress"}
!164 = !DILocation(line: 25, column: 3, scope: !165)
!165 = distinct !DILexicalBlock(scope: !166, file: !3, line: 25, column: 3)
!166 = distinct !DILexicalBlock(scope: !153, file: !3, line: 25, column: 3)
!167 = !DILocation(line: 25, column: 3, scope: !166)
!168 = !DILocation(line: 26, column: 3, scope: !153)
!169 = !DILocation(line: 27, column: 10, scope: !153)
!170 = !DILocation(line: 27, column: 3, scope: !153)
!171 = distinct !DISubprogram(name: "never_woken", scope: !3, file: !3, line: 47, type: !149, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!172 = !DILocation(line: 48, column: 3, scope: !171)
!173 = !DILocation(line: 49, column: 3, scope: !171)
!174 = !DILocation(line: 49, column: 11, scope: !171)
!175 = !DILocation(line: 49, column: 10, scope: !171)
!176 = !DILocation(line: 50, column: 5, scope: !171)
!177 = distinct !{!177, !173, !178, !163}
!178 = !DILocation(line: 50, column: 29, scope: !171)
!179 = !DILocation(line: 51, column: 1, scope: !171)
