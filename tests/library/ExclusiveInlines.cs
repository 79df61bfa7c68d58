// An exclusive task may wait for another one of its scheduler.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class ExclusiveInlines
{
    static string result;

    static void Run()
    {
        var pair = new ConcurrentExclusiveSchedulerPair();
        var factory = new TaskFactory(pair.ExclusiveScheduler);
        result = factory.StartNew(() => factory.StartNew(() => "inner").Result).Result;
    }
}
