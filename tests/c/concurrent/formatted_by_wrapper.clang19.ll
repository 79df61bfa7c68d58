source_filename = "formatted_by_wrapper.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@.str = private unnamed_addr constant [9 x i8] c"x=%d %s;\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [3 x i8] c"ok\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [8 x i8] c"x=3 ok;\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [25 x i8] c"!strcmp(text, \22x=3 ok;\22)\00", align 1, !dbg !17
@.str.4 = private unnamed_addr constant [23 x i8] c"formatted_by_wrapper.c\00", align 1, !dbg !22
@__PRETTY_FUNCTION__.report = private unnamed_addr constant [31 x i8] c"void report(const char *, ...)\00", align 1, !dbg !27

define dso_local i32 @main() #0 !dbg !43 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !48, !DIExpression(), !52)
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @work, ptr noundef null) #6, !dbg !53
  %4 = load i64, ptr %2, align 8, !dbg !54
  %5 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !55
  ret i32 0, !dbg !56
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @work(ptr noundef %0) #0 !dbg !57 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !61, !DIExpression(), !62)
  call void (ptr, ...) @report(ptr noundef @.str, i32 noundef 3, ptr noundef @.str.1), !dbg !63
  ret ptr null, !dbg !64
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

define internal void @report(ptr noundef %0, ...) #0 !dbg !65 {
  %2 = alloca ptr, align 8
  %3 = alloca [32 x i8], align 16
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !69, !DIExpression(), !70)
    #dbg_declare(ptr %3, !71, !DIExpression(), !75)
    #dbg_declare(ptr %4, !76, !DIExpression(), !92)
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0, !dbg !93
  call void @llvm.va_start.p0(ptr %5), !dbg !93
  %6 = getelementptr inbounds [32 x i8], ptr %3, i64 0, i64 0, !dbg !94
  %7 = load ptr, ptr %2, align 8, !dbg !95
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0, !dbg !96
  %9 = call i32 @vsnprintf(ptr noundef %6, i64 noundef 32, ptr noundef %7, ptr noundef %8) #6, !dbg !97
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0, !dbg !98
  call void @llvm.va_end.p0(ptr %10), !dbg !98
  %11 = getelementptr inbounds [32 x i8], ptr %3, i64 0, i64 0, !dbg !99
  %12 = call i32 @strcmp(ptr noundef %11, ptr noundef @.str.2) #7, !dbg !99
  %13 = icmp ne i32 %12, 0, !dbg !99
  br i1 %13, label %15, label %14, !dbg !102

14:                                               ; preds = %1
  br label %16, !dbg !102

15:                                               ; preds = %1
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.4, i32 noundef 18, ptr noundef @__PRETTY_FUNCTION__.report) #8, !dbg !99
  unreachable, !dbg !99

16:                                               ; preds = %14
  ret void, !dbg !103
}

declare void @llvm.va_start.p0(ptr) #3

declare i32 @vsnprintf(ptr noundef, i64 noundef, ptr noundef, ptr noundef) #1

declare void @llvm.va_end.p0(ptr) #3

declare i32 @strcmp(ptr noundef, ptr noundef) #4

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #5


!llvm.dbg.cu = !{!33}
!llvm.module.flags = !{!35, !36, !37, !38, !39, !40, !41}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "formatted_by_wrapper.c", directory: ".", checksumkind: CSK_MD5, checksum: "29e884659e03a461e1f175f146dc0bd7")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 9)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 3)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 18, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 8)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 18, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 200, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 25)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 18, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 184, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 23)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !2, line: 18, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 248, elements: !31)
!30 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!31 = !{!32}
!32 = !DISubrange(count: 31)
!33 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !34, splitDebugInlining: false, nameTableKind: None)
!34 = !{!0, !7, !12, !17, !22, !27}
!35 = !{i32 7, !"Dwarf Version", i32 5}
!36 = !{i32 2, !"Debug Info Version", i32 3}
!37 = !{i32 1, !"wchar_size", i32 4}
!38 = !{i32 8, !"PIC Level", i32 2}
!39 = !{i32 7, !"PIE Level", i32 2}
!40 = !{i32 7, !"uwtable", i32 2}
!41 = !{i32 7, !"frame-pointer", i32 2}
!42 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!43 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 26, type: !44, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !33, retainedNodes: !47)
!44 = !DISubroutineType(types: !45)
!45 = !{!46}
!46 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!47 = !{}
!48 = !DILocalVariable(name: "thread", scope: !43, file: !2, line: 27, type: !49)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !50, line: 27, baseType: !51)
!50 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!51 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!52 = !DILocation(line: 27, column: 13, scope: !43)
!53 = !DILocation(line: 28, column: 3, scope: !43)
!54 = !DILocation(line: 29, column: 16, scope: !43)
!55 = !DILocation(line: 29, column: 3, scope: !43)
!56 = !DILocation(line: 30, column: 3, scope: !43)
!57 = distinct !DISubprogram(name: "work", scope: !2, file: !2, line: 21, type: !58, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !33, retainedNodes: !47)
!58 = !DISubroutineType(types: !59)
!59 = !{!60, !60}
!60 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!61 = !DILocalVariable(name: "unused", arg: 1, scope: !57, file: !2, line: 21, type: !60)
!62 = !DILocation(line: 21, column: 25, scope: !57)
!63 = !DILocation(line: 22, column: 3, scope: !57)
!64 = !DILocation(line: 23, column: 3, scope: !57)
!65 = distinct !DISubprogram(name: "report", scope: !2, file: !2, line: 12, type: !66, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !33, retainedNodes: !47)
!66 = !DISubroutineType(types: !67)
!67 = !{null, !68, null}
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!69 = !DILocalVariable(name: "format", arg: 1, scope: !65, file: !2, line: 12, type: !68)
!70 = !DILocation(line: 12, column: 32, scope: !65)
!71 = !DILocalVariable(name: "text", scope: !65, file: !2, line: 13, type: !72)
!72 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !73)
!73 = !{!74}
!74 = !DISubrange(count: 32)
!75 = !DILocation(line: 13, column: 8, scope: !65)
!76 = !DILocalVariable(name: "list", scope: !65, file: !2, line: 14, type: !77)
!77 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !78, line: 52, baseType: !79)
!78 = !DIFile(filename: "include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!79 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gnuc_va_list", file: !80, line: 12, baseType: !81)
!80 = !DIFile(filename: "lib/llvm-19/lib/clang/19/include/__stdarg___gnuc_va_list.h", directory: "", checksumkind: CSK_MD5, checksum: "edb3f2eab991638e4dc94f6e55e3530f")
!81 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !2, baseType: !82)
!82 = !DICompositeType(tag: DW_TAG_array_type, baseType: !83, size: 192, elements: !90)
!83 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !84)
!84 = !{!85, !87, !88, !89}
!85 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !83, file: !2, line: 14, baseType: !86, size: 32)
!86 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !83, file: !2, line: 14, baseType: !86, size: 32, offset: 32)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !83, file: !2, line: 14, baseType: !60, size: 64, offset: 64)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !83, file: !2, line: 14, baseType: !60, size: 64, offset: 128)
!90 = !{!91}
!91 = !DISubrange(count: 1)
!92 = !DILocation(line: 14, column: 11, scope: !65)
!93 = !DILocation(line: 15, column: 3, scope: !65)
!94 = !DILocation(line: 16, column: 13, scope: !65)
!95 = !DILocation(line: 16, column: 32, scope: !65)
!96 = !DILocation(line: 16, column: 40, scope: !65)
!97 = !DILocation(line: 16, column: 3, scope: !65)
!98 = !DILocation(line: 17, column: 3, scope: !65)
!99 = !DILocation(line: 18, column: 3, scope: !100)
!100 = distinct !DILexicalBlock(scope: !101, file: !2, line: 18, column: 3)
!101 = distinct !DILexicalBlock(scope: !65, file: !2, line: 18, column: 3)
!102 = !DILocation(line: 18, column: 3, scope: !101)
!103 = !DILocation(line: 19, column: 1, scope: !65)
