using System;
using System.Diagnostics;
using System.Threading;

class P
{
    static volatile bool done;
    static bool late;

    static void Main()
    {
        var watch = Stopwatch.StartNew();
        new Thread(() => done = true).Start();
        while (!done)
        {
            if (watch.ElapsedMilliseconds > 50)
                late = true;
            Thread.Sleep(10);
        }
    }
}
