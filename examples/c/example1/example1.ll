source_filename = "example1.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@shared = dso_local global i32 0, align 4, !dbg !0
@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !24
@.str = private unnamed_addr constant [16 x i8] c"shared % 5 != 4\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [11 x i8] c"example1.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.up = private unnamed_addr constant [17 x i8] c"void *up(void *)\00", align 1, !dbg !18
@__PRETTY_FUNCTION__.down_and_one = private unnamed_addr constant [27 x i8] c"void *down_and_one(void *)\00", align 1, !dbg !58
@__PRETTY_FUNCTION__.down = private unnamed_addr constant [19 x i8] c"void *down(void *)\00", align 1, !dbg !63

define dso_local i32 @main() #0 !dbg !76 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @both(ptr noundef @down_and_one), !dbg !79
  ret i32 0, !dbg !80
}

define internal void @both(ptr noundef %0) #0 !dbg !81 {
  %2 = alloca ptr, align 8
  %3 = alloca [2 x i64], align 16
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !88, !DIExpression(), !89)
    #dbg_declare(ptr %3, !90, !DIExpression(), !96)
  %4 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 0, !dbg !97
  %5 = call i32 @pthread_create(ptr noundef %4, ptr noundef null, ptr noundef @up, ptr noundef null) #4, !dbg !98
  %6 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 1, !dbg !99
  %7 = load ptr, ptr %2, align 8, !dbg !100
  %8 = call i32 @pthread_create(ptr noundef %6, ptr noundef null, ptr noundef %7, ptr noundef null) #4, !dbg !101
  %9 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 0, !dbg !102
  %10 = load i64, ptr %9, align 16, !dbg !102
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !103
  %12 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 1, !dbg !104
  %13 = load i64, ptr %12, align 8, !dbg !104
  %14 = call i32 @pthread_join(i64 noundef %13, ptr noundef null), !dbg !105
  ret void, !dbg !106
}

define internal ptr @down_and_one(ptr noundef %0) #0 !dbg !107 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !108, !DIExpression(), !109)
  %3 = load ptr, ptr %2, align 8, !dbg !110
  %4 = call ptr @down(ptr noundef %3), !dbg !111
  %5 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #4, !dbg !112
  %6 = load i32, ptr @shared, align 4, !dbg !113
  %7 = add nsw i32 %6, 4, !dbg !113
  store i32 %7, ptr @shared, align 4, !dbg !113
  %8 = load i32, ptr @shared, align 4, !dbg !114
  %9 = srem i32 %8, 5, !dbg !114
  %10 = icmp ne i32 %9, 4, !dbg !114
  br i1 %10, label %11, label %12, !dbg !117

11:                                               ; preds = %1
  br label %13, !dbg !117

12:                                               ; preds = %1
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 39, ptr noundef @__PRETTY_FUNCTION__.down_and_one) #5, !dbg !114
  unreachable, !dbg !114

13:                                               ; preds = %11
  %14 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #4, !dbg !118
  %15 = load ptr, ptr %2, align 8, !dbg !119
  ret ptr %15, !dbg !120
}

define dso_local void @repaired() #0 !dbg !121 {
  call void @both(ptr noundef @down), !dbg !124
  ret void, !dbg !125
}

define internal ptr @down(ptr noundef %0) #0 !dbg !126 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !127, !DIExpression(), !128)
    #dbg_declare(ptr %3, !129, !DIExpression(), !131)
  store i32 0, ptr %3, align 4, !dbg !131
  br label %4, !dbg !132

4:                                                ; preds = %19, %1
  %5 = load i32, ptr %3, align 4, !dbg !133
  %6 = icmp slt i32 %5, 20, !dbg !135
  br i1 %6, label %7, label %22, !dbg !136

7:                                                ; preds = %4
  %8 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #4, !dbg !137
  %9 = load i32, ptr %3, align 4, !dbg !139
  %10 = load i32, ptr @shared, align 4, !dbg !140
  %11 = sub nsw i32 %10, %9, !dbg !140
  store i32 %11, ptr @shared, align 4, !dbg !140
  %12 = load i32, ptr @shared, align 4, !dbg !141
  %13 = srem i32 %12, 5, !dbg !141
  %14 = icmp ne i32 %13, 4, !dbg !141
  br i1 %14, label %15, label %16, !dbg !144

15:                                               ; preds = %7
  br label %17, !dbg !144

16:                                               ; preds = %7
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 28, ptr noundef @__PRETTY_FUNCTION__.down) #5, !dbg !141
  unreachable, !dbg !141

17:                                               ; preds = %15
  %18 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #4, !dbg !145
  br label %19, !dbg !146

19:                                               ; preds = %17
  %20 = load i32, ptr %3, align 4, !dbg !147
  %21 = add nsw i32 %20, 5, !dbg !147
  store i32 %21, ptr %3, align 4, !dbg !147
  br label %4, !dbg !148, !llvm.loop !149

22:                                               ; preds = %4
  %23 = load ptr, ptr %2, align 8, !dbg !152
  ret ptr %23, !dbg !153
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @up(ptr noundef %0) #0 !dbg !154 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !155, !DIExpression(), !156)
    #dbg_declare(ptr %3, !157, !DIExpression(), !159)
  store i32 0, ptr %3, align 4, !dbg !159
  br label %4, !dbg !160

4:                                                ; preds = %19, %1
  %5 = load i32, ptr %3, align 4, !dbg !161
  %6 = icmp slt i32 %5, 20, !dbg !163
  br i1 %6, label %7, label %22, !dbg !164

7:                                                ; preds = %4
  %8 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #4, !dbg !165
  %9 = load i32, ptr %3, align 4, !dbg !167
  %10 = load i32, ptr @shared, align 4, !dbg !168
  %11 = add nsw i32 %10, %9, !dbg !168
  store i32 %11, ptr @shared, align 4, !dbg !168
  %12 = load i32, ptr @shared, align 4, !dbg !169
  %13 = srem i32 %12, 5, !dbg !169
  %14 = icmp ne i32 %13, 4, !dbg !169
  br i1 %14, label %15, label %16, !dbg !172

15:                                               ; preds = %7
  br label %17, !dbg !172

16:                                               ; preds = %7
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 18, ptr noundef @__PRETTY_FUNCTION__.up) #5, !dbg !169
  unreachable, !dbg !169

17:                                               ; preds = %15
  %18 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #4, !dbg !173
  br label %19, !dbg !174

19:                                               ; preds = %17
  %20 = load i32, ptr %3, align 4, !dbg !175
  %21 = add nsw i32 %20, 5, !dbg !175
  store i32 %21, ptr %3, align 4, !dbg !175
  br label %4, !dbg !176, !llvm.loop !177

22:                                               ; preds = %4
  %23 = load ptr, ptr %2, align 8, !dbg !179
  ret ptr %23, !dbg !180
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare i32 @pthread_mutex_unlock(ptr noundef) #1


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!68, !69, !70, !71, !72, !73, !74}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 12, type: !35, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "example1.c", directory: ".", checksumkind: CSK_MD5, checksum: "cae8e5ecab29bfd96a8234c3db5bb94c")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !13, !18, !24, !58, !63}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 18, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 128, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 16)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 18, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 88, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 11)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 18, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 136, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 17)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 11, type: !26, isLocal: true, isDefinition: true)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !27, line: 72, baseType: !28)
!27 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!28 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !27, line: 67, size: 320, elements: !29)
!29 = !{!30, !52, !56}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !28, file: !27, line: 69, baseType: !31, size: 320)
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !32, line: 22, size: 320, elements: !33)
!32 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!33 = !{!34, !36, !38, !39, !40, !41, !43, !44}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !31, file: !32, line: 24, baseType: !35, size: 32)
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !31, file: !32, line: 25, baseType: !37, size: 32, offset: 32)
!37 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !31, file: !32, line: 26, baseType: !35, size: 32, offset: 64)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !31, file: !32, line: 28, baseType: !37, size: 32, offset: 96)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !31, file: !32, line: 32, baseType: !35, size: 32, offset: 128)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !31, file: !32, line: 34, baseType: !42, size: 16, offset: 160)
!42 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !31, file: !32, line: 35, baseType: !42, size: 16, offset: 176)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !31, file: !32, line: 36, baseType: !45, size: 128, offset: 192)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !46, line: 55, baseType: !47)
!46 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!47 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !46, line: 51, size: 128, elements: !48)
!48 = !{!49, !51}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !47, file: !46, line: 53, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !47, file: !46, line: 54, baseType: !50, size: 64, offset: 64)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !28, file: !27, line: 70, baseType: !53, size: 320)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 320, elements: !54)
!54 = !{!55}
!55 = !DISubrange(count: 40)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !28, file: !27, line: 71, baseType: !57, size: 64)
!57 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(scope: null, file: !3, line: 39, type: !60, isLocal: true, isDefinition: true)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 216, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 27)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !65, isLocal: true, isDefinition: true)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 152, elements: !66)
!66 = !{!67}
!67 = !DISubrange(count: 19)
!68 = !{i32 7, !"Dwarf Version", i32 5}
!69 = !{i32 2, !"Debug Info Version", i32 3}
!70 = !{i32 1, !"wchar_size", i32 4}
!71 = !{i32 8, !"PIC Level", i32 2}
!72 = !{i32 7, !"PIE Level", i32 2}
!73 = !{i32 7, !"uwtable", i32 2}
!74 = !{i32 7, !"frame-pointer", i32 2}
!75 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!76 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 52, type: !77, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!77 = !DISubroutineType(types: !78)
!78 = !{!35}
!79 = !DILocation(line: 53, column: 3, scope: !76)
!80 = !DILocation(line: 54, column: 3, scope: !76)
!81 = distinct !DISubprogram(name: "both", scope: !3, file: !3, line: 44, type: !82, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !87)
!82 = !DISubroutineType(types: !83)
!83 = !{null, !84}
!84 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !85, size: 64)
!85 = !DISubroutineType(types: !86)
!86 = !{!5, !5}
!87 = !{}
!88 = !DILocalVariable(name: "second", arg: 1, scope: !81, file: !3, line: 44, type: !84)
!89 = !DILocation(line: 44, column: 26, scope: !81)
!90 = !DILocalVariable(name: "threads", scope: !81, file: !3, line: 45, type: !91)
!91 = !DICompositeType(tag: DW_TAG_array_type, baseType: !92, size: 128, elements: !94)
!92 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !27, line: 27, baseType: !93)
!93 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!94 = !{!95}
!95 = !DISubrange(count: 2)
!96 = !DILocation(line: 45, column: 13, scope: !81)
!97 = !DILocation(line: 46, column: 19, scope: !81)
!98 = !DILocation(line: 46, column: 3, scope: !81)
!99 = !DILocation(line: 47, column: 19, scope: !81)
!100 = !DILocation(line: 47, column: 37, scope: !81)
!101 = !DILocation(line: 47, column: 3, scope: !81)
!102 = !DILocation(line: 48, column: 16, scope: !81)
!103 = !DILocation(line: 48, column: 3, scope: !81)
!104 = !DILocation(line: 49, column: 16, scope: !81)
!105 = !DILocation(line: 49, column: 3, scope: !81)
!106 = !DILocation(line: 50, column: 1, scope: !81)
!107 = distinct !DISubprogram(name: "down_and_one", scope: !3, file: !3, line: 35, type: !85, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !87)
!108 = !DILocalVariable(name: "unused", arg: 1, scope: !107, file: !3, line: 35, type: !5)
!109 = !DILocation(line: 35, column: 33, scope: !107)
!110 = !DILocation(line: 36, column: 8, scope: !107)
!111 = !DILocation(line: 36, column: 3, scope: !107)
!112 = !DILocation(line: 37, column: 3, scope: !107)
!113 = !DILocation(line: 38, column: 10, scope: !107)
!114 = !DILocation(line: 39, column: 3, scope: !115)
!115 = distinct !DILexicalBlock(scope: !116, file: !3, line: 39, column: 3)
!116 = distinct !DILexicalBlock(scope: !107, file: !3, line: 39, column: 3)
!117 = !DILocation(line: 39, column: 3, scope: !116)
!118 = !DILocation(line: 40, column: 3, scope: !107)
!119 = !DILocation(line: 41, column: 10, scope: !107)
!120 = !DILocation(line: 41, column: 3, scope: !107)
!121 = distinct !DISubprogram(name: "repaired", scope: !3, file: !3, line: 57, type: !122, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!122 = !DISubroutineType(types: !123)
!123 = !{null}
!124 = !DILocation(line: 57, column: 23, scope: !121)
!125 = !DILocation(line: 57, column: 35, scope: !121)
!126 = distinct !DISubprogram(name: "down", scope: !3, file: !3, line: 24, type: !85, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !87)
!127 = !DILocalVariable(name: "unused", arg: 1, scope: !126, file: !3, line: 24, type: !5)
!128 = !DILocation(line: 24, column: 25, scope: !126)
!129 = !DILocalVariable(name: "i", scope: !130, file: !3, line: 25, type: !35)
!130 = distinct !DILexicalBlock(scope: !126, file: !3, line: 25, column: 3)
!131 = !DILocation(line: 25, column: 12, scope: !130)
!132 = !DILocation(line: 25, column: 8, scope: !130)
!133 = !DILocation(line: 25, column: 19, scope: !134)
!134 = distinct !DILexicalBlock(scope: !130, file: !3, line: 25, column: 3)
!135 = !DILocation(line: 25, column: 21, scope: !134)
!136 = !DILocation(line: 25, column: 3, scope: !130)
!137 = !DILocation(line: 26, column: 5, scope: !138)
!138 = distinct !DILexicalBlock(scope: !134, file: !3, line: 25, column: 38)
!139 = !DILocation(line: 27, column: 15, scope: !138)
!140 = !DILocation(line: 27, column: 12, scope: !138)
!141 = !DILocation(line: 28, column: 5, scope: !142)
!142 = distinct !DILexicalBlock(scope: !143, file: !3, line: 28, column: 5)
!143 = distinct !DILexicalBlock(scope: !138, file: !3, line: 28, column: 5)
!144 = !DILocation(line: 28, column: 5, scope: !143)
!145 = !DILocation(line: 29, column: 5, scope: !138)
!146 = !DILocation(line: 30, column: 3, scope: !138)
!147 = !DILocation(line: 25, column: 32, scope: !134)
!148 = !DILocation(line: 25, column: 3, scope: !134)
!149 = distinct !{!149, !136, !150, !151}
!150 = !DILocation(line: 30, column: 3, scope: !130)
!151 = !{!"llvm.loop.mustprogress"}
!152 = !DILocation(line: 31, column: 10, scope: !126)
!153 = !DILocation(line: 31, column: 3, scope: !126)
!154 = distinct !DISubprogram(name: "up", scope: !3, file: !3, line: 14, type: !85, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !87)
!155 = !DILocalVariable(name: "unused", arg: 1, scope: !154, file: !3, line: 14, type: !5)
!156 = !DILocation(line: 14, column: 23, scope: !154)
!157 = !DILocalVariable(name: "i", scope: !158, file: !3, line: 15, type: !35)
!158 = distinct !DILexicalBlock(scope: !154, file: !3, line: 15, column: 3)
!159 = !DILocation(line: 15, column: 12, scope: !158)
!160 = !DILocation(line: 15, column: 8, scope: !158)
!161 = !DILocation(line: 15, column: 19, scope: !162)
!162 = distinct !DILexicalBlock(scope: !158, file: !3, line: 15, column: 3)
!163 = !DILocation(line: 15, column: 21, scope: !162)
!164 = !DILocation(line: 15, column: 3, scope: !158)
!165 = !DILocation(line: 16, column: 5, scope: !166)
!166 = distinct !DILexicalBlock(scope: !162, file: !3, line: 15, column: 38)
!167 = !DILocation(line: 17, column: 15, scope: !166)
!168 = !DILocation(line: 17, column: 12, scope: !166)
!169 = !DILocation(line: 18, column: 5, scope: !170)
!170 = distinct !DILexicalBlock(scope: !171, file: !3, line: 18, column: 5)
!171 = distinct !DILexicalBlock(scope: !166, file: !3, line: 18, column: 5)
!172 = !DILocation(line: 18, column: 5, scope: !171)
!173 = !DILocation(line: 19, column: 5, scope: !166)
!174 = !DILocation(line: 20, column: 3, scope: !166)
!175 = !DILocation(line: 15, column: 32, scope: !162)
!176 = !DILocation(line: 15, column: 3, scope: !162)
!177 = distinct !{!177, !164, !178, !151}
!178 = !DILocation(line: 20, column: 3, scope: !158)
!179 = !DILocation(line: 21, column: 10, scope: !154)
!180 = !DILocation(line: 21, column: 3, scope: !154)
