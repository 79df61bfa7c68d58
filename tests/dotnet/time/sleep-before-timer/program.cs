using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static void Main()
    {
        var watch = Stopwatch.StartNew();
        Thread.Sleep(100);
        Task.Delay(20).Wait();
        Debug.Assert(watch.ElapsedMilliseconds >= 120);
        var fired = new ManualResetEventSlim();
        using (new Timer(_ => fired.Set(), null, 300, Timeout.Infinite))
        {
            Thread.Sleep(100);
            fired.Wait();
        }
        Debug.Assert(watch.ElapsedMilliseconds >= 420);
    }
}
