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
    static readonly Lazy<int> value = new Lazy<int>(() => { lock (gate) return 1; });

    static void A() { int v = value.Value; }
    static void B() { lock (gate) { int v = value.Value; } }

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
