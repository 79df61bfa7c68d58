//! Random asynchronous C# programs: delays, timers, promises, semaphores, cancellation.

use crate::csharp;
use crate::grammar::Grammar;

pub const GRAMMAR: Grammar = Grammar {
    head: csharp::GRAMMAR.head,
    rules: &[
        // A variable.
        ('A', &["x", "y", "x", "y", "cells[$K]", "v"]),
        // A number.
        ('V', &["1", "2", "v", "$A", "v + 1", "x", "y"]),
        (
            'C',
            &[
                "v == 0",
                "x == y",
                "x > 0",
                "source.IsCancellationRequested",
            ],
        ),
        // How long something takes.
        ('D', &["1", "2", "2", "3"]),
        // What happens before the asynchronous methods are called.
        (
            'I',
            &[
                "timer = new Timer(_ => { x++; }, null, $D, -1);",
                "source.CancelAfter($D);",
                "promise.TrySetResult(3);",
                "x = 1;",
                "source.Token.Register(() => { y += 2; });",
            ],
        ),
    ],
    statements: &[
        (6, "$A = $V;"),
        (3, "$A += $V;"),
        (5, "await Task.Delay($D);"),
        (3, "await Task.Yield();"),
        (2, "lock (m) { $A += $V; $A = $V; }"),
        (1, "if ($C) { $S }"),
        (1, "for (int j$# = 0; j$# < 2; j$#++) { $S }"),
        (
            1,
            "await gate.WaitAsync(); try { $S } finally { gate.Release(); }",
        ),
        (2, "timer = new Timer(_ => { $A += 1; }, null, $D, -1);"),
        (
            1,
            "timer = new Timer(_ => { lock (m) x += 2; }, null, $D, -1);",
        ),
        (1, "timer?.Change($D, -1);"),
        (1, "timer?.Dispose();"),
        (1, "source.Cancel();"),
        (1, "source.CancelAfter($D);"),
        (
            2,
            "try { await Task.Delay($D, source.Token); $S } catch (OperationCanceledException) { $S }",
        ),
        (1, "promise.TrySetResult(v);"),
        (1, "v = await promise.Task;"),
        (
            1,
            "if (await Task.WhenAny(promise.Task, Task.Delay($D)) == promise.Task) { $S } else { $S }",
        ),
        (1, "v = await Task.Run(() => { $A += 1; return x; });"),
        (1, "source.Token.Register(() => { x++; });"),
        (1, "await Task.WhenAll(Task.Delay($D), Other());"),
        (1, "v += await Number($D);"),
        (1, "Task.Delay($D).Wait();"),
        (1, "Thread.Sleep($D);"),
        (1, "await Task.Delay($D).ContinueWith(t => { $A += 1; });"),
        (1, "var _$# = Other();"),
    ],
    fields: "static int x, y, result, more;
    static int[] cells = new int[2];
    static readonly object m = new object();
    static readonly SemaphoreSlim gate = new SemaphoreSlim(1);
    static readonly CancellationTokenSource source = new CancellationTokenSource();
    static readonly TaskCompletionSource<int> promise = new TaskCompletionSource<int>();
    static Timer timer;
    static async Task Other() { x += 3; await Task.Delay($D); y += x; }
    static async Task<int> Number(int delay) { await Task.Delay(delay); return x; }
",
    thread: "static async Task T$N()
    {
        int v = $K;
        $S more += v;
    }
",
    ways: [
        &[
            "Task t = T0(), u = T1(); Task.WaitAll(t, u);",
            "Task.WhenAll(T0(), T1()).Wait();",
            "var t = Task.Run(T0); T1().Wait(); t.Wait();",
            "T0().ContinueWith(t => T1()).Unwrap().Wait();",
        ],
        &["Task.WhenAll(T0(), T1(), T2()).Wait();"],
    ],
    start: "public static void Run()
    {
        $I
        $W
        result = cells[0] + 10 * cells[1];
    }
",
    loud: "    static void Unused() { Loud.Act(); }
",
};
