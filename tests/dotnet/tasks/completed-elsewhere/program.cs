using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

// The same with a promise that runs what follows it elsewhere.
class P
{
    static readonly object gate = new object();
    static readonly TaskCompletionSource<bool> promise = new TaskCompletionSource<bool>(TaskCreationOptions.RunContinuationsAsynchronously);
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
