source_filename = "named_semaphores.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [7 x i8] c"/ready\00", align 1
@.str.1 = private unnamed_addr constant [46 x i8] c"sem_unlink(\22/ready\22) == -1 && errno == ENOENT\00", align 1
@.str.2 = private unnamed_addr constant [19 x i8] c"named_semaphores.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.3 = private unnamed_addr constant [55 x i8] c"sem_open(\22/ready\22, 0) == SEM_FAILED && errno == ENOENT\00", align 1
@ready = internal global ptr null, align 8, !dbg !0
@.str.4 = private unnamed_addr constant [20 x i8] c"ready != SEM_FAILED\00", align 1
@.str.5 = private unnamed_addr constant [79 x i8] c"sem_open(\22/ready\22, O_CREAT | O_EXCL, 0600, 0) == SEM_FAILED && errno == EEXIST\00", align 1
@x = internal global i32 0, align 4, !dbg !18
@.str.6 = private unnamed_addr constant [7 x i8] c"x == 7\00", align 1
@.str.7 = private unnamed_addr constant [51 x i8] c"sem_close(ready) == 0 && sem_unlink(\22/ready\22) == 0\00", align 1
@.str.8 = private unnamed_addr constant [6 x i8] c"/both\00", align 1
@.str.9 = private unnamed_addr constant [7 x i8] c"x == 3\00", align 1
@__PRETTY_FUNCTION__.one_by_name = private unnamed_addr constant [23 x i8] c"void one_by_name(void)\00", align 1

define dso_local i32 @main() #0 !dbg !29 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !33, metadata !DIExpression()), !dbg !37
  %3 = call i32 @sem_unlink(ptr noundef getelementptr inbounds ([7 x i8], ptr @.str, i64 0, i64 0)) #6, !dbg !38
  %4 = icmp eq i32 %3, -1, !dbg !38
  br i1 %4, label %5, label %10, !dbg !38

5:                                                ; preds = %0
  %6 = call ptr @__errno_location() #7, !dbg !38
  %7 = load i32, ptr %6, align 4, !dbg !38
  %8 = icmp eq i32 %7, 2, !dbg !38
  br i1 %8, label %9, label %10, !dbg !41

9:                                                ; preds = %5
  br label %11, !dbg !41

10:                                               ; preds = %5, %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([46 x i8], ptr @.str.1, i64 0, i64 0), ptr noundef getelementptr inbounds ([19 x i8], ptr @.str.2, i64 0, i64 0), i32 noundef 22, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !38
  unreachable, !dbg !38

11:                                               ; preds = %9
  %12 = call ptr (ptr, i32, ...) @sem_open(ptr noundef getelementptr inbounds ([7 x i8], ptr @.str, i64 0, i64 0), i32 noundef 0) #6, !dbg !42
  %13 = icmp eq ptr %12, null, !dbg !42
  br i1 %13, label %14, label %19, !dbg !42

14:                                               ; preds = %11
  %15 = call ptr @__errno_location() #7, !dbg !42
  %16 = load i32, ptr %15, align 4, !dbg !42
  %17 = icmp eq i32 %16, 2, !dbg !42
  br i1 %17, label %18, label %19, !dbg !45

18:                                               ; preds = %14
  br label %20, !dbg !45

19:                                               ; preds = %14, %11
  call void @__assert_fail(ptr noundef getelementptr inbounds ([55 x i8], ptr @.str.3, i64 0, i64 0), ptr noundef getelementptr inbounds ([19 x i8], ptr @.str.2, i64 0, i64 0), i32 noundef 23, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !42
  unreachable, !dbg !42

20:                                               ; preds = %18
  %21 = call ptr (ptr, i32, ...) @sem_open(ptr noundef getelementptr inbounds ([7 x i8], ptr @.str, i64 0, i64 0), i32 noundef 192, i32 noundef 384, i32 noundef 0) #6, !dbg !46
  store ptr %21, ptr @ready, align 8, !dbg !47
  %22 = load ptr, ptr @ready, align 8, !dbg !48
  %23 = icmp ne ptr %22, null, !dbg !48
  br i1 %23, label %24, label %25, !dbg !51

24:                                               ; preds = %20
  br label %26, !dbg !51

25:                                               ; preds = %20
  call void @__assert_fail(ptr noundef getelementptr inbounds ([20 x i8], ptr @.str.4, i64 0, i64 0), ptr noundef getelementptr inbounds ([19 x i8], ptr @.str.2, i64 0, i64 0), i32 noundef 25, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !48
  unreachable, !dbg !48

26:                                               ; preds = %24
  %27 = call ptr (ptr, i32, ...) @sem_open(ptr noundef getelementptr inbounds ([7 x i8], ptr @.str, i64 0, i64 0), i32 noundef 192, i32 noundef 384, i32 noundef 0) #6, !dbg !52
  %28 = icmp eq ptr %27, null, !dbg !52
  br i1 %28, label %29, label %34, !dbg !52

29:                                               ; preds = %26
  %30 = call ptr @__errno_location() #7, !dbg !52
  %31 = load i32, ptr %30, align 4, !dbg !52
  %32 = icmp eq i32 %31, 17, !dbg !52
  br i1 %32, label %33, label %34, !dbg !55

33:                                               ; preds = %29
  br label %35, !dbg !55

34:                                               ; preds = %29, %26
  call void @__assert_fail(ptr noundef getelementptr inbounds ([79 x i8], ptr @.str.5, i64 0, i64 0), ptr noundef getelementptr inbounds ([19 x i8], ptr @.str.2, i64 0, i64 0), i32 noundef 26, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !52
  unreachable, !dbg !52

35:                                               ; preds = %33
  %36 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @work, ptr noundef null) #6, !dbg !56
  %37 = load ptr, ptr @ready, align 8, !dbg !57
  %38 = call i32 @sem_wait(ptr noundef %37), !dbg !58
  %39 = load i32, ptr @x, align 4, !dbg !59
  %40 = icmp eq i32 %39, 7, !dbg !59
  br i1 %40, label %41, label %42, !dbg !62

41:                                               ; preds = %35
  br label %43, !dbg !62

42:                                               ; preds = %35
  call void @__assert_fail(ptr noundef getelementptr inbounds ([7 x i8], ptr @.str.6, i64 0, i64 0), ptr noundef getelementptr inbounds ([19 x i8], ptr @.str.2, i64 0, i64 0), i32 noundef 29, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !59
  unreachable, !dbg !59

43:                                               ; preds = %41
  %44 = load i64, ptr %2, align 8, !dbg !63
  %45 = call i32 @pthread_join(i64 noundef %44, ptr noundef null), !dbg !64
  %46 = load ptr, ptr @ready, align 8, !dbg !65
  %47 = call i32 @sem_close(ptr noundef %46) #6, !dbg !65
  %48 = icmp eq i32 %47, 0, !dbg !65
  br i1 %48, label %49, label %53, !dbg !65

49:                                               ; preds = %43
  %50 = call i32 @sem_unlink(ptr noundef getelementptr inbounds ([7 x i8], ptr @.str, i64 0, i64 0)) #6, !dbg !65
  %51 = icmp eq i32 %50, 0, !dbg !65
  br i1 %51, label %52, label %53, !dbg !68

52:                                               ; preds = %49
  br label %54, !dbg !68

53:                                               ; preds = %49, %43
  call void @__assert_fail(ptr noundef getelementptr inbounds ([51 x i8], ptr @.str.7, i64 0, i64 0), ptr noundef getelementptr inbounds ([19 x i8], ptr @.str.2, i64 0, i64 0), i32 noundef 31, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !65
  unreachable, !dbg !65

54:                                               ; preds = %52
  ret i32 0, !dbg !69
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @sem_unlink(ptr noundef) #2

declare ptr @__errno_location() #3

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

declare ptr @sem_open(ptr noundef, i32 noundef, ...) #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @work(ptr noundef %0) #0 !dbg !70 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !74, metadata !DIExpression()), !dbg !75
  store i32 7, ptr @x, align 4, !dbg !76
  %3 = load ptr, ptr @ready, align 8, !dbg !77
  %4 = call i32 @sem_post(ptr noundef %3) #6, !dbg !78
  ret ptr null, !dbg !79
}

declare i32 @sem_wait(ptr noundef) #5

declare i32 @pthread_join(i64 noundef, ptr noundef) #5

declare i32 @sem_close(ptr noundef) #2

define dso_local void @nobody_posts() #0 !dbg !80 {
  %1 = call ptr (ptr, i32, ...) @sem_open(ptr noundef getelementptr inbounds ([7 x i8], ptr @.str, i64 0, i64 0), i32 noundef 64, i32 noundef 384, i32 noundef 0) #6, !dbg !83
  store ptr %1, ptr @ready, align 8, !dbg !84
  %2 = load ptr, ptr @ready, align 8, !dbg !85
  %3 = call i32 @sem_wait(ptr noundef %2), !dbg !86
  ret void, !dbg !87
}

define dso_local void @one_by_name() #0 !dbg !88 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !89, metadata !DIExpression()), !dbg !90
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @open_and_post, ptr noundef null) #6, !dbg !91
  %3 = call ptr (ptr, i32, ...) @sem_open(ptr noundef getelementptr inbounds ([6 x i8], ptr @.str.8, i64 0, i64 0), i32 noundef 64, i32 noundef 384, i32 noundef 0) #6, !dbg !92
  %4 = call i32 @sem_wait(ptr noundef %3), !dbg !93
  %5 = load i32, ptr @x, align 4, !dbg !94
  %6 = icmp eq i32 %5, 3, !dbg !94
  br i1 %6, label %7, label %8, !dbg !97

7:                                                ; preds = %0
  br label %9, !dbg !97

8:                                                ; preds = %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([7 x i8], ptr @.str.9, i64 0, i64 0), ptr noundef getelementptr inbounds ([19 x i8], ptr @.str.2, i64 0, i64 0), i32 noundef 50, ptr noundef getelementptr inbounds ([23 x i8], ptr @__PRETTY_FUNCTION__.one_by_name, i64 0, i64 0)) #8, !dbg !94
  unreachable, !dbg !94

9:                                                ; preds = %7
  %10 = load i64, ptr %1, align 8, !dbg !98
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !99
  ret void, !dbg !100
}

define internal ptr @open_and_post(ptr noundef %0) #0 !dbg !101 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !102, metadata !DIExpression()), !dbg !103
  store i32 3, ptr @x, align 4, !dbg !104
  %3 = call ptr (ptr, i32, ...) @sem_open(ptr noundef getelementptr inbounds ([6 x i8], ptr @.str.8, i64 0, i64 0), i32 noundef 64, i32 noundef 384, i32 noundef 0) #6, !dbg !105
  %4 = call i32 @sem_post(ptr noundef %3) #6, !dbg !106
  ret ptr null, !dbg !107
}

declare i32 @sem_post(ptr noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!21, !22, !23, !24, !25, !26, !27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 11, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "named_semaphores.c", directory: ".", checksumkind: CSK_MD5, checksum: "4562e48e89877848b13b0bfe3d4b03e2")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !7, line: 39, baseType: !8)
!7 = !DIFile(filename: "include/x86_64-linux-gnu/bits/semaphore.h", directory: ".", checksumkind: CSK_MD5, checksum: "f0ec69aef73516c696d526041269f8fd")
!8 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !7, line: 35, size: 256, elements: !9)
!9 = !{!10, !15}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !8, file: !7, line: 37, baseType: !11, size: 256)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 256, elements: !13)
!12 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!13 = !{!14}
!14 = !DISubrange(count: 32)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !8, file: !7, line: 38, baseType: !16, size: 64)
!16 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!17 = !{!0, !18}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 12, type: !20, isLocal: true, isDefinition: true)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{i32 7, !"Dwarf Version", i32 5}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 7, !"PIC Level", i32 2}
!25 = !{i32 7, !"PIE Level", i32 2}
!26 = !{i32 7, !"uwtable", i32 1}
!27 = !{i32 7, !"frame-pointer", i32 2}
!28 = !{!"Debian clang version 14.0.6"}
!29 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 20, type: !30, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !32)
!30 = !DISubroutineType(types: !31)
!31 = !{!20}
!32 = !{}
!33 = !DILocalVariable(name: "thread", scope: !29, file: !3, line: 21, type: !34)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !35, line: 27, baseType: !36)
!35 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!36 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!37 = !DILocation(line: 21, column: 13, scope: !29)
!38 = !DILocation(line: 22, column: 3, scope: !39)
!39 = distinct !DILexicalBlock(scope: !40, file: !3, line: 22, column: 3)
!40 = distinct !DILexicalBlock(scope: !29, file: !3, line: 22, column: 3)
!41 = !DILocation(line: 22, column: 3, scope: !40)
!42 = !DILocation(line: 23, column: 3, scope: !43)
!43 = distinct !DILexicalBlock(scope: !44, file: !3, line: 23, column: 3)
!44 = distinct !DILexicalBlock(scope: !29, file: !3, line: 23, column: 3)
!45 = !DILocation(line: 23, column: 3, scope: !44)
!46 = !DILocation(line: 24, column: 11, scope: !29)
!47 = !DILocation(line: 24, column: 9, scope: !29)
!48 = !DILocation(line: 25, column: 3, scope: !49)
!49 = distinct !DILexicalBlock(scope: !50, file: !3, line: 25, column: 3)
!50 = distinct !DILexicalBlock(scope: !29, file: !3, line: 25, column: 3)
!51 = !DILocation(line: 25, column: 3, scope: !50)
!52 = !DILocation(line: 26, column: 3, scope: !53)
!53 = distinct !DILexicalBlock(scope: !54, file: !3, line: 26, column: 3)
!54 = distinct !DILexicalBlock(scope: !29, file: !3, line: 26, column: 3)
!55 = !DILocation(line: 26, column: 3, scope: !54)
!56 = !DILocation(line: 27, column: 3, scope: !29)
!57 = !DILocation(line: 28, column: 12, scope: !29)
!58 = !DILocation(line: 28, column: 3, scope: !29)
!59 = !DILocation(line: 29, column: 3, scope: !60)
!60 = distinct !DILexicalBlock(scope: !61, file: !3, line: 29, column: 3)
!61 = distinct !DILexicalBlock(scope: !29, file: !3, line: 29, column: 3)
!62 = !DILocation(line: 29, column: 3, scope: !61)
!63 = !DILocation(line: 30, column: 16, scope: !29)
!64 = !DILocation(line: 30, column: 3, scope: !29)
!65 = !DILocation(line: 31, column: 3, scope: !66)
!66 = distinct !DILexicalBlock(scope: !67, file: !3, line: 31, column: 3)
!67 = distinct !DILexicalBlock(scope: !29, file: !3, line: 31, column: 3)
!68 = !DILocation(line: 31, column: 3, scope: !67)
!69 = !DILocation(line: 32, column: 3, scope: !29)
!70 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 14, type: !71, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !32)
!71 = !DISubroutineType(types: !72)
!72 = !{!73, !73}
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!74 = !DILocalVariable(name: "unused", arg: 1, scope: !70, file: !3, line: 14, type: !73)
!75 = !DILocation(line: 14, column: 25, scope: !70)
!76 = !DILocation(line: 15, column: 5, scope: !70)
!77 = !DILocation(line: 16, column: 12, scope: !70)
!78 = !DILocation(line: 16, column: 3, scope: !70)
!79 = !DILocation(line: 17, column: 3, scope: !70)
!80 = distinct !DISubprogram(name: "nobody_posts", scope: !3, file: !3, line: 35, type: !81, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !32)
!81 = !DISubroutineType(types: !82)
!82 = !{null}
!83 = !DILocation(line: 36, column: 11, scope: !80)
!84 = !DILocation(line: 36, column: 9, scope: !80)
!85 = !DILocation(line: 37, column: 12, scope: !80)
!86 = !DILocation(line: 37, column: 3, scope: !80)
!87 = !DILocation(line: 38, column: 1, scope: !80)
!88 = distinct !DISubprogram(name: "one_by_name", scope: !3, file: !3, line: 46, type: !81, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !32)
!89 = !DILocalVariable(name: "thread", scope: !88, file: !3, line: 47, type: !34)
!90 = !DILocation(line: 47, column: 13, scope: !88)
!91 = !DILocation(line: 48, column: 3, scope: !88)
!92 = !DILocation(line: 49, column: 12, scope: !88)
!93 = !DILocation(line: 49, column: 3, scope: !88)
!94 = !DILocation(line: 50, column: 3, scope: !95)
!95 = distinct !DILexicalBlock(scope: !96, file: !3, line: 50, column: 3)
!96 = distinct !DILexicalBlock(scope: !88, file: !3, line: 50, column: 3)
!97 = !DILocation(line: 50, column: 3, scope: !96)
!98 = !DILocation(line: 51, column: 16, scope: !88)
!99 = !DILocation(line: 51, column: 3, scope: !88)
!100 = !DILocation(line: 52, column: 1, scope: !88)
!101 = distinct !DISubprogram(name: "open_and_post", scope: !3, file: !3, line: 40, type: !71, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !32)
!102 = !DILocalVariable(name: "unused", arg: 1, scope: !101, file: !3, line: 40, type: !73)
!103 = !DILocation(line: 40, column: 34, scope: !101)
!104 = !DILocation(line: 41, column: 5, scope: !101)
!105 = !DILocation(line: 42, column: 12, scope: !101)
!106 = !DILocation(line: 42, column: 3, scope: !101)
!107 = !DILocation(line: 43, column: 3, scope: !101)
