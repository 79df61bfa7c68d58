using System.Threading;
using System.Threading.Tasks;

class P
{
    static readonly ManualResetEventSlim all = new ManualResetEventSlim();

    static async Task WaitsForAll(Task task)
    {
        await task;
        all.Wait();
    }

    static void Main()
    {
        var go = new ManualResetEventSlim();
        Task task = Task.Run(() => go.Wait());
        Task first = WaitsForAll(task);
        Task both = Task.WhenAll(task, Task.CompletedTask);
        go.Set();
        both.Wait();
        all.Set();
        first.Wait();
    }
}
