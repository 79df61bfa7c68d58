using System;
using System.Threading;

class P
{
    [ThreadStatic] static int own;
    static int r1, r2, r3;

    static void Main()
    {
        own = 5;
        var a = new Thread(() => { r1 = own; own = 7; r1 += own; });
        var b = new Thread(() => { r2 = own; own = 9; r2 += own; });
        a.Start(); b.Start();
        a.Join(); b.Join();
        r3 = own;
    }
}
