using System;
using System.Threading;

class A
{
    public static int n;
    static A()
    {
        var t = new Thread(() => { n = 1; });
        t.Start();
        t.Join();
    }
}

class P
{
    static void Main() { int k = A.n; }
}
