// A thread that added nothing takes from another one's items, the oldest first on Mono.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class BagTakesAny
{
    static string result;

    static void Run()
    {
        var bag = new ConcurrentBag<int>();
        bag.Add(1);
        var other = new Thread(() => bag.Add(2));
        other.Start();
        other.Join();
        int item = 0;
        var taker = new Thread(() => bag.TryTake(out item));
        taker.Start();
        taker.Join();
        result = item.ToString();
    }
}
