using System;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static int n;

    static async Task Follow(Task task)
    {
        try
        {
            await task;
        }
        catch (OperationCanceledException) { }
        n++;
    }

    static void Main()
    {
        var source = new CancellationTokenSource();
        Task.Run(() =>
        {
            Task follows = Follow(Task.Run(() => { }, source.Token));
            source.Cancel();
            follows.Wait();
        }).Wait();
    }
}
