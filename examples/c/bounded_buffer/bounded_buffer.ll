source_filename = "bounded_buffer.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }

@taken = dso_local global i32 0, align 4, !dbg !0
@wakes_all = internal global i32 0, align 4, !dbg !32
@.str = private unnamed_addr constant [27 x i8] c"taken == PRODUCERS * ITEMS\00", align 1, !dbg !15
@.str.1 = private unnamed_addr constant [17 x i8] c"bounded_buffer.c\00", align 1, !dbg !21
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [14 x i8] c"void run(int)\00", align 1, !dbg !26
@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !35
@count = internal global i32 0, align 4, !dbg !67
@changed = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !69

define dso_local i32 @main() #0 !dbg !112 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @run(i32 noundef 0), !dbg !115
  ret i32 0, !dbg !116
}

define internal void @run(i32 noundef %0) #0 !dbg !117 {
  %2 = alloca i32, align 4
  %3 = alloca [4 x i64], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !121, !DIExpression(), !122)
    #dbg_declare(ptr %3, !123, !DIExpression(), !129)
  %6 = load i32, ptr %2, align 4, !dbg !130
  store i32 %6, ptr @wakes_all, align 4, !dbg !131
    #dbg_declare(ptr %4, !132, !DIExpression(), !134)
  store i32 0, ptr %4, align 4, !dbg !134
  br label %7, !dbg !135

7:                                                ; preds = %19, %1
  %8 = load i32, ptr %4, align 4, !dbg !136
  %9 = icmp slt i32 %8, 4, !dbg !138
  br i1 %9, label %10, label %22, !dbg !139

10:                                               ; preds = %7
  %11 = load i32, ptr %4, align 4, !dbg !140
  %12 = sext i32 %11 to i64, !dbg !141
  %13 = getelementptr inbounds [4 x i64], ptr %3, i64 0, i64 %12, !dbg !141
  %14 = load i32, ptr %4, align 4, !dbg !142
  %15 = icmp slt i32 %14, 2, !dbg !143
  %16 = zext i1 %15 to i64, !dbg !142
  %17 = select i1 %15, ptr @produce, ptr @consume, !dbg !142
  %18 = call i32 @pthread_create(ptr noundef %13, ptr noundef null, ptr noundef %17, ptr noundef null) #4, !dbg !144
  br label %19, !dbg !144

19:                                               ; preds = %10
  %20 = load i32, ptr %4, align 4, !dbg !145
  %21 = add nsw i32 %20, 1, !dbg !145
  store i32 %21, ptr %4, align 4, !dbg !145
  br label %7, !dbg !146, !llvm.loop !147

22:                                               ; preds = %7
    #dbg_declare(ptr %5, !150, !DIExpression(), !152)
  store i32 0, ptr %5, align 4, !dbg !152
  br label %23, !dbg !153

23:                                               ; preds = %32, %22
  %24 = load i32, ptr %5, align 4, !dbg !154
  %25 = icmp slt i32 %24, 4, !dbg !156
  br i1 %25, label %26, label %35, !dbg !157

26:                                               ; preds = %23
  %27 = load i32, ptr %5, align 4, !dbg !158
  %28 = sext i32 %27 to i64, !dbg !159
  %29 = getelementptr inbounds [4 x i64], ptr %3, i64 0, i64 %28, !dbg !159
  %30 = load i64, ptr %29, align 8, !dbg !159
  %31 = call i32 @pthread_join(i64 noundef %30, ptr noundef null), !dbg !160
  br label %32, !dbg !160

32:                                               ; preds = %26
  %33 = load i32, ptr %5, align 4, !dbg !161
  %34 = add nsw i32 %33, 1, !dbg !161
  store i32 %34, ptr %5, align 4, !dbg !161
  br label %23, !dbg !162, !llvm.loop !163

35:                                               ; preds = %23
  %36 = load i32, ptr @taken, align 4, !dbg !165
  %37 = icmp eq i32 %36, 2, !dbg !165
  br i1 %37, label %38, label %39, !dbg !168

38:                                               ; preds = %35
  br label %40, !dbg !168

39:                                               ; preds = %35
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 51, ptr noundef @__PRETTY_FUNCTION__.run) #5, !dbg !165
  unreachable, !dbg !165

40:                                               ; preds = %38
  ret void, !dbg !169
}

define dso_local void @repaired() #0 !dbg !170 {
  call void @run(i32 noundef 1), !dbg !173
  ret void, !dbg !174
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @produce(ptr noundef %0) #0 !dbg !175 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !178, !DIExpression(), !179)
    #dbg_declare(ptr %3, !180, !DIExpression(), !182)
  store i32 0, ptr %3, align 4, !dbg !182
  br label %4, !dbg !183

4:                                                ; preds = %18, %1
  %5 = load i32, ptr %3, align 4, !dbg !184
  %6 = icmp slt i32 %5, 1, !dbg !186
  br i1 %6, label %7, label %21, !dbg !187

7:                                                ; preds = %4
  %8 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #4, !dbg !188
  br label %9, !dbg !190

9:                                                ; preds = %12, %7
  %10 = load i32, ptr @count, align 4, !dbg !191
  %11 = icmp eq i32 %10, 1, !dbg !192
  br i1 %11, label %12, label %14, !dbg !190

12:                                               ; preds = %9
  %13 = call i32 @pthread_cond_wait(ptr noundef @changed, ptr noundef @mutex), !dbg !193
  br label %9, !dbg !190, !llvm.loop !194

14:                                               ; preds = %9
  %15 = load i32, ptr @count, align 4, !dbg !196
  %16 = add nsw i32 %15, 1, !dbg !196
  store i32 %16, ptr @count, align 4, !dbg !196
  call void @wake(), !dbg !197
  %17 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #4, !dbg !198
  br label %18, !dbg !199

18:                                               ; preds = %14
  %19 = load i32, ptr %3, align 4, !dbg !200
  %20 = add nsw i32 %19, 1, !dbg !200
  store i32 %20, ptr %3, align 4, !dbg !200
  br label %4, !dbg !201, !llvm.loop !202

21:                                               ; preds = %4
  %22 = load ptr, ptr %2, align 8, !dbg !204
  ret ptr %22, !dbg !205
}

define internal ptr @consume(ptr noundef %0) #0 !dbg !206 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !207, !DIExpression(), !208)
    #dbg_declare(ptr %3, !209, !DIExpression(), !211)
  store i32 0, ptr %3, align 4, !dbg !211
  br label %4, !dbg !212

4:                                                ; preds = %20, %1
  %5 = load i32, ptr %3, align 4, !dbg !213
  %6 = icmp slt i32 %5, 1, !dbg !215
  br i1 %6, label %7, label %23, !dbg !216

7:                                                ; preds = %4
  %8 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #4, !dbg !217
  br label %9, !dbg !219

9:                                                ; preds = %12, %7
  %10 = load i32, ptr @count, align 4, !dbg !220
  %11 = icmp eq i32 %10, 0, !dbg !221
  br i1 %11, label %12, label %14, !dbg !219

12:                                               ; preds = %9
  %13 = call i32 @pthread_cond_wait(ptr noundef @changed, ptr noundef @mutex), !dbg !222
  br label %9, !dbg !219, !llvm.loop !223

14:                                               ; preds = %9
  %15 = load i32, ptr @count, align 4, !dbg !225
  %16 = add nsw i32 %15, -1, !dbg !225
  store i32 %16, ptr @count, align 4, !dbg !225
  %17 = load i32, ptr @taken, align 4, !dbg !226
  %18 = add nsw i32 %17, 1, !dbg !226
  store i32 %18, ptr @taken, align 4, !dbg !226
  call void @wake(), !dbg !227
  %19 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #4, !dbg !228
  br label %20, !dbg !229

20:                                               ; preds = %14
  %21 = load i32, ptr %3, align 4, !dbg !230
  %22 = add nsw i32 %21, 1, !dbg !230
  store i32 %22, ptr %3, align 4, !dbg !230
  br label %4, !dbg !231, !llvm.loop !232

23:                                               ; preds = %4
  %24 = load ptr, ptr %2, align 8, !dbg !234
  ret ptr %24, !dbg !235
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #2

define internal void @wake() #0 !dbg !236 {
  %1 = load i32, ptr @wakes_all, align 4, !dbg !237
  %2 = icmp ne i32 %1, 0, !dbg !237
  br i1 %2, label %3, label %5, !dbg !239

3:                                                ; preds = %0
  %4 = call i32 @pthread_cond_broadcast(ptr noundef @changed) #4, !dbg !240
  br label %7, !dbg !240

5:                                                ; preds = %0
  %6 = call i32 @pthread_cond_signal(ptr noundef @changed) #4, !dbg !241
  br label %7

7:                                                ; preds = %5, %3
  ret void, !dbg !242
}

declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare i32 @pthread_cond_broadcast(ptr noundef) #1

declare i32 @pthread_cond_signal(ptr noundef) #1


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!104, !105, !106, !107, !108, !109, !110}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "taken", scope: !2, file: !3, line: 10, type: !34, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !12, globals: !14, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bounded_buffer.c", directory: ".", checksumkind: CSK_MD5, checksum: "89aa48ff515d2a1e25317fdabc34de4b")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !3, line: 5, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !{!8, !9, !10, !11}
!8 = !DIEnumerator(name: "ROOM", value: 1)
!9 = !DIEnumerator(name: "ITEMS", value: 1)
!10 = !DIEnumerator(name: "PRODUCERS", value: 2)
!11 = !DIEnumerator(name: "CONSUMERS", value: 2)
!12 = !{!13}
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!14 = !{!0, !15, !21, !26, !32, !35, !67, !69}
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !3, line: 51, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 216, elements: !19)
!18 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!19 = !{!20}
!20 = !DISubrange(count: 27)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !3, line: 51, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 136, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 17)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !3, line: 51, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 112, elements: !30)
!29 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!30 = !{!31}
!31 = !DISubrange(count: 14)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "wakes_all", scope: !2, file: !3, line: 9, type: !34, isLocal: true, isDefinition: true)
!34 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 7, type: !37, isLocal: true, isDefinition: true)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !38, line: 72, baseType: !39)
!38 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!39 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !38, line: 67, size: 320, elements: !40)
!40 = !{!41, !61, !65}
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !39, file: !38, line: 69, baseType: !42, size: 320)
!42 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !43, line: 22, size: 320, elements: !44)
!43 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!44 = !{!45, !46, !47, !48, !49, !50, !52, !53}
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !42, file: !43, line: 24, baseType: !34, size: 32)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !42, file: !43, line: 25, baseType: !6, size: 32, offset: 32)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !42, file: !43, line: 26, baseType: !34, size: 32, offset: 64)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !42, file: !43, line: 28, baseType: !6, size: 32, offset: 96)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !42, file: !43, line: 32, baseType: !34, size: 32, offset: 128)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !42, file: !43, line: 34, baseType: !51, size: 16, offset: 160)
!51 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !42, file: !43, line: 35, baseType: !51, size: 16, offset: 176)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !42, file: !43, line: 36, baseType: !54, size: 128, offset: 192)
!54 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !55, line: 55, baseType: !56)
!55 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!56 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !55, line: 51, size: 128, elements: !57)
!57 = !{!58, !60}
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !56, file: !55, line: 53, baseType: !59, size: 64)
!59 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !56, size: 64)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !56, file: !55, line: 54, baseType: !59, size: 64, offset: 64)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !39, file: !38, line: 70, baseType: !62, size: 320)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 320, elements: !63)
!63 = !{!64}
!64 = !DISubrange(count: 40)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !39, file: !38, line: 71, baseType: !66, size: 64)
!66 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 9, type: !34, isLocal: true, isDefinition: true)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(name: "changed", scope: !2, file: !3, line: 8, type: !71, isLocal: true, isDefinition: true)
!71 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !38, line: 80, baseType: !72)
!72 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !38, line: 75, size: 384, elements: !73)
!73 = !{!74, !98, !102}
!74 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !72, file: !38, line: 77, baseType: !75, size: 384)
!75 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !55, line: 94, size: 384, elements: !76)
!76 = !{!77, !89, !90, !94, !95, !96, !97}
!77 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !75, file: !55, line: 96, baseType: !78, size: 64)
!78 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !79, line: 33, baseType: !80)
!79 = !DIFile(filename: "include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: "", checksumkind: CSK_MD5, checksum: "2708e6e61e266abad2d765ccef838dbe")
!80 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !79, line: 25, size: 64, elements: !81)
!81 = !{!82, !84}
!82 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !80, file: !79, line: 27, baseType: !83, size: 64)
!83 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !80, file: !79, line: 32, baseType: !85, size: 64)
!85 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !80, file: !79, line: 28, size: 64, elements: !86)
!86 = !{!87, !88}
!87 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !85, file: !79, line: 30, baseType: !6, size: 32)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !85, file: !79, line: 31, baseType: !6, size: 32, offset: 32)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !75, file: !55, line: 97, baseType: !78, size: 64, offset: 64)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !75, file: !55, line: 98, baseType: !91, size: 64, offset: 128)
!91 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 64, elements: !92)
!92 = !{!93}
!93 = !DISubrange(count: 2)
!94 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !75, file: !55, line: 99, baseType: !91, size: 64, offset: 192)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !75, file: !55, line: 100, baseType: !6, size: 32, offset: 256)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !75, file: !55, line: 101, baseType: !6, size: 32, offset: 288)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !75, file: !55, line: 102, baseType: !91, size: 64, offset: 320)
!98 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !72, file: !38, line: 78, baseType: !99, size: 384)
!99 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 384, elements: !100)
!100 = !{!101}
!101 = !DISubrange(count: 48)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !72, file: !38, line: 79, baseType: !103, size: 64)
!103 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!104 = !{i32 7, !"Dwarf Version", i32 5}
!105 = !{i32 2, !"Debug Info Version", i32 3}
!106 = !{i32 1, !"wchar_size", i32 4}
!107 = !{i32 8, !"PIC Level", i32 2}
!108 = !{i32 7, !"PIE Level", i32 2}
!109 = !{i32 7, !"uwtable", i32 2}
!110 = !{i32 7, !"frame-pointer", i32 2}
!111 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!112 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 54, type: !113, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!113 = !DISubroutineType(types: !114)
!114 = !{!34}
!115 = !DILocation(line: 55, column: 3, scope: !112)
!116 = !DILocation(line: 56, column: 3, scope: !112)
!117 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 44, type: !118, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !120)
!118 = !DISubroutineType(types: !119)
!119 = !{null, !34}
!120 = !{}
!121 = !DILocalVariable(name: "all", arg: 1, scope: !117, file: !3, line: 44, type: !34)
!122 = !DILocation(line: 44, column: 21, scope: !117)
!123 = !DILocalVariable(name: "threads", scope: !117, file: !3, line: 45, type: !124)
!124 = !DICompositeType(tag: DW_TAG_array_type, baseType: !125, size: 256, elements: !127)
!125 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !38, line: 27, baseType: !126)
!126 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!127 = !{!128}
!128 = !DISubrange(count: 4)
!129 = !DILocation(line: 45, column: 13, scope: !117)
!130 = !DILocation(line: 46, column: 15, scope: !117)
!131 = !DILocation(line: 46, column: 13, scope: !117)
!132 = !DILocalVariable(name: "i", scope: !133, file: !3, line: 47, type: !34)
!133 = distinct !DILexicalBlock(scope: !117, file: !3, line: 47, column: 3)
!134 = !DILocation(line: 47, column: 12, scope: !133)
!135 = !DILocation(line: 47, column: 8, scope: !133)
!136 = !DILocation(line: 47, column: 19, scope: !137)
!137 = distinct !DILexicalBlock(scope: !133, file: !3, line: 47, column: 3)
!138 = !DILocation(line: 47, column: 21, scope: !137)
!139 = !DILocation(line: 47, column: 3, scope: !133)
!140 = !DILocation(line: 48, column: 29, scope: !137)
!141 = !DILocation(line: 48, column: 21, scope: !137)
!142 = !DILocation(line: 48, column: 39, scope: !137)
!143 = !DILocation(line: 48, column: 41, scope: !137)
!144 = !DILocation(line: 48, column: 5, scope: !137)
!145 = !DILocation(line: 47, column: 47, scope: !137)
!146 = !DILocation(line: 47, column: 3, scope: !137)
!147 = distinct !{!147, !139, !148, !149}
!148 = !DILocation(line: 48, column: 78, scope: !133)
!149 = !{!"llvm.loop.mustprogress"}
!150 = !DILocalVariable(name: "i", scope: !151, file: !3, line: 49, type: !34)
!151 = distinct !DILexicalBlock(scope: !117, file: !3, line: 49, column: 3)
!152 = !DILocation(line: 49, column: 12, scope: !151)
!153 = !DILocation(line: 49, column: 8, scope: !151)
!154 = !DILocation(line: 49, column: 19, scope: !155)
!155 = distinct !DILexicalBlock(scope: !151, file: !3, line: 49, column: 3)
!156 = !DILocation(line: 49, column: 21, scope: !155)
!157 = !DILocation(line: 49, column: 3, scope: !151)
!158 = !DILocation(line: 50, column: 26, scope: !155)
!159 = !DILocation(line: 50, column: 18, scope: !155)
!160 = !DILocation(line: 50, column: 5, scope: !155)
!161 = !DILocation(line: 49, column: 47, scope: !155)
!162 = !DILocation(line: 49, column: 3, scope: !155)
!163 = distinct !{!163, !157, !164, !149}
!164 = !DILocation(line: 50, column: 34, scope: !151)
!165 = !DILocation(line: 51, column: 3, scope: !166)
!166 = distinct !DILexicalBlock(scope: !167, file: !3, line: 51, column: 3)
!167 = distinct !DILexicalBlock(scope: !117, file: !3, line: 51, column: 3)
!168 = !DILocation(line: 51, column: 3, scope: !167)
!169 = !DILocation(line: 52, column: 1, scope: !117)
!170 = distinct !DISubprogram(name: "repaired", scope: !3, file: !3, line: 59, type: !171, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!171 = !DISubroutineType(types: !172)
!172 = !{null}
!173 = !DILocation(line: 59, column: 23, scope: !170)
!174 = !DILocation(line: 59, column: 31, scope: !170)
!175 = distinct !DISubprogram(name: "produce", scope: !3, file: !3, line: 19, type: !176, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !120)
!176 = !DISubroutineType(types: !177)
!177 = !{!13, !13}
!178 = !DILocalVariable(name: "unused", arg: 1, scope: !175, file: !3, line: 19, type: !13)
!179 = !DILocation(line: 19, column: 28, scope: !175)
!180 = !DILocalVariable(name: "i", scope: !181, file: !3, line: 20, type: !34)
!181 = distinct !DILexicalBlock(scope: !175, file: !3, line: 20, column: 3)
!182 = !DILocation(line: 20, column: 12, scope: !181)
!183 = !DILocation(line: 20, column: 8, scope: !181)
!184 = !DILocation(line: 20, column: 19, scope: !185)
!185 = distinct !DILexicalBlock(scope: !181, file: !3, line: 20, column: 3)
!186 = !DILocation(line: 20, column: 21, scope: !185)
!187 = !DILocation(line: 20, column: 3, scope: !181)
!188 = !DILocation(line: 21, column: 5, scope: !189)
!189 = distinct !DILexicalBlock(scope: !185, file: !3, line: 20, column: 35)
!190 = !DILocation(line: 22, column: 5, scope: !189)
!191 = !DILocation(line: 22, column: 12, scope: !189)
!192 = !DILocation(line: 22, column: 18, scope: !189)
!193 = !DILocation(line: 23, column: 7, scope: !189)
!194 = distinct !{!194, !190, !195, !149}
!195 = !DILocation(line: 23, column: 41, scope: !189)
!196 = !DILocation(line: 24, column: 10, scope: !189)
!197 = !DILocation(line: 25, column: 5, scope: !189)
!198 = !DILocation(line: 26, column: 5, scope: !189)
!199 = !DILocation(line: 27, column: 3, scope: !189)
!200 = !DILocation(line: 20, column: 31, scope: !185)
!201 = !DILocation(line: 20, column: 3, scope: !185)
!202 = distinct !{!202, !187, !203, !149}
!203 = !DILocation(line: 27, column: 3, scope: !181)
!204 = !DILocation(line: 28, column: 10, scope: !175)
!205 = !DILocation(line: 28, column: 3, scope: !175)
!206 = distinct !DISubprogram(name: "consume", scope: !3, file: !3, line: 31, type: !176, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !120)
!207 = !DILocalVariable(name: "unused", arg: 1, scope: !206, file: !3, line: 31, type: !13)
!208 = !DILocation(line: 31, column: 28, scope: !206)
!209 = !DILocalVariable(name: "i", scope: !210, file: !3, line: 32, type: !34)
!210 = distinct !DILexicalBlock(scope: !206, file: !3, line: 32, column: 3)
!211 = !DILocation(line: 32, column: 12, scope: !210)
!212 = !DILocation(line: 32, column: 8, scope: !210)
!213 = !DILocation(line: 32, column: 19, scope: !214)
!214 = distinct !DILexicalBlock(scope: !210, file: !3, line: 32, column: 3)
!215 = !DILocation(line: 32, column: 21, scope: !214)
!216 = !DILocation(line: 32, column: 3, scope: !210)
!217 = !DILocation(line: 33, column: 5, scope: !218)
!218 = distinct !DILexicalBlock(scope: !214, file: !3, line: 32, column: 35)
!219 = !DILocation(line: 34, column: 5, scope: !218)
!220 = !DILocation(line: 34, column: 12, scope: !218)
!221 = !DILocation(line: 34, column: 18, scope: !218)
!222 = !DILocation(line: 35, column: 7, scope: !218)
!223 = distinct !{!223, !219, !224, !149}
!224 = !DILocation(line: 35, column: 41, scope: !218)
!225 = !DILocation(line: 36, column: 10, scope: !218)
!226 = !DILocation(line: 37, column: 10, scope: !218)
!227 = !DILocation(line: 38, column: 5, scope: !218)
!228 = !DILocation(line: 39, column: 5, scope: !218)
!229 = !DILocation(line: 40, column: 3, scope: !218)
!230 = !DILocation(line: 32, column: 31, scope: !214)
!231 = !DILocation(line: 32, column: 3, scope: !214)
!232 = distinct !{!232, !216, !233, !149}
!233 = !DILocation(line: 40, column: 3, scope: !210)
!234 = !DILocation(line: 41, column: 10, scope: !206)
!235 = !DILocation(line: 41, column: 3, scope: !206)
!236 = distinct !DISubprogram(name: "wake", scope: !3, file: !3, line: 12, type: !171, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!237 = !DILocation(line: 13, column: 7, scope: !238)
!238 = distinct !DILexicalBlock(scope: !236, file: !3, line: 13, column: 7)
!239 = !DILocation(line: 13, column: 7, scope: !236)
!240 = !DILocation(line: 14, column: 5, scope: !238)
!241 = !DILocation(line: 16, column: 5, scope: !238)
!242 = !DILocation(line: 17, column: 1, scope: !236)
