source_filename = "counted_pointers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { ptr, i32 }

@nodes = internal global [2 x %struct.node] zeroinitializer, align 16, !dbg !0
@last = internal global %struct.node { ptr null, i32 4 }, align 8, !dbg !40
@head = internal global i64 0, align 8, !dbg !33
@.str = private unnamed_addr constant [42 x i8] c"sum == 7 && count == 3 && head >> 48 == 3\00", align 1, !dbg !16
@.str.1 = private unnamed_addr constant [19 x i8] c"counted_pointers.c\00", align 1, !dbg !22
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !27

define dso_local i32 @main() #0 !dbg !53 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !57, !DIExpression(), !60)
  store i32 1, ptr getelementptr inbounds (%struct.node, ptr @nodes, i32 0, i32 1), align 8, !dbg !61
  call void @push(ptr noundef @last), !dbg !62
  %6 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @push_second, ptr noundef null) #5, !dbg !63
  call void @push(ptr noundef @nodes), !dbg !64
  %7 = load i64, ptr %2, align 8, !dbg !65
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !66
    #dbg_declare(ptr %3, !67, !DIExpression(), !68)
  store i32 0, ptr %3, align 4, !dbg !68
    #dbg_declare(ptr %4, !69, !DIExpression(), !70)
  store i32 0, ptr %4, align 4, !dbg !70
    #dbg_declare(ptr %5, !71, !DIExpression(), !73)
  %9 = load atomic i64, ptr @head seq_cst, align 8, !dbg !74
  %10 = call ptr @pointer(i64 noundef %9), !dbg !75
  store ptr %10, ptr %5, align 8, !dbg !73
  br label %11, !dbg !76

11:                                               ; preds = %20, %0
  %12 = load ptr, ptr %5, align 8, !dbg !77
  %13 = icmp ne ptr %12, null, !dbg !79
  br i1 %13, label %14, label %26, !dbg !79

14:                                               ; preds = %11
  %15 = load ptr, ptr %5, align 8, !dbg !80
  %16 = getelementptr inbounds %struct.node, ptr %15, i32 0, i32 1, !dbg !81
  %17 = load i32, ptr %16, align 8, !dbg !81
  %18 = load i32, ptr %3, align 4, !dbg !82
  %19 = add nsw i32 %18, %17, !dbg !82
  store i32 %19, ptr %3, align 4, !dbg !82
  br label %20, !dbg !83

20:                                               ; preds = %14
  %21 = load ptr, ptr %5, align 8, !dbg !84
  %22 = getelementptr inbounds %struct.node, ptr %21, i32 0, i32 0, !dbg !85
  %23 = load ptr, ptr %22, align 8, !dbg !85
  store ptr %23, ptr %5, align 8, !dbg !86
  %24 = load i32, ptr %4, align 4, !dbg !87
  %25 = add nsw i32 %24, 1, !dbg !87
  store i32 %25, ptr %4, align 4, !dbg !87
  br label %11, !dbg !88, !llvm.loop !89

26:                                               ; preds = %11
  %27 = load i32, ptr %3, align 4, !dbg !92
  %28 = icmp eq i32 %27, 7, !dbg !92
  br i1 %28, label %29, label %37, !dbg !92

29:                                               ; preds = %26
  %30 = load i32, ptr %4, align 4, !dbg !92
  %31 = icmp eq i32 %30, 3, !dbg !92
  br i1 %31, label %32, label %37, !dbg !92

32:                                               ; preds = %29
  %33 = load atomic i64, ptr @head seq_cst, align 8, !dbg !92
  %34 = lshr i64 %33, 48, !dbg !92
  %35 = icmp eq i64 %34, 3, !dbg !92
  br i1 %35, label %36, label %37, !dbg !95

36:                                               ; preds = %32
  br label %38, !dbg !95

37:                                               ; preds = %32, %29, %26
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 48, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !92
  unreachable, !dbg !92

38:                                               ; preds = %36
  ret i32 0, !dbg !96
}

define internal void @push(ptr noundef %0) #0 !dbg !97 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !100, !DIExpression(), !101)
    #dbg_declare(ptr %3, !102, !DIExpression(), !103)
  %8 = load atomic i64, ptr @head seq_cst, align 8, !dbg !104
  store i64 %8, ptr %4, align 8, !dbg !104
  %9 = load i64, ptr %4, align 8, !dbg !104
  store i64 %9, ptr %3, align 8, !dbg !103
    #dbg_declare(ptr %5, !105, !DIExpression(), !106)
  br label %10, !dbg !107

10:                                               ; preds = %30, %1
  %11 = load i64, ptr %3, align 8, !dbg !108
  %12 = call ptr @pointer(i64 noundef %11), !dbg !110
  %13 = load ptr, ptr %2, align 8, !dbg !111
  %14 = getelementptr inbounds %struct.node, ptr %13, i32 0, i32 0, !dbg !112
  store ptr %12, ptr %14, align 8, !dbg !113
  %15 = load i64, ptr %3, align 8, !dbg !114
  %16 = lshr i64 %15, 48, !dbg !115
  %17 = add i64 %16, 1, !dbg !116
  %18 = shl i64 %17, 48, !dbg !117
  %19 = load ptr, ptr %2, align 8, !dbg !118
  %20 = ptrtoint ptr %19 to i64, !dbg !119
  %21 = or i64 %18, %20, !dbg !120
  store i64 %21, ptr %5, align 8, !dbg !121
  br label %22, !dbg !122

22:                                               ; preds = %10
  %23 = load i64, ptr %5, align 8, !dbg !123
  store i64 %23, ptr %6, align 8, !dbg !123
  %24 = load i64, ptr %3, align 8, !dbg !123
  %25 = load i64, ptr %6, align 8, !dbg !123
  %26 = cmpxchg ptr @head, i64 %24, i64 %25 seq_cst seq_cst, align 8, !dbg !123
  %27 = extractvalue { i64, i1 } %26, 0, !dbg !123
  %28 = extractvalue { i64, i1 } %26, 1, !dbg !123
  br i1 %28, label %30, label %29, !dbg !123

29:                                               ; preds = %22
  store i64 %27, ptr %3, align 8, !dbg !123
  br label %30, !dbg !123

30:                                               ; preds = %29, %22
  %31 = zext i1 %28 to i8, !dbg !123
  store i8 %31, ptr %7, align 1, !dbg !123
  %32 = load i8, ptr %7, align 1, !dbg !123
  %33 = trunc i8 %32 to i1, !dbg !123
  %34 = xor i1 %33, true, !dbg !124
  br i1 %34, label %10, label %35, !dbg !122, !llvm.loop !125

35:                                               ; preds = %30
  ret void, !dbg !127
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @push_second(ptr noundef %0) #0 !dbg !128 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !131, !DIExpression(), !132)
  store i32 2, ptr getelementptr inbounds (%struct.node, ptr getelementptr inbounds ([2 x %struct.node], ptr @nodes, i64 0, i64 1), i32 0, i32 1), align 8, !dbg !133
  call void @push(ptr noundef getelementptr inbounds ([2 x %struct.node], ptr @nodes, i64 0, i64 1)), !dbg !134
  %3 = load ptr, ptr %2, align 8, !dbg !135
  ret ptr %3, !dbg !136
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

define internal ptr @pointer(i64 noundef %0) #0 !dbg !137 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
    #dbg_declare(ptr %2, !140, !DIExpression(), !141)
  %3 = load i64, ptr %2, align 8, !dbg !142
  %4 = and i64 %3, 281474976710655, !dbg !143
  %5 = inttoptr i64 %4 to ptr, !dbg !144
  ret ptr %5, !dbg !145
}

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

define dso_local void @heap() #0 !dbg !146 {
  %1 = alloca i64, align 8
    #dbg_declare(ptr %1, !149, !DIExpression(), !150)
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @push_block, ptr noundef null) #5, !dbg !151
  %3 = load i64, ptr %1, align 8, !dbg !152
  %4 = call i32 @pthread_join(i64 noundef %3, ptr noundef null), !dbg !153
  %5 = load atomic i64, ptr @head seq_cst, align 8, !dbg !154
  %6 = call ptr @pointer(i64 noundef %5), !dbg !155
  %7 = getelementptr inbounds %struct.node, ptr %6, i32 0, i32 1, !dbg !156
  store i32 1, ptr %7, align 8, !dbg !157
  ret void, !dbg !158
}

define internal ptr @push_block(ptr noundef %0) #0 !dbg !159 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !160, !DIExpression(), !161)
  %3 = call noalias ptr @malloc(i64 noundef 16) #7, !dbg !162
  call void @push(ptr noundef %3), !dbg !163
  %4 = load ptr, ptr %2, align 8, !dbg !164
  ret ptr %4, !dbg !165
}

declare noalias ptr @malloc(i64 noundef) #4


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!45, !46, !47, !48, !49, !50, !51}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "nodes", scope: !2, file: !3, line: 16, type: !42, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "counted_pointers.c", directory: ".", checksumkind: CSK_MD5, checksum: "01ca6562b3a09f2b83564a70010d1020")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !7, line: 90, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "", checksumkind: CSK_MD5, checksum: "a48e64edacc5b19f56c99745232c963c")
!8 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 11, size: 128, elements: !11)
!11 = !{!12, !13}
!12 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !10, file: !3, line: 12, baseType: !9, size: 64)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !10, file: !3, line: 13, baseType: !14, size: 32, offset: 64)
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16, !22, !27, !0, !33, !40}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 48, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 336, elements: !20)
!19 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!20 = !{!21}
!21 = !DISubrange(count: 42)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 48, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 152, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 19)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 48, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 120, elements: !31)
!30 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !19)
!31 = !{!32}
!32 = !DISubrange(count: 15)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 17, type: !35, isLocal: true, isDefinition: true)
!35 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !36)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !37, line: 27, baseType: !38)
!37 = !DIFile(filename: "include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !39, line: 45, baseType: !8)
!39 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "last", scope: !2, file: !3, line: 16, type: !10, isLocal: true, isDefinition: true)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 256, elements: !43)
!43 = !{!44}
!44 = !DISubrange(count: 2)
!45 = !{i32 7, !"Dwarf Version", i32 5}
!46 = !{i32 2, !"Debug Info Version", i32 3}
!47 = !{i32 1, !"wchar_size", i32 4}
!48 = !{i32 8, !"PIC Level", i32 2}
!49 = !{i32 7, !"PIE Level", i32 2}
!50 = !{i32 7, !"uwtable", i32 2}
!51 = !{i32 7, !"frame-pointer", i32 2}
!52 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!53 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 38, type: !54, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !56)
!54 = !DISubroutineType(types: !55)
!55 = !{!14}
!56 = !{}
!57 = !DILocalVariable(name: "thread", scope: !53, file: !3, line: 39, type: !58)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !59, line: 27, baseType: !8)
!59 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!60 = !DILocation(line: 39, column: 13, scope: !53)
!61 = !DILocation(line: 40, column: 18, scope: !53)
!62 = !DILocation(line: 41, column: 3, scope: !53)
!63 = !DILocation(line: 42, column: 3, scope: !53)
!64 = !DILocation(line: 43, column: 3, scope: !53)
!65 = !DILocation(line: 44, column: 16, scope: !53)
!66 = !DILocation(line: 44, column: 3, scope: !53)
!67 = !DILocalVariable(name: "sum", scope: !53, file: !3, line: 45, type: !14)
!68 = !DILocation(line: 45, column: 7, scope: !53)
!69 = !DILocalVariable(name: "count", scope: !53, file: !3, line: 45, type: !14)
!70 = !DILocation(line: 45, column: 16, scope: !53)
!71 = !DILocalVariable(name: "node", scope: !72, file: !3, line: 46, type: !9)
!72 = distinct !DILexicalBlock(scope: !53, file: !3, line: 46, column: 3)
!73 = !DILocation(line: 46, column: 21, scope: !72)
!74 = !DILocation(line: 46, column: 36, scope: !72)
!75 = !DILocation(line: 46, column: 28, scope: !72)
!76 = !DILocation(line: 46, column: 8, scope: !72)
!77 = !DILocation(line: 46, column: 43, scope: !78)
!78 = distinct !DILexicalBlock(scope: !72, file: !3, line: 46, column: 3)
!79 = !DILocation(line: 46, column: 3, scope: !72)
!80 = !DILocation(line: 47, column: 12, scope: !78)
!81 = !DILocation(line: 47, column: 18, scope: !78)
!82 = !DILocation(line: 47, column: 9, scope: !78)
!83 = !DILocation(line: 47, column: 5, scope: !78)
!84 = !DILocation(line: 46, column: 56, scope: !78)
!85 = !DILocation(line: 46, column: 62, scope: !78)
!86 = !DILocation(line: 46, column: 54, scope: !78)
!87 = !DILocation(line: 46, column: 73, scope: !78)
!88 = !DILocation(line: 46, column: 3, scope: !78)
!89 = distinct !{!89, !79, !90, !91}
!90 = !DILocation(line: 47, column: 18, scope: !72)
!91 = !{!"llvm.loop.mustprogress"}
!92 = !DILocation(line: 48, column: 3, scope: !93)
!93 = distinct !DILexicalBlock(scope: !94, file: !3, line: 48, column: 3)
!94 = distinct !DILexicalBlock(scope: !53, file: !3, line: 48, column: 3)
!95 = !DILocation(line: 48, column: 3, scope: !94)
!96 = !DILocation(line: 49, column: 3, scope: !53)
!97 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 23, type: !98, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!98 = !DISubroutineType(types: !99)
!99 = !{null, !9}
!100 = !DILocalVariable(name: "node", arg: 1, scope: !97, file: !3, line: 23, type: !9)
!101 = !DILocation(line: 23, column: 31, scope: !97)
!102 = !DILocalVariable(name: "old", scope: !97, file: !3, line: 24, type: !36)
!103 = !DILocation(line: 24, column: 12, scope: !97)
!104 = !DILocation(line: 24, column: 18, scope: !97)
!105 = !DILocalVariable(name: "new", scope: !97, file: !3, line: 25, type: !36)
!106 = !DILocation(line: 25, column: 12, scope: !97)
!107 = !DILocation(line: 26, column: 3, scope: !97)
!108 = !DILocation(line: 27, column: 26, scope: !109)
!109 = distinct !DILexicalBlock(scope: !97, file: !3, line: 26, column: 6)
!110 = !DILocation(line: 27, column: 18, scope: !109)
!111 = !DILocation(line: 27, column: 5, scope: !109)
!112 = !DILocation(line: 27, column: 11, scope: !109)
!113 = !DILocation(line: 27, column: 16, scope: !109)
!114 = !DILocation(line: 28, column: 13, scope: !109)
!115 = !DILocation(line: 28, column: 17, scope: !109)
!116 = !DILocation(line: 28, column: 24, scope: !109)
!117 = !DILocation(line: 28, column: 29, scope: !109)
!118 = !DILocation(line: 28, column: 48, scope: !109)
!119 = !DILocation(line: 28, column: 37, scope: !109)
!120 = !DILocation(line: 28, column: 35, scope: !109)
!121 = !DILocation(line: 28, column: 9, scope: !109)
!122 = !DILocation(line: 29, column: 3, scope: !109)
!123 = !DILocation(line: 29, column: 13, scope: !97)
!124 = !DILocation(line: 29, column: 12, scope: !97)
!125 = distinct !{!125, !107, !126, !91}
!126 = !DILocation(line: 29, column: 61, scope: !97)
!127 = !DILocation(line: 30, column: 1, scope: !97)
!128 = distinct !DISubprogram(name: "push_second", scope: !3, file: !3, line: 32, type: !129, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!129 = !DISubroutineType(types: !130)
!130 = !{!5, !5}
!131 = !DILocalVariable(name: "unused", arg: 1, scope: !128, file: !3, line: 32, type: !5)
!132 = !DILocation(line: 32, column: 32, scope: !128)
!133 = !DILocation(line: 33, column: 18, scope: !128)
!134 = !DILocation(line: 34, column: 3, scope: !128)
!135 = !DILocation(line: 35, column: 10, scope: !128)
!136 = !DILocation(line: 35, column: 3, scope: !128)
!137 = distinct !DISubprogram(name: "pointer", scope: !3, file: !3, line: 19, type: !138, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!138 = !DISubroutineType(types: !139)
!139 = !{!9, !36}
!140 = !DILocalVariable(name: "word", arg: 1, scope: !137, file: !3, line: 19, type: !36)
!141 = !DILocation(line: 19, column: 38, scope: !137)
!142 = !DILocation(line: 20, column: 37, scope: !137)
!143 = !DILocation(line: 20, column: 42, scope: !137)
!144 = !DILocation(line: 20, column: 10, scope: !137)
!145 = !DILocation(line: 20, column: 3, scope: !137)
!146 = distinct !DISubprogram(name: "heap", scope: !3, file: !3, line: 58, type: !147, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !56)
!147 = !DISubroutineType(types: !148)
!148 = !{null}
!149 = !DILocalVariable(name: "thread", scope: !146, file: !3, line: 59, type: !58)
!150 = !DILocation(line: 59, column: 13, scope: !146)
!151 = !DILocation(line: 60, column: 3, scope: !146)
!152 = !DILocation(line: 61, column: 16, scope: !146)
!153 = !DILocation(line: 61, column: 3, scope: !146)
!154 = !DILocation(line: 62, column: 11, scope: !146)
!155 = !DILocation(line: 62, column: 3, scope: !146)
!156 = !DILocation(line: 62, column: 18, scope: !146)
!157 = !DILocation(line: 62, column: 24, scope: !146)
!158 = !DILocation(line: 63, column: 1, scope: !146)
!159 = distinct !DISubprogram(name: "push_block", scope: !3, file: !3, line: 53, type: !129, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!160 = !DILocalVariable(name: "unused", arg: 1, scope: !159, file: !3, line: 53, type: !5)
!161 = !DILocation(line: 53, column: 31, scope: !159)
!162 = !DILocation(line: 54, column: 8, scope: !159)
!163 = !DILocation(line: 54, column: 3, scope: !159)
!164 = !DILocation(line: 55, column: 10, scope: !159)
!165 = !DILocation(line: 55, column: 3, scope: !159)
