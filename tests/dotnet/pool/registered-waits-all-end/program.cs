using System.Diagnostics;
using System.Threading;

class P
{
    static int begun, ended;

    static void Main()
    {
        var signal = new AutoResetEvent(true);
        var done = new ManualResetEvent(false);
        var registered = ThreadPool.RegisterWaitForSingleObject(signal, (state, timedOut) =>
        {
            if (Interlocked.Increment(ref begun) == 1)
                signal.Set();
            Interlocked.Increment(ref ended);
        }, null, -1, false);
        registered.Unregister(done);
        done.WaitOne();
        Debug.Assert(begun == ended, "a callback still runs");
    }
}
