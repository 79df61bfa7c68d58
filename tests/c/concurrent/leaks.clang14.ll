source_filename = "leaks.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@kept = internal global ptr null, align 8, !dbg !0

define dso_local i32 @main() #0 !dbg !17 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = call noalias ptr @malloc(i64 noundef 4) #5, !dbg !21
  store ptr %2, ptr @kept, align 8, !dbg !22
  ret i32 0, !dbg !23
}

declare noalias ptr @malloc(i64 noundef) #1

define dso_local void @lost() #0 !dbg !24 {
  %1 = alloca ptr, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !27, metadata !DIExpression()), !dbg !28
  %2 = call noalias ptr @malloc(i64 noundef 4) #5, !dbg !29
  store ptr %2, ptr %1, align 8, !dbg !28
  %3 = load ptr, ptr %1, align 8, !dbg !30
  store i32 1, ptr %3, align 4, !dbg !31
  %4 = call noalias ptr @malloc(i64 noundef 8) #5, !dbg !32
  store ptr %4, ptr %1, align 8, !dbg !33
  %5 = load ptr, ptr %1, align 8, !dbg !34
  call void @free(ptr noundef %5) #5, !dbg !35
  ret void, !dbg !36
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

declare void @free(ptr noundef) #1

define dso_local void @freed() #0 !dbg !37 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !38, metadata !DIExpression()), !dbg !42
  %2 = call noalias ptr @malloc(i64 noundef 16) #5, !dbg !43
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @work, ptr noundef %2) #5, !dbg !44
  %4 = load i64, ptr %1, align 8, !dbg !45
  %5 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !46
  ret void, !dbg !47
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @work(ptr noundef %0) #0 !dbg !48 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !51, metadata !DIExpression()), !dbg !52
  %3 = load ptr, ptr %2, align 8, !dbg !53
  call void @free(ptr noundef %3) #5, !dbg !54
  ret ptr null, !dbg !55
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

define dso_local void @last_thread() #0 !dbg !56 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !57, metadata !DIExpression()), !dbg !58
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @forget, ptr noundef null) #5, !dbg !59
  call void @pthread_exit(ptr noundef null) #6, !dbg !60
  unreachable, !dbg !60
}

define internal ptr @forget(ptr noundef %0) #0 !dbg !61 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !62, metadata !DIExpression()), !dbg !63
  %3 = call noalias ptr @malloc(i64 noundef 4) #5, !dbg !64
  store ptr %3, ptr @kept, align 8, !dbg !65
  %4 = load ptr, ptr %2, align 8, !dbg !66
  ret ptr %4, !dbg !67
}

declare void @pthread_exit(ptr noundef) #4


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "kept", scope: !2, file: !3, line: 9, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "leaks.c", directory: ".", checksumkind: CSK_MD5, checksum: "185ddb7a08a929ea14f2e90a29fccaa2")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 7, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 1}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = !{!"Debian clang version 14.0.6"}
!17 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 11, type: !18, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !20)
!18 = !DISubroutineType(types: !19)
!19 = !{!8}
!20 = !{}
!21 = !DILocation(line: 12, column: 10, scope: !17)
!22 = !DILocation(line: 12, column: 8, scope: !17)
!23 = !DILocation(line: 13, column: 3, scope: !17)
!24 = distinct !DISubprogram(name: "lost", scope: !3, file: !3, line: 16, type: !25, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !20)
!25 = !DISubroutineType(types: !26)
!26 = !{null}
!27 = !DILocalVariable(name: "p", scope: !24, file: !3, line: 17, type: !7)
!28 = !DILocation(line: 17, column: 8, scope: !24)
!29 = !DILocation(line: 17, column: 12, scope: !24)
!30 = !DILocation(line: 18, column: 4, scope: !24)
!31 = !DILocation(line: 18, column: 6, scope: !24)
!32 = !DILocation(line: 19, column: 7, scope: !24)
!33 = !DILocation(line: 19, column: 5, scope: !24)
!34 = !DILocation(line: 20, column: 8, scope: !24)
!35 = !DILocation(line: 20, column: 3, scope: !24)
!36 = !DILocation(line: 21, column: 1, scope: !24)
!37 = distinct !DISubprogram(name: "freed", scope: !3, file: !3, line: 28, type: !25, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !20)
!38 = !DILocalVariable(name: "t", scope: !37, file: !3, line: 29, type: !39)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !40, line: 27, baseType: !41)
!40 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!41 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!42 = !DILocation(line: 29, column: 13, scope: !37)
!43 = !DILocation(line: 30, column: 34, scope: !37)
!44 = !DILocation(line: 30, column: 3, scope: !37)
!45 = !DILocation(line: 31, column: 16, scope: !37)
!46 = !DILocation(line: 31, column: 3, scope: !37)
!47 = !DILocation(line: 32, column: 1, scope: !37)
!48 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 23, type: !49, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!49 = !DISubroutineType(types: !50)
!50 = !{!5, !5}
!51 = !DILocalVariable(name: "block", arg: 1, scope: !48, file: !3, line: 23, type: !5)
!52 = !DILocation(line: 23, column: 25, scope: !48)
!53 = !DILocation(line: 24, column: 8, scope: !48)
!54 = !DILocation(line: 24, column: 3, scope: !48)
!55 = !DILocation(line: 25, column: 3, scope: !48)
!56 = distinct !DISubprogram(name: "last_thread", scope: !3, file: !3, line: 39, type: !25, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !20)
!57 = !DILocalVariable(name: "t", scope: !56, file: !3, line: 40, type: !39)
!58 = !DILocation(line: 40, column: 13, scope: !56)
!59 = !DILocation(line: 41, column: 3, scope: !56)
!60 = !DILocation(line: 42, column: 3, scope: !56)
!61 = distinct !DISubprogram(name: "forget", scope: !3, file: !3, line: 34, type: !49, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!62 = !DILocalVariable(name: "unused", arg: 1, scope: !61, file: !3, line: 34, type: !5)
!63 = !DILocation(line: 34, column: 27, scope: !61)
!64 = !DILocation(line: 35, column: 10, scope: !61)
!65 = !DILocation(line: 35, column: 8, scope: !61)
!66 = !DILocation(line: 36, column: 10, scope: !61)
!67 = !DILocation(line: 36, column: 3, scope: !61)
