source_filename = "null_pointer.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr }

@__const.main.n = private unnamed_addr constant %struct.node { i32 1, ptr null }, align 8

define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.node, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !15, metadata !DIExpression()), !dbg !21
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 @__const.main.n, i64 16, i1 false), !dbg !21
  %3 = call i32 @second(ptr noundef %2), !dbg !22
  ret i32 %3, !dbg !23
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

define internal i32 @second(ptr noundef %0) #0 !dbg !24 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !29, metadata !DIExpression()), !dbg !30
  %3 = load ptr, ptr %2, align 8, !dbg !31
  %4 = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 1, !dbg !32
  %5 = load ptr, ptr %4, align 8, !dbg !32
  %6 = getelementptr inbounds %struct.node, ptr %5, i32 0, i32 0, !dbg !33
  %7 = load i32, ptr %6, align 8, !dbg !33
  ret i32 %7, !dbg !34
}


!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "null_pointer.c", directory: ".", checksumkind: CSK_MD5, checksum: "794494457697790638bac21ec660532e")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "n", scope: !10, file: !1, line: 9, type: !16)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 4, size: 128, elements: !17)
!17 = !{!18, !19}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !16, file: !1, line: 4, baseType: !13, size: 32)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !16, file: !1, line: 4, baseType: !20, size: 64, offset: 64)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!21 = !DILocation(line: 9, column: 15, scope: !10)
!22 = !DILocation(line: 10, column: 10, scope: !10)
!23 = !DILocation(line: 10, column: 3, scope: !10)
!24 = distinct !DISubprogram(name: "second", scope: !1, file: !1, line: 6, type: !25, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!25 = !DISubroutineType(types: !26)
!26 = !{!13, !27}
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!28 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!29 = !DILocalVariable(name: "n", arg: 1, scope: !24, file: !1, line: 6, type: !27)
!30 = !DILocation(line: 6, column: 38, scope: !24)
!31 = !DILocation(line: 6, column: 50, scope: !24)
!32 = !DILocation(line: 6, column: 53, scope: !24)
!33 = !DILocation(line: 6, column: 59, scope: !24)
!34 = !DILocation(line: 6, column: 43, scope: !24)
