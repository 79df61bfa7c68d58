source_filename = "threads_in_a_loop.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@total = dso_local global i32 0, align 4, !dbg !0

define dso_local i32 @main() #0 !dbg !17 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !21, metadata !DIExpression()), !dbg !23
  store i64 0, ptr %2, align 8, !dbg !23
  br label %5, !dbg !24

5:                                                ; preds = %20, %0
  %6 = load i64, ptr %2, align 8, !dbg !25
  %7 = icmp slt i64 %6, 3, !dbg !27
  br i1 %7, label %8, label %23, !dbg !28

8:                                                ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %3, metadata !29, metadata !DIExpression()), !dbg !34
  call void @llvm.dbg.declare(metadata ptr %4, metadata !35, metadata !DIExpression()), !dbg !36
  %9 = load i64, ptr %2, align 8, !dbg !37
  %10 = inttoptr i64 %9 to ptr, !dbg !38
  %11 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @add, ptr noundef %10) #4, !dbg !39
  %12 = load i64, ptr %3, align 8, !dbg !40
  %13 = call i32 @pthread_join(i64 noundef %12, ptr noundef %4), !dbg !41
  %14 = load ptr, ptr %4, align 8, !dbg !42
  %15 = load i64, ptr %2, align 8, !dbg !44
  %16 = inttoptr i64 %15 to ptr, !dbg !45
  %17 = icmp ne ptr %14, %16, !dbg !46
  br i1 %17, label %18, label %19, !dbg !47

18:                                               ; preds = %8
  store i32 1, ptr %1, align 4, !dbg !48
  br label %24, !dbg !48

19:                                               ; preds = %8
  br label %20, !dbg !49

20:                                               ; preds = %19
  %21 = load i64, ptr %2, align 8, !dbg !50
  %22 = add nsw i64 %21, 1, !dbg !50
  store i64 %22, ptr %2, align 8, !dbg !50
  br label %5, !dbg !51, !llvm.loop !52

23:                                               ; preds = %5
  store i32 0, ptr %1, align 4, !dbg !55
  br label %24, !dbg !55

24:                                               ; preds = %23, %18
  %25 = load i32, ptr %1, align 4, !dbg !56
  ret i32 %25, !dbg !56
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @add(ptr noundef %0) #0 !dbg !57 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !60, metadata !DIExpression()), !dbg !61
  %3 = load ptr, ptr %2, align 8, !dbg !62
  %4 = ptrtoint ptr %3 to i64, !dbg !63
  %5 = trunc i64 %4 to i32, !dbg !64
  %6 = load i32, ptr @total, align 4, !dbg !65
  %7 = add nsw i32 %6, %5, !dbg !65
  store i32 %7, ptr @total, align 4, !dbg !65
  %8 = load ptr, ptr %2, align 8, !dbg !66
  ret ptr %8, !dbg !67
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "total", scope: !2, file: !3, line: 4, type: !6, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "threads_in_a_loop.c", directory: ".", checksumkind: CSK_MD5, checksum: "d92b79f13cd1d22e159f6c1bd7cd4808")
!4 = !{!5, !6, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!8 = !{!0}
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 7, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 1}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = !{!"Debian clang version 14.0.6"}
!17 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 11, type: !18, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !20)
!18 = !DISubroutineType(types: !19)
!19 = !{!6}
!20 = !{}
!21 = !DILocalVariable(name: "i", scope: !22, file: !3, line: 12, type: !7)
!22 = distinct !DILexicalBlock(scope: !17, file: !3, line: 12, column: 3)
!23 = !DILocation(line: 12, column: 13, scope: !22)
!24 = !DILocation(line: 12, column: 8, scope: !22)
!25 = !DILocation(line: 12, column: 20, scope: !26)
!26 = distinct !DILexicalBlock(scope: !22, file: !3, line: 12, column: 3)
!27 = !DILocation(line: 12, column: 22, scope: !26)
!28 = !DILocation(line: 12, column: 3, scope: !22)
!29 = !DILocalVariable(name: "t", scope: !30, file: !3, line: 13, type: !31)
!30 = distinct !DILexicalBlock(scope: !26, file: !3, line: 12, column: 32)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !32, line: 27, baseType: !33)
!32 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!33 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!34 = !DILocation(line: 13, column: 15, scope: !30)
!35 = !DILocalVariable(name: "result", scope: !30, file: !3, line: 14, type: !5)
!36 = !DILocation(line: 14, column: 11, scope: !30)
!37 = !DILocation(line: 15, column: 43, scope: !30)
!38 = !DILocation(line: 15, column: 35, scope: !30)
!39 = !DILocation(line: 15, column: 5, scope: !30)
!40 = !DILocation(line: 16, column: 18, scope: !30)
!41 = !DILocation(line: 16, column: 5, scope: !30)
!42 = !DILocation(line: 17, column: 9, scope: !43)
!43 = distinct !DILexicalBlock(scope: !30, file: !3, line: 17, column: 9)
!44 = !DILocation(line: 17, column: 27, scope: !43)
!45 = !DILocation(line: 17, column: 19, scope: !43)
!46 = !DILocation(line: 17, column: 16, scope: !43)
!47 = !DILocation(line: 17, column: 9, scope: !30)
!48 = !DILocation(line: 18, column: 7, scope: !43)
!49 = !DILocation(line: 19, column: 3, scope: !30)
!50 = !DILocation(line: 12, column: 28, scope: !26)
!51 = !DILocation(line: 12, column: 3, scope: !26)
!52 = distinct !{!52, !28, !53, !54}
!53 = !DILocation(line: 19, column: 3, scope: !22)
!54 = !{!"llvm.loop.mustprogress"}
!55 = !DILocation(line: 20, column: 3, scope: !17)
!56 = !DILocation(line: 21, column: 1, scope: !17)
!57 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 6, type: !58, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!58 = !DISubroutineType(types: !59)
!59 = !{!5, !5}
!60 = !DILocalVariable(name: "n", arg: 1, scope: !57, file: !3, line: 6, type: !5)
!61 = !DILocation(line: 6, column: 24, scope: !57)
!62 = !DILocation(line: 7, column: 23, scope: !57)
!63 = !DILocation(line: 7, column: 17, scope: !57)
!64 = !DILocation(line: 7, column: 12, scope: !57)
!65 = !DILocation(line: 7, column: 9, scope: !57)
!66 = !DILocation(line: 8, column: 10, scope: !57)
!67 = !DILocation(line: 8, column: 3, scope: !57)
