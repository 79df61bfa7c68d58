using System;
using System.Threading;

class P
{
    static int x;
    static volatile int y, z;
    static int r1, r2, r3;

    static void Main()
    {
        var a = new Thread(() => { x = 1; y = 1; });
        var b = new Thread(() => { r1 = y; z = 1; });
        var c = new Thread(() => { r2 = z; r3 = x; });
        a.Start(); b.Start(); c.Start();
        a.Join(); b.Join(); c.Join();
        Bad = r1 == 1 && r2 == 1 && r3 == 0;
    }

    static bool Bad;
}
