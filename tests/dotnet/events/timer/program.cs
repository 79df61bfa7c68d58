using System;
using System.Threading;

class P
{
    static int fired;

    static void Main()
    {
        var done = new ManualResetEvent(false);
        var timer = new Timer(_ => { fired++; done.Set(); }, null, 10, Timeout.Infinite);
        done.WaitOne();
        timer.Dispose();
    }
}
