source_filename = "own_locks.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.account = type { %union.pthread_mutex_t, i32 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@accounts = internal global [4 x %struct.account] zeroinitializer, align 16, !dbg !0
@.str = private unnamed_addr constant [25 x i8] c"accounts[i].balance == 2\00", align 1, !dbg !8
@.str.1 = private unnamed_addr constant [12 x i8] c"own_locks.c\00", align 1, !dbg !14
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !19

define dso_local i32 @main() #0 !dbg !71 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i64], align 16
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !75, !DIExpression(), !79)
    #dbg_declare(ptr %3, !80, !DIExpression(), !82)
  store i64 0, ptr %3, align 8, !dbg !82
  br label %6, !dbg !83

6:                                                ; preds = %15, %0
  %7 = load i64, ptr %3, align 8, !dbg !84
  %8 = icmp slt i64 %7, 4, !dbg !86
  br i1 %8, label %9, label %18, !dbg !87

9:                                                ; preds = %6
  %10 = load i64, ptr %3, align 8, !dbg !88
  %11 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %10, !dbg !89
  %12 = load i64, ptr %3, align 8, !dbg !90
  %13 = inttoptr i64 %12 to ptr, !dbg !91
  %14 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @work, ptr noundef %13) #4, !dbg !92
  br label %15, !dbg !92

15:                                               ; preds = %9
  %16 = load i64, ptr %3, align 8, !dbg !93
  %17 = add nsw i64 %16, 1, !dbg !93
  store i64 %17, ptr %3, align 8, !dbg !93
  br label %6, !dbg !94, !llvm.loop !95

18:                                               ; preds = %6
    #dbg_declare(ptr %4, !98, !DIExpression(), !100)
  store i32 0, ptr %4, align 4, !dbg !100
  br label %19, !dbg !101

19:                                               ; preds = %28, %18
  %20 = load i32, ptr %4, align 4, !dbg !102
  %21 = icmp slt i32 %20, 4, !dbg !104
  br i1 %21, label %22, label %31, !dbg !105

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !106
  %24 = sext i32 %23 to i64, !dbg !107
  %25 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %24, !dbg !107
  %26 = load i64, ptr %25, align 8, !dbg !107
  %27 = call i32 @pthread_join(i64 noundef %26, ptr noundef null), !dbg !108
  br label %28, !dbg !108

28:                                               ; preds = %22
  %29 = load i32, ptr %4, align 4, !dbg !109
  %30 = add nsw i32 %29, 1, !dbg !109
  store i32 %30, ptr %4, align 4, !dbg !109
  br label %19, !dbg !110, !llvm.loop !111

31:                                               ; preds = %19
    #dbg_declare(ptr %5, !113, !DIExpression(), !115)
  store i32 0, ptr %5, align 4, !dbg !115
  br label %32, !dbg !116

32:                                               ; preds = %45, %31
  %33 = load i32, ptr %5, align 4, !dbg !117
  %34 = icmp slt i32 %33, 4, !dbg !119
  br i1 %34, label %35, label %48, !dbg !120

35:                                               ; preds = %32
  %36 = load i32, ptr %5, align 4, !dbg !121
  %37 = sext i32 %36 to i64, !dbg !121
  %38 = getelementptr inbounds [4 x %struct.account], ptr @accounts, i64 0, i64 %37, !dbg !121
  %39 = getelementptr inbounds %struct.account, ptr %38, i32 0, i32 1, !dbg !121
  %40 = load i32, ptr %39, align 8, !dbg !121
  %41 = icmp eq i32 %40, 2, !dbg !121
  br i1 %41, label %42, label %43, !dbg !124

42:                                               ; preds = %35
  br label %44, !dbg !124

43:                                               ; preds = %35
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 36, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !121
  unreachable, !dbg !121

44:                                               ; preds = %42
  br label %45, !dbg !125

45:                                               ; preds = %44
  %46 = load i32, ptr %5, align 4, !dbg !126
  %47 = add nsw i32 %46, 1, !dbg !126
  store i32 %47, ptr %5, align 4, !dbg !126
  br label %32, !dbg !127, !llvm.loop !128

48:                                               ; preds = %32
  ret i32 0, !dbg !130
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @work(ptr noundef %0) #0 !dbg !131 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !134, !DIExpression(), !135)
    #dbg_declare(ptr %3, !136, !DIExpression(), !138)
  %5 = load ptr, ptr %2, align 8, !dbg !139
  %6 = ptrtoint ptr %5 to i64, !dbg !140
  %7 = getelementptr inbounds [4 x %struct.account], ptr @accounts, i64 0, i64 %6, !dbg !141
  store ptr %7, ptr %3, align 8, !dbg !138
    #dbg_declare(ptr %4, !142, !DIExpression(), !144)
  store i32 0, ptr %4, align 4, !dbg !144
  br label %8, !dbg !145

8:                                                ; preds = %22, %1
  %9 = load i32, ptr %4, align 4, !dbg !146
  %10 = icmp slt i32 %9, 2, !dbg !148
  br i1 %10, label %11, label %25, !dbg !149

11:                                               ; preds = %8
  %12 = load ptr, ptr %3, align 8, !dbg !150
  %13 = getelementptr inbounds %struct.account, ptr %12, i32 0, i32 0, !dbg !152
  %14 = call i32 @pthread_mutex_lock(ptr noundef %13) #4, !dbg !153
  %15 = load ptr, ptr %3, align 8, !dbg !154
  %16 = getelementptr inbounds %struct.account, ptr %15, i32 0, i32 1, !dbg !155
  %17 = load i32, ptr %16, align 8, !dbg !156
  %18 = add nsw i32 %17, 1, !dbg !156
  store i32 %18, ptr %16, align 8, !dbg !156
  %19 = load ptr, ptr %3, align 8, !dbg !157
  %20 = getelementptr inbounds %struct.account, ptr %19, i32 0, i32 0, !dbg !158
  %21 = call i32 @pthread_mutex_unlock(ptr noundef %20) #4, !dbg !159
  br label %22, !dbg !160

22:                                               ; preds = %11
  %23 = load i32, ptr %4, align 4, !dbg !161
  %24 = add nsw i32 %23, 1, !dbg !161
  store i32 %24, ptr %4, align 4, !dbg !161
  br label %8, !dbg !162, !llvm.loop !163

25:                                               ; preds = %8
  ret ptr null, !dbg !165
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!63, !64, !65, !66, !67, !68, !69}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "accounts", scope: !2, file: !3, line: 17, type: !25, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "own_locks.c", directory: ".", checksumkind: CSK_MD5, checksum: "5871b74dcee317d0b9bb83623d43f0a4")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!7 = !{!8, !14, !19, !0}
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 200, elements: !12)
!11 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!12 = !{!13}
!13 = !DISubrange(count: 25)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !16, isLocal: true, isDefinition: true)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 96, elements: !17)
!17 = !{!18}
!18 = !DISubrange(count: 12)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 120, elements: !23)
!22 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !11)
!23 = !{!24}
!24 = !DISubrange(count: 15)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 1536, elements: !61)
!26 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "account", file: !3, line: 12, size: 384, elements: !27)
!27 = !{!28, !60}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "lock", scope: !26, file: !3, line: 13, baseType: !29, size: 320)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !30, line: 72, baseType: !31)
!30 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!31 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !30, line: 67, size: 320, elements: !32)
!32 = !{!33, !55, !59}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !31, file: !30, line: 69, baseType: !34, size: 320)
!34 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !35, line: 22, size: 320, elements: !36)
!35 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!36 = !{!37, !39, !41, !42, !43, !44, !46, !47}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !34, file: !35, line: 24, baseType: !38, size: 32)
!38 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !34, file: !35, line: 25, baseType: !40, size: 32, offset: 32)
!40 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !34, file: !35, line: 26, baseType: !38, size: 32, offset: 64)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !34, file: !35, line: 28, baseType: !40, size: 32, offset: 96)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !34, file: !35, line: 32, baseType: !38, size: 32, offset: 128)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !34, file: !35, line: 34, baseType: !45, size: 16, offset: 160)
!45 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !34, file: !35, line: 35, baseType: !45, size: 16, offset: 176)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !34, file: !35, line: 36, baseType: !48, size: 128, offset: 192)
!48 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !49, line: 55, baseType: !50)
!49 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!50 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !49, line: 51, size: 128, elements: !51)
!51 = !{!52, !54}
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !50, file: !49, line: 53, baseType: !53, size: 64)
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !50, file: !49, line: 54, baseType: !53, size: 64, offset: 64)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !31, file: !30, line: 70, baseType: !56, size: 320)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 320, elements: !57)
!57 = !{!58}
!58 = !DISubrange(count: 40)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !31, file: !30, line: 71, baseType: !6, size: 64)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "balance", scope: !26, file: !3, line: 14, baseType: !38, size: 32, offset: 320)
!61 = !{!62}
!62 = !DISubrange(count: 4)
!63 = !{i32 7, !"Dwarf Version", i32 5}
!64 = !{i32 2, !"Debug Info Version", i32 3}
!65 = !{i32 1, !"wchar_size", i32 4}
!66 = !{i32 8, !"PIC Level", i32 2}
!67 = !{i32 7, !"PIE Level", i32 2}
!68 = !{i32 7, !"uwtable", i32 2}
!69 = !{i32 7, !"frame-pointer", i32 2}
!70 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!71 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 29, type: !72, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !74)
!72 = !DISubroutineType(types: !73)
!73 = !{!38}
!74 = !{}
!75 = !DILocalVariable(name: "threads", scope: !71, file: !3, line: 30, type: !76)
!76 = !DICompositeType(tag: DW_TAG_array_type, baseType: !77, size: 256, elements: !61)
!77 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !30, line: 27, baseType: !78)
!78 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!79 = !DILocation(line: 30, column: 13, scope: !71)
!80 = !DILocalVariable(name: "i", scope: !81, file: !3, line: 31, type: !6)
!81 = distinct !DILexicalBlock(scope: !71, file: !3, line: 31, column: 3)
!82 = !DILocation(line: 31, column: 13, scope: !81)
!83 = !DILocation(line: 31, column: 8, scope: !81)
!84 = !DILocation(line: 31, column: 20, scope: !85)
!85 = distinct !DILexicalBlock(scope: !81, file: !3, line: 31, column: 3)
!86 = !DILocation(line: 31, column: 22, scope: !85)
!87 = !DILocation(line: 31, column: 3, scope: !81)
!88 = !DILocation(line: 32, column: 29, scope: !85)
!89 = !DILocation(line: 32, column: 21, scope: !85)
!90 = !DILocation(line: 32, column: 53, scope: !85)
!91 = !DILocation(line: 32, column: 45, scope: !85)
!92 = !DILocation(line: 32, column: 5, scope: !85)
!93 = !DILocation(line: 31, column: 34, scope: !85)
!94 = !DILocation(line: 31, column: 3, scope: !85)
!95 = distinct !{!95, !87, !96, !97}
!96 = !DILocation(line: 32, column: 54, scope: !81)
!97 = !{!"llvm.loop.mustprogress"}
!98 = !DILocalVariable(name: "i", scope: !99, file: !3, line: 33, type: !38)
!99 = distinct !DILexicalBlock(scope: !71, file: !3, line: 33, column: 3)
!100 = !DILocation(line: 33, column: 12, scope: !99)
!101 = !DILocation(line: 33, column: 8, scope: !99)
!102 = !DILocation(line: 33, column: 19, scope: !103)
!103 = distinct !DILexicalBlock(scope: !99, file: !3, line: 33, column: 3)
!104 = !DILocation(line: 33, column: 21, scope: !103)
!105 = !DILocation(line: 33, column: 3, scope: !99)
!106 = !DILocation(line: 34, column: 26, scope: !103)
!107 = !DILocation(line: 34, column: 18, scope: !103)
!108 = !DILocation(line: 34, column: 5, scope: !103)
!109 = !DILocation(line: 33, column: 33, scope: !103)
!110 = !DILocation(line: 33, column: 3, scope: !103)
!111 = distinct !{!111, !105, !112, !97}
!112 = !DILocation(line: 34, column: 34, scope: !99)
!113 = !DILocalVariable(name: "i", scope: !114, file: !3, line: 35, type: !38)
!114 = distinct !DILexicalBlock(scope: !71, file: !3, line: 35, column: 3)
!115 = !DILocation(line: 35, column: 12, scope: !114)
!116 = !DILocation(line: 35, column: 8, scope: !114)
!117 = !DILocation(line: 35, column: 19, scope: !118)
!118 = distinct !DILexicalBlock(scope: !114, file: !3, line: 35, column: 3)
!119 = !DILocation(line: 35, column: 21, scope: !118)
!120 = !DILocation(line: 35, column: 3, scope: !114)
!121 = !DILocation(line: 36, column: 5, scope: !122)
!122 = distinct !DILexicalBlock(scope: !123, file: !3, line: 36, column: 5)
!123 = distinct !DILexicalBlock(scope: !118, file: !3, line: 36, column: 5)
!124 = !DILocation(line: 36, column: 5, scope: !123)
!125 = !DILocation(line: 36, column: 5, scope: !118)
!126 = !DILocation(line: 35, column: 33, scope: !118)
!127 = !DILocation(line: 35, column: 3, scope: !118)
!128 = distinct !{!128, !120, !129, !97}
!129 = !DILocation(line: 36, column: 5, scope: !114)
!130 = !DILocation(line: 37, column: 3, scope: !71)
!131 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 19, type: !132, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!132 = !DISubroutineType(types: !133)
!133 = !{!5, !5}
!134 = !DILocalVariable(name: "argument", arg: 1, scope: !131, file: !3, line: 19, type: !5)
!135 = !DILocation(line: 19, column: 25, scope: !131)
!136 = !DILocalVariable(name: "own", scope: !131, file: !3, line: 20, type: !137)
!137 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!138 = !DILocation(line: 20, column: 19, scope: !131)
!139 = !DILocation(line: 20, column: 41, scope: !131)
!140 = !DILocation(line: 20, column: 35, scope: !131)
!141 = !DILocation(line: 20, column: 26, scope: !131)
!142 = !DILocalVariable(name: "i", scope: !143, file: !3, line: 21, type: !38)
!143 = distinct !DILexicalBlock(scope: !131, file: !3, line: 21, column: 3)
!144 = !DILocation(line: 21, column: 12, scope: !143)
!145 = !DILocation(line: 21, column: 8, scope: !143)
!146 = !DILocation(line: 21, column: 19, scope: !147)
!147 = distinct !DILexicalBlock(scope: !143, file: !3, line: 21, column: 3)
!148 = !DILocation(line: 21, column: 21, scope: !147)
!149 = !DILocation(line: 21, column: 3, scope: !143)
!150 = !DILocation(line: 22, column: 25, scope: !151)
!151 = distinct !DILexicalBlock(scope: !147, file: !3, line: 21, column: 31)
!152 = !DILocation(line: 22, column: 30, scope: !151)
!153 = !DILocation(line: 22, column: 5, scope: !151)
!154 = !DILocation(line: 23, column: 5, scope: !151)
!155 = !DILocation(line: 23, column: 10, scope: !151)
!156 = !DILocation(line: 23, column: 18, scope: !151)
!157 = !DILocation(line: 24, column: 27, scope: !151)
!158 = !DILocation(line: 24, column: 32, scope: !151)
!159 = !DILocation(line: 24, column: 5, scope: !151)
!160 = !DILocation(line: 25, column: 3, scope: !151)
!161 = !DILocation(line: 21, column: 27, scope: !147)
!162 = !DILocation(line: 21, column: 3, scope: !147)
!163 = distinct !{!163, !149, !164, !97}
!164 = !DILocation(line: 25, column: 3, scope: !143)
!165 = !DILocation(line: 26, column: 3, scope: !131)
