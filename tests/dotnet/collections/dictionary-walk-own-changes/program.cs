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
        var items = new ConcurrentDictionary<string, int>();
        items["a"] = 1;
        items["b"] = 2;
        int gone;
        foreach (var pair in items)
        {
            seen += pair.Key;
            items["c"] = 3;
            items.TryRemove("b", out gone);
        }
    }
}
