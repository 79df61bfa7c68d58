using System;
using System.Threading;

class P
{
    static readonly object gate = new object();
    static int n;

    static void Twice() { lock (gate) { lock (gate) n++; n++; } }

    static void Main()
    {
        var t = new Thread(Twice);
        t.Start();
        Twice();
        t.Join();
    }
}
