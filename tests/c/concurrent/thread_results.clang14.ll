source_filename = "thread_results.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [34 x i8] c"x == (void *)7 && *(int *)y == 11\00", align 1
@.str.1 = private unnamed_addr constant [17 x i8] c"thread_results.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [46 x i8] c"pthread_equal(pthread_self(), pthread_self())\00", align 1

define dso_local i32 @main() #0 !dbg !15 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !19, metadata !DIExpression()), !dbg !23
  call void @llvm.dbg.declare(metadata ptr %3, metadata !24, metadata !DIExpression()), !dbg !25
  call void @llvm.dbg.declare(metadata ptr %4, metadata !26, metadata !DIExpression()), !dbg !27
  call void @llvm.dbg.declare(metadata ptr %5, metadata !28, metadata !DIExpression()), !dbg !29
  %6 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @run, ptr noundef inttoptr (i64 3 to ptr)) #7, !dbg !30
  %7 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @make, ptr noundef null) #7, !dbg !31
  %8 = load i64, ptr %2, align 8, !dbg !32
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef %4), !dbg !33
  %10 = load i64, ptr %3, align 8, !dbg !34
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef %5), !dbg !35
  %12 = load ptr, ptr %4, align 8, !dbg !36
  %13 = icmp eq ptr %12, inttoptr (i64 7 to ptr), !dbg !36
  br i1 %13, label %14, label %19, !dbg !36

14:                                               ; preds = %0
  %15 = load ptr, ptr %5, align 8, !dbg !36
  %16 = load i32, ptr %15, align 4, !dbg !36
  %17 = icmp eq i32 %16, 11, !dbg !36
  br i1 %17, label %18, label %19, !dbg !39

18:                                               ; preds = %14
  br label %20, !dbg !39

19:                                               ; preds = %14, %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([34 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([17 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 27, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !36
  unreachable, !dbg !36

20:                                               ; preds = %18
  %21 = load ptr, ptr %5, align 8, !dbg !40
  call void @free(ptr noundef %21) #7, !dbg !41
  %22 = call i64 @pthread_self() #9, !dbg !42
  %23 = call i64 @pthread_self() #9, !dbg !42
  %24 = call i32 @pthread_equal(i64 noundef %22, i64 noundef %23) #9, !dbg !42
  %25 = icmp ne i32 %24, 0, !dbg !42
  br i1 %25, label %26, label %27, !dbg !45

26:                                               ; preds = %20
  br label %28, !dbg !45

27:                                               ; preds = %20
  call void @__assert_fail(ptr noundef getelementptr inbounds ([46 x i8], ptr @.str.2, i64 0, i64 0), ptr noundef getelementptr inbounds ([17 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 29, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !42
  unreachable, !dbg !42

28:                                               ; preds = %26
  ret i32 0, !dbg !46
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @run(ptr noundef %0) #0 !dbg !47 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !50, metadata !DIExpression()), !dbg !51
  %3 = load ptr, ptr %2, align 8, !dbg !52
  %4 = ptrtoint ptr %3 to i64, !dbg !53
  %5 = trunc i64 %4 to i32, !dbg !54
  %6 = call ptr @deep(i32 noundef %5), !dbg !55
  ret ptr %6, !dbg !56
}

define internal ptr @make(ptr noundef %0) #0 !dbg !57 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !58, metadata !DIExpression()), !dbg !59
  call void @llvm.dbg.declare(metadata ptr %3, metadata !60, metadata !DIExpression()), !dbg !61
  %4 = call noalias ptr @malloc(i64 noundef 4) #7, !dbg !62
  store ptr %4, ptr %3, align 8, !dbg !61
  %5 = load ptr, ptr %3, align 8, !dbg !63
  store i32 11, ptr %5, align 4, !dbg !64
  %6 = load ptr, ptr %3, align 8, !dbg !65
  ret ptr %6, !dbg !66
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

declare void @free(ptr noundef) #2

declare i32 @pthread_equal(i64 noundef, i64 noundef) #5

declare i64 @pthread_self() #5

define internal ptr @deep(i32 noundef %0) #0 !dbg !67 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !70, metadata !DIExpression()), !dbg !71
  %3 = load i32, ptr %2, align 4, !dbg !72
  %4 = icmp eq i32 %3, 0, !dbg !74
  br i1 %4, label %5, label %6, !dbg !75

5:                                                ; preds = %1
  call void @pthread_exit(ptr noundef inttoptr (i64 7 to ptr)) #10, !dbg !76
  unreachable, !dbg !76

6:                                                ; preds = %1
  %7 = load i32, ptr %2, align 4, !dbg !77
  %8 = sub nsw i32 %7, 1, !dbg !78
  %9 = call ptr @deep(i32 noundef %8), !dbg !79
  ret ptr %9, !dbg !80
}

declare void @pthread_exit(ptr noundef) #6

declare noalias ptr @malloc(i64 noundef) #2


!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!7, !8, !9, !10, !11, !12, !13}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "thread_results.c", directory: ".", checksumkind: CSK_MD5, checksum: "f477eceef44cd67d284ee9435c448a27")
!2 = !{!3, !4, !5, !6}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!7 = !{i32 7, !"Dwarf Version", i32 5}
!8 = !{i32 2, !"Debug Info Version", i32 3}
!9 = !{i32 1, !"wchar_size", i32 4}
!10 = !{i32 7, !"PIC Level", i32 2}
!11 = !{i32 7, !"PIE Level", i32 2}
!12 = !{i32 7, !"uwtable", i32 1}
!13 = !{i32 7, !"frame-pointer", i32 2}
!14 = !{!"Debian clang version 14.0.6"}
!15 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 20, type: !16, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!16 = !DISubroutineType(types: !17)
!17 = !{!5}
!18 = !{}
!19 = !DILocalVariable(name: "a", scope: !15, file: !1, line: 21, type: !20)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !21, line: 27, baseType: !22)
!21 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!22 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!23 = !DILocation(line: 21, column: 13, scope: !15)
!24 = !DILocalVariable(name: "b", scope: !15, file: !1, line: 21, type: !20)
!25 = !DILocation(line: 21, column: 16, scope: !15)
!26 = !DILocalVariable(name: "x", scope: !15, file: !1, line: 22, type: !3)
!27 = !DILocation(line: 22, column: 9, scope: !15)
!28 = !DILocalVariable(name: "y", scope: !15, file: !1, line: 22, type: !3)
!29 = !DILocation(line: 22, column: 13, scope: !15)
!30 = !DILocation(line: 23, column: 3, scope: !15)
!31 = !DILocation(line: 24, column: 3, scope: !15)
!32 = !DILocation(line: 25, column: 16, scope: !15)
!33 = !DILocation(line: 25, column: 3, scope: !15)
!34 = !DILocation(line: 26, column: 16, scope: !15)
!35 = !DILocation(line: 26, column: 3, scope: !15)
!36 = !DILocation(line: 27, column: 3, scope: !37)
!37 = distinct !DILexicalBlock(scope: !38, file: !1, line: 27, column: 3)
!38 = distinct !DILexicalBlock(scope: !15, file: !1, line: 27, column: 3)
!39 = !DILocation(line: 27, column: 3, scope: !38)
!40 = !DILocation(line: 28, column: 8, scope: !15)
!41 = !DILocation(line: 28, column: 3, scope: !15)
!42 = !DILocation(line: 29, column: 3, scope: !43)
!43 = distinct !DILexicalBlock(scope: !44, file: !1, line: 29, column: 3)
!44 = distinct !DILexicalBlock(scope: !15, file: !1, line: 29, column: 3)
!45 = !DILocation(line: 29, column: 3, scope: !44)
!46 = !DILocation(line: 30, column: 3, scope: !15)
!47 = distinct !DISubprogram(name: "run", scope: !1, file: !1, line: 12, type: !48, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !18)
!48 = !DISubroutineType(types: !49)
!49 = !{!3, !3}
!50 = !DILocalVariable(name: "n", arg: 1, scope: !47, file: !1, line: 12, type: !3)
!51 = !DILocation(line: 12, column: 24, scope: !47)
!52 = !DILocation(line: 12, column: 52, scope: !47)
!53 = !DILocation(line: 12, column: 46, scope: !47)
!54 = !DILocation(line: 12, column: 41, scope: !47)
!55 = !DILocation(line: 12, column: 36, scope: !47)
!56 = !DILocation(line: 12, column: 29, scope: !47)
!57 = distinct !DISubprogram(name: "make", scope: !1, file: !1, line: 14, type: !48, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !18)
!58 = !DILocalVariable(name: "unused", arg: 1, scope: !57, file: !1, line: 14, type: !3)
!59 = !DILocation(line: 14, column: 25, scope: !57)
!60 = !DILocalVariable(name: "p", scope: !57, file: !1, line: 15, type: !4)
!61 = !DILocation(line: 15, column: 8, scope: !57)
!62 = !DILocation(line: 15, column: 12, scope: !57)
!63 = !DILocation(line: 16, column: 4, scope: !57)
!64 = !DILocation(line: 16, column: 6, scope: !57)
!65 = !DILocation(line: 17, column: 10, scope: !57)
!66 = !DILocation(line: 17, column: 3, scope: !57)
!67 = distinct !DISubprogram(name: "deep", scope: !1, file: !1, line: 6, type: !68, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !18)
!68 = !DISubroutineType(types: !69)
!69 = !{!3, !5}
!70 = !DILocalVariable(name: "n", arg: 1, scope: !67, file: !1, line: 6, type: !5)
!71 = !DILocation(line: 6, column: 23, scope: !67)
!72 = !DILocation(line: 7, column: 7, scope: !73)
!73 = distinct !DILexicalBlock(scope: !67, file: !1, line: 7, column: 7)
!74 = !DILocation(line: 7, column: 9, scope: !73)
!75 = !DILocation(line: 7, column: 7, scope: !67)
!76 = !DILocation(line: 8, column: 5, scope: !73)
!77 = !DILocation(line: 9, column: 15, scope: !67)
!78 = !DILocation(line: 9, column: 17, scope: !67)
!79 = !DILocation(line: 9, column: 10, scope: !67)
!80 = !DILocation(line: 9, column: 3, scope: !67)
