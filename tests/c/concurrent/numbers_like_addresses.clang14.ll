source_filename = "numbers_like_addresses.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@sum = dso_local global i32 0, align 4, !dbg !0
@mine = internal thread_local global i32 0, align 4, !dbg !9
@tagged = internal global i64 0, align 8, !dbg !11

define dso_local i32 @main() #0 !dbg !26 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !30, metadata !DIExpression()), !dbg !31
  store i32 2, ptr %2, align 4, !dbg !31
  call void @llvm.dbg.declare(metadata ptr %3, metadata !32, metadata !DIExpression()), !dbg !33
  store i32 4, ptr %3, align 4, !dbg !33
  call void @llvm.dbg.declare(metadata ptr %4, metadata !34, metadata !DIExpression()), !dbg !37
  call void @llvm.dbg.declare(metadata ptr %5, metadata !38, metadata !DIExpression()), !dbg !39
  %6 = call i32 @pthread_create(ptr noundef %4, ptr noundef null, ptr noundef @work, ptr noundef %2) #4, !dbg !40
  %7 = call i32 @pthread_create(ptr noundef %5, ptr noundef null, ptr noundef @work, ptr noundef %3) #4, !dbg !41
  %8 = load i64, ptr %4, align 8, !dbg !42
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !43
  %10 = load i64, ptr %5, align 8, !dbg !44
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !45
  ret i32 0, !dbg !46
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @work(ptr noundef %0) #0 !dbg !47 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !50, metadata !DIExpression()), !dbg !51
  %8 = load ptr, ptr %2, align 8, !dbg !52
  %9 = load i32, ptr %8, align 4, !dbg !53
  store i32 %9, ptr @mine, align 4, !dbg !54
  call void @llvm.dbg.declare(metadata ptr %3, metadata !55, metadata !DIExpression()), !dbg !57
  store i32 0, ptr %3, align 4, !dbg !57
  br label %10, !dbg !58

10:                                               ; preds = %17, %1
  %11 = load i32, ptr %3, align 4, !dbg !59
  %12 = icmp slt i32 %11, 3, !dbg !61
  br i1 %12, label %13, label %20, !dbg !62

13:                                               ; preds = %10
  store i64 4294967296, ptr %4, align 8, !dbg !63
  %14 = load i64, ptr %4, align 8, !dbg !63
  %15 = atomicrmw add ptr @tagged, i64 %14 seq_cst, align 8, !dbg !63
  store i64 %15, ptr %5, align 8, !dbg !63
  %16 = load i64, ptr %5, align 8, !dbg !63
  br label %17, !dbg !63

17:                                               ; preds = %13
  %18 = load i32, ptr %3, align 4, !dbg !64
  %19 = add nsw i32 %18, 1, !dbg !64
  store i32 %19, ptr %3, align 4, !dbg !64
  br label %10, !dbg !65, !llvm.loop !66

20:                                               ; preds = %10
  call void @llvm.dbg.declare(metadata ptr %6, metadata !69, metadata !DIExpression()), !dbg !70
  %21 = load atomic i64, ptr @tagged seq_cst, align 8, !dbg !71
  store i64 %21, ptr %7, align 8, !dbg !71
  %22 = load i64, ptr %7, align 8, !dbg !71
  store i64 %22, ptr %6, align 8, !dbg !70
  %23 = load i64, ptr %6, align 8, !dbg !72
  %24 = lshr i64 %23, 32, !dbg !73
  %25 = icmp ne i64 %24, 0, !dbg !73
  br i1 %25, label %26, label %28, !dbg !72

26:                                               ; preds = %20
  %27 = load i32, ptr @mine, align 4, !dbg !74
  br label %29, !dbg !72

28:                                               ; preds = %20
  br label %29, !dbg !72

29:                                               ; preds = %28, %26
  %30 = phi i32 [ %27, %26 ], [ 0, %28 ], !dbg !72
  %31 = atomicrmw add ptr @sum, i32 %30 seq_cst, align 4, !dbg !75
  %32 = add i32 %31, %30, !dbg !75
  ret ptr null, !dbg !76
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!18, !19, !20, !21, !22, !23, !24}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "sum", scope: !2, file: !3, line: 8, type: !15, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "numbers_like_addresses.c", directory: ".", checksumkind: CSK_MD5, checksum: "d296d8fee013c756a42f5000e9a25b74")
!4 = !{!5, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!8 = !{!0, !9, !11}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "mine", scope: !2, file: !3, line: 6, type: !6, isLocal: true, isDefinition: true)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "tagged", scope: !2, file: !3, line: 7, type: !13, isLocal: true, isDefinition: true)
!13 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !14)
!14 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !16, line: 92, baseType: !17)
!16 = !DIFile(filename: "lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: ".", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!17 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !6)
!18 = !{i32 7, !"Dwarf Version", i32 5}
!19 = !{i32 2, !"Debug Info Version", i32 3}
!20 = !{i32 1, !"wchar_size", i32 4}
!21 = !{i32 7, !"PIC Level", i32 2}
!22 = !{i32 7, !"PIE Level", i32 2}
!23 = !{i32 7, !"uwtable", i32 1}
!24 = !{i32 7, !"frame-pointer", i32 2}
!25 = !{!"Debian clang version 14.0.6"}
!26 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 19, type: !27, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !29)
!27 = !DISubroutineType(types: !28)
!28 = !{!6}
!29 = !{}
!30 = !DILocalVariable(name: "one", scope: !26, file: !3, line: 20, type: !6)
!31 = !DILocation(line: 20, column: 7, scope: !26)
!32 = !DILocalVariable(name: "two", scope: !26, file: !3, line: 20, type: !6)
!33 = !DILocation(line: 20, column: 16, scope: !26)
!34 = !DILocalVariable(name: "a", scope: !26, file: !3, line: 21, type: !35)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !36, line: 27, baseType: !14)
!36 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!37 = !DILocation(line: 21, column: 13, scope: !26)
!38 = !DILocalVariable(name: "b", scope: !26, file: !3, line: 21, type: !35)
!39 = !DILocation(line: 21, column: 16, scope: !26)
!40 = !DILocation(line: 22, column: 3, scope: !26)
!41 = !DILocation(line: 23, column: 3, scope: !26)
!42 = !DILocation(line: 24, column: 16, scope: !26)
!43 = !DILocation(line: 24, column: 3, scope: !26)
!44 = !DILocation(line: 25, column: 16, scope: !26)
!45 = !DILocation(line: 25, column: 3, scope: !26)
!46 = !DILocation(line: 26, column: 3, scope: !26)
!47 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 10, type: !48, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!48 = !DISubroutineType(types: !49)
!49 = !{!7, !7}
!50 = !DILocalVariable(name: "argument", arg: 1, scope: !47, file: !3, line: 10, type: !7)
!51 = !DILocation(line: 10, column: 25, scope: !47)
!52 = !DILocation(line: 11, column: 18, scope: !47)
!53 = !DILocation(line: 11, column: 10, scope: !47)
!54 = !DILocation(line: 11, column: 8, scope: !47)
!55 = !DILocalVariable(name: "i", scope: !56, file: !3, line: 12, type: !6)
!56 = distinct !DILexicalBlock(scope: !47, file: !3, line: 12, column: 3)
!57 = !DILocation(line: 12, column: 12, scope: !56)
!58 = !DILocation(line: 12, column: 8, scope: !56)
!59 = !DILocation(line: 12, column: 19, scope: !60)
!60 = distinct !DILexicalBlock(scope: !56, file: !3, line: 12, column: 3)
!61 = !DILocation(line: 12, column: 21, scope: !60)
!62 = !DILocation(line: 12, column: 3, scope: !56)
!63 = !DILocation(line: 13, column: 5, scope: !60)
!64 = !DILocation(line: 12, column: 27, scope: !60)
!65 = !DILocation(line: 12, column: 3, scope: !60)
!66 = distinct !{!66, !62, !67, !68}
!67 = !DILocation(line: 13, column: 5, scope: !56)
!68 = !{!"llvm.loop.mustprogress"}
!69 = !DILocalVariable(name: "seen", scope: !47, file: !3, line: 14, type: !14)
!70 = !DILocation(line: 14, column: 17, scope: !47)
!71 = !DILocation(line: 14, column: 24, scope: !47)
!72 = !DILocation(line: 15, column: 10, scope: !47)
!73 = !DILocation(line: 15, column: 15, scope: !47)
!74 = !DILocation(line: 15, column: 23, scope: !47)
!75 = !DILocation(line: 15, column: 7, scope: !47)
!76 = !DILocation(line: 16, column: 3, scope: !47)
