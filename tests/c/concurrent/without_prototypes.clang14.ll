source_filename = "without_prototypes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@one = dso_local global i32 1, align 4, !dbg !0

define dso_local i32 @main() #0 !dbg !14 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  %3 = call i32 (i32, ...) @__VERIFIER_assume(i32 noundef 1), !dbg !18
  call void @llvm.dbg.declare(metadata ptr %2, metadata !19, metadata !DIExpression()), !dbg !21
  %4 = call ptr @make(), !dbg !22
  store ptr %4, ptr %2, align 8, !dbg !21
  %5 = load ptr, ptr %2, align 8, !dbg !23
  %6 = load i32, ptr %5, align 4, !dbg !24
  %7 = icmp eq i32 %6, 2, !dbg !25
  %8 = zext i1 %7 to i32, !dbg !25
  %9 = call i32 (i32, ...) @assert(i32 noundef %8), !dbg !26
  ret i32 0, !dbg !27
}

declare i32 @__VERIFIER_assume(...) #1

declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

declare i32 @assert(...) #1

define dso_local ptr @make() #0 !dbg !28 {
  ret ptr @one, !dbg !31
}


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11, !12}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "one", scope: !2, file: !3, line: 12, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "without_prototypes.c", directory: ".", checksumkind: CSK_MD5, checksum: "a022d59d4077b8116ecb15c6afa8d1f8")
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
!14 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 5, type: !15, scopeLine: 5, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !17)
!15 = !DISubroutineType(types: !16)
!16 = !{!5}
!17 = !{}
!18 = !DILocation(line: 6, column: 3, scope: !14)
!19 = !DILocalVariable(name: "p", scope: !14, file: !3, line: 7, type: !20)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!21 = !DILocation(line: 7, column: 8, scope: !14)
!22 = !DILocation(line: 7, column: 12, scope: !14)
!23 = !DILocation(line: 8, column: 11, scope: !14)
!24 = !DILocation(line: 8, column: 10, scope: !14)
!25 = !DILocation(line: 8, column: 13, scope: !14)
!26 = !DILocation(line: 8, column: 3, scope: !14)
!27 = !DILocation(line: 9, column: 3, scope: !14)
!28 = distinct !DISubprogram(name: "make", scope: !3, file: !3, line: 13, type: !29, scopeLine: 13, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !17)
!29 = !DISubroutineType(types: !30)
!30 = !{!20}
!31 = !DILocation(line: 13, column: 15, scope: !28)
