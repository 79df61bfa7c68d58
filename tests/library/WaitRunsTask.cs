// A worker that waits for its own task may run it.
// --lift tasks-run-on-pool
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class WaitRunsTask
{
    static string result;

    static void Run()
    {
        string seen = "";
        Task.Run(() =>
        {
            int me = Thread.CurrentThread.ManagedThreadId;
            Task.Run(() => seen = Thread.CurrentThread.ManagedThreadId == me ? "same" : "other").Wait();
        }).Wait();
        result = seen;
    }
}
