source_filename = "c11_weak_push.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr }

@top = internal global ptr null, align 8, !dbg !0
@.str = private unnamed_addr constant [9 x i8] c"sum == 3\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"c11_weak_push.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [19 x i8] c"node->next == NULL\00", align 1
@__PRETTY_FUNCTION__.relaxed_push = private unnamed_addr constant [24 x i8] c"void relaxed_push(void)\00", align 1

define dso_local i32 @main() #0 !dbg !34 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !38, metadata !DIExpression()), !dbg !45
  call void @llvm.dbg.declare(metadata ptr %3, metadata !46, metadata !DIExpression()), !dbg !47
  store i32 0, ptr %3, align 4, !dbg !47
  call void @llvm.dbg.declare(metadata ptr %4, metadata !48, metadata !DIExpression()), !dbg !50
  store i64 0, ptr %4, align 8, !dbg !50
  br label %8, !dbg !51

8:                                                ; preds = %18, %0
  %9 = load i64, ptr %4, align 8, !dbg !52
  %10 = icmp slt i64 %9, 2, !dbg !54
  br i1 %10, label %11, label %21, !dbg !55

11:                                               ; preds = %8
  %12 = load i64, ptr %4, align 8, !dbg !56
  %13 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %12, !dbg !57
  %14 = load i64, ptr %4, align 8, !dbg !58
  %15 = add nsw i64 %14, 1, !dbg !59
  %16 = inttoptr i64 %15 to ptr, !dbg !60
  %17 = call i32 @pthread_create(ptr noundef %13, ptr noundef null, ptr noundef @push, ptr noundef %16) #5, !dbg !61
  br label %18, !dbg !61

18:                                               ; preds = %11
  %19 = load i64, ptr %4, align 8, !dbg !62
  %20 = add nsw i64 %19, 1, !dbg !62
  store i64 %20, ptr %4, align 8, !dbg !62
  br label %8, !dbg !63, !llvm.loop !64

21:                                               ; preds = %8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !67, metadata !DIExpression()), !dbg !69
  store i32 0, ptr %5, align 4, !dbg !69
  br label %22, !dbg !70

22:                                               ; preds = %31, %21
  %23 = load i32, ptr %5, align 4, !dbg !71
  %24 = icmp slt i32 %23, 2, !dbg !73
  br i1 %24, label %25, label %34, !dbg !74

25:                                               ; preds = %22
  %26 = load i32, ptr %5, align 4, !dbg !75
  %27 = sext i32 %26 to i64, !dbg !76
  %28 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %27, !dbg !76
  %29 = load i64, ptr %28, align 8, !dbg !76
  %30 = call i32 @pthread_join(i64 noundef %29, ptr noundef null), !dbg !77
  br label %31, !dbg !77

31:                                               ; preds = %25
  %32 = load i32, ptr %5, align 4, !dbg !78
  %33 = add nsw i32 %32, 1, !dbg !78
  store i32 %33, ptr %5, align 4, !dbg !78
  br label %22, !dbg !79, !llvm.loop !80

34:                                               ; preds = %22
  call void @llvm.dbg.declare(metadata ptr %6, metadata !82, metadata !DIExpression()), !dbg !84
  %35 = load atomic i64, ptr @top seq_cst, align 8, !dbg !85
  %36 = inttoptr i64 %35 to ptr, !dbg !85
  store ptr %36, ptr %6, align 8, !dbg !84
  call void @llvm.dbg.declare(metadata ptr %7, metadata !86, metadata !DIExpression()), !dbg !87
  br label %37, !dbg !88

37:                                               ; preds = %50, %34
  %38 = load ptr, ptr %6, align 8, !dbg !89
  %39 = icmp ne ptr %38, null, !dbg !91
  br i1 %39, label %40, label %52, !dbg !91

40:                                               ; preds = %37
  %41 = load ptr, ptr %6, align 8, !dbg !92
  %42 = getelementptr inbounds %struct.node, ptr %41, i32 0, i32 0, !dbg !94
  %43 = load i32, ptr %42, align 8, !dbg !94
  %44 = load i32, ptr %3, align 4, !dbg !95
  %45 = add nsw i32 %44, %43, !dbg !95
  store i32 %45, ptr %3, align 4, !dbg !95
  %46 = load ptr, ptr %6, align 8, !dbg !96
  %47 = getelementptr inbounds %struct.node, ptr %46, i32 0, i32 1, !dbg !97
  %48 = load ptr, ptr %47, align 8, !dbg !97
  store ptr %48, ptr %7, align 8, !dbg !98
  %49 = load ptr, ptr %6, align 8, !dbg !99
  call void @free(ptr noundef %49) #5, !dbg !100
  br label %50, !dbg !101

50:                                               ; preds = %40
  %51 = load ptr, ptr %7, align 8, !dbg !102
  store ptr %51, ptr %6, align 8, !dbg !103
  br label %37, !dbg !104, !llvm.loop !105

52:                                               ; preds = %37
  %53 = load i32, ptr %3, align 4, !dbg !107
  %54 = icmp eq i32 %53, 3, !dbg !107
  br i1 %54, label %55, label %56, !dbg !110

55:                                               ; preds = %52
  br label %57, !dbg !110

56:                                               ; preds = %52
  call void @__assert_fail(ptr noundef getelementptr inbounds ([9 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([16 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 40, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !107
  unreachable, !dbg !107

57:                                               ; preds = %55
  ret i32 0, !dbg !111
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @push(ptr noundef %0) #0 !dbg !112 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !115, metadata !DIExpression()), !dbg !116
  call void @llvm.dbg.declare(metadata ptr %3, metadata !117, metadata !DIExpression()), !dbg !118
  %8 = call noalias ptr @malloc(i64 noundef 16) #5, !dbg !119
  store ptr %8, ptr %3, align 8, !dbg !118
  call void @llvm.dbg.declare(metadata ptr %4, metadata !120, metadata !DIExpression()), !dbg !121
  %9 = load atomic i64, ptr @top monotonic, align 8, !dbg !122
  store i64 %9, ptr %5, align 8, !dbg !122
  %10 = load ptr, ptr %5, align 8, !dbg !122
  store ptr %10, ptr %4, align 8, !dbg !121
  %11 = load ptr, ptr %2, align 8, !dbg !123
  %12 = ptrtoint ptr %11 to i64, !dbg !124
  %13 = trunc i64 %12 to i32, !dbg !125
  %14 = load ptr, ptr %3, align 8, !dbg !126
  %15 = getelementptr inbounds %struct.node, ptr %14, i32 0, i32 0, !dbg !127
  store i32 %13, ptr %15, align 8, !dbg !128
  br label %16, !dbg !129

16:                                               ; preds = %28, %1
  %17 = load ptr, ptr %4, align 8, !dbg !130
  %18 = load ptr, ptr %3, align 8, !dbg !131
  %19 = getelementptr inbounds %struct.node, ptr %18, i32 0, i32 1, !dbg !132
  store ptr %17, ptr %19, align 8, !dbg !133
  br label %20, !dbg !131

20:                                               ; preds = %16
  %21 = load ptr, ptr %3, align 8, !dbg !134
  store ptr %21, ptr %6, align 8, !dbg !135
  %22 = load i64, ptr %4, align 8, !dbg !135
  %23 = load i64, ptr %6, align 8, !dbg !135
  %24 = cmpxchg weak ptr @top, i64 %22, i64 %23 release monotonic, align 8, !dbg !135
  %25 = extractvalue { i64, i1 } %24, 0, !dbg !135
  %26 = extractvalue { i64, i1 } %24, 1, !dbg !135
  br i1 %26, label %28, label %27, !dbg !135

27:                                               ; preds = %20
  store i64 %25, ptr %4, align 8, !dbg !135
  br label %28, !dbg !135

28:                                               ; preds = %27, %20
  %29 = zext i1 %26 to i8, !dbg !135
  store i8 %29, ptr %7, align 1, !dbg !135
  %30 = load i8, ptr %7, align 1, !dbg !135
  %31 = trunc i8 %30 to i1, !dbg !135
  %32 = xor i1 %31, true, !dbg !136
  br i1 %32, label %16, label %33, !dbg !131, !llvm.loop !137

33:                                               ; preds = %28
  ret ptr null, !dbg !139
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @free(ptr noundef) #2

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

define dso_local void @relaxed_push() #0 !dbg !140 {
  %1 = alloca i64, align 8
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !143, metadata !DIExpression()), !dbg !144
  %4 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @push_relaxed, ptr noundef null) #5, !dbg !145
  call void @llvm.dbg.declare(metadata ptr %2, metadata !146, metadata !DIExpression()), !dbg !147
  %5 = load atomic i64, ptr @top acquire, align 8, !dbg !148
  store i64 %5, ptr %3, align 8, !dbg !148
  %6 = load ptr, ptr %3, align 8, !dbg !148
  store ptr %6, ptr %2, align 8, !dbg !147
  %7 = load ptr, ptr %2, align 8, !dbg !149
  %8 = icmp ne ptr %7, null, !dbg !149
  br i1 %8, label %9, label %17, !dbg !151

9:                                                ; preds = %0
  %10 = load ptr, ptr %2, align 8, !dbg !152
  %11 = getelementptr inbounds %struct.node, ptr %10, i32 0, i32 1, !dbg !152
  %12 = load ptr, ptr %11, align 8, !dbg !152
  %13 = icmp eq ptr %12, null, !dbg !152
  br i1 %13, label %14, label %15, !dbg !155

14:                                               ; preds = %9
  br label %16, !dbg !155

15:                                               ; preds = %9
  call void @__assert_fail(ptr noundef getelementptr inbounds ([19 x i8], ptr @.str.2, i64 0, i64 0), ptr noundef getelementptr inbounds ([16 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 59, ptr noundef getelementptr inbounds ([24 x i8], ptr @__PRETTY_FUNCTION__.relaxed_push, i64 0, i64 0)) #6, !dbg !152
  unreachable, !dbg !152

16:                                               ; preds = %14
  br label %17, !dbg !156

17:                                               ; preds = %16, %0
  %18 = load i64, ptr %1, align 8, !dbg !157
  %19 = call i32 @pthread_join(i64 noundef %18, ptr noundef null), !dbg !158
  ret void, !dbg !159
}

define internal ptr @push_relaxed(ptr noundef %0) #0 !dbg !160 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !161, metadata !DIExpression()), !dbg !162
  call void @llvm.dbg.declare(metadata ptr %3, metadata !163, metadata !DIExpression()), !dbg !164
  %8 = call noalias ptr @malloc(i64 noundef 16) #5, !dbg !165
  store ptr %8, ptr %3, align 8, !dbg !164
  call void @llvm.dbg.declare(metadata ptr %4, metadata !166, metadata !DIExpression()), !dbg !167
  %9 = load atomic i64, ptr @top monotonic, align 8, !dbg !168
  store i64 %9, ptr %5, align 8, !dbg !168
  %10 = load ptr, ptr %5, align 8, !dbg !168
  store ptr %10, ptr %4, align 8, !dbg !167
  br label %11, !dbg !169

11:                                               ; preds = %23, %1
  %12 = load ptr, ptr %4, align 8, !dbg !170
  %13 = load ptr, ptr %3, align 8, !dbg !171
  %14 = getelementptr inbounds %struct.node, ptr %13, i32 0, i32 1, !dbg !172
  store ptr %12, ptr %14, align 8, !dbg !173
  br label %15, !dbg !171

15:                                               ; preds = %11
  %16 = load ptr, ptr %3, align 8, !dbg !174
  store ptr %16, ptr %6, align 8, !dbg !175
  %17 = load i64, ptr %4, align 8, !dbg !175
  %18 = load i64, ptr %6, align 8, !dbg !175
  %19 = cmpxchg weak ptr @top, i64 %17, i64 %18 monotonic monotonic, align 8, !dbg !175
  %20 = extractvalue { i64, i1 } %19, 0, !dbg !175
  %21 = extractvalue { i64, i1 } %19, 1, !dbg !175
  br i1 %21, label %23, label %22, !dbg !175

22:                                               ; preds = %15
  store i64 %20, ptr %4, align 8, !dbg !175
  br label %23, !dbg !175

23:                                               ; preds = %22, %15
  %24 = zext i1 %21 to i8, !dbg !175
  store i8 %24, ptr %7, align 1, !dbg !175
  %25 = load i8, ptr %7, align 1, !dbg !175
  %26 = trunc i8 %25 to i1, !dbg !175
  %27 = xor i1 %26, true, !dbg !176
  br i1 %27, label %11, label %28, !dbg !171, !llvm.loop !177

28:                                               ; preds = %23
  %29 = load ptr, ptr %2, align 8, !dbg !179
  ret ptr %29, !dbg !180
}

declare noalias ptr @malloc(i64 noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!26, !27, !28, !29, !30, !31, !32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 15, type: !20, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !19, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "c11_weak_push.c", directory: ".", checksumkind: CSK_MD5, checksum: "108508dae412317fef99da5545387e39")
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
!15 = !{!16, !17, !18}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!19 = !{!0}
!20 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 10, size: 128, elements: !23)
!23 = !{!24, !25}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !22, file: !3, line: 11, baseType: !17, size: 32)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !22, file: !3, line: 12, baseType: !21, size: 64, offset: 64)
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
!36 = !{!17}
!37 = !{}
!38 = !DILocalVariable(name: "threads", scope: !34, file: !3, line: 29, type: !39)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 128, elements: !43)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !41, line: 27, baseType: !42)
!41 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!42 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!43 = !{!44}
!44 = !DISubrange(count: 2)
!45 = !DILocation(line: 29, column: 13, scope: !34)
!46 = !DILocalVariable(name: "sum", scope: !34, file: !3, line: 30, type: !17)
!47 = !DILocation(line: 30, column: 7, scope: !34)
!48 = !DILocalVariable(name: "i", scope: !49, file: !3, line: 31, type: !18)
!49 = distinct !DILexicalBlock(scope: !34, file: !3, line: 31, column: 3)
!50 = !DILocation(line: 31, column: 13, scope: !49)
!51 = !DILocation(line: 31, column: 8, scope: !49)
!52 = !DILocation(line: 31, column: 20, scope: !53)
!53 = distinct !DILexicalBlock(scope: !49, file: !3, line: 31, column: 3)
!54 = !DILocation(line: 31, column: 22, scope: !53)
!55 = !DILocation(line: 31, column: 3, scope: !49)
!56 = !DILocation(line: 32, column: 29, scope: !53)
!57 = !DILocation(line: 32, column: 21, scope: !53)
!58 = !DILocation(line: 32, column: 54, scope: !53)
!59 = !DILocation(line: 32, column: 56, scope: !53)
!60 = !DILocation(line: 32, column: 45, scope: !53)
!61 = !DILocation(line: 32, column: 5, scope: !53)
!62 = !DILocation(line: 31, column: 28, scope: !53)
!63 = !DILocation(line: 31, column: 3, scope: !53)
!64 = distinct !{!64, !55, !65, !66}
!65 = !DILocation(line: 32, column: 60, scope: !49)
!66 = !{!"llvm.loop.mustprogress"}
!67 = !DILocalVariable(name: "i", scope: !68, file: !3, line: 33, type: !17)
!68 = distinct !DILexicalBlock(scope: !34, file: !3, line: 33, column: 3)
!69 = !DILocation(line: 33, column: 12, scope: !68)
!70 = !DILocation(line: 33, column: 8, scope: !68)
!71 = !DILocation(line: 33, column: 19, scope: !72)
!72 = distinct !DILexicalBlock(scope: !68, file: !3, line: 33, column: 3)
!73 = !DILocation(line: 33, column: 21, scope: !72)
!74 = !DILocation(line: 33, column: 3, scope: !68)
!75 = !DILocation(line: 34, column: 26, scope: !72)
!76 = !DILocation(line: 34, column: 18, scope: !72)
!77 = !DILocation(line: 34, column: 5, scope: !72)
!78 = !DILocation(line: 33, column: 27, scope: !72)
!79 = !DILocation(line: 33, column: 3, scope: !72)
!80 = distinct !{!80, !74, !81, !66}
!81 = !DILocation(line: 34, column: 34, scope: !68)
!82 = !DILocalVariable(name: "node", scope: !83, file: !3, line: 35, type: !21)
!83 = distinct !DILexicalBlock(scope: !34, file: !3, line: 35, column: 3)
!84 = !DILocation(line: 35, column: 21, scope: !83)
!85 = !DILocation(line: 35, column: 28, scope: !83)
!86 = !DILocalVariable(name: "next", scope: !83, file: !3, line: 35, type: !21)
!87 = !DILocation(line: 35, column: 34, scope: !83)
!88 = !DILocation(line: 35, column: 8, scope: !83)
!89 = !DILocation(line: 35, column: 40, scope: !90)
!90 = distinct !DILexicalBlock(scope: !83, file: !3, line: 35, column: 3)
!91 = !DILocation(line: 35, column: 3, scope: !83)
!92 = !DILocation(line: 36, column: 12, scope: !93)
!93 = distinct !DILexicalBlock(scope: !90, file: !3, line: 35, column: 59)
!94 = !DILocation(line: 36, column: 18, scope: !93)
!95 = !DILocation(line: 36, column: 9, scope: !93)
!96 = !DILocation(line: 37, column: 12, scope: !93)
!97 = !DILocation(line: 37, column: 18, scope: !93)
!98 = !DILocation(line: 37, column: 10, scope: !93)
!99 = !DILocation(line: 38, column: 10, scope: !93)
!100 = !DILocation(line: 38, column: 5, scope: !93)
!101 = !DILocation(line: 39, column: 3, scope: !93)
!102 = !DILocation(line: 35, column: 53, scope: !90)
!103 = !DILocation(line: 35, column: 51, scope: !90)
!104 = !DILocation(line: 35, column: 3, scope: !90)
!105 = distinct !{!105, !91, !106, !66}
!106 = !DILocation(line: 39, column: 3, scope: !83)
!107 = !DILocation(line: 40, column: 3, scope: !108)
!108 = distinct !DILexicalBlock(scope: !109, file: !3, line: 40, column: 3)
!109 = distinct !DILexicalBlock(scope: !34, file: !3, line: 40, column: 3)
!110 = !DILocation(line: 40, column: 3, scope: !109)
!111 = !DILocation(line: 41, column: 3, scope: !34)
!112 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 17, type: !113, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !37)
!113 = !DISubroutineType(types: !114)
!114 = !{!16, !16}
!115 = !DILocalVariable(name: "value", arg: 1, scope: !112, file: !3, line: 17, type: !16)
!116 = !DILocation(line: 17, column: 25, scope: !112)
!117 = !DILocalVariable(name: "node", scope: !112, file: !3, line: 18, type: !21)
!118 = !DILocation(line: 18, column: 16, scope: !112)
!119 = !DILocation(line: 18, column: 23, scope: !112)
!120 = !DILocalVariable(name: "old", scope: !112, file: !3, line: 19, type: !21)
!121 = !DILocation(line: 19, column: 16, scope: !112)
!122 = !DILocation(line: 19, column: 22, scope: !112)
!123 = !DILocation(line: 20, column: 28, scope: !112)
!124 = !DILocation(line: 20, column: 22, scope: !112)
!125 = !DILocation(line: 20, column: 17, scope: !112)
!126 = !DILocation(line: 20, column: 3, scope: !112)
!127 = !DILocation(line: 20, column: 9, scope: !112)
!128 = !DILocation(line: 20, column: 15, scope: !112)
!129 = !DILocation(line: 21, column: 3, scope: !112)
!130 = !DILocation(line: 22, column: 18, scope: !112)
!131 = !DILocation(line: 22, column: 5, scope: !112)
!132 = !DILocation(line: 22, column: 11, scope: !112)
!133 = !DILocation(line: 22, column: 16, scope: !112)
!134 = !DILocation(line: 23, column: 61, scope: !112)
!135 = !DILocation(line: 23, column: 11, scope: !112)
!136 = !DILocation(line: 23, column: 10, scope: !112)
!137 = distinct !{!137, !129, !138, !66}
!138 = !DILocation(line: 24, column: 70, scope: !112)
!139 = !DILocation(line: 25, column: 3, scope: !112)
!140 = distinct !DISubprogram(name: "relaxed_push", scope: !3, file: !3, line: 54, type: !141, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!141 = !DISubroutineType(types: !142)
!142 = !{null}
!143 = !DILocalVariable(name: "thread", scope: !140, file: !3, line: 55, type: !40)
!144 = !DILocation(line: 55, column: 13, scope: !140)
!145 = !DILocation(line: 56, column: 3, scope: !140)
!146 = !DILocalVariable(name: "node", scope: !140, file: !3, line: 57, type: !21)
!147 = !DILocation(line: 57, column: 16, scope: !140)
!148 = !DILocation(line: 57, column: 23, scope: !140)
!149 = !DILocation(line: 58, column: 7, scope: !150)
!150 = distinct !DILexicalBlock(scope: !140, file: !3, line: 58, column: 7)
!151 = !DILocation(line: 58, column: 7, scope: !140)
!152 = !DILocation(line: 59, column: 5, scope: !153)
!153 = distinct !DILexicalBlock(scope: !154, file: !3, line: 59, column: 5)
!154 = distinct !DILexicalBlock(scope: !150, file: !3, line: 59, column: 5)
!155 = !DILocation(line: 59, column: 5, scope: !154)
!156 = !DILocation(line: 59, column: 5, scope: !150)
!157 = !DILocation(line: 60, column: 16, scope: !140)
!158 = !DILocation(line: 60, column: 3, scope: !140)
!159 = !DILocation(line: 61, column: 1, scope: !140)
!160 = distinct !DISubprogram(name: "push_relaxed", scope: !3, file: !3, line: 44, type: !113, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !37)
!161 = !DILocalVariable(name: "unused", arg: 1, scope: !160, file: !3, line: 44, type: !16)
!162 = !DILocation(line: 44, column: 33, scope: !160)
!163 = !DILocalVariable(name: "node", scope: !160, file: !3, line: 45, type: !21)
!164 = !DILocation(line: 45, column: 16, scope: !160)
!165 = !DILocation(line: 45, column: 23, scope: !160)
!166 = !DILocalVariable(name: "old", scope: !160, file: !3, line: 46, type: !21)
!167 = !DILocation(line: 46, column: 16, scope: !160)
!168 = !DILocation(line: 46, column: 22, scope: !160)
!169 = !DILocation(line: 47, column: 3, scope: !160)
!170 = !DILocation(line: 48, column: 18, scope: !160)
!171 = !DILocation(line: 48, column: 5, scope: !160)
!172 = !DILocation(line: 48, column: 11, scope: !160)
!173 = !DILocation(line: 48, column: 16, scope: !160)
!174 = !DILocation(line: 49, column: 61, scope: !160)
!175 = !DILocation(line: 49, column: 11, scope: !160)
!176 = !DILocation(line: 49, column: 10, scope: !160)
!177 = distinct !{!177, !169, !178, !66}
!178 = !DILocation(line: 50, column: 70, scope: !160)
!179 = !DILocation(line: 51, column: 10, scope: !160)
!180 = !DILocation(line: 51, column: 3, scope: !160)
