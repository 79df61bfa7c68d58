source_filename = "lock_overwritten.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@own = internal global [1 x i32] zeroinitializer, align 4, !dbg !26
@x = internal global i32 0, align 4, !dbg !22
@.str = private unnamed_addr constant [10 x i8] c"seen != 5\00", align 1, !dbg !5
@.str.1 = private unnamed_addr constant [19 x i8] c"lock_overwritten.c\00", align 1, !dbg !11
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !16

define dso_local i32 @main() #0 !dbg !70 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !74, !DIExpression(), !77)
    #dbg_declare(ptr %3, !78, !DIExpression(), !79)
  %5 = call i32 @pthread_mutex_lock(ptr noundef @lock) #4, !dbg !80
  %6 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @wait_for_it, ptr noundef null) #4, !dbg !81
  %7 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @overwrite, ptr noundef null) #4, !dbg !82
  %8 = load i32, ptr @own, align 4, !dbg !83
  %9 = add nsw i32 %8, 1, !dbg !83
  store i32 %9, ptr @own, align 4, !dbg !83
  %10 = load i32, ptr @own, align 4, !dbg !84
  %11 = add nsw i32 %10, 1, !dbg !84
  store i32 %11, ptr @own, align 4, !dbg !84
    #dbg_declare(ptr %4, !85, !DIExpression(), !86)
  %12 = load atomic i32, ptr @x seq_cst, align 4, !dbg !87
  store i32 %12, ptr %4, align 4, !dbg !86
  %13 = load i32, ptr %4, align 4, !dbg !88
  %14 = icmp ne i32 %13, 5, !dbg !88
  br i1 %14, label %15, label %16, !dbg !91

15:                                               ; preds = %0
  br label %17, !dbg !91

16:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 33, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !88
  unreachable, !dbg !88

17:                                               ; preds = %15
  ret i32 0, !dbg !92
}

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @wait_for_it(ptr noundef %0) #0 !dbg !93 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !97, !DIExpression(), !98)
  %3 = call i32 @pthread_mutex_lock(ptr noundef @lock) #4, !dbg !99
  store atomic i32 5, ptr @x seq_cst, align 4, !dbg !100
  ret ptr null, !dbg !101
}

define internal ptr @overwrite(ptr noundef %0) #0 !dbg !102 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !103, !DIExpression(), !104)
  call void @llvm.memset.p0.i64(ptr align 8 @lock, i8 0, i64 40, i1 false), !dbg !105
  ret ptr null, !dbg !106
}

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!62, !63, !64, !65, !66, !67, !68}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 10, type: !31, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "lock_overwritten.c", directory: ".", checksumkind: CSK_MD5, checksum: "40eb1cd551e7a62022868c59efacecaf")
!4 = !{!5, !11, !16, !22, !26, !0}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 80, elements: !9)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !{!10}
!10 = !DISubrange(count: 10)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 152, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 19)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 120, elements: !20)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!20 = !{!21}
!21 = !DISubrange(count: 15)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 11, type: !24, isLocal: true, isDefinition: true)
!24 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !25)
!25 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "own", scope: !2, file: !3, line: 12, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 32, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 1)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !32, line: 72, baseType: !33)
!32 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!33 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !32, line: 67, size: 320, elements: !34)
!34 = !{!35, !56, !60}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !33, file: !32, line: 69, baseType: !36, size: 320)
!36 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !37, line: 22, size: 320, elements: !38)
!37 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!38 = !{!39, !40, !42, !43, !44, !45, !47, !48}
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !36, file: !37, line: 24, baseType: !25, size: 32)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !36, file: !37, line: 25, baseType: !41, size: 32, offset: 32)
!41 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !36, file: !37, line: 26, baseType: !25, size: 32, offset: 64)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !36, file: !37, line: 28, baseType: !41, size: 32, offset: 96)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !36, file: !37, line: 32, baseType: !25, size: 32, offset: 128)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !36, file: !37, line: 34, baseType: !46, size: 16, offset: 160)
!46 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !36, file: !37, line: 35, baseType: !46, size: 16, offset: 176)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !36, file: !37, line: 36, baseType: !49, size: 128, offset: 192)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !50, line: 55, baseType: !51)
!50 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!51 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !50, line: 51, size: 128, elements: !52)
!52 = !{!53, !55}
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !51, file: !50, line: 53, baseType: !54, size: 64)
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !51, file: !50, line: 54, baseType: !54, size: 64, offset: 64)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !33, file: !32, line: 70, baseType: !57, size: 320)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 320, elements: !58)
!58 = !{!59}
!59 = !DISubrange(count: 40)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !33, file: !32, line: 71, baseType: !61, size: 64)
!61 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!62 = !{i32 7, !"Dwarf Version", i32 5}
!63 = !{i32 2, !"Debug Info Version", i32 3}
!64 = !{i32 1, !"wchar_size", i32 4}
!65 = !{i32 8, !"PIC Level", i32 2}
!66 = !{i32 7, !"PIE Level", i32 2}
!67 = !{i32 7, !"uwtable", i32 2}
!68 = !{i32 7, !"frame-pointer", i32 2}
!69 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!70 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 25, type: !71, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !73)
!71 = !DISubroutineType(types: !72)
!72 = !{!25}
!73 = !{}
!74 = !DILocalVariable(name: "first", scope: !70, file: !3, line: 26, type: !75)
!75 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !32, line: 27, baseType: !76)
!76 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!77 = !DILocation(line: 26, column: 13, scope: !70)
!78 = !DILocalVariable(name: "second", scope: !70, file: !3, line: 26, type: !75)
!79 = !DILocation(line: 26, column: 20, scope: !70)
!80 = !DILocation(line: 27, column: 3, scope: !70)
!81 = !DILocation(line: 28, column: 3, scope: !70)
!82 = !DILocation(line: 29, column: 3, scope: !70)
!83 = !DILocation(line: 30, column: 9, scope: !70)
!84 = !DILocation(line: 31, column: 9, scope: !70)
!85 = !DILocalVariable(name: "seen", scope: !70, file: !3, line: 32, type: !25)
!86 = !DILocation(line: 32, column: 7, scope: !70)
!87 = !DILocation(line: 32, column: 14, scope: !70)
!88 = !DILocation(line: 33, column: 3, scope: !89)
!89 = distinct !DILexicalBlock(scope: !90, file: !3, line: 33, column: 3)
!90 = distinct !DILexicalBlock(scope: !70, file: !3, line: 33, column: 3)
!91 = !DILocation(line: 33, column: 3, scope: !90)
!92 = !DILocation(line: 34, column: 3, scope: !70)
!93 = distinct !DISubprogram(name: "wait_for_it", scope: !3, file: !3, line: 14, type: !94, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !73)
!94 = !DISubroutineType(types: !95)
!95 = !{!96, !96}
!96 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!97 = !DILocalVariable(name: "unused", arg: 1, scope: !93, file: !3, line: 14, type: !96)
!98 = !DILocation(line: 14, column: 32, scope: !93)
!99 = !DILocation(line: 15, column: 3, scope: !93)
!100 = !DILocation(line: 16, column: 5, scope: !93)
!101 = !DILocation(line: 17, column: 3, scope: !93)
!102 = distinct !DISubprogram(name: "overwrite", scope: !3, file: !3, line: 20, type: !94, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !73)
!103 = !DILocalVariable(name: "unused", arg: 1, scope: !102, file: !3, line: 20, type: !96)
!104 = !DILocation(line: 20, column: 30, scope: !102)
!105 = !DILocation(line: 21, column: 3, scope: !102)
!106 = !DILocation(line: 22, column: 3, scope: !102)
