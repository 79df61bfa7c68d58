using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static readonly ManualResetEventSlim begun = new ManualResetEventSlim();
    static string seen;

    static void Main()
    {
        Task task = Task.Run(() => begun.Set());
        begun.Wait();
        seen = task.Status.ToString();
        task.Wait();
    }
}
