using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static int running;

    static void Main()
    {
        var source = new CancellationTokenSource();
        try
        {
            Parallel.For(0, 2, new ParallelOptions { CancellationToken = source.Token }, i =>
            {
                Interlocked.Increment(ref running);
                source.Cancel();
                Interlocked.Decrement(ref running);
            });
            Debug.Fail("it was cancelled");
        }
        catch (OperationCanceledException)
        {
        }
        Debug.Assert(running == 0);
    }
}
