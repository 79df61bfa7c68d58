source_filename = "choices_are_no_fences.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@a = dso_local global i32 0, align 4, !dbg !0
@b = dso_local global i32 0, align 4, !dbg !18
@x = internal global i32 0, align 4, !dbg !21
@y = internal global i32 0, align 4, !dbg !25

define dso_local i32 @main() #0 !dbg !35 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !39, !DIExpression(), !43)
    #dbg_declare(ptr %3, !44, !DIExpression(), !45)
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @first, ptr noundef null) #3, !dbg !46
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @second, ptr noundef null) #3, !dbg !47
  %6 = load i64, ptr %2, align 8, !dbg !48
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !49
  %8 = load i64, ptr %3, align 8, !dbg !50
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !51
  ret i32 0, !dbg !52
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @first(ptr noundef %0) #0 !dbg !53 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !56, !DIExpression(), !57)
  store i32 1, ptr %3, align 4, !dbg !58
  %6 = load i32, ptr %3, align 4, !dbg !58
  store atomic i32 %6, ptr @x monotonic, align 4, !dbg !58
    #dbg_declare(ptr %4, !59, !DIExpression(), !60)
  %7 = call i32 @fencepost_choose(i32 noundef 2), !dbg !61
  store i32 %7, ptr %4, align 4, !dbg !60
  %8 = load atomic i32, ptr @y monotonic, align 4, !dbg !62
  store i32 %8, ptr %5, align 4, !dbg !62
  %9 = load i32, ptr %5, align 4, !dbg !62
  store i32 %9, ptr @a, align 4, !dbg !63
  %10 = load i32, ptr %4, align 4, !dbg !64
  %11 = icmp ne i32 %10, 0, !dbg !64
  br i1 %11, label %12, label %14, !dbg !64

12:                                               ; preds = %1
  %13 = load ptr, ptr %2, align 8, !dbg !65
  br label %15, !dbg !64

14:                                               ; preds = %1
  br label %15, !dbg !64

15:                                               ; preds = %14, %12
  %16 = phi ptr [ %13, %12 ], [ null, %14 ], !dbg !64
  ret ptr %16, !dbg !66
}

define internal ptr @second(ptr noundef %0) #0 !dbg !67 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !68, !DIExpression(), !69)
  store i32 1, ptr %3, align 4, !dbg !70
  %6 = load i32, ptr %3, align 4, !dbg !70
  store atomic i32 %6, ptr @y monotonic, align 4, !dbg !70
    #dbg_declare(ptr %4, !71, !DIExpression(), !72)
  %7 = call i32 @fencepost_choose(i32 noundef 2), !dbg !73
  store i32 %7, ptr %4, align 4, !dbg !72
  %8 = load atomic i32, ptr @x monotonic, align 4, !dbg !74
  store i32 %8, ptr %5, align 4, !dbg !74
  %9 = load i32, ptr %5, align 4, !dbg !74
  store i32 %9, ptr @b, align 4, !dbg !75
  %10 = load i32, ptr %4, align 4, !dbg !76
  %11 = icmp ne i32 %10, 0, !dbg !76
  br i1 %11, label %12, label %14, !dbg !76

12:                                               ; preds = %1
  %13 = load ptr, ptr %2, align 8, !dbg !77
  br label %15, !dbg !76

14:                                               ; preds = %1
  br label %15, !dbg !76

15:                                               ; preds = %14, %12
  %16 = phi ptr [ %13, %12 ], [ null, %14 ], !dbg !76
  ret ptr %16, !dbg !78
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare i32 @fencepost_choose(i32 noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32, !33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 10, type: !20, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "choices_are_no_fences.c", directory: ".", checksumkind: CSK_MD5, checksum: "78a00e184b5905fc997a9468c331a8b5")
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
!17 = !{!0, !18, !21, !25}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 10, type: !20, isLocal: false, isDefinition: true)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 9, type: !23, isLocal: true, isDefinition: true)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !24)
!24 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 9, type: !23, isLocal: true, isDefinition: true)
!27 = !{i32 7, !"Dwarf Version", i32 5}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 8, !"PIC Level", i32 2}
!31 = !{i32 7, !"PIE Level", i32 2}
!32 = !{i32 7, !"uwtable", i32 2}
!33 = !{i32 7, !"frame-pointer", i32 2}
!34 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 26, type: !36, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !38)
!36 = !DISubroutineType(types: !37)
!37 = !{!20}
!38 = !{}
!39 = !DILocalVariable(name: "t", scope: !35, file: !3, line: 27, type: !40)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !41, line: 27, baseType: !42)
!41 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!42 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!43 = !DILocation(line: 27, column: 13, scope: !35)
!44 = !DILocalVariable(name: "u", scope: !35, file: !3, line: 27, type: !40)
!45 = !DILocation(line: 27, column: 16, scope: !35)
!46 = !DILocation(line: 28, column: 3, scope: !35)
!47 = !DILocation(line: 29, column: 3, scope: !35)
!48 = !DILocation(line: 30, column: 16, scope: !35)
!49 = !DILocation(line: 30, column: 3, scope: !35)
!50 = !DILocation(line: 31, column: 16, scope: !35)
!51 = !DILocation(line: 31, column: 3, scope: !35)
!52 = !DILocation(line: 32, column: 3, scope: !35)
!53 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 12, type: !54, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!54 = !DISubroutineType(types: !55)
!55 = !{!16, !16}
!56 = !DILocalVariable(name: "unused", arg: 1, scope: !53, file: !3, line: 12, type: !16)
!57 = !DILocation(line: 12, column: 26, scope: !53)
!58 = !DILocation(line: 13, column: 3, scope: !53)
!59 = !DILocalVariable(name: "other", scope: !53, file: !3, line: 14, type: !20)
!60 = !DILocation(line: 14, column: 7, scope: !53)
!61 = !DILocation(line: 14, column: 15, scope: !53)
!62 = !DILocation(line: 15, column: 7, scope: !53)
!63 = !DILocation(line: 15, column: 5, scope: !53)
!64 = !DILocation(line: 16, column: 10, scope: !53)
!65 = !DILocation(line: 16, column: 18, scope: !53)
!66 = !DILocation(line: 16, column: 3, scope: !53)
!67 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 19, type: !54, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!68 = !DILocalVariable(name: "unused", arg: 1, scope: !67, file: !3, line: 19, type: !16)
!69 = !DILocation(line: 19, column: 27, scope: !67)
!70 = !DILocation(line: 20, column: 3, scope: !67)
!71 = !DILocalVariable(name: "other", scope: !67, file: !3, line: 21, type: !20)
!72 = !DILocation(line: 21, column: 7, scope: !67)
!73 = !DILocation(line: 21, column: 15, scope: !67)
!74 = !DILocation(line: 22, column: 7, scope: !67)
!75 = !DILocation(line: 22, column: 5, scope: !67)
!76 = !DILocation(line: 23, column: 10, scope: !67)
!77 = !DILocation(line: 23, column: 18, scope: !67)
!78 = !DILocation(line: 23, column: 3, scope: !67)
