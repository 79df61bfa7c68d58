// Loops of asynchronous bodies. As many workers as the limit allows take items until there are none.
using System.Collections.Generic;

namespace System.Threading.Tasks
{
    public static partial class Parallel
    {
        public static Task ForEachAsync<TSource>(IEnumerable<TSource> source, Func<TSource, CancellationToken, ValueTask> body) { return ForEachAsync(source, new ParallelOptions(), body); }
        public static Task ForEachAsync<TSource>(IEnumerable<TSource> source, CancellationToken cancellationToken, Func<TSource, CancellationToken, ValueTask> body)
        {
            return ForEachAsync(source, new ParallelOptions { CancellationToken = cancellationToken }, body);
        }
        public static Task ForEachAsync<TSource>(IEnumerable<TSource> source, ParallelOptions parallelOptions, Func<TSource, CancellationToken, ValueTask> body)
        {
            if (source == null)
                throw new ArgumentNullException("source");
            if (parallelOptions == null)
                throw new ArgumentNullException("parallelOptions");
            if (body == null)
                throw new ArgumentNullException("body");
            if (parallelOptions.CancellationToken.IsCancellationRequested)
                return Task.FromCanceled(parallelOptions.CancellationToken);
            return (LoopOverList(source, parallelOptions, body) ?? new LoopOverItems<TSource>(parallelOptions, body, source)).Run();
        }
    }

    public static partial class Parallel
    {
        public static Task ForEachAsync<TSource>(IAsyncEnumerable<TSource> source, Func<TSource, CancellationToken, ValueTask> body) { return ForEachAsync(source, new ParallelOptions(), body); }
        public static Task ForEachAsync<TSource>(IAsyncEnumerable<TSource> source, CancellationToken cancellationToken, Func<TSource, CancellationToken, ValueTask> body)
        {
            return ForEachAsync(source, new ParallelOptions { CancellationToken = cancellationToken }, body);
        }
        public static Task ForEachAsync<TSource>(IAsyncEnumerable<TSource> source, ParallelOptions parallelOptions, Func<TSource, CancellationToken, ValueTask> body)
        {
            if (source == null)
                throw new ArgumentNullException("source");
            if (parallelOptions == null)
                throw new ArgumentNullException("parallelOptions");
            if (body == null)
                throw new ArgumentNullException("body");
            if (parallelOptions.CancellationToken.IsCancellationRequested)
                return Task.FromCanceled(parallelOptions.CancellationToken);
            return new LoopOverAsyncItems<TSource>(parallelOptions, body, source).Run();
        }

        public static Task ForAsync<T>(T fromInclusive, T toExclusive, Func<T, CancellationToken, ValueTask> body) { return ForAsync(fromInclusive, toExclusive, new ParallelOptions(), body); }
        public static Task ForAsync<T>(T fromInclusive, T toExclusive, CancellationToken cancellationToken, Func<T, CancellationToken, ValueTask> body)
        {
            return ForAsync(fromInclusive, toExclusive, new ParallelOptions { CancellationToken = cancellationToken }, body);
        }
        public static Task ForAsync<T>(T fromInclusive, T toExclusive, ParallelOptions parallelOptions, Func<T, CancellationToken, ValueTask> body)
        {
            return ForEachAsync(Numbers(fromInclusive, toExclusive), parallelOptions, body);
        }
        // Of any integer type.
        static T[] Numbers<T>(T from, T to)
        {
            decimal first = Convert.ToDecimal(from);
            decimal count = Convert.ToDecimal(to) - first;
            var numbers = new T[count > 0 ? (int)count : 0];
            for (int i = 0; i < numbers.Length; i++)
                numbers[i] = (T)Convert.ChangeType(first + i, typeof(T));
            return numbers;
        }
    }

    abstract class AsyncLoop<TSource>
    {
        protected readonly CancellationTokenSource _stop;
        protected readonly Func<TSource, CancellationToken, ValueTask> _body;
        readonly CancellationToken _token;
        readonly TaskScheduler _scheduler;
        readonly TaskCompletionSource<VoidTaskResult> _done = new TaskCompletionSource<VoidTaskResult>();
        List<Exception> _exceptions;
        // What the bodies get.
        protected readonly CancellationToken _stopToken;
        // How many workers may still be started, and how many were started and have not ended.
        protected int _room;
        protected int _working;

        protected AsyncLoop(ParallelOptions options, Func<TSource, CancellationToken, ValueTask> body)
        {
            _token = options.CancellationToken;
            _stop = CancellationTokenSource.CreateLinkedTokenSource(_token);
            _stopToken = _stop.Token;
            _scheduler = options.TaskScheduler ?? TaskScheduler.Current;
            _room = options.MaxDegreeOfParallelism > 0 ? options.MaxDegreeOfParallelism : Environment.ProcessorCount;
            _body = body;
        }

        protected Task Done { get { return _done.Task; } }

        internal virtual Task Run()
        {
            StartWorker();
            return Done;
        }

        // A worker starts the next one as soon as it has an item of its own. Only the newest worker asks.
        protected void StartWorker()
        {
            if (_room == 0)
                return;
            _room--;
            Interlocked.Increment(ref _working);
            Queue();
        }

        protected void Queue()
        {
            if (_scheduler == TaskScheduler.Default)
                ThreadPool.QueueUserWorkItem(state => ((AsyncLoop<TSource>)state).Work(), this);
            else
                Task.Factory.StartNew(state => ((AsyncLoop<TSource>)state).Work(), this, CancellationToken.None, TaskCreationOptions.DenyChildAttach, _scheduler);
        }

        // Takes items and runs their bodies; what fails there is noted, and the last worker completes the loop.
        protected abstract void Work();

        // Nobody waits for the task of a worker.
        protected static void Leave(Task work) { }

        protected void Fail(Exception exception)
        {
            lock (_done)
            {
                if (_exceptions == null)
                    _exceptions = new List<Exception>();
                _exceptions.Add(exception);
            }
            _stop.Cancel();
        }

        protected bool IsLast() { return Interlocked.Decrement(ref _working) == 0; }

        protected void Complete()
        {
            // Otherwise nothing knows of it that would keep it.
            if (_token.CanBeCanceled)
                _stop.Dispose();
            // Whatever failed after the loop was cancelled from outside is taken to have failed for that.
            if (_token.IsCancellationRequested)
                _done.TrySetCanceled(_token);
            else if (_exceptions == null)
                _done.TrySetResult(default(VoidTaskResult));
            else
                _done.TrySetException(_exceptions);
        }
    }

    sealed class LoopOverItems<TSource> : AsyncLoop<TSource>
    {
        readonly IEnumerator<TSource> _items;

        internal LoopOverItems(ParallelOptions options, Func<TSource, CancellationToken, ValueTask> body, IEnumerable<TSource> source) : base(options, body)
        {
            _items = source.GetEnumerator() ?? throw new InvalidOperationException("the source has no enumerator");
        }

        protected override void Work() { Leave(TakeAll()); }
        async Task TakeAll()
        {
            try
            {
                for (bool first = true; !_stop.IsCancellationRequested; first = false)
                {
                    TSource item;
                    lock (_items)
                    {
                        if (!_items.MoveNext())
                            break;
                        item = _items.Current;
                    }
                    if (first)
                        StartWorker();
                    await _body(item, _stopToken);
                }
            }
            catch (Exception exception)
            {
                Fail(exception);
            }
            if (!IsLast())
                return;
            try
            {
                _items.Dispose();
            }
            catch (Exception exception)
            {
                Fail(exception);
            }
            Complete();
        }
    }

    sealed class LoopOverAsyncItems<TSource> : AsyncLoop<TSource>
    {
        readonly IAsyncEnumerator<TSource> _items;
        readonly SemaphoreSlim _turn = new SemaphoreSlim(1);

        internal LoopOverAsyncItems(ParallelOptions options, Func<TSource, CancellationToken, ValueTask> body, IAsyncEnumerable<TSource> source) : base(options, body)
        {
            _items = source.GetAsyncEnumerator(_stopToken) ?? throw new InvalidOperationException("the source has no enumerator");
        }

        protected override void Work() { Leave(TakeAll()); }
        async Task TakeAll()
        {
            try
            {
                for (bool first = true; !_stop.IsCancellationRequested; first = false)
                {
                    TSource item;
                    await _turn.WaitAsync(_stopToken);
                    try
                    {
                        if (!await _items.MoveNextAsync())
                            break;
                        item = _items.Current;
                    }
                    finally
                    {
                        _turn.Release();
                    }
                    if (first)
                        StartWorker();
                    await _body(item, _stopToken);
                }
            }
            catch (Exception exception)
            {
                Fail(exception);
            }
            if (!IsLast())
                return;
            try
            {
                await _items.DisposeAsync();
            }
            catch (Exception exception)
            {
                Fail(exception);
            }
            Complete();
        }
    }
}
