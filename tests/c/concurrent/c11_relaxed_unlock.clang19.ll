source_filename = "c11_relaxed_unlock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@counter = dso_local global i32 0, align 4, !dbg !0
@lock = internal global i32 0, align 4, !dbg !18

define dso_local i32 @main() #0 !dbg !31 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !35, !DIExpression(), !39)
    #dbg_declare(ptr %3, !40, !DIExpression(), !41)
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @add, ptr noundef null) #3, !dbg !42
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @add, ptr noundef null) #3, !dbg !43
  %6 = load i64, ptr %2, align 8, !dbg !44
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !45
  %8 = load i64, ptr %3, align 8, !dbg !46
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !47
  ret i32 0, !dbg !48
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @add(ptr noundef %0) #0 !dbg !49 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !52, !DIExpression(), !53)
  br label %6, !dbg !54

6:                                                ; preds = %11, %1
  store i32 1, ptr %3, align 4, !dbg !55
  %7 = load i32, ptr %3, align 4, !dbg !55
  %8 = atomicrmw xchg ptr @lock, i32 %7 acquire, align 4, !dbg !55
  store i32 %8, ptr %4, align 4, !dbg !55
  %9 = load i32, ptr %4, align 4, !dbg !55
  %10 = icmp ne i32 %9, 0, !dbg !54
  br i1 %10, label %11, label %12, !dbg !54

11:                                               ; preds = %6
  br label %6, !dbg !54, !llvm.loop !56

12:                                               ; preds = %6
  %13 = load i32, ptr @counter, align 4, !dbg !59
  %14 = add nsw i32 %13, 1, !dbg !59
  store i32 %14, ptr @counter, align 4, !dbg !59
  store i32 0, ptr %5, align 4, !dbg !60
  %15 = load i32, ptr %5, align 4, !dbg !60
  store atomic i32 %15, ptr @lock monotonic, align 4, !dbg !60
  %16 = load ptr, ptr %2, align 8, !dbg !61
  ret ptr %16, !dbg !62
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28, !29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 11, type: !22, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "c11_relaxed_unlock.c", directory: ".", checksumkind: CSK_MD5, checksum: "96d86e36c784c32b809dcd531034fd43")
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
!19 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 10, type: !20, isLocal: true, isDefinition: true)
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
!31 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 21, type: !32, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !34)
!32 = !DISubroutineType(types: !33)
!33 = !{!22}
!34 = !{}
!35 = !DILocalVariable(name: "a", scope: !31, file: !3, line: 22, type: !36)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !37, line: 27, baseType: !38)
!37 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!38 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!39 = !DILocation(line: 22, column: 13, scope: !31)
!40 = !DILocalVariable(name: "b", scope: !31, file: !3, line: 22, type: !36)
!41 = !DILocation(line: 22, column: 16, scope: !31)
!42 = !DILocation(line: 23, column: 3, scope: !31)
!43 = !DILocation(line: 24, column: 3, scope: !31)
!44 = !DILocation(line: 25, column: 16, scope: !31)
!45 = !DILocation(line: 25, column: 3, scope: !31)
!46 = !DILocation(line: 26, column: 16, scope: !31)
!47 = !DILocation(line: 26, column: 3, scope: !31)
!48 = !DILocation(line: 27, column: 3, scope: !31)
!49 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 13, type: !50, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!50 = !DISubroutineType(types: !51)
!51 = !{!16, !16}
!52 = !DILocalVariable(name: "unused", arg: 1, scope: !49, file: !3, line: 13, type: !16)
!53 = !DILocation(line: 13, column: 24, scope: !49)
!54 = !DILocation(line: 14, column: 3, scope: !49)
!55 = !DILocation(line: 14, column: 10, scope: !49)
!56 = distinct !{!56, !54, !57, !58}
!57 = !DILocation(line: 15, column: 5, scope: !49)
!58 = !{!"llvm.loop.mustprogress"}
!59 = !DILocation(line: 16, column: 10, scope: !49)
!60 = !DILocation(line: 17, column: 3, scope: !49)
!61 = !DILocation(line: 18, column: 10, scope: !49)
!62 = !DILocation(line: 18, column: 3, scope: !49)
