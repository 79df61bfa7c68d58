source_filename = "named_pointers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i64, ptr }

@head = internal global ptr null, align 8, !dbg !0
@.str = private unnamed_addr constant [13 x i8] c"seen == NULL\00", align 1
@.str.1 = private unnamed_addr constant [17 x i8] c"named_pointers.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@counter = internal global i32 0, align 4, !dbg !7
@kept = internal global ptr null, align 8, !dbg !10
@slots = internal global [3 x %struct.node] zeroinitializer, align 16, !dbg !13
@second = internal global ptr null, align 8, !dbg !24
@.str.2 = private unnamed_addr constant [6 x i8] c"hello\00", align 1
@text = internal global ptr null, align 8, !dbg !27
@inside = internal global ptr null, align 8, !dbg !32

define dso_local i32 @main() #0 !dbg !43 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !47, metadata !DIExpression()), !dbg !51
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @fill, ptr noundef null) #5, !dbg !52
  call void @llvm.dbg.declare(metadata ptr %3, metadata !53, metadata !DIExpression()), !dbg !54
  %6 = load atomic i64, ptr @head seq_cst, align 8, !dbg !55
  store i64 %6, ptr %4, align 8, !dbg !55
  %7 = load ptr, ptr %4, align 8, !dbg !55
  store ptr %7, ptr %3, align 8, !dbg !54
  %8 = load i64, ptr %2, align 8, !dbg !56
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !57
  %10 = load ptr, ptr %3, align 8, !dbg !58
  %11 = icmp eq ptr %10, null, !dbg !58
  br i1 %11, label %12, label %13, !dbg !61

12:                                               ; preds = %0
  br label %14, !dbg !61

13:                                               ; preds = %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([13 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([17 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 37, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !58
  unreachable, !dbg !58

14:                                               ; preds = %12
  ret i32 0, !dbg !62
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @fill(ptr noundef %0) #0 !dbg !63 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !66, metadata !DIExpression()), !dbg !67
  call void @llvm.dbg.declare(metadata ptr %3, metadata !68, metadata !DIExpression()), !dbg !69
  %5 = call noalias ptr @malloc(i64 noundef 16) #5, !dbg !70
  store ptr %5, ptr %3, align 8, !dbg !69
  %6 = load ptr, ptr %3, align 8, !dbg !71
  %7 = getelementptr inbounds %struct.node, ptr %6, i32 0, i32 0, !dbg !72
  store i64 8589934592, ptr %7, align 8, !dbg !73
  %8 = load ptr, ptr %3, align 8, !dbg !74
  store ptr %8, ptr %4, align 8, !dbg !74
  %9 = load i64, ptr %4, align 8, !dbg !74
  store atomic i64 %9, ptr @head seq_cst, align 8, !dbg !74
  store ptr @counter, ptr @kept, align 8, !dbg !75
  store ptr getelementptr inbounds ([3 x %struct.node], ptr @slots, i64 0, i64 2), ptr getelementptr inbounds ([3 x %struct.node], ptr @slots, i64 0, i64 1, i32 1), align 8, !dbg !76
  store ptr getelementptr inbounds ([3 x %struct.node], ptr @slots, i64 0, i64 1, i32 1), ptr @second, align 8, !dbg !77
  store ptr getelementptr inbounds ([6 x i8], ptr @.str.2, i64 0, i64 0), ptr @text, align 8, !dbg !78
  %10 = load ptr, ptr %3, align 8, !dbg !79
  %11 = getelementptr inbounds %struct.node, ptr %10, i32 0, i32 1, !dbg !80
  store ptr %11, ptr @inside, align 8, !dbg !81
  ret ptr null, !dbg !82
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

declare noalias ptr @malloc(i64 noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!35, !36, !37, !38, !39, !40, !41}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 12, type: !34, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "named_pointers.c", directory: ".", checksumkind: CSK_MD5, checksum: "5e4959a798904eb3ad2ee55f6619d830")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !10, !13, !24, !27, !32}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 14, type: !9, isLocal: true, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "kept", scope: !2, file: !3, line: 15, type: !12, isLocal: true, isDefinition: true)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "slots", scope: !2, file: !3, line: 13, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 384, elements: !22)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 7, size: 128, elements: !17)
!17 = !{!18, !20}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !16, file: !3, line: 8, baseType: !19, size: 64)
!19 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !16, file: !3, line: 9, baseType: !21, size: 64, offset: 64)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!22 = !{!23}
!23 = !DISubrange(count: 3)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 16, type: !26, isLocal: true, isDefinition: true)
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "text", scope: !2, file: !3, line: 17, type: !29, isLocal: true, isDefinition: true)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!30 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !31)
!31 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !3, line: 18, type: !26, isLocal: true, isDefinition: true)
!34 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !21)
!35 = !{i32 7, !"Dwarf Version", i32 5}
!36 = !{i32 2, !"Debug Info Version", i32 3}
!37 = !{i32 1, !"wchar_size", i32 4}
!38 = !{i32 7, !"PIC Level", i32 2}
!39 = !{i32 7, !"PIE Level", i32 2}
!40 = !{i32 7, !"uwtable", i32 1}
!41 = !{i32 7, !"frame-pointer", i32 2}
!42 = !{!"Debian clang version 14.0.6"}
!43 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 32, type: !44, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !46)
!44 = !DISubroutineType(types: !45)
!45 = !{!9}
!46 = !{}
!47 = !DILocalVariable(name: "t", scope: !43, file: !3, line: 33, type: !48)
!48 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !49, line: 27, baseType: !50)
!49 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!50 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!51 = !DILocation(line: 33, column: 13, scope: !43)
!52 = !DILocation(line: 34, column: 3, scope: !43)
!53 = !DILocalVariable(name: "seen", scope: !43, file: !3, line: 35, type: !21)
!54 = !DILocation(line: 35, column: 16, scope: !43)
!55 = !DILocation(line: 35, column: 23, scope: !43)
!56 = !DILocation(line: 36, column: 16, scope: !43)
!57 = !DILocation(line: 36, column: 3, scope: !43)
!58 = !DILocation(line: 37, column: 3, scope: !59)
!59 = distinct !DILexicalBlock(scope: !60, file: !3, line: 37, column: 3)
!60 = distinct !DILexicalBlock(scope: !43, file: !3, line: 37, column: 3)
!61 = !DILocation(line: 37, column: 3, scope: !60)
!62 = !DILocation(line: 38, column: 3, scope: !43)
!63 = distinct !DISubprogram(name: "fill", scope: !3, file: !3, line: 20, type: !64, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !46)
!64 = !DISubroutineType(types: !65)
!65 = !{!5, !5}
!66 = !DILocalVariable(name: "unused", arg: 1, scope: !63, file: !3, line: 20, type: !5)
!67 = !DILocation(line: 20, column: 25, scope: !63)
!68 = !DILocalVariable(name: "node", scope: !63, file: !3, line: 21, type: !21)
!69 = !DILocation(line: 21, column: 16, scope: !63)
!70 = !DILocation(line: 21, column: 23, scope: !63)
!71 = !DILocation(line: 22, column: 3, scope: !63)
!72 = !DILocation(line: 22, column: 9, scope: !63)
!73 = !DILocation(line: 22, column: 15, scope: !63)
!74 = !DILocation(line: 23, column: 3, scope: !63)
!75 = !DILocation(line: 24, column: 8, scope: !63)
!76 = !DILocation(line: 25, column: 17, scope: !63)
!77 = !DILocation(line: 26, column: 10, scope: !63)
!78 = !DILocation(line: 27, column: 8, scope: !63)
!79 = !DILocation(line: 28, column: 13, scope: !63)
!80 = !DILocation(line: 28, column: 19, scope: !63)
!81 = !DILocation(line: 28, column: 10, scope: !63)
!82 = !DILocation(line: 29, column: 3, scope: !63)
