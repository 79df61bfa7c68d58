source_filename = "jumps.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@__const.main.numbers = private unnamed_addr constant [3 x i32] [i32 1, i32 -2, i32 3], align 4
@.str = private unnamed_addr constant [29 x i8] c"(result == NULL) == (i == 1)\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [8 x i8] c"jumps.c\00", align 1, !dbg !7
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !12
@failed = internal global i32 0, align 4, !dbg !18
@done = internal global i32 0, align 4, !dbg !56
@.str.2 = private unnamed_addr constant [25 x i8] c"failed == 1 && done == 2\00", align 1, !dbg !24
@shared = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16, !dbg !29
@own = internal thread_local global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16, !dbg !68
@.str.3 = private unnamed_addr constant [11 x i8] c"error == 2\00", align 1, !dbg !58
@__PRETTY_FUNCTION__.worker = private unnamed_addr constant [21 x i8] c"void *worker(void *)\00", align 1, !dbg !63
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !70

define dso_local i32 @main() #0 !dbg !110 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i32], align 4
  %3 = alloca [3 x i64], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !114, !DIExpression(), !118)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %2, ptr align 4 @__const.main.numbers, i64 12, i1 false), !dbg !118
    #dbg_declare(ptr %3, !119, !DIExpression(), !122)
    #dbg_declare(ptr %4, !123, !DIExpression(), !125)
  store i32 0, ptr %4, align 4, !dbg !125
  br label %7, !dbg !126

7:                                                ; preds = %18, %0
  %8 = load i32, ptr %4, align 4, !dbg !127
  %9 = icmp slt i32 %8, 3, !dbg !129
  br i1 %9, label %10, label %21, !dbg !130

10:                                               ; preds = %7
  %11 = load i32, ptr %4, align 4, !dbg !131
  %12 = sext i32 %11 to i64, !dbg !132
  %13 = getelementptr inbounds [3 x i64], ptr %3, i64 0, i64 %12, !dbg !132
  %14 = load i32, ptr %4, align 4, !dbg !133
  %15 = sext i32 %14 to i64, !dbg !134
  %16 = getelementptr inbounds [3 x i32], ptr %2, i64 0, i64 %15, !dbg !134
  %17 = call i32 @pthread_create(ptr noundef %13, ptr noundef null, ptr noundef @worker, ptr noundef %16) #7, !dbg !135
  br label %18, !dbg !135

18:                                               ; preds = %10
  %19 = load i32, ptr %4, align 4, !dbg !136
  %20 = add nsw i32 %19, 1, !dbg !136
  store i32 %20, ptr %4, align 4, !dbg !136
  br label %7, !dbg !137, !llvm.loop !138

21:                                               ; preds = %7
    #dbg_declare(ptr %5, !141, !DIExpression(), !143)
  store i32 0, ptr %5, align 4, !dbg !143
  br label %22, !dbg !144

22:                                               ; preds = %41, %21
  %23 = load i32, ptr %5, align 4, !dbg !145
  %24 = icmp slt i32 %23, 3, !dbg !147
  br i1 %24, label %25, label %44, !dbg !148

25:                                               ; preds = %22
    #dbg_declare(ptr %6, !149, !DIExpression(), !151)
  %26 = load i32, ptr %5, align 4, !dbg !152
  %27 = sext i32 %26 to i64, !dbg !153
  %28 = getelementptr inbounds [3 x i64], ptr %3, i64 0, i64 %27, !dbg !153
  %29 = load i64, ptr %28, align 8, !dbg !153
  %30 = call i32 @pthread_join(i64 noundef %29, ptr noundef %6), !dbg !154
  %31 = load ptr, ptr %6, align 8, !dbg !155
  %32 = icmp eq ptr %31, null, !dbg !155
  %33 = zext i1 %32 to i32, !dbg !155
  %34 = load i32, ptr %5, align 4, !dbg !155
  %35 = icmp eq i32 %34, 1, !dbg !155
  %36 = zext i1 %35 to i32, !dbg !155
  %37 = icmp eq i32 %33, %36, !dbg !155
  br i1 %37, label %38, label %39, !dbg !158

38:                                               ; preds = %25
  br label %40, !dbg !158

39:                                               ; preds = %25
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 54, ptr noundef @__PRETTY_FUNCTION__.main) #8, !dbg !155
  unreachable, !dbg !155

40:                                               ; preds = %38
  br label %41, !dbg !159

41:                                               ; preds = %40
  %42 = load i32, ptr %5, align 4, !dbg !160
  %43 = add nsw i32 %42, 1, !dbg !160
  store i32 %43, ptr %5, align 4, !dbg !160
  br label %22, !dbg !161, !llvm.loop !162

44:                                               ; preds = %22
  %45 = load i32, ptr @failed, align 4, !dbg !164
  %46 = icmp eq i32 %45, 1, !dbg !164
  br i1 %46, label %47, label %51, !dbg !164

47:                                               ; preds = %44
  %48 = load i32, ptr @done, align 4, !dbg !164
  %49 = icmp eq i32 %48, 2, !dbg !164
  br i1 %49, label %50, label %51, !dbg !167

50:                                               ; preds = %47
  br label %52, !dbg !167

51:                                               ; preds = %47, %44
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 56, ptr noundef @__PRETTY_FUNCTION__.main) #8, !dbg !164
  unreachable, !dbg !164

52:                                               ; preds = %50
  ret i32 0, !dbg !168
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @worker(ptr noundef %0) #0 !dbg !169 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !172, !DIExpression(), !173)
    #dbg_declare(ptr %4, !174, !DIExpression(), !176)
  %6 = load ptr, ptr %3, align 8, !dbg !177
  store ptr %6, ptr %4, align 8, !dbg !176
    #dbg_declare(ptr %5, !178, !DIExpression(), !179)
  %7 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @own), !dbg !180
  %8 = getelementptr inbounds [1 x %struct.__jmp_buf_tag], ptr %7, i64 0, i64 0, !dbg !180
  %9 = call i32 @_setjmp(ptr noundef %8) #9, !dbg !180
  store i32 %9, ptr %5, align 4, !dbg !179
  %10 = load i32, ptr %5, align 4, !dbg !181
  %11 = icmp ne i32 %10, 0, !dbg !181
  br i1 %11, label %12, label %18, !dbg !183

12:                                               ; preds = %1
  %13 = load i32, ptr %5, align 4, !dbg !184
  %14 = icmp eq i32 %13, 2, !dbg !184
  br i1 %14, label %15, label %16, !dbg !188

15:                                               ; preds = %12
  br label %17, !dbg !188

16:                                               ; preds = %12
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 38, ptr noundef @__PRETTY_FUNCTION__.worker) #8, !dbg !184
  unreachable, !dbg !184

17:                                               ; preds = %15
  call void @count(ptr noundef @failed), !dbg !189
  store ptr null, ptr %2, align 8, !dbg !190
  br label %22, !dbg !190

18:                                               ; preds = %1
  %19 = load ptr, ptr %4, align 8, !dbg !191
  %20 = load i32, ptr %19, align 4, !dbg !192
  call void @work(i32 noundef %20), !dbg !193
  %21 = load ptr, ptr %3, align 8, !dbg !194
  store ptr %21, ptr %2, align 8, !dbg !195
  br label %22, !dbg !195

22:                                               ; preds = %18, %17
  %23 = load ptr, ptr %2, align 8, !dbg !196
  ret ptr %23, !dbg !196
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

define dso_local void @one_buffer() #0 !dbg !197 {
  %1 = alloca [2 x i64], align 16
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
    #dbg_declare(ptr %1, !200, !DIExpression(), !204)
    #dbg_declare(ptr %2, !205, !DIExpression(), !207)
  store i32 0, ptr %2, align 4, !dbg !207
  br label %4, !dbg !208

4:                                                ; preds = %12, %0
  %5 = load i32, ptr %2, align 4, !dbg !209
  %6 = icmp slt i32 %5, 2, !dbg !211
  br i1 %6, label %7, label %15, !dbg !212

7:                                                ; preds = %4
  %8 = load i32, ptr %2, align 4, !dbg !213
  %9 = sext i32 %8 to i64, !dbg !214
  %10 = getelementptr inbounds [2 x i64], ptr %1, i64 0, i64 %9, !dbg !214
  %11 = call i32 @pthread_create(ptr noundef %10, ptr noundef null, ptr noundef @fails, ptr noundef null) #7, !dbg !215
  br label %12, !dbg !215

12:                                               ; preds = %7
  %13 = load i32, ptr %2, align 4, !dbg !216
  %14 = add nsw i32 %13, 1, !dbg !216
  store i32 %14, ptr %2, align 4, !dbg !216
  br label %4, !dbg !217, !llvm.loop !218

15:                                               ; preds = %4
    #dbg_declare(ptr %3, !220, !DIExpression(), !222)
  store i32 0, ptr %3, align 4, !dbg !222
  br label %16, !dbg !223

16:                                               ; preds = %25, %15
  %17 = load i32, ptr %3, align 4, !dbg !224
  %18 = icmp slt i32 %17, 2, !dbg !226
  br i1 %18, label %19, label %28, !dbg !227

19:                                               ; preds = %16
  %20 = load i32, ptr %3, align 4, !dbg !228
  %21 = sext i32 %20 to i64, !dbg !229
  %22 = getelementptr inbounds [2 x i64], ptr %1, i64 0, i64 %21, !dbg !229
  %23 = load i64, ptr %22, align 8, !dbg !229
  %24 = call i32 @pthread_join(i64 noundef %23, ptr noundef null), !dbg !230
  br label %25, !dbg !230

25:                                               ; preds = %19
  %26 = load i32, ptr %3, align 4, !dbg !231
  %27 = add nsw i32 %26, 1, !dbg !231
  store i32 %27, ptr %3, align 4, !dbg !231
  br label %16, !dbg !232, !llvm.loop !233

28:                                               ; preds = %16
  ret void, !dbg !235
}

define internal ptr @fails(ptr noundef %0) #0 !dbg !236 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !237, !DIExpression(), !238)
  %3 = call i32 @_setjmp(ptr noundef @shared) #9, !dbg !239
  %4 = icmp eq i32 %3, 0, !dbg !241
  br i1 %4, label %5, label %6, !dbg !242

5:                                                ; preds = %1
  call void @longjmp(ptr noundef @shared, i32 noundef 1) #8, !dbg !243
  unreachable, !dbg !243

6:                                                ; preds = %1
  ret ptr null, !dbg !244
}

define dso_local void @dead_call() #0 !dbg !245 {
  %1 = call i32 @mark(), !dbg !246
  %2 = icmp eq i32 %1, 0, !dbg !248
  br i1 %2, label %3, label %4, !dbg !249

3:                                                ; preds = %0
  call void @longjmp(ptr noundef @shared, i32 noundef 1) #8, !dbg !250
  unreachable, !dbg !250

4:                                                ; preds = %0
  ret void, !dbg !251
}

define internal i32 @mark() #0 !dbg !252 {
  %1 = call i32 @_setjmp(ptr noundef @shared) #9, !dbg !253
  ret i32 %1, !dbg !254
}

declare void @longjmp(ptr noundef, i32 noundef) #4

define dso_local void @other_thread() #0 !dbg !255 {
  %1 = alloca i64, align 8
    #dbg_declare(ptr %1, !256, !DIExpression(), !257)
  %2 = call i32 @_setjmp(ptr noundef @shared) #9, !dbg !258
  %3 = icmp eq i32 %2, 0, !dbg !260
  br i1 %3, label %4, label %8, !dbg !261

4:                                                ; preds = %0
  %5 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @jumps, ptr noundef null) #7, !dbg !262
  %6 = load i64, ptr %1, align 8, !dbg !264
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !265
  br label %8, !dbg !266

8:                                                ; preds = %4, %0
  ret void, !dbg !267
}

declare i32 @_setjmp(ptr noundef) #5

define internal ptr @jumps(ptr noundef %0) #0 !dbg !268 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !269, !DIExpression(), !270)
  call void @longjmp(ptr noundef @shared, i32 noundef 1) #8, !dbg !271
  unreachable, !dbg !271
}

define dso_local void @never_filled() #0 !dbg !272 {
  call void @longjmp(ptr noundef @shared, i32 noundef 1) #8, !dbg !273
  unreachable, !dbg !273
}

define dso_local void @with_lock_held() #0 !dbg !274 {
  %1 = alloca [2 x i64], align 16
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
    #dbg_declare(ptr %1, !275, !DIExpression(), !276)
    #dbg_declare(ptr %2, !277, !DIExpression(), !279)
  store i32 0, ptr %2, align 4, !dbg !279
  br label %4, !dbg !280

4:                                                ; preds = %12, %0
  %5 = load i32, ptr %2, align 4, !dbg !281
  %6 = icmp slt i32 %5, 2, !dbg !283
  br i1 %6, label %7, label %15, !dbg !284

7:                                                ; preds = %4
  %8 = load i32, ptr %2, align 4, !dbg !285
  %9 = sext i32 %8 to i64, !dbg !286
  %10 = getelementptr inbounds [2 x i64], ptr %1, i64 0, i64 %9, !dbg !286
  %11 = call i32 @pthread_create(ptr noundef %10, ptr noundef null, ptr noundef @keeps, ptr noundef null) #7, !dbg !287
  br label %12, !dbg !287

12:                                               ; preds = %7
  %13 = load i32, ptr %2, align 4, !dbg !288
  %14 = add nsw i32 %13, 1, !dbg !288
  store i32 %14, ptr %2, align 4, !dbg !288
  br label %4, !dbg !289, !llvm.loop !290

15:                                               ; preds = %4
    #dbg_declare(ptr %3, !292, !DIExpression(), !294)
  store i32 0, ptr %3, align 4, !dbg !294
  br label %16, !dbg !295

16:                                               ; preds = %25, %15
  %17 = load i32, ptr %3, align 4, !dbg !296
  %18 = icmp slt i32 %17, 2, !dbg !298
  br i1 %18, label %19, label %28, !dbg !299

19:                                               ; preds = %16
  %20 = load i32, ptr %3, align 4, !dbg !300
  %21 = sext i32 %20 to i64, !dbg !301
  %22 = getelementptr inbounds [2 x i64], ptr %1, i64 0, i64 %21, !dbg !301
  %23 = load i64, ptr %22, align 8, !dbg !301
  %24 = call i32 @pthread_join(i64 noundef %23, ptr noundef null), !dbg !302
  br label %25, !dbg !302

25:                                               ; preds = %19
  %26 = load i32, ptr %3, align 4, !dbg !303
  %27 = add nsw i32 %26, 1, !dbg !303
  store i32 %27, ptr %3, align 4, !dbg !303
  br label %16, !dbg !304, !llvm.loop !305

28:                                               ; preds = %16
  ret void, !dbg !307
}

define internal ptr @keeps(ptr noundef %0) #0 !dbg !308 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !309, !DIExpression(), !310)
  %3 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @own), !dbg !311
  %4 = getelementptr inbounds [1 x %struct.__jmp_buf_tag], ptr %3, i64 0, i64 0, !dbg !311
  %5 = call i32 @_setjmp(ptr noundef %4) #9, !dbg !311
  %6 = icmp eq i32 %5, 0, !dbg !313
  br i1 %6, label %7, label %14, !dbg !314

7:                                                ; preds = %1
  %8 = call i32 @pthread_mutex_lock(ptr noundef @lock) #7, !dbg !315
  %9 = load ptr, ptr %2, align 8, !dbg !317
  %10 = icmp ne ptr %9, null, !dbg !317
  %11 = zext i1 %10 to i64, !dbg !317
  %12 = select i1 %10, i32 1, i32 -2, !dbg !317
  call void @work(i32 noundef %12), !dbg !318
  %13 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #7, !dbg !319
  br label %14, !dbg !320

14:                                               ; preds = %7, %1
  ret ptr null, !dbg !321
}

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #6

define internal void @count(ptr noundef %0) #0 !dbg !322 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !325, !DIExpression(), !326)
  %3 = call i32 @pthread_mutex_lock(ptr noundef @lock) #7, !dbg !327
  %4 = load ptr, ptr %2, align 8, !dbg !328
  %5 = load i32, ptr %4, align 4, !dbg !329
  %6 = add nsw i32 %5, 1, !dbg !329
  store i32 %6, ptr %4, align 4, !dbg !329
  %7 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #7, !dbg !330
  ret void, !dbg !331
}

define internal void @work(i32 noundef %0) #0 !dbg !332 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !335, !DIExpression(), !336)
  %3 = load i32, ptr %2, align 4, !dbg !337
  %4 = icmp slt i32 %3, 0, !dbg !339
  br i1 %4, label %5, label %10, !dbg !340

5:                                                ; preds = %1
  %6 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @own), !dbg !341
  %7 = getelementptr inbounds [1 x %struct.__jmp_buf_tag], ptr %6, i64 0, i64 0, !dbg !341
  %8 = load i32, ptr %2, align 4, !dbg !342
  %9 = sub nsw i32 0, %8, !dbg !343
  call void @longjmp(ptr noundef %7, i32 noundef %9) #8, !dbg !344
  unreachable, !dbg !344

10:                                               ; preds = %1
  call void @count(ptr noundef @done), !dbg !345
  ret void, !dbg !346
}

declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #2


!llvm.dbg.cu = !{!20}
!llvm.module.flags = !{!102, !103, !104, !105, !106, !107, !108}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 54, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "jumps.c", directory: ".", checksumkind: CSK_MD5, checksum: "a2621214df77bb73bf055eaa9d9a8689")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 232, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 29)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 54, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 8)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 54, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 120, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 15)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "failed", scope: !20, file: !2, line: 20, type: !43, isLocal: true, isDefinition: true)
!20 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !21, globals: !23, splitDebugInlining: false, nameTableKind: None)
!21 = !{!22}
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!23 = !{!0, !7, !12, !24, !29, !18, !56, !58, !63, !68, !70}
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !2, line: 56, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 200, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 25)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "shared", scope: !20, file: !2, line: 18, type: !31, isLocal: true, isDefinition: true)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "jmp_buf", file: !32, line: 32, baseType: !33)
!32 = !DIFile(filename: "include/setjmp.h", directory: "", checksumkind: CSK_MD5, checksum: "cd7862ae7ed31595227c999638ae74e7")
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !34, size: 1600, elements: !54)
!34 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !35, line: 26, size: 1600, elements: !36)
!35 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/struct___jmp_buf_tag.h", directory: "", checksumkind: CSK_MD5, checksum: "56a90a97e853c2bec1d9e290be5e92e4")
!36 = !{!37, !42, !44}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !34, file: !35, line: 32, baseType: !38, size: 512)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "__jmp_buf", file: !39, line: 31, baseType: !40)
!39 = !DIFile(filename: "include/x86_64-linux-gnu/bits/setjmp.h", directory: "", checksumkind: CSK_MD5, checksum: "80e7796efafaf357b5e64731e4f6ac30")
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 512, elements: !10)
!41 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !34, file: !35, line: 33, baseType: !43, size: 32, offset: 512)
!43 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !34, file: !35, line: 34, baseType: !45, size: 1024, offset: 576)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !46, line: 8, baseType: !47)
!46 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/__sigset_t.h", directory: "", checksumkind: CSK_MD5, checksum: "acc6b14c0967857fec362a8d433e1cf2")
!47 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !46, line: 5, size: 1024, elements: !48)
!48 = !{!49}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !47, file: !46, line: 7, baseType: !50, size: 1024)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !51, size: 1024, elements: !52)
!51 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!52 = !{!53}
!53 = !DISubrange(count: 16)
!54 = !{!55}
!55 = !DISubrange(count: 1)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(name: "done", scope: !20, file: !2, line: 20, type: !43, isLocal: true, isDefinition: true)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(scope: null, file: !2, line: 38, type: !60, isLocal: true, isDefinition: true)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 11)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(scope: null, file: !2, line: 38, type: !65, isLocal: true, isDefinition: true)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 168, elements: !66)
!66 = !{!67}
!67 = !DISubrange(count: 21)
!68 = !DIGlobalVariableExpression(var: !69, expr: !DIExpression())
!69 = distinct !DIGlobalVariable(name: "own", scope: !20, file: !2, line: 17, type: !31, isLocal: true, isDefinition: true)
!70 = !DIGlobalVariableExpression(var: !71, expr: !DIExpression())
!71 = distinct !DIGlobalVariable(name: "lock", scope: !20, file: !2, line: 19, type: !72, isLocal: true, isDefinition: true)
!72 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !73, line: 72, baseType: !74)
!73 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!74 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !73, line: 67, size: 320, elements: !75)
!75 = !{!76, !97, !101}
!76 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !74, file: !73, line: 69, baseType: !77, size: 320)
!77 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !78, line: 22, size: 320, elements: !79)
!78 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!79 = !{!80, !81, !83, !84, !85, !86, !88, !89}
!80 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !77, file: !78, line: 24, baseType: !43, size: 32)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !77, file: !78, line: 25, baseType: !82, size: 32, offset: 32)
!82 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !77, file: !78, line: 26, baseType: !43, size: 32, offset: 64)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !77, file: !78, line: 28, baseType: !82, size: 32, offset: 96)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !77, file: !78, line: 32, baseType: !43, size: 32, offset: 128)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !77, file: !78, line: 34, baseType: !87, size: 16, offset: 160)
!87 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !77, file: !78, line: 35, baseType: !87, size: 16, offset: 176)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !77, file: !78, line: 36, baseType: !90, size: 128, offset: 192)
!90 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !91, line: 55, baseType: !92)
!91 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!92 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !91, line: 51, size: 128, elements: !93)
!93 = !{!94, !96}
!94 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !92, file: !91, line: 53, baseType: !95, size: 64)
!95 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !92, size: 64)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !92, file: !91, line: 54, baseType: !95, size: 64, offset: 64)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !74, file: !73, line: 70, baseType: !98, size: 320)
!98 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 320, elements: !99)
!99 = !{!100}
!100 = !DISubrange(count: 40)
!101 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !74, file: !73, line: 71, baseType: !41, size: 64)
!102 = !{i32 7, !"Dwarf Version", i32 5}
!103 = !{i32 2, !"Debug Info Version", i32 3}
!104 = !{i32 1, !"wchar_size", i32 4}
!105 = !{i32 8, !"PIC Level", i32 2}
!106 = !{i32 7, !"PIE Level", i32 2}
!107 = !{i32 7, !"uwtable", i32 2}
!108 = !{i32 7, !"frame-pointer", i32 2}
!109 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!110 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 46, type: !111, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !20, retainedNodes: !113)
!111 = !DISubroutineType(types: !112)
!112 = !{!43}
!113 = !{}
!114 = !DILocalVariable(name: "numbers", scope: !110, file: !2, line: 47, type: !115)
!115 = !DICompositeType(tag: DW_TAG_array_type, baseType: !43, size: 96, elements: !116)
!116 = !{!117}
!117 = !DISubrange(count: 3)
!118 = !DILocation(line: 47, column: 7, scope: !110)
!119 = !DILocalVariable(name: "threads", scope: !110, file: !2, line: 48, type: !120)
!120 = !DICompositeType(tag: DW_TAG_array_type, baseType: !121, size: 192, elements: !116)
!121 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !73, line: 27, baseType: !51)
!122 = !DILocation(line: 48, column: 13, scope: !110)
!123 = !DILocalVariable(name: "i", scope: !124, file: !2, line: 49, type: !43)
!124 = distinct !DILexicalBlock(scope: !110, file: !2, line: 49, column: 3)
!125 = !DILocation(line: 49, column: 12, scope: !124)
!126 = !DILocation(line: 49, column: 8, scope: !124)
!127 = !DILocation(line: 49, column: 19, scope: !128)
!128 = distinct !DILexicalBlock(scope: !124, file: !2, line: 49, column: 3)
!129 = !DILocation(line: 49, column: 21, scope: !128)
!130 = !DILocation(line: 49, column: 3, scope: !124)
!131 = !DILocation(line: 50, column: 29, scope: !128)
!132 = !DILocation(line: 50, column: 21, scope: !128)
!133 = !DILocation(line: 50, column: 56, scope: !128)
!134 = !DILocation(line: 50, column: 48, scope: !128)
!135 = !DILocation(line: 50, column: 5, scope: !128)
!136 = !DILocation(line: 49, column: 27, scope: !128)
!137 = !DILocation(line: 49, column: 3, scope: !128)
!138 = distinct !{!138, !130, !139, !140}
!139 = !DILocation(line: 50, column: 58, scope: !124)
!140 = !{!"llvm.loop.mustprogress"}
!141 = !DILocalVariable(name: "i", scope: !142, file: !2, line: 51, type: !43)
!142 = distinct !DILexicalBlock(scope: !110, file: !2, line: 51, column: 3)
!143 = !DILocation(line: 51, column: 12, scope: !142)
!144 = !DILocation(line: 51, column: 8, scope: !142)
!145 = !DILocation(line: 51, column: 19, scope: !146)
!146 = distinct !DILexicalBlock(scope: !142, file: !2, line: 51, column: 3)
!147 = !DILocation(line: 51, column: 21, scope: !146)
!148 = !DILocation(line: 51, column: 3, scope: !142)
!149 = !DILocalVariable(name: "result", scope: !150, file: !2, line: 52, type: !22)
!150 = distinct !DILexicalBlock(scope: !146, file: !2, line: 51, column: 31)
!151 = !DILocation(line: 52, column: 11, scope: !150)
!152 = !DILocation(line: 53, column: 26, scope: !150)
!153 = !DILocation(line: 53, column: 18, scope: !150)
!154 = !DILocation(line: 53, column: 5, scope: !150)
!155 = !DILocation(line: 54, column: 5, scope: !156)
!156 = distinct !DILexicalBlock(scope: !157, file: !2, line: 54, column: 5)
!157 = distinct !DILexicalBlock(scope: !150, file: !2, line: 54, column: 5)
!158 = !DILocation(line: 54, column: 5, scope: !157)
!159 = !DILocation(line: 55, column: 3, scope: !150)
!160 = !DILocation(line: 51, column: 27, scope: !146)
!161 = !DILocation(line: 51, column: 3, scope: !146)
!162 = distinct !{!162, !148, !163, !140}
!163 = !DILocation(line: 55, column: 3, scope: !142)
!164 = !DILocation(line: 56, column: 3, scope: !165)
!165 = distinct !DILexicalBlock(scope: !166, file: !2, line: 56, column: 3)
!166 = distinct !DILexicalBlock(scope: !110, file: !2, line: 56, column: 3)
!167 = !DILocation(line: 56, column: 3, scope: !166)
!168 = !DILocation(line: 57, column: 3, scope: !110)
!169 = distinct !DISubprogram(name: "worker", scope: !2, file: !2, line: 34, type: !170, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !20, retainedNodes: !113)
!170 = !DISubroutineType(types: !171)
!171 = !{!22, !22}
!172 = !DILocalVariable(name: "argument", arg: 1, scope: !169, file: !2, line: 34, type: !22)
!173 = !DILocation(line: 34, column: 27, scope: !169)
!174 = !DILocalVariable(name: "number", scope: !169, file: !2, line: 35, type: !175)
!175 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!176 = !DILocation(line: 35, column: 8, scope: !169)
!177 = !DILocation(line: 35, column: 17, scope: !169)
!178 = !DILocalVariable(name: "error", scope: !169, file: !2, line: 36, type: !43)
!179 = !DILocation(line: 36, column: 7, scope: !169)
!180 = !DILocation(line: 36, column: 15, scope: !169)
!181 = !DILocation(line: 37, column: 7, scope: !182)
!182 = distinct !DILexicalBlock(scope: !169, file: !2, line: 37, column: 7)
!183 = !DILocation(line: 37, column: 7, scope: !169)
!184 = !DILocation(line: 38, column: 5, scope: !185)
!185 = distinct !DILexicalBlock(scope: !186, file: !2, line: 38, column: 5)
!186 = distinct !DILexicalBlock(scope: !187, file: !2, line: 38, column: 5)
!187 = distinct !DILexicalBlock(scope: !182, file: !2, line: 37, column: 14)
!188 = !DILocation(line: 38, column: 5, scope: !186)
!189 = !DILocation(line: 39, column: 5, scope: !187)
!190 = !DILocation(line: 40, column: 5, scope: !187)
!191 = !DILocation(line: 42, column: 9, scope: !169)
!192 = !DILocation(line: 42, column: 8, scope: !169)
!193 = !DILocation(line: 42, column: 3, scope: !169)
!194 = !DILocation(line: 43, column: 10, scope: !169)
!195 = !DILocation(line: 43, column: 3, scope: !169)
!196 = !DILocation(line: 44, column: 1, scope: !169)
!197 = distinct !DISubprogram(name: "one_buffer", scope: !2, file: !2, line: 67, type: !198, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !20, retainedNodes: !113)
!198 = !DISubroutineType(types: !199)
!199 = !{null}
!200 = !DILocalVariable(name: "threads", scope: !197, file: !2, line: 68, type: !201)
!201 = !DICompositeType(tag: DW_TAG_array_type, baseType: !121, size: 128, elements: !202)
!202 = !{!203}
!203 = !DISubrange(count: 2)
!204 = !DILocation(line: 68, column: 13, scope: !197)
!205 = !DILocalVariable(name: "i", scope: !206, file: !2, line: 69, type: !43)
!206 = distinct !DILexicalBlock(scope: !197, file: !2, line: 69, column: 3)
!207 = !DILocation(line: 69, column: 12, scope: !206)
!208 = !DILocation(line: 69, column: 8, scope: !206)
!209 = !DILocation(line: 69, column: 19, scope: !210)
!210 = distinct !DILexicalBlock(scope: !206, file: !2, line: 69, column: 3)
!211 = !DILocation(line: 69, column: 21, scope: !210)
!212 = !DILocation(line: 69, column: 3, scope: !206)
!213 = !DILocation(line: 70, column: 29, scope: !210)
!214 = !DILocation(line: 70, column: 21, scope: !210)
!215 = !DILocation(line: 70, column: 5, scope: !210)
!216 = !DILocation(line: 69, column: 27, scope: !210)
!217 = !DILocation(line: 69, column: 3, scope: !210)
!218 = distinct !{!218, !212, !219, !140}
!219 = !DILocation(line: 70, column: 50, scope: !206)
!220 = !DILocalVariable(name: "i", scope: !221, file: !2, line: 71, type: !43)
!221 = distinct !DILexicalBlock(scope: !197, file: !2, line: 71, column: 3)
!222 = !DILocation(line: 71, column: 12, scope: !221)
!223 = !DILocation(line: 71, column: 8, scope: !221)
!224 = !DILocation(line: 71, column: 19, scope: !225)
!225 = distinct !DILexicalBlock(scope: !221, file: !2, line: 71, column: 3)
!226 = !DILocation(line: 71, column: 21, scope: !225)
!227 = !DILocation(line: 71, column: 3, scope: !221)
!228 = !DILocation(line: 72, column: 26, scope: !225)
!229 = !DILocation(line: 72, column: 18, scope: !225)
!230 = !DILocation(line: 72, column: 5, scope: !225)
!231 = !DILocation(line: 71, column: 27, scope: !225)
!232 = !DILocation(line: 71, column: 3, scope: !225)
!233 = distinct !{!233, !227, !234, !140}
!234 = !DILocation(line: 72, column: 34, scope: !221)
!235 = !DILocation(line: 73, column: 1, scope: !197)
!236 = distinct !DISubprogram(name: "fails", scope: !2, file: !2, line: 60, type: !170, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !20, retainedNodes: !113)
!237 = !DILocalVariable(name: "argument", arg: 1, scope: !236, file: !2, line: 60, type: !22)
!238 = !DILocation(line: 60, column: 26, scope: !236)
!239 = !DILocation(line: 61, column: 7, scope: !240)
!240 = distinct !DILexicalBlock(scope: !236, file: !2, line: 61, column: 7)
!241 = !DILocation(line: 61, column: 22, scope: !240)
!242 = !DILocation(line: 61, column: 7, scope: !236)
!243 = !DILocation(line: 62, column: 5, scope: !240)
!244 = !DILocation(line: 63, column: 3, scope: !236)
!245 = distinct !DISubprogram(name: "dead_call", scope: !2, file: !2, line: 78, type: !198, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !20)
!246 = !DILocation(line: 79, column: 7, scope: !247)
!247 = distinct !DILexicalBlock(scope: !245, file: !2, line: 79, column: 7)
!248 = !DILocation(line: 79, column: 14, scope: !247)
!249 = !DILocation(line: 79, column: 7, scope: !245)
!250 = !DILocation(line: 80, column: 5, scope: !247)
!251 = !DILocation(line: 81, column: 1, scope: !245)
!252 = distinct !DISubprogram(name: "mark", scope: !2, file: !2, line: 75, type: !111, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !20)
!253 = !DILocation(line: 75, column: 32, scope: !252)
!254 = !DILocation(line: 75, column: 25, scope: !252)
!255 = distinct !DISubprogram(name: "other_thread", scope: !2, file: !2, line: 89, type: !198, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !20, retainedNodes: !113)
!256 = !DILocalVariable(name: "thread", scope: !255, file: !2, line: 90, type: !121)
!257 = !DILocation(line: 90, column: 13, scope: !255)
!258 = !DILocation(line: 91, column: 7, scope: !259)
!259 = distinct !DILexicalBlock(scope: !255, file: !2, line: 91, column: 7)
!260 = !DILocation(line: 91, column: 22, scope: !259)
!261 = !DILocation(line: 91, column: 7, scope: !255)
!262 = !DILocation(line: 92, column: 5, scope: !263)
!263 = distinct !DILexicalBlock(scope: !259, file: !2, line: 91, column: 28)
!264 = !DILocation(line: 93, column: 18, scope: !263)
!265 = !DILocation(line: 93, column: 5, scope: !263)
!266 = !DILocation(line: 94, column: 3, scope: !263)
!267 = !DILocation(line: 95, column: 1, scope: !255)
!268 = distinct !DISubprogram(name: "jumps", scope: !2, file: !2, line: 83, type: !170, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !20, retainedNodes: !113)
!269 = !DILocalVariable(name: "argument", arg: 1, scope: !268, file: !2, line: 83, type: !22)
!270 = !DILocation(line: 83, column: 26, scope: !268)
!271 = !DILocation(line: 84, column: 3, scope: !268)
!272 = distinct !DISubprogram(name: "never_filled", scope: !2, file: !2, line: 98, type: !198, scopeLine: 98, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !20)
!273 = !DILocation(line: 98, column: 27, scope: !272)
!274 = distinct !DISubprogram(name: "with_lock_held", scope: !2, file: !2, line: 110, type: !198, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !20, retainedNodes: !113)
!275 = !DILocalVariable(name: "threads", scope: !274, file: !2, line: 111, type: !201)
!276 = !DILocation(line: 111, column: 13, scope: !274)
!277 = !DILocalVariable(name: "i", scope: !278, file: !2, line: 112, type: !43)
!278 = distinct !DILexicalBlock(scope: !274, file: !2, line: 112, column: 3)
!279 = !DILocation(line: 112, column: 12, scope: !278)
!280 = !DILocation(line: 112, column: 8, scope: !278)
!281 = !DILocation(line: 112, column: 19, scope: !282)
!282 = distinct !DILexicalBlock(scope: !278, file: !2, line: 112, column: 3)
!283 = !DILocation(line: 112, column: 21, scope: !282)
!284 = !DILocation(line: 112, column: 3, scope: !278)
!285 = !DILocation(line: 113, column: 29, scope: !282)
!286 = !DILocation(line: 113, column: 21, scope: !282)
!287 = !DILocation(line: 113, column: 5, scope: !282)
!288 = !DILocation(line: 112, column: 27, scope: !282)
!289 = !DILocation(line: 112, column: 3, scope: !282)
!290 = distinct !{!290, !284, !291, !140}
!291 = !DILocation(line: 113, column: 50, scope: !278)
!292 = !DILocalVariable(name: "i", scope: !293, file: !2, line: 114, type: !43)
!293 = distinct !DILexicalBlock(scope: !274, file: !2, line: 114, column: 3)
!294 = !DILocation(line: 114, column: 12, scope: !293)
!295 = !DILocation(line: 114, column: 8, scope: !293)
!296 = !DILocation(line: 114, column: 19, scope: !297)
!297 = distinct !DILexicalBlock(scope: !293, file: !2, line: 114, column: 3)
!298 = !DILocation(line: 114, column: 21, scope: !297)
!299 = !DILocation(line: 114, column: 3, scope: !293)
!300 = !DILocation(line: 115, column: 26, scope: !297)
!301 = !DILocation(line: 115, column: 18, scope: !297)
!302 = !DILocation(line: 115, column: 5, scope: !297)
!303 = !DILocation(line: 114, column: 27, scope: !297)
!304 = !DILocation(line: 114, column: 3, scope: !297)
!305 = distinct !{!305, !299, !306, !140}
!306 = !DILocation(line: 115, column: 34, scope: !293)
!307 = !DILocation(line: 116, column: 1, scope: !274)
!308 = distinct !DISubprogram(name: "keeps", scope: !2, file: !2, line: 100, type: !170, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !20, retainedNodes: !113)
!309 = !DILocalVariable(name: "argument", arg: 1, scope: !308, file: !2, line: 100, type: !22)
!310 = !DILocation(line: 100, column: 26, scope: !308)
!311 = !DILocation(line: 101, column: 7, scope: !312)
!312 = distinct !DILexicalBlock(scope: !308, file: !2, line: 101, column: 7)
!313 = !DILocation(line: 101, column: 19, scope: !312)
!314 = !DILocation(line: 101, column: 7, scope: !308)
!315 = !DILocation(line: 102, column: 5, scope: !316)
!316 = distinct !DILexicalBlock(scope: !312, file: !2, line: 101, column: 25)
!317 = !DILocation(line: 103, column: 10, scope: !316)
!318 = !DILocation(line: 103, column: 5, scope: !316)
!319 = !DILocation(line: 104, column: 5, scope: !316)
!320 = !DILocation(line: 105, column: 3, scope: !316)
!321 = !DILocation(line: 106, column: 3, scope: !308)
!322 = distinct !DISubprogram(name: "count", scope: !2, file: !2, line: 22, type: !323, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !20, retainedNodes: !113)
!323 = !DISubroutineType(types: !324)
!324 = !{null, !175}
!325 = !DILocalVariable(name: "which", arg: 1, scope: !322, file: !2, line: 22, type: !175)
!326 = !DILocation(line: 22, column: 24, scope: !322)
!327 = !DILocation(line: 23, column: 3, scope: !322)
!328 = !DILocation(line: 24, column: 6, scope: !322)
!329 = !DILocation(line: 24, column: 3, scope: !322)
!330 = !DILocation(line: 25, column: 3, scope: !322)
!331 = !DILocation(line: 26, column: 1, scope: !322)
!332 = distinct !DISubprogram(name: "work", scope: !2, file: !2, line: 28, type: !333, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !20, retainedNodes: !113)
!333 = !DISubroutineType(types: !334)
!334 = !{null, !43}
!335 = !DILocalVariable(name: "number", arg: 1, scope: !332, file: !2, line: 28, type: !43)
!336 = !DILocation(line: 28, column: 22, scope: !332)
!337 = !DILocation(line: 29, column: 7, scope: !338)
!338 = distinct !DILexicalBlock(scope: !332, file: !2, line: 29, column: 7)
!339 = !DILocation(line: 29, column: 14, scope: !338)
!340 = !DILocation(line: 29, column: 7, scope: !332)
!341 = !DILocation(line: 30, column: 13, scope: !338)
!342 = !DILocation(line: 30, column: 19, scope: !338)
!343 = !DILocation(line: 30, column: 18, scope: !338)
!344 = !DILocation(line: 30, column: 5, scope: !338)
!345 = !DILocation(line: 31, column: 3, scope: !332)
!346 = !DILocation(line: 32, column: 1, scope: !332)
