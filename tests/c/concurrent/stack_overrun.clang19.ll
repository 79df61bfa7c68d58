source_filename = "stack_overrun.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.a = private unnamed_addr constant [3 x i32] [i32 1, i32 2, i32 3], align 4

define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca [3 x i32], align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !18, !DIExpression(), !19)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !20, !DIExpression(), !21)
    #dbg_declare(ptr %6, !22, !DIExpression(), !26)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 4 @__const.main.a, i64 12, i1 false), !dbg !26
    #dbg_declare(ptr %7, !27, !DIExpression(), !28)
  store i32 0, ptr %7, align 4, !dbg !28
    #dbg_declare(ptr %8, !29, !DIExpression(), !31)
  store i32 0, ptr %8, align 4, !dbg !31
  br label %9, !dbg !32

9:                                                ; preds = %21, %2
  %10 = load i32, ptr %8, align 4, !dbg !33
  %11 = load i32, ptr %4, align 4, !dbg !35
  %12 = add nsw i32 3, %11, !dbg !36
  %13 = icmp slt i32 %10, %12, !dbg !37
  br i1 %13, label %14, label %24, !dbg !38

14:                                               ; preds = %9
  %15 = load i32, ptr %8, align 4, !dbg !39
  %16 = sext i32 %15 to i64, !dbg !40
  %17 = getelementptr inbounds [3 x i32], ptr %6, i64 0, i64 %16, !dbg !40
  %18 = load i32, ptr %17, align 4, !dbg !40
  %19 = load i32, ptr %7, align 4, !dbg !41
  %20 = add nsw i32 %19, %18, !dbg !41
  store i32 %20, ptr %7, align 4, !dbg !41
  br label %21, !dbg !42

21:                                               ; preds = %14
  %22 = load i32, ptr %8, align 4, !dbg !43
  %23 = add nsw i32 %22, 1, !dbg !43
  store i32 %23, ptr %8, align 4, !dbg !43
  br label %9, !dbg !44, !llvm.loop !45

24:                                               ; preds = %9
  %25 = load i32, ptr %7, align 4, !dbg !48
  ret i32 %25, !dbg !49
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1


!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "stack_overrun.c", directory: ".", checksumkind: CSK_MD5, checksum: "9d20b2947269f0ac20a88dacf94aa61d")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 2, type: !11, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !17)
!11 = !DISubroutineType(types: !12)
!12 = !{!13, !13, !14}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{}
!18 = !DILocalVariable(name: "argc", arg: 1, scope: !10, file: !1, line: 2, type: !13)
!19 = !DILocation(line: 2, column: 14, scope: !10)
!20 = !DILocalVariable(name: "argv", arg: 2, scope: !10, file: !1, line: 2, type: !14)
!21 = !DILocation(line: 2, column: 27, scope: !10)
!22 = !DILocalVariable(name: "a", scope: !10, file: !1, line: 3, type: !23)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 96, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 3)
!26 = !DILocation(line: 3, column: 7, scope: !10)
!27 = !DILocalVariable(name: "sum", scope: !10, file: !1, line: 3, type: !13)
!28 = !DILocation(line: 3, column: 25, scope: !10)
!29 = !DILocalVariable(name: "i", scope: !30, file: !1, line: 4, type: !13)
!30 = distinct !DILexicalBlock(scope: !10, file: !1, line: 4, column: 3)
!31 = !DILocation(line: 4, column: 12, scope: !30)
!32 = !DILocation(line: 4, column: 8, scope: !30)
!33 = !DILocation(line: 4, column: 19, scope: !34)
!34 = distinct !DILexicalBlock(scope: !30, file: !1, line: 4, column: 3)
!35 = !DILocation(line: 4, column: 27, scope: !34)
!36 = !DILocation(line: 4, column: 25, scope: !34)
!37 = !DILocation(line: 4, column: 21, scope: !34)
!38 = !DILocation(line: 4, column: 3, scope: !30)
!39 = !DILocation(line: 5, column: 14, scope: !34)
!40 = !DILocation(line: 5, column: 12, scope: !34)
!41 = !DILocation(line: 5, column: 9, scope: !34)
!42 = !DILocation(line: 5, column: 5, scope: !34)
!43 = !DILocation(line: 4, column: 34, scope: !34)
!44 = !DILocation(line: 4, column: 3, scope: !34)
!45 = distinct !{!45, !38, !46, !47}
!46 = !DILocation(line: 5, column: 15, scope: !30)
!47 = !{!"llvm.loop.mustprogress"}
!48 = !DILocation(line: 6, column: 10, scope: !10)
!49 = !DILocation(line: 6, column: 3, scope: !10)
