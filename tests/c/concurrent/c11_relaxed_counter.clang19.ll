source_filename = "c11_relaxed_counter.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@n = dso_local global i32 0, align 4, !dbg !0

define dso_local i32 @main() #0 !dbg !29 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !33, !DIExpression(), !37)
    #dbg_declare(ptr %3, !38, !DIExpression(), !39)
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @count, ptr noundef null) #3, !dbg !40
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @count, ptr noundef null) #3, !dbg !41
  %6 = load i64, ptr %2, align 8, !dbg !42
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !43
  %8 = load i64, ptr %3, align 8, !dbg !44
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !45
  ret i32 0, !dbg !46
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @count(ptr noundef %0) #0 !dbg !47 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !50, !DIExpression(), !51)
  store i32 1, ptr %3, align 4, !dbg !52
  %7 = load i32, ptr %3, align 4, !dbg !52
  %8 = atomicrmw add ptr @n, i32 %7 monotonic, align 4, !dbg !52
  store i32 %8, ptr %4, align 4, !dbg !52
  %9 = load i32, ptr %4, align 4, !dbg !52
  store i32 1, ptr %5, align 4, !dbg !53
  %10 = load i32, ptr %5, align 4, !dbg !53
  %11 = atomicrmw add ptr @n, i32 %10 monotonic, align 4, !dbg !53
  store i32 %11, ptr %6, align 4, !dbg !53
  %12 = load i32, ptr %6, align 4, !dbg !53
  %13 = load ptr, ptr %2, align 8, !dbg !54
  ret ptr %13, !dbg !55
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!21, !22, !23, !24, !25, !26, !27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 5, type: !18, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "c11_relaxed_counter.c", directory: ".", checksumkind: CSK_MD5, checksum: "ab524dd4f9d5d2bdffd81fd0e6ffdb90")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 68, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "lib/llvm-19/lib/clang/19/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!0}
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{i32 7, !"Dwarf Version", i32 5}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 8, !"PIC Level", i32 2}
!25 = !{i32 7, !"PIE Level", i32 2}
!26 = !{i32 7, !"uwtable", i32 2}
!27 = !{i32 7, !"frame-pointer", i32 2}
!28 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!29 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 13, type: !30, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !32)
!30 = !DISubroutineType(types: !31)
!31 = !{!20}
!32 = !{}
!33 = !DILocalVariable(name: "a", scope: !29, file: !3, line: 14, type: !34)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !35, line: 27, baseType: !36)
!35 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!36 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!37 = !DILocation(line: 14, column: 13, scope: !29)
!38 = !DILocalVariable(name: "b", scope: !29, file: !3, line: 14, type: !34)
!39 = !DILocation(line: 14, column: 16, scope: !29)
!40 = !DILocation(line: 15, column: 3, scope: !29)
!41 = !DILocation(line: 16, column: 3, scope: !29)
!42 = !DILocation(line: 17, column: 16, scope: !29)
!43 = !DILocation(line: 17, column: 3, scope: !29)
!44 = !DILocation(line: 18, column: 16, scope: !29)
!45 = !DILocation(line: 18, column: 3, scope: !29)
!46 = !DILocation(line: 19, column: 3, scope: !29)
!47 = distinct !DISubprogram(name: "count", scope: !3, file: !3, line: 7, type: !48, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !32)
!48 = !DISubroutineType(types: !49)
!49 = !{!16, !16}
!50 = !DILocalVariable(name: "unused", arg: 1, scope: !47, file: !3, line: 7, type: !16)
!51 = !DILocation(line: 7, column: 26, scope: !47)
!52 = !DILocation(line: 8, column: 3, scope: !47)
!53 = !DILocation(line: 9, column: 3, scope: !47)
!54 = !DILocation(line: 10, column: 10, scope: !47)
!55 = !DILocation(line: 10, column: 3, scope: !47)
