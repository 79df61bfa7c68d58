source_filename = "paths_in_properties.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon.0 = type { i32, [2 x %struct.anon] }
%struct.anon = type { i8, double }
%struct.node = type { i32, ptr }

@table = dso_local global [4 x i32] [i32 5, i32 6, i32 7, i32 8], align 16, !dbg !0
@grid = dso_local global [2 x [3 x i32]] [[3 x i32] [i32 1, i32 2, i32 3], [3 x i32] [i32 4, i32 5, i32 6]], align 16, !dbg !5
@all = dso_local global %struct.anon.0 { i32 2, [2 x %struct.anon] [%struct.anon { i8 97, double 5.000000e-01 }, %struct.anon { i8 98, double 2.000000e+00 }] }, align 8, !dbg !12
@head = dso_local global ptr null, align 8, !dbg !26

define dso_local i32 @main() #0 !dbg !44 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = call noalias ptr @malloc(i64 noundef 16) #2, !dbg !47
  store ptr %2, ptr @head, align 8, !dbg !48
  %3 = load ptr, ptr @head, align 8, !dbg !49
  %4 = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 0, !dbg !50
  store i32 3, ptr %4, align 8, !dbg !51
  %5 = call noalias ptr @malloc(i64 noundef 16) #2, !dbg !52
  %6 = load ptr, ptr @head, align 8, !dbg !53
  %7 = getelementptr inbounds %struct.node, ptr %6, i32 0, i32 1, !dbg !54
  store ptr %5, ptr %7, align 8, !dbg !55
  %8 = load ptr, ptr @head, align 8, !dbg !56
  %9 = getelementptr inbounds %struct.node, ptr %8, i32 0, i32 1, !dbg !57
  %10 = load ptr, ptr %9, align 8, !dbg !57
  %11 = getelementptr inbounds %struct.node, ptr %10, i32 0, i32 0, !dbg !58
  store i32 4, ptr %11, align 8, !dbg !59
  %12 = load ptr, ptr @head, align 8, !dbg !60
  %13 = getelementptr inbounds %struct.node, ptr %12, i32 0, i32 1, !dbg !61
  %14 = load ptr, ptr %13, align 8, !dbg !61
  %15 = getelementptr inbounds %struct.node, ptr %14, i32 0, i32 1, !dbg !62
  store ptr null, ptr %15, align 8, !dbg !63
  ret i32 0, !dbg !64
}

declare noalias ptr @malloc(i64 noundef) #1


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!36, !37, !38, !39, !40, !41, !42}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 10, type: !33, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "paths_in_properties.c", directory: ".", checksumkind: CSK_MD5, checksum: "24c0fc597c3cf0f160ba8d289e393b18")
!4 = !{!0, !5, !12, !26}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "grid", scope: !2, file: !3, line: 10, type: !7, isLocal: false, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 192, elements: !9)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !{!10, !11}
!10 = !DISubrange(count: 2)
!11 = !DISubrange(count: 3)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "all", scope: !2, file: !3, line: 11, type: !14, isLocal: false, isDefinition: true)
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 11, size: 320, elements: !15)
!15 = !{!16, !17}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !14, file: !3, line: 11, baseType: !8, size: 32)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "parts", scope: !14, file: !3, line: 11, baseType: !18, size: 256, offset: 64)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 256, elements: !25)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !14, file: !3, line: 11, size: 128, elements: !20)
!20 = !{!21, !23}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !19, file: !3, line: 11, baseType: !22, size: 8)
!22 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "weight", scope: !19, file: !3, line: 11, baseType: !24, size: 64, offset: 64)
!24 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!25 = !{!10}
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 9, type: !28, isLocal: false, isDefinition: true)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!29 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 8, size: 128, elements: !30)
!30 = !{!31, !32}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !29, file: !3, line: 8, baseType: !8, size: 32)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !29, file: !3, line: 8, baseType: !28, size: 64, offset: 64)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 128, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 4)
!36 = !{i32 7, !"Dwarf Version", i32 5}
!37 = !{i32 2, !"Debug Info Version", i32 3}
!38 = !{i32 1, !"wchar_size", i32 4}
!39 = !{i32 8, !"PIC Level", i32 2}
!40 = !{i32 7, !"PIE Level", i32 2}
!41 = !{i32 7, !"uwtable", i32 2}
!42 = !{i32 7, !"frame-pointer", i32 2}
!43 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!44 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 13, type: !45, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!45 = !DISubroutineType(types: !46)
!46 = !{!8}
!47 = !DILocation(line: 14, column: 10, scope: !44)
!48 = !DILocation(line: 14, column: 8, scope: !44)
!49 = !DILocation(line: 15, column: 3, scope: !44)
!50 = !DILocation(line: 15, column: 9, scope: !44)
!51 = !DILocation(line: 15, column: 15, scope: !44)
!52 = !DILocation(line: 16, column: 16, scope: !44)
!53 = !DILocation(line: 16, column: 3, scope: !44)
!54 = !DILocation(line: 16, column: 9, scope: !44)
!55 = !DILocation(line: 16, column: 14, scope: !44)
!56 = !DILocation(line: 17, column: 3, scope: !44)
!57 = !DILocation(line: 17, column: 9, scope: !44)
!58 = !DILocation(line: 17, column: 15, scope: !44)
!59 = !DILocation(line: 17, column: 21, scope: !44)
!60 = !DILocation(line: 18, column: 3, scope: !44)
!61 = !DILocation(line: 18, column: 9, scope: !44)
!62 = !DILocation(line: 18, column: 15, scope: !44)
!63 = !DILocation(line: 18, column: 20, scope: !44)
!64 = !DILocation(line: 19, column: 3, scope: !44)
