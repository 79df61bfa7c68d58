using System;
using System.Threading;

class P
{
    static readonly object gate = new object();

    static void Main()
    {
        var t = new Thread(() => { lock (gate) { } });
        lock (gate)
        {
            t.Start();
            t.Join();
        }
    }
}
