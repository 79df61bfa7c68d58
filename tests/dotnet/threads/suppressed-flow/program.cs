using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static readonly AsyncLocal<int> local = new AsyncLocal<int>();
    static int without, with;

    static void Main()
    {
        local.Value = 5;
        Task task;
        using (ExecutionContext.SuppressFlow())
            task = Task.Run(() => { without = local.Value; });
        task.Wait();
        Task.Run(() => { with = local.Value; }).Wait();
    }
}
