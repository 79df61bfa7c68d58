// The calling thread may run any of the iterations.
// --lift loops-run-on-pool
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class ForThreads
{
    static string result;

    static void Run()
    {
        int me = Thread.CurrentThread.ManagedThreadId;
        var here = new bool[2];
        Parallel.For(0, 2, i => { here[i] = Thread.CurrentThread.ManagedThreadId == me; Delay.Here(); });
        result = here[0] + " " + here[1];
    }
}
