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
    static int channel;

    static void A()
    {
        data = 42;
        Interlocked.Exchange(ref channel, 1);
    }
    static void B()
    {
        while (Volatile.Read(ref channel) == 0)
            Thread.Yield();
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
