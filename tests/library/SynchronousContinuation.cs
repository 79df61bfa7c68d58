// A synchronous continuation runs on the thread that completes the task.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class SynchronousContinuation
{
    static string result;

    static void Run()
    {
        var source = new TaskCompletionSource<int>();
        int me = Thread.CurrentThread.ManagedThreadId;
        var after = source.Task.ContinueWith(done => Thread.CurrentThread.ManagedThreadId == me, TaskContinuationOptions.ExecuteSynchronously);
        source.SetResult(1);
        result = after.Result.ToString();
    }
}
