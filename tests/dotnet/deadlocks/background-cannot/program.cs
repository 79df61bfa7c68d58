using System;
using System.Threading;

class P
{
    static readonly object a = new object(), b = new object();

    static void Main()
    {
        var s = new Thread(() => { lock (a) lock (b) { } });
        var t = new Thread(() => { lock (b) lock (a) { } });
        s.IsBackground = t.IsBackground = true;
        s.Start(); t.Start();
    }
}
