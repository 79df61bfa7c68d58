source_filename = "ring_buffer.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@publish = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [17 x i8] c"item == expected\00", align 1, !dbg !22
@.str.1 = private unnamed_addr constant [14 x i8] c"ring_buffer.c\00", align 1, !dbg !28
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [23 x i8] c"void run(memory_order)\00", align 1, !dbg !33
@tail = internal global i32 0, align 4, !dbg !39
@head = internal global i32 0, align 4, !dbg !43
@items = internal global [2 x i32] zeroinitializer, align 4, !dbg !45

define dso_local i32 @main() #0 !dbg !60 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @run(i32 noundef 0), !dbg !63
  ret i32 0, !dbg !64
}

define internal void @run(i32 noundef %0) #0 !dbg !65 {
  %2 = alloca i32, align 4
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !69, !DIExpression(), !70)
    #dbg_declare(ptr %3, !71, !DIExpression(), !75)
  %6 = load i32, ptr %2, align 4, !dbg !76
  store i32 %6, ptr @publish, align 4, !dbg !77
  %7 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @produce, ptr noundef null) #4, !dbg !78
    #dbg_declare(ptr %4, !79, !DIExpression(), !81)
  store i32 1, ptr %4, align 4, !dbg !81
  br label %8, !dbg !82

8:                                                ; preds = %24, %1
  %9 = load i32, ptr %4, align 4, !dbg !83
  %10 = icmp sle i32 %9, 3, !dbg !85
  br i1 %10, label %11, label %27, !dbg !86

11:                                               ; preds = %8
    #dbg_declare(ptr %5, !87, !DIExpression(), !89)
  store i32 0, ptr %5, align 4, !dbg !89
  br label %12, !dbg !90

12:                                               ; preds = %16, %11
  %13 = call i32 @get(ptr noundef %5), !dbg !91
  %14 = icmp ne i32 %13, 0, !dbg !92
  %15 = xor i1 %14, true, !dbg !92
  br i1 %15, label %16, label %17, !dbg !90

16:                                               ; preds = %12
  br label %12, !dbg !90, !llvm.loop !93

17:                                               ; preds = %12
  %18 = load i32, ptr %5, align 4, !dbg !96
  %19 = load i32, ptr %4, align 4, !dbg !96
  %20 = icmp eq i32 %18, %19, !dbg !96
  br i1 %20, label %21, label %22, !dbg !99

21:                                               ; preds = %17
  br label %23, !dbg !99

22:                                               ; preds = %17
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 48, ptr noundef @__PRETTY_FUNCTION__.run) #5, !dbg !96
  unreachable, !dbg !96

23:                                               ; preds = %21
  br label %24, !dbg !100

24:                                               ; preds = %23
  %25 = load i32, ptr %4, align 4, !dbg !101
  %26 = add nsw i32 %25, 1, !dbg !101
  store i32 %26, ptr %4, align 4, !dbg !101
  br label %8, !dbg !102, !llvm.loop !103

27:                                               ; preds = %8
  %28 = load i64, ptr %3, align 8, !dbg !105
  %29 = call i32 @pthread_join(i64 noundef %28, ptr noundef null), !dbg !106
  ret void, !dbg !107
}

define dso_local void @repaired() #0 !dbg !108 {
  call void @run(i32 noundef 3), !dbg !111
  ret void, !dbg !112
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @produce(ptr noundef %0) #0 !dbg !113 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !116, !DIExpression(), !117)
    #dbg_declare(ptr %3, !118, !DIExpression(), !120)
  store i32 1, ptr %3, align 4, !dbg !120
  br label %4, !dbg !121

4:                                                ; preds = %15, %1
  %5 = load i32, ptr %3, align 4, !dbg !122
  %6 = icmp sle i32 %5, 3, !dbg !124
  br i1 %6, label %7, label %18, !dbg !125

7:                                                ; preds = %4
  br label %8, !dbg !126

8:                                                ; preds = %13, %7
  %9 = load i32, ptr %3, align 4, !dbg !127
  %10 = call i32 @put(i32 noundef %9), !dbg !128
  %11 = icmp ne i32 %10, 0, !dbg !129
  %12 = xor i1 %11, true, !dbg !129
  br i1 %12, label %13, label %14, !dbg !126

13:                                               ; preds = %8
  br label %8, !dbg !126, !llvm.loop !130

14:                                               ; preds = %8
  br label %15, !dbg !126

15:                                               ; preds = %14
  %16 = load i32, ptr %3, align 4, !dbg !132
  %17 = add nsw i32 %16, 1, !dbg !132
  store i32 %17, ptr %3, align 4, !dbg !132
  br label %4, !dbg !133, !llvm.loop !134

18:                                               ; preds = %4
  %19 = load ptr, ptr %2, align 8, !dbg !136
  ret ptr %19, !dbg !137
}

define internal i32 @get(ptr noundef %0) #0 !dbg !138 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !142, !DIExpression(), !143)
    #dbg_declare(ptr %4, !144, !DIExpression(), !145)
  %8 = load atomic i32, ptr @head monotonic, align 4, !dbg !146
  store i32 %8, ptr %5, align 4, !dbg !146
  %9 = load i32, ptr %5, align 4, !dbg !146
  store i32 %9, ptr %4, align 4, !dbg !145
  %10 = load i32, ptr %4, align 4, !dbg !147
  %11 = load atomic i32, ptr @tail acquire, align 4, !dbg !149
  store i32 %11, ptr %6, align 4, !dbg !149
  %12 = load i32, ptr %6, align 4, !dbg !149
  %13 = icmp eq i32 %10, %12, !dbg !150
  br i1 %13, label %14, label %15, !dbg !151

14:                                               ; preds = %1
  store i32 0, ptr %2, align 4, !dbg !152
  br label %25, !dbg !152

15:                                               ; preds = %1
  %16 = load i32, ptr %4, align 4, !dbg !153
  %17 = urem i32 %16, 2, !dbg !154
  %18 = zext i32 %17 to i64, !dbg !155
  %19 = getelementptr inbounds [2 x i32], ptr @items, i64 0, i64 %18, !dbg !155
  %20 = load i32, ptr %19, align 4, !dbg !155
  %21 = load ptr, ptr %3, align 8, !dbg !156
  store i32 %20, ptr %21, align 4, !dbg !157
  %22 = load i32, ptr %4, align 4, !dbg !158
  %23 = add i32 %22, 1, !dbg !159
  store i32 %23, ptr %7, align 4, !dbg !160
  %24 = load i32, ptr %7, align 4, !dbg !160
  store atomic i32 %24, ptr @head release, align 4, !dbg !160
  store i32 1, ptr %2, align 4, !dbg !161
  br label %25, !dbg !161

25:                                               ; preds = %15, %14
  %26 = load i32, ptr %2, align 4, !dbg !162
  ret i32 %26, !dbg !162
}

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

define internal i32 @put(i32 noundef %0) #0 !dbg !163 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !166, !DIExpression(), !167)
    #dbg_declare(ptr %4, !168, !DIExpression(), !169)
  %9 = load atomic i32, ptr @tail monotonic, align 4, !dbg !170
  store i32 %9, ptr %5, align 4, !dbg !170
  %10 = load i32, ptr %5, align 4, !dbg !170
  store i32 %10, ptr %4, align 4, !dbg !169
  %11 = load i32, ptr %4, align 4, !dbg !171
  %12 = load atomic i32, ptr @head acquire, align 4, !dbg !173
  store i32 %12, ptr %6, align 4, !dbg !173
  %13 = load i32, ptr %6, align 4, !dbg !173
  %14 = sub i32 %11, %13, !dbg !174
  %15 = icmp eq i32 %14, 2, !dbg !175
  br i1 %15, label %16, label %17, !dbg !176

16:                                               ; preds = %1
  store i32 0, ptr %2, align 4, !dbg !177
  br label %34, !dbg !177

17:                                               ; preds = %1
  %18 = load i32, ptr %3, align 4, !dbg !178
  %19 = load i32, ptr %4, align 4, !dbg !179
  %20 = urem i32 %19, 2, !dbg !180
  %21 = zext i32 %20 to i64, !dbg !181
  %22 = getelementptr inbounds [2 x i32], ptr @items, i64 0, i64 %21, !dbg !181
  store i32 %18, ptr %22, align 4, !dbg !182
  %23 = load i32, ptr @publish, align 4, !dbg !183
  %24 = icmp eq i32 %23, 3, !dbg !185
  br i1 %24, label %25, label %29, !dbg !186

25:                                               ; preds = %17
  %26 = load i32, ptr %4, align 4, !dbg !187
  %27 = add i32 %26, 1, !dbg !188
  store i32 %27, ptr %7, align 4, !dbg !189
  %28 = load i32, ptr %7, align 4, !dbg !189
  store atomic i32 %28, ptr @tail release, align 4, !dbg !189
  br label %33, !dbg !189

29:                                               ; preds = %17
  %30 = load i32, ptr %4, align 4, !dbg !190
  %31 = add i32 %30, 1, !dbg !191
  store i32 %31, ptr %8, align 4, !dbg !192
  %32 = load i32, ptr %8, align 4, !dbg !192
  store atomic i32 %32, ptr @tail monotonic, align 4, !dbg !192
  br label %33

33:                                               ; preds = %29, %25
  store i32 1, ptr %2, align 4, !dbg !193
  br label %34, !dbg !193

34:                                               ; preds = %33, %16
  %35 = load i32, ptr %2, align 4, !dbg !194
  ret i32 %35, !dbg !194
}


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!52, !53, !54, !55, !56, !57, !58}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "publish", scope: !2, file: !3, line: 10, type: !51, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !19, globals: !21, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "ring_buffer.c", directory: ".", checksumkind: CSK_MD5, checksum: "65a1d0bc4b72dd44d79ea419a2d13fe4")
!4 = !{!5, !15}
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
!15 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !3, line: 6, baseType: !7, size: 32, elements: !16)
!16 = !{!17, !18}
!17 = !DIEnumerator(name: "SIZE", value: 2)
!18 = !DIEnumerator(name: "ITEMS", value: 3)
!19 = !{!20}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!21 = !{!22, !28, !33, !0, !39, !43, !45}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 48, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 136, elements: !26)
!25 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!26 = !{!27}
!27 = !DISubrange(count: 17)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !3, line: 48, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 112, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 14)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !3, line: 48, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 184, elements: !37)
!36 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !25)
!37 = !{!38}
!38 = !DISubrange(count: 23)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "tail", scope: !2, file: !3, line: 9, type: !41, isLocal: true, isDefinition: true)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_uint", file: !6, line: 105, baseType: !42)
!42 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !7)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 9, type: !41, isLocal: true, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "items", scope: !2, file: !3, line: 8, type: !47, isLocal: true, isDefinition: true)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !48, size: 64, elements: !49)
!48 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!49 = !{!50}
!50 = !DISubrange(count: 2)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "memory_order", file: !6, line: 75, baseType: !5)
!52 = !{i32 7, !"Dwarf Version", i32 5}
!53 = !{i32 2, !"Debug Info Version", i32 3}
!54 = !{i32 1, !"wchar_size", i32 4}
!55 = !{i32 8, !"PIC Level", i32 2}
!56 = !{i32 7, !"PIE Level", i32 2}
!57 = !{i32 7, !"uwtable", i32 2}
!58 = !{i32 7, !"frame-pointer", i32 2}
!59 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!60 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 53, type: !61, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!61 = !DISubroutineType(types: !62)
!62 = !{!48}
!63 = !DILocation(line: 54, column: 3, scope: !60)
!64 = !DILocation(line: 55, column: 3, scope: !60)
!65 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 40, type: !66, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !68)
!66 = !DISubroutineType(types: !67)
!67 = !{null, !51}
!68 = !{}
!69 = !DILocalVariable(name: "order", arg: 1, scope: !65, file: !3, line: 40, type: !51)
!70 = !DILocation(line: 40, column: 30, scope: !65)
!71 = !DILocalVariable(name: "producer", scope: !65, file: !3, line: 41, type: !72)
!72 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !73, line: 27, baseType: !74)
!73 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!74 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!75 = !DILocation(line: 41, column: 13, scope: !65)
!76 = !DILocation(line: 42, column: 13, scope: !65)
!77 = !DILocation(line: 42, column: 11, scope: !65)
!78 = !DILocation(line: 43, column: 3, scope: !65)
!79 = !DILocalVariable(name: "expected", scope: !80, file: !3, line: 44, type: !48)
!80 = distinct !DILexicalBlock(scope: !65, file: !3, line: 44, column: 3)
!81 = !DILocation(line: 44, column: 12, scope: !80)
!82 = !DILocation(line: 44, column: 8, scope: !80)
!83 = !DILocation(line: 44, column: 26, scope: !84)
!84 = distinct !DILexicalBlock(scope: !80, file: !3, line: 44, column: 3)
!85 = !DILocation(line: 44, column: 35, scope: !84)
!86 = !DILocation(line: 44, column: 3, scope: !80)
!87 = !DILocalVariable(name: "item", scope: !88, file: !3, line: 45, type: !48)
!88 = distinct !DILexicalBlock(scope: !84, file: !3, line: 44, column: 57)
!89 = !DILocation(line: 45, column: 9, scope: !88)
!90 = !DILocation(line: 46, column: 5, scope: !88)
!91 = !DILocation(line: 46, column: 13, scope: !88)
!92 = !DILocation(line: 46, column: 12, scope: !88)
!93 = distinct !{!93, !90, !94, !95}
!94 = !DILocation(line: 47, column: 7, scope: !88)
!95 = !{!"llvm.loop.mustprogress"}
!96 = !DILocation(line: 48, column: 5, scope: !97)
!97 = distinct !DILexicalBlock(scope: !98, file: !3, line: 48, column: 5)
!98 = distinct !DILexicalBlock(scope: !88, file: !3, line: 48, column: 5)
!99 = !DILocation(line: 48, column: 5, scope: !98)
!100 = !DILocation(line: 49, column: 3, scope: !88)
!101 = !DILocation(line: 44, column: 53, scope: !84)
!102 = !DILocation(line: 44, column: 3, scope: !84)
!103 = distinct !{!103, !86, !104, !95}
!104 = !DILocation(line: 49, column: 3, scope: !80)
!105 = !DILocation(line: 50, column: 16, scope: !65)
!106 = !DILocation(line: 50, column: 3, scope: !65)
!107 = !DILocation(line: 51, column: 1, scope: !65)
!108 = distinct !DISubprogram(name: "repaired", scope: !3, file: !3, line: 58, type: !109, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!109 = !DISubroutineType(types: !110)
!110 = !{null}
!111 = !DILocation(line: 58, column: 23, scope: !108)
!112 = !DILocation(line: 58, column: 50, scope: !108)
!113 = distinct !DISubprogram(name: "produce", scope: !3, file: !3, line: 33, type: !114, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !68)
!114 = !DISubroutineType(types: !115)
!115 = !{!20, !20}
!116 = !DILocalVariable(name: "unused", arg: 1, scope: !113, file: !3, line: 33, type: !20)
!117 = !DILocation(line: 33, column: 28, scope: !113)
!118 = !DILocalVariable(name: "item", scope: !119, file: !3, line: 34, type: !48)
!119 = distinct !DILexicalBlock(scope: !113, file: !3, line: 34, column: 3)
!120 = !DILocation(line: 34, column: 12, scope: !119)
!121 = !DILocation(line: 34, column: 8, scope: !119)
!122 = !DILocation(line: 34, column: 22, scope: !123)
!123 = distinct !DILexicalBlock(scope: !119, file: !3, line: 34, column: 3)
!124 = !DILocation(line: 34, column: 27, scope: !123)
!125 = !DILocation(line: 34, column: 3, scope: !119)
!126 = !DILocation(line: 35, column: 5, scope: !123)
!127 = !DILocation(line: 35, column: 17, scope: !123)
!128 = !DILocation(line: 35, column: 13, scope: !123)
!129 = !DILocation(line: 35, column: 12, scope: !123)
!130 = distinct !{!130, !126, !131, !95}
!131 = !DILocation(line: 36, column: 7, scope: !123)
!132 = !DILocation(line: 34, column: 41, scope: !123)
!133 = !DILocation(line: 34, column: 3, scope: !123)
!134 = distinct !{!134, !125, !135, !95}
!135 = !DILocation(line: 36, column: 7, scope: !119)
!136 = !DILocation(line: 37, column: 10, scope: !113)
!137 = !DILocation(line: 37, column: 3, scope: !113)
!138 = distinct !DISubprogram(name: "get", scope: !3, file: !3, line: 24, type: !139, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !68)
!139 = !DISubroutineType(types: !140)
!140 = !{!48, !141}
!141 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64)
!142 = !DILocalVariable(name: "item", arg: 1, scope: !138, file: !3, line: 24, type: !141)
!143 = !DILocation(line: 24, column: 21, scope: !138)
!144 = !DILocalVariable(name: "at", scope: !138, file: !3, line: 25, type: !7)
!145 = !DILocation(line: 25, column: 12, scope: !138)
!146 = !DILocation(line: 25, column: 17, scope: !138)
!147 = !DILocation(line: 26, column: 7, scope: !148)
!148 = distinct !DILexicalBlock(scope: !138, file: !3, line: 26, column: 7)
!149 = !DILocation(line: 26, column: 13, scope: !148)
!150 = !DILocation(line: 26, column: 10, scope: !148)
!151 = !DILocation(line: 26, column: 7, scope: !138)
!152 = !DILocation(line: 27, column: 5, scope: !148)
!153 = !DILocation(line: 28, column: 17, scope: !138)
!154 = !DILocation(line: 28, column: 20, scope: !138)
!155 = !DILocation(line: 28, column: 11, scope: !138)
!156 = !DILocation(line: 28, column: 4, scope: !138)
!157 = !DILocation(line: 28, column: 9, scope: !138)
!158 = !DILocation(line: 29, column: 32, scope: !138)
!159 = !DILocation(line: 29, column: 35, scope: !138)
!160 = !DILocation(line: 29, column: 3, scope: !138)
!161 = !DILocation(line: 30, column: 3, scope: !138)
!162 = !DILocation(line: 31, column: 1, scope: !138)
!163 = distinct !DISubprogram(name: "put", scope: !3, file: !3, line: 12, type: !164, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !68)
!164 = !DISubroutineType(types: !165)
!165 = !{!48, !48}
!166 = !DILocalVariable(name: "item", arg: 1, scope: !163, file: !3, line: 12, type: !48)
!167 = !DILocation(line: 12, column: 20, scope: !163)
!168 = !DILocalVariable(name: "at", scope: !163, file: !3, line: 13, type: !7)
!169 = !DILocation(line: 13, column: 12, scope: !163)
!170 = !DILocation(line: 13, column: 17, scope: !163)
!171 = !DILocation(line: 14, column: 7, scope: !172)
!172 = distinct !DILexicalBlock(scope: !163, file: !3, line: 14, column: 7)
!173 = !DILocation(line: 14, column: 12, scope: !172)
!174 = !DILocation(line: 14, column: 10, scope: !172)
!175 = !DILocation(line: 14, column: 62, scope: !172)
!176 = !DILocation(line: 14, column: 7, scope: !163)
!177 = !DILocation(line: 15, column: 5, scope: !172)
!178 = !DILocation(line: 16, column: 22, scope: !163)
!179 = !DILocation(line: 16, column: 9, scope: !163)
!180 = !DILocation(line: 16, column: 12, scope: !163)
!181 = !DILocation(line: 16, column: 3, scope: !163)
!182 = !DILocation(line: 16, column: 20, scope: !163)
!183 = !DILocation(line: 17, column: 7, scope: !184)
!184 = distinct !DILexicalBlock(scope: !163, file: !3, line: 17, column: 7)
!185 = !DILocation(line: 17, column: 15, scope: !184)
!186 = !DILocation(line: 17, column: 7, scope: !163)
!187 = !DILocation(line: 18, column: 34, scope: !184)
!188 = !DILocation(line: 18, column: 37, scope: !184)
!189 = !DILocation(line: 18, column: 5, scope: !184)
!190 = !DILocation(line: 20, column: 34, scope: !184)
!191 = !DILocation(line: 20, column: 37, scope: !184)
!192 = !DILocation(line: 20, column: 5, scope: !184)
!193 = !DILocation(line: 21, column: 3, scope: !163)
!194 = !DILocation(line: 22, column: 1, scope: !163)
