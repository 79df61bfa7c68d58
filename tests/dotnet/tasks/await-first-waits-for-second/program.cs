using System.Threading.Tasks;

class P
{
    static Task second;

    static async Task WaitsFor(Task task)
    {
        await task;
        second.Wait();
    }

    static async Task After(Task task) { await task; }

    static void Main()
    {
        var promise = new TaskCompletionSource<int>();
        Task first = WaitsFor(promise.Task);
        second = After(promise.Task);
        promise.SetResult(1);
        first.Wait();
    }
}
