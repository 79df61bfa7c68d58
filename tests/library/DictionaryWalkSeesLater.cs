// What is added while the dictionary is walked over may be seen.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class DictionaryWalkSeesLater
{
    static string result;

    static void Run()
    {
        var items = new ConcurrentDictionary<int, int>();
        items[1] = 10;
        string seen = "";
        foreach (var pair in items)
        {
            seen += pair.Key + ":" + pair.Value + " ";
            items[2] = 20;
        }
        result = seen;
    }
}
