source_filename = "looks_at_a_flag.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@flag = internal global i32 0, align 4, !dbg !0
@data = internal global i32 0, align 4, !dbg !53
@.str = private unnamed_addr constant [10 x i8] c"data == 1\00", align 1, !dbg !16
@.str.1 = private unnamed_addr constant [18 x i8] c"looks_at_a_flag.c\00", align 1, !dbg !22
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !27
@.str.2 = private unnamed_addr constant [11 x i8] c"value == 7\00", align 1, !dbg !33
@__PRETTY_FUNCTION__.written_on_both_ways = private unnamed_addr constant [32 x i8] c"void written_on_both_ways(void)\00", align 1, !dbg !38
@.str.3 = private unnamed_addr constant [9 x i8] c"sum >= 0\00", align 1, !dbg !43
@__PRETTY_FUNCTION__.written_in_the_loop = private unnamed_addr constant [31 x i8] c"void written_in_the_loop(void)\00", align 1, !dbg !48

define dso_local i32 @main() #0 !dbg !66 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !70, !DIExpression(), !74)
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @tell, ptr noundef null) #4, !dbg !75
  br label %5, !dbg !76

5:                                                ; preds = %10, %0
  %6 = load atomic i32, ptr @flag acquire, align 4, !dbg !77
  store i32 %6, ptr %3, align 4, !dbg !77
  %7 = load i32, ptr %3, align 4, !dbg !77
  %8 = icmp ne i32 %7, 0, !dbg !78
  %9 = xor i1 %8, true, !dbg !78
  br i1 %9, label %10, label %11, !dbg !76

10:                                               ; preds = %5
  br label %5, !dbg !76, !llvm.loop !79

11:                                               ; preds = %5
  %12 = load i32, ptr @data, align 4, !dbg !82
  %13 = icmp eq i32 %12, 1, !dbg !82
  br i1 %13, label %14, label %15, !dbg !85

14:                                               ; preds = %11
  br label %16, !dbg !85

15:                                               ; preds = %11
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 26, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !82
  unreachable, !dbg !82

16:                                               ; preds = %14
  %17 = load i64, ptr %2, align 8, !dbg !86
  %18 = call i32 @pthread_join(i64 noundef %17, ptr noundef null), !dbg !87
  ret i32 0, !dbg !88
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @tell(ptr noundef %0) #0 !dbg !89 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !93, !DIExpression(), !94)
  store i32 1, ptr @data, align 4, !dbg !95
  store i32 1, ptr %3, align 4, !dbg !96
  %4 = load i32, ptr %3, align 4, !dbg !96
  store atomic i32 %4, ptr @flag release, align 4, !dbg !96
  ret ptr null, !dbg !97
}

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

define dso_local i32 @maybe_written() #0 !dbg !98 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !99, !DIExpression(), !100)
  %3 = load atomic i32, ptr @flag seq_cst, align 4, !dbg !101
  store i32 %3, ptr %2, align 4, !dbg !101
  %4 = load i32, ptr %2, align 4, !dbg !101
  %5 = icmp ne i32 %4, 0, !dbg !101
  br i1 %5, label %6, label %7, !dbg !103

6:                                                ; preds = %0
  store i32 3, ptr %1, align 4, !dbg !104
  br label %7, !dbg !105

7:                                                ; preds = %6, %0
  %8 = load i32, ptr %1, align 4, !dbg !106
  ret i32 %8, !dbg !107
}

define dso_local void @written_on_both_ways() #0 !dbg !108 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
    #dbg_declare(ptr %1, !111, !DIExpression(), !112)
  %4 = load atomic i32, ptr @flag seq_cst, align 4, !dbg !113
  store i32 %4, ptr %2, align 4, !dbg !113
  %5 = load i32, ptr %2, align 4, !dbg !113
  %6 = icmp ne i32 %5, 0, !dbg !113
  br i1 %6, label %7, label %8, !dbg !115

7:                                                ; preds = %0
  store i32 3, ptr %1, align 4, !dbg !116
  br label %9, !dbg !117

8:                                                ; preds = %0
  store i32 4, ptr %1, align 4, !dbg !118
  br label %9

9:                                                ; preds = %8, %7
    #dbg_declare(ptr %3, !119, !DIExpression(), !121)
  store i32 0, ptr %3, align 4, !dbg !121
  br label %10, !dbg !122

10:                                               ; preds = %17, %9
  %11 = load i32, ptr %3, align 4, !dbg !123
  %12 = icmp slt i32 %11, 3, !dbg !125
  br i1 %12, label %13, label %20, !dbg !126

13:                                               ; preds = %10
  %14 = load i32, ptr %3, align 4, !dbg !127
  %15 = load i32, ptr %1, align 4, !dbg !128
  %16 = add nsw i32 %15, %14, !dbg !128
  store i32 %16, ptr %1, align 4, !dbg !128
  br label %17, !dbg !129

17:                                               ; preds = %13
  %18 = load i32, ptr %3, align 4, !dbg !130
  %19 = add nsw i32 %18, 1, !dbg !130
  store i32 %19, ptr %3, align 4, !dbg !130
  br label %10, !dbg !131, !llvm.loop !132

20:                                               ; preds = %10
  %21 = load i32, ptr %1, align 4, !dbg !134
  %22 = icmp eq i32 %21, 7, !dbg !134
  br i1 %22, label %23, label %24, !dbg !137

23:                                               ; preds = %20
  br label %25, !dbg !137

24:                                               ; preds = %20
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 46, ptr noundef @__PRETTY_FUNCTION__.written_on_both_ways) #5, !dbg !134
  unreachable, !dbg !134

25:                                               ; preds = %23
  ret void, !dbg !138
}

define dso_local void @written_in_the_loop() #0 !dbg !139 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
    #dbg_declare(ptr %1, !140, !DIExpression(), !141)
    #dbg_declare(ptr %2, !142, !DIExpression(), !143)
  store i32 0, ptr %2, align 4, !dbg !143
    #dbg_declare(ptr %3, !144, !DIExpression(), !146)
  store i32 0, ptr %3, align 4, !dbg !146
  br label %4, !dbg !147

4:                                                ; preds = %23, %0
  %5 = load i32, ptr %3, align 4, !dbg !148
  %6 = icmp slt i32 %5, 3, !dbg !150
  br i1 %6, label %7, label %26, !dbg !151

7:                                                ; preds = %4
  %8 = load i32, ptr %3, align 4, !dbg !152
  %9 = icmp eq i32 %8, 1, !dbg !155
  br i1 %9, label %10, label %11, !dbg !156

10:                                               ; preds = %7
  store i32 5, ptr %1, align 4, !dbg !157
  br label %15, !dbg !158

11:                                               ; preds = %7
  %12 = load i32, ptr %3, align 4, !dbg !159
  %13 = load i32, ptr %2, align 4, !dbg !160
  %14 = add nsw i32 %13, %12, !dbg !160
  store i32 %14, ptr %2, align 4, !dbg !160
  br label %15

15:                                               ; preds = %11, %10
  %16 = load i32, ptr %3, align 4, !dbg !161
  %17 = icmp ne i32 %16, 1, !dbg !163
  br i1 %17, label %18, label %22, !dbg !164

18:                                               ; preds = %15
  %19 = load i32, ptr %1, align 4, !dbg !165
  %20 = load i32, ptr %2, align 4, !dbg !166
  %21 = add nsw i32 %20, %19, !dbg !166
  store i32 %21, ptr %2, align 4, !dbg !166
  br label %22, !dbg !167

22:                                               ; preds = %18, %15
  br label %23, !dbg !168

23:                                               ; preds = %22
  %24 = load i32, ptr %3, align 4, !dbg !169
  %25 = add nsw i32 %24, 1, !dbg !169
  store i32 %25, ptr %3, align 4, !dbg !169
  br label %4, !dbg !170, !llvm.loop !171

26:                                               ; preds = %4
  %27 = load i32, ptr %2, align 4, !dbg !173
  %28 = icmp sge i32 %27, 0, !dbg !173
  br i1 %28, label %29, label %30, !dbg !176

29:                                               ; preds = %26
  br label %31, !dbg !176

30:                                               ; preds = %26
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 59, ptr noundef @__PRETTY_FUNCTION__.written_in_the_loop) #5, !dbg !173
  unreachable, !dbg !173

31:                                               ; preds = %29
  ret void, !dbg !177
}


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!58, !59, !60, !61, !62, !63, !64}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 12, type: !56, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "looks_at_a_flag.c", directory: ".", checksumkind: CSK_MD5, checksum: "f89fdf9142b549fc2df51ecf71c7796e")
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
!15 = !{!16, !22, !27, !33, !38, !43, !48, !0, !53}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 80, elements: !20)
!19 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!20 = !{!21}
!21 = !DISubrange(count: 10)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 144, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 18)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 120, elements: !31)
!30 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !19)
!31 = !{!32}
!32 = !DISubrange(count: 15)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !3, line: 46, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 88, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 11)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !3, line: 46, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 256, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 32)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !3, line: 59, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 72, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 9)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !3, line: 59, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 248, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 31)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 13, type: !55, isLocal: true, isDefinition: true)
!55 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!56 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !57)
!57 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !55)
!58 = !{i32 7, !"Dwarf Version", i32 5}
!59 = !{i32 2, !"Debug Info Version", i32 3}
!60 = !{i32 1, !"wchar_size", i32 4}
!61 = !{i32 8, !"PIC Level", i32 2}
!62 = !{i32 7, !"PIE Level", i32 2}
!63 = !{i32 7, !"uwtable", i32 2}
!64 = !{i32 7, !"frame-pointer", i32 2}
!65 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!66 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 21, type: !67, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !69)
!67 = !DISubroutineType(types: !68)
!68 = !{!55}
!69 = !{}
!70 = !DILocalVariable(name: "thread", scope: !66, file: !3, line: 22, type: !71)
!71 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !72, line: 27, baseType: !73)
!72 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!73 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!74 = !DILocation(line: 22, column: 13, scope: !66)
!75 = !DILocation(line: 23, column: 3, scope: !66)
!76 = !DILocation(line: 24, column: 3, scope: !66)
!77 = !DILocation(line: 24, column: 11, scope: !66)
!78 = !DILocation(line: 24, column: 10, scope: !66)
!79 = distinct !{!79, !76, !80, !81}
!80 = !DILocation(line: 25, column: 5, scope: !66)
!81 = !{!"llvm.loop.mustprogress"}
!82 = !DILocation(line: 26, column: 3, scope: !83)
!83 = distinct !DILexicalBlock(scope: !84, file: !3, line: 26, column: 3)
!84 = distinct !DILexicalBlock(scope: !66, file: !3, line: 26, column: 3)
!85 = !DILocation(line: 26, column: 3, scope: !84)
!86 = !DILocation(line: 27, column: 16, scope: !66)
!87 = !DILocation(line: 27, column: 3, scope: !66)
!88 = !DILocation(line: 28, column: 3, scope: !66)
!89 = distinct !DISubprogram(name: "tell", scope: !3, file: !3, line: 15, type: !90, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !69)
!90 = !DISubroutineType(types: !91)
!91 = !{!92, !92}
!92 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!93 = !DILocalVariable(name: "unused", arg: 1, scope: !89, file: !3, line: 15, type: !92)
!94 = !DILocation(line: 15, column: 25, scope: !89)
!95 = !DILocation(line: 16, column: 8, scope: !89)
!96 = !DILocation(line: 17, column: 3, scope: !89)
!97 = !DILocation(line: 18, column: 3, scope: !89)
!98 = distinct !DISubprogram(name: "maybe_written", scope: !3, file: !3, line: 31, type: !67, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !69)
!99 = !DILocalVariable(name: "value", scope: !98, file: !3, line: 32, type: !55)
!100 = !DILocation(line: 32, column: 7, scope: !98)
!101 = !DILocation(line: 33, column: 7, scope: !102)
!102 = distinct !DILexicalBlock(scope: !98, file: !3, line: 33, column: 7)
!103 = !DILocation(line: 33, column: 7, scope: !98)
!104 = !DILocation(line: 34, column: 11, scope: !102)
!105 = !DILocation(line: 34, column: 5, scope: !102)
!106 = !DILocation(line: 35, column: 10, scope: !98)
!107 = !DILocation(line: 35, column: 3, scope: !98)
!108 = distinct !DISubprogram(name: "written_on_both_ways", scope: !3, file: !3, line: 38, type: !109, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !69)
!109 = !DISubroutineType(types: !110)
!110 = !{null}
!111 = !DILocalVariable(name: "value", scope: !108, file: !3, line: 39, type: !55)
!112 = !DILocation(line: 39, column: 7, scope: !108)
!113 = !DILocation(line: 40, column: 7, scope: !114)
!114 = distinct !DILexicalBlock(scope: !108, file: !3, line: 40, column: 7)
!115 = !DILocation(line: 40, column: 7, scope: !108)
!116 = !DILocation(line: 41, column: 11, scope: !114)
!117 = !DILocation(line: 41, column: 5, scope: !114)
!118 = !DILocation(line: 43, column: 11, scope: !114)
!119 = !DILocalVariable(name: "i", scope: !120, file: !3, line: 44, type: !55)
!120 = distinct !DILexicalBlock(scope: !108, file: !3, line: 44, column: 3)
!121 = !DILocation(line: 44, column: 12, scope: !120)
!122 = !DILocation(line: 44, column: 8, scope: !120)
!123 = !DILocation(line: 44, column: 19, scope: !124)
!124 = distinct !DILexicalBlock(scope: !120, file: !3, line: 44, column: 3)
!125 = !DILocation(line: 44, column: 21, scope: !124)
!126 = !DILocation(line: 44, column: 3, scope: !120)
!127 = !DILocation(line: 45, column: 14, scope: !124)
!128 = !DILocation(line: 45, column: 11, scope: !124)
!129 = !DILocation(line: 45, column: 5, scope: !124)
!130 = !DILocation(line: 44, column: 27, scope: !124)
!131 = !DILocation(line: 44, column: 3, scope: !124)
!132 = distinct !{!132, !126, !133, !81}
!133 = !DILocation(line: 45, column: 14, scope: !120)
!134 = !DILocation(line: 46, column: 3, scope: !135)
!135 = distinct !DILexicalBlock(scope: !136, file: !3, line: 46, column: 3)
!136 = distinct !DILexicalBlock(scope: !108, file: !3, line: 46, column: 3)
!137 = !DILocation(line: 46, column: 3, scope: !136)
!138 = !DILocation(line: 47, column: 1, scope: !108)
!139 = distinct !DISubprogram(name: "written_in_the_loop", scope: !3, file: !3, line: 49, type: !109, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !69)
!140 = !DILocalVariable(name: "value", scope: !139, file: !3, line: 50, type: !55)
!141 = !DILocation(line: 50, column: 7, scope: !139)
!142 = !DILocalVariable(name: "sum", scope: !139, file: !3, line: 50, type: !55)
!143 = !DILocation(line: 50, column: 14, scope: !139)
!144 = !DILocalVariable(name: "i", scope: !145, file: !3, line: 51, type: !55)
!145 = distinct !DILexicalBlock(scope: !139, file: !3, line: 51, column: 3)
!146 = !DILocation(line: 51, column: 12, scope: !145)
!147 = !DILocation(line: 51, column: 8, scope: !145)
!148 = !DILocation(line: 51, column: 19, scope: !149)
!149 = distinct !DILexicalBlock(scope: !145, file: !3, line: 51, column: 3)
!150 = !DILocation(line: 51, column: 21, scope: !149)
!151 = !DILocation(line: 51, column: 3, scope: !145)
!152 = !DILocation(line: 52, column: 9, scope: !153)
!153 = distinct !DILexicalBlock(scope: !154, file: !3, line: 52, column: 9)
!154 = distinct !DILexicalBlock(scope: !149, file: !3, line: 51, column: 31)
!155 = !DILocation(line: 52, column: 11, scope: !153)
!156 = !DILocation(line: 52, column: 9, scope: !154)
!157 = !DILocation(line: 53, column: 13, scope: !153)
!158 = !DILocation(line: 53, column: 7, scope: !153)
!159 = !DILocation(line: 55, column: 14, scope: !153)
!160 = !DILocation(line: 55, column: 11, scope: !153)
!161 = !DILocation(line: 56, column: 9, scope: !162)
!162 = distinct !DILexicalBlock(scope: !154, file: !3, line: 56, column: 9)
!163 = !DILocation(line: 56, column: 11, scope: !162)
!164 = !DILocation(line: 56, column: 9, scope: !154)
!165 = !DILocation(line: 57, column: 14, scope: !162)
!166 = !DILocation(line: 57, column: 11, scope: !162)
!167 = !DILocation(line: 57, column: 7, scope: !162)
!168 = !DILocation(line: 58, column: 3, scope: !154)
!169 = !DILocation(line: 51, column: 27, scope: !149)
!170 = !DILocation(line: 51, column: 3, scope: !149)
!171 = distinct !{!171, !151, !172, !81}
!172 = !DILocation(line: 58, column: 3, scope: !145)
!173 = !DILocation(line: 59, column: 3, scope: !174)
!174 = distinct !DILexicalBlock(scope: !175, file: !3, line: 59, column: 3)
!175 = distinct !DILexicalBlock(scope: !139, file: !3, line: 59, column: 3)
!176 = !DILocation(line: 59, column: 3, scope: !175)
!177 = !DILocation(line: 60, column: 1, scope: !139)
