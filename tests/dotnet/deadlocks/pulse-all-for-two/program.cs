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
    static bool open;
    static int through;

    static void A()
    {
        lock (gate)
        {
            while (!open)
                Monitor.Wait(gate);
            through++;
        }
    }
    static void B() { A(); }

    static void Main()
    {
        var a = new Thread(A);
        var b = new Thread(B);
        a.Start();
        b.Start();
        lock (gate)
        {
            open = true;
            Monitor.PulseAll(gate);
        }
        a.Join();
        b.Join();
    }
}
