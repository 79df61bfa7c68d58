using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

// What Task.Run gives for an async function completes as its task does, or as the function that gives none.
class P
{
    static async Task<int> Later(int value)
    {
        await Task.Yield();
        return value;
    }

    static async Task Fails()
    {
        await Task.Yield();
        throw new InvalidOperationException("late");
    }

    static async Task Cancelled(CancellationToken token)
    {
        await Task.Yield();
        token.ThrowIfCancellationRequested();
    }

    static Task Throws() { throw new ArgumentException("early"); }
    static Task Gives() { throw new OperationCanceledException(); }

    static TaskStatus End(Task task)
    {
        try { task.Wait(); }
        catch (AggregateException) { }
        return task.Status;
    }

    static void Main()
    {
        Debug.Assert(Task.Run(() => Later(4)).Result == 4);
        Task fails = Task.Run(Fails);
        Debug.Assert(End(fails) == TaskStatus.Faulted && fails.Exception.InnerException.Message == "late");
        Task throws = Task.Run(() => Throws());
        Debug.Assert(End(throws) == TaskStatus.Faulted && throws.Exception.InnerException.Message == "early");
        Debug.Assert(End(Task.Run(() => Gives())) == TaskStatus.Canceled);
        Debug.Assert(End(Task.Run(() => (Task)null)) == TaskStatus.Canceled);
        var source = new CancellationTokenSource();
        source.Cancel();
        Debug.Assert(End(Task.Run(() => Cancelled(source.Token))) == TaskStatus.Canceled);
        Debug.Assert(End(Task.Run(() => Later(1), source.Token)) == TaskStatus.Canceled);
        Task waits = Task.Run(() => Task.Delay(Timeout.Infinite));
        Debug.Assert(waits.Status == TaskStatus.WaitingForActivation && !waits.IsCompleted);
    }
}
