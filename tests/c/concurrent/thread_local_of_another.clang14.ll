source_filename = "thread_local_of_another.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_barrier_t = type { i64, [24 x i8] }

@own = internal thread_local global i32 5, align 4, !dbg !0
@published = internal global ptr null, align 8, !dbg !35
@.str = private unnamed_addr constant [10 x i8] c"p[2] == 3\00", align 1
@.str.1 = private unnamed_addr constant [26 x i8] c"thread_local_of_another.c\00", align 1
@__PRETTY_FUNCTION__.initial_value = private unnamed_addr constant [24 x i8] c"int initial_value(void)\00", align 1
@barrier = internal global %union.pthread_barrier_t zeroinitializer, align 8, !dbg !23
@other = internal global ptr null, align 8, !dbg !21
@never_shared = internal thread_local global i32 7, align 4, !dbg !39
@table = internal thread_local global [3 x i64] [i64 1, i64 2, i64 3], align 16, !dbg !41
@.str.2 = private unnamed_addr constant [47 x i8] c"own == 5 && never_shared == 7 && table[1] == 2\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.3 = private unnamed_addr constant [30 x i8] c"own == 8 && never_shared == 8\00", align 1
@__PRETTY_FUNCTION__.lend = private unnamed_addr constant [19 x i8] c"void *lend(void *)\00", align 1

define dso_local i32 @after_its_thread() #0 !dbg !54 {
  %1 = alloca i64, align 8
  %2 = alloca ptr, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !58, metadata !DIExpression()), !dbg !61
  call void @llvm.dbg.declare(metadata ptr %2, metadata !62, metadata !DIExpression()), !dbg !63
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @give, ptr noundef null) #6, !dbg !64
  %4 = load i64, ptr %1, align 8, !dbg !65
  %5 = call i32 @pthread_join(i64 noundef %4, ptr noundef %2), !dbg !66
  %6 = load ptr, ptr %2, align 8, !dbg !67
  %7 = call i32 @read_back(ptr noundef %6), !dbg !68
  ret i32 %7, !dbg !69
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @give(ptr noundef %0) #0 !dbg !70 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !73, metadata !DIExpression()), !dbg !74
  ret ptr @own, !dbg !75
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

define internal i32 @read_back(ptr noundef %0) #0 !dbg !76 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !79, metadata !DIExpression()), !dbg !80
  %3 = load ptr, ptr %2, align 8, !dbg !81
  %4 = load i32, ptr %3, align 4, !dbg !82
  ret i32 %4, !dbg !83
}

define dso_local i32 @after_main_left() #0 !dbg !84 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !85, metadata !DIExpression()), !dbg !86
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @late, ptr noundef @own) #6, !dbg !87
  call void @pthread_exit(ptr noundef null) #7, !dbg !88
  unreachable, !dbg !88
}

define internal ptr @late(ptr noundef %0) #0 !dbg !89 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !90, metadata !DIExpression()), !dbg !91
  %3 = load ptr, ptr %2, align 8, !dbg !92
  %4 = load i32, ptr %3, align 4, !dbg !93
  %5 = sext i32 %4 to i64, !dbg !94
  %6 = inttoptr i64 %5 to ptr, !dbg !95
  ret ptr %6, !dbg !96
}

declare void @pthread_exit(ptr noundef) #4

define dso_local i32 @both_write() #0 !dbg !97 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !98, metadata !DIExpression()), !dbg !99
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @write_through, ptr noundef @own) #6, !dbg !100
  store i32 2, ptr @own, align 4, !dbg !101
  %3 = load i64, ptr %1, align 8, !dbg !102
  %4 = call i32 @pthread_join(i64 noundef %3, ptr noundef null), !dbg !103
  ret i32 0, !dbg !104
}

define internal ptr @write_through(ptr noundef %0) #0 !dbg !105 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !106, metadata !DIExpression()), !dbg !107
  %3 = load ptr, ptr %2, align 8, !dbg !108
  store i32 1, ptr %3, align 4, !dbg !109
  ret ptr null, !dbg !110
}

define dso_local i32 @initial_value() #0 !dbg !111 {
  %1 = alloca i64, align 8
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !112, metadata !DIExpression()), !dbg !113
  %5 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @publish, ptr noundef null) #6, !dbg !114
  call void @llvm.dbg.declare(metadata ptr %2, metadata !115, metadata !DIExpression()), !dbg !116
  %6 = load atomic i64, ptr @published monotonic, align 8, !dbg !117
  store i64 %6, ptr %3, align 8, !dbg !117
  %7 = load ptr, ptr %3, align 8, !dbg !117
  store ptr %7, ptr %2, align 8, !dbg !116
  %8 = load ptr, ptr %2, align 8, !dbg !118
  %9 = icmp ne ptr %8, null, !dbg !120
  br i1 %9, label %10, label %18, !dbg !121

10:                                               ; preds = %0
  %11 = load ptr, ptr %2, align 8, !dbg !122
  %12 = getelementptr inbounds i64, ptr %11, i64 2, !dbg !122
  %13 = load i64, ptr %12, align 8, !dbg !122
  %14 = icmp eq i64 %13, 3, !dbg !122
  br i1 %14, label %15, label %16, !dbg !125

15:                                               ; preds = %10
  br label %17, !dbg !125

16:                                               ; preds = %10
  call void @__assert_fail(ptr noundef getelementptr inbounds ([10 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([26 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 72, ptr noundef getelementptr inbounds ([24 x i8], ptr @__PRETTY_FUNCTION__.initial_value, i64 0, i64 0)) #8, !dbg !122
  unreachable, !dbg !122

17:                                               ; preds = %15
  br label %18, !dbg !126

18:                                               ; preds = %17, %0
  store ptr null, ptr %4, align 8, !dbg !127
  %19 = load i64, ptr %4, align 8, !dbg !127
  store atomic i64 %19, ptr @published monotonic, align 8, !dbg !127
  ret i32 0, !dbg !128
}

define internal ptr @publish(ptr noundef %0) #0 !dbg !129 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !130, metadata !DIExpression()), !dbg !131
  store ptr getelementptr inbounds ([3 x i64], ptr @table, i64 0, i64 0), ptr %3, align 8, !dbg !132
  %5 = load i64, ptr %3, align 8, !dbg !132
  store atomic i64 %5, ptr @published monotonic, align 8, !dbg !132
  br label %6, !dbg !133

6:                                                ; preds = %10, %1
  %7 = load atomic i64, ptr @published monotonic, align 8, !dbg !134
  store i64 %7, ptr %4, align 8, !dbg !134
  %8 = load ptr, ptr %4, align 8, !dbg !134
  %9 = icmp ne ptr %8, null, !dbg !135
  br i1 %9, label %10, label %11, !dbg !133

10:                                               ; preds = %6
  br label %6, !dbg !133, !llvm.loop !136

11:                                               ; preds = %6
  %12 = load ptr, ptr %2, align 8, !dbg !139
  ret ptr %12, !dbg !140
}

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #5

define dso_local i32 @main() #0 !dbg !141 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !142, metadata !DIExpression()), !dbg !143
  %3 = call i32 @pthread_barrier_init(ptr noundef @barrier, ptr noundef null, i32 noundef 2) #6, !dbg !144
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @lend, ptr noundef null) #6, !dbg !145
  %5 = call i32 @pthread_barrier_wait(ptr noundef @barrier) #6, !dbg !146
  %6 = load ptr, ptr @other, align 8, !dbg !147
  store i32 8, ptr %6, align 4, !dbg !148
  %7 = call i32 @pthread_barrier_wait(ptr noundef @barrier) #6, !dbg !149
  %8 = load i64, ptr %2, align 8, !dbg !150
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !151
  %10 = load i32, ptr @own, align 4, !dbg !152
  %11 = icmp eq i32 %10, 5, !dbg !152
  br i1 %11, label %12, label %19, !dbg !152

12:                                               ; preds = %0
  %13 = load i32, ptr @never_shared, align 4, !dbg !152
  %14 = icmp eq i32 %13, 7, !dbg !152
  br i1 %14, label %15, label %19, !dbg !152

15:                                               ; preds = %12
  %16 = load i64, ptr getelementptr inbounds ([3 x i64], ptr @table, i64 0, i64 1), align 8, !dbg !152
  %17 = icmp eq i64 %16, 2, !dbg !152
  br i1 %17, label %18, label %19, !dbg !155

18:                                               ; preds = %15
  br label %20, !dbg !155

19:                                               ; preds = %15, %12, %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([47 x i8], ptr @.str.2, i64 0, i64 0), ptr noundef getelementptr inbounds ([26 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 85, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !152
  unreachable, !dbg !152

20:                                               ; preds = %18
  ret i32 0, !dbg !156
}

declare i32 @pthread_barrier_init(ptr noundef, ptr noundef, i32 noundef) #2

define internal ptr @lend(ptr noundef %0) #0 !dbg !157 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !158, metadata !DIExpression()), !dbg !159
  store i32 7, ptr @own, align 4, !dbg !160
  store ptr @own, ptr @other, align 8, !dbg !161
  %3 = load i32, ptr @never_shared, align 4, !dbg !162
  %4 = add nsw i32 %3, 1, !dbg !162
  store i32 %4, ptr @never_shared, align 4, !dbg !162
  %5 = call i32 @pthread_barrier_wait(ptr noundef @barrier) #6, !dbg !163
  %6 = call i32 @pthread_barrier_wait(ptr noundef @barrier) #6, !dbg !164
  %7 = load i32, ptr @own, align 4, !dbg !165
  %8 = icmp eq i32 %7, 8, !dbg !165
  br i1 %8, label %9, label %13, !dbg !165

9:                                                ; preds = %1
  %10 = load i32, ptr @never_shared, align 4, !dbg !165
  %11 = icmp eq i32 %10, 8, !dbg !165
  br i1 %11, label %12, label %13, !dbg !168

12:                                               ; preds = %9
  br label %14, !dbg !168

13:                                               ; preds = %9, %1
  call void @__assert_fail(ptr noundef getelementptr inbounds ([30 x i8], ptr @.str.3, i64 0, i64 0), ptr noundef getelementptr inbounds ([26 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 25, ptr noundef getelementptr inbounds ([19 x i8], ptr @__PRETTY_FUNCTION__.lend, i64 0, i64 0)) #8, !dbg !165
  unreachable, !dbg !165

14:                                               ; preds = %12
  %15 = load ptr, ptr %2, align 8, !dbg !169
  ret ptr %15, !dbg !170
}

declare i32 @pthread_barrier_wait(ptr noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!46, !47, !48, !49, !50, !51, !52}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "own", scope: !2, file: !3, line: 13, type: !19, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !20, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "thread_local_of_another.c", directory: ".", checksumkind: CSK_MD5, checksum: "dff6f13f104f3ed9dfc3a80c6d72b170")
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
!17 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !{!21, !23, !35, !0, !39, !41}
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "other", scope: !2, file: !3, line: 16, type: !18, isLocal: true, isDefinition: true)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "barrier", scope: !2, file: !3, line: 17, type: !25, isLocal: true, isDefinition: true)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_barrier_t", file: !26, line: 112, baseType: !27)
!26 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!27 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !26, line: 108, size: 256, elements: !28)
!28 = !{!29, !34}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !27, file: !26, line: 110, baseType: !30, size: 256)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 256, elements: !32)
!31 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!32 = !{!33}
!33 = !DISubrange(count: 32)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !27, file: !26, line: 111, baseType: !17, size: 64)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "published", scope: !2, file: !3, line: 59, type: !37, isLocal: true, isDefinition: true)
!37 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !38)
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "never_shared", scope: !2, file: !3, line: 15, type: !19, isLocal: true, isDefinition: true)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 14, type: !43, isLocal: true, isDefinition: true)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 192, elements: !44)
!44 = !{!45}
!45 = !DISubrange(count: 3)
!46 = !{i32 7, !"Dwarf Version", i32 5}
!47 = !{i32 2, !"Debug Info Version", i32 3}
!48 = !{i32 1, !"wchar_size", i32 4}
!49 = !{i32 7, !"PIC Level", i32 2}
!50 = !{i32 7, !"PIE Level", i32 2}
!51 = !{i32 7, !"uwtable", i32 1}
!52 = !{i32 7, !"frame-pointer", i32 2}
!53 = !{!"Debian clang version 14.0.6"}
!54 = distinct !DISubprogram(name: "after_its_thread", scope: !3, file: !3, line: 36, type: !55, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !57)
!55 = !DISubroutineType(types: !56)
!56 = !{!19}
!57 = !{}
!58 = !DILocalVariable(name: "t", scope: !54, file: !3, line: 37, type: !59)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !26, line: 27, baseType: !60)
!60 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!61 = !DILocation(line: 37, column: 13, scope: !54)
!62 = !DILocalVariable(name: "p", scope: !54, file: !3, line: 38, type: !16)
!63 = !DILocation(line: 38, column: 9, scope: !54)
!64 = !DILocation(line: 39, column: 3, scope: !54)
!65 = !DILocation(line: 40, column: 16, scope: !54)
!66 = !DILocation(line: 40, column: 3, scope: !54)
!67 = !DILocation(line: 41, column: 20, scope: !54)
!68 = !DILocation(line: 41, column: 10, scope: !54)
!69 = !DILocation(line: 41, column: 3, scope: !54)
!70 = distinct !DISubprogram(name: "give", scope: !3, file: !3, line: 34, type: !71, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!71 = !DISubroutineType(types: !72)
!72 = !{!16, !16}
!73 = !DILocalVariable(name: "unused", arg: 1, scope: !70, file: !3, line: 34, type: !16)
!74 = !DILocation(line: 34, column: 25, scope: !70)
!75 = !DILocation(line: 34, column: 35, scope: !70)
!76 = distinct !DISubprogram(name: "read_back", scope: !3, file: !3, line: 35, type: !77, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!77 = !DISubroutineType(types: !78)
!78 = !{!19, !18}
!79 = !DILocalVariable(name: "p", arg: 1, scope: !76, file: !3, line: 35, type: !18)
!80 = !DILocation(line: 35, column: 27, scope: !76)
!81 = !DILocation(line: 35, column: 40, scope: !76)
!82 = !DILocation(line: 35, column: 39, scope: !76)
!83 = !DILocation(line: 35, column: 32, scope: !76)
!84 = distinct !DISubprogram(name: "after_main_left", scope: !3, file: !3, line: 45, type: !55, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !57)
!85 = !DILocalVariable(name: "t", scope: !84, file: !3, line: 46, type: !59)
!86 = !DILocation(line: 46, column: 13, scope: !84)
!87 = !DILocation(line: 47, column: 3, scope: !84)
!88 = !DILocation(line: 48, column: 3, scope: !84)
!89 = distinct !DISubprogram(name: "late", scope: !3, file: !3, line: 44, type: !71, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!90 = !DILocalVariable(name: "p", arg: 1, scope: !89, file: !3, line: 44, type: !16)
!91 = !DILocation(line: 44, column: 25, scope: !89)
!92 = !DILocation(line: 44, column: 59, scope: !89)
!93 = !DILocation(line: 44, column: 51, scope: !89)
!94 = !DILocation(line: 44, column: 45, scope: !89)
!95 = !DILocation(line: 44, column: 37, scope: !89)
!96 = !DILocation(line: 44, column: 30, scope: !89)
!97 = distinct !DISubprogram(name: "both_write", scope: !3, file: !3, line: 51, type: !55, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !57)
!98 = !DILocalVariable(name: "t", scope: !97, file: !3, line: 52, type: !59)
!99 = !DILocation(line: 52, column: 13, scope: !97)
!100 = !DILocation(line: 53, column: 3, scope: !97)
!101 = !DILocation(line: 54, column: 7, scope: !97)
!102 = !DILocation(line: 55, column: 16, scope: !97)
!103 = !DILocation(line: 55, column: 3, scope: !97)
!104 = !DILocation(line: 56, column: 3, scope: !97)
!105 = distinct !DISubprogram(name: "write_through", scope: !3, file: !3, line: 29, type: !71, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!106 = !DILocalVariable(name: "p", arg: 1, scope: !105, file: !3, line: 29, type: !16)
!107 = !DILocation(line: 29, column: 34, scope: !105)
!108 = !DILocation(line: 30, column: 11, scope: !105)
!109 = !DILocation(line: 30, column: 13, scope: !105)
!110 = !DILocation(line: 31, column: 3, scope: !105)
!111 = distinct !DISubprogram(name: "initial_value", scope: !3, file: !3, line: 67, type: !55, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !57)
!112 = !DILocalVariable(name: "t", scope: !111, file: !3, line: 68, type: !59)
!113 = !DILocation(line: 68, column: 13, scope: !111)
!114 = !DILocation(line: 69, column: 3, scope: !111)
!115 = !DILocalVariable(name: "p", scope: !111, file: !3, line: 70, type: !38)
!116 = !DILocation(line: 70, column: 9, scope: !111)
!117 = !DILocation(line: 70, column: 13, scope: !111)
!118 = !DILocation(line: 71, column: 7, scope: !119)
!119 = distinct !DILexicalBlock(scope: !111, file: !3, line: 71, column: 7)
!120 = !DILocation(line: 71, column: 9, scope: !119)
!121 = !DILocation(line: 71, column: 7, scope: !111)
!122 = !DILocation(line: 72, column: 5, scope: !123)
!123 = distinct !DILexicalBlock(scope: !124, file: !3, line: 72, column: 5)
!124 = distinct !DILexicalBlock(scope: !119, file: !3, line: 72, column: 5)
!125 = !DILocation(line: 72, column: 5, scope: !124)
!126 = !DILocation(line: 72, column: 5, scope: !119)
!127 = !DILocation(line: 73, column: 3, scope: !111)
!128 = !DILocation(line: 74, column: 3, scope: !111)
!129 = distinct !DISubprogram(name: "publish", scope: !3, file: !3, line: 60, type: !71, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!130 = !DILocalVariable(name: "unused", arg: 1, scope: !129, file: !3, line: 60, type: !16)
!131 = !DILocation(line: 60, column: 28, scope: !129)
!132 = !DILocation(line: 61, column: 3, scope: !129)
!133 = !DILocation(line: 62, column: 3, scope: !129)
!134 = !DILocation(line: 62, column: 10, scope: !129)
!135 = !DILocation(line: 62, column: 65, scope: !129)
!136 = distinct !{!136, !133, !137, !138}
!137 = !DILocation(line: 63, column: 5, scope: !129)
!138 = !{!"llvm.loop.mustprogress"}
!139 = !DILocation(line: 64, column: 10, scope: !129)
!140 = !DILocation(line: 64, column: 3, scope: !129)
!141 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 77, type: !55, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !57)
!142 = !DILocalVariable(name: "t", scope: !141, file: !3, line: 78, type: !59)
!143 = !DILocation(line: 78, column: 13, scope: !141)
!144 = !DILocation(line: 79, column: 3, scope: !141)
!145 = !DILocation(line: 80, column: 3, scope: !141)
!146 = !DILocation(line: 81, column: 3, scope: !141)
!147 = !DILocation(line: 82, column: 4, scope: !141)
!148 = !DILocation(line: 82, column: 10, scope: !141)
!149 = !DILocation(line: 83, column: 3, scope: !141)
!150 = !DILocation(line: 84, column: 16, scope: !141)
!151 = !DILocation(line: 84, column: 3, scope: !141)
!152 = !DILocation(line: 85, column: 3, scope: !153)
!153 = distinct !DILexicalBlock(scope: !154, file: !3, line: 85, column: 3)
!154 = distinct !DILexicalBlock(scope: !141, file: !3, line: 85, column: 3)
!155 = !DILocation(line: 85, column: 3, scope: !154)
!156 = !DILocation(line: 86, column: 3, scope: !141)
!157 = distinct !DISubprogram(name: "lend", scope: !3, file: !3, line: 19, type: !71, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!158 = !DILocalVariable(name: "unused", arg: 1, scope: !157, file: !3, line: 19, type: !16)
!159 = !DILocation(line: 19, column: 25, scope: !157)
!160 = !DILocation(line: 20, column: 7, scope: !157)
!161 = !DILocation(line: 21, column: 9, scope: !157)
!162 = !DILocation(line: 22, column: 15, scope: !157)
!163 = !DILocation(line: 23, column: 3, scope: !157)
!164 = !DILocation(line: 24, column: 3, scope: !157)
!165 = !DILocation(line: 25, column: 3, scope: !166)
!166 = distinct !DILexicalBlock(scope: !167, file: !3, line: 25, column: 3)
!167 = distinct !DILexicalBlock(scope: !157, file: !3, line: 25, column: 3)
!168 = !DILocation(line: 25, column: 3, scope: !167)
!169 = !DILocation(line: 26, column: 10, scope: !157)
!170 = !DILocation(line: 26, column: 3, scope: !157)
