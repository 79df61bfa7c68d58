source_filename = "nobodys_business.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@old_x = internal global i32 0, align 4, !dbg !0
@new_y = internal global i32 0, align 4, !dbg !18
@.str = private unnamed_addr constant [32 x i8] c"there is time between the reads\00", align 1
@seen_x = internal global i32 0, align 4, !dbg !21
@seen_y = internal global i32 0, align 4, !dbg !23
@.str.1 = private unnamed_addr constant [36 x i8] c"both may read what was there before\00", align 1
@x = internal global i32 0, align 4, !dbg !25
@y = internal global i32 0, align 4, !dbg !29
@plain = internal global i32 0, align 4, !dbg !31

define dso_local i32 @main() #0 !dbg !41 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @run(ptr noundef @write_both, ptr noundef @read_both), !dbg !45
  %2 = load i32, ptr @old_x, align 4, !dbg !46
  %3 = icmp ne i32 %2, 0, !dbg !46
  br i1 %3, label %4, label %7, !dbg !47

4:                                                ; preds = %0
  %5 = load i32, ptr @new_y, align 4, !dbg !48
  %6 = icmp ne i32 %5, 0, !dbg !47
  br label %7

7:                                                ; preds = %4, %0
  %8 = phi i1 [ false, %0 ], [ %6, %4 ], !dbg !49
  %9 = xor i1 %8, true, !dbg !50
  %10 = zext i1 %9 to i32, !dbg !50
  call void @fencepost_assert(i32 noundef %10, ptr noundef getelementptr inbounds ([32 x i8], ptr @.str, i64 0, i64 0)), !dbg !51
  ret i32 0, !dbg !52
}

define internal void @run(ptr noundef %0, ptr noundef %1) #0 !dbg !53 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [2 x i64], align 16
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !59, metadata !DIExpression()), !dbg !60
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !61, metadata !DIExpression()), !dbg !62
  call void @llvm.dbg.declare(metadata ptr %5, metadata !63, metadata !DIExpression()), !dbg !70
  %6 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 0, !dbg !71
  %7 = load ptr, ptr %3, align 8, !dbg !72
  %8 = call i32 @pthread_create(ptr noundef %6, ptr noundef null, ptr noundef %7, ptr noundef null) #4, !dbg !73
  %9 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 1, !dbg !74
  %10 = load ptr, ptr %4, align 8, !dbg !75
  %11 = call i32 @pthread_create(ptr noundef %9, ptr noundef null, ptr noundef %10, ptr noundef null) #4, !dbg !76
  %12 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 0, !dbg !77
  %13 = load i64, ptr %12, align 16, !dbg !77
  %14 = call i32 @pthread_join(i64 noundef %13, ptr noundef null), !dbg !78
  %15 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 1, !dbg !79
  %16 = load i64, ptr %15, align 8, !dbg !79
  %17 = call i32 @pthread_join(i64 noundef %16, ptr noundef null), !dbg !80
  ret void, !dbg !81
}

define internal ptr @write_both(ptr noundef %0) #0 !dbg !82 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !83, metadata !DIExpression()), !dbg !84
  store i32 1, ptr %3, align 4, !dbg !85
  %5 = load i32, ptr %3, align 4, !dbg !85
  store atomic i32 %5, ptr @x monotonic, align 4, !dbg !85
  fence seq_cst, !dbg !86
  store i32 1, ptr %4, align 4, !dbg !87
  %6 = load i32, ptr %4, align 4, !dbg !87
  store atomic i32 %6, ptr @y monotonic, align 4, !dbg !87
  ret ptr null, !dbg !88
}

define internal ptr @read_both(ptr noundef %0) #0 !dbg !89 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !90, metadata !DIExpression()), !dbg !91
  %6 = load atomic i32, ptr @x monotonic, align 4, !dbg !92
  store i32 %6, ptr %3, align 4, !dbg !92
  %7 = load i32, ptr %3, align 4, !dbg !92
  %8 = icmp eq i32 %7, 0, !dbg !94
  br i1 %8, label %9, label %17, !dbg !95

9:                                                ; preds = %1
  call void @llvm.dbg.declare(metadata ptr %4, metadata !96, metadata !DIExpression()), !dbg !98
  %10 = load atomic i32, ptr @y monotonic, align 4, !dbg !99
  store i32 %10, ptr %5, align 4, !dbg !99
  %11 = load i32, ptr %5, align 4, !dbg !99
  store i32 %11, ptr %4, align 4, !dbg !98
  fence acquire, !dbg !100
  %12 = load i32, ptr @plain, align 4, !dbg !101
  %13 = icmp eq i32 %12, 0, !dbg !103
  br i1 %13, label %14, label %16, !dbg !104

14:                                               ; preds = %9
  store i32 1, ptr @old_x, align 4, !dbg !105
  %15 = load i32, ptr %4, align 4, !dbg !107
  store i32 %15, ptr @new_y, align 4, !dbg !108
  br label %16, !dbg !109

16:                                               ; preds = %14, %9
  br label %17, !dbg !110

17:                                               ; preds = %16, %1
  ret ptr null, !dbg !111
}

declare void @fencepost_assert(i32 noundef, ptr noundef) #1

define dso_local void @acquires() #0 !dbg !112 {
  call void @run(ptr noundef @write_both, ptr noundef @acquire_second), !dbg !115
  %1 = load i32, ptr @old_x, align 4, !dbg !116
  %2 = icmp ne i32 %1, 0, !dbg !116
  br i1 %2, label %3, label %6, !dbg !117

3:                                                ; preds = %0
  %4 = load i32, ptr @new_y, align 4, !dbg !118
  %5 = icmp ne i32 %4, 0, !dbg !117
  br label %6

6:                                                ; preds = %3, %0
  %7 = phi i1 [ false, %0 ], [ %5, %3 ], !dbg !119
  %8 = xor i1 %7, true, !dbg !120
  %9 = zext i1 %8 to i32, !dbg !120
  call void @fencepost_assert(i32 noundef %9, ptr noundef getelementptr inbounds ([32 x i8], ptr @.str, i64 0, i64 0)), !dbg !121
  ret void, !dbg !122
}

define internal ptr @acquire_second(ptr noundef %0) #0 !dbg !123 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !124, metadata !DIExpression()), !dbg !125
  %6 = load atomic i32, ptr @x monotonic, align 4, !dbg !126
  store i32 %6, ptr %3, align 4, !dbg !126
  %7 = load i32, ptr %3, align 4, !dbg !126
  %8 = icmp eq i32 %7, 0, !dbg !128
  br i1 %8, label %9, label %17, !dbg !129

9:                                                ; preds = %1
  call void @llvm.dbg.declare(metadata ptr %4, metadata !130, metadata !DIExpression()), !dbg !132
  %10 = load atomic i32, ptr @y acquire, align 4, !dbg !133
  store i32 %10, ptr %5, align 4, !dbg !133
  %11 = load i32, ptr %5, align 4, !dbg !133
  store i32 %11, ptr %4, align 4, !dbg !132
  %12 = load i32, ptr @plain, align 4, !dbg !134
  %13 = icmp eq i32 %12, 0, !dbg !136
  br i1 %13, label %14, label %16, !dbg !137

14:                                               ; preds = %9
  store i32 1, ptr @old_x, align 4, !dbg !138
  %15 = load i32, ptr %4, align 4, !dbg !140
  store i32 %15, ptr @new_y, align 4, !dbg !141
  br label %16, !dbg !142

16:                                               ; preds = %14, %9
  br label %17, !dbg !143

17:                                               ; preds = %16, %1
  ret ptr null, !dbg !144
}

define dso_local void @frees() #0 !dbg !145 {
  call void @run(ptr noundef @write_x_read_y, ptr noundef @free_own), !dbg !146
  %1 = load i32, ptr @seen_x, align 4, !dbg !147
  %2 = icmp ne i32 %1, 0, !dbg !147
  br i1 %2, label %6, label %3, !dbg !148

3:                                                ; preds = %0
  %4 = load i32, ptr @seen_y, align 4, !dbg !149
  %5 = icmp ne i32 %4, 0, !dbg !148
  br label %6, !dbg !148

6:                                                ; preds = %3, %0
  %7 = phi i1 [ true, %0 ], [ %5, %3 ]
  %8 = zext i1 %7 to i32, !dbg !148
  call void @fencepost_assert(i32 noundef %8, ptr noundef getelementptr inbounds ([36 x i8], ptr @.str.1, i64 0, i64 0)), !dbg !150
  ret void, !dbg !151
}

define internal ptr @write_x_read_y(ptr noundef %0) #0 !dbg !152 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !153, metadata !DIExpression()), !dbg !154
  store i32 1, ptr %3, align 4, !dbg !155
  %5 = load i32, ptr %3, align 4, !dbg !155
  store atomic i32 %5, ptr @x monotonic, align 4, !dbg !155
  fence seq_cst, !dbg !156
  %6 = load atomic i32, ptr @y monotonic, align 4, !dbg !157
  store i32 %6, ptr %4, align 4, !dbg !157
  %7 = load i32, ptr %4, align 4, !dbg !157
  store i32 %7, ptr @seen_y, align 4, !dbg !158
  ret ptr null, !dbg !159
}

define internal ptr @free_own(ptr noundef %0) #0 !dbg !160 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !161, metadata !DIExpression()), !dbg !162
  call void @llvm.dbg.declare(metadata ptr %3, metadata !163, metadata !DIExpression()), !dbg !165
  %6 = call noalias ptr @malloc(i64 noundef 4) #4, !dbg !166
  store ptr %6, ptr %3, align 8, !dbg !165
  store i32 1, ptr %4, align 4, !dbg !167
  %7 = load i32, ptr %4, align 4, !dbg !167
  store atomic i32 %7, ptr @y monotonic, align 4, !dbg !167
  fence release, !dbg !168
  %8 = load atomic i32, ptr @x monotonic, align 4, !dbg !169
  store i32 %8, ptr %5, align 4, !dbg !169
  %9 = load i32, ptr %5, align 4, !dbg !169
  %10 = icmp ne i32 %9, 0, !dbg !169
  br i1 %10, label %11, label %12, !dbg !171

11:                                               ; preds = %1
  store i32 1, ptr @seen_x, align 4, !dbg !172
  br label %12, !dbg !173

12:                                               ; preds = %11, %1
  %13 = load ptr, ptr %3, align 8, !dbg !174
  store i32 5, ptr %13, align 4, !dbg !175
  %14 = load ptr, ptr %3, align 8, !dbg !176
  call void @free(ptr noundef %14) #4, !dbg !177
  ret ptr null, !dbg !178
}

define dso_local void @moves() #0 !dbg !179 {
  call void @run(ptr noundef @write_x_read_y, ptr noundef @move_own), !dbg !180
  %1 = load i32, ptr @seen_x, align 4, !dbg !181
  %2 = icmp ne i32 %1, 0, !dbg !181
  br i1 %2, label %6, label %3, !dbg !182

3:                                                ; preds = %0
  %4 = load i32, ptr @seen_y, align 4, !dbg !183
  %5 = icmp ne i32 %4, 0, !dbg !182
  br label %6, !dbg !182

6:                                                ; preds = %3, %0
  %7 = phi i1 [ true, %0 ], [ %5, %3 ]
  %8 = zext i1 %7 to i32, !dbg !182
  call void @fencepost_assert(i32 noundef %8, ptr noundef getelementptr inbounds ([36 x i8], ptr @.str.1, i64 0, i64 0)), !dbg !184
  ret void, !dbg !185
}

define internal ptr @move_own(ptr noundef %0) #0 !dbg !186 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !187, metadata !DIExpression()), !dbg !188
  call void @llvm.dbg.declare(metadata ptr %3, metadata !189, metadata !DIExpression()), !dbg !190
  %6 = call noalias ptr @malloc(i64 noundef 4) #4, !dbg !191
  store ptr %6, ptr %3, align 8, !dbg !190
  store i32 1, ptr %4, align 4, !dbg !192
  %7 = load i32, ptr %4, align 4, !dbg !192
  store atomic i32 %7, ptr @y monotonic, align 4, !dbg !192
  %8 = load atomic i32, ptr @x monotonic, align 4, !dbg !193
  store i32 %8, ptr %5, align 4, !dbg !193
  %9 = load i32, ptr %5, align 4, !dbg !193
  %10 = icmp ne i32 %9, 0, !dbg !193
  br i1 %10, label %11, label %12, !dbg !195

11:                                               ; preds = %1
  store i32 1, ptr @seen_x, align 4, !dbg !196
  br label %12, !dbg !197

12:                                               ; preds = %11, %1
  %13 = load ptr, ptr %3, align 8, !dbg !198
  store i32 5, ptr %13, align 4, !dbg !199
  %14 = load ptr, ptr %3, align 8, !dbg !200
  %15 = call ptr @realloc(ptr noundef %14, i64 noundef 8) #4, !dbg !201
  store ptr %15, ptr %3, align 8, !dbg !202
  ret ptr null, !dbg !203
}

define dso_local void @locals() #0 !dbg !204 {
  call void @run(ptr noundef @write_x_read_y, ptr noundef @use_locals), !dbg !205
  %1 = load i32, ptr @seen_x, align 4, !dbg !206
  %2 = icmp ne i32 %1, 0, !dbg !206
  br i1 %2, label %6, label %3, !dbg !207

3:                                                ; preds = %0
  %4 = load i32, ptr @seen_y, align 4, !dbg !208
  %5 = icmp ne i32 %4, 0, !dbg !207
  br label %6, !dbg !207

6:                                                ; preds = %3, %0
  %7 = phi i1 [ true, %0 ], [ %5, %3 ]
  %8 = zext i1 %7 to i32, !dbg !207
  call void @fencepost_assert(i32 noundef %8, ptr noundef getelementptr inbounds ([36 x i8], ptr @.str.1, i64 0, i64 0)), !dbg !209
  ret void, !dbg !210
}

define internal ptr @use_locals(ptr noundef %0) #0 !dbg !211 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !212, metadata !DIExpression()), !dbg !213
  store i32 1, ptr %3, align 4, !dbg !214
  %5 = load i32, ptr %3, align 4, !dbg !214
  store atomic i32 %5, ptr @y monotonic, align 4, !dbg !214
  fence release, !dbg !215
  %6 = load atomic i32, ptr @x monotonic, align 4, !dbg !216
  store i32 %6, ptr %4, align 4, !dbg !216
  %7 = load i32, ptr %4, align 4, !dbg !216
  store i32 %7, ptr @seen_x, align 4, !dbg !217
  ret ptr null, !dbg !218
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare noalias ptr @malloc(i64 noundef) #3

declare void @free(ptr noundef) #3

declare ptr @realloc(ptr noundef, i64 noundef) #3


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!33, !34, !35, !36, !37, !38, !39}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "old_x", scope: !2, file: !3, line: 23, type: !20, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "nobodys_business.c", directory: ".", checksumkind: CSK_MD5, checksum: "32fd8e6c69d8b67826a53bc23258c002")
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
!17 = !{!0, !18, !21, !23, !25, !29, !31}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "new_y", scope: !2, file: !3, line: 23, type: !20, isLocal: true, isDefinition: true)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "seen_x", scope: !2, file: !3, line: 23, type: !20, isLocal: true, isDefinition: true)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "seen_y", scope: !2, file: !3, line: 23, type: !20, isLocal: true, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 22, type: !27, isLocal: true, isDefinition: true)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !28)
!28 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 22, type: !27, isLocal: true, isDefinition: true)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "plain", scope: !2, file: !3, line: 23, type: !20, isLocal: true, isDefinition: true)
!33 = !{i32 7, !"Dwarf Version", i32 5}
!34 = !{i32 2, !"Debug Info Version", i32 3}
!35 = !{i32 1, !"wchar_size", i32 4}
!36 = !{i32 7, !"PIC Level", i32 2}
!37 = !{i32 7, !"PIE Level", i32 2}
!38 = !{i32 7, !"uwtable", i32 1}
!39 = !{i32 7, !"frame-pointer", i32 2}
!40 = !{!"Debian clang version 14.0.6"}
!41 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 53, type: !42, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !44)
!42 = !DISubroutineType(types: !43)
!43 = !{!20}
!44 = !{}
!45 = !DILocation(line: 54, column: 3, scope: !41)
!46 = !DILocation(line: 55, column: 22, scope: !41)
!47 = !DILocation(line: 55, column: 28, scope: !41)
!48 = !DILocation(line: 55, column: 31, scope: !41)
!49 = !DILocation(line: 0, scope: !41)
!50 = !DILocation(line: 55, column: 20, scope: !41)
!51 = !DILocation(line: 55, column: 3, scope: !41)
!52 = !DILocation(line: 56, column: 3, scope: !41)
!53 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 25, type: !54, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !44)
!54 = !DISubroutineType(types: !55)
!55 = !{null, !56, !56}
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !57, size: 64)
!57 = !DISubroutineType(types: !58)
!58 = !{!16, !16}
!59 = !DILocalVariable(name: "one", arg: 1, scope: !53, file: !3, line: 25, type: !56)
!60 = !DILocation(line: 25, column: 25, scope: !53)
!61 = !DILocalVariable(name: "other", arg: 2, scope: !53, file: !3, line: 25, type: !56)
!62 = !DILocation(line: 25, column: 47, scope: !53)
!63 = !DILocalVariable(name: "threads", scope: !53, file: !3, line: 26, type: !64)
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !65, size: 128, elements: !68)
!65 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !66, line: 27, baseType: !67)
!66 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!67 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!68 = !{!69}
!69 = !DISubrange(count: 2)
!70 = !DILocation(line: 26, column: 13, scope: !53)
!71 = !DILocation(line: 27, column: 19, scope: !53)
!72 = !DILocation(line: 27, column: 37, scope: !53)
!73 = !DILocation(line: 27, column: 3, scope: !53)
!74 = !DILocation(line: 28, column: 19, scope: !53)
!75 = !DILocation(line: 28, column: 37, scope: !53)
!76 = !DILocation(line: 28, column: 3, scope: !53)
!77 = !DILocation(line: 29, column: 16, scope: !53)
!78 = !DILocation(line: 29, column: 3, scope: !53)
!79 = !DILocation(line: 30, column: 16, scope: !53)
!80 = !DILocation(line: 30, column: 3, scope: !53)
!81 = !DILocation(line: 31, column: 1, scope: !53)
!82 = distinct !DISubprogram(name: "write_both", scope: !3, file: !3, line: 33, type: !57, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !44)
!83 = !DILocalVariable(name: "unused", arg: 1, scope: !82, file: !3, line: 33, type: !16)
!84 = !DILocation(line: 33, column: 31, scope: !82)
!85 = !DILocation(line: 34, column: 3, scope: !82)
!86 = !DILocation(line: 35, column: 3, scope: !82)
!87 = !DILocation(line: 36, column: 3, scope: !82)
!88 = !DILocation(line: 37, column: 3, scope: !82)
!89 = distinct !DISubprogram(name: "read_both", scope: !3, file: !3, line: 41, type: !57, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !44)
!90 = !DILocalVariable(name: "unused", arg: 1, scope: !89, file: !3, line: 41, type: !16)
!91 = !DILocation(line: 41, column: 30, scope: !89)
!92 = !DILocation(line: 42, column: 7, scope: !93)
!93 = distinct !DILexicalBlock(scope: !89, file: !3, line: 42, column: 7)
!94 = !DILocation(line: 42, column: 54, scope: !93)
!95 = !DILocation(line: 42, column: 7, scope: !89)
!96 = !DILocalVariable(name: "value", scope: !97, file: !3, line: 43, type: !20)
!97 = distinct !DILexicalBlock(scope: !93, file: !3, line: 42, column: 60)
!98 = !DILocation(line: 43, column: 9, scope: !97)
!99 = !DILocation(line: 43, column: 17, scope: !97)
!100 = !DILocation(line: 44, column: 5, scope: !97)
!101 = !DILocation(line: 45, column: 9, scope: !102)
!102 = distinct !DILexicalBlock(scope: !97, file: !3, line: 45, column: 9)
!103 = !DILocation(line: 45, column: 15, scope: !102)
!104 = !DILocation(line: 45, column: 9, scope: !97)
!105 = !DILocation(line: 46, column: 13, scope: !106)
!106 = distinct !DILexicalBlock(scope: !102, file: !3, line: 45, column: 21)
!107 = !DILocation(line: 47, column: 15, scope: !106)
!108 = !DILocation(line: 47, column: 13, scope: !106)
!109 = !DILocation(line: 48, column: 5, scope: !106)
!110 = !DILocation(line: 49, column: 3, scope: !97)
!111 = !DILocation(line: 50, column: 3, scope: !89)
!112 = distinct !DISubprogram(name: "acquires", scope: !3, file: !3, line: 70, type: !113, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !44)
!113 = !DISubroutineType(types: !114)
!114 = !{null}
!115 = !DILocation(line: 71, column: 3, scope: !112)
!116 = !DILocation(line: 72, column: 22, scope: !112)
!117 = !DILocation(line: 72, column: 28, scope: !112)
!118 = !DILocation(line: 72, column: 31, scope: !112)
!119 = !DILocation(line: 0, scope: !112)
!120 = !DILocation(line: 72, column: 20, scope: !112)
!121 = !DILocation(line: 72, column: 3, scope: !112)
!122 = !DILocation(line: 73, column: 1, scope: !112)
!123 = distinct !DISubprogram(name: "acquire_second", scope: !3, file: !3, line: 59, type: !57, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !44)
!124 = !DILocalVariable(name: "unused", arg: 1, scope: !123, file: !3, line: 59, type: !16)
!125 = !DILocation(line: 59, column: 35, scope: !123)
!126 = !DILocation(line: 60, column: 7, scope: !127)
!127 = distinct !DILexicalBlock(scope: !123, file: !3, line: 60, column: 7)
!128 = !DILocation(line: 60, column: 54, scope: !127)
!129 = !DILocation(line: 60, column: 7, scope: !123)
!130 = !DILocalVariable(name: "value", scope: !131, file: !3, line: 61, type: !20)
!131 = distinct !DILexicalBlock(scope: !127, file: !3, line: 60, column: 60)
!132 = !DILocation(line: 61, column: 9, scope: !131)
!133 = !DILocation(line: 61, column: 17, scope: !131)
!134 = !DILocation(line: 62, column: 9, scope: !135)
!135 = distinct !DILexicalBlock(scope: !131, file: !3, line: 62, column: 9)
!136 = !DILocation(line: 62, column: 15, scope: !135)
!137 = !DILocation(line: 62, column: 9, scope: !131)
!138 = !DILocation(line: 63, column: 13, scope: !139)
!139 = distinct !DILexicalBlock(scope: !135, file: !3, line: 62, column: 21)
!140 = !DILocation(line: 64, column: 15, scope: !139)
!141 = !DILocation(line: 64, column: 13, scope: !139)
!142 = !DILocation(line: 65, column: 5, scope: !139)
!143 = !DILocation(line: 66, column: 3, scope: !131)
!144 = !DILocation(line: 67, column: 3, scope: !123)
!145 = distinct !DISubprogram(name: "frees", scope: !3, file: !3, line: 94, type: !113, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !44)
!146 = !DILocation(line: 95, column: 3, scope: !145)
!147 = !DILocation(line: 96, column: 20, scope: !145)
!148 = !DILocation(line: 96, column: 27, scope: !145)
!149 = !DILocation(line: 96, column: 30, scope: !145)
!150 = !DILocation(line: 96, column: 3, scope: !145)
!151 = !DILocation(line: 97, column: 1, scope: !145)
!152 = distinct !DISubprogram(name: "write_x_read_y", scope: !3, file: !3, line: 76, type: !57, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !44)
!153 = !DILocalVariable(name: "unused", arg: 1, scope: !152, file: !3, line: 76, type: !16)
!154 = !DILocation(line: 76, column: 35, scope: !152)
!155 = !DILocation(line: 77, column: 3, scope: !152)
!156 = !DILocation(line: 78, column: 3, scope: !152)
!157 = !DILocation(line: 79, column: 12, scope: !152)
!158 = !DILocation(line: 79, column: 10, scope: !152)
!159 = !DILocation(line: 80, column: 3, scope: !152)
!160 = distinct !DISubprogram(name: "free_own", scope: !3, file: !3, line: 83, type: !57, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !44)
!161 = !DILocalVariable(name: "unused", arg: 1, scope: !160, file: !3, line: 83, type: !16)
!162 = !DILocation(line: 83, column: 29, scope: !160)
!163 = !DILocalVariable(name: "own", scope: !160, file: !3, line: 84, type: !164)
!164 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!165 = !DILocation(line: 84, column: 8, scope: !160)
!166 = !DILocation(line: 84, column: 14, scope: !160)
!167 = !DILocation(line: 85, column: 3, scope: !160)
!168 = !DILocation(line: 86, column: 3, scope: !160)
!169 = !DILocation(line: 87, column: 7, scope: !170)
!170 = distinct !DILexicalBlock(scope: !160, file: !3, line: 87, column: 7)
!171 = !DILocation(line: 87, column: 7, scope: !160)
!172 = !DILocation(line: 88, column: 12, scope: !170)
!173 = !DILocation(line: 88, column: 5, scope: !170)
!174 = !DILocation(line: 89, column: 4, scope: !160)
!175 = !DILocation(line: 89, column: 8, scope: !160)
!176 = !DILocation(line: 90, column: 8, scope: !160)
!177 = !DILocation(line: 90, column: 3, scope: !160)
!178 = !DILocation(line: 91, column: 3, scope: !160)
!179 = distinct !DISubprogram(name: "moves", scope: !3, file: !3, line: 109, type: !113, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !44)
!180 = !DILocation(line: 110, column: 3, scope: !179)
!181 = !DILocation(line: 111, column: 20, scope: !179)
!182 = !DILocation(line: 111, column: 27, scope: !179)
!183 = !DILocation(line: 111, column: 30, scope: !179)
!184 = !DILocation(line: 111, column: 3, scope: !179)
!185 = !DILocation(line: 112, column: 1, scope: !179)
!186 = distinct !DISubprogram(name: "move_own", scope: !3, file: !3, line: 99, type: !57, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !44)
!187 = !DILocalVariable(name: "unused", arg: 1, scope: !186, file: !3, line: 99, type: !16)
!188 = !DILocation(line: 99, column: 29, scope: !186)
!189 = !DILocalVariable(name: "own", scope: !186, file: !3, line: 100, type: !164)
!190 = !DILocation(line: 100, column: 8, scope: !186)
!191 = !DILocation(line: 100, column: 14, scope: !186)
!192 = !DILocation(line: 101, column: 3, scope: !186)
!193 = !DILocation(line: 102, column: 7, scope: !194)
!194 = distinct !DILexicalBlock(scope: !186, file: !3, line: 102, column: 7)
!195 = !DILocation(line: 102, column: 7, scope: !186)
!196 = !DILocation(line: 103, column: 12, scope: !194)
!197 = !DILocation(line: 103, column: 5, scope: !194)
!198 = !DILocation(line: 104, column: 4, scope: !186)
!199 = !DILocation(line: 104, column: 8, scope: !186)
!200 = !DILocation(line: 105, column: 17, scope: !186)
!201 = !DILocation(line: 105, column: 9, scope: !186)
!202 = !DILocation(line: 105, column: 7, scope: !186)
!203 = !DILocation(line: 106, column: 3, scope: !186)
!204 = distinct !DISubprogram(name: "locals", scope: !3, file: !3, line: 121, type: !113, scopeLine: 121, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !44)
!205 = !DILocation(line: 122, column: 3, scope: !204)
!206 = !DILocation(line: 123, column: 20, scope: !204)
!207 = !DILocation(line: 123, column: 27, scope: !204)
!208 = !DILocation(line: 123, column: 30, scope: !204)
!209 = !DILocation(line: 123, column: 3, scope: !204)
!210 = !DILocation(line: 124, column: 1, scope: !204)
!211 = distinct !DISubprogram(name: "use_locals", scope: !3, file: !3, line: 114, type: !57, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !44)
!212 = !DILocalVariable(name: "unused", arg: 1, scope: !211, file: !3, line: 114, type: !16)
!213 = !DILocation(line: 114, column: 31, scope: !211)
!214 = !DILocation(line: 115, column: 3, scope: !211)
!215 = !DILocation(line: 116, column: 3, scope: !211)
!216 = !DILocation(line: 117, column: 12, scope: !211)
!217 = !DILocation(line: 117, column: 10, scope: !211)
!218 = !DILocation(line: 118, column: 3, scope: !211)
