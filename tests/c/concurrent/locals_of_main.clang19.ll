source_filename = "locals_of_main.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [22 x i8] c"*(int *)argument == 1\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [17 x i8] c"locals_of_main.c\00", align 1, !dbg !7
@__PRETTY_FUNCTION__.use = private unnamed_addr constant [18 x i8] c"void *use(void *)\00", align 1, !dbg !12

define dso_local i32 @main() #0 !dbg !32 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !36, !DIExpression(), !37)
  store i32 1, ptr %2, align 4, !dbg !37
    #dbg_declare(ptr %3, !38, !DIExpression(), !42)
  %4 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @use, ptr noundef %2) #4, !dbg !43
  ret i32 0, !dbg !44
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @use(ptr noundef %0) #0 !dbg !45 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !48, !DIExpression(), !49)
  %3 = load ptr, ptr %2, align 8, !dbg !50
  %4 = load i32, ptr %3, align 4, !dbg !50
  %5 = icmp eq i32 %4, 1, !dbg !50
  br i1 %5, label %6, label %7, !dbg !53

6:                                                ; preds = %1
  br label %8, !dbg !53

7:                                                ; preds = %1
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 8, ptr noundef @__PRETTY_FUNCTION__.use) #5, !dbg !50
  unreachable, !dbg !50

8:                                                ; preds = %6
  ret ptr null, !dbg !54
}

define dso_local void @of_another_call() #0 !dbg !55 {
  call void @inner(), !dbg !58
  call void @pthread_exit(ptr noundef null) #6, !dbg !59
  unreachable, !dbg !59
}

define internal void @inner() #0 !dbg !60 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
    #dbg_declare(ptr %1, !61, !DIExpression(), !62)
  store i32 1, ptr %1, align 4, !dbg !62
    #dbg_declare(ptr %2, !63, !DIExpression(), !64)
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @use, ptr noundef %1) #4, !dbg !65
  ret void, !dbg !66
}

declare void @pthread_exit(ptr noundef) #2

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3


!llvm.dbg.cu = !{!18}
!llvm.module.flags = !{!24, !25, !26, !27, !28, !29, !30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 8, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "locals_of_main.c", directory: ".", checksumkind: CSK_MD5, checksum: "304755ed2ce6f0aa5bd2e7d7c04277f0")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 176, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 22)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 8, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 17)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 8, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 144, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 18)
!18 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !19, globals: !23, splitDebugInlining: false, nameTableKind: None)
!19 = !{!20, !21}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !{!0, !7, !12}
!24 = !{i32 7, !"Dwarf Version", i32 5}
!25 = !{i32 2, !"Debug Info Version", i32 3}
!26 = !{i32 1, !"wchar_size", i32 4}
!27 = !{i32 8, !"PIC Level", i32 2}
!28 = !{i32 7, !"PIE Level", i32 2}
!29 = !{i32 7, !"uwtable", i32 2}
!30 = !{i32 7, !"frame-pointer", i32 2}
!31 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!32 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 12, type: !33, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !18, retainedNodes: !35)
!33 = !DISubroutineType(types: !34)
!34 = !{!22}
!35 = !{}
!36 = !DILocalVariable(name: "local", scope: !32, file: !2, line: 13, type: !22)
!37 = !DILocation(line: 13, column: 7, scope: !32)
!38 = !DILocalVariable(name: "t", scope: !32, file: !2, line: 14, type: !39)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !40, line: 27, baseType: !41)
!40 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!41 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!42 = !DILocation(line: 14, column: 13, scope: !32)
!43 = !DILocation(line: 15, column: 3, scope: !32)
!44 = !DILocation(line: 16, column: 3, scope: !32)
!45 = distinct !DISubprogram(name: "use", scope: !2, file: !2, line: 7, type: !46, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !18, retainedNodes: !35)
!46 = !DISubroutineType(types: !47)
!47 = !{!20, !20}
!48 = !DILocalVariable(name: "argument", arg: 1, scope: !45, file: !2, line: 7, type: !20)
!49 = !DILocation(line: 7, column: 24, scope: !45)
!50 = !DILocation(line: 8, column: 3, scope: !51)
!51 = distinct !DILexicalBlock(scope: !52, file: !2, line: 8, column: 3)
!52 = distinct !DILexicalBlock(scope: !45, file: !2, line: 8, column: 3)
!53 = !DILocation(line: 8, column: 3, scope: !52)
!54 = !DILocation(line: 9, column: 3, scope: !45)
!55 = distinct !DISubprogram(name: "of_another_call", scope: !2, file: !2, line: 25, type: !56, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !18)
!56 = !DISubroutineType(types: !57)
!57 = !{null}
!58 = !DILocation(line: 26, column: 3, scope: !55)
!59 = !DILocation(line: 27, column: 3, scope: !55)
!60 = distinct !DISubprogram(name: "inner", scope: !2, file: !2, line: 19, type: !56, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !18, retainedNodes: !35)
!61 = !DILocalVariable(name: "local", scope: !60, file: !2, line: 20, type: !22)
!62 = !DILocation(line: 20, column: 7, scope: !60)
!63 = !DILocalVariable(name: "t", scope: !60, file: !2, line: 21, type: !39)
!64 = !DILocation(line: 21, column: 13, scope: !60)
!65 = !DILocation(line: 22, column: 3, scope: !60)
!66 = !DILocation(line: 23, column: 1, scope: !60)
