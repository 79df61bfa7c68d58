source_filename = "c11_threads.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.mtx_t = type { i64, [32 x i8] }
%union.cnd_t = type { i64, [40 x i8] }

@m = internal global %union.mtx_t zeroinitializer, align 8, !dbg !0
@c = internal global %union.cnd_t zeroinitializer, align 8, !dbg !34
@total = dso_local global i32 0, align 4, !dbg !45
@.str = private unnamed_addr constant [19 x i8] c"x == 10 && y == 20\00", align 1, !dbg !17
@.str.1 = private unnamed_addr constant [14 x i8] c"c11_threads.c\00", align 1, !dbg !23
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !28

define dso_local i32 @main() #0 !dbg !63 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !67, !DIExpression(), !72)
    #dbg_declare(ptr %3, !73, !DIExpression(), !74)
    #dbg_declare(ptr %4, !75, !DIExpression(), !76)
    #dbg_declare(ptr %5, !77, !DIExpression(), !78)
  %6 = call i32 @mtx_init(ptr noundef @m, i32 noundef 0), !dbg !79
  %7 = call i32 @cnd_init(ptr noundef @c), !dbg !80
  %8 = call i32 @thrd_create(ptr noundef %2, ptr noundef @work, ptr noundef inttoptr (i64 1 to ptr)), !dbg !81
  %9 = call i32 @thrd_create(ptr noundef %3, ptr noundef @work, ptr noundef inttoptr (i64 2 to ptr)), !dbg !82
  %10 = call i32 @mtx_lock(ptr noundef @m), !dbg !83
  br label %11, !dbg !84

11:                                               ; preds = %14, %0
  %12 = load i32, ptr @total, align 4, !dbg !85
  %13 = icmp ne i32 %12, 3, !dbg !86
  br i1 %13, label %14, label %16, !dbg !84

14:                                               ; preds = %11
  %15 = call i32 @cnd_wait(ptr noundef @c, ptr noundef @m), !dbg !87
  br label %11, !dbg !84, !llvm.loop !88

16:                                               ; preds = %11
  %17 = call i32 @mtx_unlock(ptr noundef @m), !dbg !91
  %18 = load i64, ptr %2, align 8, !dbg !92
  %19 = call i32 @thrd_join(i64 noundef %18, ptr noundef %4), !dbg !93
  %20 = load i64, ptr %3, align 8, !dbg !94
  %21 = call i32 @thrd_join(i64 noundef %20, ptr noundef %5), !dbg !95
  %22 = load i32, ptr %4, align 4, !dbg !96
  %23 = icmp eq i32 %22, 10, !dbg !96
  br i1 %23, label %24, label %28, !dbg !96

24:                                               ; preds = %16
  %25 = load i32, ptr %5, align 4, !dbg !96
  %26 = icmp eq i32 %25, 20, !dbg !96
  br i1 %26, label %27, label %28, !dbg !99

27:                                               ; preds = %24
  br label %29, !dbg !99

28:                                               ; preds = %24, %16
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 30, ptr noundef @__PRETTY_FUNCTION__.main) #3, !dbg !96
  unreachable, !dbg !96

29:                                               ; preds = %27
  ret i32 0, !dbg !100
}

declare i32 @mtx_init(ptr noundef, i32 noundef) #1

declare i32 @cnd_init(ptr noundef) #1

declare i32 @thrd_create(ptr noundef, ptr noundef, ptr noundef) #1

define internal i32 @work(ptr noundef %0) #0 !dbg !101 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !104, !DIExpression(), !105)
  %3 = call i32 @mtx_lock(ptr noundef @m), !dbg !106
  %4 = load ptr, ptr %2, align 8, !dbg !107
  %5 = ptrtoint ptr %4 to i64, !dbg !108
  %6 = trunc i64 %5 to i32, !dbg !109
  %7 = load i32, ptr @total, align 4, !dbg !110
  %8 = add nsw i32 %7, %6, !dbg !110
  store i32 %8, ptr @total, align 4, !dbg !110
  %9 = call i32 @cnd_signal(ptr noundef @c), !dbg !111
  %10 = call i32 @mtx_unlock(ptr noundef @m), !dbg !112
  %11 = load ptr, ptr %2, align 8, !dbg !113
  %12 = ptrtoint ptr %11 to i64, !dbg !114
  %13 = trunc i64 %12 to i32, !dbg !115
  %14 = mul nsw i32 %13, 10, !dbg !116
  ret i32 %14, !dbg !117
}

declare i32 @mtx_lock(ptr noundef) #1

declare i32 @cnd_wait(ptr noundef, ptr noundef) #1

declare i32 @mtx_unlock(ptr noundef) #1

declare i32 @thrd_join(i64 noundef, ptr noundef) #1

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @cnd_signal(ptr noundef) #1


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!55, !56, !57, !58, !59, !60, !61}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 5, type: !47, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !12, globals: !16, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "c11_threads.c", directory: ".", checksumkind: CSK_MD5, checksum: "52e4a0d5aad2b5ba710127665d2df234")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !6, line: 52, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "include/threads.h", directory: "", checksumkind: CSK_MD5, checksum: "6974d482e09577a4fa59cb79dc9d72e5")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11}
!9 = !DIEnumerator(name: "mtx_plain", value: 0)
!10 = !DIEnumerator(name: "mtx_recursive", value: 1)
!11 = !DIEnumerator(name: "mtx_timed", value: 2)
!12 = !{!13, !14, !15}
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!16 = !{!17, !23, !28, !0, !34, !45}
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 152, elements: !21)
!20 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!21 = !{!22}
!22 = !DISubrange(count: 19)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 112, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 14)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 120, elements: !32)
!31 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !20)
!32 = !{!33}
!33 = !DISubrange(count: 15)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 6, type: !36, isLocal: true, isDefinition: true)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "cnd_t", file: !6, line: 72, baseType: !37)
!37 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !6, line: 68, size: 384, elements: !38)
!38 = !{!39, !43}
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !37, file: !6, line: 70, baseType: !40, size: 384)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 384, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 48)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !37, file: !6, line: 71, baseType: !44, size: 64)
!44 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "total", scope: !2, file: !3, line: 7, type: !14, isLocal: false, isDefinition: true)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "mtx_t", file: !6, line: 66, baseType: !48)
!48 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !6, line: 62, size: 320, elements: !49)
!49 = !{!50, !54}
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !48, file: !6, line: 64, baseType: !51, size: 320)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 320, elements: !52)
!52 = !{!53}
!53 = !DISubrange(count: 40)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !48, file: !6, line: 65, baseType: !15, size: 64)
!55 = !{i32 7, !"Dwarf Version", i32 5}
!56 = !{i32 2, !"Debug Info Version", i32 3}
!57 = !{i32 1, !"wchar_size", i32 4}
!58 = !{i32 8, !"PIC Level", i32 2}
!59 = !{i32 7, !"PIE Level", i32 2}
!60 = !{i32 7, !"uwtable", i32 2}
!61 = !{i32 7, !"frame-pointer", i32 2}
!62 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!63 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !64, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !66)
!64 = !DISubroutineType(types: !65)
!65 = !{!14}
!66 = !{}
!67 = !DILocalVariable(name: "a", scope: !63, file: !3, line: 18, type: !68)
!68 = !DIDerivedType(tag: DW_TAG_typedef, name: "thrd_t", file: !6, line: 38, baseType: !69)
!69 = !DIDerivedType(tag: DW_TAG_typedef, name: "__thrd_t", file: !70, line: 106, baseType: !71)
!70 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!71 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!72 = !DILocation(line: 18, column: 10, scope: !63)
!73 = !DILocalVariable(name: "b", scope: !63, file: !3, line: 18, type: !68)
!74 = !DILocation(line: 18, column: 13, scope: !63)
!75 = !DILocalVariable(name: "x", scope: !63, file: !3, line: 19, type: !14)
!76 = !DILocation(line: 19, column: 7, scope: !63)
!77 = !DILocalVariable(name: "y", scope: !63, file: !3, line: 19, type: !14)
!78 = !DILocation(line: 19, column: 10, scope: !63)
!79 = !DILocation(line: 20, column: 3, scope: !63)
!80 = !DILocation(line: 21, column: 3, scope: !63)
!81 = !DILocation(line: 22, column: 3, scope: !63)
!82 = !DILocation(line: 23, column: 3, scope: !63)
!83 = !DILocation(line: 24, column: 3, scope: !63)
!84 = !DILocation(line: 25, column: 3, scope: !63)
!85 = !DILocation(line: 25, column: 10, scope: !63)
!86 = !DILocation(line: 25, column: 16, scope: !63)
!87 = !DILocation(line: 26, column: 5, scope: !63)
!88 = distinct !{!88, !84, !89, !90}
!89 = !DILocation(line: 26, column: 20, scope: !63)
!90 = !{!"llvm.loop.mustprogress"}
!91 = !DILocation(line: 27, column: 3, scope: !63)
!92 = !DILocation(line: 28, column: 13, scope: !63)
!93 = !DILocation(line: 28, column: 3, scope: !63)
!94 = !DILocation(line: 29, column: 13, scope: !63)
!95 = !DILocation(line: 29, column: 3, scope: !63)
!96 = !DILocation(line: 30, column: 3, scope: !97)
!97 = distinct !DILexicalBlock(scope: !98, file: !3, line: 30, column: 3)
!98 = distinct !DILexicalBlock(scope: !63, file: !3, line: 30, column: 3)
!99 = !DILocation(line: 30, column: 3, scope: !98)
!100 = !DILocation(line: 31, column: 3, scope: !63)
!101 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 9, type: !102, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !66)
!102 = !DISubroutineType(types: !103)
!103 = !{!14, !13}
!104 = !DILocalVariable(name: "which", arg: 1, scope: !101, file: !3, line: 9, type: !13)
!105 = !DILocation(line: 9, column: 23, scope: !101)
!106 = !DILocation(line: 10, column: 3, scope: !101)
!107 = !DILocation(line: 11, column: 23, scope: !101)
!108 = !DILocation(line: 11, column: 17, scope: !101)
!109 = !DILocation(line: 11, column: 12, scope: !101)
!110 = !DILocation(line: 11, column: 9, scope: !101)
!111 = !DILocation(line: 12, column: 3, scope: !101)
!112 = !DILocation(line: 13, column: 3, scope: !101)
!113 = !DILocation(line: 14, column: 21, scope: !101)
!114 = !DILocation(line: 14, column: 15, scope: !101)
!115 = !DILocation(line: 14, column: 10, scope: !101)
!116 = !DILocation(line: 14, column: 27, scope: !101)
!117 = !DILocation(line: 14, column: 3, scope: !101)
