source_filename = "lock_overwritten.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@own = internal global [1 x i32] zeroinitializer, align 4, !dbg !9
@x = internal global i32 0, align 4, !dbg !5
@.str = private unnamed_addr constant [10 x i8] c"seen != 5\00", align 1
@.str.1 = private unnamed_addr constant [19 x i8] c"lock_overwritten.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() #0 !dbg !54 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !58, metadata !DIExpression()), !dbg !61
  call void @llvm.dbg.declare(metadata ptr %3, metadata !62, metadata !DIExpression()), !dbg !63
  %5 = call i32 @pthread_mutex_lock(ptr noundef @lock) #5, !dbg !64
  %6 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @wait_for_it, ptr noundef null) #5, !dbg !65
  %7 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @overwrite, ptr noundef null) #5, !dbg !66
  %8 = load i32, ptr getelementptr inbounds ([1 x i32], ptr @own, i64 0, i64 0), align 4, !dbg !67
  %9 = add nsw i32 %8, 1, !dbg !67
  store i32 %9, ptr getelementptr inbounds ([1 x i32], ptr @own, i64 0, i64 0), align 4, !dbg !67
  %10 = load i32, ptr getelementptr inbounds ([1 x i32], ptr @own, i64 0, i64 0), align 4, !dbg !68
  %11 = add nsw i32 %10, 1, !dbg !68
  store i32 %11, ptr getelementptr inbounds ([1 x i32], ptr @own, i64 0, i64 0), align 4, !dbg !68
  call void @llvm.dbg.declare(metadata ptr %4, metadata !69, metadata !DIExpression()), !dbg !70
  %12 = load atomic i32, ptr @x seq_cst, align 4, !dbg !71
  store i32 %12, ptr %4, align 4, !dbg !70
  %13 = load i32, ptr %4, align 4, !dbg !72
  %14 = icmp ne i32 %13, 5, !dbg !72
  br i1 %14, label %15, label %16, !dbg !75

15:                                               ; preds = %0
  br label %17, !dbg !75

16:                                               ; preds = %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([10 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([19 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 33, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !72
  unreachable, !dbg !72

17:                                               ; preds = %15
  ret i32 0, !dbg !76
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @wait_for_it(ptr noundef %0) #0 !dbg !77 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !81, metadata !DIExpression()), !dbg !82
  %3 = call i32 @pthread_mutex_lock(ptr noundef @lock) #5, !dbg !83
  store atomic i32 5, ptr @x seq_cst, align 4, !dbg !84
  ret ptr null, !dbg !85
}

define internal ptr @overwrite(ptr noundef %0) #0 !dbg !86 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !87, metadata !DIExpression()), !dbg !88
  call void @llvm.memset.p0.i64(ptr align 8 @lock, i8 0, i64 40, i1 false), !dbg !89
  ret ptr null, !dbg !90
}

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!46, !47, !48, !49, !50, !51, !52}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 10, type: !14, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "lock_overwritten.c", directory: ".", checksumkind: CSK_MD5, checksum: "40eb1cd551e7a62022868c59efacecaf")
!4 = !{!5, !9, !0}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 11, type: !7, isLocal: true, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "own", scope: !2, file: !3, line: 12, type: !11, isLocal: true, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 32, elements: !12)
!12 = !{!13}
!13 = !DISubrange(count: 1)
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !15, line: 72, baseType: !16)
!15 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!16 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !15, line: 67, size: 320, elements: !17)
!17 = !{!18, !39, !44}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !16, file: !15, line: 69, baseType: !19, size: 320)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !20, line: 22, size: 320, elements: !21)
!20 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: ".", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!21 = !{!22, !23, !25, !26, !27, !28, !30, !31}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !19, file: !20, line: 24, baseType: !8, size: 32)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !19, file: !20, line: 25, baseType: !24, size: 32, offset: 32)
!24 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !19, file: !20, line: 26, baseType: !8, size: 32, offset: 64)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !19, file: !20, line: 28, baseType: !24, size: 32, offset: 96)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !19, file: !20, line: 32, baseType: !8, size: 32, offset: 128)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !19, file: !20, line: 34, baseType: !29, size: 16, offset: 160)
!29 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !19, file: !20, line: 35, baseType: !29, size: 16, offset: 176)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !19, file: !20, line: 36, baseType: !32, size: 128, offset: 192)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !33, line: 55, baseType: !34)
!33 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: ".", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!34 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !33, line: 51, size: 128, elements: !35)
!35 = !{!36, !38}
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !34, file: !33, line: 53, baseType: !37, size: 64)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !34, file: !33, line: 54, baseType: !37, size: 64, offset: 64)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !16, file: !15, line: 70, baseType: !40, size: 320)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 320, elements: !42)
!41 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!42 = !{!43}
!43 = !DISubrange(count: 40)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !16, file: !15, line: 71, baseType: !45, size: 64)
!45 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!46 = !{i32 7, !"Dwarf Version", i32 5}
!47 = !{i32 2, !"Debug Info Version", i32 3}
!48 = !{i32 1, !"wchar_size", i32 4}
!49 = !{i32 7, !"PIC Level", i32 2}
!50 = !{i32 7, !"PIE Level", i32 2}
!51 = !{i32 7, !"uwtable", i32 1}
!52 = !{i32 7, !"frame-pointer", i32 2}
!53 = !{!"Debian clang version 14.0.6"}
!54 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 25, type: !55, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !57)
!55 = !DISubroutineType(types: !56)
!56 = !{!8}
!57 = !{}
!58 = !DILocalVariable(name: "first", scope: !54, file: !3, line: 26, type: !59)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !15, line: 27, baseType: !60)
!60 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!61 = !DILocation(line: 26, column: 13, scope: !54)
!62 = !DILocalVariable(name: "second", scope: !54, file: !3, line: 26, type: !59)
!63 = !DILocation(line: 26, column: 20, scope: !54)
!64 = !DILocation(line: 27, column: 3, scope: !54)
!65 = !DILocation(line: 28, column: 3, scope: !54)
!66 = !DILocation(line: 29, column: 3, scope: !54)
!67 = !DILocation(line: 30, column: 9, scope: !54)
!68 = !DILocation(line: 31, column: 9, scope: !54)
!69 = !DILocalVariable(name: "seen", scope: !54, file: !3, line: 32, type: !8)
!70 = !DILocation(line: 32, column: 7, scope: !54)
!71 = !DILocation(line: 32, column: 14, scope: !54)
!72 = !DILocation(line: 33, column: 3, scope: !73)
!73 = distinct !DILexicalBlock(scope: !74, file: !3, line: 33, column: 3)
!74 = distinct !DILexicalBlock(scope: !54, file: !3, line: 33, column: 3)
!75 = !DILocation(line: 33, column: 3, scope: !74)
!76 = !DILocation(line: 34, column: 3, scope: !54)
!77 = distinct !DISubprogram(name: "wait_for_it", scope: !3, file: !3, line: 14, type: !78, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!78 = !DISubroutineType(types: !79)
!79 = !{!80, !80}
!80 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!81 = !DILocalVariable(name: "unused", arg: 1, scope: !77, file: !3, line: 14, type: !80)
!82 = !DILocation(line: 14, column: 32, scope: !77)
!83 = !DILocation(line: 15, column: 3, scope: !77)
!84 = !DILocation(line: 16, column: 5, scope: !77)
!85 = !DILocation(line: 17, column: 3, scope: !77)
!86 = distinct !DISubprogram(name: "overwrite", scope: !3, file: !3, line: 20, type: !78, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!87 = !DILocalVariable(name: "unused", arg: 1, scope: !86, file: !3, line: 20, type: !80)
!88 = !DILocation(line: 20, column: 30, scope: !86)
!89 = !DILocation(line: 21, column: 3, scope: !86)
!90 = !DILocation(line: 22, column: 3, scope: !86)
