source_filename = "told_accounts.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.account = type { %union.pthread_mutex_t, i32 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@alice = internal global ptr null, align 8, !dbg !0
@bob = internal global ptr null, align 8, !dbg !7

define dso_local i32 @main() #0 !dbg !55 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !59, metadata !DIExpression()), !dbg !65
  %3 = call ptr @make(i32 noundef 10), !dbg !66
  store ptr %3, ptr @alice, align 8, !dbg !67
  %4 = call ptr @make(i32 noundef 20), !dbg !68
  store ptr %4, ptr @bob, align 8, !dbg !69
  %5 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 0, !dbg !70
  %6 = call i32 @pthread_create(ptr noundef %5, ptr noundef null, ptr noundef @pay, ptr noundef null) #4, !dbg !71
  %7 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 1, !dbg !72
  %8 = call i32 @pthread_create(ptr noundef %7, ptr noundef null, ptr noundef @pay_back, ptr noundef null) #4, !dbg !73
  %9 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 0, !dbg !74
  %10 = load i64, ptr %9, align 16, !dbg !74
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !75
  %12 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 1, !dbg !76
  %13 = load i64, ptr %12, align 8, !dbg !76
  %14 = call i32 @pthread_join(i64 noundef %13, ptr noundef null), !dbg !77
  ret i32 0, !dbg !78
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

define internal ptr @make(i32 noundef %0) #0 !dbg !79 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !82, metadata !DIExpression()), !dbg !83
  call void @llvm.dbg.declare(metadata ptr %3, metadata !84, metadata !DIExpression()), !dbg !85
  %4 = call noalias ptr @malloc(i64 noundef 48) #4, !dbg !86
  store ptr %4, ptr %3, align 8, !dbg !85
  %5 = load ptr, ptr %3, align 8, !dbg !87
  %6 = getelementptr inbounds %struct.account, ptr %5, i32 0, i32 0, !dbg !88
  %7 = call i32 @pthread_mutex_init(ptr noundef %6, ptr noundef null) #4, !dbg !89
  %8 = load i32, ptr %2, align 4, !dbg !90
  %9 = load ptr, ptr %3, align 8, !dbg !91
  %10 = getelementptr inbounds %struct.account, ptr %9, i32 0, i32 1, !dbg !92
  store i32 %8, ptr %10, align 8, !dbg !93
  %11 = load ptr, ptr %3, align 8, !dbg !94
  ret ptr %11, !dbg !95
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @pay(ptr noundef %0) #0 !dbg !96 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !99, metadata !DIExpression()), !dbg !100
  %3 = load ptr, ptr @alice, align 8, !dbg !101
  %4 = load ptr, ptr @bob, align 8, !dbg !102
  call void @transfer(ptr noundef %3, ptr noundef %4, i32 noundef 5), !dbg !103
  ret ptr null, !dbg !104
}

define internal ptr @pay_back(ptr noundef %0) #0 !dbg !105 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !106, metadata !DIExpression()), !dbg !107
  %3 = load ptr, ptr @bob, align 8, !dbg !108
  %4 = load ptr, ptr @alice, align 8, !dbg !109
  call void @transfer(ptr noundef %3, ptr noundef %4, i32 noundef 3), !dbg !110
  ret ptr null, !dbg !111
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare noalias ptr @malloc(i64 noundef) #2

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #2

define internal void @transfer(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 !dbg !112 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !115, metadata !DIExpression()), !dbg !116
  store ptr %1, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !117, metadata !DIExpression()), !dbg !118
  store i32 %2, ptr %6, align 4
  call void @llvm.dbg.declare(metadata ptr %6, metadata !119, metadata !DIExpression()), !dbg !120
  %7 = load ptr, ptr %4, align 8, !dbg !121
  %8 = getelementptr inbounds %struct.account, ptr %7, i32 0, i32 0, !dbg !122
  %9 = call i32 @pthread_mutex_lock(ptr noundef %8) #4, !dbg !123
  %10 = load i32, ptr %6, align 4, !dbg !124
  %11 = icmp sle i32 %10, 0, !dbg !126
  br i1 %11, label %12, label %16, !dbg !127

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !dbg !128
  %14 = getelementptr inbounds %struct.account, ptr %13, i32 0, i32 0, !dbg !130
  %15 = call i32 @pthread_mutex_unlock(ptr noundef %14) #4, !dbg !131
  br label %36, !dbg !132

16:                                               ; preds = %3
  %17 = load ptr, ptr %5, align 8, !dbg !133
  %18 = getelementptr inbounds %struct.account, ptr %17, i32 0, i32 0, !dbg !134
  %19 = call i32 @pthread_mutex_lock(ptr noundef %18) #4, !dbg !135
  %20 = load i32, ptr %6, align 4, !dbg !136
  %21 = load ptr, ptr %4, align 8, !dbg !137
  %22 = getelementptr inbounds %struct.account, ptr %21, i32 0, i32 1, !dbg !138
  %23 = load i32, ptr %22, align 8, !dbg !139
  %24 = sub nsw i32 %23, %20, !dbg !139
  store i32 %24, ptr %22, align 8, !dbg !139
  %25 = load i32, ptr %6, align 4, !dbg !140
  %26 = load ptr, ptr %5, align 8, !dbg !141
  %27 = getelementptr inbounds %struct.account, ptr %26, i32 0, i32 1, !dbg !142
  %28 = load i32, ptr %27, align 8, !dbg !143
  %29 = add nsw i32 %28, %25, !dbg !143
  store i32 %29, ptr %27, align 8, !dbg !143
  %30 = load ptr, ptr %5, align 8, !dbg !144
  %31 = getelementptr inbounds %struct.account, ptr %30, i32 0, i32 0, !dbg !145
  %32 = call i32 @pthread_mutex_unlock(ptr noundef %31) #4, !dbg !146
  %33 = load ptr, ptr %4, align 8, !dbg !147
  %34 = getelementptr inbounds %struct.account, ptr %33, i32 0, i32 0, !dbg !148
  %35 = call i32 @pthread_mutex_unlock(ptr noundef %34) #4, !dbg !149
  br label %36, !dbg !150

36:                                               ; preds = %16, %12
  ret void, !dbg !150
}

declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!47, !48, !49, !50, !51, !52, !53}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "alice", scope: !2, file: !3, line: 9, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "told_accounts.c", directory: ".", checksumkind: CSK_MD5, checksum: "073b38764cfb70fd41e5baf19d38d043")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "bob", scope: !2, file: !3, line: 9, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "account", file: !3, line: 4, size: 384, elements: !11)
!11 = !{!12, !46}
!12 = !DIDerivedType(tag: DW_TAG_member, name: "lock", scope: !10, file: !3, line: 5, baseType: !13, size: 320)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !14, line: 72, baseType: !15)
!14 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!15 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !14, line: 67, size: 320, elements: !16)
!16 = !{!17, !39, !44}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !15, file: !14, line: 69, baseType: !18, size: 320)
!18 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !19, line: 22, size: 320, elements: !20)
!19 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: ".", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!20 = !{!21, !23, !25, !26, !27, !28, !30, !31}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !18, file: !19, line: 24, baseType: !22, size: 32)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !18, file: !19, line: 25, baseType: !24, size: 32, offset: 32)
!24 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !18, file: !19, line: 26, baseType: !22, size: 32, offset: 64)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !18, file: !19, line: 28, baseType: !24, size: 32, offset: 96)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !18, file: !19, line: 32, baseType: !22, size: 32, offset: 128)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !18, file: !19, line: 34, baseType: !29, size: 16, offset: 160)
!29 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !18, file: !19, line: 35, baseType: !29, size: 16, offset: 176)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !18, file: !19, line: 36, baseType: !32, size: 128, offset: 192)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !33, line: 55, baseType: !34)
!33 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: ".", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!34 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !33, line: 51, size: 128, elements: !35)
!35 = !{!36, !38}
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !34, file: !33, line: 53, baseType: !37, size: 64)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !34, file: !33, line: 54, baseType: !37, size: 64, offset: 64)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !15, file: !14, line: 70, baseType: !40, size: 320)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 320, elements: !42)
!41 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!42 = !{!43}
!43 = !DISubrange(count: 40)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !15, file: !14, line: 71, baseType: !45, size: 64)
!45 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "balance", scope: !10, file: !3, line: 6, baseType: !22, size: 32, offset: 320)
!47 = !{i32 7, !"Dwarf Version", i32 5}
!48 = !{i32 2, !"Debug Info Version", i32 3}
!49 = !{i32 1, !"wchar_size", i32 4}
!50 = !{i32 7, !"PIC Level", i32 2}
!51 = !{i32 7, !"PIE Level", i32 2}
!52 = !{i32 7, !"uwtable", i32 1}
!53 = !{i32 7, !"frame-pointer", i32 2}
!54 = !{!"Debian clang version 14.0.6"}
!55 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 41, type: !56, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!56 = !DISubroutineType(types: !57)
!57 = !{!22}
!58 = !{}
!59 = !DILocalVariable(name: "threads", scope: !55, file: !3, line: 42, type: !60)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !61, size: 128, elements: !63)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !14, line: 27, baseType: !62)
!62 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!63 = !{!64}
!64 = !DISubrange(count: 2)
!65 = !DILocation(line: 42, column: 13, scope: !55)
!66 = !DILocation(line: 43, column: 11, scope: !55)
!67 = !DILocation(line: 43, column: 9, scope: !55)
!68 = !DILocation(line: 44, column: 9, scope: !55)
!69 = !DILocation(line: 44, column: 7, scope: !55)
!70 = !DILocation(line: 45, column: 19, scope: !55)
!71 = !DILocation(line: 45, column: 3, scope: !55)
!72 = !DILocation(line: 46, column: 19, scope: !55)
!73 = !DILocation(line: 46, column: 3, scope: !55)
!74 = !DILocation(line: 47, column: 16, scope: !55)
!75 = !DILocation(line: 47, column: 3, scope: !55)
!76 = !DILocation(line: 48, column: 16, scope: !55)
!77 = !DILocation(line: 48, column: 3, scope: !55)
!78 = !DILocation(line: 49, column: 3, scope: !55)
!79 = distinct !DISubprogram(name: "make", scope: !3, file: !3, line: 11, type: !80, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!80 = !DISubroutineType(types: !81)
!81 = !{!9, !22}
!82 = !DILocalVariable(name: "balance", arg: 1, scope: !79, file: !3, line: 11, type: !22)
!83 = !DILocation(line: 11, column: 33, scope: !79)
!84 = !DILocalVariable(name: "a", scope: !79, file: !3, line: 12, type: !9)
!85 = !DILocation(line: 12, column: 19, scope: !79)
!86 = !DILocation(line: 12, column: 23, scope: !79)
!87 = !DILocation(line: 13, column: 23, scope: !79)
!88 = !DILocation(line: 13, column: 26, scope: !79)
!89 = !DILocation(line: 13, column: 3, scope: !79)
!90 = !DILocation(line: 14, column: 16, scope: !79)
!91 = !DILocation(line: 14, column: 3, scope: !79)
!92 = !DILocation(line: 14, column: 6, scope: !79)
!93 = !DILocation(line: 14, column: 14, scope: !79)
!94 = !DILocation(line: 15, column: 10, scope: !79)
!95 = !DILocation(line: 15, column: 3, scope: !79)
!96 = distinct !DISubprogram(name: "pay", scope: !3, file: !3, line: 31, type: !97, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!97 = !DISubroutineType(types: !98)
!98 = !{!5, !5}
!99 = !DILocalVariable(name: "unused", arg: 1, scope: !96, file: !3, line: 31, type: !5)
!100 = !DILocation(line: 31, column: 24, scope: !96)
!101 = !DILocation(line: 32, column: 12, scope: !96)
!102 = !DILocation(line: 32, column: 19, scope: !96)
!103 = !DILocation(line: 32, column: 3, scope: !96)
!104 = !DILocation(line: 33, column: 3, scope: !96)
!105 = distinct !DISubprogram(name: "pay_back", scope: !3, file: !3, line: 36, type: !97, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!106 = !DILocalVariable(name: "unused", arg: 1, scope: !105, file: !3, line: 36, type: !5)
!107 = !DILocation(line: 36, column: 29, scope: !105)
!108 = !DILocation(line: 37, column: 12, scope: !105)
!109 = !DILocation(line: 37, column: 17, scope: !105)
!110 = !DILocation(line: 37, column: 3, scope: !105)
!111 = !DILocation(line: 38, column: 3, scope: !105)
!112 = distinct !DISubprogram(name: "transfer", scope: !3, file: !3, line: 18, type: !113, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!113 = !DISubroutineType(types: !114)
!114 = !{null, !9, !9, !22}
!115 = !DILocalVariable(name: "from", arg: 1, scope: !112, file: !3, line: 18, type: !9)
!116 = !DILocation(line: 18, column: 38, scope: !112)
!117 = !DILocalVariable(name: "to", arg: 2, scope: !112, file: !3, line: 18, type: !9)
!118 = !DILocation(line: 18, column: 60, scope: !112)
!119 = !DILocalVariable(name: "sum", arg: 3, scope: !112, file: !3, line: 18, type: !22)
!120 = !DILocation(line: 18, column: 68, scope: !112)
!121 = !DILocation(line: 19, column: 23, scope: !112)
!122 = !DILocation(line: 19, column: 29, scope: !112)
!123 = !DILocation(line: 19, column: 3, scope: !112)
!124 = !DILocation(line: 20, column: 7, scope: !125)
!125 = distinct !DILexicalBlock(scope: !112, file: !3, line: 20, column: 7)
!126 = !DILocation(line: 20, column: 11, scope: !125)
!127 = !DILocation(line: 20, column: 7, scope: !112)
!128 = !DILocation(line: 21, column: 27, scope: !129)
!129 = distinct !DILexicalBlock(scope: !125, file: !3, line: 20, column: 17)
!130 = !DILocation(line: 21, column: 33, scope: !129)
!131 = !DILocation(line: 21, column: 5, scope: !129)
!132 = !DILocation(line: 22, column: 5, scope: !129)
!133 = !DILocation(line: 24, column: 23, scope: !112)
!134 = !DILocation(line: 24, column: 27, scope: !112)
!135 = !DILocation(line: 24, column: 3, scope: !112)
!136 = !DILocation(line: 25, column: 20, scope: !112)
!137 = !DILocation(line: 25, column: 3, scope: !112)
!138 = !DILocation(line: 25, column: 9, scope: !112)
!139 = !DILocation(line: 25, column: 17, scope: !112)
!140 = !DILocation(line: 26, column: 18, scope: !112)
!141 = !DILocation(line: 26, column: 3, scope: !112)
!142 = !DILocation(line: 26, column: 7, scope: !112)
!143 = !DILocation(line: 26, column: 15, scope: !112)
!144 = !DILocation(line: 27, column: 25, scope: !112)
!145 = !DILocation(line: 27, column: 29, scope: !112)
!146 = !DILocation(line: 27, column: 3, scope: !112)
!147 = !DILocation(line: 28, column: 25, scope: !112)
!148 = !DILocation(line: 28, column: 31, scope: !112)
!149 = !DILocation(line: 28, column: 3, scope: !112)
!150 = !DILocation(line: 29, column: 1, scope: !112)
