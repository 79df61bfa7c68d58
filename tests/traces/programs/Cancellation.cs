using System;
using System.Threading;
using System.Threading.Tasks;
class Cancellation
{
    static async Task Work(CancellationToken token)
    {
        await Task.Yield();
        token.ThrowIfCancellationRequested();
    }
    static void Main()
    {
        var source = new CancellationTokenSource();
        var work = Work(source.Token);
        source.Cancel();
        work.Wait();
        Console.WriteLine("done");
    }
}
