using System;
using System.Diagnostics;
using System.Threading;

class P
{
    static long elapsed;

    static void Main()
    {
        var never = new SemaphoreSlim(0);
        var watch = Stopwatch.StartNew();
        var other = new Thread(() => never.Wait(100));
        other.Start();
        never.Wait(100);
        other.Join();
        elapsed = watch.ElapsedMilliseconds;
    }
}
