// A value that changes while the dictionary is walked over.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class DictionaryWalkSeesUpdate
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
            seen += pair.Value + " ";
            items[3 - pair.Key] = 30;
        }
        result = seen;
    }
}
