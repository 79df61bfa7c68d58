using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

class P
{
    sealed class Refusing : TaskScheduler
    {
        internal bool Queues;
        protected override IEnumerable<Task> GetScheduledTasks() { return null; }
        protected override void QueueTask(Task task)
        {
            if (!Queues)
                throw new InvalidOperationException("queue");
        }
        protected override bool TryExecuteTaskInline(Task task, bool queued) { throw new InvalidOperationException("inline"); }
    }

    static string started;
    static string factory;
    static string waited;
    static string synchronous;
    static string continued;

    static string Thrown(Action action)
    {
        try { action(); }
        catch (Exception e) { return e.GetType().Name + " of " + e.InnerException.GetType().Name; }
        return "nothing";
    }

    static void Main()
    {
        var scheduler = new Refusing();
        var one = new Task(() => { });
        started = Thrown(() => one.Start(scheduler)) + ", " + one.Status;
        factory = Thrown(() => Task.Factory.StartNew(() => { }, CancellationToken.None, TaskCreationOptions.None, scheduler));
        var two = new Task(() => { });
        two.Start(new Refusing { Queues = true });
        waited = Thrown(() => two.Wait()) + ", " + two.Status;
        var three = new Task(() => { });
        synchronous = Thrown(() => three.RunSynchronously(scheduler)) + ", " + three.Status;
        Task four = Task.CompletedTask.ContinueWith(done => { }, scheduler);
        continued = Thrown(() => four.Wait()) + ", " + four.Status;
    }
}
