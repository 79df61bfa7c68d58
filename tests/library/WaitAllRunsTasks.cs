// A worker that waits for two tasks may run either, both or none.
// --lift tasks-run-on-pool
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class WaitAllRunsTasks
{
    static string result;

    static void Run()
    {
        string seen = "";
        Task.Run(() =>
        {
            int me = Thread.CurrentThread.ManagedThreadId;
            bool a = false, b = false;
            Task.WaitAll(
                Task.Run(() => a = Thread.CurrentThread.ManagedThreadId == me),
                Task.Run(() => b = Thread.CurrentThread.ManagedThreadId == me));
            seen = a + " " + b;
        }).Wait();
        result = seen;
    }
}
