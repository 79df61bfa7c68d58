source_filename = "overtaken_store.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@shared = internal global ptr null, align 8, !dbg !0

define dso_local i32 @main() #0 !dbg !32 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = call i32 @run(ptr noundef @acquire_late), !dbg !36
  ret i32 %2, !dbg !37
}

define internal i32 @run(ptr noundef %0) #0 !dbg !38 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !44, metadata !DIExpression()), !dbg !45
  call void @llvm.dbg.declare(metadata ptr %3, metadata !46, metadata !DIExpression()), !dbg !50
  call void @llvm.dbg.declare(metadata ptr %4, metadata !51, metadata !DIExpression()), !dbg !52
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @fill, ptr noundef null) #4, !dbg !53
  %6 = load ptr, ptr %2, align 8, !dbg !54
  %7 = call i32 @pthread_create(ptr noundef %4, ptr noundef null, ptr noundef %6, ptr noundef null) #4, !dbg !55
  %8 = load i64, ptr %3, align 8, !dbg !56
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !57
  %10 = load i64, ptr %4, align 8, !dbg !58
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !59
  ret i32 0, !dbg !60
}

define internal ptr @acquire_late(ptr noundef %0) #0 !dbg !61 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !62, metadata !DIExpression()), !dbg !63
  call void @use(i32 noundef 0, i32 noundef 2), !dbg !64
  ret ptr null, !dbg !65
}

define dso_local i32 @no_later_read() #0 !dbg !66 {
  %1 = call i32 @run(ptr noundef @acquire_never), !dbg !67
  ret i32 %1, !dbg !68
}

define internal ptr @acquire_never(ptr noundef %0) #0 !dbg !69 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !70, metadata !DIExpression()), !dbg !71
  call void @use(i32 noundef 0, i32 noundef 0), !dbg !72
  ret ptr null, !dbg !73
}

define dso_local i32 @ordered() #0 !dbg !74 {
  %1 = call i32 @run(ptr noundef @acquire_first), !dbg !75
  ret i32 %1, !dbg !76
}

define internal ptr @acquire_first(ptr noundef %0) #0 !dbg !77 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !78, metadata !DIExpression()), !dbg !79
  call void @use(i32 noundef 2, i32 noundef 2), !dbg !80
  ret ptr null, !dbg !81
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @fill(ptr noundef %0) #0 !dbg !82 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !83, metadata !DIExpression()), !dbg !84
  call void @llvm.dbg.declare(metadata ptr %3, metadata !85, metadata !DIExpression()), !dbg !86
  %5 = call noalias ptr @malloc(i64 noundef 4) #4, !dbg !87
  store ptr %5, ptr %3, align 8, !dbg !86
  %6 = load ptr, ptr %3, align 8, !dbg !88
  store i32 5, ptr %6, align 4, !dbg !89
  %7 = load ptr, ptr %3, align 8, !dbg !90
  store ptr %7, ptr %4, align 8, !dbg !90
  %8 = load i64, ptr %4, align 8, !dbg !90
  store atomic i64 %8, ptr @shared seq_cst, align 8, !dbg !90
  ret ptr null, !dbg !91
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare noalias ptr @malloc(i64 noundef) #2

define internal void @use(i32 noundef %0, i32 noundef %1) #0 !dbg !92 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !96, metadata !DIExpression()), !dbg !97
  store i32 %1, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !98, metadata !DIExpression()), !dbg !99
  call void @llvm.dbg.declare(metadata ptr %5, metadata !100, metadata !DIExpression()), !dbg !101
  %9 = load i32, ptr %3, align 4, !dbg !102
  switch i32 %9, label %10 [
    i32 1, label %12
    i32 2, label %12
    i32 5, label %14
  ], !dbg !103

10:                                               ; preds = %2
  %11 = load atomic i64, ptr @shared monotonic, align 8, !dbg !103
  store i64 %11, ptr %6, align 8, !dbg !103
  br label %16, !dbg !103

12:                                               ; preds = %2, %2
  %13 = load atomic i64, ptr @shared acquire, align 8, !dbg !103
  store i64 %13, ptr %6, align 8, !dbg !103
  br label %16, !dbg !103

14:                                               ; preds = %2
  %15 = load atomic i64, ptr @shared seq_cst, align 8, !dbg !103
  store i64 %15, ptr %6, align 8, !dbg !103
  br label %16, !dbg !103

16:                                               ; preds = %14, %12, %10
  %17 = load ptr, ptr %6, align 8, !dbg !103
  store ptr %17, ptr %5, align 8, !dbg !101
  %18 = load ptr, ptr %5, align 8, !dbg !104
  %19 = icmp ne ptr %18, null, !dbg !104
  br i1 %19, label %20, label %23, !dbg !106

20:                                               ; preds = %16
  %21 = load ptr, ptr %5, align 8, !dbg !107
  store i32 6, ptr %7, align 4, !dbg !108
  %22 = load i32, ptr %7, align 4, !dbg !108
  store atomic i32 %22, ptr %21 release, align 4, !dbg !108
  br label %23, !dbg !108

23:                                               ; preds = %20, %16
  %24 = load i32, ptr %4, align 4, !dbg !109
  switch i32 %24, label %25 [
    i32 1, label %27
    i32 2, label %27
    i32 5, label %29
  ], !dbg !110

25:                                               ; preds = %23
  %26 = load atomic i64, ptr @shared monotonic, align 8, !dbg !110
  store i64 %26, ptr %8, align 8, !dbg !110
  br label %31, !dbg !110

27:                                               ; preds = %23, %23
  %28 = load atomic i64, ptr @shared acquire, align 8, !dbg !110
  store i64 %28, ptr %8, align 8, !dbg !110
  br label %31, !dbg !110

29:                                               ; preds = %23
  %30 = load atomic i64, ptr @shared seq_cst, align 8, !dbg !110
  store i64 %30, ptr %8, align 8, !dbg !110
  br label %31, !dbg !110

31:                                               ; preds = %29, %27, %25
  %32 = load ptr, ptr %8, align 8, !dbg !110
  ret void, !dbg !111
}


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!24, !25, !26, !27, !28, !29, !30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 13, type: !20, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !19, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "overtaken_store.c", directory: ".", checksumkind: CSK_MD5, checksum: "d15d3daf2252d6e6b13b497bd1355ece")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 56, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: ".", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16, !17}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !{!0}
!20 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !23)
!23 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !18)
!24 = !{i32 7, !"Dwarf Version", i32 5}
!25 = !{i32 2, !"Debug Info Version", i32 3}
!26 = !{i32 1, !"wchar_size", i32 4}
!27 = !{i32 7, !"PIC Level", i32 2}
!28 = !{i32 7, !"PIE Level", i32 2}
!29 = !{i32 7, !"uwtable", i32 1}
!30 = !{i32 7, !"frame-pointer", i32 2}
!31 = !{!"Debian clang version 14.0.6"}
!32 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 53, type: !33, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !35)
!33 = !DISubroutineType(types: !34)
!34 = !{!18}
!35 = !{}
!36 = !DILocation(line: 53, column: 25, scope: !32)
!37 = !DILocation(line: 53, column: 18, scope: !32)
!38 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 44, type: !39, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!39 = !DISubroutineType(types: !40)
!40 = !{!18, !41}
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64)
!42 = !DISubroutineType(types: !43)
!43 = !{!16, !16}
!44 = !DILocalVariable(name: "user", arg: 1, scope: !38, file: !3, line: 44, type: !41)
!45 = !DILocation(line: 44, column: 24, scope: !38)
!46 = !DILocalVariable(name: "filler", scope: !38, file: !3, line: 45, type: !47)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !48, line: 27, baseType: !49)
!48 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!49 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!50 = !DILocation(line: 45, column: 13, scope: !38)
!51 = !DILocalVariable(name: "other", scope: !38, file: !3, line: 45, type: !47)
!52 = !DILocation(line: 45, column: 21, scope: !38)
!53 = !DILocation(line: 46, column: 3, scope: !38)
!54 = !DILocation(line: 47, column: 32, scope: !38)
!55 = !DILocation(line: 47, column: 3, scope: !38)
!56 = !DILocation(line: 48, column: 16, scope: !38)
!57 = !DILocation(line: 48, column: 3, scope: !38)
!58 = !DILocation(line: 49, column: 16, scope: !38)
!59 = !DILocation(line: 49, column: 3, scope: !38)
!60 = !DILocation(line: 50, column: 3, scope: !38)
!61 = distinct !DISubprogram(name: "acquire_late", scope: !3, file: !3, line: 29, type: !42, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!62 = !DILocalVariable(name: "unused", arg: 1, scope: !61, file: !3, line: 29, type: !16)
!63 = !DILocation(line: 29, column: 33, scope: !61)
!64 = !DILocation(line: 30, column: 3, scope: !61)
!65 = !DILocation(line: 31, column: 3, scope: !61)
!66 = distinct !DISubprogram(name: "no_later_read", scope: !3, file: !3, line: 54, type: !33, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !35)
!67 = !DILocation(line: 54, column: 34, scope: !66)
!68 = !DILocation(line: 54, column: 27, scope: !66)
!69 = distinct !DISubprogram(name: "acquire_never", scope: !3, file: !3, line: 34, type: !42, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!70 = !DILocalVariable(name: "unused", arg: 1, scope: !69, file: !3, line: 34, type: !16)
!71 = !DILocation(line: 34, column: 34, scope: !69)
!72 = !DILocation(line: 35, column: 3, scope: !69)
!73 = !DILocation(line: 36, column: 3, scope: !69)
!74 = distinct !DISubprogram(name: "ordered", scope: !3, file: !3, line: 55, type: !33, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !35)
!75 = !DILocation(line: 55, column: 28, scope: !74)
!76 = !DILocation(line: 55, column: 21, scope: !74)
!77 = distinct !DISubprogram(name: "acquire_first", scope: !3, file: !3, line: 39, type: !42, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!78 = !DILocalVariable(name: "unused", arg: 1, scope: !77, file: !3, line: 39, type: !16)
!79 = !DILocation(line: 39, column: 34, scope: !77)
!80 = !DILocation(line: 40, column: 3, scope: !77)
!81 = !DILocation(line: 41, column: 3, scope: !77)
!82 = distinct !DISubprogram(name: "fill", scope: !3, file: !3, line: 15, type: !42, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!83 = !DILocalVariable(name: "unused", arg: 1, scope: !82, file: !3, line: 15, type: !16)
!84 = !DILocation(line: 15, column: 25, scope: !82)
!85 = !DILocalVariable(name: "object", scope: !82, file: !3, line: 16, type: !21)
!86 = !DILocation(line: 16, column: 15, scope: !82)
!87 = !DILocation(line: 16, column: 24, scope: !82)
!88 = !DILocation(line: 17, column: 11, scope: !82)
!89 = !DILocation(line: 17, column: 18, scope: !82)
!90 = !DILocation(line: 18, column: 3, scope: !82)
!91 = !DILocation(line: 19, column: 3, scope: !82)
!92 = distinct !DISubprogram(name: "use", scope: !3, file: !3, line: 22, type: !93, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!93 = !DISubroutineType(types: !94)
!94 = !{null, !95, !95}
!95 = !DIDerivedType(tag: DW_TAG_typedef, name: "memory_order", file: !6, line: 63, baseType: !5)
!96 = !DILocalVariable(name: "first", arg: 1, scope: !92, file: !3, line: 22, type: !95)
!97 = !DILocation(line: 22, column: 30, scope: !92)
!98 = !DILocalVariable(name: "second", arg: 2, scope: !92, file: !3, line: 22, type: !95)
!99 = !DILocation(line: 22, column: 50, scope: !92)
!100 = !DILocalVariable(name: "object", scope: !92, file: !3, line: 23, type: !21)
!101 = !DILocation(line: 23, column: 15, scope: !92)
!102 = !DILocation(line: 23, column: 54, scope: !92)
!103 = !DILocation(line: 23, column: 24, scope: !92)
!104 = !DILocation(line: 24, column: 7, scope: !105)
!105 = distinct !DILexicalBlock(scope: !92, file: !3, line: 24, column: 7)
!106 = !DILocation(line: 24, column: 7, scope: !92)
!107 = !DILocation(line: 25, column: 27, scope: !105)
!108 = !DILocation(line: 25, column: 5, scope: !105)
!109 = !DILocation(line: 26, column: 33, scope: !92)
!110 = !DILocation(line: 26, column: 3, scope: !92)
!111 = !DILocation(line: 27, column: 1, scope: !92)
