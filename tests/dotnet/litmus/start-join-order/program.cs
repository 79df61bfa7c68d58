using System;
using System.Threading;

class P
{
    static int a, b, r1, r2;

    static void Main()
    {
        a = 1;
        var t = new Thread(() => { r1 = a; b = 2; });
        t.Start();
        t.Join();
        r2 = b;
    }
}
