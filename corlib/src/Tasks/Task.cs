// Tasks. Completing a task, with its result and its continuations, is one atomic step; so is adding a continuation.
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Runtime.ExceptionServices;
using Machine = Fencepost.Runtime;

namespace System.Threading.Tasks
{
    public enum TaskStatus
    {
        Created, WaitingForActivation, WaitingToRun, Running, WaitingForChildrenToComplete, RanToCompletion, Canceled, Faulted
    }

    [Flags]
    public enum TaskCreationOptions
    {
        None = 0, PreferFairness = 1, LongRunning = 2, AttachedToParent = 4, DenyChildAttach = 8, HideScheduler = 16,
        RunContinuationsAsynchronously = 64
    }

    [Flags]
    public enum TaskContinuationOptions
    {
        None = 0, PreferFairness = 1, LongRunning = 2, AttachedToParent = 4, DenyChildAttach = 8, HideScheduler = 16,
        LazyCancellation = 32, RunContinuationsAsynchronously = 64,
        NotOnRanToCompletion = 0x10000, NotOnFaulted = 0x20000, NotOnCanceled = 0x40000,
        OnlyOnRanToCompletion = 0x60000, OnlyOnFaulted = 0x50000, OnlyOnCanceled = 0x30000, ExecuteSynchronously = 0x80000
    }

    // What runs when a task completes. A continuation is in at most one list.
    abstract class Continuation
    {
        internal Continuation _next;
        internal abstract void Run(Task antecedent);
        internal virtual void RunOnPool(Task antecedent) { Machine.QueuePoolItem((Action)(() => Run(antecedent)), null, null); }
        // Of several, those are started before any of the others runs that would delay them: all that go on elsewhere anyway, and
        // what follows an await unless it is the first to do so.
        internal virtual bool StartsAside(Task antecedent, ref bool awaited) { return false; }
        // What the thread that completes the task has to do, and others may wait for.
        internal virtual bool Delays { get { return true; } }
    }

    // Runs continuations elsewhere than on the thread that completes the task. Only tasks that ask for it have one, so that the
    // text of others does not lead to the pool.
    class ContinuationRunner
    {
        internal static ContinuationRunner For(TaskCreationOptions options)
        {
            return (options & TaskCreationOptions.RunContinuationsAsynchronously) == 0 ? null : new ContinuationRunner();
        }
        internal virtual void Run(Continuation continuation, Task antecedent) { continuation.RunOnPool(antecedent); }
    }

    sealed class ActionContinuation : Continuation
    {
        readonly Action<Task> _action;
        internal ActionContinuation(Action<Task> action) { _action = action; }
        internal override void Run(Task antecedent) { _action(antecedent); }
    }

    public partial class Task : IAsyncResult, IDisposable
    {
        [ThreadStatic] static Task s_current;
        // Set while a scheduler other than the pool runs it.
        [ThreadStatic] static System.Runtime.CompilerServices.Elsewhere s_scheduledBy;
        internal static System.Runtime.CompilerServices.Elsewhere ScheduledBy { get { return s_scheduledBy; } }
        // Set on the thread of a long-running task, which does not belong to the pool.
        [ThreadStatic] static bool s_ownThread;
        internal static bool HasOwnThread { get { return s_ownThread; } }

        // Zero until the task has completed, then its final status. Waiting for a task is waiting for this cell.
        internal int _completed;
        // The same, for those who know that it is set.
        [Fencepost.SetOnce] int _final;
        // Whether it had completed before anybody could know it. Unlike whether it has by now, that is no step to ask.
        [Fencepost.SetOnce] bool _doneFromStart;
        // Where the task is before it has completed. A worker of the pool does not say that it runs: Status asks the machine.
        int _stage;
        // The handle of the worker of the pool that runs the task, or zero.
        long _worker;
        // The worker that the task had before it completed there.
        const long NoWorker = -1;
        // Whether it was given to the pool when it began.
        bool _pooled;
        // Whether somebody runs the task; kept only where a thread that waits for a task may run it.
        int _taken;
        // The newest continuation, or the task itself once no more are taken.
        object _continuations;
        internal readonly Delegate _action;
        internal readonly object _state;
        internal readonly CancellationToken _token;
        // What a promise was cancelled by, for its exception.
        internal CancellationToken _promiseToken;
        internal readonly TaskCreationOptions _options;
        internal TaskScheduler _scheduler;
        readonly ContinuationRunner _runner;
        readonly ExecutionContext _context;
        // Set once, in the step that completes the task.
        [Fencepost.SetOnce] internal Exception[] _exceptions;
        // Children that the body of the thread's task has attached so far.
        [ThreadStatic] static Children s_children;
        // Those that it is one of.
        readonly Children _siblings;

        // A promise: somebody else completes it.
        internal Task(object state, TaskCreationOptions options, ContinuationRunner runner = null)
        {
            _state = state;
            _options = options;
            _runner = runner;
            _stage = (int)TaskStatus.WaitingForActivation;
            _siblings = Attached(options);
        }

        internal Task(Delegate action, object state, CancellationToken token, TaskCreationOptions options, ContinuationRunner runner = null)
        {
            _action = action ?? throw new ArgumentNullException("action");
            _state = state;
            _token = token;
            bool isLazy = this is IContinuation && (options & Lazy) != 0;
            _options = Checked(isLazy ? options & ~Lazy : options);
            _runner = runner;
            _context = ExecutionContext.Flowing();
            if (ExecutionContext.IsFlowSuppressed())
                _options |= KeepsContext;
            // Nobody knows the task yet, so this needs no atomic section.
            if (!isLazy && token.IsCancellationRequested)
            {
                SealFromStart(TaskStatus.Canceled);
                return;
            }
            _siblings = Attached(options);
        }

        static Children Attached(TaskCreationOptions options)
        {
            if ((options & TaskCreationOptions.AttachedToParent) == 0)
                return null;
            Task parent = s_current;
            return parent != null && (parent._options & TaskCreationOptions.DenyChildAttach) == 0 ? Children.Join(ref s_children, parent) : null;
        }

        public Task(Action action) : this(action, null, default(CancellationToken), TaskCreationOptions.None) { }
        public Task(Action action, CancellationToken cancellationToken) : this(action, null, cancellationToken, TaskCreationOptions.None) { Watch(); }
        public Task(Action action, TaskCreationOptions creationOptions) : this(action, null, default(CancellationToken), creationOptions, ContinuationRunner.For(creationOptions)) { }
        public Task(Action action, CancellationToken cancellationToken, TaskCreationOptions creationOptions) : this(action, null, cancellationToken, creationOptions, ContinuationRunner.For(creationOptions)) { Watch(); }
        public Task(Action<object> action, object state) : this((Delegate)action, state, default(CancellationToken), TaskCreationOptions.None) { }
        public Task(Action<object> action, object state, CancellationToken cancellationToken) : this((Delegate)action, state, cancellationToken, TaskCreationOptions.None) { Watch(); }
        public Task(Action<object> action, object state, TaskCreationOptions creationOptions) : this((Delegate)action, state, default(CancellationToken), creationOptions, ContinuationRunner.For(creationOptions)) { }
        public Task(Action<object> action, object state, CancellationToken cancellationToken, TaskCreationOptions creationOptions) : this((Delegate)action, state, cancellationToken, creationOptions, ContinuationRunner.For(creationOptions)) { Watch(); }

        public static TaskFactory Factory { get { return new TaskFactory(); } }
        public static int? CurrentId { get { return s_current == null ? (int?)null : s_current.Id; } }
        internal static Task Current { get { return s_current; } }
        public int Id { get { return Machine.IdentityHash(this); } }
        public object AsyncState { get { return _state; } }
        public TaskCreationOptions CreationOptions { get { return _options & AllOptions; } }
        internal CancellationToken CancellationToken { get { return _action != null ? _token : _promiseToken; } }
        internal TaskScheduler Scheduler { get { return _scheduler; } }
        public TaskStatus Status
        {
            get
            {
                Machine.AtomicBegin();
                int status = _completed != 0 ? _completed : _stage;
                bool waits = status == (int)TaskStatus.WaitingToRun && _worker != 0;
                bool moved = waits && Machine.HasMoved(_worker);
                Machine.AtomicEnd();
                if (moved)
                    return TaskStatus.Running;
                return waits && Machine.Choose(2) != 0 ? Begin() : (TaskStatus)status;
            }
        }

        // A worker that has done nothing yet may be seen just before or just after it began to run the task.
        TaskStatus Begin()
        {
            Machine.AtomicBegin();
            if (_completed == 0 && _stage == (int)TaskStatus.WaitingToRun && !_token.IsCancellationRequested)
                _stage = (int)TaskStatus.Running;
            int status = _completed != 0 ? _completed : _stage;
            Machine.AtomicEnd();
            return (TaskStatus)status;
        }
        public bool IsCompleted { get { return Volatile.Read(ref _completed) != 0; } }
        public bool IsCompletedSuccessfully { get { return Volatile.Read(ref _completed) == (int)TaskStatus.RanToCompletion; } }
        public bool IsFaulted { get { return Volatile.Read(ref _completed) == (int)TaskStatus.Faulted; } }
        public bool IsCanceled { get { return Volatile.Read(ref _completed) == (int)TaskStatus.Canceled; } }
        public AggregateException Exception { get { return IsFaulted ? new AggregateException(_exceptions) : null; } }
        bool IAsyncResult.CompletedSynchronously { get { return false; } }
        WaitHandle IAsyncResult.AsyncWaitHandle
        {
            get
            {
                var handle = new ManualResetEvent(false);
                WhenCompleted(task => handle.Set());
                return handle;
            }
        }
        public void Dispose() { Dispose(true); }
        protected virtual void Dispose(bool disposing)
        {
            if (disposing && !IsCompleted)
                throw new InvalidOperationException("A task may only be disposed if it is in a completion state (RanToCompletion, Faulted or Canceled).");
        }

        // --- Running ---

        public void Start() { Start(TaskScheduler.Current); }
        public void Start(TaskScheduler scheduler)
        {
            TaskScheduler.Given(scheduler);
            Claim("Start");
            WatchOwnQueue(scheduler);
            Schedule(scheduler);
        }
        public void RunSynchronously() { RunSynchronously(TaskScheduler.Current); }
        public void RunSynchronously(TaskScheduler scheduler)
        {
            TaskScheduler.Given(scheduler);
            Claim("RunSynchronously");
            if (scheduler.IsPool)
                Execute();
            else
            {
                _scheduler = scheduler;
                Exception failure = scheduler.Starts(this, true);
                if (failure != null)
                    throw failure;
            }
            Machine.WaitCell(ref _completed, Machine.UntilDiffers, 0, Timeout.Infinite);
        }

        void Claim(string method)
        {
            if (_action == null)
                throw new InvalidOperationException(method + " may not be called on a promise-style task.");
            Machine.AtomicBegin();
            bool mine = _completed == 0 && _stage == (int)TaskStatus.Created;
            if (mine)
            {
                _stage = (int)TaskStatus.WaitingToRun;
                Unwatch();
            }
            Machine.AtomicEnd();
            if (!mine)
            {
                throw new InvalidOperationException(IsCompleted
                    ? method + " may not be called on a task that has completed."
                    : method + " may not be called on a task that was already started.");
            }
        }

        // A task nobody else knows yet needs no claim.
        internal void StartFresh(TaskScheduler scheduler)
        {
            if (Final == TaskStatus.Canceled)
                return;
            _pooled = scheduler == null || scheduler.IsPool;
            if (scheduler != null && !scheduler.IsPool)
                _stage = (int)TaskStatus.WaitingToRun;
            Schedule(scheduler);
        }

        void Schedule(TaskScheduler scheduler)
        {
            if (scheduler == null || scheduler.IsPool)
            {
                Machine.QueueTasks(new Task[] { this }, _context);
                return;
            }
            _scheduler = scheduler;
            Watch();
            Exception failure = scheduler.Starts(this, false);
            if (failure != null && !(this is IContinuation))
                throw failure;
        }

        // On a worker of the pool, which ends afterwards.
        internal void ExecuteOnPool()
        {
            if (Machine.Lifts(Machine.TasksRunOnPool) && !Take(false))
                return;
            if ((_options & TaskCreationOptions.LongRunning) != 0)
                s_ownThread = true;
            if (_token.CanBeCanceled)
            {
                Machine.AtomicBegin();
                object waiting = null;
                bool taken = _inOwnQueue && _completed != 0;
                bool cancelled = !taken && _stage != (int)TaskStatus.Running && _token.IsCancellationRequested;
                if (cancelled)
                    waiting = SealAs(TaskStatus.Canceled);
                if (_inOwnQueue)
                    Unwatch();
                Machine.AtomicEnd();
                if (taken)
                    return;
                if (cancelled)
                {
                    RunContinuations(waiting);
                    return;
                }
            }
            Run(true);
        }

        // False if somebody else runs or has run it.
        internal bool TryExecute(System.Runtime.CompilerServices.Elsewhere scheduledBy)
        {
            Machine.AtomicBegin();
            bool mine = _completed == 0 && _stage <= (int)TaskStatus.WaitingToRun;
            if (mine)
            {
                _stage = (int)TaskStatus.Running;
                Unwatch();
            }
            Machine.AtomicEnd();
            if (!mine)
                return false;
            if (_token.IsCancellationRequested)
                Complete(TaskStatus.Canceled, null);
            else
                Run(false, scheduledBy);
            return true;
        }

        internal void Execute()
        {
            if (_token.IsCancellationRequested)
            {
                Complete(TaskStatus.Canceled, null);
                return;
            }
            Volatile.Write(ref _stage, (int)TaskStatus.Running);
            Run(false);
        }

        void Run(bool endsThread, System.Runtime.CompilerServices.Elsewhere scheduledBy = null)
        {
            Task outer = s_current;
            var outerScheduledBy = s_scheduledBy;
            s_scheduledBy = scheduledBy;
            ExecutionContext outerContext = ExecutionContext.CurrentOrNull();
            Children outerChildren = s_children;
            s_current = this;
            s_children = null;
            bool keepsContext = (_options & KeepsContext) != 0;
            if (!keepsContext)
                ExecutionContext.SetCurrent(_context);
            TaskStatus status = TaskStatus.RanToCompletion;
            Exception exception = null;
            bool inside = false;
            try
            {
                inside = Body();
            }
            catch (OperationCanceledException e) when (_token.CanBeCanceled && e.CancellationToken == _token && _token.IsCancellationRequested)
            {
                status = TaskStatus.Canceled;
            }
            catch (Exception e)
            {
                status = TaskStatus.Faulted;
                exception = e;
            }
            Children children = s_children;
            s_current = outer;
            s_scheduledBy = outerScheduledBy;
            s_children = outerChildren;
            if (!keepsContext)
                ExecutionContext.SetCurrent(outerContext);
            if (children != null)
            {
                if (!inside)
                    Machine.AtomicBegin();
                EndBeforeChildren(children, status, exception);
                return;
            }
            if (!inside)
                Machine.AtomicBegin();
            if (exception != null)
                SetExceptions(new Exception[] { exception });
            object waiting = SealAs(status);
            // The worker ends in the same step when nobody could tell: nothing is left to run, and nobody has its thread object.
            if (endsThread && waiting == null && _siblings == null && Machine.CurrentThreadObject() == null)
                return;
            Machine.AtomicEnd();
            RunContinuations(waiting);
        }

        // Whether it left an atomic section open, in which the result was set.
        internal virtual bool Body()
        {
            var action = _action as Action;
            if (action != null)
                action();
            else
                ((Action<object>)_action)(_state);
            return false;
        }

        // Inside an atomic section, before the task counts as completed.
        internal void SetExceptions(Exception[] exceptions) { _exceptions = exceptions; }

        // Written out, because copying arrays of any type would seem to touch any array.
        internal static Exception[] Joined(Exception[] some, Exception[] more)
        {
            if (some == null)
                return more;
            var all = new Exception[some.Length + more.Length];
            for (int i = 0; i < all.Length; i++)
                all[i] = i < some.Length ? some[i] : more[i - some.Length];
            return all;
        }

        // --- Waiting ---

        public void Wait() { Wait(Timeout.Infinite, default(CancellationToken)); }
        public void Wait(CancellationToken cancellationToken) { Wait(Timeout.Infinite, cancellationToken); }
        public bool Wait(TimeSpan timeout) { return Wait(Timeout.Milliseconds(timeout), default(CancellationToken)); }
        public bool Wait(int millisecondsTimeout) { return Wait(millisecondsTimeout, default(CancellationToken)); }
        public bool Wait(int millisecondsTimeout, CancellationToken cancellationToken)
        {
            if (millisecondsTimeout == Timeout.Infinite && !cancellationToken.CanBeCanceled)
                RunInsteadOfWaiting();
            bool satisfied = Cells.WaitThenBegin(ref _completed, Machine.UntilDiffers, 0, millisecondsTimeout, cancellationToken);
            int completed = _completed;
            Machine.AtomicEnd();
            if (!satisfied)
                return false;
            AggregateException exception = Failure(completed);
            if (exception != null)
                throw exception;
            return true;
        }

        // What Wait throws: null after success.
        internal AggregateException Failure(int completed)
        {
            if (completed == (int)TaskStatus.RanToCompletion)
                return null;
            if (completed == (int)TaskStatus.Canceled)
                return new AggregateException(new TaskCanceledException(this));
            if (_siblings != null && _siblings.Parent == s_current)
                _siblings.Saw(this);
            return new AggregateException(_exceptions);
        }

        // Waits until it has completed. Looking first whether it has would be a step more.
        internal void Join() { Machine.WaitCell(ref _completed, Machine.UntilDiffers, 0, Timeout.Infinite); }

        // What await does: blocks if it must, and throws the first exception as it is.
        internal void GetResultOrThrow()
        {
            // Once set it stays, so a task that is known to have completed needs no step.
            int status = _final;
            if (status == 0)
            {
                RunInsteadOfWaiting();
                Machine.WaitCellThenBegin(ref _completed, Machine.UntilDiffers, 0, Timeout.Infinite);
                status = _completed;
                Machine.AtomicEnd();
            }
            if (status == (int)TaskStatus.RanToCompletion)
                return;
            if (status == (int)TaskStatus.Faulted)
                ExceptionDispatchInfo.Throw(_exceptions[0]);
            if (_exceptions != null)
                ExceptionDispatchInfo.Throw(_exceptions[0]);
            throw new TaskCanceledException(this);
        }

        // Of a task that is known to have completed.
        internal TaskStatus Final { get { return (TaskStatus)_final; } }
        internal Exception[] Exceptions { get { return _exceptions; } }

        public TaskAwaiter GetAwaiter() { return new TaskAwaiter(this); }
        public ConfiguredTaskAwaitable ConfigureAwait(bool continueOnCapturedContext) { return new ConfiguredTaskAwaitable(this, continueOnCapturedContext); }
    }

    public partial class Task<TResult> : Task
    {
        // Set once, in the step that completes the task.
        [Fencepost.SetOnce] internal TResult _result;

        internal Task(object state, TaskCreationOptions options, ContinuationRunner runner = null) : base(state, options, runner) { }
        internal Task(TResult result) : base((object)null, TaskCreationOptions.None)
        {
            _result = result;
            SealFromStart(TaskStatus.RanToCompletion);
        }
        internal Task(Delegate function, object state, CancellationToken token, TaskCreationOptions options, ContinuationRunner runner = null) : base(function, state, token, options, runner) { }
        public Task(Func<TResult> function) : base((Delegate)function, null, default(CancellationToken), TaskCreationOptions.None) { }
        public Task(Func<TResult> function, CancellationToken cancellationToken) : base((Delegate)function, null, cancellationToken, TaskCreationOptions.None) { Watch(); }
        public Task(Func<TResult> function, TaskCreationOptions creationOptions) : base((Delegate)function, null, default(CancellationToken), creationOptions, ContinuationRunner.For(creationOptions)) { }
        public Task(Func<TResult> function, CancellationToken cancellationToken, TaskCreationOptions creationOptions) : base((Delegate)function, null, cancellationToken, creationOptions, ContinuationRunner.For(creationOptions)) { Watch(); }
        public Task(Func<object, TResult> function, object state) : base((Delegate)function, state, default(CancellationToken), TaskCreationOptions.None) { }
        public Task(Func<object, TResult> function, object state, CancellationToken cancellationToken) : base((Delegate)function, state, cancellationToken, TaskCreationOptions.None) { Watch(); }

        public Task(Func<object, TResult> function, object state, TaskCreationOptions creationOptions) : base((Delegate)function, state, default(CancellationToken), creationOptions, ContinuationRunner.For(creationOptions)) { }
        public Task(Func<object, TResult> function, object state, CancellationToken cancellationToken, TaskCreationOptions creationOptions) : base((Delegate)function, state, cancellationToken, creationOptions, ContinuationRunner.For(creationOptions)) { Watch(); }

        public static new TaskFactory<TResult> Factory { get { return new TaskFactory<TResult>(); } }

        internal override bool Body()
        {
            var function = _action as Func<TResult>;
            TResult result = function != null ? function() : ((Func<object, TResult>)_action)(_state);
            return BeginWith(result);
        }

        internal bool BeginWith(TResult result)
        {
            Machine.AtomicBegin();
            _result = result;
            return true;
        }

        internal bool CompleteWith(TResult result)
        {
            Machine.AtomicBegin();
            bool first = _completed == 0;
            object waiting = null;
            if (first)
            {
                _result = result;
                waiting = SealAs(TaskStatus.RanToCompletion);
            }
            Machine.AtomicEnd();
            if (first)
                RunContinuations(waiting);
            return first;
        }

        public TResult Result
        {
            get
            {
                Wait();
                return _result;
            }
        }

        public new TaskAwaiter<TResult> GetAwaiter() { return new TaskAwaiter<TResult>(this); }
        public new ConfiguredTaskAwaitable<TResult> ConfigureAwait(bool continueOnCapturedContext) { return new ConfiguredTaskAwaitable<TResult>(this, continueOnCapturedContext); }
    }
}
