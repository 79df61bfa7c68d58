// What is refused, and with which exception; and other small rules of tasks, contexts and collections. One line of output for each.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using System.Threading.Tasks.Sources;

static class P
{
    static void E(string text, Func<object> value)
    {
        string shown;
        try
        {
            shown = value()?.ToString() ?? "null";
        }
        catch (ArgumentException e)
        {
            shown = e.GetType().Name + " " + (e.ParamName ?? "-");
        }
        catch (Exception e)
        {
            shown = e.GetType().Name;
        }
        Console.WriteLine(text + " = " + shown);
    }

    static object No(Action action)
    {
        action();
        return "fine";
    }

    // Runs tasks where they are queued.
    sealed class Inline : TaskScheduler
    {
        protected override void QueueTask(Task task) { TryExecuteTask(task); }
        protected override bool TryExecuteTaskInline(Task task, bool queued) { return TryExecuteTask(task); }
        protected override IEnumerable<Task> GetScheduledTasks() { return null; }
    }

    static readonly AsyncLocal<int> local = new AsyncLocal<int>();

    static int AfterInline(bool suppressed)
    {
        local.Value = 1;
        if (suppressed)
            ExecutionContext.SuppressFlow();
        Task.Factory.StartNew(() => local.Value = 2, CancellationToken.None, TaskCreationOptions.None, new Inline()).Wait();
        if (suppressed)
            ExecutionContext.RestoreFlow();
        return local.Value;
    }

    static string RunWhileSuppressed()
    {
        ExecutionContext context = ExecutionContext.Capture();
        ExecutionContext.SuppressFlow();
        string seen = "";
        ExecutionContext.Run(context, state => seen += ExecutionContext.IsFlowSuppressed(), null);
        seen += ExecutionContext.IsFlowSuppressed();
        ExecutionContext.RestoreFlow();
        return seen;
    }

    static int SeenBySource(ValueTaskSourceOnCompletedFlags flags, bool first)
    {
        var core = new ManualResetValueTaskSourceCore<int> { RunContinuationsAsynchronously = true };
        var told = new TaskCompletionSource<int>();
        local.Value = 7;
        if (first)
            core.SetResult(0);
        core.OnCompleted(state => told.SetResult(local.Value), null, core.Version, flags);
        if (!first)
            core.SetResult(0);
        return told.Task.Result;
    }

    static string Lazily(TaskContinuationOptions options)
    {
        var first = new Task(() => { });
        Task then = first.ContinueWith(done => { }, new CancellationToken(true), options, TaskScheduler.Default);
        string seen = then.Status + " " + then.CreationOptions;
        first.Start();
        try
        {
            then.Wait();
        }
        catch (AggregateException)
        {
        }
        return seen + " " + then.Status;
    }

    static string Both(AsyncFlowControl a, AsyncFlowControl b) { return a.Equals(b) + " " + (a == b) + " " + (a != b) + " " + a.Equals((object)b); }

    static AsyncFlowControl Control()
    {
        AsyncFlowControl control = ExecutionContext.SuppressFlow();
        ExecutionContext.RestoreFlow();
        return control;
    }

    static void Main()
    {
        E("a participant too many", () => new Barrier(short.MaxValue).AddParticipant());
        E("participants too many", () => { new Barrier(5).AddParticipants(short.MaxValue); return 0; });
        E("spins", () => new ManualResetEventSlim(false, 2047).SpinCount);
        E("too many spins", () => new ManualResetEventSlim(false, 2048));
        E("the handle of a disposed event", () =>
        {
            var e = new ManualResetEventSlim();
            WaitHandle handle = e.WaitHandle;
            e.Dispose();
            return handle.WaitOne(0);
        });
        E("the threshold of a spin", () => No(() => new SpinWait().SpinOnce(-1)));
        E("no threshold of a spin", () => No(() => new SpinWait().SpinOnce(-2)));
        E("another recursion policy", () => new ReaderWriterLockSlim((LockRecursionPolicy)7).RecursionPolicy);
        E("another reset mode", () => new EventWaitHandle(false, (EventResetMode)7));
        E("a parameter for a thread without one", () => No(() => new Thread(() => { }).Start(null)));
        E("a timer of seven weeks", () => No(() => new Timer(state => { }, null, 4294967294, -1).Dispose()));
        E("a longer timer", () => new Timer(state => { }, null, 4294967295, -1));
        E("the greatest period", () => new Timer(state => { }, null, 0, 4294967295));
        E("an unsigned timer", () => No(() => new Timer(state => { }, null, 3000000000u, uint.MaxValue).Dispose()));
        E("nothing to push", () => No(() => new ConcurrentStack<int>().PushRange(null)));
        E("nowhere to pop to", () => new ConcurrentStack<int>().TryPopRange(null));
        E("no continuation", () => Task.CompletedTask.ContinueWith((Action<Task>)null));
        E("no function to continue", () => Task.FromResult(1).ContinueWith((Func<Task<int>, int>)null));
        E("no scheduler to continue", () => Task.CompletedTask.ContinueWith(done => { }, (TaskScheduler)null));
        E("no scheduler to start on", () => No(() => new Task(() => { }).Start(null)));
        E("no scheduler to run on", () => No(() => new Task(() => { }).RunSynchronously(null)));
        E("no scheduler for a new task", () => Task.Factory.StartNew(() => { }, CancellationToken.None, TaskCreationOptions.None, null));
        E("no scheduler for a new result", () => Task<int>.Factory.StartNew(() => 1, CancellationToken.None, TaskCreationOptions.None, null));
        E("nothing to unwrap", () => ((Task<Task>)null).Unwrap());
        E("no result to unwrap", () => ((Task<Task<int>>)null).Unwrap());
        E("other options of a factory", () => new TaskFactory((TaskCreationOptions)0x100, TaskContinuationOptions.None));
        E("conditions of a factory", () => new TaskFactory(TaskCreationOptions.None, TaskContinuationOptions.NotOnFaulted));
        E("a lazy task", () => new Task(() => { }, (TaskCreationOptions)32));
        E("cancelled before", () => Lazily(TaskContinuationOptions.None));
        E("cancelled lazily", () => Lazily(TaskContinuationOptions.LazyCancellation));
        E("other options of a partitioner", () => Partitioner.Create(new[] { 1 }, (EnumerablePartitionerOptions)1000));
        E("no factory to add", () => new ConcurrentDictionary<int, int>().AddOrUpdate(1, null, (key, old, more) => 0, 1));
        E("no factory to update", () => new ConcurrentDictionary<int, int>().AddOrUpdate(1, (key, more) => 0, null, 1));
        E("no array for a bag", () => No(() => new ConcurrentBag<int>().CopyTo(null, 0)));
        E("no array for a queue", () => No(() => ((System.Collections.ICollection)new ConcurrentQueue<int>()).CopyTo(null, 0)));
        E("a bag that is cleared while someone looks", () =>
        {
            var bag = new ConcurrentBag<int> { 1, 2 };
            using IEnumerator<int> items = bag.GetEnumerator();
            bag.Clear();
            int count = 0;
            while (items.MoveNext())
                count++;
            return count;
        });
        E("tasks of a context at once", () =>
        {
            SynchronizationContext.SetSynchronizationContext(new SynchronizationContext());
            int most = TaskScheduler.FromCurrentSynchronizationContext().MaximumConcurrencyLevel;
            SynchronizationContext.SetSynchronizationContext(null);
            return most;
        });
        E("after a task in its place", () => AfterInline(false));
        E("after a task in its place without a context", () => AfterInline(true));
        E("suppressed inside and outside", RunWhileSuppressed);
        E("controls of one thread", () => Both(Control(), Control()));
        E("controls and none", () => Both(Control(), default));
        E("a context disposed of", () => No(() => ExecutionContext.Capture().CreateCopy().Dispose()));
        E("a source without a context", () => SeenBySource(ValueTaskSourceOnCompletedFlags.None, false));
        E("a source with a context", () => SeenBySource(ValueTaskSourceOnCompletedFlags.FlowExecutionContext, false));
        E("a ready source without a context", () => SeenBySource(ValueTaskSourceOnCompletedFlags.None, true));
        E("a ready source with a context", () => SeenBySource(ValueTaskSourceOnCompletedFlags.FlowExecutionContext, true));
    }
}
