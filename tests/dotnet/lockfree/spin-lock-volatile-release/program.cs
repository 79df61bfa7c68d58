using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static int taken, n;

    static void A()
    {
        while (Interlocked.Exchange(ref taken, 1) == 1)
            Thread.Yield();
        n = n + 1;
        Volatile.Write(ref taken, 0);
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
