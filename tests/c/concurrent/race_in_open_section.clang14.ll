source_filename = "race_in_open_section.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@seen = dso_local global i32 0, align 4, !dbg !0
@shared = dso_local global i32 0, align 4, !dbg !7

define dso_local i32 @main() #0 !dbg !21 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !25, metadata !DIExpression()), !dbg !29
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @work, ptr noundef null) #4, !dbg !30
  store i32 5, ptr @seen, align 4, !dbg !31
  %4 = load i64, ptr %2, align 8, !dbg !32
  %5 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !33
  ret i32 0, !dbg !34
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @work(ptr noundef %0) #0 !dbg !35 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !38, metadata !DIExpression()), !dbg !39
  call void @__VERIFIER_atomic_begin(), !dbg !40
  call void @llvm.dbg.declare(metadata ptr %3, metadata !41, metadata !DIExpression()), !dbg !42
  store i32 0, ptr %3, align 4, !dbg !42
  store i32 3, ptr %4, align 4, !dbg !43
  %6 = load i32, ptr %3, align 4, !dbg !43
  %7 = load i32, ptr %4, align 4, !dbg !43
  %8 = cmpxchg weak ptr @shared, i32 %6, i32 %7 seq_cst seq_cst, align 4, !dbg !43
  %9 = extractvalue { i32, i1 } %8, 0, !dbg !43
  %10 = extractvalue { i32, i1 } %8, 1, !dbg !43
  br i1 %10, label %12, label %11, !dbg !43

11:                                               ; preds = %1
  store i32 %9, ptr %3, align 4, !dbg !43
  br label %12, !dbg !43

12:                                               ; preds = %11, %1
  %13 = zext i1 %10 to i8, !dbg !43
  store i8 %13, ptr %5, align 1, !dbg !43
  %14 = load i8, ptr %5, align 1, !dbg !43
  %15 = trunc i8 %14 to i1, !dbg !43
  %16 = load i32, ptr %3, align 4, !dbg !44
  store i32 %16, ptr @seen, align 4, !dbg !45
  call void @__VERIFIER_atomic_end(), !dbg !46
  %17 = load ptr, ptr %2, align 8, !dbg !47
  ret ptr %17, !dbg !48
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @__VERIFIER_atomic_begin() #3

declare void @__VERIFIER_atomic_end() #3


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18, !19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 10, type: !12, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "race_in_open_section.c", directory: ".", checksumkind: CSK_MD5, checksum: "c2a5c630131afc09462a237cb6ce245c")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 9, type: !9, isLocal: false, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !10, line: 92, baseType: !11)
!10 = !DIFile(filename: "lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: ".", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !12)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{i32 7, !"Dwarf Version", i32 5}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 7, !"PIC Level", i32 2}
!17 = !{i32 7, !"PIE Level", i32 2}
!18 = !{i32 7, !"uwtable", i32 1}
!19 = !{i32 7, !"frame-pointer", i32 2}
!20 = !{!"Debian clang version 14.0.6"}
!21 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 23, type: !22, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!22 = !DISubroutineType(types: !23)
!23 = !{!12}
!24 = !{}
!25 = !DILocalVariable(name: "thread", scope: !21, file: !3, line: 24, type: !26)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !27, line: 27, baseType: !28)
!27 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!28 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!29 = !DILocation(line: 24, column: 13, scope: !21)
!30 = !DILocation(line: 25, column: 3, scope: !21)
!31 = !DILocation(line: 26, column: 8, scope: !21)
!32 = !DILocation(line: 27, column: 16, scope: !21)
!33 = !DILocation(line: 27, column: 3, scope: !21)
!34 = !DILocation(line: 28, column: 3, scope: !21)
!35 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 14, type: !36, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !24)
!36 = !DISubroutineType(types: !37)
!37 = !{!5, !5}
!38 = !DILocalVariable(name: "unused", arg: 1, scope: !35, file: !3, line: 14, type: !5)
!39 = !DILocation(line: 14, column: 25, scope: !35)
!40 = !DILocation(line: 15, column: 3, scope: !35)
!41 = !DILocalVariable(name: "old", scope: !35, file: !3, line: 16, type: !12)
!42 = !DILocation(line: 16, column: 7, scope: !35)
!43 = !DILocation(line: 17, column: 3, scope: !35)
!44 = !DILocation(line: 18, column: 10, scope: !35)
!45 = !DILocation(line: 18, column: 8, scope: !35)
!46 = !DILocation(line: 19, column: 3, scope: !35)
!47 = !DILocation(line: 20, column: 10, scope: !35)
!48 = !DILocation(line: 20, column: 3, scope: !35)
