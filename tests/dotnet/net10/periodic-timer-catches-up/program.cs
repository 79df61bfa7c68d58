using System;
using System.Diagnostics;
using System.Threading;

// The first tick comes after 10 ms and is taken after 15; the second comes after 20, not after 25.
class P
{
    static void Main()
    {
        var watch = Stopwatch.StartNew();
        var timer = new PeriodicTimer(TimeSpan.FromMilliseconds(10));
        Thread.Sleep(15);
        timer.WaitForNextTickAsync().AsTask().Wait();
        timer.WaitForNextTickAsync().AsTask().Wait();
        Debug.Assert(watch.ElapsedMilliseconds >= 25);
    }
}
