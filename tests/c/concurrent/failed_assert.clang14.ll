source_filename = "failed_assert.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [8 x i8] c"before\0A\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"x == 4\00", align 1
@.str.2 = private unnamed_addr constant [16 x i8] c"failed_assert.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !15, metadata !DIExpression()), !dbg !16
  store i32 3, ptr %2, align 4, !dbg !16
  %3 = call i32 (ptr, ...) @printf(ptr noundef getelementptr inbounds ([8 x i8], ptr @.str, i64 0, i64 0)), !dbg !17
  %4 = load i32, ptr %2, align 4, !dbg !18
  %5 = icmp eq i32 %4, 4, !dbg !18
  br i1 %5, label %6, label %7, !dbg !21

6:                                                ; preds = %0
  br label %8, !dbg !21

7:                                                ; preds = %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([7 x i8], ptr @.str.1, i64 0, i64 0), ptr noundef getelementptr inbounds ([16 x i8], ptr @.str.2, i64 0, i64 0), i32 noundef 8, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #4, !dbg !18
  unreachable, !dbg !18

8:                                                ; preds = %6
  ret i32 0, !dbg !22
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @printf(ptr noundef, ...) #2

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3


!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "failed_assert.c", directory: ".", checksumkind: CSK_MD5, checksum: "ade89a83cac5e0a9edb2094660a424a4")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "x", scope: !10, file: !1, line: 6, type: !13)
!16 = !DILocation(line: 6, column: 7, scope: !10)
!17 = !DILocation(line: 7, column: 3, scope: !10)
!18 = !DILocation(line: 8, column: 3, scope: !19)
!19 = distinct !DILexicalBlock(scope: !20, file: !1, line: 8, column: 3)
!20 = distinct !DILexicalBlock(scope: !10, file: !1, line: 8, column: 3)
!21 = !DILocation(line: 8, column: 3, scope: !20)
!22 = !DILocation(line: 9, column: 3, scope: !10)
