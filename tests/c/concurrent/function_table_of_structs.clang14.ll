source_filename = "function_table_of_structs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.operations = type { ptr, i32 }
%struct.job = type { ptr, ptr }

@kinds = internal constant [2 x %struct.operations] [%struct.operations { ptr @add_b, i32 1 }, %struct.operations { ptr @add_c, i32 2 }], align 16, !dbg !0
@b = internal global i32 0, align 4, !dbg !5
@c = internal global i32 0, align 4, !dbg !8
@.str = private unnamed_addr constant [17 x i8] c"b == 4 && c == 6\00", align 1
@.str.1 = private unnamed_addr constant [28 x i8] c"function_table_of_structs.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() #0 !dbg !29 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca [2 x ptr], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !33, metadata !DIExpression()), !dbg !38
  call void @llvm.dbg.declare(metadata ptr %3, metadata !39, metadata !DIExpression()), !dbg !51
  call void @llvm.dbg.declare(metadata ptr %4, metadata !52, metadata !DIExpression()), !dbg !54
  store i32 0, ptr %4, align 4, !dbg !54
  br label %7, !dbg !55

7:                                                ; preds = %28, %0
  %8 = load i32, ptr %4, align 4, !dbg !56
  %9 = icmp slt i32 %8, 2, !dbg !58
  br i1 %9, label %10, label %31, !dbg !59

10:                                               ; preds = %7
  %11 = call noalias ptr @malloc(i64 noundef 16) #5, !dbg !60
  %12 = load i32, ptr %4, align 4, !dbg !62
  %13 = sext i32 %12 to i64, !dbg !63
  %14 = getelementptr inbounds [2 x ptr], ptr %3, i64 0, i64 %13, !dbg !63
  store ptr %11, ptr %14, align 8, !dbg !64
  %15 = load i32, ptr %4, align 4, !dbg !65
  %16 = sext i32 %15 to i64, !dbg !66
  %17 = getelementptr inbounds [2 x %struct.operations], ptr @kinds, i64 0, i64 %16, !dbg !66
  %18 = load i32, ptr %4, align 4, !dbg !67
  %19 = sext i32 %18 to i64, !dbg !68
  %20 = getelementptr inbounds [2 x ptr], ptr %3, i64 0, i64 %19, !dbg !68
  %21 = load ptr, ptr %20, align 8, !dbg !68
  %22 = getelementptr inbounds %struct.job, ptr %21, i32 0, i32 0, !dbg !69
  store ptr %17, ptr %22, align 8, !dbg !70
  %23 = load i32, ptr %4, align 4, !dbg !71
  %24 = sext i32 %23 to i64, !dbg !72
  %25 = getelementptr inbounds [2 x ptr], ptr %3, i64 0, i64 %24, !dbg !72
  %26 = load ptr, ptr %25, align 8, !dbg !72
  %27 = getelementptr inbounds %struct.job, ptr %26, i32 0, i32 1, !dbg !73
  store ptr @run, ptr %27, align 8, !dbg !74
  br label %28, !dbg !75

28:                                               ; preds = %10
  %29 = load i32, ptr %4, align 4, !dbg !76
  %30 = add nsw i32 %29, 1, !dbg !76
  store i32 %30, ptr %4, align 4, !dbg !76
  br label %7, !dbg !77, !llvm.loop !78

31:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata ptr %5, metadata !81, metadata !DIExpression()), !dbg !83
  store i32 0, ptr %5, align 4, !dbg !83
  br label %32, !dbg !84

32:                                               ; preds = %50, %31
  %33 = load i32, ptr %5, align 4, !dbg !85
  %34 = icmp slt i32 %33, 2, !dbg !87
  br i1 %34, label %35, label %53, !dbg !88

35:                                               ; preds = %32
  %36 = load i32, ptr %5, align 4, !dbg !89
  %37 = sext i32 %36 to i64, !dbg !90
  %38 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %37, !dbg !90
  %39 = load i32, ptr %5, align 4, !dbg !91
  %40 = sext i32 %39 to i64, !dbg !92
  %41 = getelementptr inbounds [2 x ptr], ptr %3, i64 0, i64 %40, !dbg !92
  %42 = load ptr, ptr %41, align 8, !dbg !92
  %43 = getelementptr inbounds %struct.job, ptr %42, i32 0, i32 1, !dbg !93
  %44 = load ptr, ptr %43, align 8, !dbg !93
  %45 = load i32, ptr %5, align 4, !dbg !94
  %46 = sext i32 %45 to i64, !dbg !95
  %47 = getelementptr inbounds [2 x ptr], ptr %3, i64 0, i64 %46, !dbg !95
  %48 = load ptr, ptr %47, align 8, !dbg !95
  %49 = call i32 @pthread_create(ptr noundef %38, ptr noundef null, ptr noundef %44, ptr noundef %48) #5, !dbg !96
  br label %50, !dbg !96

50:                                               ; preds = %35
  %51 = load i32, ptr %5, align 4, !dbg !97
  %52 = add nsw i32 %51, 1, !dbg !97
  store i32 %52, ptr %5, align 4, !dbg !97
  br label %32, !dbg !98, !llvm.loop !99

53:                                               ; preds = %32
  call void @llvm.dbg.declare(metadata ptr %6, metadata !101, metadata !DIExpression()), !dbg !103
  store i32 0, ptr %6, align 4, !dbg !103
  br label %54, !dbg !104

54:                                               ; preds = %67, %53
  %55 = load i32, ptr %6, align 4, !dbg !105
  %56 = icmp slt i32 %55, 2, !dbg !107
  br i1 %56, label %57, label %70, !dbg !108

57:                                               ; preds = %54
  %58 = load i32, ptr %6, align 4, !dbg !109
  %59 = sext i32 %58 to i64, !dbg !111
  %60 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %59, !dbg !111
  %61 = load i64, ptr %60, align 8, !dbg !111
  %62 = call i32 @pthread_join(i64 noundef %61, ptr noundef null), !dbg !112
  %63 = load i32, ptr %6, align 4, !dbg !113
  %64 = sext i32 %63 to i64, !dbg !114
  %65 = getelementptr inbounds [2 x ptr], ptr %3, i64 0, i64 %64, !dbg !114
  %66 = load ptr, ptr %65, align 8, !dbg !114
  call void @free(ptr noundef %66) #5, !dbg !115
  br label %67, !dbg !116

67:                                               ; preds = %57
  %68 = load i32, ptr %6, align 4, !dbg !117
  %69 = add nsw i32 %68, 1, !dbg !117
  store i32 %69, ptr %6, align 4, !dbg !117
  br label %54, !dbg !118, !llvm.loop !119

70:                                               ; preds = %54
  %71 = load i32, ptr @b, align 4, !dbg !121
  %72 = icmp eq i32 %71, 4, !dbg !121
  br i1 %72, label %73, label %77, !dbg !121

73:                                               ; preds = %70
  %74 = load i32, ptr @c, align 4, !dbg !121
  %75 = icmp eq i32 %74, 6, !dbg !121
  br i1 %75, label %76, label %77, !dbg !124

76:                                               ; preds = %73
  br label %78, !dbg !124

77:                                               ; preds = %73, %70
  call void @__assert_fail(ptr noundef getelementptr inbounds ([17 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([28 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 47, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !121
  unreachable, !dbg !121

78:                                               ; preds = %76
  ret i32 0, !dbg !125
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare noalias ptr @malloc(i64 noundef) #2

define internal ptr @run(ptr noundef %0) #0 !dbg !126 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !127, metadata !DIExpression()), !dbg !128
  call void @llvm.dbg.declare(metadata ptr %3, metadata !129, metadata !DIExpression()), !dbg !130
  %4 = load ptr, ptr %2, align 8, !dbg !131
  store ptr %4, ptr %3, align 8, !dbg !130
  %5 = load ptr, ptr %3, align 8, !dbg !132
  %6 = getelementptr inbounds %struct.job, ptr %5, i32 0, i32 0, !dbg !133
  %7 = load ptr, ptr %6, align 8, !dbg !133
  %8 = getelementptr inbounds %struct.operations, ptr %7, i32 0, i32 0, !dbg !134
  %9 = load ptr, ptr %8, align 8, !dbg !134
  %10 = load ptr, ptr %3, align 8, !dbg !135
  %11 = getelementptr inbounds %struct.job, ptr %10, i32 0, i32 0, !dbg !136
  %12 = load ptr, ptr %11, align 8, !dbg !136
  %13 = getelementptr inbounds %struct.operations, ptr %12, i32 0, i32 1, !dbg !137
  %14 = load i32, ptr %13, align 8, !dbg !137
  call void %9(i32 noundef %14), !dbg !132
  %15 = load ptr, ptr %3, align 8, !dbg !138
  %16 = getelementptr inbounds %struct.job, ptr %15, i32 0, i32 0, !dbg !139
  %17 = load ptr, ptr %16, align 8, !dbg !139
  %18 = getelementptr inbounds %struct.operations, ptr %17, i32 0, i32 0, !dbg !140
  %19 = load ptr, ptr %18, align 8, !dbg !140
  call void %19(i32 noundef 1), !dbg !138
  ret ptr null, !dbg !141
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @free(ptr noundef) #2

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

define internal void @add_b(i32 noundef %0) #0 !dbg !142 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !143, metadata !DIExpression()), !dbg !144
  %3 = load i32, ptr %2, align 4, !dbg !145
  %4 = load i32, ptr @b, align 4, !dbg !146
  %5 = add nsw i32 %4, %3, !dbg !146
  store i32 %5, ptr @b, align 4, !dbg !146
  %6 = load i32, ptr %2, align 4, !dbg !147
  %7 = load i32, ptr @b, align 4, !dbg !148
  %8 = add nsw i32 %7, %6, !dbg !148
  store i32 %8, ptr @b, align 4, !dbg !148
  ret void, !dbg !149
}

define internal void @add_c(i32 noundef %0) #0 !dbg !150 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !151, metadata !DIExpression()), !dbg !152
  %3 = load i32, ptr %2, align 4, !dbg !153
  %4 = load i32, ptr @c, align 4, !dbg !154
  %5 = add nsw i32 %4, %3, !dbg !154
  store i32 %5, ptr @c, align 4, !dbg !154
  %6 = load i32, ptr %2, align 4, !dbg !155
  %7 = load i32, ptr @c, align 4, !dbg !156
  %8 = add nsw i32 %7, %6, !dbg !156
  store i32 %8, ptr @c, align 4, !dbg !156
  ret void, !dbg !157
}


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!21, !22, !23, !24, !25, !26, !27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "kinds", scope: !2, file: !3, line: 20, type: !10, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "function_table_of_structs.c", directory: ".", checksumkind: CSK_MD5, checksum: "efbec6ffeaeabb76d0d5040f00baffe1")
!4 = !{!5, !8, !0}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 10, type: !7, isLocal: true, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 10, type: !7, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 256, elements: !19)
!11 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "operations", file: !3, line: 15, size: 128, elements: !13)
!13 = !{!14, !18}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "add", scope: !12, file: !3, line: 16, baseType: !15, size: 64)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DISubroutineType(types: !17)
!17 = !{null, !7}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "argument", scope: !12, file: !3, line: 17, baseType: !7, size: 32, offset: 64)
!19 = !{!20}
!20 = !DISubrange(count: 2)
!21 = !{i32 7, !"Dwarf Version", i32 5}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 7, !"PIC Level", i32 2}
!25 = !{i32 7, !"PIE Level", i32 2}
!26 = !{i32 7, !"uwtable", i32 1}
!27 = !{i32 7, !"frame-pointer", i32 2}
!28 = !{!"Debian clang version 14.0.6"}
!29 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 34, type: !30, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !32)
!30 = !DISubroutineType(types: !31)
!31 = !{!7}
!32 = !{}
!33 = !DILocalVariable(name: "threads", scope: !29, file: !3, line: 35, type: !34)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 128, elements: !19)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !36, line: 27, baseType: !37)
!36 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!37 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!38 = !DILocation(line: 35, column: 15, scope: !29)
!39 = !DILocalVariable(name: "jobs", scope: !29, file: !3, line: 36, type: !40)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 128, elements: !19)
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64)
!42 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "job", file: !3, line: 22, size: 128, elements: !43)
!43 = !{!44, !46}
!44 = !DIDerivedType(tag: DW_TAG_member, name: "operations", scope: !42, file: !3, line: 23, baseType: !45, size: 64)
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "start", scope: !42, file: !3, line: 24, baseType: !47, size: 64, offset: 64)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64)
!48 = !DISubroutineType(types: !49)
!49 = !{!50, !50}
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!51 = !DILocation(line: 36, column: 17, scope: !29)
!52 = !DILocalVariable(name: "i", scope: !53, file: !3, line: 37, type: !7)
!53 = distinct !DILexicalBlock(scope: !29, file: !3, line: 37, column: 5)
!54 = !DILocation(line: 37, column: 14, scope: !53)
!55 = !DILocation(line: 37, column: 10, scope: !53)
!56 = !DILocation(line: 37, column: 21, scope: !57)
!57 = distinct !DILexicalBlock(scope: !53, file: !3, line: 37, column: 5)
!58 = !DILocation(line: 37, column: 23, scope: !57)
!59 = !DILocation(line: 37, column: 5, scope: !53)
!60 = !DILocation(line: 38, column: 19, scope: !61)
!61 = distinct !DILexicalBlock(scope: !57, file: !3, line: 37, column: 33)
!62 = !DILocation(line: 38, column: 14, scope: !61)
!63 = !DILocation(line: 38, column: 9, scope: !61)
!64 = !DILocation(line: 38, column: 17, scope: !61)
!65 = !DILocation(line: 39, column: 38, scope: !61)
!66 = !DILocation(line: 39, column: 32, scope: !61)
!67 = !DILocation(line: 39, column: 14, scope: !61)
!68 = !DILocation(line: 39, column: 9, scope: !61)
!69 = !DILocation(line: 39, column: 18, scope: !61)
!70 = !DILocation(line: 39, column: 29, scope: !61)
!71 = !DILocation(line: 40, column: 14, scope: !61)
!72 = !DILocation(line: 40, column: 9, scope: !61)
!73 = !DILocation(line: 40, column: 18, scope: !61)
!74 = !DILocation(line: 40, column: 24, scope: !61)
!75 = !DILocation(line: 41, column: 5, scope: !61)
!76 = !DILocation(line: 37, column: 29, scope: !57)
!77 = !DILocation(line: 37, column: 5, scope: !57)
!78 = distinct !{!78, !59, !79, !80}
!79 = !DILocation(line: 41, column: 5, scope: !53)
!80 = !{!"llvm.loop.mustprogress"}
!81 = !DILocalVariable(name: "i", scope: !82, file: !3, line: 42, type: !7)
!82 = distinct !DILexicalBlock(scope: !29, file: !3, line: 42, column: 5)
!83 = !DILocation(line: 42, column: 14, scope: !82)
!84 = !DILocation(line: 42, column: 10, scope: !82)
!85 = !DILocation(line: 42, column: 21, scope: !86)
!86 = distinct !DILexicalBlock(scope: !82, file: !3, line: 42, column: 5)
!87 = !DILocation(line: 42, column: 23, scope: !86)
!88 = !DILocation(line: 42, column: 5, scope: !82)
!89 = !DILocation(line: 42, column: 57, scope: !86)
!90 = !DILocation(line: 42, column: 49, scope: !86)
!91 = !DILocation(line: 42, column: 69, scope: !86)
!92 = !DILocation(line: 42, column: 64, scope: !86)
!93 = !DILocation(line: 42, column: 73, scope: !86)
!94 = !DILocation(line: 42, column: 85, scope: !86)
!95 = !DILocation(line: 42, column: 80, scope: !86)
!96 = !DILocation(line: 42, column: 33, scope: !86)
!97 = !DILocation(line: 42, column: 29, scope: !86)
!98 = !DILocation(line: 42, column: 5, scope: !86)
!99 = distinct !{!99, !88, !100, !80}
!100 = !DILocation(line: 42, column: 87, scope: !82)
!101 = !DILocalVariable(name: "i", scope: !102, file: !3, line: 43, type: !7)
!102 = distinct !DILexicalBlock(scope: !29, file: !3, line: 43, column: 5)
!103 = !DILocation(line: 43, column: 14, scope: !102)
!104 = !DILocation(line: 43, column: 10, scope: !102)
!105 = !DILocation(line: 43, column: 21, scope: !106)
!106 = distinct !DILexicalBlock(scope: !102, file: !3, line: 43, column: 5)
!107 = !DILocation(line: 43, column: 23, scope: !106)
!108 = !DILocation(line: 43, column: 5, scope: !102)
!109 = !DILocation(line: 44, column: 30, scope: !110)
!110 = distinct !DILexicalBlock(scope: !106, file: !3, line: 43, column: 33)
!111 = !DILocation(line: 44, column: 22, scope: !110)
!112 = !DILocation(line: 44, column: 9, scope: !110)
!113 = !DILocation(line: 45, column: 19, scope: !110)
!114 = !DILocation(line: 45, column: 14, scope: !110)
!115 = !DILocation(line: 45, column: 9, scope: !110)
!116 = !DILocation(line: 46, column: 5, scope: !110)
!117 = !DILocation(line: 43, column: 29, scope: !106)
!118 = !DILocation(line: 43, column: 5, scope: !106)
!119 = distinct !{!119, !108, !120, !80}
!120 = !DILocation(line: 46, column: 5, scope: !102)
!121 = !DILocation(line: 47, column: 5, scope: !122)
!122 = distinct !DILexicalBlock(scope: !123, file: !3, line: 47, column: 5)
!123 = distinct !DILexicalBlock(scope: !29, file: !3, line: 47, column: 5)
!124 = !DILocation(line: 47, column: 5, scope: !123)
!125 = !DILocation(line: 48, column: 5, scope: !29)
!126 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 27, type: !48, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !32)
!127 = !DILocalVariable(name: "argument", arg: 1, scope: !126, file: !3, line: 27, type: !50)
!128 = !DILocation(line: 27, column: 24, scope: !126)
!129 = !DILocalVariable(name: "job", scope: !126, file: !3, line: 28, type: !41)
!130 = !DILocation(line: 28, column: 17, scope: !126)
!131 = !DILocation(line: 28, column: 23, scope: !126)
!132 = !DILocation(line: 29, column: 5, scope: !126)
!133 = !DILocation(line: 29, column: 10, scope: !126)
!134 = !DILocation(line: 29, column: 22, scope: !126)
!135 = !DILocation(line: 29, column: 26, scope: !126)
!136 = !DILocation(line: 29, column: 31, scope: !126)
!137 = !DILocation(line: 29, column: 43, scope: !126)
!138 = !DILocation(line: 30, column: 5, scope: !126)
!139 = !DILocation(line: 30, column: 10, scope: !126)
!140 = !DILocation(line: 30, column: 22, scope: !126)
!141 = !DILocation(line: 31, column: 5, scope: !126)
!142 = distinct !DISubprogram(name: "add_b", scope: !3, file: !3, line: 12, type: !16, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !32)
!143 = !DILocalVariable(name: "n", arg: 1, scope: !142, file: !3, line: 12, type: !7)
!144 = !DILocation(line: 12, column: 23, scope: !142)
!145 = !DILocation(line: 12, column: 33, scope: !142)
!146 = !DILocation(line: 12, column: 30, scope: !142)
!147 = !DILocation(line: 12, column: 41, scope: !142)
!148 = !DILocation(line: 12, column: 38, scope: !142)
!149 = !DILocation(line: 12, column: 44, scope: !142)
!150 = distinct !DISubprogram(name: "add_c", scope: !3, file: !3, line: 13, type: !16, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !32)
!151 = !DILocalVariable(name: "n", arg: 1, scope: !150, file: !3, line: 13, type: !7)
!152 = !DILocation(line: 13, column: 23, scope: !150)
!153 = !DILocation(line: 13, column: 33, scope: !150)
!154 = !DILocation(line: 13, column: 30, scope: !150)
!155 = !DILocation(line: 13, column: 41, scope: !150)
!156 = !DILocation(line: 13, column: 38, scope: !150)
!157 = !DILocation(line: 13, column: 44, scope: !150)
