using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

// A worker that is cancelled by the clock, and nobody expects that.
class Worker
{
    public readonly List<int> Done = new List<int>();

    public async Task<int> RunAsync(CancellationToken token)
    {
        foreach (int job in new[] { 7 })
        {
            await Task.Delay(10, token);
            Done.Add(job);
        }
        return Done.Count;
    }
}

class CancelAfter
{
    static void Main()
    {
        var source = new CancellationTokenSource();
        var work = new Worker().RunAsync(source.Token);
        source.CancelAfter(5);
        Console.WriteLine("done {0}", work.Result);
    }
}
