source_filename = "linked_list_in_blocks.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%struct.node = type { i32, ptr }

@head = internal global ptr null, align 8, !dbg !0
@sum = dso_local global i32 0, align 4, !dbg !9
@m = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !11

define dso_local i32 @main() #0 !dbg !57 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !61, metadata !DIExpression()), !dbg !67
  call void @llvm.dbg.declare(metadata ptr %3, metadata !68, metadata !DIExpression()), !dbg !70
  store i64 0, ptr %3, align 8, !dbg !70
  br label %6, !dbg !71

6:                                                ; preds = %16, %0
  %7 = load i64, ptr %3, align 8, !dbg !72
  %8 = icmp slt i64 %7, 3, !dbg !74
  br i1 %8, label %9, label %19, !dbg !75

9:                                                ; preds = %6
  %10 = load i64, ptr %3, align 8, !dbg !76
  %11 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %10, !dbg !77
  %12 = load i64, ptr %3, align 8, !dbg !78
  %13 = add nsw i64 %12, 1, !dbg !79
  %14 = inttoptr i64 %13 to ptr, !dbg !80
  %15 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @push, ptr noundef %14) #4, !dbg !81
  br label %16, !dbg !81

16:                                               ; preds = %9
  %17 = load i64, ptr %3, align 8, !dbg !82
  %18 = add nsw i64 %17, 1, !dbg !82
  store i64 %18, ptr %3, align 8, !dbg !82
  br label %6, !dbg !83, !llvm.loop !84

19:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata ptr %4, metadata !87, metadata !DIExpression()), !dbg !89
  store i32 0, ptr %4, align 4, !dbg !89
  br label %20, !dbg !90

20:                                               ; preds = %29, %19
  %21 = load i32, ptr %4, align 4, !dbg !91
  %22 = icmp slt i32 %21, 3, !dbg !93
  br i1 %22, label %23, label %32, !dbg !94

23:                                               ; preds = %20
  %24 = load i32, ptr %4, align 4, !dbg !95
  %25 = sext i32 %24 to i64, !dbg !96
  %26 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %25, !dbg !96
  %27 = load i64, ptr %26, align 8, !dbg !96
  %28 = call i32 @pthread_join(i64 noundef %27, ptr noundef null), !dbg !97
  br label %29, !dbg !97

29:                                               ; preds = %23
  %30 = load i32, ptr %4, align 4, !dbg !98
  %31 = add nsw i32 %30, 1, !dbg !98
  store i32 %31, ptr %4, align 4, !dbg !98
  br label %20, !dbg !99, !llvm.loop !100

32:                                               ; preds = %20
  br label %33, !dbg !102

33:                                               ; preds = %36, %32
  %34 = load ptr, ptr @head, align 8, !dbg !103
  %35 = icmp ne ptr %34, null, !dbg !102
  br i1 %35, label %36, label %47, !dbg !102

36:                                               ; preds = %33
  call void @llvm.dbg.declare(metadata ptr %5, metadata !104, metadata !DIExpression()), !dbg !106
  %37 = load ptr, ptr @head, align 8, !dbg !107
  store ptr %37, ptr %5, align 8, !dbg !106
  %38 = load ptr, ptr %5, align 8, !dbg !108
  %39 = getelementptr inbounds %struct.node, ptr %38, i32 0, i32 1, !dbg !109
  %40 = load ptr, ptr %39, align 8, !dbg !109
  store ptr %40, ptr @head, align 8, !dbg !110
  %41 = load ptr, ptr %5, align 8, !dbg !111
  %42 = getelementptr inbounds %struct.node, ptr %41, i32 0, i32 0, !dbg !112
  %43 = load i32, ptr %42, align 8, !dbg !112
  %44 = load i32, ptr @sum, align 4, !dbg !113
  %45 = add nsw i32 %44, %43, !dbg !113
  store i32 %45, ptr @sum, align 4, !dbg !113
  %46 = load ptr, ptr %5, align 8, !dbg !114
  call void @free(ptr noundef %46) #4, !dbg !115
  br label %33, !dbg !102, !llvm.loop !116

47:                                               ; preds = %33
  ret i32 0, !dbg !118
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @push(ptr noundef %0) #0 !dbg !119 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !122, metadata !DIExpression()), !dbg !123
  call void @llvm.dbg.declare(metadata ptr %3, metadata !124, metadata !DIExpression()), !dbg !125
  %4 = call noalias ptr @malloc(i64 noundef 16) #4, !dbg !126
  store ptr %4, ptr %3, align 8, !dbg !125
  %5 = load ptr, ptr %2, align 8, !dbg !127
  %6 = ptrtoint ptr %5 to i64, !dbg !128
  %7 = trunc i64 %6 to i32, !dbg !129
  %8 = load ptr, ptr %3, align 8, !dbg !130
  %9 = getelementptr inbounds %struct.node, ptr %8, i32 0, i32 0, !dbg !131
  store i32 %7, ptr %9, align 8, !dbg !132
  %10 = call i32 @pthread_mutex_lock(ptr noundef @m) #4, !dbg !133
  %11 = load ptr, ptr @head, align 8, !dbg !134
  %12 = load ptr, ptr %3, align 8, !dbg !135
  %13 = getelementptr inbounds %struct.node, ptr %12, i32 0, i32 1, !dbg !136
  store ptr %11, ptr %13, align 8, !dbg !137
  %14 = load ptr, ptr %3, align 8, !dbg !138
  store ptr %14, ptr @head, align 8, !dbg !139
  %15 = call i32 @pthread_mutex_unlock(ptr noundef @m) #4, !dbg !140
  ret ptr null, !dbg !141
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @free(ptr noundef) #2

declare noalias ptr @malloc(i64 noundef) #2

declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!49, !50, !51, !52, !53, !54, !55}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 6, type: !44, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "linked_list_in_blocks.c", directory: ".", checksumkind: CSK_MD5, checksum: "a5ccf3fe1f639889c61b00fd8c28438d")
!4 = !{!5, !6, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!8 = !{!0, !9, !11}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "sum", scope: !2, file: !3, line: 8, type: !6, isLocal: false, isDefinition: true)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 7, type: !13, isLocal: true, isDefinition: true)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !14, line: 72, baseType: !15)
!14 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!15 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !14, line: 67, size: 320, elements: !16)
!16 = !{!17, !38, !43}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !15, file: !14, line: 69, baseType: !18, size: 320)
!18 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !19, line: 22, size: 320, elements: !20)
!19 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: ".", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!20 = !{!21, !22, !24, !25, !26, !27, !29, !30}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !18, file: !19, line: 24, baseType: !6, size: 32)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !18, file: !19, line: 25, baseType: !23, size: 32, offset: 32)
!23 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !18, file: !19, line: 26, baseType: !6, size: 32, offset: 64)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !18, file: !19, line: 28, baseType: !23, size: 32, offset: 96)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !18, file: !19, line: 32, baseType: !6, size: 32, offset: 128)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !18, file: !19, line: 34, baseType: !28, size: 16, offset: 160)
!28 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !18, file: !19, line: 35, baseType: !28, size: 16, offset: 176)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !18, file: !19, line: 36, baseType: !31, size: 128, offset: 192)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !32, line: 55, baseType: !33)
!32 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: ".", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!33 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !32, line: 51, size: 128, elements: !34)
!34 = !{!35, !37}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !33, file: !32, line: 53, baseType: !36, size: 64)
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !33, file: !32, line: 54, baseType: !36, size: 64, offset: 64)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !15, file: !14, line: 70, baseType: !39, size: 320)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 320, elements: !41)
!40 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!41 = !{!42}
!42 = !DISubrange(count: 40)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !15, file: !14, line: 71, baseType: !7, size: 64)
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !45, size: 64)
!45 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 5, size: 128, elements: !46)
!46 = !{!47, !48}
!47 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !45, file: !3, line: 5, baseType: !6, size: 32)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !45, file: !3, line: 5, baseType: !44, size: 64, offset: 64)
!49 = !{i32 7, !"Dwarf Version", i32 5}
!50 = !{i32 2, !"Debug Info Version", i32 3}
!51 = !{i32 1, !"wchar_size", i32 4}
!52 = !{i32 7, !"PIC Level", i32 2}
!53 = !{i32 7, !"PIE Level", i32 2}
!54 = !{i32 7, !"uwtable", i32 1}
!55 = !{i32 7, !"frame-pointer", i32 2}
!56 = !{!"Debian clang version 14.0.6"}
!57 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 20, type: !58, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !60)
!58 = !DISubroutineType(types: !59)
!59 = !{!6}
!60 = !{}
!61 = !DILocalVariable(name: "t", scope: !57, file: !3, line: 21, type: !62)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !63, size: 192, elements: !65)
!63 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !14, line: 27, baseType: !64)
!64 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!65 = !{!66}
!66 = !DISubrange(count: 3)
!67 = !DILocation(line: 21, column: 13, scope: !57)
!68 = !DILocalVariable(name: "i", scope: !69, file: !3, line: 22, type: !7)
!69 = distinct !DILexicalBlock(scope: !57, file: !3, line: 22, column: 3)
!70 = !DILocation(line: 22, column: 13, scope: !69)
!71 = !DILocation(line: 22, column: 8, scope: !69)
!72 = !DILocation(line: 22, column: 20, scope: !73)
!73 = distinct !DILexicalBlock(scope: !69, file: !3, line: 22, column: 3)
!74 = !DILocation(line: 22, column: 22, scope: !73)
!75 = !DILocation(line: 22, column: 3, scope: !69)
!76 = !DILocation(line: 23, column: 23, scope: !73)
!77 = !DILocation(line: 23, column: 21, scope: !73)
!78 = !DILocation(line: 23, column: 48, scope: !73)
!79 = !DILocation(line: 23, column: 50, scope: !73)
!80 = !DILocation(line: 23, column: 39, scope: !73)
!81 = !DILocation(line: 23, column: 5, scope: !73)
!82 = !DILocation(line: 22, column: 28, scope: !73)
!83 = !DILocation(line: 22, column: 3, scope: !73)
!84 = distinct !{!84, !75, !85, !86}
!85 = !DILocation(line: 23, column: 54, scope: !69)
!86 = !{!"llvm.loop.mustprogress"}
!87 = !DILocalVariable(name: "i", scope: !88, file: !3, line: 24, type: !6)
!88 = distinct !DILexicalBlock(scope: !57, file: !3, line: 24, column: 3)
!89 = !DILocation(line: 24, column: 12, scope: !88)
!90 = !DILocation(line: 24, column: 8, scope: !88)
!91 = !DILocation(line: 24, column: 19, scope: !92)
!92 = distinct !DILexicalBlock(scope: !88, file: !3, line: 24, column: 3)
!93 = !DILocation(line: 24, column: 21, scope: !92)
!94 = !DILocation(line: 24, column: 3, scope: !88)
!95 = !DILocation(line: 25, column: 20, scope: !92)
!96 = !DILocation(line: 25, column: 18, scope: !92)
!97 = !DILocation(line: 25, column: 5, scope: !92)
!98 = !DILocation(line: 24, column: 27, scope: !92)
!99 = !DILocation(line: 24, column: 3, scope: !92)
!100 = distinct !{!100, !94, !101, !86}
!101 = !DILocation(line: 25, column: 28, scope: !88)
!102 = !DILocation(line: 26, column: 3, scope: !57)
!103 = !DILocation(line: 26, column: 10, scope: !57)
!104 = !DILocalVariable(name: "n", scope: !105, file: !3, line: 27, type: !44)
!105 = distinct !DILexicalBlock(scope: !57, file: !3, line: 26, column: 16)
!106 = !DILocation(line: 27, column: 18, scope: !105)
!107 = !DILocation(line: 27, column: 22, scope: !105)
!108 = !DILocation(line: 28, column: 12, scope: !105)
!109 = !DILocation(line: 28, column: 15, scope: !105)
!110 = !DILocation(line: 28, column: 10, scope: !105)
!111 = !DILocation(line: 29, column: 12, scope: !105)
!112 = !DILocation(line: 29, column: 15, scope: !105)
!113 = !DILocation(line: 29, column: 9, scope: !105)
!114 = !DILocation(line: 30, column: 10, scope: !105)
!115 = !DILocation(line: 30, column: 5, scope: !105)
!116 = distinct !{!116, !102, !117, !86}
!117 = !DILocation(line: 31, column: 3, scope: !57)
!118 = !DILocation(line: 32, column: 3, scope: !57)
!119 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 10, type: !120, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !60)
!120 = !DISubroutineType(types: !121)
!121 = !{!5, !5}
!122 = !DILocalVariable(name: "value", arg: 1, scope: !119, file: !3, line: 10, type: !5)
!123 = !DILocation(line: 10, column: 25, scope: !119)
!124 = !DILocalVariable(name: "n", scope: !119, file: !3, line: 11, type: !44)
!125 = !DILocation(line: 11, column: 16, scope: !119)
!126 = !DILocation(line: 11, column: 20, scope: !119)
!127 = !DILocation(line: 12, column: 25, scope: !119)
!128 = !DILocation(line: 12, column: 19, scope: !119)
!129 = !DILocation(line: 12, column: 14, scope: !119)
!130 = !DILocation(line: 12, column: 3, scope: !119)
!131 = !DILocation(line: 12, column: 6, scope: !119)
!132 = !DILocation(line: 12, column: 12, scope: !119)
!133 = !DILocation(line: 13, column: 3, scope: !119)
!134 = !DILocation(line: 14, column: 13, scope: !119)
!135 = !DILocation(line: 14, column: 3, scope: !119)
!136 = !DILocation(line: 14, column: 6, scope: !119)
!137 = !DILocation(line: 14, column: 11, scope: !119)
!138 = !DILocation(line: 15, column: 10, scope: !119)
!139 = !DILocation(line: 15, column: 8, scope: !119)
!140 = !DILocation(line: 16, column: 3, scope: !119)
!141 = !DILocation(line: 17, column: 3, scope: !119)
