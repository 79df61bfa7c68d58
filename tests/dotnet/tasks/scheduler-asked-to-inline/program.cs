using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class Lazily : TaskScheduler
{
    protected override void QueueTask(Task task) { }
    protected override bool TryExecuteTaskInline(Task task, bool queued) { return queued && TryExecuteTask(task); }
    protected override IEnumerable<Task> GetScheduledTasks() { return null; }
}

class P
{
    static bool here;

    static void Main()
    {
        Thread me = Thread.CurrentThread;
        var task = Task.Factory.StartNew(() => here = Thread.CurrentThread == me, CancellationToken.None, TaskCreationOptions.None, new Lazily());
        task.Wait();
    }
}
