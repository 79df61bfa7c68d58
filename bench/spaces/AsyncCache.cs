// Three asynchronous methods use a cache behind a semaphore that loads what is missing.
// At most: 1000
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class Program
{
    static readonly Dictionary<int, Task<int>> known = new Dictionary<int, Task<int>>();
    static readonly SemaphoreSlim gate = new SemaphoreSlim(1, 1);
    static int loads;

    static async Task<int> Load(int key)
    {
        await Task.Delay(5);
        Interlocked.Increment(ref loads);
        return key * 2;
    }

    static async Task<int> Get(int key)
    {
        Task<int> value;
        await gate.WaitAsync();
        try
        {
            if (!known.TryGetValue(key, out value))
                known[key] = value = Load(key);
        }
        finally { gate.Release(); }
        return await value;
    }

    static async Task Use(int key) { Debug.Assert(await Get(key) == key * 2); }

    static void Main()
    {
        Task.WhenAll(Use(1), Use(1), Use(2)).Wait();
        Debug.Assert(loads == 2);
    }
}
