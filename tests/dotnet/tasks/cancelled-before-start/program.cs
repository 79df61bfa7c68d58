using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static int ran;
    static string end;

    static void Main()
    {
        var source = new CancellationTokenSource();
        Task task = Task.Run(() => ran++, source.Token);
        source.Cancel();
        try
        {
            task.Wait();
        }
        catch (AggregateException) { }
        end = task.Status.ToString();
    }
}
