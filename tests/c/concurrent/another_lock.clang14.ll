source_filename = "another_lock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@second = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@first = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !34
@number = internal global i32 0, align 4, !dbg !18
@joinee = internal global i64 0, align 8, !dbg !23
@is_joined = internal global i32 0, align 4, !dbg !28
@seen = internal global i32 0, align 4, !dbg !21
@is_there = internal global i32 0, align 4, !dbg !32

define dso_local i32 @main() #0 !dbg !74 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @read_under(ptr noundef @second), !dbg !78
  ret i32 0, !dbg !79
}

define internal void @read_under(ptr noundef %0) #0 !dbg !80 {
  %2 = alloca ptr, align 8
  %3 = alloca [2 x i64], align 16
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !84, metadata !DIExpression()), !dbg !85
  call void @llvm.dbg.declare(metadata ptr %3, metadata !86, metadata !DIExpression()), !dbg !90
  %4 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 0, !dbg !91
  %5 = call i32 @pthread_create(ptr noundef %4, ptr noundef null, ptr noundef @writer, ptr noundef null) #4, !dbg !92
  %6 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 1, !dbg !93
  %7 = load ptr, ptr %2, align 8, !dbg !94
  %8 = call i32 @pthread_create(ptr noundef %6, ptr noundef null, ptr noundef @reader, ptr noundef %7) #4, !dbg !95
  %9 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 0, !dbg !96
  %10 = load i64, ptr %9, align 16, !dbg !96
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !97
  %12 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 1, !dbg !98
  %13 = load i64, ptr %12, align 8, !dbg !98
  %14 = call i32 @pthread_join(i64 noundef %13, ptr noundef null), !dbg !99
  ret void, !dbg !100
}

define dso_local i32 @same_lock() #0 !dbg !101 {
  call void @read_under(ptr noundef @first), !dbg !102
  ret i32 0, !dbg !103
}

define dso_local i32 @joined() #0 !dbg !104 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !105, metadata !DIExpression()), !dbg !106
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @writer, ptr noundef null) #4, !dbg !107
  %3 = load i64, ptr %1, align 8, !dbg !108
  %4 = call i32 @pthread_join(i64 noundef %3, ptr noundef null), !dbg !109
  %5 = load i32, ptr @number, align 4, !dbg !110
  ret i32 %5, !dbg !111
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @writer(ptr noundef %0) #0 !dbg !112 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !115, metadata !DIExpression()), !dbg !116
  %4 = call i32 @pthread_mutex_lock(ptr noundef @first) #4, !dbg !117
  store i32 1, ptr @number, align 4, !dbg !118
  %5 = call i32 @pthread_mutex_unlock(ptr noundef @first) #4, !dbg !119
  store i32 1, ptr %3, align 4, !dbg !120
  %6 = load i32, ptr %3, align 4, !dbg !120
  store atomic i32 %6, ptr @is_there monotonic, align 4, !dbg !120
  ret ptr null, !dbg !121
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

define dso_local i32 @joined_by_another() #0 !dbg !122 {
  %1 = alloca i64, align 8
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !123, metadata !DIExpression()), !dbg !124
  %3 = call i32 @pthread_create(ptr noundef @joinee, ptr noundef null, ptr noundef @writer, ptr noundef null) #4, !dbg !125
  %4 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @joiner, ptr noundef null) #4, !dbg !126
  %5 = load atomic i32, ptr @is_joined monotonic, align 4, !dbg !127
  store i32 %5, ptr %2, align 4, !dbg !127
  %6 = load i32, ptr %2, align 4, !dbg !127
  %7 = icmp ne i32 %6, 0, !dbg !127
  br i1 %7, label %8, label %12, !dbg !129

8:                                                ; preds = %0
  %9 = load i64, ptr @joinee, align 8, !dbg !130
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !132
  %11 = load i32, ptr @number, align 4, !dbg !133
  store i32 %11, ptr @seen, align 4, !dbg !134
  br label %12, !dbg !135

12:                                               ; preds = %8, %0
  %13 = load i64, ptr %1, align 8, !dbg !136
  %14 = call i32 @pthread_join(i64 noundef %13, ptr noundef null), !dbg !137
  ret i32 0, !dbg !138
}

define internal ptr @joiner(ptr noundef %0) #0 !dbg !139 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !140, metadata !DIExpression()), !dbg !141
  %4 = load i64, ptr @joinee, align 8, !dbg !142
  %5 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !144
  %6 = icmp eq i32 %5, 0, !dbg !145
  br i1 %6, label %7, label %9, !dbg !146

7:                                                ; preds = %1
  store i32 1, ptr %3, align 4, !dbg !147
  %8 = load i32, ptr %3, align 4, !dbg !147
  store atomic i32 %8, ptr @is_joined monotonic, align 4, !dbg !147
  br label %9, !dbg !147

9:                                                ; preds = %7, %1
  ret ptr null, !dbg !148
}

define internal ptr @reader(ptr noundef %0) #0 !dbg !149 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !150, metadata !DIExpression()), !dbg !151
  %4 = load atomic i32, ptr @is_there monotonic, align 4, !dbg !152
  store i32 %4, ptr %3, align 4, !dbg !152
  %5 = load i32, ptr %3, align 4, !dbg !152
  %6 = icmp ne i32 %5, 0, !dbg !152
  br i1 %6, label %7, label %13, !dbg !154

7:                                                ; preds = %1
  %8 = load ptr, ptr %2, align 8, !dbg !155
  %9 = call i32 @pthread_mutex_lock(ptr noundef %8) #4, !dbg !157
  %10 = load i32, ptr @number, align 4, !dbg !158
  store i32 %10, ptr @seen, align 4, !dbg !159
  %11 = load ptr, ptr %2, align 8, !dbg !160
  %12 = call i32 @pthread_mutex_unlock(ptr noundef %11) #4, !dbg !161
  br label %13, !dbg !162

13:                                               ; preds = %7, %1
  ret ptr null, !dbg !163
}

declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!66, !67, !68, !69, !70, !71, !72}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 16, type: !36, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "another_lock.c", directory: ".", checksumkind: CSK_MD5, checksum: "1eda2075e1342ac5cb07894f8dd9bb33")
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
!17 = !{!18, !21, !23, !28, !32, !0, !34}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "number", scope: !2, file: !3, line: 17, type: !20, isLocal: true, isDefinition: true)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 17, type: !20, isLocal: true, isDefinition: true)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "joinee", scope: !2, file: !3, line: 66, type: !25, isLocal: true, isDefinition: true)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !26, line: 27, baseType: !27)
!26 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!27 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "is_joined", scope: !2, file: !3, line: 67, type: !30, isLocal: true, isDefinition: true)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !31)
!31 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "is_there", scope: !2, file: !3, line: 18, type: !30, isLocal: true, isDefinition: true)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 15, type: !36, isLocal: true, isDefinition: true)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !26, line: 72, baseType: !37)
!37 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !26, line: 67, size: 320, elements: !38)
!38 = !{!39, !59, !64}
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !37, file: !26, line: 69, baseType: !40, size: 320)
!40 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !41, line: 22, size: 320, elements: !42)
!41 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: ".", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!42 = !{!43, !44, !45, !46, !47, !48, !50, !51}
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !40, file: !41, line: 24, baseType: !20, size: 32)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !40, file: !41, line: 25, baseType: !7, size: 32, offset: 32)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !40, file: !41, line: 26, baseType: !20, size: 32, offset: 64)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !40, file: !41, line: 28, baseType: !7, size: 32, offset: 96)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !40, file: !41, line: 32, baseType: !20, size: 32, offset: 128)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !40, file: !41, line: 34, baseType: !49, size: 16, offset: 160)
!49 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !40, file: !41, line: 35, baseType: !49, size: 16, offset: 176)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !40, file: !41, line: 36, baseType: !52, size: 128, offset: 192)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !53, line: 55, baseType: !54)
!53 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: ".", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!54 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !53, line: 51, size: 128, elements: !55)
!55 = !{!56, !58}
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !54, file: !53, line: 53, baseType: !57, size: 64)
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !54, size: 64)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !54, file: !53, line: 54, baseType: !57, size: 64, offset: 64)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !37, file: !26, line: 70, baseType: !60, size: 320)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !61, size: 320, elements: !62)
!61 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!62 = !{!63}
!63 = !DISubrange(count: 40)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !37, file: !26, line: 71, baseType: !65, size: 64)
!65 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!66 = !{i32 7, !"Dwarf Version", i32 5}
!67 = !{i32 2, !"Debug Info Version", i32 3}
!68 = !{i32 1, !"wchar_size", i32 4}
!69 = !{i32 7, !"PIC Level", i32 2}
!70 = !{i32 7, !"PIE Level", i32 2}
!71 = !{i32 7, !"uwtable", i32 1}
!72 = !{i32 7, !"frame-pointer", i32 2}
!73 = !{!"Debian clang version 14.0.6"}
!74 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 45, type: !75, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !77)
!75 = !DISubroutineType(types: !76)
!76 = !{!20}
!77 = !{}
!78 = !DILocation(line: 46, column: 3, scope: !74)
!79 = !DILocation(line: 47, column: 3, scope: !74)
!80 = distinct !DISubprogram(name: "read_under", scope: !3, file: !3, line: 37, type: !81, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!81 = !DISubroutineType(types: !82)
!82 = !{null, !83}
!83 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!84 = !DILocalVariable(name: "lock", arg: 1, scope: !80, file: !3, line: 37, type: !83)
!85 = !DILocation(line: 37, column: 41, scope: !80)
!86 = !DILocalVariable(name: "threads", scope: !80, file: !3, line: 38, type: !87)
!87 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 128, elements: !88)
!88 = !{!89}
!89 = !DISubrange(count: 2)
!90 = !DILocation(line: 38, column: 13, scope: !80)
!91 = !DILocation(line: 39, column: 19, scope: !80)
!92 = !DILocation(line: 39, column: 3, scope: !80)
!93 = !DILocation(line: 40, column: 19, scope: !80)
!94 = !DILocation(line: 40, column: 45, scope: !80)
!95 = !DILocation(line: 40, column: 3, scope: !80)
!96 = !DILocation(line: 41, column: 16, scope: !80)
!97 = !DILocation(line: 41, column: 3, scope: !80)
!98 = !DILocation(line: 42, column: 16, scope: !80)
!99 = !DILocation(line: 42, column: 3, scope: !80)
!100 = !DILocation(line: 43, column: 1, scope: !80)
!101 = distinct !DISubprogram(name: "same_lock", scope: !3, file: !3, line: 50, type: !75, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !77)
!102 = !DILocation(line: 51, column: 3, scope: !101)
!103 = !DILocation(line: 52, column: 3, scope: !101)
!104 = distinct !DISubprogram(name: "joined", scope: !3, file: !3, line: 57, type: !75, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !77)
!105 = !DILocalVariable(name: "thread", scope: !104, file: !3, line: 58, type: !25)
!106 = !DILocation(line: 58, column: 13, scope: !104)
!107 = !DILocation(line: 59, column: 3, scope: !104)
!108 = !DILocation(line: 60, column: 16, scope: !104)
!109 = !DILocation(line: 60, column: 3, scope: !104)
!110 = !DILocation(line: 61, column: 10, scope: !104)
!111 = !DILocation(line: 61, column: 3, scope: !104)
!112 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 20, type: !113, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!113 = !DISubroutineType(types: !114)
!114 = !{!16, !16}
!115 = !DILocalVariable(name: "argument", arg: 1, scope: !112, file: !3, line: 20, type: !16)
!116 = !DILocation(line: 20, column: 27, scope: !112)
!117 = !DILocation(line: 21, column: 3, scope: !112)
!118 = !DILocation(line: 22, column: 10, scope: !112)
!119 = !DILocation(line: 23, column: 3, scope: !112)
!120 = !DILocation(line: 24, column: 3, scope: !112)
!121 = !DILocation(line: 25, column: 3, scope: !112)
!122 = distinct !DISubprogram(name: "joined_by_another", scope: !3, file: !3, line: 75, type: !75, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !77)
!123 = !DILocalVariable(name: "thread", scope: !122, file: !3, line: 76, type: !25)
!124 = !DILocation(line: 76, column: 13, scope: !122)
!125 = !DILocation(line: 77, column: 3, scope: !122)
!126 = !DILocation(line: 78, column: 3, scope: !122)
!127 = !DILocation(line: 79, column: 7, scope: !128)
!128 = distinct !DILexicalBlock(scope: !122, file: !3, line: 79, column: 7)
!129 = !DILocation(line: 79, column: 7, scope: !122)
!130 = !DILocation(line: 80, column: 18, scope: !131)
!131 = distinct !DILexicalBlock(scope: !128, file: !3, line: 79, column: 63)
!132 = !DILocation(line: 80, column: 5, scope: !131)
!133 = !DILocation(line: 81, column: 12, scope: !131)
!134 = !DILocation(line: 81, column: 10, scope: !131)
!135 = !DILocation(line: 82, column: 3, scope: !131)
!136 = !DILocation(line: 83, column: 16, scope: !122)
!137 = !DILocation(line: 83, column: 3, scope: !122)
!138 = !DILocation(line: 84, column: 3, scope: !122)
!139 = distinct !DISubprogram(name: "joiner", scope: !3, file: !3, line: 69, type: !113, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!140 = !DILocalVariable(name: "argument", arg: 1, scope: !139, file: !3, line: 69, type: !16)
!141 = !DILocation(line: 69, column: 27, scope: !139)
!142 = !DILocation(line: 70, column: 20, scope: !143)
!143 = distinct !DILexicalBlock(scope: !139, file: !3, line: 70, column: 7)
!144 = !DILocation(line: 70, column: 7, scope: !143)
!145 = !DILocation(line: 70, column: 34, scope: !143)
!146 = !DILocation(line: 70, column: 7, scope: !139)
!147 = !DILocation(line: 71, column: 5, scope: !143)
!148 = !DILocation(line: 72, column: 3, scope: !139)
!149 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 28, type: !113, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!150 = !DILocalVariable(name: "lock", arg: 1, scope: !149, file: !3, line: 28, type: !16)
!151 = !DILocation(line: 28, column: 27, scope: !149)
!152 = !DILocation(line: 29, column: 7, scope: !153)
!153 = distinct !DILexicalBlock(scope: !149, file: !3, line: 29, column: 7)
!154 = !DILocation(line: 29, column: 7, scope: !149)
!155 = !DILocation(line: 30, column: 24, scope: !156)
!156 = distinct !DILexicalBlock(scope: !153, file: !3, line: 29, column: 62)
!157 = !DILocation(line: 30, column: 5, scope: !156)
!158 = !DILocation(line: 31, column: 12, scope: !156)
!159 = !DILocation(line: 31, column: 10, scope: !156)
!160 = !DILocation(line: 32, column: 26, scope: !156)
!161 = !DILocation(line: 32, column: 5, scope: !156)
!162 = !DILocation(line: 33, column: 3, scope: !156)
!163 = !DILocation(line: 34, column: 3, scope: !149)
