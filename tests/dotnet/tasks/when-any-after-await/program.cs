using System.Threading;
using System.Threading.Tasks;

class P
{
    static Task second;

    static async Task WaitsFor(Task task)
    {
        await task;
        second.Wait();
    }

    static async Task AfterAny(Task task) { await Task.WhenAny(task, Task.Delay(-1)); }

    static void Main()
    {
        var go = new ManualResetEventSlim();
        Task task = Task.Run(() => go.Wait());
        Task first = WaitsFor(task);
        second = AfterAny(task);
        go.Set();
        first.Wait();
    }
}
