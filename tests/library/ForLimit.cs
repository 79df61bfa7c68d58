// No more at once than the limit says.
// --lift loops-run-on-pool
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class ForLimit
{
    static string result;

    static void Run()
    {
        int inside = 0, most = 0;
        var gate = new object();
        Parallel.For(0, 2, new ParallelOptions { MaxDegreeOfParallelism = 1 }, i =>
        {
            lock (gate) { inside++; if (inside > most) most = inside; }
            Delay.Here();
            lock (gate) inside--;
        });
        result = most.ToString();
    }
}
