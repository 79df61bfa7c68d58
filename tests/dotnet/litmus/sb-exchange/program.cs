using System;
using System.Threading;

class P
{
    static int x, y, r1, r2;

    static void Main()
    {
        var a = new Thread(() => { Interlocked.Exchange(ref x, 1); r1 = y; });
        var b = new Thread(() => { Interlocked.Exchange(ref y, 1); r2 = x; });
        a.Start(); b.Start();
        a.Join(); b.Join();
    }
}
