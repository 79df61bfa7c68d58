source_filename = "mutex_kinds.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_mutexattr_t = type { i32 }

@recursive = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@checking = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !20
@.str = private unnamed_addr constant [36 x i8] c"pthread_mutex_lock(&recursive) == 0\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"mutex_kinds.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [35 x i8] c"pthread_mutex_lock(&checking) == 0\00", align 1
@.str.3 = private unnamed_addr constant [41 x i8] c"pthread_mutex_lock(&checking) == EDEADLK\00", align 1
@.str.4 = private unnamed_addr constant [38 x i8] c"pthread_mutex_unlock(&recursive) == 0\00", align 1
@.str.5 = private unnamed_addr constant [43 x i8] c"pthread_mutex_destroy(&recursive) == EBUSY\00", align 1
@.str.6 = private unnamed_addr constant [39 x i8] c"pthread_mutex_destroy(&recursive) == 0\00", align 1
@.str.7 = private unnamed_addr constant [43 x i8] c"pthread_mutex_trylock(&recursive) == EBUSY\00", align 1
@__PRETTY_FUNCTION__.other = private unnamed_addr constant [20 x i8] c"void *other(void *)\00", align 1
@.str.8 = private unnamed_addr constant [41 x i8] c"pthread_mutex_unlock(&checking) == EPERM\00", align 1

define dso_local i32 @main() #0 !dbg !62 {
  %1 = alloca i32, align 4
  %2 = alloca %union.pthread_mutexattr_t, align 4
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !66, metadata !DIExpression()), !dbg !75
  %4 = call i32 @pthread_mutexattr_init(ptr noundef %2) #5, !dbg !76
  %5 = call i32 @pthread_mutexattr_settype(ptr noundef %2, i32 noundef 1) #5, !dbg !77
  %6 = call i32 @pthread_mutex_init(ptr noundef @recursive, ptr noundef %2) #5, !dbg !78
  %7 = call i32 @pthread_mutexattr_settype(ptr noundef %2, i32 noundef 2) #5, !dbg !79
  %8 = call i32 @pthread_mutex_init(ptr noundef @checking, ptr noundef %2) #5, !dbg !80
  %9 = call i32 @pthread_mutex_lock(ptr noundef @recursive) #5, !dbg !81
  %10 = icmp eq i32 %9, 0, !dbg !81
  br i1 %10, label %11, label %12, !dbg !84

11:                                               ; preds = %0
  br label %13, !dbg !84

12:                                               ; preds = %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([36 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([14 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 21, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !81
  unreachable, !dbg !81

13:                                               ; preds = %11
  %14 = call i32 @pthread_mutex_lock(ptr noundef @recursive) #5, !dbg !85
  %15 = icmp eq i32 %14, 0, !dbg !85
  br i1 %15, label %16, label %17, !dbg !88

16:                                               ; preds = %13
  br label %18, !dbg !88

17:                                               ; preds = %13
  call void @__assert_fail(ptr noundef getelementptr inbounds ([36 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([14 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 22, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !85
  unreachable, !dbg !85

18:                                               ; preds = %16
  %19 = call i32 @pthread_mutex_lock(ptr noundef @checking) #5, !dbg !89
  %20 = icmp eq i32 %19, 0, !dbg !89
  br i1 %20, label %21, label %22, !dbg !92

21:                                               ; preds = %18
  br label %23, !dbg !92

22:                                               ; preds = %18
  call void @__assert_fail(ptr noundef getelementptr inbounds ([35 x i8], ptr @.str.2, i64 0, i64 0), ptr noundef getelementptr inbounds ([14 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 23, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !89
  unreachable, !dbg !89

23:                                               ; preds = %21
  %24 = call i32 @pthread_mutex_lock(ptr noundef @checking) #5, !dbg !93
  %25 = icmp eq i32 %24, 35, !dbg !93
  br i1 %25, label %26, label %27, !dbg !96

26:                                               ; preds = %23
  br label %28, !dbg !96

27:                                               ; preds = %23
  call void @__assert_fail(ptr noundef getelementptr inbounds ([41 x i8], ptr @.str.3, i64 0, i64 0), ptr noundef getelementptr inbounds ([14 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 24, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !93
  unreachable, !dbg !93

28:                                               ; preds = %26
  call void @llvm.dbg.declare(metadata ptr %3, metadata !97, metadata !DIExpression()), !dbg !100
  %29 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @other, ptr noundef null) #5, !dbg !101
  %30 = load i64, ptr %3, align 8, !dbg !102
  %31 = call i32 @pthread_join(i64 noundef %30, ptr noundef null), !dbg !103
  %32 = call i32 @pthread_mutex_unlock(ptr noundef @recursive) #5, !dbg !104
  %33 = icmp eq i32 %32, 0, !dbg !104
  br i1 %33, label %34, label %35, !dbg !107

34:                                               ; preds = %28
  br label %36, !dbg !107

35:                                               ; preds = %28
  call void @__assert_fail(ptr noundef getelementptr inbounds ([38 x i8], ptr @.str.4, i64 0, i64 0), ptr noundef getelementptr inbounds ([14 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 28, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !104
  unreachable, !dbg !104

36:                                               ; preds = %34
  %37 = call i32 @pthread_mutex_destroy(ptr noundef @recursive) #5, !dbg !108
  %38 = icmp eq i32 %37, 16, !dbg !108
  br i1 %38, label %39, label %40, !dbg !111

39:                                               ; preds = %36
  br label %41, !dbg !111

40:                                               ; preds = %36
  call void @__assert_fail(ptr noundef getelementptr inbounds ([43 x i8], ptr @.str.5, i64 0, i64 0), ptr noundef getelementptr inbounds ([14 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 29, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !108
  unreachable, !dbg !108

41:                                               ; preds = %39
  %42 = call i32 @pthread_mutex_unlock(ptr noundef @recursive) #5, !dbg !112
  %43 = icmp eq i32 %42, 0, !dbg !112
  br i1 %43, label %44, label %45, !dbg !115

44:                                               ; preds = %41
  br label %46, !dbg !115

45:                                               ; preds = %41
  call void @__assert_fail(ptr noundef getelementptr inbounds ([38 x i8], ptr @.str.4, i64 0, i64 0), ptr noundef getelementptr inbounds ([14 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 30, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !112
  unreachable, !dbg !112

46:                                               ; preds = %44
  %47 = call i32 @pthread_mutex_destroy(ptr noundef @recursive) #5, !dbg !116
  %48 = icmp eq i32 %47, 0, !dbg !116
  br i1 %48, label %49, label %50, !dbg !119

49:                                               ; preds = %46
  br label %51, !dbg !119

50:                                               ; preds = %46
  call void @__assert_fail(ptr noundef getelementptr inbounds ([39 x i8], ptr @.str.6, i64 0, i64 0), ptr noundef getelementptr inbounds ([14 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 31, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !116
  unreachable, !dbg !116

51:                                               ; preds = %49
  ret i32 0, !dbg !120
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_mutexattr_init(ptr noundef) #2

declare i32 @pthread_mutexattr_settype(ptr noundef, i32 noundef) #2

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #2

declare i32 @pthread_mutex_lock(ptr noundef) #2

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @other(ptr noundef %0) #0 !dbg !121 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !124, metadata !DIExpression()), !dbg !125
  %3 = call i32 @pthread_mutex_trylock(ptr noundef @recursive) #5, !dbg !126
  %4 = icmp eq i32 %3, 16, !dbg !126
  br i1 %4, label %5, label %6, !dbg !129

5:                                                ; preds = %1
  br label %7, !dbg !129

6:                                                ; preds = %1
  call void @__assert_fail(ptr noundef getelementptr inbounds ([43 x i8], ptr @.str.7, i64 0, i64 0), ptr noundef getelementptr inbounds ([14 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 9, ptr noundef getelementptr inbounds ([20 x i8], ptr @__PRETTY_FUNCTION__.other, i64 0, i64 0)) #6, !dbg !126
  unreachable, !dbg !126

7:                                                ; preds = %5
  %8 = call i32 @pthread_mutex_unlock(ptr noundef @checking) #5, !dbg !130
  %9 = icmp eq i32 %8, 1, !dbg !130
  br i1 %9, label %10, label %11, !dbg !133

10:                                               ; preds = %7
  br label %12, !dbg !133

11:                                               ; preds = %7
  call void @__assert_fail(ptr noundef getelementptr inbounds ([41 x i8], ptr @.str.8, i64 0, i64 0), ptr noundef getelementptr inbounds ([14 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 10, ptr noundef getelementptr inbounds ([20 x i8], ptr @__PRETTY_FUNCTION__.other, i64 0, i64 0)) #6, !dbg !130
  unreachable, !dbg !130

12:                                               ; preds = %10
  %13 = load ptr, ptr %2, align 8, !dbg !134
  ret ptr %13, !dbg !135
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

declare i32 @pthread_mutex_unlock(ptr noundef) #2

declare i32 @pthread_mutex_destroy(ptr noundef) #2

declare i32 @pthread_mutex_trylock(ptr noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!54, !55, !56, !57, !58, !59, !60}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "recursive", scope: !2, file: !3, line: 6, type: !22, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !17, globals: !19, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mutex_kinds.c", directory: ".", checksumkind: CSK_MD5, checksum: "0e1f4293619e160f6e1794f653b80a8f")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !6, line: 47, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
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
!19 = !{!0, !20}
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "checking", scope: !2, file: !3, line: 6, type: !22, isLocal: true, isDefinition: true)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !23, line: 72, baseType: !24)
!23 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!24 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !23, line: 67, size: 320, elements: !25)
!25 = !{!26, !47, !52}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !24, file: !23, line: 69, baseType: !27, size: 320)
!27 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !28, line: 22, size: 320, elements: !29)
!28 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: ".", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!29 = !{!30, !32, !33, !34, !35, !36, !38, !39}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !27, file: !28, line: 24, baseType: !31, size: 32)
!31 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !27, file: !28, line: 25, baseType: !7, size: 32, offset: 32)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !27, file: !28, line: 26, baseType: !31, size: 32, offset: 64)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !27, file: !28, line: 28, baseType: !7, size: 32, offset: 96)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !27, file: !28, line: 32, baseType: !31, size: 32, offset: 128)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !27, file: !28, line: 34, baseType: !37, size: 16, offset: 160)
!37 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !27, file: !28, line: 35, baseType: !37, size: 16, offset: 176)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !27, file: !28, line: 36, baseType: !40, size: 128, offset: 192)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !41, line: 55, baseType: !42)
!41 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: ".", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!42 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !41, line: 51, size: 128, elements: !43)
!43 = !{!44, !46}
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !42, file: !41, line: 53, baseType: !45, size: 64)
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !42, file: !41, line: 54, baseType: !45, size: 64, offset: 64)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !24, file: !23, line: 70, baseType: !48, size: 320)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !49, size: 320, elements: !50)
!49 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!50 = !{!51}
!51 = !DISubrange(count: 40)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !24, file: !23, line: 71, baseType: !53, size: 64)
!53 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!54 = !{i32 7, !"Dwarf Version", i32 5}
!55 = !{i32 2, !"Debug Info Version", i32 3}
!56 = !{i32 1, !"wchar_size", i32 4}
!57 = !{i32 7, !"PIC Level", i32 2}
!58 = !{i32 7, !"PIE Level", i32 2}
!59 = !{i32 7, !"uwtable", i32 1}
!60 = !{i32 7, !"frame-pointer", i32 2}
!61 = !{!"Debian clang version 14.0.6"}
!62 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 14, type: !63, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !65)
!63 = !DISubroutineType(types: !64)
!64 = !{!31}
!65 = !{}
!66 = !DILocalVariable(name: "a", scope: !62, file: !3, line: 15, type: !67)
!67 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutexattr_t", file: !23, line: 36, baseType: !68)
!68 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !23, line: 32, size: 32, elements: !69)
!69 = !{!70, !74}
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !68, file: !23, line: 34, baseType: !71, size: 32)
!71 = !DICompositeType(tag: DW_TAG_array_type, baseType: !49, size: 32, elements: !72)
!72 = !{!73}
!73 = !DISubrange(count: 4)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !68, file: !23, line: 35, baseType: !31, size: 32)
!75 = !DILocation(line: 15, column: 23, scope: !62)
!76 = !DILocation(line: 16, column: 3, scope: !62)
!77 = !DILocation(line: 17, column: 3, scope: !62)
!78 = !DILocation(line: 18, column: 3, scope: !62)
!79 = !DILocation(line: 19, column: 3, scope: !62)
!80 = !DILocation(line: 20, column: 3, scope: !62)
!81 = !DILocation(line: 21, column: 3, scope: !82)
!82 = distinct !DILexicalBlock(scope: !83, file: !3, line: 21, column: 3)
!83 = distinct !DILexicalBlock(scope: !62, file: !3, line: 21, column: 3)
!84 = !DILocation(line: 21, column: 3, scope: !83)
!85 = !DILocation(line: 22, column: 3, scope: !86)
!86 = distinct !DILexicalBlock(scope: !87, file: !3, line: 22, column: 3)
!87 = distinct !DILexicalBlock(scope: !62, file: !3, line: 22, column: 3)
!88 = !DILocation(line: 22, column: 3, scope: !87)
!89 = !DILocation(line: 23, column: 3, scope: !90)
!90 = distinct !DILexicalBlock(scope: !91, file: !3, line: 23, column: 3)
!91 = distinct !DILexicalBlock(scope: !62, file: !3, line: 23, column: 3)
!92 = !DILocation(line: 23, column: 3, scope: !91)
!93 = !DILocation(line: 24, column: 3, scope: !94)
!94 = distinct !DILexicalBlock(scope: !95, file: !3, line: 24, column: 3)
!95 = distinct !DILexicalBlock(scope: !62, file: !3, line: 24, column: 3)
!96 = !DILocation(line: 24, column: 3, scope: !95)
!97 = !DILocalVariable(name: "t", scope: !62, file: !3, line: 25, type: !98)
!98 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !23, line: 27, baseType: !99)
!99 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!100 = !DILocation(line: 25, column: 13, scope: !62)
!101 = !DILocation(line: 26, column: 3, scope: !62)
!102 = !DILocation(line: 27, column: 16, scope: !62)
!103 = !DILocation(line: 27, column: 3, scope: !62)
!104 = !DILocation(line: 28, column: 3, scope: !105)
!105 = distinct !DILexicalBlock(scope: !106, file: !3, line: 28, column: 3)
!106 = distinct !DILexicalBlock(scope: !62, file: !3, line: 28, column: 3)
!107 = !DILocation(line: 28, column: 3, scope: !106)
!108 = !DILocation(line: 29, column: 3, scope: !109)
!109 = distinct !DILexicalBlock(scope: !110, file: !3, line: 29, column: 3)
!110 = distinct !DILexicalBlock(scope: !62, file: !3, line: 29, column: 3)
!111 = !DILocation(line: 29, column: 3, scope: !110)
!112 = !DILocation(line: 30, column: 3, scope: !113)
!113 = distinct !DILexicalBlock(scope: !114, file: !3, line: 30, column: 3)
!114 = distinct !DILexicalBlock(scope: !62, file: !3, line: 30, column: 3)
!115 = !DILocation(line: 30, column: 3, scope: !114)
!116 = !DILocation(line: 31, column: 3, scope: !117)
!117 = distinct !DILexicalBlock(scope: !118, file: !3, line: 31, column: 3)
!118 = distinct !DILexicalBlock(scope: !62, file: !3, line: 31, column: 3)
!119 = !DILocation(line: 31, column: 3, scope: !118)
!120 = !DILocation(line: 32, column: 3, scope: !62)
!121 = distinct !DISubprogram(name: "other", scope: !3, file: !3, line: 8, type: !122, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !65)
!122 = !DISubroutineType(types: !123)
!123 = !{!18, !18}
!124 = !DILocalVariable(name: "unused", arg: 1, scope: !121, file: !3, line: 8, type: !18)
!125 = !DILocation(line: 8, column: 26, scope: !121)
!126 = !DILocation(line: 9, column: 3, scope: !127)
!127 = distinct !DILexicalBlock(scope: !128, file: !3, line: 9, column: 3)
!128 = distinct !DILexicalBlock(scope: !121, file: !3, line: 9, column: 3)
!129 = !DILocation(line: 9, column: 3, scope: !128)
!130 = !DILocation(line: 10, column: 3, scope: !131)
!131 = distinct !DILexicalBlock(scope: !132, file: !3, line: 10, column: 3)
!132 = distinct !DILexicalBlock(scope: !121, file: !3, line: 10, column: 3)
!133 = !DILocation(line: 10, column: 3, scope: !132)
!134 = !DILocation(line: 11, column: 10, scope: !121)
!135 = !DILocation(line: 11, column: 3, scope: !121)
