using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static int added, taken;

    static void Main()
    {
        var a = new BlockingCollection<int> { 1 };
        var b = new BlockingCollection<int> { 2 };
        var both = new[] { a, b };
        added = BlockingCollection<int>.AddToAny(both, 3);
        int item;
        taken = BlockingCollection<int>.TakeFromAny(both, out item);
    }
}
