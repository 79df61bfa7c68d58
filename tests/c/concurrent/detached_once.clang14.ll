source_filename = "detached_once.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@first = dso_local global i32 9, align 4, !dbg !0
@second = dso_local global i32 9, align 4, !dbg !9
@child = internal global i64 0, align 8, !dbg !11
@.str = private unnamed_addr constant [24 x i8] c"one of them detaches it\00", align 1
@.str.1 = private unnamed_addr constant [35 x i8] c"a detached thread cannot be joined\00", align 1

define dso_local i32 @main() #0 !dbg !24 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !28, metadata !DIExpression()), !dbg !29
  %3 = call i32 @pthread_create(ptr noundef @child, ptr noundef null, ptr noundef @leaf, ptr noundef null) #5, !dbg !30
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @detach, ptr noundef @second) #5, !dbg !31
  %5 = load i64, ptr @child, align 8, !dbg !32
  %6 = call i32 @pthread_detach(i64 noundef %5) #5, !dbg !33
  store i32 %6, ptr @first, align 4, !dbg !34
  %7 = load i64, ptr %2, align 8, !dbg !35
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !36
  %9 = load i32, ptr @first, align 4, !dbg !37
  %10 = icmp eq i32 %9, 0, !dbg !38
  %11 = zext i1 %10 to i32, !dbg !38
  %12 = load i32, ptr @second, align 4, !dbg !39
  %13 = icmp eq i32 %12, 0, !dbg !40
  %14 = zext i1 %13 to i32, !dbg !40
  %15 = icmp ne i32 %11, %14, !dbg !41
  %16 = zext i1 %15 to i32, !dbg !41
  call void @fencepost_assert(i32 noundef %16, ptr noundef getelementptr inbounds ([24 x i8], ptr @.str, i64 0, i64 0)), !dbg !42
  %17 = load i64, ptr @child, align 8, !dbg !43
  %18 = call i32 @pthread_join(i64 noundef %17, ptr noundef null), !dbg !44
  %19 = icmp eq i32 %18, 3, !dbg !45
  %20 = zext i1 %19 to i32, !dbg !45
  call void @fencepost_assert(i32 noundef %20, ptr noundef getelementptr inbounds ([35 x i8], ptr @.str.1, i64 0, i64 0)), !dbg !46
  ret i32 0, !dbg !47
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @leaf(ptr noundef %0) #0 !dbg !48 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !51, metadata !DIExpression()), !dbg !52
  %3 = call i64 @pthread_self() #6, !dbg !53
  %4 = load i64, ptr @child, align 8, !dbg !54
  %5 = call i32 @pthread_equal(i64 noundef %3, i64 noundef %4) #6, !dbg !55
  %6 = icmp ne i32 %5, 0, !dbg !55
  %7 = zext i1 %6 to i64, !dbg !55
  %8 = select i1 %6, ptr @child, ptr null, !dbg !55
  ret ptr %8, !dbg !56
}

define internal ptr @detach(ptr noundef %0) #0 !dbg !57 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !58, metadata !DIExpression()), !dbg !59
  %3 = load i64, ptr @child, align 8, !dbg !60
  %4 = call i32 @pthread_detach(i64 noundef %3) #5, !dbg !61
  %5 = load ptr, ptr %2, align 8, !dbg !62
  store i32 %4, ptr %5, align 4, !dbg !63
  ret ptr null, !dbg !64
}

declare i32 @pthread_detach(i64 noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @fencepost_assert(i32 noundef, ptr noundef) #3

declare i32 @pthread_equal(i64 noundef, i64 noundef) #4

declare i64 @pthread_self() #4


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!16, !17, !18, !19, !20, !21, !22}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 11, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "detached_once.c", directory: ".", checksumkind: CSK_MD5, checksum: "7a6ca6a57be4ebab6678b95ea1482177")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{!0, !9, !11}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 11, type: !7, isLocal: false, isDefinition: true)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "child", scope: !2, file: !3, line: 12, type: !13, isLocal: true, isDefinition: true)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !14, line: 27, baseType: !15)
!14 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!15 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!16 = !{i32 7, !"Dwarf Version", i32 5}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 7, !"PIC Level", i32 2}
!20 = !{i32 7, !"PIE Level", i32 2}
!21 = !{i32 7, !"uwtable", i32 1}
!22 = !{i32 7, !"frame-pointer", i32 2}
!23 = !{!"Debian clang version 14.0.6"}
!24 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 21, type: !25, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !27)
!25 = !DISubroutineType(types: !26)
!26 = !{!7}
!27 = !{}
!28 = !DILocalVariable(name: "other", scope: !24, file: !3, line: 22, type: !13)
!29 = !DILocation(line: 22, column: 13, scope: !24)
!30 = !DILocation(line: 23, column: 3, scope: !24)
!31 = !DILocation(line: 24, column: 3, scope: !24)
!32 = !DILocation(line: 25, column: 26, scope: !24)
!33 = !DILocation(line: 25, column: 11, scope: !24)
!34 = !DILocation(line: 25, column: 9, scope: !24)
!35 = !DILocation(line: 26, column: 16, scope: !24)
!36 = !DILocation(line: 26, column: 3, scope: !24)
!37 = !DILocation(line: 27, column: 21, scope: !24)
!38 = !DILocation(line: 27, column: 27, scope: !24)
!39 = !DILocation(line: 27, column: 37, scope: !24)
!40 = !DILocation(line: 27, column: 44, scope: !24)
!41 = !DILocation(line: 27, column: 33, scope: !24)
!42 = !DILocation(line: 27, column: 3, scope: !24)
!43 = !DILocation(line: 28, column: 33, scope: !24)
!44 = !DILocation(line: 28, column: 20, scope: !24)
!45 = !DILocation(line: 28, column: 46, scope: !24)
!46 = !DILocation(line: 28, column: 3, scope: !24)
!47 = !DILocation(line: 29, column: 3, scope: !24)
!48 = distinct !DISubprogram(name: "leaf", scope: !3, file: !3, line: 14, type: !49, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!49 = !DISubroutineType(types: !50)
!50 = !{!5, !5}
!51 = !DILocalVariable(name: "unused", arg: 1, scope: !48, file: !3, line: 14, type: !5)
!52 = !DILocation(line: 14, column: 25, scope: !48)
!53 = !DILocation(line: 14, column: 56, scope: !48)
!54 = !DILocation(line: 14, column: 72, scope: !48)
!55 = !DILocation(line: 14, column: 42, scope: !48)
!56 = !DILocation(line: 14, column: 35, scope: !48)
!57 = distinct !DISubprogram(name: "detach", scope: !3, file: !3, line: 16, type: !49, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!58 = !DILocalVariable(name: "result", arg: 1, scope: !57, file: !3, line: 16, type: !5)
!59 = !DILocation(line: 16, column: 27, scope: !57)
!60 = !DILocation(line: 17, column: 35, scope: !57)
!61 = !DILocation(line: 17, column: 20, scope: !57)
!62 = !DILocation(line: 17, column: 11, scope: !57)
!63 = !DILocation(line: 17, column: 18, scope: !57)
!64 = !DILocation(line: 18, column: 3, scope: !57)
