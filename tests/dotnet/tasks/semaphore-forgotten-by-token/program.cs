using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static void Main()
    {
        var semaphore = new SemaphoreSlim(0);
        var source = new CancellationTokenSource();
        Task first = semaphore.WaitAsync(source.Token);
        semaphore.Release();
        first.Wait();
        Task second = semaphore.WaitAsync(source.Token);
        source.Cancel();
        Debug.Assert(Task.WhenAny(second).Result.IsCanceled && semaphore.CurrentCount == 0);
    }
}
