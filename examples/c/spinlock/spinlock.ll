source_filename = "spinlock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@counter = dso_local global i32 0, align 4, !dbg !0
@locked = internal global i32 0, align 4, !dbg !18

define dso_local i32 @main() #0 !dbg !31 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @run(ptr noundef @add_relaxed), !dbg !34
  ret i32 0, !dbg !35
}

define internal void @run(ptr noundef %0) #0 !dbg !36 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !43, !DIExpression(), !44)
    #dbg_declare(ptr %3, !45, !DIExpression(), !49)
    #dbg_declare(ptr %4, !50, !DIExpression(), !51)
  %5 = load ptr, ptr %2, align 8, !dbg !52
  %6 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef %5, ptr noundef null) #3, !dbg !53
  %7 = load ptr, ptr %2, align 8, !dbg !54
  %8 = call i32 @pthread_create(ptr noundef %4, ptr noundef null, ptr noundef %7, ptr noundef null) #3, !dbg !55
  %9 = load i64, ptr %3, align 8, !dbg !56
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !57
  %11 = load i64, ptr %4, align 8, !dbg !58
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef null), !dbg !59
  ret void, !dbg !60
}

define internal ptr @add_relaxed(ptr noundef %0) #0 !dbg !61 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !62, !DIExpression(), !63)
  call void @lock(), !dbg !64
  %4 = load i32, ptr @counter, align 4, !dbg !65
  %5 = add nsw i32 %4, 1, !dbg !65
  store i32 %5, ptr @counter, align 4, !dbg !65
  store i32 0, ptr %3, align 4, !dbg !66
  %6 = load i32, ptr %3, align 4, !dbg !66
  store atomic i32 %6, ptr @locked monotonic, align 4, !dbg !66
  %7 = load ptr, ptr %2, align 8, !dbg !67
  ret ptr %7, !dbg !68
}

define dso_local void @repaired() #0 !dbg !69 {
  call void @run(ptr noundef @add_release), !dbg !72
  ret void, !dbg !73
}

define internal ptr @add_release(ptr noundef %0) #0 !dbg !74 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !75, !DIExpression(), !76)
  call void @lock(), !dbg !77
  %4 = load i32, ptr @counter, align 4, !dbg !78
  %5 = add nsw i32 %4, 1, !dbg !78
  store i32 %5, ptr @counter, align 4, !dbg !78
  store i32 0, ptr %3, align 4, !dbg !79
  %6 = load i32, ptr %3, align 4, !dbg !79
  store atomic i32 %6, ptr @locked release, align 4, !dbg !79
  %7 = load ptr, ptr %2, align 8, !dbg !80
  ret ptr %7, !dbg !81
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

define internal void @lock() #0 !dbg !82 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
    #dbg_declare(ptr %1, !83, !DIExpression(), !84)
  store i32 0, ptr %1, align 4, !dbg !84
  br label %4, !dbg !85

4:                                                ; preds = %16, %0
  store i32 1, ptr %2, align 4, !dbg !86
  %5 = load i32, ptr %1, align 4, !dbg !86
  %6 = load i32, ptr %2, align 4, !dbg !86
  %7 = cmpxchg ptr @locked, i32 %5, i32 %6 acquire monotonic, align 4, !dbg !86
  %8 = extractvalue { i32, i1 } %7, 0, !dbg !86
  %9 = extractvalue { i32, i1 } %7, 1, !dbg !86
  br i1 %9, label %11, label %10, !dbg !86

10:                                               ; preds = %4
  store i32 %8, ptr %1, align 4, !dbg !86
  br label %11, !dbg !86

11:                                               ; preds = %10, %4
  %12 = zext i1 %9 to i8, !dbg !86
  store i8 %12, ptr %3, align 1, !dbg !86
  %13 = load i8, ptr %3, align 1, !dbg !86
  %14 = trunc i8 %13 to i1, !dbg !86
  %15 = xor i1 %14, true, !dbg !87
  br i1 %15, label %16, label %17, !dbg !85

16:                                               ; preds = %11
  store i32 0, ptr %1, align 4, !dbg !88
  br label %4, !dbg !85, !llvm.loop !89

17:                                               ; preds = %11
  ret void, !dbg !92
}


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28, !29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 7, type: !22, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "spinlock.c", directory: ".", checksumkind: CSK_MD5, checksum: "55c4e21d49e60bc97f572edad787e028")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 68, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "lib/llvm-19/lib/clang/19/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
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
!19 = distinct !DIGlobalVariable(name: "locked", scope: !2, file: !3, line: 6, type: !20, isLocal: true, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 8, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 2}
!29 = !{i32 7, !"frame-pointer", i32 2}
!30 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!31 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 38, type: !32, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!32 = !DISubroutineType(types: !33)
!33 = !{!22}
!34 = !DILocation(line: 39, column: 3, scope: !31)
!35 = !DILocation(line: 40, column: 3, scope: !31)
!36 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 30, type: !37, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !42)
!37 = !DISubroutineType(types: !38)
!38 = !{null, !39}
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64)
!40 = !DISubroutineType(types: !41)
!41 = !{!16, !16}
!42 = !{}
!43 = !DILocalVariable(name: "add", arg: 1, scope: !36, file: !3, line: 30, type: !39)
!44 = !DILocation(line: 30, column: 25, scope: !36)
!45 = !DILocalVariable(name: "first", scope: !36, file: !3, line: 31, type: !46)
!46 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !47, line: 27, baseType: !48)
!47 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!48 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!49 = !DILocation(line: 31, column: 13, scope: !36)
!50 = !DILocalVariable(name: "second", scope: !36, file: !3, line: 31, type: !46)
!51 = !DILocation(line: 31, column: 20, scope: !36)
!52 = !DILocation(line: 32, column: 32, scope: !36)
!53 = !DILocation(line: 32, column: 3, scope: !36)
!54 = !DILocation(line: 33, column: 33, scope: !36)
!55 = !DILocation(line: 33, column: 3, scope: !36)
!56 = !DILocation(line: 34, column: 16, scope: !36)
!57 = !DILocation(line: 34, column: 3, scope: !36)
!58 = !DILocation(line: 35, column: 16, scope: !36)
!59 = !DILocation(line: 35, column: 3, scope: !36)
!60 = !DILocation(line: 36, column: 1, scope: !36)
!61 = distinct !DISubprogram(name: "add_relaxed", scope: !3, file: !3, line: 16, type: !40, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !42)
!62 = !DILocalVariable(name: "unused", arg: 1, scope: !61, file: !3, line: 16, type: !16)
!63 = !DILocation(line: 16, column: 32, scope: !61)
!64 = !DILocation(line: 17, column: 3, scope: !61)
!65 = !DILocation(line: 18, column: 10, scope: !61)
!66 = !DILocation(line: 19, column: 3, scope: !61)
!67 = !DILocation(line: 20, column: 10, scope: !61)
!68 = !DILocation(line: 20, column: 3, scope: !61)
!69 = distinct !DISubprogram(name: "repaired", scope: !3, file: !3, line: 43, type: !70, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!70 = !DISubroutineType(types: !71)
!71 = !{null}
!72 = !DILocation(line: 43, column: 23, scope: !69)
!73 = !DILocation(line: 43, column: 41, scope: !69)
!74 = distinct !DISubprogram(name: "add_release", scope: !3, file: !3, line: 23, type: !40, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !42)
!75 = !DILocalVariable(name: "unused", arg: 1, scope: !74, file: !3, line: 23, type: !16)
!76 = !DILocation(line: 23, column: 32, scope: !74)
!77 = !DILocation(line: 24, column: 3, scope: !74)
!78 = !DILocation(line: 25, column: 10, scope: !74)
!79 = !DILocation(line: 26, column: 3, scope: !74)
!80 = !DILocation(line: 27, column: 10, scope: !74)
!81 = !DILocation(line: 27, column: 3, scope: !74)
!82 = distinct !DISubprogram(name: "lock", scope: !3, file: !3, line: 9, type: !70, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !42)
!83 = !DILocalVariable(name: "open", scope: !82, file: !3, line: 10, type: !22)
!84 = !DILocation(line: 10, column: 7, scope: !82)
!85 = !DILocation(line: 11, column: 3, scope: !82)
!86 = !DILocation(line: 11, column: 11, scope: !82)
!87 = !DILocation(line: 11, column: 10, scope: !82)
!88 = !DILocation(line: 13, column: 10, scope: !82)
!89 = distinct !{!89, !85, !90, !91}
!90 = !DILocation(line: 13, column: 12, scope: !82)
!91 = !{!"llvm.loop.mustprogress"}
!92 = !DILocation(line: 14, column: 1, scope: !82)
