source_filename = "c11_atomic_and_plain.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@acquires = internal global i32 0, align 4, !dbg !0
@data = internal global i32 0, align 4, !dbg !24
@flag = internal global i32 0, align 4, !dbg !21
@second = internal global ptr null, align 8, !dbg !26
@result = internal global i32 0, align 4, !dbg !31
@count = internal global ptr null, align 8, !dbg !33

define dso_local void @atomic_write_plain_read() #0 !dbg !44 {
  call void @pair(ptr noundef @store_atomically, ptr noundef @read_plainly), !dbg !46
  ret void, !dbg !46
}

define internal void @pair(ptr noundef %0, ptr noundef %1) #0 !dbg !47 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !50, metadata !DIExpression()), !dbg !51
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !52, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.declare(metadata ptr %5, metadata !54, metadata !DIExpression()), !dbg !58
  %7 = load ptr, ptr %4, align 8, !dbg !59
  store ptr %7, ptr @second, align 8, !dbg !60
  %8 = call i32 @pthread_create(ptr noundef %5, ptr noundef null, ptr noundef @after_flag, ptr noundef null) #4, !dbg !61
  %9 = load ptr, ptr %3, align 8, !dbg !62
  call void %9(), !dbg !62
  store i32 1, ptr %6, align 4, !dbg !63
  %10 = load i32, ptr %6, align 4, !dbg !63
  store atomic i32 %10, ptr @flag release, align 4, !dbg !63
  %11 = load i64, ptr %5, align 8, !dbg !64
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef null), !dbg !65
  ret void, !dbg !66
}

define internal void @store_atomically() #0 !dbg !67 {
  %1 = alloca i32, align 4
  store i32 1, ptr %1, align 4, !dbg !68
  %2 = load i32, ptr %1, align 4, !dbg !68
  store atomic i32 %2, ptr @data monotonic, align 4, !dbg !68
  ret void, !dbg !69
}

define internal void @read_plainly() #0 !dbg !70 {
  %1 = load i32, ptr @data, align 4, !dbg !71
  store i32 %1, ptr @result, align 4, !dbg !72
  ret void, !dbg !73
}

define dso_local void @ordered_atomic_write_plain_read() #0 !dbg !74 {
  store i32 1, ptr @acquires, align 4, !dbg !75
  call void @pair(ptr noundef @store_atomically, ptr noundef @read_plainly), !dbg !75
  ret void, !dbg !75
}

define dso_local void @atomic_write_plain_write() #0 !dbg !76 {
  call void @pair(ptr noundef @store_atomically, ptr noundef @write_plainly), !dbg !77
  ret void, !dbg !77
}

define internal void @write_plainly() #0 !dbg !78 {
  store i32 2, ptr @data, align 4, !dbg !79
  ret void, !dbg !80
}

define dso_local void @ordered_atomic_write_plain_write() #0 !dbg !81 {
  store i32 1, ptr @acquires, align 4, !dbg !82
  call void @pair(ptr noundef @store_atomically, ptr noundef @write_plainly), !dbg !82
  ret void, !dbg !82
}

define dso_local void @atomic_read_plain_write() #0 !dbg !83 {
  call void @pair(ptr noundef @load_atomically, ptr noundef @write_plainly), !dbg !84
  ret void, !dbg !84
}

define internal void @load_atomically() #0 !dbg !85 {
  %1 = alloca i32, align 4
  %2 = load atomic i32, ptr @data monotonic, align 4, !dbg !86
  store i32 %2, ptr %1, align 4, !dbg !86
  %3 = load i32, ptr %1, align 4, !dbg !86
  ret void, !dbg !87
}

define dso_local void @ordered_atomic_read_plain_write() #0 !dbg !88 {
  store i32 1, ptr @acquires, align 4, !dbg !89
  call void @pair(ptr noundef @load_atomically, ptr noundef @write_plainly), !dbg !89
  ret void, !dbg !89
}

define dso_local void @plain_write_atomic_read() #0 !dbg !90 {
  call void @pair(ptr noundef @write_plainly, ptr noundef @load_atomically), !dbg !91
  ret void, !dbg !91
}

define dso_local void @ordered_plain_write_atomic_read() #0 !dbg !92 {
  store i32 1, ptr @acquires, align 4, !dbg !93
  call void @pair(ptr noundef @write_plainly, ptr noundef @load_atomically), !dbg !93
  ret void, !dbg !93
}

define dso_local void @plain_write_atomic_write() #0 !dbg !94 {
  call void @pair(ptr noundef @write_plainly, ptr noundef @store_atomically), !dbg !95
  ret void, !dbg !95
}

define dso_local void @ordered_plain_write_atomic_write() #0 !dbg !96 {
  store i32 1, ptr @acquires, align 4, !dbg !97
  call void @pair(ptr noundef @write_plainly, ptr noundef @store_atomically), !dbg !97
  ret void, !dbg !97
}

define dso_local void @plain_read_atomic_write() #0 !dbg !98 {
  call void @pair(ptr noundef @read_plainly, ptr noundef @store_atomically), !dbg !99
  ret void, !dbg !99
}

define dso_local void @ordered_plain_read_atomic_write() #0 !dbg !100 {
  store i32 1, ptr @acquires, align 4, !dbg !101
  call void @pair(ptr noundef @read_plainly, ptr noundef @store_atomically), !dbg !101
  ret void, !dbg !101
}

define dso_local void @update_plain_read() #0 !dbg !102 {
  call void @pair(ptr noundef @update, ptr noundef @read_plainly), !dbg !103
  ret void, !dbg !103
}

define internal void @update() #0 !dbg !104 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 1, ptr %1, align 4, !dbg !105
  %3 = load i32, ptr %1, align 4, !dbg !105
  %4 = atomicrmw add ptr @data, i32 %3 monotonic, align 4, !dbg !105
  store i32 %4, ptr %2, align 4, !dbg !105
  %5 = load i32, ptr %2, align 4, !dbg !105
  ret void, !dbg !106
}

define dso_local void @ordered_update_plain_read() #0 !dbg !107 {
  store i32 1, ptr @acquires, align 4, !dbg !108
  call void @pair(ptr noundef @update, ptr noundef @read_plainly), !dbg !108
  ret void, !dbg !108
}

define dso_local void @failed_exchange_plain_write() #0 !dbg !109 {
  call void @pair(ptr noundef @exchange_in_vain, ptr noundef @write_plainly), !dbg !110
  ret void, !dbg !110
}

define internal void @exchange_in_vain() #0 !dbg !111 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata ptr %1, metadata !112, metadata !DIExpression()), !dbg !113
  store i32 7, ptr %1, align 4, !dbg !113
  store i32 8, ptr %2, align 4, !dbg !114
  %4 = load i32, ptr %1, align 4, !dbg !114
  %5 = load i32, ptr %2, align 4, !dbg !114
  %6 = cmpxchg ptr @data, i32 %4, i32 %5 seq_cst seq_cst, align 4, !dbg !114
  %7 = extractvalue { i32, i1 } %6, 0, !dbg !114
  %8 = extractvalue { i32, i1 } %6, 1, !dbg !114
  br i1 %8, label %10, label %9, !dbg !114

9:                                                ; preds = %0
  store i32 %7, ptr %1, align 4, !dbg !114
  br label %10, !dbg !114

10:                                               ; preds = %9, %0
  %11 = zext i1 %8 to i8, !dbg !114
  store i8 %11, ptr %3, align 1, !dbg !114
  %12 = load i8, ptr %3, align 1, !dbg !114
  %13 = trunc i8 %12 to i1, !dbg !114
  ret void, !dbg !115
}

define dso_local void @ordered_failed_exchange_plain_write() #0 !dbg !116 {
  store i32 1, ptr @acquires, align 4, !dbg !117
  call void @pair(ptr noundef @exchange_in_vain, ptr noundef @write_plainly), !dbg !117
  ret void, !dbg !117
}

define dso_local void @failed_exchange_plain_read() #0 !dbg !118 {
  call void @pair(ptr noundef @exchange_in_vain, ptr noundef @read_plainly), !dbg !119
  ret void, !dbg !119
}

define dso_local void @ordered_failed_exchange_plain_read() #0 !dbg !120 {
  store i32 1, ptr @acquires, align 4, !dbg !121
  call void @pair(ptr noundef @exchange_in_vain, ptr noundef @read_plainly), !dbg !121
  ret void, !dbg !121
}

define dso_local void @atomic_read_plain_read() #0 !dbg !122 {
  call void @pair(ptr noundef @load_atomically, ptr noundef @read_plainly), !dbg !123
  ret void, !dbg !123
}

define dso_local void @ordered_atomic_read_plain_read() #0 !dbg !124 {
  store i32 1, ptr @acquires, align 4, !dbg !125
  call void @pair(ptr noundef @load_atomically, ptr noundef @read_plainly), !dbg !125
  ret void, !dbg !125
}

define dso_local void @atomic_write_atomic_read() #0 !dbg !126 {
  call void @pair(ptr noundef @store_atomically, ptr noundef @load_atomically), !dbg !127
  ret void, !dbg !127
}

define dso_local void @ordered_atomic_write_atomic_read() #0 !dbg !128 {
  store i32 1, ptr @acquires, align 4, !dbg !129
  call void @pair(ptr noundef @store_atomically, ptr noundef @load_atomically), !dbg !129
  ret void, !dbg !129
}

define dso_local void @freed_after_relaxed_count() #0 !dbg !130 {
  call void @twice(ptr noundef @drop_relaxed), !dbg !131
  ret void, !dbg !132
}

define internal void @twice(ptr noundef %0) #0 !dbg !133 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !139, metadata !DIExpression()), !dbg !140
  call void @llvm.dbg.declare(metadata ptr %3, metadata !141, metadata !DIExpression()), !dbg !142
  %5 = call noalias ptr @malloc(i64 noundef 4) #4, !dbg !143
  store ptr %5, ptr @count, align 8, !dbg !144
  %6 = load ptr, ptr @count, align 8, !dbg !145
  store i32 2, ptr %4, align 4, !dbg !146
  %7 = load i32, ptr %4, align 4, !dbg !146
  store atomic i32 %7, ptr %6 monotonic, align 4, !dbg !146
  %8 = load ptr, ptr %2, align 8, !dbg !147
  %9 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef %8, ptr noundef null) #4, !dbg !148
  %10 = load ptr, ptr %2, align 8, !dbg !149
  %11 = call ptr %10(ptr noundef null), !dbg !149
  %12 = load i64, ptr %3, align 8, !dbg !150
  %13 = call i32 @pthread_join(i64 noundef %12, ptr noundef null), !dbg !151
  ret void, !dbg !152
}

define internal ptr @drop_relaxed(ptr noundef %0) #0 !dbg !153 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !154, metadata !DIExpression()), !dbg !155
  %5 = load ptr, ptr @count, align 8, !dbg !156
  store i32 1, ptr %3, align 4, !dbg !158
  %6 = load i32, ptr %3, align 4, !dbg !158
  %7 = atomicrmw sub ptr %5, i32 %6 monotonic, align 4, !dbg !158
  store i32 %7, ptr %4, align 4, !dbg !158
  %8 = load i32, ptr %4, align 4, !dbg !158
  %9 = icmp eq i32 %8, 1, !dbg !159
  br i1 %9, label %10, label %12, !dbg !160

10:                                               ; preds = %1
  %11 = load ptr, ptr @count, align 8, !dbg !161
  call void @free(ptr noundef %11) #4, !dbg !162
  br label %12, !dbg !162

12:                                               ; preds = %10, %1
  %13 = load ptr, ptr %2, align 8, !dbg !163
  ret ptr %13, !dbg !164
}

define dso_local void @freed_after_count() #0 !dbg !165 {
  call void @twice(ptr noundef @drop), !dbg !166
  ret void, !dbg !167
}

define internal ptr @drop(ptr noundef %0) #0 !dbg !168 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !169, metadata !DIExpression()), !dbg !170
  %5 = load ptr, ptr @count, align 8, !dbg !171
  store i32 1, ptr %3, align 4, !dbg !173
  %6 = load i32, ptr %3, align 4, !dbg !173
  %7 = atomicrmw sub ptr %5, i32 %6 acq_rel, align 4, !dbg !173
  store i32 %7, ptr %4, align 4, !dbg !173
  %8 = load i32, ptr %4, align 4, !dbg !173
  %9 = icmp eq i32 %8, 1, !dbg !174
  br i1 %9, label %10, label %12, !dbg !175

10:                                               ; preds = %1
  %11 = load ptr, ptr @count, align 8, !dbg !176
  call void @free(ptr noundef %11) #4, !dbg !177
  br label %12, !dbg !177

12:                                               ; preds = %10, %1
  %13 = load ptr, ptr %2, align 8, !dbg !178
  ret ptr %13, !dbg !179
}

define dso_local void @exchange_that_fails_relaxed() #0 !dbg !180 {
  call void @write_and_release(ptr noundef @fail_relaxed), !dbg !181
  ret void, !dbg !182
}

define internal void @write_and_release(ptr noundef %0) #0 !dbg !183 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !184, metadata !DIExpression()), !dbg !185
  call void @llvm.dbg.declare(metadata ptr %3, metadata !186, metadata !DIExpression()), !dbg !187
  %5 = load ptr, ptr %2, align 8, !dbg !188
  %6 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef %5, ptr noundef null) #4, !dbg !189
  store i32 1, ptr @data, align 4, !dbg !190
  store i32 1, ptr %4, align 4, !dbg !191
  %7 = load i32, ptr %4, align 4, !dbg !191
  store atomic i32 %7, ptr @flag release, align 4, !dbg !191
  %8 = load i64, ptr %3, align 8, !dbg !192
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !193
  ret void, !dbg !194
}

define internal ptr @fail_relaxed(ptr noundef %0) #0 !dbg !195 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !196, metadata !DIExpression()), !dbg !197
  call void @llvm.dbg.declare(metadata ptr %3, metadata !198, metadata !DIExpression()), !dbg !199
  store i32 0, ptr %3, align 4, !dbg !199
  store i32 2, ptr %4, align 4, !dbg !200
  %6 = load i32, ptr %3, align 4, !dbg !200
  %7 = load i32, ptr %4, align 4, !dbg !200
  %8 = cmpxchg ptr @flag, i32 %6, i32 %7 acquire monotonic, align 4, !dbg !200
  %9 = extractvalue { i32, i1 } %8, 0, !dbg !200
  %10 = extractvalue { i32, i1 } %8, 1, !dbg !200
  br i1 %10, label %12, label %11, !dbg !200

11:                                               ; preds = %1
  store i32 %9, ptr %3, align 4, !dbg !200
  br label %12, !dbg !200

12:                                               ; preds = %11, %1
  %13 = zext i1 %10 to i8, !dbg !200
  store i8 %13, ptr %5, align 1, !dbg !200
  %14 = load i8, ptr %5, align 1, !dbg !200
  %15 = trunc i8 %14 to i1, !dbg !200
  br i1 %15, label %18, label %16, !dbg !202

16:                                               ; preds = %12
  %17 = load i32, ptr @data, align 4, !dbg !203
  store i32 %17, ptr @result, align 4, !dbg !204
  br label %18, !dbg !205

18:                                               ; preds = %16, %12
  %19 = load ptr, ptr %2, align 8, !dbg !206
  ret ptr %19, !dbg !207
}

define dso_local void @exchange_that_fails_acquiring() #0 !dbg !208 {
  call void @write_and_release(ptr noundef @fail_acquiring), !dbg !209
  ret void, !dbg !210
}

define internal ptr @fail_acquiring(ptr noundef %0) #0 !dbg !211 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !212, metadata !DIExpression()), !dbg !213
  call void @llvm.dbg.declare(metadata ptr %3, metadata !214, metadata !DIExpression()), !dbg !215
  store i32 0, ptr %3, align 4, !dbg !215
  store i32 2, ptr %4, align 4, !dbg !216
  %6 = load i32, ptr %3, align 4, !dbg !216
  %7 = load i32, ptr %4, align 4, !dbg !216
  %8 = cmpxchg ptr @flag, i32 %6, i32 %7 monotonic acquire, align 4, !dbg !216
  %9 = extractvalue { i32, i1 } %8, 0, !dbg !216
  %10 = extractvalue { i32, i1 } %8, 1, !dbg !216
  br i1 %10, label %12, label %11, !dbg !216

11:                                               ; preds = %1
  store i32 %9, ptr %3, align 4, !dbg !216
  br label %12, !dbg !216

12:                                               ; preds = %11, %1
  %13 = zext i1 %10 to i8, !dbg !216
  store i8 %13, ptr %5, align 1, !dbg !216
  %14 = load i8, ptr %5, align 1, !dbg !216
  %15 = trunc i8 %14 to i1, !dbg !216
  br i1 %15, label %18, label %16, !dbg !218

16:                                               ; preds = %12
  %17 = load i32, ptr @data, align 4, !dbg !219
  store i32 %17, ptr @result, align 4, !dbg !220
  br label %18, !dbg !221

18:                                               ; preds = %16, %12
  %19 = load ptr, ptr %2, align 8, !dbg !222
  ret ptr %19, !dbg !223
}

define dso_local void @read_of_what_orders_it() #0 !dbg !224 {
  %1 = alloca i64, align 8
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !225, metadata !DIExpression()), !dbg !226
  %4 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @acquire_data, ptr noundef null) #4, !dbg !227
  store i32 1, ptr @data, align 4, !dbg !228
  store i32 2, ptr %2, align 4, !dbg !229
  %5 = load i32, ptr %2, align 4, !dbg !229
  store atomic i32 %5, ptr @data release, align 4, !dbg !229
  store i32 1, ptr %3, align 4, !dbg !230
  %6 = load i32, ptr %3, align 4, !dbg !230
  store atomic i32 %6, ptr @flag monotonic, align 4, !dbg !230
  %7 = load i64, ptr %1, align 8, !dbg !231
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !232
  ret void, !dbg !233
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @acquire_data(ptr noundef %0) #0 !dbg !234 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !235, metadata !DIExpression()), !dbg !236
  %5 = load atomic i32, ptr @flag monotonic, align 4, !dbg !237
  store i32 %5, ptr %3, align 4, !dbg !237
  %6 = load i32, ptr %3, align 4, !dbg !237
  %7 = icmp ne i32 %6, 0, !dbg !237
  br i1 %7, label %8, label %11, !dbg !239

8:                                                ; preds = %1
  %9 = load atomic i32, ptr @data acquire, align 4, !dbg !240
  store i32 %9, ptr %4, align 4, !dbg !240
  %10 = load i32, ptr %4, align 4, !dbg !240
  br label %11, !dbg !241

11:                                               ; preds = %8, %1
  %12 = load ptr, ptr %2, align 8, !dbg !242
  ret ptr %12, !dbg !243
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

define internal ptr @after_flag(ptr noundef %0) #0 !dbg !244 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !245, metadata !DIExpression()), !dbg !246
  %4 = load atomic i32, ptr @flag monotonic, align 4, !dbg !247
  store i32 %4, ptr %3, align 4, !dbg !247
  %5 = load i32, ptr %3, align 4, !dbg !247
  %6 = icmp ne i32 %5, 0, !dbg !247
  br i1 %6, label %7, label %13, !dbg !249

7:                                                ; preds = %1
  %8 = load i32, ptr @acquires, align 4, !dbg !250
  %9 = icmp ne i32 %8, 0, !dbg !250
  br i1 %9, label %10, label %11, !dbg !253

10:                                               ; preds = %7
  fence acquire, !dbg !254
  br label %11, !dbg !254

11:                                               ; preds = %10, %7
  %12 = load ptr, ptr @second, align 8, !dbg !255
  call void %12(), !dbg !255
  br label %13, !dbg !256

13:                                               ; preds = %11, %1
  %14 = load ptr, ptr %2, align 8, !dbg !257
  ret ptr %14, !dbg !258
}

declare noalias ptr @malloc(i64 noundef) #2

declare void @free(ptr noundef) #2


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!36, !37, !38, !39, !40, !41, !42}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "acquires", scope: !2, file: !3, line: 102, type: !19, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !20, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "c11_atomic_and_plain.c", directory: ".", checksumkind: CSK_MD5, checksum: "f9693e37813be4ff1b00aa36054c82b2")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 56, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "lib/llvm-14/lib/clang/14.0.6/include/stdatomic.h", directory: ".", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
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
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !19)
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !{!21, !24, !0, !26, !31, !33}
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 100, type: !23, isLocal: true, isDefinition: true)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !18)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 101, type: !19, isLocal: true, isDefinition: true)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 122, type: !28, isLocal: true, isDefinition: true)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!29 = !DISubroutineType(types: !30)
!30 = !{null}
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "result", scope: !2, file: !3, line: 101, type: !19, isLocal: true, isDefinition: true)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 161, type: !35, isLocal: true, isDefinition: true)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!36 = !{i32 7, !"Dwarf Version", i32 5}
!37 = !{i32 2, !"Debug Info Version", i32 3}
!38 = !{i32 1, !"wchar_size", i32 4}
!39 = !{i32 7, !"PIC Level", i32 2}
!40 = !{i32 7, !"PIE Level", i32 2}
!41 = !{i32 7, !"uwtable", i32 1}
!42 = !{i32 7, !"frame-pointer", i32 2}
!43 = !{!"Debian clang version 14.0.6"}
!44 = distinct !DISubprogram(name: "atomic_write_plain_read", scope: !3, file: !3, line: 149, type: !29, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!45 = !{}
!46 = !DILocation(line: 149, column: 1, scope: !44)
!47 = distinct !DISubprogram(name: "pair", scope: !3, file: !3, line: 133, type: !48, scopeLine: 133, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!48 = !DISubroutineType(types: !49)
!49 = !{null, !28, !28}
!50 = !DILocalVariable(name: "first", arg: 1, scope: !47, file: !3, line: 133, type: !28)
!51 = !DILocation(line: 133, column: 25, scope: !47)
!52 = !DILocalVariable(name: "then", arg: 2, scope: !47, file: !3, line: 133, type: !28)
!53 = !DILocation(line: 133, column: 46, scope: !47)
!54 = !DILocalVariable(name: "t", scope: !47, file: !3, line: 134, type: !55)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !56, line: 27, baseType: !57)
!56 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!57 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!58 = !DILocation(line: 134, column: 13, scope: !47)
!59 = !DILocation(line: 135, column: 12, scope: !47)
!60 = !DILocation(line: 135, column: 10, scope: !47)
!61 = !DILocation(line: 136, column: 3, scope: !47)
!62 = !DILocation(line: 137, column: 3, scope: !47)
!63 = !DILocation(line: 138, column: 3, scope: !47)
!64 = !DILocation(line: 139, column: 16, scope: !47)
!65 = !DILocation(line: 139, column: 3, scope: !47)
!66 = !DILocation(line: 140, column: 1, scope: !47)
!67 = distinct !DISubprogram(name: "store_atomically", scope: !3, file: !3, line: 106, type: !29, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!68 = !DILocation(line: 107, column: 3, scope: !67)
!69 = !DILocation(line: 108, column: 1, scope: !67)
!70 = distinct !DISubprogram(name: "read_plainly", scope: !3, file: !3, line: 120, type: !29, scopeLine: 120, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!71 = !DILocation(line: 120, column: 43, scope: !70)
!72 = !DILocation(line: 120, column: 41, scope: !70)
!73 = !DILocation(line: 120, column: 49, scope: !70)
!74 = distinct !DISubprogram(name: "ordered_atomic_write_plain_read", scope: !3, file: !3, line: 149, type: !29, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!75 = !DILocation(line: 149, column: 1, scope: !74)
!76 = distinct !DISubprogram(name: "atomic_write_plain_write", scope: !3, file: !3, line: 150, type: !29, scopeLine: 150, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!77 = !DILocation(line: 150, column: 1, scope: !76)
!78 = distinct !DISubprogram(name: "write_plainly", scope: !3, file: !3, line: 119, type: !29, scopeLine: 119, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!79 = !DILocation(line: 119, column: 40, scope: !78)
!80 = !DILocation(line: 119, column: 45, scope: !78)
!81 = distinct !DISubprogram(name: "ordered_atomic_write_plain_write", scope: !3, file: !3, line: 150, type: !29, scopeLine: 150, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!82 = !DILocation(line: 150, column: 1, scope: !81)
!83 = distinct !DISubprogram(name: "atomic_read_plain_write", scope: !3, file: !3, line: 151, type: !29, scopeLine: 151, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!84 = !DILocation(line: 151, column: 1, scope: !83)
!85 = distinct !DISubprogram(name: "load_atomically", scope: !3, file: !3, line: 109, type: !29, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!86 = !DILocation(line: 110, column: 9, scope: !85)
!87 = !DILocation(line: 111, column: 1, scope: !85)
!88 = distinct !DISubprogram(name: "ordered_atomic_read_plain_write", scope: !3, file: !3, line: 151, type: !29, scopeLine: 151, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!89 = !DILocation(line: 151, column: 1, scope: !88)
!90 = distinct !DISubprogram(name: "plain_write_atomic_read", scope: !3, file: !3, line: 152, type: !29, scopeLine: 152, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!91 = !DILocation(line: 152, column: 1, scope: !90)
!92 = distinct !DISubprogram(name: "ordered_plain_write_atomic_read", scope: !3, file: !3, line: 152, type: !29, scopeLine: 152, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!93 = !DILocation(line: 152, column: 1, scope: !92)
!94 = distinct !DISubprogram(name: "plain_write_atomic_write", scope: !3, file: !3, line: 153, type: !29, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!95 = !DILocation(line: 153, column: 1, scope: !94)
!96 = distinct !DISubprogram(name: "ordered_plain_write_atomic_write", scope: !3, file: !3, line: 153, type: !29, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!97 = !DILocation(line: 153, column: 1, scope: !96)
!98 = distinct !DISubprogram(name: "plain_read_atomic_write", scope: !3, file: !3, line: 154, type: !29, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!99 = !DILocation(line: 154, column: 1, scope: !98)
!100 = distinct !DISubprogram(name: "ordered_plain_read_atomic_write", scope: !3, file: !3, line: 154, type: !29, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!101 = !DILocation(line: 154, column: 1, scope: !100)
!102 = distinct !DISubprogram(name: "update_plain_read", scope: !3, file: !3, line: 155, type: !29, scopeLine: 155, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!103 = !DILocation(line: 155, column: 1, scope: !102)
!104 = distinct !DISubprogram(name: "update", scope: !3, file: !3, line: 112, type: !29, scopeLine: 112, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!105 = !DILocation(line: 113, column: 3, scope: !104)
!106 = !DILocation(line: 114, column: 1, scope: !104)
!107 = distinct !DISubprogram(name: "ordered_update_plain_read", scope: !3, file: !3, line: 155, type: !29, scopeLine: 155, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!108 = !DILocation(line: 155, column: 1, scope: !107)
!109 = distinct !DISubprogram(name: "failed_exchange_plain_write", scope: !3, file: !3, line: 156, type: !29, scopeLine: 156, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!110 = !DILocation(line: 156, column: 1, scope: !109)
!111 = distinct !DISubprogram(name: "exchange_in_vain", scope: !3, file: !3, line: 115, type: !29, scopeLine: 115, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!112 = !DILocalVariable(name: "expected", scope: !111, file: !3, line: 116, type: !19)
!113 = !DILocation(line: 116, column: 7, scope: !111)
!114 = !DILocation(line: 117, column: 3, scope: !111)
!115 = !DILocation(line: 118, column: 1, scope: !111)
!116 = distinct !DISubprogram(name: "ordered_failed_exchange_plain_write", scope: !3, file: !3, line: 156, type: !29, scopeLine: 156, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!117 = !DILocation(line: 156, column: 1, scope: !116)
!118 = distinct !DISubprogram(name: "failed_exchange_plain_read", scope: !3, file: !3, line: 157, type: !29, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!119 = !DILocation(line: 157, column: 1, scope: !118)
!120 = distinct !DISubprogram(name: "ordered_failed_exchange_plain_read", scope: !3, file: !3, line: 157, type: !29, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!121 = !DILocation(line: 157, column: 1, scope: !120)
!122 = distinct !DISubprogram(name: "atomic_read_plain_read", scope: !3, file: !3, line: 158, type: !29, scopeLine: 158, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!123 = !DILocation(line: 158, column: 1, scope: !122)
!124 = distinct !DISubprogram(name: "ordered_atomic_read_plain_read", scope: !3, file: !3, line: 158, type: !29, scopeLine: 158, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!125 = !DILocation(line: 158, column: 1, scope: !124)
!126 = distinct !DISubprogram(name: "atomic_write_atomic_read", scope: !3, file: !3, line: 159, type: !29, scopeLine: 159, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!127 = !DILocation(line: 159, column: 1, scope: !126)
!128 = distinct !DISubprogram(name: "ordered_atomic_write_atomic_read", scope: !3, file: !3, line: 159, type: !29, scopeLine: 159, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!129 = !DILocation(line: 159, column: 1, scope: !128)
!130 = distinct !DISubprogram(name: "freed_after_relaxed_count", scope: !3, file: !3, line: 184, type: !29, scopeLine: 184, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!131 = !DILocation(line: 184, column: 40, scope: !130)
!132 = !DILocation(line: 184, column: 61, scope: !130)
!133 = distinct !DISubprogram(name: "twice", scope: !3, file: !3, line: 175, type: !134, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!134 = !DISubroutineType(types: !135)
!135 = !{null, !136}
!136 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !137, size: 64)
!137 = !DISubroutineType(types: !138)
!138 = !{!16, !16}
!139 = !DILocalVariable(name: "function", arg: 1, scope: !133, file: !3, line: 175, type: !136)
!140 = !DILocation(line: 175, column: 27, scope: !133)
!141 = !DILocalVariable(name: "t", scope: !133, file: !3, line: 176, type: !55)
!142 = !DILocation(line: 176, column: 13, scope: !133)
!143 = !DILocation(line: 177, column: 11, scope: !133)
!144 = !DILocation(line: 177, column: 9, scope: !133)
!145 = !DILocation(line: 178, column: 25, scope: !133)
!146 = !DILocation(line: 178, column: 3, scope: !133)
!147 = !DILocation(line: 179, column: 28, scope: !133)
!148 = !DILocation(line: 179, column: 3, scope: !133)
!149 = !DILocation(line: 180, column: 3, scope: !133)
!150 = !DILocation(line: 181, column: 16, scope: !133)
!151 = !DILocation(line: 181, column: 3, scope: !133)
!152 = !DILocation(line: 182, column: 1, scope: !133)
!153 = distinct !DISubprogram(name: "drop_relaxed", scope: !3, file: !3, line: 163, type: !137, scopeLine: 163, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!154 = !DILocalVariable(name: "unused", arg: 1, scope: !153, file: !3, line: 163, type: !16)
!155 = !DILocation(line: 163, column: 33, scope: !153)
!156 = !DILocation(line: 164, column: 33, scope: !157)
!157 = distinct !DILexicalBlock(scope: !153, file: !3, line: 164, column: 7)
!158 = !DILocation(line: 164, column: 7, scope: !157)
!159 = !DILocation(line: 164, column: 65, scope: !157)
!160 = !DILocation(line: 164, column: 7, scope: !153)
!161 = !DILocation(line: 165, column: 10, scope: !157)
!162 = !DILocation(line: 165, column: 5, scope: !157)
!163 = !DILocation(line: 166, column: 10, scope: !153)
!164 = !DILocation(line: 166, column: 3, scope: !153)
!165 = distinct !DISubprogram(name: "freed_after_count", scope: !3, file: !3, line: 185, type: !29, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!166 = !DILocation(line: 185, column: 32, scope: !165)
!167 = !DILocation(line: 185, column: 45, scope: !165)
!168 = distinct !DISubprogram(name: "drop", scope: !3, file: !3, line: 169, type: !137, scopeLine: 169, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!169 = !DILocalVariable(name: "unused", arg: 1, scope: !168, file: !3, line: 169, type: !16)
!170 = !DILocation(line: 169, column: 25, scope: !168)
!171 = !DILocation(line: 170, column: 33, scope: !172)
!172 = distinct !DILexicalBlock(scope: !168, file: !3, line: 170, column: 7)
!173 = !DILocation(line: 170, column: 7, scope: !172)
!174 = !DILocation(line: 170, column: 65, scope: !172)
!175 = !DILocation(line: 170, column: 7, scope: !168)
!176 = !DILocation(line: 171, column: 10, scope: !172)
!177 = !DILocation(line: 171, column: 5, scope: !172)
!178 = !DILocation(line: 172, column: 10, scope: !168)
!179 = !DILocation(line: 172, column: 3, scope: !168)
!180 = distinct !DISubprogram(name: "exchange_that_fails_relaxed", scope: !3, file: !3, line: 211, type: !29, scopeLine: 211, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!181 = !DILocation(line: 211, column: 42, scope: !180)
!182 = !DILocation(line: 211, column: 75, scope: !180)
!183 = distinct !DISubprogram(name: "write_and_release", scope: !3, file: !3, line: 203, type: !134, scopeLine: 203, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!184 = !DILocalVariable(name: "reader", arg: 1, scope: !183, file: !3, line: 203, type: !136)
!185 = !DILocation(line: 203, column: 39, scope: !183)
!186 = !DILocalVariable(name: "t", scope: !183, file: !3, line: 204, type: !55)
!187 = !DILocation(line: 204, column: 13, scope: !183)
!188 = !DILocation(line: 205, column: 28, scope: !183)
!189 = !DILocation(line: 205, column: 3, scope: !183)
!190 = !DILocation(line: 206, column: 8, scope: !183)
!191 = !DILocation(line: 207, column: 3, scope: !183)
!192 = !DILocation(line: 208, column: 16, scope: !183)
!193 = !DILocation(line: 208, column: 3, scope: !183)
!194 = !DILocation(line: 209, column: 1, scope: !183)
!195 = distinct !DISubprogram(name: "fail_relaxed", scope: !3, file: !3, line: 187, type: !137, scopeLine: 187, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!196 = !DILocalVariable(name: "unused", arg: 1, scope: !195, file: !3, line: 187, type: !16)
!197 = !DILocation(line: 187, column: 33, scope: !195)
!198 = !DILocalVariable(name: "expected", scope: !195, file: !3, line: 188, type: !19)
!199 = !DILocation(line: 188, column: 7, scope: !195)
!200 = !DILocation(line: 189, column: 8, scope: !201)
!201 = distinct !DILexicalBlock(scope: !195, file: !3, line: 189, column: 7)
!202 = !DILocation(line: 189, column: 7, scope: !195)
!203 = !DILocation(line: 191, column: 14, scope: !201)
!204 = !DILocation(line: 191, column: 12, scope: !201)
!205 = !DILocation(line: 191, column: 5, scope: !201)
!206 = !DILocation(line: 192, column: 10, scope: !195)
!207 = !DILocation(line: 192, column: 3, scope: !195)
!208 = distinct !DISubprogram(name: "exchange_that_fails_acquiring", scope: !3, file: !3, line: 212, type: !29, scopeLine: 212, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!209 = !DILocation(line: 212, column: 44, scope: !208)
!210 = !DILocation(line: 212, column: 79, scope: !208)
!211 = distinct !DISubprogram(name: "fail_acquiring", scope: !3, file: !3, line: 195, type: !137, scopeLine: 195, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!212 = !DILocalVariable(name: "unused", arg: 1, scope: !211, file: !3, line: 195, type: !16)
!213 = !DILocation(line: 195, column: 35, scope: !211)
!214 = !DILocalVariable(name: "expected", scope: !211, file: !3, line: 196, type: !19)
!215 = !DILocation(line: 196, column: 7, scope: !211)
!216 = !DILocation(line: 197, column: 8, scope: !217)
!217 = distinct !DILexicalBlock(scope: !211, file: !3, line: 197, column: 7)
!218 = !DILocation(line: 197, column: 7, scope: !211)
!219 = !DILocation(line: 199, column: 14, scope: !217)
!220 = !DILocation(line: 199, column: 12, scope: !217)
!221 = !DILocation(line: 199, column: 5, scope: !217)
!222 = !DILocation(line: 200, column: 10, scope: !211)
!223 = !DILocation(line: 200, column: 3, scope: !211)
!224 = distinct !DISubprogram(name: "read_of_what_orders_it", scope: !3, file: !3, line: 221, type: !29, scopeLine: 221, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!225 = !DILocalVariable(name: "t", scope: !224, file: !3, line: 222, type: !55)
!226 = !DILocation(line: 222, column: 13, scope: !224)
!227 = !DILocation(line: 223, column: 3, scope: !224)
!228 = !DILocation(line: 224, column: 8, scope: !224)
!229 = !DILocation(line: 225, column: 3, scope: !224)
!230 = !DILocation(line: 226, column: 3, scope: !224)
!231 = !DILocation(line: 227, column: 16, scope: !224)
!232 = !DILocation(line: 227, column: 3, scope: !224)
!233 = !DILocation(line: 228, column: 1, scope: !224)
!234 = distinct !DISubprogram(name: "acquire_data", scope: !3, file: !3, line: 215, type: !137, scopeLine: 215, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!235 = !DILocalVariable(name: "unused", arg: 1, scope: !234, file: !3, line: 215, type: !16)
!236 = !DILocation(line: 215, column: 33, scope: !234)
!237 = !DILocation(line: 216, column: 7, scope: !238)
!238 = distinct !DILexicalBlock(scope: !234, file: !3, line: 216, column: 7)
!239 = !DILocation(line: 216, column: 7, scope: !234)
!240 = !DILocation(line: 217, column: 11, scope: !238)
!241 = !DILocation(line: 217, column: 5, scope: !238)
!242 = !DILocation(line: 218, column: 10, scope: !234)
!243 = !DILocation(line: 218, column: 3, scope: !234)
!244 = distinct !DISubprogram(name: "after_flag", scope: !3, file: !3, line: 124, type: !137, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!245 = !DILocalVariable(name: "unused", arg: 1, scope: !244, file: !3, line: 124, type: !16)
!246 = !DILocation(line: 124, column: 31, scope: !244)
!247 = !DILocation(line: 125, column: 7, scope: !248)
!248 = distinct !DILexicalBlock(scope: !244, file: !3, line: 125, column: 7)
!249 = !DILocation(line: 125, column: 7, scope: !244)
!250 = !DILocation(line: 126, column: 9, scope: !251)
!251 = distinct !DILexicalBlock(scope: !252, file: !3, line: 126, column: 9)
!252 = distinct !DILexicalBlock(scope: !248, file: !3, line: 125, column: 58)
!253 = !DILocation(line: 126, column: 9, scope: !252)
!254 = !DILocation(line: 127, column: 7, scope: !251)
!255 = !DILocation(line: 128, column: 5, scope: !252)
!256 = !DILocation(line: 129, column: 3, scope: !252)
!257 = !DILocation(line: 130, column: 10, scope: !244)
!258 = !DILocation(line: 130, column: 3, scope: !244)
