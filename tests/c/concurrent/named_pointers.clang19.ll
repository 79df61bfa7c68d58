source_filename = "named_pointers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i64, ptr }

@head = internal global ptr null, align 8, !dbg !0
@.str = private unnamed_addr constant [13 x i8] c"seen == NULL\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [17 x i8] c"named_pointers.c\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !29
@counter = internal global i32 0, align 4, !dbg !40
@kept = internal global ptr null, align 8, !dbg !43
@slots = internal global [3 x %struct.node] zeroinitializer, align 16, !dbg !46
@second = internal global ptr null, align 8, !dbg !57
@.str.2 = private unnamed_addr constant [6 x i8] c"hello\00", align 1, !dbg !35
@text = internal global ptr null, align 8, !dbg !60
@inside = internal global ptr null, align 8, !dbg !63
@function = internal global ptr null, align 8, !dbg !65
@number = internal global ptr null, align 8, !dbg !70
@flag = internal global i32 0, align 4, !dbg !72

define dso_local i32 @main() #0 !dbg !85 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !89, !DIExpression(), !93)
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @fill, ptr noundef null) #5, !dbg !94
    #dbg_declare(ptr %3, !95, !DIExpression(), !96)
  %6 = load atomic i64, ptr @head seq_cst, align 8, !dbg !97
  store i64 %6, ptr %4, align 8, !dbg !97
  %7 = load ptr, ptr %4, align 8, !dbg !97
  store ptr %7, ptr %3, align 8, !dbg !96
  %8 = load i64, ptr %2, align 8, !dbg !98
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !99
  %10 = load ptr, ptr %3, align 8, !dbg !100
  %11 = icmp eq ptr %10, null, !dbg !100
  br i1 %11, label %12, label %13, !dbg !103

12:                                               ; preds = %0
  br label %14, !dbg !103

13:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 44, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !100
  unreachable, !dbg !100

14:                                               ; preds = %12
  ret i32 0, !dbg !104
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @fill(ptr noundef %0) #0 !dbg !105 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !106, !DIExpression(), !107)
    #dbg_declare(ptr %3, !108, !DIExpression(), !109)
  %7 = call noalias ptr @malloc(i64 noundef 16) #7, !dbg !110
  store ptr %7, ptr %3, align 8, !dbg !109
  %8 = load ptr, ptr %3, align 8, !dbg !111
  %9 = getelementptr inbounds %struct.node, ptr %8, i32 0, i32 0, !dbg !112
  store i64 8589934592, ptr %9, align 8, !dbg !113
  %10 = load ptr, ptr %3, align 8, !dbg !114
  store ptr %10, ptr %4, align 8, !dbg !114
  %11 = load i64, ptr %4, align 8, !dbg !114
  store atomic i64 %11, ptr @head seq_cst, align 8, !dbg !114
  store ptr @counter, ptr @kept, align 8, !dbg !115
  store ptr getelementptr inbounds ([3 x %struct.node], ptr @slots, i64 0, i64 2), ptr getelementptr inbounds (%struct.node, ptr getelementptr inbounds ([3 x %struct.node], ptr @slots, i64 0, i64 1), i32 0, i32 1), align 8, !dbg !116
  store ptr getelementptr inbounds (%struct.node, ptr getelementptr inbounds ([3 x %struct.node], ptr @slots, i64 0, i64 1), i32 0, i32 1), ptr @second, align 8, !dbg !117
  store ptr @.str.2, ptr @text, align 8, !dbg !118
  %12 = load ptr, ptr %3, align 8, !dbg !119
  %13 = getelementptr inbounds %struct.node, ptr %12, i32 0, i32 1, !dbg !120
  store ptr %13, ptr @inside, align 8, !dbg !121
  store ptr @fill, ptr @function, align 8, !dbg !122
  store ptr inttoptr (i64 3 to ptr), ptr @number, align 8, !dbg !123
  store i32 1, ptr %5, align 4, !dbg !124
  %14 = load i32, ptr %5, align 4, !dbg !124
  store atomic i32 %14, ptr @flag release, align 4, !dbg !124
  store i32 2, ptr %6, align 4, !dbg !125
  %15 = load i32, ptr %6, align 4, !dbg !125
  store atomic i32 %15, ptr @flag monotonic, align 4, !dbg !125
  ret ptr null, !dbg !126
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare noalias ptr @malloc(i64 noundef) #4


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!77, !78, !79, !80, !81, !82, !83}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 12, type: !76, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "named_pointers.c", directory: ".", checksumkind: CSK_MD5, checksum: "cf7615593afb08ab67e25f995d31fa19")
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
!17 = !{!18, !24, !29, !0, !35, !40, !43, !46, !57, !60, !63, !65, !70, !72}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 44, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 104, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 13)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 44, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 136, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 17)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 44, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 120, elements: !33)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!33 = !{!34}
!34 = !DISubrange(count: 15)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !37, isLocal: true, isDefinition: true)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 48, elements: !38)
!38 = !{!39}
!39 = !DISubrange(count: 6)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 14, type: !42, isLocal: true, isDefinition: true)
!42 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "kept", scope: !2, file: !3, line: 15, type: !45, isLocal: true, isDefinition: true)
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(name: "slots", scope: !2, file: !3, line: 13, type: !48, isLocal: true, isDefinition: true)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !49, size: 384, elements: !55)
!49 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 7, size: 128, elements: !50)
!50 = !{!51, !53}
!51 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !49, file: !3, line: 8, baseType: !52, size: 64)
!52 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !49, file: !3, line: 9, baseType: !54, size: 64, offset: 64)
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !49, size: 64)
!55 = !{!56}
!56 = !DISubrange(count: 3)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 16, type: !59, isLocal: true, isDefinition: true)
!59 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !54, size: 64)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(name: "text", scope: !2, file: !3, line: 17, type: !62, isLocal: true, isDefinition: true)
!62 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !3, line: 18, type: !59, isLocal: true, isDefinition: true)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "function", scope: !2, file: !3, line: 19, type: !67, isLocal: true, isDefinition: true)
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !68, size: 64)
!68 = !DISubroutineType(types: !69)
!69 = !{!16, !16}
!70 = !DIGlobalVariableExpression(var: !71, expr: !DIExpression())
!71 = distinct !DIGlobalVariable(name: "number", scope: !2, file: !3, line: 20, type: !16, isLocal: true, isDefinition: true)
!72 = !DIGlobalVariableExpression(var: !73, expr: !DIExpression())
!73 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 21, type: !74, isLocal: true, isDefinition: true)
!74 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !75)
!75 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !42)
!76 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !54)
!77 = !{i32 7, !"Dwarf Version", i32 5}
!78 = !{i32 2, !"Debug Info Version", i32 3}
!79 = !{i32 1, !"wchar_size", i32 4}
!80 = !{i32 8, !"PIC Level", i32 2}
!81 = !{i32 7, !"PIE Level", i32 2}
!82 = !{i32 7, !"uwtable", i32 2}
!83 = !{i32 7, !"frame-pointer", i32 2}
!84 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!85 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 39, type: !86, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !88)
!86 = !DISubroutineType(types: !87)
!87 = !{!42}
!88 = !{}
!89 = !DILocalVariable(name: "t", scope: !85, file: !3, line: 40, type: !90)
!90 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !91, line: 27, baseType: !92)
!91 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!92 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!93 = !DILocation(line: 40, column: 13, scope: !85)
!94 = !DILocation(line: 41, column: 3, scope: !85)
!95 = !DILocalVariable(name: "seen", scope: !85, file: !3, line: 42, type: !54)
!96 = !DILocation(line: 42, column: 16, scope: !85)
!97 = !DILocation(line: 42, column: 23, scope: !85)
!98 = !DILocation(line: 43, column: 16, scope: !85)
!99 = !DILocation(line: 43, column: 3, scope: !85)
!100 = !DILocation(line: 44, column: 3, scope: !101)
!101 = distinct !DILexicalBlock(scope: !102, file: !3, line: 44, column: 3)
!102 = distinct !DILexicalBlock(scope: !85, file: !3, line: 44, column: 3)
!103 = !DILocation(line: 44, column: 3, scope: !102)
!104 = !DILocation(line: 45, column: 3, scope: !85)
!105 = distinct !DISubprogram(name: "fill", scope: !3, file: !3, line: 23, type: !68, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !88)
!106 = !DILocalVariable(name: "unused", arg: 1, scope: !105, file: !3, line: 23, type: !16)
!107 = !DILocation(line: 23, column: 25, scope: !105)
!108 = !DILocalVariable(name: "node", scope: !105, file: !3, line: 24, type: !54)
!109 = !DILocation(line: 24, column: 16, scope: !105)
!110 = !DILocation(line: 24, column: 23, scope: !105)
!111 = !DILocation(line: 25, column: 3, scope: !105)
!112 = !DILocation(line: 25, column: 9, scope: !105)
!113 = !DILocation(line: 25, column: 15, scope: !105)
!114 = !DILocation(line: 26, column: 3, scope: !105)
!115 = !DILocation(line: 27, column: 8, scope: !105)
!116 = !DILocation(line: 28, column: 17, scope: !105)
!117 = !DILocation(line: 29, column: 10, scope: !105)
!118 = !DILocation(line: 30, column: 8, scope: !105)
!119 = !DILocation(line: 31, column: 13, scope: !105)
!120 = !DILocation(line: 31, column: 19, scope: !105)
!121 = !DILocation(line: 31, column: 10, scope: !105)
!122 = !DILocation(line: 32, column: 12, scope: !105)
!123 = !DILocation(line: 33, column: 10, scope: !105)
!124 = !DILocation(line: 34, column: 3, scope: !105)
!125 = !DILocation(line: 35, column: 3, scope: !105)
!126 = !DILocation(line: 36, column: 3, scope: !105)
