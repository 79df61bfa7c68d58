source_filename = "two_joins.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@begun = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@joined = internal global i64 0, align 8, !dbg !7
@first = internal global i32 0, align 4, !dbg !12
@second = internal global i32 0, align 4, !dbg !15

define dso_local i32 @main() #0 !dbg !56 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !60, !DIExpression(), !61)
    #dbg_declare(ptr %3, !62, !DIExpression(), !63)
  %4 = call i32 @pthread_mutex_lock(ptr noundef @begun) #3, !dbg !64
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @join_first, ptr noundef null) #3, !dbg !65
  %6 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @join_second, ptr noundef null) #3, !dbg !66
  %7 = call i32 @pthread_create(ptr noundef @joined, ptr noundef null, ptr noundef @work, ptr noundef null) #3, !dbg !67
  %8 = call i32 @pthread_mutex_unlock(ptr noundef @begun) #3, !dbg !68
  %9 = load i64, ptr %2, align 8, !dbg !69
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !70
  %11 = load i64, ptr %3, align 8, !dbg !71
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef null), !dbg !72
  ret i32 0, !dbg !73
}

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @join_first(ptr noundef %0) #0 !dbg !74 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !77, !DIExpression(), !78)
  %3 = call i32 @join_it(), !dbg !79
  store i32 %3, ptr @first, align 4, !dbg !80
  %4 = load ptr, ptr %2, align 8, !dbg !81
  ret ptr %4, !dbg !82
}

define internal ptr @join_second(ptr noundef %0) #0 !dbg !83 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !84, !DIExpression(), !85)
  %3 = call i32 @join_it(), !dbg !86
  store i32 %3, ptr @second, align 4, !dbg !87
  %4 = load ptr, ptr %2, align 8, !dbg !88
  ret ptr %4, !dbg !89
}

define internal ptr @work(ptr noundef %0) #0 !dbg !90 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !91, !DIExpression(), !92)
  %3 = load ptr, ptr %2, align 8, !dbg !93
  ret ptr %3, !dbg !94
}

declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

define internal i32 @join_it() #0 !dbg !95 {
  %1 = call i32 @pthread_mutex_lock(ptr noundef @begun) #3, !dbg !96
  %2 = call i32 @pthread_mutex_unlock(ptr noundef @begun) #3, !dbg !97
  %3 = load i64, ptr @joined, align 8, !dbg !98
  %4 = call i32 @pthread_join(i64 noundef %3, ptr noundef null), !dbg !99
  ret i32 %4, !dbg !100
}


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!48, !49, !50, !51, !52, !53, !54}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "begun", scope: !2, file: !3, line: 13, type: !17, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "two_joins.c", directory: ".", checksumkind: CSK_MD5, checksum: "4ccc23b32e9750b08f2057e684c5e734")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !0, !12, !15}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "joined", scope: !2, file: !3, line: 11, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 27, baseType: !11)
!10 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!11 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 12, type: !14, isLocal: true, isDefinition: true)
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 12, type: !14, isLocal: true, isDefinition: true)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !10, line: 72, baseType: !18)
!18 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 67, size: 320, elements: !19)
!19 = !{!20, !41, !46}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !18, file: !10, line: 69, baseType: !21, size: 320)
!21 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !22, line: 22, size: 320, elements: !23)
!22 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!23 = !{!24, !25, !27, !28, !29, !30, !32, !33}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !21, file: !22, line: 24, baseType: !14, size: 32)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !21, file: !22, line: 25, baseType: !26, size: 32, offset: 32)
!26 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !21, file: !22, line: 26, baseType: !14, size: 32, offset: 64)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !21, file: !22, line: 28, baseType: !26, size: 32, offset: 96)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !21, file: !22, line: 32, baseType: !14, size: 32, offset: 128)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !21, file: !22, line: 34, baseType: !31, size: 16, offset: 160)
!31 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !21, file: !22, line: 35, baseType: !31, size: 16, offset: 176)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !21, file: !22, line: 36, baseType: !34, size: 128, offset: 192)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !35, line: 55, baseType: !36)
!35 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!36 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !35, line: 51, size: 128, elements: !37)
!37 = !{!38, !40}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !36, file: !35, line: 53, baseType: !39, size: 64)
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !36, file: !35, line: 54, baseType: !39, size: 64, offset: 64)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !18, file: !10, line: 70, baseType: !42, size: 320)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !43, size: 320, elements: !44)
!43 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!44 = !{!45}
!45 = !DISubrange(count: 40)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !18, file: !10, line: 71, baseType: !47, size: 64)
!47 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!48 = !{i32 7, !"Dwarf Version", i32 5}
!49 = !{i32 2, !"Debug Info Version", i32 3}
!50 = !{i32 1, !"wchar_size", i32 4}
!51 = !{i32 8, !"PIC Level", i32 2}
!52 = !{i32 7, !"PIE Level", i32 2}
!53 = !{i32 7, !"uwtable", i32 2}
!54 = !{i32 7, !"frame-pointer", i32 2}
!55 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!56 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 33, type: !57, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !59)
!57 = !DISubroutineType(types: !58)
!58 = !{!14}
!59 = !{}
!60 = !DILocalVariable(name: "a", scope: !56, file: !3, line: 34, type: !9)
!61 = !DILocation(line: 34, column: 13, scope: !56)
!62 = !DILocalVariable(name: "b", scope: !56, file: !3, line: 34, type: !9)
!63 = !DILocation(line: 34, column: 16, scope: !56)
!64 = !DILocation(line: 35, column: 3, scope: !56)
!65 = !DILocation(line: 36, column: 3, scope: !56)
!66 = !DILocation(line: 37, column: 3, scope: !56)
!67 = !DILocation(line: 38, column: 3, scope: !56)
!68 = !DILocation(line: 39, column: 3, scope: !56)
!69 = !DILocation(line: 40, column: 16, scope: !56)
!70 = !DILocation(line: 40, column: 3, scope: !56)
!71 = !DILocation(line: 41, column: 16, scope: !56)
!72 = !DILocation(line: 41, column: 3, scope: !56)
!73 = !DILocation(line: 42, column: 3, scope: !56)
!74 = distinct !DISubprogram(name: "join_first", scope: !3, file: !3, line: 23, type: !75, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!75 = !DISubroutineType(types: !76)
!76 = !{!5, !5}
!77 = !DILocalVariable(name: "argument", arg: 1, scope: !74, file: !3, line: 23, type: !5)
!78 = !DILocation(line: 23, column: 31, scope: !74)
!79 = !DILocation(line: 24, column: 11, scope: !74)
!80 = !DILocation(line: 24, column: 9, scope: !74)
!81 = !DILocation(line: 25, column: 10, scope: !74)
!82 = !DILocation(line: 25, column: 3, scope: !74)
!83 = distinct !DISubprogram(name: "join_second", scope: !3, file: !3, line: 28, type: !75, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!84 = !DILocalVariable(name: "argument", arg: 1, scope: !83, file: !3, line: 28, type: !5)
!85 = !DILocation(line: 28, column: 32, scope: !83)
!86 = !DILocation(line: 29, column: 12, scope: !83)
!87 = !DILocation(line: 29, column: 10, scope: !83)
!88 = !DILocation(line: 30, column: 10, scope: !83)
!89 = !DILocation(line: 30, column: 3, scope: !83)
!90 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 21, type: !75, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!91 = !DILocalVariable(name: "argument", arg: 1, scope: !90, file: !3, line: 21, type: !5)
!92 = !DILocation(line: 21, column: 25, scope: !90)
!93 = !DILocation(line: 21, column: 44, scope: !90)
!94 = !DILocation(line: 21, column: 37, scope: !90)
!95 = distinct !DISubprogram(name: "join_it", scope: !3, file: !3, line: 15, type: !57, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!96 = !DILocation(line: 16, column: 3, scope: !95)
!97 = !DILocation(line: 17, column: 3, scope: !95)
!98 = !DILocation(line: 18, column: 23, scope: !95)
!99 = !DILocation(line: 18, column: 10, scope: !95)
!100 = !DILocation(line: 18, column: 3, scope: !95)
