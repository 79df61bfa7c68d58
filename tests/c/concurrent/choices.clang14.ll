source_filename = "choices.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@chosen = dso_local global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [13 x i8] c"not negative\00", align 1

define dso_local i32 @main() #0 !dbg !14 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !18, metadata !DIExpression()), !dbg !19
  %3 = call i32 @fencepost_choose(i32 noundef 5), !dbg !20
  store i32 %3, ptr %2, align 4, !dbg !19
  %4 = load i32, ptr %2, align 4, !dbg !21
  %5 = icmp slt i32 %4, 3, !dbg !22
  %6 = zext i1 %5 to i32, !dbg !22
  call void @fencepost_assume(i32 noundef %6), !dbg !23
  %7 = load i32, ptr %2, align 4, !dbg !24
  store i32 %7, ptr @chosen, align 4, !dbg !25
  %8 = load i32, ptr @chosen, align 4, !dbg !26
  %9 = icmp sge i32 %8, 0, !dbg !27
  %10 = zext i1 %9 to i32, !dbg !27
  call void @fencepost_assert(i32 noundef %10, ptr noundef getelementptr inbounds ([13 x i8], ptr @.str, i64 0, i64 0)), !dbg !28
  ret i32 0, !dbg !29
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @fencepost_choose(i32 noundef) #2

declare void @fencepost_assume(i32 noundef) #2

declare void @fencepost_assert(i32 noundef, ptr noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11, !12}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "chosen", scope: !2, file: !3, line: 5, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "choices.c", directory: ".", checksumkind: CSK_MD5, checksum: "517c66e4b56306a5defc5e7375d098d4")
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
!14 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 7, type: !15, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !17)
!15 = !DISubroutineType(types: !16)
!16 = !{!5}
!17 = !{}
!18 = !DILocalVariable(name: "n", scope: !14, file: !3, line: 8, type: !5)
!19 = !DILocation(line: 8, column: 7, scope: !14)
!20 = !DILocation(line: 8, column: 11, scope: !14)
!21 = !DILocation(line: 9, column: 20, scope: !14)
!22 = !DILocation(line: 9, column: 22, scope: !14)
!23 = !DILocation(line: 9, column: 3, scope: !14)
!24 = !DILocation(line: 10, column: 12, scope: !14)
!25 = !DILocation(line: 10, column: 10, scope: !14)
!26 = !DILocation(line: 11, column: 20, scope: !14)
!27 = !DILocation(line: 11, column: 27, scope: !14)
!28 = !DILocation(line: 11, column: 3, scope: !14)
!29 = !DILocation(line: 12, column: 3, scope: !14)
