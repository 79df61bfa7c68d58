source_filename = "c11_message_passing.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@fc = internal global i32 0, align 4, !dbg !0
@c = internal global i32 0, align 4, !dbg !31
@fenced = dso_local global i32 0, align 4, !dbg !23
@fb = internal global i32 0, align 4, !dbg !35
@b = internal global i32 0, align 4, !dbg !29
@ordered = dso_local global i32 0, align 4, !dbg !21
@fa = internal global i32 0, align 4, !dbg !33
@a = internal global i32 0, align 4, !dbg !25
@weak = dso_local global i32 0, align 4, !dbg !18

define dso_local i32 @main() #0 !dbg !45 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !49, metadata !DIExpression()), !dbg !53
  %12 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @send, ptr noundef null) #4, !dbg !54
  call void @llvm.dbg.declare(metadata ptr %3, metadata !55, metadata !DIExpression()), !dbg !56
  %13 = load atomic i32, ptr @fc monotonic, align 4, !dbg !57
  store i32 %13, ptr %4, align 4, !dbg !57
  %14 = load i32, ptr %4, align 4, !dbg !57
  store i32 %14, ptr %3, align 4, !dbg !56
  fence acquire, !dbg !58
  %15 = load i32, ptr %3, align 4, !dbg !59
  %16 = icmp ne i32 %15, 0, !dbg !59
  br i1 %16, label %17, label %21, !dbg !59

17:                                               ; preds = %0
  %18 = load atomic i32, ptr @c monotonic, align 4, !dbg !60
  store i32 %18, ptr %5, align 4, !dbg !60
  %19 = load i32, ptr %5, align 4, !dbg !60
  %20 = sub nsw i32 2, %19, !dbg !61
  br label %22, !dbg !59

21:                                               ; preds = %0
  br label %22, !dbg !59

22:                                               ; preds = %21, %17
  %23 = phi i32 [ %20, %17 ], [ 0, %21 ], !dbg !59
  store i32 %23, ptr @fenced, align 4, !dbg !62
  call void @llvm.dbg.declare(metadata ptr %6, metadata !63, metadata !DIExpression()), !dbg !64
  %24 = load atomic i32, ptr @fb acquire, align 4, !dbg !65
  store i32 %24, ptr %7, align 4, !dbg !65
  %25 = load i32, ptr %7, align 4, !dbg !65
  store i32 %25, ptr %6, align 4, !dbg !64
  %26 = load i32, ptr %6, align 4, !dbg !66
  %27 = icmp ne i32 %26, 0, !dbg !66
  br i1 %27, label %28, label %32, !dbg !66

28:                                               ; preds = %22
  %29 = load atomic i32, ptr @b monotonic, align 4, !dbg !67
  store i32 %29, ptr %8, align 4, !dbg !67
  %30 = load i32, ptr %8, align 4, !dbg !67
  %31 = sub nsw i32 2, %30, !dbg !68
  br label %33, !dbg !66

32:                                               ; preds = %22
  br label %33, !dbg !66

33:                                               ; preds = %32, %28
  %34 = phi i32 [ %31, %28 ], [ 0, %32 ], !dbg !66
  store i32 %34, ptr @ordered, align 4, !dbg !69
  call void @llvm.dbg.declare(metadata ptr %9, metadata !70, metadata !DIExpression()), !dbg !71
  %35 = load atomic i32, ptr @fa monotonic, align 4, !dbg !72
  store i32 %35, ptr %10, align 4, !dbg !72
  %36 = load i32, ptr %10, align 4, !dbg !72
  store i32 %36, ptr %9, align 4, !dbg !71
  %37 = load i32, ptr %9, align 4, !dbg !73
  %38 = icmp ne i32 %37, 0, !dbg !73
  br i1 %38, label %39, label %43, !dbg !73

39:                                               ; preds = %33
  %40 = load atomic i32, ptr @a monotonic, align 4, !dbg !74
  store i32 %40, ptr %11, align 4, !dbg !74
  %41 = load i32, ptr %11, align 4, !dbg !74
  %42 = sub nsw i32 2, %41, !dbg !75
  br label %44, !dbg !73

43:                                               ; preds = %33
  br label %44, !dbg !73

44:                                               ; preds = %43, %39
  %45 = phi i32 [ %42, %39 ], [ 0, %43 ], !dbg !73
  store i32 %45, ptr @weak, align 4, !dbg !76
  %46 = load i64, ptr %2, align 8, !dbg !77
  %47 = call i32 @pthread_join(i64 noundef %46, ptr noundef null), !dbg !78
  ret i32 0, !dbg !79
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @send(ptr noundef %0) #0 !dbg !80 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !83, metadata !DIExpression()), !dbg !84
  store i32 1, ptr %3, align 4, !dbg !85
  %9 = load i32, ptr %3, align 4, !dbg !85
  store atomic i32 %9, ptr @a monotonic, align 4, !dbg !85
  store i32 1, ptr %4, align 4, !dbg !86
  %10 = load i32, ptr %4, align 4, !dbg !86
  store atomic i32 %10, ptr @fa monotonic, align 4, !dbg !86
  store i32 1, ptr %5, align 4, !dbg !87
  %11 = load i32, ptr %5, align 4, !dbg !87
  store atomic i32 %11, ptr @b monotonic, align 4, !dbg !87
  store i32 1, ptr %6, align 4, !dbg !88
  %12 = load i32, ptr %6, align 4, !dbg !88
  store atomic i32 %12, ptr @fb release, align 4, !dbg !88
  store i32 1, ptr %7, align 4, !dbg !89
  %13 = load i32, ptr %7, align 4, !dbg !89
  store atomic i32 %13, ptr @c monotonic, align 4, !dbg !89
  fence release, !dbg !90
  store i32 1, ptr %8, align 4, !dbg !91
  %14 = load i32, ptr %8, align 4, !dbg !91
  store atomic i32 %14, ptr @fc monotonic, align 4, !dbg !91
  %15 = load ptr, ptr %2, align 8, !dbg !92
  ret ptr %15, !dbg !93
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!37, !38, !39, !40, !41, !42, !43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "fc", scope: !2, file: !3, line: 8, type: !27, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "c11_message_passing.c", directory: ".", checksumkind: CSK_MD5, checksum: "0c02f3c6b4c366760d653d34d3a52fa2")
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
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!18, !21, !23, !25, !29, !31, !33, !35, !0}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "weak", scope: !2, file: !3, line: 7, type: !20, isLocal: false, isDefinition: true)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "ordered", scope: !2, file: !3, line: 7, type: !20, isLocal: false, isDefinition: true)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "fenced", scope: !2, file: !3, line: 7, type: !20, isLocal: false, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 8, type: !27, isLocal: true, isDefinition: true)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !28)
!28 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 8, type: !27, isLocal: true, isDefinition: true)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 8, type: !27, isLocal: true, isDefinition: true)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "fa", scope: !2, file: !3, line: 8, type: !27, isLocal: true, isDefinition: true)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "fb", scope: !2, file: !3, line: 8, type: !27, isLocal: true, isDefinition: true)
!37 = !{i32 7, !"Dwarf Version", i32 5}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 7, !"PIC Level", i32 2}
!41 = !{i32 7, !"PIE Level", i32 2}
!42 = !{i32 7, !"uwtable", i32 1}
!43 = !{i32 7, !"frame-pointer", i32 2}
!44 = !{!"Debian clang version 14.0.6"}
!45 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 21, type: !46, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !48)
!46 = !DISubroutineType(types: !47)
!47 = !{!20}
!48 = !{}
!49 = !DILocalVariable(name: "t", scope: !45, file: !3, line: 22, type: !50)
!50 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !51, line: 27, baseType: !52)
!51 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!52 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!53 = !DILocation(line: 22, column: 13, scope: !45)
!54 = !DILocation(line: 23, column: 3, scope: !45)
!55 = !DILocalVariable(name: "x", scope: !45, file: !3, line: 24, type: !20)
!56 = !DILocation(line: 24, column: 7, scope: !45)
!57 = !DILocation(line: 24, column: 11, scope: !45)
!58 = !DILocation(line: 25, column: 3, scope: !45)
!59 = !DILocation(line: 26, column: 12, scope: !45)
!60 = !DILocation(line: 26, column: 20, scope: !45)
!61 = !DILocation(line: 26, column: 18, scope: !45)
!62 = !DILocation(line: 26, column: 10, scope: !45)
!63 = !DILocalVariable(name: "y", scope: !45, file: !3, line: 27, type: !20)
!64 = !DILocation(line: 27, column: 7, scope: !45)
!65 = !DILocation(line: 27, column: 11, scope: !45)
!66 = !DILocation(line: 28, column: 13, scope: !45)
!67 = !DILocation(line: 28, column: 21, scope: !45)
!68 = !DILocation(line: 28, column: 19, scope: !45)
!69 = !DILocation(line: 28, column: 11, scope: !45)
!70 = !DILocalVariable(name: "z", scope: !45, file: !3, line: 29, type: !20)
!71 = !DILocation(line: 29, column: 7, scope: !45)
!72 = !DILocation(line: 29, column: 11, scope: !45)
!73 = !DILocation(line: 30, column: 10, scope: !45)
!74 = !DILocation(line: 30, column: 18, scope: !45)
!75 = !DILocation(line: 30, column: 16, scope: !45)
!76 = !DILocation(line: 30, column: 8, scope: !45)
!77 = !DILocation(line: 31, column: 16, scope: !45)
!78 = !DILocation(line: 31, column: 3, scope: !45)
!79 = !DILocation(line: 32, column: 3, scope: !45)
!80 = distinct !DISubprogram(name: "send", scope: !3, file: !3, line: 10, type: !81, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!81 = !DISubroutineType(types: !82)
!82 = !{!16, !16}
!83 = !DILocalVariable(name: "unused", arg: 1, scope: !80, file: !3, line: 10, type: !16)
!84 = !DILocation(line: 10, column: 25, scope: !80)
!85 = !DILocation(line: 11, column: 3, scope: !80)
!86 = !DILocation(line: 12, column: 3, scope: !80)
!87 = !DILocation(line: 13, column: 3, scope: !80)
!88 = !DILocation(line: 14, column: 3, scope: !80)
!89 = !DILocation(line: 15, column: 3, scope: !80)
!90 = !DILocation(line: 16, column: 3, scope: !80)
!91 = !DILocation(line: 17, column: 3, scope: !80)
!92 = !DILocation(line: 18, column: 10, scope: !80)
!93 = !DILocation(line: 18, column: 3, scope: !80)
