source_filename = "atomic_pointer_freed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@shared = internal global ptr null, align 8, !dbg !0

define dso_local i32 @main() #0 !dbg !16 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !20, metadata !DIExpression()), !dbg !24
  call void @llvm.dbg.declare(metadata ptr %3, metadata !25, metadata !DIExpression()), !dbg !26
  %4 = call noalias ptr @malloc(i64 noundef 4) #4, !dbg !27
  %5 = ptrtoint ptr %4 to i64, !dbg !28
  store atomic i64 %5, ptr @shared seq_cst, align 8, !dbg !28
  %6 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @use, ptr noundef null) #4, !dbg !29
  %7 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @give_back, ptr noundef null) #4, !dbg !30
  %8 = load i64, ptr %2, align 8, !dbg !31
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !32
  %10 = load i64, ptr %3, align 8, !dbg !33
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !34
  ret i32 0, !dbg !35
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare noalias ptr @malloc(i64 noundef) #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @use(ptr noundef %0) #0 !dbg !36 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !40, metadata !DIExpression()), !dbg !41
  call void @llvm.dbg.declare(metadata ptr %3, metadata !42, metadata !DIExpression()), !dbg !43
  %4 = load atomic i64, ptr @shared seq_cst, align 8, !dbg !44
  %5 = inttoptr i64 %4 to ptr, !dbg !44
  store ptr %5, ptr %3, align 8, !dbg !43
  %6 = load ptr, ptr %3, align 8, !dbg !45
  %7 = icmp ne ptr %6, null, !dbg !45
  br i1 %7, label %8, label %10, !dbg !47

8:                                                ; preds = %1
  %9 = load ptr, ptr %3, align 8, !dbg !48
  store i32 1, ptr %9, align 4, !dbg !49
  br label %10, !dbg !50

10:                                               ; preds = %8, %1
  ret ptr null, !dbg !51
}

define internal ptr @give_back(ptr noundef %0) #0 !dbg !52 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !53, metadata !DIExpression()), !dbg !54
  call void @llvm.dbg.declare(metadata ptr %3, metadata !55, metadata !DIExpression()), !dbg !56
  %4 = load atomic i64, ptr @shared seq_cst, align 8, !dbg !57
  %5 = inttoptr i64 %4 to ptr, !dbg !57
  store ptr %5, ptr %3, align 8, !dbg !56
  store atomic i64 0, ptr @shared seq_cst, align 8, !dbg !58
  %6 = load ptr, ptr %3, align 8, !dbg !59
  call void @free(ptr noundef %6) #4, !dbg !60
  ret ptr null, !dbg !61
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @free(ptr noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13, !14}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 9, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "atomic_pointer_freed.c", directory: ".", checksumkind: CSK_MD5, checksum: "03684feb34fef768f670ce91d9a2d2d5")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !6)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 7, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 1}
!14 = !{i32 7, !"frame-pointer", i32 2}
!15 = !{!"Debian clang version 14.0.6"}
!16 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 25, type: !17, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !19)
!17 = !DISubroutineType(types: !18)
!18 = !{!7}
!19 = !{}
!20 = !DILocalVariable(name: "user", scope: !16, file: !3, line: 26, type: !21)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !22, line: 27, baseType: !23)
!22 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!23 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!24 = !DILocation(line: 26, column: 13, scope: !16)
!25 = !DILocalVariable(name: "owner", scope: !16, file: !3, line: 26, type: !21)
!26 = !DILocation(line: 26, column: 19, scope: !16)
!27 = !DILocation(line: 27, column: 12, scope: !16)
!28 = !DILocation(line: 27, column: 10, scope: !16)
!29 = !DILocation(line: 28, column: 3, scope: !16)
!30 = !DILocation(line: 29, column: 3, scope: !16)
!31 = !DILocation(line: 30, column: 16, scope: !16)
!32 = !DILocation(line: 30, column: 3, scope: !16)
!33 = !DILocation(line: 31, column: 16, scope: !16)
!34 = !DILocation(line: 31, column: 3, scope: !16)
!35 = !DILocation(line: 32, column: 3, scope: !16)
!36 = distinct !DISubprogram(name: "use", scope: !3, file: !3, line: 11, type: !37, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !19)
!37 = !DISubroutineType(types: !38)
!38 = !{!39, !39}
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!40 = !DILocalVariable(name: "unused", arg: 1, scope: !36, file: !3, line: 11, type: !39)
!41 = !DILocation(line: 11, column: 24, scope: !36)
!42 = !DILocalVariable(name: "block", scope: !36, file: !3, line: 12, type: !6)
!43 = !DILocation(line: 12, column: 8, scope: !36)
!44 = !DILocation(line: 12, column: 16, scope: !36)
!45 = !DILocation(line: 13, column: 7, scope: !46)
!46 = distinct !DILexicalBlock(scope: !36, file: !3, line: 13, column: 7)
!47 = !DILocation(line: 13, column: 7, scope: !36)
!48 = !DILocation(line: 14, column: 6, scope: !46)
!49 = !DILocation(line: 14, column: 12, scope: !46)
!50 = !DILocation(line: 14, column: 5, scope: !46)
!51 = !DILocation(line: 15, column: 3, scope: !36)
!52 = distinct !DISubprogram(name: "give_back", scope: !3, file: !3, line: 18, type: !37, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !19)
!53 = !DILocalVariable(name: "unused", arg: 1, scope: !52, file: !3, line: 18, type: !39)
!54 = !DILocation(line: 18, column: 30, scope: !52)
!55 = !DILocalVariable(name: "block", scope: !52, file: !3, line: 19, type: !6)
!56 = !DILocation(line: 19, column: 8, scope: !52)
!57 = !DILocation(line: 19, column: 16, scope: !52)
!58 = !DILocation(line: 20, column: 10, scope: !52)
!59 = !DILocation(line: 21, column: 8, scope: !52)
!60 = !DILocation(line: 21, column: 3, scope: !52)
!61 = !DILocation(line: 22, column: 3, scope: !52)
