using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static int sum, most, now;

    static async Task Add(int item)
    {
        int inside = Interlocked.Increment(ref now);
        if (inside > most)
            most = inside;
        await Task.Yield();
        Interlocked.Add(ref sum, item);
        Interlocked.Decrement(ref now);
    }

    static void Main()
    {
        Parallel.ForEachAsync(new List<int> { 1, 2 }, (item, token) => new ValueTask(Add(item))).Wait();
    }
}
