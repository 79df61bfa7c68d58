using System;
using System.Threading;

struct Pair { public int a, b; }

class P
{
    static Pair p;
    static int r1, r2;

    static void Main()
    {
        var t = new Thread(() => { p = new Pair { a = 1, b = 1 }; });
        t.Start();
        Pair q = p;
        r1 = q.a;
        r2 = q.b;
        t.Join();
    }
}
