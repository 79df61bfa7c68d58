using System;
using System.Threading;

class P
{
    static bool got;

    static void Main()
    {
        var e = new ManualResetEventSlim();
        var t = new Thread(() => e.Set());
        t.Start();
        got = e.Wait(10);
        t.Join();
    }
}
