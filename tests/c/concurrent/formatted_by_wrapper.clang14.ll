source_filename = "formatted_by_wrapper.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@.str = private unnamed_addr constant [9 x i8] c"x=%d %s;\00", align 1
@.str.1 = private unnamed_addr constant [3 x i8] c"ok\00", align 1
@.str.2 = private unnamed_addr constant [8 x i8] c"x=3 ok;\00", align 1
@.str.3 = private unnamed_addr constant [25 x i8] c"!strcmp(text, \22x=3 ok;\22)\00", align 1
@.str.4 = private unnamed_addr constant [23 x i8] c"formatted_by_wrapper.c\00", align 1
@__PRETTY_FUNCTION__.report = private unnamed_addr constant [31 x i8] c"void report(const char *, ...)\00", align 1

define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !15, metadata !DIExpression()), !dbg !19
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @work, ptr noundef null) #7, !dbg !20
  %4 = load i64, ptr %2, align 8, !dbg !21
  %5 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !22
  ret i32 0, !dbg !23
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @work(ptr noundef %0) #0 !dbg !24 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !28, metadata !DIExpression()), !dbg !29
  call void (ptr, ...) @report(ptr noundef getelementptr inbounds ([9 x i8], ptr @.str, i64 0, i64 0), i32 noundef 3, ptr noundef getelementptr inbounds ([3 x i8], ptr @.str.1, i64 0, i64 0)), !dbg !30
  ret ptr null, !dbg !31
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

define internal void @report(ptr noundef %0, ...) #0 !dbg !32 {
  %2 = alloca ptr, align 8
  %3 = alloca [32 x i8], align 16
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !38, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.declare(metadata ptr %3, metadata !40, metadata !DIExpression()), !dbg !44
  call void @llvm.dbg.declare(metadata ptr %4, metadata !45, metadata !DIExpression()), !dbg !62
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0, !dbg !63
  call void @llvm.va_start(ptr %5), !dbg !63
  %6 = getelementptr inbounds [32 x i8], ptr %3, i64 0, i64 0, !dbg !64
  %7 = load ptr, ptr %2, align 8, !dbg !65
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0, !dbg !66
  %9 = call i32 @vsnprintf(ptr noundef %6, i64 noundef 32, ptr noundef %7, ptr noundef %8) #7, !dbg !67
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0, !dbg !68
  call void @llvm.va_end(ptr %10), !dbg !68
  %11 = getelementptr inbounds [32 x i8], ptr %3, i64 0, i64 0, !dbg !69
  %12 = call i32 @strcmp(ptr noundef %11, ptr noundef getelementptr inbounds ([8 x i8], ptr @.str.2, i64 0, i64 0)) #8, !dbg !69
  %13 = icmp ne i32 %12, 0, !dbg !69
  br i1 %13, label %15, label %14, !dbg !72

14:                                               ; preds = %1
  br label %16, !dbg !72

15:                                               ; preds = %1
  call void @__assert_fail(ptr noundef getelementptr inbounds ([25 x i8], ptr @.str.3, i64 0, i64 0), ptr noundef getelementptr inbounds ([23 x i8], ptr @.str.4, i64 0, i64 0), i32 noundef 18, ptr noundef getelementptr inbounds ([31 x i8], ptr @__PRETTY_FUNCTION__.report, i64 0, i64 0)) #9, !dbg !69
  unreachable, !dbg !69

16:                                               ; preds = %14
  ret void, !dbg !73
}

declare void @llvm.va_start(ptr) #4

declare i32 @vsnprintf(ptr noundef, i64 noundef, ptr noundef, ptr noundef) #2

declare void @llvm.va_end(ptr) #4

declare i32 @strcmp(ptr noundef, ptr noundef) #5

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #6


!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "formatted_by_wrapper.c", directory: ".", checksumkind: CSK_MD5, checksum: "29e884659e03a461e1f175f146dc0bd7")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 26, type: !11, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "thread", scope: !10, file: !1, line: 27, type: !16)
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !17, line: 27, baseType: !18)
!17 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!18 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!19 = !DILocation(line: 27, column: 13, scope: !10)
!20 = !DILocation(line: 28, column: 3, scope: !10)
!21 = !DILocation(line: 29, column: 16, scope: !10)
!22 = !DILocation(line: 29, column: 3, scope: !10)
!23 = !DILocation(line: 30, column: 3, scope: !10)
!24 = distinct !DISubprogram(name: "work", scope: !1, file: !1, line: 21, type: !25, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!25 = !DISubroutineType(types: !26)
!26 = !{!27, !27}
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!28 = !DILocalVariable(name: "unused", arg: 1, scope: !24, file: !1, line: 21, type: !27)
!29 = !DILocation(line: 21, column: 25, scope: !24)
!30 = !DILocation(line: 22, column: 3, scope: !24)
!31 = !DILocation(line: 23, column: 3, scope: !24)
!32 = distinct !DISubprogram(name: "report", scope: !1, file: !1, line: 12, type: !33, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!33 = !DISubroutineType(types: !34)
!34 = !{null, !35, null}
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!36 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !37)
!37 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!38 = !DILocalVariable(name: "format", arg: 1, scope: !32, file: !1, line: 12, type: !35)
!39 = !DILocation(line: 12, column: 32, scope: !32)
!40 = !DILocalVariable(name: "text", scope: !32, file: !1, line: 13, type: !41)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 256, elements: !42)
!42 = !{!43}
!43 = !DISubrange(count: 32)
!44 = !DILocation(line: 13, column: 8, scope: !32)
!45 = !DILocalVariable(name: "list", scope: !32, file: !1, line: 14, type: !46)
!46 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !47, line: 52, baseType: !48)
!47 = !DIFile(filename: "include/stdio.h", directory: ".", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!48 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gnuc_va_list", file: !49, line: 32, baseType: !50)
!49 = !DIFile(filename: "lib/llvm-14/lib/clang/14.0.6/include/stdarg.h", directory: ".", checksumkind: CSK_MD5, checksum: "4de3cbd931b589d291e5c39387aecf82")
!50 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !51, baseType: !52)
!51 = !DIFile(filename: "formatted_by_wrapper.c", directory: ".")
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !53, size: 192, elements: !60)
!53 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !54)
!54 = !{!55, !57, !58, !59}
!55 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !53, file: !51, line: 14, baseType: !56, size: 32)
!56 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !53, file: !51, line: 14, baseType: !56, size: 32, offset: 32)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !53, file: !51, line: 14, baseType: !27, size: 64, offset: 64)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !53, file: !51, line: 14, baseType: !27, size: 64, offset: 128)
!60 = !{!61}
!61 = !DISubrange(count: 1)
!62 = !DILocation(line: 14, column: 11, scope: !32)
!63 = !DILocation(line: 15, column: 3, scope: !32)
!64 = !DILocation(line: 16, column: 13, scope: !32)
!65 = !DILocation(line: 16, column: 32, scope: !32)
!66 = !DILocation(line: 16, column: 40, scope: !32)
!67 = !DILocation(line: 16, column: 3, scope: !32)
!68 = !DILocation(line: 17, column: 3, scope: !32)
!69 = !DILocation(line: 18, column: 3, scope: !70)
!70 = distinct !DILexicalBlock(scope: !71, file: !1, line: 18, column: 3)
!71 = distinct !DILexicalBlock(scope: !32, file: !1, line: 18, column: 3)
!72 = !DILocation(line: 18, column: 3, scope: !71)
!73 = !DILocation(line: 19, column: 1, scope: !32)
