using System.Diagnostics;
using System.Threading;

// Callbacks of a token and of a timer run in the context in which they were registered.
class P
{
    static readonly AsyncLocal<int> local = new AsyncLocal<int>();

    static void Main()
    {
        var source = new CancellationTokenSource();
        var done = new ManualResetEventSlim();
        int flowing = 0, unsafely = 0, timed = 0;
        local.Value = 1;
        source.Token.Register(() => flowing = local.Value);
        source.Token.UnsafeRegister(_ => unsafely = local.Value, null);
        var timer = new Timer(_ => { timed = local.Value; done.Set(); });
        local.Value = 2;
        source.Cancel();
        timer.Change(0, Timeout.Infinite);
        done.Wait();
        Debug.Assert(flowing == 1 && unsafely == 2 && timed == 1);
    }
}
