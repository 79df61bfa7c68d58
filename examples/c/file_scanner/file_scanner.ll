source_filename = "file_scanner.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }

@matches = dso_local global i32 0, align 4, !dbg !0
@finished = dso_local global i32 0, align 4, !dbg !14
@contents = internal constant [2 x ptr] [ptr @.str.3, ptr @.str.4], align 16, !dbg !126
@.str = private unnamed_addr constant [36 x i8] c"matches == 1 && finished == WORKERS\00", align 1, !dbg !17
@.str.1 = private unnamed_addr constant [15 x i8] c"file_scanner.c\00", align 1, !dbg !23
@__PRETTY_FUNCTION__.scan = private unnamed_addr constant [15 x i8] c"void scan(int)\00", align 1, !dbg !28
@.str.2 = private unnamed_addr constant [7 x i8] c"needle\00", align 1, !dbg !32
@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !86
@queued = internal global i32 0, align 4, !dbg !37
@closed = internal global i32 0, align 4, !dbg !39
@not_empty = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !41
@queue = internal global [1 x ptr] zeroinitializer, align 8, !dbg !78
@not_full = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !84
@.str.3 = private unnamed_addr constant [9 x i8] c"a needle\00", align 1, !dbg !116
@.str.4 = private unnamed_addr constant [4 x i8] c"hay\00", align 1, !dbg !121

define dso_local i32 @main() #0 !dbg !138 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @scan(i32 noundef 0), !dbg !141
  ret i32 0, !dbg !142
}

define internal void @scan(i32 noundef %0) #0 !dbg !143 {
  %2 = alloca i32, align 4
  %3 = alloca [2 x i64], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !147, !DIExpression(), !148)
    #dbg_declare(ptr %3, !149, !DIExpression(), !153)
    #dbg_declare(ptr %4, !154, !DIExpression(), !156)
  store i32 0, ptr %4, align 4, !dbg !156
  br label %7, !dbg !157

7:                                                ; preds = %15, %1
  %8 = load i32, ptr %4, align 4, !dbg !158
  %9 = icmp slt i32 %8, 2, !dbg !160
  br i1 %9, label %10, label %18, !dbg !161

10:                                               ; preds = %7
  %11 = load i32, ptr %4, align 4, !dbg !162
  %12 = sext i32 %11 to i64, !dbg !163
  %13 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 %12, !dbg !163
  %14 = call i32 @pthread_create(ptr noundef %13, ptr noundef null, ptr noundef @work, ptr noundef null) #5, !dbg !164
  br label %15, !dbg !164

15:                                               ; preds = %10
  %16 = load i32, ptr %4, align 4, !dbg !165
  %17 = add nsw i32 %16, 1, !dbg !165
  store i32 %17, ptr %4, align 4, !dbg !165
  br label %7, !dbg !166, !llvm.loop !167

18:                                               ; preds = %7
    #dbg_declare(ptr %5, !170, !DIExpression(), !172)
  store i32 0, ptr %5, align 4, !dbg !172
  br label %19, !dbg !173

19:                                               ; preds = %27, %18
  %20 = load i32, ptr %5, align 4, !dbg !174
  %21 = icmp slt i32 %20, 2, !dbg !176
  br i1 %21, label %22, label %30, !dbg !177

22:                                               ; preds = %19
  %23 = load i32, ptr %5, align 4, !dbg !178
  %24 = sext i32 %23 to i64, !dbg !179
  %25 = getelementptr inbounds [2 x ptr], ptr @contents, i64 0, i64 %24, !dbg !179
  %26 = load ptr, ptr %25, align 8, !dbg !179
  call void @put(ptr noundef %26), !dbg !180
  br label %27, !dbg !180

27:                                               ; preds = %22
  %28 = load i32, ptr %5, align 4, !dbg !181
  %29 = add nsw i32 %28, 1, !dbg !181
  store i32 %29, ptr %5, align 4, !dbg !181
  br label %19, !dbg !182, !llvm.loop !183

30:                                               ; preds = %19
  %31 = load i32, ptr %2, align 4, !dbg !185
  call void @close_queue(i32 noundef %31), !dbg !186
    #dbg_declare(ptr %6, !187, !DIExpression(), !189)
  store i32 0, ptr %6, align 4, !dbg !189
  br label %32, !dbg !190

32:                                               ; preds = %41, %30
  %33 = load i32, ptr %6, align 4, !dbg !191
  %34 = icmp slt i32 %33, 2, !dbg !193
  br i1 %34, label %35, label %44, !dbg !194

35:                                               ; preds = %32
  %36 = load i32, ptr %6, align 4, !dbg !195
  %37 = sext i32 %36 to i64, !dbg !196
  %38 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 %37, !dbg !196
  %39 = load i64, ptr %38, align 8, !dbg !196
  %40 = call i32 @pthread_join(i64 noundef %39, ptr noundef null), !dbg !197
  br label %41, !dbg !197

41:                                               ; preds = %35
  %42 = load i32, ptr %6, align 4, !dbg !198
  %43 = add nsw i32 %42, 1, !dbg !198
  store i32 %43, ptr %6, align 4, !dbg !198
  br label %32, !dbg !199, !llvm.loop !200

44:                                               ; preds = %32
  %45 = load i32, ptr @matches, align 4, !dbg !202
  %46 = icmp eq i32 %45, 1, !dbg !202
  br i1 %46, label %47, label %51, !dbg !202

47:                                               ; preds = %44
  %48 = load i32, ptr @finished, align 4, !dbg !202
  %49 = icmp eq i32 %48, 2, !dbg !202
  br i1 %49, label %50, label %51, !dbg !205

50:                                               ; preds = %47
  br label %52, !dbg !205

51:                                               ; preds = %47, %44
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 73, ptr noundef @__PRETTY_FUNCTION__.scan) #6, !dbg !202
  unreachable, !dbg !202

52:                                               ; preds = %50
  ret void, !dbg !206
}

define dso_local void @repaired() #0 !dbg !207 {
  call void @scan(i32 noundef 1), !dbg !210
  ret void, !dbg !211
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @work(ptr noundef %0) #0 !dbg !212 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !215, !DIExpression(), !216)
    #dbg_declare(ptr %3, !217, !DIExpression(), !219)
  %4 = call ptr @get(), !dbg !220
  store ptr %4, ptr %3, align 8, !dbg !219
  br label %5, !dbg !221

5:                                                ; preds = %18, %1
  %6 = load ptr, ptr %3, align 8, !dbg !222
  %7 = icmp ne ptr %6, null, !dbg !224
  br i1 %7, label %8, label %20, !dbg !224

8:                                                ; preds = %5
  %9 = load ptr, ptr %3, align 8, !dbg !225
  %10 = call ptr @strstr(ptr noundef %9, ptr noundef @.str.2) #7, !dbg !228
  %11 = icmp ne ptr %10, null, !dbg !228
  br i1 %11, label %12, label %17, !dbg !229

12:                                               ; preds = %8
  %13 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !230
  %14 = load i32, ptr @matches, align 4, !dbg !232
  %15 = add nsw i32 %14, 1, !dbg !232
  store i32 %15, ptr @matches, align 4, !dbg !232
  %16 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !233
  br label %17, !dbg !234

17:                                               ; preds = %12, %8
  br label %18, !dbg !235

18:                                               ; preds = %17
  %19 = call ptr @get(), !dbg !236
  store ptr %19, ptr %3, align 8, !dbg !237
  br label %5, !dbg !238, !llvm.loop !239

20:                                               ; preds = %5
  %21 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !241
  %22 = load i32, ptr @finished, align 4, !dbg !242
  %23 = add nsw i32 %22, 1, !dbg !242
  store i32 %23, ptr @finished, align 4, !dbg !242
  %24 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !243
  %25 = load ptr, ptr %2, align 8, !dbg !244
  ret ptr %25, !dbg !245
}

define internal void @put(ptr noundef %0) #0 !dbg !246 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !249, !DIExpression(), !250)
  %3 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !251
  br label %4, !dbg !252

4:                                                ; preds = %7, %1
  %5 = load i32, ptr @queued, align 4, !dbg !253
  %6 = icmp eq i32 %5, 1, !dbg !254
  br i1 %6, label %7, label %9, !dbg !252

7:                                                ; preds = %4
  %8 = call i32 @pthread_cond_wait(ptr noundef @not_full, ptr noundef @mutex), !dbg !255
  br label %4, !dbg !252, !llvm.loop !256

9:                                                ; preds = %4
  %10 = load ptr, ptr %2, align 8, !dbg !258
  %11 = load i32, ptr @queued, align 4, !dbg !259
  %12 = add nsw i32 %11, 1, !dbg !259
  store i32 %12, ptr @queued, align 4, !dbg !259
  %13 = sext i32 %11 to i64, !dbg !260
  %14 = getelementptr inbounds [1 x ptr], ptr @queue, i64 0, i64 %13, !dbg !260
  store ptr %10, ptr %14, align 8, !dbg !261
  %15 = call i32 @pthread_cond_signal(ptr noundef @not_empty) #5, !dbg !262
  %16 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !263
  ret void, !dbg !264
}

define internal void @close_queue(i32 noundef %0) #0 !dbg !265 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !266, !DIExpression(), !267)
  %3 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !268
  store i32 1, ptr @closed, align 4, !dbg !269
  %4 = load i32, ptr %2, align 4, !dbg !270
  %5 = icmp ne i32 %4, 0, !dbg !270
  br i1 %5, label %6, label %8, !dbg !272

6:                                                ; preds = %1
  %7 = call i32 @pthread_cond_broadcast(ptr noundef @not_empty) #5, !dbg !273
  br label %10, !dbg !273

8:                                                ; preds = %1
  %9 = call i32 @pthread_cond_signal(ptr noundef @not_empty) #5, !dbg !274
  br label %10

10:                                               ; preds = %8, %6
  %11 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !275
  ret void, !dbg !276
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

define internal ptr @get() #0 !dbg !277 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !280, !DIExpression(), !281)
  store ptr null, ptr %1, align 8, !dbg !281
  %2 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !282
  br label %3, !dbg !283

3:                                                ; preds = %12, %0
  %4 = load i32, ptr @queued, align 4, !dbg !284
  %5 = icmp eq i32 %4, 0, !dbg !285
  br i1 %5, label %6, label %10, !dbg !286

6:                                                ; preds = %3
  %7 = load i32, ptr @closed, align 4, !dbg !287
  %8 = icmp ne i32 %7, 0, !dbg !288
  %9 = xor i1 %8, true, !dbg !288
  br label %10

10:                                               ; preds = %6, %3
  %11 = phi i1 [ false, %3 ], [ %9, %6 ], !dbg !289
  br i1 %11, label %12, label %14, !dbg !283

12:                                               ; preds = %10
  %13 = call i32 @pthread_cond_wait(ptr noundef @not_empty, ptr noundef @mutex), !dbg !290
  br label %3, !dbg !283, !llvm.loop !291

14:                                               ; preds = %10
  %15 = load i32, ptr @queued, align 4, !dbg !293
  %16 = icmp sgt i32 %15, 0, !dbg !295
  br i1 %16, label %17, label %24, !dbg !296

17:                                               ; preds = %14
  %18 = load i32, ptr @queued, align 4, !dbg !297
  %19 = add nsw i32 %18, -1, !dbg !297
  store i32 %19, ptr @queued, align 4, !dbg !297
  %20 = sext i32 %19 to i64, !dbg !299
  %21 = getelementptr inbounds [1 x ptr], ptr @queue, i64 0, i64 %20, !dbg !299
  %22 = load ptr, ptr %21, align 8, !dbg !299
  store ptr %22, ptr %1, align 8, !dbg !300
  %23 = call i32 @pthread_cond_signal(ptr noundef @not_full) #5, !dbg !301
  br label %24, !dbg !302

24:                                               ; preds = %17, %14
  %25 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !303
  %26 = load ptr, ptr %1, align 8, !dbg !304
  ret ptr %26, !dbg !305
}

declare ptr @strstr(ptr noundef, ptr noundef) #4

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #2

declare i32 @pthread_cond_signal(ptr noundef) #1

declare i32 @pthread_cond_broadcast(ptr noundef) #1


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!130, !131, !132, !133, !134, !135, !136}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "matches", scope: !2, file: !3, line: 16, type: !16, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !11, globals: !13, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "file_scanner.c", directory: ".", checksumkind: CSK_MD5, checksum: "e0b1ac6c0fe7fc1ebc16b51e59034470")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !3, line: 7, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !{!8, !9, !10}
!8 = !DIEnumerator(name: "FILES", value: 2)
!9 = !DIEnumerator(name: "WORKERS", value: 2)
!10 = !DIEnumerator(name: "ROOM", value: 1)
!11 = !{!12}
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!13 = !{!0, !14, !17, !23, !28, !32, !37, !39, !41, !78, !84, !86, !116, !121, !126}
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "finished", scope: !2, file: !3, line: 16, type: !16, isLocal: false, isDefinition: true)
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 73, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 288, elements: !21)
!20 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!21 = !{!22}
!22 = !DISubrange(count: 36)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !3, line: 73, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 120, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 15)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !3, line: 73, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 120, elements: !26)
!31 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !20)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 52, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 56, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 7)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "queued", scope: !2, file: !3, line: 15, type: !16, isLocal: true, isDefinition: true)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "closed", scope: !2, file: !3, line: 15, type: !16, isLocal: true, isDefinition: true)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "not_empty", scope: !2, file: !3, line: 12, type: !43, isLocal: true, isDefinition: true)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !44, line: 80, baseType: !45)
!44 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!45 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !44, line: 75, size: 384, elements: !46)
!46 = !{!47, !72, !76}
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !45, file: !44, line: 77, baseType: !48, size: 384)
!48 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !49, line: 94, size: 384, elements: !50)
!49 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!50 = !{!51, !63, !64, !68, !69, !70, !71}
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !48, file: !49, line: 96, baseType: !52, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !53, line: 33, baseType: !54)
!53 = !DIFile(filename: "include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: "", checksumkind: CSK_MD5, checksum: "2708e6e61e266abad2d765ccef838dbe")
!54 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !53, line: 25, size: 64, elements: !55)
!55 = !{!56, !58}
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !54, file: !53, line: 27, baseType: !57, size: 64)
!57 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !54, file: !53, line: 32, baseType: !59, size: 64)
!59 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !54, file: !53, line: 28, size: 64, elements: !60)
!60 = !{!61, !62}
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !59, file: !53, line: 30, baseType: !6, size: 32)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !59, file: !53, line: 31, baseType: !6, size: 32, offset: 32)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !48, file: !49, line: 97, baseType: !52, size: 64, offset: 64)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !48, file: !49, line: 98, baseType: !65, size: 64, offset: 128)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 64, elements: !66)
!66 = !{!67}
!67 = !DISubrange(count: 2)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !48, file: !49, line: 99, baseType: !65, size: 64, offset: 192)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !48, file: !49, line: 100, baseType: !6, size: 32, offset: 256)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !48, file: !49, line: 101, baseType: !6, size: 32, offset: 288)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !48, file: !49, line: 102, baseType: !65, size: 64, offset: 320)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !45, file: !44, line: 78, baseType: !73, size: 384)
!73 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 384, elements: !74)
!74 = !{!75}
!75 = !DISubrange(count: 48)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !45, file: !44, line: 79, baseType: !77, size: 64)
!77 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!78 = !DIGlobalVariableExpression(var: !79, expr: !DIExpression())
!79 = distinct !DIGlobalVariable(name: "queue", scope: !2, file: !3, line: 14, type: !80, isLocal: true, isDefinition: true)
!80 = !DICompositeType(tag: DW_TAG_array_type, baseType: !81, size: 64, elements: !82)
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!82 = !{!83}
!83 = !DISubrange(count: 1)
!84 = !DIGlobalVariableExpression(var: !85, expr: !DIExpression())
!85 = distinct !DIGlobalVariable(name: "not_full", scope: !2, file: !3, line: 13, type: !43, isLocal: true, isDefinition: true)
!86 = !DIGlobalVariableExpression(var: !87, expr: !DIExpression())
!87 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 11, type: !88, isLocal: true, isDefinition: true)
!88 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !44, line: 72, baseType: !89)
!89 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !44, line: 67, size: 320, elements: !90)
!90 = !{!91, !110, !114}
!91 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !89, file: !44, line: 69, baseType: !92, size: 320)
!92 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !93, line: 22, size: 320, elements: !94)
!93 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!94 = !{!95, !96, !97, !98, !99, !100, !102, !103}
!95 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !92, file: !93, line: 24, baseType: !16, size: 32)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !92, file: !93, line: 25, baseType: !6, size: 32, offset: 32)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !92, file: !93, line: 26, baseType: !16, size: 32, offset: 64)
!98 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !92, file: !93, line: 28, baseType: !6, size: 32, offset: 96)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !92, file: !93, line: 32, baseType: !16, size: 32, offset: 128)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !92, file: !93, line: 34, baseType: !101, size: 16, offset: 160)
!101 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !92, file: !93, line: 35, baseType: !101, size: 16, offset: 176)
!103 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !92, file: !93, line: 36, baseType: !104, size: 128, offset: 192)
!104 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !49, line: 55, baseType: !105)
!105 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !49, line: 51, size: 128, elements: !106)
!106 = !{!107, !109}
!107 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !105, file: !49, line: 53, baseType: !108, size: 64)
!108 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !105, size: 64)
!109 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !105, file: !49, line: 54, baseType: !108, size: 64, offset: 64)
!110 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !89, file: !44, line: 70, baseType: !111, size: 320)
!111 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 320, elements: !112)
!112 = !{!113}
!113 = !DISubrange(count: 40)
!114 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !89, file: !44, line: 71, baseType: !115, size: 64)
!115 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!116 = !DIGlobalVariableExpression(var: !117, expr: !DIExpression())
!117 = distinct !DIGlobalVariable(scope: null, file: !3, line: 9, type: !118, isLocal: true, isDefinition: true)
!118 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 72, elements: !119)
!119 = !{!120}
!120 = !DISubrange(count: 9)
!121 = !DIGlobalVariableExpression(var: !122, expr: !DIExpression())
!122 = distinct !DIGlobalVariable(scope: null, file: !3, line: 9, type: !123, isLocal: true, isDefinition: true)
!123 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 32, elements: !124)
!124 = !{!125}
!125 = !DISubrange(count: 4)
!126 = !DIGlobalVariableExpression(var: !127, expr: !DIExpression())
!127 = distinct !DIGlobalVariable(name: "contents", scope: !2, file: !3, line: 9, type: !128, isLocal: true, isDefinition: true)
!128 = !DICompositeType(tag: DW_TAG_array_type, baseType: !129, size: 128, elements: !66)
!129 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !81)
!130 = !{i32 7, !"Dwarf Version", i32 5}
!131 = !{i32 2, !"Debug Info Version", i32 3}
!132 = !{i32 1, !"wchar_size", i32 4}
!133 = !{i32 8, !"PIC Level", i32 2}
!134 = !{i32 7, !"PIE Level", i32 2}
!135 = !{i32 7, !"uwtable", i32 2}
!136 = !{i32 7, !"frame-pointer", i32 2}
!137 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!138 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 76, type: !139, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!139 = !DISubroutineType(types: !140)
!140 = !{!16}
!141 = !DILocation(line: 77, column: 3, scope: !138)
!142 = !DILocation(line: 78, column: 3, scope: !138)
!143 = distinct !DISubprogram(name: "scan", scope: !3, file: !3, line: 64, type: !144, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !146)
!144 = !DISubroutineType(types: !145)
!145 = !{null, !16}
!146 = !{}
!147 = !DILocalVariable(name: "wake_all", arg: 1, scope: !143, file: !3, line: 64, type: !16)
!148 = !DILocation(line: 64, column: 22, scope: !143)
!149 = !DILocalVariable(name: "workers", scope: !143, file: !3, line: 65, type: !150)
!150 = !DICompositeType(tag: DW_TAG_array_type, baseType: !151, size: 128, elements: !66)
!151 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !44, line: 27, baseType: !152)
!152 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!153 = !DILocation(line: 65, column: 13, scope: !143)
!154 = !DILocalVariable(name: "i", scope: !155, file: !3, line: 66, type: !16)
!155 = distinct !DILexicalBlock(scope: !143, file: !3, line: 66, column: 3)
!156 = !DILocation(line: 66, column: 12, scope: !155)
!157 = !DILocation(line: 66, column: 8, scope: !155)
!158 = !DILocation(line: 66, column: 19, scope: !159)
!159 = distinct !DILexicalBlock(scope: !155, file: !3, line: 66, column: 3)
!160 = !DILocation(line: 66, column: 21, scope: !159)
!161 = !DILocation(line: 66, column: 3, scope: !155)
!162 = !DILocation(line: 67, column: 29, scope: !159)
!163 = !DILocation(line: 67, column: 21, scope: !159)
!164 = !DILocation(line: 67, column: 5, scope: !159)
!165 = !DILocation(line: 66, column: 33, scope: !159)
!166 = !DILocation(line: 66, column: 3, scope: !159)
!167 = distinct !{!167, !161, !168, !169}
!168 = !DILocation(line: 67, column: 49, scope: !155)
!169 = !{!"llvm.loop.mustprogress"}
!170 = !DILocalVariable(name: "i", scope: !171, file: !3, line: 68, type: !16)
!171 = distinct !DILexicalBlock(scope: !143, file: !3, line: 68, column: 3)
!172 = !DILocation(line: 68, column: 12, scope: !171)
!173 = !DILocation(line: 68, column: 8, scope: !171)
!174 = !DILocation(line: 68, column: 19, scope: !175)
!175 = distinct !DILexicalBlock(scope: !171, file: !3, line: 68, column: 3)
!176 = !DILocation(line: 68, column: 21, scope: !175)
!177 = !DILocation(line: 68, column: 3, scope: !171)
!178 = !DILocation(line: 69, column: 18, scope: !175)
!179 = !DILocation(line: 69, column: 9, scope: !175)
!180 = !DILocation(line: 69, column: 5, scope: !175)
!181 = !DILocation(line: 68, column: 31, scope: !175)
!182 = !DILocation(line: 68, column: 3, scope: !175)
!183 = distinct !{!183, !177, !184, !169}
!184 = !DILocation(line: 69, column: 20, scope: !171)
!185 = !DILocation(line: 70, column: 15, scope: !143)
!186 = !DILocation(line: 70, column: 3, scope: !143)
!187 = !DILocalVariable(name: "i", scope: !188, file: !3, line: 71, type: !16)
!188 = distinct !DILexicalBlock(scope: !143, file: !3, line: 71, column: 3)
!189 = !DILocation(line: 71, column: 12, scope: !188)
!190 = !DILocation(line: 71, column: 8, scope: !188)
!191 = !DILocation(line: 71, column: 19, scope: !192)
!192 = distinct !DILexicalBlock(scope: !188, file: !3, line: 71, column: 3)
!193 = !DILocation(line: 71, column: 21, scope: !192)
!194 = !DILocation(line: 71, column: 3, scope: !188)
!195 = !DILocation(line: 72, column: 26, scope: !192)
!196 = !DILocation(line: 72, column: 18, scope: !192)
!197 = !DILocation(line: 72, column: 5, scope: !192)
!198 = !DILocation(line: 71, column: 33, scope: !192)
!199 = !DILocation(line: 71, column: 3, scope: !192)
!200 = distinct !{!200, !194, !201, !169}
!201 = !DILocation(line: 72, column: 34, scope: !188)
!202 = !DILocation(line: 73, column: 3, scope: !203)
!203 = distinct !DILexicalBlock(scope: !204, file: !3, line: 73, column: 3)
!204 = distinct !DILexicalBlock(scope: !143, file: !3, line: 73, column: 3)
!205 = !DILocation(line: 73, column: 3, scope: !204)
!206 = !DILocation(line: 74, column: 1, scope: !143)
!207 = distinct !DISubprogram(name: "repaired", scope: !3, file: !3, line: 81, type: !208, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!208 = !DISubroutineType(types: !209)
!209 = !{null}
!210 = !DILocation(line: 81, column: 23, scope: !207)
!211 = !DILocation(line: 81, column: 32, scope: !207)
!212 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 50, type: !213, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !146)
!213 = !DISubroutineType(types: !214)
!214 = !{!12, !12}
!215 = !DILocalVariable(name: "unused", arg: 1, scope: !212, file: !3, line: 50, type: !12)
!216 = !DILocation(line: 50, column: 25, scope: !212)
!217 = !DILocalVariable(name: "text", scope: !218, file: !3, line: 51, type: !81)
!218 = distinct !DILexicalBlock(scope: !212, file: !3, line: 51, column: 3)
!219 = !DILocation(line: 51, column: 20, scope: !218)
!220 = !DILocation(line: 51, column: 27, scope: !218)
!221 = !DILocation(line: 51, column: 8, scope: !218)
!222 = !DILocation(line: 51, column: 34, scope: !223)
!223 = distinct !DILexicalBlock(scope: !218, file: !3, line: 51, column: 3)
!224 = !DILocation(line: 51, column: 3, scope: !218)
!225 = !DILocation(line: 52, column: 16, scope: !226)
!226 = distinct !DILexicalBlock(scope: !227, file: !3, line: 52, column: 9)
!227 = distinct !DILexicalBlock(scope: !223, file: !3, line: 51, column: 54)
!228 = !DILocation(line: 52, column: 9, scope: !226)
!229 = !DILocation(line: 52, column: 9, scope: !227)
!230 = !DILocation(line: 53, column: 7, scope: !231)
!231 = distinct !DILexicalBlock(scope: !226, file: !3, line: 52, column: 33)
!232 = !DILocation(line: 54, column: 14, scope: !231)
!233 = !DILocation(line: 55, column: 7, scope: !231)
!234 = !DILocation(line: 56, column: 5, scope: !231)
!235 = !DILocation(line: 57, column: 3, scope: !227)
!236 = !DILocation(line: 51, column: 47, scope: !223)
!237 = !DILocation(line: 51, column: 45, scope: !223)
!238 = !DILocation(line: 51, column: 3, scope: !223)
!239 = distinct !{!239, !224, !240, !169}
!240 = !DILocation(line: 57, column: 3, scope: !218)
!241 = !DILocation(line: 58, column: 3, scope: !212)
!242 = !DILocation(line: 59, column: 11, scope: !212)
!243 = !DILocation(line: 60, column: 3, scope: !212)
!244 = !DILocation(line: 61, column: 10, scope: !212)
!245 = !DILocation(line: 61, column: 3, scope: !212)
!246 = distinct !DISubprogram(name: "put", scope: !3, file: !3, line: 18, type: !247, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !146)
!247 = !DISubroutineType(types: !248)
!248 = !{null, !81}
!249 = !DILocalVariable(name: "name", arg: 1, scope: !246, file: !3, line: 18, type: !81)
!250 = !DILocation(line: 18, column: 29, scope: !246)
!251 = !DILocation(line: 19, column: 3, scope: !246)
!252 = !DILocation(line: 20, column: 3, scope: !246)
!253 = !DILocation(line: 20, column: 10, scope: !246)
!254 = !DILocation(line: 20, column: 17, scope: !246)
!255 = !DILocation(line: 21, column: 5, scope: !246)
!256 = distinct !{!256, !252, !257, !169}
!257 = !DILocation(line: 21, column: 40, scope: !246)
!258 = !DILocation(line: 22, column: 21, scope: !246)
!259 = !DILocation(line: 22, column: 15, scope: !246)
!260 = !DILocation(line: 22, column: 3, scope: !246)
!261 = !DILocation(line: 22, column: 19, scope: !246)
!262 = !DILocation(line: 23, column: 3, scope: !246)
!263 = !DILocation(line: 24, column: 3, scope: !246)
!264 = !DILocation(line: 25, column: 1, scope: !246)
!265 = distinct !DISubprogram(name: "close_queue", scope: !3, file: !3, line: 40, type: !144, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !146)
!266 = !DILocalVariable(name: "wake_all", arg: 1, scope: !265, file: !3, line: 40, type: !16)
!267 = !DILocation(line: 40, column: 29, scope: !265)
!268 = !DILocation(line: 41, column: 3, scope: !265)
!269 = !DILocation(line: 42, column: 10, scope: !265)
!270 = !DILocation(line: 43, column: 7, scope: !271)
!271 = distinct !DILexicalBlock(scope: !265, file: !3, line: 43, column: 7)
!272 = !DILocation(line: 43, column: 7, scope: !265)
!273 = !DILocation(line: 44, column: 5, scope: !271)
!274 = !DILocation(line: 46, column: 5, scope: !271)
!275 = !DILocation(line: 47, column: 3, scope: !265)
!276 = !DILocation(line: 48, column: 1, scope: !265)
!277 = distinct !DISubprogram(name: "get", scope: !3, file: !3, line: 27, type: !278, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !146)
!278 = !DISubroutineType(types: !279)
!279 = !{!81}
!280 = !DILocalVariable(name: "name", scope: !277, file: !3, line: 28, type: !81)
!281 = !DILocation(line: 28, column: 15, scope: !277)
!282 = !DILocation(line: 29, column: 3, scope: !277)
!283 = !DILocation(line: 30, column: 3, scope: !277)
!284 = !DILocation(line: 30, column: 10, scope: !277)
!285 = !DILocation(line: 30, column: 17, scope: !277)
!286 = !DILocation(line: 30, column: 22, scope: !277)
!287 = !DILocation(line: 30, column: 26, scope: !277)
!288 = !DILocation(line: 30, column: 25, scope: !277)
!289 = !DILocation(line: 0, scope: !277)
!290 = !DILocation(line: 31, column: 5, scope: !277)
!291 = distinct !{!291, !283, !292, !169}
!292 = !DILocation(line: 31, column: 41, scope: !277)
!293 = !DILocation(line: 32, column: 7, scope: !294)
!294 = distinct !DILexicalBlock(scope: !277, file: !3, line: 32, column: 7)
!295 = !DILocation(line: 32, column: 14, scope: !294)
!296 = !DILocation(line: 32, column: 7, scope: !277)
!297 = !DILocation(line: 33, column: 18, scope: !298)
!298 = distinct !DILexicalBlock(scope: !294, file: !3, line: 32, column: 19)
!299 = !DILocation(line: 33, column: 12, scope: !298)
!300 = !DILocation(line: 33, column: 10, scope: !298)
!301 = !DILocation(line: 34, column: 5, scope: !298)
!302 = !DILocation(line: 35, column: 3, scope: !298)
!303 = !DILocation(line: 36, column: 3, scope: !277)
!304 = !DILocation(line: 37, column: 10, scope: !277)
!305 = !DILocation(line: 37, column: 3, scope: !277)
