// The promises behind the static methods of Task. Their fields are set once, so that reading them is no step.
using System.Collections.Generic;
using Machine = Fencepost.Runtime;

namespace System.Threading.Tasks
{
    // What a task has for a result that gives none. Nobody outside the library can name it, so no program takes such a task for one
    // with a result.
    struct VoidTaskResult { }

    // Completes when its time has come, or is cancelled.
    sealed class DelayTask : Task<VoidTaskResult>
    {
        readonly Timer _timer;

        DelayTask(TaskCreationOptions options, ContinuationRunner runner) : base((object)null, options, runner)
        {
            _timer = new Timer(state => ((DelayTask)state).CompleteWith(default(VoidTaskResult)), this);
        }

        internal DelayTask() : this(TaskCreationOptions.None, null) { }

        // Who cancels a delay does not run what follows it.
        internal DelayTask(CancellationToken token) : this(TaskCreationOptions.RunContinuationsAsynchronously, new ContinuationRunner())
        {
            _promiseToken = token;
        }

        internal void Begin(int milliseconds)
        {
            CancellationToken token = _promiseToken;
            if (milliseconds >= 0)
                _timer.Change(milliseconds, Timeout.Infinite);
            if (token.CanBeCanceled)
                token.Source.Watch(new DelayCallback(this, token.Source));
        }

        internal void Cancel()
        {
            _timer.Dispose();
            Complete(TaskStatus.Canceled, null);
        }
    }

    sealed class DelayCallback : TaskCallback
    {
        internal DelayCallback(DelayTask delay, CancellationTokenSource source) : base(delay, source) { }
        internal override void Begin() { ((DelayTask)Task).Cancel(); }
    }

    // Completes like a task, or when its time is over or its token is cancelled. Whatever comes first stops the timer, so that no
    // time passes for a wait that has ended.
    sealed class LimitedWait<TResult> : Task<TResult>
    {
        readonly Timer _timer;
        readonly Func<TResult> _result;

        internal LimitedWait(CancellationToken token, bool limited, Func<TResult> result) : base((object)null, TaskCreationOptions.None)
        {
            _promiseToken = token;
            _result = result;
            if (limited)
                _timer = new Timer(state => ((LimitedWait<TResult>)state).Complete(TaskStatus.Faulted, new Exception[] { new TimeoutException() }), this);
        }

        // The timer comes first: it is armed once, and what ends the wait finds it so.
        internal void Begin(Task task, int milliseconds)
        {
            CancellationToken token = _promiseToken;
            if (_timer != null)
                _timer.Change(milliseconds, Timeout.Infinite);
            task.WhenCompleted(Follow);
            if (token.CanBeCanceled)
                token.Source.Watch(new LimitCallback(this, token.Source));
        }

        void Follow(Task task)
        {
            Stop();
            if (task.Final == TaskStatus.RanToCompletion)
                CompleteWith(_result());
            else
                CompleteLike(task);
        }

        void Cancel()
        {
            Stop();
            Complete(TaskStatus.Canceled, null);
        }

        void Stop()
        {
            if (_timer != null)
                _timer.Dispose();
        }

        sealed class LimitCallback : TaskCallback
        {
            internal LimitCallback(LimitedWait<TResult> wait, CancellationTokenSource source) : base(wait, source) { }
            internal override void Begin() { ((LimitedWait<TResult>)Task).Cancel(); }
        }
    }

    // Completes when all others have.
    class AllTask<TResult> : Task<TResult>
    {
        // The tasks, where each of them counts down when it has completed; otherwise a worker waits for them.
        readonly Task[] _counted;
        int _left;

        internal AllTask(Task[] counted) : base((object)null, TaskCreationOptions.None)
        {
            _counted = counted;
            _left = counted == null ? 0 : counted.Length;
        }

        internal AllTask<TResult> Begin(Task[] all)
        {
            if (_counted == null)
                Machine.QueuePoolItem((Action)new Joining(this, all).Run, null, null);
            else if (all.Length == 0)
                CompleteWith(Results(all));
            else
            {
                foreach (Task each in all)
                    each.Then(new OneOfAll(this));
            }
            return this;
        }

        internal virtual TResult Results(Task[] all) { return default(TResult); }

        // Counting down is a step; the last one finds everything in it.
        internal void OneDone()
        {
            Machine.AtomicBegin();
            bool last = --_left == 0;
            if (last)
                Finish(_counted);
            else
                Machine.AtomicEnd();
        }

        // Ends the atomic section that the caller began.
        void Finish(Task[] all)
        {
            Exception[] exceptions = null;
            Task canceled = null;
            foreach (Task each in all)
            {
                if (each.Final == TaskStatus.Faulted)
                    exceptions = Joined(exceptions, each.Exceptions);
                else if (each.Final == TaskStatus.Canceled && canceled == null)
                    canceled = each;
            }
            TaskStatus status = exceptions != null ? TaskStatus.Faulted : canceled != null ? TaskStatus.Canceled : TaskStatus.RanToCompletion;
            if (status == TaskStatus.RanToCompletion)
            {
                BeginWith(Results(all));
                Machine.AtomicEnd();
            }
            // The first that was cancelled says by what.
            if (status == TaskStatus.Canceled)
            {
                _promiseToken = canceled.CancellationToken;
                exceptions = canceled._exceptions;
            }
            SetExceptions(exceptions);
            object waiting = SealAs(status);
            Machine.AtomicEnd();
            RunContinuations(waiting);
        }

        sealed class Joining
        {
            readonly AllTask<TResult> _owner;
            readonly Task[] _all;
            internal Joining(AllTask<TResult> owner, Task[] all)
            {
                _owner = owner;
                _all = all;
            }

            internal void Run()
            {
                int never = 0;
                Machine.WaitTasksThenBegin(_all, true, ref never, Timeout.Infinite);
                if (!Machine.CompletesPromises())
                {
                    bool relies = false;
                    foreach (Task each in _all)
                        relies |= each.JoinedByMany();
                    if (relies)
                        Machine.Relies(Machine.ContinuationsRunAtOnce);
                }
                _owner.Finish(_all);
            }
        }

        sealed class OneOfAll : Continuation
        {
            readonly AllTask<TResult> _owner;
            internal OneOfAll(AllTask<TResult> owner) { _owner = owner; }
            internal override void Run(Task antecedent) { _owner.OneDone(); }
        }
    }

    sealed class AllResultsTask<TResult> : AllTask<TResult[]>
    {
        internal AllResultsTask(Task[] counted) : base(counted) { }
        internal override TResult[] Results(Task[] all)
        {
            var results = new TResult[all.Length];
            for (int i = 0; i < results.Length; i++)
                results[i] = ((Task<TResult>)all[i])._result;
            return results;
        }
    }

    // Completes a promise with the first task that completes.
    sealed class FirstContinuation<TTask> : Continuation where TTask : Task
    {
        readonly Task<TTask> _promise;
        internal FirstContinuation(Task<TTask> promise) { _promise = promise; }
        internal override void Run(Task antecedent) { _promise.CompleteWith((TTask)antecedent); }
    }

    // Completes a promise like a task.
    class ForwardContinuation<TResult> : Continuation
    {
        internal readonly Task<TResult> _promise;
        internal ForwardContinuation(Task<TResult> promise) { _promise = promise; }

        internal override void Run(Task antecedent)
        {
            if (antecedent.Final == TaskStatus.RanToCompletion)
                Succeed(antecedent);
            else
                Fail(antecedent);
        }

        void Fail(Task antecedent)
        {
            _promise._promiseToken = antecedent.CancellationToken;
            _promise.Complete(antecedent.Final, antecedent.Exceptions);
        }

        internal virtual void Succeed(Task antecedent) { SucceedLike(antecedent); }

        void SucceedLike(Task antecedent)
        {
            var typed = antecedent as Task<TResult>;
            _promise.CompleteWith(typed != null ? typed._result : default(TResult));
        }

        // Of a task that has completed.
        internal void Forward(Task antecedent)
        {
            if (antecedent.Final == TaskStatus.RanToCompletion)
                SucceedLike(antecedent);
            else
                Fail(antecedent);
        }
    }

    // Completes a promise like the task that is the result of another.
    sealed class UnwrapContinuation<TResult> : ForwardContinuation<TResult>
    {
        // Whether it is all that follows a task that Task.Run made: then a function that throws a cancellation before it has a
        // task counts as cancelled, and the task's worker has nothing to do but to wait for the one that the function gave.
        readonly bool _runs;
        internal UnwrapContinuation(Task<TResult> promise) : base(promise) { }
        internal UnwrapContinuation(Task<TResult> promise, bool runs) : base(promise) { _runs = runs; }

        internal override void Run(Task antecedent)
        {
            Exception[] thrown = antecedent._exceptions;
            if (_runs && antecedent.Final == TaskStatus.Faulted && thrown[0] is OperationCanceledException)
                _promise.Complete(TaskStatus.Canceled, null);
            else
                base.Run(antecedent);
        }

        internal override void Succeed(Task antecedent)
        {
            var typed = antecedent as Task<Task<TResult>>;
            Task inner = typed != null ? typed._result : ((Task<Task>)antecedent)._result;
            if (inner == null)
                _promise.Complete(TaskStatus.Canceled, null);
            else if (!_runs || Machine.CompletesPromises())
                inner.Then(new ForwardContinuation<TResult>(_promise));
            else
            {
                inner.Join();
                Forward(inner);
            }
        }
    }
}
