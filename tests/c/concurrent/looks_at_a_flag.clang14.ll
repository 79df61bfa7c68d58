source_filename = "looks_at_a_flag.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@flag = internal global i32 0, align 4, !dbg !0
@data = internal global i32 0, align 4, !dbg !16
@.str = private unnamed_addr constant [10 x i8] c"data == 1\00", align 1
@.str.1 = private unnamed_addr constant [18 x i8] c"looks_at_a_flag.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [11 x i8] c"value == 7\00", align 1
@__PRETTY_FUNCTION__.written_on_both_ways = private unnamed_addr constant [32 x i8] c"void written_on_both_ways(void)\00", align 1
@.str.3 = private unnamed_addr constant [9 x i8] c"sum >= 0\00", align 1
@__PRETTY_FUNCTION__.written_in_the_loop = private unnamed_addr constant [31 x i8] c"void written_in_the_loop(void)\00", align 1

define dso_local i32 @main() #0 !dbg !29 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !33, metadata !DIExpression()), !dbg !37
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @tell, ptr noundef null) #5, !dbg !38
  br label %5, !dbg !39

5:                                                ; preds = %10, %0
  %6 = load atomic i32, ptr @flag acquire, align 4, !dbg !40
  store i32 %6, ptr %3, align 4, !dbg !40
  %7 = load i32, ptr %3, align 4, !dbg !40
  %8 = icmp ne i32 %7, 0, !dbg !41
  %9 = xor i1 %8, true, !dbg !41
  br i1 %9, label %10, label %11, !dbg !39

10:                                               ; preds = %5
  br label %5, !dbg !39, !llvm.loop !42

11:                                               ; preds = %5
  %12 = load i32, ptr @data, align 4, !dbg !45
  %13 = icmp eq i32 %12, 1, !dbg !45
  br i1 %13, label %14, label %15, !dbg !48

14:                                               ; preds = %11
  br label %16, !dbg !48

15:                                               ; preds = %11
  call void @__assert_fail(ptr noundef getelementptr inbounds ([10 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([18 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 26, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !45
  unreachable, !dbg !45

16:                                               ; preds = %14
  %17 = load i64, ptr %2, align 8, !dbg !49
  %18 = call i32 @pthread_join(i64 noundef %17, ptr noundef null), !dbg !50
  ret i32 0, !dbg !51
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @tell(ptr noundef %0) #0 !dbg !52 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !56, metadata !DIExpression()), !dbg !57
  store i32 1, ptr @data, align 4, !dbg !58
  store i32 1, ptr %3, align 4, !dbg !59
  %4 = load i32, ptr %3, align 4, !dbg !59
  store atomic i32 %4, ptr @flag release, align 4, !dbg !59
  ret ptr null, !dbg !60
}

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

define dso_local i32 @maybe_written() #0 !dbg !61 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !62, metadata !DIExpression()), !dbg !63
  %3 = load atomic i32, ptr @flag seq_cst, align 4, !dbg !64
  store i32 %3, ptr %2, align 4, !dbg !64
  %4 = load i32, ptr %2, align 4, !dbg !64
  %5 = icmp ne i32 %4, 0, !dbg !64
  br i1 %5, label %6, label %7, !dbg !66

6:                                                ; preds = %0
  store i32 3, ptr %1, align 4, !dbg !67
  br label %7, !dbg !68

7:                                                ; preds = %6, %0
  %8 = load i32, ptr %1, align 4, !dbg !69
  ret i32 %8, !dbg !70
}

define dso_local void @written_on_both_ways() #0 !dbg !71 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !74, metadata !DIExpression()), !dbg !75
  %4 = load atomic i32, ptr @flag seq_cst, align 4, !dbg !76
  store i32 %4, ptr %2, align 4, !dbg !76
  %5 = load i32, ptr %2, align 4, !dbg !76
  %6 = icmp ne i32 %5, 0, !dbg !76
  br i1 %6, label %7, label %8, !dbg !78

7:                                                ; preds = %0
  store i32 3, ptr %1, align 4, !dbg !79
  br label %9, !dbg !80

8:                                                ; preds = %0
  store i32 4, ptr %1, align 4, !dbg !81
  br label %9

9:                                                ; preds = %8, %7
  call void @llvm.dbg.declare(metadata ptr %3, metadata !82, metadata !DIExpression()), !dbg !84
  store i32 0, ptr %3, align 4, !dbg !84
  br label %10, !dbg !85

10:                                               ; preds = %17, %9
  %11 = load i32, ptr %3, align 4, !dbg !86
  %12 = icmp slt i32 %11, 3, !dbg !88
  br i1 %12, label %13, label %20, !dbg !89

13:                                               ; preds = %10
  %14 = load i32, ptr %3, align 4, !dbg !90
  %15 = load i32, ptr %1, align 4, !dbg !91
  %16 = add nsw i32 %15, %14, !dbg !91
  store i32 %16, ptr %1, align 4, !dbg !91
  br label %17, !dbg !92

17:                                               ; preds = %13
  %18 = load i32, ptr %3, align 4, !dbg !93
  %19 = add nsw i32 %18, 1, !dbg !93
  store i32 %19, ptr %3, align 4, !dbg !93
  br label %10, !dbg !94, !llvm.loop !95

20:                                               ; preds = %10
  %21 = load i32, ptr %1, align 4, !dbg !97
  %22 = icmp eq i32 %21, 7, !dbg !97
  br i1 %22, label %23, label %24, !dbg !100

23:                                               ; preds = %20
  br label %25, !dbg !100

24:                                               ; preds = %20
  call void @__assert_fail(ptr noundef getelementptr inbounds ([11 x i8], ptr @.str.2, i64 0, i64 0), ptr noundef getelementptr inbounds ([18 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 46, ptr noundef getelementptr inbounds ([32 x i8], ptr @__PRETTY_FUNCTION__.written_on_both_ways, i64 0, i64 0)) #6, !dbg !97
  unreachable, !dbg !97

25:                                               ; preds = %23
  ret void, !dbg !101
}

define dso_local void @written_in_the_loop() #0 !dbg !102 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !103, metadata !DIExpression()), !dbg !104
  call void @llvm.dbg.declare(metadata ptr %2, metadata !105, metadata !DIExpression()), !dbg !106
  store i32 0, ptr %2, align 4, !dbg !106
  call void @llvm.dbg.declare(metadata ptr %3, metadata !107, metadata !DIExpression()), !dbg !109
  store i32 0, ptr %3, align 4, !dbg !109
  br label %4, !dbg !110

4:                                                ; preds = %23, %0
  %5 = load i32, ptr %3, align 4, !dbg !111
  %6 = icmp slt i32 %5, 3, !dbg !113
  br i1 %6, label %7, label %26, !dbg !114

7:                                                ; preds = %4
  %8 = load i32, ptr %3, align 4, !dbg !115
  %9 = icmp eq i32 %8, 1, !dbg !118
  br i1 %9, label %10, label %11, !dbg !119

10:                                               ; preds = %7
  store i32 5, ptr %1, align 4, !dbg !120
  br label %15, !dbg !121

11:                                               ; preds = %7
  %12 = load i32, ptr %3, align 4, !dbg !122
  %13 = load i32, ptr %2, align 4, !dbg !123
  %14 = add nsw i32 %13, %12, !dbg !123
  store i32 %14, ptr %2, align 4, !dbg !123
  br label %15

15:                                               ; preds = %11, %10
  %16 = load i32, ptr %3, align 4, !dbg !124
  %17 = icmp ne i32 %16, 1, !dbg !126
  br i1 %17, label %18, label %22, !dbg !127

18:                                               ; preds = %15
  %19 = load i32, ptr %1, align 4, !dbg !128
  %20 = load i32, ptr %2, align 4, !dbg !129
  %21 = add nsw i32 %20, %19, !dbg !129
  store i32 %21, ptr %2, align 4, !dbg !129
  br label %22, !dbg !130

22:                                               ; preds = %18, %15
  br label %23, !dbg !131

23:                                               ; preds = %22
  %24 = load i32, ptr %3, align 4, !dbg !132
  %25 = add nsw i32 %24, 1, !dbg !132
  store i32 %25, ptr %3, align 4, !dbg !132
  br label %4, !dbg !133, !llvm.loop !134

26:                                               ; preds = %4
  %27 = load i32, ptr %2, align 4, !dbg !136
  %28 = icmp sge i32 %27, 0, !dbg !136
  br i1 %28, label %29, label %30, !dbg !139

29:                                               ; preds = %26
  br label %31, !dbg !139

30:                                               ; preds = %26
  call void @__assert_fail(ptr noundef getelementptr inbounds ([9 x i8], ptr @.str.3, i64 0, i64 0), ptr noundef getelementptr inbounds ([18 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 59, ptr noundef getelementptr inbounds ([31 x i8], ptr @__PRETTY_FUNCTION__.written_in_the_loop, i64 0, i64 0)) #6, !dbg !136
  unreachable, !dbg !136

31:                                               ; preds = %29
  ret void, !dbg !140
}


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!21, !22, !23, !24, !25, !26, !27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 12, type: !19, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "looks_at_a_flag.c", directory: ".", checksumkind: CSK_MD5, checksum: "f89fdf9142b549fc2df51ecf71c7796e")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 56, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: ".", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!0, !16}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 13, type: !18, isLocal: true, isDefinition: true)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !20)
!20 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !18)
!21 = !{i32 7, !"Dwarf Version", i32 5}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 7, !"PIC Level", i32 2}
!25 = !{i32 7, !"PIE Level", i32 2}
!26 = !{i32 7, !"uwtable", i32 1}
!27 = !{i32 7, !"frame-pointer", i32 2}
!28 = !{!"Debian clang version 14.0.6"}
!29 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 21, type: !30, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !32)
!30 = !DISubroutineType(types: !31)
!31 = !{!18}
!32 = !{}
!33 = !DILocalVariable(name: "thread", scope: !29, file: !3, line: 22, type: !34)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !35, line: 27, baseType: !36)
!35 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!36 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!37 = !DILocation(line: 22, column: 13, scope: !29)
!38 = !DILocation(line: 23, column: 3, scope: !29)
!39 = !DILocation(line: 24, column: 3, scope: !29)
!40 = !DILocation(line: 24, column: 11, scope: !29)
!41 = !DILocation(line: 24, column: 10, scope: !29)
!42 = distinct !{!42, !39, !43, !44}
!43 = !DILocation(line: 25, column: 5, scope: !29)
!44 = !{!"llvm.loop.mustprogress"}
!45 = !DILocation(line: 26, column: 3, scope: !46)
!46 = distinct !DILexicalBlock(scope: !47, file: !3, line: 26, column: 3)
!47 = distinct !DILexicalBlock(scope: !29, file: !3, line: 26, column: 3)
!48 = !DILocation(line: 26, column: 3, scope: !47)
!49 = !DILocation(line: 27, column: 16, scope: !29)
!50 = !DILocation(line: 27, column: 3, scope: !29)
!51 = !DILocation(line: 28, column: 3, scope: !29)
!52 = distinct !DISubprogram(name: "tell", scope: !3, file: !3, line: 15, type: !53, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !32)
!53 = !DISubroutineType(types: !54)
!54 = !{!55, !55}
!55 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!56 = !DILocalVariable(name: "unused", arg: 1, scope: !52, file: !3, line: 15, type: !55)
!57 = !DILocation(line: 15, column: 25, scope: !52)
!58 = !DILocation(line: 16, column: 8, scope: !52)
!59 = !DILocation(line: 17, column: 3, scope: !52)
!60 = !DILocation(line: 18, column: 3, scope: !52)
!61 = distinct !DISubprogram(name: "maybe_written", scope: !3, file: !3, line: 31, type: !30, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !32)
!62 = !DILocalVariable(name: "value", scope: !61, file: !3, line: 32, type: !18)
!63 = !DILocation(line: 32, column: 7, scope: !61)
!64 = !DILocation(line: 33, column: 7, scope: !65)
!65 = distinct !DILexicalBlock(scope: !61, file: !3, line: 33, column: 7)
!66 = !DILocation(line: 33, column: 7, scope: !61)
!67 = !DILocation(line: 34, column: 11, scope: !65)
!68 = !DILocation(line: 34, column: 5, scope: !65)
!69 = !DILocation(line: 35, column: 10, scope: !61)
!70 = !DILocation(line: 35, column: 3, scope: !61)
!71 = distinct !DISubprogram(name: "written_on_both_ways", scope: !3, file: !3, line: 38, type: !72, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !32)
!72 = !DISubroutineType(types: !73)
!73 = !{null}
!74 = !DILocalVariable(name: "value", scope: !71, file: !3, line: 39, type: !18)
!75 = !DILocation(line: 39, column: 7, scope: !71)
!76 = !DILocation(line: 40, column: 7, scope: !77)
!77 = distinct !DILexicalBlock(scope: !71, file: !3, line: 40, column: 7)
!78 = !DILocation(line: 40, column: 7, scope: !71)
!79 = !DILocation(line: 41, column: 11, scope: !77)
!80 = !DILocation(line: 41, column: 5, scope: !77)
!81 = !DILocation(line: 43, column: 11, scope: !77)
!82 = !DILocalVariable(name: "i", scope: !83, file: !3, line: 44, type: !18)
!83 = distinct !DILexicalBlock(scope: !71, file: !3, line: 44, column: 3)
!84 = !DILocation(line: 44, column: 12, scope: !83)
!85 = !DILocation(line: 44, column: 8, scope: !83)
!86 = !DILocation(line: 44, column: 19, scope: !87)
!87 = distinct !DILexicalBlock(scope: !83, file: !3, line: 44, column: 3)
!88 = !DILocation(line: 44, column: 21, scope: !87)
!89 = !DILocation(line: 44, column: 3, scope: !83)
!90 = !DILocation(line: 45, column: 14, scope: !87)
!91 = !DILocation(line: 45, column: 11, scope: !87)
!92 = !DILocation(line: 45, column: 5, scope: !87)
!93 = !DILocation(line: 44, column: 27, scope: !87)
!94 = !DILocation(line: 44, column: 3, scope: !87)
!95 = distinct !{!95, !89, !96, !44}
!96 = !DILocation(line: 45, column: 14, scope: !83)
!97 = !DILocation(line: 46, column: 3, scope: !98)
!98 = distinct !DILexicalBlock(scope: !99, file: !3, line: 46, column: 3)
!99 = distinct !DILexicalBlock(scope: !71, file: !3, line: 46, column: 3)
!100 = !DILocation(line: 46, column: 3, scope: !99)
!101 = !DILocation(line: 47, column: 1, scope: !71)
!102 = distinct !DISubprogram(name: "written_in_the_loop", scope: !3, file: !3, line: 49, type: !72, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !32)
!103 = !DILocalVariable(name: "value", scope: !102, file: !3, line: 50, type: !18)
!104 = !DILocation(line: 50, column: 7, scope: !102)
!105 = !DILocalVariable(name: "sum", scope: !102, file: !3, line: 50, type: !18)
!106 = !DILocation(line: 50, column: 14, scope: !102)
!107 = !DILocalVariable(name: "i", scope: !108, file: !3, line: 51, type: !18)
!108 = distinct !DILexicalBlock(scope: !102, file: !3, line: 51, column: 3)
!109 = !DILocation(line: 51, column: 12, scope: !108)
!110 = !DILocation(line: 51, column: 8, scope: !108)
!111 = !DILocation(line: 51, column: 19, scope: !112)
!112 = distinct !DILexicalBlock(scope: !108, file: !3, line: 51, column: 3)
!113 = !DILocation(line: 51, column: 21, scope: !112)
!114 = !DILocation(line: 51, column: 3, scope: !108)
!115 = !DILocation(line: 52, column: 9, scope: !116)
!116 = distinct !DILexicalBlock(scope: !117, file: !3, line: 52, column: 9)
!117 = distinct !DILexicalBlock(scope: !112, file: !3, line: 51, column: 31)
!118 = !DILocation(line: 52, column: 11, scope: !116)
!119 = !DILocation(line: 52, column: 9, scope: !117)
!120 = !DILocation(line: 53, column: 13, scope: !116)
!121 = !DILocation(line: 53, column: 7, scope: !116)
!122 = !DILocation(line: 55, column: 14, scope: !116)
!123 = !DILocation(line: 55, column: 11, scope: !116)
!124 = !DILocation(line: 56, column: 9, scope: !125)
!125 = distinct !DILexicalBlock(scope: !117, file: !3, line: 56, column: 9)
!126 = !DILocation(line: 56, column: 11, scope: !125)
!127 = !DILocation(line: 56, column: 9, scope: !117)
!128 = !DILocation(line: 57, column: 14, scope: !125)
!129 = !DILocation(line: 57, column: 11, scope: !125)
!130 = !DILocation(line: 57, column: 7, scope: !125)
!131 = !DILocation(line: 58, column: 3, scope: !117)
!132 = !DILocation(line: 51, column: 27, scope: !112)
!133 = !DILocation(line: 51, column: 3, scope: !112)
!134 = distinct !{!134, !114, !135, !44}
!135 = !DILocation(line: 58, column: 3, scope: !108)
!136 = !DILocation(line: 59, column: 3, scope: !137)
!137 = distinct !DILexicalBlock(scope: !138, file: !3, line: 59, column: 3)
!138 = distinct !DILexicalBlock(scope: !102, file: !3, line: 59, column: 3)
!139 = !DILocation(line: 59, column: 3, scope: !138)
!140 = !DILocation(line: 60, column: 1, scope: !102)
