using System;
using System.Threading;

class P
{
    static readonly object gate = new object();
    static bool woken, held;

    static void Main()
    {
        var t = new Thread(() => { lock (gate) Monitor.Pulse(gate); });
        t.Start();
        lock (gate)
        {
            woken = Monitor.Wait(gate, 50);
            held = Monitor.IsEntered(gate);
        }
        t.Join();
    }
}
