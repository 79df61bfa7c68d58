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
    static readonly Queue<int> items = new Queue<int>();

    static void Take()
    {
        lock (gate)
        {
            if (items.Count == 0)
                Monitor.Wait(gate);
            items.Dequeue();
        }
    }

    static void Main()
    {
        var a = new Thread(Take) { IsBackground = true };
        var b = new Thread(Take) { IsBackground = true };
        a.Start();
        b.Start();
        lock (gate)
        {
            items.Enqueue(1);
            Monitor.PulseAll(gate);
        }
    }
}
