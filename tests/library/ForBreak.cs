// Iterations below the broken one all run.
// --lift loops-run-on-pool
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class ForBreak
{
    static string result;

    static void Run()
    {
        int ran = 0;
        var loop = Parallel.For(0, 3, (i, state) => { Interlocked.Add(ref ran, 1 << i); if (i == 1) state.Break(); });
        result = ran + " " + loop.LowestBreakIteration;
    }
}
