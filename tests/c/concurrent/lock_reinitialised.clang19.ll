source_filename = "lock_reinitialised.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i32, i32, i8, [7 x i8], i64, i32 }

@lock = internal global %union.pthread_rwlock_t zeroinitializer, align 8, !dbg !0
@own = internal global [1 x i32] zeroinitializer, align 4, !dbg !26
@x = internal global i32 0, align 4, !dbg !22
@.str = private unnamed_addr constant [10 x i8] c"seen != 5\00", align 1, !dbg !5
@.str.1 = private unnamed_addr constant [21 x i8] c"lock_reinitialised.c\00", align 1, !dbg !11
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !16

define dso_local i32 @main() #0 !dbg !72 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !76, !DIExpression(), !78)
    #dbg_declare(ptr %3, !79, !DIExpression(), !80)
  %5 = call i32 @pthread_rwlock_wrlock(ptr noundef @lock) #3, !dbg !81
  %6 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @wait_for_it, ptr noundef null) #3, !dbg !82
  %7 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @initialise_again, ptr noundef null) #3, !dbg !83
  %8 = load i32, ptr @own, align 4, !dbg !84
  %9 = add nsw i32 %8, 1, !dbg !84
  store i32 %9, ptr @own, align 4, !dbg !84
  %10 = load i32, ptr @own, align 4, !dbg !85
  %11 = add nsw i32 %10, 1, !dbg !85
  store i32 %11, ptr @own, align 4, !dbg !85
    #dbg_declare(ptr %4, !86, !DIExpression(), !87)
  %12 = load atomic i32, ptr @x seq_cst, align 4, !dbg !88
  store i32 %12, ptr %4, align 4, !dbg !87
  %13 = load i32, ptr %4, align 4, !dbg !89
  %14 = icmp ne i32 %13, 5, !dbg !89
  br i1 %14, label %15, label %16, !dbg !92

15:                                               ; preds = %0
  br label %17, !dbg !92

16:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 34, ptr noundef @__PRETTY_FUNCTION__.main) #4, !dbg !89
  unreachable, !dbg !89

17:                                               ; preds = %15
  ret i32 0, !dbg !93
}

declare i32 @pthread_rwlock_wrlock(ptr noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @wait_for_it(ptr noundef %0) #0 !dbg !94 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !98, !DIExpression(), !99)
  %3 = call i32 @pthread_rwlock_wrlock(ptr noundef @lock) #3, !dbg !100
  store atomic i32 5, ptr @x seq_cst, align 4, !dbg !101
  ret ptr null, !dbg !102
}

define internal ptr @initialise_again(ptr noundef %0) #0 !dbg !103 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !104, !DIExpression(), !105)
  %3 = call i32 @pthread_rwlock_init(ptr noundef @lock, ptr noundef null) #3, !dbg !106
  ret ptr null, !dbg !107
}

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @pthread_rwlock_init(ptr noundef, ptr noundef) #1


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!64, !65, !66, !67, !68, !69, !70}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 11, type: !31, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "lock_reinitialised.c", directory: ".", checksumkind: CSK_MD5, checksum: "450f2dc52f3e7f569a1ad5f089156629")
!4 = !{!5, !11, !16, !22, !26, !0}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(scope: null, file: !3, line: 34, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 80, elements: !9)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !{!10}
!10 = !DISubrange(count: 10)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 34, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 168, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 21)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 34, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 120, elements: !20)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!20 = !{!21}
!21 = !DISubrange(count: 15)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 12, type: !24, isLocal: true, isDefinition: true)
!24 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !25)
!25 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "own", scope: !2, file: !3, line: 13, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 32, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 1)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_rwlock_t", file: !32, line: 91, baseType: !33)
!32 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!33 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !32, line: 86, size: 448, elements: !34)
!34 = !{!35, !58, !62}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !33, file: !32, line: 88, baseType: !36, size: 448)
!36 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_rwlock_arch_t", file: !37, line: 23, size: 448, elements: !38)
!37 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_rwlock.h", directory: "", checksumkind: CSK_MD5, checksum: "2034038f4a99ff6cb7b9de3a3e8c2a8e")
!38 = !{!39, !41, !42, !43, !44, !45, !46, !47, !48, !50, !55, !57}
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__readers", scope: !36, file: !37, line: 25, baseType: !40, size: 32)
!40 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__writers", scope: !36, file: !37, line: 26, baseType: !40, size: 32, offset: 32)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__wrphase_futex", scope: !36, file: !37, line: 27, baseType: !40, size: 32, offset: 64)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__writers_futex", scope: !36, file: !37, line: 28, baseType: !40, size: 32, offset: 96)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__pad3", scope: !36, file: !37, line: 29, baseType: !40, size: 32, offset: 128)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__pad4", scope: !36, file: !37, line: 30, baseType: !40, size: 32, offset: 160)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__cur_writer", scope: !36, file: !37, line: 32, baseType: !25, size: 32, offset: 192)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__shared", scope: !36, file: !37, line: 33, baseType: !25, size: 32, offset: 224)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__rwelision", scope: !36, file: !37, line: 34, baseType: !49, size: 8, offset: 256)
!49 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__pad1", scope: !36, file: !37, line: 39, baseType: !51, size: 56, offset: 264)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !52, size: 56, elements: !53)
!52 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!53 = !{!54}
!54 = !DISubrange(count: 7)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__pad2", scope: !36, file: !37, line: 42, baseType: !56, size: 64, offset: 320)
!56 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__flags", scope: !36, file: !37, line: 45, baseType: !40, size: 32, offset: 384)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !33, file: !32, line: 89, baseType: !59, size: 448)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 448, elements: !60)
!60 = !{!61}
!61 = !DISubrange(count: 56)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !33, file: !32, line: 90, baseType: !63, size: 64)
!63 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!64 = !{i32 7, !"Dwarf Version", i32 5}
!65 = !{i32 2, !"Debug Info Version", i32 3}
!66 = !{i32 1, !"wchar_size", i32 4}
!67 = !{i32 8, !"PIC Level", i32 2}
!68 = !{i32 7, !"PIE Level", i32 2}
!69 = !{i32 7, !"uwtable", i32 2}
!70 = !{i32 7, !"frame-pointer", i32 2}
!71 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!72 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 26, type: !73, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !75)
!73 = !DISubroutineType(types: !74)
!74 = !{!25}
!75 = !{}
!76 = !DILocalVariable(name: "first", scope: !72, file: !3, line: 27, type: !77)
!77 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !32, line: 27, baseType: !56)
!78 = !DILocation(line: 27, column: 13, scope: !72)
!79 = !DILocalVariable(name: "second", scope: !72, file: !3, line: 27, type: !77)
!80 = !DILocation(line: 27, column: 20, scope: !72)
!81 = !DILocation(line: 28, column: 3, scope: !72)
!82 = !DILocation(line: 29, column: 3, scope: !72)
!83 = !DILocation(line: 30, column: 3, scope: !72)
!84 = !DILocation(line: 31, column: 9, scope: !72)
!85 = !DILocation(line: 32, column: 9, scope: !72)
!86 = !DILocalVariable(name: "seen", scope: !72, file: !3, line: 33, type: !25)
!87 = !DILocation(line: 33, column: 7, scope: !72)
!88 = !DILocation(line: 33, column: 14, scope: !72)
!89 = !DILocation(line: 34, column: 3, scope: !90)
!90 = distinct !DILexicalBlock(scope: !91, file: !3, line: 34, column: 3)
!91 = distinct !DILexicalBlock(scope: !72, file: !3, line: 34, column: 3)
!92 = !DILocation(line: 34, column: 3, scope: !91)
!93 = !DILocation(line: 35, column: 3, scope: !72)
!94 = distinct !DISubprogram(name: "wait_for_it", scope: !3, file: !3, line: 15, type: !95, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !75)
!95 = !DISubroutineType(types: !96)
!96 = !{!97, !97}
!97 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!98 = !DILocalVariable(name: "unused", arg: 1, scope: !94, file: !3, line: 15, type: !97)
!99 = !DILocation(line: 15, column: 32, scope: !94)
!100 = !DILocation(line: 16, column: 3, scope: !94)
!101 = !DILocation(line: 17, column: 5, scope: !94)
!102 = !DILocation(line: 18, column: 3, scope: !94)
!103 = distinct !DISubprogram(name: "initialise_again", scope: !3, file: !3, line: 21, type: !95, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !75)
!104 = !DILocalVariable(name: "unused", arg: 1, scope: !103, file: !3, line: 21, type: !97)
!105 = !DILocation(line: 21, column: 37, scope: !103)
!106 = !DILocation(line: 22, column: 3, scope: !103)
!107 = !DILocation(line: 23, column: 3, scope: !103)
