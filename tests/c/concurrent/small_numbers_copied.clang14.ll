source_filename = "small_numbers_copied.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@sum = internal global i32 0, align 4, !dbg !0
@to = internal global [2 x i32] zeroinitializer, align 4, !dbg !9
@.str = private unnamed_addr constant [52 x i8] c"sum == 3 && to[0] == 1 && to[1] == 1 && *block == 7\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"small_numbers_copied.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@__const.add.values = private unnamed_addr constant [2 x i32] [i32 2, i32 1], align 4
@from = internal global [2 x i32] [i32 1, i32 1], align 4, !dbg !14

define dso_local i32 @main() #0 !dbg !24 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !28, metadata !DIExpression()), !dbg !30
  %4 = call noalias ptr @malloc(i64 noundef 4) #6, !dbg !31
  store ptr %4, ptr %2, align 8, !dbg !30
  %5 = load ptr, ptr %2, align 8, !dbg !32
  store i32 7, ptr %5, align 4, !dbg !33
  call void @llvm.dbg.declare(metadata ptr %3, metadata !34, metadata !DIExpression()), !dbg !38
  %6 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @add, ptr noundef null) #6, !dbg !39
  %7 = load i64, ptr %3, align 8, !dbg !40
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !41
  %9 = load i32, ptr @sum, align 4, !dbg !42
  %10 = icmp eq i32 %9, 3, !dbg !42
  br i1 %10, label %11, label %22, !dbg !42

11:                                               ; preds = %0
  %12 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @to, i64 0, i64 0), align 4, !dbg !42
  %13 = icmp eq i32 %12, 1, !dbg !42
  br i1 %13, label %14, label %22, !dbg !42

14:                                               ; preds = %11
  %15 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @to, i64 0, i64 1), align 4, !dbg !42
  %16 = icmp eq i32 %15, 1, !dbg !42
  br i1 %16, label %17, label %22, !dbg !42

17:                                               ; preds = %14
  %18 = load ptr, ptr %2, align 8, !dbg !42
  %19 = load i32, ptr %18, align 4, !dbg !42
  %20 = icmp eq i32 %19, 7, !dbg !42
  br i1 %20, label %21, label %22, !dbg !45

21:                                               ; preds = %17
  br label %23, !dbg !45

22:                                               ; preds = %17, %14, %11, %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([52 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([25 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 29, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #7, !dbg !42
  unreachable, !dbg !42

23:                                               ; preds = %21
  %24 = load ptr, ptr %2, align 8, !dbg !46
  call void @free(ptr noundef %24) #6, !dbg !47
  ret i32 0, !dbg !48
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare noalias ptr @malloc(i64 noundef) #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @add(ptr noundef %0) #0 !dbg !49 {
  %2 = alloca ptr, align 8
  %3 = alloca [2 x i32], align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !53, metadata !DIExpression()), !dbg !54
  call void @llvm.dbg.declare(metadata ptr %3, metadata !55, metadata !DIExpression()), !dbg !56
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 @__const.add.values, i64 8, i1 false), !dbg !56
  %5 = getelementptr inbounds [2 x i32], ptr %3, i64 0, i64 0, !dbg !57
  call void @qsort(ptr noundef %5, i64 noundef 2, i64 noundef 4, ptr noundef @ascending), !dbg !58
  call void @llvm.dbg.declare(metadata ptr %4, metadata !59, metadata !DIExpression()), !dbg !61
  store i32 0, ptr %4, align 4, !dbg !61
  br label %6, !dbg !62

6:                                                ; preds = %16, %1
  %7 = load i32, ptr %4, align 4, !dbg !63
  %8 = icmp slt i32 %7, 2, !dbg !65
  br i1 %8, label %9, label %19, !dbg !66

9:                                                ; preds = %6
  %10 = load i32, ptr %4, align 4, !dbg !67
  %11 = sext i32 %10 to i64, !dbg !68
  %12 = getelementptr inbounds [2 x i32], ptr %3, i64 0, i64 %11, !dbg !68
  %13 = load i32, ptr %12, align 4, !dbg !68
  %14 = load i32, ptr @sum, align 4, !dbg !69
  %15 = add nsw i32 %14, %13, !dbg !69
  store i32 %15, ptr @sum, align 4, !dbg !69
  br label %16, !dbg !70

16:                                               ; preds = %9
  %17 = load i32, ptr %4, align 4, !dbg !71
  %18 = add nsw i32 %17, 1, !dbg !71
  store i32 %18, ptr %4, align 4, !dbg !71
  br label %6, !dbg !72, !llvm.loop !73

19:                                               ; preds = %6
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 getelementptr inbounds ([2 x i32], ptr @to, i64 0, i64 0), ptr align 4 getelementptr inbounds ([2 x i32], ptr @from, i64 0, i64 0), i64 8, i1 false), !dbg !76
  ret ptr null, !dbg !77
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

declare void @free(ptr noundef) #2

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #3

define internal i32 @ascending(ptr noundef %0, ptr noundef %1) #0 !dbg !78 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !83, metadata !DIExpression()), !dbg !84
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !85, metadata !DIExpression()), !dbg !86
  %5 = load ptr, ptr %3, align 8, !dbg !87
  %6 = load i32, ptr %5, align 4, !dbg !88
  %7 = load ptr, ptr %4, align 8, !dbg !89
  %8 = load i32, ptr %7, align 4, !dbg !90
  %9 = sub nsw i32 %6, %8, !dbg !91
  ret i32 %9, !dbg !92
}


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!16, !17, !18, !19, !20, !21, !22}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "sum", scope: !2, file: !3, line: 10, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "small_numbers_copied.c", directory: ".", checksumkind: CSK_MD5, checksum: "4b790e478d70daff79b790808f771dff")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{!0, !9, !14}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "to", scope: !2, file: !3, line: 10, type: !11, isLocal: true, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 64, elements: !12)
!12 = !{!13}
!13 = !DISubrange(count: 2)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "from", scope: !2, file: !3, line: 10, type: !11, isLocal: true, isDefinition: true)
!16 = !{i32 7, !"Dwarf Version", i32 5}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 7, !"PIC Level", i32 2}
!20 = !{i32 7, !"PIE Level", i32 2}
!21 = !{i32 7, !"uwtable", i32 1}
!22 = !{i32 7, !"frame-pointer", i32 2}
!23 = !{!"Debian clang version 14.0.6"}
!24 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 23, type: !25, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !27)
!25 = !DISubroutineType(types: !26)
!26 = !{!7}
!27 = !{}
!28 = !DILocalVariable(name: "block", scope: !24, file: !3, line: 24, type: !29)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!30 = !DILocation(line: 24, column: 8, scope: !24)
!31 = !DILocation(line: 24, column: 16, scope: !24)
!32 = !DILocation(line: 25, column: 4, scope: !24)
!33 = !DILocation(line: 25, column: 10, scope: !24)
!34 = !DILocalVariable(name: "thread", scope: !24, file: !3, line: 26, type: !35)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !36, line: 27, baseType: !37)
!36 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!37 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!38 = !DILocation(line: 26, column: 13, scope: !24)
!39 = !DILocation(line: 27, column: 3, scope: !24)
!40 = !DILocation(line: 28, column: 16, scope: !24)
!41 = !DILocation(line: 28, column: 3, scope: !24)
!42 = !DILocation(line: 29, column: 3, scope: !43)
!43 = distinct !DILexicalBlock(scope: !44, file: !3, line: 29, column: 3)
!44 = distinct !DILexicalBlock(scope: !24, file: !3, line: 29, column: 3)
!45 = !DILocation(line: 29, column: 3, scope: !44)
!46 = !DILocation(line: 30, column: 8, scope: !24)
!47 = !DILocation(line: 30, column: 3, scope: !24)
!48 = !DILocation(line: 31, column: 3, scope: !24)
!49 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 14, type: !50, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!50 = !DISubroutineType(types: !51)
!51 = !{!52, !52}
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!53 = !DILocalVariable(name: "unused", arg: 1, scope: !49, file: !3, line: 14, type: !52)
!54 = !DILocation(line: 14, column: 24, scope: !49)
!55 = !DILocalVariable(name: "values", scope: !49, file: !3, line: 15, type: !11)
!56 = !DILocation(line: 15, column: 7, scope: !49)
!57 = !DILocation(line: 16, column: 9, scope: !49)
!58 = !DILocation(line: 16, column: 3, scope: !49)
!59 = !DILocalVariable(name: "i", scope: !60, file: !3, line: 17, type: !7)
!60 = distinct !DILexicalBlock(scope: !49, file: !3, line: 17, column: 3)
!61 = !DILocation(line: 17, column: 12, scope: !60)
!62 = !DILocation(line: 17, column: 8, scope: !60)
!63 = !DILocation(line: 17, column: 19, scope: !64)
!64 = distinct !DILexicalBlock(scope: !60, file: !3, line: 17, column: 3)
!65 = !DILocation(line: 17, column: 21, scope: !64)
!66 = !DILocation(line: 17, column: 3, scope: !60)
!67 = !DILocation(line: 18, column: 19, scope: !64)
!68 = !DILocation(line: 18, column: 12, scope: !64)
!69 = !DILocation(line: 18, column: 9, scope: !64)
!70 = !DILocation(line: 18, column: 5, scope: !64)
!71 = !DILocation(line: 17, column: 27, scope: !64)
!72 = !DILocation(line: 17, column: 3, scope: !64)
!73 = distinct !{!73, !66, !74, !75}
!74 = !DILocation(line: 18, column: 20, scope: !60)
!75 = !{!"llvm.loop.mustprogress"}
!76 = !DILocation(line: 19, column: 3, scope: !49)
!77 = !DILocation(line: 20, column: 3, scope: !49)
!78 = distinct !DISubprogram(name: "ascending", scope: !3, file: !3, line: 12, type: !79, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!79 = !DISubroutineType(types: !80)
!80 = !{!7, !81, !81}
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !82, size: 64)
!82 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!83 = !DILocalVariable(name: "a", arg: 1, scope: !78, file: !3, line: 12, type: !81)
!84 = !DILocation(line: 12, column: 34, scope: !78)
!85 = !DILocalVariable(name: "b", arg: 2, scope: !78, file: !3, line: 12, type: !81)
!86 = !DILocation(line: 12, column: 49, scope: !78)
!87 = !DILocation(line: 12, column: 75, scope: !78)
!88 = !DILocation(line: 12, column: 61, scope: !78)
!89 = !DILocation(line: 12, column: 93, scope: !78)
!90 = !DILocation(line: 12, column: 79, scope: !78)
!91 = !DILocation(line: 12, column: 77, scope: !78)
!92 = !DILocation(line: 12, column: 54, scope: !78)
