source_filename = "assembly_without_instructions.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@cell = internal global i64 7, align 8, !dbg !0
@.str = private unnamed_addr constant [34 x i8] c"a == 3 && b == 4 && *pointer == 7\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [32 x i8] c"assembly_without_instructions.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.operands = private unnamed_addr constant [20 x i8] c"void operands(void)\00", align 1, !dbg !18
@.str.2 = private unnamed_addr constant [7 x i8] c"a == 0\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.made_up = private unnamed_addr constant [19 x i8] c"void made_up(void)\00", align 1, !dbg !29
@x = internal global i32 0, align 4, !dbg !34
@y = internal global i32 0, align 4, !dbg !37
@r1 = internal global i32 0, align 4, !dbg !39
@r2 = internal global i32 0, align 4, !dbg !41

define dso_local i32 @main() #0 !dbg !52 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !56, !DIExpression(), !63)
  %3 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 0, !dbg !64
  %4 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @first, ptr noundef null) #4, !dbg !65
  %5 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 1, !dbg !66
  %6 = call i32 @pthread_create(ptr noundef %5, ptr noundef null, ptr noundef @second, ptr noundef null) #4, !dbg !67
  %7 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 0, !dbg !68
  %8 = load i64, ptr %7, align 16, !dbg !68
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !69
  %10 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 1, !dbg !70
  %11 = load i64, ptr %10, align 8, !dbg !70
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef null), !dbg !71
  ret i32 0, !dbg !72
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @first(ptr noundef %0) #0 !dbg !73 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !76, !DIExpression(), !77)
  store i32 1, ptr @x, align 4, !dbg !78
  call void asm sideeffect "lock; addl $$0,0(%rsp)", "~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"() #4, !dbg !79, !srcloc !80
  %3 = load i32, ptr @y, align 4, !dbg !81
  store i32 %3, ptr @r1, align 4, !dbg !82
  ret ptr null, !dbg !83
}

define internal ptr @second(ptr noundef %0) #0 !dbg !84 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !85, !DIExpression(), !86)
  store i32 1, ptr @y, align 4, !dbg !87
  call void asm sideeffect "lock addl $$0, (%rsp)", "~{memory},~{dirflag},~{fpsr},~{flags}"() #4, !dbg !88, !srcloc !89
  %3 = load i32, ptr @x, align 4, !dbg !90
  store i32 %3, ptr @r2, align 4, !dbg !91
  ret ptr null, !dbg !92
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

define dso_local void @operands() #0 !dbg !93 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
    #dbg_declare(ptr %1, !96, !DIExpression(), !97)
  store i32 3, ptr %1, align 4, !dbg !97
    #dbg_declare(ptr %2, !98, !DIExpression(), !99)
    #dbg_declare(ptr %3, !100, !DIExpression(), !102)
  store ptr @cell, ptr %3, align 8, !dbg !102
  %4 = load i32, ptr %1, align 4, !dbg !103
  %5 = call i32 asm sideeffect "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %4) #4, !dbg !103, !srcloc !104
  store i32 %5, ptr %1, align 4, !dbg !103
  %6 = load i32, ptr %1, align 4, !dbg !105
  %7 = add nsw i32 %6, 1, !dbg !106
  %8 = call i32 asm sideeffect "", "=r,r,0,~{dirflag},~{fpsr},~{flags}"(ptr @cell, i32 %7) #4, !dbg !107, !srcloc !108
  store i32 %8, ptr %2, align 4, !dbg !107
  %9 = load ptr, ptr %3, align 8, !dbg !109
  %10 = call ptr asm sideeffect "", "=r,0,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr %9) #4, !dbg !109, !srcloc !110
  store ptr %10, ptr %3, align 8, !dbg !109
  %11 = load i32, ptr %1, align 4, !dbg !111
  call void asm sideeffect "", "r,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(i32 %11, ptr elementtype(i64) @cell) #4, !dbg !112, !srcloc !113
  call void asm sideeffect "", "=*m,*m,~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i64) @cell, ptr elementtype(i64) @cell) #4, !dbg !114, !srcloc !115
  %12 = load i32, ptr %1, align 4, !dbg !116
  %13 = icmp eq i32 %12, 3, !dbg !116
  br i1 %13, label %14, label %22, !dbg !116

14:                                               ; preds = %0
  %15 = load i32, ptr %2, align 4, !dbg !116
  %16 = icmp eq i32 %15, 4, !dbg !116
  br i1 %16, label %17, label %22, !dbg !116

17:                                               ; preds = %14
  %18 = load ptr, ptr %3, align 8, !dbg !116
  %19 = load i64, ptr %18, align 8, !dbg !116
  %20 = icmp eq i64 %19, 7, !dbg !116
  br i1 %20, label %21, label %22, !dbg !119

21:                                               ; preds = %17
  br label %23, !dbg !119

22:                                               ; preds = %17, %14, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 42, ptr noundef @__PRETTY_FUNCTION__.operands) #5, !dbg !116
  unreachable, !dbg !116

23:                                               ; preds = %21
  ret void, !dbg !120
}

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

define dso_local void @made_up() #0 !dbg !121 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !122, !DIExpression(), !123)
  %2 = call i32 asm sideeffect "", "=r,~{dirflag},~{fpsr},~{flags}"() #4, !dbg !124, !srcloc !125
  store i32 %2, ptr %1, align 4, !dbg !124
  %3 = load i32, ptr %1, align 4, !dbg !126
  %4 = icmp eq i32 %3, 0, !dbg !126
  br i1 %4, label %5, label %6, !dbg !129

5:                                                ; preds = %0
  br label %7, !dbg !129

6:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 48, ptr noundef @__PRETTY_FUNCTION__.made_up) #5, !dbg !126
  unreachable, !dbg !126

7:                                                ; preds = %5
  ret void, !dbg !130
}


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!44, !45, !46, !47, !48, !49, !50}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "cell", scope: !2, file: !3, line: 9, type: !43, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "assembly_without_instructions.c", directory: ".", checksumkind: CSK_MD5, checksum: "a1772cd4114e7b5b5cc4d7a5633d2415")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !24, !29, !34, !37, !39, !41, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 42, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 272, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 34)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 42, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 256, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 32)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 42, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 160, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 20)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 48, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 56, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 7)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 48, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 152, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 19)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 8, type: !36, isLocal: true, isDefinition: true)
!36 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 8, type: !36, isLocal: true, isDefinition: true)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "r1", scope: !2, file: !3, line: 8, type: !36, isLocal: true, isDefinition: true)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "r2", scope: !2, file: !3, line: 8, type: !36, isLocal: true, isDefinition: true)
!43 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!44 = !{i32 7, !"Dwarf Version", i32 5}
!45 = !{i32 2, !"Debug Info Version", i32 3}
!46 = !{i32 1, !"wchar_size", i32 4}
!47 = !{i32 8, !"PIC Level", i32 2}
!48 = !{i32 7, !"PIE Level", i32 2}
!49 = !{i32 7, !"uwtable", i32 2}
!50 = !{i32 7, !"frame-pointer", i32 2}
!51 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!52 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 25, type: !53, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !55)
!53 = !DISubroutineType(types: !54)
!54 = !{!36}
!55 = !{}
!56 = !DILocalVariable(name: "threads", scope: !52, file: !3, line: 26, type: !57)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !58, size: 128, elements: !61)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !59, line: 27, baseType: !60)
!59 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!60 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!61 = !{!62}
!62 = !DISubrange(count: 2)
!63 = !DILocation(line: 26, column: 13, scope: !52)
!64 = !DILocation(line: 27, column: 19, scope: !52)
!65 = !DILocation(line: 27, column: 3, scope: !52)
!66 = !DILocation(line: 28, column: 19, scope: !52)
!67 = !DILocation(line: 28, column: 3, scope: !52)
!68 = !DILocation(line: 29, column: 16, scope: !52)
!69 = !DILocation(line: 29, column: 3, scope: !52)
!70 = !DILocation(line: 30, column: 16, scope: !52)
!71 = !DILocation(line: 30, column: 3, scope: !52)
!72 = !DILocation(line: 31, column: 3, scope: !52)
!73 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 11, type: !74, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!74 = !DISubroutineType(types: !75)
!75 = !{!5, !5}
!76 = !DILocalVariable(name: "unused", arg: 1, scope: !73, file: !3, line: 11, type: !5)
!77 = !DILocation(line: 11, column: 26, scope: !73)
!78 = !DILocation(line: 12, column: 5, scope: !73)
!79 = !DILocation(line: 13, column: 3, scope: !73)
!80 = !{i64 361}
!81 = !DILocation(line: 14, column: 8, scope: !73)
!82 = !DILocation(line: 14, column: 6, scope: !73)
!83 = !DILocation(line: 15, column: 3, scope: !73)
!84 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 18, type: !74, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!85 = !DILocalVariable(name: "unused", arg: 1, scope: !84, file: !3, line: 18, type: !5)
!86 = !DILocation(line: 18, column: 27, scope: !84)
!87 = !DILocation(line: 19, column: 5, scope: !84)
!88 = !DILocation(line: 20, column: 3, scope: !84)
!89 = !{i64 499}
!90 = !DILocation(line: 21, column: 8, scope: !84)
!91 = !DILocation(line: 21, column: 6, scope: !84)
!92 = !DILocation(line: 22, column: 3, scope: !84)
!93 = distinct !DISubprogram(name: "operands", scope: !3, file: !3, line: 34, type: !94, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !55)
!94 = !DISubroutineType(types: !95)
!95 = !{null}
!96 = !DILocalVariable(name: "a", scope: !93, file: !3, line: 35, type: !36)
!97 = !DILocation(line: 35, column: 7, scope: !93)
!98 = !DILocalVariable(name: "b", scope: !93, file: !3, line: 35, type: !36)
!99 = !DILocation(line: 35, column: 14, scope: !93)
!100 = !DILocalVariable(name: "pointer", scope: !93, file: !3, line: 36, type: !101)
!101 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!102 = !DILocation(line: 36, column: 9, scope: !93)
!103 = !DILocation(line: 37, column: 3, scope: !93)
!104 = !{i64 873}
!105 = !DILocation(line: 38, column: 51, scope: !93)
!106 = !DILocation(line: 38, column: 53, scope: !93)
!107 = !DILocation(line: 38, column: 3, scope: !93)
!108 = !{i64 907}
!109 = !DILocation(line: 39, column: 3, scope: !93)
!110 = !{i64 966}
!111 = !DILocation(line: 40, column: 31, scope: !93)
!112 = !DILocation(line: 40, column: 3, scope: !93)
!113 = !{i64 1019}
!114 = !DILocation(line: 41, column: 3, scope: !93)
!115 = !{i64 1076}
!116 = !DILocation(line: 42, column: 3, scope: !117)
!117 = distinct !DILexicalBlock(scope: !118, file: !3, line: 42, column: 3)
!118 = distinct !DILexicalBlock(scope: !93, file: !3, line: 42, column: 3)
!119 = !DILocation(line: 42, column: 3, scope: !118)
!120 = !DILocation(line: 43, column: 1, scope: !93)
!121 = distinct !DISubprogram(name: "made_up", scope: !3, file: !3, line: 45, type: !94, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !55)
!122 = !DILocalVariable(name: "a", scope: !121, file: !3, line: 46, type: !36)
!123 = !DILocation(line: 46, column: 7, scope: !121)
!124 = !DILocation(line: 47, column: 3, scope: !121)
!125 = !{i64 1191}
!126 = !DILocation(line: 48, column: 3, scope: !127)
!127 = distinct !DILexicalBlock(scope: !128, file: !3, line: 48, column: 3)
!128 = distinct !DILexicalBlock(scope: !121, file: !3, line: 48, column: 3)
!129 = !DILocation(line: 48, column: 3, scope: !128)
!130 = !DILocation(line: 49, column: 1, scope: !121)
