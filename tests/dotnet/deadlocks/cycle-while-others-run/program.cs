using System;
using System.Threading;

class P
{
    static readonly object a = new object(), b = new object();

    static void Main()
    {
        var spin = new Thread(() => { while (true) Thread.Yield(); });
        spin.Start();
        var t = new Thread(() => { lock (b) lock (a) { } });
        t.Start();
        lock (a) lock (b) { }
    }
}
