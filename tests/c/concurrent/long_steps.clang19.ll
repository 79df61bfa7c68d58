source_filename = "long_steps.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.item = type { i32, i32 }

@table = internal global [20000 x %struct.item] zeroinitializer, align 16, !dbg !0
@other = internal global i32 0, align 4, !dbg !30
@.str = private unnamed_addr constant [50 x i8] c"table[ITEMS - 1].value == ITEMS - 1 && other == 1\00", align 1, !dbg !13
@.str.1 = private unnamed_addr constant [13 x i8] c"long_steps.c\00", align 1, !dbg !19
@__PRETTY_FUNCTION__.strided = private unnamed_addr constant [19 x i8] c"void strided(void)\00", align 1, !dbg !24

define dso_local void @strided() #0 !dbg !48 {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
    #dbg_declare(ptr %1, !52, !DIExpression(), !56)
    #dbg_declare(ptr %2, !57, !DIExpression(), !58)
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @fill, ptr noundef null) #5, !dbg !59
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @write_other, ptr noundef null) #5, !dbg !60
  %5 = load i64, ptr %1, align 8, !dbg !61
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !62
  %7 = load i64, ptr %2, align 8, !dbg !63
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !64
  %9 = load i32, ptr getelementptr inbounds (%struct.item, ptr getelementptr inbounds ([20000 x %struct.item], ptr @table, i64 0, i64 19999), i32 0, i32 1), align 4, !dbg !65
  %10 = icmp eq i32 %9, 19999, !dbg !65
  br i1 %10, label %11, label %15, !dbg !65

11:                                               ; preds = %0
  %12 = load i32, ptr @other, align 4, !dbg !65
  %13 = icmp eq i32 %12, 1, !dbg !65
  br i1 %13, label %14, label %15, !dbg !68

14:                                               ; preds = %11
  br label %16, !dbg !68

15:                                               ; preds = %11, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 36, ptr noundef @__PRETTY_FUNCTION__.strided) #6, !dbg !65
  unreachable, !dbg !65

16:                                               ; preds = %14
  ret void, !dbg !69
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @fill(ptr noundef %0) #0 !dbg !70 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !73, !DIExpression(), !74)
    #dbg_declare(ptr %3, !75, !DIExpression(), !77)
  store i32 0, ptr %3, align 4, !dbg !77
  br label %4, !dbg !78

4:                                                ; preds = %13, %1
  %5 = load i32, ptr %3, align 4, !dbg !79
  %6 = icmp slt i32 %5, 20000, !dbg !81
  br i1 %6, label %7, label %16, !dbg !82

7:                                                ; preds = %4
  %8 = load i32, ptr %3, align 4, !dbg !83
  %9 = load i32, ptr %3, align 4, !dbg !84
  %10 = sext i32 %9 to i64, !dbg !85
  %11 = getelementptr inbounds [20000 x %struct.item], ptr @table, i64 0, i64 %10, !dbg !85
  %12 = getelementptr inbounds %struct.item, ptr %11, i32 0, i32 1, !dbg !86
  store i32 %8, ptr %12, align 4, !dbg !87
  br label %13, !dbg !85

13:                                               ; preds = %7
  %14 = load i32, ptr %3, align 4, !dbg !88
  %15 = add nsw i32 %14, 1, !dbg !88
  store i32 %15, ptr %3, align 4, !dbg !88
  br label %4, !dbg !89, !llvm.loop !90

16:                                               ; preds = %4
  ret ptr null, !dbg !93
}

define internal ptr @write_other(ptr noundef %0) #0 !dbg !94 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !95, !DIExpression(), !96)
  store i32 1, ptr @other, align 4, !dbg !97
  ret ptr null, !dbg !98
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

define dso_local void @strided_race() #0 !dbg !99 {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
    #dbg_declare(ptr %1, !100, !DIExpression(), !101)
    #dbg_declare(ptr %2, !102, !DIExpression(), !103)
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @fill_some, ptr noundef null) #5, !dbg !104
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @write_one, ptr noundef null) #5, !dbg !105
  %5 = load i64, ptr %1, align 8, !dbg !106
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !107
  %7 = load i64, ptr %2, align 8, !dbg !108
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !109
  ret void, !dbg !110
}

define internal ptr @fill_some(ptr noundef %0) #0 !dbg !111 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !112, !DIExpression(), !113)
    #dbg_declare(ptr %3, !114, !DIExpression(), !116)
  store i32 0, ptr %3, align 4, !dbg !116
  br label %4, !dbg !117

4:                                                ; preds = %13, %1
  %5 = load i32, ptr %3, align 4, !dbg !118
  %6 = icmp slt i32 %5, 1000, !dbg !120
  br i1 %6, label %7, label %16, !dbg !121

7:                                                ; preds = %4
  %8 = load i32, ptr %3, align 4, !dbg !122
  %9 = load i32, ptr %3, align 4, !dbg !123
  %10 = sext i32 %9 to i64, !dbg !124
  %11 = getelementptr inbounds [20000 x %struct.item], ptr @table, i64 0, i64 %10, !dbg !124
  %12 = getelementptr inbounds %struct.item, ptr %11, i32 0, i32 1, !dbg !125
  store i32 %8, ptr %12, align 4, !dbg !126
  br label %13, !dbg !124

13:                                               ; preds = %7
  %14 = load i32, ptr %3, align 4, !dbg !127
  %15 = add nsw i32 %14, 1, !dbg !127
  store i32 %15, ptr %3, align 4, !dbg !127
  br label %4, !dbg !128, !llvm.loop !129

16:                                               ; preds = %4
  ret ptr null, !dbg !131
}

define internal ptr @write_one(ptr noundef %0) #0 !dbg !132 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !133, !DIExpression(), !134)
  store i32 1, ptr getelementptr inbounds (%struct.item, ptr getelementptr inbounds ([20000 x %struct.item], ptr @table, i64 0, i64 500), i32 0, i32 1), align 4, !dbg !135
  ret ptr null, !dbg !136
}

define dso_local void @private() #0 !dbg !137 {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
    #dbg_declare(ptr %1, !138, !DIExpression(), !139)
    #dbg_declare(ptr %2, !140, !DIExpression(), !141)
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @work, ptr noundef null) #5, !dbg !142
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @work, ptr noundef null) #5, !dbg !143
  %5 = load i64, ptr %1, align 8, !dbg !144
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !145
  %7 = load i64, ptr %2, align 8, !dbg !146
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !147
  ret void, !dbg !148
}

define internal ptr @work(ptr noundef %0) #0 !dbg !149 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !150, !DIExpression(), !151)
    #dbg_declare(ptr %3, !152, !DIExpression(), !154)
  %6 = call noalias ptr @malloc(i64 noundef 160000) #7, !dbg !155
  store ptr %6, ptr %3, align 8, !dbg !154
    #dbg_declare(ptr %4, !156, !DIExpression(), !158)
  store i32 0, ptr %4, align 4, !dbg !158
  br label %7, !dbg !159

7:                                                ; preds = %25, %1
  %8 = load i32, ptr %4, align 4, !dbg !160
  %9 = icmp slt i32 %8, 1000, !dbg !162
  br i1 %9, label %10, label %28, !dbg !163

10:                                               ; preds = %7
    #dbg_declare(ptr %5, !164, !DIExpression(), !166)
  store i32 0, ptr %5, align 4, !dbg !166
  br label %11, !dbg !167

11:                                               ; preds = %21, %10
  %12 = load i32, ptr %5, align 4, !dbg !168
  %13 = icmp slt i32 %12, 20000, !dbg !170
  br i1 %13, label %14, label %24, !dbg !171

14:                                               ; preds = %11
  %15 = load i32, ptr %5, align 4, !dbg !172
  %16 = load ptr, ptr %3, align 8, !dbg !173
  %17 = load i32, ptr %5, align 4, !dbg !174
  %18 = sext i32 %17 to i64, !dbg !173
  %19 = getelementptr inbounds %struct.item, ptr %16, i64 %18, !dbg !173
  %20 = getelementptr inbounds %struct.item, ptr %19, i32 0, i32 1, !dbg !175
  store i32 %15, ptr %20, align 4, !dbg !176
  br label %21, !dbg !173

21:                                               ; preds = %14
  %22 = load i32, ptr %5, align 4, !dbg !177
  %23 = add nsw i32 %22, 1, !dbg !177
  store i32 %23, ptr %5, align 4, !dbg !177
  br label %11, !dbg !178, !llvm.loop !179

24:                                               ; preds = %11
  br label %25, !dbg !180

25:                                               ; preds = %24
  %26 = load i32, ptr %4, align 4, !dbg !181
  %27 = add nsw i32 %26, 1, !dbg !181
  store i32 %27, ptr %4, align 4, !dbg !181
  br label %7, !dbg !182, !llvm.loop !183

28:                                               ; preds = %7
  %29 = load ptr, ptr %3, align 8, !dbg !185
  call void @free(ptr noundef %29) #5, !dbg !186
  ret ptr null, !dbg !187
}

define dso_local i32 @main() #0 !dbg !188 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  ret i32 0, !dbg !191
}

declare noalias ptr @malloc(i64 noundef) #4

declare void @free(ptr noundef) #1


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!40, !41, !42, !43, !44, !45, !46}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 15, type: !33, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !10, globals: !12, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "long_steps.c", directory: ".", checksumkind: CSK_MD5, checksum: "9dc1c2348da988d4001089ec28e63283")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !3, line: 8, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !{!8, !9}
!8 = !DIEnumerator(name: "ITEMS", value: 20000)
!9 = !DIEnumerator(name: "SOME", value: 1000)
!10 = !{!11}
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!12 = !{!13, !19, !24, !0, !30}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 400, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 50)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 104, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 13)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 152, elements: !28)
!27 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!28 = !{!29}
!29 = !DISubrange(count: 19)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "other", scope: !2, file: !3, line: 16, type: !32, isLocal: true, isDefinition: true)
!32 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !34, size: 1280000, elements: !38)
!34 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "item", file: !3, line: 10, size: 64, elements: !35)
!35 = !{!36, !37}
!36 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !34, file: !3, line: 11, baseType: !32, size: 32)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !34, file: !3, line: 12, baseType: !32, size: 32, offset: 32)
!38 = !{!39}
!39 = !DISubrange(count: 20000)
!40 = !{i32 7, !"Dwarf Version", i32 5}
!41 = !{i32 2, !"Debug Info Version", i32 3}
!42 = !{i32 1, !"wchar_size", i32 4}
!43 = !{i32 8, !"PIC Level", i32 2}
!44 = !{i32 7, !"PIE Level", i32 2}
!45 = !{i32 7, !"uwtable", i32 2}
!46 = !{i32 7, !"frame-pointer", i32 2}
!47 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!48 = distinct !DISubprogram(name: "strided", scope: !3, file: !3, line: 30, type: !49, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !51)
!49 = !DISubroutineType(types: !50)
!50 = !{null}
!51 = !{}
!52 = !DILocalVariable(name: "a", scope: !48, file: !3, line: 31, type: !53)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !54, line: 27, baseType: !55)
!54 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!55 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!56 = !DILocation(line: 31, column: 13, scope: !48)
!57 = !DILocalVariable(name: "b", scope: !48, file: !3, line: 31, type: !53)
!58 = !DILocation(line: 31, column: 16, scope: !48)
!59 = !DILocation(line: 32, column: 3, scope: !48)
!60 = !DILocation(line: 33, column: 3, scope: !48)
!61 = !DILocation(line: 34, column: 16, scope: !48)
!62 = !DILocation(line: 34, column: 3, scope: !48)
!63 = !DILocation(line: 35, column: 16, scope: !48)
!64 = !DILocation(line: 35, column: 3, scope: !48)
!65 = !DILocation(line: 36, column: 3, scope: !66)
!66 = distinct !DILexicalBlock(scope: !67, file: !3, line: 36, column: 3)
!67 = distinct !DILexicalBlock(scope: !48, file: !3, line: 36, column: 3)
!68 = !DILocation(line: 36, column: 3, scope: !67)
!69 = !DILocation(line: 37, column: 1, scope: !48)
!70 = distinct !DISubprogram(name: "fill", scope: !3, file: !3, line: 18, type: !71, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!71 = !DISubroutineType(types: !72)
!72 = !{!11, !11}
!73 = !DILocalVariable(name: "unused", arg: 1, scope: !70, file: !3, line: 18, type: !11)
!74 = !DILocation(line: 18, column: 25, scope: !70)
!75 = !DILocalVariable(name: "i", scope: !76, file: !3, line: 19, type: !32)
!76 = distinct !DILexicalBlock(scope: !70, file: !3, line: 19, column: 3)
!77 = !DILocation(line: 19, column: 12, scope: !76)
!78 = !DILocation(line: 19, column: 8, scope: !76)
!79 = !DILocation(line: 19, column: 19, scope: !80)
!80 = distinct !DILexicalBlock(scope: !76, file: !3, line: 19, column: 3)
!81 = !DILocation(line: 19, column: 21, scope: !80)
!82 = !DILocation(line: 19, column: 3, scope: !76)
!83 = !DILocation(line: 20, column: 22, scope: !80)
!84 = !DILocation(line: 20, column: 11, scope: !80)
!85 = !DILocation(line: 20, column: 5, scope: !80)
!86 = !DILocation(line: 20, column: 14, scope: !80)
!87 = !DILocation(line: 20, column: 20, scope: !80)
!88 = !DILocation(line: 19, column: 31, scope: !80)
!89 = !DILocation(line: 19, column: 3, scope: !80)
!90 = distinct !{!90, !82, !91, !92}
!91 = !DILocation(line: 20, column: 22, scope: !76)
!92 = !{!"llvm.loop.mustprogress"}
!93 = !DILocation(line: 21, column: 3, scope: !70)
!94 = distinct !DISubprogram(name: "write_other", scope: !3, file: !3, line: 24, type: !71, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!95 = !DILocalVariable(name: "unused", arg: 1, scope: !94, file: !3, line: 24, type: !11)
!96 = !DILocation(line: 24, column: 32, scope: !94)
!97 = !DILocation(line: 25, column: 9, scope: !94)
!98 = !DILocation(line: 26, column: 3, scope: !94)
!99 = distinct !DISubprogram(name: "strided_race", scope: !3, file: !3, line: 50, type: !49, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !51)
!100 = !DILocalVariable(name: "a", scope: !99, file: !3, line: 51, type: !53)
!101 = !DILocation(line: 51, column: 13, scope: !99)
!102 = !DILocalVariable(name: "b", scope: !99, file: !3, line: 51, type: !53)
!103 = !DILocation(line: 51, column: 16, scope: !99)
!104 = !DILocation(line: 52, column: 3, scope: !99)
!105 = !DILocation(line: 53, column: 3, scope: !99)
!106 = !DILocation(line: 54, column: 16, scope: !99)
!107 = !DILocation(line: 54, column: 3, scope: !99)
!108 = !DILocation(line: 55, column: 16, scope: !99)
!109 = !DILocation(line: 55, column: 3, scope: !99)
!110 = !DILocation(line: 56, column: 1, scope: !99)
!111 = distinct !DISubprogram(name: "fill_some", scope: !3, file: !3, line: 39, type: !71, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!112 = !DILocalVariable(name: "unused", arg: 1, scope: !111, file: !3, line: 39, type: !11)
!113 = !DILocation(line: 39, column: 30, scope: !111)
!114 = !DILocalVariable(name: "i", scope: !115, file: !3, line: 40, type: !32)
!115 = distinct !DILexicalBlock(scope: !111, file: !3, line: 40, column: 3)
!116 = !DILocation(line: 40, column: 12, scope: !115)
!117 = !DILocation(line: 40, column: 8, scope: !115)
!118 = !DILocation(line: 40, column: 19, scope: !119)
!119 = distinct !DILexicalBlock(scope: !115, file: !3, line: 40, column: 3)
!120 = !DILocation(line: 40, column: 21, scope: !119)
!121 = !DILocation(line: 40, column: 3, scope: !115)
!122 = !DILocation(line: 41, column: 22, scope: !119)
!123 = !DILocation(line: 41, column: 11, scope: !119)
!124 = !DILocation(line: 41, column: 5, scope: !119)
!125 = !DILocation(line: 41, column: 14, scope: !119)
!126 = !DILocation(line: 41, column: 20, scope: !119)
!127 = !DILocation(line: 40, column: 30, scope: !119)
!128 = !DILocation(line: 40, column: 3, scope: !119)
!129 = distinct !{!129, !121, !130, !92}
!130 = !DILocation(line: 41, column: 22, scope: !115)
!131 = !DILocation(line: 42, column: 3, scope: !111)
!132 = distinct !DISubprogram(name: "write_one", scope: !3, file: !3, line: 45, type: !71, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!133 = !DILocalVariable(name: "unused", arg: 1, scope: !132, file: !3, line: 45, type: !11)
!134 = !DILocation(line: 45, column: 30, scope: !132)
!135 = !DILocation(line: 46, column: 25, scope: !132)
!136 = !DILocation(line: 47, column: 3, scope: !132)
!137 = distinct !DISubprogram(name: "private", scope: !3, file: !3, line: 68, type: !49, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !51)
!138 = !DILocalVariable(name: "a", scope: !137, file: !3, line: 69, type: !53)
!139 = !DILocation(line: 69, column: 13, scope: !137)
!140 = !DILocalVariable(name: "b", scope: !137, file: !3, line: 69, type: !53)
!141 = !DILocation(line: 69, column: 16, scope: !137)
!142 = !DILocation(line: 70, column: 3, scope: !137)
!143 = !DILocation(line: 71, column: 3, scope: !137)
!144 = !DILocation(line: 72, column: 16, scope: !137)
!145 = !DILocation(line: 72, column: 3, scope: !137)
!146 = !DILocation(line: 73, column: 16, scope: !137)
!147 = !DILocation(line: 73, column: 3, scope: !137)
!148 = !DILocation(line: 74, column: 1, scope: !137)
!149 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 58, type: !71, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!150 = !DILocalVariable(name: "unused", arg: 1, scope: !149, file: !3, line: 58, type: !11)
!151 = !DILocation(line: 58, column: 25, scope: !149)
!152 = !DILocalVariable(name: "own", scope: !149, file: !3, line: 59, type: !153)
!153 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!154 = !DILocation(line: 59, column: 16, scope: !149)
!155 = !DILocation(line: 59, column: 22, scope: !149)
!156 = !DILocalVariable(name: "round", scope: !157, file: !3, line: 60, type: !32)
!157 = distinct !DILexicalBlock(scope: !149, file: !3, line: 60, column: 3)
!158 = !DILocation(line: 60, column: 12, scope: !157)
!159 = !DILocation(line: 60, column: 8, scope: !157)
!160 = !DILocation(line: 60, column: 23, scope: !161)
!161 = distinct !DILexicalBlock(scope: !157, file: !3, line: 60, column: 3)
!162 = !DILocation(line: 60, column: 29, scope: !161)
!163 = !DILocation(line: 60, column: 3, scope: !157)
!164 = !DILocalVariable(name: "i", scope: !165, file: !3, line: 61, type: !32)
!165 = distinct !DILexicalBlock(scope: !161, file: !3, line: 61, column: 5)
!166 = !DILocation(line: 61, column: 14, scope: !165)
!167 = !DILocation(line: 61, column: 10, scope: !165)
!168 = !DILocation(line: 61, column: 21, scope: !169)
!169 = distinct !DILexicalBlock(scope: !165, file: !3, line: 61, column: 5)
!170 = !DILocation(line: 61, column: 23, scope: !169)
!171 = !DILocation(line: 61, column: 5, scope: !165)
!172 = !DILocation(line: 62, column: 22, scope: !169)
!173 = !DILocation(line: 62, column: 7, scope: !169)
!174 = !DILocation(line: 62, column: 11, scope: !169)
!175 = !DILocation(line: 62, column: 14, scope: !169)
!176 = !DILocation(line: 62, column: 20, scope: !169)
!177 = !DILocation(line: 61, column: 33, scope: !169)
!178 = !DILocation(line: 61, column: 5, scope: !169)
!179 = distinct !{!179, !171, !180, !92}
!180 = !DILocation(line: 62, column: 22, scope: !165)
!181 = !DILocation(line: 60, column: 42, scope: !161)
!182 = !DILocation(line: 60, column: 3, scope: !161)
!183 = distinct !{!183, !163, !184, !92}
!184 = !DILocation(line: 62, column: 22, scope: !157)
!185 = !DILocation(line: 63, column: 8, scope: !149)
!186 = !DILocation(line: 63, column: 3, scope: !149)
!187 = !DILocation(line: 64, column: 3, scope: !149)
!188 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 76, type: !189, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!189 = !DISubroutineType(types: !190)
!190 = !{!32}
!191 = !DILocation(line: 76, column: 18, scope: !188)
