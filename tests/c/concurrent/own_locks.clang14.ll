source_filename = "own_locks.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.account = type { %union.pthread_mutex_t, i32 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@accounts = internal global [4 x %struct.account] zeroinitializer, align 16, !dbg !0
@.str = private unnamed_addr constant [25 x i8] c"accounts[i].balance == 2\00", align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"own_locks.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() #0 !dbg !55 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i64], align 16
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !59, metadata !DIExpression()), !dbg !63
  call void @llvm.dbg.declare(metadata ptr %3, metadata !64, metadata !DIExpression()), !dbg !66
  store i64 0, ptr %3, align 8, !dbg !66
  br label %6, !dbg !67

6:                                                ; preds = %15, %0
  %7 = load i64, ptr %3, align 8, !dbg !68
  %8 = icmp slt i64 %7, 4, !dbg !70
  br i1 %8, label %9, label %18, !dbg !71

9:                                                ; preds = %6
  %10 = load i64, ptr %3, align 8, !dbg !72
  %11 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %10, !dbg !73
  %12 = load i64, ptr %3, align 8, !dbg !74
  %13 = inttoptr i64 %12 to ptr, !dbg !75
  %14 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @work, ptr noundef %13) #5, !dbg !76
  br label %15, !dbg !76

15:                                               ; preds = %9
  %16 = load i64, ptr %3, align 8, !dbg !77
  %17 = add nsw i64 %16, 1, !dbg !77
  store i64 %17, ptr %3, align 8, !dbg !77
  br label %6, !dbg !78, !llvm.loop !79

18:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata ptr %4, metadata !82, metadata !DIExpression()), !dbg !84
  store i32 0, ptr %4, align 4, !dbg !84
  br label %19, !dbg !85

19:                                               ; preds = %28, %18
  %20 = load i32, ptr %4, align 4, !dbg !86
  %21 = icmp slt i32 %20, 4, !dbg !88
  br i1 %21, label %22, label %31, !dbg !89

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !90
  %24 = sext i32 %23 to i64, !dbg !91
  %25 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %24, !dbg !91
  %26 = load i64, ptr %25, align 8, !dbg !91
  %27 = call i32 @pthread_join(i64 noundef %26, ptr noundef null), !dbg !92
  br label %28, !dbg !92

28:                                               ; preds = %22
  %29 = load i32, ptr %4, align 4, !dbg !93
  %30 = add nsw i32 %29, 1, !dbg !93
  store i32 %30, ptr %4, align 4, !dbg !93
  br label %19, !dbg !94, !llvm.loop !95

31:                                               ; preds = %19
  call void @llvm.dbg.declare(metadata ptr %5, metadata !97, metadata !DIExpression()), !dbg !99
  store i32 0, ptr %5, align 4, !dbg !99
  br label %32, !dbg !100

32:                                               ; preds = %45, %31
  %33 = load i32, ptr %5, align 4, !dbg !101
  %34 = icmp slt i32 %33, 4, !dbg !103
  br i1 %34, label %35, label %48, !dbg !104

35:                                               ; preds = %32
  %36 = load i32, ptr %5, align 4, !dbg !105
  %37 = sext i32 %36 to i64, !dbg !105
  %38 = getelementptr inbounds [4 x %struct.account], ptr @accounts, i64 0, i64 %37, !dbg !105
  %39 = getelementptr inbounds %struct.account, ptr %38, i32 0, i32 1, !dbg !105
  %40 = load i32, ptr %39, align 8, !dbg !105
  %41 = icmp eq i32 %40, 2, !dbg !105
  br i1 %41, label %42, label %43, !dbg !108

42:                                               ; preds = %35
  br label %44, !dbg !108

43:                                               ; preds = %35
  call void @__assert_fail(ptr noundef getelementptr inbounds ([25 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([12 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 36, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !105
  unreachable, !dbg !105

44:                                               ; preds = %42
  br label %45, !dbg !109

45:                                               ; preds = %44
  %46 = load i32, ptr %5, align 4, !dbg !110
  %47 = add nsw i32 %46, 1, !dbg !110
  store i32 %47, ptr %5, align 4, !dbg !110
  br label %32, !dbg !111, !llvm.loop !112

48:                                               ; preds = %32
  ret i32 0, !dbg !114
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @work(ptr noundef %0) #0 !dbg !115 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !118, metadata !DIExpression()), !dbg !119
  call void @llvm.dbg.declare(metadata ptr %3, metadata !120, metadata !DIExpression()), !dbg !122
  %5 = load ptr, ptr %2, align 8, !dbg !123
  %6 = ptrtoint ptr %5 to i64, !dbg !124
  %7 = getelementptr inbounds [4 x %struct.account], ptr @accounts, i64 0, i64 %6, !dbg !125
  store ptr %7, ptr %3, align 8, !dbg !122
  call void @llvm.dbg.declare(metadata ptr %4, metadata !126, metadata !DIExpression()), !dbg !128
  store i32 0, ptr %4, align 4, !dbg !128
  br label %8, !dbg !129

8:                                                ; preds = %22, %1
  %9 = load i32, ptr %4, align 4, !dbg !130
  %10 = icmp slt i32 %9, 2, !dbg !132
  br i1 %10, label %11, label %25, !dbg !133

11:                                               ; preds = %8
  %12 = load ptr, ptr %3, align 8, !dbg !134
  %13 = getelementptr inbounds %struct.account, ptr %12, i32 0, i32 0, !dbg !136
  %14 = call i32 @pthread_mutex_lock(ptr noundef %13) #5, !dbg !137
  %15 = load ptr, ptr %3, align 8, !dbg !138
  %16 = getelementptr inbounds %struct.account, ptr %15, i32 0, i32 1, !dbg !139
  %17 = load i32, ptr %16, align 8, !dbg !140
  %18 = add nsw i32 %17, 1, !dbg !140
  store i32 %18, ptr %16, align 8, !dbg !140
  %19 = load ptr, ptr %3, align 8, !dbg !141
  %20 = getelementptr inbounds %struct.account, ptr %19, i32 0, i32 0, !dbg !142
  %21 = call i32 @pthread_mutex_unlock(ptr noundef %20) #5, !dbg !143
  br label %22, !dbg !144

22:                                               ; preds = %11
  %23 = load i32, ptr %4, align 4, !dbg !145
  %24 = add nsw i32 %23, 1, !dbg !145
  store i32 %24, ptr %4, align 4, !dbg !145
  br label %8, !dbg !146, !llvm.loop !147

25:                                               ; preds = %8
  ret ptr null, !dbg !149
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!47, !48, !49, !50, !51, !52, !53}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "accounts", scope: !2, file: !3, line: 17, type: !8, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "own_locks.c", directory: ".", checksumkind: CSK_MD5, checksum: "5871b74dcee317d0b9bb83623d43f0a4")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!7 = !{!0}
!8 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 1536, elements: !45)
!9 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "account", file: !3, line: 12, size: 384, elements: !10)
!10 = !{!11, !44}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "lock", scope: !9, file: !3, line: 13, baseType: !12, size: 320)
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !13, line: 72, baseType: !14)
!13 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!14 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !13, line: 67, size: 320, elements: !15)
!15 = !{!16, !38, !43}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !14, file: !13, line: 69, baseType: !17, size: 320)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !18, line: 22, size: 320, elements: !19)
!18 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: ".", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!19 = !{!20, !22, !24, !25, !26, !27, !29, !30}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !17, file: !18, line: 24, baseType: !21, size: 32)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !17, file: !18, line: 25, baseType: !23, size: 32, offset: 32)
!23 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !17, file: !18, line: 26, baseType: !21, size: 32, offset: 64)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !17, file: !18, line: 28, baseType: !23, size: 32, offset: 96)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !17, file: !18, line: 32, baseType: !21, size: 32, offset: 128)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !17, file: !18, line: 34, baseType: !28, size: 16, offset: 160)
!28 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !17, file: !18, line: 35, baseType: !28, size: 16, offset: 176)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !17, file: !18, line: 36, baseType: !31, size: 128, offset: 192)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !32, line: 55, baseType: !33)
!32 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: ".", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!33 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !32, line: 51, size: 128, elements: !34)
!34 = !{!35, !37}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !33, file: !32, line: 53, baseType: !36, size: 64)
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !33, file: !32, line: 54, baseType: !36, size: 64, offset: 64)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !14, file: !13, line: 70, baseType: !39, size: 320)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 320, elements: !41)
!40 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!41 = !{!42}
!42 = !DISubrange(count: 40)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !14, file: !13, line: 71, baseType: !6, size: 64)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "balance", scope: !9, file: !3, line: 14, baseType: !21, size: 32, offset: 320)
!45 = !{!46}
!46 = !DISubrange(count: 4)
!47 = !{i32 7, !"Dwarf Version", i32 5}
!48 = !{i32 2, !"Debug Info Version", i32 3}
!49 = !{i32 1, !"wchar_size", i32 4}
!50 = !{i32 7, !"PIC Level", i32 2}
!51 = !{i32 7, !"PIE Level", i32 2}
!52 = !{i32 7, !"uwtable", i32 1}
!53 = !{i32 7, !"frame-pointer", i32 2}
!54 = !{!"Debian clang version 14.0.6"}
!55 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 29, type: !56, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!56 = !DISubroutineType(types: !57)
!57 = !{!21}
!58 = !{}
!59 = !DILocalVariable(name: "threads", scope: !55, file: !3, line: 30, type: !60)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !61, size: 256, elements: !45)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !13, line: 27, baseType: !62)
!62 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!63 = !DILocation(line: 30, column: 13, scope: !55)
!64 = !DILocalVariable(name: "i", scope: !65, file: !3, line: 31, type: !6)
!65 = distinct !DILexicalBlock(scope: !55, file: !3, line: 31, column: 3)
!66 = !DILocation(line: 31, column: 13, scope: !65)
!67 = !DILocation(line: 31, column: 8, scope: !65)
!68 = !DILocation(line: 31, column: 20, scope: !69)
!69 = distinct !DILexicalBlock(scope: !65, file: !3, line: 31, column: 3)
!70 = !DILocation(line: 31, column: 22, scope: !69)
!71 = !DILocation(line: 31, column: 3, scope: !65)
!72 = !DILocation(line: 32, column: 29, scope: !69)
!73 = !DILocation(line: 32, column: 21, scope: !69)
!74 = !DILocation(line: 32, column: 53, scope: !69)
!75 = !DILocation(line: 32, column: 45, scope: !69)
!76 = !DILocation(line: 32, column: 5, scope: !69)
!77 = !DILocation(line: 31, column: 34, scope: !69)
!78 = !DILocation(line: 31, column: 3, scope: !69)
!79 = distinct !{!79, !71, !80, !81}
!80 = !DILocation(line: 32, column: 54, scope: !65)
!81 = !{!"llvm.loop.mustprogress"}
!82 = !DILocalVariable(name: "i", scope: !83, file: !3, line: 33, type: !21)
!83 = distinct !DILexicalBlock(scope: !55, file: !3, line: 33, column: 3)
!84 = !DILocation(line: 33, column: 12, scope: !83)
!85 = !DILocation(line: 33, column: 8, scope: !83)
!86 = !DILocation(line: 33, column: 19, scope: !87)
!87 = distinct !DILexicalBlock(scope: !83, file: !3, line: 33, column: 3)
!88 = !DILocation(line: 33, column: 21, scope: !87)
!89 = !DILocation(line: 33, column: 3, scope: !83)
!90 = !DILocation(line: 34, column: 26, scope: !87)
!91 = !DILocation(line: 34, column: 18, scope: !87)
!92 = !DILocation(line: 34, column: 5, scope: !87)
!93 = !DILocation(line: 33, column: 33, scope: !87)
!94 = !DILocation(line: 33, column: 3, scope: !87)
!95 = distinct !{!95, !89, !96, !81}
!96 = !DILocation(line: 34, column: 34, scope: !83)
!97 = !DILocalVariable(name: "i", scope: !98, file: !3, line: 35, type: !21)
!98 = distinct !DILexicalBlock(scope: !55, file: !3, line: 35, column: 3)
!99 = !DILocation(line: 35, column: 12, scope: !98)
!100 = !DILocation(line: 35, column: 8, scope: !98)
!101 = !DILocation(line: 35, column: 19, scope: !102)
!102 = distinct !DILexicalBlock(scope: !98, file: !3, line: 35, column: 3)
!103 = !DILocation(line: 35, column: 21, scope: !102)
!104 = !DILocation(line: 35, column: 3, scope: !98)
!105 = !DILocation(line: 36, column: 5, scope: !106)
!106 = distinct !DILexicalBlock(scope: !107, file: !3, line: 36, column: 5)
!107 = distinct !DILexicalBlock(scope: !102, file: !3, line: 36, column: 5)
!108 = !DILocation(line: 36, column: 5, scope: !107)
!109 = !DILocation(line: 36, column: 5, scope: !102)
!110 = !DILocation(line: 35, column: 33, scope: !102)
!111 = !DILocation(line: 35, column: 3, scope: !102)
!112 = distinct !{!112, !104, !113, !81}
!113 = !DILocation(line: 36, column: 5, scope: !98)
!114 = !DILocation(line: 37, column: 3, scope: !55)
!115 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 19, type: !116, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!116 = !DISubroutineType(types: !117)
!117 = !{!5, !5}
!118 = !DILocalVariable(name: "argument", arg: 1, scope: !115, file: !3, line: 19, type: !5)
!119 = !DILocation(line: 19, column: 25, scope: !115)
!120 = !DILocalVariable(name: "own", scope: !115, file: !3, line: 20, type: !121)
!121 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!122 = !DILocation(line: 20, column: 19, scope: !115)
!123 = !DILocation(line: 20, column: 41, scope: !115)
!124 = !DILocation(line: 20, column: 35, scope: !115)
!125 = !DILocation(line: 20, column: 26, scope: !115)
!126 = !DILocalVariable(name: "i", scope: !127, file: !3, line: 21, type: !21)
!127 = distinct !DILexicalBlock(scope: !115, file: !3, line: 21, column: 3)
!128 = !DILocation(line: 21, column: 12, scope: !127)
!129 = !DILocation(line: 21, column: 8, scope: !127)
!130 = !DILocation(line: 21, column: 19, scope: !131)
!131 = distinct !DILexicalBlock(scope: !127, file: !3, line: 21, column: 3)
!132 = !DILocation(line: 21, column: 21, scope: !131)
!133 = !DILocation(line: 21, column: 3, scope: !127)
!134 = !DILocation(line: 22, column: 25, scope: !135)
!135 = distinct !DILexicalBlock(scope: !131, file: !3, line: 21, column: 31)
!136 = !DILocation(line: 22, column: 30, scope: !135)
!137 = !DILocation(line: 22, column: 5, scope: !135)
!138 = !DILocation(line: 23, column: 5, scope: !135)
!139 = !DILocation(line: 23, column: 10, scope: !135)
!140 = !DILocation(line: 23, column: 18, scope: !135)
!141 = !DILocation(line: 24, column: 27, scope: !135)
!142 = !DILocation(line: 24, column: 32, scope: !135)
!143 = !DILocation(line: 24, column: 5, scope: !135)
!144 = !DILocation(line: 25, column: 3, scope: !135)
!145 = !DILocation(line: 21, column: 27, scope: !131)
!146 = !DILocation(line: 21, column: 3, scope: !131)
!147 = distinct !{!147, !133, !148, !81}
!148 = !DILocation(line: 25, column: 3, scope: !127)
!149 = !DILocation(line: 26, column: 3, scope: !115)
