source_filename = "thread_locals.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@mine = internal thread_local global i32 1, align 4, !dbg !0
@sum = dso_local global i32 0, align 4, !dbg !7

define dso_local i32 @main() #0 !dbg !21 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !25, metadata !DIExpression()), !dbg !29
  call void @llvm.dbg.declare(metadata ptr %3, metadata !30, metadata !DIExpression()), !dbg !31
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @work, ptr noundef null) #4, !dbg !32
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @work, ptr noundef null) #4, !dbg !33
  %6 = load i64, ptr %2, align 8, !dbg !34
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !35
  %8 = load i64, ptr %3, align 8, !dbg !36
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !37
  %10 = load i32, ptr @mine, align 4, !dbg !38
  %11 = sub nsw i32 %10, 1, !dbg !39
  ret i32 %11, !dbg !40
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @work(ptr noundef %0) #0 !dbg !41 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !44, metadata !DIExpression()), !dbg !45
  %3 = load i32, ptr @mine, align 4, !dbg !46
  %4 = add nsw i32 %3, 1, !dbg !46
  store i32 %4, ptr @mine, align 4, !dbg !46
  %5 = load i32, ptr @mine, align 4, !dbg !47
  %6 = add nsw i32 %5, 1, !dbg !47
  store i32 %6, ptr @mine, align 4, !dbg !47
  %7 = load i32, ptr @mine, align 4, !dbg !48
  %8 = atomicrmw add ptr @sum, i32 %7 seq_cst, align 4, !dbg !49
  %9 = add i32 %8, %7, !dbg !49
  %10 = load ptr, ptr %2, align 8, !dbg !50
  ret ptr %10, !dbg !51
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18, !19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mine", scope: !2, file: !3, line: 5, type: !12, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "thread_locals.c", directory: ".", checksumkind: CSK_MD5, checksum: "4a0e82e6878f682fc85651d0478d7da8")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "sum", scope: !2, file: !3, line: 6, type: !9, isLocal: false, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !10, line: 92, baseType: !11)
!10 = !DIFile(filename: "lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: ".", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !12)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{i32 7, !"Dwarf Version", i32 5}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 7, !"PIC Level", i32 2}
!17 = !{i32 7, !"PIE Level", i32 2}
!18 = !{i32 7, !"uwtable", i32 1}
!19 = !{i32 7, !"frame-pointer", i32 2}
!20 = !{!"Debian clang version 14.0.6"}
!21 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !22, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!22 = !DISubroutineType(types: !23)
!23 = !{!12}
!24 = !{}
!25 = !DILocalVariable(name: "a", scope: !21, file: !3, line: 16, type: !26)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !27, line: 27, baseType: !28)
!27 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!28 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!29 = !DILocation(line: 16, column: 13, scope: !21)
!30 = !DILocalVariable(name: "b", scope: !21, file: !3, line: 16, type: !26)
!31 = !DILocation(line: 16, column: 16, scope: !21)
!32 = !DILocation(line: 17, column: 3, scope: !21)
!33 = !DILocation(line: 18, column: 3, scope: !21)
!34 = !DILocation(line: 19, column: 16, scope: !21)
!35 = !DILocation(line: 19, column: 3, scope: !21)
!36 = !DILocation(line: 20, column: 16, scope: !21)
!37 = !DILocation(line: 20, column: 3, scope: !21)
!38 = !DILocation(line: 21, column: 10, scope: !21)
!39 = !DILocation(line: 21, column: 15, scope: !21)
!40 = !DILocation(line: 21, column: 3, scope: !21)
!41 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 8, type: !42, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !24)
!42 = !DISubroutineType(types: !43)
!43 = !{!5, !5}
!44 = !DILocalVariable(name: "unused", arg: 1, scope: !41, file: !3, line: 8, type: !5)
!45 = !DILocation(line: 8, column: 25, scope: !41)
!46 = !DILocation(line: 9, column: 7, scope: !41)
!47 = !DILocation(line: 10, column: 7, scope: !41)
!48 = !DILocation(line: 11, column: 10, scope: !41)
!49 = !DILocation(line: 11, column: 7, scope: !41)
!50 = !DILocation(line: 12, column: 10, scope: !41)
!51 = !DILocation(line: 12, column: 3, scope: !41)
