source_filename = "choices.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@chosen = dso_local global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [13 x i8] c"not negative\00", align 1, !dbg !5

define dso_local i32 @main() #0 !dbg !20 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !24, !DIExpression(), !25)
  %3 = call i32 @fencepost_choose(i32 noundef 5), !dbg !26
  store i32 %3, ptr %2, align 4, !dbg !25
  %4 = load i32, ptr %2, align 4, !dbg !27
  %5 = icmp slt i32 %4, 3, !dbg !28
  %6 = zext i1 %5 to i32, !dbg !28
  call void @fencepost_assume(i32 noundef %6), !dbg !29
  %7 = load i32, ptr %2, align 4, !dbg !30
  store i32 %7, ptr @chosen, align 4, !dbg !31
  %8 = load i32, ptr @chosen, align 4, !dbg !32
  %9 = icmp sge i32 %8, 0, !dbg !33
  %10 = zext i1 %9 to i32, !dbg !33
  call void @fencepost_assert(i32 noundef %10, ptr noundef @.str), !dbg !34
  ret i32 0, !dbg !35
}

declare i32 @fencepost_choose(i32 noundef) #1

declare void @fencepost_assume(i32 noundef) #1

declare void @fencepost_assert(i32 noundef, ptr noundef) #1


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!12, !13, !14, !15, !16, !17, !18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "chosen", scope: !2, file: !3, line: 5, type: !11, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "choices.c", directory: ".", checksumkind: CSK_MD5, checksum: "517c66e4b56306a5defc5e7375d098d4")
!4 = !{!5, !0}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(scope: null, file: !3, line: 11, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 104, elements: !9)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !{!10}
!10 = !DISubrange(count: 13)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !{i32 7, !"Dwarf Version", i32 5}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 8, !"PIC Level", i32 2}
!16 = !{i32 7, !"PIE Level", i32 2}
!17 = !{i32 7, !"uwtable", i32 2}
!18 = !{i32 7, !"frame-pointer", i32 2}
!19 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!20 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 7, type: !21, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !23)
!21 = !DISubroutineType(types: !22)
!22 = !{!11}
!23 = !{}
!24 = !DILocalVariable(name: "n", scope: !20, file: !3, line: 8, type: !11)
!25 = !DILocation(line: 8, column: 7, scope: !20)
!26 = !DILocation(line: 8, column: 11, scope: !20)
!27 = !DILocation(line: 9, column: 20, scope: !20)
!28 = !DILocation(line: 9, column: 22, scope: !20)
!29 = !DILocation(line: 9, column: 3, scope: !20)
!30 = !DILocation(line: 10, column: 12, scope: !20)
!31 = !DILocation(line: 10, column: 10, scope: !20)
!32 = !DILocation(line: 11, column: 20, scope: !20)
!33 = !DILocation(line: 11, column: 27, scope: !20)
!34 = !DILocation(line: 11, column: 3, scope: !20)
!35 = !DILocation(line: 12, column: 3, scope: !20)
