source_filename = "svcomp_any_number.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = call i32 @__VERIFIER_nondet_int(), !dbg !15
  %3 = icmp slt i32 %2, 0, !dbg !17
  br i1 %3, label %4, label %5, !dbg !18

4:                                                ; preds = %0
  call void @reach_error(), !dbg !19
  br label %5, !dbg !19

5:                                                ; preds = %4, %0
  ret i32 0, !dbg !20
}

declare i32 @__VERIFIER_nondet_int() #1

declare void @reach_error() #1

define dso_local void @two_or_more() #0 !dbg !21 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !24, metadata !DIExpression()), !dbg !26
  %2 = call i32 @__VERIFIER_nondet_uint(), !dbg !27
  store i32 %2, ptr %1, align 4, !dbg !26
  %3 = load i32, ptr %1, align 4, !dbg !28
  %4 = icmp ugt i32 %3, 1, !dbg !29
  %5 = zext i1 %4 to i32, !dbg !29
  call void @__VERIFIER_assume(i32 noundef %5), !dbg !30
  call void @reach_error(), !dbg !31
  ret void, !dbg !32
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

declare i32 @__VERIFIER_nondet_uint() #1

declare void @__VERIFIER_assume(i32 noundef) #1

define dso_local void @never() #0 !dbg !33 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !34, metadata !DIExpression()), !dbg !35
  %2 = call i32 @__VERIFIER_nondet_int(), !dbg !36
  store i32 %2, ptr %1, align 4, !dbg !35
  %3 = load i32, ptr %1, align 4, !dbg !37
  %4 = icmp eq i32 %3, 12345, !dbg !39
  br i1 %4, label %5, label %6, !dbg !40

5:                                                ; preds = %0
  call void @reach_error(), !dbg !41
  br label %6, !dbg !41

6:                                                ; preds = %5, %0
  ret void, !dbg !42
}


!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "svcomp_any_number.c", directory: ".", checksumkind: CSK_MD5, checksum: "e3229b04570bdf3060e3ccdcfa00d019")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !11, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocation(line: 10, column: 7, scope: !16)
!16 = distinct !DILexicalBlock(scope: !10, file: !1, line: 10, column: 7)
!17 = !DILocation(line: 10, column: 31, scope: !16)
!18 = !DILocation(line: 10, column: 7, scope: !10)
!19 = !DILocation(line: 11, column: 5, scope: !16)
!20 = !DILocation(line: 12, column: 3, scope: !10)
!21 = distinct !DISubprogram(name: "two_or_more", scope: !1, file: !1, line: 15, type: !22, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!22 = !DISubroutineType(types: !23)
!23 = !{null}
!24 = !DILocalVariable(name: "n", scope: !21, file: !1, line: 16, type: !25)
!25 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!26 = !DILocation(line: 16, column: 12, scope: !21)
!27 = !DILocation(line: 16, column: 16, scope: !21)
!28 = !DILocation(line: 17, column: 21, scope: !21)
!29 = !DILocation(line: 17, column: 23, scope: !21)
!30 = !DILocation(line: 17, column: 3, scope: !21)
!31 = !DILocation(line: 18, column: 3, scope: !21)
!32 = !DILocation(line: 19, column: 1, scope: !21)
!33 = distinct !DISubprogram(name: "never", scope: !1, file: !1, line: 21, type: !22, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!34 = !DILocalVariable(name: "n", scope: !33, file: !1, line: 22, type: !13)
!35 = !DILocation(line: 22, column: 7, scope: !33)
!36 = !DILocation(line: 22, column: 11, scope: !33)
!37 = !DILocation(line: 23, column: 7, scope: !38)
!38 = distinct !DILexicalBlock(scope: !33, file: !1, line: 23, column: 7)
!39 = !DILocation(line: 23, column: 9, scope: !38)
!40 = !DILocation(line: 23, column: 7, scope: !33)
!41 = !DILocation(line: 24, column: 5, scope: !38)
!42 = !DILocation(line: 25, column: 1, scope: !33)
