source_filename = "consume.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@ready = dso_local global i32 0, align 4, !dbg !0
@data = dso_local global i32 0, align 4, !dbg !16
@.str = private unnamed_addr constant [20 x i8] c"!seen || value == 5\00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"consume.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() #0 !dbg !29 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !33, metadata !DIExpression()), !dbg !37
  %7 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @writer, ptr noundef null) #4, !dbg !38
  call void @llvm.dbg.declare(metadata ptr %3, metadata !39, metadata !DIExpression()), !dbg !40
  %8 = load atomic i32, ptr @ready monotonic, align 4, !dbg !41
  store i32 %8, ptr %4, align 4, !dbg !41
  %9 = load i32, ptr %4, align 4, !dbg !41
  store i32 %9, ptr %3, align 4, !dbg !40
  call void @llvm.dbg.declare(metadata ptr %5, metadata !42, metadata !DIExpression()), !dbg !43
  %10 = load atomic i32, ptr @data monotonic, align 4, !dbg !44
  store i32 %10, ptr %6, align 4, !dbg !44
  %11 = load i32, ptr %6, align 4, !dbg !44
  store i32 %11, ptr %5, align 4, !dbg !43
  %12 = load i32, ptr %3, align 4, !dbg !45
  %13 = icmp ne i32 %12, 0, !dbg !45
  br i1 %13, label %14, label %17, !dbg !45

14:                                               ; preds = %0
  %15 = load i32, ptr %5, align 4, !dbg !45
  %16 = icmp eq i32 %15, 5, !dbg !45
  br i1 %16, label %17, label %18, !dbg !48

17:                                               ; preds = %14, %0
  br label %19, !dbg !48

18:                                               ; preds = %14
  call void @__assert_fail(ptr noundef getelementptr inbounds ([20 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([10 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 21, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !45
  unreachable, !dbg !45

19:                                               ; preds = %17
  ret i32 0, !dbg !49
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @writer(ptr noundef %0) #0 !dbg !50 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !54, metadata !DIExpression()), !dbg !55
  store i32 5, ptr %3, align 4, !dbg !56
  %5 = load i32, ptr %3, align 4, !dbg !56
  store atomic i32 %5, ptr @data monotonic, align 4, !dbg !56
  store i32 1, ptr %4, align 4, !dbg !57
  %6 = load i32, ptr %4, align 4, !dbg !57
  store atomic i32 %6, ptr @ready release, align 4, !dbg !57
  ret ptr null, !dbg !58
}

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!21, !22, !23, !24, !25, !26, !27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 6, type: !18, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !15, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "consume.c", directory: ".", checksumkind: CSK_MD5, checksum: "92d52170ae33cbedb06245a9103339f7")
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
!17 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 6, type: !18, isLocal: false, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{i32 7, !"Dwarf Version", i32 5}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 7, !"PIC Level", i32 2}
!25 = !{i32 7, !"PIE Level", i32 2}
!26 = !{i32 7, !"uwtable", i32 1}
!27 = !{i32 7, !"frame-pointer", i32 2}
!28 = !{!"Debian clang version 14.0.6"}
!29 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !30, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !32)
!30 = !DISubroutineType(types: !31)
!31 = !{!20}
!32 = !{}
!33 = !DILocalVariable(name: "thread", scope: !29, file: !3, line: 17, type: !34)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !35, line: 27, baseType: !36)
!35 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!36 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!37 = !DILocation(line: 17, column: 15, scope: !29)
!38 = !DILocation(line: 18, column: 5, scope: !29)
!39 = !DILocalVariable(name: "seen", scope: !29, file: !3, line: 19, type: !20)
!40 = !DILocation(line: 19, column: 9, scope: !29)
!41 = !DILocation(line: 19, column: 16, scope: !29)
!42 = !DILocalVariable(name: "value", scope: !29, file: !3, line: 20, type: !20)
!43 = !DILocation(line: 20, column: 9, scope: !29)
!44 = !DILocation(line: 20, column: 17, scope: !29)
!45 = !DILocation(line: 21, column: 5, scope: !46)
!46 = distinct !DILexicalBlock(scope: !47, file: !3, line: 21, column: 5)
!47 = distinct !DILexicalBlock(scope: !29, file: !3, line: 21, column: 5)
!48 = !DILocation(line: 21, column: 5, scope: !47)
!49 = !DILocation(line: 22, column: 5, scope: !29)
!50 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 8, type: !51, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !32)
!51 = !DISubroutineType(types: !52)
!52 = !{!53, !53}
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!54 = !DILocalVariable(name: "unused", arg: 1, scope: !50, file: !3, line: 8, type: !53)
!55 = !DILocation(line: 8, column: 27, scope: !50)
!56 = !DILocation(line: 10, column: 5, scope: !50)
!57 = !DILocation(line: 11, column: 5, scope: !50)
!58 = !DILocation(line: 12, column: 5, scope: !50)
