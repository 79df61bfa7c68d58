source_filename = "freed_after_join.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@shared = internal global ptr null, align 8, !dbg !0

define dso_local i32 @main() #0 !dbg !18 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !22, metadata !DIExpression()), !dbg !26
  %4 = call noalias ptr @malloc(i64 noundef 4) #4, !dbg !27
  store ptr %4, ptr @shared, align 8, !dbg !28
  %5 = load ptr, ptr @shared, align 8, !dbg !29
  store i32 5, ptr %5, align 4, !dbg !30
  %6 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @use, ptr noundef null) #4, !dbg !31
  call void @llvm.dbg.declare(metadata ptr %3, metadata !32, metadata !DIExpression()), !dbg !33
  %7 = load i64, ptr %2, align 8, !dbg !34
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef %3), !dbg !35
  %9 = load ptr, ptr @shared, align 8, !dbg !36
  call void @free(ptr noundef %9) #4, !dbg !37
  %10 = load ptr, ptr %3, align 8, !dbg !38
  %11 = ptrtoint ptr %10 to i64, !dbg !39
  %12 = icmp eq i64 %11, 5, !dbg !40
  %13 = zext i1 %12 to i64, !dbg !39
  %14 = select i1 %12, i32 0, i32 1, !dbg !39
  ret i32 %14, !dbg !41
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare noalias ptr @malloc(i64 noundef) #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @use(ptr noundef %0) #0 !dbg !42 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !45, metadata !DIExpression()), !dbg !46
  %3 = load ptr, ptr @shared, align 8, !dbg !47
  %4 = load i32, ptr %3, align 4, !dbg !48
  %5 = sext i32 %4 to i64, !dbg !49
  %6 = inttoptr i64 %5 to ptr, !dbg !50
  ret ptr %6, !dbg !51
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @free(ptr noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15, !16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 5, type: !8, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "freed_after_join.c", directory: ".", checksumkind: CSK_MD5, checksum: "27371f14e2d0cf14e67477e57f9e1c6c")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!7 = !{!0}
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 7, !"PIC Level", i32 2}
!14 = !{i32 7, !"PIE Level", i32 2}
!15 = !{i32 7, !"uwtable", i32 1}
!16 = !{i32 7, !"frame-pointer", i32 2}
!17 = !{!"Debian clang version 14.0.6"}
!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 8, type: !19, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!9}
!21 = !{}
!22 = !DILocalVariable(name: "t", scope: !18, file: !3, line: 9, type: !23)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !24, line: 27, baseType: !25)
!24 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!25 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!26 = !DILocation(line: 9, column: 13, scope: !18)
!27 = !DILocation(line: 10, column: 12, scope: !18)
!28 = !DILocation(line: 10, column: 10, scope: !18)
!29 = !DILocation(line: 11, column: 4, scope: !18)
!30 = !DILocation(line: 11, column: 11, scope: !18)
!31 = !DILocation(line: 12, column: 3, scope: !18)
!32 = !DILocalVariable(name: "result", scope: !18, file: !3, line: 13, type: !5)
!33 = !DILocation(line: 13, column: 9, scope: !18)
!34 = !DILocation(line: 14, column: 16, scope: !18)
!35 = !DILocation(line: 14, column: 3, scope: !18)
!36 = !DILocation(line: 15, column: 8, scope: !18)
!37 = !DILocation(line: 15, column: 3, scope: !18)
!38 = !DILocation(line: 16, column: 16, scope: !18)
!39 = !DILocation(line: 16, column: 10, scope: !18)
!40 = !DILocation(line: 16, column: 23, scope: !18)
!41 = !DILocation(line: 16, column: 3, scope: !18)
!42 = distinct !DISubprogram(name: "use", scope: !3, file: !3, line: 6, type: !43, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!43 = !DISubroutineType(types: !44)
!44 = !{!5, !5}
!45 = !DILocalVariable(name: "unused", arg: 1, scope: !42, file: !3, line: 6, type: !5)
!46 = !DILocation(line: 6, column: 24, scope: !42)
!47 = !DILocation(line: 6, column: 56, scope: !42)
!48 = !DILocation(line: 6, column: 55, scope: !42)
!49 = !DILocation(line: 6, column: 49, scope: !42)
!50 = !DILocation(line: 6, column: 41, scope: !42)
!51 = !DILocation(line: 6, column: 34, scope: !42)
