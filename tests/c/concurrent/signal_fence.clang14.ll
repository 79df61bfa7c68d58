source_filename = "signal_fence.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@flag = internal global i32 0, align 4, !dbg !0
@data = internal global i32 0, align 4, !dbg !16
@.str = private unnamed_addr constant [10 x i8] c"data == 1\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"signal_fence.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() #0 !dbg !29 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !33, metadata !DIExpression()), !dbg !37
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @writer, ptr noundef null) #5, !dbg !38
  %5 = load atomic i32, ptr @flag monotonic, align 4, !dbg !39
  store i32 %5, ptr %3, align 4, !dbg !39
  %6 = load i32, ptr %3, align 4, !dbg !39
  %7 = icmp ne i32 %6, 0, !dbg !39
  br i1 %7, label %8, label %14, !dbg !41

8:                                                ; preds = %0
  fence syncscope("singlethread") seq_cst, !dbg !42
  %9 = load i32, ptr @data, align 4, !dbg !44
  %10 = icmp eq i32 %9, 1, !dbg !44
  br i1 %10, label %11, label %12, !dbg !47

11:                                               ; preds = %8
  br label %13, !dbg !47

12:                                               ; preds = %8
  call void @__assert_fail(ptr noundef getelementptr inbounds ([10 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([15 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 25, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !44
  unreachable, !dbg !44

13:                                               ; preds = %11
  br label %14, !dbg !48

14:                                               ; preds = %13, %0
  %15 = load i64, ptr %2, align 8, !dbg !49
  %16 = call i32 @pthread_join(i64 noundef %15, ptr noundef null), !dbg !50
  ret i32 0, !dbg !51
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @writer(ptr noundef %0) #0 !dbg !52 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !56, metadata !DIExpression()), !dbg !57
  store i32 1, ptr @data, align 4, !dbg !58
  fence syncscope("singlethread") seq_cst, !dbg !59
  store i32 1, ptr %3, align 4, !dbg !60
  %4 = load i32, ptr %3, align 4, !dbg !60
  store atomic i32 %4, ptr @flag monotonic, align 4, !dbg !60
  ret ptr null, !dbg !61
}

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #4


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!21, !22, !23, !24, !25, !26, !27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 11, type: !19, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "signal_fence.c", directory: ".", checksumkind: CSK_MD5, checksum: "955f988890c726b836595728d0dc85a9")
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
!15 = !{!16, !0}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 10, type: !18, isLocal: true, isDefinition: true)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !20)
!20 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !18)
!21 = !{i32 7, !"Dwarf Version", i32 5}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 7, !"PIC Level", i32 2}
!25 = !{i32 7, !"PIE Level", i32 2}
!26 = !{i32 7, !"uwtable", i32 1}
!27 = !{i32 7, !"frame-pointer", i32 2}
!28 = !{!"Debian clang version 14.0.6"}
!29 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 20, type: !30, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !32)
!30 = !DISubroutineType(types: !31)
!31 = !{!18}
!32 = !{}
!33 = !DILocalVariable(name: "thread", scope: !29, file: !3, line: 21, type: !34)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !35, line: 27, baseType: !36)
!35 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!36 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!37 = !DILocation(line: 21, column: 15, scope: !29)
!38 = !DILocation(line: 22, column: 5, scope: !29)
!39 = !DILocation(line: 23, column: 9, scope: !40)
!40 = distinct !DILexicalBlock(scope: !29, file: !3, line: 23, column: 9)
!41 = !DILocation(line: 23, column: 9, scope: !29)
!42 = !DILocation(line: 24, column: 9, scope: !43)
!43 = distinct !DILexicalBlock(scope: !40, file: !3, line: 23, column: 60)
!44 = !DILocation(line: 25, column: 9, scope: !45)
!45 = distinct !DILexicalBlock(scope: !46, file: !3, line: 25, column: 9)
!46 = distinct !DILexicalBlock(scope: !43, file: !3, line: 25, column: 9)
!47 = !DILocation(line: 25, column: 9, scope: !46)
!48 = !DILocation(line: 26, column: 5, scope: !43)
!49 = !DILocation(line: 27, column: 18, scope: !29)
!50 = !DILocation(line: 27, column: 5, scope: !29)
!51 = !DILocation(line: 28, column: 5, scope: !29)
!52 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 13, type: !53, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !32)
!53 = !DISubroutineType(types: !54)
!54 = !{!55, !55}
!55 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!56 = !DILocalVariable(name: "argument", arg: 1, scope: !52, file: !3, line: 13, type: !55)
!57 = !DILocation(line: 13, column: 27, scope: !52)
!58 = !DILocation(line: 14, column: 10, scope: !52)
!59 = !DILocation(line: 15, column: 5, scope: !52)
!60 = !DILocation(line: 16, column: 5, scope: !52)
!61 = !DILocation(line: 17, column: 5, scope: !52)
