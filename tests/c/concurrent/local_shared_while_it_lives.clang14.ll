source_filename = "local_shared_while_it_lives.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [31 x i8] c"local == 2 && result == &local\00", align 1
@.str.1 = private unnamed_addr constant [30 x i8] c"local_shared_while_it_lives.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() #0 !dbg !13 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i64, align 8
  %4 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !17, metadata !DIExpression()), !dbg !18
  store i32 1, ptr %2, align 4, !dbg !18
  call void @llvm.dbg.declare(metadata ptr %3, metadata !19, metadata !DIExpression()), !dbg !23
  call void @llvm.dbg.declare(metadata ptr %4, metadata !24, metadata !DIExpression()), !dbg !26
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @use, ptr noundef %2) #5, !dbg !27
  %6 = load i64, ptr %3, align 8, !dbg !28
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef %4), !dbg !29
  %8 = load i32, ptr %2, align 4, !dbg !30
  %9 = icmp eq i32 %8, 2, !dbg !30
  br i1 %9, label %10, label %14, !dbg !30

10:                                               ; preds = %0
  %11 = load ptr, ptr %4, align 8, !dbg !30
  %12 = icmp eq ptr %11, %2, !dbg !30
  br i1 %12, label %13, label %14, !dbg !33

13:                                               ; preds = %10
  br label %15, !dbg !33

14:                                               ; preds = %10, %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([31 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([30 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 16, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !30
  unreachable, !dbg !30

15:                                               ; preds = %13
  ret i32 0, !dbg !34
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @use(ptr noundef %0) #0 !dbg !35 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !38, metadata !DIExpression()), !dbg !39
  %3 = load ptr, ptr %2, align 8, !dbg !40
  %4 = load i32, ptr %3, align 4, !dbg !41
  %5 = add nsw i32 %4, 1, !dbg !41
  store i32 %5, ptr %3, align 4, !dbg !41
  %6 = load ptr, ptr %2, align 8, !dbg !42
  ret ptr %6, !dbg !43
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4


!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5, !6, !7, !8, !9, !10, !11}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "local_shared_while_it_lives.c", directory: ".", checksumkind: CSK_MD5, checksum: "e2527fe5c36fe694feb3d6e63b218f34")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !{i32 7, !"Dwarf Version", i32 5}
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !{i32 1, !"wchar_size", i32 4}
!8 = !{i32 7, !"PIC Level", i32 2}
!9 = !{i32 7, !"PIE Level", i32 2}
!10 = !{i32 7, !"uwtable", i32 1}
!11 = !{i32 7, !"frame-pointer", i32 2}
!12 = !{!"Debian clang version 14.0.6"}
!13 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !14, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !16)
!14 = !DISubroutineType(types: !15)
!15 = !{!4}
!16 = !{}
!17 = !DILocalVariable(name: "local", scope: !13, file: !1, line: 11, type: !4)
!18 = !DILocation(line: 11, column: 7, scope: !13)
!19 = !DILocalVariable(name: "t", scope: !13, file: !1, line: 12, type: !20)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !21, line: 27, baseType: !22)
!21 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!22 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!23 = !DILocation(line: 12, column: 13, scope: !13)
!24 = !DILocalVariable(name: "result", scope: !13, file: !1, line: 13, type: !25)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!26 = !DILocation(line: 13, column: 9, scope: !13)
!27 = !DILocation(line: 14, column: 3, scope: !13)
!28 = !DILocation(line: 15, column: 16, scope: !13)
!29 = !DILocation(line: 15, column: 3, scope: !13)
!30 = !DILocation(line: 16, column: 3, scope: !31)
!31 = distinct !DILexicalBlock(scope: !32, file: !1, line: 16, column: 3)
!32 = distinct !DILexicalBlock(scope: !13, file: !1, line: 16, column: 3)
!33 = !DILocation(line: 16, column: 3, scope: !32)
!34 = !DILocation(line: 17, column: 3, scope: !13)
!35 = distinct !DISubprogram(name: "use", scope: !1, file: !1, line: 5, type: !36, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !16)
!36 = !DISubroutineType(types: !37)
!37 = !{!25, !25}
!38 = !DILocalVariable(name: "argument", arg: 1, scope: !35, file: !1, line: 5, type: !25)
!39 = !DILocation(line: 5, column: 24, scope: !35)
!40 = !DILocation(line: 6, column: 13, scope: !35)
!41 = !DILocation(line: 6, column: 3, scope: !35)
!42 = !DILocation(line: 7, column: 10, scope: !35)
!43 = !DILocation(line: 7, column: 3, scope: !35)
