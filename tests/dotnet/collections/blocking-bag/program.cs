using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static string seen;

    static void Main()
    {
        var items = new BlockingCollection<string>(new ConcurrentBag<string>());
        items.Add("a");
        items.Add("b");
        items.CompleteAdding();
        foreach (string item in items.GetConsumingEnumerable())
            seen += item;
    }
}
