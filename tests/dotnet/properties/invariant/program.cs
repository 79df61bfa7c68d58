using System;
using System.Threading;

class P
{
    static int x, y;

    static void Main()
    {
        x = 1;
        y = 1;
        var t = new Thread(() => { x--; y--; });
        t.Start();
        t.Join();
    }
}
