using System;
using System.Threading;

class P
{
    static volatile int x, y;
    static int r1, r2;

    static void Main()
    {
        var a = new Thread(() => { x = 1; r1 = y; });
        var b = new Thread(() => { y = 1; r2 = x; });
        a.Start(); b.Start();
        a.Join(); b.Join();
    }
}
