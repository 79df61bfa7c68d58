using System.Diagnostics;
using System.Threading;

class P
{
    static bool second;

    static void Main()
    {
        var signal = new AutoResetEvent(false);
        var one = new ManualResetEvent(false);
        var two = new ManualResetEvent(false);
        var registered = ThreadPool.RegisterWaitForSingleObject(signal, (state, timedOut) => { }, null, -1, true);
        Debug.Assert(registered.Unregister(one));
        one.WaitOne();
        Debug.Assert(!registered.Unregister(two));
        second = two.WaitOne(0);
    }
}
