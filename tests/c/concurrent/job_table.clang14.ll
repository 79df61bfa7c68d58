source_filename = "job_table.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.job = type { ptr, ptr }

@jobs = internal global [3 x %struct.job] [%struct.job { ptr @add_one, ptr @cells }, %struct.job { ptr @add_two, ptr getelementptr (i8, ptr @cells, i64 4) }, %struct.job { ptr @add_one, ptr getelementptr (i8, ptr @cells, i64 8) }], align 16, !dbg !0
@cells = internal global [3 x i32] zeroinitializer, align 4, !dbg !7
@.str = private unnamed_addr constant [48 x i8] c"cells[0] == 3 && cells[1] == 6 && cells[2] == 3\00", align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"job_table.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() #0 !dbg !30 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !34, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.declare(metadata ptr %3, metadata !40, metadata !DIExpression()), !dbg !42
  store i32 0, ptr %3, align 4, !dbg !42
  br label %5, !dbg !43

5:                                                ; preds = %16, %0
  %6 = load i32, ptr %3, align 4, !dbg !44
  %7 = icmp slt i32 %6, 3, !dbg !46
  br i1 %7, label %8, label %19, !dbg !47

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !48
  %10 = sext i32 %9 to i64, !dbg !49
  %11 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %10, !dbg !49
  %12 = load i32, ptr %3, align 4, !dbg !50
  %13 = sext i32 %12 to i64, !dbg !51
  %14 = getelementptr inbounds [3 x %struct.job], ptr @jobs, i64 0, i64 %13, !dbg !51
  %15 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @work, ptr noundef %14) #5, !dbg !52
  br label %16, !dbg !52

16:                                               ; preds = %8
  %17 = load i32, ptr %3, align 4, !dbg !53
  %18 = add nsw i32 %17, 1, !dbg !53
  store i32 %18, ptr %3, align 4, !dbg !53
  br label %5, !dbg !54, !llvm.loop !55

19:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !58, metadata !DIExpression()), !dbg !60
  store i32 0, ptr %4, align 4, !dbg !60
  br label %20, !dbg !61

20:                                               ; preds = %29, %19
  %21 = load i32, ptr %4, align 4, !dbg !62
  %22 = icmp slt i32 %21, 3, !dbg !64
  br i1 %22, label %23, label %32, !dbg !65

23:                                               ; preds = %20
  %24 = load i32, ptr %4, align 4, !dbg !66
  %25 = sext i32 %24 to i64, !dbg !67
  %26 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %25, !dbg !67
  %27 = load i64, ptr %26, align 8, !dbg !67
  %28 = call i32 @pthread_join(i64 noundef %27, ptr noundef null), !dbg !68
  br label %29, !dbg !68

29:                                               ; preds = %23
  %30 = load i32, ptr %4, align 4, !dbg !69
  %31 = add nsw i32 %30, 1, !dbg !69
  store i32 %31, ptr %4, align 4, !dbg !69
  br label %20, !dbg !70, !llvm.loop !71

32:                                               ; preds = %20
  %33 = load i32, ptr getelementptr inbounds ([3 x i32], ptr @cells, i64 0, i64 0), align 4, !dbg !73
  %34 = icmp eq i32 %33, 3, !dbg !73
  br i1 %34, label %35, label %42, !dbg !73

35:                                               ; preds = %32
  %36 = load i32, ptr getelementptr inbounds ([3 x i32], ptr @cells, i64 0, i64 1), align 4, !dbg !73
  %37 = icmp eq i32 %36, 6, !dbg !73
  br i1 %37, label %38, label %42, !dbg !73

38:                                               ; preds = %35
  %39 = load i32, ptr getelementptr inbounds ([3 x i32], ptr @cells, i64 0, i64 2), align 4, !dbg !73
  %40 = icmp eq i32 %39, 3, !dbg !73
  br i1 %40, label %41, label %42, !dbg !76

41:                                               ; preds = %38
  br label %43, !dbg !76

42:                                               ; preds = %38, %35, %32
  call void @__assert_fail(ptr noundef getelementptr inbounds ([48 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([12 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 37, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !73
  unreachable, !dbg !73

43:                                               ; preds = %41
  ret i32 0, !dbg !77
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @work(ptr noundef %0) #0 !dbg !78 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !81, metadata !DIExpression()), !dbg !82
  call void @llvm.dbg.declare(metadata ptr %3, metadata !83, metadata !DIExpression()), !dbg !85
  %5 = load ptr, ptr %2, align 8, !dbg !86
  store ptr %5, ptr %3, align 8, !dbg !85
  call void @llvm.dbg.declare(metadata ptr %4, metadata !87, metadata !DIExpression()), !dbg !89
  store i32 0, ptr %4, align 4, !dbg !89
  br label %6, !dbg !90

6:                                                ; preds = %16, %1
  %7 = load i32, ptr %4, align 4, !dbg !91
  %8 = icmp slt i32 %7, 3, !dbg !93
  br i1 %8, label %9, label %19, !dbg !94

9:                                                ; preds = %6
  %10 = load ptr, ptr %3, align 8, !dbg !95
  %11 = getelementptr inbounds %struct.job, ptr %10, i32 0, i32 0, !dbg !96
  %12 = load ptr, ptr %11, align 8, !dbg !96
  %13 = load ptr, ptr %3, align 8, !dbg !97
  %14 = getelementptr inbounds %struct.job, ptr %13, i32 0, i32 1, !dbg !98
  %15 = load ptr, ptr %14, align 8, !dbg !98
  call void %12(ptr noundef %15), !dbg !95
  br label %16, !dbg !95

16:                                               ; preds = %9
  %17 = load i32, ptr %4, align 4, !dbg !99
  %18 = add nsw i32 %17, 1, !dbg !99
  store i32 %18, ptr %4, align 4, !dbg !99
  br label %6, !dbg !100, !llvm.loop !101

19:                                               ; preds = %6
  ret ptr null, !dbg !103
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

define internal void @add_one(ptr noundef %0) #0 !dbg !104 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !105, metadata !DIExpression()), !dbg !106
  %3 = load ptr, ptr %2, align 8, !dbg !107
  %4 = load i32, ptr %3, align 4, !dbg !108
  %5 = add nsw i32 %4, 1, !dbg !108
  store i32 %5, ptr %3, align 4, !dbg !108
  ret void, !dbg !109
}

define internal void @add_two(ptr noundef %0) #0 !dbg !110 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !111, metadata !DIExpression()), !dbg !112
  %3 = load ptr, ptr %2, align 8, !dbg !113
  %4 = load i32, ptr %3, align 4, !dbg !114
  %5 = add nsw i32 %4, 2, !dbg !114
  store i32 %5, ptr %3, align 4, !dbg !114
  ret void, !dbg !115
}


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!22, !23, !24, !25, !26, !27, !28}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "jobs", scope: !2, file: !3, line: 21, type: !13, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "job_table.c", directory: ".", checksumkind: CSK_MD5, checksum: "b2581a46f435de25ffa4e0c9060d72ab")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "cells", scope: !2, file: !3, line: 11, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 96, elements: !11)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{!12}
!12 = !DISubrange(count: 3)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 384, elements: !11)
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "job", file: !3, line: 16, size: 128, elements: !15)
!15 = !{!16, !21}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "what", scope: !14, file: !3, line: 17, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "where", scope: !14, file: !3, line: 18, baseType: !20, size: 64, offset: 64)
!22 = !{i32 7, !"Dwarf Version", i32 5}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 1, !"wchar_size", i32 4}
!25 = !{i32 7, !"PIC Level", i32 2}
!26 = !{i32 7, !"PIE Level", i32 2}
!27 = !{i32 7, !"uwtable", i32 1}
!28 = !{i32 7, !"frame-pointer", i32 2}
!29 = !{!"Debian clang version 14.0.6"}
!30 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 31, type: !31, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !33)
!31 = !DISubroutineType(types: !32)
!32 = !{!10}
!33 = !{}
!34 = !DILocalVariable(name: "threads", scope: !30, file: !3, line: 32, type: !35)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 192, elements: !11)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !37, line: 27, baseType: !38)
!37 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!38 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!39 = !DILocation(line: 32, column: 13, scope: !30)
!40 = !DILocalVariable(name: "i", scope: !41, file: !3, line: 33, type: !10)
!41 = distinct !DILexicalBlock(scope: !30, file: !3, line: 33, column: 3)
!42 = !DILocation(line: 33, column: 12, scope: !41)
!43 = !DILocation(line: 33, column: 8, scope: !41)
!44 = !DILocation(line: 33, column: 19, scope: !45)
!45 = distinct !DILexicalBlock(scope: !41, file: !3, line: 33, column: 3)
!46 = !DILocation(line: 33, column: 21, scope: !45)
!47 = !DILocation(line: 33, column: 3, scope: !41)
!48 = !DILocation(line: 34, column: 29, scope: !45)
!49 = !DILocation(line: 34, column: 21, scope: !45)
!50 = !DILocation(line: 34, column: 51, scope: !45)
!51 = !DILocation(line: 34, column: 46, scope: !45)
!52 = !DILocation(line: 34, column: 5, scope: !45)
!53 = !DILocation(line: 33, column: 33, scope: !45)
!54 = !DILocation(line: 33, column: 3, scope: !45)
!55 = distinct !{!55, !47, !56, !57}
!56 = !DILocation(line: 34, column: 53, scope: !41)
!57 = !{!"llvm.loop.mustprogress"}
!58 = !DILocalVariable(name: "i", scope: !59, file: !3, line: 35, type: !10)
!59 = distinct !DILexicalBlock(scope: !30, file: !3, line: 35, column: 3)
!60 = !DILocation(line: 35, column: 12, scope: !59)
!61 = !DILocation(line: 35, column: 8, scope: !59)
!62 = !DILocation(line: 35, column: 19, scope: !63)
!63 = distinct !DILexicalBlock(scope: !59, file: !3, line: 35, column: 3)
!64 = !DILocation(line: 35, column: 21, scope: !63)
!65 = !DILocation(line: 35, column: 3, scope: !59)
!66 = !DILocation(line: 36, column: 26, scope: !63)
!67 = !DILocation(line: 36, column: 18, scope: !63)
!68 = !DILocation(line: 36, column: 5, scope: !63)
!69 = !DILocation(line: 35, column: 33, scope: !63)
!70 = !DILocation(line: 35, column: 3, scope: !63)
!71 = distinct !{!71, !65, !72, !57}
!72 = !DILocation(line: 36, column: 34, scope: !59)
!73 = !DILocation(line: 37, column: 3, scope: !74)
!74 = distinct !DILexicalBlock(scope: !75, file: !3, line: 37, column: 3)
!75 = distinct !DILexicalBlock(scope: !30, file: !3, line: 37, column: 3)
!76 = !DILocation(line: 37, column: 3, scope: !75)
!77 = !DILocation(line: 38, column: 3, scope: !30)
!78 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 24, type: !79, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !33)
!79 = !DISubroutineType(types: !80)
!80 = !{!5, !5}
!81 = !DILocalVariable(name: "argument", arg: 1, scope: !78, file: !3, line: 24, type: !5)
!82 = !DILocation(line: 24, column: 25, scope: !78)
!83 = !DILocalVariable(name: "own", scope: !78, file: !3, line: 25, type: !84)
!84 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!85 = !DILocation(line: 25, column: 15, scope: !78)
!86 = !DILocation(line: 25, column: 21, scope: !78)
!87 = !DILocalVariable(name: "i", scope: !88, file: !3, line: 26, type: !10)
!88 = distinct !DILexicalBlock(scope: !78, file: !3, line: 26, column: 3)
!89 = !DILocation(line: 26, column: 12, scope: !88)
!90 = !DILocation(line: 26, column: 8, scope: !88)
!91 = !DILocation(line: 26, column: 19, scope: !92)
!92 = distinct !DILexicalBlock(scope: !88, file: !3, line: 26, column: 3)
!93 = !DILocation(line: 26, column: 21, scope: !92)
!94 = !DILocation(line: 26, column: 3, scope: !88)
!95 = !DILocation(line: 27, column: 5, scope: !92)
!96 = !DILocation(line: 27, column: 10, scope: !92)
!97 = !DILocation(line: 27, column: 15, scope: !92)
!98 = !DILocation(line: 27, column: 20, scope: !92)
!99 = !DILocation(line: 26, column: 27, scope: !92)
!100 = !DILocation(line: 26, column: 3, scope: !92)
!101 = distinct !{!101, !94, !102, !57}
!102 = !DILocation(line: 27, column: 25, scope: !88)
!103 = !DILocation(line: 28, column: 3, scope: !78)
!104 = distinct !DISubprogram(name: "add_one", scope: !3, file: !3, line: 13, type: !18, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !33)
!105 = !DILocalVariable(name: "cell", arg: 1, scope: !104, file: !3, line: 13, type: !20)
!106 = !DILocation(line: 13, column: 26, scope: !104)
!107 = !DILocation(line: 13, column: 35, scope: !104)
!108 = !DILocation(line: 13, column: 40, scope: !104)
!109 = !DILocation(line: 13, column: 46, scope: !104)
!110 = distinct !DISubprogram(name: "add_two", scope: !3, file: !3, line: 14, type: !18, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !33)
!111 = !DILocalVariable(name: "cell", arg: 1, scope: !110, file: !3, line: 14, type: !20)
!112 = !DILocation(line: 14, column: 26, scope: !110)
!113 = !DILocation(line: 14, column: 35, scope: !110)
!114 = !DILocation(line: 14, column: 40, scope: !110)
!115 = !DILocation(line: 14, column: 46, scope: !110)
