using System;
using System.Threading;

class P
{
    static readonly object gate = new object();
    static volatile bool ready;

    static void Main()
    {
        var t = new Thread(() =>
        {
            if (!ready)
                lock (gate) Monitor.Wait(gate);
        });
        t.Start();
        ready = true;
        lock (gate) Monitor.PulseAll(gate);
        t.Join();
    }
}
