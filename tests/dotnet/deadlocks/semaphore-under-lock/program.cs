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
    static readonly SemaphoreSlim free = new SemaphoreSlim(0);

    static void A() { lock (gate) free.Wait(); }
    static void B() { lock (gate) free.Release(); }

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
