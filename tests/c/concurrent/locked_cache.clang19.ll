source_filename = "locked_cache.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@hits = internal global i32 0, align 4, !dbg !0
@misses = internal global i32 0, align 4, !dbg !24
@.str = private unnamed_addr constant [19 x i8] c"hits + misses == 6\00", align 1, !dbg !9
@.str.1 = private unnamed_addr constant [15 x i8] c"locked_cache.c\00", align 1, !dbg !15
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !20
@.str.2 = private unnamed_addr constant [14 x i8] c"get(key) == 7\00", align 1, !dbg !26
@__PRETTY_FUNCTION__.work = private unnamed_addr constant [19 x i8] c"void *work(void *)\00", align 1, !dbg !31
@.str.3 = private unnamed_addr constant [12 x i8] c"get(1) == 7\00", align 1, !dbg !34
@values = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !39
@cached = internal global [2 x i32] zeroinitializer, align 4, !dbg !71
@counters = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !76

define dso_local i32 @main() #0 !dbg !86 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !90, !DIExpression(), !96)
    #dbg_declare(ptr %3, !97, !DIExpression(), !99)
  store i64 0, ptr %3, align 8, !dbg !99
  br label %5, !dbg !100

5:                                                ; preds = %15, %0
  %6 = load i64, ptr %3, align 8, !dbg !101
  %7 = icmp slt i64 %6, 3, !dbg !103
  br i1 %7, label %8, label %18, !dbg !104

8:                                                ; preds = %5
  %9 = load i64, ptr %3, align 8, !dbg !105
  %10 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %9, !dbg !106
  %11 = load i64, ptr %3, align 8, !dbg !107
  %12 = srem i64 %11, 2, !dbg !108
  %13 = inttoptr i64 %12 to ptr, !dbg !109
  %14 = call i32 @pthread_create(ptr noundef %10, ptr noundef null, ptr noundef @work, ptr noundef %13) #4, !dbg !110
  br label %15, !dbg !110

15:                                               ; preds = %8
  %16 = load i64, ptr %3, align 8, !dbg !111
  %17 = add nsw i64 %16, 1, !dbg !111
  store i64 %17, ptr %3, align 8, !dbg !111
  br label %5, !dbg !112, !llvm.loop !113

18:                                               ; preds = %5
    #dbg_declare(ptr %4, !116, !DIExpression(), !118)
  store i32 0, ptr %4, align 4, !dbg !118
  br label %19, !dbg !119

19:                                               ; preds = %28, %18
  %20 = load i32, ptr %4, align 4, !dbg !120
  %21 = icmp slt i32 %20, 3, !dbg !122
  br i1 %21, label %22, label %31, !dbg !123

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !124
  %24 = sext i32 %23 to i64, !dbg !125
  %25 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %24, !dbg !125
  %26 = load i64, ptr %25, align 8, !dbg !125
  %27 = call i32 @pthread_join(i64 noundef %26, ptr noundef null), !dbg !126
  br label %28, !dbg !126

28:                                               ; preds = %22
  %29 = load i32, ptr %4, align 4, !dbg !127
  %30 = add nsw i32 %29, 1, !dbg !127
  store i32 %30, ptr %4, align 4, !dbg !127
  br label %19, !dbg !128, !llvm.loop !129

31:                                               ; preds = %19
  %32 = load i32, ptr @hits, align 4, !dbg !131
  %33 = load i32, ptr @misses, align 4, !dbg !131
  %34 = add nsw i32 %32, %33, !dbg !131
  %35 = icmp eq i32 %34, 6, !dbg !131
  br i1 %35, label %36, label %37, !dbg !134

36:                                               ; preds = %31
  br label %38, !dbg !134

37:                                               ; preds = %31
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 49, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !131
  unreachable, !dbg !131

38:                                               ; preds = %36
  ret i32 0, !dbg !135
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @work(ptr noundef %0) #0 !dbg !136 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !139, !DIExpression(), !140)
    #dbg_declare(ptr %3, !141, !DIExpression(), !142)
  %4 = load ptr, ptr %2, align 8, !dbg !143
  %5 = ptrtoint ptr %4 to i64, !dbg !144
  %6 = trunc i64 %5 to i32, !dbg !145
  store i32 %6, ptr %3, align 4, !dbg !142
  %7 = load i32, ptr %3, align 4, !dbg !146
  %8 = call i32 @get(i32 noundef %7), !dbg !146
  %9 = icmp eq i32 %8, 7, !dbg !146
  br i1 %9, label %10, label %11, !dbg !149

10:                                               ; preds = %1
  br label %12, !dbg !149

11:                                               ; preds = %1
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 38, ptr noundef @__PRETTY_FUNCTION__.work) #5, !dbg !146
  unreachable, !dbg !146

12:                                               ; preds = %10
  %13 = call i32 @get(i32 noundef 1), !dbg !150
  %14 = icmp eq i32 %13, 7, !dbg !150
  br i1 %14, label %15, label %16, !dbg !153

15:                                               ; preds = %12
  br label %17, !dbg !153

16:                                               ; preds = %12
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 39, ptr noundef @__PRETTY_FUNCTION__.work) #5, !dbg !150
  unreachable, !dbg !150

17:                                               ; preds = %15
  ret ptr null, !dbg !154
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

define internal i32 @get(i32 noundef %0) #0 !dbg !155 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !158, !DIExpression(), !159)
  %5 = call i32 @pthread_mutex_lock(ptr noundef @values) #4, !dbg !160
  %6 = load i32, ptr %3, align 4, !dbg !161
  %7 = sext i32 %6 to i64, !dbg !163
  %8 = getelementptr inbounds [2 x i32], ptr @cached, i64 0, i64 %7, !dbg !163
  %9 = load i32, ptr %8, align 4, !dbg !163
  %10 = icmp ne i32 %9, 0, !dbg !163
  br i1 %10, label %11, label %22, !dbg !164

11:                                               ; preds = %1
  %12 = call i32 @pthread_mutex_lock(ptr noundef @counters) #4, !dbg !165
  %13 = load i32, ptr @hits, align 4, !dbg !167
  %14 = add nsw i32 %13, 1, !dbg !167
  store i32 %14, ptr @hits, align 4, !dbg !167
  %15 = call i32 @pthread_mutex_unlock(ptr noundef @counters) #4, !dbg !168
    #dbg_declare(ptr %4, !169, !DIExpression(), !170)
  %16 = load i32, ptr %3, align 4, !dbg !171
  %17 = sext i32 %16 to i64, !dbg !172
  %18 = getelementptr inbounds [2 x i32], ptr @cached, i64 0, i64 %17, !dbg !172
  %19 = load i32, ptr %18, align 4, !dbg !172
  store i32 %19, ptr %4, align 4, !dbg !170
  %20 = call i32 @pthread_mutex_unlock(ptr noundef @values) #4, !dbg !173
  %21 = load i32, ptr %4, align 4, !dbg !174
  store i32 %21, ptr %2, align 4, !dbg !175
  br label %33, !dbg !175

22:                                               ; preds = %1
  %23 = call i32 @pthread_mutex_unlock(ptr noundef @values) #4, !dbg !176
  %24 = call i32 @pthread_mutex_lock(ptr noundef @counters) #4, !dbg !177
  %25 = load i32, ptr @misses, align 4, !dbg !178
  %26 = add nsw i32 %25, 1, !dbg !178
  store i32 %26, ptr @misses, align 4, !dbg !178
  %27 = call i32 @pthread_mutex_unlock(ptr noundef @counters) #4, !dbg !179
  %28 = call i32 @pthread_mutex_lock(ptr noundef @values) #4, !dbg !180
  %29 = load i32, ptr %3, align 4, !dbg !181
  %30 = sext i32 %29 to i64, !dbg !182
  %31 = getelementptr inbounds [2 x i32], ptr @cached, i64 0, i64 %30, !dbg !182
  store i32 7, ptr %31, align 4, !dbg !183
  %32 = call i32 @pthread_mutex_unlock(ptr noundef @values) #4, !dbg !184
  store i32 7, ptr %2, align 4, !dbg !185
  br label %33, !dbg !185

33:                                               ; preds = %22, %11
  %34 = load i32, ptr %2, align 4, !dbg !186
  ret i32 %34, !dbg !186
}

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!78, !79, !80, !81, !82, !83, !84}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "hits", scope: !2, file: !3, line: 14, type: !6, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "locked_cache.c", directory: ".", checksumkind: CSK_MD5, checksum: "1e36c51ecb693908dfa66311db52e9ba")
!4 = !{!5, !6, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!8 = !{!9, !15, !20, !0, !24, !26, !31, !34, !39, !71, !76}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(scope: null, file: !3, line: 49, type: !11, isLocal: true, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 152, elements: !13)
!12 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!13 = !{!14}
!14 = !DISubrange(count: 19)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !3, line: 49, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 120, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 15)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !3, line: 49, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 120, elements: !18)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "misses", scope: !2, file: !3, line: 14, type: !6, isLocal: true, isDefinition: true)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !3, line: 38, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 112, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 14)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !3, line: 38, type: !33, isLocal: true, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 152, elements: !13)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !3, line: 39, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 96, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 12)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "values", scope: !2, file: !3, line: 11, type: !41, isLocal: true, isDefinition: true)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !42, line: 72, baseType: !43)
!42 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!43 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !42, line: 67, size: 320, elements: !44)
!44 = !{!45, !66, !70}
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !43, file: !42, line: 69, baseType: !46, size: 320)
!46 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !47, line: 22, size: 320, elements: !48)
!47 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!48 = !{!49, !50, !52, !53, !54, !55, !57, !58}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !46, file: !47, line: 24, baseType: !6, size: 32)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !46, file: !47, line: 25, baseType: !51, size: 32, offset: 32)
!51 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !46, file: !47, line: 26, baseType: !6, size: 32, offset: 64)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !46, file: !47, line: 28, baseType: !51, size: 32, offset: 96)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !46, file: !47, line: 32, baseType: !6, size: 32, offset: 128)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !46, file: !47, line: 34, baseType: !56, size: 16, offset: 160)
!56 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !46, file: !47, line: 35, baseType: !56, size: 16, offset: 176)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !46, file: !47, line: 36, baseType: !59, size: 128, offset: 192)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !60, line: 55, baseType: !61)
!60 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!61 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !60, line: 51, size: 128, elements: !62)
!62 = !{!63, !65}
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !61, file: !60, line: 53, baseType: !64, size: 64)
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !61, size: 64)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !61, file: !60, line: 54, baseType: !64, size: 64, offset: 64)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !43, file: !42, line: 70, baseType: !67, size: 320)
!67 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 320, elements: !68)
!68 = !{!69}
!69 = !DISubrange(count: 40)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !43, file: !42, line: 71, baseType: !7, size: 64)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(name: "cached", scope: !2, file: !3, line: 13, type: !73, isLocal: true, isDefinition: true)
!73 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 64, elements: !74)
!74 = !{!75}
!75 = !DISubrange(count: 2)
!76 = !DIGlobalVariableExpression(var: !77, expr: !DIExpression())
!77 = distinct !DIGlobalVariable(name: "counters", scope: !2, file: !3, line: 12, type: !41, isLocal: true, isDefinition: true)
!78 = !{i32 7, !"Dwarf Version", i32 5}
!79 = !{i32 2, !"Debug Info Version", i32 3}
!80 = !{i32 1, !"wchar_size", i32 4}
!81 = !{i32 8, !"PIC Level", i32 2}
!82 = !{i32 7, !"PIE Level", i32 2}
!83 = !{i32 7, !"uwtable", i32 2}
!84 = !{i32 7, !"frame-pointer", i32 2}
!85 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!86 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 43, type: !87, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !89)
!87 = !DISubroutineType(types: !88)
!88 = !{!6}
!89 = !{}
!90 = !DILocalVariable(name: "threads", scope: !86, file: !3, line: 44, type: !91)
!91 = !DICompositeType(tag: DW_TAG_array_type, baseType: !92, size: 192, elements: !94)
!92 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !42, line: 27, baseType: !93)
!93 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!94 = !{!95}
!95 = !DISubrange(count: 3)
!96 = !DILocation(line: 44, column: 13, scope: !86)
!97 = !DILocalVariable(name: "i", scope: !98, file: !3, line: 45, type: !7)
!98 = distinct !DILexicalBlock(scope: !86, file: !3, line: 45, column: 3)
!99 = !DILocation(line: 45, column: 13, scope: !98)
!100 = !DILocation(line: 45, column: 8, scope: !98)
!101 = !DILocation(line: 45, column: 20, scope: !102)
!102 = distinct !DILexicalBlock(scope: !98, file: !3, line: 45, column: 3)
!103 = !DILocation(line: 45, column: 22, scope: !102)
!104 = !DILocation(line: 45, column: 3, scope: !98)
!105 = !DILocation(line: 46, column: 29, scope: !102)
!106 = !DILocation(line: 46, column: 21, scope: !102)
!107 = !DILocation(line: 46, column: 54, scope: !102)
!108 = !DILocation(line: 46, column: 56, scope: !102)
!109 = !DILocation(line: 46, column: 45, scope: !102)
!110 = !DILocation(line: 46, column: 5, scope: !102)
!111 = !DILocation(line: 45, column: 28, scope: !102)
!112 = !DILocation(line: 45, column: 3, scope: !102)
!113 = distinct !{!113, !104, !114, !115}
!114 = !DILocation(line: 46, column: 60, scope: !98)
!115 = !{!"llvm.loop.mustprogress"}
!116 = !DILocalVariable(name: "i", scope: !117, file: !3, line: 47, type: !6)
!117 = distinct !DILexicalBlock(scope: !86, file: !3, line: 47, column: 3)
!118 = !DILocation(line: 47, column: 12, scope: !117)
!119 = !DILocation(line: 47, column: 8, scope: !117)
!120 = !DILocation(line: 47, column: 19, scope: !121)
!121 = distinct !DILexicalBlock(scope: !117, file: !3, line: 47, column: 3)
!122 = !DILocation(line: 47, column: 21, scope: !121)
!123 = !DILocation(line: 47, column: 3, scope: !117)
!124 = !DILocation(line: 48, column: 26, scope: !121)
!125 = !DILocation(line: 48, column: 18, scope: !121)
!126 = !DILocation(line: 48, column: 5, scope: !121)
!127 = !DILocation(line: 47, column: 27, scope: !121)
!128 = !DILocation(line: 47, column: 3, scope: !121)
!129 = distinct !{!129, !123, !130, !115}
!130 = !DILocation(line: 48, column: 34, scope: !117)
!131 = !DILocation(line: 49, column: 3, scope: !132)
!132 = distinct !DILexicalBlock(scope: !133, file: !3, line: 49, column: 3)
!133 = distinct !DILexicalBlock(scope: !86, file: !3, line: 49, column: 3)
!134 = !DILocation(line: 49, column: 3, scope: !133)
!135 = !DILocation(line: 50, column: 3, scope: !86)
!136 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 36, type: !137, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !89)
!137 = !DISubroutineType(types: !138)
!138 = !{!5, !5}
!139 = !DILocalVariable(name: "argument", arg: 1, scope: !136, file: !3, line: 36, type: !5)
!140 = !DILocation(line: 36, column: 25, scope: !136)
!141 = !DILocalVariable(name: "key", scope: !136, file: !3, line: 37, type: !6)
!142 = !DILocation(line: 37, column: 7, scope: !136)
!143 = !DILocation(line: 37, column: 24, scope: !136)
!144 = !DILocation(line: 37, column: 18, scope: !136)
!145 = !DILocation(line: 37, column: 13, scope: !136)
!146 = !DILocation(line: 38, column: 3, scope: !147)
!147 = distinct !DILexicalBlock(scope: !148, file: !3, line: 38, column: 3)
!148 = distinct !DILexicalBlock(scope: !136, file: !3, line: 38, column: 3)
!149 = !DILocation(line: 38, column: 3, scope: !148)
!150 = !DILocation(line: 39, column: 3, scope: !151)
!151 = distinct !DILexicalBlock(scope: !152, file: !3, line: 39, column: 3)
!152 = distinct !DILexicalBlock(scope: !136, file: !3, line: 39, column: 3)
!153 = !DILocation(line: 39, column: 3, scope: !152)
!154 = !DILocation(line: 40, column: 3, scope: !136)
!155 = distinct !DISubprogram(name: "get", scope: !3, file: !3, line: 16, type: !156, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !89)
!156 = !DISubroutineType(types: !157)
!157 = !{!6, !6}
!158 = !DILocalVariable(name: "key", arg: 1, scope: !155, file: !3, line: 16, type: !6)
!159 = !DILocation(line: 16, column: 20, scope: !155)
!160 = !DILocation(line: 17, column: 3, scope: !155)
!161 = !DILocation(line: 18, column: 14, scope: !162)
!162 = distinct !DILexicalBlock(scope: !155, file: !3, line: 18, column: 7)
!163 = !DILocation(line: 18, column: 7, scope: !162)
!164 = !DILocation(line: 18, column: 7, scope: !155)
!165 = !DILocation(line: 19, column: 5, scope: !166)
!166 = distinct !DILexicalBlock(scope: !162, file: !3, line: 18, column: 20)
!167 = !DILocation(line: 20, column: 9, scope: !166)
!168 = !DILocation(line: 21, column: 5, scope: !166)
!169 = !DILocalVariable(name: "value", scope: !166, file: !3, line: 22, type: !6)
!170 = !DILocation(line: 22, column: 9, scope: !166)
!171 = !DILocation(line: 22, column: 24, scope: !166)
!172 = !DILocation(line: 22, column: 17, scope: !166)
!173 = !DILocation(line: 23, column: 5, scope: !166)
!174 = !DILocation(line: 24, column: 12, scope: !166)
!175 = !DILocation(line: 24, column: 5, scope: !166)
!176 = !DILocation(line: 26, column: 3, scope: !155)
!177 = !DILocation(line: 27, column: 3, scope: !155)
!178 = !DILocation(line: 28, column: 9, scope: !155)
!179 = !DILocation(line: 29, column: 3, scope: !155)
!180 = !DILocation(line: 30, column: 3, scope: !155)
!181 = !DILocation(line: 31, column: 10, scope: !155)
!182 = !DILocation(line: 31, column: 3, scope: !155)
!183 = !DILocation(line: 31, column: 15, scope: !155)
!184 = !DILocation(line: 32, column: 3, scope: !155)
!185 = !DILocation(line: 33, column: 3, scope: !155)
!186 = !DILocation(line: 34, column: 1, scope: !155)
