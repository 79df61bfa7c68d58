// Tasks that are attached to another one, which is not complete before they are.
using Machine = Fencepost.Runtime;

namespace System.Threading.Tasks
{
    sealed class Children
    {
        internal readonly Task Parent;
        // Tasks that have not ended, the parent's body among them.
        int _left = 1;
        TaskStatus _status;
        Exception _exception;
        // Those that failed, in the order in which they did, and those whose failure the parent's body has caught.
        Task[] _failed;
        Task[] _seen;
        Children(Task parent) { Parent = parent; }

        internal static Children Join(ref Children ofBody, Task parent)
        {
            if (ofBody == null)
                ofBody = new Children(parent);
            Machine.AtomicBegin();
            ofBody._left++;
            Machine.AtomicEnd();
            return ofBody;
        }

        // On the thread of the parent's body.
        internal void Saw(Task child) { _seen = With(_seen, child); }

        static Task[] With(Task[] some, Task one)
        {
            var all = new Task[some == null ? 1 : some.Length + 1];
            for (int i = 0; i < all.Length - 1; i++)
                all[i] = some[i];
            all[all.Length - 1] = one;
            return all;
        }

        // Inside an atomic section: whether the body was the last to end.
        internal bool EndBody(TaskStatus status, Exception exception)
        {
            _status = status;
            _exception = exception;
            return --_left == 0;
        }

        // Whoever ends last completes the parent, before anything that follows the child.
        internal void EndChild(Task child)
        {
            Machine.AtomicBegin();
            if (child.Final == TaskStatus.Faulted)
                _failed = With(_failed, child);
            bool last = --_left == 0;
            Machine.AtomicEnd();
            if (last)
                CompleteParent();
        }

        internal void CompleteParent()
        {
            Exception[] exceptions = _exception == null ? null : new Exception[] { _exception };
            for (int i = 0; _failed != null && i < _failed.Length; i++)
            {
                if (!WasSeen(_failed[i]))
                    exceptions = Task.Joined(exceptions, new Exception[] { _failed[i].Exception });
            }
            Parent.Complete(exceptions == null ? _status : TaskStatus.Faulted, exceptions);
        }

        bool WasSeen(Task child)
        {
            for (int i = 0; _seen != null && i < _seen.Length; i++)
            {
                if (_seen[i] == child)
                    return true;
            }
            return false;
        }
    }

    public partial class Task
    {
        // Ends the atomic section that the caller began.
        void EndBeforeChildren(Children children, TaskStatus status, Exception exception)
        {
            bool last = children.EndBody(status, exception);
            if (!last)
                _stage = (int)TaskStatus.WaitingForChildrenToComplete;
            Machine.AtomicEnd();
            if (last)
                children.CompleteParent();
        }
    }
}
