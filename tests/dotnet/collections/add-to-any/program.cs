using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static int where;

    static void Main()
    {
        var a = new BlockingCollection<int>(1);
        var b = new BlockingCollection<int>(1);
        var both = new[] { a, b };
        int first = BlockingCollection<int>.AddToAny(both, 1);
        int second = BlockingCollection<int>.AddToAny(both, 2);
        Debug.Assert(first + second == 1);
        var thread = new Thread(() => b.Take());
        thread.Start();
        where = BlockingCollection<int>.AddToAny(both, 3);
        thread.Join();
    }
}
