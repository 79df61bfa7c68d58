source_filename = "jumps.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@__const.main.numbers = private unnamed_addr constant [3 x i32] [i32 1, i32 -2, i32 3], align 4
@.str = private unnamed_addr constant [29 x i8] c"(result == NULL) == (i == 1)\00", align 1
@.str.1 = private unnamed_addr constant [8 x i8] c"jumps.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@failed = internal global i32 0, align 4, !dbg !0
@done = internal global i32 0, align 4, !dbg !36
@.str.2 = private unnamed_addr constant [25 x i8] c"failed == 1 && done == 2\00", align 1
@shared = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16, !dbg !7
@own = internal thread_local global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16, !dbg !38
@.str.3 = private unnamed_addr constant [11 x i8] c"error == 2\00", align 1
@__PRETTY_FUNCTION__.worker = private unnamed_addr constant [21 x i8] c"void *worker(void *)\00", align 1
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !40

define dso_local i32 @main() #0 !dbg !81 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i32], align 4
  %3 = alloca [3 x i64], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !85, metadata !DIExpression()), !dbg !89
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %2, ptr align 4 @__const.main.numbers, i64 12, i1 false), !dbg !89
  call void @llvm.dbg.declare(metadata ptr %3, metadata !90, metadata !DIExpression()), !dbg !93
  call void @llvm.dbg.declare(metadata ptr %4, metadata !94, metadata !DIExpression()), !dbg !96
  store i32 0, ptr %4, align 4, !dbg !96
  br label %7, !dbg !97

7:                                                ; preds = %18, %0
  %8 = load i32, ptr %4, align 4, !dbg !98
  %9 = icmp slt i32 %8, 3, !dbg !100
  br i1 %9, label %10, label %21, !dbg !101

10:                                               ; preds = %7
  %11 = load i32, ptr %4, align 4, !dbg !102
  %12 = sext i32 %11 to i64, !dbg !103
  %13 = getelementptr inbounds [3 x i64], ptr %3, i64 0, i64 %12, !dbg !103
  %14 = load i32, ptr %4, align 4, !dbg !104
  %15 = sext i32 %14 to i64, !dbg !105
  %16 = getelementptr inbounds [3 x i32], ptr %2, i64 0, i64 %15, !dbg !105
  %17 = call i32 @pthread_create(ptr noundef %13, ptr noundef null, ptr noundef @worker, ptr noundef %16) #7, !dbg !106
  br label %18, !dbg !106

18:                                               ; preds = %10
  %19 = load i32, ptr %4, align 4, !dbg !107
  %20 = add nsw i32 %19, 1, !dbg !107
  store i32 %20, ptr %4, align 4, !dbg !107
  br label %7, !dbg !108, !llvm.loop !109

21:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata ptr %5, metadata !112, metadata !DIExpression()), !dbg !114
  store i32 0, ptr %5, align 4, !dbg !114
  br label %22, !dbg !115

22:                                               ; preds = %41, %21
  %23 = load i32, ptr %5, align 4, !dbg !116
  %24 = icmp slt i32 %23, 3, !dbg !118
  br i1 %24, label %25, label %44, !dbg !119

25:                                               ; preds = %22
  call void @llvm.dbg.declare(metadata ptr %6, metadata !120, metadata !DIExpression()), !dbg !122
  %26 = load i32, ptr %5, align 4, !dbg !123
  %27 = sext i32 %26 to i64, !dbg !124
  %28 = getelementptr inbounds [3 x i64], ptr %3, i64 0, i64 %27, !dbg !124
  %29 = load i64, ptr %28, align 8, !dbg !124
  %30 = call i32 @pthread_join(i64 noundef %29, ptr noundef %6), !dbg !125
  %31 = load ptr, ptr %6, align 8, !dbg !126
  %32 = icmp eq ptr %31, null, !dbg !126
  %33 = zext i1 %32 to i32, !dbg !126
  %34 = load i32, ptr %5, align 4, !dbg !126
  %35 = icmp eq i32 %34, 1, !dbg !126
  %36 = zext i1 %35 to i32, !dbg !126
  %37 = icmp eq i32 %33, %36, !dbg !126
  br i1 %37, label %38, label %39, !dbg !129

38:                                               ; preds = %25
  br label %40, !dbg !129

39:                                               ; preds = %25
  call void @__assert_fail(ptr noundef getelementptr inbounds ([29 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([8 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 54, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !126
  unreachable, !dbg !126

40:                                               ; preds = %38
  br label %41, !dbg !130

41:                                               ; preds = %40
  %42 = load i32, ptr %5, align 4, !dbg !131
  %43 = add nsw i32 %42, 1, !dbg !131
  store i32 %43, ptr %5, align 4, !dbg !131
  br label %22, !dbg !132, !llvm.loop !133

44:                                               ; preds = %22
  %45 = load i32, ptr @failed, align 4, !dbg !135
  %46 = icmp eq i32 %45, 1, !dbg !135
  br i1 %46, label %47, label %51, !dbg !135

47:                                               ; preds = %44
  %48 = load i32, ptr @done, align 4, !dbg !135
  %49 = icmp eq i32 %48, 2, !dbg !135
  br i1 %49, label %50, label %51, !dbg !138

50:                                               ; preds = %47
  br label %52, !dbg !138

51:                                               ; preds = %47, %44
  call void @__assert_fail(ptr noundef getelementptr inbounds ([25 x i8], ptr @.str.2, i64 0, i64 0), ptr noundef getelementptr inbounds ([8 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 56, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !135
  unreachable, !dbg !135

52:                                               ; preds = %50
  ret i32 0, !dbg !139
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

define internal ptr @worker(ptr noundef %0) #0 !dbg !140 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !143, metadata !DIExpression()), !dbg !144
  call void @llvm.dbg.declare(metadata ptr %4, metadata !145, metadata !DIExpression()), !dbg !147
  %6 = load ptr, ptr %3, align 8, !dbg !148
  store ptr %6, ptr %4, align 8, !dbg !147
  call void @llvm.dbg.declare(metadata ptr %5, metadata !149, metadata !DIExpression()), !dbg !150
  %7 = call i32 @_setjmp(ptr noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], ptr @own, i64 0, i64 0)) #9, !dbg !151
  store i32 %7, ptr %5, align 4, !dbg !150
  %8 = load i32, ptr %5, align 4, !dbg !152
  %9 = icmp ne i32 %8, 0, !dbg !152
  br i1 %9, label %10, label %16, !dbg !154

10:                                               ; preds = %1
  %11 = load i32, ptr %5, align 4, !dbg !155
  %12 = icmp eq i32 %11, 2, !dbg !155
  br i1 %12, label %13, label %14, !dbg !159

13:                                               ; preds = %10
  br label %15, !dbg !159

14:                                               ; preds = %10
  call void @__assert_fail(ptr noundef getelementptr inbounds ([11 x i8], ptr @.str.3, i64 0, i64 0), ptr noundef getelementptr inbounds ([8 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 38, ptr noundef getelementptr inbounds ([21 x i8], ptr @__PRETTY_FUNCTION__.worker, i64 0, i64 0)) #8, !dbg !155
  unreachable, !dbg !155

15:                                               ; preds = %13
  call void @count(ptr noundef @failed), !dbg !160
  store ptr null, ptr %2, align 8, !dbg !161
  br label %20, !dbg !161

16:                                               ; preds = %1
  %17 = load ptr, ptr %4, align 8, !dbg !162
  %18 = load i32, ptr %17, align 4, !dbg !163
  call void @work(i32 noundef %18), !dbg !164
  %19 = load ptr, ptr %3, align 8, !dbg !165
  store ptr %19, ptr %2, align 8, !dbg !166
  br label %20, !dbg !166

20:                                               ; preds = %16, %15
  %21 = load ptr, ptr %2, align 8, !dbg !167
  ret ptr %21, !dbg !167
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #5

define dso_local void @one_buffer() #0 !dbg !168 {
  %1 = alloca [2 x i64], align 16
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !171, metadata !DIExpression()), !dbg !175
  call void @llvm.dbg.declare(metadata ptr %2, metadata !176, metadata !DIExpression()), !dbg !178
  store i32 0, ptr %2, align 4, !dbg !178
  br label %4, !dbg !179

4:                                                ; preds = %12, %0
  %5 = load i32, ptr %2, align 4, !dbg !180
  %6 = icmp slt i32 %5, 2, !dbg !182
  br i1 %6, label %7, label %15, !dbg !183

7:                                                ; preds = %4
  %8 = load i32, ptr %2, align 4, !dbg !184
  %9 = sext i32 %8 to i64, !dbg !185
  %10 = getelementptr inbounds [2 x i64], ptr %1, i64 0, i64 %9, !dbg !185
  %11 = call i32 @pthread_create(ptr noundef %10, ptr noundef null, ptr noundef @fails, ptr noundef null) #7, !dbg !186
  br label %12, !dbg !186

12:                                               ; preds = %7
  %13 = load i32, ptr %2, align 4, !dbg !187
  %14 = add nsw i32 %13, 1, !dbg !187
  store i32 %14, ptr %2, align 4, !dbg !187
  br label %4, !dbg !188, !llvm.loop !189

15:                                               ; preds = %4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !191, metadata !DIExpression()), !dbg !193
  store i32 0, ptr %3, align 4, !dbg !193
  br label %16, !dbg !194

16:                                               ; preds = %25, %15
  %17 = load i32, ptr %3, align 4, !dbg !195
  %18 = icmp slt i32 %17, 2, !dbg !197
  br i1 %18, label %19, label %28, !dbg !198

19:                                               ; preds = %16
  %20 = load i32, ptr %3, align 4, !dbg !199
  %21 = sext i32 %20 to i64, !dbg !200
  %22 = getelementptr inbounds [2 x i64], ptr %1, i64 0, i64 %21, !dbg !200
  %23 = load i64, ptr %22, align 8, !dbg !200
  %24 = call i32 @pthread_join(i64 noundef %23, ptr noundef null), !dbg !201
  br label %25, !dbg !201

25:                                               ; preds = %19
  %26 = load i32, ptr %3, align 4, !dbg !202
  %27 = add nsw i32 %26, 1, !dbg !202
  store i32 %27, ptr %3, align 4, !dbg !202
  br label %16, !dbg !203, !llvm.loop !204

28:                                               ; preds = %16
  ret void, !dbg !206
}

define internal ptr @fails(ptr noundef %0) #0 !dbg !207 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !208, metadata !DIExpression()), !dbg !209
  %3 = call i32 @_setjmp(ptr noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], ptr @shared, i64 0, i64 0)) #9, !dbg !210
  %4 = icmp eq i32 %3, 0, !dbg !212
  br i1 %4, label %5, label %6, !dbg !213

5:                                                ; preds = %1
  call void @longjmp(ptr noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], ptr @shared, i64 0, i64 0), i32 noundef 1) #8, !dbg !214
  unreachable, !dbg !214

6:                                                ; preds = %1
  ret ptr null, !dbg !215
}

define dso_local void @dead_call() #0 !dbg !216 {
  %1 = call i32 @mark(), !dbg !217
  %2 = icmp eq i32 %1, 0, !dbg !219
  br i1 %2, label %3, label %4, !dbg !220

3:                                                ; preds = %0
  call void @longjmp(ptr noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], ptr @shared, i64 0, i64 0), i32 noundef 1) #8, !dbg !221
  unreachable, !dbg !221

4:                                                ; preds = %0
  ret void, !dbg !222
}

define internal i32 @mark() #0 !dbg !223 {
  %1 = call i32 @_setjmp(ptr noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], ptr @shared, i64 0, i64 0)) #9, !dbg !224
  ret i32 %1, !dbg !225
}

declare void @longjmp(ptr noundef, i32 noundef) #5

define dso_local void @other_thread() #0 !dbg !226 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !227, metadata !DIExpression()), !dbg !228
  %2 = call i32 @_setjmp(ptr noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], ptr @shared, i64 0, i64 0)) #9, !dbg !229
  %3 = icmp eq i32 %2, 0, !dbg !231
  br i1 %3, label %4, label %8, !dbg !232

4:                                                ; preds = %0
  %5 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @jumps, ptr noundef null) #7, !dbg !233
  %6 = load i64, ptr %1, align 8, !dbg !235
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !236
  br label %8, !dbg !237

8:                                                ; preds = %4, %0
  ret void, !dbg !238
}

declare i32 @_setjmp(ptr noundef) #6

define internal ptr @jumps(ptr noundef %0) #0 !dbg !239 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !240, metadata !DIExpression()), !dbg !241
  call void @longjmp(ptr noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], ptr @shared, i64 0, i64 0), i32 noundef 1) #8, !dbg !242
  unreachable, !dbg !242
}

define dso_local void @never_filled() #0 !dbg !243 {
  call void @longjmp(ptr noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], ptr @shared, i64 0, i64 0), i32 noundef 1) #8, !dbg !244
  unreachable, !dbg !244
}

define dso_local void @with_lock_held() #0 !dbg !245 {
  %1 = alloca [2 x i64], align 16
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !246, metadata !DIExpression()), !dbg !247
  call void @llvm.dbg.declare(metadata ptr %2, metadata !248, metadata !DIExpression()), !dbg !250
  store i32 0, ptr %2, align 4, !dbg !250
  br label %4, !dbg !251

4:                                                ; preds = %12, %0
  %5 = load i32, ptr %2, align 4, !dbg !252
  %6 = icmp slt i32 %5, 2, !dbg !254
  br i1 %6, label %7, label %15, !dbg !255

7:                                                ; preds = %4
  %8 = load i32, ptr %2, align 4, !dbg !256
  %9 = sext i32 %8 to i64, !dbg !257
  %10 = getelementptr inbounds [2 x i64], ptr %1, i64 0, i64 %9, !dbg !257
  %11 = call i32 @pthread_create(ptr noundef %10, ptr noundef null, ptr noundef @keeps, ptr noundef null) #7, !dbg !258
  br label %12, !dbg !258

12:                                               ; preds = %7
  %13 = load i32, ptr %2, align 4, !dbg !259
  %14 = add nsw i32 %13, 1, !dbg !259
  store i32 %14, ptr %2, align 4, !dbg !259
  br label %4, !dbg !260, !llvm.loop !261

15:                                               ; preds = %4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !263, metadata !DIExpression()), !dbg !265
  store i32 0, ptr %3, align 4, !dbg !265
  br label %16, !dbg !266

16:                                               ; preds = %25, %15
  %17 = load i32, ptr %3, align 4, !dbg !267
  %18 = icmp slt i32 %17, 2, !dbg !269
  br i1 %18, label %19, label %28, !dbg !270

19:                                               ; preds = %16
  %20 = load i32, ptr %3, align 4, !dbg !271
  %21 = sext i32 %20 to i64, !dbg !272
  %22 = getelementptr inbounds [2 x i64], ptr %1, i64 0, i64 %21, !dbg !272
  %23 = load i64, ptr %22, align 8, !dbg !272
  %24 = call i32 @pthread_join(i64 noundef %23, ptr noundef null), !dbg !273
  br label %25, !dbg !273

25:                                               ; preds = %19
  %26 = load i32, ptr %3, align 4, !dbg !274
  %27 = add nsw i32 %26, 1, !dbg !274
  store i32 %27, ptr %3, align 4, !dbg !274
  br label %16, !dbg !275, !llvm.loop !276

28:                                               ; preds = %16
  ret void, !dbg !278
}

define internal ptr @keeps(ptr noundef %0) #0 !dbg !279 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !280, metadata !DIExpression()), !dbg !281
  %3 = call i32 @_setjmp(ptr noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], ptr @own, i64 0, i64 0)) #9, !dbg !282
  %4 = icmp eq i32 %3, 0, !dbg !284
  br i1 %4, label %5, label %12, !dbg !285

5:                                                ; preds = %1
  %6 = call i32 @pthread_mutex_lock(ptr noundef @lock) #7, !dbg !286
  %7 = load ptr, ptr %2, align 8, !dbg !288
  %8 = icmp ne ptr %7, null, !dbg !288
  %9 = zext i1 %8 to i64, !dbg !288
  %10 = select i1 %8, i32 1, i32 -2, !dbg !288
  call void @work(i32 noundef %10), !dbg !289
  %11 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #7, !dbg !290
  br label %12, !dbg !291

12:                                               ; preds = %5, %1
  ret ptr null, !dbg !292
}

define internal void @count(ptr noundef %0) #0 !dbg !293 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !296, metadata !DIExpression()), !dbg !297
  %3 = call i32 @pthread_mutex_lock(ptr noundef @lock) #7, !dbg !298
  %4 = load ptr, ptr %2, align 8, !dbg !299
  %5 = load i32, ptr %4, align 4, !dbg !300
  %6 = add nsw i32 %5, 1, !dbg !300
  store i32 %6, ptr %4, align 4, !dbg !300
  %7 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #7, !dbg !301
  ret void, !dbg !302
}

define internal void @work(i32 noundef %0) #0 !dbg !303 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !306, metadata !DIExpression()), !dbg !307
  %3 = load i32, ptr %2, align 4, !dbg !308
  %4 = icmp slt i32 %3, 0, !dbg !310
  br i1 %4, label %5, label %8, !dbg !311

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4, !dbg !312
  %7 = sub nsw i32 0, %6, !dbg !313
  call void @longjmp(ptr noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], ptr @own, i64 0, i64 0), i32 noundef %7) #8, !dbg !314
  unreachable, !dbg !314

8:                                                ; preds = %1
  call void @count(ptr noundef @done), !dbg !315
  ret void, !dbg !316
}

declare i32 @pthread_mutex_lock(ptr noundef) #3

declare i32 @pthread_mutex_unlock(ptr noundef) #3


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!73, !74, !75, !76, !77, !78, !79}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "failed", scope: !2, file: !3, line: 20, type: !23, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "jumps.c", directory: ".", checksumkind: CSK_MD5, checksum: "a2621214df77bb73bf055eaa9d9a8689")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !0, !36, !38, !40}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 18, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "jmp_buf", file: !10, line: 32, baseType: !11)
!10 = !DIFile(filename: "include/setjmp.h", directory: ".", checksumkind: CSK_MD5, checksum: "cd7862ae7ed31595227c999638ae74e7")
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 1600, elements: !34)
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !13, line: 26, size: 1600, elements: !14)
!13 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/struct___jmp_buf_tag.h", directory: ".", checksumkind: CSK_MD5, checksum: "56a90a97e853c2bec1d9e290be5e92e4")
!14 = !{!15, !22, !24}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !12, file: !13, line: 32, baseType: !16, size: 512)
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "__jmp_buf", file: !17, line: 31, baseType: !18)
!17 = !DIFile(filename: "include/x86_64-linux-gnu/bits/setjmp.h", directory: ".", checksumkind: CSK_MD5, checksum: "80e7796efafaf357b5e64731e4f6ac30")
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 512, elements: !20)
!19 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!20 = !{!21}
!21 = !DISubrange(count: 8)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !12, file: !13, line: 33, baseType: !23, size: 32, offset: 512)
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !12, file: !13, line: 34, baseType: !25, size: 1024, offset: 576)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !26, line: 8, baseType: !27)
!26 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/__sigset_t.h", directory: ".", checksumkind: CSK_MD5, checksum: "acc6b14c0967857fec362a8d433e1cf2")
!27 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !26, line: 5, size: 1024, elements: !28)
!28 = !{!29}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !27, file: !26, line: 7, baseType: !30, size: 1024)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 1024, elements: !32)
!31 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!32 = !{!33}
!33 = !DISubrange(count: 16)
!34 = !{!35}
!35 = !DISubrange(count: 1)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "done", scope: !2, file: !3, line: 20, type: !23, isLocal: true, isDefinition: true)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "own", scope: !2, file: !3, line: 17, type: !9, isLocal: true, isDefinition: true)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 19, type: !42, isLocal: true, isDefinition: true)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !43, line: 72, baseType: !44)
!43 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!44 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !43, line: 67, size: 320, elements: !45)
!45 = !{!46, !67, !72}
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !44, file: !43, line: 69, baseType: !47, size: 320)
!47 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !48, line: 22, size: 320, elements: !49)
!48 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: ".", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!49 = !{!50, !51, !53, !54, !55, !56, !58, !59}
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !47, file: !48, line: 24, baseType: !23, size: 32)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !47, file: !48, line: 25, baseType: !52, size: 32, offset: 32)
!52 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !47, file: !48, line: 26, baseType: !23, size: 32, offset: 64)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !47, file: !48, line: 28, baseType: !52, size: 32, offset: 96)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !47, file: !48, line: 32, baseType: !23, size: 32, offset: 128)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !47, file: !48, line: 34, baseType: !57, size: 16, offset: 160)
!57 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !47, file: !48, line: 35, baseType: !57, size: 16, offset: 176)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !47, file: !48, line: 36, baseType: !60, size: 128, offset: 192)
!60 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !61, line: 55, baseType: !62)
!61 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: ".", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!62 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !61, line: 51, size: 128, elements: !63)
!63 = !{!64, !66}
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !62, file: !61, line: 53, baseType: !65, size: 64)
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !62, size: 64)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !62, file: !61, line: 54, baseType: !65, size: 64, offset: 64)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !44, file: !43, line: 70, baseType: !68, size: 320)
!68 = !DICompositeType(tag: DW_TAG_array_type, baseType: !69, size: 320, elements: !70)
!69 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!70 = !{!71}
!71 = !DISubrange(count: 40)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !44, file: !43, line: 71, baseType: !19, size: 64)
!73 = !{i32 7, !"Dwarf Version", i32 5}
!74 = !{i32 2, !"Debug Info Version", i32 3}
!75 = !{i32 1, !"wchar_size", i32 4}
!76 = !{i32 7, !"PIC Level", i32 2}
!77 = !{i32 7, !"PIE Level", i32 2}
!78 = !{i32 7, !"uwtable", i32 1}
!79 = !{i32 7, !"frame-pointer", i32 2}
!80 = !{!"Debian clang version 14.0.6"}
!81 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 46, type: !82, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !84)
!82 = !DISubroutineType(types: !83)
!83 = !{!23}
!84 = !{}
!85 = !DILocalVariable(name: "numbers", scope: !81, file: !3, line: 47, type: !86)
!86 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 96, elements: !87)
!87 = !{!88}
!88 = !DISubrange(count: 3)
!89 = !DILocation(line: 47, column: 7, scope: !81)
!90 = !DILocalVariable(name: "threads", scope: !81, file: !3, line: 48, type: !91)
!91 = !DICompositeType(tag: DW_TAG_array_type, baseType: !92, size: 192, elements: !87)
!92 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !43, line: 27, baseType: !31)
!93 = !DILocation(line: 48, column: 13, scope: !81)
!94 = !DILocalVariable(name: "i", scope: !95, file: !3, line: 49, type: !23)
!95 = distinct !DILexicalBlock(scope: !81, file: !3, line: 49, column: 3)
!96 = !DILocation(line: 49, column: 12, scope: !95)
!97 = !DILocation(line: 49, column: 8, scope: !95)
!98 = !DILocation(line: 49, column: 19, scope: !99)
!99 = distinct !DILexicalBlock(scope: !95, file: !3, line: 49, column: 3)
!100 = !DILocation(line: 49, column: 21, scope: !99)
!101 = !DILocation(line: 49, column: 3, scope: !95)
!102 = !DILocation(line: 50, column: 29, scope: !99)
!103 = !DILocation(line: 50, column: 21, scope: !99)
!104 = !DILocation(line: 50, column: 56, scope: !99)
!105 = !DILocation(line: 50, column: 48, scope: !99)
!106 = !DILocation(line: 50, column: 5, scope: !99)
!107 = !DILocation(line: 49, column: 27, scope: !99)
!108 = !DILocation(line: 49, column: 3, scope: !99)
!109 = distinct !{!109, !101, !110, !111}
!110 = !DILocation(line: 50, column: 58, scope: !95)
!111 = !{!"llvm.loop.mustprogress"}
!112 = !DILocalVariable(name: "i", scope: !113, file: !3, line: 51, type: !23)
!113 = distinct !DILexicalBlock(scope: !81, file: !3, line: 51, column: 3)
!114 = !DILocation(line: 51, column: 12, scope: !113)
!115 = !DILocation(line: 51, column: 8, scope: !113)
!116 = !DILocation(line: 51, column: 19, scope: !117)
!117 = distinct !DILexicalBlock(scope: !113, file: !3, line: 51, column: 3)
!118 = !DILocation(line: 51, column: 21, scope: !117)
!119 = !DILocation(line: 51, column: 3, scope: !113)
!120 = !DILocalVariable(name: "result", scope: !121, file: !3, line: 52, type: !5)
!121 = distinct !DILexicalBlock(scope: !117, file: !3, line: 51, column: 31)
!122 = !DILocation(line: 52, column: 11, scope: !121)
!123 = !DILocation(line: 53, column: 26, scope: !121)
!124 = !DILocation(line: 53, column: 18, scope: !121)
!125 = !DILocation(line: 53, column: 5, scope: !121)
!126 = !DILocation(line: 54, column: 5, scope: !127)
!127 = distinct !DILexicalBlock(scope: !128, file: !3, line: 54, column: 5)
!128 = distinct !DILexicalBlock(scope: !121, file: !3, line: 54, column: 5)
!129 = !DILocation(line: 54, column: 5, scope: !128)
!130 = !DILocation(line: 55, column: 3, scope: !121)
!131 = !DILocation(line: 51, column: 27, scope: !117)
!132 = !DILocation(line: 51, column: 3, scope: !117)
!133 = distinct !{!133, !119, !134, !111}
!134 = !DILocation(line: 55, column: 3, scope: !113)
!135 = !DILocation(line: 56, column: 3, scope: !136)
!136 = distinct !DILexicalBlock(scope: !137, file: !3, line: 56, column: 3)
!137 = distinct !DILexicalBlock(scope: !81, file: !3, line: 56, column: 3)
!138 = !DILocation(line: 56, column: 3, scope: !137)
!139 = !DILocation(line: 57, column: 3, scope: !81)
!140 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 34, type: !141, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!141 = !DISubroutineType(types: !142)
!142 = !{!5, !5}
!143 = !DILocalVariable(name: "argument", arg: 1, scope: !140, file: !3, line: 34, type: !5)
!144 = !DILocation(line: 34, column: 27, scope: !140)
!145 = !DILocalVariable(name: "number", scope: !140, file: !3, line: 35, type: !146)
!146 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!147 = !DILocation(line: 35, column: 8, scope: !140)
!148 = !DILocation(line: 35, column: 17, scope: !140)
!149 = !DILocalVariable(name: "error", scope: !140, file: !3, line: 36, type: !23)
!150 = !DILocation(line: 36, column: 7, scope: !140)
!151 = !DILocation(line: 36, column: 15, scope: !140)
!152 = !DILocation(line: 37, column: 7, scope: !153)
!153 = distinct !DILexicalBlock(scope: !140, file: !3, line: 37, column: 7)
!154 = !DILocation(line: 37, column: 7, scope: !140)
!155 = !DILocation(line: 38, column: 5, scope: !156)
!156 = distinct !DILexicalBlock(scope: !157, file: !3, line: 38, column: 5)
!157 = distinct !DILexicalBlock(scope: !158, file: !3, line: 38, column: 5)
!158 = distinct !DILexicalBlock(scope: !153, file: !3, line: 37, column: 14)
!159 = !DILocation(line: 38, column: 5, scope: !157)
!160 = !DILocation(line: 39, column: 5, scope: !158)
!161 = !DILocation(line: 40, column: 5, scope: !158)
!162 = !DILocation(line: 42, column: 9, scope: !140)
!163 = !DILocation(line: 42, column: 8, scope: !140)
!164 = !DILocation(line: 42, column: 3, scope: !140)
!165 = !DILocation(line: 43, column: 10, scope: !140)
!166 = !DILocation(line: 43, column: 3, scope: !140)
!167 = !DILocation(line: 44, column: 1, scope: !140)
!168 = distinct !DISubprogram(name: "one_buffer", scope: !3, file: !3, line: 67, type: !169, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !84)
!169 = !DISubroutineType(types: !170)
!170 = !{null}
!171 = !DILocalVariable(name: "threads", scope: !168, file: !3, line: 68, type: !172)
!172 = !DICompositeType(tag: DW_TAG_array_type, baseType: !92, size: 128, elements: !173)
!173 = !{!174}
!174 = !DISubrange(count: 2)
!175 = !DILocation(line: 68, column: 13, scope: !168)
!176 = !DILocalVariable(name: "i", scope: !177, file: !3, line: 69, type: !23)
!177 = distinct !DILexicalBlock(scope: !168, file: !3, line: 69, column: 3)
!178 = !DILocation(line: 69, column: 12, scope: !177)
!179 = !DILocation(line: 69, column: 8, scope: !177)
!180 = !DILocation(line: 69, column: 19, scope: !181)
!181 = distinct !DILexicalBlock(scope: !177, file: !3, line: 69, column: 3)
!182 = !DILocation(line: 69, column: 21, scope: !181)
!183 = !DILocation(line: 69, column: 3, scope: !177)
!184 = !DILocation(line: 70, column: 29, scope: !181)
!185 = !DILocation(line: 70, column: 21, scope: !181)
!186 = !DILocation(line: 70, column: 5, scope: !181)
!187 = !DILocation(line: 69, column: 27, scope: !181)
!188 = !DILocation(line: 69, column: 3, scope: !181)
!189 = distinct !{!189, !183, !190, !111}
!190 = !DILocation(line: 70, column: 50, scope: !177)
!191 = !DILocalVariable(name: "i", scope: !192, file: !3, line: 71, type: !23)
!192 = distinct !DILexicalBlock(scope: !168, file: !3, line: 71, column: 3)
!193 = !DILocation(line: 71, column: 12, scope: !192)
!194 = !DILocation(line: 71, column: 8, scope: !192)
!195 = !DILocation(line: 71, column: 19, scope: !196)
!196 = distinct !DILexicalBlock(scope: !192, file: !3, line: 71, column: 3)
!197 = !DILocation(line: 71, column: 21, scope: !196)
!198 = !DILocation(line: 71, column: 3, scope: !192)
!199 = !DILocation(line: 72, column: 26, scope: !196)
!200 = !DILocation(line: 72, column: 18, scope: !196)
!201 = !DILocation(line: 72, column: 5, scope: !196)
!202 = !DILocation(line: 71, column: 27, scope: !196)
!203 = !DILocation(line: 71, column: 3, scope: !196)
!204 = distinct !{!204, !198, !205, !111}
!205 = !DILocation(line: 72, column: 34, scope: !192)
!206 = !DILocation(line: 73, column: 1, scope: !168)
!207 = distinct !DISubprogram(name: "fails", scope: !3, file: !3, line: 60, type: !141, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!208 = !DILocalVariable(name: "argument", arg: 1, scope: !207, file: !3, line: 60, type: !5)
!209 = !DILocation(line: 60, column: 26, scope: !207)
!210 = !DILocation(line: 61, column: 7, scope: !211)
!211 = distinct !DILexicalBlock(scope: !207, file: !3, line: 61, column: 7)
!212 = !DILocation(line: 61, column: 22, scope: !211)
!213 = !DILocation(line: 61, column: 7, scope: !207)
!214 = !DILocation(line: 62, column: 5, scope: !211)
!215 = !DILocation(line: 63, column: 3, scope: !207)
!216 = distinct !DISubprogram(name: "dead_call", scope: !3, file: !3, line: 78, type: !169, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !84)
!217 = !DILocation(line: 79, column: 7, scope: !218)
!218 = distinct !DILexicalBlock(scope: !216, file: !3, line: 79, column: 7)
!219 = !DILocation(line: 79, column: 14, scope: !218)
!220 = !DILocation(line: 79, column: 7, scope: !216)
!221 = !DILocation(line: 80, column: 5, scope: !218)
!222 = !DILocation(line: 81, column: 1, scope: !216)
!223 = distinct !DISubprogram(name: "mark", scope: !3, file: !3, line: 75, type: !82, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!224 = !DILocation(line: 75, column: 32, scope: !223)
!225 = !DILocation(line: 75, column: 25, scope: !223)
!226 = distinct !DISubprogram(name: "other_thread", scope: !3, file: !3, line: 89, type: !169, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !84)
!227 = !DILocalVariable(name: "thread", scope: !226, file: !3, line: 90, type: !92)
!228 = !DILocation(line: 90, column: 13, scope: !226)
!229 = !DILocation(line: 91, column: 7, scope: !230)
!230 = distinct !DILexicalBlock(scope: !226, file: !3, line: 91, column: 7)
!231 = !DILocation(line: 91, column: 22, scope: !230)
!232 = !DILocation(line: 91, column: 7, scope: !226)
!233 = !DILocation(line: 92, column: 5, scope: !234)
!234 = distinct !DILexicalBlock(scope: !230, file: !3, line: 91, column: 28)
!235 = !DILocation(line: 93, column: 18, scope: !234)
!236 = !DILocation(line: 93, column: 5, scope: !234)
!237 = !DILocation(line: 94, column: 3, scope: !234)
!238 = !DILocation(line: 95, column: 1, scope: !226)
!239 = distinct !DISubprogram(name: "jumps", scope: !3, file: !3, line: 83, type: !141, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!240 = !DILocalVariable(name: "argument", arg: 1, scope: !239, file: !3, line: 83, type: !5)
!241 = !DILocation(line: 83, column: 26, scope: !239)
!242 = !DILocation(line: 84, column: 3, scope: !239)
!243 = distinct !DISubprogram(name: "never_filled", scope: !3, file: !3, line: 98, type: !169, scopeLine: 98, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !84)
!244 = !DILocation(line: 98, column: 27, scope: !243)
!245 = distinct !DISubprogram(name: "with_lock_held", scope: !3, file: !3, line: 110, type: !169, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !84)
!246 = !DILocalVariable(name: "threads", scope: !245, file: !3, line: 111, type: !172)
!247 = !DILocation(line: 111, column: 13, scope: !245)
!248 = !DILocalVariable(name: "i", scope: !249, file: !3, line: 112, type: !23)
!249 = distinct !DILexicalBlock(scope: !245, file: !3, line: 112, column: 3)
!250 = !DILocation(line: 112, column: 12, scope: !249)
!251 = !DILocation(line: 112, column: 8, scope: !249)
!252 = !DILocation(line: 112, column: 19, scope: !253)
!253 = distinct !DILexicalBlock(scope: !249, file: !3, line: 112, column: 3)
!254 = !DILocation(line: 112, column: 21, scope: !253)
!255 = !DILocation(line: 112, column: 3, scope: !249)
!256 = !DILocation(line: 113, column: 29, scope: !253)
!257 = !DILocation(line: 113, column: 21, scope: !253)
!258 = !DILocation(line: 113, column: 5, scope: !253)
!259 = !DILocation(line: 112, column: 27, scope: !253)
!260 = !DILocation(line: 112, column: 3, scope: !253)
!261 = distinct !{!261, !255, !262, !111}
!262 = !DILocation(line: 113, column: 50, scope: !249)
!263 = !DILocalVariable(name: "i", scope: !264, file: !3, line: 114, type: !23)
!264 = distinct !DILexicalBlock(scope: !245, file: !3, line: 114, column: 3)
!265 = !DILocation(line: 114, column: 12, scope: !264)
!266 = !DILocation(line: 114, column: 8, scope: !264)
!267 = !DILocation(line: 114, column: 19, scope: !268)
!268 = distinct !DILexicalBlock(scope: !264, file: !3, line: 114, column: 3)
!269 = !DILocation(line: 114, column: 21, scope: !268)
!270 = !DILocation(line: 114, column: 3, scope: !264)
!271 = !DILocation(line: 115, column: 26, scope: !268)
!272 = !DILocation(line: 115, column: 18, scope: !268)
!273 = !DILocation(line: 115, column: 5, scope: !268)
!274 = !DILocation(line: 114, column: 27, scope: !268)
!275 = !DILocation(line: 114, column: 3, scope: !268)
!276 = distinct !{!276, !270, !277, !111}
!277 = !DILocation(line: 115, column: 34, scope: !264)
!278 = !DILocation(line: 116, column: 1, scope: !245)
!279 = distinct !DISubprogram(name: "keeps", scope: !3, file: !3, line: 100, type: !141, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!280 = !DILocalVariable(name: "argument", arg: 1, scope: !279, file: !3, line: 100, type: !5)
!281 = !DILocation(line: 100, column: 26, scope: !279)
!282 = !DILocation(line: 101, column: 7, scope: !283)
!283 = distinct !DILexicalBlock(scope: !279, file: !3, line: 101, column: 7)
!284 = !DILocation(line: 101, column: 19, scope: !283)
!285 = !DILocation(line: 101, column: 7, scope: !279)
!286 = !DILocation(line: 102, column: 5, scope: !287)
!287 = distinct !DILexicalBlock(scope: !283, file: !3, line: 101, column: 25)
!288 = !DILocation(line: 103, column: 10, scope: !287)
!289 = !DILocation(line: 103, column: 5, scope: !287)
!290 = !DILocation(line: 104, column: 5, scope: !287)
!291 = !DILocation(line: 105, column: 3, scope: !287)
!292 = !DILocation(line: 106, column: 3, scope: !279)
!293 = distinct !DISubprogram(name: "count", scope: !3, file: !3, line: 22, type: !294, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!294 = !DISubroutineType(types: !295)
!295 = !{null, !146}
!296 = !DILocalVariable(name: "which", arg: 1, scope: !293, file: !3, line: 22, type: !146)
!297 = !DILocation(line: 22, column: 24, scope: !293)
!298 = !DILocation(line: 23, column: 3, scope: !293)
!299 = !DILocation(line: 24, column: 6, scope: !293)
!300 = !DILocation(line: 24, column: 3, scope: !293)
!301 = !DILocation(line: 25, column: 3, scope: !293)
!302 = !DILocation(line: 26, column: 1, scope: !293)
!303 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 28, type: !304, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!304 = !DISubroutineType(types: !305)
!305 = !{null, !23}
!306 = !DILocalVariable(name: "number", arg: 1, scope: !303, file: !3, line: 28, type: !23)
!307 = !DILocation(line: 28, column: 22, scope: !303)
!308 = !DILocation(line: 29, column: 7, scope: !309)
!309 = distinct !DILexicalBlock(scope: !303, file: !3, line: 29, column: 7)
!310 = !DILocation(line: 29, column: 14, scope: !309)
!311 = !DILocation(line: 29, column: 7, scope: !303)
!312 = !DILocation(line: 30, column: 19, scope: !309)
!313 = !DILocation(line: 30, column: 18, scope: !309)
!314 = !DILocation(line: 30, column: 5, scope: !309)
!315 = !DILocation(line: 31, column: 3, scope: !303)
!316 = !DILocation(line: 32, column: 1, scope: !303)
