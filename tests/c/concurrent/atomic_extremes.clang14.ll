source_filename = "atomic_extremes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@bits = dso_local global i32 3, align 4, !dbg !0
@narrow = internal global i8 -56, align 1, !dbg !13
@high = dso_local global i32 0, align 4, !dbg !8
@low = dso_local global i32 0, align 4, !dbg !11

define dso_local i32 @main() #0 !dbg !23 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i8, align 1
  %7 = alloca i8, align 1
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !27, metadata !DIExpression()), !dbg !31
  call void @llvm.dbg.declare(metadata ptr %3, metadata !32, metadata !DIExpression()), !dbg !33
  %8 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @first, ptr noundef null) #4, !dbg !34
  %9 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @second, ptr noundef null) #4, !dbg !35
  %10 = load i64, ptr %2, align 8, !dbg !36
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !37
  %12 = load i64, ptr %3, align 8, !dbg !38
  %13 = call i32 @pthread_join(i64 noundef %12, ptr noundef null), !dbg !39
  store i32 1, ptr %4, align 4, !dbg !40
  %14 = load i32, ptr %4, align 4, !dbg !40
  %15 = atomicrmw nand ptr @bits, i32 %14 monotonic, align 4, !dbg !40
  store i32 %15, ptr %5, align 4, !dbg !40
  %16 = load i32, ptr %5, align 4, !dbg !40
  store i8 3, ptr %6, align 1, !dbg !41
  %17 = load i8, ptr %6, align 1, !dbg !41
  %18 = atomicrmw umax ptr @narrow, i8 %17 monotonic, align 1, !dbg !41
  store i8 %18, ptr %7, align 1, !dbg !41
  %19 = load i8, ptr %7, align 1, !dbg !41
  %20 = zext i8 %19 to i32, !dbg !41
  %21 = icmp ne i32 %20, 200, !dbg !43
  br i1 %21, label %26, label %22, !dbg !44

22:                                               ; preds = %0
  %23 = load i8, ptr @narrow, align 1, !dbg !45
  %24 = zext i8 %23 to i32, !dbg !45
  %25 = icmp ne i32 %24, 200, !dbg !46
  br i1 %25, label %26, label %27, !dbg !47

26:                                               ; preds = %22, %0
  store i32 1, ptr %1, align 4, !dbg !48
  br label %28, !dbg !48

27:                                               ; preds = %22
  store i32 0, ptr %1, align 4, !dbg !49
  br label %28, !dbg !49

28:                                               ; preds = %27, %26
  %29 = load i32, ptr %1, align 4, !dbg !50
  ret i32 %29, !dbg !50
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @first(ptr noundef %0) #0 !dbg !51 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !54, metadata !DIExpression()), !dbg !55
  store i32 5, ptr %3, align 4, !dbg !56
  %7 = load i32, ptr %3, align 4, !dbg !56
  %8 = atomicrmw max ptr @high, i32 %7 monotonic, align 4, !dbg !56
  store i32 %8, ptr %4, align 4, !dbg !56
  %9 = load i32, ptr %4, align 4, !dbg !56
  store i32 -1, ptr %5, align 4, !dbg !57
  %10 = load i32, ptr %5, align 4, !dbg !57
  %11 = atomicrmw min ptr @low, i32 %10 seq_cst, align 4, !dbg !57
  store i32 %11, ptr %6, align 4, !dbg !57
  %12 = load i32, ptr %6, align 4, !dbg !57
  %13 = load ptr, ptr %2, align 8, !dbg !58
  ret ptr %13, !dbg !59
}

define internal ptr @second(ptr noundef %0) #0 !dbg !60 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !61, metadata !DIExpression()), !dbg !62
  store i32 2, ptr %3, align 4, !dbg !63
  %7 = load i32, ptr %3, align 4, !dbg !63
  %8 = atomicrmw max ptr @high, i32 %7 acq_rel, align 4, !dbg !63
  store i32 %8, ptr %4, align 4, !dbg !63
  %9 = load i32, ptr %4, align 4, !dbg !63
  store i32 -3, ptr %5, align 4, !dbg !64
  %10 = load i32, ptr %5, align 4, !dbg !64
  %11 = atomicrmw min ptr @low, i32 %10 release, align 4, !dbg !64
  store i32 %11, ptr %6, align 4, !dbg !64
  %12 = load i32, ptr %6, align 4, !dbg !64
  %13 = load ptr, ptr %2, align 8, !dbg !65
  ret ptr %13, !dbg !66
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!15, !16, !17, !18, !19, !20, !21}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "bits", scope: !2, file: !3, line: 6, type: !10, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "atomic_extremes.c", directory: ".", checksumkind: CSK_MD5, checksum: "378a3d52f3fd4eff0788447b100465ba")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!7 = !{!0, !8, !11, !13}
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "high", scope: !2, file: !3, line: 6, type: !10, isLocal: false, isDefinition: true)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "low", scope: !2, file: !3, line: 6, type: !10, isLocal: false, isDefinition: true)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "narrow", scope: !2, file: !3, line: 7, type: !6, isLocal: true, isDefinition: true)
!15 = !{i32 7, !"Dwarf Version", i32 5}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 7, !"PIC Level", i32 2}
!19 = !{i32 7, !"PIE Level", i32 2}
!20 = !{i32 7, !"uwtable", i32 1}
!21 = !{i32 7, !"frame-pointer", i32 2}
!22 = !{!"Debian clang version 14.0.6"}
!23 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 21, type: !24, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !26)
!24 = !DISubroutineType(types: !25)
!25 = !{!10}
!26 = !{}
!27 = !DILocalVariable(name: "a", scope: !23, file: !3, line: 22, type: !28)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !29, line: 27, baseType: !30)
!29 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!30 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!31 = !DILocation(line: 22, column: 13, scope: !23)
!32 = !DILocalVariable(name: "b", scope: !23, file: !3, line: 22, type: !28)
!33 = !DILocation(line: 22, column: 16, scope: !23)
!34 = !DILocation(line: 23, column: 3, scope: !23)
!35 = !DILocation(line: 24, column: 3, scope: !23)
!36 = !DILocation(line: 25, column: 16, scope: !23)
!37 = !DILocation(line: 25, column: 3, scope: !23)
!38 = !DILocation(line: 26, column: 16, scope: !23)
!39 = !DILocation(line: 26, column: 3, scope: !23)
!40 = !DILocation(line: 27, column: 3, scope: !23)
!41 = !DILocation(line: 28, column: 7, scope: !42)
!42 = distinct !DILexicalBlock(scope: !23, file: !3, line: 28, column: 7)
!43 = !DILocation(line: 28, column: 71, scope: !42)
!44 = !DILocation(line: 28, column: 78, scope: !42)
!45 = !DILocation(line: 28, column: 81, scope: !42)
!46 = !DILocation(line: 28, column: 88, scope: !42)
!47 = !DILocation(line: 28, column: 7, scope: !23)
!48 = !DILocation(line: 29, column: 5, scope: !42)
!49 = !DILocation(line: 30, column: 3, scope: !23)
!50 = !DILocation(line: 31, column: 1, scope: !23)
!51 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 9, type: !52, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !26)
!52 = !DISubroutineType(types: !53)
!53 = !{!5, !5}
!54 = !DILocalVariable(name: "unused", arg: 1, scope: !51, file: !3, line: 9, type: !5)
!55 = !DILocation(line: 9, column: 26, scope: !51)
!56 = !DILocation(line: 10, column: 3, scope: !51)
!57 = !DILocation(line: 11, column: 3, scope: !51)
!58 = !DILocation(line: 12, column: 10, scope: !51)
!59 = !DILocation(line: 12, column: 3, scope: !51)
!60 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 15, type: !52, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !26)
!61 = !DILocalVariable(name: "unused", arg: 1, scope: !60, file: !3, line: 15, type: !5)
!62 = !DILocation(line: 15, column: 27, scope: !60)
!63 = !DILocation(line: 16, column: 3, scope: !60)
!64 = !DILocation(line: 17, column: 3, scope: !60)
!65 = !DILocation(line: 18, column: 10, scope: !60)
!66 = !DILocation(line: 18, column: 3, scope: !60)
