source_filename = "lost_update.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@counter = dso_local global i32 0, align 4, !dbg !0

define dso_local i32 @main() #0 !dbg !16 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !20, !DIExpression(), !24)
    #dbg_declare(ptr %3, !25, !DIExpression(), !26)
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @add, ptr noundef null) #3, !dbg !27
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @add, ptr noundef null) #3, !dbg !28
  %6 = load i64, ptr %2, align 8, !dbg !29
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !30
  %8 = load i64, ptr %3, align 8, !dbg !31
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !32
  ret i32 0, !dbg !33
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @add(ptr noundef %0) #0 !dbg !34 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !37, !DIExpression(), !38)
  %3 = load i32, ptr @counter, align 4, !dbg !39
  %4 = add nsw i32 %3, 1, !dbg !40
  store i32 %4, ptr @counter, align 4, !dbg !41
  %5 = load ptr, ptr %2, align 8, !dbg !42
  ret ptr %5, !dbg !43
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13, !14}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 6, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "lost_update.c", directory: ".", checksumkind: CSK_MD5, checksum: "995c25c279a4bc7ee84c08a64d7f1b46")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 8, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 2}
!14 = !{i32 7, !"frame-pointer", i32 2}
!15 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!16 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 13, type: !17, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !19)
!17 = !DISubroutineType(types: !18)
!18 = !{!7}
!19 = !{}
!20 = !DILocalVariable(name: "a", scope: !16, file: !3, line: 14, type: !21)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !22, line: 27, baseType: !23)
!22 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!23 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!24 = !DILocation(line: 14, column: 13, scope: !16)
!25 = !DILocalVariable(name: "b", scope: !16, file: !3, line: 14, type: !21)
!26 = !DILocation(line: 14, column: 16, scope: !16)
!27 = !DILocation(line: 15, column: 3, scope: !16)
!28 = !DILocation(line: 16, column: 3, scope: !16)
!29 = !DILocation(line: 17, column: 16, scope: !16)
!30 = !DILocation(line: 17, column: 3, scope: !16)
!31 = !DILocation(line: 18, column: 16, scope: !16)
!32 = !DILocation(line: 18, column: 3, scope: !16)
!33 = !DILocation(line: 19, column: 3, scope: !16)
!34 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 8, type: !35, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !19)
!35 = !DISubroutineType(types: !36)
!36 = !{!5, !5}
!37 = !DILocalVariable(name: "unused", arg: 1, scope: !34, file: !3, line: 8, type: !5)
!38 = !DILocation(line: 8, column: 24, scope: !34)
!39 = !DILocation(line: 9, column: 13, scope: !34)
!40 = !DILocation(line: 9, column: 21, scope: !34)
!41 = !DILocation(line: 9, column: 11, scope: !34)
!42 = !DILocation(line: 10, column: 10, scope: !34)
!43 = !DILocation(line: 10, column: 3, scope: !34)
