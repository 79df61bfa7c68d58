// A blocking collection over a bag.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class BlockingBag
{
    static string result;

    static void Run()
    {
        var items = new BlockingCollection<int>(new ConcurrentBag<int>());
        items.Add(1);
        items.Add(2);
        items.CompleteAdding();
        string seen = "";
        var other = new Thread(() => { foreach (int item in items.GetConsumingEnumerable()) seen += item; });
        other.Start();
        other.Join();
        result = seen;
    }
}
