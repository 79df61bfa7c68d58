source_filename = "function_table_changes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@entries = internal global [2 x ptr] [ptr @put_x, ptr @put_x], align 16, !dbg !0
@x = internal global i32 0, align 4, !dbg !5
@y = internal global i32 0, align 4, !dbg !8

define dso_local i32 @main() #0 !dbg !24 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !28, metadata !DIExpression()), !dbg !33
  %4 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 0, !dbg !34
  %5 = call i32 @pthread_create(ptr noundef %4, ptr noundef null, ptr noundef @call, ptr noundef null) #4, !dbg !35
  %6 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 1, !dbg !36
  %7 = call i32 @pthread_create(ptr noundef %6, ptr noundef null, ptr noundef @change, ptr noundef null) #4, !dbg !37
  call void @llvm.dbg.declare(metadata ptr %3, metadata !38, metadata !DIExpression()), !dbg !40
  store i32 0, ptr %3, align 4, !dbg !40
  br label %8, !dbg !41

8:                                                ; preds = %17, %0
  %9 = load i32, ptr %3, align 4, !dbg !42
  %10 = icmp slt i32 %9, 2, !dbg !44
  br i1 %10, label %11, label %20, !dbg !45

11:                                               ; preds = %8
  %12 = load i32, ptr %3, align 4, !dbg !46
  %13 = sext i32 %12 to i64, !dbg !47
  %14 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %13, !dbg !47
  %15 = load i64, ptr %14, align 8, !dbg !47
  %16 = call i32 @pthread_join(i64 noundef %15, ptr noundef null), !dbg !48
  br label %17, !dbg !48

17:                                               ; preds = %11
  %18 = load i32, ptr %3, align 4, !dbg !49
  %19 = add nsw i32 %18, 1, !dbg !49
  store i32 %19, ptr %3, align 4, !dbg !49
  br label %8, !dbg !50, !llvm.loop !51

20:                                               ; preds = %8
  ret i32 0, !dbg !54
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @call(ptr noundef %0) #0 !dbg !55 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !59, metadata !DIExpression()), !dbg !60
  %3 = load ptr, ptr getelementptr inbounds ([2 x ptr], ptr @entries, i64 0, i64 1), align 8, !dbg !61
  call void %3(), !dbg !61
  ret ptr null, !dbg !62
}

define internal ptr @change(ptr noundef %0) #0 !dbg !63 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !64, metadata !DIExpression()), !dbg !65
  store ptr @put_y, ptr getelementptr inbounds ([2 x ptr], ptr @entries, i64 0, i64 1), align 8, !dbg !66
  ret ptr null, !dbg !67
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

define internal void @put_x() #0 !dbg !68 {
  store i32 1, ptr @x, align 4, !dbg !69
  ret void, !dbg !70
}

define internal void @put_y() #0 !dbg !71 {
  store i32 1, ptr @y, align 4, !dbg !72
  ret void, !dbg !73
}


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!16, !17, !18, !19, !20, !21, !22}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "entries", scope: !2, file: !3, line: 13, type: !10, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "function_table_changes.c", directory: ".", checksumkind: CSK_MD5, checksum: "f47d3ac26d884c6fc7c54117afb541a4")
!4 = !{!0, !5, !8}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 8, type: !7, isLocal: true, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 8, type: !7, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 128, elements: !14)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!12 = !DISubroutineType(types: !13)
!13 = !{null}
!14 = !{!15}
!15 = !DISubrange(count: 2)
!16 = !{i32 7, !"Dwarf Version", i32 5}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 7, !"PIC Level", i32 2}
!20 = !{i32 7, !"PIE Level", i32 2}
!21 = !{i32 7, !"uwtable", i32 1}
!22 = !{i32 7, !"frame-pointer", i32 2}
!23 = !{!"Debian clang version 14.0.6"}
!24 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 25, type: !25, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !27)
!25 = !DISubroutineType(types: !26)
!26 = !{!7}
!27 = !{}
!28 = !DILocalVariable(name: "threads", scope: !24, file: !3, line: 26, type: !29)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 128, elements: !14)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !31, line: 27, baseType: !32)
!31 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!32 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!33 = !DILocation(line: 26, column: 15, scope: !24)
!34 = !DILocation(line: 27, column: 21, scope: !24)
!35 = !DILocation(line: 27, column: 5, scope: !24)
!36 = !DILocation(line: 28, column: 21, scope: !24)
!37 = !DILocation(line: 28, column: 5, scope: !24)
!38 = !DILocalVariable(name: "i", scope: !39, file: !3, line: 29, type: !7)
!39 = distinct !DILexicalBlock(scope: !24, file: !3, line: 29, column: 5)
!40 = !DILocation(line: 29, column: 14, scope: !39)
!41 = !DILocation(line: 29, column: 10, scope: !39)
!42 = !DILocation(line: 29, column: 21, scope: !43)
!43 = distinct !DILexicalBlock(scope: !39, file: !3, line: 29, column: 5)
!44 = !DILocation(line: 29, column: 23, scope: !43)
!45 = !DILocation(line: 29, column: 5, scope: !39)
!46 = !DILocation(line: 29, column: 54, scope: !43)
!47 = !DILocation(line: 29, column: 46, scope: !43)
!48 = !DILocation(line: 29, column: 33, scope: !43)
!49 = !DILocation(line: 29, column: 29, scope: !43)
!50 = !DILocation(line: 29, column: 5, scope: !43)
!51 = distinct !{!51, !45, !52, !53}
!52 = !DILocation(line: 29, column: 59, scope: !39)
!53 = !{!"llvm.loop.mustprogress"}
!54 = !DILocation(line: 30, column: 5, scope: !24)
!55 = distinct !DISubprogram(name: "call", scope: !3, file: !3, line: 20, type: !56, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!56 = !DISubroutineType(types: !57)
!57 = !{!58, !58}
!58 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!59 = !DILocalVariable(name: "argument", arg: 1, scope: !55, file: !3, line: 20, type: !58)
!60 = !DILocation(line: 20, column: 25, scope: !55)
!61 = !DILocation(line: 21, column: 5, scope: !55)
!62 = !DILocation(line: 22, column: 5, scope: !55)
!63 = distinct !DISubprogram(name: "change", scope: !3, file: !3, line: 15, type: !56, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!64 = !DILocalVariable(name: "argument", arg: 1, scope: !63, file: !3, line: 15, type: !58)
!65 = !DILocation(line: 15, column: 27, scope: !63)
!66 = !DILocation(line: 16, column: 16, scope: !63)
!67 = !DILocation(line: 17, column: 5, scope: !63)
!68 = distinct !DISubprogram(name: "put_x", scope: !3, file: !3, line: 10, type: !12, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!69 = !DILocation(line: 10, column: 29, scope: !68)
!70 = !DILocation(line: 10, column: 34, scope: !68)
!71 = distinct !DISubprogram(name: "put_y", scope: !3, file: !3, line: 11, type: !12, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!72 = !DILocation(line: 11, column: 29, scope: !71)
!73 = !DILocation(line: 11, column: 34, scope: !71)
