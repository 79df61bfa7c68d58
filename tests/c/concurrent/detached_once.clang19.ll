source_filename = "detached_once.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@first = dso_local global i32 9, align 4, !dbg !0
@second = dso_local global i32 9, align 4, !dbg !9
@child = internal global i64 0, align 8, !dbg !22
@.str = private unnamed_addr constant [24 x i8] c"one of them detaches it\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [35 x i8] c"a detached thread cannot be joined\00", align 1, !dbg !17

define dso_local i32 @main() #0 !dbg !35 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !39, !DIExpression(), !40)
  %3 = call i32 @pthread_create(ptr noundef @child, ptr noundef null, ptr noundef @leaf, ptr noundef null) #4, !dbg !41
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @detach, ptr noundef @second) #4, !dbg !42
  %5 = load i64, ptr @child, align 8, !dbg !43
  %6 = call i32 @pthread_detach(i64 noundef %5) #4, !dbg !44
  store i32 %6, ptr @first, align 4, !dbg !45
  %7 = load i64, ptr %2, align 8, !dbg !46
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !47
  %9 = load i32, ptr @first, align 4, !dbg !48
  %10 = icmp eq i32 %9, 0, !dbg !49
  %11 = zext i1 %10 to i32, !dbg !49
  %12 = load i32, ptr @second, align 4, !dbg !50
  %13 = icmp eq i32 %12, 0, !dbg !51
  %14 = zext i1 %13 to i32, !dbg !51
  %15 = icmp ne i32 %11, %14, !dbg !52
  %16 = zext i1 %15 to i32, !dbg !52
  call void @fencepost_assert(i32 noundef %16, ptr noundef @.str), !dbg !53
  %17 = load i64, ptr @child, align 8, !dbg !54
  %18 = call i32 @pthread_join(i64 noundef %17, ptr noundef null), !dbg !55
  %19 = icmp eq i32 %18, 3, !dbg !56
  %20 = zext i1 %19 to i32, !dbg !56
  call void @fencepost_assert(i32 noundef %20, ptr noundef @.str.1), !dbg !57
  ret i32 0, !dbg !58
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @leaf(ptr noundef %0) #0 !dbg !59 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !62, !DIExpression(), !63)
  %3 = call i64 @pthread_self() #5, !dbg !64
  %4 = load i64, ptr @child, align 8, !dbg !65
  %5 = call i32 @pthread_equal(i64 noundef %3, i64 noundef %4) #5, !dbg !66
  %6 = icmp ne i32 %5, 0, !dbg !66
  %7 = zext i1 %6 to i64, !dbg !66
  %8 = select i1 %6, ptr @child, ptr null, !dbg !66
  ret ptr %8, !dbg !67
}

define internal ptr @detach(ptr noundef %0) #0 !dbg !68 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !69, !DIExpression(), !70)
  %3 = load i64, ptr @child, align 8, !dbg !71
  %4 = call i32 @pthread_detach(i64 noundef %3) #4, !dbg !72
  %5 = load ptr, ptr %2, align 8, !dbg !73
  store i32 %4, ptr %5, align 4, !dbg !74
  ret ptr null, !dbg !75
}

declare i32 @pthread_detach(i64 noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare void @fencepost_assert(i32 noundef, ptr noundef) #2

declare i32 @pthread_equal(i64 noundef, i64 noundef) #3

declare i64 @pthread_self() #3


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32, !33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 11, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "detached_once.c", directory: ".", checksumkind: CSK_MD5, checksum: "7a6ca6a57be4ebab6678b95ea1482177")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{!0, !9, !11, !17, !22}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 11, type: !7, isLocal: false, isDefinition: true)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 192, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 24)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 280, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 35)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "child", scope: !2, file: !3, line: 12, type: !24, isLocal: true, isDefinition: true)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !25, line: 27, baseType: !26)
!25 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!26 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!27 = !{i32 7, !"Dwarf Version", i32 5}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 8, !"PIC Level", i32 2}
!31 = !{i32 7, !"PIE Level", i32 2}
!32 = !{i32 7, !"uwtable", i32 2}
!33 = !{i32 7, !"frame-pointer", i32 2}
!34 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 21, type: !36, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !38)
!36 = !DISubroutineType(types: !37)
!37 = !{!7}
!38 = !{}
!39 = !DILocalVariable(name: "other", scope: !35, file: !3, line: 22, type: !24)
!40 = !DILocation(line: 22, column: 13, scope: !35)
!41 = !DILocation(line: 23, column: 3, scope: !35)
!42 = !DILocation(line: 24, column: 3, scope: !35)
!43 = !DILocation(line: 25, column: 26, scope: !35)
!44 = !DILocation(line: 25, column: 11, scope: !35)
!45 = !DILocation(line: 25, column: 9, scope: !35)
!46 = !DILocation(line: 26, column: 16, scope: !35)
!47 = !DILocation(line: 26, column: 3, scope: !35)
!48 = !DILocation(line: 27, column: 21, scope: !35)
!49 = !DILocation(line: 27, column: 27, scope: !35)
!50 = !DILocation(line: 27, column: 37, scope: !35)
!51 = !DILocation(line: 27, column: 44, scope: !35)
!52 = !DILocation(line: 27, column: 33, scope: !35)
!53 = !DILocation(line: 27, column: 3, scope: !35)
!54 = !DILocation(line: 28, column: 33, scope: !35)
!55 = !DILocation(line: 28, column: 20, scope: !35)
!56 = !DILocation(line: 28, column: 46, scope: !35)
!57 = !DILocation(line: 28, column: 3, scope: !35)
!58 = !DILocation(line: 29, column: 3, scope: !35)
!59 = distinct !DISubprogram(name: "leaf", scope: !3, file: !3, line: 14, type: !60, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!60 = !DISubroutineType(types: !61)
!61 = !{!5, !5}
!62 = !DILocalVariable(name: "unused", arg: 1, scope: !59, file: !3, line: 14, type: !5)
!63 = !DILocation(line: 14, column: 25, scope: !59)
!64 = !DILocation(line: 14, column: 56, scope: !59)
!65 = !DILocation(line: 14, column: 72, scope: !59)
!66 = !DILocation(line: 14, column: 42, scope: !59)
!67 = !DILocation(line: 14, column: 35, scope: !59)
!68 = distinct !DISubprogram(name: "detach", scope: !3, file: !3, line: 16, type: !60, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!69 = !DILocalVariable(name: "result", arg: 1, scope: !68, file: !3, line: 16, type: !5)
!70 = !DILocation(line: 16, column: 27, scope: !68)
!71 = !DILocation(line: 17, column: 35, scope: !68)
!72 = !DILocation(line: 17, column: 20, scope: !68)
!73 = !DILocation(line: 17, column: 11, scope: !68)
!74 = !DILocation(line: 17, column: 18, scope: !68)
!75 = !DILocation(line: 18, column: 3, scope: !68)
