// Continuations that are tasks themselves.

namespace System.Threading.Tasks
{
    // Whoever completes what it follows does not hear that its scheduler failed.
    interface IContinuation { }

    // A task that runs when another has completed; _antecedent is what its body gets.
    sealed class ContinuationTask<TAntecedent, TResult> : Task<TResult>, IContinuation where TAntecedent : Task
    {
        readonly TAntecedent _antecedent;
        internal ContinuationTask(TAntecedent antecedent, Delegate function, object state, CancellationToken token, TaskCreationOptions options)
            : base(function, state, token, options, ContinuationRunner.For(options))
        {
            _antecedent = antecedent;
            Awaits();
        }

        internal override bool Body()
        {
            var function = _action as Func<TAntecedent, TResult>;
            if (function != null)
                return BeginWith(function(_antecedent));
            var withState = _action as Func<TAntecedent, object, TResult>;
            if (withState != null)
                return BeginWith(withState(_antecedent, _state));
            var action = _action as Action<TAntecedent>;
            if (action != null)
                action(_antecedent);
            else
                ((Action<TAntecedent, object>)_action)(_antecedent, _state);
            return false;
        }

        internal void RunAfter(TaskContinuationOptions options, TaskScheduler scheduler)
        {
            var unwanted = _antecedent.Final == TaskStatus.RanToCompletion ? TaskContinuationOptions.NotOnRanToCompletion
                : _antecedent.Final == TaskStatus.Faulted ? TaskContinuationOptions.NotOnFaulted : TaskContinuationOptions.NotOnCanceled;
            if (!Activate())
                return;
            if ((options & unwanted) != 0)
                Complete(TaskStatus.Canceled, null);
            else if ((options & TaskContinuationOptions.ExecuteSynchronously) != 0 && (scheduler == null || scheduler.IsPool))
                Execute();
            else if ((options & TaskContinuationOptions.ExecuteSynchronously) != 0)
                InlineOrQueue(scheduler);
            else
                StartFresh(scheduler);
        }
    }

    sealed class TaskContinuation<TAntecedent, TResult> : Continuation where TAntecedent : Task
    {
        readonly ContinuationTask<TAntecedent, TResult> _task;
        readonly TaskContinuationOptions _options;
        readonly TaskScheduler _scheduler;
        internal TaskContinuation(ContinuationTask<TAntecedent, TResult> task, TaskContinuationOptions options, TaskScheduler scheduler)
        {
            _task = task;
            _options = options;
            _scheduler = scheduler;
        }
        internal override void Run(Task antecedent) { _task.RunAfter(_options, _scheduler); }
        internal override bool Delays { get { return (_options & TaskContinuationOptions.ExecuteSynchronously) != 0; } }
        internal override bool StartsAside(Task antecedent, ref bool awaited)
        {
            if (Delays)
                return false;
            Run(antecedent);
            return true;
        }
    }

    public partial class Task
    {
        internal Task<TNew> ContinueAs<TAntecedent, TNew>(TAntecedent antecedent, Delegate function, object state, CancellationToken token, TaskContinuationOptions options, TaskScheduler scheduler)
            where TAntecedent : Task
        {
            var task = new ContinuationTask<TAntecedent, TNew>(antecedent, function, state, token, OptionsOf(options));
            TaskScheduler where = scheduler ?? TaskScheduler.Current;
            if (!where.IsPool)
                task._scheduler = where;
            if ((options & TaskContinuationOptions.LazyCancellation) == 0)
                task.Watch();
            Then(new TaskContinuation<TAntecedent, TNew>(task, options, where));
            return task;
        }

        Task Continue(Delegate action, object state, CancellationToken token, TaskContinuationOptions options, TaskScheduler scheduler)
        {
            return ContinueAs<Task, bool>(this, action ?? throw new ArgumentNullException("continuationAction"), state, token, options, scheduler);
        }
        Task<TResult> Continue<TResult>(Delegate function, object state, CancellationToken token, TaskContinuationOptions options, TaskScheduler scheduler)
        {
            return ContinueAs<Task, TResult>(this, function ?? throw new ArgumentNullException("continuationFunction"), state, token, options, scheduler);
        }

        public Task ContinueWith(Action<Task> continuationAction) { return Continue(continuationAction, null, default(CancellationToken), TaskContinuationOptions.None, null); }
        public Task ContinueWith(Action<Task> continuationAction, CancellationToken cancellationToken) { return Continue(continuationAction, null, cancellationToken, TaskContinuationOptions.None, null); }
        public Task ContinueWith(Action<Task> continuationAction, TaskContinuationOptions continuationOptions) { return Continue(continuationAction, null, default(CancellationToken), continuationOptions, null); }
        public Task ContinueWith(Action<Task> continuationAction, TaskScheduler scheduler) { return Continue(continuationAction, null, default(CancellationToken), TaskContinuationOptions.None, TaskScheduler.Given(scheduler)); }
        public Task ContinueWith(Action<Task> continuationAction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler) { return Continue(continuationAction, null, cancellationToken, continuationOptions, TaskScheduler.Given(scheduler)); }
        public Task<TResult> ContinueWith<TResult>(Func<Task, TResult> continuationFunction) { return Continue<TResult>(continuationFunction, null, default(CancellationToken), TaskContinuationOptions.None, null); }
        public Task<TResult> ContinueWith<TResult>(Func<Task, TResult> continuationFunction, CancellationToken cancellationToken) { return Continue<TResult>(continuationFunction, null, cancellationToken, TaskContinuationOptions.None, null); }
        public Task<TResult> ContinueWith<TResult>(Func<Task, TResult> continuationFunction, TaskContinuationOptions continuationOptions) { return Continue<TResult>(continuationFunction, null, default(CancellationToken), continuationOptions, null); }
        public Task<TResult> ContinueWith<TResult>(Func<Task, TResult> continuationFunction, TaskScheduler scheduler) { return Continue<TResult>(continuationFunction, null, default(CancellationToken), TaskContinuationOptions.None, TaskScheduler.Given(scheduler)); }
        public Task<TResult> ContinueWith<TResult>(Func<Task, TResult> continuationFunction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler) { return Continue<TResult>(continuationFunction, null, cancellationToken, continuationOptions, TaskScheduler.Given(scheduler)); }
        public Task ContinueWith(Action<Task, object> continuationAction, object state) { return Continue(continuationAction, state, default(CancellationToken), TaskContinuationOptions.None, null); }
        public Task ContinueWith(Action<Task, object> continuationAction, object state, CancellationToken cancellationToken) { return Continue(continuationAction, state, cancellationToken, TaskContinuationOptions.None, null); }
        public Task ContinueWith(Action<Task, object> continuationAction, object state, TaskContinuationOptions continuationOptions) { return Continue(continuationAction, state, default(CancellationToken), continuationOptions, null); }
        public Task ContinueWith(Action<Task, object> continuationAction, object state, TaskScheduler scheduler) { return Continue(continuationAction, state, default(CancellationToken), TaskContinuationOptions.None, TaskScheduler.Given(scheduler)); }
        public Task ContinueWith(Action<Task, object> continuationAction, object state, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler) { return Continue(continuationAction, state, cancellationToken, continuationOptions, TaskScheduler.Given(scheduler)); }
        public Task<TResult> ContinueWith<TResult>(Func<Task, object, TResult> continuationFunction, object state) { return Continue<TResult>(continuationFunction, state, default(CancellationToken), TaskContinuationOptions.None, null); }
        public Task<TResult> ContinueWith<TResult>(Func<Task, object, TResult> continuationFunction, object state, CancellationToken cancellationToken) { return Continue<TResult>(continuationFunction, state, cancellationToken, TaskContinuationOptions.None, null); }
        public Task<TResult> ContinueWith<TResult>(Func<Task, object, TResult> continuationFunction, object state, TaskContinuationOptions continuationOptions) { return Continue<TResult>(continuationFunction, state, default(CancellationToken), continuationOptions, null); }
        public Task<TResult> ContinueWith<TResult>(Func<Task, object, TResult> continuationFunction, object state, TaskScheduler scheduler) { return Continue<TResult>(continuationFunction, state, default(CancellationToken), TaskContinuationOptions.None, TaskScheduler.Given(scheduler)); }
        public Task<TResult> ContinueWith<TResult>(Func<Task, object, TResult> continuationFunction, object state, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler) { return Continue<TResult>(continuationFunction, state, cancellationToken, continuationOptions, TaskScheduler.Given(scheduler)); }
    }

    public partial class Task<TResult>
    {
        Task Continue(Delegate action, object state, CancellationToken token, TaskContinuationOptions options, TaskScheduler scheduler)
        {
            return ContinueAs<Task<TResult>, bool>(this, action ?? throw new ArgumentNullException("continuationAction"), state, token, options, scheduler);
        }
        Task<TNewResult> Continue<TNewResult>(Delegate function, object state, CancellationToken token, TaskContinuationOptions options, TaskScheduler scheduler)
        {
            return ContinueAs<Task<TResult>, TNewResult>(this, function ?? throw new ArgumentNullException("continuationFunction"), state, token, options, scheduler);
        }

        public Task ContinueWith(Action<Task<TResult>> continuationAction) { return Continue(continuationAction, null, default(CancellationToken), TaskContinuationOptions.None, null); }
        public Task ContinueWith(Action<Task<TResult>> continuationAction, CancellationToken cancellationToken) { return Continue(continuationAction, null, cancellationToken, TaskContinuationOptions.None, null); }
        public Task ContinueWith(Action<Task<TResult>> continuationAction, TaskContinuationOptions continuationOptions) { return Continue(continuationAction, null, default(CancellationToken), continuationOptions, null); }
        public Task ContinueWith(Action<Task<TResult>> continuationAction, TaskScheduler scheduler) { return Continue(continuationAction, null, default(CancellationToken), TaskContinuationOptions.None, TaskScheduler.Given(scheduler)); }
        public Task ContinueWith(Action<Task<TResult>> continuationAction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler) { return Continue(continuationAction, null, cancellationToken, continuationOptions, TaskScheduler.Given(scheduler)); }
        public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, TNewResult> continuationFunction) { return Continue<TNewResult>(continuationFunction, null, default(CancellationToken), TaskContinuationOptions.None, null); }
        public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, TNewResult> continuationFunction, CancellationToken cancellationToken) { return Continue<TNewResult>(continuationFunction, null, cancellationToken, TaskContinuationOptions.None, null); }
        public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, TNewResult> continuationFunction, TaskContinuationOptions continuationOptions) { return Continue<TNewResult>(continuationFunction, null, default(CancellationToken), continuationOptions, null); }
        public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, TNewResult> continuationFunction, TaskScheduler scheduler) { return Continue<TNewResult>(continuationFunction, null, default(CancellationToken), TaskContinuationOptions.None, TaskScheduler.Given(scheduler)); }
        public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, TNewResult> continuationFunction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler) { return Continue<TNewResult>(continuationFunction, null, cancellationToken, continuationOptions, TaskScheduler.Given(scheduler)); }
        public Task ContinueWith(Action<Task<TResult>, object> continuationAction, object state) { return Continue(continuationAction, state, default(CancellationToken), TaskContinuationOptions.None, null); }
        public Task ContinueWith(Action<Task<TResult>, object> continuationAction, object state, CancellationToken cancellationToken) { return Continue(continuationAction, state, cancellationToken, TaskContinuationOptions.None, null); }
        public Task ContinueWith(Action<Task<TResult>, object> continuationAction, object state, TaskContinuationOptions continuationOptions) { return Continue(continuationAction, state, default(CancellationToken), continuationOptions, null); }
        public Task ContinueWith(Action<Task<TResult>, object> continuationAction, object state, TaskScheduler scheduler) { return Continue(continuationAction, state, default(CancellationToken), TaskContinuationOptions.None, TaskScheduler.Given(scheduler)); }
        public Task ContinueWith(Action<Task<TResult>, object> continuationAction, object state, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler) { return Continue(continuationAction, state, cancellationToken, continuationOptions, TaskScheduler.Given(scheduler)); }
        public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, object, TNewResult> continuationFunction, object state) { return Continue<TNewResult>(continuationFunction, state, default(CancellationToken), TaskContinuationOptions.None, null); }
        public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, object, TNewResult> continuationFunction, object state, CancellationToken cancellationToken) { return Continue<TNewResult>(continuationFunction, state, cancellationToken, TaskContinuationOptions.None, null); }
        public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, object, TNewResult> continuationFunction, object state, TaskContinuationOptions continuationOptions) { return Continue<TNewResult>(continuationFunction, state, default(CancellationToken), continuationOptions, null); }
        public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, object, TNewResult> continuationFunction, object state, TaskScheduler scheduler) { return Continue<TNewResult>(continuationFunction, state, default(CancellationToken), TaskContinuationOptions.None, TaskScheduler.Given(scheduler)); }
        public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, object, TNewResult> continuationFunction, object state, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler) { return Continue<TNewResult>(continuationFunction, state, cancellationToken, continuationOptions, TaskScheduler.Given(scheduler)); }
    }
}
