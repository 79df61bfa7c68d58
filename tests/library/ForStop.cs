// After a stop the others need not run.
// --lift loops-run-on-pool
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class ForStop
{
    static string result;

    static void Run()
    {
        int ran = 0;
        var loop = Parallel.For(0, 2, (i, state) => { Interlocked.Add(ref ran, 1 << i); Delay.Here(); state.Stop(); });
        result = ran + " " + loop.IsCompleted;
    }
}
