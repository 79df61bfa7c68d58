using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static int before, after;

    static async Task Rest(Task first)
    {
        await first;
        after = before;
    }

    static void Main()
    {
        var first = new TaskCompletionSource<bool>();
        Task rest = Rest(first.Task);
        first.SetResult(true);
        before = 1;
        rest.Wait();
    }
}
