using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static int x;

    static void Main()
    {
        var begun = new ManualResetEventSlim();
        Task task = Task.Run(() => { begun.Set(); x = 1; });
        begun.Wait();
        task.Wait();
    }
}
