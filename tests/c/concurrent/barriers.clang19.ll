source_filename = "barriers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_barrier_t = type { i64, [24 x i8] }

@barrier = internal global %union.pthread_barrier_t zeroinitializer, align 8, !dbg !0
@parts = internal global [2 x i32] zeroinitializer, align 4, !dbg !25
@.str = private unnamed_addr constant [31 x i8] c"parts[0] == 2 && parts[1] == 2\00", align 1, !dbg !8
@.str.1 = private unnamed_addr constant [11 x i8] c"barriers.c\00", align 1, !dbg !14
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !19
@.str.2 = private unnamed_addr constant [51 x i8] c"last == 0 || last == PTHREAD_BARRIER_SERIAL_THREAD\00", align 1, !dbg !31
@__PRETTY_FUNCTION__.work = private unnamed_addr constant [19 x i8] c"void *work(void *)\00", align 1, !dbg !36
@.str.3 = private unnamed_addr constant [18 x i8] c"parts[1 - i] == 1\00", align 1, !dbg !41

define dso_local i32 @main() #0 !dbg !63 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !67, !DIExpression(), !70)
    #dbg_declare(ptr %3, !71, !DIExpression(), !72)
  %4 = call i32 @pthread_barrier_init(ptr noundef @barrier, ptr noundef null, i32 noundef 2) #4, !dbg !73
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @work, ptr noundef null) #4, !dbg !74
  %6 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @work, ptr noundef inttoptr (i64 1 to ptr)) #4, !dbg !75
  %7 = load i64, ptr %2, align 8, !dbg !76
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !77
  %9 = load i64, ptr %3, align 8, !dbg !78
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !79
  %11 = load i32, ptr @parts, align 4, !dbg !80
  %12 = icmp eq i32 %11, 2, !dbg !80
  br i1 %12, label %13, label %17, !dbg !80

13:                                               ; preds = %0
  %14 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @parts, i64 0, i64 1), align 4, !dbg !80
  %15 = icmp eq i32 %14, 2, !dbg !80
  br i1 %15, label %16, label %17, !dbg !83

16:                                               ; preds = %13
  br label %18, !dbg !83

17:                                               ; preds = %13, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 26, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !80
  unreachable, !dbg !80

18:                                               ; preds = %16
  ret i32 0, !dbg !84
}

declare i32 @pthread_barrier_init(ptr noundef, ptr noundef, i32 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @work(ptr noundef %0) #0 !dbg !85 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !88, !DIExpression(), !89)
    #dbg_declare(ptr %3, !90, !DIExpression(), !91)
  %5 = load ptr, ptr %2, align 8, !dbg !92
  %6 = ptrtoint ptr %5 to i64, !dbg !93
  store i64 %6, ptr %3, align 8, !dbg !91
  %7 = load i64, ptr %3, align 8, !dbg !94
  %8 = getelementptr inbounds [2 x i32], ptr @parts, i64 0, i64 %7, !dbg !95
  store i32 1, ptr %8, align 4, !dbg !96
    #dbg_declare(ptr %4, !97, !DIExpression(), !98)
  %9 = call i32 @pthread_barrier_wait(ptr noundef @barrier) #4, !dbg !99
  store i32 %9, ptr %4, align 4, !dbg !98
  %10 = load i32, ptr %4, align 4, !dbg !100
  %11 = icmp eq i32 %10, 0, !dbg !100
  br i1 %11, label %15, label %12, !dbg !100

12:                                               ; preds = %1
  %13 = load i32, ptr %4, align 4, !dbg !100
  %14 = icmp eq i32 %13, -1, !dbg !100
  br i1 %14, label %15, label %16, !dbg !103

15:                                               ; preds = %12, %1
  br label %17, !dbg !103

16:                                               ; preds = %12
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 12, ptr noundef @__PRETTY_FUNCTION__.work) #5, !dbg !100
  unreachable, !dbg !100

17:                                               ; preds = %15
  %18 = load i64, ptr %3, align 8, !dbg !104
  %19 = sub nsw i64 1, %18, !dbg !104
  %20 = getelementptr inbounds [2 x i32], ptr @parts, i64 0, i64 %19, !dbg !104
  %21 = load i32, ptr %20, align 4, !dbg !104
  %22 = icmp eq i32 %21, 1, !dbg !104
  br i1 %22, label %23, label %24, !dbg !107

23:                                               ; preds = %17
  br label %25, !dbg !107

24:                                               ; preds = %17
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 13, ptr noundef @__PRETTY_FUNCTION__.work) #5, !dbg !104
  unreachable, !dbg !104

25:                                               ; preds = %23
  %26 = call i32 @pthread_barrier_wait(ptr noundef @barrier) #4, !dbg !108
  %27 = load i64, ptr %3, align 8, !dbg !109
  %28 = getelementptr inbounds [2 x i32], ptr @parts, i64 0, i64 %27, !dbg !110
  store i32 2, ptr %28, align 4, !dbg !111
  ret ptr null, !dbg !112
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare i32 @pthread_barrier_wait(ptr noundef) #1


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!55, !56, !57, !58, !59, !60, !61}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "barrier", scope: !2, file: !3, line: 5, type: !46, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "barriers.c", directory: ".", checksumkind: CSK_MD5, checksum: "71338a16756e0f200f30065ebcc868e8")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!7 = !{!8, !14, !19, !0, !25, !31, !36, !41}
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 248, elements: !12)
!11 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!12 = !{!13}
!13 = !DISubrange(count: 31)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !16, isLocal: true, isDefinition: true)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 88, elements: !17)
!17 = !{!18}
!18 = !DISubrange(count: 11)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 120, elements: !23)
!22 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !11)
!23 = !{!24}
!24 = !DISubrange(count: 15)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "parts", scope: !2, file: !3, line: 6, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 64, elements: !29)
!28 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!29 = !{!30}
!30 = !DISubrange(count: 2)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !3, line: 12, type: !33, isLocal: true, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 408, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 51)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(scope: null, file: !3, line: 12, type: !38, isLocal: true, isDefinition: true)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 152, elements: !39)
!39 = !{!40}
!40 = !DISubrange(count: 19)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(scope: null, file: !3, line: 13, type: !43, isLocal: true, isDefinition: true)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 144, elements: !44)
!44 = !{!45}
!45 = !DISubrange(count: 18)
!46 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_barrier_t", file: !47, line: 112, baseType: !48)
!47 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!48 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !47, line: 108, size: 256, elements: !49)
!49 = !{!50, !54}
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !48, file: !47, line: 110, baseType: !51, size: 256)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 256, elements: !52)
!52 = !{!53}
!53 = !DISubrange(count: 32)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !48, file: !47, line: 111, baseType: !6, size: 64)
!55 = !{i32 7, !"Dwarf Version", i32 5}
!56 = !{i32 2, !"Debug Info Version", i32 3}
!57 = !{i32 1, !"wchar_size", i32 4}
!58 = !{i32 8, !"PIC Level", i32 2}
!59 = !{i32 7, !"PIE Level", i32 2}
!60 = !{i32 7, !"uwtable", i32 2}
!61 = !{i32 7, !"frame-pointer", i32 2}
!62 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!63 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 19, type: !64, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !66)
!64 = !DISubroutineType(types: !65)
!65 = !{!28}
!66 = !{}
!67 = !DILocalVariable(name: "a", scope: !63, file: !3, line: 20, type: !68)
!68 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !47, line: 27, baseType: !69)
!69 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!70 = !DILocation(line: 20, column: 13, scope: !63)
!71 = !DILocalVariable(name: "b", scope: !63, file: !3, line: 20, type: !68)
!72 = !DILocation(line: 20, column: 16, scope: !63)
!73 = !DILocation(line: 21, column: 3, scope: !63)
!74 = !DILocation(line: 22, column: 3, scope: !63)
!75 = !DILocation(line: 23, column: 3, scope: !63)
!76 = !DILocation(line: 24, column: 16, scope: !63)
!77 = !DILocation(line: 24, column: 3, scope: !63)
!78 = !DILocation(line: 25, column: 16, scope: !63)
!79 = !DILocation(line: 25, column: 3, scope: !63)
!80 = !DILocation(line: 26, column: 3, scope: !81)
!81 = distinct !DILexicalBlock(scope: !82, file: !3, line: 26, column: 3)
!82 = distinct !DILexicalBlock(scope: !63, file: !3, line: 26, column: 3)
!83 = !DILocation(line: 26, column: 3, scope: !82)
!84 = !DILocation(line: 27, column: 3, scope: !63)
!85 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 8, type: !86, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !66)
!86 = !DISubroutineType(types: !87)
!87 = !{!5, !5}
!88 = !DILocalVariable(name: "which", arg: 1, scope: !85, file: !3, line: 8, type: !5)
!89 = !DILocation(line: 8, column: 25, scope: !85)
!90 = !DILocalVariable(name: "i", scope: !85, file: !3, line: 9, type: !6)
!91 = !DILocation(line: 9, column: 8, scope: !85)
!92 = !DILocation(line: 9, column: 18, scope: !85)
!93 = !DILocation(line: 9, column: 12, scope: !85)
!94 = !DILocation(line: 10, column: 9, scope: !85)
!95 = !DILocation(line: 10, column: 3, scope: !85)
!96 = !DILocation(line: 10, column: 12, scope: !85)
!97 = !DILocalVariable(name: "last", scope: !85, file: !3, line: 11, type: !28)
!98 = !DILocation(line: 11, column: 7, scope: !85)
!99 = !DILocation(line: 11, column: 14, scope: !85)
!100 = !DILocation(line: 12, column: 3, scope: !101)
!101 = distinct !DILexicalBlock(scope: !102, file: !3, line: 12, column: 3)
!102 = distinct !DILexicalBlock(scope: !85, file: !3, line: 12, column: 3)
!103 = !DILocation(line: 12, column: 3, scope: !102)
!104 = !DILocation(line: 13, column: 3, scope: !105)
!105 = distinct !DILexicalBlock(scope: !106, file: !3, line: 13, column: 3)
!106 = distinct !DILexicalBlock(scope: !85, file: !3, line: 13, column: 3)
!107 = !DILocation(line: 13, column: 3, scope: !106)
!108 = !DILocation(line: 14, column: 3, scope: !85)
!109 = !DILocation(line: 15, column: 9, scope: !85)
!110 = !DILocation(line: 15, column: 3, scope: !85)
!111 = !DILocation(line: 15, column: 12, scope: !85)
!112 = !DILocation(line: 16, column: 3, scope: !85)
