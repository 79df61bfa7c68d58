// Results of a parallel query without an order.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class QueryUnordered
{
    static string result;

    static void Run()
    {
        var all = new[] { 1, 2 }.AsParallel().Select(i => { Delay.Here(); return i * 10; }).ToArray();
        result = string.Join(" ", all);
    }
}
