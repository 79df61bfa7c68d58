using System;
using System.Threading;

class P
{
    static readonly object gate = new object();
    static bool ready;
    static int order;

    static void Main()
    {
        var t = new Thread(() => { lock (gate) { ready = true; order = 1; Monitor.PulseAll(gate); } });
        lock (gate)
            lock (gate)
            {
                t.Start();
                while (!ready) Monitor.Wait(gate);
                order = order * 10 + 2;
            }
        t.Join();
    }
}
