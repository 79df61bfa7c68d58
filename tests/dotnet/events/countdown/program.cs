using System;
using System.Threading;

class P
{
    static int n, seen;

    static void Main()
    {
        var c = new CountdownEvent(2);
        for (int i = 0; i < 2; i++)
            new Thread(() => { Interlocked.Increment(ref n); c.Signal(); }).Start();
        c.Wait();
        seen = n;
    }
}
