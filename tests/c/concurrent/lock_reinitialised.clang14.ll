source_filename = "lock_reinitialised.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i32, i32, i8, [7 x i8], i64, i32 }

@lock = internal global %union.pthread_rwlock_t zeroinitializer, align 8, !dbg !0
@own = internal global [1 x i32] zeroinitializer, align 4, !dbg !9
@x = internal global i32 0, align 4, !dbg !5
@.str = private unnamed_addr constant [10 x i8] c"seen != 5\00", align 1
@.str.1 = private unnamed_addr constant [21 x i8] c"lock_reinitialised.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() #0 !dbg !56 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !60, metadata !DIExpression()), !dbg !62
  call void @llvm.dbg.declare(metadata ptr %3, metadata !63, metadata !DIExpression()), !dbg !64
  %5 = call i32 @pthread_rwlock_wrlock(ptr noundef @lock) #4, !dbg !65
  %6 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @wait_for_it, ptr noundef null) #4, !dbg !66
  %7 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @initialise_again, ptr noundef null) #4, !dbg !67
  %8 = load i32, ptr getelementptr inbounds ([1 x i32], ptr @own, i64 0, i64 0), align 4, !dbg !68
  %9 = add nsw i32 %8, 1, !dbg !68
  store i32 %9, ptr getelementptr inbounds ([1 x i32], ptr @own, i64 0, i64 0), align 4, !dbg !68
  %10 = load i32, ptr getelementptr inbounds ([1 x i32], ptr @own, i64 0, i64 0), align 4, !dbg !69
  %11 = add nsw i32 %10, 1, !dbg !69
  store i32 %11, ptr getelementptr inbounds ([1 x i32], ptr @own, i64 0, i64 0), align 4, !dbg !69
  call void @llvm.dbg.declare(metadata ptr %4, metadata !70, metadata !DIExpression()), !dbg !71
  %12 = load atomic i32, ptr @x seq_cst, align 4, !dbg !72
  store i32 %12, ptr %4, align 4, !dbg !71
  %13 = load i32, ptr %4, align 4, !dbg !73
  %14 = icmp ne i32 %13, 5, !dbg !73
  br i1 %14, label %15, label %16, !dbg !76

15:                                               ; preds = %0
  br label %17, !dbg !76

16:                                               ; preds = %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([10 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([21 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 34, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !73
  unreachable, !dbg !73

17:                                               ; preds = %15
  ret i32 0, !dbg !77
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_rwlock_wrlock(ptr noundef) #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @wait_for_it(ptr noundef %0) #0 !dbg !78 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !82, metadata !DIExpression()), !dbg !83
  %3 = call i32 @pthread_rwlock_wrlock(ptr noundef @lock) #4, !dbg !84
  store atomic i32 5, ptr @x seq_cst, align 4, !dbg !85
  ret ptr null, !dbg !86
}

define internal ptr @initialise_again(ptr noundef %0) #0 !dbg !87 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !88, metadata !DIExpression()), !dbg !89
  %3 = call i32 @pthread_rwlock_init(ptr noundef @lock, ptr noundef null) #4, !dbg !90
  ret ptr null, !dbg !91
}

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare i32 @pthread_rwlock_init(ptr noundef, ptr noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!48, !49, !50, !51, !52, !53, !54}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 11, type: !14, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "lock_reinitialised.c", directory: ".", checksumkind: CSK_MD5, checksum: "450f2dc52f3e7f569a1ad5f089156629")
!4 = !{!5, !9, !0}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 12, type: !7, isLocal: true, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "own", scope: !2, file: !3, line: 13, type: !11, isLocal: true, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 32, elements: !12)
!12 = !{!13}
!13 = !DISubrange(count: 1)
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_rwlock_t", file: !15, line: 91, baseType: !16)
!15 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!16 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !15, line: 86, size: 448, elements: !17)
!17 = !{!18, !41, !46}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !16, file: !15, line: 88, baseType: !19, size: 448)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_rwlock_arch_t", file: !20, line: 23, size: 448, elements: !21)
!20 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_rwlock.h", directory: ".", checksumkind: CSK_MD5, checksum: "2034038f4a99ff6cb7b9de3a3e8c2a8e")
!21 = !{!22, !24, !25, !26, !27, !28, !29, !30, !31, !33, !38, !40}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__readers", scope: !19, file: !20, line: 25, baseType: !23, size: 32)
!23 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__writers", scope: !19, file: !20, line: 26, baseType: !23, size: 32, offset: 32)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__wrphase_futex", scope: !19, file: !20, line: 27, baseType: !23, size: 32, offset: 64)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__writers_futex", scope: !19, file: !20, line: 28, baseType: !23, size: 32, offset: 96)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__pad3", scope: !19, file: !20, line: 29, baseType: !23, size: 32, offset: 128)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__pad4", scope: !19, file: !20, line: 30, baseType: !23, size: 32, offset: 160)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__cur_writer", scope: !19, file: !20, line: 32, baseType: !8, size: 32, offset: 192)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__shared", scope: !19, file: !20, line: 33, baseType: !8, size: 32, offset: 224)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__rwelision", scope: !19, file: !20, line: 34, baseType: !32, size: 8, offset: 256)
!32 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__pad1", scope: !19, file: !20, line: 39, baseType: !34, size: 56, offset: 264)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 56, elements: !36)
!35 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!36 = !{!37}
!37 = !DISubrange(count: 7)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__pad2", scope: !19, file: !20, line: 42, baseType: !39, size: 64, offset: 320)
!39 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__flags", scope: !19, file: !20, line: 45, baseType: !23, size: 32, offset: 384)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !16, file: !15, line: 89, baseType: !42, size: 448)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !43, size: 448, elements: !44)
!43 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!44 = !{!45}
!45 = !DISubrange(count: 56)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !16, file: !15, line: 90, baseType: !47, size: 64)
!47 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!48 = !{i32 7, !"Dwarf Version", i32 5}
!49 = !{i32 2, !"Debug Info Version", i32 3}
!50 = !{i32 1, !"wchar_size", i32 4}
!51 = !{i32 7, !"PIC Level", i32 2}
!52 = !{i32 7, !"PIE Level", i32 2}
!53 = !{i32 7, !"uwtable", i32 1}
!54 = !{i32 7, !"frame-pointer", i32 2}
!55 = !{!"Debian clang version 14.0.6"}
!56 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 26, type: !57, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !59)
!57 = !DISubroutineType(types: !58)
!58 = !{!8}
!59 = !{}
!60 = !DILocalVariable(name: "first", scope: !56, file: !3, line: 27, type: !61)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !15, line: 27, baseType: !39)
!62 = !DILocation(line: 27, column: 13, scope: !56)
!63 = !DILocalVariable(name: "second", scope: !56, file: !3, line: 27, type: !61)
!64 = !DILocation(line: 27, column: 20, scope: !56)
!65 = !DILocation(line: 28, column: 3, scope: !56)
!66 = !DILocation(line: 29, column: 3, scope: !56)
!67 = !DILocation(line: 30, column: 3, scope: !56)
!68 = !DILocation(line: 31, column: 9, scope: !56)
!69 = !DILocation(line: 32, column: 9, scope: !56)
!70 = !DILocalVariable(name: "seen", scope: !56, file: !3, line: 33, type: !8)
!71 = !DILocation(line: 33, column: 7, scope: !56)
!72 = !DILocation(line: 33, column: 14, scope: !56)
!73 = !DILocation(line: 34, column: 3, scope: !74)
!74 = distinct !DILexicalBlock(scope: !75, file: !3, line: 34, column: 3)
!75 = distinct !DILexicalBlock(scope: !56, file: !3, line: 34, column: 3)
!76 = !DILocation(line: 34, column: 3, scope: !75)
!77 = !DILocation(line: 35, column: 3, scope: !56)
!78 = distinct !DISubprogram(name: "wait_for_it", scope: !3, file: !3, line: 15, type: !79, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!79 = !DISubroutineType(types: !80)
!80 = !{!81, !81}
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!82 = !DILocalVariable(name: "unused", arg: 1, scope: !78, file: !3, line: 15, type: !81)
!83 = !DILocation(line: 15, column: 32, scope: !78)
!84 = !DILocation(line: 16, column: 3, scope: !78)
!85 = !DILocation(line: 17, column: 5, scope: !78)
!86 = !DILocation(line: 18, column: 3, scope: !78)
!87 = distinct !DISubprogram(name: "initialise_again", scope: !3, file: !3, line: 21, type: !79, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!88 = !DILocalVariable(name: "unused", arg: 1, scope: !87, file: !3, line: 21, type: !81)
!89 = !DILocation(line: 21, column: 37, scope: !87)
!90 = !DILocation(line: 22, column: 3, scope: !87)
!91 = !DILocation(line: 23, column: 3, scope: !87)
