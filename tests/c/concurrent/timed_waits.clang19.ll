source_filename = "timed_waits.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i32, i32, i8, [7 x i8], i64, i32 }
%struct.timespec = type { i64, i64 }

@lock = internal global %union.pthread_rwlock_t zeroinitializer, align 8, !dbg !0
@soon = internal constant %struct.timespec { i64 1, i64 0 }, align 8, !dbg !53
@.str = private unnamed_addr constant [22 x i8] c"there is nothing else\00", align 1, !dbg !7
@value = internal global i32 0, align 4, !dbg !48
@.str.1 = private unnamed_addr constant [18 x i8] c"nobody writes now\00", align 1, !dbg !13
@.str.2 = private unnamed_addr constant [21 x i8] c"it may take too long\00", align 1, !dbg !18
@.str.3 = private unnamed_addr constant [11 x i8] c"it is held\00", align 1, !dbg !23
@.str.4 = private unnamed_addr constant [6 x i8] c"still\00", align 1, !dbg !28
@r = internal global i32 0, align 4, !dbg !51
@.str.5 = private unnamed_addr constant [27 x i8] c"it has a number of its own\00", align 1, !dbg !33
@.str.6 = private unnamed_addr constant [14 x i8] c"it cannot end\00", align 1, !dbg !38
@.str.7 = private unnamed_addr constant [8 x i8] c"nor now\00", align 1, !dbg !43

define dso_local i32 @main() #0 !dbg !105 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !109, !DIExpression(), !111)
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @writes, ptr noundef null) #3, !dbg !112
    #dbg_declare(ptr %3, !113, !DIExpression(), !114)
  %5 = call i32 @pthread_rwlock_timedrdlock(ptr noundef @lock, ptr noundef @soon) #3, !dbg !115
  store i32 %5, ptr %3, align 4, !dbg !114
  %6 = load i32, ptr %3, align 4, !dbg !116
  %7 = icmp eq i32 %6, 0, !dbg !117
  br i1 %7, label %11, label %8, !dbg !118

8:                                                ; preds = %0
  %9 = load i32, ptr %3, align 4, !dbg !119
  %10 = icmp eq i32 %9, 110, !dbg !120
  br label %11, !dbg !118

11:                                               ; preds = %8, %0
  %12 = phi i1 [ true, %0 ], [ %10, %8 ]
  %13 = zext i1 %12 to i32, !dbg !118
  call void @fencepost_assert(i32 noundef %13, ptr noundef @.str), !dbg !121
  %14 = load i32, ptr %3, align 4, !dbg !122
  %15 = icmp eq i32 %14, 0, !dbg !124
  br i1 %15, label %16, label %21, !dbg !125

16:                                               ; preds = %11
  %17 = load i32, ptr @value, align 4, !dbg !126
  %18 = icmp ne i32 %17, 1, !dbg !128
  %19 = zext i1 %18 to i32, !dbg !128
  call void @fencepost_assert(i32 noundef %19, ptr noundef @.str.1), !dbg !129
  %20 = call i32 @pthread_rwlock_unlock(ptr noundef @lock) #3, !dbg !130
  br label %21, !dbg !131

21:                                               ; preds = %16, %11
  %22 = load i64, ptr %2, align 8, !dbg !132
  %23 = call i32 @pthread_join(i64 noundef %22, ptr noundef null), !dbg !133
  ret i32 0, !dbg !134
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @writes(ptr noundef %0) #0 !dbg !135 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !138, !DIExpression(), !139)
  %3 = call i32 @pthread_rwlock_timedwrlock(ptr noundef @lock, ptr noundef @soon) #3, !dbg !140
  %4 = icmp eq i32 %3, 0, !dbg !142
  br i1 %4, label %5, label %11, !dbg !143

5:                                                ; preds = %1
  %6 = load i32, ptr @value, align 4, !dbg !144
  %7 = add nsw i32 %6, 1, !dbg !144
  store i32 %7, ptr @value, align 4, !dbg !144
  %8 = load i32, ptr @value, align 4, !dbg !146
  %9 = add nsw i32 %8, 1, !dbg !146
  store i32 %9, ptr @value, align 4, !dbg !146
  %10 = call i32 @pthread_rwlock_unlock(ptr noundef @lock) #3, !dbg !147
  br label %11, !dbg !148

11:                                               ; preds = %5, %1
  ret ptr null, !dbg !149
}

declare i32 @pthread_rwlock_timedrdlock(ptr noundef, ptr noundef) #1

declare void @fencepost_assert(i32 noundef, ptr noundef) #2

declare i32 @pthread_rwlock_unlock(ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

define dso_local void @reads_in_time() #0 !dbg !150 {
  %1 = alloca i64, align 8
    #dbg_declare(ptr %1, !153, !DIExpression(), !154)
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @writes, ptr noundef null) #3, !dbg !155
  %3 = call i32 @pthread_rwlock_timedrdlock(ptr noundef @lock, ptr noundef @soon) #3, !dbg !156
  %4 = icmp eq i32 %3, 0, !dbg !157
  %5 = zext i1 %4 to i32, !dbg !157
  call void @fencepost_assert(i32 noundef %5, ptr noundef @.str.2), !dbg !158
  %6 = call i32 @pthread_rwlock_unlock(ptr noundef @lock) #3, !dbg !159
  %7 = load i64, ptr %1, align 8, !dbg !160
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !161
  ret void, !dbg !162
}

define dso_local void @never_free() #0 !dbg !163 {
  %1 = call i32 @pthread_rwlock_wrlock(ptr noundef @lock) #3, !dbg !164
  %2 = call i32 @pthread_rwlock_timedwrlock(ptr noundef @lock, ptr noundef @soon) #3, !dbg !165
  %3 = icmp eq i32 %2, 110, !dbg !166
  %4 = zext i1 %3 to i32, !dbg !166
  call void @fencepost_assert(i32 noundef %4, ptr noundef @.str.3), !dbg !167
  %5 = call i32 @pthread_rwlock_clockrdlock(ptr noundef @lock, i32 noundef 1, ptr noundef @soon) #3, !dbg !168
  %6 = icmp eq i32 %5, 110, !dbg !169
  %7 = zext i1 %6 to i32, !dbg !169
  call void @fencepost_assert(i32 noundef %7, ptr noundef @.str.4), !dbg !170
  ret void, !dbg !171
}

declare i32 @pthread_rwlock_wrlock(ptr noundef) #1

declare i32 @pthread_rwlock_timedwrlock(ptr noundef, ptr noundef) #1

declare i32 @pthread_rwlock_clockrdlock(ptr noundef, i32 noundef, ptr noundef) #1

define dso_local void @joins_in_time() #0 !dbg !172 {
  %1 = alloca i64, align 8
    #dbg_declare(ptr %1, !173, !DIExpression(), !174)
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @sets, ptr noundef null) #3, !dbg !175
  %3 = load i64, ptr %1, align 8, !dbg !176
  %4 = call i32 @pthread_timedjoin_np(i64 noundef %3, ptr noundef null, ptr noundef @soon), !dbg !177
  store i32 %4, ptr @r, align 4, !dbg !178
  %5 = load i32, ptr @r, align 4, !dbg !179
  %6 = icmp ne i32 %5, 0, !dbg !179
  br i1 %6, label %7, label %10, !dbg !181

7:                                                ; preds = %0
  %8 = load i64, ptr %1, align 8, !dbg !182
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !183
  br label %10, !dbg !183

10:                                               ; preds = %7, %0
  ret void, !dbg !184
}

define internal ptr @sets(ptr noundef %0) #0 !dbg !185 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !186, !DIExpression(), !187)
  %3 = call i32 @gettid() #3, !dbg !188
  store i32 %3, ptr @value, align 4, !dbg !189
  ret ptr null, !dbg !190
}

declare i32 @pthread_timedjoin_np(i64 noundef, ptr noundef, ptr noundef) #2

define dso_local void @tries_to_join() #0 !dbg !191 {
  %1 = alloca i64, align 8
    #dbg_declare(ptr %1, !192, !DIExpression(), !193)
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @sets, ptr noundef null) #3, !dbg !194
  %3 = load i64, ptr %1, align 8, !dbg !195
  %4 = call i32 @pthread_tryjoin_np(i64 noundef %3, ptr noundef null) #3, !dbg !196
  store i32 %4, ptr @r, align 4, !dbg !197
  %5 = load i32, ptr @r, align 4, !dbg !198
  %6 = icmp ne i32 %5, 0, !dbg !198
  br i1 %6, label %7, label %10, !dbg !200

7:                                                ; preds = %0
  %8 = load i64, ptr %1, align 8, !dbg !201
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !202
  br label %10, !dbg !202

10:                                               ; preds = %7, %0
  ret void, !dbg !203
}

declare i32 @pthread_tryjoin_np(i64 noundef, ptr noundef) #1

define dso_local void @joined_is_ordered() #0 !dbg !204 {
  %1 = alloca i64, align 8
    #dbg_declare(ptr %1, !205, !DIExpression(), !206)
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @sets, ptr noundef null) #3, !dbg !207
  %3 = load i64, ptr %1, align 8, !dbg !208
  %4 = call i32 @pthread_tryjoin_np(i64 noundef %3, ptr noundef null) #3, !dbg !210
  %5 = icmp eq i32 %4, 0, !dbg !211
  br i1 %5, label %10, label %6, !dbg !212

6:                                                ; preds = %0
  %7 = load i64, ptr %1, align 8, !dbg !213
  %8 = call i32 @pthread_timedjoin_np(i64 noundef %7, ptr noundef null, ptr noundef @soon), !dbg !214
  %9 = icmp eq i32 %8, 0, !dbg !215
  br i1 %9, label %10, label %15, !dbg !216

10:                                               ; preds = %6, %0
  %11 = load i32, ptr @value, align 4, !dbg !217
  %12 = call i32 @gettid() #3, !dbg !218
  %13 = icmp ne i32 %11, %12, !dbg !219
  %14 = zext i1 %13 to i32, !dbg !219
  call void @fencepost_assert(i32 noundef %14, ptr noundef @.str.5), !dbg !220
  br label %15, !dbg !220

15:                                               ; preds = %10, %6
  ret void, !dbg !221
}

declare i32 @gettid() #1

define dso_local void @not_joined_is_not() #0 !dbg !222 {
  %1 = alloca i64, align 8
    #dbg_declare(ptr %1, !223, !DIExpression(), !224)
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @sets, ptr noundef null) #3, !dbg !225
  %3 = load i64, ptr %1, align 8, !dbg !226
  %4 = call i32 @pthread_tryjoin_np(i64 noundef %3, ptr noundef null) #3, !dbg !228
  %5 = icmp eq i32 %4, 16, !dbg !229
  br i1 %5, label %6, label %7, !dbg !230

6:                                                ; preds = %0
  store i32 1, ptr @value, align 4, !dbg !231
  br label %7, !dbg !232

7:                                                ; preds = %6, %0
  ret void, !dbg !233
}

define dso_local void @waits_for_nobody() #0 !dbg !234 {
  %1 = alloca i64, align 8
    #dbg_declare(ptr %1, !235, !DIExpression(), !236)
  %2 = call i32 @pthread_rwlock_wrlock(ptr noundef @lock) #3, !dbg !237
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @waits, ptr noundef null) #3, !dbg !238
  %4 = load i64, ptr %1, align 8, !dbg !239
  %5 = call i32 @pthread_timedjoin_np(i64 noundef %4, ptr noundef null, ptr noundef @soon), !dbg !240
  %6 = icmp eq i32 %5, 110, !dbg !241
  %7 = zext i1 %6 to i32, !dbg !241
  call void @fencepost_assert(i32 noundef %7, ptr noundef @.str.6), !dbg !242
  %8 = load i64, ptr %1, align 8, !dbg !243
  %9 = call i32 @pthread_tryjoin_np(i64 noundef %8, ptr noundef null) #3, !dbg !244
  %10 = icmp eq i32 %9, 16, !dbg !245
  %11 = zext i1 %10 to i32, !dbg !245
  call void @fencepost_assert(i32 noundef %11, ptr noundef @.str.7), !dbg !246
  %12 = call i32 @pthread_rwlock_unlock(ptr noundef @lock) #3, !dbg !247
  %13 = load i64, ptr %1, align 8, !dbg !248
  %14 = call i32 @pthread_join(i64 noundef %13, ptr noundef null), !dbg !249
  ret void, !dbg !250
}

define internal ptr @waits(ptr noundef %0) #0 !dbg !251 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !252, !DIExpression(), !253)
  %3 = call i32 @pthread_rwlock_rdlock(ptr noundef @lock) #3, !dbg !254
  ret ptr null, !dbg !255
}

declare i32 @pthread_rwlock_rdlock(ptr noundef) #1


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!97, !98, !99, !100, !101, !102, !103}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 28, type: !65, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "timed_waits.c", directory: ".", checksumkind: CSK_MD5, checksum: "2423e662677b124bc6c212bacfe34ebc")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !23, !28, !33, !38, !43, !48, !51, !0, !53}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 45, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 176, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 22)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 47, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 144, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 18)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 57, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 168, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 21)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !3, line: 65, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 88, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 11)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !3, line: 66, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 48, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 6)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !3, line: 94, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 216, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 27)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !3, line: 114, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 112, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 14)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !3, line: 115, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 64, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 8)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(name: "value", scope: !2, file: !3, line: 30, type: !50, isLocal: true, isDefinition: true)
!50 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(name: "r", scope: !2, file: !3, line: 30, type: !50, isLocal: true, isDefinition: true)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(name: "soon", scope: !2, file: !3, line: 29, type: !55, isLocal: true, isDefinition: true)
!55 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !56)
!56 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !57, line: 11, size: 128, elements: !58)
!57 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/struct_timespec.h", directory: "", checksumkind: CSK_MD5, checksum: "55dc154df3f21a5aa944dcafba9b43f6")
!58 = !{!59, !63}
!59 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !56, file: !57, line: 16, baseType: !60, size: 64)
!60 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !61, line: 160, baseType: !62)
!61 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!62 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !56, file: !57, line: 21, baseType: !64, size: 64, offset: 64)
!64 = !DIDerivedType(tag: DW_TAG_typedef, name: "__syscall_slong_t", file: !61, line: 197, baseType: !62)
!65 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_rwlock_t", file: !66, line: 91, baseType: !67)
!66 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!67 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !66, line: 86, size: 448, elements: !68)
!68 = !{!69, !92, !96}
!69 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !67, file: !66, line: 88, baseType: !70, size: 448)
!70 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_rwlock_arch_t", file: !71, line: 23, size: 448, elements: !72)
!71 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_rwlock.h", directory: "", checksumkind: CSK_MD5, checksum: "2034038f4a99ff6cb7b9de3a3e8c2a8e")
!72 = !{!73, !75, !76, !77, !78, !79, !80, !81, !82, !84, !89, !91}
!73 = !DIDerivedType(tag: DW_TAG_member, name: "__readers", scope: !70, file: !71, line: 25, baseType: !74, size: 32)
!74 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "__writers", scope: !70, file: !71, line: 26, baseType: !74, size: 32, offset: 32)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "__wrphase_futex", scope: !70, file: !71, line: 27, baseType: !74, size: 32, offset: 64)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "__writers_futex", scope: !70, file: !71, line: 28, baseType: !74, size: 32, offset: 96)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "__pad3", scope: !70, file: !71, line: 29, baseType: !74, size: 32, offset: 128)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "__pad4", scope: !70, file: !71, line: 30, baseType: !74, size: 32, offset: 160)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "__cur_writer", scope: !70, file: !71, line: 32, baseType: !50, size: 32, offset: 192)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "__shared", scope: !70, file: !71, line: 33, baseType: !50, size: 32, offset: 224)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "__rwelision", scope: !70, file: !71, line: 34, baseType: !83, size: 8, offset: 256)
!83 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "__pad1", scope: !70, file: !71, line: 39, baseType: !85, size: 56, offset: 264)
!85 = !DICompositeType(tag: DW_TAG_array_type, baseType: !86, size: 56, elements: !87)
!86 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!87 = !{!88}
!88 = !DISubrange(count: 7)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "__pad2", scope: !70, file: !71, line: 42, baseType: !90, size: 64, offset: 320)
!90 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "__flags", scope: !70, file: !71, line: 45, baseType: !74, size: 32, offset: 384)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !67, file: !66, line: 89, baseType: !93, size: 448)
!93 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 448, elements: !94)
!94 = !{!95}
!95 = !DISubrange(count: 56)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !67, file: !66, line: 90, baseType: !62, size: 64)
!97 = !{i32 7, !"Dwarf Version", i32 5}
!98 = !{i32 2, !"Debug Info Version", i32 3}
!99 = !{i32 1, !"wchar_size", i32 4}
!100 = !{i32 8, !"PIC Level", i32 2}
!101 = !{i32 7, !"PIE Level", i32 2}
!102 = !{i32 7, !"uwtable", i32 2}
!103 = !{i32 7, !"frame-pointer", i32 2}
!104 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!105 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 41, type: !106, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !108)
!106 = !DISubroutineType(types: !107)
!107 = !{!50}
!108 = !{}
!109 = !DILocalVariable(name: "thread", scope: !105, file: !3, line: 42, type: !110)
!110 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !66, line: 27, baseType: !90)
!111 = !DILocation(line: 42, column: 13, scope: !105)
!112 = !DILocation(line: 43, column: 3, scope: !105)
!113 = !DILocalVariable(name: "result", scope: !105, file: !3, line: 44, type: !50)
!114 = !DILocation(line: 44, column: 7, scope: !105)
!115 = !DILocation(line: 44, column: 16, scope: !105)
!116 = !DILocation(line: 45, column: 20, scope: !105)
!117 = !DILocation(line: 45, column: 27, scope: !105)
!118 = !DILocation(line: 45, column: 32, scope: !105)
!119 = !DILocation(line: 45, column: 35, scope: !105)
!120 = !DILocation(line: 45, column: 42, scope: !105)
!121 = !DILocation(line: 45, column: 3, scope: !105)
!122 = !DILocation(line: 46, column: 7, scope: !123)
!123 = distinct !DILexicalBlock(scope: !105, file: !3, line: 46, column: 7)
!124 = !DILocation(line: 46, column: 14, scope: !123)
!125 = !DILocation(line: 46, column: 7, scope: !105)
!126 = !DILocation(line: 47, column: 22, scope: !127)
!127 = distinct !DILexicalBlock(scope: !123, file: !3, line: 46, column: 20)
!128 = !DILocation(line: 47, column: 28, scope: !127)
!129 = !DILocation(line: 47, column: 5, scope: !127)
!130 = !DILocation(line: 48, column: 5, scope: !127)
!131 = !DILocation(line: 49, column: 3, scope: !127)
!132 = !DILocation(line: 50, column: 16, scope: !105)
!133 = !DILocation(line: 50, column: 3, scope: !105)
!134 = !DILocation(line: 51, column: 3, scope: !105)
!135 = distinct !DISubprogram(name: "writes", scope: !3, file: !3, line: 32, type: !136, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !108)
!136 = !DISubroutineType(types: !137)
!137 = !{!5, !5}
!138 = !DILocalVariable(name: "unused", arg: 1, scope: !135, file: !3, line: 32, type: !5)
!139 = !DILocation(line: 32, column: 27, scope: !135)
!140 = !DILocation(line: 33, column: 7, scope: !141)
!141 = distinct !DILexicalBlock(scope: !135, file: !3, line: 33, column: 7)
!142 = !DILocation(line: 33, column: 48, scope: !141)
!143 = !DILocation(line: 33, column: 7, scope: !135)
!144 = !DILocation(line: 34, column: 10, scope: !145)
!145 = distinct !DILexicalBlock(scope: !141, file: !3, line: 33, column: 54)
!146 = !DILocation(line: 35, column: 10, scope: !145)
!147 = !DILocation(line: 36, column: 5, scope: !145)
!148 = !DILocation(line: 37, column: 3, scope: !145)
!149 = !DILocation(line: 38, column: 3, scope: !135)
!150 = distinct !DISubprogram(name: "reads_in_time", scope: !3, file: !3, line: 54, type: !151, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !108)
!151 = !DISubroutineType(types: !152)
!152 = !{null}
!153 = !DILocalVariable(name: "thread", scope: !150, file: !3, line: 55, type: !110)
!154 = !DILocation(line: 55, column: 13, scope: !150)
!155 = !DILocation(line: 56, column: 3, scope: !150)
!156 = !DILocation(line: 57, column: 20, scope: !150)
!157 = !DILocation(line: 57, column: 61, scope: !150)
!158 = !DILocation(line: 57, column: 3, scope: !150)
!159 = !DILocation(line: 58, column: 3, scope: !150)
!160 = !DILocation(line: 59, column: 16, scope: !150)
!161 = !DILocation(line: 59, column: 3, scope: !150)
!162 = !DILocation(line: 60, column: 1, scope: !150)
!163 = distinct !DISubprogram(name: "never_free", scope: !3, file: !3, line: 63, type: !151, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!164 = !DILocation(line: 64, column: 3, scope: !163)
!165 = !DILocation(line: 65, column: 20, scope: !163)
!166 = !DILocation(line: 65, column: 61, scope: !163)
!167 = !DILocation(line: 65, column: 3, scope: !163)
!168 = !DILocation(line: 66, column: 20, scope: !163)
!169 = !DILocation(line: 66, column: 78, scope: !163)
!170 = !DILocation(line: 66, column: 3, scope: !163)
!171 = !DILocation(line: 67, column: 1, scope: !163)
!172 = distinct !DISubprogram(name: "joins_in_time", scope: !3, file: !3, line: 74, type: !151, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !108)
!173 = !DILocalVariable(name: "thread", scope: !172, file: !3, line: 75, type: !110)
!174 = !DILocation(line: 75, column: 13, scope: !172)
!175 = !DILocation(line: 76, column: 3, scope: !172)
!176 = !DILocation(line: 77, column: 28, scope: !172)
!177 = !DILocation(line: 77, column: 7, scope: !172)
!178 = !DILocation(line: 77, column: 5, scope: !172)
!179 = !DILocation(line: 78, column: 7, scope: !180)
!180 = distinct !DILexicalBlock(scope: !172, file: !3, line: 78, column: 7)
!181 = !DILocation(line: 78, column: 7, scope: !172)
!182 = !DILocation(line: 79, column: 18, scope: !180)
!183 = !DILocation(line: 79, column: 5, scope: !180)
!184 = !DILocation(line: 80, column: 1, scope: !172)
!185 = distinct !DISubprogram(name: "sets", scope: !3, file: !3, line: 69, type: !136, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !108)
!186 = !DILocalVariable(name: "unused", arg: 1, scope: !185, file: !3, line: 69, type: !5)
!187 = !DILocation(line: 69, column: 25, scope: !185)
!188 = !DILocation(line: 70, column: 11, scope: !185)
!189 = !DILocation(line: 70, column: 9, scope: !185)
!190 = !DILocation(line: 71, column: 3, scope: !185)
!191 = distinct !DISubprogram(name: "tries_to_join", scope: !3, file: !3, line: 82, type: !151, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !108)
!192 = !DILocalVariable(name: "thread", scope: !191, file: !3, line: 83, type: !110)
!193 = !DILocation(line: 83, column: 13, scope: !191)
!194 = !DILocation(line: 84, column: 3, scope: !191)
!195 = !DILocation(line: 85, column: 26, scope: !191)
!196 = !DILocation(line: 85, column: 7, scope: !191)
!197 = !DILocation(line: 85, column: 5, scope: !191)
!198 = !DILocation(line: 86, column: 7, scope: !199)
!199 = distinct !DILexicalBlock(scope: !191, file: !3, line: 86, column: 7)
!200 = !DILocation(line: 86, column: 7, scope: !191)
!201 = !DILocation(line: 87, column: 18, scope: !199)
!202 = !DILocation(line: 87, column: 5, scope: !199)
!203 = !DILocation(line: 88, column: 1, scope: !191)
!204 = distinct !DISubprogram(name: "joined_is_ordered", scope: !3, file: !3, line: 90, type: !151, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !108)
!205 = !DILocalVariable(name: "thread", scope: !204, file: !3, line: 91, type: !110)
!206 = !DILocation(line: 91, column: 13, scope: !204)
!207 = !DILocation(line: 92, column: 3, scope: !204)
!208 = !DILocation(line: 93, column: 26, scope: !209)
!209 = distinct !DILexicalBlock(scope: !204, file: !3, line: 93, column: 7)
!210 = !DILocation(line: 93, column: 7, scope: !209)
!211 = !DILocation(line: 93, column: 40, scope: !209)
!212 = !DILocation(line: 93, column: 45, scope: !209)
!213 = !DILocation(line: 93, column: 69, scope: !209)
!214 = !DILocation(line: 93, column: 48, scope: !209)
!215 = !DILocation(line: 93, column: 90, scope: !209)
!216 = !DILocation(line: 93, column: 7, scope: !204)
!217 = !DILocation(line: 94, column: 22, scope: !209)
!218 = !DILocation(line: 94, column: 31, scope: !209)
!219 = !DILocation(line: 94, column: 28, scope: !209)
!220 = !DILocation(line: 94, column: 5, scope: !209)
!221 = !DILocation(line: 95, column: 1, scope: !204)
!222 = distinct !DISubprogram(name: "not_joined_is_not", scope: !3, file: !3, line: 97, type: !151, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !108)
!223 = !DILocalVariable(name: "thread", scope: !222, file: !3, line: 98, type: !110)
!224 = !DILocation(line: 98, column: 13, scope: !222)
!225 = !DILocation(line: 99, column: 3, scope: !222)
!226 = !DILocation(line: 100, column: 26, scope: !227)
!227 = distinct !DILexicalBlock(scope: !222, file: !3, line: 100, column: 7)
!228 = !DILocation(line: 100, column: 7, scope: !227)
!229 = !DILocation(line: 100, column: 40, scope: !227)
!230 = !DILocation(line: 100, column: 7, scope: !222)
!231 = !DILocation(line: 101, column: 11, scope: !227)
!232 = !DILocation(line: 101, column: 5, scope: !227)
!233 = !DILocation(line: 102, column: 1, scope: !222)
!234 = distinct !DISubprogram(name: "waits_for_nobody", scope: !3, file: !3, line: 110, type: !151, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !108)
!235 = !DILocalVariable(name: "thread", scope: !234, file: !3, line: 111, type: !110)
!236 = !DILocation(line: 111, column: 13, scope: !234)
!237 = !DILocation(line: 112, column: 3, scope: !234)
!238 = !DILocation(line: 113, column: 3, scope: !234)
!239 = !DILocation(line: 114, column: 41, scope: !234)
!240 = !DILocation(line: 114, column: 20, scope: !234)
!241 = !DILocation(line: 114, column: 62, scope: !234)
!242 = !DILocation(line: 114, column: 3, scope: !234)
!243 = !DILocation(line: 115, column: 39, scope: !234)
!244 = !DILocation(line: 115, column: 20, scope: !234)
!245 = !DILocation(line: 115, column: 53, scope: !234)
!246 = !DILocation(line: 115, column: 3, scope: !234)
!247 = !DILocation(line: 116, column: 3, scope: !234)
!248 = !DILocation(line: 117, column: 16, scope: !234)
!249 = !DILocation(line: 117, column: 3, scope: !234)
!250 = !DILocation(line: 118, column: 1, scope: !234)
!251 = distinct !DISubprogram(name: "waits", scope: !3, file: !3, line: 105, type: !136, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !108)
!252 = !DILocalVariable(name: "unused", arg: 1, scope: !251, file: !3, line: 105, type: !5)
!253 = !DILocation(line: 105, column: 26, scope: !251)
!254 = !DILocation(line: 106, column: 3, scope: !251)
!255 = !DILocation(line: 107, column: 3, scope: !251)
