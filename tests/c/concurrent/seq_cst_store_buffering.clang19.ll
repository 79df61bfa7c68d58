source_filename = "seq_cst_store_buffering.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@r1 = dso_local global i32 0, align 4, !dbg !0
@r2 = dso_local global i32 0, align 4, !dbg !7
@x = internal global i32 0, align 4, !dbg !10
@y = internal global i32 0, align 4, !dbg !15

define dso_local i32 @main() #0 !dbg !25 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !29, !DIExpression(), !33)
    #dbg_declare(ptr %3, !34, !DIExpression(), !35)
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @one, ptr noundef null) #3, !dbg !36
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @two, ptr noundef null) #3, !dbg !37
  %6 = load i64, ptr %2, align 8, !dbg !38
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !39
  %8 = load i64, ptr %3, align 8, !dbg !40
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !41
  ret i32 0, !dbg !42
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @one(ptr noundef %0) #0 !dbg !43 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !46, !DIExpression(), !47)
  store atomic i32 1, ptr @x seq_cst, align 4, !dbg !48
  %3 = load atomic i32, ptr @y seq_cst, align 4, !dbg !49
  store i32 %3, ptr @r1, align 4, !dbg !50
  %4 = load ptr, ptr %2, align 8, !dbg !51
  ret ptr %4, !dbg !52
}

define internal ptr @two(ptr noundef %0) #0 !dbg !53 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !54, !DIExpression(), !55)
  store atomic i32 1, ptr @y seq_cst, align 4, !dbg !56
  %3 = load atomic i32, ptr @x seq_cst, align 4, !dbg !57
  store i32 %3, ptr @r2, align 4, !dbg !58
  %4 = load ptr, ptr %2, align 8, !dbg !59
  ret ptr %4, !dbg !60
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!17, !18, !19, !20, !21, !22, !23}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "r1", scope: !2, file: !3, line: 7, type: !9, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "seq_cst_store_buffering.c", directory: ".", checksumkind: CSK_MD5, checksum: "a3f46207a86e3bc0d238c8988063e8cc")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !10, !15}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "r2", scope: !2, file: !3, line: 7, type: !9, isLocal: false, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 6, type: !12, isLocal: true, isDefinition: true)
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !13, line: 104, baseType: !14)
!13 = !DIFile(filename: "lib/llvm-19/lib/clang/19/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!14 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 6, type: !12, isLocal: true, isDefinition: true)
!17 = !{i32 7, !"Dwarf Version", i32 5}
!18 = !{i32 2, !"Debug Info Version", i32 3}
!19 = !{i32 1, !"wchar_size", i32 4}
!20 = !{i32 8, !"PIC Level", i32 2}
!21 = !{i32 7, !"PIE Level", i32 2}
!22 = !{i32 7, !"uwtable", i32 2}
!23 = !{i32 7, !"frame-pointer", i32 2}
!24 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!25 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 21, type: !26, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !28)
!26 = !DISubroutineType(types: !27)
!27 = !{!9}
!28 = !{}
!29 = !DILocalVariable(name: "a", scope: !25, file: !3, line: 22, type: !30)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !31, line: 27, baseType: !32)
!31 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!32 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!33 = !DILocation(line: 22, column: 13, scope: !25)
!34 = !DILocalVariable(name: "b", scope: !25, file: !3, line: 22, type: !30)
!35 = !DILocation(line: 22, column: 16, scope: !25)
!36 = !DILocation(line: 23, column: 3, scope: !25)
!37 = !DILocation(line: 24, column: 3, scope: !25)
!38 = !DILocation(line: 25, column: 16, scope: !25)
!39 = !DILocation(line: 25, column: 3, scope: !25)
!40 = !DILocation(line: 26, column: 16, scope: !25)
!41 = !DILocation(line: 26, column: 3, scope: !25)
!42 = !DILocation(line: 27, column: 3, scope: !25)
!43 = distinct !DISubprogram(name: "one", scope: !3, file: !3, line: 9, type: !44, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !28)
!44 = !DISubroutineType(types: !45)
!45 = !{!5, !5}
!46 = !DILocalVariable(name: "unused", arg: 1, scope: !43, file: !3, line: 9, type: !5)
!47 = !DILocation(line: 9, column: 24, scope: !43)
!48 = !DILocation(line: 10, column: 5, scope: !43)
!49 = !DILocation(line: 11, column: 8, scope: !43)
!50 = !DILocation(line: 11, column: 6, scope: !43)
!51 = !DILocation(line: 12, column: 10, scope: !43)
!52 = !DILocation(line: 12, column: 3, scope: !43)
!53 = distinct !DISubprogram(name: "two", scope: !3, file: !3, line: 15, type: !44, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !28)
!54 = !DILocalVariable(name: "unused", arg: 1, scope: !53, file: !3, line: 15, type: !5)
!55 = !DILocation(line: 15, column: 24, scope: !53)
!56 = !DILocation(line: 16, column: 5, scope: !53)
!57 = !DILocation(line: 17, column: 8, scope: !53)
!58 = !DILocation(line: 17, column: 6, scope: !53)
!59 = !DILocation(line: 18, column: 10, scope: !53)
!60 = !DILocation(line: 18, column: 3, scope: !53)
