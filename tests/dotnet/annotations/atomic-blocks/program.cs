using System;
using System.Threading;

class P
{
    static readonly object gate = new object();

    static void Main()
    {
        var t = new Thread(() => { lock (gate) Thread.Sleep(1); });
        t.Start();
        Verify.Atomic(() => { lock (gate) { } });
        t.Join();
    }
}
