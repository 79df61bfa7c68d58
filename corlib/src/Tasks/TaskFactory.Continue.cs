// Continuations after all or the first of several tasks, and tasks for the older pairs of Begin and End methods.
namespace System.Threading.Tasks
{
    static class ManyTasks
    {
        // What a factory passes on; its caller cannot change the array any more.
        internal static T[] Checked<T>(T[] tasks, Delegate continuation) where T : Task
        {
            if (tasks == null)
                throw new ArgumentNullException("tasks");
            if (continuation == null)
                throw new ArgumentNullException("continuation");
            if (tasks.Length == 0)
                throw new ArgumentException("The tasks argument contains no tasks.", "tasks");
            return (T[])tasks.Clone();
        }
        internal static TaskContinuationOptions Checked(TaskContinuationOptions options)
        {
            const TaskContinuationOptions Conditions = TaskContinuationOptions.NotOnRanToCompletion | TaskContinuationOptions.NotOnFaulted | TaskContinuationOptions.NotOnCanceled;
            if ((options & Conditions) != 0)
                throw new ArgumentOutOfRangeException("continuationOptions", "It is invalid to exclude specific continuation kinds for continuations off of multiple tasks.");
            return options;
        }

        // Calls the end method where the begin method says that the operation is over.
        internal static Task<T> Finished<T>(Func<AsyncCallback, IAsyncResult> begin, Func<IAsyncResult, T> end, object state, TaskCreationOptions options)
        {
            if (end == null)
                throw new ArgumentNullException("endMethod");
            var source = new TaskCompletionSource<T>(state, options);
            var once = new Once();
            IAsyncResult result;
            try
            {
                result = begin(done =>
                {
                    if (!done.CompletedSynchronously)
                        End(source, once, done, end);
                });
            }
            catch
            {
                // Nobody will see the task, but it may be a child of another.
                source.TrySetResult(default(T));
                throw;
            }
            if (result.CompletedSynchronously)
                End(source, once, result, end);
            return source.Task;
        }
        sealed class Once
        {
            internal int Ended;
        }
        static void End<T>(TaskCompletionSource<T> source, Once once, IAsyncResult result, Func<IAsyncResult, T> end)
        {
            if (Interlocked.Exchange(ref once.Ended, 1) != 0)
                return;
            try
            {
                source.TrySetResult(end(result));
            }
            catch (OperationCanceledException cancelled)
            {
                source.TrySetCanceled(cancelled.CancellationToken);
            }
            catch (Exception failure)
            {
                source.TrySetException(failure);
            }
        }
        internal static Task<T> Finished<T>(IAsyncResult result, Func<IAsyncResult, T> end, TaskCreationOptions options)
        {
            if (result == null)
                throw new ArgumentNullException("asyncResult");
            if (end == null)
                throw new ArgumentNullException("endMethod");
            var source = new TaskCompletionSource<T>(null, options);
            var once = new Once();
            if (result.IsCompleted)
                End(source, once, result, end);
            else
                ThreadPool.RegisterWaitForSingleObject(result.AsyncWaitHandle, (state, expired) => End(source, once, result, end), null, Timeout.Infinite, true);
            return source.Task;
        }
        internal static Task<T> Finished<T>(IAsyncResult result, Func<IAsyncResult, T> end, TaskCreationOptions options, TaskScheduler scheduler)
        {
            if (!TaskScheduler.Given(scheduler).IsPool)
                Fencepost.Runtime.Unsupported("an end method on another scheduler than the pool");
            return Finished(result, end, options);
        }
        internal static Func<IAsyncResult, bool> Function(Action<IAsyncResult> end)
        {
            if (end == null)
                throw new ArgumentNullException("endMethod");
            return result =>
            {
                end(result);
                return true;
            };
        }
    }

    public partial class TaskFactory
    {
        static Task AfterAll<T>(T[] tasks, Action<T[]> action, CancellationToken token, TaskContinuationOptions options, TaskScheduler scheduler) where T : Task
        {
            return Task.WhenAll((Task[])tasks).ContinueWith(done => action(tasks), token, options, scheduler ?? TaskScheduler.Current);
        }
        internal static Task<TResult> AfterAll<T, TResult>(T[] tasks, Func<T[], TResult> function, CancellationToken token, TaskContinuationOptions options, TaskScheduler scheduler) where T : Task
        {
            return Task.WhenAll((Task[])tasks).ContinueWith(done => function(tasks), token, options, scheduler ?? TaskScheduler.Current);
        }
        static Task AfterAny<T>(T[] tasks, Action<T> action, CancellationToken token, TaskContinuationOptions options, TaskScheduler scheduler) where T : Task
        {
            return Task.WhenAny((Task[])tasks).ContinueWith(done => action((T)done.Result), token, options, scheduler ?? TaskScheduler.Current);
        }
        internal static Task<TResult> AfterAny<T, TResult>(T[] tasks, Func<T, TResult> function, CancellationToken token, TaskContinuationOptions options, TaskScheduler scheduler) where T : Task
        {
            return Task.WhenAny((Task[])tasks).ContinueWith(done => function((T)done.Result), token, options, scheduler ?? TaskScheduler.Current);
        }

        public Task ContinueWhenAll(Task[] tasks, Action<Task[]> continuationAction) { return AfterAll(ManyTasks.Checked(tasks, continuationAction), continuationAction, _token, _continuationOptions, _scheduler); }
        public Task ContinueWhenAll(Task[] tasks, Action<Task[]> continuationAction, CancellationToken cancellationToken) { return AfterAll(ManyTasks.Checked(tasks, continuationAction), continuationAction, cancellationToken, _continuationOptions, _scheduler); }
        public Task ContinueWhenAll(Task[] tasks, Action<Task[]> continuationAction, TaskContinuationOptions continuationOptions) { return AfterAll(ManyTasks.Checked(tasks, continuationAction), continuationAction, _token, ManyTasks.Checked(continuationOptions), _scheduler); }
        public Task ContinueWhenAll(Task[] tasks, Action<Task[]> continuationAction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler) { return AfterAll(ManyTasks.Checked(tasks, continuationAction), continuationAction, cancellationToken, ManyTasks.Checked(continuationOptions), (scheduler ?? throw new ArgumentNullException("scheduler"))); }
        public Task ContinueWhenAll<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Action<Task<TAntecedentResult>[]> continuationAction) { return AfterAll(ManyTasks.Checked(tasks, continuationAction), continuationAction, _token, _continuationOptions, _scheduler); }
        public Task ContinueWhenAll<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Action<Task<TAntecedentResult>[]> continuationAction, CancellationToken cancellationToken) { return AfterAll(ManyTasks.Checked(tasks, continuationAction), continuationAction, cancellationToken, _continuationOptions, _scheduler); }
        public Task ContinueWhenAll<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Action<Task<TAntecedentResult>[]> continuationAction, TaskContinuationOptions continuationOptions) { return AfterAll(ManyTasks.Checked(tasks, continuationAction), continuationAction, _token, ManyTasks.Checked(continuationOptions), _scheduler); }
        public Task ContinueWhenAll<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Action<Task<TAntecedentResult>[]> continuationAction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler) { return AfterAll(ManyTasks.Checked(tasks, continuationAction), continuationAction, cancellationToken, ManyTasks.Checked(continuationOptions), (scheduler ?? throw new ArgumentNullException("scheduler"))); }
        public Task ContinueWhenAny(Task[] tasks, Action<Task> continuationAction) { return AfterAny(ManyTasks.Checked(tasks, continuationAction), continuationAction, _token, _continuationOptions, _scheduler); }
        public Task ContinueWhenAny(Task[] tasks, Action<Task> continuationAction, CancellationToken cancellationToken) { return AfterAny(ManyTasks.Checked(tasks, continuationAction), continuationAction, cancellationToken, _continuationOptions, _scheduler); }
        public Task ContinueWhenAny(Task[] tasks, Action<Task> continuationAction, TaskContinuationOptions continuationOptions) { return AfterAny(ManyTasks.Checked(tasks, continuationAction), continuationAction, _token, ManyTasks.Checked(continuationOptions), _scheduler); }
        public Task ContinueWhenAny(Task[] tasks, Action<Task> continuationAction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler) { return AfterAny(ManyTasks.Checked(tasks, continuationAction), continuationAction, cancellationToken, ManyTasks.Checked(continuationOptions), (scheduler ?? throw new ArgumentNullException("scheduler"))); }
        public Task ContinueWhenAny<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Action<Task<TAntecedentResult>> continuationAction) { return AfterAny(ManyTasks.Checked(tasks, continuationAction), continuationAction, _token, _continuationOptions, _scheduler); }
        public Task ContinueWhenAny<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Action<Task<TAntecedentResult>> continuationAction, CancellationToken cancellationToken) { return AfterAny(ManyTasks.Checked(tasks, continuationAction), continuationAction, cancellationToken, _continuationOptions, _scheduler); }
        public Task ContinueWhenAny<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Action<Task<TAntecedentResult>> continuationAction, TaskContinuationOptions continuationOptions) { return AfterAny(ManyTasks.Checked(tasks, continuationAction), continuationAction, _token, ManyTasks.Checked(continuationOptions), _scheduler); }
        public Task ContinueWhenAny<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Action<Task<TAntecedentResult>> continuationAction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler) { return AfterAny(ManyTasks.Checked(tasks, continuationAction), continuationAction, cancellationToken, ManyTasks.Checked(continuationOptions), (scheduler ?? throw new ArgumentNullException("scheduler"))); }
        public Task<TResult> ContinueWhenAll<TResult>(Task[] tasks, Func<Task[], TResult> continuationFunction) { return TaskFactory.AfterAll(ManyTasks.Checked(tasks, continuationFunction), continuationFunction, _token, _continuationOptions, _scheduler); }
        public Task<TResult> ContinueWhenAll<TResult>(Task[] tasks, Func<Task[], TResult> continuationFunction, CancellationToken cancellationToken) { return TaskFactory.AfterAll(ManyTasks.Checked(tasks, continuationFunction), continuationFunction, cancellationToken, _continuationOptions, _scheduler); }
        public Task<TResult> ContinueWhenAll<TResult>(Task[] tasks, Func<Task[], TResult> continuationFunction, TaskContinuationOptions continuationOptions) { return TaskFactory.AfterAll(ManyTasks.Checked(tasks, continuationFunction), continuationFunction, _token, ManyTasks.Checked(continuationOptions), _scheduler); }
        public Task<TResult> ContinueWhenAll<TResult>(Task[] tasks, Func<Task[], TResult> continuationFunction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler) { return TaskFactory.AfterAll(ManyTasks.Checked(tasks, continuationFunction), continuationFunction, cancellationToken, ManyTasks.Checked(continuationOptions), (scheduler ?? throw new ArgumentNullException("scheduler"))); }
        public Task<TResult> ContinueWhenAll<TAntecedentResult, TResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>[], TResult> continuationFunction) { return TaskFactory.AfterAll(ManyTasks.Checked(tasks, continuationFunction), continuationFunction, _token, _continuationOptions, _scheduler); }
        public Task<TResult> ContinueWhenAll<TAntecedentResult, TResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>[], TResult> continuationFunction, CancellationToken cancellationToken) { return TaskFactory.AfterAll(ManyTasks.Checked(tasks, continuationFunction), continuationFunction, cancellationToken, _continuationOptions, _scheduler); }
        public Task<TResult> ContinueWhenAll<TAntecedentResult, TResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>[], TResult> continuationFunction, TaskContinuationOptions continuationOptions) { return TaskFactory.AfterAll(ManyTasks.Checked(tasks, continuationFunction), continuationFunction, _token, ManyTasks.Checked(continuationOptions), _scheduler); }
        public Task<TResult> ContinueWhenAll<TAntecedentResult, TResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>[], TResult> continuationFunction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler) { return TaskFactory.AfterAll(ManyTasks.Checked(tasks, continuationFunction), continuationFunction, cancellationToken, ManyTasks.Checked(continuationOptions), (scheduler ?? throw new ArgumentNullException("scheduler"))); }
        public Task<TResult> ContinueWhenAny<TResult>(Task[] tasks, Func<Task, TResult> continuationFunction) { return TaskFactory.AfterAny(ManyTasks.Checked(tasks, continuationFunction), continuationFunction, _token, _continuationOptions, _scheduler); }
        public Task<TResult> ContinueWhenAny<TResult>(Task[] tasks, Func<Task, TResult> continuationFunction, CancellationToken cancellationToken) { return TaskFactory.AfterAny(ManyTasks.Checked(tasks, continuationFunction), continuationFunction, cancellationToken, _continuationOptions, _scheduler); }
        public Task<TResult> ContinueWhenAny<TResult>(Task[] tasks, Func<Task, TResult> continuationFunction, TaskContinuationOptions continuationOptions) { return TaskFactory.AfterAny(ManyTasks.Checked(tasks, continuationFunction), continuationFunction, _token, ManyTasks.Checked(continuationOptions), _scheduler); }
        public Task<TResult> ContinueWhenAny<TResult>(Task[] tasks, Func<Task, TResult> continuationFunction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler) { return TaskFactory.AfterAny(ManyTasks.Checked(tasks, continuationFunction), continuationFunction, cancellationToken, ManyTasks.Checked(continuationOptions), (scheduler ?? throw new ArgumentNullException("scheduler"))); }
        public Task<TResult> ContinueWhenAny<TAntecedentResult, TResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>, TResult> continuationFunction) { return TaskFactory.AfterAny(ManyTasks.Checked(tasks, continuationFunction), continuationFunction, _token, _continuationOptions, _scheduler); }
        public Task<TResult> ContinueWhenAny<TAntecedentResult, TResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>, TResult> continuationFunction, CancellationToken cancellationToken) { return TaskFactory.AfterAny(ManyTasks.Checked(tasks, continuationFunction), continuationFunction, cancellationToken, _continuationOptions, _scheduler); }
        public Task<TResult> ContinueWhenAny<TAntecedentResult, TResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>, TResult> continuationFunction, TaskContinuationOptions continuationOptions) { return TaskFactory.AfterAny(ManyTasks.Checked(tasks, continuationFunction), continuationFunction, _token, ManyTasks.Checked(continuationOptions), _scheduler); }
        public Task<TResult> ContinueWhenAny<TAntecedentResult, TResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>, TResult> continuationFunction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler) { return TaskFactory.AfterAny(ManyTasks.Checked(tasks, continuationFunction), continuationFunction, cancellationToken, ManyTasks.Checked(continuationOptions), (scheduler ?? throw new ArgumentNullException("scheduler"))); }

        public Task FromAsync(Func<AsyncCallback, object, IAsyncResult> beginMethod, Action<IAsyncResult> endMethod, object state) { return ManyTasks.Finished(done => (beginMethod ?? throw new ArgumentNullException("beginMethod"))(done, state), ManyTasks.Function(endMethod), state, _options); }
        public Task FromAsync(Func<AsyncCallback, object, IAsyncResult> beginMethod, Action<IAsyncResult> endMethod, object state, TaskCreationOptions creationOptions) { return ManyTasks.Finished(done => (beginMethod ?? throw new ArgumentNullException("beginMethod"))(done, state), ManyTasks.Function(endMethod), state, creationOptions); }
        public Task FromAsync<TArg1>(Func<TArg1, AsyncCallback, object, IAsyncResult> beginMethod, Action<IAsyncResult> endMethod, TArg1 arg1, object state) { return ManyTasks.Finished(done => (beginMethod ?? throw new ArgumentNullException("beginMethod"))(arg1, done, state), ManyTasks.Function(endMethod), state, _options); }
        public Task FromAsync<TArg1>(Func<TArg1, AsyncCallback, object, IAsyncResult> beginMethod, Action<IAsyncResult> endMethod, TArg1 arg1, object state, TaskCreationOptions creationOptions) { return ManyTasks.Finished(done => (beginMethod ?? throw new ArgumentNullException("beginMethod"))(arg1, done, state), ManyTasks.Function(endMethod), state, creationOptions); }
        public Task FromAsync<TArg1, TArg2>(Func<TArg1, TArg2, AsyncCallback, object, IAsyncResult> beginMethod, Action<IAsyncResult> endMethod, TArg1 arg1, TArg2 arg2, object state) { return ManyTasks.Finished(done => (beginMethod ?? throw new ArgumentNullException("beginMethod"))(arg1, arg2, done, state), ManyTasks.Function(endMethod), state, _options); }
        public Task FromAsync<TArg1, TArg2>(Func<TArg1, TArg2, AsyncCallback, object, IAsyncResult> beginMethod, Action<IAsyncResult> endMethod, TArg1 arg1, TArg2 arg2, object state, TaskCreationOptions creationOptions) { return ManyTasks.Finished(done => (beginMethod ?? throw new ArgumentNullException("beginMethod"))(arg1, arg2, done, state), ManyTasks.Function(endMethod), state, creationOptions); }
        public Task FromAsync<TArg1, TArg2, TArg3>(Func<TArg1, TArg2, TArg3, AsyncCallback, object, IAsyncResult> beginMethod, Action<IAsyncResult> endMethod, TArg1 arg1, TArg2 arg2, TArg3 arg3, object state) { return ManyTasks.Finished(done => (beginMethod ?? throw new ArgumentNullException("beginMethod"))(arg1, arg2, arg3, done, state), ManyTasks.Function(endMethod), state, _options); }
        public Task FromAsync<TArg1, TArg2, TArg3>(Func<TArg1, TArg2, TArg3, AsyncCallback, object, IAsyncResult> beginMethod, Action<IAsyncResult> endMethod, TArg1 arg1, TArg2 arg2, TArg3 arg3, object state, TaskCreationOptions creationOptions) { return ManyTasks.Finished(done => (beginMethod ?? throw new ArgumentNullException("beginMethod"))(arg1, arg2, arg3, done, state), ManyTasks.Function(endMethod), state, creationOptions); }
        public Task FromAsync(IAsyncResult asyncResult, Action<IAsyncResult> endMethod) { return ManyTasks.Finished(asyncResult, ManyTasks.Function(endMethod), _options); }
        public Task FromAsync(IAsyncResult asyncResult, Action<IAsyncResult> endMethod, TaskCreationOptions creationOptions, TaskScheduler scheduler) { return ManyTasks.Finished(asyncResult, ManyTasks.Function(endMethod), creationOptions, scheduler); }
        public Task FromAsync(IAsyncResult asyncResult, Action<IAsyncResult> endMethod, TaskCreationOptions creationOptions) { return ManyTasks.Finished(asyncResult, ManyTasks.Function(endMethod), creationOptions); }
        public Task<TResult> FromAsync<TResult>(Func<AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, object state) { return ManyTasks.Finished(done => (beginMethod ?? throw new ArgumentNullException("beginMethod"))(done, state), endMethod, state, _options); }
        public Task<TResult> FromAsync<TResult>(Func<AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, object state, TaskCreationOptions creationOptions) { return ManyTasks.Finished(done => (beginMethod ?? throw new ArgumentNullException("beginMethod"))(done, state), endMethod, state, creationOptions); }
        public Task<TResult> FromAsync<TArg1, TResult>(Func<TArg1, AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, TArg1 arg1, object state) { return ManyTasks.Finished(done => (beginMethod ?? throw new ArgumentNullException("beginMethod"))(arg1, done, state), endMethod, state, _options); }
        public Task<TResult> FromAsync<TArg1, TResult>(Func<TArg1, AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, TArg1 arg1, object state, TaskCreationOptions creationOptions) { return ManyTasks.Finished(done => (beginMethod ?? throw new ArgumentNullException("beginMethod"))(arg1, done, state), endMethod, state, creationOptions); }
        public Task<TResult> FromAsync<TArg1, TArg2, TResult>(Func<TArg1, TArg2, AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, TArg1 arg1, TArg2 arg2, object state) { return ManyTasks.Finished(done => (beginMethod ?? throw new ArgumentNullException("beginMethod"))(arg1, arg2, done, state), endMethod, state, _options); }
        public Task<TResult> FromAsync<TArg1, TArg2, TResult>(Func<TArg1, TArg2, AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, TArg1 arg1, TArg2 arg2, object state, TaskCreationOptions creationOptions) { return ManyTasks.Finished(done => (beginMethod ?? throw new ArgumentNullException("beginMethod"))(arg1, arg2, done, state), endMethod, state, creationOptions); }
        public Task<TResult> FromAsync<TArg1, TArg2, TArg3, TResult>(Func<TArg1, TArg2, TArg3, AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, TArg1 arg1, TArg2 arg2, TArg3 arg3, object state) { return ManyTasks.Finished(done => (beginMethod ?? throw new ArgumentNullException("beginMethod"))(arg1, arg2, arg3, done, state), endMethod, state, _options); }
        public Task<TResult> FromAsync<TArg1, TArg2, TArg3, TResult>(Func<TArg1, TArg2, TArg3, AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, TArg1 arg1, TArg2 arg2, TArg3 arg3, object state, TaskCreationOptions creationOptions) { return ManyTasks.Finished(done => (beginMethod ?? throw new ArgumentNullException("beginMethod"))(arg1, arg2, arg3, done, state), endMethod, state, creationOptions); }
        public Task<TResult> FromAsync<TResult>(IAsyncResult asyncResult, Func<IAsyncResult, TResult> endMethod) { return ManyTasks.Finished(asyncResult, endMethod, _options); }
        public Task<TResult> FromAsync<TResult>(IAsyncResult asyncResult, Func<IAsyncResult, TResult> endMethod, TaskCreationOptions creationOptions, TaskScheduler scheduler) { return ManyTasks.Finished(asyncResult, endMethod, creationOptions, scheduler); }
        public Task<TResult> FromAsync<TResult>(IAsyncResult asyncResult, Func<IAsyncResult, TResult> endMethod, TaskCreationOptions creationOptions) { return ManyTasks.Finished(asyncResult, endMethod, creationOptions); }
    }

    public partial class TaskFactory<TResult>
    {
        public Task<TResult> ContinueWhenAll(Task[] tasks, Func<Task[], TResult> continuationFunction) { return TaskFactory.AfterAll(ManyTasks.Checked(tasks, continuationFunction), continuationFunction, _token, _continuationOptions, _scheduler); }
        public Task<TResult> ContinueWhenAll(Task[] tasks, Func<Task[], TResult> continuationFunction, CancellationToken cancellationToken) { return TaskFactory.AfterAll(ManyTasks.Checked(tasks, continuationFunction), continuationFunction, cancellationToken, _continuationOptions, _scheduler); }
        public Task<TResult> ContinueWhenAll(Task[] tasks, Func<Task[], TResult> continuationFunction, TaskContinuationOptions continuationOptions) { return TaskFactory.AfterAll(ManyTasks.Checked(tasks, continuationFunction), continuationFunction, _token, ManyTasks.Checked(continuationOptions), _scheduler); }
        public Task<TResult> ContinueWhenAll(Task[] tasks, Func<Task[], TResult> continuationFunction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler) { return TaskFactory.AfterAll(ManyTasks.Checked(tasks, continuationFunction), continuationFunction, cancellationToken, ManyTasks.Checked(continuationOptions), (scheduler ?? throw new ArgumentNullException("scheduler"))); }
        public Task<TResult> ContinueWhenAll<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>[], TResult> continuationFunction) { return TaskFactory.AfterAll(ManyTasks.Checked(tasks, continuationFunction), continuationFunction, _token, _continuationOptions, _scheduler); }
        public Task<TResult> ContinueWhenAll<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>[], TResult> continuationFunction, CancellationToken cancellationToken) { return TaskFactory.AfterAll(ManyTasks.Checked(tasks, continuationFunction), continuationFunction, cancellationToken, _continuationOptions, _scheduler); }
        public Task<TResult> ContinueWhenAll<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>[], TResult> continuationFunction, TaskContinuationOptions continuationOptions) { return TaskFactory.AfterAll(ManyTasks.Checked(tasks, continuationFunction), continuationFunction, _token, ManyTasks.Checked(continuationOptions), _scheduler); }
        public Task<TResult> ContinueWhenAll<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>[], TResult> continuationFunction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler) { return TaskFactory.AfterAll(ManyTasks.Checked(tasks, continuationFunction), continuationFunction, cancellationToken, ManyTasks.Checked(continuationOptions), (scheduler ?? throw new ArgumentNullException("scheduler"))); }
        public Task<TResult> ContinueWhenAny(Task[] tasks, Func<Task, TResult> continuationFunction) { return TaskFactory.AfterAny(ManyTasks.Checked(tasks, continuationFunction), continuationFunction, _token, _continuationOptions, _scheduler); }
        public Task<TResult> ContinueWhenAny(Task[] tasks, Func<Task, TResult> continuationFunction, CancellationToken cancellationToken) { return TaskFactory.AfterAny(ManyTasks.Checked(tasks, continuationFunction), continuationFunction, cancellationToken, _continuationOptions, _scheduler); }
        public Task<TResult> ContinueWhenAny(Task[] tasks, Func<Task, TResult> continuationFunction, TaskContinuationOptions continuationOptions) { return TaskFactory.AfterAny(ManyTasks.Checked(tasks, continuationFunction), continuationFunction, _token, ManyTasks.Checked(continuationOptions), _scheduler); }
        public Task<TResult> ContinueWhenAny(Task[] tasks, Func<Task, TResult> continuationFunction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler) { return TaskFactory.AfterAny(ManyTasks.Checked(tasks, continuationFunction), continuationFunction, cancellationToken, ManyTasks.Checked(continuationOptions), (scheduler ?? throw new ArgumentNullException("scheduler"))); }
        public Task<TResult> ContinueWhenAny<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>, TResult> continuationFunction) { return TaskFactory.AfterAny(ManyTasks.Checked(tasks, continuationFunction), continuationFunction, _token, _continuationOptions, _scheduler); }
        public Task<TResult> ContinueWhenAny<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>, TResult> continuationFunction, CancellationToken cancellationToken) { return TaskFactory.AfterAny(ManyTasks.Checked(tasks, continuationFunction), continuationFunction, cancellationToken, _continuationOptions, _scheduler); }
        public Task<TResult> ContinueWhenAny<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>, TResult> continuationFunction, TaskContinuationOptions continuationOptions) { return TaskFactory.AfterAny(ManyTasks.Checked(tasks, continuationFunction), continuationFunction, _token, ManyTasks.Checked(continuationOptions), _scheduler); }
        public Task<TResult> ContinueWhenAny<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>, TResult> continuationFunction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler) { return TaskFactory.AfterAny(ManyTasks.Checked(tasks, continuationFunction), continuationFunction, cancellationToken, ManyTasks.Checked(continuationOptions), (scheduler ?? throw new ArgumentNullException("scheduler"))); }

        public Task<TResult> FromAsync(Func<AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, object state) { return ManyTasks.Finished(done => (beginMethod ?? throw new ArgumentNullException("beginMethod"))(done, state), endMethod, state, _options); }
        public Task<TResult> FromAsync(Func<AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, object state, TaskCreationOptions creationOptions) { return ManyTasks.Finished(done => (beginMethod ?? throw new ArgumentNullException("beginMethod"))(done, state), endMethod, state, creationOptions); }
        public Task<TResult> FromAsync<TArg1>(Func<TArg1, AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, TArg1 arg1, object state) { return ManyTasks.Finished(done => (beginMethod ?? throw new ArgumentNullException("beginMethod"))(arg1, done, state), endMethod, state, _options); }
        public Task<TResult> FromAsync<TArg1>(Func<TArg1, AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, TArg1 arg1, object state, TaskCreationOptions creationOptions) { return ManyTasks.Finished(done => (beginMethod ?? throw new ArgumentNullException("beginMethod"))(arg1, done, state), endMethod, state, creationOptions); }
        public Task<TResult> FromAsync<TArg1, TArg2>(Func<TArg1, TArg2, AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, TArg1 arg1, TArg2 arg2, object state) { return ManyTasks.Finished(done => (beginMethod ?? throw new ArgumentNullException("beginMethod"))(arg1, arg2, done, state), endMethod, state, _options); }
        public Task<TResult> FromAsync<TArg1, TArg2>(Func<TArg1, TArg2, AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, TArg1 arg1, TArg2 arg2, object state, TaskCreationOptions creationOptions) { return ManyTasks.Finished(done => (beginMethod ?? throw new ArgumentNullException("beginMethod"))(arg1, arg2, done, state), endMethod, state, creationOptions); }
        public Task<TResult> FromAsync<TArg1, TArg2, TArg3>(Func<TArg1, TArg2, TArg3, AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, TArg1 arg1, TArg2 arg2, TArg3 arg3, object state) { return ManyTasks.Finished(done => (beginMethod ?? throw new ArgumentNullException("beginMethod"))(arg1, arg2, arg3, done, state), endMethod, state, _options); }
        public Task<TResult> FromAsync<TArg1, TArg2, TArg3>(Func<TArg1, TArg2, TArg3, AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, TArg1 arg1, TArg2 arg2, TArg3 arg3, object state, TaskCreationOptions creationOptions) { return ManyTasks.Finished(done => (beginMethod ?? throw new ArgumentNullException("beginMethod"))(arg1, arg2, arg3, done, state), endMethod, state, creationOptions); }
        public Task<TResult> FromAsync(IAsyncResult asyncResult, Func<IAsyncResult, TResult> endMethod) { return ManyTasks.Finished(asyncResult, endMethod, _options); }
        public Task<TResult> FromAsync(IAsyncResult asyncResult, Func<IAsyncResult, TResult> endMethod, TaskCreationOptions creationOptions, TaskScheduler scheduler) { return ManyTasks.Finished(asyncResult, endMethod, creationOptions, scheduler); }
        public Task<TResult> FromAsync(IAsyncResult asyncResult, Func<IAsyncResult, TResult> endMethod, TaskCreationOptions creationOptions) { return ManyTasks.Finished(asyncResult, endMethod, creationOptions); }
    }

    // The pattern of Begin and End methods over a task.
    public static class TaskToAsyncResult
    {
        sealed class Result : IAsyncResult
        {
            internal readonly Task Task;
            readonly object _state;
            readonly bool _atOnce;
            internal Result(Task task, object state, AsyncCallback callback)
            {
                Task = task;
                _state = state;
                _atOnce = task.IsCompleted;
                if (_atOnce)
                    callback?.Invoke(this);
                else if (callback != null)
                    task.ConfigureAwait(false).GetAwaiter().OnCompleted(() => callback(this));
            }
            public object AsyncState { get { return _state; } }
            public bool CompletedSynchronously { get { return _atOnce; } }
            public bool IsCompleted { get { return Task.IsCompleted; } }
            public WaitHandle AsyncWaitHandle { get { return ((IAsyncResult)Task).AsyncWaitHandle; } }
        }
        public static IAsyncResult Begin(Task task, AsyncCallback callback, object state) { return new Result(task ?? throw new ArgumentNullException("task"), state, callback); }
        public static void End(IAsyncResult asyncResult) { Unwrap(asyncResult).GetAwaiter().GetResult(); }
        public static TResult End<TResult>(IAsyncResult asyncResult) { return Unwrap<TResult>(asyncResult).GetAwaiter().GetResult(); }
        public static Task Unwrap(IAsyncResult asyncResult)
        {
            if (asyncResult == null)
                throw new ArgumentNullException("asyncResult");
            var own = asyncResult as Result;
            return own != null ? own.Task : throw new ArgumentException("The provided IAsyncResult is not supported.", "asyncResult");
        }
        public static Task<TResult> Unwrap<TResult>(IAsyncResult asyncResult) { return Unwrap(asyncResult) as Task<TResult> ?? throw new ArgumentException("The provided IAsyncResult is not supported.", "asyncResult"); }
    }
}
