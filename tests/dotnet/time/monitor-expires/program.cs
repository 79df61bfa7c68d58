using System;
using System.Diagnostics;
using System.Threading;

class P
{
    static readonly object gate = new object();

    static void Main()
    {
        var other = new Thread(() =>
        {
            lock (gate)
            {
                Monitor.Pulse(gate);
                Thread.Sleep(30);
            }
        });
        other.Start();
        var watch = Stopwatch.StartNew();
        bool pulsed;
        lock (gate)
            pulsed = Monitor.Wait(gate, 200);
        long waited = watch.ElapsedMilliseconds;
        Debug.Assert(pulsed ? waited == 30 : waited >= 200);
        bool taken = Monitor.TryEnter(gate, 400);
        long tried = watch.ElapsedMilliseconds - waited;
        Debug.Assert(taken ? tried <= 30 : tried >= 400);
        if (taken)
            Monitor.Exit(gate);
        bool joined = other.Join(600);
        Debug.Assert(joined || watch.ElapsedMilliseconds >= waited + tried + 600);
    }
}
