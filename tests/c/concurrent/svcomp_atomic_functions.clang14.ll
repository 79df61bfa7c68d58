source_filename = "svcomp_atomic_functions.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@lock = dso_local global i32 0, align 4, !dbg !0
@counter = dso_local global i32 0, align 4, !dbg !7
@unguarded = dso_local global i32 0, align 4, !dbg !10

define dso_local void @assume_abort_if_not(i32 noundef %0) #0 !dbg !20 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !24, metadata !DIExpression()), !dbg !25
  %3 = load i32, ptr %2, align 4, !dbg !26
  %4 = icmp ne i32 %3, 0, !dbg !26
  br i1 %4, label %6, label %5, !dbg !28

5:                                                ; preds = %1
  call void @abort() #5, !dbg !29
  unreachable, !dbg !29

6:                                                ; preds = %1
  ret void, !dbg !30
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare void @abort() #2

define dso_local void @__VERIFIER_atomic_acquire() #0 !dbg !31 {
  %1 = load i32, ptr @lock, align 4, !dbg !34
  %2 = icmp eq i32 %1, 0, !dbg !35
  %3 = zext i1 %2 to i32, !dbg !35
  call void @assume_abort_if_not(i32 noundef %3), !dbg !36
  store i32 1, ptr @lock, align 4, !dbg !37
  ret void, !dbg !38
}

define dso_local void @__VERIFIER_atomic_release() #0 !dbg !39 {
  store i32 0, ptr @lock, align 4, !dbg !40
  ret void, !dbg !41
}

define dso_local i32 @main() #0 !dbg !42 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !45, metadata !DIExpression()), !dbg !49
  call void @llvm.dbg.declare(metadata ptr %3, metadata !50, metadata !DIExpression()), !dbg !51
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @work, ptr noundef null) #6, !dbg !52
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @work, ptr noundef null) #6, !dbg !53
  %6 = load i64, ptr %2, align 8, !dbg !54
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !55
  %8 = load i64, ptr %3, align 8, !dbg !56
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !57
  ret i32 0, !dbg !58
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

define internal ptr @work(ptr noundef %0) #0 !dbg !59 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !62, metadata !DIExpression()), !dbg !63
  %3 = load i32, ptr @unguarded, align 4, !dbg !64
  %4 = add nsw i32 %3, 1, !dbg !64
  store i32 %4, ptr @unguarded, align 4, !dbg !64
  call void @__VERIFIER_atomic_acquire(), !dbg !65
  %5 = load i32, ptr @counter, align 4, !dbg !66
  %6 = add nsw i32 %5, 1, !dbg !66
  store i32 %6, ptr @counter, align 4, !dbg !66
  call void @__VERIFIER_atomic_release(), !dbg !67
  %7 = load ptr, ptr %2, align 8, !dbg !68
  ret ptr %7, !dbg !69
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #4


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!12, !13, !14, !15, !16, !17, !18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 13, type: !9, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "svcomp_atomic_functions.c", directory: ".", checksumkind: CSK_MD5, checksum: "af6b13a43fa657baad68246996275a48")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !10}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 13, type: !9, isLocal: false, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "unguarded", scope: !2, file: !3, line: 13, type: !9, isLocal: false, isDefinition: true)
!12 = !{i32 7, !"Dwarf Version", i32 5}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 7, !"PIC Level", i32 2}
!16 = !{i32 7, !"PIE Level", i32 2}
!17 = !{i32 7, !"uwtable", i32 1}
!18 = !{i32 7, !"frame-pointer", i32 2}
!19 = !{!"Debian clang version 14.0.6"}
!20 = distinct !DISubprogram(name: "assume_abort_if_not", scope: !3, file: !3, line: 9, type: !21, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !23)
!21 = !DISubroutineType(types: !22)
!22 = !{null, !9}
!23 = !{}
!24 = !DILocalVariable(name: "cond", arg: 1, scope: !20, file: !3, line: 9, type: !9)
!25 = !DILocation(line: 9, column: 30, scope: !20)
!26 = !DILocation(line: 10, column: 8, scope: !27)
!27 = distinct !DILexicalBlock(scope: !20, file: !3, line: 10, column: 7)
!28 = !DILocation(line: 10, column: 7, scope: !20)
!29 = !DILocation(line: 11, column: 5, scope: !27)
!30 = !DILocation(line: 12, column: 1, scope: !20)
!31 = distinct !DISubprogram(name: "__VERIFIER_atomic_acquire", scope: !3, file: !3, line: 15, type: !32, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !23)
!32 = !DISubroutineType(types: !33)
!33 = !{null}
!34 = !DILocation(line: 16, column: 23, scope: !31)
!35 = !DILocation(line: 16, column: 28, scope: !31)
!36 = !DILocation(line: 16, column: 3, scope: !31)
!37 = !DILocation(line: 17, column: 8, scope: !31)
!38 = !DILocation(line: 18, column: 1, scope: !31)
!39 = distinct !DISubprogram(name: "__VERIFIER_atomic_release", scope: !3, file: !3, line: 20, type: !32, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !23)
!40 = !DILocation(line: 20, column: 45, scope: !39)
!41 = !DILocation(line: 20, column: 50, scope: !39)
!42 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 30, type: !43, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !23)
!43 = !DISubroutineType(types: !44)
!44 = !{!9}
!45 = !DILocalVariable(name: "a", scope: !42, file: !3, line: 31, type: !46)
!46 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !47, line: 27, baseType: !48)
!47 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!48 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!49 = !DILocation(line: 31, column: 13, scope: !42)
!50 = !DILocalVariable(name: "b", scope: !42, file: !3, line: 31, type: !46)
!51 = !DILocation(line: 31, column: 16, scope: !42)
!52 = !DILocation(line: 32, column: 3, scope: !42)
!53 = !DILocation(line: 33, column: 3, scope: !42)
!54 = !DILocation(line: 34, column: 16, scope: !42)
!55 = !DILocation(line: 34, column: 3, scope: !42)
!56 = !DILocation(line: 35, column: 16, scope: !42)
!57 = !DILocation(line: 35, column: 3, scope: !42)
!58 = !DILocation(line: 36, column: 3, scope: !42)
!59 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 22, type: !60, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!60 = !DISubroutineType(types: !61)
!61 = !{!5, !5}
!62 = !DILocalVariable(name: "unused", arg: 1, scope: !59, file: !3, line: 22, type: !5)
!63 = !DILocation(line: 22, column: 25, scope: !59)
!64 = !DILocation(line: 23, column: 12, scope: !59)
!65 = !DILocation(line: 24, column: 3, scope: !59)
!66 = !DILocation(line: 25, column: 10, scope: !59)
!67 = !DILocation(line: 26, column: 3, scope: !59)
!68 = !DILocation(line: 27, column: 10, scope: !59)
!69 = !DILocation(line: 27, column: 3, scope: !59)
