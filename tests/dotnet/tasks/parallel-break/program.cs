using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static int ran;
    static long lowest;
    static bool completed;

    static void Main()
    {
        ParallelLoopResult result = Parallel.For(0, 3, (i, state) =>
        {
            if (i == 1)
                state.Break();
            else
                Interlocked.Add(ref ran, i + 1);
        });
        lowest = result.LowestBreakIteration ?? -1;
        completed = result.IsCompleted;
    }
}
