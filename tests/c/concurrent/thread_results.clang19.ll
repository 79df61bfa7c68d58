source_filename = "thread_results.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [34 x i8] c"x == (void *)7 && *(int *)y == 11\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [17 x i8] c"thread_results.c\00", align 1, !dbg !7
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !12
@.str.2 = private unnamed_addr constant [46 x i8] c"pthread_equal(pthread_self(), pthread_self())\00", align 1, !dbg !18

define dso_local i32 @main() #0 !dbg !38 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !42, !DIExpression(), !46)
    #dbg_declare(ptr %3, !47, !DIExpression(), !48)
    #dbg_declare(ptr %4, !49, !DIExpression(), !50)
    #dbg_declare(ptr %5, !51, !DIExpression(), !52)
  %6 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @run, ptr noundef inttoptr (i64 3 to ptr)) #7, !dbg !53
  %7 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @make, ptr noundef null) #7, !dbg !54
  %8 = load i64, ptr %2, align 8, !dbg !55
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef %4), !dbg !56
  %10 = load i64, ptr %3, align 8, !dbg !57
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef %5), !dbg !58
  %12 = load ptr, ptr %4, align 8, !dbg !59
  %13 = icmp eq ptr %12, inttoptr (i64 7 to ptr), !dbg !59
  br i1 %13, label %14, label %19, !dbg !59

14:                                               ; preds = %0
  %15 = load ptr, ptr %5, align 8, !dbg !59
  %16 = load i32, ptr %15, align 4, !dbg !59
  %17 = icmp eq i32 %16, 11, !dbg !59
  br i1 %17, label %18, label %19, !dbg !62

18:                                               ; preds = %14
  br label %20, !dbg !62

19:                                               ; preds = %14, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 27, ptr noundef @__PRETTY_FUNCTION__.main) #8, !dbg !59
  unreachable, !dbg !59

20:                                               ; preds = %18
  %21 = load ptr, ptr %5, align 8, !dbg !63
  call void @free(ptr noundef %21) #7, !dbg !64
  %22 = call i64 @pthread_self() #9, !dbg !65
  %23 = call i64 @pthread_self() #9, !dbg !65
  %24 = call i32 @pthread_equal(i64 noundef %22, i64 noundef %23) #9, !dbg !65
  %25 = icmp ne i32 %24, 0, !dbg !65
  br i1 %25, label %26, label %27, !dbg !68

26:                                               ; preds = %20
  br label %28, !dbg !68

27:                                               ; preds = %20
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 29, ptr noundef @__PRETTY_FUNCTION__.main) #8, !dbg !65
  unreachable, !dbg !65

28:                                               ; preds = %26
  ret i32 0, !dbg !69
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @run(ptr noundef %0) #0 !dbg !70 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !73, !DIExpression(), !74)
  %3 = load ptr, ptr %2, align 8, !dbg !75
  %4 = ptrtoint ptr %3 to i64, !dbg !76
  %5 = trunc i64 %4 to i32, !dbg !77
  %6 = call ptr @deep(i32 noundef %5), !dbg !78
  ret ptr %6, !dbg !79
}

define internal ptr @make(ptr noundef %0) #0 !dbg !80 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !81, !DIExpression(), !82)
    #dbg_declare(ptr %3, !83, !DIExpression(), !84)
  %4 = call noalias ptr @malloc(i64 noundef 4) #10, !dbg !85
  store ptr %4, ptr %3, align 8, !dbg !84
  %5 = load ptr, ptr %3, align 8, !dbg !86
  store i32 11, ptr %5, align 4, !dbg !87
  %6 = load ptr, ptr %3, align 8, !dbg !88
  ret ptr %6, !dbg !89
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare void @free(ptr noundef) #1

declare i32 @pthread_equal(i64 noundef, i64 noundef) #4

declare i64 @pthread_self() #4

define internal ptr @deep(i32 noundef %0) #0 !dbg !90 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !93, !DIExpression(), !94)
  %3 = load i32, ptr %2, align 4, !dbg !95
  %4 = icmp eq i32 %3, 0, !dbg !97
  br i1 %4, label %5, label %6, !dbg !98

5:                                                ; preds = %1
  call void @pthread_exit(ptr noundef inttoptr (i64 7 to ptr)) #11, !dbg !99
  unreachable, !dbg !99

6:                                                ; preds = %1
  %7 = load i32, ptr %2, align 4, !dbg !100
  %8 = sub nsw i32 %7, 1, !dbg !101
  %9 = call ptr @deep(i32 noundef %8), !dbg !102
  ret ptr %9, !dbg !103
}

declare void @pthread_exit(ptr noundef) #5

declare noalias ptr @malloc(i64 noundef) #6


!llvm.dbg.cu = !{!23}
!llvm.module.flags = !{!30, !31, !32, !33, !34, !35, !36}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "thread_results.c", directory: ".", checksumkind: CSK_MD5, checksum: "f477eceef44cd67d284ee9435c448a27")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 272, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 34)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 17)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 120, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 15)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 29, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 368, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 46)
!23 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !24, globals: !29, splitDebugInlining: false, nameTableKind: None)
!24 = !{!25, !26, !27, !28}
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64)
!27 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!28 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!29 = !{!0, !7, !12, !18}
!30 = !{i32 7, !"Dwarf Version", i32 5}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 8, !"PIC Level", i32 2}
!34 = !{i32 7, !"PIE Level", i32 2}
!35 = !{i32 7, !"uwtable", i32 2}
!36 = !{i32 7, !"frame-pointer", i32 2}
!37 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!38 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 20, type: !39, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !23, retainedNodes: !41)
!39 = !DISubroutineType(types: !40)
!40 = !{!27}
!41 = !{}
!42 = !DILocalVariable(name: "a", scope: !38, file: !2, line: 21, type: !43)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !44, line: 27, baseType: !45)
!44 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!45 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!46 = !DILocation(line: 21, column: 13, scope: !38)
!47 = !DILocalVariable(name: "b", scope: !38, file: !2, line: 21, type: !43)
!48 = !DILocation(line: 21, column: 16, scope: !38)
!49 = !DILocalVariable(name: "x", scope: !38, file: !2, line: 22, type: !25)
!50 = !DILocation(line: 22, column: 9, scope: !38)
!51 = !DILocalVariable(name: "y", scope: !38, file: !2, line: 22, type: !25)
!52 = !DILocation(line: 22, column: 13, scope: !38)
!53 = !DILocation(line: 23, column: 3, scope: !38)
!54 = !DILocation(line: 24, column: 3, scope: !38)
!55 = !DILocation(line: 25, column: 16, scope: !38)
!56 = !DILocation(line: 25, column: 3, scope: !38)
!57 = !DILocation(line: 26, column: 16, scope: !38)
!58 = !DILocation(line: 26, column: 3, scope: !38)
!59 = !DILocation(line: 27, column: 3, scope: !60)
!60 = distinct !DILexicalBlock(scope: !61, file: !2, line: 27, column: 3)
!61 = distinct !DILexicalBlock(scope: !38, file: !2, line: 27, column: 3)
!62 = !DILocation(line: 27, column: 3, scope: !61)
!63 = !DILocation(line: 28, column: 8, scope: !38)
!64 = !DILocation(line: 28, column: 3, scope: !38)
!65 = !DILocation(line: 29, column: 3, scope: !66)
!66 = distinct !DILexicalBlock(scope: !67, file: !2, line: 29, column: 3)
!67 = distinct !DILexicalBlock(scope: !38, file: !2, line: 29, column: 3)
!68 = !DILocation(line: 29, column: 3, scope: !67)
!69 = !DILocation(line: 30, column: 3, scope: !38)
!70 = distinct !DISubprogram(name: "run", scope: !2, file: !2, line: 12, type: !71, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !23, retainedNodes: !41)
!71 = !DISubroutineType(types: !72)
!72 = !{!25, !25}
!73 = !DILocalVariable(name: "n", arg: 1, scope: !70, file: !2, line: 12, type: !25)
!74 = !DILocation(line: 12, column: 24, scope: !70)
!75 = !DILocation(line: 12, column: 52, scope: !70)
!76 = !DILocation(line: 12, column: 46, scope: !70)
!77 = !DILocation(line: 12, column: 41, scope: !70)
!78 = !DILocation(line: 12, column: 36, scope: !70)
!79 = !DILocation(line: 12, column: 29, scope: !70)
!80 = distinct !DISubprogram(name: "make", scope: !2, file: !2, line: 14, type: !71, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !23, retainedNodes: !41)
!81 = !DILocalVariable(name: "unused", arg: 1, scope: !80, file: !2, line: 14, type: !25)
!82 = !DILocation(line: 14, column: 25, scope: !80)
!83 = !DILocalVariable(name: "p", scope: !80, file: !2, line: 15, type: !26)
!84 = !DILocation(line: 15, column: 8, scope: !80)
!85 = !DILocation(line: 15, column: 12, scope: !80)
!86 = !DILocation(line: 16, column: 4, scope: !80)
!87 = !DILocation(line: 16, column: 6, scope: !80)
!88 = !DILocation(line: 17, column: 10, scope: !80)
!89 = !DILocation(line: 17, column: 3, scope: !80)
!90 = distinct !DISubprogram(name: "deep", scope: !2, file: !2, line: 6, type: !91, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !23, retainedNodes: !41)
!91 = !DISubroutineType(types: !92)
!92 = !{!25, !27}
!93 = !DILocalVariable(name: "n", arg: 1, scope: !90, file: !2, line: 6, type: !27)
!94 = !DILocation(line: 6, column: 23, scope: !90)
!95 = !DILocation(line: 7, column: 7, scope: !96)
!96 = distinct !DILexicalBlock(scope: !90, file: !2, line: 7, column: 7)
!97 = !DILocation(line: 7, column: 9, scope: !96)
!98 = !DILocation(line: 7, column: 7, scope: !90)
!99 = !DILocation(line: 8, column: 5, scope: !96)
!100 = !DILocation(line: 9, column: 15, scope: !90)
!101 = !DILocation(line: 9, column: 17, scope: !90)
!102 = !DILocation(line: 9, column: 10, scope: !90)
!103 = !DILocation(line: 9, column: 3, scope: !90)
