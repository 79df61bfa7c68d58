source_filename = "exit_handlers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@order = dso_local global i32 0, align 4, !dbg !0

define dso_local i32 @main() #0 !dbg !14 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = call i32 @atexit(ptr noundef @first) #3, !dbg !17
  %3 = call i32 @atexit(ptr noundef @second) #3, !dbg !18
  ret i32 0, !dbg !19
}

declare i32 @atexit(ptr noundef) #1

define internal void @first() #0 !dbg !20 {
  %1 = load i32, ptr @order, align 4, !dbg !23
  %2 = mul nsw i32 %1, 10, !dbg !24
  %3 = add nsw i32 %2, 1, !dbg !25
  store i32 %3, ptr @order, align 4, !dbg !26
  ret void, !dbg !27
}

define internal void @second() #0 !dbg !28 {
  %1 = load i32, ptr @order, align 4, !dbg !29
  %2 = mul nsw i32 %1, 10, !dbg !30
  %3 = add nsw i32 %2, 2, !dbg !31
  store i32 %3, ptr @order, align 4, !dbg !32
  ret void, !dbg !33
}

define dso_local void @at_return() #0 !dbg !34 {
  %1 = call i32 @atexit(ptr noundef @first) #3, !dbg !35
  %2 = call i32 @atexit(ptr noundef @second) #3, !dbg !36
  call void @exit(i32 noundef 0) #4, !dbg !37
  unreachable, !dbg !37
}

declare void @exit(i32 noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11, !12}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "order", scope: !2, file: !3, line: 5, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "exit_handlers.c", directory: ".", checksumkind: CSK_MD5, checksum: "dca033925a6855b49afe11ed6777e337")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 8, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 2}
!12 = !{i32 7, !"frame-pointer", i32 2}
!13 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!14 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 10, type: !15, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!15 = !DISubroutineType(types: !16)
!16 = !{!5}
!17 = !DILocation(line: 11, column: 3, scope: !14)
!18 = !DILocation(line: 12, column: 3, scope: !14)
!19 = !DILocation(line: 13, column: 3, scope: !14)
!20 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 7, type: !21, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!21 = !DISubroutineType(types: !22)
!22 = !{null}
!23 = !DILocation(line: 7, column: 35, scope: !20)
!24 = !DILocation(line: 7, column: 41, scope: !20)
!25 = !DILocation(line: 7, column: 46, scope: !20)
!26 = !DILocation(line: 7, column: 33, scope: !20)
!27 = !DILocation(line: 7, column: 51, scope: !20)
!28 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 8, type: !21, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!29 = !DILocation(line: 8, column: 36, scope: !28)
!30 = !DILocation(line: 8, column: 42, scope: !28)
!31 = !DILocation(line: 8, column: 47, scope: !28)
!32 = !DILocation(line: 8, column: 34, scope: !28)
!33 = !DILocation(line: 8, column: 52, scope: !28)
!34 = distinct !DISubprogram(name: "at_return", scope: !3, file: !3, line: 16, type: !21, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!35 = !DILocation(line: 17, column: 3, scope: !34)
!36 = !DILocation(line: 18, column: 3, scope: !34)
!37 = !DILocation(line: 19, column: 3, scope: !34)
