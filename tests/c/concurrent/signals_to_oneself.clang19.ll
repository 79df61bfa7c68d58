source_filename = "signals_to_oneself.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
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

@.str = private unnamed_addr constant [32 x i8] c"signal(SIGINT, note) == SIG_DFL\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [21 x i8] c"signals_to_oneself.c\00", align 1, !dbg !7
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !12
@.str.2 = private unnamed_addr constant [29 x i8] c"signal(SIGINT, note) == note\00", align 1, !dbg !18
@got = internal global i32 0, align 4, !dbg !23
@.str.3 = private unnamed_addr constant [36 x i8] c"raise(SIGINT) == 0 && got == SIGINT\00", align 1, !dbg !36
@deepest = internal global i32 0, align 4, !dbg !106
@calls = internal global i32 0, align 4, !dbg !99
@.str.4 = private unnamed_addr constant [45 x i8] c"got == SIGUSR1 && deepest == 1 && calls == 2\00", align 1, !dbg !41
@.str.5 = private unnamed_addr constant [9 x i8] c"got == 0\00", align 1, !dbg !46
@.str.6 = private unnamed_addr constant [53 x i8] c"signal(SIGKILL, note) == SIG_ERR && raise(1000) != 0\00", align 1, !dbg !51
@.str.7 = private unnamed_addr constant [39 x i8] c"sigaction(SIGUSR2, &action, NULL) == 0\00", align 1, !dbg !56
@.str.8 = private unnamed_addr constant [16 x i8] c"got == -SIGUSR2\00", align 1, !dbg !61
@.str.9 = private unnamed_addr constant [65 x i8] c"sigaction(SIGUSR2, NULL, &old) == 0 && old.sa_handler == SIG_DFL\00", align 1, !dbg !66
@.str.10 = private unnamed_addr constant [66 x i8] c"sigismember(&set, SIGTERM) == 1 && sigismember(&set, SIGINT) == 0\00", align 1, !dbg !71
@.str.11 = private unnamed_addr constant [81 x i8] c"pthread_sigmask(SIG_BLOCK, &set, &before) == 0 && !sigismember(&before, SIGTERM)\00", align 1, !dbg !76
@.str.12 = private unnamed_addr constant [35 x i8] c"sigismember(&before, SIGTERM) == 1\00", align 1, !dbg !81
@.str.13 = private unnamed_addr constant [15 x i8] c"got == SIGTERM\00", align 1, !dbg !86
@guarded = internal global i32 0, align 4, !dbg !108
@.str.14 = private unnamed_addr constant [13 x i8] c"guarded == 2\00", align 1, !dbg !89
@__PRETTY_FUNCTION__.in_threads = private unnamed_addr constant [22 x i8] c"void in_threads(void)\00", align 1, !dbg !94
@depth = internal global i32 0, align 4, !dbg !110
@.str.15 = private unnamed_addr constant [43 x i8] c"information->si_signo == number && context\00", align 1, !dbg !112
@__PRETTY_FUNCTION__.informed = private unnamed_addr constant [40 x i8] c"void informed(int, siginfo_t *, void *)\00", align 1, !dbg !117
@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !122
@counted = internal global i32 0, align 4, !dbg !152
@.str.16 = private unnamed_addr constant [2 x i8] c"0\00", align 1, !dbg !154
@__PRETTY_FUNCTION__.never = private unnamed_addr constant [17 x i8] c"void never(void)\00", align 1, !dbg !159

define dso_local i32 @main() #0 !dbg !172 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.sigaction, align 8
  %3 = alloca %struct.sigaction, align 8
  %4 = alloca %struct.__sigset_t, align 8
  %5 = alloca %struct.__sigset_t, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !176, !DIExpression(), !277)
    #dbg_declare(ptr %3, !278, !DIExpression(), !279)
    #dbg_declare(ptr %4, !280, !DIExpression(), !283)
    #dbg_declare(ptr %5, !284, !DIExpression(), !285)
  %6 = call ptr @signal(i32 noundef 2, ptr noundef @note) #6, !dbg !286
  %7 = icmp eq ptr %6, null, !dbg !286
  br i1 %7, label %8, label %9, !dbg !289

8:                                                ; preds = %0
  br label %10, !dbg !289

9:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 37, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !286
  unreachable, !dbg !286

10:                                               ; preds = %8
  %11 = call ptr @signal(i32 noundef 2, ptr noundef @note) #6, !dbg !290
  %12 = icmp eq ptr %11, @note, !dbg !290
  br i1 %12, label %13, label %14, !dbg !293

13:                                               ; preds = %10
  br label %15, !dbg !293

14:                                               ; preds = %10
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 38, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !290
  unreachable, !dbg !290

15:                                               ; preds = %13
  %16 = call i32 @raise(i32 noundef 2) #6, !dbg !294
  %17 = icmp eq i32 %16, 0, !dbg !294
  br i1 %17, label %18, label %22, !dbg !294

18:                                               ; preds = %15
  %19 = load volatile i32, ptr @got, align 4, !dbg !294
  %20 = icmp eq i32 %19, 2, !dbg !294
  br i1 %20, label %21, label %22, !dbg !297

21:                                               ; preds = %18
  br label %23, !dbg !297

22:                                               ; preds = %18, %15
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 39, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !294
  unreachable, !dbg !294

23:                                               ; preds = %21
  store volatile i32 0, ptr @deepest, align 4, !dbg !298
  %24 = call ptr @signal(i32 noundef 10, ptr noundef @note) #6, !dbg !299
  %25 = call i32 @raise(i32 noundef 10) #6, !dbg !300
  %26 = load volatile i32, ptr @got, align 4, !dbg !301
  %27 = icmp eq i32 %26, 10, !dbg !301
  br i1 %27, label %28, label %35, !dbg !301

28:                                               ; preds = %23
  %29 = load volatile i32, ptr @deepest, align 4, !dbg !301
  %30 = icmp eq i32 %29, 1, !dbg !301
  br i1 %30, label %31, label %35, !dbg !301

31:                                               ; preds = %28
  %32 = load volatile i32, ptr @calls, align 4, !dbg !301
  %33 = icmp eq i32 %32, 2, !dbg !301
  br i1 %33, label %34, label %35, !dbg !304

34:                                               ; preds = %31
  br label %36, !dbg !304

35:                                               ; preds = %31, %28, %23
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 44, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !301
  unreachable, !dbg !301

36:                                               ; preds = %34
  %37 = call ptr @signal(i32 noundef 2, ptr noundef inttoptr (i64 1 to ptr)) #6, !dbg !305
  store volatile i32 0, ptr @got, align 4, !dbg !306
  %38 = call i32 @raise(i32 noundef 2) #6, !dbg !307
  %39 = load volatile i32, ptr @got, align 4, !dbg !308
  %40 = icmp eq i32 %39, 0, !dbg !308
  br i1 %40, label %41, label %42, !dbg !311

41:                                               ; preds = %36
  br label %43, !dbg !311

42:                                               ; preds = %36
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 49, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !308
  unreachable, !dbg !308

43:                                               ; preds = %41
  %44 = call i32 @raise(i32 noundef 17) #6, !dbg !312
  %45 = call ptr @signal(i32 noundef 9, ptr noundef @note) #6, !dbg !313
  %46 = icmp eq ptr %45, inttoptr (i64 -1 to ptr), !dbg !313
  br i1 %46, label %47, label %51, !dbg !313

47:                                               ; preds = %43
  %48 = call i32 @raise(i32 noundef 1000) #6, !dbg !313
  %49 = icmp ne i32 %48, 0, !dbg !313
  br i1 %49, label %50, label %51, !dbg !316

50:                                               ; preds = %47
  br label %52, !dbg !316

51:                                               ; preds = %47, %43
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 51, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !313
  unreachable, !dbg !313

52:                                               ; preds = %50
  call void @llvm.memset.p0.i64(ptr align 8 %2, i8 0, i64 152, i1 false), !dbg !317
  %53 = getelementptr inbounds %struct.sigaction, ptr %2, i32 0, i32 0, !dbg !318
  store ptr @informed, ptr %53, align 8, !dbg !319
  %54 = getelementptr inbounds %struct.sigaction, ptr %2, i32 0, i32 2, !dbg !320
  store i32 -2147483644, ptr %54, align 8, !dbg !321
  %55 = getelementptr inbounds %struct.sigaction, ptr %2, i32 0, i32 1, !dbg !322
  %56 = call i32 @sigemptyset(ptr noundef %55) #6, !dbg !323
  %57 = call i32 @sigaction(i32 noundef 12, ptr noundef %2, ptr noundef null) #6, !dbg !324
  %58 = icmp eq i32 %57, 0, !dbg !324
  br i1 %58, label %59, label %60, !dbg !327

59:                                               ; preds = %52
  br label %61, !dbg !327

60:                                               ; preds = %52
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 57, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !324
  unreachable, !dbg !324

61:                                               ; preds = %59
  %62 = call i32 @raise(i32 noundef 12) #6, !dbg !328
  %63 = load volatile i32, ptr @got, align 4, !dbg !329
  %64 = icmp eq i32 %63, -12, !dbg !329
  br i1 %64, label %65, label %66, !dbg !332

65:                                               ; preds = %61
  br label %67, !dbg !332

66:                                               ; preds = %61
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.1, i32 noundef 59, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !329
  unreachable, !dbg !329

67:                                               ; preds = %65
  %68 = call i32 @sigaction(i32 noundef 12, ptr noundef null, ptr noundef %3) #6, !dbg !333
  %69 = icmp eq i32 %68, 0, !dbg !333
  br i1 %69, label %70, label %75, !dbg !333

70:                                               ; preds = %67
  %71 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 0, !dbg !333
  %72 = load ptr, ptr %71, align 8, !dbg !333
  %73 = icmp eq ptr %72, null, !dbg !333
  br i1 %73, label %74, label %75, !dbg !336

74:                                               ; preds = %70
  br label %76, !dbg !336

75:                                               ; preds = %70, %67
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.1, i32 noundef 60, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !333
  unreachable, !dbg !333

76:                                               ; preds = %74
  %77 = call ptr @signal(i32 noundef 15, ptr noundef @note) #6, !dbg !337
  %78 = call i32 @sigemptyset(ptr noundef %4) #6, !dbg !338
  %79 = call i32 @sigaddset(ptr noundef %4, i32 noundef 15) #6, !dbg !339
  %80 = call i32 @sigismember(ptr noundef %4, i32 noundef 15) #6, !dbg !340
  %81 = icmp eq i32 %80, 1, !dbg !340
  br i1 %81, label %82, label %86, !dbg !340

82:                                               ; preds = %76
  %83 = call i32 @sigismember(ptr noundef %4, i32 noundef 2) #6, !dbg !340
  %84 = icmp eq i32 %83, 0, !dbg !340
  br i1 %84, label %85, label %86, !dbg !343

85:                                               ; preds = %82
  br label %87, !dbg !343

86:                                               ; preds = %82, %76
  call void @__assert_fail(ptr noundef @.str.10, ptr noundef @.str.1, i32 noundef 66, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !340
  unreachable, !dbg !340

87:                                               ; preds = %85
  %88 = call i32 @pthread_sigmask(i32 noundef 0, ptr noundef %4, ptr noundef %5) #6, !dbg !344
  %89 = icmp eq i32 %88, 0, !dbg !344
  br i1 %89, label %90, label %94, !dbg !344

90:                                               ; preds = %87
  %91 = call i32 @sigismember(ptr noundef %5, i32 noundef 15) #6, !dbg !344
  %92 = icmp ne i32 %91, 0, !dbg !344
  br i1 %92, label %94, label %93, !dbg !347

93:                                               ; preds = %90
  br label %95, !dbg !347

94:                                               ; preds = %90, %87
  call void @__assert_fail(ptr noundef @.str.11, ptr noundef @.str.1, i32 noundef 67, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !344
  unreachable, !dbg !344

95:                                               ; preds = %93
  store volatile i32 0, ptr @got, align 4, !dbg !348
  %96 = call i64 @pthread_self() #8, !dbg !349
  %97 = call i32 @pthread_kill(i64 noundef %96, i32 noundef 15) #6, !dbg !350
  %98 = load volatile i32, ptr @got, align 4, !dbg !351
  %99 = icmp eq i32 %98, 0, !dbg !351
  br i1 %99, label %100, label %101, !dbg !354

100:                                              ; preds = %95
  br label %102, !dbg !354

101:                                              ; preds = %95
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 70, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !351
  unreachable, !dbg !351

102:                                              ; preds = %100
  %103 = call i32 @sigpending(ptr noundef %5) #6, !dbg !355
  %104 = call i32 @sigismember(ptr noundef %5, i32 noundef 15) #6, !dbg !356
  %105 = icmp eq i32 %104, 1, !dbg !356
  br i1 %105, label %106, label %107, !dbg !359

106:                                              ; preds = %102
  br label %108, !dbg !359

107:                                              ; preds = %102
  call void @__assert_fail(ptr noundef @.str.12, ptr noundef @.str.1, i32 noundef 72, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !356
  unreachable, !dbg !356

108:                                              ; preds = %106
  %109 = call i32 @sigprocmask(i32 noundef 1, ptr noundef %4, ptr noundef null) #6, !dbg !360
  %110 = load volatile i32, ptr @got, align 4, !dbg !361
  %111 = icmp eq i32 %110, 15, !dbg !361
  br i1 %111, label %112, label %113, !dbg !364

112:                                              ; preds = %108
  br label %114, !dbg !364

113:                                              ; preds = %108
  call void @__assert_fail(ptr noundef @.str.13, ptr noundef @.str.1, i32 noundef 74, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !361
  unreachable, !dbg !361

114:                                              ; preds = %112
  ret i32 0, !dbg !365
}

declare ptr @signal(i32 noundef, ptr noundef) #1

define internal void @note(i32 noundef %0) #0 !dbg !366 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !367, !DIExpression(), !368)
  %3 = load i32, ptr %2, align 4, !dbg !369
  store volatile i32 %3, ptr @got, align 4, !dbg !370
  %4 = load volatile i32, ptr @depth, align 4, !dbg !371
  %5 = add nsw i32 %4, 1, !dbg !371
  store volatile i32 %5, ptr @depth, align 4, !dbg !371
  %6 = load volatile i32, ptr @depth, align 4, !dbg !372
  %7 = load volatile i32, ptr @deepest, align 4, !dbg !374
  %8 = icmp sgt i32 %6, %7, !dbg !375
  br i1 %8, label %9, label %11, !dbg !376

9:                                                ; preds = %1
  %10 = load volatile i32, ptr @depth, align 4, !dbg !377
  store volatile i32 %10, ptr @deepest, align 4, !dbg !378
  br label %11, !dbg !379

11:                                               ; preds = %9, %1
  %12 = load i32, ptr %2, align 4, !dbg !380
  %13 = icmp eq i32 %12, 10, !dbg !382
  br i1 %13, label %14, label %21, !dbg !383

14:                                               ; preds = %11
  %15 = load volatile i32, ptr @calls, align 4, !dbg !384
  %16 = add nsw i32 %15, 1, !dbg !384
  store volatile i32 %16, ptr @calls, align 4, !dbg !384
  %17 = icmp eq i32 %15, 0, !dbg !385
  br i1 %17, label %18, label %21, !dbg !386

18:                                               ; preds = %14
  %19 = load i32, ptr %2, align 4, !dbg !387
  %20 = call i32 @raise(i32 noundef %19) #6, !dbg !388
  br label %21, !dbg !388

21:                                               ; preds = %18, %14, %11
  %22 = load volatile i32, ptr @depth, align 4, !dbg !389
  %23 = add nsw i32 %22, -1, !dbg !389
  store volatile i32 %23, ptr @depth, align 4, !dbg !389
  ret void, !dbg !390
}

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @raise(i32 noundef) #1

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

define internal void @informed(i32 noundef %0, ptr noundef %1, ptr noundef %2) #0 !dbg !391 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !392, !DIExpression(), !393)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !394, !DIExpression(), !395)
  store ptr %2, ptr %6, align 8
    #dbg_declare(ptr %6, !396, !DIExpression(), !397)
  %7 = load ptr, ptr %5, align 8, !dbg !398
  %8 = getelementptr inbounds %struct.siginfo_t, ptr %7, i32 0, i32 0, !dbg !398
  %9 = load i32, ptr %8, align 8, !dbg !398
  %10 = load i32, ptr %4, align 4, !dbg !398
  %11 = icmp eq i32 %9, %10, !dbg !398
  br i1 %11, label %12, label %16, !dbg !398

12:                                               ; preds = %3
  %13 = load ptr, ptr %6, align 8, !dbg !398
  %14 = icmp ne ptr %13, null, !dbg !398
  br i1 %14, label %15, label %16, !dbg !401

15:                                               ; preds = %12
  br label %17, !dbg !401

16:                                               ; preds = %12, %3
  call void @__assert_fail(ptr noundef @.str.15, ptr noundef @.str.1, i32 noundef 29, ptr noundef @__PRETTY_FUNCTION__.informed) #7, !dbg !398
  unreachable, !dbg !398

17:                                               ; preds = %15
  %18 = load i32, ptr %4, align 4, !dbg !402
  %19 = sub nsw i32 0, %18, !dbg !403
  store volatile i32 %19, ptr @got, align 4, !dbg !404
  ret void, !dbg !405
}

declare i32 @sigemptyset(ptr noundef) #1

declare i32 @sigaction(i32 noundef, ptr noundef, ptr noundef) #1

declare i32 @sigaddset(ptr noundef, i32 noundef) #1

declare i32 @sigismember(ptr noundef, i32 noundef) #1

declare i32 @pthread_sigmask(i32 noundef, ptr noundef, ptr noundef) #1

declare i32 @pthread_kill(i64 noundef, i32 noundef) #1

declare i64 @pthread_self() #4

declare i32 @sigpending(ptr noundef) #1

declare i32 @sigprocmask(i32 noundef, ptr noundef, ptr noundef) #1

define dso_local void @in_threads() #0 !dbg !406 {
  %1 = call ptr @signal(i32 noundef 10, ptr noundef @count_guarded) #6, !dbg !407
  call void @two(ptr noundef @send, i64 noundef 10), !dbg !408
  %2 = load i32, ptr @guarded, align 4, !dbg !409
  %3 = icmp eq i32 %2, 2, !dbg !409
  br i1 %3, label %4, label %5, !dbg !412

4:                                                ; preds = %0
  br label %6, !dbg !412

5:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str.14, ptr noundef @.str.1, i32 noundef 105, ptr noundef @__PRETTY_FUNCTION__.in_threads) #7, !dbg !409
  unreachable, !dbg !409

6:                                                ; preds = %4
  ret void, !dbg !413
}

define internal void @count_guarded(i32 noundef %0) #0 !dbg !414 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !415, !DIExpression(), !416)
  %3 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #6, !dbg !417
  %4 = load i32, ptr @guarded, align 4, !dbg !418
  %5 = add nsw i32 %4, 1, !dbg !418
  store i32 %5, ptr @guarded, align 4, !dbg !418
  %6 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #6, !dbg !419
  ret void, !dbg !420
}

define internal void @two(ptr noundef %0, i64 noundef %1) #0 !dbg !421 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca [2 x i64], align 16
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !427, !DIExpression(), !428)
  store i64 %1, ptr %4, align 8
    #dbg_declare(ptr %4, !429, !DIExpression(), !430)
    #dbg_declare(ptr %5, !431, !DIExpression(), !434)
  %6 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 0, !dbg !435
  %7 = load ptr, ptr %3, align 8, !dbg !436
  %8 = load i64, ptr %4, align 8, !dbg !437
  %9 = inttoptr i64 %8 to ptr, !dbg !438
  %10 = call i32 @pthread_create(ptr noundef %6, ptr noundef null, ptr noundef %7, ptr noundef %9) #6, !dbg !439
  %11 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 1, !dbg !440
  %12 = load ptr, ptr %3, align 8, !dbg !441
  %13 = load i64, ptr %4, align 8, !dbg !442
  %14 = inttoptr i64 %13 to ptr, !dbg !443
  %15 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef %12, ptr noundef %14) #6, !dbg !444
  %16 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 0, !dbg !445
  %17 = load i64, ptr %16, align 16, !dbg !445
  %18 = call i32 @pthread_join(i64 noundef %17, ptr noundef null), !dbg !446
  %19 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 1, !dbg !447
  %20 = load i64, ptr %19, align 8, !dbg !447
  %21 = call i32 @pthread_join(i64 noundef %20, ptr noundef null), !dbg !448
  ret void, !dbg !449
}

define internal ptr @send(ptr noundef %0) #0 !dbg !450 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !451, !DIExpression(), !452)
  %3 = load ptr, ptr %2, align 8, !dbg !453
  %4 = ptrtoint ptr %3 to i64, !dbg !454
  %5 = trunc i64 %4 to i32, !dbg !455
  %6 = call i32 @raise(i32 noundef %5) #6, !dbg !456
  ret ptr null, !dbg !457
}

define dso_local void @handler_races() #0 !dbg !458 {
  %1 = call ptr @signal(i32 noundef 10, ptr noundef @count) #6, !dbg !459
  call void @two(ptr noundef @send, i64 noundef 10), !dbg !460
  ret void, !dbg !461
}

define internal void @count(i32 noundef %0) #0 !dbg !462 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !463, !DIExpression(), !464)
  %3 = load i32, ptr @counted, align 4, !dbg !465
  %4 = add nsw i32 %3, 1, !dbg !465
  store i32 %4, ptr @counted, align 4, !dbg !465
  ret void, !dbg !466
}

define dso_local void @aborts() #0 !dbg !467 {
  %1 = call i32 @raise(i32 noundef 11) #6, !dbg !468
  ret void, !dbg !469
}

define dso_local void @terminates() #0 !dbg !470 {
  %1 = call i32 @atexit(ptr noundef @never) #6, !dbg !471
  %2 = call i32 @raise(i32 noundef 15) #6, !dbg !472
  ret void, !dbg !473
}

declare i32 @atexit(ptr noundef) #1

define internal void @never() #0 !dbg !474 {
  call void @__assert_fail(ptr noundef @.str.16, ptr noundef @.str.1, i32 noundef 115, ptr noundef @__PRETTY_FUNCTION__.never) #7, !dbg !475
  unreachable, !dbg !475
}

define dso_local void @to_others() #0 !dbg !478 {
  %1 = alloca i64, align 8
    #dbg_declare(ptr %1, !479, !DIExpression(), !480)
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @wait_for_nothing, ptr noundef null) #6, !dbg !481
  %3 = load i64, ptr %1, align 8, !dbg !482
  %4 = call i32 @pthread_kill(i64 noundef %3, i32 noundef 10) #6, !dbg !483
  ret void, !dbg !484
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

define internal ptr @wait_for_nothing(ptr noundef %0) #0 !dbg !485 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !486, !DIExpression(), !487)
  ret ptr null, !dbg !488
}

define dso_local void @inherits() #0 !dbg !489 {
  %1 = alloca %struct.__sigset_t, align 8
    #dbg_declare(ptr %1, !490, !DIExpression(), !491)
  %2 = call i32 @sigfillset(ptr noundef %1) #6, !dbg !492
  %3 = call i32 @sigprocmask(i32 noundef 2, ptr noundef %1, ptr noundef null) #6, !dbg !493
  call void @two(ptr noundef @send, i64 noundef 10), !dbg !494
  ret void, !dbg !495
}

declare i32 @sigfillset(ptr noundef) #1

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #5


!llvm.dbg.cu = !{!25}
!llvm.module.flags = !{!164, !165, !166, !167, !168, !169, !170}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 37, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "signals_to_oneself.c", directory: ".", checksumkind: CSK_MD5, checksum: "e77d68cfce6ee0364bbf40ff32e59de0")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 32)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 37, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 168, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 21)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 37, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 120, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 15)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 38, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 232, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 29)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "got", scope: !25, file: !2, line: 16, type: !101, isLocal: true, isDefinition: true)
!25 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !26, globals: !35, splitDebugInlining: false, nameTableKind: None)
!26 = !{!27, !33, !32, !34}
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sighandler_t", file: !28, line: 72, baseType: !29)
!28 = !DIFile(filename: "include/signal.h", directory: "", checksumkind: CSK_MD5, checksum: "331e107bf774bb600ec675d0db0b92ce")
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!30 = !DISubroutineType(types: !31)
!31 = !{null, !32}
!32 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!34 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!35 = !{!0, !7, !12, !18, !36, !41, !46, !51, !56, !61, !66, !71, !76, !81, !86, !89, !94, !23, !99, !106, !108, !110, !112, !117, !122, !152, !154, !159}
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(scope: null, file: !2, line: 39, type: !38, isLocal: true, isDefinition: true)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 288, elements: !39)
!39 = !{!40}
!40 = !DISubrange(count: 36)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(scope: null, file: !2, line: 44, type: !43, isLocal: true, isDefinition: true)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 360, elements: !44)
!44 = !{!45}
!45 = !DISubrange(count: 45)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(scope: null, file: !2, line: 49, type: !48, isLocal: true, isDefinition: true)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !49)
!49 = !{!50}
!50 = !DISubrange(count: 9)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(scope: null, file: !2, line: 51, type: !53, isLocal: true, isDefinition: true)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 424, elements: !54)
!54 = !{!55}
!55 = !DISubrange(count: 53)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(scope: null, file: !2, line: 57, type: !58, isLocal: true, isDefinition: true)
!58 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 312, elements: !59)
!59 = !{!60}
!60 = !DISubrange(count: 39)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(scope: null, file: !2, line: 59, type: !63, isLocal: true, isDefinition: true)
!63 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !64)
!64 = !{!65}
!65 = !DISubrange(count: 16)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(scope: null, file: !2, line: 60, type: !68, isLocal: true, isDefinition: true)
!68 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 520, elements: !69)
!69 = !{!70}
!70 = !DISubrange(count: 65)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(scope: null, file: !2, line: 66, type: !73, isLocal: true, isDefinition: true)
!73 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 528, elements: !74)
!74 = !{!75}
!75 = !DISubrange(count: 66)
!76 = !DIGlobalVariableExpression(var: !77, expr: !DIExpression())
!77 = distinct !DIGlobalVariable(scope: null, file: !2, line: 67, type: !78, isLocal: true, isDefinition: true)
!78 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 648, elements: !79)
!79 = !{!80}
!80 = !DISubrange(count: 81)
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(scope: null, file: !2, line: 72, type: !83, isLocal: true, isDefinition: true)
!83 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 280, elements: !84)
!84 = !{!85}
!85 = !DISubrange(count: 35)
!86 = !DIGlobalVariableExpression(var: !87, expr: !DIExpression())
!87 = distinct !DIGlobalVariable(scope: null, file: !2, line: 74, type: !88, isLocal: true, isDefinition: true)
!88 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !16)
!89 = !DIGlobalVariableExpression(var: !90, expr: !DIExpression())
!90 = distinct !DIGlobalVariable(scope: null, file: !2, line: 105, type: !91, isLocal: true, isDefinition: true)
!91 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !92)
!92 = !{!93}
!93 = !DISubrange(count: 13)
!94 = !DIGlobalVariableExpression(var: !95, expr: !DIExpression())
!95 = distinct !DIGlobalVariable(scope: null, file: !2, line: 105, type: !96, isLocal: true, isDefinition: true)
!96 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 176, elements: !97)
!97 = !{!98}
!98 = !DISubrange(count: 22)
!99 = !DIGlobalVariableExpression(var: !100, expr: !DIExpression())
!100 = distinct !DIGlobalVariable(name: "calls", scope: !25, file: !2, line: 16, type: !101, isLocal: true, isDefinition: true)
!101 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !102)
!102 = !DIDerivedType(tag: DW_TAG_typedef, name: "sig_atomic_t", file: !103, line: 8, baseType: !104)
!103 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/sig_atomic_t.h", directory: "", checksumkind: CSK_MD5, checksum: "d9236f7e3e7f10f53aa9d4cd97f503cf")
!104 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sig_atomic_t", file: !105, line: 215, baseType: !32)
!105 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!106 = !DIGlobalVariableExpression(var: !107, expr: !DIExpression())
!107 = distinct !DIGlobalVariable(name: "deepest", scope: !25, file: !2, line: 16, type: !101, isLocal: true, isDefinition: true)
!108 = !DIGlobalVariableExpression(var: !109, expr: !DIExpression())
!109 = distinct !DIGlobalVariable(name: "guarded", scope: !25, file: !2, line: 79, type: !32, isLocal: true, isDefinition: true)
!110 = !DIGlobalVariableExpression(var: !111, expr: !DIExpression())
!111 = distinct !DIGlobalVariable(name: "depth", scope: !25, file: !2, line: 16, type: !101, isLocal: true, isDefinition: true)
!112 = !DIGlobalVariableExpression(var: !113, expr: !DIExpression())
!113 = distinct !DIGlobalVariable(scope: null, file: !2, line: 29, type: !114, isLocal: true, isDefinition: true)
!114 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 344, elements: !115)
!115 = !{!116}
!116 = !DISubrange(count: 43)
!117 = !DIGlobalVariableExpression(var: !118, expr: !DIExpression())
!118 = distinct !DIGlobalVariable(scope: null, file: !2, line: 29, type: !119, isLocal: true, isDefinition: true)
!119 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 320, elements: !120)
!120 = !{!121}
!121 = !DISubrange(count: 40)
!122 = !DIGlobalVariableExpression(var: !123, expr: !DIExpression())
!123 = distinct !DIGlobalVariable(name: "mutex", scope: !25, file: !2, line: 78, type: !124, isLocal: true, isDefinition: true)
!124 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !125, line: 72, baseType: !126)
!125 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!126 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !125, line: 67, size: 320, elements: !127)
!127 = !{!128, !149, !151}
!128 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !126, file: !125, line: 69, baseType: !129, size: 320)
!129 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !130, line: 22, size: 320, elements: !131)
!130 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!131 = !{!132, !133, !135, !136, !137, !138, !140, !141}
!132 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !129, file: !130, line: 24, baseType: !32, size: 32)
!133 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !129, file: !130, line: 25, baseType: !134, size: 32, offset: 32)
!134 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!135 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !129, file: !130, line: 26, baseType: !32, size: 32, offset: 64)
!136 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !129, file: !130, line: 28, baseType: !134, size: 32, offset: 96)
!137 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !129, file: !130, line: 32, baseType: !32, size: 32, offset: 128)
!138 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !129, file: !130, line: 34, baseType: !139, size: 16, offset: 160)
!139 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!140 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !129, file: !130, line: 35, baseType: !139, size: 16, offset: 176)
!141 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !129, file: !130, line: 36, baseType: !142, size: 128, offset: 192)
!142 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !143, line: 55, baseType: !144)
!143 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!144 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !143, line: 51, size: 128, elements: !145)
!145 = !{!146, !148}
!146 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !144, file: !143, line: 53, baseType: !147, size: 64)
!147 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !144, size: 64)
!148 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !144, file: !143, line: 54, baseType: !147, size: 64, offset: 64)
!149 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !126, file: !125, line: 70, baseType: !150, size: 320)
!150 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 320, elements: !120)
!151 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !126, file: !125, line: 71, baseType: !34, size: 64)
!152 = !DIGlobalVariableExpression(var: !153, expr: !DIExpression())
!153 = distinct !DIGlobalVariable(name: "counted", scope: !25, file: !2, line: 79, type: !32, isLocal: true, isDefinition: true)
!154 = !DIGlobalVariableExpression(var: !155, expr: !DIExpression())
!155 = distinct !DIGlobalVariable(scope: null, file: !2, line: 115, type: !156, isLocal: true, isDefinition: true)
!156 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !157)
!157 = !{!158}
!158 = !DISubrange(count: 2)
!159 = !DIGlobalVariableExpression(var: !160, expr: !DIExpression())
!160 = distinct !DIGlobalVariable(scope: null, file: !2, line: 115, type: !161, isLocal: true, isDefinition: true)
!161 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 136, elements: !162)
!162 = !{!163}
!163 = !DISubrange(count: 17)
!164 = !{i32 7, !"Dwarf Version", i32 5}
!165 = !{i32 2, !"Debug Info Version", i32 3}
!166 = !{i32 1, !"wchar_size", i32 4}
!167 = !{i32 8, !"PIC Level", i32 2}
!168 = !{i32 7, !"PIE Level", i32 2}
!169 = !{i32 7, !"uwtable", i32 2}
!170 = !{i32 7, !"frame-pointer", i32 2}
!171 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!172 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 33, type: !173, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !25, retainedNodes: !175)
!173 = !DISubroutineType(types: !174)
!174 = !{!32}
!175 = !{}
!176 = !DILocalVariable(name: "action", scope: !172, file: !2, line: 34, type: !177)
!177 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "sigaction", file: !178, line: 27, size: 1216, elements: !179)
!178 = !DIFile(filename: "include/x86_64-linux-gnu/bits/sigaction.h", directory: "", checksumkind: CSK_MD5, checksum: "95401d18e887df415f59d7a2cb411c28")
!179 = !{!180, !264, !272, !273}
!180 = !DIDerivedType(tag: DW_TAG_member, name: "__sigaction_handler", scope: !177, file: !178, line: 38, baseType: !181, size: 64)
!181 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !177, file: !178, line: 31, size: 64, elements: !182)
!182 = !{!183, !184}
!183 = !DIDerivedType(tag: DW_TAG_member, name: "sa_handler", scope: !181, file: !178, line: 34, baseType: !27, size: 64)
!184 = !DIDerivedType(tag: DW_TAG_member, name: "sa_sigaction", scope: !181, file: !178, line: 36, baseType: !185, size: 64)
!185 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !186, size: 64)
!186 = !DISubroutineType(types: !187)
!187 = !{null, !32, !188, !33}
!188 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !189, size: 64)
!189 = !DIDerivedType(tag: DW_TAG_typedef, name: "siginfo_t", file: !190, line: 124, baseType: !191)
!190 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/siginfo_t.h", directory: "", checksumkind: CSK_MD5, checksum: "023cf7b0ef843da262cf07900eda0ac5")
!191 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !190, line: 36, size: 1024, elements: !192)
!192 = !{!193, !194, !195, !196, !197}
!193 = !DIDerivedType(tag: DW_TAG_member, name: "si_signo", scope: !191, file: !190, line: 38, baseType: !32, size: 32)
!194 = !DIDerivedType(tag: DW_TAG_member, name: "si_errno", scope: !191, file: !190, line: 40, baseType: !32, size: 32, offset: 32)
!195 = !DIDerivedType(tag: DW_TAG_member, name: "si_code", scope: !191, file: !190, line: 42, baseType: !32, size: 32, offset: 64)
!196 = !DIDerivedType(tag: DW_TAG_member, name: "__pad0", scope: !191, file: !190, line: 48, baseType: !32, size: 32, offset: 96)
!197 = !DIDerivedType(tag: DW_TAG_member, name: "_sifields", scope: !191, file: !190, line: 123, baseType: !198, size: 896, offset: 128)
!198 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !191, file: !190, line: 51, size: 896, elements: !199)
!199 = !{!200, !204, !211, !223, !229, !238, !253, !258}
!200 = !DIDerivedType(tag: DW_TAG_member, name: "_pad", scope: !198, file: !190, line: 53, baseType: !201, size: 896)
!201 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 896, elements: !202)
!202 = !{!203}
!203 = !DISubrange(count: 28)
!204 = !DIDerivedType(tag: DW_TAG_member, name: "_kill", scope: !198, file: !190, line: 60, baseType: !205, size: 64)
!205 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !198, file: !190, line: 56, size: 64, elements: !206)
!206 = !{!207, !209}
!207 = !DIDerivedType(tag: DW_TAG_member, name: "si_pid", scope: !205, file: !190, line: 58, baseType: !208, size: 32)
!208 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pid_t", file: !105, line: 154, baseType: !32)
!209 = !DIDerivedType(tag: DW_TAG_member, name: "si_uid", scope: !205, file: !190, line: 59, baseType: !210, size: 32, offset: 32)
!210 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uid_t", file: !105, line: 146, baseType: !134)
!211 = !DIDerivedType(tag: DW_TAG_member, name: "_timer", scope: !198, file: !190, line: 68, baseType: !212, size: 128)
!212 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !198, file: !190, line: 63, size: 128, elements: !213)
!213 = !{!214, !215, !216}
!214 = !DIDerivedType(tag: DW_TAG_member, name: "si_tid", scope: !212, file: !190, line: 65, baseType: !32, size: 32)
!215 = !DIDerivedType(tag: DW_TAG_member, name: "si_overrun", scope: !212, file: !190, line: 66, baseType: !32, size: 32, offset: 32)
!216 = !DIDerivedType(tag: DW_TAG_member, name: "si_sigval", scope: !212, file: !190, line: 67, baseType: !217, size: 64, offset: 64)
!217 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigval_t", file: !218, line: 30, baseType: !219)
!218 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/__sigval_t.h", directory: "", checksumkind: CSK_MD5, checksum: "bc7605d16e396c16f725f8da13f6eb20")
!219 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "sigval", file: !218, line: 24, size: 64, elements: !220)
!220 = !{!221, !222}
!221 = !DIDerivedType(tag: DW_TAG_member, name: "sival_int", scope: !219, file: !218, line: 26, baseType: !32, size: 32)
!222 = !DIDerivedType(tag: DW_TAG_member, name: "sival_ptr", scope: !219, file: !218, line: 27, baseType: !33, size: 64)
!223 = !DIDerivedType(tag: DW_TAG_member, name: "_rt", scope: !198, file: !190, line: 76, baseType: !224, size: 128)
!224 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !198, file: !190, line: 71, size: 128, elements: !225)
!225 = !{!226, !227, !228}
!226 = !DIDerivedType(tag: DW_TAG_member, name: "si_pid", scope: !224, file: !190, line: 73, baseType: !208, size: 32)
!227 = !DIDerivedType(tag: DW_TAG_member, name: "si_uid", scope: !224, file: !190, line: 74, baseType: !210, size: 32, offset: 32)
!228 = !DIDerivedType(tag: DW_TAG_member, name: "si_sigval", scope: !224, file: !190, line: 75, baseType: !217, size: 64, offset: 64)
!229 = !DIDerivedType(tag: DW_TAG_member, name: "_sigchld", scope: !198, file: !190, line: 86, baseType: !230, size: 256)
!230 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !198, file: !190, line: 79, size: 256, elements: !231)
!231 = !{!232, !233, !234, !235, !237}
!232 = !DIDerivedType(tag: DW_TAG_member, name: "si_pid", scope: !230, file: !190, line: 81, baseType: !208, size: 32)
!233 = !DIDerivedType(tag: DW_TAG_member, name: "si_uid", scope: !230, file: !190, line: 82, baseType: !210, size: 32, offset: 32)
!234 = !DIDerivedType(tag: DW_TAG_member, name: "si_status", scope: !230, file: !190, line: 83, baseType: !32, size: 32, offset: 64)
!235 = !DIDerivedType(tag: DW_TAG_member, name: "si_utime", scope: !230, file: !190, line: 84, baseType: !236, size: 64, offset: 128)
!236 = !DIDerivedType(tag: DW_TAG_typedef, name: "__clock_t", file: !105, line: 156, baseType: !34)
!237 = !DIDerivedType(tag: DW_TAG_member, name: "si_stime", scope: !230, file: !190, line: 85, baseType: !236, size: 64, offset: 192)
!238 = !DIDerivedType(tag: DW_TAG_member, name: "_sigfault", scope: !198, file: !190, line: 105, baseType: !239, size: 256)
!239 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !198, file: !190, line: 89, size: 256, elements: !240)
!240 = !{!241, !242, !243}
!241 = !DIDerivedType(tag: DW_TAG_member, name: "si_addr", scope: !239, file: !190, line: 91, baseType: !33, size: 64)
!242 = !DIDerivedType(tag: DW_TAG_member, name: "si_addr_lsb", scope: !239, file: !190, line: 93, baseType: !139, size: 16, offset: 64)
!243 = !DIDerivedType(tag: DW_TAG_member, name: "_bounds", scope: !239, file: !190, line: 104, baseType: !244, size: 128, offset: 128)
!244 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !239, file: !190, line: 94, size: 128, elements: !245)
!245 = !{!246, !251}
!246 = !DIDerivedType(tag: DW_TAG_member, name: "_addr_bnd", scope: !244, file: !190, line: 101, baseType: !247, size: 128)
!247 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !244, file: !190, line: 97, size: 128, elements: !248)
!248 = !{!249, !250}
!249 = !DIDerivedType(tag: DW_TAG_member, name: "_lower", scope: !247, file: !190, line: 99, baseType: !33, size: 64)
!250 = !DIDerivedType(tag: DW_TAG_member, name: "_upper", scope: !247, file: !190, line: 100, baseType: !33, size: 64, offset: 64)
!251 = !DIDerivedType(tag: DW_TAG_member, name: "_pkey", scope: !244, file: !190, line: 103, baseType: !252, size: 32)
!252 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !105, line: 42, baseType: !134)
!253 = !DIDerivedType(tag: DW_TAG_member, name: "_sigpoll", scope: !198, file: !190, line: 112, baseType: !254, size: 128)
!254 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !198, file: !190, line: 108, size: 128, elements: !255)
!255 = !{!256, !257}
!256 = !DIDerivedType(tag: DW_TAG_member, name: "si_band", scope: !254, file: !190, line: 110, baseType: !34, size: 64)
!257 = !DIDerivedType(tag: DW_TAG_member, name: "si_fd", scope: !254, file: !190, line: 111, baseType: !32, size: 32, offset: 64)
!258 = !DIDerivedType(tag: DW_TAG_member, name: "_sigsys", scope: !198, file: !190, line: 121, baseType: !259, size: 128)
!259 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !198, file: !190, line: 116, size: 128, elements: !260)
!260 = !{!261, !262, !263}
!261 = !DIDerivedType(tag: DW_TAG_member, name: "_call_addr", scope: !259, file: !190, line: 118, baseType: !33, size: 64)
!262 = !DIDerivedType(tag: DW_TAG_member, name: "_syscall", scope: !259, file: !190, line: 119, baseType: !32, size: 32, offset: 64)
!263 = !DIDerivedType(tag: DW_TAG_member, name: "_arch", scope: !259, file: !190, line: 120, baseType: !134, size: 32, offset: 96)
!264 = !DIDerivedType(tag: DW_TAG_member, name: "sa_mask", scope: !177, file: !178, line: 46, baseType: !265, size: 1024, offset: 64)
!265 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !266, line: 8, baseType: !267)
!266 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/__sigset_t.h", directory: "", checksumkind: CSK_MD5, checksum: "acc6b14c0967857fec362a8d433e1cf2")
!267 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !266, line: 5, size: 1024, elements: !268)
!268 = !{!269}
!269 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !267, file: !266, line: 7, baseType: !270, size: 1024)
!270 = !DICompositeType(tag: DW_TAG_array_type, baseType: !271, size: 1024, elements: !64)
!271 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!272 = !DIDerivedType(tag: DW_TAG_member, name: "sa_flags", scope: !177, file: !178, line: 49, baseType: !32, size: 32, offset: 1088)
!273 = !DIDerivedType(tag: DW_TAG_member, name: "sa_restorer", scope: !177, file: !178, line: 52, baseType: !274, size: 64, offset: 1152)
!274 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !275, size: 64)
!275 = !DISubroutineType(types: !276)
!276 = !{null}
!277 = !DILocation(line: 34, column: 20, scope: !172)
!278 = !DILocalVariable(name: "old", scope: !172, file: !2, line: 34, type: !177)
!279 = !DILocation(line: 34, column: 28, scope: !172)
!280 = !DILocalVariable(name: "set", scope: !172, file: !2, line: 35, type: !281)
!281 = !DIDerivedType(tag: DW_TAG_typedef, name: "sigset_t", file: !282, line: 7, baseType: !265)
!282 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/sigset_t.h", directory: "", checksumkind: CSK_MD5, checksum: "c2b978aaf49d5c0e2b1e9c2e1b7f7848")
!283 = !DILocation(line: 35, column: 12, scope: !172)
!284 = !DILocalVariable(name: "before", scope: !172, file: !2, line: 35, type: !281)
!285 = !DILocation(line: 35, column: 17, scope: !172)
!286 = !DILocation(line: 37, column: 3, scope: !287)
!287 = distinct !DILexicalBlock(scope: !288, file: !2, line: 37, column: 3)
!288 = distinct !DILexicalBlock(scope: !172, file: !2, line: 37, column: 3)
!289 = !DILocation(line: 37, column: 3, scope: !288)
!290 = !DILocation(line: 38, column: 3, scope: !291)
!291 = distinct !DILexicalBlock(scope: !292, file: !2, line: 38, column: 3)
!292 = distinct !DILexicalBlock(scope: !172, file: !2, line: 38, column: 3)
!293 = !DILocation(line: 38, column: 3, scope: !292)
!294 = !DILocation(line: 39, column: 3, scope: !295)
!295 = distinct !DILexicalBlock(scope: !296, file: !2, line: 39, column: 3)
!296 = distinct !DILexicalBlock(scope: !172, file: !2, line: 39, column: 3)
!297 = !DILocation(line: 39, column: 3, scope: !296)
!298 = !DILocation(line: 41, column: 11, scope: !172)
!299 = !DILocation(line: 42, column: 3, scope: !172)
!300 = !DILocation(line: 43, column: 3, scope: !172)
!301 = !DILocation(line: 44, column: 3, scope: !302)
!302 = distinct !DILexicalBlock(scope: !303, file: !2, line: 44, column: 3)
!303 = distinct !DILexicalBlock(scope: !172, file: !2, line: 44, column: 3)
!304 = !DILocation(line: 44, column: 3, scope: !303)
!305 = !DILocation(line: 46, column: 3, scope: !172)
!306 = !DILocation(line: 47, column: 7, scope: !172)
!307 = !DILocation(line: 48, column: 3, scope: !172)
!308 = !DILocation(line: 49, column: 3, scope: !309)
!309 = distinct !DILexicalBlock(scope: !310, file: !2, line: 49, column: 3)
!310 = distinct !DILexicalBlock(scope: !172, file: !2, line: 49, column: 3)
!311 = !DILocation(line: 49, column: 3, scope: !310)
!312 = !DILocation(line: 50, column: 3, scope: !172)
!313 = !DILocation(line: 51, column: 3, scope: !314)
!314 = distinct !DILexicalBlock(scope: !315, file: !2, line: 51, column: 3)
!315 = distinct !DILexicalBlock(scope: !172, file: !2, line: 51, column: 3)
!316 = !DILocation(line: 51, column: 3, scope: !315)
!317 = !DILocation(line: 53, column: 3, scope: !172)
!318 = !DILocation(line: 54, column: 10, scope: !172)
!319 = !DILocation(line: 54, column: 23, scope: !172)
!320 = !DILocation(line: 55, column: 10, scope: !172)
!321 = !DILocation(line: 55, column: 19, scope: !172)
!322 = !DILocation(line: 56, column: 23, scope: !172)
!323 = !DILocation(line: 56, column: 3, scope: !172)
!324 = !DILocation(line: 57, column: 3, scope: !325)
!325 = distinct !DILexicalBlock(scope: !326, file: !2, line: 57, column: 3)
!326 = distinct !DILexicalBlock(scope: !172, file: !2, line: 57, column: 3)
!327 = !DILocation(line: 57, column: 3, scope: !326)
!328 = !DILocation(line: 58, column: 3, scope: !172)
!329 = !DILocation(line: 59, column: 3, scope: !330)
!330 = distinct !DILexicalBlock(scope: !331, file: !2, line: 59, column: 3)
!331 = distinct !DILexicalBlock(scope: !172, file: !2, line: 59, column: 3)
!332 = !DILocation(line: 59, column: 3, scope: !331)
!333 = !DILocation(line: 60, column: 3, scope: !334)
!334 = distinct !DILexicalBlock(scope: !335, file: !2, line: 60, column: 3)
!335 = distinct !DILexicalBlock(scope: !172, file: !2, line: 60, column: 3)
!336 = !DILocation(line: 60, column: 3, scope: !335)
!337 = !DILocation(line: 63, column: 3, scope: !172)
!338 = !DILocation(line: 64, column: 3, scope: !172)
!339 = !DILocation(line: 65, column: 3, scope: !172)
!340 = !DILocation(line: 66, column: 3, scope: !341)
!341 = distinct !DILexicalBlock(scope: !342, file: !2, line: 66, column: 3)
!342 = distinct !DILexicalBlock(scope: !172, file: !2, line: 66, column: 3)
!343 = !DILocation(line: 66, column: 3, scope: !342)
!344 = !DILocation(line: 67, column: 3, scope: !345)
!345 = distinct !DILexicalBlock(scope: !346, file: !2, line: 67, column: 3)
!346 = distinct !DILexicalBlock(scope: !172, file: !2, line: 67, column: 3)
!347 = !DILocation(line: 67, column: 3, scope: !346)
!348 = !DILocation(line: 68, column: 7, scope: !172)
!349 = !DILocation(line: 69, column: 16, scope: !172)
!350 = !DILocation(line: 69, column: 3, scope: !172)
!351 = !DILocation(line: 70, column: 3, scope: !352)
!352 = distinct !DILexicalBlock(scope: !353, file: !2, line: 70, column: 3)
!353 = distinct !DILexicalBlock(scope: !172, file: !2, line: 70, column: 3)
!354 = !DILocation(line: 70, column: 3, scope: !353)
!355 = !DILocation(line: 71, column: 3, scope: !172)
!356 = !DILocation(line: 72, column: 3, scope: !357)
!357 = distinct !DILexicalBlock(scope: !358, file: !2, line: 72, column: 3)
!358 = distinct !DILexicalBlock(scope: !172, file: !2, line: 72, column: 3)
!359 = !DILocation(line: 72, column: 3, scope: !358)
!360 = !DILocation(line: 73, column: 3, scope: !172)
!361 = !DILocation(line: 74, column: 3, scope: !362)
!362 = distinct !DILexicalBlock(scope: !363, file: !2, line: 74, column: 3)
!363 = distinct !DILexicalBlock(scope: !172, file: !2, line: 74, column: 3)
!364 = !DILocation(line: 74, column: 3, scope: !363)
!365 = !DILocation(line: 75, column: 3, scope: !172)
!366 = distinct !DISubprogram(name: "note", scope: !2, file: !2, line: 18, type: !30, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !25, retainedNodes: !175)
!367 = !DILocalVariable(name: "number", arg: 1, scope: !366, file: !2, line: 18, type: !32)
!368 = !DILocation(line: 18, column: 22, scope: !366)
!369 = !DILocation(line: 19, column: 9, scope: !366)
!370 = !DILocation(line: 19, column: 7, scope: !366)
!371 = !DILocation(line: 20, column: 8, scope: !366)
!372 = !DILocation(line: 21, column: 7, scope: !373)
!373 = distinct !DILexicalBlock(scope: !366, file: !2, line: 21, column: 7)
!374 = !DILocation(line: 21, column: 15, scope: !373)
!375 = !DILocation(line: 21, column: 13, scope: !373)
!376 = !DILocation(line: 21, column: 7, scope: !366)
!377 = !DILocation(line: 22, column: 15, scope: !373)
!378 = !DILocation(line: 22, column: 13, scope: !373)
!379 = !DILocation(line: 22, column: 5, scope: !373)
!380 = !DILocation(line: 23, column: 7, scope: !381)
!381 = distinct !DILexicalBlock(scope: !366, file: !2, line: 23, column: 7)
!382 = !DILocation(line: 23, column: 14, scope: !381)
!383 = !DILocation(line: 23, column: 25, scope: !381)
!384 = !DILocation(line: 23, column: 33, scope: !381)
!385 = !DILocation(line: 23, column: 36, scope: !381)
!386 = !DILocation(line: 23, column: 7, scope: !366)
!387 = !DILocation(line: 24, column: 11, scope: !381)
!388 = !DILocation(line: 24, column: 5, scope: !381)
!389 = !DILocation(line: 25, column: 8, scope: !366)
!390 = !DILocation(line: 26, column: 1, scope: !366)
!391 = distinct !DISubprogram(name: "informed", scope: !2, file: !2, line: 28, type: !186, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !25, retainedNodes: !175)
!392 = !DILocalVariable(name: "number", arg: 1, scope: !391, file: !2, line: 28, type: !32)
!393 = !DILocation(line: 28, column: 26, scope: !391)
!394 = !DILocalVariable(name: "information", arg: 2, scope: !391, file: !2, line: 28, type: !188)
!395 = !DILocation(line: 28, column: 45, scope: !391)
!396 = !DILocalVariable(name: "context", arg: 3, scope: !391, file: !2, line: 28, type: !33)
!397 = !DILocation(line: 28, column: 64, scope: !391)
!398 = !DILocation(line: 29, column: 3, scope: !399)
!399 = distinct !DILexicalBlock(scope: !400, file: !2, line: 29, column: 3)
!400 = distinct !DILexicalBlock(scope: !391, file: !2, line: 29, column: 3)
!401 = !DILocation(line: 29, column: 3, scope: !400)
!402 = !DILocation(line: 30, column: 10, scope: !391)
!403 = !DILocation(line: 30, column: 9, scope: !391)
!404 = !DILocation(line: 30, column: 7, scope: !391)
!405 = !DILocation(line: 31, column: 1, scope: !391)
!406 = distinct !DISubprogram(name: "in_threads", scope: !2, file: !2, line: 102, type: !275, scopeLine: 102, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !25)
!407 = !DILocation(line: 103, column: 3, scope: !406)
!408 = !DILocation(line: 104, column: 3, scope: !406)
!409 = !DILocation(line: 105, column: 3, scope: !410)
!410 = distinct !DILexicalBlock(scope: !411, file: !2, line: 105, column: 3)
!411 = distinct !DILexicalBlock(scope: !406, file: !2, line: 105, column: 3)
!412 = !DILocation(line: 105, column: 3, scope: !411)
!413 = !DILocation(line: 106, column: 1, scope: !406)
!414 = distinct !DISubprogram(name: "count_guarded", scope: !2, file: !2, line: 83, type: !30, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !25, retainedNodes: !175)
!415 = !DILocalVariable(name: "number", arg: 1, scope: !414, file: !2, line: 83, type: !32)
!416 = !DILocation(line: 83, column: 31, scope: !414)
!417 = !DILocation(line: 84, column: 3, scope: !414)
!418 = !DILocation(line: 85, column: 10, scope: !414)
!419 = !DILocation(line: 86, column: 3, scope: !414)
!420 = !DILocation(line: 87, column: 1, scope: !414)
!421 = distinct !DISubprogram(name: "two", scope: !2, file: !2, line: 94, type: !422, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !25, retainedNodes: !175)
!422 = !DISubroutineType(types: !423)
!423 = !{null, !424, !34}
!424 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !425, size: 64)
!425 = !DISubroutineType(types: !426)
!426 = !{!33, !33}
!427 = !DILocalVariable(name: "start", arg: 1, scope: !421, file: !2, line: 94, type: !424)
!428 = !DILocation(line: 94, column: 25, scope: !421)
!429 = !DILocalVariable(name: "number", arg: 2, scope: !421, file: !2, line: 94, type: !34)
!430 = !DILocation(line: 94, column: 46, scope: !421)
!431 = !DILocalVariable(name: "threads", scope: !421, file: !2, line: 95, type: !432)
!432 = !DICompositeType(tag: DW_TAG_array_type, baseType: !433, size: 128, elements: !157)
!433 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !125, line: 27, baseType: !271)
!434 = !DILocation(line: 95, column: 13, scope: !421)
!435 = !DILocation(line: 96, column: 19, scope: !421)
!436 = !DILocation(line: 96, column: 37, scope: !421)
!437 = !DILocation(line: 96, column: 52, scope: !421)
!438 = !DILocation(line: 96, column: 44, scope: !421)
!439 = !DILocation(line: 96, column: 3, scope: !421)
!440 = !DILocation(line: 97, column: 19, scope: !421)
!441 = !DILocation(line: 97, column: 37, scope: !421)
!442 = !DILocation(line: 97, column: 52, scope: !421)
!443 = !DILocation(line: 97, column: 44, scope: !421)
!444 = !DILocation(line: 97, column: 3, scope: !421)
!445 = !DILocation(line: 98, column: 16, scope: !421)
!446 = !DILocation(line: 98, column: 3, scope: !421)
!447 = !DILocation(line: 99, column: 16, scope: !421)
!448 = !DILocation(line: 99, column: 3, scope: !421)
!449 = !DILocation(line: 100, column: 1, scope: !421)
!450 = distinct !DISubprogram(name: "send", scope: !2, file: !2, line: 89, type: !425, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !25, retainedNodes: !175)
!451 = !DILocalVariable(name: "number", arg: 1, scope: !450, file: !2, line: 89, type: !33)
!452 = !DILocation(line: 89, column: 25, scope: !450)
!453 = !DILocation(line: 90, column: 20, scope: !450)
!454 = !DILocation(line: 90, column: 14, scope: !450)
!455 = !DILocation(line: 90, column: 9, scope: !450)
!456 = !DILocation(line: 90, column: 3, scope: !450)
!457 = !DILocation(line: 91, column: 3, scope: !450)
!458 = distinct !DISubprogram(name: "handler_races", scope: !2, file: !2, line: 108, type: !275, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !25)
!459 = !DILocation(line: 109, column: 3, scope: !458)
!460 = !DILocation(line: 110, column: 3, scope: !458)
!461 = !DILocation(line: 111, column: 1, scope: !458)
!462 = distinct !DISubprogram(name: "count", scope: !2, file: !2, line: 81, type: !30, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !25, retainedNodes: !175)
!463 = !DILocalVariable(name: "number", arg: 1, scope: !462, file: !2, line: 81, type: !32)
!464 = !DILocation(line: 81, column: 23, scope: !462)
!465 = !DILocation(line: 81, column: 40, scope: !462)
!466 = !DILocation(line: 81, column: 44, scope: !462)
!467 = distinct !DISubprogram(name: "aborts", scope: !2, file: !2, line: 113, type: !275, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !25)
!468 = !DILocation(line: 113, column: 21, scope: !467)
!469 = !DILocation(line: 113, column: 37, scope: !467)
!470 = distinct !DISubprogram(name: "terminates", scope: !2, file: !2, line: 117, type: !275, scopeLine: 117, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !25)
!471 = !DILocation(line: 118, column: 3, scope: !470)
!472 = !DILocation(line: 119, column: 3, scope: !470)
!473 = !DILocation(line: 120, column: 1, scope: !470)
!474 = distinct !DISubprogram(name: "never", scope: !2, file: !2, line: 115, type: !275, scopeLine: 115, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !25)
!475 = !DILocation(line: 115, column: 27, scope: !476)
!476 = distinct !DILexicalBlock(scope: !477, file: !2, line: 115, column: 27)
!477 = distinct !DILexicalBlock(scope: !474, file: !2, line: 115, column: 27)
!478 = distinct !DISubprogram(name: "to_others", scope: !2, file: !2, line: 124, type: !275, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !25, retainedNodes: !175)
!479 = !DILocalVariable(name: "thread", scope: !478, file: !2, line: 125, type: !433)
!480 = !DILocation(line: 125, column: 13, scope: !478)
!481 = !DILocation(line: 126, column: 3, scope: !478)
!482 = !DILocation(line: 127, column: 16, scope: !478)
!483 = !DILocation(line: 127, column: 3, scope: !478)
!484 = !DILocation(line: 128, column: 1, scope: !478)
!485 = distinct !DISubprogram(name: "wait_for_nothing", scope: !2, file: !2, line: 122, type: !425, scopeLine: 122, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !25, retainedNodes: !175)
!486 = !DILocalVariable(name: "unused", arg: 1, scope: !485, file: !2, line: 122, type: !33)
!487 = !DILocation(line: 122, column: 37, scope: !485)
!488 = !DILocation(line: 122, column: 47, scope: !485)
!489 = distinct !DISubprogram(name: "inherits", scope: !2, file: !2, line: 130, type: !275, scopeLine: 130, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !25, retainedNodes: !175)
!490 = !DILocalVariable(name: "all", scope: !489, file: !2, line: 131, type: !281)
!491 = !DILocation(line: 131, column: 12, scope: !489)
!492 = !DILocation(line: 132, column: 3, scope: !489)
!493 = !DILocation(line: 133, column: 3, scope: !489)
!494 = !DILocation(line: 134, column: 3, scope: !489)
!495 = !DILocation(line: 135, column: 1, scope: !489)
