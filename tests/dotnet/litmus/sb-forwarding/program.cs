using System;
using System.Threading;

class P
{
    static int x, y, r1, r2, r3, r4;

    static void Main()
    {
        var a = new Thread(() => { x = 1; r1 = x; r2 = y; });
        var b = new Thread(() => { y = 1; r3 = y; r4 = x; });
        a.Start(); b.Start();
        a.Join(); b.Join();
    }
}
