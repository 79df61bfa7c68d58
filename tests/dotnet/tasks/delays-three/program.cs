using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static int n;

    static async Task Work()
    {
        await Task.Delay(10);
        Interlocked.Increment(ref n);
    }

    static void Main()
    {
        Task.WhenAll(Work(), Work(), Work()).Wait();
        Debug.Assert(n == 3);
    }
}
