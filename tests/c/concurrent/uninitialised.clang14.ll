source_filename = "uninitialised.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.gap = type { i8, i32 }
%struct.pair = type { i64, i64 }
%struct.bits = type { i8, [3 x i8] }

define dso_local i32 @main() #0 !dbg !14 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !18, metadata !DIExpression()), !dbg !19
  %4 = call noalias ptr @malloc(i64 noundef 8) #7, !dbg !20
  store ptr %4, ptr %2, align 8, !dbg !19
  %5 = load ptr, ptr %2, align 8, !dbg !21
  %6 = getelementptr inbounds i32, ptr %5, i64 0, !dbg !21
  store i32 1, ptr %6, align 4, !dbg !22
  call void @llvm.dbg.declare(metadata ptr %3, metadata !23, metadata !DIExpression()), !dbg !24
  %7 = load ptr, ptr %2, align 8, !dbg !25
  %8 = getelementptr inbounds i32, ptr %7, i64 0, !dbg !25
  %9 = load i32, ptr %8, align 4, !dbg !25
  %10 = load ptr, ptr %2, align 8, !dbg !26
  %11 = getelementptr inbounds i32, ptr %10, i64 1, !dbg !26
  %12 = load i32, ptr %11, align 4, !dbg !26
  %13 = add nsw i32 %9, %12, !dbg !27
  store i32 %13, ptr %3, align 4, !dbg !24
  %14 = load ptr, ptr %2, align 8, !dbg !28
  call void @free(ptr noundef %14) #7, !dbg !29
  %15 = load i32, ptr %3, align 4, !dbg !30
  ret i32 %15, !dbg !31
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare noalias ptr @malloc(i64 noundef) #2

declare void @free(ptr noundef) #2

define dso_local i32 @local() #0 !dbg !32 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !33, metadata !DIExpression()), !dbg !34
  %2 = load i32, ptr %1, align 4, !dbg !35
  %3 = add nsw i32 %2, 1, !dbg !36
  ret i32 %3, !dbg !37
}

define dso_local i32 @through_a_pointer() #0 !dbg !38 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !39, metadata !DIExpression()), !dbg !40
  call void @set(ptr noundef %1, i32 noundef 0), !dbg !41
  %2 = load i32, ptr %1, align 4, !dbg !42
  ret i32 %2, !dbg !43
}

define internal void @set(ptr noundef %0, i32 noundef %1) #0 !dbg !44 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !47, metadata !DIExpression()), !dbg !48
  store i32 %1, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !49, metadata !DIExpression()), !dbg !50
  %5 = load i32, ptr %4, align 4, !dbg !51
  %6 = icmp ne i32 %5, 0, !dbg !51
  br i1 %6, label %7, label %9, !dbg !53

7:                                                ; preds = %2
  %8 = load ptr, ptr %3, align 8, !dbg !54
  store i32 1, ptr %8, align 4, !dbg !55
  br label %9, !dbg !56

9:                                                ; preds = %7, %2
  %10 = load ptr, ptr %3, align 8, !dbg !57
  %11 = load i32, ptr %10, align 4, !dbg !59
  %12 = icmp eq i32 %11, 1, !dbg !60
  br i1 %12, label %13, label %15, !dbg !61

13:                                               ; preds = %9
  %14 = load ptr, ptr %3, align 8, !dbg !62
  store i32 2, ptr %14, align 4, !dbg !63
  br label %15, !dbg !64

15:                                               ; preds = %13, %9
  ret void, !dbg !65
}

define dso_local i32 @fine() #0 !dbg !66 {
  %1 = alloca %struct.gap, align 4
  %2 = alloca %struct.gap, align 4
  %3 = alloca %struct.pair, align 8
  %4 = alloca %struct.bits, align 4
  %5 = alloca [2 x float], align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !67, metadata !DIExpression()), !dbg !73
  call void @llvm.dbg.declare(metadata ptr %2, metadata !74, metadata !DIExpression()), !dbg !75
  call void @llvm.dbg.declare(metadata ptr %3, metadata !76, metadata !DIExpression()), !dbg !82
  call void @llvm.dbg.declare(metadata ptr %4, metadata !83, metadata !DIExpression()), !dbg !89
  call void @llvm.dbg.declare(metadata ptr %5, metadata !90, metadata !DIExpression()), !dbg !95
  %8 = getelementptr inbounds %struct.gap, ptr %1, i32 0, i32 0, !dbg !96
  store i8 1, ptr %8, align 4, !dbg !97
  %9 = getelementptr inbounds %struct.gap, ptr %1, i32 0, i32 1, !dbg !98
  store i32 2, ptr %9, align 4, !dbg !99
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %2, ptr align 4 %1, i64 8, i1 false), !dbg !100
  %10 = getelementptr inbounds %struct.pair, ptr %3, i32 0, i32 1, !dbg !101
  store i64 3, ptr %10, align 8, !dbg !102
  %11 = load i8, ptr %4, align 4, !dbg !103
  %12 = and i8 %11, 7, !dbg !103
  %13 = or i8 %12, 32, !dbg !103
  store i8 %13, ptr %4, align 4, !dbg !103
  %14 = load i8, ptr %4, align 4, !dbg !104
  %15 = and i8 %14, -8, !dbg !104
  %16 = or i8 %15, 5, !dbg !104
  store i8 %16, ptr %4, align 4, !dbg !104
  %17 = getelementptr inbounds [2 x float], ptr %5, i64 0, i64 0, !dbg !105
  call void @llvm.memset.p0.i64(ptr align 4 %17, i8 0, i64 8, i1 false), !dbg !105
  call void @llvm.dbg.declare(metadata ptr %6, metadata !106, metadata !DIExpression()), !dbg !108
  %18 = call noalias ptr @calloc(i64 noundef 4, i64 noundef 1) #7, !dbg !109
  store ptr %18, ptr %6, align 8, !dbg !108
  call void @llvm.dbg.declare(metadata ptr %7, metadata !110, metadata !DIExpression()), !dbg !111
  %19 = load ptr, ptr %6, align 8, !dbg !112
  %20 = call i64 @strlen(ptr noundef %19) #8, !dbg !113
  %21 = trunc i64 %20 to i32, !dbg !114
  %22 = getelementptr inbounds [2 x float], ptr %5, i64 0, i64 1, !dbg !115
  %23 = load float, ptr %22, align 4, !dbg !115
  %24 = fptosi float %23 to i32, !dbg !116
  %25 = add nsw i32 %21, %24, !dbg !117
  store i32 %25, ptr %7, align 4, !dbg !111
  %26 = load ptr, ptr %6, align 8, !dbg !118
  call void @free(ptr noundef %26) #7, !dbg !119
  %27 = load i64, ptr %2, align 4, !dbg !120
  %28 = getelementptr inbounds { i64, i64 }, ptr %3, i32 0, i32 0, !dbg !120
  %29 = load i64, ptr %28, align 8, !dbg !120
  %30 = getelementptr inbounds { i64, i64 }, ptr %3, i32 0, i32 1, !dbg !120
  %31 = load i64, ptr %30, align 8, !dbg !120
  %32 = call i32 @take(i64 %27, i64 %29, i64 %31), !dbg !120
  %33 = load i8, ptr %4, align 4, !dbg !121
  %34 = lshr i8 %33, 3, !dbg !121
  %35 = zext i8 %34 to i32, !dbg !121
  %36 = add nsw i32 %32, %35, !dbg !122
  %37 = load i32, ptr %7, align 4, !dbg !123
  %38 = add nsw i32 %36, %37, !dbg !124
  ret i32 %38, !dbg !125
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

declare noalias ptr @calloc(i64 noundef, i64 noundef) #2

declare i64 @strlen(ptr noundef) #5

define internal i32 @take(i64 %0, i64 %1, i64 %2) #0 !dbg !126 {
  %4 = alloca %struct.gap, align 4
  %5 = alloca %struct.pair, align 8
  store i64 %0, ptr %4, align 4
  %6 = getelementptr inbounds { i64, i64 }, ptr %5, i32 0, i32 0
  store i64 %1, ptr %6, align 8
  %7 = getelementptr inbounds { i64, i64 }, ptr %5, i32 0, i32 1
  store i64 %2, ptr %7, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !129, metadata !DIExpression()), !dbg !130
  call void @llvm.dbg.declare(metadata ptr %5, metadata !131, metadata !DIExpression()), !dbg !132
  %8 = getelementptr inbounds %struct.gap, ptr %4, i32 0, i32 0, !dbg !133
  %9 = load i8, ptr %8, align 4, !dbg !133
  %10 = sext i8 %9 to i32, !dbg !134
  %11 = getelementptr inbounds %struct.gap, ptr %4, i32 0, i32 1, !dbg !135
  %12 = load i32, ptr %11, align 4, !dbg !135
  %13 = add nsw i32 %10, %12, !dbg !136
  %14 = getelementptr inbounds %struct.pair, ptr %5, i32 0, i32 1, !dbg !137
  %15 = load i64, ptr %14, align 8, !dbg !137
  %16 = trunc i64 %15 to i32, !dbg !138
  %17 = add nsw i32 %13, %16, !dbg !139
  ret i32 %17, !dbg !140
}

define dso_local i32 @filled_by_a_thread() #0 !dbg !141 {
  %1 = alloca i64, align 8
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !142, metadata !DIExpression()), !dbg !146
  call void @llvm.dbg.declare(metadata ptr %2, metadata !147, metadata !DIExpression()), !dbg !148
  %4 = call noalias ptr @malloc(i64 noundef 4) #7, !dbg !149
  store ptr %4, ptr %2, align 8, !dbg !148
  %5 = load ptr, ptr %2, align 8, !dbg !150
  %6 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @fill, ptr noundef %5) #7, !dbg !151
  %7 = load i64, ptr %1, align 8, !dbg !152
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !153
  call void @llvm.dbg.declare(metadata ptr %3, metadata !154, metadata !DIExpression()), !dbg !155
  %9 = load ptr, ptr %2, align 8, !dbg !156
  %10 = load i32, ptr %9, align 4, !dbg !157
  store i32 %10, ptr %3, align 4, !dbg !155
  %11 = load ptr, ptr %2, align 8, !dbg !158
  call void @free(ptr noundef %11) #7, !dbg !159
  %12 = load i32, ptr %3, align 4, !dbg !160
  ret i32 %12, !dbg !161
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @fill(ptr noundef %0) #0 !dbg !162 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !165, metadata !DIExpression()), !dbg !166
  %3 = load ptr, ptr %2, align 8, !dbg !167
  store i32 7, ptr %3, align 4, !dbg !168
  ret ptr null, !dbg !169
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #6

define dso_local i32 @read_too_early() #0 !dbg !170 {
  %1 = alloca i64, align 8
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !171, metadata !DIExpression()), !dbg !172
  call void @llvm.dbg.declare(metadata ptr %2, metadata !173, metadata !DIExpression()), !dbg !174
  %4 = call noalias ptr @malloc(i64 noundef 4) #7, !dbg !175
  store ptr %4, ptr %2, align 8, !dbg !174
  %5 = load ptr, ptr %2, align 8, !dbg !176
  %6 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @fill, ptr noundef %5) #7, !dbg !177
  call void @llvm.dbg.declare(metadata ptr %3, metadata !178, metadata !DIExpression()), !dbg !179
  %7 = load ptr, ptr %2, align 8, !dbg !180
  %8 = load i32, ptr %7, align 4, !dbg !181
  store i32 %8, ptr %3, align 4, !dbg !179
  %9 = load i64, ptr %1, align 8, !dbg !182
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !183
  %11 = load ptr, ptr %2, align 8, !dbg !184
  call void @free(ptr noundef %11) #7, !dbg !185
  %12 = load i32, ptr %3, align 4, !dbg !186
  ret i32 %12, !dbg !187
}


!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11, !12}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "uninitialised.c", directory: ".", checksumkind: CSK_MD5, checksum: "48f956c2181f74b6905a1d7f8db1cd68")
!2 = !{!3, !4, !5}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 7, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 1}
!12 = !{i32 7, !"frame-pointer", i32 2}
!13 = !{!"Debian clang version 14.0.6"}
!14 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 13, type: !15, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !17)
!15 = !DISubroutineType(types: !16)
!16 = !{!3}
!17 = !{}
!18 = !DILocalVariable(name: "p", scope: !14, file: !1, line: 14, type: !4)
!19 = !DILocation(line: 14, column: 8, scope: !14)
!20 = !DILocation(line: 14, column: 12, scope: !14)
!21 = !DILocation(line: 15, column: 3, scope: !14)
!22 = !DILocation(line: 15, column: 8, scope: !14)
!23 = !DILocalVariable(name: "sum", scope: !14, file: !1, line: 16, type: !3)
!24 = !DILocation(line: 16, column: 7, scope: !14)
!25 = !DILocation(line: 16, column: 13, scope: !14)
!26 = !DILocation(line: 16, column: 20, scope: !14)
!27 = !DILocation(line: 16, column: 18, scope: !14)
!28 = !DILocation(line: 17, column: 8, scope: !14)
!29 = !DILocation(line: 17, column: 3, scope: !14)
!30 = !DILocation(line: 18, column: 10, scope: !14)
!31 = !DILocation(line: 18, column: 3, scope: !14)
!32 = distinct !DISubprogram(name: "local", scope: !1, file: !1, line: 20, type: !15, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !17)
!33 = !DILocalVariable(name: "x", scope: !32, file: !1, line: 21, type: !3)
!34 = !DILocation(line: 21, column: 7, scope: !32)
!35 = !DILocation(line: 22, column: 10, scope: !32)
!36 = !DILocation(line: 22, column: 12, scope: !32)
!37 = !DILocation(line: 22, column: 3, scope: !32)
!38 = distinct !DISubprogram(name: "through_a_pointer", scope: !1, file: !1, line: 30, type: !15, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !17)
!39 = !DILocalVariable(name: "x", scope: !38, file: !1, line: 31, type: !3)
!40 = !DILocation(line: 31, column: 7, scope: !38)
!41 = !DILocation(line: 32, column: 3, scope: !38)
!42 = !DILocation(line: 33, column: 10, scope: !38)
!43 = !DILocation(line: 33, column: 3, scope: !38)
!44 = distinct !DISubprogram(name: "set", scope: !1, file: !1, line: 24, type: !45, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !17)
!45 = !DISubroutineType(types: !46)
!46 = !{null, !4, !3}
!47 = !DILocalVariable(name: "to", arg: 1, scope: !44, file: !1, line: 24, type: !4)
!48 = !DILocation(line: 24, column: 22, scope: !44)
!49 = !DILocalVariable(name: "ready", arg: 2, scope: !44, file: !1, line: 24, type: !3)
!50 = !DILocation(line: 24, column: 30, scope: !44)
!51 = !DILocation(line: 25, column: 7, scope: !52)
!52 = distinct !DILexicalBlock(scope: !44, file: !1, line: 25, column: 7)
!53 = !DILocation(line: 25, column: 7, scope: !44)
!54 = !DILocation(line: 26, column: 6, scope: !52)
!55 = !DILocation(line: 26, column: 9, scope: !52)
!56 = !DILocation(line: 26, column: 5, scope: !52)
!57 = !DILocation(line: 27, column: 8, scope: !58)
!58 = distinct !DILexicalBlock(scope: !44, file: !1, line: 27, column: 7)
!59 = !DILocation(line: 27, column: 7, scope: !58)
!60 = !DILocation(line: 27, column: 11, scope: !58)
!61 = !DILocation(line: 27, column: 7, scope: !44)
!62 = !DILocation(line: 28, column: 6, scope: !58)
!63 = !DILocation(line: 28, column: 9, scope: !58)
!64 = !DILocation(line: 28, column: 5, scope: !58)
!65 = !DILocation(line: 29, column: 1, scope: !44)
!66 = distinct !DISubprogram(name: "fine", scope: !1, file: !1, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !17)
!67 = !DILocalVariable(name: "g", scope: !66, file: !1, line: 40, type: !68)
!68 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "gap", file: !1, line: 35, size: 64, elements: !69)
!69 = !{!70, !72}
!70 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !68, file: !1, line: 35, baseType: !71, size: 8)
!71 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !68, file: !1, line: 35, baseType: !3, size: 32, offset: 32)
!73 = !DILocation(line: 40, column: 14, scope: !66)
!74 = !DILocalVariable(name: "copy", scope: !66, file: !1, line: 40, type: !68)
!75 = !DILocation(line: 40, column: 17, scope: !66)
!76 = !DILocalVariable(name: "p", scope: !66, file: !1, line: 41, type: !77)
!77 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !1, line: 36, size: 128, elements: !78)
!78 = !{!79, !81}
!79 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !77, file: !1, line: 36, baseType: !80, size: 64)
!80 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !77, file: !1, line: 36, baseType: !80, size: 64, offset: 64)
!82 = !DILocation(line: 41, column: 15, scope: !66)
!83 = !DILocalVariable(name: "b", scope: !66, file: !1, line: 42, type: !84)
!84 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "bits", file: !1, line: 37, size: 32, elements: !85)
!85 = !{!86, !88}
!86 = !DIDerivedType(tag: DW_TAG_member, name: "low", scope: !84, file: !1, line: 37, baseType: !87, size: 3, flags: DIFlagBitField, extraData: i64 0)
!87 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "high", scope: !84, file: !1, line: 37, baseType: !87, size: 5, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!89 = !DILocation(line: 42, column: 15, scope: !66)
!90 = !DILocalVariable(name: "f", scope: !66, file: !1, line: 43, type: !91)
!91 = !DICompositeType(tag: DW_TAG_array_type, baseType: !92, size: 64, elements: !93)
!92 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!93 = !{!94}
!94 = !DISubrange(count: 2)
!95 = !DILocation(line: 43, column: 9, scope: !66)
!96 = !DILocation(line: 44, column: 5, scope: !66)
!97 = !DILocation(line: 44, column: 7, scope: !66)
!98 = !DILocation(line: 45, column: 5, scope: !66)
!99 = !DILocation(line: 45, column: 7, scope: !66)
!100 = !DILocation(line: 46, column: 10, scope: !66)
!101 = !DILocation(line: 47, column: 5, scope: !66)
!102 = !DILocation(line: 47, column: 12, scope: !66)
!103 = !DILocation(line: 48, column: 10, scope: !66)
!104 = !DILocation(line: 49, column: 9, scope: !66)
!105 = !DILocation(line: 50, column: 3, scope: !66)
!106 = !DILocalVariable(name: "text", scope: !66, file: !1, line: 51, type: !107)
!107 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !71, size: 64)
!108 = !DILocation(line: 51, column: 9, scope: !66)
!109 = !DILocation(line: 51, column: 16, scope: !66)
!110 = !DILocalVariable(name: "length", scope: !66, file: !1, line: 52, type: !3)
!111 = !DILocation(line: 52, column: 7, scope: !66)
!112 = !DILocation(line: 52, column: 28, scope: !66)
!113 = !DILocation(line: 52, column: 21, scope: !66)
!114 = !DILocation(line: 52, column: 16, scope: !66)
!115 = !DILocation(line: 52, column: 41, scope: !66)
!116 = !DILocation(line: 52, column: 36, scope: !66)
!117 = !DILocation(line: 52, column: 34, scope: !66)
!118 = !DILocation(line: 53, column: 8, scope: !66)
!119 = !DILocation(line: 53, column: 3, scope: !66)
!120 = !DILocation(line: 54, column: 10, scope: !66)
!121 = !DILocation(line: 54, column: 28, scope: !66)
!122 = !DILocation(line: 54, column: 24, scope: !66)
!123 = !DILocation(line: 54, column: 35, scope: !66)
!124 = !DILocation(line: 54, column: 33, scope: !66)
!125 = !DILocation(line: 54, column: 3, scope: !66)
!126 = distinct !DISubprogram(name: "take", scope: !1, file: !1, line: 38, type: !127, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !17)
!127 = !DISubroutineType(types: !128)
!128 = !{!3, !68, !77}
!129 = !DILocalVariable(name: "g", arg: 1, scope: !126, file: !1, line: 38, type: !68)
!130 = !DILocation(line: 38, column: 28, scope: !126)
!131 = !DILocalVariable(name: "p", arg: 2, scope: !126, file: !1, line: 38, type: !77)
!132 = !DILocation(line: 38, column: 43, scope: !126)
!133 = !DILocation(line: 38, column: 57, scope: !126)
!134 = !DILocation(line: 38, column: 55, scope: !126)
!135 = !DILocation(line: 38, column: 63, scope: !126)
!136 = !DILocation(line: 38, column: 59, scope: !126)
!137 = !DILocation(line: 38, column: 74, scope: !126)
!138 = !DILocation(line: 38, column: 67, scope: !126)
!139 = !DILocation(line: 38, column: 65, scope: !126)
!140 = !DILocation(line: 38, column: 48, scope: !126)
!141 = distinct !DISubprogram(name: "filled_by_a_thread", scope: !1, file: !1, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !17)
!142 = !DILocalVariable(name: "t", scope: !141, file: !1, line: 61, type: !143)
!143 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !144, line: 27, baseType: !145)
!144 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!145 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!146 = !DILocation(line: 61, column: 13, scope: !141)
!147 = !DILocalVariable(name: "block", scope: !141, file: !1, line: 62, type: !4)
!148 = !DILocation(line: 62, column: 8, scope: !141)
!149 = !DILocation(line: 62, column: 16, scope: !141)
!150 = !DILocation(line: 63, column: 34, scope: !141)
!151 = !DILocation(line: 63, column: 3, scope: !141)
!152 = !DILocation(line: 64, column: 16, scope: !141)
!153 = !DILocation(line: 64, column: 3, scope: !141)
!154 = !DILocalVariable(name: "value", scope: !141, file: !1, line: 65, type: !3)
!155 = !DILocation(line: 65, column: 7, scope: !141)
!156 = !DILocation(line: 65, column: 16, scope: !141)
!157 = !DILocation(line: 65, column: 15, scope: !141)
!158 = !DILocation(line: 66, column: 8, scope: !141)
!159 = !DILocation(line: 66, column: 3, scope: !141)
!160 = !DILocation(line: 67, column: 10, scope: !141)
!161 = !DILocation(line: 67, column: 3, scope: !141)
!162 = distinct !DISubprogram(name: "fill", scope: !1, file: !1, line: 56, type: !163, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !17)
!163 = !DISubroutineType(types: !164)
!164 = !{!5, !5}
!165 = !DILocalVariable(name: "block", arg: 1, scope: !162, file: !1, line: 56, type: !5)
!166 = !DILocation(line: 56, column: 25, scope: !162)
!167 = !DILocation(line: 57, column: 11, scope: !162)
!168 = !DILocation(line: 57, column: 17, scope: !162)
!169 = !DILocation(line: 58, column: 3, scope: !162)
!170 = distinct !DISubprogram(name: "read_too_early", scope: !1, file: !1, line: 69, type: !15, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !17)
!171 = !DILocalVariable(name: "t", scope: !170, file: !1, line: 70, type: !143)
!172 = !DILocation(line: 70, column: 13, scope: !170)
!173 = !DILocalVariable(name: "block", scope: !170, file: !1, line: 71, type: !4)
!174 = !DILocation(line: 71, column: 8, scope: !170)
!175 = !DILocation(line: 71, column: 16, scope: !170)
!176 = !DILocation(line: 72, column: 34, scope: !170)
!177 = !DILocation(line: 72, column: 3, scope: !170)
!178 = !DILocalVariable(name: "value", scope: !170, file: !1, line: 73, type: !3)
!179 = !DILocation(line: 73, column: 7, scope: !170)
!180 = !DILocation(line: 73, column: 16, scope: !170)
!181 = !DILocation(line: 73, column: 15, scope: !170)
!182 = !DILocation(line: 74, column: 16, scope: !170)
!183 = !DILocation(line: 74, column: 3, scope: !170)
!184 = !DILocation(line: 75, column: 8, scope: !170)
!185 = !DILocation(line: 75, column: 3, scope: !170)
!186 = !DILocation(line: 76, column: 10, scope: !170)
!187 = !DILocation(line: 76, column: 3, scope: !170)
