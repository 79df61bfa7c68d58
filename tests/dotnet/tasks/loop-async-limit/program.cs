using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static int most, now;

    static void Main()
    {
        Parallel.ForEachAsync(Enumerable.Range(0, 3), new ParallelOptions { MaxDegreeOfParallelism = 2 }, (item, token) =>
        {
            int inside = Interlocked.Increment(ref now);
            if (inside > most)
                most = inside;
            Interlocked.Decrement(ref now);
            return default(ValueTask);
        }).Wait();
    }
}
