source_filename = "nobodys_business.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@old_x = internal global i32 0, align 4, !dbg !0
@new_y = internal global i32 0, align 4, !dbg !29
@.str = private unnamed_addr constant [32 x i8] c"there is time between the reads\00", align 1, !dbg !18
@seen_x = internal global i32 0, align 4, !dbg !32
@seen_y = internal global i32 0, align 4, !dbg !34
@.str.1 = private unnamed_addr constant [36 x i8] c"both may read what was there before\00", align 1, !dbg !24
@x = internal global i32 0, align 4, !dbg !36
@y = internal global i32 0, align 4, !dbg !40
@plain = internal global i32 0, align 4, !dbg !42

define dso_local i32 @main() #0 !dbg !52 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @run(ptr noundef @write_both, ptr noundef @read_both), !dbg !55
  %2 = load i32, ptr @old_x, align 4, !dbg !56
  %3 = icmp ne i32 %2, 0, !dbg !56
  br i1 %3, label %4, label %7, !dbg !57

4:                                                ; preds = %0
  %5 = load i32, ptr @new_y, align 4, !dbg !58
  %6 = icmp ne i32 %5, 0, !dbg !57
  br label %7

7:                                                ; preds = %4, %0
  %8 = phi i1 [ false, %0 ], [ %6, %4 ], !dbg !59
  %9 = xor i1 %8, true, !dbg !60
  %10 = zext i1 %9 to i32, !dbg !60
  call void @fencepost_assert(i32 noundef %10, ptr noundef @.str), !dbg !61
  ret i32 0, !dbg !62
}

define internal void @run(ptr noundef %0, ptr noundef %1) #0 !dbg !63 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [2 x i64], align 16
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !70, !DIExpression(), !71)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !72, !DIExpression(), !73)
    #dbg_declare(ptr %5, !74, !DIExpression(), !81)
  %6 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 0, !dbg !82
  %7 = load ptr, ptr %3, align 8, !dbg !83
  %8 = call i32 @pthread_create(ptr noundef %6, ptr noundef null, ptr noundef %7, ptr noundef null) #5, !dbg !84
  %9 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 1, !dbg !85
  %10 = load ptr, ptr %4, align 8, !dbg !86
  %11 = call i32 @pthread_create(ptr noundef %9, ptr noundef null, ptr noundef %10, ptr noundef null) #5, !dbg !87
  %12 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 0, !dbg !88
  %13 = load i64, ptr %12, align 16, !dbg !88
  %14 = call i32 @pthread_join(i64 noundef %13, ptr noundef null), !dbg !89
  %15 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 1, !dbg !90
  %16 = load i64, ptr %15, align 8, !dbg !90
  %17 = call i32 @pthread_join(i64 noundef %16, ptr noundef null), !dbg !91
  ret void, !dbg !92
}

define internal ptr @write_both(ptr noundef %0) #0 !dbg !93 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !94, !DIExpression(), !95)
  store i32 1, ptr %3, align 4, !dbg !96
  %5 = load i32, ptr %3, align 4, !dbg !96
  store atomic i32 %5, ptr @x monotonic, align 4, !dbg !96
  fence seq_cst, !dbg !97
  store i32 1, ptr %4, align 4, !dbg !98
  %6 = load i32, ptr %4, align 4, !dbg !98
  store atomic i32 %6, ptr @y monotonic, align 4, !dbg !98
  ret ptr null, !dbg !99
}

define internal ptr @read_both(ptr noundef %0) #0 !dbg !100 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !101, !DIExpression(), !102)
  %6 = load atomic i32, ptr @x monotonic, align 4, !dbg !103
  store i32 %6, ptr %3, align 4, !dbg !103
  %7 = load i32, ptr %3, align 4, !dbg !103
  %8 = icmp eq i32 %7, 0, !dbg !105
  br i1 %8, label %9, label %17, !dbg !106

9:                                                ; preds = %1
    #dbg_declare(ptr %4, !107, !DIExpression(), !109)
  %10 = load atomic i32, ptr @y monotonic, align 4, !dbg !110
  store i32 %10, ptr %5, align 4, !dbg !110
  %11 = load i32, ptr %5, align 4, !dbg !110
  store i32 %11, ptr %4, align 4, !dbg !109
  fence acquire, !dbg !111
  %12 = load i32, ptr @plain, align 4, !dbg !112
  %13 = icmp eq i32 %12, 0, !dbg !114
  br i1 %13, label %14, label %16, !dbg !115

14:                                               ; preds = %9
  store i32 1, ptr @old_x, align 4, !dbg !116
  %15 = load i32, ptr %4, align 4, !dbg !118
  store i32 %15, ptr @new_y, align 4, !dbg !119
  br label %16, !dbg !120

16:                                               ; preds = %14, %9
  br label %17, !dbg !121

17:                                               ; preds = %16, %1
  ret ptr null, !dbg !122
}

declare void @fencepost_assert(i32 noundef, ptr noundef) #1

define dso_local void @acquires() #0 !dbg !123 {
  call void @run(ptr noundef @write_both, ptr noundef @acquire_second), !dbg !126
  %1 = load i32, ptr @old_x, align 4, !dbg !127
  %2 = icmp ne i32 %1, 0, !dbg !127
  br i1 %2, label %3, label %6, !dbg !128

3:                                                ; preds = %0
  %4 = load i32, ptr @new_y, align 4, !dbg !129
  %5 = icmp ne i32 %4, 0, !dbg !128
  br label %6

6:                                                ; preds = %3, %0
  %7 = phi i1 [ false, %0 ], [ %5, %3 ], !dbg !130
  %8 = xor i1 %7, true, !dbg !131
  %9 = zext i1 %8 to i32, !dbg !131
  call void @fencepost_assert(i32 noundef %9, ptr noundef @.str), !dbg !132
  ret void, !dbg !133
}

define internal ptr @acquire_second(ptr noundef %0) #0 !dbg !134 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !135, !DIExpression(), !136)
  %6 = load atomic i32, ptr @x monotonic, align 4, !dbg !137
  store i32 %6, ptr %3, align 4, !dbg !137
  %7 = load i32, ptr %3, align 4, !dbg !137
  %8 = icmp eq i32 %7, 0, !dbg !139
  br i1 %8, label %9, label %17, !dbg !140

9:                                                ; preds = %1
    #dbg_declare(ptr %4, !141, !DIExpression(), !143)
  %10 = load atomic i32, ptr @y acquire, align 4, !dbg !144
  store i32 %10, ptr %5, align 4, !dbg !144
  %11 = load i32, ptr %5, align 4, !dbg !144
  store i32 %11, ptr %4, align 4, !dbg !143
  %12 = load i32, ptr @plain, align 4, !dbg !145
  %13 = icmp eq i32 %12, 0, !dbg !147
  br i1 %13, label %14, label %16, !dbg !148

14:                                               ; preds = %9
  store i32 1, ptr @old_x, align 4, !dbg !149
  %15 = load i32, ptr %4, align 4, !dbg !151
  store i32 %15, ptr @new_y, align 4, !dbg !152
  br label %16, !dbg !153

16:                                               ; preds = %14, %9
  br label %17, !dbg !154

17:                                               ; preds = %16, %1
  ret ptr null, !dbg !155
}

define dso_local void @frees() #0 !dbg !156 {
  call void @run(ptr noundef @write_x_read_y, ptr noundef @free_own), !dbg !157
  %1 = load i32, ptr @seen_x, align 4, !dbg !158
  %2 = icmp ne i32 %1, 0, !dbg !158
  br i1 %2, label %6, label %3, !dbg !159

3:                                                ; preds = %0
  %4 = load i32, ptr @seen_y, align 4, !dbg !160
  %5 = icmp ne i32 %4, 0, !dbg !159
  br label %6, !dbg !159

6:                                                ; preds = %3, %0
  %7 = phi i1 [ true, %0 ], [ %5, %3 ]
  %8 = zext i1 %7 to i32, !dbg !159
  call void @fencepost_assert(i32 noundef %8, ptr noundef @.str.1), !dbg !161
  ret void, !dbg !162
}

define internal ptr @write_x_read_y(ptr noundef %0) #0 !dbg !163 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !164, !DIExpression(), !165)
  store i32 1, ptr %3, align 4, !dbg !166
  %5 = load i32, ptr %3, align 4, !dbg !166
  store atomic i32 %5, ptr @x monotonic, align 4, !dbg !166
  fence seq_cst, !dbg !167
  %6 = load atomic i32, ptr @y monotonic, align 4, !dbg !168
  store i32 %6, ptr %4, align 4, !dbg !168
  %7 = load i32, ptr %4, align 4, !dbg !168
  store i32 %7, ptr @seen_y, align 4, !dbg !169
  ret ptr null, !dbg !170
}

define internal ptr @free_own(ptr noundef %0) #0 !dbg !171 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !172, !DIExpression(), !173)
    #dbg_declare(ptr %3, !174, !DIExpression(), !176)
  %6 = call noalias ptr @malloc(i64 noundef 4) #6, !dbg !177
  store ptr %6, ptr %3, align 8, !dbg !176
  store i32 1, ptr %4, align 4, !dbg !178
  %7 = load i32, ptr %4, align 4, !dbg !178
  store atomic i32 %7, ptr @y monotonic, align 4, !dbg !178
  fence release, !dbg !179
  %8 = load atomic i32, ptr @x monotonic, align 4, !dbg !180
  store i32 %8, ptr %5, align 4, !dbg !180
  %9 = load i32, ptr %5, align 4, !dbg !180
  %10 = icmp ne i32 %9, 0, !dbg !180
  br i1 %10, label %11, label %12, !dbg !182

11:                                               ; preds = %1
  store i32 1, ptr @seen_x, align 4, !dbg !183
  br label %12, !dbg !184

12:                                               ; preds = %11, %1
  %13 = load ptr, ptr %3, align 8, !dbg !185
  store i32 5, ptr %13, align 4, !dbg !186
  %14 = load ptr, ptr %3, align 8, !dbg !187
  call void @free(ptr noundef %14) #5, !dbg !188
  ret ptr null, !dbg !189
}

define dso_local void @moves() #0 !dbg !190 {
  call void @run(ptr noundef @write_x_read_y, ptr noundef @move_own), !dbg !191
  %1 = load i32, ptr @seen_x, align 4, !dbg !192
  %2 = icmp ne i32 %1, 0, !dbg !192
  br i1 %2, label %6, label %3, !dbg !193

3:                                                ; preds = %0
  %4 = load i32, ptr @seen_y, align 4, !dbg !194
  %5 = icmp ne i32 %4, 0, !dbg !193
  br label %6, !dbg !193

6:                                                ; preds = %3, %0
  %7 = phi i1 [ true, %0 ], [ %5, %3 ]
  %8 = zext i1 %7 to i32, !dbg !193
  call void @fencepost_assert(i32 noundef %8, ptr noundef @.str.1), !dbg !195
  ret void, !dbg !196
}

define internal ptr @move_own(ptr noundef %0) #0 !dbg !197 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !198, !DIExpression(), !199)
    #dbg_declare(ptr %3, !200, !DIExpression(), !201)
  %6 = call noalias ptr @malloc(i64 noundef 4) #6, !dbg !202
  store ptr %6, ptr %3, align 8, !dbg !201
  store i32 1, ptr %4, align 4, !dbg !203
  %7 = load i32, ptr %4, align 4, !dbg !203
  store atomic i32 %7, ptr @y monotonic, align 4, !dbg !203
  %8 = load atomic i32, ptr @x monotonic, align 4, !dbg !204
  store i32 %8, ptr %5, align 4, !dbg !204
  %9 = load i32, ptr %5, align 4, !dbg !204
  %10 = icmp ne i32 %9, 0, !dbg !204
  br i1 %10, label %11, label %12, !dbg !206

11:                                               ; preds = %1
  store i32 1, ptr @seen_x, align 4, !dbg !207
  br label %12, !dbg !208

12:                                               ; preds = %11, %1
  %13 = load ptr, ptr %3, align 8, !dbg !209
  store i32 5, ptr %13, align 4, !dbg !210
  %14 = load ptr, ptr %3, align 8, !dbg !211
  %15 = call ptr @realloc(ptr noundef %14, i64 noundef 8) #7, !dbg !212
  store ptr %15, ptr %3, align 8, !dbg !213
  ret ptr null, !dbg !214
}

define dso_local void @locals() #0 !dbg !215 {
  call void @run(ptr noundef @write_x_read_y, ptr noundef @use_locals), !dbg !216
  %1 = load i32, ptr @seen_x, align 4, !dbg !217
  %2 = icmp ne i32 %1, 0, !dbg !217
  br i1 %2, label %6, label %3, !dbg !218

3:                                                ; preds = %0
  %4 = load i32, ptr @seen_y, align 4, !dbg !219
  %5 = icmp ne i32 %4, 0, !dbg !218
  br label %6, !dbg !218

6:                                                ; preds = %3, %0
  %7 = phi i1 [ true, %0 ], [ %5, %3 ]
  %8 = zext i1 %7 to i32, !dbg !218
  call void @fencepost_assert(i32 noundef %8, ptr noundef @.str.1), !dbg !220
  ret void, !dbg !221
}

define internal ptr @use_locals(ptr noundef %0) #0 !dbg !222 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !223, !DIExpression(), !224)
  store i32 1, ptr %3, align 4, !dbg !225
  %5 = load i32, ptr %3, align 4, !dbg !225
  store atomic i32 %5, ptr @y monotonic, align 4, !dbg !225
  fence release, !dbg !226
  %6 = load atomic i32, ptr @x monotonic, align 4, !dbg !227
  store i32 %6, ptr %4, align 4, !dbg !227
  %7 = load i32, ptr %4, align 4, !dbg !227
  store i32 %7, ptr @seen_x, align 4, !dbg !228
  ret ptr null, !dbg !229
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare noalias ptr @malloc(i64 noundef) #3

declare void @free(ptr noundef) #2

declare ptr @realloc(ptr noundef, i64 noundef) #4


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!44, !45, !46, !47, !48, !49, !50}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "old_x", scope: !2, file: !3, line: 23, type: !31, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "nobodys_business.c", directory: ".", checksumkind: CSK_MD5, checksum: "32fd8e6c69d8b67826a53bc23258c002")
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
!17 = !{!18, !24, !0, !29, !32, !34, !36, !40, !42}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 55, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 256, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 32)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 96, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 288, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 36)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "new_y", scope: !2, file: !3, line: 23, type: !31, isLocal: true, isDefinition: true)
!31 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "seen_x", scope: !2, file: !3, line: 23, type: !31, isLocal: true, isDefinition: true)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "seen_y", scope: !2, file: !3, line: 23, type: !31, isLocal: true, isDefinition: true)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 22, type: !38, isLocal: true, isDefinition: true)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !39)
!39 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !31)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 22, type: !38, isLocal: true, isDefinition: true)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "plain", scope: !2, file: !3, line: 23, type: !31, isLocal: true, isDefinition: true)
!44 = !{i32 7, !"Dwarf Version", i32 5}
!45 = !{i32 2, !"Debug Info Version", i32 3}
!46 = !{i32 1, !"wchar_size", i32 4}
!47 = !{i32 8, !"PIC Level", i32 2}
!48 = !{i32 7, !"PIE Level", i32 2}
!49 = !{i32 7, !"uwtable", i32 2}
!50 = !{i32 7, !"frame-pointer", i32 2}
!51 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!52 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 53, type: !53, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!53 = !DISubroutineType(types: !54)
!54 = !{!31}
!55 = !DILocation(line: 54, column: 3, scope: !52)
!56 = !DILocation(line: 55, column: 22, scope: !52)
!57 = !DILocation(line: 55, column: 28, scope: !52)
!58 = !DILocation(line: 55, column: 31, scope: !52)
!59 = !DILocation(line: 0, scope: !52)
!60 = !DILocation(line: 55, column: 20, scope: !52)
!61 = !DILocation(line: 55, column: 3, scope: !52)
!62 = !DILocation(line: 56, column: 3, scope: !52)
!63 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 25, type: !64, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !69)
!64 = !DISubroutineType(types: !65)
!65 = !{null, !66, !66}
!66 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !67, size: 64)
!67 = !DISubroutineType(types: !68)
!68 = !{!16, !16}
!69 = !{}
!70 = !DILocalVariable(name: "one", arg: 1, scope: !63, file: !3, line: 25, type: !66)
!71 = !DILocation(line: 25, column: 25, scope: !63)
!72 = !DILocalVariable(name: "other", arg: 2, scope: !63, file: !3, line: 25, type: !66)
!73 = !DILocation(line: 25, column: 47, scope: !63)
!74 = !DILocalVariable(name: "threads", scope: !63, file: !3, line: 26, type: !75)
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !76, size: 128, elements: !79)
!76 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !77, line: 27, baseType: !78)
!77 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!78 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!79 = !{!80}
!80 = !DISubrange(count: 2)
!81 = !DILocation(line: 26, column: 13, scope: !63)
!82 = !DILocation(line: 27, column: 19, scope: !63)
!83 = !DILocation(line: 27, column: 37, scope: !63)
!84 = !DILocation(line: 27, column: 3, scope: !63)
!85 = !DILocation(line: 28, column: 19, scope: !63)
!86 = !DILocation(line: 28, column: 37, scope: !63)
!87 = !DILocation(line: 28, column: 3, scope: !63)
!88 = !DILocation(line: 29, column: 16, scope: !63)
!89 = !DILocation(line: 29, column: 3, scope: !63)
!90 = !DILocation(line: 30, column: 16, scope: !63)
!91 = !DILocation(line: 30, column: 3, scope: !63)
!92 = !DILocation(line: 31, column: 1, scope: !63)
!93 = distinct !DISubprogram(name: "write_both", scope: !3, file: !3, line: 33, type: !67, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !69)
!94 = !DILocalVariable(name: "unused", arg: 1, scope: !93, file: !3, line: 33, type: !16)
!95 = !DILocation(line: 33, column: 31, scope: !93)
!96 = !DILocation(line: 34, column: 3, scope: !93)
!97 = !DILocation(line: 35, column: 3, scope: !93)
!98 = !DILocation(line: 36, column: 3, scope: !93)
!99 = !DILocation(line: 37, column: 3, scope: !93)
!100 = distinct !DISubprogram(name: "read_both", scope: !3, file: !3, line: 41, type: !67, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !69)
!101 = !DILocalVariable(name: "unused", arg: 1, scope: !100, file: !3, line: 41, type: !16)
!102 = !DILocation(line: 41, column: 30, scope: !100)
!103 = !DILocation(line: 42, column: 7, scope: !104)
!104 = distinct !DILexicalBlock(scope: !100, file: !3, line: 42, column: 7)
!105 = !DILocation(line: 42, column: 54, scope: !104)
!106 = !DILocation(line: 42, column: 7, scope: !100)
!107 = !DILocalVariable(name: "value", scope: !108, file: !3, line: 43, type: !31)
!108 = distinct !DILexicalBlock(scope: !104, file: !3, line: 42, column: 60)
!109 = !DILocation(line: 43, column: 9, scope: !108)
!110 = !DILocation(line: 43, column: 17, scope: !108)
!111 = !DILocation(line: 44, column: 5, scope: !108)
!112 = !DILocation(line: 45, column: 9, scope: !113)
!113 = distinct !DILexicalBlock(scope: !108, file: !3, line: 45, column: 9)
!114 = !DILocation(line: 45, column: 15, scope: !113)
!115 = !DILocation(line: 45, column: 9, scope: !108)
!116 = !DILocation(line: 46, column: 13, scope: !117)
!117 = distinct !DILexicalBlock(scope: !113, file: !3, line: 45, column: 21)
!118 = !DILocation(line: 47, column: 15, scope: !117)
!119 = !DILocation(line: 47, column: 13, scope: !117)
!120 = !DILocation(line: 48, column: 5, scope: !117)
!121 = !DILocation(line: 49, column: 3, scope: !108)
!122 = !DILocation(line: 50, column: 3, scope: !100)
!123 = distinct !DISubprogram(name: "acquires", scope: !3, file: !3, line: 70, type: !124, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!124 = !DISubroutineType(types: !125)
!125 = !{null}
!126 = !DILocation(line: 71, column: 3, scope: !123)
!127 = !DILocation(line: 72, column: 22, scope: !123)
!128 = !DILocation(line: 72, column: 28, scope: !123)
!129 = !DILocation(line: 72, column: 31, scope: !123)
!130 = !DILocation(line: 0, scope: !123)
!131 = !DILocation(line: 72, column: 20, scope: !123)
!132 = !DILocation(line: 72, column: 3, scope: !123)
!133 = !DILocation(line: 73, column: 1, scope: !123)
!134 = distinct !DISubprogram(name: "acquire_second", scope: !3, file: !3, line: 59, type: !67, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !69)
!135 = !DILocalVariable(name: "unused", arg: 1, scope: !134, file: !3, line: 59, type: !16)
!136 = !DILocation(line: 59, column: 35, scope: !134)
!137 = !DILocation(line: 60, column: 7, scope: !138)
!138 = distinct !DILexicalBlock(scope: !134, file: !3, line: 60, column: 7)
!139 = !DILocation(line: 60, column: 54, scope: !138)
!140 = !DILocation(line: 60, column: 7, scope: !134)
!141 = !DILocalVariable(name: "value", scope: !142, file: !3, line: 61, type: !31)
!142 = distinct !DILexicalBlock(scope: !138, file: !3, line: 60, column: 60)
!143 = !DILocation(line: 61, column: 9, scope: !142)
!144 = !DILocation(line: 61, column: 17, scope: !142)
!145 = !DILocation(line: 62, column: 9, scope: !146)
!146 = distinct !DILexicalBlock(scope: !142, file: !3, line: 62, column: 9)
!147 = !DILocation(line: 62, column: 15, scope: !146)
!148 = !DILocation(line: 62, column: 9, scope: !142)
!149 = !DILocation(line: 63, column: 13, scope: !150)
!150 = distinct !DILexicalBlock(scope: !146, file: !3, line: 62, column: 21)
!151 = !DILocation(line: 64, column: 15, scope: !150)
!152 = !DILocation(line: 64, column: 13, scope: !150)
!153 = !DILocation(line: 65, column: 5, scope: !150)
!154 = !DILocation(line: 66, column: 3, scope: !142)
!155 = !DILocation(line: 67, column: 3, scope: !134)
!156 = distinct !DISubprogram(name: "frees", scope: !3, file: !3, line: 94, type: !124, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!157 = !DILocation(line: 95, column: 3, scope: !156)
!158 = !DILocation(line: 96, column: 20, scope: !156)
!159 = !DILocation(line: 96, column: 27, scope: !156)
!160 = !DILocation(line: 96, column: 30, scope: !156)
!161 = !DILocation(line: 96, column: 3, scope: !156)
!162 = !DILocation(line: 97, column: 1, scope: !156)
!163 = distinct !DISubprogram(name: "write_x_read_y", scope: !3, file: !3, line: 76, type: !67, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !69)
!164 = !DILocalVariable(name: "unused", arg: 1, scope: !163, file: !3, line: 76, type: !16)
!165 = !DILocation(line: 76, column: 35, scope: !163)
!166 = !DILocation(line: 77, column: 3, scope: !163)
!167 = !DILocation(line: 78, column: 3, scope: !163)
!168 = !DILocation(line: 79, column: 12, scope: !163)
!169 = !DILocation(line: 79, column: 10, scope: !163)
!170 = !DILocation(line: 80, column: 3, scope: !163)
!171 = distinct !DISubprogram(name: "free_own", scope: !3, file: !3, line: 83, type: !67, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !69)
!172 = !DILocalVariable(name: "unused", arg: 1, scope: !171, file: !3, line: 83, type: !16)
!173 = !DILocation(line: 83, column: 29, scope: !171)
!174 = !DILocalVariable(name: "own", scope: !171, file: !3, line: 84, type: !175)
!175 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!176 = !DILocation(line: 84, column: 8, scope: !171)
!177 = !DILocation(line: 84, column: 14, scope: !171)
!178 = !DILocation(line: 85, column: 3, scope: !171)
!179 = !DILocation(line: 86, column: 3, scope: !171)
!180 = !DILocation(line: 87, column: 7, scope: !181)
!181 = distinct !DILexicalBlock(scope: !171, file: !3, line: 87, column: 7)
!182 = !DILocation(line: 87, column: 7, scope: !171)
!183 = !DILocation(line: 88, column: 12, scope: !181)
!184 = !DILocation(line: 88, column: 5, scope: !181)
!185 = !DILocation(line: 89, column: 4, scope: !171)
!186 = !DILocation(line: 89, column: 8, scope: !171)
!187 = !DILocation(line: 90, column: 8, scope: !171)
!188 = !DILocation(line: 90, column: 3, scope: !171)
!189 = !DILocation(line: 91, column: 3, scope: !171)
!190 = distinct !DISubprogram(name: "moves", scope: !3, file: !3, line: 109, type: !124, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!191 = !DILocation(line: 110, column: 3, scope: !190)
!192 = !DILocation(line: 111, column: 20, scope: !190)
!193 = !DILocation(line: 111, column: 27, scope: !190)
!194 = !DILocation(line: 111, column: 30, scope: !190)
!195 = !DILocation(line: 111, column: 3, scope: !190)
!196 = !DILocation(line: 112, column: 1, scope: !190)
!197 = distinct !DISubprogram(name: "move_own", scope: !3, file: !3, line: 99, type: !67, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !69)
!198 = !DILocalVariable(name: "unused", arg: 1, scope: !197, file: !3, line: 99, type: !16)
!199 = !DILocation(line: 99, column: 29, scope: !197)
!200 = !DILocalVariable(name: "own", scope: !197, file: !3, line: 100, type: !175)
!201 = !DILocation(line: 100, column: 8, scope: !197)
!202 = !DILocation(line: 100, column: 14, scope: !197)
!203 = !DILocation(line: 101, column: 3, scope: !197)
!204 = !DILocation(line: 102, column: 7, scope: !205)
!205 = distinct !DILexicalBlock(scope: !197, file: !3, line: 102, column: 7)
!206 = !DILocation(line: 102, column: 7, scope: !197)
!207 = !DILocation(line: 103, column: 12, scope: !205)
!208 = !DILocation(line: 103, column: 5, scope: !205)
!209 = !DILocation(line: 104, column: 4, scope: !197)
!210 = !DILocation(line: 104, column: 8, scope: !197)
!211 = !DILocation(line: 105, column: 17, scope: !197)
!212 = !DILocation(line: 105, column: 9, scope: !197)
!213 = !DILocation(line: 105, column: 7, scope: !197)
!214 = !DILocation(line: 106, column: 3, scope: !197)
!215 = distinct !DISubprogram(name: "locals", scope: !3, file: !3, line: 121, type: !124, scopeLine: 121, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!216 = !DILocation(line: 122, column: 3, scope: !215)
!217 = !DILocation(line: 123, column: 20, scope: !215)
!218 = !DILocation(line: 123, column: 27, scope: !215)
!219 = !DILocation(line: 123, column: 30, scope: !215)
!220 = !DILocation(line: 123, column: 3, scope: !215)
!221 = !DILocation(line: 124, column: 1, scope: !215)
!222 = distinct !DISubprogram(name: "use_locals", scope: !3, file: !3, line: 114, type: !67, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !69)
!223 = !DILocalVariable(name: "unused", arg: 1, scope: !222, file: !3, line: 114, type: !16)
!224 = !DILocation(line: 114, column: 31, scope: !222)
!225 = !DILocation(line: 115, column: 3, scope: !222)
!226 = !DILocation(line: 116, column: 3, scope: !222)
!227 = !DILocation(line: 117, column: 12, scope: !222)
!228 = !DILocation(line: 117, column: 10, scope: !222)
!229 = !DILocation(line: 118, column: 3, scope: !222)
