using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

// Completing a promise runs what follows it, and what follows that, before it returns: here with a lock held that
// what follows waits for another thread to get.
class P
{
    static readonly object gate = new object();
    static readonly TaskCompletionSource<bool> promise = new TaskCompletionSource<bool>();
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
