source_filename = "condition_loop.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }

@m = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@ready = internal global i32 0, align 4, !dbg !7
@c = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !12
@seen = internal global i32 0, align 4, !dbg !10
@.str = private unnamed_addr constant [10 x i8] c"seen == 2\00", align 1
@.str.1 = private unnamed_addr constant [17 x i8] c"condition_loop.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() #0 !dbg !87 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !91, metadata !DIExpression()), !dbg !94
  call void @llvm.dbg.declare(metadata ptr %3, metadata !95, metadata !DIExpression()), !dbg !96
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @wait_for_it, ptr noundef null) #5, !dbg !97
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @wait_for_it, ptr noundef null) #5, !dbg !98
  %6 = call i32 @pthread_mutex_lock(ptr noundef @m) #5, !dbg !99
  store i32 1, ptr @ready, align 4, !dbg !100
  %7 = call i32 @pthread_cond_broadcast(ptr noundef @c) #5, !dbg !101
  %8 = call i32 @pthread_mutex_unlock(ptr noundef @m) #5, !dbg !102
  %9 = load i64, ptr %2, align 8, !dbg !103
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !104
  %11 = load i64, ptr %3, align 8, !dbg !105
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef null), !dbg !106
  %13 = load i32, ptr @seen, align 4, !dbg !107
  %14 = icmp eq i32 %13, 2, !dbg !107
  br i1 %14, label %15, label %16, !dbg !110

15:                                               ; preds = %0
  br label %17, !dbg !110

16:                                               ; preds = %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([10 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([17 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 29, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !107
  unreachable, !dbg !107

17:                                               ; preds = %15
  ret i32 0, !dbg !111
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @wait_for_it(ptr noundef %0) #0 !dbg !112 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !115, metadata !DIExpression()), !dbg !116
  %3 = call i32 @pthread_mutex_lock(ptr noundef @m) #5, !dbg !117
  br label %4, !dbg !118

4:                                                ; preds = %8, %1
  %5 = load i32, ptr @ready, align 4, !dbg !119
  %6 = icmp ne i32 %5, 0, !dbg !120
  %7 = xor i1 %6, true, !dbg !120
  br i1 %7, label %8, label %10, !dbg !118

8:                                                ; preds = %4
  %9 = call i32 @pthread_cond_wait(ptr noundef @c, ptr noundef @m), !dbg !121
  br label %4, !dbg !118, !llvm.loop !122

10:                                               ; preds = %4
  %11 = load i32, ptr @seen, align 4, !dbg !125
  %12 = add nsw i32 %11, 1, !dbg !125
  store i32 %12, ptr @seen, align 4, !dbg !125
  %13 = call i32 @pthread_mutex_unlock(ptr noundef @m) #5, !dbg !126
  %14 = load ptr, ptr %2, align 8, !dbg !127
  ret ptr %14, !dbg !128
}

declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @pthread_cond_broadcast(ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #3


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!79, !80, !81, !82, !83, !84, !85}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 6, type: !51, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "condition_loop.c", directory: ".", checksumkind: CSK_MD5, checksum: "1e2adafbaf9d27367a0e2315e81c64dd")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !10, !0, !12}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 8, type: !9, isLocal: true, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 8, type: !9, isLocal: true, isDefinition: true)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 7, type: !14, isLocal: true, isDefinition: true)
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !15, line: 80, baseType: !16)
!15 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!16 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !15, line: 75, size: 384, elements: !17)
!17 = !{!18, !44, !49}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !16, file: !15, line: 77, baseType: !19, size: 384)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !20, line: 94, size: 384, elements: !21)
!20 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: ".", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!21 = !{!22, !35, !36, !40, !41, !42, !43}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !19, file: !20, line: 96, baseType: !23, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !24, line: 33, baseType: !25)
!24 = !DIFile(filename: "include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: ".", checksumkind: CSK_MD5, checksum: "2708e6e61e266abad2d765ccef838dbe")
!25 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !24, line: 25, size: 64, elements: !26)
!26 = !{!27, !29}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !25, file: !24, line: 27, baseType: !28, size: 64)
!28 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !25, file: !24, line: 32, baseType: !30, size: 64)
!30 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !25, file: !24, line: 28, size: 64, elements: !31)
!31 = !{!32, !34}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !30, file: !24, line: 30, baseType: !33, size: 32)
!33 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !30, file: !24, line: 31, baseType: !33, size: 32, offset: 32)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !19, file: !20, line: 97, baseType: !23, size: 64, offset: 64)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !19, file: !20, line: 98, baseType: !37, size: 64, offset: 128)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 64, elements: !38)
!38 = !{!39}
!39 = !DISubrange(count: 2)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !19, file: !20, line: 99, baseType: !37, size: 64, offset: 192)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !19, file: !20, line: 100, baseType: !33, size: 32, offset: 256)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !19, file: !20, line: 101, baseType: !33, size: 32, offset: 288)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !19, file: !20, line: 102, baseType: !37, size: 64, offset: 320)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !16, file: !15, line: 78, baseType: !45, size: 384)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !46, size: 384, elements: !47)
!46 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!47 = !{!48}
!48 = !DISubrange(count: 48)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !16, file: !15, line: 79, baseType: !50, size: 64)
!50 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !15, line: 72, baseType: !52)
!52 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !15, line: 67, size: 320, elements: !53)
!53 = !{!54, !73, !77}
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !52, file: !15, line: 69, baseType: !55, size: 320)
!55 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !56, line: 22, size: 320, elements: !57)
!56 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: ".", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!57 = !{!58, !59, !60, !61, !62, !63, !65, !66}
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !55, file: !56, line: 24, baseType: !9, size: 32)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !55, file: !56, line: 25, baseType: !33, size: 32, offset: 32)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !55, file: !56, line: 26, baseType: !9, size: 32, offset: 64)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !55, file: !56, line: 28, baseType: !33, size: 32, offset: 96)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !55, file: !56, line: 32, baseType: !9, size: 32, offset: 128)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !55, file: !56, line: 34, baseType: !64, size: 16, offset: 160)
!64 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !55, file: !56, line: 35, baseType: !64, size: 16, offset: 176)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !55, file: !56, line: 36, baseType: !67, size: 128, offset: 192)
!67 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !20, line: 55, baseType: !68)
!68 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !20, line: 51, size: 128, elements: !69)
!69 = !{!70, !72}
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !68, file: !20, line: 53, baseType: !71, size: 64)
!71 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !68, size: 64)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !68, file: !20, line: 54, baseType: !71, size: 64, offset: 64)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !52, file: !15, line: 70, baseType: !74, size: 320)
!74 = !DICompositeType(tag: DW_TAG_array_type, baseType: !46, size: 320, elements: !75)
!75 = !{!76}
!76 = !DISubrange(count: 40)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !52, file: !15, line: 71, baseType: !78, size: 64)
!78 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!79 = !{i32 7, !"Dwarf Version", i32 5}
!80 = !{i32 2, !"Debug Info Version", i32 3}
!81 = !{i32 1, !"wchar_size", i32 4}
!82 = !{i32 7, !"PIC Level", i32 2}
!83 = !{i32 7, !"PIE Level", i32 2}
!84 = !{i32 7, !"uwtable", i32 1}
!85 = !{i32 7, !"frame-pointer", i32 2}
!86 = !{!"Debian clang version 14.0.6"}
!87 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 19, type: !88, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !90)
!88 = !DISubroutineType(types: !89)
!89 = !{!9}
!90 = !{}
!91 = !DILocalVariable(name: "a", scope: !87, file: !3, line: 20, type: !92)
!92 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !15, line: 27, baseType: !93)
!93 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!94 = !DILocation(line: 20, column: 13, scope: !87)
!95 = !DILocalVariable(name: "b", scope: !87, file: !3, line: 20, type: !92)
!96 = !DILocation(line: 20, column: 16, scope: !87)
!97 = !DILocation(line: 21, column: 3, scope: !87)
!98 = !DILocation(line: 22, column: 3, scope: !87)
!99 = !DILocation(line: 23, column: 3, scope: !87)
!100 = !DILocation(line: 24, column: 9, scope: !87)
!101 = !DILocation(line: 25, column: 3, scope: !87)
!102 = !DILocation(line: 26, column: 3, scope: !87)
!103 = !DILocation(line: 27, column: 16, scope: !87)
!104 = !DILocation(line: 27, column: 3, scope: !87)
!105 = !DILocation(line: 28, column: 16, scope: !87)
!106 = !DILocation(line: 28, column: 3, scope: !87)
!107 = !DILocation(line: 29, column: 3, scope: !108)
!108 = distinct !DILexicalBlock(scope: !109, file: !3, line: 29, column: 3)
!109 = distinct !DILexicalBlock(scope: !87, file: !3, line: 29, column: 3)
!110 = !DILocation(line: 29, column: 3, scope: !109)
!111 = !DILocation(line: 30, column: 3, scope: !87)
!112 = distinct !DISubprogram(name: "wait_for_it", scope: !3, file: !3, line: 10, type: !113, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !90)
!113 = !DISubroutineType(types: !114)
!114 = !{!5, !5}
!115 = !DILocalVariable(name: "unused", arg: 1, scope: !112, file: !3, line: 10, type: !5)
!116 = !DILocation(line: 10, column: 32, scope: !112)
!117 = !DILocation(line: 11, column: 3, scope: !112)
!118 = !DILocation(line: 12, column: 3, scope: !112)
!119 = !DILocation(line: 12, column: 11, scope: !112)
!120 = !DILocation(line: 12, column: 10, scope: !112)
!121 = !DILocation(line: 13, column: 5, scope: !112)
!122 = distinct !{!122, !118, !123, !124}
!123 = !DILocation(line: 13, column: 29, scope: !112)
!124 = !{!"llvm.loop.mustprogress"}
!125 = !DILocation(line: 14, column: 7, scope: !112)
!126 = !DILocation(line: 15, column: 3, scope: !112)
!127 = !DILocation(line: 16, column: 10, scope: !112)
!128 = !DILocation(line: 16, column: 3, scope: !112)
