source_filename = "bad_free.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !15, metadata !DIExpression()), !dbg !16
  store i32 0, ptr %2, align 4, !dbg !16
  call void @llvm.dbg.declare(metadata ptr %3, metadata !17, metadata !DIExpression()), !dbg !19
  store ptr %2, ptr %3, align 8, !dbg !19
  call void @llvm.dbg.declare(metadata ptr %4, metadata !20, metadata !DIExpression()), !dbg !22
  %5 = load ptr, ptr %3, align 8, !dbg !23
  store volatile ptr %5, ptr %4, align 8, !dbg !22
  %6 = load volatile ptr, ptr %4, align 8, !dbg !24
  call void @free(ptr noundef %6) #3, !dbg !25
  ret i32 0, !dbg !26
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare void @free(ptr noundef) #2


!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bad_free.c", directory: ".", checksumkind: CSK_MD5, checksum: "bf0909d9c93623fd486b4e267912cff5")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !11, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "x", scope: !10, file: !1, line: 5, type: !13)
!16 = !DILocation(line: 5, column: 7, scope: !10)
!17 = !DILocalVariable(name: "p", scope: !10, file: !1, line: 5, type: !18)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!19 = !DILocation(line: 5, column: 15, scope: !10)
!20 = !DILocalVariable(name: "q", scope: !10, file: !1, line: 6, type: !21)
!21 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !18)
!22 = !DILocation(line: 6, column: 17, scope: !10)
!23 = !DILocation(line: 6, column: 21, scope: !10)
!24 = !DILocation(line: 7, column: 8, scope: !10)
!25 = !DILocation(line: 7, column: 3, scope: !10)
!26 = !DILocation(line: 8, column: 3, scope: !10)
