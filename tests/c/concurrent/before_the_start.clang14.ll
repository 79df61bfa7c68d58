source_filename = "before_the_start.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@first = dso_local global [2 x i32] zeroinitializer, align 4, !dbg !0
@second = dso_local global [2 x i32] zeroinitializer, align 4, !dbg !12
@nobody_touches_this = internal global [4 x i32] zeroinitializer, align 16, !dbg !17
@__const.stack.local = private unnamed_addr constant [2 x i32] [i32 1, i32 2], align 4
@.str = private unnamed_addr constant [17 x i8] c"both are counted\00", align 1

define dso_local i32 @main() #0 !dbg !30 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @first, i64 0, i64 0), align 4, !dbg !34
  %3 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @second, i64 0, i64 0), align 4, !dbg !35
  %4 = add nsw i32 %2, %3, !dbg !36
  %5 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @second, i64 0, i64 -1), align 4, !dbg !37
  %6 = add nsw i32 %4, %5, !dbg !38
  ret i32 %6, !dbg !39
}

define dso_local void @untouched() #0 !dbg !40 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !43, metadata !DIExpression()), !dbg !44
  store volatile i32 -3, ptr %1, align 4, !dbg !44
  %2 = load volatile i32, ptr %1, align 4, !dbg !45
  %3 = sext i32 %2 to i64, !dbg !46
  %4 = getelementptr inbounds i32, ptr getelementptr inbounds ([4 x i32], ptr @nobody_touches_this, i64 0, i64 0), i64 %3, !dbg !46
  %5 = load volatile i32, ptr %4, align 4, !dbg !47
  ret void, !dbg !48
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

define dso_local void @heap() #0 !dbg !49 {
  %1 = alloca ptr, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !50, metadata !DIExpression()), !dbg !52
  %2 = call noalias ptr @malloc(i64 noundef 8) #5, !dbg !53
  store ptr %2, ptr %1, align 8, !dbg !52
  %3 = load ptr, ptr %1, align 8, !dbg !54
  %4 = getelementptr inbounds i8, ptr %3, i64 -1, !dbg !55
  %5 = load volatile i8, ptr %4, align 1, !dbg !56
  ret void, !dbg !57
}

declare noalias ptr @malloc(i64 noundef) #2

define dso_local void @stack() #0 !dbg !58 {
  %1 = alloca [2 x i32], align 4
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !59, metadata !DIExpression()), !dbg !61
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %1, ptr align 4 @__const.stack.local, i64 8, i1 true), !dbg !61
  call void @llvm.dbg.declare(metadata ptr %2, metadata !62, metadata !DIExpression()), !dbg !63
  store volatile i32 -1, ptr %2, align 4, !dbg !63
  %3 = load volatile i32, ptr %2, align 4, !dbg !64
  %4 = sext i32 %3 to i64, !dbg !65
  %5 = getelementptr inbounds [2 x i32], ptr %1, i64 0, i64 %4, !dbg !65
  %6 = load volatile i32, ptr %5, align 4, !dbg !65
  ret void, !dbg !66
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

define dso_local void @null() #0 !dbg !67 {
  %1 = alloca ptr, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !68, metadata !DIExpression()), !dbg !70
  store volatile ptr null, ptr %1, align 8, !dbg !70
  %2 = load volatile ptr, ptr %1, align 8, !dbg !71
  %3 = getelementptr inbounds i8, ptr %2, i64 -1, !dbg !72
  %4 = load volatile i8, ptr %3, align 1, !dbg !73
  ret void, !dbg !74
}

define dso_local void @down() #0 !dbg !75 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !76, metadata !DIExpression()), !dbg !77
  store i32 0, ptr %1, align 4, !dbg !77
  call void @llvm.dbg.declare(metadata ptr %2, metadata !78, metadata !DIExpression()), !dbg !80
  store i32 3, ptr getelementptr inbounds ([2 x i32], ptr @second, i64 0, i64 0), align 4, !dbg !81
  store i32 4, ptr getelementptr inbounds ([2 x i32], ptr @second, i64 0, i64 1), align 4, !dbg !82
  store ptr getelementptr inbounds ([2 x i32], ptr @second, i64 0, i64 1), ptr %2, align 8, !dbg !83
  br label %3, !dbg !85

3:                                                ; preds = %11, %0
  %4 = load ptr, ptr %2, align 8, !dbg !86
  %5 = icmp uge ptr %4, getelementptr inbounds ([2 x i32], ptr @second, i64 0, i64 0), !dbg !88
  br i1 %5, label %6, label %14, !dbg !89

6:                                                ; preds = %3
  %7 = load ptr, ptr %2, align 8, !dbg !90
  %8 = load i32, ptr %7, align 4, !dbg !91
  %9 = load i32, ptr %1, align 4, !dbg !92
  %10 = add nsw i32 %9, %8, !dbg !92
  store i32 %10, ptr %1, align 4, !dbg !92
  br label %11, !dbg !93

11:                                               ; preds = %6
  %12 = load ptr, ptr %2, align 8, !dbg !94
  %13 = getelementptr inbounds i32, ptr %12, i32 -1, !dbg !94
  store ptr %13, ptr %2, align 8, !dbg !94
  br label %3, !dbg !95, !llvm.loop !96

14:                                               ; preds = %3
  %15 = load i32, ptr %1, align 4, !dbg !99
  %16 = icmp eq i32 %15, 7, !dbg !100
  br i1 %16, label %17, label %23, !dbg !101

17:                                               ; preds = %14
  %18 = load ptr, ptr %2, align 8, !dbg !102
  %19 = ptrtoint ptr %18 to i64, !dbg !103
  %20 = sub i64 %19, ptrtoint (ptr @second to i64), !dbg !103
  %21 = sdiv exact i64 %20, 4, !dbg !103
  %22 = icmp eq i64 %21, -1, !dbg !104
  br label %23

23:                                               ; preds = %17, %14
  %24 = phi i1 [ false, %14 ], [ %22, %17 ], !dbg !105
  %25 = zext i1 %24 to i32, !dbg !101
  call void @fencepost_assert(i32 noundef %25, ptr noundef getelementptr inbounds ([17 x i8], ptr @.str, i64 0, i64 0)), !dbg !106
  ret void, !dbg !107
}

declare void @fencepost_assert(i32 noundef, ptr noundef) #4


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!22, !23, !24, !25, !26, !27, !28}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 11, type: !14, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !11, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "before_the_start.c", directory: ".", checksumkind: CSK_MD5, checksum: "398b024f887a3adbe417d2477e1221f0")
!4 = !{!5, !8}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !7)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !10)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!0, !12, !17}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 11, type: !14, isLocal: false, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 64, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 2)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "nobody_touches_this", scope: !2, file: !3, line: 15, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 128, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 4)
!22 = !{i32 7, !"Dwarf Version", i32 5}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 1, !"wchar_size", i32 4}
!25 = !{i32 7, !"PIC Level", i32 2}
!26 = !{i32 7, !"PIE Level", i32 2}
!27 = !{i32 7, !"uwtable", i32 1}
!28 = !{i32 7, !"frame-pointer", i32 2}
!29 = !{!"Debian clang version 14.0.6"}
!30 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 13, type: !31, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !33)
!31 = !DISubroutineType(types: !32)
!32 = !{!7}
!33 = !{}
!34 = !DILocation(line: 13, column: 25, scope: !30)
!35 = !DILocation(line: 13, column: 36, scope: !30)
!36 = !DILocation(line: 13, column: 34, scope: !30)
!37 = !DILocation(line: 13, column: 48, scope: !30)
!38 = !DILocation(line: 13, column: 46, scope: !30)
!39 = !DILocation(line: 13, column: 18, scope: !30)
!40 = distinct !DISubprogram(name: "untouched", scope: !3, file: !3, line: 17, type: !41, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !33)
!41 = !DISubroutineType(types: !42)
!42 = !{null}
!43 = !DILocalVariable(name: "index", scope: !40, file: !3, line: 18, type: !6)
!44 = !DILocation(line: 18, column: 16, scope: !40)
!45 = !DILocation(line: 19, column: 49, scope: !40)
!46 = !DILocation(line: 19, column: 47, scope: !40)
!47 = !DILocation(line: 19, column: 9, scope: !40)
!48 = !DILocation(line: 20, column: 1, scope: !40)
!49 = distinct !DISubprogram(name: "heap", scope: !3, file: !3, line: 22, type: !41, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !33)
!50 = !DILocalVariable(name: "block", scope: !49, file: !3, line: 23, type: !51)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!52 = !DILocation(line: 23, column: 9, scope: !49)
!53 = !DILocation(line: 23, column: 17, scope: !49)
!54 = !DILocation(line: 24, column: 28, scope: !49)
!55 = !DILocation(line: 24, column: 34, scope: !49)
!56 = !DILocation(line: 24, column: 9, scope: !49)
!57 = !DILocation(line: 25, column: 1, scope: !49)
!58 = distinct !DISubprogram(name: "stack", scope: !3, file: !3, line: 27, type: !41, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !33)
!59 = !DILocalVariable(name: "local", scope: !58, file: !3, line: 28, type: !60)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 64, elements: !15)
!61 = !DILocation(line: 28, column: 16, scope: !58)
!62 = !DILocalVariable(name: "index", scope: !58, file: !3, line: 28, type: !6)
!63 = !DILocation(line: 28, column: 35, scope: !58)
!64 = !DILocation(line: 29, column: 15, scope: !58)
!65 = !DILocation(line: 29, column: 9, scope: !58)
!66 = !DILocation(line: 30, column: 1, scope: !58)
!67 = distinct !DISubprogram(name: "null", scope: !3, file: !3, line: 32, type: !41, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !33)
!68 = !DILocalVariable(name: "nothing", scope: !67, file: !3, line: 33, type: !69)
!69 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !51)
!70 = !DILocation(line: 33, column: 18, scope: !67)
!71 = !DILocation(line: 34, column: 28, scope: !67)
!72 = !DILocation(line: 34, column: 36, scope: !67)
!73 = !DILocation(line: 34, column: 9, scope: !67)
!74 = !DILocation(line: 35, column: 1, scope: !67)
!75 = distinct !DISubprogram(name: "down", scope: !3, file: !3, line: 38, type: !41, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !33)
!76 = !DILocalVariable(name: "sum", scope: !75, file: !3, line: 39, type: !7)
!77 = !DILocation(line: 39, column: 7, scope: !75)
!78 = !DILocalVariable(name: "place", scope: !75, file: !3, line: 39, type: !79)
!79 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!80 = !DILocation(line: 39, column: 17, scope: !75)
!81 = !DILocation(line: 40, column: 13, scope: !75)
!82 = !DILocation(line: 41, column: 13, scope: !75)
!83 = !DILocation(line: 42, column: 14, scope: !84)
!84 = distinct !DILexicalBlock(scope: !75, file: !3, line: 42, column: 3)
!85 = !DILocation(line: 42, column: 8, scope: !84)
!86 = !DILocation(line: 42, column: 28, scope: !87)
!87 = distinct !DILexicalBlock(scope: !84, file: !3, line: 42, column: 3)
!88 = !DILocation(line: 42, column: 34, scope: !87)
!89 = !DILocation(line: 42, column: 3, scope: !84)
!90 = !DILocation(line: 43, column: 13, scope: !87)
!91 = !DILocation(line: 43, column: 12, scope: !87)
!92 = !DILocation(line: 43, column: 9, scope: !87)
!93 = !DILocation(line: 43, column: 5, scope: !87)
!94 = !DILocation(line: 42, column: 50, scope: !87)
!95 = !DILocation(line: 42, column: 3, scope: !87)
!96 = distinct !{!96, !89, !97, !98}
!97 = !DILocation(line: 43, column: 13, scope: !84)
!98 = !{!"llvm.loop.mustprogress"}
!99 = !DILocation(line: 44, column: 20, scope: !75)
!100 = !DILocation(line: 44, column: 24, scope: !75)
!101 = !DILocation(line: 44, column: 29, scope: !75)
!102 = !DILocation(line: 44, column: 32, scope: !75)
!103 = !DILocation(line: 44, column: 38, scope: !75)
!104 = !DILocation(line: 44, column: 47, scope: !75)
!105 = !DILocation(line: 0, scope: !75)
!106 = !DILocation(line: 44, column: 3, scope: !75)
!107 = !DILocation(line: 45, column: 1, scope: !75)
