source_filename = "constructors.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@order = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [11 x i8] c"order == 2\00", align 1, !dbg !5
@.str.1 = private unnamed_addr constant [15 x i8] c"constructors.c\00", align 1, !dbg !11
@__PRETTY_FUNCTION__.last = private unnamed_addr constant [16 x i8] c"void last(void)\00", align 1, !dbg !16
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !51
@.str.2 = private unnamed_addr constant [11 x i8] c"order == 1\00", align 1, !dbg !22
@__PRETTY_FUNCTION__.second = private unnamed_addr constant [18 x i8] c"void second(void)\00", align 1, !dbg !24
@.str.3 = private unnamed_addr constant [11 x i8] c"order == 0\00", align 1, !dbg !29
@__PRETTY_FUNCTION__.first = private unnamed_addr constant [17 x i8] c"void first(void)\00", align 1, !dbg !31
@failing = internal global i32 0, align 4, !dbg !48
@.str.4 = private unnamed_addr constant [9 x i8] c"!failing\00", align 1, !dbg !36
@__PRETTY_FUNCTION__.finish = private unnamed_addr constant [18 x i8] c"void finish(void)\00", align 1, !dbg !41
@.str.5 = private unnamed_addr constant [11 x i8] c"order == 3\00", align 1, !dbg !43
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !45
@__PRETTY_FUNCTION__.look = private unnamed_addr constant [19 x i8] c"void *look(void *)\00", align 1, !dbg !84
@llvm.global_ctors = appending global [3 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @last, ptr null }, { i32, ptr, ptr } { i32 102, ptr @second, ptr null }, { i32, ptr, ptr } { i32 101, ptr @first, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @finish, ptr null }]

define internal void @last() #0 !dbg !97 {
  %1 = load i32, ptr @order, align 4, !dbg !100
  %2 = icmp eq i32 %1, 2, !dbg !100
  br i1 %2, label %3, label %4, !dbg !103

3:                                                ; preds = %0
  br label %5, !dbg !103

4:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 15, ptr noundef @__PRETTY_FUNCTION__.last) #4, !dbg !100
  unreachable, !dbg !100

5:                                                ; preds = %3
  store i32 3, ptr @order, align 4, !dbg !104
  %6 = call i32 @pthread_mutex_init(ptr noundef @lock, ptr noundef null) #5, !dbg !105
  ret void, !dbg !106
}

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #1

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #2

define internal void @second() #0 !dbg !107 {
  %1 = load i32, ptr @order, align 4, !dbg !108
  %2 = icmp eq i32 %1, 1, !dbg !108
  br i1 %2, label %3, label %4, !dbg !111

3:                                                ; preds = %0
  br label %5, !dbg !111

4:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 20, ptr noundef @__PRETTY_FUNCTION__.second) #4, !dbg !108
  unreachable, !dbg !108

5:                                                ; preds = %3
  store i32 2, ptr @order, align 4, !dbg !112
  ret void, !dbg !113
}

define internal void @first() #0 !dbg !114 {
  %1 = load i32, ptr @order, align 4, !dbg !115
  %2 = icmp eq i32 %1, 0, !dbg !115
  br i1 %2, label %3, label %4, !dbg !118

3:                                                ; preds = %0
  br label %5, !dbg !118

4:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 24, ptr noundef @__PRETTY_FUNCTION__.first) #4, !dbg !115
  unreachable, !dbg !115

5:                                                ; preds = %3
  store i32 1, ptr @order, align 4, !dbg !119
  ret void, !dbg !120
}

define internal void @finish() #0 !dbg !121 {
  %1 = load i32, ptr @failing, align 4, !dbg !122
  %2 = icmp ne i32 %1, 0, !dbg !122
  br i1 %2, label %4, label %3, !dbg !125

3:                                                ; preds = %0
  br label %5, !dbg !125

4:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 29, ptr noundef @__PRETTY_FUNCTION__.finish) #4, !dbg !122
  unreachable, !dbg !122

5:                                                ; preds = %3
  ret void, !dbg !126
}

define dso_local void @with_a_thread() #0 !dbg !127 {
  %1 = alloca i64, align 8
    #dbg_declare(ptr %1, !129, !DIExpression(), !132)
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @look, ptr noundef null) #5, !dbg !133
  %3 = load i64, ptr %1, align 8, !dbg !134
  %4 = call i32 @pthread_join(i64 noundef %3, ptr noundef null), !dbg !135
  ret void, !dbg !136
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @look(ptr noundef %0) #0 !dbg !137 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !141, !DIExpression(), !142)
  %3 = call i32 @pthread_mutex_lock(ptr noundef @lock) #5, !dbg !143
  %4 = load i32, ptr @order, align 4, !dbg !144
  %5 = icmp eq i32 %4, 3, !dbg !144
  br i1 %5, label %6, label %7, !dbg !147

6:                                                ; preds = %1
  br label %8, !dbg !147

7:                                                ; preds = %1
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 34, ptr noundef @__PRETTY_FUNCTION__.look) #4, !dbg !144
  unreachable, !dbg !144

8:                                                ; preds = %6
  %9 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #5, !dbg !148
  ret ptr null, !dbg !149
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

define dso_local void @fails_at_the_end() #0 !dbg !150 {
  store i32 1, ptr @failing, align 4, !dbg !151
  ret void, !dbg !152
}

define dso_local void @leaves_at_once() #0 !dbg !153 {
  store i32 1, ptr @failing, align 4, !dbg !154
  call void @_Exit(i32 noundef 0) #4, !dbg !155
  unreachable, !dbg !155
}

declare void @_Exit(i32 noundef) #1

define dso_local i32 @main() #0 !dbg !156 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = load i32, ptr @order, align 4, !dbg !159
  %3 = icmp eq i32 %2, 3, !dbg !159
  br i1 %3, label %4, label %5, !dbg !162

4:                                                ; preds = %0
  br label %6, !dbg !162

5:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 53, ptr noundef @__PRETTY_FUNCTION__.main) #4, !dbg !159
  unreachable, !dbg !159

6:                                                ; preds = %4
  ret i32 0, !dbg !163
}

declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!89, !90, !91, !92, !93, !94, !95}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "order", scope: !2, file: !3, line: 11, type: !50, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "constructors.c", directory: ".", checksumkind: CSK_MD5, checksum: "376e63f55ae972fc241202cab2f58e8c")
!4 = !{!5, !11, !16, !22, !24, !29, !31, !36, !41, !43, !45, !0, !48, !51, !84}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(scope: null, file: !3, line: 15, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 88, elements: !9)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !{!10}
!10 = !DISubrange(count: 11)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 15, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 120, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 15)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 15, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 128, elements: !20)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!20 = !{!21}
!21 = !DISubrange(count: 16)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 20, type: !7, isLocal: true, isDefinition: true)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 20, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 144, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 18)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 24, type: !7, isLocal: true, isDefinition: true)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !3, line: 24, type: !33, isLocal: true, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 136, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 17)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(scope: null, file: !3, line: 29, type: !38, isLocal: true, isDefinition: true)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 72, elements: !39)
!39 = !{!40}
!40 = !DISubrange(count: 9)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(scope: null, file: !3, line: 29, type: !26, isLocal: true, isDefinition: true)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !3, line: 53, type: !7, isLocal: true, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(scope: null, file: !3, line: 53, type: !47, isLocal: true, isDefinition: true)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 120, elements: !14)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(name: "failing", scope: !2, file: !3, line: 11, type: !50, isLocal: true, isDefinition: true)
!50 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 12, type: !53, isLocal: true, isDefinition: true)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !54, line: 72, baseType: !55)
!54 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!55 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !54, line: 67, size: 320, elements: !56)
!56 = !{!57, !78, !82}
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !55, file: !54, line: 69, baseType: !58, size: 320)
!58 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !59, line: 22, size: 320, elements: !60)
!59 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!60 = !{!61, !62, !64, !65, !66, !67, !69, !70}
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !58, file: !59, line: 24, baseType: !50, size: 32)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !58, file: !59, line: 25, baseType: !63, size: 32, offset: 32)
!63 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !58, file: !59, line: 26, baseType: !50, size: 32, offset: 64)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !58, file: !59, line: 28, baseType: !63, size: 32, offset: 96)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !58, file: !59, line: 32, baseType: !50, size: 32, offset: 128)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !58, file: !59, line: 34, baseType: !68, size: 16, offset: 160)
!68 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !58, file: !59, line: 35, baseType: !68, size: 16, offset: 176)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !58, file: !59, line: 36, baseType: !71, size: 128, offset: 192)
!71 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !72, line: 55, baseType: !73)
!72 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!73 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !72, line: 51, size: 128, elements: !74)
!74 = !{!75, !77}
!75 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !73, file: !72, line: 53, baseType: !76, size: 64)
!76 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !73, size: 64)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !73, file: !72, line: 54, baseType: !76, size: 64, offset: 64)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !55, file: !54, line: 70, baseType: !79, size: 320)
!79 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 320, elements: !80)
!80 = !{!81}
!81 = !DISubrange(count: 40)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !55, file: !54, line: 71, baseType: !83, size: 64)
!83 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!84 = !DIGlobalVariableExpression(var: !85, expr: !DIExpression())
!85 = distinct !DIGlobalVariable(scope: null, file: !3, line: 34, type: !86, isLocal: true, isDefinition: true)
!86 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 152, elements: !87)
!87 = !{!88}
!88 = !DISubrange(count: 19)
!89 = !{i32 7, !"Dwarf Version", i32 5}
!90 = !{i32 2, !"Debug Info Version", i32 3}
!91 = !{i32 1, !"wchar_size", i32 4}
!92 = !{i32 8, !"PIC Level", i32 2}
!93 = !{i32 7, !"PIE Level", i32 2}
!94 = !{i32 7, !"uwtable", i32 2}
!95 = !{i32 7, !"frame-pointer", i32 2}
!96 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!97 = distinct !DISubprogram(name: "last", scope: !3, file: !3, line: 14, type: !98, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!98 = !DISubroutineType(types: !99)
!99 = !{null}
!100 = !DILocation(line: 15, column: 3, scope: !101)
!101 = distinct !DILexicalBlock(scope: !102, file: !3, line: 15, column: 3)
!102 = distinct !DILexicalBlock(scope: !97, file: !3, line: 15, column: 3)
!103 = !DILocation(line: 15, column: 3, scope: !102)
!104 = !DILocation(line: 16, column: 9, scope: !97)
!105 = !DILocation(line: 17, column: 3, scope: !97)
!106 = !DILocation(line: 18, column: 1, scope: !97)
!107 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 19, type: !98, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!108 = !DILocation(line: 20, column: 3, scope: !109)
!109 = distinct !DILexicalBlock(scope: !110, file: !3, line: 20, column: 3)
!110 = distinct !DILexicalBlock(scope: !107, file: !3, line: 20, column: 3)
!111 = !DILocation(line: 20, column: 3, scope: !110)
!112 = !DILocation(line: 21, column: 9, scope: !107)
!113 = !DILocation(line: 22, column: 1, scope: !107)
!114 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 23, type: !98, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!115 = !DILocation(line: 24, column: 3, scope: !116)
!116 = distinct !DILexicalBlock(scope: !117, file: !3, line: 24, column: 3)
!117 = distinct !DILexicalBlock(scope: !114, file: !3, line: 24, column: 3)
!118 = !DILocation(line: 24, column: 3, scope: !117)
!119 = !DILocation(line: 25, column: 9, scope: !114)
!120 = !DILocation(line: 26, column: 1, scope: !114)
!121 = distinct !DISubprogram(name: "finish", scope: !3, file: !3, line: 28, type: !98, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!122 = !DILocation(line: 29, column: 3, scope: !123)
!123 = distinct !DILexicalBlock(scope: !124, file: !3, line: 29, column: 3)
!124 = distinct !DILexicalBlock(scope: !121, file: !3, line: 29, column: 3)
!125 = !DILocation(line: 29, column: 3, scope: !124)
!126 = !DILocation(line: 30, column: 1, scope: !121)
!127 = distinct !DISubprogram(name: "with_a_thread", scope: !3, file: !3, line: 39, type: !98, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !128)
!128 = !{}
!129 = !DILocalVariable(name: "thread", scope: !127, file: !3, line: 40, type: !130)
!130 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !54, line: 27, baseType: !131)
!131 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!132 = !DILocation(line: 40, column: 13, scope: !127)
!133 = !DILocation(line: 41, column: 3, scope: !127)
!134 = !DILocation(line: 42, column: 16, scope: !127)
!135 = !DILocation(line: 42, column: 3, scope: !127)
!136 = !DILocation(line: 43, column: 1, scope: !127)
!137 = distinct !DISubprogram(name: "look", scope: !3, file: !3, line: 32, type: !138, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !128)
!138 = !DISubroutineType(types: !139)
!139 = !{!140, !140}
!140 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!141 = !DILocalVariable(name: "unused", arg: 1, scope: !137, file: !3, line: 32, type: !140)
!142 = !DILocation(line: 32, column: 25, scope: !137)
!143 = !DILocation(line: 33, column: 3, scope: !137)
!144 = !DILocation(line: 34, column: 3, scope: !145)
!145 = distinct !DILexicalBlock(scope: !146, file: !3, line: 34, column: 3)
!146 = distinct !DILexicalBlock(scope: !137, file: !3, line: 34, column: 3)
!147 = !DILocation(line: 34, column: 3, scope: !146)
!148 = !DILocation(line: 35, column: 3, scope: !137)
!149 = !DILocation(line: 36, column: 3, scope: !137)
!150 = distinct !DISubprogram(name: "fails_at_the_end", scope: !3, file: !3, line: 45, type: !98, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!151 = !DILocation(line: 45, column: 39, scope: !150)
!152 = !DILocation(line: 45, column: 44, scope: !150)
!153 = distinct !DISubprogram(name: "leaves_at_once", scope: !3, file: !3, line: 47, type: !98, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!154 = !DILocation(line: 48, column: 11, scope: !153)
!155 = !DILocation(line: 49, column: 3, scope: !153)
!156 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 52, type: !157, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!157 = !DISubroutineType(types: !158)
!158 = !{!50}
!159 = !DILocation(line: 53, column: 3, scope: !160)
!160 = distinct !DILexicalBlock(scope: !161, file: !3, line: 53, column: 3)
!161 = distinct !DILexicalBlock(scope: !156, file: !3, line: 53, column: 3)
!162 = !DILocation(line: 53, column: 3, scope: !161)
!163 = !DILocation(line: 54, column: 3, scope: !156)
