using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static readonly ManualResetEventSlim here = new ManualResetEventSlim(), there = new ManualResetEventSlim();
    static int x, y, r1, r2;

    static void A() { x = 1; here.Set(); there.Wait(); r1 = y; }
    static void B() { y = 1; there.Set(); here.Wait(); r2 = x; }

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
