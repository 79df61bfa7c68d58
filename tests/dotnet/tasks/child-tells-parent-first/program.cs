using System.Threading;
using System.Threading.Tasks;

class P
{
    static Task other;

    static async Task After(Task task) { await task; }

    static async Task WaitsForOther(Task task)
    {
        await task;
        other.Wait();
    }

    static void Main()
    {
        var go = new TaskCompletionSource<bool>();
        var attached = new ManualResetEventSlim();
        Task child = null;
        Task parent = Task.Factory.StartNew(() =>
        {
            child = Task.Factory.StartNew(() => go.Task.Wait(), TaskCreationOptions.AttachedToParent);
            attached.Set();
        });
        attached.Wait();
        other = After(child);
        Task first = WaitsForOther(parent);
        go.SetResult(true);
        first.Wait();
    }
}
