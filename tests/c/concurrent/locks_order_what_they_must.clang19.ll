source_filename = "locks_order_what_they_must.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.sem_t = type { i64, [24 x i8] }
%union.pthread_barrier_t = type { i64, [24 x i8] }
%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i32, i32, i8, [7 x i8], i64, i32 }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }

@semaphore = internal global %union.sem_t zeroinitializer, align 8, !dbg !0
@barrier = internal global %union.pthread_barrier_t zeroinitializer, align 8, !dbg !19
@second = internal global ptr null, align 8, !dbg !31
@x = internal global i32 0, align 4, !dbg !36
@flag = internal global i32 0, align 4, !dbg !39
@lock = internal global %union.pthread_rwlock_t zeroinitializer, align 8, !dbg !43
@cond = internal global %union.pthread_cond_t zeroinitializer, align 8, !dbg !75
@once = internal global i32 0, align 4, !dbg !111

define dso_local void @two_readers() #0 !dbg !128 {
  call void @run(ptr noundef @read_once, ptr noundef @read_once), !dbg !129
  ret void, !dbg !130
}

define internal void @run(ptr noundef %0, ptr noundef %1) #0 !dbg !131 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !135, !DIExpression(), !136)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !137, !DIExpression(), !138)
    #dbg_declare(ptr %5, !139, !DIExpression(), !141)
  %7 = load ptr, ptr %4, align 8, !dbg !142
  store ptr %7, ptr @second, align 8, !dbg !143
  %8 = call i32 @pthread_create(ptr noundef %5, ptr noundef null, ptr noundef @work, ptr noundef null) #3, !dbg !144
  store i32 1, ptr @x, align 4, !dbg !145
  %9 = load ptr, ptr %3, align 8, !dbg !146
  call void %9(), !dbg !146
  store i32 1, ptr %6, align 4, !dbg !147
  %10 = load i32, ptr %6, align 4, !dbg !147
  store atomic i32 %10, ptr @flag monotonic, align 4, !dbg !147
  %11 = load i64, ptr %5, align 8, !dbg !148
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef null), !dbg !149
  ret void, !dbg !150
}

define internal void @read_once() #0 !dbg !151 {
  %1 = call i32 @pthread_rwlock_rdlock(ptr noundef @lock) #3, !dbg !152
  %2 = call i32 @pthread_rwlock_unlock(ptr noundef @lock) #3, !dbg !153
  ret void, !dbg !154
}

define dso_local void @reader_then_writer() #0 !dbg !155 {
  call void @run(ptr noundef @read_once, ptr noundef @write_once), !dbg !156
  ret void, !dbg !157
}

define internal void @write_once() #0 !dbg !158 {
  %1 = call i32 @pthread_rwlock_wrlock(ptr noundef @lock) #3, !dbg !159
  %2 = call i32 @pthread_rwlock_unlock(ptr noundef @lock) #3, !dbg !160
  ret void, !dbg !161
}

define dso_local void @writer_then_reader() #0 !dbg !162 {
  call void @run(ptr noundef @write_once, ptr noundef @read_once), !dbg !163
  ret void, !dbg !164
}

define dso_local void @reader_writer_reader() #0 !dbg !165 {
  call void @run(ptr noundef @read_and_write, ptr noundef @read_once), !dbg !166
  ret void, !dbg !167
}

define internal void @read_and_write() #0 !dbg !168 {
  call void @read_once(), !dbg !169
  call void @write_once(), !dbg !170
  ret void, !dbg !171
}

define dso_local void @two_signals() #0 !dbg !172 {
  call void @run(ptr noundef @signal_once, ptr noundef @signal_once), !dbg !173
  ret void, !dbg !174
}

define internal void @signal_once() #0 !dbg !175 {
  %1 = call i32 @pthread_cond_signal(ptr noundef @cond) #3, !dbg !176
  ret void, !dbg !177
}

define dso_local void @waits_of_semaphores() #0 !dbg !178 {
  %1 = call i32 @sem_init(ptr noundef @semaphore, i32 noundef 0, i32 noundef 2) #3, !dbg !179
  call void @run(ptr noundef @wait_once, ptr noundef @wait_once), !dbg !180
  ret void, !dbg !181
}

declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #1

define internal void @wait_once() #0 !dbg !182 {
  %1 = call i32 @sem_wait(ptr noundef @semaphore), !dbg !183
  ret void, !dbg !184
}

define dso_local void @wait_then_post() #0 !dbg !185 {
  %1 = call i32 @sem_init(ptr noundef @semaphore, i32 noundef 0, i32 noundef 1) #3, !dbg !186
  call void @run(ptr noundef @wait_once, ptr noundef @post_once), !dbg !187
  ret void, !dbg !188
}

define internal void @post_once() #0 !dbg !189 {
  %1 = call i32 @sem_post(ptr noundef @semaphore) #3, !dbg !190
  ret void, !dbg !191
}

define dso_local void @post_then_wait() #0 !dbg !192 {
  %1 = call i32 @sem_init(ptr noundef @semaphore, i32 noundef 0, i32 noundef 1) #3, !dbg !193
  call void @run(ptr noundef @post_once, ptr noundef @wait_once), !dbg !194
  ret void, !dbg !195
}

define dso_local void @done_before() #0 !dbg !196 {
  call void @do_once(), !dbg !197
  call void @run(ptr noundef @do_once, ptr noundef @do_once), !dbg !198
  ret void, !dbg !199
}

define internal void @do_once() #0 !dbg !200 {
  %1 = call i32 @pthread_once(ptr noundef @once, ptr noundef @nothing), !dbg !201
  ret void, !dbg !202
}

define dso_local void @done_by_other() #0 !dbg !203 {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
    #dbg_declare(ptr %1, !204, !DIExpression(), !205)
    #dbg_declare(ptr %2, !206, !DIExpression(), !207)
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @look, ptr noundef null) #3, !dbg !208
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @look, ptr noundef null) #3, !dbg !209
  %5 = load i64, ptr %1, align 8, !dbg !210
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !211
  %7 = load i64, ptr %2, align 8, !dbg !212
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !213
  ret void, !dbg !214
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @look(ptr noundef %0) #0 !dbg !215 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !218, !DIExpression(), !219)
  call void @write_x_once(), !dbg !220
  %3 = load i32, ptr @x, align 4, !dbg !221
  %4 = sext i32 %3 to i64, !dbg !222
  %5 = inttoptr i64 %4 to ptr, !dbg !223
  ret ptr %5, !dbg !224
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

define dso_local void @rounds_of_barriers() #0 !dbg !225 {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
    #dbg_declare(ptr %1, !226, !DIExpression(), !227)
    #dbg_declare(ptr %2, !228, !DIExpression(), !229)
  %3 = call i32 @pthread_barrier_init(ptr noundef @barrier, ptr noundef null, i32 noundef 2) #3, !dbg !230
  %4 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @in_rounds, ptr noundef null) #3, !dbg !231
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @in_rounds, ptr noundef inttoptr (i64 1 to ptr)) #3, !dbg !232
  %6 = load i64, ptr %1, align 8, !dbg !233
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !234
  %8 = load i64, ptr %2, align 8, !dbg !235
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !236
  ret void, !dbg !237
}

declare i32 @pthread_barrier_init(ptr noundef, ptr noundef, i32 noundef) #1

define internal ptr @in_rounds(ptr noundef %0) #0 !dbg !238 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !239, !DIExpression(), !240)
    #dbg_declare(ptr %3, !241, !DIExpression(), !243)
  store i64 0, ptr %3, align 8, !dbg !243
  br label %4, !dbg !244

4:                                                ; preds = %18, %1
  %5 = load i64, ptr %3, align 8, !dbg !245
  %6 = icmp slt i64 %5, 3, !dbg !247
  br i1 %6, label %7, label %21, !dbg !248

7:                                                ; preds = %4
  %8 = load i64, ptr %3, align 8, !dbg !249
  %9 = srem i64 %8, 2, !dbg !252
  %10 = load ptr, ptr %2, align 8, !dbg !253
  %11 = ptrtoint ptr %10 to i64, !dbg !254
  %12 = icmp eq i64 %9, %11, !dbg !255
  br i1 %12, label %13, label %16, !dbg !256

13:                                               ; preds = %7
  %14 = load i32, ptr @x, align 4, !dbg !257
  %15 = add nsw i32 %14, 1, !dbg !257
  store i32 %15, ptr @x, align 4, !dbg !257
  br label %16, !dbg !258

16:                                               ; preds = %13, %7
  %17 = call i32 @pthread_barrier_wait(ptr noundef @barrier) #3, !dbg !259
  br label %18, !dbg !260

18:                                               ; preds = %16
  %19 = load i64, ptr %3, align 8, !dbg !261
  %20 = add nsw i64 %19, 1, !dbg !261
  store i64 %20, ptr %3, align 8, !dbg !261
  br label %4, !dbg !262, !llvm.loop !263

21:                                               ; preds = %4
  ret ptr null, !dbg !266
}

define dso_local i32 @main() #0 !dbg !267 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @reader_then_writer(), !dbg !270
  ret i32 0, !dbg !271
}

define internal ptr @work(ptr noundef %0) #0 !dbg !272 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !273, !DIExpression(), !274)
  %4 = load atomic i32, ptr @flag monotonic, align 4, !dbg !275
  store i32 %4, ptr %3, align 4, !dbg !275
  %5 = load i32, ptr %3, align 4, !dbg !275
  %6 = icmp ne i32 %5, 0, !dbg !275
  br i1 %6, label %7, label %9, !dbg !277

7:                                                ; preds = %1
  %8 = load ptr, ptr @second, align 8, !dbg !278
  call void %8(), !dbg !278
  store i32 2, ptr @x, align 4, !dbg !280
  br label %9, !dbg !281

9:                                                ; preds = %7, %1
  ret ptr null, !dbg !282
}

declare i32 @pthread_rwlock_rdlock(ptr noundef) #1

declare i32 @pthread_rwlock_unlock(ptr noundef) #1

declare i32 @pthread_rwlock_wrlock(ptr noundef) #1

declare i32 @pthread_cond_signal(ptr noundef) #1

declare i32 @sem_wait(ptr noundef) #2

declare i32 @sem_post(ptr noundef) #1

declare i32 @pthread_once(ptr noundef, ptr noundef) #2

define internal void @nothing() #0 !dbg !283 {
  ret void, !dbg !284
}

define internal void @write_x_once() #0 !dbg !285 {
  %1 = call i32 @pthread_once(ptr noundef @once, ptr noundef @write_x), !dbg !286
  ret void, !dbg !287
}

define internal void @write_x() #0 !dbg !288 {
  store i32 1, ptr @x, align 4, !dbg !289
  ret void, !dbg !290
}

declare i32 @pthread_barrier_wait(ptr noundef) #1


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!120, !121, !122, !123, !124, !125, !126}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "semaphore", scope: !2, file: !3, line: 25, type: !114, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !18, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "locks_order_what_they_must.c", directory: ".", checksumkind: CSK_MD5, checksum: "29442e6e9e9cec064e8f319192273c35")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 68, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "lib/llvm-19/lib/clang/19/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16, !17}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!18 = !{!19, !0, !31, !36, !39, !43, !75, !111}
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "barrier", scope: !2, file: !3, line: 24, type: !21, isLocal: true, isDefinition: true)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_barrier_t", file: !22, line: 112, baseType: !23)
!22 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!23 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !22, line: 108, size: 256, elements: !24)
!24 = !{!25, !30}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !23, file: !22, line: 110, baseType: !26, size: 256)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 256, elements: !28)
!27 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!28 = !{!29}
!29 = !DISubrange(count: 32)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !23, file: !22, line: 111, baseType: !17, size: 64)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 51, type: !33, isLocal: true, isDefinition: true)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!34 = !DISubroutineType(types: !35)
!35 = !{null}
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 27, type: !38, isLocal: true, isDefinition: true)
!38 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 26, type: !41, isLocal: true, isDefinition: true)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !42)
!42 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !38)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 21, type: !45, isLocal: true, isDefinition: true)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_rwlock_t", file: !22, line: 91, baseType: !46)
!46 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !22, line: 86, size: 448, elements: !47)
!47 = !{!48, !70, !74}
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !46, file: !22, line: 88, baseType: !49, size: 448)
!49 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_rwlock_arch_t", file: !50, line: 23, size: 448, elements: !51)
!50 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_rwlock.h", directory: "", checksumkind: CSK_MD5, checksum: "2034038f4a99ff6cb7b9de3a3e8c2a8e")
!51 = !{!52, !53, !54, !55, !56, !57, !58, !59, !60, !62, !67, !69}
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__readers", scope: !49, file: !50, line: 25, baseType: !7, size: 32)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__writers", scope: !49, file: !50, line: 26, baseType: !7, size: 32, offset: 32)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__wrphase_futex", scope: !49, file: !50, line: 27, baseType: !7, size: 32, offset: 64)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__writers_futex", scope: !49, file: !50, line: 28, baseType: !7, size: 32, offset: 96)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__pad3", scope: !49, file: !50, line: 29, baseType: !7, size: 32, offset: 128)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__pad4", scope: !49, file: !50, line: 30, baseType: !7, size: 32, offset: 160)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__cur_writer", scope: !49, file: !50, line: 32, baseType: !38, size: 32, offset: 192)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__shared", scope: !49, file: !50, line: 33, baseType: !38, size: 32, offset: 224)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__rwelision", scope: !49, file: !50, line: 34, baseType: !61, size: 8, offset: 256)
!61 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__pad1", scope: !49, file: !50, line: 39, baseType: !63, size: 56, offset: 264)
!63 = !DICompositeType(tag: DW_TAG_array_type, baseType: !64, size: 56, elements: !65)
!64 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!65 = !{!66}
!66 = !DISubrange(count: 7)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "__pad2", scope: !49, file: !50, line: 42, baseType: !68, size: 64, offset: 320)
!68 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "__flags", scope: !49, file: !50, line: 45, baseType: !7, size: 32, offset: 384)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !46, file: !22, line: 89, baseType: !71, size: 448)
!71 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 448, elements: !72)
!72 = !{!73}
!73 = !DISubrange(count: 56)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !46, file: !22, line: 90, baseType: !17, size: 64)
!75 = !DIGlobalVariableExpression(var: !76, expr: !DIExpression())
!76 = distinct !DIGlobalVariable(name: "cond", scope: !2, file: !3, line: 23, type: !77, isLocal: true, isDefinition: true)
!77 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !22, line: 80, baseType: !78)
!78 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !22, line: 75, size: 384, elements: !79)
!79 = !{!80, !105, !109}
!80 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !78, file: !22, line: 77, baseType: !81, size: 384)
!81 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !82, line: 94, size: 384, elements: !83)
!82 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!83 = !{!84, !96, !97, !101, !102, !103, !104}
!84 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !81, file: !82, line: 96, baseType: !85, size: 64)
!85 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !86, line: 33, baseType: !87)
!86 = !DIFile(filename: "include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: "", checksumkind: CSK_MD5, checksum: "2708e6e61e266abad2d765ccef838dbe")
!87 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !86, line: 25, size: 64, elements: !88)
!88 = !{!89, !91}
!89 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !87, file: !86, line: 27, baseType: !90, size: 64)
!90 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !87, file: !86, line: 32, baseType: !92, size: 64)
!92 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !87, file: !86, line: 28, size: 64, elements: !93)
!93 = !{!94, !95}
!94 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !92, file: !86, line: 30, baseType: !7, size: 32)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !92, file: !86, line: 31, baseType: !7, size: 32, offset: 32)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !81, file: !82, line: 97, baseType: !85, size: 64, offset: 64)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !81, file: !82, line: 98, baseType: !98, size: 64, offset: 128)
!98 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 64, elements: !99)
!99 = !{!100}
!100 = !DISubrange(count: 2)
!101 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !81, file: !82, line: 99, baseType: !98, size: 64, offset: 192)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !81, file: !82, line: 100, baseType: !7, size: 32, offset: 256)
!103 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !81, file: !82, line: 101, baseType: !7, size: 32, offset: 288)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !81, file: !82, line: 102, baseType: !98, size: 64, offset: 320)
!105 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !78, file: !22, line: 78, baseType: !106, size: 384)
!106 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 384, elements: !107)
!107 = !{!108}
!108 = !DISubrange(count: 48)
!109 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !78, file: !22, line: 79, baseType: !110, size: 64)
!110 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!111 = !DIGlobalVariableExpression(var: !112, expr: !DIExpression())
!112 = distinct !DIGlobalVariable(name: "once", scope: !2, file: !3, line: 22, type: !113, isLocal: true, isDefinition: true)
!113 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_once_t", file: !22, line: 53, baseType: !38)
!114 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !115, line: 39, baseType: !116)
!115 = !DIFile(filename: "include/x86_64-linux-gnu/bits/semaphore.h", directory: "", checksumkind: CSK_MD5, checksum: "f0ec69aef73516c696d526041269f8fd")
!116 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !115, line: 35, size: 256, elements: !117)
!117 = !{!118, !119}
!118 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !116, file: !115, line: 37, baseType: !26, size: 256)
!119 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !116, file: !115, line: 38, baseType: !17, size: 64)
!120 = !{i32 7, !"Dwarf Version", i32 5}
!121 = !{i32 2, !"Debug Info Version", i32 3}
!122 = !{i32 1, !"wchar_size", i32 4}
!123 = !{i32 8, !"PIC Level", i32 2}
!124 = !{i32 7, !"PIE Level", i32 2}
!125 = !{i32 7, !"uwtable", i32 2}
!126 = !{i32 7, !"frame-pointer", i32 2}
!127 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!128 = distinct !DISubprogram(name: "two_readers", scope: !3, file: !3, line: 71, type: !34, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!129 = !DILocation(line: 71, column: 26, scope: !128)
!130 = !DILocation(line: 71, column: 53, scope: !128)
!131 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 61, type: !132, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !134)
!132 = !DISubroutineType(types: !133)
!133 = !{null, !33, !33}
!134 = !{}
!135 = !DILocalVariable(name: "one", arg: 1, scope: !131, file: !3, line: 61, type: !33)
!136 = !DILocation(line: 61, column: 24, scope: !131)
!137 = !DILocalVariable(name: "other", arg: 2, scope: !131, file: !3, line: 61, type: !33)
!138 = !DILocation(line: 61, column: 43, scope: !131)
!139 = !DILocalVariable(name: "thread", scope: !131, file: !3, line: 62, type: !140)
!140 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !22, line: 27, baseType: !68)
!141 = !DILocation(line: 62, column: 13, scope: !131)
!142 = !DILocation(line: 63, column: 12, scope: !131)
!143 = !DILocation(line: 63, column: 10, scope: !131)
!144 = !DILocation(line: 64, column: 3, scope: !131)
!145 = !DILocation(line: 65, column: 5, scope: !131)
!146 = !DILocation(line: 66, column: 3, scope: !131)
!147 = !DILocation(line: 67, column: 3, scope: !131)
!148 = !DILocation(line: 68, column: 16, scope: !131)
!149 = !DILocation(line: 68, column: 3, scope: !131)
!150 = !DILocation(line: 69, column: 1, scope: !131)
!151 = distinct !DISubprogram(name: "read_once", scope: !3, file: !3, line: 29, type: !34, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!152 = !DILocation(line: 30, column: 3, scope: !151)
!153 = !DILocation(line: 31, column: 3, scope: !151)
!154 = !DILocation(line: 32, column: 1, scope: !151)
!155 = distinct !DISubprogram(name: "reader_then_writer", scope: !3, file: !3, line: 72, type: !34, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!156 = !DILocation(line: 72, column: 33, scope: !155)
!157 = !DILocation(line: 72, column: 61, scope: !155)
!158 = distinct !DISubprogram(name: "write_once", scope: !3, file: !3, line: 34, type: !34, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!159 = !DILocation(line: 35, column: 3, scope: !158)
!160 = !DILocation(line: 36, column: 3, scope: !158)
!161 = !DILocation(line: 37, column: 1, scope: !158)
!162 = distinct !DISubprogram(name: "writer_then_reader", scope: !3, file: !3, line: 73, type: !34, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!163 = !DILocation(line: 73, column: 33, scope: !162)
!164 = !DILocation(line: 73, column: 61, scope: !162)
!165 = distinct !DISubprogram(name: "reader_writer_reader", scope: !3, file: !3, line: 74, type: !34, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!166 = !DILocation(line: 74, column: 35, scope: !165)
!167 = !DILocation(line: 74, column: 67, scope: !165)
!168 = distinct !DISubprogram(name: "read_and_write", scope: !3, file: !3, line: 39, type: !34, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!169 = !DILocation(line: 40, column: 3, scope: !168)
!170 = !DILocation(line: 41, column: 3, scope: !168)
!171 = !DILocation(line: 42, column: 1, scope: !168)
!172 = distinct !DISubprogram(name: "two_signals", scope: !3, file: !3, line: 75, type: !34, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!173 = !DILocation(line: 75, column: 26, scope: !172)
!174 = !DILocation(line: 75, column: 57, scope: !172)
!175 = distinct !DISubprogram(name: "signal_once", scope: !3, file: !3, line: 46, type: !34, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!176 = !DILocation(line: 46, column: 33, scope: !175)
!177 = !DILocation(line: 46, column: 61, scope: !175)
!178 = distinct !DISubprogram(name: "waits_of_semaphores", scope: !3, file: !3, line: 77, type: !34, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!179 = !DILocation(line: 78, column: 3, scope: !178)
!180 = !DILocation(line: 79, column: 3, scope: !178)
!181 = !DILocation(line: 80, column: 1, scope: !178)
!182 = distinct !DISubprogram(name: "wait_once", scope: !3, file: !3, line: 44, type: !34, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!183 = !DILocation(line: 44, column: 31, scope: !182)
!184 = !DILocation(line: 44, column: 53, scope: !182)
!185 = distinct !DISubprogram(name: "wait_then_post", scope: !3, file: !3, line: 82, type: !34, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!186 = !DILocation(line: 83, column: 3, scope: !185)
!187 = !DILocation(line: 84, column: 3, scope: !185)
!188 = !DILocation(line: 85, column: 1, scope: !185)
!189 = distinct !DISubprogram(name: "post_once", scope: !3, file: !3, line: 45, type: !34, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!190 = !DILocation(line: 45, column: 31, scope: !189)
!191 = !DILocation(line: 45, column: 53, scope: !189)
!192 = distinct !DISubprogram(name: "post_then_wait", scope: !3, file: !3, line: 87, type: !34, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!193 = !DILocation(line: 88, column: 3, scope: !192)
!194 = !DILocation(line: 89, column: 3, scope: !192)
!195 = !DILocation(line: 90, column: 1, scope: !192)
!196 = distinct !DISubprogram(name: "done_before", scope: !3, file: !3, line: 93, type: !34, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!197 = !DILocation(line: 94, column: 3, scope: !196)
!198 = !DILocation(line: 95, column: 3, scope: !196)
!199 = !DILocation(line: 96, column: 1, scope: !196)
!200 = distinct !DISubprogram(name: "do_once", scope: !3, file: !3, line: 48, type: !34, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!201 = !DILocation(line: 48, column: 29, scope: !200)
!202 = !DILocation(line: 48, column: 59, scope: !200)
!203 = distinct !DISubprogram(name: "done_by_other", scope: !3, file: !3, line: 106, type: !34, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !134)
!204 = !DILocalVariable(name: "a", scope: !203, file: !3, line: 107, type: !140)
!205 = !DILocation(line: 107, column: 13, scope: !203)
!206 = !DILocalVariable(name: "b", scope: !203, file: !3, line: 107, type: !140)
!207 = !DILocation(line: 107, column: 16, scope: !203)
!208 = !DILocation(line: 108, column: 3, scope: !203)
!209 = !DILocation(line: 109, column: 3, scope: !203)
!210 = !DILocation(line: 110, column: 16, scope: !203)
!211 = !DILocation(line: 110, column: 3, scope: !203)
!212 = !DILocation(line: 111, column: 16, scope: !203)
!213 = !DILocation(line: 111, column: 3, scope: !203)
!214 = !DILocation(line: 112, column: 1, scope: !203)
!215 = distinct !DISubprogram(name: "look", scope: !3, file: !3, line: 101, type: !216, scopeLine: 101, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !134)
!216 = !DISubroutineType(types: !217)
!217 = !{!16, !16}
!218 = !DILocalVariable(name: "unused", arg: 1, scope: !215, file: !3, line: 101, type: !16)
!219 = !DILocation(line: 101, column: 25, scope: !215)
!220 = !DILocation(line: 102, column: 3, scope: !215)
!221 = !DILocation(line: 103, column: 24, scope: !215)
!222 = !DILocation(line: 103, column: 18, scope: !215)
!223 = !DILocation(line: 103, column: 10, scope: !215)
!224 = !DILocation(line: 103, column: 3, scope: !215)
!225 = distinct !DISubprogram(name: "rounds_of_barriers", scope: !3, file: !3, line: 123, type: !34, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !134)
!226 = !DILocalVariable(name: "a", scope: !225, file: !3, line: 124, type: !140)
!227 = !DILocation(line: 124, column: 13, scope: !225)
!228 = !DILocalVariable(name: "b", scope: !225, file: !3, line: 124, type: !140)
!229 = !DILocation(line: 124, column: 16, scope: !225)
!230 = !DILocation(line: 125, column: 3, scope: !225)
!231 = !DILocation(line: 126, column: 3, scope: !225)
!232 = !DILocation(line: 127, column: 3, scope: !225)
!233 = !DILocation(line: 128, column: 16, scope: !225)
!234 = !DILocation(line: 128, column: 3, scope: !225)
!235 = !DILocation(line: 129, column: 16, scope: !225)
!236 = !DILocation(line: 129, column: 3, scope: !225)
!237 = !DILocation(line: 130, column: 1, scope: !225)
!238 = distinct !DISubprogram(name: "in_rounds", scope: !3, file: !3, line: 114, type: !216, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !134)
!239 = !DILocalVariable(name: "first", arg: 1, scope: !238, file: !3, line: 114, type: !16)
!240 = !DILocation(line: 114, column: 30, scope: !238)
!241 = !DILocalVariable(name: "turn", scope: !242, file: !3, line: 115, type: !17)
!242 = distinct !DILexicalBlock(scope: !238, file: !3, line: 115, column: 3)
!243 = !DILocation(line: 115, column: 13, scope: !242)
!244 = !DILocation(line: 115, column: 8, scope: !242)
!245 = !DILocation(line: 115, column: 23, scope: !246)
!246 = distinct !DILexicalBlock(scope: !242, file: !3, line: 115, column: 3)
!247 = !DILocation(line: 115, column: 28, scope: !246)
!248 = !DILocation(line: 115, column: 3, scope: !242)
!249 = !DILocation(line: 116, column: 9, scope: !250)
!250 = distinct !DILexicalBlock(scope: !251, file: !3, line: 116, column: 9)
!251 = distinct !DILexicalBlock(scope: !246, file: !3, line: 115, column: 41)
!252 = !DILocation(line: 116, column: 14, scope: !250)
!253 = !DILocation(line: 116, column: 27, scope: !250)
!254 = !DILocation(line: 116, column: 21, scope: !250)
!255 = !DILocation(line: 116, column: 18, scope: !250)
!256 = !DILocation(line: 116, column: 9, scope: !251)
!257 = !DILocation(line: 117, column: 8, scope: !250)
!258 = !DILocation(line: 117, column: 7, scope: !250)
!259 = !DILocation(line: 118, column: 5, scope: !251)
!260 = !DILocation(line: 119, column: 3, scope: !251)
!261 = !DILocation(line: 115, column: 37, scope: !246)
!262 = !DILocation(line: 115, column: 3, scope: !246)
!263 = distinct !{!263, !248, !264, !265}
!264 = !DILocation(line: 119, column: 3, scope: !242)
!265 = !{!"llvm.loop.mustprogress"}
!266 = !DILocation(line: 120, column: 3, scope: !238)
!267 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 132, type: !268, scopeLine: 132, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!268 = !DISubroutineType(types: !269)
!269 = !{!38}
!270 = !DILocation(line: 133, column: 3, scope: !267)
!271 = !DILocation(line: 134, column: 3, scope: !267)
!272 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 53, type: !216, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !134)
!273 = !DILocalVariable(name: "unused", arg: 1, scope: !272, file: !3, line: 53, type: !16)
!274 = !DILocation(line: 53, column: 25, scope: !272)
!275 = !DILocation(line: 54, column: 7, scope: !276)
!276 = distinct !DILexicalBlock(scope: !272, file: !3, line: 54, column: 7)
!277 = !DILocation(line: 54, column: 7, scope: !272)
!278 = !DILocation(line: 55, column: 5, scope: !279)
!279 = distinct !DILexicalBlock(scope: !276, file: !3, line: 54, column: 58)
!280 = !DILocation(line: 56, column: 7, scope: !279)
!281 = !DILocation(line: 57, column: 3, scope: !279)
!282 = !DILocation(line: 58, column: 3, scope: !272)
!283 = distinct !DISubprogram(name: "nothing", scope: !3, file: !3, line: 47, type: !34, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!284 = !DILocation(line: 47, column: 28, scope: !283)
!285 = distinct !DISubprogram(name: "write_x_once", scope: !3, file: !3, line: 99, type: !34, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!286 = !DILocation(line: 99, column: 34, scope: !285)
!287 = !DILocation(line: 99, column: 64, scope: !285)
!288 = distinct !DISubprogram(name: "write_x", scope: !3, file: !3, line: 98, type: !34, scopeLine: 98, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!289 = !DILocation(line: 98, column: 31, scope: !288)
!290 = !DILocation(line: 98, column: 36, scope: !288)
