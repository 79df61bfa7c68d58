source_filename = "c11_races_by_synchronisation.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@data = internal global i32 0, align 4, !dbg !0
@flag = internal global i32 0, align 4, !dbg !18
@block = internal global ptr null, align 8, !dbg !23
@published = internal global ptr null, align 8, !dbg !26
@result = internal global i32 0, align 4, !dbg !29

define dso_local void @relaxed_flag() #0 !dbg !39 {
  call void @send(ptr noundef @read_relaxed), !dbg !43
  ret void, !dbg !44
}

define internal void @send(ptr noundef %0) #0 !dbg !45 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !51, metadata !DIExpression()), !dbg !52
  call void @llvm.dbg.declare(metadata ptr %3, metadata !53, metadata !DIExpression()), !dbg !57
  %5 = load ptr, ptr %2, align 8, !dbg !58
  %6 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef %5, ptr noundef null) #4, !dbg !59
  store i32 1, ptr @data, align 4, !dbg !60
  store i32 1, ptr %4, align 4, !dbg !61
  %7 = load i32, ptr %4, align 4, !dbg !61
  store atomic i32 %7, ptr @flag release, align 4, !dbg !61
  %8 = load i64, ptr %3, align 8, !dbg !62
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !63
  ret void, !dbg !64
}

define internal ptr @read_relaxed(ptr noundef %0) #0 !dbg !65 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !66, metadata !DIExpression()), !dbg !67
  %4 = load atomic i32, ptr @flag monotonic, align 4, !dbg !68
  store i32 %4, ptr %3, align 4, !dbg !68
  %5 = load i32, ptr %3, align 4, !dbg !68
  %6 = icmp ne i32 %5, 0, !dbg !68
  br i1 %6, label %7, label %9, !dbg !70

7:                                                ; preds = %1
  %8 = load i32, ptr @data, align 4, !dbg !71
  store i32 %8, ptr @result, align 4, !dbg !72
  br label %9, !dbg !73

9:                                                ; preds = %7, %1
  %10 = load ptr, ptr %2, align 8, !dbg !74
  ret ptr %10, !dbg !75
}

define dso_local void @acquire_flag() #0 !dbg !76 {
  call void @send(ptr noundef @read_acquire), !dbg !77
  ret void, !dbg !78
}

define internal ptr @read_acquire(ptr noundef %0) #0 !dbg !79 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !80, metadata !DIExpression()), !dbg !81
  %4 = load atomic i32, ptr @flag acquire, align 4, !dbg !82
  store i32 %4, ptr %3, align 4, !dbg !82
  %5 = load i32, ptr %3, align 4, !dbg !82
  %6 = icmp ne i32 %5, 0, !dbg !82
  br i1 %6, label %7, label %9, !dbg !84

7:                                                ; preds = %1
  %8 = load i32, ptr @data, align 4, !dbg !85
  store i32 %8, ptr @result, align 4, !dbg !86
  br label %9, !dbg !87

9:                                                ; preds = %7, %1
  %10 = load ptr, ptr %2, align 8, !dbg !88
  ret ptr %10, !dbg !89
}

define dso_local void @fenced_flag() #0 !dbg !90 {
  call void @send(ptr noundef @read_fenced), !dbg !91
  ret void, !dbg !92
}

define internal ptr @read_fenced(ptr noundef %0) #0 !dbg !93 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !94, metadata !DIExpression()), !dbg !95
  %4 = load atomic i32, ptr @flag monotonic, align 4, !dbg !96
  store i32 %4, ptr %3, align 4, !dbg !96
  %5 = load i32, ptr %3, align 4, !dbg !96
  %6 = icmp ne i32 %5, 0, !dbg !96
  br i1 %6, label %7, label %9, !dbg !98

7:                                                ; preds = %1
  fence acquire, !dbg !99
  %8 = load i32, ptr @data, align 4, !dbg !101
  store i32 %8, ptr @result, align 4, !dbg !102
  br label %9, !dbg !103

9:                                                ; preds = %7, %1
  %10 = load ptr, ptr %2, align 8, !dbg !104
  ret ptr %10, !dbg !105
}

define dso_local void @release_sequence() #0 !dbg !106 {
  %1 = alloca i64, align 8
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !107, metadata !DIExpression()), !dbg !108
  %5 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @read_acquire, ptr noundef null) #4, !dbg !109
  store i32 1, ptr @data, align 4, !dbg !110
  fence release, !dbg !111
  store i32 1, ptr %2, align 4, !dbg !112
  %6 = load i32, ptr %2, align 4, !dbg !112
  store atomic i32 %6, ptr @flag monotonic, align 4, !dbg !112
  store i32 1, ptr %3, align 4, !dbg !113
  %7 = load i32, ptr %3, align 4, !dbg !113
  %8 = atomicrmw add ptr @flag, i32 %7 monotonic, align 4, !dbg !113
  store i32 %8, ptr %4, align 4, !dbg !113
  %9 = load i32, ptr %4, align 4, !dbg !113
  %10 = load i64, ptr %1, align 8, !dbg !114
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !115
  ret void, !dbg !116
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

define dso_local void @unordered_free() #0 !dbg !117 {
  %1 = alloca i64, align 8
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !118, metadata !DIExpression()), !dbg !119
  %3 = call noalias ptr @malloc(i64 noundef 4) #4, !dbg !120
  store ptr %3, ptr @block, align 8, !dbg !121
  %4 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @free_it, ptr noundef null) #4, !dbg !122
  %5 = load ptr, ptr @block, align 8, !dbg !123
  store i32 1, ptr %5, align 4, !dbg !124
  store i32 1, ptr %2, align 4, !dbg !125
  %6 = load i32, ptr %2, align 4, !dbg !125
  store atomic i32 %6, ptr @flag release, align 4, !dbg !125
  %7 = load i64, ptr %1, align 8, !dbg !126
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !127
  ret void, !dbg !128
}

declare noalias ptr @malloc(i64 noundef) #2

define internal ptr @free_it(ptr noundef %0) #0 !dbg !129 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !130, metadata !DIExpression()), !dbg !131
  %4 = load atomic i32, ptr @flag monotonic, align 4, !dbg !132
  store i32 %4, ptr %3, align 4, !dbg !132
  %5 = load i32, ptr %3, align 4, !dbg !132
  %6 = icmp ne i32 %5, 0, !dbg !132
  br i1 %6, label %7, label %9, !dbg !134

7:                                                ; preds = %1
  %8 = load ptr, ptr @block, align 8, !dbg !135
  call void @free(ptr noundef %8) #4, !dbg !136
  br label %9, !dbg !136

9:                                                ; preds = %7, %1
  %10 = load ptr, ptr %2, align 8, !dbg !137
  ret ptr %10, !dbg !138
}

define dso_local void @fresh_block() #0 !dbg !139 {
  %1 = alloca i64, align 8
  %2 = alloca ptr, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !140, metadata !DIExpression()), !dbg !141
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @write_it, ptr noundef null) #4, !dbg !142
  %4 = call noalias ptr @malloc(i64 noundef 4) #4, !dbg !143
  store ptr %4, ptr %2, align 8, !dbg !143
  %5 = load i64, ptr %2, align 8, !dbg !143
  store atomic i64 %5, ptr @published seq_cst, align 8, !dbg !143
  %6 = load i64, ptr %1, align 8, !dbg !144
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !145
  ret void, !dbg !146
}

define internal ptr @write_it(ptr noundef %0) #0 !dbg !147 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !148, metadata !DIExpression()), !dbg !149
  call void @llvm.dbg.declare(metadata ptr %3, metadata !150, metadata !DIExpression()), !dbg !151
  %5 = load atomic i64, ptr @published monotonic, align 8, !dbg !152
  store i64 %5, ptr %4, align 8, !dbg !152
  %6 = load ptr, ptr %4, align 8, !dbg !152
  store ptr %6, ptr %3, align 8, !dbg !151
  %7 = load ptr, ptr %3, align 8, !dbg !153
  %8 = icmp ne ptr %7, null, !dbg !153
  br i1 %8, label %9, label %11, !dbg !155

9:                                                ; preds = %1
  %10 = load ptr, ptr %3, align 8, !dbg !156
  store i32 18, ptr %10, align 4, !dbg !157
  br label %11, !dbg !158

11:                                               ; preds = %9, %1
  %12 = load ptr, ptr %2, align 8, !dbg !159
  ret ptr %12, !dbg !160
}

declare void @free(ptr noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!31, !32, !33, !34, !35, !36, !37}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 17, type: !22, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "c11_races_by_synchronisation.c", directory: ".", checksumkind: CSK_MD5, checksum: "5e182dafaaa084dc6329a0b618bf5cb7")
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
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!18, !0, !23, !26, !29}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 16, type: !20, isLocal: true, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "block", scope: !2, file: !3, line: 61, type: !25, isLocal: true, isDefinition: true)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "published", scope: !2, file: !3, line: 78, type: !28, isLocal: true, isDefinition: true)
!28 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !25)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "result", scope: !2, file: !3, line: 17, type: !22, isLocal: true, isDefinition: true)
!31 = !{i32 7, !"Dwarf Version", i32 5}
!32 = !{i32 2, !"Debug Info Version", i32 3}
!33 = !{i32 1, !"wchar_size", i32 4}
!34 = !{i32 7, !"PIC Level", i32 2}
!35 = !{i32 7, !"PIE Level", i32 2}
!36 = !{i32 7, !"uwtable", i32 1}
!37 = !{i32 7, !"frame-pointer", i32 2}
!38 = !{!"Debian clang version 14.0.6"}
!39 = distinct !DISubprogram(name: "relaxed_flag", scope: !3, file: !3, line: 47, type: !40, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !42)
!40 = !DISubroutineType(types: !41)
!41 = !{null}
!42 = !{}
!43 = !DILocation(line: 47, column: 27, scope: !39)
!44 = !DILocation(line: 47, column: 47, scope: !39)
!45 = distinct !DISubprogram(name: "send", scope: !3, file: !3, line: 39, type: !46, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !42)
!46 = !DISubroutineType(types: !47)
!47 = !{null, !48}
!48 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !49, size: 64)
!49 = !DISubroutineType(types: !50)
!50 = !{!16, !16}
!51 = !DILocalVariable(name: "reader", arg: 1, scope: !45, file: !3, line: 39, type: !48)
!52 = !DILocation(line: 39, column: 26, scope: !45)
!53 = !DILocalVariable(name: "t", scope: !45, file: !3, line: 40, type: !54)
!54 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !55, line: 27, baseType: !56)
!55 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!56 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!57 = !DILocation(line: 40, column: 13, scope: !45)
!58 = !DILocation(line: 41, column: 28, scope: !45)
!59 = !DILocation(line: 41, column: 3, scope: !45)
!60 = !DILocation(line: 42, column: 8, scope: !45)
!61 = !DILocation(line: 43, column: 3, scope: !45)
!62 = !DILocation(line: 44, column: 16, scope: !45)
!63 = !DILocation(line: 44, column: 3, scope: !45)
!64 = !DILocation(line: 45, column: 1, scope: !45)
!65 = distinct !DISubprogram(name: "read_relaxed", scope: !3, file: !3, line: 19, type: !49, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !42)
!66 = !DILocalVariable(name: "unused", arg: 1, scope: !65, file: !3, line: 19, type: !16)
!67 = !DILocation(line: 19, column: 33, scope: !65)
!68 = !DILocation(line: 20, column: 7, scope: !69)
!69 = distinct !DILexicalBlock(scope: !65, file: !3, line: 20, column: 7)
!70 = !DILocation(line: 20, column: 7, scope: !65)
!71 = !DILocation(line: 21, column: 14, scope: !69)
!72 = !DILocation(line: 21, column: 12, scope: !69)
!73 = !DILocation(line: 21, column: 5, scope: !69)
!74 = !DILocation(line: 22, column: 10, scope: !65)
!75 = !DILocation(line: 22, column: 3, scope: !65)
!76 = distinct !DISubprogram(name: "acquire_flag", scope: !3, file: !3, line: 48, type: !40, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !42)
!77 = !DILocation(line: 48, column: 27, scope: !76)
!78 = !DILocation(line: 48, column: 47, scope: !76)
!79 = distinct !DISubprogram(name: "read_acquire", scope: !3, file: !3, line: 25, type: !49, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !42)
!80 = !DILocalVariable(name: "unused", arg: 1, scope: !79, file: !3, line: 25, type: !16)
!81 = !DILocation(line: 25, column: 33, scope: !79)
!82 = !DILocation(line: 26, column: 7, scope: !83)
!83 = distinct !DILexicalBlock(scope: !79, file: !3, line: 26, column: 7)
!84 = !DILocation(line: 26, column: 7, scope: !79)
!85 = !DILocation(line: 27, column: 14, scope: !83)
!86 = !DILocation(line: 27, column: 12, scope: !83)
!87 = !DILocation(line: 27, column: 5, scope: !83)
!88 = !DILocation(line: 28, column: 10, scope: !79)
!89 = !DILocation(line: 28, column: 3, scope: !79)
!90 = distinct !DISubprogram(name: "fenced_flag", scope: !3, file: !3, line: 49, type: !40, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !42)
!91 = !DILocation(line: 49, column: 26, scope: !90)
!92 = !DILocation(line: 49, column: 45, scope: !90)
!93 = distinct !DISubprogram(name: "read_fenced", scope: !3, file: !3, line: 31, type: !49, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !42)
!94 = !DILocalVariable(name: "unused", arg: 1, scope: !93, file: !3, line: 31, type: !16)
!95 = !DILocation(line: 31, column: 32, scope: !93)
!96 = !DILocation(line: 32, column: 7, scope: !97)
!97 = distinct !DILexicalBlock(scope: !93, file: !3, line: 32, column: 7)
!98 = !DILocation(line: 32, column: 7, scope: !93)
!99 = !DILocation(line: 33, column: 5, scope: !100)
!100 = distinct !DILexicalBlock(scope: !97, file: !3, line: 32, column: 58)
!101 = !DILocation(line: 34, column: 14, scope: !100)
!102 = !DILocation(line: 34, column: 12, scope: !100)
!103 = !DILocation(line: 35, column: 3, scope: !100)
!104 = !DILocation(line: 36, column: 10, scope: !93)
!105 = !DILocation(line: 36, column: 3, scope: !93)
!106 = distinct !DISubprogram(name: "release_sequence", scope: !3, file: !3, line: 51, type: !40, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !42)
!107 = !DILocalVariable(name: "t", scope: !106, file: !3, line: 52, type: !54)
!108 = !DILocation(line: 52, column: 13, scope: !106)
!109 = !DILocation(line: 53, column: 3, scope: !106)
!110 = !DILocation(line: 54, column: 8, scope: !106)
!111 = !DILocation(line: 55, column: 3, scope: !106)
!112 = !DILocation(line: 56, column: 3, scope: !106)
!113 = !DILocation(line: 57, column: 3, scope: !106)
!114 = !DILocation(line: 58, column: 16, scope: !106)
!115 = !DILocation(line: 58, column: 3, scope: !106)
!116 = !DILocation(line: 59, column: 1, scope: !106)
!117 = distinct !DISubprogram(name: "unordered_free", scope: !3, file: !3, line: 69, type: !40, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !42)
!118 = !DILocalVariable(name: "t", scope: !117, file: !3, line: 70, type: !54)
!119 = !DILocation(line: 70, column: 13, scope: !117)
!120 = !DILocation(line: 71, column: 11, scope: !117)
!121 = !DILocation(line: 71, column: 9, scope: !117)
!122 = !DILocation(line: 72, column: 3, scope: !117)
!123 = !DILocation(line: 73, column: 4, scope: !117)
!124 = !DILocation(line: 73, column: 10, scope: !117)
!125 = !DILocation(line: 74, column: 3, scope: !117)
!126 = !DILocation(line: 75, column: 16, scope: !117)
!127 = !DILocation(line: 75, column: 3, scope: !117)
!128 = !DILocation(line: 76, column: 1, scope: !117)
!129 = distinct !DISubprogram(name: "free_it", scope: !3, file: !3, line: 63, type: !49, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !42)
!130 = !DILocalVariable(name: "unused", arg: 1, scope: !129, file: !3, line: 63, type: !16)
!131 = !DILocation(line: 63, column: 28, scope: !129)
!132 = !DILocation(line: 64, column: 7, scope: !133)
!133 = distinct !DILexicalBlock(scope: !129, file: !3, line: 64, column: 7)
!134 = !DILocation(line: 64, column: 7, scope: !129)
!135 = !DILocation(line: 65, column: 10, scope: !133)
!136 = !DILocation(line: 65, column: 5, scope: !133)
!137 = !DILocation(line: 66, column: 10, scope: !129)
!138 = !DILocation(line: 66, column: 3, scope: !129)
!139 = distinct !DISubprogram(name: "fresh_block", scope: !3, file: !3, line: 87, type: !40, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !42)
!140 = !DILocalVariable(name: "t", scope: !139, file: !3, line: 88, type: !54)
!141 = !DILocation(line: 88, column: 13, scope: !139)
!142 = !DILocation(line: 89, column: 3, scope: !139)
!143 = !DILocation(line: 90, column: 3, scope: !139)
!144 = !DILocation(line: 91, column: 16, scope: !139)
!145 = !DILocation(line: 91, column: 3, scope: !139)
!146 = !DILocation(line: 92, column: 1, scope: !139)
!147 = distinct !DISubprogram(name: "write_it", scope: !3, file: !3, line: 80, type: !49, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !42)
!148 = !DILocalVariable(name: "unused", arg: 1, scope: !147, file: !3, line: 80, type: !16)
!149 = !DILocation(line: 80, column: 29, scope: !147)
!150 = !DILocalVariable(name: "mine", scope: !147, file: !3, line: 81, type: !25)
!151 = !DILocation(line: 81, column: 8, scope: !147)
!152 = !DILocation(line: 81, column: 15, scope: !147)
!153 = !DILocation(line: 82, column: 7, scope: !154)
!154 = distinct !DILexicalBlock(scope: !147, file: !3, line: 82, column: 7)
!155 = !DILocation(line: 82, column: 7, scope: !147)
!156 = !DILocation(line: 83, column: 6, scope: !154)
!157 = !DILocation(line: 83, column: 11, scope: !154)
!158 = !DILocation(line: 83, column: 5, scope: !154)
!159 = !DILocation(line: 84, column: 10, scope: !147)
!160 = !DILocation(line: 84, column: 3, scope: !147)
