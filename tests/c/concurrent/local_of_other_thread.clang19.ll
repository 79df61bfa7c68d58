source_filename = "local_of_other_thread.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@t = internal global i64 0, align 8, !dbg !0

define dso_local i32 @main() #0 !dbg !20 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @begin(), !dbg !23
  %2 = load i64, ptr @t, align 8, !dbg !24
  %3 = call i32 @pthread_join(i64 noundef %2, ptr noundef null), !dbg !25
  ret i32 0, !dbg !26
}

define internal void @begin() #0 !dbg !27 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !31, !DIExpression(), !32)
  store i32 1, ptr %1, align 4, !dbg !32
  %2 = call i32 @pthread_create(ptr noundef @t, ptr noundef null, ptr noundef @use, ptr noundef %1) #3, !dbg !33
  ret void, !dbg !34
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @use(ptr noundef %0) #0 !dbg !35 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !38, !DIExpression(), !39)
  %3 = load ptr, ptr %2, align 8, !dbg !40
  %4 = load i32, ptr %3, align 4, !dbg !41
  %5 = add nsw i32 %4, 1, !dbg !41
  store i32 %5, ptr %3, align 4, !dbg !41
  ret ptr null, !dbg !42
}


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!12, !13, !14, !15, !16, !17, !18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "t", scope: !2, file: !3, line: 5, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "local_of_other_thread.c", directory: ".", checksumkind: CSK_MD5, checksum: "f1617d96624df7b98ec08a2a061fbd4f")
!4 = !{!5, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!8 = !{!0}
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 27, baseType: !11)
!10 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!11 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!12 = !{i32 7, !"Dwarf Version", i32 5}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 8, !"PIC Level", i32 2}
!16 = !{i32 7, !"PIE Level", i32 2}
!17 = !{i32 7, !"uwtable", i32 2}
!18 = !{i32 7, !"frame-pointer", i32 2}
!19 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!20 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !21, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!21 = !DISubroutineType(types: !22)
!22 = !{!6}
!23 = !DILocation(line: 18, column: 3, scope: !20)
!24 = !DILocation(line: 19, column: 16, scope: !20)
!25 = !DILocation(line: 19, column: 3, scope: !20)
!26 = !DILocation(line: 20, column: 3, scope: !20)
!27 = distinct !DISubprogram(name: "begin", scope: !3, file: !3, line: 12, type: !28, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !30)
!28 = !DISubroutineType(types: !29)
!29 = !{null}
!30 = !{}
!31 = !DILocalVariable(name: "local", scope: !27, file: !3, line: 13, type: !6)
!32 = !DILocation(line: 13, column: 7, scope: !27)
!33 = !DILocation(line: 14, column: 3, scope: !27)
!34 = !DILocation(line: 15, column: 1, scope: !27)
!35 = distinct !DISubprogram(name: "use", scope: !3, file: !3, line: 7, type: !36, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !30)
!36 = !DISubroutineType(types: !37)
!37 = !{!7, !7}
!38 = !DILocalVariable(name: "argument", arg: 1, scope: !35, file: !3, line: 7, type: !7)
!39 = !DILocation(line: 7, column: 24, scope: !35)
!40 = !DILocation(line: 8, column: 13, scope: !35)
!41 = !DILocation(line: 8, column: 3, scope: !35)
!42 = !DILocation(line: 9, column: 3, scope: !35)
