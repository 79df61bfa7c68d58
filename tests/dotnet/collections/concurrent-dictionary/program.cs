using System.Collections.Concurrent;
using System.Threading;

class P
{
    static int wins, count;

    static void Main()
    {
        var d = new ConcurrentDictionary<string, int>();
        ThreadStart work = () =>
        {
            if (d.TryAdd("key", 0)) Interlocked.Increment(ref wins);
            d.AddOrUpdate("count", 1, (k, old) => old + 1);
        };
        var t = new Thread(work);
        t.Start();
        work();
        t.Join();
        count = d["count"];
    }
}
