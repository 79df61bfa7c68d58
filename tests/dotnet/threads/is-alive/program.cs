using System;
using System.Threading;

class P
{
    static bool before, during, after;

    static void Main()
    {
        var t = new Thread(() => { });
        before = t.IsAlive;
        t.Start();
        during = t.IsAlive;
        t.Join();
        after = t.IsAlive;
    }
}
