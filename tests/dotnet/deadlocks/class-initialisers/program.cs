using System;
using System.Threading;

class P
{
    public static readonly object gate = new object();

    class A
    {
        public static int n = 1;
        static A() { lock (gate) n = 2; }
    }

    static void Main()
    {
        var t = new Thread(() => { int k = A.n; });
        lock (gate)
        {
            t.Start();
            int k = A.n;
        }
        t.Join();
    }
}
