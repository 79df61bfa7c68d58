using System.Threading;
using System.Threading.Tasks;

class P
{
    static int n;

    static void Main()
    {
        Parallel.Invoke(() => Interlocked.Increment(ref n), () => Interlocked.Increment(ref n));
    }
}
