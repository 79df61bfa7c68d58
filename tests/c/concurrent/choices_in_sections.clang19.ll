source_filename = "choices_in_sections.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@first = internal global i32 0, align 4, !dbg !0
@second = internal global i32 0, align 4, !dbg !37
@.str = private unnamed_addr constant [16 x i8] c"first || second\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [22 x i8] c"choices_in_sections.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.buffered = private unnamed_addr constant [20 x i8] c"void buffered(void)\00", align 1, !dbg !18
@x = internal global i32 0, align 4, !dbg !34
@.str.2 = private unnamed_addr constant [7 x i8] c"x != 4\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.picked = private unnamed_addr constant [18 x i8] c"void picked(void)\00", align 1, !dbg !29
@y = internal global i32 0, align 4, !dbg !46
@.str.3 = private unnamed_addr constant [7 x i8] c"x == y\00", align 1, !dbg !39
@__PRETTY_FUNCTION__.both = private unnamed_addr constant [19 x i8] c"void *both(void *)\00", align 1, !dbg !41
@buffer = internal global i32 0, align 4, !dbg !48
@used = internal global i32 0, align 4, !dbg !50
@.str.4 = private unnamed_addr constant [16 x i8] c"x < 3 && y == 0\00", align 1, !dbg !52
@__PRETTY_FUNCTION__.look = private unnamed_addr constant [19 x i8] c"void *look(void *)\00", align 1, !dbg !54

define dso_local void @pairs() #0 !dbg !64 {
  call void @run(ptr noundef @both, ptr noundef @both), !dbg !67
  ret void, !dbg !68
}

define internal void @run(ptr noundef %0, ptr noundef %1) #0 !dbg !69 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [2 x i64], align 16
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !76, !DIExpression(), !77)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !78, !DIExpression(), !79)
    #dbg_declare(ptr %5, !80, !DIExpression(), !87)
  %6 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 0, !dbg !88
  %7 = load ptr, ptr %3, align 8, !dbg !89
  %8 = call i32 @pthread_create(ptr noundef %6, ptr noundef null, ptr noundef %7, ptr noundef null) #4, !dbg !90
  %9 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 1, !dbg !91
  %10 = load ptr, ptr %4, align 8, !dbg !92
  %11 = call i32 @pthread_create(ptr noundef %9, ptr noundef null, ptr noundef %10, ptr noundef null) #4, !dbg !93
  %12 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 0, !dbg !94
  %13 = load i64, ptr %12, align 16, !dbg !94
  %14 = call i32 @pthread_join(i64 noundef %13, ptr noundef null), !dbg !95
  %15 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 1, !dbg !96
  %16 = load i64, ptr %15, align 8, !dbg !96
  %17 = call i32 @pthread_join(i64 noundef %16, ptr noundef null), !dbg !97
  ret void, !dbg !98
}

define internal ptr @both(ptr noundef %0) #0 !dbg !99 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !100, !DIExpression(), !101)
  call void @__VERIFIER_atomic_begin(), !dbg !102
  %3 = load i32, ptr @x, align 4, !dbg !103
  %4 = load i32, ptr @y, align 4, !dbg !103
  %5 = icmp eq i32 %3, %4, !dbg !103
  br i1 %5, label %6, label %7, !dbg !106

6:                                                ; preds = %1
  br label %8, !dbg !106

7:                                                ; preds = %1
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 34, ptr noundef @__PRETTY_FUNCTION__.both) #5, !dbg !103
  unreachable, !dbg !103

8:                                                ; preds = %6
  %9 = load i32, ptr @x, align 4, !dbg !107
  %10 = add nsw i32 %9, 1, !dbg !107
  store i32 %10, ptr @x, align 4, !dbg !107
  %11 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !108
  br i1 %11, label %12, label %22, !dbg !110

12:                                               ; preds = %8
  %13 = load i32, ptr @y, align 4, !dbg !111
  %14 = add nsw i32 %13, 1, !dbg !111
  store i32 %14, ptr @y, align 4, !dbg !111
  %15 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !113
  br i1 %15, label %16, label %21, !dbg !115

16:                                               ; preds = %12
  %17 = load i32, ptr @x, align 4, !dbg !116
  %18 = add nsw i32 %17, 1, !dbg !116
  store i32 %18, ptr @x, align 4, !dbg !116
  %19 = load i32, ptr @y, align 4, !dbg !118
  %20 = add nsw i32 %19, 1, !dbg !118
  store i32 %20, ptr @y, align 4, !dbg !118
  br label %21, !dbg !119

21:                                               ; preds = %16, %12
  br label %25, !dbg !120

22:                                               ; preds = %8
  %23 = load i32, ptr @y, align 4, !dbg !121
  %24 = add nsw i32 %23, 1, !dbg !121
  store i32 %24, ptr @y, align 4, !dbg !121
  br label %25

25:                                               ; preds = %22, %21
  call void @__VERIFIER_atomic_end(), !dbg !123
  ret ptr null, !dbg !124
}

define dso_local void @buffered() #0 !dbg !125 {
  call void @run(ptr noundef @plain, ptr noundef @delayed), !dbg !126
  %1 = load i32, ptr @first, align 4, !dbg !127
  %2 = icmp ne i32 %1, 0, !dbg !127
  br i1 %2, label %6, label %3, !dbg !127

3:                                                ; preds = %0
  %4 = load i32, ptr @second, align 4, !dbg !127
  %5 = icmp ne i32 %4, 0, !dbg !127
  br i1 %5, label %6, label %7, !dbg !130

6:                                                ; preds = %3, %0
  br label %8, !dbg !130

7:                                                ; preds = %3
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 82, ptr noundef @__PRETTY_FUNCTION__.buffered) #5, !dbg !127
  unreachable, !dbg !127

8:                                                ; preds = %6
  ret void, !dbg !131
}

define internal ptr @plain(ptr noundef %0) #0 !dbg !132 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !133, !DIExpression(), !134)
  call void @__VERIFIER_atomic_begin(), !dbg !135
  store i32 1, ptr @x, align 4, !dbg !136
  call void @__VERIFIER_atomic_end(), !dbg !137
  call void @__VERIFIER_atomic_begin(), !dbg !138
  %3 = load i32, ptr @y, align 4, !dbg !139
  store i32 %3, ptr @first, align 4, !dbg !140
  call void @__VERIFIER_atomic_end(), !dbg !141
  ret ptr null, !dbg !142
}

define internal ptr @delayed(ptr noundef %0) #0 !dbg !143 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !144, !DIExpression(), !145)
  call void @__VERIFIER_atomic_begin(), !dbg !146
  store i32 1, ptr @buffer, align 4, !dbg !147
  store i32 1, ptr @used, align 4, !dbg !148
  call void @__VERIFIER_atomic_end(), !dbg !149
  call void @__VERIFIER_atomic_begin(), !dbg !150
  %3 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !151
  br i1 %3, label %4, label %9, !dbg !153

4:                                                ; preds = %1
  %5 = load i32, ptr @used, align 4, !dbg !154
  %6 = icmp ne i32 %5, 0, !dbg !154
  br i1 %6, label %7, label %9, !dbg !155

7:                                                ; preds = %4
  %8 = load i32, ptr @buffer, align 4, !dbg !156
  store i32 %8, ptr @y, align 4, !dbg !158
  store i32 0, ptr @used, align 4, !dbg !159
  br label %9, !dbg !160

9:                                                ; preds = %7, %4, %1
  %10 = load i32, ptr @x, align 4, !dbg !161
  store i32 %10, ptr @second, align 4, !dbg !162
  call void @__VERIFIER_atomic_end(), !dbg !163
  call void @__VERIFIER_atomic_begin(), !dbg !164
  %11 = load i32, ptr @used, align 4, !dbg !165
  %12 = icmp ne i32 %11, 0, !dbg !165
  br i1 %12, label %13, label %15, !dbg !167

13:                                               ; preds = %9
  %14 = load i32, ptr @buffer, align 4, !dbg !168
  store i32 %14, ptr @y, align 4, !dbg !169
  br label %15, !dbg !170

15:                                               ; preds = %13, %9
  call void @__VERIFIER_atomic_end(), !dbg !171
  ret ptr null, !dbg !172
}

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #1

define dso_local void @picked() #0 !dbg !173 {
  call void @run(ptr noundef @pick, ptr noundef @pick), !dbg !174
  %1 = load i32, ptr @x, align 4, !dbg !175
  %2 = icmp ne i32 %1, 4, !dbg !175
  br i1 %2, label %3, label %4, !dbg !178

3:                                                ; preds = %0
  br label %5, !dbg !178

4:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 98, ptr noundef @__PRETTY_FUNCTION__.picked) #5, !dbg !175
  unreachable, !dbg !175

5:                                                ; preds = %3
  ret void, !dbg !179
}

define internal ptr @pick(ptr noundef %0) #0 !dbg !180 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !181, !DIExpression(), !182)
  %3 = call i32 @__VERIFIER_atomic_pick(), !dbg !183
  ret ptr null, !dbg !184
}

define dso_local void @discarded() #0 !dbg !185 {
  call void @run(ptr noundef @discard, ptr noundef @look), !dbg !186
  ret void, !dbg !187
}

define internal ptr @discard(ptr noundef %0) #0 !dbg !188 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !189, !DIExpression(), !190)
  call void @__VERIFIER_atomic_begin(), !dbg !191
  store i32 1, ptr @y, align 4, !dbg !192
  %3 = call i32 @fencepost_choose(i32 noundef 4), !dbg !193
  store i32 %3, ptr @x, align 4, !dbg !194
  %4 = load i32, ptr @x, align 4, !dbg !195
  %5 = icmp ne i32 %4, 3, !dbg !196
  %6 = zext i1 %5 to i32, !dbg !196
  call void @fencepost_assume(i32 noundef %6), !dbg !197
  store i32 0, ptr @y, align 4, !dbg !198
  call void @__VERIFIER_atomic_end(), !dbg !199
  ret ptr null, !dbg !200
}

define internal ptr @look(ptr noundef %0) #0 !dbg !201 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !202, !DIExpression(), !203)
  call void @__VERIFIER_atomic_begin(), !dbg !204
  %3 = load i32, ptr @x, align 4, !dbg !205
  %4 = icmp slt i32 %3, 3, !dbg !205
  br i1 %4, label %5, label %9, !dbg !205

5:                                                ; preds = %1
  %6 = load i32, ptr @y, align 4, !dbg !205
  %7 = icmp eq i32 %6, 0, !dbg !205
  br i1 %7, label %8, label %9, !dbg !208

8:                                                ; preds = %5
  br label %10, !dbg !208

9:                                                ; preds = %5, %1
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 113, ptr noundef @__PRETTY_FUNCTION__.look) #5, !dbg !205
  unreachable, !dbg !205

10:                                               ; preds = %8
  call void @__VERIFIER_atomic_end(), !dbg !209
  ret ptr null, !dbg !210
}

define dso_local i32 @main() #0 !dbg !211 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @pairs(), !dbg !214
  ret i32 0, !dbg !215
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @__VERIFIER_atomic_begin() #3

declare zeroext i1 @__VERIFIER_nondet_bool() #3

declare void @__VERIFIER_atomic_end() #3

define internal i32 @__VERIFIER_atomic_pick() #0 !dbg !216 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !217, !DIExpression(), !218)
  %2 = call i32 @fencepost_choose(i32 noundef 3), !dbg !219
  store i32 %2, ptr %1, align 4, !dbg !218
  %3 = load i32, ptr %1, align 4, !dbg !220
  %4 = load i32, ptr @x, align 4, !dbg !221
  %5 = add nsw i32 %4, %3, !dbg !221
  store i32 %5, ptr @x, align 4, !dbg !221
  %6 = load i32, ptr %1, align 4, !dbg !222
  ret i32 %6, !dbg !223
}

declare i32 @fencepost_choose(i32 noundef) #3

declare void @fencepost_assume(i32 noundef) #3


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!56, !57, !58, !59, !60, !61, !62}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 22, type: !36, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "choices_in_sections.c", directory: ".", checksumkind: CSK_MD5, checksum: "94644e9dc3c214979c8ebc1802764d8c")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !24, !29, !34, !0, !37, !39, !41, !46, !48, !50, !52, !54}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 82, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 128, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 16)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 82, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 176, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 22)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 82, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 160, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 20)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 98, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 56, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 7)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 98, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 144, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 18)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 22, type: !36, isLocal: true, isDefinition: true)
!36 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 22, type: !36, isLocal: true, isDefinition: true)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(scope: null, file: !3, line: 34, type: !26, isLocal: true, isDefinition: true)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(scope: null, file: !3, line: 34, type: !43, isLocal: true, isDefinition: true)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 152, elements: !44)
!44 = !{!45}
!45 = !DISubrange(count: 19)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 22, type: !36, isLocal: true, isDefinition: true)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(name: "buffer", scope: !2, file: !3, line: 22, type: !36, isLocal: true, isDefinition: true)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(name: "used", scope: !2, file: !3, line: 22, type: !36, isLocal: true, isDefinition: true)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(scope: null, file: !3, line: 113, type: !9, isLocal: true, isDefinition: true)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(scope: null, file: !3, line: 113, type: !43, isLocal: true, isDefinition: true)
!56 = !{i32 7, !"Dwarf Version", i32 5}
!57 = !{i32 2, !"Debug Info Version", i32 3}
!58 = !{i32 1, !"wchar_size", i32 4}
!59 = !{i32 8, !"PIC Level", i32 2}
!60 = !{i32 7, !"PIE Level", i32 2}
!61 = !{i32 7, !"uwtable", i32 2}
!62 = !{i32 7, !"frame-pointer", i32 2}
!63 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!64 = distinct !DISubprogram(name: "pairs", scope: !3, file: !3, line: 49, type: !65, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!65 = !DISubroutineType(types: !66)
!66 = !{null}
!67 = !DILocation(line: 49, column: 20, scope: !64)
!68 = !DILocation(line: 49, column: 37, scope: !64)
!69 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 24, type: !70, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !75)
!70 = !DISubroutineType(types: !71)
!71 = !{null, !72, !72}
!72 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !73, size: 64)
!73 = !DISubroutineType(types: !74)
!74 = !{!5, !5}
!75 = !{}
!76 = !DILocalVariable(name: "one", arg: 1, scope: !69, file: !3, line: 24, type: !72)
!77 = !DILocation(line: 24, column: 25, scope: !69)
!78 = !DILocalVariable(name: "other", arg: 2, scope: !69, file: !3, line: 24, type: !72)
!79 = !DILocation(line: 24, column: 47, scope: !69)
!80 = !DILocalVariable(name: "threads", scope: !69, file: !3, line: 25, type: !81)
!81 = !DICompositeType(tag: DW_TAG_array_type, baseType: !82, size: 128, elements: !85)
!82 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !83, line: 27, baseType: !84)
!83 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!84 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!85 = !{!86}
!86 = !DISubrange(count: 2)
!87 = !DILocation(line: 25, column: 13, scope: !69)
!88 = !DILocation(line: 26, column: 19, scope: !69)
!89 = !DILocation(line: 26, column: 37, scope: !69)
!90 = !DILocation(line: 26, column: 3, scope: !69)
!91 = !DILocation(line: 27, column: 19, scope: !69)
!92 = !DILocation(line: 27, column: 37, scope: !69)
!93 = !DILocation(line: 27, column: 3, scope: !69)
!94 = !DILocation(line: 28, column: 16, scope: !69)
!95 = !DILocation(line: 28, column: 3, scope: !69)
!96 = !DILocation(line: 29, column: 16, scope: !69)
!97 = !DILocation(line: 29, column: 3, scope: !69)
!98 = !DILocation(line: 30, column: 1, scope: !69)
!99 = distinct !DISubprogram(name: "both", scope: !3, file: !3, line: 32, type: !73, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !75)
!100 = !DILocalVariable(name: "unused", arg: 1, scope: !99, file: !3, line: 32, type: !5)
!101 = !DILocation(line: 32, column: 25, scope: !99)
!102 = !DILocation(line: 33, column: 3, scope: !99)
!103 = !DILocation(line: 34, column: 3, scope: !104)
!104 = distinct !DILexicalBlock(scope: !105, file: !3, line: 34, column: 3)
!105 = distinct !DILexicalBlock(scope: !99, file: !3, line: 34, column: 3)
!106 = !DILocation(line: 34, column: 3, scope: !105)
!107 = !DILocation(line: 35, column: 4, scope: !99)
!108 = !DILocation(line: 36, column: 7, scope: !109)
!109 = distinct !DILexicalBlock(scope: !99, file: !3, line: 36, column: 7)
!110 = !DILocation(line: 36, column: 7, scope: !99)
!111 = !DILocation(line: 37, column: 6, scope: !112)
!112 = distinct !DILexicalBlock(scope: !109, file: !3, line: 36, column: 33)
!113 = !DILocation(line: 38, column: 9, scope: !114)
!114 = distinct !DILexicalBlock(scope: !112, file: !3, line: 38, column: 9)
!115 = !DILocation(line: 38, column: 9, scope: !112)
!116 = !DILocation(line: 39, column: 8, scope: !117)
!117 = distinct !DILexicalBlock(scope: !114, file: !3, line: 38, column: 35)
!118 = !DILocation(line: 40, column: 8, scope: !117)
!119 = !DILocation(line: 41, column: 5, scope: !117)
!120 = !DILocation(line: 42, column: 3, scope: !112)
!121 = !DILocation(line: 43, column: 6, scope: !122)
!122 = distinct !DILexicalBlock(scope: !109, file: !3, line: 42, column: 10)
!123 = !DILocation(line: 45, column: 3, scope: !99)
!124 = !DILocation(line: 46, column: 3, scope: !99)
!125 = distinct !DISubprogram(name: "buffered", scope: !3, file: !3, line: 80, type: !65, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!126 = !DILocation(line: 81, column: 3, scope: !125)
!127 = !DILocation(line: 82, column: 3, scope: !128)
!128 = distinct !DILexicalBlock(scope: !129, file: !3, line: 82, column: 3)
!129 = distinct !DILexicalBlock(scope: !125, file: !3, line: 82, column: 3)
!130 = !DILocation(line: 82, column: 3, scope: !129)
!131 = !DILocation(line: 83, column: 1, scope: !125)
!132 = distinct !DISubprogram(name: "plain", scope: !3, file: !3, line: 51, type: !73, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !75)
!133 = !DILocalVariable(name: "unused", arg: 1, scope: !132, file: !3, line: 51, type: !5)
!134 = !DILocation(line: 51, column: 26, scope: !132)
!135 = !DILocation(line: 52, column: 3, scope: !132)
!136 = !DILocation(line: 53, column: 5, scope: !132)
!137 = !DILocation(line: 54, column: 3, scope: !132)
!138 = !DILocation(line: 55, column: 3, scope: !132)
!139 = !DILocation(line: 56, column: 11, scope: !132)
!140 = !DILocation(line: 56, column: 9, scope: !132)
!141 = !DILocation(line: 57, column: 3, scope: !132)
!142 = !DILocation(line: 58, column: 3, scope: !132)
!143 = distinct !DISubprogram(name: "delayed", scope: !3, file: !3, line: 61, type: !73, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !75)
!144 = !DILocalVariable(name: "unused", arg: 1, scope: !143, file: !3, line: 61, type: !5)
!145 = !DILocation(line: 61, column: 28, scope: !143)
!146 = !DILocation(line: 62, column: 3, scope: !143)
!147 = !DILocation(line: 63, column: 10, scope: !143)
!148 = !DILocation(line: 64, column: 8, scope: !143)
!149 = !DILocation(line: 65, column: 3, scope: !143)
!150 = !DILocation(line: 66, column: 3, scope: !143)
!151 = !DILocation(line: 67, column: 7, scope: !152)
!152 = distinct !DILexicalBlock(scope: !143, file: !3, line: 67, column: 7)
!153 = !DILocation(line: 67, column: 32, scope: !152)
!154 = !DILocation(line: 67, column: 35, scope: !152)
!155 = !DILocation(line: 67, column: 7, scope: !143)
!156 = !DILocation(line: 68, column: 9, scope: !157)
!157 = distinct !DILexicalBlock(scope: !152, file: !3, line: 67, column: 41)
!158 = !DILocation(line: 68, column: 7, scope: !157)
!159 = !DILocation(line: 69, column: 10, scope: !157)
!160 = !DILocation(line: 70, column: 3, scope: !157)
!161 = !DILocation(line: 71, column: 12, scope: !143)
!162 = !DILocation(line: 71, column: 10, scope: !143)
!163 = !DILocation(line: 72, column: 3, scope: !143)
!164 = !DILocation(line: 73, column: 3, scope: !143)
!165 = !DILocation(line: 74, column: 7, scope: !166)
!166 = distinct !DILexicalBlock(scope: !143, file: !3, line: 74, column: 7)
!167 = !DILocation(line: 74, column: 7, scope: !143)
!168 = !DILocation(line: 75, column: 9, scope: !166)
!169 = !DILocation(line: 75, column: 7, scope: !166)
!170 = !DILocation(line: 75, column: 5, scope: !166)
!171 = !DILocation(line: 76, column: 3, scope: !143)
!172 = !DILocation(line: 77, column: 3, scope: !143)
!173 = distinct !DISubprogram(name: "picked", scope: !3, file: !3, line: 96, type: !65, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!174 = !DILocation(line: 97, column: 3, scope: !173)
!175 = !DILocation(line: 98, column: 3, scope: !176)
!176 = distinct !DILexicalBlock(scope: !177, file: !3, line: 98, column: 3)
!177 = distinct !DILexicalBlock(scope: !173, file: !3, line: 98, column: 3)
!178 = !DILocation(line: 98, column: 3, scope: !177)
!179 = !DILocation(line: 99, column: 1, scope: !173)
!180 = distinct !DISubprogram(name: "pick", scope: !3, file: !3, line: 91, type: !73, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !75)
!181 = !DILocalVariable(name: "unused", arg: 1, scope: !180, file: !3, line: 91, type: !5)
!182 = !DILocation(line: 91, column: 25, scope: !180)
!183 = !DILocation(line: 92, column: 3, scope: !180)
!184 = !DILocation(line: 93, column: 3, scope: !180)
!185 = distinct !DISubprogram(name: "discarded", scope: !3, file: !3, line: 118, type: !65, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!186 = !DILocation(line: 118, column: 24, scope: !185)
!187 = !DILocation(line: 118, column: 44, scope: !185)
!188 = distinct !DISubprogram(name: "discard", scope: !3, file: !3, line: 101, type: !73, scopeLine: 101, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !75)
!189 = !DILocalVariable(name: "unused", arg: 1, scope: !188, file: !3, line: 101, type: !5)
!190 = !DILocation(line: 101, column: 28, scope: !188)
!191 = !DILocation(line: 102, column: 3, scope: !188)
!192 = !DILocation(line: 103, column: 5, scope: !188)
!193 = !DILocation(line: 104, column: 7, scope: !188)
!194 = !DILocation(line: 104, column: 5, scope: !188)
!195 = !DILocation(line: 105, column: 20, scope: !188)
!196 = !DILocation(line: 105, column: 22, scope: !188)
!197 = !DILocation(line: 105, column: 3, scope: !188)
!198 = !DILocation(line: 106, column: 5, scope: !188)
!199 = !DILocation(line: 107, column: 3, scope: !188)
!200 = !DILocation(line: 108, column: 3, scope: !188)
!201 = distinct !DISubprogram(name: "look", scope: !3, file: !3, line: 111, type: !73, scopeLine: 111, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !75)
!202 = !DILocalVariable(name: "unused", arg: 1, scope: !201, file: !3, line: 111, type: !5)
!203 = !DILocation(line: 111, column: 25, scope: !201)
!204 = !DILocation(line: 112, column: 3, scope: !201)
!205 = !DILocation(line: 113, column: 3, scope: !206)
!206 = distinct !DILexicalBlock(scope: !207, file: !3, line: 113, column: 3)
!207 = distinct !DILexicalBlock(scope: !201, file: !3, line: 113, column: 3)
!208 = !DILocation(line: 113, column: 3, scope: !207)
!209 = !DILocation(line: 114, column: 3, scope: !201)
!210 = !DILocation(line: 115, column: 3, scope: !201)
!211 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 120, type: !212, scopeLine: 120, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!212 = !DISubroutineType(types: !213)
!213 = !{!36}
!214 = !DILocation(line: 121, column: 3, scope: !211)
!215 = !DILocation(line: 122, column: 3, scope: !211)
!216 = distinct !DISubprogram(name: "__VERIFIER_atomic_pick", scope: !3, file: !3, line: 85, type: !212, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !75)
!217 = !DILocalVariable(name: "picked", scope: !216, file: !3, line: 86, type: !36)
!218 = !DILocation(line: 86, column: 7, scope: !216)
!219 = !DILocation(line: 86, column: 16, scope: !216)
!220 = !DILocation(line: 87, column: 8, scope: !216)
!221 = !DILocation(line: 87, column: 5, scope: !216)
!222 = !DILocation(line: 88, column: 10, scope: !216)
!223 = !DILocation(line: 88, column: 3, scope: !216)
