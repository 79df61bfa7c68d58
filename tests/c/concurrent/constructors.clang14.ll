source_filename = "constructors.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@order = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [11 x i8] c"order == 2\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"constructors.c\00", align 1
@__PRETTY_FUNCTION__.last = private unnamed_addr constant [16 x i8] c"void last(void)\00", align 1
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !8
@.str.2 = private unnamed_addr constant [11 x i8] c"order == 1\00", align 1
@__PRETTY_FUNCTION__.second = private unnamed_addr constant [18 x i8] c"void second(void)\00", align 1
@.str.3 = private unnamed_addr constant [11 x i8] c"order == 0\00", align 1
@__PRETTY_FUNCTION__.first = private unnamed_addr constant [17 x i8] c"void first(void)\00", align 1
@failing = internal global i32 0, align 4, !dbg !5
@.str.4 = private unnamed_addr constant [9 x i8] c"!failing\00", align 1
@__PRETTY_FUNCTION__.finish = private unnamed_addr constant [18 x i8] c"void finish(void)\00", align 1
@.str.5 = private unnamed_addr constant [11 x i8] c"order == 3\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@__PRETTY_FUNCTION__.look = private unnamed_addr constant [19 x i8] c"void *look(void *)\00", align 1
@llvm.global_ctors = appending global [3 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @last, ptr null }, { i32, ptr, ptr } { i32 102, ptr @second, ptr null }, { i32, ptr, ptr } { i32 101, ptr @first, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @finish, ptr null }]

define internal void @last() #0 !dbg !50 {
  %1 = load i32, ptr @order, align 4, !dbg !54
  %2 = icmp eq i32 %1, 2, !dbg !54
  br i1 %2, label %3, label %4, !dbg !57

3:                                                ; preds = %0
  br label %5, !dbg !57

4:                                                ; preds = %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([11 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([15 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 15, ptr noundef getelementptr inbounds ([16 x i8], ptr @__PRETTY_FUNCTION__.last, i64 0, i64 0)) #5, !dbg !54
  unreachable, !dbg !54

5:                                                ; preds = %3
  store i32 3, ptr @order, align 4, !dbg !58
  %6 = call i32 @pthread_mutex_init(ptr noundef @lock, ptr noundef null) #6, !dbg !59
  ret void, !dbg !60
}

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #1

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #2

define internal void @second() #0 !dbg !61 {
  %1 = load i32, ptr @order, align 4, !dbg !62
  %2 = icmp eq i32 %1, 1, !dbg !62
  br i1 %2, label %3, label %4, !dbg !65

3:                                                ; preds = %0
  br label %5, !dbg !65

4:                                                ; preds = %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([11 x i8], ptr @.str.2, i64 0, i64 0), ptr noundef getelementptr inbounds ([15 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 20, ptr noundef getelementptr inbounds ([18 x i8], ptr @__PRETTY_FUNCTION__.second, i64 0, i64 0)) #5, !dbg !62
  unreachable, !dbg !62

5:                                                ; preds = %3
  store i32 2, ptr @order, align 4, !dbg !66
  ret void, !dbg !67
}

define internal void @first() #0 !dbg !68 {
  %1 = load i32, ptr @order, align 4, !dbg !69
  %2 = icmp eq i32 %1, 0, !dbg !69
  br i1 %2, label %3, label %4, !dbg !72

3:                                                ; preds = %0
  br label %5, !dbg !72

4:                                                ; preds = %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([11 x i8], ptr @.str.3, i64 0, i64 0), ptr noundef getelementptr inbounds ([15 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 24, ptr noundef getelementptr inbounds ([17 x i8], ptr @__PRETTY_FUNCTION__.first, i64 0, i64 0)) #5, !dbg !69
  unreachable, !dbg !69

5:                                                ; preds = %3
  store i32 1, ptr @order, align 4, !dbg !73
  ret void, !dbg !74
}

define internal void @finish() #0 !dbg !75 {
  %1 = load i32, ptr @failing, align 4, !dbg !76
  %2 = icmp ne i32 %1, 0, !dbg !76
  br i1 %2, label %4, label %3, !dbg !79

3:                                                ; preds = %0
  br label %5, !dbg !79

4:                                                ; preds = %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([9 x i8], ptr @.str.4, i64 0, i64 0), ptr noundef getelementptr inbounds ([15 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 29, ptr noundef getelementptr inbounds ([18 x i8], ptr @__PRETTY_FUNCTION__.finish, i64 0, i64 0)) #5, !dbg !76
  unreachable, !dbg !76

5:                                                ; preds = %3
  ret void, !dbg !80
}

define dso_local void @with_a_thread() #0 !dbg !81 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !82, metadata !DIExpression()), !dbg !85
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @look, ptr noundef null) #6, !dbg !86
  %3 = load i64, ptr %1, align 8, !dbg !87
  %4 = call i32 @pthread_join(i64 noundef %3, ptr noundef null), !dbg !88
  ret void, !dbg !89
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #3

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @look(ptr noundef %0) #0 !dbg !90 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !94, metadata !DIExpression()), !dbg !95
  %3 = call i32 @pthread_mutex_lock(ptr noundef @lock) #6, !dbg !96
  %4 = load i32, ptr @order, align 4, !dbg !97
  %5 = icmp eq i32 %4, 3, !dbg !97
  br i1 %5, label %6, label %7, !dbg !100

6:                                                ; preds = %1
  br label %8, !dbg !100

7:                                                ; preds = %1
  call void @__assert_fail(ptr noundef getelementptr inbounds ([11 x i8], ptr @.str.5, i64 0, i64 0), ptr noundef getelementptr inbounds ([15 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 34, ptr noundef getelementptr inbounds ([19 x i8], ptr @__PRETTY_FUNCTION__.look, i64 0, i64 0)) #5, !dbg !97
  unreachable, !dbg !97

8:                                                ; preds = %6
  %9 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #6, !dbg !101
  ret ptr null, !dbg !102
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

define dso_local void @fails_at_the_end() #0 !dbg !103 {
  store i32 1, ptr @failing, align 4, !dbg !104
  ret void, !dbg !105
}

define dso_local void @leaves_at_once() #0 !dbg !106 {
  store i32 1, ptr @failing, align 4, !dbg !107
  call void @_Exit(i32 noundef 0) #5, !dbg !108
  unreachable, !dbg !108
}

declare void @_Exit(i32 noundef) #1

define dso_local i32 @main() #0 !dbg !109 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = load i32, ptr @order, align 4, !dbg !112
  %3 = icmp eq i32 %2, 3, !dbg !112
  br i1 %3, label %4, label %5, !dbg !115

4:                                                ; preds = %0
  br label %6, !dbg !115

5:                                                ; preds = %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([11 x i8], ptr @.str.5, i64 0, i64 0), ptr noundef getelementptr inbounds ([15 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 53, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !112
  unreachable, !dbg !112

6:                                                ; preds = %4
  ret i32 0, !dbg !116
}

declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!42, !43, !44, !45, !46, !47, !48}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "order", scope: !2, file: !3, line: 11, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "constructors.c", directory: ".", checksumkind: CSK_MD5, checksum: "376e63f55ae972fc241202cab2f58e8c")
!4 = !{!0, !5, !8}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "failing", scope: !2, file: !3, line: 11, type: !7, isLocal: true, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 12, type: !10, isLocal: true, isDefinition: true)
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !11, line: 72, baseType: !12)
!11 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!12 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !11, line: 67, size: 320, elements: !13)
!13 = !{!14, !35, !40}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !12, file: !11, line: 69, baseType: !15, size: 320)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !16, line: 22, size: 320, elements: !17)
!16 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: ".", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!17 = !{!18, !19, !21, !22, !23, !24, !26, !27}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !15, file: !16, line: 24, baseType: !7, size: 32)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !15, file: !16, line: 25, baseType: !20, size: 32, offset: 32)
!20 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !15, file: !16, line: 26, baseType: !7, size: 32, offset: 64)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !15, file: !16, line: 28, baseType: !20, size: 32, offset: 96)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !15, file: !16, line: 32, baseType: !7, size: 32, offset: 128)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !15, file: !16, line: 34, baseType: !25, size: 16, offset: 160)
!25 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !15, file: !16, line: 35, baseType: !25, size: 16, offset: 176)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !15, file: !16, line: 36, baseType: !28, size: 128, offset: 192)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !29, line: 55, baseType: !30)
!29 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: ".", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!30 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !29, line: 51, size: 128, elements: !31)
!31 = !{!32, !34}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !30, file: !29, line: 53, baseType: !33, size: 64)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !30, file: !29, line: 54, baseType: !33, size: 64, offset: 64)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !12, file: !11, line: 70, baseType: !36, size: 320)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 320, elements: !38)
!37 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!38 = !{!39}
!39 = !DISubrange(count: 40)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !12, file: !11, line: 71, baseType: !41, size: 64)
!41 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!42 = !{i32 7, !"Dwarf Version", i32 5}
!43 = !{i32 2, !"Debug Info Version", i32 3}
!44 = !{i32 1, !"wchar_size", i32 4}
!45 = !{i32 7, !"PIC Level", i32 2}
!46 = !{i32 7, !"PIE Level", i32 2}
!47 = !{i32 7, !"uwtable", i32 1}
!48 = !{i32 7, !"frame-pointer", i32 2}
!49 = !{!"Debian clang version 14.0.6"}
!50 = distinct !DISubprogram(name: "last", scope: !3, file: !3, line: 14, type: !51, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!51 = !DISubroutineType(types: !52)
!52 = !{null}
!53 = !{}
!54 = !DILocation(line: 15, column: 3, scope: !55)
!55 = distinct !DILexicalBlock(scope: !56, file: !3, line: 15, column: 3)
!56 = distinct !DILexicalBlock(scope: !50, file: !3, line: 15, column: 3)
!57 = !DILocation(line: 15, column: 3, scope: !56)
!58 = !DILocation(line: 16, column: 9, scope: !50)
!59 = !DILocation(line: 17, column: 3, scope: !50)
!60 = !DILocation(line: 18, column: 1, scope: !50)
!61 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 19, type: !51, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!62 = !DILocation(line: 20, column: 3, scope: !63)
!63 = distinct !DILexicalBlock(scope: !64, file: !3, line: 20, column: 3)
!64 = distinct !DILexicalBlock(scope: !61, file: !3, line: 20, column: 3)
!65 = !DILocation(line: 20, column: 3, scope: !64)
!66 = !DILocation(line: 21, column: 9, scope: !61)
!67 = !DILocation(line: 22, column: 1, scope: !61)
!68 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 23, type: !51, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!69 = !DILocation(line: 24, column: 3, scope: !70)
!70 = distinct !DILexicalBlock(scope: !71, file: !3, line: 24, column: 3)
!71 = distinct !DILexicalBlock(scope: !68, file: !3, line: 24, column: 3)
!72 = !DILocation(line: 24, column: 3, scope: !71)
!73 = !DILocation(line: 25, column: 9, scope: !68)
!74 = !DILocation(line: 26, column: 1, scope: !68)
!75 = distinct !DISubprogram(name: "finish", scope: !3, file: !3, line: 28, type: !51, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!76 = !DILocation(line: 29, column: 3, scope: !77)
!77 = distinct !DILexicalBlock(scope: !78, file: !3, line: 29, column: 3)
!78 = distinct !DILexicalBlock(scope: !75, file: !3, line: 29, column: 3)
!79 = !DILocation(line: 29, column: 3, scope: !78)
!80 = !DILocation(line: 30, column: 1, scope: !75)
!81 = distinct !DISubprogram(name: "with_a_thread", scope: !3, file: !3, line: 39, type: !51, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!82 = !DILocalVariable(name: "thread", scope: !81, file: !3, line: 40, type: !83)
!83 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !11, line: 27, baseType: !84)
!84 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!85 = !DILocation(line: 40, column: 13, scope: !81)
!86 = !DILocation(line: 41, column: 3, scope: !81)
!87 = !DILocation(line: 42, column: 16, scope: !81)
!88 = !DILocation(line: 42, column: 3, scope: !81)
!89 = !DILocation(line: 43, column: 1, scope: !81)
!90 = distinct !DISubprogram(name: "look", scope: !3, file: !3, line: 32, type: !91, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!91 = !DISubroutineType(types: !92)
!92 = !{!93, !93}
!93 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!94 = !DILocalVariable(name: "unused", arg: 1, scope: !90, file: !3, line: 32, type: !93)
!95 = !DILocation(line: 32, column: 25, scope: !90)
!96 = !DILocation(line: 33, column: 3, scope: !90)
!97 = !DILocation(line: 34, column: 3, scope: !98)
!98 = distinct !DILexicalBlock(scope: !99, file: !3, line: 34, column: 3)
!99 = distinct !DILexicalBlock(scope: !90, file: !3, line: 34, column: 3)
!100 = !DILocation(line: 34, column: 3, scope: !99)
!101 = !DILocation(line: 35, column: 3, scope: !90)
!102 = !DILocation(line: 36, column: 3, scope: !90)
!103 = distinct !DISubprogram(name: "fails_at_the_end", scope: !3, file: !3, line: 45, type: !51, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!104 = !DILocation(line: 45, column: 39, scope: !103)
!105 = !DILocation(line: 45, column: 44, scope: !103)
!106 = distinct !DISubprogram(name: "leaves_at_once", scope: !3, file: !3, line: 47, type: !51, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!107 = !DILocation(line: 48, column: 11, scope: !106)
!108 = !DILocation(line: 49, column: 3, scope: !106)
!109 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 52, type: !110, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!110 = !DISubroutineType(types: !111)
!111 = !{!7}
!112 = !DILocation(line: 53, column: 3, scope: !113)
!113 = distinct !DILexicalBlock(scope: !114, file: !3, line: 53, column: 3)
!114 = distinct !DILexicalBlock(scope: !109, file: !3, line: 53, column: 3)
!115 = !DILocation(line: 53, column: 3, scope: !114)
!116 = !DILocation(line: 54, column: 3, scope: !109)
