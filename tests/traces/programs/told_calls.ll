source_filename = "told_calls.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.sem_t = type { i64, [24 x i8] }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i32, i32, i8, [7 x i8], i64, i32 }
%struct.message = type { i32, [8 x i8], ptr }

@items = internal global %union.sem_t zeroinitializer, align 8, !dbg !0
@spin = internal global i32 0, align 4, !dbg !9
@busy = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !14
@sent = internal global i32 0, align 4, !dbg !87
@list = internal global ptr null, align 8, !dbg !89
@.str = private unnamed_addr constant [4 x i8] c"hey\00", align 1
@once = internal global i32 0, align 4, !dbg !47
@table = internal global %union.pthread_rwlock_t zeroinitializer, align 8, !dbg !55
@name = internal global [8 x i8] zeroinitializer, align 1, !dbg !50
@.str.1 = private unnamed_addr constant [6 x i8] c"first\00", align 1

define dso_local i32 @main() #0 !dbg !114 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @start(), !dbg !118
  ret i32 0, !dbg !119
}

define internal void @start() #0 !dbg !120 {
  %1 = alloca i64, align 8
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !123, metadata !DIExpression()), !dbg !125
  call void @llvm.dbg.declare(metadata ptr %2, metadata !126, metadata !DIExpression()), !dbg !127
  store i32 3, ptr %2, align 4, !dbg !127
  %4 = call i32 @sem_init(ptr noundef @items, i32 noundef 0, i32 noundef 0) #5, !dbg !128
  %5 = call i32 @pthread_spin_init(ptr noundef @spin, i32 noundef 0) #5, !dbg !129
  %6 = call i32 @pthread_mutex_lock(ptr noundef @busy) #5, !dbg !130
  %7 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @produce, ptr noundef %2) #5, !dbg !131
  %8 = call i32 @sem_wait(ptr noundef @items), !dbg !132
  %9 = load i32, ptr @sent, align 4, !dbg !133
  %10 = add nsw i32 %9, -1, !dbg !133
  store i32 %10, ptr @sent, align 4, !dbg !133
  %11 = call i32 @pthread_spin_lock(ptr noundef @spin) #5, !dbg !134
  call void @llvm.dbg.declare(metadata ptr %3, metadata !135, metadata !DIExpression()), !dbg !136
  %12 = load ptr, ptr @list, align 8, !dbg !137
  store ptr %12, ptr %3, align 8, !dbg !136
  %13 = load ptr, ptr %3, align 8, !dbg !138
  %14 = getelementptr inbounds %struct.message, ptr %13, i32 0, i32 2, !dbg !139
  %15 = load ptr, ptr %14, align 8, !dbg !139
  store ptr %15, ptr @list, align 8, !dbg !140
  %16 = call i32 @pthread_spin_unlock(ptr noundef @spin) #5, !dbg !141
  %17 = load ptr, ptr %3, align 8, !dbg !142
  call void @free(ptr noundef %17) #5, !dbg !143
  %18 = load i64, ptr %1, align 8, !dbg !144
  %19 = call i32 @pthread_join(i64 noundef %18, ptr noundef null), !dbg !145
  ret void, !dbg !146
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #2

declare i32 @pthread_spin_init(ptr noundef, i32 noundef) #2

declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @produce(ptr noundef %0) #0 !dbg !147 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !150, metadata !DIExpression()), !dbg !151
  call void @llvm.dbg.declare(metadata ptr %3, metadata !152, metadata !DIExpression()), !dbg !153
  %5 = load ptr, ptr %2, align 8, !dbg !154
  %6 = load i32, ptr %5, align 4, !dbg !155
  store i32 %6, ptr %3, align 4, !dbg !153
  call void @llvm.dbg.declare(metadata ptr %4, metadata !156, metadata !DIExpression()), !dbg !157
  %7 = call noalias ptr @malloc(i64 noundef 24) #5, !dbg !158
  store ptr %7, ptr %4, align 8, !dbg !157
  %8 = load ptr, ptr %4, align 8, !dbg !159
  %9 = getelementptr inbounds %struct.message, ptr %8, i32 0, i32 1, !dbg !160
  %10 = getelementptr inbounds [8 x i8], ptr %9, i64 0, i64 0, !dbg !161
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %10, ptr align 1 getelementptr inbounds ([4 x i8], ptr @.str, i64 0, i64 0), i64 4, i1 false), !dbg !161
  %11 = load i32, ptr %3, align 4, !dbg !162
  %12 = load ptr, ptr %4, align 8, !dbg !163
  %13 = getelementptr inbounds %struct.message, ptr %12, i32 0, i32 0, !dbg !164
  store i32 %11, ptr %13, align 8, !dbg !165
  %14 = call i32 @pthread_once(ptr noundef @once, ptr noundef @setup), !dbg !166
  %15 = call i32 @pthread_rwlock_rdlock(ptr noundef @table) #5, !dbg !167
  %16 = call i32 @pthread_spin_lock(ptr noundef @spin) #5, !dbg !168
  %17 = load ptr, ptr @list, align 8, !dbg !169
  %18 = load ptr, ptr %4, align 8, !dbg !170
  %19 = getelementptr inbounds %struct.message, ptr %18, i32 0, i32 2, !dbg !171
  store ptr %17, ptr %19, align 8, !dbg !172
  %20 = load ptr, ptr %4, align 8, !dbg !173
  store ptr %20, ptr @list, align 8, !dbg !174
  %21 = call i32 @pthread_spin_unlock(ptr noundef @spin) #5, !dbg !175
  %22 = call i32 @pthread_rwlock_unlock(ptr noundef @table) #5, !dbg !176
  %23 = call i32 @pthread_mutex_trylock(ptr noundef @busy) #5, !dbg !177
  %24 = call i32 @sem_post(ptr noundef @items) #5, !dbg !178
  %25 = load i32, ptr @sent, align 4, !dbg !179
  %26 = add nsw i32 %25, 1, !dbg !179
  store i32 %26, ptr @sent, align 4, !dbg !179
  ret ptr null, !dbg !180
}

declare i32 @sem_wait(ptr noundef) #3

declare i32 @pthread_spin_lock(ptr noundef) #2

declare i32 @pthread_spin_unlock(ptr noundef) #2

declare void @free(ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare noalias ptr @malloc(i64 noundef) #2

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

declare i32 @pthread_once(ptr noundef, ptr noundef) #3

define internal void @setup() #0 !dbg !181 {
  %1 = call ptr @strcpy(ptr noundef getelementptr inbounds ([8 x i8], ptr @name, i64 0, i64 0), ptr noundef getelementptr inbounds ([6 x i8], ptr @.str.1, i64 0, i64 0)) #5, !dbg !182
  ret void, !dbg !183
}

declare i32 @pthread_rwlock_rdlock(ptr noundef) #2

declare i32 @pthread_rwlock_unlock(ptr noundef) #2

declare i32 @pthread_mutex_trylock(ptr noundef) #2

declare i32 @sem_post(ptr noundef) #2

declare ptr @strcpy(ptr noundef, ptr noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!106, !107, !108, !109, !110, !111, !112}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "items", scope: !2, file: !3, line: 13, type: !97, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "told_calls.c", directory: ".", checksumkind: CSK_MD5, checksum: "333f0643f58944c693461263392515f5")
!4 = !{!5, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!8 = !{!0, !9, !14, !47, !50, !55, !87, !89}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "spin", scope: !2, file: !3, line: 14, type: !11, isLocal: true, isDefinition: true)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_spinlock_t", file: !12, line: 103, baseType: !13)
!12 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!13 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !6)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "busy", scope: !2, file: !3, line: 15, type: !16, isLocal: true, isDefinition: true)
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !12, line: 72, baseType: !17)
!17 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !12, line: 67, size: 320, elements: !18)
!18 = !{!19, !40, !45}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !17, file: !12, line: 69, baseType: !20, size: 320)
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !21, line: 22, size: 320, elements: !22)
!21 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: ".", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!22 = !{!23, !24, !26, !27, !28, !29, !31, !32}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !20, file: !21, line: 24, baseType: !6, size: 32)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !20, file: !21, line: 25, baseType: !25, size: 32, offset: 32)
!25 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !20, file: !21, line: 26, baseType: !6, size: 32, offset: 64)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !20, file: !21, line: 28, baseType: !25, size: 32, offset: 96)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !20, file: !21, line: 32, baseType: !6, size: 32, offset: 128)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !20, file: !21, line: 34, baseType: !30, size: 16, offset: 160)
!30 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !20, file: !21, line: 35, baseType: !30, size: 16, offset: 176)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !20, file: !21, line: 36, baseType: !33, size: 128, offset: 192)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !34, line: 55, baseType: !35)
!34 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: ".", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!35 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !34, line: 51, size: 128, elements: !36)
!36 = !{!37, !39}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !35, file: !34, line: 53, baseType: !38, size: 64)
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !35, file: !34, line: 54, baseType: !38, size: 64, offset: 64)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !17, file: !12, line: 70, baseType: !41, size: 320)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !42, size: 320, elements: !43)
!42 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!43 = !{!44}
!44 = !DISubrange(count: 40)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !17, file: !12, line: 71, baseType: !46, size: 64)
!46 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(name: "once", scope: !2, file: !3, line: 17, type: !49, isLocal: true, isDefinition: true)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_once_t", file: !12, line: 53, baseType: !6)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(name: "name", scope: !2, file: !3, line: 18, type: !52, isLocal: true, isDefinition: true)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !42, size: 64, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 8)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 16, type: !57, isLocal: true, isDefinition: true)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_rwlock_t", file: !12, line: 91, baseType: !58)
!58 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !12, line: 86, size: 448, elements: !59)
!59 = !{!60, !82, !86}
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !58, file: !12, line: 88, baseType: !61, size: 448)
!61 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_rwlock_arch_t", file: !62, line: 23, size: 448, elements: !63)
!62 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_rwlock.h", directory: ".", checksumkind: CSK_MD5, checksum: "2034038f4a99ff6cb7b9de3a3e8c2a8e")
!63 = !{!64, !65, !66, !67, !68, !69, !70, !71, !72, !74, !79, !81}
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__readers", scope: !61, file: !62, line: 25, baseType: !25, size: 32)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "__writers", scope: !61, file: !62, line: 26, baseType: !25, size: 32, offset: 32)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "__wrphase_futex", scope: !61, file: !62, line: 27, baseType: !25, size: 32, offset: 64)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "__writers_futex", scope: !61, file: !62, line: 28, baseType: !25, size: 32, offset: 96)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__pad3", scope: !61, file: !62, line: 29, baseType: !25, size: 32, offset: 128)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "__pad4", scope: !61, file: !62, line: 30, baseType: !25, size: 32, offset: 160)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__cur_writer", scope: !61, file: !62, line: 32, baseType: !6, size: 32, offset: 192)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__shared", scope: !61, file: !62, line: 33, baseType: !6, size: 32, offset: 224)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "__rwelision", scope: !61, file: !62, line: 34, baseType: !73, size: 8, offset: 256)
!73 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "__pad1", scope: !61, file: !62, line: 39, baseType: !75, size: 56, offset: 264)
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !76, size: 56, elements: !77)
!76 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!77 = !{!78}
!78 = !DISubrange(count: 7)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "__pad2", scope: !61, file: !62, line: 42, baseType: !80, size: 64, offset: 320)
!80 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "__flags", scope: !61, file: !62, line: 45, baseType: !25, size: 32, offset: 384)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !58, file: !12, line: 89, baseType: !83, size: 448)
!83 = !DICompositeType(tag: DW_TAG_array_type, baseType: !42, size: 448, elements: !84)
!84 = !{!85}
!85 = !DISubrange(count: 56)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !58, file: !12, line: 90, baseType: !46, size: 64)
!87 = !DIGlobalVariableExpression(var: !88, expr: !DIExpression())
!88 = distinct !DIGlobalVariable(name: "sent", scope: !2, file: !3, line: 19, type: !6, isLocal: true, isDefinition: true)
!89 = !DIGlobalVariableExpression(var: !90, expr: !DIExpression())
!90 = distinct !DIGlobalVariable(name: "list", scope: !2, file: !3, line: 12, type: !91, isLocal: true, isDefinition: true)
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !92, size: 64)
!92 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "message", file: !3, line: 6, size: 192, elements: !93)
!93 = !{!94, !95, !96}
!94 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !92, file: !3, line: 7, baseType: !6, size: 32)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "body", scope: !92, file: !3, line: 8, baseType: !52, size: 64, offset: 32)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !92, file: !3, line: 9, baseType: !91, size: 64, offset: 128)
!97 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !98, line: 39, baseType: !99)
!98 = !DIFile(filename: "include/x86_64-linux-gnu/bits/semaphore.h", directory: ".", checksumkind: CSK_MD5, checksum: "f0ec69aef73516c696d526041269f8fd")
!99 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !98, line: 35, size: 256, elements: !100)
!100 = !{!101, !105}
!101 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !99, file: !98, line: 37, baseType: !102, size: 256)
!102 = !DICompositeType(tag: DW_TAG_array_type, baseType: !42, size: 256, elements: !103)
!103 = !{!104}
!104 = !DISubrange(count: 32)
!105 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !99, file: !98, line: 38, baseType: !46, size: 64)
!106 = !{i32 7, !"Dwarf Version", i32 5}
!107 = !{i32 2, !"Debug Info Version", i32 3}
!108 = !{i32 1, !"wchar_size", i32 4}
!109 = !{i32 7, !"PIC Level", i32 2}
!110 = !{i32 7, !"PIE Level", i32 2}
!111 = !{i32 7, !"uwtable", i32 1}
!112 = !{i32 7, !"frame-pointer", i32 2}
!113 = !{!"Debian clang version 14.0.6"}
!114 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 56, type: !115, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !117)
!115 = !DISubroutineType(types: !116)
!116 = !{!6}
!117 = !{}
!118 = !DILocation(line: 57, column: 3, scope: !114)
!119 = !DILocation(line: 58, column: 3, scope: !114)
!120 = distinct !DISubprogram(name: "start", scope: !3, file: !3, line: 41, type: !121, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !117)
!121 = !DISubroutineType(types: !122)
!122 = !{null}
!123 = !DILocalVariable(name: "thread", scope: !120, file: !3, line: 42, type: !124)
!124 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !12, line: 27, baseType: !80)
!125 = !DILocation(line: 42, column: 13, scope: !120)
!126 = !DILocalVariable(name: "length", scope: !120, file: !3, line: 43, type: !6)
!127 = !DILocation(line: 43, column: 7, scope: !120)
!128 = !DILocation(line: 44, column: 3, scope: !120)
!129 = !DILocation(line: 45, column: 3, scope: !120)
!130 = !DILocation(line: 46, column: 3, scope: !120)
!131 = !DILocation(line: 47, column: 3, scope: !120)
!132 = !DILocation(line: 47, column: 52, scope: !120)
!133 = !DILocation(line: 47, column: 74, scope: !120)
!134 = !DILocation(line: 48, column: 3, scope: !120)
!135 = !DILocalVariable(name: "m", scope: !120, file: !3, line: 49, type: !91)
!136 = !DILocation(line: 49, column: 19, scope: !120)
!137 = !DILocation(line: 49, column: 23, scope: !120)
!138 = !DILocation(line: 50, column: 10, scope: !120)
!139 = !DILocation(line: 50, column: 13, scope: !120)
!140 = !DILocation(line: 50, column: 8, scope: !120)
!141 = !DILocation(line: 51, column: 3, scope: !120)
!142 = !DILocation(line: 52, column: 8, scope: !120)
!143 = !DILocation(line: 52, column: 3, scope: !120)
!144 = !DILocation(line: 53, column: 16, scope: !120)
!145 = !DILocation(line: 53, column: 3, scope: !120)
!146 = !DILocation(line: 54, column: 1, scope: !120)
!147 = distinct !DISubprogram(name: "produce", scope: !3, file: !3, line: 23, type: !148, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !117)
!148 = !DISubroutineType(types: !149)
!149 = !{!7, !7}
!150 = !DILocalVariable(name: "argument", arg: 1, scope: !147, file: !3, line: 23, type: !7)
!151 = !DILocation(line: 23, column: 28, scope: !147)
!152 = !DILocalVariable(name: "length", scope: !147, file: !3, line: 24, type: !6)
!153 = !DILocation(line: 24, column: 7, scope: !147)
!154 = !DILocation(line: 24, column: 24, scope: !147)
!155 = !DILocation(line: 24, column: 16, scope: !147)
!156 = !DILocalVariable(name: "m", scope: !147, file: !3, line: 25, type: !91)
!157 = !DILocation(line: 25, column: 19, scope: !147)
!158 = !DILocation(line: 25, column: 23, scope: !147)
!159 = !DILocation(line: 26, column: 10, scope: !147)
!160 = !DILocation(line: 26, column: 13, scope: !147)
!161 = !DILocation(line: 26, column: 3, scope: !147)
!162 = !DILocation(line: 27, column: 15, scope: !147)
!163 = !DILocation(line: 27, column: 3, scope: !147)
!164 = !DILocation(line: 27, column: 6, scope: !147)
!165 = !DILocation(line: 27, column: 13, scope: !147)
!166 = !DILocation(line: 28, column: 3, scope: !147)
!167 = !DILocation(line: 29, column: 3, scope: !147)
!168 = !DILocation(line: 30, column: 3, scope: !147)
!169 = !DILocation(line: 31, column: 13, scope: !147)
!170 = !DILocation(line: 31, column: 3, scope: !147)
!171 = !DILocation(line: 31, column: 6, scope: !147)
!172 = !DILocation(line: 31, column: 11, scope: !147)
!173 = !DILocation(line: 32, column: 10, scope: !147)
!174 = !DILocation(line: 32, column: 8, scope: !147)
!175 = !DILocation(line: 33, column: 3, scope: !147)
!176 = !DILocation(line: 34, column: 3, scope: !147)
!177 = !DILocation(line: 35, column: 3, scope: !147)
!178 = !DILocation(line: 36, column: 3, scope: !147)
!179 = !DILocation(line: 37, column: 7, scope: !147)
!180 = !DILocation(line: 38, column: 3, scope: !147)
!181 = distinct !DISubprogram(name: "setup", scope: !3, file: !3, line: 21, type: !121, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !117)
!182 = !DILocation(line: 21, column: 27, scope: !181)
!183 = !DILocation(line: 21, column: 50, scope: !181)
