source_filename = "job_table.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.job = type { ptr, ptr }

@jobs = internal global [3 x %struct.job] [%struct.job { ptr @add_one, ptr @cells }, %struct.job { ptr @add_two, ptr getelementptr (i8, ptr @cells, i64 4) }, %struct.job { ptr @add_one, ptr getelementptr (i8, ptr @cells, i64 8) }], align 16, !dbg !0
@cells = internal global [3 x i32] zeroinitializer, align 4, !dbg !24
@.str = private unnamed_addr constant [48 x i8] c"cells[0] == 3 && cells[1] == 6 && cells[2] == 3\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [12 x i8] c"job_table.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18

define dso_local i32 @main() #0 !dbg !47 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !51, !DIExpression(), !56)
    #dbg_declare(ptr %3, !57, !DIExpression(), !59)
  store i32 0, ptr %3, align 4, !dbg !59
  br label %5, !dbg !60

5:                                                ; preds = %16, %0
  %6 = load i32, ptr %3, align 4, !dbg !61
  %7 = icmp slt i32 %6, 3, !dbg !63
  br i1 %7, label %8, label %19, !dbg !64

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !65
  %10 = sext i32 %9 to i64, !dbg !66
  %11 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %10, !dbg !66
  %12 = load i32, ptr %3, align 4, !dbg !67
  %13 = sext i32 %12 to i64, !dbg !68
  %14 = getelementptr inbounds [3 x %struct.job], ptr @jobs, i64 0, i64 %13, !dbg !68
  %15 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @work, ptr noundef %14) #4, !dbg !69
  br label %16, !dbg !69

16:                                               ; preds = %8
  %17 = load i32, ptr %3, align 4, !dbg !70
  %18 = add nsw i32 %17, 1, !dbg !70
  store i32 %18, ptr %3, align 4, !dbg !70
  br label %5, !dbg !71, !llvm.loop !72

19:                                               ; preds = %5
    #dbg_declare(ptr %4, !75, !DIExpression(), !77)
  store i32 0, ptr %4, align 4, !dbg !77
  br label %20, !dbg !78

20:                                               ; preds = %29, %19
  %21 = load i32, ptr %4, align 4, !dbg !79
  %22 = icmp slt i32 %21, 3, !dbg !81
  br i1 %22, label %23, label %32, !dbg !82

23:                                               ; preds = %20
  %24 = load i32, ptr %4, align 4, !dbg !83
  %25 = sext i32 %24 to i64, !dbg !84
  %26 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %25, !dbg !84
  %27 = load i64, ptr %26, align 8, !dbg !84
  %28 = call i32 @pthread_join(i64 noundef %27, ptr noundef null), !dbg !85
  br label %29, !dbg !85

29:                                               ; preds = %23
  %30 = load i32, ptr %4, align 4, !dbg !86
  %31 = add nsw i32 %30, 1, !dbg !86
  store i32 %31, ptr %4, align 4, !dbg !86
  br label %20, !dbg !87, !llvm.loop !88

32:                                               ; preds = %20
  %33 = load i32, ptr @cells, align 4, !dbg !90
  %34 = icmp eq i32 %33, 3, !dbg !90
  br i1 %34, label %35, label %42, !dbg !90

35:                                               ; preds = %32
  %36 = load i32, ptr getelementptr inbounds ([3 x i32], ptr @cells, i64 0, i64 1), align 4, !dbg !90
  %37 = icmp eq i32 %36, 6, !dbg !90
  br i1 %37, label %38, label %42, !dbg !90

38:                                               ; preds = %35
  %39 = load i32, ptr getelementptr inbounds ([3 x i32], ptr @cells, i64 0, i64 2), align 4, !dbg !90
  %40 = icmp eq i32 %39, 3, !dbg !90
  br i1 %40, label %41, label %42, !dbg !93

41:                                               ; preds = %38
  br label %43, !dbg !93

42:                                               ; preds = %38, %35, %32
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 37, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !90
  unreachable, !dbg !90

43:                                               ; preds = %41
  ret i32 0, !dbg !94
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @work(ptr noundef %0) #0 !dbg !95 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !98, !DIExpression(), !99)
    #dbg_declare(ptr %3, !100, !DIExpression(), !102)
  %5 = load ptr, ptr %2, align 8, !dbg !103
  store ptr %5, ptr %3, align 8, !dbg !102
    #dbg_declare(ptr %4, !104, !DIExpression(), !106)
  store i32 0, ptr %4, align 4, !dbg !106
  br label %6, !dbg !107

6:                                                ; preds = %16, %1
  %7 = load i32, ptr %4, align 4, !dbg !108
  %8 = icmp slt i32 %7, 3, !dbg !110
  br i1 %8, label %9, label %19, !dbg !111

9:                                                ; preds = %6
  %10 = load ptr, ptr %3, align 8, !dbg !112
  %11 = getelementptr inbounds %struct.job, ptr %10, i32 0, i32 0, !dbg !113
  %12 = load ptr, ptr %11, align 8, !dbg !113
  %13 = load ptr, ptr %3, align 8, !dbg !114
  %14 = getelementptr inbounds %struct.job, ptr %13, i32 0, i32 1, !dbg !115
  %15 = load ptr, ptr %14, align 8, !dbg !115
  call void %12(ptr noundef %15), !dbg !112
  br label %16, !dbg !112

16:                                               ; preds = %9
  %17 = load i32, ptr %4, align 4, !dbg !116
  %18 = add nsw i32 %17, 1, !dbg !116
  store i32 %18, ptr %4, align 4, !dbg !116
  br label %6, !dbg !117, !llvm.loop !118

19:                                               ; preds = %6
  ret ptr null, !dbg !120
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

define internal void @add_one(ptr noundef %0) #0 !dbg !121 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !122, !DIExpression(), !123)
  %3 = load ptr, ptr %2, align 8, !dbg !124
  %4 = load i32, ptr %3, align 4, !dbg !125
  %5 = add nsw i32 %4, 1, !dbg !125
  store i32 %5, ptr %3, align 4, !dbg !125
  ret void, !dbg !126
}

define internal void @add_two(ptr noundef %0) #0 !dbg !127 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !128, !DIExpression(), !129)
  %3 = load ptr, ptr %2, align 8, !dbg !130
  %4 = load i32, ptr %3, align 4, !dbg !131
  %5 = add nsw i32 %4, 2, !dbg !131
  store i32 %5, ptr %3, align 4, !dbg !131
  ret void, !dbg !132
}


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!39, !40, !41, !42, !43, !44, !45}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "jobs", scope: !2, file: !3, line: 21, type: !30, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "job_table.c", directory: ".", checksumkind: CSK_MD5, checksum: "b2581a46f435de25ffa4e0c9060d72ab")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !24, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 384, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 48)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 96, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 12)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "cells", scope: !2, file: !3, line: 11, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 96, elements: !28)
!27 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!28 = !{!29}
!29 = !DISubrange(count: 3)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 384, elements: !28)
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "job", file: !3, line: 16, size: 128, elements: !32)
!32 = !{!33, !38}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "what", scope: !31, file: !3, line: 17, baseType: !34, size: 64)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!35 = !DISubroutineType(types: !36)
!36 = !{null, !37}
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "where", scope: !31, file: !3, line: 18, baseType: !37, size: 64, offset: 64)
!39 = !{i32 7, !"Dwarf Version", i32 5}
!40 = !{i32 2, !"Debug Info Version", i32 3}
!41 = !{i32 1, !"wchar_size", i32 4}
!42 = !{i32 8, !"PIC Level", i32 2}
!43 = !{i32 7, !"PIE Level", i32 2}
!44 = !{i32 7, !"uwtable", i32 2}
!45 = !{i32 7, !"frame-pointer", i32 2}
!46 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!47 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 31, type: !48, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !50)
!48 = !DISubroutineType(types: !49)
!49 = !{!27}
!50 = !{}
!51 = !DILocalVariable(name: "threads", scope: !47, file: !3, line: 32, type: !52)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !53, size: 192, elements: !28)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !54, line: 27, baseType: !55)
!54 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!55 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!56 = !DILocation(line: 32, column: 13, scope: !47)
!57 = !DILocalVariable(name: "i", scope: !58, file: !3, line: 33, type: !27)
!58 = distinct !DILexicalBlock(scope: !47, file: !3, line: 33, column: 3)
!59 = !DILocation(line: 33, column: 12, scope: !58)
!60 = !DILocation(line: 33, column: 8, scope: !58)
!61 = !DILocation(line: 33, column: 19, scope: !62)
!62 = distinct !DILexicalBlock(scope: !58, file: !3, line: 33, column: 3)
!63 = !DILocation(line: 33, column: 21, scope: !62)
!64 = !DILocation(line: 33, column: 3, scope: !58)
!65 = !DILocation(line: 34, column: 29, scope: !62)
!66 = !DILocation(line: 34, column: 21, scope: !62)
!67 = !DILocation(line: 34, column: 51, scope: !62)
!68 = !DILocation(line: 34, column: 46, scope: !62)
!69 = !DILocation(line: 34, column: 5, scope: !62)
!70 = !DILocation(line: 33, column: 33, scope: !62)
!71 = !DILocation(line: 33, column: 3, scope: !62)
!72 = distinct !{!72, !64, !73, !74}
!73 = !DILocation(line: 34, column: 53, scope: !58)
!74 = !{!"llvm.loop.mustprogress"}
!75 = !DILocalVariable(name: "i", scope: !76, file: !3, line: 35, type: !27)
!76 = distinct !DILexicalBlock(scope: !47, file: !3, line: 35, column: 3)
!77 = !DILocation(line: 35, column: 12, scope: !76)
!78 = !DILocation(line: 35, column: 8, scope: !76)
!79 = !DILocation(line: 35, column: 19, scope: !80)
!80 = distinct !DILexicalBlock(scope: !76, file: !3, line: 35, column: 3)
!81 = !DILocation(line: 35, column: 21, scope: !80)
!82 = !DILocation(line: 35, column: 3, scope: !76)
!83 = !DILocation(line: 36, column: 26, scope: !80)
!84 = !DILocation(line: 36, column: 18, scope: !80)
!85 = !DILocation(line: 36, column: 5, scope: !80)
!86 = !DILocation(line: 35, column: 33, scope: !80)
!87 = !DILocation(line: 35, column: 3, scope: !80)
!88 = distinct !{!88, !82, !89, !74}
!89 = !DILocation(line: 36, column: 34, scope: !76)
!90 = !DILocation(line: 37, column: 3, scope: !91)
!91 = distinct !DILexicalBlock(scope: !92, file: !3, line: 37, column: 3)
!92 = distinct !DILexicalBlock(scope: !47, file: !3, line: 37, column: 3)
!93 = !DILocation(line: 37, column: 3, scope: !92)
!94 = !DILocation(line: 38, column: 3, scope: !47)
!95 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 24, type: !96, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!96 = !DISubroutineType(types: !97)
!97 = !{!5, !5}
!98 = !DILocalVariable(name: "argument", arg: 1, scope: !95, file: !3, line: 24, type: !5)
!99 = !DILocation(line: 24, column: 25, scope: !95)
!100 = !DILocalVariable(name: "own", scope: !95, file: !3, line: 25, type: !101)
!101 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!102 = !DILocation(line: 25, column: 15, scope: !95)
!103 = !DILocation(line: 25, column: 21, scope: !95)
!104 = !DILocalVariable(name: "i", scope: !105, file: !3, line: 26, type: !27)
!105 = distinct !DILexicalBlock(scope: !95, file: !3, line: 26, column: 3)
!106 = !DILocation(line: 26, column: 12, scope: !105)
!107 = !DILocation(line: 26, column: 8, scope: !105)
!108 = !DILocation(line: 26, column: 19, scope: !109)
!109 = distinct !DILexicalBlock(scope: !105, file: !3, line: 26, column: 3)
!110 = !DILocation(line: 26, column: 21, scope: !109)
!111 = !DILocation(line: 26, column: 3, scope: !105)
!112 = !DILocation(line: 27, column: 5, scope: !109)
!113 = !DILocation(line: 27, column: 10, scope: !109)
!114 = !DILocation(line: 27, column: 15, scope: !109)
!115 = !DILocation(line: 27, column: 20, scope: !109)
!116 = !DILocation(line: 26, column: 27, scope: !109)
!117 = !DILocation(line: 26, column: 3, scope: !109)
!118 = distinct !{!118, !111, !119, !74}
!119 = !DILocation(line: 27, column: 25, scope: !105)
!120 = !DILocation(line: 28, column: 3, scope: !95)
!121 = distinct !DISubprogram(name: "add_one", scope: !3, file: !3, line: 13, type: !35, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!122 = !DILocalVariable(name: "cell", arg: 1, scope: !121, file: !3, line: 13, type: !37)
!123 = !DILocation(line: 13, column: 26, scope: !121)
!124 = !DILocation(line: 13, column: 35, scope: !121)
!125 = !DILocation(line: 13, column: 40, scope: !121)
!126 = !DILocation(line: 13, column: 46, scope: !121)
!127 = distinct !DISubprogram(name: "add_two", scope: !3, file: !3, line: 14, type: !35, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!128 = !DILocalVariable(name: "cell", arg: 1, scope: !127, file: !3, line: 14, type: !37)
!129 = !DILocation(line: 14, column: 26, scope: !127)
!130 = !DILocation(line: 14, column: 35, scope: !127)
!131 = !DILocation(line: 14, column: 40, scope: !127)
!132 = !DILocation(line: 14, column: 46, scope: !127)
