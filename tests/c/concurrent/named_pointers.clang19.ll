source_filename = "named_pointers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i64, ptr }

@head = internal global ptr null, align 8, !dbg !0
@.str = private unnamed_addr constant [13 x i8] c"seen == NULL\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [17 x i8] c"named_pointers.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18
@counter = internal global i32 0, align 4, !dbg !29
@kept = internal global ptr null, align 8, !dbg !32
@slots = internal global [3 x %struct.node] zeroinitializer, align 16, !dbg !35
@second = internal global ptr null, align 8, !dbg !46
@.str.2 = private unnamed_addr constant [6 x i8] c"hello\00", align 1, !dbg !24
@text = internal global ptr null, align 8, !dbg !49
@inside = internal global ptr null, align 8, !dbg !52

define dso_local i32 @main() #0 !dbg !63 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !67, !DIExpression(), !71)
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @fill, ptr noundef null) #5, !dbg !72
    #dbg_declare(ptr %3, !73, !DIExpression(), !74)
  %6 = load atomic i64, ptr @head seq_cst, align 8, !dbg !75
  store i64 %6, ptr %4, align 8, !dbg !75
  %7 = load ptr, ptr %4, align 8, !dbg !75
  store ptr %7, ptr %3, align 8, !dbg !74
  %8 = load i64, ptr %2, align 8, !dbg !76
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !77
  %10 = load ptr, ptr %3, align 8, !dbg !78
  %11 = icmp eq ptr %10, null, !dbg !78
  br i1 %11, label %12, label %13, !dbg !81

12:                                               ; preds = %0
  br label %14, !dbg !81

13:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 37, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !78
  unreachable, !dbg !78

14:                                               ; preds = %12
  ret i32 0, !dbg !82
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @fill(ptr noundef %0) #0 !dbg !83 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !86, !DIExpression(), !87)
    #dbg_declare(ptr %3, !88, !DIExpression(), !89)
  %5 = call noalias ptr @malloc(i64 noundef 16) #7, !dbg !90
  store ptr %5, ptr %3, align 8, !dbg !89
  %6 = load ptr, ptr %3, align 8, !dbg !91
  %7 = getelementptr inbounds %struct.node, ptr %6, i32 0, i32 0, !dbg !92
  store i64 8589934592, ptr %7, align 8, !dbg !93
  %8 = load ptr, ptr %3, align 8, !dbg !94
  store ptr %8, ptr %4, align 8, !dbg !94
  %9 = load i64, ptr %4, align 8, !dbg !94
  store atomic i64 %9, ptr @head seq_cst, align 8, !dbg !94
  store ptr @counter, ptr @kept, align 8, !dbg !95
  store ptr getelementptr inbounds ([3 x %struct.node], ptr @slots, i64 0, i64 2), ptr getelementptr inbounds (%struct.node, ptr getelementptr inbounds ([3 x %struct.node], ptr @slots, i64 0, i64 1), i32 0, i32 1), align 8, !dbg !96
  store ptr getelementptr inbounds (%struct.node, ptr getelementptr inbounds ([3 x %struct.node], ptr @slots, i64 0, i64 1), i32 0, i32 1), ptr @second, align 8, !dbg !97
  store ptr @.str.2, ptr @text, align 8, !dbg !98
  %10 = load ptr, ptr %3, align 8, !dbg !99
  %11 = getelementptr inbounds %struct.node, ptr %10, i32 0, i32 1, !dbg !100
  store ptr %11, ptr @inside, align 8, !dbg !101
  ret ptr null, !dbg !102
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare noalias ptr @malloc(i64 noundef) #4


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!55, !56, !57, !58, !59, !60, !61}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 12, type: !54, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "named_pointers.c", directory: ".", checksumkind: CSK_MD5, checksum: "5e4959a798904eb3ad2ee55f6619d830")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24, !29, !32, !35, !46, !49, !52}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 104, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 13)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 136, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 17)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 48, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 6)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 14, type: !31, isLocal: true, isDefinition: true)
!31 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "kept", scope: !2, file: !3, line: 15, type: !34, isLocal: true, isDefinition: true)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "slots", scope: !2, file: !3, line: 13, type: !37, isLocal: true, isDefinition: true)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !38, size: 384, elements: !44)
!38 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 7, size: 128, elements: !39)
!39 = !{!40, !42}
!40 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !38, file: !3, line: 8, baseType: !41, size: 64)
!41 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !38, file: !3, line: 9, baseType: !43, size: 64, offset: 64)
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!44 = !{!45}
!45 = !DISubrange(count: 3)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 16, type: !48, isLocal: true, isDefinition: true)
!48 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(name: "text", scope: !2, file: !3, line: 17, type: !51, isLocal: true, isDefinition: true)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !3, line: 18, type: !48, isLocal: true, isDefinition: true)
!54 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !43)
!55 = !{i32 7, !"Dwarf Version", i32 5}
!56 = !{i32 2, !"Debug Info Version", i32 3}
!57 = !{i32 1, !"wchar_size", i32 4}
!58 = !{i32 8, !"PIC Level", i32 2}
!59 = !{i32 7, !"PIE Level", i32 2}
!60 = !{i32 7, !"uwtable", i32 2}
!61 = !{i32 7, !"frame-pointer", i32 2}
!62 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!63 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 32, type: !64, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !66)
!64 = !DISubroutineType(types: !65)
!65 = !{!31}
!66 = !{}
!67 = !DILocalVariable(name: "t", scope: !63, file: !3, line: 33, type: !68)
!68 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !69, line: 27, baseType: !70)
!69 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!70 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!71 = !DILocation(line: 33, column: 13, scope: !63)
!72 = !DILocation(line: 34, column: 3, scope: !63)
!73 = !DILocalVariable(name: "seen", scope: !63, file: !3, line: 35, type: !43)
!74 = !DILocation(line: 35, column: 16, scope: !63)
!75 = !DILocation(line: 35, column: 23, scope: !63)
!76 = !DILocation(line: 36, column: 16, scope: !63)
!77 = !DILocation(line: 36, column: 3, scope: !63)
!78 = !DILocation(line: 37, column: 3, scope: !79)
!79 = distinct !DILexicalBlock(scope: !80, file: !3, line: 37, column: 3)
!80 = distinct !DILexicalBlock(scope: !63, file: !3, line: 37, column: 3)
!81 = !DILocation(line: 37, column: 3, scope: !80)
!82 = !DILocation(line: 38, column: 3, scope: !63)
!83 = distinct !DISubprogram(name: "fill", scope: !3, file: !3, line: 20, type: !84, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !66)
!84 = !DISubroutineType(types: !85)
!85 = !{!5, !5}
!86 = !DILocalVariable(name: "unused", arg: 1, scope: !83, file: !3, line: 20, type: !5)
!87 = !DILocation(line: 20, column: 25, scope: !83)
!88 = !DILocalVariable(name: "node", scope: !83, file: !3, line: 21, type: !43)
!89 = !DILocation(line: 21, column: 16, scope: !83)
!90 = !DILocation(line: 21, column: 23, scope: !83)
!91 = !DILocation(line: 22, column: 3, scope: !83)
!92 = !DILocation(line: 22, column: 9, scope: !83)
!93 = !DILocation(line: 22, column: 15, scope: !83)
!94 = !DILocation(line: 23, column: 3, scope: !83)
!95 = !DILocation(line: 24, column: 8, scope: !83)
!96 = !DILocation(line: 25, column: 17, scope: !83)
!97 = !DILocation(line: 26, column: 10, scope: !83)
!98 = !DILocation(line: 27, column: 8, scope: !83)
!99 = !DILocation(line: 28, column: 13, scope: !83)
!100 = !DILocation(line: 28, column: 19, scope: !83)
!101 = !DILocation(line: 28, column: 10, scope: !83)
!102 = !DILocation(line: 29, column: 3, scope: !83)
