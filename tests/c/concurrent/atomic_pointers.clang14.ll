source_filename = "atomic_pointers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@cell = internal global ptr null, align 8, !dbg !0
@.str = private unnamed_addr constant [11 x i8] c"*mine == 7\00", align 1
@.str.1 = private unnamed_addr constant [18 x i8] c"atomic_pointers.c\00", align 1
@__PRETTY_FUNCTION__.take = private unnamed_addr constant [19 x i8] c"void *take(void *)\00", align 1

define dso_local i32 @main() #0 !dbg !18 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !22, metadata !DIExpression()), !dbg !26
  call void @llvm.dbg.declare(metadata ptr %3, metadata !27, metadata !DIExpression()), !dbg !28
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @give_and_free, ptr noundef null) #5, !dbg !29
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @use, ptr noundef null) #5, !dbg !30
  %6 = load i64, ptr %2, align 8, !dbg !31
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !32
  %8 = load i64, ptr %3, align 8, !dbg !33
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !34
  ret i32 0, !dbg !35
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @give_and_free(ptr noundef %0) #0 !dbg !36 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !39, metadata !DIExpression()), !dbg !40
  %3 = call noalias ptr @malloc(i64 noundef 4) #5, !dbg !41
  %4 = ptrtoint ptr %3 to i64, !dbg !42
  store atomic i64 %4, ptr @cell seq_cst, align 8, !dbg !42
  %5 = load atomic i64, ptr @cell seq_cst, align 8, !dbg !43
  %6 = inttoptr i64 %5 to ptr, !dbg !43
  call void @free(ptr noundef %6) #5, !dbg !44
  %7 = load ptr, ptr %2, align 8, !dbg !45
  ret ptr %7, !dbg !46
}

define internal ptr @use(ptr noundef %0) #0 !dbg !47 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !48, metadata !DIExpression()), !dbg !49
  call void @llvm.dbg.declare(metadata ptr %3, metadata !50, metadata !DIExpression()), !dbg !51
  %4 = load atomic i64, ptr @cell seq_cst, align 8, !dbg !52
  %5 = inttoptr i64 %4 to ptr, !dbg !52
  store ptr %5, ptr %3, align 8, !dbg !51
  %6 = load ptr, ptr %3, align 8, !dbg !53
  %7 = icmp ne ptr %6, null, !dbg !53
  br i1 %7, label %8, label %10, !dbg !55

8:                                                ; preds = %1
  %9 = load ptr, ptr %3, align 8, !dbg !56
  store i32 18, ptr %9, align 4, !dbg !57
  br label %10, !dbg !58

10:                                               ; preds = %8, %1
  %11 = load ptr, ptr %2, align 8, !dbg !59
  ret ptr %11, !dbg !60
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

define dso_local void @taken_once() #0 !dbg !61 {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !64, metadata !DIExpression()), !dbg !65
  call void @llvm.dbg.declare(metadata ptr %2, metadata !66, metadata !DIExpression()), !dbg !67
  call void @llvm.dbg.declare(metadata ptr %3, metadata !68, metadata !DIExpression()), !dbg !69
  %4 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @give, ptr noundef null) #5, !dbg !70
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @take, ptr noundef null) #5, !dbg !71
  %6 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @take, ptr noundef null) #5, !dbg !72
  %7 = load i64, ptr %1, align 8, !dbg !73
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !74
  %9 = load i64, ptr %2, align 8, !dbg !75
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !76
  %11 = load i64, ptr %3, align 8, !dbg !77
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef null), !dbg !78
  ret void, !dbg !79
}

define internal ptr @give(ptr noundef %0) #0 !dbg !80 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !81, metadata !DIExpression()), !dbg !82
  call void @llvm.dbg.declare(metadata ptr %3, metadata !83, metadata !DIExpression()), !dbg !84
  %4 = call noalias ptr @malloc(i64 noundef 4) #5, !dbg !85
  store ptr %4, ptr %3, align 8, !dbg !84
  %5 = load ptr, ptr %3, align 8, !dbg !86
  store i32 7, ptr %5, align 4, !dbg !87
  %6 = load ptr, ptr %3, align 8, !dbg !88
  %7 = ptrtoint ptr %6 to i64, !dbg !89
  store atomic i64 %7, ptr @cell seq_cst, align 8, !dbg !89
  %8 = load ptr, ptr %2, align 8, !dbg !90
  ret ptr %8, !dbg !91
}

define internal ptr @take(ptr noundef %0) #0 !dbg !92 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !93, metadata !DIExpression()), !dbg !94
  call void @llvm.dbg.declare(metadata ptr %3, metadata !95, metadata !DIExpression()), !dbg !96
  store ptr null, ptr %4, align 8, !dbg !97
  %6 = load i64, ptr %4, align 8, !dbg !97
  %7 = atomicrmw xchg ptr @cell, i64 %6 seq_cst, align 8, !dbg !97
  store i64 %7, ptr %5, align 8, !dbg !97
  %8 = load ptr, ptr %5, align 8, !dbg !97
  store ptr %8, ptr %3, align 8, !dbg !96
  %9 = load ptr, ptr %3, align 8, !dbg !98
  %10 = icmp ne ptr %9, null, !dbg !98
  br i1 %10, label %11, label %19, !dbg !100

11:                                               ; preds = %1
  %12 = load ptr, ptr %3, align 8, !dbg !101
  %13 = load i32, ptr %12, align 4, !dbg !101
  %14 = icmp eq i32 %13, 7, !dbg !101
  br i1 %14, label %15, label %16, !dbg !105

15:                                               ; preds = %11
  br label %17, !dbg !105

16:                                               ; preds = %11
  call void @__assert_fail(ptr noundef getelementptr inbounds ([11 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([18 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 44, ptr noundef getelementptr inbounds ([19 x i8], ptr @__PRETTY_FUNCTION__.take, i64 0, i64 0)) #6, !dbg !101
  unreachable, !dbg !101

17:                                               ; preds = %15
  %18 = load ptr, ptr %3, align 8, !dbg !106
  call void @free(ptr noundef %18) #5, !dbg !107
  br label %19, !dbg !108

19:                                               ; preds = %17, %1
  %20 = load ptr, ptr %2, align 8, !dbg !109
  ret ptr %20, !dbg !110
}

declare noalias ptr @malloc(i64 noundef) #2

declare void @free(ptr noundef) #2

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15, !16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "cell", scope: !2, file: !3, line: 11, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "atomic_pointers.c", directory: ".", checksumkind: CSK_MD5, checksum: "f1dc4756a1e45b14f8798eb58eb187de")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !8)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 7, !"PIC Level", i32 2}
!14 = !{i32 7, !"PIE Level", i32 2}
!15 = !{i32 7, !"uwtable", i32 1}
!16 = !{i32 7, !"frame-pointer", i32 2}
!17 = !{!"Debian clang version 14.0.6"}
!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 25, type: !19, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!9}
!21 = !{}
!22 = !DILocalVariable(name: "a", scope: !18, file: !3, line: 26, type: !23)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !24, line: 27, baseType: !25)
!24 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!25 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!26 = !DILocation(line: 26, column: 13, scope: !18)
!27 = !DILocalVariable(name: "b", scope: !18, file: !3, line: 26, type: !23)
!28 = !DILocation(line: 26, column: 16, scope: !18)
!29 = !DILocation(line: 27, column: 3, scope: !18)
!30 = !DILocation(line: 28, column: 3, scope: !18)
!31 = !DILocation(line: 29, column: 16, scope: !18)
!32 = !DILocation(line: 29, column: 3, scope: !18)
!33 = !DILocation(line: 30, column: 16, scope: !18)
!34 = !DILocation(line: 30, column: 3, scope: !18)
!35 = !DILocation(line: 31, column: 3, scope: !18)
!36 = distinct !DISubprogram(name: "give_and_free", scope: !3, file: !3, line: 13, type: !37, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!37 = !DISubroutineType(types: !38)
!38 = !{!5, !5}
!39 = !DILocalVariable(name: "unused", arg: 1, scope: !36, file: !3, line: 13, type: !5)
!40 = !DILocation(line: 13, column: 34, scope: !36)
!41 = !DILocation(line: 14, column: 10, scope: !36)
!42 = !DILocation(line: 14, column: 8, scope: !36)
!43 = !DILocation(line: 15, column: 8, scope: !36)
!44 = !DILocation(line: 15, column: 3, scope: !36)
!45 = !DILocation(line: 16, column: 10, scope: !36)
!46 = !DILocation(line: 16, column: 3, scope: !36)
!47 = distinct !DISubprogram(name: "use", scope: !3, file: !3, line: 19, type: !37, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!48 = !DILocalVariable(name: "unused", arg: 1, scope: !47, file: !3, line: 19, type: !5)
!49 = !DILocation(line: 19, column: 24, scope: !47)
!50 = !DILocalVariable(name: "mine", scope: !47, file: !3, line: 20, type: !8)
!51 = !DILocation(line: 20, column: 8, scope: !47)
!52 = !DILocation(line: 20, column: 15, scope: !47)
!53 = !DILocation(line: 21, column: 7, scope: !54)
!54 = distinct !DILexicalBlock(scope: !47, file: !3, line: 21, column: 7)
!55 = !DILocation(line: 21, column: 7, scope: !47)
!56 = !DILocation(line: 21, column: 14, scope: !54)
!57 = !DILocation(line: 21, column: 19, scope: !54)
!58 = !DILocation(line: 21, column: 13, scope: !54)
!59 = !DILocation(line: 22, column: 10, scope: !47)
!60 = !DILocation(line: 22, column: 3, scope: !47)
!61 = distinct !DISubprogram(name: "taken_once", scope: !3, file: !3, line: 50, type: !62, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !21)
!62 = !DISubroutineType(types: !63)
!63 = !{null}
!64 = !DILocalVariable(name: "a", scope: !61, file: !3, line: 51, type: !23)
!65 = !DILocation(line: 51, column: 13, scope: !61)
!66 = !DILocalVariable(name: "b", scope: !61, file: !3, line: 51, type: !23)
!67 = !DILocation(line: 51, column: 16, scope: !61)
!68 = !DILocalVariable(name: "c", scope: !61, file: !3, line: 51, type: !23)
!69 = !DILocation(line: 51, column: 19, scope: !61)
!70 = !DILocation(line: 52, column: 3, scope: !61)
!71 = !DILocation(line: 53, column: 3, scope: !61)
!72 = !DILocation(line: 54, column: 3, scope: !61)
!73 = !DILocation(line: 55, column: 16, scope: !61)
!74 = !DILocation(line: 55, column: 3, scope: !61)
!75 = !DILocation(line: 56, column: 16, scope: !61)
!76 = !DILocation(line: 56, column: 3, scope: !61)
!77 = !DILocation(line: 57, column: 16, scope: !61)
!78 = !DILocation(line: 57, column: 3, scope: !61)
!79 = !DILocation(line: 58, column: 1, scope: !61)
!80 = distinct !DISubprogram(name: "give", scope: !3, file: !3, line: 34, type: !37, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!81 = !DILocalVariable(name: "unused", arg: 1, scope: !80, file: !3, line: 34, type: !5)
!82 = !DILocation(line: 34, column: 25, scope: !80)
!83 = !DILocalVariable(name: "mine", scope: !80, file: !3, line: 35, type: !8)
!84 = !DILocation(line: 35, column: 8, scope: !80)
!85 = !DILocation(line: 35, column: 15, scope: !80)
!86 = !DILocation(line: 36, column: 4, scope: !80)
!87 = !DILocation(line: 36, column: 9, scope: !80)
!88 = !DILocation(line: 37, column: 10, scope: !80)
!89 = !DILocation(line: 37, column: 8, scope: !80)
!90 = !DILocation(line: 38, column: 10, scope: !80)
!91 = !DILocation(line: 38, column: 3, scope: !80)
!92 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 41, type: !37, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!93 = !DILocalVariable(name: "unused", arg: 1, scope: !92, file: !3, line: 41, type: !5)
!94 = !DILocation(line: 41, column: 25, scope: !92)
!95 = !DILocalVariable(name: "mine", scope: !92, file: !3, line: 42, type: !8)
!96 = !DILocation(line: 42, column: 8, scope: !92)
!97 = !DILocation(line: 42, column: 15, scope: !92)
!98 = !DILocation(line: 43, column: 7, scope: !99)
!99 = distinct !DILexicalBlock(scope: !92, file: !3, line: 43, column: 7)
!100 = !DILocation(line: 43, column: 7, scope: !92)
!101 = !DILocation(line: 44, column: 5, scope: !102)
!102 = distinct !DILexicalBlock(scope: !103, file: !3, line: 44, column: 5)
!103 = distinct !DILexicalBlock(scope: !104, file: !3, line: 44, column: 5)
!104 = distinct !DILexicalBlock(scope: !99, file: !3, line: 43, column: 13)
!105 = !DILocation(line: 44, column: 5, scope: !103)
!106 = !DILocation(line: 45, column: 10, scope: !104)
!107 = !DILocation(line: 45, column: 5, scope: !104)
!108 = !DILocation(line: 46, column: 3, scope: !104)
!109 = !DILocation(line: 47, column: 10, scope: !92)
!110 = !DILocation(line: 47, column: 3, scope: !92)
