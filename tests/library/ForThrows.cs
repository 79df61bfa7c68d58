// One failure, or one of each.
// --lift loops-run-on-pool
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class ForThrows
{
    static string result;

    static void Run()
    {
        int ran = 0, thrown = 0;
        try
        {
            Parallel.For(0, 2, i => { Interlocked.Add(ref ran, 1 << i); Delay.Here(); throw new Exception(); });
        }
        catch (AggregateException e)
        {
            thrown = e.InnerExceptions.Count;
        }
        result = ran + " " + thrown;
    }
}
