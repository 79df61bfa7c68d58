// What the await operator calls.
using System.Threading;
using System.Threading.Tasks;
using Machine = Fencepost.Runtime;

namespace System.Runtime.CompilerServices
{
    public interface INotifyCompletion { void OnCompleted(Action continuation); }
    public interface ICriticalNotifyCompletion : INotifyCompletion { void UnsafeOnCompleted(Action continuation); }

    // Runs the rest of an async method, in the context that it asked for.
    sealed class AwaitContinuation : Continuation
    {
        readonly Action _action;
        readonly SynchronizationContext _target;
        readonly TaskScheduler _scheduler;
        readonly ExecutionContext _context;

        internal AwaitContinuation(Action action, bool captureTarget)
        {
            _action = action;
            SynchronizationContext target = captureTarget ? SynchronizationContext.Current : null;
            // The plain context is the thread pool.
            _target = target != null && target.GetType() != typeof(SynchronizationContext) ? target : null;
            // Asking for the scheduler is a step, which a thread of the pool need not pay.
            TaskScheduler scheduler = captureTarget && _target == null && Task.IsScheduled ? TaskScheduler.Current : null;
            _scheduler = scheduler == null || scheduler.IsPool ? null : scheduler;
            _context = ExecutionContext.Flowing();
        }

        internal override void Run(Task antecedent) { Run(); }
        internal override void RunOnPool(Task antecedent) { Queue(); }

        void Run()
        {
            if (_target != null)
            {
                if (_target != SynchronizationContext.Current)
                    _target.Post(state => Resume(), null);
                else
                    Resume();
            }
            else if (_scheduler != null)
            {
                // A thread of that scheduler, or of the pool, may go on at once if the scheduler lets it.
                Task rest = Rest();
                if (TaskScheduler.Current == _scheduler || Machine.IsPoolThread())
                    rest.InlineOrQueue(_scheduler);
                else
                    rest.StartFresh(_scheduler);
            }
            else if (MustNotRunHere || GoesToPool())
                Machine.QueuePoolItem(_action, null, _context);
            else
                Resume();
        }

        Task Rest() { return new Task((Action)Resume, null, default(CancellationToken), TaskCreationOptions.None); }

        // A thread with a context or a scheduler of its own does not run what did not ask for it.
        static bool MustNotRunHere
        {
            get
            {
                SynchronizationContext current = SynchronizationContext.Current;
                return current != null && current.GetType() != typeof(SynchronizationContext) || Task.IsScheduled;
            }
        }

        // Nothing says which thread goes on after an await.
        static bool GoesToPool()
        {
            if (Machine.Lifts(Machine.ContinuationsRunAtOnce))
                return Machine.Choose(2) != 0;
            Machine.Relies(Machine.ContinuationsRunAtOnce);
            return false;
        }

        void Resume()
        {
            ExecutionContext saved = ExecutionContext.CurrentOrNull();
            ExecutionContext.SetCurrent(_context);
            _action();
            ExecutionContext.SetCurrent(saved);
        }

        internal static void After(Task task, Action action, bool captureTarget)
        {
            var continuation = new AwaitContinuation(action ?? throw new ArgumentNullException("continuation"), captureTarget);
            // Too late to be told: the rest must not run inside OnCompleted, so it goes to the pool or the context.
            if (!task.Add(continuation))
                continuation.Queue();
        }

        internal void Queue()
        {
            if (_target != null)
                _target.Post(state => Resume(), null);
            else if (_scheduler != null)
                Rest().StartFresh(_scheduler);
            else
                Machine.QueuePoolItem(_action, null, _context);
        }
    }

    public struct TaskAwaiter : ICriticalNotifyCompletion
    {
        readonly Task _task;
        internal TaskAwaiter(Task task) { _task = task; }
        public bool IsCompleted { get { return _task.IsCompleted; } }
        public void GetResult() { _task.GetResultOrThrow(); }
        public void OnCompleted(Action continuation) { AwaitContinuation.After(_task, continuation, true); }
        public void UnsafeOnCompleted(Action continuation) { AwaitContinuation.After(_task, continuation, true); }
    }

    public struct TaskAwaiter<TResult> : ICriticalNotifyCompletion
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

        public struct ConfiguredTaskAwaiter : ICriticalNotifyCompletion
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

        public struct ConfiguredTaskAwaiter : ICriticalNotifyCompletion
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

        public struct YieldAwaiter : ICriticalNotifyCompletion
        {
            public bool IsCompleted { get { return false; } }
            public void GetResult() { }
            public void OnCompleted(Action continuation) { new AwaitContinuation(continuation, true).Queue(); }
            public void UnsafeOnCompleted(Action continuation) { new AwaitContinuation(continuation, true).Queue(); }
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
