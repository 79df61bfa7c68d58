using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static int first, second, last;

    static void Main()
    {
        var a = new BlockingCollection<int>();
        var b = new BlockingCollection<int>();
        var both = new[] { a, b };
        var thread = new Thread(() =>
        {
            b.Add(2);
            b.CompleteAdding();
            a.Add(1);
            a.CompleteAdding();
        });
        thread.Start();
        int item;
        BlockingCollection<int>.TakeFromAny(both, out item);
        first = item;
        BlockingCollection<int>.TakeFromAny(both, out item);
        second = item;
        last = BlockingCollection<int>.TryTakeFromAny(both, out item, Timeout.Infinite);
        thread.Join();
    }
}
