source_filename = "named_pointers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i64, ptr }

@head = internal global ptr null, align 8, !dbg !0
@.str = private unnamed_addr constant [13 x i8] c"seen == NULL\00", align 1
@.str.1 = private unnamed_addr constant [17 x i8] c"named_pointers.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@counter = internal global i32 0, align 4, !dbg !18
@kept = internal global ptr null, align 8, !dbg !21
@slots = internal global [3 x %struct.node] zeroinitializer, align 16, !dbg !24
@second = internal global ptr null, align 8, !dbg !35
@.str.2 = private unnamed_addr constant [6 x i8] c"hello\00", align 1
@text = internal global ptr null, align 8, !dbg !38
@inside = internal global ptr null, align 8, !dbg !43
@function = internal global ptr null, align 8, !dbg !45
@number = internal global ptr null, align 8, !dbg !50
@flag = internal global i32 0, align 4, !dbg !52

define dso_local i32 @main() #0 !dbg !65 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !69, metadata !DIExpression()), !dbg !73
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @fill, ptr noundef null) #5, !dbg !74
  call void @llvm.dbg.declare(metadata ptr %3, metadata !75, metadata !DIExpression()), !dbg !76
  %6 = load atomic i64, ptr @head seq_cst, align 8, !dbg !77
  store i64 %6, ptr %4, align 8, !dbg !77
  %7 = load ptr, ptr %4, align 8, !dbg !77
  store ptr %7, ptr %3, align 8, !dbg !76
  %8 = load i64, ptr %2, align 8, !dbg !78
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !79
  %10 = load ptr, ptr %3, align 8, !dbg !80
  %11 = icmp eq ptr %10, null, !dbg !80
  br i1 %11, label %12, label %13, !dbg !83

12:                                               ; preds = %0
  br label %14, !dbg !83

13:                                               ; preds = %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([13 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([17 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 44, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !80
  unreachable, !dbg !80

14:                                               ; preds = %12
  ret i32 0, !dbg !84
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @fill(ptr noundef %0) #0 !dbg !85 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !86, metadata !DIExpression()), !dbg !87
  call void @llvm.dbg.declare(metadata ptr %3, metadata !88, metadata !DIExpression()), !dbg !89
  %7 = call noalias ptr @malloc(i64 noundef 16) #5, !dbg !90
  store ptr %7, ptr %3, align 8, !dbg !89
  %8 = load ptr, ptr %3, align 8, !dbg !91
  %9 = getelementptr inbounds %struct.node, ptr %8, i32 0, i32 0, !dbg !92
  store i64 8589934592, ptr %9, align 8, !dbg !93
  %10 = load ptr, ptr %3, align 8, !dbg !94
  store ptr %10, ptr %4, align 8, !dbg !94
  %11 = load i64, ptr %4, align 8, !dbg !94
  store atomic i64 %11, ptr @head seq_cst, align 8, !dbg !94
  store ptr @counter, ptr @kept, align 8, !dbg !95
  store ptr getelementptr inbounds ([3 x %struct.node], ptr @slots, i64 0, i64 2), ptr getelementptr inbounds ([3 x %struct.node], ptr @slots, i64 0, i64 1, i32 1), align 8, !dbg !96
  store ptr getelementptr inbounds ([3 x %struct.node], ptr @slots, i64 0, i64 1, i32 1), ptr @second, align 8, !dbg !97
  store ptr getelementptr inbounds ([6 x i8], ptr @.str.2, i64 0, i64 0), ptr @text, align 8, !dbg !98
  %12 = load ptr, ptr %3, align 8, !dbg !99
  %13 = getelementptr inbounds %struct.node, ptr %12, i32 0, i32 1, !dbg !100
  store ptr %13, ptr @inside, align 8, !dbg !101
  store ptr @fill, ptr @function, align 8, !dbg !102
  store ptr inttoptr (i64 3 to ptr), ptr @number, align 8, !dbg !103
  store i32 1, ptr %5, align 4, !dbg !104
  %14 = load i32, ptr %5, align 4, !dbg !104
  store atomic i32 %14, ptr @flag release, align 4, !dbg !104
  store i32 2, ptr %6, align 4, !dbg !105
  %15 = load i32, ptr %6, align 4, !dbg !105
  store atomic i32 %15, ptr @flag monotonic, align 4, !dbg !105
  ret ptr null, !dbg !106
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

declare noalias ptr @malloc(i64 noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!57, !58, !59, !60, !61, !62, !63}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 12, type: !56, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "named_pointers.c", directory: ".", checksumkind: CSK_MD5, checksum: "cf7615593afb08ab67e25f995d31fa19")
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
!17 = !{!0, !18, !21, !24, !35, !38, !43, !45, !50, !52}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 14, type: !20, isLocal: true, isDefinition: true)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "kept", scope: !2, file: !3, line: 15, type: !23, isLocal: true, isDefinition: true)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "slots", scope: !2, file: !3, line: 13, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 384, elements: !33)
!27 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 7, size: 128, elements: !28)
!28 = !{!29, !31}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !27, file: !3, line: 8, baseType: !30, size: 64)
!30 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !27, file: !3, line: 9, baseType: !32, size: 64, offset: 64)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64)
!33 = !{!34}
!34 = !DISubrange(count: 3)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 16, type: !37, isLocal: true, isDefinition: true)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "text", scope: !2, file: !3, line: 17, type: !40, isLocal: true, isDefinition: true)
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64)
!41 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !42)
!42 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !3, line: 18, type: !37, isLocal: true, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "function", scope: !2, file: !3, line: 19, type: !47, isLocal: true, isDefinition: true)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64)
!48 = !DISubroutineType(types: !49)
!49 = !{!16, !16}
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(name: "number", scope: !2, file: !3, line: 20, type: !16, isLocal: true, isDefinition: true)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 21, type: !54, isLocal: true, isDefinition: true)
!54 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !55)
!55 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!56 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !32)
!57 = !{i32 7, !"Dwarf Version", i32 5}
!58 = !{i32 2, !"Debug Info Version", i32 3}
!59 = !{i32 1, !"wchar_size", i32 4}
!60 = !{i32 7, !"PIC Level", i32 2}
!61 = !{i32 7, !"PIE Level", i32 2}
!62 = !{i32 7, !"uwtable", i32 1}
!63 = !{i32 7, !"frame-pointer", i32 2}
!64 = !{!"Debian clang version 14.0.6"}
!65 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 39, type: !66, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !68)
!66 = !DISubroutineType(types: !67)
!67 = !{!20}
!68 = !{}
!69 = !DILocalVariable(name: "t", scope: !65, file: !3, line: 40, type: !70)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !71, line: 27, baseType: !72)
!71 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!72 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!73 = !DILocation(line: 40, column: 13, scope: !65)
!74 = !DILocation(line: 41, column: 3, scope: !65)
!75 = !DILocalVariable(name: "seen", scope: !65, file: !3, line: 42, type: !32)
!76 = !DILocation(line: 42, column: 16, scope: !65)
!77 = !DILocation(line: 42, column: 23, scope: !65)
!78 = !DILocation(line: 43, column: 16, scope: !65)
!79 = !DILocation(line: 43, column: 3, scope: !65)
!80 = !DILocation(line: 44, column: 3, scope: !81)
!81 = distinct !DILexicalBlock(scope: !82, file: !3, line: 44, column: 3)
!82 = distinct !DILexicalBlock(scope: !65, file: !3, line: 44, column: 3)
!83 = !DILocation(line: 44, column: 3, scope: !82)
!84 = !DILocation(line: 45, column: 3, scope: !65)
!85 = distinct !DISubprogram(name: "fill", scope: !3, file: !3, line: 23, type: !48, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !68)
!86 = !DILocalVariable(name: "unused", arg: 1, scope: !85, file: !3, line: 23, type: !16)
!87 = !DILocation(line: 23, column: 25, scope: !85)
!88 = !DILocalVariable(name: "node", scope: !85, file: !3, line: 24, type: !32)
!89 = !DILocation(line: 24, column: 16, scope: !85)
!90 = !DILocation(line: 24, column: 23, scope: !85)
!91 = !DILocation(line: 25, column: 3, scope: !85)
!92 = !DILocation(line: 25, column: 9, scope: !85)
!93 = !DILocation(line: 25, column: 15, scope: !85)
!94 = !DILocation(line: 26, column: 3, scope: !85)
!95 = !DILocation(line: 27, column: 8, scope: !85)
!96 = !DILocation(line: 28, column: 17, scope: !85)
!97 = !DILocation(line: 29, column: 10, scope: !85)
!98 = !DILocation(line: 30, column: 8, scope: !85)
!99 = !DILocation(line: 31, column: 13, scope: !85)
!100 = !DILocation(line: 31, column: 19, scope: !85)
!101 = !DILocation(line: 31, column: 10, scope: !85)
!102 = !DILocation(line: 32, column: 12, scope: !85)
!103 = !DILocation(line: 33, column: 10, scope: !85)
!104 = !DILocation(line: 34, column: 3, scope: !85)
!105 = !DILocation(line: 35, column: 3, scope: !85)
!106 = !DILocation(line: 36, column: 3, scope: !85)
