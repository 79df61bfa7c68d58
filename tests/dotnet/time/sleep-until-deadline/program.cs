using System;
using System.Diagnostics;
using System.Threading;

class P
{
    static volatile bool done;

    static void Main()
    {
        new Thread(() => { Thread.Sleep(7); done = true; }).Start();
        var start = DateTime.UtcNow;
        var end = start.AddMilliseconds(50);
        while (!done && DateTime.UtcNow < end)
            Thread.Sleep(10);
        Debug.Assert(done || DateTime.UtcNow - start >= TimeSpan.FromMilliseconds(50));
    }
}
