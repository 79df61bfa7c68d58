// All actions run, whatever one throws.
// --lift loops-run-on-pool
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class InvokeThrows
{
    static string result;

    static void Run()
    {
        int ran = 0, thrown = 0;
        try
        {
            Parallel.Invoke(() => { ran |= 1; throw new Exception(); }, () => { Interlocked.Add(ref ran, 2); });
        }
        catch (AggregateException e)
        {
            thrown = e.InnerExceptions.Count;
        }
        result = (ran & 2) + " " + thrown;
    }
}
