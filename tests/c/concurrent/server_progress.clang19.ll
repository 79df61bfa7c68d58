source_filename = "server_progress.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@asked = internal global i32 0, align 4, !dbg !0

define dso_local i32 @main() #0 !dbg !17 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !21, !DIExpression(), !25)
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @serve, ptr noundef null) #3, !dbg !26
  store i32 1, ptr %3, align 4, !dbg !27
  %5 = load i32, ptr %3, align 4, !dbg !27
  store atomic i32 %5, ptr @asked seq_cst, align 4, !dbg !27
  call void @pthread_exit(ptr noundef null) #4, !dbg !28
  unreachable, !dbg !28
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @serve(ptr noundef %0) #0 !dbg !29 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !33, !DIExpression(), !34)
  br label %5, !dbg !35

5:                                                ; preds = %11, %1
  %6 = load atomic i32, ptr @asked seq_cst, align 4, !dbg !36
  store i32 %6, ptr %3, align 4, !dbg !36
  %7 = load i32, ptr %3, align 4, !dbg !36
  %8 = icmp ne i32 %7, 0, !dbg !36
  br i1 %8, label %9, label %11, !dbg !40

9:                                                ; preds = %5
  store i32 0, ptr %4, align 4, !dbg !41
  %10 = load i32, ptr %4, align 4, !dbg !41
  store atomic i32 %10, ptr @asked seq_cst, align 4, !dbg !41
  br label %11, !dbg !41

11:                                               ; preds = %9, %5
  br label %5, !dbg !42, !llvm.loop !43
}

declare void @pthread_exit(ptr noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "asked", scope: !2, file: !3, line: 7, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "server_progress.c", directory: ".", checksumkind: CSK_MD5, checksum: "6d28b075adb4a42ae7ad75c825bf135f")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !7)
!6 = !DIFile(filename: "lib/llvm-19/lib/clang/19/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
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
!17 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 16, type: !18, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !20)
!18 = !DISubroutineType(types: !19)
!19 = !{!8}
!20 = !{}
!21 = !DILocalVariable(name: "server", scope: !17, file: !3, line: 17, type: !22)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !23, line: 27, baseType: !24)
!23 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!24 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!25 = !DILocation(line: 17, column: 13, scope: !17)
!26 = !DILocation(line: 18, column: 3, scope: !17)
!27 = !DILocation(line: 19, column: 3, scope: !17)
!28 = !DILocation(line: 20, column: 3, scope: !17)
!29 = distinct !DISubprogram(name: "serve", scope: !3, file: !3, line: 9, type: !30, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!30 = !DISubroutineType(types: !31)
!31 = !{!32, !32}
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!33 = !DILocalVariable(name: "unused", arg: 1, scope: !29, file: !3, line: 9, type: !32)
!34 = !DILocation(line: 9, column: 26, scope: !29)
!35 = !DILocation(line: 10, column: 3, scope: !29)
!36 = !DILocation(line: 11, column: 9, scope: !37)
!37 = distinct !DILexicalBlock(scope: !38, file: !3, line: 11, column: 9)
!38 = distinct !DILexicalBlock(scope: !39, file: !3, line: 10, column: 3)
!39 = distinct !DILexicalBlock(scope: !29, file: !3, line: 10, column: 3)
!40 = !DILocation(line: 11, column: 9, scope: !38)
!41 = !DILocation(line: 12, column: 7, scope: !37)
!42 = !DILocation(line: 10, column: 3, scope: !38)
!43 = distinct !{!43, !44, !45}
!44 = !DILocation(line: 10, column: 3, scope: !39)
!45 = !DILocation(line: 12, column: 7, scope: !39)
