source_filename = "philosophers_ordered.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
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
  call void @llvm.dbg.declare(metadata ptr %2, metadata !59, metadata !DIExpression()), !dbg !63
  call void @llvm.dbg.declare(metadata ptr %3, metadata !64, metadata !DIExpression()), !dbg !66
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
  %13 = call i32 @pthread_mutex_init(ptr noundef %12, ptr noundef null) #4, !dbg !74
  br label %14, !dbg !74

14:                                               ; preds = %9
  %15 = load i32, ptr %3, align 4, !dbg !75
  %16 = add nsw i32 %15, 1, !dbg !75
  store i32 %16, ptr %3, align 4, !dbg !75
  br label %6, !dbg !76, !llvm.loop !77

17:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata ptr %4, metadata !80, metadata !DIExpression()), !dbg !82
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
  %26 = call i32 @pthread_create(ptr noundef %23, ptr noundef null, ptr noundef @eat, ptr noundef %25) #4, !dbg !92
  br label %27, !dbg !92

27:                                               ; preds = %21
  %28 = load i64, ptr %4, align 8, !dbg !93
  %29 = add nsw i64 %28, 1, !dbg !93
  store i64 %29, ptr %4, align 8, !dbg !93
  br label %18, !dbg !94, !llvm.loop !95

30:                                               ; preds = %18
  call void @llvm.dbg.declare(metadata ptr %5, metadata !97, metadata !DIExpression()), !dbg !99
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

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @eat(ptr noundef %0) #0 !dbg !113 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !116, metadata !DIExpression()), !dbg !117
  call void @llvm.dbg.declare(metadata ptr %3, metadata !118, metadata !DIExpression()), !dbg !119
  %6 = load ptr, ptr %2, align 8, !dbg !120
  %7 = ptrtoint ptr %6 to i64, !dbg !121
  store i64 %7, ptr %3, align 8, !dbg !119
  call void @llvm.dbg.declare(metadata ptr %4, metadata !122, metadata !DIExpression()), !dbg !123
  %8 = load i64, ptr %3, align 8, !dbg !124
  store i64 %8, ptr %4, align 8, !dbg !123
  call void @llvm.dbg.declare(metadata ptr %5, metadata !125, metadata !DIExpression()), !dbg !126
  %9 = load i64, ptr %3, align 8, !dbg !127
  %10 = add nsw i64 %9, 1, !dbg !128
  %11 = srem i64 %10, 3, !dbg !129
  store i64 %11, ptr %5, align 8, !dbg !126
  %12 = load i64, ptr %4, align 8, !dbg !130
  %13 = load i64, ptr %5, align 8, !dbg !131
  %14 = icmp slt i64 %12, %13, !dbg !132
  br i1 %14, label %15, label %17, !dbg !130

15:                                               ; preds = %1
  %16 = load i64, ptr %4, align 8, !dbg !133
  br label %19, !dbg !130

17:                                               ; preds = %1
  %18 = load i64, ptr %5, align 8, !dbg !134
  br label %19, !dbg !130

19:                                               ; preds = %17, %15
  %20 = phi i64 [ %16, %15 ], [ %18, %17 ], !dbg !130
  %21 = getelementptr inbounds [3 x %union.pthread_mutex_t], ptr @forks, i64 0, i64 %20, !dbg !135
  %22 = call i32 @pthread_mutex_lock(ptr noundef %21) #4, !dbg !136
  %23 = load i64, ptr %4, align 8, !dbg !137
  %24 = load i64, ptr %5, align 8, !dbg !138
  %25 = icmp slt i64 %23, %24, !dbg !139
  br i1 %25, label %26, label %28, !dbg !137

26:                                               ; preds = %19
  %27 = load i64, ptr %5, align 8, !dbg !140
  br label %30, !dbg !137

28:                                               ; preds = %19
  %29 = load i64, ptr %4, align 8, !dbg !141
  br label %30, !dbg !137

30:                                               ; preds = %28, %26
  %31 = phi i64 [ %27, %26 ], [ %29, %28 ], !dbg !137
  %32 = getelementptr inbounds [3 x %union.pthread_mutex_t], ptr @forks, i64 0, i64 %31, !dbg !142
  %33 = call i32 @pthread_mutex_lock(ptr noundef %32) #4, !dbg !143
  %34 = load i64, ptr %5, align 8, !dbg !144
  %35 = getelementptr inbounds [3 x %union.pthread_mutex_t], ptr @forks, i64 0, i64 %34, !dbg !145
  %36 = call i32 @pthread_mutex_unlock(ptr noundef %35) #4, !dbg !146
  %37 = load i64, ptr %4, align 8, !dbg !147
  %38 = getelementptr inbounds [3 x %union.pthread_mutex_t], ptr @forks, i64 0, i64 %37, !dbg !148
  %39 = call i32 @pthread_mutex_unlock(ptr noundef %38) #4, !dbg !149
  ret ptr null, !dbg !150
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!47, !48, !49, !50, !51, !52, !53}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "forks", scope: !2, file: !3, line: 6, type: !13, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !9, globals: !12, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "philosophers_ordered.c", directory: ".", checksumkind: CSK_MD5, checksum: "44679855536d328a26f9767b6215a5b4")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !3, line: 5, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !{!8}
!8 = !DIEnumerator(name: "N", value: 3)
!9 = !{!10, !11}
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!11 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!12 = !{!0}
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 960, elements: !45)
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !15, line: 72, baseType: !16)
!15 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!16 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !15, line: 67, size: 320, elements: !17)
!17 = !{!18, !39, !44}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !16, file: !15, line: 69, baseType: !19, size: 320)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !20, line: 22, size: 320, elements: !21)
!20 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: ".", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
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
!33 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: ".", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
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
!50 = !{i32 7, !"PIC Level", i32 2}
!51 = !{i32 7, !"PIE Level", i32 2}
!52 = !{i32 7, !"uwtable", i32 1}
!53 = !{i32 7, !"frame-pointer", i32 2}
!54 = !{!"Debian clang version 14.0.6"}
!55 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !56, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!56 = !DISubroutineType(types: !57)
!57 = !{!23}
!58 = !{}
!59 = !DILocalVariable(name: "threads", scope: !55, file: !3, line: 18, type: !60)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !61, size: 192, elements: !45)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !15, line: 27, baseType: !62)
!62 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!63 = !DILocation(line: 18, column: 13, scope: !55)
!64 = !DILocalVariable(name: "i", scope: !65, file: !3, line: 19, type: !23)
!65 = distinct !DILexicalBlock(scope: !55, file: !3, line: 19, column: 3)
!66 = !DILocation(line: 19, column: 12, scope: !65)
!67 = !DILocation(line: 19, column: 8, scope: !65)
!68 = !DILocation(line: 19, column: 19, scope: !69)
!69 = distinct !DILexicalBlock(scope: !65, file: !3, line: 19, column: 3)
!70 = !DILocation(line: 19, column: 21, scope: !69)
!71 = !DILocation(line: 19, column: 3, scope: !65)
!72 = !DILocation(line: 20, column: 31, scope: !69)
!73 = !DILocation(line: 20, column: 25, scope: !69)
!74 = !DILocation(line: 20, column: 5, scope: !69)
!75 = !DILocation(line: 19, column: 27, scope: !69)
!76 = !DILocation(line: 19, column: 3, scope: !69)
!77 = distinct !{!77, !71, !78, !79}
!78 = !DILocation(line: 20, column: 39, scope: !65)
!79 = !{!"llvm.loop.mustprogress"}
!80 = !DILocalVariable(name: "i", scope: !81, file: !3, line: 21, type: !11)
!81 = distinct !DILexicalBlock(scope: !55, file: !3, line: 21, column: 3)
!82 = !DILocation(line: 21, column: 13, scope: !81)
!83 = !DILocation(line: 21, column: 8, scope: !81)
!84 = !DILocation(line: 21, column: 20, scope: !85)
!85 = distinct !DILexicalBlock(scope: !81, file: !3, line: 21, column: 3)
!86 = !DILocation(line: 21, column: 22, scope: !85)
!87 = !DILocation(line: 21, column: 3, scope: !81)
!88 = !DILocation(line: 22, column: 29, scope: !85)
!89 = !DILocation(line: 22, column: 21, scope: !85)
!90 = !DILocation(line: 22, column: 52, scope: !85)
!91 = !DILocation(line: 22, column: 44, scope: !85)
!92 = !DILocation(line: 22, column: 5, scope: !85)
!93 = !DILocation(line: 21, column: 28, scope: !85)
!94 = !DILocation(line: 21, column: 3, scope: !85)
!95 = distinct !{!95, !87, !96, !79}
!96 = !DILocation(line: 22, column: 53, scope: !81)
!97 = !DILocalVariable(name: "i", scope: !98, file: !3, line: 23, type: !23)
!98 = distinct !DILexicalBlock(scope: !55, file: !3, line: 23, column: 3)
!99 = !DILocation(line: 23, column: 12, scope: !98)
!100 = !DILocation(line: 23, column: 8, scope: !98)
!101 = !DILocation(line: 23, column: 19, scope: !102)
!102 = distinct !DILexicalBlock(scope: !98, file: !3, line: 23, column: 3)
!103 = !DILocation(line: 23, column: 21, scope: !102)
!104 = !DILocation(line: 23, column: 3, scope: !98)
!105 = !DILocation(line: 24, column: 26, scope: !102)
!106 = !DILocation(line: 24, column: 18, scope: !102)
!107 = !DILocation(line: 24, column: 5, scope: !102)
!108 = !DILocation(line: 23, column: 27, scope: !102)
!109 = !DILocation(line: 23, column: 3, scope: !102)
!110 = distinct !{!110, !104, !111, !79}
!111 = !DILocation(line: 24, column: 34, scope: !98)
!112 = !DILocation(line: 25, column: 3, scope: !55)
!113 = distinct !DISubprogram(name: "eat", scope: !3, file: !3, line: 8, type: !114, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!114 = !DISubroutineType(types: !115)
!115 = !{!10, !10}
!116 = !DILocalVariable(name: "which", arg: 1, scope: !113, file: !3, line: 8, type: !10)
!117 = !DILocation(line: 8, column: 24, scope: !113)
!118 = !DILocalVariable(name: "i", scope: !113, file: !3, line: 9, type: !11)
!119 = !DILocation(line: 9, column: 8, scope: !113)
!120 = !DILocation(line: 9, column: 18, scope: !113)
!121 = !DILocation(line: 9, column: 12, scope: !113)
!122 = !DILocalVariable(name: "a", scope: !113, file: !3, line: 9, type: !11)
!123 = !DILocation(line: 9, column: 25, scope: !113)
!124 = !DILocation(line: 9, column: 29, scope: !113)
!125 = !DILocalVariable(name: "b", scope: !113, file: !3, line: 9, type: !11)
!126 = !DILocation(line: 9, column: 32, scope: !113)
!127 = !DILocation(line: 9, column: 37, scope: !113)
!128 = !DILocation(line: 9, column: 39, scope: !113)
!129 = !DILocation(line: 9, column: 44, scope: !113)
!130 = !DILocation(line: 10, column: 29, scope: !113)
!131 = !DILocation(line: 10, column: 33, scope: !113)
!132 = !DILocation(line: 10, column: 31, scope: !113)
!133 = !DILocation(line: 10, column: 37, scope: !113)
!134 = !DILocation(line: 10, column: 41, scope: !113)
!135 = !DILocation(line: 10, column: 23, scope: !113)
!136 = !DILocation(line: 10, column: 3, scope: !113)
!137 = !DILocation(line: 11, column: 29, scope: !113)
!138 = !DILocation(line: 11, column: 33, scope: !113)
!139 = !DILocation(line: 11, column: 31, scope: !113)
!140 = !DILocation(line: 11, column: 37, scope: !113)
!141 = !DILocation(line: 11, column: 41, scope: !113)
!142 = !DILocation(line: 11, column: 23, scope: !113)
!143 = !DILocation(line: 11, column: 3, scope: !113)
!144 = !DILocation(line: 12, column: 31, scope: !113)
!145 = !DILocation(line: 12, column: 25, scope: !113)
!146 = !DILocation(line: 12, column: 3, scope: !113)
!147 = !DILocation(line: 13, column: 31, scope: !113)
!148 = !DILocation(line: 13, column: 25, scope: !113)
!149 = !DILocation(line: 13, column: 3, scope: !113)
!150 = !DILocation(line: 14, column: 3, scope: !113)
