source_filename = "races_in_calls.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@text = internal global [8 x i8] c"abc\00\00\00\00\00", align 1, !dbg !0
@.str = private unnamed_addr constant [3 x i8] c"%d\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1, !dbg !13
@result = internal global ptr null, align 8, !dbg !18
@name = internal global i64 0, align 8, !dbg !20
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !25
@.str.2 = private unnamed_addr constant [10 x i8] c"%s of %s\0A\00", align 1, !dbg !58
@.str.3 = private unnamed_addr constant [4 x i8] c"one\00", align 1, !dbg !63

define dso_local void @formatted_twice() #0 !dbg !76 {
  call void @run(ptr noundef @format, ptr noundef @format), !dbg !79
  ret void, !dbg !80
}

define internal void @run(ptr noundef %0, ptr noundef %1) #0 !dbg !81 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !88, !DIExpression(), !89)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !90, !DIExpression(), !91)
    #dbg_declare(ptr %5, !92, !DIExpression(), !93)
    #dbg_declare(ptr %6, !94, !DIExpression(), !95)
  %7 = load ptr, ptr %3, align 8, !dbg !96
  %8 = call i32 @pthread_create(ptr noundef %5, ptr noundef null, ptr noundef %7, ptr noundef null) #3, !dbg !97
  %9 = load ptr, ptr %4, align 8, !dbg !98
  %10 = call i32 @pthread_create(ptr noundef %6, ptr noundef null, ptr noundef %9, ptr noundef null) #3, !dbg !99
  %11 = load i64, ptr %5, align 8, !dbg !100
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef null), !dbg !101
  %13 = load i64, ptr %6, align 8, !dbg !102
  %14 = call i32 @pthread_join(i64 noundef %13, ptr noundef null), !dbg !103
  ret void, !dbg !104
}

define internal ptr @format(ptr noundef %0) #0 !dbg !105 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !106, !DIExpression(), !107)
  %3 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef @text, i64 noundef 8, ptr noundef @.str, i32 noundef 42) #3, !dbg !108
  %4 = load ptr, ptr %2, align 8, !dbg !109
  ret ptr %4, !dbg !110
}

define dso_local void @formatted_and_read() #0 !dbg !111 {
  call void @run(ptr noundef @format, ptr noundef @read_text), !dbg !112
  ret void, !dbg !113
}

define internal ptr @read_text(ptr noundef %0) #0 !dbg !114 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !115, !DIExpression(), !116)
  %3 = load i8, ptr @text, align 1, !dbg !117
  %4 = sext i8 %3 to i32, !dbg !117
  %5 = icmp ne i32 %4, 0, !dbg !117
  br i1 %5, label %6, label %8, !dbg !117

6:                                                ; preds = %1
  %7 = load ptr, ptr %2, align 8, !dbg !118
  br label %9, !dbg !117

8:                                                ; preds = %1
  br label %9, !dbg !117

9:                                                ; preds = %8, %6
  %10 = phi ptr [ %7, %6 ], [ null, %8 ], !dbg !117
  ret ptr %10, !dbg !119
}

define dso_local void @printed_and_written() #0 !dbg !120 {
  call void @run(ptr noundef @print, ptr noundef @write_text), !dbg !121
  ret void, !dbg !122
}

define internal ptr @print(ptr noundef %0) #0 !dbg !123 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !124, !DIExpression(), !125)
  %3 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef @text), !dbg !126
  %4 = load ptr, ptr %2, align 8, !dbg !127
  ret ptr %4, !dbg !128
}

define internal ptr @write_text(ptr noundef %0) #0 !dbg !129 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !130, !DIExpression(), !131)
  store i8 120, ptr getelementptr inbounds ([8 x i8], ptr @text, i64 0, i64 1), align 1, !dbg !132
  %3 = load ptr, ptr %2, align 8, !dbg !133
  ret ptr %3, !dbg !134
}

define dso_local void @result_and_read() #0 !dbg !135 {
  call void @run(ptr noundef @join, ptr noundef @read_result), !dbg !136
  ret void, !dbg !137
}

define internal ptr @join(ptr noundef %0) #0 !dbg !138 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !139, !DIExpression(), !140)
    #dbg_declare(ptr %3, !141, !DIExpression(), !142)
  %4 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @end, ptr noundef null) #3, !dbg !143
  %5 = load i64, ptr %3, align 8, !dbg !144
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef @result), !dbg !145
  %7 = load ptr, ptr %2, align 8, !dbg !146
  ret ptr %7, !dbg !147
}

define internal ptr @read_result(ptr noundef %0) #0 !dbg !148 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !149, !DIExpression(), !150)
  %3 = load ptr, ptr @result, align 8, !dbg !151
  %4 = icmp ne ptr %3, null, !dbg !151
  br i1 %4, label %5, label %7, !dbg !151

5:                                                ; preds = %1
  %6 = load ptr, ptr %2, align 8, !dbg !152
  br label %8, !dbg !151

7:                                                ; preds = %1
  br label %8, !dbg !151

8:                                                ; preds = %7, %5
  %9 = phi ptr [ %6, %5 ], [ null, %7 ], !dbg !151
  ret ptr %9, !dbg !153
}

define dso_local void @name_and_read() #0 !dbg !154 {
  call void @run(ptr noundef @start, ptr noundef @read_name), !dbg !155
  ret void, !dbg !156
}

define internal ptr @start(ptr noundef %0) #0 !dbg !157 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !158, !DIExpression(), !159)
  %3 = call i32 @pthread_create(ptr noundef @name, ptr noundef null, ptr noundef @end, ptr noundef null) #3, !dbg !160
  %4 = load ptr, ptr %2, align 8, !dbg !161
  ret ptr %4, !dbg !162
}

define internal ptr @read_name(ptr noundef %0) #0 !dbg !163 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !164, !DIExpression(), !165)
  %3 = load i64, ptr @name, align 8, !dbg !166
  %4 = icmp ne i64 %3, 0, !dbg !166
  br i1 %4, label %5, label %7, !dbg !166

5:                                                ; preds = %1
  %6 = load ptr, ptr %2, align 8, !dbg !167
  br label %8, !dbg !166

7:                                                ; preds = %1
  br label %8, !dbg !166

8:                                                ; preds = %7, %5
  %9 = phi ptr [ %6, %5 ], [ null, %7 ], !dbg !166
  ret ptr %9, !dbg !168
}

define dso_local void @own_name() #0 !dbg !169 {
  call void @run(ptr noundef @start_and_end, ptr noundef @end), !dbg !170
  ret void, !dbg !171
}

define internal ptr @start_and_end(ptr noundef %0) #0 !dbg !172 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !173, !DIExpression(), !174)
  %3 = call i32 @pthread_create(ptr noundef @name, ptr noundef null, ptr noundef @read_name, ptr noundef null) #3, !dbg !175
  %4 = load i64, ptr @name, align 8, !dbg !176
  %5 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !177
  %6 = load ptr, ptr %2, align 8, !dbg !178
  ret ptr %6, !dbg !179
}

define internal ptr @end(ptr noundef %0) #0 !dbg !180 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !181, !DIExpression(), !182)
  %3 = load ptr, ptr %2, align 8, !dbg !183
  ret ptr %3, !dbg !184
}

define dso_local void @guarded() #0 !dbg !185 {
  call void @run(ptr noundef @format_guarded, ptr noundef @format_guarded), !dbg !186
  ret void, !dbg !187
}

define internal ptr @format_guarded(ptr noundef %0) #0 !dbg !188 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !189, !DIExpression(), !190)
  %3 = call i32 @pthread_mutex_lock(ptr noundef @lock) #3, !dbg !191
  %4 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef @text, i64 noundef 8, ptr noundef @.str, i32 noundef 42) #3, !dbg !192
  %5 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef @text), !dbg !193
  %6 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #3, !dbg !194
  %7 = load ptr, ptr %2, align 8, !dbg !195
  ret ptr %7, !dbg !196
}

define dso_local void @own_buffers() #0 !dbg !197 {
  call void @run(ptr noundef @format_own, ptr noundef @format_own), !dbg !198
  ret void, !dbg !199
}

define internal ptr @format_own(ptr noundef %0) #0 !dbg !200 {
  %2 = alloca ptr, align 8
  %3 = alloca [8 x i8], align 1
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !201, !DIExpression(), !202)
    #dbg_declare(ptr %3, !203, !DIExpression(), !204)
  %4 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 0, !dbg !205
  %5 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %4, i64 noundef 8, ptr noundef @.str, i32 noundef 42) #3, !dbg !206
  %6 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 0, !dbg !207
  %7 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, ptr noundef %6, ptr noundef @.str.3), !dbg !208
  %8 = load ptr, ptr %2, align 8, !dbg !209
  ret ptr %8, !dbg !210
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #1

declare i32 @printf(ptr noundef, ...) #2

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!68, !69, !70, !71, !72, !73, !74}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "text", scope: !2, file: !3, line: 16, type: !65, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "races_in_calls.c", directory: ".", checksumkind: CSK_MD5, checksum: "8952430d6864f25c08dc657d3e263a95")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !0, !13, !18, !20, !25, !58, !63}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 29, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 24, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 3)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 41, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 32, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 4)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "result", scope: !2, file: !3, line: 17, type: !5, isLocal: true, isDefinition: true)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "name", scope: !2, file: !3, line: 56, type: !22, isLocal: true, isDefinition: true)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !23, line: 27, baseType: !24)
!23 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!24 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 18, type: !27, isLocal: true, isDefinition: true)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !23, line: 72, baseType: !28)
!28 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !23, line: 67, size: 320, elements: !29)
!29 = !{!30, !52, !56}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !28, file: !23, line: 69, baseType: !31, size: 320)
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !32, line: 22, size: 320, elements: !33)
!32 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!33 = !{!34, !36, !38, !39, !40, !41, !43, !44}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !31, file: !32, line: 24, baseType: !35, size: 32)
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !31, file: !32, line: 25, baseType: !37, size: 32, offset: 32)
!37 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !31, file: !32, line: 26, baseType: !35, size: 32, offset: 64)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !31, file: !32, line: 28, baseType: !37, size: 32, offset: 96)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !31, file: !32, line: 32, baseType: !35, size: 32, offset: 128)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !31, file: !32, line: 34, baseType: !42, size: 16, offset: 160)
!42 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !31, file: !32, line: 35, baseType: !42, size: 16, offset: 176)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !31, file: !32, line: 36, baseType: !45, size: 128, offset: 192)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !46, line: 55, baseType: !47)
!46 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!47 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !46, line: 51, size: 128, elements: !48)
!48 = !{!49, !51}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !47, file: !46, line: 53, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !47, file: !46, line: 54, baseType: !50, size: 64, offset: 64)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !28, file: !23, line: 70, baseType: !53, size: 320)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 320, elements: !54)
!54 = !{!55}
!55 = !DISubrange(count: 40)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !28, file: !23, line: 71, baseType: !57, size: 64)
!57 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(scope: null, file: !3, line: 82, type: !60, isLocal: true, isDefinition: true)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 80, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 10)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(scope: null, file: !3, line: 82, type: !15, isLocal: true, isDefinition: true)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 64, elements: !66)
!66 = !{!67}
!67 = !DISubrange(count: 8)
!68 = !{i32 7, !"Dwarf Version", i32 5}
!69 = !{i32 2, !"Debug Info Version", i32 3}
!70 = !{i32 1, !"wchar_size", i32 4}
!71 = !{i32 8, !"PIC Level", i32 2}
!72 = !{i32 7, !"PIE Level", i32 2}
!73 = !{i32 7, !"uwtable", i32 2}
!74 = !{i32 7, !"frame-pointer", i32 2}
!75 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!76 = distinct !DISubprogram(name: "formatted_twice", scope: !3, file: !3, line: 86, type: !77, scopeLine: 86, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!77 = !DISubroutineType(types: !78)
!78 = !{null}
!79 = !DILocation(line: 86, column: 30, scope: !76)
!80 = !DILocation(line: 86, column: 51, scope: !76)
!81 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 20, type: !82, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !87)
!82 = !DISubroutineType(types: !83)
!83 = !{null, !84, !84}
!84 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !85, size: 64)
!85 = !DISubroutineType(types: !86)
!86 = !{!5, !5}
!87 = !{}
!88 = !DILocalVariable(name: "first", arg: 1, scope: !81, file: !3, line: 20, type: !84)
!89 = !DILocation(line: 20, column: 25, scope: !81)
!90 = !DILocalVariable(name: "second", arg: 2, scope: !81, file: !3, line: 20, type: !84)
!91 = !DILocation(line: 20, column: 49, scope: !81)
!92 = !DILocalVariable(name: "a", scope: !81, file: !3, line: 21, type: !22)
!93 = !DILocation(line: 21, column: 13, scope: !81)
!94 = !DILocalVariable(name: "b", scope: !81, file: !3, line: 21, type: !22)
!95 = !DILocation(line: 21, column: 16, scope: !81)
!96 = !DILocation(line: 22, column: 28, scope: !81)
!97 = !DILocation(line: 22, column: 3, scope: !81)
!98 = !DILocation(line: 23, column: 28, scope: !81)
!99 = !DILocation(line: 23, column: 3, scope: !81)
!100 = !DILocation(line: 24, column: 16, scope: !81)
!101 = !DILocation(line: 24, column: 3, scope: !81)
!102 = !DILocation(line: 25, column: 16, scope: !81)
!103 = !DILocation(line: 25, column: 3, scope: !81)
!104 = !DILocation(line: 26, column: 1, scope: !81)
!105 = distinct !DISubprogram(name: "format", scope: !3, file: !3, line: 28, type: !85, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !87)
!106 = !DILocalVariable(name: "unused", arg: 1, scope: !105, file: !3, line: 28, type: !5)
!107 = !DILocation(line: 28, column: 27, scope: !105)
!108 = !DILocation(line: 29, column: 3, scope: !105)
!109 = !DILocation(line: 30, column: 10, scope: !105)
!110 = !DILocation(line: 30, column: 3, scope: !105)
!111 = distinct !DISubprogram(name: "formatted_and_read", scope: !3, file: !3, line: 87, type: !77, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!112 = !DILocation(line: 87, column: 33, scope: !111)
!113 = !DILocation(line: 87, column: 57, scope: !111)
!114 = distinct !DISubprogram(name: "read_text", scope: !3, file: !3, line: 33, type: !85, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !87)
!115 = !DILocalVariable(name: "unused", arg: 1, scope: !114, file: !3, line: 33, type: !5)
!116 = !DILocation(line: 33, column: 30, scope: !114)
!117 = !DILocation(line: 33, column: 47, scope: !114)
!118 = !DILocation(line: 33, column: 57, scope: !114)
!119 = !DILocation(line: 33, column: 40, scope: !114)
!120 = distinct !DISubprogram(name: "printed_and_written", scope: !3, file: !3, line: 88, type: !77, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!121 = !DILocation(line: 88, column: 34, scope: !120)
!122 = !DILocation(line: 88, column: 58, scope: !120)
!123 = distinct !DISubprogram(name: "print", scope: !3, file: !3, line: 40, type: !85, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !87)
!124 = !DILocalVariable(name: "unused", arg: 1, scope: !123, file: !3, line: 40, type: !5)
!125 = !DILocation(line: 40, column: 26, scope: !123)
!126 = !DILocation(line: 41, column: 3, scope: !123)
!127 = !DILocation(line: 42, column: 10, scope: !123)
!128 = !DILocation(line: 42, column: 3, scope: !123)
!129 = distinct !DISubprogram(name: "write_text", scope: !3, file: !3, line: 35, type: !85, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !87)
!130 = !DILocalVariable(name: "unused", arg: 1, scope: !129, file: !3, line: 35, type: !5)
!131 = !DILocation(line: 35, column: 31, scope: !129)
!132 = !DILocation(line: 36, column: 11, scope: !129)
!133 = !DILocation(line: 37, column: 10, scope: !129)
!134 = !DILocation(line: 37, column: 3, scope: !129)
!135 = distinct !DISubprogram(name: "result_and_read", scope: !3, file: !3, line: 89, type: !77, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!136 = !DILocation(line: 89, column: 30, scope: !135)
!137 = !DILocation(line: 89, column: 54, scope: !135)
!138 = distinct !DISubprogram(name: "join", scope: !3, file: !3, line: 47, type: !85, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !87)
!139 = !DILocalVariable(name: "unused", arg: 1, scope: !138, file: !3, line: 47, type: !5)
!140 = !DILocation(line: 47, column: 25, scope: !138)
!141 = !DILocalVariable(name: "ended", scope: !138, file: !3, line: 48, type: !22)
!142 = !DILocation(line: 48, column: 13, scope: !138)
!143 = !DILocation(line: 49, column: 3, scope: !138)
!144 = !DILocation(line: 50, column: 16, scope: !138)
!145 = !DILocation(line: 50, column: 3, scope: !138)
!146 = !DILocation(line: 51, column: 10, scope: !138)
!147 = !DILocation(line: 51, column: 3, scope: !138)
!148 = distinct !DISubprogram(name: "read_result", scope: !3, file: !3, line: 54, type: !85, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !87)
!149 = !DILocalVariable(name: "unused", arg: 1, scope: !148, file: !3, line: 54, type: !5)
!150 = !DILocation(line: 54, column: 32, scope: !148)
!151 = !DILocation(line: 54, column: 49, scope: !148)
!152 = !DILocation(line: 54, column: 58, scope: !148)
!153 = !DILocation(line: 54, column: 42, scope: !148)
!154 = distinct !DISubprogram(name: "name_and_read", scope: !3, file: !3, line: 90, type: !77, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!155 = !DILocation(line: 90, column: 28, scope: !154)
!156 = !DILocation(line: 90, column: 51, scope: !154)
!157 = distinct !DISubprogram(name: "start", scope: !3, file: !3, line: 58, type: !85, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !87)
!158 = !DILocalVariable(name: "unused", arg: 1, scope: !157, file: !3, line: 58, type: !5)
!159 = !DILocation(line: 58, column: 26, scope: !157)
!160 = !DILocation(line: 59, column: 3, scope: !157)
!161 = !DILocation(line: 60, column: 10, scope: !157)
!162 = !DILocation(line: 60, column: 3, scope: !157)
!163 = distinct !DISubprogram(name: "read_name", scope: !3, file: !3, line: 63, type: !85, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !87)
!164 = !DILocalVariable(name: "unused", arg: 1, scope: !163, file: !3, line: 63, type: !5)
!165 = !DILocation(line: 63, column: 30, scope: !163)
!166 = !DILocation(line: 63, column: 47, scope: !163)
!167 = !DILocation(line: 63, column: 54, scope: !163)
!168 = !DILocation(line: 63, column: 40, scope: !163)
!169 = distinct !DISubprogram(name: "own_name", scope: !3, file: !3, line: 91, type: !77, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!170 = !DILocation(line: 91, column: 23, scope: !169)
!171 = !DILocation(line: 91, column: 48, scope: !169)
!172 = distinct !DISubprogram(name: "start_and_end", scope: !3, file: !3, line: 65, type: !85, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !87)
!173 = !DILocalVariable(name: "unused", arg: 1, scope: !172, file: !3, line: 65, type: !5)
!174 = !DILocation(line: 65, column: 34, scope: !172)
!175 = !DILocation(line: 66, column: 3, scope: !172)
!176 = !DILocation(line: 67, column: 16, scope: !172)
!177 = !DILocation(line: 67, column: 3, scope: !172)
!178 = !DILocation(line: 68, column: 10, scope: !172)
!179 = !DILocation(line: 68, column: 3, scope: !172)
!180 = distinct !DISubprogram(name: "end", scope: !3, file: !3, line: 45, type: !85, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !87)
!181 = !DILocalVariable(name: "unused", arg: 1, scope: !180, file: !3, line: 45, type: !5)
!182 = !DILocation(line: 45, column: 24, scope: !180)
!183 = !DILocation(line: 45, column: 41, scope: !180)
!184 = !DILocation(line: 45, column: 34, scope: !180)
!185 = distinct !DISubprogram(name: "guarded", scope: !3, file: !3, line: 92, type: !77, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!186 = !DILocation(line: 92, column: 22, scope: !185)
!187 = !DILocation(line: 92, column: 59, scope: !185)
!188 = distinct !DISubprogram(name: "format_guarded", scope: !3, file: !3, line: 71, type: !85, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !87)
!189 = !DILocalVariable(name: "unused", arg: 1, scope: !188, file: !3, line: 71, type: !5)
!190 = !DILocation(line: 71, column: 35, scope: !188)
!191 = !DILocation(line: 72, column: 3, scope: !188)
!192 = !DILocation(line: 73, column: 3, scope: !188)
!193 = !DILocation(line: 74, column: 3, scope: !188)
!194 = !DILocation(line: 75, column: 3, scope: !188)
!195 = !DILocation(line: 76, column: 10, scope: !188)
!196 = !DILocation(line: 76, column: 3, scope: !188)
!197 = distinct !DISubprogram(name: "own_buffers", scope: !3, file: !3, line: 93, type: !77, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!198 = !DILocation(line: 93, column: 26, scope: !197)
!199 = !DILocation(line: 93, column: 55, scope: !197)
!200 = distinct !DISubprogram(name: "format_own", scope: !3, file: !3, line: 79, type: !85, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !87)
!201 = !DILocalVariable(name: "unused", arg: 1, scope: !200, file: !3, line: 79, type: !5)
!202 = !DILocation(line: 79, column: 31, scope: !200)
!203 = !DILocalVariable(name: "own", scope: !200, file: !3, line: 80, type: !65)
!204 = !DILocation(line: 80, column: 8, scope: !200)
!205 = !DILocation(line: 81, column: 12, scope: !200)
!206 = !DILocation(line: 81, column: 3, scope: !200)
!207 = !DILocation(line: 82, column: 24, scope: !200)
!208 = !DILocation(line: 82, column: 3, scope: !200)
!209 = !DILocation(line: 83, column: 10, scope: !200)
!210 = !DILocation(line: 83, column: 3, scope: !200)
