using System;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static readonly object gate = new object();
    static int ran;
    static string end;

    static void Main()
    {
        var source = new CancellationTokenSource();
        Task inner = Task.Run(() => Interlocked.Increment(ref ran), source.Token);
        Task<bool> follows = inner.ContinueWith(task => Monitor.IsEntered(gate), TaskContinuationOptions.ExecuteSynchronously);
        lock (gate)
            source.Cancel();
        end = (follows.Result ? "inside " : "beside ") + inner.Status;
    }
}
