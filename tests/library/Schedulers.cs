// Schedulers that clients use.
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

// Runs a task only where somebody waits for it.
class Lazily : TaskScheduler
{
    public bool asked;

    protected override void QueueTask(Task task) { }

    protected override bool TryExecuteTaskInline(Task task, bool taskWasPreviouslyQueued)
    {
        asked = taskWasPreviouslyQueued;
        return TryExecuteTask(task);
    }

    protected override IEnumerable<Task> GetScheduledTasks() { return null; }
}

// Runs a task on the pool, and nowhere else.
class Refusing : TaskScheduler
{
    protected override void QueueTask(Task task) { ThreadPool.QueueUserWorkItem(state => TryExecuteTask(task)); }

    protected override bool TryExecuteTaskInline(Task task, bool taskWasPreviouslyQueued) { return false; }

    protected override IEnumerable<Task> GetScheduledTasks() { return null; }
}
