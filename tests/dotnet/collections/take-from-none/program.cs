using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static void Main()
    {
        var a = new BlockingCollection<int>();
        var b = new BlockingCollection<int>();
        int item;
        BlockingCollection<int>.TakeFromAny(new[] { a, b }, out item);
    }
}
