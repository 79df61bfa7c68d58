using System;
using System.Diagnostics;
using System.Threading;

class P
{
    static int first;
    static long elapsed;

    static void Main()
    {
        var watch = Stopwatch.StartNew();
        var sleeper = new Thread(() =>
        {
            Thread.Sleep(100);
            Interlocked.CompareExchange(ref first, 1, 0);
        });
        sleeper.Start();
        Thread.Sleep(1);
        Interlocked.CompareExchange(ref first, 2, 0);
        sleeper.Join();
        elapsed = watch.ElapsedMilliseconds;
    }
}
