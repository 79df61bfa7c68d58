using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static volatile int flagA, flagB;
    static int inside;

    static void Enter()
    {
        int now = Interlocked.Increment(ref inside);
        Debug.Assert(now == 1);
        Interlocked.Decrement(ref inside);
    }
    static void A()
    {
        flagA = 1;
        Thread.MemoryBarrier();
        if (flagB == 0)
            Enter();
        flagA = 0;
    }
    static void B()
    {
        flagB = 1;
        Thread.MemoryBarrier();
        if (flagA == 0)
            Enter();
        flagB = 0;
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
