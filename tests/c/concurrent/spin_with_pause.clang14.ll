source_filename = "spin_with_pause.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@flag = dso_local global i32 0, align 4, !dbg !0
@data = dso_local global i32 0, align 4, !dbg !18
@.str = private unnamed_addr constant [10 x i8] c"data == 1\00", align 1
@.str.1 = private unnamed_addr constant [18 x i8] c"spin_with_pause.c\00", align 1
@__PRETTY_FUNCTION__.wait_for_flag = private unnamed_addr constant [28 x i8] c"void *wait_for_flag(void *)\00", align 1
@__PRETTY_FUNCTION__.watch = private unnamed_addr constant [20 x i8] c"void *watch(void *)\00", align 1

define dso_local i32 @main() #0 !dbg !31 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !35, metadata !DIExpression()), !dbg !39
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @wait_for_flag, ptr noundef null) #4, !dbg !40
  call void @publish(i32 noundef 3), !dbg !41
  %4 = load i64, ptr %2, align 8, !dbg !42
  %5 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !43
  ret i32 0, !dbg !44
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @wait_for_flag(ptr noundef %0) #0 !dbg !45 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !48, metadata !DIExpression()), !dbg !49
  br label %4, !dbg !50

4:                                                ; preds = %9, %1
  %5 = load atomic i32, ptr @flag acquire, align 4, !dbg !51
  store i32 %5, ptr %3, align 4, !dbg !51
  %6 = load i32, ptr %3, align 4, !dbg !51
  %7 = icmp ne i32 %6, 0, !dbg !52
  %8 = xor i1 %7, true, !dbg !52
  br i1 %8, label %9, label %10, !dbg !50

9:                                                ; preds = %4
  call void @llvm.x86.sse2.pause(), !dbg !53
  call void asm sideeffect "pause", "~{memory},~{dirflag},~{fpsr},~{flags}"() #4, !dbg !55, !srcloc !56
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #4, !dbg !57, !srcloc !58
  br label %4, !dbg !50, !llvm.loop !59

10:                                               ; preds = %4
  %11 = load i32, ptr @data, align 4, !dbg !62
  %12 = icmp eq i32 %11, 1, !dbg !62
  br i1 %12, label %13, label %14, !dbg !65

13:                                               ; preds = %10
  br label %15, !dbg !65

14:                                               ; preds = %10
  call void @__assert_fail(ptr noundef getelementptr inbounds ([10 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([18 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 19, ptr noundef getelementptr inbounds ([28 x i8], ptr @__PRETTY_FUNCTION__.wait_for_flag, i64 0, i64 0)) #6, !dbg !62
  unreachable, !dbg !62

15:                                               ; preds = %13
  %16 = load ptr, ptr %2, align 8, !dbg !66
  ret ptr %16, !dbg !67
}

define internal void @publish(i32 noundef %0) #0 !dbg !68 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !72, metadata !DIExpression()), !dbg !73
  store i32 1, ptr @data, align 4, !dbg !74
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #4, !dbg !75, !srcloc !76
  %4 = load i32, ptr %2, align 4, !dbg !77
  store i32 1, ptr %3, align 4, !dbg !78
  switch i32 %4, label %5 [
    i32 3, label %7
    i32 5, label %9
  ], !dbg !78

5:                                                ; preds = %1
  %6 = load i32, ptr %3, align 4, !dbg !78
  store atomic i32 %6, ptr @flag monotonic, align 4, !dbg !78
  br label %11, !dbg !78

7:                                                ; preds = %1
  %8 = load i32, ptr %3, align 4, !dbg !78
  store atomic i32 %8, ptr @flag release, align 4, !dbg !78
  br label %11, !dbg !78

9:                                                ; preds = %1
  %10 = load i32, ptr %3, align 4, !dbg !78
  store atomic i32 %10, ptr @flag seq_cst, align 4, !dbg !78
  br label %11, !dbg !78

11:                                               ; preds = %9, %7, %5
  ret void, !dbg !79
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

define dso_local void @relaxed() #0 !dbg !80 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !83, metadata !DIExpression()), !dbg !84
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @watch, ptr noundef null) #4, !dbg !85
  call void @publish(i32 noundef 0), !dbg !86
  %3 = load i64, ptr %1, align 8, !dbg !87
  %4 = call i32 @pthread_join(i64 noundef %3, ptr noundef null), !dbg !88
  ret void, !dbg !89
}

define internal ptr @watch(ptr noundef %0) #0 !dbg !90 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !91, metadata !DIExpression()), !dbg !92
  call void @llvm.dbg.declare(metadata ptr %3, metadata !93, metadata !DIExpression()), !dbg !94
  %5 = load atomic i32, ptr @flag monotonic, align 4, !dbg !95
  store i32 %5, ptr %4, align 4, !dbg !95
  %6 = load i32, ptr %4, align 4, !dbg !95
  store i32 %6, ptr %3, align 4, !dbg !94
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #4, !dbg !96, !srcloc !97
  %7 = load i32, ptr %3, align 4, !dbg !98
  %8 = icmp ne i32 %7, 0, !dbg !98
  br i1 %8, label %9, label %15, !dbg !100

9:                                                ; preds = %1
  call void @llvm.x86.sse2.pause(), !dbg !101
  %10 = load i32, ptr @data, align 4, !dbg !103
  %11 = icmp eq i32 %10, 1, !dbg !103
  br i1 %11, label %12, label %13, !dbg !106

12:                                               ; preds = %9
  br label %14, !dbg !106

13:                                               ; preds = %9
  call void @__assert_fail(ptr noundef getelementptr inbounds ([10 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([18 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 35, ptr noundef getelementptr inbounds ([20 x i8], ptr @__PRETTY_FUNCTION__.watch, i64 0, i64 0)) #6, !dbg !103
  unreachable, !dbg !103

14:                                               ; preds = %12
  br label %15, !dbg !107

15:                                               ; preds = %14, %1
  %16 = load ptr, ptr %2, align 8, !dbg !108
  ret ptr %16, !dbg !109
}

declare void @llvm.x86.sse2.pause() #4

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #5


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28, !29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 10, type: !21, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "spin_with_pause.c", directory: ".", checksumkind: CSK_MD5, checksum: "f1e37d20727e9289bc8e088147640c6f")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 56, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: ".", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!0, !18}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 11, type: !20, isLocal: false, isDefinition: true)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !22)
!22 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 7, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 1}
!29 = !{i32 7, !"frame-pointer", i32 2}
!30 = !{!"Debian clang version 14.0.6"}
!31 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 40, type: !32, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !34)
!32 = !DISubroutineType(types: !33)
!33 = !{!20}
!34 = !{}
!35 = !DILocalVariable(name: "thread", scope: !31, file: !3, line: 41, type: !36)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !37, line: 27, baseType: !38)
!37 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!38 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!39 = !DILocation(line: 41, column: 13, scope: !31)
!40 = !DILocation(line: 42, column: 3, scope: !31)
!41 = !DILocation(line: 43, column: 3, scope: !31)
!42 = !DILocation(line: 44, column: 16, scope: !31)
!43 = !DILocation(line: 44, column: 3, scope: !31)
!44 = !DILocation(line: 45, column: 3, scope: !31)
!45 = distinct !DISubprogram(name: "wait_for_flag", scope: !3, file: !3, line: 13, type: !46, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!46 = !DISubroutineType(types: !47)
!47 = !{!16, !16}
!48 = !DILocalVariable(name: "unused", arg: 1, scope: !45, file: !3, line: 13, type: !16)
!49 = !DILocation(line: 13, column: 34, scope: !45)
!50 = !DILocation(line: 14, column: 3, scope: !45)
!51 = !DILocation(line: 14, column: 11, scope: !45)
!52 = !DILocation(line: 14, column: 10, scope: !45)
!53 = !DILocation(line: 15, column: 5, scope: !54)
!54 = distinct !DILexicalBlock(scope: !45, file: !3, line: 14, column: 62)
!55 = !DILocation(line: 16, column: 5, scope: !54)
!56 = !{i64 532}
!57 = !DILocation(line: 17, column: 5, scope: !54)
!58 = !{i64 576}
!59 = distinct !{!59, !50, !60, !61}
!60 = !DILocation(line: 18, column: 3, scope: !45)
!61 = !{!"llvm.loop.mustprogress"}
!62 = !DILocation(line: 19, column: 3, scope: !63)
!63 = distinct !DILexicalBlock(scope: !64, file: !3, line: 19, column: 3)
!64 = distinct !DILexicalBlock(scope: !45, file: !3, line: 19, column: 3)
!65 = !DILocation(line: 19, column: 3, scope: !64)
!66 = !DILocation(line: 20, column: 10, scope: !45)
!67 = !DILocation(line: 20, column: 3, scope: !45)
!68 = distinct !DISubprogram(name: "publish", scope: !3, file: !3, line: 23, type: !69, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!69 = !DISubroutineType(types: !70)
!70 = !{null, !71}
!71 = !DIDerivedType(tag: DW_TAG_typedef, name: "memory_order", file: !6, line: 63, baseType: !5)
!72 = !DILocalVariable(name: "order", arg: 1, scope: !68, file: !3, line: 23, type: !71)
!73 = !DILocation(line: 23, column: 34, scope: !68)
!74 = !DILocation(line: 24, column: 8, scope: !68)
!75 = !DILocation(line: 25, column: 3, scope: !68)
!76 = !{i64 712}
!77 = !DILocation(line: 26, column: 35, scope: !68)
!78 = !DILocation(line: 26, column: 3, scope: !68)
!79 = !DILocation(line: 27, column: 1, scope: !68)
!80 = distinct !DISubprogram(name: "relaxed", scope: !3, file: !3, line: 48, type: !81, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !34)
!81 = !DISubroutineType(types: !82)
!82 = !{null}
!83 = !DILocalVariable(name: "thread", scope: !80, file: !3, line: 49, type: !36)
!84 = !DILocation(line: 49, column: 13, scope: !80)
!85 = !DILocation(line: 50, column: 3, scope: !80)
!86 = !DILocation(line: 51, column: 3, scope: !80)
!87 = !DILocation(line: 52, column: 16, scope: !80)
!88 = !DILocation(line: 52, column: 3, scope: !80)
!89 = !DILocation(line: 53, column: 1, scope: !80)
!90 = distinct !DISubprogram(name: "watch", scope: !3, file: !3, line: 29, type: !46, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!91 = !DILocalVariable(name: "unused", arg: 1, scope: !90, file: !3, line: 29, type: !16)
!92 = !DILocation(line: 29, column: 26, scope: !90)
!93 = !DILocalVariable(name: "seen", scope: !90, file: !3, line: 30, type: !20)
!94 = !DILocation(line: 30, column: 7, scope: !90)
!95 = !DILocation(line: 30, column: 14, scope: !90)
!96 = !DILocation(line: 31, column: 3, scope: !90)
!97 = !{i64 893}
!98 = !DILocation(line: 32, column: 7, scope: !99)
!99 = distinct !DILexicalBlock(scope: !90, file: !3, line: 32, column: 7)
!100 = !DILocation(line: 32, column: 7, scope: !90)
!101 = !DILocation(line: 33, column: 5, scope: !102)
!102 = distinct !DILexicalBlock(scope: !99, file: !3, line: 32, column: 13)
!103 = !DILocation(line: 35, column: 5, scope: !104)
!104 = distinct !DILexicalBlock(scope: !105, file: !3, line: 35, column: 5)
!105 = distinct !DILexicalBlock(scope: !102, file: !3, line: 35, column: 5)
!106 = !DILocation(line: 35, column: 5, scope: !105)
!107 = !DILocation(line: 36, column: 3, scope: !102)
!108 = !DILocation(line: 37, column: 10, scope: !90)
!109 = !DILocation(line: 37, column: 3, scope: !90)
