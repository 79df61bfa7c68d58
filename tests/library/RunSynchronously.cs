// A task that runs synchronously runs here.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class RunSynchronously
{
    static string result;

    static void Run()
    {
        int me = Thread.CurrentThread.ManagedThreadId;
        bool here = false;
        var task = new Task(() => here = Thread.CurrentThread.ManagedThreadId == me);
        task.RunSynchronously();
        result = here + " " + task.Status;
    }
}
