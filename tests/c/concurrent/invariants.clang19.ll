source_filename = "invariants.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.box = type { i32 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@inner = internal global %struct.box zeroinitializer, align 4, !dbg !0
@box = dso_local global ptr @inner, align 8, !dbg !7
@low = dso_local global i32 0, align 4, !dbg !14
@high = dso_local global i32 0, align 4, !dbg !16
@m = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !18

define dso_local i32 @main() #0 !dbg !60 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !64, !DIExpression(), !67)
    #dbg_declare(ptr %3, !68, !DIExpression(), !69)
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @work, ptr noundef null) #3, !dbg !70
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @work, ptr noundef null) #3, !dbg !71
  %6 = load i64, ptr %2, align 8, !dbg !72
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !73
  %8 = load i64, ptr %3, align 8, !dbg !74
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !75
  ret i32 0, !dbg !76
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @work(ptr noundef %0) #0 !dbg !77 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !80, !DIExpression(), !81)
  %3 = call i32 @pthread_mutex_lock(ptr noundef @m) #3, !dbg !82
  %4 = load i32, ptr @high, align 4, !dbg !83
  %5 = add nsw i32 %4, 1, !dbg !83
  store i32 %5, ptr @high, align 4, !dbg !83
  %6 = load i32, ptr @low, align 4, !dbg !84
  %7 = add nsw i32 %6, 1, !dbg !84
  store i32 %7, ptr @low, align 4, !dbg !84
  store i32 -1, ptr @inner, align 4, !dbg !85
  store i32 1, ptr @inner, align 4, !dbg !86
  %8 = call i32 @pthread_mutex_unlock(ptr noundef @m) #3, !dbg !87
  %9 = load ptr, ptr %2, align 8, !dbg !88
  ret ptr %9, !dbg !89
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!52, !53, !54, !55, !56, !57, !58}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "inner", scope: !2, file: !3, line: 8, type: !10, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "invariants.c", directory: ".", checksumkind: CSK_MD5, checksum: "9a2fb3af955e27ede238a7ebafba407d")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !0, !14, !16, !18}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "box", scope: !2, file: !3, line: 10, type: !9, isLocal: false, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "box", file: !3, line: 7, size: 32, elements: !11)
!11 = !{!12}
!12 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !10, file: !3, line: 7, baseType: !13, size: 32)
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "low", scope: !2, file: !3, line: 9, type: !13, isLocal: false, isDefinition: true)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "high", scope: !2, file: !3, line: 9, type: !13, isLocal: false, isDefinition: true)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 11, type: !20, isLocal: true, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !21, line: 72, baseType: !22)
!21 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!22 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !21, line: 67, size: 320, elements: !23)
!23 = !{!24, !45, !50}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !22, file: !21, line: 69, baseType: !25, size: 320)
!25 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !26, line: 22, size: 320, elements: !27)
!26 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!27 = !{!28, !29, !31, !32, !33, !34, !36, !37}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !25, file: !26, line: 24, baseType: !13, size: 32)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !25, file: !26, line: 25, baseType: !30, size: 32, offset: 32)
!30 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !25, file: !26, line: 26, baseType: !13, size: 32, offset: 64)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !25, file: !26, line: 28, baseType: !30, size: 32, offset: 96)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !25, file: !26, line: 32, baseType: !13, size: 32, offset: 128)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !25, file: !26, line: 34, baseType: !35, size: 16, offset: 160)
!35 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !25, file: !26, line: 35, baseType: !35, size: 16, offset: 176)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !25, file: !26, line: 36, baseType: !38, size: 128, offset: 192)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !39, line: 55, baseType: !40)
!39 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!40 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !39, line: 51, size: 128, elements: !41)
!41 = !{!42, !44}
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !40, file: !39, line: 53, baseType: !43, size: 64)
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !40, file: !39, line: 54, baseType: !43, size: 64, offset: 64)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !22, file: !21, line: 70, baseType: !46, size: 320)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !47, size: 320, elements: !48)
!47 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!48 = !{!49}
!49 = !DISubrange(count: 40)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !22, file: !21, line: 71, baseType: !51, size: 64)
!51 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!52 = !{i32 7, !"Dwarf Version", i32 5}
!53 = !{i32 2, !"Debug Info Version", i32 3}
!54 = !{i32 1, !"wchar_size", i32 4}
!55 = !{i32 8, !"PIC Level", i32 2}
!56 = !{i32 7, !"PIE Level", i32 2}
!57 = !{i32 7, !"uwtable", i32 2}
!58 = !{i32 7, !"frame-pointer", i32 2}
!59 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!60 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 23, type: !61, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !63)
!61 = !DISubroutineType(types: !62)
!62 = !{!13}
!63 = !{}
!64 = !DILocalVariable(name: "a", scope: !60, file: !3, line: 24, type: !65)
!65 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !21, line: 27, baseType: !66)
!66 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!67 = !DILocation(line: 24, column: 13, scope: !60)
!68 = !DILocalVariable(name: "b", scope: !60, file: !3, line: 24, type: !65)
!69 = !DILocation(line: 24, column: 16, scope: !60)
!70 = !DILocation(line: 25, column: 3, scope: !60)
!71 = !DILocation(line: 26, column: 3, scope: !60)
!72 = !DILocation(line: 27, column: 16, scope: !60)
!73 = !DILocation(line: 27, column: 3, scope: !60)
!74 = !DILocation(line: 28, column: 16, scope: !60)
!75 = !DILocation(line: 28, column: 3, scope: !60)
!76 = !DILocation(line: 29, column: 3, scope: !60)
!77 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 13, type: !78, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !63)
!78 = !DISubroutineType(types: !79)
!79 = !{!5, !5}
!80 = !DILocalVariable(name: "unused", arg: 1, scope: !77, file: !3, line: 13, type: !5)
!81 = !DILocation(line: 13, column: 25, scope: !77)
!82 = !DILocation(line: 14, column: 3, scope: !77)
!83 = !DILocation(line: 15, column: 7, scope: !77)
!84 = !DILocation(line: 16, column: 6, scope: !77)
!85 = !DILocation(line: 17, column: 15, scope: !77)
!86 = !DILocation(line: 18, column: 15, scope: !77)
!87 = !DILocation(line: 19, column: 3, scope: !77)
!88 = !DILocation(line: 20, column: 10, scope: !77)
!89 = !DILocation(line: 20, column: 3, scope: !77)
