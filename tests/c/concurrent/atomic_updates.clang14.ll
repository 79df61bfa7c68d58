source_filename = "atomic_updates.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@n = dso_local global i32 0, align 4, !dbg !0
@old = dso_local global i32 0, align 4, !dbg !7

define dso_local i32 @main() #0 !dbg !21 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i8, align 1
  %7 = alloca i32, align 4
  %8 = alloca i8, align 1
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !25, metadata !DIExpression()), !dbg !29
  call void @llvm.dbg.declare(metadata ptr %3, metadata !30, metadata !DIExpression()), !dbg !31
  %15 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @work, ptr noundef null) #4, !dbg !32
  %16 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @work, ptr noundef null) #4, !dbg !33
  %17 = load i64, ptr %2, align 8, !dbg !34
  %18 = call i32 @pthread_join(i64 noundef %17, ptr noundef null), !dbg !35
  %19 = load i64, ptr %3, align 8, !dbg !36
  %20 = call i32 @pthread_join(i64 noundef %19, ptr noundef null), !dbg !37
  call void @llvm.dbg.declare(metadata ptr %4, metadata !38, metadata !DIExpression()), !dbg !39
  store i32 2, ptr %4, align 4, !dbg !39
  store i32 7, ptr %5, align 4, !dbg !40
  %21 = load i32, ptr %4, align 4, !dbg !40
  %22 = load i32, ptr %5, align 4, !dbg !40
  %23 = cmpxchg ptr @n, i32 %21, i32 %22 seq_cst seq_cst, align 4, !dbg !40
  %24 = extractvalue { i32, i1 } %23, 0, !dbg !40
  %25 = extractvalue { i32, i1 } %23, 1, !dbg !40
  br i1 %25, label %27, label %26, !dbg !40

26:                                               ; preds = %0
  store i32 %24, ptr %4, align 4, !dbg !40
  br label %27, !dbg !40

27:                                               ; preds = %26, %0
  %28 = zext i1 %25 to i8, !dbg !40
  store i8 %28, ptr %6, align 1, !dbg !40
  %29 = load i8, ptr %6, align 1, !dbg !40
  %30 = trunc i8 %29 to i1, !dbg !40
  br i1 %30, label %32, label %31, !dbg !42

31:                                               ; preds = %27
  store i32 1, ptr %1, align 4, !dbg !43
  br label %58, !dbg !43

32:                                               ; preds = %27
  %33 = load i32, ptr %4, align 4, !dbg !44
  store i32 %33, ptr @old, align 4, !dbg !45
  store i32 9, ptr %7, align 4, !dbg !46
  %34 = load i32, ptr %4, align 4, !dbg !46
  %35 = load i32, ptr %7, align 4, !dbg !46
  %36 = cmpxchg ptr @n, i32 %34, i32 %35 seq_cst seq_cst, align 4, !dbg !46
  %37 = extractvalue { i32, i1 } %36, 0, !dbg !46
  %38 = extractvalue { i32, i1 } %36, 1, !dbg !46
  br i1 %38, label %40, label %39, !dbg !46

39:                                               ; preds = %32
  store i32 %37, ptr %4, align 4, !dbg !46
  br label %40, !dbg !46

40:                                               ; preds = %39, %32
  %41 = zext i1 %38 to i8, !dbg !46
  store i8 %41, ptr %8, align 1, !dbg !46
  %42 = load i8, ptr %8, align 1, !dbg !46
  %43 = trunc i8 %42 to i1, !dbg !46
  br i1 %43, label %44, label %45, !dbg !48

44:                                               ; preds = %40
  store i32 2, ptr %1, align 4, !dbg !49
  br label %58, !dbg !49

45:                                               ; preds = %40
  store i32 1, ptr %9, align 4, !dbg !50
  %46 = load i32, ptr %9, align 4, !dbg !50
  %47 = atomicrmw sub ptr @n, i32 %46 seq_cst, align 4, !dbg !50
  store i32 %47, ptr %10, align 4, !dbg !50
  %48 = load i32, ptr %10, align 4, !dbg !50
  store i32 8, ptr %11, align 4, !dbg !51
  %49 = load i32, ptr %11, align 4, !dbg !51
  %50 = atomicrmw or ptr @n, i32 %49 seq_cst, align 4, !dbg !51
  store i32 %50, ptr %12, align 4, !dbg !51
  %51 = load i32, ptr %12, align 4, !dbg !51
  store i32 6, ptr %13, align 4, !dbg !52
  %52 = load i32, ptr %13, align 4, !dbg !52
  %53 = atomicrmw and ptr @n, i32 %52 seq_cst, align 4, !dbg !52
  store i32 %53, ptr %14, align 4, !dbg !52
  %54 = load i32, ptr %14, align 4, !dbg !52
  %55 = load i32, ptr %4, align 4, !dbg !53
  %56 = icmp ne i32 %55, 7, !dbg !54
  %57 = zext i1 %56 to i32, !dbg !54
  store i32 %57, ptr %1, align 4, !dbg !55
  br label %58, !dbg !55

58:                                               ; preds = %45, %44, %31
  %59 = load i32, ptr %1, align 4, !dbg !56
  ret i32 %59, !dbg !56
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @work(ptr noundef %0) #0 !dbg !57 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !60, metadata !DIExpression()), !dbg !61
  store i32 1, ptr %3, align 4, !dbg !62
  %5 = load i32, ptr %3, align 4, !dbg !62
  %6 = atomicrmw add ptr @n, i32 %5 seq_cst, align 4, !dbg !62
  store i32 %6, ptr %4, align 4, !dbg !62
  %7 = load i32, ptr %4, align 4, !dbg !62
  %8 = load ptr, ptr %2, align 8, !dbg !63
  ret ptr %8, !dbg !64
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18, !19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 5, type: !10, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "atomic_updates.c", directory: ".", checksumkind: CSK_MD5, checksum: "2f2640b766914e1ce76564155b59262a")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "old", scope: !2, file: !3, line: 6, type: !9, isLocal: false, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !11, line: 92, baseType: !12)
!11 = !DIFile(filename: "lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: ".", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!12 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!13 = !{i32 7, !"Dwarf Version", i32 5}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 7, !"PIC Level", i32 2}
!17 = !{i32 7, !"PIE Level", i32 2}
!18 = !{i32 7, !"uwtable", i32 1}
!19 = !{i32 7, !"frame-pointer", i32 2}
!20 = !{!"Debian clang version 14.0.6"}
!21 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 13, type: !22, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!22 = !DISubroutineType(types: !23)
!23 = !{!9}
!24 = !{}
!25 = !DILocalVariable(name: "a", scope: !21, file: !3, line: 14, type: !26)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !27, line: 27, baseType: !28)
!27 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!28 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!29 = !DILocation(line: 14, column: 13, scope: !21)
!30 = !DILocalVariable(name: "b", scope: !21, file: !3, line: 14, type: !26)
!31 = !DILocation(line: 14, column: 16, scope: !21)
!32 = !DILocation(line: 15, column: 3, scope: !21)
!33 = !DILocation(line: 16, column: 3, scope: !21)
!34 = !DILocation(line: 17, column: 16, scope: !21)
!35 = !DILocation(line: 17, column: 3, scope: !21)
!36 = !DILocation(line: 18, column: 16, scope: !21)
!37 = !DILocation(line: 18, column: 3, scope: !21)
!38 = !DILocalVariable(name: "expected", scope: !21, file: !3, line: 19, type: !9)
!39 = !DILocation(line: 19, column: 7, scope: !21)
!40 = !DILocation(line: 20, column: 8, scope: !41)
!41 = distinct !DILexicalBlock(scope: !21, file: !3, line: 20, column: 7)
!42 = !DILocation(line: 20, column: 7, scope: !21)
!43 = !DILocation(line: 21, column: 5, scope: !41)
!44 = !DILocation(line: 22, column: 9, scope: !21)
!45 = !DILocation(line: 22, column: 7, scope: !21)
!46 = !DILocation(line: 23, column: 7, scope: !47)
!47 = distinct !DILexicalBlock(scope: !21, file: !3, line: 23, column: 7)
!48 = !DILocation(line: 23, column: 7, scope: !21)
!49 = !DILocation(line: 24, column: 5, scope: !47)
!50 = !DILocation(line: 25, column: 3, scope: !21)
!51 = !DILocation(line: 26, column: 3, scope: !21)
!52 = !DILocation(line: 27, column: 3, scope: !21)
!53 = !DILocation(line: 28, column: 10, scope: !21)
!54 = !DILocation(line: 28, column: 19, scope: !21)
!55 = !DILocation(line: 28, column: 3, scope: !21)
!56 = !DILocation(line: 29, column: 1, scope: !21)
!57 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 8, type: !58, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !24)
!58 = !DISubroutineType(types: !59)
!59 = !{!5, !5}
!60 = !DILocalVariable(name: "unused", arg: 1, scope: !57, file: !3, line: 8, type: !5)
!61 = !DILocation(line: 8, column: 25, scope: !57)
!62 = !DILocation(line: 9, column: 3, scope: !57)
!63 = !DILocation(line: 10, column: 10, scope: !57)
!64 = !DILocation(line: 10, column: 3, scope: !57)
