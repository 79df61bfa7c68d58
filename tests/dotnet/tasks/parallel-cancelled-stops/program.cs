using System;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static string seen = "";

    static string How(Action<ParallelOptions, CancellationTokenSource> run)
    {
        var source = new CancellationTokenSource();
        try
        {
            run(new ParallelOptions { CancellationToken = source.Token, MaxDegreeOfParallelism = 1 }, source);
            return "fine";
        }
        catch (OperationCanceledException)
        {
            return "cancelled";
        }
        catch (AggregateException e)
        {
            return "failed" + e.InnerExceptions.Count;
        }
    }

    static void Main()
    {
        int begun = 0;
        // Bodies that one thread runs after the other: none begins after the one that cancels.
        seen += How((options, source) => Parallel.For(0, 3, options, i => { begun++; source.Cancel(); })) + begun + " ";
        // The token's own exception is not wrapped.
        seen += How((options, source) => Parallel.For(0, 1, options, i => { source.Cancel(); source.Token.ThrowIfCancellationRequested(); })) + " ";
        // Another one is.
        seen += How((options, source) => Parallel.For(0, 1, options, i => { source.Cancel(); throw new Exception(); })) + " ";
        // Actions: what failed before comes with the cancellation.
        seen += How((options, source) => Parallel.Invoke(options, () => { throw new Exception(); }, () => source.Cancel(), () => { })) + " ";
        // Nothing to do, nothing to cancel.
        seen += How((options, source) => { source.Cancel(); Parallel.For(0, 0, options, i => { }); });
    }
}
