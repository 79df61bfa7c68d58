using System;
using System.Diagnostics;
using System.Threading;
class LateTimer
{
    static int ticks;
    static bool disposed;
    static void Main()
    {
        using (var timer = new Timer(_ => { if (disposed) throw new ObjectDisposedException("cache"); ticks++; }, null, 10, 10))
        {
            Thread.Sleep(20);
        }
        disposed = true;
        Thread.Sleep(20);
        Debug.Assert(ticks > 0, "the timer never fired");
    }
}
