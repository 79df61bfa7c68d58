source_filename = "cleanup_inlined.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__pthread_unwind_buf_t = type { [1 x %struct.__cancel_jmp_buf_tag], [4 x ptr] }
%struct.__cancel_jmp_buf_tag = type { [8 x i64], i32 }

@cleaned = dso_local global i32 0, align 4, !dbg !0

define dso_local i32 @main() local_unnamed_addr #0 !dbg !38 {
  ret i32 0, !dbg !42
}

define dso_local void @left_early() local_unnamed_addr #1 !dbg !43 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.value(metadata ptr @cleaned, metadata !46, metadata !DIExpression()) #9, !dbg !54
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1) #9, !dbg !56
  call void @llvm.dbg.value(metadata ptr %1, metadata !51, metadata !DIExpression(DW_OP_deref)) #9, !dbg !54
  %2 = call i32 @pthread_create(ptr noundef nonnull %1, ptr noundef null, ptr noundef nonnull @leave, ptr noundef nonnull @cleaned) #9, !dbg !57
  %3 = load i64, ptr %1, align 8, !dbg !58, !tbaa !59
  call void @llvm.dbg.value(metadata i64 %3, metadata !51, metadata !DIExpression()) #9, !dbg !54
  %4 = call i32 @pthread_join(i64 noundef %3, ptr noundef null) #9, !dbg !63
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1) #9, !dbg !64
  ret void, !dbg !65
}

define dso_local void @stayed() local_unnamed_addr #1 !dbg !66 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.value(metadata ptr null, metadata !46, metadata !DIExpression()) #9, !dbg !67
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1) #9, !dbg !69
  call void @llvm.dbg.value(metadata ptr %1, metadata !51, metadata !DIExpression(DW_OP_deref)) #9, !dbg !67
  %2 = call i32 @pthread_create(ptr noundef nonnull %1, ptr noundef null, ptr noundef nonnull @leave, ptr noundef null) #9, !dbg !70
  %3 = load i64, ptr %1, align 8, !dbg !71, !tbaa !59
  call void @llvm.dbg.value(metadata i64 %3, metadata !51, metadata !DIExpression()) #9, !dbg !67
  %4 = call i32 @pthread_join(i64 noundef %3, ptr noundef null) #9, !dbg !72
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1) #9, !dbg !73
  ret void, !dbg !74
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

declare !dbg !75 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #4

define internal noalias ptr @leave(ptr noundef readnone %0) #1 !dbg !97 {
  %2 = alloca %struct.__pthread_unwind_buf_t, align 16
  call void @llvm.dbg.value(metadata ptr %0, metadata !99, metadata !DIExpression()), !dbg !122
  call void @llvm.dbg.value(metadata i32 1, metadata !100, metadata !DIExpression()), !dbg !122
  call void @llvm.lifetime.start.p0(i64 104, ptr nonnull %2) #9, !dbg !123
  call void @llvm.dbg.declare(metadata ptr %2, metadata !101, metadata !DIExpression()), !dbg !123
  call void @llvm.dbg.value(metadata ptr undef, metadata !120, metadata !DIExpression()), !dbg !124
  %3 = getelementptr inbounds %struct.__pthread_unwind_buf_t, ptr %2, i64 0, i32 0, i64 0, !dbg !123
  %4 = call i32 @__sigsetjmp(ptr noundef nonnull %3, i32 noundef 0) #10, !dbg !123
  call void @llvm.dbg.value(metadata i32 %4, metadata !121, metadata !DIExpression()), !dbg !124
  %5 = icmp eq i32 %4, 0, !dbg !125
  br i1 %5, label %10, label %6, !dbg !123, !prof !127

6:                                                ; preds = %1
  call void @llvm.dbg.value(metadata ptr undef, metadata !128, metadata !DIExpression()), !dbg !131
  %7 = load i32, ptr @cleaned, align 4, !dbg !134, !tbaa !135
  %8 = shl nsw i32 %7, 1, !dbg !137
  %9 = or i32 %8, 1, !dbg !138
  store i32 %9, ptr @cleaned, align 4, !dbg !139, !tbaa !135
  call void @__pthread_unwind_next(ptr noundef nonnull %2) #11, !dbg !140
  unreachable, !dbg !140

10:                                               ; preds = %1
  call void @__pthread_register_cancel(ptr noundef nonnull %2) #9, !dbg !123
  %11 = icmp eq ptr %0, null, !dbg !141
  br i1 %11, label %13, label %12, !dbg !144

12:                                               ; preds = %10
  call void @pthread_exit(ptr noundef null) #11, !dbg !145
  unreachable, !dbg !145

13:                                               ; preds = %10
  call void @__pthread_unregister_cancel(ptr noundef nonnull %2) #9, !dbg !146
  call void @llvm.dbg.value(metadata ptr undef, metadata !128, metadata !DIExpression()), !dbg !147
  %14 = load i32, ptr @cleaned, align 4, !dbg !150, !tbaa !135
  %15 = shl nsw i32 %14, 1, !dbg !151
  %16 = or i32 %15, 1, !dbg !152
  store i32 %16, ptr @cleaned, align 4, !dbg !153, !tbaa !135
  call void @llvm.lifetime.end.p0(i64 104, ptr nonnull %2) #9, !dbg !154
  ret ptr null, !dbg !155
}

declare !dbg !156 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #5

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

declare i32 @__sigsetjmp(ptr noundef, i32 noundef) local_unnamed_addr #6

declare extern_weak void @__pthread_unwind_next(ptr noundef) local_unnamed_addr #7

declare void @__pthread_register_cancel(ptr noundef) local_unnamed_addr #5

declare !dbg !160 void @pthread_exit(ptr noundef) local_unnamed_addr #7

declare void @__pthread_unregister_cancel(ptr noundef) local_unnamed_addr #5

declare void @llvm.dbg.value(metadata, metadata, metadata) #8


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!31, !32, !33, !34, !35, !36}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "cleaned", scope: !2, file: !3, line: 7, type: !18, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !30, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "cleanup_inlined.c", directory: ".", checksumkind: CSK_MD5, checksum: "84a0b2ffa2f4eaf4b3d1f72b1764ceed")
!4 = !{!5, !6, !29}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !8, line: 26, size: 1600, elements: !9)
!8 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/struct___jmp_buf_tag.h", directory: ".", checksumkind: CSK_MD5, checksum: "56a90a97e853c2bec1d9e290be5e92e4")
!9 = !{!10, !17, !19}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !7, file: !8, line: 32, baseType: !11, size: 512)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "__jmp_buf", file: !12, line: 31, baseType: !13)
!12 = !DIFile(filename: "include/x86_64-linux-gnu/bits/setjmp.h", directory: ".", checksumkind: CSK_MD5, checksum: "80e7796efafaf357b5e64731e4f6ac30")
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 512, elements: !15)
!14 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!15 = !{!16}
!16 = !DISubrange(count: 8)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !7, file: !8, line: 33, baseType: !18, size: 32, offset: 512)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !7, file: !8, line: 34, baseType: !20, size: 1024, offset: 576)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !21, line: 8, baseType: !22)
!21 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/__sigset_t.h", directory: ".", checksumkind: CSK_MD5, checksum: "acc6b14c0967857fec362a8d433e1cf2")
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
!34 = !{i32 7, !"PIC Level", i32 2}
!35 = !{i32 7, !"PIE Level", i32 2}
!36 = !{i32 7, !"uwtable", i32 1}
!37 = !{!"Debian clang version 14.0.6"}
!38 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 26, type: !39, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !41)
!39 = !DISubroutineType(types: !40)
!40 = !{!18}
!41 = !{}
!42 = !DILocation(line: 26, column: 18, scope: !38)
!43 = distinct !DISubprogram(name: "left_early", scope: !3, file: !3, line: 27, type: !44, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !41)
!44 = !DISubroutineType(types: !45)
!45 = !{null}
!46 = !DILocalVariable(name: "early", arg: 1, scope: !47, file: !3, line: 20, type: !5)
!47 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 20, type: !48, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !50)
!48 = !DISubroutineType(types: !49)
!49 = !{null, !5}
!50 = !{!46, !51}
!51 = !DILocalVariable(name: "t", scope: !47, file: !3, line: 21, type: !52)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !53, line: 27, baseType: !26)
!53 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!54 = !DILocation(line: 0, scope: !47, inlinedAt: !55)
!55 = distinct !DILocation(line: 27, column: 25, scope: !43)
!56 = !DILocation(line: 21, column: 3, scope: !47, inlinedAt: !55)
!57 = !DILocation(line: 22, column: 3, scope: !47, inlinedAt: !55)
!58 = !DILocation(line: 23, column: 16, scope: !47, inlinedAt: !55)
!59 = !{!60, !60, i64 0}
!60 = !{!"long", !61, i64 0}
!61 = !{!"omnipotent char", !62, i64 0}
!62 = !{!"Simple C/C++ TBAA"}
!63 = !DILocation(line: 23, column: 3, scope: !47, inlinedAt: !55)
!64 = !DILocation(line: 24, column: 1, scope: !47, inlinedAt: !55)
!65 = !DILocation(line: 27, column: 40, scope: !43)
!66 = distinct !DISubprogram(name: "stayed", scope: !3, file: !3, line: 28, type: !44, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !41)
!67 = !DILocation(line: 0, scope: !47, inlinedAt: !68)
!68 = distinct !DILocation(line: 28, column: 21, scope: !66)
!69 = !DILocation(line: 21, column: 3, scope: !47, inlinedAt: !68)
!70 = !DILocation(line: 22, column: 3, scope: !47, inlinedAt: !68)
!71 = !DILocation(line: 23, column: 16, scope: !47, inlinedAt: !68)
!72 = !DILocation(line: 23, column: 3, scope: !47, inlinedAt: !68)
!73 = !DILocation(line: 24, column: 1, scope: !47, inlinedAt: !68)
!74 = !DILocation(line: 28, column: 32, scope: !66)
!75 = !DISubprogram(name: "pthread_create", scope: !76, file: !76, line: 202, type: !77, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !41)
!76 = !DIFile(filename: "include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!77 = !DISubroutineType(types: !78)
!78 = !{!18, !79, !81, !93, !96}
!79 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !80)
!80 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !52, size: 64)
!81 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !82)
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !83, size: 64)
!83 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !84)
!84 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !53, line: 62, baseType: !85)
!85 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !53, line: 56, size: 448, elements: !86)
!86 = !{!87, !92}
!87 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !85, file: !53, line: 58, baseType: !88, size: 448)
!88 = !DICompositeType(tag: DW_TAG_array_type, baseType: !89, size: 448, elements: !90)
!89 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!90 = !{!91}
!91 = !DISubrange(count: 56)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !85, file: !53, line: 59, baseType: !14, size: 64)
!93 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !94, size: 64)
!94 = !DISubroutineType(types: !95)
!95 = !{!5, !5}
!96 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !5)
!97 = distinct !DISubprogram(name: "leave", scope: !3, file: !3, line: 11, type: !94, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !98)
!98 = !{!99, !100, !101, !118, !120, !121}
!99 = !DILocalVariable(name: "early", arg: 1, scope: !97, file: !3, line: 11, type: !5)
!100 = !DILocalVariable(name: "one", scope: !97, file: !3, line: 12, type: !18)
!101 = !DILocalVariable(name: "__cancel_buf", scope: !102, file: !3, line: 13, type: !103)
!102 = distinct !DILexicalBlock(scope: !97, file: !3, line: 13, column: 3)
!103 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_unwind_buf_t", file: !76, line: 548, baseType: !104, align: 128)
!104 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !76, line: 544, size: 832, elements: !105)
!105 = !{!106, !114}
!106 = !DIDerivedType(tag: DW_TAG_member, name: "__cancel_jmp_buf", scope: !104, file: !76, line: 546, baseType: !107, size: 576)
!107 = !DICompositeType(tag: DW_TAG_array_type, baseType: !108, size: 576, elements: !112)
!108 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__cancel_jmp_buf_tag", file: !76, line: 538, size: 576, elements: !109)
!109 = !{!110, !111}
!110 = !DIDerivedType(tag: DW_TAG_member, name: "__cancel_jmp_buf", scope: !108, file: !76, line: 540, baseType: !11, size: 512)
!111 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !108, file: !76, line: 541, baseType: !18, size: 32, offset: 512)
!112 = !{!113}
!113 = !DISubrange(count: 1)
!114 = !DIDerivedType(tag: DW_TAG_member, name: "__pad", scope: !104, file: !76, line: 547, baseType: !115, size: 256, offset: 576)
!115 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 256, elements: !116)
!116 = !{!117}
!117 = !DISubrange(count: 4)
!118 = !DILocalVariable(name: "__cancel_routine", scope: !102, file: !3, line: 13, type: !119)
!119 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64)
!120 = !DILocalVariable(name: "__cancel_arg", scope: !102, file: !3, line: 13, type: !5)
!121 = !DILocalVariable(name: "__not_first_call", scope: !102, file: !3, line: 13, type: !18)
!122 = !DILocation(line: 0, scope: !97)
!123 = !DILocation(line: 13, column: 3, scope: !102)
!124 = !DILocation(line: 0, scope: !102)
!125 = !DILocation(line: 13, column: 3, scope: !126)
!126 = distinct !DILexicalBlock(scope: !102, file: !3, line: 13, column: 3)
!127 = !{!"branch_weights", i32 2000, i32 1}
!128 = !DILocalVariable(name: "amount", arg: 1, scope: !129, file: !3, line: 9, type: !5)
!129 = distinct !DISubprogram(name: "clean", scope: !3, file: !3, line: 9, type: !48, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !130)
!130 = !{!128}
!131 = !DILocation(line: 0, scope: !129, inlinedAt: !132)
!132 = distinct !DILocation(line: 13, column: 3, scope: !133)
!133 = distinct !DILexicalBlock(scope: !126, file: !3, line: 13, column: 3)
!134 = !DILocation(line: 9, column: 45, scope: !129, inlinedAt: !132)
!135 = !{!136, !136, i64 0}
!136 = !{!"int", !61, i64 0}
!137 = !DILocation(line: 9, column: 53, scope: !129, inlinedAt: !132)
!138 = !DILocation(line: 9, column: 57, scope: !129, inlinedAt: !132)
!139 = !DILocation(line: 9, column: 43, scope: !129, inlinedAt: !132)
!140 = !DILocation(line: 13, column: 3, scope: !133)
!141 = !DILocation(line: 14, column: 7, scope: !142)
!142 = distinct !DILexicalBlock(scope: !143, file: !3, line: 14, column: 7)
!143 = distinct !DILexicalBlock(scope: !102, file: !3, line: 13, column: 3)
!144 = !DILocation(line: 14, column: 7, scope: !143)
!145 = !DILocation(line: 15, column: 5, scope: !142)
!146 = !DILocation(line: 16, column: 3, scope: !102)
!147 = !DILocation(line: 0, scope: !129, inlinedAt: !148)
!148 = distinct !DILocation(line: 16, column: 3, scope: !149)
!149 = distinct !DILexicalBlock(scope: !102, file: !3, line: 16, column: 3)
!150 = !DILocation(line: 9, column: 45, scope: !129, inlinedAt: !148)
!151 = !DILocation(line: 9, column: 53, scope: !129, inlinedAt: !148)
!152 = !DILocation(line: 9, column: 57, scope: !129, inlinedAt: !148)
!153 = !DILocation(line: 9, column: 43, scope: !129, inlinedAt: !148)
!154 = !DILocation(line: 16, column: 3, scope: !97)
!155 = !DILocation(line: 17, column: 3, scope: !97)
!156 = !DISubprogram(name: "pthread_join", scope: !76, file: !76, line: 219, type: !157, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !41)
!157 = !DISubroutineType(types: !158)
!158 = !{!18, !52, !159}
!159 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!160 = !DISubprogram(name: "pthread_exit", scope: !76, file: !76, line: 211, type: !48, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized, retainedNodes: !41)
