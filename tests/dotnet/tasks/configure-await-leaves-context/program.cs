using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class Context : SynchronizationContext { }

class P
{
    static Thread main;
    static bool here;

    static async Task Rest(Task first)
    {
        await first.ConfigureAwait(false);
        here = Thread.CurrentThread == main;
    }

    static void Main()
    {
        main = Thread.CurrentThread;
        var first = new TaskCompletionSource<bool>();
        Task rest = Rest(first.Task);
        SynchronizationContext.SetSynchronizationContext(new Context());
        first.SetResult(true);
        rest.Wait();
    }
}
