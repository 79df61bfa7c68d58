using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

// Who cancels a delay does not run what follows it.
class P
{
    static readonly object gate = new object();

    static async Task Wait(CancellationToken token)
    {
        try
        {
            await Task.Delay(-1, token).ConfigureAwait(false);
        }
        catch (OperationCanceledException)
        {
        }
        Debug.Assert(!Monitor.IsEntered(gate), "inside the lock of the one who cancels");
    }

    static void Main()
    {
        var source = new CancellationTokenSource();
        Task waiting = Wait(source.Token);
        lock (gate)
            source.Cancel();
        waiting.Wait();
    }
}
