source_filename = "calls_that_order_nothing.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x = internal global i32 0, align 4, !dbg !0
@flag = internal global i32 0, align 4, !dbg !21

define dso_local void @numbers() #0 !dbg !34 {
  call void @run(ptr noundef @take_number), !dbg !36
  ret void, !dbg !37
}

define internal void @run(ptr noundef %0) #0 !dbg !38 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !41, metadata !DIExpression()), !dbg !42
  call void @llvm.dbg.declare(metadata ptr %3, metadata !43, metadata !DIExpression()), !dbg !47
  %5 = load ptr, ptr %2, align 8, !dbg !48
  %6 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @work, ptr noundef %5) #4, !dbg !49
  store i32 1, ptr @x, align 4, !dbg !50
  %7 = load ptr, ptr %2, align 8, !dbg !51
  call void %7(), !dbg !51
  store i32 1, ptr %4, align 4, !dbg !52
  %8 = load i32, ptr %4, align 4, !dbg !52
  store atomic i32 %8, ptr @flag monotonic, align 4, !dbg !52
  %9 = load i64, ptr %3, align 8, !dbg !53
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !54
  ret void, !dbg !55
}

define internal void @take_number() #0 !dbg !56 {
  %1 = call i32 @rand() #4, !dbg !57
  ret void, !dbg !58
}

define dso_local void @more_numbers() #0 !dbg !59 {
  call void @run(ptr noundef @take_another), !dbg !60
  ret void, !dbg !61
}

define internal void @take_another() #0 !dbg !62 {
  %1 = call i64 @lrand48() #4, !dbg !63
  ret void, !dbg !64
}

define dso_local void @keys() #0 !dbg !65 {
  call void @run(ptr noundef @make_key), !dbg !66
  ret void, !dbg !67
}

define internal void @make_key() #0 !dbg !68 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !69, metadata !DIExpression()), !dbg !71
  %2 = call i32 @pthread_key_create(ptr noundef %1, ptr noundef null) #4, !dbg !72
  ret void, !dbg !73
}

define dso_local void @numbers_alone() #0 !dbg !74 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !75, metadata !DIExpression()), !dbg !76
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @take_numbers, ptr noundef null) #4, !dbg !77
  %3 = call ptr @take_numbers(ptr noundef null), !dbg !78
  %4 = load i64, ptr %1, align 8, !dbg !79
  %5 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !80
  ret void, !dbg !81
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @take_numbers(ptr noundef %0) #0 !dbg !82 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !85, metadata !DIExpression()), !dbg !86
  %3 = call i32 @rand() #4, !dbg !87
  %4 = call i64 @lrand48() #4, !dbg !88
  call void @make_key(), !dbg !89
  ret ptr null, !dbg !90
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

define dso_local i32 @main() #0 !dbg !91 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @numbers_alone(), !dbg !94
  ret i32 0, !dbg !95
}

define internal ptr @work(ptr noundef %0) #0 !dbg !96 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !97, metadata !DIExpression()), !dbg !98
  %3 = load ptr, ptr %2, align 8, !dbg !99
  call void @write_between(ptr noundef %3), !dbg !100
  ret ptr null, !dbg !101
}

define internal void @write_between(ptr noundef %0) #0 !dbg !102 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !103, metadata !DIExpression()), !dbg !104
  %4 = load atomic i32, ptr @flag monotonic, align 4, !dbg !105
  store i32 %4, ptr %3, align 4, !dbg !105
  %5 = load i32, ptr %3, align 4, !dbg !105
  %6 = icmp ne i32 %5, 0, !dbg !105
  br i1 %6, label %7, label %9, !dbg !107

7:                                                ; preds = %1
  %8 = load ptr, ptr %2, align 8, !dbg !108
  call void %8(), !dbg !108
  store i32 2, ptr @x, align 4, !dbg !110
  br label %9, !dbg !111

9:                                                ; preds = %7, %1
  ret void, !dbg !112
}

declare i32 @rand() #2

declare i64 @lrand48() #2

declare i32 @pthread_key_create(ptr noundef, ptr noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!26, !27, !28, !29, !30, !31, !32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 11, type: !25, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !20, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "calls_that_order_nothing.c", directory: ".", checksumkind: CSK_MD5, checksum: "67c4ee8ba23d254ce20760cababe728e")
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
!18 = !DISubroutineType(types: !19)
!19 = !{null}
!20 = !{!0, !21}
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 10, type: !23, isLocal: true, isDefinition: true)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !24)
!24 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !25)
!25 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!26 = !{i32 7, !"Dwarf Version", i32 5}
!27 = !{i32 2, !"Debug Info Version", i32 3}
!28 = !{i32 1, !"wchar_size", i32 4}
!29 = !{i32 7, !"PIC Level", i32 2}
!30 = !{i32 7, !"PIE Level", i32 2}
!31 = !{i32 7, !"uwtable", i32 1}
!32 = !{i32 7, !"frame-pointer", i32 2}
!33 = !{!"Debian clang version 14.0.6"}
!34 = distinct !DISubprogram(name: "numbers", scope: !3, file: !3, line: 41, type: !18, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !35)
!35 = !{}
!36 = !DILocation(line: 41, column: 22, scope: !34)
!37 = !DILocation(line: 41, column: 40, scope: !34)
!38 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 32, type: !39, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!39 = !DISubroutineType(types: !40)
!40 = !{null, !17}
!41 = !DILocalVariable(name: "call", arg: 1, scope: !38, file: !3, line: 32, type: !17)
!42 = !DILocation(line: 32, column: 24, scope: !38)
!43 = !DILocalVariable(name: "thread", scope: !38, file: !3, line: 33, type: !44)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !45, line: 27, baseType: !46)
!45 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!46 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!47 = !DILocation(line: 33, column: 13, scope: !38)
!48 = !DILocation(line: 34, column: 44, scope: !38)
!49 = !DILocation(line: 34, column: 3, scope: !38)
!50 = !DILocation(line: 35, column: 5, scope: !38)
!51 = !DILocation(line: 36, column: 3, scope: !38)
!52 = !DILocation(line: 37, column: 3, scope: !38)
!53 = !DILocation(line: 38, column: 16, scope: !38)
!54 = !DILocation(line: 38, column: 3, scope: !38)
!55 = !DILocation(line: 39, column: 1, scope: !38)
!56 = distinct !DISubprogram(name: "take_number", scope: !3, file: !3, line: 20, type: !18, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!57 = !DILocation(line: 20, column: 33, scope: !56)
!58 = !DILocation(line: 20, column: 41, scope: !56)
!59 = distinct !DISubprogram(name: "more_numbers", scope: !3, file: !3, line: 42, type: !18, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !35)
!60 = !DILocation(line: 42, column: 27, scope: !59)
!61 = !DILocation(line: 42, column: 46, scope: !59)
!62 = distinct !DISubprogram(name: "take_another", scope: !3, file: !3, line: 21, type: !18, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!63 = !DILocation(line: 21, column: 34, scope: !62)
!64 = !DILocation(line: 21, column: 45, scope: !62)
!65 = distinct !DISubprogram(name: "keys", scope: !3, file: !3, line: 43, type: !18, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !35)
!66 = !DILocation(line: 43, column: 19, scope: !65)
!67 = !DILocation(line: 43, column: 34, scope: !65)
!68 = distinct !DISubprogram(name: "make_key", scope: !3, file: !3, line: 22, type: !18, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!69 = !DILocalVariable(name: "key", scope: !68, file: !3, line: 23, type: !70)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_key_t", file: !45, line: 49, baseType: !7)
!71 = !DILocation(line: 23, column: 17, scope: !68)
!72 = !DILocation(line: 24, column: 3, scope: !68)
!73 = !DILocation(line: 25, column: 1, scope: !68)
!74 = distinct !DISubprogram(name: "numbers_alone", scope: !3, file: !3, line: 52, type: !18, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !35)
!75 = !DILocalVariable(name: "thread", scope: !74, file: !3, line: 53, type: !44)
!76 = !DILocation(line: 53, column: 13, scope: !74)
!77 = !DILocation(line: 54, column: 3, scope: !74)
!78 = !DILocation(line: 55, column: 3, scope: !74)
!79 = !DILocation(line: 56, column: 16, scope: !74)
!80 = !DILocation(line: 56, column: 3, scope: !74)
!81 = !DILocation(line: 57, column: 1, scope: !74)
!82 = distinct !DISubprogram(name: "take_numbers", scope: !3, file: !3, line: 45, type: !83, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!83 = !DISubroutineType(types: !84)
!84 = !{!16, !16}
!85 = !DILocalVariable(name: "unused", arg: 1, scope: !82, file: !3, line: 45, type: !16)
!86 = !DILocation(line: 45, column: 33, scope: !82)
!87 = !DILocation(line: 46, column: 3, scope: !82)
!88 = !DILocation(line: 47, column: 3, scope: !82)
!89 = !DILocation(line: 48, column: 3, scope: !82)
!90 = !DILocation(line: 49, column: 3, scope: !82)
!91 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 59, type: !92, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !35)
!92 = !DISubroutineType(types: !93)
!93 = !{!25}
!94 = !DILocation(line: 60, column: 3, scope: !91)
!95 = !DILocation(line: 61, column: 3, scope: !91)
!96 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 27, type: !83, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!97 = !DILocalVariable(name: "call", arg: 1, scope: !96, file: !3, line: 27, type: !16)
!98 = !DILocation(line: 27, column: 25, scope: !96)
!99 = !DILocation(line: 28, column: 33, scope: !96)
!100 = !DILocation(line: 28, column: 3, scope: !96)
!101 = !DILocation(line: 29, column: 3, scope: !96)
!102 = distinct !DISubprogram(name: "write_between", scope: !3, file: !3, line: 13, type: !39, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!103 = !DILocalVariable(name: "call", arg: 1, scope: !102, file: !3, line: 13, type: !17)
!104 = !DILocation(line: 13, column: 34, scope: !102)
!105 = !DILocation(line: 14, column: 7, scope: !106)
!106 = distinct !DILexicalBlock(scope: !102, file: !3, line: 14, column: 7)
!107 = !DILocation(line: 14, column: 7, scope: !102)
!108 = !DILocation(line: 15, column: 5, scope: !109)
!109 = distinct !DILexicalBlock(scope: !106, file: !3, line: 14, column: 58)
!110 = !DILocation(line: 16, column: 7, scope: !109)
!111 = !DILocation(line: 17, column: 3, scope: !109)
!112 = !DILocation(line: 18, column: 1, scope: !102)
