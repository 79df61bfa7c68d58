source_filename = "without_prototypes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@one = dso_local global i32 1, align 4, !dbg !0

define dso_local i32 @main() #0 !dbg !14 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !18, !DIExpression(), !20)
  %3 = call ptr @make(), !dbg !21
  store ptr %3, ptr %2, align 8, !dbg !20
  %4 = load ptr, ptr %2, align 8, !dbg !22
  %5 = call i32 (ptr, ...) @__VERIFIER_assume(ptr noundef %4), !dbg !23
  %6 = load ptr, ptr %2, align 8, !dbg !24
  %7 = load i32, ptr %6, align 4, !dbg !25
  %8 = icmp eq i32 %7, 2, !dbg !26
  %9 = zext i1 %8 to i32, !dbg !26
  %10 = call i32 (i32, ...) @assert(i32 noundef %9), !dbg !27
  ret i32 0, !dbg !28
}

declare i32 @__VERIFIER_assume(...) #1

declare i32 @assert(...) #1

define dso_local ptr @make() #0 !dbg !29 {
  ret ptr @one, !dbg !32
}


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11, !12}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "one", scope: !2, file: !3, line: 12, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "without_prototypes.c", directory: ".", checksumkind: CSK_MD5, checksum: "264afac0acafc699ddc71a84bdffdd1c")
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
!14 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 5, type: !15, scopeLine: 5, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !17)
!15 = !DISubroutineType(types: !16)
!16 = !{!5}
!17 = !{}
!18 = !DILocalVariable(name: "p", scope: !14, file: !3, line: 6, type: !19)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!20 = !DILocation(line: 6, column: 8, scope: !14)
!21 = !DILocation(line: 6, column: 12, scope: !14)
!22 = !DILocation(line: 7, column: 21, scope: !14)
!23 = !DILocation(line: 7, column: 3, scope: !14)
!24 = !DILocation(line: 8, column: 11, scope: !14)
!25 = !DILocation(line: 8, column: 10, scope: !14)
!26 = !DILocation(line: 8, column: 13, scope: !14)
!27 = !DILocation(line: 8, column: 3, scope: !14)
!28 = !DILocation(line: 9, column: 3, scope: !14)
!29 = distinct !DISubprogram(name: "make", scope: !3, file: !3, line: 13, type: !30, scopeLine: 13, spFlags: DISPFlagDefinition, unit: !2)
!30 = !DISubroutineType(types: !31)
!31 = !{!19}
!32 = !DILocation(line: 13, column: 15, scope: !29)
