using System.Diagnostics;
using System.Threading;

class P
{
    static readonly SemaphoreSlim s = new SemaphoreSlim(2);
    static int inside;

    static void Work()
    {
        s.Wait();
        int n = Interlocked.Increment(ref inside);
        Debug.Assert(n <= 2);
        Interlocked.Decrement(ref inside);
        s.Release();
    }

    static void Main()
    {
        for (int i = 0; i < 3; i++) new Thread(Work).Start();
    }
}
