source_filename = "indexer_few.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@table = internal global [128 x i32] zeroinitializer, align 16, !dbg !0

define dso_local i32 @main() #0 !dbg !23 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i64], align 16
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !27, metadata !DIExpression()), !dbg !34
  call void @llvm.dbg.declare(metadata ptr %3, metadata !35, metadata !DIExpression()), !dbg !37
  store i64 0, ptr %3, align 8, !dbg !37
  br label %5, !dbg !38

5:                                                ; preds = %14, %0
  %6 = load i64, ptr %3, align 8, !dbg !39
  %7 = icmp slt i64 %6, 4, !dbg !41
  br i1 %7, label %8, label %17, !dbg !42

8:                                                ; preds = %5
  %9 = load i64, ptr %3, align 8, !dbg !43
  %10 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %9, !dbg !44
  %11 = load i64, ptr %3, align 8, !dbg !45
  %12 = inttoptr i64 %11 to ptr, !dbg !46
  %13 = call i32 @pthread_create(ptr noundef %10, ptr noundef null, ptr noundef @work, ptr noundef %12) #4, !dbg !47
  br label %14, !dbg !47

14:                                               ; preds = %8
  %15 = load i64, ptr %3, align 8, !dbg !48
  %16 = add nsw i64 %15, 1, !dbg !48
  store i64 %16, ptr %3, align 8, !dbg !48
  br label %5, !dbg !49, !llvm.loop !50

17:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !53, metadata !DIExpression()), !dbg !55
  store i32 0, ptr %4, align 4, !dbg !55
  br label %18, !dbg !56

18:                                               ; preds = %27, %17
  %19 = load i32, ptr %4, align 4, !dbg !57
  %20 = icmp slt i32 %19, 4, !dbg !59
  br i1 %20, label %21, label %30, !dbg !60

21:                                               ; preds = %18
  %22 = load i32, ptr %4, align 4, !dbg !61
  %23 = sext i32 %22 to i64, !dbg !62
  %24 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %23, !dbg !62
  %25 = load i64, ptr %24, align 8, !dbg !62
  %26 = call i32 @pthread_join(i64 noundef %25, ptr noundef null), !dbg !63
  br label %27, !dbg !63

27:                                               ; preds = %21
  %28 = load i32, ptr %4, align 4, !dbg !64
  %29 = add nsw i32 %28, 1, !dbg !64
  store i32 %29, ptr %4, align 4, !dbg !64
  br label %18, !dbg !65, !llvm.loop !66

30:                                               ; preds = %18
  ret i32 0, !dbg !68
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @work(ptr noundef %0) #0 !dbg !69 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !72, metadata !DIExpression()), !dbg !73
  call void @llvm.dbg.declare(metadata ptr %3, metadata !74, metadata !DIExpression()), !dbg !75
  %10 = load ptr, ptr %2, align 8, !dbg !76
  %11 = ptrtoint ptr %10 to i64, !dbg !77
  %12 = trunc i64 %11 to i32, !dbg !78
  store i32 %12, ptr %3, align 4, !dbg !75
  call void @llvm.dbg.declare(metadata ptr %4, metadata !79, metadata !DIExpression()), !dbg !81
  store i32 0, ptr %4, align 4, !dbg !81
  br label %13, !dbg !82

13:                                               ; preds = %45, %1
  %14 = load i32, ptr %4, align 4, !dbg !83
  %15 = icmp slt i32 %14, 4, !dbg !85
  br i1 %15, label %16, label %46, !dbg !86

16:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata ptr %5, metadata !87, metadata !DIExpression()), !dbg !89
  %17 = load i32, ptr %4, align 4, !dbg !90
  %18 = add nsw i32 %17, 1, !dbg !90
  store i32 %18, ptr %4, align 4, !dbg !90
  %19 = mul nsw i32 %18, 11, !dbg !91
  %20 = load i32, ptr %3, align 4, !dbg !92
  %21 = add nsw i32 %19, %20, !dbg !93
  store i32 %21, ptr %5, align 4, !dbg !89
  call void @llvm.dbg.declare(metadata ptr %6, metadata !94, metadata !DIExpression()), !dbg !95
  %22 = load i32, ptr %5, align 4, !dbg !96
  %23 = mul nsw i32 %22, 7, !dbg !97
  %24 = srem i32 %23, 128, !dbg !98
  store i32 %24, ptr %6, align 4, !dbg !95
  call void @llvm.dbg.declare(metadata ptr %7, metadata !99, metadata !DIExpression()), !dbg !100
  store i32 0, ptr %7, align 4, !dbg !100
  br label %25, !dbg !101

25:                                               ; preds = %41, %16
  %26 = load i32, ptr %6, align 4, !dbg !102
  %27 = sext i32 %26 to i64, !dbg !102
  %28 = getelementptr inbounds [128 x i32], ptr @table, i64 0, i64 %27, !dbg !102
  %29 = load i32, ptr %5, align 4, !dbg !102
  store i32 %29, ptr %8, align 4, !dbg !102
  %30 = load i32, ptr %7, align 4, !dbg !102
  %31 = load i32, ptr %8, align 4, !dbg !102
  %32 = cmpxchg ptr %28, i32 %30, i32 %31 seq_cst seq_cst, align 4, !dbg !102
  %33 = extractvalue { i32, i1 } %32, 0, !dbg !102
  %34 = extractvalue { i32, i1 } %32, 1, !dbg !102
  br i1 %34, label %36, label %35, !dbg !102

35:                                               ; preds = %25
  store i32 %33, ptr %7, align 4, !dbg !102
  br label %36, !dbg !102

36:                                               ; preds = %35, %25
  %37 = zext i1 %34 to i8, !dbg !102
  store i8 %37, ptr %9, align 1, !dbg !102
  %38 = load i8, ptr %9, align 1, !dbg !102
  %39 = trunc i8 %38 to i1, !dbg !102
  %40 = xor i1 %39, true, !dbg !103
  br i1 %40, label %41, label %45, !dbg !101

41:                                               ; preds = %36
  store i32 0, ptr %7, align 4, !dbg !104
  %42 = load i32, ptr %6, align 4, !dbg !106
  %43 = add nsw i32 %42, 1, !dbg !107
  %44 = srem i32 %43, 128, !dbg !108
  store i32 %44, ptr %6, align 4, !dbg !109
  br label %25, !dbg !101, !llvm.loop !110

45:                                               ; preds = %36
  br label %13, !dbg !112, !llvm.loop !113

46:                                               ; preds = %13
  ret ptr null, !dbg !115
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!15, !16, !17, !18, !19, !20, !21}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 17, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "indexer_few.c", directory: ".", checksumkind: CSK_MD5, checksum: "7eb7c0fdfaceaa69a392ee7e34a82c12")
!4 = !{!5, !6, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!8 = !{!0}
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 4096, elements: !13)
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !11, line: 92, baseType: !12)
!11 = !DIFile(filename: "lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: ".", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!12 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !6)
!13 = !{!14}
!14 = !DISubrange(count: 128)
!15 = !{i32 7, !"Dwarf Version", i32 5}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 7, !"PIC Level", i32 2}
!19 = !{i32 7, !"PIE Level", i32 2}
!20 = !{i32 7, !"uwtable", i32 1}
!21 = !{i32 7, !"frame-pointer", i32 2}
!22 = !{!"Debian clang version 14.0.6"}
!23 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 33, type: !24, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !26)
!24 = !DISubroutineType(types: !25)
!25 = !{!6}
!26 = !{}
!27 = !DILocalVariable(name: "threads", scope: !23, file: !3, line: 34, type: !28)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 256, elements: !32)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !30, line: 27, baseType: !31)
!30 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!31 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!32 = !{!33}
!33 = !DISubrange(count: 4)
!34 = !DILocation(line: 34, column: 13, scope: !23)
!35 = !DILocalVariable(name: "i", scope: !36, file: !3, line: 35, type: !7)
!36 = distinct !DILexicalBlock(scope: !23, file: !3, line: 35, column: 3)
!37 = !DILocation(line: 35, column: 13, scope: !36)
!38 = !DILocation(line: 35, column: 8, scope: !36)
!39 = !DILocation(line: 35, column: 20, scope: !40)
!40 = distinct !DILexicalBlock(scope: !36, file: !3, line: 35, column: 3)
!41 = !DILocation(line: 35, column: 22, scope: !40)
!42 = !DILocation(line: 35, column: 3, scope: !36)
!43 = !DILocation(line: 36, column: 29, scope: !40)
!44 = !DILocation(line: 36, column: 21, scope: !40)
!45 = !DILocation(line: 36, column: 53, scope: !40)
!46 = !DILocation(line: 36, column: 45, scope: !40)
!47 = !DILocation(line: 36, column: 5, scope: !40)
!48 = !DILocation(line: 35, column: 34, scope: !40)
!49 = !DILocation(line: 35, column: 3, scope: !40)
!50 = distinct !{!50, !42, !51, !52}
!51 = !DILocation(line: 36, column: 54, scope: !36)
!52 = !{!"llvm.loop.mustprogress"}
!53 = !DILocalVariable(name: "i", scope: !54, file: !3, line: 37, type: !6)
!54 = distinct !DILexicalBlock(scope: !23, file: !3, line: 37, column: 3)
!55 = !DILocation(line: 37, column: 12, scope: !54)
!56 = !DILocation(line: 37, column: 8, scope: !54)
!57 = !DILocation(line: 37, column: 19, scope: !58)
!58 = distinct !DILexicalBlock(scope: !54, file: !3, line: 37, column: 3)
!59 = !DILocation(line: 37, column: 21, scope: !58)
!60 = !DILocation(line: 37, column: 3, scope: !54)
!61 = !DILocation(line: 38, column: 26, scope: !58)
!62 = !DILocation(line: 38, column: 18, scope: !58)
!63 = !DILocation(line: 38, column: 5, scope: !58)
!64 = !DILocation(line: 37, column: 33, scope: !58)
!65 = !DILocation(line: 37, column: 3, scope: !58)
!66 = distinct !{!66, !60, !67, !52}
!67 = !DILocation(line: 38, column: 34, scope: !54)
!68 = !DILocation(line: 39, column: 3, scope: !23)
!69 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 19, type: !70, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !26)
!70 = !DISubroutineType(types: !71)
!71 = !{!5, !5}
!72 = !DILocalVariable(name: "argument", arg: 1, scope: !69, file: !3, line: 19, type: !5)
!73 = !DILocation(line: 19, column: 25, scope: !69)
!74 = !DILocalVariable(name: "me", scope: !69, file: !3, line: 20, type: !6)
!75 = !DILocation(line: 20, column: 7, scope: !69)
!76 = !DILocation(line: 20, column: 23, scope: !69)
!77 = !DILocation(line: 20, column: 17, scope: !69)
!78 = !DILocation(line: 20, column: 12, scope: !69)
!79 = !DILocalVariable(name: "m", scope: !80, file: !3, line: 21, type: !6)
!80 = distinct !DILexicalBlock(scope: !69, file: !3, line: 21, column: 3)
!81 = !DILocation(line: 21, column: 12, scope: !80)
!82 = !DILocation(line: 21, column: 8, scope: !80)
!83 = !DILocation(line: 21, column: 19, scope: !84)
!84 = distinct !DILexicalBlock(scope: !80, file: !3, line: 21, column: 3)
!85 = !DILocation(line: 21, column: 21, scope: !84)
!86 = !DILocation(line: 21, column: 3, scope: !80)
!87 = !DILocalVariable(name: "w", scope: !88, file: !3, line: 22, type: !6)
!88 = distinct !DILexicalBlock(scope: !84, file: !3, line: 21, column: 30)
!89 = !DILocation(line: 22, column: 9, scope: !88)
!90 = !DILocation(line: 22, column: 13, scope: !88)
!91 = !DILocation(line: 22, column: 17, scope: !88)
!92 = !DILocation(line: 22, column: 24, scope: !88)
!93 = !DILocation(line: 22, column: 22, scope: !88)
!94 = !DILocalVariable(name: "h", scope: !88, file: !3, line: 23, type: !6)
!95 = !DILocation(line: 23, column: 9, scope: !88)
!96 = !DILocation(line: 23, column: 14, scope: !88)
!97 = !DILocation(line: 23, column: 16, scope: !88)
!98 = !DILocation(line: 23, column: 21, scope: !88)
!99 = !DILocalVariable(name: "expected", scope: !88, file: !3, line: 24, type: !6)
!100 = !DILocation(line: 24, column: 9, scope: !88)
!101 = !DILocation(line: 25, column: 5, scope: !88)
!102 = !DILocation(line: 25, column: 13, scope: !88)
!103 = !DILocation(line: 25, column: 12, scope: !88)
!104 = !DILocation(line: 26, column: 16, scope: !105)
!105 = distinct !DILexicalBlock(scope: !88, file: !3, line: 25, column: 70)
!106 = !DILocation(line: 27, column: 12, scope: !105)
!107 = !DILocation(line: 27, column: 14, scope: !105)
!108 = !DILocation(line: 27, column: 19, scope: !105)
!109 = !DILocation(line: 27, column: 9, scope: !105)
!110 = distinct !{!110, !101, !111, !52}
!111 = !DILocation(line: 28, column: 5, scope: !88)
!112 = !DILocation(line: 21, column: 3, scope: !84)
!113 = distinct !{!113, !86, !114, !52}
!114 = !DILocation(line: 29, column: 3, scope: !80)
!115 = !DILocation(line: 30, column: 3, scope: !69)
