using System;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static async Task Run(CancellationToken token)
    {
        try
        {
            while (true)
                await Task.Delay(10, token);
        }
        catch (OperationCanceledException) { }
    }

    static void Main()
    {
        var source = new CancellationTokenSource();
        Task service = Run(source.Token);
        source.Cancel();
        service.Wait();
    }
}
