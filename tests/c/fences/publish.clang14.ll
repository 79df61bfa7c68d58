source_filename = "publish.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@ready = dso_local global i32 0, align 4, !dbg !0
@box = dso_local global ptr null, align 8, !dbg !16

define dso_local i32 @main() #0 !dbg !30 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !34, metadata !DIExpression()), !dbg !38
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @writer, ptr noundef null) #3, !dbg !39
  %5 = load atomic i32, ptr @ready acquire, align 4, !dbg !40
  store i32 %5, ptr %3, align 4, !dbg !40
  %6 = load i32, ptr %3, align 4, !dbg !40
  %7 = icmp ne i32 %6, 0, !dbg !40
  br i1 %7, label %8, label %12, !dbg !42

8:                                                ; preds = %0
  %9 = load ptr, ptr @box, align 8, !dbg !43
  %10 = load i32, ptr %9, align 4, !dbg !44
  %11 = sub nsw i32 %10, 5, !dbg !45
  store i32 %11, ptr %1, align 4, !dbg !46
  br label %13, !dbg !46

12:                                               ; preds = %0
  store i32 0, ptr %1, align 4, !dbg !47
  br label %13, !dbg !47

13:                                               ; preds = %12, %8
  %14 = load i32, ptr %1, align 4, !dbg !48
  ret i32 %14, !dbg !48
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @writer(ptr noundef %0) #0 !dbg !49 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !53, metadata !DIExpression()), !dbg !54
  call void @llvm.dbg.declare(metadata ptr %3, metadata !55, metadata !DIExpression()), !dbg !56
  %5 = call noalias ptr @malloc(i64 noundef 4) #3, !dbg !57
  store ptr %5, ptr %3, align 8, !dbg !56
  %6 = load ptr, ptr %3, align 8, !dbg !58
  store i32 5, ptr %6, align 4, !dbg !59
  %7 = load ptr, ptr %3, align 8, !dbg !60
  store ptr %7, ptr @box, align 8, !dbg !61
  store i32 1, ptr %4, align 4, !dbg !62
  %8 = load i32, ptr %4, align 4, !dbg !62
  store atomic i32 %8, ptr @ready monotonic, align 4, !dbg !62
  ret ptr null, !dbg !63
}

declare noalias ptr @malloc(i64 noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!22, !23, !24, !25, !26, !27, !28}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 7, type: !20, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "publish.c", directory: ".", checksumkind: CSK_MD5, checksum: "984b489d955c6c5d1d86b3c764f0223c")
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
!15 = !{!16, !0}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "box", scope: !2, file: !3, line: 6, type: !18, isLocal: false, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !19)
!22 = !{i32 7, !"Dwarf Version", i32 5}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 1, !"wchar_size", i32 4}
!25 = !{i32 7, !"PIC Level", i32 2}
!26 = !{i32 7, !"PIE Level", i32 2}
!27 = !{i32 7, !"uwtable", i32 1}
!28 = !{i32 7, !"frame-pointer", i32 2}
!29 = !{!"Debian clang version 14.0.6"}
!30 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 18, type: !31, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !33)
!31 = !DISubroutineType(types: !32)
!32 = !{!19}
!33 = !{}
!34 = !DILocalVariable(name: "thread", scope: !30, file: !3, line: 20, type: !35)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !36, line: 27, baseType: !37)
!36 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!37 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!38 = !DILocation(line: 20, column: 15, scope: !30)
!39 = !DILocation(line: 21, column: 5, scope: !30)
!40 = !DILocation(line: 22, column: 9, scope: !41)
!41 = distinct !DILexicalBlock(scope: !30, file: !3, line: 22, column: 9)
!42 = !DILocation(line: 22, column: 9, scope: !30)
!43 = !DILocation(line: 23, column: 17, scope: !41)
!44 = !DILocation(line: 23, column: 16, scope: !41)
!45 = !DILocation(line: 23, column: 21, scope: !41)
!46 = !DILocation(line: 23, column: 9, scope: !41)
!47 = !DILocation(line: 24, column: 5, scope: !30)
!48 = !DILocation(line: 25, column: 1, scope: !30)
!49 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 9, type: !50, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !33)
!50 = !DISubroutineType(types: !51)
!51 = !{!52, !52}
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!53 = !DILocalVariable(name: "unused", arg: 1, scope: !49, file: !3, line: 9, type: !52)
!54 = !DILocation(line: 9, column: 27, scope: !49)
!55 = !DILocalVariable(name: "fresh", scope: !49, file: !3, line: 11, type: !18)
!56 = !DILocation(line: 11, column: 10, scope: !49)
!57 = !DILocation(line: 11, column: 18, scope: !49)
!58 = !DILocation(line: 12, column: 6, scope: !49)
!59 = !DILocation(line: 12, column: 12, scope: !49)
!60 = !DILocation(line: 13, column: 11, scope: !49)
!61 = !DILocation(line: 13, column: 9, scope: !49)
!62 = !DILocation(line: 14, column: 5, scope: !49)
!63 = !DILocation(line: 15, column: 5, scope: !49)
