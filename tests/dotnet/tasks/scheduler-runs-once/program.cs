using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class Eager : TaskScheduler
{
    protected override void QueueTask(Task task)
    {
        new Thread(() => TryExecuteTask(task)).Start();
        new Thread(() => TryExecuteTask(task)).Start();
    }
    protected override bool TryExecuteTaskInline(Task task, bool queued) { return false; }
    protected override IEnumerable<Task> GetScheduledTasks() { return new Task[0]; }
}

class P
{
    static int n;

    static void Main()
    {
        Task task = Task.Factory.StartNew(() => { Interlocked.Increment(ref n); }, CancellationToken.None, TaskCreationOptions.None, new Eager());
        task.Wait();
        Debug.Assert(n == 1);
    }
}
