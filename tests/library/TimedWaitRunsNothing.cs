// A wait with a limit of time never runs the task.
// --lift tasks-run-on-pool
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class TimedWaitRunsNothing
{
    static string result;

    static void Run()
    {
        string seen = "";
        Task.Run(() =>
        {
            int me = Thread.CurrentThread.ManagedThreadId;
            var task = Task.Run(() => Thread.CurrentThread.ManagedThreadId == me);
            while (!task.Wait(1000)) { }
            seen = task.Result.ToString();
        }).Wait();
        result = seen;
    }
}
