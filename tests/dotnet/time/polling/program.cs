using System;
using System.Diagnostics;
using System.Threading;

class P
{
    static volatile bool done;

    static void Main()
    {
        new Thread(() => done = true).Start();
        while (!done)
        {
            var watch = Stopwatch.StartNew();
            Thread.Sleep(5);
            Debug.Assert(watch.ElapsedMilliseconds >= 5);
        }
        var start = DateTime.UtcNow;
        Thread.Sleep(5);
        Debug.Assert((DateTime.UtcNow - start).TotalMilliseconds >= 5);
    }
}
