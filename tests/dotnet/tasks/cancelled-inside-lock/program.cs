using System.Threading;
using System.Threading.Tasks;

class P
{
    static readonly object gate = new object();
    static readonly CancellationTokenSource source = new CancellationTokenSource();

    static async Task Follow(Task task)
    {
        await Task.WhenAny(task);
        var other = new Thread(() => { lock (gate) { } });
        other.Start();
        other.Join();
    }

    static void Main()
    {
        var never = new TaskCompletionSource<int>(TaskCreationOptions.RunContinuationsAsynchronously);
        Task follower = Follow(never.Task.ContinueWith(done => { }, source.Token));
        lock (gate)
            source.Cancel();
        follower.Wait();
    }
}
