source_filename = "double_free.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@block = internal global ptr null, align 8, !dbg !0

define dso_local i32 @main() #0 !dbg !15 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !20, metadata !DIExpression()), !dbg !24
  call void @llvm.dbg.declare(metadata ptr %3, metadata !25, metadata !DIExpression()), !dbg !26
  %4 = call noalias ptr @malloc(i64 noundef 8) #4, !dbg !27
  store ptr %4, ptr @block, align 8, !dbg !28
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @release, ptr noundef null) #4, !dbg !29
  %6 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @release, ptr noundef null) #4, !dbg !30
  %7 = load i64, ptr %2, align 8, !dbg !31
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !32
  %9 = load i64, ptr %3, align 8, !dbg !33
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !34
  ret i32 0, !dbg !35
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare noalias ptr @malloc(i64 noundef) #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @release(ptr noundef %0) #0 !dbg !36 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !39, metadata !DIExpression()), !dbg !40
  %3 = load ptr, ptr @block, align 8, !dbg !41
  call void @free(ptr noundef %3) #4, !dbg !42
  %4 = load ptr, ptr %2, align 8, !dbg !43
  ret ptr %4, !dbg !44
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @free(ptr noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!7, !8, !9, !10, !11, !12, !13}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "block", scope: !2, file: !3, line: 5, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "double_free.c", directory: ".", checksumkind: CSK_MD5, checksum: "e9c81db47c2bf3d51c8a2feed75262d7")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !{i32 7, !"Dwarf Version", i32 5}
!8 = !{i32 2, !"Debug Info Version", i32 3}
!9 = !{i32 1, !"wchar_size", i32 4}
!10 = !{i32 7, !"PIC Level", i32 2}
!11 = !{i32 7, !"PIE Level", i32 2}
!12 = !{i32 7, !"uwtable", i32 1}
!13 = !{i32 7, !"frame-pointer", i32 2}
!14 = !{!"Debian clang version 14.0.6"}
!15 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 8, type: !16, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !19)
!16 = !DISubroutineType(types: !17)
!17 = !{!18}
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !{}
!20 = !DILocalVariable(name: "a", scope: !15, file: !3, line: 9, type: !21)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !22, line: 27, baseType: !23)
!22 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!23 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!24 = !DILocation(line: 9, column: 13, scope: !15)
!25 = !DILocalVariable(name: "b", scope: !15, file: !3, line: 9, type: !21)
!26 = !DILocation(line: 9, column: 16, scope: !15)
!27 = !DILocation(line: 10, column: 11, scope: !15)
!28 = !DILocation(line: 10, column: 9, scope: !15)
!29 = !DILocation(line: 11, column: 3, scope: !15)
!30 = !DILocation(line: 12, column: 3, scope: !15)
!31 = !DILocation(line: 13, column: 16, scope: !15)
!32 = !DILocation(line: 13, column: 3, scope: !15)
!33 = !DILocation(line: 14, column: 16, scope: !15)
!34 = !DILocation(line: 14, column: 3, scope: !15)
!35 = !DILocation(line: 15, column: 3, scope: !15)
!36 = distinct !DISubprogram(name: "release", scope: !3, file: !3, line: 6, type: !37, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !19)
!37 = !DISubroutineType(types: !38)
!38 = !{!5, !5}
!39 = !DILocalVariable(name: "unused", arg: 1, scope: !36, file: !3, line: 6, type: !5)
!40 = !DILocation(line: 6, column: 28, scope: !36)
!41 = !DILocation(line: 6, column: 43, scope: !36)
!42 = !DILocation(line: 6, column: 38, scope: !36)
!43 = !DILocation(line: 6, column: 58, scope: !36)
!44 = !DILocation(line: 6, column: 51, scope: !36)
