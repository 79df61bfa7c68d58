// A parallel query that keeps the order.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class QueryOrdered
{
    static string result;

    static void Run()
    {
        var all = new[] { 1, 2 }.AsParallel().AsOrdered().Select(i => { Delay.Here(); return i * 10; }).ToArray();
        result = string.Join(" ", all);
    }
}
