using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static readonly BlockingCollection<int> items = new BlockingCollection<int>();

    static void A() { items.Add(1); }
    static void B()
    {
        foreach (int item in items.GetConsumingEnumerable()) { }
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
