// Cancelling a task that has not begun. A worker of the pool asks for the token itself before it begins with a task, so only those
// tasks are told that are with nobody, or with a scheduler that can give them back.
using Machine = Fencepost.Runtime;

namespace System.Threading.Tasks
{
    sealed class TaskCallback : CancellationCallback
    {
        internal readonly Task Task;
        internal TaskCallback(Task task, CancellationTokenSource source) : base(null, null, source) { Task = task; }
        internal override void Begin() { Task.CancelUnbegun(); }
    }

    public partial class Task
    {
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
