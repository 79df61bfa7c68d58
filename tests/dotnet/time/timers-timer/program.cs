using System;
using System.Diagnostics;
using System.Threading;

class P
{
    static int raised;

    static void Main()
    {
        var done = new ManualResetEventSlim();
        var timer = new System.Timers.Timer(10) { AutoReset = false };
        timer.Elapsed += (sender, e) =>
        {
            Debug.Assert(sender == timer && !timer.Enabled);
            if (++raised == 2)
                done.Set();
            else
                timer.Start();
            throw new Exception("goes no further");
        };
        timer.Start();
        done.Wait();
        timer.Dispose();
        Debug.Assert(raised == 2);
    }
}
