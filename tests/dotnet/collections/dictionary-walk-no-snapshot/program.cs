using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static int sum;

    static void Main()
    {
        var items = new ConcurrentDictionary<int, int>();
        items[1] = 0;
        items[2] = 0;
        var t = new Thread(() => { items[1] = 1; items[2] = 1; });
        t.Start();
        foreach (var pair in items)
            sum += pair.Key * pair.Value;
        t.Join();
    }
}
