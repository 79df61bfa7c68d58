source_filename = "use_after_free.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@shared = internal global ptr null, align 8, !dbg !0

define dso_local i32 @main() #0 !dbg !18 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !22, !DIExpression(), !26)
  %3 = call noalias ptr @malloc(i64 noundef 4) #4, !dbg !27
  store ptr %3, ptr @shared, align 8, !dbg !28
  %4 = load ptr, ptr @shared, align 8, !dbg !29
  store i32 5, ptr %4, align 4, !dbg !30
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @use, ptr noundef null) #5, !dbg !31
  %6 = load ptr, ptr @shared, align 8, !dbg !32
  call void @free(ptr noundef %6) #5, !dbg !33
  %7 = load i64, ptr %2, align 8, !dbg !34
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !35
  ret i32 0, !dbg !36
}

declare noalias ptr @malloc(i64 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @use(ptr noundef %0) #0 !dbg !37 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !40, !DIExpression(), !41)
  %3 = load ptr, ptr @shared, align 8, !dbg !42
  %4 = load i32, ptr %3, align 4, !dbg !43
  %5 = sext i32 %4 to i64, !dbg !44
  %6 = inttoptr i64 %5 to ptr, !dbg !45
  ret ptr %6, !dbg !46
}

declare void @free(ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15, !16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 7, type: !8, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "use_after_free.c", directory: ".", checksumkind: CSK_MD5, checksum: "041d6d247ee079ac742ae9f3ec6f1343")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!7 = !{!0}
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 8, !"PIC Level", i32 2}
!14 = !{i32 7, !"PIE Level", i32 2}
!15 = !{i32 7, !"uwtable", i32 2}
!16 = !{i32 7, !"frame-pointer", i32 2}
!17 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 10, type: !19, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!9}
!21 = !{}
!22 = !DILocalVariable(name: "t", scope: !18, file: !3, line: 11, type: !23)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !24, line: 27, baseType: !25)
!24 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!25 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!26 = !DILocation(line: 11, column: 13, scope: !18)
!27 = !DILocation(line: 12, column: 12, scope: !18)
!28 = !DILocation(line: 12, column: 10, scope: !18)
!29 = !DILocation(line: 13, column: 4, scope: !18)
!30 = !DILocation(line: 13, column: 11, scope: !18)
!31 = !DILocation(line: 14, column: 3, scope: !18)
!32 = !DILocation(line: 15, column: 8, scope: !18)
!33 = !DILocation(line: 15, column: 3, scope: !18)
!34 = !DILocation(line: 16, column: 16, scope: !18)
!35 = !DILocation(line: 16, column: 3, scope: !18)
!36 = !DILocation(line: 17, column: 3, scope: !18)
!37 = distinct !DISubprogram(name: "use", scope: !3, file: !3, line: 8, type: !38, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!38 = !DISubroutineType(types: !39)
!39 = !{!5, !5}
!40 = !DILocalVariable(name: "unused", arg: 1, scope: !37, file: !3, line: 8, type: !5)
!41 = !DILocation(line: 8, column: 24, scope: !37)
!42 = !DILocation(line: 8, column: 56, scope: !37)
!43 = !DILocation(line: 8, column: 55, scope: !37)
!44 = !DILocation(line: 8, column: 49, scope: !37)
!45 = !DILocation(line: 8, column: 41, scope: !37)
!46 = !DILocation(line: 8, column: 34, scope: !37)
