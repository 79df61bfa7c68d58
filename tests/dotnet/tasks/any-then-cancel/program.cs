using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static async Task<int> After(int delay, CancellationToken token)
    {
        await Task.Delay(delay, token);
        return delay;
    }

    static async Task First()
    {
        using (var source = new CancellationTokenSource())
        {
            Task<int> one = After(10, source.Token);
            Task<int> other = After(20, source.Token);
            Task<int> first = await Task.WhenAny(one, other);
            source.Cancel();
            Debug.Assert(await first <= 20);
            try
            {
                await Task.WhenAll(one, other);
            }
            catch (OperationCanceledException)
            {
            }
        }
    }

    static void Main()
    {
        First().Wait();
    }
}
