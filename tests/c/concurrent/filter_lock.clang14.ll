source_filename = "filter_lock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@careless = internal global i32 0, align 4, !dbg !0
@curious = internal global i32 0, align 4, !dbg !16
@count = internal global i32 0, align 4, !dbg !30
@.str = private unnamed_addr constant [17 x i8] c"count == threads\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"filter_lock.c\00", align 1
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [14 x i8] c"void run(int)\00", align 1
@level = internal global [3 x i32] zeroinitializer, align 4, !dbg !18
@victim = internal global [3 x i32] zeroinitializer, align 4, !dbg !26
@seen = internal global i32 0, align 4, !dbg !28

define dso_local void @without_victims() #0 !dbg !40 {
  store i32 1, ptr @careless, align 4, !dbg !44
  call void @run(i32 noundef 2), !dbg !45
  ret void, !dbg !46
}

define internal void @run(i32 noundef %0) #0 !dbg !47 {
  %2 = alloca i32, align 4
  %3 = alloca [3 x i64], align 16
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !50, metadata !DIExpression()), !dbg !51
  call void @llvm.dbg.declare(metadata ptr %3, metadata !52, metadata !DIExpression()), !dbg !57
  call void @llvm.dbg.declare(metadata ptr %4, metadata !58, metadata !DIExpression()), !dbg !60
  store i64 0, ptr %4, align 8, !dbg !60
  br label %6, !dbg !61

6:                                                ; preds = %17, %1
  %7 = load i64, ptr %4, align 8, !dbg !62
  %8 = load i32, ptr %2, align 4, !dbg !64
  %9 = sext i32 %8 to i64, !dbg !64
  %10 = icmp slt i64 %7, %9, !dbg !65
  br i1 %10, label %11, label %20, !dbg !66

11:                                               ; preds = %6
  %12 = load i64, ptr %4, align 8, !dbg !67
  %13 = getelementptr inbounds [3 x i64], ptr %3, i64 0, i64 %12, !dbg !68
  %14 = load i64, ptr %4, align 8, !dbg !69
  %15 = inttoptr i64 %14 to ptr, !dbg !70
  %16 = call i32 @pthread_create(ptr noundef %13, ptr noundef null, ptr noundef @work, ptr noundef %15) #5, !dbg !71
  br label %17, !dbg !71

17:                                               ; preds = %11
  %18 = load i64, ptr %4, align 8, !dbg !72
  %19 = add nsw i64 %18, 1, !dbg !72
  store i64 %19, ptr %4, align 8, !dbg !72
  br label %6, !dbg !73, !llvm.loop !74

20:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata ptr %5, metadata !77, metadata !DIExpression()), !dbg !79
  store i32 0, ptr %5, align 4, !dbg !79
  br label %21, !dbg !80

21:                                               ; preds = %31, %20
  %22 = load i32, ptr %5, align 4, !dbg !81
  %23 = load i32, ptr %2, align 4, !dbg !83
  %24 = icmp slt i32 %22, %23, !dbg !84
  br i1 %24, label %25, label %34, !dbg !85

25:                                               ; preds = %21
  %26 = load i32, ptr %5, align 4, !dbg !86
  %27 = sext i32 %26 to i64, !dbg !87
  %28 = getelementptr inbounds [3 x i64], ptr %3, i64 0, i64 %27, !dbg !87
  %29 = load i64, ptr %28, align 8, !dbg !87
  %30 = call i32 @pthread_join(i64 noundef %29, ptr noundef null), !dbg !88
  br label %31, !dbg !88

31:                                               ; preds = %25
  %32 = load i32, ptr %5, align 4, !dbg !89
  %33 = add nsw i32 %32, 1, !dbg !89
  store i32 %33, ptr %5, align 4, !dbg !89
  br label %21, !dbg !90, !llvm.loop !91

34:                                               ; preds = %21
  %35 = load i32, ptr @count, align 4, !dbg !93
  %36 = load i32, ptr %2, align 4, !dbg !93
  %37 = icmp eq i32 %35, %36, !dbg !93
  br i1 %37, label %38, label %39, !dbg !96

38:                                               ; preds = %34
  br label %40, !dbg !96

39:                                               ; preds = %34
  call void @__assert_fail(ptr noundef getelementptr inbounds ([17 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([14 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 44, ptr noundef getelementptr inbounds ([14 x i8], ptr @__PRETTY_FUNCTION__.run, i64 0, i64 0)) #6, !dbg !93
  unreachable, !dbg !93

40:                                               ; preds = %38
  ret void, !dbg !97
}

define dso_local void @looks_plainly() #0 !dbg !98 {
  store i32 1, ptr @curious, align 4, !dbg !99
  call void @run(i32 noundef 2), !dbg !100
  ret void, !dbg !101
}

define dso_local i32 @main() #0 !dbg !102 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @run(i32 noundef 3), !dbg !105
  ret i32 0, !dbg !106
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @work(ptr noundef %0) #0 !dbg !107 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !110, metadata !DIExpression()), !dbg !111
  call void @llvm.dbg.declare(metadata ptr %3, metadata !112, metadata !DIExpression()), !dbg !113
  %9 = load ptr, ptr %2, align 8, !dbg !114
  %10 = ptrtoint ptr %9 to i64, !dbg !115
  %11 = trunc i64 %10 to i32, !dbg !116
  store i32 %11, ptr %3, align 4, !dbg !113
  call void @llvm.dbg.declare(metadata ptr %4, metadata !117, metadata !DIExpression()), !dbg !119
  store i32 1, ptr %4, align 4, !dbg !119
  br label %12, !dbg !120

12:                                               ; preds = %46, %1
  %13 = load i32, ptr %4, align 4, !dbg !121
  %14 = icmp slt i32 %13, 3, !dbg !123
  br i1 %14, label %15, label %49, !dbg !124

15:                                               ; preds = %12
  %16 = load i32, ptr %3, align 4, !dbg !125
  %17 = sext i32 %16 to i64, !dbg !125
  %18 = getelementptr inbounds [3 x i32], ptr @level, i64 0, i64 %17, !dbg !125
  %19 = load i32, ptr %4, align 4, !dbg !125
  store i32 %19, ptr %5, align 4, !dbg !125
  %20 = load i32, ptr %5, align 4, !dbg !125
  store atomic i32 %20, ptr %18 seq_cst, align 4, !dbg !125
  %21 = load i32, ptr %4, align 4, !dbg !127
  %22 = sext i32 %21 to i64, !dbg !127
  %23 = getelementptr inbounds [3 x i32], ptr @victim, i64 0, i64 %22, !dbg !127
  %24 = load i32, ptr %3, align 4, !dbg !127
  store i32 %24, ptr %6, align 4, !dbg !127
  %25 = load i32, ptr %6, align 4, !dbg !127
  store atomic i32 %25, ptr %23 seq_cst, align 4, !dbg !127
  br label %26, !dbg !128

26:                                               ; preds = %44, %15
  %27 = load i32, ptr @careless, align 4, !dbg !129
  %28 = icmp ne i32 %27, 0, !dbg !129
  br i1 %28, label %42, label %29, !dbg !130

29:                                               ; preds = %26
  %30 = load i32, ptr %3, align 4, !dbg !131
  %31 = load i32, ptr %4, align 4, !dbg !132
  %32 = call i32 @somebody_above(i32 noundef %30, i32 noundef %31), !dbg !133
  %33 = icmp ne i32 %32, 0, !dbg !133
  br i1 %33, label %34, label %42, !dbg !134

34:                                               ; preds = %29
  %35 = load i32, ptr %4, align 4, !dbg !135
  %36 = sext i32 %35 to i64, !dbg !135
  %37 = getelementptr inbounds [3 x i32], ptr @victim, i64 0, i64 %36, !dbg !135
  %38 = load atomic i32, ptr %37 seq_cst, align 4, !dbg !135
  store i32 %38, ptr %7, align 4, !dbg !135
  %39 = load i32, ptr %7, align 4, !dbg !135
  %40 = load i32, ptr %3, align 4, !dbg !136
  %41 = icmp eq i32 %39, %40, !dbg !137
  br label %42

42:                                               ; preds = %34, %29, %26
  %43 = phi i1 [ false, %29 ], [ false, %26 ], [ %41, %34 ], !dbg !138
  br i1 %43, label %44, label %45, !dbg !128

44:                                               ; preds = %42
  br label %26, !dbg !128, !llvm.loop !139

45:                                               ; preds = %42
  br label %46, !dbg !141

46:                                               ; preds = %45
  %47 = load i32, ptr %4, align 4, !dbg !142
  %48 = add nsw i32 %47, 1, !dbg !142
  store i32 %48, ptr %4, align 4, !dbg !142
  br label %12, !dbg !143, !llvm.loop !144

49:                                               ; preds = %12
  %50 = load i32, ptr @count, align 4, !dbg !146
  %51 = add nsw i32 %50, 1, !dbg !146
  store i32 %51, ptr @count, align 4, !dbg !146
  %52 = load i32, ptr @curious, align 4, !dbg !147
  %53 = icmp ne i32 %52, 0, !dbg !147
  br i1 %53, label %54, label %56, !dbg !149

54:                                               ; preds = %49
  %55 = load volatile i32, ptr getelementptr inbounds ([3 x i32], ptr @level, i64 0, i64 0), align 4, !dbg !150
  store i32 %55, ptr @seen, align 4, !dbg !151
  br label %56, !dbg !152

56:                                               ; preds = %54, %49
  %57 = load i32, ptr %3, align 4, !dbg !153
  %58 = sext i32 %57 to i64, !dbg !153
  %59 = getelementptr inbounds [3 x i32], ptr @level, i64 0, i64 %58, !dbg !153
  store i32 0, ptr %8, align 4, !dbg !153
  %60 = load i32, ptr %8, align 4, !dbg !153
  store atomic i32 %60, ptr %59 seq_cst, align 4, !dbg !153
  ret ptr null, !dbg !154
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

define internal i32 @somebody_above(i32 noundef %0, i32 noundef %1) #0 !dbg !155 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !158, metadata !DIExpression()), !dbg !159
  store i32 %1, ptr %5, align 4
  call void @llvm.dbg.declare(metadata ptr %5, metadata !160, metadata !DIExpression()), !dbg !161
  call void @llvm.dbg.declare(metadata ptr %6, metadata !162, metadata !DIExpression()), !dbg !164
  store i32 0, ptr %6, align 4, !dbg !164
  br label %8, !dbg !165

8:                                                ; preds = %25, %2
  %9 = load i32, ptr %6, align 4, !dbg !166
  %10 = icmp slt i32 %9, 3, !dbg !168
  br i1 %10, label %11, label %28, !dbg !169

11:                                               ; preds = %8
  %12 = load i32, ptr %6, align 4, !dbg !170
  %13 = load i32, ptr %4, align 4, !dbg !172
  %14 = icmp ne i32 %12, %13, !dbg !173
  br i1 %14, label %15, label %24, !dbg !174

15:                                               ; preds = %11
  %16 = load i32, ptr %6, align 4, !dbg !175
  %17 = sext i32 %16 to i64, !dbg !175
  %18 = getelementptr inbounds [3 x i32], ptr @level, i64 0, i64 %17, !dbg !175
  %19 = load atomic i32, ptr %18 seq_cst, align 4, !dbg !175
  store i32 %19, ptr %7, align 4, !dbg !175
  %20 = load i32, ptr %7, align 4, !dbg !175
  %21 = load i32, ptr %5, align 4, !dbg !176
  %22 = icmp sge i32 %20, %21, !dbg !177
  br i1 %22, label %23, label %24, !dbg !178

23:                                               ; preds = %15
  store i32 1, ptr %3, align 4, !dbg !179
  br label %29, !dbg !179

24:                                               ; preds = %15, %11
  br label %25, !dbg !176

25:                                               ; preds = %24
  %26 = load i32, ptr %6, align 4, !dbg !180
  %27 = add nsw i32 %26, 1, !dbg !180
  store i32 %27, ptr %6, align 4, !dbg !180
  br label %8, !dbg !181, !llvm.loop !182

28:                                               ; preds = %8
  store i32 0, ptr %3, align 4, !dbg !184
  br label %29, !dbg !184

29:                                               ; preds = %28, %23
  %30 = load i32, ptr %3, align 4, !dbg !185
  ret i32 %30, !dbg !185
}


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!32, !33, !34, !35, !36, !37, !38}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "careless", scope: !2, file: !3, line: 14, type: !11, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !9, globals: !15, splitDebugInlining: false, nameTableKind: None)
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
!15 = !{!0, !16, !18, !26, !28, !30}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "curious", scope: !2, file: !3, line: 14, type: !11, isLocal: true, isDefinition: true)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "level", scope: !2, file: !3, line: 13, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 96, elements: !24)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !22, line: 92, baseType: !23)
!22 = !DIFile(filename: "lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: ".", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!23 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !11)
!24 = !{!25}
!25 = !DISubrange(count: 3)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "victim", scope: !2, file: !3, line: 13, type: !20, isLocal: true, isDefinition: true)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 14, type: !11, isLocal: true, isDefinition: true)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 14, type: !11, isLocal: true, isDefinition: true)
!32 = !{i32 7, !"Dwarf Version", i32 5}
!33 = !{i32 2, !"Debug Info Version", i32 3}
!34 = !{i32 1, !"wchar_size", i32 4}
!35 = !{i32 7, !"PIC Level", i32 2}
!36 = !{i32 7, !"PIE Level", i32 2}
!37 = !{i32 7, !"uwtable", i32 1}
!38 = !{i32 7, !"frame-pointer", i32 2}
!39 = !{!"Debian clang version 14.0.6"}
!40 = distinct !DISubprogram(name: "without_victims", scope: !3, file: !3, line: 47, type: !41, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !43)
!41 = !DISubroutineType(types: !42)
!42 = !{null}
!43 = !{}
!44 = !DILocation(line: 48, column: 12, scope: !40)
!45 = !DILocation(line: 49, column: 3, scope: !40)
!46 = !DILocation(line: 50, column: 1, scope: !40)
!47 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 38, type: !48, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !43)
!48 = !DISubroutineType(types: !49)
!49 = !{null, !11}
!50 = !DILocalVariable(name: "threads", arg: 1, scope: !47, file: !3, line: 38, type: !11)
!51 = !DILocation(line: 38, column: 21, scope: !47)
!52 = !DILocalVariable(name: "all", scope: !47, file: !3, line: 39, type: !53)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !54, size: 192, elements: !24)
!54 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !55, line: 27, baseType: !56)
!55 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!56 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!57 = !DILocation(line: 39, column: 13, scope: !47)
!58 = !DILocalVariable(name: "i", scope: !59, file: !3, line: 40, type: !12)
!59 = distinct !DILexicalBlock(scope: !47, file: !3, line: 40, column: 3)
!60 = !DILocation(line: 40, column: 13, scope: !59)
!61 = !DILocation(line: 40, column: 8, scope: !59)
!62 = !DILocation(line: 40, column: 20, scope: !63)
!63 = distinct !DILexicalBlock(scope: !59, file: !3, line: 40, column: 3)
!64 = !DILocation(line: 40, column: 24, scope: !63)
!65 = !DILocation(line: 40, column: 22, scope: !63)
!66 = !DILocation(line: 40, column: 3, scope: !59)
!67 = !DILocation(line: 41, column: 25, scope: !63)
!68 = !DILocation(line: 41, column: 21, scope: !63)
!69 = !DILocation(line: 41, column: 46, scope: !63)
!70 = !DILocation(line: 41, column: 38, scope: !63)
!71 = !DILocation(line: 41, column: 5, scope: !63)
!72 = !DILocation(line: 40, column: 34, scope: !63)
!73 = !DILocation(line: 40, column: 3, scope: !63)
!74 = distinct !{!74, !66, !75, !76}
!75 = !DILocation(line: 41, column: 47, scope: !59)
!76 = !{!"llvm.loop.mustprogress"}
!77 = !DILocalVariable(name: "i", scope: !78, file: !3, line: 42, type: !11)
!78 = distinct !DILexicalBlock(scope: !47, file: !3, line: 42, column: 3)
!79 = !DILocation(line: 42, column: 12, scope: !78)
!80 = !DILocation(line: 42, column: 8, scope: !78)
!81 = !DILocation(line: 42, column: 19, scope: !82)
!82 = distinct !DILexicalBlock(scope: !78, file: !3, line: 42, column: 3)
!83 = !DILocation(line: 42, column: 23, scope: !82)
!84 = !DILocation(line: 42, column: 21, scope: !82)
!85 = !DILocation(line: 42, column: 3, scope: !78)
!86 = !DILocation(line: 43, column: 22, scope: !82)
!87 = !DILocation(line: 43, column: 18, scope: !82)
!88 = !DILocation(line: 43, column: 5, scope: !82)
!89 = !DILocation(line: 42, column: 33, scope: !82)
!90 = !DILocation(line: 42, column: 3, scope: !82)
!91 = distinct !{!91, !85, !92, !76}
!92 = !DILocation(line: 43, column: 27, scope: !78)
!93 = !DILocation(line: 44, column: 3, scope: !94)
!94 = distinct !DILexicalBlock(scope: !95, file: !3, line: 44, column: 3)
!95 = distinct !DILexicalBlock(scope: !47, file: !3, line: 44, column: 3)
!96 = !DILocation(line: 44, column: 3, scope: !95)
!97 = !DILocation(line: 45, column: 1, scope: !47)
!98 = distinct !DISubprogram(name: "looks_plainly", scope: !3, file: !3, line: 52, type: !41, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !43)
!99 = !DILocation(line: 53, column: 11, scope: !98)
!100 = !DILocation(line: 54, column: 3, scope: !98)
!101 = !DILocation(line: 55, column: 1, scope: !98)
!102 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 57, type: !103, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !43)
!103 = !DISubroutineType(types: !104)
!104 = !{!11}
!105 = !DILocation(line: 58, column: 3, scope: !102)
!106 = !DILocation(line: 59, column: 3, scope: !102)
!107 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 23, type: !108, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !43)
!108 = !DISubroutineType(types: !109)
!109 = !{!10, !10}
!110 = !DILocalVariable(name: "number", arg: 1, scope: !107, file: !3, line: 23, type: !10)
!111 = !DILocation(line: 23, column: 25, scope: !107)
!112 = !DILocalVariable(name: "me", scope: !107, file: !3, line: 24, type: !11)
!113 = !DILocation(line: 24, column: 7, scope: !107)
!114 = !DILocation(line: 24, column: 23, scope: !107)
!115 = !DILocation(line: 24, column: 17, scope: !107)
!116 = !DILocation(line: 24, column: 12, scope: !107)
!117 = !DILocalVariable(name: "at", scope: !118, file: !3, line: 25, type: !11)
!118 = distinct !DILexicalBlock(scope: !107, file: !3, line: 25, column: 3)
!119 = !DILocation(line: 25, column: 12, scope: !118)
!120 = !DILocation(line: 25, column: 8, scope: !118)
!121 = !DILocation(line: 25, column: 20, scope: !122)
!122 = distinct !DILexicalBlock(scope: !118, file: !3, line: 25, column: 3)
!123 = !DILocation(line: 25, column: 23, scope: !122)
!124 = !DILocation(line: 25, column: 3, scope: !118)
!125 = !DILocation(line: 26, column: 5, scope: !126)
!126 = distinct !DILexicalBlock(scope: !122, file: !3, line: 25, column: 40)
!127 = !DILocation(line: 27, column: 5, scope: !126)
!128 = !DILocation(line: 28, column: 5, scope: !126)
!129 = !DILocation(line: 28, column: 13, scope: !126)
!130 = !DILocation(line: 28, column: 22, scope: !126)
!131 = !DILocation(line: 28, column: 40, scope: !126)
!132 = !DILocation(line: 28, column: 44, scope: !126)
!133 = !DILocation(line: 28, column: 25, scope: !126)
!134 = !DILocation(line: 28, column: 48, scope: !126)
!135 = !DILocation(line: 28, column: 51, scope: !126)
!136 = !DILocation(line: 28, column: 79, scope: !126)
!137 = !DILocation(line: 28, column: 76, scope: !126)
!138 = !DILocation(line: 0, scope: !126)
!139 = distinct !{!139, !128, !140, !76}
!140 = !DILocation(line: 29, column: 7, scope: !126)
!141 = !DILocation(line: 30, column: 3, scope: !126)
!142 = !DILocation(line: 25, column: 36, scope: !122)
!143 = !DILocation(line: 25, column: 3, scope: !122)
!144 = distinct !{!144, !124, !145, !76}
!145 = !DILocation(line: 30, column: 3, scope: !118)
!146 = !DILocation(line: 31, column: 8, scope: !107)
!147 = !DILocation(line: 32, column: 7, scope: !148)
!148 = distinct !DILexicalBlock(scope: !107, file: !3, line: 32, column: 7)
!149 = !DILocation(line: 32, column: 7, scope: !107)
!150 = !DILocation(line: 33, column: 12, scope: !148)
!151 = !DILocation(line: 33, column: 10, scope: !148)
!152 = !DILocation(line: 33, column: 5, scope: !148)
!153 = !DILocation(line: 34, column: 3, scope: !107)
!154 = !DILocation(line: 35, column: 3, scope: !107)
!155 = distinct !DISubprogram(name: "somebody_above", scope: !3, file: !3, line: 16, type: !156, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !43)
!156 = !DISubroutineType(types: !157)
!157 = !{!11, !11, !11}
!158 = !DILocalVariable(name: "me", arg: 1, scope: !155, file: !3, line: 16, type: !11)
!159 = !DILocation(line: 16, column: 31, scope: !155)
!160 = !DILocalVariable(name: "at", arg: 2, scope: !155, file: !3, line: 16, type: !11)
!161 = !DILocation(line: 16, column: 39, scope: !155)
!162 = !DILocalVariable(name: "other", scope: !163, file: !3, line: 17, type: !11)
!163 = distinct !DILexicalBlock(scope: !155, file: !3, line: 17, column: 3)
!164 = !DILocation(line: 17, column: 12, scope: !163)
!165 = !DILocation(line: 17, column: 8, scope: !163)
!166 = !DILocation(line: 17, column: 23, scope: !167)
!167 = distinct !DILexicalBlock(scope: !163, file: !3, line: 17, column: 3)
!168 = !DILocation(line: 17, column: 29, scope: !167)
!169 = !DILocation(line: 17, column: 3, scope: !163)
!170 = !DILocation(line: 18, column: 9, scope: !171)
!171 = distinct !DILexicalBlock(scope: !167, file: !3, line: 18, column: 9)
!172 = !DILocation(line: 18, column: 18, scope: !171)
!173 = !DILocation(line: 18, column: 15, scope: !171)
!174 = !DILocation(line: 18, column: 21, scope: !171)
!175 = !DILocation(line: 18, column: 24, scope: !171)
!176 = !DILocation(line: 18, column: 54, scope: !171)
!177 = !DILocation(line: 18, column: 51, scope: !171)
!178 = !DILocation(line: 18, column: 9, scope: !167)
!179 = !DILocation(line: 19, column: 7, scope: !171)
!180 = !DILocation(line: 17, column: 45, scope: !167)
!181 = !DILocation(line: 17, column: 3, scope: !167)
!182 = distinct !{!182, !169, !183, !76}
!183 = !DILocation(line: 19, column: 14, scope: !163)
!184 = !DILocation(line: 20, column: 3, scope: !155)
!185 = !DILocation(line: 21, column: 1, scope: !155)
