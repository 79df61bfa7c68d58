using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static int data, r = -1;
    static readonly object channel = new object();
    static bool sent;

    static void A()
    {
        data = 42;
        lock (channel)
        {
            sent = true;
            Monitor.Pulse(channel);
        }
    }
    static void B()
    {
        lock (channel)
        {
            while (!sent)
                Monitor.Wait(channel);
        }
        r = data;
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
