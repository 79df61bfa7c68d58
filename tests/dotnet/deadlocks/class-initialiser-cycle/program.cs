using System;
using System.Threading;

class A { public static int n = 1; public static int seen; static A() { seen = B.n; } }
class B { public static int n = 1; public static int seen; static B() { seen = A.n; } }

class P
{
    static int a, b;

    static void Main()
    {
        var t = new Thread(() => { a = A.seen; });
        t.Start();
        b = B.seen;
        t.Join();
    }
}
