source_filename = "thread_local_of_another.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_barrier_t = type { i64, [24 x i8] }

@own = internal thread_local global i32 5, align 4, !dbg !0
@published = internal global ptr null, align 8, !dbg !61
@.str = private unnamed_addr constant [10 x i8] c"p[2] == 3\00", align 1, !dbg !21
@.str.1 = private unnamed_addr constant [26 x i8] c"thread_local_of_another.c\00", align 1, !dbg !27
@__PRETTY_FUNCTION__.initial_value = private unnamed_addr constant [24 x i8] c"int initial_value(void)\00", align 1, !dbg !32
@barrier = internal global %union.pthread_barrier_t zeroinitializer, align 8, !dbg !50
@other = internal global ptr null, align 8, !dbg !48
@never_shared = internal thread_local global i32 7, align 4, !dbg !75
@table = internal thread_local global [3 x i64] [i64 1, i64 2, i64 3], align 16, !dbg !77
@.str.2 = private unnamed_addr constant [47 x i8] c"own == 5 && never_shared == 7 && table[1] == 2\00", align 1, !dbg !38
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !43
@.str.3 = private unnamed_addr constant [30 x i8] c"own == 8 && never_shared == 8\00", align 1, !dbg !65
@__PRETTY_FUNCTION__.lend = private unnamed_addr constant [19 x i8] c"void *lend(void *)\00", align 1, !dbg !70

define dso_local i32 @after_its_thread() #0 !dbg !90 {
  %1 = alloca i64, align 8
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !94, !DIExpression(), !97)
    #dbg_declare(ptr %2, !98, !DIExpression(), !99)
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @give, ptr noundef null) #6, !dbg !100
  %4 = load i64, ptr %1, align 8, !dbg !101
  %5 = call i32 @pthread_join(i64 noundef %4, ptr noundef %2), !dbg !102
  %6 = load ptr, ptr %2, align 8, !dbg !103
  %7 = call i32 @read_back(ptr noundef %6), !dbg !104
  ret i32 %7, !dbg !105
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @give(ptr noundef %0) #0 !dbg !106 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !109, !DIExpression(), !110)
  %3 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !111
  ret ptr %3, !dbg !112
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

define internal i32 @read_back(ptr noundef %0) #0 !dbg !113 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !116, !DIExpression(), !117)
  %3 = load ptr, ptr %2, align 8, !dbg !118
  %4 = load i32, ptr %3, align 4, !dbg !119
  ret i32 %4, !dbg !120
}

define dso_local i32 @after_main_left() #0 !dbg !121 {
  %1 = alloca i64, align 8
    #dbg_declare(ptr %1, !122, !DIExpression(), !123)
  %2 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !124
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @late, ptr noundef %2) #6, !dbg !125
  call void @pthread_exit(ptr noundef null) #7, !dbg !126
  unreachable, !dbg !126
}

define internal ptr @late(ptr noundef %0) #0 !dbg !127 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !128, !DIExpression(), !129)
  %3 = load ptr, ptr %2, align 8, !dbg !130
  %4 = load i32, ptr %3, align 4, !dbg !131
  %5 = sext i32 %4 to i64, !dbg !132
  %6 = inttoptr i64 %5 to ptr, !dbg !133
  ret ptr %6, !dbg !134
}

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #3

declare void @pthread_exit(ptr noundef) #4

define dso_local i32 @both_write() #0 !dbg !135 {
  %1 = alloca i64, align 8
    #dbg_declare(ptr %1, !136, !DIExpression(), !137)
  %2 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !138
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @write_through, ptr noundef %2) #6, !dbg !139
  %4 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !140
  store i32 2, ptr %4, align 4, !dbg !141
  %5 = load i64, ptr %1, align 8, !dbg !142
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !143
  ret i32 0, !dbg !144
}

define internal ptr @write_through(ptr noundef %0) #0 !dbg !145 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !146, !DIExpression(), !147)
  %3 = load ptr, ptr %2, align 8, !dbg !148
  store i32 1, ptr %3, align 4, !dbg !149
  ret ptr null, !dbg !150
}

define dso_local i32 @initial_value() #0 !dbg !151 {
  %1 = alloca i64, align 8
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
    #dbg_declare(ptr %1, !152, !DIExpression(), !153)
  %5 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @publish, ptr noundef null) #6, !dbg !154
    #dbg_declare(ptr %2, !155, !DIExpression(), !156)
  %6 = load atomic i64, ptr @published monotonic, align 8, !dbg !157
  store i64 %6, ptr %3, align 8, !dbg !157
  %7 = load ptr, ptr %3, align 8, !dbg !157
  store ptr %7, ptr %2, align 8, !dbg !156
  %8 = load ptr, ptr %2, align 8, !dbg !158
  %9 = icmp ne ptr %8, null, !dbg !160
  br i1 %9, label %10, label %18, !dbg !161

10:                                               ; preds = %0
  %11 = load ptr, ptr %2, align 8, !dbg !162
  %12 = getelementptr inbounds i64, ptr %11, i64 2, !dbg !162
  %13 = load i64, ptr %12, align 8, !dbg !162
  %14 = icmp eq i64 %13, 3, !dbg !162
  br i1 %14, label %15, label %16, !dbg !165

15:                                               ; preds = %10
  br label %17, !dbg !165

16:                                               ; preds = %10
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 72, ptr noundef @__PRETTY_FUNCTION__.initial_value) #8, !dbg !162
  unreachable, !dbg !162

17:                                               ; preds = %15
  br label %18, !dbg !166

18:                                               ; preds = %17, %0
  store ptr null, ptr %4, align 8, !dbg !167
  %19 = load i64, ptr %4, align 8, !dbg !167
  store atomic i64 %19, ptr @published monotonic, align 8, !dbg !167
  ret i32 0, !dbg !168
}

define internal ptr @publish(ptr noundef %0) #0 !dbg !169 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !170, !DIExpression(), !171)
  %5 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @table), !dbg !172
  %6 = getelementptr inbounds [3 x i64], ptr %5, i64 0, i64 0, !dbg !172
  store ptr %6, ptr %3, align 8, !dbg !173
  %7 = load i64, ptr %3, align 8, !dbg !173
  store atomic i64 %7, ptr @published monotonic, align 8, !dbg !173
  br label %8, !dbg !174

8:                                                ; preds = %12, %1
  %9 = load atomic i64, ptr @published monotonic, align 8, !dbg !175
  store i64 %9, ptr %4, align 8, !dbg !175
  %10 = load ptr, ptr %4, align 8, !dbg !175
  %11 = icmp ne ptr %10, null, !dbg !176
  br i1 %11, label %12, label %13, !dbg !174

12:                                               ; preds = %8
  br label %8, !dbg !174, !llvm.loop !177

13:                                               ; preds = %8
  %14 = load ptr, ptr %2, align 8, !dbg !180
  ret ptr %14, !dbg !181
}

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #5

define dso_local i32 @main() #0 !dbg !182 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !183, !DIExpression(), !184)
  %3 = call i32 @pthread_barrier_init(ptr noundef @barrier, ptr noundef null, i32 noundef 2) #6, !dbg !185
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @lend, ptr noundef null) #6, !dbg !186
  %5 = call i32 @pthread_barrier_wait(ptr noundef @barrier) #6, !dbg !187
  %6 = load ptr, ptr @other, align 8, !dbg !188
  store i32 8, ptr %6, align 4, !dbg !189
  %7 = call i32 @pthread_barrier_wait(ptr noundef @barrier) #6, !dbg !190
  %8 = load i64, ptr %2, align 8, !dbg !191
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !192
  %10 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !193
  %11 = load i32, ptr %10, align 4, !dbg !193
  %12 = icmp eq i32 %11, 5, !dbg !193
  br i1 %12, label %13, label %23, !dbg !193

13:                                               ; preds = %0
  %14 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @never_shared), !dbg !193
  %15 = load i32, ptr %14, align 4, !dbg !193
  %16 = icmp eq i32 %15, 7, !dbg !193
  br i1 %16, label %17, label %23, !dbg !193

17:                                               ; preds = %13
  %18 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @table), !dbg !193
  %19 = getelementptr inbounds [3 x i64], ptr %18, i64 0, i64 1, !dbg !193
  %20 = load i64, ptr %19, align 8, !dbg !193
  %21 = icmp eq i64 %20, 2, !dbg !193
  br i1 %21, label %22, label %23, !dbg !196

22:                                               ; preds = %17
  br label %24, !dbg !196

23:                                               ; preds = %17, %13, %0
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 85, ptr noundef @__PRETTY_FUNCTION__.main) #8, !dbg !193
  unreachable, !dbg !193

24:                                               ; preds = %22
  ret i32 0, !dbg !197
}

declare i32 @pthread_barrier_init(ptr noundef, ptr noundef, i32 noundef) #1

define internal ptr @lend(ptr noundef %0) #0 !dbg !198 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !199, !DIExpression(), !200)
  %3 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !201
  store i32 7, ptr %3, align 4, !dbg !202
  %4 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !203
  store ptr %4, ptr @other, align 8, !dbg !204
  %5 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @never_shared), !dbg !205
  %6 = load i32, ptr %5, align 4, !dbg !206
  %7 = add nsw i32 %6, 1, !dbg !206
  store i32 %7, ptr %5, align 4, !dbg !206
  %8 = call i32 @pthread_barrier_wait(ptr noundef @barrier) #6, !dbg !207
  %9 = call i32 @pthread_barrier_wait(ptr noundef @barrier) #6, !dbg !208
  %10 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !209
  %11 = load i32, ptr %10, align 4, !dbg !209
  %12 = icmp eq i32 %11, 8, !dbg !209
  br i1 %12, label %13, label %18, !dbg !209

13:                                               ; preds = %1
  %14 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @never_shared), !dbg !209
  %15 = load i32, ptr %14, align 4, !dbg !209
  %16 = icmp eq i32 %15, 8, !dbg !209
  br i1 %16, label %17, label %18, !dbg !212

17:                                               ; preds = %13
  br label %19, !dbg !212

18:                                               ; preds = %13, %1
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 25, ptr noundef @__PRETTY_FUNCTION__.lend) #8, !dbg !209
  unreachable, !dbg !209

19:                                               ; preds = %17
  %20 = load ptr, ptr %2, align 8, !dbg !213
  ret ptr %20, !dbg !214
}

declare i32 @pthread_barrier_wait(ptr noundef) #1


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!82, !83, !84, !85, !86, !87, !88}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "own", scope: !2, file: !3, line: 13, type: !19, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !20, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "thread_local_of_another.c", directory: ".", checksumkind: CSK_MD5, checksum: "dff6f13f104f3ed9dfc3a80c6d72b170")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 68, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "lib/llvm-19/lib/clang/19/include/stdatomic.h", directory: ".", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
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
!20 = !{!21, !27, !32, !38, !43, !48, !50, !61, !0, !65, !70, !75, !77}
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !3, line: 72, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 80, elements: !25)
!24 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!25 = !{!26}
!26 = !DISubrange(count: 10)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 72, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 208, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 26)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 72, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 192, elements: !36)
!35 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !24)
!36 = !{!37}
!37 = !DISubrange(count: 24)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !3, line: 85, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 376, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 47)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !3, line: 85, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 120, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 15)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(name: "other", scope: !2, file: !3, line: 16, type: !18, isLocal: true, isDefinition: true)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(name: "barrier", scope: !2, file: !3, line: 17, type: !52, isLocal: true, isDefinition: true)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_barrier_t", file: !53, line: 112, baseType: !54)
!53 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!54 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !53, line: 108, size: 256, elements: !55)
!55 = !{!56, !60}
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !54, file: !53, line: 110, baseType: !57, size: 256)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 256, elements: !58)
!58 = !{!59}
!59 = !DISubrange(count: 32)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !54, file: !53, line: 111, baseType: !17, size: 64)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(name: "published", scope: !2, file: !3, line: 59, type: !63, isLocal: true, isDefinition: true)
!63 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !64)
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(scope: null, file: !3, line: 25, type: !67, isLocal: true, isDefinition: true)
!67 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 240, elements: !68)
!68 = !{!69}
!69 = !DISubrange(count: 30)
!70 = !DIGlobalVariableExpression(var: !71, expr: !DIExpression())
!71 = distinct !DIGlobalVariable(scope: null, file: !3, line: 25, type: !72, isLocal: true, isDefinition: true)
!72 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 152, elements: !73)
!73 = !{!74}
!74 = !DISubrange(count: 19)
!75 = !DIGlobalVariableExpression(var: !76, expr: !DIExpression())
!76 = distinct !DIGlobalVariable(name: "never_shared", scope: !2, file: !3, line: 15, type: !19, isLocal: true, isDefinition: true)
!77 = !DIGlobalVariableExpression(var: !78, expr: !DIExpression())
!78 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 14, type: !79, isLocal: true, isDefinition: true)
!79 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 192, elements: !80)
!80 = !{!81}
!81 = !DISubrange(count: 3)
!82 = !{i32 7, !"Dwarf Version", i32 5}
!83 = !{i32 2, !"Debug Info Version", i32 3}
!84 = !{i32 1, !"wchar_size", i32 4}
!85 = !{i32 8, !"PIC Level", i32 2}
!86 = !{i32 7, !"PIE Level", i32 2}
!87 = !{i32 7, !"uwtable", i32 2}
!88 = !{i32 7, !"frame-pointer", i32 2}
!89 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!90 = distinct !DISubprogram(name: "after_its_thread", scope: !3, file: !3, line: 36, type: !91, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !93)
!91 = !DISubroutineType(types: !92)
!92 = !{!19}
!93 = !{}
!94 = !DILocalVariable(name: "t", scope: !90, file: !3, line: 37, type: !95)
!95 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !53, line: 27, baseType: !96)
!96 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!97 = !DILocation(line: 37, column: 13, scope: !90)
!98 = !DILocalVariable(name: "p", scope: !90, file: !3, line: 38, type: !16)
!99 = !DILocation(line: 38, column: 9, scope: !90)
!100 = !DILocation(line: 39, column: 3, scope: !90)
!101 = !DILocation(line: 40, column: 16, scope: !90)
!102 = !DILocation(line: 40, column: 3, scope: !90)
!103 = !DILocation(line: 41, column: 20, scope: !90)
!104 = !DILocation(line: 41, column: 10, scope: !90)
!105 = !DILocation(line: 41, column: 3, scope: !90)
!106 = distinct !DISubprogram(name: "give", scope: !3, file: !3, line: 34, type: !107, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!107 = !DISubroutineType(types: !108)
!108 = !{!16, !16}
!109 = !DILocalVariable(name: "unused", arg: 1, scope: !106, file: !3, line: 34, type: !16)
!110 = !DILocation(line: 34, column: 25, scope: !106)
!111 = !DILocation(line: 34, column: 43, scope: !106)
!112 = !DILocation(line: 34, column: 35, scope: !106)
!113 = distinct !DISubprogram(name: "read_back", scope: !3, file: !3, line: 35, type: !114, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!114 = !DISubroutineType(types: !115)
!115 = !{!19, !18}
!116 = !DILocalVariable(name: "p", arg: 1, scope: !113, file: !3, line: 35, type: !18)
!117 = !DILocation(line: 35, column: 27, scope: !113)
!118 = !DILocation(line: 35, column: 40, scope: !113)
!119 = !DILocation(line: 35, column: 39, scope: !113)
!120 = !DILocation(line: 35, column: 32, scope: !113)
!121 = distinct !DISubprogram(name: "after_main_left", scope: !3, file: !3, line: 45, type: !91, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !93)
!122 = !DILocalVariable(name: "t", scope: !121, file: !3, line: 46, type: !95)
!123 = !DILocation(line: 46, column: 13, scope: !121)
!124 = !DILocation(line: 47, column: 35, scope: !121)
!125 = !DILocation(line: 47, column: 3, scope: !121)
!126 = !DILocation(line: 48, column: 3, scope: !121)
!127 = distinct !DISubprogram(name: "late", scope: !3, file: !3, line: 44, type: !107, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!128 = !DILocalVariable(name: "p", arg: 1, scope: !127, file: !3, line: 44, type: !16)
!129 = !DILocation(line: 44, column: 25, scope: !127)
!130 = !DILocation(line: 44, column: 59, scope: !127)
!131 = !DILocation(line: 44, column: 51, scope: !127)
!132 = !DILocation(line: 44, column: 45, scope: !127)
!133 = !DILocation(line: 44, column: 37, scope: !127)
!134 = !DILocation(line: 44, column: 30, scope: !127)
!135 = distinct !DISubprogram(name: "both_write", scope: !3, file: !3, line: 51, type: !91, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !93)
!136 = !DILocalVariable(name: "t", scope: !135, file: !3, line: 52, type: !95)
!137 = !DILocation(line: 52, column: 13, scope: !135)
!138 = !DILocation(line: 53, column: 44, scope: !135)
!139 = !DILocation(line: 53, column: 3, scope: !135)
!140 = !DILocation(line: 54, column: 3, scope: !135)
!141 = !DILocation(line: 54, column: 7, scope: !135)
!142 = !DILocation(line: 55, column: 16, scope: !135)
!143 = !DILocation(line: 55, column: 3, scope: !135)
!144 = !DILocation(line: 56, column: 3, scope: !135)
!145 = distinct !DISubprogram(name: "write_through", scope: !3, file: !3, line: 29, type: !107, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!146 = !DILocalVariable(name: "p", arg: 1, scope: !145, file: !3, line: 29, type: !16)
!147 = !DILocation(line: 29, column: 34, scope: !145)
!148 = !DILocation(line: 30, column: 11, scope: !145)
!149 = !DILocation(line: 30, column: 13, scope: !145)
!150 = !DILocation(line: 31, column: 3, scope: !145)
!151 = distinct !DISubprogram(name: "initial_value", scope: !3, file: !3, line: 67, type: !91, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !93)
!152 = !DILocalVariable(name: "t", scope: !151, file: !3, line: 68, type: !95)
!153 = !DILocation(line: 68, column: 13, scope: !151)
!154 = !DILocation(line: 69, column: 3, scope: !151)
!155 = !DILocalVariable(name: "p", scope: !151, file: !3, line: 70, type: !64)
!156 = !DILocation(line: 70, column: 9, scope: !151)
!157 = !DILocation(line: 70, column: 13, scope: !151)
!158 = !DILocation(line: 71, column: 7, scope: !159)
!159 = distinct !DILexicalBlock(scope: !151, file: !3, line: 71, column: 7)
!160 = !DILocation(line: 71, column: 9, scope: !159)
!161 = !DILocation(line: 71, column: 7, scope: !151)
!162 = !DILocation(line: 72, column: 5, scope: !163)
!163 = distinct !DILexicalBlock(scope: !164, file: !3, line: 72, column: 5)
!164 = distinct !DILexicalBlock(scope: !159, file: !3, line: 72, column: 5)
!165 = !DILocation(line: 72, column: 5, scope: !164)
!166 = !DILocation(line: 72, column: 5, scope: !159)
!167 = !DILocation(line: 73, column: 3, scope: !151)
!168 = !DILocation(line: 74, column: 3, scope: !151)
!169 = distinct !DISubprogram(name: "publish", scope: !3, file: !3, line: 60, type: !107, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!170 = !DILocalVariable(name: "unused", arg: 1, scope: !169, file: !3, line: 60, type: !16)
!171 = !DILocation(line: 60, column: 28, scope: !169)
!172 = !DILocation(line: 61, column: 37, scope: !169)
!173 = !DILocation(line: 61, column: 3, scope: !169)
!174 = !DILocation(line: 62, column: 3, scope: !169)
!175 = !DILocation(line: 62, column: 10, scope: !169)
!176 = !DILocation(line: 62, column: 65, scope: !169)
!177 = distinct !{!177, !174, !178, !179}
!178 = !DILocation(line: 63, column: 5, scope: !169)
!179 = !{!"llvm.loop.mustprogress"}
!180 = !DILocation(line: 64, column: 10, scope: !169)
!181 = !DILocation(line: 64, column: 3, scope: !169)
!182 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 77, type: !91, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !93)
!183 = !DILocalVariable(name: "t", scope: !182, file: !3, line: 78, type: !95)
!184 = !DILocation(line: 78, column: 13, scope: !182)
!185 = !DILocation(line: 79, column: 3, scope: !182)
!186 = !DILocation(line: 80, column: 3, scope: !182)
!187 = !DILocation(line: 81, column: 3, scope: !182)
!188 = !DILocation(line: 82, column: 4, scope: !182)
!189 = !DILocation(line: 82, column: 10, scope: !182)
!190 = !DILocation(line: 83, column: 3, scope: !182)
!191 = !DILocation(line: 84, column: 16, scope: !182)
!192 = !DILocation(line: 84, column: 3, scope: !182)
!193 = !DILocation(line: 85, column: 3, scope: !194)
!194 = distinct !DILexicalBlock(scope: !195, file: !3, line: 85, column: 3)
!195 = distinct !DILexicalBlock(scope: !182, file: !3, line: 85, column: 3)
!196 = !DILocation(line: 85, column: 3, scope: !195)
!197 = !DILocation(line: 86, column: 3, scope: !182)
!198 = distinct !DISubprogram(name: "lend", scope: !3, file: !3, line: 19, type: !107, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!199 = !DILocalVariable(name: "unused", arg: 1, scope: !198, file: !3, line: 19, type: !16)
!200 = !DILocation(line: 19, column: 25, scope: !198)
!201 = !DILocation(line: 20, column: 3, scope: !198)
!202 = !DILocation(line: 20, column: 7, scope: !198)
!203 = !DILocation(line: 21, column: 12, scope: !198)
!204 = !DILocation(line: 21, column: 9, scope: !198)
!205 = !DILocation(line: 22, column: 3, scope: !198)
!206 = !DILocation(line: 22, column: 15, scope: !198)
!207 = !DILocation(line: 23, column: 3, scope: !198)
!208 = !DILocation(line: 24, column: 3, scope: !198)
!209 = !DILocation(line: 25, column: 3, scope: !210)
!210 = distinct !DILexicalBlock(scope: !211, file: !3, line: 25, column: 3)
!211 = distinct !DILexicalBlock(scope: !198, file: !3, line: 25, column: 3)
!212 = !DILocation(line: 25, column: 3, scope: !211)
!213 = !DILocation(line: 26, column: 10, scope: !198)
!214 = !DILocation(line: 26, column: 3, scope: !198)
