using System;
using System.Threading;

class P
{
    static volatile int x, y;
    static int r1, r2, r3, r4;

    static void Main()
    {
        var a = new Thread(() => { x = 1; });
        var b = new Thread(() => { y = 1; });
        var c = new Thread(() => { r1 = x; r2 = y; });
        var d = new Thread(() => { r3 = y; r4 = x; });
        a.Start(); b.Start(); c.Start(); d.Start();
        a.Join(); b.Join(); c.Join(); d.Join();
        Verdict = r1 == 1 && r2 == 0 && r3 == 1 && r4 == 0;
    }

    static bool Verdict;
}
