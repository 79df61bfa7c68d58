using System;
using System.Threading;

class P
{
    static readonly object m = new object();
    static int x, y, r1, r2;

    static void Main()
    {
        var a = new Thread(() => { lock (m) { x = 1; y = 1; } });
        var b = new Thread(() => { lock (m) { r1 = y; r2 = x; } });
        a.Start(); b.Start();
        a.Join(); b.Join();
    }
}
