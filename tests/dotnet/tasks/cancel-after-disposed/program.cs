using System;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static string end, change;

    static void Main()
    {
        using (var source = new CancellationTokenSource(100))
        {
            Task<string> task = Task.Run(() =>
            {
                source.Token.ThrowIfCancellationRequested();
                return "done";
            });
            try
            {
                end = task.Result;
            }
            catch (AggregateException e) when (e.InnerException is OperationCanceledException)
            {
                end = "cancelled";
            }
        }
        var timer = new Timer(state => { });
        timer.Dispose();
        change = timer.Change(1, Timeout.Infinite) ? "taken" : "refused";
    }
}
