source_filename = "own_cells.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@cells = internal global [4 x i32] zeroinitializer, align 16, !dbg !0
@.str = private unnamed_addr constant [14 x i8] c"cells[i] == 3\00", align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"own_cells.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() #0 !dbg !19 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !23, metadata !DIExpression()), !dbg !28
  call void @llvm.dbg.declare(metadata ptr %3, metadata !29, metadata !DIExpression()), !dbg !31
  store i32 0, ptr %3, align 4, !dbg !31
  br label %6, !dbg !32

6:                                                ; preds = %17, %0
  %7 = load i32, ptr %3, align 4, !dbg !33
  %8 = icmp slt i32 %7, 4, !dbg !35
  br i1 %8, label %9, label %20, !dbg !36

9:                                                ; preds = %6
  %10 = load i32, ptr %3, align 4, !dbg !37
  %11 = sext i32 %10 to i64, !dbg !38
  %12 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %11, !dbg !38
  %13 = load i32, ptr %3, align 4, !dbg !39
  %14 = sext i32 %13 to i64, !dbg !40
  %15 = getelementptr inbounds [4 x i32], ptr @cells, i64 0, i64 %14, !dbg !40
  %16 = call i32 @pthread_create(ptr noundef %12, ptr noundef null, ptr noundef @work, ptr noundef %15) #5, !dbg !41
  br label %17, !dbg !41

17:                                               ; preds = %9
  %18 = load i32, ptr %3, align 4, !dbg !42
  %19 = add nsw i32 %18, 1, !dbg !42
  store i32 %19, ptr %3, align 4, !dbg !42
  br label %6, !dbg !43, !llvm.loop !44

20:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata ptr %4, metadata !47, metadata !DIExpression()), !dbg !49
  store i32 0, ptr %4, align 4, !dbg !49
  br label %21, !dbg !50

21:                                               ; preds = %30, %20
  %22 = load i32, ptr %4, align 4, !dbg !51
  %23 = icmp slt i32 %22, 4, !dbg !53
  br i1 %23, label %24, label %33, !dbg !54

24:                                               ; preds = %21
  %25 = load i32, ptr %4, align 4, !dbg !55
  %26 = sext i32 %25 to i64, !dbg !56
  %27 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %26, !dbg !56
  %28 = load i64, ptr %27, align 8, !dbg !56
  %29 = call i32 @pthread_join(i64 noundef %28, ptr noundef null), !dbg !57
  br label %30, !dbg !57

30:                                               ; preds = %24
  %31 = load i32, ptr %4, align 4, !dbg !58
  %32 = add nsw i32 %31, 1, !dbg !58
  store i32 %32, ptr %4, align 4, !dbg !58
  br label %21, !dbg !59, !llvm.loop !60

33:                                               ; preds = %21
  call void @llvm.dbg.declare(metadata ptr %5, metadata !62, metadata !DIExpression()), !dbg !64
  store i32 0, ptr %5, align 4, !dbg !64
  br label %34, !dbg !65

34:                                               ; preds = %46, %33
  %35 = load i32, ptr %5, align 4, !dbg !66
  %36 = icmp slt i32 %35, 4, !dbg !68
  br i1 %36, label %37, label %49, !dbg !69

37:                                               ; preds = %34
  %38 = load i32, ptr %5, align 4, !dbg !70
  %39 = sext i32 %38 to i64, !dbg !70
  %40 = getelementptr inbounds [4 x i32], ptr @cells, i64 0, i64 %39, !dbg !70
  %41 = load i32, ptr %40, align 4, !dbg !70
  %42 = icmp eq i32 %41, 3, !dbg !70
  br i1 %42, label %43, label %44, !dbg !73

43:                                               ; preds = %37
  br label %45, !dbg !73

44:                                               ; preds = %37
  call void @__assert_fail(ptr noundef getelementptr inbounds ([14 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([12 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 27, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !70
  unreachable, !dbg !70

45:                                               ; preds = %43
  br label %46, !dbg !74

46:                                               ; preds = %45
  %47 = load i32, ptr %5, align 4, !dbg !75
  %48 = add nsw i32 %47, 1, !dbg !75
  store i32 %48, ptr %5, align 4, !dbg !75
  br label %34, !dbg !76, !llvm.loop !77

49:                                               ; preds = %34
  ret i32 0, !dbg !79
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @work(ptr noundef %0) #0 !dbg !80 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !83, metadata !DIExpression()), !dbg !84
  call void @llvm.dbg.declare(metadata ptr %3, metadata !85, metadata !DIExpression()), !dbg !87
  %5 = load ptr, ptr %2, align 8, !dbg !88
  store ptr %5, ptr %3, align 8, !dbg !87
  call void @llvm.dbg.declare(metadata ptr %4, metadata !89, metadata !DIExpression()), !dbg !91
  store i32 0, ptr %4, align 4, !dbg !91
  br label %6, !dbg !92

6:                                                ; preds = %13, %1
  %7 = load i32, ptr %4, align 4, !dbg !93
  %8 = icmp slt i32 %7, 3, !dbg !95
  br i1 %8, label %9, label %16, !dbg !96

9:                                                ; preds = %6
  %10 = load ptr, ptr %3, align 8, !dbg !97
  %11 = load i32, ptr %10, align 4, !dbg !98
  %12 = add nsw i32 %11, 1, !dbg !98
  store i32 %12, ptr %10, align 4, !dbg !98
  br label %13, !dbg !99

13:                                               ; preds = %9
  %14 = load i32, ptr %4, align 4, !dbg !100
  %15 = add nsw i32 %14, 1, !dbg !100
  store i32 %15, ptr %4, align 4, !dbg !100
  br label %6, !dbg !101, !llvm.loop !102

16:                                               ; preds = %6
  ret ptr null, !dbg !104
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "cells", scope: !2, file: !3, line: 11, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "own_cells.c", directory: ".", checksumkind: CSK_MD5, checksum: "8a91e6807a5af0ec2583553c396c34b0")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 128, elements: !9)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !{!10}
!10 = !DISubrange(count: 4)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 7, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 1}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = !{!"Debian clang version 14.0.6"}
!19 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 20, type: !20, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!20 = !DISubroutineType(types: !21)
!21 = !{!8}
!22 = !{}
!23 = !DILocalVariable(name: "threads", scope: !19, file: !3, line: 21, type: !24)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 256, elements: !9)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !26, line: 27, baseType: !27)
!26 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!27 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!28 = !DILocation(line: 21, column: 13, scope: !19)
!29 = !DILocalVariable(name: "i", scope: !30, file: !3, line: 22, type: !8)
!30 = distinct !DILexicalBlock(scope: !19, file: !3, line: 22, column: 3)
!31 = !DILocation(line: 22, column: 12, scope: !30)
!32 = !DILocation(line: 22, column: 8, scope: !30)
!33 = !DILocation(line: 22, column: 19, scope: !34)
!34 = distinct !DILexicalBlock(scope: !30, file: !3, line: 22, column: 3)
!35 = !DILocation(line: 22, column: 21, scope: !34)
!36 = !DILocation(line: 22, column: 3, scope: !30)
!37 = !DILocation(line: 23, column: 29, scope: !34)
!38 = !DILocation(line: 23, column: 21, scope: !34)
!39 = !DILocation(line: 23, column: 52, scope: !34)
!40 = !DILocation(line: 23, column: 46, scope: !34)
!41 = !DILocation(line: 23, column: 5, scope: !34)
!42 = !DILocation(line: 22, column: 33, scope: !34)
!43 = !DILocation(line: 22, column: 3, scope: !34)
!44 = distinct !{!44, !36, !45, !46}
!45 = !DILocation(line: 23, column: 54, scope: !30)
!46 = !{!"llvm.loop.mustprogress"}
!47 = !DILocalVariable(name: "i", scope: !48, file: !3, line: 24, type: !8)
!48 = distinct !DILexicalBlock(scope: !19, file: !3, line: 24, column: 3)
!49 = !DILocation(line: 24, column: 12, scope: !48)
!50 = !DILocation(line: 24, column: 8, scope: !48)
!51 = !DILocation(line: 24, column: 19, scope: !52)
!52 = distinct !DILexicalBlock(scope: !48, file: !3, line: 24, column: 3)
!53 = !DILocation(line: 24, column: 21, scope: !52)
!54 = !DILocation(line: 24, column: 3, scope: !48)
!55 = !DILocation(line: 25, column: 26, scope: !52)
!56 = !DILocation(line: 25, column: 18, scope: !52)
!57 = !DILocation(line: 25, column: 5, scope: !52)
!58 = !DILocation(line: 24, column: 33, scope: !52)
!59 = !DILocation(line: 24, column: 3, scope: !52)
!60 = distinct !{!60, !54, !61, !46}
!61 = !DILocation(line: 25, column: 34, scope: !48)
!62 = !DILocalVariable(name: "i", scope: !63, file: !3, line: 26, type: !8)
!63 = distinct !DILexicalBlock(scope: !19, file: !3, line: 26, column: 3)
!64 = !DILocation(line: 26, column: 12, scope: !63)
!65 = !DILocation(line: 26, column: 8, scope: !63)
!66 = !DILocation(line: 26, column: 19, scope: !67)
!67 = distinct !DILexicalBlock(scope: !63, file: !3, line: 26, column: 3)
!68 = !DILocation(line: 26, column: 21, scope: !67)
!69 = !DILocation(line: 26, column: 3, scope: !63)
!70 = !DILocation(line: 27, column: 5, scope: !71)
!71 = distinct !DILexicalBlock(scope: !72, file: !3, line: 27, column: 5)
!72 = distinct !DILexicalBlock(scope: !67, file: !3, line: 27, column: 5)
!73 = !DILocation(line: 27, column: 5, scope: !72)
!74 = !DILocation(line: 27, column: 5, scope: !67)
!75 = !DILocation(line: 26, column: 33, scope: !67)
!76 = !DILocation(line: 26, column: 3, scope: !67)
!77 = distinct !{!77, !69, !78, !46}
!78 = !DILocation(line: 27, column: 5, scope: !63)
!79 = !DILocation(line: 28, column: 3, scope: !19)
!80 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 13, type: !81, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!81 = !DISubroutineType(types: !82)
!82 = !{!5, !5}
!83 = !DILocalVariable(name: "argument", arg: 1, scope: !80, file: !3, line: 13, type: !5)
!84 = !DILocation(line: 13, column: 25, scope: !80)
!85 = !DILocalVariable(name: "own", scope: !80, file: !3, line: 14, type: !86)
!86 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!87 = !DILocation(line: 14, column: 8, scope: !80)
!88 = !DILocation(line: 14, column: 14, scope: !80)
!89 = !DILocalVariable(name: "i", scope: !90, file: !3, line: 15, type: !8)
!90 = distinct !DILexicalBlock(scope: !80, file: !3, line: 15, column: 3)
!91 = !DILocation(line: 15, column: 12, scope: !90)
!92 = !DILocation(line: 15, column: 8, scope: !90)
!93 = !DILocation(line: 15, column: 19, scope: !94)
!94 = distinct !DILexicalBlock(scope: !90, file: !3, line: 15, column: 3)
!95 = !DILocation(line: 15, column: 21, scope: !94)
!96 = !DILocation(line: 15, column: 3, scope: !90)
!97 = !DILocation(line: 16, column: 6, scope: !94)
!98 = !DILocation(line: 16, column: 10, scope: !94)
!99 = !DILocation(line: 16, column: 5, scope: !94)
!100 = !DILocation(line: 15, column: 27, scope: !94)
!101 = !DILocation(line: 15, column: 3, scope: !94)
!102 = distinct !{!102, !96, !103, !46}
!103 = !DILocation(line: 16, column: 13, scope: !90)
!104 = !DILocation(line: 17, column: 3, scope: !80)
