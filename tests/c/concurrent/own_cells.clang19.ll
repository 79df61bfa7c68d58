source_filename = "own_cells.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@cells = internal global [4 x i32] zeroinitializer, align 16, !dbg !0
@.str = private unnamed_addr constant [14 x i8] c"cells[i] == 3\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [12 x i8] c"own_cells.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18

define dso_local i32 @main() #0 !dbg !36 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !40, !DIExpression(), !45)
    #dbg_declare(ptr %3, !46, !DIExpression(), !48)
  store i32 0, ptr %3, align 4, !dbg !48
  br label %6, !dbg !49

6:                                                ; preds = %17, %0
  %7 = load i32, ptr %3, align 4, !dbg !50
  %8 = icmp slt i32 %7, 4, !dbg !52
  br i1 %8, label %9, label %20, !dbg !53

9:                                                ; preds = %6
  %10 = load i32, ptr %3, align 4, !dbg !54
  %11 = sext i32 %10 to i64, !dbg !55
  %12 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %11, !dbg !55
  %13 = load i32, ptr %3, align 4, !dbg !56
  %14 = sext i32 %13 to i64, !dbg !57
  %15 = getelementptr inbounds [4 x i32], ptr @cells, i64 0, i64 %14, !dbg !57
  %16 = call i32 @pthread_create(ptr noundef %12, ptr noundef null, ptr noundef @work, ptr noundef %15) #4, !dbg !58
  br label %17, !dbg !58

17:                                               ; preds = %9
  %18 = load i32, ptr %3, align 4, !dbg !59
  %19 = add nsw i32 %18, 1, !dbg !59
  store i32 %19, ptr %3, align 4, !dbg !59
  br label %6, !dbg !60, !llvm.loop !61

20:                                               ; preds = %6
    #dbg_declare(ptr %4, !64, !DIExpression(), !66)
  store i32 0, ptr %4, align 4, !dbg !66
  br label %21, !dbg !67

21:                                               ; preds = %30, %20
  %22 = load i32, ptr %4, align 4, !dbg !68
  %23 = icmp slt i32 %22, 4, !dbg !70
  br i1 %23, label %24, label %33, !dbg !71

24:                                               ; preds = %21
  %25 = load i32, ptr %4, align 4, !dbg !72
  %26 = sext i32 %25 to i64, !dbg !73
  %27 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %26, !dbg !73
  %28 = load i64, ptr %27, align 8, !dbg !73
  %29 = call i32 @pthread_join(i64 noundef %28, ptr noundef null), !dbg !74
  br label %30, !dbg !74

30:                                               ; preds = %24
  %31 = load i32, ptr %4, align 4, !dbg !75
  %32 = add nsw i32 %31, 1, !dbg !75
  store i32 %32, ptr %4, align 4, !dbg !75
  br label %21, !dbg !76, !llvm.loop !77

33:                                               ; preds = %21
    #dbg_declare(ptr %5, !79, !DIExpression(), !81)
  store i32 0, ptr %5, align 4, !dbg !81
  br label %34, !dbg !82

34:                                               ; preds = %46, %33
  %35 = load i32, ptr %5, align 4, !dbg !83
  %36 = icmp slt i32 %35, 4, !dbg !85
  br i1 %36, label %37, label %49, !dbg !86

37:                                               ; preds = %34
  %38 = load i32, ptr %5, align 4, !dbg !87
  %39 = sext i32 %38 to i64, !dbg !87
  %40 = getelementptr inbounds [4 x i32], ptr @cells, i64 0, i64 %39, !dbg !87
  %41 = load i32, ptr %40, align 4, !dbg !87
  %42 = icmp eq i32 %41, 3, !dbg !87
  br i1 %42, label %43, label %44, !dbg !90

43:                                               ; preds = %37
  br label %45, !dbg !90

44:                                               ; preds = %37
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 27, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !87
  unreachable, !dbg !87

45:                                               ; preds = %43
  br label %46, !dbg !91

46:                                               ; preds = %45
  %47 = load i32, ptr %5, align 4, !dbg !92
  %48 = add nsw i32 %47, 1, !dbg !92
  store i32 %48, ptr %5, align 4, !dbg !92
  br label %34, !dbg !93, !llvm.loop !94

49:                                               ; preds = %34
  ret i32 0, !dbg !96
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @work(ptr noundef %0) #0 !dbg !97 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !100, !DIExpression(), !101)
    #dbg_declare(ptr %3, !102, !DIExpression(), !104)
  %5 = load ptr, ptr %2, align 8, !dbg !105
  store ptr %5, ptr %3, align 8, !dbg !104
    #dbg_declare(ptr %4, !106, !DIExpression(), !108)
  store i32 0, ptr %4, align 4, !dbg !108
  br label %6, !dbg !109

6:                                                ; preds = %13, %1
  %7 = load i32, ptr %4, align 4, !dbg !110
  %8 = icmp slt i32 %7, 3, !dbg !112
  br i1 %8, label %9, label %16, !dbg !113

9:                                                ; preds = %6
  %10 = load ptr, ptr %3, align 8, !dbg !114
  %11 = load i32, ptr %10, align 4, !dbg !115
  %12 = add nsw i32 %11, 1, !dbg !115
  store i32 %12, ptr %10, align 4, !dbg !115
  br label %13, !dbg !116

13:                                               ; preds = %9
  %14 = load i32, ptr %4, align 4, !dbg !117
  %15 = add nsw i32 %14, 1, !dbg !117
  store i32 %15, ptr %4, align 4, !dbg !117
  br label %6, !dbg !118, !llvm.loop !119

16:                                               ; preds = %6
  ret ptr null, !dbg !121
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!28, !29, !30, !31, !32, !33, !34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "cells", scope: !2, file: !3, line: 11, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "own_cells.c", directory: ".", checksumkind: CSK_MD5, checksum: "8a91e6807a5af0ec2583553c396c34b0")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 112, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 14)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 96, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 12)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 128, elements: !26)
!25 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!26 = !{!27}
!27 = !DISubrange(count: 4)
!28 = !{i32 7, !"Dwarf Version", i32 5}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 8, !"PIC Level", i32 2}
!32 = !{i32 7, !"PIE Level", i32 2}
!33 = !{i32 7, !"uwtable", i32 2}
!34 = !{i32 7, !"frame-pointer", i32 2}
!35 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!36 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 20, type: !37, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !39)
!37 = !DISubroutineType(types: !38)
!38 = !{!25}
!39 = !{}
!40 = !DILocalVariable(name: "threads", scope: !36, file: !3, line: 21, type: !41)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !42, size: 256, elements: !26)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !43, line: 27, baseType: !44)
!43 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!44 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!45 = !DILocation(line: 21, column: 13, scope: !36)
!46 = !DILocalVariable(name: "i", scope: !47, file: !3, line: 22, type: !25)
!47 = distinct !DILexicalBlock(scope: !36, file: !3, line: 22, column: 3)
!48 = !DILocation(line: 22, column: 12, scope: !47)
!49 = !DILocation(line: 22, column: 8, scope: !47)
!50 = !DILocation(line: 22, column: 19, scope: !51)
!51 = distinct !DILexicalBlock(scope: !47, file: !3, line: 22, column: 3)
!52 = !DILocation(line: 22, column: 21, scope: !51)
!53 = !DILocation(line: 22, column: 3, scope: !47)
!54 = !DILocation(line: 23, column: 29, scope: !51)
!55 = !DILocation(line: 23, column: 21, scope: !51)
!56 = !DILocation(line: 23, column: 52, scope: !51)
!57 = !DILocation(line: 23, column: 46, scope: !51)
!58 = !DILocation(line: 23, column: 5, scope: !51)
!59 = !DILocation(line: 22, column: 33, scope: !51)
!60 = !DILocation(line: 22, column: 3, scope: !51)
!61 = distinct !{!61, !53, !62, !63}
!62 = !DILocation(line: 23, column: 54, scope: !47)
!63 = !{!"llvm.loop.mustprogress"}
!64 = !DILocalVariable(name: "i", scope: !65, file: !3, line: 24, type: !25)
!65 = distinct !DILexicalBlock(scope: !36, file: !3, line: 24, column: 3)
!66 = !DILocation(line: 24, column: 12, scope: !65)
!67 = !DILocation(line: 24, column: 8, scope: !65)
!68 = !DILocation(line: 24, column: 19, scope: !69)
!69 = distinct !DILexicalBlock(scope: !65, file: !3, line: 24, column: 3)
!70 = !DILocation(line: 24, column: 21, scope: !69)
!71 = !DILocation(line: 24, column: 3, scope: !65)
!72 = !DILocation(line: 25, column: 26, scope: !69)
!73 = !DILocation(line: 25, column: 18, scope: !69)
!74 = !DILocation(line: 25, column: 5, scope: !69)
!75 = !DILocation(line: 24, column: 33, scope: !69)
!76 = !DILocation(line: 24, column: 3, scope: !69)
!77 = distinct !{!77, !71, !78, !63}
!78 = !DILocation(line: 25, column: 34, scope: !65)
!79 = !DILocalVariable(name: "i", scope: !80, file: !3, line: 26, type: !25)
!80 = distinct !DILexicalBlock(scope: !36, file: !3, line: 26, column: 3)
!81 = !DILocation(line: 26, column: 12, scope: !80)
!82 = !DILocation(line: 26, column: 8, scope: !80)
!83 = !DILocation(line: 26, column: 19, scope: !84)
!84 = distinct !DILexicalBlock(scope: !80, file: !3, line: 26, column: 3)
!85 = !DILocation(line: 26, column: 21, scope: !84)
!86 = !DILocation(line: 26, column: 3, scope: !80)
!87 = !DILocation(line: 27, column: 5, scope: !88)
!88 = distinct !DILexicalBlock(scope: !89, file: !3, line: 27, column: 5)
!89 = distinct !DILexicalBlock(scope: !84, file: !3, line: 27, column: 5)
!90 = !DILocation(line: 27, column: 5, scope: !89)
!91 = !DILocation(line: 27, column: 5, scope: !84)
!92 = !DILocation(line: 26, column: 33, scope: !84)
!93 = !DILocation(line: 26, column: 3, scope: !84)
!94 = distinct !{!94, !86, !95, !63}
!95 = !DILocation(line: 27, column: 5, scope: !80)
!96 = !DILocation(line: 28, column: 3, scope: !36)
!97 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 13, type: !98, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!98 = !DISubroutineType(types: !99)
!99 = !{!5, !5}
!100 = !DILocalVariable(name: "argument", arg: 1, scope: !97, file: !3, line: 13, type: !5)
!101 = !DILocation(line: 13, column: 25, scope: !97)
!102 = !DILocalVariable(name: "own", scope: !97, file: !3, line: 14, type: !103)
!103 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!104 = !DILocation(line: 14, column: 8, scope: !97)
!105 = !DILocation(line: 14, column: 14, scope: !97)
!106 = !DILocalVariable(name: "i", scope: !107, file: !3, line: 15, type: !25)
!107 = distinct !DILexicalBlock(scope: !97, file: !3, line: 15, column: 3)
!108 = !DILocation(line: 15, column: 12, scope: !107)
!109 = !DILocation(line: 15, column: 8, scope: !107)
!110 = !DILocation(line: 15, column: 19, scope: !111)
!111 = distinct !DILexicalBlock(scope: !107, file: !3, line: 15, column: 3)
!112 = !DILocation(line: 15, column: 21, scope: !111)
!113 = !DILocation(line: 15, column: 3, scope: !107)
!114 = !DILocation(line: 16, column: 6, scope: !111)
!115 = !DILocation(line: 16, column: 10, scope: !111)
!116 = !DILocation(line: 16, column: 5, scope: !111)
!117 = !DILocation(line: 15, column: 27, scope: !111)
!118 = !DILocation(line: 15, column: 3, scope: !111)
!119 = distinct !{!119, !113, !120, !63}
!120 = !DILocation(line: 16, column: 13, scope: !107)
!121 = !DILocation(line: 17, column: 3, scope: !97)
