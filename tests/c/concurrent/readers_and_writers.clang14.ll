source_filename = "readers_and_writers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i32, i32, i8, [7 x i8], i64, i32 }

@value = dso_local global i32 0, align 4, !dbg !0
@lock = internal global %union.pthread_rwlock_t zeroinitializer, align 8, !dbg !7
@.str = private unnamed_addr constant [15 x i8] c"value % 2 == 0\00", align 1
@.str.1 = private unnamed_addr constant [22 x i8] c"readers_and_writers.c\00", align 1
@__PRETTY_FUNCTION__.read_it = private unnamed_addr constant [22 x i8] c"void *read_it(void *)\00", align 1

define dso_local i32 @main() #0 !dbg !52 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !56, metadata !DIExpression()), !dbg !58
  call void @llvm.dbg.declare(metadata ptr %3, metadata !59, metadata !DIExpression()), !dbg !60
  call void @llvm.dbg.declare(metadata ptr %4, metadata !61, metadata !DIExpression()), !dbg !62
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @write_it, ptr noundef null) #5, !dbg !63
  %6 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @read_it, ptr noundef null) #5, !dbg !64
  %7 = call i32 @pthread_create(ptr noundef %4, ptr noundef null, ptr noundef @read_it, ptr noundef null) #5, !dbg !65
  %8 = load i64, ptr %2, align 8, !dbg !66
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !67
  %10 = load i64, ptr %3, align 8, !dbg !68
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !69
  %12 = load i64, ptr %4, align 8, !dbg !70
  %13 = call i32 @pthread_join(i64 noundef %12, ptr noundef null), !dbg !71
  ret i32 0, !dbg !72
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @write_it(ptr noundef %0) #0 !dbg !73 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !76, metadata !DIExpression()), !dbg !77
  %3 = call i32 @pthread_rwlock_wrlock(ptr noundef @lock) #5, !dbg !78
  %4 = load i32, ptr @value, align 4, !dbg !79
  %5 = add nsw i32 %4, 1, !dbg !79
  store i32 %5, ptr @value, align 4, !dbg !79
  %6 = load i32, ptr @value, align 4, !dbg !80
  %7 = add nsw i32 %6, 1, !dbg !80
  store i32 %7, ptr @value, align 4, !dbg !80
  %8 = call i32 @pthread_rwlock_unlock(ptr noundef @lock) #5, !dbg !81
  %9 = load ptr, ptr %2, align 8, !dbg !82
  ret ptr %9, !dbg !83
}

define internal ptr @read_it(ptr noundef %0) #0 !dbg !84 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !85, metadata !DIExpression()), !dbg !86
  %3 = call i32 @pthread_rwlock_rdlock(ptr noundef @lock) #5, !dbg !87
  %4 = load i32, ptr @value, align 4, !dbg !88
  %5 = srem i32 %4, 2, !dbg !88
  %6 = icmp eq i32 %5, 0, !dbg !88
  br i1 %6, label %7, label %8, !dbg !91

7:                                                ; preds = %1
  br label %9, !dbg !91

8:                                                ; preds = %1
  call void @__assert_fail(ptr noundef getelementptr inbounds ([15 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([22 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 18, ptr noundef getelementptr inbounds ([22 x i8], ptr @__PRETTY_FUNCTION__.read_it, i64 0, i64 0)) #6, !dbg !88
  unreachable, !dbg !88

9:                                                ; preds = %7
  %10 = call i32 @pthread_rwlock_unlock(ptr noundef @lock) #5, !dbg !92
  %11 = load ptr, ptr %2, align 8, !dbg !93
  ret ptr %11, !dbg !94
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare i32 @pthread_rwlock_wrlock(ptr noundef) #2

declare i32 @pthread_rwlock_unlock(ptr noundef) #2

declare i32 @pthread_rwlock_rdlock(ptr noundef) #2

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!44, !45, !46, !47, !48, !49, !50}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "value", scope: !2, file: !3, line: 6, type: !25, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "readers_and_writers.c", directory: ".", checksumkind: CSK_MD5, checksum: "a082bffedf3be5dd4f25acb3d9b19c9e")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 5, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_rwlock_t", file: !10, line: 91, baseType: !11)
!10 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!11 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 86, size: 448, elements: !12)
!12 = !{!13, !37, !42}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !11, file: !10, line: 88, baseType: !14, size: 448)
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_rwlock_arch_t", file: !15, line: 23, size: 448, elements: !16)
!15 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_rwlock.h", directory: ".", checksumkind: CSK_MD5, checksum: "2034038f4a99ff6cb7b9de3a3e8c2a8e")
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
!44 = !{i32 7, !"Dwarf Version", i32 5}
!45 = !{i32 2, !"Debug Info Version", i32 3}
!46 = !{i32 1, !"wchar_size", i32 4}
!47 = !{i32 7, !"PIC Level", i32 2}
!48 = !{i32 7, !"PIE Level", i32 2}
!49 = !{i32 7, !"uwtable", i32 1}
!50 = !{i32 7, !"frame-pointer", i32 2}
!51 = !{!"Debian clang version 14.0.6"}
!52 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 23, type: !53, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !55)
!53 = !DISubroutineType(types: !54)
!54 = !{!25}
!55 = !{}
!56 = !DILocalVariable(name: "a", scope: !52, file: !3, line: 24, type: !57)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 27, baseType: !35)
!58 = !DILocation(line: 24, column: 13, scope: !52)
!59 = !DILocalVariable(name: "b", scope: !52, file: !3, line: 24, type: !57)
!60 = !DILocation(line: 24, column: 16, scope: !52)
!61 = !DILocalVariable(name: "c", scope: !52, file: !3, line: 24, type: !57)
!62 = !DILocation(line: 24, column: 19, scope: !52)
!63 = !DILocation(line: 25, column: 3, scope: !52)
!64 = !DILocation(line: 26, column: 3, scope: !52)
!65 = !DILocation(line: 27, column: 3, scope: !52)
!66 = !DILocation(line: 28, column: 16, scope: !52)
!67 = !DILocation(line: 28, column: 3, scope: !52)
!68 = !DILocation(line: 29, column: 16, scope: !52)
!69 = !DILocation(line: 29, column: 3, scope: !52)
!70 = !DILocation(line: 30, column: 16, scope: !52)
!71 = !DILocation(line: 30, column: 3, scope: !52)
!72 = !DILocation(line: 31, column: 3, scope: !52)
!73 = distinct !DISubprogram(name: "write_it", scope: !3, file: !3, line: 8, type: !74, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!74 = !DISubroutineType(types: !75)
!75 = !{!5, !5}
!76 = !DILocalVariable(name: "unused", arg: 1, scope: !73, file: !3, line: 8, type: !5)
!77 = !DILocation(line: 8, column: 29, scope: !73)
!78 = !DILocation(line: 9, column: 3, scope: !73)
!79 = !DILocation(line: 10, column: 8, scope: !73)
!80 = !DILocation(line: 11, column: 8, scope: !73)
!81 = !DILocation(line: 12, column: 3, scope: !73)
!82 = !DILocation(line: 13, column: 10, scope: !73)
!83 = !DILocation(line: 13, column: 3, scope: !73)
!84 = distinct !DISubprogram(name: "read_it", scope: !3, file: !3, line: 16, type: !74, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!85 = !DILocalVariable(name: "unused", arg: 1, scope: !84, file: !3, line: 16, type: !5)
!86 = !DILocation(line: 16, column: 28, scope: !84)
!87 = !DILocation(line: 17, column: 3, scope: !84)
!88 = !DILocation(line: 18, column: 3, scope: !89)
!89 = distinct !DILexicalBlock(scope: !90, file: !3, line: 18, column: 3)
!90 = distinct !DILexicalBlock(scope: !84, file: !3, line: 18, column: 3)
!91 = !DILocation(line: 18, column: 3, scope: !90)
!92 = !DILocation(line: 19, column: 3, scope: !84)
!93 = !DILocation(line: 20, column: 10, scope: !84)
!94 = !DILocation(line: 20, column: 3, scope: !84)
