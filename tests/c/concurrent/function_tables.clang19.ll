source_filename = "function_tables.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@b = internal global i32 0, align 4, !dbg !0
@c = internal global i32 0, align 4, !dbg !25
@d = internal global i32 0, align 4, !dbg !28
@.str = private unnamed_addr constant [27 x i8] c"b == 9 && c == 9 && d == 6\00", align 1, !dbg !8
@.str.1 = private unnamed_addr constant [18 x i8] c"function_tables.c\00", align 1, !dbg !14
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !19
@handlers = internal constant [3 x ptr] [ptr @add_b, ptr @add_c, ptr @add_d], align 16, !dbg !30

define dso_local i32 @main() #0 !dbg !47 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !51, !DIExpression(), !56)
    #dbg_declare(ptr %3, !57, !DIExpression(), !59)
  store i64 0, ptr %3, align 8, !dbg !59
  br label %5, !dbg !60

5:                                                ; preds = %14, %0
  %6 = load i64, ptr %3, align 8, !dbg !61
  %7 = icmp slt i64 %6, 3, !dbg !63
  br i1 %7, label %8, label %17, !dbg !64

8:                                                ; preds = %5
  %9 = load i64, ptr %3, align 8, !dbg !65
  %10 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %9, !dbg !66
  %11 = load i64, ptr %3, align 8, !dbg !67
  %12 = inttoptr i64 %11 to ptr, !dbg !68
  %13 = call i32 @pthread_create(ptr noundef %10, ptr noundef null, ptr noundef @run, ptr noundef %12) #4, !dbg !69
  br label %14, !dbg !69

14:                                               ; preds = %8
  %15 = load i64, ptr %3, align 8, !dbg !70
  %16 = add nsw i64 %15, 1, !dbg !70
  store i64 %16, ptr %3, align 8, !dbg !70
  br label %5, !dbg !71, !llvm.loop !72

17:                                               ; preds = %5
    #dbg_declare(ptr %4, !75, !DIExpression(), !77)
  store i32 0, ptr %4, align 4, !dbg !77
  br label %18, !dbg !78

18:                                               ; preds = %27, %17
  %19 = load i32, ptr %4, align 4, !dbg !79
  %20 = icmp slt i32 %19, 3, !dbg !81
  br i1 %20, label %21, label %30, !dbg !82

21:                                               ; preds = %18
  %22 = load i32, ptr %4, align 4, !dbg !83
  %23 = sext i32 %22 to i64, !dbg !84
  %24 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %23, !dbg !84
  %25 = load i64, ptr %24, align 8, !dbg !84
  %26 = call i32 @pthread_join(i64 noundef %25, ptr noundef null), !dbg !85
  br label %27, !dbg !85

27:                                               ; preds = %21
  %28 = load i32, ptr %4, align 4, !dbg !86
  %29 = add nsw i32 %28, 1, !dbg !86
  store i32 %29, ptr %4, align 4, !dbg !86
  br label %18, !dbg !87, !llvm.loop !88

30:                                               ; preds = %18
  %31 = load i32, ptr @b, align 4, !dbg !90
  %32 = icmp eq i32 %31, 9, !dbg !90
  br i1 %32, label %33, label %40, !dbg !90

33:                                               ; preds = %30
  %34 = load i32, ptr @c, align 4, !dbg !90
  %35 = icmp eq i32 %34, 9, !dbg !90
  br i1 %35, label %36, label %40, !dbg !90

36:                                               ; preds = %33
  %37 = load i32, ptr @d, align 4, !dbg !90
  %38 = icmp eq i32 %37, 6, !dbg !90
  br i1 %38, label %39, label %40, !dbg !93

39:                                               ; preds = %36
  br label %41, !dbg !93

40:                                               ; preds = %36, %33, %30
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 28, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !90
  unreachable, !dbg !90

41:                                               ; preds = %39
  ret i32 0, !dbg !94
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @run(ptr noundef %0) #0 !dbg !95 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !98, !DIExpression(), !99)
    #dbg_declare(ptr %3, !100, !DIExpression(), !101)
  %4 = load ptr, ptr %2, align 8, !dbg !102
  %5 = ptrtoint ptr %4 to i64, !dbg !103
  store i64 %5, ptr %3, align 8, !dbg !101
  %6 = load i64, ptr %3, align 8, !dbg !104
  %7 = getelementptr inbounds [3 x ptr], ptr @handlers, i64 0, i64 %6, !dbg !105
  %8 = load ptr, ptr %7, align 8, !dbg !105
  call void %8(i32 noundef 1), !dbg !105
  %9 = load i64, ptr %3, align 8, !dbg !106
  %10 = getelementptr inbounds [3 x ptr], ptr @handlers, i64 0, i64 %9, !dbg !107
  %11 = load ptr, ptr %10, align 8, !dbg !107
  call void %11(i32 noundef 2), !dbg !107
  ret ptr null, !dbg !108
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

define internal void @add_b(i32 noundef %0) #0 !dbg !109 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !110, !DIExpression(), !111)
  %3 = load i32, ptr %2, align 4, !dbg !112
  %4 = load i32, ptr @b, align 4, !dbg !113
  %5 = add nsw i32 %4, %3, !dbg !113
  store i32 %5, ptr @b, align 4, !dbg !113
  %6 = load i32, ptr %2, align 4, !dbg !114
  %7 = load i32, ptr @b, align 4, !dbg !115
  %8 = add nsw i32 %7, %6, !dbg !115
  store i32 %8, ptr @b, align 4, !dbg !115
  %9 = load i32, ptr %2, align 4, !dbg !116
  %10 = load i32, ptr @b, align 4, !dbg !117
  %11 = add nsw i32 %10, %9, !dbg !117
  store i32 %11, ptr @b, align 4, !dbg !117
  ret void, !dbg !118
}

define internal void @add_c(i32 noundef %0) #0 !dbg !119 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !120, !DIExpression(), !121)
  %3 = load i32, ptr %2, align 4, !dbg !122
  %4 = load i32, ptr @c, align 4, !dbg !123
  %5 = add nsw i32 %4, %3, !dbg !123
  store i32 %5, ptr @c, align 4, !dbg !123
  %6 = load i32, ptr %2, align 4, !dbg !124
  %7 = load i32, ptr @c, align 4, !dbg !125
  %8 = add nsw i32 %7, %6, !dbg !125
  store i32 %8, ptr @c, align 4, !dbg !125
  %9 = load i32, ptr %2, align 4, !dbg !126
  %10 = load i32, ptr @c, align 4, !dbg !127
  %11 = add nsw i32 %10, %9, !dbg !127
  store i32 %11, ptr @c, align 4, !dbg !127
  ret void, !dbg !128
}

define internal void @add_d(i32 noundef %0) #0 !dbg !129 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !130, !DIExpression(), !131)
  %3 = load i32, ptr %2, align 4, !dbg !132
  %4 = load i32, ptr @d, align 4, !dbg !133
  %5 = add nsw i32 %4, %3, !dbg !133
  store i32 %5, ptr @d, align 4, !dbg !133
  %6 = load i32, ptr %2, align 4, !dbg !134
  %7 = load i32, ptr @d, align 4, !dbg !135
  %8 = add nsw i32 %7, %6, !dbg !135
  store i32 %8, ptr @d, align 4, !dbg !135
  ret void, !dbg !136
}


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!39, !40, !41, !42, !43, !44, !45}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 9, type: !27, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "function_tables.c", directory: ".", checksumkind: CSK_MD5, checksum: "7ee5f766a013776a751bfed81ed78f37")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!7 = !{!8, !14, !19, !0, !25, !28, !30}
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 216, elements: !12)
!11 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!12 = !{!13}
!13 = !DISubrange(count: 27)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !16, isLocal: true, isDefinition: true)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 144, elements: !17)
!17 = !{!18}
!18 = !DISubrange(count: 18)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 120, elements: !23)
!22 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !11)
!23 = !{!24}
!24 = !DISubrange(count: 15)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 9, type: !27, isLocal: true, isDefinition: true)
!27 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "d", scope: !2, file: !3, line: 9, type: !27, isLocal: true, isDefinition: true)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "handlers", scope: !2, file: !3, line: 15, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 192, elements: !37)
!33 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !34)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!35 = !DISubroutineType(types: !36)
!36 = !{null, !27}
!37 = !{!38}
!38 = !DISubrange(count: 3)
!39 = !{i32 7, !"Dwarf Version", i32 5}
!40 = !{i32 2, !"Debug Info Version", i32 3}
!41 = !{i32 1, !"wchar_size", i32 4}
!42 = !{i32 8, !"PIC Level", i32 2}
!43 = !{i32 7, !"PIE Level", i32 2}
!44 = !{i32 7, !"uwtable", i32 2}
!45 = !{i32 7, !"frame-pointer", i32 2}
!46 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!47 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 24, type: !48, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !50)
!48 = !DISubroutineType(types: !49)
!49 = !{!27}
!50 = !{}
!51 = !DILocalVariable(name: "threads", scope: !47, file: !3, line: 25, type: !52)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !53, size: 192, elements: !37)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !54, line: 27, baseType: !55)
!54 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!55 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!56 = !DILocation(line: 25, column: 15, scope: !47)
!57 = !DILocalVariable(name: "i", scope: !58, file: !3, line: 26, type: !6)
!58 = distinct !DILexicalBlock(scope: !47, file: !3, line: 26, column: 5)
!59 = !DILocation(line: 26, column: 15, scope: !58)
!60 = !DILocation(line: 26, column: 10, scope: !58)
!61 = !DILocation(line: 26, column: 22, scope: !62)
!62 = distinct !DILexicalBlock(scope: !58, file: !3, line: 26, column: 5)
!63 = !DILocation(line: 26, column: 24, scope: !62)
!64 = !DILocation(line: 26, column: 5, scope: !58)
!65 = !DILocation(line: 26, column: 58, scope: !62)
!66 = !DILocation(line: 26, column: 50, scope: !62)
!67 = !DILocation(line: 26, column: 78, scope: !62)
!68 = !DILocation(line: 26, column: 70, scope: !62)
!69 = !DILocation(line: 26, column: 34, scope: !62)
!70 = !DILocation(line: 26, column: 30, scope: !62)
!71 = !DILocation(line: 26, column: 5, scope: !62)
!72 = distinct !{!72, !64, !73, !74}
!73 = !DILocation(line: 26, column: 79, scope: !58)
!74 = !{!"llvm.loop.mustprogress"}
!75 = !DILocalVariable(name: "i", scope: !76, file: !3, line: 27, type: !27)
!76 = distinct !DILexicalBlock(scope: !47, file: !3, line: 27, column: 5)
!77 = !DILocation(line: 27, column: 14, scope: !76)
!78 = !DILocation(line: 27, column: 10, scope: !76)
!79 = !DILocation(line: 27, column: 21, scope: !80)
!80 = distinct !DILexicalBlock(scope: !76, file: !3, line: 27, column: 5)
!81 = !DILocation(line: 27, column: 23, scope: !80)
!82 = !DILocation(line: 27, column: 5, scope: !76)
!83 = !DILocation(line: 27, column: 54, scope: !80)
!84 = !DILocation(line: 27, column: 46, scope: !80)
!85 = !DILocation(line: 27, column: 33, scope: !80)
!86 = !DILocation(line: 27, column: 29, scope: !80)
!87 = !DILocation(line: 27, column: 5, scope: !80)
!88 = distinct !{!88, !82, !89, !74}
!89 = !DILocation(line: 27, column: 59, scope: !76)
!90 = !DILocation(line: 28, column: 5, scope: !91)
!91 = distinct !DILexicalBlock(scope: !92, file: !3, line: 28, column: 5)
!92 = distinct !DILexicalBlock(scope: !47, file: !3, line: 28, column: 5)
!93 = !DILocation(line: 28, column: 5, scope: !92)
!94 = !DILocation(line: 29, column: 5, scope: !47)
!95 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 17, type: !96, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!96 = !DISubroutineType(types: !97)
!97 = !{!5, !5}
!98 = !DILocalVariable(name: "argument", arg: 1, scope: !95, file: !3, line: 17, type: !5)
!99 = !DILocation(line: 17, column: 24, scope: !95)
!100 = !DILocalVariable(name: "number", scope: !95, file: !3, line: 18, type: !6)
!101 = !DILocation(line: 18, column: 10, scope: !95)
!102 = !DILocation(line: 18, column: 25, scope: !95)
!103 = !DILocation(line: 18, column: 19, scope: !95)
!104 = !DILocation(line: 19, column: 14, scope: !95)
!105 = !DILocation(line: 19, column: 5, scope: !95)
!106 = !DILocation(line: 20, column: 14, scope: !95)
!107 = !DILocation(line: 20, column: 5, scope: !95)
!108 = !DILocation(line: 21, column: 5, scope: !95)
!109 = distinct !DISubprogram(name: "add_b", scope: !3, file: !3, line: 11, type: !35, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!110 = !DILocalVariable(name: "n", arg: 1, scope: !109, file: !3, line: 11, type: !27)
!111 = !DILocation(line: 11, column: 23, scope: !109)
!112 = !DILocation(line: 11, column: 33, scope: !109)
!113 = !DILocation(line: 11, column: 30, scope: !109)
!114 = !DILocation(line: 11, column: 41, scope: !109)
!115 = !DILocation(line: 11, column: 38, scope: !109)
!116 = !DILocation(line: 11, column: 49, scope: !109)
!117 = !DILocation(line: 11, column: 46, scope: !109)
!118 = !DILocation(line: 11, column: 52, scope: !109)
!119 = distinct !DISubprogram(name: "add_c", scope: !3, file: !3, line: 12, type: !35, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!120 = !DILocalVariable(name: "n", arg: 1, scope: !119, file: !3, line: 12, type: !27)
!121 = !DILocation(line: 12, column: 23, scope: !119)
!122 = !DILocation(line: 12, column: 33, scope: !119)
!123 = !DILocation(line: 12, column: 30, scope: !119)
!124 = !DILocation(line: 12, column: 41, scope: !119)
!125 = !DILocation(line: 12, column: 38, scope: !119)
!126 = !DILocation(line: 12, column: 49, scope: !119)
!127 = !DILocation(line: 12, column: 46, scope: !119)
!128 = !DILocation(line: 12, column: 52, scope: !119)
!129 = distinct !DISubprogram(name: "add_d", scope: !3, file: !3, line: 13, type: !35, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!130 = !DILocalVariable(name: "n", arg: 1, scope: !129, file: !3, line: 13, type: !27)
!131 = !DILocation(line: 13, column: 23, scope: !129)
!132 = !DILocation(line: 13, column: 33, scope: !129)
!133 = !DILocation(line: 13, column: 30, scope: !129)
!134 = !DILocation(line: 13, column: 41, scope: !129)
!135 = !DILocation(line: 13, column: 38, scope: !129)
!136 = !DILocation(line: 13, column: 44, scope: !129)
