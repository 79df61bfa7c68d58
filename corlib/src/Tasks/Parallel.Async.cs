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
            return new LoopOverItems<TSource>(parallelOptions, body, source).Run();
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
        static IEnumerable<T> Numbers<T>(T from, T to)
        {
            decimal end = Convert.ToDecimal(to);
            for (decimal i = Convert.ToDecimal(from); i < end; i++)
                yield return (T)Convert.ChangeType(i, typeof(T));
        }
    }

    abstract class AsyncLoop<TSource>
    {
        protected readonly CancellationTokenSource _stop;
        protected readonly Func<TSource, CancellationToken, ValueTask> _body;
        readonly CancellationToken _token;
        readonly TaskScheduler _scheduler;
        readonly TaskCompletionSource<bool> _done = new TaskCompletionSource<bool>();
        List<Exception> _exceptions;
        // How many workers may still be started. Only the newest worker asks.
        int _room;
        int _working;

        protected AsyncLoop(ParallelOptions options, Func<TSource, CancellationToken, ValueTask> body)
        {
            _token = options.CancellationToken;
            _stop = CancellationTokenSource.CreateLinkedTokenSource(_token);
            _scheduler = options.TaskScheduler ?? TaskScheduler.Current;
            _room = options.MaxDegreeOfParallelism > 0 ? options.MaxDegreeOfParallelism : Environment.ProcessorCount;
            _body = body;
        }

        internal Task Run()
        {
            StartWorker();
            return _done.Task;
        }

        // A worker starts the next one as soon as it has an item of its own.
        protected void StartWorker()
        {
            if (_room == 0)
                return;
            _room--;
            Interlocked.Increment(ref _working);
            if (_scheduler == TaskScheduler.Default)
                ThreadPool.QueueUserWorkItem(state => ((AsyncLoop<TSource>)state).Work(), this);
            else
                Task.Factory.StartNew(state => ((AsyncLoop<TSource>)state).Work(), this, CancellationToken.None, TaskCreationOptions.DenyChildAttach, _scheduler);
        }

        // Takes items and runs their bodies; what fails there is noted, and the last worker completes the loop.
        protected abstract Task Work();

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
            _stop.Dispose();
            // Whatever failed after the loop was cancelled from outside is taken to have failed for that.
            if (_token.IsCancellationRequested)
                _done.TrySetCanceled(_token);
            else if (_exceptions == null)
                _done.TrySetResult(true);
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

        protected override async Task Work()
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
                    await _body(item, _stop.Token);
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
            _items = source.GetAsyncEnumerator(_stop.Token) ?? throw new InvalidOperationException("the source has no enumerator");
        }

        protected override async Task Work()
        {
            try
            {
                for (bool first = true; !_stop.IsCancellationRequested; first = false)
                {
                    TSource item;
                    await _turn.WaitAsync(_stop.Token);
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
                    await _body(item, _stop.Token);
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
