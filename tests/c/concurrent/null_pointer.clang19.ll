source_filename = "null_pointer.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr }

@__const.main.n = private unnamed_addr constant %struct.node { i32 1, ptr null }, align 8

define dso_local i32 @main() #0 !dbg !12 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.node, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !17, !DIExpression(), !23)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 @__const.main.n, i64 16, i1 false), !dbg !23
  %3 = call i32 @second(ptr noundef %2), !dbg !24
  ret i32 %3, !dbg !25
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

define internal i32 @second(ptr noundef %0) #0 !dbg !26 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !31, !DIExpression(), !32)
  %3 = load ptr, ptr %2, align 8, !dbg !33
  %4 = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 1, !dbg !34
  %5 = load ptr, ptr %4, align 8, !dbg !34
  %6 = getelementptr inbounds %struct.node, ptr %5, i32 0, i32 0, !dbg !35
  %7 = load i32, ptr %6, align 8, !dbg !35
  ret i32 %7, !dbg !36
}


!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "null_pointer.c", directory: ".", checksumkind: CSK_MD5, checksum: "794494457697790638bac21ec660532e")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 2}
!10 = !{i32 7, !"frame-pointer", i32 2}
!11 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!12 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !13, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !16)
!13 = !DISubroutineType(types: !14)
!14 = !{!15}
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !{}
!17 = !DILocalVariable(name: "n", scope: !12, file: !1, line: 9, type: !18)
!18 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 4, size: 128, elements: !19)
!19 = !{!20, !21}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !18, file: !1, line: 4, baseType: !15, size: 32)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !18, file: !1, line: 4, baseType: !22, size: 64, offset: 64)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!23 = !DILocation(line: 9, column: 15, scope: !12)
!24 = !DILocation(line: 10, column: 10, scope: !12)
!25 = !DILocation(line: 10, column: 3, scope: !12)
!26 = distinct !DISubprogram(name: "second", scope: !1, file: !1, line: 6, type: !27, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !16)
!27 = !DISubroutineType(types: !28)
!28 = !{!15, !29}
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!30 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!31 = !DILocalVariable(name: "n", arg: 1, scope: !26, file: !1, line: 6, type: !29)
!32 = !DILocation(line: 6, column: 38, scope: !26)
!33 = !DILocation(line: 6, column: 50, scope: !26)
!34 = !DILocation(line: 6, column: 53, scope: !26)
!35 = !DILocation(line: 6, column: 59, scope: !26)
!36 = !DILocation(line: 6, column: 43, scope: !26)
