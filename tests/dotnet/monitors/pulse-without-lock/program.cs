using System;
using System.Threading;

class P
{
    static readonly object gate = new object();
    static bool caught;

    static void Main()
    {
        var t = new Thread(() =>
        {
            lock (gate) Thread.Sleep(1);
        });
        t.Start();
        try { Monitor.Pulse(gate); }
        catch (SynchronizationLockException) { caught = true; }
        t.Join();
    }
}
