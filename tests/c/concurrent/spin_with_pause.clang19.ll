source_filename = "spin_with_pause.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@flag = dso_local global i32 0, align 4, !dbg !0
@data = dso_local global i32 0, align 4, !dbg !18
@.str = private unnamed_addr constant [10 x i8] c"data == 1\00", align 1, !dbg !21
@.str.1 = private unnamed_addr constant [18 x i8] c"spin_with_pause.c\00", align 1, !dbg !27
@__PRETTY_FUNCTION__.wait_for_flag = private unnamed_addr constant [28 x i8] c"void *wait_for_flag(void *)\00", align 1, !dbg !32
@__PRETTY_FUNCTION__.watch = private unnamed_addr constant [20 x i8] c"void *watch(void *)\00", align 1, !dbg !38

define dso_local i32 @main() #0 !dbg !53 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !57, !DIExpression(), !61)
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @wait_for_flag, ptr noundef null) #3, !dbg !62
  call void @publish(i32 noundef 3), !dbg !63
  %4 = load i64, ptr %2, align 8, !dbg !64
  %5 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !65
  ret i32 0, !dbg !66
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @wait_for_flag(ptr noundef %0) #0 !dbg !67 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !70, !DIExpression(), !71)
  br label %4, !dbg !72

4:                                                ; preds = %9, %1
  %5 = load atomic i32, ptr @flag acquire, align 4, !dbg !73
  store i32 %5, ptr %3, align 4, !dbg !73
  %6 = load i32, ptr %3, align 4, !dbg !73
  %7 = icmp ne i32 %6, 0, !dbg !74
  %8 = xor i1 %7, true, !dbg !74
  br i1 %8, label %9, label %10, !dbg !72

9:                                                ; preds = %4
  call void @llvm.x86.sse2.pause(), !dbg !75
  call void asm sideeffect "pause", "~{memory},~{dirflag},~{fpsr},~{flags}"() #3, !dbg !77, !srcloc !78
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #3, !dbg !79, !srcloc !80
  br label %4, !dbg !72, !llvm.loop !81

10:                                               ; preds = %4
  %11 = load i32, ptr @data, align 4, !dbg !84
  %12 = icmp eq i32 %11, 1, !dbg !84
  br i1 %12, label %13, label %14, !dbg !87

13:                                               ; preds = %10
  br label %15, !dbg !87

14:                                               ; preds = %10
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 19, ptr noundef @__PRETTY_FUNCTION__.wait_for_flag) #5, !dbg !84
  unreachable, !dbg !84

15:                                               ; preds = %13
  %16 = load ptr, ptr %2, align 8, !dbg !88
  ret ptr %16, !dbg !89
}

define internal void @publish(i32 noundef %0) #0 !dbg !90 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !94, !DIExpression(), !95)
  store i32 1, ptr @data, align 4, !dbg !96
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #3, !dbg !97, !srcloc !98
  %4 = load i32, ptr %2, align 4, !dbg !99
  store i32 1, ptr %3, align 4, !dbg !100
  switch i32 %4, label %5 [
    i32 3, label %7
    i32 5, label %9
  ], !dbg !100

5:                                                ; preds = %1
  %6 = load i32, ptr %3, align 4, !dbg !100
  store atomic i32 %6, ptr @flag monotonic, align 4, !dbg !100
  br label %11, !dbg !100

7:                                                ; preds = %1
  %8 = load i32, ptr %3, align 4, !dbg !100
  store atomic i32 %8, ptr @flag release, align 4, !dbg !100
  br label %11, !dbg !100

9:                                                ; preds = %1
  %10 = load i32, ptr %3, align 4, !dbg !100
  store atomic i32 %10, ptr @flag seq_cst, align 4, !dbg !100
  br label %11, !dbg !100

11:                                               ; preds = %9, %7, %5
  ret void, !dbg !101
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

define dso_local void @relaxed() #0 !dbg !102 {
  %1 = alloca i64, align 8
    #dbg_declare(ptr %1, !105, !DIExpression(), !106)
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @watch, ptr noundef null) #3, !dbg !107
  call void @publish(i32 noundef 0), !dbg !108
  %3 = load i64, ptr %1, align 8, !dbg !109
  %4 = call i32 @pthread_join(i64 noundef %3, ptr noundef null), !dbg !110
  ret void, !dbg !111
}

define internal ptr @watch(ptr noundef %0) #0 !dbg !112 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !113, !DIExpression(), !114)
    #dbg_declare(ptr %3, !115, !DIExpression(), !116)
  %5 = load atomic i32, ptr @flag monotonic, align 4, !dbg !117
  store i32 %5, ptr %4, align 4, !dbg !117
  %6 = load i32, ptr %4, align 4, !dbg !117
  store i32 %6, ptr %3, align 4, !dbg !116
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #3, !dbg !118, !srcloc !119
  %7 = load i32, ptr %3, align 4, !dbg !120
  %8 = icmp ne i32 %7, 0, !dbg !120
  br i1 %8, label %9, label %15, !dbg !122

9:                                                ; preds = %1
  call void @llvm.x86.sse2.pause(), !dbg !123
  %10 = load i32, ptr @data, align 4, !dbg !125
  %11 = icmp eq i32 %10, 1, !dbg !125
  br i1 %11, label %12, label %13, !dbg !128

12:                                               ; preds = %9
  br label %14, !dbg !128

13:                                               ; preds = %9
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 35, ptr noundef @__PRETTY_FUNCTION__.watch) #5, !dbg !125
  unreachable, !dbg !125

14:                                               ; preds = %12
  br label %15, !dbg !129

15:                                               ; preds = %14, %1
  %16 = load ptr, ptr %2, align 8, !dbg !130
  ret ptr %16, !dbg !131
}

declare void @llvm.x86.sse2.pause() #3

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!45, !46, !47, !48, !49, !50, !51}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 10, type: !43, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "spin_with_pause.c", directory: ".", checksumkind: CSK_MD5, checksum: "f1e37d20727e9289bc8e088147640c6f")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 68, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "lib/llvm-19/lib/clang/19/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!0, !18, !21, !27, !32, !38}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 11, type: !20, isLocal: false, isDefinition: true)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !3, line: 19, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 80, elements: !25)
!24 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!25 = !{!26}
!26 = !DISubrange(count: 10)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 19, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 144, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 18)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 19, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 224, elements: !36)
!35 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !24)
!36 = !{!37}
!37 = !DISubrange(count: 28)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !3, line: 35, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 160, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 20)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !44)
!44 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!45 = !{i32 7, !"Dwarf Version", i32 5}
!46 = !{i32 2, !"Debug Info Version", i32 3}
!47 = !{i32 1, !"wchar_size", i32 4}
!48 = !{i32 8, !"PIC Level", i32 2}
!49 = !{i32 7, !"PIE Level", i32 2}
!50 = !{i32 7, !"uwtable", i32 2}
!51 = !{i32 7, !"frame-pointer", i32 2}
!52 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!53 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 40, type: !54, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !56)
!54 = !DISubroutineType(types: !55)
!55 = !{!20}
!56 = !{}
!57 = !DILocalVariable(name: "thread", scope: !53, file: !3, line: 41, type: !58)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !59, line: 27, baseType: !60)
!59 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!60 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!61 = !DILocation(line: 41, column: 13, scope: !53)
!62 = !DILocation(line: 42, column: 3, scope: !53)
!63 = !DILocation(line: 43, column: 3, scope: !53)
!64 = !DILocation(line: 44, column: 16, scope: !53)
!65 = !DILocation(line: 44, column: 3, scope: !53)
!66 = !DILocation(line: 45, column: 3, scope: !53)
!67 = distinct !DISubprogram(name: "wait_for_flag", scope: !3, file: !3, line: 13, type: !68, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!68 = !DISubroutineType(types: !69)
!69 = !{!16, !16}
!70 = !DILocalVariable(name: "unused", arg: 1, scope: !67, file: !3, line: 13, type: !16)
!71 = !DILocation(line: 13, column: 34, scope: !67)
!72 = !DILocation(line: 14, column: 3, scope: !67)
!73 = !DILocation(line: 14, column: 11, scope: !67)
!74 = !DILocation(line: 14, column: 10, scope: !67)
!75 = !DILocation(line: 15, column: 5, scope: !76)
!76 = distinct !DILexicalBlock(scope: !67, file: !3, line: 14, column: 62)
!77 = !DILocation(line: 16, column: 5, scope: !76)
!78 = !{i64 532}
!79 = !DILocation(line: 17, column: 5, scope: !76)
!80 = !{i64 576}
!81 = distinct !{!81, !72, !82, !83}
!82 = !DILocation(line: 18, column: 3, scope: !67)
!83 = !{!"llvm.loop.mustprogress"}
!84 = !DILocation(line: 19, column: 3, scope: !85)
!85 = distinct !DILexicalBlock(scope: !86, file: !3, line: 19, column: 3)
!86 = distinct !DILexicalBlock(scope: !67, file: !3, line: 19, column: 3)
!87 = !DILocation(line: 19, column: 3, scope: !86)
!88 = !DILocation(line: 20, column: 10, scope: !67)
!89 = !DILocation(line: 20, column: 3, scope: !67)
!90 = distinct !DISubprogram(name: "publish", scope: !3, file: !3, line: 23, type: !91, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!91 = !DISubroutineType(types: !92)
!92 = !{null, !93}
!93 = !DIDerivedType(tag: DW_TAG_typedef, name: "memory_order", file: !6, line: 75, baseType: !5)
!94 = !DILocalVariable(name: "order", arg: 1, scope: !90, file: !3, line: 23, type: !93)
!95 = !DILocation(line: 23, column: 34, scope: !90)
!96 = !DILocation(line: 24, column: 8, scope: !90)
!97 = !DILocation(line: 25, column: 3, scope: !90)
!98 = !{i64 712}
!99 = !DILocation(line: 26, column: 35, scope: !90)
!100 = !DILocation(line: 26, column: 3, scope: !90)
!101 = !DILocation(line: 27, column: 1, scope: !90)
!102 = distinct !DISubprogram(name: "relaxed", scope: !3, file: !3, line: 48, type: !103, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !56)
!103 = !DISubroutineType(types: !104)
!104 = !{null}
!105 = !DILocalVariable(name: "thread", scope: !102, file: !3, line: 49, type: !58)
!106 = !DILocation(line: 49, column: 13, scope: !102)
!107 = !DILocation(line: 50, column: 3, scope: !102)
!108 = !DILocation(line: 51, column: 3, scope: !102)
!109 = !DILocation(line: 52, column: 16, scope: !102)
!110 = !DILocation(line: 52, column: 3, scope: !102)
!111 = !DILocation(line: 53, column: 1, scope: !102)
!112 = distinct !DISubprogram(name: "watch", scope: !3, file: !3, line: 29, type: !68, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!113 = !DILocalVariable(name: "unused", arg: 1, scope: !112, file: !3, line: 29, type: !16)
!114 = !DILocation(line: 29, column: 26, scope: !112)
!115 = !DILocalVariable(name: "seen", scope: !112, file: !3, line: 30, type: !20)
!116 = !DILocation(line: 30, column: 7, scope: !112)
!117 = !DILocation(line: 30, column: 14, scope: !112)
!118 = !DILocation(line: 31, column: 3, scope: !112)
!119 = !{i64 893}
!120 = !DILocation(line: 32, column: 7, scope: !121)
!121 = distinct !DILexicalBlock(scope: !112, file: !3, line: 32, column: 7)
!122 = !DILocation(line: 32, column: 7, scope: !112)
!123 = !DILocation(line: 33, column: 5, scope: !124)
!124 = distinct !DILexicalBlock(scope: !121, file: !3, line: 32, column: 13)
!125 = !DILocation(line: 35, column: 5, scope: !126)
!126 = distinct !DILexicalBlock(scope: !127, file: !3, line: 35, column: 5)
!127 = distinct !DILexicalBlock(scope: !124, file: !3, line: 35, column: 5)
!128 = !DILocation(line: 35, column: 5, scope: !127)
!129 = !DILocation(line: 36, column: 3, scope: !124)
!130 = !DILocation(line: 37, column: 10, scope: !112)
!131 = !DILocation(line: 37, column: 3, scope: !112)
