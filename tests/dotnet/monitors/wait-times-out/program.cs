using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static readonly object gate = new object();
    static bool pulsed;

    static void A()
    {
        lock (gate)
            pulsed = Monitor.Wait(gate, 100);
    }
    static void B()
    {
        lock (gate)
            Monitor.Pulse(gate);
    }

    static void Main()
    {
        var a = new Thread(A);
        var b = new Thread(B);
        a.Start();
        b.Start();
        a.Join();
        b.Join();
    }
}
