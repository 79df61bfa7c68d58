source_filename = "keys.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@key = internal global i32 0, align 4, !dbg !0
@destroyed = dso_local global i32 0, align 4, !dbg !10
@m = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !12
@.str = private unnamed_addr constant [53 x i8] c"*(int *)pthread_getspecific(key) == (int)(long)which\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"keys.c\00", align 1
@__PRETTY_FUNCTION__.work = private unnamed_addr constant [19 x i8] c"void *work(void *)\00", align 1

define dso_local i32 @main() #0 !dbg !54 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !58, metadata !DIExpression()), !dbg !61
  call void @llvm.dbg.declare(metadata ptr %3, metadata !62, metadata !DIExpression()), !dbg !63
  %4 = call i32 @pthread_key_create(ptr noundef @key, ptr noundef @destroy) #5, !dbg !64
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @work, ptr noundef inttoptr (i64 1 to ptr)) #5, !dbg !65
  %6 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @work, ptr noundef inttoptr (i64 2 to ptr)) #5, !dbg !66
  %7 = load i64, ptr %2, align 8, !dbg !67
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !68
  %9 = load i64, ptr %3, align 8, !dbg !69
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !70
  %11 = load i32, ptr @key, align 4, !dbg !71
  %12 = call ptr @pthread_getspecific(i32 noundef %11) #5, !dbg !72
  %13 = icmp ne ptr %12, null, !dbg !73
  %14 = zext i1 %13 to i32, !dbg !73
  ret i32 %14, !dbg !74
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_key_create(ptr noundef, ptr noundef) #2

define internal void @destroy(ptr noundef %0) #0 !dbg !75 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !78, metadata !DIExpression()), !dbg !79
  %3 = load ptr, ptr %2, align 8, !dbg !80
  call void @free(ptr noundef %3) #5, !dbg !81
  %4 = call i32 @pthread_mutex_lock(ptr noundef @m) #5, !dbg !82
  %5 = load i32, ptr @destroyed, align 4, !dbg !83
  %6 = add nsw i32 %5, 1, !dbg !83
  store i32 %6, ptr @destroyed, align 4, !dbg !83
  %7 = call i32 @pthread_mutex_unlock(ptr noundef @m) #5, !dbg !84
  ret void, !dbg !85
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @work(ptr noundef %0) #0 !dbg !86 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !89, metadata !DIExpression()), !dbg !90
  call void @llvm.dbg.declare(metadata ptr %3, metadata !91, metadata !DIExpression()), !dbg !92
  %4 = call noalias ptr @malloc(i64 noundef 4) #5, !dbg !93
  store ptr %4, ptr %3, align 8, !dbg !92
  %5 = load ptr, ptr %2, align 8, !dbg !94
  %6 = ptrtoint ptr %5 to i64, !dbg !95
  %7 = trunc i64 %6 to i32, !dbg !96
  %8 = load ptr, ptr %3, align 8, !dbg !97
  store i32 %7, ptr %8, align 4, !dbg !98
  %9 = load i32, ptr @key, align 4, !dbg !99
  %10 = load ptr, ptr %3, align 8, !dbg !100
  %11 = call i32 @pthread_setspecific(i32 noundef %9, ptr noundef %10) #5, !dbg !101
  %12 = load i32, ptr @key, align 4, !dbg !102
  %13 = call ptr @pthread_getspecific(i32 noundef %12) #5, !dbg !102
  %14 = load i32, ptr %13, align 4, !dbg !102
  %15 = load ptr, ptr %2, align 8, !dbg !102
  %16 = ptrtoint ptr %15 to i64, !dbg !102
  %17 = trunc i64 %16 to i32, !dbg !102
  %18 = icmp eq i32 %14, %17, !dbg !102
  br i1 %18, label %19, label %20, !dbg !105

19:                                               ; preds = %1
  br label %21, !dbg !105

20:                                               ; preds = %1
  call void @__assert_fail(ptr noundef getelementptr inbounds ([53 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([7 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 21, ptr noundef getelementptr inbounds ([19 x i8], ptr @__PRETTY_FUNCTION__.work, i64 0, i64 0)) #6, !dbg !102
  unreachable, !dbg !102

21:                                               ; preds = %19
  ret ptr null, !dbg !106
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare ptr @pthread_getspecific(i32 noundef) #2

declare void @free(ptr noundef) #2

declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #2

declare noalias ptr @malloc(i64 noundef) #2

declare i32 @pthread_setspecific(i32 noundef, ptr noundef) #2

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!46, !47, !48, !49, !50, !51, !52}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "key", scope: !2, file: !3, line: 6, type: !45, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !9, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "keys.c", directory: ".", checksumkind: CSK_MD5, checksum: "664de45235707326e02b705556ccd0d3")
!4 = !{!5, !6, !7, !8}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!9 = !{!0, !10, !12}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "destroyed", scope: !2, file: !3, line: 8, type: !6, isLocal: false, isDefinition: true)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 7, type: !14, isLocal: true, isDefinition: true)
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !15, line: 72, baseType: !16)
!15 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!16 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !15, line: 67, size: 320, elements: !17)
!17 = !{!18, !39, !44}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !16, file: !15, line: 69, baseType: !19, size: 320)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !20, line: 22, size: 320, elements: !21)
!20 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: ".", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!21 = !{!22, !23, !25, !26, !27, !28, !30, !31}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !19, file: !20, line: 24, baseType: !6, size: 32)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !19, file: !20, line: 25, baseType: !24, size: 32, offset: 32)
!24 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !19, file: !20, line: 26, baseType: !6, size: 32, offset: 64)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !19, file: !20, line: 28, baseType: !24, size: 32, offset: 96)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !19, file: !20, line: 32, baseType: !6, size: 32, offset: 128)
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
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !16, file: !15, line: 71, baseType: !7, size: 64)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_key_t", file: !15, line: 49, baseType: !24)
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
!56 = !{!6}
!57 = !{}
!58 = !DILocalVariable(name: "a", scope: !54, file: !3, line: 26, type: !59)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !15, line: 27, baseType: !60)
!60 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!61 = !DILocation(line: 26, column: 13, scope: !54)
!62 = !DILocalVariable(name: "b", scope: !54, file: !3, line: 26, type: !59)
!63 = !DILocation(line: 26, column: 16, scope: !54)
!64 = !DILocation(line: 27, column: 3, scope: !54)
!65 = !DILocation(line: 28, column: 3, scope: !54)
!66 = !DILocation(line: 29, column: 3, scope: !54)
!67 = !DILocation(line: 30, column: 16, scope: !54)
!68 = !DILocation(line: 30, column: 3, scope: !54)
!69 = !DILocation(line: 31, column: 16, scope: !54)
!70 = !DILocation(line: 31, column: 3, scope: !54)
!71 = !DILocation(line: 32, column: 30, scope: !54)
!72 = !DILocation(line: 32, column: 10, scope: !54)
!73 = !DILocation(line: 32, column: 35, scope: !54)
!74 = !DILocation(line: 32, column: 3, scope: !54)
!75 = distinct !DISubprogram(name: "destroy", scope: !3, file: !3, line: 10, type: !76, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!76 = !DISubroutineType(types: !77)
!77 = !{null, !5}
!78 = !DILocalVariable(name: "value", arg: 1, scope: !75, file: !3, line: 10, type: !5)
!79 = !DILocation(line: 10, column: 27, scope: !75)
!80 = !DILocation(line: 11, column: 8, scope: !75)
!81 = !DILocation(line: 11, column: 3, scope: !75)
!82 = !DILocation(line: 12, column: 3, scope: !75)
!83 = !DILocation(line: 13, column: 12, scope: !75)
!84 = !DILocation(line: 14, column: 3, scope: !75)
!85 = !DILocation(line: 15, column: 1, scope: !75)
!86 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 17, type: !87, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!87 = !DISubroutineType(types: !88)
!88 = !{!5, !5}
!89 = !DILocalVariable(name: "which", arg: 1, scope: !86, file: !3, line: 17, type: !5)
!90 = !DILocation(line: 17, column: 25, scope: !86)
!91 = !DILocalVariable(name: "mine", scope: !86, file: !3, line: 18, type: !8)
!92 = !DILocation(line: 18, column: 8, scope: !86)
!93 = !DILocation(line: 18, column: 15, scope: !86)
!94 = !DILocation(line: 19, column: 22, scope: !86)
!95 = !DILocation(line: 19, column: 16, scope: !86)
!96 = !DILocation(line: 19, column: 11, scope: !86)
!97 = !DILocation(line: 19, column: 4, scope: !86)
!98 = !DILocation(line: 19, column: 9, scope: !86)
!99 = !DILocation(line: 20, column: 23, scope: !86)
!100 = !DILocation(line: 20, column: 28, scope: !86)
!101 = !DILocation(line: 20, column: 3, scope: !86)
!102 = !DILocation(line: 21, column: 3, scope: !103)
!103 = distinct !DILexicalBlock(scope: !104, file: !3, line: 21, column: 3)
!104 = distinct !DILexicalBlock(scope: !86, file: !3, line: 21, column: 3)
!105 = !DILocation(line: 21, column: 3, scope: !104)
!106 = !DILocation(line: 22, column: 3, scope: !86)
