source_filename = "cleanup_inlined.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__pthread_unwind_buf_t = type { [1 x %struct.__cancel_jmp_buf_tag], [4 x ptr] }
%struct.__cancel_jmp_buf_tag = type { [8 x i64], i32 }

@cleaned = dso_local global i32 0, align 4, !dbg !0

define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !39 {
  ret i32 0, !dbg !42
}

define dso_local void @left_early() local_unnamed_addr #1 !dbg !43 {
  %1 = alloca i64, align 8, !DIAssignID !46
    #dbg_assign(i1 undef, !47, !DIExpression(), !46, ptr %1, !DIExpression(), !55)
    #dbg_value(ptr @cleaned, !52, !DIExpression(), !55)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1) #7, !dbg !57
  %2 = call i32 @pthread_create(ptr noundef nonnull %1, ptr noundef null, ptr noundef nonnull @leave, ptr noundef nonnull @cleaned) #7, !dbg !58
  %3 = load i64, ptr %1, align 8, !dbg !59, !tbaa !60
  %4 = call i32 @pthread_join(i64 noundef %3, ptr noundef null) #7, !dbg !64
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1) #7, !dbg !65
  ret void, !dbg !66
}

define dso_local void @stayed() local_unnamed_addr #1 !dbg !67 {
  %1 = alloca i64, align 8, !DIAssignID !68
    #dbg_assign(i1 undef, !47, !DIExpression(), !68, ptr %1, !DIExpression(), !69)
    #dbg_value(ptr null, !52, !DIExpression(), !69)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1) #7, !dbg !71
  %2 = call i32 @pthread_create(ptr noundef nonnull %1, ptr noundef null, ptr noundef nonnull @leave, ptr noundef null) #7, !dbg !72
  %3 = load i64, ptr %1, align 8, !dbg !73, !tbaa !60
  %4 = call i32 @pthread_join(i64 noundef %3, ptr noundef null) #7, !dbg !74
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1) #7, !dbg !75
  ret void, !dbg !76
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

declare !dbg !77 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #3

define internal noalias noundef ptr @leave(ptr noundef readnone %0) #1 !dbg !99 {
  %2 = alloca %struct.__pthread_unwind_buf_t, align 16, !DIAssignID !124
    #dbg_assign(i1 undef, !103, !DIExpression(), !124, ptr %2, !DIExpression(), !125)
    #dbg_value(ptr %0, !101, !DIExpression(), !126)
    #dbg_value(i32 1, !102, !DIExpression(), !126)
  call void @llvm.lifetime.start.p0(i64 104, ptr nonnull %2) #7, !dbg !127
    #dbg_value(ptr poison, !120, !DIExpression(), !125)
    #dbg_value(ptr undef, !122, !DIExpression(), !125)
  %3 = call i32 @__sigsetjmp(ptr noundef nonnull %2, i32 noundef 0) #8, !dbg !127
    #dbg_value(i32 %3, !123, !DIExpression(), !125)
  %4 = icmp eq i32 %3, 0, !dbg !128
  br i1 %4, label %9, label %5, !dbg !127, !prof !130

5:                                                ; preds = %1
    #dbg_value(ptr undef, !131, !DIExpression(), !134)
  %6 = load i32, ptr @cleaned, align 4, !dbg !137, !tbaa !138
  %7 = shl nsw i32 %6, 1, !dbg !140
  %8 = or disjoint i32 %7, 1, !dbg !141
  store i32 %8, ptr @cleaned, align 4, !dbg !142, !tbaa !138
  call void @__pthread_unwind_next(ptr noundef nonnull %2) #9, !dbg !143
  unreachable, !dbg !143

9:                                                ; preds = %1
  call void @__pthread_register_cancel(ptr noundef nonnull %2) #7, !dbg !127
  %10 = icmp eq ptr %0, null, !dbg !144
  br i1 %10, label %12, label %11, !dbg !147

11:                                               ; preds = %9
  call void @pthread_exit(ptr noundef null) #9, !dbg !148
  unreachable, !dbg !148

12:                                               ; preds = %9
  call void @__pthread_unregister_cancel(ptr noundef nonnull %2) #7, !dbg !149
    #dbg_value(ptr undef, !131, !DIExpression(), !150)
  %13 = load i32, ptr @cleaned, align 4, !dbg !153, !tbaa !138
  %14 = shl nsw i32 %13, 1, !dbg !154
  %15 = or disjoint i32 %14, 1, !dbg !155
  store i32 %15, ptr @cleaned, align 4, !dbg !156, !tbaa !138
  call void @llvm.lifetime.end.p0(i64 104, ptr nonnull %2) #7, !dbg !157
  ret ptr null, !dbg !158
}

declare !dbg !159 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #4

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

declare !dbg !163 i32 @__sigsetjmp(ptr noundef, i32 noundef) local_unnamed_addr #5

declare !dbg !166 extern_weak void @__pthread_unwind_next(ptr noundef) local_unnamed_addr #6

declare !dbg !170 void @__pthread_register_cancel(ptr noundef) local_unnamed_addr #4

declare !dbg !171 void @pthread_exit(ptr noundef) local_unnamed_addr #6

declare !dbg !172 void @__pthread_unregister_cancel(ptr noundef) local_unnamed_addr #4


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!31, !32, !33, !34, !35, !36, !37}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "cleaned", scope: !2, file: !3, line: 7, type: !18, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !30, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "cleanup_inlined.c", directory: ".", checksumkind: CSK_MD5, checksum: "84a0b2ffa2f4eaf4b3d1f72b1764ceed")
!4 = !{!5, !6, !29}
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
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!30 = !{!0}
!31 = !{i32 7, !"Dwarf Version", i32 5}
!32 = !{i32 2, !"Debug Info Version", i32 3}
!33 = !{i32 1, !"wchar_size", i32 4}
!34 = !{i32 8, !"PIC Level", i32 2}
!35 = !{i32 7, !"PIE Level", i32 2}
!36 = !{i32 7, !"uwtable", i32 2}
!37 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!38 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!39 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 26, type: !40, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!40 = !DISubroutineType(types: !41)
!41 = !{!18}
!42 = !DILocation(line: 26, column: 18, scope: !39)
!43 = distinct !DISubprogram(name: "left_early", scope: !3, file: !3, line: 27, type: !44, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!44 = !DISubroutineType(types: !45)
!45 = !{null}
!46 = distinct !DIAssignID()
!47 = !DILocalVariable(name: "t", scope: !48, file: !3, line: 21, type: !53)
!48 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 20, type: !49, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !51)
!49 = !DISubroutineType(types: !50)
!50 = !{null, !5}
!51 = !{!52, !47}
!52 = !DILocalVariable(name: "early", arg: 1, scope: !48, file: !3, line: 20, type: !5)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !54, line: 27, baseType: !26)
!54 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!55 = !DILocation(line: 0, scope: !48, inlinedAt: !56)
!56 = distinct !DILocation(line: 27, column: 25, scope: !43)
!57 = !DILocation(line: 21, column: 3, scope: !48, inlinedAt: !56)
!58 = !DILocation(line: 22, column: 3, scope: !48, inlinedAt: !56)
!59 = !DILocation(line: 23, column: 16, scope: !48, inlinedAt: !56)
!60 = !{!61, !61, i64 0}
!61 = !{!"long", !62, i64 0}
!62 = !{!"omnipotent char", !63, i64 0}
!63 = !{!"Simple C/C++ TBAA"}
!64 = !DILocation(line: 23, column: 3, scope: !48, inlinedAt: !56)
!65 = !DILocation(line: 24, column: 1, scope: !48, inlinedAt: !56)
!66 = !DILocation(line: 27, column: 40, scope: !43)
!67 = distinct !DISubprogram(name: "stayed", scope: !3, file: !3, line: 28, type: !44, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!68 = distinct !DIAssignID()
!69 = !DILocation(line: 0, scope: !48, inlinedAt: !70)
!70 = distinct !DILocation(line: 28, column: 21, scope: !67)
!71 = !DILocation(line: 21, column: 3, scope: !48, inlinedAt: !70)
!72 = !DILocation(line: 22, column: 3, scope: !48, inlinedAt: !70)
!73 = !DILocation(line: 23, column: 16, scope: !48, inlinedAt: !70)
!74 = !DILocation(line: 23, column: 3, scope: !48, inlinedAt: !70)
!75 = !DILocation(line: 24, column: 1, scope: !48, inlinedAt: !70)
!76 = !DILocation(line: 28, column: 32, scope: !67)
!77 = !DISubprogram(name: "pthread_create", scope: !78, file: !78, line: 202, type: !79, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!78 = !DIFile(filename: "include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!79 = !DISubroutineType(types: !80)
!80 = !{!18, !81, !83, !95, !98}
!81 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !82)
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!83 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !84)
!84 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !85, size: 64)
!85 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !86)
!86 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !54, line: 62, baseType: !87)
!87 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !54, line: 56, size: 448, elements: !88)
!88 = !{!89, !94}
!89 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !87, file: !54, line: 58, baseType: !90, size: 448)
!90 = !DICompositeType(tag: DW_TAG_array_type, baseType: !91, size: 448, elements: !92)
!91 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!92 = !{!93}
!93 = !DISubrange(count: 56)
!94 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !87, file: !54, line: 59, baseType: !14, size: 64)
!95 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !96, size: 64)
!96 = !DISubroutineType(types: !97)
!97 = !{!5, !5}
!98 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !5)
!99 = distinct !DISubprogram(name: "leave", scope: !3, file: !3, line: 11, type: !96, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !100)
!100 = !{!101, !102, !103, !120, !122, !123}
!101 = !DILocalVariable(name: "early", arg: 1, scope: !99, file: !3, line: 11, type: !5)
!102 = !DILocalVariable(name: "one", scope: !99, file: !3, line: 12, type: !18)
!103 = !DILocalVariable(name: "__cancel_buf", scope: !104, file: !3, line: 13, type: !105)
!104 = distinct !DILexicalBlock(scope: !99, file: !3, line: 13, column: 3)
!105 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_unwind_buf_t", file: !78, line: 548, baseType: !106, align: 128)
!106 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !78, line: 544, size: 832, elements: !107)
!107 = !{!108, !116}
!108 = !DIDerivedType(tag: DW_TAG_member, name: "__cancel_jmp_buf", scope: !106, file: !78, line: 546, baseType: !109, size: 576)
!109 = !DICompositeType(tag: DW_TAG_array_type, baseType: !110, size: 576, elements: !114)
!110 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__cancel_jmp_buf_tag", file: !78, line: 538, size: 576, elements: !111)
!111 = !{!112, !113}
!112 = !DIDerivedType(tag: DW_TAG_member, name: "__cancel_jmp_buf", scope: !110, file: !78, line: 540, baseType: !11, size: 512)
!113 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !110, file: !78, line: 541, baseType: !18, size: 32, offset: 512)
!114 = !{!115}
!115 = !DISubrange(count: 1)
!116 = !DIDerivedType(tag: DW_TAG_member, name: "__pad", scope: !106, file: !78, line: 547, baseType: !117, size: 256, offset: 576)
!117 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 256, elements: !118)
!118 = !{!119}
!119 = !DISubrange(count: 4)
!120 = !DILocalVariable(name: "__cancel_routine", scope: !104, file: !3, line: 13, type: !121)
!121 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !49, size: 64)
!122 = !DILocalVariable(name: "__cancel_arg", scope: !104, file: !3, line: 13, type: !5)
!123 = !DILocalVariable(name: "__not_first_call", scope: !104, file: !3, line: 13, type: !18)
!124 = distinct !DIAssignID()
!125 = !DILocation(line: 0, scope: !104)
!126 = !DILocation(line: 0, scope: !99)
!127 = !DILocation(line: 13, column: 3, scope: !104)
!128 = !DILocation(line: 13, column: 3, scope: !129)
!129 = distinct !DILexicalBlock(scope: !104, file: !3, line: 13, column: 3)
!130 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!131 = !DILocalVariable(name: "amount", arg: 1, scope: !132, file: !3, line: 9, type: !5)
!132 = distinct !DISubprogram(name: "clean", scope: !3, file: !3, line: 9, type: !49, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !133)
!133 = !{!131}
!134 = !DILocation(line: 0, scope: !132, inlinedAt: !135)
!135 = distinct !DILocation(line: 13, column: 3, scope: !136)
!136 = distinct !DILexicalBlock(scope: !129, file: !3, line: 13, column: 3)
!137 = !DILocation(line: 9, column: 45, scope: !132, inlinedAt: !135)
!138 = !{!139, !139, i64 0}
!139 = !{!"int", !62, i64 0}
!140 = !DILocation(line: 9, column: 53, scope: !132, inlinedAt: !135)
!141 = !DILocation(line: 9, column: 57, scope: !132, inlinedAt: !135)
!142 = !DILocation(line: 9, column: 43, scope: !132, inlinedAt: !135)
!143 = !DILocation(line: 13, column: 3, scope: !136)
!144 = !DILocation(line: 14, column: 7, scope: !145)
!145 = distinct !DILexicalBlock(scope: !146, file: !3, line: 14, column: 7)
!146 = distinct !DILexicalBlock(scope: !104, file: !3, line: 13, column: 3)
!147 = !DILocation(line: 14, column: 7, scope: !146)
!148 = !DILocation(line: 15, column: 5, scope: !145)
!149 = !DILocation(line: 16, column: 3, scope: !104)
!150 = !DILocation(line: 0, scope: !132, inlinedAt: !151)
!151 = distinct !DILocation(line: 16, column: 3, scope: !152)
!152 = distinct !DILexicalBlock(scope: !104, file: !3, line: 16, column: 3)
!153 = !DILocation(line: 9, column: 45, scope: !132, inlinedAt: !151)
!154 = !DILocation(line: 9, column: 53, scope: !132, inlinedAt: !151)
!155 = !DILocation(line: 9, column: 57, scope: !132, inlinedAt: !151)
!156 = !DILocation(line: 9, column: 43, scope: !132, inlinedAt: !151)
!157 = !DILocation(line: 16, column: 3, scope: !99)
!158 = !DILocation(line: 17, column: 3, scope: !99)
!159 = !DISubprogram(name: "pthread_join", scope: !78, file: !78, line: 219, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!160 = !DISubroutineType(types: !161)
!161 = !{!18, !53, !162}
!162 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!163 = !DISubprogram(name: "__sigsetjmp", scope: !78, file: !78, line: 773, type: !164, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!164 = !DISubroutineType(types: !165)
!165 = !{!18, !6, !18}
!166 = !DISubprogram(name: "__pthread_unwind_next", scope: !78, file: !78, line: 750, type: !167, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!167 = !DISubroutineType(types: !168)
!168 = !{null, !169}
!169 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !105, size: 64)
!170 = !DISubprogram(name: "__pthread_register_cancel", scope: !78, file: !78, line: 697, type: !167, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!171 = !DISubprogram(name: "pthread_exit", scope: !78, file: !78, line: 211, type: !49, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!172 = !DISubprogram(name: "__pthread_unregister_cancel", scope: !78, file: !78, line: 709, type: !167, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
