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
            Machine.AtomicEnd();
            return open;
        }

        internal void Then(Continuation continuation)
        {
            if (!Add(continuation))
                continuation.Run(this);
        }
        internal void WhenCompleted(Action<Task> action) { Then(new ActionContinuation(action)); }
    }
}
