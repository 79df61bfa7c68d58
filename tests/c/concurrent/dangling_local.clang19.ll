source_filename = "dangling_local.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !15, !DIExpression(), !17)
  %3 = call ptr @leak(), !dbg !18
  store ptr %3, ptr %2, align 8, !dbg !17
  %4 = load ptr, ptr %2, align 8, !dbg !19
  %5 = load i32, ptr %4, align 4, !dbg !20
  ret i32 %5, !dbg !21
}

define internal ptr @leak() #0 !dbg !22 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !25, !DIExpression(), !26)
  store i32 3, ptr %1, align 4, !dbg !26
    #dbg_declare(ptr %2, !27, !DIExpression(), !29)
  store volatile ptr %1, ptr %2, align 8, !dbg !29
  %3 = load volatile ptr, ptr %2, align 8, !dbg !30
  ret ptr %3, !dbg !31
}


!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "dangling_local.c", directory: ".", checksumkind: CSK_MD5, checksum: "57b6fb5938532a577e8f88ad29d8e95f")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !11, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "p", scope: !10, file: !1, line: 11, type: !16)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!17 = !DILocation(line: 11, column: 8, scope: !10)
!18 = !DILocation(line: 11, column: 12, scope: !10)
!19 = !DILocation(line: 12, column: 11, scope: !10)
!20 = !DILocation(line: 12, column: 10, scope: !10)
!21 = !DILocation(line: 12, column: 3, scope: !10)
!22 = distinct !DISubprogram(name: "leak", scope: !1, file: !1, line: 4, type: !23, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!23 = !DISubroutineType(types: !24)
!24 = !{!16}
!25 = !DILocalVariable(name: "x", scope: !22, file: !1, line: 5, type: !13)
!26 = !DILocation(line: 5, column: 7, scope: !22)
!27 = !DILocalVariable(name: "p", scope: !22, file: !1, line: 6, type: !28)
!28 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !16)
!29 = !DILocation(line: 6, column: 17, scope: !22)
!30 = !DILocation(line: 7, column: 10, scope: !22)
!31 = !DILocation(line: 7, column: 3, scope: !22)
