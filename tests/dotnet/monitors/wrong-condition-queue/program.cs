using System;
using System.Threading;

class P
{
    static readonly object gate = new object();
    static bool full, closed;

    static void Main()
    {
        var a = new Thread(() => { lock (gate) while (!full) Monitor.Wait(gate); });
        var b = new Thread(() => { lock (gate) while (!closed) Monitor.Wait(gate); });
        a.Start(); b.Start();
        lock (gate) { full = true; Monitor.Pulse(gate); }
        a.Join();
        lock (gate) { closed = true; Monitor.PulseAll(gate); }
        b.Join();
    }
}
