source_filename = "races_in_calls.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@text = internal global [8 x i8] c"abc\00\00\00\00\00", align 1, !dbg !0
@.str = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1
@result = internal global ptr null, align 8, !dbg !7
@name = internal global i64 0, align 8, !dbg !9
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !14
@.str.2 = private unnamed_addr constant [10 x i8] c"%s of %s\0A\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"one\00", align 1

define dso_local void @formatted_twice() #0 !dbg !59 {
  call void @run(ptr noundef @format, ptr noundef @format), !dbg !63
  ret void, !dbg !64
}

define internal void @run(ptr noundef %0, ptr noundef %1) #0 !dbg !65 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !71, metadata !DIExpression()), !dbg !72
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !73, metadata !DIExpression()), !dbg !74
  call void @llvm.dbg.declare(metadata ptr %5, metadata !75, metadata !DIExpression()), !dbg !76
  call void @llvm.dbg.declare(metadata ptr %6, metadata !77, metadata !DIExpression()), !dbg !78
  %7 = load ptr, ptr %3, align 8, !dbg !79
  %8 = call i32 @pthread_create(ptr noundef %5, ptr noundef null, ptr noundef %7, ptr noundef null) #4, !dbg !80
  %9 = load ptr, ptr %4, align 8, !dbg !81
  %10 = call i32 @pthread_create(ptr noundef %6, ptr noundef null, ptr noundef %9, ptr noundef null) #4, !dbg !82
  %11 = load i64, ptr %5, align 8, !dbg !83
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef null), !dbg !84
  %13 = load i64, ptr %6, align 8, !dbg !85
  %14 = call i32 @pthread_join(i64 noundef %13, ptr noundef null), !dbg !86
  ret void, !dbg !87
}

define internal ptr @format(ptr noundef %0) #0 !dbg !88 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !89, metadata !DIExpression()), !dbg !90
  %3 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef getelementptr inbounds ([8 x i8], ptr @text, i64 0, i64 0), i64 noundef 8, ptr noundef getelementptr inbounds ([3 x i8], ptr @.str, i64 0, i64 0), i32 noundef 42) #4, !dbg !91
  %4 = load ptr, ptr %2, align 8, !dbg !92
  ret ptr %4, !dbg !93
}

define dso_local void @formatted_and_read() #0 !dbg !94 {
  call void @run(ptr noundef @format, ptr noundef @read_text), !dbg !95
  ret void, !dbg !96
}

define internal ptr @read_text(ptr noundef %0) #0 !dbg !97 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !98, metadata !DIExpression()), !dbg !99
  %3 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @text, i64 0, i64 0), align 1, !dbg !100
  %4 = sext i8 %3 to i32, !dbg !100
  %5 = icmp ne i32 %4, 0, !dbg !100
  br i1 %5, label %6, label %8, !dbg !100

6:                                                ; preds = %1
  %7 = load ptr, ptr %2, align 8, !dbg !101
  br label %9, !dbg !100

8:                                                ; preds = %1
  br label %9, !dbg !100

9:                                                ; preds = %8, %6
  %10 = phi ptr [ %7, %6 ], [ null, %8 ], !dbg !100
  ret ptr %10, !dbg !102
}

define dso_local void @printed_and_written() #0 !dbg !103 {
  call void @run(ptr noundef @print, ptr noundef @write_text), !dbg !104
  ret void, !dbg !105
}

define internal ptr @print(ptr noundef %0) #0 !dbg !106 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !107, metadata !DIExpression()), !dbg !108
  %3 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([4 x i8], ptr @.str.1, i64 0, i64 0), ptr noundef getelementptr inbounds ([8 x i8], ptr @text, i64 0, i64 0)), !dbg !109
  %4 = load ptr, ptr %2, align 8, !dbg !110
  ret ptr %4, !dbg !111
}

define internal ptr @write_text(ptr noundef %0) #0 !dbg !112 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !113, metadata !DIExpression()), !dbg !114
  store i8 120, ptr getelementptr inbounds ([8 x i8], ptr @text, i64 0, i64 1), align 1, !dbg !115
  %3 = load ptr, ptr %2, align 8, !dbg !116
  ret ptr %3, !dbg !117
}

define dso_local void @result_and_read() #0 !dbg !118 {
  call void @run(ptr noundef @join, ptr noundef @read_result), !dbg !119
  ret void, !dbg !120
}

define internal ptr @join(ptr noundef %0) #0 !dbg !121 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !122, metadata !DIExpression()), !dbg !123
  call void @llvm.dbg.declare(metadata ptr %3, metadata !124, metadata !DIExpression()), !dbg !125
  %4 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @end, ptr noundef null) #4, !dbg !126
  %5 = load i64, ptr %3, align 8, !dbg !127
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef @result), !dbg !128
  %7 = load ptr, ptr %2, align 8, !dbg !129
  ret ptr %7, !dbg !130
}

define internal ptr @read_result(ptr noundef %0) #0 !dbg !131 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !132, metadata !DIExpression()), !dbg !133
  %3 = load ptr, ptr @result, align 8, !dbg !134
  %4 = icmp ne ptr %3, null, !dbg !134
  br i1 %4, label %5, label %7, !dbg !134

5:                                                ; preds = %1
  %6 = load ptr, ptr %2, align 8, !dbg !135
  br label %8, !dbg !134

7:                                                ; preds = %1
  br label %8, !dbg !134

8:                                                ; preds = %7, %5
  %9 = phi ptr [ %6, %5 ], [ null, %7 ], !dbg !134
  ret ptr %9, !dbg !136
}

define dso_local void @name_and_read() #0 !dbg !137 {
  call void @run(ptr noundef @start, ptr noundef @read_name), !dbg !138
  ret void, !dbg !139
}

define internal ptr @start(ptr noundef %0) #0 !dbg !140 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !141, metadata !DIExpression()), !dbg !142
  %3 = call i32 @pthread_create(ptr noundef @name, ptr noundef null, ptr noundef @end, ptr noundef null) #4, !dbg !143
  %4 = load ptr, ptr %2, align 8, !dbg !144
  ret ptr %4, !dbg !145
}

define internal ptr @read_name(ptr noundef %0) #0 !dbg !146 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !147, metadata !DIExpression()), !dbg !148
  %3 = load i64, ptr @name, align 8, !dbg !149
  %4 = icmp ne i64 %3, 0, !dbg !149
  br i1 %4, label %5, label %7, !dbg !149

5:                                                ; preds = %1
  %6 = load ptr, ptr %2, align 8, !dbg !150
  br label %8, !dbg !149

7:                                                ; preds = %1
  br label %8, !dbg !149

8:                                                ; preds = %7, %5
  %9 = phi ptr [ %6, %5 ], [ null, %7 ], !dbg !149
  ret ptr %9, !dbg !151
}

define dso_local void @own_name() #0 !dbg !152 {
  call void @run(ptr noundef @start_and_end, ptr noundef @end), !dbg !153
  ret void, !dbg !154
}

define internal ptr @start_and_end(ptr noundef %0) #0 !dbg !155 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !156, metadata !DIExpression()), !dbg !157
  %3 = call i32 @pthread_create(ptr noundef @name, ptr noundef null, ptr noundef @read_name, ptr noundef null) #4, !dbg !158
  %4 = load i64, ptr @name, align 8, !dbg !159
  %5 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !160
  %6 = load ptr, ptr %2, align 8, !dbg !161
  ret ptr %6, !dbg !162
}

define internal ptr @end(ptr noundef %0) #0 !dbg !163 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !164, metadata !DIExpression()), !dbg !165
  %3 = load ptr, ptr %2, align 8, !dbg !166
  ret ptr %3, !dbg !167
}

define dso_local void @guarded() #0 !dbg !168 {
  call void @run(ptr noundef @format_guarded, ptr noundef @format_guarded), !dbg !169
  ret void, !dbg !170
}

define internal ptr @format_guarded(ptr noundef %0) #0 !dbg !171 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !172, metadata !DIExpression()), !dbg !173
  %3 = call i32 @pthread_mutex_lock(ptr noundef @lock) #4, !dbg !174
  %4 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef getelementptr inbounds ([8 x i8], ptr @text, i64 0, i64 0), i64 noundef 8, ptr noundef getelementptr inbounds ([3 x i8], ptr @.str, i64 0, i64 0), i32 noundef 42) #4, !dbg !175
  %5 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([4 x i8], ptr @.str.1, i64 0, i64 0), ptr noundef getelementptr inbounds ([8 x i8], ptr @text, i64 0, i64 0)), !dbg !176
  %6 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #4, !dbg !177
  %7 = load ptr, ptr %2, align 8, !dbg !178
  ret ptr %7, !dbg !179
}

define dso_local void @own_buffers() #0 !dbg !180 {
  call void @run(ptr noundef @format_own, ptr noundef @format_own), !dbg !181
  ret void, !dbg !182
}

define internal ptr @format_own(ptr noundef %0) #0 !dbg !183 {
  %2 = alloca ptr, align 8
  %3 = alloca [8 x i8], align 1
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !184, metadata !DIExpression()), !dbg !185
  call void @llvm.dbg.declare(metadata ptr %3, metadata !186, metadata !DIExpression()), !dbg !187
  %4 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 0, !dbg !188
  %5 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %4, i64 noundef 8, ptr noundef getelementptr inbounds ([3 x i8], ptr @.str, i64 0, i64 0), i32 noundef 42) #4, !dbg !189
  %6 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 0, !dbg !190
  %7 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([10 x i8], ptr @.str.2, i64 0, i64 0), ptr noundef %6, ptr noundef getelementptr inbounds ([4 x i8], ptr @.str.3, i64 0, i64 0)), !dbg !191
  %8 = load ptr, ptr %2, align 8, !dbg !192
  ret ptr %8, !dbg !193
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #2

declare i32 @printf(ptr noundef, ...) #3

declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!51, !52, !53, !54, !55, !56, !57}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "text", scope: !2, file: !3, line: 16, type: !48, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "races_in_calls.c", directory: ".", checksumkind: CSK_MD5, checksum: "8952430d6864f25c08dc657d3e263a95")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !9, !14}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "result", scope: !2, file: !3, line: 17, type: !5, isLocal: true, isDefinition: true)
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "name", scope: !2, file: !3, line: 56, type: !11, isLocal: true, isDefinition: true)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !12, line: 27, baseType: !13)
!12 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!13 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 18, type: !16, isLocal: true, isDefinition: true)
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !12, line: 72, baseType: !17)
!17 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !12, line: 67, size: 320, elements: !18)
!18 = !{!19, !41, !46}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !17, file: !12, line: 69, baseType: !20, size: 320)
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !21, line: 22, size: 320, elements: !22)
!21 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: ".", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!22 = !{!23, !25, !27, !28, !29, !30, !32, !33}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !20, file: !21, line: 24, baseType: !24, size: 32)
!24 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !20, file: !21, line: 25, baseType: !26, size: 32, offset: 32)
!26 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !20, file: !21, line: 26, baseType: !24, size: 32, offset: 64)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !20, file: !21, line: 28, baseType: !26, size: 32, offset: 96)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !20, file: !21, line: 32, baseType: !24, size: 32, offset: 128)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !20, file: !21, line: 34, baseType: !31, size: 16, offset: 160)
!31 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !20, file: !21, line: 35, baseType: !31, size: 16, offset: 176)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !20, file: !21, line: 36, baseType: !34, size: 128, offset: 192)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !35, line: 55, baseType: !36)
!35 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: ".", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!36 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !35, line: 51, size: 128, elements: !37)
!37 = !{!38, !40}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !36, file: !35, line: 53, baseType: !39, size: 64)
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !36, file: !35, line: 54, baseType: !39, size: 64, offset: 64)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !17, file: !12, line: 70, baseType: !42, size: 320)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !43, size: 320, elements: !44)
!43 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!44 = !{!45}
!45 = !DISubrange(count: 40)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !17, file: !12, line: 71, baseType: !47, size: 64)
!47 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !43, size: 64, elements: !49)
!49 = !{!50}
!50 = !DISubrange(count: 8)
!51 = !{i32 7, !"Dwarf Version", i32 5}
!52 = !{i32 2, !"Debug Info Version", i32 3}
!53 = !{i32 1, !"wchar_size", i32 4}
!54 = !{i32 7, !"PIC Level", i32 2}
!55 = !{i32 7, !"PIE Level", i32 2}
!56 = !{i32 7, !"uwtable", i32 1}
!57 = !{i32 7, !"frame-pointer", i32 2}
!58 = !{!"Debian clang version 14.0.6"}
!59 = distinct !DISubprogram(name: "formatted_twice", scope: !3, file: !3, line: 86, type: !60, scopeLine: 86, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !62)
!60 = !DISubroutineType(types: !61)
!61 = !{null}
!62 = !{}
!63 = !DILocation(line: 86, column: 30, scope: !59)
!64 = !DILocation(line: 86, column: 51, scope: !59)
!65 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 20, type: !66, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !62)
!66 = !DISubroutineType(types: !67)
!67 = !{null, !68, !68}
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !69, size: 64)
!69 = !DISubroutineType(types: !70)
!70 = !{!5, !5}
!71 = !DILocalVariable(name: "first", arg: 1, scope: !65, file: !3, line: 20, type: !68)
!72 = !DILocation(line: 20, column: 25, scope: !65)
!73 = !DILocalVariable(name: "second", arg: 2, scope: !65, file: !3, line: 20, type: !68)
!74 = !DILocation(line: 20, column: 49, scope: !65)
!75 = !DILocalVariable(name: "a", scope: !65, file: !3, line: 21, type: !11)
!76 = !DILocation(line: 21, column: 13, scope: !65)
!77 = !DILocalVariable(name: "b", scope: !65, file: !3, line: 21, type: !11)
!78 = !DILocation(line: 21, column: 16, scope: !65)
!79 = !DILocation(line: 22, column: 28, scope: !65)
!80 = !DILocation(line: 22, column: 3, scope: !65)
!81 = !DILocation(line: 23, column: 28, scope: !65)
!82 = !DILocation(line: 23, column: 3, scope: !65)
!83 = !DILocation(line: 24, column: 16, scope: !65)
!84 = !DILocation(line: 24, column: 3, scope: !65)
!85 = !DILocation(line: 25, column: 16, scope: !65)
!86 = !DILocation(line: 25, column: 3, scope: !65)
!87 = !DILocation(line: 26, column: 1, scope: !65)
!88 = distinct !DISubprogram(name: "format", scope: !3, file: !3, line: 28, type: !69, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !62)
!89 = !DILocalVariable(name: "unused", arg: 1, scope: !88, file: !3, line: 28, type: !5)
!90 = !DILocation(line: 28, column: 27, scope: !88)
!91 = !DILocation(line: 29, column: 3, scope: !88)
!92 = !DILocation(line: 30, column: 10, scope: !88)
!93 = !DILocation(line: 30, column: 3, scope: !88)
!94 = distinct !DISubprogram(name: "formatted_and_read", scope: !3, file: !3, line: 87, type: !60, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !62)
!95 = !DILocation(line: 87, column: 33, scope: !94)
!96 = !DILocation(line: 87, column: 57, scope: !94)
!97 = distinct !DISubprogram(name: "read_text", scope: !3, file: !3, line: 33, type: !69, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !62)
!98 = !DILocalVariable(name: "unused", arg: 1, scope: !97, file: !3, line: 33, type: !5)
!99 = !DILocation(line: 33, column: 30, scope: !97)
!100 = !DILocation(line: 33, column: 47, scope: !97)
!101 = !DILocation(line: 33, column: 57, scope: !97)
!102 = !DILocation(line: 33, column: 40, scope: !97)
!103 = distinct !DISubprogram(name: "printed_and_written", scope: !3, file: !3, line: 88, type: !60, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !62)
!104 = !DILocation(line: 88, column: 34, scope: !103)
!105 = !DILocation(line: 88, column: 58, scope: !103)
!106 = distinct !DISubprogram(name: "print", scope: !3, file: !3, line: 40, type: !69, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !62)
!107 = !DILocalVariable(name: "unused", arg: 1, scope: !106, file: !3, line: 40, type: !5)
!108 = !DILocation(line: 40, column: 26, scope: !106)
!109 = !DILocation(line: 41, column: 3, scope: !106)
!110 = !DILocation(line: 42, column: 10, scope: !106)
!111 = !DILocation(line: 42, column: 3, scope: !106)
!112 = distinct !DISubprogram(name: "write_text", scope: !3, file: !3, line: 35, type: !69, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !62)
!113 = !DILocalVariable(name: "unused", arg: 1, scope: !112, file: !3, line: 35, type: !5)
!114 = !DILocation(line: 35, column: 31, scope: !112)
!115 = !DILocation(line: 36, column: 11, scope: !112)
!116 = !DILocation(line: 37, column: 10, scope: !112)
!117 = !DILocation(line: 37, column: 3, scope: !112)
!118 = distinct !DISubprogram(name: "result_and_read", scope: !3, file: !3, line: 89, type: !60, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !62)
!119 = !DILocation(line: 89, column: 30, scope: !118)
!120 = !DILocation(line: 89, column: 54, scope: !118)
!121 = distinct !DISubprogram(name: "join", scope: !3, file: !3, line: 47, type: !69, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !62)
!122 = !DILocalVariable(name: "unused", arg: 1, scope: !121, file: !3, line: 47, type: !5)
!123 = !DILocation(line: 47, column: 25, scope: !121)
!124 = !DILocalVariable(name: "ended", scope: !121, file: !3, line: 48, type: !11)
!125 = !DILocation(line: 48, column: 13, scope: !121)
!126 = !DILocation(line: 49, column: 3, scope: !121)
!127 = !DILocation(line: 50, column: 16, scope: !121)
!128 = !DILocation(line: 50, column: 3, scope: !121)
!129 = !DILocation(line: 51, column: 10, scope: !121)
!130 = !DILocation(line: 51, column: 3, scope: !121)
!131 = distinct !DISubprogram(name: "read_result", scope: !3, file: !3, line: 54, type: !69, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !62)
!132 = !DILocalVariable(name: "unused", arg: 1, scope: !131, file: !3, line: 54, type: !5)
!133 = !DILocation(line: 54, column: 32, scope: !131)
!134 = !DILocation(line: 54, column: 49, scope: !131)
!135 = !DILocation(line: 54, column: 58, scope: !131)
!136 = !DILocation(line: 54, column: 42, scope: !131)
!137 = distinct !DISubprogram(name: "name_and_read", scope: !3, file: !3, line: 90, type: !60, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !62)
!138 = !DILocation(line: 90, column: 28, scope: !137)
!139 = !DILocation(line: 90, column: 51, scope: !137)
!140 = distinct !DISubprogram(name: "start", scope: !3, file: !3, line: 58, type: !69, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !62)
!141 = !DILocalVariable(name: "unused", arg: 1, scope: !140, file: !3, line: 58, type: !5)
!142 = !DILocation(line: 58, column: 26, scope: !140)
!143 = !DILocation(line: 59, column: 3, scope: !140)
!144 = !DILocation(line: 60, column: 10, scope: !140)
!145 = !DILocation(line: 60, column: 3, scope: !140)
!146 = distinct !DISubprogram(name: "read_name", scope: !3, file: !3, line: 63, type: !69, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !62)
!147 = !DILocalVariable(name: "unused", arg: 1, scope: !146, file: !3, line: 63, type: !5)
!148 = !DILocation(line: 63, column: 30, scope: !146)
!149 = !DILocation(line: 63, column: 47, scope: !146)
!150 = !DILocation(line: 63, column: 54, scope: !146)
!151 = !DILocation(line: 63, column: 40, scope: !146)
!152 = distinct !DISubprogram(name: "own_name", scope: !3, file: !3, line: 91, type: !60, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !62)
!153 = !DILocation(line: 91, column: 23, scope: !152)
!154 = !DILocation(line: 91, column: 48, scope: !152)
!155 = distinct !DISubprogram(name: "start_and_end", scope: !3, file: !3, line: 65, type: !69, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !62)
!156 = !DILocalVariable(name: "unused", arg: 1, scope: !155, file: !3, line: 65, type: !5)
!157 = !DILocation(line: 65, column: 34, scope: !155)
!158 = !DILocation(line: 66, column: 3, scope: !155)
!159 = !DILocation(line: 67, column: 16, scope: !155)
!160 = !DILocation(line: 67, column: 3, scope: !155)
!161 = !DILocation(line: 68, column: 10, scope: !155)
!162 = !DILocation(line: 68, column: 3, scope: !155)
!163 = distinct !DISubprogram(name: "end", scope: !3, file: !3, line: 45, type: !69, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !62)
!164 = !DILocalVariable(name: "unused", arg: 1, scope: !163, file: !3, line: 45, type: !5)
!165 = !DILocation(line: 45, column: 24, scope: !163)
!166 = !DILocation(line: 45, column: 41, scope: !163)
!167 = !DILocation(line: 45, column: 34, scope: !163)
!168 = distinct !DISubprogram(name: "guarded", scope: !3, file: !3, line: 92, type: !60, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !62)
!169 = !DILocation(line: 92, column: 22, scope: !168)
!170 = !DILocation(line: 92, column: 59, scope: !168)
!171 = distinct !DISubprogram(name: "format_guarded", scope: !3, file: !3, line: 71, type: !69, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !62)
!172 = !DILocalVariable(name: "unused", arg: 1, scope: !171, file: !3, line: 71, type: !5)
!173 = !DILocation(line: 71, column: 35, scope: !171)
!174 = !DILocation(line: 72, column: 3, scope: !171)
!175 = !DILocation(line: 73, column: 3, scope: !171)
!176 = !DILocation(line: 74, column: 3, scope: !171)
!177 = !DILocation(line: 75, column: 3, scope: !171)
!178 = !DILocation(line: 76, column: 10, scope: !171)
!179 = !DILocation(line: 76, column: 3, scope: !171)
!180 = distinct !DISubprogram(name: "own_buffers", scope: !3, file: !3, line: 93, type: !60, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !62)
!181 = !DILocation(line: 93, column: 26, scope: !180)
!182 = !DILocation(line: 93, column: 55, scope: !180)
!183 = distinct !DISubprogram(name: "format_own", scope: !3, file: !3, line: 79, type: !69, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !62)
!184 = !DILocalVariable(name: "unused", arg: 1, scope: !183, file: !3, line: 79, type: !5)
!185 = !DILocation(line: 79, column: 31, scope: !183)
!186 = !DILocalVariable(name: "own", scope: !183, file: !3, line: 80, type: !48)
!187 = !DILocation(line: 80, column: 8, scope: !183)
!188 = !DILocation(line: 81, column: 12, scope: !183)
!189 = !DILocation(line: 81, column: 3, scope: !183)
!190 = !DILocation(line: 82, column: 24, scope: !183)
!191 = !DILocation(line: 82, column: 3, scope: !183)
!192 = !DILocation(line: 83, column: 10, scope: !183)
!193 = !DILocation(line: 83, column: 3, scope: !183)
