using System;
using System.Threading;

class P
{
    static bool abandoned;

    static void Main()
    {
        var m = new Mutex();
        var t = new Thread(() => m.WaitOne());
        t.Start();
        t.Join();
        try { m.WaitOne(); }
        catch (AbandonedMutexException) { abandoned = true; }
    }
}
