using System;
using System.Threading;

class P
{
    static readonly object a = new object(), b = new object();

    static void Main()
    {
        var t = new Thread(() => { lock (b) lock (a) { } });
        t.Start();
        lock (a) lock (b) { }
        t.Join();
    }
}
