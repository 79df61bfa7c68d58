source_filename = "c11_coherence.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x = internal global i32 0, align 4, !dbg !0
@r1 = dso_local global i32 0, align 4, !dbg !18
@r2 = dso_local global i32 0, align 4, !dbg !21

define dso_local i32 @main() #0 !dbg !33 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !37, metadata !DIExpression()), !dbg !41
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @write_twice, ptr noundef null) #4, !dbg !42
  %6 = load atomic i32, ptr @x monotonic, align 4, !dbg !43
  store i32 %6, ptr %3, align 4, !dbg !43
  %7 = load i32, ptr %3, align 4, !dbg !43
  store i32 %7, ptr @r1, align 4, !dbg !44
  %8 = load atomic i32, ptr @x monotonic, align 4, !dbg !45
  store i32 %8, ptr %4, align 4, !dbg !45
  %9 = load i32, ptr %4, align 4, !dbg !45
  store i32 %9, ptr @r2, align 4, !dbg !46
  %10 = load i64, ptr %2, align 8, !dbg !47
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !48
  ret i32 0, !dbg !49
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @write_twice(ptr noundef %0) #0 !dbg !50 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !53, metadata !DIExpression()), !dbg !54
  store i32 1, ptr %3, align 4, !dbg !55
  %5 = load i32, ptr %3, align 4, !dbg !55
  store atomic i32 %5, ptr @x monotonic, align 4, !dbg !55
  store i32 2, ptr %4, align 4, !dbg !56
  %6 = load i32, ptr %4, align 4, !dbg !56
  store atomic i32 %6, ptr @x monotonic, align 4, !dbg !56
  %7 = load ptr, ptr %2, align 8, !dbg !57
  ret ptr %7, !dbg !58
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 5, type: !23, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "c11_coherence.c", directory: ".", checksumkind: CSK_MD5, checksum: "85b7d5106d7ddc463a47c5e5e0fe436e")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 56, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: ".", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
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
!17 = !{!0, !18, !21}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "r1", scope: !2, file: !3, line: 6, type: !20, isLocal: false, isDefinition: true)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "r2", scope: !2, file: !3, line: 6, type: !20, isLocal: false, isDefinition: true)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !24)
!24 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 7, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 1}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = !{!"Debian clang version 14.0.6"}
!33 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 14, type: !34, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!34 = !DISubroutineType(types: !35)
!35 = !{!20}
!36 = !{}
!37 = !DILocalVariable(name: "t", scope: !33, file: !3, line: 15, type: !38)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !39, line: 27, baseType: !40)
!39 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!40 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!41 = !DILocation(line: 15, column: 13, scope: !33)
!42 = !DILocation(line: 16, column: 3, scope: !33)
!43 = !DILocation(line: 17, column: 8, scope: !33)
!44 = !DILocation(line: 17, column: 6, scope: !33)
!45 = !DILocation(line: 18, column: 8, scope: !33)
!46 = !DILocation(line: 18, column: 6, scope: !33)
!47 = !DILocation(line: 19, column: 16, scope: !33)
!48 = !DILocation(line: 19, column: 3, scope: !33)
!49 = !DILocation(line: 20, column: 3, scope: !33)
!50 = distinct !DISubprogram(name: "write_twice", scope: !3, file: !3, line: 8, type: !51, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!51 = !DISubroutineType(types: !52)
!52 = !{!16, !16}
!53 = !DILocalVariable(name: "unused", arg: 1, scope: !50, file: !3, line: 8, type: !16)
!54 = !DILocation(line: 8, column: 32, scope: !50)
!55 = !DILocation(line: 9, column: 3, scope: !50)
!56 = !DILocation(line: 10, column: 3, scope: !50)
!57 = !DILocation(line: 11, column: 10, scope: !50)
!58 = !DILocation(line: 11, column: 3, scope: !50)
