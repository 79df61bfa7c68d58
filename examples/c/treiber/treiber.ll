source_filename = "treiber.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr }

@popped = dso_local global i32 0, align 4, !dbg !0
@top = internal global ptr null, align 8, !dbg !18

define dso_local i32 @main() #0 !dbg !35 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @run(ptr noundef @pop_and_free), !dbg !38
  ret i32 0, !dbg !39
}

define internal void @run(ptr noundef %0) #0 !dbg !40 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca [2 x ptr], align 16
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !47, !DIExpression(), !48)
    #dbg_declare(ptr %3, !49, !DIExpression(), !53)
    #dbg_declare(ptr %4, !54, !DIExpression(), !55)
    #dbg_declare(ptr %5, !56, !DIExpression(), !60)
  call void @push(i32 noundef 1), !dbg !61
  call void @push(i32 noundef 2), !dbg !62
  %6 = load ptr, ptr %2, align 8, !dbg !63
  %7 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef %6, ptr noundef null) #4, !dbg !64
  %8 = load ptr, ptr %2, align 8, !dbg !65
  %9 = call i32 @pthread_create(ptr noundef %4, ptr noundef null, ptr noundef %8, ptr noundef null) #4, !dbg !66
  %10 = load i64, ptr %3, align 8, !dbg !67
  %11 = getelementptr inbounds [2 x ptr], ptr %5, i64 0, i64 0, !dbg !68
  %12 = call i32 @pthread_join(i64 noundef %10, ptr noundef %11), !dbg !69
  %13 = load i64, ptr %4, align 8, !dbg !70
  %14 = getelementptr inbounds [2 x ptr], ptr %5, i64 0, i64 1, !dbg !71
  %15 = call i32 @pthread_join(i64 noundef %13, ptr noundef %14), !dbg !72
  %16 = getelementptr inbounds [2 x ptr], ptr %5, i64 0, i64 0, !dbg !73
  %17 = load ptr, ptr %16, align 16, !dbg !73
  call void @free(ptr noundef %17) #4, !dbg !74
  %18 = getelementptr inbounds [2 x ptr], ptr %5, i64 0, i64 1, !dbg !75
  %19 = load ptr, ptr %18, align 8, !dbg !75
  call void @free(ptr noundef %19) #4, !dbg !76
  ret void, !dbg !77
}

define internal ptr @pop_and_free(ptr noundef %0) #0 !dbg !78 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !79, !DIExpression(), !80)
  %3 = call ptr @pop(), !dbg !81
  call void @free(ptr noundef %3) #4, !dbg !82
  %4 = load ptr, ptr %2, align 8, !dbg !83
  ret ptr %4, !dbg !84
}

define dso_local void @repaired() #0 !dbg !85 {
  call void @run(ptr noundef @pop_and_keep), !dbg !88
  ret void, !dbg !89
}

define internal ptr @pop_and_keep(ptr noundef %0) #0 !dbg !90 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !91, !DIExpression(), !92)
  %3 = call ptr @pop(), !dbg !93
  ret ptr %3, !dbg !94
}

define internal void @push(i32 noundef %0) #0 !dbg !95 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i8, align 1
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !98, !DIExpression(), !99)
    #dbg_declare(ptr %3, !100, !DIExpression(), !101)
  %7 = call noalias ptr @malloc(i64 noundef 16) #5, !dbg !102
  store ptr %7, ptr %3, align 8, !dbg !101
  %8 = load i32, ptr %2, align 4, !dbg !103
  %9 = load ptr, ptr %3, align 8, !dbg !104
  %10 = getelementptr inbounds %struct.node, ptr %9, i32 0, i32 0, !dbg !105
  store i32 %8, ptr %10, align 8, !dbg !106
  %11 = load atomic i64, ptr @top monotonic, align 8, !dbg !107
  store i64 %11, ptr %4, align 8, !dbg !107
  %12 = load ptr, ptr %4, align 8, !dbg !107
  %13 = load ptr, ptr %3, align 8, !dbg !108
  %14 = getelementptr inbounds %struct.node, ptr %13, i32 0, i32 1, !dbg !109
  store ptr %12, ptr %14, align 8, !dbg !110
  br label %15, !dbg !111

15:                                               ; preds = %30, %1
  %16 = load ptr, ptr %3, align 8, !dbg !112
  %17 = getelementptr inbounds %struct.node, ptr %16, i32 0, i32 1, !dbg !113
  %18 = load ptr, ptr %3, align 8, !dbg !114
  store ptr %18, ptr %5, align 8, !dbg !115
  %19 = load i64, ptr %17, align 8, !dbg !115
  %20 = load i64, ptr %5, align 8, !dbg !115
  %21 = cmpxchg ptr @top, i64 %19, i64 %20 release monotonic, align 8, !dbg !115
  %22 = extractvalue { i64, i1 } %21, 0, !dbg !115
  %23 = extractvalue { i64, i1 } %21, 1, !dbg !115
  br i1 %23, label %25, label %24, !dbg !115

24:                                               ; preds = %15
  store i64 %22, ptr %17, align 8, !dbg !115
  br label %25, !dbg !115

25:                                               ; preds = %24, %15
  %26 = zext i1 %23 to i8, !dbg !115
  store i8 %26, ptr %6, align 1, !dbg !115
  %27 = load i8, ptr %6, align 1, !dbg !115
  %28 = trunc i8 %27 to i1, !dbg !115
  %29 = xor i1 %28, true, !dbg !116
  br i1 %29, label %30, label %31, !dbg !111

30:                                               ; preds = %25
  br label %15, !dbg !111, !llvm.loop !117

31:                                               ; preds = %25
  ret void, !dbg !120
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare void @free(ptr noundef) #1

declare noalias ptr @malloc(i64 noundef) #3

define internal ptr @pop() #0 !dbg !121 {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i8, align 1
    #dbg_declare(ptr %1, !124, !DIExpression(), !125)
  %5 = load atomic i64, ptr @top acquire, align 8, !dbg !126
  store i64 %5, ptr %2, align 8, !dbg !126
  %6 = load ptr, ptr %2, align 8, !dbg !126
  store ptr %6, ptr %1, align 8, !dbg !125
  br label %7, !dbg !127

7:                                                ; preds = %27, %0
  %8 = load ptr, ptr %1, align 8, !dbg !128
  %9 = icmp ne ptr %8, null, !dbg !128
  br i1 %9, label %10, label %25, !dbg !129

10:                                               ; preds = %7
  %11 = load ptr, ptr %1, align 8, !dbg !130
  %12 = getelementptr inbounds %struct.node, ptr %11, i32 0, i32 1, !dbg !131
  %13 = load ptr, ptr %12, align 8, !dbg !131
  store ptr %13, ptr %3, align 8, !dbg !132
  %14 = load i64, ptr %1, align 8, !dbg !132
  %15 = load i64, ptr %3, align 8, !dbg !132
  %16 = cmpxchg ptr @top, i64 %14, i64 %15 acquire acquire, align 8, !dbg !132
  %17 = extractvalue { i64, i1 } %16, 0, !dbg !132
  %18 = extractvalue { i64, i1 } %16, 1, !dbg !132
  br i1 %18, label %20, label %19, !dbg !132

19:                                               ; preds = %10
  store i64 %17, ptr %1, align 8, !dbg !132
  br label %20, !dbg !132

20:                                               ; preds = %19, %10
  %21 = zext i1 %18 to i8, !dbg !132
  store i8 %21, ptr %4, align 1, !dbg !132
  %22 = load i8, ptr %4, align 1, !dbg !132
  %23 = trunc i8 %22 to i1, !dbg !132
  %24 = xor i1 %23, true, !dbg !133
  br label %25

25:                                               ; preds = %20, %7
  %26 = phi i1 [ false, %7 ], [ %24, %20 ], !dbg !134
  br i1 %26, label %27, label %28, !dbg !127

27:                                               ; preds = %25
  br label %7, !dbg !127, !llvm.loop !135

28:                                               ; preds = %25
  %29 = load ptr, ptr %1, align 8, !dbg !137
  ret ptr %29, !dbg !138
}


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32, !33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "popped", scope: !2, file: !3, line: 12, type: !25, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "treiber.c", directory: ".", checksumkind: CSK_MD5, checksum: "eacec23a7afa3186c3dfc7d04f0524cb")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 68, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "lib/llvm-19/lib/clang/19/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
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
!17 = !{!0, !18}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 11, type: !20, isLocal: true, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 6, size: 128, elements: !23)
!23 = !{!24, !26}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !22, file: !3, line: 7, baseType: !25, size: 32)
!25 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !22, file: !3, line: 8, baseType: !21, size: 64, offset: 64)
!27 = !{i32 7, !"Dwarf Version", i32 5}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 8, !"PIC Level", i32 2}
!31 = !{i32 7, !"PIE Level", i32 2}
!32 = !{i32 7, !"uwtable", i32 2}
!33 = !{i32 7, !"frame-pointer", i32 2}
!34 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 53, type: !36, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!36 = !DISubroutineType(types: !37)
!37 = !{!25}
!38 = !DILocation(line: 54, column: 3, scope: !35)
!39 = !DILocation(line: 55, column: 3, scope: !35)
!40 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 40, type: !41, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !46)
!41 = !DISubroutineType(types: !42)
!42 = !{null, !43}
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64)
!44 = !DISubroutineType(types: !45)
!45 = !{!16, !16}
!46 = !{}
!47 = !DILocalVariable(name: "work", arg: 1, scope: !40, file: !3, line: 40, type: !43)
!48 = !DILocation(line: 40, column: 25, scope: !40)
!49 = !DILocalVariable(name: "first", scope: !40, file: !3, line: 41, type: !50)
!50 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !51, line: 27, baseType: !52)
!51 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!52 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!53 = !DILocation(line: 41, column: 13, scope: !40)
!54 = !DILocalVariable(name: "second", scope: !40, file: !3, line: 41, type: !50)
!55 = !DILocation(line: 41, column: 20, scope: !40)
!56 = !DILocalVariable(name: "results", scope: !40, file: !3, line: 42, type: !57)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 128, elements: !58)
!58 = !{!59}
!59 = !DISubrange(count: 2)
!60 = !DILocation(line: 42, column: 9, scope: !40)
!61 = !DILocation(line: 43, column: 3, scope: !40)
!62 = !DILocation(line: 44, column: 3, scope: !40)
!63 = !DILocation(line: 45, column: 32, scope: !40)
!64 = !DILocation(line: 45, column: 3, scope: !40)
!65 = !DILocation(line: 46, column: 33, scope: !40)
!66 = !DILocation(line: 46, column: 3, scope: !40)
!67 = !DILocation(line: 47, column: 16, scope: !40)
!68 = !DILocation(line: 47, column: 24, scope: !40)
!69 = !DILocation(line: 47, column: 3, scope: !40)
!70 = !DILocation(line: 48, column: 16, scope: !40)
!71 = !DILocation(line: 48, column: 25, scope: !40)
!72 = !DILocation(line: 48, column: 3, scope: !40)
!73 = !DILocation(line: 49, column: 8, scope: !40)
!74 = !DILocation(line: 49, column: 3, scope: !40)
!75 = !DILocation(line: 50, column: 8, scope: !40)
!76 = !DILocation(line: 50, column: 3, scope: !40)
!77 = !DILocation(line: 51, column: 1, scope: !40)
!78 = distinct !DISubprogram(name: "pop_and_free", scope: !3, file: !3, line: 33, type: !44, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !46)
!79 = !DILocalVariable(name: "unused", arg: 1, scope: !78, file: !3, line: 33, type: !16)
!80 = !DILocation(line: 33, column: 33, scope: !78)
!81 = !DILocation(line: 34, column: 8, scope: !78)
!82 = !DILocation(line: 34, column: 3, scope: !78)
!83 = !DILocation(line: 35, column: 10, scope: !78)
!84 = !DILocation(line: 35, column: 3, scope: !78)
!85 = distinct !DISubprogram(name: "repaired", scope: !3, file: !3, line: 58, type: !86, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!86 = !DISubroutineType(types: !87)
!87 = !{null}
!88 = !DILocation(line: 58, column: 23, scope: !85)
!89 = !DILocation(line: 58, column: 42, scope: !85)
!90 = distinct !DISubprogram(name: "pop_and_keep", scope: !3, file: !3, line: 38, type: !44, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !46)
!91 = !DILocalVariable(name: "unused", arg: 1, scope: !90, file: !3, line: 38, type: !16)
!92 = !DILocation(line: 38, column: 33, scope: !90)
!93 = !DILocation(line: 38, column: 50, scope: !90)
!94 = !DILocation(line: 38, column: 43, scope: !90)
!95 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 14, type: !96, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !46)
!96 = !DISubroutineType(types: !97)
!97 = !{null, !25}
!98 = !DILocalVariable(name: "value", arg: 1, scope: !95, file: !3, line: 14, type: !25)
!99 = !DILocation(line: 14, column: 22, scope: !95)
!100 = !DILocalVariable(name: "node", scope: !95, file: !3, line: 15, type: !21)
!101 = !DILocation(line: 15, column: 16, scope: !95)
!102 = !DILocation(line: 15, column: 23, scope: !95)
!103 = !DILocation(line: 16, column: 17, scope: !95)
!104 = !DILocation(line: 16, column: 3, scope: !95)
!105 = !DILocation(line: 16, column: 9, scope: !95)
!106 = !DILocation(line: 16, column: 15, scope: !95)
!107 = !DILocation(line: 17, column: 16, scope: !95)
!108 = !DILocation(line: 17, column: 3, scope: !95)
!109 = !DILocation(line: 17, column: 9, scope: !95)
!110 = !DILocation(line: 17, column: 14, scope: !95)
!111 = !DILocation(line: 18, column: 3, scope: !95)
!112 = !DILocation(line: 18, column: 58, scope: !95)
!113 = !DILocation(line: 18, column: 64, scope: !95)
!114 = !DILocation(line: 18, column: 70, scope: !95)
!115 = !DILocation(line: 18, column: 11, scope: !95)
!116 = !DILocation(line: 18, column: 10, scope: !95)
!117 = distinct !{!117, !111, !118, !119}
!118 = !DILocation(line: 20, column: 5, scope: !95)
!119 = !{!"llvm.loop.mustprogress"}
!120 = !DILocation(line: 21, column: 1, scope: !95)
!121 = distinct !DISubprogram(name: "pop", scope: !3, file: !3, line: 24, type: !122, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !46)
!122 = !DISubroutineType(types: !123)
!123 = !{!21}
!124 = !DILocalVariable(name: "node", scope: !121, file: !3, line: 25, type: !21)
!125 = !DILocation(line: 25, column: 16, scope: !121)
!126 = !DILocation(line: 25, column: 23, scope: !121)
!127 = !DILocation(line: 26, column: 3, scope: !121)
!128 = !DILocation(line: 26, column: 10, scope: !121)
!129 = !DILocation(line: 26, column: 15, scope: !121)
!130 = !DILocation(line: 26, column: 72, scope: !121)
!131 = !DILocation(line: 26, column: 78, scope: !121)
!132 = !DILocation(line: 26, column: 19, scope: !121)
!133 = !DILocation(line: 26, column: 18, scope: !121)
!134 = !DILocation(line: 0, scope: !121)
!135 = distinct !{!135, !127, !136, !119}
!136 = !DILocation(line: 29, column: 5, scope: !121)
!137 = !DILocation(line: 30, column: 10, scope: !121)
!138 = !DILocation(line: 30, column: 3, scope: !121)
