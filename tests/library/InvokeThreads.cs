// The calling thread may run any of the actions.
// --lift loops-run-on-pool
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class InvokeThreads
{
    static string result;

    static void Run()
    {
        int me = Thread.CurrentThread.ManagedThreadId;
        bool a = false, b = false;
        Parallel.Invoke(() => a = Thread.CurrentThread.ManagedThreadId == me, () => b = Thread.CurrentThread.ManagedThreadId == me);
        result = a + " " + b;
    }
}
