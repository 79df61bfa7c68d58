// A walk may see the second of two updates and not the first.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class DictionaryWalkRace
{
    static string result;

    static void Run()
    {
        var items = new ConcurrentDictionary<int, int>();
        items[1] = 0;
        items[2] = 0;
        var other = new Thread(() => { items[1] = 1; Delay.Here(); items[2] = 1; });
        other.Start();
        Delay.Here();
        int sum = 0;
        foreach (var pair in items)
        {
            sum += pair.Key * 10 * pair.Value;
            Delay.Here();
        }
        other.Join();
        result = sum.ToString();
    }
}
