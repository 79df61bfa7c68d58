using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static string walked, copied;

    static void Main()
    {
        var bag = new ConcurrentBag<string>(new[] { "a", "b" });
        foreach (string item in bag)
            walked += item;
        copied = string.Concat(bag.ToArray());
    }
}
