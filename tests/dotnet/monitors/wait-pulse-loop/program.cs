using System;
using System.Threading;

class P
{
    static readonly object gate = new object();
    static bool ready;
    static int data, seen;

    static void Main()
    {
        var t = new Thread(() =>
        {
            lock (gate)
            {
                while (!ready) Monitor.Wait(gate);
                seen = data;
            }
        });
        t.Start();
        lock (gate)
        {
            data = 42;
            ready = true;
            Monitor.Pulse(gate);
        }
        t.Join();
    }
}
