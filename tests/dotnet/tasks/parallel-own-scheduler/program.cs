using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

// Runs one task at a time, on workers of the pool; the thread that runs them may run one more that was never queued.
class OneAtATime : TaskScheduler
{
    [ThreadStatic] static bool working;
    readonly Queue<Task> queue = new Queue<Task>();
    bool busy;

    protected override void QueueTask(Task task)
    {
        lock (queue)
        {
            queue.Enqueue(task);
            if (busy)
                return;
            busy = true;
        }
        ThreadPool.QueueUserWorkItem(state => Work());
    }

    void Work()
    {
        working = true;
        while (true)
        {
            Task task;
            lock (queue)
            {
                if (queue.Count == 0)
                {
                    busy = false;
                    break;
                }
                task = queue.Dequeue();
            }
            TryExecuteTask(task);
        }
        working = false;
    }

    protected override bool TryExecuteTaskInline(Task task, bool queued) { return working && !queued && TryExecuteTask(task); }
    protected override IEnumerable<Task> GetScheduledTasks() { return queue; }
    public override int MaximumConcurrencyLevel { get { return 1; } }
}

class P
{
    static int sum;

    static void Main()
    {
        var scheduler = new OneAtATime();
        var options = new ParallelOptions { TaskScheduler = scheduler };
        Task outer = Task.Factory.StartNew(() =>
        {
            Parallel.For(0, 2, options, i =>
            {
                Debug.Assert(TaskScheduler.Current == scheduler, "another scheduler");
                sum += i + 1;
            });
        }, CancellationToken.None, TaskCreationOptions.None, scheduler);
        outer.Wait();
        Debug.Assert(sum == 3, "lost an addition");
    }
}
