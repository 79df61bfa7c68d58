source_filename = "private_mutex.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.item = type { %union.pthread_mutex_t, i32 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@.str = private unnamed_addr constant [16 x i8] c"item->uses == 2\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [16 x i8] c"private_mutex.c\00", align 1, !dbg !7
@__PRETTY_FUNCTION__.work = private unnamed_addr constant [19 x i8] c"void *work(void *)\00", align 1, !dbg !9

define dso_local i32 @main() #0 !dbg !27 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !32, !DIExpression(), !39)
    #dbg_declare(ptr %3, !40, !DIExpression(), !42)
  store i32 0, ptr %3, align 4, !dbg !42
  br label %5, !dbg !43

5:                                                ; preds = %13, %0
  %6 = load i32, ptr %3, align 4, !dbg !44
  %7 = icmp slt i32 %6, 2, !dbg !46
  br i1 %7, label %8, label %16, !dbg !47

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !48
  %10 = sext i32 %9 to i64, !dbg !49
  %11 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %10, !dbg !49
  %12 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @work, ptr noundef null) #5, !dbg !50
  br label %13, !dbg !50

13:                                               ; preds = %8
  %14 = load i32, ptr %3, align 4, !dbg !51
  %15 = add nsw i32 %14, 1, !dbg !51
  store i32 %15, ptr %3, align 4, !dbg !51
  br label %5, !dbg !52, !llvm.loop !53

16:                                               ; preds = %5
    #dbg_declare(ptr %4, !56, !DIExpression(), !58)
  store i32 0, ptr %4, align 4, !dbg !58
  br label %17, !dbg !59

17:                                               ; preds = %26, %16
  %18 = load i32, ptr %4, align 4, !dbg !60
  %19 = icmp slt i32 %18, 2, !dbg !62
  br i1 %19, label %20, label %29, !dbg !63

20:                                               ; preds = %17
  %21 = load i32, ptr %4, align 4, !dbg !64
  %22 = sext i32 %21 to i64, !dbg !65
  %23 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %22, !dbg !65
  %24 = load i64, ptr %23, align 8, !dbg !65
  %25 = call i32 @pthread_join(i64 noundef %24, ptr noundef null), !dbg !66
  br label %26, !dbg !66

26:                                               ; preds = %20
  %27 = load i32, ptr %4, align 4, !dbg !67
  %28 = add nsw i32 %27, 1, !dbg !67
  store i32 %28, ptr %4, align 4, !dbg !67
  br label %17, !dbg !68, !llvm.loop !69

29:                                               ; preds = %17
  ret i32 0, !dbg !71
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @work(ptr noundef %0) #0 !dbg !72 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !75, !DIExpression(), !76)
    #dbg_declare(ptr %3, !77, !DIExpression(), !113)
  %4 = call noalias ptr @malloc(i64 noundef 48) #6, !dbg !114
  store ptr %4, ptr %3, align 8, !dbg !113
  %5 = load ptr, ptr %3, align 8, !dbg !115
  %6 = getelementptr inbounds %struct.item, ptr %5, i32 0, i32 0, !dbg !116
  %7 = call i32 @pthread_mutex_init(ptr noundef %6, ptr noundef null) #5, !dbg !117
  %8 = load ptr, ptr %3, align 8, !dbg !118
  %9 = getelementptr inbounds %struct.item, ptr %8, i32 0, i32 1, !dbg !119
  store i32 0, ptr %9, align 8, !dbg !120
  %10 = load ptr, ptr %3, align 8, !dbg !121
  call void @use(ptr noundef %10), !dbg !122
  %11 = load ptr, ptr %3, align 8, !dbg !123
  call void @use(ptr noundef %11), !dbg !124
  %12 = load ptr, ptr %3, align 8, !dbg !125
  %13 = getelementptr inbounds %struct.item, ptr %12, i32 0, i32 1, !dbg !125
  %14 = load i32, ptr %13, align 8, !dbg !125
  %15 = icmp eq i32 %14, 2, !dbg !125
  br i1 %15, label %16, label %17, !dbg !128

16:                                               ; preds = %1
  br label %18, !dbg !128

17:                                               ; preds = %1
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 27, ptr noundef @__PRETTY_FUNCTION__.work) #7, !dbg !125
  unreachable, !dbg !125

18:                                               ; preds = %16
  %19 = load ptr, ptr %3, align 8, !dbg !129
  call void @free(ptr noundef %19) #5, !dbg !130
  %20 = load ptr, ptr %2, align 8, !dbg !131
  ret ptr %20, !dbg !132
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare noalias ptr @malloc(i64 noundef) #3

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #1

define internal void @use(ptr noundef %0) #0 !dbg !133 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !136, !DIExpression(), !137)
  %3 = load ptr, ptr %2, align 8, !dbg !138
  %4 = getelementptr inbounds %struct.item, ptr %3, i32 0, i32 0, !dbg !139
  %5 = call i32 @pthread_mutex_lock(ptr noundef %4) #5, !dbg !140
  %6 = load ptr, ptr %2, align 8, !dbg !141
  %7 = getelementptr inbounds %struct.item, ptr %6, i32 0, i32 1, !dbg !142
  %8 = load i32, ptr %7, align 8, !dbg !143
  %9 = add nsw i32 %8, 1, !dbg !143
  store i32 %9, ptr %7, align 8, !dbg !143
  %10 = load ptr, ptr %2, align 8, !dbg !144
  %11 = getelementptr inbounds %struct.item, ptr %10, i32 0, i32 0, !dbg !145
  %12 = call i32 @pthread_mutex_unlock(ptr noundef %11) #5, !dbg !146
  ret void, !dbg !147
}

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

declare void @free(ptr noundef) #1

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1


!llvm.dbg.cu = !{!15}
!llvm.module.flags = !{!19, !20, !21, !22, !23, !24, !25}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "private_mutex.c", directory: ".", checksumkind: CSK_MD5, checksum: "c1ac18a3f78f93c98b7d0ca29d41f3c0")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 16)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !3, isLocal: true, isDefinition: true)
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !11, isLocal: true, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 152, elements: !13)
!12 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!13 = !{!14}
!14 = !DISubrange(count: 19)
!15 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !16, globals: !18, splitDebugInlining: false, nameTableKind: None)
!16 = !{!17}
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!18 = !{!0, !7, !9}
!19 = !{i32 7, !"Dwarf Version", i32 5}
!20 = !{i32 2, !"Debug Info Version", i32 3}
!21 = !{i32 1, !"wchar_size", i32 4}
!22 = !{i32 8, !"PIC Level", i32 2}
!23 = !{i32 7, !"PIE Level", i32 2}
!24 = !{i32 7, !"uwtable", i32 2}
!25 = !{i32 7, !"frame-pointer", i32 2}
!26 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!27 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 32, type: !28, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !15, retainedNodes: !31)
!28 = !DISubroutineType(types: !29)
!29 = !{!30}
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!31 = !{}
!32 = !DILocalVariable(name: "threads", scope: !27, file: !2, line: 33, type: !33)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !34, size: 128, elements: !37)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !35, line: 27, baseType: !36)
!35 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!36 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!37 = !{!38}
!38 = !DISubrange(count: 2)
!39 = !DILocation(line: 33, column: 13, scope: !27)
!40 = !DILocalVariable(name: "i", scope: !41, file: !2, line: 34, type: !30)
!41 = distinct !DILexicalBlock(scope: !27, file: !2, line: 34, column: 3)
!42 = !DILocation(line: 34, column: 12, scope: !41)
!43 = !DILocation(line: 34, column: 8, scope: !41)
!44 = !DILocation(line: 34, column: 19, scope: !45)
!45 = distinct !DILexicalBlock(scope: !41, file: !2, line: 34, column: 3)
!46 = !DILocation(line: 34, column: 21, scope: !45)
!47 = !DILocation(line: 34, column: 3, scope: !41)
!48 = !DILocation(line: 35, column: 29, scope: !45)
!49 = !DILocation(line: 35, column: 21, scope: !45)
!50 = !DILocation(line: 35, column: 5, scope: !45)
!51 = !DILocation(line: 34, column: 27, scope: !45)
!52 = !DILocation(line: 34, column: 3, scope: !45)
!53 = distinct !{!53, !47, !54, !55}
!54 = !DILocation(line: 35, column: 49, scope: !41)
!55 = !{!"llvm.loop.mustprogress"}
!56 = !DILocalVariable(name: "i", scope: !57, file: !2, line: 36, type: !30)
!57 = distinct !DILexicalBlock(scope: !27, file: !2, line: 36, column: 3)
!58 = !DILocation(line: 36, column: 12, scope: !57)
!59 = !DILocation(line: 36, column: 8, scope: !57)
!60 = !DILocation(line: 36, column: 19, scope: !61)
!61 = distinct !DILexicalBlock(scope: !57, file: !2, line: 36, column: 3)
!62 = !DILocation(line: 36, column: 21, scope: !61)
!63 = !DILocation(line: 36, column: 3, scope: !57)
!64 = !DILocation(line: 37, column: 26, scope: !61)
!65 = !DILocation(line: 37, column: 18, scope: !61)
!66 = !DILocation(line: 37, column: 5, scope: !61)
!67 = !DILocation(line: 36, column: 27, scope: !61)
!68 = !DILocation(line: 36, column: 3, scope: !61)
!69 = distinct !{!69, !63, !70, !55}
!70 = !DILocation(line: 37, column: 34, scope: !57)
!71 = !DILocation(line: 38, column: 3, scope: !27)
!72 = distinct !DISubprogram(name: "work", scope: !2, file: !2, line: 21, type: !73, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !15, retainedNodes: !31)
!73 = !DISubroutineType(types: !74)
!74 = !{!17, !17}
!75 = !DILocalVariable(name: "unused", arg: 1, scope: !72, file: !2, line: 21, type: !17)
!76 = !DILocation(line: 21, column: 25, scope: !72)
!77 = !DILocalVariable(name: "item", scope: !72, file: !2, line: 22, type: !78)
!78 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !79, size: 64)
!79 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "item", file: !2, line: 10, size: 384, elements: !80)
!80 = !{!81, !112}
!81 = !DIDerivedType(tag: DW_TAG_member, name: "mutex", scope: !79, file: !2, line: 11, baseType: !82, size: 320)
!82 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !35, line: 72, baseType: !83)
!83 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !35, line: 67, size: 320, elements: !84)
!84 = !{!85, !106, !110}
!85 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !83, file: !35, line: 69, baseType: !86, size: 320)
!86 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !87, line: 22, size: 320, elements: !88)
!87 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!88 = !{!89, !90, !92, !93, !94, !95, !97, !98}
!89 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !86, file: !87, line: 24, baseType: !30, size: 32)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !86, file: !87, line: 25, baseType: !91, size: 32, offset: 32)
!91 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !86, file: !87, line: 26, baseType: !30, size: 32, offset: 64)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !86, file: !87, line: 28, baseType: !91, size: 32, offset: 96)
!94 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !86, file: !87, line: 32, baseType: !30, size: 32, offset: 128)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !86, file: !87, line: 34, baseType: !96, size: 16, offset: 160)
!96 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !86, file: !87, line: 35, baseType: !96, size: 16, offset: 176)
!98 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !86, file: !87, line: 36, baseType: !99, size: 128, offset: 192)
!99 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !100, line: 55, baseType: !101)
!100 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!101 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !100, line: 51, size: 128, elements: !102)
!102 = !{!103, !105}
!103 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !101, file: !100, line: 53, baseType: !104, size: 64)
!104 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !101, size: 64)
!105 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !101, file: !100, line: 54, baseType: !104, size: 64, offset: 64)
!106 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !83, file: !35, line: 70, baseType: !107, size: 320)
!107 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 320, elements: !108)
!108 = !{!109}
!109 = !DISubrange(count: 40)
!110 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !83, file: !35, line: 71, baseType: !111, size: 64)
!111 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!112 = !DIDerivedType(tag: DW_TAG_member, name: "uses", scope: !79, file: !2, line: 12, baseType: !30, size: 32, offset: 320)
!113 = !DILocation(line: 22, column: 16, scope: !72)
!114 = !DILocation(line: 22, column: 23, scope: !72)
!115 = !DILocation(line: 23, column: 23, scope: !72)
!116 = !DILocation(line: 23, column: 29, scope: !72)
!117 = !DILocation(line: 23, column: 3, scope: !72)
!118 = !DILocation(line: 24, column: 3, scope: !72)
!119 = !DILocation(line: 24, column: 9, scope: !72)
!120 = !DILocation(line: 24, column: 14, scope: !72)
!121 = !DILocation(line: 25, column: 7, scope: !72)
!122 = !DILocation(line: 25, column: 3, scope: !72)
!123 = !DILocation(line: 26, column: 7, scope: !72)
!124 = !DILocation(line: 26, column: 3, scope: !72)
!125 = !DILocation(line: 27, column: 3, scope: !126)
!126 = distinct !DILexicalBlock(scope: !127, file: !2, line: 27, column: 3)
!127 = distinct !DILexicalBlock(scope: !72, file: !2, line: 27, column: 3)
!128 = !DILocation(line: 27, column: 3, scope: !127)
!129 = !DILocation(line: 28, column: 8, scope: !72)
!130 = !DILocation(line: 28, column: 3, scope: !72)
!131 = !DILocation(line: 29, column: 10, scope: !72)
!132 = !DILocation(line: 29, column: 3, scope: !72)
!133 = distinct !DISubprogram(name: "use", scope: !2, file: !2, line: 15, type: !134, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !15, retainedNodes: !31)
!134 = !DISubroutineType(types: !135)
!135 = !{null, !78}
!136 = !DILocalVariable(name: "item", arg: 1, scope: !133, file: !2, line: 15, type: !78)
!137 = !DILocation(line: 15, column: 30, scope: !133)
!138 = !DILocation(line: 16, column: 23, scope: !133)
!139 = !DILocation(line: 16, column: 29, scope: !133)
!140 = !DILocation(line: 16, column: 3, scope: !133)
!141 = !DILocation(line: 17, column: 3, scope: !133)
!142 = !DILocation(line: 17, column: 9, scope: !133)
!143 = !DILocation(line: 17, column: 13, scope: !133)
!144 = !DILocation(line: 18, column: 25, scope: !133)
!145 = !DILocation(line: 18, column: 31, scope: !133)
!146 = !DILocation(line: 18, column: 3, scope: !133)
!147 = !DILocation(line: 19, column: 1, scope: !133)
