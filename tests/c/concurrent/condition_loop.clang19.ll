source_filename = "condition_loop.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }

@m = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@ready = internal global i32 0, align 4, !dbg !24
@c = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !29
@seen = internal global i32 0, align 4, !dbg !27
@.str = private unnamed_addr constant [10 x i8] c"seen == 2\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [17 x i8] c"condition_loop.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18

define dso_local i32 @main() #0 !dbg !103 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !107, !DIExpression(), !110)
    #dbg_declare(ptr %3, !111, !DIExpression(), !112)
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @wait_for_it, ptr noundef null) #4, !dbg !113
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @wait_for_it, ptr noundef null) #4, !dbg !114
  %6 = call i32 @pthread_mutex_lock(ptr noundef @m) #4, !dbg !115
  store i32 1, ptr @ready, align 4, !dbg !116
  %7 = call i32 @pthread_cond_broadcast(ptr noundef @c) #4, !dbg !117
  %8 = call i32 @pthread_mutex_unlock(ptr noundef @m) #4, !dbg !118
  %9 = load i64, ptr %2, align 8, !dbg !119
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !120
  %11 = load i64, ptr %3, align 8, !dbg !121
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef null), !dbg !122
  %13 = load i32, ptr @seen, align 4, !dbg !123
  %14 = icmp eq i32 %13, 2, !dbg !123
  br i1 %14, label %15, label %16, !dbg !126

15:                                               ; preds = %0
  br label %17, !dbg !126

16:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 29, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !123
  unreachable, !dbg !123

17:                                               ; preds = %15
  ret i32 0, !dbg !127
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @wait_for_it(ptr noundef %0) #0 !dbg !128 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !131, !DIExpression(), !132)
  %3 = call i32 @pthread_mutex_lock(ptr noundef @m) #4, !dbg !133
  br label %4, !dbg !134

4:                                                ; preds = %8, %1
  %5 = load i32, ptr @ready, align 4, !dbg !135
  %6 = icmp ne i32 %5, 0, !dbg !136
  %7 = xor i1 %6, true, !dbg !136
  br i1 %7, label %8, label %10, !dbg !134

8:                                                ; preds = %4
  %9 = call i32 @pthread_cond_wait(ptr noundef @c, ptr noundef @m), !dbg !137
  br label %4, !dbg !134, !llvm.loop !138

10:                                               ; preds = %4
  %11 = load i32, ptr @seen, align 4, !dbg !141
  %12 = add nsw i32 %11, 1, !dbg !141
  store i32 %12, ptr @seen, align 4, !dbg !141
  %13 = call i32 @pthread_mutex_unlock(ptr noundef @m) #4, !dbg !142
  %14 = load ptr, ptr %2, align 8, !dbg !143
  ret ptr %14, !dbg !144
}

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_cond_broadcast(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!95, !96, !97, !98, !99, !100, !101}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 6, type: !67, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "condition_loop.c", directory: ".", checksumkind: CSK_MD5, checksum: "1e2adafbaf9d27367a0e2315e81c64dd")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !24, !27, !0, !29}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 29, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 80, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 10)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 29, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 136, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 17)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 29, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 8, type: !26, isLocal: true, isDefinition: true)
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 8, type: !26, isLocal: true, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 7, type: !31, isLocal: true, isDefinition: true)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !32, line: 80, baseType: !33)
!32 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!33 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !32, line: 75, size: 384, elements: !34)
!34 = !{!35, !61, !65}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !33, file: !32, line: 77, baseType: !36, size: 384)
!36 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !37, line: 94, size: 384, elements: !38)
!37 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!38 = !{!39, !52, !53, !57, !58, !59, !60}
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !36, file: !37, line: 96, baseType: !40, size: 64)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !41, line: 33, baseType: !42)
!41 = !DIFile(filename: "include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: "", checksumkind: CSK_MD5, checksum: "2708e6e61e266abad2d765ccef838dbe")
!42 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !41, line: 25, size: 64, elements: !43)
!43 = !{!44, !46}
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !42, file: !41, line: 27, baseType: !45, size: 64)
!45 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !42, file: !41, line: 32, baseType: !47, size: 64)
!47 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !42, file: !41, line: 28, size: 64, elements: !48)
!48 = !{!49, !51}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !47, file: !41, line: 30, baseType: !50, size: 32)
!50 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !47, file: !41, line: 31, baseType: !50, size: 32, offset: 32)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !36, file: !37, line: 97, baseType: !40, size: 64, offset: 64)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !36, file: !37, line: 98, baseType: !54, size: 64, offset: 128)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !50, size: 64, elements: !55)
!55 = !{!56}
!56 = !DISubrange(count: 2)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !36, file: !37, line: 99, baseType: !54, size: 64, offset: 192)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !36, file: !37, line: 100, baseType: !50, size: 32, offset: 256)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !36, file: !37, line: 101, baseType: !50, size: 32, offset: 288)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !36, file: !37, line: 102, baseType: !54, size: 64, offset: 320)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !33, file: !32, line: 78, baseType: !62, size: 384)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 384, elements: !63)
!63 = !{!64}
!64 = !DISubrange(count: 48)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !33, file: !32, line: 79, baseType: !66, size: 64)
!66 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!67 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !32, line: 72, baseType: !68)
!68 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !32, line: 67, size: 320, elements: !69)
!69 = !{!70, !89, !93}
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !68, file: !32, line: 69, baseType: !71, size: 320)
!71 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !72, line: 22, size: 320, elements: !73)
!72 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!73 = !{!74, !75, !76, !77, !78, !79, !81, !82}
!74 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !71, file: !72, line: 24, baseType: !26, size: 32)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !71, file: !72, line: 25, baseType: !50, size: 32, offset: 32)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !71, file: !72, line: 26, baseType: !26, size: 32, offset: 64)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !71, file: !72, line: 28, baseType: !50, size: 32, offset: 96)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !71, file: !72, line: 32, baseType: !26, size: 32, offset: 128)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !71, file: !72, line: 34, baseType: !80, size: 16, offset: 160)
!80 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !71, file: !72, line: 35, baseType: !80, size: 16, offset: 176)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !71, file: !72, line: 36, baseType: !83, size: 128, offset: 192)
!83 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !37, line: 55, baseType: !84)
!84 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !37, line: 51, size: 128, elements: !85)
!85 = !{!86, !88}
!86 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !84, file: !37, line: 53, baseType: !87, size: 64)
!87 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !84, size: 64)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !84, file: !37, line: 54, baseType: !87, size: 64, offset: 64)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !68, file: !32, line: 70, baseType: !90, size: 320)
!90 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 320, elements: !91)
!91 = !{!92}
!92 = !DISubrange(count: 40)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !68, file: !32, line: 71, baseType: !94, size: 64)
!94 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!95 = !{i32 7, !"Dwarf Version", i32 5}
!96 = !{i32 2, !"Debug Info Version", i32 3}
!97 = !{i32 1, !"wchar_size", i32 4}
!98 = !{i32 8, !"PIC Level", i32 2}
!99 = !{i32 7, !"PIE Level", i32 2}
!100 = !{i32 7, !"uwtable", i32 2}
!101 = !{i32 7, !"frame-pointer", i32 2}
!102 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!103 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 19, type: !104, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !106)
!104 = !DISubroutineType(types: !105)
!105 = !{!26}
!106 = !{}
!107 = !DILocalVariable(name: "a", scope: !103, file: !3, line: 20, type: !108)
!108 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !32, line: 27, baseType: !109)
!109 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!110 = !DILocation(line: 20, column: 13, scope: !103)
!111 = !DILocalVariable(name: "b", scope: !103, file: !3, line: 20, type: !108)
!112 = !DILocation(line: 20, column: 16, scope: !103)
!113 = !DILocation(line: 21, column: 3, scope: !103)
!114 = !DILocation(line: 22, column: 3, scope: !103)
!115 = !DILocation(line: 23, column: 3, scope: !103)
!116 = !DILocation(line: 24, column: 9, scope: !103)
!117 = !DILocation(line: 25, column: 3, scope: !103)
!118 = !DILocation(line: 26, column: 3, scope: !103)
!119 = !DILocation(line: 27, column: 16, scope: !103)
!120 = !DILocation(line: 27, column: 3, scope: !103)
!121 = !DILocation(line: 28, column: 16, scope: !103)
!122 = !DILocation(line: 28, column: 3, scope: !103)
!123 = !DILocation(line: 29, column: 3, scope: !124)
!124 = distinct !DILexicalBlock(scope: !125, file: !3, line: 29, column: 3)
!125 = distinct !DILexicalBlock(scope: !103, file: !3, line: 29, column: 3)
!126 = !DILocation(line: 29, column: 3, scope: !125)
!127 = !DILocation(line: 30, column: 3, scope: !103)
!128 = distinct !DISubprogram(name: "wait_for_it", scope: !3, file: !3, line: 10, type: !129, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !106)
!129 = !DISubroutineType(types: !130)
!130 = !{!5, !5}
!131 = !DILocalVariable(name: "unused", arg: 1, scope: !128, file: !3, line: 10, type: !5)
!132 = !DILocation(line: 10, column: 32, scope: !128)
!133 = !DILocation(line: 11, column: 3, scope: !128)
!134 = !DILocation(line: 12, column: 3, scope: !128)
!135 = !DILocation(line: 12, column: 11, scope: !128)
!136 = !DILocation(line: 12, column: 10, scope: !128)
!137 = !DILocation(line: 13, column: 5, scope: !128)
!138 = distinct !{!138, !134, !139, !140}
!139 = !DILocation(line: 13, column: 29, scope: !128)
!140 = !{!"llvm.loop.mustprogress"}
!141 = !DILocation(line: 14, column: 7, scope: !128)
!142 = !DILocation(line: 15, column: 3, scope: !128)
!143 = !DILocation(line: 16, column: 10, scope: !128)
!144 = !DILocation(line: 16, column: 3, scope: !128)
