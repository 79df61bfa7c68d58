using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static readonly SemaphoreSlim free = new SemaphoreSlim(2);
    static int inside, most;

    static void A()
    {
        free.Wait();
        int now = Interlocked.Increment(ref inside);
        if (now > most)
            most = now;
        Interlocked.Decrement(ref inside);
        free.Release();
    }
    static void B() { A(); }

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
