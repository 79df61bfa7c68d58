// A task that runs on the waiting thread gets into a lock which that thread holds.
// --lift tasks-run-on-pool
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class WaitReentersLock
{
    static string result;

    static void Run()
    {
        var gate = new object();
        int depth = 0, deepest = 0;
        Task.Run(() =>
        {
            Task task;
            lock (gate)
            {
                depth++;
                task = Task.Run(() => { if (Monitor.TryEnter(gate)) { deepest = depth; Monitor.Exit(gate); } });
                task.Wait();
                depth--;
            }
        }).Wait();
        result = deepest.ToString();
    }
}
