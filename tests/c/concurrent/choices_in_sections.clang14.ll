source_filename = "choices_in_sections.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@first = internal global i32 0, align 4, !dbg !0
@second = internal global i32 0, align 4, !dbg !10
@.str = private unnamed_addr constant [16 x i8] c"first || second\00", align 1
@.str.1 = private unnamed_addr constant [22 x i8] c"choices_in_sections.c\00", align 1
@__PRETTY_FUNCTION__.buffered = private unnamed_addr constant [20 x i8] c"void buffered(void)\00", align 1
@x = internal global i32 0, align 4, !dbg !7
@.str.2 = private unnamed_addr constant [7 x i8] c"x != 4\00", align 1
@__PRETTY_FUNCTION__.picked = private unnamed_addr constant [18 x i8] c"void picked(void)\00", align 1
@y = internal global i32 0, align 4, !dbg !12
@.str.3 = private unnamed_addr constant [7 x i8] c"x == y\00", align 1
@__PRETTY_FUNCTION__.both = private unnamed_addr constant [19 x i8] c"void *both(void *)\00", align 1
@buffer = internal global i32 0, align 4, !dbg !14
@used = internal global i32 0, align 4, !dbg !16
@.str.4 = private unnamed_addr constant [16 x i8] c"x < 3 && y == 0\00", align 1
@__PRETTY_FUNCTION__.look = private unnamed_addr constant [19 x i8] c"void *look(void *)\00", align 1

define dso_local void @pairs() #0 !dbg !26 {
  call void @run(ptr noundef @both, ptr noundef @both), !dbg !30
  ret void, !dbg !31
}

define internal void @run(ptr noundef %0, ptr noundef %1) #0 !dbg !32 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [2 x i64], align 16
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !38, metadata !DIExpression()), !dbg !39
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !40, metadata !DIExpression()), !dbg !41
  call void @llvm.dbg.declare(metadata ptr %5, metadata !42, metadata !DIExpression()), !dbg !49
  %6 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 0, !dbg !50
  %7 = load ptr, ptr %3, align 8, !dbg !51
  %8 = call i32 @pthread_create(ptr noundef %6, ptr noundef null, ptr noundef %7, ptr noundef null) #5, !dbg !52
  %9 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 1, !dbg !53
  %10 = load ptr, ptr %4, align 8, !dbg !54
  %11 = call i32 @pthread_create(ptr noundef %9, ptr noundef null, ptr noundef %10, ptr noundef null) #5, !dbg !55
  %12 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 0, !dbg !56
  %13 = load i64, ptr %12, align 16, !dbg !56
  %14 = call i32 @pthread_join(i64 noundef %13, ptr noundef null), !dbg !57
  %15 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 1, !dbg !58
  %16 = load i64, ptr %15, align 8, !dbg !58
  %17 = call i32 @pthread_join(i64 noundef %16, ptr noundef null), !dbg !59
  ret void, !dbg !60
}

define internal ptr @both(ptr noundef %0) #0 !dbg !61 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !62, metadata !DIExpression()), !dbg !63
  call void @__VERIFIER_atomic_begin(), !dbg !64
  %3 = load i32, ptr @x, align 4, !dbg !65
  %4 = load i32, ptr @y, align 4, !dbg !65
  %5 = icmp eq i32 %3, %4, !dbg !65
  br i1 %5, label %6, label %7, !dbg !68

6:                                                ; preds = %1
  br label %8, !dbg !68

7:                                                ; preds = %1
  call void @__assert_fail(ptr noundef getelementptr inbounds ([7 x i8], ptr @.str.3, i64 0, i64 0), ptr noundef getelementptr inbounds ([22 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 34, ptr noundef getelementptr inbounds ([19 x i8], ptr @__PRETTY_FUNCTION__.both, i64 0, i64 0)) #6, !dbg !65
  unreachable, !dbg !65

8:                                                ; preds = %6
  %9 = load i32, ptr @x, align 4, !dbg !69
  %10 = add nsw i32 %9, 1, !dbg !69
  store i32 %10, ptr @x, align 4, !dbg !69
  %11 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !70
  br i1 %11, label %12, label %22, !dbg !72

12:                                               ; preds = %8
  %13 = load i32, ptr @y, align 4, !dbg !73
  %14 = add nsw i32 %13, 1, !dbg !73
  store i32 %14, ptr @y, align 4, !dbg !73
  %15 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !75
  br i1 %15, label %16, label %21, !dbg !77

16:                                               ; preds = %12
  %17 = load i32, ptr @x, align 4, !dbg !78
  %18 = add nsw i32 %17, 1, !dbg !78
  store i32 %18, ptr @x, align 4, !dbg !78
  %19 = load i32, ptr @y, align 4, !dbg !80
  %20 = add nsw i32 %19, 1, !dbg !80
  store i32 %20, ptr @y, align 4, !dbg !80
  br label %21, !dbg !81

21:                                               ; preds = %16, %12
  br label %25, !dbg !82

22:                                               ; preds = %8
  %23 = load i32, ptr @y, align 4, !dbg !83
  %24 = add nsw i32 %23, 1, !dbg !83
  store i32 %24, ptr @y, align 4, !dbg !83
  br label %25

25:                                               ; preds = %22, %21
  call void @__VERIFIER_atomic_end(), !dbg !85
  ret ptr null, !dbg !86
}

define dso_local void @buffered() #0 !dbg !87 {
  call void @run(ptr noundef @plain, ptr noundef @delayed), !dbg !88
  %1 = load i32, ptr @first, align 4, !dbg !89
  %2 = icmp ne i32 %1, 0, !dbg !89
  br i1 %2, label %6, label %3, !dbg !89

3:                                                ; preds = %0
  %4 = load i32, ptr @second, align 4, !dbg !89
  %5 = icmp ne i32 %4, 0, !dbg !89
  br i1 %5, label %6, label %7, !dbg !92

6:                                                ; preds = %3, %0
  br label %8, !dbg !92

7:                                                ; preds = %3
  call void @__assert_fail(ptr noundef getelementptr inbounds ([16 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([22 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 82, ptr noundef getelementptr inbounds ([20 x i8], ptr @__PRETTY_FUNCTION__.buffered, i64 0, i64 0)) #6, !dbg !89
  unreachable, !dbg !89

8:                                                ; preds = %6
  ret void, !dbg !93
}

define internal ptr @plain(ptr noundef %0) #0 !dbg !94 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !95, metadata !DIExpression()), !dbg !96
  call void @__VERIFIER_atomic_begin(), !dbg !97
  store i32 1, ptr @x, align 4, !dbg !98
  call void @__VERIFIER_atomic_end(), !dbg !99
  call void @__VERIFIER_atomic_begin(), !dbg !100
  %3 = load i32, ptr @y, align 4, !dbg !101
  store i32 %3, ptr @first, align 4, !dbg !102
  call void @__VERIFIER_atomic_end(), !dbg !103
  ret ptr null, !dbg !104
}

define internal ptr @delayed(ptr noundef %0) #0 !dbg !105 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !106, metadata !DIExpression()), !dbg !107
  call void @__VERIFIER_atomic_begin(), !dbg !108
  store i32 1, ptr @buffer, align 4, !dbg !109
  store i32 1, ptr @used, align 4, !dbg !110
  call void @__VERIFIER_atomic_end(), !dbg !111
  call void @__VERIFIER_atomic_begin(), !dbg !112
  %3 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !113
  br i1 %3, label %4, label %9, !dbg !115

4:                                                ; preds = %1
  %5 = load i32, ptr @used, align 4, !dbg !116
  %6 = icmp ne i32 %5, 0, !dbg !116
  br i1 %6, label %7, label %9, !dbg !117

7:                                                ; preds = %4
  %8 = load i32, ptr @buffer, align 4, !dbg !118
  store i32 %8, ptr @y, align 4, !dbg !120
  store i32 0, ptr @used, align 4, !dbg !121
  br label %9, !dbg !122

9:                                                ; preds = %7, %4, %1
  %10 = load i32, ptr @x, align 4, !dbg !123
  store i32 %10, ptr @second, align 4, !dbg !124
  call void @__VERIFIER_atomic_end(), !dbg !125
  call void @__VERIFIER_atomic_begin(), !dbg !126
  %11 = load i32, ptr @used, align 4, !dbg !127
  %12 = icmp ne i32 %11, 0, !dbg !127
  br i1 %12, label %13, label %15, !dbg !129

13:                                               ; preds = %9
  %14 = load i32, ptr @buffer, align 4, !dbg !130
  store i32 %14, ptr @y, align 4, !dbg !131
  br label %15, !dbg !132

15:                                               ; preds = %13, %9
  call void @__VERIFIER_atomic_end(), !dbg !133
  ret ptr null, !dbg !134
}

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #1

define dso_local void @picked() #0 !dbg !135 {
  call void @run(ptr noundef @pick, ptr noundef @pick), !dbg !136
  %1 = load i32, ptr @x, align 4, !dbg !137
  %2 = icmp ne i32 %1, 4, !dbg !137
  br i1 %2, label %3, label %4, !dbg !140

3:                                                ; preds = %0
  br label %5, !dbg !140

4:                                                ; preds = %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([7 x i8], ptr @.str.2, i64 0, i64 0), ptr noundef getelementptr inbounds ([22 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 98, ptr noundef getelementptr inbounds ([18 x i8], ptr @__PRETTY_FUNCTION__.picked, i64 0, i64 0)) #6, !dbg !137
  unreachable, !dbg !137

5:                                                ; preds = %3
  ret void, !dbg !141
}

define internal ptr @pick(ptr noundef %0) #0 !dbg !142 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !143, metadata !DIExpression()), !dbg !144
  %3 = call i32 @__VERIFIER_atomic_pick(), !dbg !145
  ret ptr null, !dbg !146
}

define dso_local void @discarded() #0 !dbg !147 {
  call void @run(ptr noundef @discard, ptr noundef @look), !dbg !148
  ret void, !dbg !149
}

define internal ptr @discard(ptr noundef %0) #0 !dbg !150 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !151, metadata !DIExpression()), !dbg !152
  call void @__VERIFIER_atomic_begin(), !dbg !153
  store i32 1, ptr @y, align 4, !dbg !154
  %3 = call i32 @fencepost_choose(i32 noundef 4), !dbg !155
  store i32 %3, ptr @x, align 4, !dbg !156
  %4 = load i32, ptr @x, align 4, !dbg !157
  %5 = icmp ne i32 %4, 3, !dbg !158
  %6 = zext i1 %5 to i32, !dbg !158
  call void @fencepost_assume(i32 noundef %6), !dbg !159
  store i32 0, ptr @y, align 4, !dbg !160
  call void @__VERIFIER_atomic_end(), !dbg !161
  ret ptr null, !dbg !162
}

define internal ptr @look(ptr noundef %0) #0 !dbg !163 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !164, metadata !DIExpression()), !dbg !165
  call void @__VERIFIER_atomic_begin(), !dbg !166
  %3 = load i32, ptr @x, align 4, !dbg !167
  %4 = icmp slt i32 %3, 3, !dbg !167
  br i1 %4, label %5, label %9, !dbg !167

5:                                                ; preds = %1
  %6 = load i32, ptr @y, align 4, !dbg !167
  %7 = icmp eq i32 %6, 0, !dbg !167
  br i1 %7, label %8, label %9, !dbg !170

8:                                                ; preds = %5
  br label %10, !dbg !170

9:                                                ; preds = %5, %1
  call void @__assert_fail(ptr noundef getelementptr inbounds ([16 x i8], ptr @.str.4, i64 0, i64 0), ptr noundef getelementptr inbounds ([22 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 113, ptr noundef getelementptr inbounds ([19 x i8], ptr @__PRETTY_FUNCTION__.look, i64 0, i64 0)) #6, !dbg !167
  unreachable, !dbg !167

10:                                               ; preds = %8
  call void @__VERIFIER_atomic_end(), !dbg !171
  ret ptr null, !dbg !172
}

define dso_local i32 @main() #0 !dbg !173 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @pairs(), !dbg !176
  ret i32 0, !dbg !177
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

declare void @__VERIFIER_atomic_begin() #4

declare zeroext i1 @__VERIFIER_nondet_bool() #4

declare void @__VERIFIER_atomic_end() #4

define internal i32 @__VERIFIER_atomic_pick() #0 !dbg !178 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !179, metadata !DIExpression()), !dbg !180
  %2 = call i32 @fencepost_choose(i32 noundef 3), !dbg !181
  store i32 %2, ptr %1, align 4, !dbg !180
  %3 = load i32, ptr %1, align 4, !dbg !182
  %4 = load i32, ptr @x, align 4, !dbg !183
  %5 = add nsw i32 %4, %3, !dbg !183
  store i32 %5, ptr @x, align 4, !dbg !183
  %6 = load i32, ptr %1, align 4, !dbg !184
  ret i32 %6, !dbg !185
}

declare i32 @fencepost_choose(i32 noundef) #4

declare void @fencepost_assume(i32 noundef) #4


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!18, !19, !20, !21, !22, !23, !24}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 22, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "choices_in_sections.c", directory: ".", checksumkind: CSK_MD5, checksum: "94644e9dc3c214979c8ebc1802764d8c")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !0, !10, !12, !14, !16}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 22, type: !9, isLocal: true, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 22, type: !9, isLocal: true, isDefinition: true)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 22, type: !9, isLocal: true, isDefinition: true)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "buffer", scope: !2, file: !3, line: 22, type: !9, isLocal: true, isDefinition: true)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "used", scope: !2, file: !3, line: 22, type: !9, isLocal: true, isDefinition: true)
!18 = !{i32 7, !"Dwarf Version", i32 5}
!19 = !{i32 2, !"Debug Info Version", i32 3}
!20 = !{i32 1, !"wchar_size", i32 4}
!21 = !{i32 7, !"PIC Level", i32 2}
!22 = !{i32 7, !"PIE Level", i32 2}
!23 = !{i32 7, !"uwtable", i32 1}
!24 = !{i32 7, !"frame-pointer", i32 2}
!25 = !{!"Debian clang version 14.0.6"}
!26 = distinct !DISubprogram(name: "pairs", scope: !3, file: !3, line: 49, type: !27, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !29)
!27 = !DISubroutineType(types: !28)
!28 = !{null}
!29 = !{}
!30 = !DILocation(line: 49, column: 20, scope: !26)
!31 = !DILocation(line: 49, column: 37, scope: !26)
!32 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 24, type: !33, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!33 = !DISubroutineType(types: !34)
!34 = !{null, !35, !35}
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!36 = !DISubroutineType(types: !37)
!37 = !{!5, !5}
!38 = !DILocalVariable(name: "one", arg: 1, scope: !32, file: !3, line: 24, type: !35)
!39 = !DILocation(line: 24, column: 25, scope: !32)
!40 = !DILocalVariable(name: "other", arg: 2, scope: !32, file: !3, line: 24, type: !35)
!41 = !DILocation(line: 24, column: 47, scope: !32)
!42 = !DILocalVariable(name: "threads", scope: !32, file: !3, line: 25, type: !43)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 128, elements: !47)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !45, line: 27, baseType: !46)
!45 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!46 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!47 = !{!48}
!48 = !DISubrange(count: 2)
!49 = !DILocation(line: 25, column: 13, scope: !32)
!50 = !DILocation(line: 26, column: 19, scope: !32)
!51 = !DILocation(line: 26, column: 37, scope: !32)
!52 = !DILocation(line: 26, column: 3, scope: !32)
!53 = !DILocation(line: 27, column: 19, scope: !32)
!54 = !DILocation(line: 27, column: 37, scope: !32)
!55 = !DILocation(line: 27, column: 3, scope: !32)
!56 = !DILocation(line: 28, column: 16, scope: !32)
!57 = !DILocation(line: 28, column: 3, scope: !32)
!58 = !DILocation(line: 29, column: 16, scope: !32)
!59 = !DILocation(line: 29, column: 3, scope: !32)
!60 = !DILocation(line: 30, column: 1, scope: !32)
!61 = distinct !DISubprogram(name: "both", scope: !3, file: !3, line: 32, type: !36, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!62 = !DILocalVariable(name: "unused", arg: 1, scope: !61, file: !3, line: 32, type: !5)
!63 = !DILocation(line: 32, column: 25, scope: !61)
!64 = !DILocation(line: 33, column: 3, scope: !61)
!65 = !DILocation(line: 34, column: 3, scope: !66)
!66 = distinct !DILexicalBlock(scope: !67, file: !3, line: 34, column: 3)
!67 = distinct !DILexicalBlock(scope: !61, file: !3, line: 34, column: 3)
!68 = !DILocation(line: 34, column: 3, scope: !67)
!69 = !DILocation(line: 35, column: 4, scope: !61)
!70 = !DILocation(line: 36, column: 7, scope: !71)
!71 = distinct !DILexicalBlock(scope: !61, file: !3, line: 36, column: 7)
!72 = !DILocation(line: 36, column: 7, scope: !61)
!73 = !DILocation(line: 37, column: 6, scope: !74)
!74 = distinct !DILexicalBlock(scope: !71, file: !3, line: 36, column: 33)
!75 = !DILocation(line: 38, column: 9, scope: !76)
!76 = distinct !DILexicalBlock(scope: !74, file: !3, line: 38, column: 9)
!77 = !DILocation(line: 38, column: 9, scope: !74)
!78 = !DILocation(line: 39, column: 8, scope: !79)
!79 = distinct !DILexicalBlock(scope: !76, file: !3, line: 38, column: 35)
!80 = !DILocation(line: 40, column: 8, scope: !79)
!81 = !DILocation(line: 41, column: 5, scope: !79)
!82 = !DILocation(line: 42, column: 3, scope: !74)
!83 = !DILocation(line: 43, column: 6, scope: !84)
!84 = distinct !DILexicalBlock(scope: !71, file: !3, line: 42, column: 10)
!85 = !DILocation(line: 45, column: 3, scope: !61)
!86 = !DILocation(line: 46, column: 3, scope: !61)
!87 = distinct !DISubprogram(name: "buffered", scope: !3, file: !3, line: 80, type: !27, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !29)
!88 = !DILocation(line: 81, column: 3, scope: !87)
!89 = !DILocation(line: 82, column: 3, scope: !90)
!90 = distinct !DILexicalBlock(scope: !91, file: !3, line: 82, column: 3)
!91 = distinct !DILexicalBlock(scope: !87, file: !3, line: 82, column: 3)
!92 = !DILocation(line: 82, column: 3, scope: !91)
!93 = !DILocation(line: 83, column: 1, scope: !87)
!94 = distinct !DISubprogram(name: "plain", scope: !3, file: !3, line: 51, type: !36, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!95 = !DILocalVariable(name: "unused", arg: 1, scope: !94, file: !3, line: 51, type: !5)
!96 = !DILocation(line: 51, column: 26, scope: !94)
!97 = !DILocation(line: 52, column: 3, scope: !94)
!98 = !DILocation(line: 53, column: 5, scope: !94)
!99 = !DILocation(line: 54, column: 3, scope: !94)
!100 = !DILocation(line: 55, column: 3, scope: !94)
!101 = !DILocation(line: 56, column: 11, scope: !94)
!102 = !DILocation(line: 56, column: 9, scope: !94)
!103 = !DILocation(line: 57, column: 3, scope: !94)
!104 = !DILocation(line: 58, column: 3, scope: !94)
!105 = distinct !DISubprogram(name: "delayed", scope: !3, file: !3, line: 61, type: !36, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!106 = !DILocalVariable(name: "unused", arg: 1, scope: !105, file: !3, line: 61, type: !5)
!107 = !DILocation(line: 61, column: 28, scope: !105)
!108 = !DILocation(line: 62, column: 3, scope: !105)
!109 = !DILocation(line: 63, column: 10, scope: !105)
!110 = !DILocation(line: 64, column: 8, scope: !105)
!111 = !DILocation(line: 65, column: 3, scope: !105)
!112 = !DILocation(line: 66, column: 3, scope: !105)
!113 = !DILocation(line: 67, column: 7, scope: !114)
!114 = distinct !DILexicalBlock(scope: !105, file: !3, line: 67, column: 7)
!115 = !DILocation(line: 67, column: 32, scope: !114)
!116 = !DILocation(line: 67, column: 35, scope: !114)
!117 = !DILocation(line: 67, column: 7, scope: !105)
!118 = !DILocation(line: 68, column: 9, scope: !119)
!119 = distinct !DILexicalBlock(scope: !114, file: !3, line: 67, column: 41)
!120 = !DILocation(line: 68, column: 7, scope: !119)
!121 = !DILocation(line: 69, column: 10, scope: !119)
!122 = !DILocation(line: 70, column: 3, scope: !119)
!123 = !DILocation(line: 71, column: 12, scope: !105)
!124 = !DILocation(line: 71, column: 10, scope: !105)
!125 = !DILocation(line: 72, column: 3, scope: !105)
!126 = !DILocation(line: 73, column: 3, scope: !105)
!127 = !DILocation(line: 74, column: 7, scope: !128)
!128 = distinct !DILexicalBlock(scope: !105, file: !3, line: 74, column: 7)
!129 = !DILocation(line: 74, column: 7, scope: !105)
!130 = !DILocation(line: 75, column: 9, scope: !128)
!131 = !DILocation(line: 75, column: 7, scope: !128)
!132 = !DILocation(line: 75, column: 5, scope: !128)
!133 = !DILocation(line: 76, column: 3, scope: !105)
!134 = !DILocation(line: 77, column: 3, scope: !105)
!135 = distinct !DISubprogram(name: "picked", scope: !3, file: !3, line: 96, type: !27, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !29)
!136 = !DILocation(line: 97, column: 3, scope: !135)
!137 = !DILocation(line: 98, column: 3, scope: !138)
!138 = distinct !DILexicalBlock(scope: !139, file: !3, line: 98, column: 3)
!139 = distinct !DILexicalBlock(scope: !135, file: !3, line: 98, column: 3)
!140 = !DILocation(line: 98, column: 3, scope: !139)
!141 = !DILocation(line: 99, column: 1, scope: !135)
!142 = distinct !DISubprogram(name: "pick", scope: !3, file: !3, line: 91, type: !36, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!143 = !DILocalVariable(name: "unused", arg: 1, scope: !142, file: !3, line: 91, type: !5)
!144 = !DILocation(line: 91, column: 25, scope: !142)
!145 = !DILocation(line: 92, column: 3, scope: !142)
!146 = !DILocation(line: 93, column: 3, scope: !142)
!147 = distinct !DISubprogram(name: "discarded", scope: !3, file: !3, line: 118, type: !27, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !29)
!148 = !DILocation(line: 118, column: 24, scope: !147)
!149 = !DILocation(line: 118, column: 44, scope: !147)
!150 = distinct !DISubprogram(name: "discard", scope: !3, file: !3, line: 101, type: !36, scopeLine: 101, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!151 = !DILocalVariable(name: "unused", arg: 1, scope: !150, file: !3, line: 101, type: !5)
!152 = !DILocation(line: 101, column: 28, scope: !150)
!153 = !DILocation(line: 102, column: 3, scope: !150)
!154 = !DILocation(line: 103, column: 5, scope: !150)
!155 = !DILocation(line: 104, column: 7, scope: !150)
!156 = !DILocation(line: 104, column: 5, scope: !150)
!157 = !DILocation(line: 105, column: 20, scope: !150)
!158 = !DILocation(line: 105, column: 22, scope: !150)
!159 = !DILocation(line: 105, column: 3, scope: !150)
!160 = !DILocation(line: 106, column: 5, scope: !150)
!161 = !DILocation(line: 107, column: 3, scope: !150)
!162 = !DILocation(line: 108, column: 3, scope: !150)
!163 = distinct !DISubprogram(name: "look", scope: !3, file: !3, line: 111, type: !36, scopeLine: 111, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!164 = !DILocalVariable(name: "unused", arg: 1, scope: !163, file: !3, line: 111, type: !5)
!165 = !DILocation(line: 111, column: 25, scope: !163)
!166 = !DILocation(line: 112, column: 3, scope: !163)
!167 = !DILocation(line: 113, column: 3, scope: !168)
!168 = distinct !DILexicalBlock(scope: !169, file: !3, line: 113, column: 3)
!169 = distinct !DILexicalBlock(scope: !163, file: !3, line: 113, column: 3)
!170 = !DILocation(line: 113, column: 3, scope: !169)
!171 = !DILocation(line: 114, column: 3, scope: !163)
!172 = !DILocation(line: 115, column: 3, scope: !163)
!173 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 120, type: !174, scopeLine: 120, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !29)
!174 = !DISubroutineType(types: !175)
!175 = !{!9}
!176 = !DILocation(line: 121, column: 3, scope: !173)
!177 = !DILocation(line: 122, column: 3, scope: !173)
!178 = distinct !DISubprogram(name: "__VERIFIER_atomic_pick", scope: !3, file: !3, line: 85, type: !174, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!179 = !DILocalVariable(name: "picked", scope: !178, file: !3, line: 86, type: !9)
!180 = !DILocation(line: 86, column: 7, scope: !178)
!181 = !DILocation(line: 86, column: 16, scope: !178)
!182 = !DILocation(line: 87, column: 8, scope: !178)
!183 = !DILocation(line: 87, column: 5, scope: !178)
!184 = !DILocation(line: 88, column: 10, scope: !178)
!185 = !DILocation(line: 88, column: 3, scope: !178)
