// Three threads use a dictionary behind a spin lock, twice each.
// At most: 500
using System.Collections.Generic;
using System.Threading;

class Program
{
    static SpinLock spin = new SpinLock(false);
    static readonly Dictionary<int, int> counts = new Dictionary<int, int>();

    static void Work()
    {
        for (int key = 0; key < 2; key++)
        {
            bool taken = false;
            try
            {
                spin.Enter(ref taken);
                int count;
                counts.TryGetValue(key, out count);
                counts[key] = count + 1;
            }
            finally
            {
                if (taken)
                    spin.Exit();
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
