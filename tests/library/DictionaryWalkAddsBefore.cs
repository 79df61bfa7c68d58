// What is added where the walk has passed is not seen on Mono.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class DictionaryWalkAddsBefore
{
    static string result;

    static void Run()
    {
        var items = new ConcurrentDictionary<int, int>();
        items[5] = 10;
        string seen = "";
        foreach (var pair in items)
        {
            seen += pair.Key + " ";
            items[0] = 20;
        }
        result = seen;
    }
}
