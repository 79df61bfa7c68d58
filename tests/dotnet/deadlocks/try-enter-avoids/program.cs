using System;
using System.Threading;

class P
{
    static readonly object a = new object(), b = new object();
    static int n;

    static void Main()
    {
        var t = new Thread(() =>
        {
            lock (b)
                if (Monitor.TryEnter(a, 5)) Monitor.Exit(a);
        });
        t.Start();
        lock (a) lock (b) n++;
        t.Join();
    }
}
