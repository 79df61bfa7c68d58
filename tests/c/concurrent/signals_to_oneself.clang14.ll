source_filename = "signals_to_oneself.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%struct.sigaction = type { %union.anon, %struct.__sigset_t, i32, ptr }
%union.anon = type { ptr }
%struct.__sigset_t = type { [16 x i64] }
%struct.siginfo_t = type { i32, i32, i32, i32, %union.anon.0 }
%union.anon.0 = type { %struct.anon.3, [80 x i8] }
%struct.anon.3 = type { i32, i32, i32, i64, i64 }

@.str = private unnamed_addr constant [32 x i8] c"signal(SIGINT, note) == SIG_DFL\00", align 1
@.str.1 = private unnamed_addr constant [21 x i8] c"signals_to_oneself.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [29 x i8] c"signal(SIGINT, note) == note\00", align 1
@got = internal global i32 0, align 4, !dbg !0
@.str.3 = private unnamed_addr constant [36 x i8] c"raise(SIGINT) == 0 && got == SIGINT\00", align 1
@deepest = internal global i32 0, align 4, !dbg !21
@calls = internal global i32 0, align 4, !dbg !14
@.str.4 = private unnamed_addr constant [45 x i8] c"got == SIGUSR1 && deepest == 1 && calls == 2\00", align 1
@.str.5 = private unnamed_addr constant [9 x i8] c"got == 0\00", align 1
@.str.6 = private unnamed_addr constant [53 x i8] c"signal(SIGKILL, note) == SIG_ERR && raise(1000) != 0\00", align 1
@.str.7 = private unnamed_addr constant [39 x i8] c"sigaction(SIGUSR2, &action, NULL) == 0\00", align 1
@.str.8 = private unnamed_addr constant [16 x i8] c"got == -SIGUSR2\00", align 1
@.str.9 = private unnamed_addr constant [65 x i8] c"sigaction(SIGUSR2, NULL, &old) == 0 && old.sa_handler == SIG_DFL\00", align 1
@.str.10 = private unnamed_addr constant [66 x i8] c"sigismember(&set, SIGTERM) == 1 && sigismember(&set, SIGINT) == 0\00", align 1
@.str.11 = private unnamed_addr constant [81 x i8] c"pthread_sigmask(SIG_BLOCK, &set, &before) == 0 && !sigismember(&before, SIGTERM)\00", align 1
@.str.12 = private unnamed_addr constant [35 x i8] c"sigismember(&before, SIGTERM) == 1\00", align 1
@.str.13 = private unnamed_addr constant [15 x i8] c"got == SIGTERM\00", align 1
@guarded = internal global i32 0, align 4, !dbg !23
@.str.14 = private unnamed_addr constant [13 x i8] c"guarded == 2\00", align 1
@__PRETTY_FUNCTION__.in_threads = private unnamed_addr constant [22 x i8] c"void in_threads(void)\00", align 1
@depth = internal global i32 0, align 4, !dbg !25
@.str.15 = private unnamed_addr constant [43 x i8] c"information->si_signo == number && context\00", align 1
@__PRETTY_FUNCTION__.informed = private unnamed_addr constant [40 x i8] c"void informed(int, siginfo_t *, void *)\00", align 1
@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !27
@counted = internal global i32 0, align 4, !dbg !60
@.str.16 = private unnamed_addr constant [2 x i8] c"0\00", align 1
@__PRETTY_FUNCTION__.never = private unnamed_addr constant [17 x i8] c"void never(void)\00", align 1

define dso_local i32 @main() #0 !dbg !70 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.sigaction, align 8
  %3 = alloca %struct.sigaction, align 8
  %4 = alloca %struct.__sigset_t, align 8
  %5 = alloca %struct.__sigset_t, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !74, metadata !DIExpression()), !dbg !177
  call void @llvm.dbg.declare(metadata ptr %3, metadata !178, metadata !DIExpression()), !dbg !179
  call void @llvm.dbg.declare(metadata ptr %4, metadata !180, metadata !DIExpression()), !dbg !183
  call void @llvm.dbg.declare(metadata ptr %5, metadata !184, metadata !DIExpression()), !dbg !185
  %6 = call ptr @signal(i32 noundef 2, ptr noundef @note) #7, !dbg !186
  %7 = icmp eq ptr %6, null, !dbg !186
  br i1 %7, label %8, label %9, !dbg !189

8:                                                ; preds = %0
  br label %10, !dbg !189

9:                                                ; preds = %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([32 x i8], ptr @.str, i64 0, i64 0), ptr noundef getelementptr inbounds ([21 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 37, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !186
  unreachable, !dbg !186

10:                                               ; preds = %8
  %11 = call ptr @signal(i32 noundef 2, ptr noundef @note) #7, !dbg !190
  %12 = icmp eq ptr %11, @note, !dbg !190
  br i1 %12, label %13, label %14, !dbg !193

13:                                               ; preds = %10
  br label %15, !dbg !193

14:                                               ; preds = %10
  call void @__assert_fail(ptr noundef getelementptr inbounds ([29 x i8], ptr @.str.2, i64 0, i64 0), ptr noundef getelementptr inbounds ([21 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 38, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !190
  unreachable, !dbg !190

15:                                               ; preds = %13
  %16 = call i32 @raise(i32 noundef 2) #7, !dbg !194
  %17 = icmp eq i32 %16, 0, !dbg !194
  br i1 %17, label %18, label %22, !dbg !194

18:                                               ; preds = %15
  %19 = load volatile i32, ptr @got, align 4, !dbg !194
  %20 = icmp eq i32 %19, 2, !dbg !194
  br i1 %20, label %21, label %22, !dbg !197

21:                                               ; preds = %18
  br label %23, !dbg !197

22:                                               ; preds = %18, %15
  call void @__assert_fail(ptr noundef getelementptr inbounds ([36 x i8], ptr @.str.3, i64 0, i64 0), ptr noundef getelementptr inbounds ([21 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 39, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !194
  unreachable, !dbg !194

23:                                               ; preds = %21
  store volatile i32 0, ptr @deepest, align 4, !dbg !198
  %24 = call ptr @signal(i32 noundef 10, ptr noundef @note) #7, !dbg !199
  %25 = call i32 @raise(i32 noundef 10) #7, !dbg !200
  %26 = load volatile i32, ptr @got, align 4, !dbg !201
  %27 = icmp eq i32 %26, 10, !dbg !201
  br i1 %27, label %28, label %35, !dbg !201

28:                                               ; preds = %23
  %29 = load volatile i32, ptr @deepest, align 4, !dbg !201
  %30 = icmp eq i32 %29, 1, !dbg !201
  br i1 %30, label %31, label %35, !dbg !201

31:                                               ; preds = %28
  %32 = load volatile i32, ptr @calls, align 4, !dbg !201
  %33 = icmp eq i32 %32, 2, !dbg !201
  br i1 %33, label %34, label %35, !dbg !204

34:                                               ; preds = %31
  br label %36, !dbg !204

35:                                               ; preds = %31, %28, %23
  call void @__assert_fail(ptr noundef getelementptr inbounds ([45 x i8], ptr @.str.4, i64 0, i64 0), ptr noundef getelementptr inbounds ([21 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 44, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !201
  unreachable, !dbg !201

36:                                               ; preds = %34
  %37 = call ptr @signal(i32 noundef 2, ptr noundef inttoptr (i64 1 to ptr)) #7, !dbg !205
  store volatile i32 0, ptr @got, align 4, !dbg !206
  %38 = call i32 @raise(i32 noundef 2) #7, !dbg !207
  %39 = load volatile i32, ptr @got, align 4, !dbg !208
  %40 = icmp eq i32 %39, 0, !dbg !208
  br i1 %40, label %41, label %42, !dbg !211

41:                                               ; preds = %36
  br label %43, !dbg !211

42:                                               ; preds = %36
  call void @__assert_fail(ptr noundef getelementptr inbounds ([9 x i8], ptr @.str.5, i64 0, i64 0), ptr noundef getelementptr inbounds ([21 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 49, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !208
  unreachable, !dbg !208

43:                                               ; preds = %41
  %44 = call i32 @raise(i32 noundef 17) #7, !dbg !212
  %45 = call ptr @signal(i32 noundef 9, ptr noundef @note) #7, !dbg !213
  %46 = icmp eq ptr %45, inttoptr (i64 -1 to ptr), !dbg !213
  br i1 %46, label %47, label %51, !dbg !213

47:                                               ; preds = %43
  %48 = call i32 @raise(i32 noundef 1000) #7, !dbg !213
  %49 = icmp ne i32 %48, 0, !dbg !213
  br i1 %49, label %50, label %51, !dbg !216

50:                                               ; preds = %47
  br label %52, !dbg !216

51:                                               ; preds = %47, %43
  call void @__assert_fail(ptr noundef getelementptr inbounds ([53 x i8], ptr @.str.6, i64 0, i64 0), ptr noundef getelementptr inbounds ([21 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 51, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !213
  unreachable, !dbg !213

52:                                               ; preds = %50
  call void @llvm.memset.p0.i64(ptr align 8 %2, i8 0, i64 152, i1 false), !dbg !217
  %53 = getelementptr inbounds %struct.sigaction, ptr %2, i32 0, i32 0, !dbg !218
  store ptr @informed, ptr %53, align 8, !dbg !219
  %54 = getelementptr inbounds %struct.sigaction, ptr %2, i32 0, i32 2, !dbg !220
  store i32 -2147483644, ptr %54, align 8, !dbg !221
  %55 = getelementptr inbounds %struct.sigaction, ptr %2, i32 0, i32 1, !dbg !222
  %56 = call i32 @sigemptyset(ptr noundef %55) #7, !dbg !223
  %57 = call i32 @sigaction(i32 noundef 12, ptr noundef %2, ptr noundef null) #7, !dbg !224
  %58 = icmp eq i32 %57, 0, !dbg !224
  br i1 %58, label %59, label %60, !dbg !227

59:                                               ; preds = %52
  br label %61, !dbg !227

60:                                               ; preds = %52
  call void @__assert_fail(ptr noundef getelementptr inbounds ([39 x i8], ptr @.str.7, i64 0, i64 0), ptr noundef getelementptr inbounds ([21 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 57, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !224
  unreachable, !dbg !224

61:                                               ; preds = %59
  %62 = call i32 @raise(i32 noundef 12) #7, !dbg !228
  %63 = load volatile i32, ptr @got, align 4, !dbg !229
  %64 = icmp eq i32 %63, -12, !dbg !229
  br i1 %64, label %65, label %66, !dbg !232

65:                                               ; preds = %61
  br label %67, !dbg !232

66:                                               ; preds = %61
  call void @__assert_fail(ptr noundef getelementptr inbounds ([16 x i8], ptr @.str.8, i64 0, i64 0), ptr noundef getelementptr inbounds ([21 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 59, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !229
  unreachable, !dbg !229

67:                                               ; preds = %65
  %68 = call i32 @sigaction(i32 noundef 12, ptr noundef null, ptr noundef %3) #7, !dbg !233
  %69 = icmp eq i32 %68, 0, !dbg !233
  br i1 %69, label %70, label %75, !dbg !233

70:                                               ; preds = %67
  %71 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 0, !dbg !233
  %72 = load ptr, ptr %71, align 8, !dbg !233
  %73 = icmp eq ptr %72, null, !dbg !233
  br i1 %73, label %74, label %75, !dbg !236

74:                                               ; preds = %70
  br label %76, !dbg !236

75:                                               ; preds = %70, %67
  call void @__assert_fail(ptr noundef getelementptr inbounds ([65 x i8], ptr @.str.9, i64 0, i64 0), ptr noundef getelementptr inbounds ([21 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 60, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !233
  unreachable, !dbg !233

76:                                               ; preds = %74
  %77 = call ptr @signal(i32 noundef 15, ptr noundef @note) #7, !dbg !237
  %78 = call i32 @sigemptyset(ptr noundef %4) #7, !dbg !238
  %79 = call i32 @sigaddset(ptr noundef %4, i32 noundef 15) #7, !dbg !239
  %80 = call i32 @sigismember(ptr noundef %4, i32 noundef 15) #7, !dbg !240
  %81 = icmp eq i32 %80, 1, !dbg !240
  br i1 %81, label %82, label %86, !dbg !240

82:                                               ; preds = %76
  %83 = call i32 @sigismember(ptr noundef %4, i32 noundef 2) #7, !dbg !240
  %84 = icmp eq i32 %83, 0, !dbg !240
  br i1 %84, label %85, label %86, !dbg !243

85:                                               ; preds = %82
  br label %87, !dbg !243

86:                                               ; preds = %82, %76
  call void @__assert_fail(ptr noundef getelementptr inbounds ([66 x i8], ptr @.str.10, i64 0, i64 0), ptr noundef getelementptr inbounds ([21 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 66, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !240
  unreachable, !dbg !240

87:                                               ; preds = %85
  %88 = call i32 @pthread_sigmask(i32 noundef 0, ptr noundef %4, ptr noundef %5) #7, !dbg !244
  %89 = icmp eq i32 %88, 0, !dbg !244
  br i1 %89, label %90, label %94, !dbg !244

90:                                               ; preds = %87
  %91 = call i32 @sigismember(ptr noundef %5, i32 noundef 15) #7, !dbg !244
  %92 = icmp ne i32 %91, 0, !dbg !244
  br i1 %92, label %94, label %93, !dbg !247

93:                                               ; preds = %90
  br label %95, !dbg !247

94:                                               ; preds = %90, %87
  call void @__assert_fail(ptr noundef getelementptr inbounds ([81 x i8], ptr @.str.11, i64 0, i64 0), ptr noundef getelementptr inbounds ([21 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 67, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !244
  unreachable, !dbg !244

95:                                               ; preds = %93
  store volatile i32 0, ptr @got, align 4, !dbg !248
  %96 = call i64 @pthread_self() #9, !dbg !249
  %97 = call i32 @pthread_kill(i64 noundef %96, i32 noundef 15) #7, !dbg !250
  %98 = load volatile i32, ptr @got, align 4, !dbg !251
  %99 = icmp eq i32 %98, 0, !dbg !251
  br i1 %99, label %100, label %101, !dbg !254

100:                                              ; preds = %95
  br label %102, !dbg !254

101:                                              ; preds = %95
  call void @__assert_fail(ptr noundef getelementptr inbounds ([9 x i8], ptr @.str.5, i64 0, i64 0), ptr noundef getelementptr inbounds ([21 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 70, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !251
  unreachable, !dbg !251

102:                                              ; preds = %100
  %103 = call i32 @sigpending(ptr noundef %5) #7, !dbg !255
  %104 = call i32 @sigismember(ptr noundef %5, i32 noundef 15) #7, !dbg !256
  %105 = icmp eq i32 %104, 1, !dbg !256
  br i1 %105, label %106, label %107, !dbg !259

106:                                              ; preds = %102
  br label %108, !dbg !259

107:                                              ; preds = %102
  call void @__assert_fail(ptr noundef getelementptr inbounds ([35 x i8], ptr @.str.12, i64 0, i64 0), ptr noundef getelementptr inbounds ([21 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 72, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !256
  unreachable, !dbg !256

108:                                              ; preds = %106
  %109 = call i32 @sigprocmask(i32 noundef 1, ptr noundef %4, ptr noundef null) #7, !dbg !260
  %110 = load volatile i32, ptr @got, align 4, !dbg !261
  %111 = icmp eq i32 %110, 15, !dbg !261
  br i1 %111, label %112, label %113, !dbg !264

112:                                              ; preds = %108
  br label %114, !dbg !264

113:                                              ; preds = %108
  call void @__assert_fail(ptr noundef getelementptr inbounds ([15 x i8], ptr @.str.13, i64 0, i64 0), ptr noundef getelementptr inbounds ([21 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 74, ptr noundef getelementptr inbounds ([15 x i8], ptr @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #8, !dbg !261
  unreachable, !dbg !261

114:                                              ; preds = %112
  ret i32 0, !dbg !265
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare ptr @signal(i32 noundef, ptr noundef) #2

define internal void @note(i32 noundef %0) #0 !dbg !266 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !267, metadata !DIExpression()), !dbg !268
  %3 = load i32, ptr %2, align 4, !dbg !269
  store volatile i32 %3, ptr @got, align 4, !dbg !270
  %4 = load volatile i32, ptr @depth, align 4, !dbg !271
  %5 = add nsw i32 %4, 1, !dbg !271
  store volatile i32 %5, ptr @depth, align 4, !dbg !271
  %6 = load volatile i32, ptr @depth, align 4, !dbg !272
  %7 = load volatile i32, ptr @deepest, align 4, !dbg !274
  %8 = icmp sgt i32 %6, %7, !dbg !275
  br i1 %8, label %9, label %11, !dbg !276

9:                                                ; preds = %1
  %10 = load volatile i32, ptr @depth, align 4, !dbg !277
  store volatile i32 %10, ptr @deepest, align 4, !dbg !278
  br label %11, !dbg !279

11:                                               ; preds = %9, %1
  %12 = load i32, ptr %2, align 4, !dbg !280
  %13 = icmp eq i32 %12, 10, !dbg !282
  br i1 %13, label %14, label %21, !dbg !283

14:                                               ; preds = %11
  %15 = load volatile i32, ptr @calls, align 4, !dbg !284
  %16 = add nsw i32 %15, 1, !dbg !284
  store volatile i32 %16, ptr @calls, align 4, !dbg !284
  %17 = icmp eq i32 %15, 0, !dbg !285
  br i1 %17, label %18, label %21, !dbg !286

18:                                               ; preds = %14
  %19 = load i32, ptr %2, align 4, !dbg !287
  %20 = call i32 @raise(i32 noundef %19) #7, !dbg !288
  br label %21, !dbg !288

21:                                               ; preds = %18, %14, %11
  %22 = load volatile i32, ptr @depth, align 4, !dbg !289
  %23 = add nsw i32 %22, -1, !dbg !289
  store volatile i32 %23, ptr @depth, align 4, !dbg !289
  ret void, !dbg !290
}

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare i32 @raise(i32 noundef) #2

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

define internal void @informed(i32 noundef %0, ptr noundef %1, ptr noundef %2) #0 !dbg !291 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 %0, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !292, metadata !DIExpression()), !dbg !293
  store ptr %1, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !294, metadata !DIExpression()), !dbg !295
  store ptr %2, ptr %6, align 8
  call void @llvm.dbg.declare(metadata ptr %6, metadata !296, metadata !DIExpression()), !dbg !297
  %7 = load ptr, ptr %5, align 8, !dbg !298
  %8 = getelementptr inbounds %struct.siginfo_t, ptr %7, i32 0, i32 0, !dbg !298
  %9 = load i32, ptr %8, align 8, !dbg !298
  %10 = load i32, ptr %4, align 4, !dbg !298
  %11 = icmp eq i32 %9, %10, !dbg !298
  br i1 %11, label %12, label %16, !dbg !298

12:                                               ; preds = %3
  %13 = load ptr, ptr %6, align 8, !dbg !298
  %14 = icmp ne ptr %13, null, !dbg !298
  br i1 %14, label %15, label %16, !dbg !301

15:                                               ; preds = %12
  br label %17, !dbg !301

16:                                               ; preds = %12, %3
  call void @__assert_fail(ptr noundef getelementptr inbounds ([43 x i8], ptr @.str.15, i64 0, i64 0), ptr noundef getelementptr inbounds ([21 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 29, ptr noundef getelementptr inbounds ([40 x i8], ptr @__PRETTY_FUNCTION__.informed, i64 0, i64 0)) #8, !dbg !298
  unreachable, !dbg !298

17:                                               ; preds = %15
  %18 = load i32, ptr %4, align 4, !dbg !302
  %19 = sub nsw i32 0, %18, !dbg !303
  store volatile i32 %19, ptr @got, align 4, !dbg !304
  ret void, !dbg !305
}

declare i32 @sigemptyset(ptr noundef) #2

declare i32 @sigaction(i32 noundef, ptr noundef, ptr noundef) #2

declare i32 @sigaddset(ptr noundef, i32 noundef) #2

declare i32 @sigismember(ptr noundef, i32 noundef) #2

declare i32 @pthread_sigmask(i32 noundef, ptr noundef, ptr noundef) #2

declare i32 @pthread_kill(i64 noundef, i32 noundef) #2

declare i64 @pthread_self() #5

declare i32 @sigpending(ptr noundef) #2

declare i32 @sigprocmask(i32 noundef, ptr noundef, ptr noundef) #2

define dso_local void @in_threads() #0 !dbg !306 {
  %1 = call ptr @signal(i32 noundef 10, ptr noundef @count_guarded) #7, !dbg !307
  call void @two(ptr noundef @send, i64 noundef 10), !dbg !308
  %2 = load i32, ptr @guarded, align 4, !dbg !309
  %3 = icmp eq i32 %2, 2, !dbg !309
  br i1 %3, label %4, label %5, !dbg !312

4:                                                ; preds = %0
  br label %6, !dbg !312

5:                                                ; preds = %0
  call void @__assert_fail(ptr noundef getelementptr inbounds ([13 x i8], ptr @.str.14, i64 0, i64 0), ptr noundef getelementptr inbounds ([21 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 105, ptr noundef getelementptr inbounds ([22 x i8], ptr @__PRETTY_FUNCTION__.in_threads, i64 0, i64 0)) #8, !dbg !309
  unreachable, !dbg !309

6:                                                ; preds = %4
  ret void, !dbg !313
}

define internal void @count_guarded(i32 noundef %0) #0 !dbg !314 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !315, metadata !DIExpression()), !dbg !316
  %3 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #7, !dbg !317
  %4 = load i32, ptr @guarded, align 4, !dbg !318
  %5 = add nsw i32 %4, 1, !dbg !318
  store i32 %5, ptr @guarded, align 4, !dbg !318
  %6 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #7, !dbg !319
  ret void, !dbg !320
}

define internal void @two(ptr noundef %0, i64 noundef %1) #0 !dbg !321 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca [2 x i64], align 16
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !327, metadata !DIExpression()), !dbg !328
  store i64 %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !329, metadata !DIExpression()), !dbg !330
  call void @llvm.dbg.declare(metadata ptr %5, metadata !331, metadata !DIExpression()), !dbg !336
  %6 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 0, !dbg !337
  %7 = load ptr, ptr %3, align 8, !dbg !338
  %8 = load i64, ptr %4, align 8, !dbg !339
  %9 = inttoptr i64 %8 to ptr, !dbg !340
  %10 = call i32 @pthread_create(ptr noundef %6, ptr noundef null, ptr noundef %7, ptr noundef %9) #7, !dbg !341
  %11 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 1, !dbg !342
  %12 = load ptr, ptr %3, align 8, !dbg !343
  %13 = load i64, ptr %4, align 8, !dbg !344
  %14 = inttoptr i64 %13 to ptr, !dbg !345
  %15 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef %12, ptr noundef %14) #7, !dbg !346
  %16 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 0, !dbg !347
  %17 = load i64, ptr %16, align 16, !dbg !347
  %18 = call i32 @pthread_join(i64 noundef %17, ptr noundef null), !dbg !348
  %19 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 1, !dbg !349
  %20 = load i64, ptr %19, align 8, !dbg !349
  %21 = call i32 @pthread_join(i64 noundef %20, ptr noundef null), !dbg !350
  ret void, !dbg !351
}

define internal ptr @send(ptr noundef %0) #0 !dbg !352 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !353, metadata !DIExpression()), !dbg !354
  %3 = load ptr, ptr %2, align 8, !dbg !355
  %4 = ptrtoint ptr %3 to i64, !dbg !356
  %5 = trunc i64 %4 to i32, !dbg !357
  %6 = call i32 @raise(i32 noundef %5) #7, !dbg !358
  ret ptr null, !dbg !359
}

define dso_local void @handler_races() #0 !dbg !360 {
  %1 = call ptr @signal(i32 noundef 10, ptr noundef @count) #7, !dbg !361
  call void @two(ptr noundef @send, i64 noundef 10), !dbg !362
  ret void, !dbg !363
}

define internal void @count(i32 noundef %0) #0 !dbg !364 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !365, metadata !DIExpression()), !dbg !366
  %3 = load i32, ptr @counted, align 4, !dbg !367
  %4 = add nsw i32 %3, 1, !dbg !367
  store i32 %4, ptr @counted, align 4, !dbg !367
  ret void, !dbg !368
}

define dso_local void @aborts() #0 !dbg !369 {
  %1 = call i32 @raise(i32 noundef 11) #7, !dbg !370
  ret void, !dbg !371
}

define dso_local void @terminates() #0 !dbg !372 {
  %1 = call i32 @atexit(ptr noundef @never) #7, !dbg !373
  %2 = call i32 @raise(i32 noundef 15) #7, !dbg !374
  ret void, !dbg !375
}

declare i32 @atexit(ptr noundef) #2

define internal void @never() #0 !dbg !376 {
  call void @__assert_fail(ptr noundef getelementptr inbounds ([2 x i8], ptr @.str.16, i64 0, i64 0), ptr noundef getelementptr inbounds ([21 x i8], ptr @.str.1, i64 0, i64 0), i32 noundef 115, ptr noundef getelementptr inbounds ([17 x i8], ptr @__PRETTY_FUNCTION__.never, i64 0, i64 0)) #8, !dbg !377
  unreachable, !dbg !377
}

define dso_local void @to_others() #0 !dbg !380 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !381, metadata !DIExpression()), !dbg !382
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @wait_for_nothing, ptr noundef null) #7, !dbg !383
  %3 = load i64, ptr %1, align 8, !dbg !384
  %4 = call i32 @pthread_kill(i64 noundef %3, i32 noundef 10) #7, !dbg !385
  ret void, !dbg !386
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal ptr @wait_for_nothing(ptr noundef %0) #0 !dbg !387 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !388, metadata !DIExpression()), !dbg !389
  ret ptr null, !dbg !390
}

define dso_local void @inherits() #0 !dbg !391 {
  %1 = alloca %struct.__sigset_t, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !392, metadata !DIExpression()), !dbg !393
  %2 = call i32 @sigfillset(ptr noundef %1) #7, !dbg !394
  %3 = call i32 @sigprocmask(i32 noundef 2, ptr noundef %1, ptr noundef null) #7, !dbg !395
  call void @two(ptr noundef @send, i64 noundef 10), !dbg !396
  ret void, !dbg !397
}

declare i32 @sigfillset(ptr noundef) #2

declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #6


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!62, !63, !64, !65, !66, !67, !68}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "got", scope: !2, file: !3, line: 16, type: !16, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !13, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "signals_to_oneself.c", directory: ".", checksumkind: CSK_MD5, checksum: "e77d68cfce6ee0364bbf40ff32e59de0")
!4 = !{!5, !11, !10, !12}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sighandler_t", file: !6, line: 72, baseType: !7)
!6 = !DIFile(filename: "include/signal.h", directory: ".", checksumkind: CSK_MD5, checksum: "331e107bf774bb600ec675d0db0b92ce")
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DISubroutineType(types: !9)
!9 = !{null, !10}
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!12 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!13 = !{!0, !14, !21, !23, !25, !27, !60}
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "calls", scope: !2, file: !3, line: 16, type: !16, isLocal: true, isDefinition: true)
!16 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !17)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "sig_atomic_t", file: !18, line: 8, baseType: !19)
!18 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/sig_atomic_t.h", directory: ".", checksumkind: CSK_MD5, checksum: "d9236f7e3e7f10f53aa9d4cd97f503cf")
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sig_atomic_t", file: !20, line: 215, baseType: !10)
!20 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "deepest", scope: !2, file: !3, line: 16, type: !16, isLocal: true, isDefinition: true)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "guarded", scope: !2, file: !3, line: 79, type: !10, isLocal: true, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "depth", scope: !2, file: !3, line: 16, type: !16, isLocal: true, isDefinition: true)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 78, type: !29, isLocal: true, isDefinition: true)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !30, line: 72, baseType: !31)
!30 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!31 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !30, line: 67, size: 320, elements: !32)
!32 = !{!33, !54, !59}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !31, file: !30, line: 69, baseType: !34, size: 320)
!34 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !35, line: 22, size: 320, elements: !36)
!35 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: ".", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!36 = !{!37, !38, !40, !41, !42, !43, !45, !46}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !34, file: !35, line: 24, baseType: !10, size: 32)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !34, file: !35, line: 25, baseType: !39, size: 32, offset: 32)
!39 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !34, file: !35, line: 26, baseType: !10, size: 32, offset: 64)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !34, file: !35, line: 28, baseType: !39, size: 32, offset: 96)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !34, file: !35, line: 32, baseType: !10, size: 32, offset: 128)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !34, file: !35, line: 34, baseType: !44, size: 16, offset: 160)
!44 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !34, file: !35, line: 35, baseType: !44, size: 16, offset: 176)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !34, file: !35, line: 36, baseType: !47, size: 128, offset: 192)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !48, line: 55, baseType: !49)
!48 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: ".", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!49 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !48, line: 51, size: 128, elements: !50)
!50 = !{!51, !53}
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !49, file: !48, line: 53, baseType: !52, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !49, size: 64)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !49, file: !48, line: 54, baseType: !52, size: 64, offset: 64)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !31, file: !30, line: 70, baseType: !55, size: 320)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !56, size: 320, elements: !57)
!56 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!57 = !{!58}
!58 = !DISubrange(count: 40)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !31, file: !30, line: 71, baseType: !12, size: 64)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(name: "counted", scope: !2, file: !3, line: 79, type: !10, isLocal: true, isDefinition: true)
!62 = !{i32 7, !"Dwarf Version", i32 5}
!63 = !{i32 2, !"Debug Info Version", i32 3}
!64 = !{i32 1, !"wchar_size", i32 4}
!65 = !{i32 7, !"PIC Level", i32 2}
!66 = !{i32 7, !"PIE Level", i32 2}
!67 = !{i32 7, !"uwtable", i32 1}
!68 = !{i32 7, !"frame-pointer", i32 2}
!69 = !{!"Debian clang version 14.0.6"}
!70 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 33, type: !71, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !73)
!71 = !DISubroutineType(types: !72)
!72 = !{!10}
!73 = !{}
!74 = !DILocalVariable(name: "action", scope: !70, file: !3, line: 34, type: !75)
!75 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "sigaction", file: !76, line: 27, size: 1216, elements: !77)
!76 = !DIFile(filename: "include/x86_64-linux-gnu/bits/sigaction.h", directory: ".", checksumkind: CSK_MD5, checksum: "95401d18e887df415f59d7a2cb411c28")
!77 = !{!78, !162, !172, !173}
!78 = !DIDerivedType(tag: DW_TAG_member, name: "__sigaction_handler", scope: !75, file: !76, line: 38, baseType: !79, size: 64)
!79 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !75, file: !76, line: 31, size: 64, elements: !80)
!80 = !{!81, !82}
!81 = !DIDerivedType(tag: DW_TAG_member, name: "sa_handler", scope: !79, file: !76, line: 34, baseType: !5, size: 64)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "sa_sigaction", scope: !79, file: !76, line: 36, baseType: !83, size: 64)
!83 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !84, size: 64)
!84 = !DISubroutineType(types: !85)
!85 = !{null, !10, !86, !11}
!86 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !87, size: 64)
!87 = !DIDerivedType(tag: DW_TAG_typedef, name: "siginfo_t", file: !88, line: 124, baseType: !89)
!88 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/siginfo_t.h", directory: ".", checksumkind: CSK_MD5, checksum: "023cf7b0ef843da262cf07900eda0ac5")
!89 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !88, line: 36, size: 1024, elements: !90)
!90 = !{!91, !92, !93, !94, !95}
!91 = !DIDerivedType(tag: DW_TAG_member, name: "si_signo", scope: !89, file: !88, line: 38, baseType: !10, size: 32)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "si_errno", scope: !89, file: !88, line: 40, baseType: !10, size: 32, offset: 32)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "si_code", scope: !89, file: !88, line: 42, baseType: !10, size: 32, offset: 64)
!94 = !DIDerivedType(tag: DW_TAG_member, name: "__pad0", scope: !89, file: !88, line: 48, baseType: !10, size: 32, offset: 96)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "_sifields", scope: !89, file: !88, line: 123, baseType: !96, size: 896, offset: 128)
!96 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !89, file: !88, line: 51, size: 896, elements: !97)
!97 = !{!98, !102, !109, !121, !127, !136, !151, !156}
!98 = !DIDerivedType(tag: DW_TAG_member, name: "_pad", scope: !96, file: !88, line: 53, baseType: !99, size: 896)
!99 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 896, elements: !100)
!100 = !{!101}
!101 = !DISubrange(count: 28)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "_kill", scope: !96, file: !88, line: 60, baseType: !103, size: 64)
!103 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !96, file: !88, line: 56, size: 64, elements: !104)
!104 = !{!105, !107}
!105 = !DIDerivedType(tag: DW_TAG_member, name: "si_pid", scope: !103, file: !88, line: 58, baseType: !106, size: 32)
!106 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pid_t", file: !20, line: 154, baseType: !10)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "si_uid", scope: !103, file: !88, line: 59, baseType: !108, size: 32, offset: 32)
!108 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uid_t", file: !20, line: 146, baseType: !39)
!109 = !DIDerivedType(tag: DW_TAG_member, name: "_timer", scope: !96, file: !88, line: 68, baseType: !110, size: 128)
!110 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !96, file: !88, line: 63, size: 128, elements: !111)
!111 = !{!112, !113, !114}
!112 = !DIDerivedType(tag: DW_TAG_member, name: "si_tid", scope: !110, file: !88, line: 65, baseType: !10, size: 32)
!113 = !DIDerivedType(tag: DW_TAG_member, name: "si_overrun", scope: !110, file: !88, line: 66, baseType: !10, size: 32, offset: 32)
!114 = !DIDerivedType(tag: DW_TAG_member, name: "si_sigval", scope: !110, file: !88, line: 67, baseType: !115, size: 64, offset: 64)
!115 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigval_t", file: !116, line: 30, baseType: !117)
!116 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/__sigval_t.h", directory: ".", checksumkind: CSK_MD5, checksum: "bc7605d16e396c16f725f8da13f6eb20")
!117 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "sigval", file: !116, line: 24, size: 64, elements: !118)
!118 = !{!119, !120}
!119 = !DIDerivedType(tag: DW_TAG_member, name: "sival_int", scope: !117, file: !116, line: 26, baseType: !10, size: 32)
!120 = !DIDerivedType(tag: DW_TAG_member, name: "sival_ptr", scope: !117, file: !116, line: 27, baseType: !11, size: 64)
!121 = !DIDerivedType(tag: DW_TAG_member, name: "_rt", scope: !96, file: !88, line: 76, baseType: !122, size: 128)
!122 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !96, file: !88, line: 71, size: 128, elements: !123)
!123 = !{!124, !125, !126}
!124 = !DIDerivedType(tag: DW_TAG_member, name: "si_pid", scope: !122, file: !88, line: 73, baseType: !106, size: 32)
!125 = !DIDerivedType(tag: DW_TAG_member, name: "si_uid", scope: !122, file: !88, line: 74, baseType: !108, size: 32, offset: 32)
!126 = !DIDerivedType(tag: DW_TAG_member, name: "si_sigval", scope: !122, file: !88, line: 75, baseType: !115, size: 64, offset: 64)
!127 = !DIDerivedType(tag: DW_TAG_member, name: "_sigchld", scope: !96, file: !88, line: 86, baseType: !128, size: 256)
!128 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !96, file: !88, line: 79, size: 256, elements: !129)
!129 = !{!130, !131, !132, !133, !135}
!130 = !DIDerivedType(tag: DW_TAG_member, name: "si_pid", scope: !128, file: !88, line: 81, baseType: !106, size: 32)
!131 = !DIDerivedType(tag: DW_TAG_member, name: "si_uid", scope: !128, file: !88, line: 82, baseType: !108, size: 32, offset: 32)
!132 = !DIDerivedType(tag: DW_TAG_member, name: "si_status", scope: !128, file: !88, line: 83, baseType: !10, size: 32, offset: 64)
!133 = !DIDerivedType(tag: DW_TAG_member, name: "si_utime", scope: !128, file: !88, line: 84, baseType: !134, size: 64, offset: 128)
!134 = !DIDerivedType(tag: DW_TAG_typedef, name: "__clock_t", file: !20, line: 156, baseType: !12)
!135 = !DIDerivedType(tag: DW_TAG_member, name: "si_stime", scope: !128, file: !88, line: 85, baseType: !134, size: 64, offset: 192)
!136 = !DIDerivedType(tag: DW_TAG_member, name: "_sigfault", scope: !96, file: !88, line: 105, baseType: !137, size: 256)
!137 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !96, file: !88, line: 89, size: 256, elements: !138)
!138 = !{!139, !140, !141}
!139 = !DIDerivedType(tag: DW_TAG_member, name: "si_addr", scope: !137, file: !88, line: 91, baseType: !11, size: 64)
!140 = !DIDerivedType(tag: DW_TAG_member, name: "si_addr_lsb", scope: !137, file: !88, line: 93, baseType: !44, size: 16, offset: 64)
!141 = !DIDerivedType(tag: DW_TAG_member, name: "_bounds", scope: !137, file: !88, line: 104, baseType: !142, size: 128, offset: 128)
!142 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !137, file: !88, line: 94, size: 128, elements: !143)
!143 = !{!144, !149}
!144 = !DIDerivedType(tag: DW_TAG_member, name: "_addr_bnd", scope: !142, file: !88, line: 101, baseType: !145, size: 128)
!145 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !142, file: !88, line: 97, size: 128, elements: !146)
!146 = !{!147, !148}
!147 = !DIDerivedType(tag: DW_TAG_member, name: "_lower", scope: !145, file: !88, line: 99, baseType: !11, size: 64)
!148 = !DIDerivedType(tag: DW_TAG_member, name: "_upper", scope: !145, file: !88, line: 100, baseType: !11, size: 64, offset: 64)
!149 = !DIDerivedType(tag: DW_TAG_member, name: "_pkey", scope: !142, file: !88, line: 103, baseType: !150, size: 32)
!150 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !20, line: 42, baseType: !39)
!151 = !DIDerivedType(tag: DW_TAG_member, name: "_sigpoll", scope: !96, file: !88, line: 112, baseType: !152, size: 128)
!152 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !96, file: !88, line: 108, size: 128, elements: !153)
!153 = !{!154, !155}
!154 = !DIDerivedType(tag: DW_TAG_member, name: "si_band", scope: !152, file: !88, line: 110, baseType: !12, size: 64)
!155 = !DIDerivedType(tag: DW_TAG_member, name: "si_fd", scope: !152, file: !88, line: 111, baseType: !10, size: 32, offset: 64)
!156 = !DIDerivedType(tag: DW_TAG_member, name: "_sigsys", scope: !96, file: !88, line: 121, baseType: !157, size: 128)
!157 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !96, file: !88, line: 116, size: 128, elements: !158)
!158 = !{!159, !160, !161}
!159 = !DIDerivedType(tag: DW_TAG_member, name: "_call_addr", scope: !157, file: !88, line: 118, baseType: !11, size: 64)
!160 = !DIDerivedType(tag: DW_TAG_member, name: "_syscall", scope: !157, file: !88, line: 119, baseType: !10, size: 32, offset: 64)
!161 = !DIDerivedType(tag: DW_TAG_member, name: "_arch", scope: !157, file: !88, line: 120, baseType: !39, size: 32, offset: 96)
!162 = !DIDerivedType(tag: DW_TAG_member, name: "sa_mask", scope: !75, file: !76, line: 46, baseType: !163, size: 1024, offset: 64)
!163 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !164, line: 8, baseType: !165)
!164 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/__sigset_t.h", directory: ".", checksumkind: CSK_MD5, checksum: "acc6b14c0967857fec362a8d433e1cf2")
!165 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !164, line: 5, size: 1024, elements: !166)
!166 = !{!167}
!167 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !165, file: !164, line: 7, baseType: !168, size: 1024)
!168 = !DICompositeType(tag: DW_TAG_array_type, baseType: !169, size: 1024, elements: !170)
!169 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!170 = !{!171}
!171 = !DISubrange(count: 16)
!172 = !DIDerivedType(tag: DW_TAG_member, name: "sa_flags", scope: !75, file: !76, line: 49, baseType: !10, size: 32, offset: 1088)
!173 = !DIDerivedType(tag: DW_TAG_member, name: "sa_restorer", scope: !75, file: !76, line: 52, baseType: !174, size: 64, offset: 1152)
!174 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !175, size: 64)
!175 = !DISubroutineType(types: !176)
!176 = !{null}
!177 = !DILocation(line: 34, column: 20, scope: !70)
!178 = !DILocalVariable(name: "old", scope: !70, file: !3, line: 34, type: !75)
!179 = !DILocation(line: 34, column: 28, scope: !70)
!180 = !DILocalVariable(name: "set", scope: !70, file: !3, line: 35, type: !181)
!181 = !DIDerivedType(tag: DW_TAG_typedef, name: "sigset_t", file: !182, line: 7, baseType: !163)
!182 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/sigset_t.h", directory: ".", checksumkind: CSK_MD5, checksum: "c2b978aaf49d5c0e2b1e9c2e1b7f7848")
!183 = !DILocation(line: 35, column: 12, scope: !70)
!184 = !DILocalVariable(name: "before", scope: !70, file: !3, line: 35, type: !181)
!185 = !DILocation(line: 35, column: 17, scope: !70)
!186 = !DILocation(line: 37, column: 3, scope: !187)
!187 = distinct !DILexicalBlock(scope: !188, file: !3, line: 37, column: 3)
!188 = distinct !DILexicalBlock(scope: !70, file: !3, line: 37, column: 3)
!189 = !DILocation(line: 37, column: 3, scope: !188)
!190 = !DILocation(line: 38, column: 3, scope: !191)
!191 = distinct !DILexicalBlock(scope: !192, file: !3, line: 38, column: 3)
!192 = distinct !DILexicalBlock(scope: !70, file: !3, line: 38, column: 3)
!193 = !DILocation(line: 38, column: 3, scope: !192)
!194 = !DILocation(line: 39, column: 3, scope: !195)
!195 = distinct !DILexicalBlock(scope: !196, file: !3, line: 39, column: 3)
!196 = distinct !DILexicalBlock(scope: !70, file: !3, line: 39, column: 3)
!197 = !DILocation(line: 39, column: 3, scope: !196)
!198 = !DILocation(line: 41, column: 11, scope: !70)
!199 = !DILocation(line: 42, column: 3, scope: !70)
!200 = !DILocation(line: 43, column: 3, scope: !70)
!201 = !DILocation(line: 44, column: 3, scope: !202)
!202 = distinct !DILexicalBlock(scope: !203, file: !3, line: 44, column: 3)
!203 = distinct !DILexicalBlock(scope: !70, file: !3, line: 44, column: 3)
!204 = !DILocation(line: 44, column: 3, scope: !203)
!205 = !DILocation(line: 46, column: 3, scope: !70)
!206 = !DILocation(line: 47, column: 7, scope: !70)
!207 = !DILocation(line: 48, column: 3, scope: !70)
!208 = !DILocation(line: 49, column: 3, scope: !209)
!209 = distinct !DILexicalBlock(scope: !210, file: !3, line: 49, column: 3)
!210 = distinct !DILexicalBlock(scope: !70, file: !3, line: 49, column: 3)
!211 = !DILocation(line: 49, column: 3, scope: !210)
!212 = !DILocation(line: 50, column: 3, scope: !70)
!213 = !DILocation(line: 51, column: 3, scope: !214)
!214 = distinct !DILexicalBlock(scope: !215, file: !3, line: 51, column: 3)
!215 = distinct !DILexicalBlock(scope: !70, file: !3, line: 51, column: 3)
!216 = !DILocation(line: 51, column: 3, scope: !215)
!217 = !DILocation(line: 53, column: 3, scope: !70)
!218 = !DILocation(line: 54, column: 10, scope: !70)
!219 = !DILocation(line: 54, column: 23, scope: !70)
!220 = !DILocation(line: 55, column: 10, scope: !70)
!221 = !DILocation(line: 55, column: 19, scope: !70)
!222 = !DILocation(line: 56, column: 23, scope: !70)
!223 = !DILocation(line: 56, column: 3, scope: !70)
!224 = !DILocation(line: 57, column: 3, scope: !225)
!225 = distinct !DILexicalBlock(scope: !226, file: !3, line: 57, column: 3)
!226 = distinct !DILexicalBlock(scope: !70, file: !3, line: 57, column: 3)
!227 = !DILocation(line: 57, column: 3, scope: !226)
!228 = !DILocation(line: 58, column: 3, scope: !70)
!229 = !DILocation(line: 59, column: 3, scope: !230)
!230 = distinct !DILexicalBlock(scope: !231, file: !3, line: 59, column: 3)
!231 = distinct !DILexicalBlock(scope: !70, file: !3, line: 59, column: 3)
!232 = !DILocation(line: 59, column: 3, scope: !231)
!233 = !DILocation(line: 60, column: 3, scope: !234)
!234 = distinct !DILexicalBlock(scope: !235, file: !3, line: 60, column: 3)
!235 = distinct !DILexicalBlock(scope: !70, file: !3, line: 60, column: 3)
!236 = !DILocation(line: 60, column: 3, scope: !235)
!237 = !DILocation(line: 63, column: 3, scope: !70)
!238 = !DILocation(line: 64, column: 3, scope: !70)
!239 = !DILocation(line: 65, column: 3, scope: !70)
!240 = !DILocation(line: 66, column: 3, scope: !241)
!241 = distinct !DILexicalBlock(scope: !242, file: !3, line: 66, column: 3)
!242 = distinct !DILexicalBlock(scope: !70, file: !3, line: 66, column: 3)
!243 = !DILocation(line: 66, column: 3, scope: !242)
!244 = !DILocation(line: 67, column: 3, scope: !245)
!245 = distinct !DILexicalBlock(scope: !246, file: !3, line: 67, column: 3)
!246 = distinct !DILexicalBlock(scope: !70, file: !3, line: 67, column: 3)
!247 = !DILocation(line: 67, column: 3, scope: !246)
!248 = !DILocation(line: 68, column: 7, scope: !70)
!249 = !DILocation(line: 69, column: 16, scope: !70)
!250 = !DILocation(line: 69, column: 3, scope: !70)
!251 = !DILocation(line: 70, column: 3, scope: !252)
!252 = distinct !DILexicalBlock(scope: !253, file: !3, line: 70, column: 3)
!253 = distinct !DILexicalBlock(scope: !70, file: !3, line: 70, column: 3)
!254 = !DILocation(line: 70, column: 3, scope: !253)
!255 = !DILocation(line: 71, column: 3, scope: !70)
!256 = !DILocation(line: 72, column: 3, scope: !257)
!257 = distinct !DILexicalBlock(scope: !258, file: !3, line: 72, column: 3)
!258 = distinct !DILexicalBlock(scope: !70, file: !3, line: 72, column: 3)
!259 = !DILocation(line: 72, column: 3, scope: !258)
!260 = !DILocation(line: 73, column: 3, scope: !70)
!261 = !DILocation(line: 74, column: 3, scope: !262)
!262 = distinct !DILexicalBlock(scope: !263, file: !3, line: 74, column: 3)
!263 = distinct !DILexicalBlock(scope: !70, file: !3, line: 74, column: 3)
!264 = !DILocation(line: 74, column: 3, scope: !263)
!265 = !DILocation(line: 75, column: 3, scope: !70)
!266 = distinct !DISubprogram(name: "note", scope: !3, file: !3, line: 18, type: !8, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !73)
!267 = !DILocalVariable(name: "number", arg: 1, scope: !266, file: !3, line: 18, type: !10)
!268 = !DILocation(line: 18, column: 22, scope: !266)
!269 = !DILocation(line: 19, column: 9, scope: !266)
!270 = !DILocation(line: 19, column: 7, scope: !266)
!271 = !DILocation(line: 20, column: 8, scope: !266)
!272 = !DILocation(line: 21, column: 7, scope: !273)
!273 = distinct !DILexicalBlock(scope: !266, file: !3, line: 21, column: 7)
!274 = !DILocation(line: 21, column: 15, scope: !273)
!275 = !DILocation(line: 21, column: 13, scope: !273)
!276 = !DILocation(line: 21, column: 7, scope: !266)
!277 = !DILocation(line: 22, column: 15, scope: !273)
!278 = !DILocation(line: 22, column: 13, scope: !273)
!279 = !DILocation(line: 22, column: 5, scope: !273)
!280 = !DILocation(line: 23, column: 7, scope: !281)
!281 = distinct !DILexicalBlock(scope: !266, file: !3, line: 23, column: 7)
!282 = !DILocation(line: 23, column: 14, scope: !281)
!283 = !DILocation(line: 23, column: 25, scope: !281)
!284 = !DILocation(line: 23, column: 33, scope: !281)
!285 = !DILocation(line: 23, column: 36, scope: !281)
!286 = !DILocation(line: 23, column: 7, scope: !266)
!287 = !DILocation(line: 24, column: 11, scope: !281)
!288 = !DILocation(line: 24, column: 5, scope: !281)
!289 = !DILocation(line: 25, column: 8, scope: !266)
!290 = !DILocation(line: 26, column: 1, scope: !266)
!291 = distinct !DISubprogram(name: "informed", scope: !3, file: !3, line: 28, type: !84, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !73)
!292 = !DILocalVariable(name: "number", arg: 1, scope: !291, file: !3, line: 28, type: !10)
!293 = !DILocation(line: 28, column: 26, scope: !291)
!294 = !DILocalVariable(name: "information", arg: 2, scope: !291, file: !3, line: 28, type: !86)
!295 = !DILocation(line: 28, column: 45, scope: !291)
!296 = !DILocalVariable(name: "context", arg: 3, scope: !291, file: !3, line: 28, type: !11)
!297 = !DILocation(line: 28, column: 64, scope: !291)
!298 = !DILocation(line: 29, column: 3, scope: !299)
!299 = distinct !DILexicalBlock(scope: !300, file: !3, line: 29, column: 3)
!300 = distinct !DILexicalBlock(scope: !291, file: !3, line: 29, column: 3)
!301 = !DILocation(line: 29, column: 3, scope: !300)
!302 = !DILocation(line: 30, column: 10, scope: !291)
!303 = !DILocation(line: 30, column: 9, scope: !291)
!304 = !DILocation(line: 30, column: 7, scope: !291)
!305 = !DILocation(line: 31, column: 1, scope: !291)
!306 = distinct !DISubprogram(name: "in_threads", scope: !3, file: !3, line: 102, type: !175, scopeLine: 102, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !73)
!307 = !DILocation(line: 103, column: 3, scope: !306)
!308 = !DILocation(line: 104, column: 3, scope: !306)
!309 = !DILocation(line: 105, column: 3, scope: !310)
!310 = distinct !DILexicalBlock(scope: !311, file: !3, line: 105, column: 3)
!311 = distinct !DILexicalBlock(scope: !306, file: !3, line: 105, column: 3)
!312 = !DILocation(line: 105, column: 3, scope: !311)
!313 = !DILocation(line: 106, column: 1, scope: !306)
!314 = distinct !DISubprogram(name: "count_guarded", scope: !3, file: !3, line: 83, type: !8, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !73)
!315 = !DILocalVariable(name: "number", arg: 1, scope: !314, file: !3, line: 83, type: !10)
!316 = !DILocation(line: 83, column: 31, scope: !314)
!317 = !DILocation(line: 84, column: 3, scope: !314)
!318 = !DILocation(line: 85, column: 10, scope: !314)
!319 = !DILocation(line: 86, column: 3, scope: !314)
!320 = !DILocation(line: 87, column: 1, scope: !314)
!321 = distinct !DISubprogram(name: "two", scope: !3, file: !3, line: 94, type: !322, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !73)
!322 = !DISubroutineType(types: !323)
!323 = !{null, !324, !12}
!324 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !325, size: 64)
!325 = !DISubroutineType(types: !326)
!326 = !{!11, !11}
!327 = !DILocalVariable(name: "start", arg: 1, scope: !321, file: !3, line: 94, type: !324)
!328 = !DILocation(line: 94, column: 25, scope: !321)
!329 = !DILocalVariable(name: "number", arg: 2, scope: !321, file: !3, line: 94, type: !12)
!330 = !DILocation(line: 94, column: 46, scope: !321)
!331 = !DILocalVariable(name: "threads", scope: !321, file: !3, line: 95, type: !332)
!332 = !DICompositeType(tag: DW_TAG_array_type, baseType: !333, size: 128, elements: !334)
!333 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !30, line: 27, baseType: !169)
!334 = !{!335}
!335 = !DISubrange(count: 2)
!336 = !DILocation(line: 95, column: 13, scope: !321)
!337 = !DILocation(line: 96, column: 19, scope: !321)
!338 = !DILocation(line: 96, column: 37, scope: !321)
!339 = !DILocation(line: 96, column: 52, scope: !321)
!340 = !DILocation(line: 96, column: 44, scope: !321)
!341 = !DILocation(line: 96, column: 3, scope: !321)
!342 = !DILocation(line: 97, column: 19, scope: !321)
!343 = !DILocation(line: 97, column: 37, scope: !321)
!344 = !DILocation(line: 97, column: 52, scope: !321)
!345 = !DILocation(line: 97, column: 44, scope: !321)
!346 = !DILocation(line: 97, column: 3, scope: !321)
!347 = !DILocation(line: 98, column: 16, scope: !321)
!348 = !DILocation(line: 98, column: 3, scope: !321)
!349 = !DILocation(line: 99, column: 16, scope: !321)
!350 = !DILocation(line: 99, column: 3, scope: !321)
!351 = !DILocation(line: 100, column: 1, scope: !321)
!352 = distinct !DISubprogram(name: "send", scope: !3, file: !3, line: 89, type: !325, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !73)
!353 = !DILocalVariable(name: "number", arg: 1, scope: !352, file: !3, line: 89, type: !11)
!354 = !DILocation(line: 89, column: 25, scope: !352)
!355 = !DILocation(line: 90, column: 20, scope: !352)
!356 = !DILocation(line: 90, column: 14, scope: !352)
!357 = !DILocation(line: 90, column: 9, scope: !352)
!358 = !DILocation(line: 90, column: 3, scope: !352)
!359 = !DILocation(line: 91, column: 3, scope: !352)
!360 = distinct !DISubprogram(name: "handler_races", scope: !3, file: !3, line: 108, type: !175, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !73)
!361 = !DILocation(line: 109, column: 3, scope: !360)
!362 = !DILocation(line: 110, column: 3, scope: !360)
!363 = !DILocation(line: 111, column: 1, scope: !360)
!364 = distinct !DISubprogram(name: "count", scope: !3, file: !3, line: 81, type: !8, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !73)
!365 = !DILocalVariable(name: "number", arg: 1, scope: !364, file: !3, line: 81, type: !10)
!366 = !DILocation(line: 81, column: 23, scope: !364)
!367 = !DILocation(line: 81, column: 40, scope: !364)
!368 = !DILocation(line: 81, column: 44, scope: !364)
!369 = distinct !DISubprogram(name: "aborts", scope: !3, file: !3, line: 113, type: !175, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !73)
!370 = !DILocation(line: 113, column: 21, scope: !369)
!371 = !DILocation(line: 113, column: 37, scope: !369)
!372 = distinct !DISubprogram(name: "terminates", scope: !3, file: !3, line: 117, type: !175, scopeLine: 117, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !73)
!373 = !DILocation(line: 118, column: 3, scope: !372)
!374 = !DILocation(line: 119, column: 3, scope: !372)
!375 = !DILocation(line: 120, column: 1, scope: !372)
!376 = distinct !DISubprogram(name: "never", scope: !3, file: !3, line: 115, type: !175, scopeLine: 115, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !73)
!377 = !DILocation(line: 115, column: 27, scope: !378)
!378 = distinct !DILexicalBlock(scope: !379, file: !3, line: 115, column: 27)
!379 = distinct !DILexicalBlock(scope: !376, file: !3, line: 115, column: 27)
!380 = distinct !DISubprogram(name: "to_others", scope: !3, file: !3, line: 124, type: !175, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !73)
!381 = !DILocalVariable(name: "thread", scope: !380, file: !3, line: 125, type: !333)
!382 = !DILocation(line: 125, column: 13, scope: !380)
!383 = !DILocation(line: 126, column: 3, scope: !380)
!384 = !DILocation(line: 127, column: 16, scope: !380)
!385 = !DILocation(line: 127, column: 3, scope: !380)
!386 = !DILocation(line: 128, column: 1, scope: !380)
!387 = distinct !DISubprogram(name: "wait_for_nothing", scope: !3, file: !3, line: 122, type: !325, scopeLine: 122, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !73)
!388 = !DILocalVariable(name: "unused", arg: 1, scope: !387, file: !3, line: 122, type: !11)
!389 = !DILocation(line: 122, column: 37, scope: !387)
!390 = !DILocation(line: 122, column: 47, scope: !387)
!391 = distinct !DISubprogram(name: "inherits", scope: !3, file: !3, line: 130, type: !175, scopeLine: 130, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !73)
!392 = !DILocalVariable(name: "all", scope: !391, file: !3, line: 131, type: !181)
!393 = !DILocation(line: 131, column: 12, scope: !391)
!394 = !DILocation(line: 132, column: 3, scope: !391)
!395 = !DILocation(line: 133, column: 3, scope: !391)
!396 = !DILocation(line: 134, column: 3, scope: !391)
!397 = !DILocation(line: 135, column: 1, scope: !391)
