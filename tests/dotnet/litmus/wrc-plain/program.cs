using System;
using System.Threading;

class P
{
    static int x, y, r1, r2, r3;

    static void Main()
    {
        var a = new Thread(() => { x = 1; });
        var b = new Thread(() => { r1 = x; y = 1; });
        var c = new Thread(() => { r2 = y; r3 = x; });
        a.Start(); b.Start(); c.Start();
        a.Join(); b.Join(); c.Join();
    }
}
