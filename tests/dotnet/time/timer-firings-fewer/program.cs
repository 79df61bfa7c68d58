using System;
using System.Diagnostics;
using System.Threading;

class P
{
    static int fired;

    static void Main()
    {
        var never = new ManualResetEvent(false);
        var timer = new Timer(_ => Debug.Assert(Interlocked.Increment(ref fired) < 3, "fired three times"), null, 10, 10);
        never.WaitOne();
    }
}
