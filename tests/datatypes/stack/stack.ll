source_filename = "stack.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.stack = type { ptr }
%struct.node = type { i32, ptr }

define dso_local ptr @make() #0 !dbg !23 {
  %1 = call noalias ptr @calloc(i64 noundef 1, i64 noundef 8) #3, !dbg !37
  ret ptr %1, !dbg !38
}

declare noalias ptr @calloc(i64 noundef, i64 noundef) #1

define dso_local void @push(ptr noundef %0, i32 noundef %1) #0 !dbg !39 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i8, align 1
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !43, !DIExpression(), !44)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !45, !DIExpression(), !46)
    #dbg_declare(ptr %5, !47, !DIExpression(), !48)
  %10 = call noalias ptr @malloc(i64 noundef 16) #4, !dbg !49
  store ptr %10, ptr %5, align 8, !dbg !48
    #dbg_declare(ptr %6, !50, !DIExpression(), !51)
  %11 = load ptr, ptr %3, align 8, !dbg !52
  %12 = getelementptr inbounds %struct.stack, ptr %11, i32 0, i32 0, !dbg !53
  %13 = load atomic i64, ptr %12 monotonic, align 8, !dbg !54
  store i64 %13, ptr %7, align 8, !dbg !54
  %14 = load ptr, ptr %7, align 8, !dbg !54
  store ptr %14, ptr %6, align 8, !dbg !51
  %15 = load i32, ptr %4, align 4, !dbg !55
  %16 = load ptr, ptr %5, align 8, !dbg !56
  %17 = getelementptr inbounds %struct.node, ptr %16, i32 0, i32 0, !dbg !57
  store i32 %15, ptr %17, align 8, !dbg !58
  br label %18, !dbg !59

18:                                               ; preds = %32, %2
  %19 = load ptr, ptr %6, align 8, !dbg !60
  %20 = load ptr, ptr %5, align 8, !dbg !61
  %21 = getelementptr inbounds %struct.node, ptr %20, i32 0, i32 1, !dbg !62
  store ptr %19, ptr %21, align 8, !dbg !63
  br label %22, !dbg !61

22:                                               ; preds = %18
  %23 = load ptr, ptr %3, align 8, !dbg !64
  %24 = getelementptr inbounds %struct.stack, ptr %23, i32 0, i32 0, !dbg !65
  %25 = load ptr, ptr %5, align 8, !dbg !66
  store ptr %25, ptr %8, align 8, !dbg !67
  %26 = load i64, ptr %6, align 8, !dbg !67
  %27 = load i64, ptr %8, align 8, !dbg !67
  %28 = cmpxchg weak ptr %24, i64 %26, i64 %27 release monotonic, align 8, !dbg !67
  %29 = extractvalue { i64, i1 } %28, 0, !dbg !67
  %30 = extractvalue { i64, i1 } %28, 1, !dbg !67
  br i1 %30, label %32, label %31, !dbg !67

31:                                               ; preds = %22
  store i64 %29, ptr %6, align 8, !dbg !67
  br label %32, !dbg !67

32:                                               ; preds = %31, %22
  %33 = zext i1 %30 to i8, !dbg !67
  store i8 %33, ptr %9, align 1, !dbg !67
  %34 = load i8, ptr %9, align 1, !dbg !67
  %35 = trunc i8 %34 to i1, !dbg !67
  %36 = xor i1 %35, true, !dbg !68
  br i1 %36, label %18, label %37, !dbg !61, !llvm.loop !69

37:                                               ; preds = %32
  ret void, !dbg !72
}

declare noalias ptr @malloc(i64 noundef) #2

define dso_local zeroext i1 @pop(ptr noundef %0, ptr noundef %1) #0 !dbg !73 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i8, align 1
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !78, !DIExpression(), !79)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !80, !DIExpression(), !81)
    #dbg_declare(ptr %5, !82, !DIExpression(), !83)
  %9 = load ptr, ptr %3, align 8, !dbg !84
  %10 = getelementptr inbounds %struct.stack, ptr %9, i32 0, i32 0, !dbg !85
  %11 = load atomic i64, ptr %10 acquire, align 8, !dbg !86
  store i64 %11, ptr %6, align 8, !dbg !86
  %12 = load ptr, ptr %6, align 8, !dbg !86
  store ptr %12, ptr %5, align 8, !dbg !83
  br label %13, !dbg !87

13:                                               ; preds = %35, %2
  %14 = load ptr, ptr %5, align 8, !dbg !88
  %15 = icmp ne ptr %14, null, !dbg !88
  br i1 %15, label %16, label %33, !dbg !89

16:                                               ; preds = %13
  %17 = load ptr, ptr %3, align 8, !dbg !90
  %18 = getelementptr inbounds %struct.stack, ptr %17, i32 0, i32 0, !dbg !91
  %19 = load ptr, ptr %5, align 8, !dbg !92
  %20 = getelementptr inbounds %struct.node, ptr %19, i32 0, i32 1, !dbg !93
  %21 = load ptr, ptr %20, align 8, !dbg !93
  store ptr %21, ptr %7, align 8, !dbg !94
  %22 = load i64, ptr %5, align 8, !dbg !94
  %23 = load i64, ptr %7, align 8, !dbg !94
  %24 = cmpxchg weak ptr %18, i64 %22, i64 %23 acquire acquire, align 8, !dbg !94
  %25 = extractvalue { i64, i1 } %24, 0, !dbg !94
  %26 = extractvalue { i64, i1 } %24, 1, !dbg !94
  br i1 %26, label %28, label %27, !dbg !94

27:                                               ; preds = %16
  store i64 %25, ptr %5, align 8, !dbg !94
  br label %28, !dbg !94

28:                                               ; preds = %27, %16
  %29 = zext i1 %26 to i8, !dbg !94
  store i8 %29, ptr %8, align 1, !dbg !94
  %30 = load i8, ptr %8, align 1, !dbg !94
  %31 = trunc i8 %30 to i1, !dbg !94
  %32 = xor i1 %31, true, !dbg !95
  br label %33

33:                                               ; preds = %28, %13
  %34 = phi i1 [ false, %13 ], [ %32, %28 ], !dbg !96
  br i1 %34, label %35, label %36, !dbg !87

35:                                               ; preds = %33
  br label %13, !dbg !87, !llvm.loop !97

36:                                               ; preds = %33
  %37 = load ptr, ptr %5, align 8, !dbg !99
  %38 = icmp ne ptr %37, null, !dbg !99
  br i1 %38, label %39, label %44, !dbg !101

39:                                               ; preds = %36
  %40 = load ptr, ptr %5, align 8, !dbg !102
  %41 = getelementptr inbounds %struct.node, ptr %40, i32 0, i32 0, !dbg !103
  %42 = load i32, ptr %41, align 8, !dbg !103
  %43 = load ptr, ptr %4, align 8, !dbg !104
  store i32 %42, ptr %43, align 4, !dbg !105
  br label %44, !dbg !106

44:                                               ; preds = %39, %36
  %45 = load ptr, ptr %5, align 8, !dbg !107
  %46 = icmp ne ptr %45, null, !dbg !108
  ret i1 %46, !dbg !109
}

define dso_local zeroext i1 @pop_unsafely(ptr noundef %0, ptr noundef %1) #0 !dbg !110 {
  %3 = alloca i1, align 1
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !111, !DIExpression(), !112)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !113, !DIExpression(), !114)
    #dbg_declare(ptr %6, !115, !DIExpression(), !116)
  %9 = load ptr, ptr %4, align 8, !dbg !117
  %10 = getelementptr inbounds %struct.stack, ptr %9, i32 0, i32 0, !dbg !118
  %11 = load atomic i64, ptr %10 acquire, align 8, !dbg !119
  store i64 %11, ptr %7, align 8, !dbg !119
  %12 = load ptr, ptr %7, align 8, !dbg !119
  store ptr %12, ptr %6, align 8, !dbg !116
  %13 = load ptr, ptr %6, align 8, !dbg !120
  %14 = icmp ne ptr %13, null, !dbg !120
  br i1 %14, label %16, label %15, !dbg !122

15:                                               ; preds = %2
  store i1 false, ptr %3, align 1, !dbg !123
  br label %27, !dbg !123

16:                                               ; preds = %2
  %17 = load ptr, ptr %4, align 8, !dbg !124
  %18 = getelementptr inbounds %struct.stack, ptr %17, i32 0, i32 0, !dbg !125
  %19 = load ptr, ptr %6, align 8, !dbg !126
  %20 = getelementptr inbounds %struct.node, ptr %19, i32 0, i32 1, !dbg !127
  %21 = load ptr, ptr %20, align 8, !dbg !127
  store ptr %21, ptr %8, align 8, !dbg !128
  %22 = load i64, ptr %8, align 8, !dbg !128
  store atomic i64 %22, ptr %18 release, align 8, !dbg !128
  %23 = load ptr, ptr %6, align 8, !dbg !129
  %24 = getelementptr inbounds %struct.node, ptr %23, i32 0, i32 0, !dbg !130
  %25 = load i32, ptr %24, align 8, !dbg !130
  %26 = load ptr, ptr %5, align 8, !dbg !131
  store i32 %25, ptr %26, align 4, !dbg !132
  store i1 true, ptr %3, align 1, !dbg !133
  br label %27, !dbg !133

27:                                               ; preds = %16, %15
  %28 = load i1, ptr %3, align 1, !dbg !134
  ret i1 %28, !dbg !134
}


!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!15, !16, !17, !18, !19, !20, !21}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, retainedTypes: !13, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "stack.c", directory: ".", checksumkind: CSK_MD5, checksum: "42dee5fcf267a511f13b32b89ccb631b")
!2 = !{!3}
!3 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !4, line: 68, baseType: !5, size: 32, elements: !6)
!4 = !DIFile(filename: "lib/llvm-19/lib/clang/19/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!5 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!6 = !{!7, !8, !9, !10, !11, !12}
!7 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!8 = !DIEnumerator(name: "memory_order_consume", value: 1)
!9 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!10 = !DIEnumerator(name: "memory_order_release", value: 3)
!11 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!12 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!13 = !{!14}
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!15 = !{i32 7, !"Dwarf Version", i32 5}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 8, !"PIC Level", i32 2}
!19 = !{i32 7, !"PIE Level", i32 2}
!20 = !{i32 7, !"uwtable", i32 2}
!21 = !{i32 7, !"frame-pointer", i32 2}
!22 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!23 = distinct !DISubprogram(name: "make", scope: !1, file: !1, line: 15, type: !24, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!24 = !DISubroutineType(types: !25)
!25 = !{!26}
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64)
!27 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "stack", file: !1, line: 11, size: 64, elements: !28)
!28 = !{!29}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "top", scope: !27, file: !1, line: 12, baseType: !30, size: 64)
!30 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !31)
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!32 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 6, size: 128, elements: !33)
!33 = !{!34, !36}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !32, file: !1, line: 7, baseType: !35, size: 32)
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !32, file: !1, line: 8, baseType: !31, size: 64, offset: 64)
!37 = !DILocation(line: 15, column: 35, scope: !23)
!38 = !DILocation(line: 15, column: 28, scope: !23)
!39 = distinct !DISubprogram(name: "push", scope: !1, file: !1, line: 17, type: !40, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !42)
!40 = !DISubroutineType(types: !41)
!41 = !{null, !26, !35}
!42 = !{}
!43 = !DILocalVariable(name: "stack", arg: 1, scope: !39, file: !1, line: 17, type: !26)
!44 = !DILocation(line: 17, column: 25, scope: !39)
!45 = !DILocalVariable(name: "value", arg: 2, scope: !39, file: !1, line: 17, type: !35)
!46 = !DILocation(line: 17, column: 36, scope: !39)
!47 = !DILocalVariable(name: "node", scope: !39, file: !1, line: 18, type: !31)
!48 = !DILocation(line: 18, column: 16, scope: !39)
!49 = !DILocation(line: 18, column: 23, scope: !39)
!50 = !DILocalVariable(name: "old", scope: !39, file: !1, line: 19, type: !31)
!51 = !DILocation(line: 19, column: 16, scope: !39)
!52 = !DILocation(line: 19, column: 44, scope: !39)
!53 = !DILocation(line: 19, column: 51, scope: !39)
!54 = !DILocation(line: 19, column: 22, scope: !39)
!55 = !DILocation(line: 20, column: 17, scope: !39)
!56 = !DILocation(line: 20, column: 3, scope: !39)
!57 = !DILocation(line: 20, column: 9, scope: !39)
!58 = !DILocation(line: 20, column: 15, scope: !39)
!59 = !DILocation(line: 21, column: 3, scope: !39)
!60 = !DILocation(line: 22, column: 18, scope: !39)
!61 = !DILocation(line: 22, column: 5, scope: !39)
!62 = !DILocation(line: 22, column: 11, scope: !39)
!63 = !DILocation(line: 22, column: 16, scope: !39)
!64 = !DILocation(line: 23, column: 50, scope: !39)
!65 = !DILocation(line: 23, column: 57, scope: !39)
!66 = !DILocation(line: 23, column: 68, scope: !39)
!67 = !DILocation(line: 23, column: 11, scope: !39)
!68 = !DILocation(line: 23, column: 10, scope: !39)
!69 = distinct !{!69, !59, !70, !71}
!70 = !DILocation(line: 24, column: 70, scope: !39)
!71 = !{!"llvm.loop.mustprogress"}
!72 = !DILocation(line: 25, column: 1, scope: !39)
!73 = distinct !DISubprogram(name: "pop", scope: !1, file: !1, line: 27, type: !74, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !42)
!74 = !DISubroutineType(types: !75)
!75 = !{!76, !26, !77}
!76 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!77 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!78 = !DILocalVariable(name: "stack", arg: 1, scope: !73, file: !1, line: 27, type: !26)
!79 = !DILocation(line: 27, column: 24, scope: !73)
!80 = !DILocalVariable(name: "value", arg: 2, scope: !73, file: !1, line: 27, type: !77)
!81 = !DILocation(line: 27, column: 36, scope: !73)
!82 = !DILocalVariable(name: "old", scope: !73, file: !1, line: 28, type: !31)
!83 = !DILocation(line: 28, column: 16, scope: !73)
!84 = !DILocation(line: 28, column: 44, scope: !73)
!85 = !DILocation(line: 28, column: 51, scope: !73)
!86 = !DILocation(line: 28, column: 22, scope: !73)
!87 = !DILocation(line: 29, column: 3, scope: !73)
!88 = !DILocation(line: 29, column: 10, scope: !73)
!89 = !DILocation(line: 29, column: 14, scope: !73)
!90 = !DILocation(line: 29, column: 57, scope: !73)
!91 = !DILocation(line: 29, column: 64, scope: !73)
!92 = !DILocation(line: 29, column: 75, scope: !73)
!93 = !DILocation(line: 29, column: 80, scope: !73)
!94 = !DILocation(line: 29, column: 18, scope: !73)
!95 = !DILocation(line: 29, column: 17, scope: !73)
!96 = !DILocation(line: 0, scope: !73)
!97 = distinct !{!97, !87, !98, !71}
!98 = !DILocation(line: 31, column: 5, scope: !73)
!99 = !DILocation(line: 32, column: 7, scope: !100)
!100 = distinct !DILexicalBlock(scope: !73, file: !1, line: 32, column: 7)
!101 = !DILocation(line: 32, column: 7, scope: !73)
!102 = !DILocation(line: 33, column: 14, scope: !100)
!103 = !DILocation(line: 33, column: 19, scope: !100)
!104 = !DILocation(line: 33, column: 6, scope: !100)
!105 = !DILocation(line: 33, column: 12, scope: !100)
!106 = !DILocation(line: 33, column: 5, scope: !100)
!107 = !DILocation(line: 34, column: 10, scope: !73)
!108 = !DILocation(line: 34, column: 14, scope: !73)
!109 = !DILocation(line: 34, column: 3, scope: !73)
!110 = distinct !DISubprogram(name: "pop_unsafely", scope: !1, file: !1, line: 38, type: !74, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !42)
!111 = !DILocalVariable(name: "stack", arg: 1, scope: !110, file: !1, line: 38, type: !26)
!112 = !DILocation(line: 38, column: 33, scope: !110)
!113 = !DILocalVariable(name: "value", arg: 2, scope: !110, file: !1, line: 38, type: !77)
!114 = !DILocation(line: 38, column: 45, scope: !110)
!115 = !DILocalVariable(name: "old", scope: !110, file: !1, line: 39, type: !31)
!116 = !DILocation(line: 39, column: 16, scope: !110)
!117 = !DILocation(line: 39, column: 44, scope: !110)
!118 = !DILocation(line: 39, column: 51, scope: !110)
!119 = !DILocation(line: 39, column: 22, scope: !110)
!120 = !DILocation(line: 40, column: 8, scope: !121)
!121 = distinct !DILexicalBlock(scope: !110, file: !1, line: 40, column: 7)
!122 = !DILocation(line: 40, column: 7, scope: !110)
!123 = !DILocation(line: 41, column: 5, scope: !121)
!124 = !DILocation(line: 42, column: 26, scope: !110)
!125 = !DILocation(line: 42, column: 33, scope: !110)
!126 = !DILocation(line: 42, column: 38, scope: !110)
!127 = !DILocation(line: 42, column: 43, scope: !110)
!128 = !DILocation(line: 42, column: 3, scope: !110)
!129 = !DILocation(line: 43, column: 12, scope: !110)
!130 = !DILocation(line: 43, column: 17, scope: !110)
!131 = !DILocation(line: 43, column: 4, scope: !110)
!132 = !DILocation(line: 43, column: 10, scope: !110)
!133 = !DILocation(line: 44, column: 3, scope: !110)
!134 = !DILocation(line: 45, column: 1, scope: !110)
