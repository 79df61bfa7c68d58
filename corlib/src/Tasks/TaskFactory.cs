// Factories of tasks.
namespace System.Threading.Tasks
{
    public partial class TaskFactory
    {
        readonly CancellationToken _token;
        readonly TaskCreationOptions _options;
        readonly TaskContinuationOptions _continuationOptions;
        readonly TaskScheduler _scheduler;
        // Null unless there is a token.
        readonly WatchingStarter _starter;

        public TaskFactory() { }
        public TaskFactory(CancellationToken cancellationToken) : this(cancellationToken, TaskCreationOptions.None, TaskContinuationOptions.None, null) { }
        public TaskFactory(TaskScheduler scheduler) { _scheduler = scheduler; }
        public TaskFactory(TaskCreationOptions creationOptions, TaskContinuationOptions continuationOptions)
        {
            Task.Check(creationOptions, continuationOptions);
            _options = creationOptions;
            _continuationOptions = continuationOptions;
        }
        public TaskFactory(CancellationToken cancellationToken, TaskCreationOptions creationOptions, TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
            : this(creationOptions, continuationOptions)
        {
            _token = cancellationToken;
            _scheduler = scheduler;
            _starter = new WatchingStarter();
        }
        public CancellationToken CancellationToken { get { return _token; } }
        public TaskScheduler Scheduler { get { return _scheduler; } }
        public TaskCreationOptions CreationOptions { get { return _options; } }
        public TaskContinuationOptions ContinuationOptions { get { return _continuationOptions; } }

        Task Started(Task task, TaskScheduler scheduler)
        {
            if (_starter == null)
                task.StartFresh(scheduler ?? TaskScheduler.Current);
            else
                _starter.Start(task, scheduler ?? TaskScheduler.Current);
            return task;
        }
        static Task Watched(Task task, TaskScheduler scheduler)
        {
            new WatchingStarter().Start(task, scheduler ?? TaskScheduler.Current);
            return task;
        }

        public Task StartNew(Action action) { return (Task)Started(new Task((Delegate)action, null, _token, _options, ContinuationRunner.For(_options)), _scheduler); }
        public Task StartNew(Action action, CancellationToken cancellationToken) { return (Task)Watched(new Task((Delegate)action, null, cancellationToken, _options, ContinuationRunner.For(_options)), _scheduler); }
        public Task StartNew(Action action, TaskCreationOptions creationOptions) { return (Task)Started(new Task((Delegate)action, null, _token, creationOptions, ContinuationRunner.For(creationOptions)), _scheduler); }
        public Task StartNew(Action action, CancellationToken cancellationToken, TaskCreationOptions creationOptions, TaskScheduler scheduler) { return (Task)Watched(new Task((Delegate)action, null, cancellationToken, creationOptions, ContinuationRunner.For(creationOptions)), TaskScheduler.Given(scheduler)); }
        public Task StartNew(Action<object> action, object state) { return (Task)Started(new Task((Delegate)action, state, _token, _options, ContinuationRunner.For(_options)), _scheduler); }
        public Task StartNew(Action<object> action, object state, CancellationToken cancellationToken) { return (Task)Watched(new Task((Delegate)action, state, cancellationToken, _options, ContinuationRunner.For(_options)), _scheduler); }
        public Task StartNew(Action<object> action, object state, TaskCreationOptions creationOptions) { return (Task)Started(new Task((Delegate)action, state, _token, creationOptions, ContinuationRunner.For(creationOptions)), _scheduler); }
        public Task StartNew(Action<object> action, object state, CancellationToken cancellationToken, TaskCreationOptions creationOptions, TaskScheduler scheduler) { return (Task)Watched(new Task((Delegate)action, state, cancellationToken, creationOptions, ContinuationRunner.For(creationOptions)), TaskScheduler.Given(scheduler)); }
        public Task<TResult> StartNew<TResult>(Func<TResult> function) { return (Task<TResult>)Started(new Task<TResult>((Delegate)function, null, _token, _options, ContinuationRunner.For(_options)), _scheduler); }
        public Task<TResult> StartNew<TResult>(Func<TResult> function, CancellationToken cancellationToken) { return (Task<TResult>)Watched(new Task<TResult>((Delegate)function, null, cancellationToken, _options, ContinuationRunner.For(_options)), _scheduler); }
        public Task<TResult> StartNew<TResult>(Func<TResult> function, TaskCreationOptions creationOptions) { return (Task<TResult>)Started(new Task<TResult>((Delegate)function, null, _token, creationOptions, ContinuationRunner.For(creationOptions)), _scheduler); }
        public Task<TResult> StartNew<TResult>(Func<TResult> function, CancellationToken cancellationToken, TaskCreationOptions creationOptions, TaskScheduler scheduler) { return (Task<TResult>)Watched(new Task<TResult>((Delegate)function, null, cancellationToken, creationOptions, ContinuationRunner.For(creationOptions)), TaskScheduler.Given(scheduler)); }
        public Task<TResult> StartNew<TResult>(Func<object, TResult> function, object state) { return (Task<TResult>)Started(new Task<TResult>((Delegate)function, state, _token, _options, ContinuationRunner.For(_options)), _scheduler); }
        public Task<TResult> StartNew<TResult>(Func<object, TResult> function, object state, CancellationToken cancellationToken) { return (Task<TResult>)Watched(new Task<TResult>((Delegate)function, state, cancellationToken, _options, ContinuationRunner.For(_options)), _scheduler); }
        public Task<TResult> StartNew<TResult>(Func<object, TResult> function, object state, TaskCreationOptions creationOptions) { return (Task<TResult>)Started(new Task<TResult>((Delegate)function, state, _token, creationOptions, ContinuationRunner.For(creationOptions)), _scheduler); }
        public Task<TResult> StartNew<TResult>(Func<object, TResult> function, object state, CancellationToken cancellationToken, TaskCreationOptions creationOptions, TaskScheduler scheduler) { return (Task<TResult>)Watched(new Task<TResult>((Delegate)function, state, cancellationToken, creationOptions, ContinuationRunner.For(creationOptions)), TaskScheduler.Given(scheduler)); }
    }

    public partial class TaskFactory<TResult>
    {
        readonly CancellationToken _token;
        readonly TaskCreationOptions _options;
        readonly TaskContinuationOptions _continuationOptions;
        readonly TaskScheduler _scheduler;
        // Null unless there is a token.
        readonly WatchingStarter _starter;

        public TaskFactory() { }
        public TaskFactory(CancellationToken cancellationToken) : this(cancellationToken, TaskCreationOptions.None, TaskContinuationOptions.None, null) { }
        public TaskFactory(TaskScheduler scheduler) { _scheduler = scheduler; }
        public TaskFactory(TaskCreationOptions creationOptions, TaskContinuationOptions continuationOptions)
        {
            Task.Check(creationOptions, continuationOptions);
            _options = creationOptions;
            _continuationOptions = continuationOptions;
        }
        public TaskFactory(CancellationToken cancellationToken, TaskCreationOptions creationOptions, TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
            : this(creationOptions, continuationOptions)
        {
            _token = cancellationToken;
            _scheduler = scheduler;
            _starter = new WatchingStarter();
        }
        public CancellationToken CancellationToken { get { return _token; } }
        public TaskScheduler Scheduler { get { return _scheduler; } }
        public TaskCreationOptions CreationOptions { get { return _options; } }
        public TaskContinuationOptions ContinuationOptions { get { return _continuationOptions; } }

        Task Started(Task task, TaskScheduler scheduler)
        {
            if (_starter == null)
                task.StartFresh(scheduler ?? TaskScheduler.Current);
            else
                _starter.Start(task, scheduler ?? TaskScheduler.Current);
            return task;
        }
        static Task Watched(Task task, TaskScheduler scheduler)
        {
            new WatchingStarter().Start(task, scheduler ?? TaskScheduler.Current);
            return task;
        }

        public Task<TResult> StartNew(Func<TResult> function) { return (Task<TResult>)Started(new Task<TResult>((Delegate)function, null, _token, _options, ContinuationRunner.For(_options)), _scheduler); }
        public Task<TResult> StartNew(Func<TResult> function, CancellationToken cancellationToken) { return (Task<TResult>)Watched(new Task<TResult>((Delegate)function, null, cancellationToken, _options, ContinuationRunner.For(_options)), _scheduler); }
        public Task<TResult> StartNew(Func<TResult> function, TaskCreationOptions creationOptions) { return (Task<TResult>)Started(new Task<TResult>((Delegate)function, null, _token, creationOptions, ContinuationRunner.For(creationOptions)), _scheduler); }
        public Task<TResult> StartNew(Func<TResult> function, CancellationToken cancellationToken, TaskCreationOptions creationOptions, TaskScheduler scheduler) { return (Task<TResult>)Watched(new Task<TResult>((Delegate)function, null, cancellationToken, creationOptions, ContinuationRunner.For(creationOptions)), TaskScheduler.Given(scheduler)); }
        public Task<TResult> StartNew(Func<object, TResult> function, object state) { return (Task<TResult>)Started(new Task<TResult>((Delegate)function, state, _token, _options, ContinuationRunner.For(_options)), _scheduler); }
        public Task<TResult> StartNew(Func<object, TResult> function, object state, CancellationToken cancellationToken) { return (Task<TResult>)Watched(new Task<TResult>((Delegate)function, state, cancellationToken, _options, ContinuationRunner.For(_options)), _scheduler); }
        public Task<TResult> StartNew(Func<object, TResult> function, object state, TaskCreationOptions creationOptions) { return (Task<TResult>)Started(new Task<TResult>((Delegate)function, state, _token, creationOptions, ContinuationRunner.For(creationOptions)), _scheduler); }
        public Task<TResult> StartNew(Func<object, TResult> function, object state, CancellationToken cancellationToken, TaskCreationOptions creationOptions, TaskScheduler scheduler) { return (Task<TResult>)Watched(new Task<TResult>((Delegate)function, state, cancellationToken, creationOptions, ContinuationRunner.For(creationOptions)), TaskScheduler.Given(scheduler)); }
    }
}
