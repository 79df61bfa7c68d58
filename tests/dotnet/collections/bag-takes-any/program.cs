using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static int taken, seen;

    static void Main()
    {
        var bag = new ConcurrentBag<int>();
        bag.Add(1);
        bag.Add(2);
        var t = new Thread(() => { bag.TryPeek(out seen); bag.TryTake(out taken); });
        t.Start();
        t.Join();
    }
}
