source_filename = "function_tables.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@b = internal global i32 0, align 4, !dbg !0
@c = internal global i32 0, align 4, !dbg !8
@d = internal global i32 0, align 4, !dbg !11
@.str = private unnamed_addr constant [27 x i8] c"b == 9 && c == 9 && d == 6\00", align 1
@.str.1 = private unnamed_addr constant [18 x i8] c"function_tables.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@handlers = internal constant [3 x ptr] [ptr @add_b, ptr @add_c, ptr @add_d], align 16, !dbg !13

define dso_local i32 @main() #0 !dbg !30 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !34, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.declare(metadata ptr %3, metadata !40, metadata !DIExpression()), !dbg !42
  store i64 0, ptr %3, align 8, !dbg !42
  br label %5, !dbg !43

5:                                                ; preds = %14, %0
  %6 = load i64, ptr %3, align 8, !dbg !44
  %7 = icmp slt i64 %6, 3, !dbg !46
  br i1 %7, label %8, label %17, !dbg !47

8:                                                ; preds = %5
  %9 = load i64, ptr %3, align 8, !dbg !48
  %10 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %9, !dbg !49
  %11 = load i64, ptr %3, align 8, !dbg !50
  %12 = inttoptr i64 %11 to ptr, !dbg !51
  %13 = call i32 @pthread_create(ptr noundef %10, ptr noundef null, ptr noundef @run, ptr noundef %12) #5, !dbg !52
  br label %14, !dbg !52

14:                                               ; preds = %8
  %15 = load i64, ptr %3, align 8, !dbg !53
  %16 = add nsw i64 %15, 1, !dbg !53
  store i64 %16, ptr %3, align 8, !dbg !53
  br label %5, !dbg !54, !llvm.loop !55

17:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !58, metadata !DIExpression()), !dbg !60
  store i32 0, ptr %4, align 4, !dbg !60
  br label %18, !dbg !61

18:                                               ; preds = %27, %17
  %19 = load i32, ptr %4, align 4, !dbg !62
  %20 = icmp slt i32 %19, 3, !dbg !64
  br i1 %20, label %21, label %30, !dbg !65

21:                                               ; preds = %18
  %22 = load i32, ptr %4, align 4, !dbg !66
  %23 = sext i32 %22 to i64, !dbg !67
  %24 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %23, !dbg !67
  %25 = load i64, ptr %24, align 8, !dbg !67
  %26 = call i32 @pthread_join(i64 noundef %25, ptr noundef null), !dbg !68
  br label %27, !dbg !68

27:                                               ; preds = %21
  %28 = load i32, ptr %4, align 4, !dbg !69
  %29 = add nsw i32 %28, 1, !dbg !69
  store i32 %29, ptr %4, align 4, !dbg !69
  br label %18, !dbg !70, !llvm.loop !71

30:                                               ; preds = %18
  %31 = load i32, ptr @b, align 4, !dbg !73
  %32 = icmp eq i32 %31, 9, !dbg !73
  br i1 %32, label %33, label %40, !dbg !73

33:                                               ; preds = %30
  %34 = load i32, ptr @c, align 4, !dbg !73
  %35 = icmp eq i32 %34, 9, !dbg !73
  br i1 %35, label %36, label %40, !dbg !73

36:                                               ; preds = %33
  %37 = load i32, ptr @d, align 4, !dbg !73
  %38 = icmp eq i32 %37, 6, !dbg !73
  br i1 %38, label %39, label %40, !dbg !76

39:                                               ; preds = %36
  br label %41, !dbg !76

40:                                               ; preds = %36, %33, %30
  call void @__assert_fail(ptr noundef getelementptr inbounds ([27 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([18 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 28, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !73
  unreachable, !dbg !73

41:                                               ; preds = %39
  ret i32 0, !dbg !77
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @run(ptr noundef %0) #0 !dbg !78 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !81, metadata !DIExpression()), !dbg !82
  call void @llvm.dbg.declare(metadata ptr %3, metadata !83, metadata !DIExpression()), !dbg !84
  %4 = load ptr, ptr %2, align 8, !dbg !85
  %5 = ptrtoint ptr %4 to i64, !dbg !86
  store i64 %5, ptr %3, align 8, !dbg !84
  %6 = load i64, ptr %3, align 8, !dbg !87
  %7 = getelementptr inbounds [3 x ptr], ptr @handlers, i64 0, i64 %6, !dbg !88
  %8 = load ptr, ptr %7, align 8, !dbg !88
  call void %8(i32 noundef 1), !dbg !88
  %9 = load i64, ptr %3, align 8, !dbg !89
  %10 = getelementptr inbounds [3 x ptr], ptr @handlers, i64 0, i64 %9, !dbg !90
  %11 = load ptr, ptr %10, align 8, !dbg !90
  call void %11(i32 noundef 2), !dbg !90
  ret ptr null, !dbg !91
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

define internal void @add_b(i32 noundef %0) #0 !dbg !92 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !93, metadata !DIExpression()), !dbg !94
  %3 = load i32, ptr %2, align 4, !dbg !95
  %4 = load i32, ptr @b, align 4, !dbg !96
  %5 = add nsw i32 %4, %3, !dbg !96
  store i32 %5, ptr @b, align 4, !dbg !96
  %6 = load i32, ptr %2, align 4, !dbg !97
  %7 = load i32, ptr @b, align 4, !dbg !98
  %8 = add nsw i32 %7, %6, !dbg !98
  store i32 %8, ptr @b, align 4, !dbg !98
  %9 = load i32, ptr %2, align 4, !dbg !99
  %10 = load i32, ptr @b, align 4, !dbg !100
  %11 = add nsw i32 %10, %9, !dbg !100
  store i32 %11, ptr @b, align 4, !dbg !100
  ret void, !dbg !101
}

define internal void @add_c(i32 noundef %0) #0 !dbg !102 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !103, metadata !DIExpression()), !dbg !104
  %3 = load i32, ptr %2, align 4, !dbg !105
  %4 = load i32, ptr @c, align 4, !dbg !106
  %5 = add nsw i32 %4, %3, !dbg !106
  store i32 %5, ptr @c, align 4, !dbg !106
  %6 = load i32, ptr %2, align 4, !dbg !107
  %7 = load i32, ptr @c, align 4, !dbg !108
  %8 = add nsw i32 %7, %6, !dbg !108
  store i32 %8, ptr @c, align 4, !dbg !108
  %9 = load i32, ptr %2, align 4, !dbg !109
  %10 = load i32, ptr @c, align 4, !dbg !110
  %11 = add nsw i32 %10, %9, !dbg !110
  store i32 %11, ptr @c, align 4, !dbg !110
  ret void, !dbg !111
}

define internal void @add_d(i32 noundef %0) #0 !dbg !112 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !113, metadata !DIExpression()), !dbg !114
  %3 = load i32, ptr %2, align 4, !dbg !115
  %4 = load i32, ptr @d, align 4, !dbg !116
  %5 = add nsw i32 %4, %3, !dbg !116
  store i32 %5, ptr @d, align 4, !dbg !116
  %6 = load i32, ptr %2, align 4, !dbg !117
  %7 = load i32, ptr @d, align 4, !dbg !118
  %8 = add nsw i32 %7, %6, !dbg !118
  store i32 %8, ptr @d, align 4, !dbg !118
  ret void, !dbg !119
}


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!22, !23, !24, !25, !26, !27, !28}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 9, type: !10, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "function_tables.c", directory: ".", checksumkind: CSK_MD5, checksum: "7ee5f766a013776a751bfed81ed78f37")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!7 = !{!0, !8, !11, !13}
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 9, type: !10, isLocal: true, isDefinition: true)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "d", scope: !2, file: !3, line: 9, type: !10, isLocal: true, isDefinition: true)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "handlers", scope: !2, file: !3, line: 15, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 192, elements: !20)
!16 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !10}
!20 = !{!21}
!21 = !DISubrange(count: 3)
!22 = !{i32 7, !"Dwarf Version", i32 5}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 1, !"wchar_size", i32 4}
!25 = !{i32 7, !"PIC Level", i32 2}
!26 = !{i32 7, !"PIE Level", i32 2}
!27 = !{i32 7, !"uwtable", i32 1}
!28 = !{i32 7, !"frame-pointer", i32 2}
!29 = !{!"Debian clang version 14.0.6"}
!30 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 24, type: !31, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !33)
!31 = !DISubroutineType(types: !32)
!32 = !{!10}
!33 = !{}
!34 = !DILocalVariable(name: "threads", scope: !30, file: !3, line: 25, type: !35)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 192, elements: !20)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !37, line: 27, baseType: !38)
!37 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!38 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!39 = !DILocation(line: 25, column: 15, scope: !30)
!40 = !DILocalVariable(name: "i", scope: !41, file: !3, line: 26, type: !6)
!41 = distinct !DILexicalBlock(scope: !30, file: !3, line: 26, column: 5)
!42 = !DILocation(line: 26, column: 15, scope: !41)
!43 = !DILocation(line: 26, column: 10, scope: !41)
!44 = !DILocation(line: 26, column: 22, scope: !45)
!45 = distinct !DILexicalBlock(scope: !41, file: !3, line: 26, column: 5)
!46 = !DILocation(line: 26, column: 24, scope: !45)
!47 = !DILocation(line: 26, column: 5, scope: !41)
!48 = !DILocation(line: 26, column: 58, scope: !45)
!49 = !DILocation(line: 26, column: 50, scope: !45)
!50 = !DILocation(line: 26, column: 78, scope: !45)
!51 = !DILocation(line: 26, column: 70, scope: !45)
!52 = !DILocation(line: 26, column: 34, scope: !45)
!53 = !DILocation(line: 26, column: 30, scope: !45)
!54 = !DILocation(line: 26, column: 5, scope: !45)
!55 = distinct !{!55, !47, !56, !57}
!56 = !DILocation(line: 26, column: 79, scope: !41)
!57 = !{!"llvm.loop.mustprogress"}
!58 = !DILocalVariable(name: "i", scope: !59, file: !3, line: 27, type: !10)
!59 = distinct !DILexicalBlock(scope: !30, file: !3, line: 27, column: 5)
!60 = !DILocation(line: 27, column: 14, scope: !59)
!61 = !DILocation(line: 27, column: 10, scope: !59)
!62 = !DILocation(line: 27, column: 21, scope: !63)
!63 = distinct !DILexicalBlock(scope: !59, file: !3, line: 27, column: 5)
!64 = !DILocation(line: 27, column: 23, scope: !63)
!65 = !DILocation(line: 27, column: 5, scope: !59)
!66 = !DILocation(line: 27, column: 54, scope: !63)
!67 = !DILocation(line: 27, column: 46, scope: !63)
!68 = !DILocation(line: 27, column: 33, scope: !63)
!69 = !DILocation(line: 27, column: 29, scope: !63)
!70 = !DILocation(line: 27, column: 5, scope: !63)
!71 = distinct !{!71, !65, !72, !57}
!72 = !DILocation(line: 27, column: 59, scope: !59)
!73 = !DILocation(line: 28, column: 5, scope: !74)
!74 = distinct !DILexicalBlock(scope: !75, file: !3, line: 28, column: 5)
!75 = distinct !DILexicalBlock(scope: !30, file: !3, line: 28, column: 5)
!76 = !DILocation(line: 28, column: 5, scope: !75)
!77 = !DILocation(line: 29, column: 5, scope: !30)
!78 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 17, type: !79, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !33)
!79 = !DISubroutineType(types: !80)
!80 = !{!5, !5}
!81 = !DILocalVariable(name: "argument", arg: 1, scope: !78, file: !3, line: 17, type: !5)
!82 = !DILocation(line: 17, column: 24, scope: !78)
!83 = !DILocalVariable(name: "number", scope: !78, file: !3, line: 18, type: !6)
!84 = !DILocation(line: 18, column: 10, scope: !78)
!85 = !DILocation(line: 18, column: 25, scope: !78)
!86 = !DILocation(line: 18, column: 19, scope: !78)
!87 = !DILocation(line: 19, column: 14, scope: !78)
!88 = !DILocation(line: 19, column: 5, scope: !78)
!89 = !DILocation(line: 20, column: 14, scope: !78)
!90 = !DILocation(line: 20, column: 5, scope: !78)
!91 = !DILocation(line: 21, column: 5, scope: !78)
!92 = distinct !DISubprogram(name: "add_b", scope: !3, file: !3, line: 11, type: !18, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !33)
!93 = !DILocalVariable(name: "n", arg: 1, scope: !92, file: !3, line: 11, type: !10)
!94 = !DILocation(line: 11, column: 23, scope: !92)
!95 = !DILocation(line: 11, column: 33, scope: !92)
!96 = !DILocation(line: 11, column: 30, scope: !92)
!97 = !DILocation(line: 11, column: 41, scope: !92)
!98 = !DILocation(line: 11, column: 38, scope: !92)
!99 = !DILocation(line: 11, column: 49, scope: !92)
!100 = !DILocation(line: 11, column: 46, scope: !92)
!101 = !DILocation(line: 11, column: 52, scope: !92)
!102 = distinct !DISubprogram(name: "add_c", scope: !3, file: !3, line: 12, type: !18, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !33)
!103 = !DILocalVariable(name: "n", arg: 1, scope: !102, file: !3, line: 12, type: !10)
!104 = !DILocation(line: 12, column: 23, scope: !102)
!105 = !DILocation(line: 12, column: 33, scope: !102)
!106 = !DILocation(line: 12, column: 30, scope: !102)
!107 = !DILocation(line: 12, column: 41, scope: !102)
!108 = !DILocation(line: 12, column: 38, scope: !102)
!109 = !DILocation(line: 12, column: 49, scope: !102)
!110 = !DILocation(line: 12, column: 46, scope: !102)
!111 = !DILocation(line: 12, column: 52, scope: !102)
!112 = distinct !DISubprogram(name: "add_d", scope: !3, file: !3, line: 13, type: !18, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !33)
!113 = !DILocalVariable(name: "n", arg: 1, scope: !112, file: !3, line: 13, type: !10)
!114 = !DILocation(line: 13, column: 23, scope: !112)
!115 = !DILocation(line: 13, column: 33, scope: !112)
!116 = !DILocation(line: 13, column: 30, scope: !112)
!117 = !DILocation(line: 13, column: 41, scope: !112)
!118 = !DILocation(line: 13, column: 38, scope: !112)
!119 = !DILocation(line: 13, column: 44, scope: !112)
