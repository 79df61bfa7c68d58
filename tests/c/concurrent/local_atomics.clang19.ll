source_filename = "local_atomics.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.gate = type { i32, i8 }

@.str = private unnamed_addr constant [24 x i8] c"count == 6 && gate.used\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [16 x i8] c"local_atomics.c\00", align 1, !dbg !7
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !12

define dso_local i32 @main() #0 !dbg !28 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca %struct.gate, align 4
  %4 = alloca i64, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !33, !DIExpression(), !37)
  store i32 5, ptr %2, align 4, !dbg !37
    #dbg_declare(ptr %3, !38, !DIExpression(), !46)
  call void @llvm.memset.p0.i64(ptr align 4 %3, i8 0, i64 8, i1 false), !dbg !46
    #dbg_declare(ptr %4, !47, !DIExpression(), !51)
  %5 = getelementptr inbounds %struct.gate, ptr %3, i32 0, i32 0, !dbg !52
  store i32 1, ptr %5, align 4, !dbg !53
  %6 = call i32 @pthread_create(ptr noundef %4, ptr noundef null, ptr noundef @pass, ptr noundef %3) #5, !dbg !54
  %7 = atomicrmw add ptr %2, i32 1 seq_cst, align 4, !dbg !55
  %8 = load i64, ptr %4, align 8, !dbg !56
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !57
  %10 = load atomic i32, ptr %2 seq_cst, align 4, !dbg !58
  %11 = icmp eq i32 %10, 6, !dbg !58
  br i1 %11, label %12, label %17, !dbg !58

12:                                               ; preds = %0
  %13 = getelementptr inbounds %struct.gate, ptr %3, i32 0, i32 1, !dbg !58
  %14 = load atomic i8, ptr %13 seq_cst, align 1, !dbg !58
  %15 = trunc i8 %14 to i1, !dbg !58
  br i1 %15, label %16, label %17, !dbg !61

16:                                               ; preds = %12
  br label %18, !dbg !61

17:                                               ; preds = %12, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 28, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !58
  unreachable, !dbg !58

18:                                               ; preds = %16
  ret i32 0, !dbg !62
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @pass(ptr noundef %0) #0 !dbg !63 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !67, !DIExpression(), !68)
    #dbg_declare(ptr %3, !69, !DIExpression(), !71)
  %5 = load ptr, ptr %2, align 8, !dbg !72
  store ptr %5, ptr %3, align 8, !dbg !71
  %6 = load ptr, ptr %3, align 8, !dbg !73
  %7 = getelementptr inbounds %struct.gate, ptr %6, i32 0, i32 0, !dbg !73
  %8 = load atomic i32, ptr %7 seq_cst, align 4, !dbg !73
  store i32 %8, ptr %4, align 4, !dbg !73
  %9 = load i32, ptr %4, align 4, !dbg !73
  %10 = icmp ne i32 %9, 0, !dbg !73
  br i1 %10, label %11, label %14, !dbg !75

11:                                               ; preds = %1
  %12 = load ptr, ptr %3, align 8, !dbg !76
  %13 = getelementptr inbounds %struct.gate, ptr %12, i32 0, i32 1, !dbg !77
  store atomic i8 1, ptr %13 seq_cst, align 1, !dbg !78
  br label %14, !dbg !76

14:                                               ; preds = %11, %1
  %15 = load ptr, ptr %2, align 8, !dbg !79
  ret ptr %15, !dbg !80
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4


!llvm.dbg.cu = !{!18}
!llvm.module.flags = !{!20, !21, !22, !23, !24, !25, !26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 28, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "local_atomics.c", directory: ".", checksumkind: CSK_MD5, checksum: "e3161a71c594c168f5f0757caf64756d")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 24)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 28, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 16)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 28, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 120, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 15)
!18 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !19, splitDebugInlining: false, nameTableKind: None)
!19 = !{!0, !7, !12}
!20 = !{i32 7, !"Dwarf Version", i32 5}
!21 = !{i32 2, !"Debug Info Version", i32 3}
!22 = !{i32 1, !"wchar_size", i32 4}
!23 = !{i32 8, !"PIC Level", i32 2}
!24 = !{i32 7, !"PIE Level", i32 2}
!25 = !{i32 7, !"uwtable", i32 2}
!26 = !{i32 7, !"frame-pointer", i32 2}
!27 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!28 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 20, type: !29, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !18, retainedNodes: !32)
!29 = !DISubroutineType(types: !30)
!30 = !{!31}
!31 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!32 = !{}
!33 = !DILocalVariable(name: "count", scope: !28, file: !2, line: 21, type: !34)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !35, line: 104, baseType: !36)
!35 = !DIFile(filename: "lib/llvm-19/lib/clang/19/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!36 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !31)
!37 = !DILocation(line: 21, column: 14, scope: !28)
!38 = !DILocalVariable(name: "gate", scope: !28, file: !2, line: 22, type: !39)
!39 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "gate", file: !2, line: 9, size: 64, elements: !40)
!40 = !{!41, !42}
!41 = !DIDerivedType(tag: DW_TAG_member, name: "open", scope: !39, file: !2, line: 10, baseType: !34, size: 32)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "used", scope: !39, file: !2, line: 11, baseType: !43, size: 8, offset: 32)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_bool", file: !35, line: 97, baseType: !44)
!44 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !45)
!45 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!46 = !DILocation(line: 22, column: 15, scope: !28)
!47 = !DILocalVariable(name: "thread", scope: !28, file: !2, line: 23, type: !48)
!48 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !49, line: 27, baseType: !50)
!49 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!50 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!51 = !DILocation(line: 23, column: 13, scope: !28)
!52 = !DILocation(line: 24, column: 21, scope: !28)
!53 = !DILocation(line: 24, column: 3, scope: !28)
!54 = !DILocation(line: 25, column: 3, scope: !28)
!55 = !DILocation(line: 26, column: 8, scope: !28)
!56 = !DILocation(line: 27, column: 16, scope: !28)
!57 = !DILocation(line: 27, column: 3, scope: !28)
!58 = !DILocation(line: 28, column: 3, scope: !59)
!59 = distinct !DILexicalBlock(scope: !60, file: !2, line: 28, column: 3)
!60 = distinct !DILexicalBlock(scope: !28, file: !2, line: 28, column: 3)
!61 = !DILocation(line: 28, column: 3, scope: !60)
!62 = !DILocation(line: 29, column: 3, scope: !28)
!63 = distinct !DISubprogram(name: "pass", scope: !2, file: !2, line: 14, type: !64, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !18, retainedNodes: !32)
!64 = !DISubroutineType(types: !65)
!65 = !{!66, !66}
!66 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!67 = !DILocalVariable(name: "argument", arg: 1, scope: !63, file: !2, line: 14, type: !66)
!68 = !DILocation(line: 14, column: 25, scope: !63)
!69 = !DILocalVariable(name: "gate", scope: !63, file: !2, line: 15, type: !70)
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!71 = !DILocation(line: 15, column: 16, scope: !63)
!72 = !DILocation(line: 15, column: 23, scope: !63)
!73 = !DILocation(line: 16, column: 7, scope: !74)
!74 = distinct !DILexicalBlock(scope: !63, file: !2, line: 16, column: 7)
!75 = !DILocation(line: 16, column: 7, scope: !63)
!76 = !DILocation(line: 16, column: 33, scope: !74)
!77 = !DILocation(line: 16, column: 39, scope: !74)
!78 = !DILocation(line: 16, column: 44, scope: !74)
!79 = !DILocation(line: 17, column: 10, scope: !63)
!80 = !DILocation(line: 17, column: 3, scope: !63)
