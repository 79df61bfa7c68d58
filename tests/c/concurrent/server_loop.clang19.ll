source_filename = "server_loop.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@asked = internal global i32 0, align 4, !dbg !0
@answered = internal global i32 0, align 4, !dbg !5

define dso_local i32 @main() #0 !dbg !19 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !23, !DIExpression(), !27)
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @serve, ptr noundef null) #3, !dbg !28
  store i32 1, ptr %3, align 4, !dbg !29
  %6 = load i32, ptr %3, align 4, !dbg !29
  store atomic i32 %6, ptr @asked seq_cst, align 4, !dbg !29
  br label %7, !dbg !30

7:                                                ; preds = %12, %0
  %8 = load atomic i32, ptr @answered seq_cst, align 4, !dbg !31
  store i32 %8, ptr %4, align 4, !dbg !31
  %9 = load i32, ptr %4, align 4, !dbg !31
  %10 = icmp ne i32 %9, 0, !dbg !32
  %11 = xor i1 %10, true, !dbg !32
  br i1 %11, label %12, label %13, !dbg !30

12:                                               ; preds = %7
  br label %7, !dbg !30, !llvm.loop !33

13:                                               ; preds = %7
  call void @pthread_exit(ptr noundef null) #4, !dbg !36
  unreachable, !dbg !36
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @serve(ptr noundef %0) #0 !dbg !37 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !41, !DIExpression(), !42)
  br label %5, !dbg !43

5:                                                ; preds = %11, %1
  %6 = load atomic i32, ptr @asked seq_cst, align 4, !dbg !44
  store i32 %6, ptr %3, align 4, !dbg !44
  %7 = load i32, ptr %3, align 4, !dbg !44
  %8 = icmp ne i32 %7, 0, !dbg !44
  br i1 %8, label %9, label %11, !dbg !48

9:                                                ; preds = %5
  store i32 1, ptr %4, align 4, !dbg !49
  %10 = load i32, ptr %4, align 4, !dbg !49
  store atomic i32 %10, ptr @answered seq_cst, align 4, !dbg !49
  br label %11, !dbg !49

11:                                               ; preds = %9, %5
  br label %5, !dbg !50, !llvm.loop !51
}

declare void @pthread_exit(ptr noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "asked", scope: !2, file: !3, line: 6, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "server_loop.c", directory: ".", checksumkind: CSK_MD5, checksum: "40ab4c995d15cd6a6530a968965812f9")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "answered", scope: !2, file: !3, line: 6, type: !7, isLocal: true, isDefinition: true)
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
!19 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !20, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!20 = !DISubroutineType(types: !21)
!21 = !{!10}
!22 = !{}
!23 = !DILocalVariable(name: "server", scope: !19, file: !3, line: 16, type: !24)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !25, line: 27, baseType: !26)
!25 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!26 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!27 = !DILocation(line: 16, column: 13, scope: !19)
!28 = !DILocation(line: 17, column: 3, scope: !19)
!29 = !DILocation(line: 18, column: 3, scope: !19)
!30 = !DILocation(line: 19, column: 3, scope: !19)
!31 = !DILocation(line: 19, column: 11, scope: !19)
!32 = !DILocation(line: 19, column: 10, scope: !19)
!33 = distinct !{!33, !30, !34, !35}
!34 = !DILocation(line: 20, column: 5, scope: !19)
!35 = !{!"llvm.loop.mustprogress"}
!36 = !DILocation(line: 21, column: 3, scope: !19)
!37 = distinct !DISubprogram(name: "serve", scope: !3, file: !3, line: 8, type: !38, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!38 = !DISubroutineType(types: !39)
!39 = !{!40, !40}
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!41 = !DILocalVariable(name: "unused", arg: 1, scope: !37, file: !3, line: 8, type: !40)
!42 = !DILocation(line: 8, column: 26, scope: !37)
!43 = !DILocation(line: 9, column: 3, scope: !37)
!44 = !DILocation(line: 10, column: 9, scope: !45)
!45 = distinct !DILexicalBlock(scope: !46, file: !3, line: 10, column: 9)
!46 = distinct !DILexicalBlock(scope: !47, file: !3, line: 9, column: 3)
!47 = distinct !DILexicalBlock(scope: !37, file: !3, line: 9, column: 3)
!48 = !DILocation(line: 10, column: 9, scope: !46)
!49 = !DILocation(line: 11, column: 7, scope: !45)
!50 = !DILocation(line: 9, column: 3, scope: !46)
!51 = distinct !{!51, !52, !53}
!52 = !DILocation(line: 9, column: 3, scope: !47)
!53 = !DILocation(line: 11, column: 7, scope: !47)
