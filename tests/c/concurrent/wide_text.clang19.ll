source_filename = "wide_text.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [4 x i8] c"%ls\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [4 x i32] [i32 97, i32 98, i32 99, i32 0], align 4, !dbg !7
@.str.2 = private unnamed_addr constant [48 x i8] c"snprintf(text, sizeof text, \22%ls\22, L\22abc\22) == 3\00", align 1, !dbg !11
@.str.3 = private unnamed_addr constant [12 x i8] c"wide_text.c\00", align 1, !dbg !16
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !21
@.str.4 = private unnamed_addr constant [4 x i8] c"%lc\00", align 1, !dbg !27
@.str.5 = private unnamed_addr constant [57 x i8] c"snprintf(text, sizeof text, \22%lc\22, (wint_t)0x20ac) == -1\00", align 1, !dbg !29
@__PRETTY_FUNCTION__.letter = private unnamed_addr constant [18 x i8] c"void letter(void)\00", align 1, !dbg !34

define dso_local i32 @main() #0 !dbg !53 {
  %1 = alloca i32, align 4
  %2 = alloca [16 x i8], align 16
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !57, !DIExpression(), !61)
  %3 = getelementptr inbounds [16 x i8], ptr %2, i64 0, i64 0, !dbg !62
  %4 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %3, i64 noundef 16, ptr noundef @.str, ptr noundef @.str.1) #3, !dbg !62
  %5 = icmp eq i32 %4, 3, !dbg !62
  br i1 %5, label %6, label %7, !dbg !65

6:                                                ; preds = %0
  br label %8, !dbg !65

7:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.3, i32 noundef 10, ptr noundef @__PRETTY_FUNCTION__.main) #4, !dbg !62
  unreachable, !dbg !62

8:                                                ; preds = %6
  ret i32 0, !dbg !66
}

declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #1

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

define dso_local void @letter() #0 !dbg !67 {
  %1 = alloca [16 x i8], align 16
    #dbg_declare(ptr %1, !70, !DIExpression(), !71)
  %2 = getelementptr inbounds [16 x i8], ptr %1, i64 0, i64 0, !dbg !72
  %3 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %2, i64 noundef 16, ptr noundef @.str.4, i32 noundef 8364) #3, !dbg !72
  %4 = icmp eq i32 %3, -1, !dbg !72
  br i1 %4, label %5, label %6, !dbg !75

5:                                                ; preds = %0
  br label %7, !dbg !75

6:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.3, i32 noundef 16, ptr noundef @__PRETTY_FUNCTION__.letter) #4, !dbg !72
  unreachable, !dbg !72

7:                                                ; preds = %5
  ret void, !dbg !76
}


!llvm.dbg.cu = !{!39}
!llvm.module.flags = !{!45, !46, !47, !48, !49, !50, !51}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "wide_text.c", directory: ".", checksumkind: CSK_MD5, checksum: "7a2f16177cebc27ed0eee08211dbb4df")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 128, elements: !5)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 384, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 48)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 12)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 120, elements: !25)
!24 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!25 = !{!26}
!26 = !DISubrange(count: 15)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !2, line: 16, type: !3, isLocal: true, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !2, line: 16, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 456, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 57)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !2, line: 16, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 144, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 18)
!39 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !40, globals: !44, splitDebugInlining: false, nameTableKind: None)
!40 = !{!41}
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "wint_t", file: !42, line: 20, baseType: !43)
!42 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/wint_t.h", directory: "", checksumkind: CSK_MD5, checksum: "aa31b53ef28dc23152ceb41e2763ded3")
!43 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!44 = !{!0, !7, !11, !16, !21, !27, !29, !34}
!45 = !{i32 7, !"Dwarf Version", i32 5}
!46 = !{i32 2, !"Debug Info Version", i32 3}
!47 = !{i32 1, !"wchar_size", i32 4}
!48 = !{i32 8, !"PIC Level", i32 2}
!49 = !{i32 7, !"PIE Level", i32 2}
!50 = !{i32 7, !"uwtable", i32 2}
!51 = !{i32 7, !"frame-pointer", i32 2}
!52 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!53 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 8, type: !54, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !39, retainedNodes: !56)
!54 = !DISubroutineType(types: !55)
!55 = !{!10}
!56 = !{}
!57 = !DILocalVariable(name: "text", scope: !53, file: !2, line: 9, type: !58)
!58 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !59)
!59 = !{!60}
!60 = !DISubrange(count: 16)
!61 = !DILocation(line: 9, column: 8, scope: !53)
!62 = !DILocation(line: 10, column: 3, scope: !63)
!63 = distinct !DILexicalBlock(scope: !64, file: !2, line: 10, column: 3)
!64 = distinct !DILexicalBlock(scope: !53, file: !2, line: 10, column: 3)
!65 = !DILocation(line: 10, column: 3, scope: !64)
!66 = !DILocation(line: 11, column: 3, scope: !53)
!67 = distinct !DISubprogram(name: "letter", scope: !2, file: !2, line: 14, type: !68, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !39, retainedNodes: !56)
!68 = !DISubroutineType(types: !69)
!69 = !{null}
!70 = !DILocalVariable(name: "text", scope: !67, file: !2, line: 15, type: !58)
!71 = !DILocation(line: 15, column: 8, scope: !67)
!72 = !DILocation(line: 16, column: 3, scope: !73)
!73 = distinct !DILexicalBlock(scope: !74, file: !2, line: 16, column: 3)
!74 = distinct !DILexicalBlock(scope: !67, file: !2, line: 16, column: 3)
!75 = !DILocation(line: 16, column: 3, scope: !74)
!76 = !DILocation(line: 17, column: 1, scope: !67)
