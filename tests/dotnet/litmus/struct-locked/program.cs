using System;
using System.Threading;

struct Pair { public int a; public long b; public string c; }

class P
{
    static readonly object gate = new object();
    static Pair p;
    static bool whole;

    static void Main()
    {
        var t = new Thread(() => { lock (gate) p = new Pair { a = 1, b = 1, c = "one" }; });
        t.Start();
        Pair q;
        lock (gate) q = p;
        whole = q.a == 0 && q.b == 0 && q.c == null || q.a == 1 && q.b == 1 && q.c == "one";
        t.Join();
    }
}
