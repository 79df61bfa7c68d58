// Running a task on the thread that waits for it, or that completes what it follows.
using Machine = Fencepost.Runtime;

namespace System.Threading.Tasks
{
    public partial class Task
    {
        // Of a task that nobody else knows how to run.
        internal void RunHere()
        {
            if (!_token.IsCancellationRequested)
                Run(false);
            else if (_final == 0)
                Complete(TaskStatus.Canceled, null);
        }
        internal void RunHere(TaskScheduler scheduler)
        {
            _scheduler = scheduler;
            Run(false, scheduler.Elsewhere);
        }

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
            scheduler.Starts(this, true);
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
            // Looking at the task from here would be steps, which most waits need not pay.
            if (!Machine.MayRun(this))
                return;
            Machine.AtomicBegin();
            bool queued = IsQueued;
            bool pooled = _worker != 0;
            TaskScheduler scheduler = _scheduler;
            Machine.AtomicEnd();
            if (!queued)
                return;
            if (scheduler != null)
            {
                scheduler.InlineQueued(this);
                return;
            }
            if (!pooled || (_options & TaskCreationOptions.LongRunning) != 0 || !Machine.Lifts(Machine.TasksRunOnPool) || Machine.Choose(2) == 0 || !Take(true))
                return;
            if (_token.IsCancellationRequested)
                Complete(TaskStatus.Canceled, null);
            else
                Run(false);
        }
    }
}
