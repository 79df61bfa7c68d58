source_filename = "atomic_pointers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@cell = internal global ptr null, align 8, !dbg !0
@.str = private unnamed_addr constant [11 x i8] c"*mine == 7\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [18 x i8] c"atomic_pointers.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.take = private unnamed_addr constant [19 x i8] c"void *take(void *)\00", align 1, !dbg !18

define dso_local i32 @main() #0 !dbg !35 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !39, !DIExpression(), !43)
    #dbg_declare(ptr %3, !44, !DIExpression(), !45)
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @give_and_free, ptr noundef null) #5, !dbg !46
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @use, ptr noundef null) #5, !dbg !47
  %6 = load i64, ptr %2, align 8, !dbg !48
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !49
  %8 = load i64, ptr %3, align 8, !dbg !50
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !51
  ret i32 0, !dbg !52
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @give_and_free(ptr noundef %0) #0 !dbg !53 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !56, !DIExpression(), !57)
  %3 = call noalias ptr @malloc(i64 noundef 4) #6, !dbg !58
  store atomic ptr %3, ptr @cell seq_cst, align 8, !dbg !59
  %4 = load atomic ptr, ptr @cell seq_cst, align 8, !dbg !60
  call void @free(ptr noundef %4) #5, !dbg !61
  %5 = load ptr, ptr %2, align 8, !dbg !62
  ret ptr %5, !dbg !63
}

define internal ptr @use(ptr noundef %0) #0 !dbg !64 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !65, !DIExpression(), !66)
    #dbg_declare(ptr %3, !67, !DIExpression(), !68)
  %4 = load atomic ptr, ptr @cell seq_cst, align 8, !dbg !69
  store ptr %4, ptr %3, align 8, !dbg !68
  %5 = load ptr, ptr %3, align 8, !dbg !70
  %6 = icmp ne ptr %5, null, !dbg !70
  br i1 %6, label %7, label %9, !dbg !72

7:                                                ; preds = %1
  %8 = load ptr, ptr %3, align 8, !dbg !73
  store i32 18, ptr %8, align 4, !dbg !74
  br label %9, !dbg !75

9:                                                ; preds = %7, %1
  %10 = load ptr, ptr %2, align 8, !dbg !76
  ret ptr %10, !dbg !77
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

define dso_local void @taken_once() #0 !dbg !78 {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
    #dbg_declare(ptr %1, !81, !DIExpression(), !82)
    #dbg_declare(ptr %2, !83, !DIExpression(), !84)
    #dbg_declare(ptr %3, !85, !DIExpression(), !86)
  %4 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @give, ptr noundef null) #5, !dbg !87
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @take, ptr noundef null) #5, !dbg !88
  %6 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @take, ptr noundef null) #5, !dbg !89
  %7 = load i64, ptr %1, align 8, !dbg !90
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !91
  %9 = load i64, ptr %2, align 8, !dbg !92
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !93
  %11 = load i64, ptr %3, align 8, !dbg !94
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef null), !dbg !95
  ret void, !dbg !96
}

define internal ptr @give(ptr noundef %0) #0 !dbg !97 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !98, !DIExpression(), !99)
    #dbg_declare(ptr %3, !100, !DIExpression(), !101)
  %4 = call noalias ptr @malloc(i64 noundef 4) #6, !dbg !102
  store ptr %4, ptr %3, align 8, !dbg !101
  %5 = load ptr, ptr %3, align 8, !dbg !103
  store i32 7, ptr %5, align 4, !dbg !104
  %6 = load ptr, ptr %3, align 8, !dbg !105
  store atomic ptr %6, ptr @cell seq_cst, align 8, !dbg !106
  %7 = load ptr, ptr %2, align 8, !dbg !107
  ret ptr %7, !dbg !108
}

define internal ptr @take(ptr noundef %0) #0 !dbg !109 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !110, !DIExpression(), !111)
    #dbg_declare(ptr %3, !112, !DIExpression(), !113)
  store ptr null, ptr %4, align 8, !dbg !114
  %6 = load i64, ptr %4, align 8, !dbg !114
  %7 = atomicrmw xchg ptr @cell, i64 %6 seq_cst, align 8, !dbg !114
  store i64 %7, ptr %5, align 8, !dbg !114
  %8 = load ptr, ptr %5, align 8, !dbg !114
  store ptr %8, ptr %3, align 8, !dbg !113
  %9 = load ptr, ptr %3, align 8, !dbg !115
  %10 = icmp ne ptr %9, null, !dbg !115
  br i1 %10, label %11, label %19, !dbg !117

11:                                               ; preds = %1
  %12 = load ptr, ptr %3, align 8, !dbg !118
  %13 = load i32, ptr %12, align 4, !dbg !118
  %14 = icmp eq i32 %13, 7, !dbg !118
  br i1 %14, label %15, label %16, !dbg !122

15:                                               ; preds = %11
  br label %17, !dbg !122

16:                                               ; preds = %11
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 44, ptr noundef @__PRETTY_FUNCTION__.take) #7, !dbg !118
  unreachable, !dbg !118

17:                                               ; preds = %15
  %18 = load ptr, ptr %3, align 8, !dbg !123
  call void @free(ptr noundef %18) #5, !dbg !124
  br label %19, !dbg !125

19:                                               ; preds = %17, %1
  %20 = load ptr, ptr %2, align 8, !dbg !126
  ret ptr %20, !dbg !127
}

declare noalias ptr @malloc(i64 noundef) #3

declare void @free(ptr noundef) #1

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32, !33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "cell", scope: !2, file: !3, line: 11, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "atomic_pointers.c", directory: ".", checksumkind: CSK_MD5, checksum: "f1dc4756a1e45b14f8798eb58eb187de")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !13, !18}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 44, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 88, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 11)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 44, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 144, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 18)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 44, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 152, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 19)
!24 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !25)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !{i32 7, !"Dwarf Version", i32 5}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 8, !"PIC Level", i32 2}
!31 = !{i32 7, !"PIE Level", i32 2}
!32 = !{i32 7, !"uwtable", i32 2}
!33 = !{i32 7, !"frame-pointer", i32 2}
!34 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 25, type: !36, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !38)
!36 = !DISubroutineType(types: !37)
!37 = !{!26}
!38 = !{}
!39 = !DILocalVariable(name: "a", scope: !35, file: !3, line: 26, type: !40)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !41, line: 27, baseType: !42)
!41 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!42 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!43 = !DILocation(line: 26, column: 13, scope: !35)
!44 = !DILocalVariable(name: "b", scope: !35, file: !3, line: 26, type: !40)
!45 = !DILocation(line: 26, column: 16, scope: !35)
!46 = !DILocation(line: 27, column: 3, scope: !35)
!47 = !DILocation(line: 28, column: 3, scope: !35)
!48 = !DILocation(line: 29, column: 16, scope: !35)
!49 = !DILocation(line: 29, column: 3, scope: !35)
!50 = !DILocation(line: 30, column: 16, scope: !35)
!51 = !DILocation(line: 30, column: 3, scope: !35)
!52 = !DILocation(line: 31, column: 3, scope: !35)
!53 = distinct !DISubprogram(name: "give_and_free", scope: !3, file: !3, line: 13, type: !54, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!54 = !DISubroutineType(types: !55)
!55 = !{!5, !5}
!56 = !DILocalVariable(name: "unused", arg: 1, scope: !53, file: !3, line: 13, type: !5)
!57 = !DILocation(line: 13, column: 34, scope: !53)
!58 = !DILocation(line: 14, column: 10, scope: !53)
!59 = !DILocation(line: 14, column: 8, scope: !53)
!60 = !DILocation(line: 15, column: 8, scope: !53)
!61 = !DILocation(line: 15, column: 3, scope: !53)
!62 = !DILocation(line: 16, column: 10, scope: !53)
!63 = !DILocation(line: 16, column: 3, scope: !53)
!64 = distinct !DISubprogram(name: "use", scope: !3, file: !3, line: 19, type: !54, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!65 = !DILocalVariable(name: "unused", arg: 1, scope: !64, file: !3, line: 19, type: !5)
!66 = !DILocation(line: 19, column: 24, scope: !64)
!67 = !DILocalVariable(name: "mine", scope: !64, file: !3, line: 20, type: !25)
!68 = !DILocation(line: 20, column: 8, scope: !64)
!69 = !DILocation(line: 20, column: 15, scope: !64)
!70 = !DILocation(line: 21, column: 7, scope: !71)
!71 = distinct !DILexicalBlock(scope: !64, file: !3, line: 21, column: 7)
!72 = !DILocation(line: 21, column: 7, scope: !64)
!73 = !DILocation(line: 21, column: 14, scope: !71)
!74 = !DILocation(line: 21, column: 19, scope: !71)
!75 = !DILocation(line: 21, column: 13, scope: !71)
!76 = !DILocation(line: 22, column: 10, scope: !64)
!77 = !DILocation(line: 22, column: 3, scope: !64)
!78 = distinct !DISubprogram(name: "taken_once", scope: !3, file: !3, line: 50, type: !79, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !38)
!79 = !DISubroutineType(types: !80)
!80 = !{null}
!81 = !DILocalVariable(name: "a", scope: !78, file: !3, line: 51, type: !40)
!82 = !DILocation(line: 51, column: 13, scope: !78)
!83 = !DILocalVariable(name: "b", scope: !78, file: !3, line: 51, type: !40)
!84 = !DILocation(line: 51, column: 16, scope: !78)
!85 = !DILocalVariable(name: "c", scope: !78, file: !3, line: 51, type: !40)
!86 = !DILocation(line: 51, column: 19, scope: !78)
!87 = !DILocation(line: 52, column: 3, scope: !78)
!88 = !DILocation(line: 53, column: 3, scope: !78)
!89 = !DILocation(line: 54, column: 3, scope: !78)
!90 = !DILocation(line: 55, column: 16, scope: !78)
!91 = !DILocation(line: 55, column: 3, scope: !78)
!92 = !DILocation(line: 56, column: 16, scope: !78)
!93 = !DILocation(line: 56, column: 3, scope: !78)
!94 = !DILocation(line: 57, column: 16, scope: !78)
!95 = !DILocation(line: 57, column: 3, scope: !78)
!96 = !DILocation(line: 58, column: 1, scope: !78)
!97 = distinct !DISubprogram(name: "give", scope: !3, file: !3, line: 34, type: !54, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!98 = !DILocalVariable(name: "unused", arg: 1, scope: !97, file: !3, line: 34, type: !5)
!99 = !DILocation(line: 34, column: 25, scope: !97)
!100 = !DILocalVariable(name: "mine", scope: !97, file: !3, line: 35, type: !25)
!101 = !DILocation(line: 35, column: 8, scope: !97)
!102 = !DILocation(line: 35, column: 15, scope: !97)
!103 = !DILocation(line: 36, column: 4, scope: !97)
!104 = !DILocation(line: 36, column: 9, scope: !97)
!105 = !DILocation(line: 37, column: 10, scope: !97)
!106 = !DILocation(line: 37, column: 8, scope: !97)
!107 = !DILocation(line: 38, column: 10, scope: !97)
!108 = !DILocation(line: 38, column: 3, scope: !97)
!109 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 41, type: !54, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!110 = !DILocalVariable(name: "unused", arg: 1, scope: !109, file: !3, line: 41, type: !5)
!111 = !DILocation(line: 41, column: 25, scope: !109)
!112 = !DILocalVariable(name: "mine", scope: !109, file: !3, line: 42, type: !25)
!113 = !DILocation(line: 42, column: 8, scope: !109)
!114 = !DILocation(line: 42, column: 15, scope: !109)
!115 = !DILocation(line: 43, column: 7, scope: !116)
!116 = distinct !DILexicalBlock(scope: !109, file: !3, line: 43, column: 7)
!117 = !DILocation(line: 43, column: 7, scope: !109)
!118 = !DILocation(line: 44, column: 5, scope: !119)
!119 = distinct !DILexicalBlock(scope: !120, file: !3, line: 44, column: 5)
!120 = distinct !DILexicalBlock(scope: !121, file: !3, line: 44, column: 5)
!121 = distinct !DILexicalBlock(scope: !116, file: !3, line: 43, column: 13)
!122 = !DILocation(line: 44, column: 5, scope: !120)
!123 = !DILocation(line: 45, column: 10, scope: !121)
!124 = !DILocation(line: 45, column: 5, scope: !121)
!125 = !DILocation(line: 46, column: 3, scope: !121)
!126 = !DILocation(line: 47, column: 10, scope: !109)
!127 = !DILocation(line: 47, column: 3, scope: !109)
