using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static bool ended;

    static void Main()
    {
        var source = new CancellationTokenSource(10);
        Task.Run(() =>
        {
            while (!source.IsCancellationRequested)
                Thread.Yield();
            ended = true;
        }).Wait();
    }
}
