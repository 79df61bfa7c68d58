source_filename = "global_overrun.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@table = internal global [4 x i32] zeroinitializer, align 16, !dbg !0

define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !17 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !24, metadata !DIExpression()), !dbg !25
  store ptr %1, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !26, metadata !DIExpression()), !dbg !27
  call void @llvm.dbg.declare(metadata ptr %6, metadata !28, metadata !DIExpression()), !dbg !30
  store ptr getelementptr inbounds ([4 x i32], ptr @table, i64 0, i64 0), ptr %6, align 8, !dbg !30
  %7 = load ptr, ptr %6, align 8, !dbg !31
  %8 = load i32, ptr %4, align 4, !dbg !32
  %9 = sub nsw i32 0, %8, !dbg !33
  %10 = sext i32 %9 to i64, !dbg !31
  %11 = getelementptr inbounds i32, ptr %7, i64 %10, !dbg !31
  %12 = load i32, ptr %11, align 4, !dbg !31
  ret i32 %12, !dbg !34
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 2, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "global_overrun.c", directory: ".", checksumkind: CSK_MD5, checksum: "078c684aa8c5d42e8f36381dbe68faf3")
!4 = !{!0}
!5 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 128, elements: !7)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{!8}
!8 = !DISubrange(count: 4)
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 7, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 1}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = !{!"Debian clang version 14.0.6"}
!17 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 4, type: !18, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !23)
!18 = !DISubroutineType(types: !19)
!19 = !{!6, !6, !20}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!23 = !{}
!24 = !DILocalVariable(name: "argc", arg: 1, scope: !17, file: !3, line: 4, type: !6)
!25 = !DILocation(line: 4, column: 14, scope: !17)
!26 = !DILocalVariable(name: "argv", arg: 2, scope: !17, file: !3, line: 4, type: !20)
!27 = !DILocation(line: 4, column: 27, scope: !17)
!28 = !DILocalVariable(name: "p", scope: !17, file: !3, line: 5, type: !29)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!30 = !DILocation(line: 5, column: 8, scope: !17)
!31 = !DILocation(line: 6, column: 10, scope: !17)
!32 = !DILocation(line: 6, column: 13, scope: !17)
!33 = !DILocation(line: 6, column: 12, scope: !17)
!34 = !DILocation(line: 6, column: 3, scope: !17)
