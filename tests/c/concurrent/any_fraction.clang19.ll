source_filename = "any_fraction.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [27 x i8] c"!(d > 0 && d < 1 && f < 0)\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [15 x i8] c"any_fraction.c\00", align 1, !dbg !7
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !12
@.str.2 = private unnamed_addr constant [28 x i8] c"__VERIFIER_nondet_pointer()\00", align 1, !dbg !16
@__PRETTY_FUNCTION__.any_pointer = private unnamed_addr constant [23 x i8] c"void any_pointer(void)\00", align 1, !dbg !21
@.str.3 = private unnamed_addr constant [11 x i8] c"d * d >= 0\00", align 1, !dbg !26
@__PRETTY_FUNCTION__.nothing_wrong = private unnamed_addr constant [25 x i8] c"void nothing_wrong(void)\00", align 1, !dbg !31

define dso_local i32 @main() #0 !dbg !46 {
  %1 = alloca i32, align 4
  %2 = alloca double, align 8
  %3 = alloca float, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !51, !DIExpression(), !53)
  %4 = call double @__VERIFIER_nondet_double(), !dbg !54
  store double %4, ptr %2, align 8, !dbg !53
    #dbg_declare(ptr %3, !55, !DIExpression(), !57)
  %5 = call float @__VERIFIER_nondet_float(), !dbg !58
  store float %5, ptr %3, align 4, !dbg !57
  %6 = load double, ptr %2, align 8, !dbg !59
  %7 = fcmp ogt double %6, 0.000000e+00, !dbg !59
  br i1 %7, label %8, label %14, !dbg !59

8:                                                ; preds = %0
  %9 = load double, ptr %2, align 8, !dbg !59
  %10 = fcmp olt double %9, 1.000000e+00, !dbg !59
  br i1 %10, label %11, label %14, !dbg !59

11:                                               ; preds = %8
  %12 = load float, ptr %3, align 4, !dbg !59
  %13 = fcmp olt float %12, 0.000000e+00, !dbg !59
  br i1 %13, label %15, label %14, !dbg !62

14:                                               ; preds = %11, %8, %0
  br label %16, !dbg !62

15:                                               ; preds = %11
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 13, ptr noundef @__PRETTY_FUNCTION__.main) #3, !dbg !59
  unreachable, !dbg !59

16:                                               ; preds = %14
  ret i32 0, !dbg !63
}

declare double @__VERIFIER_nondet_double() #1

declare float @__VERIFIER_nondet_float() #1

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

define dso_local void @any_pointer() #0 !dbg !64 {
  %1 = call ptr @__VERIFIER_nondet_pointer(), !dbg !67
  %2 = icmp ne ptr %1, null, !dbg !67
  br i1 %2, label %3, label %4, !dbg !70

3:                                                ; preds = %0
  br label %5, !dbg !70

4:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 18, ptr noundef @__PRETTY_FUNCTION__.any_pointer) #3, !dbg !67
  unreachable, !dbg !67

5:                                                ; preds = %3
  ret void, !dbg !71
}

declare ptr @__VERIFIER_nondet_pointer() #1

define dso_local void @nothing_wrong() #0 !dbg !72 {
  %1 = alloca double, align 8
    #dbg_declare(ptr %1, !73, !DIExpression(), !74)
  %2 = call double @__VERIFIER_nondet_double(), !dbg !75
  store double %2, ptr %1, align 8, !dbg !74
  %3 = load double, ptr %1, align 8, !dbg !76
  %4 = load double, ptr %1, align 8, !dbg !76
  %5 = fmul double %3, %4, !dbg !76
  %6 = fcmp oge double %5, 0.000000e+00, !dbg !76
  br i1 %6, label %7, label %8, !dbg !79

7:                                                ; preds = %0
  br label %9, !dbg !79

8:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__.nothing_wrong) #3, !dbg !76
  unreachable, !dbg !76

9:                                                ; preds = %7
  ret void, !dbg !80
}


!llvm.dbg.cu = !{!36}
!llvm.module.flags = !{!38, !39, !40, !41, !42, !43, !44}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "any_fraction.c", directory: ".", checksumkind: CSK_MD5, checksum: "dcbbf984d9c4b5ab4a75a10370d2f3c8")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 216, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 27)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 15)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 120, elements: !10)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !2, line: 18, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 224, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 28)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !2, line: 18, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 184, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 23)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 11)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !33, isLocal: true, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 200, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 25)
!36 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !37, splitDebugInlining: false, nameTableKind: None)
!37 = !{!0, !7, !12, !16, !21, !26, !31}
!38 = !{i32 7, !"Dwarf Version", i32 5}
!39 = !{i32 2, !"Debug Info Version", i32 3}
!40 = !{i32 1, !"wchar_size", i32 4}
!41 = !{i32 8, !"PIC Level", i32 2}
!42 = !{i32 7, !"PIE Level", i32 2}
!43 = !{i32 7, !"uwtable", i32 2}
!44 = !{i32 7, !"frame-pointer", i32 2}
!45 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!46 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 10, type: !47, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !36, retainedNodes: !50)
!47 = !DISubroutineType(types: !48)
!48 = !{!49}
!49 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!50 = !{}
!51 = !DILocalVariable(name: "d", scope: !46, file: !2, line: 11, type: !52)
!52 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!53 = !DILocation(line: 11, column: 10, scope: !46)
!54 = !DILocation(line: 11, column: 14, scope: !46)
!55 = !DILocalVariable(name: "f", scope: !46, file: !2, line: 12, type: !56)
!56 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!57 = !DILocation(line: 12, column: 9, scope: !46)
!58 = !DILocation(line: 12, column: 13, scope: !46)
!59 = !DILocation(line: 13, column: 3, scope: !60)
!60 = distinct !DILexicalBlock(scope: !61, file: !2, line: 13, column: 3)
!61 = distinct !DILexicalBlock(scope: !46, file: !2, line: 13, column: 3)
!62 = !DILocation(line: 13, column: 3, scope: !61)
!63 = !DILocation(line: 14, column: 3, scope: !46)
!64 = distinct !DISubprogram(name: "any_pointer", scope: !2, file: !2, line: 17, type: !65, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !36)
!65 = !DISubroutineType(types: !66)
!66 = !{null}
!67 = !DILocation(line: 18, column: 3, scope: !68)
!68 = distinct !DILexicalBlock(scope: !69, file: !2, line: 18, column: 3)
!69 = distinct !DILexicalBlock(scope: !64, file: !2, line: 18, column: 3)
!70 = !DILocation(line: 18, column: 3, scope: !69)
!71 = !DILocation(line: 19, column: 1, scope: !64)
!72 = distinct !DISubprogram(name: "nothing_wrong", scope: !2, file: !2, line: 21, type: !65, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !36, retainedNodes: !50)
!73 = !DILocalVariable(name: "d", scope: !72, file: !2, line: 22, type: !52)
!74 = !DILocation(line: 22, column: 10, scope: !72)
!75 = !DILocation(line: 22, column: 14, scope: !72)
!76 = !DILocation(line: 23, column: 3, scope: !77)
!77 = distinct !DILexicalBlock(scope: !78, file: !2, line: 23, column: 3)
!78 = distinct !DILexicalBlock(scope: !72, file: !2, line: 23, column: 3)
!79 = !DILocation(line: 23, column: 3, scope: !78)
!80 = !DILocation(line: 24, column: 1, scope: !72)
