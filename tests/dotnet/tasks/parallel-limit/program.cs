using System.Threading;
using System.Threading.Tasks;

class P
{
    static int inside, most, order;
    static readonly object gate = new object();

    static void Main()
    {
        var options = new ParallelOptions { MaxDegreeOfParallelism = 2 };
        Parallel.For(1, 4, options, i =>
        {
            lock (gate) { inside++; if (inside > most) most = inside; }
            lock (gate) { inside--; order = order * 10 + i; }
        });
    }
}
