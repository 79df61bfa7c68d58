using System;
using System.Diagnostics;
using System.Threading;

class P
{
    static int inside, ran;

    static void Main()
    {
        var done = new ManualResetEvent(false);
        var timer = new Timer(state =>
        {
            inside = 1;
            ran++;
            inside = 0;
        }, null, 0, Timeout.Infinite);
        timer.Dispose(done);
        done.WaitOne();
        Debug.Assert(inside == 0);
        int seen = ran;
        Debug.Assert(ran == seen);
    }
}
