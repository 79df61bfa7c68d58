source_filename = "any_fraction.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [27 x i8] c"!(d > 0 && d < 1 && f < 0)\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"any_fraction.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [28 x i8] c"__VERIFIER_nondet_pointer()\00", align 1
@__PRETTY_FUNCTION__.any_pointer = private unnamed_addr constant [23 x i8] c"void any_pointer(void)\00", align 1
@.str.3 = private unnamed_addr constant [11 x i8] c"d * d >= 0\00", align 1
@__PRETTY_FUNCTION__.nothing_wrong = private unnamed_addr constant [25 x i8] c"void nothing_wrong(void)\00", align 1

define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca double, align 8
  %3 = alloca float, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !15, metadata !DIExpression()), !dbg !17
  %4 = call double @__VERIFIER_nondet_double(), !dbg !18
  store double %4, ptr %2, align 8, !dbg !17
  call void @llvm.dbg.declare(metadata ptr %3, metadata !19, metadata !DIExpression()), !dbg !21
  %5 = call float @__VERIFIER_nondet_float(), !dbg !22
  store float %5, ptr %3, align 4, !dbg !21
  %6 = load double, ptr %2, align 8, !dbg !23
  %7 = fcmp ogt double %6, 0.000000e+00, !dbg !23
  br i1 %7, label %8, label %14, !dbg !23

8:                                                ; preds = %0
  %9 = load double, ptr %2, align 8, !dbg !23
  %10 = fcmp olt double %9, 1.000000e+00, !dbg !23
  br i1 %10, label %11, label %14, !dbg !23

11:                                               ; preds = %8
  %12 = load float, ptr %3, align 4, !dbg !23
  %13 = fcmp olt float %12, 0.000000e+00, !dbg !23
  br i1 %13, label %15, label %14, !dbg !26

14:                                               ; preds = %11, %8, %0
  br label %16, !dbg !26

15:                                               ; preds = %11
  call void @__assert_fail(ptr noundef getelementptr inbounds ([27 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([15 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 13, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #4, !dbg !23
  unreachable, !dbg !23

16:                                               ; preds = %14
  ret i32 0, !dbg !27
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare double @__VERIFIER_nondet_double() #2

declare float @__VERIFIER_nondet_float() #2

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

define dso_local void @any_pointer() #0 !dbg !28 {
  %1 = call ptr @__VERIFIER_nondet_pointer(), !dbg !31
  %2 = icmp ne ptr %1, null, !dbg !31
  br i1 %2, label %3, label %4, !dbg !34

3:                                                ; preds = %0
  br label %5, !dbg !34

4:                                                ; preds = %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([28 x i8], ptr @.str.2, i64 0, i64 0), ptr noundef getelementptr inbounds ([15 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 18, ptr noundef getelementptr inbounds ([23 x i8], ptr @__PRETTY_FUNCTION__.any_pointer, i64 0, i64 0)) #4, !dbg !31
  unreachable, !dbg !31

5:                                                ; preds = %3
  ret void, !dbg !35
}

declare ptr @__VERIFIER_nondet_pointer() #2

define dso_local void @nothing_wrong() #0 !dbg !36 {
  %1 = alloca double, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !37, metadata !DIExpression()), !dbg !38
  %2 = call double @__VERIFIER_nondet_double(), !dbg !39
  store double %2, ptr %1, align 8, !dbg !38
  %3 = load double, ptr %1, align 8, !dbg !40
  %4 = load double, ptr %1, align 8, !dbg !40
  %5 = fmul double %3, %4, !dbg !40
  %6 = fcmp oge double %5, 0.000000e+00, !dbg !40
  br i1 %6, label %7, label %8, !dbg !43

7:                                                ; preds = %0
  br label %9, !dbg !43

8:                                                ; preds = %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([11 x i8], ptr @.str.3, i64 0, i64 0), ptr noundef getelementptr inbounds ([15 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 23, ptr noundef getelementptr inbounds ([25 x i8], ptr @__PRETTY_FUNCTION__.nothing_wrong, i64 0, i64 0)) #4, !dbg !40
  unreachable, !dbg !40

9:                                                ; preds = %7
  ret void, !dbg !44
}


!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "any_fraction.c", directory: ".", checksumkind: CSK_MD5, checksum: "dcbbf984d9c4b5ab4a75a10370d2f3c8")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !11, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "d", scope: !10, file: !1, line: 11, type: !16)
!16 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!17 = !DILocation(line: 11, column: 10, scope: !10)
!18 = !DILocation(line: 11, column: 14, scope: !10)
!19 = !DILocalVariable(name: "f", scope: !10, file: !1, line: 12, type: !20)
!20 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!21 = !DILocation(line: 12, column: 9, scope: !10)
!22 = !DILocation(line: 12, column: 13, scope: !10)
!23 = !DILocation(line: 13, column: 3, scope: !24)
!24 = distinct !DILexicalBlock(scope: !25, file: !1, line: 13, column: 3)
!25 = distinct !DILexicalBlock(scope: !10, file: !1, line: 13, column: 3)
!26 = !DILocation(line: 13, column: 3, scope: !25)
!27 = !DILocation(line: 14, column: 3, scope: !10)
!28 = distinct !DISubprogram(name: "any_pointer", scope: !1, file: !1, line: 17, type: !29, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!29 = !DISubroutineType(types: !30)
!30 = !{null}
!31 = !DILocation(line: 18, column: 3, scope: !32)
!32 = distinct !DILexicalBlock(scope: !33, file: !1, line: 18, column: 3)
!33 = distinct !DILexicalBlock(scope: !28, file: !1, line: 18, column: 3)
!34 = !DILocation(line: 18, column: 3, scope: !33)
!35 = !DILocation(line: 19, column: 1, scope: !28)
!36 = distinct !DISubprogram(name: "nothing_wrong", scope: !1, file: !1, line: 21, type: !29, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!37 = !DILocalVariable(name: "d", scope: !36, file: !1, line: 22, type: !16)
!38 = !DILocation(line: 22, column: 10, scope: !36)
!39 = !DILocation(line: 22, column: 14, scope: !36)
!40 = !DILocation(line: 23, column: 3, scope: !41)
!41 = distinct !DILexicalBlock(scope: !42, file: !1, line: 23, column: 3)
!42 = distinct !DILexicalBlock(scope: !36, file: !1, line: 23, column: 3)
!43 = !DILocation(line: 23, column: 3, scope: !42)
!44 = !DILocation(line: 24, column: 1, scope: !36)
