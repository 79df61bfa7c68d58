using System;
using System.Threading;

class A
{
    public static int runs;
    public static int n;
    static A() { runs++; n = 10; }
}

class P
{
    static int r1, r2, runs;

    static void Main()
    {
        var t = new Thread(() => { r1 = A.n; });
        t.Start();
        r2 = A.n;
        t.Join();
        runs = A.runs;
    }
}
