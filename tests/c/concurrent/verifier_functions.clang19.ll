source_filename = "verifier_functions.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@flag = dso_local global i32 0, align 4, !dbg !0

define dso_local i32 @main() #0 !dbg !14 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !18, !DIExpression(), !19)
  %4 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !20
  %5 = zext i1 %4 to i32, !dbg !20
  store i32 %5, ptr %2, align 4, !dbg !19
    #dbg_declare(ptr %3, !21, !DIExpression(), !22)
  %6 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !23
  %7 = zext i1 %6 to i32, !dbg !23
  store i32 %7, ptr %3, align 4, !dbg !22
  %8 = load i32, ptr %2, align 4, !dbg !24
  %9 = load i32, ptr %3, align 4, !dbg !25
  %10 = icmp ne i32 %8, %9, !dbg !26
  %11 = zext i1 %10 to i32, !dbg !26
  call void @__VERIFIER_assume(i32 noundef %11), !dbg !27
  %12 = load i32, ptr %2, align 4, !dbg !28
  store i32 %12, ptr @flag, align 4, !dbg !29
  ret i32 0, !dbg !30
}

declare zeroext i1 @__VERIFIER_nondet_bool() #1

declare void @__VERIFIER_assume(i32 noundef) #1


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11, !12}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 4, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "verifier_functions.c", directory: ".", checksumkind: CSK_MD5, checksum: "8922421c6a3d49d43e0b45edb1b9d58c")
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
!14 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 6, type: !15, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !17)
!15 = !DISubroutineType(types: !16)
!16 = !{!5}
!17 = !{}
!18 = !DILocalVariable(name: "a", scope: !14, file: !3, line: 7, type: !5)
!19 = !DILocation(line: 7, column: 7, scope: !14)
!20 = !DILocation(line: 7, column: 11, scope: !14)
!21 = !DILocalVariable(name: "b", scope: !14, file: !3, line: 7, type: !5)
!22 = !DILocation(line: 7, column: 37, scope: !14)
!23 = !DILocation(line: 7, column: 41, scope: !14)
!24 = !DILocation(line: 8, column: 21, scope: !14)
!25 = !DILocation(line: 8, column: 26, scope: !14)
!26 = !DILocation(line: 8, column: 23, scope: !14)
!27 = !DILocation(line: 8, column: 3, scope: !14)
!28 = !DILocation(line: 9, column: 10, scope: !14)
!29 = !DILocation(line: 9, column: 8, scope: !14)
!30 = !DILocation(line: 10, column: 3, scope: !14)
