source_filename = "thread_attributes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%struct.sched_param = type { i32 }
%union.pthread_mutexattr_t = type { i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@.str = private unnamed_addr constant [34 x i8] c"shared == PTHREAD_PROCESS_PRIVATE\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [20 x i8] c"thread_attributes.c\00", align 1, !dbg !7
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !12
@.str.2 = private unnamed_addr constant [69 x i8] c"shared == PTHREAD_PROCESS_SHARED && type == PTHREAD_MUTEX_ERRORCHECK\00", align 1, !dbg !18
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !23
@.str.3 = private unnamed_addr constant [37 x i8] c"pthread_mutex_unlock(&lock) == EPERM\00", align 1, !dbg !49
@.str.4 = private unnamed_addr constant [30 x i8] c"scope == PTHREAD_SCOPE_SYSTEM\00", align 1, !dbg !54
@__const.main.parameters = private unnamed_addr constant %struct.sched_param { i32 -1 }, align 4
@.str.5 = private unnamed_addr constant [56 x i8] c"policy == SCHED_OTHER && parameters.sched_priority == 0\00", align 1, !dbg !59
@__const.main.name = private unnamed_addr constant [16 x i8] c"x\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", align 16
@.str.6 = private unnamed_addr constant [54 x i8] c"pthread_getname_np(pthread_self(), name, 4) == ERANGE\00", align 1, !dbg !64
@.str.7 = private unnamed_addr constant [59 x i8] c"pthread_getname_np(pthread_self(), name, sizeof name) == 0\00", align 1, !dbg !69
@x = internal global i32 0, align 4, !dbg !79
@.str.8 = private unnamed_addr constant [7 x i8] c"x == 2\00", align 1, !dbg !74

define dso_local i32 @main() #0 !dbg !120 {
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
    #dbg_declare(ptr %2, !124, !DIExpression(), !133)
    #dbg_declare(ptr %3, !134, !DIExpression(), !135)
  store i32 -1, ptr %3, align 4, !dbg !135
    #dbg_declare(ptr %4, !136, !DIExpression(), !137)
  store i32 -1, ptr %4, align 4, !dbg !137
    #dbg_declare(ptr %5, !138, !DIExpression(), !139)
  store i32 -1, ptr %5, align 4, !dbg !139
    #dbg_declare(ptr %6, !140, !DIExpression(), !141)
  store i32 -1, ptr %6, align 4, !dbg !141
  %11 = call i32 @pthread_mutexattr_init(ptr noundef %2) #6, !dbg !142
  %12 = call i32 @pthread_mutexattr_getpshared(ptr noundef %2, ptr noundef %3) #6, !dbg !143
  %13 = load i32, ptr %3, align 4, !dbg !144
  %14 = icmp eq i32 %13, 0, !dbg !144
  br i1 %14, label %15, label %16, !dbg !147

15:                                               ; preds = %0
  br label %17, !dbg !147

16:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 24, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !144
  unreachable, !dbg !144

17:                                               ; preds = %15
  %18 = call i32 @pthread_mutexattr_settype(ptr noundef %2, i32 noundef 2) #6, !dbg !148
  %19 = call i32 @pthread_mutexattr_setpshared(ptr noundef %2, i32 noundef 1) #6, !dbg !149
  %20 = call i32 @pthread_mutexattr_getpshared(ptr noundef %2, ptr noundef %3) #6, !dbg !150
  %21 = call i32 @pthread_mutexattr_gettype(ptr noundef %2, ptr noundef %4) #6, !dbg !151
  %22 = load i32, ptr %3, align 4, !dbg !152
  %23 = icmp eq i32 %22, 1, !dbg !152
  br i1 %23, label %24, label %28, !dbg !152

24:                                               ; preds = %17
  %25 = load i32, ptr %4, align 4, !dbg !152
  %26 = icmp eq i32 %25, 2, !dbg !152
  br i1 %26, label %27, label %28, !dbg !155

27:                                               ; preds = %24
  br label %29, !dbg !155

28:                                               ; preds = %24, %17
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 29, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !152
  unreachable, !dbg !152

29:                                               ; preds = %27
  %30 = call i32 @pthread_mutex_init(ptr noundef @lock, ptr noundef %2) #6, !dbg !156
  %31 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #6, !dbg !157
  %32 = icmp eq i32 %31, 1, !dbg !157
  br i1 %32, label %33, label %34, !dbg !160

33:                                               ; preds = %29
  br label %35, !dbg !160

34:                                               ; preds = %29
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 31, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !157
  unreachable, !dbg !157

35:                                               ; preds = %33
    #dbg_declare(ptr %7, !161, !DIExpression(), !167)
  %36 = call i32 @pthread_attr_init(ptr noundef %7) #6, !dbg !168
  %37 = call i32 @pthread_attr_getscope(ptr noundef %7, ptr noundef %6) #6, !dbg !169
  %38 = load i32, ptr %6, align 4, !dbg !170
  %39 = icmp eq i32 %38, 0, !dbg !170
  br i1 %39, label %40, label %41, !dbg !173

40:                                               ; preds = %35
  br label %42, !dbg !173

41:                                               ; preds = %35
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 36, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !170
  unreachable, !dbg !170

42:                                               ; preds = %40
    #dbg_declare(ptr %8, !174, !DIExpression(), !179)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %8, ptr align 4 @__const.main.parameters, i64 4, i1 false), !dbg !179
  %43 = call i64 @pthread_self() #8, !dbg !180
  %44 = call i32 @pthread_getschedparam(i64 noundef %43, ptr noundef %5, ptr noundef %8) #6, !dbg !181
  %45 = load i32, ptr %5, align 4, !dbg !182
  %46 = icmp eq i32 %45, 0, !dbg !182
  br i1 %46, label %47, label %52, !dbg !182

47:                                               ; preds = %42
  %48 = getelementptr inbounds %struct.sched_param, ptr %8, i32 0, i32 0, !dbg !182
  %49 = load i32, ptr %48, align 4, !dbg !182
  %50 = icmp eq i32 %49, 0, !dbg !182
  br i1 %50, label %51, label %52, !dbg !185

51:                                               ; preds = %47
  br label %53, !dbg !185

52:                                               ; preds = %47, %42
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 39, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !182
  unreachable, !dbg !182

53:                                               ; preds = %51
    #dbg_declare(ptr %9, !186, !DIExpression(), !190)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %9, ptr align 16 @__const.main.name, i64 16, i1 false), !dbg !190
  %54 = call i64 @pthread_self() #8, !dbg !191
  %55 = getelementptr inbounds [16 x i8], ptr %9, i64 0, i64 0, !dbg !191
  %56 = call i32 @pthread_getname_np(i64 noundef %54, ptr noundef %55, i64 noundef 4) #6, !dbg !191
  %57 = icmp eq i32 %56, 34, !dbg !191
  br i1 %57, label %58, label %59, !dbg !194

58:                                               ; preds = %53
  br label %60, !dbg !194

59:                                               ; preds = %53
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 41, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !191
  unreachable, !dbg !191

60:                                               ; preds = %58
  %61 = call i64 @pthread_self() #8, !dbg !195
  %62 = getelementptr inbounds [16 x i8], ptr %9, i64 0, i64 0, !dbg !195
  %63 = call i32 @pthread_getname_np(i64 noundef %61, ptr noundef %62, i64 noundef 16) #6, !dbg !195
  %64 = icmp eq i32 %63, 0, !dbg !195
  br i1 %64, label %65, label %66, !dbg !198

65:                                               ; preds = %60
  br label %67, !dbg !198

66:                                               ; preds = %60
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 42, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !195
  unreachable, !dbg !195

67:                                               ; preds = %65
    #dbg_declare(ptr %10, !199, !DIExpression(), !202)
  %68 = call i32 @pthread_create(ptr noundef %10, ptr noundef %7, ptr noundef @work, ptr noundef null) #6, !dbg !203
  %69 = call ptr @work(ptr noundef null), !dbg !204
  %70 = load i64, ptr %10, align 8, !dbg !205
  %71 = call i32 @pthread_join(i64 noundef %70, ptr noundef null), !dbg !206
  %72 = load i32, ptr @x, align 4, !dbg !207
  %73 = icmp eq i32 %72, 2, !dbg !207
  br i1 %73, label %74, label %75, !dbg !210

74:                                               ; preds = %67
  br label %76, !dbg !210

75:                                               ; preds = %67
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.1, i32 noundef 48, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !207
  unreachable, !dbg !207

76:                                               ; preds = %74
  ret i32 0, !dbg !211
}

declare i32 @pthread_mutexattr_init(ptr noundef) #1

declare i32 @pthread_mutexattr_getpshared(ptr noundef, ptr noundef) #1

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @pthread_mutexattr_settype(ptr noundef, i32 noundef) #1

declare i32 @pthread_mutexattr_setpshared(ptr noundef, i32 noundef) #1

declare i32 @pthread_mutexattr_gettype(ptr noundef, ptr noundef) #1

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare i32 @pthread_attr_init(ptr noundef) #1

declare i32 @pthread_attr_getscope(ptr noundef, ptr noundef) #1

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

declare i32 @pthread_getschedparam(i64 noundef, ptr noundef, ptr noundef) #1

declare i64 @pthread_self() #4

declare i32 @pthread_getname_np(i64 noundef, ptr noundef, i64 noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @work(ptr noundef %0) #0 !dbg !212 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !216, !DIExpression(), !217)
  %3 = call i32 @pthread_mutex_lock(ptr noundef @lock) #6, !dbg !218
  %4 = load i32, ptr @x, align 4, !dbg !219
  %5 = add nsw i32 %4, 1, !dbg !219
  store i32 %5, ptr @x, align 4, !dbg !219
  %6 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #6, !dbg !220
  ret ptr null, !dbg !221
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #5

declare i32 @pthread_mutex_lock(ptr noundef) #1


!llvm.dbg.cu = !{!25}
!llvm.module.flags = !{!112, !113, !114, !115, !116, !117, !118}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 24, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "thread_attributes.c", directory: ".", checksumkind: CSK_MD5, checksum: "afa92224588d0abae4884c4ca600fa41")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 272, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 34)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 24, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 20)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 24, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 120, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 15)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 29, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 552, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 69)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "lock", scope: !25, file: !2, line: 9, type: !82, isLocal: true, isDefinition: true)
!25 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !26, globals: !48, splitDebugInlining: false, nameTableKind: None)
!26 = !{!27, !33, !44}
!27 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !28, line: 144, baseType: !29, size: 32, elements: !30)
!28 = !DIFile(filename: "include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!29 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!30 = !{!31, !32}
!31 = !DIEnumerator(name: "PTHREAD_PROCESS_PRIVATE", value: 0)
!32 = !DIEnumerator(name: "PTHREAD_PROCESS_SHARED", value: 1)
!33 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !28, line: 47, baseType: !29, size: 32, elements: !34)
!34 = !{!35, !36, !37, !38, !39, !40, !41, !42, !43}
!35 = !DIEnumerator(name: "PTHREAD_MUTEX_TIMED_NP", value: 0)
!36 = !DIEnumerator(name: "PTHREAD_MUTEX_RECURSIVE_NP", value: 1)
!37 = !DIEnumerator(name: "PTHREAD_MUTEX_ERRORCHECK_NP", value: 2)
!38 = !DIEnumerator(name: "PTHREAD_MUTEX_ADAPTIVE_NP", value: 3)
!39 = !DIEnumerator(name: "PTHREAD_MUTEX_NORMAL", value: 0)
!40 = !DIEnumerator(name: "PTHREAD_MUTEX_RECURSIVE", value: 1)
!41 = !DIEnumerator(name: "PTHREAD_MUTEX_ERRORCHECK", value: 2)
!42 = !DIEnumerator(name: "PTHREAD_MUTEX_DEFAULT", value: 0)
!43 = !DIEnumerator(name: "PTHREAD_MUTEX_FAST_NP", value: 0)
!44 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !28, line: 134, baseType: !29, size: 32, elements: !45)
!45 = !{!46, !47}
!46 = !DIEnumerator(name: "PTHREAD_SCOPE_SYSTEM", value: 0)
!47 = !DIEnumerator(name: "PTHREAD_SCOPE_PROCESS", value: 1)
!48 = !{!0, !7, !12, !18, !49, !54, !59, !64, !69, !74, !23, !79}
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(scope: null, file: !2, line: 31, type: !51, isLocal: true, isDefinition: true)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 296, elements: !52)
!52 = !{!53}
!53 = !DISubrange(count: 37)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(scope: null, file: !2, line: 36, type: !56, isLocal: true, isDefinition: true)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 240, elements: !57)
!57 = !{!58}
!58 = !DISubrange(count: 30)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(scope: null, file: !2, line: 39, type: !61, isLocal: true, isDefinition: true)
!61 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 448, elements: !62)
!62 = !{!63}
!63 = !DISubrange(count: 56)
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression())
!65 = distinct !DIGlobalVariable(scope: null, file: !2, line: 41, type: !66, isLocal: true, isDefinition: true)
!66 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 432, elements: !67)
!67 = !{!68}
!68 = !DISubrange(count: 54)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(scope: null, file: !2, line: 42, type: !71, isLocal: true, isDefinition: true)
!71 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 472, elements: !72)
!72 = !{!73}
!73 = !DISubrange(count: 59)
!74 = !DIGlobalVariableExpression(var: !75, expr: !DIExpression())
!75 = distinct !DIGlobalVariable(scope: null, file: !2, line: 48, type: !76, isLocal: true, isDefinition: true)
!76 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !77)
!77 = !{!78}
!78 = !DISubrange(count: 7)
!79 = !DIGlobalVariableExpression(var: !80, expr: !DIExpression())
!80 = distinct !DIGlobalVariable(name: "x", scope: !25, file: !2, line: 10, type: !81, isLocal: true, isDefinition: true)
!81 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!82 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !83, line: 72, baseType: !84)
!83 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!84 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !83, line: 67, size: 320, elements: !85)
!85 = !{!86, !106, !110}
!86 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !84, file: !83, line: 69, baseType: !87, size: 320)
!87 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !88, line: 22, size: 320, elements: !89)
!88 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!89 = !{!90, !91, !92, !93, !94, !95, !97, !98}
!90 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !87, file: !88, line: 24, baseType: !81, size: 32)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !87, file: !88, line: 25, baseType: !29, size: 32, offset: 32)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !87, file: !88, line: 26, baseType: !81, size: 32, offset: 64)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !87, file: !88, line: 28, baseType: !29, size: 32, offset: 96)
!94 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !87, file: !88, line: 32, baseType: !81, size: 32, offset: 128)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !87, file: !88, line: 34, baseType: !96, size: 16, offset: 160)
!96 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !87, file: !88, line: 35, baseType: !96, size: 16, offset: 176)
!98 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !87, file: !88, line: 36, baseType: !99, size: 128, offset: 192)
!99 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !100, line: 55, baseType: !101)
!100 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!101 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !100, line: 51, size: 128, elements: !102)
!102 = !{!103, !105}
!103 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !101, file: !100, line: 53, baseType: !104, size: 64)
!104 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !101, size: 64)
!105 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !101, file: !100, line: 54, baseType: !104, size: 64, offset: 64)
!106 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !84, file: !83, line: 70, baseType: !107, size: 320)
!107 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 320, elements: !108)
!108 = !{!109}
!109 = !DISubrange(count: 40)
!110 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !84, file: !83, line: 71, baseType: !111, size: 64)
!111 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!112 = !{i32 7, !"Dwarf Version", i32 5}
!113 = !{i32 2, !"Debug Info Version", i32 3}
!114 = !{i32 1, !"wchar_size", i32 4}
!115 = !{i32 8, !"PIC Level", i32 2}
!116 = !{i32 7, !"PIE Level", i32 2}
!117 = !{i32 7, !"uwtable", i32 2}
!118 = !{i32 7, !"frame-pointer", i32 2}
!119 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!120 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 19, type: !121, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !25, retainedNodes: !123)
!121 = !DISubroutineType(types: !122)
!122 = !{!81}
!123 = !{}
!124 = !DILocalVariable(name: "kind", scope: !120, file: !2, line: 20, type: !125)
!125 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutexattr_t", file: !83, line: 36, baseType: !126)
!126 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !83, line: 32, size: 32, elements: !127)
!127 = !{!128, !132}
!128 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !126, file: !83, line: 34, baseType: !129, size: 32)
!129 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !130)
!130 = !{!131}
!131 = !DISubrange(count: 4)
!132 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !126, file: !83, line: 35, baseType: !81, size: 32)
!133 = !DILocation(line: 20, column: 23, scope: !120)
!134 = !DILocalVariable(name: "shared", scope: !120, file: !2, line: 21, type: !81)
!135 = !DILocation(line: 21, column: 7, scope: !120)
!136 = !DILocalVariable(name: "type", scope: !120, file: !2, line: 21, type: !81)
!137 = !DILocation(line: 21, column: 20, scope: !120)
!138 = !DILocalVariable(name: "policy", scope: !120, file: !2, line: 21, type: !81)
!139 = !DILocation(line: 21, column: 31, scope: !120)
!140 = !DILocalVariable(name: "scope", scope: !120, file: !2, line: 21, type: !81)
!141 = !DILocation(line: 21, column: 44, scope: !120)
!142 = !DILocation(line: 22, column: 3, scope: !120)
!143 = !DILocation(line: 23, column: 3, scope: !120)
!144 = !DILocation(line: 24, column: 3, scope: !145)
!145 = distinct !DILexicalBlock(scope: !146, file: !2, line: 24, column: 3)
!146 = distinct !DILexicalBlock(scope: !120, file: !2, line: 24, column: 3)
!147 = !DILocation(line: 24, column: 3, scope: !146)
!148 = !DILocation(line: 25, column: 3, scope: !120)
!149 = !DILocation(line: 26, column: 3, scope: !120)
!150 = !DILocation(line: 27, column: 3, scope: !120)
!151 = !DILocation(line: 28, column: 3, scope: !120)
!152 = !DILocation(line: 29, column: 3, scope: !153)
!153 = distinct !DILexicalBlock(scope: !154, file: !2, line: 29, column: 3)
!154 = distinct !DILexicalBlock(scope: !120, file: !2, line: 29, column: 3)
!155 = !DILocation(line: 29, column: 3, scope: !154)
!156 = !DILocation(line: 30, column: 3, scope: !120)
!157 = !DILocation(line: 31, column: 3, scope: !158)
!158 = distinct !DILexicalBlock(scope: !159, file: !2, line: 31, column: 3)
!159 = distinct !DILexicalBlock(scope: !120, file: !2, line: 31, column: 3)
!160 = !DILocation(line: 31, column: 3, scope: !159)
!161 = !DILocalVariable(name: "attributes", scope: !120, file: !2, line: 33, type: !162)
!162 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !83, line: 62, baseType: !163)
!163 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !83, line: 56, size: 448, elements: !164)
!164 = !{!165, !166}
!165 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !163, file: !83, line: 58, baseType: !61, size: 448)
!166 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !163, file: !83, line: 59, baseType: !111, size: 64)
!167 = !DILocation(line: 33, column: 18, scope: !120)
!168 = !DILocation(line: 34, column: 3, scope: !120)
!169 = !DILocation(line: 35, column: 3, scope: !120)
!170 = !DILocation(line: 36, column: 3, scope: !171)
!171 = distinct !DILexicalBlock(scope: !172, file: !2, line: 36, column: 3)
!172 = distinct !DILexicalBlock(scope: !120, file: !2, line: 36, column: 3)
!173 = !DILocation(line: 36, column: 3, scope: !172)
!174 = !DILocalVariable(name: "parameters", scope: !120, file: !2, line: 37, type: !175)
!175 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "sched_param", file: !176, line: 23, size: 32, elements: !177)
!176 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/struct_sched_param.h", directory: "", checksumkind: CSK_MD5, checksum: "13c2f29d5f5dc39597ef32d201b78292")
!177 = !{!178}
!178 = !DIDerivedType(tag: DW_TAG_member, name: "sched_priority", scope: !175, file: !176, line: 25, baseType: !81, size: 32)
!179 = !DILocation(line: 37, column: 22, scope: !120)
!180 = !DILocation(line: 38, column: 25, scope: !120)
!181 = !DILocation(line: 38, column: 3, scope: !120)
!182 = !DILocation(line: 39, column: 3, scope: !183)
!183 = distinct !DILexicalBlock(scope: !184, file: !2, line: 39, column: 3)
!184 = distinct !DILexicalBlock(scope: !120, file: !2, line: 39, column: 3)
!185 = !DILocation(line: 39, column: 3, scope: !184)
!186 = !DILocalVariable(name: "name", scope: !120, file: !2, line: 40, type: !187)
!187 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !188)
!188 = !{!189}
!189 = !DISubrange(count: 16)
!190 = !DILocation(line: 40, column: 8, scope: !120)
!191 = !DILocation(line: 41, column: 3, scope: !192)
!192 = distinct !DILexicalBlock(scope: !193, file: !2, line: 41, column: 3)
!193 = distinct !DILexicalBlock(scope: !120, file: !2, line: 41, column: 3)
!194 = !DILocation(line: 41, column: 3, scope: !193)
!195 = !DILocation(line: 42, column: 3, scope: !196)
!196 = distinct !DILexicalBlock(scope: !197, file: !2, line: 42, column: 3)
!197 = distinct !DILexicalBlock(scope: !120, file: !2, line: 42, column: 3)
!198 = !DILocation(line: 42, column: 3, scope: !197)
!199 = !DILocalVariable(name: "thread", scope: !120, file: !2, line: 44, type: !200)
!200 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !83, line: 27, baseType: !201)
!201 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!202 = !DILocation(line: 44, column: 13, scope: !120)
!203 = !DILocation(line: 45, column: 3, scope: !120)
!204 = !DILocation(line: 46, column: 3, scope: !120)
!205 = !DILocation(line: 47, column: 16, scope: !120)
!206 = !DILocation(line: 47, column: 3, scope: !120)
!207 = !DILocation(line: 48, column: 3, scope: !208)
!208 = distinct !DILexicalBlock(scope: !209, file: !2, line: 48, column: 3)
!209 = distinct !DILexicalBlock(scope: !120, file: !2, line: 48, column: 3)
!210 = !DILocation(line: 48, column: 3, scope: !209)
!211 = !DILocation(line: 49, column: 3, scope: !120)
!212 = distinct !DISubprogram(name: "work", scope: !2, file: !2, line: 12, type: !213, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !25, retainedNodes: !123)
!213 = !DISubroutineType(types: !214)
!214 = !{!215, !215}
!215 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!216 = !DILocalVariable(name: "unused", arg: 1, scope: !212, file: !2, line: 12, type: !215)
!217 = !DILocation(line: 12, column: 25, scope: !212)
!218 = !DILocation(line: 13, column: 3, scope: !212)
!219 = !DILocation(line: 14, column: 4, scope: !212)
!220 = !DILocation(line: 15, column: 3, scope: !212)
!221 = !DILocation(line: 16, column: 3, scope: !212)
