source_filename = "mutex_kinds.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_mutexattr_t = type { i32 }

@recursive = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@checking = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !62
@.str = private unnamed_addr constant [36 x i8] c"pthread_mutex_lock(&recursive) == 0\00", align 1, !dbg !20
@.str.1 = private unnamed_addr constant [14 x i8] c"mutex_kinds.c\00", align 1, !dbg !26
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !31
@.str.2 = private unnamed_addr constant [35 x i8] c"pthread_mutex_lock(&checking) == 0\00", align 1, !dbg !37
@.str.3 = private unnamed_addr constant [41 x i8] c"pthread_mutex_lock(&checking) == EDEADLK\00", align 1, !dbg !42
@.str.4 = private unnamed_addr constant [38 x i8] c"pthread_mutex_unlock(&recursive) == 0\00", align 1, !dbg !47
@.str.5 = private unnamed_addr constant [43 x i8] c"pthread_mutex_destroy(&recursive) == EBUSY\00", align 1, !dbg !52
@.str.6 = private unnamed_addr constant [39 x i8] c"pthread_mutex_destroy(&recursive) == 0\00", align 1, !dbg !57
@.str.7 = private unnamed_addr constant [43 x i8] c"pthread_mutex_trylock(&recursive) == EBUSY\00", align 1, !dbg !95
@__PRETTY_FUNCTION__.other = private unnamed_addr constant [20 x i8] c"void *other(void *)\00", align 1, !dbg !97
@.str.8 = private unnamed_addr constant [41 x i8] c"pthread_mutex_unlock(&checking) == EPERM\00", align 1, !dbg !102

define dso_local i32 @main() #0 !dbg !112 {
  %1 = alloca i32, align 4
  %2 = alloca %union.pthread_mutexattr_t, align 4
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !116, !DIExpression(), !125)
  %4 = call i32 @pthread_mutexattr_init(ptr noundef %2) #4, !dbg !126
  %5 = call i32 @pthread_mutexattr_settype(ptr noundef %2, i32 noundef 1) #4, !dbg !127
  %6 = call i32 @pthread_mutex_init(ptr noundef @recursive, ptr noundef %2) #4, !dbg !128
  %7 = call i32 @pthread_mutexattr_settype(ptr noundef %2, i32 noundef 2) #4, !dbg !129
  %8 = call i32 @pthread_mutex_init(ptr noundef @checking, ptr noundef %2) #4, !dbg !130
  %9 = call i32 @pthread_mutex_lock(ptr noundef @recursive) #4, !dbg !131
  %10 = icmp eq i32 %9, 0, !dbg !131
  br i1 %10, label %11, label %12, !dbg !134

11:                                               ; preds = %0
  br label %13, !dbg !134

12:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 21, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !131
  unreachable, !dbg !131

13:                                               ; preds = %11
  %14 = call i32 @pthread_mutex_lock(ptr noundef @recursive) #4, !dbg !135
  %15 = icmp eq i32 %14, 0, !dbg !135
  br i1 %15, label %16, label %17, !dbg !138

16:                                               ; preds = %13
  br label %18, !dbg !138

17:                                               ; preds = %13
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !135
  unreachable, !dbg !135

18:                                               ; preds = %16
  %19 = call i32 @pthread_mutex_lock(ptr noundef @checking) #4, !dbg !139
  %20 = icmp eq i32 %19, 0, !dbg !139
  br i1 %20, label %21, label %22, !dbg !142

21:                                               ; preds = %18
  br label %23, !dbg !142

22:                                               ; preds = %18
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !139
  unreachable, !dbg !139

23:                                               ; preds = %21
  %24 = call i32 @pthread_mutex_lock(ptr noundef @checking) #4, !dbg !143
  %25 = icmp eq i32 %24, 35, !dbg !143
  br i1 %25, label %26, label %27, !dbg !146

26:                                               ; preds = %23
  br label %28, !dbg !146

27:                                               ; preds = %23
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 24, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !143
  unreachable, !dbg !143

28:                                               ; preds = %26
    #dbg_declare(ptr %3, !147, !DIExpression(), !150)
  %29 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @other, ptr noundef null) #4, !dbg !151
  %30 = load i64, ptr %3, align 8, !dbg !152
  %31 = call i32 @pthread_join(i64 noundef %30, ptr noundef null), !dbg !153
  %32 = call i32 @pthread_mutex_unlock(ptr noundef @recursive) #4, !dbg !154
  %33 = icmp eq i32 %32, 0, !dbg !154
  br i1 %33, label %34, label %35, !dbg !157

34:                                               ; preds = %28
  br label %36, !dbg !157

35:                                               ; preds = %28
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 28, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !154
  unreachable, !dbg !154

36:                                               ; preds = %34
  %37 = call i32 @pthread_mutex_destroy(ptr noundef @recursive) #4, !dbg !158
  %38 = icmp eq i32 %37, 16, !dbg !158
  br i1 %38, label %39, label %40, !dbg !161

39:                                               ; preds = %36
  br label %41, !dbg !161

40:                                               ; preds = %36
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 29, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !158
  unreachable, !dbg !158

41:                                               ; preds = %39
  %42 = call i32 @pthread_mutex_unlock(ptr noundef @recursive) #4, !dbg !162
  %43 = icmp eq i32 %42, 0, !dbg !162
  br i1 %43, label %44, label %45, !dbg !165

44:                                               ; preds = %41
  br label %46, !dbg !165

45:                                               ; preds = %41
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 30, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !162
  unreachable, !dbg !162

46:                                               ; preds = %44
  %47 = call i32 @pthread_mutex_destroy(ptr noundef @recursive) #4, !dbg !166
  %48 = icmp eq i32 %47, 0, !dbg !166
  br i1 %48, label %49, label %50, !dbg !169

49:                                               ; preds = %46
  br label %51, !dbg !169

50:                                               ; preds = %46
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 31, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !166
  unreachable, !dbg !166

51:                                               ; preds = %49
  ret i32 0, !dbg !170
}

declare i32 @pthread_mutexattr_init(ptr noundef) #1

declare i32 @pthread_mutexattr_settype(ptr noundef, i32 noundef) #1

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #1

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @other(ptr noundef %0) #0 !dbg !171 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !174, !DIExpression(), !175)
  %3 = call i32 @pthread_mutex_trylock(ptr noundef @recursive) #4, !dbg !176
  %4 = icmp eq i32 %3, 16, !dbg !176
  br i1 %4, label %5, label %6, !dbg !179

5:                                                ; preds = %1
  br label %7, !dbg !179

6:                                                ; preds = %1
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 9, ptr noundef @__PRETTY_FUNCTION__.other) #5, !dbg !176
  unreachable, !dbg !176

7:                                                ; preds = %5
  %8 = call i32 @pthread_mutex_unlock(ptr noundef @checking) #4, !dbg !180
  %9 = icmp eq i32 %8, 1, !dbg !180
  br i1 %9, label %10, label %11, !dbg !183

10:                                               ; preds = %7
  br label %12, !dbg !183

11:                                               ; preds = %7
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.1, i32 noundef 10, ptr noundef @__PRETTY_FUNCTION__.other) #5, !dbg !180
  unreachable, !dbg !180

12:                                               ; preds = %10
  %13 = load ptr, ptr %2, align 8, !dbg !184
  ret ptr %13, !dbg !185
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare i32 @pthread_mutex_destroy(ptr noundef) #1

declare i32 @pthread_mutex_trylock(ptr noundef) #1


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!104, !105, !106, !107, !108, !109, !110}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "recursive", scope: !2, file: !3, line: 6, type: !64, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !17, globals: !19, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mutex_kinds.c", directory: ".", checksumkind: CSK_MD5, checksum: "0e1f4293619e160f6e1794f653b80a8f")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !6, line: 47, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14, !15, !16}
!9 = !DIEnumerator(name: "PTHREAD_MUTEX_TIMED_NP", value: 0)
!10 = !DIEnumerator(name: "PTHREAD_MUTEX_RECURSIVE_NP", value: 1)
!11 = !DIEnumerator(name: "PTHREAD_MUTEX_ERRORCHECK_NP", value: 2)
!12 = !DIEnumerator(name: "PTHREAD_MUTEX_ADAPTIVE_NP", value: 3)
!13 = !DIEnumerator(name: "PTHREAD_MUTEX_NORMAL", value: 0)
!14 = !DIEnumerator(name: "PTHREAD_MUTEX_RECURSIVE", value: 1)
!15 = !DIEnumerator(name: "PTHREAD_MUTEX_ERRORCHECK", value: 2)
!16 = !DIEnumerator(name: "PTHREAD_MUTEX_DEFAULT", value: 0)
!17 = !{!18}
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!19 = !{!20, !26, !31, !37, !42, !47, !52, !57, !0, !62, !95, !97, !102}
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 288, elements: !24)
!23 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!24 = !{!25}
!25 = !DISubrange(count: 36)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 112, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 14)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !33, isLocal: true, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !34, size: 120, elements: !35)
!34 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !23)
!35 = !{!36}
!36 = !DISubrange(count: 15)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !3, line: 23, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 280, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 35)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(scope: null, file: !3, line: 24, type: !44, isLocal: true, isDefinition: true)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 328, elements: !45)
!45 = !{!46}
!46 = !DISubrange(count: 41)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !49, isLocal: true, isDefinition: true)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 304, elements: !50)
!50 = !{!51}
!51 = !DISubrange(count: 38)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(scope: null, file: !3, line: 29, type: !54, isLocal: true, isDefinition: true)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 344, elements: !55)
!55 = !{!56}
!56 = !DISubrange(count: 43)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !59, isLocal: true, isDefinition: true)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 312, elements: !60)
!60 = !{!61}
!61 = !DISubrange(count: 39)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(name: "checking", scope: !2, file: !3, line: 6, type: !64, isLocal: true, isDefinition: true)
!64 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !65, line: 72, baseType: !66)
!65 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!66 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !65, line: 67, size: 320, elements: !67)
!67 = !{!68, !89, !93}
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !66, file: !65, line: 69, baseType: !69, size: 320)
!69 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !70, line: 22, size: 320, elements: !71)
!70 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!71 = !{!72, !74, !75, !76, !77, !78, !80, !81}
!72 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !69, file: !70, line: 24, baseType: !73, size: 32)
!73 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !69, file: !70, line: 25, baseType: !7, size: 32, offset: 32)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !69, file: !70, line: 26, baseType: !73, size: 32, offset: 64)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !69, file: !70, line: 28, baseType: !7, size: 32, offset: 96)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !69, file: !70, line: 32, baseType: !73, size: 32, offset: 128)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !69, file: !70, line: 34, baseType: !79, size: 16, offset: 160)
!79 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !69, file: !70, line: 35, baseType: !79, size: 16, offset: 176)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !69, file: !70, line: 36, baseType: !82, size: 128, offset: 192)
!82 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !83, line: 55, baseType: !84)
!83 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!84 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !83, line: 51, size: 128, elements: !85)
!85 = !{!86, !88}
!86 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !84, file: !83, line: 53, baseType: !87, size: 64)
!87 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !84, size: 64)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !84, file: !83, line: 54, baseType: !87, size: 64, offset: 64)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !66, file: !65, line: 70, baseType: !90, size: 320)
!90 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 320, elements: !91)
!91 = !{!92}
!92 = !DISubrange(count: 40)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !66, file: !65, line: 71, baseType: !94, size: 64)
!94 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!95 = !DIGlobalVariableExpression(var: !96, expr: !DIExpression())
!96 = distinct !DIGlobalVariable(scope: null, file: !3, line: 9, type: !54, isLocal: true, isDefinition: true)
!97 = !DIGlobalVariableExpression(var: !98, expr: !DIExpression())
!98 = distinct !DIGlobalVariable(scope: null, file: !3, line: 9, type: !99, isLocal: true, isDefinition: true)
!99 = !DICompositeType(tag: DW_TAG_array_type, baseType: !34, size: 160, elements: !100)
!100 = !{!101}
!101 = !DISubrange(count: 20)
!102 = !DIGlobalVariableExpression(var: !103, expr: !DIExpression())
!103 = distinct !DIGlobalVariable(scope: null, file: !3, line: 10, type: !44, isLocal: true, isDefinition: true)
!104 = !{i32 7, !"Dwarf Version", i32 5}
!105 = !{i32 2, !"Debug Info Version", i32 3}
!106 = !{i32 1, !"wchar_size", i32 4}
!107 = !{i32 8, !"PIC Level", i32 2}
!108 = !{i32 7, !"PIE Level", i32 2}
!109 = !{i32 7, !"uwtable", i32 2}
!110 = !{i32 7, !"frame-pointer", i32 2}
!111 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!112 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 14, type: !113, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !115)
!113 = !DISubroutineType(types: !114)
!114 = !{!73}
!115 = !{}
!116 = !DILocalVariable(name: "a", scope: !112, file: !3, line: 15, type: !117)
!117 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutexattr_t", file: !65, line: 36, baseType: !118)
!118 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !65, line: 32, size: 32, elements: !119)
!119 = !{!120, !124}
!120 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !118, file: !65, line: 34, baseType: !121, size: 32)
!121 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 32, elements: !122)
!122 = !{!123}
!123 = !DISubrange(count: 4)
!124 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !118, file: !65, line: 35, baseType: !73, size: 32)
!125 = !DILocation(line: 15, column: 23, scope: !112)
!126 = !DILocation(line: 16, column: 3, scope: !112)
!127 = !DILocation(line: 17, column: 3, scope: !112)
!128 = !DILocation(line: 18, column: 3, scope: !112)
!129 = !DILocation(line: 19, column: 3, scope: !112)
!130 = !DILocation(line: 20, column: 3, scope: !112)
!131 = !DILocation(line: 21, column: 3, scope: !132)
!132 = distinct !DILexicalBlock(scope: !133, file: !3, line: 21, column: 3)
!133 = distinct !DILexicalBlock(scope: !112, file: !3, line: 21, column: 3)
!134 = !DILocation(line: 21, column: 3, scope: !133)
!135 = !DILocation(line: 22, column: 3, scope: !136)
!136 = distinct !DILexicalBlock(scope: !137, file: !3, line: 22, column: 3)
!137 = distinct !DILexicalBlock(scope: !112, file: !3, line: 22, column: 3)
!138 = !DILocation(line: 22, column: 3, scope: !137)
!139 = !DILocation(line: 23, column: 3, scope: !140)
!140 = distinct !DILexicalBlock(scope: !141, file: !3, line: 23, column: 3)
!141 = distinct !DILexicalBlock(scope: !112, file: !3, line: 23, column: 3)
!142 = !DILocation(line: 23, column: 3, scope: !141)
!143 = !DILocation(line: 24, column: 3, scope: !144)
!144 = distinct !DILexicalBlock(scope: !145, file: !3, line: 24, column: 3)
!145 = distinct !DILexicalBlock(scope: !112, file: !3, line: 24, column: 3)
!146 = !DILocation(line: 24, column: 3, scope: !145)
!147 = !DILocalVariable(name: "t", scope: !112, file: !3, line: 25, type: !148)
!148 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !65, line: 27, baseType: !149)
!149 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!150 = !DILocation(line: 25, column: 13, scope: !112)
!151 = !DILocation(line: 26, column: 3, scope: !112)
!152 = !DILocation(line: 27, column: 16, scope: !112)
!153 = !DILocation(line: 27, column: 3, scope: !112)
!154 = !DILocation(line: 28, column: 3, scope: !155)
!155 = distinct !DILexicalBlock(scope: !156, file: !3, line: 28, column: 3)
!156 = distinct !DILexicalBlock(scope: !112, file: !3, line: 28, column: 3)
!157 = !DILocation(line: 28, column: 3, scope: !156)
!158 = !DILocation(line: 29, column: 3, scope: !159)
!159 = distinct !DILexicalBlock(scope: !160, file: !3, line: 29, column: 3)
!160 = distinct !DILexicalBlock(scope: !112, file: !3, line: 29, column: 3)
!161 = !DILocation(line: 29, column: 3, scope: !160)
!162 = !DILocation(line: 30, column: 3, scope: !163)
!163 = distinct !DILexicalBlock(scope: !164, file: !3, line: 30, column: 3)
!164 = distinct !DILexicalBlock(scope: !112, file: !3, line: 30, column: 3)
!165 = !DILocation(line: 30, column: 3, scope: !164)
!166 = !DILocation(line: 31, column: 3, scope: !167)
!167 = distinct !DILexicalBlock(scope: !168, file: !3, line: 31, column: 3)
!168 = distinct !DILexicalBlock(scope: !112, file: !3, line: 31, column: 3)
!169 = !DILocation(line: 31, column: 3, scope: !168)
!170 = !DILocation(line: 32, column: 3, scope: !112)
!171 = distinct !DISubprogram(name: "other", scope: !3, file: !3, line: 8, type: !172, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !115)
!172 = !DISubroutineType(types: !173)
!173 = !{!18, !18}
!174 = !DILocalVariable(name: "unused", arg: 1, scope: !171, file: !3, line: 8, type: !18)
!175 = !DILocation(line: 8, column: 26, scope: !171)
!176 = !DILocation(line: 9, column: 3, scope: !177)
!177 = distinct !DILexicalBlock(scope: !178, file: !3, line: 9, column: 3)
!178 = distinct !DILexicalBlock(scope: !171, file: !3, line: 9, column: 3)
!179 = !DILocation(line: 9, column: 3, scope: !178)
!180 = !DILocation(line: 10, column: 3, scope: !181)
!181 = distinct !DILexicalBlock(scope: !182, file: !3, line: 10, column: 3)
!182 = distinct !DILexicalBlock(scope: !171, file: !3, line: 10, column: 3)
!183 = !DILocation(line: 10, column: 3, scope: !182)
!184 = !DILocation(line: 11, column: 10, scope: !171)
!185 = !DILocation(line: 11, column: 3, scope: !171)
