source_filename = "bad_synchronisation.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_barrier_t = type { i64, [24 x i8] }

@m = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@b = internal global %union.pthread_barrier_t zeroinitializer, align 8, !dbg !22
@no_barrier.none = internal global %union.pthread_barrier_t zeroinitializer, align 8, !dbg !5

define dso_local void @destroyed_mutex() #0 !dbg !62 {
  %1 = call i32 @pthread_mutex_init(ptr noundef @m, ptr noundef null) #3, !dbg !63
  %2 = call i32 @pthread_mutex_destroy(ptr noundef @m) #3, !dbg !64
  %3 = call i32 @pthread_mutex_lock(ptr noundef @m) #3, !dbg !65
  ret void, !dbg !66
}

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #1

declare i32 @pthread_mutex_destroy(ptr noundef) #1

declare i32 @pthread_mutex_lock(ptr noundef) #1

define dso_local void @destroyed_barrier() #0 !dbg !67 {
  %1 = call i32 @pthread_barrier_init(ptr noundef @b, ptr noundef null, i32 noundef 1) #3, !dbg !68
  %2 = call i32 @pthread_barrier_destroy(ptr noundef @b) #3, !dbg !69
  %3 = call i32 @pthread_barrier_wait(ptr noundef @b) #3, !dbg !70
  ret void, !dbg !71
}

declare i32 @pthread_barrier_init(ptr noundef, ptr noundef, i32 noundef) #1

declare i32 @pthread_barrier_destroy(ptr noundef) #1

declare i32 @pthread_barrier_wait(ptr noundef) #1

define dso_local void @no_barrier() #0 !dbg !7 {
  %1 = call i32 @pthread_barrier_wait(ptr noundef @no_barrier.none) #3, !dbg !72
  ret void, !dbg !73
}

define dso_local void @two_barriers() #0 !dbg !74 {
  %1 = call i32 @pthread_barrier_init(ptr noundef @b, ptr noundef null, i32 noundef 1) #3, !dbg !75
  %2 = call i32 @pthread_barrier_init(ptr noundef @b, ptr noundef null, i32 noundef 2) #3, !dbg !76
  ret void, !dbg !77
}

define dso_local void @fine() #0 !dbg !78 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !79, metadata !DIExpression()), !dbg !81
  store i32 0, ptr %1, align 4, !dbg !81
  br label %2, !dbg !82

2:                                                ; preds = %13, %0
  %3 = load i32, ptr %1, align 4, !dbg !83
  %4 = icmp slt i32 %3, 2, !dbg !85
  br i1 %4, label %5, label %16, !dbg !86

5:                                                ; preds = %2
  %6 = call i32 @pthread_mutex_init(ptr noundef @m, ptr noundef null) #3, !dbg !87
  %7 = call i32 @pthread_mutex_lock(ptr noundef @m) #3, !dbg !89
  %8 = call i32 @pthread_mutex_unlock(ptr noundef @m) #3, !dbg !90
  %9 = call i32 @pthread_mutex_destroy(ptr noundef @m) #3, !dbg !91
  %10 = call i32 @pthread_barrier_init(ptr noundef @b, ptr noundef null, i32 noundef 1) #3, !dbg !92
  %11 = call i32 @pthread_barrier_wait(ptr noundef @b) #3, !dbg !93
  %12 = call i32 @pthread_barrier_destroy(ptr noundef @b) #3, !dbg !94
  br label %13, !dbg !95

13:                                               ; preds = %5
  %14 = load i32, ptr %1, align 4, !dbg !96
  %15 = add nsw i32 %14, 1, !dbg !96
  store i32 %15, ptr %1, align 4, !dbg !96
  br label %2, !dbg !97, !llvm.loop !98

16:                                               ; preds = %2
  ret void, !dbg !101
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #1

define dso_local void @destroyed_twice() #0 !dbg !102 {
  %1 = call i32 @pthread_mutex_init(ptr noundef @m, ptr noundef null) #3, !dbg !103
  %2 = call i32 @pthread_mutex_destroy(ptr noundef @m) #3, !dbg !104
  %3 = call i32 @pthread_mutex_destroy(ptr noundef @m) #3, !dbg !105
  ret void, !dbg !106
}

define dso_local void @destroyed_barrier_twice() #0 !dbg !107 {
  %1 = call i32 @pthread_barrier_init(ptr noundef @b, ptr noundef null, i32 noundef 1) #3, !dbg !108
  %2 = call i32 @pthread_barrier_destroy(ptr noundef @b) #3, !dbg !109
  %3 = call i32 @pthread_barrier_destroy(ptr noundef @b) #3, !dbg !110
  ret void, !dbg !111
}


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!54, !55, !56, !57, !58, !59, !60}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 10, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bad_synchronisation.c", directory: ".", checksumkind: CSK_MD5, checksum: "785f05268d3eeb2276c6593883899efb")
!4 = !{!5, !0, !22}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "none", scope: !7, file: !3, line: 26, type: !11, isLocal: true, isDefinition: true)
!7 = distinct !DISubprogram(name: "no_barrier", scope: !3, file: !3, line: 25, type: !8, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !10)
!8 = !DISubroutineType(types: !9)
!9 = !{null}
!10 = !{}
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_barrier_t", file: !12, line: 112, baseType: !13)
!12 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!13 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !12, line: 108, size: 256, elements: !14)
!14 = !{!15, !20}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !13, file: !12, line: 110, baseType: !16, size: 256)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 256, elements: !18)
!17 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!18 = !{!19}
!19 = !DISubrange(count: 32)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !13, file: !12, line: 111, baseType: !21, size: 64)
!21 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 11, type: !11, isLocal: true, isDefinition: true)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !12, line: 72, baseType: !25)
!25 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !12, line: 67, size: 320, elements: !26)
!26 = !{!27, !49, !53}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !25, file: !12, line: 69, baseType: !28, size: 320)
!28 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !29, line: 22, size: 320, elements: !30)
!29 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: ".", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!30 = !{!31, !33, !35, !36, !37, !38, !40, !41}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !28, file: !29, line: 24, baseType: !32, size: 32)
!32 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !28, file: !29, line: 25, baseType: !34, size: 32, offset: 32)
!34 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !28, file: !29, line: 26, baseType: !32, size: 32, offset: 64)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !28, file: !29, line: 28, baseType: !34, size: 32, offset: 96)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !28, file: !29, line: 32, baseType: !32, size: 32, offset: 128)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !28, file: !29, line: 34, baseType: !39, size: 16, offset: 160)
!39 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !28, file: !29, line: 35, baseType: !39, size: 16, offset: 176)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !28, file: !29, line: 36, baseType: !42, size: 128, offset: 192)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !43, line: 55, baseType: !44)
!43 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: ".", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!44 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !43, line: 51, size: 128, elements: !45)
!45 = !{!46, !48}
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !44, file: !43, line: 53, baseType: !47, size: 64)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !44, file: !43, line: 54, baseType: !47, size: 64, offset: 64)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !25, file: !12, line: 70, baseType: !50, size: 320)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 320, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 40)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !25, file: !12, line: 71, baseType: !21, size: 64)
!54 = !{i32 7, !"Dwarf Version", i32 5}
!55 = !{i32 2, !"Debug Info Version", i32 3}
!56 = !{i32 1, !"wchar_size", i32 4}
!57 = !{i32 7, !"PIC Level", i32 2}
!58 = !{i32 7, !"PIE Level", i32 2}
!59 = !{i32 7, !"uwtable", i32 1}
!60 = !{i32 7, !"frame-pointer", i32 2}
!61 = !{!"Debian clang version 14.0.6"}
!62 = distinct !DISubprogram(name: "destroyed_mutex", scope: !3, file: !3, line: 13, type: !8, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !10)
!63 = !DILocation(line: 14, column: 3, scope: !62)
!64 = !DILocation(line: 15, column: 3, scope: !62)
!65 = !DILocation(line: 16, column: 3, scope: !62)
!66 = !DILocation(line: 17, column: 1, scope: !62)
!67 = distinct !DISubprogram(name: "destroyed_barrier", scope: !3, file: !3, line: 19, type: !8, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !10)
!68 = !DILocation(line: 20, column: 3, scope: !67)
!69 = !DILocation(line: 21, column: 3, scope: !67)
!70 = !DILocation(line: 22, column: 3, scope: !67)
!71 = !DILocation(line: 23, column: 1, scope: !67)
!72 = !DILocation(line: 27, column: 3, scope: !7)
!73 = !DILocation(line: 28, column: 1, scope: !7)
!74 = distinct !DISubprogram(name: "two_barriers", scope: !3, file: !3, line: 30, type: !8, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !10)
!75 = !DILocation(line: 31, column: 3, scope: !74)
!76 = !DILocation(line: 32, column: 3, scope: !74)
!77 = !DILocation(line: 33, column: 1, scope: !74)
!78 = distinct !DISubprogram(name: "fine", scope: !3, file: !3, line: 35, type: !8, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !10)
!79 = !DILocalVariable(name: "i", scope: !80, file: !3, line: 36, type: !32)
!80 = distinct !DILexicalBlock(scope: !78, file: !3, line: 36, column: 3)
!81 = !DILocation(line: 36, column: 12, scope: !80)
!82 = !DILocation(line: 36, column: 8, scope: !80)
!83 = !DILocation(line: 36, column: 19, scope: !84)
!84 = distinct !DILexicalBlock(scope: !80, file: !3, line: 36, column: 3)
!85 = !DILocation(line: 36, column: 21, scope: !84)
!86 = !DILocation(line: 36, column: 3, scope: !80)
!87 = !DILocation(line: 37, column: 5, scope: !88)
!88 = distinct !DILexicalBlock(scope: !84, file: !3, line: 36, column: 31)
!89 = !DILocation(line: 38, column: 5, scope: !88)
!90 = !DILocation(line: 39, column: 5, scope: !88)
!91 = !DILocation(line: 40, column: 5, scope: !88)
!92 = !DILocation(line: 41, column: 5, scope: !88)
!93 = !DILocation(line: 42, column: 5, scope: !88)
!94 = !DILocation(line: 43, column: 5, scope: !88)
!95 = !DILocation(line: 44, column: 3, scope: !88)
!96 = !DILocation(line: 36, column: 27, scope: !84)
!97 = !DILocation(line: 36, column: 3, scope: !84)
!98 = distinct !{!98, !86, !99, !100}
!99 = !DILocation(line: 44, column: 3, scope: !80)
!100 = !{!"llvm.loop.mustprogress"}
!101 = !DILocation(line: 45, column: 1, scope: !78)
!102 = distinct !DISubprogram(name: "destroyed_twice", scope: !3, file: !3, line: 47, type: !8, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !10)
!103 = !DILocation(line: 48, column: 3, scope: !102)
!104 = !DILocation(line: 49, column: 3, scope: !102)
!105 = !DILocation(line: 50, column: 3, scope: !102)
!106 = !DILocation(line: 51, column: 1, scope: !102)
!107 = distinct !DISubprogram(name: "destroyed_barrier_twice", scope: !3, file: !3, line: 53, type: !8, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !10)
!108 = !DILocation(line: 54, column: 3, scope: !107)
!109 = !DILocation(line: 55, column: 3, scope: !107)
!110 = !DILocation(line: 56, column: 3, scope: !107)
!111 = !DILocation(line: 57, column: 1, scope: !107)
