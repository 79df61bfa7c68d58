// A timer may fire before or after what its owner does.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class TimerAndMain
{
    static string result;

    static void Run()
    {
        string seen = "";
        var gate = new object();
        var fired = new ManualResetEventSlim();
        var timer = new Timer(state => { lock (gate) seen += "t"; fired.Set(); }, null, 1, Timeout.Infinite);
        Delay.Here();
        lock (gate) seen += "m";
        fired.Wait();
        timer.Dispose();
        result = seen;
    }
}
