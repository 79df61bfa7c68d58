using System.Diagnostics;
using System.Linq;
using System.Threading;

class P
{
    static int seeds;

    static void Main()
    {
        int sum = new[] { 1, 2 }.AsParallel().Aggregate(() => { Interlocked.Increment(ref seeds); return 0; }, (a, x) => a + x, (a, b) => a + b, a => a);
        Debug.Assert(sum == 3, "sum");
        Debug.Assert(seeds == 2, "seeds");
    }
}
