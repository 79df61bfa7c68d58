source_filename = "main_leaves.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@done = dso_local global i32 0, align 4, !dbg !0

define dso_local i32 @main() #0 !dbg !19 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !23, metadata !DIExpression()), !dbg !27
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @late, ptr noundef null) #4, !dbg !28
  call void @pthread_exit(ptr noundef null) #5, !dbg !29
  unreachable, !dbg !29
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @late(ptr noundef %0) #0 !dbg !30 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !33, metadata !DIExpression()), !dbg !34
  store atomic i32 1, ptr @done seq_cst, align 4, !dbg !35
  %3 = load ptr, ptr %2, align 8, !dbg !36
  ret ptr %3, !dbg !37
}

declare void @pthread_exit(ptr noundef) #3


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "done", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "main_leaves.c", directory: ".", checksumkind: CSK_MD5, checksum: "e7be1defc11a020d972bc3fbfd6bd40b")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
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
!19 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 12, type: !20, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!20 = !DISubroutineType(types: !21)
!21 = !{!10}
!22 = !{}
!23 = !DILocalVariable(name: "t", scope: !19, file: !3, line: 13, type: !24)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !25, line: 27, baseType: !26)
!25 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!26 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!27 = !DILocation(line: 13, column: 13, scope: !19)
!28 = !DILocation(line: 14, column: 3, scope: !19)
!29 = !DILocation(line: 15, column: 3, scope: !19)
!30 = distinct !DISubprogram(name: "late", scope: !3, file: !3, line: 7, type: !31, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!31 = !DISubroutineType(types: !32)
!32 = !{!5, !5}
!33 = !DILocalVariable(name: "unused", arg: 1, scope: !30, file: !3, line: 7, type: !5)
!34 = !DILocation(line: 7, column: 25, scope: !30)
!35 = !DILocation(line: 8, column: 8, scope: !30)
!36 = !DILocation(line: 9, column: 10, scope: !30)
!37 = !DILocation(line: 9, column: 3, scope: !30)
