// The items of an asynchronous loop are taken by its workers, one at a time and never by the caller.
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class Program
{
    static int taken;

    static IEnumerable<int> Items()
    {
        Debug.Assert(Thread.CurrentThread.IsThreadPoolThread);
        taken = taken + 1;
        yield return 1;
        taken = taken + 1;
        yield return 2;
    }

    static void Main()
    {
        int sum = 0;
        Parallel.ForEachAsync(Items(), (item, token) =>
        {
            Interlocked.Add(ref sum, item);
            return default;
        }).Wait();
        Debug.Assert(sum == 3 && taken == 2);
    }
}
