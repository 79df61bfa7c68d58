source_filename = "order_of_allocation.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@first = internal global ptr null, align 8, !dbg !0
@second = internal global ptr null, align 8, !dbg !37
@seen = internal global i32 0, align 4, !dbg !42
@.str = private unnamed_addr constant [27 x i8] c"!seen || !a || !b || a < b\00", align 1, !dbg !10
@.str.1 = private unnamed_addr constant [22 x i8] c"order_of_allocation.c\00", align 1, !dbg !16
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !21
@__PRETTY_FUNCTION__.as_numbers = private unnamed_addr constant [22 x i8] c"void as_numbers(void)\00", align 1, !dbg !27
@.str.2 = private unnamed_addr constant [21 x i8] c"low == a || low == b\00", align 1, !dbg !30
@__PRETTY_FUNCTION__.either_way = private unnamed_addr constant [22 x i8] c"void either_way(void)\00", align 1, !dbg !35
@go = internal global i32 0, align 4, !dbg !47

define dso_local i32 @main() #0 !dbg !57 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @run(), !dbg !61
    #dbg_declare(ptr %2, !62, !DIExpression(), !63)
  %4 = load atomic ptr, ptr @first seq_cst, align 8, !dbg !64
  store ptr %4, ptr %2, align 8, !dbg !63
    #dbg_declare(ptr %3, !65, !DIExpression(), !66)
  %5 = load atomic ptr, ptr @second seq_cst, align 8, !dbg !67
  store ptr %5, ptr %3, align 8, !dbg !66
  %6 = load atomic i32, ptr @seen seq_cst, align 4, !dbg !68
  %7 = icmp ne i32 %6, 0, !dbg !68
  br i1 %7, label %8, label %18, !dbg !68

8:                                                ; preds = %0
  %9 = load ptr, ptr %2, align 8, !dbg !68
  %10 = icmp ne ptr %9, null, !dbg !68
  br i1 %10, label %11, label %18, !dbg !68

11:                                               ; preds = %8
  %12 = load ptr, ptr %3, align 8, !dbg !68
  %13 = icmp ne ptr %12, null, !dbg !68
  br i1 %13, label %14, label %18, !dbg !68

14:                                               ; preds = %11
  %15 = load ptr, ptr %2, align 8, !dbg !68
  %16 = load ptr, ptr %3, align 8, !dbg !68
  %17 = icmp ult ptr %15, %16, !dbg !68
  br i1 %17, label %18, label %19, !dbg !71

18:                                               ; preds = %14, %11, %8, %0
  br label %20, !dbg !71

19:                                               ; preds = %14
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 51, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !68
  unreachable, !dbg !68

20:                                               ; preds = %18
  ret i32 0, !dbg !72
}

define internal void @run() #0 !dbg !73 {
  %1 = alloca [3 x i64], align 16
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !76, !DIExpression(), !82)
  %3 = getelementptr inbounds [3 x i64], ptr %1, i64 0, i64 0, !dbg !83
  %4 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @allocates, ptr noundef null) #6, !dbg !84
  %5 = getelementptr inbounds [3 x i64], ptr %1, i64 0, i64 1, !dbg !85
  %6 = call i32 @pthread_create(ptr noundef %5, ptr noundef null, ptr noundef @allocates_later, ptr noundef null) #6, !dbg !86
  %7 = getelementptr inbounds [3 x i64], ptr %1, i64 0, i64 2, !dbg !87
  %8 = call i32 @pthread_create(ptr noundef %7, ptr noundef null, ptr noundef @starts, ptr noundef null) #6, !dbg !88
    #dbg_declare(ptr %2, !89, !DIExpression(), !91)
  store i32 0, ptr %2, align 4, !dbg !91
  br label %9, !dbg !92

9:                                                ; preds = %18, %0
  %10 = load i32, ptr %2, align 4, !dbg !93
  %11 = icmp slt i32 %10, 3, !dbg !95
  br i1 %11, label %12, label %21, !dbg !96

12:                                               ; preds = %9
  %13 = load i32, ptr %2, align 4, !dbg !97
  %14 = sext i32 %13 to i64, !dbg !98
  %15 = getelementptr inbounds [3 x i64], ptr %1, i64 0, i64 %14, !dbg !98
  %16 = load i64, ptr %15, align 8, !dbg !98
  %17 = call i32 @pthread_join(i64 noundef %16, ptr noundef null), !dbg !99
  br label %18, !dbg !99

18:                                               ; preds = %12
  %19 = load i32, ptr %2, align 4, !dbg !100
  %20 = add nsw i32 %19, 1, !dbg !100
  store i32 %20, ptr %2, align 4, !dbg !100
  br label %9, !dbg !101, !llvm.loop !102

21:                                               ; preds = %9
  ret void, !dbg !105
}

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #1

define dso_local void @as_numbers() #0 !dbg !106 {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
  call void @run(), !dbg !107
    #dbg_declare(ptr %1, !108, !DIExpression(), !109)
  %3 = load atomic ptr, ptr @first seq_cst, align 8, !dbg !110
  %4 = ptrtoint ptr %3 to i64, !dbg !111
  store i64 %4, ptr %1, align 8, !dbg !109
    #dbg_declare(ptr %2, !112, !DIExpression(), !113)
  %5 = load atomic ptr, ptr @second seq_cst, align 8, !dbg !114
  %6 = ptrtoint ptr %5 to i64, !dbg !115
  store i64 %6, ptr %2, align 8, !dbg !113
  %7 = load atomic i32, ptr @seen seq_cst, align 4, !dbg !116
  %8 = icmp ne i32 %7, 0, !dbg !116
  br i1 %8, label %9, label %19, !dbg !116

9:                                                ; preds = %0
  %10 = load i64, ptr %1, align 8, !dbg !116
  %11 = icmp ne i64 %10, 0, !dbg !116
  br i1 %11, label %12, label %19, !dbg !116

12:                                               ; preds = %9
  %13 = load i64, ptr %2, align 8, !dbg !116
  %14 = icmp ne i64 %13, 0, !dbg !116
  br i1 %14, label %15, label %19, !dbg !116

15:                                               ; preds = %12
  %16 = load i64, ptr %1, align 8, !dbg !116
  %17 = load i64, ptr %2, align 8, !dbg !116
  %18 = icmp ult i64 %16, %17, !dbg !116
  br i1 %18, label %19, label %20, !dbg !119

19:                                               ; preds = %15, %12, %9, %0
  br label %21, !dbg !119

20:                                               ; preds = %15
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 58, ptr noundef @__PRETTY_FUNCTION__.as_numbers) #5, !dbg !116
  unreachable, !dbg !116

21:                                               ; preds = %19
  ret void, !dbg !120
}

define dso_local void @either_way() #0 !dbg !121 {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  call void @run(), !dbg !122
    #dbg_declare(ptr %1, !123, !DIExpression(), !124)
  %4 = load atomic ptr, ptr @first seq_cst, align 8, !dbg !125
  %5 = ptrtoint ptr %4 to i64, !dbg !126
  store i64 %5, ptr %1, align 8, !dbg !124
    #dbg_declare(ptr %2, !127, !DIExpression(), !128)
  %6 = load atomic ptr, ptr @second seq_cst, align 8, !dbg !129
  %7 = ptrtoint ptr %6 to i64, !dbg !130
  store i64 %7, ptr %2, align 8, !dbg !128
    #dbg_declare(ptr %3, !131, !DIExpression(), !132)
  %8 = load i64, ptr %1, align 8, !dbg !133
  %9 = load i64, ptr %2, align 8, !dbg !134
  %10 = icmp ult i64 %8, %9, !dbg !135
  br i1 %10, label %11, label %13, !dbg !133

11:                                               ; preds = %0
  %12 = load i64, ptr %1, align 8, !dbg !136
  br label %15, !dbg !133

13:                                               ; preds = %0
  %14 = load i64, ptr %2, align 8, !dbg !137
  br label %15, !dbg !133

15:                                               ; preds = %13, %11
  %16 = phi i64 [ %12, %11 ], [ %14, %13 ], !dbg !133
  store i64 %16, ptr %3, align 8, !dbg !132
  %17 = load i64, ptr %3, align 8, !dbg !138
  %18 = load i64, ptr %1, align 8, !dbg !138
  %19 = icmp eq i64 %17, %18, !dbg !138
  br i1 %19, label %24, label %20, !dbg !138

20:                                               ; preds = %15
  %21 = load i64, ptr %3, align 8, !dbg !138
  %22 = load i64, ptr %2, align 8, !dbg !138
  %23 = icmp eq i64 %21, %22, !dbg !138
  br i1 %23, label %24, label %25, !dbg !141

24:                                               ; preds = %20, %15
  br label %26, !dbg !141

25:                                               ; preds = %20
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 66, ptr noundef @__PRETTY_FUNCTION__.either_way) #5, !dbg !138
  unreachable, !dbg !138

26:                                               ; preds = %24
  ret void, !dbg !142
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @allocates(ptr noundef %0) #0 !dbg !143 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !146, !DIExpression(), !147)
  %3 = load atomic i32, ptr @go seq_cst, align 4, !dbg !148
  %4 = icmp ne i32 %3, 0, !dbg !148
  br i1 %4, label %5, label %7, !dbg !150

5:                                                ; preds = %1
  %6 = call noalias ptr @malloc(i64 noundef 4) #7, !dbg !151
  store atomic ptr %6, ptr @first seq_cst, align 8, !dbg !152
  br label %7, !dbg !153

7:                                                ; preds = %5, %1
  ret ptr null, !dbg !154
}

define internal ptr @allocates_later(ptr noundef %0) #0 !dbg !155 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !156, !DIExpression(), !157)
  %3 = load atomic i32, ptr @go seq_cst, align 4, !dbg !158
  store atomic i32 %3, ptr @seen seq_cst, align 4, !dbg !159
  %4 = load atomic i32, ptr @seen seq_cst, align 4, !dbg !160
  %5 = icmp eq i32 %4, 0, !dbg !162
  br i1 %5, label %9, label %6, !dbg !163

6:                                                ; preds = %1
  %7 = load atomic ptr, ptr @first seq_cst, align 8, !dbg !164
  %8 = icmp ne ptr %7, null, !dbg !164
  br i1 %8, label %9, label %11, !dbg !165

9:                                                ; preds = %6, %1
  %10 = call noalias ptr @malloc(i64 noundef 4) #7, !dbg !166
  store atomic ptr %10, ptr @second seq_cst, align 8, !dbg !167
  br label %11, !dbg !168

11:                                               ; preds = %9, %6
  ret ptr null, !dbg !169
}

define internal ptr @starts(ptr noundef %0) #0 !dbg !170 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !171, !DIExpression(), !172)
  store atomic i32 1, ptr @go seq_cst, align 4, !dbg !173
  ret ptr null, !dbg !174
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare noalias ptr @malloc(i64 noundef) #4


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!49, !50, !51, !52, !53, !54, !55}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 17, type: !39, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !9, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "order_of_allocation.c", directory: ".", checksumkind: CSK_MD5, checksum: "dccf411bb3262297da751d2ec24a6c47")
!4 = !{!5, !8}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !6, line: 90, baseType: !7)
!6 = !DIFile(filename: "include/stdint.h", directory: "", checksumkind: CSK_MD5, checksum: "a48e64edacc5b19f56c99745232c963c")
!7 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!9 = !{!10, !16, !21, !27, !30, !35, !0, !37, !42, !47}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(scope: null, file: !3, line: 51, type: !12, isLocal: true, isDefinition: true)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 216, elements: !14)
!13 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!14 = !{!15}
!15 = !DISubrange(count: 27)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 51, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 176, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 22)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !3, line: 51, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 120, elements: !25)
!24 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!25 = !{!26}
!26 = !DISubrange(count: 15)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 58, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 176, elements: !19)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !3, line: 66, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 168, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 21)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(scope: null, file: !3, line: 66, type: !29, isLocal: true, isDefinition: true)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 18, type: !39, isLocal: true, isDefinition: true)
!39 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !40)
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64)
!41 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 19, type: !44, isLocal: true, isDefinition: true)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !45, line: 104, baseType: !46)
!45 = !DIFile(filename: "lib/llvm-19/lib/clang/19/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!46 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !41)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(name: "go", scope: !2, file: !3, line: 19, type: !44, isLocal: true, isDefinition: true)
!49 = !{i32 7, !"Dwarf Version", i32 5}
!50 = !{i32 2, !"Debug Info Version", i32 3}
!51 = !{i32 1, !"wchar_size", i32 4}
!52 = !{i32 8, !"PIC Level", i32 2}
!53 = !{i32 7, !"PIE Level", i32 2}
!54 = !{i32 7, !"uwtable", i32 2}
!55 = !{i32 7, !"frame-pointer", i32 2}
!56 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!57 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 48, type: !58, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !60)
!58 = !DISubroutineType(types: !59)
!59 = !{!41}
!60 = !{}
!61 = !DILocation(line: 49, column: 3, scope: !57)
!62 = !DILocalVariable(name: "a", scope: !57, file: !3, line: 50, type: !40)
!63 = !DILocation(line: 50, column: 8, scope: !57)
!64 = !DILocation(line: 50, column: 12, scope: !57)
!65 = !DILocalVariable(name: "b", scope: !57, file: !3, line: 50, type: !40)
!66 = !DILocation(line: 50, column: 20, scope: !57)
!67 = !DILocation(line: 50, column: 24, scope: !57)
!68 = !DILocation(line: 51, column: 3, scope: !69)
!69 = distinct !DILexicalBlock(scope: !70, file: !3, line: 51, column: 3)
!70 = distinct !DILexicalBlock(scope: !57, file: !3, line: 51, column: 3)
!71 = !DILocation(line: 51, column: 3, scope: !70)
!72 = !DILocation(line: 52, column: 3, scope: !57)
!73 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 39, type: !74, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !60)
!74 = !DISubroutineType(types: !75)
!75 = !{null}
!76 = !DILocalVariable(name: "threads", scope: !73, file: !3, line: 40, type: !77)
!77 = !DICompositeType(tag: DW_TAG_array_type, baseType: !78, size: 192, elements: !80)
!78 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !79, line: 27, baseType: !7)
!79 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!80 = !{!81}
!81 = !DISubrange(count: 3)
!82 = !DILocation(line: 40, column: 13, scope: !73)
!83 = !DILocation(line: 41, column: 19, scope: !73)
!84 = !DILocation(line: 41, column: 3, scope: !73)
!85 = !DILocation(line: 42, column: 19, scope: !73)
!86 = !DILocation(line: 42, column: 3, scope: !73)
!87 = !DILocation(line: 43, column: 19, scope: !73)
!88 = !DILocation(line: 43, column: 3, scope: !73)
!89 = !DILocalVariable(name: "i", scope: !90, file: !3, line: 44, type: !41)
!90 = distinct !DILexicalBlock(scope: !73, file: !3, line: 44, column: 3)
!91 = !DILocation(line: 44, column: 12, scope: !90)
!92 = !DILocation(line: 44, column: 8, scope: !90)
!93 = !DILocation(line: 44, column: 19, scope: !94)
!94 = distinct !DILexicalBlock(scope: !90, file: !3, line: 44, column: 3)
!95 = !DILocation(line: 44, column: 21, scope: !94)
!96 = !DILocation(line: 44, column: 3, scope: !90)
!97 = !DILocation(line: 45, column: 26, scope: !94)
!98 = !DILocation(line: 45, column: 18, scope: !94)
!99 = !DILocation(line: 45, column: 5, scope: !94)
!100 = !DILocation(line: 44, column: 27, scope: !94)
!101 = !DILocation(line: 44, column: 3, scope: !94)
!102 = distinct !{!102, !96, !103, !104}
!103 = !DILocation(line: 45, column: 34, scope: !90)
!104 = !{!"llvm.loop.mustprogress"}
!105 = !DILocation(line: 46, column: 1, scope: !73)
!106 = distinct !DISubprogram(name: "as_numbers", scope: !3, file: !3, line: 55, type: !74, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !60)
!107 = !DILocation(line: 56, column: 3, scope: !106)
!108 = !DILocalVariable(name: "a", scope: !106, file: !3, line: 57, type: !5)
!109 = !DILocation(line: 57, column: 13, scope: !106)
!110 = !DILocation(line: 57, column: 28, scope: !106)
!111 = !DILocation(line: 57, column: 17, scope: !106)
!112 = !DILocalVariable(name: "b", scope: !106, file: !3, line: 57, type: !5)
!113 = !DILocation(line: 57, column: 35, scope: !106)
!114 = !DILocation(line: 57, column: 50, scope: !106)
!115 = !DILocation(line: 57, column: 39, scope: !106)
!116 = !DILocation(line: 58, column: 3, scope: !117)
!117 = distinct !DILexicalBlock(scope: !118, file: !3, line: 58, column: 3)
!118 = distinct !DILexicalBlock(scope: !106, file: !3, line: 58, column: 3)
!119 = !DILocation(line: 58, column: 3, scope: !118)
!120 = !DILocation(line: 59, column: 1, scope: !106)
!121 = distinct !DISubprogram(name: "either_way", scope: !3, file: !3, line: 62, type: !74, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !60)
!122 = !DILocation(line: 63, column: 3, scope: !121)
!123 = !DILocalVariable(name: "a", scope: !121, file: !3, line: 64, type: !5)
!124 = !DILocation(line: 64, column: 13, scope: !121)
!125 = !DILocation(line: 64, column: 28, scope: !121)
!126 = !DILocation(line: 64, column: 17, scope: !121)
!127 = !DILocalVariable(name: "b", scope: !121, file: !3, line: 64, type: !5)
!128 = !DILocation(line: 64, column: 35, scope: !121)
!129 = !DILocation(line: 64, column: 50, scope: !121)
!130 = !DILocation(line: 64, column: 39, scope: !121)
!131 = !DILocalVariable(name: "low", scope: !121, file: !3, line: 65, type: !5)
!132 = !DILocation(line: 65, column: 13, scope: !121)
!133 = !DILocation(line: 65, column: 19, scope: !121)
!134 = !DILocation(line: 65, column: 23, scope: !121)
!135 = !DILocation(line: 65, column: 21, scope: !121)
!136 = !DILocation(line: 65, column: 27, scope: !121)
!137 = !DILocation(line: 65, column: 31, scope: !121)
!138 = !DILocation(line: 66, column: 3, scope: !139)
!139 = distinct !DILexicalBlock(scope: !140, file: !3, line: 66, column: 3)
!140 = distinct !DILexicalBlock(scope: !121, file: !3, line: 66, column: 3)
!141 = !DILocation(line: 66, column: 3, scope: !140)
!142 = !DILocation(line: 67, column: 1, scope: !121)
!143 = distinct !DISubprogram(name: "allocates", scope: !3, file: !3, line: 21, type: !144, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !60)
!144 = !DISubroutineType(types: !145)
!145 = !{!8, !8}
!146 = !DILocalVariable(name: "argument", arg: 1, scope: !143, file: !3, line: 21, type: !8)
!147 = !DILocation(line: 21, column: 30, scope: !143)
!148 = !DILocation(line: 22, column: 7, scope: !149)
!149 = distinct !DILexicalBlock(scope: !143, file: !3, line: 22, column: 7)
!150 = !DILocation(line: 22, column: 7, scope: !143)
!151 = !DILocation(line: 23, column: 13, scope: !149)
!152 = !DILocation(line: 23, column: 11, scope: !149)
!153 = !DILocation(line: 23, column: 5, scope: !149)
!154 = !DILocation(line: 24, column: 3, scope: !143)
!155 = distinct !DISubprogram(name: "allocates_later", scope: !3, file: !3, line: 27, type: !144, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !60)
!156 = !DILocalVariable(name: "argument", arg: 1, scope: !155, file: !3, line: 27, type: !8)
!157 = !DILocation(line: 27, column: 36, scope: !155)
!158 = !DILocation(line: 28, column: 10, scope: !155)
!159 = !DILocation(line: 28, column: 8, scope: !155)
!160 = !DILocation(line: 29, column: 7, scope: !161)
!161 = distinct !DILexicalBlock(scope: !155, file: !3, line: 29, column: 7)
!162 = !DILocation(line: 29, column: 12, scope: !161)
!163 = !DILocation(line: 29, column: 17, scope: !161)
!164 = !DILocation(line: 29, column: 20, scope: !161)
!165 = !DILocation(line: 29, column: 7, scope: !155)
!166 = !DILocation(line: 30, column: 14, scope: !161)
!167 = !DILocation(line: 30, column: 12, scope: !161)
!168 = !DILocation(line: 30, column: 5, scope: !161)
!169 = !DILocation(line: 31, column: 3, scope: !155)
!170 = distinct !DISubprogram(name: "starts", scope: !3, file: !3, line: 34, type: !144, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !60)
!171 = !DILocalVariable(name: "argument", arg: 1, scope: !170, file: !3, line: 34, type: !8)
!172 = !DILocation(line: 34, column: 27, scope: !170)
!173 = !DILocation(line: 35, column: 6, scope: !170)
!174 = !DILocation(line: 36, column: 3, scope: !170)
