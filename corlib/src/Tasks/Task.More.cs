// Members of tasks that newer frameworks added.
using System.Collections.Generic;

namespace System.Threading.Tasks
{
    [Flags]
    public enum ConfigureAwaitOptions { None = 0, ContinueOnCapturedContext = 1, SuppressThrowing = 2, ForceYielding = 4 }

    public partial class Task
    {
        public static Task<Task<TResult>> WhenAny<TResult>(ReadOnlySpan<Task<TResult>> tasks) { return WhenAny(tasks.ToArray()); }
        public static void WaitAll(IEnumerable<Task> tasks, CancellationToken cancellationToken = default(CancellationToken)) { WaitAll(Copy(tasks), cancellationToken); }
        public bool Wait(TimeSpan timeout, CancellationToken cancellationToken) { return Wait(Timeout.Milliseconds(timeout), cancellationToken); }
        public System.Runtime.CompilerServices.ConfiguredTaskAwaitable ConfigureAwait(ConfigureAwaitOptions options)
        {
            if ((options & ~(ConfigureAwaitOptions)7) != 0)
                throw new ArgumentOutOfRangeException("options");
            return new System.Runtime.CompilerServices.ConfiguredTaskAwaitable(this, options);
        }

        public static IAsyncEnumerable<Task> WhenEach(params Task[] tasks) { return new EachTask<Task>(Copy(tasks)); }
        public static IAsyncEnumerable<Task> WhenEach(ReadOnlySpan<Task> tasks) { return new EachTask<Task>(Copy(tasks.ToArray())); }
        public static IAsyncEnumerable<Task> WhenEach(IEnumerable<Task> tasks) { return new EachTask<Task>(Copy(tasks)); }
        public static IAsyncEnumerable<Task<TResult>> WhenEach<TResult>(params Task<TResult>[] tasks) { return new EachTask<Task<TResult>>(Copy(tasks)); }
        public static IAsyncEnumerable<Task<TResult>> WhenEach<TResult>(ReadOnlySpan<Task<TResult>> tasks) { return new EachTask<Task<TResult>>(Copy(tasks.ToArray())); }
        public static IAsyncEnumerable<Task<TResult>> WhenEach<TResult>(IEnumerable<Task<TResult>> tasks) { return new EachTask<Task<TResult>>(Copy(tasks)); }
    }

    public partial class Task<TResult>
    {
        public System.Runtime.CompilerServices.ConfiguredTaskAwaitable<TResult> ConfigureAwait(ConfigureAwaitOptions options)
        {
            if ((options & ~(ConfigureAwaitOptions)5) != 0)
                throw new ArgumentOutOfRangeException("options");
            return new System.Runtime.CompilerServices.ConfiguredTaskAwaitable<TResult>(this, options);
        }
        public new Task<TResult> WaitAsync(CancellationToken cancellationToken) { return WaitAsync(Timeout.InfiniteTimeSpan, cancellationToken); }
        public new Task<TResult> WaitAsync(TimeSpan timeout) { return WaitAsync(timeout, default(CancellationToken)); }
        public new Task<TResult> WaitAsync(TimeSpan timeout, CancellationToken cancellationToken) { return WaitAsync(timeout, cancellationToken, () => _result); }
    }

    // Tasks in the order in which they complete; among those that have, any may come first.
    sealed class EachTask<TTask> : IAsyncEnumerable<TTask>, IAsyncEnumerator<TTask> where TTask : Task
    {
        readonly List<Task> _left;
        TTask _current;
        internal EachTask(Task[] tasks) { _left = new List<Task>(tasks); }
        public IAsyncEnumerator<TTask> GetAsyncEnumerator(CancellationToken cancellationToken) { return this; }
        public TTask Current { get { return _current; } }
        public ValueTask<bool> MoveNextAsync()
        {
            if (_left.Count == 0)
                return new ValueTask<bool>(false);
            return new ValueTask<bool>(Task.WhenAny(_left).ContinueWith(first =>
            {
                _current = (TTask)first.Result;
                _left.Remove(_current);
                return true;
            }, TaskContinuationOptions.ExecuteSynchronously));
        }
        public ValueTask DisposeAsync() { return default(ValueTask); }
    }
}
