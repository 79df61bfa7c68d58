// A wait asks the scheduler of the task to run it.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class OwnSchedulerInlines
{
    static string result;

    static void Run()
    {
        var scheduler = new Lazily();
        int me = Thread.CurrentThread.ManagedThreadId;
        var task = Task.Factory.StartNew(() => Thread.CurrentThread.ManagedThreadId == me, CancellationToken.None, TaskCreationOptions.None, scheduler);
        result = task.Result + " " + scheduler.asked;
    }
}
