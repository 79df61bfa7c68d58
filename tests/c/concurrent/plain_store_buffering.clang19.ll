source_filename = "plain_store_buffering.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@r1 = dso_local global i32 0, align 4, !dbg !0
@r2 = dso_local global i32 0, align 4, !dbg !7
@x = internal global i32 0, align 4, !dbg !10
@y = internal global i32 0, align 4, !dbg !12

define dso_local i32 @main() #0 !dbg !22 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !26, !DIExpression(), !30)
    #dbg_declare(ptr %3, !31, !DIExpression(), !32)
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @one, ptr noundef null) #3, !dbg !33
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @two, ptr noundef null) #3, !dbg !34
  %6 = load i64, ptr %2, align 8, !dbg !35
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !36
  %8 = load i64, ptr %3, align 8, !dbg !37
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !38
  ret i32 0, !dbg !39
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @one(ptr noundef %0) #0 !dbg !40 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !43, !DIExpression(), !44)
  store i32 1, ptr @x, align 4, !dbg !45
  %3 = load i32, ptr @y, align 4, !dbg !46
  store i32 %3, ptr @r1, align 4, !dbg !47
  %4 = load ptr, ptr %2, align 8, !dbg !48
  ret ptr %4, !dbg !49
}

define internal ptr @two(ptr noundef %0) #0 !dbg !50 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !51, !DIExpression(), !52)
  store i32 1, ptr @y, align 4, !dbg !53
  %3 = load i32, ptr @x, align 4, !dbg !54
  store i32 %3, ptr @r2, align 4, !dbg !55
  %4 = load ptr, ptr %2, align 8, !dbg !56
  ret ptr %4, !dbg !57
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!14, !15, !16, !17, !18, !19, !20}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "r1", scope: !2, file: !3, line: 8, type: !9, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "plain_store_buffering.c", directory: ".", checksumkind: CSK_MD5, checksum: "7f2d727c97351b953b9fc3f3b94992b2")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !10, !12}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "r2", scope: !2, file: !3, line: 8, type: !9, isLocal: false, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 7, type: !9, isLocal: true, isDefinition: true)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 7, type: !9, isLocal: true, isDefinition: true)
!14 = !{i32 7, !"Dwarf Version", i32 5}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 8, !"PIC Level", i32 2}
!18 = !{i32 7, !"PIE Level", i32 2}
!19 = !{i32 7, !"uwtable", i32 2}
!20 = !{i32 7, !"frame-pointer", i32 2}
!21 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!22 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 22, type: !23, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !25)
!23 = !DISubroutineType(types: !24)
!24 = !{!9}
!25 = !{}
!26 = !DILocalVariable(name: "a", scope: !22, file: !3, line: 23, type: !27)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !28, line: 27, baseType: !29)
!28 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!29 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!30 = !DILocation(line: 23, column: 13, scope: !22)
!31 = !DILocalVariable(name: "b", scope: !22, file: !3, line: 23, type: !27)
!32 = !DILocation(line: 23, column: 16, scope: !22)
!33 = !DILocation(line: 24, column: 3, scope: !22)
!34 = !DILocation(line: 25, column: 3, scope: !22)
!35 = !DILocation(line: 26, column: 16, scope: !22)
!36 = !DILocation(line: 26, column: 3, scope: !22)
!37 = !DILocation(line: 27, column: 16, scope: !22)
!38 = !DILocation(line: 27, column: 3, scope: !22)
!39 = !DILocation(line: 28, column: 3, scope: !22)
!40 = distinct !DISubprogram(name: "one", scope: !3, file: !3, line: 10, type: !41, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !25)
!41 = !DISubroutineType(types: !42)
!42 = !{!5, !5}
!43 = !DILocalVariable(name: "unused", arg: 1, scope: !40, file: !3, line: 10, type: !5)
!44 = !DILocation(line: 10, column: 24, scope: !40)
!45 = !DILocation(line: 11, column: 5, scope: !40)
!46 = !DILocation(line: 12, column: 8, scope: !40)
!47 = !DILocation(line: 12, column: 6, scope: !40)
!48 = !DILocation(line: 13, column: 10, scope: !40)
!49 = !DILocation(line: 13, column: 3, scope: !40)
!50 = distinct !DISubprogram(name: "two", scope: !3, file: !3, line: 16, type: !41, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !25)
!51 = !DILocalVariable(name: "unused", arg: 1, scope: !50, file: !3, line: 16, type: !5)
!52 = !DILocation(line: 16, column: 24, scope: !50)
!53 = !DILocation(line: 17, column: 5, scope: !50)
!54 = !DILocation(line: 18, column: 8, scope: !50)
!55 = !DILocation(line: 18, column: 6, scope: !50)
!56 = !DILocation(line: 19, column: 10, scope: !50)
!57 = !DILocation(line: 19, column: 3, scope: !50)
