using System;
using System.Threading;

class P
{
    static long n;
    static long r;

    static void Main()
    {
        var t = new Thread(() => { Interlocked.Exchange(ref n, long.MaxValue); });
        t.Start();
        r = Interlocked.Read(ref n);
        t.Join();
    }
}
