// Three threads use a dictionary behind a semaphore, twice each.
// At most: 500
using System.Collections.Generic;
using System.Threading;

class Program
{
    static readonly SemaphoreSlim gate = new SemaphoreSlim(1, 1);
    static readonly Dictionary<int, int> counts = new Dictionary<int, int>();

    static void Work()
    {
        for (int key = 0; key < 2; key++)
        {
            gate.Wait();
            try
            {
                int count;
                counts.TryGetValue(key, out count);
                counts[key] = count + 1;
            }
            finally
            {
                gate.Release();
            }
        }
    }

    static void Main()
    {
        var threads = new Thread[3];
        for (int i = 0; i < 3; i++)
            threads[i] = new Thread(Work);
        foreach (var thread in threads)
            thread.Start();
        foreach (var thread in threads)
            thread.Join();
    }
}
