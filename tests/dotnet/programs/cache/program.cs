using System;
using System.Collections.Generic;
using System.Threading;

class Cache
{
    readonly Dictionary<string, int> values = new Dictionary<string, int>();
    readonly ReaderWriterLockSlim rw = new ReaderWriterLockSlim();

    public int Get(string key, Func<int> make)
    {
        int value;
        rw.EnterReadLock();
        try { if (values.TryGetValue(key, out value)) return value; }
        finally { rw.ExitReadLock(); }
        rw.EnterWriteLock();
        try
        {
            if (!values.TryGetValue(key, out value))
            {
                value = make();
                values[key] = value;
            }
            return value;
        }
        finally { rw.ExitWriteLock(); }
    }
}

class P
{
    static int made, a, b;

    static void Main()
    {
        var cache = new Cache();
        var t = new Thread(() => { a = cache.Get("x", () => ++made); });
        t.Start();
        b = cache.Get("x", () => ++made);
        t.Join();
    }
}
