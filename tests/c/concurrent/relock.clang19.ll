source_filename = "relock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca %union.pthread_mutex_t, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !15, !DIExpression(), !48)
  call void @llvm.memset.p0.i64(ptr align 8 %2, i8 0, i64 40, i1 false), !dbg !48
  %3 = call i32 @pthread_mutex_lock(ptr noundef %2) #3, !dbg !49
  %4 = call i32 @pthread_mutex_lock(ptr noundef %2) #3, !dbg !50
  ret i32 0, !dbg !51
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

declare i32 @pthread_mutex_lock(ptr noundef) #2


!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "relock.c", directory: ".", checksumkind: CSK_MD5, checksum: "78f2e05b8810185f07c4dc65a34f0519")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !11, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "m", scope: !10, file: !1, line: 5, type: !16)
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !17, line: 72, baseType: !18)
!17 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!18 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !17, line: 67, size: 320, elements: !19)
!19 = !{!20, !41, !46}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !18, file: !17, line: 69, baseType: !21, size: 320)
!21 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !22, line: 22, size: 320, elements: !23)
!22 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!23 = !{!24, !25, !27, !28, !29, !30, !32, !33}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !21, file: !22, line: 24, baseType: !13, size: 32)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !21, file: !22, line: 25, baseType: !26, size: 32, offset: 32)
!26 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !21, file: !22, line: 26, baseType: !13, size: 32, offset: 64)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !21, file: !22, line: 28, baseType: !26, size: 32, offset: 96)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !21, file: !22, line: 32, baseType: !13, size: 32, offset: 128)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !21, file: !22, line: 34, baseType: !31, size: 16, offset: 160)
!31 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !21, file: !22, line: 35, baseType: !31, size: 16, offset: 176)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !21, file: !22, line: 36, baseType: !34, size: 128, offset: 192)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !35, line: 55, baseType: !36)
!35 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!36 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !35, line: 51, size: 128, elements: !37)
!37 = !{!38, !40}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !36, file: !35, line: 53, baseType: !39, size: 64)
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !36, file: !35, line: 54, baseType: !39, size: 64, offset: 64)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !18, file: !17, line: 70, baseType: !42, size: 320)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !43, size: 320, elements: !44)
!43 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!44 = !{!45}
!45 = !DISubrange(count: 40)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !18, file: !17, line: 71, baseType: !47, size: 64)
!47 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!48 = !DILocation(line: 5, column: 19, scope: !10)
!49 = !DILocation(line: 6, column: 3, scope: !10)
!50 = !DILocation(line: 7, column: 3, scope: !10)
!51 = !DILocation(line: 8, column: 3, scope: !10)
