using System;
using System.Diagnostics;
using System.Threading;

class P
{
    static volatile bool flag;
    static bool seen;
    static long elapsed;

    static void Main()
    {
        new Thread(() => flag = true).Start();
        var watch = Stopwatch.StartNew();
        seen = SpinWait.SpinUntil(() => flag, 50);
        elapsed = watch.ElapsedMilliseconds;
    }
}
