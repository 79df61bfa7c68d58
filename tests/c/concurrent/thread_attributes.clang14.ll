source_filename = "thread_attributes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%struct.sched_param = type { i32 }
%union.pthread_mutexattr_t = type { i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@.str = private unnamed_addr constant [34 x i8] c"shared == PTHREAD_PROCESS_PRIVATE\00", align 1
@.str.1 = private unnamed_addr constant [20 x i8] c"thread_attributes.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [69 x i8] c"shared == PTHREAD_PROCESS_SHARED && type == PTHREAD_MUTEX_ERRORCHECK\00", align 1
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@.str.3 = private unnamed_addr constant [37 x i8] c"pthread_mutex_unlock(&lock) == EPERM\00", align 1
@.str.4 = private unnamed_addr constant [30 x i8] c"scope == PTHREAD_SCOPE_SYSTEM\00", align 1
@__const.main.parameters = private unnamed_addr constant %struct.sched_param { i32 -1 }, align 4
@.str.5 = private unnamed_addr constant [56 x i8] c"policy == SCHED_OTHER && parameters.sched_priority == 0\00", align 1
@__const.main.name = private unnamed_addr constant [16 x i8] c"x\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", align 16
@.str.6 = private unnamed_addr constant [54 x i8] c"pthread_getname_np(pthread_self(), name, 4) == ERANGE\00", align 1
@.str.7 = private unnamed_addr constant [59 x i8] c"pthread_getname_np(pthread_self(), name, sizeof name) == 0\00", align 1
@x = internal global i32 0, align 4, !dbg !27
@.str.8 = private unnamed_addr constant [7 x i8] c"x == 2\00", align 1

define dso_local i32 @main() #0 !dbg !69 {
  %1 = alloca i32, align 4
  %2 = alloca %union.pthread_mutexattr_t, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca %union.pthread_attr_t, align 8
  %8 = alloca %struct.sched_param, align 4
  %9 = alloca [16 x i8], align 16
  %10 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !73, metadata !DIExpression()), !dbg !82
  call void @llvm.dbg.declare(metadata ptr %3, metadata !83, metadata !DIExpression()), !dbg !84
  store i32 -1, ptr %3, align 4, !dbg !84
  call void @llvm.dbg.declare(metadata ptr %4, metadata !85, metadata !DIExpression()), !dbg !86
  store i32 -1, ptr %4, align 4, !dbg !86
  call void @llvm.dbg.declare(metadata ptr %5, metadata !87, metadata !DIExpression()), !dbg !88
  store i32 -1, ptr %5, align 4, !dbg !88
  call void @llvm.dbg.declare(metadata ptr %6, metadata !89, metadata !DIExpression()), !dbg !90
  store i32 -1, ptr %6, align 4, !dbg !90
  %11 = call i32 @pthread_mutexattr_init(ptr noundef %2) #7, !dbg !91
  %12 = call i32 @pthread_mutexattr_getpshared(ptr noundef %2, ptr noundef %3) #7, !dbg !92
  %13 = load i32, ptr %3, align 4, !dbg !93
  %14 = icmp eq i32 %13, 0, !dbg !93
  br i1 %14, label %15, label %16, !dbg !96

15:                                               ; preds = %0
  br label %17, !dbg !96

16:                                               ; preds = %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([34 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([20 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 24, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !93
  unreachable, !dbg !93

17:                                               ; preds = %15
  %18 = call i32 @pthread_mutexattr_settype(ptr noundef %2, i32 noundef 2) #7, !dbg !97
  %19 = call i32 @pthread_mutexattr_setpshared(ptr noundef %2, i32 noundef 1) #7, !dbg !98
  %20 = call i32 @pthread_mutexattr_getpshared(ptr noundef %2, ptr noundef %3) #7, !dbg !99
  %21 = call i32 @pthread_mutexattr_gettype(ptr noundef %2, ptr noundef %4) #7, !dbg !100
  %22 = load i32, ptr %3, align 4, !dbg !101
  %23 = icmp eq i32 %22, 1, !dbg !101
  br i1 %23, label %24, label %28, !dbg !101

24:                                               ; preds = %17
  %25 = load i32, ptr %4, align 4, !dbg !101
  %26 = icmp eq i32 %25, 2, !dbg !101
  br i1 %26, label %27, label %28, !dbg !104

27:                                               ; preds = %24
  br label %29, !dbg !104

28:                                               ; preds = %24, %17
  call void @__assert_fail(ptr noundef getelementptr inbounds ([69 x i8], ptr @.str.2, i64 0, i64 0), ptr noundef getelementptr inbounds ([20 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 29, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !101
  unreachable, !dbg !101

29:                                               ; preds = %27
  %30 = call i32 @pthread_mutex_init(ptr noundef @lock, ptr noundef %2) #7, !dbg !105
  %31 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #7, !dbg !106
  %32 = icmp eq i32 %31, 1, !dbg !106
  br i1 %32, label %33, label %34, !dbg !109

33:                                               ; preds = %29
  br label %35, !dbg !109

34:                                               ; preds = %29
  call void @__assert_fail(ptr noundef getelementptr inbounds ([37 x i8], ptr @.str.3, i64 0, i64 0), ptr noundef getelementptr inbounds ([20 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 31, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !106
  unreachable, !dbg !106

35:                                               ; preds = %33
  call void @llvm.dbg.declare(metadata ptr %7, metadata !110, metadata !DIExpression()), !dbg !119
  %36 = call i32 @pthread_attr_init(ptr noundef %7) #7, !dbg !120
  %37 = call i32 @pthread_attr_getscope(ptr noundef %7, ptr noundef %6) #7, !dbg !121
  %38 = load i32, ptr %6, align 4, !dbg !122
  %39 = icmp eq i32 %38, 0, !dbg !122
  br i1 %39, label %40, label %41, !dbg !125

40:                                               ; preds = %35
  br label %42, !dbg !125

41:                                               ; preds = %35
  call void @__assert_fail(ptr noundef getelementptr inbounds ([30 x i8], ptr @.str.4, i64 0, i64 0), ptr noundef getelementptr inbounds ([20 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 36, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !122
  unreachable, !dbg !122

42:                                               ; preds = %40
  call void @llvm.dbg.declare(metadata ptr %8, metadata !126, metadata !DIExpression()), !dbg !131
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %8, ptr align 4 @__const.main.parameters, i64 4, i1 false), !dbg !131
  %43 = call i64 @pthread_self() #9, !dbg !132
  %44 = call i32 @pthread_getschedparam(i64 noundef %43, ptr noundef %5, ptr noundef %8) #7, !dbg !133
  %45 = load i32, ptr %5, align 4, !dbg !134
  %46 = icmp eq i32 %45, 0, !dbg !134
  br i1 %46, label %47, label %52, !dbg !134

47:                                               ; preds = %42
  %48 = getelementptr inbounds %struct.sched_param, ptr %8, i32 0, i32 0, !dbg !134
  %49 = load i32, ptr %48, align 4, !dbg !134
  %50 = icmp eq i32 %49, 0, !dbg !134
  br i1 %50, label %51, label %52, !dbg !137

51:                                               ; preds = %47
  br label %53, !dbg !137

52:                                               ; preds = %47, %42
  call void @__assert_fail(ptr noundef getelementptr inbounds ([56 x i8], ptr @.str.5, i64 0, i64 0), ptr noundef getelementptr inbounds ([20 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 39, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !134
  unreachable, !dbg !134

53:                                               ; preds = %51
  call void @llvm.dbg.declare(metadata ptr %9, metadata !138, metadata !DIExpression()), !dbg !142
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %9, ptr align 16 @__const.main.name, i64 16, i1 false), !dbg !142
  %54 = call i64 @pthread_self() #9, !dbg !143
  %55 = getelementptr inbounds [16 x i8], ptr %9, i64 0, i64 0, !dbg !143
  %56 = call i32 @pthread_getname_np(i64 noundef %54, ptr noundef %55, i64 noundef 4) #7, !dbg !143
  %57 = icmp eq i32 %56, 34, !dbg !143
  br i1 %57, label %58, label %59, !dbg !146

58:                                               ; preds = %53
  br label %60, !dbg !146

59:                                               ; preds = %53
  call void @__assert_fail(ptr noundef getelementptr inbounds ([54 x i8], ptr @.str.6, i64 0, i64 0), ptr noundef getelementptr inbounds ([20 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 41, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !143
  unreachable, !dbg !143

60:                                               ; preds = %58
  %61 = call i64 @pthread_self() #9, !dbg !147
  %62 = getelementptr inbounds [16 x i8], ptr %9, i64 0, i64 0, !dbg !147
  %63 = call i32 @pthread_getname_np(i64 noundef %61, ptr noundef %62, i64 noundef 16) #7, !dbg !147
  %64 = icmp eq i32 %63, 0, !dbg !147
  br i1 %64, label %65, label %66, !dbg !150

65:                                               ; preds = %60
  br label %67, !dbg !150

66:                                               ; preds = %60
  call void @__assert_fail(ptr noundef getelementptr inbounds ([59 x i8], ptr @.str.7, i64 0, i64 0), ptr noundef getelementptr inbounds ([20 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 42, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !147
  unreachable, !dbg !147

67:                                               ; preds = %65
  call void @llvm.dbg.declare(metadata ptr %10, metadata !151, metadata !DIExpression()), !dbg !154
  %68 = call i32 @pthread_create(ptr noundef %10, ptr noundef %7, ptr noundef @work, ptr noundef null) #7, !dbg !155
  %69 = call ptr @work(ptr noundef null), !dbg !156
  %70 = load i64, ptr %10, align 8, !dbg !157
  %71 = call i32 @pthread_join(i64 noundef %70, ptr noundef null), !dbg !158
  %72 = load i32, ptr @x, align 4, !dbg !159
  %73 = icmp eq i32 %72, 2, !dbg !159
  br i1 %73, label %74, label %75, !dbg !162

74:                                               ; preds = %67
  br label %76, !dbg !162

75:                                               ; preds = %67
  call void @__assert_fail(ptr noundef getelementptr inbounds ([7 x i8], ptr @.str.8, i64 0, i64 0), ptr noundef getelementptr inbounds ([20 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 48, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !159
  unreachable, !dbg !159

76:                                               ; preds = %74
  ret i32 0, !dbg !163
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_mutexattr_init(ptr noundef) #2

declare i32 @pthread_mutexattr_getpshared(ptr noundef, ptr noundef) #2

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare i32 @pthread_mutexattr_settype(ptr noundef, i32 noundef) #2

declare i32 @pthread_mutexattr_setpshared(ptr noundef, i32 noundef) #2

declare i32 @pthread_mutexattr_gettype(ptr noundef, ptr noundef) #2

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #2

declare i32 @pthread_attr_init(ptr noundef) #2

declare i32 @pthread_attr_getscope(ptr noundef, ptr noundef) #2

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

declare i32 @pthread_getschedparam(i64 noundef, ptr noundef, ptr noundef) #2

declare i64 @pthread_self() #5

declare i32 @pthread_getname_np(i64 noundef, ptr noundef, i64 noundef) #2

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @work(ptr noundef %0) #0 !dbg !164 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !168, metadata !DIExpression()), !dbg !169
  %3 = call i32 @pthread_mutex_lock(ptr noundef @lock) #7, !dbg !170
  %4 = load i32, ptr @x, align 4, !dbg !171
  %5 = add nsw i32 %4, 1, !dbg !171
  store i32 %5, ptr @x, align 4, !dbg !171
  %6 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #7, !dbg !172
  ret ptr null, !dbg !173
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #6

declare i32 @pthread_mutex_lock(ptr noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!61, !62, !63, !64, !65, !66, !67}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 9, type: !30, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !26, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "thread_attributes.c", directory: ".", checksumkind: CSK_MD5, checksum: "afa92224588d0abae4884c4ca600fa41")
!4 = !{!5, !11, !22}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !6, line: 144, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10}
!9 = !DIEnumerator(name: "PTHREAD_PROCESS_PRIVATE", value: 0)
!10 = !DIEnumerator(name: "PTHREAD_PROCESS_SHARED", value: 1)
!11 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !6, line: 47, baseType: !7, size: 32, elements: !12)
!12 = !{!13, !14, !15, !16, !17, !18, !19, !20, !21}
!13 = !DIEnumerator(name: "PTHREAD_MUTEX_TIMED_NP", value: 0)
!14 = !DIEnumerator(name: "PTHREAD_MUTEX_RECURSIVE_NP", value: 1)
!15 = !DIEnumerator(name: "PTHREAD_MUTEX_ERRORCHECK_NP", value: 2)
!16 = !DIEnumerator(name: "PTHREAD_MUTEX_ADAPTIVE_NP", value: 3)
!17 = !DIEnumerator(name: "PTHREAD_MUTEX_NORMAL", value: 0)
!18 = !DIEnumerator(name: "PTHREAD_MUTEX_RECURSIVE", value: 1)
!19 = !DIEnumerator(name: "PTHREAD_MUTEX_ERRORCHECK", value: 2)
!20 = !DIEnumerator(name: "PTHREAD_MUTEX_DEFAULT", value: 0)
!21 = !DIEnumerator(name: "PTHREAD_MUTEX_FAST_NP", value: 0)
!22 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !6, line: 134, baseType: !7, size: 32, elements: !23)
!23 = !{!24, !25}
!24 = !DIEnumerator(name: "PTHREAD_SCOPE_SYSTEM", value: 0)
!25 = !DIEnumerator(name: "PTHREAD_SCOPE_PROCESS", value: 1)
!26 = !{!0, !27}
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 10, type: !29, isLocal: true, isDefinition: true)
!29 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !31, line: 72, baseType: !32)
!31 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!32 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !31, line: 67, size: 320, elements: !33)
!33 = !{!34, !54, !59}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !32, file: !31, line: 69, baseType: !35, size: 320)
!35 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !36, line: 22, size: 320, elements: !37)
!36 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: ".", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!37 = !{!38, !39, !40, !41, !42, !43, !45, !46}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !35, file: !36, line: 24, baseType: !29, size: 32)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !35, file: !36, line: 25, baseType: !7, size: 32, offset: 32)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !35, file: !36, line: 26, baseType: !29, size: 32, offset: 64)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !35, file: !36, line: 28, baseType: !7, size: 32, offset: 96)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !35, file: !36, line: 32, baseType: !29, size: 32, offset: 128)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !35, file: !36, line: 34, baseType: !44, size: 16, offset: 160)
!44 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !35, file: !36, line: 35, baseType: !44, size: 16, offset: 176)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !35, file: !36, line: 36, baseType: !47, size: 128, offset: 192)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !48, line: 55, baseType: !49)
!48 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: ".", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!49 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !48, line: 51, size: 128, elements: !50)
!50 = !{!51, !53}
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !49, file: !48, line: 53, baseType: !52, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !49, size: 64)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !49, file: !48, line: 54, baseType: !52, size: 64, offset: 64)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !32, file: !31, line: 70, baseType: !55, size: 320)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !56, size: 320, elements: !57)
!56 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!57 = !{!58}
!58 = !DISubrange(count: 40)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !32, file: !31, line: 71, baseType: !60, size: 64)
!60 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!61 = !{i32 7, !"Dwarf Version", i32 5}
!62 = !{i32 2, !"Debug Info Version", i32 3}
!63 = !{i32 1, !"wchar_size", i32 4}
!64 = !{i32 7, !"PIC Level", i32 2}
!65 = !{i32 7, !"PIE Level", i32 2}
!66 = !{i32 7, !"uwtable", i32 1}
!67 = !{i32 7, !"frame-pointer", i32 2}
!68 = !{!"Debian clang version 14.0.6"}
!69 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 19, type: !70, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !72)
!70 = !DISubroutineType(types: !71)
!71 = !{!29}
!72 = !{}
!73 = !DILocalVariable(name: "kind", scope: !69, file: !3, line: 20, type: !74)
!74 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutexattr_t", file: !31, line: 36, baseType: !75)
!75 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !31, line: 32, size: 32, elements: !76)
!76 = !{!77, !81}
!77 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !75, file: !31, line: 34, baseType: !78, size: 32)
!78 = !DICompositeType(tag: DW_TAG_array_type, baseType: !56, size: 32, elements: !79)
!79 = !{!80}
!80 = !DISubrange(count: 4)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !75, file: !31, line: 35, baseType: !29, size: 32)
!82 = !DILocation(line: 20, column: 23, scope: !69)
!83 = !DILocalVariable(name: "shared", scope: !69, file: !3, line: 21, type: !29)
!84 = !DILocation(line: 21, column: 7, scope: !69)
!85 = !DILocalVariable(name: "type", scope: !69, file: !3, line: 21, type: !29)
!86 = !DILocation(line: 21, column: 20, scope: !69)
!87 = !DILocalVariable(name: "policy", scope: !69, file: !3, line: 21, type: !29)
!88 = !DILocation(line: 21, column: 31, scope: !69)
!89 = !DILocalVariable(name: "scope", scope: !69, file: !3, line: 21, type: !29)
!90 = !DILocation(line: 21, column: 44, scope: !69)
!91 = !DILocation(line: 22, column: 3, scope: !69)
!92 = !DILocation(line: 23, column: 3, scope: !69)
!93 = !DILocation(line: 24, column: 3, scope: !94)
!94 = distinct !DILexicalBlock(scope: !95, file: !3, line: 24, column: 3)
!95 = distinct !DILexicalBlock(scope: !69, file: !3, line: 24, column: 3)
!96 = !DILocation(line: 24, column: 3, scope: !95)
!97 = !DILocation(line: 25, column: 3, scope: !69)
!98 = !DILocation(line: 26, column: 3, scope: !69)
!99 = !DILocation(line: 27, column: 3, scope: !69)
!100 = !DILocation(line: 28, column: 3, scope: !69)
!101 = !DILocation(line: 29, column: 3, scope: !102)
!102 = distinct !DILexicalBlock(scope: !103, file: !3, line: 29, column: 3)
!103 = distinct !DILexicalBlock(scope: !69, file: !3, line: 29, column: 3)
!104 = !DILocation(line: 29, column: 3, scope: !103)
!105 = !DILocation(line: 30, column: 3, scope: !69)
!106 = !DILocation(line: 31, column: 3, scope: !107)
!107 = distinct !DILexicalBlock(scope: !108, file: !3, line: 31, column: 3)
!108 = distinct !DILexicalBlock(scope: !69, file: !3, line: 31, column: 3)
!109 = !DILocation(line: 31, column: 3, scope: !108)
!110 = !DILocalVariable(name: "attributes", scope: !69, file: !3, line: 33, type: !111)
!111 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !31, line: 62, baseType: !112)
!112 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !31, line: 56, size: 448, elements: !113)
!113 = !{!114, !118}
!114 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !112, file: !31, line: 58, baseType: !115, size: 448)
!115 = !DICompositeType(tag: DW_TAG_array_type, baseType: !56, size: 448, elements: !116)
!116 = !{!117}
!117 = !DISubrange(count: 56)
!118 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !112, file: !31, line: 59, baseType: !60, size: 64)
!119 = !DILocation(line: 33, column: 18, scope: !69)
!120 = !DILocation(line: 34, column: 3, scope: !69)
!121 = !DILocation(line: 35, column: 3, scope: !69)
!122 = !DILocation(line: 36, column: 3, scope: !123)
!123 = distinct !DILexicalBlock(scope: !124, file: !3, line: 36, column: 3)
!124 = distinct !DILexicalBlock(scope: !69, file: !3, line: 36, column: 3)
!125 = !DILocation(line: 36, column: 3, scope: !124)
!126 = !DILocalVariable(name: "parameters", scope: !69, file: !3, line: 37, type: !127)
!127 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "sched_param", file: !128, line: 23, size: 32, elements: !129)
!128 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/struct_sched_param.h", directory: ".", checksumkind: CSK_MD5, checksum: "13c2f29d5f5dc39597ef32d201b78292")
!129 = !{!130}
!130 = !DIDerivedType(tag: DW_TAG_member, name: "sched_priority", scope: !127, file: !128, line: 25, baseType: !29, size: 32)
!131 = !DILocation(line: 37, column: 22, scope: !69)
!132 = !DILocation(line: 38, column: 25, scope: !69)
!133 = !DILocation(line: 38, column: 3, scope: !69)
!134 = !DILocation(line: 39, column: 3, scope: !135)
!135 = distinct !DILexicalBlock(scope: !136, file: !3, line: 39, column: 3)
!136 = distinct !DILexicalBlock(scope: !69, file: !3, line: 39, column: 3)
!137 = !DILocation(line: 39, column: 3, scope: !136)
!138 = !DILocalVariable(name: "name", scope: !69, file: !3, line: 40, type: !139)
!139 = !DICompositeType(tag: DW_TAG_array_type, baseType: !56, size: 128, elements: !140)
!140 = !{!141}
!141 = !DISubrange(count: 16)
!142 = !DILocation(line: 40, column: 8, scope: !69)
!143 = !DILocation(line: 41, column: 3, scope: !144)
!144 = distinct !DILexicalBlock(scope: !145, file: !3, line: 41, column: 3)
!145 = distinct !DILexicalBlock(scope: !69, file: !3, line: 41, column: 3)
!146 = !DILocation(line: 41, column: 3, scope: !145)
!147 = !DILocation(line: 42, column: 3, scope: !148)
!148 = distinct !DILexicalBlock(scope: !149, file: !3, line: 42, column: 3)
!149 = distinct !DILexicalBlock(scope: !69, file: !3, line: 42, column: 3)
!150 = !DILocation(line: 42, column: 3, scope: !149)
!151 = !DILocalVariable(name: "thread", scope: !69, file: !3, line: 44, type: !152)
!152 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !31, line: 27, baseType: !153)
!153 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!154 = !DILocation(line: 44, column: 13, scope: !69)
!155 = !DILocation(line: 45, column: 3, scope: !69)
!156 = !DILocation(line: 46, column: 3, scope: !69)
!157 = !DILocation(line: 47, column: 16, scope: !69)
!158 = !DILocation(line: 47, column: 3, scope: !69)
!159 = !DILocation(line: 48, column: 3, scope: !160)
!160 = distinct !DILexicalBlock(scope: !161, file: !3, line: 48, column: 3)
!161 = distinct !DILexicalBlock(scope: !69, file: !3, line: 48, column: 3)
!162 = !DILocation(line: 48, column: 3, scope: !161)
!163 = !DILocation(line: 49, column: 3, scope: !69)
!164 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 12, type: !165, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !72)
!165 = !DISubroutineType(types: !166)
!166 = !{!167, !167}
!167 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!168 = !DILocalVariable(name: "unused", arg: 1, scope: !164, file: !3, line: 12, type: !167)
!169 = !DILocation(line: 12, column: 25, scope: !164)
!170 = !DILocation(line: 13, column: 3, scope: !164)
!171 = !DILocation(line: 14, column: 4, scope: !164)
!172 = !DILocation(line: 15, column: 3, scope: !164)
!173 = !DILocation(line: 16, column: 3, scope: !164)
