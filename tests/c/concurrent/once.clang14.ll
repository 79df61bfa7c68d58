source_filename = "once.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@times = dso_local global i32 0, align 4, !dbg !0
@control = internal global i32 0, align 4, !dbg !7

define dso_local i32 @main() #0 !dbg !20 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !24, metadata !DIExpression()), !dbg !27
  call void @llvm.dbg.declare(metadata ptr %3, metadata !28, metadata !DIExpression()), !dbg !29
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @work, ptr noundef null) #4, !dbg !30
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @work, ptr noundef null) #4, !dbg !31
  %6 = load i64, ptr %2, align 8, !dbg !32
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !33
  %8 = load i64, ptr %3, align 8, !dbg !34
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !35
  ret i32 0, !dbg !36
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @work(ptr noundef %0) #0 !dbg !37 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !40, metadata !DIExpression()), !dbg !41
  %3 = call i32 @pthread_once(ptr noundef @control, ptr noundef @begin), !dbg !42
  %4 = load i32, ptr @times, align 4, !dbg !43
  %5 = icmp eq i32 %4, 1, !dbg !44
  br i1 %5, label %6, label %8, !dbg !43

6:                                                ; preds = %1
  %7 = load ptr, ptr %2, align 8, !dbg !45
  br label %9, !dbg !43

8:                                                ; preds = %1
  br label %9, !dbg !43

9:                                                ; preds = %8, %6
  %10 = phi ptr [ %7, %6 ], [ inttoptr (i64 1 to ptr), %8 ], !dbg !43
  ret ptr %10, !dbg !46
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare i32 @pthread_once(ptr noundef, ptr noundef) #3

define internal void @begin() #0 !dbg !47 {
  %1 = load i32, ptr @times, align 4, !dbg !50
  %2 = add nsw i32 %1, 1, !dbg !50
  store i32 %2, ptr @times, align 4, !dbg !50
  ret void, !dbg !51
}


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!12, !13, !14, !15, !16, !17, !18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "times", scope: !2, file: !3, line: 5, type: !11, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "once.c", directory: ".", checksumkind: CSK_MD5, checksum: "9c5037302cef5d22933c9b259b474f82")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "control", scope: !2, file: !3, line: 4, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_once_t", file: !10, line: 53, baseType: !11)
!10 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !{i32 7, !"Dwarf Version", i32 5}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 7, !"PIC Level", i32 2}
!16 = !{i32 7, !"PIE Level", i32 2}
!17 = !{i32 7, !"uwtable", i32 1}
!18 = !{i32 7, !"frame-pointer", i32 2}
!19 = !{!"Debian clang version 14.0.6"}
!20 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 14, type: !21, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !23)
!21 = !DISubroutineType(types: !22)
!22 = !{!11}
!23 = !{}
!24 = !DILocalVariable(name: "a", scope: !20, file: !3, line: 15, type: !25)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 27, baseType: !26)
!26 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!27 = !DILocation(line: 15, column: 13, scope: !20)
!28 = !DILocalVariable(name: "b", scope: !20, file: !3, line: 15, type: !25)
!29 = !DILocation(line: 15, column: 16, scope: !20)
!30 = !DILocation(line: 16, column: 3, scope: !20)
!31 = !DILocation(line: 17, column: 3, scope: !20)
!32 = !DILocation(line: 18, column: 16, scope: !20)
!33 = !DILocation(line: 18, column: 3, scope: !20)
!34 = !DILocation(line: 19, column: 16, scope: !20)
!35 = !DILocation(line: 19, column: 3, scope: !20)
!36 = !DILocation(line: 20, column: 3, scope: !20)
!37 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 9, type: !38, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!38 = !DISubroutineType(types: !39)
!39 = !{!5, !5}
!40 = !DILocalVariable(name: "unused", arg: 1, scope: !37, file: !3, line: 9, type: !5)
!41 = !DILocation(line: 9, column: 25, scope: !37)
!42 = !DILocation(line: 10, column: 3, scope: !37)
!43 = !DILocation(line: 11, column: 10, scope: !37)
!44 = !DILocation(line: 11, column: 16, scope: !37)
!45 = !DILocation(line: 11, column: 23, scope: !37)
!46 = !DILocation(line: 11, column: 3, scope: !37)
!47 = distinct !DISubprogram(name: "begin", scope: !3, file: !3, line: 7, type: !48, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!48 = !DISubroutineType(types: !49)
!49 = !{null}
!50 = !DILocation(line: 7, column: 32, scope: !47)
!51 = !DILocation(line: 7, column: 36, scope: !47)
