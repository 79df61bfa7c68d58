source_filename = "function_table_of_structs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.operations = type { ptr, i32 }
%struct.job = type { ptr, ptr }

@kinds = internal constant [2 x %struct.operations] [%struct.operations { ptr @add_b, i32 1 }, %struct.operations { ptr @add_c, i32 2 }], align 16, !dbg !0
@b = internal global i32 0, align 4, !dbg !22
@c = internal global i32 0, align 4, !dbg !25
@.str = private unnamed_addr constant [17 x i8] c"b == 4 && c == 6\00", align 1, !dbg !5
@.str.1 = private unnamed_addr constant [28 x i8] c"function_table_of_structs.c\00", align 1, !dbg !11
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !16

define dso_local i32 @main() #0 !dbg !46 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca [2 x ptr], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !50, !DIExpression(), !55)
    #dbg_declare(ptr %3, !56, !DIExpression(), !68)
    #dbg_declare(ptr %4, !69, !DIExpression(), !71)
  store i32 0, ptr %4, align 4, !dbg !71
  br label %7, !dbg !72

7:                                                ; preds = %28, %0
  %8 = load i32, ptr %4, align 4, !dbg !73
  %9 = icmp slt i32 %8, 2, !dbg !75
  br i1 %9, label %10, label %31, !dbg !76

10:                                               ; preds = %7
  %11 = call noalias ptr @malloc(i64 noundef 16) #5, !dbg !77
  %12 = load i32, ptr %4, align 4, !dbg !79
  %13 = sext i32 %12 to i64, !dbg !80
  %14 = getelementptr inbounds [2 x ptr], ptr %3, i64 0, i64 %13, !dbg !80
  store ptr %11, ptr %14, align 8, !dbg !81
  %15 = load i32, ptr %4, align 4, !dbg !82
  %16 = sext i32 %15 to i64, !dbg !83
  %17 = getelementptr inbounds [2 x %struct.operations], ptr @kinds, i64 0, i64 %16, !dbg !83
  %18 = load i32, ptr %4, align 4, !dbg !84
  %19 = sext i32 %18 to i64, !dbg !85
  %20 = getelementptr inbounds [2 x ptr], ptr %3, i64 0, i64 %19, !dbg !85
  %21 = load ptr, ptr %20, align 8, !dbg !85
  %22 = getelementptr inbounds %struct.job, ptr %21, i32 0, i32 0, !dbg !86
  store ptr %17, ptr %22, align 8, !dbg !87
  %23 = load i32, ptr %4, align 4, !dbg !88
  %24 = sext i32 %23 to i64, !dbg !89
  %25 = getelementptr inbounds [2 x ptr], ptr %3, i64 0, i64 %24, !dbg !89
  %26 = load ptr, ptr %25, align 8, !dbg !89
  %27 = getelementptr inbounds %struct.job, ptr %26, i32 0, i32 1, !dbg !90
  store ptr @run, ptr %27, align 8, !dbg !91
  br label %28, !dbg !92

28:                                               ; preds = %10
  %29 = load i32, ptr %4, align 4, !dbg !93
  %30 = add nsw i32 %29, 1, !dbg !93
  store i32 %30, ptr %4, align 4, !dbg !93
  br label %7, !dbg !94, !llvm.loop !95

31:                                               ; preds = %7
    #dbg_declare(ptr %5, !98, !DIExpression(), !100)
  store i32 0, ptr %5, align 4, !dbg !100
  br label %32, !dbg !101

32:                                               ; preds = %50, %31
  %33 = load i32, ptr %5, align 4, !dbg !102
  %34 = icmp slt i32 %33, 2, !dbg !104
  br i1 %34, label %35, label %53, !dbg !105

35:                                               ; preds = %32
  %36 = load i32, ptr %5, align 4, !dbg !106
  %37 = sext i32 %36 to i64, !dbg !107
  %38 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %37, !dbg !107
  %39 = load i32, ptr %5, align 4, !dbg !108
  %40 = sext i32 %39 to i64, !dbg !109
  %41 = getelementptr inbounds [2 x ptr], ptr %3, i64 0, i64 %40, !dbg !109
  %42 = load ptr, ptr %41, align 8, !dbg !109
  %43 = getelementptr inbounds %struct.job, ptr %42, i32 0, i32 1, !dbg !110
  %44 = load ptr, ptr %43, align 8, !dbg !110
  %45 = load i32, ptr %5, align 4, !dbg !111
  %46 = sext i32 %45 to i64, !dbg !112
  %47 = getelementptr inbounds [2 x ptr], ptr %3, i64 0, i64 %46, !dbg !112
  %48 = load ptr, ptr %47, align 8, !dbg !112
  %49 = call i32 @pthread_create(ptr noundef %38, ptr noundef null, ptr noundef %44, ptr noundef %48) #6, !dbg !113
  br label %50, !dbg !113

50:                                               ; preds = %35
  %51 = load i32, ptr %5, align 4, !dbg !114
  %52 = add nsw i32 %51, 1, !dbg !114
  store i32 %52, ptr %5, align 4, !dbg !114
  br label %32, !dbg !115, !llvm.loop !116

53:                                               ; preds = %32
    #dbg_declare(ptr %6, !118, !DIExpression(), !120)
  store i32 0, ptr %6, align 4, !dbg !120
  br label %54, !dbg !121

54:                                               ; preds = %67, %53
  %55 = load i32, ptr %6, align 4, !dbg !122
  %56 = icmp slt i32 %55, 2, !dbg !124
  br i1 %56, label %57, label %70, !dbg !125

57:                                               ; preds = %54
  %58 = load i32, ptr %6, align 4, !dbg !126
  %59 = sext i32 %58 to i64, !dbg !128
  %60 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %59, !dbg !128
  %61 = load i64, ptr %60, align 8, !dbg !128
  %62 = call i32 @pthread_join(i64 noundef %61, ptr noundef null), !dbg !129
  %63 = load i32, ptr %6, align 4, !dbg !130
  %64 = sext i32 %63 to i64, !dbg !131
  %65 = getelementptr inbounds [2 x ptr], ptr %3, i64 0, i64 %64, !dbg !131
  %66 = load ptr, ptr %65, align 8, !dbg !131
  call void @free(ptr noundef %66) #6, !dbg !132
  br label %67, !dbg !133

67:                                               ; preds = %57
  %68 = load i32, ptr %6, align 4, !dbg !134
  %69 = add nsw i32 %68, 1, !dbg !134
  store i32 %69, ptr %6, align 4, !dbg !134
  br label %54, !dbg !135, !llvm.loop !136

70:                                               ; preds = %54
  %71 = load i32, ptr @b, align 4, !dbg !138
  %72 = icmp eq i32 %71, 4, !dbg !138
  br i1 %72, label %73, label %77, !dbg !138

73:                                               ; preds = %70
  %74 = load i32, ptr @c, align 4, !dbg !138
  %75 = icmp eq i32 %74, 6, !dbg !138
  br i1 %75, label %76, label %77, !dbg !141

76:                                               ; preds = %73
  br label %78, !dbg !141

77:                                               ; preds = %73, %70
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 47, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !138
  unreachable, !dbg !138

78:                                               ; preds = %76
  ret i32 0, !dbg !142
}

declare noalias ptr @malloc(i64 noundef) #1

define internal ptr @run(ptr noundef %0) #0 !dbg !143 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !144, !DIExpression(), !145)
    #dbg_declare(ptr %3, !146, !DIExpression(), !147)
  %4 = load ptr, ptr %2, align 8, !dbg !148
  store ptr %4, ptr %3, align 8, !dbg !147
  %5 = load ptr, ptr %3, align 8, !dbg !149
  %6 = getelementptr inbounds %struct.job, ptr %5, i32 0, i32 0, !dbg !150
  %7 = load ptr, ptr %6, align 8, !dbg !150
  %8 = getelementptr inbounds %struct.operations, ptr %7, i32 0, i32 0, !dbg !151
  %9 = load ptr, ptr %8, align 8, !dbg !151
  %10 = load ptr, ptr %3, align 8, !dbg !152
  %11 = getelementptr inbounds %struct.job, ptr %10, i32 0, i32 0, !dbg !153
  %12 = load ptr, ptr %11, align 8, !dbg !153
  %13 = getelementptr inbounds %struct.operations, ptr %12, i32 0, i32 1, !dbg !154
  %14 = load i32, ptr %13, align 8, !dbg !154
  call void %9(i32 noundef %14), !dbg !149
  %15 = load ptr, ptr %3, align 8, !dbg !155
  %16 = getelementptr inbounds %struct.job, ptr %15, i32 0, i32 0, !dbg !156
  %17 = load ptr, ptr %16, align 8, !dbg !156
  %18 = getelementptr inbounds %struct.operations, ptr %17, i32 0, i32 0, !dbg !157
  %19 = load ptr, ptr %18, align 8, !dbg !157
  call void %19(i32 noundef 1), !dbg !155
  ret ptr null, !dbg !158
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @free(ptr noundef) #2

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

define internal void @add_b(i32 noundef %0) #0 !dbg !159 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !160, !DIExpression(), !161)
  %3 = load i32, ptr %2, align 4, !dbg !162
  %4 = load i32, ptr @b, align 4, !dbg !163
  %5 = add nsw i32 %4, %3, !dbg !163
  store i32 %5, ptr @b, align 4, !dbg !163
  %6 = load i32, ptr %2, align 4, !dbg !164
  %7 = load i32, ptr @b, align 4, !dbg !165
  %8 = add nsw i32 %7, %6, !dbg !165
  store i32 %8, ptr @b, align 4, !dbg !165
  ret void, !dbg !166
}

define internal void @add_c(i32 noundef %0) #0 !dbg !167 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !168, !DIExpression(), !169)
  %3 = load i32, ptr %2, align 4, !dbg !170
  %4 = load i32, ptr @c, align 4, !dbg !171
  %5 = add nsw i32 %4, %3, !dbg !171
  store i32 %5, ptr @c, align 4, !dbg !171
  %6 = load i32, ptr %2, align 4, !dbg !172
  %7 = load i32, ptr @c, align 4, !dbg !173
  %8 = add nsw i32 %7, %6, !dbg !173
  store i32 %8, ptr @c, align 4, !dbg !173
  ret void, !dbg !174
}


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!38, !39, !40, !41, !42, !43, !44}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "kinds", scope: !2, file: !3, line: 20, type: !27, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "function_table_of_structs.c", directory: ".", checksumkind: CSK_MD5, checksum: "efbec6ffeaeabb76d0d5040f00baffe1")
!4 = !{!5, !11, !16, !22, !25, !0}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(scope: null, file: !3, line: 47, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 136, elements: !9)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !{!10}
!10 = !DISubrange(count: 17)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 47, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 224, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 28)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 47, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 120, elements: !20)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!20 = !{!21}
!21 = !DISubrange(count: 15)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 10, type: !24, isLocal: true, isDefinition: true)
!24 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 10, type: !24, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 256, elements: !36)
!28 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !29)
!29 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "operations", file: !3, line: 15, size: 128, elements: !30)
!30 = !{!31, !35}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "add", scope: !29, file: !3, line: 16, baseType: !32, size: 64)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!33 = !DISubroutineType(types: !34)
!34 = !{null, !24}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "argument", scope: !29, file: !3, line: 17, baseType: !24, size: 32, offset: 64)
!36 = !{!37}
!37 = !DISubrange(count: 2)
!38 = !{i32 7, !"Dwarf Version", i32 5}
!39 = !{i32 2, !"Debug Info Version", i32 3}
!40 = !{i32 1, !"wchar_size", i32 4}
!41 = !{i32 8, !"PIC Level", i32 2}
!42 = !{i32 7, !"PIE Level", i32 2}
!43 = !{i32 7, !"uwtable", i32 2}
!44 = !{i32 7, !"frame-pointer", i32 2}
!45 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!46 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 34, type: !47, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !49)
!47 = !DISubroutineType(types: !48)
!48 = !{!24}
!49 = !{}
!50 = !DILocalVariable(name: "threads", scope: !46, file: !3, line: 35, type: !51)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !52, size: 128, elements: !36)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !53, line: 27, baseType: !54)
!53 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!54 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!55 = !DILocation(line: 35, column: 15, scope: !46)
!56 = !DILocalVariable(name: "jobs", scope: !46, file: !3, line: 36, type: !57)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !58, size: 128, elements: !36)
!58 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !59, size: 64)
!59 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "job", file: !3, line: 22, size: 128, elements: !60)
!60 = !{!61, !63}
!61 = !DIDerivedType(tag: DW_TAG_member, name: "operations", scope: !59, file: !3, line: 23, baseType: !62, size: 64)
!62 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "start", scope: !59, file: !3, line: 24, baseType: !64, size: 64, offset: 64)
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !65, size: 64)
!65 = !DISubroutineType(types: !66)
!66 = !{!67, !67}
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!68 = !DILocation(line: 36, column: 17, scope: !46)
!69 = !DILocalVariable(name: "i", scope: !70, file: !3, line: 37, type: !24)
!70 = distinct !DILexicalBlock(scope: !46, file: !3, line: 37, column: 5)
!71 = !DILocation(line: 37, column: 14, scope: !70)
!72 = !DILocation(line: 37, column: 10, scope: !70)
!73 = !DILocation(line: 37, column: 21, scope: !74)
!74 = distinct !DILexicalBlock(scope: !70, file: !3, line: 37, column: 5)
!75 = !DILocation(line: 37, column: 23, scope: !74)
!76 = !DILocation(line: 37, column: 5, scope: !70)
!77 = !DILocation(line: 38, column: 19, scope: !78)
!78 = distinct !DILexicalBlock(scope: !74, file: !3, line: 37, column: 33)
!79 = !DILocation(line: 38, column: 14, scope: !78)
!80 = !DILocation(line: 38, column: 9, scope: !78)
!81 = !DILocation(line: 38, column: 17, scope: !78)
!82 = !DILocation(line: 39, column: 38, scope: !78)
!83 = !DILocation(line: 39, column: 32, scope: !78)
!84 = !DILocation(line: 39, column: 14, scope: !78)
!85 = !DILocation(line: 39, column: 9, scope: !78)
!86 = !DILocation(line: 39, column: 18, scope: !78)
!87 = !DILocation(line: 39, column: 29, scope: !78)
!88 = !DILocation(line: 40, column: 14, scope: !78)
!89 = !DILocation(line: 40, column: 9, scope: !78)
!90 = !DILocation(line: 40, column: 18, scope: !78)
!91 = !DILocation(line: 40, column: 24, scope: !78)
!92 = !DILocation(line: 41, column: 5, scope: !78)
!93 = !DILocation(line: 37, column: 29, scope: !74)
!94 = !DILocation(line: 37, column: 5, scope: !74)
!95 = distinct !{!95, !76, !96, !97}
!96 = !DILocation(line: 41, column: 5, scope: !70)
!97 = !{!"llvm.loop.mustprogress"}
!98 = !DILocalVariable(name: "i", scope: !99, file: !3, line: 42, type: !24)
!99 = distinct !DILexicalBlock(scope: !46, file: !3, line: 42, column: 5)
!100 = !DILocation(line: 42, column: 14, scope: !99)
!101 = !DILocation(line: 42, column: 10, scope: !99)
!102 = !DILocation(line: 42, column: 21, scope: !103)
!103 = distinct !DILexicalBlock(scope: !99, file: !3, line: 42, column: 5)
!104 = !DILocation(line: 42, column: 23, scope: !103)
!105 = !DILocation(line: 42, column: 5, scope: !99)
!106 = !DILocation(line: 42, column: 57, scope: !103)
!107 = !DILocation(line: 42, column: 49, scope: !103)
!108 = !DILocation(line: 42, column: 69, scope: !103)
!109 = !DILocation(line: 42, column: 64, scope: !103)
!110 = !DILocation(line: 42, column: 73, scope: !103)
!111 = !DILocation(line: 42, column: 85, scope: !103)
!112 = !DILocation(line: 42, column: 80, scope: !103)
!113 = !DILocation(line: 42, column: 33, scope: !103)
!114 = !DILocation(line: 42, column: 29, scope: !103)
!115 = !DILocation(line: 42, column: 5, scope: !103)
!116 = distinct !{!116, !105, !117, !97}
!117 = !DILocation(line: 42, column: 87, scope: !99)
!118 = !DILocalVariable(name: "i", scope: !119, file: !3, line: 43, type: !24)
!119 = distinct !DILexicalBlock(scope: !46, file: !3, line: 43, column: 5)
!120 = !DILocation(line: 43, column: 14, scope: !119)
!121 = !DILocation(line: 43, column: 10, scope: !119)
!122 = !DILocation(line: 43, column: 21, scope: !123)
!123 = distinct !DILexicalBlock(scope: !119, file: !3, line: 43, column: 5)
!124 = !DILocation(line: 43, column: 23, scope: !123)
!125 = !DILocation(line: 43, column: 5, scope: !119)
!126 = !DILocation(line: 44, column: 30, scope: !127)
!127 = distinct !DILexicalBlock(scope: !123, file: !3, line: 43, column: 33)
!128 = !DILocation(line: 44, column: 22, scope: !127)
!129 = !DILocation(line: 44, column: 9, scope: !127)
!130 = !DILocation(line: 45, column: 19, scope: !127)
!131 = !DILocation(line: 45, column: 14, scope: !127)
!132 = !DILocation(line: 45, column: 9, scope: !127)
!133 = !DILocation(line: 46, column: 5, scope: !127)
!134 = !DILocation(line: 43, column: 29, scope: !123)
!135 = !DILocation(line: 43, column: 5, scope: !123)
!136 = distinct !{!136, !125, !137, !97}
!137 = !DILocation(line: 46, column: 5, scope: !119)
!138 = !DILocation(line: 47, column: 5, scope: !139)
!139 = distinct !DILexicalBlock(scope: !140, file: !3, line: 47, column: 5)
!140 = distinct !DILexicalBlock(scope: !46, file: !3, line: 47, column: 5)
!141 = !DILocation(line: 47, column: 5, scope: !140)
!142 = !DILocation(line: 48, column: 5, scope: !46)
!143 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 27, type: !65, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !49)
!144 = !DILocalVariable(name: "argument", arg: 1, scope: !143, file: !3, line: 27, type: !67)
!145 = !DILocation(line: 27, column: 24, scope: !143)
!146 = !DILocalVariable(name: "job", scope: !143, file: !3, line: 28, type: !58)
!147 = !DILocation(line: 28, column: 17, scope: !143)
!148 = !DILocation(line: 28, column: 23, scope: !143)
!149 = !DILocation(line: 29, column: 5, scope: !143)
!150 = !DILocation(line: 29, column: 10, scope: !143)
!151 = !DILocation(line: 29, column: 22, scope: !143)
!152 = !DILocation(line: 29, column: 26, scope: !143)
!153 = !DILocation(line: 29, column: 31, scope: !143)
!154 = !DILocation(line: 29, column: 43, scope: !143)
!155 = !DILocation(line: 30, column: 5, scope: !143)
!156 = !DILocation(line: 30, column: 10, scope: !143)
!157 = !DILocation(line: 30, column: 22, scope: !143)
!158 = !DILocation(line: 31, column: 5, scope: !143)
!159 = distinct !DISubprogram(name: "add_b", scope: !3, file: !3, line: 12, type: !33, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !49)
!160 = !DILocalVariable(name: "n", arg: 1, scope: !159, file: !3, line: 12, type: !24)
!161 = !DILocation(line: 12, column: 23, scope: !159)
!162 = !DILocation(line: 12, column: 33, scope: !159)
!163 = !DILocation(line: 12, column: 30, scope: !159)
!164 = !DILocation(line: 12, column: 41, scope: !159)
!165 = !DILocation(line: 12, column: 38, scope: !159)
!166 = !DILocation(line: 12, column: 44, scope: !159)
!167 = distinct !DISubprogram(name: "add_c", scope: !3, file: !3, line: 13, type: !33, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !49)
!168 = !DILocalVariable(name: "n", arg: 1, scope: !167, file: !3, line: 13, type: !24)
!169 = !DILocation(line: 13, column: 23, scope: !167)
!170 = !DILocation(line: 13, column: 33, scope: !167)
!171 = !DILocation(line: 13, column: 30, scope: !167)
!172 = !DILocation(line: 13, column: 41, scope: !167)
!173 = !DILocation(line: 13, column: 38, scope: !167)
!174 = !DILocation(line: 13, column: 44, scope: !167)
