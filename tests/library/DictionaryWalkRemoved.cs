// An entry that is removed before it is reached.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class DictionaryWalkRemoved
{
    static string result;

    static void Run()
    {
        var items = new ConcurrentDictionary<int, int>();
        items[1] = 10;
        items[2] = 20;
        string seen = "";
        foreach (var pair in items)
        {
            int gone;
            seen += pair.Key + " ";
            items.TryRemove(3 - pair.Key, out gone);
        }
        result = seen;
    }
}
