using System;
using System.Diagnostics;
using System.Threading;

class P
{
    static long elapsed;

    static void Main()
    {
        var watch = Stopwatch.StartNew();
        var first = new Thread(() => Thread.Sleep(100));
        var second = new Thread(() => Thread.Sleep(100));
        first.Start();
        second.Start();
        first.Join();
        second.Join();
        elapsed = watch.ElapsedMilliseconds;
    }
}
