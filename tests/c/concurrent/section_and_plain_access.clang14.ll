source_filename = "section_and_plain_access.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@seen = internal global i32 0, align 4, !dbg !0
@x = internal global i32 0, align 4, !dbg !7

define dso_local i32 @main() #0 !dbg !18 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @run(ptr noundef @in_none), !dbg !22
  ret i32 0, !dbg !23
}

define internal void @run(ptr noundef %0) #0 !dbg !24 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !30, metadata !DIExpression()), !dbg !31
  call void @llvm.dbg.declare(metadata ptr %3, metadata !32, metadata !DIExpression()), !dbg !36
  call void @llvm.dbg.declare(metadata ptr %4, metadata !37, metadata !DIExpression()), !dbg !38
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @in_a_section, ptr noundef null) #4, !dbg !39
  %6 = load ptr, ptr %2, align 8, !dbg !40
  %7 = call i32 @pthread_create(ptr noundef %4, ptr noundef null, ptr noundef %6, ptr noundef null) #4, !dbg !41
  %8 = load i64, ptr %3, align 8, !dbg !42
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !43
  %10 = load i64, ptr %4, align 8, !dbg !44
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !45
  ret void, !dbg !46
}

define internal ptr @in_none(ptr noundef %0) #0 !dbg !47 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !48, metadata !DIExpression()), !dbg !49
  store i32 2, ptr @seen, align 4, !dbg !50
  store i32 2, ptr @x, align 4, !dbg !51
  %3 = load ptr, ptr %2, align 8, !dbg !52
  ret ptr %3, !dbg !53
}

define dso_local void @only_sections() #0 !dbg !54 {
  call void @run(ptr noundef @in_a_section), !dbg !57
  ret void, !dbg !58
}

define internal ptr @in_a_section(ptr noundef %0) #0 !dbg !59 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !60, metadata !DIExpression()), !dbg !61
  call void @__VERIFIER_atomic_begin(), !dbg !62
  store i32 1, ptr @x, align 4, !dbg !63
  call void @__VERIFIER_atomic_end(), !dbg !64
  %3 = load ptr, ptr %2, align 8, !dbg !65
  ret ptr %3, !dbg !66
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @__VERIFIER_atomic_begin() #3

declare void @__VERIFIER_atomic_end() #3


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15, !16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 9, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "section_and_plain_access.c", directory: ".", checksumkind: CSK_MD5, checksum: "2459fb5ee8aa3c653b1e3078240b4382")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 9, type: !9, isLocal: true, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 7, !"PIC Level", i32 2}
!14 = !{i32 7, !"PIE Level", i32 2}
!15 = !{i32 7, !"uwtable", i32 1}
!16 = !{i32 7, !"frame-pointer", i32 2}
!17 = !{!"Debian clang version 14.0.6"}
!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 32, type: !19, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!9}
!21 = !{}
!22 = !DILocation(line: 33, column: 3, scope: !18)
!23 = !DILocation(line: 34, column: 3, scope: !18)
!24 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 24, type: !25, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!25 = !DISubroutineType(types: !26)
!26 = !{null, !27}
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!28 = !DISubroutineType(types: !29)
!29 = !{!5, !5}
!30 = !DILocalVariable(name: "other", arg: 1, scope: !24, file: !3, line: 24, type: !27)
!31 = !DILocation(line: 24, column: 25, scope: !24)
!32 = !DILocalVariable(name: "t", scope: !24, file: !3, line: 25, type: !33)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !34, line: 27, baseType: !35)
!34 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!35 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!36 = !DILocation(line: 25, column: 13, scope: !24)
!37 = !DILocalVariable(name: "u", scope: !24, file: !3, line: 25, type: !33)
!38 = !DILocation(line: 25, column: 16, scope: !24)
!39 = !DILocation(line: 26, column: 3, scope: !24)
!40 = !DILocation(line: 27, column: 28, scope: !24)
!41 = !DILocation(line: 27, column: 3, scope: !24)
!42 = !DILocation(line: 28, column: 16, scope: !24)
!43 = !DILocation(line: 28, column: 3, scope: !24)
!44 = !DILocation(line: 29, column: 16, scope: !24)
!45 = !DILocation(line: 29, column: 3, scope: !24)
!46 = !DILocation(line: 30, column: 1, scope: !24)
!47 = distinct !DISubprogram(name: "in_none", scope: !3, file: !3, line: 18, type: !28, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!48 = !DILocalVariable(name: "unused", arg: 1, scope: !47, file: !3, line: 18, type: !5)
!49 = !DILocation(line: 18, column: 28, scope: !47)
!50 = !DILocation(line: 19, column: 8, scope: !47)
!51 = !DILocation(line: 20, column: 5, scope: !47)
!52 = !DILocation(line: 21, column: 10, scope: !47)
!53 = !DILocation(line: 21, column: 3, scope: !47)
!54 = distinct !DISubprogram(name: "only_sections", scope: !3, file: !3, line: 37, type: !55, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !21)
!55 = !DISubroutineType(types: !56)
!56 = !{null}
!57 = !DILocation(line: 37, column: 28, scope: !54)
!58 = !DILocation(line: 37, column: 47, scope: !54)
!59 = distinct !DISubprogram(name: "in_a_section", scope: !3, file: !3, line: 11, type: !28, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!60 = !DILocalVariable(name: "unused", arg: 1, scope: !59, file: !3, line: 11, type: !5)
!61 = !DILocation(line: 11, column: 33, scope: !59)
!62 = !DILocation(line: 12, column: 3, scope: !59)
!63 = !DILocation(line: 13, column: 5, scope: !59)
!64 = !DILocation(line: 14, column: 3, scope: !59)
!65 = !DILocation(line: 15, column: 10, scope: !59)
!66 = !DILocation(line: 15, column: 3, scope: !59)
