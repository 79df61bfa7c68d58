// The same for items.
// --lift loops-run-on-pool
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class ForEachThreads
{
    static string result;

    static void Run()
    {
        int me = Thread.CurrentThread.ManagedThreadId;
        int here = 0;
        Parallel.ForEach(new[] { 1, 2 }, i => { if (Thread.CurrentThread.ManagedThreadId == me) Interlocked.Add(ref here, i); Delay.Here(); });
        result = here.ToString();
    }
}
