source_filename = "spins_holding_a_lock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@stock = internal global i32 0, align 4, !dbg !5
@stop = internal global i32 0, align 4, !dbg !8

define dso_local i32 @main() #0 !dbg !50 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !54, !DIExpression(), !57)
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @consume, ptr noundef null) #3, !dbg !58
  %4 = call i32 @pthread_mutex_lock(ptr noundef @lock) #3, !dbg !59
  %5 = load i32, ptr @stock, align 4, !dbg !60
  %6 = add nsw i32 %5, 1, !dbg !60
  store i32 %6, ptr @stock, align 4, !dbg !60
  %7 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #3, !dbg !61
  ret i32 0, !dbg !62
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @consume(ptr noundef %0) #0 !dbg !63 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !67, !DIExpression(), !68)
  %3 = call i32 @pthread_mutex_lock(ptr noundef @lock) #3, !dbg !69
  br label %4, !dbg !70

4:                                                ; preds = %7, %1
  %5 = load i32, ptr @stock, align 4, !dbg !71
  %6 = icmp sle i32 %5, 0, !dbg !72
  br i1 %6, label %7, label %8, !dbg !70

7:                                                ; preds = %4
  br label %4, !dbg !70, !llvm.loop !73

8:                                                ; preds = %4
  %9 = load i32, ptr @stock, align 4, !dbg !76
  %10 = add nsw i32 %9, -1, !dbg !76
  store i32 %10, ptr @stock, align 4, !dbg !76
  %11 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #3, !dbg !77
  ret ptr null, !dbg !78
}

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

define dso_local void @many_looks() #0 !dbg !79 {
  %1 = alloca i64, align 8
    #dbg_declare(ptr %1, !82, !DIExpression(), !83)
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @look, ptr noundef null) #3, !dbg !84
  %3 = load i64, ptr %1, align 8, !dbg !85
  %4 = call i32 @pthread_join(i64 noundef %3, ptr noundef null), !dbg !86
  store i32 1, ptr @stop, align 4, !dbg !87
  ret void, !dbg !88
}

define internal ptr @look(ptr noundef %0) #0 !dbg !89 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !90, !DIExpression(), !91)
    #dbg_declare(ptr %4, !92, !DIExpression(), !94)
  store i32 0, ptr %4, align 4, !dbg !94
  br label %5, !dbg !95

5:                                                ; preds = %13, %1
  %6 = load i32, ptr %4, align 4, !dbg !96
  %7 = icmp slt i32 %6, 40000, !dbg !98
  br i1 %7, label %8, label %16, !dbg !99

8:                                                ; preds = %5
  %9 = load i32, ptr @stop, align 4, !dbg !100
  %10 = icmp ne i32 %9, 0, !dbg !100
  br i1 %10, label %11, label %12, !dbg !102

11:                                               ; preds = %8
  store ptr null, ptr %2, align 8, !dbg !103
  br label %17, !dbg !103

12:                                               ; preds = %8
  br label %13, !dbg !100

13:                                               ; preds = %12
  %14 = load i32, ptr %4, align 4, !dbg !104
  %15 = add nsw i32 %14, 1, !dbg !104
  store i32 %15, ptr %4, align 4, !dbg !104
  br label %5, !dbg !105, !llvm.loop !106

16:                                               ; preds = %5
  store ptr null, ptr %2, align 8, !dbg !108
  br label %17, !dbg !108

17:                                               ; preds = %16, %11
  %18 = load ptr, ptr %2, align 8, !dbg !109
  ret ptr %18, !dbg !109
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!42, !43, !44, !45, !46, !47, !48}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 7, type: !10, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "spins_holding_a_lock.c", directory: ".", checksumkind: CSK_MD5, checksum: "50c65052bdfe8618502e6ba5fa60925d")
!4 = !{!5, !8, !0}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "stock", scope: !2, file: !3, line: 8, type: !7, isLocal: true, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "stop", scope: !2, file: !3, line: 28, type: !7, isLocal: true, isDefinition: true)
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !11, line: 72, baseType: !12)
!11 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!12 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !11, line: 67, size: 320, elements: !13)
!13 = !{!14, !35, !40}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !12, file: !11, line: 69, baseType: !15, size: 320)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !16, line: 22, size: 320, elements: !17)
!16 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!17 = !{!18, !19, !21, !22, !23, !24, !26, !27}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !15, file: !16, line: 24, baseType: !7, size: 32)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !15, file: !16, line: 25, baseType: !20, size: 32, offset: 32)
!20 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !15, file: !16, line: 26, baseType: !7, size: 32, offset: 64)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !15, file: !16, line: 28, baseType: !20, size: 32, offset: 96)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !15, file: !16, line: 32, baseType: !7, size: 32, offset: 128)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !15, file: !16, line: 34, baseType: !25, size: 16, offset: 160)
!25 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !15, file: !16, line: 35, baseType: !25, size: 16, offset: 176)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !15, file: !16, line: 36, baseType: !28, size: 128, offset: 192)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !29, line: 55, baseType: !30)
!29 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!30 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !29, line: 51, size: 128, elements: !31)
!31 = !{!32, !34}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !30, file: !29, line: 53, baseType: !33, size: 64)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !30, file: !29, line: 54, baseType: !33, size: 64, offset: 64)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !12, file: !11, line: 70, baseType: !36, size: 320)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 320, elements: !38)
!37 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!38 = !{!39}
!39 = !DISubrange(count: 40)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !12, file: !11, line: 71, baseType: !41, size: 64)
!41 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!42 = !{i32 7, !"Dwarf Version", i32 5}
!43 = !{i32 2, !"Debug Info Version", i32 3}
!44 = !{i32 1, !"wchar_size", i32 4}
!45 = !{i32 8, !"PIC Level", i32 2}
!46 = !{i32 7, !"PIE Level", i32 2}
!47 = !{i32 7, !"uwtable", i32 2}
!48 = !{i32 7, !"frame-pointer", i32 2}
!49 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!50 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 19, type: !51, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!51 = !DISubroutineType(types: !52)
!52 = !{!7}
!53 = !{}
!54 = !DILocalVariable(name: "thread", scope: !50, file: !3, line: 20, type: !55)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !11, line: 27, baseType: !56)
!56 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!57 = !DILocation(line: 20, column: 13, scope: !50)
!58 = !DILocation(line: 21, column: 3, scope: !50)
!59 = !DILocation(line: 22, column: 3, scope: !50)
!60 = !DILocation(line: 23, column: 8, scope: !50)
!61 = !DILocation(line: 24, column: 3, scope: !50)
!62 = !DILocation(line: 25, column: 3, scope: !50)
!63 = distinct !DISubprogram(name: "consume", scope: !3, file: !3, line: 10, type: !64, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!64 = !DISubroutineType(types: !65)
!65 = !{!66, !66}
!66 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!67 = !DILocalVariable(name: "unused", arg: 1, scope: !63, file: !3, line: 10, type: !66)
!68 = !DILocation(line: 10, column: 28, scope: !63)
!69 = !DILocation(line: 11, column: 3, scope: !63)
!70 = !DILocation(line: 12, column: 3, scope: !63)
!71 = !DILocation(line: 12, column: 10, scope: !63)
!72 = !DILocation(line: 12, column: 16, scope: !63)
!73 = distinct !{!73, !70, !74, !75}
!74 = !DILocation(line: 13, column: 5, scope: !63)
!75 = !{!"llvm.loop.mustprogress"}
!76 = !DILocation(line: 14, column: 8, scope: !63)
!77 = !DILocation(line: 15, column: 3, scope: !63)
!78 = !DILocation(line: 16, column: 3, scope: !63)
!79 = distinct !DISubprogram(name: "many_looks", scope: !3, file: !3, line: 37, type: !80, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!80 = !DISubroutineType(types: !81)
!81 = !{null}
!82 = !DILocalVariable(name: "thread", scope: !79, file: !3, line: 38, type: !55)
!83 = !DILocation(line: 38, column: 13, scope: !79)
!84 = !DILocation(line: 39, column: 3, scope: !79)
!85 = !DILocation(line: 40, column: 16, scope: !79)
!86 = !DILocation(line: 40, column: 3, scope: !79)
!87 = !DILocation(line: 41, column: 8, scope: !79)
!88 = !DILocation(line: 42, column: 1, scope: !79)
!89 = distinct !DISubprogram(name: "look", scope: !3, file: !3, line: 30, type: !64, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!90 = !DILocalVariable(name: "unused", arg: 1, scope: !89, file: !3, line: 30, type: !66)
!91 = !DILocation(line: 30, column: 25, scope: !89)
!92 = !DILocalVariable(name: "i", scope: !93, file: !3, line: 31, type: !7)
!93 = distinct !DILexicalBlock(scope: !89, file: !3, line: 31, column: 3)
!94 = !DILocation(line: 31, column: 12, scope: !93)
!95 = !DILocation(line: 31, column: 8, scope: !93)
!96 = !DILocation(line: 31, column: 19, scope: !97)
!97 = distinct !DILexicalBlock(scope: !93, file: !3, line: 31, column: 3)
!98 = !DILocation(line: 31, column: 21, scope: !97)
!99 = !DILocation(line: 31, column: 3, scope: !93)
!100 = !DILocation(line: 32, column: 9, scope: !101)
!101 = distinct !DILexicalBlock(scope: !97, file: !3, line: 32, column: 9)
!102 = !DILocation(line: 32, column: 9, scope: !97)
!103 = !DILocation(line: 33, column: 7, scope: !101)
!104 = !DILocation(line: 31, column: 31, scope: !97)
!105 = !DILocation(line: 31, column: 3, scope: !97)
!106 = distinct !{!106, !99, !107, !75}
!107 = !DILocation(line: 33, column: 14, scope: !93)
!108 = !DILocation(line: 34, column: 3, scope: !89)
!109 = !DILocation(line: 35, column: 1, scope: !89)
