using System;
using System.Diagnostics;
using System.Threading;

class P
{
    static int elapsed;
    static bool set;

    static void Main()
    {
        var happened = new ManualResetEvent(false);
        new Thread(() => happened.Set()).Start();
        int start = Environment.TickCount;
        set = happened.WaitOne(200);
        elapsed = Environment.TickCount - start;
    }
}
