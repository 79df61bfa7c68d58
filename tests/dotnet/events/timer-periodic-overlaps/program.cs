using System.Diagnostics;
using System.Threading;

class P
{
    static int inside;

    static void Main()
    {
        var done = new ManualResetEvent(false);
        var timer = new Timer(state =>
        {
            Debug.Assert(Interlocked.Increment(ref inside) == 1);
            Interlocked.Decrement(ref inside);
            done.Set();
        }, null, 0, 10);
        done.WaitOne();
        timer.Dispose();
    }
}
