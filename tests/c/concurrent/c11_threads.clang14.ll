source_filename = "c11_threads.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.mtx_t = type { i64, [32 x i8] }
%union.cnd_t = type { i64, [40 x i8] }

@m = internal global %union.mtx_t zeroinitializer, align 8, !dbg !0
@c = internal global %union.cnd_t zeroinitializer, align 8, !dbg !17
@total = dso_local global i32 0, align 4, !dbg !29
@.str = private unnamed_addr constant [19 x i8] c"x == 10 && y == 20\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"c11_threads.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() #0 !dbg !47 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !51, metadata !DIExpression()), !dbg !56
  call void @llvm.dbg.declare(metadata ptr %3, metadata !57, metadata !DIExpression()), !dbg !58
  call void @llvm.dbg.declare(metadata ptr %4, metadata !59, metadata !DIExpression()), !dbg !60
  call void @llvm.dbg.declare(metadata ptr %5, metadata !61, metadata !DIExpression()), !dbg !62
  %6 = call i32 @mtx_init(ptr noundef @m, i32 noundef 0), !dbg !63
  %7 = call i32 @cnd_init(ptr noundef @c), !dbg !64
  %8 = call i32 @thrd_create(ptr noundef %2, ptr noundef @work, ptr noundef inttoptr (i64 1 to ptr)), !dbg !65
  %9 = call i32 @thrd_create(ptr noundef %3, ptr noundef @work, ptr noundef inttoptr (i64 2 to ptr)), !dbg !66
  %10 = call i32 @mtx_lock(ptr noundef @m), !dbg !67
  br label %11, !dbg !68

11:                                               ; preds = %14, %0
  %12 = load i32, ptr @total, align 4, !dbg !69
  %13 = icmp ne i32 %12, 3, !dbg !70
  br i1 %13, label %14, label %16, !dbg !68

14:                                               ; preds = %11
  %15 = call i32 @cnd_wait(ptr noundef @c, ptr noundef @m), !dbg !71
  br label %11, !dbg !68, !llvm.loop !72

16:                                               ; preds = %11
  %17 = call i32 @mtx_unlock(ptr noundef @m), !dbg !75
  %18 = load i64, ptr %2, align 8, !dbg !76
  %19 = call i32 @thrd_join(i64 noundef %18, ptr noundef %4), !dbg !77
  %20 = load i64, ptr %3, align 8, !dbg !78
  %21 = call i32 @thrd_join(i64 noundef %20, ptr noundef %5), !dbg !79
  %22 = load i32, ptr %4, align 4, !dbg !80
  %23 = icmp eq i32 %22, 10, !dbg !80
  br i1 %23, label %24, label %28, !dbg !80

24:                                               ; preds = %16
  %25 = load i32, ptr %5, align 4, !dbg !80
  %26 = icmp eq i32 %25, 20, !dbg !80
  br i1 %26, label %27, label %28, !dbg !83

27:                                               ; preds = %24
  br label %29, !dbg !83

28:                                               ; preds = %24, %16
  call void @__assert_fail(ptr noundef getelementptr inbounds ([19 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([14 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 30, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #4, !dbg !80
  unreachable, !dbg !80

29:                                               ; preds = %27
  ret i32 0, !dbg !84
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @mtx_init(ptr noundef, i32 noundef) #2

declare i32 @cnd_init(ptr noundef) #2

declare i32 @thrd_create(ptr noundef, ptr noundef, ptr noundef) #2

define internal i32 @work(ptr noundef %0) #0 !dbg !85 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !88, metadata !DIExpression()), !dbg !89
  %3 = call i32 @mtx_lock(ptr noundef @m), !dbg !90
  %4 = load ptr, ptr %2, align 8, !dbg !91
  %5 = ptrtoint ptr %4 to i64, !dbg !92
  %6 = trunc i64 %5 to i32, !dbg !93
  %7 = load i32, ptr @total, align 4, !dbg !94
  %8 = add nsw i32 %7, %6, !dbg !94
  store i32 %8, ptr @total, align 4, !dbg !94
  %9 = call i32 @cnd_signal(ptr noundef @c), !dbg !95
  %10 = call i32 @mtx_unlock(ptr noundef @m), !dbg !96
  %11 = load ptr, ptr %2, align 8, !dbg !97
  %12 = ptrtoint ptr %11 to i64, !dbg !98
  %13 = trunc i64 %12 to i32, !dbg !99
  %14 = mul nsw i32 %13, 10, !dbg !100
  ret i32 %14, !dbg !101
}

declare i32 @mtx_lock(ptr noundef) #2

declare i32 @cnd_wait(ptr noundef, ptr noundef) #2

declare i32 @mtx_unlock(ptr noundef) #2

declare i32 @thrd_join(i64 noundef, ptr noundef) #2

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare i32 @cnd_signal(ptr noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!39, !40, !41, !42, !43, !44, !45}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 5, type: !31, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !12, globals: !16, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "c11_threads.c", directory: ".", checksumkind: CSK_MD5, checksum: "52e4a0d5aad2b5ba710127665d2df234")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !6, line: 52, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "include/threads.h", directory: ".", checksumkind: CSK_MD5, checksum: "6974d482e09577a4fa59cb79dc9d72e5")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11}
!9 = !DIEnumerator(name: "mtx_plain", value: 0)
!10 = !DIEnumerator(name: "mtx_recursive", value: 1)
!11 = !DIEnumerator(name: "mtx_timed", value: 2)
!12 = !{!13, !14, !15}
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!16 = !{!0, !17, !29}
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 6, type: !19, isLocal: true, isDefinition: true)
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "cnd_t", file: !6, line: 72, baseType: !20)
!20 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !6, line: 68, size: 384, elements: !21)
!21 = !{!22, !27}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !20, file: !6, line: 70, baseType: !23, size: 384)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 384, elements: !25)
!24 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!25 = !{!26}
!26 = !DISubrange(count: 48)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !20, file: !6, line: 71, baseType: !28, size: 64)
!28 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "total", scope: !2, file: !3, line: 7, type: !14, isLocal: false, isDefinition: true)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "mtx_t", file: !6, line: 66, baseType: !32)
!32 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !6, line: 62, size: 320, elements: !33)
!33 = !{!34, !38}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !32, file: !6, line: 64, baseType: !35, size: 320)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 320, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 40)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !32, file: !6, line: 65, baseType: !15, size: 64)
!39 = !{i32 7, !"Dwarf Version", i32 5}
!40 = !{i32 2, !"Debug Info Version", i32 3}
!41 = !{i32 1, !"wchar_size", i32 4}
!42 = !{i32 7, !"PIC Level", i32 2}
!43 = !{i32 7, !"PIE Level", i32 2}
!44 = !{i32 7, !"uwtable", i32 1}
!45 = !{i32 7, !"frame-pointer", i32 2}
!46 = !{!"Debian clang version 14.0.6"}
!47 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !48, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !50)
!48 = !DISubroutineType(types: !49)
!49 = !{!14}
!50 = !{}
!51 = !DILocalVariable(name: "a", scope: !47, file: !3, line: 18, type: !52)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "thrd_t", file: !6, line: 38, baseType: !53)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "__thrd_t", file: !54, line: 106, baseType: !55)
!54 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: ".", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!55 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!56 = !DILocation(line: 18, column: 10, scope: !47)
!57 = !DILocalVariable(name: "b", scope: !47, file: !3, line: 18, type: !52)
!58 = !DILocation(line: 18, column: 13, scope: !47)
!59 = !DILocalVariable(name: "x", scope: !47, file: !3, line: 19, type: !14)
!60 = !DILocation(line: 19, column: 7, scope: !47)
!61 = !DILocalVariable(name: "y", scope: !47, file: !3, line: 19, type: !14)
!62 = !DILocation(line: 19, column: 10, scope: !47)
!63 = !DILocation(line: 20, column: 3, scope: !47)
!64 = !DILocation(line: 21, column: 3, scope: !47)
!65 = !DILocation(line: 22, column: 3, scope: !47)
!66 = !DILocation(line: 23, column: 3, scope: !47)
!67 = !DILocation(line: 24, column: 3, scope: !47)
!68 = !DILocation(line: 25, column: 3, scope: !47)
!69 = !DILocation(line: 25, column: 10, scope: !47)
!70 = !DILocation(line: 25, column: 16, scope: !47)
!71 = !DILocation(line: 26, column: 5, scope: !47)
!72 = distinct !{!72, !68, !73, !74}
!73 = !DILocation(line: 26, column: 20, scope: !47)
!74 = !{!"llvm.loop.mustprogress"}
!75 = !DILocation(line: 27, column: 3, scope: !47)
!76 = !DILocation(line: 28, column: 13, scope: !47)
!77 = !DILocation(line: 28, column: 3, scope: !47)
!78 = !DILocation(line: 29, column: 13, scope: !47)
!79 = !DILocation(line: 29, column: 3, scope: !47)
!80 = !DILocation(line: 30, column: 3, scope: !81)
!81 = distinct !DILexicalBlock(scope: !82, file: !3, line: 30, column: 3)
!82 = distinct !DILexicalBlock(scope: !47, file: !3, line: 30, column: 3)
!83 = !DILocation(line: 30, column: 3, scope: !82)
!84 = !DILocation(line: 31, column: 3, scope: !47)
!85 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 9, type: !86, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!86 = !DISubroutineType(types: !87)
!87 = !{!14, !13}
!88 = !DILocalVariable(name: "which", arg: 1, scope: !85, file: !3, line: 9, type: !13)
!89 = !DILocation(line: 9, column: 23, scope: !85)
!90 = !DILocation(line: 10, column: 3, scope: !85)
!91 = !DILocation(line: 11, column: 23, scope: !85)
!92 = !DILocation(line: 11, column: 17, scope: !85)
!93 = !DILocation(line: 11, column: 12, scope: !85)
!94 = !DILocation(line: 11, column: 9, scope: !85)
!95 = !DILocation(line: 12, column: 3, scope: !85)
!96 = !DILocation(line: 13, column: 3, scope: !85)
!97 = !DILocation(line: 14, column: 21, scope: !85)
!98 = !DILocation(line: 14, column: 15, scope: !85)
!99 = !DILocation(line: 14, column: 10, scope: !85)
!100 = !DILocation(line: 14, column: 27, scope: !85)
!101 = !DILocation(line: 14, column: 3, scope: !85)
