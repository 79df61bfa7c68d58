source_filename = "timed_wait.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.timespec = type { i64, i64 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }

@__const.main.until = private unnamed_addr constant %struct.timespec { i64 1, i64 0 }, align 8
@m = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@c = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !10
@result = dso_local global i32 0, align 4, !dbg !7

define dso_local i32 @main() #0 !dbg !85 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.timespec, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !89, metadata !DIExpression()), !dbg !98
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 @__const.main.until, i64 16, i1 false), !dbg !98
  call void @llvm.dbg.declare(metadata ptr %3, metadata !99, metadata !DIExpression()), !dbg !102
  %4 = call i32 @pthread_mutex_lock(ptr noundef @m) #5, !dbg !103
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @wake, ptr noundef null) #5, !dbg !104
  %6 = call i32 @pthread_cond_timedwait(ptr noundef @c, ptr noundef @m, ptr noundef %2), !dbg !105
  store i32 %6, ptr @result, align 4, !dbg !106
  %7 = call i32 @pthread_mutex_unlock(ptr noundef @m) #5, !dbg !107
  %8 = load i64, ptr %3, align 8, !dbg !108
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !109
  ret i32 0, !dbg !110
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

declare i32 @pthread_mutex_lock(ptr noundef) #3

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

define internal ptr @wake(ptr noundef %0) #0 !dbg !111 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !114, metadata !DIExpression()), !dbg !115
  %3 = call i32 @pthread_mutex_lock(ptr noundef @m) #5, !dbg !116
  %4 = call i32 @pthread_cond_signal(ptr noundef @c) #5, !dbg !117
  %5 = call i32 @pthread_mutex_unlock(ptr noundef @m) #5, !dbg !118
  %6 = load ptr, ptr %2, align 8, !dbg !119
  ret ptr %6, !dbg !120
}

declare i32 @pthread_cond_timedwait(ptr noundef, ptr noundef, ptr noundef) #4

declare i32 @pthread_mutex_unlock(ptr noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

declare i32 @pthread_cond_signal(ptr noundef) #3


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!77, !78, !79, !80, !81, !82, !83}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 5, type: !49, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "timed_wait.c", directory: ".", checksumkind: CSK_MD5, checksum: "4550293dc00755fc8b242125ff65bdfd")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !0, !10}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "result", scope: !2, file: !3, line: 7, type: !9, isLocal: false, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 6, type: !12, isLocal: true, isDefinition: true)
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !13, line: 80, baseType: !14)
!13 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!14 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !13, line: 75, size: 384, elements: !15)
!15 = !{!16, !42, !47}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !14, file: !13, line: 77, baseType: !17, size: 384)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !18, line: 94, size: 384, elements: !19)
!18 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: ".", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!19 = !{!20, !33, !34, !38, !39, !40, !41}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !17, file: !18, line: 96, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !22, line: 33, baseType: !23)
!22 = !DIFile(filename: "include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: ".", checksumkind: CSK_MD5, checksum: "2708e6e61e266abad2d765ccef838dbe")
!23 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !22, line: 25, size: 64, elements: !24)
!24 = !{!25, !27}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !23, file: !22, line: 27, baseType: !26, size: 64)
!26 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !23, file: !22, line: 32, baseType: !28, size: 64)
!28 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !23, file: !22, line: 28, size: 64, elements: !29)
!29 = !{!30, !32}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !28, file: !22, line: 30, baseType: !31, size: 32)
!31 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !28, file: !22, line: 31, baseType: !31, size: 32, offset: 32)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !17, file: !18, line: 97, baseType: !21, size: 64, offset: 64)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !17, file: !18, line: 98, baseType: !35, size: 64, offset: 128)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 64, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 2)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !17, file: !18, line: 99, baseType: !35, size: 64, offset: 192)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !17, file: !18, line: 100, baseType: !31, size: 32, offset: 256)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !17, file: !18, line: 101, baseType: !31, size: 32, offset: 288)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !17, file: !18, line: 102, baseType: !35, size: 64, offset: 320)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !14, file: !13, line: 78, baseType: !43, size: 384)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 384, elements: !45)
!44 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!45 = !{!46}
!46 = !DISubrange(count: 48)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !14, file: !13, line: 79, baseType: !48, size: 64)
!48 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !13, line: 72, baseType: !50)
!50 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !13, line: 67, size: 320, elements: !51)
!51 = !{!52, !71, !75}
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !50, file: !13, line: 69, baseType: !53, size: 320)
!53 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !54, line: 22, size: 320, elements: !55)
!54 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: ".", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!55 = !{!56, !57, !58, !59, !60, !61, !63, !64}
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !53, file: !54, line: 24, baseType: !9, size: 32)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !53, file: !54, line: 25, baseType: !31, size: 32, offset: 32)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !53, file: !54, line: 26, baseType: !9, size: 32, offset: 64)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !53, file: !54, line: 28, baseType: !31, size: 32, offset: 96)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !53, file: !54, line: 32, baseType: !9, size: 32, offset: 128)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !53, file: !54, line: 34, baseType: !62, size: 16, offset: 160)
!62 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !53, file: !54, line: 35, baseType: !62, size: 16, offset: 176)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !53, file: !54, line: 36, baseType: !65, size: 128, offset: 192)
!65 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !18, line: 55, baseType: !66)
!66 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !18, line: 51, size: 128, elements: !67)
!67 = !{!68, !70}
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !66, file: !18, line: 53, baseType: !69, size: 64)
!69 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !66, file: !18, line: 54, baseType: !69, size: 64, offset: 64)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !50, file: !13, line: 70, baseType: !72, size: 320)
!72 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 320, elements: !73)
!73 = !{!74}
!74 = !DISubrange(count: 40)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !50, file: !13, line: 71, baseType: !76, size: 64)
!76 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!77 = !{i32 7, !"Dwarf Version", i32 5}
!78 = !{i32 2, !"Debug Info Version", i32 3}
!79 = !{i32 1, !"wchar_size", i32 4}
!80 = !{i32 7, !"PIC Level", i32 2}
!81 = !{i32 7, !"PIE Level", i32 2}
!82 = !{i32 7, !"uwtable", i32 1}
!83 = !{i32 7, !"frame-pointer", i32 2}
!84 = !{!"Debian clang version 14.0.6"}
!85 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 16, type: !86, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !88)
!86 = !DISubroutineType(types: !87)
!87 = !{!9}
!88 = !{}
!89 = !DILocalVariable(name: "until", scope: !85, file: !3, line: 17, type: !90)
!90 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !91, line: 11, size: 128, elements: !92)
!91 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/struct_timespec.h", directory: ".", checksumkind: CSK_MD5, checksum: "55dc154df3f21a5aa944dcafba9b43f6")
!92 = !{!93, !96}
!93 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !90, file: !91, line: 16, baseType: !94, size: 64)
!94 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !95, line: 160, baseType: !76)
!95 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!96 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !90, file: !91, line: 21, baseType: !97, size: 64, offset: 64)
!97 = !DIDerivedType(tag: DW_TAG_typedef, name: "__syscall_slong_t", file: !95, line: 197, baseType: !76)
!98 = !DILocation(line: 17, column: 19, scope: !85)
!99 = !DILocalVariable(name: "t", scope: !85, file: !3, line: 18, type: !100)
!100 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !13, line: 27, baseType: !101)
!101 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!102 = !DILocation(line: 18, column: 13, scope: !85)
!103 = !DILocation(line: 19, column: 3, scope: !85)
!104 = !DILocation(line: 20, column: 3, scope: !85)
!105 = !DILocation(line: 21, column: 12, scope: !85)
!106 = !DILocation(line: 21, column: 10, scope: !85)
!107 = !DILocation(line: 22, column: 3, scope: !85)
!108 = !DILocation(line: 23, column: 16, scope: !85)
!109 = !DILocation(line: 23, column: 3, scope: !85)
!110 = !DILocation(line: 24, column: 3, scope: !85)
!111 = distinct !DISubprogram(name: "wake", scope: !3, file: !3, line: 9, type: !112, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !88)
!112 = !DISubroutineType(types: !113)
!113 = !{!5, !5}
!114 = !DILocalVariable(name: "unused", arg: 1, scope: !111, file: !3, line: 9, type: !5)
!115 = !DILocation(line: 9, column: 25, scope: !111)
!116 = !DILocation(line: 10, column: 3, scope: !111)
!117 = !DILocation(line: 11, column: 3, scope: !111)
!118 = !DILocation(line: 12, column: 3, scope: !111)
!119 = !DILocation(line: 13, column: 10, scope: !111)
!120 = !DILocation(line: 13, column: 3, scope: !111)
