// The same, by Result.
// --lift tasks-run-on-pool
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class ResultRunsTask
{
    static string result;

    static void Run()
    {
        result = Task.Run(() =>
        {
            int me = Thread.CurrentThread.ManagedThreadId;
            return Task.Run(() => Thread.CurrentThread.ManagedThreadId == me ? "same" : "other").Result;
        }).Result;
    }
}
