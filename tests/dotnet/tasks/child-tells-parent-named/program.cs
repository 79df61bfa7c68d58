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
        var go = new ManualResetEventSlim();
        var attached = new ManualResetEventSlim();
        Task parent = Task.Factory.StartNew(() =>
        {
            other = After(Task.Factory.StartNew(() => go.Wait(), TaskCreationOptions.AttachedToParent));
            attached.Set();
        });
        attached.Wait();
        Task first = WaitsForOther(parent);
        go.Set();
        first.Wait();
    }
}
