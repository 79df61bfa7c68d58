using System.Diagnostics;
using System.Threading;

class P
{
    static volatile bool inside, after;

    static void Main()
    {
        var signal = new AutoResetEvent(false);
        var done = new ManualResetEvent(false);
        var registered = ThreadPool.RegisterWaitForSingleObject(signal, (state, timedOut) =>
        {
            inside = true;
            inside = false;
            after = true;
        }, null, -1, true);
        signal.Set();
        Debug.Assert(registered.Unregister(done));
        done.WaitOne();
        Debug.Assert(!inside, "a callback still runs");
        bool ran = after;
        // The registration is gone: the callback ran before, or never.
        signal.Set();
        Debug.Assert(ran == after, "a callback ran later");
    }
}
