using System.Collections.Concurrent;
using System.Diagnostics;
using System.Threading;

// An item is in the collection before it may be taken.
class P
{
    static void Main()
    {
        var items = new BlockingCollection<int>();
        var producer = new Thread(() => items.Add(1));
        producer.Start();
        if (items.Count == 1)
            Debug.Assert(items.TryTake(out int item), "counted, but not to be had");
        producer.Join();
    }
}
