using System;
using System.Threading;

class P
{
    static int x, y;

    static void Main()
    {
        var a = new Thread(() => { x = 1; y = 2; });
        var b = new Thread(() => { y = 1; x = 2; });
        a.Start(); b.Start();
        a.Join(); b.Join();
    }
}
