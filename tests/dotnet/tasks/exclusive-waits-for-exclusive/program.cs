using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static int x;

    static void Main()
    {
        var factory = new TaskFactory(new ConcurrentExclusiveSchedulerPair().ExclusiveScheduler);
        factory.StartNew(() => factory.StartNew(() => x = 1).Wait()).Wait();
    }
}
