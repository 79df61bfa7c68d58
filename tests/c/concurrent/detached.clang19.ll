source_filename = "detached.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@flag = internal global i32 0, align 4, !dbg !0
@seen = dso_local global i32 0, align 4, !dbg !7

define dso_local i32 @main() #0 !dbg !21 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !25, !DIExpression(), !29)
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @set, ptr noundef null) #2, !dbg !30
  %4 = load i64, ptr %2, align 8, !dbg !31
  %5 = call i32 @pthread_detach(i64 noundef %4) #2, !dbg !32
  %6 = load atomic i32, ptr @flag seq_cst, align 4, !dbg !33
  store i32 %6, ptr @seen, align 4, !dbg !34
  ret i32 0, !dbg !35
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @set(ptr noundef %0) #0 !dbg !36 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !39, !DIExpression(), !40)
  store atomic i32 1, ptr @flag seq_cst, align 4, !dbg !41
  %3 = load ptr, ptr %2, align 8, !dbg !42
  ret ptr %3, !dbg !43
}

declare i32 @pthread_detach(i64 noundef) #1


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18, !19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 5, type: !10, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "detached.c", directory: ".", checksumkind: CSK_MD5, checksum: "6dabfd200d2daeaf0579ff976e3ea9f0")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 6, type: !9, isLocal: false, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !11, line: 104, baseType: !12)
!11 = !DIFile(filename: "lib/llvm-19/lib/clang/19/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!12 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!13 = !{i32 7, !"Dwarf Version", i32 5}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 8, !"PIC Level", i32 2}
!17 = !{i32 7, !"PIE Level", i32 2}
!18 = !{i32 7, !"uwtable", i32 2}
!19 = !{i32 7, !"frame-pointer", i32 2}
!20 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!21 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 13, type: !22, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!22 = !DISubroutineType(types: !23)
!23 = !{!9}
!24 = !{}
!25 = !DILocalVariable(name: "t", scope: !21, file: !3, line: 14, type: !26)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !27, line: 27, baseType: !28)
!27 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!28 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!29 = !DILocation(line: 14, column: 13, scope: !21)
!30 = !DILocation(line: 15, column: 3, scope: !21)
!31 = !DILocation(line: 16, column: 18, scope: !21)
!32 = !DILocation(line: 16, column: 3, scope: !21)
!33 = !DILocation(line: 17, column: 10, scope: !21)
!34 = !DILocation(line: 17, column: 8, scope: !21)
!35 = !DILocation(line: 18, column: 3, scope: !21)
!36 = distinct !DISubprogram(name: "set", scope: !3, file: !3, line: 8, type: !37, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !24)
!37 = !DISubroutineType(types: !38)
!38 = !{!5, !5}
!39 = !DILocalVariable(name: "unused", arg: 1, scope: !36, file: !3, line: 8, type: !5)
!40 = !DILocation(line: 8, column: 24, scope: !36)
!41 = !DILocation(line: 9, column: 8, scope: !36)
!42 = !DILocation(line: 10, column: 10, scope: !36)
!43 = !DILocation(line: 10, column: 3, scope: !36)
