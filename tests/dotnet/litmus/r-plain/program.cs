using System;
using System.Threading;

class P
{
    static int x, y, r1;

    static void Main()
    {
        var a = new Thread(() => { x = 1; y = 1; });
        var b = new Thread(() => { y = 2; r1 = x; });
        a.Start(); b.Start();
        a.Join(); b.Join();
    }
}
