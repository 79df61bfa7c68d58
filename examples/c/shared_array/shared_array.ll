source_filename = "shared_array.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@numbers = dso_local global [16 x i32] zeroinitializer, align 16, !dbg !0
@.str = private unnamed_addr constant [47 x i8] c"numbers[ROUNDS - 1] == numbers[2 * ROUNDS - 1]\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [15 x i8] c"shared_array.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.both = private unnamed_addr constant [29 x i8] c"void both(void *(*)(void *))\00", align 1, !dbg !18

define dso_local i32 @main() #0 !dbg !36 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @both(ptr noundef @write_too_many), !dbg !39
  ret i32 0, !dbg !40
}

define internal void @both(ptr noundef %0) #0 !dbg !41 {
  %2 = alloca ptr, align 8
  %3 = alloca [2 x i64], align 16
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !48, !DIExpression(), !49)
    #dbg_declare(ptr %3, !50, !DIExpression(), !57)
  %4 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 0, !dbg !58
  %5 = load ptr, ptr %2, align 8, !dbg !59
  %6 = call i32 @pthread_create(ptr noundef %4, ptr noundef null, ptr noundef %5, ptr noundef @numbers) #4, !dbg !60
  %7 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 1, !dbg !61
  %8 = call i32 @pthread_create(ptr noundef %7, ptr noundef null, ptr noundef @write_half, ptr noundef getelementptr inbounds (i32, ptr @numbers, i64 8)) #4, !dbg !62
  %9 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 0, !dbg !63
  %10 = load i64, ptr %9, align 16, !dbg !63
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !64
  %12 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 1, !dbg !65
  %13 = load i64, ptr %12, align 8, !dbg !65
  %14 = call i32 @pthread_join(i64 noundef %13, ptr noundef null), !dbg !66
  %15 = load i32, ptr getelementptr inbounds ([16 x i32], ptr @numbers, i64 0, i64 7), align 4, !dbg !67
  %16 = load i32, ptr getelementptr inbounds ([16 x i32], ptr @numbers, i64 0, i64 15), align 4, !dbg !67
  %17 = icmp eq i32 %15, %16, !dbg !67
  br i1 %17, label %18, label %19, !dbg !70

18:                                               ; preds = %1
  br label %20, !dbg !70

19:                                               ; preds = %1
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 33, ptr noundef @__PRETTY_FUNCTION__.both) #5, !dbg !67
  unreachable, !dbg !67

20:                                               ; preds = %18
  ret void, !dbg !71
}

define internal ptr @write_too_many(ptr noundef %0) #0 !dbg !72 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !73, !DIExpression(), !74)
    #dbg_declare(ptr %3, !75, !DIExpression(), !77)
  %5 = load ptr, ptr %2, align 8, !dbg !78
  store ptr %5, ptr %3, align 8, !dbg !77
    #dbg_declare(ptr %4, !79, !DIExpression(), !81)
  store i32 0, ptr %4, align 4, !dbg !81
  br label %6, !dbg !82

6:                                                ; preds = %15, %1
  %7 = load i32, ptr %4, align 4, !dbg !83
  %8 = icmp sle i32 %7, 8, !dbg !85
  br i1 %8, label %9, label %18, !dbg !86

9:                                                ; preds = %6
  %10 = load i32, ptr %4, align 4, !dbg !87
  %11 = load ptr, ptr %3, align 8, !dbg !88
  %12 = load i32, ptr %4, align 4, !dbg !89
  %13 = sext i32 %12 to i64, !dbg !88
  %14 = getelementptr inbounds i32, ptr %11, i64 %13, !dbg !88
  store i32 %10, ptr %14, align 4, !dbg !90
  br label %15, !dbg !88

15:                                               ; preds = %9
  %16 = load i32, ptr %4, align 4, !dbg !91
  %17 = add nsw i32 %16, 1, !dbg !91
  store i32 %17, ptr %4, align 4, !dbg !91
  br label %6, !dbg !92, !llvm.loop !93

18:                                               ; preds = %6
  ret ptr null, !dbg !96
}

define dso_local void @repaired() #0 !dbg !97 {
  call void @both(ptr noundef @write_half), !dbg !100
  ret void, !dbg !101
}

define internal ptr @write_half(ptr noundef %0) #0 !dbg !102 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !103, !DIExpression(), !104)
    #dbg_declare(ptr %3, !105, !DIExpression(), !106)
  %5 = load ptr, ptr %2, align 8, !dbg !107
  store ptr %5, ptr %3, align 8, !dbg !106
    #dbg_declare(ptr %4, !108, !DIExpression(), !110)
  store i32 0, ptr %4, align 4, !dbg !110
  br label %6, !dbg !111

6:                                                ; preds = %15, %1
  %7 = load i32, ptr %4, align 4, !dbg !112
  %8 = icmp slt i32 %7, 8, !dbg !114
  br i1 %8, label %9, label %18, !dbg !115

9:                                                ; preds = %6
  %10 = load i32, ptr %4, align 4, !dbg !116
  %11 = load ptr, ptr %3, align 8, !dbg !117
  %12 = load i32, ptr %4, align 4, !dbg !118
  %13 = sext i32 %12 to i64, !dbg !117
  %14 = getelementptr inbounds i32, ptr %11, i64 %13, !dbg !117
  store i32 %10, ptr %14, align 4, !dbg !119
  br label %15, !dbg !117

15:                                               ; preds = %9
  %16 = load i32, ptr %4, align 4, !dbg !120
  %17 = add nsw i32 %16, 1, !dbg !120
  store i32 %17, ptr %4, align 4, !dbg !120
  br label %6, !dbg !121, !llvm.loop !122

18:                                               ; preds = %6
  ret ptr null, !dbg !124
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!28, !29, !30, !31, !32, !33, !34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "numbers", scope: !2, file: !3, line: 10, type: !24, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "shared_array.c", directory: ".", checksumkind: CSK_MD5, checksum: "007c3515b2254c463edcfb70b9d75145")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !13, !18}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 376, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 47)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 120, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 15)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 232, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 29)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 512, elements: !26)
!25 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!26 = !{!27}
!27 = !DISubrange(count: 16)
!28 = !{i32 7, !"Dwarf Version", i32 5}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 8, !"PIC Level", i32 2}
!32 = !{i32 7, !"PIE Level", i32 2}
!33 = !{i32 7, !"uwtable", i32 2}
!34 = !{i32 7, !"frame-pointer", i32 2}
!35 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!36 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 36, type: !37, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!37 = !DISubroutineType(types: !38)
!38 = !{!25}
!39 = !DILocation(line: 37, column: 3, scope: !36)
!40 = !DILocation(line: 38, column: 3, scope: !36)
!41 = distinct !DISubprogram(name: "both", scope: !3, file: !3, line: 27, type: !42, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!42 = !DISubroutineType(types: !43)
!43 = !{null, !44}
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !45, size: 64)
!45 = !DISubroutineType(types: !46)
!46 = !{!5, !5}
!47 = !{}
!48 = !DILocalVariable(name: "first", arg: 1, scope: !41, file: !3, line: 27, type: !44)
!49 = !DILocation(line: 27, column: 26, scope: !41)
!50 = !DILocalVariable(name: "threads", scope: !41, file: !3, line: 28, type: !51)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !52, size: 128, elements: !55)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !53, line: 27, baseType: !54)
!53 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!54 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!55 = !{!56}
!56 = !DISubrange(count: 2)
!57 = !DILocation(line: 28, column: 13, scope: !41)
!58 = !DILocation(line: 29, column: 19, scope: !41)
!59 = !DILocation(line: 29, column: 37, scope: !41)
!60 = !DILocation(line: 29, column: 3, scope: !41)
!61 = !DILocation(line: 30, column: 19, scope: !41)
!62 = !DILocation(line: 30, column: 3, scope: !41)
!63 = !DILocation(line: 31, column: 16, scope: !41)
!64 = !DILocation(line: 31, column: 3, scope: !41)
!65 = !DILocation(line: 32, column: 16, scope: !41)
!66 = !DILocation(line: 32, column: 3, scope: !41)
!67 = !DILocation(line: 33, column: 3, scope: !68)
!68 = distinct !DILexicalBlock(scope: !69, file: !3, line: 33, column: 3)
!69 = distinct !DILexicalBlock(scope: !41, file: !3, line: 33, column: 3)
!70 = !DILocation(line: 33, column: 3, scope: !69)
!71 = !DILocation(line: 34, column: 1, scope: !41)
!72 = distinct !DISubprogram(name: "write_too_many", scope: !3, file: !3, line: 20, type: !45, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!73 = !DILocalVariable(name: "argument", arg: 1, scope: !72, file: !3, line: 20, type: !5)
!74 = !DILocation(line: 20, column: 35, scope: !72)
!75 = !DILocalVariable(name: "half", scope: !72, file: !3, line: 21, type: !76)
!76 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!77 = !DILocation(line: 21, column: 8, scope: !72)
!78 = !DILocation(line: 21, column: 15, scope: !72)
!79 = !DILocalVariable(name: "i", scope: !80, file: !3, line: 22, type: !25)
!80 = distinct !DILexicalBlock(scope: !72, file: !3, line: 22, column: 3)
!81 = !DILocation(line: 22, column: 12, scope: !80)
!82 = !DILocation(line: 22, column: 8, scope: !80)
!83 = !DILocation(line: 22, column: 19, scope: !84)
!84 = distinct !DILexicalBlock(scope: !80, file: !3, line: 22, column: 3)
!85 = !DILocation(line: 22, column: 21, scope: !84)
!86 = !DILocation(line: 22, column: 3, scope: !80)
!87 = !DILocation(line: 23, column: 15, scope: !84)
!88 = !DILocation(line: 23, column: 5, scope: !84)
!89 = !DILocation(line: 23, column: 10, scope: !84)
!90 = !DILocation(line: 23, column: 13, scope: !84)
!91 = !DILocation(line: 22, column: 33, scope: !84)
!92 = !DILocation(line: 22, column: 3, scope: !84)
!93 = distinct !{!93, !86, !94, !95}
!94 = !DILocation(line: 23, column: 15, scope: !80)
!95 = !{!"llvm.loop.mustprogress"}
!96 = !DILocation(line: 24, column: 3, scope: !72)
!97 = distinct !DISubprogram(name: "repaired", scope: !3, file: !3, line: 41, type: !98, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!98 = !DISubroutineType(types: !99)
!99 = !{null}
!100 = !DILocation(line: 41, column: 23, scope: !97)
!101 = !DILocation(line: 41, column: 41, scope: !97)
!102 = distinct !DISubprogram(name: "write_half", scope: !3, file: !3, line: 12, type: !45, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!103 = !DILocalVariable(name: "argument", arg: 1, scope: !102, file: !3, line: 12, type: !5)
!104 = !DILocation(line: 12, column: 31, scope: !102)
!105 = !DILocalVariable(name: "half", scope: !102, file: !3, line: 13, type: !76)
!106 = !DILocation(line: 13, column: 8, scope: !102)
!107 = !DILocation(line: 13, column: 15, scope: !102)
!108 = !DILocalVariable(name: "i", scope: !109, file: !3, line: 14, type: !25)
!109 = distinct !DILexicalBlock(scope: !102, file: !3, line: 14, column: 3)
!110 = !DILocation(line: 14, column: 12, scope: !109)
!111 = !DILocation(line: 14, column: 8, scope: !109)
!112 = !DILocation(line: 14, column: 19, scope: !113)
!113 = distinct !DILexicalBlock(scope: !109, file: !3, line: 14, column: 3)
!114 = !DILocation(line: 14, column: 21, scope: !113)
!115 = !DILocation(line: 14, column: 3, scope: !109)
!116 = !DILocation(line: 15, column: 15, scope: !113)
!117 = !DILocation(line: 15, column: 5, scope: !113)
!118 = !DILocation(line: 15, column: 10, scope: !113)
!119 = !DILocation(line: 15, column: 13, scope: !113)
!120 = !DILocation(line: 14, column: 32, scope: !113)
!121 = !DILocation(line: 14, column: 3, scope: !113)
!122 = distinct !{!122, !115, !123, !95}
!123 = !DILocation(line: 15, column: 15, scope: !109)
!124 = !DILocation(line: 16, column: 3, scope: !102)
