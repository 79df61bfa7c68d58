// A pulse wakes the thread that has waited longest.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class PulseOrder
{
    static string result;

    static void Run()
    {
        var gate = new object();
        string seen = "";
        int waiting = 0;
        Func<string, Thread> start = name =>
        {
            var thread = new Thread(() => { lock (gate) { waiting++; Monitor.Wait(gate); seen += name; } });
            thread.Start();
            return thread;
        };
        Thread a = start("a");
        while (true) { lock (gate) if (waiting == 1) break; Thread.Yield(); }
        Thread b = start("b");
        while (true) { lock (gate) if (waiting == 2) break; Thread.Yield(); }
        lock (gate) Monitor.Pulse(gate);
        a.Join();
        lock (gate) Monitor.Pulse(gate);
        b.Join();
        result = seen;
    }
}
