source_filename = "local_atomics.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.gate = type { i32, i8 }

@.str = private unnamed_addr constant [24 x i8] c"count == 6 && gate.used\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"local_atomics.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca %struct.gate, align 4
  %4 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !15, metadata !DIExpression()), !dbg !19
  store i32 5, ptr %2, align 4, !dbg !19
  call void @llvm.dbg.declare(metadata ptr %3, metadata !20, metadata !DIExpression()), !dbg !28
  %5 = bitcast ptr %3 to ptr, !dbg !28
  call void @llvm.memset.p0.i64(ptr align 4 %5, i8 0, i64 8, i1 false), !dbg !28
  call void @llvm.dbg.declare(metadata ptr %4, metadata !29, metadata !DIExpression()), !dbg !33
  %6 = getelementptr inbounds %struct.gate, ptr %3, i32 0, i32 0, !dbg !34
  store i32 1, ptr %6, align 4, !dbg !35
  %7 = bitcast ptr %3 to ptr, !dbg !36
  %8 = call i32 @pthread_create(ptr noundef %4, ptr noundef null, ptr noundef @pass, ptr noundef %7) #6, !dbg !37
  %9 = atomicrmw add ptr %2, i32 1 seq_cst, align 4, !dbg !38
  %10 = load i64, ptr %4, align 8, !dbg !39
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !40
  %12 = load atomic i32, ptr %2 seq_cst, align 4, !dbg !41
  %13 = icmp eq i32 %12, 6, !dbg !41
  br i1 %13, label %14, label %19, !dbg !41

14:                                               ; preds = %0
  %15 = getelementptr inbounds %struct.gate, ptr %3, i32 0, i32 1, !dbg !41
  %16 = load atomic i8, ptr %15 seq_cst, align 1, !dbg !41
  %17 = trunc i8 %16 to i1, !dbg !41
  br i1 %17, label %18, label %19, !dbg !44

18:                                               ; preds = %14
  br label %20, !dbg !44

19:                                               ; preds = %14, %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([24 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([16 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 28, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #7, !dbg !41
  unreachable, !dbg !41

20:                                               ; preds = %18
  ret i32 0, !dbg !45
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @pass(ptr noundef %0) #0 !dbg !46 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !50, metadata !DIExpression()), !dbg !51
  call void @llvm.dbg.declare(metadata ptr %3, metadata !52, metadata !DIExpression()), !dbg !54
  %5 = load ptr, ptr %2, align 8, !dbg !55
  %6 = bitcast ptr %5 to ptr, !dbg !55
  store ptr %6, ptr %3, align 8, !dbg !54
  %7 = load ptr, ptr %3, align 8, !dbg !56
  %8 = getelementptr inbounds %struct.gate, ptr %7, i32 0, i32 0, !dbg !56
  %9 = load atomic i32, ptr %8 seq_cst, align 4, !dbg !56
  store i32 %9, ptr %4, align 4, !dbg !56
  %10 = load i32, ptr %4, align 4, !dbg !56
  %11 = icmp ne i32 %10, 0, !dbg !56
  br i1 %11, label %12, label %15, !dbg !58

12:                                               ; preds = %1
  %13 = load ptr, ptr %3, align 8, !dbg !59
  %14 = getelementptr inbounds %struct.gate, ptr %13, i32 0, i32 1, !dbg !60
  store atomic i8 1, ptr %14 seq_cst, align 1, !dbg !61
  br label %15, !dbg !59

15:                                               ; preds = %12, %1
  %16 = load ptr, ptr %2, align 8, !dbg !62
  ret ptr %16, !dbg !63
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5


!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "local_atomics.c", directory: ".", checksumkind: CSK_MD5, checksum: "e3161a71c594c168f5f0757caf64756d")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 20, type: !11, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "count", scope: !10, file: !1, line: 21, type: !16)
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !17, line: 92, baseType: !18)
!17 = !DIFile(filename: "lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: ".", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
!18 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !13)
!19 = !DILocation(line: 21, column: 14, scope: !10)
!20 = !DILocalVariable(name: "gate", scope: !10, file: !1, line: 22, type: !21)
!21 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "gate", file: !1, line: 9, size: 64, elements: !22)
!22 = !{!23, !24}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "open", scope: !21, file: !1, line: 10, baseType: !16, size: 32)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "used", scope: !21, file: !1, line: 11, baseType: !25, size: 8, offset: 32)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_bool", file: !17, line: 85, baseType: !26)
!26 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !27)
!27 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!28 = !DILocation(line: 22, column: 15, scope: !10)
!29 = !DILocalVariable(name: "thread", scope: !10, file: !1, line: 23, type: !30)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !31, line: 27, baseType: !32)
!31 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!32 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!33 = !DILocation(line: 23, column: 13, scope: !10)
!34 = !DILocation(line: 24, column: 21, scope: !10)
!35 = !DILocation(line: 24, column: 3, scope: !10)
!36 = !DILocation(line: 25, column: 36, scope: !10)
!37 = !DILocation(line: 25, column: 3, scope: !10)
!38 = !DILocation(line: 26, column: 8, scope: !10)
!39 = !DILocation(line: 27, column: 16, scope: !10)
!40 = !DILocation(line: 27, column: 3, scope: !10)
!41 = !DILocation(line: 28, column: 3, scope: !42)
!42 = distinct !DILexicalBlock(scope: !43, file: !1, line: 28, column: 3)
!43 = distinct !DILexicalBlock(scope: !10, file: !1, line: 28, column: 3)
!44 = !DILocation(line: 28, column: 3, scope: !43)
!45 = !DILocation(line: 29, column: 3, scope: !10)
!46 = distinct !DISubprogram(name: "pass", scope: !1, file: !1, line: 14, type: !47, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!47 = !DISubroutineType(types: !48)
!48 = !{!49, !49}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!50 = !DILocalVariable(name: "argument", arg: 1, scope: !46, file: !1, line: 14, type: !49)
!51 = !DILocation(line: 14, column: 25, scope: !46)
!52 = !DILocalVariable(name: "gate", scope: !46, file: !1, line: 15, type: !53)
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!54 = !DILocation(line: 15, column: 16, scope: !46)
!55 = !DILocation(line: 15, column: 23, scope: !46)
!56 = !DILocation(line: 16, column: 7, scope: !57)
!57 = distinct !DILexicalBlock(scope: !46, file: !1, line: 16, column: 7)
!58 = !DILocation(line: 16, column: 7, scope: !46)
!59 = !DILocation(line: 16, column: 33, scope: !57)
!60 = !DILocation(line: 16, column: 39, scope: !57)
!61 = !DILocation(line: 16, column: 44, scope: !57)
!62 = !DILocation(line: 17, column: 10, scope: !46)
!63 = !DILocation(line: 17, column: 3, scope: !46)
