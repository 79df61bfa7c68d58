source_filename = "marked_after_the_end.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.block = type { i32 }

@last = internal global ptr null, align 8, !dbg !0

define dso_local i32 @main() #0 !dbg !34 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !38, metadata !DIExpression()), !dbg !42
  call void @llvm.dbg.declare(metadata ptr %3, metadata !43, metadata !DIExpression()), !dbg !44
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @work, ptr noundef null) #5, !dbg !45
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @work, ptr noundef null) #5, !dbg !46
  %6 = load i64, ptr %2, align 8, !dbg !47
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !48
  %8 = load i64, ptr %3, align 8, !dbg !49
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !50
  ret i32 0, !dbg !51
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @work(ptr noundef %0) #0 !dbg !52 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.block, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !55, metadata !DIExpression()), !dbg !56
  call void @llvm.dbg.declare(metadata ptr %3, metadata !57, metadata !DIExpression()), !dbg !58
  call void @llvm.memset.p0.i64(ptr align 4 %3, i8 0, i64 4, i1 false), !dbg !58
  call void @llvm.dbg.declare(metadata ptr %4, metadata !59, metadata !DIExpression()), !dbg !60
  store ptr %3, ptr %5, align 8, !dbg !61
  %10 = load i64, ptr %5, align 8, !dbg !61
  %11 = atomicrmw xchg ptr @last, i64 %10 seq_cst, align 8, !dbg !61
  store i64 %11, ptr %6, align 8, !dbg !61
  %12 = load ptr, ptr %6, align 8, !dbg !61
  store ptr %12, ptr %4, align 8, !dbg !60
  %13 = load ptr, ptr %4, align 8, !dbg !62
  %14 = icmp ne ptr %13, null, !dbg !62
  br i1 %14, label %15, label %27, !dbg !64

15:                                               ; preds = %1
  %16 = load ptr, ptr %4, align 8, !dbg !65
  %17 = getelementptr inbounds %struct.block, ptr %16, i32 0, i32 0, !dbg !67
  store i32 1, ptr %7, align 4, !dbg !68
  %18 = load i32, ptr %7, align 4, !dbg !68
  store atomic i32 %18, ptr %17 monotonic, align 4, !dbg !68
  br label %19, !dbg !69

19:                                               ; preds = %25, %15
  %20 = getelementptr inbounds %struct.block, ptr %3, i32 0, i32 0, !dbg !70
  %21 = load atomic i32, ptr %20 monotonic, align 4, !dbg !71
  store i32 %21, ptr %8, align 4, !dbg !71
  %22 = load i32, ptr %8, align 4, !dbg !71
  %23 = icmp ne i32 %22, 0, !dbg !72
  %24 = xor i1 %23, true, !dbg !72
  br i1 %24, label %25, label %26, !dbg !69

25:                                               ; preds = %19
  br label %19, !dbg !69, !llvm.loop !73

26:                                               ; preds = %19
  br label %27, !dbg !76

27:                                               ; preds = %26, %1
  %28 = getelementptr inbounds %struct.block, ptr %3, i32 0, i32 0, !dbg !77
  %29 = load atomic i32, ptr %28 acquire, align 4, !dbg !78
  store i32 %29, ptr %9, align 4, !dbg !78
  %30 = load i32, ptr %9, align 4, !dbg !78
  ret ptr null, !dbg !79
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!26, !27, !28, !29, !30, !31, !32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "last", scope: !2, file: !3, line: 14, type: !18, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "marked_after_the_end.c", directory: ".", checksumkind: CSK_MD5, checksum: "d5bf56a28d010d0ea47ab7ba8748c9db")
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
!17 = !{!0}
!18 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "block", file: !3, line: 10, size: 32, elements: !21)
!21 = !{!22}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "marked", scope: !20, file: !3, line: 11, baseType: !23, size: 32)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !24)
!24 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !25)
!25 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!26 = !{i32 7, !"Dwarf Version", i32 5}
!27 = !{i32 2, !"Debug Info Version", i32 3}
!28 = !{i32 1, !"wchar_size", i32 4}
!29 = !{i32 7, !"PIC Level", i32 2}
!30 = !{i32 7, !"PIE Level", i32 2}
!31 = !{i32 7, !"uwtable", i32 1}
!32 = !{i32 7, !"frame-pointer", i32 2}
!33 = !{!"Debian clang version 14.0.6"}
!34 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 28, type: !35, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!35 = !DISubroutineType(types: !36)
!36 = !{!25}
!37 = !{}
!38 = !DILocalVariable(name: "first", scope: !34, file: !3, line: 29, type: !39)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !40, line: 27, baseType: !41)
!40 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!41 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!42 = !DILocation(line: 29, column: 13, scope: !34)
!43 = !DILocalVariable(name: "second", scope: !34, file: !3, line: 29, type: !39)
!44 = !DILocation(line: 29, column: 20, scope: !34)
!45 = !DILocation(line: 30, column: 3, scope: !34)
!46 = !DILocation(line: 31, column: 3, scope: !34)
!47 = !DILocation(line: 32, column: 16, scope: !34)
!48 = !DILocation(line: 32, column: 3, scope: !34)
!49 = !DILocation(line: 33, column: 16, scope: !34)
!50 = !DILocation(line: 33, column: 3, scope: !34)
!51 = !DILocation(line: 34, column: 3, scope: !34)
!52 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 16, type: !53, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !37)
!53 = !DISubroutineType(types: !54)
!54 = !{!16, !16}
!55 = !DILocalVariable(name: "unused", arg: 1, scope: !52, file: !3, line: 16, type: !16)
!56 = !DILocation(line: 16, column: 25, scope: !52)
!57 = !DILocalVariable(name: "own", scope: !52, file: !3, line: 17, type: !20)
!58 = !DILocation(line: 17, column: 16, scope: !52)
!59 = !DILocalVariable(name: "before", scope: !52, file: !3, line: 18, type: !19)
!60 = !DILocation(line: 18, column: 17, scope: !52)
!61 = !DILocation(line: 18, column: 26, scope: !52)
!62 = !DILocation(line: 19, column: 7, scope: !63)
!63 = distinct !DILexicalBlock(scope: !52, file: !3, line: 19, column: 7)
!64 = !DILocation(line: 19, column: 7, scope: !52)
!65 = !DILocation(line: 20, column: 28, scope: !66)
!66 = distinct !DILexicalBlock(scope: !63, file: !3, line: 19, column: 15)
!67 = !DILocation(line: 20, column: 36, scope: !66)
!68 = !DILocation(line: 20, column: 5, scope: !66)
!69 = !DILocation(line: 21, column: 5, scope: !66)
!70 = !DILocation(line: 21, column: 39, scope: !66)
!71 = !DILocation(line: 21, column: 13, scope: !66)
!72 = !DILocation(line: 21, column: 12, scope: !66)
!73 = distinct !{!73, !69, !74, !75}
!74 = !DILocation(line: 22, column: 7, scope: !66)
!75 = !{!"llvm.loop.mustprogress"}
!76 = !DILocation(line: 23, column: 3, scope: !66)
!77 = !DILocation(line: 24, column: 29, scope: !52)
!78 = !DILocation(line: 24, column: 3, scope: !52)
!79 = !DILocation(line: 25, column: 3, scope: !52)
