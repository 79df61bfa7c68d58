source_filename = "told_mistakes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.config = type { ptr, i32 }

@current = internal global ptr null, align 8, !dbg !0

define dso_local i32 @main() #0 !dbg !38 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !42, metadata !DIExpression()), !dbg !49
  %5 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 0, !dbg !50
  %6 = call i32 @pthread_create(ptr noundef %5, ptr noundef null, ptr noundef @reader, ptr noundef null) #5, !dbg !51
  %7 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 1, !dbg !52
  %8 = call i32 @pthread_create(ptr noundef %7, ptr noundef null, ptr noundef @reader, ptr noundef null) #5, !dbg !53
  call void @llvm.dbg.declare(metadata ptr %3, metadata !54, metadata !DIExpression()), !dbg !55
  %9 = call noalias ptr @calloc(i64 noundef 1, i64 noundef 16) #5, !dbg !56
  store ptr %9, ptr %3, align 8, !dbg !55
  %10 = load ptr, ptr %3, align 8, !dbg !57
  %11 = getelementptr inbounds %struct.config, ptr %10, i32 0, i32 1, !dbg !58
  store i32 4, ptr %11, align 8, !dbg !59
  %12 = load ptr, ptr %3, align 8, !dbg !60
  store ptr %12, ptr %4, align 8, !dbg !61
  %13 = load i64, ptr %4, align 8, !dbg !61
  store atomic i64 %13, ptr @current release, align 8, !dbg !61
  %14 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 0, !dbg !62
  %15 = load i64, ptr %14, align 16, !dbg !62
  %16 = call i32 @pthread_join(i64 noundef %15, ptr noundef null), !dbg !63
  %17 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 1, !dbg !64
  %18 = load i64, ptr %17, align 8, !dbg !64
  %19 = call i32 @pthread_join(i64 noundef %18, ptr noundef null), !dbg !65
  ret i32 0, !dbg !66
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @reader(ptr noundef %0) #0 !dbg !67 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !70, metadata !DIExpression()), !dbg !71
  call void @llvm.dbg.declare(metadata ptr %3, metadata !72, metadata !DIExpression()), !dbg !73
  %5 = load atomic i64, ptr @current monotonic, align 8, !dbg !74
  store i64 %5, ptr %4, align 8, !dbg !74
  %6 = load ptr, ptr %4, align 8, !dbg !74
  store ptr %6, ptr %3, align 8, !dbg !73
  %7 = load ptr, ptr %3, align 8, !dbg !75
  %8 = icmp ne ptr %7, null, !dbg !75
  br i1 %8, label %9, label %16, !dbg !77

9:                                                ; preds = %1
  %10 = load ptr, ptr %3, align 8, !dbg !78
  %11 = getelementptr inbounds %struct.config, ptr %10, i32 0, i32 1, !dbg !79
  %12 = load i32, ptr %11, align 8, !dbg !79
  %13 = icmp eq i32 %12, 4, !dbg !80
  br i1 %13, label %14, label %16, !dbg !81

14:                                               ; preds = %9
  %15 = load ptr, ptr %3, align 8, !dbg !82
  call void @free(ptr noundef %15) #5, !dbg !83
  br label %16, !dbg !83

16:                                               ; preds = %14, %9, %1
  ret ptr null, !dbg !84
}

declare noalias ptr @calloc(i64 noundef, i64 noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

define dso_local void @ended() #0 !dbg !85 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !88, metadata !DIExpression()), !dbg !89
  call void @begin(ptr noundef %1), !dbg !90
  %2 = load i64, ptr %1, align 8, !dbg !91
  %3 = call i32 @pthread_join(i64 noundef %2, ptr noundef null), !dbg !92
  ret void, !dbg !93
}

define internal void @begin(ptr noundef %0) #0 !dbg !94 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !98, metadata !DIExpression()), !dbg !99
  call void @llvm.dbg.declare(metadata ptr %3, metadata !100, metadata !DIExpression()), !dbg !101
  store i32 0, ptr %3, align 4, !dbg !101
  %4 = load ptr, ptr %2, align 8, !dbg !102
  %5 = call i32 @pthread_create(ptr noundef %4, ptr noundef null, ptr noundef @increment, ptr noundef %3) #5, !dbg !103
  ret void, !dbg !104
}

define dso_local void @nobody() #0 !dbg !105 {
  %1 = alloca [2 x ptr], align 16
  %2 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !106, metadata !DIExpression()), !dbg !108
  call void @llvm.memset.p0.i64(ptr align 16 %1, i8 0, i64 16, i1 false), !dbg !108
  call void @llvm.dbg.declare(metadata ptr %2, metadata !109, metadata !DIExpression()), !dbg !110
  %3 = getelementptr inbounds [2 x ptr], ptr %1, i64 0, i64 0, !dbg !111
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @next_size, ptr noundef %3) #5, !dbg !112
  %5 = load i64, ptr %2, align 8, !dbg !113
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !114
  ret void, !dbg !115
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

define internal ptr @next_size(ptr noundef %0) #0 !dbg !116 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !117, metadata !DIExpression()), !dbg !118
  call void @llvm.dbg.declare(metadata ptr %3, metadata !119, metadata !DIExpression()), !dbg !121
  %7 = load ptr, ptr %2, align 8, !dbg !122
  store ptr %7, ptr %3, align 8, !dbg !121
  call void @llvm.dbg.declare(metadata ptr %4, metadata !123, metadata !DIExpression()), !dbg !124
  %8 = load ptr, ptr %3, align 8, !dbg !125
  %9 = load ptr, ptr %8, align 8, !dbg !126
  store ptr %9, ptr %4, align 8, !dbg !124
  %10 = load ptr, ptr %4, align 8, !dbg !127
  %11 = icmp ne ptr %10, null, !dbg !127
  br i1 %11, label %18, label %12, !dbg !129

12:                                               ; preds = %1
  %13 = load ptr, ptr %3, align 8, !dbg !130
  %14 = getelementptr inbounds ptr, ptr %13, i64 1, !dbg !130
  store i32 1, ptr %5, align 4, !dbg !130
  %15 = load i32, ptr %5, align 4, !dbg !130
  %16 = atomicrmw add ptr %14, i32 %15 seq_cst, align 4, !dbg !130
  store i32 %16, ptr %6, align 4, !dbg !130
  %17 = load i32, ptr %6, align 4, !dbg !130
  br label %18, !dbg !130

18:                                               ; preds = %12, %1
  %19 = load ptr, ptr %4, align 8, !dbg !131
  %20 = getelementptr inbounds %struct.config, ptr %19, i32 0, i32 1, !dbg !132
  %21 = load i32, ptr %20, align 8, !dbg !132
  %22 = sext i32 %21 to i64, !dbg !133
  %23 = inttoptr i64 %22 to ptr, !dbg !134
  ret ptr %23, !dbg !135
}

declare void @free(ptr noundef) #2

define internal ptr @increment(ptr noundef %0) #0 !dbg !136 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !137, metadata !DIExpression()), !dbg !138
  call void @llvm.dbg.declare(metadata ptr %3, metadata !139, metadata !DIExpression()), !dbg !141
  %4 = load ptr, ptr %2, align 8, !dbg !142
  store ptr %4, ptr %3, align 8, !dbg !141
  %5 = load ptr, ptr %3, align 8, !dbg !143
  %6 = load i32, ptr %5, align 4, !dbg !144
  %7 = add nsw i32 %6, 1, !dbg !144
  store i32 %7, ptr %5, align 4, !dbg !144
  ret ptr null, !dbg !145
}


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!30, !31, !32, !33, !34, !35, !36}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "current", scope: !2, file: !3, line: 10, type: !22, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !21, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "told_mistakes.c", directory: ".", checksumkind: CSK_MD5, checksum: "503f3e310963bd096917f57d1192f07f")
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
!15 = !{!16, !17, !20}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !19)
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!21 = !{!0}
!22 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !23)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "config", file: !3, line: 5, size: 128, elements: !25)
!25 = !{!26, !29}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !24, file: !3, line: 6, baseType: !27, size: 64)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!28 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !24, file: !3, line: 7, baseType: !19, size: 32, offset: 64)
!30 = !{i32 7, !"Dwarf Version", i32 5}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 7, !"PIC Level", i32 2}
!34 = !{i32 7, !"PIE Level", i32 2}
!35 = !{i32 7, !"uwtable", i32 1}
!36 = !{i32 7, !"frame-pointer", i32 2}
!37 = !{!"Debian clang version 14.0.6"}
!38 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 19, type: !39, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !41)
!39 = !DISubroutineType(types: !40)
!40 = !{!19}
!41 = !{}
!42 = !DILocalVariable(name: "threads", scope: !38, file: !3, line: 20, type: !43)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 128, elements: !47)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !45, line: 27, baseType: !46)
!45 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!46 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!47 = !{!48}
!48 = !DISubrange(count: 2)
!49 = !DILocation(line: 20, column: 13, scope: !38)
!50 = !DILocation(line: 21, column: 19, scope: !38)
!51 = !DILocation(line: 21, column: 3, scope: !38)
!52 = !DILocation(line: 22, column: 19, scope: !38)
!53 = !DILocation(line: 22, column: 3, scope: !38)
!54 = !DILocalVariable(name: "c", scope: !38, file: !3, line: 23, type: !23)
!55 = !DILocation(line: 23, column: 18, scope: !38)
!56 = !DILocation(line: 23, column: 22, scope: !38)
!57 = !DILocation(line: 24, column: 3, scope: !38)
!58 = !DILocation(line: 24, column: 6, scope: !38)
!59 = !DILocation(line: 24, column: 11, scope: !38)
!60 = !DILocation(line: 25, column: 35, scope: !38)
!61 = !DILocation(line: 25, column: 3, scope: !38)
!62 = !DILocation(line: 26, column: 16, scope: !38)
!63 = !DILocation(line: 26, column: 3, scope: !38)
!64 = !DILocation(line: 27, column: 16, scope: !38)
!65 = !DILocation(line: 27, column: 3, scope: !38)
!66 = !DILocation(line: 28, column: 3, scope: !38)
!67 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 12, type: !68, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !41)
!68 = !DISubroutineType(types: !69)
!69 = !{!16, !16}
!70 = !DILocalVariable(name: "unused", arg: 1, scope: !67, file: !3, line: 12, type: !16)
!71 = !DILocation(line: 12, column: 27, scope: !67)
!72 = !DILocalVariable(name: "c", scope: !67, file: !3, line: 13, type: !23)
!73 = !DILocation(line: 13, column: 18, scope: !67)
!74 = !DILocation(line: 13, column: 22, scope: !67)
!75 = !DILocation(line: 14, column: 7, scope: !76)
!76 = distinct !DILexicalBlock(scope: !67, file: !3, line: 14, column: 7)
!77 = !DILocation(line: 14, column: 9, scope: !76)
!78 = !DILocation(line: 14, column: 12, scope: !76)
!79 = !DILocation(line: 14, column: 15, scope: !76)
!80 = !DILocation(line: 14, column: 20, scope: !76)
!81 = !DILocation(line: 14, column: 7, scope: !67)
!82 = !DILocation(line: 15, column: 10, scope: !76)
!83 = !DILocation(line: 15, column: 5, scope: !76)
!84 = !DILocation(line: 16, column: 3, scope: !67)
!85 = distinct !DISubprogram(name: "ended", scope: !3, file: !3, line: 49, type: !86, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !41)
!86 = !DISubroutineType(types: !87)
!87 = !{null}
!88 = !DILocalVariable(name: "thread", scope: !85, file: !3, line: 50, type: !44)
!89 = !DILocation(line: 50, column: 13, scope: !85)
!90 = !DILocation(line: 51, column: 3, scope: !85)
!91 = !DILocation(line: 52, column: 16, scope: !85)
!92 = !DILocation(line: 52, column: 3, scope: !85)
!93 = !DILocation(line: 53, column: 1, scope: !85)
!94 = distinct !DISubprogram(name: "begin", scope: !3, file: !3, line: 44, type: !95, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !41)
!95 = !DISubroutineType(types: !96)
!96 = !{null, !97}
!97 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64)
!98 = !DILocalVariable(name: "thread", arg: 1, scope: !94, file: !3, line: 44, type: !97)
!99 = !DILocation(line: 44, column: 30, scope: !94)
!100 = !DILocalVariable(name: "local", scope: !94, file: !3, line: 45, type: !19)
!101 = !DILocation(line: 45, column: 7, scope: !94)
!102 = !DILocation(line: 46, column: 18, scope: !94)
!103 = !DILocation(line: 46, column: 3, scope: !94)
!104 = !DILocation(line: 47, column: 1, scope: !94)
!105 = distinct !DISubprogram(name: "nobody", scope: !3, file: !3, line: 55, type: !86, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !41)
!106 = !DILocalVariable(name: "configs", scope: !105, file: !3, line: 56, type: !107)
!107 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 128, elements: !47)
!108 = !DILocation(line: 56, column: 18, scope: !105)
!109 = !DILocalVariable(name: "thread", scope: !105, file: !3, line: 57, type: !44)
!110 = !DILocation(line: 57, column: 13, scope: !105)
!111 = !DILocation(line: 58, column: 44, scope: !105)
!112 = !DILocation(line: 58, column: 3, scope: !105)
!113 = !DILocation(line: 59, column: 16, scope: !105)
!114 = !DILocation(line: 59, column: 3, scope: !105)
!115 = !DILocation(line: 60, column: 1, scope: !105)
!116 = distinct !DISubprogram(name: "next_size", scope: !3, file: !3, line: 37, type: !68, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !41)
!117 = !DILocalVariable(name: "list", arg: 1, scope: !116, file: !3, line: 37, type: !16)
!118 = !DILocation(line: 37, column: 30, scope: !116)
!119 = !DILocalVariable(name: "configs", scope: !116, file: !3, line: 38, type: !120)
!120 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!121 = !DILocation(line: 38, column: 19, scope: !116)
!122 = !DILocation(line: 38, column: 29, scope: !116)
!123 = !DILocalVariable(name: "c", scope: !116, file: !3, line: 39, type: !23)
!124 = !DILocation(line: 39, column: 18, scope: !116)
!125 = !DILocation(line: 39, column: 23, scope: !116)
!126 = !DILocation(line: 39, column: 22, scope: !116)
!127 = !DILocation(line: 40, column: 8, scope: !128)
!128 = distinct !DILexicalBlock(scope: !116, file: !3, line: 40, column: 7)
!129 = !DILocation(line: 40, column: 7, scope: !116)
!130 = !DILocation(line: 40, column: 11, scope: !128)
!131 = !DILocation(line: 41, column: 24, scope: !116)
!132 = !DILocation(line: 41, column: 27, scope: !116)
!133 = !DILocation(line: 41, column: 18, scope: !116)
!134 = !DILocation(line: 41, column: 10, scope: !116)
!135 = !DILocation(line: 41, column: 3, scope: !116)
!136 = distinct !DISubprogram(name: "increment", scope: !3, file: !3, line: 31, type: !68, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !41)
!137 = !DILocalVariable(name: "counter", arg: 1, scope: !136, file: !3, line: 31, type: !16)
!138 = !DILocation(line: 31, column: 30, scope: !136)
!139 = !DILocalVariable(name: "p", scope: !136, file: !3, line: 32, type: !140)
!140 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!141 = !DILocation(line: 32, column: 8, scope: !136)
!142 = !DILocation(line: 32, column: 12, scope: !136)
!143 = !DILocation(line: 33, column: 5, scope: !136)
!144 = !DILocation(line: 33, column: 7, scope: !136)
!145 = !DILocation(line: 34, column: 3, scope: !136)
