using System;
using System.Threading;

class P
{
    static int x = 1, y, r1, r2;

    static void Main()
    {
        var a = new Thread(() => { r1 = 10 / x; y = 1; });
        var b = new Thread(() => { r2 = Volatile.Read(ref y); x = 2; });
        a.Start(); b.Start();
        a.Join(); b.Join();
    }
}
