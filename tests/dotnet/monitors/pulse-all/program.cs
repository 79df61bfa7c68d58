using System;
using System.Threading;

class P
{
    static readonly object gate = new object();
    static int waiting, woken;

    static void Wait()
    {
        lock (gate)
        {
            waiting++;
            Monitor.Wait(gate);
            woken++;
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
                if (waiting == 2) { Monitor.PulseAll(gate); break; }
            }
        }
        a.Join(); b.Join();
    }
}
