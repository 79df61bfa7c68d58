source_filename = "readers_and_writers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i32, i32, i8, [7 x i8], i64, i32 }

@value = dso_local global i32 0, align 4, !dbg !0
@lock = internal global %union.pthread_rwlock_t zeroinitializer, align 8, !dbg !7
@.str = private unnamed_addr constant [15 x i8] c"value % 2 == 0\00", align 1, !dbg !44
@.str.1 = private unnamed_addr constant [22 x i8] c"readers_and_writers.c\00", align 1, !dbg !49
@__PRETTY_FUNCTION__.read_it = private unnamed_addr constant [22 x i8] c"void *read_it(void *)\00", align 1, !dbg !54

define dso_local i32 @main() #0 !dbg !66 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !70, !DIExpression(), !72)
    #dbg_declare(ptr %3, !73, !DIExpression(), !74)
    #dbg_declare(ptr %4, !75, !DIExpression(), !76)
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @write_it, ptr noundef null) #4, !dbg !77
  %6 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @read_it, ptr noundef null) #4, !dbg !78
  %7 = call i32 @pthread_create(ptr noundef %4, ptr noundef null, ptr noundef @read_it, ptr noundef null) #4, !dbg !79
  %8 = load i64, ptr %2, align 8, !dbg !80
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !81
  %10 = load i64, ptr %3, align 8, !dbg !82
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !83
  %12 = load i64, ptr %4, align 8, !dbg !84
  %13 = call i32 @pthread_join(i64 noundef %12, ptr noundef null), !dbg !85
  ret i32 0, !dbg !86
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @write_it(ptr noundef %0) #0 !dbg !87 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !90, !DIExpression(), !91)
  %3 = call i32 @pthread_rwlock_wrlock(ptr noundef @lock) #4, !dbg !92
  %4 = load i32, ptr @value, align 4, !dbg !93
  %5 = add nsw i32 %4, 1, !dbg !93
  store i32 %5, ptr @value, align 4, !dbg !93
  %6 = load i32, ptr @value, align 4, !dbg !94
  %7 = add nsw i32 %6, 1, !dbg !94
  store i32 %7, ptr @value, align 4, !dbg !94
  %8 = call i32 @pthread_rwlock_unlock(ptr noundef @lock) #4, !dbg !95
  %9 = load ptr, ptr %2, align 8, !dbg !96
  ret ptr %9, !dbg !97
}

define internal ptr @read_it(ptr noundef %0) #0 !dbg !98 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !99, !DIExpression(), !100)
  %3 = call i32 @pthread_rwlock_rdlock(ptr noundef @lock) #4, !dbg !101
  %4 = load i32, ptr @value, align 4, !dbg !102
  %5 = srem i32 %4, 2, !dbg !102
  %6 = icmp eq i32 %5, 0, !dbg !102
  br i1 %6, label %7, label %8, !dbg !105

7:                                                ; preds = %1
  br label %9, !dbg !105

8:                                                ; preds = %1
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 18, ptr noundef @__PRETTY_FUNCTION__.read_it) #5, !dbg !102
  unreachable, !dbg !102

9:                                                ; preds = %7
  %10 = call i32 @pthread_rwlock_unlock(ptr noundef @lock) #4, !dbg !106
  %11 = load ptr, ptr %2, align 8, !dbg !107
  ret ptr %11, !dbg !108
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare i32 @pthread_rwlock_wrlock(ptr noundef) #1

declare i32 @pthread_rwlock_unlock(ptr noundef) #1

declare i32 @pthread_rwlock_rdlock(ptr noundef) #1

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!58, !59, !60, !61, !62, !63, !64}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "value", scope: !2, file: !3, line: 6, type: !25, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "readers_and_writers.c", directory: ".", checksumkind: CSK_MD5, checksum: "a082bffedf3be5dd4f25acb3d9b19c9e")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !44, !49, !54}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 5, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_rwlock_t", file: !10, line: 91, baseType: !11)
!10 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!11 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 86, size: 448, elements: !12)
!12 = !{!13, !37, !42}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !11, file: !10, line: 88, baseType: !14, size: 448)
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_rwlock_arch_t", file: !15, line: 23, size: 448, elements: !16)
!15 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_rwlock.h", directory: "", checksumkind: CSK_MD5, checksum: "2034038f4a99ff6cb7b9de3a3e8c2a8e")
!16 = !{!17, !19, !20, !21, !22, !23, !24, !26, !27, !29, !34, !36}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "__readers", scope: !14, file: !15, line: 25, baseType: !18, size: 32)
!18 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__writers", scope: !14, file: !15, line: 26, baseType: !18, size: 32, offset: 32)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__wrphase_futex", scope: !14, file: !15, line: 27, baseType: !18, size: 32, offset: 64)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__writers_futex", scope: !14, file: !15, line: 28, baseType: !18, size: 32, offset: 96)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__pad3", scope: !14, file: !15, line: 29, baseType: !18, size: 32, offset: 128)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__pad4", scope: !14, file: !15, line: 30, baseType: !18, size: 32, offset: 160)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__cur_writer", scope: !14, file: !15, line: 32, baseType: !25, size: 32, offset: 192)
!25 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__shared", scope: !14, file: !15, line: 33, baseType: !25, size: 32, offset: 224)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__rwelision", scope: !14, file: !15, line: 34, baseType: !28, size: 8, offset: 256)
!28 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__pad1", scope: !14, file: !15, line: 39, baseType: !30, size: 56, offset: 264)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 56, elements: !32)
!31 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!32 = !{!33}
!33 = !DISubrange(count: 7)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__pad2", scope: !14, file: !15, line: 42, baseType: !35, size: 64, offset: 320)
!35 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__flags", scope: !14, file: !15, line: 45, baseType: !18, size: 32, offset: 384)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !11, file: !10, line: 89, baseType: !38, size: 448)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 448, elements: !40)
!39 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!40 = !{!41}
!41 = !DISubrange(count: 56)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !11, file: !10, line: 90, baseType: !43, size: 64)
!43 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(scope: null, file: !3, line: 18, type: !46, isLocal: true, isDefinition: true)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 120, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 15)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(scope: null, file: !3, line: 18, type: !51, isLocal: true, isDefinition: true)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 176, elements: !52)
!52 = !{!53}
!53 = !DISubrange(count: 22)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(scope: null, file: !3, line: 18, type: !56, isLocal: true, isDefinition: true)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !57, size: 176, elements: !52)
!57 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !39)
!58 = !{i32 7, !"Dwarf Version", i32 5}
!59 = !{i32 2, !"Debug Info Version", i32 3}
!60 = !{i32 1, !"wchar_size", i32 4}
!61 = !{i32 8, !"PIC Level", i32 2}
!62 = !{i32 7, !"PIE Level", i32 2}
!63 = !{i32 7, !"uwtable", i32 2}
!64 = !{i32 7, !"frame-pointer", i32 2}
!65 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!66 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 23, type: !67, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !69)
!67 = !DISubroutineType(types: !68)
!68 = !{!25}
!69 = !{}
!70 = !DILocalVariable(name: "a", scope: !66, file: !3, line: 24, type: !71)
!71 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 27, baseType: !35)
!72 = !DILocation(line: 24, column: 13, scope: !66)
!73 = !DILocalVariable(name: "b", scope: !66, file: !3, line: 24, type: !71)
!74 = !DILocation(line: 24, column: 16, scope: !66)
!75 = !DILocalVariable(name: "c", scope: !66, file: !3, line: 24, type: !71)
!76 = !DILocation(line: 24, column: 19, scope: !66)
!77 = !DILocation(line: 25, column: 3, scope: !66)
!78 = !DILocation(line: 26, column: 3, scope: !66)
!79 = !DILocation(line: 27, column: 3, scope: !66)
!80 = !DILocation(line: 28, column: 16, scope: !66)
!81 = !DILocation(line: 28, column: 3, scope: !66)
!82 = !DILocation(line: 29, column: 16, scope: !66)
!83 = !DILocation(line: 29, column: 3, scope: !66)
!84 = !DILocation(line: 30, column: 16, scope: !66)
!85 = !DILocation(line: 30, column: 3, scope: !66)
!86 = !DILocation(line: 31, column: 3, scope: !66)
!87 = distinct !DISubprogram(name: "write_it", scope: !3, file: !3, line: 8, type: !88, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !69)
!88 = !DISubroutineType(types: !89)
!89 = !{!5, !5}
!90 = !DILocalVariable(name: "unused", arg: 1, scope: !87, file: !3, line: 8, type: !5)
!91 = !DILocation(line: 8, column: 29, scope: !87)
!92 = !DILocation(line: 9, column: 3, scope: !87)
!93 = !DILocation(line: 10, column: 8, scope: !87)
!94 = !DILocation(line: 11, column: 8, scope: !87)
!95 = !DILocation(line: 12, column: 3, scope: !87)
!96 = !DILocation(line: 13, column: 10, scope: !87)
!97 = !DILocation(line: 13, column: 3, scope: !87)
!98 = distinct !DISubprogram(name: "read_it", scope: !3, file: !3, line: 16, type: !88, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !69)
!99 = !DILocalVariable(name: "unused", arg: 1, scope: !98, file: !3, line: 16, type: !5)
!100 = !DILocation(line: 16, column: 28, scope: !98)
!101 = !DILocation(line: 17, column: 3, scope: !98)
!102 = !DILocation(line: 18, column: 3, scope: !103)
!103 = distinct !DILexicalBlock(scope: !104, file: !3, line: 18, column: 3)
!104 = distinct !DILexicalBlock(scope: !98, file: !3, line: 18, column: 3)
!105 = !DILocation(line: 18, column: 3, scope: !104)
!106 = !DILocation(line: 19, column: 3, scope: !98)
!107 = !DILocation(line: 20, column: 10, scope: !98)
!108 = !DILocation(line: 20, column: 3, scope: !98)
