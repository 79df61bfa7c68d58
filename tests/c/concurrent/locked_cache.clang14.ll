source_filename = "locked_cache.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@hits = internal global i32 0, align 4, !dbg !0
@misses = internal global i32 0, align 4, !dbg !9
@.str = private unnamed_addr constant [19 x i8] c"hits + misses == 6\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"locked_cache.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [14 x i8] c"get(key) == 7\00", align 1
@__PRETTY_FUNCTION__.work = private unnamed_addr constant [19 x i8] c"void *work(void *)\00", align 1
@.str.3 = private unnamed_addr constant [12 x i8] c"get(1) == 7\00", align 1
@values = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !11
@cached = internal global [2 x i32] zeroinitializer, align 4, !dbg !44
@counters = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !49

define dso_local i32 @main() #0 !dbg !59 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !63, metadata !DIExpression()), !dbg !69
  call void @llvm.dbg.declare(metadata ptr %3, metadata !70, metadata !DIExpression()), !dbg !72
  store i64 0, ptr %3, align 8, !dbg !72
  br label %5, !dbg !73

5:                                                ; preds = %15, %0
  %6 = load i64, ptr %3, align 8, !dbg !74
  %7 = icmp slt i64 %6, 3, !dbg !76
  br i1 %7, label %8, label %18, !dbg !77

8:                                                ; preds = %5
  %9 = load i64, ptr %3, align 8, !dbg !78
  %10 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %9, !dbg !79
  %11 = load i64, ptr %3, align 8, !dbg !80
  %12 = srem i64 %11, 2, !dbg !81
  %13 = inttoptr i64 %12 to ptr, !dbg !82
  %14 = call i32 @pthread_create(ptr noundef %10, ptr noundef null, ptr noundef @work, ptr noundef %13) #5, !dbg !83
  br label %15, !dbg !83

15:                                               ; preds = %8
  %16 = load i64, ptr %3, align 8, !dbg !84
  %17 = add nsw i64 %16, 1, !dbg !84
  store i64 %17, ptr %3, align 8, !dbg !84
  br label %5, !dbg !85, !llvm.loop !86

18:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !89, metadata !DIExpression()), !dbg !91
  store i32 0, ptr %4, align 4, !dbg !91
  br label %19, !dbg !92

19:                                               ; preds = %28, %18
  %20 = load i32, ptr %4, align 4, !dbg !93
  %21 = icmp slt i32 %20, 3, !dbg !95
  br i1 %21, label %22, label %31, !dbg !96

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !97
  %24 = sext i32 %23 to i64, !dbg !98
  %25 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %24, !dbg !98
  %26 = load i64, ptr %25, align 8, !dbg !98
  %27 = call i32 @pthread_join(i64 noundef %26, ptr noundef null), !dbg !99
  br label %28, !dbg !99

28:                                               ; preds = %22
  %29 = load i32, ptr %4, align 4, !dbg !100
  %30 = add nsw i32 %29, 1, !dbg !100
  store i32 %30, ptr %4, align 4, !dbg !100
  br label %19, !dbg !101, !llvm.loop !102

31:                                               ; preds = %19
  %32 = load i32, ptr @hits, align 4, !dbg !104
  %33 = load i32, ptr @misses, align 4, !dbg !104
  %34 = add nsw i32 %32, %33, !dbg !104
  %35 = icmp eq i32 %34, 6, !dbg !104
  br i1 %35, label %36, label %37, !dbg !107

36:                                               ; preds = %31
  br label %38, !dbg !107

37:                                               ; preds = %31
  call void @__assert_fail(ptr noundef getelementptr inbounds ([19 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([15 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 49, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !104
  unreachable, !dbg !104

38:                                               ; preds = %36
  ret i32 0, !dbg !108
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @work(ptr noundef %0) #0 !dbg !109 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !112, metadata !DIExpression()), !dbg !113
  call void @llvm.dbg.declare(metadata ptr %3, metadata !114, metadata !DIExpression()), !dbg !115
  %4 = load ptr, ptr %2, align 8, !dbg !116
  %5 = ptrtoint ptr %4 to i64, !dbg !117
  %6 = trunc i64 %5 to i32, !dbg !118
  store i32 %6, ptr %3, align 4, !dbg !115
  %7 = load i32, ptr %3, align 4, !dbg !119
  %8 = call i32 @get(i32 noundef %7), !dbg !119
  %9 = icmp eq i32 %8, 7, !dbg !119
  br i1 %9, label %10, label %11, !dbg !122

10:                                               ; preds = %1
  br label %12, !dbg !122

11:                                               ; preds = %1
  call void @__assert_fail(ptr noundef getelementptr inbounds ([14 x i8], ptr @.str.2, i64 0, i64 0), ptr noundef getelementptr inbounds ([15 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 38, ptr noundef getelementptr inbounds ([19 x i8], ptr @__PRETTY_FUNCTION__.work, i64 0, i64 0)) #6, !dbg !119
  unreachable, !dbg !119

12:                                               ; preds = %10
  %13 = call i32 @get(i32 noundef 1), !dbg !123
  %14 = icmp eq i32 %13, 7, !dbg !123
  br i1 %14, label %15, label %16, !dbg !126

15:                                               ; preds = %12
  br label %17, !dbg !126

16:                                               ; preds = %12
  call void @__assert_fail(ptr noundef getelementptr inbounds ([12 x i8], ptr @.str.3, i64 0, i64 0), ptr noundef getelementptr inbounds ([15 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 39, ptr noundef getelementptr inbounds ([19 x i8], ptr @__PRETTY_FUNCTION__.work, i64 0, i64 0)) #6, !dbg !123
  unreachable, !dbg !123

17:                                               ; preds = %15
  ret ptr null, !dbg !127
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

define internal i32 @get(i32 noundef %0) #0 !dbg !128 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !131, metadata !DIExpression()), !dbg !132
  %5 = call i32 @pthread_mutex_lock(ptr noundef @values) #5, !dbg !133
  %6 = load i32, ptr %3, align 4, !dbg !134
  %7 = sext i32 %6 to i64, !dbg !136
  %8 = getelementptr inbounds [2 x i32], ptr @cached, i64 0, i64 %7, !dbg !136
  %9 = load i32, ptr %8, align 4, !dbg !136
  %10 = icmp ne i32 %9, 0, !dbg !136
  br i1 %10, label %11, label %22, !dbg !137

11:                                               ; preds = %1
  %12 = call i32 @pthread_mutex_lock(ptr noundef @counters) #5, !dbg !138
  %13 = load i32, ptr @hits, align 4, !dbg !140
  %14 = add nsw i32 %13, 1, !dbg !140
  store i32 %14, ptr @hits, align 4, !dbg !140
  %15 = call i32 @pthread_mutex_unlock(ptr noundef @counters) #5, !dbg !141
  call void @llvm.dbg.declare(metadata ptr %4, metadata !142, metadata !DIExpression()), !dbg !143
  %16 = load i32, ptr %3, align 4, !dbg !144
  %17 = sext i32 %16 to i64, !dbg !145
  %18 = getelementptr inbounds [2 x i32], ptr @cached, i64 0, i64 %17, !dbg !145
  %19 = load i32, ptr %18, align 4, !dbg !145
  store i32 %19, ptr %4, align 4, !dbg !143
  %20 = call i32 @pthread_mutex_unlock(ptr noundef @values) #5, !dbg !146
  %21 = load i32, ptr %4, align 4, !dbg !147
  store i32 %21, ptr %2, align 4, !dbg !148
  br label %33, !dbg !148

22:                                               ; preds = %1
  %23 = call i32 @pthread_mutex_unlock(ptr noundef @values) #5, !dbg !149
  %24 = call i32 @pthread_mutex_lock(ptr noundef @counters) #5, !dbg !150
  %25 = load i32, ptr @misses, align 4, !dbg !151
  %26 = add nsw i32 %25, 1, !dbg !151
  store i32 %26, ptr @misses, align 4, !dbg !151
  %27 = call i32 @pthread_mutex_unlock(ptr noundef @counters) #5, !dbg !152
  %28 = call i32 @pthread_mutex_lock(ptr noundef @values) #5, !dbg !153
  %29 = load i32, ptr %3, align 4, !dbg !154
  %30 = sext i32 %29 to i64, !dbg !155
  %31 = getelementptr inbounds [2 x i32], ptr @cached, i64 0, i64 %30, !dbg !155
  store i32 7, ptr %31, align 4, !dbg !156
  %32 = call i32 @pthread_mutex_unlock(ptr noundef @values) #5, !dbg !157
  store i32 7, ptr %2, align 4, !dbg !158
  br label %33, !dbg !158

33:                                               ; preds = %22, %11
  %34 = load i32, ptr %2, align 4, !dbg !159
  ret i32 %34, !dbg !159
}

declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!51, !52, !53, !54, !55, !56, !57}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "hits", scope: !2, file: !3, line: 14, type: !6, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "locked_cache.c", directory: ".", checksumkind: CSK_MD5, checksum: "1e36c51ecb693908dfa66311db52e9ba")
!4 = !{!5, !6, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!8 = !{!0, !9, !11, !44, !49}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "misses", scope: !2, file: !3, line: 14, type: !6, isLocal: true, isDefinition: true)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "values", scope: !2, file: !3, line: 11, type: !13, isLocal: true, isDefinition: true)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !14, line: 72, baseType: !15)
!14 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!15 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !14, line: 67, size: 320, elements: !16)
!16 = !{!17, !38, !43}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !15, file: !14, line: 69, baseType: !18, size: 320)
!18 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !19, line: 22, size: 320, elements: !20)
!19 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: ".", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!20 = !{!21, !22, !24, !25, !26, !27, !29, !30}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !18, file: !19, line: 24, baseType: !6, size: 32)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !18, file: !19, line: 25, baseType: !23, size: 32, offset: 32)
!23 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !18, file: !19, line: 26, baseType: !6, size: 32, offset: 64)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !18, file: !19, line: 28, baseType: !23, size: 32, offset: 96)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !18, file: !19, line: 32, baseType: !6, size: 32, offset: 128)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !18, file: !19, line: 34, baseType: !28, size: 16, offset: 160)
!28 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !18, file: !19, line: 35, baseType: !28, size: 16, offset: 176)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !18, file: !19, line: 36, baseType: !31, size: 128, offset: 192)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !32, line: 55, baseType: !33)
!32 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: ".", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!33 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !32, line: 51, size: 128, elements: !34)
!34 = !{!35, !37}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !33, file: !32, line: 53, baseType: !36, size: 64)
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !33, file: !32, line: 54, baseType: !36, size: 64, offset: 64)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !15, file: !14, line: 70, baseType: !39, size: 320)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 320, elements: !41)
!40 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!41 = !{!42}
!42 = !DISubrange(count: 40)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !15, file: !14, line: 71, baseType: !7, size: 64)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "cached", scope: !2, file: !3, line: 13, type: !46, isLocal: true, isDefinition: true)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 64, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 2)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(name: "counters", scope: !2, file: !3, line: 12, type: !13, isLocal: true, isDefinition: true)
!51 = !{i32 7, !"Dwarf Version", i32 5}
!52 = !{i32 2, !"Debug Info Version", i32 3}
!53 = !{i32 1, !"wchar_size", i32 4}
!54 = !{i32 7, !"PIC Level", i32 2}
!55 = !{i32 7, !"PIE Level", i32 2}
!56 = !{i32 7, !"uwtable", i32 1}
!57 = !{i32 7, !"frame-pointer", i32 2}
!58 = !{!"Debian clang version 14.0.6"}
!59 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 43, type: !60, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !62)
!60 = !DISubroutineType(types: !61)
!61 = !{!6}
!62 = !{}
!63 = !DILocalVariable(name: "threads", scope: !59, file: !3, line: 44, type: !64)
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !65, size: 192, elements: !67)
!65 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !14, line: 27, baseType: !66)
!66 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!67 = !{!68}
!68 = !DISubrange(count: 3)
!69 = !DILocation(line: 44, column: 13, scope: !59)
!70 = !DILocalVariable(name: "i", scope: !71, file: !3, line: 45, type: !7)
!71 = distinct !DILexicalBlock(scope: !59, file: !3, line: 45, column: 3)
!72 = !DILocation(line: 45, column: 13, scope: !71)
!73 = !DILocation(line: 45, column: 8, scope: !71)
!74 = !DILocation(line: 45, column: 20, scope: !75)
!75 = distinct !DILexicalBlock(scope: !71, file: !3, line: 45, column: 3)
!76 = !DILocation(line: 45, column: 22, scope: !75)
!77 = !DILocation(line: 45, column: 3, scope: !71)
!78 = !DILocation(line: 46, column: 29, scope: !75)
!79 = !DILocation(line: 46, column: 21, scope: !75)
!80 = !DILocation(line: 46, column: 54, scope: !75)
!81 = !DILocation(line: 46, column: 56, scope: !75)
!82 = !DILocation(line: 46, column: 45, scope: !75)
!83 = !DILocation(line: 46, column: 5, scope: !75)
!84 = !DILocation(line: 45, column: 28, scope: !75)
!85 = !DILocation(line: 45, column: 3, scope: !75)
!86 = distinct !{!86, !77, !87, !88}
!87 = !DILocation(line: 46, column: 60, scope: !71)
!88 = !{!"llvm.loop.mustprogress"}
!89 = !DILocalVariable(name: "i", scope: !90, file: !3, line: 47, type: !6)
!90 = distinct !DILexicalBlock(scope: !59, file: !3, line: 47, column: 3)
!91 = !DILocation(line: 47, column: 12, scope: !90)
!92 = !DILocation(line: 47, column: 8, scope: !90)
!93 = !DILocation(line: 47, column: 19, scope: !94)
!94 = distinct !DILexicalBlock(scope: !90, file: !3, line: 47, column: 3)
!95 = !DILocation(line: 47, column: 21, scope: !94)
!96 = !DILocation(line: 47, column: 3, scope: !90)
!97 = !DILocation(line: 48, column: 26, scope: !94)
!98 = !DILocation(line: 48, column: 18, scope: !94)
!99 = !DILocation(line: 48, column: 5, scope: !94)
!100 = !DILocation(line: 47, column: 27, scope: !94)
!101 = !DILocation(line: 47, column: 3, scope: !94)
!102 = distinct !{!102, !96, !103, !88}
!103 = !DILocation(line: 48, column: 34, scope: !90)
!104 = !DILocation(line: 49, column: 3, scope: !105)
!105 = distinct !DILexicalBlock(scope: !106, file: !3, line: 49, column: 3)
!106 = distinct !DILexicalBlock(scope: !59, file: !3, line: 49, column: 3)
!107 = !DILocation(line: 49, column: 3, scope: !106)
!108 = !DILocation(line: 50, column: 3, scope: !59)
!109 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 36, type: !110, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !62)
!110 = !DISubroutineType(types: !111)
!111 = !{!5, !5}
!112 = !DILocalVariable(name: "argument", arg: 1, scope: !109, file: !3, line: 36, type: !5)
!113 = !DILocation(line: 36, column: 25, scope: !109)
!114 = !DILocalVariable(name: "key", scope: !109, file: !3, line: 37, type: !6)
!115 = !DILocation(line: 37, column: 7, scope: !109)
!116 = !DILocation(line: 37, column: 24, scope: !109)
!117 = !DILocation(line: 37, column: 18, scope: !109)
!118 = !DILocation(line: 37, column: 13, scope: !109)
!119 = !DILocation(line: 38, column: 3, scope: !120)
!120 = distinct !DILexicalBlock(scope: !121, file: !3, line: 38, column: 3)
!121 = distinct !DILexicalBlock(scope: !109, file: !3, line: 38, column: 3)
!122 = !DILocation(line: 38, column: 3, scope: !121)
!123 = !DILocation(line: 39, column: 3, scope: !124)
!124 = distinct !DILexicalBlock(scope: !125, file: !3, line: 39, column: 3)
!125 = distinct !DILexicalBlock(scope: !109, file: !3, line: 39, column: 3)
!126 = !DILocation(line: 39, column: 3, scope: !125)
!127 = !DILocation(line: 40, column: 3, scope: !109)
!128 = distinct !DISubprogram(name: "get", scope: !3, file: !3, line: 16, type: !129, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !62)
!129 = !DISubroutineType(types: !130)
!130 = !{!6, !6}
!131 = !DILocalVariable(name: "key", arg: 1, scope: !128, file: !3, line: 16, type: !6)
!132 = !DILocation(line: 16, column: 20, scope: !128)
!133 = !DILocation(line: 17, column: 3, scope: !128)
!134 = !DILocation(line: 18, column: 14, scope: !135)
!135 = distinct !DILexicalBlock(scope: !128, file: !3, line: 18, column: 7)
!136 = !DILocation(line: 18, column: 7, scope: !135)
!137 = !DILocation(line: 18, column: 7, scope: !128)
!138 = !DILocation(line: 19, column: 5, scope: !139)
!139 = distinct !DILexicalBlock(scope: !135, file: !3, line: 18, column: 20)
!140 = !DILocation(line: 20, column: 9, scope: !139)
!141 = !DILocation(line: 21, column: 5, scope: !139)
!142 = !DILocalVariable(name: "value", scope: !139, file: !3, line: 22, type: !6)
!143 = !DILocation(line: 22, column: 9, scope: !139)
!144 = !DILocation(line: 22, column: 24, scope: !139)
!145 = !DILocation(line: 22, column: 17, scope: !139)
!146 = !DILocation(line: 23, column: 5, scope: !139)
!147 = !DILocation(line: 24, column: 12, scope: !139)
!148 = !DILocation(line: 24, column: 5, scope: !139)
!149 = !DILocation(line: 26, column: 3, scope: !128)
!150 = !DILocation(line: 27, column: 3, scope: !128)
!151 = !DILocation(line: 28, column: 9, scope: !128)
!152 = !DILocation(line: 29, column: 3, scope: !128)
!153 = !DILocation(line: 30, column: 3, scope: !128)
!154 = !DILocation(line: 31, column: 10, scope: !128)
!155 = !DILocation(line: 31, column: 3, scope: !128)
!156 = !DILocation(line: 31, column: 15, scope: !128)
!157 = !DILocation(line: 32, column: 3, scope: !128)
!158 = !DILocation(line: 33, column: 3, scope: !128)
!159 = !DILocation(line: 34, column: 1, scope: !128)
