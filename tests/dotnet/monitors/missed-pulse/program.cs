using System;
using System.Threading;

class P
{
    static readonly object gate = new object();

    static void Main()
    {
        var t = new Thread(() =>
        {
            lock (gate)
                Monitor.Wait(gate);
        });
        t.Start();
        lock (gate)
            Monitor.Pulse(gate);
        t.Join();
    }
}
