source_filename = "local_shared_while_it_lives.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [31 x i8] c"local == 2 && result == &local\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [30 x i8] c"local_shared_while_it_lives.c\00", align 1, !dbg !7
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !12

define dso_local i32 @main() #0 !dbg !31 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i64, align 8
  %4 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !35, !DIExpression(), !36)
  store i32 1, ptr %2, align 4, !dbg !36
    #dbg_declare(ptr %3, !37, !DIExpression(), !41)
    #dbg_declare(ptr %4, !42, !DIExpression(), !44)
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @use, ptr noundef %2) #4, !dbg !45
  %6 = load i64, ptr %3, align 8, !dbg !46
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef %4), !dbg !47
  %8 = load i32, ptr %2, align 4, !dbg !48
  %9 = icmp eq i32 %8, 2, !dbg !48
  br i1 %9, label %10, label %14, !dbg !48

10:                                               ; preds = %0
  %11 = load ptr, ptr %4, align 8, !dbg !48
  %12 = icmp eq ptr %11, %2, !dbg !48
  br i1 %12, label %13, label %14, !dbg !51

13:                                               ; preds = %10
  br label %15, !dbg !51

14:                                               ; preds = %10, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 16, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !48
  unreachable, !dbg !48

15:                                               ; preds = %13
  ret i32 0, !dbg !52
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @use(ptr noundef %0) #0 !dbg !53 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !56, !DIExpression(), !57)
  %3 = load ptr, ptr %2, align 8, !dbg !58
  %4 = load i32, ptr %3, align 4, !dbg !59
  %5 = add nsw i32 %4, 1, !dbg !59
  store i32 %5, ptr %3, align 4, !dbg !59
  %6 = load ptr, ptr %2, align 8, !dbg !60
  ret ptr %6, !dbg !61
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3


!llvm.dbg.cu = !{!18}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28, !29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 16, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "local_shared_while_it_lives.c", directory: ".", checksumkind: CSK_MD5, checksum: "e2527fe5c36fe694feb3d6e63b218f34")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 248, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 31)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 16, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 240, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 30)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 16, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 120, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 15)
!18 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !19, globals: !22, splitDebugInlining: false, nameTableKind: None)
!19 = !{!20}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{!0, !7, !12}
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 8, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 2}
!29 = !{i32 7, !"frame-pointer", i32 2}
!30 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!31 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 10, type: !32, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !18, retainedNodes: !34)
!32 = !DISubroutineType(types: !33)
!33 = !{!21}
!34 = !{}
!35 = !DILocalVariable(name: "local", scope: !31, file: !2, line: 11, type: !21)
!36 = !DILocation(line: 11, column: 7, scope: !31)
!37 = !DILocalVariable(name: "t", scope: !31, file: !2, line: 12, type: !38)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !39, line: 27, baseType: !40)
!39 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!40 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!41 = !DILocation(line: 12, column: 13, scope: !31)
!42 = !DILocalVariable(name: "result", scope: !31, file: !2, line: 13, type: !43)
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!44 = !DILocation(line: 13, column: 9, scope: !31)
!45 = !DILocation(line: 14, column: 3, scope: !31)
!46 = !DILocation(line: 15, column: 16, scope: !31)
!47 = !DILocation(line: 15, column: 3, scope: !31)
!48 = !DILocation(line: 16, column: 3, scope: !49)
!49 = distinct !DILexicalBlock(scope: !50, file: !2, line: 16, column: 3)
!50 = distinct !DILexicalBlock(scope: !31, file: !2, line: 16, column: 3)
!51 = !DILocation(line: 16, column: 3, scope: !50)
!52 = !DILocation(line: 17, column: 3, scope: !31)
!53 = distinct !DISubprogram(name: "use", scope: !2, file: !2, line: 5, type: !54, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !18, retainedNodes: !34)
!54 = !DISubroutineType(types: !55)
!55 = !{!43, !43}
!56 = !DILocalVariable(name: "argument", arg: 1, scope: !53, file: !2, line: 5, type: !43)
!57 = !DILocation(line: 5, column: 24, scope: !53)
!58 = !DILocation(line: 6, column: 13, scope: !53)
!59 = !DILocation(line: 6, column: 3, scope: !53)
!60 = !DILocation(line: 7, column: 10, scope: !53)
!61 = !DILocation(line: 7, column: 3, scope: !53)
