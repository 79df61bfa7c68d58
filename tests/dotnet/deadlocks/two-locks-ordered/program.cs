using System;
using System.Threading;

class P
{
    static readonly object a = new object(), b = new object();
    static int n;

    static void Main()
    {
        var t = new Thread(() => { lock (a) lock (b) n++; });
        t.Start();
        lock (a) lock (b) n++;
        t.Join();
    }
}
