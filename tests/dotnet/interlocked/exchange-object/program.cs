using System;
using System.Threading;

class P
{
    static object slot;
    static bool first, second;

    static void Main()
    {
        var t = new Thread(() => { first = Interlocked.Exchange(ref slot, "a") == null; });
        t.Start();
        second = Interlocked.Exchange(ref slot, "b") == null;
        t.Join();
    }
}
