// A scheduler may refuse to run a task on the waiting thread.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class OwnSchedulerRefuses
{
    static string result;

    static void Run()
    {
        var scheduler = new Refusing();
        var task = Task.Factory.StartNew(() => Thread.CurrentThread.IsThreadPoolThread, CancellationToken.None, TaskCreationOptions.None, scheduler);
        result = task.Result.ToString();
    }
}
