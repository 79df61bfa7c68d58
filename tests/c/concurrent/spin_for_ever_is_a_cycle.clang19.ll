source_filename = "spin_for_ever_is_a_cycle.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@stop = internal global i32 0, align 4, !dbg !0

define dso_local i32 @main() #0 !dbg !19 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !23, !DIExpression(), !27)
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @spin, ptr noundef null) #3, !dbg !28
  store atomic i32 1, ptr @stop seq_cst, align 4, !dbg !29
  %4 = load i64, ptr %2, align 8, !dbg !30
  %5 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !31
  ret i32 0, !dbg !32
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @spin(ptr noundef %0) #0 !dbg !33 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !36, !DIExpression(), !37)
  br label %3, !dbg !38

3:                                                ; preds = %7, %1
  %4 = load atomic i32, ptr @stop seq_cst, align 4, !dbg !39
  %5 = icmp ne i32 %4, 0, !dbg !40
  %6 = xor i1 %5, true, !dbg !40
  br i1 %6, label %7, label %8, !dbg !38

7:                                                ; preds = %3
  br label %3, !dbg !38, !llvm.loop !41

8:                                                ; preds = %3
  %9 = load ptr, ptr %2, align 8, !dbg !44
  ret ptr %9, !dbg !45
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "stop", scope: !2, file: !3, line: 5, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "spin_for_ever_is_a_cycle.c", directory: ".", checksumkind: CSK_MD5, checksum: "13f201967c8e6af4d78fc5debdc4648f")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !8, line: 104, baseType: !9)
!8 = !DIFile(filename: "lib/llvm-19/lib/clang/19/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!9 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !10)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 8, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 2}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!19 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 13, type: !20, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!20 = !DISubroutineType(types: !21)
!21 = !{!10}
!22 = !{}
!23 = !DILocalVariable(name: "t", scope: !19, file: !3, line: 14, type: !24)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !25, line: 27, baseType: !26)
!25 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!26 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!27 = !DILocation(line: 14, column: 13, scope: !19)
!28 = !DILocation(line: 15, column: 3, scope: !19)
!29 = !DILocation(line: 16, column: 8, scope: !19)
!30 = !DILocation(line: 17, column: 16, scope: !19)
!31 = !DILocation(line: 17, column: 3, scope: !19)
!32 = !DILocation(line: 18, column: 3, scope: !19)
!33 = distinct !DISubprogram(name: "spin", scope: !3, file: !3, line: 7, type: !34, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!34 = !DISubroutineType(types: !35)
!35 = !{!5, !5}
!36 = !DILocalVariable(name: "unused", arg: 1, scope: !33, file: !3, line: 7, type: !5)
!37 = !DILocation(line: 7, column: 25, scope: !33)
!38 = !DILocation(line: 8, column: 3, scope: !33)
!39 = !DILocation(line: 8, column: 11, scope: !33)
!40 = !DILocation(line: 8, column: 10, scope: !33)
!41 = distinct !{!41, !38, !42, !43}
!42 = !DILocation(line: 9, column: 5, scope: !33)
!43 = !{!"llvm.loop.mustprogress"}
!44 = !DILocation(line: 10, column: 10, scope: !33)
!45 = !DILocation(line: 10, column: 3, scope: !33)
