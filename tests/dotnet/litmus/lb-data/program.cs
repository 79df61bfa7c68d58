using System;
using System.Threading;

class P
{
    static int x, y;

    static void Main()
    {
        var a = new Thread(() => { y = x + 0; });
        var b = new Thread(() => { x = y * 1; });
        a.Start(); b.Start();
        a.Join(); b.Join();
    }
}
