source_filename = "fence_by_assembly.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x = internal global i32 0, align 4, !dbg !0
@y = internal global i32 0, align 4, !dbg !7
@r1 = internal global i32 0, align 4, !dbg !10
@r2 = internal global i32 0, align 4, !dbg !12

define dso_local i32 @main() #0 !dbg !22 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @run(ptr noundef @first, ptr noundef @second), !dbg !25
  ret i32 0, !dbg !26
}

define internal void @run(ptr noundef %0, ptr noundef %1) #0 !dbg !27 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [2 x i64], align 16
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !34, !DIExpression(), !35)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !36, !DIExpression(), !37)
    #dbg_declare(ptr %5, !38, !DIExpression(), !45)
  %6 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 0, !dbg !46
  %7 = load ptr, ptr %3, align 8, !dbg !47
  %8 = call i32 @pthread_create(ptr noundef %6, ptr noundef null, ptr noundef %7, ptr noundef null) #3, !dbg !48
  %9 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 1, !dbg !49
  %10 = load ptr, ptr %4, align 8, !dbg !50
  %11 = call i32 @pthread_create(ptr noundef %9, ptr noundef null, ptr noundef %10, ptr noundef null) #3, !dbg !51
  %12 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 0, !dbg !52
  %13 = load i64, ptr %12, align 16, !dbg !52
  %14 = call i32 @pthread_join(i64 noundef %13, ptr noundef null), !dbg !53
  %15 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 1, !dbg !54
  %16 = load i64, ptr %15, align 8, !dbg !54
  %17 = call i32 @pthread_join(i64 noundef %16, ptr noundef null), !dbg !55
  ret void, !dbg !56
}

define internal ptr @first(ptr noundef %0) #0 !dbg !57 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !58, !DIExpression(), !59)
  store i32 1, ptr @x, align 4, !dbg !60
  call void asm sideeffect "mfence", "~{memory},~{dirflag},~{fpsr},~{flags}"() #3, !dbg !61, !srcloc !62
  %3 = load i32, ptr @y, align 4, !dbg !63
  store i32 %3, ptr @r1, align 4, !dbg !64
  ret ptr null, !dbg !65
}

define internal ptr @second(ptr noundef %0) #0 !dbg !66 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !67, !DIExpression(), !68)
  store i32 1, ptr @y, align 4, !dbg !69
  call void @llvm.x86.sse2.mfence(), !dbg !70
  %3 = load i32, ptr @x, align 4, !dbg !71
  store i32 %3, ptr @r2, align 4, !dbg !72
  ret ptr null, !dbg !73
}

define dso_local void @one_only() #0 !dbg !74 {
  call void @run(ptr noundef @first, ptr noundef @without), !dbg !77
  ret void, !dbg !78
}

define internal ptr @without(ptr noundef %0) #0 !dbg !79 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !80, !DIExpression(), !81)
  store i32 1, ptr @y, align 4, !dbg !82
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #3, !dbg !83, !srcloc !84
  %3 = load i32, ptr @x, align 4, !dbg !85
  store i32 %3, ptr @r2, align 4, !dbg !86
  ret ptr null, !dbg !87
}

define dso_local void @not_for_the_compiler() #0 !dbg !88 {
  call void asm sideeffect "mfence", "~{dirflag},~{fpsr},~{flags}"() #3, !dbg !89, !srcloc !90
  ret void, !dbg !91
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare void @llvm.x86.sse2.mfence() #3


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!14, !15, !16, !17, !18, !19, !20}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 8, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "fence_by_assembly.c", directory: ".", checksumkind: CSK_MD5, checksum: "e6e23083a9ca3329d6231e2d69a35838")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !10, !12}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 8, type: !9, isLocal: true, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "r1", scope: !2, file: !3, line: 8, type: !9, isLocal: true, isDefinition: true)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "r2", scope: !2, file: !3, line: 8, type: !9, isLocal: true, isDefinition: true)
!14 = !{i32 7, !"Dwarf Version", i32 5}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 8, !"PIC Level", i32 2}
!18 = !{i32 7, !"PIE Level", i32 2}
!19 = !{i32 7, !"uwtable", i32 2}
!20 = !{i32 7, !"frame-pointer", i32 2}
!21 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!22 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 39, type: !23, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!23 = !DISubroutineType(types: !24)
!24 = !{!9}
!25 = !DILocation(line: 40, column: 3, scope: !22)
!26 = !DILocation(line: 41, column: 3, scope: !22)
!27 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 31, type: !28, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !33)
!28 = !DISubroutineType(types: !29)
!29 = !{null, !30, !30}
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!31 = !DISubroutineType(types: !32)
!32 = !{!5, !5}
!33 = !{}
!34 = !DILocalVariable(name: "one", arg: 1, scope: !27, file: !3, line: 31, type: !30)
!35 = !DILocation(line: 31, column: 25, scope: !27)
!36 = !DILocalVariable(name: "other", arg: 2, scope: !27, file: !3, line: 31, type: !30)
!37 = !DILocation(line: 31, column: 47, scope: !27)
!38 = !DILocalVariable(name: "threads", scope: !27, file: !3, line: 32, type: !39)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 128, elements: !43)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !41, line: 27, baseType: !42)
!41 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!42 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!43 = !{!44}
!44 = !DISubrange(count: 2)
!45 = !DILocation(line: 32, column: 13, scope: !27)
!46 = !DILocation(line: 33, column: 19, scope: !27)
!47 = !DILocation(line: 33, column: 37, scope: !27)
!48 = !DILocation(line: 33, column: 3, scope: !27)
!49 = !DILocation(line: 34, column: 19, scope: !27)
!50 = !DILocation(line: 34, column: 37, scope: !27)
!51 = !DILocation(line: 34, column: 3, scope: !27)
!52 = !DILocation(line: 35, column: 16, scope: !27)
!53 = !DILocation(line: 35, column: 3, scope: !27)
!54 = !DILocation(line: 36, column: 16, scope: !27)
!55 = !DILocation(line: 36, column: 3, scope: !27)
!56 = !DILocation(line: 37, column: 1, scope: !27)
!57 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 10, type: !31, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !33)
!58 = !DILocalVariable(name: "unused", arg: 1, scope: !57, file: !3, line: 10, type: !5)
!59 = !DILocation(line: 10, column: 26, scope: !57)
!60 = !DILocation(line: 11, column: 5, scope: !57)
!61 = !DILocation(line: 12, column: 3, scope: !57)
!62 = !{i64 470}
!63 = !DILocation(line: 13, column: 8, scope: !57)
!64 = !DILocation(line: 13, column: 6, scope: !57)
!65 = !DILocation(line: 14, column: 3, scope: !57)
!66 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 17, type: !31, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !33)
!67 = !DILocalVariable(name: "unused", arg: 1, scope: !66, file: !3, line: 17, type: !5)
!68 = !DILocation(line: 17, column: 27, scope: !66)
!69 = !DILocation(line: 18, column: 5, scope: !66)
!70 = !DILocation(line: 19, column: 3, scope: !66)
!71 = !DILocation(line: 20, column: 8, scope: !66)
!72 = !DILocation(line: 20, column: 6, scope: !66)
!73 = !DILocation(line: 21, column: 3, scope: !66)
!74 = distinct !DISubprogram(name: "one_only", scope: !3, file: !3, line: 44, type: !75, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!75 = !DISubroutineType(types: !76)
!76 = !{null}
!77 = !DILocation(line: 44, column: 23, scope: !74)
!78 = !DILocation(line: 44, column: 44, scope: !74)
!79 = distinct !DISubprogram(name: "without", scope: !3, file: !3, line: 24, type: !31, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !33)
!80 = !DILocalVariable(name: "unused", arg: 1, scope: !79, file: !3, line: 24, type: !5)
!81 = !DILocation(line: 24, column: 28, scope: !79)
!82 = !DILocation(line: 25, column: 5, scope: !79)
!83 = !DILocation(line: 26, column: 3, scope: !79)
!84 = !{i64 687}
!85 = !DILocation(line: 27, column: 8, scope: !79)
!86 = !DILocation(line: 27, column: 6, scope: !79)
!87 = !DILocation(line: 28, column: 3, scope: !79)
!88 = distinct !DISubprogram(name: "not_for_the_compiler", scope: !3, file: !3, line: 46, type: !75, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!89 = !DILocation(line: 46, column: 35, scope: !88)
!90 = !{i64 1141}
!91 = !DILocation(line: 46, column: 63, scope: !88)
