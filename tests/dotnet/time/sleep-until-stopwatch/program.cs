using System;
using System.Diagnostics;
using System.Threading;

class P
{
    static long elapsed;

    static void Main()
    {
        var other = new Thread(() => Thread.Sleep(3));
        other.Start();
        var watch = Stopwatch.StartNew();
        while (watch.ElapsedMilliseconds < 20)
            Thread.Sleep(10);
        elapsed = watch.ElapsedMilliseconds;
        Debug.Assert(elapsed >= 20);
        other.Join();
    }
}
