// Loops of asynchronous bodies: every body starts as a task of its own, as far as the limit allows.
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
            return new AsyncLoop<TSource>(parallelOptions, body).Run(source);
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
            return new AsyncLoop<TSource>(parallelOptions, body).Run(source);
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

    sealed class AsyncLoop<TSource>
    {
        readonly CancellationTokenSource _stop;
        readonly CancellationToken _token;
        readonly SemaphoreSlim _room;
        readonly Func<TSource, CancellationToken, ValueTask> _body;

        internal AsyncLoop(ParallelOptions options, Func<TSource, CancellationToken, ValueTask> body)
        {
            _token = options.CancellationToken;
            _stop = CancellationTokenSource.CreateLinkedTokenSource(_token);
            int limit = options.MaxDegreeOfParallelism;
            _room = new SemaphoreSlim(limit > 0 ? limit : Environment.ProcessorCount);
            _body = body;
        }

        internal async Task Run(IEnumerable<TSource> source)
        {
            var bodies = new List<Task>();
            foreach (TSource item in source)
            {
                await _room.WaitAsync();
                if (_stop.IsCancellationRequested)
                    break;
                bodies.Add(Task.Run(() => Each(item)));
            }
            await End(bodies);
        }

        internal async Task Run(IAsyncEnumerable<TSource> source)
        {
            var bodies = new List<Task>();
            IAsyncEnumerator<TSource> items = source.GetAsyncEnumerator(_stop.Token);
            try
            {
                for (;;)
                {
                    await _room.WaitAsync();
                    if (_stop.IsCancellationRequested || !await items.MoveNextAsync())
                        break;
                    TSource item = items.Current;
                    bodies.Add(Task.Run(() => Each(item)));
                }
            }
            catch (OperationCanceledException) when (_stop.IsCancellationRequested)
            {
            }
            finally
            {
                await items.DisposeAsync();
            }
            await End(bodies);
        }

        async Task End(List<Task> bodies)
        {
            Task all = Task.WhenAll(bodies);
            await all.ConfigureAwait(ConfigureAwaitOptions.SuppressThrowing);
            if (!all.IsFaulted)
                _token.ThrowIfCancellationRequested();
            await all;
        }

        async Task Each(TSource item)
        {
            try
            {
                await _body(item, _stop.Token);
            }
            catch
            {
                _stop.Cancel();
                throw;
            }
            finally
            {
                _room.Release();
            }
        }
    }
}
