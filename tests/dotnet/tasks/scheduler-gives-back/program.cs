using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class Shelf : TaskScheduler
{
    readonly LinkedList<Task> tasks = new LinkedList<Task>();
    protected override void QueueTask(Task task) { tasks.AddLast(task); }
    protected override bool TryDequeue(Task task) { return tasks.Remove(task); }
    protected override bool TryExecuteTaskInline(Task task, bool queued) { return false; }
    protected override IEnumerable<Task> GetScheduledTasks() { return tasks; }
    public bool Run(Task task) { return TryExecuteTask(task); }
}

class P
{
    static void Main()
    {
        var source = new CancellationTokenSource();
        var shelf = new Shelf();
        Task task = Task.Factory.StartNew(() => Debug.Assert(false, "it was cancelled"), source.Token, TaskCreationOptions.None, shelf);
        Debug.Assert(task.Status == TaskStatus.WaitingToRun);
        source.Cancel();
        Debug.Assert(task.IsCanceled);
        Debug.Assert(!shelf.Run(task));
    }
}
