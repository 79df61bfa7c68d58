using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Channels;
using System.Threading.Tasks;

class P
{
    static async Task Ends(bool first)
    {
        var one = new CancellationTokenSource();
        var other = new CancellationTokenSource();
        var channel = Channel.CreateUnbounded<int>();
        IAsyncEnumerator<int> items = channel.Reader.ReadAllAsync(one.Token).GetAsyncEnumerator(other.Token);
        ValueTask<bool> next = items.MoveNextAsync();
        (first ? one : other).Cancel();
        try
        {
            await next;
            Debug.Fail("it was cancelled");
        }
        catch (OperationCanceledException)
        {
        }
        Debug.Assert(!await items.MoveNextAsync());
    }

    static void Main()
    {
        Ends(true).GetAwaiter().GetResult();
        Ends(false).GetAwaiter().GetResult();
    }
}
