using System.Threading;
using System.Threading.Tasks;

class P
{
    static Task second;

    static async Task After(Task task) { await task; }

    static void Main()
    {
        var go = new ManualResetEventSlim();
        Task task = Task.Run(() => go.Wait());
        Task first = task.ContinueWith(done => second.Wait(), TaskContinuationOptions.ExecuteSynchronously);
        second = After(task);
        go.Set();
        first.Wait();
    }
}
