source_filename = "spin_lock_by_cas.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@counter = dso_local global i32 0, align 4, !dbg !0
@lock = internal global i32 0, align 4, !dbg !7

define dso_local i32 @main() #0 !dbg !21 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !25, metadata !DIExpression()), !dbg !29
  call void @llvm.dbg.declare(metadata ptr %3, metadata !30, metadata !DIExpression()), !dbg !31
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @work, ptr noundef null) #4, !dbg !32
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @work, ptr noundef null) #4, !dbg !33
  %6 = load i64, ptr %2, align 8, !dbg !34
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !35
  %8 = load i64, ptr %3, align 8, !dbg !36
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !37
  ret i32 0, !dbg !38
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @work(ptr noundef %0) #0 !dbg !39 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !42, metadata !DIExpression()), !dbg !43
  call void @llvm.dbg.declare(metadata ptr %3, metadata !44, metadata !DIExpression()), !dbg !45
  store i32 0, ptr %3, align 4, !dbg !45
  br label %6, !dbg !46

6:                                                ; preds = %18, %1
  store i32 1, ptr %4, align 4, !dbg !47
  %7 = load i32, ptr %3, align 4, !dbg !47
  %8 = load i32, ptr %4, align 4, !dbg !47
  %9 = cmpxchg weak ptr @lock, i32 %7, i32 %8 seq_cst seq_cst, align 4, !dbg !47
  %10 = extractvalue { i32, i1 } %9, 0, !dbg !47
  %11 = extractvalue { i32, i1 } %9, 1, !dbg !47
  br i1 %11, label %13, label %12, !dbg !47

12:                                               ; preds = %6
  store i32 %10, ptr %3, align 4, !dbg !47
  br label %13, !dbg !47

13:                                               ; preds = %12, %6
  %14 = zext i1 %11 to i8, !dbg !47
  store i8 %14, ptr %5, align 1, !dbg !47
  %15 = load i8, ptr %5, align 1, !dbg !47
  %16 = trunc i8 %15 to i1, !dbg !47
  %17 = xor i1 %16, true, !dbg !48
  br i1 %17, label %18, label %19, !dbg !46

18:                                               ; preds = %13
  store i32 0, ptr %3, align 4, !dbg !49
  br label %6, !dbg !46, !llvm.loop !50

19:                                               ; preds = %13
  %20 = load i32, ptr @counter, align 4, !dbg !53
  %21 = add nsw i32 %20, 1, !dbg !53
  store i32 %21, ptr @counter, align 4, !dbg !53
  store atomic i32 0, ptr @lock seq_cst, align 4, !dbg !54
  %22 = load ptr, ptr %2, align 8, !dbg !55
  ret ptr %22, !dbg !56
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18, !19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 6, type: !12, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "spin_lock_by_cas.c", directory: ".", checksumkind: CSK_MD5, checksum: "521ec70cd177c39f2e28332f102fd411")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 5, type: !9, isLocal: true, isDefinition: true)
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
!21 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !22, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!22 = !DISubroutineType(types: !23)
!23 = !{!12}
!24 = !{}
!25 = !DILocalVariable(name: "a", scope: !21, file: !3, line: 18, type: !26)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !27, line: 27, baseType: !28)
!27 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!28 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!29 = !DILocation(line: 18, column: 13, scope: !21)
!30 = !DILocalVariable(name: "b", scope: !21, file: !3, line: 18, type: !26)
!31 = !DILocation(line: 18, column: 16, scope: !21)
!32 = !DILocation(line: 19, column: 3, scope: !21)
!33 = !DILocation(line: 20, column: 3, scope: !21)
!34 = !DILocation(line: 21, column: 16, scope: !21)
!35 = !DILocation(line: 21, column: 3, scope: !21)
!36 = !DILocation(line: 22, column: 16, scope: !21)
!37 = !DILocation(line: 22, column: 3, scope: !21)
!38 = !DILocation(line: 23, column: 3, scope: !21)
!39 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 8, type: !40, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !24)
!40 = !DISubroutineType(types: !41)
!41 = !{!5, !5}
!42 = !DILocalVariable(name: "unused", arg: 1, scope: !39, file: !3, line: 8, type: !5)
!43 = !DILocation(line: 8, column: 25, scope: !39)
!44 = !DILocalVariable(name: "expected", scope: !39, file: !3, line: 9, type: !12)
!45 = !DILocation(line: 9, column: 7, scope: !39)
!46 = !DILocation(line: 10, column: 3, scope: !39)
!47 = !DILocation(line: 10, column: 11, scope: !39)
!48 = !DILocation(line: 10, column: 10, scope: !39)
!49 = !DILocation(line: 11, column: 14, scope: !39)
!50 = distinct !{!50, !46, !51, !52}
!51 = !DILocation(line: 11, column: 16, scope: !39)
!52 = !{!"llvm.loop.mustprogress"}
!53 = !DILocation(line: 12, column: 10, scope: !39)
!54 = !DILocation(line: 13, column: 8, scope: !39)
!55 = !DILocation(line: 14, column: 10, scope: !39)
!56 = !DILocation(line: 14, column: 3, scope: !39)
