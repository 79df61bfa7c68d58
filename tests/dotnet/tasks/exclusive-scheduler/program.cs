using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static int n, seen;

    static void Main()
    {
        var pair = new ConcurrentExclusiveSchedulerPair();
        var alone = new TaskFactory(pair.ExclusiveScheduler);
        var together = new TaskFactory(pair.ConcurrentScheduler);
        Task a = alone.StartNew(() => { n++; n++; });
        Task b = together.StartNew(() => { seen = n; });
        Task.WaitAll(a, b);
        Debug.Assert(n == 2);
    }
}
