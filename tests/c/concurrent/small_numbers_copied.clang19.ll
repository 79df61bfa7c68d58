source_filename = "small_numbers_copied.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@sum = internal global i32 0, align 4, !dbg !0
@to = internal global [2 x i32] zeroinitializer, align 4, !dbg !26
@.str = private unnamed_addr constant [52 x i8] c"sum == 3 && to[0] == 1 && to[1] == 1 && *block == 7\00", align 1, !dbg !9
@.str.1 = private unnamed_addr constant [25 x i8] c"small_numbers_copied.c\00", align 1, !dbg !15
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !20
@__const.add.values = private unnamed_addr constant [2 x i32] [i32 2, i32 1], align 4
@from = internal global [2 x i32] [i32 1, i32 1], align 4, !dbg !31

define dso_local i32 @main() #0 !dbg !41 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !45, !DIExpression(), !47)
  %4 = call noalias ptr @malloc(i64 noundef 4) #6, !dbg !48
  store ptr %4, ptr %2, align 8, !dbg !47
  %5 = load ptr, ptr %2, align 8, !dbg !49
  store i32 7, ptr %5, align 4, !dbg !50
    #dbg_declare(ptr %3, !51, !DIExpression(), !55)
  %6 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @add, ptr noundef null) #7, !dbg !56
  %7 = load i64, ptr %3, align 8, !dbg !57
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !58
  %9 = load i32, ptr @sum, align 4, !dbg !59
  %10 = icmp eq i32 %9, 3, !dbg !59
  br i1 %10, label %11, label %22, !dbg !59

11:                                               ; preds = %0
  %12 = load i32, ptr @to, align 4, !dbg !59
  %13 = icmp eq i32 %12, 1, !dbg !59
  br i1 %13, label %14, label %22, !dbg !59

14:                                               ; preds = %11
  %15 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @to, i64 0, i64 1), align 4, !dbg !59
  %16 = icmp eq i32 %15, 1, !dbg !59
  br i1 %16, label %17, label %22, !dbg !59

17:                                               ; preds = %14
  %18 = load ptr, ptr %2, align 8, !dbg !59
  %19 = load i32, ptr %18, align 4, !dbg !59
  %20 = icmp eq i32 %19, 7, !dbg !59
  br i1 %20, label %21, label %22, !dbg !62

21:                                               ; preds = %17
  br label %23, !dbg !62

22:                                               ; preds = %17, %14, %11, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 29, ptr noundef @__PRETTY_FUNCTION__.main) #8, !dbg !59
  unreachable, !dbg !59

23:                                               ; preds = %21
  %24 = load ptr, ptr %2, align 8, !dbg !63
  call void @free(ptr noundef %24) #7, !dbg !64
  ret i32 0, !dbg !65
}

declare noalias ptr @malloc(i64 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @add(ptr noundef %0) #0 !dbg !66 {
  %2 = alloca ptr, align 8
  %3 = alloca [2 x i32], align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !70, !DIExpression(), !71)
    #dbg_declare(ptr %3, !72, !DIExpression(), !73)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 @__const.add.values, i64 8, i1 false), !dbg !73
  %5 = getelementptr inbounds [2 x i32], ptr %3, i64 0, i64 0, !dbg !74
  call void @qsort(ptr noundef %5, i64 noundef 2, i64 noundef 4, ptr noundef @ascending), !dbg !75
    #dbg_declare(ptr %4, !76, !DIExpression(), !78)
  store i32 0, ptr %4, align 4, !dbg !78
  br label %6, !dbg !79

6:                                                ; preds = %16, %1
  %7 = load i32, ptr %4, align 4, !dbg !80
  %8 = icmp slt i32 %7, 2, !dbg !82
  br i1 %8, label %9, label %19, !dbg !83

9:                                                ; preds = %6
  %10 = load i32, ptr %4, align 4, !dbg !84
  %11 = sext i32 %10 to i64, !dbg !85
  %12 = getelementptr inbounds [2 x i32], ptr %3, i64 0, i64 %11, !dbg !85
  %13 = load i32, ptr %12, align 4, !dbg !85
  %14 = load i32, ptr @sum, align 4, !dbg !86
  %15 = add nsw i32 %14, %13, !dbg !86
  store i32 %15, ptr @sum, align 4, !dbg !86
  br label %16, !dbg !87

16:                                               ; preds = %9
  %17 = load i32, ptr %4, align 4, !dbg !88
  %18 = add nsw i32 %17, 1, !dbg !88
  store i32 %18, ptr %4, align 4, !dbg !88
  br label %6, !dbg !89, !llvm.loop !90

19:                                               ; preds = %6
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 @to, ptr align 4 @from, i64 8, i1 false), !dbg !93
  ret ptr null, !dbg !94
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

declare void @free(ptr noundef) #2

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #3

define internal i32 @ascending(ptr noundef %0, ptr noundef %1) #0 !dbg !95 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !100, !DIExpression(), !101)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !102, !DIExpression(), !103)
  %5 = load ptr, ptr %3, align 8, !dbg !104
  %6 = load i32, ptr %5, align 4, !dbg !105
  %7 = load ptr, ptr %4, align 8, !dbg !106
  %8 = load i32, ptr %7, align 4, !dbg !107
  %9 = sub nsw i32 %6, %8, !dbg !108
  ret i32 %9, !dbg !109
}


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!33, !34, !35, !36, !37, !38, !39}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "sum", scope: !2, file: !3, line: 10, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "small_numbers_copied.c", directory: ".", checksumkind: CSK_MD5, checksum: "4b790e478d70daff79b790808f771dff")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{!9, !15, !20, !0, !26, !31}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(scope: null, file: !3, line: 29, type: !11, isLocal: true, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 416, elements: !13)
!12 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!13 = !{!14}
!14 = !DISubrange(count: 52)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !3, line: 29, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 200, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 25)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !3, line: 29, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 120, elements: !24)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!24 = !{!25}
!25 = !DISubrange(count: 15)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "to", scope: !2, file: !3, line: 10, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 64, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 2)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "from", scope: !2, file: !3, line: 10, type: !28, isLocal: true, isDefinition: true)
!33 = !{i32 7, !"Dwarf Version", i32 5}
!34 = !{i32 2, !"Debug Info Version", i32 3}
!35 = !{i32 1, !"wchar_size", i32 4}
!36 = !{i32 8, !"PIC Level", i32 2}
!37 = !{i32 7, !"PIE Level", i32 2}
!38 = !{i32 7, !"uwtable", i32 2}
!39 = !{i32 7, !"frame-pointer", i32 2}
!40 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!41 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 23, type: !42, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !44)
!42 = !DISubroutineType(types: !43)
!43 = !{!7}
!44 = !{}
!45 = !DILocalVariable(name: "block", scope: !41, file: !3, line: 24, type: !46)
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!47 = !DILocation(line: 24, column: 8, scope: !41)
!48 = !DILocation(line: 24, column: 16, scope: !41)
!49 = !DILocation(line: 25, column: 4, scope: !41)
!50 = !DILocation(line: 25, column: 10, scope: !41)
!51 = !DILocalVariable(name: "thread", scope: !41, file: !3, line: 26, type: !52)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !53, line: 27, baseType: !54)
!53 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!54 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!55 = !DILocation(line: 26, column: 13, scope: !41)
!56 = !DILocation(line: 27, column: 3, scope: !41)
!57 = !DILocation(line: 28, column: 16, scope: !41)
!58 = !DILocation(line: 28, column: 3, scope: !41)
!59 = !DILocation(line: 29, column: 3, scope: !60)
!60 = distinct !DILexicalBlock(scope: !61, file: !3, line: 29, column: 3)
!61 = distinct !DILexicalBlock(scope: !41, file: !3, line: 29, column: 3)
!62 = !DILocation(line: 29, column: 3, scope: !61)
!63 = !DILocation(line: 30, column: 8, scope: !41)
!64 = !DILocation(line: 30, column: 3, scope: !41)
!65 = !DILocation(line: 31, column: 3, scope: !41)
!66 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 14, type: !67, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !44)
!67 = !DISubroutineType(types: !68)
!68 = !{!69, !69}
!69 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!70 = !DILocalVariable(name: "unused", arg: 1, scope: !66, file: !3, line: 14, type: !69)
!71 = !DILocation(line: 14, column: 24, scope: !66)
!72 = !DILocalVariable(name: "values", scope: !66, file: !3, line: 15, type: !28)
!73 = !DILocation(line: 15, column: 7, scope: !66)
!74 = !DILocation(line: 16, column: 9, scope: !66)
!75 = !DILocation(line: 16, column: 3, scope: !66)
!76 = !DILocalVariable(name: "i", scope: !77, file: !3, line: 17, type: !7)
!77 = distinct !DILexicalBlock(scope: !66, file: !3, line: 17, column: 3)
!78 = !DILocation(line: 17, column: 12, scope: !77)
!79 = !DILocation(line: 17, column: 8, scope: !77)
!80 = !DILocation(line: 17, column: 19, scope: !81)
!81 = distinct !DILexicalBlock(scope: !77, file: !3, line: 17, column: 3)
!82 = !DILocation(line: 17, column: 21, scope: !81)
!83 = !DILocation(line: 17, column: 3, scope: !77)
!84 = !DILocation(line: 18, column: 19, scope: !81)
!85 = !DILocation(line: 18, column: 12, scope: !81)
!86 = !DILocation(line: 18, column: 9, scope: !81)
!87 = !DILocation(line: 18, column: 5, scope: !81)
!88 = !DILocation(line: 17, column: 27, scope: !81)
!89 = !DILocation(line: 17, column: 3, scope: !81)
!90 = distinct !{!90, !83, !91, !92}
!91 = !DILocation(line: 18, column: 20, scope: !77)
!92 = !{!"llvm.loop.mustprogress"}
!93 = !DILocation(line: 19, column: 3, scope: !66)
!94 = !DILocation(line: 20, column: 3, scope: !66)
!95 = distinct !DISubprogram(name: "ascending", scope: !3, file: !3, line: 12, type: !96, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !44)
!96 = !DISubroutineType(types: !97)
!97 = !{!7, !98, !98}
!98 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !99, size: 64)
!99 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!100 = !DILocalVariable(name: "a", arg: 1, scope: !95, file: !3, line: 12, type: !98)
!101 = !DILocation(line: 12, column: 34, scope: !95)
!102 = !DILocalVariable(name: "b", arg: 2, scope: !95, file: !3, line: 12, type: !98)
!103 = !DILocation(line: 12, column: 49, scope: !95)
!104 = !DILocation(line: 12, column: 75, scope: !95)
!105 = !DILocation(line: 12, column: 61, scope: !95)
!106 = !DILocation(line: 12, column: 93, scope: !95)
!107 = !DILocation(line: 12, column: 79, scope: !95)
!108 = !DILocation(line: 12, column: 77, scope: !95)
!109 = !DILocation(line: 12, column: 54, scope: !95)
