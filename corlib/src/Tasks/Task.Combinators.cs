// The static methods of Task.
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using Machine = Fencepost.Runtime;

namespace System.Threading.Tasks
{
    public partial class Task
    {
        static class Shared
        {
            internal static readonly Task Completed = FromResult(default(VoidTaskResult));
        }

        public static Task CompletedTask { get { return Shared.Completed; } }
        public static Task<TResult> FromResult<TResult>(TResult result) { return new Task<TResult>(result); }
        public static Task FromException(Exception exception) { return FromException<VoidTaskResult>(exception); }
        public static Task<TResult> FromException<TResult>(Exception exception)
        {
            var task = new Task<TResult>((object)null, TaskCreationOptions.None);
            task.SetExceptions(new Exception[] { exception ?? throw new ArgumentNullException("exception") });
            task.SealFromStart(TaskStatus.Faulted);
            return task;
        }
        public static Task FromCanceled(CancellationToken cancellationToken) { return FromCanceled<VoidTaskResult>(cancellationToken); }
        public static Task<TResult> FromCanceled<TResult>(CancellationToken cancellationToken)
        {
            if (!cancellationToken.IsCancellationRequested)
                throw new ArgumentOutOfRangeException("cancellationToken");
            var task = new Task<TResult>((object)null, TaskCreationOptions.None);
            task._promiseToken = cancellationToken;
            task.SealFromStart(TaskStatus.Canceled);
            return task;
        }

        static Task Started(Task task)
        {
            task.StartFresh(null);
            return task;
        }
        static Task StartedWatched(Task task)
        {
            new WatchingStarter().Start(task, null);
            return task;
        }

        public static Task Run(Action action) { return Started(new Task(action, null, default(CancellationToken), TaskCreationOptions.DenyChildAttach)); }
        public static Task Run(Action action, CancellationToken cancellationToken)
        {
            return StartedWatched(new Task(action, null, cancellationToken, TaskCreationOptions.DenyChildAttach));
        }
        public static Task<TResult> Run<TResult>(Func<TResult> function)
        {
            return (Task<TResult>)Started(new Task<TResult>((Delegate)function, null, default(CancellationToken), TaskCreationOptions.DenyChildAttach));
        }
        public static Task<TResult> Run<TResult>(Func<TResult> function, CancellationToken cancellationToken)
        {
            return (Task<TResult>)StartedWatched(new Task<TResult>((Delegate)function, null, cancellationToken, TaskCreationOptions.DenyChildAttach));
        }
        public static Task Run(Func<Task> function)
        {
            var promise = new Task<VoidTaskResult>((object)null, TaskCreationOptions.None);
            Started(Unwrapped(new Task<Task>((Delegate)function, null, default(CancellationToken), TaskCreationOptions.DenyChildAttach), promise));
            return promise;
        }
        public static Task Run(Func<Task> function, CancellationToken cancellationToken)
        {
            var promise = new Task<VoidTaskResult>((object)null, TaskCreationOptions.None);
            StartedWatched(Unwrapped(new Task<Task>((Delegate)function, null, cancellationToken, TaskCreationOptions.DenyChildAttach), promise));
            return promise;
        }
        public static Task<TResult> Run<TResult>(Func<Task<TResult>> function)
        {
            var promise = new Task<TResult>((object)null, TaskCreationOptions.None);
            Started(Unwrapped(new Task<Task<TResult>>((Delegate)function, null, default(CancellationToken), TaskCreationOptions.DenyChildAttach), promise));
            return promise;
        }
        public static Task<TResult> Run<TResult>(Func<Task<TResult>> function, CancellationToken cancellationToken)
        {
            var promise = new Task<TResult>((object)null, TaskCreationOptions.None);
            StartedWatched(Unwrapped(new Task<Task<TResult>>((Delegate)function, null, cancellationToken, TaskCreationOptions.DenyChildAttach), promise));
            return promise;
        }

        // Nobody else knows the task, so that what follows it is its worker's alone.
        static Task Unwrapped<TResult>(Task task, Task<TResult> promise)
        {
            task.Then(new UnwrapContinuation<TResult>(promise, true));
            return task;
        }

        public static YieldAwaitable Yield() { return default(YieldAwaitable); }

        public static Task Delay(int millisecondsDelay)
        {
            CheckDelay(millisecondsDelay);
            return millisecondsDelay == 0 ? CompletedTask : Begun(new DelayTask(), millisecondsDelay);
        }
        public static Task Delay(TimeSpan delay) { return Delay(Timeout.Milliseconds(delay)); }
        public static Task Delay(TimeSpan delay, CancellationToken cancellationToken) { return Delay(Timeout.Milliseconds(delay), cancellationToken); }
        public static Task Delay(int millisecondsDelay, CancellationToken cancellationToken)
        {
            CheckDelay(millisecondsDelay);
            if (cancellationToken.IsCancellationRequested)
                return FromCanceled(cancellationToken);
            if (millisecondsDelay == 0)
                return CompletedTask;
            return Begun(cancellationToken.CanBeCanceled ? new DelayTask(cancellationToken) : new DelayTask(), millisecondsDelay);
        }

        static void CheckDelay(int milliseconds)
        {
            if (milliseconds < -1)
                throw new ArgumentOutOfRangeException("millisecondsDelay", "The value needs to be either -1 (signifying an infinite timeout), 0 or a positive integer.");
        }

        static Task Begun(DelayTask delay, int milliseconds)
        {
            delay.Begin(milliseconds);
            return delay;
        }

        static Task[] Copy(IEnumerable<Task> tasks)
        {
            Task[] copy = new List<Task>(tasks ?? throw new ArgumentNullException("tasks")).ToArray();
            foreach (Task task in copy)
            {
                if (task == null)
                    throw new ArgumentException("The tasks argument included a null value.", "tasks");
            }
            return copy;
        }

        // Null if whoever completes one of the tasks has nothing to do afterwards, as workers of the pool have not. What follows
        // all of them can then as well run on a worker of its own, which waits for them: nobody but it need know when they are done.
        static Task[] Counted(Task[] all)
        {
            bool done = true;
            foreach (Task each in all)
                done = done && each.DoneFromStart;
            if (done)
                return all;
            if (!Machine.CompletesPromises())
                return null;
            if (Machine.Lifts(Machine.TasksRunOnPool))
                return all;
            foreach (Task each in all)
            {
                // Of a promise that is known without looking at what may change.
                if (each._action == null || !each._pooled)
                    return all;
            }
            return null;
        }

        public static Task WhenAll(params Task[] tasks) { return WhenAll((IEnumerable<Task>)tasks); }
        public static Task WhenAll(IEnumerable<Task> tasks)
        {
            Task[] all = Copy(tasks);
            return new AllTask<VoidTaskResult>(Counted(all)).Begin(all);
        }
        public static Task WhenAll(ReadOnlySpan<Task> tasks) { return WhenAll(tasks.ToArray()); }
        public static Task<TResult[]> WhenAll<TResult>(params Task<TResult>[] tasks) { return WhenAll((IEnumerable<Task<TResult>>)tasks); }
        public static Task<TResult[]> WhenAll<TResult>(ReadOnlySpan<Task<TResult>> tasks) { return WhenAll(tasks.ToArray()); }
        public static Task<TResult[]> WhenAll<TResult>(IEnumerable<Task<TResult>> tasks)
        {
            Task[] all = Copy(tasks);
            return new AllResultsTask<TResult>(Counted(all)).Begin(all);
        }

        public static Task<Task> WhenAny(params Task[] tasks) { return WhenAny((IEnumerable<Task>)tasks); }
        public static Task<Task> WhenAny(Task task1, Task task2) { return WhenAny((IEnumerable<Task>)new Task[] { task1, task2 }); }
        public static Task<Task> WhenAny(ReadOnlySpan<Task> tasks) { return WhenAny(tasks.ToArray()); }
        public static Task<Task> WhenAny(IEnumerable<Task> tasks) { return First<Task>(Copy(tasks)); }
        public static Task<Task<TResult>> WhenAny<TResult>(params Task<TResult>[] tasks) { return First<Task<TResult>>(Copy(tasks)); }
        public static Task<Task<TResult>> WhenAny<TResult>(Task<TResult> task1, Task<TResult> task2) { return First<Task<TResult>>(new Task[] { task1, task2 }); }
        public static Task<Task<TResult>> WhenAny<TResult>(IEnumerable<Task<TResult>> tasks) { return First<Task<TResult>>(Copy(tasks)); }

        static Task<TTask> First<TTask>(Task[] all) where TTask : Task
        {
            if (all.Length == 0)
                throw new ArgumentException("The tasks argument contains no tasks.", "tasks");
            var promise = new Task<TTask>((object)null, TaskCreationOptions.None);
            // Of several that have completed already, any may be the one.
            var done = new List<Task>();
            Machine.AtomicBegin();
            foreach (Task each in all)
            {
                if (each._completed != 0)
                    done.Add(each);
            }
            Machine.AtomicEnd();
            foreach (Task each in done.Count == 0 ? all : new Task[] { done[Machine.AnyOf(done.Count)] })
                each.Then(new FirstContinuation<TTask>(promise));
            return promise;
        }

        public static void WaitAll(params Task[] tasks) { WaitAll(tasks, Timeout.Infinite, default(CancellationToken)); }
        public static void WaitAll(ReadOnlySpan<Task> tasks) { WaitAll(tasks.ToArray()); }
        public static void WaitAll(Task[] tasks, CancellationToken cancellationToken) { WaitAll(tasks, Timeout.Infinite, cancellationToken); }
        public static bool WaitAll(Task[] tasks, int millisecondsTimeout) { return WaitAll(tasks, millisecondsTimeout, default(CancellationToken)); }
        public static bool WaitAll(Task[] tasks, TimeSpan timeout) { return WaitAll(tasks, Timeout.Milliseconds(timeout), default(CancellationToken)); }
        public static bool WaitAll(Task[] tasks, int millisecondsTimeout, CancellationToken cancellationToken)
        {
            Task[] all = Copy(tasks);
            if (millisecondsTimeout == Timeout.Infinite && !cancellationToken.CanBeCanceled)
            {
                for (int i = all.Length - 1; i >= 0; i--)
                    all[i].RunInsteadOfWaiting();
            }
            return WaitUntilDone(all, millisecondsTimeout, cancellationToken);
        }

        // Throws what the tasks threw; false when the time ran out.
        internal static bool WaitUntilDone(Task[] all, int millisecondsTimeout, CancellationToken cancellationToken)
        {
            if (WaitFor(all, true, millisecondsTimeout, cancellationToken) < 0)
                return false;
            List<Exception> exceptions = null;
            foreach (Task task in all)
            {
                AggregateException failure = task.Failure((int)task.Final);
                if (failure != null)
                    (exceptions ?? (exceptions = new List<Exception>())).AddRange(failure.InnerExceptions);
            }
            if (exceptions != null)
                throw new AggregateException(exceptions.ToArray());
            return true;
        }

        public static int WaitAny(params Task[] tasks) { return WaitAny(tasks, Timeout.Infinite, default(CancellationToken)); }
        public static int WaitAny(Task[] tasks, CancellationToken cancellationToken) { return WaitAny(tasks, Timeout.Infinite, cancellationToken); }
        public static int WaitAny(Task[] tasks, int millisecondsTimeout) { return WaitAny(tasks, millisecondsTimeout, default(CancellationToken)); }
        public static int WaitAny(Task[] tasks, TimeSpan timeout) { return WaitAny(tasks, Timeout.Milliseconds(timeout), default(CancellationToken)); }
        public static int WaitAny(Task[] tasks, int millisecondsTimeout, CancellationToken cancellationToken)
        {
            Task[] all = Copy(tasks);
            if (all.Length == 0)
                return -1;
            return WaitFor(all, false, millisecondsTimeout, cancellationToken);
        }

        // Waits for all or any of the tasks: the index of one that has completed, or -1 when the time ran out.
        static int WaitFor(Task[] all, bool forAll, int millisecondsTimeout, CancellationToken token)
        {
            Timeout.Check(millisecondsTimeout);
            token.ThrowIfCancellationRequested();
            int never = 0;
            int answer = token.Source == null ? Machine.WaitTasksThenBegin(all, forAll, ref never, millisecondsTimeout)
                : Machine.WaitTasksThenBegin(all, forAll, ref token.Source._cancelled, millisecondsTimeout);
            List<int> done = null;
            for (int i = answer + 1; answer >= 0 && !forAll && i < all.Length; i++)
            {
                if (all[i]._completed != 0)
                    (done ?? (done = new List<int> { answer })).Add(i);
            }
            Machine.AtomicEnd();
            if (answer == -2)
                throw new OperationCanceledException(token);
            return done == null ? answer : done[Machine.AnyOf(done.Count)];
        }

        public Task WaitAsync(CancellationToken cancellationToken) { return WaitAsync(Timeout.InfiniteTimeSpan, cancellationToken); }
        public Task WaitAsync(TimeSpan timeout) { return WaitAsync(timeout, default(CancellationToken)); }
        public Task WaitAsync(TimeSpan timeout, CancellationToken cancellationToken) { return WaitAtOnce<VoidTaskResult>(timeout, cancellationToken) ?? WaitAsync(timeout, cancellationToken, () => default(VoidTaskResult)); }
        // The task itself where there is nothing else to wait for, or null.
        internal Task WaitAtOnce<T>(TimeSpan timeout, CancellationToken cancellationToken)
        {
            int milliseconds = Timeout.Milliseconds(timeout);
            if (IsCompleted || milliseconds < 0 && !cancellationToken.CanBeCanceled)
                return this;
            if (cancellationToken.IsCancellationRequested)
                return FromCanceled<T>(cancellationToken);
            return milliseconds == 0 ? FromException<T>(new TimeoutException()) : null;
        }
        internal Task<T> WaitAsync<T>(TimeSpan timeout, CancellationToken cancellationToken, Func<T> result)
        {
            int milliseconds = Timeout.Milliseconds(timeout);
            var promise = new LimitedWait<T>(cancellationToken, milliseconds >= 0, result);
            promise.Begin(this, milliseconds);
            return promise;
        }
    }

    public static class TaskExtensions
    {
        public static Task Unwrap(this Task<Task> task)
        {
            if (task == null)
                throw new ArgumentNullException("task");
            var promise = new Task<VoidTaskResult>((object)null, TaskCreationOptions.None);
            task.Then(new UnwrapContinuation<VoidTaskResult>(promise));
            return promise;
        }

        public static Task<TResult> Unwrap<TResult>(this Task<Task<TResult>> task)
        {
            if (task == null)
                throw new ArgumentNullException("task");
            var promise = new Task<TResult>((object)null, TaskCreationOptions.None);
            task.Then(new UnwrapContinuation<TResult>(promise));
            return promise;
        }
    }
}
