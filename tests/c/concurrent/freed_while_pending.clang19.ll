source_filename = "freed_while_pending.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@shared = internal global ptr null, align 8, !dbg !0
@ready = internal global i32 0, align 4, !dbg !7

define dso_local i32 @main() #0 !dbg !22 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !26, !DIExpression(), !30)
  %3 = call noalias ptr @malloc(i64 noundef 8) #4, !dbg !31
  store ptr %3, ptr @shared, align 8, !dbg !32
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @drop, ptr noundef null) #5, !dbg !33
  store atomic i32 1, ptr @ready seq_cst, align 4, !dbg !34
  %5 = load ptr, ptr @shared, align 8, !dbg !35
  %6 = getelementptr inbounds i32, ptr %5, i64 1, !dbg !35
  store i32 5, ptr %6, align 4, !dbg !36
  %7 = load i64, ptr %2, align 8, !dbg !37
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !38
  ret i32 0, !dbg !39
}

declare noalias ptr @malloc(i64 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @drop(ptr noundef %0) #0 !dbg !40 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !43, !DIExpression(), !44)
  br label %3, !dbg !45

3:                                                ; preds = %7, %1
  %4 = load atomic i32, ptr @ready seq_cst, align 4, !dbg !46
  %5 = icmp ne i32 %4, 0, !dbg !47
  %6 = xor i1 %5, true, !dbg !47
  br i1 %6, label %7, label %8, !dbg !45

7:                                                ; preds = %3
  br label %3, !dbg !45, !llvm.loop !48

8:                                                ; preds = %3
  %9 = load ptr, ptr @shared, align 8, !dbg !51
  call void @free(ptr noundef %9) #5, !dbg !52
  %10 = load ptr, ptr %2, align 8, !dbg !53
  ret ptr %10, !dbg !54
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @free(ptr noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!14, !15, !16, !17, !18, !19, !20}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 6, type: !13, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "freed_while_pending.c", directory: ".", checksumkind: CSK_MD5, checksum: "deba4fdbe5e2254aec384cd05abe08ea")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 7, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !10, line: 104, baseType: !11)
!10 = !DIFile(filename: "lib/llvm-19/lib/clang/19/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !12)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!14 = !{i32 7, !"Dwarf Version", i32 5}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 8, !"PIC Level", i32 2}
!18 = !{i32 7, !"PIE Level", i32 2}
!19 = !{i32 7, !"uwtable", i32 2}
!20 = !{i32 7, !"frame-pointer", i32 2}
!21 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!22 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 16, type: !23, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !25)
!23 = !DISubroutineType(types: !24)
!24 = !{!12}
!25 = !{}
!26 = !DILocalVariable(name: "t", scope: !22, file: !3, line: 17, type: !27)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !28, line: 27, baseType: !29)
!28 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!29 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!30 = !DILocation(line: 17, column: 13, scope: !22)
!31 = !DILocation(line: 18, column: 12, scope: !22)
!32 = !DILocation(line: 18, column: 10, scope: !22)
!33 = !DILocation(line: 19, column: 3, scope: !22)
!34 = !DILocation(line: 20, column: 9, scope: !22)
!35 = !DILocation(line: 21, column: 3, scope: !22)
!36 = !DILocation(line: 21, column: 13, scope: !22)
!37 = !DILocation(line: 22, column: 16, scope: !22)
!38 = !DILocation(line: 22, column: 3, scope: !22)
!39 = !DILocation(line: 23, column: 3, scope: !22)
!40 = distinct !DISubprogram(name: "drop", scope: !3, file: !3, line: 9, type: !41, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !25)
!41 = !DISubroutineType(types: !42)
!42 = !{!5, !5}
!43 = !DILocalVariable(name: "unused", arg: 1, scope: !40, file: !3, line: 9, type: !5)
!44 = !DILocation(line: 9, column: 25, scope: !40)
!45 = !DILocation(line: 10, column: 3, scope: !40)
!46 = !DILocation(line: 10, column: 11, scope: !40)
!47 = !DILocation(line: 10, column: 10, scope: !40)
!48 = distinct !{!48, !45, !49, !50}
!49 = !DILocation(line: 11, column: 5, scope: !40)
!50 = !{!"llvm.loop.mustprogress"}
!51 = !DILocation(line: 12, column: 8, scope: !40)
!52 = !DILocation(line: 12, column: 3, scope: !40)
!53 = !DILocation(line: 13, column: 10, scope: !40)
!54 = !DILocation(line: 13, column: 3, scope: !40)
