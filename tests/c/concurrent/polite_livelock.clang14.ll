source_filename = "polite_livelock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@left = internal global i32 0, align 4, !dbg !0
@right = internal global i32 0, align 4, !dbg !5

define dso_local i32 @main() #0 !dbg !19 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !23, metadata !DIExpression()), !dbg !27
  %7 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @second, ptr noundef null) #4, !dbg !28
  br label %8, !dbg !29

8:                                                ; preds = %14, %0
  store i32 1, ptr %3, align 4, !dbg !30
  %9 = load i32, ptr %3, align 4, !dbg !30
  store atomic i32 %9, ptr @left seq_cst, align 4, !dbg !30
  %10 = load atomic i32, ptr @right seq_cst, align 4, !dbg !34
  store i32 %10, ptr %4, align 4, !dbg !34
  %11 = load i32, ptr %4, align 4, !dbg !34
  %12 = icmp ne i32 %11, 0, !dbg !34
  br i1 %12, label %14, label %13, !dbg !36

13:                                               ; preds = %8
  br label %16, !dbg !37

14:                                               ; preds = %8
  store i32 0, ptr %5, align 4, !dbg !38
  %15 = load i32, ptr %5, align 4, !dbg !38
  store atomic i32 %15, ptr @left seq_cst, align 4, !dbg !38
  br label %8, !dbg !39, !llvm.loop !40

16:                                               ; preds = %13
  store i32 0, ptr %6, align 4, !dbg !43
  %17 = load i32, ptr %6, align 4, !dbg !43
  store atomic i32 %17, ptr @left seq_cst, align 4, !dbg !43
  %18 = load i64, ptr %2, align 8, !dbg !44
  %19 = call i32 @pthread_join(i64 noundef %18, ptr noundef null), !dbg !45
  ret i32 0, !dbg !46
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @second(ptr noundef %0) #0 !dbg !47 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !51, metadata !DIExpression()), !dbg !52
  br label %7, !dbg !53

7:                                                ; preds = %13, %1
  store i32 1, ptr %3, align 4, !dbg !54
  %8 = load i32, ptr %3, align 4, !dbg !54
  store atomic i32 %8, ptr @right seq_cst, align 4, !dbg !54
  %9 = load atomic i32, ptr @left seq_cst, align 4, !dbg !58
  store i32 %9, ptr %4, align 4, !dbg !58
  %10 = load i32, ptr %4, align 4, !dbg !58
  %11 = icmp ne i32 %10, 0, !dbg !58
  br i1 %11, label %13, label %12, !dbg !60

12:                                               ; preds = %7
  br label %15, !dbg !61

13:                                               ; preds = %7
  store i32 0, ptr %5, align 4, !dbg !62
  %14 = load i32, ptr %5, align 4, !dbg !62
  store atomic i32 %14, ptr @right seq_cst, align 4, !dbg !62
  br label %7, !dbg !63, !llvm.loop !64

15:                                               ; preds = %12
  store i32 0, ptr %6, align 4, !dbg !67
  %16 = load i32, ptr %6, align 4, !dbg !67
  store atomic i32 %16, ptr @right seq_cst, align 4, !dbg !67
  %17 = load ptr, ptr %2, align 8, !dbg !68
  ret ptr %17, !dbg !69
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "left", scope: !2, file: !3, line: 7, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "polite_livelock.c", directory: ".", checksumkind: CSK_MD5, checksum: "1db01e00bd98a3273be4be572e8ab028")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "right", scope: !2, file: !3, line: 7, type: !7, isLocal: true, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !8, line: 92, baseType: !9)
!8 = !DIFile(filename: "lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: ".", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!9 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !10)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
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
!21 = !{!10}
!22 = !{}
!23 = !DILocalVariable(name: "other", scope: !19, file: !3, line: 21, type: !24)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !25, line: 27, baseType: !26)
!25 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!26 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!27 = !DILocation(line: 21, column: 13, scope: !19)
!28 = !DILocation(line: 22, column: 3, scope: !19)
!29 = !DILocation(line: 23, column: 3, scope: !19)
!30 = !DILocation(line: 24, column: 5, scope: !31)
!31 = distinct !DILexicalBlock(scope: !32, file: !3, line: 23, column: 12)
!32 = distinct !DILexicalBlock(scope: !33, file: !3, line: 23, column: 3)
!33 = distinct !DILexicalBlock(scope: !19, file: !3, line: 23, column: 3)
!34 = !DILocation(line: 25, column: 10, scope: !35)
!35 = distinct !DILexicalBlock(scope: !31, file: !3, line: 25, column: 9)
!36 = !DILocation(line: 25, column: 9, scope: !31)
!37 = !DILocation(line: 26, column: 7, scope: !35)
!38 = !DILocation(line: 27, column: 5, scope: !31)
!39 = !DILocation(line: 23, column: 3, scope: !32)
!40 = distinct !{!40, !41, !42}
!41 = !DILocation(line: 23, column: 3, scope: !33)
!42 = !DILocation(line: 28, column: 3, scope: !33)
!43 = !DILocation(line: 29, column: 3, scope: !19)
!44 = !DILocation(line: 30, column: 16, scope: !19)
!45 = !DILocation(line: 30, column: 3, scope: !19)
!46 = !DILocation(line: 31, column: 3, scope: !19)
!47 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 9, type: !48, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!48 = !DISubroutineType(types: !49)
!49 = !{!50, !50}
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!51 = !DILocalVariable(name: "unused", arg: 1, scope: !47, file: !3, line: 9, type: !50)
!52 = !DILocation(line: 9, column: 27, scope: !47)
!53 = !DILocation(line: 10, column: 3, scope: !47)
!54 = !DILocation(line: 11, column: 5, scope: !55)
!55 = distinct !DILexicalBlock(scope: !56, file: !3, line: 10, column: 12)
!56 = distinct !DILexicalBlock(scope: !57, file: !3, line: 10, column: 3)
!57 = distinct !DILexicalBlock(scope: !47, file: !3, line: 10, column: 3)
!58 = !DILocation(line: 12, column: 10, scope: !59)
!59 = distinct !DILexicalBlock(scope: !55, file: !3, line: 12, column: 9)
!60 = !DILocation(line: 12, column: 9, scope: !55)
!61 = !DILocation(line: 13, column: 7, scope: !59)
!62 = !DILocation(line: 14, column: 5, scope: !55)
!63 = !DILocation(line: 10, column: 3, scope: !56)
!64 = distinct !{!64, !65, !66}
!65 = !DILocation(line: 10, column: 3, scope: !57)
!66 = !DILocation(line: 15, column: 3, scope: !57)
!67 = !DILocation(line: 16, column: 3, scope: !47)
!68 = !DILocation(line: 17, column: 10, scope: !47)
!69 = !DILocation(line: 17, column: 3, scope: !47)
