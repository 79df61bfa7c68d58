source_filename = "write_constant.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [9 x i8] c"constant\00", align 1, !dbg !0

define dso_local i32 @main() #0 !dbg !19 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !24, !DIExpression(), !25)
  store ptr @.str, ptr %2, align 8, !dbg !25
    #dbg_declare(ptr %3, !26, !DIExpression(), !27)
  %4 = load ptr, ptr %2, align 8, !dbg !28
  %5 = getelementptr inbounds i8, ptr %4, i64 0, !dbg !28
  %6 = load i8, ptr %5, align 1, !dbg !28
  %7 = sext i8 %6 to i32, !dbg !28
  store i32 %7, ptr %3, align 4, !dbg !27
  %8 = load ptr, ptr %2, align 8, !dbg !29
  %9 = getelementptr inbounds i8, ptr %8, i64 0, !dbg !29
  store i8 67, ptr %9, align 1, !dbg !30
  %10 = load i32, ptr %3, align 4, !dbg !31
  ret i32 %10, !dbg !32
}


!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 3, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "write_constant.c", directory: ".", checksumkind: CSK_MD5, checksum: "e5ebd857137781b4f3dc4d22785e972d")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 9)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !8, globals: !10, splitDebugInlining: false, nameTableKind: None)
!8 = !{!9}
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!10 = !{!0}
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 8, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 2}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!19 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 2, type: !20, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !23)
!20 = !DISubroutineType(types: !21)
!21 = !{!22}
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !{}
!24 = !DILocalVariable(name: "text", scope: !19, file: !2, line: 3, type: !9)
!25 = !DILocation(line: 3, column: 9, scope: !19)
!26 = !DILocalVariable(name: "first", scope: !19, file: !2, line: 4, type: !22)
!27 = !DILocation(line: 4, column: 7, scope: !19)
!28 = !DILocation(line: 4, column: 15, scope: !19)
!29 = !DILocation(line: 5, column: 3, scope: !19)
!30 = !DILocation(line: 5, column: 11, scope: !19)
!31 = !DILocation(line: 6, column: 10, scope: !19)
!32 = !DILocation(line: 6, column: 3, scope: !19)
