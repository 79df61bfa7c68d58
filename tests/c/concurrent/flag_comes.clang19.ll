source_filename = "flag_comes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@ready = internal global i32 0, align 4, !dbg !0
@tries = internal global i32 0, align 4, !dbg !11
@seen = internal global i32 0, align 4, !dbg !5

define dso_local i32 @main() #0 !dbg !21 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !25, !DIExpression(), !29)
  %6 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @get_ready, ptr noundef null) #3, !dbg !30
  br label %7, !dbg !31

7:                                                ; preds = %12, %0
  %8 = load atomic i32, ptr @ready seq_cst, align 4, !dbg !32
  store i32 %8, ptr %3, align 4, !dbg !32
  %9 = load i32, ptr %3, align 4, !dbg !32
  %10 = icmp ne i32 %9, 0, !dbg !33
  %11 = xor i1 %10, true, !dbg !33
  br i1 %11, label %12, label %14, !dbg !31

12:                                               ; preds = %7
  store i32 1, ptr %4, align 4, !dbg !34
  %13 = load i32, ptr %4, align 4, !dbg !34
  store atomic i32 %13, ptr @tries seq_cst, align 4, !dbg !34
  br label %7, !dbg !31, !llvm.loop !35

14:                                               ; preds = %7
  store i32 1, ptr %5, align 4, !dbg !37
  %15 = load i32, ptr %5, align 4, !dbg !37
  store atomic i32 %15, ptr @seen seq_cst, align 4, !dbg !37
  %16 = load i64, ptr %2, align 8, !dbg !38
  %17 = call i32 @pthread_join(i64 noundef %16, ptr noundef null), !dbg !39
  ret i32 0, !dbg !40
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @get_ready(ptr noundef %0) #0 !dbg !41 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !45, !DIExpression(), !46)
  store i32 1, ptr %3, align 4, !dbg !47
  %4 = load i32, ptr %3, align 4, !dbg !47
  store atomic i32 %4, ptr @ready seq_cst, align 4, !dbg !47
  %5 = load ptr, ptr %2, align 8, !dbg !48
  ret ptr %5, !dbg !49
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18, !19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 8, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "flag_comes.c", directory: ".", checksumkind: CSK_MD5, checksum: "553e9b16b8fc6d9acd10304d40e9243d")
!4 = !{!0, !5, !11}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 8, type: !7, isLocal: true, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !8, line: 104, baseType: !9)
!8 = !DIFile(filename: "lib/llvm-19/lib/clang/19/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!9 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !10)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "tries", scope: !2, file: !3, line: 8, type: !7, isLocal: true, isDefinition: true)
!13 = !{i32 7, !"Dwarf Version", i32 5}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 8, !"PIC Level", i32 2}
!17 = !{i32 7, !"PIE Level", i32 2}
!18 = !{i32 7, !"uwtable", i32 2}
!19 = !{i32 7, !"frame-pointer", i32 2}
!20 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!21 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !22, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!22 = !DISubroutineType(types: !23)
!23 = !{!10}
!24 = !{}
!25 = !DILocalVariable(name: "other", scope: !21, file: !3, line: 16, type: !26)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !27, line: 27, baseType: !28)
!27 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!28 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!29 = !DILocation(line: 16, column: 13, scope: !21)
!30 = !DILocation(line: 17, column: 3, scope: !21)
!31 = !DILocation(line: 18, column: 3, scope: !21)
!32 = !DILocation(line: 18, column: 11, scope: !21)
!33 = !DILocation(line: 18, column: 10, scope: !21)
!34 = !DILocation(line: 19, column: 5, scope: !21)
!35 = distinct !{!35, !31, !34, !36}
!36 = !{!"llvm.loop.mustprogress"}
!37 = !DILocation(line: 20, column: 3, scope: !21)
!38 = !DILocation(line: 21, column: 16, scope: !21)
!39 = !DILocation(line: 21, column: 3, scope: !21)
!40 = !DILocation(line: 22, column: 3, scope: !21)
!41 = distinct !DISubprogram(name: "get_ready", scope: !3, file: !3, line: 10, type: !42, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !24)
!42 = !DISubroutineType(types: !43)
!43 = !{!44, !44}
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!45 = !DILocalVariable(name: "unused", arg: 1, scope: !41, file: !3, line: 10, type: !44)
!46 = !DILocation(line: 10, column: 30, scope: !41)
!47 = !DILocation(line: 11, column: 3, scope: !41)
!48 = !DILocation(line: 12, column: 10, scope: !41)
!49 = !DILocation(line: 12, column: 3, scope: !41)
