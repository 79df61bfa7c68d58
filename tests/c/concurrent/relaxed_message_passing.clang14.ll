source_filename = "relaxed_message_passing.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@flag = internal global i32 0, align 4, !dbg !0
@data = internal global i32 0, align 4, !dbg !18
@seen = dso_local global i32 0, align 4, !dbg !23

define dso_local i32 @main() #0 !dbg !33 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !37, metadata !DIExpression()), !dbg !41
  %6 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @send, ptr noundef null) #4, !dbg !42
  %7 = load atomic i32, ptr @flag acquire, align 4, !dbg !43
  store i32 %7, ptr %3, align 4, !dbg !43
  %8 = load i32, ptr %3, align 4, !dbg !43
  %9 = icmp ne i32 %8, 0, !dbg !43
  br i1 %9, label %10, label %14, !dbg !45

10:                                               ; preds = %0
  %11 = load atomic i32, ptr @data monotonic, align 4, !dbg !46
  store i32 %11, ptr %4, align 4, !dbg !46
  %12 = load i32, ptr %4, align 4, !dbg !46
  %13 = add nsw i32 1, %12, !dbg !47
  store i32 %13, ptr @seen, align 4, !dbg !48
  br label %17, !dbg !49

14:                                               ; preds = %0
  %15 = load atomic i32, ptr @data monotonic, align 4, !dbg !50
  store i32 %15, ptr %5, align 4, !dbg !50
  %16 = load i32, ptr %5, align 4, !dbg !50
  store i32 %16, ptr @seen, align 4, !dbg !51
  br label %17

17:                                               ; preds = %14, %10
  %18 = load i64, ptr %2, align 8, !dbg !52
  %19 = call i32 @pthread_join(i64 noundef %18, ptr noundef null), !dbg !53
  ret i32 0, !dbg !54
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @send(ptr noundef %0) #0 !dbg !55 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !58, metadata !DIExpression()), !dbg !59
  store i32 1, ptr %3, align 4, !dbg !60
  %5 = load i32, ptr %3, align 4, !dbg !60
  store atomic i32 %5, ptr @data monotonic, align 4, !dbg !60
  store i32 1, ptr %4, align 4, !dbg !61
  %6 = load i32, ptr %4, align 4, !dbg !61
  store atomic i32 %6, ptr @flag release, align 4, !dbg !61
  %7 = load ptr, ptr %2, align 8, !dbg !62
  ret ptr %7, !dbg !63
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 7, type: !20, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "relaxed_message_passing.c", directory: ".", checksumkind: CSK_MD5, checksum: "6bb21f859b4424ee5db8a292af2fdfe8")
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
!17 = !{!18, !0, !23}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 7, type: !20, isLocal: true, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 8, type: !22, isLocal: false, isDefinition: true)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 7, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 1}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = !{!"Debian clang version 14.0.6"}
!33 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 16, type: !34, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!34 = !DISubroutineType(types: !35)
!35 = !{!22}
!36 = !{}
!37 = !DILocalVariable(name: "t", scope: !33, file: !3, line: 17, type: !38)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !39, line: 27, baseType: !40)
!39 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!40 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!41 = !DILocation(line: 17, column: 13, scope: !33)
!42 = !DILocation(line: 18, column: 3, scope: !33)
!43 = !DILocation(line: 19, column: 7, scope: !44)
!44 = distinct !DILexicalBlock(scope: !33, file: !3, line: 19, column: 7)
!45 = !DILocation(line: 19, column: 7, scope: !33)
!46 = !DILocation(line: 20, column: 16, scope: !44)
!47 = !DILocation(line: 20, column: 14, scope: !44)
!48 = !DILocation(line: 20, column: 10, scope: !44)
!49 = !DILocation(line: 20, column: 5, scope: !44)
!50 = !DILocation(line: 22, column: 12, scope: !44)
!51 = !DILocation(line: 22, column: 10, scope: !44)
!52 = !DILocation(line: 23, column: 16, scope: !33)
!53 = !DILocation(line: 23, column: 3, scope: !33)
!54 = !DILocation(line: 24, column: 3, scope: !33)
!55 = distinct !DISubprogram(name: "send", scope: !3, file: !3, line: 10, type: !56, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!56 = !DISubroutineType(types: !57)
!57 = !{!16, !16}
!58 = !DILocalVariable(name: "unused", arg: 1, scope: !55, file: !3, line: 10, type: !16)
!59 = !DILocation(line: 10, column: 25, scope: !55)
!60 = !DILocation(line: 11, column: 3, scope: !55)
!61 = !DILocation(line: 12, column: 3, scope: !55)
!62 = !DILocation(line: 13, column: 10, scope: !55)
!63 = !DILocation(line: 13, column: 3, scope: !55)
