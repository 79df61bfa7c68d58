source_filename = "c11_weak_exchange.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x = internal global i32 0, align 4, !dbg !0
@r = dso_local global i32 0, align 4, !dbg !5

define dso_local i32 @main() #0 !dbg !19 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i8, align 1
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !23, metadata !DIExpression()), !dbg !24
  store i32 0, ptr %2, align 4, !dbg !24
  store i32 1, ptr %3, align 4, !dbg !25
  %5 = load i32, ptr %2, align 4, !dbg !25
  %6 = load i32, ptr %3, align 4, !dbg !25
  %7 = cmpxchg weak ptr @x, i32 %5, i32 %6 seq_cst seq_cst, align 4, !dbg !25
  %8 = extractvalue { i32, i1 } %7, 0, !dbg !25
  %9 = extractvalue { i32, i1 } %7, 1, !dbg !25
  br i1 %9, label %11, label %10, !dbg !25

10:                                               ; preds = %0
  store i32 %8, ptr %2, align 4, !dbg !25
  br label %11, !dbg !25

11:                                               ; preds = %10, %0
  %12 = zext i1 %9 to i8, !dbg !25
  store i8 %12, ptr %4, align 1, !dbg !25
  %13 = load i8, ptr %4, align 1, !dbg !25
  %14 = trunc i8 %13 to i1, !dbg !25
  %15 = zext i1 %14 to i32, !dbg !25
  store i32 %15, ptr @r, align 4, !dbg !26
  ret i32 0, !dbg !27
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 5, type: !8, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "c11_weak_exchange.c", directory: ".", checksumkind: CSK_MD5, checksum: "2c609c3c66d6b9669eccdcd1d21382a8")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "r", scope: !2, file: !3, line: 6, type: !7, isLocal: false, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !9, line: 92, baseType: !10)
!9 = !DIFile(filename: "lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: ".", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!10 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !7)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 7, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 1}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = !{!"Debian clang version 14.0.6"}
!19 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 8, type: !20, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!20 = !DISubroutineType(types: !21)
!21 = !{!7}
!22 = !{}
!23 = !DILocalVariable(name: "expected", scope: !19, file: !3, line: 9, type: !7)
!24 = !DILocation(line: 9, column: 7, scope: !19)
!25 = !DILocation(line: 10, column: 7, scope: !19)
!26 = !DILocation(line: 10, column: 5, scope: !19)
!27 = !DILocation(line: 11, column: 3, scope: !19)
