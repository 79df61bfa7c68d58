using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static readonly AutoResetEvent ready = new AutoResetEvent(false);

    static void A() { ready.WaitOne(); }
    static void B() { ready.WaitOne(); }

    static void Main()
    {
        var a = new Thread(A);
        var b = new Thread(B);
        a.Start();
        b.Start();
        ready.Set();
        ready.Set();
        a.Join();
        b.Join();
    }
}
