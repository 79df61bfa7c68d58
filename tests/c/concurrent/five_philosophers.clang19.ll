source_filename = "five_philosophers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@forks = internal global [5 x %union.pthread_mutex_t] zeroinitializer, align 16, !dbg !0
@eaten = internal global [5 x i32] zeroinitializer, align 16, !dbg !8

define dso_local i32 @main() #0 !dbg !54 {
  %1 = alloca i32, align 4
  %2 = alloca [5 x i64], align 16
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !58, !DIExpression(), !62)
    #dbg_declare(ptr %3, !63, !DIExpression(), !65)
  store i64 0, ptr %3, align 8, !dbg !65
  br label %5, !dbg !66

5:                                                ; preds = %14, %0
  %6 = load i64, ptr %3, align 8, !dbg !67
  %7 = icmp slt i64 %6, 5, !dbg !69
  br i1 %7, label %8, label %17, !dbg !70

8:                                                ; preds = %5
  %9 = load i64, ptr %3, align 8, !dbg !71
  %10 = getelementptr inbounds [5 x i64], ptr %2, i64 0, i64 %9, !dbg !72
  %11 = load i64, ptr %3, align 8, !dbg !73
  %12 = inttoptr i64 %11 to ptr, !dbg !74
  %13 = call i32 @pthread_create(ptr noundef %10, ptr noundef null, ptr noundef @eat, ptr noundef %12) #3, !dbg !75
  br label %14, !dbg !75

14:                                               ; preds = %8
  %15 = load i64, ptr %3, align 8, !dbg !76
  %16 = add nsw i64 %15, 1, !dbg !76
  store i64 %16, ptr %3, align 8, !dbg !76
  br label %5, !dbg !77, !llvm.loop !78

17:                                               ; preds = %5
    #dbg_declare(ptr %4, !81, !DIExpression(), !83)
  store i32 0, ptr %4, align 4, !dbg !83
  br label %18, !dbg !84

18:                                               ; preds = %27, %17
  %19 = load i32, ptr %4, align 4, !dbg !85
  %20 = icmp slt i32 %19, 5, !dbg !87
  br i1 %20, label %21, label %30, !dbg !88

21:                                               ; preds = %18
  %22 = load i32, ptr %4, align 4, !dbg !89
  %23 = sext i32 %22 to i64, !dbg !90
  %24 = getelementptr inbounds [5 x i64], ptr %2, i64 0, i64 %23, !dbg !90
  %25 = load i64, ptr %24, align 8, !dbg !90
  %26 = call i32 @pthread_join(i64 noundef %25, ptr noundef null), !dbg !91
  br label %27, !dbg !91

27:                                               ; preds = %21
  %28 = load i32, ptr %4, align 4, !dbg !92
  %29 = add nsw i32 %28, 1, !dbg !92
  store i32 %29, ptr %4, align 4, !dbg !92
  br label %18, !dbg !93, !llvm.loop !94

30:                                               ; preds = %18
  ret i32 0, !dbg !96
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @eat(ptr noundef %0) #0 !dbg !97 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !100, !DIExpression(), !101)
    #dbg_declare(ptr %3, !102, !DIExpression(), !103)
  %6 = load ptr, ptr %2, align 8, !dbg !104
  %7 = ptrtoint ptr %6 to i64, !dbg !105
  store i64 %7, ptr %3, align 8, !dbg !103
    #dbg_declare(ptr %4, !106, !DIExpression(), !107)
  %8 = load i64, ptr %3, align 8, !dbg !108
  store i64 %8, ptr %4, align 8, !dbg !107
    #dbg_declare(ptr %5, !109, !DIExpression(), !110)
  %9 = load i64, ptr %3, align 8, !dbg !111
  %10 = add nsw i64 %9, 1, !dbg !112
  %11 = srem i64 %10, 5, !dbg !113
  store i64 %11, ptr %5, align 8, !dbg !110
  %12 = load i64, ptr %4, align 8, !dbg !114
  %13 = load i64, ptr %5, align 8, !dbg !116
  %14 = icmp sgt i64 %12, %13, !dbg !117
  br i1 %14, label %15, label %18, !dbg !118

15:                                               ; preds = %1
  %16 = load i64, ptr %5, align 8, !dbg !119
  store i64 %16, ptr %4, align 8, !dbg !121
  %17 = load i64, ptr %3, align 8, !dbg !122
  store i64 %17, ptr %5, align 8, !dbg !123
  br label %18, !dbg !124

18:                                               ; preds = %15, %1
  %19 = load i64, ptr %4, align 8, !dbg !125
  %20 = getelementptr inbounds [5 x %union.pthread_mutex_t], ptr @forks, i64 0, i64 %19, !dbg !126
  %21 = call i32 @pthread_mutex_lock(ptr noundef %20) #3, !dbg !127
  %22 = load i64, ptr %5, align 8, !dbg !128
  %23 = getelementptr inbounds [5 x %union.pthread_mutex_t], ptr @forks, i64 0, i64 %22, !dbg !129
  %24 = call i32 @pthread_mutex_lock(ptr noundef %23) #3, !dbg !130
  %25 = load i64, ptr %3, align 8, !dbg !131
  %26 = getelementptr inbounds [5 x i32], ptr @eaten, i64 0, i64 %25, !dbg !132
  %27 = load i32, ptr %26, align 4, !dbg !133
  %28 = add nsw i32 %27, 1, !dbg !133
  store i32 %28, ptr %26, align 4, !dbg !133
  %29 = load i64, ptr %5, align 8, !dbg !134
  %30 = getelementptr inbounds [5 x %union.pthread_mutex_t], ptr @forks, i64 0, i64 %29, !dbg !135
  %31 = call i32 @pthread_mutex_unlock(ptr noundef %30) #3, !dbg !136
  %32 = load i64, ptr %4, align 8, !dbg !137
  %33 = getelementptr inbounds [5 x %union.pthread_mutex_t], ptr @forks, i64 0, i64 %32, !dbg !138
  %34 = call i32 @pthread_mutex_unlock(ptr noundef %33) #3, !dbg !139
  ret ptr null, !dbg !140
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!46, !47, !48, !49, !50, !51, !52}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "forks", scope: !2, file: !3, line: 10, type: !14, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "five_philosophers.c", directory: ".", checksumkind: CSK_MD5, checksum: "258348dd58d3c64d19c54b5ecf1331c8")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!7 = !{!0, !8}
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "eaten", scope: !2, file: !3, line: 11, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 160, elements: !12)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !{!13}
!13 = !DISubrange(count: 5)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 1600, elements: !12)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !16, line: 72, baseType: !17)
!16 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!17 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !16, line: 67, size: 320, elements: !18)
!18 = !{!19, !40, !45}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !17, file: !16, line: 69, baseType: !20, size: 320)
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !21, line: 22, size: 320, elements: !22)
!21 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!22 = !{!23, !24, !26, !27, !28, !29, !31, !32}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !20, file: !21, line: 24, baseType: !11, size: 32)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !20, file: !21, line: 25, baseType: !25, size: 32, offset: 32)
!25 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !20, file: !21, line: 26, baseType: !11, size: 32, offset: 64)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !20, file: !21, line: 28, baseType: !25, size: 32, offset: 96)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !20, file: !21, line: 32, baseType: !11, size: 32, offset: 128)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !20, file: !21, line: 34, baseType: !30, size: 16, offset: 160)
!30 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !20, file: !21, line: 35, baseType: !30, size: 16, offset: 176)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !20, file: !21, line: 36, baseType: !33, size: 128, offset: 192)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !34, line: 55, baseType: !35)
!34 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!35 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !34, line: 51, size: 128, elements: !36)
!36 = !{!37, !39}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !35, file: !34, line: 53, baseType: !38, size: 64)
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !35, file: !34, line: 54, baseType: !38, size: 64, offset: 64)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !17, file: !16, line: 70, baseType: !41, size: 320)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !42, size: 320, elements: !43)
!42 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!43 = !{!44}
!44 = !DISubrange(count: 40)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !17, file: !16, line: 71, baseType: !6, size: 64)
!46 = !{i32 7, !"Dwarf Version", i32 5}
!47 = !{i32 2, !"Debug Info Version", i32 3}
!48 = !{i32 1, !"wchar_size", i32 4}
!49 = !{i32 8, !"PIC Level", i32 2}
!50 = !{i32 7, !"PIE Level", i32 2}
!51 = !{i32 7, !"uwtable", i32 2}
!52 = !{i32 7, !"frame-pointer", i32 2}
!53 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!54 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 28, type: !55, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !57)
!55 = !DISubroutineType(types: !56)
!56 = !{!11}
!57 = !{}
!58 = !DILocalVariable(name: "threads", scope: !54, file: !3, line: 29, type: !59)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !60, size: 320, elements: !12)
!60 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !16, line: 27, baseType: !61)
!61 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!62 = !DILocation(line: 29, column: 13, scope: !54)
!63 = !DILocalVariable(name: "i", scope: !64, file: !3, line: 30, type: !6)
!64 = distinct !DILexicalBlock(scope: !54, file: !3, line: 30, column: 3)
!65 = !DILocation(line: 30, column: 13, scope: !64)
!66 = !DILocation(line: 30, column: 8, scope: !64)
!67 = !DILocation(line: 30, column: 20, scope: !68)
!68 = distinct !DILexicalBlock(scope: !64, file: !3, line: 30, column: 3)
!69 = !DILocation(line: 30, column: 22, scope: !68)
!70 = !DILocation(line: 30, column: 3, scope: !64)
!71 = !DILocation(line: 31, column: 29, scope: !68)
!72 = !DILocation(line: 31, column: 21, scope: !68)
!73 = !DILocation(line: 31, column: 52, scope: !68)
!74 = !DILocation(line: 31, column: 44, scope: !68)
!75 = !DILocation(line: 31, column: 5, scope: !68)
!76 = !DILocation(line: 30, column: 32, scope: !68)
!77 = !DILocation(line: 30, column: 3, scope: !68)
!78 = distinct !{!78, !70, !79, !80}
!79 = !DILocation(line: 31, column: 53, scope: !64)
!80 = !{!"llvm.loop.mustprogress"}
!81 = !DILocalVariable(name: "i", scope: !82, file: !3, line: 32, type: !11)
!82 = distinct !DILexicalBlock(scope: !54, file: !3, line: 32, column: 3)
!83 = !DILocation(line: 32, column: 12, scope: !82)
!84 = !DILocation(line: 32, column: 8, scope: !82)
!85 = !DILocation(line: 32, column: 19, scope: !86)
!86 = distinct !DILexicalBlock(scope: !82, file: !3, line: 32, column: 3)
!87 = !DILocation(line: 32, column: 21, scope: !86)
!88 = !DILocation(line: 32, column: 3, scope: !82)
!89 = !DILocation(line: 33, column: 26, scope: !86)
!90 = !DILocation(line: 33, column: 18, scope: !86)
!91 = !DILocation(line: 33, column: 5, scope: !86)
!92 = !DILocation(line: 32, column: 31, scope: !86)
!93 = !DILocation(line: 32, column: 3, scope: !86)
!94 = distinct !{!94, !88, !95, !80}
!95 = !DILocation(line: 33, column: 34, scope: !82)
!96 = !DILocation(line: 34, column: 3, scope: !54)
!97 = distinct !DISubprogram(name: "eat", scope: !3, file: !3, line: 13, type: !98, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!98 = !DISubroutineType(types: !99)
!99 = !{!5, !5}
!100 = !DILocalVariable(name: "argument", arg: 1, scope: !97, file: !3, line: 13, type: !5)
!101 = !DILocation(line: 13, column: 24, scope: !97)
!102 = !DILocalVariable(name: "seat", scope: !97, file: !3, line: 14, type: !6)
!103 = !DILocation(line: 14, column: 8, scope: !97)
!104 = !DILocation(line: 14, column: 21, scope: !97)
!105 = !DILocation(line: 14, column: 15, scope: !97)
!106 = !DILocalVariable(name: "first", scope: !97, file: !3, line: 15, type: !6)
!107 = !DILocation(line: 15, column: 8, scope: !97)
!108 = !DILocation(line: 15, column: 16, scope: !97)
!109 = !DILocalVariable(name: "second", scope: !97, file: !3, line: 15, type: !6)
!110 = !DILocation(line: 15, column: 22, scope: !97)
!111 = !DILocation(line: 15, column: 32, scope: !97)
!112 = !DILocation(line: 15, column: 37, scope: !97)
!113 = !DILocation(line: 15, column: 42, scope: !97)
!114 = !DILocation(line: 16, column: 7, scope: !115)
!115 = distinct !DILexicalBlock(scope: !97, file: !3, line: 16, column: 7)
!116 = !DILocation(line: 16, column: 15, scope: !115)
!117 = !DILocation(line: 16, column: 13, scope: !115)
!118 = !DILocation(line: 16, column: 7, scope: !97)
!119 = !DILocation(line: 17, column: 13, scope: !120)
!120 = distinct !DILexicalBlock(scope: !115, file: !3, line: 16, column: 23)
!121 = !DILocation(line: 17, column: 11, scope: !120)
!122 = !DILocation(line: 18, column: 14, scope: !120)
!123 = !DILocation(line: 18, column: 12, scope: !120)
!124 = !DILocation(line: 19, column: 3, scope: !120)
!125 = !DILocation(line: 20, column: 29, scope: !97)
!126 = !DILocation(line: 20, column: 23, scope: !97)
!127 = !DILocation(line: 20, column: 3, scope: !97)
!128 = !DILocation(line: 21, column: 29, scope: !97)
!129 = !DILocation(line: 21, column: 23, scope: !97)
!130 = !DILocation(line: 21, column: 3, scope: !97)
!131 = !DILocation(line: 22, column: 9, scope: !97)
!132 = !DILocation(line: 22, column: 3, scope: !97)
!133 = !DILocation(line: 22, column: 14, scope: !97)
!134 = !DILocation(line: 23, column: 31, scope: !97)
!135 = !DILocation(line: 23, column: 25, scope: !97)
!136 = !DILocation(line: 23, column: 3, scope: !97)
!137 = !DILocation(line: 24, column: 31, scope: !97)
!138 = !DILocation(line: 24, column: 25, scope: !97)
!139 = !DILocation(line: 24, column: 3, scope: !97)
!140 = !DILocation(line: 25, column: 3, scope: !97)
