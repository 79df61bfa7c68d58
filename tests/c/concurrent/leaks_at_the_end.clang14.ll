source_filename = "leaks_at_the_end.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() #0 !dbg !12 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !17, metadata !DIExpression()), !dbg !21
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @work, ptr noundef null) #4, !dbg !22
  ret i32 0, !dbg !23
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @work(ptr noundef %0) #0 !dbg !24 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !27, metadata !DIExpression()), !dbg !28
  call void @llvm.dbg.declare(metadata ptr %3, metadata !29, metadata !DIExpression()), !dbg !31
  %4 = call noalias ptr @malloc(i64 noundef 4) #4, !dbg !32
  store ptr %4, ptr %3, align 8, !dbg !31
  %5 = load ptr, ptr %3, align 8, !dbg !33
  store i32 1, ptr %5, align 4, !dbg !34
  %6 = load ptr, ptr %3, align 8, !dbg !35
  call void @free(ptr noundef %6) #4, !dbg !36
  ret ptr null, !dbg !37
}

define dso_local void @joined() #0 !dbg !38 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !41, metadata !DIExpression()), !dbg !42
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @work, ptr noundef null) #4, !dbg !43
  %3 = load i64, ptr %1, align 8, !dbg !44
  %4 = call i32 @pthread_join(i64 noundef %3, ptr noundef null), !dbg !45
  ret void, !dbg !46
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

define dso_local void @after_a_yield() #0 !dbg !47 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !48, metadata !DIExpression()), !dbg !49
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @work_later, ptr noundef null) #4, !dbg !50
  ret void, !dbg !51
}

define internal ptr @work_later(ptr noundef %0) #0 !dbg !52 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !53, metadata !DIExpression()), !dbg !54
  %3 = call i32 @sched_yield() #4, !dbg !55
  %4 = load ptr, ptr %2, align 8, !dbg !56
  %5 = call ptr @work(ptr noundef %4), !dbg !57
  ret ptr %5, !dbg !58
}

declare noalias ptr @malloc(i64 noundef) #2

declare void @free(ptr noundef) #2

declare i32 @sched_yield() #2


!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "leaks_at_the_end.c", directory: ".", checksumkind: CSK_MD5, checksum: "2be4b4acf44c9657d5aa223053694212")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}
!10 = !{i32 7, !"frame-pointer", i32 2}
!11 = !{!"Debian clang version 14.0.6"}
!12 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 21, type: !13, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !16)
!13 = !DISubroutineType(types: !14)
!14 = !{!15}
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !{}
!17 = !DILocalVariable(name: "thread", scope: !12, file: !1, line: 22, type: !18)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !19, line: 27, baseType: !20)
!19 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!20 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!21 = !DILocation(line: 22, column: 13, scope: !12)
!22 = !DILocation(line: 23, column: 3, scope: !12)
!23 = !DILocation(line: 24, column: 3, scope: !12)
!24 = distinct !DISubprogram(name: "work", scope: !1, file: !1, line: 14, type: !25, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !16)
!25 = !DISubroutineType(types: !26)
!26 = !{!3, !3}
!27 = !DILocalVariable(name: "unused", arg: 1, scope: !24, file: !1, line: 14, type: !3)
!28 = !DILocation(line: 14, column: 25, scope: !24)
!29 = !DILocalVariable(name: "own", scope: !24, file: !1, line: 15, type: !30)
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!31 = !DILocation(line: 15, column: 8, scope: !24)
!32 = !DILocation(line: 15, column: 14, scope: !24)
!33 = !DILocation(line: 16, column: 4, scope: !24)
!34 = !DILocation(line: 16, column: 8, scope: !24)
!35 = !DILocation(line: 17, column: 8, scope: !24)
!36 = !DILocation(line: 17, column: 3, scope: !24)
!37 = !DILocation(line: 18, column: 3, scope: !24)
!38 = distinct !DISubprogram(name: "joined", scope: !1, file: !1, line: 27, type: !39, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !16)
!39 = !DISubroutineType(types: !40)
!40 = !{null}
!41 = !DILocalVariable(name: "thread", scope: !38, file: !1, line: 28, type: !18)
!42 = !DILocation(line: 28, column: 13, scope: !38)
!43 = !DILocation(line: 29, column: 3, scope: !38)
!44 = !DILocation(line: 30, column: 16, scope: !38)
!45 = !DILocation(line: 30, column: 3, scope: !38)
!46 = !DILocation(line: 31, column: 1, scope: !38)
!47 = distinct !DISubprogram(name: "after_a_yield", scope: !1, file: !1, line: 38, type: !39, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !16)
!48 = !DILocalVariable(name: "thread", scope: !47, file: !1, line: 39, type: !18)
!49 = !DILocation(line: 39, column: 13, scope: !47)
!50 = !DILocation(line: 40, column: 3, scope: !47)
!51 = !DILocation(line: 41, column: 1, scope: !47)
!52 = distinct !DISubprogram(name: "work_later", scope: !1, file: !1, line: 33, type: !25, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !16)
!53 = !DILocalVariable(name: "unused", arg: 1, scope: !52, file: !1, line: 33, type: !3)
!54 = !DILocation(line: 33, column: 31, scope: !52)
!55 = !DILocation(line: 34, column: 3, scope: !52)
!56 = !DILocation(line: 35, column: 15, scope: !52)
!57 = !DILocation(line: 35, column: 10, scope: !52)
!58 = !DILocation(line: 35, column: 3, scope: !52)
