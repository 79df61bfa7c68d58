using System;
using System.Diagnostics;
using System.Threading;

// The second tick comes two periods after the timer began, whenever the first was taken.
class P
{
    static void Main()
    {
        var watch = Stopwatch.StartNew();
        var timer = new PeriodicTimer(TimeSpan.FromMilliseconds(10));
        Thread.Sleep(15);
        timer.WaitForNextTickAsync().AsTask().Wait();
        timer.WaitForNextTickAsync().AsTask().Wait();
        Debug.Assert(watch.ElapsedMilliseconds >= 20);
    }
}
