source_filename = "globals.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@unused = internal global i32 0, align 4, !dbg !0
@tickets = internal global i32 5, align 4, !dbg !16
@numbers = internal global [2 x i32] [i32 3, i32 4], align 4, !dbg !21
@chosen = internal global ptr getelementptr (i8, ptr @numbers, i64 4), align 8, !dbg !26

define dso_local ptr @make() #0 !dbg !37 {
  ret ptr @unused, !dbg !40
}

define dso_local i32 @ticket(ptr noundef %0) #0 !dbg !41 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !45, !DIExpression(), !46)
  %5 = load ptr, ptr %2, align 8, !dbg !47
  store i32 1, ptr %3, align 4, !dbg !48
  %6 = load i32, ptr %3, align 4, !dbg !48
  %7 = atomicrmw add ptr @tickets, i32 %6 monotonic, align 4, !dbg !48
  store i32 %7, ptr %4, align 4, !dbg !48
  %8 = load i32, ptr %4, align 4, !dbg !48
  ret i32 %8, !dbg !49
}

define dso_local i32 @same_ticket(ptr noundef %0) #0 !dbg !50 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !51, !DIExpression(), !52)
  %6 = load ptr, ptr %2, align 8, !dbg !53
    #dbg_declare(ptr %3, !54, !DIExpression(), !55)
  %7 = load atomic i32, ptr @tickets monotonic, align 4, !dbg !56
  store i32 %7, ptr %4, align 4, !dbg !56
  %8 = load i32, ptr %4, align 4, !dbg !56
  store i32 %8, ptr %3, align 4, !dbg !55
  %9 = load i32, ptr %3, align 4, !dbg !57
  %10 = add nsw i32 %9, 1, !dbg !58
  store i32 %10, ptr %5, align 4, !dbg !59
  %11 = load i32, ptr %5, align 4, !dbg !59
  store atomic i32 %11, ptr @tickets monotonic, align 4, !dbg !59
  %12 = load i32, ptr %3, align 4, !dbg !60
  ret i32 %12, !dbg !61
}

define dso_local i32 @read_number(ptr noundef %0, i32 noundef %1) #0 !dbg !62 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !65, !DIExpression(), !66)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !67, !DIExpression(), !68)
  %5 = load ptr, ptr %3, align 8, !dbg !69
  %6 = load i32, ptr %4, align 4, !dbg !70
  %7 = sext i32 %6 to i64, !dbg !71
  %8 = getelementptr inbounds [2 x i32], ptr @numbers, i64 0, i64 %7, !dbg !71
  %9 = load i32, ptr %8, align 4, !dbg !71
  %10 = mul nsw i32 %9, 10, !dbg !72
  %11 = load ptr, ptr @chosen, align 8, !dbg !73
  %12 = load i32, ptr %11, align 4, !dbg !74
  %13 = add nsw i32 %10, %12, !dbg !75
  ret i32 %13, !dbg !76
}


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!29, !30, !31, !32, !33, !34, !35}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "unused", scope: !2, file: !3, line: 7, type: !20, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "globals.c", directory: ".", checksumkind: CSK_MD5, checksum: "a55f845542d2283c1a4a51b1de749b87")
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
!15 = !{!0, !16, !21, !26}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "tickets", scope: !2, file: !3, line: 4, type: !18, isLocal: true, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "numbers", scope: !2, file: !3, line: 5, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 64, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 2)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "chosen", scope: !2, file: !3, line: 6, type: !28, isLocal: true, isDefinition: true)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!29 = !{i32 7, !"Dwarf Version", i32 5}
!30 = !{i32 2, !"Debug Info Version", i32 3}
!31 = !{i32 1, !"wchar_size", i32 4}
!32 = !{i32 8, !"PIC Level", i32 2}
!33 = !{i32 7, !"PIE Level", i32 2}
!34 = !{i32 7, !"uwtable", i32 2}
!35 = !{i32 7, !"frame-pointer", i32 2}
!36 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!37 = distinct !DISubprogram(name: "make", scope: !3, file: !3, line: 9, type: !38, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!38 = !DISubroutineType(types: !39)
!39 = !{!28}
!40 = !DILocation(line: 9, column: 19, scope: !37)
!41 = distinct !DISubprogram(name: "ticket", scope: !3, file: !3, line: 11, type: !42, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !44)
!42 = !DISubroutineType(types: !43)
!43 = !{!20, !28}
!44 = !{}
!45 = !DILocalVariable(name: "nothing", arg: 1, scope: !41, file: !3, line: 11, type: !28)
!46 = !DILocation(line: 11, column: 17, scope: !41)
!47 = !DILocation(line: 12, column: 9, scope: !41)
!48 = !DILocation(line: 13, column: 10, scope: !41)
!49 = !DILocation(line: 13, column: 3, scope: !41)
!50 = distinct !DISubprogram(name: "same_ticket", scope: !3, file: !3, line: 17, type: !42, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !44)
!51 = !DILocalVariable(name: "nothing", arg: 1, scope: !50, file: !3, line: 17, type: !28)
!52 = !DILocation(line: 17, column: 22, scope: !50)
!53 = !DILocation(line: 18, column: 9, scope: !50)
!54 = !DILocalVariable(name: "ticket", scope: !50, file: !3, line: 19, type: !20)
!55 = !DILocation(line: 19, column: 7, scope: !50)
!56 = !DILocation(line: 19, column: 16, scope: !50)
!57 = !DILocation(line: 20, column: 35, scope: !50)
!58 = !DILocation(line: 20, column: 42, scope: !50)
!59 = !DILocation(line: 20, column: 3, scope: !50)
!60 = !DILocation(line: 21, column: 10, scope: !50)
!61 = !DILocation(line: 21, column: 3, scope: !50)
!62 = distinct !DISubprogram(name: "read_number", scope: !3, file: !3, line: 24, type: !63, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !44)
!63 = !DISubroutineType(types: !64)
!64 = !{!20, !28, !20}
!65 = !DILocalVariable(name: "nothing", arg: 1, scope: !62, file: !3, line: 24, type: !28)
!66 = !DILocation(line: 24, column: 22, scope: !62)
!67 = !DILocalVariable(name: "index", arg: 2, scope: !62, file: !3, line: 24, type: !20)
!68 = !DILocation(line: 24, column: 35, scope: !62)
!69 = !DILocation(line: 25, column: 9, scope: !62)
!70 = !DILocation(line: 26, column: 18, scope: !62)
!71 = !DILocation(line: 26, column: 10, scope: !62)
!72 = !DILocation(line: 26, column: 25, scope: !62)
!73 = !DILocation(line: 26, column: 33, scope: !62)
!74 = !DILocation(line: 26, column: 32, scope: !62)
!75 = !DILocation(line: 26, column: 30, scope: !62)
!76 = !DILocation(line: 26, column: 3, scope: !62)
