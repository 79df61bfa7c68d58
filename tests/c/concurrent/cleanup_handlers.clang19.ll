source_filename = "cleanup_handlers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__pthread_unwind_buf_t = type { [1 x %struct.__cancel_jmp_buf_tag], [4 x ptr] }
%struct.__cancel_jmp_buf_tag = type { [8 x i64], i32 }

@cleaned = dso_local global i32 0, align 4, !dbg !0

define dso_local i32 @main() #0 !dbg !38 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @run(ptr noundef @work), !dbg !41
  ret i32 0, !dbg !42
}

define internal void @run(ptr noundef %0) #0 !dbg !43 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !50, !DIExpression(), !51)
    #dbg_declare(ptr %3, !52, !DIExpression(), !55)
  %4 = load ptr, ptr %2, align 8, !dbg !56
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef %4, ptr noundef null) #5, !dbg !57
  %6 = load i64, ptr %3, align 8, !dbg !58
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !59
  ret void, !dbg !60
}

define internal ptr @work(ptr noundef %0) #0 !dbg !61 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.__pthread_unwind_buf_t, align 16
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !62, !DIExpression(), !63)
  br label %7, !dbg !64

7:                                                ; preds = %1
    #dbg_declare(ptr %3, !65, !DIExpression(), !83)
    #dbg_declare(ptr %4, !84, !DIExpression(), !83)
  store ptr @clean, ptr %4, align 8, !dbg !83
    #dbg_declare(ptr %5, !88, !DIExpression(), !83)
  store ptr null, ptr %5, align 8, !dbg !83
    #dbg_declare(ptr %6, !89, !DIExpression(), !83)
  %8 = getelementptr inbounds %struct.__pthread_unwind_buf_t, ptr %3, i32 0, i32 0, !dbg !83
  %9 = getelementptr inbounds [1 x %struct.__cancel_jmp_buf_tag], ptr %8, i64 0, i64 0, !dbg !83
  %10 = call i32 @__sigsetjmp(ptr noundef %9, i32 noundef 0) #6, !dbg !83
  store i32 %10, ptr %6, align 4, !dbg !83
  %11 = load i32, ptr %6, align 4, !dbg !90
  %12 = sext i32 %11 to i64, !dbg !90
  %13 = icmp ne i64 %12, 0, !dbg !90
  br i1 %13, label %14, label %17, !dbg !83

14:                                               ; preds = %7
  %15 = load ptr, ptr %4, align 8, !dbg !92
  %16 = load ptr, ptr %5, align 8, !dbg !92
  call void %15(ptr noundef %16), !dbg !92
  call void @__pthread_unwind_next(ptr noundef %3) #7, !dbg !92
  unreachable, !dbg !92

17:                                               ; preds = %7
  call void @__pthread_register_cancel(ptr noundef %3), !dbg !83
  br label %18, !dbg !83

18:                                               ; preds = %17
  br label %19, !dbg !94

19:                                               ; preds = %18
  br label %20, !dbg !96

20:                                               ; preds = %19
  br label %21, !dbg !94

21:                                               ; preds = %20
  call void @__pthread_unregister_cancel(ptr noundef %3), !dbg !98
  %22 = load ptr, ptr %4, align 8, !dbg !99
  %23 = load ptr, ptr %5, align 8, !dbg !99
  call void %22(ptr noundef %23), !dbg !99
  br label %24, !dbg !98

24:                                               ; preds = %21
  %25 = load ptr, ptr %2, align 8, !dbg !101
  ret ptr %25, !dbg !102
}

define dso_local void @left_early() #0 !dbg !103 {
  call void @run(ptr noundef @leave), !dbg !106
  ret void, !dbg !107
}

define internal ptr @leave(ptr noundef %0) #0 !dbg !108 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.__pthread_unwind_buf_t, align 16
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !109, !DIExpression(), !110)
  br label %7, !dbg !111

7:                                                ; preds = %1
    #dbg_declare(ptr %3, !112, !DIExpression(), !114)
    #dbg_declare(ptr %4, !115, !DIExpression(), !114)
  store ptr @clean, ptr %4, align 8, !dbg !114
    #dbg_declare(ptr %5, !116, !DIExpression(), !114)
  store ptr null, ptr %5, align 8, !dbg !114
    #dbg_declare(ptr %6, !117, !DIExpression(), !114)
  %8 = getelementptr inbounds %struct.__pthread_unwind_buf_t, ptr %3, i32 0, i32 0, !dbg !114
  %9 = getelementptr inbounds [1 x %struct.__cancel_jmp_buf_tag], ptr %8, i64 0, i64 0, !dbg !114
  %10 = call i32 @__sigsetjmp(ptr noundef %9, i32 noundef 0) #6, !dbg !114
  store i32 %10, ptr %6, align 4, !dbg !114
  %11 = load i32, ptr %6, align 4, !dbg !118
  %12 = sext i32 %11 to i64, !dbg !118
  %13 = icmp ne i64 %12, 0, !dbg !118
  br i1 %13, label %14, label %17, !dbg !114

14:                                               ; preds = %7
  %15 = load ptr, ptr %4, align 8, !dbg !120
  %16 = load ptr, ptr %5, align 8, !dbg !120
  call void %15(ptr noundef %16), !dbg !120
  call void @__pthread_unwind_next(ptr noundef %3) #7, !dbg !120
  unreachable, !dbg !120

17:                                               ; preds = %7
  call void @__pthread_register_cancel(ptr noundef %3), !dbg !114
  br label %18, !dbg !114

18:                                               ; preds = %17
  call void @pthread_exit(ptr noundef null) #7, !dbg !122
  unreachable, !dbg !122

19:                                               ; No predecessors!
  call void @__pthread_unregister_cancel(ptr noundef %3), !dbg !124
  %20 = load ptr, ptr %4, align 8, !dbg !125
  %21 = load ptr, ptr %5, align 8, !dbg !125
  call void %20(ptr noundef %21), !dbg !125
  br label %22, !dbg !124

22:                                               ; preds = %19
  %23 = load ptr, ptr %2, align 8, !dbg !127
  ret ptr %23, !dbg !128
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

define internal void @clean(ptr noundef %0) #0 !dbg !129 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !130, !DIExpression(), !131)
  %3 = load i32, ptr @cleaned, align 4, !dbg !132
  %4 = add nsw i32 %3, 1, !dbg !132
  store i32 %4, ptr @cleaned, align 4, !dbg !132
  ret void, !dbg !133
}

declare i32 @__sigsetjmp(ptr noundef, i32 noundef) #3

declare extern_weak void @__pthread_unwind_next(ptr noundef) #4

declare void @__pthread_register_cancel(ptr noundef) #2

declare void @__pthread_unregister_cancel(ptr noundef) #2

declare void @pthread_exit(ptr noundef) #4


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!30, !31, !32, !33, !34, !35, !36}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "cleaned", scope: !2, file: !3, line: 5, type: !18, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !29, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "cleanup_handlers.c", directory: ".", checksumkind: CSK_MD5, checksum: "95d3b5c16f9428e1e3ca6d06f9ebe2b1")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !8, line: 26, size: 1600, elements: !9)
!8 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/struct___jmp_buf_tag.h", directory: "", checksumkind: CSK_MD5, checksum: "56a90a97e853c2bec1d9e290be5e92e4")
!9 = !{!10, !17, !19}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !7, file: !8, line: 32, baseType: !11, size: 512)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "__jmp_buf", file: !12, line: 31, baseType: !13)
!12 = !DIFile(filename: "include/x86_64-linux-gnu/bits/setjmp.h", directory: "", checksumkind: CSK_MD5, checksum: "80e7796efafaf357b5e64731e4f6ac30")
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 512, elements: !15)
!14 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!15 = !{!16}
!16 = !DISubrange(count: 8)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !7, file: !8, line: 33, baseType: !18, size: 32, offset: 512)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !7, file: !8, line: 34, baseType: !20, size: 1024, offset: 576)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !21, line: 8, baseType: !22)
!21 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/__sigset_t.h", directory: "", checksumkind: CSK_MD5, checksum: "acc6b14c0967857fec362a8d433e1cf2")
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !21, line: 5, size: 1024, elements: !23)
!23 = !{!24}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !22, file: !21, line: 7, baseType: !25, size: 1024)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 1024, elements: !27)
!26 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!27 = !{!28}
!28 = !DISubrange(count: 16)
!29 = !{!0}
!30 = !{i32 7, !"Dwarf Version", i32 5}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 8, !"PIC Level", i32 2}
!34 = !{i32 7, !"PIE Level", i32 2}
!35 = !{i32 7, !"uwtable", i32 2}
!36 = !{i32 7, !"frame-pointer", i32 2}
!37 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!38 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 28, type: !39, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!39 = !DISubroutineType(types: !40)
!40 = !{!18}
!41 = !DILocation(line: 29, column: 3, scope: !38)
!42 = !DILocation(line: 30, column: 3, scope: !38)
!43 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 22, type: !44, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !49)
!44 = !DISubroutineType(types: !45)
!45 = !{null, !46}
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!47 = !DISubroutineType(types: !48)
!48 = !{!5, !5}
!49 = !{}
!50 = !DILocalVariable(name: "function", arg: 1, scope: !43, file: !3, line: 22, type: !46)
!51 = !DILocation(line: 22, column: 25, scope: !43)
!52 = !DILocalVariable(name: "t", scope: !43, file: !3, line: 23, type: !53)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !54, line: 27, baseType: !26)
!54 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!55 = !DILocation(line: 23, column: 13, scope: !43)
!56 = !DILocation(line: 24, column: 28, scope: !43)
!57 = !DILocation(line: 24, column: 3, scope: !43)
!58 = !DILocation(line: 25, column: 16, scope: !43)
!59 = !DILocation(line: 25, column: 3, scope: !43)
!60 = !DILocation(line: 26, column: 1, scope: !43)
!61 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 9, type: !47, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !49)
!62 = !DILocalVariable(name: "unused", arg: 1, scope: !61, file: !3, line: 9, type: !5)
!63 = !DILocation(line: 9, column: 25, scope: !61)
!64 = !DILocation(line: 10, column: 3, scope: !61)
!65 = !DILocalVariable(name: "__cancel_buf", scope: !66, file: !3, line: 10, type: !67)
!66 = distinct !DILexicalBlock(scope: !61, file: !3, line: 10, column: 3)
!67 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_unwind_buf_t", file: !68, line: 548, baseType: !69, align: 128)
!68 = !DIFile(filename: "include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!69 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !68, line: 544, size: 832, elements: !70)
!70 = !{!71, !79}
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__cancel_jmp_buf", scope: !69, file: !68, line: 546, baseType: !72, size: 576)
!72 = !DICompositeType(tag: DW_TAG_array_type, baseType: !73, size: 576, elements: !77)
!73 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__cancel_jmp_buf_tag", file: !68, line: 538, size: 576, elements: !74)
!74 = !{!75, !76}
!75 = !DIDerivedType(tag: DW_TAG_member, name: "__cancel_jmp_buf", scope: !73, file: !68, line: 540, baseType: !11, size: 512)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !73, file: !68, line: 541, baseType: !18, size: 32, offset: 512)
!77 = !{!78}
!78 = !DISubrange(count: 1)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "__pad", scope: !69, file: !68, line: 547, baseType: !80, size: 256, offset: 576)
!80 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 256, elements: !81)
!81 = !{!82}
!82 = !DISubrange(count: 4)
!83 = !DILocation(line: 10, column: 3, scope: !66)
!84 = !DILocalVariable(name: "__cancel_routine", scope: !66, file: !3, line: 10, type: !85)
!85 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !86, size: 64)
!86 = !DISubroutineType(types: !87)
!87 = !{null, !5}
!88 = !DILocalVariable(name: "__cancel_arg", scope: !66, file: !3, line: 10, type: !5)
!89 = !DILocalVariable(name: "__not_first_call", scope: !66, file: !3, line: 10, type: !18)
!90 = !DILocation(line: 10, column: 3, scope: !91)
!91 = distinct !DILexicalBlock(scope: !66, file: !3, line: 10, column: 3)
!92 = !DILocation(line: 10, column: 3, scope: !93)
!93 = distinct !DILexicalBlock(scope: !91, file: !3, line: 10, column: 3)
!94 = !DILocation(line: 11, column: 3, scope: !95)
!95 = distinct !DILexicalBlock(scope: !66, file: !3, line: 10, column: 3)
!96 = !DILocation(line: 11, column: 3, scope: !97)
!97 = distinct !DILexicalBlock(scope: !95, file: !3, line: 11, column: 3)
!98 = !DILocation(line: 11, column: 3, scope: !66)
!99 = !DILocation(line: 11, column: 3, scope: !100)
!100 = distinct !DILexicalBlock(scope: !66, file: !3, line: 11, column: 3)
!101 = !DILocation(line: 12, column: 10, scope: !61)
!102 = !DILocation(line: 12, column: 3, scope: !61)
!103 = distinct !DISubprogram(name: "left_early", scope: !3, file: !3, line: 33, type: !104, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!104 = !DISubroutineType(types: !105)
!105 = !{null}
!106 = !DILocation(line: 33, column: 25, scope: !103)
!107 = !DILocation(line: 33, column: 37, scope: !103)
!108 = distinct !DISubprogram(name: "leave", scope: !3, file: !3, line: 15, type: !47, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !49)
!109 = !DILocalVariable(name: "unused", arg: 1, scope: !108, file: !3, line: 15, type: !5)
!110 = !DILocation(line: 15, column: 26, scope: !108)
!111 = !DILocation(line: 16, column: 3, scope: !108)
!112 = !DILocalVariable(name: "__cancel_buf", scope: !113, file: !3, line: 16, type: !67)
!113 = distinct !DILexicalBlock(scope: !108, file: !3, line: 16, column: 3)
!114 = !DILocation(line: 16, column: 3, scope: !113)
!115 = !DILocalVariable(name: "__cancel_routine", scope: !113, file: !3, line: 16, type: !85)
!116 = !DILocalVariable(name: "__cancel_arg", scope: !113, file: !3, line: 16, type: !5)
!117 = !DILocalVariable(name: "__not_first_call", scope: !113, file: !3, line: 16, type: !18)
!118 = !DILocation(line: 16, column: 3, scope: !119)
!119 = distinct !DILexicalBlock(scope: !113, file: !3, line: 16, column: 3)
!120 = !DILocation(line: 16, column: 3, scope: !121)
!121 = distinct !DILexicalBlock(scope: !119, file: !3, line: 16, column: 3)
!122 = !DILocation(line: 17, column: 3, scope: !123)
!123 = distinct !DILexicalBlock(scope: !113, file: !3, line: 16, column: 3)
!124 = !DILocation(line: 18, column: 3, scope: !113)
!125 = !DILocation(line: 18, column: 3, scope: !126)
!126 = distinct !DILexicalBlock(scope: !113, file: !3, line: 18, column: 3)
!127 = !DILocation(line: 19, column: 10, scope: !108)
!128 = !DILocation(line: 19, column: 3, scope: !108)
!129 = distinct !DISubprogram(name: "clean", scope: !3, file: !3, line: 7, type: !86, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !49)
!130 = !DILocalVariable(name: "unused", arg: 1, scope: !129, file: !3, line: 7, type: !5)
!131 = !DILocation(line: 7, column: 25, scope: !129)
!132 = !DILocation(line: 7, column: 42, scope: !129)
!133 = !DILocation(line: 7, column: 46, scope: !129)
