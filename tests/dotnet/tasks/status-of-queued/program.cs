using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static string seen;

    static void Main()
    {
        Task task = Task.Run(() => { });
        seen = task.Status.ToString();
        task.Wait();
    }
}
