source_filename = "exit_handlers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@order = dso_local global i32 0, align 4, !dbg !0

define dso_local i32 @main() #0 !dbg !14 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = call i32 @atexit(ptr noundef @first) #3, !dbg !18
  %3 = call i32 @atexit(ptr noundef @second) #3, !dbg !19
  ret i32 0, !dbg !20
}

declare i32 @atexit(ptr noundef) #1

define internal void @first() #0 !dbg !21 {
  %1 = load i32, ptr @order, align 4, !dbg !24
  %2 = mul nsw i32 %1, 10, !dbg !25
  %3 = add nsw i32 %2, 1, !dbg !26
  store i32 %3, ptr @order, align 4, !dbg !27
  ret void, !dbg !28
}

define internal void @second() #0 !dbg !29 {
  %1 = load i32, ptr @order, align 4, !dbg !30
  %2 = mul nsw i32 %1, 10, !dbg !31
  %3 = add nsw i32 %2, 2, !dbg !32
  store i32 %3, ptr @order, align 4, !dbg !33
  ret void, !dbg !34
}

define dso_local void @at_return() #0 !dbg !35 {
  %1 = call i32 @atexit(ptr noundef @first) #3, !dbg !36
  %2 = call i32 @atexit(ptr noundef @second) #3, !dbg !37
  call void @exit(i32 noundef 0) #4, !dbg !38
  unreachable, !dbg !38
}

declare void @exit(i32 noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11, !12}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "order", scope: !2, file: !3, line: 5, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "exit_handlers.c", directory: ".", checksumkind: CSK_MD5, checksum: "dca033925a6855b49afe11ed6777e337")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 7, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 1}
!12 = !{i32 7, !"frame-pointer", i32 2}
!13 = !{!"Debian clang version 14.0.6"}
!14 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 10, type: !15, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !17)
!15 = !DISubroutineType(types: !16)
!16 = !{!5}
!17 = !{}
!18 = !DILocation(line: 11, column: 3, scope: !14)
!19 = !DILocation(line: 12, column: 3, scope: !14)
!20 = !DILocation(line: 13, column: 3, scope: !14)
!21 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 7, type: !22, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !17)
!22 = !DISubroutineType(types: !23)
!23 = !{null}
!24 = !DILocation(line: 7, column: 35, scope: !21)
!25 = !DILocation(line: 7, column: 41, scope: !21)
!26 = !DILocation(line: 7, column: 46, scope: !21)
!27 = !DILocation(line: 7, column: 33, scope: !21)
!28 = !DILocation(line: 7, column: 51, scope: !21)
!29 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 8, type: !22, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !17)
!30 = !DILocation(line: 8, column: 36, scope: !29)
!31 = !DILocation(line: 8, column: 42, scope: !29)
!32 = !DILocation(line: 8, column: 47, scope: !29)
!33 = !DILocation(line: 8, column: 34, scope: !29)
!34 = !DILocation(line: 8, column: 52, scope: !29)
!35 = distinct !DISubprogram(name: "at_return", scope: !3, file: !3, line: 16, type: !22, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !17)
!36 = !DILocation(line: 17, column: 3, scope: !35)
!37 = !DILocation(line: 18, column: 3, scope: !35)
!38 = !DILocation(line: 19, column: 3, scope: !35)
