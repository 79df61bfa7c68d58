source_filename = "signal_fence.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@flag = internal global i32 0, align 4, !dbg !0
@data = internal global i32 0, align 4, !dbg !31
@.str = private unnamed_addr constant [10 x i8] c"data == 1\00", align 1, !dbg !16
@.str.1 = private unnamed_addr constant [15 x i8] c"signal_fence.c\00", align 1, !dbg !22
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !27

define dso_local i32 @main() #0 !dbg !44 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !48, !DIExpression(), !52)
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @writer, ptr noundef null) #4, !dbg !53
  %5 = load atomic i32, ptr @flag monotonic, align 4, !dbg !54
  store i32 %5, ptr %3, align 4, !dbg !54
  %6 = load i32, ptr %3, align 4, !dbg !54
  %7 = icmp ne i32 %6, 0, !dbg !54
  br i1 %7, label %8, label %14, !dbg !56

8:                                                ; preds = %0
  fence syncscope("singlethread") seq_cst, !dbg !57
  %9 = load i32, ptr @data, align 4, !dbg !59
  %10 = icmp eq i32 %9, 1, !dbg !59
  br i1 %10, label %11, label %12, !dbg !62

11:                                               ; preds = %8
  br label %13, !dbg !62

12:                                               ; preds = %8
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 25, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !59
  unreachable, !dbg !59

13:                                               ; preds = %11
  br label %14, !dbg !63

14:                                               ; preds = %13, %0
  %15 = load i64, ptr %2, align 8, !dbg !64
  %16 = call i32 @pthread_join(i64 noundef %15, ptr noundef null), !dbg !65
  ret i32 0, !dbg !66
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @writer(ptr noundef %0) #0 !dbg !67 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !71, !DIExpression(), !72)
  store i32 1, ptr @data, align 4, !dbg !73
  fence syncscope("singlethread") seq_cst, !dbg !74
  store i32 1, ptr %3, align 4, !dbg !75
  %4 = load i32, ptr %3, align 4, !dbg !75
  store atomic i32 %4, ptr @flag monotonic, align 4, !dbg !75
  ret ptr null, !dbg !76
}

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!36, !37, !38, !39, !40, !41, !42}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 11, type: !34, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "signal_fence.c", directory: ".", checksumkind: CSK_MD5, checksum: "955f988890c726b836595728d0dc85a9")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 68, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16, !22, !27, !31, !0}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 25, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 80, elements: !20)
!19 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!20 = !{!21}
!21 = !DISubrange(count: 10)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 25, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 120, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 15)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 25, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 120, elements: !25)
!30 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !19)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 10, type: !33, isLocal: true, isDefinition: true)
!33 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !35)
!35 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !33)
!36 = !{i32 7, !"Dwarf Version", i32 5}
!37 = !{i32 2, !"Debug Info Version", i32 3}
!38 = !{i32 1, !"wchar_size", i32 4}
!39 = !{i32 8, !"PIC Level", i32 2}
!40 = !{i32 7, !"PIE Level", i32 2}
!41 = !{i32 7, !"uwtable", i32 2}
!42 = !{i32 7, !"frame-pointer", i32 2}
!43 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!44 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 20, type: !45, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !47)
!45 = !DISubroutineType(types: !46)
!46 = !{!33}
!47 = !{}
!48 = !DILocalVariable(name: "thread", scope: !44, file: !3, line: 21, type: !49)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !50, line: 27, baseType: !51)
!50 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!51 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!52 = !DILocation(line: 21, column: 15, scope: !44)
!53 = !DILocation(line: 22, column: 5, scope: !44)
!54 = !DILocation(line: 23, column: 9, scope: !55)
!55 = distinct !DILexicalBlock(scope: !44, file: !3, line: 23, column: 9)
!56 = !DILocation(line: 23, column: 9, scope: !44)
!57 = !DILocation(line: 24, column: 9, scope: !58)
!58 = distinct !DILexicalBlock(scope: !55, file: !3, line: 23, column: 60)
!59 = !DILocation(line: 25, column: 9, scope: !60)
!60 = distinct !DILexicalBlock(scope: !61, file: !3, line: 25, column: 9)
!61 = distinct !DILexicalBlock(scope: !58, file: !3, line: 25, column: 9)
!62 = !DILocation(line: 25, column: 9, scope: !61)
!63 = !DILocation(line: 26, column: 5, scope: !58)
!64 = !DILocation(line: 27, column: 18, scope: !44)
!65 = !DILocation(line: 27, column: 5, scope: !44)
!66 = !DILocation(line: 28, column: 5, scope: !44)
!67 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 13, type: !68, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!68 = !DISubroutineType(types: !69)
!69 = !{!70, !70}
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!71 = !DILocalVariable(name: "argument", arg: 1, scope: !67, file: !3, line: 13, type: !70)
!72 = !DILocation(line: 13, column: 27, scope: !67)
!73 = !DILocation(line: 14, column: 10, scope: !67)
!74 = !DILocation(line: 15, column: 5, scope: !67)
!75 = !DILocation(line: 16, column: 5, scope: !67)
!76 = !DILocation(line: 17, column: 5, scope: !67)
