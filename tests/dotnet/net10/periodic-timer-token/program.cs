using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static async Task Work(CancellationToken token)
    {
        var timer = new PeriodicTimer(TimeSpan.FromSeconds(1));
        try
        {
            while (await timer.WaitForNextTickAsync(token))
            {
            }
            Debug.Assert(false, "nobody disposes of it");
        }
        catch (OperationCanceledException e)
        {
            Debug.Assert(e.CancellationToken == token);
        }
    }

    static void Main()
    {
        var source = new CancellationTokenSource();
        Task work = Work(source.Token);
        source.Cancel();
        work.Wait();
    }
}
