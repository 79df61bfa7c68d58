source_filename = "c11_weak_push.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr }

@top = internal global ptr null, align 8, !dbg !0
@.str = private unnamed_addr constant [9 x i8] c"sum == 3\00", align 1, !dbg !20
@.str.1 = private unnamed_addr constant [16 x i8] c"c11_weak_push.c\00", align 1, !dbg !26
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !31
@.str.2 = private unnamed_addr constant [19 x i8] c"node->next == NULL\00", align 1, !dbg !37
@__PRETTY_FUNCTION__.relaxed_push = private unnamed_addr constant [24 x i8] c"void relaxed_push(void)\00", align 1, !dbg !42

define dso_local i32 @main() #0 !dbg !61 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !65, !DIExpression(), !72)
    #dbg_declare(ptr %3, !73, !DIExpression(), !74)
  store i32 0, ptr %3, align 4, !dbg !74
    #dbg_declare(ptr %4, !75, !DIExpression(), !77)
  store i64 0, ptr %4, align 8, !dbg !77
  br label %8, !dbg !78

8:                                                ; preds = %18, %0
  %9 = load i64, ptr %4, align 8, !dbg !79
  %10 = icmp slt i64 %9, 2, !dbg !81
  br i1 %10, label %11, label %21, !dbg !82

11:                                               ; preds = %8
  %12 = load i64, ptr %4, align 8, !dbg !83
  %13 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %12, !dbg !84
  %14 = load i64, ptr %4, align 8, !dbg !85
  %15 = add nsw i64 %14, 1, !dbg !86
  %16 = inttoptr i64 %15 to ptr, !dbg !87
  %17 = call i32 @pthread_create(ptr noundef %13, ptr noundef null, ptr noundef @push, ptr noundef %16) #5, !dbg !88
  br label %18, !dbg !88

18:                                               ; preds = %11
  %19 = load i64, ptr %4, align 8, !dbg !89
  %20 = add nsw i64 %19, 1, !dbg !89
  store i64 %20, ptr %4, align 8, !dbg !89
  br label %8, !dbg !90, !llvm.loop !91

21:                                               ; preds = %8
    #dbg_declare(ptr %5, !94, !DIExpression(), !96)
  store i32 0, ptr %5, align 4, !dbg !96
  br label %22, !dbg !97

22:                                               ; preds = %31, %21
  %23 = load i32, ptr %5, align 4, !dbg !98
  %24 = icmp slt i32 %23, 2, !dbg !100
  br i1 %24, label %25, label %34, !dbg !101

25:                                               ; preds = %22
  %26 = load i32, ptr %5, align 4, !dbg !102
  %27 = sext i32 %26 to i64, !dbg !103
  %28 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %27, !dbg !103
  %29 = load i64, ptr %28, align 8, !dbg !103
  %30 = call i32 @pthread_join(i64 noundef %29, ptr noundef null), !dbg !104
  br label %31, !dbg !104

31:                                               ; preds = %25
  %32 = load i32, ptr %5, align 4, !dbg !105
  %33 = add nsw i32 %32, 1, !dbg !105
  store i32 %33, ptr %5, align 4, !dbg !105
  br label %22, !dbg !106, !llvm.loop !107

34:                                               ; preds = %22
    #dbg_declare(ptr %6, !109, !DIExpression(), !111)
  %35 = load atomic ptr, ptr @top seq_cst, align 8, !dbg !112
  store ptr %35, ptr %6, align 8, !dbg !111
    #dbg_declare(ptr %7, !113, !DIExpression(), !114)
  br label %36, !dbg !115

36:                                               ; preds = %49, %34
  %37 = load ptr, ptr %6, align 8, !dbg !116
  %38 = icmp ne ptr %37, null, !dbg !118
  br i1 %38, label %39, label %51, !dbg !118

39:                                               ; preds = %36
  %40 = load ptr, ptr %6, align 8, !dbg !119
  %41 = getelementptr inbounds %struct.node, ptr %40, i32 0, i32 0, !dbg !121
  %42 = load i32, ptr %41, align 8, !dbg !121
  %43 = load i32, ptr %3, align 4, !dbg !122
  %44 = add nsw i32 %43, %42, !dbg !122
  store i32 %44, ptr %3, align 4, !dbg !122
  %45 = load ptr, ptr %6, align 8, !dbg !123
  %46 = getelementptr inbounds %struct.node, ptr %45, i32 0, i32 1, !dbg !124
  %47 = load ptr, ptr %46, align 8, !dbg !124
  store ptr %47, ptr %7, align 8, !dbg !125
  %48 = load ptr, ptr %6, align 8, !dbg !126
  call void @free(ptr noundef %48) #5, !dbg !127
  br label %49, !dbg !128

49:                                               ; preds = %39
  %50 = load ptr, ptr %7, align 8, !dbg !129
  store ptr %50, ptr %6, align 8, !dbg !130
  br label %36, !dbg !131, !llvm.loop !132

51:                                               ; preds = %36
  %52 = load i32, ptr %3, align 4, !dbg !134
  %53 = icmp eq i32 %52, 3, !dbg !134
  br i1 %53, label %54, label %55, !dbg !137

54:                                               ; preds = %51
  br label %56, !dbg !137

55:                                               ; preds = %51
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 40, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !134
  unreachable, !dbg !134

56:                                               ; preds = %54
  ret i32 0, !dbg !138
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @push(ptr noundef %0) #0 !dbg !139 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !142, !DIExpression(), !143)
    #dbg_declare(ptr %3, !144, !DIExpression(), !145)
  %8 = call noalias ptr @malloc(i64 noundef 16) #7, !dbg !146
  store ptr %8, ptr %3, align 8, !dbg !145
    #dbg_declare(ptr %4, !147, !DIExpression(), !148)
  %9 = load atomic i64, ptr @top monotonic, align 8, !dbg !149
  store i64 %9, ptr %5, align 8, !dbg !149
  %10 = load ptr, ptr %5, align 8, !dbg !149
  store ptr %10, ptr %4, align 8, !dbg !148
  %11 = load ptr, ptr %2, align 8, !dbg !150
  %12 = ptrtoint ptr %11 to i64, !dbg !151
  %13 = trunc i64 %12 to i32, !dbg !152
  %14 = load ptr, ptr %3, align 8, !dbg !153
  %15 = getelementptr inbounds %struct.node, ptr %14, i32 0, i32 0, !dbg !154
  store i32 %13, ptr %15, align 8, !dbg !155
  br label %16, !dbg !156

16:                                               ; preds = %28, %1
  %17 = load ptr, ptr %4, align 8, !dbg !157
  %18 = load ptr, ptr %3, align 8, !dbg !158
  %19 = getelementptr inbounds %struct.node, ptr %18, i32 0, i32 1, !dbg !159
  store ptr %17, ptr %19, align 8, !dbg !160
  br label %20, !dbg !158

20:                                               ; preds = %16
  %21 = load ptr, ptr %3, align 8, !dbg !161
  store ptr %21, ptr %6, align 8, !dbg !162
  %22 = load i64, ptr %4, align 8, !dbg !162
  %23 = load i64, ptr %6, align 8, !dbg !162
  %24 = cmpxchg weak ptr @top, i64 %22, i64 %23 release monotonic, align 8, !dbg !162
  %25 = extractvalue { i64, i1 } %24, 0, !dbg !162
  %26 = extractvalue { i64, i1 } %24, 1, !dbg !162
  br i1 %26, label %28, label %27, !dbg !162

27:                                               ; preds = %20
  store i64 %25, ptr %4, align 8, !dbg !162
  br label %28, !dbg !162

28:                                               ; preds = %27, %20
  %29 = zext i1 %26 to i8, !dbg !162
  store i8 %29, ptr %7, align 1, !dbg !162
  %30 = load i8, ptr %7, align 1, !dbg !162
  %31 = trunc i8 %30 to i1, !dbg !162
  %32 = xor i1 %31, true, !dbg !163
  br i1 %32, label %16, label %33, !dbg !158, !llvm.loop !164

33:                                               ; preds = %28
  ret ptr null, !dbg !166
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare void @free(ptr noundef) #1

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

define dso_local void @relaxed_push() #0 !dbg !167 {
  %1 = alloca i64, align 8
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
    #dbg_declare(ptr %1, !170, !DIExpression(), !171)
  %4 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @push_relaxed, ptr noundef null) #5, !dbg !172
    #dbg_declare(ptr %2, !173, !DIExpression(), !174)
  %5 = load atomic i64, ptr @top acquire, align 8, !dbg !175
  store i64 %5, ptr %3, align 8, !dbg !175
  %6 = load ptr, ptr %3, align 8, !dbg !175
  store ptr %6, ptr %2, align 8, !dbg !174
  %7 = load ptr, ptr %2, align 8, !dbg !176
  %8 = icmp ne ptr %7, null, !dbg !176
  br i1 %8, label %9, label %17, !dbg !178

9:                                                ; preds = %0
  %10 = load ptr, ptr %2, align 8, !dbg !179
  %11 = getelementptr inbounds %struct.node, ptr %10, i32 0, i32 1, !dbg !179
  %12 = load ptr, ptr %11, align 8, !dbg !179
  %13 = icmp eq ptr %12, null, !dbg !179
  br i1 %13, label %14, label %15, !dbg !182

14:                                               ; preds = %9
  br label %16, !dbg !182

15:                                               ; preds = %9
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 59, ptr noundef @__PRETTY_FUNCTION__.relaxed_push) #6, !dbg !179
  unreachable, !dbg !179

16:                                               ; preds = %14
  br label %17, !dbg !183

17:                                               ; preds = %16, %0
  %18 = load i64, ptr %1, align 8, !dbg !184
  %19 = call i32 @pthread_join(i64 noundef %18, ptr noundef null), !dbg !185
  ret void, !dbg !186
}

define internal ptr @push_relaxed(ptr noundef %0) #0 !dbg !187 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !188, !DIExpression(), !189)
    #dbg_declare(ptr %3, !190, !DIExpression(), !191)
  %8 = call noalias ptr @malloc(i64 noundef 16) #7, !dbg !192
  store ptr %8, ptr %3, align 8, !dbg !191
    #dbg_declare(ptr %4, !193, !DIExpression(), !194)
  %9 = load atomic i64, ptr @top monotonic, align 8, !dbg !195
  store i64 %9, ptr %5, align 8, !dbg !195
  %10 = load ptr, ptr %5, align 8, !dbg !195
  store ptr %10, ptr %4, align 8, !dbg !194
  br label %11, !dbg !196

11:                                               ; preds = %23, %1
  %12 = load ptr, ptr %4, align 8, !dbg !197
  %13 = load ptr, ptr %3, align 8, !dbg !198
  %14 = getelementptr inbounds %struct.node, ptr %13, i32 0, i32 1, !dbg !199
  store ptr %12, ptr %14, align 8, !dbg !200
  br label %15, !dbg !198

15:                                               ; preds = %11
  %16 = load ptr, ptr %3, align 8, !dbg !201
  store ptr %16, ptr %6, align 8, !dbg !202
  %17 = load i64, ptr %4, align 8, !dbg !202
  %18 = load i64, ptr %6, align 8, !dbg !202
  %19 = cmpxchg weak ptr @top, i64 %17, i64 %18 monotonic monotonic, align 8, !dbg !202
  %20 = extractvalue { i64, i1 } %19, 0, !dbg !202
  %21 = extractvalue { i64, i1 } %19, 1, !dbg !202
  br i1 %21, label %23, label %22, !dbg !202

22:                                               ; preds = %15
  store i64 %20, ptr %4, align 8, !dbg !202
  br label %23, !dbg !202

23:                                               ; preds = %22, %15
  %24 = zext i1 %21 to i8, !dbg !202
  store i8 %24, ptr %7, align 1, !dbg !202
  %25 = load i8, ptr %7, align 1, !dbg !202
  %26 = trunc i8 %25 to i1, !dbg !202
  %27 = xor i1 %26, true, !dbg !203
  br i1 %27, label %11, label %28, !dbg !198, !llvm.loop !204

28:                                               ; preds = %23
  %29 = load ptr, ptr %2, align 8, !dbg !206
  ret ptr %29, !dbg !207
}

declare noalias ptr @malloc(i64 noundef) #4


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!53, !54, !55, !56, !57, !58, !59}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 15, type: !47, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !19, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "c11_weak_push.c", directory: ".", checksumkind: CSK_MD5, checksum: "108508dae412317fef99da5545387e39")
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
!15 = !{!16, !17, !18}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!19 = !{!20, !26, !31, !37, !42, !0}
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 72, elements: !24)
!23 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!24 = !{!25}
!25 = !DISubrange(count: 9)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 128, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 16)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !33, isLocal: true, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !34, size: 120, elements: !35)
!34 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !23)
!35 = !{!36}
!36 = !DISubrange(count: 15)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !3, line: 59, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 152, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 19)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(scope: null, file: !3, line: 59, type: !44, isLocal: true, isDefinition: true)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !34, size: 192, elements: !45)
!45 = !{!46}
!46 = !DISubrange(count: 24)
!47 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !48)
!48 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !49, size: 64)
!49 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 10, size: 128, elements: !50)
!50 = !{!51, !52}
!51 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !49, file: !3, line: 11, baseType: !17, size: 32)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !49, file: !3, line: 12, baseType: !48, size: 64, offset: 64)
!53 = !{i32 7, !"Dwarf Version", i32 5}
!54 = !{i32 2, !"Debug Info Version", i32 3}
!55 = !{i32 1, !"wchar_size", i32 4}
!56 = !{i32 8, !"PIC Level", i32 2}
!57 = !{i32 7, !"PIE Level", i32 2}
!58 = !{i32 7, !"uwtable", i32 2}
!59 = !{i32 7, !"frame-pointer", i32 2}
!60 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!61 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 28, type: !62, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !64)
!62 = !DISubroutineType(types: !63)
!63 = !{!17}
!64 = !{}
!65 = !DILocalVariable(name: "threads", scope: !61, file: !3, line: 29, type: !66)
!66 = !DICompositeType(tag: DW_TAG_array_type, baseType: !67, size: 128, elements: !70)
!67 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !68, line: 27, baseType: !69)
!68 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!69 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!70 = !{!71}
!71 = !DISubrange(count: 2)
!72 = !DILocation(line: 29, column: 13, scope: !61)
!73 = !DILocalVariable(name: "sum", scope: !61, file: !3, line: 30, type: !17)
!74 = !DILocation(line: 30, column: 7, scope: !61)
!75 = !DILocalVariable(name: "i", scope: !76, file: !3, line: 31, type: !18)
!76 = distinct !DILexicalBlock(scope: !61, file: !3, line: 31, column: 3)
!77 = !DILocation(line: 31, column: 13, scope: !76)
!78 = !DILocation(line: 31, column: 8, scope: !76)
!79 = !DILocation(line: 31, column: 20, scope: !80)
!80 = distinct !DILexicalBlock(scope: !76, file: !3, line: 31, column: 3)
!81 = !DILocation(line: 31, column: 22, scope: !80)
!82 = !DILocation(line: 31, column: 3, scope: !76)
!83 = !DILocation(line: 32, column: 29, scope: !80)
!84 = !DILocation(line: 32, column: 21, scope: !80)
!85 = !DILocation(line: 32, column: 54, scope: !80)
!86 = !DILocation(line: 32, column: 56, scope: !80)
!87 = !DILocation(line: 32, column: 45, scope: !80)
!88 = !DILocation(line: 32, column: 5, scope: !80)
!89 = !DILocation(line: 31, column: 28, scope: !80)
!90 = !DILocation(line: 31, column: 3, scope: !80)
!91 = distinct !{!91, !82, !92, !93}
!92 = !DILocation(line: 32, column: 60, scope: !76)
!93 = !{!"llvm.loop.mustprogress"}
!94 = !DILocalVariable(name: "i", scope: !95, file: !3, line: 33, type: !17)
!95 = distinct !DILexicalBlock(scope: !61, file: !3, line: 33, column: 3)
!96 = !DILocation(line: 33, column: 12, scope: !95)
!97 = !DILocation(line: 33, column: 8, scope: !95)
!98 = !DILocation(line: 33, column: 19, scope: !99)
!99 = distinct !DILexicalBlock(scope: !95, file: !3, line: 33, column: 3)
!100 = !DILocation(line: 33, column: 21, scope: !99)
!101 = !DILocation(line: 33, column: 3, scope: !95)
!102 = !DILocation(line: 34, column: 26, scope: !99)
!103 = !DILocation(line: 34, column: 18, scope: !99)
!104 = !DILocation(line: 34, column: 5, scope: !99)
!105 = !DILocation(line: 33, column: 27, scope: !99)
!106 = !DILocation(line: 33, column: 3, scope: !99)
!107 = distinct !{!107, !101, !108, !93}
!108 = !DILocation(line: 34, column: 34, scope: !95)
!109 = !DILocalVariable(name: "node", scope: !110, file: !3, line: 35, type: !48)
!110 = distinct !DILexicalBlock(scope: !61, file: !3, line: 35, column: 3)
!111 = !DILocation(line: 35, column: 21, scope: !110)
!112 = !DILocation(line: 35, column: 28, scope: !110)
!113 = !DILocalVariable(name: "next", scope: !110, file: !3, line: 35, type: !48)
!114 = !DILocation(line: 35, column: 34, scope: !110)
!115 = !DILocation(line: 35, column: 8, scope: !110)
!116 = !DILocation(line: 35, column: 40, scope: !117)
!117 = distinct !DILexicalBlock(scope: !110, file: !3, line: 35, column: 3)
!118 = !DILocation(line: 35, column: 3, scope: !110)
!119 = !DILocation(line: 36, column: 12, scope: !120)
!120 = distinct !DILexicalBlock(scope: !117, file: !3, line: 35, column: 59)
!121 = !DILocation(line: 36, column: 18, scope: !120)
!122 = !DILocation(line: 36, column: 9, scope: !120)
!123 = !DILocation(line: 37, column: 12, scope: !120)
!124 = !DILocation(line: 37, column: 18, scope: !120)
!125 = !DILocation(line: 37, column: 10, scope: !120)
!126 = !DILocation(line: 38, column: 10, scope: !120)
!127 = !DILocation(line: 38, column: 5, scope: !120)
!128 = !DILocation(line: 39, column: 3, scope: !120)
!129 = !DILocation(line: 35, column: 53, scope: !117)
!130 = !DILocation(line: 35, column: 51, scope: !117)
!131 = !DILocation(line: 35, column: 3, scope: !117)
!132 = distinct !{!132, !118, !133, !93}
!133 = !DILocation(line: 39, column: 3, scope: !110)
!134 = !DILocation(line: 40, column: 3, scope: !135)
!135 = distinct !DILexicalBlock(scope: !136, file: !3, line: 40, column: 3)
!136 = distinct !DILexicalBlock(scope: !61, file: !3, line: 40, column: 3)
!137 = !DILocation(line: 40, column: 3, scope: !136)
!138 = !DILocation(line: 41, column: 3, scope: !61)
!139 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 17, type: !140, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !64)
!140 = !DISubroutineType(types: !141)
!141 = !{!16, !16}
!142 = !DILocalVariable(name: "value", arg: 1, scope: !139, file: !3, line: 17, type: !16)
!143 = !DILocation(line: 17, column: 25, scope: !139)
!144 = !DILocalVariable(name: "node", scope: !139, file: !3, line: 18, type: !48)
!145 = !DILocation(line: 18, column: 16, scope: !139)
!146 = !DILocation(line: 18, column: 23, scope: !139)
!147 = !DILocalVariable(name: "old", scope: !139, file: !3, line: 19, type: !48)
!148 = !DILocation(line: 19, column: 16, scope: !139)
!149 = !DILocation(line: 19, column: 22, scope: !139)
!150 = !DILocation(line: 20, column: 28, scope: !139)
!151 = !DILocation(line: 20, column: 22, scope: !139)
!152 = !DILocation(line: 20, column: 17, scope: !139)
!153 = !DILocation(line: 20, column: 3, scope: !139)
!154 = !DILocation(line: 20, column: 9, scope: !139)
!155 = !DILocation(line: 20, column: 15, scope: !139)
!156 = !DILocation(line: 21, column: 3, scope: !139)
!157 = !DILocation(line: 22, column: 18, scope: !139)
!158 = !DILocation(line: 22, column: 5, scope: !139)
!159 = !DILocation(line: 22, column: 11, scope: !139)
!160 = !DILocation(line: 22, column: 16, scope: !139)
!161 = !DILocation(line: 23, column: 61, scope: !139)
!162 = !DILocation(line: 23, column: 11, scope: !139)
!163 = !DILocation(line: 23, column: 10, scope: !139)
!164 = distinct !{!164, !156, !165, !93}
!165 = !DILocation(line: 24, column: 70, scope: !139)
!166 = !DILocation(line: 25, column: 3, scope: !139)
!167 = distinct !DISubprogram(name: "relaxed_push", scope: !3, file: !3, line: 54, type: !168, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !64)
!168 = !DISubroutineType(types: !169)
!169 = !{null}
!170 = !DILocalVariable(name: "thread", scope: !167, file: !3, line: 55, type: !67)
!171 = !DILocation(line: 55, column: 13, scope: !167)
!172 = !DILocation(line: 56, column: 3, scope: !167)
!173 = !DILocalVariable(name: "node", scope: !167, file: !3, line: 57, type: !48)
!174 = !DILocation(line: 57, column: 16, scope: !167)
!175 = !DILocation(line: 57, column: 23, scope: !167)
!176 = !DILocation(line: 58, column: 7, scope: !177)
!177 = distinct !DILexicalBlock(scope: !167, file: !3, line: 58, column: 7)
!178 = !DILocation(line: 58, column: 7, scope: !167)
!179 = !DILocation(line: 59, column: 5, scope: !180)
!180 = distinct !DILexicalBlock(scope: !181, file: !3, line: 59, column: 5)
!181 = distinct !DILexicalBlock(scope: !177, file: !3, line: 59, column: 5)
!182 = !DILocation(line: 59, column: 5, scope: !181)
!183 = !DILocation(line: 59, column: 5, scope: !177)
!184 = !DILocation(line: 60, column: 16, scope: !167)
!185 = !DILocation(line: 60, column: 3, scope: !167)
!186 = !DILocation(line: 61, column: 1, scope: !167)
!187 = distinct !DISubprogram(name: "push_relaxed", scope: !3, file: !3, line: 44, type: !140, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !64)
!188 = !DILocalVariable(name: "unused", arg: 1, scope: !187, file: !3, line: 44, type: !16)
!189 = !DILocation(line: 44, column: 33, scope: !187)
!190 = !DILocalVariable(name: "node", scope: !187, file: !3, line: 45, type: !48)
!191 = !DILocation(line: 45, column: 16, scope: !187)
!192 = !DILocation(line: 45, column: 23, scope: !187)
!193 = !DILocalVariable(name: "old", scope: !187, file: !3, line: 46, type: !48)
!194 = !DILocation(line: 46, column: 16, scope: !187)
!195 = !DILocation(line: 46, column: 22, scope: !187)
!196 = !DILocation(line: 47, column: 3, scope: !187)
!197 = !DILocation(line: 48, column: 18, scope: !187)
!198 = !DILocation(line: 48, column: 5, scope: !187)
!199 = !DILocation(line: 48, column: 11, scope: !187)
!200 = !DILocation(line: 48, column: 16, scope: !187)
!201 = !DILocation(line: 49, column: 61, scope: !187)
!202 = !DILocation(line: 49, column: 11, scope: !187)
!203 = !DILocation(line: 49, column: 10, scope: !187)
!204 = distinct !{!204, !196, !205, !93}
!205 = !DILocation(line: 50, column: 70, scope: !187)
!206 = !DILocation(line: 51, column: 10, scope: !187)
!207 = !DILocation(line: 51, column: 3, scope: !187)
