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
    static int slot, sum;

    static void A()
    {
        for (int i = 1; i <= 2; i++)
        {
            lock (gate)
            {
                while (slot != 0)
                    Monitor.Wait(gate);
                slot = i;
                Monitor.PulseAll(gate);
            }
        }
    }
    static void B()
    {
        for (int i = 1; i <= 2; i++)
        {
            lock (gate)
            {
                while (slot == 0)
                    Monitor.Wait(gate);
                sum = 10 * sum + slot;
                slot = 0;
                Monitor.PulseAll(gate);
            }
        }
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
