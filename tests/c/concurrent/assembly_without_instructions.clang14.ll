source_filename = "assembly_without_instructions.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@cell = internal global i64 7, align 8, !dbg !0
@.str = private unnamed_addr constant [34 x i8] c"a == 3 && b == 4 && *pointer == 7\00", align 1
@.str.1 = private unnamed_addr constant [32 x i8] c"assembly_without_instructions.c\00", align 1
@__PRETTY_FUNCTION__.operands = private unnamed_addr constant [20 x i8] c"void operands(void)\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"a == 0\00", align 1
@__PRETTY_FUNCTION__.made_up = private unnamed_addr constant [19 x i8] c"void made_up(void)\00", align 1
@x = internal global i32 0, align 4, !dbg !7
@y = internal global i32 0, align 4, !dbg !10
@r1 = internal global i32 0, align 4, !dbg !12
@r2 = internal global i32 0, align 4, !dbg !14

define dso_local i32 @main() #0 !dbg !25 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !29, metadata !DIExpression()), !dbg !36
  %3 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 0, !dbg !37
  %4 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @first, ptr noundef null) #5, !dbg !38
  %5 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 1, !dbg !39
  %6 = call i32 @pthread_create(ptr noundef %5, ptr noundef null, ptr noundef @second, ptr noundef null) #5, !dbg !40
  %7 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 0, !dbg !41
  %8 = load i64, ptr %7, align 16, !dbg !41
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !42
  %10 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 1, !dbg !43
  %11 = load i64, ptr %10, align 8, !dbg !43
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef null), !dbg !44
  ret i32 0, !dbg !45
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @first(ptr noundef %0) #0 !dbg !46 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !49, metadata !DIExpression()), !dbg !50
  store i32 1, ptr @x, align 4, !dbg !51
  call void asm sideeffect "lock; addl $$0,0(%rsp)", "~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"() #5, !dbg !52, !srcloc !53
  %3 = load i32, ptr @y, align 4, !dbg !54
  store i32 %3, ptr @r1, align 4, !dbg !55
  ret ptr null, !dbg !56
}

define internal ptr @second(ptr noundef %0) #0 !dbg !57 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !58, metadata !DIExpression()), !dbg !59
  store i32 1, ptr @y, align 4, !dbg !60
  call void asm sideeffect "lock addl $$0, (%rsp)", "~{memory},~{dirflag},~{fpsr},~{flags}"() #5, !dbg !61, !srcloc !62
  %3 = load i32, ptr @x, align 4, !dbg !63
  store i32 %3, ptr @r2, align 4, !dbg !64
  ret ptr null, !dbg !65
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

define dso_local void @operands() #0 !dbg !66 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !69, metadata !DIExpression()), !dbg !70
  store i32 3, ptr %1, align 4, !dbg !70
  call void @llvm.dbg.declare(metadata ptr %2, metadata !71, metadata !DIExpression()), !dbg !72
  call void @llvm.dbg.declare(metadata ptr %3, metadata !73, metadata !DIExpression()), !dbg !75
  store ptr @cell, ptr %3, align 8, !dbg !75
  %4 = load i32, ptr %1, align 4, !dbg !76
  %5 = call i32 asm sideeffect "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %4) #5, !dbg !76, !srcloc !77
  store i32 %5, ptr %1, align 4, !dbg !76
  %6 = load i32, ptr %1, align 4, !dbg !78
  %7 = add nsw i32 %6, 1, !dbg !79
  %8 = call i32 asm sideeffect "", "=r,r,0,~{dirflag},~{fpsr},~{flags}"(ptr @cell, i32 %7) #5, !dbg !80, !srcloc !81
  store i32 %8, ptr %2, align 4, !dbg !80
  %9 = load ptr, ptr %3, align 8, !dbg !82
  %10 = call ptr asm sideeffect "", "=r,0,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr %9) #5, !dbg !82, !srcloc !83
  store ptr %10, ptr %3, align 8, !dbg !82
  %11 = load i32, ptr %1, align 4, !dbg !84
  call void asm sideeffect "", "r,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(i32 %11, ptr elementtype(i64) @cell) #5, !dbg !85, !srcloc !86
  call void asm sideeffect "", "=*m,*m,~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i64) @cell, ptr elementtype(i64) @cell) #5, !dbg !87, !srcloc !88
  %12 = load i32, ptr %1, align 4, !dbg !89
  %13 = icmp eq i32 %12, 3, !dbg !89
  br i1 %13, label %14, label %22, !dbg !89

14:                                               ; preds = %0
  %15 = load i32, ptr %2, align 4, !dbg !89
  %16 = icmp eq i32 %15, 4, !dbg !89
  br i1 %16, label %17, label %22, !dbg !89

17:                                               ; preds = %14
  %18 = load ptr, ptr %3, align 8, !dbg !89
  %19 = load i64, ptr %18, align 8, !dbg !89
  %20 = icmp eq i64 %19, 7, !dbg !89
  br i1 %20, label %21, label %22, !dbg !92

21:                                               ; preds = %17
  br label %23, !dbg !92

22:                                               ; preds = %17, %14, %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([34 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([32 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 42, ptr noundef getelementptr inbounds ([20 x i8], ptr @__PRETTY_FUNCTION__.operands, i64 0, i64 0)) #6, !dbg !89
  unreachable, !dbg !89

23:                                               ; preds = %21
  ret void, !dbg !93
}

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

define dso_local void @made_up() #0 !dbg !94 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !95, metadata !DIExpression()), !dbg !96
  %2 = call i32 asm sideeffect "", "=r,~{dirflag},~{fpsr},~{flags}"() #5, !dbg !97, !srcloc !98
  store i32 %2, ptr %1, align 4, !dbg !97
  %3 = load i32, ptr %1, align 4, !dbg !99
  %4 = icmp eq i32 %3, 0, !dbg !99
  br i1 %4, label %5, label %6, !dbg !102

5:                                                ; preds = %0
  br label %7, !dbg !102

6:                                                ; preds = %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([7 x i8], ptr @.str.2, i64 0, i64 0), ptr noundef getelementptr inbounds ([32 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 48, ptr noundef getelementptr inbounds ([19 x i8], ptr @__PRETTY_FUNCTION__.made_up, i64 0, i64 0)) #6, !dbg !99
  unreachable, !dbg !99

7:                                                ; preds = %5
  ret void, !dbg !103
}


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!17, !18, !19, !20, !21, !22, !23}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "cell", scope: !2, file: !3, line: 9, type: !16, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "assembly_without_instructions.c", directory: ".", checksumkind: CSK_MD5, checksum: "a1772cd4114e7b5b5cc4d7a5633d2415")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !10, !12, !14, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 8, type: !9, isLocal: true, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 8, type: !9, isLocal: true, isDefinition: true)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "r1", scope: !2, file: !3, line: 8, type: !9, isLocal: true, isDefinition: true)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "r2", scope: !2, file: !3, line: 8, type: !9, isLocal: true, isDefinition: true)
!16 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!17 = !{i32 7, !"Dwarf Version", i32 5}
!18 = !{i32 2, !"Debug Info Version", i32 3}
!19 = !{i32 1, !"wchar_size", i32 4}
!20 = !{i32 7, !"PIC Level", i32 2}
!21 = !{i32 7, !"PIE Level", i32 2}
!22 = !{i32 7, !"uwtable", i32 1}
!23 = !{i32 7, !"frame-pointer", i32 2}
!24 = !{!"Debian clang version 14.0.6"}
!25 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 25, type: !26, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !28)
!26 = !DISubroutineType(types: !27)
!27 = !{!9}
!28 = !{}
!29 = !DILocalVariable(name: "threads", scope: !25, file: !3, line: 26, type: !30)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 128, elements: !34)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !32, line: 27, baseType: !33)
!32 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!33 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!34 = !{!35}
!35 = !DISubrange(count: 2)
!36 = !DILocation(line: 26, column: 13, scope: !25)
!37 = !DILocation(line: 27, column: 19, scope: !25)
!38 = !DILocation(line: 27, column: 3, scope: !25)
!39 = !DILocation(line: 28, column: 19, scope: !25)
!40 = !DILocation(line: 28, column: 3, scope: !25)
!41 = !DILocation(line: 29, column: 16, scope: !25)
!42 = !DILocation(line: 29, column: 3, scope: !25)
!43 = !DILocation(line: 30, column: 16, scope: !25)
!44 = !DILocation(line: 30, column: 3, scope: !25)
!45 = !DILocation(line: 31, column: 3, scope: !25)
!46 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 11, type: !47, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !28)
!47 = !DISubroutineType(types: !48)
!48 = !{!5, !5}
!49 = !DILocalVariable(name: "unused", arg: 1, scope: !46, file: !3, line: 11, type: !5)
!50 = !DILocation(line: 11, column: 26, scope: !46)
!51 = !DILocation(line: 12, column: 5, scope: !46)
!52 = !DILocation(line: 13, column: 3, scope: !46)
!53 = !{i64 361}
!54 = !DILocation(line: 14, column: 8, scope: !46)
!55 = !DILocation(line: 14, column: 6, scope: !46)
!56 = !DILocation(line: 15, column: 3, scope: !46)
!57 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 18, type: !47, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !28)
!58 = !DILocalVariable(name: "unused", arg: 1, scope: !57, file: !3, line: 18, type: !5)
!59 = !DILocation(line: 18, column: 27, scope: !57)
!60 = !DILocation(line: 19, column: 5, scope: !57)
!61 = !DILocation(line: 20, column: 3, scope: !57)
!62 = !{i64 499}
!63 = !DILocation(line: 21, column: 8, scope: !57)
!64 = !DILocation(line: 21, column: 6, scope: !57)
!65 = !DILocation(line: 22, column: 3, scope: !57)
!66 = distinct !DISubprogram(name: "operands", scope: !3, file: !3, line: 34, type: !67, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !28)
!67 = !DISubroutineType(types: !68)
!68 = !{null}
!69 = !DILocalVariable(name: "a", scope: !66, file: !3, line: 35, type: !9)
!70 = !DILocation(line: 35, column: 7, scope: !66)
!71 = !DILocalVariable(name: "b", scope: !66, file: !3, line: 35, type: !9)
!72 = !DILocation(line: 35, column: 14, scope: !66)
!73 = !DILocalVariable(name: "pointer", scope: !66, file: !3, line: 36, type: !74)
!74 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!75 = !DILocation(line: 36, column: 9, scope: !66)
!76 = !DILocation(line: 37, column: 3, scope: !66)
!77 = !{i64 873}
!78 = !DILocation(line: 38, column: 51, scope: !66)
!79 = !DILocation(line: 38, column: 53, scope: !66)
!80 = !DILocation(line: 38, column: 3, scope: !66)
!81 = !{i64 907}
!82 = !DILocation(line: 39, column: 3, scope: !66)
!83 = !{i64 966}
!84 = !DILocation(line: 40, column: 31, scope: !66)
!85 = !DILocation(line: 40, column: 3, scope: !66)
!86 = !{i64 1019}
!87 = !DILocation(line: 41, column: 3, scope: !66)
!88 = !{i64 1076}
!89 = !DILocation(line: 42, column: 3, scope: !90)
!90 = distinct !DILexicalBlock(scope: !91, file: !3, line: 42, column: 3)
!91 = distinct !DILexicalBlock(scope: !66, file: !3, line: 42, column: 3)
!92 = !DILocation(line: 42, column: 3, scope: !91)
!93 = !DILocation(line: 43, column: 1, scope: !66)
!94 = distinct !DISubprogram(name: "made_up", scope: !3, file: !3, line: 45, type: !67, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !28)
!95 = !DILocalVariable(name: "a", scope: !94, file: !3, line: 46, type: !9)
!96 = !DILocation(line: 46, column: 7, scope: !94)
!97 = !DILocation(line: 47, column: 3, scope: !94)
!98 = !{i64 1191}
!99 = !DILocation(line: 48, column: 3, scope: !100)
!100 = distinct !DILexicalBlock(scope: !101, file: !3, line: 48, column: 3)
!101 = distinct !DILexicalBlock(scope: !94, file: !3, line: 48, column: 3)
!102 = !DILocation(line: 48, column: 3, scope: !101)
!103 = !DILocation(line: 49, column: 1, scope: !94)
