using System;
using System.Threading;

class P
{
    static readonly Barrier b = new Barrier(2);
    static int x, y, r1, r2;

    static void Main()
    {
        var t = new Thread(() => { x = 1; b.SignalAndWait(); r1 = y; });
        t.Start();
        y = 1;
        b.SignalAndWait();
        r2 = x;
        t.Join();
    }
}
