source_filename = "barriers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_barrier_t = type { i64, [24 x i8] }

@barrier = internal global %union.pthread_barrier_t zeroinitializer, align 8, !dbg !0
@parts = internal global [2 x i32] zeroinitializer, align 4, !dbg !8
@.str = private unnamed_addr constant [31 x i8] c"parts[0] == 2 && parts[1] == 2\00", align 1
@.str.1 = private unnamed_addr constant [11 x i8] c"barriers.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [51 x i8] c"last == 0 || last == PTHREAD_BARRIER_SERIAL_THREAD\00", align 1
@__PRETTY_FUNCTION__.work = private unnamed_addr constant [19 x i8] c"void *work(void *)\00", align 1
@.str.3 = private unnamed_addr constant [18 x i8] c"parts[1 - i] == 1\00", align 1

define dso_local i32 @main() #0 !dbg !32 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !36, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.declare(metadata ptr %3, metadata !40, metadata !DIExpression()), !dbg !41
  %4 = call i32 @pthread_barrier_init(ptr noundef @barrier, ptr noundef null, i32 noundef 2) #5, !dbg !42
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @work, ptr noundef null) #5, !dbg !43
  %6 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @work, ptr noundef inttoptr (i64 1 to ptr)) #5, !dbg !44
  %7 = load i64, ptr %2, align 8, !dbg !45
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !46
  %9 = load i64, ptr %3, align 8, !dbg !47
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !48
  %11 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @parts, i64 0, i64 0), align 4, !dbg !49
  %12 = icmp eq i32 %11, 2, !dbg !49
  br i1 %12, label %13, label %17, !dbg !49

13:                                               ; preds = %0
  %14 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @parts, i64 0, i64 1), align 4, !dbg !49
  %15 = icmp eq i32 %14, 2, !dbg !49
  br i1 %15, label %16, label %17, !dbg !52

16:                                               ; preds = %13
  br label %18, !dbg !52

17:                                               ; preds = %13, %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([31 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([11 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 26, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !49
  unreachable, !dbg !49

18:                                               ; preds = %16
  ret i32 0, !dbg !53
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_barrier_init(ptr noundef, ptr noundef, i32 noundef) #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @work(ptr noundef %0) #0 !dbg !54 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !57, metadata !DIExpression()), !dbg !58
  call void @llvm.dbg.declare(metadata ptr %3, metadata !59, metadata !DIExpression()), !dbg !60
  %5 = load ptr, ptr %2, align 8, !dbg !61
  %6 = ptrtoint ptr %5 to i64, !dbg !62
  store i64 %6, ptr %3, align 8, !dbg !60
  %7 = load i64, ptr %3, align 8, !dbg !63
  %8 = getelementptr inbounds [2 x i32], ptr @parts, i64 0, i64 %7, !dbg !64
  store i32 1, ptr %8, align 4, !dbg !65
  call void @llvm.dbg.declare(metadata ptr %4, metadata !66, metadata !DIExpression()), !dbg !67
  %9 = call i32 @pthread_barrier_wait(ptr noundef @barrier) #5, !dbg !68
  store i32 %9, ptr %4, align 4, !dbg !67
  %10 = load i32, ptr %4, align 4, !dbg !69
  %11 = icmp eq i32 %10, 0, !dbg !69
  br i1 %11, label %15, label %12, !dbg !69

12:                                               ; preds = %1
  %13 = load i32, ptr %4, align 4, !dbg !69
  %14 = icmp eq i32 %13, -1, !dbg !69
  br i1 %14, label %15, label %16, !dbg !72

15:                                               ; preds = %12, %1
  br label %17, !dbg !72

16:                                               ; preds = %12
  call void @__assert_fail(ptr noundef getelementptr inbounds ([51 x i8], ptr @.str.2, i64 0, i64 0), ptr noundef getelementptr inbounds ([11 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 12, ptr noundef getelementptr inbounds ([19 x i8], ptr @__PRETTY_FUNCTION__.work, i64 0, i64 0)) #6, !dbg !69
  unreachable, !dbg !69

17:                                               ; preds = %15
  %18 = load i64, ptr %3, align 8, !dbg !73
  %19 = sub nsw i64 1, %18, !dbg !73
  %20 = getelementptr inbounds [2 x i32], ptr @parts, i64 0, i64 %19, !dbg !73
  %21 = load i32, ptr %20, align 4, !dbg !73
  %22 = icmp eq i32 %21, 1, !dbg !73
  br i1 %22, label %23, label %24, !dbg !76

23:                                               ; preds = %17
  br label %25, !dbg !76

24:                                               ; preds = %17
  call void @__assert_fail(ptr noundef getelementptr inbounds ([18 x i8], ptr @.str.3, i64 0, i64 0), ptr noundef getelementptr inbounds ([11 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 13, ptr noundef getelementptr inbounds ([19 x i8], ptr @__PRETTY_FUNCTION__.work, i64 0, i64 0)) #6, !dbg !73
  unreachable, !dbg !73

25:                                               ; preds = %23
  %26 = call i32 @pthread_barrier_wait(ptr noundef @barrier) #5, !dbg !77
  %27 = load i64, ptr %3, align 8, !dbg !78
  %28 = getelementptr inbounds [2 x i32], ptr @parts, i64 0, i64 %27, !dbg !79
  store i32 2, ptr %28, align 4, !dbg !80
  ret ptr null, !dbg !81
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

declare i32 @pthread_barrier_wait(ptr noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!24, !25, !26, !27, !28, !29, !30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "barrier", scope: !2, file: !3, line: 5, type: !14, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "barriers.c", directory: ".", checksumkind: CSK_MD5, checksum: "71338a16756e0f200f30065ebcc868e8")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!7 = !{!0, !8}
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "parts", scope: !2, file: !3, line: 6, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 64, elements: !12)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !{!13}
!13 = !DISubrange(count: 2)
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_barrier_t", file: !15, line: 112, baseType: !16)
!15 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!16 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !15, line: 108, size: 256, elements: !17)
!17 = !{!18, !23}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !16, file: !15, line: 110, baseType: !19, size: 256)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 256, elements: !21)
!20 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!21 = !{!22}
!22 = !DISubrange(count: 32)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !16, file: !15, line: 111, baseType: !6, size: 64)
!24 = !{i32 7, !"Dwarf Version", i32 5}
!25 = !{i32 2, !"Debug Info Version", i32 3}
!26 = !{i32 1, !"wchar_size", i32 4}
!27 = !{i32 7, !"PIC Level", i32 2}
!28 = !{i32 7, !"PIE Level", i32 2}
!29 = !{i32 7, !"uwtable", i32 1}
!30 = !{i32 7, !"frame-pointer", i32 2}
!31 = !{!"Debian clang version 14.0.6"}
!32 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 19, type: !33, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !35)
!33 = !DISubroutineType(types: !34)
!34 = !{!11}
!35 = !{}
!36 = !DILocalVariable(name: "a", scope: !32, file: !3, line: 20, type: !37)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !15, line: 27, baseType: !38)
!38 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!39 = !DILocation(line: 20, column: 13, scope: !32)
!40 = !DILocalVariable(name: "b", scope: !32, file: !3, line: 20, type: !37)
!41 = !DILocation(line: 20, column: 16, scope: !32)
!42 = !DILocation(line: 21, column: 3, scope: !32)
!43 = !DILocation(line: 22, column: 3, scope: !32)
!44 = !DILocation(line: 23, column: 3, scope: !32)
!45 = !DILocation(line: 24, column: 16, scope: !32)
!46 = !DILocation(line: 24, column: 3, scope: !32)
!47 = !DILocation(line: 25, column: 16, scope: !32)
!48 = !DILocation(line: 25, column: 3, scope: !32)
!49 = !DILocation(line: 26, column: 3, scope: !50)
!50 = distinct !DILexicalBlock(scope: !51, file: !3, line: 26, column: 3)
!51 = distinct !DILexicalBlock(scope: !32, file: !3, line: 26, column: 3)
!52 = !DILocation(line: 26, column: 3, scope: !51)
!53 = !DILocation(line: 27, column: 3, scope: !32)
!54 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 8, type: !55, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!55 = !DISubroutineType(types: !56)
!56 = !{!5, !5}
!57 = !DILocalVariable(name: "which", arg: 1, scope: !54, file: !3, line: 8, type: !5)
!58 = !DILocation(line: 8, column: 25, scope: !54)
!59 = !DILocalVariable(name: "i", scope: !54, file: !3, line: 9, type: !6)
!60 = !DILocation(line: 9, column: 8, scope: !54)
!61 = !DILocation(line: 9, column: 18, scope: !54)
!62 = !DILocation(line: 9, column: 12, scope: !54)
!63 = !DILocation(line: 10, column: 9, scope: !54)
!64 = !DILocation(line: 10, column: 3, scope: !54)
!65 = !DILocation(line: 10, column: 12, scope: !54)
!66 = !DILocalVariable(name: "last", scope: !54, file: !3, line: 11, type: !11)
!67 = !DILocation(line: 11, column: 7, scope: !54)
!68 = !DILocation(line: 11, column: 14, scope: !54)
!69 = !DILocation(line: 12, column: 3, scope: !70)
!70 = distinct !DILexicalBlock(scope: !71, file: !3, line: 12, column: 3)
!71 = distinct !DILexicalBlock(scope: !54, file: !3, line: 12, column: 3)
!72 = !DILocation(line: 12, column: 3, scope: !71)
!73 = !DILocation(line: 13, column: 3, scope: !74)
!74 = distinct !DILexicalBlock(scope: !75, file: !3, line: 13, column: 3)
!75 = distinct !DILexicalBlock(scope: !54, file: !3, line: 13, column: 3)
!76 = !DILocation(line: 13, column: 3, scope: !75)
!77 = !DILocation(line: 14, column: 3, scope: !54)
!78 = !DILocation(line: 15, column: 9, scope: !54)
!79 = !DILocation(line: 15, column: 3, scope: !54)
!80 = !DILocation(line: 15, column: 12, scope: !54)
!81 = !DILocation(line: 16, column: 3, scope: !54)
