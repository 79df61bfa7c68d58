using System.Threading.Tasks;

class P
{
    static Task second;

    static async Task WaitsFor(Task task)
    {
        await task;
        second.Wait();
    }

    static void Main()
    {
        var promise = new TaskCompletionSource<int>();
        Task first = WaitsFor(promise.Task);
        second = promise.Task.ContinueWith(done => { });
        promise.SetResult(1);
        first.Wait();
    }
}
