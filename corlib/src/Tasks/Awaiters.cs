// What the await operator calls.
using System.Threading;
using System.Threading.Tasks;
using Machine = Fencepost.Runtime;

namespace System.Runtime.CompilerServices
{
    public interface INotifyCompletion { void OnCompleted(Action continuation); }
    public interface ICriticalNotifyCompletion : INotifyCompletion { void UnsafeOnCompleted(Action continuation); }
    // An awaiter that runs what follows in the context of who awaits.
    interface ISeesToContext { }

    // Takes the rest of an async method to a context or a scheduler, or away from a thread that has one. Every context and every
    // scheduler other than the pool's brings one along, so that the text of a program without them leads to none.
    class Elsewhere
    {
        internal virtual void RunIn(SynchronizationContext target, AwaitContinuation rest)
        {
            if (target != SynchronizationContext.Current)
                PostTo(target, rest);
            else
                rest.Resume();
        }

        internal virtual void PostTo(SynchronizationContext target, AwaitContinuation rest) { target.Post(state => rest.Resume(), null); }

        // A thread of that scheduler, or of the pool, may go on at once if the scheduler lets it.
        internal virtual void RunBy(TaskScheduler scheduler, AwaitContinuation rest)
        {
            Task task = rest.AsTask();
            if (TaskScheduler.Current == scheduler || Machine.IsPoolThread())
                task.InlineOrQueue(scheduler);
            else
                Start(task, scheduler);
        }

        // Nobody hears that the scheduler failed, and the method never goes on.
        static void Start(Task task, TaskScheduler scheduler)
        {
            try
            {
                task.StartFresh(scheduler);
            }
            catch (TaskSchedulerException)
            {
            }
        }

        internal virtual void QueueTo(TaskScheduler scheduler, AwaitContinuation rest) { Start(rest.AsTask(), scheduler); }

        internal virtual void RunOnPool(AwaitContinuation rest) { rest.QueueOnPool(); }

        // Of a parallel loop that goes over items without running code of the program, or not.
        internal virtual ParallelLoop Loop(TaskScheduler scheduler, ParallelOptions options, bool together)
        {
            if (together)
                return new ScheduledLoop(scheduler, options);
            return new ScheduledItems(options);
        }

        internal virtual void Register(Task task, Action rest) { AwaitContinuation.Register(task, rest, true); }

        internal virtual void Queue(Action rest) { new AwaitContinuation(rest, true).Queue(); }
    }

    // A worker that waits for a task and goes on with what follows it.
    sealed class Follower
    {
        readonly Task _task;
        readonly Action _rest;
        internal Follower(Task task, Action rest)
        {
            _task = task;
            _rest = rest;
        }

        internal void Run()
        {
            if (_task.JoinBeforeOthers())
                Machine.Relies(Machine.ContinuationsRunAtOnce);
            _rest();
        }
    }

    // Runs the rest of an async method, in the context that it asked for.
    sealed class AwaitContinuation : Continuation
    {
        readonly Action _action;
        readonly SynchronizationContext _target;
        readonly TaskScheduler _scheduler;
        readonly ExecutionContext _context;
        // Whether it runs in that context, or in the one that it finds.
        readonly bool _flows;

        internal AwaitContinuation(Action action, bool captureTarget, bool flows = true)
        {
            _action = action;
            _flows = flows;
            SynchronizationContext target = captureTarget ? SynchronizationContext.Current : null;
            // The plain context is the thread pool.
            _target = target != null && !target.IsPlain ? target : null;
            // Asking for the scheduler is a step, which a thread of the pool need not pay.
            TaskScheduler scheduler = captureTarget && _target == null && Task.ScheduledBy != null ? TaskScheduler.Current : null;
            _scheduler = scheduler == null || scheduler.IsPool ? null : scheduler;
            _context = flows ? ExecutionContext.Flowing() : null;
        }

        internal override void Run(Task antecedent) { Run(); }
        internal override void RunOnPool(Task antecedent) { Queue(); }
        internal override bool StartsAside(Task antecedent, ref bool awaited)
        {
            if (awaited)
                Queue();
            bool started = awaited;
            awaited = true;
            return started;
        }

        void Run()
        {
            if (_target != null)
            {
                _target.Elsewhere.RunIn(_target, this);
                return;
            }
            if (_scheduler != null)
            {
                _scheduler.Elsewhere.RunBy(_scheduler, this);
                return;
            }
            Elsewhere elsewhere = OfThisThread;
            if (elsewhere != null)
            {
                elsewhere.RunOnPool(this);
                return;
            }
            // Nothing says which thread goes on after an await.
            if (Machine.Lifts(Machine.ContinuationsRunAtOnce))
            {
                if (Machine.Choose(2) != 0)
                {
                    QueueOnPool();
                    return;
                }
            }
            else
                Machine.Relies(Machine.ContinuationsRunAtOnce);
            Resume();
        }

        internal Task AsTask() { return new Task((Action)Resume, null, default(CancellationToken), TaskCreationOptions.None); }
        internal void QueueOnPool() { Machine.QueuePoolItem(_action, null, _context); }

        // A thread with a context or a scheduler of its own does not run what did not ask for it.
        static Elsewhere OfThisThread
        {
            get
            {
                SynchronizationContext current = SynchronizationContext.Current;
                return current != null && !current.IsPlain ? current.Elsewhere : Task.ScheduledBy;
            }
        }

        internal void Resume()
        {
            if (!_flows)
            {
                _action();
                return;
            }
            ExecutionContext saved = ExecutionContext.CurrentOrNull();
            ExecutionContext.SetCurrent(_context);
            _action();
            ExecutionContext.SetCurrent(saved);
        }

        internal static void After(Task task, Action action, bool captureTarget)
        {
            if (action == null)
                throw new ArgumentNullException("continuation");
            if (Machine.CompletesPromises())
            {
                Register(task, action, captureTarget);
                return;
            }
            Elsewhere elsewhere = captureTarget ? OfThisThread : null;
            if (elsewhere != null)
                elsewhere.Register(task, action);
            else
            {
                task.Follow();
                Machine.QueuePoolItem((Action)new Follower(task, action).Run, null, ExecutionContext.Flowing());
            }
        }

        internal static void Register(Task task, Action action, bool captureTarget)
        {
            var continuation = new AwaitContinuation(action, captureTarget);
            // Too late to be told: the rest must not run inside OnCompleted, so it goes to the pool or the context.
            if (!task.Add(continuation))
                continuation.Queue();
        }

        // What follows an await that waits for nothing.
        internal static void QueueRest(Action rest)
        {
            if (rest == null)
                throw new ArgumentNullException("continuation");
            Elsewhere elsewhere = OfThisThread;
            if (elsewhere != null)
                elsewhere.Queue(rest);
            else
                Machine.QueuePoolItem(rest, null, ExecutionContext.Flowing());
        }

        internal void Queue()
        {
            if (_target != null)
                _target.Elsewhere.PostTo(_target, this);
            else if (_scheduler != null)
                _scheduler.Elsewhere.QueueTo(_scheduler, this);
            else
                QueueOnPool();
        }
    }

    public struct TaskAwaiter : ICriticalNotifyCompletion, ISeesToContext
    {
        readonly Task _task;
        internal TaskAwaiter(Task task) { _task = task; }
        public bool IsCompleted { get { return _task.IsCompleted; } }
        public void GetResult() { _task.GetResultOrThrow(); }
        public void OnCompleted(Action continuation) { AwaitContinuation.After(_task, continuation, true); }
        public void UnsafeOnCompleted(Action continuation) { AwaitContinuation.After(_task, continuation, true); }
    }

    public struct TaskAwaiter<TResult> : ICriticalNotifyCompletion, ISeesToContext
    {
        readonly Task<TResult> _task;
        internal TaskAwaiter(Task<TResult> task) { _task = task; }
        public bool IsCompleted { get { return _task.IsCompleted; } }
        public TResult GetResult()
        {
            _task.GetResultOrThrow();
            return _task._result;
        }
        public void OnCompleted(Action continuation) { AwaitContinuation.After(_task, continuation, true); }
        public void UnsafeOnCompleted(Action continuation) { AwaitContinuation.After(_task, continuation, true); }
    }

    public struct ConfiguredTaskAwaitable
    {
        readonly ConfiguredTaskAwaiter _awaiter;
        internal ConfiguredTaskAwaitable(Task task, bool capture) { _awaiter = new ConfiguredTaskAwaiter(task, capture ? ConfigureAwaitOptions.ContinueOnCapturedContext : ConfigureAwaitOptions.None); }
        internal ConfiguredTaskAwaitable(Task task, ConfigureAwaitOptions options) { _awaiter = new ConfiguredTaskAwaiter(task, options); }
        public ConfiguredTaskAwaiter GetAwaiter() { return _awaiter; }

        public struct ConfiguredTaskAwaiter : ICriticalNotifyCompletion, ISeesToContext
        {
            readonly Task _task;
            readonly ConfigureAwaitOptions _options;
            internal ConfiguredTaskAwaiter(Task task, ConfigureAwaitOptions options)
            {
                _task = task;
                _options = options;
            }
            bool Capture { get { return (_options & ConfigureAwaitOptions.ContinueOnCapturedContext) != 0; } }
            public bool IsCompleted { get { return (_options & ConfigureAwaitOptions.ForceYielding) == 0 && _task.IsCompleted; } }
            public void GetResult()
            {
                if ((_options & ConfigureAwaitOptions.SuppressThrowing) == 0)
                    _task.GetResultOrThrow();
                else
                    _task.Join();
            }
            public void OnCompleted(Action continuation) { AwaitContinuation.After(_task, continuation, Capture); }
            public void UnsafeOnCompleted(Action continuation) { AwaitContinuation.After(_task, continuation, Capture); }
        }
    }

    public struct ConfiguredTaskAwaitable<TResult>
    {
        readonly ConfiguredTaskAwaiter _awaiter;
        internal ConfiguredTaskAwaitable(Task<TResult> task, bool capture) { _awaiter = new ConfiguredTaskAwaiter(task, capture ? ConfigureAwaitOptions.ContinueOnCapturedContext : ConfigureAwaitOptions.None); }
        internal ConfiguredTaskAwaitable(Task<TResult> task, ConfigureAwaitOptions options) { _awaiter = new ConfiguredTaskAwaiter(task, options); }
        public ConfiguredTaskAwaiter GetAwaiter() { return _awaiter; }

        public struct ConfiguredTaskAwaiter : ICriticalNotifyCompletion, ISeesToContext
        {
            readonly Task<TResult> _task;
            readonly ConfigureAwaitOptions _options;
            internal ConfiguredTaskAwaiter(Task<TResult> task, ConfigureAwaitOptions options)
            {
                _task = task;
                _options = options;
            }
            bool Capture { get { return (_options & ConfigureAwaitOptions.ContinueOnCapturedContext) != 0; } }
            public bool IsCompleted { get { return (_options & ConfigureAwaitOptions.ForceYielding) == 0 && _task.IsCompleted; } }
            public TResult GetResult()
            {
                _task.GetResultOrThrow();
                return _task._result;
            }
            public void OnCompleted(Action continuation) { AwaitContinuation.After(_task, continuation, Capture); }
            public void UnsafeOnCompleted(Action continuation) { AwaitContinuation.After(_task, continuation, Capture); }
        }
    }

    public struct YieldAwaitable
    {
        public YieldAwaiter GetAwaiter() { return default(YieldAwaiter); }

        public struct YieldAwaiter : ICriticalNotifyCompletion, ISeesToContext
        {
            public bool IsCompleted { get { return false; } }
            public void GetResult() { }
            public void OnCompleted(Action continuation) { AwaitContinuation.QueueRest(continuation); }
            public void UnsafeOnCompleted(Action continuation) { AwaitContinuation.QueueRest(continuation); }
        }
    }
}

namespace System.Runtime.ExceptionServices
{
    public sealed class ExceptionDispatchInfo
    {
        readonly Exception _exception;
        ExceptionDispatchInfo(Exception exception) { _exception = exception; }
        public static ExceptionDispatchInfo Capture(Exception source) { return new ExceptionDispatchInfo(source ?? throw new ArgumentNullException("source")); }
        public Exception SourceException { get { return _exception; } }
        public void Throw() { throw _exception; }
        public static void Throw(Exception source) { throw source; }
        public static Exception SetCurrentStackTrace(Exception source) { return source; }
    }

    public class FirstChanceExceptionEventArgs : EventArgs
    {
        public FirstChanceExceptionEventArgs(Exception exception) { Exception = exception; }
        public Exception Exception { get; }
    }

    public sealed class HandleProcessCorruptedStateExceptionsAttribute : Attribute { }
}
