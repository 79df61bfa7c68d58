using System;
using System.Threading;

class P
{
    static int x, r1, r2;

    static void Main()
    {
        var a = new Thread(() => { x = 1; });
        var b = new Thread(() => { r1 = x; r2 = x; });
        a.Start(); b.Start();
        a.Join(); b.Join();
    }
}
