using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

// Where a promise runs what follows it is decided while the program runs.
class P
{
    static readonly object gate = new object();
    static readonly bool inside = true;
    static readonly TaskCompletionSource<bool> promise = new TaskCompletionSource<bool>(inside ? TaskCreationOptions.None : TaskCreationOptions.RunContinuationsAsynchronously);
    static readonly ManualResetEventSlim taken = new ManualResetEventSlim();

    static async Task Inner() { await promise.Task; }

    static async Task Outer()
    {
        await Inner();
        taken.Wait();
    }

    static void Main()
    {
        Task outer = Outer();
        new Thread(() => { lock (gate) taken.Set(); }).Start();
        lock (gate) promise.SetResult(true);
        outer.Wait();
    }
}
