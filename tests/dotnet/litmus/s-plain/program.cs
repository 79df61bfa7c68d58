using System;
using System.Threading;

class P
{
    static int x, y, r1;

    static void Main()
    {
        var a = new Thread(() => { x = 2; y = 1; });
        var b = new Thread(() => { r1 = y; x = 1; });
        a.Start(); b.Start();
        a.Join(); b.Join();
    }
}
