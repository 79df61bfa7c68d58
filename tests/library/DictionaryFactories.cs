// A factory may run in both threads; one result counts.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class DictionaryFactories
{
    static string result;

    static void Run()
    {
        var items = new ConcurrentDictionary<int, int>();
        int calls = 0;
        Func<int, int> make = key => { Delay.Here(); return Interlocked.Increment(ref calls); };
        var other = new Thread(() => items.GetOrAdd(1, make));
        other.Start();
        int mine = items.GetOrAdd(1, make);
        other.Join();
        result = calls + " " + mine + " " + items[1];
    }
}
