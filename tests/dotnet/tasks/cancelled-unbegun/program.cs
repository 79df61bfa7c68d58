using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static void Main()
    {
        var source = new CancellationTokenSource();
        var unbegun = new Task(() => Debug.Assert(false, "it never began"), source.Token);
        Task after = new TaskCompletionSource<int>().Task.ContinueWith(done => Debug.Assert(false, "its turn never came"), source.Token);
        var canceller = new Thread(source.Cancel);
        canceller.Start();
        Expect(unbegun);
        Expect(after);
        canceller.Join();
        try
        {
            unbegun.Start();
            Debug.Assert(false, "it has completed");
        }
        catch (InvalidOperationException)
        {
        }
    }

    static void Expect(Task task)
    {
        try
        {
            task.Wait();
            Debug.Assert(false, "it was cancelled");
        }
        catch (AggregateException e)
        {
            Debug.Assert(task.IsCanceled && e.InnerException is TaskCanceledException);
        }
    }
}
