// Cancelling a task that has not begun. A worker of the pool asks for the token itself before it begins with a task, so only those
// tasks are told that are with nobody, with a scheduler that can give them back, or that a thread of the pool has queued: it may
// find them in its own queue.
using Machine = Fencepost.Runtime;

namespace System.Threading.Tasks
{
    class TaskCallback : CancellationCallback
    {
        internal readonly Task Task;
        internal TaskCallback(Task task, CancellationTokenSource source) : base(null, null, source) { Task = task; }
        internal override void Begin() { Task.CancelUnbegun(); }
    }

    // Of a promise that nothing but its token can cancel.
    sealed class PromiseCallback : TaskCallback
    {
        internal PromiseCallback(Task promise, CancellationTokenSource source) : base(promise, source) { }
        internal override void Begin() { Task.Complete(TaskStatus.Canceled, null); }
    }

    // Of a task in the queue of a thread of the pool.
    sealed class QueuedTaskCallback : TaskCallback
    {
        readonly long _queuer;
        internal QueuedTaskCallback(Task task, CancellationTokenSource source) : base(task, source) { _queuer = Machine.CurrentThreadHandle(); }
        internal override void Begin()
        {
            if (Machine.CurrentThreadHandle() == _queuer)
                Task.CancelInOwnQueue();
        }
    }

    // Starts tasks that are given a token.
    class WatchingStarter
    {
        internal virtual void Start(Task task, TaskScheduler scheduler)
        {
            task.WatchOwnQueue(scheduler);
            task.StartFresh(scheduler);
        }
    }

    public partial class Task
    {
        // Whether it is in the queue of a thread of the pool, which can take it back until it has begun.
        [Fencepost.SetOnce] bool _inOwnQueue;
        // Whether a worker goes on with an async method after it.
        bool _followed;

        // Only for tasks that are given a token, so that the text of others does not lead to its callbacks. A task that is to be
        // fair, or has a thread of its own, is in nobody's queue.
        internal void WatchOwnQueue(TaskScheduler scheduler)
        {
            if (scheduler != null && !scheduler.IsPool || _final != 0)
                return;
            if (!_token.CanBeCanceled || (_options & (TaskCreationOptions.PreferFairness | TaskCreationOptions.LongRunning)) != 0 || HasOwnThread || !Machine.IsPoolThread())
                return;
            _inOwnQueue = true;
            // If it is too late for that, the worker sees it, too.
            var callback = new QueuedTaskCallback(this, _token.Source);
            Machine.AtomicBegin();
            _token.Source.Link(callback);
            Machine.AtomicEnd();
        }

        internal void Follow()
        {
            if (_inOwnQueue)
                _followed = true;
        }

        // On the thread that queued it. Whether it is cancelled here or by its worker matters to what follows it: that goes on
        // inside the call that cancels, or beside it.
        internal void CancelInOwnQueue()
        {
            Machine.AtomicBegin();
            bool waits = WaitsInOwnQueue;
            bool told = _continuations != null;
            bool followed = _followed;
            Machine.AtomicEnd();
            if (!waits)
                return;
            if (followed)
                Machine.Relies(Machine.ContinuationsRunAtOnce);
            if (!told || Machine.Choose(2) == 0)
                return;
            Machine.AtomicBegin();
            bool mine = WaitsInOwnQueue;
            object waiting = mine ? SealAs(TaskStatus.Canceled) : null;
            Machine.AtomicEnd();
            if (mine)
                RunContinuations(waiting);
        }

        // Inside an atomic section.
        bool WaitsInOwnQueue { get { return IsQueued && !Machine.HasMoved(_worker); } }

        internal void Watch()
        {
            if (_token.CanBeCanceled && _final == 0)
                _token.Source.Register(new TaskCallback(this, _token.Source));
        }

        // Inside an atomic section.
        void Unwatch()
        {
            if (_token.CanBeCanceled)
                _token.Source.Forget(this);
        }

        // Of a continuation whose turn it is. False if it was cancelled before.
        internal bool Activate()
        {
            if (!_token.CanBeCanceled)
                return Final != TaskStatus.Canceled;
            Machine.AtomicBegin();
            bool mine = _completed == 0;
            if (mine)
                _stage = (int)TaskStatus.WaitingToRun;
            Unwatch();
            Machine.AtomicEnd();
            return mine;
        }

        internal void CancelUnbegun()
        {
            Machine.AtomicBegin();
            bool waits = _completed == 0 && _stage == (int)TaskStatus.WaitingToRun;
            bool cancelled = _completed == 0 && _stage < (int)TaskStatus.WaitingToRun;
            TaskScheduler scheduler = _scheduler;
            object waiting = cancelled ? SealAs(TaskStatus.Canceled) : null;
            Machine.AtomicEnd();
            if (cancelled)
                RunContinuations(waiting);
            else if (waits && scheduler != null && scheduler.TryDequeue(this) && StaysUnbegun())
                Complete(TaskStatus.Canceled, null);
        }

        // A scheduler may say that it gave a task back, and run it.
        bool StaysUnbegun()
        {
            Machine.AtomicBegin();
            bool mine = _completed == 0 && _stage == (int)TaskStatus.WaitingToRun;
            if (mine)
                _stage = (int)TaskStatus.Running;
            Machine.AtomicEnd();
            return mine;
        }
    }
}
