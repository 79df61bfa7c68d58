source_filename = "main_leaves_early.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@sum = internal global i32 0, align 4, !dbg !0
@cells = internal global [3 x i32] zeroinitializer, align 4, !dbg !9
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !14

define dso_local i32 @own_local_is_used() #0 !dbg !56 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !60, metadata !DIExpression()), !dbg !61
  store i32 0, ptr %1, align 4, !dbg !61
  call void @llvm.dbg.declare(metadata ptr %2, metadata !62, metadata !DIExpression()), !dbg !65
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @write_through, ptr noundef %1) #4, !dbg !66
  call void @pthread_exit(ptr noundef null) #5, !dbg !67
  unreachable, !dbg !67
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @write_through(ptr noundef %0) #0 !dbg !68 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !71, metadata !DIExpression()), !dbg !72
  %3 = load ptr, ptr %2, align 8, !dbg !73
  store i32 1, ptr %3, align 4, !dbg !74
  ret ptr null, !dbg !75
}

declare void @pthread_exit(ptr noundef) #3

define dso_local i32 @outer_local_is_used() #0 !dbg !76 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !77, metadata !DIExpression()), !dbg !78
  store i32 0, ptr %1, align 4, !dbg !78
  call void @llvm.dbg.declare(metadata ptr %2, metadata !79, metadata !DIExpression()), !dbg !80
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @write_through, ptr noundef %1) #4, !dbg !81
  call void @leave(), !dbg !82
  ret i32 0, !dbg !83
}

define internal void @leave() #0 !dbg !84 {
  call void @pthread_exit(ptr noundef null) #5, !dbg !87
  unreachable, !dbg !87
}

define dso_local i32 @leaves_among_races() #0 !dbg !88 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !89, metadata !DIExpression()), !dbg !90
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @write_through, ptr noundef @sum) #4, !dbg !91
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @write_through, ptr noundef @sum) #4, !dbg !92
  call void @pthread_exit(ptr noundef null) #5, !dbg !93
  unreachable, !dbg !93
}

define dso_local i32 @main() #0 !dbg !94 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !95, metadata !DIExpression()), !dbg !97
  store i32 0, ptr %2, align 4, !dbg !97
  br label %4, !dbg !98

4:                                                ; preds = %12, %0
  %5 = load i32, ptr %2, align 4, !dbg !99
  %6 = icmp slt i32 %5, 3, !dbg !101
  br i1 %6, label %7, label %15, !dbg !102

7:                                                ; preds = %4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !103, metadata !DIExpression()), !dbg !105
  %8 = load i32, ptr %2, align 4, !dbg !106
  %9 = sext i32 %8 to i64, !dbg !107
  %10 = getelementptr inbounds [3 x i32], ptr @cells, i64 0, i64 %9, !dbg !107
  %11 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @add, ptr noundef %10) #4, !dbg !108
  br label %12, !dbg !109

12:                                               ; preds = %7
  %13 = load i32, ptr %2, align 4, !dbg !110
  %14 = add nsw i32 %13, 1, !dbg !110
  store i32 %14, ptr %2, align 4, !dbg !110
  br label %4, !dbg !111, !llvm.loop !112

15:                                               ; preds = %4
  call void @pthread_exit(ptr noundef null) #5, !dbg !115
  unreachable, !dbg !115
}

define internal ptr @add(ptr noundef %0) #0 !dbg !116 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !117, metadata !DIExpression()), !dbg !118
  call void @llvm.dbg.declare(metadata ptr %3, metadata !119, metadata !DIExpression()), !dbg !120
  %5 = load ptr, ptr %2, align 8, !dbg !121
  store ptr %5, ptr %3, align 8, !dbg !120
  call void @llvm.dbg.declare(metadata ptr %4, metadata !122, metadata !DIExpression()), !dbg !124
  store i32 0, ptr %4, align 4, !dbg !124
  br label %6, !dbg !125

6:                                                ; preds = %13, %1
  %7 = load i32, ptr %4, align 4, !dbg !126
  %8 = icmp slt i32 %7, 4, !dbg !128
  br i1 %8, label %9, label %16, !dbg !129

9:                                                ; preds = %6
  %10 = load ptr, ptr %3, align 8, !dbg !130
  %11 = load i32, ptr %10, align 4, !dbg !131
  %12 = add nsw i32 %11, 1, !dbg !131
  store i32 %12, ptr %10, align 4, !dbg !131
  br label %13, !dbg !131

13:                                               ; preds = %9
  %14 = load i32, ptr %4, align 4, !dbg !132
  %15 = add nsw i32 %14, 1, !dbg !132
  store i32 %15, ptr %4, align 4, !dbg !132
  br label %6, !dbg !133, !llvm.loop !134

16:                                               ; preds = %6
  %17 = call i32 @pthread_mutex_lock(ptr noundef @lock) #4, !dbg !136
  %18 = load ptr, ptr %3, align 8, !dbg !137
  %19 = load i32, ptr %18, align 4, !dbg !138
  %20 = sub nsw i32 %19, 2, !dbg !139
  %21 = load i32, ptr @sum, align 4, !dbg !140
  %22 = add nsw i32 %21, %20, !dbg !140
  store i32 %22, ptr @sum, align 4, !dbg !140
  %23 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #4, !dbg !141
  ret ptr null, !dbg !142
}

declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!48, !49, !50, !51, !52, !53, !54}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "sum", scope: !2, file: !3, line: 13, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "main_leaves_early.c", directory: ".", checksumkind: CSK_MD5, checksum: "2779013f40fc41f1eac65d57d333af99")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{!0, !9, !14}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "cells", scope: !2, file: !3, line: 14, type: !11, isLocal: true, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 96, elements: !12)
!12 = !{!13}
!13 = !DISubrange(count: 3)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 15, type: !16, isLocal: true, isDefinition: true)
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !17, line: 72, baseType: !18)
!17 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!18 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !17, line: 67, size: 320, elements: !19)
!19 = !{!20, !41, !46}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !18, file: !17, line: 69, baseType: !21, size: 320)
!21 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !22, line: 22, size: 320, elements: !23)
!22 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: ".", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!23 = !{!24, !25, !27, !28, !29, !30, !32, !33}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !21, file: !22, line: 24, baseType: !7, size: 32)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !21, file: !22, line: 25, baseType: !26, size: 32, offset: 32)
!26 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !21, file: !22, line: 26, baseType: !7, size: 32, offset: 64)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !21, file: !22, line: 28, baseType: !26, size: 32, offset: 96)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !21, file: !22, line: 32, baseType: !7, size: 32, offset: 128)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !21, file: !22, line: 34, baseType: !31, size: 16, offset: 160)
!31 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !21, file: !22, line: 35, baseType: !31, size: 16, offset: 176)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !21, file: !22, line: 36, baseType: !34, size: 128, offset: 192)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !35, line: 55, baseType: !36)
!35 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: ".", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!36 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !35, line: 51, size: 128, elements: !37)
!37 = !{!38, !40}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !36, file: !35, line: 53, baseType: !39, size: 64)
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !36, file: !35, line: 54, baseType: !39, size: 64, offset: 64)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !18, file: !17, line: 70, baseType: !42, size: 320)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !43, size: 320, elements: !44)
!43 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!44 = !{!45}
!45 = !DISubrange(count: 40)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !18, file: !17, line: 71, baseType: !47, size: 64)
!47 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!48 = !{i32 7, !"Dwarf Version", i32 5}
!49 = !{i32 2, !"Debug Info Version", i32 3}
!50 = !{i32 1, !"wchar_size", i32 4}
!51 = !{i32 7, !"PIC Level", i32 2}
!52 = !{i32 7, !"PIE Level", i32 2}
!53 = !{i32 7, !"uwtable", i32 1}
!54 = !{i32 7, !"frame-pointer", i32 2}
!55 = !{!"Debian clang version 14.0.6"}
!56 = distinct !DISubprogram(name: "own_local_is_used", scope: !3, file: !3, line: 32, type: !57, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !59)
!57 = !DISubroutineType(types: !58)
!58 = !{!7}
!59 = !{}
!60 = !DILocalVariable(name: "local", scope: !56, file: !3, line: 33, type: !7)
!61 = !DILocation(line: 33, column: 7, scope: !56)
!62 = !DILocalVariable(name: "t", scope: !56, file: !3, line: 34, type: !63)
!63 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !17, line: 27, baseType: !64)
!64 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!65 = !DILocation(line: 34, column: 13, scope: !56)
!66 = !DILocation(line: 35, column: 3, scope: !56)
!67 = !DILocation(line: 36, column: 3, scope: !56)
!68 = distinct !DISubprogram(name: "write_through", scope: !3, file: !3, line: 27, type: !69, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!69 = !DISubroutineType(types: !70)
!70 = !{!5, !5}
!71 = !DILocalVariable(name: "p", arg: 1, scope: !68, file: !3, line: 27, type: !5)
!72 = !DILocation(line: 27, column: 34, scope: !68)
!73 = !DILocation(line: 28, column: 11, scope: !68)
!74 = !DILocation(line: 28, column: 13, scope: !68)
!75 = !DILocation(line: 29, column: 3, scope: !68)
!76 = distinct !DISubprogram(name: "outer_local_is_used", scope: !3, file: !3, line: 41, type: !57, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !59)
!77 = !DILocalVariable(name: "local", scope: !76, file: !3, line: 42, type: !7)
!78 = !DILocation(line: 42, column: 7, scope: !76)
!79 = !DILocalVariable(name: "t", scope: !76, file: !3, line: 43, type: !63)
!80 = !DILocation(line: 43, column: 13, scope: !76)
!81 = !DILocation(line: 44, column: 3, scope: !76)
!82 = !DILocation(line: 45, column: 3, scope: !76)
!83 = !DILocation(line: 46, column: 3, scope: !76)
!84 = distinct !DISubprogram(name: "leave", scope: !3, file: !3, line: 39, type: !85, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!85 = !DISubroutineType(types: !86)
!86 = !{null}
!87 = !DILocation(line: 39, column: 27, scope: !84)
!88 = distinct !DISubprogram(name: "leaves_among_races", scope: !3, file: !3, line: 49, type: !57, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !59)
!89 = !DILocalVariable(name: "t", scope: !88, file: !3, line: 50, type: !63)
!90 = !DILocation(line: 50, column: 13, scope: !88)
!91 = !DILocation(line: 51, column: 3, scope: !88)
!92 = !DILocation(line: 52, column: 3, scope: !88)
!93 = !DILocation(line: 53, column: 3, scope: !88)
!94 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 56, type: !57, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !59)
!95 = !DILocalVariable(name: "i", scope: !96, file: !3, line: 57, type: !7)
!96 = distinct !DILexicalBlock(scope: !94, file: !3, line: 57, column: 3)
!97 = !DILocation(line: 57, column: 12, scope: !96)
!98 = !DILocation(line: 57, column: 8, scope: !96)
!99 = !DILocation(line: 57, column: 19, scope: !100)
!100 = distinct !DILexicalBlock(scope: !96, file: !3, line: 57, column: 3)
!101 = !DILocation(line: 57, column: 21, scope: !100)
!102 = !DILocation(line: 57, column: 3, scope: !96)
!103 = !DILocalVariable(name: "t", scope: !104, file: !3, line: 58, type: !63)
!104 = distinct !DILexicalBlock(scope: !100, file: !3, line: 57, column: 31)
!105 = !DILocation(line: 58, column: 15, scope: !104)
!106 = !DILocation(line: 59, column: 42, scope: !104)
!107 = !DILocation(line: 59, column: 36, scope: !104)
!108 = !DILocation(line: 59, column: 5, scope: !104)
!109 = !DILocation(line: 60, column: 3, scope: !104)
!110 = !DILocation(line: 57, column: 27, scope: !100)
!111 = !DILocation(line: 57, column: 3, scope: !100)
!112 = distinct !{!112, !102, !113, !114}
!113 = !DILocation(line: 60, column: 3, scope: !96)
!114 = !{!"llvm.loop.mustprogress"}
!115 = !DILocation(line: 61, column: 3, scope: !94)
!116 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 17, type: !69, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!117 = !DILocalVariable(name: "p", arg: 1, scope: !116, file: !3, line: 17, type: !5)
!118 = !DILocation(line: 17, column: 24, scope: !116)
!119 = !DILocalVariable(name: "own", scope: !116, file: !3, line: 18, type: !6)
!120 = !DILocation(line: 18, column: 8, scope: !116)
!121 = !DILocation(line: 18, column: 14, scope: !116)
!122 = !DILocalVariable(name: "i", scope: !123, file: !3, line: 19, type: !7)
!123 = distinct !DILexicalBlock(scope: !116, file: !3, line: 19, column: 3)
!124 = !DILocation(line: 19, column: 12, scope: !123)
!125 = !DILocation(line: 19, column: 8, scope: !123)
!126 = !DILocation(line: 19, column: 19, scope: !127)
!127 = distinct !DILexicalBlock(scope: !123, file: !3, line: 19, column: 3)
!128 = !DILocation(line: 19, column: 21, scope: !127)
!129 = !DILocation(line: 19, column: 3, scope: !123)
!130 = !DILocation(line: 20, column: 8, scope: !127)
!131 = !DILocation(line: 20, column: 5, scope: !127)
!132 = !DILocation(line: 19, column: 27, scope: !127)
!133 = !DILocation(line: 19, column: 3, scope: !127)
!134 = distinct !{!134, !129, !135, !114}
!135 = !DILocation(line: 20, column: 8, scope: !123)
!136 = !DILocation(line: 21, column: 3, scope: !116)
!137 = !DILocation(line: 22, column: 11, scope: !116)
!138 = !DILocation(line: 22, column: 10, scope: !116)
!139 = !DILocation(line: 22, column: 15, scope: !116)
!140 = !DILocation(line: 22, column: 7, scope: !116)
!141 = !DILocation(line: 23, column: 3, scope: !116)
!142 = !DILocation(line: 24, column: 3, scope: !116)
