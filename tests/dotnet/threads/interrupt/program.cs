using System;
using System.Threading;

class P
{
    static int caught;

    static void Main()
    {
        var gate = new object();
        var t = new Thread(() =>
        {
            try { lock (gate) Monitor.Wait(gate); }
            catch (ThreadInterruptedException) { caught++; }
        });
        t.Start();
        t.Interrupt();
        t.Join();
    }
}
