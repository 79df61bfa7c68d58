using System;
using System.Threading;

class P
{
    static readonly object gate = new object();
    static bool first, second;

    static void Main()
    {
        var t = new Thread(() =>
        {
            if (Monitor.TryEnter(gate)) { first = true; Monitor.Exit(gate); }
        });
        t.Start();
        if (Monitor.TryEnter(gate, 10)) { second = true; Monitor.Exit(gate); }
        t.Join();
    }
}
