using System.Collections.Generic;
using System.Threading;

class Cache
{
    readonly Dictionary<int, string> values = new Dictionary<int, string>();
    readonly object valuesLock = new object();
    readonly object countsLock = new object();
    int hits, misses;

    public string Get(int key)
    {
        lock (valuesLock)
        {
            string value;
            if (values.TryGetValue(key, out value))
            {
                lock (countsLock) hits++;
                return value;
            }
        }
        lock (countsLock) misses++;
        lock (valuesLock) values[key] = "made";
        return "made";
    }

    public int Total
    {
        get { lock (countsLock) return hits + misses; }
    }
}

class P
{
    static int total;

    static void Main()
    {
        var cache = new Cache();
        var first = new Thread(() => { cache.Get(0); cache.Get(1); });
        var second = new Thread(() => { cache.Get(1); cache.Get(0); });
        first.Start();
        second.Start();
        first.Join();
        second.Join();
        total = cache.Total;
    }
}
