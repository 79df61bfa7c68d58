// Unless the promise says otherwise.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class AwaitAsynchronously
{
    static string result;

    static void Run()
    {
        var source = new TaskCompletionSource<int>(TaskCreationOptions.RunContinuationsAsynchronously);
        int thread = 0;
        Func<Task> wait = async () => { await source.Task; thread = Thread.CurrentThread.ManagedThreadId; };
        Task waiting = wait();
        source.SetResult(1);
        while (!waiting.Wait(1000)) { }
        result = thread == Thread.CurrentThread.ManagedThreadId ? "here" : "elsewhere";
    }
}
