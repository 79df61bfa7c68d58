source_filename = "counted_pointers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { ptr, i32 }

@nodes = internal global [2 x %struct.node] zeroinitializer, align 16, !dbg !0
@last = internal global %struct.node { ptr null, i32 4 }, align 8, !dbg !23
@head = internal global i64 0, align 8, !dbg !16
@.str = private unnamed_addr constant [42 x i8] c"sum == 7 && count == 3 && head >> 48 == 3\00", align 1
@.str.1 = private unnamed_addr constant [19 x i8] c"counted_pointers.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() #0 !dbg !36 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !40, metadata !DIExpression()), !dbg !43
  store i32 1, ptr getelementptr inbounds ([2 x %struct.node], ptr @nodes, i64 0, i64 0, i32 1), align 8, !dbg !44
  call void @push(ptr noundef @last), !dbg !45
  %6 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @push_second, ptr noundef null) #5, !dbg !46
  call void @push(ptr noundef getelementptr inbounds ([2 x %struct.node], ptr @nodes, i64 0, i64 0)), !dbg !47
  %7 = load i64, ptr %2, align 8, !dbg !48
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !49
  call void @llvm.dbg.declare(metadata ptr %3, metadata !50, metadata !DIExpression()), !dbg !51
  store i32 0, ptr %3, align 4, !dbg !51
  call void @llvm.dbg.declare(metadata ptr %4, metadata !52, metadata !DIExpression()), !dbg !53
  store i32 0, ptr %4, align 4, !dbg !53
  call void @llvm.dbg.declare(metadata ptr %5, metadata !54, metadata !DIExpression()), !dbg !56
  %9 = load atomic i64, ptr @head seq_cst, align 8, !dbg !57
  %10 = call ptr @pointer(i64 noundef %9), !dbg !58
  store ptr %10, ptr %5, align 8, !dbg !56
  br label %11, !dbg !59

11:                                               ; preds = %20, %0
  %12 = load ptr, ptr %5, align 8, !dbg !60
  %13 = icmp ne ptr %12, null, !dbg !62
  br i1 %13, label %14, label %26, !dbg !62

14:                                               ; preds = %11
  %15 = load ptr, ptr %5, align 8, !dbg !63
  %16 = getelementptr inbounds %struct.node, ptr %15, i32 0, i32 1, !dbg !64
  %17 = load i32, ptr %16, align 8, !dbg !64
  %18 = load i32, ptr %3, align 4, !dbg !65
  %19 = add nsw i32 %18, %17, !dbg !65
  store i32 %19, ptr %3, align 4, !dbg !65
  br label %20, !dbg !66

20:                                               ; preds = %14
  %21 = load ptr, ptr %5, align 8, !dbg !67
  %22 = getelementptr inbounds %struct.node, ptr %21, i32 0, i32 0, !dbg !68
  %23 = load ptr, ptr %22, align 8, !dbg !68
  store ptr %23, ptr %5, align 8, !dbg !69
  %24 = load i32, ptr %4, align 4, !dbg !70
  %25 = add nsw i32 %24, 1, !dbg !70
  store i32 %25, ptr %4, align 4, !dbg !70
  br label %11, !dbg !71, !llvm.loop !72

26:                                               ; preds = %11
  %27 = load i32, ptr %3, align 4, !dbg !75
  %28 = icmp eq i32 %27, 7, !dbg !75
  br i1 %28, label %29, label %37, !dbg !75

29:                                               ; preds = %26
  %30 = load i32, ptr %4, align 4, !dbg !75
  %31 = icmp eq i32 %30, 3, !dbg !75
  br i1 %31, label %32, label %37, !dbg !75

32:                                               ; preds = %29
  %33 = load atomic i64, ptr @head seq_cst, align 8, !dbg !75
  %34 = lshr i64 %33, 48, !dbg !75
  %35 = icmp eq i64 %34, 3, !dbg !75
  br i1 %35, label %36, label %37, !dbg !78

36:                                               ; preds = %32
  br label %38, !dbg !78

37:                                               ; preds = %32, %29, %26
  call void @__assert_fail(ptr noundef getelementptr inbounds ([42 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([19 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 48, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !75
  unreachable, !dbg !75

38:                                               ; preds = %36
  ret i32 0, !dbg !79
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

define internal void @push(ptr noundef %0) #0 !dbg !80 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !83, metadata !DIExpression()), !dbg !84
  call void @llvm.dbg.declare(metadata ptr %3, metadata !85, metadata !DIExpression()), !dbg !86
  %8 = load atomic i64, ptr @head seq_cst, align 8, !dbg !87
  store i64 %8, ptr %4, align 8, !dbg !87
  %9 = load i64, ptr %4, align 8, !dbg !87
  store i64 %9, ptr %3, align 8, !dbg !86
  call void @llvm.dbg.declare(metadata ptr %5, metadata !88, metadata !DIExpression()), !dbg !89
  br label %10, !dbg !90

10:                                               ; preds = %30, %1
  %11 = load i64, ptr %3, align 8, !dbg !91
  %12 = call ptr @pointer(i64 noundef %11), !dbg !93
  %13 = load ptr, ptr %2, align 8, !dbg !94
  %14 = getelementptr inbounds %struct.node, ptr %13, i32 0, i32 0, !dbg !95
  store ptr %12, ptr %14, align 8, !dbg !96
  %15 = load i64, ptr %3, align 8, !dbg !97
  %16 = lshr i64 %15, 48, !dbg !98
  %17 = add i64 %16, 1, !dbg !99
  %18 = shl i64 %17, 48, !dbg !100
  %19 = load ptr, ptr %2, align 8, !dbg !101
  %20 = ptrtoint ptr %19 to i64, !dbg !102
  %21 = or i64 %18, %20, !dbg !103
  store i64 %21, ptr %5, align 8, !dbg !104
  br label %22, !dbg !105

22:                                               ; preds = %10
  %23 = load i64, ptr %5, align 8, !dbg !106
  store i64 %23, ptr %6, align 8, !dbg !106
  %24 = load i64, ptr %3, align 8, !dbg !106
  %25 = load i64, ptr %6, align 8, !dbg !106
  %26 = cmpxchg ptr @head, i64 %24, i64 %25 seq_cst seq_cst, align 8, !dbg !106
  %27 = extractvalue { i64, i1 } %26, 0, !dbg !106
  %28 = extractvalue { i64, i1 } %26, 1, !dbg !106
  br i1 %28, label %30, label %29, !dbg !106

29:                                               ; preds = %22
  store i64 %27, ptr %3, align 8, !dbg !106
  br label %30, !dbg !106

30:                                               ; preds = %29, %22
  %31 = zext i1 %28 to i8, !dbg !106
  store i8 %31, ptr %7, align 1, !dbg !106
  %32 = load i8, ptr %7, align 1, !dbg !106
  %33 = trunc i8 %32 to i1, !dbg !106
  %34 = xor i1 %33, true, !dbg !107
  br i1 %34, label %10, label %35, !dbg !105, !llvm.loop !108

35:                                               ; preds = %30
  ret void, !dbg !110
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @push_second(ptr noundef %0) #0 !dbg !111 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !114, metadata !DIExpression()), !dbg !115
  store i32 2, ptr getelementptr inbounds ([2 x %struct.node], ptr @nodes, i64 0, i64 1, i32 1), align 8, !dbg !116
  call void @push(ptr noundef getelementptr inbounds ([2 x %struct.node], ptr @nodes, i64 0, i64 1)), !dbg !117
  %3 = load ptr, ptr %2, align 8, !dbg !118
  ret ptr %3, !dbg !119
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

define internal ptr @pointer(i64 noundef %0) #0 !dbg !120 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !123, metadata !DIExpression()), !dbg !124
  %3 = load i64, ptr %2, align 8, !dbg !125
  %4 = and i64 %3, 281474976710655, !dbg !126
  %5 = inttoptr i64 %4 to ptr, !dbg !127
  ret ptr %5, !dbg !128
}

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

define dso_local void @heap() #0 !dbg !129 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !132, metadata !DIExpression()), !dbg !133
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @push_block, ptr noundef null) #5, !dbg !134
  %3 = load i64, ptr %1, align 8, !dbg !135
  %4 = call i32 @pthread_join(i64 noundef %3, ptr noundef null), !dbg !136
  %5 = load atomic i64, ptr @head seq_cst, align 8, !dbg !137
  %6 = call ptr @pointer(i64 noundef %5), !dbg !138
  %7 = getelementptr inbounds %struct.node, ptr %6, i32 0, i32 1, !dbg !139
  store i32 1, ptr %7, align 8, !dbg !140
  ret void, !dbg !141
}

define internal ptr @push_block(ptr noundef %0) #0 !dbg !142 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !143, metadata !DIExpression()), !dbg !144
  %3 = call noalias ptr @malloc(i64 noundef 16) #5, !dbg !145
  call void @push(ptr noundef %3), !dbg !146
  %4 = load ptr, ptr %2, align 8, !dbg !147
  ret ptr %4, !dbg !148
}

declare noalias ptr @malloc(i64 noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!28, !29, !30, !31, !32, !33, !34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "nodes", scope: !2, file: !3, line: 16, type: !25, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "counted_pointers.c", directory: ".", checksumkind: CSK_MD5, checksum: "01ca6562b3a09f2b83564a70010d1020")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !7, line: 90, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: ".", checksumkind: CSK_MD5, checksum: "a48e64edacc5b19f56c99745232c963c")
!8 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 11, size: 128, elements: !11)
!11 = !{!12, !13}
!12 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !10, file: !3, line: 12, baseType: !9, size: 64)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !10, file: !3, line: 13, baseType: !14, size: 32, offset: 64)
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!0, !16, !23}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 17, type: !18, isLocal: true, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !20, line: 27, baseType: !21)
!20 = !DIFile(filename: "include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: ".", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !22, line: 45, baseType: !8)
!22 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "last", scope: !2, file: !3, line: 16, type: !10, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 256, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 2)
!28 = !{i32 7, !"Dwarf Version", i32 5}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 7, !"PIC Level", i32 2}
!32 = !{i32 7, !"PIE Level", i32 2}
!33 = !{i32 7, !"uwtable", i32 1}
!34 = !{i32 7, !"frame-pointer", i32 2}
!35 = !{!"Debian clang version 14.0.6"}
!36 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 38, type: !37, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !39)
!37 = !DISubroutineType(types: !38)
!38 = !{!14}
!39 = !{}
!40 = !DILocalVariable(name: "thread", scope: !36, file: !3, line: 39, type: !41)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !42, line: 27, baseType: !8)
!42 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!43 = !DILocation(line: 39, column: 13, scope: !36)
!44 = !DILocation(line: 40, column: 18, scope: !36)
!45 = !DILocation(line: 41, column: 3, scope: !36)
!46 = !DILocation(line: 42, column: 3, scope: !36)
!47 = !DILocation(line: 43, column: 3, scope: !36)
!48 = !DILocation(line: 44, column: 16, scope: !36)
!49 = !DILocation(line: 44, column: 3, scope: !36)
!50 = !DILocalVariable(name: "sum", scope: !36, file: !3, line: 45, type: !14)
!51 = !DILocation(line: 45, column: 7, scope: !36)
!52 = !DILocalVariable(name: "count", scope: !36, file: !3, line: 45, type: !14)
!53 = !DILocation(line: 45, column: 16, scope: !36)
!54 = !DILocalVariable(name: "node", scope: !55, file: !3, line: 46, type: !9)
!55 = distinct !DILexicalBlock(scope: !36, file: !3, line: 46, column: 3)
!56 = !DILocation(line: 46, column: 21, scope: !55)
!57 = !DILocation(line: 46, column: 36, scope: !55)
!58 = !DILocation(line: 46, column: 28, scope: !55)
!59 = !DILocation(line: 46, column: 8, scope: !55)
!60 = !DILocation(line: 46, column: 43, scope: !61)
!61 = distinct !DILexicalBlock(scope: !55, file: !3, line: 46, column: 3)
!62 = !DILocation(line: 46, column: 3, scope: !55)
!63 = !DILocation(line: 47, column: 12, scope: !61)
!64 = !DILocation(line: 47, column: 18, scope: !61)
!65 = !DILocation(line: 47, column: 9, scope: !61)
!66 = !DILocation(line: 47, column: 5, scope: !61)
!67 = !DILocation(line: 46, column: 56, scope: !61)
!68 = !DILocation(line: 46, column: 62, scope: !61)
!69 = !DILocation(line: 46, column: 54, scope: !61)
!70 = !DILocation(line: 46, column: 73, scope: !61)
!71 = !DILocation(line: 46, column: 3, scope: !61)
!72 = distinct !{!72, !62, !73, !74}
!73 = !DILocation(line: 47, column: 18, scope: !55)
!74 = !{!"llvm.loop.mustprogress"}
!75 = !DILocation(line: 48, column: 3, scope: !76)
!76 = distinct !DILexicalBlock(scope: !77, file: !3, line: 48, column: 3)
!77 = distinct !DILexicalBlock(scope: !36, file: !3, line: 48, column: 3)
!78 = !DILocation(line: 48, column: 3, scope: !77)
!79 = !DILocation(line: 49, column: 3, scope: !36)
!80 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 23, type: !81, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!81 = !DISubroutineType(types: !82)
!82 = !{null, !9}
!83 = !DILocalVariable(name: "node", arg: 1, scope: !80, file: !3, line: 23, type: !9)
!84 = !DILocation(line: 23, column: 31, scope: !80)
!85 = !DILocalVariable(name: "old", scope: !80, file: !3, line: 24, type: !19)
!86 = !DILocation(line: 24, column: 12, scope: !80)
!87 = !DILocation(line: 24, column: 18, scope: !80)
!88 = !DILocalVariable(name: "new", scope: !80, file: !3, line: 25, type: !19)
!89 = !DILocation(line: 25, column: 12, scope: !80)
!90 = !DILocation(line: 26, column: 3, scope: !80)
!91 = !DILocation(line: 27, column: 26, scope: !92)
!92 = distinct !DILexicalBlock(scope: !80, file: !3, line: 26, column: 6)
!93 = !DILocation(line: 27, column: 18, scope: !92)
!94 = !DILocation(line: 27, column: 5, scope: !92)
!95 = !DILocation(line: 27, column: 11, scope: !92)
!96 = !DILocation(line: 27, column: 16, scope: !92)
!97 = !DILocation(line: 28, column: 13, scope: !92)
!98 = !DILocation(line: 28, column: 17, scope: !92)
!99 = !DILocation(line: 28, column: 24, scope: !92)
!100 = !DILocation(line: 28, column: 29, scope: !92)
!101 = !DILocation(line: 28, column: 48, scope: !92)
!102 = !DILocation(line: 28, column: 37, scope: !92)
!103 = !DILocation(line: 28, column: 35, scope: !92)
!104 = !DILocation(line: 28, column: 9, scope: !92)
!105 = !DILocation(line: 29, column: 3, scope: !92)
!106 = !DILocation(line: 29, column: 13, scope: !80)
!107 = !DILocation(line: 29, column: 12, scope: !80)
!108 = distinct !{!108, !90, !109, !74}
!109 = !DILocation(line: 29, column: 61, scope: !80)
!110 = !DILocation(line: 30, column: 1, scope: !80)
!111 = distinct !DISubprogram(name: "push_second", scope: !3, file: !3, line: 32, type: !112, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!112 = !DISubroutineType(types: !113)
!113 = !{!5, !5}
!114 = !DILocalVariable(name: "unused", arg: 1, scope: !111, file: !3, line: 32, type: !5)
!115 = !DILocation(line: 32, column: 32, scope: !111)
!116 = !DILocation(line: 33, column: 18, scope: !111)
!117 = !DILocation(line: 34, column: 3, scope: !111)
!118 = !DILocation(line: 35, column: 10, scope: !111)
!119 = !DILocation(line: 35, column: 3, scope: !111)
!120 = distinct !DISubprogram(name: "pointer", scope: !3, file: !3, line: 19, type: !121, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!121 = !DISubroutineType(types: !122)
!122 = !{!9, !19}
!123 = !DILocalVariable(name: "word", arg: 1, scope: !120, file: !3, line: 19, type: !19)
!124 = !DILocation(line: 19, column: 38, scope: !120)
!125 = !DILocation(line: 20, column: 37, scope: !120)
!126 = !DILocation(line: 20, column: 42, scope: !120)
!127 = !DILocation(line: 20, column: 10, scope: !120)
!128 = !DILocation(line: 20, column: 3, scope: !120)
!129 = distinct !DISubprogram(name: "heap", scope: !3, file: !3, line: 58, type: !130, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !39)
!130 = !DISubroutineType(types: !131)
!131 = !{null}
!132 = !DILocalVariable(name: "thread", scope: !129, file: !3, line: 59, type: !41)
!133 = !DILocation(line: 59, column: 13, scope: !129)
!134 = !DILocation(line: 60, column: 3, scope: !129)
!135 = !DILocation(line: 61, column: 16, scope: !129)
!136 = !DILocation(line: 61, column: 3, scope: !129)
!137 = !DILocation(line: 62, column: 11, scope: !129)
!138 = !DILocation(line: 62, column: 3, scope: !129)
!139 = !DILocation(line: 62, column: 18, scope: !129)
!140 = !DILocation(line: 62, column: 24, scope: !129)
!141 = !DILocation(line: 63, column: 1, scope: !129)
!142 = distinct !DISubprogram(name: "push_block", scope: !3, file: !3, line: 53, type: !112, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!143 = !DILocalVariable(name: "unused", arg: 1, scope: !142, file: !3, line: 53, type: !5)
!144 = !DILocation(line: 53, column: 31, scope: !142)
!145 = !DILocation(line: 54, column: 8, scope: !142)
!146 = !DILocation(line: 54, column: 3, scope: !142)
!147 = !DILocation(line: 55, column: 10, scope: !142)
!148 = !DILocation(line: 55, column: 3, scope: !142)
