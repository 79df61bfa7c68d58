using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class Inline : TaskScheduler
{
    protected override void QueueTask(Task task) { TryExecuteTask(task); }
    protected override bool TryExecuteTaskInline(Task task, bool queued) { return TryExecuteTask(task); }
    protected override IEnumerable<Task> GetScheduledTasks() { return null; }
}

class P
{
    static int count;

    static void Main()
    {
        Thread me = Thread.CurrentThread;
        Action body = () => { Debug.Assert(Thread.CurrentThread == me, "another thread"); count++; };
        Task.Factory.StartNew(() =>
        {
            var options = new ParallelOptions { TaskScheduler = null };
            Parallel.For(0, 2, options, i => body());
            Parallel.ForEach(new[] { 1, 2 }, options, item => body());
            Parallel.Invoke(options, body, body);
        }, CancellationToken.None, TaskCreationOptions.None, new Inline()).Wait();
        Debug.Assert(count == 6);
    }
}
