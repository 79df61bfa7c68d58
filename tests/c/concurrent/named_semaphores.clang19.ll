source_filename = "named_semaphores.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [7 x i8] c"/ready\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [46 x i8] c"sem_unlink(\22/ready\22) == -1 && errno == ENOENT\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [19 x i8] c"named_semaphores.c\00", align 1, !dbg !12
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !17
@.str.3 = private unnamed_addr constant [55 x i8] c"sem_open(\22/ready\22, 0) == SEM_FAILED && errno == ENOENT\00", align 1, !dbg !23
@ready = internal global ptr null, align 8, !dbg !28
@.str.4 = private unnamed_addr constant [20 x i8] c"ready != SEM_FAILED\00", align 1, !dbg !44
@.str.5 = private unnamed_addr constant [79 x i8] c"sem_open(\22/ready\22, O_CREAT | O_EXCL, 0600, 0) == SEM_FAILED && errno == EEXIST\00", align 1, !dbg !49
@x = internal global i32 0, align 4, !dbg !73
@.str.6 = private unnamed_addr constant [7 x i8] c"x == 7\00", align 1, !dbg !54
@.str.7 = private unnamed_addr constant [51 x i8] c"sem_close(ready) == 0 && sem_unlink(\22/ready\22) == 0\00", align 1, !dbg !56
@.str.8 = private unnamed_addr constant [6 x i8] c"/both\00", align 1, !dbg !61
@.str.9 = private unnamed_addr constant [7 x i8] c"x == 3\00", align 1, !dbg !66
@__PRETTY_FUNCTION__.one_by_name = private unnamed_addr constant [23 x i8] c"void one_by_name(void)\00", align 1, !dbg !68

define dso_local i32 @main() #0 !dbg !84 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !88, !DIExpression(), !92)
  %3 = call i32 @sem_unlink(ptr noundef @.str) #5, !dbg !93
  %4 = icmp eq i32 %3, -1, !dbg !93
  br i1 %4, label %5, label %10, !dbg !93

5:                                                ; preds = %0
  %6 = call ptr @__errno_location() #6, !dbg !93
  %7 = load i32, ptr %6, align 4, !dbg !93
  %8 = icmp eq i32 %7, 2, !dbg !93
  br i1 %8, label %9, label %10, !dbg !96

9:                                                ; preds = %5
  br label %11, !dbg !96

10:                                               ; preds = %5, %0
  call void @__assert_fail(ptr noundef @.str.1, ptr noundef @.str.2, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !93
  unreachable, !dbg !93

11:                                               ; preds = %9
  %12 = call ptr (ptr, i32, ...) @sem_open(ptr noundef @.str, i32 noundef 0) #5, !dbg !97
  %13 = icmp eq ptr %12, null, !dbg !97
  br i1 %13, label %14, label %19, !dbg !97

14:                                               ; preds = %11
  %15 = call ptr @__errno_location() #6, !dbg !97
  %16 = load i32, ptr %15, align 4, !dbg !97
  %17 = icmp eq i32 %16, 2, !dbg !97
  br i1 %17, label %18, label %19, !dbg !100

18:                                               ; preds = %14
  br label %20, !dbg !100

19:                                               ; preds = %14, %11
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.2, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !97
  unreachable, !dbg !97

20:                                               ; preds = %18
  %21 = call ptr (ptr, i32, ...) @sem_open(ptr noundef @.str, i32 noundef 192, i32 noundef 384, i32 noundef 0) #5, !dbg !101
  store ptr %21, ptr @ready, align 8, !dbg !102
  %22 = load ptr, ptr @ready, align 8, !dbg !103
  %23 = icmp ne ptr %22, null, !dbg !103
  br i1 %23, label %24, label %25, !dbg !106

24:                                               ; preds = %20
  br label %26, !dbg !106

25:                                               ; preds = %20
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.2, i32 noundef 25, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !103
  unreachable, !dbg !103

26:                                               ; preds = %24
  %27 = call ptr (ptr, i32, ...) @sem_open(ptr noundef @.str, i32 noundef 192, i32 noundef 384, i32 noundef 0) #5, !dbg !107
  %28 = icmp eq ptr %27, null, !dbg !107
  br i1 %28, label %29, label %34, !dbg !107

29:                                               ; preds = %26
  %30 = call ptr @__errno_location() #6, !dbg !107
  %31 = load i32, ptr %30, align 4, !dbg !107
  %32 = icmp eq i32 %31, 17, !dbg !107
  br i1 %32, label %33, label %34, !dbg !110

33:                                               ; preds = %29
  br label %35, !dbg !110

34:                                               ; preds = %29, %26
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.2, i32 noundef 26, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !107
  unreachable, !dbg !107

35:                                               ; preds = %33
  %36 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @work, ptr noundef null) #5, !dbg !111
  %37 = load ptr, ptr @ready, align 8, !dbg !112
  %38 = call i32 @sem_wait(ptr noundef %37), !dbg !113
  %39 = load i32, ptr @x, align 4, !dbg !114
  %40 = icmp eq i32 %39, 7, !dbg !114
  br i1 %40, label %41, label %42, !dbg !117

41:                                               ; preds = %35
  br label %43, !dbg !117

42:                                               ; preds = %35
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.2, i32 noundef 29, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !114
  unreachable, !dbg !114

43:                                               ; preds = %41
  %44 = load i64, ptr %2, align 8, !dbg !118
  %45 = call i32 @pthread_join(i64 noundef %44, ptr noundef null), !dbg !119
  %46 = load ptr, ptr @ready, align 8, !dbg !120
  %47 = call i32 @sem_close(ptr noundef %46) #5, !dbg !120
  %48 = icmp eq i32 %47, 0, !dbg !120
  br i1 %48, label %49, label %53, !dbg !120

49:                                               ; preds = %43
  %50 = call i32 @sem_unlink(ptr noundef @.str) #5, !dbg !120
  %51 = icmp eq i32 %50, 0, !dbg !120
  br i1 %51, label %52, label %53, !dbg !123

52:                                               ; preds = %49
  br label %54, !dbg !123

53:                                               ; preds = %49, %43
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.2, i32 noundef 31, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !120
  unreachable, !dbg !120

54:                                               ; preds = %52
  ret i32 0, !dbg !124
}

declare i32 @sem_unlink(ptr noundef) #1

declare ptr @__errno_location() #2

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare ptr @sem_open(ptr noundef, i32 noundef, ...) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @work(ptr noundef %0) #0 !dbg !125 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !129, !DIExpression(), !130)
  store i32 7, ptr @x, align 4, !dbg !131
  %3 = load ptr, ptr @ready, align 8, !dbg !132
  %4 = call i32 @sem_post(ptr noundef %3) #5, !dbg !133
  ret ptr null, !dbg !134
}

declare i32 @sem_wait(ptr noundef) #4

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

declare i32 @sem_close(ptr noundef) #1

define dso_local void @nobody_posts() #0 !dbg !135 {
  %1 = call ptr (ptr, i32, ...) @sem_open(ptr noundef @.str, i32 noundef 64, i32 noundef 384, i32 noundef 0) #5, !dbg !138
  store ptr %1, ptr @ready, align 8, !dbg !139
  %2 = load ptr, ptr @ready, align 8, !dbg !140
  %3 = call i32 @sem_wait(ptr noundef %2), !dbg !141
  ret void, !dbg !142
}

define dso_local void @one_by_name() #0 !dbg !143 {
  %1 = alloca i64, align 8
    #dbg_declare(ptr %1, !144, !DIExpression(), !145)
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @open_and_post, ptr noundef null) #5, !dbg !146
  %3 = call ptr (ptr, i32, ...) @sem_open(ptr noundef @.str.8, i32 noundef 64, i32 noundef 384, i32 noundef 0) #5, !dbg !147
  %4 = call i32 @sem_wait(ptr noundef %3), !dbg !148
  %5 = load i32, ptr @x, align 4, !dbg !149
  %6 = icmp eq i32 %5, 3, !dbg !149
  br i1 %6, label %7, label %8, !dbg !152

7:                                                ; preds = %0
  br label %9, !dbg !152

8:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.2, i32 noundef 50, ptr noundef @__PRETTY_FUNCTION__.one_by_name) #7, !dbg !149
  unreachable, !dbg !149

9:                                                ; preds = %7
  %10 = load i64, ptr %1, align 8, !dbg !153
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !154
  ret void, !dbg !155
}

define internal ptr @open_and_post(ptr noundef %0) #0 !dbg !156 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !157, !DIExpression(), !158)
  store i32 3, ptr @x, align 4, !dbg !159
  %3 = call ptr (ptr, i32, ...) @sem_open(ptr noundef @.str.8, i32 noundef 64, i32 noundef 384, i32 noundef 0) #5, !dbg !160
  %4 = call i32 @sem_post(ptr noundef %3) #5, !dbg !161
  ret ptr null, !dbg !162
}

declare i32 @sem_post(ptr noundef) #1


!llvm.dbg.cu = !{!30}
!llvm.module.flags = !{!76, !77, !78, !79, !80, !81, !82}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "named_semaphores.c", directory: ".", checksumkind: CSK_MD5, checksum: "4562e48e89877848b13b0bfe3d4b03e2")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 7)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 368, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 46)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 19)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 120, elements: !21)
!20 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!21 = !{!22}
!22 = !DISubrange(count: 15)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 440, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 55)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "ready", scope: !30, file: !2, line: 11, type: !32, isLocal: true, isDefinition: true)
!30 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !31, globals: !43, splitDebugInlining: false, nameTableKind: None)
!31 = !{!32}
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !34, line: 39, baseType: !35)
!34 = !DIFile(filename: "include/x86_64-linux-gnu/bits/semaphore.h", directory: "", checksumkind: CSK_MD5, checksum: "f0ec69aef73516c696d526041269f8fd")
!35 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !34, line: 35, size: 256, elements: !36)
!36 = !{!37, !41}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !35, file: !34, line: 37, baseType: !38, size: 256)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !39)
!39 = !{!40}
!40 = !DISubrange(count: 32)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !35, file: !34, line: 38, baseType: !42, size: 64)
!42 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!43 = !{!0, !7, !12, !17, !23, !44, !49, !54, !56, !61, !66, !68, !28, !73}
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(scope: null, file: !2, line: 25, type: !46, isLocal: true, isDefinition: true)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 20)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(scope: null, file: !2, line: 26, type: !51, isLocal: true, isDefinition: true)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 632, elements: !52)
!52 = !{!53}
!53 = !DISubrange(count: 79)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(scope: null, file: !2, line: 29, type: !3, isLocal: true, isDefinition: true)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(scope: null, file: !2, line: 31, type: !58, isLocal: true, isDefinition: true)
!58 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 408, elements: !59)
!59 = !{!60}
!60 = !DISubrange(count: 51)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(scope: null, file: !2, line: 49, type: !63, isLocal: true, isDefinition: true)
!63 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !64)
!64 = !{!65}
!65 = !DISubrange(count: 6)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(scope: null, file: !2, line: 50, type: !3, isLocal: true, isDefinition: true)
!68 = !DIGlobalVariableExpression(var: !69, expr: !DIExpression())
!69 = distinct !DIGlobalVariable(scope: null, file: !2, line: 50, type: !70, isLocal: true, isDefinition: true)
!70 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 184, elements: !71)
!71 = !{!72}
!72 = !DISubrange(count: 23)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(name: "x", scope: !30, file: !2, line: 12, type: !75, isLocal: true, isDefinition: true)
!75 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!76 = !{i32 7, !"Dwarf Version", i32 5}
!77 = !{i32 2, !"Debug Info Version", i32 3}
!78 = !{i32 1, !"wchar_size", i32 4}
!79 = !{i32 8, !"PIC Level", i32 2}
!80 = !{i32 7, !"PIE Level", i32 2}
!81 = !{i32 7, !"uwtable", i32 2}
!82 = !{i32 7, !"frame-pointer", i32 2}
!83 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!84 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 20, type: !85, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !30, retainedNodes: !87)
!85 = !DISubroutineType(types: !86)
!86 = !{!75}
!87 = !{}
!88 = !DILocalVariable(name: "thread", scope: !84, file: !2, line: 21, type: !89)
!89 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !90, line: 27, baseType: !91)
!90 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!91 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!92 = !DILocation(line: 21, column: 13, scope: !84)
!93 = !DILocation(line: 22, column: 3, scope: !94)
!94 = distinct !DILexicalBlock(scope: !95, file: !2, line: 22, column: 3)
!95 = distinct !DILexicalBlock(scope: !84, file: !2, line: 22, column: 3)
!96 = !DILocation(line: 22, column: 3, scope: !95)
!97 = !DILocation(line: 23, column: 3, scope: !98)
!98 = distinct !DILexicalBlock(scope: !99, file: !2, line: 23, column: 3)
!99 = distinct !DILexicalBlock(scope: !84, file: !2, line: 23, column: 3)
!100 = !DILocation(line: 23, column: 3, scope: !99)
!101 = !DILocation(line: 24, column: 11, scope: !84)
!102 = !DILocation(line: 24, column: 9, scope: !84)
!103 = !DILocation(line: 25, column: 3, scope: !104)
!104 = distinct !DILexicalBlock(scope: !105, file: !2, line: 25, column: 3)
!105 = distinct !DILexicalBlock(scope: !84, file: !2, line: 25, column: 3)
!106 = !DILocation(line: 25, column: 3, scope: !105)
!107 = !DILocation(line: 26, column: 3, scope: !108)
!108 = distinct !DILexicalBlock(scope: !109, file: !2, line: 26, column: 3)
!109 = distinct !DILexicalBlock(scope: !84, file: !2, line: 26, column: 3)
!110 = !DILocation(line: 26, column: 3, scope: !109)
!111 = !DILocation(line: 27, column: 3, scope: !84)
!112 = !DILocation(line: 28, column: 12, scope: !84)
!113 = !DILocation(line: 28, column: 3, scope: !84)
!114 = !DILocation(line: 29, column: 3, scope: !115)
!115 = distinct !DILexicalBlock(scope: !116, file: !2, line: 29, column: 3)
!116 = distinct !DILexicalBlock(scope: !84, file: !2, line: 29, column: 3)
!117 = !DILocation(line: 29, column: 3, scope: !116)
!118 = !DILocation(line: 30, column: 16, scope: !84)
!119 = !DILocation(line: 30, column: 3, scope: !84)
!120 = !DILocation(line: 31, column: 3, scope: !121)
!121 = distinct !DILexicalBlock(scope: !122, file: !2, line: 31, column: 3)
!122 = distinct !DILexicalBlock(scope: !84, file: !2, line: 31, column: 3)
!123 = !DILocation(line: 31, column: 3, scope: !122)
!124 = !DILocation(line: 32, column: 3, scope: !84)
!125 = distinct !DISubprogram(name: "work", scope: !2, file: !2, line: 14, type: !126, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, retainedNodes: !87)
!126 = !DISubroutineType(types: !127)
!127 = !{!128, !128}
!128 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!129 = !DILocalVariable(name: "unused", arg: 1, scope: !125, file: !2, line: 14, type: !128)
!130 = !DILocation(line: 14, column: 25, scope: !125)
!131 = !DILocation(line: 15, column: 5, scope: !125)
!132 = !DILocation(line: 16, column: 12, scope: !125)
!133 = !DILocation(line: 16, column: 3, scope: !125)
!134 = !DILocation(line: 17, column: 3, scope: !125)
!135 = distinct !DISubprogram(name: "nobody_posts", scope: !2, file: !2, line: 35, type: !136, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !30)
!136 = !DISubroutineType(types: !137)
!137 = !{null}
!138 = !DILocation(line: 36, column: 11, scope: !135)
!139 = !DILocation(line: 36, column: 9, scope: !135)
!140 = !DILocation(line: 37, column: 12, scope: !135)
!141 = !DILocation(line: 37, column: 3, scope: !135)
!142 = !DILocation(line: 38, column: 1, scope: !135)
!143 = distinct !DISubprogram(name: "one_by_name", scope: !2, file: !2, line: 46, type: !136, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !30, retainedNodes: !87)
!144 = !DILocalVariable(name: "thread", scope: !143, file: !2, line: 47, type: !89)
!145 = !DILocation(line: 47, column: 13, scope: !143)
!146 = !DILocation(line: 48, column: 3, scope: !143)
!147 = !DILocation(line: 49, column: 12, scope: !143)
!148 = !DILocation(line: 49, column: 3, scope: !143)
!149 = !DILocation(line: 50, column: 3, scope: !150)
!150 = distinct !DILexicalBlock(scope: !151, file: !2, line: 50, column: 3)
!151 = distinct !DILexicalBlock(scope: !143, file: !2, line: 50, column: 3)
!152 = !DILocation(line: 50, column: 3, scope: !151)
!153 = !DILocation(line: 51, column: 16, scope: !143)
!154 = !DILocation(line: 51, column: 3, scope: !143)
!155 = !DILocation(line: 52, column: 1, scope: !143)
!156 = distinct !DISubprogram(name: "open_and_post", scope: !2, file: !2, line: 40, type: !126, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !30, retainedNodes: !87)
!157 = !DILocalVariable(name: "unused", arg: 1, scope: !156, file: !2, line: 40, type: !128)
!158 = !DILocation(line: 40, column: 34, scope: !156)
!159 = !DILocation(line: 41, column: 5, scope: !156)
!160 = !DILocation(line: 42, column: 12, scope: !156)
!161 = !DILocation(line: 42, column: 3, scope: !156)
!162 = !DILocation(line: 43, column: 3, scope: !156)
