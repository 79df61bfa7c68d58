using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static void Main()
    {
        var meet = new Barrier(2);
        Parallel.For(0, 2, i => meet.SignalAndWait());
    }
}
