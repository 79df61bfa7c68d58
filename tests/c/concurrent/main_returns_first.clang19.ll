source_filename = "main_returns_first.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@counter = internal global i32 0, align 4, !dbg !0

define dso_local i32 @main() #0 !dbg !17 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i64], align 16
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !21, !DIExpression(), !28)
    #dbg_declare(ptr %3, !29, !DIExpression(), !31)
  store i32 0, ptr %3, align 4, !dbg !31
  br label %4, !dbg !32

4:                                                ; preds = %12, %0
  %5 = load i32, ptr %3, align 4, !dbg !33
  %6 = icmp slt i32 %5, 4, !dbg !35
  br i1 %6, label %7, label %15, !dbg !36

7:                                                ; preds = %4
  %8 = load i32, ptr %3, align 4, !dbg !37
  %9 = sext i32 %8 to i64, !dbg !38
  %10 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %9, !dbg !38
  %11 = call i32 @pthread_create(ptr noundef %10, ptr noundef null, ptr noundef @count, ptr noundef null) #2, !dbg !39
  br label %12, !dbg !39

12:                                               ; preds = %7
  %13 = load i32, ptr %3, align 4, !dbg !40
  %14 = add nsw i32 %13, 1, !dbg !40
  store i32 %14, ptr %3, align 4, !dbg !40
  br label %4, !dbg !41, !llvm.loop !42

15:                                               ; preds = %4
  ret i32 0, !dbg !45
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @count(ptr noundef %0) #0 !dbg !46 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !50, !DIExpression(), !51)
  store i32 1, ptr %3, align 4, !dbg !52
  %5 = load i32, ptr %3, align 4, !dbg !52
  %6 = atomicrmw add ptr @counter, i32 %5 seq_cst, align 4, !dbg !52
  store i32 %6, ptr %4, align 4, !dbg !52
  %7 = load i32, ptr %4, align 4, !dbg !52
  ret ptr null, !dbg !53
}


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 12, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "main_returns_first.c", directory: ".", checksumkind: CSK_MD5, checksum: "33ec873f349e23e5609f241cb85995d6")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !7)
!6 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!7 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 8, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 2}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!17 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 19, type: !18, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !20)
!18 = !DISubroutineType(types: !19)
!19 = !{!8}
!20 = !{}
!21 = !DILocalVariable(name: "threads", scope: !17, file: !3, line: 20, type: !22)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 256, elements: !26)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !24, line: 27, baseType: !25)
!24 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!25 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!26 = !{!27}
!27 = !DISubrange(count: 4)
!28 = !DILocation(line: 20, column: 15, scope: !17)
!29 = !DILocalVariable(name: "i", scope: !30, file: !3, line: 21, type: !8)
!30 = distinct !DILexicalBlock(scope: !17, file: !3, line: 21, column: 5)
!31 = !DILocation(line: 21, column: 14, scope: !30)
!32 = !DILocation(line: 21, column: 10, scope: !30)
!33 = !DILocation(line: 21, column: 21, scope: !34)
!34 = distinct !DILexicalBlock(scope: !30, file: !3, line: 21, column: 5)
!35 = !DILocation(line: 21, column: 23, scope: !34)
!36 = !DILocation(line: 21, column: 5, scope: !30)
!37 = !DILocation(line: 21, column: 63, scope: !34)
!38 = !DILocation(line: 21, column: 55, scope: !34)
!39 = !DILocation(line: 21, column: 39, scope: !34)
!40 = !DILocation(line: 21, column: 35, scope: !34)
!41 = !DILocation(line: 21, column: 5, scope: !34)
!42 = distinct !{!42, !36, !43, !44}
!43 = !DILocation(line: 21, column: 78, scope: !30)
!44 = !{!"llvm.loop.mustprogress"}
!45 = !DILocation(line: 22, column: 5, scope: !17)
!46 = distinct !DISubprogram(name: "count", scope: !3, file: !3, line: 14, type: !47, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!47 = !DISubroutineType(types: !48)
!48 = !{!49, !49}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!50 = !DILocalVariable(name: "argument", arg: 1, scope: !46, file: !3, line: 14, type: !49)
!51 = !DILocation(line: 14, column: 26, scope: !46)
!52 = !DILocation(line: 15, column: 5, scope: !46)
!53 = !DILocation(line: 16, column: 5, scope: !46)
