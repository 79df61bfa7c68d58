using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static void Main()
    {
        Stopwatch clock = Stopwatch.StartNew();
        var source = new TaskCompletionSource<int>();
        Task<int> limited = source.Task.WaitAsync(TimeSpan.FromSeconds(1));
        var thread = new Thread(() => source.SetResult(5));
        thread.Start();
        try
        {
            Debug.Assert(limited.Result == 5);
        }
        catch (AggregateException e)
        {
            Debug.Assert(e.InnerException is TimeoutException && clock.ElapsedMilliseconds >= 1000);
        }
        // Nothing takes time any more.
        long then = clock.ElapsedMilliseconds;
        Debug.Assert(clock.ElapsedMilliseconds == then, "the time of a wait that is over");
        thread.Join();
    }
}
