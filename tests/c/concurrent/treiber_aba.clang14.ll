source_filename = "treiber_aba.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr }

@top = internal global ptr null, align 8, !dbg !0

define dso_local i32 @main() #0 !dbg !22 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !26, metadata !DIExpression()), !dbg !28
  store i32 0, ptr %2, align 4, !dbg !28
  br label %6, !dbg !29

6:                                                ; preds = %15, %0
  %7 = load i32, ptr %2, align 4, !dbg !30
  %8 = icmp slt i32 %7, 2, !dbg !32
  br i1 %8, label %9, label %18, !dbg !33

9:                                                ; preds = %6
  call void @llvm.dbg.declare(metadata ptr %3, metadata !34, metadata !DIExpression()), !dbg !36
  %10 = call noalias ptr @malloc(i64 noundef 16) #4, !dbg !37
  store ptr %10, ptr %3, align 8, !dbg !36
  %11 = load i32, ptr %2, align 4, !dbg !38
  %12 = load ptr, ptr %3, align 8, !dbg !39
  %13 = getelementptr inbounds %struct.node, ptr %12, i32 0, i32 0, !dbg !40
  store i32 %11, ptr %13, align 8, !dbg !41
  %14 = load ptr, ptr %3, align 8, !dbg !42
  call void @push(ptr noundef %14), !dbg !43
  br label %15, !dbg !44

15:                                               ; preds = %9
  %16 = load i32, ptr %2, align 4, !dbg !45
  %17 = add nsw i32 %16, 1, !dbg !45
  store i32 %17, ptr %2, align 4, !dbg !45
  br label %6, !dbg !46, !llvm.loop !47

18:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata ptr %4, metadata !50, metadata !DIExpression()), !dbg !54
  call void @llvm.dbg.declare(metadata ptr %5, metadata !55, metadata !DIExpression()), !dbg !56
  %19 = call i32 @pthread_create(ptr noundef %4, ptr noundef null, ptr noundef @take, ptr noundef null) #4, !dbg !57
  %20 = call i32 @pthread_create(ptr noundef %5, ptr noundef null, ptr noundef @take, ptr noundef null) #4, !dbg !58
  %21 = load i64, ptr %4, align 8, !dbg !59
  %22 = call i32 @pthread_join(i64 noundef %21, ptr noundef null), !dbg !60
  %23 = load i64, ptr %5, align 8, !dbg !61
  %24 = call i32 @pthread_join(i64 noundef %23, ptr noundef null), !dbg !62
  ret i32 0, !dbg !63
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare noalias ptr @malloc(i64 noundef) #2

define internal void @push(ptr noundef %0) #0 !dbg !64 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !67, metadata !DIExpression()), !dbg !68
  call void @llvm.dbg.declare(metadata ptr %3, metadata !69, metadata !DIExpression()), !dbg !70
  %6 = load atomic i64, ptr @top seq_cst, align 8, !dbg !71
  %7 = inttoptr i64 %6 to ptr, !dbg !71
  store ptr %7, ptr %3, align 8, !dbg !70
  br label %8, !dbg !72

8:                                                ; preds = %20, %1
  %9 = load ptr, ptr %3, align 8, !dbg !73
  %10 = load ptr, ptr %2, align 8, !dbg !74
  %11 = getelementptr inbounds %struct.node, ptr %10, i32 0, i32 1, !dbg !75
  store ptr %9, ptr %11, align 8, !dbg !76
  br label %12, !dbg !74

12:                                               ; preds = %8
  %13 = load ptr, ptr %2, align 8, !dbg !77
  store ptr %13, ptr %4, align 8, !dbg !77
  %14 = load i64, ptr %3, align 8, !dbg !77
  %15 = load i64, ptr %4, align 8, !dbg !77
  %16 = cmpxchg ptr @top, i64 %14, i64 %15 seq_cst seq_cst, align 8, !dbg !77
  %17 = extractvalue { i64, i1 } %16, 0, !dbg !77
  %18 = extractvalue { i64, i1 } %16, 1, !dbg !77
  br i1 %18, label %20, label %19, !dbg !77

19:                                               ; preds = %12
  store i64 %17, ptr %3, align 8, !dbg !77
  br label %20, !dbg !77

20:                                               ; preds = %19, %12
  %21 = zext i1 %18 to i8, !dbg !77
  store i8 %21, ptr %5, align 1, !dbg !77
  %22 = load i8, ptr %5, align 1, !dbg !77
  %23 = trunc i8 %22 to i1, !dbg !77
  %24 = xor i1 %23, true, !dbg !78
  br i1 %24, label %8, label %25, !dbg !74, !llvm.loop !79

25:                                               ; preds = %20
  ret void, !dbg !81
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @take(ptr noundef %0) #0 !dbg !82 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !85, metadata !DIExpression()), !dbg !86
  call void @llvm.dbg.declare(metadata ptr %3, metadata !87, metadata !DIExpression()), !dbg !88
  %4 = call ptr @pop(), !dbg !89
  store ptr %4, ptr %3, align 8, !dbg !88
  %5 = load ptr, ptr %3, align 8, !dbg !90
  call void @free(ptr noundef %5) #4, !dbg !91
  %6 = load ptr, ptr %2, align 8, !dbg !92
  ret ptr %6, !dbg !93
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

define internal ptr @pop() #0 !dbg !94 {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
  %3 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata ptr %1, metadata !97, metadata !DIExpression()), !dbg !98
  %4 = load atomic i64, ptr @top seq_cst, align 8, !dbg !99
  %5 = inttoptr i64 %4 to ptr, !dbg !99
  store ptr %5, ptr %1, align 8, !dbg !98
  br label %6, !dbg !100

6:                                                ; preds = %26, %0
  %7 = load ptr, ptr %1, align 8, !dbg !101
  %8 = icmp ne ptr %7, null, !dbg !101
  br i1 %8, label %9, label %24, !dbg !102

9:                                                ; preds = %6
  %10 = load ptr, ptr %1, align 8, !dbg !103
  %11 = getelementptr inbounds %struct.node, ptr %10, i32 0, i32 1, !dbg !103
  %12 = load ptr, ptr %11, align 8, !dbg !103
  store ptr %12, ptr %2, align 8, !dbg !103
  %13 = load i64, ptr %1, align 8, !dbg !103
  %14 = load i64, ptr %2, align 8, !dbg !103
  %15 = cmpxchg ptr @top, i64 %13, i64 %14 seq_cst seq_cst, align 8, !dbg !103
  %16 = extractvalue { i64, i1 } %15, 0, !dbg !103
  %17 = extractvalue { i64, i1 } %15, 1, !dbg !103
  br i1 %17, label %19, label %18, !dbg !103

18:                                               ; preds = %9
  store i64 %16, ptr %1, align 8, !dbg !103
  br label %19, !dbg !103

19:                                               ; preds = %18, %9
  %20 = zext i1 %17 to i8, !dbg !103
  store i8 %20, ptr %3, align 1, !dbg !103
  %21 = load i8, ptr %3, align 1, !dbg !103
  %22 = trunc i8 %21 to i1, !dbg !103
  %23 = xor i1 %22, true, !dbg !104
  br label %24

24:                                               ; preds = %19, %6
  %25 = phi i1 [ false, %6 ], [ %23, %19 ], !dbg !105
  br i1 %25, label %26, label %27, !dbg !100

26:                                               ; preds = %24
  br label %6, !dbg !100, !llvm.loop !106

27:                                               ; preds = %24
  %28 = load ptr, ptr %1, align 8, !dbg !108
  ret ptr %28, !dbg !109
}

declare void @free(ptr noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!14, !15, !16, !17, !18, !19, !20}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 7, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "treiber_aba.c", directory: ".", checksumkind: CSK_MD5, checksum: "3d9005c17c625e1b45901a2f40a74334")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !8)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 6, size: 128, elements: !10)
!10 = !{!11, !13}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !9, file: !3, line: 6, baseType: !12, size: 32)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !9, file: !3, line: 6, baseType: !8, size: 64, offset: 64)
!14 = !{i32 7, !"Dwarf Version", i32 5}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 7, !"PIC Level", i32 2}
!18 = !{i32 7, !"PIE Level", i32 2}
!19 = !{i32 7, !"uwtable", i32 1}
!20 = !{i32 7, !"frame-pointer", i32 2}
!21 = !{!"Debian clang version 14.0.6"}
!22 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 29, type: !23, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !25)
!23 = !DISubroutineType(types: !24)
!24 = !{!12}
!25 = !{}
!26 = !DILocalVariable(name: "i", scope: !27, file: !3, line: 30, type: !12)
!27 = distinct !DILexicalBlock(scope: !22, file: !3, line: 30, column: 3)
!28 = !DILocation(line: 30, column: 12, scope: !27)
!29 = !DILocation(line: 30, column: 8, scope: !27)
!30 = !DILocation(line: 30, column: 19, scope: !31)
!31 = distinct !DILexicalBlock(scope: !27, file: !3, line: 30, column: 3)
!32 = !DILocation(line: 30, column: 21, scope: !31)
!33 = !DILocation(line: 30, column: 3, scope: !27)
!34 = !DILocalVariable(name: "n", scope: !35, file: !3, line: 31, type: !8)
!35 = distinct !DILexicalBlock(scope: !31, file: !3, line: 30, column: 31)
!36 = !DILocation(line: 31, column: 18, scope: !35)
!37 = !DILocation(line: 31, column: 22, scope: !35)
!38 = !DILocation(line: 32, column: 16, scope: !35)
!39 = !DILocation(line: 32, column: 5, scope: !35)
!40 = !DILocation(line: 32, column: 8, scope: !35)
!41 = !DILocation(line: 32, column: 14, scope: !35)
!42 = !DILocation(line: 33, column: 10, scope: !35)
!43 = !DILocation(line: 33, column: 5, scope: !35)
!44 = !DILocation(line: 34, column: 3, scope: !35)
!45 = !DILocation(line: 30, column: 27, scope: !31)
!46 = !DILocation(line: 30, column: 3, scope: !31)
!47 = distinct !{!47, !33, !48, !49}
!48 = !DILocation(line: 34, column: 3, scope: !27)
!49 = !{!"llvm.loop.mustprogress"}
!50 = !DILocalVariable(name: "a", scope: !22, file: !3, line: 35, type: !51)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !52, line: 27, baseType: !53)
!52 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!53 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!54 = !DILocation(line: 35, column: 13, scope: !22)
!55 = !DILocalVariable(name: "b", scope: !22, file: !3, line: 35, type: !51)
!56 = !DILocation(line: 35, column: 16, scope: !22)
!57 = !DILocation(line: 36, column: 3, scope: !22)
!58 = !DILocation(line: 37, column: 3, scope: !22)
!59 = !DILocation(line: 38, column: 16, scope: !22)
!60 = !DILocation(line: 38, column: 3, scope: !22)
!61 = !DILocation(line: 39, column: 16, scope: !22)
!62 = !DILocation(line: 39, column: 3, scope: !22)
!63 = !DILocation(line: 40, column: 3, scope: !22)
!64 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 9, type: !65, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !25)
!65 = !DISubroutineType(types: !66)
!66 = !{null, !8}
!67 = !DILocalVariable(name: "n", arg: 1, scope: !64, file: !3, line: 9, type: !8)
!68 = !DILocation(line: 9, column: 31, scope: !64)
!69 = !DILocalVariable(name: "old", scope: !64, file: !3, line: 10, type: !8)
!70 = !DILocation(line: 10, column: 16, scope: !64)
!71 = !DILocation(line: 10, column: 22, scope: !64)
!72 = !DILocation(line: 11, column: 3, scope: !64)
!73 = !DILocation(line: 12, column: 15, scope: !64)
!74 = !DILocation(line: 12, column: 5, scope: !64)
!75 = !DILocation(line: 12, column: 8, scope: !64)
!76 = !DILocation(line: 12, column: 13, scope: !64)
!77 = !DILocation(line: 13, column: 11, scope: !64)
!78 = !DILocation(line: 13, column: 10, scope: !64)
!79 = distinct !{!79, !72, !80, !49}
!80 = !DILocation(line: 13, column: 56, scope: !64)
!81 = !DILocation(line: 14, column: 1, scope: !64)
!82 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 23, type: !83, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !25)
!83 = !DISubroutineType(types: !84)
!84 = !{!5, !5}
!85 = !DILocalVariable(name: "unused", arg: 1, scope: !82, file: !3, line: 23, type: !5)
!86 = !DILocation(line: 23, column: 25, scope: !82)
!87 = !DILocalVariable(name: "n", scope: !82, file: !3, line: 24, type: !8)
!88 = !DILocation(line: 24, column: 16, scope: !82)
!89 = !DILocation(line: 24, column: 20, scope: !82)
!90 = !DILocation(line: 25, column: 8, scope: !82)
!91 = !DILocation(line: 25, column: 3, scope: !82)
!92 = !DILocation(line: 26, column: 10, scope: !82)
!93 = !DILocation(line: 26, column: 3, scope: !82)
!94 = distinct !DISubprogram(name: "pop", scope: !3, file: !3, line: 16, type: !95, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !25)
!95 = !DISubroutineType(types: !96)
!96 = !{!8}
!97 = !DILocalVariable(name: "old", scope: !94, file: !3, line: 17, type: !8)
!98 = !DILocation(line: 17, column: 16, scope: !94)
!99 = !DILocation(line: 17, column: 22, scope: !94)
!100 = !DILocation(line: 18, column: 3, scope: !94)
!101 = !DILocation(line: 18, column: 10, scope: !94)
!102 = !DILocation(line: 18, column: 14, scope: !94)
!103 = !DILocation(line: 18, column: 18, scope: !94)
!104 = !DILocation(line: 18, column: 17, scope: !94)
!105 = !DILocation(line: 0, scope: !94)
!106 = distinct !{!106, !100, !107, !49}
!107 = !DILocation(line: 19, column: 5, scope: !94)
!108 = !DILocation(line: 20, column: 10, scope: !94)
!109 = !DILocation(line: 20, column: 3, scope: !94)
