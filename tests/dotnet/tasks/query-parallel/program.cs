using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static int sum, count;
    static string ordered;

    static void Main()
    {
        var query = Enumerable.Range(1, 2).AsParallel();
        sum = query.Where(x => x != 1).Select(x => x * x).Sum();
        ordered = string.Join("", query.OrderByDescending(x => x).Select(x => x + 1).ToArray());
        count = query.GroupBy(x => x % 2).Count();
    }
}
