source_filename = "philosophers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@forks = internal global [3 x %union.pthread_mutex_t] zeroinitializer, align 16, !dbg !0

define dso_local i32 @main() #0 !dbg !55 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !59, !DIExpression(), !63)
    #dbg_declare(ptr %3, !64, !DIExpression(), !66)
  store i32 0, ptr %3, align 4, !dbg !66
  br label %6, !dbg !67

6:                                                ; preds = %14, %0
  %7 = load i32, ptr %3, align 4, !dbg !68
  %8 = icmp slt i32 %7, 3, !dbg !70
  br i1 %8, label %9, label %17, !dbg !71

9:                                                ; preds = %6
  %10 = load i32, ptr %3, align 4, !dbg !72
  %11 = sext i32 %10 to i64, !dbg !73
  %12 = getelementptr inbounds [3 x %union.pthread_mutex_t], ptr @forks, i64 0, i64 %11, !dbg !73
  %13 = call i32 @pthread_mutex_init(ptr noundef %12, ptr noundef null) #3, !dbg !74
  br label %14, !dbg !74

14:                                               ; preds = %9
  %15 = load i32, ptr %3, align 4, !dbg !75
  %16 = add nsw i32 %15, 1, !dbg !75
  store i32 %16, ptr %3, align 4, !dbg !75
  br label %6, !dbg !76, !llvm.loop !77

17:                                               ; preds = %6
    #dbg_declare(ptr %4, !80, !DIExpression(), !82)
  store i64 0, ptr %4, align 8, !dbg !82
  br label %18, !dbg !83

18:                                               ; preds = %27, %17
  %19 = load i64, ptr %4, align 8, !dbg !84
  %20 = icmp slt i64 %19, 3, !dbg !86
  br i1 %20, label %21, label %30, !dbg !87

21:                                               ; preds = %18
  %22 = load i64, ptr %4, align 8, !dbg !88
  %23 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %22, !dbg !89
  %24 = load i64, ptr %4, align 8, !dbg !90
  %25 = inttoptr i64 %24 to ptr, !dbg !91
  %26 = call i32 @pthread_create(ptr noundef %23, ptr noundef null, ptr noundef @eat, ptr noundef %25) #3, !dbg !92
  br label %27, !dbg !92

27:                                               ; preds = %21
  %28 = load i64, ptr %4, align 8, !dbg !93
  %29 = add nsw i64 %28, 1, !dbg !93
  store i64 %29, ptr %4, align 8, !dbg !93
  br label %18, !dbg !94, !llvm.loop !95

30:                                               ; preds = %18
    #dbg_declare(ptr %5, !97, !DIExpression(), !99)
  store i32 0, ptr %5, align 4, !dbg !99
  br label %31, !dbg !100

31:                                               ; preds = %40, %30
  %32 = load i32, ptr %5, align 4, !dbg !101
  %33 = icmp slt i32 %32, 3, !dbg !103
  br i1 %33, label %34, label %43, !dbg !104

34:                                               ; preds = %31
  %35 = load i32, ptr %5, align 4, !dbg !105
  %36 = sext i32 %35 to i64, !dbg !106
  %37 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %36, !dbg !106
  %38 = load i64, ptr %37, align 8, !dbg !106
  %39 = call i32 @pthread_join(i64 noundef %38, ptr noundef null), !dbg !107
  br label %40, !dbg !107

40:                                               ; preds = %34
  %41 = load i32, ptr %5, align 4, !dbg !108
  %42 = add nsw i32 %41, 1, !dbg !108
  store i32 %42, ptr %5, align 4, !dbg !108
  br label %31, !dbg !109, !llvm.loop !110

43:                                               ; preds = %31
  ret i32 0, !dbg !112
}

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @eat(ptr noundef %0) #0 !dbg !113 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !116, !DIExpression(), !117)
    #dbg_declare(ptr %3, !118, !DIExpression(), !119)
  %4 = load ptr, ptr %2, align 8, !dbg !120
  %5 = ptrtoint ptr %4 to i64, !dbg !121
  store i64 %5, ptr %3, align 8, !dbg !119
  %6 = load i64, ptr %3, align 8, !dbg !122
  %7 = getelementptr inbounds [3 x %union.pthread_mutex_t], ptr @forks, i64 0, i64 %6, !dbg !123
  %8 = call i32 @pthread_mutex_lock(ptr noundef %7) #3, !dbg !124
  %9 = load i64, ptr %3, align 8, !dbg !125
  %10 = add nsw i64 %9, 1, !dbg !126
  %11 = srem i64 %10, 3, !dbg !127
  %12 = getelementptr inbounds [3 x %union.pthread_mutex_t], ptr @forks, i64 0, i64 %11, !dbg !128
  %13 = call i32 @pthread_mutex_lock(ptr noundef %12) #3, !dbg !129
  %14 = load i64, ptr %3, align 8, !dbg !130
  %15 = add nsw i64 %14, 1, !dbg !131
  %16 = srem i64 %15, 3, !dbg !132
  %17 = getelementptr inbounds [3 x %union.pthread_mutex_t], ptr @forks, i64 0, i64 %16, !dbg !133
  %18 = call i32 @pthread_mutex_unlock(ptr noundef %17) #3, !dbg !134
  %19 = load i64, ptr %3, align 8, !dbg !135
  %20 = getelementptr inbounds [3 x %union.pthread_mutex_t], ptr @forks, i64 0, i64 %19, !dbg !136
  %21 = call i32 @pthread_mutex_unlock(ptr noundef %20) #3, !dbg !137
  ret ptr null, !dbg !138
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!47, !48, !49, !50, !51, !52, !53}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "forks", scope: !2, file: !3, line: 8, type: !13, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !9, globals: !12, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "philosophers.c", directory: ".", checksumkind: CSK_MD5, checksum: "8b71f77fba4d674b1e3756818ad19d5f")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !3, line: 7, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !{!8}
!8 = !DIEnumerator(name: "N", value: 3)
!9 = !{!10, !11}
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!11 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!12 = !{!0}
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 960, elements: !45)
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !15, line: 72, baseType: !16)
!15 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!16 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !15, line: 67, size: 320, elements: !17)
!17 = !{!18, !39, !44}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !16, file: !15, line: 69, baseType: !19, size: 320)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !20, line: 22, size: 320, elements: !21)
!20 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!21 = !{!22, !24, !25, !26, !27, !28, !30, !31}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !19, file: !20, line: 24, baseType: !23, size: 32)
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !19, file: !20, line: 25, baseType: !6, size: 32, offset: 32)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !19, file: !20, line: 26, baseType: !23, size: 32, offset: 64)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !19, file: !20, line: 28, baseType: !6, size: 32, offset: 96)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !19, file: !20, line: 32, baseType: !23, size: 32, offset: 128)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !19, file: !20, line: 34, baseType: !29, size: 16, offset: 160)
!29 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !19, file: !20, line: 35, baseType: !29, size: 16, offset: 176)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !19, file: !20, line: 36, baseType: !32, size: 128, offset: 192)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !33, line: 55, baseType: !34)
!33 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!34 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !33, line: 51, size: 128, elements: !35)
!35 = !{!36, !38}
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !34, file: !33, line: 53, baseType: !37, size: 64)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !34, file: !33, line: 54, baseType: !37, size: 64, offset: 64)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !16, file: !15, line: 70, baseType: !40, size: 320)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 320, elements: !42)
!41 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!42 = !{!43}
!43 = !DISubrange(count: 40)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !16, file: !15, line: 71, baseType: !11, size: 64)
!45 = !{!46}
!46 = !DISubrange(count: 3)
!47 = !{i32 7, !"Dwarf Version", i32 5}
!48 = !{i32 2, !"Debug Info Version", i32 3}
!49 = !{i32 1, !"wchar_size", i32 4}
!50 = !{i32 8, !"PIC Level", i32 2}
!51 = !{i32 7, !"PIE Level", i32 2}
!52 = !{i32 7, !"uwtable", i32 2}
!53 = !{i32 7, !"frame-pointer", i32 2}
!54 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!55 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 19, type: !56, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!56 = !DISubroutineType(types: !57)
!57 = !{!23}
!58 = !{}
!59 = !DILocalVariable(name: "threads", scope: !55, file: !3, line: 20, type: !60)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !61, size: 192, elements: !45)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !15, line: 27, baseType: !62)
!62 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!63 = !DILocation(line: 20, column: 13, scope: !55)
!64 = !DILocalVariable(name: "i", scope: !65, file: !3, line: 21, type: !23)
!65 = distinct !DILexicalBlock(scope: !55, file: !3, line: 21, column: 3)
!66 = !DILocation(line: 21, column: 12, scope: !65)
!67 = !DILocation(line: 21, column: 8, scope: !65)
!68 = !DILocation(line: 21, column: 19, scope: !69)
!69 = distinct !DILexicalBlock(scope: !65, file: !3, line: 21, column: 3)
!70 = !DILocation(line: 21, column: 21, scope: !69)
!71 = !DILocation(line: 21, column: 3, scope: !65)
!72 = !DILocation(line: 22, column: 31, scope: !69)
!73 = !DILocation(line: 22, column: 25, scope: !69)
!74 = !DILocation(line: 22, column: 5, scope: !69)
!75 = !DILocation(line: 21, column: 27, scope: !69)
!76 = !DILocation(line: 21, column: 3, scope: !69)
!77 = distinct !{!77, !71, !78, !79}
!78 = !DILocation(line: 22, column: 39, scope: !65)
!79 = !{!"llvm.loop.mustprogress"}
!80 = !DILocalVariable(name: "i", scope: !81, file: !3, line: 23, type: !11)
!81 = distinct !DILexicalBlock(scope: !55, file: !3, line: 23, column: 3)
!82 = !DILocation(line: 23, column: 13, scope: !81)
!83 = !DILocation(line: 23, column: 8, scope: !81)
!84 = !DILocation(line: 23, column: 20, scope: !85)
!85 = distinct !DILexicalBlock(scope: !81, file: !3, line: 23, column: 3)
!86 = !DILocation(line: 23, column: 22, scope: !85)
!87 = !DILocation(line: 23, column: 3, scope: !81)
!88 = !DILocation(line: 24, column: 29, scope: !85)
!89 = !DILocation(line: 24, column: 21, scope: !85)
!90 = !DILocation(line: 24, column: 52, scope: !85)
!91 = !DILocation(line: 24, column: 44, scope: !85)
!92 = !DILocation(line: 24, column: 5, scope: !85)
!93 = !DILocation(line: 23, column: 28, scope: !85)
!94 = !DILocation(line: 23, column: 3, scope: !85)
!95 = distinct !{!95, !87, !96, !79}
!96 = !DILocation(line: 24, column: 53, scope: !81)
!97 = !DILocalVariable(name: "i", scope: !98, file: !3, line: 25, type: !23)
!98 = distinct !DILexicalBlock(scope: !55, file: !3, line: 25, column: 3)
!99 = !DILocation(line: 25, column: 12, scope: !98)
!100 = !DILocation(line: 25, column: 8, scope: !98)
!101 = !DILocation(line: 25, column: 19, scope: !102)
!102 = distinct !DILexicalBlock(scope: !98, file: !3, line: 25, column: 3)
!103 = !DILocation(line: 25, column: 21, scope: !102)
!104 = !DILocation(line: 25, column: 3, scope: !98)
!105 = !DILocation(line: 26, column: 26, scope: !102)
!106 = !DILocation(line: 26, column: 18, scope: !102)
!107 = !DILocation(line: 26, column: 5, scope: !102)
!108 = !DILocation(line: 25, column: 27, scope: !102)
!109 = !DILocation(line: 25, column: 3, scope: !102)
!110 = distinct !{!110, !104, !111, !79}
!111 = !DILocation(line: 26, column: 34, scope: !98)
!112 = !DILocation(line: 27, column: 3, scope: !55)
!113 = distinct !DISubprogram(name: "eat", scope: !3, file: !3, line: 10, type: !114, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!114 = !DISubroutineType(types: !115)
!115 = !{!10, !10}
!116 = !DILocalVariable(name: "which", arg: 1, scope: !113, file: !3, line: 10, type: !10)
!117 = !DILocation(line: 10, column: 24, scope: !113)
!118 = !DILocalVariable(name: "i", scope: !113, file: !3, line: 11, type: !11)
!119 = !DILocation(line: 11, column: 8, scope: !113)
!120 = !DILocation(line: 11, column: 18, scope: !113)
!121 = !DILocation(line: 11, column: 12, scope: !113)
!122 = !DILocation(line: 12, column: 29, scope: !113)
!123 = !DILocation(line: 12, column: 23, scope: !113)
!124 = !DILocation(line: 12, column: 3, scope: !113)
!125 = !DILocation(line: 13, column: 30, scope: !113)
!126 = !DILocation(line: 13, column: 32, scope: !113)
!127 = !DILocation(line: 13, column: 37, scope: !113)
!128 = !DILocation(line: 13, column: 23, scope: !113)
!129 = !DILocation(line: 13, column: 3, scope: !113)
!130 = !DILocation(line: 14, column: 32, scope: !113)
!131 = !DILocation(line: 14, column: 34, scope: !113)
!132 = !DILocation(line: 14, column: 39, scope: !113)
!133 = !DILocation(line: 14, column: 25, scope: !113)
!134 = !DILocation(line: 14, column: 3, scope: !113)
!135 = !DILocation(line: 15, column: 31, scope: !113)
!136 = !DILocation(line: 15, column: 25, scope: !113)
!137 = !DILocation(line: 15, column: 3, scope: !113)
!138 = !DILocation(line: 16, column: 3, scope: !113)
