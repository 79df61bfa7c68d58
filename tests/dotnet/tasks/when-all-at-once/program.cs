using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static void Main()
    {
        Debug.Assert(Task.WhenAll(Task.FromResult(7), Task.FromResult(1)).IsCompletedSuccessfully);
        Task failed = Task.FromException(new ArgumentException());
        Task cancelled = Task.FromCanceled(new CancellationToken(true));
        Debug.Assert(Task.WhenAll(failed, cancelled).IsFaulted);
        Debug.Assert(Task.WhenAll(cancelled, Task.CompletedTask).IsCanceled);
    }
}
