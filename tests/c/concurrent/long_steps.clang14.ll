source_filename = "long_steps.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.item = type { i32, i32 }

@table = internal global [20000 x %struct.item] zeroinitializer, align 16, !dbg !0
@other = internal global i32 0, align 4, !dbg !13
@.str = private unnamed_addr constant [50 x i8] c"table[ITEMS - 1].value == ITEMS - 1 && other == 1\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"long_steps.c\00", align 1
@__PRETTY_FUNCTION__.strided = private unnamed_addr constant [19 x i8] c"void strided(void)\00", align 1

define dso_local void @strided() #0 !dbg !31 {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !35, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.declare(metadata ptr %2, metadata !40, metadata !DIExpression()), !dbg !41
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @fill, ptr noundef null) #5, !dbg !42
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @write_other, ptr noundef null) #5, !dbg !43
  %5 = load i64, ptr %1, align 8, !dbg !44
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !45
  %7 = load i64, ptr %2, align 8, !dbg !46
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !47
  %9 = load i32, ptr getelementptr inbounds ([20000 x %struct.item], ptr @table, i64 0, i64 19999, i32 1), align 4, !dbg !48
  %10 = icmp eq i32 %9, 19999, !dbg !48
  br i1 %10, label %11, label %15, !dbg !48

11:                                               ; preds = %0
  %12 = load i32, ptr @other, align 4, !dbg !48
  %13 = icmp eq i32 %12, 1, !dbg !48
  br i1 %13, label %14, label %15, !dbg !51

14:                                               ; preds = %11
  br label %16, !dbg !51

15:                                               ; preds = %11, %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([50 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([13 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 36, ptr noundef getelementptr inbounds ([19 x i8], ptr @__PRETTY_FUNCTION__.strided, i64 0, i64 0)) #6, !dbg !48
  unreachable, !dbg !48

16:                                               ; preds = %14
  ret void, !dbg !52
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @fill(ptr noundef %0) #0 !dbg !53 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !56, metadata !DIExpression()), !dbg !57
  call void @llvm.dbg.declare(metadata ptr %3, metadata !58, metadata !DIExpression()), !dbg !60
  store i32 0, ptr %3, align 4, !dbg !60
  br label %4, !dbg !61

4:                                                ; preds = %13, %1
  %5 = load i32, ptr %3, align 4, !dbg !62
  %6 = icmp slt i32 %5, 20000, !dbg !64
  br i1 %6, label %7, label %16, !dbg !65

7:                                                ; preds = %4
  %8 = load i32, ptr %3, align 4, !dbg !66
  %9 = load i32, ptr %3, align 4, !dbg !67
  %10 = sext i32 %9 to i64, !dbg !68
  %11 = getelementptr inbounds [20000 x %struct.item], ptr @table, i64 0, i64 %10, !dbg !68
  %12 = getelementptr inbounds %struct.item, ptr %11, i32 0, i32 1, !dbg !69
  store i32 %8, ptr %12, align 4, !dbg !70
  br label %13, !dbg !68

13:                                               ; preds = %7
  %14 = load i32, ptr %3, align 4, !dbg !71
  %15 = add nsw i32 %14, 1, !dbg !71
  store i32 %15, ptr %3, align 4, !dbg !71
  br label %4, !dbg !72, !llvm.loop !73

16:                                               ; preds = %4
  ret ptr null, !dbg !76
}

define internal ptr @write_other(ptr noundef %0) #0 !dbg !77 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !78, metadata !DIExpression()), !dbg !79
  store i32 1, ptr @other, align 4, !dbg !80
  ret ptr null, !dbg !81
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

define dso_local void @strided_race() #0 !dbg !82 {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !83, metadata !DIExpression()), !dbg !84
  call void @llvm.dbg.declare(metadata ptr %2, metadata !85, metadata !DIExpression()), !dbg !86
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @fill_some, ptr noundef null) #5, !dbg !87
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @write_one, ptr noundef null) #5, !dbg !88
  %5 = load i64, ptr %1, align 8, !dbg !89
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !90
  %7 = load i64, ptr %2, align 8, !dbg !91
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !92
  ret void, !dbg !93
}

define internal ptr @fill_some(ptr noundef %0) #0 !dbg !94 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !95, metadata !DIExpression()), !dbg !96
  call void @llvm.dbg.declare(metadata ptr %3, metadata !97, metadata !DIExpression()), !dbg !99
  store i32 0, ptr %3, align 4, !dbg !99
  br label %4, !dbg !100

4:                                                ; preds = %13, %1
  %5 = load i32, ptr %3, align 4, !dbg !101
  %6 = icmp slt i32 %5, 1000, !dbg !103
  br i1 %6, label %7, label %16, !dbg !104

7:                                                ; preds = %4
  %8 = load i32, ptr %3, align 4, !dbg !105
  %9 = load i32, ptr %3, align 4, !dbg !106
  %10 = sext i32 %9 to i64, !dbg !107
  %11 = getelementptr inbounds [20000 x %struct.item], ptr @table, i64 0, i64 %10, !dbg !107
  %12 = getelementptr inbounds %struct.item, ptr %11, i32 0, i32 1, !dbg !108
  store i32 %8, ptr %12, align 4, !dbg !109
  br label %13, !dbg !107

13:                                               ; preds = %7
  %14 = load i32, ptr %3, align 4, !dbg !110
  %15 = add nsw i32 %14, 1, !dbg !110
  store i32 %15, ptr %3, align 4, !dbg !110
  br label %4, !dbg !111, !llvm.loop !112

16:                                               ; preds = %4
  ret ptr null, !dbg !114
}

define internal ptr @write_one(ptr noundef %0) #0 !dbg !115 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !116, metadata !DIExpression()), !dbg !117
  store i32 1, ptr getelementptr inbounds ([20000 x %struct.item], ptr @table, i64 0, i64 500, i32 1), align 4, !dbg !118
  ret ptr null, !dbg !119
}

define dso_local void @private() #0 !dbg !120 {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !121, metadata !DIExpression()), !dbg !122
  call void @llvm.dbg.declare(metadata ptr %2, metadata !123, metadata !DIExpression()), !dbg !124
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @work, ptr noundef null) #5, !dbg !125
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @work, ptr noundef null) #5, !dbg !126
  %5 = load i64, ptr %1, align 8, !dbg !127
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !128
  %7 = load i64, ptr %2, align 8, !dbg !129
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !130
  ret void, !dbg !131
}

define internal ptr @work(ptr noundef %0) #0 !dbg !132 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !133, metadata !DIExpression()), !dbg !134
  call void @llvm.dbg.declare(metadata ptr %3, metadata !135, metadata !DIExpression()), !dbg !137
  %6 = call noalias ptr @malloc(i64 noundef 160000) #5, !dbg !138
  store ptr %6, ptr %3, align 8, !dbg !137
  call void @llvm.dbg.declare(metadata ptr %4, metadata !139, metadata !DIExpression()), !dbg !141
  store i32 0, ptr %4, align 4, !dbg !141
  br label %7, !dbg !142

7:                                                ; preds = %25, %1
  %8 = load i32, ptr %4, align 4, !dbg !143
  %9 = icmp slt i32 %8, 1000, !dbg !145
  br i1 %9, label %10, label %28, !dbg !146

10:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata ptr %5, metadata !147, metadata !DIExpression()), !dbg !149
  store i32 0, ptr %5, align 4, !dbg !149
  br label %11, !dbg !150

11:                                               ; preds = %21, %10
  %12 = load i32, ptr %5, align 4, !dbg !151
  %13 = icmp slt i32 %12, 20000, !dbg !153
  br i1 %13, label %14, label %24, !dbg !154

14:                                               ; preds = %11
  %15 = load i32, ptr %5, align 4, !dbg !155
  %16 = load ptr, ptr %3, align 8, !dbg !156
  %17 = load i32, ptr %5, align 4, !dbg !157
  %18 = sext i32 %17 to i64, !dbg !156
  %19 = getelementptr inbounds %struct.item, ptr %16, i64 %18, !dbg !156
  %20 = getelementptr inbounds %struct.item, ptr %19, i32 0, i32 1, !dbg !158
  store i32 %15, ptr %20, align 4, !dbg !159
  br label %21, !dbg !156

21:                                               ; preds = %14
  %22 = load i32, ptr %5, align 4, !dbg !160
  %23 = add nsw i32 %22, 1, !dbg !160
  store i32 %23, ptr %5, align 4, !dbg !160
  br label %11, !dbg !161, !llvm.loop !162

24:                                               ; preds = %11
  br label %25, !dbg !163

25:                                               ; preds = %24
  %26 = load i32, ptr %4, align 4, !dbg !164
  %27 = add nsw i32 %26, 1, !dbg !164
  store i32 %27, ptr %4, align 4, !dbg !164
  br label %7, !dbg !165, !llvm.loop !166

28:                                               ; preds = %7
  %29 = load ptr, ptr %3, align 8, !dbg !168
  call void @free(ptr noundef %29) #5, !dbg !169
  ret ptr null, !dbg !170
}

define dso_local i32 @main() #0 !dbg !171 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  ret i32 0, !dbg !174
}

declare noalias ptr @malloc(i64 noundef) #2

declare void @free(ptr noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28, !29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 15, type: !16, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !10, globals: !12, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "long_steps.c", directory: ".", checksumkind: CSK_MD5, checksum: "9dc1c2348da988d4001089ec28e63283")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !3, line: 8, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !{!8, !9}
!8 = !DIEnumerator(name: "ITEMS", value: 20000)
!9 = !DIEnumerator(name: "SOME", value: 1000)
!10 = !{!11}
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!12 = !{!0, !13}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "other", scope: !2, file: !3, line: 16, type: !15, isLocal: true, isDefinition: true)
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 1280000, elements: !21)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "item", file: !3, line: 10, size: 64, elements: !18)
!18 = !{!19, !20}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !17, file: !3, line: 11, baseType: !15, size: 32)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !17, file: !3, line: 12, baseType: !15, size: 32, offset: 32)
!21 = !{!22}
!22 = !DISubrange(count: 20000)
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 7, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 1}
!29 = !{i32 7, !"frame-pointer", i32 2}
!30 = !{!"Debian clang version 14.0.6"}
!31 = distinct !DISubprogram(name: "strided", scope: !3, file: !3, line: 30, type: !32, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !34)
!32 = !DISubroutineType(types: !33)
!33 = !{null}
!34 = !{}
!35 = !DILocalVariable(name: "a", scope: !31, file: !3, line: 31, type: !36)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !37, line: 27, baseType: !38)
!37 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!38 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!39 = !DILocation(line: 31, column: 13, scope: !31)
!40 = !DILocalVariable(name: "b", scope: !31, file: !3, line: 31, type: !36)
!41 = !DILocation(line: 31, column: 16, scope: !31)
!42 = !DILocation(line: 32, column: 3, scope: !31)
!43 = !DILocation(line: 33, column: 3, scope: !31)
!44 = !DILocation(line: 34, column: 16, scope: !31)
!45 = !DILocation(line: 34, column: 3, scope: !31)
!46 = !DILocation(line: 35, column: 16, scope: !31)
!47 = !DILocation(line: 35, column: 3, scope: !31)
!48 = !DILocation(line: 36, column: 3, scope: !49)
!49 = distinct !DILexicalBlock(scope: !50, file: !3, line: 36, column: 3)
!50 = distinct !DILexicalBlock(scope: !31, file: !3, line: 36, column: 3)
!51 = !DILocation(line: 36, column: 3, scope: !50)
!52 = !DILocation(line: 37, column: 1, scope: !31)
!53 = distinct !DISubprogram(name: "fill", scope: !3, file: !3, line: 18, type: !54, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!54 = !DISubroutineType(types: !55)
!55 = !{!11, !11}
!56 = !DILocalVariable(name: "unused", arg: 1, scope: !53, file: !3, line: 18, type: !11)
!57 = !DILocation(line: 18, column: 25, scope: !53)
!58 = !DILocalVariable(name: "i", scope: !59, file: !3, line: 19, type: !15)
!59 = distinct !DILexicalBlock(scope: !53, file: !3, line: 19, column: 3)
!60 = !DILocation(line: 19, column: 12, scope: !59)
!61 = !DILocation(line: 19, column: 8, scope: !59)
!62 = !DILocation(line: 19, column: 19, scope: !63)
!63 = distinct !DILexicalBlock(scope: !59, file: !3, line: 19, column: 3)
!64 = !DILocation(line: 19, column: 21, scope: !63)
!65 = !DILocation(line: 19, column: 3, scope: !59)
!66 = !DILocation(line: 20, column: 22, scope: !63)
!67 = !DILocation(line: 20, column: 11, scope: !63)
!68 = !DILocation(line: 20, column: 5, scope: !63)
!69 = !DILocation(line: 20, column: 14, scope: !63)
!70 = !DILocation(line: 20, column: 20, scope: !63)
!71 = !DILocation(line: 19, column: 31, scope: !63)
!72 = !DILocation(line: 19, column: 3, scope: !63)
!73 = distinct !{!73, !65, !74, !75}
!74 = !DILocation(line: 20, column: 22, scope: !59)
!75 = !{!"llvm.loop.mustprogress"}
!76 = !DILocation(line: 21, column: 3, scope: !53)
!77 = distinct !DISubprogram(name: "write_other", scope: !3, file: !3, line: 24, type: !54, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!78 = !DILocalVariable(name: "unused", arg: 1, scope: !77, file: !3, line: 24, type: !11)
!79 = !DILocation(line: 24, column: 32, scope: !77)
!80 = !DILocation(line: 25, column: 9, scope: !77)
!81 = !DILocation(line: 26, column: 3, scope: !77)
!82 = distinct !DISubprogram(name: "strided_race", scope: !3, file: !3, line: 50, type: !32, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !34)
!83 = !DILocalVariable(name: "a", scope: !82, file: !3, line: 51, type: !36)
!84 = !DILocation(line: 51, column: 13, scope: !82)
!85 = !DILocalVariable(name: "b", scope: !82, file: !3, line: 51, type: !36)
!86 = !DILocation(line: 51, column: 16, scope: !82)
!87 = !DILocation(line: 52, column: 3, scope: !82)
!88 = !DILocation(line: 53, column: 3, scope: !82)
!89 = !DILocation(line: 54, column: 16, scope: !82)
!90 = !DILocation(line: 54, column: 3, scope: !82)
!91 = !DILocation(line: 55, column: 16, scope: !82)
!92 = !DILocation(line: 55, column: 3, scope: !82)
!93 = !DILocation(line: 56, column: 1, scope: !82)
!94 = distinct !DISubprogram(name: "fill_some", scope: !3, file: !3, line: 39, type: !54, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!95 = !DILocalVariable(name: "unused", arg: 1, scope: !94, file: !3, line: 39, type: !11)
!96 = !DILocation(line: 39, column: 30, scope: !94)
!97 = !DILocalVariable(name: "i", scope: !98, file: !3, line: 40, type: !15)
!98 = distinct !DILexicalBlock(scope: !94, file: !3, line: 40, column: 3)
!99 = !DILocation(line: 40, column: 12, scope: !98)
!100 = !DILocation(line: 40, column: 8, scope: !98)
!101 = !DILocation(line: 40, column: 19, scope: !102)
!102 = distinct !DILexicalBlock(scope: !98, file: !3, line: 40, column: 3)
!103 = !DILocation(line: 40, column: 21, scope: !102)
!104 = !DILocation(line: 40, column: 3, scope: !98)
!105 = !DILocation(line: 41, column: 22, scope: !102)
!106 = !DILocation(line: 41, column: 11, scope: !102)
!107 = !DILocation(line: 41, column: 5, scope: !102)
!108 = !DILocation(line: 41, column: 14, scope: !102)
!109 = !DILocation(line: 41, column: 20, scope: !102)
!110 = !DILocation(line: 40, column: 30, scope: !102)
!111 = !DILocation(line: 40, column: 3, scope: !102)
!112 = distinct !{!112, !104, !113, !75}
!113 = !DILocation(line: 41, column: 22, scope: !98)
!114 = !DILocation(line: 42, column: 3, scope: !94)
!115 = distinct !DISubprogram(name: "write_one", scope: !3, file: !3, line: 45, type: !54, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!116 = !DILocalVariable(name: "unused", arg: 1, scope: !115, file: !3, line: 45, type: !11)
!117 = !DILocation(line: 45, column: 30, scope: !115)
!118 = !DILocation(line: 46, column: 25, scope: !115)
!119 = !DILocation(line: 47, column: 3, scope: !115)
!120 = distinct !DISubprogram(name: "private", scope: !3, file: !3, line: 68, type: !32, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !34)
!121 = !DILocalVariable(name: "a", scope: !120, file: !3, line: 69, type: !36)
!122 = !DILocation(line: 69, column: 13, scope: !120)
!123 = !DILocalVariable(name: "b", scope: !120, file: !3, line: 69, type: !36)
!124 = !DILocation(line: 69, column: 16, scope: !120)
!125 = !DILocation(line: 70, column: 3, scope: !120)
!126 = !DILocation(line: 71, column: 3, scope: !120)
!127 = !DILocation(line: 72, column: 16, scope: !120)
!128 = !DILocation(line: 72, column: 3, scope: !120)
!129 = !DILocation(line: 73, column: 16, scope: !120)
!130 = !DILocation(line: 73, column: 3, scope: !120)
!131 = !DILocation(line: 74, column: 1, scope: !120)
!132 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 58, type: !54, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!133 = !DILocalVariable(name: "unused", arg: 1, scope: !132, file: !3, line: 58, type: !11)
!134 = !DILocation(line: 58, column: 25, scope: !132)
!135 = !DILocalVariable(name: "own", scope: !132, file: !3, line: 59, type: !136)
!136 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!137 = !DILocation(line: 59, column: 16, scope: !132)
!138 = !DILocation(line: 59, column: 22, scope: !132)
!139 = !DILocalVariable(name: "round", scope: !140, file: !3, line: 60, type: !15)
!140 = distinct !DILexicalBlock(scope: !132, file: !3, line: 60, column: 3)
!141 = !DILocation(line: 60, column: 12, scope: !140)
!142 = !DILocation(line: 60, column: 8, scope: !140)
!143 = !DILocation(line: 60, column: 23, scope: !144)
!144 = distinct !DILexicalBlock(scope: !140, file: !3, line: 60, column: 3)
!145 = !DILocation(line: 60, column: 29, scope: !144)
!146 = !DILocation(line: 60, column: 3, scope: !140)
!147 = !DILocalVariable(name: "i", scope: !148, file: !3, line: 61, type: !15)
!148 = distinct !DILexicalBlock(scope: !144, file: !3, line: 61, column: 5)
!149 = !DILocation(line: 61, column: 14, scope: !148)
!150 = !DILocation(line: 61, column: 10, scope: !148)
!151 = !DILocation(line: 61, column: 21, scope: !152)
!152 = distinct !DILexicalBlock(scope: !148, file: !3, line: 61, column: 5)
!153 = !DILocation(line: 61, column: 23, scope: !152)
!154 = !DILocation(line: 61, column: 5, scope: !148)
!155 = !DILocation(line: 62, column: 22, scope: !152)
!156 = !DILocation(line: 62, column: 7, scope: !152)
!157 = !DILocation(line: 62, column: 11, scope: !152)
!158 = !DILocation(line: 62, column: 14, scope: !152)
!159 = !DILocation(line: 62, column: 20, scope: !152)
!160 = !DILocation(line: 61, column: 33, scope: !152)
!161 = !DILocation(line: 61, column: 5, scope: !152)
!162 = distinct !{!162, !154, !163, !75}
!163 = !DILocation(line: 62, column: 22, scope: !148)
!164 = !DILocation(line: 60, column: 42, scope: !144)
!165 = !DILocation(line: 60, column: 3, scope: !144)
!166 = distinct !{!166, !146, !167, !75}
!167 = !DILocation(line: 62, column: 22, scope: !140)
!168 = !DILocation(line: 63, column: 8, scope: !132)
!169 = !DILocation(line: 63, column: 3, scope: !132)
!170 = !DILocation(line: 64, column: 3, scope: !132)
!171 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 76, type: !172, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !34)
!172 = !DISubroutineType(types: !173)
!173 = !{!15}
!174 = !DILocation(line: 76, column: 18, scope: !171)
