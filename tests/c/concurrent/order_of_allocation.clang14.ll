source_filename = "order_of_allocation.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@first = internal global ptr null, align 8, !dbg !0
@second = internal global ptr null, align 8, !dbg !10
@seen = internal global i32 0, align 4, !dbg !15
@.str = private unnamed_addr constant [27 x i8] c"!seen || !a || !b || a < b\00", align 1
@.str.1 = private unnamed_addr constant [22 x i8] c"order_of_allocation.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@__PRETTY_FUNCTION__.as_numbers = private unnamed_addr constant [22 x i8] c"void as_numbers(void)\00", align 1
@.str.2 = private unnamed_addr constant [21 x i8] c"low == a || low == b\00", align 1
@__PRETTY_FUNCTION__.either_way = private unnamed_addr constant [22 x i8] c"void either_way(void)\00", align 1
@go = internal global i32 0, align 4, !dbg !20

define dso_local i32 @main() #0 !dbg !30 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @run(), !dbg !34
  call void @llvm.dbg.declare(metadata ptr %2, metadata !35, metadata !DIExpression()), !dbg !36
  %4 = load atomic i64, ptr @first seq_cst, align 8, !dbg !37
  %5 = inttoptr i64 %4 to ptr, !dbg !37
  store ptr %5, ptr %2, align 8, !dbg !36
  call void @llvm.dbg.declare(metadata ptr %3, metadata !38, metadata !DIExpression()), !dbg !39
  %6 = load atomic i64, ptr @second seq_cst, align 8, !dbg !40
  %7 = inttoptr i64 %6 to ptr, !dbg !40
  store ptr %7, ptr %3, align 8, !dbg !39
  %8 = load atomic i32, ptr @seen seq_cst, align 4, !dbg !41
  %9 = icmp ne i32 %8, 0, !dbg !41
  br i1 %9, label %10, label %20, !dbg !41

10:                                               ; preds = %0
  %11 = load ptr, ptr %2, align 8, !dbg !41
  %12 = icmp ne ptr %11, null, !dbg !41
  br i1 %12, label %13, label %20, !dbg !41

13:                                               ; preds = %10
  %14 = load ptr, ptr %3, align 8, !dbg !41
  %15 = icmp ne ptr %14, null, !dbg !41
  br i1 %15, label %16, label %20, !dbg !41

16:                                               ; preds = %13
  %17 = load ptr, ptr %2, align 8, !dbg !41
  %18 = load ptr, ptr %3, align 8, !dbg !41
  %19 = icmp ult ptr %17, %18, !dbg !41
  br i1 %19, label %20, label %21, !dbg !44

20:                                               ; preds = %16, %13, %10, %0
  br label %22, !dbg !44

21:                                               ; preds = %16
  call void @__assert_fail(ptr noundef getelementptr inbounds ([27 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([22 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 51, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !41
  unreachable, !dbg !41

22:                                               ; preds = %20
  ret i32 0, !dbg !45
}

define internal void @run() #0 !dbg !46 {
  %1 = alloca [3 x i64], align 16
  %2 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !49, metadata !DIExpression()), !dbg !55
  %3 = getelementptr inbounds [3 x i64], ptr %1, i64 0, i64 0, !dbg !56
  %4 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @allocates, ptr noundef null) #6, !dbg !57
  %5 = getelementptr inbounds [3 x i64], ptr %1, i64 0, i64 1, !dbg !58
  %6 = call i32 @pthread_create(ptr noundef %5, ptr noundef null, ptr noundef @allocates_later, ptr noundef null) #6, !dbg !59
  %7 = getelementptr inbounds [3 x i64], ptr %1, i64 0, i64 2, !dbg !60
  %8 = call i32 @pthread_create(ptr noundef %7, ptr noundef null, ptr noundef @starts, ptr noundef null) #6, !dbg !61
  call void @llvm.dbg.declare(metadata ptr %2, metadata !62, metadata !DIExpression()), !dbg !64
  store i32 0, ptr %2, align 4, !dbg !64
  br label %9, !dbg !65

9:                                                ; preds = %18, %0
  %10 = load i32, ptr %2, align 4, !dbg !66
  %11 = icmp slt i32 %10, 3, !dbg !68
  br i1 %11, label %12, label %21, !dbg !69

12:                                               ; preds = %9
  %13 = load i32, ptr %2, align 4, !dbg !70
  %14 = sext i32 %13 to i64, !dbg !71
  %15 = getelementptr inbounds [3 x i64], ptr %1, i64 0, i64 %14, !dbg !71
  %16 = load i64, ptr %15, align 8, !dbg !71
  %17 = call i32 @pthread_join(i64 noundef %16, ptr noundef null), !dbg !72
  br label %18, !dbg !72

18:                                               ; preds = %12
  %19 = load i32, ptr %2, align 4, !dbg !73
  %20 = add nsw i32 %19, 1, !dbg !73
  store i32 %20, ptr %2, align 4, !dbg !73
  br label %9, !dbg !74, !llvm.loop !75

21:                                               ; preds = %9
  ret void, !dbg !78
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

define dso_local void @as_numbers() #0 !dbg !79 {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
  call void @run(), !dbg !80
  call void @llvm.dbg.declare(metadata ptr %1, metadata !81, metadata !DIExpression()), !dbg !82
  %3 = load atomic i64, ptr @first seq_cst, align 8, !dbg !83
  %4 = inttoptr i64 %3 to ptr, !dbg !83
  %5 = ptrtoint ptr %4 to i64, !dbg !84
  store i64 %5, ptr %1, align 8, !dbg !82
  call void @llvm.dbg.declare(metadata ptr %2, metadata !85, metadata !DIExpression()), !dbg !86
  %6 = load atomic i64, ptr @second seq_cst, align 8, !dbg !87
  %7 = inttoptr i64 %6 to ptr, !dbg !87
  %8 = ptrtoint ptr %7 to i64, !dbg !88
  store i64 %8, ptr %2, align 8, !dbg !86
  %9 = load atomic i32, ptr @seen seq_cst, align 4, !dbg !89
  %10 = icmp ne i32 %9, 0, !dbg !89
  br i1 %10, label %11, label %21, !dbg !89

11:                                               ; preds = %0
  %12 = load i64, ptr %1, align 8, !dbg !89
  %13 = icmp ne i64 %12, 0, !dbg !89
  br i1 %13, label %14, label %21, !dbg !89

14:                                               ; preds = %11
  %15 = load i64, ptr %2, align 8, !dbg !89
  %16 = icmp ne i64 %15, 0, !dbg !89
  br i1 %16, label %17, label %21, !dbg !89

17:                                               ; preds = %14
  %18 = load i64, ptr %1, align 8, !dbg !89
  %19 = load i64, ptr %2, align 8, !dbg !89
  %20 = icmp ult i64 %18, %19, !dbg !89
  br i1 %20, label %21, label %22, !dbg !92

21:                                               ; preds = %17, %14, %11, %0
  br label %23, !dbg !92

22:                                               ; preds = %17
  call void @__assert_fail(ptr noundef getelementptr inbounds ([27 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([22 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 58, ptr noundef getelementptr inbounds ([22 x i8], ptr @__PRETTY_FUNCTION__.as_numbers, i64 0, i64 0)) #5, !dbg !89
  unreachable, !dbg !89

23:                                               ; preds = %21
  ret void, !dbg !93
}

define dso_local void @either_way() #0 !dbg !94 {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  call void @run(), !dbg !95
  call void @llvm.dbg.declare(metadata ptr %1, metadata !96, metadata !DIExpression()), !dbg !97
  %4 = load atomic i64, ptr @first seq_cst, align 8, !dbg !98
  %5 = inttoptr i64 %4 to ptr, !dbg !98
  %6 = ptrtoint ptr %5 to i64, !dbg !99
  store i64 %6, ptr %1, align 8, !dbg !97
  call void @llvm.dbg.declare(metadata ptr %2, metadata !100, metadata !DIExpression()), !dbg !101
  %7 = load atomic i64, ptr @second seq_cst, align 8, !dbg !102
  %8 = inttoptr i64 %7 to ptr, !dbg !102
  %9 = ptrtoint ptr %8 to i64, !dbg !103
  store i64 %9, ptr %2, align 8, !dbg !101
  call void @llvm.dbg.declare(metadata ptr %3, metadata !104, metadata !DIExpression()), !dbg !105
  %10 = load i64, ptr %1, align 8, !dbg !106
  %11 = load i64, ptr %2, align 8, !dbg !107
  %12 = icmp ult i64 %10, %11, !dbg !108
  br i1 %12, label %13, label %15, !dbg !106

13:                                               ; preds = %0
  %14 = load i64, ptr %1, align 8, !dbg !109
  br label %17, !dbg !106

15:                                               ; preds = %0
  %16 = load i64, ptr %2, align 8, !dbg !110
  br label %17, !dbg !106

17:                                               ; preds = %15, %13
  %18 = phi i64 [ %14, %13 ], [ %16, %15 ], !dbg !106
  store i64 %18, ptr %3, align 8, !dbg !105
  %19 = load i64, ptr %3, align 8, !dbg !111
  %20 = load i64, ptr %1, align 8, !dbg !111
  %21 = icmp eq i64 %19, %20, !dbg !111
  br i1 %21, label %26, label %22, !dbg !111

22:                                               ; preds = %17
  %23 = load i64, ptr %3, align 8, !dbg !111
  %24 = load i64, ptr %2, align 8, !dbg !111
  %25 = icmp eq i64 %23, %24, !dbg !111
  br i1 %25, label %26, label %27, !dbg !114

26:                                               ; preds = %22, %17
  br label %28, !dbg !114

27:                                               ; preds = %22
  call void @__assert_fail(ptr noundef getelementptr inbounds ([21 x i8], ptr @.str.2, i64 0, i64 0), ptr noundef getelementptr inbounds ([22 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 66, ptr noundef getelementptr inbounds ([22 x i8], ptr @__PRETTY_FUNCTION__.either_way, i64 0, i64 0)) #5, !dbg !111
  unreachable, !dbg !111

28:                                               ; preds = %26
  ret void, !dbg !115
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

define internal ptr @allocates(ptr noundef %0) #0 !dbg !116 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !119, metadata !DIExpression()), !dbg !120
  %3 = load atomic i32, ptr @go seq_cst, align 4, !dbg !121
  %4 = icmp ne i32 %3, 0, !dbg !121
  br i1 %4, label %5, label %8, !dbg !123

5:                                                ; preds = %1
  %6 = call noalias ptr @malloc(i64 noundef 4) #6, !dbg !124
  %7 = ptrtoint ptr %6 to i64, !dbg !125
  store atomic i64 %7, ptr @first seq_cst, align 8, !dbg !125
  br label %8, !dbg !126

8:                                                ; preds = %5, %1
  ret ptr null, !dbg !127
}

define internal ptr @allocates_later(ptr noundef %0) #0 !dbg !128 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !129, metadata !DIExpression()), !dbg !130
  %3 = load atomic i32, ptr @go seq_cst, align 4, !dbg !131
  store atomic i32 %3, ptr @seen seq_cst, align 4, !dbg !132
  %4 = load atomic i32, ptr @seen seq_cst, align 4, !dbg !133
  %5 = icmp eq i32 %4, 0, !dbg !135
  br i1 %5, label %10, label %6, !dbg !136

6:                                                ; preds = %1
  %7 = load atomic i64, ptr @first seq_cst, align 8, !dbg !137
  %8 = inttoptr i64 %7 to ptr, !dbg !137
  %9 = icmp ne ptr %8, null, !dbg !137
  br i1 %9, label %10, label %13, !dbg !138

10:                                               ; preds = %6, %1
  %11 = call noalias ptr @malloc(i64 noundef 4) #6, !dbg !139
  %12 = ptrtoint ptr %11 to i64, !dbg !140
  store atomic i64 %12, ptr @second seq_cst, align 8, !dbg !140
  br label %13, !dbg !141

13:                                               ; preds = %10, %6
  ret ptr null, !dbg !142
}

define internal ptr @starts(ptr noundef %0) #0 !dbg !143 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !144, metadata !DIExpression()), !dbg !145
  store atomic i32 1, ptr @go seq_cst, align 4, !dbg !146
  ret ptr null, !dbg !147
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

declare noalias ptr @malloc(i64 noundef) #3


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!22, !23, !24, !25, !26, !27, !28}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 17, type: !12, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !9, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "order_of_allocation.c", directory: ".", checksumkind: CSK_MD5, checksum: "dccf411bb3262297da751d2ec24a6c47")
!4 = !{!5, !8}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !6, line: 90, baseType: !7)
!6 = !DIFile(filename: "include/stdint.h", directory: ".", checksumkind: CSK_MD5, checksum: "a48e64edacc5b19f56c99745232c963c")
!7 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!9 = !{!0, !10, !15, !20}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 18, type: !12, isLocal: true, isDefinition: true)
!12 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !13)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 19, type: !17, isLocal: true, isDefinition: true)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !18, line: 92, baseType: !19)
!18 = !DIFile(filename: "lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: ".", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!19 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !14)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "go", scope: !2, file: !3, line: 19, type: !17, isLocal: true, isDefinition: true)
!22 = !{i32 7, !"Dwarf Version", i32 5}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 1, !"wchar_size", i32 4}
!25 = !{i32 7, !"PIC Level", i32 2}
!26 = !{i32 7, !"PIE Level", i32 2}
!27 = !{i32 7, !"uwtable", i32 1}
!28 = !{i32 7, !"frame-pointer", i32 2}
!29 = !{!"Debian clang version 14.0.6"}
!30 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 48, type: !31, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !33)
!31 = !DISubroutineType(types: !32)
!32 = !{!14}
!33 = !{}
!34 = !DILocation(line: 49, column: 3, scope: !30)
!35 = !DILocalVariable(name: "a", scope: !30, file: !3, line: 50, type: !13)
!36 = !DILocation(line: 50, column: 8, scope: !30)
!37 = !DILocation(line: 50, column: 12, scope: !30)
!38 = !DILocalVariable(name: "b", scope: !30, file: !3, line: 50, type: !13)
!39 = !DILocation(line: 50, column: 20, scope: !30)
!40 = !DILocation(line: 50, column: 24, scope: !30)
!41 = !DILocation(line: 51, column: 3, scope: !42)
!42 = distinct !DILexicalBlock(scope: !43, file: !3, line: 51, column: 3)
!43 = distinct !DILexicalBlock(scope: !30, file: !3, line: 51, column: 3)
!44 = !DILocation(line: 51, column: 3, scope: !43)
!45 = !DILocation(line: 52, column: 3, scope: !30)
!46 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 39, type: !47, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !33)
!47 = !DISubroutineType(types: !48)
!48 = !{null}
!49 = !DILocalVariable(name: "threads", scope: !46, file: !3, line: 40, type: !50)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !51, size: 192, elements: !53)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !52, line: 27, baseType: !7)
!52 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!53 = !{!54}
!54 = !DISubrange(count: 3)
!55 = !DILocation(line: 40, column: 13, scope: !46)
!56 = !DILocation(line: 41, column: 19, scope: !46)
!57 = !DILocation(line: 41, column: 3, scope: !46)
!58 = !DILocation(line: 42, column: 19, scope: !46)
!59 = !DILocation(line: 42, column: 3, scope: !46)
!60 = !DILocation(line: 43, column: 19, scope: !46)
!61 = !DILocation(line: 43, column: 3, scope: !46)
!62 = !DILocalVariable(name: "i", scope: !63, file: !3, line: 44, type: !14)
!63 = distinct !DILexicalBlock(scope: !46, file: !3, line: 44, column: 3)
!64 = !DILocation(line: 44, column: 12, scope: !63)
!65 = !DILocation(line: 44, column: 8, scope: !63)
!66 = !DILocation(line: 44, column: 19, scope: !67)
!67 = distinct !DILexicalBlock(scope: !63, file: !3, line: 44, column: 3)
!68 = !DILocation(line: 44, column: 21, scope: !67)
!69 = !DILocation(line: 44, column: 3, scope: !63)
!70 = !DILocation(line: 45, column: 26, scope: !67)
!71 = !DILocation(line: 45, column: 18, scope: !67)
!72 = !DILocation(line: 45, column: 5, scope: !67)
!73 = !DILocation(line: 44, column: 27, scope: !67)
!74 = !DILocation(line: 44, column: 3, scope: !67)
!75 = distinct !{!75, !69, !76, !77}
!76 = !DILocation(line: 45, column: 34, scope: !63)
!77 = !{!"llvm.loop.mustprogress"}
!78 = !DILocation(line: 46, column: 1, scope: !46)
!79 = distinct !DISubprogram(name: "as_numbers", scope: !3, file: !3, line: 55, type: !47, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !33)
!80 = !DILocation(line: 56, column: 3, scope: !79)
!81 = !DILocalVariable(name: "a", scope: !79, file: !3, line: 57, type: !5)
!82 = !DILocation(line: 57, column: 13, scope: !79)
!83 = !DILocation(line: 57, column: 28, scope: !79)
!84 = !DILocation(line: 57, column: 17, scope: !79)
!85 = !DILocalVariable(name: "b", scope: !79, file: !3, line: 57, type: !5)
!86 = !DILocation(line: 57, column: 35, scope: !79)
!87 = !DILocation(line: 57, column: 50, scope: !79)
!88 = !DILocation(line: 57, column: 39, scope: !79)
!89 = !DILocation(line: 58, column: 3, scope: !90)
!90 = distinct !DILexicalBlock(scope: !91, file: !3, line: 58, column: 3)
!91 = distinct !DILexicalBlock(scope: !79, file: !3, line: 58, column: 3)
!92 = !DILocation(line: 58, column: 3, scope: !91)
!93 = !DILocation(line: 59, column: 1, scope: !79)
!94 = distinct !DISubprogram(name: "either_way", scope: !3, file: !3, line: 62, type: !47, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !33)
!95 = !DILocation(line: 63, column: 3, scope: !94)
!96 = !DILocalVariable(name: "a", scope: !94, file: !3, line: 64, type: !5)
!97 = !DILocation(line: 64, column: 13, scope: !94)
!98 = !DILocation(line: 64, column: 28, scope: !94)
!99 = !DILocation(line: 64, column: 17, scope: !94)
!100 = !DILocalVariable(name: "b", scope: !94, file: !3, line: 64, type: !5)
!101 = !DILocation(line: 64, column: 35, scope: !94)
!102 = !DILocation(line: 64, column: 50, scope: !94)
!103 = !DILocation(line: 64, column: 39, scope: !94)
!104 = !DILocalVariable(name: "low", scope: !94, file: !3, line: 65, type: !5)
!105 = !DILocation(line: 65, column: 13, scope: !94)
!106 = !DILocation(line: 65, column: 19, scope: !94)
!107 = !DILocation(line: 65, column: 23, scope: !94)
!108 = !DILocation(line: 65, column: 21, scope: !94)
!109 = !DILocation(line: 65, column: 27, scope: !94)
!110 = !DILocation(line: 65, column: 31, scope: !94)
!111 = !DILocation(line: 66, column: 3, scope: !112)
!112 = distinct !DILexicalBlock(scope: !113, file: !3, line: 66, column: 3)
!113 = distinct !DILexicalBlock(scope: !94, file: !3, line: 66, column: 3)
!114 = !DILocation(line: 66, column: 3, scope: !113)
!115 = !DILocation(line: 67, column: 1, scope: !94)
!116 = distinct !DISubprogram(name: "allocates", scope: !3, file: !3, line: 21, type: !117, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !33)
!117 = !DISubroutineType(types: !118)
!118 = !{!8, !8}
!119 = !DILocalVariable(name: "argument", arg: 1, scope: !116, file: !3, line: 21, type: !8)
!120 = !DILocation(line: 21, column: 30, scope: !116)
!121 = !DILocation(line: 22, column: 7, scope: !122)
!122 = distinct !DILexicalBlock(scope: !116, file: !3, line: 22, column: 7)
!123 = !DILocation(line: 22, column: 7, scope: !116)
!124 = !DILocation(line: 23, column: 13, scope: !122)
!125 = !DILocation(line: 23, column: 11, scope: !122)
!126 = !DILocation(line: 23, column: 5, scope: !122)
!127 = !DILocation(line: 24, column: 3, scope: !116)
!128 = distinct !DISubprogram(name: "allocates_later", scope: !3, file: !3, line: 27, type: !117, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !33)
!129 = !DILocalVariable(name: "argument", arg: 1, scope: !128, file: !3, line: 27, type: !8)
!130 = !DILocation(line: 27, column: 36, scope: !128)
!131 = !DILocation(line: 28, column: 10, scope: !128)
!132 = !DILocation(line: 28, column: 8, scope: !128)
!133 = !DILocation(line: 29, column: 7, scope: !134)
!134 = distinct !DILexicalBlock(scope: !128, file: !3, line: 29, column: 7)
!135 = !DILocation(line: 29, column: 12, scope: !134)
!136 = !DILocation(line: 29, column: 17, scope: !134)
!137 = !DILocation(line: 29, column: 20, scope: !134)
!138 = !DILocation(line: 29, column: 7, scope: !128)
!139 = !DILocation(line: 30, column: 14, scope: !134)
!140 = !DILocation(line: 30, column: 12, scope: !134)
!141 = !DILocation(line: 30, column: 5, scope: !134)
!142 = !DILocation(line: 31, column: 3, scope: !128)
!143 = distinct !DISubprogram(name: "starts", scope: !3, file: !3, line: 34, type: !117, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !33)
!144 = !DILocalVariable(name: "argument", arg: 1, scope: !143, file: !3, line: 34, type: !8)
!145 = !DILocation(line: 34, column: 27, scope: !143)
!146 = !DILocation(line: 35, column: 6, scope: !143)
!147 = !DILocation(line: 36, column: 3, scope: !143)
