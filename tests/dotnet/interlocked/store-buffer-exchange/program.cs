using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static int x, y, r1 = -1, r2 = -1;

    static void A() { Interlocked.Exchange(ref x, 1); r1 = y; }
    static void B() { Interlocked.Exchange(ref y, 1); r2 = x; }

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
