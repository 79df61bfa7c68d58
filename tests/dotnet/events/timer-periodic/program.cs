using System.Diagnostics;
using System.Threading;

class P
{
    static int n;

    static void Main()
    {
        var twice = new CountdownEvent(2);
        var timer = new Timer(state =>
        {
            if (Interlocked.Increment(ref n) <= 2)
                twice.Signal();
        }, null, 10, 10);
        twice.Wait();
        timer.Dispose();
        Debug.Assert(n >= 2);
    }
}
