using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static CancellationToken TokenOf(Task task)
    {
        try
        {
            task.GetAwaiter().GetResult();
        }
        catch (TaskCanceledException e)
        {
            return e.CancellationToken;
        }
        return default(CancellationToken);
    }

    static void Main()
    {
        var cancelled = new CancellationTokenSource();
        cancelled.Cancel();
        var other = new CancellationTokenSource();

        var awaited = new TaskCompletionSource<int>();
        Task waits = awaited.Task.WaitAsync(other.Token);
        awaited.SetCanceled(cancelled.Token);
        Debug.Assert(TokenOf(waits) == cancelled.Token);

        var copy = new TaskCompletionSource<int>();
        copy.SetFromTask(Task.FromCanceled<int>(cancelled.Token));
        Debug.Assert(TokenOf(copy.Task) == cancelled.Token);

        var first = new TaskCompletionSource<int>();
        Thread thread = new Thread(() => first.TrySetCanceled(other.Token));
        thread.Start();
        bool mine = first.TrySetCanceled(cancelled.Token);
        thread.Join();
        Debug.Assert(TokenOf(first.Task) == (mine ? cancelled.Token : other.Token));
    }
}
