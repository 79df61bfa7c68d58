using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static readonly object gate = new object();
    static bool inside;

    static void Main()
    {
        lock (gate)
        {
            inside = true;
            Task task = Task.Run(() =>
            {
                if (!Monitor.TryEnter(gate))
                    return;
                Debug.Assert(!inside, "two at once");
                Monitor.Exit(gate);
            });
            task.Wait();
            inside = false;
        }
    }
}
