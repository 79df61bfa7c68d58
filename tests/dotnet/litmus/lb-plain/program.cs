using System;
using System.Threading;

class P
{
    static int x, y, r1, r2;

    static void Main()
    {
        var a = new Thread(() => { r1 = x; y = 1; });
        var b = new Thread(() => { r2 = y; x = 1; });
        a.Start(); b.Start();
        a.Join(); b.Join();
    }
}
