source_filename = "pairs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pairs = type { %struct.pair, %union.pthread_mutex_t }
%struct.pair = type { i32, i32 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

define dso_local ptr @make() #0 !dbg !10 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !56, !DIExpression(), !57)
  %2 = call noalias ptr @malloc(i64 noundef 48) #5, !dbg !58
  store ptr %2, ptr %1, align 8, !dbg !57
  %3 = load ptr, ptr %1, align 8, !dbg !59
  call void @llvm.memset.p0.i64(ptr align 8 %3, i8 0, i64 48, i1 false), !dbg !60
  %4 = load ptr, ptr %1, align 8, !dbg !61
  %5 = getelementptr inbounds %struct.pairs, ptr %4, i32 0, i32 1, !dbg !62
  %6 = call i32 @pthread_mutex_init(ptr noundef %5, ptr noundef null) #6, !dbg !63
  %7 = load ptr, ptr %1, align 8, !dbg !64
  ret ptr %7, !dbg !65
}

declare noalias ptr @malloc(i64 noundef) #1

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #3

define dso_local void @set(ptr noundef %0, i32 noundef %1) #0 !dbg !66 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !69, !DIExpression(), !70)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !71, !DIExpression(), !72)
  %5 = load ptr, ptr %3, align 8, !dbg !73
  %6 = getelementptr inbounds %struct.pairs, ptr %5, i32 0, i32 1, !dbg !74
  %7 = call i32 @pthread_mutex_lock(ptr noundef %6) #6, !dbg !75
  %8 = load i32, ptr %4, align 4, !dbg !76
  %9 = load ptr, ptr %3, align 8, !dbg !77
  %10 = getelementptr inbounds %struct.pairs, ptr %9, i32 0, i32 0, !dbg !78
  %11 = getelementptr inbounds %struct.pair, ptr %10, i32 0, i32 0, !dbg !79
  store i32 %8, ptr %11, align 8, !dbg !80
  %12 = load i32, ptr %4, align 4, !dbg !81
  %13 = load ptr, ptr %3, align 8, !dbg !82
  %14 = getelementptr inbounds %struct.pairs, ptr %13, i32 0, i32 0, !dbg !83
  %15 = getelementptr inbounds %struct.pair, ptr %14, i32 0, i32 1, !dbg !84
  store i32 %12, ptr %15, align 4, !dbg !85
  %16 = load ptr, ptr %3, align 8, !dbg !86
  %17 = getelementptr inbounds %struct.pairs, ptr %16, i32 0, i32 1, !dbg !87
  %18 = call i32 @pthread_mutex_unlock(ptr noundef %17) #6, !dbg !88
  ret void, !dbg !89
}

declare i32 @pthread_mutex_lock(ptr noundef) #3

declare i32 @pthread_mutex_unlock(ptr noundef) #3

define dso_local i32 @get(ptr noundef %0) #0 !dbg !90 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !93, !DIExpression(), !94)
  %4 = load ptr, ptr %2, align 8, !dbg !95
  %5 = getelementptr inbounds %struct.pairs, ptr %4, i32 0, i32 1, !dbg !96
  %6 = call i32 @pthread_mutex_lock(ptr noundef %5) #6, !dbg !97
    #dbg_declare(ptr %3, !98, !DIExpression(), !99)
  %7 = load ptr, ptr %2, align 8, !dbg !100
  %8 = getelementptr inbounds %struct.pairs, ptr %7, i32 0, i32 0, !dbg !101
  %9 = getelementptr inbounds %struct.pair, ptr %8, i32 0, i32 0, !dbg !102
  %10 = load i32, ptr %9, align 8, !dbg !102
  %11 = mul nsw i32 %10, 10, !dbg !103
  %12 = load ptr, ptr %2, align 8, !dbg !104
  %13 = getelementptr inbounds %struct.pairs, ptr %12, i32 0, i32 0, !dbg !105
  %14 = getelementptr inbounds %struct.pair, ptr %13, i32 0, i32 1, !dbg !106
  %15 = load i32, ptr %14, align 4, !dbg !106
  %16 = add nsw i32 %11, %15, !dbg !107
  store i32 %16, ptr %3, align 4, !dbg !99
  %17 = load ptr, ptr %2, align 8, !dbg !108
  %18 = getelementptr inbounds %struct.pairs, ptr %17, i32 0, i32 1, !dbg !109
  %19 = call i32 @pthread_mutex_unlock(ptr noundef %18) #6, !dbg !110
  %20 = load i32, ptr %3, align 4, !dbg !111
  ret i32 %20, !dbg !112
}

define dso_local i32 @get_unlocked(ptr noundef %0) #0 !dbg !113 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !114, !DIExpression(), !115)
  %3 = load ptr, ptr %2, align 8, !dbg !116
  %4 = getelementptr inbounds %struct.pairs, ptr %3, i32 0, i32 0, !dbg !117
  %5 = getelementptr inbounds %struct.pair, ptr %4, i32 0, i32 0, !dbg !118
  %6 = load i32, ptr %5, align 8, !dbg !118
  %7 = mul nsw i32 %6, 10, !dbg !119
  %8 = load ptr, ptr %2, align 8, !dbg !120
  %9 = getelementptr inbounds %struct.pairs, ptr %8, i32 0, i32 0, !dbg !121
  %10 = getelementptr inbounds %struct.pair, ptr %9, i32 0, i32 1, !dbg !122
  %11 = load i32, ptr %10, align 4, !dbg !122
  %12 = add nsw i32 %7, %11, !dbg !123
  ret i32 %12, !dbg !124
}

define dso_local i32 @get_whole(ptr noundef %0) #0 !dbg !125 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.pair, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !126, !DIExpression(), !127)
  %4 = load ptr, ptr %2, align 8, !dbg !128
  %5 = getelementptr inbounds %struct.pairs, ptr %4, i32 0, i32 1, !dbg !129
  %6 = call i32 @pthread_mutex_lock(ptr noundef %5) #6, !dbg !130
    #dbg_declare(ptr %3, !131, !DIExpression(), !132)
  %7 = load ptr, ptr %2, align 8, !dbg !133
  %8 = getelementptr inbounds %struct.pairs, ptr %7, i32 0, i32 0, !dbg !134
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 8 %8, i64 8, i1 false), !dbg !134
  %9 = load ptr, ptr %2, align 8, !dbg !135
  %10 = getelementptr inbounds %struct.pairs, ptr %9, i32 0, i32 1, !dbg !136
  %11 = call i32 @pthread_mutex_unlock(ptr noundef %10) #6, !dbg !137
  %12 = getelementptr inbounds %struct.pair, ptr %3, i32 0, i32 0, !dbg !138
  %13 = load i32, ptr %12, align 4, !dbg !138
  %14 = mul nsw i32 %13, 10, !dbg !139
  %15 = getelementptr inbounds %struct.pair, ptr %3, i32 0, i32 1, !dbg !140
  %16 = load i32, ptr %15, align 4, !dbg !140
  %17 = add nsw i32 %14, %16, !dbg !141
  ret i32 %17, !dbg !142
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4


!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "pairs.c", directory: ".", checksumkind: CSK_MD5, checksum: "b314855ca77cd401428aa4234240962a")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "make", scope: !1, file: !1, line: 15, type: !11, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !55)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pairs", file: !1, line: 10, size: 384, elements: !15)
!15 = !{!16, !22}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "pair", scope: !14, file: !1, line: 11, baseType: !17, size: 64)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !1, line: 6, size: 64, elements: !18)
!18 = !{!19, !21}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !17, file: !1, line: 7, baseType: !20, size: 32)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !17, file: !1, line: 7, baseType: !20, size: 32, offset: 32)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "lock", scope: !14, file: !1, line: 12, baseType: !23, size: 320, offset: 64)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !24, line: 72, baseType: !25)
!24 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!25 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !24, line: 67, size: 320, elements: !26)
!26 = !{!27, !48, !53}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !25, file: !24, line: 69, baseType: !28, size: 320)
!28 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !29, line: 22, size: 320, elements: !30)
!29 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!30 = !{!31, !32, !34, !35, !36, !37, !39, !40}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !28, file: !29, line: 24, baseType: !20, size: 32)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !28, file: !29, line: 25, baseType: !33, size: 32, offset: 32)
!33 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !28, file: !29, line: 26, baseType: !20, size: 32, offset: 64)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !28, file: !29, line: 28, baseType: !33, size: 32, offset: 96)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !28, file: !29, line: 32, baseType: !20, size: 32, offset: 128)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !28, file: !29, line: 34, baseType: !38, size: 16, offset: 160)
!38 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !28, file: !29, line: 35, baseType: !38, size: 16, offset: 176)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !28, file: !29, line: 36, baseType: !41, size: 128, offset: 192)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !42, line: 55, baseType: !43)
!42 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!43 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !42, line: 51, size: 128, elements: !44)
!44 = !{!45, !47}
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !43, file: !42, line: 53, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !43, file: !42, line: 54, baseType: !46, size: 64, offset: 64)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !25, file: !24, line: 70, baseType: !49, size: 320)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !50, size: 320, elements: !51)
!50 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!51 = !{!52}
!52 = !DISubrange(count: 40)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !25, file: !24, line: 71, baseType: !54, size: 64)
!54 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!55 = !{}
!56 = !DILocalVariable(name: "pairs", scope: !10, file: !1, line: 16, type: !13)
!57 = !DILocation(line: 16, column: 17, scope: !10)
!58 = !DILocation(line: 16, column: 25, scope: !10)
!59 = !DILocation(line: 17, column: 10, scope: !10)
!60 = !DILocation(line: 17, column: 3, scope: !10)
!61 = !DILocation(line: 18, column: 23, scope: !10)
!62 = !DILocation(line: 18, column: 30, scope: !10)
!63 = !DILocation(line: 18, column: 3, scope: !10)
!64 = !DILocation(line: 19, column: 10, scope: !10)
!65 = !DILocation(line: 19, column: 3, scope: !10)
!66 = distinct !DISubprogram(name: "set", scope: !1, file: !1, line: 22, type: !67, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !55)
!67 = !DISubroutineType(types: !68)
!68 = !{null, !13, !20}
!69 = !DILocalVariable(name: "pairs", arg: 1, scope: !66, file: !1, line: 22, type: !13)
!70 = !DILocation(line: 22, column: 24, scope: !66)
!71 = !DILocalVariable(name: "number", arg: 2, scope: !66, file: !1, line: 22, type: !20)
!72 = !DILocation(line: 22, column: 35, scope: !66)
!73 = !DILocation(line: 23, column: 23, scope: !66)
!74 = !DILocation(line: 23, column: 30, scope: !66)
!75 = !DILocation(line: 23, column: 3, scope: !66)
!76 = !DILocation(line: 24, column: 19, scope: !66)
!77 = !DILocation(line: 24, column: 3, scope: !66)
!78 = !DILocation(line: 24, column: 10, scope: !66)
!79 = !DILocation(line: 24, column: 15, scope: !66)
!80 = !DILocation(line: 24, column: 17, scope: !66)
!81 = !DILocation(line: 25, column: 19, scope: !66)
!82 = !DILocation(line: 25, column: 3, scope: !66)
!83 = !DILocation(line: 25, column: 10, scope: !66)
!84 = !DILocation(line: 25, column: 15, scope: !66)
!85 = !DILocation(line: 25, column: 17, scope: !66)
!86 = !DILocation(line: 26, column: 25, scope: !66)
!87 = !DILocation(line: 26, column: 32, scope: !66)
!88 = !DILocation(line: 26, column: 3, scope: !66)
!89 = !DILocation(line: 27, column: 1, scope: !66)
!90 = distinct !DISubprogram(name: "get", scope: !1, file: !1, line: 29, type: !91, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !55)
!91 = !DISubroutineType(types: !92)
!92 = !{!20, !13}
!93 = !DILocalVariable(name: "pairs", arg: 1, scope: !90, file: !1, line: 29, type: !13)
!94 = !DILocation(line: 29, column: 23, scope: !90)
!95 = !DILocation(line: 30, column: 23, scope: !90)
!96 = !DILocation(line: 30, column: 30, scope: !90)
!97 = !DILocation(line: 30, column: 3, scope: !90)
!98 = !DILocalVariable(name: "both", scope: !90, file: !1, line: 31, type: !20)
!99 = !DILocation(line: 31, column: 7, scope: !90)
!100 = !DILocation(line: 31, column: 14, scope: !90)
!101 = !DILocation(line: 31, column: 21, scope: !90)
!102 = !DILocation(line: 31, column: 26, scope: !90)
!103 = !DILocation(line: 31, column: 28, scope: !90)
!104 = !DILocation(line: 31, column: 35, scope: !90)
!105 = !DILocation(line: 31, column: 42, scope: !90)
!106 = !DILocation(line: 31, column: 47, scope: !90)
!107 = !DILocation(line: 31, column: 33, scope: !90)
!108 = !DILocation(line: 32, column: 25, scope: !90)
!109 = !DILocation(line: 32, column: 32, scope: !90)
!110 = !DILocation(line: 32, column: 3, scope: !90)
!111 = !DILocation(line: 33, column: 10, scope: !90)
!112 = !DILocation(line: 33, column: 3, scope: !90)
!113 = distinct !DISubprogram(name: "get_unlocked", scope: !1, file: !1, line: 36, type: !91, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !55)
!114 = !DILocalVariable(name: "pairs", arg: 1, scope: !113, file: !1, line: 36, type: !13)
!115 = !DILocation(line: 36, column: 32, scope: !113)
!116 = !DILocation(line: 36, column: 48, scope: !113)
!117 = !DILocation(line: 36, column: 55, scope: !113)
!118 = !DILocation(line: 36, column: 60, scope: !113)
!119 = !DILocation(line: 36, column: 62, scope: !113)
!120 = !DILocation(line: 36, column: 69, scope: !113)
!121 = !DILocation(line: 36, column: 76, scope: !113)
!122 = !DILocation(line: 36, column: 81, scope: !113)
!123 = !DILocation(line: 36, column: 67, scope: !113)
!124 = !DILocation(line: 36, column: 41, scope: !113)
!125 = distinct !DISubprogram(name: "get_whole", scope: !1, file: !1, line: 39, type: !91, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !55)
!126 = !DILocalVariable(name: "pairs", arg: 1, scope: !125, file: !1, line: 39, type: !13)
!127 = !DILocation(line: 39, column: 29, scope: !125)
!128 = !DILocation(line: 40, column: 23, scope: !125)
!129 = !DILocation(line: 40, column: 30, scope: !125)
!130 = !DILocation(line: 40, column: 3, scope: !125)
!131 = !DILocalVariable(name: "copy", scope: !125, file: !1, line: 41, type: !17)
!132 = !DILocation(line: 41, column: 15, scope: !125)
!133 = !DILocation(line: 41, column: 22, scope: !125)
!134 = !DILocation(line: 41, column: 29, scope: !125)
!135 = !DILocation(line: 42, column: 25, scope: !125)
!136 = !DILocation(line: 42, column: 32, scope: !125)
!137 = !DILocation(line: 42, column: 3, scope: !125)
!138 = !DILocation(line: 43, column: 15, scope: !125)
!139 = !DILocation(line: 43, column: 17, scope: !125)
!140 = !DILocation(line: 43, column: 29, scope: !125)
!141 = !DILocation(line: 43, column: 22, scope: !125)
!142 = !DILocation(line: 43, column: 3, scope: !125)
