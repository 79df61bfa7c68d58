// A task whose token is cancelled may have begun or not.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class CancelledBeforeStart
{
    static string result;

    static void Run()
    {
        var source = new CancellationTokenSource();
        int ran = 0;
        var task = Task.Run(() => { ran = 1; }, source.Token);
        Delay.Here();
        source.Cancel();
        try { task.Wait(); } catch (AggregateException) { }
        result = ran + " " + task.Status;
    }
}
