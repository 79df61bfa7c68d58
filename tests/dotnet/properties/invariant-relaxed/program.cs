using System;
using System.Threading;

class P
{
    static int x, y;

    static void Main()
    {
        var t = new Thread(() => { x = 1; y = 1; });
        t.Start();
        t.Join();
    }
}
