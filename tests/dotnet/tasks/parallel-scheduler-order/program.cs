using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

// Every task is an item of the pool.
class OnPool : TaskScheduler
{
    protected override void QueueTask(Task task) { ThreadPool.QueueUserWorkItem(state => TryExecuteTask(task)); }
    protected override bool TryExecuteTaskInline(Task task, bool queued) { return !queued && TryExecuteTask(task); }
    protected override IEnumerable<Task> GetScheduledTasks() { return null; }
    public override int MaximumConcurrencyLevel { get { return 2; } }
}

class P
{
    static int first = -1;

    static void Main()
    {
        Parallel.For(0, 2, new ParallelOptions { TaskScheduler = new OnPool() }, i => Interlocked.CompareExchange(ref first, i, -1));
        Debug.Assert(first >= 0);
    }
}
