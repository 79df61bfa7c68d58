// Running a task on the thread that waits for it, or that completes what it follows.
using Machine = Fencepost.Runtime;

namespace System.Threading.Tasks
{
    public partial class Task
    {
        // Of a task that nobody else knows how to run.
        internal void RunHere() { Run(false); }

        // Of a continuation that nobody else starts.
        internal void Awaits()
        {
            if (_final == 0)
                _stage = (int)TaskStatus.WaitingForActivation;
        }

        internal void InlineOrQueue(TaskScheduler scheduler)
        {
            Volatile.Write(ref _stage, (int)TaskStatus.WaitingToRun);
            _scheduler = scheduler;
            if (!scheduler.Inline(this, false))
                scheduler.Queue(this);
        }

        // False if somebody else has taken it, or if it is not waiting to run and has to be.
        bool Take(bool mustWait)
        {
            Machine.AtomicBegin();
            bool free = _taken == 0 && (!mustWait || IsQueued);
            if (free)
                _taken = 1;
            if (free && mustWait)
                _stage = (int)TaskStatus.Running;
            Machine.AtomicEnd();
            return free;
        }

        // Inside an atomic section.
        bool IsQueued { get { return _completed == 0 && _stage == (int)TaskStatus.WaitingToRun && _taken == 0; } }

        // A thread that waits for ever for a task which nobody has begun with may run it instead.
        internal void RunInsteadOfWaiting()
        {
            // Nobody waits for what is known to have completed, and nobody else can complete a promise.
            if (_action == null || _final != 0)
                return;
            TaskScheduler scheduler = _scheduler;
            if (scheduler == null && Machine.IsUnstarted(this))
            {
                // It may be started at any time, with any scheduler.
                Machine.AtomicBegin();
                scheduler = _scheduler;
                Machine.AtomicEnd();
            }
            if (scheduler != null)
            {
                Machine.AtomicBegin();
                bool waits = IsQueued;
                Machine.AtomicEnd();
                if (waits)
                    scheduler.Inline(this, true);
                return;
            }
            // A long-running task has a thread of its own, which nobody can take it from.
            if ((_options & TaskCreationOptions.LongRunning) != 0)
                return;
            if (!Machine.Lifts(Machine.TasksRunOnPool))
            {
                Machine.Relies(Machine.TasksRunOnPool, this);
                return;
            }
            Machine.AtomicBegin();
            bool queued = IsQueued && _worker != 0;
            Machine.AtomicEnd();
            if (!queued || Machine.Choose(2) == 0 || !Take(true))
                return;
            if (_token.IsCancellationRequested)
                Complete(TaskStatus.Canceled, null);
            else
                Run(false);
        }
    }
}
