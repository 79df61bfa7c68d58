source_filename = "weak_exchange_of_any_order.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x = dso_local global i32 0, align 4, !dbg !0
@r = dso_local global i32 0, align 4, !dbg !16

define dso_local i32 @main() #0 !dbg !28 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i8, align 1
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !32, !DIExpression(), !33)
  store i32 0, ptr %2, align 4, !dbg !33
  store i32 1, ptr %3, align 4, !dbg !34
  %5 = load i32, ptr %2, align 4, !dbg !34
  %6 = load i32, ptr %3, align 4, !dbg !34
  %7 = cmpxchg weak ptr @x, i32 %5, i32 %6 monotonic monotonic, align 4, !dbg !34
  %8 = extractvalue { i32, i1 } %7, 0, !dbg !34
  %9 = extractvalue { i32, i1 } %7, 1, !dbg !34
  br i1 %9, label %11, label %10, !dbg !34

10:                                               ; preds = %0
  store i32 %8, ptr %2, align 4, !dbg !34
  br label %11, !dbg !34

11:                                               ; preds = %10, %0
  %12 = zext i1 %9 to i8, !dbg !34
  store i8 %12, ptr %4, align 1, !dbg !34
  %13 = load i8, ptr %4, align 1, !dbg !34
  %14 = trunc i8 %13 to i1, !dbg !34
  %15 = zext i1 %14 to i32, !dbg !34
  store i32 %15, ptr @r, align 4, !dbg !35
  ret i32 0, !dbg !36
}


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!20, !21, !22, !23, !24, !25, !26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 6, type: !19, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "weak_exchange_of_any_order.c", directory: ".", checksumkind: CSK_MD5, checksum: "7b864b788a9da141a329d71dd239b772")
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
!15 = !{!0, !16}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "r", scope: !2, file: !3, line: 7, type: !18, isLocal: false, isDefinition: true)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !18)
!20 = !{i32 7, !"Dwarf Version", i32 5}
!21 = !{i32 2, !"Debug Info Version", i32 3}
!22 = !{i32 1, !"wchar_size", i32 4}
!23 = !{i32 8, !"PIC Level", i32 2}
!24 = !{i32 7, !"PIE Level", i32 2}
!25 = !{i32 7, !"uwtable", i32 2}
!26 = !{i32 7, !"frame-pointer", i32 2}
!27 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!28 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 9, type: !29, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !31)
!29 = !DISubroutineType(types: !30)
!30 = !{!18}
!31 = !{}
!32 = !DILocalVariable(name: "expected", scope: !28, file: !3, line: 10, type: !18)
!33 = !DILocation(line: 10, column: 7, scope: !28)
!34 = !DILocation(line: 11, column: 7, scope: !28)
!35 = !DILocation(line: 11, column: 5, scope: !28)
!36 = !DILocation(line: 13, column: 3, scope: !28)
