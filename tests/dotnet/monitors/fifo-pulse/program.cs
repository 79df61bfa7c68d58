using System;
using System.Threading;

class P
{
    static readonly object gate = new object();
    static int waiting, first;

    static void Wait(int me)
    {
        lock (gate)
        {
            waiting++;
            Monitor.PulseAll(gate);
            Monitor.Wait(gate);
            if (first == 0) first = me;
            Monitor.Pulse(gate);
        }
    }

    static void Main()
    {
        var a = new Thread(() => Wait(1)) { IsBackground = true };
        var b = new Thread(() => Wait(2)) { IsBackground = true };
        lock (gate)
        {
            a.Start();
            while (waiting == 0) Monitor.Wait(gate);
        }
        lock (gate) { }
        a.Join(0);
    }
}
