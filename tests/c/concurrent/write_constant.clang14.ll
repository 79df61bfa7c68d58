source_filename = "write_constant.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [9 x i8] c"constant\00", align 1

define dso_local i32 @main() #0 !dbg !13 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !18, metadata !DIExpression()), !dbg !19
  store ptr getelementptr inbounds ([9 x i8], ptr @.str, i64 0, i64 0), ptr %2, align 8, !dbg !19
  call void @llvm.dbg.declare(metadata ptr %3, metadata !20, metadata !DIExpression()), !dbg !21
  %4 = load ptr, ptr %2, align 8, !dbg !22
  %5 = getelementptr inbounds i8, ptr %4, i64 0, !dbg !22
  %6 = load i8, ptr %5, align 1, !dbg !22
  %7 = sext i8 %6 to i32, !dbg !22
  store i32 %7, ptr %3, align 4, !dbg !21
  %8 = load ptr, ptr %2, align 8, !dbg !23
  %9 = getelementptr inbounds i8, ptr %8, i64 0, !dbg !23
  store i8 67, ptr %9, align 1, !dbg !24
  %10 = load i32, ptr %3, align 4, !dbg !25
  ret i32 %10, !dbg !26
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1


!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5, !6, !7, !8, !9, !10, !11}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "write_constant.c", directory: ".", checksumkind: CSK_MD5, checksum: "e5ebd857137781b4f3dc4d22785e972d")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{i32 7, !"Dwarf Version", i32 5}
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !{i32 1, !"wchar_size", i32 4}
!8 = !{i32 7, !"PIC Level", i32 2}
!9 = !{i32 7, !"PIE Level", i32 2}
!10 = !{i32 7, !"uwtable", i32 1}
!11 = !{i32 7, !"frame-pointer", i32 2}
!12 = !{!"Debian clang version 14.0.6"}
!13 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 2, type: !14, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !17)
!14 = !DISubroutineType(types: !15)
!15 = !{!16}
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !{}
!18 = !DILocalVariable(name: "text", scope: !13, file: !1, line: 3, type: !3)
!19 = !DILocation(line: 3, column: 9, scope: !13)
!20 = !DILocalVariable(name: "first", scope: !13, file: !1, line: 4, type: !16)
!21 = !DILocation(line: 4, column: 7, scope: !13)
!22 = !DILocation(line: 4, column: 15, scope: !13)
!23 = !DILocation(line: 5, column: 3, scope: !13)
!24 = !DILocation(line: 5, column: 11, scope: !13)
!25 = !DILocation(line: 6, column: 10, scope: !13)
!26 = !DILocation(line: 6, column: 3, scope: !13)
