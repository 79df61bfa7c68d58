source_filename = "before_the_start.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@first = dso_local global [2 x i32] zeroinitializer, align 4, !dbg !0
@second = dso_local global [2 x i32] zeroinitializer, align 4, !dbg !17
@nobody_touches_this = internal global [4 x i32] zeroinitializer, align 16, !dbg !22
@__const.stack.local = private unnamed_addr constant [2 x i32] [i32 1, i32 2], align 4
@.str = private unnamed_addr constant [17 x i8] c"both are counted\00", align 1, !dbg !12

define dso_local i32 @main() #0 !dbg !35 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = load i32, ptr @first, align 4, !dbg !38
  %3 = load i32, ptr @second, align 4, !dbg !39
  %4 = add nsw i32 %2, %3, !dbg !40
  %5 = load i32, ptr getelementptr inbounds (i32, ptr @second, i64 -1), align 4, !dbg !41
  %6 = add nsw i32 %4, %5, !dbg !42
  ret i32 %6, !dbg !43
}

define dso_local void @untouched() #0 !dbg !44 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !48, !DIExpression(), !49)
  store volatile i32 -3, ptr %1, align 4, !dbg !49
  %2 = load volatile i32, ptr %1, align 4, !dbg !50
  %3 = sext i32 %2 to i64, !dbg !51
  %4 = getelementptr inbounds i32, ptr @nobody_touches_this, i64 %3, !dbg !51
  %5 = load volatile i32, ptr %4, align 4, !dbg !52
  ret void, !dbg !53
}

define dso_local void @heap() #0 !dbg !54 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !55, !DIExpression(), !57)
  %2 = call noalias ptr @malloc(i64 noundef 8) #4, !dbg !58
  store ptr %2, ptr %1, align 8, !dbg !57
  %3 = load ptr, ptr %1, align 8, !dbg !59
  %4 = getelementptr inbounds i8, ptr %3, i64 -1, !dbg !60
  %5 = load volatile i8, ptr %4, align 1, !dbg !61
  ret void, !dbg !62
}

declare noalias ptr @malloc(i64 noundef) #1

define dso_local void @stack() #0 !dbg !63 {
  %1 = alloca [2 x i32], align 4
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !64, !DIExpression(), !66)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %1, ptr align 4 @__const.stack.local, i64 8, i1 true), !dbg !66
    #dbg_declare(ptr %2, !67, !DIExpression(), !68)
  store volatile i32 -1, ptr %2, align 4, !dbg !68
  %3 = load volatile i32, ptr %2, align 4, !dbg !69
  %4 = sext i32 %3 to i64, !dbg !70
  %5 = getelementptr inbounds [2 x i32], ptr %1, i64 0, i64 %4, !dbg !70
  %6 = load volatile i32, ptr %5, align 4, !dbg !70
  ret void, !dbg !71
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

define dso_local void @null() #0 !dbg !72 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !73, !DIExpression(), !75)
  store volatile ptr null, ptr %1, align 8, !dbg !75
  %2 = load volatile ptr, ptr %1, align 8, !dbg !76
  %3 = getelementptr inbounds i8, ptr %2, i64 -1, !dbg !77
  %4 = load volatile i8, ptr %3, align 1, !dbg !78
  ret void, !dbg !79
}

define dso_local void @down() #0 !dbg !80 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !81, !DIExpression(), !82)
  store i32 0, ptr %1, align 4, !dbg !82
    #dbg_declare(ptr %2, !83, !DIExpression(), !85)
  store i32 3, ptr @second, align 4, !dbg !86
  store i32 4, ptr getelementptr inbounds ([2 x i32], ptr @second, i64 0, i64 1), align 4, !dbg !87
  store ptr getelementptr inbounds (i32, ptr @second, i64 1), ptr %2, align 8, !dbg !88
  br label %3, !dbg !90

3:                                                ; preds = %11, %0
  %4 = load ptr, ptr %2, align 8, !dbg !91
  %5 = icmp uge ptr %4, @second, !dbg !93
  br i1 %5, label %6, label %14, !dbg !94

6:                                                ; preds = %3
  %7 = load ptr, ptr %2, align 8, !dbg !95
  %8 = load i32, ptr %7, align 4, !dbg !96
  %9 = load i32, ptr %1, align 4, !dbg !97
  %10 = add nsw i32 %9, %8, !dbg !97
  store i32 %10, ptr %1, align 4, !dbg !97
  br label %11, !dbg !98

11:                                               ; preds = %6
  %12 = load ptr, ptr %2, align 8, !dbg !99
  %13 = getelementptr inbounds i32, ptr %12, i32 -1, !dbg !99
  store ptr %13, ptr %2, align 8, !dbg !99
  br label %3, !dbg !100, !llvm.loop !101

14:                                               ; preds = %3
  %15 = load i32, ptr %1, align 4, !dbg !104
  %16 = icmp eq i32 %15, 7, !dbg !105
  br i1 %16, label %17, label %23, !dbg !106

17:                                               ; preds = %14
  %18 = load ptr, ptr %2, align 8, !dbg !107
  %19 = ptrtoint ptr %18 to i64, !dbg !108
  %20 = sub i64 %19, ptrtoint (ptr @second to i64), !dbg !108
  %21 = sdiv exact i64 %20, 4, !dbg !108
  %22 = icmp eq i64 %21, -1, !dbg !109
  br label %23

23:                                               ; preds = %17, %14
  %24 = phi i1 [ false, %14 ], [ %22, %17 ], !dbg !110
  %25 = zext i1 %24 to i32, !dbg !106
  call void @fencepost_assert(i32 noundef %25, ptr noundef @.str), !dbg !111
  ret void, !dbg !112
}

declare void @fencepost_assert(i32 noundef, ptr noundef) #3


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32, !33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 11, type: !19, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !11, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "before_the_start.c", directory: ".", checksumkind: CSK_MD5, checksum: "398b024f887a3adbe417d2477e1221f0")
!4 = !{!5, !8}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !7)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !10)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12, !0, !17, !22}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !3, line: 44, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 136, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 17)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 11, type: !19, isLocal: false, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 64, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 2)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "nobody_touches_this", scope: !2, file: !3, line: 15, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 128, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 4)
!27 = !{i32 7, !"Dwarf Version", i32 5}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 8, !"PIC Level", i32 2}
!31 = !{i32 7, !"PIE Level", i32 2}
!32 = !{i32 7, !"uwtable", i32 2}
!33 = !{i32 7, !"frame-pointer", i32 2}
!34 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 13, type: !36, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!36 = !DISubroutineType(types: !37)
!37 = !{!7}
!38 = !DILocation(line: 13, column: 25, scope: !35)
!39 = !DILocation(line: 13, column: 36, scope: !35)
!40 = !DILocation(line: 13, column: 34, scope: !35)
!41 = !DILocation(line: 13, column: 48, scope: !35)
!42 = !DILocation(line: 13, column: 46, scope: !35)
!43 = !DILocation(line: 13, column: 18, scope: !35)
!44 = distinct !DISubprogram(name: "untouched", scope: !3, file: !3, line: 17, type: !45, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !47)
!45 = !DISubroutineType(types: !46)
!46 = !{null}
!47 = !{}
!48 = !DILocalVariable(name: "index", scope: !44, file: !3, line: 18, type: !6)
!49 = !DILocation(line: 18, column: 16, scope: !44)
!50 = !DILocation(line: 19, column: 49, scope: !44)
!51 = !DILocation(line: 19, column: 47, scope: !44)
!52 = !DILocation(line: 19, column: 9, scope: !44)
!53 = !DILocation(line: 20, column: 1, scope: !44)
!54 = distinct !DISubprogram(name: "heap", scope: !3, file: !3, line: 22, type: !45, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !47)
!55 = !DILocalVariable(name: "block", scope: !54, file: !3, line: 23, type: !56)
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!57 = !DILocation(line: 23, column: 9, scope: !54)
!58 = !DILocation(line: 23, column: 17, scope: !54)
!59 = !DILocation(line: 24, column: 28, scope: !54)
!60 = !DILocation(line: 24, column: 34, scope: !54)
!61 = !DILocation(line: 24, column: 9, scope: !54)
!62 = !DILocation(line: 25, column: 1, scope: !54)
!63 = distinct !DISubprogram(name: "stack", scope: !3, file: !3, line: 27, type: !45, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !47)
!64 = !DILocalVariable(name: "local", scope: !63, file: !3, line: 28, type: !65)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 64, elements: !20)
!66 = !DILocation(line: 28, column: 16, scope: !63)
!67 = !DILocalVariable(name: "index", scope: !63, file: !3, line: 28, type: !6)
!68 = !DILocation(line: 28, column: 35, scope: !63)
!69 = !DILocation(line: 29, column: 15, scope: !63)
!70 = !DILocation(line: 29, column: 9, scope: !63)
!71 = !DILocation(line: 30, column: 1, scope: !63)
!72 = distinct !DISubprogram(name: "null", scope: !3, file: !3, line: 32, type: !45, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !47)
!73 = !DILocalVariable(name: "nothing", scope: !72, file: !3, line: 33, type: !74)
!74 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !56)
!75 = !DILocation(line: 33, column: 18, scope: !72)
!76 = !DILocation(line: 34, column: 28, scope: !72)
!77 = !DILocation(line: 34, column: 36, scope: !72)
!78 = !DILocation(line: 34, column: 9, scope: !72)
!79 = !DILocation(line: 35, column: 1, scope: !72)
!80 = distinct !DISubprogram(name: "down", scope: !3, file: !3, line: 38, type: !45, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !47)
!81 = !DILocalVariable(name: "sum", scope: !80, file: !3, line: 39, type: !7)
!82 = !DILocation(line: 39, column: 7, scope: !80)
!83 = !DILocalVariable(name: "place", scope: !80, file: !3, line: 39, type: !84)
!84 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!85 = !DILocation(line: 39, column: 17, scope: !80)
!86 = !DILocation(line: 40, column: 13, scope: !80)
!87 = !DILocation(line: 41, column: 13, scope: !80)
!88 = !DILocation(line: 42, column: 14, scope: !89)
!89 = distinct !DILexicalBlock(scope: !80, file: !3, line: 42, column: 3)
!90 = !DILocation(line: 42, column: 8, scope: !89)
!91 = !DILocation(line: 42, column: 28, scope: !92)
!92 = distinct !DILexicalBlock(scope: !89, file: !3, line: 42, column: 3)
!93 = !DILocation(line: 42, column: 34, scope: !92)
!94 = !DILocation(line: 42, column: 3, scope: !89)
!95 = !DILocation(line: 43, column: 13, scope: !92)
!96 = !DILocation(line: 43, column: 12, scope: !92)
!97 = !DILocation(line: 43, column: 9, scope: !92)
!98 = !DILocation(line: 43, column: 5, scope: !92)
!99 = !DILocation(line: 42, column: 50, scope: !92)
!100 = !DILocation(line: 42, column: 3, scope: !92)
!101 = distinct !{!101, !94, !102, !103}
!102 = !DILocation(line: 43, column: 13, scope: !89)
!103 = !{!"llvm.loop.mustprogress"}
!104 = !DILocation(line: 44, column: 20, scope: !80)
!105 = !DILocation(line: 44, column: 24, scope: !80)
!106 = !DILocation(line: 44, column: 29, scope: !80)
!107 = !DILocation(line: 44, column: 32, scope: !80)
!108 = !DILocation(line: 44, column: 38, scope: !80)
!109 = !DILocation(line: 44, column: 47, scope: !80)
!110 = !DILocation(line: 0, scope: !80)
!111 = !DILocation(line: 44, column: 3, scope: !80)
!112 = !DILocation(line: 45, column: 1, scope: !80)
