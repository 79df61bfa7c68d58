using System;
using System.Threading;

class P
{
    static int n, seen;

    static void Main()
    {
        var b = new Barrier(2, _ => { n *= 10; });
        var t = new Thread(() => { Interlocked.Increment(ref n); b.SignalAndWait(); });
        t.Start();
        Interlocked.Increment(ref n);
        b.SignalAndWait();
        seen = n;
        t.Join();
    }
}
