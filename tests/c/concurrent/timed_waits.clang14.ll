source_filename = "timed_waits.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i32, i32, i8, [7 x i8], i64, i32 }
%struct.timespec = type { i64, i64 }

@lock = internal global %union.pthread_rwlock_t zeroinitializer, align 8, !dbg !0
@soon = internal constant %struct.timespec { i64 1, i64 0 }, align 8, !dbg !12
@.str = private unnamed_addr constant [22 x i8] c"there is nothing else\00", align 1
@value = internal global i32 0, align 4, !dbg !7
@.str.1 = private unnamed_addr constant [18 x i8] c"nobody writes now\00", align 1
@.str.2 = private unnamed_addr constant [21 x i8] c"it may take too long\00", align 1
@.str.3 = private unnamed_addr constant [11 x i8] c"it is held\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"still\00", align 1
@r = internal global i32 0, align 4, !dbg !10
@.str.5 = private unnamed_addr constant [27 x i8] c"it has a number of its own\00", align 1
@.str.6 = private unnamed_addr constant [14 x i8] c"it cannot end\00", align 1
@.str.7 = private unnamed_addr constant [8 x i8] c"nor now\00", align 1

define dso_local i32 @main() #0 !dbg !65 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !69, metadata !DIExpression()), !dbg !71
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @writes, ptr noundef null) #4, !dbg !72
  call void @llvm.dbg.declare(metadata ptr %3, metadata !73, metadata !DIExpression()), !dbg !74
  %5 = call i32 @pthread_rwlock_timedrdlock(ptr noundef @lock, ptr noundef @soon) #4, !dbg !75
  store i32 %5, ptr %3, align 4, !dbg !74
  %6 = load i32, ptr %3, align 4, !dbg !76
  %7 = icmp eq i32 %6, 0, !dbg !77
  br i1 %7, label %11, label %8, !dbg !78

8:                                                ; preds = %0
  %9 = load i32, ptr %3, align 4, !dbg !79
  %10 = icmp eq i32 %9, 110, !dbg !80
  br label %11, !dbg !78

11:                                               ; preds = %8, %0
  %12 = phi i1 [ true, %0 ], [ %10, %8 ]
  %13 = zext i1 %12 to i32, !dbg !78
  call void @fencepost_assert(i32 noundef %13, ptr noundef getelementptr inbounds ([22 x i8], ptr @.str, i64 0, i64 0)), !dbg !81
  %14 = load i32, ptr %3, align 4, !dbg !82
  %15 = icmp eq i32 %14, 0, !dbg !84
  br i1 %15, label %16, label %21, !dbg !85

16:                                               ; preds = %11
  %17 = load i32, ptr @value, align 4, !dbg !86
  %18 = icmp ne i32 %17, 1, !dbg !88
  %19 = zext i1 %18 to i32, !dbg !88
  call void @fencepost_assert(i32 noundef %19, ptr noundef getelementptr inbounds ([18 x i8], ptr @.str.1, i64 0, i64 0)), !dbg !89
  %20 = call i32 @pthread_rwlock_unlock(ptr noundef @lock) #4, !dbg !90
  br label %21, !dbg !91

21:                                               ; preds = %16, %11
  %22 = load i64, ptr %2, align 8, !dbg !92
  %23 = call i32 @pthread_join(i64 noundef %22, ptr noundef null), !dbg !93
  ret i32 0, !dbg !94
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @writes(ptr noundef %0) #0 !dbg !95 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !98, metadata !DIExpression()), !dbg !99
  %3 = call i32 @pthread_rwlock_timedwrlock(ptr noundef @lock, ptr noundef @soon) #4, !dbg !100
  %4 = icmp eq i32 %3, 0, !dbg !102
  br i1 %4, label %5, label %11, !dbg !103

5:                                                ; preds = %1
  %6 = load i32, ptr @value, align 4, !dbg !104
  %7 = add nsw i32 %6, 1, !dbg !104
  store i32 %7, ptr @value, align 4, !dbg !104
  %8 = load i32, ptr @value, align 4, !dbg !106
  %9 = add nsw i32 %8, 1, !dbg !106
  store i32 %9, ptr @value, align 4, !dbg !106
  %10 = call i32 @pthread_rwlock_unlock(ptr noundef @lock) #4, !dbg !107
  br label %11, !dbg !108

11:                                               ; preds = %5, %1
  ret ptr null, !dbg !109
}

declare i32 @pthread_rwlock_timedrdlock(ptr noundef, ptr noundef) #2

declare void @fencepost_assert(i32 noundef, ptr noundef) #3

declare i32 @pthread_rwlock_unlock(ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

define dso_local void @reads_in_time() #0 !dbg !110 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !113, metadata !DIExpression()), !dbg !114
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @writes, ptr noundef null) #4, !dbg !115
  %3 = call i32 @pthread_rwlock_timedrdlock(ptr noundef @lock, ptr noundef @soon) #4, !dbg !116
  %4 = icmp eq i32 %3, 0, !dbg !117
  %5 = zext i1 %4 to i32, !dbg !117
  call void @fencepost_assert(i32 noundef %5, ptr noundef getelementptr inbounds ([21 x i8], ptr @.str.2, i64 0, i64 0)), !dbg !118
  %6 = call i32 @pthread_rwlock_unlock(ptr noundef @lock) #4, !dbg !119
  %7 = load i64, ptr %1, align 8, !dbg !120
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !121
  ret void, !dbg !122
}

define dso_local void @never_free() #0 !dbg !123 {
  %1 = call i32 @pthread_rwlock_wrlock(ptr noundef @lock) #4, !dbg !124
  %2 = call i32 @pthread_rwlock_timedwrlock(ptr noundef @lock, ptr noundef @soon) #4, !dbg !125
  %3 = icmp eq i32 %2, 110, !dbg !126
  %4 = zext i1 %3 to i32, !dbg !126
  call void @fencepost_assert(i32 noundef %4, ptr noundef getelementptr inbounds ([11 x i8], ptr @.str.3, i64 0, i64 0)), !dbg !127
  %5 = call i32 @pthread_rwlock_clockrdlock(ptr noundef @lock, i32 noundef 1, ptr noundef @soon) #4, !dbg !128
  %6 = icmp eq i32 %5, 110, !dbg !129
  %7 = zext i1 %6 to i32, !dbg !129
  call void @fencepost_assert(i32 noundef %7, ptr noundef getelementptr inbounds ([6 x i8], ptr @.str.4, i64 0, i64 0)), !dbg !130
  ret void, !dbg !131
}

declare i32 @pthread_rwlock_wrlock(ptr noundef) #2

declare i32 @pthread_rwlock_timedwrlock(ptr noundef, ptr noundef) #2

declare i32 @pthread_rwlock_clockrdlock(ptr noundef, i32 noundef, ptr noundef) #2

define dso_local void @joins_in_time() #0 !dbg !132 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !133, metadata !DIExpression()), !dbg !134
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @sets, ptr noundef null) #4, !dbg !135
  %3 = load i64, ptr %1, align 8, !dbg !136
  %4 = call i32 @pthread_timedjoin_np(i64 noundef %3, ptr noundef null, ptr noundef @soon), !dbg !137
  store i32 %4, ptr @r, align 4, !dbg !138
  %5 = load i32, ptr @r, align 4, !dbg !139
  %6 = icmp ne i32 %5, 0, !dbg !139
  br i1 %6, label %7, label %10, !dbg !141

7:                                                ; preds = %0
  %8 = load i64, ptr %1, align 8, !dbg !142
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !143
  br label %10, !dbg !143

10:                                               ; preds = %7, %0
  ret void, !dbg !144
}

define internal ptr @sets(ptr noundef %0) #0 !dbg !145 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !146, metadata !DIExpression()), !dbg !147
  %3 = call i32 @gettid() #4, !dbg !148
  store i32 %3, ptr @value, align 4, !dbg !149
  ret ptr null, !dbg !150
}

declare i32 @pthread_timedjoin_np(i64 noundef, ptr noundef, ptr noundef) #3

define dso_local void @tries_to_join() #0 !dbg !151 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !152, metadata !DIExpression()), !dbg !153
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @sets, ptr noundef null) #4, !dbg !154
  %3 = load i64, ptr %1, align 8, !dbg !155
  %4 = call i32 @pthread_tryjoin_np(i64 noundef %3, ptr noundef null) #4, !dbg !156
  store i32 %4, ptr @r, align 4, !dbg !157
  %5 = load i32, ptr @r, align 4, !dbg !158
  %6 = icmp ne i32 %5, 0, !dbg !158
  br i1 %6, label %7, label %10, !dbg !160

7:                                                ; preds = %0
  %8 = load i64, ptr %1, align 8, !dbg !161
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !162
  br label %10, !dbg !162

10:                                               ; preds = %7, %0
  ret void, !dbg !163
}

declare i32 @pthread_tryjoin_np(i64 noundef, ptr noundef) #2

define dso_local void @joined_is_ordered() #0 !dbg !164 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !165, metadata !DIExpression()), !dbg !166
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @sets, ptr noundef null) #4, !dbg !167
  %3 = load i64, ptr %1, align 8, !dbg !168
  %4 = call i32 @pthread_tryjoin_np(i64 noundef %3, ptr noundef null) #4, !dbg !170
  %5 = icmp eq i32 %4, 0, !dbg !171
  br i1 %5, label %10, label %6, !dbg !172

6:                                                ; preds = %0
  %7 = load i64, ptr %1, align 8, !dbg !173
  %8 = call i32 @pthread_timedjoin_np(i64 noundef %7, ptr noundef null, ptr noundef @soon), !dbg !174
  %9 = icmp eq i32 %8, 0, !dbg !175
  br i1 %9, label %10, label %15, !dbg !176

10:                                               ; preds = %6, %0
  %11 = load i32, ptr @value, align 4, !dbg !177
  %12 = call i32 @gettid() #4, !dbg !178
  %13 = icmp ne i32 %11, %12, !dbg !179
  %14 = zext i1 %13 to i32, !dbg !179
  call void @fencepost_assert(i32 noundef %14, ptr noundef getelementptr inbounds ([27 x i8], ptr @.str.5, i64 0, i64 0)), !dbg !180
  br label %15, !dbg !180

15:                                               ; preds = %10, %6
  ret void, !dbg !181
}

declare i32 @gettid() #2

define dso_local void @not_joined_is_not() #0 !dbg !182 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !183, metadata !DIExpression()), !dbg !184
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @sets, ptr noundef null) #4, !dbg !185
  %3 = load i64, ptr %1, align 8, !dbg !186
  %4 = call i32 @pthread_tryjoin_np(i64 noundef %3, ptr noundef null) #4, !dbg !188
  %5 = icmp eq i32 %4, 16, !dbg !189
  br i1 %5, label %6, label %7, !dbg !190

6:                                                ; preds = %0
  store i32 1, ptr @value, align 4, !dbg !191
  br label %7, !dbg !192

7:                                                ; preds = %6, %0
  ret void, !dbg !193
}

define dso_local void @waits_for_nobody() #0 !dbg !194 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !195, metadata !DIExpression()), !dbg !196
  %2 = call i32 @pthread_rwlock_wrlock(ptr noundef @lock) #4, !dbg !197
  %3 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @waits, ptr noundef null) #4, !dbg !198
  %4 = load i64, ptr %1, align 8, !dbg !199
  %5 = call i32 @pthread_timedjoin_np(i64 noundef %4, ptr noundef null, ptr noundef @soon), !dbg !200
  %6 = icmp eq i32 %5, 110, !dbg !201
  %7 = zext i1 %6 to i32, !dbg !201
  call void @fencepost_assert(i32 noundef %7, ptr noundef getelementptr inbounds ([14 x i8], ptr @.str.6, i64 0, i64 0)), !dbg !202
  %8 = load i64, ptr %1, align 8, !dbg !203
  %9 = call i32 @pthread_tryjoin_np(i64 noundef %8, ptr noundef null) #4, !dbg !204
  %10 = icmp eq i32 %9, 16, !dbg !205
  %11 = zext i1 %10 to i32, !dbg !205
  call void @fencepost_assert(i32 noundef %11, ptr noundef getelementptr inbounds ([8 x i8], ptr @.str.7, i64 0, i64 0)), !dbg !206
  %12 = call i32 @pthread_rwlock_unlock(ptr noundef @lock) #4, !dbg !207
  %13 = load i64, ptr %1, align 8, !dbg !208
  %14 = call i32 @pthread_join(i64 noundef %13, ptr noundef null), !dbg !209
  ret void, !dbg !210
}

define internal ptr @waits(ptr noundef %0) #0 !dbg !211 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !212, metadata !DIExpression()), !dbg !213
  %3 = call i32 @pthread_rwlock_rdlock(ptr noundef @lock) #4, !dbg !214
  ret ptr null, !dbg !215
}

declare i32 @pthread_rwlock_rdlock(ptr noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!57, !58, !59, !60, !61, !62, !63}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 28, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "timed_waits.c", directory: ".", checksumkind: CSK_MD5, checksum: "2423e662677b124bc6c212bacfe34ebc")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !10, !0, !12}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "value", scope: !2, file: !3, line: 30, type: !9, isLocal: true, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "r", scope: !2, file: !3, line: 30, type: !9, isLocal: true, isDefinition: true)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "soon", scope: !2, file: !3, line: 29, type: !14, isLocal: true, isDefinition: true)
!14 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !16, line: 11, size: 128, elements: !17)
!16 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/struct_timespec.h", directory: ".", checksumkind: CSK_MD5, checksum: "55dc154df3f21a5aa944dcafba9b43f6")
!17 = !{!18, !22}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !15, file: !16, line: 16, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !20, line: 160, baseType: !21)
!20 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!21 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !15, file: !16, line: 21, baseType: !23, size: 64, offset: 64)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "__syscall_slong_t", file: !20, line: 197, baseType: !21)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_rwlock_t", file: !25, line: 91, baseType: !26)
!25 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!26 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !25, line: 86, size: 448, elements: !27)
!27 = !{!28, !51, !56}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !26, file: !25, line: 88, baseType: !29, size: 448)
!29 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_rwlock_arch_t", file: !30, line: 23, size: 448, elements: !31)
!30 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_rwlock.h", directory: ".", checksumkind: CSK_MD5, checksum: "2034038f4a99ff6cb7b9de3a3e8c2a8e")
!31 = !{!32, !34, !35, !36, !37, !38, !39, !40, !41, !43, !48, !50}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__readers", scope: !29, file: !30, line: 25, baseType: !33, size: 32)
!33 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__writers", scope: !29, file: !30, line: 26, baseType: !33, size: 32, offset: 32)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__wrphase_futex", scope: !29, file: !30, line: 27, baseType: !33, size: 32, offset: 64)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__writers_futex", scope: !29, file: !30, line: 28, baseType: !33, size: 32, offset: 96)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__pad3", scope: !29, file: !30, line: 29, baseType: !33, size: 32, offset: 128)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__pad4", scope: !29, file: !30, line: 30, baseType: !33, size: 32, offset: 160)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__cur_writer", scope: !29, file: !30, line: 32, baseType: !9, size: 32, offset: 192)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__shared", scope: !29, file: !30, line: 33, baseType: !9, size: 32, offset: 224)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__rwelision", scope: !29, file: !30, line: 34, baseType: !42, size: 8, offset: 256)
!42 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__pad1", scope: !29, file: !30, line: 39, baseType: !44, size: 56, offset: 264)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !45, size: 56, elements: !46)
!45 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!46 = !{!47}
!47 = !DISubrange(count: 7)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__pad2", scope: !29, file: !30, line: 42, baseType: !49, size: 64, offset: 320)
!49 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__flags", scope: !29, file: !30, line: 45, baseType: !33, size: 32, offset: 384)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !26, file: !25, line: 89, baseType: !52, size: 448)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !53, size: 448, elements: !54)
!53 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!54 = !{!55}
!55 = !DISubrange(count: 56)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !26, file: !25, line: 90, baseType: !21, size: 64)
!57 = !{i32 7, !"Dwarf Version", i32 5}
!58 = !{i32 2, !"Debug Info Version", i32 3}
!59 = !{i32 1, !"wchar_size", i32 4}
!60 = !{i32 7, !"PIC Level", i32 2}
!61 = !{i32 7, !"PIE Level", i32 2}
!62 = !{i32 7, !"uwtable", i32 1}
!63 = !{i32 7, !"frame-pointer", i32 2}
!64 = !{!"Debian clang version 14.0.6"}
!65 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 41, type: !66, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !68)
!66 = !DISubroutineType(types: !67)
!67 = !{!9}
!68 = !{}
!69 = !DILocalVariable(name: "thread", scope: !65, file: !3, line: 42, type: !70)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !25, line: 27, baseType: !49)
!71 = !DILocation(line: 42, column: 13, scope: !65)
!72 = !DILocation(line: 43, column: 3, scope: !65)
!73 = !DILocalVariable(name: "result", scope: !65, file: !3, line: 44, type: !9)
!74 = !DILocation(line: 44, column: 7, scope: !65)
!75 = !DILocation(line: 44, column: 16, scope: !65)
!76 = !DILocation(line: 45, column: 20, scope: !65)
!77 = !DILocation(line: 45, column: 27, scope: !65)
!78 = !DILocation(line: 45, column: 32, scope: !65)
!79 = !DILocation(line: 45, column: 35, scope: !65)
!80 = !DILocation(line: 45, column: 42, scope: !65)
!81 = !DILocation(line: 45, column: 3, scope: !65)
!82 = !DILocation(line: 46, column: 7, scope: !83)
!83 = distinct !DILexicalBlock(scope: !65, file: !3, line: 46, column: 7)
!84 = !DILocation(line: 46, column: 14, scope: !83)
!85 = !DILocation(line: 46, column: 7, scope: !65)
!86 = !DILocation(line: 47, column: 22, scope: !87)
!87 = distinct !DILexicalBlock(scope: !83, file: !3, line: 46, column: 20)
!88 = !DILocation(line: 47, column: 28, scope: !87)
!89 = !DILocation(line: 47, column: 5, scope: !87)
!90 = !DILocation(line: 48, column: 5, scope: !87)
!91 = !DILocation(line: 49, column: 3, scope: !87)
!92 = !DILocation(line: 50, column: 16, scope: !65)
!93 = !DILocation(line: 50, column: 3, scope: !65)
!94 = !DILocation(line: 51, column: 3, scope: !65)
!95 = distinct !DISubprogram(name: "writes", scope: !3, file: !3, line: 32, type: !96, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !68)
!96 = !DISubroutineType(types: !97)
!97 = !{!5, !5}
!98 = !DILocalVariable(name: "unused", arg: 1, scope: !95, file: !3, line: 32, type: !5)
!99 = !DILocation(line: 32, column: 27, scope: !95)
!100 = !DILocation(line: 33, column: 7, scope: !101)
!101 = distinct !DILexicalBlock(scope: !95, file: !3, line: 33, column: 7)
!102 = !DILocation(line: 33, column: 48, scope: !101)
!103 = !DILocation(line: 33, column: 7, scope: !95)
!104 = !DILocation(line: 34, column: 10, scope: !105)
!105 = distinct !DILexicalBlock(scope: !101, file: !3, line: 33, column: 54)
!106 = !DILocation(line: 35, column: 10, scope: !105)
!107 = !DILocation(line: 36, column: 5, scope: !105)
!108 = !DILocation(line: 37, column: 3, scope: !105)
!109 = !DILocation(line: 38, column: 3, scope: !95)
!110 = distinct !DISubprogram(name: "reads_in_time", scope: !3, file: !3, line: 54, type: !111, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !68)
!111 = !DISubroutineType(types: !112)
!112 = !{null}
!113 = !DILocalVariable(name: "thread", scope: !110, file: !3, line: 55, type: !70)
!114 = !DILocation(line: 55, column: 13, scope: !110)
!115 = !DILocation(line: 56, column: 3, scope: !110)
!116 = !DILocation(line: 57, column: 20, scope: !110)
!117 = !DILocation(line: 57, column: 61, scope: !110)
!118 = !DILocation(line: 57, column: 3, scope: !110)
!119 = !DILocation(line: 58, column: 3, scope: !110)
!120 = !DILocation(line: 59, column: 16, scope: !110)
!121 = !DILocation(line: 59, column: 3, scope: !110)
!122 = !DILocation(line: 60, column: 1, scope: !110)
!123 = distinct !DISubprogram(name: "never_free", scope: !3, file: !3, line: 63, type: !111, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !68)
!124 = !DILocation(line: 64, column: 3, scope: !123)
!125 = !DILocation(line: 65, column: 20, scope: !123)
!126 = !DILocation(line: 65, column: 61, scope: !123)
!127 = !DILocation(line: 65, column: 3, scope: !123)
!128 = !DILocation(line: 66, column: 20, scope: !123)
!129 = !DILocation(line: 66, column: 78, scope: !123)
!130 = !DILocation(line: 66, column: 3, scope: !123)
!131 = !DILocation(line: 67, column: 1, scope: !123)
!132 = distinct !DISubprogram(name: "joins_in_time", scope: !3, file: !3, line: 74, type: !111, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !68)
!133 = !DILocalVariable(name: "thread", scope: !132, file: !3, line: 75, type: !70)
!134 = !DILocation(line: 75, column: 13, scope: !132)
!135 = !DILocation(line: 76, column: 3, scope: !132)
!136 = !DILocation(line: 77, column: 28, scope: !132)
!137 = !DILocation(line: 77, column: 7, scope: !132)
!138 = !DILocation(line: 77, column: 5, scope: !132)
!139 = !DILocation(line: 78, column: 7, scope: !140)
!140 = distinct !DILexicalBlock(scope: !132, file: !3, line: 78, column: 7)
!141 = !DILocation(line: 78, column: 7, scope: !132)
!142 = !DILocation(line: 79, column: 18, scope: !140)
!143 = !DILocation(line: 79, column: 5, scope: !140)
!144 = !DILocation(line: 80, column: 1, scope: !132)
!145 = distinct !DISubprogram(name: "sets", scope: !3, file: !3, line: 69, type: !96, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !68)
!146 = !DILocalVariable(name: "unused", arg: 1, scope: !145, file: !3, line: 69, type: !5)
!147 = !DILocation(line: 69, column: 25, scope: !145)
!148 = !DILocation(line: 70, column: 11, scope: !145)
!149 = !DILocation(line: 70, column: 9, scope: !145)
!150 = !DILocation(line: 71, column: 3, scope: !145)
!151 = distinct !DISubprogram(name: "tries_to_join", scope: !3, file: !3, line: 82, type: !111, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !68)
!152 = !DILocalVariable(name: "thread", scope: !151, file: !3, line: 83, type: !70)
!153 = !DILocation(line: 83, column: 13, scope: !151)
!154 = !DILocation(line: 84, column: 3, scope: !151)
!155 = !DILocation(line: 85, column: 26, scope: !151)
!156 = !DILocation(line: 85, column: 7, scope: !151)
!157 = !DILocation(line: 85, column: 5, scope: !151)
!158 = !DILocation(line: 86, column: 7, scope: !159)
!159 = distinct !DILexicalBlock(scope: !151, file: !3, line: 86, column: 7)
!160 = !DILocation(line: 86, column: 7, scope: !151)
!161 = !DILocation(line: 87, column: 18, scope: !159)
!162 = !DILocation(line: 87, column: 5, scope: !159)
!163 = !DILocation(line: 88, column: 1, scope: !151)
!164 = distinct !DISubprogram(name: "joined_is_ordered", scope: !3, file: !3, line: 90, type: !111, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !68)
!165 = !DILocalVariable(name: "thread", scope: !164, file: !3, line: 91, type: !70)
!166 = !DILocation(line: 91, column: 13, scope: !164)
!167 = !DILocation(line: 92, column: 3, scope: !164)
!168 = !DILocation(line: 93, column: 26, scope: !169)
!169 = distinct !DILexicalBlock(scope: !164, file: !3, line: 93, column: 7)
!170 = !DILocation(line: 93, column: 7, scope: !169)
!171 = !DILocation(line: 93, column: 40, scope: !169)
!172 = !DILocation(line: 93, column: 45, scope: !169)
!173 = !DILocation(line: 93, column: 69, scope: !169)
!174 = !DILocation(line: 93, column: 48, scope: !169)
!175 = !DILocation(line: 93, column: 90, scope: !169)
!176 = !DILocation(line: 93, column: 7, scope: !164)
!177 = !DILocation(line: 94, column: 22, scope: !169)
!178 = !DILocation(line: 94, column: 31, scope: !169)
!179 = !DILocation(line: 94, column: 28, scope: !169)
!180 = !DILocation(line: 94, column: 5, scope: !169)
!181 = !DILocation(line: 95, column: 1, scope: !164)
!182 = distinct !DISubprogram(name: "not_joined_is_not", scope: !3, file: !3, line: 97, type: !111, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !68)
!183 = !DILocalVariable(name: "thread", scope: !182, file: !3, line: 98, type: !70)
!184 = !DILocation(line: 98, column: 13, scope: !182)
!185 = !DILocation(line: 99, column: 3, scope: !182)
!186 = !DILocation(line: 100, column: 26, scope: !187)
!187 = distinct !DILexicalBlock(scope: !182, file: !3, line: 100, column: 7)
!188 = !DILocation(line: 100, column: 7, scope: !187)
!189 = !DILocation(line: 100, column: 40, scope: !187)
!190 = !DILocation(line: 100, column: 7, scope: !182)
!191 = !DILocation(line: 101, column: 11, scope: !187)
!192 = !DILocation(line: 101, column: 5, scope: !187)
!193 = !DILocation(line: 102, column: 1, scope: !182)
!194 = distinct !DISubprogram(name: "waits_for_nobody", scope: !3, file: !3, line: 110, type: !111, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !68)
!195 = !DILocalVariable(name: "thread", scope: !194, file: !3, line: 111, type: !70)
!196 = !DILocation(line: 111, column: 13, scope: !194)
!197 = !DILocation(line: 112, column: 3, scope: !194)
!198 = !DILocation(line: 113, column: 3, scope: !194)
!199 = !DILocation(line: 114, column: 41, scope: !194)
!200 = !DILocation(line: 114, column: 20, scope: !194)
!201 = !DILocation(line: 114, column: 62, scope: !194)
!202 = !DILocation(line: 114, column: 3, scope: !194)
!203 = !DILocation(line: 115, column: 39, scope: !194)
!204 = !DILocation(line: 115, column: 20, scope: !194)
!205 = !DILocation(line: 115, column: 53, scope: !194)
!206 = !DILocation(line: 115, column: 3, scope: !194)
!207 = !DILocation(line: 116, column: 3, scope: !194)
!208 = !DILocation(line: 117, column: 16, scope: !194)
!209 = !DILocation(line: 117, column: 3, scope: !194)
!210 = !DILocation(line: 118, column: 1, scope: !194)
!211 = distinct !DISubprogram(name: "waits", scope: !3, file: !3, line: 105, type: !96, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !68)
!212 = !DILocalVariable(name: "unused", arg: 1, scope: !211, file: !3, line: 105, type: !5)
!213 = !DILocation(line: 105, column: 26, scope: !211)
!214 = !DILocation(line: 106, column: 3, scope: !211)
!215 = !DILocation(line: 107, column: 3, scope: !211)
