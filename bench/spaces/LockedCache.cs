// Three threads use a cache with two locks, one after the other and nested.
// At most: 2,000
using System;
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
        string made = "value";
        lock (valuesLock) values[key] = made;
        return made;
    }

    public int Total
    {
        get { lock (countsLock) return hits + misses; }
    }
}

class Program
{
    static void Main()
    {
        var cache = new Cache();
        var threads = new Thread[3];
        for (int i = 0; i < threads.Length; i++)
        {
            int key = i % 2;
            threads[i] = new Thread(() => { cache.Get(key); cache.Get(1); });
        }
        foreach (var thread in threads) thread.Start();
        foreach (var thread in threads) thread.Join();
        if (cache.Total != 6) throw new Exception("a call was not counted");
    }
}
