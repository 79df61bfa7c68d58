using System;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static void Main()
    {
        var source = new CancellationTokenSource();
        Task after = new TaskCompletionSource<int>().Task.ContinueWith(done => { }, source.Token, TaskContinuationOptions.LazyCancellation, TaskScheduler.Default);
        source.Cancel();
        try
        {
            after.Wait();
        }
        catch (AggregateException)
        {
        }
    }
}
