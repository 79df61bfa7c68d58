source_filename = "buffering.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x = dso_local global i32 0, align 4, !dbg !0
@y = dso_local global i32 0, align 4, !dbg !16
@first = dso_local global i32 0, align 4, !dbg !21
@second = dso_local global i32 0, align 4, !dbg !23
@.str = private unnamed_addr constant [16 x i8] c"first || second\00", align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"buffering.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() #0 !dbg !33 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !37, metadata !DIExpression()), !dbg !41
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @other, ptr noundef null) #5, !dbg !42
  store i32 1, ptr %3, align 4, !dbg !43
  %6 = load i32, ptr %3, align 4, !dbg !43
  store atomic i32 %6, ptr @x monotonic, align 4, !dbg !43
  %7 = load atomic i32, ptr @y monotonic, align 4, !dbg !44
  store i32 %7, ptr %4, align 4, !dbg !44
  %8 = load i32, ptr %4, align 4, !dbg !44
  store i32 %8, ptr @first, align 4, !dbg !45
  %9 = load i64, ptr %2, align 8, !dbg !46
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !47
  %11 = load i32, ptr @first, align 4, !dbg !48
  %12 = icmp ne i32 %11, 0, !dbg !48
  br i1 %12, label %16, label %13, !dbg !48

13:                                               ; preds = %0
  %14 = load i32, ptr @second, align 4, !dbg !48
  %15 = icmp ne i32 %14, 0, !dbg !48
  br i1 %15, label %16, label %17, !dbg !51

16:                                               ; preds = %13, %0
  br label %18, !dbg !51

17:                                               ; preds = %13
  call void @__assert_fail(ptr noundef getelementptr inbounds ([16 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([12 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 23, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !48
  unreachable, !dbg !48

18:                                               ; preds = %16
  ret i32 0, !dbg !52
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @other(ptr noundef %0) #0 !dbg !53 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !57, metadata !DIExpression()), !dbg !58
  store i32 1, ptr %3, align 4, !dbg !59
  %5 = load i32, ptr %3, align 4, !dbg !59
  store atomic i32 %5, ptr @y release, align 4, !dbg !59
  %6 = load atomic i32, ptr @x acquire, align 4, !dbg !60
  store i32 %6, ptr %4, align 4, !dbg !60
  %7 = load i32, ptr %4, align 4, !dbg !60
  store i32 %7, ptr @second, align 4, !dbg !61
  ret ptr null, !dbg !62
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 6, type: !18, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "buffering.c", directory: ".", checksumkind: CSK_MD5, checksum: "3aa1336b267f8555227164e07feb8153")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 56, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: ".", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!0, !16, !21, !23}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 6, type: !18, isLocal: false, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 7, type: !20, isLocal: false, isDefinition: true)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 7, type: !20, isLocal: false, isDefinition: true)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 7, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 1}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = !{!"Debian clang version 14.0.6"}
!33 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 16, type: !34, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!34 = !DISubroutineType(types: !35)
!35 = !{!20}
!36 = !{}
!37 = !DILocalVariable(name: "thread", scope: !33, file: !3, line: 18, type: !38)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !39, line: 27, baseType: !40)
!39 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!40 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!41 = !DILocation(line: 18, column: 15, scope: !33)
!42 = !DILocation(line: 19, column: 5, scope: !33)
!43 = !DILocation(line: 20, column: 5, scope: !33)
!44 = !DILocation(line: 21, column: 13, scope: !33)
!45 = !DILocation(line: 21, column: 11, scope: !33)
!46 = !DILocation(line: 22, column: 18, scope: !33)
!47 = !DILocation(line: 22, column: 5, scope: !33)
!48 = !DILocation(line: 23, column: 5, scope: !49)
!49 = distinct !DILexicalBlock(scope: !50, file: !3, line: 23, column: 5)
!50 = distinct !DILexicalBlock(scope: !33, file: !3, line: 23, column: 5)
!51 = !DILocation(line: 23, column: 5, scope: !50)
!52 = !DILocation(line: 24, column: 5, scope: !33)
!53 = distinct !DISubprogram(name: "other", scope: !3, file: !3, line: 9, type: !54, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!54 = !DISubroutineType(types: !55)
!55 = !{!56, !56}
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!57 = !DILocalVariable(name: "unused", arg: 1, scope: !53, file: !3, line: 9, type: !56)
!58 = !DILocation(line: 9, column: 26, scope: !53)
!59 = !DILocation(line: 11, column: 5, scope: !53)
!60 = !DILocation(line: 12, column: 14, scope: !53)
!61 = !DILocation(line: 12, column: 12, scope: !53)
!62 = !DILocation(line: 13, column: 5, scope: !53)
