using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static int first;

    static void Main()
    {
        var bag = new ConcurrentBag<int>(new[] { 1, 2, 3, 4, 5 });
        bag.TryTake(out first);
    }
}
