// Tasks that are completed by hand, and schedulers.
using System.Collections.Generic;
using Machine = Fencepost.Runtime;

namespace System.Threading.Tasks
{
    public class TaskCompletionSource<TResult>
    {
        readonly Task<TResult> _task;

        public TaskCompletionSource() : this(null) { }
        public TaskCompletionSource(object state) { _task = new Task<TResult>(state, TaskCreationOptions.None); }
        public TaskCompletionSource(TaskCreationOptions creationOptions) : this(null, creationOptions) { }
        public TaskCompletionSource(object state, TaskCreationOptions creationOptions)
        {
            // Nobody runs a promise, so nothing may be said about how.
            if ((creationOptions & ~(TaskCreationOptions.AttachedToParent | TaskCreationOptions.RunContinuationsAsynchronously)) != 0)
                throw new ArgumentOutOfRangeException("creationOptions");
            _task = new Task<TResult>(state, creationOptions, ContinuationRunner.For(creationOptions));
        }

        public Task<TResult> Task { get { return _task; } }
        public bool TrySetResult(TResult result) { return _task.CompleteWith(result); }
        public bool TrySetException(Exception exception)
        {
            return _task.Complete(TaskStatus.Faulted, new Exception[] { exception ?? throw new ArgumentNullException("exception") });
        }
        public bool TrySetException(IEnumerable<Exception> exceptions) 
        {
            var all = new List<Exception>(exceptions ?? throw new ArgumentNullException("exceptions"));
            if (all.Count == 0)
                throw new ArgumentException("The exceptions collection was empty.", "exceptions");
            if (all.Contains(null))
                throw new ArgumentException("The exceptions collection included at least one null element.", "exceptions");
            return _task.Complete(TaskStatus.Faulted, all.ToArray());
        }
        public bool TrySetCanceled() { return TrySetCanceled(default(CancellationToken)); }
        public bool TrySetCanceled(CancellationToken cancellationToken)
        {
            return _task.CompleteCancelled(cancellationToken, null);
        }
        public void SetResult(TResult result) { Check(TrySetResult(result)); }
        public void SetException(Exception exception) { Check(TrySetException(exception)); }
        public void SetException(IEnumerable<Exception> exceptions) { Check(TrySetException(exceptions)); }
        public void SetCanceled() { Check(TrySetCanceled()); }
        public void SetCanceled(CancellationToken cancellationToken) { Check(TrySetCanceled(cancellationToken)); }

        public bool TrySetFromTask(Task<TResult> completedTask) { return CompletionSources.Copy(completedTask, _task, () => completedTask._result); }
        public void SetFromTask(Task<TResult> completedTask) { Check(TrySetFromTask(completedTask)); }

        internal static void Check(bool first)
        {
            if (!first)
                throw new InvalidOperationException("An attempt was made to transition a task to a final state when it had already completed.");
        }
    }

    static class CompletionSources
    {
        // Ends a promise as another task has ended.
        internal static bool Copy<T>(Task from, Task<T> to, Func<T> result)
        {
            if (from == null)
                throw new ArgumentNullException("completedTask");
            if (!from.IsCompleted)
                throw new ArgumentException("The provided task must have already completed.", "completedTask");
            return from.Final == TaskStatus.RanToCompletion ? to.CompleteWith(result()) : to.CompleteLike(from);
        }
    }

    public class TaskCompletionSource
    {
        readonly TaskCompletionSource<VoidTaskResult> _inner;
        public TaskCompletionSource() : this(null) { }
        public TaskCompletionSource(object state) { _inner = new TaskCompletionSource<VoidTaskResult>(state); }
        public TaskCompletionSource(TaskCreationOptions creationOptions) : this(null, creationOptions) { }
        public TaskCompletionSource(object state, TaskCreationOptions creationOptions) { _inner = new TaskCompletionSource<VoidTaskResult>(state, creationOptions); }
        public Task Task { get { return _inner.Task; } }
        public bool TrySetResult() { return _inner.TrySetResult(default(VoidTaskResult)); }
        public bool TrySetException(Exception exception) { return _inner.TrySetException(exception); }
        public bool TrySetException(IEnumerable<Exception> exceptions) { return _inner.TrySetException(exceptions); }
        public void SetException(IEnumerable<Exception> exceptions) { _inner.SetException(exceptions); }
        public bool TrySetFromTask(Task completedTask) { return CompletionSources.Copy(completedTask, _inner.Task, () => default(VoidTaskResult)); }
        public void SetFromTask(Task completedTask) { TaskCompletionSource<VoidTaskResult>.Check(TrySetFromTask(completedTask)); }
        public bool TrySetCanceled() { return _inner.TrySetCanceled(); }
        public bool TrySetCanceled(CancellationToken cancellationToken) { return _inner.TrySetCanceled(cancellationToken); }
        public void SetResult() { _inner.SetResult(default(VoidTaskResult)); }
        public void SetException(Exception exception) { _inner.SetException(exception); }
        public void SetCanceled() { _inner.SetCanceled(); }
        public void SetCanceled(CancellationToken cancellationToken) { _inner.SetCanceled(cancellationToken); }
    }

    public abstract class TaskScheduler
    {
        static class Shared
        {
            internal static readonly TaskScheduler Pool = new PoolScheduler();
        }

        // None for the pool.
        internal readonly System.Runtime.CompilerServices.Elsewhere Elsewhere;
        protected TaskScheduler() : this(new System.Runtime.CompilerServices.Elsewhere()) { }
        TaskScheduler(System.Runtime.CompilerServices.Elsewhere elsewhere) { Elsewhere = elsewhere; }

        public static TaskScheduler Default { get { return Shared.Pool; } }
        public static TaskScheduler Current
        {
            get
            {
                Task task = Task.Current;
                return task != null && task.Scheduler != null && (task.CreationOptions & TaskCreationOptions.HideScheduler) == 0 ? task.Scheduler : Default;
            }
        }
        internal static TaskScheduler Given(TaskScheduler scheduler) { return scheduler ?? throw new ArgumentNullException("scheduler"); }
        public static TaskScheduler FromCurrentSynchronizationContext()
        {
            SynchronizationContext context = SynchronizationContext.Current;
            if (context == null)
                throw new InvalidOperationException("The current SynchronizationContext may not be used as a TaskScheduler.");
            return new ContextScheduler(context);
        }
        // A collection finds exceptions that nobody observed. There is none here, so handlers are never called; the result of a program
        // that has one says so.
        public static event EventHandler<UnobservedTaskExceptionEventArgs> UnobservedTaskException { add { } remove { } }

        public int Id { get { return Machine.IdentityHash(this); } }
        public virtual int MaximumConcurrencyLevel { get { return int.MaxValue; } }
        internal virtual bool IsPool { get { return false; } }
        // A task that its scheduler refuses has failed. Answers what there is to throw.
        internal Exception Starts(Task task, bool inline)
        {
            try
            {
                if (!inline || !TryExecuteTaskInline(task, false))
                    QueueTask(task);
                return null;
            }
            catch (Exception thrown)
            {
                var failure = new TaskSchedulerException(thrown);
                task.Complete(TaskStatus.Faulted, new Exception[] { failure });
                return failure;
            }
        }

        internal void InlineQueued(Task task)
        {
            try
            {
                TryExecuteTaskInline(task, true);
            }
            catch (Exception thrown)
            {
                throw new TaskSchedulerException(thrown);
            }
        }
        protected internal abstract void QueueTask(Task task);
        protected abstract bool TryExecuteTaskInline(Task task, bool taskWasPreviouslyQueued);
        protected abstract IEnumerable<Task> GetScheduledTasks();
        protected internal virtual bool TryDequeue(Task task) { return false; }
        protected bool TryExecuteTask(Task task) { return task.TryExecute(Elsewhere); }

        sealed class PoolScheduler : TaskScheduler
        {
            internal PoolScheduler() : base(null) { }
            internal override bool IsPool { get { return true; } }
            protected internal override void QueueTask(Task task) { Machine.QueuePoolItem(task, null, null); }
            protected override bool TryExecuteTaskInline(Task task, bool taskWasPreviouslyQueued) { return false; }
            protected override IEnumerable<Task> GetScheduledTasks() { return new Task[0]; }
        }

        sealed class ContextScheduler : TaskScheduler
        {
            readonly SynchronizationContext _context;
            internal ContextScheduler(SynchronizationContext context) { _context = context; }
            protected internal override void QueueTask(Task task) { _context.Post(state => TryExecuteTask((Task)state), task); }
            protected override bool TryExecuteTaskInline(Task task, bool taskWasPreviouslyQueued) { return SynchronizationContext.Current == _context && TryExecuteTask(task); }
            protected override IEnumerable<Task> GetScheduledTasks() { return null; }
            public override int MaximumConcurrencyLevel { get { return 1; } }
        }
    }

    public class UnobservedTaskExceptionEventArgs : EventArgs
    {
        public UnobservedTaskExceptionEventArgs(AggregateException exception) { Exception = exception; }
        public AggregateException Exception { get; }
        public bool Observed { get; private set; }
        public void SetObserved() { Observed = true; }
    }
}
