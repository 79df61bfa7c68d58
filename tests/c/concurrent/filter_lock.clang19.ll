source_filename = "filter_lock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@careless = internal global i32 0, align 4, !dbg !0
@curious = internal global i32 0, align 4, !dbg !16
@count = internal global i32 0, align 4, !dbg !45
@.str = private unnamed_addr constant [17 x i8] c"count == threads\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [14 x i8] c"filter_lock.c\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [14 x i8] c"void run(int)\00", align 1, !dbg !29
@level = internal global [3 x i32] zeroinitializer, align 4, !dbg !33
@victim = internal global [3 x i32] zeroinitializer, align 4, !dbg !41
@seen = internal global i32 0, align 4, !dbg !43

define dso_local void @without_victims() #0 !dbg !55 {
  store i32 1, ptr @careless, align 4, !dbg !58
  call void @run(i32 noundef 2), !dbg !59
  ret void, !dbg !60
}

define internal void @run(i32 noundef %0) #0 !dbg !61 {
  %2 = alloca i32, align 4
  %3 = alloca [3 x i64], align 16
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !65, !DIExpression(), !66)
    #dbg_declare(ptr %3, !67, !DIExpression(), !72)
    #dbg_declare(ptr %4, !73, !DIExpression(), !75)
  store i64 0, ptr %4, align 8, !dbg !75
  br label %6, !dbg !76

6:                                                ; preds = %17, %1
  %7 = load i64, ptr %4, align 8, !dbg !77
  %8 = load i32, ptr %2, align 4, !dbg !79
  %9 = sext i32 %8 to i64, !dbg !79
  %10 = icmp slt i64 %7, %9, !dbg !80
  br i1 %10, label %11, label %20, !dbg !81

11:                                               ; preds = %6
  %12 = load i64, ptr %4, align 8, !dbg !82
  %13 = getelementptr inbounds [3 x i64], ptr %3, i64 0, i64 %12, !dbg !83
  %14 = load i64, ptr %4, align 8, !dbg !84
  %15 = inttoptr i64 %14 to ptr, !dbg !85
  %16 = call i32 @pthread_create(ptr noundef %13, ptr noundef null, ptr noundef @work, ptr noundef %15) #4, !dbg !86
  br label %17, !dbg !86

17:                                               ; preds = %11
  %18 = load i64, ptr %4, align 8, !dbg !87
  %19 = add nsw i64 %18, 1, !dbg !87
  store i64 %19, ptr %4, align 8, !dbg !87
  br label %6, !dbg !88, !llvm.loop !89

20:                                               ; preds = %6
    #dbg_declare(ptr %5, !92, !DIExpression(), !94)
  store i32 0, ptr %5, align 4, !dbg !94
  br label %21, !dbg !95

21:                                               ; preds = %31, %20
  %22 = load i32, ptr %5, align 4, !dbg !96
  %23 = load i32, ptr %2, align 4, !dbg !98
  %24 = icmp slt i32 %22, %23, !dbg !99
  br i1 %24, label %25, label %34, !dbg !100

25:                                               ; preds = %21
  %26 = load i32, ptr %5, align 4, !dbg !101
  %27 = sext i32 %26 to i64, !dbg !102
  %28 = getelementptr inbounds [3 x i64], ptr %3, i64 0, i64 %27, !dbg !102
  %29 = load i64, ptr %28, align 8, !dbg !102
  %30 = call i32 @pthread_join(i64 noundef %29, ptr noundef null), !dbg !103
  br label %31, !dbg !103

31:                                               ; preds = %25
  %32 = load i32, ptr %5, align 4, !dbg !104
  %33 = add nsw i32 %32, 1, !dbg !104
  store i32 %33, ptr %5, align 4, !dbg !104
  br label %21, !dbg !105, !llvm.loop !106

34:                                               ; preds = %21
  %35 = load i32, ptr @count, align 4, !dbg !108
  %36 = load i32, ptr %2, align 4, !dbg !108
  %37 = icmp eq i32 %35, %36, !dbg !108
  br i1 %37, label %38, label %39, !dbg !111

38:                                               ; preds = %34
  br label %40, !dbg !111

39:                                               ; preds = %34
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 44, ptr noundef @__PRETTY_FUNCTION__.run) #5, !dbg !108
  unreachable, !dbg !108

40:                                               ; preds = %38
  ret void, !dbg !112
}

define dso_local void @looks_plainly() #0 !dbg !113 {
  store i32 1, ptr @curious, align 4, !dbg !114
  call void @run(i32 noundef 2), !dbg !115
  ret void, !dbg !116
}

define dso_local i32 @main() #0 !dbg !117 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @run(i32 noundef 3), !dbg !120
  ret i32 0, !dbg !121
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @work(ptr noundef %0) #0 !dbg !122 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !125, !DIExpression(), !126)
    #dbg_declare(ptr %3, !127, !DIExpression(), !128)
  %9 = load ptr, ptr %2, align 8, !dbg !129
  %10 = ptrtoint ptr %9 to i64, !dbg !130
  %11 = trunc i64 %10 to i32, !dbg !131
  store i32 %11, ptr %3, align 4, !dbg !128
    #dbg_declare(ptr %4, !132, !DIExpression(), !134)
  store i32 1, ptr %4, align 4, !dbg !134
  br label %12, !dbg !135

12:                                               ; preds = %46, %1
  %13 = load i32, ptr %4, align 4, !dbg !136
  %14 = icmp slt i32 %13, 3, !dbg !138
  br i1 %14, label %15, label %49, !dbg !139

15:                                               ; preds = %12
  %16 = load i32, ptr %3, align 4, !dbg !140
  %17 = sext i32 %16 to i64, !dbg !140
  %18 = getelementptr inbounds [3 x i32], ptr @level, i64 0, i64 %17, !dbg !140
  %19 = load i32, ptr %4, align 4, !dbg !140
  store i32 %19, ptr %5, align 4, !dbg !140
  %20 = load i32, ptr %5, align 4, !dbg !140
  store atomic i32 %20, ptr %18 seq_cst, align 4, !dbg !140
  %21 = load i32, ptr %4, align 4, !dbg !142
  %22 = sext i32 %21 to i64, !dbg !142
  %23 = getelementptr inbounds [3 x i32], ptr @victim, i64 0, i64 %22, !dbg !142
  %24 = load i32, ptr %3, align 4, !dbg !142
  store i32 %24, ptr %6, align 4, !dbg !142
  %25 = load i32, ptr %6, align 4, !dbg !142
  store atomic i32 %25, ptr %23 seq_cst, align 4, !dbg !142
  br label %26, !dbg !143

26:                                               ; preds = %44, %15
  %27 = load i32, ptr @careless, align 4, !dbg !144
  %28 = icmp ne i32 %27, 0, !dbg !144
  br i1 %28, label %42, label %29, !dbg !145

29:                                               ; preds = %26
  %30 = load i32, ptr %3, align 4, !dbg !146
  %31 = load i32, ptr %4, align 4, !dbg !147
  %32 = call i32 @somebody_above(i32 noundef %30, i32 noundef %31), !dbg !148
  %33 = icmp ne i32 %32, 0, !dbg !148
  br i1 %33, label %34, label %42, !dbg !149

34:                                               ; preds = %29
  %35 = load i32, ptr %4, align 4, !dbg !150
  %36 = sext i32 %35 to i64, !dbg !150
  %37 = getelementptr inbounds [3 x i32], ptr @victim, i64 0, i64 %36, !dbg !150
  %38 = load atomic i32, ptr %37 seq_cst, align 4, !dbg !150
  store i32 %38, ptr %7, align 4, !dbg !150
  %39 = load i32, ptr %7, align 4, !dbg !150
  %40 = load i32, ptr %3, align 4, !dbg !151
  %41 = icmp eq i32 %39, %40, !dbg !152
  br label %42

42:                                               ; preds = %34, %29, %26
  %43 = phi i1 [ false, %29 ], [ false, %26 ], [ %41, %34 ], !dbg !153
  br i1 %43, label %44, label %45, !dbg !143

44:                                               ; preds = %42
  br label %26, !dbg !143, !llvm.loop !154

45:                                               ; preds = %42
  br label %46, !dbg !156

46:                                               ; preds = %45
  %47 = load i32, ptr %4, align 4, !dbg !157
  %48 = add nsw i32 %47, 1, !dbg !157
  store i32 %48, ptr %4, align 4, !dbg !157
  br label %12, !dbg !158, !llvm.loop !159

49:                                               ; preds = %12
  %50 = load i32, ptr @count, align 4, !dbg !161
  %51 = add nsw i32 %50, 1, !dbg !161
  store i32 %51, ptr @count, align 4, !dbg !161
  %52 = load i32, ptr @curious, align 4, !dbg !162
  %53 = icmp ne i32 %52, 0, !dbg !162
  br i1 %53, label %54, label %56, !dbg !164

54:                                               ; preds = %49
  %55 = load volatile i32, ptr @level, align 4, !dbg !165
  store i32 %55, ptr @seen, align 4, !dbg !166
  br label %56, !dbg !167

56:                                               ; preds = %54, %49
  %57 = load i32, ptr %3, align 4, !dbg !168
  %58 = sext i32 %57 to i64, !dbg !168
  %59 = getelementptr inbounds [3 x i32], ptr @level, i64 0, i64 %58, !dbg !168
  store i32 0, ptr %8, align 4, !dbg !168
  %60 = load i32, ptr %8, align 4, !dbg !168
  store atomic i32 %60, ptr %59 seq_cst, align 4, !dbg !168
  ret ptr null, !dbg !169
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

define internal i32 @somebody_above(i32 noundef %0, i32 noundef %1) #0 !dbg !170 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !173, !DIExpression(), !174)
  store i32 %1, ptr %5, align 4
    #dbg_declare(ptr %5, !175, !DIExpression(), !176)
    #dbg_declare(ptr %6, !177, !DIExpression(), !179)
  store i32 0, ptr %6, align 4, !dbg !179
  br label %8, !dbg !180

8:                                                ; preds = %25, %2
  %9 = load i32, ptr %6, align 4, !dbg !181
  %10 = icmp slt i32 %9, 3, !dbg !183
  br i1 %10, label %11, label %28, !dbg !184

11:                                               ; preds = %8
  %12 = load i32, ptr %6, align 4, !dbg !185
  %13 = load i32, ptr %4, align 4, !dbg !187
  %14 = icmp ne i32 %12, %13, !dbg !188
  br i1 %14, label %15, label %24, !dbg !189

15:                                               ; preds = %11
  %16 = load i32, ptr %6, align 4, !dbg !190
  %17 = sext i32 %16 to i64, !dbg !190
  %18 = getelementptr inbounds [3 x i32], ptr @level, i64 0, i64 %17, !dbg !190
  %19 = load atomic i32, ptr %18 seq_cst, align 4, !dbg !190
  store i32 %19, ptr %7, align 4, !dbg !190
  %20 = load i32, ptr %7, align 4, !dbg !190
  %21 = load i32, ptr %5, align 4, !dbg !191
  %22 = icmp sge i32 %20, %21, !dbg !192
  br i1 %22, label %23, label %24, !dbg !193

23:                                               ; preds = %15
  store i32 1, ptr %3, align 4, !dbg !194
  br label %29, !dbg !194

24:                                               ; preds = %15, %11
  br label %25, !dbg !191

25:                                               ; preds = %24
  %26 = load i32, ptr %6, align 4, !dbg !195
  %27 = add nsw i32 %26, 1, !dbg !195
  store i32 %27, ptr %6, align 4, !dbg !195
  br label %8, !dbg !196, !llvm.loop !197

28:                                               ; preds = %8
  store i32 0, ptr %3, align 4, !dbg !199
  br label %29, !dbg !199

29:                                               ; preds = %28, %23
  %30 = load i32, ptr %3, align 4, !dbg !200
  ret i32 %30, !dbg !200
}


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!47, !48, !49, !50, !51, !52, !53}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "careless", scope: !2, file: !3, line: 14, type: !11, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !9, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "filter_lock.c", directory: ".", checksumkind: CSK_MD5, checksum: "350b60de1f64d4ef9fc217dd72d8c621")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !3, line: 11, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !{!8}
!8 = !DIEnumerator(name: "THREADS", value: 3)
!9 = !{!10, !11, !12, !13}
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !11)
!15 = !{!0, !16, !18, !24, !29, !33, !41, !43, !45}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "curious", scope: !2, file: !3, line: 14, type: !11, isLocal: true, isDefinition: true)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 44, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 136, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 17)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 44, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 112, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 14)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 44, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 112, elements: !27)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "level", scope: !2, file: !3, line: 13, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 96, elements: !39)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !37, line: 104, baseType: !38)
!37 = !DIFile(filename: "lib/llvm-19/lib/clang/19/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!38 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !11)
!39 = !{!40}
!40 = !DISubrange(count: 3)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "victim", scope: !2, file: !3, line: 13, type: !35, isLocal: true, isDefinition: true)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 14, type: !11, isLocal: true, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 14, type: !11, isLocal: true, isDefinition: true)
!47 = !{i32 7, !"Dwarf Version", i32 5}
!48 = !{i32 2, !"Debug Info Version", i32 3}
!49 = !{i32 1, !"wchar_size", i32 4}
!50 = !{i32 8, !"PIC Level", i32 2}
!51 = !{i32 7, !"PIE Level", i32 2}
!52 = !{i32 7, !"uwtable", i32 2}
!53 = !{i32 7, !"frame-pointer", i32 2}
!54 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!55 = distinct !DISubprogram(name: "without_victims", scope: !3, file: !3, line: 47, type: !56, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!56 = !DISubroutineType(types: !57)
!57 = !{null}
!58 = !DILocation(line: 48, column: 12, scope: !55)
!59 = !DILocation(line: 49, column: 3, scope: !55)
!60 = !DILocation(line: 50, column: 1, scope: !55)
!61 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 38, type: !62, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !64)
!62 = !DISubroutineType(types: !63)
!63 = !{null, !11}
!64 = !{}
!65 = !DILocalVariable(name: "threads", arg: 1, scope: !61, file: !3, line: 38, type: !11)
!66 = !DILocation(line: 38, column: 21, scope: !61)
!67 = !DILocalVariable(name: "all", scope: !61, file: !3, line: 39, type: !68)
!68 = !DICompositeType(tag: DW_TAG_array_type, baseType: !69, size: 192, elements: !39)
!69 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !70, line: 27, baseType: !71)
!70 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!71 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!72 = !DILocation(line: 39, column: 13, scope: !61)
!73 = !DILocalVariable(name: "i", scope: !74, file: !3, line: 40, type: !12)
!74 = distinct !DILexicalBlock(scope: !61, file: !3, line: 40, column: 3)
!75 = !DILocation(line: 40, column: 13, scope: !74)
!76 = !DILocation(line: 40, column: 8, scope: !74)
!77 = !DILocation(line: 40, column: 20, scope: !78)
!78 = distinct !DILexicalBlock(scope: !74, file: !3, line: 40, column: 3)
!79 = !DILocation(line: 40, column: 24, scope: !78)
!80 = !DILocation(line: 40, column: 22, scope: !78)
!81 = !DILocation(line: 40, column: 3, scope: !74)
!82 = !DILocation(line: 41, column: 25, scope: !78)
!83 = !DILocation(line: 41, column: 21, scope: !78)
!84 = !DILocation(line: 41, column: 46, scope: !78)
!85 = !DILocation(line: 41, column: 38, scope: !78)
!86 = !DILocation(line: 41, column: 5, scope: !78)
!87 = !DILocation(line: 40, column: 34, scope: !78)
!88 = !DILocation(line: 40, column: 3, scope: !78)
!89 = distinct !{!89, !81, !90, !91}
!90 = !DILocation(line: 41, column: 47, scope: !74)
!91 = !{!"llvm.loop.mustprogress"}
!92 = !DILocalVariable(name: "i", scope: !93, file: !3, line: 42, type: !11)
!93 = distinct !DILexicalBlock(scope: !61, file: !3, line: 42, column: 3)
!94 = !DILocation(line: 42, column: 12, scope: !93)
!95 = !DILocation(line: 42, column: 8, scope: !93)
!96 = !DILocation(line: 42, column: 19, scope: !97)
!97 = distinct !DILexicalBlock(scope: !93, file: !3, line: 42, column: 3)
!98 = !DILocation(line: 42, column: 23, scope: !97)
!99 = !DILocation(line: 42, column: 21, scope: !97)
!100 = !DILocation(line: 42, column: 3, scope: !93)
!101 = !DILocation(line: 43, column: 22, scope: !97)
!102 = !DILocation(line: 43, column: 18, scope: !97)
!103 = !DILocation(line: 43, column: 5, scope: !97)
!104 = !DILocation(line: 42, column: 33, scope: !97)
!105 = !DILocation(line: 42, column: 3, scope: !97)
!106 = distinct !{!106, !100, !107, !91}
!107 = !DILocation(line: 43, column: 27, scope: !93)
!108 = !DILocation(line: 44, column: 3, scope: !109)
!109 = distinct !DILexicalBlock(scope: !110, file: !3, line: 44, column: 3)
!110 = distinct !DILexicalBlock(scope: !61, file: !3, line: 44, column: 3)
!111 = !DILocation(line: 44, column: 3, scope: !110)
!112 = !DILocation(line: 45, column: 1, scope: !61)
!113 = distinct !DISubprogram(name: "looks_plainly", scope: !3, file: !3, line: 52, type: !56, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!114 = !DILocation(line: 53, column: 11, scope: !113)
!115 = !DILocation(line: 54, column: 3, scope: !113)
!116 = !DILocation(line: 55, column: 1, scope: !113)
!117 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 57, type: !118, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!118 = !DISubroutineType(types: !119)
!119 = !{!11}
!120 = !DILocation(line: 58, column: 3, scope: !117)
!121 = !DILocation(line: 59, column: 3, scope: !117)
!122 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 23, type: !123, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !64)
!123 = !DISubroutineType(types: !124)
!124 = !{!10, !10}
!125 = !DILocalVariable(name: "number", arg: 1, scope: !122, file: !3, line: 23, type: !10)
!126 = !DILocation(line: 23, column: 25, scope: !122)
!127 = !DILocalVariable(name: "me", scope: !122, file: !3, line: 24, type: !11)
!128 = !DILocation(line: 24, column: 7, scope: !122)
!129 = !DILocation(line: 24, column: 23, scope: !122)
!130 = !DILocation(line: 24, column: 17, scope: !122)
!131 = !DILocation(line: 24, column: 12, scope: !122)
!132 = !DILocalVariable(name: "at", scope: !133, file: !3, line: 25, type: !11)
!133 = distinct !DILexicalBlock(scope: !122, file: !3, line: 25, column: 3)
!134 = !DILocation(line: 25, column: 12, scope: !133)
!135 = !DILocation(line: 25, column: 8, scope: !133)
!136 = !DILocation(line: 25, column: 20, scope: !137)
!137 = distinct !DILexicalBlock(scope: !133, file: !3, line: 25, column: 3)
!138 = !DILocation(line: 25, column: 23, scope: !137)
!139 = !DILocation(line: 25, column: 3, scope: !133)
!140 = !DILocation(line: 26, column: 5, scope: !141)
!141 = distinct !DILexicalBlock(scope: !137, file: !3, line: 25, column: 40)
!142 = !DILocation(line: 27, column: 5, scope: !141)
!143 = !DILocation(line: 28, column: 5, scope: !141)
!144 = !DILocation(line: 28, column: 13, scope: !141)
!145 = !DILocation(line: 28, column: 22, scope: !141)
!146 = !DILocation(line: 28, column: 40, scope: !141)
!147 = !DILocation(line: 28, column: 44, scope: !141)
!148 = !DILocation(line: 28, column: 25, scope: !141)
!149 = !DILocation(line: 28, column: 48, scope: !141)
!150 = !DILocation(line: 28, column: 51, scope: !141)
!151 = !DILocation(line: 28, column: 79, scope: !141)
!152 = !DILocation(line: 28, column: 76, scope: !141)
!153 = !DILocation(line: 0, scope: !141)
!154 = distinct !{!154, !143, !155, !91}
!155 = !DILocation(line: 29, column: 7, scope: !141)
!156 = !DILocation(line: 30, column: 3, scope: !141)
!157 = !DILocation(line: 25, column: 36, scope: !137)
!158 = !DILocation(line: 25, column: 3, scope: !137)
!159 = distinct !{!159, !139, !160, !91}
!160 = !DILocation(line: 30, column: 3, scope: !133)
!161 = !DILocation(line: 31, column: 8, scope: !122)
!162 = !DILocation(line: 32, column: 7, scope: !163)
!163 = distinct !DILexicalBlock(scope: !122, file: !3, line: 32, column: 7)
!164 = !DILocation(line: 32, column: 7, scope: !122)
!165 = !DILocation(line: 33, column: 12, scope: !163)
!166 = !DILocation(line: 33, column: 10, scope: !163)
!167 = !DILocation(line: 33, column: 5, scope: !163)
!168 = !DILocation(line: 34, column: 3, scope: !122)
!169 = !DILocation(line: 35, column: 3, scope: !122)
!170 = distinct !DISubprogram(name: "somebody_above", scope: !3, file: !3, line: 16, type: !171, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !64)
!171 = !DISubroutineType(types: !172)
!172 = !{!11, !11, !11}
!173 = !DILocalVariable(name: "me", arg: 1, scope: !170, file: !3, line: 16, type: !11)
!174 = !DILocation(line: 16, column: 31, scope: !170)
!175 = !DILocalVariable(name: "at", arg: 2, scope: !170, file: !3, line: 16, type: !11)
!176 = !DILocation(line: 16, column: 39, scope: !170)
!177 = !DILocalVariable(name: "other", scope: !178, file: !3, line: 17, type: !11)
!178 = distinct !DILexicalBlock(scope: !170, file: !3, line: 17, column: 3)
!179 = !DILocation(line: 17, column: 12, scope: !178)
!180 = !DILocation(line: 17, column: 8, scope: !178)
!181 = !DILocation(line: 17, column: 23, scope: !182)
!182 = distinct !DILexicalBlock(scope: !178, file: !3, line: 17, column: 3)
!183 = !DILocation(line: 17, column: 29, scope: !182)
!184 = !DILocation(line: 17, column: 3, scope: !178)
!185 = !DILocation(line: 18, column: 9, scope: !186)
!186 = distinct !DILexicalBlock(scope: !182, file: !3, line: 18, column: 9)
!187 = !DILocation(line: 18, column: 18, scope: !186)
!188 = !DILocation(line: 18, column: 15, scope: !186)
!189 = !DILocation(line: 18, column: 21, scope: !186)
!190 = !DILocation(line: 18, column: 24, scope: !186)
!191 = !DILocation(line: 18, column: 54, scope: !186)
!192 = !DILocation(line: 18, column: 51, scope: !186)
!193 = !DILocation(line: 18, column: 9, scope: !182)
!194 = !DILocation(line: 19, column: 7, scope: !186)
!195 = !DILocation(line: 17, column: 45, scope: !182)
!196 = !DILocation(line: 17, column: 3, scope: !182)
!197 = distinct !{!197, !184, !198, !91}
!198 = !DILocation(line: 19, column: 14, scope: !178)
!199 = !DILocation(line: 20, column: 3, scope: !170)
!200 = !DILocation(line: 21, column: 1, scope: !170)
