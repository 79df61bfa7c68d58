source_filename = "private_mutex.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.item = type { %union.pthread_mutex_t, i32 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@.str = private unnamed_addr constant [16 x i8] c"item->uses == 2\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"private_mutex.c\00", align 1
@__PRETTY_FUNCTION__.work = private unnamed_addr constant [19 x i8] c"void *work(void *)\00", align 1

define dso_local i32 @main() #0 !dbg !12 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !17, metadata !DIExpression()), !dbg !24
  call void @llvm.dbg.declare(metadata ptr %3, metadata !25, metadata !DIExpression()), !dbg !27
  store i32 0, ptr %3, align 4, !dbg !27
  br label %5, !dbg !28

5:                                                ; preds = %13, %0
  %6 = load i32, ptr %3, align 4, !dbg !29
  %7 = icmp slt i32 %6, 2, !dbg !31
  br i1 %7, label %8, label %16, !dbg !32

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !33
  %10 = sext i32 %9 to i64, !dbg !34
  %11 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %10, !dbg !34
  %12 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @work, ptr noundef null) #5, !dbg !35
  br label %13, !dbg !35

13:                                               ; preds = %8
  %14 = load i32, ptr %3, align 4, !dbg !36
  %15 = add nsw i32 %14, 1, !dbg !36
  store i32 %15, ptr %3, align 4, !dbg !36
  br label %5, !dbg !37, !llvm.loop !38

16:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !41, metadata !DIExpression()), !dbg !43
  store i32 0, ptr %4, align 4, !dbg !43
  br label %17, !dbg !44

17:                                               ; preds = %26, %16
  %18 = load i32, ptr %4, align 4, !dbg !45
  %19 = icmp slt i32 %18, 2, !dbg !47
  br i1 %19, label %20, label %29, !dbg !48

20:                                               ; preds = %17
  %21 = load i32, ptr %4, align 4, !dbg !49
  %22 = sext i32 %21 to i64, !dbg !50
  %23 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %22, !dbg !50
  %24 = load i64, ptr %23, align 8, !dbg !50
  %25 = call i32 @pthread_join(i64 noundef %24, ptr noundef null), !dbg !51
  br label %26, !dbg !51

26:                                               ; preds = %20
  %27 = load i32, ptr %4, align 4, !dbg !52
  %28 = add nsw i32 %27, 1, !dbg !52
  store i32 %28, ptr %4, align 4, !dbg !52
  br label %17, !dbg !53, !llvm.loop !54

29:                                               ; preds = %17
  ret i32 0, !dbg !56
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @work(ptr noundef %0) #0 !dbg !57 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !60, metadata !DIExpression()), !dbg !61
  call void @llvm.dbg.declare(metadata ptr %3, metadata !62, metadata !DIExpression()), !dbg !99
  %4 = call noalias ptr @malloc(i64 noundef 48) #5, !dbg !100
  store ptr %4, ptr %3, align 8, !dbg !99
  %5 = load ptr, ptr %3, align 8, !dbg !101
  %6 = getelementptr inbounds %struct.item, ptr %5, i32 0, i32 0, !dbg !102
  %7 = call i32 @pthread_mutex_init(ptr noundef %6, ptr noundef null) #5, !dbg !103
  %8 = load ptr, ptr %3, align 8, !dbg !104
  %9 = getelementptr inbounds %struct.item, ptr %8, i32 0, i32 1, !dbg !105
  store i32 0, ptr %9, align 8, !dbg !106
  %10 = load ptr, ptr %3, align 8, !dbg !107
  call void @use(ptr noundef %10), !dbg !108
  %11 = load ptr, ptr %3, align 8, !dbg !109
  call void @use(ptr noundef %11), !dbg !110
  %12 = load ptr, ptr %3, align 8, !dbg !111
  %13 = getelementptr inbounds %struct.item, ptr %12, i32 0, i32 1, !dbg !111
  %14 = load i32, ptr %13, align 8, !dbg !111
  %15 = icmp eq i32 %14, 2, !dbg !111
  br i1 %15, label %16, label %17, !dbg !114

16:                                               ; preds = %1
  br label %18, !dbg !114

17:                                               ; preds = %1
  call void @__assert_fail(ptr noundef getelementptr inbounds ([16 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([16 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 27, ptr noundef getelementptr inbounds ([19 x i8], ptr @__PRETTY_FUNCTION__.work, i64 0, i64 0)) #6, !dbg !111
  unreachable, !dbg !111

18:                                               ; preds = %16
  %19 = load ptr, ptr %3, align 8, !dbg !115
  call void @free(ptr noundef %19) #5, !dbg !116
  %20 = load ptr, ptr %2, align 8, !dbg !117
  ret ptr %20, !dbg !118
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare noalias ptr @malloc(i64 noundef) #2

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #2

define internal void @use(ptr noundef %0) #0 !dbg !119 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !122, metadata !DIExpression()), !dbg !123
  %3 = load ptr, ptr %2, align 8, !dbg !124
  %4 = getelementptr inbounds %struct.item, ptr %3, i32 0, i32 0, !dbg !125
  %5 = call i32 @pthread_mutex_lock(ptr noundef %4) #5, !dbg !126
  %6 = load ptr, ptr %2, align 8, !dbg !127
  %7 = getelementptr inbounds %struct.item, ptr %6, i32 0, i32 1, !dbg !128
  %8 = load i32, ptr %7, align 8, !dbg !129
  %9 = add nsw i32 %8, 1, !dbg !129
  store i32 %9, ptr %7, align 8, !dbg !129
  %10 = load ptr, ptr %2, align 8, !dbg !130
  %11 = getelementptr inbounds %struct.item, ptr %10, i32 0, i32 0, !dbg !131
  %12 = call i32 @pthread_mutex_unlock(ptr noundef %11) #5, !dbg !132
  ret void, !dbg !133
}

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

declare void @free(ptr noundef) #2

declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #2


!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "private_mutex.c", directory: ".", checksumkind: CSK_MD5, checksum: "c1ac18a3f78f93c98b7d0ca29d41f3c0")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}
!10 = !{i32 7, !"frame-pointer", i32 2}
!11 = !{!"Debian clang version 14.0.6"}
!12 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 32, type: !13, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !16)
!13 = !DISubroutineType(types: !14)
!14 = !{!15}
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !{}
!17 = !DILocalVariable(name: "threads", scope: !12, file: !1, line: 33, type: !18)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 128, elements: !22)
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !20, line: 27, baseType: !21)
!20 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!21 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!22 = !{!23}
!23 = !DISubrange(count: 2)
!24 = !DILocation(line: 33, column: 13, scope: !12)
!25 = !DILocalVariable(name: "i", scope: !26, file: !1, line: 34, type: !15)
!26 = distinct !DILexicalBlock(scope: !12, file: !1, line: 34, column: 3)
!27 = !DILocation(line: 34, column: 12, scope: !26)
!28 = !DILocation(line: 34, column: 8, scope: !26)
!29 = !DILocation(line: 34, column: 19, scope: !30)
!30 = distinct !DILexicalBlock(scope: !26, file: !1, line: 34, column: 3)
!31 = !DILocation(line: 34, column: 21, scope: !30)
!32 = !DILocation(line: 34, column: 3, scope: !26)
!33 = !DILocation(line: 35, column: 29, scope: !30)
!34 = !DILocation(line: 35, column: 21, scope: !30)
!35 = !DILocation(line: 35, column: 5, scope: !30)
!36 = !DILocation(line: 34, column: 27, scope: !30)
!37 = !DILocation(line: 34, column: 3, scope: !30)
!38 = distinct !{!38, !32, !39, !40}
!39 = !DILocation(line: 35, column: 49, scope: !26)
!40 = !{!"llvm.loop.mustprogress"}
!41 = !DILocalVariable(name: "i", scope: !42, file: !1, line: 36, type: !15)
!42 = distinct !DILexicalBlock(scope: !12, file: !1, line: 36, column: 3)
!43 = !DILocation(line: 36, column: 12, scope: !42)
!44 = !DILocation(line: 36, column: 8, scope: !42)
!45 = !DILocation(line: 36, column: 19, scope: !46)
!46 = distinct !DILexicalBlock(scope: !42, file: !1, line: 36, column: 3)
!47 = !DILocation(line: 36, column: 21, scope: !46)
!48 = !DILocation(line: 36, column: 3, scope: !42)
!49 = !DILocation(line: 37, column: 26, scope: !46)
!50 = !DILocation(line: 37, column: 18, scope: !46)
!51 = !DILocation(line: 37, column: 5, scope: !46)
!52 = !DILocation(line: 36, column: 27, scope: !46)
!53 = !DILocation(line: 36, column: 3, scope: !46)
!54 = distinct !{!54, !48, !55, !40}
!55 = !DILocation(line: 37, column: 34, scope: !42)
!56 = !DILocation(line: 38, column: 3, scope: !12)
!57 = distinct !DISubprogram(name: "work", scope: !1, file: !1, line: 21, type: !58, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !16)
!58 = !DISubroutineType(types: !59)
!59 = !{!3, !3}
!60 = !DILocalVariable(name: "unused", arg: 1, scope: !57, file: !1, line: 21, type: !3)
!61 = !DILocation(line: 21, column: 25, scope: !57)
!62 = !DILocalVariable(name: "item", scope: !57, file: !1, line: 22, type: !63)
!63 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !64, size: 64)
!64 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "item", file: !1, line: 10, size: 384, elements: !65)
!65 = !{!66, !98}
!66 = !DIDerivedType(tag: DW_TAG_member, name: "mutex", scope: !64, file: !1, line: 11, baseType: !67, size: 320)
!67 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !20, line: 72, baseType: !68)
!68 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !20, line: 67, size: 320, elements: !69)
!69 = !{!70, !91, !96}
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !68, file: !20, line: 69, baseType: !71, size: 320)
!71 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !72, line: 22, size: 320, elements: !73)
!72 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: ".", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!73 = !{!74, !75, !77, !78, !79, !80, !82, !83}
!74 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !71, file: !72, line: 24, baseType: !15, size: 32)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !71, file: !72, line: 25, baseType: !76, size: 32, offset: 32)
!76 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !71, file: !72, line: 26, baseType: !15, size: 32, offset: 64)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !71, file: !72, line: 28, baseType: !76, size: 32, offset: 96)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !71, file: !72, line: 32, baseType: !15, size: 32, offset: 128)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !71, file: !72, line: 34, baseType: !81, size: 16, offset: 160)
!81 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !71, file: !72, line: 35, baseType: !81, size: 16, offset: 176)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !71, file: !72, line: 36, baseType: !84, size: 128, offset: 192)
!84 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !85, line: 55, baseType: !86)
!85 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: ".", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!86 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !85, line: 51, size: 128, elements: !87)
!87 = !{!88, !90}
!88 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !86, file: !85, line: 53, baseType: !89, size: 64)
!89 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !86, size: 64)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !86, file: !85, line: 54, baseType: !89, size: 64, offset: 64)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !68, file: !20, line: 70, baseType: !92, size: 320)
!92 = !DICompositeType(tag: DW_TAG_array_type, baseType: !93, size: 320, elements: !94)
!93 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!94 = !{!95}
!95 = !DISubrange(count: 40)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !68, file: !20, line: 71, baseType: !97, size: 64)
!97 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!98 = !DIDerivedType(tag: DW_TAG_member, name: "uses", scope: !64, file: !1, line: 12, baseType: !15, size: 32, offset: 320)
!99 = !DILocation(line: 22, column: 16, scope: !57)
!100 = !DILocation(line: 22, column: 23, scope: !57)
!101 = !DILocation(line: 23, column: 23, scope: !57)
!102 = !DILocation(line: 23, column: 29, scope: !57)
!103 = !DILocation(line: 23, column: 3, scope: !57)
!104 = !DILocation(line: 24, column: 3, scope: !57)
!105 = !DILocation(line: 24, column: 9, scope: !57)
!106 = !DILocation(line: 24, column: 14, scope: !57)
!107 = !DILocation(line: 25, column: 7, scope: !57)
!108 = !DILocation(line: 25, column: 3, scope: !57)
!109 = !DILocation(line: 26, column: 7, scope: !57)
!110 = !DILocation(line: 26, column: 3, scope: !57)
!111 = !DILocation(line: 27, column: 3, scope: !112)
!112 = distinct !DILexicalBlock(scope: !113, file: !1, line: 27, column: 3)
!113 = distinct !DILexicalBlock(scope: !57, file: !1, line: 27, column: 3)
!114 = !DILocation(line: 27, column: 3, scope: !113)
!115 = !DILocation(line: 28, column: 8, scope: !57)
!116 = !DILocation(line: 28, column: 3, scope: !57)
!117 = !DILocation(line: 29, column: 10, scope: !57)
!118 = !DILocation(line: 29, column: 3, scope: !57)
!119 = distinct !DISubprogram(name: "use", scope: !1, file: !1, line: 15, type: !120, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !16)
!120 = !DISubroutineType(types: !121)
!121 = !{null, !63}
!122 = !DILocalVariable(name: "item", arg: 1, scope: !119, file: !1, line: 15, type: !63)
!123 = !DILocation(line: 15, column: 30, scope: !119)
!124 = !DILocation(line: 16, column: 23, scope: !119)
!125 = !DILocation(line: 16, column: 29, scope: !119)
!126 = !DILocation(line: 16, column: 3, scope: !119)
!127 = !DILocation(line: 17, column: 3, scope: !119)
!128 = !DILocation(line: 17, column: 9, scope: !119)
!129 = !DILocation(line: 17, column: 13, scope: !119)
!130 = !DILocation(line: 18, column: 25, scope: !119)
!131 = !DILocation(line: 18, column: 31, scope: !119)
!132 = !DILocation(line: 18, column: 3, scope: !119)
!133 = !DILocation(line: 19, column: 1, scope: !119)
