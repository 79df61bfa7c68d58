using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static readonly Barrier barrier = new Barrier(2);

    static void Main()
    {
        var t = new Thread(() => barrier.SignalAndWait());
        t.Start();
        t.Join();
    }
}
