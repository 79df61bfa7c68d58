// An update whose value was changed meanwhile is tried again.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class DictionaryUpdates
{
    static string result;

    static void Run()
    {
        var items = new ConcurrentDictionary<int, int>();
        int calls = 0;
        items[1] = 0;
        ThreadStart work = () => items.AddOrUpdate(1, 1, (key, old) => { Interlocked.Increment(ref calls); Delay.Here(); return old + 1; });
        var other = new Thread(work);
        other.Start();
        work();
        other.Join();
        result = items[1] + " " + calls;
    }
}
