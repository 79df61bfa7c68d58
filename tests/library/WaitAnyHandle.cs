// The lowest index of those that are set.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class WaitAnyHandle
{
    static string result;

    static void Run()
    {
        var a = new ManualResetEvent(false);
        var b = new ManualResetEvent(false);
        var other = new Thread(() => { b.Set(); Delay.Here(); a.Set(); });
        other.Start();
        Delay.Here();
        result = WaitHandle.WaitAny(new WaitHandle[] { a, b }).ToString();
        other.Join();
    }
}
