source_filename = "locals_of_main.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [22 x i8] c"*(int *)argument == 1\00", align 1
@.str.1 = private unnamed_addr constant [17 x i8] c"locals_of_main.c\00", align 1
@__PRETTY_FUNCTION__.use = private unnamed_addr constant [18 x i8] c"void *use(void *)\00", align 1

define dso_local i32 @main() #0 !dbg !14 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !18, metadata !DIExpression()), !dbg !19
  store i32 1, ptr %2, align 4, !dbg !19
  call void @llvm.dbg.declare(metadata ptr %3, metadata !20, metadata !DIExpression()), !dbg !24
  %4 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @use, ptr noundef %2) #5, !dbg !25
  ret i32 0, !dbg !26
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @use(ptr noundef %0) #0 !dbg !27 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !30, metadata !DIExpression()), !dbg !31
  %3 = load ptr, ptr %2, align 8, !dbg !32
  %4 = load i32, ptr %3, align 4, !dbg !32
  %5 = icmp eq i32 %4, 1, !dbg !32
  br i1 %5, label %6, label %7, !dbg !35

6:                                                ; preds = %1
  br label %8, !dbg !35

7:                                                ; preds = %1
  call void @__assert_fail(ptr noundef getelementptr inbounds ([22 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([17 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 8, ptr noundef getelementptr inbounds ([18 x i8], ptr @__PRETTY_FUNCTION__.use, i64 0, i64 0)) #6, !dbg !32
  unreachable, !dbg !32

8:                                                ; preds = %6
  ret ptr null, !dbg !36
}

define dso_local void @of_another_call() #0 !dbg !37 {
  call void @inner(), !dbg !40
  call void @pthread_exit(ptr noundef null) #7, !dbg !41
  unreachable, !dbg !41
}

define internal void @inner() #0 !dbg !42 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !43, metadata !DIExpression()), !dbg !44
  store i32 1, ptr %1, align 4, !dbg !44
  call void @llvm.dbg.declare(metadata ptr %2, metadata !45, metadata !DIExpression()), !dbg !46
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @use, ptr noundef %1) #5, !dbg !47
  ret void, !dbg !48
}

declare void @pthread_exit(ptr noundef) #3

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4


!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11, !12}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "locals_of_main.c", directory: ".", checksumkind: CSK_MD5, checksum: "304755ed2ce6f0aa5bd2e7d7c04277f0")
!2 = !{!3, !4}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 7, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 1}
!12 = !{i32 7, !"frame-pointer", i32 2}
!13 = !{!"Debian clang version 14.0.6"}
!14 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 12, type: !15, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !17)
!15 = !DISubroutineType(types: !16)
!16 = !{!5}
!17 = !{}
!18 = !DILocalVariable(name: "local", scope: !14, file: !1, line: 13, type: !5)
!19 = !DILocation(line: 13, column: 7, scope: !14)
!20 = !DILocalVariable(name: "t", scope: !14, file: !1, line: 14, type: !21)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !22, line: 27, baseType: !23)
!22 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!23 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!24 = !DILocation(line: 14, column: 13, scope: !14)
!25 = !DILocation(line: 15, column: 3, scope: !14)
!26 = !DILocation(line: 16, column: 3, scope: !14)
!27 = distinct !DISubprogram(name: "use", scope: !1, file: !1, line: 7, type: !28, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !17)
!28 = !DISubroutineType(types: !29)
!29 = !{!3, !3}
!30 = !DILocalVariable(name: "argument", arg: 1, scope: !27, file: !1, line: 7, type: !3)
!31 = !DILocation(line: 7, column: 24, scope: !27)
!32 = !DILocation(line: 8, column: 3, scope: !33)
!33 = distinct !DILexicalBlock(scope: !34, file: !1, line: 8, column: 3)
!34 = distinct !DILexicalBlock(scope: !27, file: !1, line: 8, column: 3)
!35 = !DILocation(line: 8, column: 3, scope: !34)
!36 = !DILocation(line: 9, column: 3, scope: !27)
!37 = distinct !DISubprogram(name: "of_another_call", scope: !1, file: !1, line: 25, type: !38, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !17)
!38 = !DISubroutineType(types: !39)
!39 = !{null}
!40 = !DILocation(line: 26, column: 3, scope: !37)
!41 = !DILocation(line: 27, column: 3, scope: !37)
!42 = distinct !DISubprogram(name: "inner", scope: !1, file: !1, line: 19, type: !38, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !17)
!43 = !DILocalVariable(name: "local", scope: !42, file: !1, line: 20, type: !5)
!44 = !DILocation(line: 20, column: 7, scope: !42)
!45 = !DILocalVariable(name: "t", scope: !42, file: !1, line: 21, type: !21)
!46 = !DILocation(line: 21, column: 13, scope: !42)
!47 = !DILocation(line: 22, column: 3, scope: !42)
!48 = !DILocation(line: 23, column: 1, scope: !42)
