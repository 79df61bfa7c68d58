// The order of a walk is that of hash codes on Mono.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class DictionaryWalkOrder
{
    static string result;

    static void Run()
    {
        var items = new ConcurrentDictionary<int, string>();
        items[7] = "c";
        items[3] = "a";
        items[5] = "b";
        string seen = "";
        foreach (var pair in items)
            seen += pair.Value;
        result = seen;
    }
}
