source_filename = "wide_text.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [4 x i8] c"%ls\00", align 1
@.str.1 = private unnamed_addr constant [4 x i32] [i32 97, i32 98, i32 99, i32 0], align 4
@.str.2 = private unnamed_addr constant [48 x i8] c"snprintf(text, sizeof text, \22%ls\22, L\22abc\22) == 3\00", align 1
@.str.3 = private unnamed_addr constant [12 x i8] c"wide_text.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"%lc\00", align 1
@.str.5 = private unnamed_addr constant [57 x i8] c"snprintf(text, sizeof text, \22%lc\22, (wint_t)0x20ac) == -1\00", align 1
@__PRETTY_FUNCTION__.letter = private unnamed_addr constant [18 x i8] c"void letter(void)\00", align 1

define dso_local i32 @main() #0 !dbg !14 {
  %1 = alloca i32, align 4
  %2 = alloca [16 x i8], align 16
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !19, metadata !DIExpression()), !dbg !24
  %3 = getelementptr inbounds [16 x i8], ptr %2, i64 0, i64 0, !dbg !25
  %4 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %3, i64 noundef 16, ptr noundef getelementptr inbounds ([4 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([4 x i32], ptr @.str.1, i64 0, i64 0)) #4, !dbg !25
  %5 = icmp eq i32 %4, 3, !dbg !25
  br i1 %5, label %6, label %7, !dbg !28

6:                                                ; preds = %0
  br label %8, !dbg !28

7:                                                ; preds = %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([48 x i8], ptr @.str.2, i64 0, i64 0), ptr noundef getelementptr inbounds ([12 x i8], ptr @.str.3, i64 0, i64 0), i32 noundef 10, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !25
  unreachable, !dbg !25

8:                                                ; preds = %6
  ret i32 0, !dbg !29
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #2

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

define dso_local void @letter() #0 !dbg !30 {
  %1 = alloca [16 x i8], align 16
  call void @llvm.dbg.declare(metadata ptr %1, metadata !33, metadata !DIExpression()), !dbg !34
  %2 = getelementptr inbounds [16 x i8], ptr %1, i64 0, i64 0, !dbg !35
  %3 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %2, i64 noundef 16, ptr noundef getelementptr inbounds ([4 x i8], ptr @.str.4, i64 0, i64 0), i32 noundef 8364) #4, !dbg !35
  %4 = icmp eq i32 %3, -1, !dbg !35
  br i1 %4, label %5, label %6, !dbg !38

5:                                                ; preds = %0
  br label %7, !dbg !38

6:                                                ; preds = %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([57 x i8], ptr @.str.5, i64 0, i64 0), ptr noundef getelementptr inbounds ([12 x i8], ptr @.str.3, i64 0, i64 0), i32 noundef 16, ptr noundef getelementptr inbounds ([18 x i8], ptr @__PRETTY_FUNCTION__.letter, i64 0, i64 0)) #5, !dbg !35
  unreachable, !dbg !35

7:                                                ; preds = %5
  ret void, !dbg !39
}


!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11, !12}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "wide_text.c", directory: ".", checksumkind: CSK_MD5, checksum: "7a2f16177cebc27ed0eee08211dbb4df")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_typedef, name: "wint_t", file: !4, line: 20, baseType: !5)
!4 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/wint_t.h", directory: ".", checksumkind: CSK_MD5, checksum: "aa31b53ef28dc23152ceb41e2763ded3")
!5 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 7, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 1}
!12 = !{i32 7, !"frame-pointer", i32 2}
!13 = !{!"Debian clang version 14.0.6"}
!14 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !15, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!15 = !DISubroutineType(types: !16)
!16 = !{!17}
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{}
!19 = !DILocalVariable(name: "text", scope: !14, file: !1, line: 9, type: !20)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 128, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 16)
!24 = !DILocation(line: 9, column: 8, scope: !14)
!25 = !DILocation(line: 10, column: 3, scope: !26)
!26 = distinct !DILexicalBlock(scope: !27, file: !1, line: 10, column: 3)
!27 = distinct !DILexicalBlock(scope: !14, file: !1, line: 10, column: 3)
!28 = !DILocation(line: 10, column: 3, scope: !27)
!29 = !DILocation(line: 11, column: 3, scope: !14)
!30 = distinct !DISubprogram(name: "letter", scope: !1, file: !1, line: 14, type: !31, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!31 = !DISubroutineType(types: !32)
!32 = !{null}
!33 = !DILocalVariable(name: "text", scope: !30, file: !1, line: 15, type: !20)
!34 = !DILocation(line: 15, column: 8, scope: !30)
!35 = !DILocation(line: 16, column: 3, scope: !36)
!36 = distinct !DILexicalBlock(scope: !37, file: !1, line: 16, column: 3)
!37 = distinct !DILexicalBlock(scope: !30, file: !1, line: 16, column: 3)
!38 = !DILocation(line: 16, column: 3, scope: !37)
!39 = !DILocation(line: 17, column: 1, scope: !30)
