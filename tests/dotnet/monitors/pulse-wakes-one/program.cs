using System;
using System.Threading;

class P
{
    static readonly object gate = new object();
    static int waiting;

    static void Wait()
    {
        lock (gate)
        {
            waiting++;
            Monitor.Wait(gate);
        }
    }

    static void Main()
    {
        var a = new Thread(Wait);
        var b = new Thread(Wait);
        a.Start(); b.Start();
        while (true)
        {
            lock (gate)
            {
                if (waiting == 2) { Monitor.Pulse(gate); break; }
            }
        }
        a.Join(); b.Join();
    }
}
