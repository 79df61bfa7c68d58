// The rest of an async method runs where the task is completed, on Mono.
// --lift continuations-run-at-once
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class AwaitContinuesHere
{
    static string result;

    static void Run()
    {
        var source = new TaskCompletionSource<int>();
        int thread = 0;
        Func<Task> wait = async () => { await source.Task; thread = Thread.CurrentThread.ManagedThreadId; };
        Task waiting = wait();
        source.SetResult(1);
        waiting.Wait();
        result = thread == Thread.CurrentThread.ManagedThreadId ? "here" : "elsewhere";
    }
}
