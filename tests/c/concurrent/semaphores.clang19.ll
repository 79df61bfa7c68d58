source_filename = "semaphores.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.sem_t = type { i64, [24 x i8] }

@full = internal global %union.sem_t zeroinitializer, align 8, !dbg !0
@item = dso_local global i32 0, align 4, !dbg !7
@got = dso_local global i32 0, align 4, !dbg !10

define dso_local i32 @main() #0 !dbg !31 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !35, !DIExpression(), !39)
  %3 = call i32 @sem_init(ptr noundef @full, i32 noundef 0, i32 noundef 0) #3, !dbg !40
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @produce, ptr noundef null) #3, !dbg !41
  %5 = call i32 @sem_wait(ptr noundef @full), !dbg !42
  %6 = load i32, ptr @item, align 4, !dbg !43
  store i32 %6, ptr @got, align 4, !dbg !44
  %7 = load i64, ptr %2, align 8, !dbg !45
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !46
  ret i32 0, !dbg !47
}

declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @produce(ptr noundef %0) #0 !dbg !48 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !51, !DIExpression(), !52)
  store i32 5, ptr @item, align 4, !dbg !53
  %3 = call i32 @sem_post(ptr noundef @full) #3, !dbg !54
  %4 = load ptr, ptr %2, align 8, !dbg !55
  ret ptr %4, !dbg !56
}

declare i32 @sem_wait(ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare i32 @sem_post(ptr noundef) #1


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28, !29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "full", scope: !2, file: !3, line: 5, type: !12, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "semaphores.c", directory: ".", checksumkind: CSK_MD5, checksum: "b5d5d708bb24068afcdc137c6166239e")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !10}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "item", scope: !2, file: !3, line: 6, type: !9, isLocal: false, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "got", scope: !2, file: !3, line: 6, type: !9, isLocal: false, isDefinition: true)
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !13, line: 39, baseType: !14)
!13 = !DIFile(filename: "include/x86_64-linux-gnu/bits/semaphore.h", directory: "", checksumkind: CSK_MD5, checksum: "f0ec69aef73516c696d526041269f8fd")
!14 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !13, line: 35, size: 256, elements: !15)
!15 = !{!16, !21}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !14, file: !13, line: 37, baseType: !17, size: 256)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 256, elements: !19)
!18 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!19 = !{!20}
!20 = !DISubrange(count: 32)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !14, file: !13, line: 38, baseType: !22, size: 64)
!22 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 8, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 2}
!29 = !{i32 7, !"frame-pointer", i32 2}
!30 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!31 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 14, type: !32, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !34)
!32 = !DISubroutineType(types: !33)
!33 = !{!9}
!34 = !{}
!35 = !DILocalVariable(name: "t", scope: !31, file: !3, line: 15, type: !36)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !37, line: 27, baseType: !38)
!37 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!38 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!39 = !DILocation(line: 15, column: 13, scope: !31)
!40 = !DILocation(line: 16, column: 3, scope: !31)
!41 = !DILocation(line: 17, column: 3, scope: !31)
!42 = !DILocation(line: 18, column: 3, scope: !31)
!43 = !DILocation(line: 19, column: 9, scope: !31)
!44 = !DILocation(line: 19, column: 7, scope: !31)
!45 = !DILocation(line: 20, column: 16, scope: !31)
!46 = !DILocation(line: 20, column: 3, scope: !31)
!47 = !DILocation(line: 21, column: 3, scope: !31)
!48 = distinct !DISubprogram(name: "produce", scope: !3, file: !3, line: 8, type: !49, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!49 = !DISubroutineType(types: !50)
!50 = !{!5, !5}
!51 = !DILocalVariable(name: "unused", arg: 1, scope: !48, file: !3, line: 8, type: !5)
!52 = !DILocation(line: 8, column: 28, scope: !48)
!53 = !DILocation(line: 9, column: 8, scope: !48)
!54 = !DILocation(line: 10, column: 3, scope: !48)
!55 = !DILocation(line: 11, column: 10, scope: !48)
!56 = !DILocation(line: 11, column: 3, scope: !48)
