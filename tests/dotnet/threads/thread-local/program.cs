using System;
using System.Threading;

class P
{
    static int made;
    static readonly ThreadLocal<int> local = new ThreadLocal<int>(() => Interlocked.Increment(ref made) * 10);
    static int r1, r2;

    static void Main()
    {
        var a = new Thread(() => { local.Value++; r1 = local.Value; });
        a.Start();
        r2 = local.Value;
        a.Join();
    }
}
