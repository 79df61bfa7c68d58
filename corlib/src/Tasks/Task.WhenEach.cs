// Tasks one by one as they complete.
using System.Collections.Generic;

namespace System.Threading.Tasks
{
    public partial class Task
    {
        public static IAsyncEnumerable<Task> WhenEach(params Task[] tasks) { return new EachTask<Task>(Copy(tasks)); }
        public static IAsyncEnumerable<Task> WhenEach(ReadOnlySpan<Task> tasks) { return new EachTask<Task>(Copy(tasks.ToArray())); }
        public static IAsyncEnumerable<Task> WhenEach(IEnumerable<Task> tasks) { return new EachTask<Task>(Copy(tasks)); }
        public static IAsyncEnumerable<Task<TResult>> WhenEach<TResult>(params Task<TResult>[] tasks) { return new EachTask<Task<TResult>>(Copy(tasks)); }
        public static IAsyncEnumerable<Task<TResult>> WhenEach<TResult>(ReadOnlySpan<Task<TResult>> tasks) { return new EachTask<Task<TResult>>(Copy(tasks.ToArray())); }
        public static IAsyncEnumerable<Task<TResult>> WhenEach<TResult>(IEnumerable<Task<TResult>> tasks) { return new EachTask<Task<TResult>>(Copy(tasks)); }
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
