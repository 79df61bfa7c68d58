// How a task ends, and what runs then. Ending is one step, and so is adding what follows.
using Machine = Fencepost.Runtime;

namespace System.Threading.Tasks
{
    public partial class Task
    {
        // As a task has ended that failed or was cancelled.
        internal bool CompleteLike(Task other)
        {
            return other.Final == TaskStatus.Canceled ? CompleteCancelled(other.CancellationToken, other._exceptions) : Complete(other.Final, other._exceptions);
        }

        // What a promise is cancelled by is known to whoever sees it cancelled.
        internal bool CompleteCancelled(CancellationToken token, Exception[] exceptions)
        {
            Machine.AtomicBegin();
            bool first = _completed == 0;
            object waiting = null;
            if (first)
            {
                _promiseToken = token;
                SetExceptions(exceptions);
                waiting = SealAs(TaskStatus.Canceled);
            }
            Machine.AtomicEnd();
            if (first)
                RunContinuations(waiting);
            return first;
        }

        internal bool Complete(TaskStatus status, Exception[] exceptions)
        {
            Machine.AtomicBegin();
            bool first = _completed == 0;
            object waiting = null;
            if (first)
            {
                SetExceptions(exceptions);
                waiting = SealAs(status);
            }
            Machine.AtomicEnd();
            if (first)
                RunContinuations(waiting);
            return first;
        }

        // Called inside an atomic section. Answers the continuations that must run after it.
        internal object SealAs(TaskStatus status)
        {
            object waiting = _continuations;
            _continuations = this;
            _completed = (int)status;
            _final = (int)status;
            // Nobody asks for the worker of a task that has completed.
            if (_worker != 0 && Machine.LetGo(_worker))
                _worker = NoWorker;
            return waiting;
        }

        // Of a task that nobody else knows yet.
        internal void SealFromStart(TaskStatus status)
        {
            _doneFromStart = true;
            SealAs(status);
        }
        internal bool DoneFromStart { get { return _doneFromStart; } }

        internal void RunContinuations(object waiting)
        {
            // The list is newest first; they run oldest first.
            Continuation oldest = null;
            for (var c = (Continuation)waiting; c != null;)
            {
                Continuation next = c._next;
                c._next = oldest;
                oldest = c;
                c = next;
            }
            if (_siblings != null)
                _siblings.EndChild(this);
            if (oldest != null && oldest._next != null && _runner == null)
                oldest = StartAside(oldest);
            while (oldest != null)
            {
                // Nothing is read after the last one has run, so that the thread can end with it.
                Continuation current = oldest;
                oldest = oldest._next;
                if (_runner == null)
                    current.Run(this);
                else
                    _runner.Run(current, this);
            }
        }

        // Answers those that are left.
        Continuation StartAside(Continuation oldest)
        {
            Continuation first = null;
            Continuation last = null;
            bool awaited = false;
            while (oldest != null)
            {
                Continuation current = oldest;
                oldest = oldest._next;
                current._next = null;
                if (current.StartsAside(this, ref awaited))
                    continue;
                if (first == null)
                    first = current;
                else
                    last._next = current;
                last = current;
            }
            return first;
        }

        // False when the task has completed already: the caller then runs the continuation itself.
        internal bool Add(Continuation continuation)
        {
            Machine.AtomicBegin();
            bool open = _continuations != this;
            if (open)
            {
                continuation._next = (Continuation)_continuations;
                _continuations = continuation;
            }
            bool relies = false;
            if (!Machine.CompletesPromises() && open && continuation.Delays)
            {
                relies = (_busy & Busy.Joined) != 0;
                _busy |= Busy.Listed;
            }
            Machine.AtomicEnd();
            if (relies)
                Machine.Relies(Machine.ContinuationsRunAtOnce);
            return open;
        }

        // What the thread that completes the task does after that, where workers go on with what follows an await. In .NET that
        // thread may go on with the first await instead, and with what follows several tasks, and do the rest afterwards or never.
        [Flags]
        enum Busy : byte { No = 0, Joined = 1, Listed = 2 }
        Busy _busy;

        // Inside an atomic section, by one who has waited for several tasks: whether somebody else was told.
        internal bool JoinedByMany()
        {
            bool others = _busy != Busy.No || _siblings != null;
            _busy |= Busy.Joined;
            return others;
        }

        internal bool JoinBeforeOthers()
        {
            Machine.WaitCellThenBegin(ref _completed, Machine.UntilDiffers, 0, Timeout.Infinite);
            bool others = _busy != Busy.No || _siblings != null;
            Machine.AtomicEnd();
            return others;
        }

        internal void Then(Continuation continuation)
        {
            if (!Add(continuation))
                continuation.Run(this);
        }
        internal void WhenCompleted(Action<Task> action) { Then(new ActionContinuation(action)); }
    }
}
